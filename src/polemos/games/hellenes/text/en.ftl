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
    .standard = standard
    .free = free
option-bid = Bid for a side
    .about = What was bid for Athens (above 0) or Sparta (below 0): the other side begins with that much Prestige.
    .unit = Prestige
value-standard = standard
value-free = free
value-road-1 = the first road
value-road-2 = the second road
value-road-3 = the third road
value-road-4 = the fourth road
value-road-5 = the fifth road
value-road-6 = the sixth road
value-road-7 = the seventh road
value-road-8 = the eighth road
value-road-9 = the ninth road

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
    .about = Have a draw of recruits done again, your own before placing or the enemy’s after.
value-apollo = { god-apollo }
god-ares = Ares
    .about = Have a unit’s attack rolled again, and further attacks of the same class.
value-ares = { god-ares }
god-demeter = Demeter
    .about = Have all dice of a siege attrition rolled again.
value-demeter = { god-demeter }
god-hera = Hera
    .about = Have the result of the other side’s appeal done once more.
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
    .at = in
place-pylos = Pylos
place-cythera = Cythera
place-corinth = Corinth
place-sicyon = Sicyon
place-epidaurus = Epidaurus
place-thebes = Thebes
place-orchomenus = Orchomenus
place-delphi = Delphi
place-locris = Locris
    .at = in
place-tegea = Tegea
place-elis = Elis
place-ambracia = Ambracia
place-leucas = Leucas
place-pella = Pella
place-pieria = Pieria
    .at = in
place-lyncestis = Lyncestis
    .at = in
place-lydia = Lydia
    .at = in
place-phrygia = Phrygia
    .at = in
place-odrysia = Odrysia
    .at = in
place-rhodope = Rhodope
    .at = in
place-edonia = Edonia
    .at = in
place-agraea = Agraea
    .at = in
place-aetolia = Aetolia
    .at = in
place-molossia = Molossia
    .at = in
place-chaonia = Chaonia
    .at = in
place-illyria = Illyria
    .at = in
place-malis = Malis
    .at = in
place-achaea = Achaea
    .at = in
place-crete = Crete
    .at = in
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
    .article = the
    .number = many
    .at = among
place-sicans = Sicans
    .article = the
    .number = many
    .at = among
place-adriatic-sea = Adriatic Sea
    .article = the
place-corcyra-sea = Corcyra Sea
    .article = the
place-gulf-of-ambracia = Gulf of Ambracia
    .article = the
place-cephallenia-sea = Cephallenia Sea
    .article = the
place-gulf-of-corinth = Gulf of Corinth
    .article = the
place-messenian-sea = Messenian Sea
    .article = the
place-laconian-gulf = Laconian Gulf
    .article = the
place-argolic-gulf = Argolic Gulf
    .article = the
place-saronic-gulf = Saronic Gulf
    .article = the
place-myrtoan-sea = Myrtoan Sea
    .article = the
place-andros-sea = Andros Sea
    .article = the
place-paros-sea = Paros Sea
    .article = the
place-gulf-of-euboea = Gulf of Euboea
    .article = the
place-aegean-sea = Aegean Sea
    .article = the
place-thermaic-gulf = Thermaic Gulf
    .article = the
place-gulf-of-torone = Gulf of Torone
    .article = the
place-strymonic-gulf = Strymonic Gulf
    .article = the
place-thasos-sea = Thasos Sea
    .article = the
place-lemnos-sea = Lemnos Sea
    .article = the
place-hellespont = Hellespont
    .article = the
place-sea-of-marmara = Sea of Marmara
    .article = the
place-lesbos-sea = Lesbos Sea
    .article = the
place-chios-sea = Chios Sea
    .article = the
place-icarian-sea = Icarian Sea
    .article = the
place-rhodes-sea = Rhodes Sea
    .article = the
place-cretan-sea = Cretan Sea
    .article = the
place-ionian-sea = Ionian Sea
    .article = the
place-gulf-of-taras = Gulf of Taras
    .article = the
place-crotona-sea = Crotona Sea
    .article = the
place-gulf-of-rhegium = Gulf of Rhegium
    .article = the
place-tyrrhenian-sea = Tyrrhenian Sea
    .article = the
place-sicilian-sea = Sicilian Sea
    .article = the
place-libyan-sea = Libyan Sea
    .article = the

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

piece-block = block
    .article = the
piece-garrison = garrison
    .article = the
type-hoplite = hoplites
type-infantry = infantry
type-archers = archers
type-cavalry = cavalry
type-fleet = fleet
piece-a01 = hoplites of Attica (C2, max. 4)
    .article = the
    .number = many
piece-a02 = hoplites of Attica (C2, max. 3)
    .article = the
    .number = many
piece-a03 = hoplites of Attica (C2, max. 3)
    .article = the
    .number = many
piece-a04 = hoplites of Attica (C2, max. 2)
    .article = the
    .number = many
piece-a05 = hoplites of Attica (C2, max. 2)
    .article = the
    .number = many
piece-a06 = hoplites of Attica (C2, max. 2)
    .article = the
    .number = many
piece-a07 = infantry of Attica (B1, max. 4)
    .article = the
piece-a08 = infantry of Attica (B1, max. 3)
    .article = the
piece-a09 = infantry of Attica (B1, max. 2)
    .article = the
piece-a10 = infantry of Attica (B1, max. 2)
    .article = the
piece-a11 = infantry of Attica (B1, max. 2)
    .article = the
piece-a12 = archers of Attica (A1, max. 2)
    .article = the
    .number = many
piece-a13 = cavalry of Attica (A1, max. 2)
    .article = the
piece-a14 = fleet of Attica (E2, max. 4)
    .article = the
piece-a15 = fleet of Attica (E2, max. 4)
    .article = the
piece-a16 = fleet of Attica (E2, max. 3)
    .article = the
piece-a17 = fleet of Attica (E2, max. 3)
    .article = the
piece-a18 = fleet of Attica (E2, max. 2)
    .article = the
piece-a19 = fleet of Attica (E2, max. 2)
    .article = the
piece-a20 = fleet of Attica (E2, max. 2)
    .article = the
piece-a21 = fleet of Attica (E2, max. 2)
    .article = the
piece-a22 = fleet of the subject cities (F2, max. 4)
    .article = the
piece-a23 = fleet of the subject cities (F2, max. 3)
    .article = the
piece-a24 = fleet of the subject cities (F2, max. 2)
    .article = the
piece-a25 = fleet of the subject cities (F2, max. 2)
    .article = the
piece-a26 = hoplites of the subject cities (C2, max. 2)
    .article = the
    .number = many
piece-a27 = archers of the subject cities (A1, max. 2)
    .article = the
    .number = many
piece-a28 = fleet of Corcyra (F1, max. 4)
    .article = the
piece-a29 = hoplites of Corcyra (C2, max. 3)
    .article = the
    .number = many
piece-a30 = infantry of Acarnania (B1, max. 3)
    .article = the
piece-a31 = hoplites of Acarnania (C2, max. 2)
    .article = the
    .number = many
piece-a32 = cavalry of Thessaly (A1, max. 3)
    .article = the
piece-a33 = cavalry of Thessaly (A1, max. 2)
    .article = the
piece-a34 = fleet of the Aeolian Isles (F2, max. 3)
    .article = the
piece-a35 = fleet of the Aeolian Isles (F2, max. 2)
    .article = the
piece-a36 = infantry of Macedonia (C2, max. 3)
    .article = the
piece-a37 = cavalry of Odrysian Thrace (A3, max. 3)
    .article = the
piece-a38 = infantry of Odrysian Thrace (C2, max. 4)
    .article = the
piece-a39 = infantry of Rhodope (B2, max. 3)
    .article = the
piece-a40 = infantry of Agraea (C2, max. 2)
    .article = the
piece-a41 = hoplites of Argos (C2, max. 3)
    .article = the
    .number = many
piece-a42 = hoplites of Argos (C2, max. 2)
    .article = the
    .number = many
piece-a43 = infantry of Argos (B1, max. 2)
    .article = the
piece-a44 = fleet of the subject cities (F2, max. 3)
    .article = the
piece-a45 = infantry of the subject cities (B1, max. 2)
    .article = the
piece-a46 = infantry of Attica (B1, max. 2)
    .article = the
piece-a57 = hoplites of Catana (C2, max. 2)
    .article = the
    .number = many
piece-a58 = cavalry of Segesta (A1, max. 2)
    .article = the
piece-a59 = infantry of the Sicels (C2, max. 3)
    .article = the
piece-a60 = fleet of Catana (F1, max. 2)
    .article = the
piece-s01 = hoplites of Lacedaemon (B2, max. 4)
    .article = the
    .number = many
piece-s02 = hoplites of Lacedaemon (B2, max. 3)
    .article = the
    .number = many
piece-s03 = hoplites of Lacedaemon (B2, max. 2)
    .article = the
    .number = many
piece-s04 = hoplites of Lacedaemon (B2, max. 2)
    .article = the
    .number = many
piece-s05 = infantry of Lacedaemon (B1, max. 3)
    .article = the
piece-s06 = infantry of Lacedaemon (B1, max. 2)
    .article = the
piece-s07 = cavalry of Lacedaemon (A1, max. 2)
    .article = the
piece-s08 = archers of Lacedaemon (A1, max. 2)
    .article = the
    .number = many
piece-s09 = fleet of Lacedaemon (F1, max. 3)
    .article = the
piece-s10 = fleet of Lacedaemon (F1, max. 2)
    .article = the
piece-s11 = fleet of Lacedaemon (F1, max. 2)
    .article = the
piece-s12 = hoplites of Arcadia (C2, max. 3)
    .article = the
    .number = many
piece-s13 = hoplites of Arcadia (C2, max. 2)
    .article = the
    .number = many
piece-s14 = hoplites of Arcadia (C2, max. 2)
    .article = the
    .number = many
piece-s15 = fleet of Arcadia (F1, max. 2)
    .article = the
piece-s16 = hoplites of Corinth (C2, max. 3)
    .article = the
    .number = many
piece-s17 = hoplites of Corinth (C2, max. 2)
    .article = the
    .number = many
piece-s18 = hoplites of Corinth (C2, max. 2)
    .article = the
    .number = many
piece-s19 = infantry of Corinth (B1, max. 2)
    .article = the
piece-s20 = fleet of Corinth (F1, max. 4)
    .article = the
piece-s21 = fleet of Corinth (F1, max. 3)
    .article = the
piece-s22 = fleet of Corinth (F1, max. 3)
    .article = the
piece-s23 = fleet of Corinth (F1, max. 2)
    .article = the
piece-s24 = fleet of Corinth (F1, max. 2)
    .article = the
piece-s25 = hoplites of Boeotia (C2, max. 4)
    .article = the
    .number = many
piece-s26 = hoplites of Boeotia (C2, max. 3)
    .article = the
    .number = many
piece-s27 = hoplites of Boeotia (C2, max. 2)
    .article = the
    .number = many
piece-s28 = cavalry of Boeotia (A1, max. 3)
    .article = the
piece-s29 = infantry of Boeotia (B1, max. 3)
    .article = the
piece-s30 = infantry of Boeotia (B1, max. 2)
    .article = the
piece-s31 = fleet of Boeotia (F1, max. 2)
    .article = the
piece-s32 = cavalry of Phocis and Locris (A1, max. 2)
    .article = the
piece-s33 = hoplites of Ambracia (C2, max. 2)
    .article = the
    .number = many
piece-s34 = fleet of Ambracia (F1, max. 2)
    .article = the
piece-s35 = fleet of the Aeolian Isles (F2, max. 3)
    .article = the
piece-s36 = infantry of Macedonia (C2, max. 3)
    .article = the
piece-s37 = infantry of Epirus (C2, max. 4)
    .article = the
piece-s38 = infantry of Aetolia (C2, max. 3)
    .article = the
piece-s39 = infantry of Illyria (C2, max. 3)
    .article = the
piece-s40 = infantry of Edonia (C2, max. 2)
    .article = the
piece-s41 = cavalry of Persia (A3, max. 3)
    .article = the
piece-s42 = infantry of Persia (C2, max. 4)
    .article = the
piece-s43 = infantry of Persia (C2, max. 3)
    .article = the
piece-s44 = fleet of Lacedaemon (E1, max. 4)
    .article = the
piece-s45 = fleet of Lacedaemon (E1, max. 3)
    .article = the
piece-s46 = fleet of Lacedaemon (E1, max. 3)
    .article = the
piece-s47 = hoplites of Syracuse (C2, max. 4)
    .article = the
    .number = many
piece-s48 = hoplites of Syracuse (C2, max. 3)
    .article = the
    .number = many
piece-s49 = infantry of Syracuse (B1, max. 2)
    .article = the
piece-s50 = cavalry of Syracuse (A2, max. 3)
    .article = the
piece-s51 = fleet of Syracuse (F1, max. 4)
    .article = the
piece-s52 = fleet of Syracuse (F1, max. 3)
    .article = the
piece-s53 = hoplites of Gela (C2, max. 2)
    .article = the
    .number = many
piece-s54 = hoplites of Selinus (C2, max. 3)
    .article = the
    .number = many
piece-s55 = infantry of Himera (B1, max. 2)
    .article = the
piece-s56 = infantry of the Sicans (C2, max. 2)
    .article = the

## Events and cards

event-revolt = Revolt
    .about = Sparta puts a garrison in an empty city of the region; one more for each tax card.
event-helot-uprising = Helot Uprising
    .about = Athens puts a garrison in Sparta, Messenia or Pylos, if empty.
event-plague-strikes = Plague Strikes
    .about = Units above a cadre in one besieged city lose a step.
event-plague-returns = Plague Returns
    .about = Once the plague has struck: units above a cadre in any one city lose a step.
event-treachery = Treachery
    .about = One besieged city may be stormed in a single round without its double defence.
event-leader-ostracized = Leader Ostracized
    .about = A leader in play, of either side, goes back to the deck.
event-hunger = Hunger
    .about = Attrition of one besieged city hits on 1 and 2 this season (a port must be blockaded).
event-earthquake = Earthquake
    .about = The enemy may neither move nor pillage this season.
event-augury = Augury
    .about = The enemy may neither engage nor storm nor sally this season.
event-atrocity = Atrocity
    .about = If the enemy has a leader worth 1, he loses 2 Prestige.
event-leader = Leader
    .about = This leader takes over his side, if it has none; a leader worth 1 gives an action a turn.
event-civil-war = Civil War
    .about = One unbesieged city has no double defence until the end of the year.
event-taxes = Athens Raises Taxes
    .about = Athens has one more action a turn, but every revolt brings one more city.
event-persian-aid = Persian Aid
    .about = Sparta has one more action a season and pays 1 Prestige a year; Persia and better fleets join; revolts grow harder.
event-peace-faction = Peace Faction
    .about = Peace may be offered from 5 Prestige for 1.
event-war-faction = War Faction
    .about = Cancels the Peace Faction.
event-no-quarter = No Quarter
    .about = Athens recruits no more elite fleets; Sparta loses 1 Prestige a year.
leader-pericles = Pericles
leader-archidamos = Archidamus
leader-nicias = Nicias
leader-cleon = Cleon
leader-brasidas = Brasidas
leader-pleistoanax = Pleistoanax
leader-alcibiades = Alcibiades
leader-proboulois = The Probouloi
    .number = many
leader-agis = Agis
leader-lysander = Lysander
card-c01 = Pericles (no. 1)
card-c02 = Archidamus (no. 2)
card-c03 = Nicias (no. 3)
card-c04 = Cleon (no. 4)
card-c05 = Brasidas (no. 5)
card-c06 = Plague Strikes (no. 6)
card-c07 = Plague Returns (no. 7)
card-c08 = Pleistoanax (no. 8)
card-c09 = Revolt in the Aeolian Isles (no. 9)
card-c10 = Revolt in Chalcidice (no. 10)
card-c11 = Helot Uprising (no. 11)
card-c12 = Revolt in Euboea (no. 12)
card-c13 = Revolt in Chalcidice (no. 13)
card-c14 = Revolt in Thrace (no. 14)
card-c15 = Revolt in the Propontis (no. 15)
card-c16 = Revolt in Ionia (no. 16)
card-c17 = Revolt in the Sporades (no. 17)
card-c18 = Revolt in the Cyclades (no. 18)
card-c19 = Revolt in the Western Isles (no. 19)
card-c20 = Revolt in the Aeolian Isles (no. 20)
card-c21 = Helot Uprising (no. 21)
card-c22 = Helot Uprising (no. 22)
card-c23 = Treachery (no. 23)
card-c24 = Treachery (no. 24)
card-c25 = Treachery (no. 25)
card-c26 = Hunger (no. 26)
card-c27 = Hunger (no. 27)
card-c28 = Hunger (no. 28)
card-c29 = Civil War (no. 29)
card-c30 = Civil War (no. 30)
card-c31 = Civil War (no. 31)
card-c32 = Earthquake (no. 32)
card-c33 = Earthquake (no. 33)
card-c34 = Augury (no. 34)
card-c35 = Augury (no. 35)
card-c36 = Leader Ostracized (no. 36)
card-c37 = Leader Ostracized (no. 37)
card-c38 = Leader Ostracized (no. 38)
card-c39 = Athens Raises Taxes (no. 39)
card-c40 = Athens Raises Taxes (no. 40)
card-c41 = Peace Faction (no. 41)
card-c42 = War Faction (no. 42)
card-c43 = Atrocity (no. 43)
card-c44 = Atrocity (no. 44)
card-c45 = Alcibiades (no. 45)
card-c46 = The Probouloi (no. 46)
card-c47 = Agis (no. 47)
card-c48 = Lysander (no. 48)
card-c49 = Persian Aid (no. 49)
card-c50 = Persian Aid (no. 50)
card-c51 = Persian Aid (no. 51)
card-c52 = No Quarter (no. 52)
card-c53 = Revolt in the Sporades (no. 53)
card-c54 = Revolt in the Aeolian Isles (no. 54)
card-c55 = Treachery (no. 55)

## What is asked

prompt-actions =
    What do you do with your actions? { $actions } { $actions ->
        [one] action
       *[other] actions
    } left.
prompt-winter-actions = Winter: what do you do { $actions ->
        [0] without any actions left
        [one] with your last action
       *[other] with your { $actions } actions
    }? Bring units under a roof, build, or pay their upkeep; those without either are disbanded.
prompt-advance = The forced march succeeds: which units go on to { THE($place) }?
prompt-appeal = The dice show { $dice }: do you appeal to { $god } to have them rolled again?
prompt-overrule = The other side appealed to { $god }, and the dice now show { $dice }: do you call on Hera to have them rolled once more?
prompt-redraw = Do you appeal to { $god } to have the recruits drawn again?
prompt-gainsay = Do you call on { $god } to have the other side’s new draw done once more?
prompt-battle-order = Several battles are equally small: which is fought first?
prompt-first-formation = Which formation fights first { AT($place) }? The others arrive in later rounds.
prompt-build = Which unit { AT($place) } gains a step?
prompt-capitulation = { THE($place) } is about to be stormed: do you give it up, or resist?
prompt-deploy = Where do you deploy { THE($piece) }?
prompt-event-target = { $card }: whom or what does it strike?
prompt-fall-back = Where do your units retreat from { THE($place) }?
prompt-fortify = The enemy is before { THE($place) }: which units do you send into the city (room for { $number })? Those outside must fight.
prompt-group-move =
    Which units of the group { AT($place) } move together, and where to ({ $number ->
        [0] none chosen
        [one] 1 chosen
       *[other] { $number } chosen
    })?
prompt-maintain = Which unit { AT($place) } do you keep through the winter, for an action?
prompt-muster = Muster { AT($place) }: from where do units come?
prompt-muster-call = Muster { AT($place) }: which unit comes?
prompt-muster-city = Muster: at which city do units of several places gather, for one action?
prompt-muster-load = Muster { AT($place) }: does the fleet take anybody aboard?
prompt-new-year-card = New Year: which of your six cards do you play, face down, as an event or as a sacrifice to the gods? Both sides reveal together.
prompt-season-card = Which card do you play this season, face down, as an event or for its coins, which give actions? Both sides reveal together.
prompt-winter-card = Which card do you play for the winter?
prompt-overcrowded = { THE($place) } has too many units for the winter: which do you disband?
prompt-quarter =
    Winter moves from { THE($place) }: which units leave together, and where to ({ $number ->
        [0] none chosen
        [one] 1 chosen
       *[other] { $number } chosen
    })?
prompt-approach = By which way do they come to { THE($place) }?
prompt-join-assault = Which newcomers join the assault on { THE($place) }?
prompt-recruit = You drew { THE($pieces) }: which do you raise?
prompt-recruit-none = You drew { THE($pieces) }: nothing of it can appear now, and the action is lost.
prompt-recruit-place =
    Where { COUNT($piece) ->
        [many] do
       *[one] does
    } { THE($piece) } appear?
prompt-renewal = Do you break the Peace of Nicias now, for { $points } Prestige?
prompt-retreat-option = Battle { AT($place) }, round { $number }: do you fight on, or retreat?
prompt-revolt = Which city revolts against Athens?
prompt-uprising = Where do the helots rise?
prompt-sacrifice = Which Olympian receives the sacrifice? You may appeal to that god once this year.
prompt-sieges = Which siege do you press, by assault or attrition? “Done” leaves the others as they are.
prompt-sortie-pick = Which units sally from { THE($place) }?
prompt-sorties = From which city do the besieged sally against the besiegers?
prompt-starve = Hunger { AT($place) }: which of the strongest blocks loses a step ({ $hits } to go)?
prompt-suffer-hit =
    Which of your strongest blocks takes the hit ({ $hits ->
        [0] no more hits
        [one] 1 hit
       *[other] { $hits } hits
    }, { $routs ->
        [0] no routs
        [one] 1 rout
       *[other] { $routs } routs
    } to come)?
prompt-suffer-rout =
    Which of your weakest units is routed ({ $hits ->
        [0] no more hits
        [one] 1 hit
       *[other] { $hits } hits
    }, { $routs ->
        [0] no routs
        [one] 1 rout
       *[other] { $routs } routs
    } to come)?
prompt-tax-relief = Which tax card do you withdraw? Fewer taxes mean fewer cities in a revolt.
prompt-peace-offer = Do you offer peace, for { $points } Prestige? If the dice favour it, the war ends.
prompt-withdraw = The besiegers of { THE($place) } withdraw: which units go together, and where to?

## Buttons

verb-accept = Accept the result
verb-alone = The besiegers alone
verb-advance = Advance { THE($arg) }
verb-advance-all = Advance all units
verb-all = Choose all units
verb-appeal = Appeal to the god
verb-assault = Storm { THE($arg) }
verb-attrition = Starve { THE($arg) }
verb-battle = Fight { AT($arg) }
verb-betray = Traitors { AT($arg) }
verb-build = Build { AT($arg) }
verb-call = Call { THE($arg) }
verb-capitulate = Give the city up
verb-cast-off = Sail without passenger
verb-choose = Raise { THE($arg) }
verb-coins = For its coins: { $arg }
verb-deploy = { $arg }
verb-disband = Disband { THE($arg) }
verb-divide = Civil war { AT($arg) }
verb-done = Done
verb-done-in-revolt = Done: no more revolts
verb-done-in-advance = Done: nobody else goes on
verb-done-in-tax-relief = Done: keep the other taxes
verb-done-in-muster-call = Done: nobody more from there
verb-done-in-muster = Done: end the muster
verb-done-in-group-move = Done: this group moves no more
verb-done-in-sorties = Done: no more sorties
verb-event = As event: { $arg }
verb-fight = Fight on
verb-fight-on = Offer nothing and fight on
verb-forced-march = Forced march to { THE($arg) }
verb-forced-sail = Forced sail to { THE($arg) }
verb-formation = Those from { THE($arg) } first
verb-from = From { THE($arg) }
verb-garrison = Garrison { $arg }
verb-gather = Gather { AT($arg) }
verb-give-up = Give the action up
verb-go = To { THE($arg) }
verb-hit =
    { THE($arg) } { COUNT($arg) ->
        [many] lose
       *[one] loses
    } a step
verb-honour = Honour { $arg }
verb-join = Those from { THE($arg) } join
verb-keep = Keep { THE($arg) }
verb-keep-peace = Keep the Peace of Nicias
verb-load = Take { THE($arg) } aboard
verb-maintain = Upkeep { AT($arg) }
verb-march = March to { THE($arg) }
verb-march-on = March by way of { THE($arg) }
verb-move = Move the group { AT($arg) }
verb-muster = Muster units at a city
verb-offer = Offer peace
verb-ostracize = Ostracize { $arg }
verb-pass = End the actions
verb-pick = Pick { THE($arg) }
verb-pick-fleets = Pick the fleets, loaded
verb-pick-land = Pick the land units
verb-pillage = Pillage { THE($arg) }
verb-place = { $arg }
verb-plague = Plague { AT($arg) }
verb-quarter = Winter moves from { THE($arg) }
verb-raise = Strengthen { THE($arg) }
verb-recruit = Recruit a unit
verb-relieve = Break the siege of { THE($arg) }
verb-renew-war = Break the Peace and renew the war
verb-repeal = Withdraw { $arg }
verb-resist = Resist the assault
verb-retreat = Retreat from the battle
verb-retreat-to = Retreat to { THE($arg) }
verb-revolt = { $arg } revolts
verb-rout =
    { THE($arg) } { COUNT($arg) ->
        [many] are
       *[one] is
    } routed
verb-run-blockade = Run the blockade of { THE($arg) }
verb-sacrifice = Sacrifice { $arg }
verb-sail = Sail to { THE($arg) }
verb-sail-on = Sail by way of { THE($arg) }
verb-shelter = Send { THE($arg) } into the city
verb-shelter-all = Send all into the city
verb-slip-in = Through the harbour into the city
verb-sortie = Sally from { THE($arg) }
verb-stand = Stand and fight
verb-starve = Hunger { AT($arg) }
verb-stay = Leave them there for now
verb-unpick = Choose the units again
verb-via = By way of { THE($arg) }
verb-withdraw = Withdraw to { THE($arg) }

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
log-appeal-again = { $who } has the dice thrown again by the same favour of { $god }.
log-assault = { $who } storms { THE($place) }.
log-attack =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] attack
       *[one] attacks
    } ({ $klass }), { $number } { $number ->
        [one] die
       *[other] dice
    }.
log-pursues =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] pursue
       *[one] pursues
    } ({ $klass }), { $number } { $number ->
        [one] die
       *[other] dice
    }, routs ignored.
log-harasses =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] harass
       *[one] harasses
    } ({ $klass }), { $number } { $number ->
        [one] die
       *[other] dice
    }, routs ignored.
log-struck =
    { $who }: result of { THE($piece) }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } and { $routs ->
        [0] no rout
        [one] 1 rout
       *[other] { $routs } routs
    }.
log-attrition = { $who } starves { THE($place) }.
log-attrition-hits =
    Attrition { AT($place) }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } ({ $need ->
        [1] each 1 rolled hits
       *[other] each die of { $need } or less hits
    }).
log-starved = { $who }: a unit within { THE($place) } starves to death.
log-garrison-falls = { $who }: the garrison of { THE($place) } is lost.
log-sallies = { $who } sallies from { THE($place) } against the besiegers.
log-fights-home = { $who } fights for the way home { AT($place) }.
log-battle = { $who } attacks { AT($place) }.
log-battle-over = Battle { AT($place) }: { $how } for { $who }.
log-build = { $who } builds up a unit by a step { AT($place) }.
log-card-shown = { $who } shows { $card }, { $use }.
log-city-rebels = { THE($place) } goes over to { $who }.
log-city-reverts = { THE($place) } returns to { $who }.
log-city-taken = { $who } takes { THE($place) }.
log-civil-war = Civil war { AT($place) }.
log-cut-down =
    { $who }: { THE($piece) } cannot get away and { COUNT($piece) ->
        [many] are
       *[one] is
    } lost.
log-dealt = Your cards: { $card }.
log-disbanded = { $who } disbands { $number } { $number ->
        [one] unit
       *[other] units
    } { AT($place) }, for want of roof and pay.
log-crowded-out = { $who } disbands { $number } { $number ->
        [one] unit
       *[other] units
    } { AT($place) }, where there is no room for all.
log-not-home = { $who } disbands { $number } { $number ->
        [one] unit that does
       *[other] units that do
    } not get home, { AT($place) }.
log-barbarians-leave = { $who }: barbarians { AT($place) } go home for the winter.
log-event = { $who } plays { $card }.
log-earthquake = The earth shakes: the units of { THE($who) } neither move nor pillage this season.
log-augury = Bad omens: the units of { THE($who) } attack nobody this season.
log-stays = { $card } stays in play.
log-cancelled = { $card } goes out: the two factions cancel each other.
log-event-void = { $card } has no effect.
log-fell-back =
    { $who }: { $number } { $number ->
        [one] unit retreats
       *[other] units retreat
    } from { THE($from) } to { THE($to_place) }.
log-back-to-lines = { $who }: { $number } { $number ->
        [one] unit falls
       *[other] units fall
    } back to the siege lines before { THE($to_place) }.
log-beaten-back = { $who }: { $number } { $number ->
        [one] unit gives
       *[other] units give
    } up the way home { AT($to_place) }.
log-into-the-city = { $who }: { $number } { $number ->
        [one] unit retreats
       *[other] units retreat
    } into the city of { THE($to_place) }.
log-fleet-lost = { $who }: a fleet goes down (die { $die }), { $number } { $number ->
        [one] block is
       *[other] blocks are
    } lost.
log-fleet-battered = { $who }: a fleet is battered and loses a step (die { $die }).
log-cargo-lost = { $who }: the fleet is too small for its passenger, who is lost.
log-cargo-cut =
    To fit aboard, { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } cut down to strength { $left }.
log-forced-move =
    { $who }: { $number ->
        [one] one block rolls a die
       *[other] { $number } blocks roll a die each
    } to reach { THE($to_place) } from { THE($from) }.
log-forced-result =
    { $who }: { $number ->
        [0] { $tried ->
            [one] the block does not reach
           *[other] none of the { $tried } blocks reaches
        }
       *[other] { $tried ->
            [one] the block reaches
           *[other] { $number ->
                [one] one of the { $tried } blocks reaches
               *[other] { $number } of the { $tried } blocks reach
            }
        }
    } { THE($place) }.
log-fortified = { $who }: { $number } { $number ->
        [one] unit goes
       *[other] units go
    } into { THE($place) }.
log-garrison = { $who } garrisons { THE($place) }.
log-half-loss =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } half hit; the next hit costs a step.
log-initiative = { $who } goes first this season.
log-leader =
    { $leader } { COUNT($leader) ->
        [many] lead
       *[one] leads
    } { $who } now.
log-loss =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] lose
       *[one] loses
    } a step, strength { $left } left.
log-eliminated =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } eliminated.
log-maintained = { $who } keeps a unit { AT($place) }.
log-betray = Traitors stir { AT($place) }.
log-starve = Hunger reigns { AT($place) } this season.
log-move =
    { $who }: { $number } { $number ->
        [one] block goes
       *[other] blocks go
    } from { THE($from) } to { THE($to_place) }.
log-ostracized =
    { $leader } { COUNT($leader) ->
        [many] are
       *[one] is
    } ostracized.
log-panic = { $who } panics: all its units run.
log-peace-refused = { $who } offers peace in vain: the dice make { $number }, { $need } or less was needed.
log-pericles-dies = Pericles dies of the plague.
log-pillage = { $who } pillages { THE($place) }.
log-plague = The plague strikes { THE($place) }.
log-prestige = { $who } gains { $points } Prestige: { $why }.
log-recruit = { $who } recruits { AT($place) }.
log-recruit-drawn = You draw { THE($pieces) }.
log-recruit-none = { $who } finds nobody to recruit.
log-repealed = Athens withdraws { $card }.
log-retreat = { $who } retreats.
log-revolt = { THE($place) } revolts against Athens.
log-round = Round { $number }.
log-rout =
    { $who }: { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } routed.
log-sacrifice = { $who } sacrifices to { $god }.
log-season = { $season }
log-siege-laid = { $who } lays siege to { THE($place) }.
log-siege-lifted = The siege of { THE($place) } is lifted.
log-pays = { THE($place) } pays a tribute of { $points } to { $who }.
log-tribute-halved = { $who } keeps half of its tribute, rounded down: { $points } Prestige.
log-storm = A storm strikes { $who } between { THE($from) } and { THE($place) } (die { $die }, storm on { $need } or less).
log-calm = { $who } crosses from { THE($from) } to { THE($place) } in peace (die { $die }, storm on { $need } or less).
log-turn = Year { $turn }: { $year } BC
log-uprising = The helots rise { AT($place) }.
log-war-renewed = { $who } breaks the Peace of Nicias.
log-withdraw = { $who }: { $number } { $number ->
        [one] block withdraws
       *[other] blocks withdraw
    } to { THE($to_place) }.
use-event = as an event
use-coins = for its coins
use-sacrifice = as a sacrifice
how-triumph = a triumph
how-trophy = a trophy
how-skirmish = a skirmish
how-stormed = a city taken by storm
why-triumph = triumph
why-trophy = trophy
why-skirmish = skirmish
why-stormed = city taken by storm
why-tribute = tribute
why-pillage = pillage
why-atrocity = atrocity
why-persian-aid = price of Persian gold
why-no-quarter = No Quarter
why-greek-tribute = tribute of Greece
why-renewal = broken peace
why-peace-offer = peace offer
why-attrition = city starved out
why-capitulation = capitulation

## Why not

why-block-of-foe = This block is the enemy’s.
why-garrison-stays = A garrison only defends its city: it neither moves nor is chosen.
why-block-elsewhere =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not { AT($to_place) }, the place this is about.
why-picked-already = Already chosen.
why-moved-already = { THE($piece) } moved earlier this turn; a unit moves only once.
why-is-aboard =
    { THE($piece) } { COUNT($piece) ->
        [many] are aboard and go
       *[one] is aboard and goes
    } where the fleet goes.
why-expedition-waits = The second expedition waits in Athens until 414.
why-shut-in = Besieged units do not leave by land; only fleets leave, by the harbour of a port.
why-earthquake = An earthquake struck you: this season your units neither move nor pillage.
why-nobody-here = { THE($place) }: none of your units is there.
why-all-moved = { THE($place) }: all your units there have moved this turn.
why-no-fleet-picked = Nobody can board: choose a fleet first, then whom it carries.
why-fleet-laden = The fleet chosen last already carries a unit; it holds only one.
why-fleet-too-weak = The fleet chosen last has strength 1: a passenger must be weaker than its fleet.
why-fleet-aboard = { THE($piece) }: a fleet is not carried by another.
why-barbarian-aboard = { THE($piece) }: barbarians are never carried by sea.
why-nobody-to-load = Nobody here can go aboard the fleet chosen last.
why-no-group = None of your units can still move this turn.
why-no-muster = No city of yours can be reached by free units of two different places.
why-no-site = None of your units is below full strength in a city of its own nation.
why-no-post = None of your Greek units holds an enemy city without a garrison.
why-pool-empty = Your pool is empty: there is nobody to recruit.
why-no-actions = You have no action left.
why-sicily-too-dear = { THE($place) }: in Sicily this costs two actions until an expedition has been there in an earlier season.
why-no-city = { THE($place) }: there is no city.
why-city-not-held = { THE($place) }: you do not control the city.
why-nobody-at-home = Only a unit in a city of its own nation gains strength.
why-full-strength = Every unit of the nation there is at its full strength.
why-besieged-site = { THE($place) } is besieged: nothing is raised within, except in a port that is not blockaded.
why-blockaded-site = { THE($place) } is besieged and blockaded: nothing is raised within.
why-own-city = { THE($place) } is loyal to you: garrisons are posted only in enemy cities.
why-has-garrison = { THE($place) } already has a garrison.
why-barbarians-only = { THE($place) }: only barbarians stand there, and they post no garrison.
why-nothing-to-pillage = You besiege no enemy city since an earlier season that could be pillaged.
why-no-siege = { THE($place) } is not besieged.
why-not-your-siege = { THE($place) }: it is the enemy who besieges it.
why-siege-too-new = { THE($place) }: the siege was laid this season; pillage needs one of an earlier season.
why-loyal-city = { THE($place) } is loyal to you: only enemy cities are pillaged.
why-pillaged-before = { THE($place) } was pillaged this year already.
why-entered-this-turn = { THE($place) }: friends entered this turn, so it cannot be pillaged.
why-besiegers-stay = { THE($place) }: not every besieger has a place next to it to withdraw to.
why-came-this-turn =
    { THE($piece) } came only this turn and { COUNT($piece) ->
        [many] are
       *[one] is
    } not among the besiegers who must leave.
why-not-next-to = { THE($place) } is not next to { THE($to_place) }.
why-foes-there = { THE($place) }: enemy units are there.
why-rest-stays = If these go, the others could no longer get away.
why-not-together = { THE($place) }: those chosen cannot all go there together.
why-pick-first = Choose units first.
why-choice-begun = You have begun to choose one by one; drop the choice first.
why-neutral = { THE($place) } is neutral: nobody enters it.
why-persia-closed = { THE($place) }: Persia is closed to both sides until Persian aid is in play.
why-sicilians-stay = { THE($place) }: Sicilian units do not leave Sicily.
why-no-expedition = { THE($place) }: in 415 only the first expedition goes to Italy and Sicily, in 414 only the second.
why-pillaged-now = { THE($place) } was pillaged this turn: no friend enters it until the next.
why-peace-abroad = { THE($place) }: under the Peace of Nicias units in Greece stay on the soil of their own nation.
why-peace-lost-city = { THE($place) }: the enemy holds the city, and under the Peace of Nicias nobody is attacked in Greece.
why-peace-sea = { THE($place) }: under the Peace of Nicias fleets end their move only off their own nation’s coast.
why-augury-no-attack = { THE($place) }: enemies are there, and the augury forbids you to attack this season.
why-there-already = They stand { AT($place) } already.
why-on-foot = { THE($place) } is a sea: only fleets go there.
why-inland = { THE($place) } has no coast: fleets do not reach it.
why-no-road = { THE($place) }: no road leads there by land.
why-island-by-sea = { THE($place) } is an island: it is reached only by sea.
why-no-seaway = { THE($place) }: no way leads there by sea.
why-too-far = { THE($place) } is { $number } { $number ->
        [one] area
       *[other] areas
    } away: too far for units that move { $limit }, even by force.
why-way-held = { THE($place) }: the way is barred, the enemy holds { THE($to_place) } and a move stops there.
why-way-closed = { THE($place) }: the way leads through { THE($to_place) }, which these units may not enter.
why-only-forced = { THE($place) } is one area beyond their move ({ $limit }): only by a forced move.
why-unforced = { THE($place) } is within their move ({ $limit }): no forced move is needed.
why-city-full = { THE($place) }: there is no room for more units within the walls.
why-harbour-held = { THE($place) }: the enemy’s fleets hold { THE($to_place) }, the only way into the besieged port.
why-only-by-harbour = { THE($place) }: fleets leave a besieged port only by its harbour, { THE($to_place) }.
why-winter-city = { THE($place) }: in winter units move only to cities that you control.
why-winter-siege = { THE($place) } is besieged: in winter only units that go home may fight their way in.
why-winter-blockade = { THE($place) } is blockaded: in winter only fleets that go home may fight their way in.
why-free-move = A barbarian just recruited moves alone.
why-on-the-way = The formation is on its way: nobody joins it any more.
why-no-other-way = They do not come to { THE($to_place) } by way of { THE($place) }.
why-harbour-shut = { THE($place) }: the harbour is not an open way in.
why-no-marchers = No land unit is free to march from here.
why-fleet-among = A fleet is among those chosen, and fleets do not march: let it sail, or choose land units alone.
why-no-fleets = No fleet is free to sail from here.
why-no-room-aboard = The fleets chosen cannot carry the land units chosen: each takes one weaker Greek unit.
why-way-twice = { THE($place) }: nobody comes by an area twice in one move.
why-next-step-only = { THE($place) } is not next to { THE($to_place) }: step by step one goes to a neighbour.
why-foes-stop-step = { THE($place) }: enemies are there, so the move would end there; attack by a whole move.
why-pick-for-steps = Choose units first, then lead them step by step.
why-other-ground = { THE($place) }: from land to sea or from sea to land one goes by a whole move, which ends there.
why-nowhere-forced = No place lies just beyond their reach.
why-nowhere-to-go = There is nowhere they can go this way.
why-muster-too-far = { THE($place) }: units of two different places do not reach it this turn.
why-muster-place = { THE($place) } is where they gather.
why-nobody-comes = Nobody else can come to { THE($to_place) } this turn.
why-muster-fight = { THE($place) }: enemies are before it, and nobody fights his way to a muster.
why-muster-unforced = { THE($place) } is one area beyond their { $limit }, and nobody comes to a muster by a forced move.
why-not-fighting =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not in this battle.
why-passenger-spared = { THE($piece) }: at sea only fleets take hits; whoever is aboard shares the fate of his fleet.
why-routed =
    { THE($piece) } { COUNT($piece) ->
        [many] have run and take
       *[one] has run and takes
    } no more hits in this battle.
why-not-strongest = { THE($piece) }: a hit strikes the strongest block, and another is stronger.
why-not-weakest = { THE($piece) }: the weakest unit runs first, and another is weaker.
why-hits-first = Hits are taken before anybody runs.
why-garrison-last = The garrison is the last block to fall.
why-no-battle = { THE($place) }: no battle is to be fought there.
why-not-smallest = { THE($place) }: battles with fewer of your units come first.
why-no-formation = No formation of yours came to { THE($to_place) } from { THE($place) }.
why-inside-already =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } inside already.
why-no-harbour = { THE($piece) }: a fleet shelters only in a port, and { THE($to_place) } is none.
why-not-all-fit = Not all who stand outside fit into the city: choose one by one.
why-one-left = Only one unit stands outside: send it in by name.
why-nobody-fits = None of the units outside can shelter there: fleets only in a port.
why-only-origin = { THE($place) }: whoever attacked retreats only to where he came from, { THE($to_place) }.
why-only-harbour = { THE($place) }: out of a stormed city only fleets of a port escape, to a harbour free of enemies.
why-landing-holds = { THE($place) }: fleets ashore do not retreat from a landing, except into a port.
why-retreat-not-next = { THE($place) } is not next to { THE($to_place) }.
why-foe-came-by = { THE($place) }: the enemy attacked from there.
why-foe-holds = { THE($place) }: the enemy stands there or controls it.
why-no-carrier = { THE($place) }: land units put to sea only aboard a fleet that leaves with them.
why-no-shelter = { THE($place) }: they cannot shelter there: no city of yours, no harbour for a fleet, or no room.
why-retreat-together = Those chosen cannot all go there together.
why-no-refuge =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } nowhere to go; whoever cannot retreat fights on.
why-not-in-retreat =
    { THE($piece) } { COUNT($piece) ->
        [many] are
       *[one] is
    } not among those who retreat.
why-not-trying = { THE($piece) } did not try this forced move.
why-forced-failed =
    { THE($piece) } failed the die and { COUNT($piece) ->
        [many] stay where they
       *[one] stays where it
    } stopped.
why-passenger =
    { THE($piece) } { COUNT($piece) ->
        [many] are aboard and follow
       *[one] is aboard and follows
    } the fleet.
why-one-by-one = You have begun to choose one by one.
why-not-in-hand = { $card } is not in your hand.
why-winter-event = No card is played as an event in winter.
why-event-of-foe = { $card }: only the other side plays this event.
why-new-year-event = { $card }: this event is not played at New Year.
why-peace-event = { $card }: nobody revolts while the Peace of Nicias holds.
why-peace-card = { $card }: not while the Peace of Nicias holds.
why-coins-at-new-year = At New Year a card is not played for its coins but sacrificed.
why-sacrifice-later = Cards are sacrificed only at New Year.
why-no-event = None of your cards can be played as an event now.
why-leader-in-play = { $card }: that side already has a leader.
why-no-revolt = { $card }: no empty Athenian city there can revolt.
why-no-helots = { $card }: neither Sparta nor Messenia nor Pylos is an empty city of Sparta’s.
why-no-plague = { $card }: no units are besieged, and the plague begins in a besieged city.
why-no-second-plague = { $card }: the plague has not struck before, or has run its course.
why-plague-over = { $card }: the plague has struck Athens twice and is over.
why-pericles-dead = { $card }: Pericles died of the plague.
why-nobody-to-ostracize = { $card }: no leader can be ostracized now.
why-no-leader-to-blame = { $card }: the enemy has no leader of value 1.
why-no-civil-war = { $card }: no unbesieged city is left to divide.
why-no-treachery = { $card }: you have no siege of an earlier season.
why-no-hunger = { $card }: no city is besieged (a port must be blockaded too).
why-god-served = This god already holds a sacrifice of yours.
why-no-tax = { $card } is not a tax card in play.
why-siege-of-today = { THE($place) }: the siege was laid this season and cannot be pressed yet.
why-no-blockade = { THE($place) }: a port starves only if it is blockaded too.
why-nobody-inside = { THE($place) }: no unit is besieged inside.
why-nobody-there = { THE($place) }: its holder has no unit there.
why-civil-war-already = { THE($place) } is torn by civil war already.
why-is-besieged = { THE($place) } is besieged: civil war strikes only unbesieged cities.
why-pericles-leads = { THE($place) }: no civil war while Pericles leads.
why-leader-not-in-play = This leader is not in play.
why-pericles-protected = Pericles cannot be ostracized: Athens has just been pillaged.
why-no-subject = { THE($place) } is not a subject of Athens.
why-other-region = { THE($place) }: the card names another region.
why-same-region = { THE($place) }: tax revolts follow in the region of the first, { $region }.
why-not-empty = { THE($place) }: a unit or a garrison is there; only empty cities revolt.
why-revolted-already = { THE($place) }: it is not in the hands against which it would rise.
why-no-helots-there = { THE($place) }: the helots live in Sparta, Messenia and Pylos.
why-helots-watched = { THE($place) }: a unit or a garrison watches the helots there, or Sparta has lost it.
why-leader-rules = The Odrysian cavalry does not come while Athens has a leader.
why-no-persian-aid = This block comes only with Persian aid.
why-no-persian-fleet = Fleets of class E1 come only with Persian aid.
why-no-quarter-given = No Quarter: Athens raises no more fleets of class E2.
why-peace-rebel = Rebels do not come while the Peace of Nicias holds.
why-no-home = This block has no place of its nation where it could appear now.
why-foreign-home =
    { THE($piece) } { COUNT($piece) ->
        [many] appear
       *[one] appears
    } only at home, and { THE($place) } belongs to another nation.
why-town-held = { THE($place) }: the enemy stands there.
why-no-town = { THE($place) }: barbarians appear only in a town.
why-no-coast = { THE($place) }: a fleet needs a city on the coast.
why-rebel-barred = { THE($place) }: rebels seize only a city without unit, garrison or siege.
why-recruit-chosen = You have chosen { THE($piece) }: say where.
why-recruit-first = Choose first which block appears.
why-must-place = One of the blocks drawn can be placed, so one must be.
why-siege-pressed = { THE($place) }: this siege has been pressed this turn.
why-event-no-assault = After an event nobody storms a city, unless traitors open it.
why-augury-no-assault = The augury forbids you to storm cities this season.
why-port-not-blockaded = A port is starved only if it was blockaded in an earlier season too.
why-no-newcomers = No formation has just come to { THE($to_place) } from { THE($place) }.
why-newcomers-needed = None of the old besiegers can fight: newcomers must join.
why-no-siege-ripe = You have no siege of an earlier season to press.
why-not-besieged = { THE($place) }: your units are not besieged there.
why-nobody-sallies = { THE($place) }: no unit inside can sally; a garrison does not.
why-battles-first = Battles come first: sieges are pressed afterwards.
why-sieges-later = The first winter combat is for the besieged; sieges are pressed in the second.
why-sortie-too-late = Sorties are declared at the beginning of the combat phase.
why-sorties-over = The second winter combat is for the besiegers; sorties were made in the first.
why-event-no-sortie = After an event nobody fights: sieges are pressed by attrition only.
why-sortie-declared = { THE($place) }: the sortie has been declared.
why-before-the-walls =
    { THE($piece) } { COUNT($piece) ->
        [many] stand before the walls and do
       *[one] stands before the walls and does
    } not sally.
why-sally-begun = You have begun to choose one by one.
why-no-winter-muster = In winter there is neither muster nor pillage.
why-all-home = No unit there is without a roof or away from its own cities.
why-no-free-way = No free winter move leads from there to a city that you control next door, or home.
why-roof-enough = { THE($place) }: only units without a roof move next door for nothing.
why-under-roof =
    { THE($piece) } { COUNT($piece) ->
        [many] have a roof and need
       *[one] has a roof and needs
    } no pay.
why-barbarian-goes = { THE($piece) }: barbarians go home in winter, whatever is paid.
why-kept-already =
    { THE($piece) } { COUNT($piece) ->
        [many] have
       *[one] has
    } been paid already.
why-fights-home =
    { THE($piece) } will fight the way home and { COUNT($piece) ->
        [many] need
       *[one] needs
    } no pay.
why-nobody-needy = Nobody there needs pay: all have a roof, or have been paid.
why-home-already =
    { THE($piece) } { COUNT($piece) ->
        [many] winter
       *[one] winters
    } in a city of { COUNT($piece) ->
        [many] their
       *[one] its
    } own nation already.
why-other-gait = { THE($piece) }: land units and fleets leave separately; a passenger is taken aboard.
why-no-common-way = There is no place to which all of these could go together.
why-not-home = { THE($place) }: only units that go home fight for it in winter.
why-no-siege-there = { THE($place) } is not besieged: no fight is needed.
why-no-blockade-there = { THE($place) } is not blockaded: no fight is needed.
why-neither-near-nor-home = { THE($place) } is neither next door nor home for all of these.
why-foreign-station =
    { THE($piece) } { COUNT($piece) ->
        [many] deploy in a city of their
       *[one] deploys in a city of its
    } own nation.
why-station-lost = { THE($place) }: the enemy holds it.

## What a choice costs

note-costs =
    { $number } of { $of } { $of ->
        [one] action
       *[other] actions
    }
note-strong = strength { $number } of { $of }
note-pillage-brings = { $points } Prestige; the besiegers withdraw
note-recruit-draws = 1 action: { $number ->
        [one] 1 block is
       *[other] { $number } blocks are
    } drawn in secret, one is placed if any can be
note-actions-lost =
    ends your actions; { $number ->
        [one] 1 unused action is
       *[other] { $number } unused actions are
    } lost
note-storm-risk =
    crosses { $number ->
        [one] 1 high-sea line
       *[other] { $number } high-sea lines
    }: storm on 1 to { $need } each ({ $chance } in 100 for a storm); in a storm a fleet sinks on 1 to 3
note-battle-odds =
    battle with { $number ->
        [one] 1 block
       *[other] { $number } blocks
    }: about { $win } in 100 for you, if they stand and nobody breaks off
note-lays-siege = ends before an enemy city: a siege begins
note-forced-risk =
    forced: { $most ->
        [0] each unit goes on with { $need } to 6
       *[other] elite units go on with { $need } to 6, others with { $most } to 6
    }; whoever fails stops one area short
note-assault-odds = the city falls in about { $win } of 100 cases; losses of the stormers: about { $lost } in steps
note-attrition-dice = { $number ->
        [one] 1 die
       *[other] { $number } dice
    }, each that shows { $need } or less takes a step inside; you lose nothing
note-disbands =
    ends your winter; { $number ->
        [0] nobody is disbanded
        [one] 1 unit is disbanded
       *[other] { $number } units are disbanded
    }
note-gives-up =
    { $number ->
        [0] no unit is
        [one] 1 unit is
       *[other] { $number } units are
    } lost with the city; { $points } Prestige for the enemy
note-storm-costs = if it falls, { $points } Prestige for the enemy
note-fight-on-odds = about { $win } in 100 for you if both fight on to the end
note-retreat-costs =
    { $points ->
        [0] no Prestige lost: nobody has been hurt yet
       *[other] { $points } Prestige for the enemy
    }
note-event-first = counts 0: you go before coins, and take no action this season
note-coins-give =
    { $number ->
        [one] 1 action
       *[other] { $number } actions
    } this season; the lower card goes first
note-appeal-spends =
    spends your sacrifice; { $number ->
        [one] 1 die is
       *[other] { $number } dice are
    } rolled again
note-appeal-free =
    free: the appeal goes on; { $number ->
        [one] 1 die is
       *[other] { $number } dice are
    } rolled again
note-redraw-spends = spends your sacrifice
note-peace-odds = costs { $points } Prestige; with two dice below { $left } you win ({ $chance } in 100)

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
he-hand-of =
    { $who }: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
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
piece-face = { $name }, strength { $face }
piece-unknown =
    { $count ->
        [one] one unknown block
       *[other] { $count } unknown blocks
    }
legend =
    C2, max. 4       what is printed on a block: agility C (A strikes first, F last), power 2, at most 4 steps
    strength 3       steps left, which are also the dice it rolls
    unknown block    an enemy block: only its owner sees what it is
track-prestige = Prestige
marker-held = Held by garrisons:
marker-sieges = Besieged:
marker-capacity = Room within the walls:
marker-civil-war = Civil war:
marker-traitors = Traitors:
marker-earthquake = Earthquake, stopped:
marker-hungry = Hunger:
marker-augury = Augury against:
marker-peace = Peace of Nicias
marker-renewed = War renewed
marker-pillaged = Pillaged:
section-0-0 = A year of play
section-1-0 = Regions of the map
section-1-1 = Land areas
section-1-2 = Sea areas
section-1-3 = Cities and towns
section-1-31 = Loyalty
section-1-32 = Nations of the cities
section-1-33 = Subject regions
section-1-4 = Control
section-2-0 = Blocks
section-2-1 = Units
section-2-12 = Strength
section-2-13 = Movement
section-2-14 = Agility and power
section-2-26 = Fleets
section-2-3 = Garrisons
section-3-0 = The deck
section-3-1 = Events
section-3-11 = Leaders
section-3-12 = Revolts
section-3-3 = Initiative
section-4-0 = Actions of a turn
section-4-2 = Building
section-4-21 = Strengthening a unit
section-4-22 = Recruits
section-4-23 = Leaving a garrison
section-5-0 = Moving a group
section-5-1 = By land
section-5-2 = By sea
section-5-21 = Carrying troops
section-5-22 = The high seas
section-5-23 = Storm damage
section-5-3 = Forced marches
section-5-4 = Engaging the enemy
section-5-41 = Formations that arrive apart
section-5-5 = Pillage
section-6-0 = The combat phase
section-6-1 = How a battle goes
section-6-2 = Rounds
section-6-32 = Hits
section-6-33 = Routs
section-6-34 = Panic
section-6-4 = Retreats
section-6-41 = Harassing a retreat
section-6-5 = Battles at sea
section-6-6 = Landings
section-7-1 = Behind the walls
section-7-2 = Laying a siege
section-7-3 = Garrisons of cities
section-7-4 = Units besieged
section-8-0 = Ways to press a siege
section-8-1 = Assaults
section-8-11 = Double defence
section-8-12 = Retreating from an assault
section-8-2 = Attrition
section-8-21 = Blockade
section-8-22 = Grain of the Black Sea
section-8-3 = Sorties
section-9-0 = The winter turn
section-9-21 = Winter moves
section-9-212 = Going home
section-9-213 = Moving on
section-9-23 = Winter building
section-9-24 = Disbanding
section-9-31 = Breaking a siege on the way home
section-9-4 = Sieges in winter
section-9-51 = Tribute
section-10-2 = Events of New Year
section-10-3 = Sacrifices
section-11-0 = Appealing to the gods
section-12-0 = The Peace
section-12-1 = Renewing the war
section-12-11 = Smaller tribute
section-13-1 = Persian gold
section-13-2 = Persian troops
section-13-3 = Limits of Persian aid
section-14-11 = Winning Prestige
section-14-22 = Offering peace
section-15-1 = Campaign of 431
section-15-2 = Campaign of Sicily
section-15-3 = Campaign of 413
section-15-4 = Campaign of 415
forecast-battle = { $attacker ->
        [athens] Athens
       *[sparta] Sparta
    } attacks { AT($place) }: if both fight on, it wins in about { $win } of 100 cases.

# What a block strikes with.
klass-A1 = agility A, power 1
klass-A2 = agility A, power 2
klass-A3 = agility A, power 3
klass-B1 = agility B, power 1
klass-B2 = agility B, power 2
klass-B3 = agility B, power 3
klass-C1 = agility C, power 1
klass-C2 = agility C, power 2
klass-C3 = agility C, power 3
klass-D1 = agility D, power 1
klass-D2 = agility D, power 2
klass-D3 = agility D, power 3
klass-E1 = agility E, power 1
klass-E2 = agility E, power 2
klass-E3 = agility E, power 3
klass-F1 = agility F, power 1
klass-F2 = agility F, power 2
klass-F3 = agility F, power 3

## Legend

legend-city = A walled city inland, with its value
legend-port = A port, with its value; the jetty points to its sea
legend-town = A town without walls
legend-loyal = Pale rim: loyal to Athens at the start; dark rim: to Sparta, or neutral
legend-held = Held by the side of this colour
legend-siege = Besieged by the side of this colour
legend-pillaged = Pillaged this year
legend-civil-war = Civil war
legend-block = A block: its strength above, its class below; A fights before B, and the number is what a die needs at most; a battlement: inside the walls
legend-back = A block whose face you may not see
