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
option-bid = Enchère pour un camp
    .about = Ce qui a été misé pour Athènes (au-dessus de 0) ou Sparte (au-dessous) : l’autre camp commence avec ce Prestige.
    .unit = Prestige
value-standard = standard
value-free = libre

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
place-pylos = Pylos
place-cythera = Cythère
place-corinth = Corinthe
place-sicyon = Sicyone
place-epidaurus = Épidaure
place-thebes = Thèbes
place-orchomenus = Orchomène
place-delphi = Delphes
place-locris = Locride
place-tegea = Tégée
place-elis = Élis
place-ambracia = Ambracie
place-leucas = Leucas
place-pella = Pella
place-pieria = Piérie
place-lyncestis = Lyncestide
place-lydia = Lydie
place-phrygia = Phrygie
place-odrysia = Odrysie
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
place-chaonia = Chaonie
place-illyria = Illyrie
    .article = la
    .at = en
place-malis = Malide
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

piece-garrison = garnison
type-hoplite = hoplites
type-infantry = infanterie
type-archers = archers
type-cavalry = cavalerie
type-fleet = flotte
piece-a01 = Attique, hoplites C2 (max. 4)
piece-a02 = Attique, hoplites C2 (max. 3)
piece-a03 = Attique, hoplites C2 (max. 3)
piece-a04 = Attique, hoplites C2 (max. 2)
piece-a05 = Attique, hoplites C2 (max. 2)
piece-a06 = Attique, hoplites C2 (max. 2)
piece-a07 = Attique, infanterie B1 (max. 4)
piece-a08 = Attique, infanterie B1 (max. 3)
piece-a09 = Attique, infanterie B1 (max. 2)
piece-a10 = Attique, infanterie B1 (max. 2)
piece-a11 = Attique, infanterie B1 (max. 2)
piece-a12 = Attique, archers A1 (max. 2)
piece-a13 = Attique, cavalerie A1 (max. 2)
piece-a14 = Attique, flotte E2 (max. 4)
piece-a15 = Attique, flotte E2 (max. 4)
piece-a16 = Attique, flotte E2 (max. 3)
piece-a17 = Attique, flotte E2 (max. 3)
piece-a18 = Attique, flotte E2 (max. 2)
piece-a19 = Attique, flotte E2 (max. 2)
piece-a20 = Attique, flotte E2 (max. 2)
piece-a21 = Attique, flotte E2 (max. 2)
piece-a22 = Cités sujettes, flotte F2 (max. 4)
piece-a23 = Cités sujettes, flotte F2 (max. 3)
piece-a24 = Cités sujettes, flotte F2 (max. 2)
piece-a25 = Cités sujettes, flotte F2 (max. 2)
piece-a26 = Cités sujettes, hoplites C2 (max. 2)
piece-a27 = Cités sujettes, archers A1 (max. 2)
piece-a28 = Corcyre, flotte F1 (max. 4)
piece-a29 = Corcyre, hoplites C2 (max. 3)
piece-a30 = Acarnanie, infanterie B1 (max. 3)
piece-a31 = Acarnanie, hoplites C2 (max. 2)
piece-a32 = Thessalie, cavalerie A1 (max. 3)
piece-a33 = Thessalie, cavalerie A1 (max. 2)
piece-a34 = Îles éoliennes, flotte F2 (max. 3)
piece-a35 = Îles éoliennes, flotte F2 (max. 2)
piece-a36 = Macédoine, infanterie C2 (max. 3)
piece-a37 = Odryses, cavalerie A3 (max. 3)
piece-a38 = Odryses, infanterie C2 (max. 4)
piece-a39 = Rhodope (Diens), infanterie B2 (max. 3)
piece-a40 = Agrée, infanterie C2 (max. 2)
piece-a41 = Argos, hoplites C2 (max. 3)
piece-a42 = Argos, hoplites C2 (max. 2)
piece-a43 = Argos, infanterie B1 (max. 2)
piece-a44 = Cités sujettes, flotte F2 (max. 3)
piece-a45 = Cités sujettes, infanterie B1 (max. 2)
piece-a46 = Attique, infanterie B1 (max. 2)
piece-a57 = Catane, hoplites C2 (max. 2)
piece-a58 = Ségeste, cavalerie A1 (max. 2)
piece-a59 = Sicules, infanterie C2 (max. 3)
piece-a60 = Catane, flotte F1 (max. 2)
piece-s01 = Lacédémone, hoplites B2 (max. 4)
piece-s02 = Lacédémone, hoplites B2 (max. 3)
piece-s03 = Lacédémone, hoplites B2 (max. 2)
piece-s04 = Lacédémone, hoplites B2 (max. 2)
piece-s05 = Lacédémone, infanterie B1 (max. 3)
piece-s06 = Lacédémone, infanterie B1 (max. 2)
piece-s07 = Lacédémone, cavalerie A1 (max. 2)
piece-s08 = Lacédémone, archers A1 (max. 2)
piece-s09 = Lacédémone, flotte F1 (max. 3)
piece-s10 = Lacédémone, flotte F1 (max. 2)
piece-s11 = Lacédémone, flotte F1 (max. 2)
piece-s12 = Arcadie, hoplites C2 (max. 3)
piece-s13 = Arcadie, hoplites C2 (max. 2)
piece-s14 = Arcadie, hoplites C2 (max. 2)
piece-s15 = Arcadie, flotte F1 (max. 2)
piece-s16 = Corinthe, hoplites C2 (max. 3)
piece-s17 = Corinthe, hoplites C2 (max. 2)
piece-s18 = Corinthe, hoplites C2 (max. 2)
piece-s19 = Corinthe, infanterie B1 (max. 2)
piece-s20 = Corinthe, flotte F1 (max. 4)
piece-s21 = Corinthe, flotte F1 (max. 3)
piece-s22 = Corinthe, flotte F1 (max. 3)
piece-s23 = Corinthe, flotte F1 (max. 2)
piece-s24 = Corinthe, flotte F1 (max. 2)
piece-s25 = Béotie, hoplites C2 (max. 4)
piece-s26 = Béotie, hoplites C2 (max. 3)
piece-s27 = Béotie, hoplites C2 (max. 2)
piece-s28 = Béotie, cavalerie A1 (max. 3)
piece-s29 = Béotie, infanterie B1 (max. 3)
piece-s30 = Béotie, infanterie B1 (max. 2)
piece-s31 = Béotie, flotte F1 (max. 2)
piece-s32 = Phocide et Locride, cavalerie A1 (max. 2)
piece-s33 = Ambracie, hoplites C2 (max. 2)
piece-s34 = Ambracie, flotte F1 (max. 2)
piece-s35 = Îles éoliennes, flotte F2 (max. 3)
piece-s36 = Macédoine, infanterie C2 (max. 3)
piece-s37 = Épire, infanterie C2 (max. 4)
piece-s38 = Étolie, infanterie C2 (max. 3)
piece-s39 = Illyrie, infanterie C2 (max. 3)
piece-s40 = Édonie, infanterie C2 (max. 2)
piece-s41 = Perse, cavalerie A3 (max. 3)
piece-s42 = Perse, infanterie C2 (max. 4)
piece-s43 = Perse, infanterie C2 (max. 3)
piece-s44 = Lacédémone, flotte E1 (max. 4)
piece-s45 = Lacédémone, flotte E1 (max. 3)
piece-s46 = Lacédémone, flotte E1 (max. 3)
piece-s47 = Syracuse, hoplites C2 (max. 4)
piece-s48 = Syracuse, hoplites C2 (max. 3)
piece-s49 = Syracuse, infanterie B1 (max. 2)
piece-s50 = Syracuse, cavalerie A2 (max. 3)
piece-s51 = Syracuse, flotte F1 (max. 4)
piece-s52 = Syracuse, flotte F1 (max. 3)
piece-s53 = Gela, hoplites C2 (max. 2)
piece-s54 = Sélinonte, hoplites C2 (max. 3)
piece-s55 = Himère, infanterie B1 (max. 2)
piece-s56 = Sicanes, infanterie C2 (max. 2)

## Événements et cartes

event-revolt = Révolte
    .about = Sparte met une garnison dans une cité vide de la région ; une de plus par carte de taxes.
event-helot-uprising = Soulèvement des hilotes
    .about = Athènes met une garnison à Sparte, en Messénie ou à Pylos, si la place est vide.
event-plague-strikes = La peste
    .about = Les unités au-dessus du cadre dans une cité assiégée perdent un pas.
event-plague-returns = Retour de la peste
    .about = Si la peste a déjà frappé : les unités au-dessus du cadre dans une cité perdent un pas.
event-treachery = Trahison
    .about = Une cité assiégée peut être prise d’assaut en un seul round sans double défense.
event-leader-ostracized = Ostracisme
    .about = Un chef en jeu, de l’un ou l’autre camp, retourne au talon.
event-hunger = Famine
    .about = L’attrition d’une cité assiégée touche sur 1 et 2 cette saison (un port doit être bloqué).
event-earthquake = Séisme
    .about = L’ennemi ne peut ni bouger ni piller cette saison.
event-augury = Mauvais présage
    .about = L’ennemi ne peut ni engager, ni assaillir, ni sortir cette saison.
event-atrocity = Atrocité
    .about = Si l’ennemi a un chef de valeur 1, il perd 2 Prestige.
event-leader = Chef
    .about = Ce chef prend la tête de son camp s’il n’en a pas ; de valeur 1, il donne une action par tour.
event-civil-war = Guerre civile
    .about = Une cité non assiégée n’a plus de double défense jusqu’à la fin de l’année.
event-taxes = Athènes lève des taxes
    .about = Athènes a une action de plus par tour, mais chaque révolte entraîne une cité de plus.
event-persian-aid = Aide perse
    .about = Sparte a une action de plus par saison et paie 1 Prestige par an ; la Perse et de meilleures flottes la rejoignent ; les révoltes se compliquent.
event-peace-faction = Le parti de la paix l’emporte
    .about = La paix peut être offerte dès 5 Prestige, pour 1.
event-war-faction = Le parti de la guerre l’emporte
    .about = Annule le parti de la paix.
event-no-quarter = Sans quartier
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
card-c01 = 1 Périclès
card-c02 = 2 Archidamos
card-c03 = 3 Nicias
card-c04 = 4 Cléon
card-c05 = 5 Brasidas
card-c06 = 6 La peste
card-c07 = 7 Retour de la peste
card-c08 = 8 Pleistoanax
card-c09 = 9 Révolte : îles éoliennes
card-c10 = 10 Révolte : Chalcidique
card-c11 = 11 Soulèvement des hilotes
card-c12 = 12 Révolte : Eubée
card-c13 = 13 Révolte : Chalcidique
card-c14 = 14 Révolte : Thrace
card-c15 = 15 Révolte : Propontide
card-c16 = 16 Révolte : Ionie
card-c17 = 17 Révolte : Sporades
card-c18 = 18 Révolte : Cyclades
card-c19 = 19 Révolte : îles occidentales
card-c20 = 20 Révolte : îles éoliennes
card-c21 = 21 Soulèvement des hilotes
card-c22 = 22 Soulèvement des hilotes
card-c23 = 23 Trahison
card-c24 = 24 Trahison
card-c25 = 25 Trahison
card-c26 = 26 Famine
card-c27 = 27 Famine
card-c28 = 28 Famine
card-c29 = 29 Guerre civile
card-c30 = 30 Guerre civile
card-c31 = 31 Guerre civile
card-c32 = 32 Séisme
card-c33 = 33 Séisme
card-c34 = 34 Mauvais présage
card-c35 = 35 Mauvais présage
card-c36 = 36 Ostracisme
card-c37 = 37 Ostracisme
card-c38 = 38 Ostracisme
card-c39 = 39 Athènes lève des taxes
card-c40 = 40 Athènes lève des taxes
card-c41 = 41 Le parti de la paix l’emporte
card-c42 = 42 Le parti de la guerre l’emporte
card-c43 = 43 Atrocité
card-c44 = 44 Atrocité
card-c45 = 45 Alcibiade
card-c46 = 46 Les Probouloi
card-c47 = 47 Agis
card-c48 = 48 Lysandre
card-c49 = 49 Aide perse
card-c50 = 50 Aide perse
card-c51 = 51 Aide perse
card-c52 = 52 Sans quartier
card-c53 = 53 Révolte : Sporades
card-c54 = 54 Révolte : îles éoliennes
card-c55 = 55 Trahison

## Ce qui est demandé

prompt-actions = Dépensez vos actions (il en reste { $actions }).
prompt-winter-actions = Hiver : mettez vos unités à l’abri, construisez, entretenez (il reste { $actions } { $actions ->
        [one] action
       *[other] actions
    }).
prompt-advance = Quelles unités poussent jusqu’{ A($place) } ?
prompt-appeal = { $god } : faire relancer les dés { $dice } ?
prompt-overrule = L’adversaire a invoqué { $god } ; les dés sont { $dice }. Invoquer Héra pour les faire relancer ?
prompt-redraw = Invoquer { $god } et faire refaire le tirage ?
prompt-gainsay = Invoquer { $god } et faire refaire le nouveau tirage adverse ?
prompt-battle-order = Laquelle des plus petites batailles vient d’abord ?
prompt-first-formation = Quelle formation combat d’abord { A($place) } ?
prompt-build = Quelle unité { A($place) } gagne un pas ?
prompt-capitulation = { $place } va subir l’assaut. Capituler ou résister ?
prompt-deploy = Où placer cette unité : { $piece } ?
prompt-event-target = { $card } : que frappe-t-il ?
prompt-fall-back = Où vos unités se retirent-elles { DE($place) } ?
prompt-fortify = L’ennemi est devant { LE($place) }. Abriter des unités dans la cité (place pour { $number }) ou tenir la plaine ?
prompt-group-move = Déplacez le groupe { DE($place) } : choisissez des unités, puis la destination ({ $number ->
    [0] aucune choisie
    [one] 1 choisie
   *[other] { $number } choisies
    }).
prompt-maintain = Quelle unité { A($place) } est entretenue cet hiver ?
prompt-muster = Rassemblement { A($place) } : d’où viennent les unités ?
prompt-muster-call = Rassemblement { A($place) } : quelle unité vient ?
prompt-muster-city = Rassemblement : dans quelle cité ?
prompt-muster-load = Rassemblement { A($place) } : la flotte embarque-t-elle quelqu’un ?
prompt-new-year-card = Nouvel An : choisissez une carte, événement ou sacrifice.
prompt-season-card = Choisissez une carte pour cette saison, événement ou monnaies.
prompt-winter-card = Choisissez une carte pour l’hiver.
prompt-overcrowded = { $place } est trop pleine : quelle unité est démobilisée ?
prompt-quarter = Mouvements d’hiver depuis { LE($place) } : choisissez qui part ensemble, puis la destination ({ $number ->
    [0] aucune choisie
    [one] 1 choisie
   *[other] { $number } choisies
    }).
prompt-approach = Par quel chemin arrivent-elles { A($place) } ?
prompt-join-assault = Quels arrivants se joignent à l’assaut ? ({ $place })
prompt-recruit = Vous avez tiré { $pieces }. Laquelle levez-vous ?
prompt-recruit-none = Vous avez tiré { $pieces } : aucune ne peut apparaître, l’action est perdue.
prompt-recruit-place = Où apparaît-elle : { $piece } ?
prompt-renewal = Rompre maintenant la paix de Nicias, pour { $points } Prestige ?
prompt-retreat-option = Bataille { A($place) }, round { $number } : combattre ou se retirer ?
prompt-revolt = Quelle cité se révolte ?
prompt-uprising = Où les hilotes se soulèvent-ils ?
prompt-sacrifice = Quel Olympien reçoit le sacrifice ?
prompt-sieges = Menez vos sièges : assaut ou attrition.
prompt-sortie-pick = Quelles unités sortent { DE($place) } ?
prompt-sorties = Une sortie contre les assiégeants ?
prompt-starve = La faim { A($place) } : lequel des blocs les plus forts perd un pas (encore { $hits }) ?
prompt-suffer-hit = Lequel de vos blocs les plus forts encaisse ({ $hits } coups, { $routs } déroutes à venir) ?
prompt-suffer-rout = Laquelle de vos unités les plus faibles est en déroute ({ $hits } coups, { $routs } déroutes à venir) ?
prompt-tax-relief = Retirer des cartes de taxes ?
prompt-peace-offer = Offrir la paix pour { $points } Prestige ?
prompt-withdraw = Les assiégeants { DE($place) } se retirent : choisissez des unités, puis la destination.

## Boutons

verb-accept = Accepter
verb-alone = Les assiégeants seuls
verb-advance = Avancer { $arg }
verb-advance-all = Tout avancer
verb-all = Toutes
verb-appeal = Invoquer
verb-assault = Donner l’assaut : { $arg }
verb-attrition = Affamer { $arg }
verb-battle = Combattre { A($arg) }
verb-betray = Des traîtres { A($arg) }
verb-build = Construire { A($arg) }
verb-call = Appeler { $arg }
verb-capitulate = Capituler
verb-cast-off = Partir sans passager
verb-choose = Lever { $arg }
verb-coins = Pour ses monnaies : { $arg }
verb-deploy = { $arg }
verb-disband = Démobiliser { $arg }
verb-divide = Guerre civile { A($arg) }
verb-done = Terminé
verb-event = En événement : { $arg }
verb-fight = Combattre
verb-fight-on = Continuer la guerre
verb-forced-march = Marche forcée vers { LE($arg) }
verb-forced-sail = Navigation forcée vers { LE($arg) }
verb-formation = D’abord ceux venus par { LE($arg) }
verb-from = En venant { DE($arg) }
verb-garrison = Garnison { A($arg) }
verb-gather = Rassembler { A($arg) }
verb-give-up = Soit
verb-go = Vers { $arg }
verb-hit = { $arg } perd un pas
verb-honour = Honorer { $arg }
verb-join = Avec ceux venus par { LE($arg) }
verb-keep = Entretenir { $arg }
verb-keep-peace = Garder la paix
verb-load = Embarquer { $arg }
verb-maintain = Entretien { A($arg) }
verb-march = Marcher vers { LE($arg) }
verb-march-on = Marcher par { LE($arg) }
verb-move = Déplacer le groupe { DE($arg) }
verb-muster = Rassembler des unités dans une cité
verb-offer = Offrir la paix
verb-ostracize = Ostraciser { LE($arg) }
verb-pass = Finir les actions
verb-pick = Choisir { $arg }
verb-pick-fleets = Choisir les flottes, chargées
verb-pick-land = Choisir les unités terrestres
verb-pillage = Piller { $arg }
verb-place = { $arg }
verb-plague = Peste { A($arg) }
verb-quarter = Hivernage depuis { LE($arg) }
verb-raise = Renforcer { $arg }
verb-recruit = Recruter
verb-relieve = Rompre le siège { DE($arg) }
verb-renew-war = Relancer la guerre
verb-repeal = Retirer { $arg }
verb-resist = Résister
verb-retreat = Se retirer
verb-retreat-to = Se retirer vers { LE($arg) }
verb-revolt = { $arg } se révolte
verb-rout = { $arg } est en déroute
verb-run-blockade = Forcer le blocus { DE($arg) }
verb-sacrifice = Sacrifier { $arg }
verb-sail = Naviguer vers { LE($arg) }
verb-sail-on = Naviguer par { LE($arg) }
verb-shelter = Abriter { $arg } dans la cité
verb-shelter-all = Abriter toutes les unités
verb-slip-in = Par le port, dans la cité
verb-sortie = Sortir { DE($arg) }
verb-stand = Tenir et combattre
verb-starve = La faim { A($arg) }
verb-stay = Pas maintenant
verb-unpick = Choisir à nouveau
verb-via = Par { $arg }
verb-withdraw = Se retirer vers { LE($arg) }

## Ce qui est arrivé

log-actions = { $who } a { $number } { $number ->
        [one] action
       *[other] actions
    } : { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }{ $leader ->
        [0] {""}
       *[other] {", "}chef +{ $leader }
    }{ $extra ->
        [0] {""}
       *[other] {", "}taxes ou or perse +{ $extra }
    }{ $works ->
        [0] {""}
       *[other] {", "}travaux publics −{ $works }
    }.
log-appeal = { $who } invoque { $god }.
log-assault = { $who } donne l’assaut { A($place) }.
log-attack = { $who } : { $piece } attaque en { $klass }, { $number } { $number ->
        [one] dé
       *[other] dés
    }.
log-pursues = { $who } : { $piece } poursuit en { $klass }, { $number } { $number ->
        [one] dé
       *[other] dés
    }, déroutes ignorées.
log-harasses = { $who } : { $piece } harcèle en { $klass }, { $number } { $number ->
        [one] dé
       *[other] dés
    }, déroutes ignorées.
log-struck = { $who } : { $piece } porte { $hits } { $hits ->
        [one] coup
       *[other] coups
    } et met { $routs } { $routs ->
        [one] unité
       *[other] unités
    } en déroute.
log-attrition = { $who } affame { $place }.
log-attrition-hits = { $place } : { $hits } { $hits ->
        [one] coup
       *[other] coups
    } d’attrition (chaque dé jusqu’à { $need }).
log-starved = { $who } : une unité meurt de faim { A($place) }.
log-garrison-falls = { $who } : la garnison { DE($place) } est perdue.
log-battle = { $who } attaque { A($place) }.
log-battle-over = { $place } : { $how } pour { LE($who) }.
log-build = { $who } construit { A($place) }.
log-card-shown = { $who } montre { $card } ({ $use }).
log-city-rebels = { $place } passe { A($who) }.
log-city-reverts = { $place } revient { A($who) }.
log-city-taken = { $who } prend { LE($place) }.
log-civil-war = Guerre civile { A($place) }.
log-cut-down = { $who } : { $piece } ne peut fuir et est perdue.
log-dealt = Vos cartes : { $card }.
log-disbanded = { $who } démobilise { $number } { $number ->
        [one] unité
       *[other] unités
    } { A($place) }, faute d’abri et de solde.
log-barbarians-leave = { $who } : des barbares rentrent chez eux pour l’hiver depuis { LE($place) }.
log-event = { $who } joue { $card }.
log-event-void = { $card } est sans effet.
log-fell-back = { $who } : { $number } { $number ->
        [one] unité se retire
       *[other] unités se retirent
    } vers { LE($to_place) } depuis { LE($from) }.
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
log-cargo-cut = Pour tenir à bord, { $piece } est ramené à { $left }.
log-forced-move = { $who } : { $number } { $number ->
        [one] bloc tente
       *[other] blocs tentent
    } d’atteindre { $to_place } depuis { LE($from) }.
log-forced-result = { $who } : { $number } sur { $tried } { $tried ->
        [one] bloc pousse
       *[other] blocs poussent
    } jusqu’{ A($place) }.
log-fortified = { $who } : { $number } { $number ->
        [one] unité s’abrite
       *[other] unités s’abritent
    } { A($place) }.
log-garrison = { $who } met garnison { A($place) }.
log-half-loss = { $who } : { $piece } subit une demi-perte.
log-initiative = { $who } joue en premier.
log-leader = { $leader } dirige { $who }.
log-loss = { $who } : { $piece } perd un pas, reste { $left }.
log-eliminated = { $who } : { $piece } est hors de combat.
log-maintained = { $who } entretient une unité { A($place) }.
log-betray = Des traîtres s’agitent { A($place) }.
log-starve = La faim { A($place) }.
log-move = { $who } : { $number } { $number ->
        [one] bloc va
       *[other] blocs vont
    } { DE($from) } { A($to_place) }.
log-ostracized = { $leader } est ostracisé.
log-panic = { $who } panique.
log-peace-refused = { $who } offre la paix en vain : les dés font { $number }, il fallait { $need } au plus.
log-pericles-dies = Périclès meurt de la peste.
log-pillage = { $who } pille { $place }.
log-plague = La peste { A($place) }.
log-prestige = { $who } gagne { $points } Prestige ({ $why }).
log-recruit = { $who } recrute { A($place) }.
log-recruit-drawn = Vous tirez { $pieces }.
log-recruit-none = { $who } ne trouve personne à recruter.
log-repealed = Athènes retire { $card }.
log-retreat = { $who } se retire.
log-revolt = { $place } se révolte contre Athènes.
log-round = Round { $number }.
log-rout = { $who } : { $piece } est en déroute.
log-sacrifice = { $who } sacrifie à { $god }.
log-season = { $season }
log-siege-laid = { $who } met le siège devant { LE($place) }.
log-siege-lifted = Le siège { DE($place) } est levé.
log-pays = { $place } paie { $points } { A($who) }.
log-tribute-halved = { $who } : la moitié, arrondie à l’inférieur : { $points }.
log-storm = Une tempête frappe { $who } entre { LE($from) } et { LE($place) } (dé { $die }, tempête jusqu’à { $need }).
log-calm = { $who } passe sans encombre, { DE($from) } { A($place) } (dé { $die }, tempête jusqu’à { $need }).
log-turn = Année { $turn } : { $year } av. J.-C.
log-uprising = Les hilotes se soulèvent : { $place }.
log-war-renewed = { $who } rompt la paix de Nicias.
log-withdraw = { $who } : { $number } { $number ->
        [one] bloc se retire
       *[other] blocs se retirent
    } vers { LE($to_place) }.
use-event = événement
use-coins = monnaies
use-sacrifice = sacrifice
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
why-no-quarter = sans quartier
why-greek-tribute = tribut de Grèce
why-renewal = paix rompue
why-peace-offer = offre de paix
why-attrition = cité affamée
why-capitulation = capitulation

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
he-hand-of = { $who } : { $count } cartes
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
he-legend-struck = Pâle : a frappé ce tour.
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
