# Hellenes : tous les textes du jeu en français. Clés : docs/protocol.md, section 1.

## Le jeu

game-title = Hellènes
game-subtitle = Les campagnes de la guerre du Péloponnèse, 431-404 av. J.-C.
game-sketch = Les blocs tournent le dos à l’ennemi : il voit où vous êtes, jamais ce que vous êtes. Athènes tient la mer et cinquante cités qui préféreraient être libres ; Sparte a la meilleure infanterie du monde, et le temps. Six cartes par an, monnaies ou événement, disent qui agit d’abord et combien ; les batailles suivent l’agilité, les sièges la faim, les hivers ceux qui ont encore un toit. Le Prestige des trophées et du tribut décide.

## Campagnes

scenario-431 = 431 : la guerre d’Archidamos
    .sketch = Dix ans, de 431 à 422. Potidée est assiégée, Périclès gouverne derrière les longs murs, Sparte tient la plaine.
scenario-sicily = 415 : l’expédition de Sicile
    .sketch = Trois ans, de 415 à 413. La paix de Nicias tient en Grèce ; on se bat pour Syracuse.
scenario-413 = 413 : la guerre de Décélie
    .sketch = Dix ans, de 413 à 404. Athènes a perdu son armée, Sparte hiverne en Béotie, et la Perse a de l’or à dépenser.
scenario-415 = 415 : de la Sicile à la fin
    .sketch = Douze ans, de 415 à 404 : l’expédition, la rupture de la paix et la dernière guerre en une campagne.

## Options

option-deployment = Déploiement
    .about = Standard : les unités sont dans la grande cité de leur nation. Libre : Athènes, puis Sparte, les placent à l’insu de l’autre dans les cités-états de chaque nation.
    .standard = standard
    .free = libre
option-bid = Enchère pour un camp
    .about = Ce qui a été misé pour Athènes (au-dessus de 0) ou Sparte (au-dessous) : l’autre camp commence avec ce Prestige.
    .unit = Prestige
value-standard = standard
value-free = libre
value-road-1 = première route
    .article = la
value-road-2 = deuxième route
    .article = la
value-road-3 = troisième route
    .article = la
value-road-4 = quatrième route
    .article = la
value-road-5 = cinquième route
    .article = la
value-road-6 = sixième route
    .article = la
value-road-7 = septième route
    .article = la
value-road-8 = huitième route
    .article = la
value-road-9 = neuvième route
    .article = la

## Camps, saisons, dieux

role-athens = Athènes
    .adj = athénien
role-sparta = Sparte
    .adj = spartiate
phase-new-year = Nouvel An
season-new-year = Nouvel An
phase-spring = Printemps
season-spring = Printemps
phase-summer = Été
season-summer = Été
phase-midsummer = Plein été
season-midsummer = Plein été
phase-autumn = Automne
season-autumn = Automne
phase-winter = Hiver
season-winter = Hiver
god-apollo = Apollon
    .about = Faire refaire un tirage de recrues : le vôtre avant de placer, celui de l’ennemi après.
value-apollo = { god-apollo }
god-ares = Arès
    .about = Faire relancer l’attaque d’une unité, puis d’autres attaques de la même classe.
value-ares = { god-ares }
god-demeter = Déméter
    .about = Faire relancer tous les dés d’une attrition de siège.
value-demeter = { god-demeter }
god-hera = Héra
    .about = Faire refaire une fois le résultat d’un appel de l’adversaire.
value-hera = { god-hera }
god-hermes = Hermès
    .about = Faire relancer les marches forcées ratées d’une formation.
value-hermes = { god-hermes }
god-poseidon = Poséidon
    .about = Faire relancer un dé de tempête.
value-poseidon = { god-poseidon }
god-zeus = Zeus
    .about = Jeter sa main du Nouvel An et tirer six autres cartes.
value-zeus = { god-zeus }

## Lieux

place-athens = Athènes
place-plataea = Platée
place-chalcis = Chalcis
place-eretria = Érétrie
place-potidaea = Potidée
place-torone = Torone
place-stagira = Stagire
place-amphipolis = Amphipolis
place-abdera = Abdère
place-maronea = Maronée
place-byzantium = Byzance
place-abydos = Abydos
place-cyzicus = Cyzique
place-sestos = Sestos
place-miletus = Milet
place-ephesus = Éphèse
place-cyme = Cymé
place-erythrae = Érythres
place-cnidus = Cnide
place-samos = Samos
place-rhodes = Rhodes
place-naxos = Naxos
place-andros = Andros
place-cephallenia = Céphallénie
place-zacynthus = Zacinthos
place-chios = Chios
place-lesbos = Lesbos
place-corcyra = Corcyre
place-stratos = Stratos
place-naupactus = Naupactis
place-larissa = Larissa
place-pherae = Phères
place-argos = Argos
place-sparta = Sparte
place-messenia = Messénie
    .article = la
    .at = en
place-pylos = Pylos
place-cythera = Cythère
place-corinth = Corinthe
place-sicyon = Sicyone
place-epidaurus = Épidaure
place-thebes = Thèbes
place-orchomenus = Orchomène
place-delphi = Delphes
place-locris = Locride
    .article = la
    .at = en
place-tegea = Tégée
place-elis = Élis
place-ambracia = Ambracie
place-leucas = Leucas
place-pella = Pella
place-pieria = Piérie
    .article = la
    .at = en
place-lyncestis = Lyncestide
    .article = la
    .at = en
place-lydia = Lydie
    .article = la
    .at = en
place-phrygia = Phrygie
    .article = la
    .at = en
place-odrysia = Odrysie
    .article = la
    .at = en
place-rhodope = Rhodope
    .article = le
place-edonia = Édonie
    .article = la
    .at = en
place-agraea = Agrée
    .article = la
    .at = en
place-aetolia = Étolie
    .article = la
    .at = en
place-molossia = Molossie
    .article = la
    .at = en
place-chaonia = Chaonie
    .article = la
    .at = en
place-illyria = Illyrie
    .article = la
    .at = en
place-malis = Malide
    .article = la
    .at = en
place-achaea = Achaïe
    .article = la
    .at = en
place-crete = Crète
    .article = la
    .at = en
place-taras = Tarente
place-crotona = Crotone
place-syracuse = Syracuse
place-catana = Catane
place-messana = Messine
place-rhegium = Rhégion
place-camarina = Camarine
place-gela = Gela
place-acragas = Agrigente
place-selinus = Sélinonte
place-segesta = Ségeste
place-himera = Himère
place-lipara = Lipara
place-sicels = Sicules
    .article = les
place-sicans = Sicanes
    .article = les
place-adriatic-sea = Mer Adriatique
place-corcyra-sea = Mer de Corcyre
place-gulf-of-ambracia = Golfe d’Ambracie
place-cephallenia-sea = Mer de Céphallénie
place-gulf-of-corinth = Golfe de Corinthe
place-messenian-sea = Mer de Messénie
place-laconian-gulf = Golfe de Laconie
place-argolic-gulf = Golfe d’Argolide
place-saronic-gulf = Golfe Saronique
place-myrtoan-sea = Mer de Myrtos
place-andros-sea = Mer d’Andros
place-paros-sea = Mer de Paros
place-gulf-of-euboea = Golfe d’Eubée
place-aegean-sea = Mer Égée
place-thermaic-gulf = Golfe Thermaïque
place-gulf-of-torone = Golfe de Torone
place-strymonic-gulf = Golfe du Strymon
place-thasos-sea = Mer de Thasos
place-lemnos-sea = Mer de Lemnos
place-hellespont = Hellespont
    .article = le
place-sea-of-marmara = Mer de Marmara
place-lesbos-sea = Mer de Lesbos
place-chios-sea = Mer de Chios
place-icarian-sea = Mer Icarienne
place-rhodes-sea = Mer de Rhodes
place-cretan-sea = Mer de Crète
place-ionian-sea = Mer Ionienne
place-gulf-of-taras = Golfe de Tarente
place-crotona-sea = Mer de Crotone
place-gulf-of-rhegium = Golfe de Rhégion
place-tyrrhenian-sea = Mer Tyrrhénienne
place-sicilian-sea = Mer de Sicile
place-libyan-sea = Mer de Libye

## Nations et régions

nation-attica = Attique
    .article = la
    .at = en
nation-subjects = Cités sujettes
nation-aeolian = Îles éoliennes
nation-corcyra = Corcyre
nation-acarnania = Acarnanie
    .article = la
    .at = en
nation-thessaly = Thessalie
    .article = la
    .at = en
nation-argos = Argos
nation-lacedaemon = Lacédémone
nation-corinth = Corinthe
nation-boeotia = Béotie
    .article = la
    .at = en
nation-arcadia = Arcadie
    .article = la
    .at = en
nation-phocis = Phocide et Locride
nation-ambracia = Ambracie
nation-macedonia = Macédoine
    .article = la
    .at = en
nation-persia = Perse
    .article = la
    .at = en
nation-odrysia = Odryses
    .article = les
nation-rhodope = Rhodope (Diens)
    .article = le
nation-agraea = Agrée
    .article = la
    .at = en
nation-epirus = Épire
    .article = la
    .at = en
nation-aetolia = Étolie
    .article = la
    .at = en
nation-illyria = Illyrie
    .article = la
    .at = en
nation-edonia = Édonie
    .article = la
    .at = en
nation-achaea = Achaïe
    .article = la
    .at = en
nation-crete = Crète
    .article = la
    .at = en
nation-italy = Italie
    .article = la
    .at = en
nation-unowned = (aucune nation)
nation-syracuse = Syracuse
nation-gela = Gela
nation-selinus = Sélinonte
nation-himera = Himère
nation-catana = Catane
nation-segesta = Ségeste
nation-sicels = Sicules
    .article = les
nation-sicans = Sicanes
    .article = les
nation-messana = Messine
nation-rhegium = Rhégion
nation-acragas = Agrigente
region-euboea = Eubée
region-chalcidice = Chalcidique
region-thrace = Thrace
region-propontis = Propontide
region-ionia = Ionie
region-sporades = Sporades
region-cyclades = Cyclades
region-western-isles = îles occidentales
region-aeolian-isles = îles éoliennes

## Blocs

piece-block = bloc
    .article = le
piece-garrison = garnison
    .article = la
type-hoplite = hoplites
type-infantry = infanterie
type-archers = archers
type-cavalry = cavalerie
type-fleet = flotte
piece-a01 = hoplites d’Attique (C2, max. 4)
    .article = les
piece-a02 = hoplites d’Attique (C2, max. 3)
    .article = les
piece-a03 = hoplites d’Attique (C2, max. 3)
    .article = les
piece-a04 = hoplites d’Attique (C2, max. 2)
    .article = les
piece-a05 = hoplites d’Attique (C2, max. 2)
    .article = les
piece-a06 = hoplites d’Attique (C2, max. 2)
    .article = les
piece-a07 = infanterie d’Attique (B1, max. 4)
    .article = la
piece-a08 = infanterie d’Attique (B1, max. 3)
    .article = la
piece-a09 = infanterie d’Attique (B1, max. 2)
    .article = la
piece-a10 = infanterie d’Attique (B1, max. 2)
    .article = la
piece-a11 = infanterie d’Attique (B1, max. 2)
    .article = la
piece-a12 = archers d’Attique (A1, max. 2)
    .article = les
piece-a13 = cavalerie d’Attique (A1, max. 2)
    .article = la
piece-a14 = flotte d’Attique (E2, max. 4)
    .article = la
piece-a15 = flotte d’Attique (E2, max. 4)
    .article = la
piece-a16 = flotte d’Attique (E2, max. 3)
    .article = la
piece-a17 = flotte d’Attique (E2, max. 3)
    .article = la
piece-a18 = flotte d’Attique (E2, max. 2)
    .article = la
piece-a19 = flotte d’Attique (E2, max. 2)
    .article = la
piece-a20 = flotte d’Attique (E2, max. 2)
    .article = la
piece-a21 = flotte d’Attique (E2, max. 2)
    .article = la
piece-a22 = flotte des cités sujettes (F2, max. 4)
    .article = la
piece-a23 = flotte des cités sujettes (F2, max. 3)
    .article = la
piece-a24 = flotte des cités sujettes (F2, max. 2)
    .article = la
piece-a25 = flotte des cités sujettes (F2, max. 2)
    .article = la
piece-a26 = hoplites des cités sujettes (C2, max. 2)
    .article = les
piece-a27 = archers des cités sujettes (A1, max. 2)
    .article = les
piece-a28 = flotte de Corcyre (F1, max. 4)
    .article = la
piece-a29 = hoplites de Corcyre (C2, max. 3)
    .article = les
piece-a30 = infanterie d’Acarnanie (B1, max. 3)
    .article = la
piece-a31 = hoplites d’Acarnanie (C2, max. 2)
    .article = les
piece-a32 = cavalerie de Thessalie (A1, max. 3)
    .article = la
piece-a33 = cavalerie de Thessalie (A1, max. 2)
    .article = la
piece-a34 = flotte des îles éoliennes (F2, max. 3)
    .article = la
piece-a35 = flotte des îles éoliennes (F2, max. 2)
    .article = la
piece-a36 = infanterie de Macédoine (C2, max. 3)
    .article = la
piece-a37 = cavalerie des Odryses (A3, max. 3)
    .article = la
piece-a38 = infanterie des Odryses (C2, max. 4)
    .article = la
piece-a39 = infanterie du Rhodope (B2, max. 3)
    .article = la
piece-a40 = infanterie d’Agrée (C2, max. 2)
    .article = la
piece-a41 = hoplites d’Argos (C2, max. 3)
    .article = les
piece-a42 = hoplites d’Argos (C2, max. 2)
    .article = les
piece-a43 = infanterie d’Argos (B1, max. 2)
    .article = la
piece-a44 = flotte des cités sujettes (F2, max. 3)
    .article = la
piece-a45 = infanterie des cités sujettes (B1, max. 2)
    .article = la
piece-a46 = infanterie d’Attique (B1, max. 2)
    .article = la
piece-a57 = hoplites de Catane (C2, max. 2)
    .article = les
piece-a58 = cavalerie de Ségeste (A1, max. 2)
    .article = la
piece-a59 = infanterie des Sicules (C2, max. 3)
    .article = la
piece-a60 = flotte de Catane (F1, max. 2)
    .article = la
piece-s01 = hoplites de Lacédémone (B2, max. 4)
    .article = les
piece-s02 = hoplites de Lacédémone (B2, max. 3)
    .article = les
piece-s03 = hoplites de Lacédémone (B2, max. 2)
    .article = les
piece-s04 = hoplites de Lacédémone (B2, max. 2)
    .article = les
piece-s05 = infanterie de Lacédémone (B1, max. 3)
    .article = la
piece-s06 = infanterie de Lacédémone (B1, max. 2)
    .article = la
piece-s07 = cavalerie de Lacédémone (A1, max. 2)
    .article = la
piece-s08 = archers de Lacédémone (A1, max. 2)
    .article = les
piece-s09 = flotte de Lacédémone (F1, max. 3)
    .article = la
piece-s10 = flotte de Lacédémone (F1, max. 2)
    .article = la
piece-s11 = flotte de Lacédémone (F1, max. 2)
    .article = la
piece-s12 = hoplites d’Arcadie (C2, max. 3)
    .article = les
piece-s13 = hoplites d’Arcadie (C2, max. 2)
    .article = les
piece-s14 = hoplites d’Arcadie (C2, max. 2)
    .article = les
piece-s15 = flotte d’Arcadie (F1, max. 2)
    .article = la
piece-s16 = hoplites de Corinthe (C2, max. 3)
    .article = les
piece-s17 = hoplites de Corinthe (C2, max. 2)
    .article = les
piece-s18 = hoplites de Corinthe (C2, max. 2)
    .article = les
piece-s19 = infanterie de Corinthe (B1, max. 2)
    .article = la
piece-s20 = flotte de Corinthe (F1, max. 4)
    .article = la
piece-s21 = flotte de Corinthe (F1, max. 3)
    .article = la
piece-s22 = flotte de Corinthe (F1, max. 3)
    .article = la
piece-s23 = flotte de Corinthe (F1, max. 2)
    .article = la
piece-s24 = flotte de Corinthe (F1, max. 2)
    .article = la
piece-s25 = hoplites de Béotie (C2, max. 4)
    .article = les
piece-s26 = hoplites de Béotie (C2, max. 3)
    .article = les
piece-s27 = hoplites de Béotie (C2, max. 2)
    .article = les
piece-s28 = cavalerie de Béotie (A1, max. 3)
    .article = la
piece-s29 = infanterie de Béotie (B1, max. 3)
    .article = la
piece-s30 = infanterie de Béotie (B1, max. 2)
    .article = la
piece-s31 = flotte de Béotie (F1, max. 2)
    .article = la
piece-s32 = cavalerie de Phocide et Locride (A1, max. 2)
    .article = la
piece-s33 = hoplites d’Ambracie (C2, max. 2)
    .article = les
piece-s34 = flotte d’Ambracie (F1, max. 2)
    .article = la
piece-s35 = flotte des îles éoliennes (F2, max. 3)
    .article = la
piece-s36 = infanterie de Macédoine (C2, max. 3)
    .article = la
piece-s37 = infanterie d’Épire (C2, max. 4)
    .article = la
piece-s38 = infanterie d’Étolie (C2, max. 3)
    .article = la
piece-s39 = infanterie d’Illyrie (C2, max. 3)
    .article = la
piece-s40 = infanterie d’Édonie (C2, max. 2)
    .article = la
piece-s41 = cavalerie de Perse (A3, max. 3)
    .article = la
piece-s42 = infanterie de Perse (C2, max. 4)
    .article = la
piece-s43 = infanterie de Perse (C2, max. 3)
    .article = la
piece-s44 = flotte de Lacédémone (E1, max. 4)
    .article = la
piece-s45 = flotte de Lacédémone (E1, max. 3)
    .article = la
piece-s46 = flotte de Lacédémone (E1, max. 3)
    .article = la
piece-s47 = hoplites de Syracuse (C2, max. 4)
    .article = les
piece-s48 = hoplites de Syracuse (C2, max. 3)
    .article = les
piece-s49 = infanterie de Syracuse (B1, max. 2)
    .article = la
piece-s50 = cavalerie de Syracuse (A2, max. 3)
    .article = la
piece-s51 = flotte de Syracuse (F1, max. 4)
    .article = la
piece-s52 = flotte de Syracuse (F1, max. 3)
    .article = la
piece-s53 = hoplites de Gela (C2, max. 2)
    .article = les
piece-s54 = hoplites de Sélinonte (C2, max. 3)
    .article = les
piece-s55 = infanterie d’Himère (B1, max. 2)
    .article = la
piece-s56 = infanterie des Sicanes (C2, max. 2)
    .article = la

## Événements et cartes

event-revolt = Révolte
    .about = Sparte met une garnison dans une cité vide de la région ; une de plus par carte de taxes.
event-helot-uprising = Soulèvement hilote
    .about = Athènes met une garnison à Sparte, en Messénie ou à Pylos, si la place est vide.
event-plague-strikes = La peste frappe
    .about = Les unités au-dessus du cadre dans une cité assiégée perdent un pas.
event-plague-returns = La peste revient
    .about = Si la peste a déjà frappé : les unités au-dessus du cadre dans une cité perdent un pas.
event-treachery = Traîtrise
    .about = Une cité assiégée peut être prise d’assaut en un seul round sans double défense.
event-leader-ostracized = Chef ostracisé
    .about = Un chef en jeu, de l’un ou l’autre camp, retourne au talon.
event-hunger = Famine
    .about = L’attrition d’une cité assiégée touche sur 1 et 2 cette saison (un port doit être bloqué).
event-earthquake = Tremblement de terre
    .about = L’ennemi ne peut ni bouger ni piller cette saison.
event-augury = Augure
    .about = L’ennemi ne peut ni engager, ni assaillir, ni sortir cette saison.
event-atrocity = Atrocité
    .about = Si l’ennemi a un chef de valeur 1, il perd 2 points de Prestige.
event-leader = Chef
    .about = Ce chef prend la tête de son camp s’il n’en a pas ; de valeur 1, il donne une action par tour.
event-civil-war = Guerre civile
    .about = Une cité non assiégée n’a plus de double défense jusqu’à la fin de l’année.
event-taxes = Athènes lève des taxes
    .about = Athènes a une action de plus par tour, mais chaque révolte entraîne une cité de plus.
event-persian-aid = Aide perse
    .about = Sparte a une action de plus par saison et paie 1 Prestige par an ; la Perse et de meilleures flottes la rejoignent ; les révoltes se compliquent.
event-peace-faction = Ascendant de la faction de la paix
    .about = La paix peut être offerte dès 5 Prestige, pour 1.
event-war-faction = Ascendant de la faction de la guerre
    .about = Annule la faction de la paix.
event-no-quarter = Pas de quartiers
    .about = Athènes ne recrute plus de flottes d’élite ; Sparte perd 1 Prestige par an.
leader-pericles = Périclès
leader-archidamos = Archidamos
leader-nicias = Nicias
leader-cleon = Cléon
leader-brasidas = Brasidas
leader-pleistoanax = Pleistoanax
leader-alcibiades = Alcibiade
leader-proboulois = Les Probouloi
leader-agis = Agis
leader-lysander = Lysandre
card-c01 = Périclès (n° 1)
card-c02 = Archidamos (n° 2)
card-c03 = Nicias (n° 3)
card-c04 = Cléon (n° 4)
card-c05 = Brasidas (n° 5)
card-c06 = La peste frappe (n° 6)
card-c07 = La peste revient (n° 7)
card-c08 = Pleistoanax (n° 8)
card-c09 = Révolte : îles éoliennes (n° 9)
card-c10 = Révolte : Chalcidique (n° 10)
card-c11 = Soulèvement hilote (n° 11)
card-c12 = Révolte : Eubée (n° 12)
card-c13 = Révolte : Chalcidique (n° 13)
card-c14 = Révolte : Thrace (n° 14)
card-c15 = Révolte : Propontide (n° 15)
card-c16 = Révolte : Ionie (n° 16)
card-c17 = Révolte : Sporades (n° 17)
card-c18 = Révolte : Cyclades (n° 18)
card-c19 = Révolte : îles occidentales (n° 19)
card-c20 = Révolte : îles éoliennes (n° 20)
card-c21 = Soulèvement hilote (n° 21)
card-c22 = Soulèvement hilote (n° 22)
card-c23 = Traîtrise (n° 23)
card-c24 = Traîtrise (n° 24)
card-c25 = Traîtrise (n° 25)
card-c26 = Famine (n° 26)
card-c27 = Famine (n° 27)
card-c28 = Famine (n° 28)
card-c29 = Guerre civile (n° 29)
card-c30 = Guerre civile (n° 30)
card-c31 = Guerre civile (n° 31)
card-c32 = Tremblement de terre (n° 32)
card-c33 = Tremblement de terre (n° 33)
card-c34 = Augure (n° 34)
card-c35 = Augure (n° 35)
card-c36 = Chef ostracisé (n° 36)
card-c37 = Chef ostracisé (n° 37)
card-c38 = Chef ostracisé (n° 38)
card-c39 = Athènes lève des taxes (n° 39)
card-c40 = Athènes lève des taxes (n° 40)
card-c41 = Ascendant de la faction de la paix (n° 41)
card-c42 = Ascendant de la faction de la guerre (n° 42)
card-c43 = Atrocité (n° 43)
card-c44 = Atrocité (n° 44)
card-c45 = Alcibiade (n° 45)
card-c46 = Probouloi (n° 46)
card-c47 = Agis (n° 47)
card-c48 = Lysandre (n° 48)
card-c49 = Aide perse (n° 49)
card-c50 = Aide perse (n° 50)
card-c51 = Aide perse (n° 51)
card-c52 = Pas de quartiers (n° 52)
card-c53 = Révolte : Sporades (n° 53)
card-c54 = Révolte : îles éoliennes (n° 54)
card-c55 = Traîtrise (n° 55)

## Ce qui est demandé

prompt-actions = À quoi employez-vous vos actions ? Il en reste { $actions }.
prompt-winter-actions = Hiver : { $actions ->
        [0] vous n’avez plus d’action ; que faites-vous encore
        [one] à quoi employez-vous votre dernière action
       *[other] à quoi employez-vous vos { $actions } actions
    } ? Mettez des unités à l’abri, construisez ou entretenez ; celles qui n’ont ni abri ni solde sont démobilisées.
prompt-advance = La marche forcée réussit : quelles unités poussent jusqu’{ A($place) } ?
prompt-appeal = Les dés donnent { $dice } : invoquez-vous { $god } pour les faire relancer ?
prompt-overrule = L’adversaire a invoqué { $god }, et les dés donnent { $dice } : invoquez-vous Héra pour les faire relancer encore ?
prompt-redraw = Invoquez-vous { $god } pour faire refaire le tirage des recrues ?
prompt-gainsay = Invoquez-vous { $god } pour faire refaire le nouveau tirage adverse ?
prompt-battle-order = Plusieurs batailles sont également petites : laquelle se livre d’abord ?
prompt-first-formation = Quelle formation combat d’abord { A($place) } ? Les autres arrivent aux rounds suivants.
prompt-build = Quelle unité gagne un pas { A($place) } ?
prompt-capitulation = L’assaut va être donné { A($place) } : capitulez-vous, ou résistez-vous ?
prompt-deploy = Où déployez-vous { LE($piece) } ?
prompt-event-target = { $card } : qui ou quoi frappe cet événement ?
prompt-fall-back = Où vos unités se retirent-elles { DE($place) } ?
prompt-fortify = L’ennemi est devant { LE($place) } : quelles unités abritez-vous dans la cité (place pour { $number }) ? Celles du dehors devront combattre.
prompt-group-move =
    Quelles unités du groupe { DE($place) } partent ensemble, et vers où ({ $number ->
        [0] aucune choisie
        [one] 1 choisie
       *[other] { $number } choisies
    }) ?
prompt-maintain = Quelle unité entretenez-vous cet hiver { A($place) }, pour une action ?
prompt-muster = Rassemblement { A($place) } : d’où viennent les unités ?
prompt-muster-call = Rassemblement { A($place) } : quelle unité vient ?
prompt-muster-city = Rassemblement : dans quelle cité réunissez-vous des unités de plusieurs lieux, pour une action ?
prompt-muster-load = Rassemblement { A($place) } : la flotte embarque-t-elle quelqu’un ?
prompt-new-year-card = Nouvel An : laquelle de vos six cartes jouez-vous, face cachée, en événement ou en sacrifice aux dieux ? Les deux camps révèlent ensemble.
prompt-season-card = Quelle carte jouez-vous cette saison, face cachée, en événement ou pour ses monnaies, qui donnent des actions ? Les deux camps révèlent ensemble.
prompt-winter-card = Quelle carte jouez-vous pour l’hiver ?
prompt-overcrowded = Il y a trop d’unités pour l’hiver { A($place) } : laquelle démobilisez-vous ?
prompt-quarter =
    Mouvements d’hiver depuis { LE($place) } : quelles unités partent ensemble, et vers où ({ $number ->
        [0] aucune choisie
        [one] 1 choisie
       *[other] { $number } choisies
    }) ?
prompt-approach = Par quel chemin arrivent-elles { A($place) } ?
prompt-join-assault = Quels arrivants se joignent à l’assaut { DE($place) } ?
prompt-recruit = Vous avez tiré { LE($pieces) } : que levez-vous ?
prompt-recruit-none = Vous avez tiré { LE($pieces) } : rien ne peut apparaître pour l’instant, l’action est perdue.
prompt-recruit-place =
    Où { COUNT($piece) ->
        [many] apparaissent
       *[one] apparaît
    } { LE($piece) } ?
prompt-renewal =
    Rompez-vous maintenant la paix de Nicias, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige ?
prompt-retreat-option = Bataille { A($place) }, round { $number } : combattez-vous, ou vous retirez-vous ?
prompt-revolt = Quelle cité se révolte contre Athènes ?
prompt-uprising = Où les hilotes se soulèvent-ils ?
prompt-sacrifice = Quel Olympien reçoit le sacrifice ? Vous pourrez invoquer ce dieu une fois dans l’année.
prompt-sieges = Quel siège pressez-vous, par l’assaut ou par l’attrition ? « Terminé » laisse les autres en l’état.
prompt-sortie-pick = Quelles unités sortent { DE($place) } ?
prompt-sorties = De quelle cité les assiégés font-ils une sortie ?
prompt-starve = La faim règne { A($place) } : lequel des blocs les plus forts perd un pas (encore { $hits }) ?
prompt-suffer-hit =
    Lequel de vos blocs les plus forts encaisse le coup (à venir : { $hits ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $hits } coups
    }, { $routs ->
        [0] aucune déroute
        [one] 1 déroute
       *[other] { $routs } déroutes
    }) ?
prompt-suffer-rout =
    Laquelle de vos unités les plus faibles est mise en déroute (à venir : { $hits ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $hits } coups
    }, { $routs ->
        [0] aucune déroute
        [one] 1 déroute
       *[other] { $routs } déroutes
    }) ?
prompt-tax-relief = Quelle carte de taxes retirez-vous ? Moins de taxes, moins de cités en révolte.
prompt-peace-offer =
    Offrez-vous la paix, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige ? Si les dés le veulent, la guerre finit.
prompt-withdraw = Les assiégeants { DE($place) } se retirent : quelles unités partent ensemble, et vers où ?

## Boutons

verb-accept = Accepter le résultat
verb-alone = Les assiégeants seuls
verb-advance = Avancer { LE($arg) }
verb-advance-all = Avancer toutes les unités
verb-all = Choisir toutes les unités
verb-appeal = Invoquer le dieu
verb-assault = Donner l’assaut { A($arg) }
verb-attrition = Affamer { LE($arg) }
verb-battle = Combattre { A($arg) }
verb-betray = Des traîtres { A($arg) }
verb-build = Construire { A($arg) }
verb-call = Appeler { LE($arg) }
verb-capitulate = Rendre la cité
verb-cast-off = Partir sans passager
verb-choose = Lever { LE($arg) }
verb-coins = Pour ses monnaies : { $arg }
verb-deploy = { $arg }
verb-disband = Démobiliser { LE($arg) }
verb-divide = Guerre civile { A($arg) }
verb-done = Terminé
verb-done-in-revolt = Terminé : plus de révolte
verb-done-in-advance = Terminé : personne d’autre ne va plus loin
verb-done-in-tax-relief = Terminé : garder les autres taxes
verb-done-in-muster-call = Terminé : plus personne de là
verb-done-in-muster = Terminé : clore le rassemblement
verb-done-in-group-move = Terminé : ce groupe ne bouge plus
verb-done-in-sorties = Terminé : plus de sortie
verb-event = En événement : { $arg }
verb-fight = Combattre
verb-fight-on = Ne rien offrir et continuer la guerre
verb-forced-march = Marche forcée vers { LE($arg) }
verb-forced-sail = Navigation forcée vers { LE($arg) }
verb-formation = D’abord ceux venus par { LE($arg) }
verb-from = En venant { DE($arg) }
verb-garrison = Garnison { A($arg) }
verb-gather = Rassembler { A($arg) }
verb-give-up = Renoncer à l’action
verb-go = Vers { LE($arg) }
verb-hit =
    { LE($arg) } { COUNT($arg) ->
        [many] perdent
       *[one] perd
    } un pas
verb-honour = Honorer { $arg }
verb-join = Avec ceux venus par { LE($arg) }
verb-keep = Entretenir { LE($arg) }
verb-keep-peace = Garder la paix de Nicias
verb-load = Embarquer { LE($arg) }
verb-maintain = Entretien { A($arg) }
verb-march = Marcher vers { LE($arg) }
verb-march-on = Marcher par { LE($arg) }
verb-move = Déplacer le groupe { DE($arg) }
verb-muster = Rassembler des unités dans une cité
verb-offer = Offrir la paix
verb-ostracize = Ostraciser { LE($arg) }
verb-pass = Finir les actions
verb-pick = Choisir { LE($arg) }
verb-pick-fleets = Choisir les flottes, chargées
verb-pick-land = Choisir les unités terrestres
verb-pillage = Piller { LE($arg) }
verb-place = { $arg }
verb-plague = Peste { A($arg) }
verb-quarter = Hivernage depuis { LE($arg) }
verb-raise = Renforcer { LE($arg) }
verb-recruit = Recruter une unité
verb-relieve = Rompre le siège { DE($arg) }
verb-renew-war = Rompre la paix et relancer la guerre
verb-repeal = Retirer { $arg }
verb-resist = Résister à l’assaut
verb-retreat = Se retirer de la bataille
verb-retreat-to = Se retirer vers { LE($arg) }
verb-revolt = { $arg } se révolte
verb-rout =
    { LE($arg) } { COUNT($arg) ->
        [many] sont
       *[one] est
    } en déroute
verb-run-blockade = Forcer le blocus { DE($arg) }
verb-sacrifice = Sacrifier { $arg }
verb-sail = Naviguer vers { LE($arg) }
verb-sail-on = Naviguer par { LE($arg) }
verb-shelter = Abriter { LE($arg) } dans la cité
verb-shelter-all = Abriter toutes les unités
verb-slip-in = Par le port, dans la cité
verb-sortie = Sortir { DE($arg) }
verb-stand = Tenir et combattre
verb-starve = La faim { A($arg) }
verb-stay = Les laisser là pour l’instant
verb-unpick = Choisir à nouveau les unités
verb-via = Par { LE($arg) }
verb-withdraw = Se retirer vers { LE($arg) }

## Ce qui est arrivé

log-actions =
    { $who } a { $number } { $number ->
        [one] action
       *[other] actions
    } : { $coins } { $coins ->
        [one] monnaie
       *[other] monnaies
    }{ $leader ->
        [0] { "" }
       *[other] { ", " }chef +{ $leader }
    }{ $extra ->
        [0] { "" }
       *[other] { ", " }taxes ou or perse +{ $extra }
    }{ $works ->
        [0] { "" }
       *[other] { ", " }travaux publics −{ $works }
    }.
log-appeal = { $who } invoque { $god }.
log-appeal-again = { $who } fait relancer les dés par la même faveur { DE($god) }.
log-assault = { $who } donne l’assaut { A($place) }.
log-attack =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] attaquent
       *[one] attaque
    } ({ $klass }), { $number } { $number ->
        [one] dé
       *[other] dés
    }.
log-pursues =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] poursuivent
       *[one] poursuit
    } ({ $klass }), { $number } { $number ->
        [one] dé
       *[other] dés
    }, déroutes ignorées.
log-harasses =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] harcèlent
       *[one] harcèle
    } ({ $klass }), { $number } { $number ->
        [one] dé
       *[other] dés
    }, déroutes ignorées.
log-struck =
    { $who } : résultat { DE($piece) } : { $hits ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $hits } coups
    } et { $routs ->
        [0] aucune déroute
        [one] 1 déroute
       *[other] { $routs } déroutes
    }.
log-attrition = { $who } affame { LE($place) }.
log-attrition-hits =
    Attrition { A($place) } : { $hits ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $hits } coups
    } ({ $need ->
        [1] un coup par 1 obtenu
       *[other] un coup par dé de { $need } ou moins
    }).
log-starved = { $who } : une unité meurt de faim { A($place) }.
log-garrison-falls = { $who } : la garnison { DE($place) } est perdue.
log-sallies = { $who } sort { DE($place) } contre les assiégeants.
log-fights-home = { $who } force le passage { A($place) } pour rentrer.
log-battle = { $who } attaque { A($place) }.
log-battle-over = Bataille { A($place) } : { $how } pour { LE($who) }.
log-build = { $who } renforce une unité d’un pas { A($place) }.
log-card-shown = { $who } montre { $card }, { $use }.
log-city-rebels = La cité { DE($place) } passe { AU($who) }.
log-city-reverts = La cité { DE($place) } revient { AU($who) }.
log-city-taken = { $who } prend { LE($place) }.
log-civil-war = Guerre civile { A($place) }.
log-cut-down =
    { $who } : { LE($piece) } ne { COUNT($piece) ->
        [many] peuvent
       *[one] peut
    } fuir et { COUNT($piece) ->
        [many] disparaissent
       *[one] disparaît
    }.
log-dealt = Vos cartes : { $card }.
log-disbanded = { $who } démobilise { $number } { $number ->
        [one] unité
       *[other] unités
    } { A($place) }, faute d’abri et de solde.
log-crowded-out = { $who } démobilise { $number } { $number ->
        [one] unité
       *[other] unités
    } { A($place) }, où il n’y a pas de place pour toutes.
log-not-home = { $who } démobilise { $number } { $number ->
        [one] unité qui n’a pu rentrer
       *[other] unités qui n’ont pu rentrer
    }, { A($place) }.
log-barbarians-leave = { $who } : des barbares rentrent chez eux pour l’hiver depuis { LE($place) }.
log-event = { $who } joue { $card }.
log-earthquake = La terre tremble : les unités { DE($who) } ne bougent ni ne pillent cette saison.
log-augury = Mauvais présages : les unités { DE($who) } n’attaquent personne cette saison.
log-stays = { $card } reste en jeu.
log-cancelled = { $card } est retirée : les deux factions s’annulent.
log-event-void = { $card } : sans effet.
log-fell-back =
    { $who } : { $number } { $number ->
        [one] unité se retire
       *[other] unités se retirent
    } { DE($from) } vers { LE($to_place) }.
log-back-to-lines = { $who } : { $number } { $number ->
        [one] unité se replie
       *[other] unités se replient
    } sur les lignes de siège devant { LE($to_place) }.
log-beaten-back = { $who } : { $number } { $number ->
        [one] unité renonce
       *[other] unités renoncent
    } à forcer le retour { A($to_place) }.
log-into-the-city = { $who } : { $number } { $number ->
        [one] unité se retire
       *[other] unités se retirent
    } dans la cité { DE($to_place) }.
log-fleet-lost = { $who } : une flotte sombre (dé { $die }), { $number } { $number ->
        [one] bloc perdu
       *[other] blocs perdus
    }.
log-fleet-battered = { $who } : une flotte malmenée perd un pas (dé { $die }).
log-cargo-lost = { $who } : la flotte ne peut plus porter son passager, qui est perdu.
log-cargo-cut =
    Pour tenir à bord, { LE($piece) } { COUNT($piece) ->
        [many] tombent
       *[one] tombe
    } à { $left } de force.
log-forced-move =
    { $who } : { $number ->
        [one] un bloc jette un dé
       *[other] { $number } blocs jettent un dé chacun
    } pour atteindre { LE($to_place) } depuis { LE($from) }.
log-forced-result =
    { $who } : { $number ->
        [0] { $tried ->
            [one] le bloc n’atteint pas
           *[other] aucun des { $tried } blocs n’atteint
        }
       *[other] { $tried ->
            [one] le bloc atteint
           *[other] { $number ->
                [one] un des { $tried } blocs atteint
               *[other] { $number } des { $tried } blocs atteignent
            }
        }
    } { LE($place) }.
log-fortified = { $who } : { $number } { $number ->
        [one] unité s’abrite
       *[other] unités s’abritent
    } { A($place) }.
log-garrison = { $who } met garnison { A($place) }.
log-half-loss =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] subissent
       *[one] subit
    } un demi-coup ; le suivant coûtera un pas.
log-initiative = { $who } joue en premier cette saison.
log-leader =
    { LE($leader) } { COUNT($leader) ->
        [many] dirigent
       *[one] dirige
    } désormais { LE($who) }.
log-loss =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] perdent
       *[one] perd
    } un pas, force restante { $left }.
log-eliminated =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { COUNT($piece) ->
        [many] { GENDER($piece) ->
            [f] éliminées
           *[m] éliminés
        }
       *[one] { GENDER($piece) ->
            [f] éliminée
           *[m] éliminé
        }
    }.
log-maintained = { $who } entretient une unité { A($place) }.
log-betray = Des traîtres s’agitent { A($place) }.
log-starve = La faim règne { A($place) } cette saison.
log-move =
    { $who } : { $number } { $number ->
        [one] bloc va
       *[other] blocs vont
    } { DE($from) } vers { LE($to_place) }.
log-ostracized =
    { LE($leader) } { COUNT($leader) ->
        [many] sont ostracisés
       *[one] est ostracisé
    }.
log-panic = { $who } panique : toutes ses unités s’enfuient.
log-peace-refused = { $who } offre la paix en vain : les dés font { $number }, il fallait { $need } ou moins.
log-pericles-dies = Périclès meurt de la peste.
log-pillage = { $who } pille { LE($place) }.
log-plague = La peste frappe { LE($place) }.
log-prestige =
    { $who } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige : { $why }.
log-recruit = { $who } recrute { A($place) }.
log-recruit-drawn = Vous tirez { LE($pieces) }.
log-recruit-none = { $who } ne trouve personne à recruter.
log-repealed = Athènes retire { $card }.
log-retreat = { $who } se retire.
log-revolt = Révolte contre Athènes { A($place) }.
log-round = Round { $number }.
log-rout =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } en déroute.
log-sacrifice = { $who } sacrifie à { $god }.
log-season = { $season }
log-siege-laid = { $who } met le siège devant { LE($place) }.
log-siege-lifted = Le siège { DE($place) } est levé.
log-pays = La cité { DE($place) } paie un tribut de { $points } { AU($who) }.
log-tribute-halved =
    { $who } garde la moitié du tribut, arrondie à l’inférieur : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige.
log-storm = Une tempête frappe { $who } entre { LE($from) } et { LE($place) } (dé { $die }, tempête sur { $need } ou moins).
log-calm = { $who } passe sans encombre { DE($from) } vers { LE($place) } (dé { $die }, tempête sur { $need } ou moins).
log-turn = Année { $turn } : { $year } av. J.-C.
log-uprising = Les hilotes se soulèvent { A($place) }.
log-war-renewed = { $who } rompt la paix de Nicias.
log-withdraw = { $who } : { $number } { $number ->
        [one] bloc se retire
       *[other] blocs se retirent
    } vers { LE($to_place) }.
use-event = en événement
use-coins = pour ses monnaies
use-sacrifice = en sacrifice
how-triumph = triomphe
how-trophy = trophée
how-skirmish = escarmouche
how-stormed = cité prise d’assaut
why-triumph = triomphe
why-trophy = trophée
why-skirmish = escarmouche
why-stormed = cité prise d’assaut
why-tribute = tribut
why-pillage = pillage
why-atrocity = atrocité
why-persian-aid = prix de l’or perse
why-no-quarter = pas de quartiers
why-greek-tribute = tribut de Grèce
why-renewal = paix rompue
why-peace-offer = offre de paix
why-attrition = cité affamée
why-capitulation = capitulation

## Pourquoi pas

why-block-of-foe = Ce bloc est à l’ennemi.
why-garrison-stays = Une garnison ne fait que défendre sa cité : elle ne bouge pas et ne se choisit pas.
why-block-elsewhere =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas { A($to_place) }, et c’est de là qu’il s’agit.
why-picked-already = Cette unité est déjà choisie.
why-moved-already =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } déjà bougé ce tour ; une unité ne bouge qu’une fois.
why-is-aboard =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } à bord et { COUNT($piece) ->
        [many] vont
       *[one] va
    } où va la flotte.
why-expedition-waits = La seconde expédition attend à Athènes jusqu’en 414.
why-shut-in = Les assiégés ne sortent pas par terre ; seules les flottes partent, par le bassin d’un port.
why-earthquake = Un tremblement de terre vous a frappé : vos unités ne bougent ni ne pillent cette saison.
why-nobody-here = { LE($place) } : aucune de vos unités ne s’y trouve.
why-all-moved = { LE($place) } : toutes vos unités y ont déjà bougé ce tour.
why-no-fleet-picked = Personne ne peut embarquer : choisissez d’abord une flotte, puis son passager.
why-fleet-laden = La flotte choisie en dernier porte déjà une unité ; elle n’en prend qu’une.
why-fleet-too-weak = La flotte choisie en dernier est de force 1 : un passager doit être plus faible que sa flotte.
why-fleet-aboard = { LE($piece) } : une flotte n’en porte pas une autre.
why-barbarian-aboard = { LE($piece) } : les barbares n’embarquent jamais.
why-nobody-to-load = Personne ici ne peut monter sur la flotte choisie en dernier.
why-no-group = Aucune de vos unités ne peut plus bouger ce tour.
why-no-muster = Aucune de vos cités n’est à portée d’unités libres de deux lieux différents.
why-no-site = Aucune de vos unités n’est incomplète dans une cité de sa nation.
why-no-post = Aucune de vos unités grecques ne tient une cité adverse sans garnison.
why-pool-empty = Votre réserve est vide : il n’y a personne à recruter.
why-no-actions = Il ne vous reste aucune action.
why-sicily-too-dear = { LE($place) } : en Sicile cela coûte deux actions tant qu’aucune expédition n’y était une saison plus tôt.
why-no-city = { LE($place) } : il n’y a pas de cité.
why-city-not-held = { LE($place) } : vous ne contrôlez pas la cité.
why-nobody-at-home = Seule une unité dans une cité de sa nation gagne de la force.
why-full-strength = Toute unité de la nation y est déjà à sa force maximale.
why-besieged-site = { LE($place) } : la cité est assiégée ; on n’y lève rien, sauf dans un port sans blocus.
why-blockaded-site = { LE($place) } : port assiégé et sous blocus ; on n’y lève rien.
why-own-city = { LE($place) } : la cité est loyale à votre camp ; on ne poste de garnison que dans une cité adverse.
why-has-garrison = { LE($place) } : il y a déjà une garnison.
why-barbarians-only = { LE($place) } : il n’y a que des barbares, qui ne laissent pas de garnison.
why-nothing-to-pillage = Vous n’assiégez depuis une saison passée aucune cité adverse qu’on puisse piller.
why-no-siege = { LE($place) } : il n’y a pas de siège.
why-not-your-siege = { LE($place) } : c’est l’ennemi qui assiège.
why-siege-too-new = { LE($place) } : le siège date de cette saison ; pour piller, il en faut un d’une saison passée.
why-loyal-city = { LE($place) } : la cité est loyale à votre camp ; on ne pille que les cités adverses.
why-pillaged-before = { LE($place) } : le pillage y a déjà eu lieu cette année.
why-entered-this-turn = { LE($place) } : des amis y sont entrés ce tour, le pillage est donc exclu.
why-besiegers-stay = { LE($place) } : les assiégeants n’ont pas tous un lieu voisin où se retirer.
why-came-this-turn =
    { LE($piece) } { COUNT($piece) ->
        [many] viennent
       *[one] vient
    } d’arriver ce tour : seuls les assiégeants plus anciens doivent partir.
why-not-next-to = { LE($place) } ne touche pas { LE($to_place) }.
why-foes-there = { LE($place) } : des unités ennemies s’y trouvent.
why-rest-stays = Si celles-ci partent, les autres ne pourraient plus s’en aller.
why-not-together = { LE($place) } : les unités choisies ne peuvent pas toutes s’y rendre ensemble.
why-pick-first = Choisissez d’abord des unités.
why-choice-begun = Vous avez commencé à choisir une à une ; annulez d’abord ce choix.
why-neutral = { LE($place) } : c’est un pays neutre ; personne n’y entre.
why-persia-closed = { LE($place) } : la Perse est fermée aux deux camps tant que l’aide perse n’est pas en jeu.
why-sicilians-stay = { LE($place) } : les unités siciliennes ne quittent pas la Sicile.
why-no-expedition = { LE($place) } : en 415 seule la première expédition va en Italie et en Sicile, en 414 seule la seconde.
why-pillaged-now = { LE($place) } : le pillage vient d’y avoir lieu ; aucun ami n’y entre avant le tour suivant.
why-peace-abroad = { LE($place) } : sous la paix de Nicias les unités restent en Grèce sur le sol de leur nation.
why-peace-lost-city = { LE($place) } : l’ennemi tient la cité, et sous la paix de Nicias on n’attaque personne en Grèce.
why-peace-sea = { LE($place) } : sous la paix de Nicias les flottes ne finissent leur mouvement que devant les côtes de leur nation.
why-augury-no-attack = { LE($place) } : l’ennemi y est, et l’augure vous interdit d’attaquer cette saison.
why-there-already = { LE($place) } : elles y sont déjà.
why-on-foot = { LE($place) } : c’est une mer ; seules les flottes y vont.
why-inland = { LE($place) } : il n’y a pas de côte ; les flottes n’y parviennent pas.
why-no-road = { LE($place) } : aucune route n’y mène par terre.
why-island-by-sea = { LE($place) } : une île ; on n’y vient que par mer.
why-no-seaway = { LE($place) } : aucune voie n’y mène par mer.
why-too-far = { LE($place) } : il y a { $number } { $number ->
        [one] zone
       *[other] zones
    } jusque-là, trop loin pour des unités de mouvement { $limit }, même forcé.
why-way-held = { LE($place) } : la route est barrée, car l’ennemi tient { LE($to_place) } et un mouvement s’y arrête.
why-way-closed = { LE($place) } : la route passe par { LE($to_place) }, où ces unités n’entrent pas.
why-only-forced = { LE($place) } : c’est une zone au-delà de leur mouvement ({ $limit }) ; il faut un mouvement forcé.
why-unforced = { LE($place) } : c’est à portée de leur mouvement ({ $limit }) ; inutile de forcer.
why-city-full = { LE($place) } : il n’y a plus de place dans les murs.
why-harbour-held = { LE($place) } : les flottes ennemies tiennent { LE($to_place) }, seul accès au port assiégé.
why-only-by-harbour = { LE($place) } : d’un port assiégé les flottes ne partent que par son bassin, { LE($to_place) }.
why-winter-city = { LE($place) } : en hiver les unités ne vont que dans des cités que vous contrôlez.
why-winter-siege = { LE($place) } : la cité est assiégée ; en hiver, seules les unités qui rentrent chez elles peuvent forcer le passage.
why-winter-blockade = { LE($place) } : le port est bloqué ; en hiver, seules les flottes qui rentrent chez elles peuvent forcer le passage.
why-free-move = Un barbare tout juste recruté bouge seul.
why-on-the-way = La formation est en route : personne ne s’y joint plus.
why-no-other-way = On n’arrive pas { A($to_place) } en passant par { LE($place) }.
why-harbour-shut = { LE($place) } : le bassin n’est pas un accès ouvert.
why-no-marchers = Aucune unité terrestre n’est libre de marcher d’ici.
why-fleet-among = Une flotte est parmi les unités choisies, et une flotte ne marche pas : faites-la naviguer, ou ne choisissez que des unités terrestres.
why-no-fleets = Aucune flotte n’est libre de partir d’ici.
why-no-room-aboard = Les flottes choisies ne peuvent porter les unités choisies : chacune prend une unité grecque plus faible.
why-way-twice = { LE($place) } : on ne repasse pas par une zone dans un même mouvement.
why-next-step-only = { LE($place) } ne touche pas { LE($to_place) } : pas à pas, on ne va que dans une zone voisine.
why-foes-stop-step = { LE($place) } : l’ennemi y est, le mouvement y finirait ; attaquez par un mouvement entier.
why-pick-for-steps = Choisissez d’abord des unités, puis menez-les pas à pas.
why-other-ground = { LE($place) } : de la terre à la mer ou l’inverse, on va par un mouvement entier, qui finit là.
why-nowhere-forced = Aucun lieu ne se trouve juste au-delà de leur portée.
why-nowhere-to-go = Il n’est aucun lieu où elles puissent aller ainsi.
why-muster-too-far = { LE($place) } : des unités de deux lieux différents n’y parviennent pas ce tour.
why-muster-place = { LE($place) } : c’est là qu’elles se rassemblent.
why-nobody-comes = Personne d’autre ne peut venir { A($to_place) } ce tour.
why-muster-fight = { LE($place) } : l’ennemi est devant, et l’on ne se bat pas pour un rassemblement.
why-muster-unforced = { LE($place) } : à une zone de plus que leurs { $limit }, et l’on ne vient pas à un rassemblement par mouvement forcé.
why-not-fighting =
    { LE($piece) } ne { COUNT($piece) ->
        [many] prennent
       *[one] prend
    } pas part à cette bataille.
why-passenger-spared = { LE($piece) } : en mer seules les flottes prennent les pertes ; qui est à bord partage le sort de sa flotte.
why-routed =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } en déroute et ne { COUNT($piece) ->
        [many] reçoivent
       *[one] reçoit
    } plus de coups dans cette bataille.
why-not-strongest = { LE($piece) } : un coup frappe le bloc le plus fort, et un autre est plus fort.
why-not-weakest = { LE($piece) } : l’unité la plus faible fuit d’abord, et une autre est plus faible.
why-hits-first = Les coups s’encaissent avant les déroutes.
why-garrison-last = La garnison tombe en dernier.
why-no-battle = { LE($place) } : il n’y a pas de bataille à y livrer.
why-not-smallest = { LE($place) } : les batailles où vous avez moins d’unités passent d’abord.
why-no-formation = Aucune de vos formations n’est venue { DE($place) } jusqu’{ A($to_place) }.
why-inside-already =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà dans la cité.
why-no-harbour = { LE($piece) } : une flotte ne s’abrite que dans un port, ce qui n’est pas le cas { DE($to_place) }.
why-not-all-fit = Tous ne tiennent pas dans la cité : choisissez un à un.
why-one-left = Une seule unité reste dehors : envoyez-la en la nommant.
why-nobody-fits = Aucune des unités du dehors ne peut s’y abriter : les flottes, dans un port seulement.
why-only-origin = { LE($place) } : l’agresseur ne se retire que là d’où il est venu, { LE($to_place) }.
why-only-harbour = { LE($place) } : d’une cité prise d’assaut seules s’échappent les flottes d’un port, vers une mer libre d’ennemis.
why-landing-holds = { LE($place) } : à terre, une flotte ne se retire pas devant un débarquement, sauf dans un port.
why-retreat-not-next = { LE($place) } ne touche pas { LE($to_place) }.
why-foe-came-by = { LE($place) } : c’est de là que l’ennemi a attaqué.
why-foe-holds = { LE($place) } : l’ennemi s’y trouve ou contrôle la cité.
why-no-carrier = { LE($place) } : les unités terrestres ne prennent la mer qu’avec une flotte qui part avec elles.
why-no-shelter = { LE($place) } : on ne peut s’y abriter ; ce n’est pas votre cité, il manque un port pour la flotte, ou la place.
why-retreat-together = Les unités choisies ne peuvent pas toutes y aller ensemble.
why-no-refuge = { LE($piece) } : nulle part où aller ; qui ne peut se retirer continue le combat.
why-not-in-retreat =
    { LE($piece) } ne { COUNT($piece) ->
        [many] font
       *[one] fait
    } pas partie de la retraite.
why-not-trying =
    { LE($piece) } { COUNT($piece) ->
        [many] n’ont
       *[one] n’a
    } pas tenté ce mouvement forcé.
why-forced-failed =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } manqué { COUNT($piece) ->
        [many] leur
       *[one] son
    } dé et { COUNT($piece) ->
        [many] restent
       *[one] reste
    } là où l’arrêt s’est fait.
why-passenger =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } à bord et { COUNT($piece) ->
        [many] suivent
       *[one] suit
    } la flotte.
why-one-by-one = Vous avez commencé à choisir un à un.
why-not-in-hand = { $card } n’est pas dans votre main.
why-winter-event = Aucune carte ne se joue en événement l’hiver.
why-event-of-foe = { $card } : cet événement est réservé à l’autre camp.
why-new-year-event = { $card } : cet événement ne se joue pas au Nouvel An.
why-peace-event = { $card } : nul ne se révolte tant que dure la paix de Nicias.
why-peace-card = { $card } : cette carte ne se joue pas tant que dure la paix de Nicias.
why-coins-at-new-year = Au Nouvel An une carte ne se joue pas pour ses monnaies : on la sacrifie.
why-sacrifice-later = On ne sacrifie de carte qu’au Nouvel An.
why-no-event = Aucune de vos cartes ne peut se jouer en événement maintenant.
why-leader-in-play = { $card } : ce camp a déjà un chef.
why-no-revolt = { $card } : aucune cité athénienne vide ne peut s’y révolter.
why-no-helots = { $card } : ni Sparte, ni la Messénie, ni Pylos n’est une cité vide aux mains de Sparte.
why-no-plague = { $card } : aucune unité n’est assiégée, et la peste commence dans une cité assiégée.
why-no-second-plague = { $card } : la peste n’a pas encore frappé, ou elle est éteinte.
why-plague-over = { $card } : la peste a frappé Athènes deux fois, elle est éteinte.
why-pericles-dead = { $card } : Périclès est mort de la peste.
why-nobody-to-ostracize = { $card } : aucun chef ne peut être ostracisé maintenant.
why-no-leader-to-blame = { $card } : l’ennemi n’a pas de chef de valeur 1.
why-no-civil-war = { $card } : il ne reste aucune cité non assiégée à diviser.
why-no-treachery = { $card } : vous n’avez aucun siège d’une saison passée.
why-no-hunger = { $card } : aucune cité n’est assiégée (un port doit aussi être bloqué).
why-god-served = Ce dieu a déjà un sacrifice de vous.
why-no-tax = { $card } n’est pas une carte de taxes en jeu.
why-siege-of-today = { LE($place) } : le siège date de cette saison et ne peut encore être pressé.
why-no-blockade = { LE($place) } : un port n’a faim que s’il est aussi bloqué.
why-nobody-inside = { LE($place) } : aucune unité n’y est assiégée.
why-nobody-there = { LE($place) } : celui qui tient la cité n’y a aucune unité.
why-civil-war-already = { LE($place) } : la guerre civile y règne déjà.
why-is-besieged = { LE($place) } : la cité est assiégée ; la guerre civile ne frappe que les autres.
why-pericles-leads = { LE($place) } : il n’y a pas de guerre civile tant que Périclès dirige.
why-leader-not-in-play = Ce chef n’est pas en jeu.
why-pericles-protected = Périclès ne peut être ostracisé : Athènes vient d’être pillée.
why-no-subject = { LE($place) } : ce n’est pas un sujet d’Athènes.
why-other-region = { LE($place) } : la carte désigne une autre région.
why-same-region = { LE($place) } : les révoltes de l’impôt suivent dans la région de la première ({ $region }).
why-not-empty = { LE($place) } : une unité ou une garnison s’y trouve ; seules les cités vides se révoltent.
why-revolted-already = { LE($place) } : elle n’est pas aux mains de celui contre qui elle se lèverait.
why-no-helots-there = { LE($place) } : les hilotes vivent à Sparte, en Messénie et à Pylos.
why-helots-watched = { LE($place) } : une unité ou une garnison y surveille les hilotes, ou Sparte l’a perdue.
why-leader-rules = La cavalerie odryse ne vient pas tant qu’Athènes a un chef.
why-no-persian-aid = Ce bloc ne vient qu’avec l’aide perse.
why-no-persian-fleet = Les flottes de classe E1 ne viennent qu’avec l’aide perse.
why-no-quarter-given = Pas de quartiers : Athènes ne lève plus de flottes de classe E2.
why-peace-rebel = Aucun rebelle ne vient tant que dure la paix de Nicias.
why-no-home = Ce bloc n’a aucun lieu de sa nation où apparaître maintenant.
why-foreign-home =
    { LE($piece) } { COUNT($piece) ->
        [many] n’apparaissent
       *[one] n’apparaît
    } que chez { COUNT($piece) ->
        [many] eux
       *[one] elle
    }, et ce lieu est d’une autre nation ({ $place }).
why-town-held = { LE($place) } : l’ennemi s’y trouve.
why-no-town = { LE($place) } : les barbares n’apparaissent que dans une ville.
why-no-coast = { LE($place) } : une flotte demande une cité côtière.
why-rebel-barred = { LE($place) } : des rebelles ne prennent qu’une cité sans unité, ni garnison, ni siège.
why-recruit-chosen = Vous avez choisi { LE($piece) } : dites en quel lieu.
why-recruit-first = Choisissez d’abord quel bloc apparaît.
why-must-place = L’un des blocs tirés peut être placé : il faut donc en placer un.
why-siege-pressed = { LE($place) } : ce siège a déjà été pressé ce tour.
why-event-no-assault = Après un événement on ne donne pas d’assaut, sauf si des traîtres ouvrent la cité.
why-augury-no-assault = L’augure vous interdit tout assaut cette saison.
why-port-not-blockaded = On n’affame un port que s’il était aussi bloqué une saison plus tôt.
why-no-newcomers = Aucune formation ne vient d’arriver { A($to_place) } en provenance { DE($place) }.
why-newcomers-needed = Aucun des anciens assiégeants ne peut combattre : il faut des arrivants.
why-no-siege-ripe = Vous n’avez aucun siège d’une saison passée à presser.
why-not-besieged = { LE($place) } : vos unités n’y sont pas assiégées.
why-nobody-sallies = { LE($place) } : aucune unité ne peut en sortir ; une garnison ne sort pas.
why-battles-first = Les batailles d’abord : on presse les sièges ensuite.
why-sieges-later = Le premier combat d’hiver est celui des assiégés ; on presse les sièges au second.
why-sortie-too-late = Les sorties s’annoncent au début de la phase de combat.
why-sorties-over = Le second combat d’hiver est celui des assiégeants ; les sorties ont eu lieu au premier.
why-event-no-sortie = Après un événement personne ne combat : on ne presse les sièges que par attrition.
why-sortie-declared = { LE($place) } : la sortie est déjà annoncée.
why-before-the-walls =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } devant les murs et ne { COUNT($piece) ->
        [many] prennent
       *[one] prend
    } pas part à la sortie.
why-sally-begun = Vous avez commencé à choisir une à une.
why-no-winter-muster = L’hiver, il n’y a ni rassemblement ni pillage.
why-all-home = Aucune unité n’y est sans toit ni loin de ses cités.
why-no-free-way = Aucun mouvement d’hiver gratuit n’y mène à une cité voisine que vous contrôlez, ni au pays.
why-roof-enough = { LE($place) } : seules les unités sans toit gagnent gratuitement une cité voisine.
why-under-roof =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } un toit et { COUNT($piece) ->
        [many] n’ont
       *[one] n’a
    } pas besoin de solde.
why-barbarian-goes = { LE($piece) } : les barbares rentrent chez eux l’hiver, payés ou non.
why-kept-already =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà { COUNT($piece) ->
        [many] { GENDER($piece) ->
            [f] payées
           *[m] payés
        }
       *[one] { GENDER($piece) ->
            [f] payée
           *[m] payé
        }
    }.
why-fights-home =
    { LE($piece) } { COUNT($piece) ->
        [many] devront
       *[one] devra
    } combattre pour rentrer et { COUNT($piece) ->
        [many] n’ont
       *[one] n’a
    } pas besoin de solde.
why-nobody-needy = Personne n’y a besoin de solde : tous ont un toit ou sont payés.
why-home-already =
    { LE($piece) } { COUNT($piece) ->
        [many] hivernent
       *[one] hiverne
    } déjà dans une cité de { COUNT($piece) ->
        [many] leur
       *[one] sa
    } nation.
why-other-gait = { LE($piece) } : unités terrestres et flottes partent séparément ; un passager s’embarque.
why-no-common-way = Il n’est aucun lieu où toutes celles-ci puissent aller ensemble.
why-not-home = { LE($place) } : l’hiver, seules les unités qui rentrent chez elles se battent pour y entrer.
why-no-siege-there = { LE($place) } : il n’y a pas de siège, et nul besoin de combattre.
why-no-blockade-there = { LE($place) } : il n’y a pas de blocus, et nul besoin de combattre.
why-neither-near-nor-home = { LE($place) } : ce n’est ni une cité voisine ni la patrie de toutes ces unités.
why-foreign-station =
    { LE($piece) } ne se { COUNT($piece) ->
        [many] déploient
       *[one] déploie
    } que dans une cité de { COUNT($piece) ->
        [many] leur
       *[one] sa
    } nation.
why-station-lost = { LE($place) } : l’ennemi tient la cité.

## Ce que coûte un choix

note-costs =
    { $number } { $number ->
        [one] action
       *[other] actions
    } sur { $of }
note-strong = force { $number } sur { $of }
note-pillage-brings = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige ; les assiégeants se retirent
note-recruit-draws = 1 action : { $number ->
        [one] 1 bloc tiré
       *[other] { $number } blocs tirés
    } en secret ; un seul se place, s’il le peut
note-actions-lost = met fin à vos actions ; { $number ->
        [one] 1 action inutilisée est perdue
       *[other] { $number } actions inutilisées sont perdues
    }
note-storm-risk = franchit { $number ->
        [one] 1 ligne de haute mer
       *[other] { $number } lignes de haute mer
    } : tempête de 1 à { $need } sur chacune ({ $chance } % de risque) ; alors une flotte coule de 1 à 3
note-battle-odds = bataille contre { $number ->
        [one] 1 bloc
       *[other] { $number } blocs
    } : vous l’emportez environ { $win } fois sur 100, s’ils font front et que nul ne rompt
note-lays-siege = s’arrête devant une cité ennemie : un siège commence
note-forced-risk =
    forcé : { $most ->
        [0] chaque unité réussit de { $need } à 6
       *[other] l’élite réussit de { $need } à 6, les autres de { $most } à 6
    } ; qui échoue s’arrête une zone plus tôt
note-assault-odds = la cité tombe environ { $win } fois sur 100 ; pertes des assaillants : environ { $lost } pas
note-attrition-dice =
    { $number ->
        [one] 1 dé
       *[other] { $number } dés
    }, chacun de 1 à { $need } ôte un pas dedans ; vous ne perdez rien
note-disbands =
    met fin à votre hiver ; { $number ->
        [0] nul n’est démobilisé
        [one] 1 unité est démobilisée
       *[other] { $number } unités sont démobilisées
    }
note-gives-up = { $number ->
        [0] aucune unité n’est perdue
        [one] 1 unité est perdue
       *[other] { $number } unités sont perdues
    } avec la cité ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige pour l’ennemi
note-storm-costs = si elle tombe, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige pour l’ennemi
note-fight-on-odds = vous l’emportez environ { $win } fois sur 100 si chacun combat jusqu’au bout
note-retreat-costs = { $points ->
        [0] sans perte de Prestige : nul n’a encore souffert
        [one] { $points } point de Prestige pour l’ennemi
       *[other] { $points } points de Prestige pour l’ennemi
    }
note-event-first = compte 0 : vous passez avant les monnaies, sans aucune action cette saison
note-coins-give =
    { $number ->
        [one] 1 action
       *[other] { $number } actions
    } cette saison ; la carte la plus basse passe d’abord
note-appeal-spends =
    dépense votre sacrifice ; { $number ->
        [one] 1 dé est relancé
       *[other] { $number } dés sont relancés
    }
note-appeal-free =
    gratuit : l’invocation continue ; { $number ->
        [one] 1 dé est relancé
       *[other] { $number } dés sont relancés
    }
note-redraw-spends = dépense votre sacrifice
note-peace-odds = coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Prestige ; deux dés sous { $left } donnent la victoire ({ $chance } fois sur 100)

## La fin

level-decisive = victoire décisive
level-negotiated = paix négociée
level-major = victoire majeure
level-minor = victoire mineure
level-draw = match nul
reason-surrender = l’ennemi se rend
reason-peace = la paix est conclue
reason-exhaustion = les deux camps sont épuisés
score-prestige = Prestige
score-tribute = tribut de fin d’année

## La table de ce jeu

he-view-peloponnese = Péloponnèse
he-view-aegean = Égée
he-view-sicily = Sicile et Italie
he-year = { $year } av. J.-C.
he-prestige = Prestige
he-no-leader = sans chef
he-olympus = Olympiens
he-events = Événements en jeu
he-cards = Cartes
he-battle = Bataille et sièges
he-hand-of =
    { $who } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
he-coins = Monnaies : { $count }
he-drawn = Recrues tirées
he-played = Montrées cette saison
he-round = round { $number }
he-kind-field = bataille rangée
he-kind-assault = assaut des murs
he-kind-sortie = sortie
he-kind-home = le chemin du retour
he-doubled = double défense
he-silent = l’agresseur ne frappe pas encore
he-defender = défenseur
he-aggressor = agresseur
he-no-battle = Aucune bataille en cours.
he-legend-routed = Couché : en déroute.
he-legend-struck = Pâle : a frappé ce round.
he-sieges = Sièges
he-siege-by = { $who } assiège la place.
he-siege-before = Devant les murs
he-siege-within = Dans les murs, place pour { $count }
he-nobody = personne
he-hidden = un bloc caché
he-ground = Terrain
he-nation = Nation
he-loyalty = Loyale à
he-value = Valeur
he-harbour = Port sur
he-neutral = personne
he-type-sea = mer
he-type-port = port
he-type-city = cité
he-type-town = ville
he-type-wild = campagne

## Chapitres de la règle

chapter-0 = Le jeu en bref
chapter-1 = La carte
chapter-2 = Les blocs
chapter-3 = Les cartes
chapter-4 = Les actions
chapter-5 = Les mouvements
chapter-6 = La bataille
chapter-7 = Les sièges
chapter-8 = Combattre lors d’un siège
chapter-9 = L’hiver
chapter-10 = Le Nouvel An
chapter-11 = Les Olympiens
chapter-12 = La paix de Nicias
chapter-13 = L’aide perse
chapter-14 = La victoire
chapter-15 = Les campagnes
piece-face = { $name }, force { $face }
piece-unknown =
    { $count ->
        [one] un bloc inconnu
       *[other] { $count } blocs inconnus
    }
legend =
    C2, max. 4       ce qu’un bloc porte : agilité C (A frappe d’abord, F en dernier), puissance 2, 4 pas au plus
    force 3          les pas qui lui restent, et autant de dés
    bloc inconnu     un bloc ennemi : seul son joueur sait ce qu’il est
track-prestige = Prestige
marker-held = Tenues par des garnisons :
marker-sieges = Assiégées :
marker-capacity = Place dans les murs :
marker-civil-war = Guerre civile :
marker-traitors = Traîtres :
marker-earthquake = Tremblement de terre, immobilisé :
marker-hungry = Famine :
marker-augury = Augure contre :
marker-peace = Paix de Nicias
marker-renewed = Guerre relancée
marker-pillaged = Pillées :
section-0-0 = Une année de jeu
section-1-0 = Les régions de la carte
section-1-1 = Les zones terrestres
section-1-2 = Les zones maritimes
section-1-3 = Cités et villes
section-1-31 = La loyauté
section-1-32 = Les nations des cités
section-1-33 = Les régions sujettes
section-1-4 = Le contrôle
section-2-0 = Les blocs
section-2-1 = Les unités
section-2-12 = La valeur de combat
section-2-13 = Le mouvement
section-2-14 = Agilité et puissance
section-2-26 = Les flottes
section-2-3 = Les garnisons
section-3-0 = Le paquet
section-3-1 = Les événements
section-3-11 = Les chefs
section-3-12 = Les révoltes
section-3-3 = L’initiative
section-4-0 = Les actions d’un tour
section-4-2 = La construction
section-4-21 = Renforcer une unité
section-4-22 = Les recrues
section-4-23 = Détacher une garnison
section-5-0 = Le mouvement d’un groupe
section-5-1 = Par terre
section-5-2 = Par mer
section-5-21 = Le transport des troupes
section-5-22 = La haute mer
section-5-23 = Les avaries
section-5-3 = Les marches forcées
section-5-4 = L’engagement
section-5-41 = Les formations séparées
section-5-5 = Le pillage
section-6-0 = La phase de combat
section-6-1 = Le cours d’une bataille
section-6-2 = Les rounds
section-6-32 = Les coups
section-6-33 = Les déroutes
section-6-34 = La panique
section-6-4 = Les retraites
section-6-41 = Le harcèlement des retraites
section-6-5 = Les batailles navales
section-6-6 = Les débarquements
section-7-1 = Derrière les murs
section-7-2 = La mise en place d’un siège
section-7-3 = Les garnisons des cités
section-7-4 = Les unités assiégées
section-8-0 = Presser un siège
section-8-1 = Les assauts
section-8-11 = La double défense
section-8-12 = Quitter l’assaut
section-8-2 = L’attrition
section-8-21 = Le blocus
section-8-22 = Le blé de la mer Noire
section-8-3 = Les sorties
section-9-0 = Le tour d’hiver
section-9-21 = Les mouvements d’hiver
section-9-212 = Le rapatriement
section-9-213 = Les déplacements
section-9-23 = La construction d’hiver
section-9-24 = La démobilisation
section-9-31 = Rompre un siège au retour
section-9-4 = Les sièges d’hiver
section-9-51 = Le tribut
section-10-2 = Les événements du Nouvel An
section-10-3 = Les sacrifices
section-11-0 = L’appel aux dieux
section-12-0 = La paix
section-12-1 = Relancer la guerre
section-12-11 = Un tribut réduit
section-13-1 = L’or perse
section-13-2 = Les troupes perses
section-13-3 = Les limites de l’aide perse
section-14-11 = Gagner du Prestige
section-14-22 = Offrir la paix
section-15-1 = La campagne de 431
section-15-2 = La campagne de Sicile
section-15-3 = La campagne de 413
section-15-4 = La campagne de 415
forecast-battle = { $attacker ->
        [athens] Athènes
       *[sparta] Sparte
    } attaque { A($place) } : si tous deux tiennent, elle l’emporte environ { $win } fois sur 100.

# What a block strikes with.
klass-A1 = agilité A, puissance 1
klass-A2 = agilité A, puissance 2
klass-A3 = agilité A, puissance 3
klass-B1 = agilité B, puissance 1
klass-B2 = agilité B, puissance 2
klass-B3 = agilité B, puissance 3
klass-C1 = agilité C, puissance 1
klass-C2 = agilité C, puissance 2
klass-C3 = agilité C, puissance 3
klass-D1 = agilité D, puissance 1
klass-D2 = agilité D, puissance 2
klass-D3 = agilité D, puissance 3
klass-E1 = agilité E, puissance 1
klass-E2 = agilité E, puissance 2
klass-E3 = agilité E, puissance 3
klass-F1 = agilité F, puissance 1
klass-F2 = agilité F, puissance 2
klass-F3 = agilité F, puissance 3

## Légende

legend-city = Une cité fortifiée à l’intérieur des terres, avec sa valeur
legend-port = Un port, avec sa valeur ; la jetée montre sa mer
legend-town = Une ville sans murs
legend-loyal = Bord clair : fidèle à Athènes au départ ; bord sombre : à Sparte, ou neutre
legend-held = Tenue par le camp de cette couleur
legend-siege = Assiégée par le camp de cette couleur
legend-pillaged = Pillée cette année
legend-civil-war = Guerre civile
legend-block = Un bloc : sa force en haut, sa classe en bas ; A combat avant B, et le nombre est le plus haut résultat du dé qui touche ; un créneau : à l’abri des murs
legend-back = Un bloc dont vous ne pouvez voir la face
