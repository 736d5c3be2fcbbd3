# Hellas : tous les textes du jeu en français. Clés : docs/protocol.md, section 1.

## Le jeu

game-title = Hellas
game-subtitle = Athènes et Sparte : commerce, navires et puissance autour de l’Égée
game-sketch = Deux cités, une mer, et pas un seul dé. Fondez des comptoirs, ouvrez les routes des céréales, des métaux et du luxe, menez votre peuple de la cité-État à la civilisation, dressez des monuments, tenez provinces et îles. Cinq actions par tour, et jamais celle que l’adversaire vient de prendre. Les légions veulent du pain, les flottes de l’argent, et un peuple mécontent renverse les plus beaux plans.

## Scénarios

scenario-standard = L’essor de deux puissances
    .sketch = Chaque puissance part de sa capitale, de quatre comptoirs voisins et d’une poignée de légions et de navires. La première aux points convenus à la fin d’un cycle d’actions gagne ; une révolution perd aussitôt.
scenario-peloponnesian-war = La guerre du Péloponnèse (non officiel)
    .sketch = Un remplaçant de notre cru pour une feuille de la boîte qui n’est pas publique : deux ligues déjà grandes se font face en 431 av. J.-C. Neuf tours ; huit points gagnent, sinon le plus de points après le dernier tour.

## Camps

role-athens = Athènes
    .adj = athénien
role-sparta = Sparte
    .adj = spartiate
side-syracuse = Syracuse
side-rhodes = Rhodes
side-independent = cité indépendante

## Pièces

piece-legion = légion
    .many = légions
piece-army = armée
    .many = légions
piece-ship = navire
    .many = navires
piece-fleet = flotte
    .many = navires
piece-post = comptoir
    .many = comptoirs
piece-fortress = forteresse
    .article = la
piece-monument = monument
piece-leader = chef

## Marchandises

good-stone = pierre
good-wool = laine
good-wood = bois
good-grain = céréales
good-fish = poisson
good-cattle = bétail
good-wine = vin
good-copper = cuivre
good-bronze = bronze
good-iron = fer
good-silver = argent
good-salt = sel
good-glass = verre
good-gold = or

## Phases d’un tour

phase-setup = mise en place
phase-start = début du tour
phase-actions = cycle d’actions
phase-upkeep = fin du tour
phase-over = terminé

## Développement

row-military = Militaire
row-fleet = Flotte
row-economy = Économie
row-culture = Culture
row-stability = Stabilité
value-military = Militaire
value-fleet = Flotte
value-economy = Économie
value-culture = Culture
value-move = se déplacer
value-attack = attaquer
value-build = construire
value-posts = comptoirs
value-stability = stabilité
value-develop = développer
value-armistice = armistice
level-military-1 = Guerriers
level-military-2 = Hoplites
level-military-3 = Phalange
level-military-4 = Cavalerie
level-fleet-1 = Galère
level-fleet-2 = Birème
level-fleet-3 = Trirème
level-fleet-4 = Astronomie
level-economy-1 = Place du marché
level-economy-2 = Science des matériaux
level-economy-3 = Fabrication
level-economy-4 = Banque
level-culture-1 = Cité-État
level-culture-2 = Royaume
level-culture-3 = Empire
level-culture-4 = Civilisation

## Actions du cycle

action-armistice = armistice
action-attack = attaquer
action-build = construire
action-develop = développer
action-move = se déplacer
action-pass = passer
action-posts = comptoirs
action-stability = stabilité

## Pourquoi la stabilité bouge

cause-phase = une nouvelle phase
cause-luxury = un premier luxe
cause-paid = des talents pour le peuple
cause-monument = un monument
cause-province-gained = une nouvelle province
cause-unpaid = des équipages impayés
cause-province-lost = une province perdue
cause-monument-lost = un monument perdu
cause-refused = une paix refusée
cause-capital = la capitale conquise
cause-agitated = des agitateurs étrangers
why-military = ligne militaire
why-fleet = ligne de la flotte
why-income = revenus
why-units = unités en jeu
why-monuments = monuments
why-stability = stabilité

## Questions

prompt-place-post = Mise en place : où posez-vous un comptoir, qui rapporte la marchandise du lieu ? Seules les marchandises les plus proches de votre capitale sont permises (reste { $count }).
prompt-place-ship = Mise en place : où posez-vous un navire ? Dans une capitale portuaire ou près d’un comptoir du rivage (reste { $count }).
prompt-place-legion = Mise en place : où posez-vous une légion ? Dans la capitale, auprès d’un comptoir ou à bord d’un navire (reste { $count }).
prompt-place-leader = Mise en place : avec quelle unité votre chef commence-t-il ?
prompt-choose-order = Jouez-vous en premier ou en second ce tour ? Le choix vous revient.
prompt-choose-action =
    Action { $number } sur { $of } : laquelle choisissez-vous ? Vous avez { n-talents }. Une action qui ne pourrait rien faire n’est offerte que pour la bloquer à l’adversaire.
prompt-move = Déplacement : quelle pile déplacez-vous, embarquez-vous ou débarquez-vous ? « Terminer » clôt le déplacement.
prompt-march =
    { $count } { $count ->
        [one] légion quitte
       *[other] légions quittent
    } { LE($place) } : vers où ?
prompt-voyage =
    { $count } { $count ->
        [one] navire quitte
       *[other] navires quittent
    } { LE($place) }{ $loaded ->
        [0] { "" }
       *[other] { " " }(dont { $loaded } avec une légion à bord)
    } : vers où ?
prompt-lead = Votre chef quitte { LE($place) } : vers où ?
prompt-stability-or-agitation = Payez-vous { $talents } de vos { $have ->
        [one] { $have } talent
       *[other] { $have } talents
    } pour apaiser votre peuple d’une case, { $agitation } pour pousser d’une case vers la gauche le peuple { DE($foe) }, ou rien, pour seulement bloquer l’action ?
prompt-shelter = Votre chef ne peut rester seul { A($place) }, et plusieurs unités sont aussi proches : laquelle rejoint-il ?
prompt-lead-ashore = Combat à terre { A($place) } : vos navires peuvent encore y combattre, et votre chef n’ajoute deux qu’à l’un des deux combats. Est-il avec les légions ?
prompt-lead-at-sea = Combat naval { A($place) } : vos légions peuvent encore y combattre, et votre chef n’ajoute deux qu’à l’un des deux combats. Est-il avec les navires ?
prompt-attack = Attaque : quel combat engagez-vous, ou quel comptoir sans défense prenez-vous ? « Terminer » clôt l’attaque.
prompt-ship-losses = { $count } { $count ->
        [one] navire est perdu
       *[other] navires sont perdus
    } { A($place) } : combien avec une légion à bord ?
prompt-build =
    Que construisez-vous, et où ? Vous avez { n-talents } ; « Terminer » clôt l’action.
prompt-posts = Où fondez-vous un comptoir, pour { $price ->
        [one] { $price } talent
       *[other] { $price } talents
    } ? Vous en avez { $talents } ; « Terminer » clôt l’action.
prompt-stability = Payez-vous { $talents } de vos { $have ->
        [one] { $have } talent
       *[other] { $have } talents
    } pour avancer d’une case vers la droite la stabilité de votre peuple, ou rien, pour seulement bloquer l’action ?
prompt-develop =
    Quelle ligne de développement avancez-vous d’une case ? Vous avez { n-talents }.
prompt-armistice = Proposez-vous { n-talents } pour un armistice de trois tours, ou rien, pour seulement bloquer l’action ?
prompt-answer = { $foe } offre { n-talents } pour un armistice de trois tours : acceptez-vous ? Refuser vous coûte deux cases de stabilité.
prompt-reinforce = Où placez-vous la nouvelle légion de Syracuse (reste { $count } en tout) ?
prompt-starve =
    { $count } { $count ->
        [one] légion ne peut être nourrie : laquelle dissolvez-vous ?
       *[other] légions ne peuvent être nourries : laquelle dissolvez-vous d’abord ?
    }

## Réponses

verb-post = Comptoir { A($arg) }
verb-double = Second comptoir { A($arg) }
verb-ship = Navire { A($arg) }
verb-legion = Légion { A($arg) }
verb-embark = Légion à bord d’un navire { A($arg) }
verb-leader = Chef { A($arg) }
verb-go-first = Jouer en premier
verb-go-second = Jouer en second
verb-move = Se déplacer
verb-attack = Attaquer
verb-build = Construire
verb-posts = Fonder des comptoirs
verb-stability = Apaiser le peuple
verb-develop = Développer
verb-pass = Passer
verb-armistice = Proposer un armistice
verb-done = Terminer
verb-only-block = Ne rien faire, seulement bloquer cette action
verb-block = Seulement bloquer : { $arg }
verb-join = Rejoindre l’unité { A($arg) }
verb-lead-here = Oui, il combat ici
verb-lead-other = Non, il reste avec les autres
verb-march = Marcher depuis { LE($arg) }
verb-sail = Naviguer depuis { LE($arg) }
verb-load = Embarquer une légion { A($arg) }
verb-unload = Débarquer une légion { A($arg) }
verb-lead = Déplacer le chef depuis { LE($arg) }
verb-bring-leader = Embarquer le chef
verb-leave = En laisser { $arg } sur place
verb-leave-loaded =
    En laisser { $arg } sur place avec { $arg ->
        [one] sa légion
       *[other] leurs légions
    }
verb-to = { $arg }
verb-fight = Combattre { A($arg) }
verb-fight-neutrals = Combattre les neutres { A($arg) }
verb-fight-ships = Combattre sur mer { A($arg) }
verb-take = Prendre le comptoir { DE($arg) }
verb-lose-loaded = { $arg }
verb-fortress = Forteresse { A($arg) }
verb-monument = Monument { A($arg) }
verb-pay = Apaiser votre peuple
verb-agitate = Agiter le peuple adverse
verb-advance = { $arg }
verb-offer = Proposer l’armistice
verb-accept = Accepter l’armistice
verb-refuse = Refuser l’armistice
verb-place = { $arg }
verb-disband = Dissoudre une légion { A($arg) }
verb-disband-aboard = Dissoudre une légion à bord { A($arg) }

## Le journal

log-post-created = { $who } fonde un comptoir { A($place) } pour { n-talents } (reste { $left }).
log-second-post = { $who } fonde un second comptoir { A($place) } pour { n-talents } (reste { $left }).
log-ship-placed = { $who } place un navire { A($place) }.
log-legion-placed = { $who } place une légion { A($place) }.
log-leader-placed = Le chef { DE($who) } est { A($place) }.
log-neutrals-placed = Syracuse, Rhodes et les cités indépendantes garnissent leurs murs.
log-turn = Tour { $turn }
log-income = { $who } encaisse { n-talents } ({ $trade } des marchandises{ $bonus ->
        [0] {""}
       *[other] , { $bonus } de l’économie
    }) ; en caisse { $left }.
log-armistice-over = L’armistice est terminé.
log-first-player = { $who } joue en premier : { $why }, { $ours } contre { $theirs }.
log-landed = { $who } a débarqué en Sicile ; Syracuse s’arme.
log-syracuse-reinforced = Syracuse lève une légion ; { $who } la place { A($place) } (encore { $count } à venir).
log-action = { $who } choisit une action : { $action }.
log-marched = { $who } : { $count } { $count ->
        [one] légion marche
       *[other] légions marchent
    } { DE($place) } { A($to_place) }.
log-sailed = { $who } : { $count } { $count ->
        [one] navire va
       *[other] navires vont
    } { DE($place) } { A($to_place) }{ $loaded ->
        [0] {""}
        [one] , une légion à bord
       *[other] , { $loaded } légions à bord
    }.
log-led = Le chef { DE($who) } va { DE($place) } { A($to_place) }.
log-loaded = { $who } embarque une légion { A($place) }.
log-unloaded = { $who } débarque une légion { A($place) }.
log-contested = { $who } conteste { LE($place) }.
log-uncontested = Plus personne ne conteste { LE($place) }.
log-control-gained =
    { $who } contrôle { LE($place) } : case { $box } de la rangée des provinces, soit { n-points }.
log-control-lost =
    { $who } perd le contrôle { DE($place) } : case { $box } de la rangée des provinces, soit { n-points }.
log-stability = Stabilité { DE($who) } : de { $before } à { $box } ({ $cause } { $steps }).
log-golden-age = { $who } entre dans un âge d’or : { $row }.
log-revolution = Révolution : le peuple { DE($who) } se soulève.
log-capital-conquered = { $who } conquiert la capitale ennemie, { $place }.
log-battle = { $who } attaque { A($place) } : { $attack } contre { $defence }, une légion tombe par tranche de { $each } en face ; l’attaquant { $lost ->
        [0] n’en perd aucune
       *[other] en perd { $lost }
    }, le défenseur { $killed ->
        [0] aucune
       *[other] { $killed }
    }.
log-battle-neutrals = { $who } attaque les neutres { A($place) } : { $attack } contre { $defence }, une légion tombe par tranche de { $each } en face ; l’attaquant { $lost ->
        [0] n’en perd aucune
       *[other] en perd { $lost }
    }, le défenseur { $killed ->
        [0] aucune
       *[other] { $killed }
    }.
log-sea-battle = { $who } combat sur mer { A($place) } : { $attack } contre { $defence }, un navire coule par tranche de { $each } en face ; l’attaquant { $lost ->
        [0] n’en perd aucun
       *[other] en perd { $lost }
    }, le défenseur { $killed ->
        [0] aucun
       *[other] { $killed }
    }.
log-fortress-destroyed = { $who } brûle la forteresse { DE($place) }.
log-monument-destroyed = { $who } détruit le monument { DE($foe) } { A($place) }.
log-post-taken = { $who } prend le comptoir { DE($foe) } { A($place) }.
# Of records of older rules.
log-built = { $who } construit { A($place) } : { $piece }, pour { n-talents } (reste { $left }).
log-built-fortress = { $who } construit une forteresse { A($place) } pour { n-talents } (reste { $left }).
log-built-monument = { $who } construit un monument { A($place) } pour { n-talents } (reste { $left }).
log-built-legion = { $who } construit une légion { A($place) } pour { n-talents } (reste { $left }).
log-built-ship = { $who } construit un navire { A($place) } pour { n-talents } (reste { $left }).
log-developed = { $who } développe la ligne { $row } pour { n-talents } : case { $box } (reste { $left }).
log-phase-entered = { $who } atteint une nouvelle phase : { $level }.
log-setback = { $who } recule sur la ligne { $row } de la case { $before } à la case { $box } ({ $level }).
log-armistice-offered = { $who } propose un armistice pour { n-talents }.
log-armistice-accepted = { $who } accepte : { $foe } paie { n-talents } pour un armistice de trois tours.
log-armistice-refused = { $who } refuse l’armistice ; { $foe } ne paie rien.
log-upkeep = { $who } paie ses navires : { $talents } sur { $due ->
    [one] 1 talent dû
   *[other] { $due } talents dus
    } (reste { $left }).
log-disbanded = { $who } dissout une légion { A($place) }.
log-post-placed = { $who } place un comptoir { A($place) }.
log-legion-embarked = { $who } place une légion à bord d’un navire { A($place) }.
log-leader-driven-out = Le chef { DE($who) }, seul { A($place) }, rejoint l’unité la plus proche { A($to_place) }.
log-leader-with-legions = Le chef { DE($who) } combat avec les légions.
log-leader-with-ships = Le chef { DE($who) } combat avec les navires.
log-goods = { $who } { $count ->
        [0] n’a plus { DE($good) }
        [one] a 1 part { DE($good) }
       *[other] a { $count } parts { DE($good) }
    } ; revenus { $income }, { $supply ->
        [0] pas de quoi nourrir une légion
        [one] de quoi nourrir { $supply } légion
       *[other] de quoi nourrir { $supply } légions
    }.
log-armistice-goes-on = L’armistice se poursuit : tour { $box } sur { $of }.
log-first-player-by-default = { $who } joue en premier : tout ce qui se compare est égal.
log-order-chosen = { $who } décide : { $foe } joue en premier.
log-blocked = { $who } ne fait rien de l’action « { $action } » : elle n’est que bloquée.
log-points =
    { $who } a désormais { n-points }.
log-stability-golden = Stabilité { DE($who) } : de { $before } à l’âge d’or ({ $cause } { $steps }).
log-stability-out-of-gold = Stabilité { DE($who) } : fin de l’âge d’or, case { $box } ({ $cause } { $steps }).
log-stability-fallen = Stabilité { DE($who) } : de { $before } hors de la piste ({ $cause } { $steps }).
log-force = Force { DE($who) } : { $count ->
        [0] aucune légion
        [one] 1 légion de valeur { $each }
       *[other] { $count } légions de valeur { $each }
    }{ $culture ->
        [0] {""}
       *[other] , culture { $culture }
    }{ $stability ->
        [0] {""}
       *[other] , stabilité { $stability }
    }{ $leading ->
        [0] {""}
       *[other] , chef { $leading }
    }{ $walls ->
        [0] {""}
       *[other] , forteresse { $walls }
    }{ $mountain ->
        [0] {""}
       *[other] , montagne { $mountain }
    }.
log-force-at-sea = Force { DE($who) } : { $count ->
        [one] 1 navire de valeur { $each }
       *[other] { $count } navires de valeur { $each }
    }{ $culture ->
        [0] {""}
       *[other] , culture { $culture }
    }{ $stability ->
        [0] {""}
       *[other] , stabilité { $stability }
    }{ $leading ->
        [0] {""}
       *[other] , chef { $leading }
    }{ $mountain ->
        [0] {""}
       *[other] , montagne { $mountain }
    }.
log-force-of-neutrals = Force { DE($who) } : { $count ->
        [0] aucune légion
        [one] 1 légion de valeur { $each }
       *[other] { $count } légions de valeur { $each }
    }{ $walls ->
        [0] {""}
       *[other] , forteresse { $walls }
    }{ $mountain ->
        [0] {""}
       *[other] , montagne { $mountain }
    }.
log-sunk =
    { $who } perd { $count } { $count ->
        [one] navire
       *[other] navires
    } { A($place) }.
log-drowned =
    { $count } { $count ->
        [one] légion { DE($who) } coule avec son navire
       *[other] légions { DE($who) } coulent avec leurs navires
    } { A($place) }.
log-fortress-stands =
    La forteresse { DE($place) } tient : il reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    }, il en faut { $needs }.
log-monument-stands =
    Le monument { DE($place) } tient : il reste { $left ->
        [one] { $left } point
       *[other] { $left } points
    }, il en faut { $needs }.
log-setback-to-start = { $who } recule sur la ligne { $row } de la case { $before } jusqu’avant la première.
log-paid-for-calm = { $who } dépense { n-talents } pour son peuple (reste { $left }).
log-paid-for-unrest = { $who } dépense { n-talents } pour agiter le peuple { DE($foe) } (reste { $left }).
log-hunger = { $who } a { $count ->
        [one] { $count } légion
       *[other] { $count } légions
    } et { $supply ->
        [0] ne peut en nourrir aucune
       *[other] peut en nourrir { $supply }
    }.
log-disbanded-aboard = { $who } dissout une légion à bord d’un navire { A($place) }.
log-tie-break = Points égaux : { $why }, Athènes { $athens }, Sparte { $sparta }.

## La fin

level-victory = victoire
level-draw = égalité
reason-points = points de victoire à la fin d’un cycle
reason-points-tie = points égaux, tranchés par les départages
reason-last-turn = le plus de points après le dernier tour
reason-last-turn-tie = points égaux après le dernier tour, tranchés par les départages
reason-revolution = révolution de l’autre peuple
score-monuments = Monuments
score-golden-ages = Âges d’or
score-islands = Îles
score-provinces = Provinces

## Options d’une partie

option-points = Points pour gagner
    .about = Dix dans la partie longue, neuf dans la moyenne, huit dans la courte. Le scénario a les siens.
option-points-10 = 10 (longue)
option-points-9 = 9 (moyenne)
option-points-8 = 8 (courte)
option-turn-limit = Dernier tour
    .about = Les règles n’en fixent pas. S’il y en a un, le plus de points l’emporte ensuite, avec les départages usuels.
option-turn-limit-0 = aucun
option-turn-limit-20 = tour 20
option-turn-limit-40 = tour 40
option-turn-limit-60 = tour 60
option-end-of-turn = Fin d’un tour
    .about = Les règles se contredisent : la victoire se vérifie avant de payer les navires et nourrir les légions, ou après.
    .victory = victoire d’abord
    .upkeep = entretien d’abord
option-luxuries = Luxes pour la culture
    .about = Les phases de culture demandent un à trois comptoirs de luxe : n’importe lesquels, ou de luxes différents.
    .posts = comptoirs au choix
    .kinds = luxes différents
option-strict-ships = Côtés stricts pour les navires
    .about = Les navires ne passent pas d’une côte à l’autre à travers une langue de terre.
option-agitation = 18.1 Agitation
    .about = Avec l’action de stabilité, 100 talents reculent l’adversaire d’une case.
option-setbacks = 18.2 Reculs
    .about = Perdre une marchandise qu’une phase demande fait reculer le cube ; les âges d’or peuvent se perdre.
option-new-provinces = 18.3 Joie des provinces
    .about = Chaque province gagnée donne une case de stabilité.
option-legions-found = 18.4 Les légions fondent
    .about = Les navires seuls ne peuvent fonder de comptoir.
option-leaders = 18.5 Chefs
    .about = Un chef par camp : deux points de combat, six de déplacement, jamais perdu.
option-choose-order = 18.6 Choix de l’ordre
    .about = Celui qui serait premier joueur dit s’il joue en premier ou en second.
option-manufacture = 18.7 Seconds comptoirs
    .about = Dès la Fabrication, un second comptoir peut se fonder où il y en a un.
option-light-laurels = 18.8 Lauriers clairs
    .about = Les lauriers clairs de la piste de contrôle comptent à la place des foncés : les points viennent plus tôt.

## Étiquettes de la table

label-money = talents
label-income = revenu
label-supply = légions nourries
label-upkeep = entretien
label-stability = stabilité
label-islands = îles
label-provinces = provinces
label-points = points
label-points-of = { $n } { $n ->
        [one] point
       *[other] points
    }
label-goods = Marchandises
label-development = Développement
label-cycle = Cycle d’actions
label-tracks = Pistes
label-forecast = Prévisions
label-armistice = Armistice : tour { $box } sur { $of }
label-no-armistice = pas d’armistice
label-first = joue en premier
label-golden-age = âge d’or
label-revolution = révolution
label-next-income = tour suivant
label-hungry = non nourries
label-reserve = en réserve
label-target = pour gagner
label-syracusans = Syracusains à venir
label-needs = demande
label-cost = prix { $cost }
label-gives-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
label-gives-stability = stabilité { $n }
label-gives-income = revenu { $n }
label-gives-combat = combat { $n }
label-gives-move = déplacement { $n }
label-gives-total = total au combat { $n }
label-luxuries-needed = luxes { $have } sur { $need }
label-combat = { $attack } contre { $defence } : pertes { $lost }, infligées { $killed }
label-falls-fortress = la forteresse tombe
label-falls-monument = le monument tombe
label-terrain-sea = mer
label-terrain-coast = côte
label-terrain-land = terre
label-terrain-island = île
label-mountain = montagne
label-city = ville
label-contested = contesté
label-ground = Terrain
label-area = Région
skin-hellas-view-greece = Grèce
skin-hellas-view-asia = Asie
skin-hellas-view-north = Le nord
skin-hellas-view-sicily = Sicile
label-goods-none = aucune

## Provinces et îles

place-sicily = Sikelia
    .at = en
place-epirus = Épire
    .article = la
    .at = en
place-aetolia = Étolie
    .article = la
    .at = en
place-achaea = Achaïe
    .article = la
    .at = en
place-thessaly = Thessalie
    .article = la
    .at = en
place-macedonia = Macédoine
    .article = la
    .at = en
place-messenia = Messénie
    .article = la
    .at = en
place-phocis = Phocide
    .article = la
    .at = en
place-arcadia = Arcadie
    .article = la
    .at = en
place-laconia = Laconie
    .article = la
    .at = en
place-argolis = Argolide
    .article = la
    .at = en
place-boeotia = Béotie
    .article = la
    .at = en
place-attica = Attique
    .article = la
    .at = en
place-thrace = Thrace
    .article = la
    .at = en
place-mysia = Mysie
    .article = la
    .at = en
place-lydia = Lydie
    .article = la
    .at = en
place-caria = Carie
    .article = la
    .at = en
place-corcyra = Corcyre
place-cephalonia = Céphalonie
place-cythera = Cythère
place-euboea = Eubée
    .article = la
    .at = en
place-crete = Crète
    .article = la
    .at = en
place-thasos = Thasos
place-scyros = Skyros
place-melos = Mélos
place-andros = Andros
place-lemnos = Lemnos
place-naxos = Naxos
place-thera = Théra
place-lesbos = Lesbos
place-chios = Chios
place-samos = Samos
place-cos = Cos
place-rhodes = Rhodes

## Hexagones

place-h0012 = mer de Sicile 0012
place-h0013 = mer de Sicile 0013
place-h0111 = mer de Sicile 0111
place-h0112 = Sikelia 0112
    .at = en
place-h0113 = mer de Sicile 0113
place-h0211 = mer de Sicile 0211
place-h0212 = Sikelia 0212
    .at = en
place-h0213 = Sélinonte
place-h0214 = mer de Sicile 0214
place-h0311 = mer de Sicile 0311
place-h0312 = Sikelia 0312
    .at = en
place-h0313 = Agrigente
place-h0314 = mer de Sicile 0314
place-h0411 = mer de Sicile 0411
place-h0412 = Sikelia 0412
    .at = en
place-h0413 = Enna
place-h0414 = Sikelia 0414
    .at = en
place-h0415 = mer de Sicile 0415
place-h0511 = mer de Sicile 0511
place-h0512 = Sikelia 0512
    .at = en
place-h0513 = Léontinoi
place-h0514 = Sikelia 0514
    .at = en
place-h0515 = mer de Sicile 0515
place-h0611 = mer de Sicile 0611
place-h0612 = Sikelia 0612
    .at = en
place-h0613 = Sikelia 0613
    .at = en
place-h0614 = Syracuse
place-h0615 = mer de Sicile 0615
place-h0711 = mer de Sicile 0711
place-h0712 = mer de Sicile 0712
place-h0713 = mer de Sicile 0713
place-h0714 = mer de Sicile 0714
place-h0715 = mer de Sicile 0715
place-h0716 = mer de Sicile 0716
place-h0804 = mer Ionienne 0804
place-h0805 = mer Ionienne 0805
place-h0806 = Corcyre
place-h0807 = mer Ionienne 0807
place-h0808 = mer Ionienne 0808
place-h0809 = mer Ionienne 0809
place-h0810 = mer Ionienne 0810
place-h0811 = mer Ionienne 0811
place-h0812 = mer Ionienne 0812
place-h0813 = mer Ionienne 0813
place-h0814 = mer Ionienne 0814
place-h0815 = mer Ionienne 0815
place-h0816 = mer Ionienne 0816
place-h0817 = mer Ionienne 0817
place-h0818 = mer Ionienne 0818
place-h0819 = mer Ionienne 0819
place-h0820 = mer Ionienne 0820
place-h0821 = mer Ionienne 0821
place-h0822 = mer Ionienne 0822
place-h0823 = mer Ionienne 0823
place-h0905 = Bouthrote
place-h0906 = mer Ionienne 0906
place-h0907 = mer Ionienne 0907
place-h0908 = mer Ionienne 0908
place-h0909 = mer Ionienne 0909
place-h0910 = mer Ionienne 0910
place-h0911 = mer Ionienne 0911
place-h0912 = mer Ionienne 0912
place-h0913 = mer Ionienne 0913
place-h0914 = mer Ionienne 0914
place-h0915 = mer Ionienne 0915
place-h0916 = mer Ionienne 0916
place-h0917 = mer Ionienne 0917
place-h0918 = mer Ionienne 0918
place-h0919 = mer Ionienne 0919
place-h0920 = mer Ionienne 0920
place-h0921 = mer Ionienne 0921
place-h0922 = mer Ionienne 0922
place-h0923 = mer Ionienne 0923
place-h1005 = Épire 1005
    .at = en
place-h1006 = Épire 1006
    .at = en
place-h1007 = Épire 1007
    .at = en
place-h1008 = mer Ionienne 1008
place-h1009 = mer Ionienne 1009
place-h1010 = mer Ionienne 1010
place-h1011 = mer Ionienne 1011
place-h1012 = mer Ionienne 1012
place-h1013 = mer Ionienne 1013
place-h1014 = mer Ionienne 1014
place-h1015 = mer Ionienne 1015
place-h1016 = mer Ionienne 1016
place-h1017 = mer Ionienne 1017
place-h1018 = mer Ionienne 1018
place-h1019 = mer Ionienne 1019
place-h1020 = mer Ionienne 1020
place-h1021 = mer Ionienne 1021
place-h1022 = mer Ionienne 1022
place-h1023 = mer Ionienne 1023
place-h1105 = Épire 1105
    .at = en
place-h1106 = Dodone
place-h1107 = Épire 1107
    .at = en
place-h1108 = mer Ionienne 1108
place-h1109 = mer Ionienne 1109
place-h1110 = mer Ionienne 1110
place-h1111 = Céphalonie
place-h1112 = mer Ionienne 1112
place-h1113 = mer Ionienne 1113
place-h1114 = mer Ionienne 1114
place-h1115 = mer Ionienne 1115
place-h1116 = mer Ionienne 1116
place-h1117 = mer Ionienne 1117
place-h1118 = mer Ionienne 1118
place-h1119 = mer Ionienne 1119
place-h1120 = mer Ionienne 1120
place-h1121 = mer Ionienne 1121
place-h1122 = mer Ionienne 1122
place-h1123 = mer Ionienne 1123
place-h1205 = Épire 1205
    .at = en
place-h1206 = Épire 1206
    .at = en
place-h1207 = Épire 1207
    .at = en
place-h1208 = Ambracie
place-h1209 = Étolie 1209
    .at = en
place-h1210 = mer Ionienne 1210
place-h1211 = mer Ionienne 1211
place-h1212 = mer Ionienne 1212
place-h1213 = mer Ionienne 1213
place-h1214 = mer Ionienne 1214
place-h1215 = mer Ionienne 1215
place-h1216 = mer Ionienne 1216
place-h1217 = mer Ionienne 1217
place-h1218 = mer Ionienne 1218
place-h1219 = mer Ionienne 1219
place-h1220 = mer Ionienne 1220
place-h1221 = mer Ionienne 1221
place-h1222 = mer Ionienne 1222
place-h1223 = mer Ionienne 1223
place-h1305 = Épire 1305
    .at = en
place-h1306 = Tymphée
    .article = la
    .at = en
place-h1307 = Épire 1307
    .at = en
place-h1308 = Étolie 1308
    .at = en
place-h1309 = Stratos
place-h1310 = Œniades
place-h1311 = mer Ionienne 1311
place-h1312 = Cyllène
place-h1313 = mer Ionienne 1313
place-h1314 = mer Ionienne 1314
place-h1315 = mer Ionienne 1315
place-h1316 = mer Ionienne 1316
place-h1317 = mer Ionienne 1317
place-h1318 = mer Ionienne 1318
place-h1319 = mer Ionienne 1319
place-h1320 = mer Ionienne 1320
place-h1321 = mer Ionienne 1321
place-h1322 = mer Ionienne 1322
place-h1323 = mer Ionienne 1323
place-h1405 = Thessalie 1405
    .at = en
place-h1406 = Thessalie 1406
    .at = en
place-h1407 = Thessalie 1407
    .at = en
place-h1408 = Étolie 1408
    .at = en
place-h1409 = Étolie 1409
    .at = en
place-h1410 = Calydon
place-h1411 = mer Ionienne 1411
place-h1412 = Achaïe 1412
    .at = en
place-h1413 = Olympie
place-h1414 = mer Ionienne 1414
place-h1415 = mer Ionienne 1415
place-h1416 = mer Ionienne 1416
place-h1417 = mer Ionienne 1417
place-h1418 = mer Ionienne 1418
place-h1419 = mer Ionienne 1419
place-h1420 = mer Ionienne 1420
place-h1421 = mer Ionienne 1421
place-h1422 = mer Ionienne 1422
place-h1423 = mer Ionienne 1423
place-h1501 = Macédoine 1501
    .at = en
place-h1502 = Macédoine 1502
    .at = en
place-h1503 = Macédoine 1503
    .at = en
place-h1504 = Macédoine 1504
    .at = en
place-h1505 = Thessalie 1505
    .at = en
place-h1506 = Thessalie 1506
    .at = en
place-h1507 = Thessalie 1507
    .at = en
place-h1508 = Étolie 1508
    .at = en
place-h1509 = Étolie 1509
    .at = en
place-h1510 = Naupacte
place-h1511 = Patras
place-h1512 = Psophis
place-h1513 = Achaïe 1513
    .at = en
place-h1514 = Cyparissia
place-h1515 = Pylos
place-h1516 = Messénie 1516
    .at = en
place-h1517 = mer Ionienne 1517
place-h1518 = mer Ionienne 1518
place-h1519 = mer Ionienne 1519
place-h1520 = mer Ionienne 1520
place-h1521 = mer Ionienne 1521
place-h1522 = mer Ionienne 1522
place-h1523 = mer Ionienne 1523
place-h1601 = Macédoine 1601
    .at = en
place-h1602 = Édesse
place-h1603 = Macédoine 1603
    .at = en
place-h1604 = Macédoine 1604
    .at = en
place-h1605 = Thessalie 1605
    .at = en
place-h1606 = Trikka
place-h1607 = Thessalie 1607
    .at = en
place-h1608 = Thessalie 1608
    .at = en
place-h1609 = Étolie 1609
    .at = en
place-h1610 = Amphissa
place-h1611 = mer Ionienne 1611
place-h1612 = Achaïe 1612
    .at = en
place-h1613 = Arcadie 1613
    .at = en
place-h1614 = Mégalopolis
place-h1615 = Messène
place-h1616 = Messénie 1616
    .at = en
place-h1617 = mer Ionienne 1617
place-h1618 = mer Ionienne 1618
place-h1619 = mer Ionienne 1619
place-h1620 = mer Ionienne 1620
place-h1621 = mer Ionienne 1621
place-h1622 = mer Ionienne 1622
place-h1623 = mer Ionienne 1623
place-h1701 = Macédoine 1701
    .at = en
place-h1702 = Macédoine 1702
    .at = en
place-h1703 = Pydna
place-h1704 = Macédoine 1704
    .at = en
place-h1705 = Larissa
place-h1706 = Thessalie 1706
    .at = en
place-h1707 = Pharsale
place-h1708 = Thessalie 1708
    .at = en
place-h1709 = Phocide 1709
    .at = en
place-h1710 = Delphes
place-h1711 = mer Égée 1711
place-h1712 = Achaïe 1712
    .at = en
place-h1713 = Arcadie 1713
    .at = en
place-h1714 = Tégée
place-h1715 = Sparte
place-h1716 = Gythion
place-h1717 = Laconie 1717
    .at = en
place-h1718 = mer Ionienne 1718
place-h1719 = mer Ionienne 1719
place-h1720 = mer Ionienne 1720
place-h1721 = mer Ionienne 1721
place-h1722 = mer Ionienne 1722
place-h1723 = mer Ionienne 1723
place-h1801 = Macédoine 1801
    .at = en
place-h1802 = Pella
place-h1803 = mer de Thrace 1803
place-h1804 = mer de Thrace 1804
place-h1805 = Thessalie 1805
    .at = en
place-h1806 = Thessalie 1806
    .at = en
place-h1807 = Phères
place-h1808 = Thessalie 1808
    .at = en
place-h1809 = Malide
    .article = la
    .at = en
place-h1810 = Phocide 1810
    .at = en
place-h1811 = mer Égée 1811
place-h1812 = Sicyone
place-h1813 = Argos
place-h1814 = Argolide 1814
    .at = en
place-h1815 = Laconie 1815
    .at = en
place-h1816 = Laconie 1816
    .at = en
place-h1817 = mer Ionienne 1817
place-h1818 = mer Ionienne 1818
place-h1819 = mer Ionienne 1819
place-h1820 = mer Ionienne 1820
place-h1821 = mer Ionienne 1821
place-h1822 = mer Ionienne 1822
place-h1823 = mer Ionienne 1823
place-h1901 = Macédoine 1901
    .at = en
place-h1902 = Thermé
place-h1903 = mer de Thrace 1903
place-h1904 = mer de Thrace 1904
place-h1905 = mer de Thrace 1905
place-h1906 = Magnésie
    .article = la
    .at = en
place-h1907 = mer Égée 1907
place-h1908 = mer Égée 1908
place-h1909 = Oponte
place-h1910 = Béotie 1910
    .at = en
place-h1911 = mer Égée 1911
place-h1912 = Corinthe
place-h1913 = Argolide 1913
    .at = en
place-h1914 = mer de Myrto 1914
place-h1915 = mer de Myrto 1915
place-h1916 = Épidaure Liméra
place-h1917 = Laconie 1917
    .at = en
place-h1918 = Cythère
place-h1919 = mer de Crète 1919
place-h1920 = mer de Crète 1920
place-h1921 = mer de Crète 1921
place-h1922 = mer de Crète 1922
place-h1923 = mer de Crète 1923
place-h2001 = Macédoine 2001
    .at = en
place-h2002 = Macédoine 2002
    .at = en
place-h2003 = Olynthe
place-h2004 = mer de Thrace 2004
place-h2005 = mer de Thrace 2005
place-h2006 = mer Égée 2006
place-h2007 = Thessalie 2007
    .at = en
place-h2008 = mer Égée 2008
place-h2009 = Histiée
place-h2010 = Béotie 2010
    .at = en
place-h2011 = Thèbes
place-h2012 = Attique 2012
    .at = en
place-h2013 = mer Égée 2013
place-h2014 = Trézène
place-h2015 = mer de Myrto 2015
place-h2016 = mer de Myrto 2016
place-h2017 = mer de Myrto 2017
place-h2018 = mer de Crète 2018
place-h2019 = mer de Crète 2019
place-h2020 = mer de Crète 2020
place-h2021 = mer de Crète 2021
place-h2022 = mer de Crète 2022
place-h2023 = mer de Crète 2023
place-h2101 = Macédoine 2101
    .at = en
place-h2102 = Stagire
place-h2103 = Macédoine 2103
    .at = en
place-h2104 = Mendé
place-h2105 = mer de Thrace 2105
place-h2106 = mer Égée 2106
place-h2107 = mer Égée 2107
place-h2108 = mer Égée 2108
place-h2109 = Eubée 2109
    .at = en
place-h2110 = Béotie 2110
    .at = en
place-h2111 = Attique 2111
    .at = en
place-h2112 = Athènes
place-h2113 = mer Égée 2113
place-h2114 = mer de Myrto 2114
place-h2115 = mer de Myrto 2115
place-h2116 = mer de Myrto 2116
place-h2117 = mer de Myrto 2117
place-h2118 = mer de Crète 2118
place-h2119 = mer de Crète 2119
place-h2120 = mer de Crète 2120
place-h2121 = Kydonia
place-h2122 = mer de Crète 2122
place-h2123 = mer de Crète 2123
place-h2201 = Amphipolis
place-h2202 = mer de Thrace 2202
place-h2203 = Macédoine 2203
    .at = en
place-h2204 = mer de Thrace 2204
place-h2205 = mer de Thrace 2205
place-h2206 = mer Égée 2206
place-h2207 = mer Égée 2207
place-h2208 = mer Égée 2208
place-h2209 = mer Égée 2209
place-h2210 = Chalcis
place-h2211 = mer Égée 2211
place-h2212 = Attique 2212
    .at = en
place-h2213 = Attique 2213
    .at = en
place-h2214 = mer de Myrto 2214
place-h2215 = mer de Myrto 2215
place-h2216 = mer de Myrto 2216
place-h2217 = mer de Myrto 2217
place-h2218 = mer de Crète 2218
place-h2219 = mer de Crète 2219
place-h2220 = mer de Crète 2220
place-h2221 = mer de Crète 2221
place-h2222 = Crète 2222
    .at = en
place-h2223 = mer de Crète 2223
place-h2300 = Thrace 2300
    .at = en
place-h2301 = Thrace 2301
    .at = en
place-h2302 = mer de Thrace 2302
place-h2303 = Macédoine 2303
    .at = en
place-h2304 = mer de Thrace 2304
place-h2305 = mer de Thrace 2305
place-h2306 = mer Égée 2306
place-h2307 = mer Égée 2307
place-h2308 = mer Égée 2308
place-h2309 = mer Égée 2309
place-h2310 = Eubée 2310
    .at = en
place-h2311 = Érétrie
place-h2312 = mer Égée 2312
place-h2313 = mer Égée 2313
place-h2314 = mer de Myrto 2314
place-h2315 = mer de Myrto 2315
place-h2316 = mer de Myrto 2316
place-h2317 = mer de Myrto 2317
place-h2318 = mer de Crète 2318
place-h2319 = mer de Crète 2319
place-h2320 = mer de Crète 2320
place-h2321 = Crète 2321
    .at = en
place-h2322 = mer de Crète 2322
place-h2323 = mer de Crète 2323
place-h2400 = Thrace 2400
    .at = en
place-h2401 = Pangée
    .article = le
place-h2402 = Thasos
place-h2403 = mer de Thrace 2403
place-h2404 = mer de Thrace 2404
place-h2405 = mer de Thrace 2405
place-h2406 = mer Égée 2406
place-h2407 = mer Égée 2407
place-h2408 = mer Égée 2408
place-h2409 = Skyros
place-h2410 = mer Égée 2410
place-h2411 = mer Égée 2411
place-h2412 = Carystos
place-h2413 = mer Égée 2413
place-h2414 = mer Égée 2414
place-h2415 = mer Égée 2415
place-h2416 = mer Égée 2416
place-h2417 = Mélos
place-h2418 = mer de Crète 2418
place-h2419 = mer de Crète 2419
place-h2420 = mer de Crète 2420
place-h2421 = mer de Crète 2421
place-h2422 = Rhithymna
place-h2423 = mer de Crète 2423
place-h2500 = Thrace 2500
    .at = en
place-h2501 = Thrace 2501
    .at = en
place-h2502 = mer de Thrace 2502
place-h2503 = mer de Thrace 2503
place-h2504 = mer de Thrace 2504
place-h2505 = mer de Thrace 2505
place-h2506 = mer Égée 2506
place-h2507 = mer Égée 2507
place-h2508 = mer Égée 2508
place-h2509 = mer Égée 2509
place-h2510 = mer Égée 2510
place-h2511 = mer Égée 2511
place-h2512 = Andros
place-h2513 = mer Égée 2513
place-h2514 = mer Égée 2514
place-h2515 = mer Égée 2515
place-h2516 = mer Égée 2516
place-h2517 = mer Égée 2517
place-h2518 = mer de Crète 2518
place-h2519 = mer de Crète 2519
place-h2520 = mer de Crète 2520
place-h2521 = mer de Crète 2521
place-h2522 = Crète 2522
    .at = en
place-h2523 = mer de Crète 2523
place-h2600 = Thrace 2600
    .at = en
place-h2601 = Abdère
place-h2602 = mer de Thrace 2602
place-h2603 = mer de Thrace 2603
place-h2604 = mer de Thrace 2604
place-h2605 = Lemnos
place-h2606 = mer Égée 2606
place-h2607 = mer Égée 2607
place-h2608 = mer Égée 2608
place-h2609 = mer Égée 2609
place-h2610 = mer Égée 2610
place-h2611 = mer Égée 2611
place-h2612 = mer Égée 2612
place-h2613 = mer Égée 2613
place-h2614 = mer Égée 2614
place-h2615 = mer Égée 2615
place-h2616 = mer Égée 2616
place-h2617 = mer Égée 2617
place-h2618 = mer de Crète 2618
place-h2619 = mer de Crète 2619
place-h2620 = mer de Crète 2620
place-h2621 = mer de Crète 2621
place-h2622 = Cnossos
place-h2623 = Gortyne
place-h2700 = Rhodope
    .article = le
    .at = dans le
place-h2701 = mer de Thrace 2701
place-h2702 = mer de Thrace 2702
place-h2703 = mer de Thrace 2703
place-h2704 = mer de Thrace 2704
place-h2705 = mer de Thrace 2705
place-h2706 = mer Égée 2706
place-h2707 = mer Égée 2707
place-h2708 = mer Égée 2708
place-h2709 = mer Égée 2709
place-h2710 = mer Égée 2710
place-h2711 = mer Égée 2711
place-h2712 = mer Égée 2712
place-h2713 = mer Égée 2713
place-h2714 = mer Égée 2714
place-h2715 = Naxos
place-h2716 = mer Égée 2716
place-h2717 = Théra
place-h2718 = mer de Crète 2718
place-h2719 = mer de Crète 2719
place-h2720 = mer de Crète 2720
place-h2721 = mer de Crète 2721
place-h2722 = Crète 2722
    .at = en
place-h2723 = mer de Crète 2723
place-h2800 = Thrace 2800
    .at = en
place-h2801 = Maronée
place-h2802 = mer de Thrace 2802
place-h2803 = mer de Thrace 2803
place-h2804 = mer de Thrace 2804
place-h2805 = mer de Thrace 2805
place-h2806 = mer Égée 2806
place-h2807 = mer Égée 2807
place-h2808 = mer Égée 2808
place-h2809 = mer Égée 2809
place-h2810 = mer Égée 2810
place-h2811 = mer Égée 2811
place-h2812 = mer Icarienne 2812
place-h2813 = mer Icarienne 2813
place-h2814 = mer Icarienne 2814
place-h2815 = mer Icarienne 2815
place-h2816 = mer Icarienne 2816
place-h2817 = mer Icarienne 2817
place-h2818 = mer de Crète 2818
place-h2819 = mer de Crète 2819
place-h2820 = mer de Crète 2820
place-h2821 = mer de Crète 2821
place-h2822 = mer de Crète 2822
place-h2823 = Hiérapytna
place-h2900 = Thrace 2900
    .at = en
place-h2901 = Thrace 2901
    .at = en
place-h2902 = mer de Thrace 2902
place-h2903 = mer de Thrace 2903
place-h2904 = mer de Thrace 2904
place-h2905 = mer de Thrace 2905
place-h2906 = mer Égée 2906
place-h2907 = Érésos
place-h2908 = mer Égée 2908
place-h2909 = mer Égée 2909
place-h2910 = Chios
place-h2911 = mer Égée 2911
place-h2912 = mer Icarienne 2912
place-h2913 = mer Icarienne 2913
place-h2914 = mer Icarienne 2914
place-h2915 = mer Icarienne 2915
place-h2916 = mer Icarienne 2916
place-h2917 = mer Icarienne 2917
place-h2918 = mer de Crète 2918
place-h2919 = mer de Crète 2919
place-h2920 = mer de Crète 2920
place-h2921 = mer de Crète 2921
place-h2922 = Crète 2922
    .at = en
place-h2923 = mer de Crète 2923
place-h3000 = Thrace 3000
    .at = en
place-h3001 = Thrace 3001
    .at = en
place-h3002 = Ainos
place-h3003 = Sestos
place-h3004 = Abydos
place-h3005 = Mysie 3005
    .at = en
place-h3006 = Assos
place-h3007 = mer Égée 3007
place-h3008 = Mytilène
place-h3009 = mer Égée 3009
place-h3010 = mer Égée 3010
place-h3011 = mer Égée 3011
place-h3012 = mer Icarienne 3012
place-h3013 = mer Icarienne 3013
place-h3014 = mer Icarienne 3014
place-h3015 = mer Icarienne 3015
place-h3016 = mer Icarienne 3016
place-h3017 = mer Icarienne 3017
place-h3018 = mer de Crète 3018
place-h3019 = mer de Crète 3019
place-h3020 = mer de Crète 3020
place-h3021 = mer de Crète 3021
place-h3022 = mer de Crète 3022
place-h3023 = mer de Crète 3023
place-h3100 = Thrace 3100
    .at = en
place-h3101 = Thrace 3101
    .at = en
place-h3102 = Thrace 3102
    .at = en
place-h3103 = Mysie 3103
    .at = en
place-h3104 = Mysie 3104
    .at = en
place-h3105 = Skepsis
place-h3106 = mer Égée 3106
place-h3107 = mer Égée 3107
place-h3108 = mer Égée 3108
place-h3109 = mer Égée 3109
place-h3110 = Érythrées
place-h3111 = mer Égée 3111
place-h3112 = mer Icarienne 3112
place-h3113 = mer Icarienne 3113
place-h3114 = mer Icarienne 3114
place-h3115 = mer Icarienne 3115
place-h3116 = mer Icarienne 3116
place-h3117 = mer Icarienne 3117
place-h3118 = mer de Crète 3118
place-h3119 = mer de Crète 3119
place-h3120 = mer de Crète 3120
place-h3121 = mer de Crète 3121
place-h3122 = mer de Crète 3122
place-h3123 = mer de Crète 3123
place-h3200 = Thrace 3200
    .at = en
place-h3201 = Thrace 3201
    .at = en
place-h3202 = Thrace 3202
    .at = en
place-h3203 = Propontide 3203
    .at = en
place-h3204 = Mysie 3204
    .at = en
place-h3205 = Mysie 3205
    .at = en
place-h3206 = Adramyttion
place-h3207 = Mysie 3207
    .at = en
place-h3208 = Lydie 3208
    .at = en
place-h3209 = Lydie 3209
    .at = en
place-h3210 = Phocée
place-h3211 = Lydie 3211
    .at = en
place-h3212 = mer Icarienne 3212
place-h3213 = Samos
place-h3214 = mer Icarienne 3214
place-h3215 = mer Icarienne 3215
place-h3216 = mer Icarienne 3216
place-h3217 = mer Icarienne 3217
place-h3218 = mer de Crète 3218
place-h3219 = mer de Crète 3219
place-h3220 = mer de Crète 3220
place-h3221 = mer de Crète 3221
place-h3222 = mer de Crète 3222
place-h3223 = mer de Crète 3223
place-h3300 = Thrace 3300
    .at = en
place-h3301 = Thrace 3301
    .at = en
place-h3302 = Propontide 3302
    .at = en
place-h3303 = Mysie 3303
    .at = en
place-h3304 = Zéléia
place-h3305 = Mysie 3305
    .at = en
place-h3306 = Mysie 3306
    .at = en
place-h3307 = Pergame
place-h3308 = Lydie 3308
    .at = en
place-h3309 = Lydie 3309
    .at = en
place-h3310 = Smyrne
place-h3311 = Lydie 3311
    .at = en
place-h3312 = mer Icarienne 3312
place-h3313 = Milet
place-h3314 = mer Icarienne 3314
place-h3315 = mer Icarienne 3315
place-h3316 = Cos
place-h3317 = mer Icarienne 3317
place-h3318 = mer de Crète 3318
place-h3319 = mer de Crète 3319
place-h3320 = mer de Crète 3320
place-h3321 = mer de Crète 3321
place-h3322 = mer de Crète 3322
place-h3323 = mer de Crète 3323
place-h3400 = Thrace 3400
    .at = en
place-h3401 = Thrace 3401
    .at = en
place-h3402 = Propontide 3402
    .at = en
place-h3403 = Propontide 3403
    .at = en
place-h3404 = Mysie 3404
    .at = en
place-h3405 = Mysie 3405
    .at = en
place-h3406 = Mysie 3406
    .at = en
place-h3407 = Mysie 3407
    .at = en
place-h3408 = Lydie 3408
    .at = en
place-h3409 = Magnésie du Sipyle
place-h3410 = Lydie 3410
    .at = en
place-h3411 = Lydie 3411
    .at = en
place-h3412 = Éphèse
place-h3413 = Carie 3413
    .at = en
place-h3414 = Carie 3414
    .at = en
place-h3415 = Halicarnasse
place-h3416 = mer Icarienne 3416
place-h3417 = mer Icarienne 3417
place-h3418 = mer de Crète 3418
place-h3419 = mer de Crète 3419
place-h3420 = mer de Crète 3420
place-h3421 = mer de Crète 3421
place-h3422 = mer de Crète 3422
place-h3423 = mer de Crète 3423
place-h3500 = Thrace 3500
    .at = en
place-h3501 = Propontide 3501
    .at = en
place-h3502 = Propontide 3502
    .at = en
place-h3503 = Cyzique
place-h3504 = Mysie 3504
    .at = en
place-h3505 = Mysie 3505
    .at = en
place-h3506 = Mysie 3506
    .at = en
place-h3507 = Mysie 3507
    .at = en
place-h3508 = Thyatire
place-h3509 = Lydie 3509
    .at = en
place-h3510 = Lydie 3510
    .at = en
place-h3511 = Lydie 3511
    .at = en
place-h3512 = Carie 3512
    .at = en
place-h3513 = Carie 3513
    .at = en
place-h3514 = Mylasa
place-h3515 = Carie 3515
    .at = en
place-h3516 = Cnide
place-h3517 = mer Icarienne 3517
place-h3518 = mer de Crète 3518
place-h3519 = mer de Crète 3519
place-h3520 = mer de Crète 3520
place-h3521 = mer de Crète 3521
place-h3522 = mer de Crète 3522
place-h3523 = mer de Crète 3523
place-h3600 = Périnthe
place-h3601 = Propontide 3601
    .at = en
place-h3602 = Propontide 3602
    .at = en
place-h3603 = Propontide 3603
    .at = en
place-h3604 = Mysie 3604
    .at = en
place-h3605 = Mysie 3605
    .at = en
place-h3606 = Mysie 3606
    .at = en
place-h3607 = Mysie 3607
    .at = en
place-h3608 = Lydie 3608
    .at = en
place-h3609 = Lydie 3609
    .at = en
place-h3610 = Sardes
place-h3611 = Lydie 3611
    .at = en
place-h3612 = Lydie 3612
    .at = en
place-h3613 = Alabanda
place-h3614 = Carie 3614
    .at = en
place-h3615 = Carie 3615
    .at = en
place-h3616 = Carie 3616
    .at = en
place-h3617 = Carie 3617
    .at = en
place-h3618 = Rhodes
place-h3619 = Lindos
place-h3620 = mer de Crète 3620
place-h3621 = mer de Crète 3621
place-h3622 = mer de Crète 3622
place-h3623 = mer de Crète 3623
place-h3700 = Thrace 3700
    .at = en
place-h3701 = Propontide 3701
    .at = en
place-h3702 = Propontide 3702
    .at = en
place-h3703 = Propontide 3703
    .at = en
place-h3704 = Mysie 3704
    .at = en
place-h3705 = Mysie 3705
    .at = en
place-h3706 = Mysie 3706
    .at = en
place-h3707 = Mysie 3707
    .at = en
place-h3708 = Lydie 3708
    .at = en
place-h3709 = Lydie 3709
    .at = en
place-h3710 = Lydie 3710
    .at = en
place-h3711 = Lydie 3711
    .at = en
place-h3712 = Carie 3712
    .at = en
place-h3713 = Carie 3713
    .at = en
place-h3714 = Carie 3714
    .at = en
place-h3715 = Carie 3715
    .at = en
place-h3716 = Caunos
place-h3717 = mer Icarienne 3717
place-h3718 = mer de Crète 3718
place-h3719 = mer de Crète 3719
place-h3720 = mer de Crète 3720
place-h3721 = mer de Crète 3721
place-h3722 = mer de Crète 3722
place-h3723 = mer de Crète 3723
place-h3800 = Thrace 3800
    .at = en
place-h3801 = Propontide 3801
    .at = en
place-h3802 = Propontide 3802
    .at = en
place-h3803 = Propontide 3803
    .at = en
place-h3816 = Carie 3816
    .at = en
place-h3817 = mer Icarienne 3817
place-h3818 = mer de Crète 3818
place-h3819 = mer de Crète 3819
place-h3820 = mer de Crète 3820
place-h3821 = mer de Crète 3821
place-h3822 = mer de Crète 3822
place-h3823 = mer de Crète 3823
place-h3900 = Byzance
place-h3901 = Propontide 3901
    .at = en
place-h3902 = Propontide 3902
    .at = en
place-h3903 = Propontide 3903
    .at = en
place-h3916 = Carie 3916
    .at = en
place-h3917 = mer Icarienne 3917
place-h3918 = mer de Crète 3918
place-h3919 = mer de Crète 3919
place-h3920 = mer de Crète 3920
place-h3921 = mer de Crète 3921
place-h3922 = mer de Crète 3922
place-h3923 = mer de Crète 3923

## Chapitres de la règle

chapter-1 = De quoi il s’agit
chapter-2 = Comment gagner
chapter-3 = Carte et pièces
chapter-4 = Mise en place
chapter-5 = Le tour de jeu
chapter-6 = Les revenus du commerce
chapter-7 = Qui commence
chapter-8 = Le cycle d’actions
chapter-9 = Les huit actions
chapter-10 = Approvisionnement et entretien de la flotte
chapter-11 = Contrôle des îles et des provinces
chapter-12 = Les monuments
chapter-13 = Armées et flottes
chapter-14 = La révolution
chapter-15 = Cités indépendantes et Sicile
chapter-16 = La fin de la partie
chapter-17 = Nombres de pièces
chapter-18 = Règles optionnelles
chapter-19 = Crédits
track-culture = Culture
track-economy = Économie
track-fleet = Flotte
track-military = Militaire
track-money = Talents
track-income = Revenus
track-stability = Stabilité
track-supply = Légions nourries
track-legions = Légions
track-ships = Navires
track-upkeep = Entretien
track-islands = Îles
track-provinces = Provinces
track-points = Points
marker-first = Joue en premier :
marker-target = Points pour gagner :
marker-armistice = Armistice, tour
marker-syracusans = Syracusains à venir :
marker-laurels = Lauriers qui comptent :
marker-asker = A demandé l’armistice :
value-dark = les foncés
value-light = les clairs
forecast-treasury = { $who } : entretien { $upkeep }, revenus { $income }, soit { $next ->
        [one] { $next } talent
       *[other] { $next } talents
    } au tour suivant{ $hungry ->
        [0] { "" }
        [one] { " " }; 1 légion aura faim
       *[other] { " " }; { $hungry } légions auront faim
    }.
forecast-combats =
    Combat { A($place) } : { $attack } contre { $defence } ; vous perdriez { $lost }, l’adversaire { $killed }{ $fortress ->
        [yes] { " " }et la forteresse
       *[other] { "" }
    }{ $monument ->
        [yes] { " " }et le monument
       *[other] { "" }
    }.
legend =
    Attique 2011     un hexagone d’une région, par son numéro sur la carte
    2 légions        des pièces d’une sorte dans un hexagone
result-win = { $who } l’emporte : { $reason }.
section-3-1 = La carte
section-3-2 = Terrains, marchandises et villes
section-4-2 = Les premiers comptoirs
section-4-3 = Les premières légions et navires
section-4-9 = Les garnisons neutres
section-4-10 = Les trésors de départ
section-9-1 = Se déplacer
section-9-1-1 = Les légions à bord
section-9-1-2 = La Sicile
section-9-1-3 = Les montagnes
section-9-1-4 = Les hexagones contestés
section-9-2 = Attaquer
section-9-3 = Construire
section-9-4 = Les comptoirs
section-9-5 = La stabilité
section-9-6 = Le développement
section-9-7 = Passer et bloquer
section-9-8 = L’armistice
section-15-1 = Syracuse
section-15-2 = Les cités indépendantes
section-18-1 = L’agitation
section-18-2 = Les reculs
section-18-5 = Les chefs
section-18-7 = Les seconds comptoirs
section-18-8 = Les lauriers clairs

## Pourquoi une chose n’est pas proposée

why-action-just-taken = { $foe } vient de choisir cette action.
why-action-twice = Vous avez déjà choisi deux fois cette action pendant ce cycle.
why-action-thrice = Cette action a déjà été choisie trois fois pendant ce cycle.
why-action-idle = Cette action ne pourrait rien faire maintenant : on peut seulement la bloquer.
why-action-not-idle = Cette action peut faire quelque chose : choisissez-la plutôt que de la bloquer.
why-no-legion-here = { $place } : aucune de vos légions n’y est.
why-no-open-post = Aucun comptoir ennemi sans garnison ne se trouve auprès d’une de vos légions.
why-no-post-left = Tous vos comptoirs sont sur la carte.
why-row-full = { $place } : votre rangée de cette marchandise est pleine.
why-garrisoned-before = { $place } : sa garnison est tombée pendant cette action même ; le comptoir tombera à une autre.
why-armistice-no-taking = On ne prend rien à l’adversaire pendant l’armistice.
why-armistice-no-fighting = Les deux camps ne se battent pas pendant l’armistice.
why-fought-already = { $place } : ce combat a déjà été livré pendant cette action.
why-nobody-to-fight = Aucune de vos légions ne partage un hexagone contesté avec une légion, une forteresse ou un monument ennemi.
why-no-ships-to-fight = Aucun de vos navires ne partage un hexagone avec des navires ennemis.
why-no-neutrals-to-fight = Aucune de vos légions ne côtoie des troupes indépendantes.
why-too-dear = Cela coûte { n-talents }, et vous en avez { $have }.
why-here-already = { $place } : c’est là qu’ils se trouvent.
why-no-legion-to-march = { $place } : aucune de vos légions n’y est.
why-no-ship-to-sail = { $place } : aucun de vos navires n’y est.
why-no-legions-at-all = Aucune de vos légions n’est à terre.
why-no-ships-at-all = Vous n’avez pas de navires.
why-legion-moved = { $place } : vos légions ont déjà bougé pendant cette action.
why-met-enemies = { $place } : vos unités y ont rencontré l’ennemi et doivent s’y arrêter.
why-ship-moved = { $place } : vos navires ont déjà bougé pendant cette action.
why-legions-all-moved = Aucune de vos légions ne peut plus marcher : elles ont bougé ou n’ont nulle part où aller.
why-ships-all-moved = Aucun de vos navires ne peut plus voguer : ils ont bougé ou n’ont nulle part où aller.
why-shut-in = { $place } : toutes les issues mènent à des hexagones que l’armistice vous ferme, ou coûtent plus de points qu’il n’y en a.
why-no-army-left =
    Il faudrait un pion d’armée pour joindre une légion seule, et { $count ->
        [one] le vôtre est
       *[other] vos { $count } pions sont
    } déjà en jeu.
why-no-fleet-left =
    Il faudrait un pion de flotte pour joindre un navire seul, et { $count ->
        [one] le vôtre est
       *[other] vos { $count } pions sont
    } déjà en jeu.
why-armistice-no-entry = { $place } : des pièces adverses s’y trouvent, et l’armistice court.
why-legion-at-sea = { $place } : c’est la mer ; une légion n’y va qu’à bord d’un navire.
why-ship-on-land = { $place } : c’est l’intérieur des terres ; aucun navire n’y va.
why-far-sea-closed = { $place } : c’est la haute mer, ouverte à partir de la phase des birèmes.
why-beyond-far-sea = { $place } : la route passe par la haute mer, ouverte à partir de la phase des birèmes.
why-no-way-by-land = { $place } : aucun chemin n’y mène par terre ; il faut un navire.
why-no-way-by-sea = { $place } : aucune route n’y mène par mer.
why-too-far = { $place } : trop loin ; le chemin coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et il y en a { $of }.
why-mountain-too-dear = { $place } : une montagne ; avec la montée, le chemin coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et il y en a { $of }.
why-blue-barrier = { $place } : une barrière bleue vous en sépare, et aucun détour n’est assez court.
why-road-stopped = { $place } : le chemin s’arrête { A($via) } ; qui y entre doit s’arrêter.
why-road-barred = { $place } : le chemin passe par { LE($via) }, que l’armistice vous ferme.
why-part-of-stack = Sur { $count }, une unité au moins part et une au moins reste.
why-rest-has-no-way = Les unités qui partent n’auraient nulle part où aller.
why-not-so-many-empty =
    { $count ->
        [0] Aucun de ces navires n’est
        [one] Un seul de ces navires est
       *[other] Seuls { $count } de ces navires sont
    } sans légion à bord.
why-not-so-many-loaded =
    { $count ->
        [0] Aucun de ces navires ne porte
        [one] Un seul de ces navires porte
       *[other] Seuls { $count } de ces navires portent
    } une légion.
why-leader-moved = Votre chef a déjà bougé pendant cette action.
why-leader-aboard = Votre chef est déjà à bord.
why-leader-elsewhere = Votre chef n’est pas là d’où partent ces navires.
why-leader-not-there = { $place } : votre chef n’y est pas.
why-leader-shut-in = Votre chef n’a nulle part où aller.
why-leader-out-of-reach = { $place } : hors de portée de votre chef, qui a { $of ->
        [one] { $of } point
       *[other] { $of } points
    } de déplacement par terre.
why-leader-among-enemies = { $place } : votre chef ne va pas seul parmi les ennemis.
why-no-legion-to-load = { $place } : aucune de vos légions n’y est pour embarquer.
why-no-ship-to-load = { $place } : aucun de vos navires n’y est pour embarquer.
why-no-empty-ship = { $place } : il n’y a plus de navire vide qui n’ait pas bougé.
why-no-legion-left-to-load = { $place } : les légions ont bougé ou débarqué pendant cette action.
why-nothing-to-load = Nulle part une légion et un navire vide à vous ne sont ensemble depuis le début de l’action.
why-nothing-aboard = { $place } : aucune de vos légions n’y est à bord d’un navire.
why-landing-at-sea = { $place } : en pleine mer ; on débarque sur une côte ou une île.
why-boarded-in-this-move = { $place } : ces légions ont embarqué ou vogué pendant cette action ; elles débarquent à une autre.
why-nothing-to-land = Aucune légion à bord depuis le début de l’action n’est près d’un rivage.
why-no-legions-yet = On construit des légions à partir de la première phase militaire.
why-no-ships-yet = On construit des navires à partir de la première phase de la flotte.
why-no-monuments-yet = On construit des monuments à partir de la troisième phase de la culture.
why-no-fortress-left = Toutes vos forteresses sont sur la carte.
why-no-legion-left = Toutes vos légions sont sur la carte.
why-no-ship-left = Tous vos navires sont sur la carte.
why-no-monument-left = Tous vos monuments sont debout.
why-contested-no-building = { $place } : hexagone contesté ; on n’y construit rien.
why-no-fortress-for-legion = { $place } : les légions naissent dans vos forteresses, et il n’y en a pas.
why-no-port-for-ship = { $place } : les navires naissent dans vos ports, et vous n’y avez pas de forteresse.
why-fortress-inland = { $place } : votre forteresse est à l’intérieur des terres et n’est pas un port.
why-fortress-new = { $place } : une forteresse à peine bâtie fait sa première unité lors d’une autre action.
why-fortress-made-one = { $place } : cette forteresse a déjà fait son unité pendant cette action.
why-no-city = { $place } : pas de ville ; forteresses et monuments se dressent dans les villes.
why-no-post-for-fortress = { $place } : la forteresse remplace votre comptoir, et vous n’en avez pas.
why-fortress-stands = { $place } : votre forteresse s’y dresse déjà.
why-no-fortress-on-island = { $place } : une île ; on n’y bâtit pas de forteresse.
why-built-here-now = { $place } : vous y avez bâti pendant cette action ; une forteresse et un monument en demandent deux.
why-one-monument-each-time = Un monument par action, et celle-ci a eu le sien.
why-monument-stands = { $place } : un monument s’y dresse déjà.
why-nothing-own-for-monument = { $place } : vous n’y avez ni comptoir ni forteresse.
why-no-city-for-fortress = Aucun de vos comptoirs n’est dans une ville non contestée du continent.
why-no-fortress-free = Aucune de vos forteresses non contestées ne peut plus faire de légion pendant cette action.
why-no-city-for-monument = Vous ne tenez aucune ville non contestée qui soit sans monument.
why-no-port-free = Aucun de vos ports non contestés ne peut plus faire de navire pendant cette action.
why-row-at-its-end = { $row } : cette ligne est à son terme, dans l’âge d’or.
why-box-too-dear = { $row } : la case suivante coûte { n-talents }, et vous en avez { $have }.
why-one-box-a-row = { $row } : vous avez déjà avancé sur cette ligne pendant cette action.
why-no-row-open = On ne peut avancer sur aucune ligne : les cases suivantes coûtent plus que vous n’avez, ou leurs conditions ne sont pas remplies.
why-needs-good = { $row } : la phase suivante demande un comptoir non contesté de cette marchandise : { $good }.
why-needs-luxuries = { $row } : la phase suivante demande { $count ->
        [one] un produit de luxe non contesté
       *[other] { $count } produits de luxe non contestés
    } (sel, verre, or), et vous en avez { $have }.
why-needs-phase = { $row } : la phase suivante demande d’abord : { $level }.
why-no-goods-here = { $place } : aucune marchandise à y échanger.
why-nobody-there = { $place } : vous n’y avez ni légion ni navire.
why-legion-needed = { $place } : un navire seul n’y fonde rien ; une légion doit avoir débarqué.
why-own-post-stands = { $place } : votre propre comptoir s’y trouve.
why-enemy-post-stands = { $place } : un comptoir ou une forteresse adverse s’y trouve.
why-contested-no-post = { $place } : hexagone contesté ; on n’y fonde pas de comptoir.
why-enemy-legion-there = { $place } : des légions ennemies y sont.
why-enemy-monument-there = { $place } : un monument ennemi s’y dresse.
why-neutrals-hold-it = { $place } : des troupes neutres s’y tiennent ; il faut d’abord les vaincre.
why-no-site = Aucune de vos unités ne tient une marchandise libre.
why-no-own-post-to-double = { $place } : vous n’y avez pas de comptoir.
why-two-posts-stand = { $place } : vous y avez déjà deux comptoirs.
why-no-manufacture = Les seconds comptoirs demandent la troisième phase de l’économie.
why-nothing-to-double = Aucun de vos comptoirs n’a de place pour un second.
why-stability-golden-already = La stabilité de votre peuple est dans son âge d’or.
why-armistice-running = Un armistice court déjà.
why-not-free-sicily = { $place } : la légion vient sur une marchandise de Sicile où aucun joueur n’a de pièce.
why-no-legion-to-disband = { $place } : aucune de vos légions n’y est à terre.
why-nobody-aboard = { $place } : aucune de vos légions n’y est à bord d’un navire.
why-no-unit-to-join = { $place } : aucune de vos unités n’y est.
why-unit-farther-away = { $place } : une autre de vos unités est plus proche.
why-ship-losses = Entre { $least } et { $most } des navires perdus ont une légion à bord.
why-setup-taken = { $place } : un comptoir ou une forteresse s’y trouve déjà.
why-setup-barred = { $place } : { LE($area) } vous est fermée pendant la mise en place.
why-setup-no-land-way = { $place } : aucun chemin n’y mène par terre depuis votre capitale.
why-setup-not-nearest = { $place } : à { $of ->
        [one] { $of } hexagone
       *[other] { $of } hexagones
    } de votre capitale ; il reste des marchandises libres à { $count }.
why-setup-no-own-shore = { $place } : vous n’y avez ni comptoir ni capitale sur un rivage.
why-setup-nothing-own = { $place } : vous n’y avez ni comptoir ni capitale.
why-setup-ship-there = { $place } : votre navire s’y trouve ; la légion monte à bord.
why-setup-no-ship = { $place } : aucun de vos navires n’y est.
why-setup-ship-full = { $place } : chaque navire y porte déjà une légion.
why-setup-no-unit = { $place } : aucune de vos unités n’y est.
why-no-enemy-post = { $place } : il n’y a pas de comptoir ennemi.
why-post-garrisoned = { $place } : des légions ennemies gardent le comptoir.
why-not-contested = { $place } : votre légion ne conteste pas cet hexagone.
why-no-legion-to-fight = { $place } : aucune de vos légions n’y est à terre.
why-legion-aboard = { $place } : votre légion y est embarquée ; elle doit débarquer lors d’un mouvement avant de combattre.
why-ships-only = { $place } : vos navires ne combattent pas à terre ; il y faut des légions.
why-no-ship-to-fight = { $place } : aucun de vos navires n’y est.
why-no-enemy-here = { $place } : il n’y a ni légion, ni forteresse, ni monument ennemi.
why-no-enemy-ship-here = { $place } : il n’y a pas de navire ennemi.
why-no-neutrals-here = { $place } : il n’y a pas de troupes neutres.
why-only-a-post = { $place } : un comptoir ne se combat pas, il se prend.
why-setup-no-room-aboard = Aucun de vos navires n’a de place pour une légion.
why-setup-no-room-ashore = Aucun de vos comptoirs, ni votre capitale, n’a de place pour une légion.

## Ce qu’un choix coûte et apporte

note-price = { n-talents }, il en reste { $left }
note-price-each = { n-talents } chacun
note-only-blocks = ne fait rien ; { $foe } ne peut pas la prendre juste après ({ $action })
note-passes = ne fait rien, et compte parmi vos actions
note-ends-cycle = termine le cycle d’actions
note-upkeep-due = puis vos navires coûtent { n-talents } sur { $have }
note-upkeep-unpaid = puis vos navires coûtent { n-talents } ; avec { $have }, vous perdez une case de stabilité
note-legions-starve =
    puis { $count ->
        [one] 1 légion est dissoute
       *[other] { $count } légions sont dissoutes
    } faute de vivres
note-combat = { $attack } contre { $defence } : { $lost ->
        [0] vous ne perdez aucune légion
        [one] vous perdez 1 légion
       *[other] vous perdez { $lost } légions
    }, l’adversaire { $killed }
note-combat-ships = { $attack } contre { $defence } : { $lost ->
        [0] vous ne perdez aucun navire
        [one] vous perdez 1 navire
       *[other] vous perdez { $lost } navires
    }, l’adversaire { $killed }
note-combat-later = une attaque y serait à { $attack } contre { $defence } : vous perdriez { $lost }, l’adversaire { $killed }
note-walls-fall = la forteresse tombe (il faut { $need }, il reste { $left })
note-walls-stand = la forteresse tient (il faut { $need }, il reste { $left })
note-monument-falls = le monument tombe (il faut { $need }, il reste { $left })
note-monument-stands = le monument tient (il faut { $need }, il reste { $left })
note-take = ne coûte rien, et cette marchandise est à vous : { $good }
note-capital = la capitale { DE($foe) } est conquise : trois cases de stabilité
note-meets-neutrals = s’arrête devant des troupes neutres
note-contests = s’arrête et conteste l’hexagone : { $foe } n’en tire plus rien
note-trades = { $good } : revenu +{ $income }
note-first-luxury = votre premier de ce luxe : stabilité +1
note-golden-point = âge d’or : 1 point de victoire
note-new-phase = nouvelle phase : { $level }
note-people-pleased = stabilité +1
note-income = revenu +{ $count }
note-legion-combat = chaque légion combat à { $count } de plus
note-legion-move = chaque légion marche { $count } plus loin
note-ship-combat = chaque navire combat à { $count } de plus
note-ship-move = chaque navire vogue { $count } plus loin
note-stability-moves = stabilité { DE($who) } : de { $before } à { $box }
note-stability-to-gold = stabilité { DE($who) } : âge d’or, 1 point de victoire
note-revolution = la stabilité { DE($who) } sort de la piste : révolution, partie perdue
note-paid-if-accepted = { n-talents } { AU($foe) } en cas d’accord, rien en cas de refus
note-paid-to-you = vous recevez { n-talents } ; pas de combats pendant trois tours

# Numbers with their noun.
n-talents =
    { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Légende

legend-legion = Les légions d’un camp, et leur nombre
legend-neutral = Les légions d’un peuple indépendant
legend-ship = Un navire ; un bouclier dessus : une légion à bord
legend-leader = Un chef
legend-post = Un comptoir
legend-fortress = Une forteresse
legend-monument = Un monument
legend-province = Une province, à la couleur de qui la contrôle
legend-mountain = Un hexagone de montagne
legend-cost = Le coût d’entrée d’un hexagone à portée
