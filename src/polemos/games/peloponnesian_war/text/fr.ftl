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
    .decelea = Décélie
    .syracuse = Syracuse
option-long-walls-leader = Un chef pour défendre Athènes
    .about = Règle optionnelle des errata : quand des Forces athéniennes situées à Athènes livrent bataille, sur place ou à partir de là, sans chef avec elles, on en tire un au sort.
value-decelea = Décélie
value-syracuse = Syracuse

## Camps

role-player = Joueur
    .article = le
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
place-epidaurus-limera = Épidaure Liméra
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
place-plataea = Platée
place-tanagra = Tanagra
place-delium = Délion
place-orchomenus-boe = Orchomène (Béotie)
place-chaeronea = Chéronée
place-siphae = Siphai
place-chalcis = Chalcis
place-eretria = Érétrie
place-carystus = Carystos
place-histiaea = Histiée
place-scyros = Skyros
place-larisa = Larissa
place-pharsalus = Pharsale
place-pagasae = Pagases
place-pella = Pella
place-macedonia = Macédoine
    .article = la
    .at = en
place-pydna = Pydna
place-therme = Thermé
place-potidaea = Potidée
place-olynthus = Olynthe
place-spartolus = Spartolos
place-mende = Mendé
place-scione = Scioné
place-torone = Torone
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
place-gela = Gela
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
zone-italy = Grande Grèce

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
piece-h = hoplite
    .many = hoplites
piece-athens-h = hoplite athénien
    .many = hoplites athéniens
piece-sparta-h = hoplite spartiate
    .many = hoplites spartiates
piece-c = cavalier
    .many = cavaliers
piece-athens-c = cavalier athénien
    .many = cavaliers athéniens
piece-sparta-c = cavalier spartiate
    .many = cavaliers spartiates
piece-n = navire
    .many = navires
piece-athens-n = navire athénien
    .many = navires athéniens
piece-sparta-n = navire spartiate
    .many = navires spartiates
piece-ah = hoplite allié
    .many = hoplites alliés
piece-athens-ah = hoplite allié d’Athènes
    .many = hoplites alliés d’Athènes
piece-sparta-ah = hoplite allié de Sparte
    .many = hoplites alliés de Sparte
piece-ac = cavalier allié
    .many = cavaliers alliés
piece-athens-ac = cavalier allié d’Athènes
    .many = cavaliers alliés d’Athènes
piece-sparta-ac = cavalier allié de Sparte
    .many = cavaliers alliés de Sparte
piece-an = navire allié
    .many = navires alliés
piece-athens-an = navire allié d’Athènes
    .many = navires alliés d’Athènes
piece-sparta-an = navire allié de Sparte
    .many = navires alliés de Sparte
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

prompt-operation =
    { $stage ->
        [0] { $who } peut tenter une opération, mener une armée ou soulever une cité : consultez-vous les dieux, dont elle dépend, ou passez-vous ?
       *[other] { $who } : sur quel objectif { $leader } marche-t-il ? Il peut aussi tenter d’y soulever une rébellion, ou vous passez.
    }
prompt-muster = { $leader } est { A($place) }, en route pour { LE($to_place) }, { $force ->
        [nobody] sans personne encore
       *[other] avec { $force }
    } : qui appelez-vous ici ({ n-talents } à dépenser), ou bien où va-t-il ensuite ? Il part dès que l’armée peut arriver.
prompt-intercept =
    { $force ->
        [nobody] Un chef ennemi arrive seul { A($place) } : quelle Force tente de le prendre, sur 4 ou plus au dé ?
       *[other] Une armée ennemie ({ $force }) arrive { A($place) } : quelle Force tente de l’intercepter, sur 4 ou plus au dé ?
    }
prompt-which-battle = Quelle bataille se livre ensuite ?
prompt-which-siege = Quel siège se résout ensuite ?
prompt-which-enemy = Contre quel ennemi se bat ensuite la Force qui est { A($place) } ?
prompt-stay-behind = Les navires { A($place) } ne peuvent porter toute l’armée ({ $force }) : quels points restent ({ $count } en tout) ?
prompt-garrison = { $who } laisse un point dans l’île { DE($place) } : un hoplite ou un cavalier ?
prompt-harbour = { $who } a perdu le Pirée : vers quel port vont les navires (encore { $count }) ?
prompt-plague = Peste { AU($who) } : où des hoplites meurent-ils (encore { $count }) ?
prompt-eisphora = Levez-vous l’Eisphora, { n-talents }, sur les riches ?
prompt-build = { $who } : quel point de force construisez-vous ? Encore { $count } au plus, 200 talents chacun, { $talents } à dépenser.

## Choix

verb-consult = Consulter les dieux
verb-pass = Passer, sans opération
verb-march = Marcher sur { LE($arg) }
verb-incite = Soulever une rébellion { A($arg) }, pour 100 talents, sur un 6
verb-activate = Appeler un { $arg }
verb-activate-all = Appeler tous les points de cette sorte : { $arg }
verb-muster = Rejoindre { LE($arg) }
verb-muster-storm = Rejoindre { LE($arg) } par la haute mer, au risque d’une tempête
verb-depart = Partir vers l’objectif
verb-depart-storm = Partir par la haute mer, au risque d’une tempête
verb-halt = S’arrêter ici et renoncer à l’objectif
verb-intercept = Intercepter depuis { LE($arg) }
verb-decline = S’abstenir
verb-decline-in-eisphora = Épargner les riches
verb-decline-in-intercept = Laisser passer l’ennemi
verb-resolve = { $arg }
verb-against = Contre { LE($arg) }
verb-leave = Un { $arg } reste
verb-garrison = Laisser un { $arg }
verb-harbour = Un navire vers { LE($arg) }
verb-harbour-all = Tous les navires vers { LE($arg) }
verb-bury = Un hoplite meurt { A($arg) }
verb-levy = Lever l’Eisphora
verb-build = Construire un { $arg }
verb-done = Terminé

## Journal

log-turn = Tour { $turn }
log-phase = { $phase }
log-side-kept = Le dé et la confiance font { $total }, moins de 6 : vous gardez { $side }.
log-side-untested = La confiance est { $total } : pas de jet, vous gardez { $side }.
log-side-changed = Le dé et la confiance font { $total }, au moins 6 : vous commandez désormais { $side }.
log-event = Événement : { $event }.
log-event-impossible = Impossible pour l’instant : { $event }.
log-league-quiet = La Ligue de Délos est calme : la confiance d’Athènes est { $total }.
log-league-stirs = { $cause ->
        [ships] La rébellion gronde dans la Ligue de Délos : Athènes a perdu au moins quatre navires au tour précédent.
       *[other] La rébellion gronde dans la Ligue de Délos : la confiance d’Athènes est { $total }, elle ne dépasse pas 0.
    }
log-leader-drawn = { $who } : { $leader } prend le commandement.
log-opens = { $who } a le meilleur stratège et commence.
log-opens-by-lot = Les deux chefs se valent ; le dé désigne { $who } pour commencer.
log-strategy-kept = { $who } garde sa stratégie : { $strategy }.
log-strategy-chosen = { $who } : le dé et { $count } pour le chef font { $total } : { $strategy }.
log-strategy-barred = Les otages interdisent cette stratégie ({ $strategy }) : { $who } relance.
log-np-condition = { $who } doit répondre à { $condition } : son objectif est { LE($place) }.
log-np-strategy = { $who } n’a pas de condition défensive à parer et suit sa stratégie : { $strategy }.
log-np-zone = Le dé désigne une zone : { $zone }.
log-np-objective = { $who } choisit son objectif : { LE($place) }.
log-np-again = { $place } n’est pas un objectif pour { LE($who) } : on relance le dé.
log-np-force = Contre { LE($place) } ({ $kind }), il faut une armée : { $force }.
log-np-muster =
    Appel { A($place) } : { $force }{ $talents ->
        [0] , sans frais
       *[other] { " " }pour { n-talents }
    }.
log-np-too-dear = { $who } aurait besoin de { n-talents } et ne peut en dépenser que { $total }.
log-activated =
    Appel { A($place) } : { $force }{ $talents ->
        [0] , sans frais
       *[other] { " " }pour { n-talents }
    } ; { $total } encore à dépenser.
log-operation = { $who } : { $leader } part pour { LE($place) }.
log-incite =
    { $who } : pour { n-talents }, { $leader } tente de soulever { LE($place) }, sur { $count ->
        [6] un 6
       *[other] { $count } ou plus
    }.
log-route = Route de l’armée ({ $force }) : { LE($places) }.
log-route-alone = { $leader } voyage seul : { LE($places) }.
log-equal-routes = { $count ->
        [one] { $count } route est également courte
       *[other] { $count } routes sont également courtes
    } ; le sort désigne la route n° { $chosen }.
log-arrived = { $leader } arrive { A($place) } avec { $force }.
log-arrived-alone = { $leader } s’arrête { A($place) }, sans armée.
log-pass-chosen = { $who } passe.
log-pass-augury = Les augures sont contraires : { $who } passe.
log-omens-good = Les augures sont favorables.
log-pass-limit = { $who } a fait ses deux opérations et passe.
log-pass-no-leader = { $who } n’a plus de chef et passe.
log-pass-no-means = { $who } manque d’hommes ou d’argent et passe.
log-pass-no-army = { $who } ne peut lever l’armée qu’il faut et passe.
log-pass-no-objective = { $who } n’a plus d’objectif et passe.
log-incite-failed = { LE($place) } n’écoute pas { LE($who) } ; { $leader } est écarté pour ce tour.
log-rebels = La rébellion éclate { A($place) }.
log-quelled = La rébellion { DE($place) } est étouffée.
log-spread-asked = La rébellion gagne-t-elle { LE($place) } ? Il faut un 6.
log-spread-near = La rébellion gagne-t-elle { LE($place) } ? Un ennemi est proche : il faut 4 ou plus.
log-spread-guarded = Des garnisons { DE($who) } empêchent la rébellion { A($places) }.
log-helots = Les Hilotes sont en armes ({ $count ->
        [1] premier tour
       *[other] tour { $count }
    }).
log-no-rebellion = Aucune cité ne peut se rebeller.
log-site-rebels = { LE($place) } est déjà en rébellion : on passe à la cité suivante de la liste.
log-site-guarded = { LE($place) } a une garnison et reste calme.
log-site-lost = { LE($place) } n’est plus de la Ligue : on passe à la cité suivante de la liste.
log-neighbour-asked = { LE($place) } suit-elle sa voisine ? Il faut un 6.
log-intercepted = { $who } ({ $force }) intercepte { A($place) }, { $stand ->
        [here] sur place
       *[near] depuis { LE($from) }
    }.
log-slipped-by = { $who } ({ $force }) guette { A($place) }{ $stand ->
        [here] {""}
       *[near] {" "}depuis { LE($from) }
    } et manque l’ennemi (il fallait 4 ou plus).
log-let-pass = { $who } laisse passer l’ennemi { A($place) } (interception possible : { $places }).
log-skirmish = Escarmouche { A($place) } : un dé chacun ; un 1 coûte un point à son camp.
log-skirmish-dice = Les dés font { $total }, au moins 11 : une bataille.
log-skirmish-points = { $kind ->
        [navale] { $total ->
            [one] { $total } navire se trouve
           *[other] { $total } navires se trouvent
        }
       *[other] { $total ->
            [one] { $total } point terrestre se trouve
           *[other] { $total } points terrestres se trouvent
        }
    } en présence, dont { $count } à l’intercepteur, au moins la moitié de huit ou plus : une bataille.
log-skirmish-over = Pas de bataille { A($place) } : les dés font { $total }, moins de 11, et d’aucune arme huit points ne se trouvent en présence dont la moitié à l’intercepteur.
log-army-gone = { $who } : il ne reste rien de l’armée { A($place) } ; { $leader } est écarté pour ce tour.
log-leader-caught = { $leader } est pris { A($place) }.
log-ravaged = { $who } ravage { LE($place) }.
log-left-behind = En arrière { A($place) } : { $force }.
log-storm =
    { $force ->
        [nobody] Une tempête emporte le chef { DE($who) }.
       *[other] La tempête détruit l’armée { DE($who) } : { $force }.
    }
log-no-storm = { $who } passe la haute mer sans tempête.
log-neutral-joins =
    { $force ->
        [nobody] { LE($place) } rejoint { LE($who) }, mais il n’y a plus de pions pour ses troupes.
       *[other] { LE($place) } rejoint { LE($who) } avec { $force }.
    }
log-battle =
    { $stage ->
        [march] Bataille { $kind } { A($place) } : { $who }, en marche avec { $ours }, contre { $theirs } depuis { LE($to_place) }.
        [apart] Bataille { $kind } { A($place) } : { $who } avec { $ours } depuis { LE($to_place) }, contre { $theirs }.
       *[here] Bataille { $kind } { A($place) } : { $who } avec { $ours } contre { $theirs }.
    }
log-battle-total = { $who } a { $dice } au dé et { $mods } : { $total } en tout.
log-battle-plain = { $who } a { $total } au dé, sans modificateur.
log-tie-broken = Totaux égaux : { $who } a le meilleur tacticien.
log-battle-won = { $who } l’emporte { A($place) }.
log-confidence-reset = Confiance des deux camps : retour à 0.
log-confidence = Confiance { DE($who) } : { $change }, désormais { $total }.
log-points = Points de victoire { DE($who) } : { $change }, soit { $total }.
log-leader-out = { $leader }, chef { DE($who) }, est écarté pour ce tour.
log-battle-drawn = Personne ne l’emporte { A($place) } ; chacun rentre.
log-no-battle = Navires et hommes se font face { A($place) } : pas de bataille.
log-gives-way = { $who } quitte { LE($place) }.
log-chooses-first = Le dé laisse { $who } choisir le premier combat à résoudre.
log-losses = { $who } perd { $force }.
log-hostages = { $who } prend des otages.
log-leader-dies = { $leader } tombe au combat.
log-leader-called = { $leader } accourt { A($place) }.
log-siege-laid = { $who } assiège { LE($place) }.
log-siege-total = Siège { DE($place) } : { $who } a { $dice } au dé et { $mods } : { $total } (il faut 4 ou plus).
log-siege-plain = Siège { DE($place) } : { $who } a { $total } au dé (il faut 4 ou plus).
log-siege-fails = { $cause ->
        [fed] { $place } est ravitaillée par l’Euxin : { $who } échoue, la terre est ravagée, l’armée rentre.
        [ships] { $place } a plus de navires au port que l’armée { DE($who) } : le siège échoue, la terre est ravagée, l’armée rentre.
       *[dice] { $who } échoue devant { LE($place) } : la terre est ravagée, l’armée rentre.
    }
log-siege-succeeds = { $force ->
        [nobody] { $who } prend { LE($place) }, sans garnison, et la vend pour { n-talents }.
       *[other] { $who } prend { LE($place) } : la garnison ({ $force }) est perdue, la cité vendue pour { n-talents }.
    }
log-army-stays = L’armée { DE($who) } reste { A($place) } : total { $total }, il fallait 6 ou plus.
log-army-goes = { $who } ne laisse qu’une garnison { A($place) } : total { $total }, il fallait 6 ou plus pour garder l’armée.
log-garrison-left = { $who } garde { $force } { A($place) } ; les autres rentrent.
log-going-home = { $who } fait rentrer : { $force }.
log-home-to = De retour { A($place) }, pour { $who } : { $force }.
log-no-refuge = { $who } n’a plus de refuge ; points perdus : { $force }.
log-back-to-chios = De Samos à Chios reviennent : { $force }.
log-silver = { $who } trouve de l’argent : 400 talents.
log-changes-sides = { LE($place) } passe { AU($side) }.
log-persia = Le Grand Roi paie pour les navires de Sparte.
log-iasus-falls =
    { LE($place) } tombe : { $count ->
        [0] aucun cavalier perse ne peut se rassembler à Sardes
        [one] { $count } cavalier perse se rassemble à Sardes
       *[other] { $count } cavaliers perses se rassemblent à Sardes
    }.
log-plague = Peste : { $count ->
        [one] { $count } point d’hoplites meurt
       *[other] { $count } points d’hoplites meurent
    }, de nouveaux équipages coûtent { n-talents }.
log-plague-dead = { $who } perd { $force } { A($place) } par la peste.
log-leader-sickens = { $leader } meurt de la peste.
log-oligarchy = Les oligarques prennent le pouvoir { AU($who) } : { n-talents } épargnés, bellicosité { $change } à la fin du tour, pas d’Eisphora.
log-alcibiades = Alcibiade { $count ->
        [1] fuit à Sparte
        [2] fuit à Sardes
        [3] revient à Athènes
       *[other] part en exil
    }.
log-macedonia-turns = La Macédoine passe { AU($side) }.
log-corcyra-civil-war = Guerre civile à Corcyre : ses forces y restent ce tour.
log-corcyra-neutral =
    { $force ->
        [nobody] Corcyre quitte la Ligue.
       *[other] Corcyre quitte la Ligue ; disparaissent avec elle : { $force }.
    }
log-omen = Les dieux en veulent { AU($who) } : deux opérations au plus ce tour.
log-revenue-part = Revenus { DE($who) }, { $part } : { n-talents }.
log-revenue = { $who } reçoit { n-talents } et en possède { $total }.
log-rich-spared = { $who } épargne les riches.
log-eisphora = { $who } lève { n-talents } sur les riches et en possède { $total }.
log-built = { $who } construit { $force } pour { n-talents } et en possède { $total }.
log-no-counters = Plus de pions pour { $force } { DE($who) } { A($place) } : ces points quittent le jeu.
log-bellicosity = Bellicosité { DE($who) } : { $mods }, désormais { $total }.
log-bellicosity-same = Bellicosité { DE($who) } : inchangée, { $total }.
log-bellicosity-reset = Bellicosité { DE($who) } : { $total } après l’armistice.
log-surrender = { $who } se rend.
log-armistice = { $nicias ->
        [yes] { armistice-turns } : le dé et 1 de plus pour Nicias, divisé par deux, arrondi au-dessus.
       *[no] { armistice-turns } : le dé divisé par deux, arrondi au-dessus.
    }
armistice-turns = { $count ->
        [one] Armistice d’un tour
       *[other] Armistice de { $count } tours
    }
log-fields-recover = Les terres ravagées se relèvent : { $places }.
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
   *[other] { n-talents } le point
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
pw-check = { $place } (depuis { LE($from) }) : interception { $met } %, bataille { $fought } %
pw-check-sure = { $place } (depuis { LE($from) }, sans jet) : interception { $met } %, bataille { $fought } %
pw-ends = La marche, en l’état
pw-end-arrives = arrive : { $chance } %
pw-end-stops = s’arrête en chemin : { $chance } %
pw-end-beaten = battue : { $chance } %
pw-end-destroyed = perdue tout entière : { $chance } %
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
pw-spent = Talents payés, et encore à dépenser hors fonds de secours
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
points-h =
    { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    }
points-c =
    { $count ->
        [one] { $count } cavalier
       *[other] { $count } cavaliers
    }
points-n =
    { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
points-ah =
    { $count ->
        [one] { $count } hoplite allié
       *[other] { $count } hoplites alliés
    }
points-ac =
    { $count ->
        [one] { $count } cavalier allié
       *[other] { $count } cavaliers alliés
    }
points-an =
    { $count ->
        [one] { $count } navire allié
       *[other] { $count } navires alliés
    }
track-treasury = Trésor
track-bellicosity = Bellicosité
track-confidence = Confiance
track-operations = Opérations
marker-rebels = En rébellion :
marker-held = Tenus :
marker-active = Neutres alliés :
marker-losses = Pertes :
marker-ravaged = Ravagés :
marker-event = Événement du tour :
marker-hostages = Tient des otages :
marker-sieges = Assiégés :
marker-corcyra-neutral = Corcyre est neutre
forecast-reachable =
    { $value ->
        [no] Cette armée ne peut atteindre l’objectif.
       *[yes] { "" }
    }
forecast-army = Armée jusqu’ici : { $value }.
forecast-spent = Payé : { $value ->
        [one] { $value } talent
       *[other] { $value } talents
    }.
forecast-route = Route : { $value }.
forecast-ravages = Elle ravagerait { $value }.
forecast-checks = Elle peut être interceptée : { $value },
forecast-intercepted = avec ces chances sur 100 : { $value },
forecast-fought = et il y aurait bataille avec celles-ci : { $value }.
forecast-ends = Sur 100 marches, { $arrives } arrivent, { $stops } s’arrêtent en chemin, { $beaten } sont battues, { $destroyed } sont perdues.
forecast-siege = Le siège au bout réussirait { $value } fois sur 100.
forecast-battle = La bataille au bout serait gagnée { $win } fois et perdue { $lose } fois sur 100.
forecast-interception = Une interception depuis { LE($place) } mènerait à une bataille { $battle } fois sur 100, gagnée { $win } fois et perdue { $lose } fois.
legend =
    3 hoplites athéniens  trois points de force d’hoplites sous un pion
    allié                 des points des alliés d’un camp
section-1-1-1 = La carte
section-1-1-2 = Les pions
section-1-3 = Les termes du jeu
section-1-4 = Le tour de jeu
section-2-1 = Le camp que vous commandez
section-2-2 = Les événements aléatoires
section-2-3 = La rébellion dans la Ligue de Délos
section-2-4 = Le tirage des chefs
section-3-1 = La stratégie de l’autre camp
section-3-1-2 = Les conditions défensives
section-4-0 = Le cours des opérations
section-4-1 = Votre première opération
section-4-1-1 = Rassembler et déplacer une armée
section-4-1-2 = L’isthme de Corinthe
section-4-1-3 = La haute mer vers Syracuse
section-4-1-4 = Le transport des troupes
section-4-1-5 = Le coût des appels
section-4-2 = Les opérations de l’autre camp
section-4-2-1 = La composition de son armée
section-4-3 = Les opérations suivantes
section-4-4 = Déclencher une rébellion
section-4-4-2 = Vos propres tentatives
section-4-5 = Les neutres
section-4-6-1 = Quand il y a interception
section-4-6-2 = Le jet d’interception
section-4-7 = Les escarmouches
section-4-8 = Les ravages
section-5-1 = Où il y a siège
section-5-2 = Les batailles
section-5-2-1 = Les batailles terrestres
section-5-2-2 = Les batailles navales
section-5-2-3 = Les batailles mixtes
section-5-2-4 = Quand il n’y a pas de bataille
section-5-3 = Les sièges
section-5-3-1 = Les Longs Murs
section-5-4 = Rester ou rentrer
section-5-6 = Les otages
section-5-7 = Les chefs au combat
section-5-9 = Chios et Samos
section-6-2 = L’extension des rébellions
section-6-3 = Les Hilotes
section-7-1 = Les revenus
section-7-1-1 = Le revenu de Sicile
section-7-1-2 = La route de l’Euxin
section-7-1-3 = Épidamne
section-7-1-4 = L’Eisphora
section-7-1-5 = Le fonds de secours d’Athènes
section-7-2 = La construction des points de force
section-8-1 = La bellicosité
section-8-2 = La reddition
section-8-3 = L’armistice
section-9-0 = Points gagnés et perdus
section-10-1 = Toute la guerre
section-10-1-1 = Athènes en 431
section-10-1-2 = Sparte en 431
section-10-1-4 = Les règles propres à 431
section-10-2 = La guerre d’Archidamos
section-10-3-1 = Athènes en 413
section-10-3-2 = Sparte en 413
section-10-3-4 = Les règles propres à 413
section-10-4-1 = Sparte en 410
section-10-4-2 = Athènes en 410
section-10-4-3 = Les règles propres à 410
section-11-0 = Ce qui change à deux
section-ev-3 = 3 : les oligarques à Athènes
section-ev-4 = 4 : Sitalcès
section-ev-5 = 5 : la Perse
section-ev-6 = 6 : la peste
section-ev-7 = 7 : un démagogue
section-ev-8 = 8 : les oligarques de la Ligue
section-ev-10 = 10 : neutres et Corcyre
section-ev-11 = 11 : des chefs meurent
section-ev-12 = 12 : éclipse ou séisme

## Pourquoi une chose n’est pas proposée

why-omens-first = Les dieux d’abord : consultez-les, car toute opération après la première du tour dépend des présages.
why-first-operation = La première opération d’un tour se passe de présages.
why-omens-read = Les présages sont lus, et ils sont bons : nommez l’objectif.
why-nothing-to-lead = Aucun point de force ne peut être appelé et payé : aucune armée ne peut marcher.
why-nowhere-to-incite = Aucune cité n’est libre de se soulever : les autres sont à vous, gardées, alliées ou déjà rebelles.
why-hostages-bar = { $place } : { LE($foe) } tient des otages { DE($who) } ; sa patrie et les espaces voisins ne sont pas des objectifs.
why-never-entered = { $place } : { LE($who) } n’y entre jamais, sauf si c’est un allié actif.
why-quiet-own = { $place } : c’est votre propre ligue, on ne soulève pas ses amis.
why-quiet-held = { $place } : une de vos Forces s’y tient.
why-quiet-home = { $place } : c’est la patrie de l’ennemi, elle ne se révolte jamais.
why-quiet-garrison = { $place } : une garnison { DE($foe) } y maintient le calme.
why-quiet-rebels = { $place } : la rébellion y est déjà.
why-quiet-coalition = { $place } : c’est un espace de coalition, que seul un événement ou un voisin soulève.
why-quiet-neutral = { $place } : c’est une puissance neutre, qui n’écoute personne.
why-none-here = { $place } : il n’y en a pas là ({ $piece }).
why-moved-already = { $place } : ceux qui s’y trouvent ont déjà fait une opération ce tour.
why-home-guard = { $place } : la Garde du Foyer ({ $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    }) n’en sort jamais.
why-civil-war = { $place } : pendant la guerre civile, personne n’y prend part aux opérations.
why-too-dear = Il faut { n-talents }, et vous en avez { $total } à dépenser.
why-emergency-fund = Il faut { n-talents }, et vous en avez { $total } à dépenser : le fonds de secours ({ $count }) ne se touche pas.
why-only-one = { $place } : un seul s’y trouve ou peut être payé ({ $piece }).
why-counter-leader = { $piece } : un chef n’est pas appelé, il mène les points de force.
why-counter-enemy = { $piece } : c’est l’ennemi.
why-counter-in-army = { $piece } : ce point marche déjà avec l’armée.
why-counter-going-home = { $piece } : qui rentre à la maison n’est pas appelé.
why-counter-elsewhere = { $piece } : on appelle les points là où est le chef ; il peut rejoindre { LE($place) }.
why-counter-by-kind = { $piece } : les points se choisissent par leur sorte, dans la liste.
why-no-points-there = { $place } : aucun de vos points de force ne s’y trouve.
why-leader-is-there = { $place } : le chef s’y trouve.
why-been-there = { $place } : il y est passé depuis son dernier appel.
why-road-enemy = { $place } : un chef seul n’a pas de route jusque-là ; la plus courte est fermée { A($to_place) }, chez l’ennemi, sans amis pour l’accueillir.
why-road-neutral = { $place } : aucune route n’y mène ; la plus courte est fermée { A($to_place) }, qui est neutre.
why-road-plague = { $place } : ce tour, la peste ferme { LE($to_place) } aux alliés.
why-road-isthmus = { $place } : des navires ne passent l’isthme que pour qui contrôle { LE($places) }.
why-road-narrows = { $place } : avec moins de navires que de points terrestres, l’armée ne peut changer de rive { A($to_place) }.
why-road-needs-ships = { $place } : on n’y va pas à pied, il faut un navire par point terrestre.
why-road-inland = { $place } : c’est à l’intérieur des terres, où aucun navire ne va.
why-road-too-few-ships = { $place } : on n’y va que par mer, et il y a moins de navires que de points terrestres à porter.
why-no-army = { $place } : personne n’est encore appelé, et un chef seul ne marche pas sur un objectif.
why-army-can-get-there = { $place } : l’armée peut y arriver, elle part ou se renforce.
why-storm-ships = La haute mer est pour les navires qui portent tous les hommes de l’armée, ou pour un chef seul.
why-storm-no-shorter = { $place } : la haute mer entre { LE($places) } n’est pas un chemin plus court.
why-interceptor-none = { $place } : aucune de vos Forces ne s’y trouve.
why-interceptor-civil-war = { $place } : pendant la guerre civile, personne n’y intercepte.
why-interceptor-isthmus = { $place } : la Force à l’autre bout de l’isthme rencontre l’ennemi d’elle-même.
why-watches-own-space = { $place } : des hoplites seuls ne surveillent que leur espace, pas { LE($to_place) }.
why-watches-one-line = { $place } : des cavaliers surveillent à une ligne terrestre ou mixte de distance, et { LE($to_place) } est plus loin.
why-watches-two-lines = { $place } : des navires surveillent à deux lignes navales ou mixtes de distance, et { LE($to_place) } est plus loin.
why-watches-not-isthmus = { $place } : des navires ne surveillent rien au-delà de l’isthme, donc pas cet espace ({ $to_place }).
why-watches-both = { $place } : les navires surveillent à deux lignes d’eau, les cavaliers à une ligne de terre, et { LE($to_place) } est plus loin.
why-combat-resolved = { $place } : ce combat est résolu.
why-combat-siege = { $place } : la cité est assiégée, et les sièges suivent les batailles.
why-siege-category = { $place } : d’abord les sièges des patries, puis ceux des espaces de coalition, puis les autres.
why-combat-category = { $place } : d’abord les batailles dans les patries, puis dans les espaces de coalition, puis les autres, puis celles entre voisins.
why-combat-none = { $place } : aucune bataille n’y est due maintenant.
why-siege-none = { $place } : il n’y a pas de siège.
why-combat-chosen = { $place } : cette bataille est choisie, dites contre qui.
why-combat-first = { $place } : choisissez d’abord quelle Force se bat.
why-combat-not-near = { $place } : aucun ennemi n’y est au contact de la Force qui est { A($to_place) }.
why-combat-other-name = { $place } : cette bataille se choisit sous le nom de cet espace.
why-combat-behind-walls = { $place } : en phase de Combat, la cavalerie reste derrière les Longs Murs et n’atteint pas cet espace ({ $to_place }).
why-no-counters-left = Tous les pions de cette sorte sont en jeu ({ $piece }).
why-build-no-refuge = On ne construit rien de cette sorte tant qu’elle n’a nulle part où aller ({ $piece }).
why-ships-sail = Les navires continuent ; ce sont des points terrestres qui restent.
why-not-aboard = Il n’y en a pas dans l’armée ({ $piece }).
why-own-point-first = Un point à vous reste avant un point allié ({ $piece }).
why-none-to-stay = { $place } : il n’y en a pas qui puisse rester ({ $piece }).
why-no-harbour = { $place } : les navires qui ont perdu le Pirée vont à Corcyre ou à Chios.
why-harbour-lost = { $place } : ce port est perdu et ne reçoit plus de navires.
why-one-ship-left = Il ne reste qu’un navire.
why-no-plague-there = { $place } : la peste n’est qu’à Athènes et au Pirée.
why-no-hoplites-there = { $place } : aucun hoplite athénien ne s’y trouve.

## Ce qu’un choix coûte ou apporte

note-pass = plus d’opération pour { LE($who) } ce tour
note-omens = { $count ->
        [5] sur 5 ou 6 les dieux refusent, et vous avez passé
       *[other] sur un 6 les dieux refusent, et vous avez passé
    }
note-call = { $talents ->
        [0] gratuit
       *[other] { n-talents }, il en reste { $total } à dépenser
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } points)
    }
note-free-there = à appeler là-bas : { $force }
note-free-beyond = à appeler là-bas : { $force } ; sur 5 ou 6, une tempête perd qui navigue
note-storm = sur 5 ou 6, une tempête détruit toute l’armée : { $force }
note-depart = personne ne surveille la route { DE($place) }
note-depart-watched = { $count ->
        [one] 1 espace surveillé
       *[other] { $count } espaces surveillés
    } en chemin ; l’armée arrive { A($place) } { $chance } fois sur 100, si chacun tente de l’intercepter
note-halt-army = l’armée reste { A($place) } et ne fait plus d’opération ce tour
note-halt-alone = { $leader } est hors de jeu pour ce tour
note-intercept = avec { $force }, sur 4 ou plus ; puis { $battle ->
        [100] une bataille à coup sûr
       *[other] une bataille { $battle } fois sur 100
    } : gagnée { $win } fois, perdue { $lose } fois sur 100
note-catch = avec { $force }, sur 4 ou plus
note-battle = sur 100 batailles pareilles, { LE($who) } en gagne { $win }, { LE($foe) } { $lose }
note-no-battle = navires et hommes ne se battent pas : un camp se retire
note-siege = { LE($who) } prend la cité { $win } fois sur 100
note-levy = { $total ->
        [one] { $total } talent
       *[other] { $total } talents
    } au trésor ensuite
note-build = { n-talents }, il en reste { $total } ; paraît { A($place) } ; { $count ->
        [one] encore 1 pion
       *[other] encore { $count } pions
    }
note-build-asked = { n-talents }, il en reste { $total } ; vous choisissez son port ; { $count ->
        [one] encore 1 pion
       *[other] encore { $count } pions
    }
note-build-done = { $count ->
        [one] 1 point de plus pouvait être construit
       *[other] { $count } points de plus pouvaient être construits
    } ce tour
note-leave = reste { A($place) } jusqu’à la fin du tour
note-garrison = { $count ->
        [one] l’autre point rentre
       *[other] les { $count } autres points rentrent
    }
note-bury = il en reste { $count } là-bas

# Numbers with their noun.
n-talents =
    { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }
