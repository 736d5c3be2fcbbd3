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
prompt-recruit = Levy of the year: which element of troops does { THE($leader) } raise? { $number } left; the usual composition is that of the army list.
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
verb-decline-in-contingent = Send nobody
verb-decline-in-take-on = Do not take the elements
verb-decline-in-horse = Keep the Trojan horse
verb-decline-in-hire = Look for no mercenaries
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
log-removed = { THE($leader) } has no element left and disappears in { THE($place) }.
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
# Of records of older rules.
log-battle =
    Battle in { THE($place) }, { $topography } country: { THE($side) } { COUNT($side) ->
        [many] attack
       *[one] attacks
    }, { THE($foe) } { COUNT($foe) ->
        [many] defend
       *[one] defends
    }, elements: { $sizes } ({ THE($leaders) }).
log-battle-joined =
    Battle in { THE($place) }, { $topography } country: { THE($side) } { COUNT($side) ->
        [many] attack
       *[one] attacks
    } with { $ours } { $ours ->
        [one] element
       *[other] elements
    } ({ THE($leaders) }), { THE($foe) } { COUNT($foe) ->
        [many] defend
       *[one] defends
    } with { $theirs } ({ THE($enemies) }).
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
log-raised = { THE($leader) } takes the field in { THE($place) }.
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
log-shrinks = { THE($leader) } seeks battle in { THE($place) }: attitude { $attitude } ({ $because }), die { $die }, { $number } or less needed: not bold enough, a movement point is spent.
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
        [0] no element is lost
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
log-desertion = Men desert { THE($leader) }: half of the die { $die }, rounded up, is { $number }.
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
verb-reference = Take the usual army of this list
verb-take = { $arg }
verb-table = Move by move, on the table
verb-quick = At once, in lanes
verb-done = Done
verb-done-in-split = Done: end the division
verb-done-in-sheets = Done: merge and divide no more
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
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] run
       *[one] runs
    } out before the line (die { $die }, a 1 was needed).
log-holds-back =
    { THE($piece) } of { THE($side) } { COUNT($piece) ->
        [many] stay
       *[one] stays
    } behind the line (die { $die }, a 1 was needed to run out).
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
log-caught = { THE($piece) } of { THE($side) }, thrown back: die { $die }, cut off and destroyed.
log-gets-away =
    { THE($piece) } of { THE($side) }, thrown back: die { $die }, { COUNT($piece) ->
        [many] they get
       *[one] it gets
    } away (a 1 would have cut the way).
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

## Legend

legend-control = The nation that controls a territory
legend-ravaged = Ravaged
legend-siege = A siege, with its marker
legend-storm = A storm in this sea
legend-army = An army: its nation, the stars of its general, the number of its elements if you may know it
legend-train = With a baggage train
legend-camp = In winter camp
legend-omen = With bad omens: no attack this turn
legend-unsupplied = Out of supply
legend-inside = Inside the walls
