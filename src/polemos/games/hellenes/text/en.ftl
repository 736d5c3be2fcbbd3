# Hellenes: every text of the game in English. Keys: docs/protocol.md, section 1.

## The game

game-title = Hellenes
game-subtitle = Campaigns of the Peloponnesian War, 431-404 BC
game-sketch = Blocks stand with their backs to the enemy: he sees where you are, never what you are. Athens rules the sea and half a hundred cities that would rather be free; Sparta has the best infantry in the world and time. Six cards a year, each coins or event, decide who acts first and how much; battles go by agility, sieges by hunger, winters by who still has a roof. Prestige, won with trophies and tribute, decides it.

## Campaigns

scenario-431 = 431: the Archidamian War
    .sketch = Ten years, 431 to 422. Potidaea is besieged, Pericles leads behind the long walls, Sparta holds the plain.
scenario-sicily = 415: the Sicilian expedition
    .sketch = Three years, 415 to 413. The Peace of Nicias holds in Greece; the war is fought for Syracuse.
scenario-413 = 413: the Decelean War
    .sketch = Ten years, 413 to 404. Athens has lost her army, Sparta winters in Boeotia, and Persia has gold to spend.
scenario-415 = 415: from Sicily to the end
    .sketch = Twelve years, 415 to 404: the expedition, the breaking of the Peace and the last war in one campaign.

## Options

option-deployment = Deployment
    .about = Standard: units stand in the chief city of their nation. Free: Athens, then Sparta, place them unseen in the city-states of each nation.
option-bid = Bid for a side
    .about = What was bid for Athens (above 0) or Sparta (below 0): the other side begins with that much Prestige.
    .unit = Prestige
value-standard = standard
value-free = free

## Sides, seasons, gods

role-athens = Athens
    .adj = Athenian
role-sparta = Sparta
    .adj = Spartan
phase-new-year = New Year
season-new-year = New Year
phase-spring = Spring
season-spring = Spring
phase-summer = Summer
season-summer = Summer
phase-midsummer = Midsummer
season-midsummer = Midsummer
phase-autumn = Autumn
season-autumn = Autumn
phase-winter = Winter
season-winter = Winter
god-apollo = Apollo
    .about = Have a draw of recruits done again, your own before placing or the enemy's after.
value-apollo = { god-apollo }
god-ares = Ares
    .about = Have a unit's attack rolled again, and further attacks of the same class.
value-ares = { god-ares }
god-demeter = Demeter
    .about = Have all dice of a siege attrition rolled again.
value-demeter = { god-demeter }
god-hera = Hera
    .about = Have the result of the other side's appeal done once more.
value-hera = { god-hera }
god-hermes = Hermes
    .about = Have the failed forced-march dice of a formation rolled again.
value-hermes = { god-hermes }
god-poseidon = Poseidon
    .about = Have one storm die rolled again.
value-poseidon = { god-poseidon }
god-zeus = Zeus
    .about = Throw away your New Year hand and draw six other cards.
value-zeus = { god-zeus }

## Places

place-athens = Athens
place-plataea = Plataea
place-chalcis = Chalcis
place-eretria = Eretria
place-potidaea = Potidaea
place-torone = Torone
place-stagira = Stagira
place-amphipolis = Amphipolis
place-abdera = Abdera
place-maronea = Maronea
place-byzantium = Byzantium
place-abydos = Abydos
place-cyzicus = Cyzicus
place-sestos = Sestos
place-miletus = Miletus
place-ephesus = Ephesus
place-cyme = Cyme
place-erythrae = Erythrae
place-cnidus = Cnidus
place-samos = Samos
place-rhodes = Rhodes
place-naxos = Naxos
place-andros = Andros
place-cephallenia = Cephallenia
place-zacynthus = Zacynthus
place-chios = Chios
place-lesbos = Lesbos
place-corcyra = Corcyra
place-stratos = Stratos
place-naupactus = Naupactus
place-larissa = Larissa
place-pherae = Pherae
place-argos = Argos
place-sparta = Sparta
place-messenia = Messenia
place-pylos = Pylos
place-cythera = Cythera
place-corinth = Corinth
place-sicyon = Sicyon
place-epidaurus = Epidaurus
place-thebes = Thebes
place-orchomenus = Orchomenus
place-delphi = Delphi
place-locris = Locris
place-tegea = Tegea
place-elis = Elis
place-ambracia = Ambracia
place-leucas = Leucas
place-pella = Pella
place-pieria = Pieria
place-lyncestis = Lyncestis
place-lydia = Lydia
place-phrygia = Phrygia
place-odrysia = Odrysia
place-rhodope = Rhodope
place-edonia = Edonia
place-agraea = Agraea
place-aetolia = Aetolia
place-molossia = Molossia
place-chaonia = Chaonia
place-illyria = Illyria
place-malis = Malis
place-achaea = Achaea
place-crete = Crete
place-taras = Taras
place-crotona = Crotona
place-syracuse = Syracuse
place-catana = Catana
place-messana = Messana
place-rhegium = Rhegium
place-camarina = Camarina
place-gela = Gela
place-acragas = Acragas
place-selinus = Selinus
place-segesta = Segesta
place-himera = Himera
place-lipara = Lipara
place-sicels = Sicels
place-sicans = Sicans
place-adriatic-sea = Adriatic Sea
place-corcyra-sea = Corcyra Sea
place-gulf-of-ambracia = Gulf of Ambracia
place-cephallenia-sea = Cephallenia Sea
place-gulf-of-corinth = Gulf of Corinth
place-messenian-sea = Messenian Sea
place-laconian-gulf = Laconian Gulf
place-argolic-gulf = Argolic Gulf
place-saronic-gulf = Saronic Gulf
place-myrtoan-sea = Myrtoan Sea
place-andros-sea = Andros Sea
place-paros-sea = Paros Sea
place-gulf-of-euboea = Gulf of Euboea
place-aegean-sea = Aegean Sea
place-thermaic-gulf = Thermaic Gulf
place-gulf-of-torone = Gulf of Torone
place-strymonic-gulf = Strymonic Gulf
place-thasos-sea = Thasos Sea
place-lemnos-sea = Lemnos Sea
place-hellespont = Hellespont
place-sea-of-marmara = Sea of Marmara
place-lesbos-sea = Lesbos Sea
place-chios-sea = Chios Sea
place-icarian-sea = Icarian Sea
place-rhodes-sea = Rhodes Sea
place-cretan-sea = Cretan Sea
place-ionian-sea = Ionian Sea
place-gulf-of-taras = Gulf of Taras
place-crotona-sea = Crotona Sea
place-gulf-of-rhegium = Gulf of Rhegium
place-tyrrhenian-sea = Tyrrhenian Sea
place-sicilian-sea = Sicilian Sea
place-libyan-sea = Libyan Sea

## Nations and regions

nation-attica = Attica
nation-subjects = Athenian subjects
nation-aeolian = Aeolian Isles
nation-corcyra = Corcyra
nation-acarnania = Acarnania
nation-thessaly = Thessaly
nation-argos = Argos
nation-lacedaemon = Lacedaemon
nation-corinth = Corinth
nation-boeotia = Boeotia
nation-arcadia = Arcadia
nation-phocis = Phocis and Locris
nation-ambracia = Ambracia
nation-macedonia = Macedonia
nation-persia = Persia
nation-odrysia = Odrysian Thrace
nation-rhodope = Rhodope (Dii)
nation-agraea = Agraea
nation-epirus = Epirus
nation-aetolia = Aetolia
nation-illyria = Illyria
nation-edonia = Edonia
nation-achaea = Achaea
nation-crete = Crete
nation-italy = Italy
nation-unowned = (no nation)
nation-syracuse = Syracuse
nation-gela = Gela
nation-selinus = Selinus
nation-himera = Himera
nation-catana = Catana
nation-segesta = Segesta
nation-sicels = Sicels
nation-sicans = Sicans
nation-messana = Messana
nation-rhegium = Rhegium
nation-acragas = Acragas
region-euboea = Euboea
region-chalcidice = Chalcidice
region-thrace = Thrace
region-propontis = Propontis
region-ionia = Ionia
region-sporades = Sporades
region-cyclades = Cyclades
region-western-isles = Western Isles
region-aeolian-isles = Aeolian Isles

## Blocks

piece-garrison = garrison
type-hoplite = hoplites
type-infantry = infantry
type-archers = archers
type-cavalry = cavalry
type-fleet = fleet
piece-a01 = Attica, hoplites C2 (max. 4)
piece-a02 = Attica, hoplites C2 (max. 3)
piece-a03 = Attica, hoplites C2 (max. 3)
piece-a04 = Attica, hoplites C2 (max. 2)
piece-a05 = Attica, hoplites C2 (max. 2)
piece-a06 = Attica, hoplites C2 (max. 2)
piece-a07 = Attica, infantry B1 (max. 4)
piece-a08 = Attica, infantry B1 (max. 3)
piece-a09 = Attica, infantry B1 (max. 2)
piece-a10 = Attica, infantry B1 (max. 2)
piece-a11 = Attica, infantry B1 (max. 2)
piece-a12 = Attica, archers A1 (max. 2)
piece-a13 = Attica, cavalry A1 (max. 2)
piece-a14 = Attica, fleet E2 (max. 4)
piece-a15 = Attica, fleet E2 (max. 4)
piece-a16 = Attica, fleet E2 (max. 3)
piece-a17 = Attica, fleet E2 (max. 3)
piece-a18 = Attica, fleet E2 (max. 2)
piece-a19 = Attica, fleet E2 (max. 2)
piece-a20 = Attica, fleet E2 (max. 2)
piece-a21 = Attica, fleet E2 (max. 2)
piece-a22 = Athenian subjects, fleet F2 (max. 4)
piece-a23 = Athenian subjects, fleet F2 (max. 3)
piece-a24 = Athenian subjects, fleet F2 (max. 2)
piece-a25 = Athenian subjects, fleet F2 (max. 2)
piece-a26 = Athenian subjects, hoplites C2 (max. 2)
piece-a27 = Athenian subjects, archers A1 (max. 2)
piece-a28 = Corcyra, fleet F1 (max. 4)
piece-a29 = Corcyra, hoplites C2 (max. 3)
piece-a30 = Acarnania, infantry B1 (max. 3)
piece-a31 = Acarnania, hoplites C2 (max. 2)
piece-a32 = Thessaly, cavalry A1 (max. 3)
piece-a33 = Thessaly, cavalry A1 (max. 2)
piece-a34 = Aeolian Isles, fleet F2 (max. 3)
piece-a35 = Aeolian Isles, fleet F2 (max. 2)
piece-a36 = Macedonia, infantry C2 (max. 3)
piece-a37 = Odrysian Thrace, cavalry A3 (max. 3)
piece-a38 = Odrysian Thrace, infantry C2 (max. 4)
piece-a39 = Rhodope (Dii), infantry B2 (max. 3)
piece-a40 = Agraea, infantry C2 (max. 2)
piece-a41 = Argos, hoplites C2 (max. 3)
piece-a42 = Argos, hoplites C2 (max. 2)
piece-a43 = Argos, infantry B1 (max. 2)
piece-a44 = Athenian subjects, fleet F2 (max. 3)
piece-a45 = Athenian subjects, infantry B1 (max. 2)
piece-a46 = Attica, infantry B1 (max. 2)
piece-a57 = Catana, hoplites C2 (max. 2)
piece-a58 = Segesta, cavalry A1 (max. 2)
piece-a59 = Sicels, infantry C2 (max. 3)
piece-a60 = Catana, fleet F1 (max. 2)
piece-s01 = Lacedaemon, hoplites B2 (max. 4)
piece-s02 = Lacedaemon, hoplites B2 (max. 3)
piece-s03 = Lacedaemon, hoplites B2 (max. 2)
piece-s04 = Lacedaemon, hoplites B2 (max. 2)
piece-s05 = Lacedaemon, infantry B1 (max. 3)
piece-s06 = Lacedaemon, infantry B1 (max. 2)
piece-s07 = Lacedaemon, cavalry A1 (max. 2)
piece-s08 = Lacedaemon, archers A1 (max. 2)
piece-s09 = Lacedaemon, fleet F1 (max. 3)
piece-s10 = Lacedaemon, fleet F1 (max. 2)
piece-s11 = Lacedaemon, fleet F1 (max. 2)
piece-s12 = Arcadia, hoplites C2 (max. 3)
piece-s13 = Arcadia, hoplites C2 (max. 2)
piece-s14 = Arcadia, hoplites C2 (max. 2)
piece-s15 = Arcadia, fleet F1 (max. 2)
piece-s16 = Corinth, hoplites C2 (max. 3)
piece-s17 = Corinth, hoplites C2 (max. 2)
piece-s18 = Corinth, hoplites C2 (max. 2)
piece-s19 = Corinth, infantry B1 (max. 2)
piece-s20 = Corinth, fleet F1 (max. 4)
piece-s21 = Corinth, fleet F1 (max. 3)
piece-s22 = Corinth, fleet F1 (max. 3)
piece-s23 = Corinth, fleet F1 (max. 2)
piece-s24 = Corinth, fleet F1 (max. 2)
piece-s25 = Boeotia, hoplites C2 (max. 4)
piece-s26 = Boeotia, hoplites C2 (max. 3)
piece-s27 = Boeotia, hoplites C2 (max. 2)
piece-s28 = Boeotia, cavalry A1 (max. 3)
piece-s29 = Boeotia, infantry B1 (max. 3)
piece-s30 = Boeotia, infantry B1 (max. 2)
piece-s31 = Boeotia, fleet F1 (max. 2)
piece-s32 = Phocis and Locris, cavalry A1 (max. 2)
piece-s33 = Ambracia, hoplites C2 (max. 2)
piece-s34 = Ambracia, fleet F1 (max. 2)
piece-s35 = Aeolian Isles, fleet F2 (max. 3)
piece-s36 = Macedonia, infantry C2 (max. 3)
piece-s37 = Epirus, infantry C2 (max. 4)
piece-s38 = Aetolia, infantry C2 (max. 3)
piece-s39 = Illyria, infantry C2 (max. 3)
piece-s40 = Edonia, infantry C2 (max. 2)
piece-s41 = Persia, cavalry A3 (max. 3)
piece-s42 = Persia, infantry C2 (max. 4)
piece-s43 = Persia, infantry C2 (max. 3)
piece-s44 = Lacedaemon, fleet E1 (max. 4)
piece-s45 = Lacedaemon, fleet E1 (max. 3)
piece-s46 = Lacedaemon, fleet E1 (max. 3)
piece-s47 = Syracuse, hoplites C2 (max. 4)
piece-s48 = Syracuse, hoplites C2 (max. 3)
piece-s49 = Syracuse, infantry B1 (max. 2)
piece-s50 = Syracuse, cavalry A2 (max. 3)
piece-s51 = Syracuse, fleet F1 (max. 4)
piece-s52 = Syracuse, fleet F1 (max. 3)
piece-s53 = Gela, hoplites C2 (max. 2)
piece-s54 = Selinus, hoplites C2 (max. 3)
piece-s55 = Himera, infantry B1 (max. 2)
piece-s56 = Sicans, infantry C2 (max. 2)

## Events and cards

event-revolt = Revolt
    .about = Sparta puts a garrison in an empty city of the region; one more for each tax card.
event-helot-uprising = Helot uprising
    .about = Athens puts a garrison in Sparta, Messenia or Pylos, if empty.
event-plague-strikes = Plague
    .about = Units above a cadre in one besieged city lose a step.
event-plague-returns = The plague again
    .about = Once the plague has struck: units above a cadre in any one city lose a step.
event-treachery = Treachery
    .about = One besieged city may be stormed in a single round without its double defence.
event-leader-ostracized = Ostracism
    .about = A leader in play, of either side, goes back to the deck.
event-hunger = Hunger
    .about = Attrition of one besieged city hits on 1 and 2 this season (a port must be blockaded).
event-earthquake = Earthquake
    .about = The enemy may neither move nor pillage this season.
event-augury = Ill omen
    .about = The enemy may neither engage nor storm nor sally this season.
event-atrocity = Atrocity
    .about = If the enemy has a leader worth 1, he loses 2 Prestige.
event-leader = Leader
    .about = This leader takes over his side, if it has none; a leader worth 1 gives an action a turn.
event-civil-war = Civil war
    .about = One unbesieged city has no double defence until the end of the year.
event-taxes = Athens raises taxes
    .about = Athens has one more action a turn, but every revolt brings one more city.
event-persian-aid = Persian aid
    .about = Sparta has one more action a season and pays 1 Prestige a year; Persia and better fleets join; revolts grow harder.
event-peace-faction = The peace party rules
    .about = Peace may be offered from 5 Prestige for 1.
event-war-faction = The war party rules
    .about = Cancels the peace party.
event-no-quarter = No quarter
    .about = Athens recruits no more elite fleets; Sparta loses 1 Prestige a year.
leader-pericles = Pericles
leader-archidamos = Archidamus
leader-nicias = Nicias
leader-cleon = Cleon
leader-brasidas = Brasidas
leader-pleistoanax = Pleistoanax
leader-alcibiades = Alcibiades
leader-proboulois = The Probouloi
leader-agis = Agis
leader-lysander = Lysander
card-c01 = 1 Pericles
card-c02 = 2 Archidamus
card-c03 = 3 Nicias
card-c04 = 4 Cleon
card-c05 = 5 Brasidas
card-c06 = 6 Plague
card-c07 = 7 The plague again
card-c08 = 8 Pleistoanax
card-c09 = 9 Revolt in Aeolian Isles
card-c10 = 10 Revolt in Chalcidice
card-c11 = 11 Helot uprising
card-c12 = 12 Revolt in Euboea
card-c13 = 13 Revolt in Chalcidice
card-c14 = 14 Revolt in Thrace
card-c15 = 15 Revolt in Propontis
card-c16 = 16 Revolt in Ionia
card-c17 = 17 Revolt in Sporades
card-c18 = 18 Revolt in Cyclades
card-c19 = 19 Revolt in Western Isles
card-c20 = 20 Revolt in Aeolian Isles
card-c21 = 21 Helot uprising
card-c22 = 22 Helot uprising
card-c23 = 23 Treachery
card-c24 = 24 Treachery
card-c25 = 25 Treachery
card-c26 = 26 Hunger
card-c27 = 27 Hunger
card-c28 = 28 Hunger
card-c29 = 29 Civil war
card-c30 = 30 Civil war
card-c31 = 31 Civil war
card-c32 = 32 Earthquake
card-c33 = 33 Earthquake
card-c34 = 34 Ill omen
card-c35 = 35 Ill omen
card-c36 = 36 Ostracism
card-c37 = 37 Ostracism
card-c38 = 38 Ostracism
card-c39 = 39 Athens raises taxes
card-c40 = 40 Athens raises taxes
card-c41 = 41 The peace party rules
card-c42 = 42 The war party rules
card-c43 = 43 Atrocity
card-c44 = 44 Atrocity
card-c45 = 45 Alcibiades
card-c46 = 46 The Probouloi
card-c47 = 47 Agis
card-c48 = 48 Lysander
card-c49 = 49 Persian aid
card-c50 = 50 Persian aid
card-c51 = 51 Persian aid
card-c52 = 52 No quarter
card-c53 = 53 Revolt in Sporades
card-c54 = 54 Revolt in Aeolian Isles
card-c55 = 55 Treachery

## What is asked

prompt-actions = Spend your actions ({ $actions } left).
prompt-winter-actions = Winter: bring your units under a roof, build, pay upkeep ({ $actions } { $actions ->
        [one] action
       *[other] actions
    } left).
prompt-advance = Which units go on to { $place }?
prompt-appeal = { $god }: have the dice { $dice } rolled again?
prompt-overrule = The other side appealed to { $god }; the dice are now { $dice }. Call on Hera to have them rolled once more?
prompt-redraw = Appeal to { $god } and have the draw done again?
prompt-gainsay = Call on { $god } and have the other side's new draw done once more?
prompt-battle-order = Which of the smallest battles comes first?
prompt-first-formation = Which formation fights first at { $place }?
prompt-build = Which unit in { $place } gains a step?
prompt-capitulation = { $place } is about to be stormed. Give it up, or resist?
prompt-deploy = Where does this unit stand: { $piece }?
prompt-event-target = { $card }: what does it strike?
prompt-fall-back = Where do your units retreat from { $place }?
prompt-fortify = The enemy is before { $place }. Send units into the city (room for { $number }), or stand and fight?
prompt-group-move = Move the group in { $place }: choose units, then where to ({ $number } chosen).
prompt-maintain = Which unit in { $place } is kept through the winter?
prompt-muster = Muster at { $place }: from where do units come?
prompt-muster-call = Muster at { $place }: which unit comes?
prompt-muster-city = Muster: at which city?
prompt-muster-load = Muster at { $place }: does the fleet take anybody aboard?
prompt-new-year-card = New Year: choose a card, as event or as sacrifice.
prompt-season-card = Choose a card for this season, as event or for its coins.
prompt-winter-card = Choose a card for the winter.
prompt-overcrowded = { $place } is too full: which unit is disbanded?
prompt-quarter = Winter moves from { $place }: choose who goes together, then where to ({ $number } chosen).
prompt-approach = By which way do they come to { $place }?
prompt-join-assault = Which newcomers join the assault on { $place }?
prompt-recruit = You drew { $pieces }. Which one do you raise?
prompt-recruit-none = You drew { $pieces }: none of them can appear now, and the action is lost.
prompt-recruit-place = Where does it appear: { $piece }?
prompt-renewal = Break the Peace of Nicias now, for { $points } Prestige?
prompt-retreat-option = Battle at { $place }, round { $number }: fight on or retreat?
prompt-revolt = Which city revolts?
prompt-uprising = Where do the helots rise?
prompt-sacrifice = Which Olympian receives the sacrifice?
prompt-sieges = Press your sieges by assault or attrition.
prompt-sortie-pick = Which units sally from { $place }?
prompt-sorties = Does anybody sally against the besiegers?
prompt-starve = Hunger in { $place }: which of the strongest blocks loses a step ({ $hits } to go)?
prompt-suffer-hit = Which of your strongest blocks takes the hit ({ $hits } hits, { $routs } routs to come)?
prompt-suffer-rout = Which of your weakest units is routed ({ $hits } hits, { $routs } routs to come)?
prompt-tax-relief = Withdraw tax cards?
prompt-peace-offer = Offer peace for { $points } Prestige?
prompt-withdraw = The besiegers of { $place } withdraw: choose units, then where to.

## Buttons

verb-accept = Let it stand
verb-alone = The besiegers alone
verb-advance = Advance { $arg }
verb-advance-all = Advance all
verb-all = All of them
verb-appeal = Appeal
verb-assault = Storm { $arg }
verb-attrition = Starve { $arg }
verb-battle = Fight at { $arg }
verb-betray = Traitors in { $arg }
verb-build = Build in { $arg }
verb-call = Call { $arg }
verb-capitulate = Capitulate
verb-cast-off = Sail without passenger
verb-choose = Raise { $arg }
verb-coins = For its coins: { $arg }
verb-deploy = { $arg }
verb-disband = Disband { $arg }
verb-divide = Civil war in { $arg }
verb-done = Done
verb-event = As event: { $arg }
verb-fight = Fight
verb-fight-on = Fight on
verb-forced-march = Forced march to { $arg }
verb-forced-sail = Forced sail to { $arg }
verb-formation = Those from { $arg } first
verb-from = From { $arg }
verb-garrison = Garrison { $arg }
verb-gather = Gather at { $arg }
verb-give-up = So be it
verb-go = To { $arg }
verb-hit = { $arg } loses a step
verb-honour = Honour { $arg }
verb-join = Those from { $arg } join
verb-keep = Keep { $arg }
verb-keep-peace = Keep the Peace
verb-load = Take aboard { $arg }
verb-maintain = Upkeep in { $arg }
verb-march = March to { $arg }
verb-march-on = March by way of { $arg }
verb-move = Move the group in { $arg }
verb-muster = Muster units at a city
verb-offer = Offer peace
verb-ostracize = Ostracize { $arg }
verb-pass = End the actions
verb-pick = Pick { $arg }
verb-pick-fleets = Pick the fleets, loaded
verb-pick-land = Pick the land units
verb-pillage = Pillage { $arg }
verb-place = { $arg }
verb-plague = Plague in { $arg }
verb-quarter = Winter moves from { $arg }
verb-raise = Strengthen { $arg }
verb-recruit = Recruit
verb-relieve = Break the siege of { $arg }
verb-renew-war = Renew the war
verb-repeal = Withdraw { $arg }
verb-resist = Resist
verb-retreat = Retreat
verb-retreat-to = Retreat to { $arg }
verb-revolt = { $arg } revolts
verb-rout = { $arg } is routed
verb-run-blockade = Run the blockade of { $arg }
verb-sacrifice = Sacrifice { $arg }
verb-sail = Sail to { $arg }
verb-sail-on = Sail by way of { $arg }
verb-shelter = Send { $arg } into the city
verb-shelter-all = Send all into the city
verb-slip-in = Through the harbour into the city
verb-sortie = Sally from { $arg }
verb-stand = Stand and fight
verb-starve = Hunger in { $arg }
verb-stay = Not now
verb-unpick = Choose again
verb-via = By way of { $arg }
verb-withdraw = Withdraw to { $arg }

## What happened

log-actions = { $who } has { $number } { $number ->
        [one] action
       *[other] actions
    }: { $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ $leader ->
        [0] {""}
       *[other] {", "}leader +{ $leader }
    }{ $extra ->
        [0] {""}
       *[other] {", "}taxes or Persian gold +{ $extra }
    }{ $works ->
        [0] {""}
       *[other] {", "}public works −{ $works }
    }.
log-appeal = { $who } appeals to { $god }.
log-assault = { $who } storms { $place }.
log-attack = { $who }: { $piece } attacks as { $klass }, { $number } { $number ->
        [one] die
       *[other] dice
    }.
log-pursues = { $who }: { $piece } pursues as { $klass }, { $number } { $number ->
        [one] die
       *[other] dice
    }, routs ignored.
log-harasses = { $who }: { $piece } harasses as { $klass }, { $number } { $number ->
        [one] die
       *[other] dice
    }, routs ignored.
log-struck = { $who }: { $piece } scores { $hits } { $hits ->
        [one] hit
       *[other] hits
    } and { $routs } { $routs ->
        [one] rout
       *[other] routs
    }.
log-attrition = { $who } starves { $place }.
log-attrition-hits = { $place }: { $hits } { $hits ->
        [one] hit
       *[other] hits
    } by attrition (each die up to { $need }).
log-starved = { $who }: a unit within { $place } starves to death.
log-garrison-falls = { $who }: the garrison of { $place } is lost.
log-battle = { $who } attacks at { $place }.
log-battle-over = { $place }: { $how } for { $who }.
log-build = { $who } builds in { $place }.
log-card-shown = { $who } shows { $card } ({ $use }).
log-city-rebels = { $place } goes over to { $who }.
log-city-reverts = { $place } returns to { $who }.
log-city-taken = { $who } takes { $place }.
log-civil-war = Civil war in { $place }.
log-cut-down = { $who }: { $piece } cannot get away and is lost.
log-dealt = Your cards: { $card }.
log-disbanded = { $who } disbands { $number } { $number ->
        [one] unit
       *[other] units
    } at { $place }, for want of roof and pay.
log-barbarians-leave = { $who }: barbarians at { $place } go home for the winter.
log-event = { $who } plays { $card }.
log-event-void = { $card } has no effect.
log-fell-back = { $who }: { $number } { $number ->
        [one] unit retreats
       *[other] units retreat
    } from { $from } to { $to_place }.
log-into-the-city = { $who }: { $number } { $number ->
        [one] unit retreats
       *[other] units retreat
    } into the city of { $to_place }.
log-fleet-lost = { $who }: a fleet goes down (die { $die }), { $number } { $number ->
        [one] block is
       *[other] blocks are
    } lost.
log-fleet-battered = { $who }: a fleet is battered and loses a step (die { $die }).
log-cargo-lost = { $who }: the fleet is too small for its passenger, who is lost.
log-cargo-cut = To go aboard { $piece } is cut down to { $left }.
log-forced-move = { $who }: { $number } { $number ->
        [one] block tries
       *[other] blocks try
    } to reach { $to_place } from { $from }.
log-forced-result = { $who }: { $number } of { $tried } { $tried ->
        [one] block goes
       *[other] blocks go
    } on to { $place }.
log-fortified = { $who }: { $number } { $number ->
        [one] unit goes
       *[other] units go
    } into { $place }.
log-garrison = { $who } garrisons { $place }.
log-half-loss = { $who }: { $piece } is half hit.
log-initiative = { $who } goes first.
log-leader = { $leader } leads { $who }.
log-loss = { $who }: { $piece } loses a step, { $left } left.
log-eliminated = { $who }: { $piece } is eliminated.
log-maintained = { $who } keeps a unit in { $place }.
log-betray = Traitors stir in { $place }.
log-starve = Hunger in { $place }.
log-move = { $who }: { $number } { $number ->
        [one] block goes
       *[other] blocks go
    } from { $from } to { $to_place }.
log-ostracized = { $leader } is ostracized.
log-panic = { $who } panics.
log-peace-refused = { $who } offers peace in vain: the dice make { $number }, at most { $need } would do.
log-pericles-dies = Pericles dies of the plague.
log-pillage = { $who } pillages { $place }.
log-plague = Plague in { $place }.
log-prestige = { $who } gains { $points } Prestige ({ $why }).
log-recruit = { $who } recruits in { $place }.
log-recruit-drawn = You draw { $pieces }.
log-recruit-none = { $who } finds nobody to recruit.
log-repealed = Athens withdraws { $card }.
log-retreat = { $who } retreats.
log-revolt = { $place } revolts against Athens.
log-round = Round { $number }.
log-rout = { $who }: { $piece } is routed.
log-sacrifice = { $who } sacrifices to { $god }.
log-season = { $season }
log-siege-laid = { $who } lays siege to { $place }.
log-siege-lifted = The siege of { $place } is lifted.
log-pays = { $place } pays { $points } to { $who }.
log-tribute-halved = { $who }: half of it, rounded down: { $points }.
log-storm = A storm strikes { $who } between { $from } and { $place } (die { $die }, storm up to { $need }).
log-calm = { $who } crosses from { $from } to { $place } in peace (die { $die }, storm up to { $need }).
log-turn = Year { $turn }: { $year } BC
log-uprising = The helots rise in { $place }.
log-war-renewed = { $who } breaks the Peace of Nicias.
log-withdraw = { $who }: { $number } { $number ->
        [one] block withdraws
       *[other] blocks withdraw
    } to { $to_place }.
use-event = event
use-coins = coins
use-sacrifice = sacrifice
how-triumph = triumph
how-trophy = trophy
how-skirmish = skirmish
how-stormed = city taken by storm
why-triumph = triumph
why-trophy = trophy
why-skirmish = skirmish
why-stormed = city taken by storm
why-tribute = tribute
why-pillage = pillage
why-atrocity = atrocity
why-persian-aid = price of Persian gold
why-no-quarter = no quarter
why-greek-tribute = tribute of Greece
why-renewal = broken peace
why-peace-offer = peace offer
why-attrition = city starved out
why-capitulation = capitulation

## The end

level-decisive = decisive victory
level-negotiated = negotiated peace
level-major = major victory
level-minor = minor victory
level-draw = draw
reason-surrender = the enemy surrenders
reason-peace = peace is made
reason-exhaustion = both sides are exhausted
score-prestige = Prestige
score-tribute = tribute at year end

## The table of this game

he-view-peloponnese = Peloponnese
he-view-aegean = Aegean
he-view-sicily = Sicily and Italy
he-year = { $year } BC
he-prestige = Prestige
he-no-leader = no leader
he-olympus = Olympians
he-events = Events in play
he-cards = Cards
he-battle = Battle and sieges
he-hand-of = { $who }: { $count } cards
he-coins = Coins: { $count }
he-drawn = Drawn recruits
he-played = Shown this season
he-round = round { $number }
he-kind-field = battle in the open
he-kind-assault = assault on the walls
he-kind-sortie = sortie
he-kind-home = the way home
he-doubled = double defence
he-silent = the aggressor cannot strike yet
he-defender = defender
he-aggressor = aggressor
he-no-battle = No battle is being fought.
he-legend-routed = Laid on its side: routed.
he-legend-struck = Pale: has struck this round.
he-sieges = Sieges
he-siege-by = { $who } lies before the walls.
he-siege-before = Before the walls
he-siege-within = Within, room for { $count }
he-nobody = nobody
he-hidden = a block not shown
he-ground = Ground
he-nation = Nation
he-loyalty = Loyal to
he-value = Value
he-harbour = Harbour on
he-neutral = nobody
he-type-sea = sea
he-type-port = port
he-type-city = city
he-type-town = town
he-type-wild = open country

## Chapters of the rules

chapter-0 = The game in short
chapter-1 = The map
chapter-2 = The blocks
chapter-3 = The cards
chapter-4 = Actions
chapter-5 = Movement
chapter-6 = Battle
chapter-7 = Sieges
chapter-8 = Fighting at a siege
chapter-9 = Winter
chapter-10 = New Year
chapter-11 = The Olympians
chapter-12 = The Peace of Nicias
chapter-13 = Persian aid
chapter-14 = Victory
chapter-15 = Campaigns
