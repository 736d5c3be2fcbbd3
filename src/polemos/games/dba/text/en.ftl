# DBA battle: every text of the game in English. Keys: docs/protocol.md, section 1.

## The game

game-title = DBA battle
game-subtitle = Twelve elements a side, one afternoon
game-sketch = Pick two of nine armies of the age of Pyrrhus, set out woods, hills and rivers, and fight until one side breaks. A die gives you command points: too few for everything you would like to do. Pikes, elephants, knights and Roman blades each have an enemy they fear; flanks decide; and after every loss the army may run.

## Scenario and options

scenario-battle = A battle
    .sketch = Attacker and defender with twelve elements each, on twenty-four by twenty-four cells.
scenario-crimissus = Crimissus, 341 BC
    .sketch = Timoleon of Syracuse comes down from the hills on a Carthaginian army that has a river at its feet. Armies and ground are given.
scenario-sentinum = Sentinum, 295 BC
    .sketch = Two consuls against Gauls and Samnites: warbands and horse on one wing, mountaineers on the other. Armies and ground are given.
scenario-heraclea = Heraclea, 280 BC
    .sketch = The legions force the river Siris against the pikes and elephants of Pyrrhus. Armies and ground are given.
scenario-asculum = Asculum, 279 BC
    .sketch = Pyrrhus attacks between woods and hills; the victory that gave such victories their name. Armies and ground are given.
scenario-cranita = The Cranita hills, 277 BC
    .sketch = The legions climb after the Samnites into wooded hills. Armies and ground are given.
scenario-beneventum = Beneventum, 275 BC
    .sketch = Back from Sicily with fewer troops, Pyrrhus goes for the Romans in broken country. Armies and ground are given.
option-attacker-army = Attacking army
    .about = The list the attacker musters from; battles of history have their own rosters.
    .pyrrhic = Pyrrhus of Epirus (II/27b)
    .italiot = Italiots and Campanians (II/8b)
    .camillan = Camillan Romans (II/10)
    .polybian = Polybian Romans (II/33)
    .carthaginian = Early Carthaginians (I/61b)
    .syracusan = Syracusans (II/9)
    .samnite = Samnites (II/13)
    .siciliot = Siciliots and Mamertines (II/5h)
    .gallic = Gauls (II/11)
option-defender-army = Defending army
    .about = The list the defender musters from; battles of history have their own rosters.
    .camillan = Camillan Romans (II/10)
    .polybian = Polybian Romans (II/33)
    .carthaginian = Early Carthaginians (I/61b)
    .syracusan = Syracusans (II/9)
    .samnite = Samnites (II/13)
    .siciliot = Siciliots and Mamertines (II/5h)
    .gallic = Gauls (II/11)
    .pyrrhic = Pyrrhus of Epirus (II/27b)
    .italiot = Italiots and Campanians (II/8b)
option-topography = Country
    .about = Decides which terrain features must and may be placed; battles of history have their own ground.
    .chance = by chance
    .fertile = fertile
    .hilly = hilly
    .coastal = coastal
option-resolution = How to fight
    .about = On the table, move by move; at once, in lanes; or as both sides agree.
    .table = on the table
    .quick = at once
    .agree = as both agree
option-camps = Camps
    .about = Each side has a camp with followers; sacked, it counts as two elements in the rout test.
option-landing = Landing
    .about = In coastal country the attacker may keep up to four elements aboard and land them in the first bound.

## Sides, phases, results

role-attacker = Attacker
    .article = the
role-defender = Defender
    .article = the
phase-battle = Battle
level-victory = victory
level-decisive = crushing victory
level-withdrawal = the field is held
reason-rout = the enemy army ran
reason-withdrawal = the attacker withdrew at dusk

## Troops

piece-el = elephants
    .article = the
    .number = many
piece-kn = knights
    .article = the
    .number = many
piece-cv = cavalry
    .article = the
piece-lh = light horse
    .article = the
piece-sp = spears
    .article = the
    .number = many
piece-pk = pikes
    .article = the
    .number = many
piece-bd = blades
    .article = the
    .number = many
piece-ax = auxilia
    .article = the
    .number = many
piece-wb = warband
    .article = the
piece-ps = psiloi
    .article = the
    .number = many
piece-art = artillery
    .article = the
piece-bw = bows
    .article = the
    .number = many
piece-hd = horde
    .article = the
piece-cf = camp followers
    .article = the
    .number = many

## Names

value-road = road
feature-road = road
value-river = river
feature-river = river
value-steep-hill = steep hill
feature-steep-hill = steep hill
value-gentle-hill = gentle hill
feature-gentle-hill = gentle hill
value-woods = woods
feature-woods = woods
value-marsh = marsh
feature-marsh = marsh
value-dunes = dunes
feature-dunes = dunes
value-waterway = sea
feature-waterway = sea
value-open = open ground
feature-open = open ground
topography-chance = by chance
topography-fertile = fertile
topography-hilly = hilly
topography-coastal = coastal
army-pyrrhic = Pyrrhus of Epirus (II/27b)
army-italiot = Italiots and Campanians (II/8b)
army-camillan = Camillan Romans (II/10)
army-polybian = Polybian Romans (II/33)
army-carthaginian = Early Carthaginians (I/61b)
army-syracusan = Syracusans (II/9)
army-samnite = Samnites (II/13)
army-siciliot = Siciliots and Mamertines (II/5h)
army-gallic = Gauls (II/11)
value-n = north
facing-n = north
edge-n = north
value-e = east
facing-e = east
edge-e = east
value-s = south
facing-s = south
edge-s = south
value-w = west
facing-w = west
edge-w = west
value-across = from west to east
value-along = from north to south
value-2x2 = 2 by 2
value-3x3 = 3 by 3
value-4x4 = 4 by 4
value-3x5 = 3 by 5
value-5x3 = 5 by 3
value-4x5 = 4 by 5
value-5x4 = 5 by 4
value-6x3 = 6 by 3
value-3x6 = 3 by 6
value-2x6 = 2 by 6
value-6x2 = 6 by 2
river-paltry = a trickle
river-slow = slow to cross
river-column = to be crossed in column
river-unknown = unknown
way-table = on the table
way-quick = at once
march-ahead = straight ahead
march-slant-left = ahead and to the left
march-slant-right = ahead and to the right
march-follow-left = in column, to the left
march-follow-right = in column, to the right
march-wheel-left = wheeling left
march-wheel-right = wheeling right

## Questions

prompt-muster = You make up your army, { $army }: which troops are element { $number }? The list leaves you the choice here.
prompt-agree = How is this battle fought: move by move on the table, or at once in lanes? Both sides must agree to the latter.
prompt-terrain = You defend and choose the ground: what do you set out in this { $topography } country?
prompt-size = How large is the piece of ground you place ({ $feature })?
prompt-corner = Where does the piece of ground lie ({ $feature })? Choose its north-west corner.
prompt-edge = Which edge of the table do you ask for as your base? A die of 4 to 6 grants it.
prompt-camp = Where does your camp stand?
prompt-deploy = Setting up your line, at your edge of the board: which element do you deploy next ({ $left } left)?
prompt-place = Where do you place { THE($piece) }?
prompt-swap = Do you exchange two of your elements ({ $left } left)? Which is the first?
prompt-swap-with = With which element do you exchange { THE($piece) }?
prompt-command =
    What do you do with your { $pips ->
        [one] command point
       *[other] { $pips } command points
    }? Each moves an element or a group.
prompt-move =
    Where { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } go?
prompt-face =
    In { $place }, which way { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } face?
prompt-group = The group so far: { $pieces }. Who joins it, or how does it march?
prompt-land =
    Where { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } land?
prompt-shoot =
    At whom { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } shoot?
prompt-volley = Whose shot is resolved next?
prompt-fight = Which combat is resolved first?
prompt-swerve =
    { THE($piece) } { COUNT($piece) ->
        [many] flee
       *[one] flees
    } and the way is blocked: to which hand?
prompt-face-about =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } attacked from several sides: whom { COUNT($piece) ->
        [many] do they
       *[one] does it
    } face?
prompt-lead = Several shoot at { THE($piece) }: whose shot is it, helped by the others?
prompt-disembark = There is no room on the shore for all: who lands next?

## Answers

verb-reference = Take the usual army of this list
verb-take = { $arg }
verb-table = Move by move, on the table
verb-quick = At once, in lanes
verb-done = Done
verb-done-in-swap = Done: exchange nothing more
verb-chance-field = Leave the terrain to chance
verb-feature = { $arg }
verb-size = { $arg }
verb-to = { $arg }
verb-attack = Attack from { $arg }
verb-edge = { $arg }
verb-line-up = Deploy the usual line of battle
verb-place = Place { THE($arg) }
verb-keep-aboard = Keep { THE($arg) } aboard
verb-swap = Exchange { THE($arg) }
verb-with = With { THE($arg) }
verb-move = Move { THE($arg) }
verb-group = Begin a group with { THE($arg) }
verb-line = Take the whole line of { THE($arg) }
verb-land = Land from the ships
verb-everybody = Take the whole formation
verb-halt = Stay where they are, for one point
verb-face = Face { $arg }
verb-keep-facing = Keep the present facing
verb-at = Shoot at { THE($arg) }
verb-fight = Combat of { THE($arg) }
verb-fight-on = Resolve all combats in order
verb-resolve = The shot at { THE($arg) }
verb-turn-to = Face { THE($arg) }
verb-lead =
    { THE($arg) } { COUNT($arg) ->
        [many] shoot
       *[one] shoots
    }, helped by the others
verb-disembark = { $arg }
verb-ahead = Straight ahead: { $arg }
verb-slant-left = Ahead and to the left: { $arg }
verb-slant-right = Ahead and to the right: { $arg }
verb-follow-left = In column, to the left: { $arg }
verb-follow-right = In column, to the right: { $arg }
verb-wheel-left = Wheeling left: { $arg }
verb-wheel-right = Wheeling right: { $arg }

## What happened

log-roster = { THE($side) }: { $pieces }.
log-mustered =
    { THE($side) } { COUNT($side) ->
        [many] muster their army
       *[one] musters its army
    }: { $army }.
log-agreed = The battle is fought { $way }.
log-field = On the field: { $feature }.
log-edge =
    { THE($side) } asked for the { $wanted } edge (die { $die }, granted on 4 to 6) and { COUNT($side) ->
        [many] come
       *[one] comes
    } from the { $edge }.
log-deployed =
    { THE($side) } { COUNT($side) ->
        [many] are
       *[one] is
    } deployed.
log-swapped =
    { THE($side) } { COUNT($side) ->
        [many] exchange
       *[one] exchanges
    } { $pieces }.
log-bound = Bound { $turn }: { THE($side) } to move.
log-pips =
    { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } { $number ->
        [one] one command point
       *[other] { $number } command points
    }.
log-moves =
    { THE($piece) } { COUNT($piece) ->
        [many] go
       *[one] goes
    } from { $from } to { $to_place }, facing { $facing } ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    }).
log-marches =
    A group marches { $march }, { $number ->
        [one] one step
       *[other] { $number } steps
    }: { $pieces } ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    }).
log-river = The river is entered for the first time, die { $die }: it is { $river }.
log-lands =
    { THE($piece) } { COUNT($piece) ->
        [many] land
       *[one] lands
    } in { $to_place }.
log-turns =
    { THE($piece) } of { THE($side) } in { $place } { COUNT($piece) ->
        [many] have
       *[one] has
    } nobody in front and { COUNT($piece) ->
        [many] turn
       *[one] turns
    } to { THE($enemy) }.
log-shot =
    Shot at { $place }: { THE($piece) } of { THE($side) } with { $mine } ({ $mine_sum }) against { THE($enemy) } of { THE($foe) } with { $theirs } ({ $their_sum }): { $outcome ->
        [equal] nothing comes of it
        [missed] no effect
        [beaten] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten
       *[doubled] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten two to one
    }.
log-combat =
    Combat in { $place }: { THE($piece) } of { THE($side) } with { $mine } ({ $mine_sum }) against { THE($enemy) } of { THE($foe) } with { $theirs } ({ $their_sum }): { $outcome ->
        [equal] nothing comes of it
        [missed] no effect
        [beaten] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten
       *[doubled] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten two to one
    }.
log-points =
    Bound { $turn }: { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } { $number ->
        [one] one command point
       *[other] { $number } command points
    }.
log-lanes =
    { THE($side) } { COUNT($side) ->
        [many] attack
       *[one] attacks
    } { THE($foe) } in { $topography } country: { $number ->
        [one] 1 lane
       *[other] { $number } lanes
    }, { $bad ->
        [0] the bad going lies beside them
        [one] one of them in bad going, as suits { THE($foe) }
       *[other] { $bad } of them in bad going, as suits { THE($foe) }
    }.
log-party = { THE($side) }, die { $die }: { $number ->
    [one] whoever charges goes alone
   *[other] up to { $number } neighbours charge together
}.
log-ventures =
    { THE($piece) } of { THE($side) }: die { $die }, a 1, { COUNT($piece) ->
        [many] they run
       *[one] it runs
    } out before the line.
log-holds-back =
    { THE($piece) } of { THE($side) }: die { $die }, no 1, { COUNT($piece) ->
        [many] they stay
       *[one] it stays
    } behind the line.
log-fills =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] come
       *[one] comes
    } from the reserve into a gap, against { THE($enemy) }.
log-takes-flank =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] take
       *[one] takes
    } { THE($enemy) } in the flank.
log-overlaps = Overlaps against { THE($foe) }: { $number } of { $most } come about (each on 4 to 6).
log-ranks = { THE($side) }: the second rank of pikes has kept up (3 to 6).
log-open-ranks = { THE($side) }: the second rank of pikes has not kept up (1 or 2).
log-lane =
    Lane { $lane }: { THE($piece) } of { THE($side) } with { $mine } ({ $mine_sum }) against { THE($enemy) } of { THE($foe) } with { $theirs } ({ $their_sum }): { $outcome ->
        [equal] nothing comes of it
        [missed] no effect
        [beaten] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten
       *[doubled] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten two to one
    }.
log-lane-shot =
    Shot into lane { $lane }: { THE($piece) } of { THE($side) } with { $mine } ({ $mine_sum }) against { THE($enemy) } of { THE($foe) } with { $theirs } ({ $their_sum }): { $outcome ->
        [equal] nothing comes of it
        [missed] no effect
        [beaten] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten
       *[doubled] { THE($loser) } { COUNT($loser) ->
        [many] are
       *[one] is
    } beaten two to one
    }.
log-caught = { THE($piece) } of { THE($side) }, thrown back: die { $die }, a 1, cut off and destroyed.
log-gets-away =
    { THE($piece) } of { THE($side) }, thrown back: die { $die }, no 1, { COUNT($piece) ->
        [many] they get
       *[one] it gets
    } away.
log-falls =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] are
       *[one] is
    } destroyed.
log-gives-way =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] give
       *[one] gives
    } way by one row.
log-runs =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in flight for three bounds.
log-comes-back =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] are
       *[one] is
    } back from flight, in reserve.
log-presses-on =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] press
       *[one] presses
    } on by one row.
log-passes-through =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] pass
       *[one] passes
    } back through the line.
log-destroyed =
    { THE($piece) } of { THE($side) } in { $place } { COUNT($piece) ->
        [many] are
       *[one] is
    } destroyed: { $cause }.
cause-overcome = overcome in combat
cause-shared = with the front they supported
cause-blocked = nowhere to fall back to
cause-caught = an enemy on flank or rear
cause-trampled = trampled by their own elephants
cause-shot = shot down
cause-escaped = off the field
log-recoils =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] recoil
       *[one] recoils
    } to { $to_place }.
log-pushed =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } pushed back to { $to_place }.
log-flees =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] flee
       *[one] flees
    } to { $to_place }.
log-follows =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] follow
       *[one] follows
    } up to { $to_place }.
log-sacked = The camp of { THE($side) } is sacked by { THE($piece) }; it counts as two elements.
log-stands =
    { THE($side) } { COUNT($side) ->
        [many] stand
       *[one] stands
    }: die { $die }, elements lost: { $lost }; a die below that would be a rout.
log-routs =
    { THE($side) } { COUNT($side) ->
        [many] rout
       *[one] routs
    }: die { $die }, less than the { $lost ->
        [one] 1 element
       *[other] { $lost } elements
    } lost.
log-annihilated =
    { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } nobody left (die { $die }, elements lost: { $lost }).
log-fought =
    { THE($side) } { COUNT($side) ->
        [many] beat
       *[one] beats
    } { THE($foe) } in bound { $number } ({ $ended ->
        [rout] rout
       *[withdrawal] withdrawal at dusk
    }). Losses of { THE($foe) }: { $killed ->
        [0] none
       *[other] { $killed } ({ $enemies })
    }; of { THE($side) }: { $lost ->
        [0] none
       *[other] { $lost } ({ $pieces })
    }.
sum-die-1 = die 1
sum-die-2 = die 2
sum-die-3 = die 3
sum-die-4 = die 4
sum-die-5 = die 5
sum-die-6 = die 6
sum-factor-1 = factor 1
sum-factor-2 = factor 2
sum-factor-3 = factor 3
sum-factor-4 = factor 4
sum-factor-5 = factor 5
sum-general-1 = general +1
sum-uphill-1 = height or bank +1
sum-bad-going-m2 = bad going −2
sum-camp-2 = in camp +2
sum-flank-m1 = flank or rear −1
sum-flank-m2 = flank or rear −2
sum-flank-m3 = flank or rear −3
sum-overlap-m1 = overlap −1
sum-overlap-m2 = overlap −2
sum-support-1 = support +1
sum-support-3 = support +3
sum-shooters-m1 = more shooters −1
sum-shooters-m2 = more shooters −2

## Cells

place-cell = { $cell }

## Chapters of the rules

chapter-11 = From the campaign to the battlefield
chapter-dba = The battle
track-lost = Elements lost
legend = K12              a cell of the field: letter from west to east, number from north to south
forecast-each = { THE($piece) } against { THE($enemy) }, of 36 throws: destroys in { $wins-D }, drives off in { $wins-F }, pushes back in { $wins-R }; destroyed in { $loses-D }, driven off in { $loses-F }, pushed back in { $loses-R }.
section-dba-1 = Scale and elements
section-dba-1-1 = Kinds of troops
section-dba-2-1 = Choosing the ground
section-dba-2-2 = What the ground does
section-dba-2-3 = Bases and deployment
section-dba-3 = A bound
section-dba-4 = Command points
section-dba-5 = Moving
section-dba-5-2 = Coming into contact
section-dba-6 = Shooting
section-dba-7 = Close combat
section-dba-8 = Outcomes of combat
section-dba-8-1 = Recoiling and fleeing
section-dba-9 = The end of a battle
section-dba-12 = The field of cells
section-dba-13 = Army lists
section-11-3 = Breaking an army

## Why something is not done in a battle

why-dba-not-own =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not under your orders.
why-dba-off-field =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not on the field.
why-dba-followers =
    { THE($piece) } { COUNT($piece) ->
        [many] stay
       *[one] stays
    } with the camp.
why-dba-too-dear =
    This costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and { $pips ->
        [one] 1 is
       *[other] { $pips } are
    } left.
why-dba-slow-dear = Elephants, hordes and artillery cost a point more: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and { $pips ->
        [one] 1 is
       *[other] { $pips } are
    } left.
why-dba-far-dear = The general is too far away, or he has fallen: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and { $pips ->
        [one] 1 is
       *[other] { $pips } are
    } left.
why-dba-hidden-dear = The general sees little from where he is: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and { $pips ->
        [one] 1 is
       *[other] { $pips } are
    } left.
why-dba-moved-twice =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } moved twice in this bound.
why-dba-moved = It has moved in this bound, and has no second move.
why-dba-held-in-flank =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } held in front and, from the flank or rear, by { THE($enemy) }.
why-dba-engaged = In contact with { THE($enemy) }: it may only go straight back.
why-dba-no-way-back =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in contact with { THE($enemy) }, with no room straight behind.
why-dba-pinned = Under the threat of { THE($enemy) }: it may only attack, face that enemy or go straight back.
why-dba-nobody-moves = Nobody who could still move is within the points left.
why-dba-facing-already = { $place }: it stands there and cannot turn to any other side.
why-dba-only-attack = { $place }: there it meets an enemy; that is an attack.
why-dba-sea = { $place }: that is water.
why-dba-no-artillery = { $place }: that is bad going, where artillery cannot go.
why-dba-cell-taken = { $place }: the cell is occupied ({ $other }).
why-dba-too-far = { $place }: that is too far; it moves { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } over good going, and one and a half count for a slanting step.
why-dba-threat-between = { $place }: the way leads through the threat of an enemy, where it would have to stop.
why-dba-friends-between = { $place }: others stand in the way.
why-dba-slow-ground = { $place }: rough ground or water on the way makes it too far.
why-dba-flank-start = { $place }: a flank or rear is attacked only by who starts behind its edge.
why-dba-no-enemy-before = { $place }: it would have no enemy before it there.
why-dba-nobody-to-attack = No enemy is within reach to attack.
why-dba-alone = { THE($piece) }: no friend who faces the same way stands beside, in front or behind.
why-dba-no-groups = No formation can move with the points left.
why-dba-member-moved =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } moved in this bound; groups are of elements that have not.
why-dba-member-in-contact =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in contact with { THE($enemy) }; groups are of elements that are not.
why-dba-line-led-by = { THE($piece) }: the whole formation is moved by its first element ({ $leader }).
why-dba-in-group =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } already in the group.
why-dba-not-beside =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not beside the group, or { COUNT($piece) ->
        [many] face
       *[one] faces
    } another way.
why-dba-everybody-in = Nobody else stands beside the group and faces the same way.
why-dba-not-a-group = One element is no group: choose another beside it.
why-dba-steps = A number of cells between 1 and { $count } is meant.
why-dba-group-crosses-threat = The group would cross the threat of an enemy it does not meet head on.
why-dba-group-withdraws = Away from the enemy a group goes only as a column, one element wide.
why-dba-group-edge = The group would leave the field.
why-dba-group-in-the-way = The way is blocked: { $other }.
why-dba-group-rough = Into bad going or a river a group goes only as a column, and it wheels in neither.
why-dba-group-sea = The group would come into the water, or to ground its artillery cannot enter.
why-dba-group-too-slow = Farther than the slowest of them goes: { $other }.
why-dba-group-no-end = Somebody would end before an enemy whom he may not attack from there.
why-dba-slant-no-contact = A step aside is only for lining up on an enemy, and nobody would meet one.
why-dba-not-a-column = Only a column, one element wide, follows its head.
why-dba-follow-no-room = The head has no way to that hand, or the column does not get so far.
why-dba-group-threatened = Under the threat of an enemy: the group goes straight ahead or not at all.
why-dba-too-wide = The line is { $count } wide, and its move is { $of ->
        [one] 1 cell
       *[other] { $of } cells
    }: it wheels only if it is no wider than its move.
why-dba-one-wheel = A wheel is one quarter turn.
why-dba-no-facing = { $facing }: it cannot look that way there.
why-dba-no-keeping = It cannot keep its facing there.
why-dba-other-country = { $feature }: this is not a feature of such country ({ $topography }).
why-dba-other-kind = { $feature }: one of two kinds may be chosen, and the other was.
why-dba-enough-features = { $feature }: the number of features is reached.
why-dba-two-of-a-kind = { $feature }: two of a kind are the most.
why-dba-one-of-a-kind = { $feature }: one is the most.
why-dba-no-room = { $feature }: no place is left for one.
why-dba-no-room-for-size = { $size }: there is no room for it.
why-dba-other-sizes = { $size }: this is not a size for this feature.
why-dba-feature-not-there = { $place }: it does not fit there, one cell away from the others.
why-dba-too-few-features = The field needs one or two compulsory features and two or three others; it has { $compulsory } and { $optional }.
why-dba-quarters-empty = At least three quarters of the field need a feature, two of them water or bad going; it is { $count } and { $hard }.
why-dba-no-base-edge = { $edge }: the sea is at this edge or at the one across.
why-dba-not-in-list = The list has no such element in this place ({ $army }).
why-dba-camp-not-at-edge = { $place }: the camp must touch your own edge.
why-dba-camp-bad-going = { $place }: the camp stands in good going.
why-dba-not-own-zone = { $place }: this is not one of the six rows at your own edge.
why-dba-cannot-stand = { $place }: this is ground that this element cannot enter.
why-dba-enemy-camp = { $place }: that is the enemy’s camp.
why-dba-deploy-not-own =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not of your army.
why-dba-deployed =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } already in place.
why-dba-stays-aboard =
    { THE($piece) } { COUNT($piece) ->
        [many] stay
       *[one] stays
    } aboard for now.
why-dba-came-by-land = This army has not come by sea.
why-dba-no-coast = There is no sea at this field.
why-dba-four-aboard = Four elements may stay aboard, and four do.
why-dba-no-partner = { THE($piece) }: nobody of another type could change places with this element.
why-dba-same-type =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } of the same type; nothing would change.
why-dba-swap-ground = { THE($piece) }: one of the two could not stand in the other’s place.
why-dba-swap-not-own = { THE($piece) }: the defender swaps elements of his own on the field.
why-dba-nothing-to-swap = No two elements of different types can change places.
why-dba-no-shore = No free cell on the shore is without an enemy beside it.
why-dba-landing-over = Landings are in a side’s first bound only.
why-dba-nobody-aboard = Nobody is aboard.
why-dba-not-aboard =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not aboard.
why-dba-no-beach = { $place }: this cell is not on the shore.
why-dba-not-attacking =
    { THE($piece) } { COUNT($piece) ->
        [many] do
       *[one] does
    } not attack { THE($other) }.
why-dba-no-combat =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } no combat left in this bound.
why-dba-combat-of-other-side = { THE($piece) }: combats are named by the element of the side whose bound it is.
why-dba-flight-straight = { $place }: it runs as straight as it can, to one of the open cells ahead.
why-dba-not-aimed-at = { THE($piece) }: nobody aims at this element.
why-dba-not-shooting =
    { THE($piece) } { COUNT($piece) ->
        [many] do
       *[one] does
    } not shoot at { THE($other) }.
why-dba-single-column = The river is crossed in single column: nobody enters it beside a friend.
why-dba-no-turn-about = { $place }: there it would have to turn about, and it has no move left for that.
why-dba-again-afar = Its second move begins and ends two cells or more away from every enemy, and out of bad going.
why-dba-again-to-contact = It has moved in this bound: a second time it moves only into contact.
why-dba-again-on-road = It has moved in this bound: a second time it moves only along the road.
why-dba-target-own =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } of the shooter’s own side.
why-dba-out-of-range =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } more than { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } away from { THE($other) }.
why-dba-out-of-arc =
    { THE($piece) } { COUNT($piece) ->
        [many] stand
       *[one] stands
    } neither straight before { THE($other) } nor one column aside.
why-dba-target-engaged =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } in close combat.
why-dba-target-in-woods = { THE($piece) }: target and shooter are both inside the wood.
why-dba-target-screened = { THE($piece) }: somebody or a wood stands between.
why-dba-beach-bad-going = { $place }: this is bad going, and nobody lands there.
why-dba-beach-enemy = { $place }: an enemy stands beside it ({ $enemy }), and nobody lands into contact.

## What an order costs and brings

note-dba-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, { $left } left
note-dba-cost-of-group = { $count ->
        [one] 1 element
       *[other] { $count } elements
    } for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, { $left } left
note-dba-points-lost = { $count ->
        [one] 1 command point is
       *[other] { $count } command points are
    } lost
note-dba-odds = against { THE($enemy) }, of 36 throws: { $their_dead } destroy them and { $their_back } drive them back, { $own_dead } destroy you and { $own_back } drive you back
note-dba-attacks-flank = on the flank or rear of { THE($enemy) }, who fight somebody else: no fight of its own, but the enemy cannot fall back
note-dba-contacts =
    { $count ->
        [one] 1 contact
       *[other] { $count } contacts
    }; of 36 throws { $their_dead } destroy the enemy and { $own_dead } you, on average
note-dba-halt = stays, and the point is spent
note-dba-edge = yours on a 4 to 6, else another by lot
note-dba-chance-field = what is still missing is drawn by lot
note-dba-line-up =
    places { $count ->
        [one] the last element
       *[other] all { $count } elements
    } that are left

## Legend
legend-attacker = An element of the attacker: square corners
legend-defender = An element of the defender: rounded corners, a notched band
legend-front = The point is its front
legend-general = With the general
legend-kn = Knights
legend-cv = Cavalry
legend-lh = Light horse
legend-el = Elephants
legend-sp = Spears
legend-pk = Pikes
legend-bd = Blades
legend-ax = Auxilia
legend-wb = Warband
legend-ps = Psiloi
legend-bw = Bows
legend-art = Artillery
legend-hd = Horde
legend-cf = Camp followers
