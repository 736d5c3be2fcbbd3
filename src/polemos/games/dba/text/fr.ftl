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

prompt-muster = Votre armée, { $army } : quelle sorte prenez-vous pour l’élément { $number } ?
prompt-agree = Comment se livre cette bataille : coup par coup sur la table, ou d’un trait par couloirs ? Le second cas demande l’accord des deux camps.
prompt-terrain = Vous défendez et choisissez le terrain : que disposez-vous dans cette région { $topography } ?
prompt-size = De quelle taille est l’élément de terrain que vous placez ({ $feature }) ?
prompt-corner = Où placez-vous l’élément de terrain ({ $feature }) ? Choisissez son coin nord-ouest.
prompt-edge = Quel bord de la table demandez-vous pour base ? Un dé de 4 à 6 l’accorde.
prompt-camp = Où dressez-vous votre camp ?
prompt-deploy = Quel élément déployez-vous ensuite (reste { $left }) ?
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

place-a1 = A1
place-b1 = B1
place-c1 = C1
place-d1 = D1
place-e1 = E1
place-f1 = F1
place-g1 = G1
place-h1 = H1
place-i1 = I1
place-j1 = J1
place-k1 = K1
place-l1 = L1
place-m1 = M1
place-n1 = N1
place-o1 = O1
place-p1 = P1
place-q1 = Q1
place-r1 = R1
place-s1 = S1
place-t1 = T1
place-u1 = U1
place-v1 = V1
place-w1 = W1
place-x1 = X1
place-a2 = A2
place-b2 = B2
place-c2 = C2
place-d2 = D2
place-e2 = E2
place-f2 = F2
place-g2 = G2
place-h2 = H2
place-i2 = I2
place-j2 = J2
place-k2 = K2
place-l2 = L2
place-m2 = M2
place-n2 = N2
place-o2 = O2
place-p2 = P2
place-q2 = Q2
place-r2 = R2
place-s2 = S2
place-t2 = T2
place-u2 = U2
place-v2 = V2
place-w2 = W2
place-x2 = X2
place-a3 = A3
place-b3 = B3
place-c3 = C3
place-d3 = D3
place-e3 = E3
place-f3 = F3
place-g3 = G3
place-h3 = H3
place-i3 = I3
place-j3 = J3
place-k3 = K3
place-l3 = L3
place-m3 = M3
place-n3 = N3
place-o3 = O3
place-p3 = P3
place-q3 = Q3
place-r3 = R3
place-s3 = S3
place-t3 = T3
place-u3 = U3
place-v3 = V3
place-w3 = W3
place-x3 = X3
place-a4 = A4
place-b4 = B4
place-c4 = C4
place-d4 = D4
place-e4 = E4
place-f4 = F4
place-g4 = G4
place-h4 = H4
place-i4 = I4
place-j4 = J4
place-k4 = K4
place-l4 = L4
place-m4 = M4
place-n4 = N4
place-o4 = O4
place-p4 = P4
place-q4 = Q4
place-r4 = R4
place-s4 = S4
place-t4 = T4
place-u4 = U4
place-v4 = V4
place-w4 = W4
place-x4 = X4
place-a5 = A5
place-b5 = B5
place-c5 = C5
place-d5 = D5
place-e5 = E5
place-f5 = F5
place-g5 = G5
place-h5 = H5
place-i5 = I5
place-j5 = J5
place-k5 = K5
place-l5 = L5
place-m5 = M5
place-n5 = N5
place-o5 = O5
place-p5 = P5
place-q5 = Q5
place-r5 = R5
place-s5 = S5
place-t5 = T5
place-u5 = U5
place-v5 = V5
place-w5 = W5
place-x5 = X5
place-a6 = A6
place-b6 = B6
place-c6 = C6
place-d6 = D6
place-e6 = E6
place-f6 = F6
place-g6 = G6
place-h6 = H6
place-i6 = I6
place-j6 = J6
place-k6 = K6
place-l6 = L6
place-m6 = M6
place-n6 = N6
place-o6 = O6
place-p6 = P6
place-q6 = Q6
place-r6 = R6
place-s6 = S6
place-t6 = T6
place-u6 = U6
place-v6 = V6
place-w6 = W6
place-x6 = X6
place-a7 = A7
place-b7 = B7
place-c7 = C7
place-d7 = D7
place-e7 = E7
place-f7 = F7
place-g7 = G7
place-h7 = H7
place-i7 = I7
place-j7 = J7
place-k7 = K7
place-l7 = L7
place-m7 = M7
place-n7 = N7
place-o7 = O7
place-p7 = P7
place-q7 = Q7
place-r7 = R7
place-s7 = S7
place-t7 = T7
place-u7 = U7
place-v7 = V7
place-w7 = W7
place-x7 = X7
place-a8 = A8
place-b8 = B8
place-c8 = C8
place-d8 = D8
place-e8 = E8
place-f8 = F8
place-g8 = G8
place-h8 = H8
place-i8 = I8
place-j8 = J8
place-k8 = K8
place-l8 = L8
place-m8 = M8
place-n8 = N8
place-o8 = O8
place-p8 = P8
place-q8 = Q8
place-r8 = R8
place-s8 = S8
place-t8 = T8
place-u8 = U8
place-v8 = V8
place-w8 = W8
place-x8 = X8
place-a9 = A9
place-b9 = B9
place-c9 = C9
place-d9 = D9
place-e9 = E9
place-f9 = F9
place-g9 = G9
place-h9 = H9
place-i9 = I9
place-j9 = J9
place-k9 = K9
place-l9 = L9
place-m9 = M9
place-n9 = N9
place-o9 = O9
place-p9 = P9
place-q9 = Q9
place-r9 = R9
place-s9 = S9
place-t9 = T9
place-u9 = U9
place-v9 = V9
place-w9 = W9
place-x9 = X9
place-a10 = A10
place-b10 = B10
place-c10 = C10
place-d10 = D10
place-e10 = E10
place-f10 = F10
place-g10 = G10
place-h10 = H10
place-i10 = I10
place-j10 = J10
place-k10 = K10
place-l10 = L10
place-m10 = M10
place-n10 = N10
place-o10 = O10
place-p10 = P10
place-q10 = Q10
place-r10 = R10
place-s10 = S10
place-t10 = T10
place-u10 = U10
place-v10 = V10
place-w10 = W10
place-x10 = X10
place-a11 = A11
place-b11 = B11
place-c11 = C11
place-d11 = D11
place-e11 = E11
place-f11 = F11
place-g11 = G11
place-h11 = H11
place-i11 = I11
place-j11 = J11
place-k11 = K11
place-l11 = L11
place-m11 = M11
place-n11 = N11
place-o11 = O11
place-p11 = P11
place-q11 = Q11
place-r11 = R11
place-s11 = S11
place-t11 = T11
place-u11 = U11
place-v11 = V11
place-w11 = W11
place-x11 = X11
place-a12 = A12
place-b12 = B12
place-c12 = C12
place-d12 = D12
place-e12 = E12
place-f12 = F12
place-g12 = G12
place-h12 = H12
place-i12 = I12
place-j12 = J12
place-k12 = K12
place-l12 = L12
place-m12 = M12
place-n12 = N12
place-o12 = O12
place-p12 = P12
place-q12 = Q12
place-r12 = R12
place-s12 = S12
place-t12 = T12
place-u12 = U12
place-v12 = V12
place-w12 = W12
place-x12 = X12
place-a13 = A13
place-b13 = B13
place-c13 = C13
place-d13 = D13
place-e13 = E13
place-f13 = F13
place-g13 = G13
place-h13 = H13
place-i13 = I13
place-j13 = J13
place-k13 = K13
place-l13 = L13
place-m13 = M13
place-n13 = N13
place-o13 = O13
place-p13 = P13
place-q13 = Q13
place-r13 = R13
place-s13 = S13
place-t13 = T13
place-u13 = U13
place-v13 = V13
place-w13 = W13
place-x13 = X13
place-a14 = A14
place-b14 = B14
place-c14 = C14
place-d14 = D14
place-e14 = E14
place-f14 = F14
place-g14 = G14
place-h14 = H14
place-i14 = I14
place-j14 = J14
place-k14 = K14
place-l14 = L14
place-m14 = M14
place-n14 = N14
place-o14 = O14
place-p14 = P14
place-q14 = Q14
place-r14 = R14
place-s14 = S14
place-t14 = T14
place-u14 = U14
place-v14 = V14
place-w14 = W14
place-x14 = X14
place-a15 = A15
place-b15 = B15
place-c15 = C15
place-d15 = D15
place-e15 = E15
place-f15 = F15
place-g15 = G15
place-h15 = H15
place-i15 = I15
place-j15 = J15
place-k15 = K15
place-l15 = L15
place-m15 = M15
place-n15 = N15
place-o15 = O15
place-p15 = P15
place-q15 = Q15
place-r15 = R15
place-s15 = S15
place-t15 = T15
place-u15 = U15
place-v15 = V15
place-w15 = W15
place-x15 = X15
place-a16 = A16
place-b16 = B16
place-c16 = C16
place-d16 = D16
place-e16 = E16
place-f16 = F16
place-g16 = G16
place-h16 = H16
place-i16 = I16
place-j16 = J16
place-k16 = K16
place-l16 = L16
place-m16 = M16
place-n16 = N16
place-o16 = O16
place-p16 = P16
place-q16 = Q16
place-r16 = R16
place-s16 = S16
place-t16 = T16
place-u16 = U16
place-v16 = V16
place-w16 = W16
place-x16 = X16
place-a17 = A17
place-b17 = B17
place-c17 = C17
place-d17 = D17
place-e17 = E17
place-f17 = F17
place-g17 = G17
place-h17 = H17
place-i17 = I17
place-j17 = J17
place-k17 = K17
place-l17 = L17
place-m17 = M17
place-n17 = N17
place-o17 = O17
place-p17 = P17
place-q17 = Q17
place-r17 = R17
place-s17 = S17
place-t17 = T17
place-u17 = U17
place-v17 = V17
place-w17 = W17
place-x17 = X17
place-a18 = A18
place-b18 = B18
place-c18 = C18
place-d18 = D18
place-e18 = E18
place-f18 = F18
place-g18 = G18
place-h18 = H18
place-i18 = I18
place-j18 = J18
place-k18 = K18
place-l18 = L18
place-m18 = M18
place-n18 = N18
place-o18 = O18
place-p18 = P18
place-q18 = Q18
place-r18 = R18
place-s18 = S18
place-t18 = T18
place-u18 = U18
place-v18 = V18
place-w18 = W18
place-x18 = X18
place-a19 = A19
place-b19 = B19
place-c19 = C19
place-d19 = D19
place-e19 = E19
place-f19 = F19
place-g19 = G19
place-h19 = H19
place-i19 = I19
place-j19 = J19
place-k19 = K19
place-l19 = L19
place-m19 = M19
place-n19 = N19
place-o19 = O19
place-p19 = P19
place-q19 = Q19
place-r19 = R19
place-s19 = S19
place-t19 = T19
place-u19 = U19
place-v19 = V19
place-w19 = W19
place-x19 = X19
place-a20 = A20
place-b20 = B20
place-c20 = C20
place-d20 = D20
place-e20 = E20
place-f20 = F20
place-g20 = G20
place-h20 = H20
place-i20 = I20
place-j20 = J20
place-k20 = K20
place-l20 = L20
place-m20 = M20
place-n20 = N20
place-o20 = O20
place-p20 = P20
place-q20 = Q20
place-r20 = R20
place-s20 = S20
place-t20 = T20
place-u20 = U20
place-v20 = V20
place-w20 = W20
place-x20 = X20
place-a21 = A21
place-b21 = B21
place-c21 = C21
place-d21 = D21
place-e21 = E21
place-f21 = F21
place-g21 = G21
place-h21 = H21
place-i21 = I21
place-j21 = J21
place-k21 = K21
place-l21 = L21
place-m21 = M21
place-n21 = N21
place-o21 = O21
place-p21 = P21
place-q21 = Q21
place-r21 = R21
place-s21 = S21
place-t21 = T21
place-u21 = U21
place-v21 = V21
place-w21 = W21
place-x21 = X21
place-a22 = A22
place-b22 = B22
place-c22 = C22
place-d22 = D22
place-e22 = E22
place-f22 = F22
place-g22 = G22
place-h22 = H22
place-i22 = I22
place-j22 = J22
place-k22 = K22
place-l22 = L22
place-m22 = M22
place-n22 = N22
place-o22 = O22
place-p22 = P22
place-q22 = Q22
place-r22 = R22
place-s22 = S22
place-t22 = T22
place-u22 = U22
place-v22 = V22
place-w22 = W22
place-x22 = X22
place-a23 = A23
place-b23 = B23
place-c23 = C23
place-d23 = D23
place-e23 = E23
place-f23 = F23
place-g23 = G23
place-h23 = H23
place-i23 = I23
place-j23 = J23
place-k23 = K23
place-l23 = L23
place-m23 = M23
place-n23 = N23
place-o23 = O23
place-p23 = P23
place-q23 = Q23
place-r23 = R23
place-s23 = S23
place-t23 = T23
place-u23 = U23
place-v23 = V23
place-w23 = W23
place-x23 = X23
place-a24 = A24
place-b24 = B24
place-c24 = C24
place-d24 = D24
place-e24 = E24
place-f24 = F24
place-g24 = G24
place-h24 = H24
place-i24 = I24
place-j24 = J24
place-k24 = K24
place-l24 = L24
place-m24 = M24
place-n24 = N24
place-o24 = O24
place-p24 = P24
place-q24 = Q24
place-r24 = R24
place-s24 = S24
place-t24 = T24
place-u24 = U24
place-v24 = V24
place-w24 = W24
place-x24 = X24

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
