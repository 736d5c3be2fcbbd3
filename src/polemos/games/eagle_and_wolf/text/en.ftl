# The Eagle and the She-Wolf: every text of the game in English. Keys: docs/protocol.md, section 1.

## The game

game-title = The Eagle and the She-Wolf
game-subtitle = Pyrrhus against Rome, 281 to 272 BC, for two to six players
game-sketch = Tarentum has called, and the king of Epirus crosses with his elephants. Rome elects its consuls by lot and levies two armies a year, four when the city trembles; Carthage watches Sicily; Syracuse and the Mamertines fight over the strait. Winter, sea and hunger kill more men than battle does, and every battle can be fought out element by element.

## Scenarios and options

scenario-extended-2 = The whole war, 2 players
    .sketch = From the winter of 281 to the autumn of 272: forty turns, for 2 players.
scenario-extended-3 = The whole war, 3 players
    .sketch = From the winter of 281 to the autumn of 272: forty turns, for 3 players.
scenario-extended-4 = The whole war, 4 players
    .sketch = From the winter of 281 to the autumn of 272: forty turns, for 4 players.
scenario-extended-5 = The whole war, 5 players
    .sketch = From the winter of 281 to the autumn of 272: forty turns, for 5 players.
scenario-extended-6 = The whole war, 6 players
    .sketch = From the winter of 281 to the autumn of 272: forty turns, for 6 players.
scenario-expedition-2 = The expedition of Pyrrhus, 2 players
    .sketch = From the winter of 280 to the autumn of 275: twenty-four turns, for 2 players.
scenario-expedition-3 = The expedition of Pyrrhus, 3 players
    .sketch = From the winter of 280 to the autumn of 275: twenty-four turns, for 3 players.
scenario-expedition-4 = The expedition of Pyrrhus, 4 players
    .sketch = From the winter of 280 to the autumn of 275: twenty-four turns, for 4 players.
scenario-expedition-5 = The expedition of Pyrrhus, 5 players
    .sketch = From the winter of 280 to the autumn of 275: twenty-four turns, for 5 players.
scenario-expedition-6 = The expedition of Pyrrhus, 6 players
    .sketch = From the winter of 280 to the autumn of 275: twenty-four turns, for 6 players.
option-battles = Battles
    .about = Fought out on the table, or resolved at once in lanes.
    .table = on the table
    .quick = at once
    .report = reported
    .agree = as both agree
option-rally =
    Magna Graecia goes over
    .any-defeat = after any defeat
    .about = When the emergency marker advances, or after any Roman defeat.
    .emergency = in the emergency
option-blades = Blades in pursuit
    .about = One more for each of the winner’s blades, or three at most.
    .all = all
    .three = three at most

## Seats, nations, generals

role-rome = Rome
role-epirus = Epirus
role-carthage = Carthage
role-mamertines = the Mamertines
    .number = many
role-syracuse = Syracuse
role-rome-2 = Rome (second consul)
role-italiots = the Italiots
    .number = many
role-samnites = the Samnites
    .number = many
role-gauls = the Gauls
    .number = many
leader-pyrrhus = Pyrrhus
leader-megacles = Megacles
leader-leonatus = Leonatus
leader-epirus-guard = army of Epirus
    .article = the
leader-epirote = Epirote army without a king
    .article = the
leader-hanno = Hanno
leader-bomilcar = Bomilcar
leader-italiot = Italiot army
    .article = the
leader-syracusan = Syracusan army
    .article = the
leader-mamertine = Mamertine army
    .article = the
leader-samnite = Samnite army
    .article = the
leader-gallic = Gallic army
    .article = the
leader-gallic-2 = second Gallic army
    .article = the
leader-consul-urb = Urban Consul
    .article = the
leader-consul-prg = Peregrine Consul
    .article = the
leader-proconsul-1 = Proconsul I
    .article = the
leader-proconsul-2 = Proconsul II
    .article = the
piece-army = Army

## Places

place-roma = Rome
place-ager-gallicum = Ager Gallicus
    .article = the
place-latium = Latium
place-samnium = Samnium
place-campania = Campania
place-apulia = Apulia
place-lucania = Lucania
place-bruttium = Bruttium
place-messina = Messina
place-syracusae = Syracuse
place-agrigentum = Agrigentum
place-panormos = Panormos
place-lissos = Lissos
place-dodonia = Dodonia
place-africa = Africa
value-z1 = by sea zone I
value-z1-z2 = by sea zones I, II
value-z1-z2-z3 = by sea zones I, II, III
value-z1-z2-z3-z4 = by sea zones I, II, III, IV
value-z1-z2-z3-z5 = by sea zones I, II, III, V
value-z2 = by sea zone II
value-z2-z1 = by sea zones II, I
value-z2-z3 = by sea zones II, III
value-z2-z3-z4 = by sea zones II, III, IV
value-z2-z3-z5 = by sea zones II, III, V
value-z2-z3-z5-z6 = by sea zones II, III, V, VI
value-z3 = by sea zone III
value-z3-z2 = by sea zones III, II
value-z3-z2-z1 = by sea zones III, II, I
value-z3-z4 = by sea zones III, IV
value-z3-z5 = by sea zones III, V
value-z3-z5-z6 = by sea zones III, V, VI
value-z4 = by sea zone IV
value-z4-z3 = by sea zones IV, III
value-z4-z3-z2 = by sea zones IV, III, II
value-z4-z3-z2-z1 = by sea zones IV, III, II, I
value-z4-z5 = by sea zones IV, V
value-z4-z5-z6 = by sea zones IV, V, VI
value-z5 = by sea zone V
value-z5-z3 = by sea zones V, III
value-z5-z3-z2 = by sea zones V, III, II
value-z5-z3-z2-z1 = by sea zones V, III, II, I
value-z5-z4 = by sea zones V, IV
value-z5-z6 = by sea zones V, VI
value-z6 = by sea zone VI
value-z6-z5 = by sea zones VI, V
value-z6-z5-z3 = by sea zones VI, V, III
value-z6-z5-z3-z2 = by sea zones VI, V, III, II
value-z6-z5-z4 = by sea zones VI, V, IV

## Seasons, events, results

season-winter = winter
phase-winter = Winter
season-spring = spring
phase-spring = Spring
season-summer = summer
phase-summer = Summer
season-autumn = autumn
phase-autumn = Autumn
event-e1 = storm at sea
event-e2 = desertion
event-e3 = Trojan horse
event-e4 = bad omen
event-e5 = supply crisis
event-e6 = good news
event-e7 = Gallic raid
event-e8 = apathy
event-e9 = treason
event-e10 = spies
event-e11 = news of the world
event-e12 = plague
level-victory = victory
level-draw = nobody reached his aims
reason-objectives = aims of the campaign
zone-z1 = sea zone I
zone-z2 = sea zone II
zone-z3 = sea zone III
zone-z4 = sea zone IV
zone-z5 = sea zone V
zone-z6 = sea zone VI
province-italia = Italy
province-graecia-magna = Magna Graecia
province-sicilia = Sicily
province-epirus = Epirus
because-nothing = no modifiers
because-own-land = own land +1
because-own-capital = own capital +1
because-summer = summer −1
because-autumn = autumn +1
because-winter = winter +3
because-unsupplied = unsupplied +1
because-train = baggage train −1
because-scorched = scorched earth +2
because-capital = in the capital −1
because-siege-m1 = siege −1
because-siege-1 = siege +1
because-siege-2 = siege +2
because-siege-3 = siege +3
because-siege-4 = siege +4
because-siege-5 = siege +5
because-siege-6 = siege +6
because-siege-7 = siege +7
because-siege-8 = siege +8
because-siege-9 = siege +9
because-sea-spring = spring −1
because-sea-summer = summer 0
because-sea-autumn = autumn +1
because-sea-winter = winter +2
because-storm = storm +1
column-controlled = own land
column-contested = contested or foreign land
column-besieged = besieged
level-great-victory = great victory
level-undisputed = undisputed victory
level-unfulfilled = aims not reached
score-epirus = Epirus: both territories
score-graecia-magna-2 = Magna Graecia: two territories
score-graecia-magna-3 = Magna Graecia: three territories
score-sicilia = Sicily: three territories
score-italia = Italy: three territories
score-panormos = Panormos
score-agrigentum = Agrigentum
score-messina = Messina
score-syracusae = Syracuse
score-messina-more = Messina as well (not needed)
score-sicilia-more = another land in Sicily (not needed)

## Questions

prompt-lose =
    { THE($leader) } must lose { $number ->
        [one] one element
       *[other] { $number } elements
    } more: which goes first?
prompt-order =
    { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } the initiative: which nation moves next?
prompt-train = { THE($leader) } may live off the baggage train this turn, which is then used up: do you spend it?
prompt-moves = Which army of { THE($side) } moves now? “Done” ends the moves of this nation.
prompt-march = { THE($leader) } in { THE($place) } has { $pm ->
        [one] 1 movement point
       *[other] { $pm } movement points
    } left: what does the army do?
prompt-route = By which seas does { THE($leader) } sail to { THE($place) }?
prompt-sheets = Do you merge or divide armies of { THE($side) } that stand together?
prompt-split = Which element goes over to { THE($leader) }? “Done” ends the division.
prompt-engage = Whom does { THE($leader) } engage?
prompt-contingent = { THE($leader) } refuses battle: do you send three elements to the friends who fight?
prompt-contingent-of = Which element does { THE($leader) } send ({ $number } left)?
prompt-fall-back = { THE($leader) } must fall back: where to?
prompt-refuge = { THE($leader) } leaves the city with the honours of war: where to?
prompt-nominate = The Gauls take up arms: who plays them?
prompt-casualty = Which element of the beaten army is lost for good ({ $number } left)?
prompt-horse = Do you use the Trojan horse in the assault on { THE($place) }? It is spent then.
prompt-hire =
    { THE($side) } may raise { $number ->
        [one] one element
       *[other] { $number } elements
    }: do you look for mercenaries? The die may bring more or fewer.
prompt-deploy-army =
    { THE($leader) } has { $number ->
        [one] one element
       *[other] { $number } elements
    }: where is the army raised?
prompt-recruit = Which element does { THE($leader) } raise? { $number } left; the usual composition is that of the army list.
prompt-alliance = { THE($side) }: do you make an alliance with { THE($foe) }? Allies do not fight each other.
prompt-event = Event, { $event }: whom does it strike?
prompt-strike = { THE($leader) } comes to { THE($place) } as an enemy: against whom?
prompt-port = { THE($leader) } wants to embark in your port, { $place }: do you allow it?
prompt-commander = Generals of equal rank fight as one ({ $leaders }): who commands?
prompt-join = Which general of higher rank does { THE($leader) } join?
prompt-take-on = { THE($leader) } wants to join your army: do you take these elements on?
prompt-general =
    { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } { $number ->
        [one] one element
       *[other] { $number } elements
    } to raise: which general gets recruits now?
prompt-treason = { THE($place) } is betrayed: to which enemy does it open its gates?

## Answers

verb-lose = { $arg }
verb-usual-order = Take the usual order
verb-next = { $arg }
verb-keep-train = Keep the baggage train
verb-spend-train = Spend the baggage train
verb-army = { $arg }
verb-stop = Stop here
verb-enter = Enter { THE($arg) }
verb-sail = Sail to { THE($arg) }
verb-strait = Cross the strait to { THE($arg) }
verb-ravage = Lay the land waste
verb-build-train = Gather a baggage train
verb-besiege =
    Besiege the city ({ $arg ->
        [one] 1 point
       *[other] { $arg } points
    })
verb-sortie = Make a sortie
verb-route =
    { $arg ->
        [Z1] by sea zone I
        [Z2] by sea zone II
        [Z3] by sea zone III
        [Z4] by sea zone IV
        [Z5] by sea zone V
        [Z6] by sea zone VI
       *[other] { $arg }
    }
verb-merge = Merge with { THE($arg) }
verb-split = Divide: { $arg }
verb-give = { $arg }
verb-engage = { $arg }
verb-decline = Do without
verb-send = Send three elements
verb-send-one = { $arg }
verb-play-gauls = I play them myself
verb-name = { $arg }
verb-remove = { $arg }
verb-use-horse = Use the Trojan horse
verb-hire = Look for mercenaries
verb-disband-rest = Raise no more
verb-hand-over = Leave the rest to other generals
verb-usual = Raise all at once, as the army list has it
verb-refuse = Refuse the alliance
verb-ally = Make the alliance
verb-territory = { $arg }
verb-sail-against = Land as an enemy in { THE($arg) }: a new war
verb-strait-against = Cross the strait as an enemy to { THE($arg) }: a new war
verb-strike = Against { THE($arg) }
verb-give-battle = Offer battle here
verb-attack-here = Attack { THE($arg) } here: a new war
verb-leave-city = Come out of the city
verb-open-port = Let the army embark
verb-close-port = Refuse the port
verb-commander = { $arg }
verb-join = { $arg }
verb-take-on = Take the elements on
verb-general = { $arg }
verb-opens-to = { $arg }

## What happened

log-war = { THE($side) } and { THE($foe) } are at war.
log-removed = { THE($leader) } is lost in { THE($place) }.
log-control = { THE($place) } passes from { THE($foe) } to { THE($side) }.
log-losses =
    { THE($leader) } loses { $number ->
        [one] one element
       *[other] { $number } elements
    }.
log-camp = { THE($leader) } winters in { THE($place) }.
log-elected = { THE($leader) } is elected: die { $die }, a man of attitude { $number }.
log-emergency = Box { $box } of Roman defeats, die { $die } ({ $number } or less): the Senate proclaims the state of emergency.
log-tarentine = Tarentum calls Pyrrhus.
log-reform = Die { $die }, less than the territories of Epirus ({ $number }): the Roman army is reformed.
log-gauls = The Gauls take up arms.
log-initiative =
    { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } the initiative, with { $number }.
log-train = { THE($leader) } gathers a baggage train.
log-siege = { THE($leader) } besieges { THE($place) } (siege marker { $number }).
log-ravaged = { THE($leader) } lays { THE($place) } waste.
log-enters = { THE($leader) } marches from { THE($from) } to { THE($to_place) }.
log-changes-hands =
    { THE($side) }: { THE($who) } { COUNT($who) ->
        [many] play
       *[one] plays
    } this nation from now on.
log-sails = { THE($leader) } sails from { THE($from) } to { THE($to_place) }.
log-merged = One army is made in { THE($place) } of { THE($leaders) }.
log-battle =
    Battle in { THE($place) }, { $topography } country: { THE($side) } { COUNT($side) ->
        [many] attack
       *[one] attacks
    }, { THE($foe) } { COUNT($foe) ->
        [many] defend
       *[one] defends
    }, elements: { $sizes } ({ THE($leaders) }).
log-pursuit =
    { THE($side) } { COUNT($side) ->
        [many] pursue
       *[one] pursues
    } { THE($foe) }: factor { $factor }; die { $die }{ $mounted ->
        [0] { "" }
       *[other] , horse { $mounted }
    }{ $blades ->
        [0] { "" }
       *[other] , blades { $blades }
    }{ $zones ->
        [0] { "" }
       *[other] , flanks and rear { $zones }
    }{ $autumn ->
        [0] { "" }
       *[other] , autumn { $autumn }
    }, in all { $roll }; lost for good: { $number }.
log-casualties =
    { THE($side) }: { $number ->
        [one] one element is
       *[other] { $number } elements are
    } lost for good ({ $pieces }).
log-track = Roman defeats: box { $number }.
log-pyrrhus-dies = Pyrrhus’ own element was struck down, die { $die }: he is dead.
log-falls-back = { THE($leader) } falls back from { THE($from) } to { THE($to_place) }.
log-shut-in = { THE($leader) } withdraws into the city of { THE($place) }.
log-honours = { THE($leader) } leaves { THE($from) } with the honours of war for { THE($to_place) }.
log-assault = { THE($leader) } assaults { THE($place) }: die { $die }{ $horse ->
        [0] { "" }
       *[other] , Trojan horse { $horse }
    }, in all { $number }; the army inside resists with { $against } (siege marker { $marker }{ $bonus ->
        [0] { "" }
       *[other] , Syracuse { $bonus }
    }).
log-raised = { THE($leader) } is raised in { THE($place) }.
log-allied = { THE($side) } and { THE($foe) } are allies.
log-event = Event for { THE($side) }: { $event }.
log-spies =
    Spies report: { THE($leader) } has { $number ->
        [one] one element
       *[other] { $number } elements
    }.
log-turn = Turn { $turn }: { $season } { $number } BC
log-demobilised = { THE($leader) } goes home from { THE($place) }.
log-not-eligible = Die { $die } for { THE($leader) }: the man is still in the field, and the die is rolled again.
log-no-emergency = Box { $box } of Roman defeats, die { $die } ({ $number } or less needed): no state of emergency.
log-emergency-over = The marker is back on box { $number }: no state of emergency in Rome.
log-no-reform =
    Die { $die }, and Epirus has { $number ->
        [0] no territory
        [one] one territory
       *[other] { $number } territories
    } in Magna Graecia and Sicily: the Roman army is not reformed.
log-revolt-general = Die { $die }, less than the territories of Epirus in Magna Graecia ({ $number }): all Samnites rise.
log-revolt-partial = Die { $die }, as many as Epirus has territories in Magna Graecia ({ $number }): some of the Samnites rise.
log-revolt-grows = The army of the Samnites was not destroyed: their revolt becomes general.
log-no-revolt =
    Die { $die }, and Epirus has { $number ->
        [0] no territory
        [one] one territory
       *[other] { $number } territories
    } in Magna Graecia: the Samnites keep quiet.
log-siege-raised = The siege of { THE($place) } by { THE($leader) } is raised.
log-not-taken-on = { THE($leaders) } are not taken together and stay apart.
log-dares = { THE($leader) } seeks battle in { THE($place) }: attitude { $attitude } ({ $because }), die { $die }, { $number } or less: bold enough.
log-shrinks = { THE($leader) } seeks battle in { THE($place) }: attitude { $attitude } ({ $because }), die { $die }, { $number } or less needed: not bold enough, a point is spent.
log-accepts = { THE($leader) } accepts battle (die { $die }, { $number } or less).
log-refuses = { THE($leader) } refuses battle (die { $die }, { $number } or less needed).
log-omen-refuses = { THE($leader) } has bad omens and must refuse battle.
log-stirs = { THE($leader) } overcomes the apathy (die { $die }, { $number } or more) and may move.
log-stays-idle = { THE($leader) } stays apathetic (die { $die }, { $number } or more needed) and does not move this turn.
log-leaves-city = { THE($leader) } comes out of the city of { THE($place) }.
log-port-opened =
    { THE($side) } { COUNT($side) ->
        [many] let
       *[one] lets
    } { THE($leader) } embark in { THE($place) }.
log-port-closed =
    { THE($side) } { COUNT($side) ->
        [many] do
       *[one] does
    } not let { THE($leader) } embark in { THE($place) }.
log-wreck =
    { THE($leader) } crosses: die { $die }, { $because }: { $number ->
        [0] all arrive
        [one] one element drowns
       *[other] { $number } elements drown
    }.
log-hired =
    { THE($side) } { COUNT($side) ->
        [many] look
       *[one] looks
    } for mercenaries: die { $die }, { $number ->
        [one] one element
       *[other] { $number } elements
    } instead of { $before }.
log-not-hired =
    { THE($side) } { COUNT($side) ->
        [many] look
       *[one] looks
    } for no mercenaries and { COUNT($side) ->
        [many] raise
       *[one] raises
    } { $number ->
        [one] one element
       *[other] { $number } elements
    }.
log-gauls-played = The Gauls are played by { THE($who) }.
log-commands = { THE($leader) } commands the joined army.
log-contingent = { THE($leader) } sends three elements to the battle.
log-no-contingent = { THE($leader) } sends nobody to the battle.
log-no-more-battle = { THE($leader) } seeks no more battle in { THE($place) }.
log-winner-losses =
    { THE($side) } { COUNT($side) ->
        [many] count their losses
       *[one] counts its losses
    }: die { $die }, { $before } struck down, { $number } lost for good.
log-no-casualties = { THE($side) }: no element is lost for good.
log-pyrrhus-lives = Pyrrhus’ own element was struck down, die { $die } (he dies on a 1): he lives.
log-succeeds = { THE($leader) } takes Pyrrhus’ army over in { THE($place) }.
log-leaderless =
    Without a leader, { $number ->
        [one] { $number } element
       *[other] { $number } elements
    } of { THE($leader) } { $number ->
        [one] runs
       *[other] run
    } away.
log-leonatus = The Italiot army in { THE($place) } goes over to Epirus, under Leonatus.
log-assault-empty = { THE($leader) } assaults { THE($place) }: die { $die }{ $horse ->
        [0] { "" }
       *[other] , Trojan horse { $horse }
    }, in all { $number }; the citizens resist with { $against } (siege marker { $marker }{ $bonus ->
        [0] { "" }
       *[other] , Syracuse { $bonus }
    }).
log-stormed =
    { THE($side) } { COUNT($side) ->
        [many] take
       *[one] takes
    } the city of { THE($place) } by storm.
log-city-yields = { THE($place) } surrenders to { THE($side) } with the honours of war.
log-horse-kept = The Trojan horse is not used at { THE($place) }.
log-train-kept = { THE($leader) } keeps the baggage train.
log-attrition =
    Attrition of { THE($leader) } in { THE($place) } ({ $column }): die { $die }, { $because }, in all { $roll }: { $number ->
        [0] nobody is lost
        [one] one element is lost
       *[other] { $number } elements are lost
    }.
log-order =
    { THE($side) } { COUNT($side) ->
        [many] name
       *[one] names
    } the order: { THE($who) }.
log-no-alliance =
    { THE($side) } { COUNT($side) ->
        [many] make
       *[one] makes
    } no alliance with { THE($foe) }.
log-storm = Die { $die }: a storm in { $zone }.
log-hunger = Unsupplied this turn: { THE($leaders) }.
log-apathy = Apathy seizes { THE($leaders) }: no move this turn, except on a 5 or 6.
log-no-event = Event for { THE($side) }: { $event }, without effect.
log-no-raid = The Gauls have raided before: they stay at home.
log-plague = Die { $die }: the plague is in { $province }.
log-desertion = Men desert { THE($leader) }: die { $die }, half of it is { $number }.
log-omen = { THE($leader) } has bad omens this turn: no attack, and no battle accepted.
log-aims =
    { THE($side) } { COUNT($side) ->
        [many] hold
       *[one] holds
    } { $number } of the territories aimed at ({ $need } were needed): { $level }.

## Battles

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
prompt-muster = Your army, { $army }: which kind do you take as element { $number }?
prompt-agree = How is this battle fought: move by move on the table, or at once in lanes? Both sides must agree to the latter.
prompt-terrain = You defend and choose the ground: what do you set out in this { $topography } country?
prompt-size = How large is the piece of ground you place ({ $feature })?
prompt-corner = Where does the piece of ground lie ({ $feature })? Choose its north-west corner.
prompt-edge = Which edge of the table do you ask for as your base? A die of 4 to 6 grants it.
prompt-camp = Where does your camp stand?
prompt-deploy = Which element do you deploy next ({ $left } left)?
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
verb-reference = Take the usual army of this list
verb-take = { $arg }
verb-table = Move by move, on the table
verb-quick = At once, in lanes
verb-done = Done
verb-chance-field = Leave the terrain to chance
verb-feature = { $arg }
verb-size = { $arg }
verb-to = { $arg }
verb-attack = Attack in { THE($arg) }: a new war
verb-attack-cell = Attack from { $arg }
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

place-a1 = A1
place-a2 = A2
place-a3 = A3
place-a4 = A4
place-a5 = A5
place-a6 = A6
place-a7 = A7
place-a8 = A8
place-a9 = A9
place-a10 = A10
place-a11 = A11
place-a12 = A12
place-a13 = A13
place-a14 = A14
place-a15 = A15
place-a16 = A16
place-a17 = A17
place-a18 = A18
place-a19 = A19
place-a20 = A20
place-a21 = A21
place-a22 = A22
place-a23 = A23
place-a24 = A24
place-b1 = B1
place-b2 = B2
place-b3 = B3
place-b4 = B4
place-b5 = B5
place-b6 = B6
place-b7 = B7
place-b8 = B8
place-b9 = B9
place-b10 = B10
place-b11 = B11
place-b12 = B12
place-b13 = B13
place-b14 = B14
place-b15 = B15
place-b16 = B16
place-b17 = B17
place-b18 = B18
place-b19 = B19
place-b20 = B20
place-b21 = B21
place-b22 = B22
place-b23 = B23
place-b24 = B24
place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5
place-c6 = C6
place-c7 = C7
place-c8 = C8
place-c9 = C9
place-c10 = C10
place-c11 = C11
place-c12 = C12
place-c13 = C13
place-c14 = C14
place-c15 = C15
place-c16 = C16
place-c17 = C17
place-c18 = C18
place-c19 = C19
place-c20 = C20
place-c21 = C21
place-c22 = C22
place-c23 = C23
place-c24 = C24
place-d1 = D1
place-d2 = D2
place-d3 = D3
place-d4 = D4
place-d5 = D5
place-d6 = D6
place-d7 = D7
place-d8 = D8
place-d9 = D9
place-d10 = D10
place-d11 = D11
place-d12 = D12
place-d13 = D13
place-d14 = D14
place-d15 = D15
place-d16 = D16
place-d17 = D17
place-d18 = D18
place-d19 = D19
place-d20 = D20
place-d21 = D21
place-d22 = D22
place-d23 = D23
place-d24 = D24
place-e1 = E1
place-e2 = E2
place-e3 = E3
place-e4 = E4
place-e5 = E5
place-e6 = E6
place-e7 = E7
place-e8 = E8
place-e9 = E9
place-e10 = E10
place-e11 = E11
place-e12 = E12
place-e13 = E13
place-e14 = E14
place-e15 = E15
place-e16 = E16
place-e17 = E17
place-e18 = E18
place-e19 = E19
place-e20 = E20
place-e21 = E21
place-e22 = E22
place-e23 = E23
place-e24 = E24
place-f1 = F1
place-f2 = F2
place-f3 = F3
place-f4 = F4
place-f5 = F5
place-f6 = F6
place-f7 = F7
place-f8 = F8
place-f9 = F9
place-f10 = F10
place-f11 = F11
place-f12 = F12
place-f13 = F13
place-f14 = F14
place-f15 = F15
place-f16 = F16
place-f17 = F17
place-f18 = F18
place-f19 = F19
place-f20 = F20
place-f21 = F21
place-f22 = F22
place-f23 = F23
place-f24 = F24
place-g1 = G1
place-g2 = G2
place-g3 = G3
place-g4 = G4
place-g5 = G5
place-g6 = G6
place-g7 = G7
place-g8 = G8
place-g9 = G9
place-g10 = G10
place-g11 = G11
place-g12 = G12
place-g13 = G13
place-g14 = G14
place-g15 = G15
place-g16 = G16
place-g17 = G17
place-g18 = G18
place-g19 = G19
place-g20 = G20
place-g21 = G21
place-g22 = G22
place-g23 = G23
place-g24 = G24
place-h1 = H1
place-h2 = H2
place-h3 = H3
place-h4 = H4
place-h5 = H5
place-h6 = H6
place-h7 = H7
place-h8 = H8
place-h9 = H9
place-h10 = H10
place-h11 = H11
place-h12 = H12
place-h13 = H13
place-h14 = H14
place-h15 = H15
place-h16 = H16
place-h17 = H17
place-h18 = H18
place-h19 = H19
place-h20 = H20
place-h21 = H21
place-h22 = H22
place-h23 = H23
place-h24 = H24
place-i1 = I1
place-i2 = I2
place-i3 = I3
place-i4 = I4
place-i5 = I5
place-i6 = I6
place-i7 = I7
place-i8 = I8
place-i9 = I9
place-i10 = I10
place-i11 = I11
place-i12 = I12
place-i13 = I13
place-i14 = I14
place-i15 = I15
place-i16 = I16
place-i17 = I17
place-i18 = I18
place-i19 = I19
place-i20 = I20
place-i21 = I21
place-i22 = I22
place-i23 = I23
place-i24 = I24
place-j1 = J1
place-j2 = J2
place-j3 = J3
place-j4 = J4
place-j5 = J5
place-j6 = J6
place-j7 = J7
place-j8 = J8
place-j9 = J9
place-j10 = J10
place-j11 = J11
place-j12 = J12
place-j13 = J13
place-j14 = J14
place-j15 = J15
place-j16 = J16
place-j17 = J17
place-j18 = J18
place-j19 = J19
place-j20 = J20
place-j21 = J21
place-j22 = J22
place-j23 = J23
place-j24 = J24
place-k1 = K1
place-k2 = K2
place-k3 = K3
place-k4 = K4
place-k5 = K5
place-k6 = K6
place-k7 = K7
place-k8 = K8
place-k9 = K9
place-k10 = K10
place-k11 = K11
place-k12 = K12
place-k13 = K13
place-k14 = K14
place-k15 = K15
place-k16 = K16
place-k17 = K17
place-k18 = K18
place-k19 = K19
place-k20 = K20
place-k21 = K21
place-k22 = K22
place-k23 = K23
place-k24 = K24
place-l1 = L1
place-l2 = L2
place-l3 = L3
place-l4 = L4
place-l5 = L5
place-l6 = L6
place-l7 = L7
place-l8 = L8
place-l9 = L9
place-l10 = L10
place-l11 = L11
place-l12 = L12
place-l13 = L13
place-l14 = L14
place-l15 = L15
place-l16 = L16
place-l17 = L17
place-l18 = L18
place-l19 = L19
place-l20 = L20
place-l21 = L21
place-l22 = L22
place-l23 = L23
place-l24 = L24
place-m1 = M1
place-m2 = M2
place-m3 = M3
place-m4 = M4
place-m5 = M5
place-m6 = M6
place-m7 = M7
place-m8 = M8
place-m9 = M9
place-m10 = M10
place-m11 = M11
place-m12 = M12
place-m13 = M13
place-m14 = M14
place-m15 = M15
place-m16 = M16
place-m17 = M17
place-m18 = M18
place-m19 = M19
place-m20 = M20
place-m21 = M21
place-m22 = M22
place-m23 = M23
place-m24 = M24
place-n1 = N1
place-n2 = N2
place-n3 = N3
place-n4 = N4
place-n5 = N5
place-n6 = N6
place-n7 = N7
place-n8 = N8
place-n9 = N9
place-n10 = N10
place-n11 = N11
place-n12 = N12
place-n13 = N13
place-n14 = N14
place-n15 = N15
place-n16 = N16
place-n17 = N17
place-n18 = N18
place-n19 = N19
place-n20 = N20
place-n21 = N21
place-n22 = N22
place-n23 = N23
place-n24 = N24
place-o1 = O1
place-o2 = O2
place-o3 = O3
place-o4 = O4
place-o5 = O5
place-o6 = O6
place-o7 = O7
place-o8 = O8
place-o9 = O9
place-o10 = O10
place-o11 = O11
place-o12 = O12
place-o13 = O13
place-o14 = O14
place-o15 = O15
place-o16 = O16
place-o17 = O17
place-o18 = O18
place-o19 = O19
place-o20 = O20
place-o21 = O21
place-o22 = O22
place-o23 = O23
place-o24 = O24
place-p1 = P1
place-p2 = P2
place-p3 = P3
place-p4 = P4
place-p5 = P5
place-p6 = P6
place-p7 = P7
place-p8 = P8
place-p9 = P9
place-p10 = P10
place-p11 = P11
place-p12 = P12
place-p13 = P13
place-p14 = P14
place-p15 = P15
place-p16 = P16
place-p17 = P17
place-p18 = P18
place-p19 = P19
place-p20 = P20
place-p21 = P21
place-p22 = P22
place-p23 = P23
place-p24 = P24
place-q1 = Q1
place-q2 = Q2
place-q3 = Q3
place-q4 = Q4
place-q5 = Q5
place-q6 = Q6
place-q7 = Q7
place-q8 = Q8
place-q9 = Q9
place-q10 = Q10
place-q11 = Q11
place-q12 = Q12
place-q13 = Q13
place-q14 = Q14
place-q15 = Q15
place-q16 = Q16
place-q17 = Q17
place-q18 = Q18
place-q19 = Q19
place-q20 = Q20
place-q21 = Q21
place-q22 = Q22
place-q23 = Q23
place-q24 = Q24
place-r1 = R1
place-r2 = R2
place-r3 = R3
place-r4 = R4
place-r5 = R5
place-r6 = R6
place-r7 = R7
place-r8 = R8
place-r9 = R9
place-r10 = R10
place-r11 = R11
place-r12 = R12
place-r13 = R13
place-r14 = R14
place-r15 = R15
place-r16 = R16
place-r17 = R17
place-r18 = R18
place-r19 = R19
place-r20 = R20
place-r21 = R21
place-r22 = R22
place-r23 = R23
place-r24 = R24
place-s1 = S1
place-s2 = S2
place-s3 = S3
place-s4 = S4
place-s5 = S5
place-s6 = S6
place-s7 = S7
place-s8 = S8
place-s9 = S9
place-s10 = S10
place-s11 = S11
place-s12 = S12
place-s13 = S13
place-s14 = S14
place-s15 = S15
place-s16 = S16
place-s17 = S17
place-s18 = S18
place-s19 = S19
place-s20 = S20
place-s21 = S21
place-s22 = S22
place-s23 = S23
place-s24 = S24
place-t1 = T1
place-t2 = T2
place-t3 = T3
place-t4 = T4
place-t5 = T5
place-t6 = T6
place-t7 = T7
place-t8 = T8
place-t9 = T9
place-t10 = T10
place-t11 = T11
place-t12 = T12
place-t13 = T13
place-t14 = T14
place-t15 = T15
place-t16 = T16
place-t17 = T17
place-t18 = T18
place-t19 = T19
place-t20 = T20
place-t21 = T21
place-t22 = T22
place-t23 = T23
place-t24 = T24
place-u1 = U1
place-u2 = U2
place-u3 = U3
place-u4 = U4
place-u5 = U5
place-u6 = U6
place-u7 = U7
place-u8 = U8
place-u9 = U9
place-u10 = U10
place-u11 = U11
place-u12 = U12
place-u13 = U13
place-u14 = U14
place-u15 = U15
place-u16 = U16
place-u17 = U17
place-u18 = U18
place-u19 = U19
place-u20 = U20
place-u21 = U21
place-u22 = U22
place-u23 = U23
place-u24 = U24
place-v1 = V1
place-v2 = V2
place-v3 = V3
place-v4 = V4
place-v5 = V5
place-v6 = V6
place-v7 = V7
place-v8 = V8
place-v9 = V9
place-v10 = V10
place-v11 = V11
place-v12 = V12
place-v13 = V13
place-v14 = V14
place-v15 = V15
place-v16 = V16
place-v17 = V17
place-v18 = V18
place-v19 = V19
place-v20 = V20
place-v21 = V21
place-v22 = V22
place-v23 = V23
place-v24 = V24
place-w1 = W1
place-w2 = W2
place-w3 = W3
place-w4 = W4
place-w5 = W5
place-w6 = W6
place-w7 = W7
place-w8 = W8
place-w9 = W9
place-w10 = W10
place-w11 = W11
place-w12 = W12
place-w13 = W13
place-w14 = W14
place-w15 = W15
place-w16 = W16
place-w17 = W17
place-w18 = W18
place-w19 = W19
place-w20 = W20
place-w21 = W21
place-w22 = W22
place-w23 = W23
place-w24 = W24
place-x1 = X1
place-x2 = X2
place-x3 = X3
place-x4 = X4
place-x5 = X5
place-x6 = X6
place-x7 = X7
place-x8 = X8
place-x9 = X9
place-x10 = X10
place-x11 = X11
place-x12 = X12
place-x13 = X13
place-x14 = X14
place-x15 = X15
place-x16 = X16
place-x17 = X17
place-x18 = X18
place-x19 = X19
place-x20 = X20
place-x21 = X21
place-x22 = X22
place-x23 = X23
place-x24 = X24
place-y1 = Y1
place-y2 = Y2
place-y3 = Y3
place-y4 = Y4
place-y5 = Y5
place-y6 = Y6
place-y7 = Y7
place-y8 = Y8
place-y9 = Y9
place-y10 = Y10
place-y11 = Y11
place-y12 = Y12
place-y13 = Y13
place-y14 = Y14
place-y15 = Y15
place-y16 = Y16
place-y17 = Y17
place-y18 = Y18
place-y19 = Y19
place-y20 = Y20
place-y21 = Y21
place-y22 = Y22
place-y23 = Y23
place-y24 = Y24
place-z1 = Z1
place-z2 = Z2
place-z3 = Z3
place-z4 = Z4
place-z5 = Z5
place-z6 = Z6
place-z7 = Z7
place-z8 = Z8
place-z9 = Z9
place-z10 = Z10
place-z11 = Z11
place-z12 = Z12
place-z13 = Z13
place-z14 = Z14
place-z15 = Z15
place-z16 = Z16
place-z17 = Z17
place-z18 = Z18
place-z19 = Z19
place-z20 = Z20
place-z21 = Z21
place-z22 = Z22
place-z23 = Z23
place-z24 = Z24
place-aa1 = AA1
place-aa2 = AA2
place-aa3 = AA3
place-aa4 = AA4
place-aa5 = AA5
place-aa6 = AA6
place-aa7 = AA7
place-aa8 = AA8
place-aa9 = AA9
place-aa10 = AA10
place-aa11 = AA11
place-aa12 = AA12
place-aa13 = AA13
place-aa14 = AA14
place-aa15 = AA15
place-aa16 = AA16
place-aa17 = AA17
place-aa18 = AA18
place-aa19 = AA19
place-aa20 = AA20
place-aa21 = AA21
place-aa22 = AA22
place-aa23 = AA23
place-aa24 = AA24
place-ab1 = AB1
place-ab2 = AB2
place-ab3 = AB3
place-ab4 = AB4
place-ab5 = AB5
place-ab6 = AB6
place-ab7 = AB7
place-ab8 = AB8
place-ab9 = AB9
place-ab10 = AB10
place-ab11 = AB11
place-ab12 = AB12
place-ab13 = AB13
place-ab14 = AB14
place-ab15 = AB15
place-ab16 = AB16
place-ab17 = AB17
place-ab18 = AB18
place-ab19 = AB19
place-ab20 = AB20
place-ab21 = AB21
place-ab22 = AB22
place-ab23 = AB23
place-ab24 = AB24
place-ac1 = AC1
place-ac2 = AC2
place-ac3 = AC3
place-ac4 = AC4
place-ac5 = AC5
place-ac6 = AC6
place-ac7 = AC7
place-ac8 = AC8
place-ac9 = AC9
place-ac10 = AC10
place-ac11 = AC11
place-ac12 = AC12
place-ac13 = AC13
place-ac14 = AC14
place-ac15 = AC15
place-ac16 = AC16
place-ac17 = AC17
place-ac18 = AC18
place-ac19 = AC19
place-ac20 = AC20
place-ac21 = AC21
place-ac22 = AC22
place-ac23 = AC23
place-ac24 = AC24
place-ad1 = AD1
place-ad2 = AD2
place-ad3 = AD3
place-ad4 = AD4
place-ad5 = AD5
place-ad6 = AD6
place-ad7 = AD7
place-ad8 = AD8
place-ad9 = AD9
place-ad10 = AD10
place-ad11 = AD11
place-ad12 = AD12
place-ad13 = AD13
place-ad14 = AD14
place-ad15 = AD15
place-ad16 = AD16
place-ad17 = AD17
place-ad18 = AD18
place-ad19 = AD19
place-ad20 = AD20
place-ad21 = AD21
place-ad22 = AD22
place-ad23 = AD23
place-ad24 = AD24
place-ae1 = AE1
place-ae2 = AE2
place-ae3 = AE3
place-ae4 = AE4
place-ae5 = AE5
place-ae6 = AE6
place-ae7 = AE7
place-ae8 = AE8
place-ae9 = AE9
place-ae10 = AE10
place-ae11 = AE11
place-ae12 = AE12
place-ae13 = AE13
place-ae14 = AE14
place-ae15 = AE15
place-ae16 = AE16
place-ae17 = AE17
place-ae18 = AE18
place-ae19 = AE19
place-ae20 = AE20
place-ae21 = AE21
place-ae22 = AE22
place-ae23 = AE23
place-ae24 = AE24
place-af1 = AF1
place-af2 = AF2
place-af3 = AF3
place-af4 = AF4
place-af5 = AF5
place-af6 = AF6
place-af7 = AF7
place-af8 = AF8
place-af9 = AF9
place-af10 = AF10
place-af11 = AF11
place-af12 = AF12
place-af13 = AF13
place-af14 = AF14
place-af15 = AF15
place-af16 = AF16
place-af17 = AF17
place-af18 = AF18
place-af19 = AF19
place-af20 = AF20
place-af21 = AF21
place-af22 = AF22
place-af23 = AF23
place-af24 = AF24
place-ag1 = AG1
place-ag2 = AG2
place-ag3 = AG3
place-ag4 = AG4
place-ag5 = AG5
place-ag6 = AG6
place-ag7 = AG7
place-ag8 = AG8
place-ag9 = AG9
place-ag10 = AG10
place-ag11 = AG11
place-ag12 = AG12
place-ag13 = AG13
place-ag14 = AG14
place-ag15 = AG15
place-ag16 = AG16
place-ag17 = AG17
place-ag18 = AG18
place-ag19 = AG19
place-ag20 = AG20
place-ag21 = AG21
place-ag22 = AG22
place-ag23 = AG23
place-ag24 = AG24
place-ah1 = AH1
place-ah2 = AH2
place-ah3 = AH3
place-ah4 = AH4
place-ah5 = AH5
place-ah6 = AH6
place-ah7 = AH7
place-ah8 = AH8
place-ah9 = AH9
place-ah10 = AH10
place-ah11 = AH11
place-ah12 = AH12
place-ah13 = AH13
place-ah14 = AH14
place-ah15 = AH15
place-ah16 = AH16
place-ah17 = AH17
place-ah18 = AH18
place-ah19 = AH19
place-ah20 = AH20
place-ah21 = AH21
place-ah22 = AH22
place-ah23 = AH23
place-ah24 = AH24
place-ai1 = AI1
place-ai2 = AI2
place-ai3 = AI3
place-ai4 = AI4
place-ai5 = AI5
place-ai6 = AI6
place-ai7 = AI7
place-ai8 = AI8
place-ai9 = AI9
place-ai10 = AI10
place-ai11 = AI11
place-ai12 = AI12
place-ai13 = AI13
place-ai14 = AI14
place-ai15 = AI15
place-ai16 = AI16
place-ai17 = AI17
place-ai18 = AI18
place-ai19 = AI19
place-ai20 = AI20
place-ai21 = AI21
place-ai22 = AI22
place-ai23 = AI23
place-ai24 = AI24
place-aj1 = AJ1
place-aj2 = AJ2
place-aj3 = AJ3
place-aj4 = AJ4
place-aj5 = AJ5
place-aj6 = AJ6
place-aj7 = AJ7
place-aj8 = AJ8
place-aj9 = AJ9
place-aj10 = AJ10
place-aj11 = AJ11
place-aj12 = AJ12
place-aj13 = AJ13
place-aj14 = AJ14
place-aj15 = AJ15
place-aj16 = AJ16
place-aj17 = AJ17
place-aj18 = AJ18
place-aj19 = AJ19
place-aj20 = AJ20
place-aj21 = AJ21
place-aj22 = AJ22
place-aj23 = AJ23
place-aj24 = AJ24
place-ak1 = AK1
place-ak2 = AK2
place-ak3 = AK3
place-ak4 = AK4
place-ak5 = AK5
place-ak6 = AK6
place-ak7 = AK7
place-ak8 = AK8
place-ak9 = AK9
place-ak10 = AK10
place-ak11 = AK11
place-ak12 = AK12
place-ak13 = AK13
place-ak14 = AK14
place-ak15 = AK15
place-ak16 = AK16
place-ak17 = AK17
place-ak18 = AK18
place-ak19 = AK19
place-ak20 = AK20
place-ak21 = AK21
place-ak22 = AK22
place-ak23 = AK23
place-ak24 = AK24
place-al1 = AL1
place-al2 = AL2
place-al3 = AL3
place-al4 = AL4
place-al5 = AL5
place-al6 = AL6
place-al7 = AL7
place-al8 = AL8
place-al9 = AL9
place-al10 = AL10
place-al11 = AL11
place-al12 = AL12
place-al13 = AL13
place-al14 = AL14
place-al15 = AL15
place-al16 = AL16
place-al17 = AL17
place-al18 = AL18
place-al19 = AL19
place-al20 = AL20
place-al21 = AL21
place-al22 = AL22
place-al23 = AL23
place-al24 = AL24
place-am1 = AM1
place-am2 = AM2
place-am3 = AM3
place-am4 = AM4
place-am5 = AM5
place-am6 = AM6
place-am7 = AM7
place-am8 = AM8
place-am9 = AM9
place-am10 = AM10
place-am11 = AM11
place-am12 = AM12
place-am13 = AM13
place-am14 = AM14
place-am15 = AM15
place-am16 = AM16
place-am17 = AM17
place-am18 = AM18
place-am19 = AM19
place-am20 = AM20
place-am21 = AM21
place-am22 = AM22
place-am23 = AM23
place-am24 = AM24
place-an1 = AN1
place-an2 = AN2
place-an3 = AN3
place-an4 = AN4
place-an5 = AN5
place-an6 = AN6
place-an7 = AN7
place-an8 = AN8
place-an9 = AN9
place-an10 = AN10
place-an11 = AN11
place-an12 = AN12
place-an13 = AN13
place-an14 = AN14
place-an15 = AN15
place-an16 = AN16
place-an17 = AN17
place-an18 = AN18
place-an19 = AN19
place-an20 = AN20
place-an21 = AN21
place-an22 = AN22
place-an23 = AN23
place-an24 = AN24
place-ao1 = AO1
place-ao2 = AO2
place-ao3 = AO3
place-ao4 = AO4
place-ao5 = AO5
place-ao6 = AO6
place-ao7 = AO7
place-ao8 = AO8
place-ao9 = AO9
place-ao10 = AO10
place-ao11 = AO11
place-ao12 = AO12
place-ao13 = AO13
place-ao14 = AO14
place-ao15 = AO15
place-ao16 = AO16
place-ao17 = AO17
place-ao18 = AO18
place-ao19 = AO19
place-ao20 = AO20
place-ao21 = AO21
place-ao22 = AO22
place-ao23 = AO23
place-ao24 = AO24
place-ap1 = AP1
place-ap2 = AP2
place-ap3 = AP3
place-ap4 = AP4
place-ap5 = AP5
place-ap6 = AP6
place-ap7 = AP7
place-ap8 = AP8
place-ap9 = AP9
place-ap10 = AP10
place-ap11 = AP11
place-ap12 = AP12
place-ap13 = AP13
place-ap14 = AP14
place-ap15 = AP15
place-ap16 = AP16
place-ap17 = AP17
place-ap18 = AP18
place-ap19 = AP19
place-ap20 = AP20
place-ap21 = AP21
place-ap22 = AP22
place-ap23 = AP23
place-ap24 = AP24
place-aq1 = AQ1
place-aq2 = AQ2
place-aq3 = AQ3
place-aq4 = AQ4
place-aq5 = AQ5
place-aq6 = AQ6
place-aq7 = AQ7
place-aq8 = AQ8
place-aq9 = AQ9
place-aq10 = AQ10
place-aq11 = AQ11
place-aq12 = AQ12
place-aq13 = AQ13
place-aq14 = AQ14
place-aq15 = AQ15
place-aq16 = AQ16
place-aq17 = AQ17
place-aq18 = AQ18
place-aq19 = AQ19
place-aq20 = AQ20
place-aq21 = AQ21
place-aq22 = AQ22
place-aq23 = AQ23
place-aq24 = AQ24
place-ar1 = AR1
place-ar2 = AR2
place-ar3 = AR3
place-ar4 = AR4
place-ar5 = AR5
place-ar6 = AR6
place-ar7 = AR7
place-ar8 = AR8
place-ar9 = AR9
place-ar10 = AR10
place-ar11 = AR11
place-ar12 = AR12
place-ar13 = AR13
place-ar14 = AR14
place-ar15 = AR15
place-ar16 = AR16
place-ar17 = AR17
place-ar18 = AR18
place-ar19 = AR19
place-ar20 = AR20
place-ar21 = AR21
place-ar22 = AR22
place-ar23 = AR23
place-ar24 = AR24
place-as1 = AS1
place-as2 = AS2
place-as3 = AS3
place-as4 = AS4
place-as5 = AS5
place-as6 = AS6
place-as7 = AS7
place-as8 = AS8
place-as9 = AS9
place-as10 = AS10
place-as11 = AS11
place-as12 = AS12
place-as13 = AS13
place-as14 = AS14
place-as15 = AS15
place-as16 = AS16
place-as17 = AS17
place-as18 = AS18
place-as19 = AS19
place-as20 = AS20
place-as21 = AS21
place-as22 = AS22
place-as23 = AS23
place-as24 = AS24
place-at1 = AT1
place-at2 = AT2
place-at3 = AT3
place-at4 = AT4
place-at5 = AT5
place-at6 = AT6
place-at7 = AT7
place-at8 = AT8
place-at9 = AT9
place-at10 = AT10
place-at11 = AT11
place-at12 = AT12
place-at13 = AT13
place-at14 = AT14
place-at15 = AT15
place-at16 = AT16
place-at17 = AT17
place-at18 = AT18
place-at19 = AT19
place-at20 = AT20
place-at21 = AT21
place-at22 = AT22
place-at23 = AT23
place-at24 = AT24
place-au1 = AU1
place-au2 = AU2
place-au3 = AU3
place-au4 = AU4
place-au5 = AU5
place-au6 = AU6
place-au7 = AU7
place-au8 = AU8
place-au9 = AU9
place-au10 = AU10
place-au11 = AU11
place-au12 = AU12
place-au13 = AU13
place-au14 = AU14
place-au15 = AU15
place-au16 = AU16
place-au17 = AU17
place-au18 = AU18
place-au19 = AU19
place-au20 = AU20
place-au21 = AU21
place-au22 = AU22
place-au23 = AU23
place-au24 = AU24
place-av1 = AV1
place-av2 = AV2
place-av3 = AV3
place-av4 = AV4
place-av5 = AV5
place-av6 = AV6
place-av7 = AV7
place-av8 = AV8
place-av9 = AV9
place-av10 = AV10
place-av11 = AV11
place-av12 = AV12
place-av13 = AV13
place-av14 = AV14
place-av15 = AV15
place-av16 = AV16
place-av17 = AV17
place-av18 = AV18
place-av19 = AV19
place-av20 = AV20
place-av21 = AV21
place-av22 = AV22
place-av23 = AV23
place-av24 = AV24

## Reports and readings

option-campania = Campania
    .about = Which province Campania belongs to.
    .italia = in Italy
    .graecia-magna = in Magna Graecia
option-d12 =
    Twelve-sided die
    .two-d6 = two d6
    .about = One die, or a white and a coloured one that adds six when even.
    .d12 = one d12
prompt-report-loser = You fought this battle with miniatures: which side lost?
prompt-report-dead = Which elements were destroyed ({ $number } so far)? “Done” ends the list.
prompt-report-flank = How many of the winner’s elements stood in the flank zones at the end?
prompt-report-rear = And how many stood in the rear zone?
prompt-report-confirm = Is this report right: elements destroyed { $number }, on the flanks { $flank }, in the rear { $rear }?
verb-beaten = Beaten: { $arg }
verb-destroyed = { $arg }
verb-flank = { $arg }
verb-rear = { $arg }
verb-confirm = Yes, the report is right
verb-correct = No, let me enter it again
verb-report = With miniatures
value-attacker = the attacker
value-defender = the defender

## Chapters of the rules

chapter-1 = Presentation, map and armies
chapter-2 = The sequence of play
chapter-3 = Movement
chapter-4 = Demobilization
chapter-5 = Armies in winter camp
chapter-6 = Roman politics
chapter-7 = Raising armies
chapter-8 = Events
chapter-9 = Initiative
chapter-10 = Supply
chapter-11 = Battles
chapter-12 = Sieges
chapter-13 = Special rules
chapter-14 = Aims of each nation
chapter-15 = Scenarios
chapter-prec = Clarifications
chapter-dba = The battle on the table
track-lost = Elements lost
legend = sea zones I to VI, and cells of a battlefield such as K12: letter from west to east, number from north to south
forecast-each = { THE($piece) } against { THE($enemy) }, of 36 throws: destroys in { $wins-D }, drives off in { $wins-F }, pushes back in { $wins-R }; destroyed in { $loses-D }, driven off in { $loses-F }, pushed back in { $loses-R }.
track-emergency = Emergency track, box
marker-storms = Storms:
marker-ravaged = Laid waste:
section-1-0 = What is played
section-1-1 = Dice and words
section-1-12 = The map
section-1-12-1 = Control of territories and provinces
section-1-12-2 = The nations
section-1-12-3 = Who plays which nation
section-1-13 = Counters and markers
section-2-0 = The turn
section-3-1 = Marching
section-3-11 = Movement points
section-3-12 = What a move costs
section-3-13 = Entering enemy ground
section-3-2 = Moving by sea
section-3-21 = Shipwreck
section-3-22 = The strait of Messina
section-3-3 = Merging and dividing armies
section-4-0 = Going home for the winter
section-5-0 = Winter camps
section-6-1 = Election of the consuls
section-6-2 = Election of the proconsuls
section-6-3 = The state of emergency
section-7-0 = Recruiting
section-7-1 = Recruits of Epirus
section-7-2 = Recruits of Rome
section-7-3 = Recruits of Carthage
section-7-4 = Mercenaries
section-7-5 = Making up the armies
section-7-6 = Magistrates taking command
section-7-7 = Where armies appear
section-8-21 = The Roman army reformed
section-8-22 = Magna Graecia goes over
section-8-23 = The revolt of the Samnites
section-8-3 = Events of the turn
section-9-0 = Initiative
section-10-1 = Attrition
section-10-2 = Baggage trains
section-10-3 = Scorched earth
section-11-1 = Seeking and refusing battle
section-11-3 = Breaking an army
section-11-4 = Pursuit
section-11-5 = Losses of the winner
section-11-6 = After a defeat
section-12-0 = Cities
section-12-2 = Sorties
section-12-3 = Raising a siege
section-12-4 = Assaults
section-13-1 = The Gauls at home
section-13-2 = Epirus invaded
section-13-3 = Alliances
section-13-5 = Generals who die
section-14-0 = How victory is judged
section-14-5 = Aims of the Mamertines
section-15-12 = The whole war: beginning
section-15-22 = The expedition: beginning
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

## Why not? What stands in the way

why-other-nation-moves = { THE($piece) } belongs to { THE($foe) }: now the armies of { THE($side) } move, nation after nation.
why-nation-moved = { THE($piece) } belongs to { THE($foe) }: this nation has finished its moves in this phase.
why-other-consul = { THE($piece) } obeys the other Roman player.
why-has-marched = { THE($piece) } has marched in this phase already.
why-no-movement-points = { THE($piece) } has no movement points left.
why-another-marches = First the march of { THE($leader) } must end: armies move one after the other.
why-army-idle = { THE($leader) } is seized by apathy: the die failed, and the army does not leave this territory in this turn.
why-here-already = { THE($leader) } is in { THE($place) } already.
why-open-sea = { $zone } is open sea: armies stay on land. Sail to a coast instead.
why-no-way-to-africa = Africa is off the map: armies leave it, and none comes back by a move.
why-not-adjacent = { THE($place) } does not border { THE($from) }, where { THE($leader) } stands.
why-no-land-way = { THE($leader) } is in Africa: the only way is by sea.
why-no-neighbour-open = No neighbouring territory is open to { THE($leader) } without a new war.
why-too-far-by-sea = From { THE($from) } to { THE($place) } more than four sea zones would have to be crossed.
why-sail-points = The crossing from { THE($from) } to { THE($place) } costs { $number ->
        [one] 1 movement point
       *[other] { $number } movement points
    }, { THE($leader) } has { $pm }.
why-no-coast-open = No coast within four sea zones is open to { THE($leader) } without a new war.
why-no-strait = The strait links Messina and Bruttium only: { THE($leader) } stands in { THE($from) }.
why-strait-points = The strait costs three movement points, { THE($leader) } has { $pm }.
why-sail-first = { THE($leader) } has done something in this phase already: a voyage must come first.
why-too-large-to-sail = { THE($leader) } has { $number ->
        [one] one element
       *[other] { $number } elements
    }: no more than twelve can sail together.
why-gauls-do-not-sail = The Gauls have no ships: they walk, one territory a season.
why-no-port = { THE($leader) } stands in { THE($from) }, which belongs neither to the same nation nor to an ally: there is no port to embark from.
why-no-such-route = Only the shortest routes between the two coasts can be sailed.
why-urban-consul = The Urban Consul enters { THE($place) } only if it is Roman, or borders two Roman territories.
why-means-war = { THE($place) } belongs to { THE($foe) }, neither friend nor enemy: to come there begins a war, which is a choice of its own.
why-means-war-messina = Epirotes who come to Messina invade it, ally or not, unless an enemy stands before it: that is a war with { THE($foe) }, a choice of its own.
why-draws-in = In { THE($place) } you would also meet { THE($foe) }, with whom you are not at war: to come there begins one, which is a choice of its own.
why-enemy-in-winter = Nobody seeks battle in winter, and in { THE($place) } you would meet { THE($foe) }.
why-enemy-under-omen = { THE($leader) } is under a bad omen and seeks no battle: in { THE($place) } that would be against { THE($foe) }.
why-nobody-to-strike = In { THE($place) } there is nobody with whom a war could begin.
why-own-nation = Nobody makes war upon his own nation.
why-enemy-already = You are at war with { THE($side) } already: no declaration is needed, simply come.
why-allies-for-good = The alliance with { THE($side) } cannot be broken.
why-nation-not-there = { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } neither land nor army in { THE($place) }.
why-nation-not-here = { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } no army in { THE($place) }.
why-no-war-in-winter = Nobody seeks battle in winter.
why-bad-omen = { THE($leader) } is under a bad omen: no battle is sought in this turn.
why-shut-in = { THE($leader) } is besieged in { THE($place) }: only a sortie leads out.
why-not-shut-in = { THE($leader) } is not besieged: there is nothing to break out of.
why-sortie-tried = { THE($leader) } has tried a sortie in this phase: one try a turn.
why-not-inside = { THE($leader) } stands in the open already.
why-foes-outside = Enemies stand in { THE($place) }: to come out of the city is to offer them battle.
why-battle-sought = { THE($leader) } has offered battle in this phase already.
why-just-came = { THE($leader) } came in this phase: whoever was there has been met on arrival.
why-no-foe-here = There is no army in { THE($place) } with which { THE($leader) } is at war.
why-foes-shut-in = The enemies in { THE($place) } are besieged: only they can come out.
why-not-entered = { THE($leader) } has not entered { THE($place) } in this phase: only land one comes into can be laid waste.
why-waste-already = { THE($place) } lies waste already.
why-waste-no-train = { THE($place) } lies waste: there is nothing to load a baggage train with.
why-besieger-no-ravage = { THE($leader) } leads the siege: movement points go into the siege, or into a baggage train.
why-has-train = { THE($leader) } has a baggage train already: one at most.
why-winter-no-ravage = In winter there is nothing to lay waste.
why-winter-no-train = No baggage train is gathered in winter.
why-winter-no-siege = Nobody besieges in winter.
why-gauls-ravage = The Gauls lay waste whatever they enter, at no cost.
why-gauls-no-train = The Gauls gather no baggage train: they move one territory a season and live off the land.
why-gauls-no-siege = The Gauls besiege no city and conquer none.
why-inside-no-siege = { THE($leader) } is within the walls of { THE($place) }: come out first.
why-besieged-already = { THE($place) } is under siege already.
why-own-city = The city of { $place } is your own nation’s.
why-no-enemy-city = The city of { $place } belongs to { THE($foe) }, with whom { THE($leader) } is not at war.
why-foes-in-the-open = An enemy army stands in the open in { THE($place) }: it must be beaten or give way before the city can be besieged.
why-siege-cost = A siege is begun with one movement point, or with two.
why-siege-points = { THE($leader) } has { $left ->
        [one] one movement point
       *[other] { $left } movement points
    } left.
why-other-nation-sheets = { THE($piece) } is no army of { THE($side) }: each nation arranges its own.
why-rearranged = { THE($piece) } has merged or divided in this phase already.
why-apart = { THE($piece) } is not in the same territory as { THE($leader) }.
why-wall-between = A siege stands between { THE($piece) } and { THE($leader) }: one is in the city, the other before it.
why-not-senior = { THE($leader) } and { THE($piece) }: only a general of higher rank takes an army over.
why-no-senior-here = No general of the same nation stands with { THE($piece) }.
why-nobody-merges = No two of your armies stand together under generals of different rank.
why-not-riding = { THE($leader) } rides with no other general: there is nothing to divide.
why-none-to-give = { THE($piece) } has a single element left: there is none to give.
why-nobody-splits = None of your generals rides with another.
why-not-on-sheet = { THE($leader) } has no such element.
why-none-given = { THE($leader) } has no element yet: give at least one.
why-no-retreat-step = { THE($place) } does not border { THE($from) }: an army falls back by one territory.
why-not-homeward = { THE($place) } does not lie on a shortest way home.
why-enemy-on-the-way = { THE($enemy) } stands in { THE($place) }: an army falls back where no enemy is, if it can, and by a shortest way.
why-no-refuge = { THE($place) } is no refuge: the army goes to its own land, or else to an ally’s, and { THE($to_place) } is nearest.
why-not-nearest = { THE($place) } is farther away than { THE($to_place) }.
why-none-on-sheet = { THE($leader) } has none of these: { $piece }.
why-mounted-first = The first loss of the winter must be mounted troops; these come later ({ $piece }).
why-no-enemy-there = { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } no army in { THE($place) } with which you are at war.
why-met-already = { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } been engaged here already.
why-same-armies = To engage { THE($side) } brings the same armies as { THE($foe) }: they stand together.
why-must-engage = Who comes upon enemies seeks battle: one of them must be engaged.
why-general-stays = The general stays with the army and cannot be sent ({ $piece }).
why-not-in-battle = { THE($leader) } does not fight as one with these armies in { THE($place) }.
why-lower-rank = { THE($leader) } is of lower rank: the highest rank commands.
why-named-already = { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } a place in this order already.
why-at-peace = { THE($side) } { COUNT($side) ->
        [many] are
       *[one] is
    } at peace: who is at peace comes after all who are at war.
why-event-not-yours = { THE($piece) } is not yours: this event strikes one of your own armies.
why-spy-on-own = { THE($piece) } is your own: the sheet lies open before you.
why-spy-on-friend = { THE($piece) } is no enemy’s: spies go to enemies.
why-spy-too-far = { THE($piece) } stands neither in nor beside the territory of an army of yours.
why-not-your-land = { THE($place) } is not yours to be betrayed.
why-nobody-at-the-gates = No enemy stands in { THE($place) }: there is nobody to open the gates to.
why-gauls-take-nothing = In { THE($place) } only Gauls stand: they conquer nothing.
why-no-enemy-at-the-gates = { THE($side) } { COUNT($side) ->
        [many] have
       *[one] has
    } no army in { THE($place) } that is at war with you.
why-general-dead = { THE($leader) } is dead.
why-army-on-foreign-ground = { THE($leader) } stands in { THE($place) }, which this nation does not control: recruits cannot join there.
why-no-land-left = The nation controls no land where { THE($leader) } could take the field.
why-no-recruits-for-him = { THE($leader) } gets no recruits by the levy and takes the field only when the rules call for it.
why-no-proconsuls = Proconsuls are elected in the emergency only.
why-other-nation-recruits = { THE($leader) } does not belong to { THE($side) }, whose levy this is.
why-served-already = { THE($leader) } has had a turn in this levy.
why-not-in-list = The army list of { THE($side) } has none of these: { $piece }.
why-old-list = From winter 279 on, Epirus raises the troops of Magna Graecia alone, without these: { $piece }.
why-general-first = A new army begins with its general; the others come later ({ $piece }).
why-no-slot-left = The list has no place left for these: { $piece }.
why-host-takes-the-field = { THE($leader) } rises in full strength, whatever the player would like.
why-nobody-else = There is no other general to leave the rest to.
why-not-a-base = New armies of { THE($side) } do not appear in { THE($place) }.
why-base-not-held = { THE($place) } is not held by { THE($side) }: no army appears there.
why-no-such-player = Nobody else of this name sits at the table; for yourself there is an answer of its own.
why-other-side-lost = This is not an element of the side that loses now ({ $piece }; { $side }).
why-picked-already = This element has been picked already ({ $piece }).
why-fallen-first = { $piece }: those struck down in the battle are picked before any survivor.
why-no-rout-yet = With these losses { THE($side) } would not have run yet.
why-counted-already = This element is in the report already ({ $piece }).
why-more-than-alive = At most { $left } of the winner’s elements are still on the field.

## What a choice costs and brings

note-armies-wait = { THE($leaders) } { COUNT($leaders) ->
        [many] stay where they are
       *[one] stays where it is
    }; unused movement points are lost
note-disbands = winter: { THE($leaders) } { COUNT($leaders) ->
        [many] disband
       *[one] disbands
    } at home right after the moves, { $number ->
        [one] one element is
       *[other] { $number } elements are
    } lost
note-points-lost = ends the march; { $pm ->
        [one] one unused movement point is
       *[other] { $pm } unused movement points are
    } lost
note-price = { $cost ->
        [0] costs no movement point
        [one] costs { $cost } movement point
       *[other] costs { $cost } movement points
    }, { $left } left
note-test = an enemy is there: the general dares it on { $number } or less with one die; a failure costs one movement point
note-landing-test = an enemy is on the coast: the general dares to land on { $number } or less with one die; a failure costs one movement point
note-apathy = apathy: a die first, the army stirs on 5 or 6 only, else it stays for the whole turn
note-gives-up-siege = gives up the siege of { THE($place) }
note-war = begins a war with { THE($foe) }
note-host-rises = twelve elements of { THE($foe) } rise against you at once
note-ravages = until the end of winter: losses by hunger +2 for all, half the recruits, no baggage trains
note-assault = the assault takes the city on { $number } or more ({ $chances } in { $faces })
note-horse = adds { $number } to the assault, then it is used up
note-calm-sea = a calm summer sea: no shipwreck
note-shipwreck = rolls for shipwreck; elements lost: { $low } to { $high }
note-storm = storm, rolls for shipwreck; elements lost: { $low } to { $high }
note-stays-ashore = { THE($leader) } does not sail in this turn
note-under-senior = these elements go under { THE($leader) }, attitude { $number }
note-accepts = { $number ->
        [6] { THE($leader) } accepts battle
       *[other] { THE($leader) } accepts battle on { $number } or less, and withdraws otherwise
    }
note-accepts-never = { THE($leader) } cannot accept battle
note-contingent = { $number ->
        [one] one element fights beside { THE($leaders) } and shares
       *[other] { $number } elements fight beside { THE($leaders) } and share
    } their fate; the rest withdraws
note-attrition = elements lost: { $low } to { $high }, { $whole }.{ $tenth } on average
note-mercenaries = elements on a die of 1: { $low }; of 2 to 4: { $number }; of 5: { $more }; of 6: { $high }
note-gives-up = { $number ->
        [one] one element is
       *[other] { $number } elements are
    } given up for good
note-raises = { $number ->
        [one] one element
       *[other] { $number } elements
    } at once for { THE($leader) }
note-handed-over = { $number ->
        [one] one element is
       *[other] { $number } elements are
    } left for { THE($leaders) }; this general gets no more
note-deserts = loses one to three elements
note-no-battle = may not seek battle in this turn and must refuse it
note-is-counted = you learn how many elements it has
note-goes-over = the city goes over to the enemy: { $foe }
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
