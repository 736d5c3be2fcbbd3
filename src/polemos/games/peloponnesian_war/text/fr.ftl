# La Guerre du Péloponnèse : tous les textes du jeu en français. Clés : docs/protocol.md, section 1.

## Le jeu

game-title = La Guerre du Péloponnèse
game-subtitle = 431-404 av. J.-C. : vous contre la guerre elle-même
game-sketch = Une puissance terrestre et une puissance navale s’usent pendant vingt-sept ans. Vous commandez l’une ; des règles et des matrices commandent l’autre, à découvert, dé par dé. Gagnez trop longtemps et il faudra reprendre le camp que vous battiez : plus la guerre dure, pire c’est pour vous. On rassemble et on paie des armées, elles marchent par le plus court chemin à travers le pays ennemi, brûlent les terres, assiègent les cités et soulèvent les alliés. On peut aussi y jouer à deux.

## Scénarios

scenario-peloponnesian-war = Toute la guerre
    .sketch = Dix tours à partir de 431. Vous commencez avec Athènes, Périclès dans la cité et Phormion devant Potidée révoltée ; Archidamos marche le premier. Plus de 150 points, ou la reddition ennemie avant la fin du tour 3, donne une victoire décisive.
scenario-peloponnesian-war-two = Toute la guerre, à deux joueurs
    .sketch = Les deux camps sont joués, sans matrices. L’interception est au choix du propriétaire, le meilleur stratège ouvre chaque tour. Une reddition décide, sinon les points de chaque camp. Dix tours à partir de 431.
scenario-archidamian-war = Guerre d’Archidamos
    .sketch = Les dix premières années : trois tours à partir du même début. Fin anticipée par armistice, reddition ou retour au camp athénien. Quarante points donnent la victoire.
scenario-archidamian-war-two = Guerre d’Archidamos, à deux joueurs
    .sketch = Les deux camps sont joués, sans matrices. L’interception est au choix du propriétaire, le meilleur stratège ouvre chaque tour. Une reddition décide, sinon les points de chaque camp. Les dix premières années : trois tours à partir du même début.
scenario-decelean-war = Guerre de Décélie
    .sketch = Tours 6 à 8. Nicias campe devant Syracuse avec la moitié des forces d’Athènes, Gylippe lui fait face et Alcibiade conseille Sparte. Pas d’armistice. Quarante points donnent la victoire.
scenario-decelean-war-two = Guerre de Décélie, à deux joueurs
    .sketch = Les deux camps sont joués, sans matrices. L’interception est au choix du propriétaire, le meilleur stratège ouvre chaque tour. Une reddition décide, sinon les points de chaque camp. Tours 6 à 8.
scenario-fall-of-athens = La Chute d’Athènes
    .sketch = À partir du tour 7. Vous commencez avec Sparte, une armée à Décélie et les alliés asiatiques d’Athènes en révolte ; deux flottes se font face à Abydos. Pas d’armistice. Quarante points donnent la victoire.
scenario-fall-of-athens-two = La Chute d’Athènes, à deux joueurs
    .sketch = Les deux camps sont joués, sans matrices. L’interception est au choix du propriétaire, le meilleur stratège ouvre chaque tour. Une reddition décide, sinon les points de chaque camp. À partir du tour 7.

## Options

option-syracuse-answer = Réponse à une attaque sur Syracuse
    .about = Où la matrice envoie Sparte quand des Athéniens sont à Syracuse, son alliée : à Décélie en Attique, comme l’explique l’auteur, ou à Syracuse même.
option-long-walls-leader = Un chef pour défendre Athènes
    .about = Règle optionnelle des errata : quand des Forces athéniennes situées à Athènes livrent bataille, sur place ou à partir de là, sans chef avec elles, on en tire un au sort.
value-decelea = Décélie
value-syracuse = Syracuse

## Camps

role-player = Joueur
role-athens = Athènes
role-sparta = Sparte
side-neutral = neutre

## Lieux

place-athens = Athènes
place-piraeus = Le Pirée
place-panactum = Panacte
place-decelea = Décélie
place-eleusis = Éleusis
place-sunium = Sounion
place-oropus = Oropos
place-salamis = Salamine
place-aegina = Égine
place-megara = Mégare
place-pegae = Pègues
place-corinth = Corinthe
place-cenchreae = Cenchrées
place-sicyon = Sicyone
place-phlius = Phlionte
place-argos = Argos
place-epidaurus = Épidaure
place-methana = Méthana
place-cape-scyllaeum = Cap Scyllée
place-troezen = Trézène
place-hermione = Hermione
place-hydrea = Hydréa
place-sparta = Sparte
place-gythium = Gythion
place-thyrea = Thyréa
place-prasiae = Prasies
place-epidaurus-limera = Épidaure Limèra
place-cape-malea = Cap Malée
place-cythera = Cythère
place-cape-taenarum = Cap Ténare
place-thuria = Thouria
place-corone = Coroné
place-asine = Asiné
place-methone = Méthone
place-pylos = Pylos
place-cyparissia = Cyparissia
place-tegea = Tégée
place-mantinea = Mantinée
place-orchomenus-arc = Orchomène (Arcadie)
place-heraea = Héraia
place-elis = Élis
place-olympia = Olympie
place-cyllene = Cyllène
place-pheia = Pheia
place-lepreum = Lépréon
place-dyme = Dymé
place-patrae = Patras
place-panormus = Panormos
place-aegium = Aigion
place-pellene = Pellène
place-zacynthus = Zacynthe
place-cephallenia = Céphallénie
place-leucas = Leucade
place-anactorium = Anactorion
place-ambracia = Ambracie
place-stratus = Stratos
place-oeniadae = Œniades
place-thermum = Thermos
place-naupactus = Naupacte
place-corcyra = Corcyre
place-dodona = Dodone
place-apollonia = Apollonie
place-epidamnus = Épidamne
place-delphi = Delphes
place-cirrha = Cirrha
place-elatea = Élatée
place-opus = Oponte
place-atalante = Atalante
place-heraclea = Héraclée
place-thebes = Thèbes
place-plataea = Platées
place-tanagra = Tanagra
place-delium = Délion
place-orchomenus-boe = Orchomène (Béotie)
place-chaeronea = Chéronée
place-siphae = Siphai
place-chalcis = Chalcis
place-eretria = Érétrie
place-carystus = Carystos
place-histiaea = Histiée
place-scyros = Scyros
place-larisa = Larissa
place-pharsalus = Pharsale
place-pagasae = Pagases
place-pella = Pella
place-macedonia = Macédoine
place-pydna = Pydna
place-therme = Thermé
place-potidaea = Potidée
place-olynthus = Olynthe
place-spartolus = Spartolos
place-mende = Mendé
place-scione = Scioné
place-torone = Toroné
place-acanthus = Acanthe
place-amphipolis = Amphipolis
place-eion = Éion
place-thasos = Thasos
place-abdera = Abdère
place-maroneia = Maronée
place-aenus = Ainos
place-cardia = Cardia
place-sestus = Sestos
place-abydus = Abydos
place-lampsacus = Lampsaque
place-cyzicus = Cyzique
place-perinthus = Périnthe
place-byzantium = Byzance
place-imbros = Imbros
place-lemnos = Lemnos
place-tenedos = Ténédos
place-antandrus = Antandros
place-methymna = Méthymne
place-mytilene = Mytilène
place-atarneus = Atarnée
place-cyme = Cymé
place-phocaea = Phocée
place-clazomenae = Clazomènes
place-erythrae = Érythrées
place-chios = Chios
place-teos = Téos
place-colophon = Colophon
place-ephesus = Éphèse
place-samos = Samos
place-miletus = Milet
place-sardis = Sardes
place-iasus = Iasos
place-halicarnassus = Halicarnasse
place-kos = Cos
place-cnidus = Cnide
place-loryma = Loryma
place-camirus = Camiros
place-lindus = Lindos
place-ceos = Céos
place-andros = Andros
place-tenos = Ténos
place-delos = Délos
place-paros = Paros
place-naxos = Naxos
place-amorgos = Amorgos
place-icaria = Icarie
place-thera = Théra
place-melos = Mélos
place-syracuse = Syracuse
place-leontini = Léontinoi
place-catana = Catane
place-messana = Messine
place-himera = Himère
place-segesta = Ségeste
place-selinus = Sélinonte
place-acragas = Agrigente
place-gela = Géla
place-rhegium = Rhégion
place-locri = Locres
place-thurii = Thourioi
place-taras = Tarente
place-going-home = Case Retour

## Zones

zone-attica = Attique
zone-boeotia = Béotie
zone-euboea = Eubée
zone-phocis = Phocide et Locride
zone-thessaly = Thessalie
zone-corinthia = Isthme
zone-argolid = Argolide
zone-laconia = Laconie
zone-messenia = Messénie
zone-arcadia = Arcadie
zone-elis = Élide
zone-achaea = Achaïe
zone-west = Grèce occidentale
zone-macedonia = Macédoine
zone-chalcidice = Chalcidique
zone-thrace = Thrace
zone-hellespont = Hellespont
zone-aeolis = Éolide
zone-ionia = Ionie
zone-caria = Carie et Rhodes
zone-cyclades = Cyclades
zone-sicily = Sicile
zone-italy = Grande-Grèce

## Chefs et points de force

leader-pericles = Périclès
leader-phormio = Phormion
leader-nicias = Nicias
leader-cleon = Cléon
leader-demosthenes = Démosthène
leader-alcibiades = Alcibiade
leader-thrasybulus = Thrasybule
leader-thrasyllus = Thrasylle
leader-archidamus = Archidamos
leader-pleistoanax = Pleistoanax
leader-agis = Agis
leader-brasidas = Brasidas
leader-gylippus = Gylippe
leader-mindarus = Mindaros
leader-callicratides = Callicratidas
leader-lysander = Lysandre
piece-h = hoplites
piece-athens-h = hoplites athéniens
piece-sparta-h = hoplites spartiates
piece-c = cavalerie
piece-athens-c = cavalerie athénienne
piece-sparta-c = cavalerie spartiate
piece-n = navires
piece-athens-n = navires athéniens
piece-sparta-n = navires spartiates
piece-ah = hoplites alliés
piece-athens-ah = hoplites alliés d’Athènes
piece-sparta-ah = hoplites alliés de Sparte
piece-ac = cavalerie alliée
piece-athens-ac = cavalerie alliée d’Athènes
piece-sparta-ac = cavalerie alliée de Sparte
piece-an = navires alliés
piece-athens-an = navires alliés d’Athènes
piece-sparta-an = navires alliés de Sparte
piece-leader = chef

## Phases

phase-setup = Mise en place
phase-political = Phase politique
phase-planning = Planification stratégique
phase-operations = Phase d’opérations
phase-combat = Phase de combat
phase-home = Retour à la maison
phase-rebellion = Phase de rébellion
phase-administrative = Phase administrative
phase-surrender = Armistice et reddition

## Stratégies et conditions défensives

strategy-attack-athens = Attaquer Athènes
strategy-attack-sparta = Attaquer Sparte
strategy-cause-rebellion = Déclencher une rébellion
strategy-cut-loc = Couper une ligne de communication
strategy-attack-athenian-ally = Attaquer un allié d’Athènes
strategy-attack-spartan-ally = Attaquer un allié de Sparte
condition-near-sparta = un ennemi à deux espaces de Sparte au plus
condition-corinth-thebes = un ennemi à Corinthe ou à Thèbes
condition-syracuse = un ennemi à Syracuse, son alliée
condition-saronic = un ennemi dans le golfe Saronique
condition-naupactus = un ennemi à Naupacte
condition-key-allies = un ennemi chez un allié majeur
condition-hellespont = un ennemi dans l’Hellespont
kind-land = terrestre
kind-naval = navale
kind-mixed = mixte
kind-coast = côte
kind-island = île

## Événements

event-2 = une mine d’argent
event-3 = les oligarques se soulèvent à Athènes
event-4 = le roi Sitalcès de Thrace change de camp
event-5 = la Perse entre en guerre
event-6 = la peste à Athènes
event-7 = un démagogue à vendre
event-8 = les oligarques de la Ligue de Délos
event-9 = le roi Perdiccas de Macédoine change de camp
event-10 = neutres et Corcyre
event-11 = des chefs meurent
event-12 = éclipse ou séisme

## Revenus

part-base = ligue
part-lost-spaces = espaces perdus, ravagés ou rebelles
part-great-allies = Thèbes et Corinthe perdues
part-epidamnus = Épidamne
part-sicily = Sicile
part-euxine = ligne de l’Euxin coupée
part-syracuse = Syracuse
part-persia = Perse
part-helots = Hilotes en armes
part-leader = chef
part-hoplites = hoplites en plus
part-cavalry = cavalerie en plus
part-ships = navires en plus
part-spartans = hoplites spartiates
part-athenians = navires athéniens
part-home = sur le sol de Sparte
part-confidence = confiance
part-spoiled = espaces perdus ou ravagés
part-event = événement

## Questions

prompt-operation = { $stage ->
        [0] { $who } : consultez les dieux pour une autre opération, ou passez.
       *[other] { $who } : { $leader } conduira. Choisissez un objectif, soulevez-y une rébellion, ou passez.
    }
prompt-muster = { $leader } ({ $place }), en route pour { LE($to_place) } : activez des points ({ $force ->
        [nobody] personne
       *[other] { $force }
    } jusqu’ici, { $talents } talents à dépenser), allez à un autre rassemblement, ou partez dès que l’armée peut arriver.
prompt-intercept = { $force ->
        [nobody] Un chef ennemi arrive seul : { $place }. Quelle Force tente de le prendre (4 ou plus au dé) ?
       *[other] Une armée ennemie ({ $force }) arrive : { $place }. Quelle Force tente de l’intercepter (4 ou plus au dé) ?
    }
prompt-which-battle = Quelle bataille livrer ensuite ?
prompt-which-siege = Quel siège résoudre ensuite ?
prompt-which-enemy = Contre quel ennemi la Force ({ $place }) se bat-elle ensuite ?
prompt-stay-behind = Les navires ({ $place }) ne peuvent porter tous les points de { $force } : lesquels restent ({ $count } en tout) ?
prompt-garrison = { $who } laisse un point dans l’île ({ $place }) : un hoplite ou un cavalier ?
prompt-harbour = { $who } a perdu le Pirée : vers quel port vont les navires (encore { $count }) ?
prompt-plague = Peste ({ $who }) : où des hoplites meurent-ils (encore { $count }) ?
prompt-eisphora = Lever l’Eisphora ({ $talents } talents) sur les riches ?
prompt-build = { $who } : construisez des points de force (encore { $count } au plus, 200 talents chacun, { $talents } à dépenser).

## Choix

verb-consult = Consulter les dieux
verb-pass = Passer
verb-march = Objectif : { $arg }
verb-incite = Soulever { $arg } (100 talents, sur un 6)
verb-activate = Activer un : { $arg }
verb-activate-all = Activer tous : { $arg }
verb-muster = Rejoindre { LE($arg) }
verb-muster-storm = Rejoindre { $arg } par la haute mer
verb-depart = Partir vers l’objectif
verb-depart-storm = Partir par la haute mer
verb-halt = S’arrêter ici
verb-intercept = Intercepter depuis { LE($arg) }
verb-decline = Non
verb-resolve = { $arg }
verb-against = Contre { $arg }
verb-leave = Un point reste : { $arg }
verb-garrison = Laisser un point : { $arg }
verb-harbour = Un vers { LE($arg) }
verb-harbour-all = Tous vers { LE($arg) }
verb-bury = Un mort : { $arg }
verb-levy = La lever
verb-build = Construire : { $arg }
verb-done = Terminé

## Journal

log-turn = Tour { $turn }
log-phase = { $phase }
log-side-kept = { $total } avec la confiance, moins de 6 : vous gardez { $side }.
log-side-untested = La confiance est { $total } : pas de jet, vous gardez { $side }.
log-side-changed = { $total } avec la confiance, au moins 6 : vous commandez désormais { $side }.
log-event = Événement : { $event }.
log-event-impossible = Impossible pour l’instant : { $event }.
log-league-quiet = La Ligue de Délos est calme.
log-league-stirs = La rébellion gronde dans la Ligue de Délos.
log-leader-drawn = { $who } : { $leader } prend le commandement.
log-opens = { $who } a le meilleur stratège et commence.
log-opens-by-lot = Les deux chefs se valent ; le dé fait commencer { $who }.
log-strategy-kept = { $who } garde sa stratégie : { $strategy }.
log-strategy-chosen = { $who } : le dé et { $count } pour le chef font { $total } : { $strategy }.
log-strategy-barred = { $strategy } est interdit par les otages : { $who } relance.
log-np-condition = { $who } doit répondre à { $condition } : objectif { $place }.
log-np-strategy = { $who } : aucune condition défensive ; stratégie { $strategy }.
log-np-zone = Zone : { $zone }.
log-np-objective = { $who } choisit { LE($place) }.
log-np-again = { $place } n’est pas un objectif pour { LE($who) } : on relance.
log-np-force = { $place } ({ $kind }) : une armée de { $force }.
log-np-muster = { $place } : appel de { $force }{ $talents ->
        [0] , sans frais
       *[other] {" "}pour { $talents } talents
    }.
log-np-too-dear = { $who } aurait besoin de { $talents } talents et ne peut en dépenser que { $total }.
log-activated = { $place } : appel de { $force }{ $talents ->
        [0] , sans frais
       *[other] {" "}pour { $talents } talents
    } ; { $total } encore à dépenser.
log-operation = { $who } : { $leader } part pour { LE($place) }.
log-incite = { $who } : pour { $talents } talents, { $leader } tente de soulever { $place } (sur { $count } ou plus).
log-route = Route ({ $force }) : { LE($places) }.
log-route-alone = { $leader } voyage seul : { LE($places) }.
log-equal-routes = { $count } routes également courtes ; la nº { $chosen } est tirée.
log-arrived = { $leader } arrive avec { $force } : { $place }.
log-arrived-alone = { $leader } ne va pas au-delà { DE($place) }, sans armée.
log-pass-chosen = { $who } passe.
log-pass-augury = Les augures sont contraires : { $who } passe.
log-omens-good = Les augures sont favorables.
log-pass-limit = { $who } a fait ses deux opérations et passe.
log-pass-no-leader = Plus de chef : { $who } passe.
log-pass-no-means = Hommes ou argent manquent : { $who } passe.
log-pass-no-army = L’armée ne peut être levée : { $who } passe.
log-pass-no-objective = Plus d’objectif : { $who } passe.
log-incite-failed = { $place } n’écoute pas { $who } ; { $leader } est écarté pour ce tour.
log-rebels = { $place } se rebelle.
log-quelled = { $place } : la rébellion est étouffée.
log-spread-asked = La rébellion gagne-t-elle { $place } ? (sur 6)
log-spread-near = La rébellion gagne-t-elle { $place } ? Un ennemi est proche : 4 ou plus.
log-spread-guarded = { $who } : des garnisons empêchent la rébellion ({ $places }).
log-helots = Les Hilotes sont en armes ({ $count ->
        [1] premier tour
       *[other] tour { $count }
    }).
log-no-rebellion = Aucune cité ne peut se rebeller.
log-site-rebels = { $place } est déjà en rébellion : on passe à la suite de la liste.
log-site-guarded = { $place } a une garnison et reste calme.
log-site-lost = { $place } n’est plus de la Ligue : on passe à la suite de la liste.
log-neighbour-asked = { $place } suit-elle sa voisine ? (sur 6)
log-intercepted = { $who } ({ $force }) intercepte depuis { LE($from) } : { $place }.
log-slipped-by = { $who } ({ $force }) surveille { $place } depuis { LE($from) } et manque l’ennemi (il faut 4).
log-skirmish = Escarmouche ({ $place }) : un dé chacun ; un 1 coûte un point à son camp.
log-skirmish-dice = Les dés font { $total }, au moins 11 : une bataille.
log-skirmish-points = { $kind ->
        [naval] { $total } navires se rencontrent
       *[other] { $total } points terrestres se rencontrent
    }, dont { $count } à l’intercepteur, au moins la moitié de huit ou plus : une bataille.
log-skirmish-over = Pas de bataille : les dés font { $total }, moins de 11, et l’intercepteur a trop peu de points ({ $place }) pour la moitié de huit ou plus.
log-army-gone = { $who } : il ne reste rien de l’armée ({ $place }) ; { $leader } est écarté pour ce tour.
log-leader-caught = { $leader } est pris ({ $place }).
log-ravaged = { $who } ravage { $place }.
log-left-behind = { $place } : { $force } laissés en arrière.
log-storm = { $force ->
        [nobody] Une tempête emporte le chef ({ $who }).
       *[other] La tempête détruit l’armée ({ $who } : { $force }).
    }
log-no-storm = { $who } passe la haute mer.
log-neutral-joins = { $force ->
        [nobody] { $place } rejoint { LE($who) }, faute de pions sans un point.
       *[other] { $place } rejoint { LE($who) } avec { $force }.
    }
log-battle = { $stage ->
        [march] Bataille ({ $place }, { $kind }) : { $who }, en marche avec { $ours }, contre { $theirs } venus d’ailleurs ({ $to_place }).
        [apart] Bataille ({ $place }, { $kind }) : { $who } avec { $ours } venus d’ailleurs ({ $to_place }) contre { $theirs }.
       *[here] Bataille ({ $place }, { $kind }) : { $who } avec { $ours } contre { $theirs }.
    }
log-battle-total = { $who } : { $dice } au dé, { $mods } : { $total }.
log-battle-plain = { $who } : { $total } au dé.
log-tie-broken = Totaux égaux : { $who } a le meilleur tacticien.
log-battle-won = { $place } : { $who } l’emporte.
log-confidence = { $who } : confiance { $change }, désormais { $total }.
log-points = { $who } : { $change } points de victoire, { $total } en tout.
log-leader-out = { $leader } ({ $who }) est écarté pour ce tour.
log-battle-drawn = { $place } : personne ne l’emporte, chacun rentre.
log-no-battle = { $place } : navires et hommes se font face, pas de bataille.
log-gives-way = { $who } quitte { LE($place) }.
log-chooses-first = Le dé laisse { $who } choisir le premier combat à résoudre.
log-losses = { $who } perd { $force }.
log-hostages = { $who } prend des otages.
log-leader-dies = { $leader } tombe.
log-leader-called = { $leader } accourt ({ $place }).
log-siege-laid = { $who } assiège { LE($place) }.
log-siege-total = Siège ({ $place }) : { $who } a { $dice } au dé, { $mods } : { $total } (il faut 4).
log-siege-plain = Siège ({ $place }) : { $who } a { $total } au dé (il faut 4).
log-siege-fails = { $cause ->
        [fed] { $place } est ravitaillée par l’Euxin : { $who } échoue, la terre est ravagée, l’armée rentre.
        [ships] { $place } a plus de navires au port que { $who } : le siège échoue, la terre est ravagée, l’armée rentre.
       *[dice] { $who } échoue devant { LE($place) } : la terre est ravagée, l’armée rentre.
    }
log-siege-succeeds = { $force ->
        [nobody] { $who } prend { LE($place) }, sans garnison, et la vend pour { $talents } talents.
       *[other] { $who } prend { LE($place) } : la garnison ({ $force }) est perdue, la cité vendue pour { $talents } talents.
    }
log-army-stays = { $who } tient { $place } ({ $total }, au moins 6).
log-army-goes = { $who } ne laisse qu’une garnison ({ $place }) : { $total }, moins de 6.
log-garrison-left = { $who } garde { $force } ({ $place }) ; les autres rentrent.
log-going-home = { $who } : { $force } quittent la case de retour.
log-home-to = { $who } : { $place } reçoit { $force }.
log-no-refuge = { $who } : plus de refuge pour { $force }, qui sont perdus.
log-back-to-chios = De Samos à Chios, retour de { $force }.
log-silver = { $who } trouve de l’argent : 400 talents.
log-changes-sides = { $place } passe { A($side) }.
log-persia = Le Grand Roi paie pour les navires de Sparte.
log-iasus-falls = { $place } tombe : { $count ->
        [0] aucune cavalerie perse ne peut se rassembler à Sardes
       *[other] { $count } cavaleries perses se rassemblent à Sardes
    }.
log-plague = Peste : { $count ->
        [one] { $count } point d’hoplites meurt
       *[other] { $count } points d’hoplites meurent
    }, de nouveaux équipages coûtent { $talents } talents.
log-plague-dead = { $place } : { $who } perd { $force } par la peste.
log-leader-sickens = { $leader } meurt de la peste.
log-oligarchy = Les oligarques prennent le pouvoir { A($who) } : { $talents } talents épargnés, bellicosité { $change } à la fin du tour, pas d’Eisphora.
log-alcibiades = Alcibiade { $count ->
        [1] fuit à Sparte
        [2] fuit à Sardes
        [3] revient à Athènes
       *[other] part en exil
    }.
log-macedonia-turns = La Macédoine passe { A($side) }.
log-corcyra-civil-war = Guerre civile à Corcyre : ses forces y restent ce tour.
log-corcyra-neutral = { $force ->
        [nobody] Corcyre quitte la Ligue.
       *[other] Corcyre quitte la Ligue ; { $force } disparaissent avec elle.
    }
log-omen = Les dieux en veulent { A($who) } : deux opérations au plus ce tour.
log-revenue-part = { $who }, { $part } : { $talents }
log-revenue = { $who } reçoit { $talents } talents et en possède { $total }.
log-eisphora = { $who } lève { $talents } talents sur les riches et en possède { $total }.
log-built = { $who } construit { $force } pour { $talents } talents et en possède { $total }.
log-no-counters = { $place } : plus de pions pour { $force } ({ $who }) ; ces points quittent le jeu.
log-bellicosity = { $who } : { $mods } : bellicosité { $total }.
log-bellicosity-same = { $who } : bellicosité inchangée, { $total }.
log-bellicosity-reset = { $who } : bellicosité { $total } après l’armistice.
log-surrender = { $who } se rend.
log-armistice = { $count ->
        [one] Armistice d’un tour.
       *[other] Armistice de { $count } tours.
    }
log-game-over = La guerre s’achève : { $reason }.

## Résultats

level-decisive = victoire décisive
level-victory = victoire
level-defeat = défaite
level-draw = match nul
reason-surrender = un camp se rend
reason-armistice = un armistice est conclu
reason-returned = vous revenez à votre premier camp
reason-last-turn = le dernier tour est achevé

## Panneaux de la table

pw-matrix = Matrices de stratégie
pw-tracks = Pistes
pw-forecast = Cette opération
pw-price = { $talents ->
    [0] sans frais
   *[other] { $talents } talents le point
}
pw-interception = en cas de succès : { $battle ->
    [100] une bataille
   *[other] une bataille { $battle } fois sur 100
}, gagnée { $win } fois, perdue { $lose } fois sur 100
pw-watch = Suivre l’autre camp
pw-treasury = Trésor : { $talents }
pw-bellicosity = Bellicosité
pw-confidence = Confiance (ICS)
pw-operations = Opérations
pw-defence = Conditions défensives
pw-strategies = Stratégies
pw-zones = Objectifs par dé
pw-force = Armée
pw-route = Route
pw-checks = Espaces surveillés en chemin
pw-check = { $place } (depuis { LE($from) }) : interception { $met } %, bataille { $fought } %
pw-check-sure = { $place } (depuis { LE($from) }, sans jet) : interception { $met } %, bataille { $fought } %
pw-ends = La marche, en l’état
pw-end-arrives = arrive : { $chance } %
pw-end-stops = s’arrête en chemin : { $chance } %
pw-end-beaten = battue : { $chance } %
pw-end-destroyed = perdue tout entière : { $chance } %
pw-siege = Chance du siège, si elle arrive
pw-battle = Chances de la bataille au bout (gain / perte)
pw-unreachable = Cette armée ne peut s’y rendre.
pw-nobody-yet = Aucun point n’est encore appelé.
pw-none = Aucune opération en préparation.
pw-step = Étape suivante
pw-play = Lecture
pw-pause = Pause
pw-passed = a passé
pw-treasury-row = Trésor
pw-end = À la fin
pw-inset = Sicile et Italie
pw-points = Points de victoire : { $points }
pw-turn = Tour
pw-you = vous
pw-equal = Routes également courtes
pw-ravages = Espaces qu’elle ravagerait
pw-spent = Talents payés, et encore à dépenser hors fonds de réserve
pw-ground = Terrain
pw-league = Ligue
pw-zone = Zone
pw-fortress = Forteresse
pw-view-greece = Grèce
pw-view-aegean = Égée
pw-speed = Vitesse
pw-chart-key = H hoplites, C cavalerie, N navires. Avant chaque stratégie : le dé plus la valeur stratégique du chef.
pw-followed = dernière opération
pw-in-force = en vigueur
pw-key = Légende
pw-line-land = par terre
pw-line-naval = par mer
pw-line-mixed = terre ou mer
pw-line-isthmus = isthme
pw-line-storm = large, tempêtes
pw-key-held = tenu par ce camp
pw-key-siege = assiégé
pw-key-rebel = en rébellion
pw-key-ravaged = ravagé

## Chapitres de la règle

chapter-1 = Introduction, carte et pièces
chapter-2 = Phase politique
chapter-3 = Le choix d’une stratégie
chapter-4 = Les opérations
chapter-5 = Les combats
chapter-6 = L’extension des rébellions
chapter-7 = L’administration
chapter-8 = Armistice et reddition
chapter-9 = Les points de victoire
chapter-10 = Les scénarios
chapter-11 = À deux joueurs
chapter-12 = À plus de deux joueurs
chapter-err = Errata
chapter-qa = Questions et réponses
chapter-pct = Après les combats
chapter-ev = Les événements
chapter-aid = Aide de jeu
