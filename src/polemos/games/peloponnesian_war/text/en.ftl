# The Peloponnesian War: every text of the game in English. Keys: docs/protocol.md, section 1.

## The game

game-title = The Peloponnesian War
game-subtitle = 431-404 BC: you against the war itself
game-sketch = A land power and a sea power wear each other down for twenty-seven years. You command one of them; rules and matrices command the other, openly, die by die. Win too well for too long and you must take over the side you have been beating: the longer the war, the worse for you. Armies are gathered and paid, march by the shortest road through hostile territory, burn the land, besiege cities and stir up rebellion. Or play it between two.

## Scenarios

scenario-peloponnesian-war = The whole war
    .sketch = Ten turns from 431 BC. You begin as Athens, Pericles at home and Phormio before rebel Potidaea; Archidamus marches first. More than 150 points, or the enemy’s surrender by the end of turn 3, is a decisive victory.
scenario-peloponnesian-war-two = The whole war, two players
    .sketch = Both sides are played; no matrices. Interception is the owner’s choice, the better strategist opens each turn. A surrender decides, otherwise the points of each side. Ten turns from 431 BC.
scenario-archidamian-war = Archidamian War
    .sketch = The first ten years: three turns from the same beginning. It ends early with an armistice, a surrender, or when you come back to Athens. Forty points win.
scenario-archidamian-war-two = Archidamian War, two players
    .sketch = Both sides are played; no matrices. Interception is the owner’s choice, the better strategist opens each turn. A surrender decides, otherwise the points of each side. The first ten years: three turns from the same beginning.
scenario-decelean-war = Decelean War
    .sketch = Turns 6 to 8. Nicias lies before Syracuse with half of Athens’ strength, Gylippus faces him, and Alcibiades advises Sparta. No armistice. Forty points win.
scenario-decelean-war-two = Decelean War, two players
    .sketch = Both sides are played; no matrices. Interception is the owner’s choice, the better strategist opens each turn. A surrender decides, otherwise the points of each side. Turns 6 to 8.
scenario-fall-of-athens = The Fall of Athens
    .sketch = From turn 7. You begin as Sparta, with an army at Decelea and the Asian allies of Athens in revolt; two fleets meet at Abydos. No armistice. Forty points win.
scenario-fall-of-athens-two = The Fall of Athens, two players
    .sketch = Both sides are played; no matrices. Interception is the owner’s choice, the better strategist opens each turn. A surrender decides, otherwise the points of each side. From turn 7.

## Options

option-syracuse-answer = Answer to an attack on Syracuse
    .about = Where the matrix sends Sparta when Athenians stand in her ally Syracuse: to Decelea in Attica, as the designer explained, or to Syracuse itself.
    .decelea = Decelea
    .syracuse = Syracuse
option-long-walls-leader = A leader for the defence of Athens
    .about = Optional rule of the errata: when Athenian Forces in Athens fight a battle, there or from there, and no leader is with them, one comes by lot.
value-decelea = Decelea
value-syracuse = Syracuse

## Sides

role-player = Player
    .article = the
role-athens = Athens
role-sparta = Sparta
side-neutral = neutral

## Places

place-athens = Athens
place-piraeus = Piraeus
place-panactum = Panactum
place-decelea = Decelea
place-eleusis = Eleusis
place-sunium = Sunium
place-oropus = Oropus
place-salamis = Salamis
place-aegina = Aegina
place-megara = Megara
place-pegae = Pegae
place-corinth = Corinth
place-cenchreae = Cenchreae
place-sicyon = Sicyon
place-phlius = Phlius
place-argos = Argos
place-epidaurus = Epidaurus
place-methana = Methana
place-cape-scyllaeum = Cape Scyllaeum
place-troezen = Troezen
place-hermione = Hermione
place-hydrea = Hydrea
place-sparta = Sparta
place-gythium = Gythium
place-thyrea = Thyrea
place-prasiae = Prasiae
place-epidaurus-limera = Epidaurus Limera
place-cape-malea = Cape Malea
place-cythera = Cythera
place-cape-taenarum = Cape Taenarum
place-thuria = Thuria
place-corone = Corone
place-asine = Asine
place-methone = Methone
place-pylos = Pylos
place-cyparissia = Cyparissia
place-tegea = Tegea
place-mantinea = Mantinea
place-orchomenus-arc = Orchomenus (Arcadia)
place-heraea = Heraea
place-elis = Elis
place-olympia = Olympia
place-cyllene = Cyllene
place-pheia = Pheia
place-lepreum = Lepreum
place-dyme = Dyme
place-patrae = Patrae
place-panormus = Panormus
place-aegium = Aegium
place-pellene = Pellene
place-zacynthus = Zacynthus
place-cephallenia = Cephallenia
place-leucas = Leucas
place-anactorium = Anactorium
place-ambracia = Ambracia
place-stratus = Stratus
place-oeniadae = Oeniadae
place-thermum = Thermum
place-naupactus = Naupactus
place-corcyra = Corcyra
place-dodona = Dodona
place-apollonia = Apollonia
place-epidamnus = Epidamnus
place-delphi = Delphi
place-cirrha = Cirrha
place-elatea = Elatea
place-opus = Opus
place-atalante = Atalante
place-heraclea = Heraclea
place-thebes = Thebes
place-plataea = Plataea
place-tanagra = Tanagra
place-delium = Delium
place-orchomenus-boe = Orchomenus (Boeotia)
place-chaeronea = Chaeronea
place-siphae = Siphae
place-chalcis = Chalcis
place-eretria = Eretria
place-carystus = Carystus
place-histiaea = Histiaea
place-scyros = Scyros
place-larisa = Larissa
place-pharsalus = Pharsalus
place-pagasae = Pagasae
place-pella = Pella
place-macedonia = Macedonia
    .at = in
place-pydna = Pydna
place-therme = Therma
place-potidaea = Potidaea
place-olynthus = Olynthus
place-spartolus = Spartolus
place-mende = Mende
place-scione = Scione
place-torone = Torone
place-acanthus = Acanthus
place-amphipolis = Amphipolis
place-eion = Eion
place-thasos = Thasos
place-abdera = Abdera
place-maroneia = Maronea
place-aenus = Aenus
place-cardia = Cardia
place-sestus = Sestos
place-abydus = Abydos
place-lampsacus = Lampsacus
place-cyzicus = Cyzicus
place-perinthus = Perinthus
place-byzantium = Byzantium
place-imbros = Imbros
place-lemnos = Lemnos
place-tenedos = Tenedos
place-antandrus = Antandrus
place-methymna = Methymna
place-mytilene = Mytilene
place-atarneus = Atarneus
place-cyme = Cyme
place-phocaea = Phocaea
place-clazomenae = Clazomenae
place-erythrae = Erythrae
place-chios = Chios
place-teos = Teos
place-colophon = Colophon
place-ephesus = Ephesus
place-samos = Samos
place-miletus = Miletus
place-sardis = Sardis
place-iasus = Iasus
place-halicarnassus = Halicarnassus
place-kos = Cos
place-cnidus = Cnidus
place-loryma = Loryma
place-camirus = Camirus
place-lindus = Lindos
place-ceos = Ceos
place-andros = Andros
place-tenos = Tenos
place-delos = Delos
place-paros = Paros
place-naxos = Naxos
place-amorgos = Amorgos
place-icaria = Icaria
place-thera = Thera
place-melos = Melos
place-syracuse = Syracuse
place-leontini = Leontini
place-catana = Catana
place-messana = Messana
place-himera = Himera
place-segesta = Segesta
place-selinus = Selinus
place-acragas = Acragas
place-gela = Gela
place-rhegium = Rhegium
place-locri = Locri
place-thurii = Thurii
place-taras = Taras
place-going-home = Going Home box

## Zones

zone-attica = Attica
zone-boeotia = Boeotia
zone-euboea = Euboea
zone-phocis = Phocis and Locris
zone-thessaly = Thessaly
zone-corinthia = Isthmus
zone-argolid = Argolis
zone-laconia = Laconia
zone-messenia = Messenia
zone-arcadia = Arcadia
zone-elis = Elis
zone-achaea = Achaea
zone-west = Western Greece
zone-macedonia = Macedonia
zone-chalcidice = Chalcidice
zone-thrace = Thrace
zone-hellespont = Hellespont
zone-aeolis = Aeolis
zone-ionia = Ionia
zone-caria = Caria and Rhodes
zone-cyclades = Cyclades
zone-sicily = Sicily
zone-italy = Southern Italy

## Leaders and strength points

leader-pericles = Pericles
leader-phormio = Phormio
leader-nicias = Nicias
leader-cleon = Cleon
leader-demosthenes = Demosthenes
leader-alcibiades = Alcibiades
leader-thrasybulus = Thrasybulus
leader-thrasyllus = Thrasyllus
leader-archidamus = Archidamus
leader-pleistoanax = Pleistoanax
leader-agis = Agis
leader-brasidas = Brasidas
leader-gylippus = Gylippus
leader-mindarus = Mindarus
leader-callicratides = Callicratidas
leader-lysander = Lysander
piece-h = hoplite
    .many = hoplites
piece-athens-h = Athenian hoplite
    .many = Athenian hoplites
piece-sparta-h = Spartan hoplite
    .many = Spartan hoplites
piece-c = horseman
    .many = horsemen
piece-athens-c = Athenian horseman
    .many = Athenian horsemen
piece-sparta-c = Spartan horseman
    .many = Spartan horsemen
piece-n = ship
    .many = ships
piece-athens-n = Athenian ship
    .many = Athenian ships
piece-sparta-n = Spartan ship
    .many = Spartan ships
piece-ah = allied hoplite
    .many = allied hoplites
piece-athens-ah = hoplite of the allies of Athens
    .many = hoplites of the allies of Athens
piece-sparta-ah = hoplite of the allies of Sparta
    .many = hoplites of the allies of Sparta
piece-ac = allied horseman
    .many = allied horsemen
piece-athens-ac = horseman of the allies of Athens
    .many = horsemen of the allies of Athens
piece-sparta-ac = horseman of the allies of Sparta
    .many = horsemen of the allies of Sparta
piece-an = allied ship
    .many = allied ships
piece-athens-an = ship of the allies of Athens
    .many = ships of the allies of Athens
piece-sparta-an = ship of the allies of Sparta
    .many = ships of the allies of Sparta
piece-leader = leader

## Phases

phase-setup = Set-up
phase-political = Political Phase
phase-planning = Strategic Planning
phase-operations = Operations Phase
phase-combat = Combat Phase
phase-home = Going home
phase-rebellion = Rebellion Phase
phase-administrative = Administrative Phase
phase-surrender = Armistice and Surrender

## Strategies and defensive conditions

strategy-attack-athens = Attack Athens
strategy-attack-sparta = Attack Sparta
strategy-cause-rebellion = Cause Rebellion
strategy-cut-loc = Cut a Line of Communication
strategy-attack-athenian-ally = Attack an Athenian Ally
strategy-attack-spartan-ally = Attack a Spartan Ally
condition-near-sparta = an enemy within two spaces of Sparta
condition-corinth-thebes = an enemy at Corinth or Thebes
condition-syracuse = an enemy at her ally Syracuse
condition-saronic = an enemy in the Saronic Gulf
condition-naupactus = an enemy at Naupactus
condition-key-allies = an enemy at a key ally
condition-hellespont = an enemy in the Hellespont
kind-land = land
kind-naval = naval
kind-mixed = mixed
kind-coast = coast
kind-island = island

## Events

event-2 = a silver mine
event-3 = oligarchs rise in Athens
event-4 = King Sitalces of Thrace changes sides
event-5 = Persia enters the war
event-6 = plague in Athens
event-7 = a demagogue for sale
event-8 = oligarchs in the Delian League
event-9 = King Perdiccas of Macedonia changes sides
event-10 = neutrals and Corcyra
event-11 = leaders die
event-12 = eclipse or earthquake

## Income

part-base = league
part-lost-spaces = spaces lost, ravaged or in rebellion
part-great-allies = Thebes and Corinth lost
part-epidamnus = Epidamnus
part-sicily = Sicily
part-euxine = no line to the Euxine
part-syracuse = Syracuse
part-persia = Persia
part-helots = Helots in arms
part-leader = leader
part-hoplites = more hoplites
part-cavalry = more cavalry
part-ships = more ships
part-spartans = Spartan hoplites
part-athenians = Athenian ships
part-home = on the soil of Sparta
part-confidence = confidence
part-spoiled = spaces lost or ravaged
part-event = event

## Questions

prompt-operation =
    { $stage ->
        [0] { $who } may undertake an operation, to lead an army or to raise a city in rebellion: do you consult the gods, on whose omens it depends, or pass?
       *[other] { $who }: which objective will { $leader } march on? He can also try to stir up a rebellion, or you pass.
    }
prompt-muster =
    { $leader } is at { $place }, bound for { $to_place }, with { $force ->
        [nobody] nobody yet
       *[other] { $force }
    }: whom do you call up here ({ n-talents } to spend), or where does he go next? He departs once the army can get there.
prompt-intercept =
    { $force ->
        [nobody] An enemy leader enters { $place } alone: which Force tries to catch him, on a die of 4 or more?
       *[other] An enemy army ({ $force }) enters { $place }: which Force tries to intercept it, on a die of 4 or more?
    }
prompt-which-battle = Which battle is fought next?
prompt-which-siege = Which siege is resolved next?
prompt-which-enemy = Against which enemy does the Force at { $place } fight next?
prompt-stay-behind = The ships at { $place } cannot carry all the army ({ $force }): which points stay behind ({ $count } in all)?
prompt-garrison = { $who } leaves one point on the island of { $place }: a hoplite or a horseman?
prompt-harbour = { $who } has lost Piraeus: to which harbour do the ships go ({ $count } left)?
prompt-plague = Plague in { $who }: where do hoplites die ({ $count } left)?
prompt-eisphora = Do you levy the Eisphora, { n-talents }, on the rich?
prompt-build = { $who }: which strength point do you build? Up to { $count } more, 200 talents each, { $talents } to spend.

## Choices

verb-consult = Consult the gods
verb-pass = Pass, without an operation
verb-march = March on { $arg }
verb-incite = Stir up rebellion at { $arg }, for 100 talents, on a 6
verb-activate = Call up one { $arg }
verb-activate-all = Call up all of this kind: { $arg }
verb-muster = Go to { $arg }
verb-muster-storm = Go to { $arg } across the open sea, at the risk of a storm
verb-depart = Depart for the objective
verb-depart-storm = Depart across the open sea, at the risk of a storm
verb-halt = Stop here and give the objective up
verb-intercept = Intercept from { $arg }
verb-decline = Hold back
verb-decline-in-eisphora = Spare the rich
verb-decline-in-intercept = Let the enemy pass
verb-resolve = { $arg }
verb-against = Against { $arg }
verb-leave = One { $arg } stays
verb-garrison = Leave one { $arg }
verb-harbour = One ship to { $arg }
verb-harbour-all = All ships to { $arg }
verb-bury = One hoplite dies at { $arg }
verb-levy = Levy the Eisphora
verb-build = Build one { $arg }
verb-done = Done

## Log

log-turn = Turn { $turn }
log-phase = { $phase }
log-side-kept = The die and the confidence make { $total }, less than 6: you keep { $side }.
log-side-untested = The confidence is { $total }: no roll, you keep { $side }.
log-side-changed = The die and the confidence make { $total }, 6 or more: you now command { $side }.
log-event = Event: { $event }.
log-event-impossible = This cannot happen now: { $event }.
log-league-quiet = The Delian League is quiet: the confidence of Athens is { $total }.
log-league-stirs = { $cause ->
        [ships] Rebellion stirs in the Delian League: Athens lost four ships or more last turn.
       *[other] Rebellion stirs in the Delian League: the confidence of Athens is { $total }, not above 0.
    }
log-leader-drawn = { $who }: { $leader } takes command.
log-opens = { $who } has the better strategist and opens.
log-opens-by-lot = Both leaders are equal strategists; the die lets { $who } open.
log-strategy-kept = { $who } keeps its strategy: { $strategy }.
log-strategy-chosen = { $who }: the die and { $count } for the leader make { $total }: { $strategy }.
log-strategy-barred = Hostages bar this strategy ({ $strategy }): { $who } rolls again.
log-np-condition = { $who } must answer { $condition }: its objective is { $place }.
log-np-strategy = { $who } has no defensive condition to answer and follows its strategy: { $strategy }.
log-np-zone = The die points to a zone: { $zone }.
log-np-objective = { $who } chooses its objective: { $place }.
log-np-again = { $place } is no objective for { $who }: the die is rolled again.
log-np-force = Against { $place } ({ $kind }) it takes an army of { $force }.
log-np-muster =
    Called up at { $place }: { $force }{ $talents ->
        [0] , free of charge
       *[other] { " " }for { n-talents }
    }.
log-np-too-dear = { $who } would need { n-talents } and may spend { $total }.
log-activated =
    Called up at { $place }: { $force }{ $talents ->
        [0] , free of charge
       *[other] { " " }for { n-talents }
    }; { $total } left to spend.
log-operation = { $who }: { $leader } sets out for { $place }.
log-incite =
    { $who }: for { n-talents } { $leader } tries to raise { $place }, on { $count ->
        [6] a 6
       *[other] { $count } or more
    }.
log-route = Route of the army ({ $force }): { $places }.
log-route-alone = { $leader } travels alone: { $places }.
log-equal-routes = { $count ->
        [one] 1 route is
       *[other] { $count } routes are
    } equally short; the lot falls on number { $chosen }.
log-arrived = { $leader } arrives at { $place } with { $force }.
log-arrived-alone = { $leader } stops at { $place }, without an army.
log-pass-chosen = { $who } passes.
log-pass-augury = The omens are bad: { $who } passes.
log-omens-good = The omens are good.
log-pass-limit = { $who } has made its two operations and passes.
log-pass-no-leader = { $who } has no leader left and passes.
log-pass-no-means = { $who } lacks men or money and passes.
log-pass-no-army = { $who } cannot raise the army it needs and passes.
log-pass-no-objective = { $who } has no objective left and passes.
log-incite-failed = { $place } does not listen to { $who }; { $leader } is out for the turn.
log-rebels = { $place } rebels.
log-quelled = The rebellion at { $place } is over.
log-spread-asked = Does rebellion spread to { $place }? It takes a 6.
log-spread-near = Does rebellion spread to { $place }? An enemy is near: it takes 4 or more.
log-spread-guarded = Garrisons of { $who } keep rebellion out of { $places }.
log-helots = The Helots are in arms ({ $count ->
        [1] first turn
       *[other] turn { $count }
    }).
log-no-rebellion = No city is free to rebel.
log-site-rebels = { $place } is in rebellion already: the next city of the list is asked.
log-site-guarded = { $place } has a garrison and stays quiet.
log-site-lost = { $place } is not of the League any more: the next city of the list is asked.
log-neighbour-asked = Does { $place } join its neighbour? It takes a 6.
log-intercepted = { $who } ({ $force }) intercepts at { $place }, { $stand ->
        [here] where it stands
       *[near] coming from { $from }
    }.
log-slipped-by = { $who } ({ $force }) watches { $place }{ $stand ->
        [here] {""}
       *[near] {" "}from { $from }
    } and misses the enemy (4 or more was needed).
log-let-pass = { $who } lets the enemy pass at { $place } (it could have intercepted from { $places }).
log-skirmish = Skirmish at { $place }: a die each; a 1 costs its own side a point.
log-skirmish-dice = The dice make { $total }, 11 or more: a battle.
log-skirmish-points = { $kind ->
        [naval] { $total ->
            [one] 1 ship meets
           *[other] { $total } ships meet
        }
       *[other] { $total ->
            [one] 1 land point meets
           *[other] { $total } land points meet
        }
    }, { $count } of them the interceptor’s, at least half of eight or more: a battle.
log-skirmish-over = No battle at { $place }: the dice make { $total }, less than 11, and of no arm do eight points meet of which the interceptor has half.
log-army-gone = { $who }: nobody is left of the army at { $place }; { $leader } is out for the turn.
log-leader-caught = { $leader } is caught at { $place }.
log-ravaged = { $who } ravages { $place }.
log-left-behind = Left behind at { $place }: { $force }.
log-storm =
    { $force ->
        [nobody] A storm drives the leader of { $who } away.
       *[other] A storm destroys the army of { $who }: { $force }.
    }
log-no-storm = { $who } comes through the open sea without a storm.
log-neutral-joins =
    { $force ->
        [nobody] { $place } joins { $who }, without a counter to its name.
       *[other] { $place } joins { $who } with { $force }.
    }
log-battle =
    { $stage ->
        [march] Battle at { $place } ({ $kind }): { $who }, on the march with { $ours }, against { $theirs } from { $to_place }.
        [apart] Battle at { $place } ({ $kind }): { $who } with { $ours } from { $to_place } against { $theirs }.
       *[here] Battle at { $place } ({ $kind }): { $who } with { $ours } against { $theirs }.
    }
log-battle-total = { $who } has { $dice } on the die and { $mods }: { $total } in all.
log-battle-plain = { $who } has { $total } on the die, without modifiers.
log-tie-broken = The totals are equal: { $who } has the better tactician.
log-battle-won = { $who } wins at { $place }.
log-confidence-reset = Confidence of both sides: back to 0.
log-confidence = Confidence of { $who }: { $change }, now { $total }.
log-points = Victory points of { THE($who) }: { $change }, { $total } in all.
log-leader-out = { $leader }, leader of { $who }, is out for the turn.
log-battle-drawn = Nobody wins at { $place }; both go home.
log-no-battle = Ships and men face each other at { $place }: no battle.
log-gives-way = { $who } leaves { $place }.
log-chooses-first = The die lets { $who } choose first which combat is resolved.
log-losses = { $who } loses { $force }.
log-hostages = { $who } takes hostages.
log-leader-dies = { $leader } falls in battle.
log-leader-called = { $leader } hurries to { $place }.
log-siege-laid = { $who } besieges { $place }.
log-siege-total = Siege of { $place }: { $who } has { $dice } on the die and { $mods }: { $total } (4 or more takes it).
log-siege-plain = Siege of { $place }: { $who } has { $total } on the die (4 or more takes it).
log-siege-fails = { $cause ->
        [fed] { $place } is fed from the Euxine: { $who } fails, the land is ravaged, the army goes home.
        [ships] { $place } has more ships in its harbour than { $who }: the siege fails, the land is ravaged, the army goes home.
       *[dice] { $who } fails before { $place }: the land is ravaged, the army goes home.
    }
log-siege-succeeds = { $force ->
        [nobody] { $who } takes { $place }, which has no garrison, and sells it for { n-talents }.
       *[other] { $who } takes { $place }: the garrison ({ $force }) is lost, the city sold for { n-talents }.
    }
log-army-stays = { $who } holds { $place } with its army: { $total } in all, 6 or more was needed.
log-army-goes = { $who } leaves only a garrison at { $place }: { $total } in all, 6 or more was needed to keep the army there.
log-garrison-left = { $who } keeps { $force } at { $place }; the others go home.
log-going-home = { $who } brings home: { $force }.
log-home-to = Back at { $place }, for { $who }: { $force }.
log-no-refuge = { $who } has no refuge left; lost: { $force }.
log-back-to-chios = From Samos back to Chios: { $force }.
log-silver = { $who } finds silver: 400 talents.
log-changes-sides = { $place } goes over to { $side }.
log-persia = The Great King pays for Spartan ships.
log-iasus-falls =
    { $place } falls: { $count ->
        [0] no Persian horsemen can gather at Sardis
        [one] 1 Persian horseman gathers at Sardis
       *[other] { $count } Persian horsemen gather at Sardis
    }.
log-plague = Plague: { $count ->
        [one] 1 hoplite dies
       *[other] { $count } hoplites die
    }, new crews cost { n-talents }.
log-plague-dead = { $who } loses { $force } at { $place } to the plague.
log-leader-sickens = { $leader } dies of the plague.
log-oligarchy = Oligarchs take over in { $who }: { n-talents } saved, bellicosity { $change } at the end of the turn, no Eisphora.
log-alcibiades = Alcibiades { $count ->
        [1] flees to Sparta
        [2] flees to Sardis
        [3] comes back to Athens
       *[other] goes into exile
    }.
log-macedonia-turns = Macedonia goes over to { $side }.
log-corcyra-civil-war = Civil war at Corcyra: its Forces stay there this turn.
log-corcyra-neutral =
    { $force ->
        [nobody] Corcyra leaves the League.
       *[other] Corcyra leaves the League; gone with it: { $force }.
    }
log-omen = The gods are angry with { $who }: two operations at the most this turn.
log-revenue-part = Revenue of { $who }, { $part }: { n-talents }.
log-revenue = { $who } receives { n-talents } and has { $total }.
log-rich-spared = { $who } spares the rich.
log-eisphora = { $who } levies { n-talents } on the rich and has { $total }.
log-built = { $who } builds { $force } for { n-talents } and has { $total }.
log-no-counters = There are no counters left for { $force } of { $who } at { $place }: these points leave the game.
log-bellicosity = Bellicosity of { $who }: { $mods }, now { $total }.
log-bellicosity-same = Bellicosity of { $who }: unchanged, { $total }.
log-bellicosity-reset = Bellicosity of { $who }: { $total } after the armistice.
log-surrender = { $who } surrenders.
log-armistice = { $nicias ->
        [yes] { armistice-turns }: the die and 1 more for Nicias, halved, rounded up.
       *[no] { armistice-turns }: the die halved, rounded up.
    }
armistice-turns = { $count ->
        [one] Armistice for one turn
       *[other] Armistice for { $count } turns
    }
log-fields-recover = The ravaged land recovers: { $places }.
log-game-over = The war ends: { $reason }.

## Results

level-decisive = decisive victory
level-victory = victory
level-defeat = defeat
level-draw = draw
reason-surrender = a side surrenders
reason-armistice = an armistice is made
reason-returned = you are back with the side you began with
reason-last-turn = the last turn is over

## Panels of the table

pw-matrix = Strategy matrices
pw-tracks = Tracks
pw-forecast = This operation
pw-price = { $talents ->
    [0] free of charge
   *[other] { n-talents } a point
}
pw-interception = if it succeeds: { $battle ->
    [100] a battle
   *[other] a battle in { $battle } of 100
}, won in { $win }, lost in { $lose } of 100
pw-watch = Follow the other side
pw-treasury = Treasury: { $talents }
pw-bellicosity = Bellicosity
pw-confidence = Confidence (SCI)
pw-operations = Operations
pw-defence = Defensive conditions
pw-strategies = Strategies
pw-zones = Objectives by die
pw-force = Army
pw-route = Route
pw-checks = Watched spaces on the way
pw-check = { $place } (from { $from }): intercepted { $met } %, a battle { $fought } %
pw-check-sure = { $place } (from { $from }, without a roll): intercepted { $met } %, a battle { $fought } %
pw-ends = The march, as things stand
pw-end-arrives = arrives: { $chance } %
pw-end-stops = stops short: { $chance } %
pw-end-beaten = beaten in battle: { $chance } %
pw-end-destroyed = lost altogether: { $chance } %
pw-siege = Chance of the siege, if it arrives
pw-battle = Chance of the battle at the end (win / lose)
pw-unreachable = This army cannot get there.
pw-nobody-yet = No points have been called up yet.
pw-none = No operation is being prepared.
pw-step = Next step
pw-play = Play
pw-pause = Pause
pw-passed = passed
pw-treasury-row = Treasury
pw-end = To the end
pw-inset = Sicily and Italy
pw-points = Victory points: { $points }
pw-turn = Turn
pw-you = you
pw-equal = Equally short routes
pw-ravages = Spaces it would ravage
pw-spent = Talents paid, and still to spend without the Emergency Fund
pw-ground = Ground
pw-league = League
pw-zone = Zone
pw-fortress = Fortress
pw-view-greece = Greece
pw-view-aegean = Aegean
pw-speed = Speed
pw-chart-key = H hoplites, C cavalry, N ships. Before each strategy: the die plus the leader’s strategic rating.
pw-followed = last operation
pw-in-force = in force
pw-key = Key
pw-line-land = by land
pw-line-naval = by sea
pw-line-mixed = by land or sea
pw-line-isthmus = isthmus
pw-line-storm = open sea, storms
pw-key-held = held by that side
pw-key-siege = besieged
pw-key-rebel = in rebellion
pw-key-ravaged = ravaged

## Chapters of the rules

chapter-1 = Introduction, map and pieces
chapter-2 = Political phase
chapter-3 = Choosing a strategy
chapter-4 = Operations
chapter-5 = Combat
chapter-6 = The spread of rebellion
chapter-7 = Administration
chapter-8 = Armistice and surrender
chapter-9 = Victory points
chapter-10 = Scenarios
chapter-11 = Two players
chapter-12 = More than two players
chapter-err = Errata
chapter-qa = Questions and answers
chapter-pct = After combat
chapter-ev = Events
chapter-aid = Player aid
points-h =
    { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    }
points-c =
    { $count ->
        [one] { $count } horseman
       *[other] { $count } horsemen
    }
points-n =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
points-ah =
    { $count ->
        [one] { $count } allied hoplite
       *[other] { $count } allied hoplites
    }
points-ac =
    { $count ->
        [one] { $count } allied horseman
       *[other] { $count } allied horsemen
    }
points-an =
    { $count ->
        [one] { $count } allied ship
       *[other] { $count } allied ships
    }
track-treasury = Treasury
track-bellicosity = Bellicosity
track-confidence = Confidence
track-operations = Operations
marker-rebels = In rebellion:
marker-held = Held:
marker-active = Allied neutrals:
marker-losses = Losses:
marker-ravaged = Ravaged:
marker-event = Event of the turn:
marker-hostages = Holds hostages:
marker-sieges = Besieged:
marker-corcyra-neutral = Corcyra is neutral
forecast-reachable =
    { $value ->
        [no] This army cannot get to the objective.
       *[yes] { "" }
    }
forecast-army = Army so far: { $value }.
forecast-spent = Paid: { $value ->
        [one] 1 talent
       *[other] { $value } talents
    }.
forecast-route = Route: { $value }.
forecast-ravages = It would ravage { $value }.
forecast-checks = It may be intercepted at { $value },
forecast-intercepted = with these chances in 100: { $value },
forecast-fought = and it would come to a battle with these: { $value }.
forecast-ends = Of 100 marches { $arrives } arrive, { $stops } stop short, { $beaten } are beaten, { $destroyed } are lost.
forecast-siege = The siege at the end would succeed in { $value } of 100 cases.
forecast-battle = The battle at the end would be won in { $win } and lost in { $lose } of 100 cases.
forecast-interception = An interception from { $place } would come to a battle in { $battle } of 100 cases; such a battle is won in { $win } and lost in { $lose }.
legend =
    3 Athenian hoplites   three strength points of hoplites under one counter
    allied                points of the allies of a side
section-1-1-1 = The map
section-1-1-2 = The counters
section-1-3 = Words of the game
section-1-4 = The turn
section-2-1 = Which side you command
section-2-2 = Random events
section-2-3 = Rebellion in the Delian League
section-2-4 = Drawing leaders
section-3-1 = Strategy of the other side
section-3-1-2 = Defensive conditions
section-4-0 = How operations go
section-4-1 = Your first operation
section-4-1-1 = Gathering and moving an army
section-4-1-2 = The isthmus of Corinth
section-4-1-3 = The open sea to Syracuse
section-4-1-4 = Carrying troops
section-4-1-5 = What calling up costs
section-4-2 = Operations of the other side
section-4-2-1 = How its army is made up
section-4-3 = Further operations
section-4-4 = Causing rebellion
section-4-4-2 = Your own attempts
section-4-5 = Neutrals
section-4-6-1 = When there is interception
section-4-6-2 = The roll of interception
section-4-7 = Skirmishes
section-4-8 = Ravaging
section-5-1 = Where there are sieges
section-5-2 = Battles
section-5-2-1 = Land battles
section-5-2-2 = Naval battles
section-5-2-3 = Mixed battles
section-5-2-4 = When there is no battle
section-5-3 = Sieges
section-5-3-1 = The Long Walls
section-5-4 = Staying or going home
section-5-6 = Hostages
section-5-7 = Leaders in battle
section-5-9 = Chios and Samos
section-6-2 = How rebellion spreads
section-6-3 = The Helots
section-7-1 = Revenue
section-7-1-1 = Revenue from Sicily
section-7-1-2 = The way to the Euxine
section-7-1-3 = Epidamnus
section-7-1-4 = The Eisphora
section-7-1-5 = The Emergency Fund of Athens
section-7-2 = Building strength points
section-8-1 = Bellicosity
section-8-2 = Surrender
section-8-3 = Armistice
section-9-0 = Points won and lost
section-10-1 = The whole war
section-10-1-1 = Athens in 431
section-10-1-2 = Sparta in 431
section-10-1-4 = Special rules of 431
section-10-2 = Archidamian War
section-10-3-1 = Athens in 413
section-10-3-2 = Sparta in 413
section-10-3-4 = Special rules of 413
section-10-4-1 = Sparta in 410
section-10-4-2 = Athens in 410
section-10-4-3 = Special rules of 410
section-11-0 = What changes with two players
section-ev-3 = 3: oligarchs in Athens
section-ev-4 = 4: Sitalces
section-ev-5 = 5: Persia
section-ev-6 = 6: plague
section-ev-7 = 7: a demagogue
section-ev-8 = 8: oligarchs in the League
section-ev-10 = 10: neutrals and Corcyra
section-ev-11 = 11: leaders die
section-ev-12 = 12: eclipse or earthquake

## Why something is not offered

why-omens-first = The gods come first: consult them, for every operation after the first of a turn depends on the omens.
why-first-operation = The first operation of a turn needs no omens.
why-omens-read = The omens have been read, and they are good: name the objective.
why-nothing-to-lead = There is no strength point that could be called up and paid, so no army can march.
why-nowhere-to-incite = No city is free to rebel: all others are yours, garrisoned, allied or in rebellion already.
why-hostages-bar = { $place }: { $foe } holds hostages of { $who }; its home and the spaces around it are no objective.
why-never-entered = { $place }: { $who } never enters it, unless it is an active ally.
why-quiet-own = { $place } is of your own league: nobody stirs up friends.
why-quiet-held = { $place }: your own Force holds it.
why-quiet-home = { $place } is the home of the enemy: it never rebels.
why-quiet-garrison = { $place } has a garrison of { $foe }, which keeps it quiet.
why-quiet-rebels = { $place } is in rebellion already.
why-quiet-coalition = { $place } is a coalition space: only chance or a neighbour makes it rebel.
why-quiet-neutral = { $place } is a neutral power of its own and listens to nobody.
why-none-here = { $place }: none of these is there ({ $piece }).
why-moved-already = { $place }: those who are there have made an operation this turn.
why-home-guard = { $place }: the Home Guard ({ $count ->
        [one] 1 hoplite
       *[other] { $count } hoplites
    }) never leaves it.
why-civil-war = { $place }: in the civil war nobody there takes part in operations.
why-too-dear = That takes { n-talents }, and you have { $total } to spend.
why-emergency-fund = That takes { n-talents }, and you have { $total } to spend: the last { $count } are the Emergency Fund, which is not to be touched.
why-only-one = { $place }: only one of these is there or can be paid ({ $piece }).
why-counter-leader = { $piece } is a leader: strength points are called up, leaders lead them.
why-counter-enemy = { $piece }: that is the enemy.
why-counter-in-army = { $piece }: this one marches with the army already.
why-counter-going-home = { $piece }: whoever is on the way home is not called up.
why-counter-elsewhere = { $piece }: points are called up where the leader is; he can go to { $place }.
why-counter-by-kind = { $piece }: points are chosen by their kind, in the list.
why-no-points-there = { $place }: none of your strength points is there to be called up.
why-leader-is-there = { $place }: the leader is there.
why-been-there = { $place }: he has been there since he last called somebody up.
why-road-enemy = { $place }: a leader alone has no road there; the shortest is closed at { $to_place }, which is the enemy’s, with no friends to receive him.
why-road-neutral = { $place }: no road leads there; the shortest is closed at { $to_place }, which is neutral.
why-road-plague = { $place }: the plague keeps allies out of { $to_place } this turn.
why-road-isthmus = { $place }: ships are hauled over the isthmus only for whoever controls both { $places }.
why-road-narrows = { $place }: with fewer ships than land points the army cannot change shores at { $to_place }.
why-road-needs-ships = { $place } cannot be reached on foot: it takes a ship for every land point.
why-road-inland = { $place } lies inland, where no ship can go.
why-road-too-few-ships = { $place } can only be reached across open water, and there are fewer ships than land points to carry.
why-no-army = Nobody has been called up yet: a leader alone does not march on { $place }.
why-army-can-get-there = The army can get to { $place }: it departs, or gathers more.
why-storm-ships = The open sea is for ships that carry every man of the army, or for a leader alone.
why-storm-no-shorter = { $place }: the open sea between { $places } is no shorter way there.
why-interceptor-none = { $place }: none of your Forces is there.
why-interceptor-civil-war = { $place }: in the civil war nobody there intercepts.
why-interceptor-isthmus = { $place }: the Force at the other end of the isthmus meets the enemy of itself.
why-watches-own-space = { $place }: hoplites alone watch only their own space, not { $to_place }.
why-watches-one-line = { $place }: horsemen watch spaces one land or mixed line away; { $to_place } is farther.
why-watches-two-lines = { $place }: ships watch spaces two naval or mixed lines away; { $to_place } is farther.
why-watches-not-isthmus = { $place }: ships do not watch across the isthmus, and so not { $to_place }.
why-watches-both = { $place }: ships watch two lines of water and horsemen one of land; { $to_place } is farther.
why-combat-resolved = { $place }: its combat has been resolved.
why-combat-siege = { $place } is besieged: sieges are resolved after the battles.
why-siege-category = { $place }: sieges of homes come first, then those of coalition spaces, then the others.
why-combat-category = { $place }: battles at home come first, then those in coalition spaces, then the others, then those between neighbours.
why-combat-none = { $place }: no battle is due there now.
why-siege-none = { $place }: it is not besieged.
why-combat-chosen = { $place }: its battle has been chosen; say against whom.
why-combat-first = { $place }: choose first which Force fights.
why-combat-not-near = { $place }: no enemy there is in contact with the Force at { $to_place }.
why-combat-other-name = { $place }: this battle is chosen under the name of { $place } itself.
why-combat-behind-walls = { $place }: in the Combat Phase its horsemen stay behind the Long Walls and do not reach { $to_place }.
why-no-counters-left = All counters of this kind are in play ({ $piece }).
why-build-no-refuge = Nothing of this kind is built while it has nowhere to go ({ $piece }).
why-ships-sail = Ships sail on; land points stay behind.
why-not-aboard = None of these is in the army ({ $piece }).
why-own-point-first = A point of your own stays before an allied one ({ $piece }).
why-none-to-stay = { $place }: none of these is there to stay ({ $piece }).
why-no-harbour = { $place }: ships that have lost Piraeus go to Corcyra or Chios.
why-harbour-lost = { $place } is lost and takes in no ships.
why-one-ship-left = Only one ship is left to go.
why-no-plague-there = { $place }: the plague is in Athens and Piraeus alone.
why-no-hoplites-there = { $place }: no Athenian hoplite is there.

## What a choice costs or brings

note-pass = no more operations for { $who } this turn
note-omens = { $count ->
        [5] on 5 or 6 the gods say no, and you have passed
       *[other] on a 6 the gods say no, and you have passed
    }
note-call = { $talents ->
        [0] free of charge
       *[other] { n-talents }, { $total } left to spend
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } points)
    }
note-free-there = to be called up there: { $force }
note-free-beyond = to be called up there: { $force }; on 5 or 6 a storm wrecks whoever sails
note-storm = on 5 or 6 a storm destroys the whole army: { $force }
note-depart = nobody watches the road to { $place }
note-depart-watched = { $count ->
        [one] 1 watched space
       *[other] { $count } watched spaces
    } on the way; the army gets to { $place } in { $chance } of 100 marches if every watcher tries
note-halt-army = the army stays at { $place } and makes no other operation this turn
note-halt-alone = { $leader } is out for the turn
note-intercept = with { $force }, on 4 or more; then { $battle ->
        [100] a battle for certain
       *[other] a battle in { $battle } of 100
    }: won in { $win }, lost in { $lose } of 100
note-catch = with { $force }, on 4 or more
note-battle = of 100 such battles { $who } wins { $win }, { $foe } { $lose }
note-no-battle = ships and men do not fight: one side leaves
note-siege = { $who } takes the city in { $win } of 100
note-levy = { $total ->
        [one] 1 talent
       *[other] { $total } talents
    } in the treasury afterwards
note-build = { n-talents }, { $total } left; appears at { $place }; { $count ->
        [one] 1 counter left
       *[other] { $count } counters left
    }
note-build-asked = { n-talents }, { $total } left; you choose its harbour; { $count ->
        [one] 1 counter left
       *[other] { $count } counters left
    }
note-build-done = { $count ->
        [one] 1 point more could have been built
       *[other] { $count } points more could have been built
    } this turn
note-leave = stays at { $place } for the rest of the turn
note-garrison = { $count ->
        [one] the other point goes home
       *[other] the other { $count } points go home
    }
note-bury = { $count } left there

# Numbers with their noun.
n-talents =
    { $talents ->
        [one] 1 talent
       *[other] { $talents } talents
    }
