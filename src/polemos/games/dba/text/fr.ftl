# DBA battle: every text of the game in French. Keys: docs/protocol.md, section 1.

## The game

game-title = Bataille DBA
game-subtitle = Douze éléments par camp, un après-midi
game-sketch = Choisissez deux des neuf armées du temps de Pyrrhus, disposez bois, collines et rivières, et combattez jusqu’à ce qu’un camp lâche pied. Un dé donne les points de commandement : jamais assez pour tout ce qu’on voudrait. Piques, éléphants, cavaliers lourds et lames romaines ont chacun leur bête noire ; les flancs décident ; et après chaque perte l’armée peut fuir.

## Scenario and options

scenario-battle = Une bataille
    .sketch = Attaquant et défenseur, douze éléments chacun, sur vingt-quatre cases de côté.
scenario-crimissus = Le Crimisos, 341 av. J.-C.
    .sketch = Timoléon de Syracuse fond des collines sur une armée carthaginoise qui a une rivière à ses pieds. Armées et terrain sont donnés.
scenario-sentinum = Sentinum, 295 av. J.-C.
    .sketch = Deux consuls contre Gaulois et Samnites : bandes et cavaliers à une aile, montagnards à l’autre. Armées et terrain sont donnés.
scenario-heraclea = Héraclée, 280 av. J.-C.
    .sketch = Les légions forcent le Siris contre les piques et les éléphants de Pyrrhus. Armées et terrain sont donnés.
scenario-asculum = Asculum, 279 av. J.-C.
    .sketch = Pyrrhus attaque entre bois et collines ; la victoire qui a donné leur nom à ses pareilles. Armées et terrain sont donnés.
scenario-cranita = Les monts Cranita, 277 av. J.-C.
    .sketch = Les légions montent à l’assaut des Samnites dans des hauteurs boisées. Armées et terrain sont donnés.
scenario-beneventum = Bénévent, 275 av. J.-C.
    .sketch = Revenu de Sicile avec moins de troupes, Pyrrhus cherche les Romains en terrain accidenté. Armées et terrain sont donnés.
option-attacker-army = Armée de l’attaquant
    .about = La liste où l’attaquant lève ses troupes ; les batailles historiques ont leurs propres effectifs.
    .pyrrhic = Pyrrhus d’Épire (II/27b)
    .italiot = Italiotes et Campaniens (II/8b)
    .camillan = Romains de Camille (II/10)
    .polybian = Romains de Polybe (II/33)
    .carthaginian = Carthaginois anciens (I/61b)
    .syracusan = Syracusains (II/9)
    .samnite = Samnites (II/13)
    .siciliot = Siciliotes et Mamertins (II/5h)
    .gallic = Gaulois (II/11)
option-defender-army = Armée du défenseur
    .about = La liste où le défenseur lève ses troupes ; les batailles historiques ont leurs propres effectifs.
    .camillan = Romains de Camille (II/10)
    .polybian = Romains de Polybe (II/33)
    .carthaginian = Carthaginois anciens (I/61b)
    .syracusan = Syracusains (II/9)
    .samnite = Samnites (II/13)
    .siciliot = Siciliotes et Mamertins (II/5h)
    .gallic = Gaulois (II/11)
    .pyrrhic = Pyrrhus d’Épire (II/27b)
    .italiot = Italiotes et Campaniens (II/8b)
option-topography = Topographie
    .about = Décide des éléments de terrain obligatoires et permis ; les batailles historiques ont leur propre terrain.
    .chance = au hasard
    .fertile = fertile
    .hilly = vallonnée
    .coastal = côtière
option-resolution = Façon de combattre
    .about = Sur la table, coup par coup ; d’un trait, par couloirs ; ou selon accord des deux camps.
    .table = sur la table
    .quick = d’un trait
    .agree = selon accord
option-camps = Camps
    .about = Chaque camp a son bivouac et ses valets ; pillé, il compte pour deux éléments au test de déroute.
option-landing = Débarquement
    .about = En région côtière, l’attaquant peut garder jusqu’à quatre éléments à bord et les débarquer à sa première manche.

## Sides, phases, results

role-attacker = Attaquant
    .article = le
role-defender = Défenseur
    .article = le
phase-battle = Bataille
level-victory = victoire
level-decisive = victoire écrasante
level-withdrawal = terrain conservé
reason-rout = l’armée adverse a fui
reason-withdrawal = l’attaquant s’est retiré à la nuit

## Troops

piece-el = éléphants
    .article = les
piece-kn = cavaliers lourds
    .article = les
piece-cv = cavalerie
    .article = la
piece-lh = cavalerie légère
    .article = la
piece-sp = lanciers
    .article = les
piece-pk = piquiers
    .article = les
piece-bd = lames
    .article = les
    .gender = f
piece-ax = auxiliaires
    .article = les
piece-wb = bande guerrière
    .article = la
piece-ps = psiles
    .article = les
piece-art = artillerie
    .article = la
piece-bw = archers
    .article = les
piece-hd = horde
    .article = la
    .mute = no
piece-cf = valets d’armée
    .article = les

## Names

value-road = route
feature-road = route
value-river = rivière
feature-river = rivière
value-steep-hill = colline abrupte
feature-steep-hill = colline abrupte
value-gentle-hill = colline douce
feature-gentle-hill = colline douce
value-woods = bois
feature-woods = bois
value-marsh = marais
feature-marsh = marais
value-dunes = dunes
feature-dunes = dunes
value-waterway = mer
feature-waterway = mer
value-open = terrain découvert
feature-open = terrain découvert
topography-chance = au hasard
topography-fertile = fertile
topography-hilly = vallonnée
topography-coastal = côtière
army-pyrrhic = Pyrrhus d’Épire (II/27b)
army-italiot = Italiotes et Campaniens (II/8b)
army-camillan = Romains de Camille (II/10)
army-polybian = Romains de Polybe (II/33)
army-carthaginian = Carthaginois anciens (I/61b)
army-syracusan = Syracusains (II/9)
army-samnite = Samnites (II/13)
army-siciliot = Siciliotes et Mamertins (II/5h)
army-gallic = Gaulois (II/11)
value-n = nord
    .article = le
facing-n = nord
    .article = le
edge-n = nord
    .article = le
value-e = est
    .article = le
facing-e = est
    .article = le
edge-e = est
    .article = le
value-s = sud
    .article = le
facing-s = sud
    .article = le
edge-s = sud
    .article = le
value-w = ouest
    .article = le
facing-w = ouest
    .article = le
edge-w = ouest
    .article = le
value-across = d’ouest en est
value-along = du nord au sud
value-2x2 = 2 sur 2
value-3x3 = 3 sur 3
value-4x4 = 4 sur 4
value-3x5 = 3 sur 5
value-5x3 = 5 sur 3
value-4x5 = 4 sur 5
value-5x4 = 5 sur 4
value-6x3 = 6 sur 3
value-3x6 = 3 sur 6
value-2x6 = 2 sur 6
value-6x2 = 6 sur 2
river-paltry = réduite à un filet d’eau
river-slow = lente à franchir
river-column = à franchir en colonne
river-unknown = inconnue
way-table = sur la table
way-quick = d’un trait
march-ahead = droit devant
march-slant-left = devant à gauche
march-slant-right = devant à droite
march-follow-left = en colonne, à gauche
march-follow-right = en colonne, à droite
march-wheel-left = en conversion à gauche
march-wheel-right = en conversion à droite

## Questions

prompt-muster = Vous composez votre armée, { $army } : de quelles troupes est l’élément { $number } ? La liste laisse ici le choix.
prompt-agree = Comment se livre cette bataille : coup par coup sur la table, ou d’un trait par couloirs ? Le second cas demande l’accord des deux camps.
prompt-terrain = Vous défendez et choisissez le terrain : que disposez-vous dans cette région { $topography } ?
prompt-size = De quelle taille est l’élément de terrain que vous placez ({ $feature }) ?
prompt-corner = Où placez-vous l’élément de terrain ({ $feature }) ? Choisissez son coin nord-ouest.
prompt-edge = Quel bord de la table demandez-vous pour base ? Un dé de 4 à 6 l’accorde.
prompt-camp = Où dressez-vous votre camp ?
prompt-deploy = Mise en place de votre ligne, au bord de la table : quel élément déployez-vous ensuite (reste { $left }) ?
prompt-place = Où placez-vous { LE($piece) } ?
prompt-swap = Échangez-vous deux de vos éléments (reste { $left }) ? Lequel est le premier ?
prompt-swap-with = Avec quel élément échangez-vous { LE($piece) } ?
prompt-command =
    Que faites-vous de { $pips ->
        [one] votre point de commandement
       *[other] vos { $pips } points de commandement
    } ? Chacun déplace un élément ou un groupe.
prompt-move =
    Où { COUNT($piece) ->
        [many] vont
       *[one] va
    } { LE($piece) } ?
prompt-face =
    En { $place }, vers où { COUNT($piece) ->
        [many] se tournent
       *[one] se tourne
    } { LE($piece) } ?
prompt-group = Le groupe jusqu’ici : { $pieces }. Qui s’y joint, ou comment marche-t-il ?
prompt-land =
    Où { COUNT($piece) ->
        [many] débarquent
       *[one] débarque
    } { LE($piece) } ?
prompt-shoot =
    Sur qui { COUNT($piece) ->
        [many] tirent
       *[one] tire
    } { LE($piece) } ?
prompt-volley = Quel tir se résout ensuite ?
prompt-fight = Quel combat se résout d’abord ?
prompt-swerve =
    { LE($piece) } { COUNT($piece) ->
        [many] fuient
       *[one] fuit
    } et la voie est barrée : de quel côté ?
prompt-face-about =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { COUNT($piece) ->
        [many] { GENDER($piece) ->
            [f] attaquées
           *[m] attaqués
        }
       *[one] { GENDER($piece) ->
            [f] attaquée
           *[m] attaqué
        }
    } de plusieurs côtés : à qui faire face ?
prompt-lead = Plusieurs tirent sur { LE($piece) } : à qui revient le tir, aidé des autres ?
prompt-disembark = Le rivage est trop étroit pour tous : qui débarque d’abord ?

## Answers

verb-reference = Prendre l’armée usuelle de cette liste
verb-take = { $arg }
verb-table = Coup par coup, sur la table
verb-quick = D’un trait, par couloirs
verb-done = Terminé
verb-done-in-swap = Terminé : ne plus rien échanger
verb-chance-field = S’en remettre au hasard pour le terrain
verb-feature = { $arg }
verb-size = { $arg }
verb-to = { $arg }
verb-attack = Attaquer depuis { LE($arg) }
verb-edge = { $arg }
verb-line-up = Déployer la ligne de bataille usuelle
verb-place = Placer { LE($arg) }
verb-keep-aboard = Garder { LE($arg) } à bord
verb-swap = Échanger { LE($arg) }
verb-with = Avec { LE($arg) }
verb-move = Déplacer { LE($arg) }
verb-group = Former un groupe avec { LE($arg) }
verb-line = Prendre toute la ligne { DE($arg) }
verb-land = Débarquer des navires
verb-everybody = Prendre toute la formation
verb-halt = Rester sur place, pour un point
verb-face = Se tourner vers { LE($arg) }
verb-keep-facing = Garder l’orientation actuelle
verb-at = Tirer sur { LE($arg) }
verb-fight = Combat { DE($arg) }
verb-fight-on = Résoudre tous les combats à la suite
verb-resolve = Le tir sur { LE($arg) }
verb-turn-to = Faire face { A($arg) }
verb-lead =
    { LE($arg) } { COUNT($arg) ->
        [many] tirent
       *[one] tire
    }, avec l’aide des autres
verb-disembark = { $arg }
verb-ahead = Droit devant : { $arg }
verb-slant-left = Devant à gauche : { $arg }
verb-slant-right = Devant à droite : { $arg }
verb-follow-left = En colonne, à gauche : { $arg }
verb-follow-right = En colonne, à droite : { $arg }
verb-wheel-left = Conversion à gauche : { $arg }
verb-wheel-right = Conversion à droite : { $arg }

## What happened

log-roster = { LE($side) } : { $pieces }.
log-mustered =
    { LE($side) } { COUNT($side) ->
        [many] lèvent leur armée
       *[one] lève son armée
    } : { $army }.
log-agreed = La bataille se livre { $way }.
log-field = Sur le terrain : { $feature }.
log-edge =
    { LE($side) } { COUNT($side) ->
        [many] ont demandé
       *[one] a demandé
    } le bord { $wanted } (dé { $die }, accordé de 4 à 6) et { COUNT($side) ->
        [many] viennent
       *[one] vient
    } du bord { $edge }.
log-deployed =
    { LE($side) } { COUNT($side) ->
        [many] sont en place
       *[one] est en place
    }.
log-swapped =
    { LE($side) } { COUNT($side) ->
        [many] échangent
       *[one] échange
    } { $pieces }.
log-bound =
    Manche { $turn } : { LE($side) } { COUNT($side) ->
        [many] jouent
       *[one] joue
    }.
log-pips =
    { LE($side) } { COUNT($side) ->
        [many] ont
       *[one] a
    } { $number ->
        [one] { $number } point de commandement
       *[other] { $number } points de commandement
    }.
log-moves =
    { LE($piece) } { COUNT($piece) ->
        [many] vont
       *[one] va
    } { DE($from) } en { $to_place }, face { A($facing) } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
log-marches =
    Un groupe marche { $march }, { $number ->
        [one] un pas
       *[other] { $number } pas
    } : { $pieces } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
log-river = On entre pour la première fois dans la rivière, dé { $die } : elle est { $river }.
log-lands =
    { LE($piece) } { COUNT($piece) ->
        [many] débarquent
       *[one] débarque
    } en { $to_place }.
log-turns =
    { LE($piece) } { DE($side) } en { $place } n’{ COUNT($piece) ->
        [many] ont
       *[one] a
    } personne devant et { COUNT($piece) ->
        [many] font
       *[one] fait
    } face { A($enemy) }.
log-shot =
    Tir sur { $place } : { LE($piece) } { DE($side) } avec { $mine } ({ $mine_sum }) contre { LE($enemy) } { DE($foe) } avec { $theirs } ({ $their_sum }) : { $outcome ->
        [equal] sans effet
        [missed] coup manqué
        [beaten] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous
       *[doubled] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous, du simple au double
    }.
log-combat =
    Combat en { $place } : { LE($piece) } { DE($side) } avec { $mine } ({ $mine_sum }) contre { LE($enemy) } { DE($foe) } avec { $theirs } ({ $their_sum }) : { $outcome ->
        [equal] sans effet
        [missed] coup manqué
        [beaten] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous
       *[doubled] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous, du simple au double
    }.
log-points =
    Manche { $turn } : { LE($side) } { COUNT($side) ->
        [many] ont
       *[one] a
    } { $number ->
        [one] { $number } point de commandement
       *[other] { $number } points de commandement
    }.
log-lanes =
    { LE($side) } { COUNT($side) ->
        [many] attaquent
       *[one] attaque
    } { LE($foe) }, région { $topography } : { $number ->
        [one] { $number } couloir
       *[other] { $number } couloirs
    }, { $bad ->
        [0] le terrain difficile reste à l’écart
        [one] dont un en terrain difficile, au gré du défenseur
       *[other] dont { $bad } en terrain difficile, au gré du défenseur
    }.
log-party = { LE($side) }, dé { $die } : { $number ->
    [one] chacun charge seul
   *[other] jusqu’à { $number } voisins chargent ensemble
}.
log-ventures = { LE($piece) } { DE($side) } : dé { $die }, un 1, sortie devant la ligne.
log-holds-back = { LE($piece) } { DE($side) } : dé { $die }, pas de 1, maintien derrière la ligne.
log-fills =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] viennent
       *[one] vient
    } de la réserve combler un vide, face { A($enemy) }.
log-takes-flank =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] prennent
       *[one] prend
    } { LE($enemy) } de flanc.
log-overlaps = Débordements subis par { LE($foe) } : { $number } sur { $most } (chacun de 4 à 6).
log-ranks = { LE($side) } : le second rang de piques a suivi (3 à 6).
log-open-ranks = { LE($side) } : le second rang de piques n’a pas suivi (1 ou 2).
log-lane =
    Couloir { $lane } : { LE($piece) } { DE($side) } avec { $mine } ({ $mine_sum }) contre { LE($enemy) } { DE($foe) } avec { $theirs } ({ $their_sum }) : { $outcome ->
        [equal] sans effet
        [missed] coup manqué
        [beaten] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous
       *[doubled] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous, du simple au double
    }.
log-lane-shot =
    Tir dans le couloir { $lane } : { LE($piece) } { DE($side) } avec { $mine } ({ $mine_sum }) contre { LE($enemy) } { DE($foe) } avec { $theirs } ({ $their_sum }) : { $outcome ->
        [equal] sans effet
        [missed] coup manqué
        [beaten] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous
       *[doubled] { LE($loser) } { COUNT($loser) ->
        [many] ont
       *[one] a
    } le dessous, du simple au double
    }.
log-caught = { LE($piece) } { DE($side) }, en recul : dé { $die }, un 1, retraite coupée, élément détruit.
log-gets-away = { LE($piece) } { DE($side) }, en recul : dé { $die }, pas de 1, la retraite est libre.
log-falls =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { COUNT($piece) ->
        [many] { GENDER($piece) ->
            [f] détruites
           *[m] détruits
        }
       *[one] { GENDER($piece) ->
            [f] détruite
           *[m] détruit
        }
    }.
log-gives-way =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] reculent
       *[one] recule
    } d’une rangée.
log-runs =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } en fuite pour trois manches.
log-comes-back =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] reviennent
       *[one] revient
    } de { COUNT($piece) ->
        [many] leur
       *[one] sa
    } fuite, en réserve.
log-presses-on =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] avancent
       *[one] avance
    } d’une rangée, aux trousses de l’ennemi.
log-passes-through =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] repassent
       *[one] repasse
    } à travers la ligne.
log-destroyed =
    { LE($piece) } { DE($side) } en { $place } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { COUNT($piece) ->
        [many] { GENDER($piece) ->
            [f] détruites
           *[m] détruits
        }
       *[one] { GENDER($piece) ->
            [f] détruite
           *[m] détruit
        }
    } : { $cause }.
cause-overcome = perte au combat
cause-shared = perte avec le premier rang soutenu
cause-blocked = pas de place pour reculer
cause-caught = un ennemi sur le flanc ou le dos
cause-trampled = écrasement par ses propres éléphants
cause-shot = perte par le tir
cause-escaped = sortie du champ de bataille
log-recoils =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] reculent
       *[one] recule
    } en { $to_place }.
log-pushed =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { COUNT($piece) ->
        [many] { GENDER($piece) ->
            [f] repoussées
           *[m] repoussés
        }
       *[one] { GENDER($piece) ->
            [f] repoussée
           *[m] repoussé
        }
    } en { $to_place }.
log-flees =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] fuient
       *[one] fuit
    } jusqu’en { $to_place }.
log-follows =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] poursuivent
       *[one] poursuit
    } jusqu’en { $to_place }.
log-sacked = Le camp { DE($side) } est pillé par { LE($piece) } ; il compte pour deux éléments.
log-stands =
    { LE($side) } { COUNT($side) ->
        [many] tiennent
       *[one] tient
    } : dé { $die }, éléments perdus : { $lost } ; un dé inférieur était la déroute.
log-routs =
    { LE($side) } { COUNT($side) ->
        [many] sont
       *[one] est
    } en déroute : dé { $die }, moins que les éléments perdus ({ $lost }).
log-annihilated =
    { LE($side) } { COUNT($side) ->
        [many] n’ont
       *[one] n’a
    } plus personne (dé { $die }, éléments perdus : { $lost }).
log-fought =
    { LE($side) } { COUNT($side) ->
        [many] battent
       *[one] bat
    } { LE($foe) } à la manche { $number } ({ $ended ->
        [rout] déroute
       *[withdrawal] retrait à la nuit
    }). Pertes { DE($foe) } : { $killed ->
        [0] aucune
       *[other] { $killed } ({ $enemies })
    } ; pertes { DE($side) } : { $lost ->
        [0] aucune
       *[other] { $lost } ({ $pieces })
    }.
sum-die-1 = dé 1
sum-die-2 = dé 2
sum-die-3 = dé 3
sum-die-4 = dé 4
sum-die-5 = dé 5
sum-die-6 = dé 6
sum-factor-1 = facteur 1
sum-factor-2 = facteur 2
sum-factor-3 = facteur 3
sum-factor-4 = facteur 4
sum-factor-5 = facteur 5
sum-general-1 = général +1
sum-uphill-1 = hauteur ou berge +1
sum-bad-going-m2 = terrain difficile −2
sum-camp-2 = au camp +2
sum-flank-m1 = flanc ou dos −1
sum-flank-m2 = flanc ou dos −2
sum-flank-m3 = flanc ou dos −3
sum-overlap-m1 = débordement −1
sum-overlap-m2 = débordement −2
sum-support-1 = soutien +1
sum-support-3 = soutien +3
sum-shooters-m1 = tireurs de plus −1
sum-shooters-m2 = tireurs de plus −2

## Cells

place-cell = { $cell }

## Chapitres de la règle

chapter-11 = De la campagne au champ de bataille
chapter-dba = La bataille
track-lost = Éléments perdus
legend = K12              une case du champ : lettre d’ouest en est, nombre du nord au sud
forecast-each = { LE($piece) } contre { LE($enemy) }, sur 36 jets : destruction en { $wins-D }, fuite de l’ennemi en { $wins-F }, recul de l’ennemi en { $wins-R } ; destruction subie en { $loses-D }, fuite en { $loses-F }, recul en { $loses-R }.
section-dba-1 = Échelle et éléments
section-dba-1-1 = Sortes de troupes
section-dba-2-1 = Le choix du terrain
section-dba-2-2 = Les effets du terrain
section-dba-2-3 = Bords et déploiement
section-dba-3 = Une manche
section-dba-4 = Les points de commandement
section-dba-5 = Les mouvements
section-dba-5-2 = La mise au contact
section-dba-6 = Le tir
section-dba-7 = Le corps à corps
section-dba-8 = Les résultats du combat
section-dba-8-1 = Reculs et fuites
section-dba-9 = La fin d’une bataille
section-dba-12 = Le champ à cases
section-dba-13 = Les listes d’armée
section-11-3 = La déroute d’une armée

## Pourquoi une chose ne se fait pas dans une bataille

why-dba-not-own =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas sous vos ordres.
why-dba-off-field =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas sur le champ de bataille.
why-dba-followers =
    { LE($piece) } { COUNT($piece) ->
        [many] restent
       *[one] reste
    } au camp.
why-dba-too-dear =
    Cela coûte { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, et il en reste { $pips }.
why-dba-slow-dear = Éléphants, hordes et artillerie coûtent un point de plus : il faut { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et il en reste { $pips }.
why-dba-far-dear = Le général est trop loin, ou il est tombé : il faut { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et il en reste { $pips }.
why-dba-hidden-dear = Le général voit mal d’où il est : il faut { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et il en reste { $pips }.
why-dba-moved-twice =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } déjà bougé deux fois pendant cette manche.
why-dba-moved = Cet élément a bougé pendant cette manche, et n’a pas de second mouvement.
why-dba-held-in-flank =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } au contact de front et, de flanc ou par derrière, avec { LE($enemy) }.
why-dba-engaged = Au contact avec { LE($enemy) } : cet élément ne peut que reculer tout droit.
why-dba-no-way-back =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } au contact avec { LE($enemy) }, sans place tout droit en arrière.
why-dba-pinned = Sous la menace { DE($enemy) } : cet élément ne peut qu’attaquer, lui faire face ou reculer tout droit.
why-dba-nobody-moves = Les points restants ne suffisent pour aucun élément qui puisse encore bouger.
why-dba-facing-already = { $place } : l’élément y est, et ne peut se tourner d’aucun autre côté.
why-dba-only-attack = { $place } : il y rencontre un ennemi ; c’est une attaque.
why-dba-sea = { $place } : c’est de l’eau.
why-dba-no-artillery = { $place } : c’est un terrain difficile, où l’artillerie ne va pas.
why-dba-cell-taken = { $place } : la case est occupée ({ $other }).
why-dba-too-far = { $place } : c’est trop loin ; cet élément fait { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } en terrain facile, et un pas oblique en compte une et demie.
why-dba-threat-between = { $place } : le chemin passe par la menace d’un ennemi, où il faudrait s’arrêter.
why-dba-friends-between = { $place } : d’autres barrent le chemin.
why-dba-slow-ground = { $place } : le terrain difficile ou l’eau en chemin rend la case trop lointaine.
why-dba-flank-start = { $place } : on n’attaque un flanc ou un arrière qu’en partant d’au-delà de ce bord.
why-dba-no-enemy-before = { $place } : l’élément n’y aurait aucun ennemi devant lui.
why-dba-nobody-to-attack = Aucun ennemi n’est à portée d’attaque.
why-dba-alone = { LE($piece) } : aucun ami qui regarde du même côté ne se trouve à côté, devant ou derrière.
why-dba-no-groups = Aucune formation ne peut bouger avec les points restants.
why-dba-member-moved =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } déjà bougé pendant cette manche ; un groupe se fait d’éléments qui n’ont pas bougé.
why-dba-member-in-contact =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } au contact avec { LE($enemy) } ; un groupe se fait d’éléments qui ne le sont pas.
why-dba-line-led-by = { LE($piece) } : toute la formation se prend par son premier élément ({ $leader }).
why-dba-in-group =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà dans le groupe.
why-dba-not-beside =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas à côté du groupe, ou { COUNT($piece) ->
        [many] regardent
       *[one] regarde
    } d’un autre côté.
why-dba-everybody-in = Personne d’autre n’est à côté du groupe et ne regarde du même côté.
why-dba-not-a-group = Un seul élément n’est pas un groupe : choisissez-en un autre à côté.
why-dba-steps = Il faut un nombre de cases entre 1 et { $count }.
why-dba-group-crosses-threat = Le groupe traverserait la menace d’un ennemi qu’il n’aborde pas de front.
why-dba-group-withdraws = En s’éloignant de l’ennemi, un groupe ne va qu’en colonne, large d’un élément.
why-dba-group-edge = Le groupe quitterait le champ de bataille.
why-dba-group-in-the-way = Le passage est occupé : { $other }.
why-dba-group-rough = Un groupe n’entre en terrain difficile ou dans une rivière qu’en colonne, et n’y fait pas de conversion.
why-dba-group-sea = Le groupe arriverait dans l’eau, ou sur un terrain fermé à son artillerie.
why-dba-group-too-slow = Plus loin que ne va le plus lent : { $other }.
why-dba-group-no-end = L’un d’eux finirait devant un ennemi qu’il ne peut attaquer de là.
why-dba-slant-no-contact = Le pas de côté ne sert qu’à s’aligner sur un ennemi, et personne n’en rencontrerait.
why-dba-not-a-column = Seule une colonne, large d’un élément, suit sa tête.
why-dba-follow-no-room = La tête n’a pas de passage de ce côté, ou la colonne ne va pas si loin.
why-dba-group-threatened = Sous la menace d’un ennemi : le groupe va tout droit ou reste.
why-dba-too-wide = La ligne est large de { $count }, pour un mouvement de { $of ->
        [one] { $of } case
       *[other] { $of } cases
    } : elle ne converse que si elle n’est pas plus large que son mouvement.
why-dba-one-wheel = Une conversion est un seul quart de tour.
why-dba-no-facing = { LE($facing) } : on ne peut pas y regarder de ce côté.
why-dba-no-keeping = L’élément ne peut pas y garder son orientation.
why-dba-other-country = { $feature } : ce n’est pas un élément de ce pays ({ $topography }).
why-dba-other-kind = { $feature } : on ne choisit qu’une des deux sortes, et l’autre est choisie.
why-dba-enough-features = { $feature } : le nombre d’éléments de terrain est atteint.
why-dba-two-of-a-kind = { $feature } : il y en a deux de la même sorte au plus.
why-dba-one-of-a-kind = { $feature } : il y en a un seul au plus.
why-dba-no-room = { $feature } : il ne reste plus de place.
why-dba-no-room-for-size = { $size } : il n’y a pas la place.
why-dba-other-sizes = { $size } : ce n’est pas une taille pour cet élément de terrain.
why-dba-feature-not-there = { $place } : il n’y tient pas, à une case des autres.
why-dba-too-few-features = Il faut un ou deux éléments de terrain obligatoires et deux ou trois autres ; il y en a { $compulsory } et { $optional }.
why-dba-quarters-empty = Il faut du terrain dans trois quarts du champ au moins, dont deux avec de l’eau ou du terrain difficile ; il y en a { $count } et { $hard }.
why-dba-no-base-edge = { $edge } : la mer est à ce bord ou au bord opposé.
why-dba-not-in-list = La liste n’a pas cet élément à cette place ({ $army }).
why-dba-camp-not-at-edge = { $place } : le camp touche son propre bord.
why-dba-camp-bad-going = { $place } : le camp se place en terrain facile.
why-dba-not-own-zone = { $place } : c’est hors des six rangées de votre bord.
why-dba-cannot-stand = { $place } : c’est un terrain fermé à cet élément.
why-dba-enemy-camp = { $place } : c’est le camp ennemi.
why-dba-deploy-not-own =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas de votre armée.
why-dba-deployed =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà en place.
why-dba-stays-aboard =
    { LE($piece) } { COUNT($piece) ->
        [many] restent
       *[one] reste
    } à bord pour l’instant.
why-dba-came-by-land = Cette armée n’est pas venue par mer.
why-dba-no-coast = Il n’y a pas de mer à ce champ de bataille.
why-dba-four-aboard = Quatre éléments peuvent rester à bord, et quatre y sont.
why-dba-no-partner = { LE($piece) } : personne d’un autre type ne peut changer de place avec cet élément.
why-dba-same-type =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } du même type ; rien ne changerait.
why-dba-swap-ground = { LE($piece) } : l’un des deux ne peut se tenir à la place de l’autre.
why-dba-swap-not-own = { LE($piece) } : le défenseur échange ses propres éléments en place.
why-dba-nothing-to-swap = Il n’y a pas deux éléments de types différents qui puissent changer de place.
why-dba-no-shore = Aucune case libre du rivage n’est sans ennemi à côté.
why-dba-landing-over = On ne débarque que pendant la première manche de son camp.
why-dba-nobody-aboard = Personne n’est à bord.
why-dba-not-aboard =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas à bord.
why-dba-no-beach = { $place } : cette case n’est pas sur le rivage.
why-dba-not-attacking =
    { LE($piece) } { COUNT($piece) ->
        [many] n’attaquent
       *[one] n’attaque
    } pas { LE($other) }.
why-dba-no-combat =
    { LE($piece) } { COUNT($piece) ->
        [many] n’ont
       *[one] n’a
    } plus de combat pendant cette manche.
why-dba-combat-of-other-side = { LE($piece) } : on désigne un combat par l’élément du camp dont c’est la manche.
why-dba-flight-straight = { $place } : la fuite va aussi droit que possible, vers l’une des cases ouvertes devant.
why-dba-not-aimed-at = { LE($piece) } : personne ne vise cet élément.
why-dba-not-shooting =
    { LE($piece) } ne { COUNT($piece) ->
        [many] tirent
       *[one] tire
    } pas sur { LE($other) }.
why-dba-single-column = La rivière se passe en colonne simple : on n’y entre pas à côté d’un ami.
why-dba-no-turn-about = { $place } : il faudrait y faire demi-tour, et il ne reste plus assez de mouvement.
why-dba-again-afar = Le second mouvement commence et finit à deux cases au moins de tout ennemi, hors du terrain difficile.
why-dba-again-to-contact = Déjà déplacé pendant cette manche : un second mouvement ne va qu’au contact.
why-dba-again-on-road = Déjà déplacé pendant cette manche : un second mouvement ne va que le long de la route.
why-dba-target-own =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } du camp du tireur.
why-dba-out-of-range =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } à plus de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } { DE($other) }.
why-dba-out-of-arc =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } ni droit devant { LE($other) } ni à une colonne à côté.
why-dba-target-engaged =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } en mêlée.
why-dba-target-in-woods = { LE($piece) } : la cible et le tireur sont tous deux dans le bois.
why-dba-target-screened = { LE($piece) } : quelqu’un ou un bois se trouve entre les deux.
why-dba-beach-bad-going = { $place } : c’est un terrain difficile, on n’y débarque pas.
why-dba-beach-enemy = { $place } : un ennemi est à côté ({ $enemy }), et on ne débarque pas au contact.

## Ce qu’un ordre coûte et apporte

note-dba-cost = { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, il en reste { $left }
note-dba-cost-of-group = { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } pour { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, il en reste { $left }
note-dba-points-lost = { $count ->
        [one] 1 point de commandement est perdu
       *[other] { $count } points de commandement sont perdus
    }
note-dba-odds = contre { LE($enemy) }, sur 36 jets : ennemi détruit { $their_dead } fois et repoussé { $their_back } fois, vous détruit { $own_dead } fois et repoussé { $own_back } fois
note-dba-attacks-flank = au flanc ou dans le dos { DE($enemy) }, au combat avec d’autres : pas de combat propre, mais l’ennemi ne peut plus reculer
note-dba-contacts = { $count ->
        [one] 1 contact
       *[other] { $count } contacts
    } ; sur 36 jets, en moyenne, l’ennemi est détruit { $their_dead } fois et vous { $own_dead } fois
note-dba-halt = reste sur place, et le point est dépensé
note-dba-edge = obtenu sur 4 à 6, sinon un autre au sort
note-dba-chance-field = ce qui manque encore est tiré au sort
note-dba-line-up =
    place { $count ->
        [one] le dernier élément
       *[other] les { $count } éléments
    } qui restent

## Légende
legend-attacker = Un élément de l’attaquant : coins carrés
legend-defender = Un élément du défenseur : coins arrondis, bande à encoches
legend-front = La pointe est son front
legend-general = Avec le général
legend-kn = Cavaliers lourds
legend-cv = Cavalerie
legend-lh = Cavalerie légère
legend-el = Éléphants
legend-sp = Lanciers
legend-pk = Piquiers
legend-bd = Lames
legend-ax = Auxiliaires
legend-wb = Bande guerrière
legend-ps = Psiles
legend-bw = Archers
legend-art = Artillerie
legend-hd = Horde
legend-cf = Valets d’armée
