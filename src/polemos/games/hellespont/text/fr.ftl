# Hellespont, 411-410 av. J.-C. : tous les textes du jeu en français. Clés : docs/protocol.md, section 1.
# PA points d’action, PM points de mouvement, PF points de force, PV points de victoire.

## Le jeu

game-title = Hellespont
game-subtitle = 411-410 av. J.-C. : Athènes et Sparte se disputent la route du blé
game-sketch = Deux flottes, un détroit. Après le désastre de Sicile, Athènes vit du blé qui descend de la mer Noire ; Sparte, forte de l’or perse et des équipages de Syracuse, porte la guerre dans l’Hellespont pour le lui couper. Dix mois de batailles navales en eaux resserrées, de débarquements, de sièges autour de huit ports fortifiés, de tempêtes d’hiver et de trahisons, avec des flottes qui pourrissent sur les plages si elles restent dehors. Des phases d’actions brèves, peu de points à dépenser, des stratagèmes cachés, et un Avantage qui passe de main en main.

## Scénarios

scenario-historical = Campagne historique
    .sketch = Août 411 av. J.-C. Une poignée de trières s’observent de part et d’autre du goulet, les Athéniens à Sestos, les Péloponnésiens à Abydos. En septembre les grandes flottes arrivent de Samos et de Chios : Mindaros amène soixante-quinze navires et la force de Syracuse, Thrasybule moins de coques mais de meilleurs chefs. En octobre Alcibiade vient de Thasos et Pharnabaze accourt avec ses Perses. Thrasyillos rentre chercher des hommes en novembre ; les dernières escadres rejoignent en février. En mai, l’un des deux devra tenir les ports, la mer, ou l’un et l’autre. Sparte commence avec l’Avantage.
scenario-alcibiades = Alcibiade, le nouveau Périclès
    .sketch = Et si Athènes avait rappelé Alcibiade sans attendre, avec tous les pouvoirs ? En septembre il conduit la grande flotte depuis Samos et applique son plan à lui ; mais Thrasybule, le meilleur tacticien de la cité, n’est pas à ses côtés. Théramène prend sa place à Thasos en octobre, et Thrasyillos, parti en novembre, revient en février. Les intrigues autour d’Alcibiade cessent avant d’avoir commencé : Tissapherne, la discorde et la désertion sortent du bol, et le periplous avec elles. Athènes commence avec l’Avantage.

## Camps

role-athens = Athènes
    .adj = athénien
role-sparta = Sparte
    .adj = spartiate
side-neutral = neutre

## Lieux : avec le code, pour les phrases ; .name donne le nom seul, pour la carte

place-m1 = bouche de l’Hellespont (M1)
    .name = Bouche de l’Hellespont
place-m2 = bras de Rhoeteion (M2)
    .name = Bras de Rhoeteion
    .at = dans le
place-m3 = bras de Dardanos (M3)
    .name = Bras de Dardanos
    .at = dans le
place-m4 = goulet d’Abydos (M4)
    .name = Goulet d’Abydos
    .at = dans le
place-m5 = bras de Sestos (M5)
    .name = Bras de Sestos
    .at = dans le
place-m6 = bras d’Aigos Potamos (M6)
    .name = Bras d’Aigos Potamos
    .at = dans le
place-m7 = bras de Lampsaque (M7)
    .name = Bras de Lampsaque
    .at = dans le
place-m8 = porte de la Propontide (M8)
    .name = Porte de la Propontide
    .article = la
place-m9 = large de Parion (M9)
    .name = Large de Parion
    .article = le
place-m10 = large de Ganos (M10)
    .name = Large de Ganos
    .article = le
place-m11 = large de Bisanthe (M11)
    .name = Large de Bisanthe
    .article = le
place-m12 = Propontide centrale (M12)
    .name = Propontide centrale
    .article = la
    .at = en
place-m13 = golfe du Granique (M13)
    .name = Golfe du Granique
    .at = dans le
place-m14 = Proconnèse (M14)
    .name = Proconnèse
place-m15 = nord d’Arctonnèsos (M15)
    .name = Nord d’Arctonnèsos
    .article = le
place-m16 = golfe d’Artakè (M16)
    .name = Golfe d’Artakè
    .at = dans le
place-m17 = golfe de Panormos (M17)
    .name = Golfe de Panormos
    .at = dans le
place-m18 = Propontide orientale (M18)
    .name = Propontide orientale
    .article = la
    .at = en
place-m19 = fond du golfe Mélas (M19)
    .name = Fond du golfe Mélas
    .article = le
place-m20 = golfe Mélas (M20)
    .name = Golfe Mélas
    .at = dans le
place-m21 = canal d’Imbros (M21)
    .name = Canal d’Imbros
    .article = le
    .at = dans le
place-m22 = mer de Ténédos (M22)
    .name = Mer de Ténédos
place-m23 = mer de Thrace (M23)
    .name = Mer de Thrace
place-t1 = Arctonnèsos est (T1)
    .name = Arctonnèsos est
place-t2 = Artakè (T2)
    .name = Artakè
place-t3 = Panormos (T3)
    .name = Panormos
place-t4 = Zéleia (T4)
    .name = Zéleia
place-t5 = Priapos (T5)
    .name = Priapos
place-t6 = pays de Parion (T6)
    .name = Pays de Parion
    .article = le
    .at = dans le
place-t7 = Paisos (T7)
    .name = Paisos
place-t8 = Périnthe (T8)
    .name = Périnthe
place-t9 = Bisanthe (T9)
    .name = Bisanthe
place-t10 = mont Sacré (T10)
    .name = Mont Sacré
    .article = le
place-t11 = Apri (T11)
    .name = Apri
place-t12 = pays des Cicones (T12)
    .name = Pays des Cicones
    .article = le
    .at = dans le
place-t13 = Apsinthie (T13)
    .name = Apsinthie
    .article = la
    .at = en
place-t14 = isthme de Cardia (T14)
    .name = Isthme de Cardia
place-t15 = Callipolis (T15)
    .name = Callipolis
place-t16 = Aigos Potamos (T16)
    .name = Aigos Potamos
place-t17 = pays de Sestos (T17)
    .name = Pays de Sestos
    .article = le
    .at = dans le
place-t18 = Cynossèma (T18)
    .name = Cynossèma
place-t19 = pointe d’Éléonte (T19)
    .name = Pointe d’Éléonte
    .article = la
place-t20 = Ilion (T20)
    .name = Ilion
place-t21 = Dardanos (T21)
    .name = Dardanos
place-t22 = pays d’Abydos (T22)
    .name = Pays d’Abydos
    .article = le
    .at = dans le
place-t23 = Percotè (T23)
    .name = Percotè
place-t24 = Colones (T24)
    .name = Colones
place-t25 = vallée du Scamandre (T25)
    .name = Vallée du Scamandre
    .article = la
    .at = dans la
place-t26 = contreforts de l’Ida (T26)
    .name = Contreforts de l’Ida
    .article = les
    .at = dans les
place-t27 = monts de Lampsaque (T27)
    .name = Monts de Lampsaque
    .article = les
    .at = dans les
place-t28 = haut Granique (T28)
    .name = Haut Granique
    .article = le
    .mute = no
    .at = sur le
place-t29 = Phrygie hellespontique (T29)
    .name = Phrygie hellespontique
    .article = la
    .at = en
place-t30 = lac Daskylitis (T30)
    .name = Lac Daskylitis
    .article = le
place-elaeus = Éléonte
    .name = Éléonte
place-rhoeteum = Rhoeteion
    .name = Rhoeteion
place-sestos = Sestos
    .name = Sestos
place-abydos = Abydos
    .name = Abydos
place-lampsacus = Lampsaque
    .name = Lampsaque
place-parium = Parion
    .name = Parion
place-cardia = Cardia
    .name = Cardia
place-cyzicus = Cyzique
    .name = Cyzique
place-b1 = Byzance
    .name = Byzance
place-b2 = Thasos
    .name = Thasos
place-b3 = Chios/Samos
    .name = Chios/Samos

## Où est une pièce hors de la carte

place-waiting = à venir
place-eliminated = éliminée
place-killed = mort au combat
place-removed = hors du jeu
place-recalled = rappelé à Athènes
place-prisoner = retenu par Tissapherne

## Sortes de lieux et terrains

kind-sea = zone maritime
kind-land = zone terrestre
kind-port = port
kind-base = base
terrain-strait = détroit
terrain-open-sea = pleine mer
terrain-clear = terrain clair
terrain-difficult = terrain difficile
terrain-port = port fortifié
terrain-base = base hors carte
terrain-beach = plage

## Unités : la lettre du type et la force ; + pour une épée

piece-t20 = 20 trières
    .name = vingt trières
    .article = les
    .gender = f
piece-t10 = 10 trières
    .name = dix trières
    .article = les
    .gender = f
piece-t4 = 4 trières
    .name = quatre trières
    .article = les
    .gender = f
piece-t2 = 2 trières
    .name = deux trières
    .article = les
    .gender = f
piece-h4b = hoplites à épée 4
    .name = hoplites à épée, 4
    .article = les
piece-h4 = hoplites 4
    .name = hoplites, 4
    .article = les
piece-h3 = hoplites 3
    .name = hoplites, 3
    .article = les
piece-p5 = peltastes perses 5
    .name = peltastes perses, 5
    .article = les
piece-p4b = peltastes à épée 4
    .name = peltastes à épée, 4
    .article = les
piece-p4 = peltastes 4
    .name = peltastes, 4
    .article = les
piece-p2 = peltastes 2
    .name = peltastes, 2
    .article = les
piece-a3b = archers à épée 3
    .name = archers à épée, 3
    .article = les
piece-a2 = archers et frondeurs 2
    .name = archers et frondeurs, 2
    .article = les
piece-c5b = cavalerie perse à épée 5
    .name = cavalerie perse à épée, 5
    .article = la
type-trireme = trière
type-hoplite = hoplite
type-cavalry = cavalerie
type-peltast = peltaste
type-archer = archer ou frondeur
type-leader = chef
face-0 = pleine force
face-1 = à force réduite
face-fit = valide
face-wounded = blessé
face-sick = malade

## Chefs

leader-thrasybulus = Thrasybule
    .about = triérarque devenu stratège, le meilleur tacticien d’Athènes
leader-alcibiades = Alcibiade
    .about = brillant, banni, indispensable
leader-thrasyllus = Thrasyillos
    .about = stratège avec Thrasybule à Cynossèma ; envoyé à Athènes en novembre
leader-theramenes = Théramène
    .about = homme politique et chef d’escadre
leader-chaereas = Chereas
    .about = officier de la flotte de Samos
leader-timochares = Tymocharès
    .about = amène quelques navires d’Athènes
leader-mindarus = Mindaros
    .about = navarque de Sparte
leader-hermocrates = Hermocrate
    .about = Syracusain, l’esprit de la défaite d’Athènes en Sicile
leader-pharnabazus = Pharnabaze
    .about = satrape de Phrygie hellespontique ; Perse, reste à terre
leader-dorieus = Doreius
    .about = Rhodien, champion olympique
leader-hippocrates = Hyppocrate
    .about = lieutenant de Mindaros
leader-epicles = Epiclès
    .about = capitaine syracusain

## Mois

turn-august-411 = août 411 av. J.-C.
turn-september-411 = septembre 411 av. J.-C.
turn-october-411 = octobre 411 av. J.-C.
turn-november-411 = novembre 411 av. J.-C.
turn-december-411 = décembre 411 av. J.-C.
turn-january-410 = janvier 410 av. J.-C.
turn-february-410 = février 410 av. J.-C.
turn-march-410 = mars 410 av. J.-C.
turn-april-410 = avril 410 av. J.-C.
turn-may-410 = mai 410 av. J.-C.
turn-1 = août 411 av. J.-C.
turn-2 = septembre 411 av. J.-C.
turn-3 = octobre 411 av. J.-C.
turn-4 = novembre 411 av. J.-C.
turn-5 = décembre 411 av. J.-C.
turn-6 = janvier 410 av. J.-C.
turn-7 = février 410 av. J.-C.
turn-8 = mars 410 av. J.-C.
turn-9 = avril 410 av. J.-C.
turn-10 = mai 410 av. J.-C.
month-august-411 = { turn-august-411 }
month-september-411 = { turn-september-411 }
month-october-411 = { turn-october-411 }
month-november-411 = { turn-november-411 }
month-december-411 = { turn-december-411 }
month-january-410 = { turn-january-410 }
month-february-410 = { turn-february-410 }
month-march-410 = { turn-march-410 }
month-april-410 = { turn-april-410 }
month-may-410 = { turn-may-410 }

## Phases

phase-setup = Mise en place
phase-A = A Stratagèmes
phase-B = B Activation
phase-B-1 = B.1 Points d’action
phase-B-2 = B.2 Renforts
phase-B-3 = B.3 Actions
phase-B-3-1 = B.3.1 Annonce
phase-B-3-2 = B.3.2 Activations
phase-B-3-3 = B.3.3 Combats
phase-C = C Sièges
phase-D = D Ajustements
phase-D-1 = D.1 Stratagème gardé
phase-D-2 = D.2 Retour à la base ou au port
phase-D-3 = D.3 Récupération
phase-D-4 = D.4 Ravitaillement
phase-D-5 = D.5 Attrition
phase-end = Fin du tour

## Stratagèmes

stratagem-s1 = Periplous
    .about = Combat naval en pleine mer, jamais dans le détroit : 2 colonnes à droite si l’attaquant le joue, 2 à gauche si c’est le défenseur.
    .code = S1
stratagem-s2 = Kuklos
    .about = Tout combat naval, défenseur seul : la flotte se forme en cercle, 1 colonne à gauche.
    .code = S2
stratagem-s3 = Diekplous
    .about = Tout combat naval, attaquant seul : percer la ligne, 1 colonne à droite.
    .code = S3
stratagem-s4 = Tempête en mer
    .about = En B.3 : chaque navire en zone maritime, des deux camps, jette un dé et s’affaiblit (ou sombre) sur 6 près d’un port ami ou d’une plage, ailleurs sur 5 ou 6. Des troupes à bord peuvent se noyer.
    .code = S4
stratagem-s5 = Coques pourries
    .about = En D.5 : l’adversaire élimine un de ses navires en zone bordée de plages et en affaiblit un autre, à son choix.
    .code = S5
stratagem-s6 = Archers
    .about = En B.3 : unités et chefs ennemis ne peuvent entrer dans une zone terrestre où vous avez des archers, jusqu’à la fin de cette phase d’actions.
    .code = S6
stratagem-s7 = Cavaliers
    .about = Après un combat terrestre gagné avec de la cavalerie : éliminez une unité ennemie affaiblie de ce combat.
    .code = S7
stratagem-s8 = Attaque combinée
    .about = Combat, attaquant ou défenseur : ajoutez la moitié, arrondie au-dessus, de la force de vos unités d’une zone adjacente de même nature. Elles ne bougent pas.
    .code = S8
stratagem-s9 = Sape
    .about = En C : 2 dés de plus pour un de vos sièges. Pas avec le dé d’un pion défaussé.
    .code = S9
stratagem-s10 = Surprise
    .about = Tout combat sur terre ou en mer, attaquant seul : 1 colonne à droite.
    .code = S10
stratagem-s11 = Récupération x1
    .about = En D.3 : une unité affaiblie de plus revient à pleine force, Perses compris.
    .code = S11
stratagem-s12 = Récupération x2
    .about = En D.3 : deux unités affaiblies de plus reviennent à pleine force, mais pas les Perses.
    .code = S12
stratagem-s13 = Renforts retardés
    .about = En B.2 : un renfort ennemi arrive un tour plus tard ; ou annulez celui que vient d’amener Renforts.
    .code = S13
stratagem-s14 = Renforts
    .about = En B.2 : faites entrer un renfort optionnel du scénario. L’adversaire peut répondre par Renforts retardés.
    .code = S14
stratagem-s15 = Chef Blessé
    .about = Avant un combat : les bonus des chefs ennemis présents ne comptent pas au dé, et l’un d’eux, à votre choix, est blessé jusqu’à la phase B.3 du tour suivant.
    .code = S15
stratagem-s16 = Discorde chez l’ennemi
    .about = En B.3 : désignez un chef ennemi et jetez un dé ; 3 ou plus élimine pour de bon un chef sans bonus, 5 ou 6 un bonus simple. Les doubles bonus sont à l’abri.
    .code = S16
stratagem-s17 = Tissapherne
    .about = En B.2 : Alcibiade est fait prisonnier et quitte le jeu. Le pion sort du jeu.
    .code = S17
stratagem-s18 = Alcibiade
    .about = En B.2, une fois Alcibiade entré en jeu : il s’évade vers Samos. Joué avant Tissapherne, il retire aussi ce pion et Sparte marque 2 PV.
    .code = S18
stratagem-s19 = Ravitaillement
    .about = À la fin de D.4 : votre marqueur de ravitaillement avance d’une case vers 3, en tout mois.
    .code = S19
stratagem-s20 = Épidémie
    .about = En B.3 : dans une zone de la carte, deux unités terrestres ennemies s’affaiblissent et un chef ennemi tombe malade ; on le porte dans un port ou une base, où il reste jusqu’à B.2 du tour suivant.
    .code = S20
stratagem-s22 = Bons Augures
    .about = À tout moment : reprenez l’Avantage, ou tirez un nouveau pion, ou servez-vous-en comme Récupération x2 ou Renforts dans leur phase.
    .code = S22
stratagem-s23 = Désertion
    .about = En D.5 : une unité ennemie de 10 points de force au plus quitte le jeu pour de bon.
    .code = S23
category-fleet = Flotte
category-land = Combat terrestre
category-combat-siege = Combat et siège
category-reinforcement = Renforts et récupération
category-leaders = Chefs
category-misc = Événements divers

## Pions : les deux faces, avec la lettre de qui peut s’en servir (A Athènes, S Sparte, N les deux)

counter-c01 = Periplous (Athènes) / Désertion (Sparte)
counter-c02 = Alcibiade (Athènes) / Surprise (Sparte)
counter-c03 = Tissapherne (Sparte) / Discorde chez l’ennemi (les deux camps)
counter-c04 = Kuklos (Athènes) / Diekplous (Sparte)
counter-c05 = Diekplous (Athènes) / Kuklos (Sparte)
counter-c06 = Surprise (Athènes) / Cavaliers (Sparte)
counter-c07 = Attaque combinée (Athènes) / Sape (Sparte)
counter-c08 = Sape (Athènes) / Attaque combinée (Sparte)
counter-c09 = Coques pourries (Athènes) / Coques pourries (Sparte)
counter-c10 = Tempête en mer (les deux camps) / Archers (les deux camps)
counter-c11 = Récupération x1 (Athènes) / Récupération x1 (Sparte)
counter-c12 = Récupération x2 (Athènes) / Renforts retardés (Sparte)
counter-c13 = Renforts retardés (Athènes) / Récupération x2 (Sparte)
counter-c14 = Renforts (Athènes) / Chef Blessé (Sparte)
counter-c15 = Chef Blessé (Athènes) / Renforts (Sparte)
counter-c16 = Renforts (Athènes) / Renforts (Sparte)
counter-c17 = Ravitaillement (Athènes) / Ravitaillement (Sparte)
counter-c18 = Épidémie (les deux camps) / Bons Augures (les deux camps)
counter-c19 = Bons Augures (les deux camps) / Renforts retardés (les deux camps)
counter-c20 = Archers (les deux camps) / Chef Blessé (les deux camps)
counter-c21 = Récupération x1 (les deux camps) / Ravitaillement (les deux camps)

## Lignes de renforts

value-athens-september-b3 = Athènes, septembre, Samos
value-athens-october-b2 = Athènes, octobre, Thasos
value-athens-october-b3 = Athènes, octobre, Samos
value-athens-february-b3 = Athènes, février, Samos
value-athens-february-b2 = Athènes, février, Thasos
value-sparta-september-b3 = Sparte, septembre, Chios
value-sparta-october-b3 = Sparte, octobre, Chios
value-sparta-october-t29 = Perses, octobre, Phrygie hellespontique (T29)
value-sparta-february-b3 = Sparte, février, Chios
value-sparta-february-t29 = Perses, février, Phrygie hellespontique (T29)
value-athens-optional-b3 = 20 trières optionnelles à Samos
value-athens-optional-b2 = 10 trières optionnelles à Thasos
value-sparta-optional-b3 = 20 trières optionnelles à Chios
value-sparta-optional-b1 = 10 trières optionnelles à Byzance
line-athens-september-b3 = { value-athens-september-b3 }
line-athens-october-b2 = { value-athens-october-b2 }
line-athens-october-b3 = { value-athens-october-b3 }
line-athens-february-b3 = { value-athens-february-b3 }
line-athens-february-b2 = { value-athens-february-b2 }
line-sparta-september-b3 = { value-sparta-september-b3 }
line-sparta-october-b3 = { value-sparta-october-b3 }
line-sparta-october-t29 = { value-sparta-october-t29 }
line-sparta-february-b3 = { value-sparta-february-b3 }
line-sparta-february-t29 = { value-sparta-february-t29 }
line-athens-optional-b3 = { value-athens-optional-b3 }
line-athens-optional-b2 = { value-athens-optional-b2 }
line-sparta-optional-b3 = { value-sparta-optional-b3 }
line-sparta-optional-b1 = { value-sparta-optional-b1 }

## Questions

prompt-activate = Quelle zone activez-vous pour en déplacer les pièces ? Points d’action annoncés qui restent : { $left } sur { $points } ; « Terminé » passe aux combats.
prompt-advantage = À quoi sert l’Avantage : à rétablir une unité affaiblie, ou à ramener une unité terrestre ou un chef perdu ? Il passe ensuite à l’adversaire.
prompt-announce = Combien de points d’action engagez-vous dans cette phase d’actions, sur { $points } ? Ceux que vous annoncez sans les dépenser sont perdus.
prompt-appeal = { $who } a lancé { $dice }. Vous avez l’Avantage : acceptez-vous ce jet, ou le faites-vous relancer en cédant l’Avantage ?
prompt-appeal-omens = { $who } a lancé { $dice }, et le détenteur de l’Avantage l’accepte. L’acceptez-vous aussi, ou reprenez-vous l’Avantage par Bons Augures ?
prompt-bid = { $who } a l’initiative, et vous avez { n-action-points }. Y changez-vous quelque chose, par un stratagème ou par l’Avantage ?
prompt-come-back =
    Où { COUNT($piece) ->
        [many] reviennent
       *[one] revient
    } { LE($piece) } ?
prompt-drive-out = Vous n’avez plus de point d’action pour le combat { A($place) } : où vos unités se replient-elles ?
prompt-hulls-scuttle = Coques pourries : lequel de vos navires est éliminé ?
prompt-hulls-weaken = Coques pourries : quel autre de vos navires s’affaiblit ?
prompt-leave-base = Quelle base vos pièces quittent-elles ? Vous avez { n-action-points } ; une base dont toutes les pièces arrivent ce tour se quitte sans rien dépenser.
prompt-losses = Combat { A($place) } : quelle unité affaiblissez-vous ? Points de force encore à perdre : { $quota }.
prompt-make-room = Des renforts arrivent { A($place) } : où vont vos unités qui s’y trouvent ?
prompt-move = Quelles pièces partent ensemble { DE($place) } ? Prenez-les, puis choisissez leur destination.
prompt-move-on = Il y a trop d’unités { A($place) } : laquelle va plus loin ?
prompt-move-on-to =
    Vers où { COUNT($piece) ->
        [many] poursuivent
       *[one] poursuit
    } { LE($piece) } ?
prompt-overload = { A($place) }, il y a trop de troupes pour les navires : lesquelles affaiblissez-vous pour les embarquer ?
prompt-plague-leader = Épidémie { A($place) } : quel chef ennemi tombe malade ?
prompt-plague-units = Épidémie { A($place) } : quelle unité ennemie s’affaiblit ? Vous pouvez épargner les autres.
prompt-recovery = Quelle unité affaiblie revient à pleine force (reste { $left }) ?
prompt-refuge = { $piece } est malade : dans quel port ou quelle base l’emmenez-vous ?
prompt-reply = L’adversaire fait entrer un renfort ({ $line }) : l’annulez-vous par Renforts retardés ?
prompt-retreat = Vous avez perdu le combat { A($place) } : vers où reculez-vous ?
prompt-run-past = Des navires ennemis sont { A($place) } : vous arrêtez-vous pour les combattre, ou tentez-vous de passer ?
prompt-stacking = Il y a trop d’unités { A($place) } : laquelle éliminez-vous ?
prompt-step-aside = L’ennemi entre { A($place) } : votre cavalerie se dérobe-t-elle, et vers où ? Tous partent ensemble, sauf si vous n’en prenez que certains.
prompt-underway = Le groupe est { A($place) } : va-t-il plus loin, débarque-t-il des pièces au port, ou s’arrête-t-il ?
prompt-window = { $phase } : jouez-vous maintenant un stratagème, ou l’Avantage ? Sinon la phase continue.
prompt-target-s6 = Archers : quelle zone fermez-vous à l’ennemi pour cette phase d’actions ?
prompt-target-s13 = Renforts retardés : quel renfort ennemi arrive un tour plus tard ?
prompt-target-s14 = Renforts : quel renfort optionnel faites-vous entrer ?
prompt-target-s16 = Discorde : quel chef ennemi visez-vous ? Sans bonus, il quitte le jeu sur 3 ou plus ; avec un bonus simple, sur 5 ou 6.
prompt-target-s20 = Épidémie : quelle zone frappez-vous ? Deux unités terrestres ennemies s’y affaiblissent et un chef y tombe malade.
prompt-target-s23 = Désertion : quelle unité ennemie quitte le jeu pour de bon ?
prompt-fight = Quel combat résolvez-vous maintenant ?
prompt-evade = On vous attaque { A($place) } : tentez-vous l’évasion ? Il faut 6 au dé modifié (modificateur { $modifier }) ; réussie, elle affaiblit une unité, manquée, il faut combattre.
prompt-evade-price = Vous vous dérobez { DE($place) } : quelle unité affaiblissez-vous pour en payer le prix ?
prompt-evade-to = Vers où vous évadez-vous { DE($place) } ?
prompt-commit = Combat { A($place) } : engagez-vous un stratagème en secret ? Les deux camps révèlent ensemble, puis l’attaquant lance le dé.
prompt-target-s8 = Attaque combinée { A($place) } : quelle zone adjacente prête la moitié de sa force ?
prompt-target-s15 = Chef Blessé { A($place) } : quel chef ennemi est touché ?
prompt-pursuit = Vous avez gagné { A($place) } avec de la cavalerie : jouez-vous Cavaliers, pour éliminer une unité affaiblie ?
prompt-ride-down = { A($place) }, quelle unité ennemie affaiblie votre cavalerie taille-t-elle en pièces ?
prompt-siege = Quel port assiégez-vous ? « Terminé » met fin à vos sièges de ce tour.
prompt-siege-counter =
    Siège { DE($place) }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour l’instant : cédez-vous un pion de votre couleur (un dé de plus pour l’assiégeant, un de moins pour le défenseur), ou en jouez-vous un ?
prompt-siege-losses = Siège { DE($place) } : chaque 1 au dé affaiblit un assiégeant. Laquelle de vos unités (reste { $left }) ?
prompt-advance = Le port { DE($place) } est pris : quelles pièces y entrent ?
prompt-keep = Quel pion gardez-vous pour le tour suivant ? Les autres retournent dans le bol.
prompt-returns =
    Quelles pièces renvoyez-vous à une base ou au port voisin ? Vos navires peuvent encore rentrer aux bases pour { $left ->
        [one] { $left } point
       *[other] { $left } points
    } de force ; « Terminé » laisse les autres en place.
prompt-return-to =
    Où { COUNT($pieces) ->
        [many] rentrent
       *[one] rentre
    } { LE($pieces) } ? Vous pouvez leur adjoindre d’autres pièces de la zone.
prompt-recover = Quelle unité affaiblie revient à pleine force (reste { $left }) ?
prompt-wear = L’attrition frappe { A($place) } : quelle unité affaiblissez-vous ?
prompt-start-pick = Avant le premier tour, vous pouvez prendre en secret un pion stratagème (un tour à jouer plus tard) dont une face de votre couleur est numérotée de S1 à S10. Lequel prenez-vous ?
prompt-crossing = Mouvement amphibie { DE($place) } vers { LE($to_place) } : par quelle zone maritime ? Chacune ne porte qu’un nombre limité de points de force par phase d’actions.

## Choix

verb-accept = Garder le jet
verb-accuse = Viser { $arg }
verb-activate = Activer { LE($arg) }
verb-add-points = Avantage : 2 points d’action de plus
verb-advantage = Utiliser l’Avantage
verb-announce =
    Annoncer { $arg ->
        [one] { $arg } point d’action
       *[other] { $arg } points d’action
    }
verb-aside = Se dérober vers { LE($arg) }
verb-bar = Fermer { LE($arg) }
verb-bring = Faire entrer : { $arg }
verb-cut = Affaiblir { LE($arg) } pour embarquer
verb-decline = Ne rien jouer pour l’instant
verb-decline-in-siege-counter = Ne rien jouer pour ce siège
verb-decline-in-reply = Laisser venir le renfort
verb-decline-in-bid = Ne rien changer
verb-delay = Retarder : { $arg }
verb-desert = Faire déserter { LE($arg) }
verb-done = Terminé
verb-done-in-recover = Terminé : ne rien rétablir d’autre
verb-done-in-leave-base = Terminé : ne plus quitter de base
verb-ashore = Débarquer { LE($arg) }
verb-drop = Laisser { LE($arg) } de côté
verb-rest = Ne plus demander pendant ce tour
verb-eliminate = Éliminer { LE($arg) }
verb-ferry = Mouvement amphibie vers { LE($arg) }
verb-infect = Frapper { LE($arg) }
verb-move = Aller vers { LE($arg) }
verb-mute = Ne plus demander pendant cette phase
verb-pass-by = Passer outre (10 contre 1)
verb-pick = Prendre { LE($arg) }
verb-pick-all = Tout prendre
verb-reroll = Avantage : relancer
verb-restore = Rétablir { LE($arg) }
verb-return-leader = Ramener { LE($arg) }
verb-return-unit = Ramener { LE($arg) }
verb-reverse = Avantage : inverser l’initiative
verb-run-past = Tenter de passer
verb-scuttle = Éliminer { LE($arg) }
verb-sicken = { $arg } tombe malade
verb-stay = Rester et attendre l’ennemi
verb-stop = S’arrêter ici
verb-stop-in-run-past = S’arrêter et combattre
verb-to = { $arg }
verb-weaken = Affaiblir { LE($arg) }
verb-s1 = Jouer Periplous : { $arg }
verb-s2 = Jouer Kuklos : { $arg }
verb-s3 = Jouer Diekplous : { $arg }
verb-s4 = Jouer Tempête en mer : { $arg }
verb-s5 = Jouer Coques pourries : { $arg }
verb-s6 = Jouer Archers : { $arg }
verb-s7 = Jouer Cavaliers : { $arg }
verb-s8 = Jouer Attaque combinée : { $arg }
verb-s9 = Jouer Sape : { $arg }
verb-s10 = Jouer Surprise : { $arg }
verb-s11 = Jouer Récupération x1 : { $arg }
verb-s12 = Jouer Récupération x2 : { $arg }
verb-s13 = Jouer Renforts retardés : { $arg }
verb-s14 = Jouer Renforts : { $arg }
verb-s15 = Jouer Chef Blessé : { $arg }
verb-s16 = Jouer Discorde : { $arg }
verb-s17 = Jouer Tissapherne : { $arg }
verb-s18 = Jouer Alcibiade : { $arg }
verb-s19 = Jouer Ravitaillement : { $arg }
verb-s20 = Jouer Épidémie : { $arg }
verb-s23 = Jouer Désertion : { $arg }
verb-s22-take = Bons Augures, reprendre l’Avantage : { $arg }
verb-s22-draw = Bons Augures, tirer un pion : { $arg }
verb-s22-s12 = Bons Augures en Récupération x2 : { $arg }
verb-s22-s14 = Bons Augures en Renforts : { $arg }
verb-fight = Combattre { A($arg) }
verb-evade = Tenter l’évasion
verb-stand = Accepter le combat
verb-commit-none = N’engager aucun stratagème
verb-support = Appui depuis { LE($arg) }
verb-wound = Blesser { $arg }
verb-besiege = Assiéger { $arg }
verb-discard = Céder pour un dé : { $arg }
verb-advance = Faire entrer { LE($arg) }
verb-keep = Garder { $arg }
verb-keep-none = N’en garder aucun
verb-adjust = Renvoyer { LE($arg) }
verb-take = Prendre { $arg }
verb-pick-none = N’en prendre aucun
verb-by = Par { LE($arg) }
verb-spare = Épargner les autres

## Journal

log-activates = { $who } active { LE($place) }, pour { n-action-points }.
log-advantage-passes = L’Avantage passe { AU($who) }.
log-advantage-points = { $who } use de l’Avantage : 2 points d’action de plus, soit { $points }.
log-advantage-reroll = { $who } use de l’Avantage : les dés sont relancés.
log-advantage-reverse = L’Avantage inverse l’initiative : { $who } commence.
log-advantage-taken = { $who } reprend l’Avantage.
log-announces = { $who } annonce { n-action-points }.
log-apathy = { $who } n’a plus de points d’action.
log-arrives = Des renforts { DE($who) } arrivent { A($place) } : { $pieces }.
log-barred = Des archers { DE($who) } ferment { LE($place) } pour cette phase d’actions ; le pion y reste jusque-là.
log-cancels = { $who } annule : { $line }.
log-captured = { $piece } est capturé { A($place) }.
log-comes-back =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] reviennent
       *[one] revient
    } en jeu, { A($place) }.
log-delayed = { $who } retarde d’un tour : { $line }.
log-deserts =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] désertent
       *[one] déserte
    } { A($place) }.
log-discards = { $who } se défausse d’un pion sans le jouer : { $counter }.
log-discord = La discorde frappe { $piece } { A($place) } : dé { $die }, il fallait { $needed } ou plus, il quitte le jeu.
log-discord-fails = La discorde vise { $piece } { A($place) } : dé { $die }, il fallait { $needed } ou plus, il garde son commandement.
log-drew = Vous tirez { $counter }.
log-drew-count =
    { $who } tire { $count ->
        [0] aucun pion stratagème
        [one] un pion stratagème
       *[other] { $count } pions stratagèmes
    }.
log-dropped = { $who } débarque { LE($piece) } { A($place) }.
log-eliminated = { $who } perd { LE($piece) } { A($place) }.
log-falls-back = { $who } n’a plus de point d’action pour le combat { A($place) } et se replie.
log-ferried = { $who } passe la mer { DE($place) } vers { LE($to_place) }, par { LE($places) } : { $pieces }.
log-freed = { $piece } s’évade et gagne { $place }.
log-initiative = { $who } a l’initiative.
log-makes-room = { $who } laisse la place { A($place) } ; vont vers { LE($to_place) } : { $pieces }.
log-marches = { $who } marche { DE($place) } vers { LE($to_place) } : { $pieces }.
log-moves-on =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] vont
       *[one] va
    } plus loin, { DE($place) } vers { LE($to_place) }.
log-passes = { $who } passe à travers l’ennemi { A($place) } : dé { $die }, il fallait { $needed } ou moins.
log-plays = { $who } joue { $stratagem }.
log-points = { $who } totalise { $total } aux dés : la moitié, arrondie au-dessus, et le mois ({ $month }) donnent { n-action-points }.
log-recalled = { $piece } est rappelé à Athènes.
log-recovers = { $piece } se remet.
log-refuge = { $piece } est emmené { DE($place) } vers { LE($to_place) }.
log-restored =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] reviennent
       *[one] revient
    } à pleine force { A($place) }.
log-result = Pertes { DE($who) } { A($place) } : { $result }.
log-retreats = { $who } recule { DE($place) } vers { LE($to_place) } : { $pieces }.
log-safe-conduct = Alcibiade ne craint plus Tissapherne ; Sparte marque 2 points de victoire.
log-sails = { $who } fait voile { DE($place) } vers { LE($to_place) } : { $pieces }.
log-seized = Tissapherne s’empare { DE($piece) } { A($place) }.
log-sick = { $piece } tombe malade { A($place) }.
log-steps-aside = La cavalerie { DE($who) } se dérobe { DE($place) } vers { LE($to_place) } : { $pieces }.
log-stopped = { $who } est arrêtée { A($place) } : dé { $die }, il fallait { $needed } ou moins.
log-supply-moves = Le ravitaillement { DE($who) } passe à { $level } sur 3.
log-weakened =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] s’affaiblissent
       *[one] s’affaiblit
    } { A($place) }.
log-combat = { $who } attaque { A($place) }.
log-combat-result =
    Combat { A($place) } : { $attack ->
        [one] { $attack } point
       *[other] { $attack } points
    } de force contre { $defence }, colonne { $column } (décalages : { $shifts }) ; dé { $die } (modificateurs : { $modifiers }) = { $total } : { $who } l’emporte.
log-evades = { $who } s’évade { DE($place) } vers { LE($to_place) } : { $pieces }.
log-evasion-fails = { $who } tente l’évasion { A($place) } : dé { $die } (modificateurs : { $modifiers }) = { $total }, il faut 6 : elle doit combattre.
log-supports = { $who } reçoit l’appui { DE($place) }.
log-wounded = { $piece } est blessé { A($place) }.
log-besieges = { $who } assiège { LE($place) }.
log-siege-dice =
    Siège { DE($place) } : { $count ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $count } dés
    } ({ $modifiers }).
log-siege-fails = { $who } ne prend pas { $place } : ni 5 ni 6.
log-siege-succeeds = { $who } force { $place } : il n’y reste personne.
log-advances =
    { $who } : { LE($piece) } { COUNT($piece) ->
        [many] entrent
       *[one] entre
    } { A($to_place) }, venant { DE($place) }.
log-keeps =
    { $who } { $count ->
        [0] ne garde aucun pion stratagème
        [one] garde un pion stratagème
       *[other] garde { $count } pions stratagèmes
    }.
log-goes-home = { $who } rentre à la base, { DE($place) } vers { LE($to_place) } : { $pieces }.
log-shelters = { $who } rentre au port, { DE($place) } vers { LE($to_place) } : { $pieces }.
log-supplied = { $who } est de nouveau ravitaillée.
log-starves = { $who } est affamée : toutes ses unités en base s’affaiblissent.
log-attrition = { $who } subit un test d’attrition { A($place) }.
log-already-taken = { $counter } n’est plus dans le bol : choisissez-en un autre.
log-picked = Vous prenez { $counter }.
log-picked-count =
    { $who } { $count ->
        [0] ne prend aucun pion de départ
        [one] prend un pion de départ
       *[other] prend { $count } pions de départ
    }.
log-turn = Tour { $turn } : { $month }
log-victory = { $who } tient les ports et gagne.
log-shortage-ports = { $who } est en disette : l’ennemi tient { $places } et y a des navires.
log-shortage-fleet =
    { $who } est en disette : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de force de navires dans ses bases, { $left } seulement en mer et dans les ports.
log-storm =
    Tempête sur { LE($piece) } { DE($who) } { A($place) } : dé { $die }, avarie sur { $needed }{ $needed ->
        [6] {""}
       *[other] {" ou plus"}
    }.
log-goes-back = { $who } revient { DE($place) } vers { LE($to_place) } : { $pieces }.
log-siege-no-dice = { $who } n’a aucun dé pour le siège { DE($place) } : il échoue.
log-siege-weakens = { $who } affaiblit toute la garnison { DE($place) }, mais le port tient.
log-siege-price =
    Le siège { DE($place) } affaiblit { $count ->
        [one] une unité
       *[other] { $count } unités
    } { DE($who) }, une par 1 obtenu.
log-attrition-none = Attrition { DE($who) } { A($place) } : dé { $die } (modificateurs : { $modifiers }) = { $total } : sans effet.
log-attrition-one = Attrition { DE($who) } { A($place) } : dé { $die } (modificateurs : { $modifiers }) = { $total } : une unité s’affaiblit.
log-attrition-all = Attrition { DE($who) } { A($place) } : dé { $die } (modificateurs : { $modifiers }) = { $total } : toutes les unités s’affaiblissent.
log-pays-combats = { $who } paie { n-action-points } pour les combats de cette phase d’actions.
log-points-lost =
    { $who } perd { $count ->
        [one] { $count } point d’action annoncé et non dépensé
       *[other] { $count } points d’action annoncés et non dépensés
    }.
log-arrives-weak = Des renforts affaiblis { DE($who) } arrivent { A($place) } : { $pieces }.
log-evasion = { $who } tente l’évasion { A($place) } : dé { $die } (modificateurs : { $modifiers }) = { $total }, il faut 6 : elle se dérobe.
log-passes-overwhelming = { $who } passe à travers l’ennemi { A($place) }, à dix contre un.
log-initiative-tie = Égalité aux dés : { $who }, qui a l’Avantage, a l’initiative.

## Parties d’une somme, par paragraphe

part-4-2-1e = différence des chefs
part-4-2-1f = pleine mer
part-4-2-1g = détroit ou terrain difficile
part-5-1a = tout siège
part-5-1b = Avantage
part-5-1c = zones tenues autour du port
part-5-1d = pion cédé par l’assiégeant
part-5-1e = chef à double bonus au-dehors
part-5-1f = chef à double bonus dans le port
part-5-1g = zones tenues par le défenseur
part-5-1h = pion cédé par le défenseur
part-5-1i = hiver
part-5-1j = assiégeants trop peu nombreux
part-7-S9 = Sape
part-6-4c = effectifs
part-6-4d = plein hiver
part-TRC-die-a = chefs
part-TRC-die-b = hoplites à épée
part-TRC-die-c = trois sortes de troupes
part-TRC-die-d = rien que des hoplites à épée en face
part-TRC-die-e = archers ou cavaliers en face
part-TRC-die-f = au moins autant de troupes à bord
part-TRC-die-g = moins de troupes à bord
part-TRC-col-a = des hoplites contre aucun
part-TRC-col-b = aucun hoplite contre des hoplites
part-TRC-col-c = débarquement
part-TRC-col-d = en terrain difficile
part-TRC-col-e = troupes amies sur la plage
part-TRC-col-f = troupes ennemies sur la plage
part-7-S1 = Periplous
part-7-S2 = Kuklos
part-7-S3 = Diekplous
part-7-S10 = Surprise
part-7-S8 = Attaque combinée

## Résultats de la table des combats

result-R = aucune
result-A = tout affaibli
result-E = tout éliminé

## Pistes et marqueurs

track-points = Points d’action
track-supply = Ravitaillement
track-shortage = Disette
marker-advantage = Avantage
marker-initiative = Initiative
marker-barred = Fermé par des archers
marker-turn = Tour
label-lost = Pertes
label-arrivals = Renforts
label-optional = optionnel, par Renforts
label-bowl = Dans le bol
label-gone = Hors du jeu
label-forecast = Si l’on jetait le dé maintenant

## Victoire

level-total = victoire totale
level-strategic = victoire stratégique
level-tactical = victoire tactique
level-draw = partie nulle
reason-ports = tous les ports requis sont tenus
reason-fleet = la flotte ennemie est brisée
reason-points = points de victoire
score-ports = Ports tenus
score-supply = Meilleur ravitaillement
score-fleet = Flotte en mer et au port
score-hoplites = Hoplites ennemis éliminés
score-others = Autres troupes ennemies éliminées
score-leaders = Chefs ennemis tués au combat
score-safe-conduct = Alcibiade joué avant Tissapherne

## Options de partie : autres lectures des règles ; un attribut par valeur

option-tie-winner = Vainqueur quand chacun perd un quart
    .about = Les vainqueurs imprimés sont perdus. Ou bien les petits dés d’une colonne vont au défenseur et les grands à l’attaquant, ou bien le défenseur les gagne tous.
    .run = selon le dé
    .defender = toujours le défenseur
option-siege-odds = Pénalité des assiégeants trop faibles
    .about = Plus faible que la garnison coûte 3 dés, que le double 2, que le triple 1 ; l’ordre imprimé est l’inverse.
    .inverted = 3, 2, 1 dés
    .printed = 1, 2, 3 dés, comme imprimé
option-storm = Abri contre la tempête
    .about = Tempête en mer touche sur 6 à l’abri et sur 5 ou 6 au-dehors. Un abri suffit (port ami ou plage) ; ou il faut les deux ; ou, comme imprimé, les navires dans les deux abris sont touchés sur 5 ou 6 et tous les autres sur 6.
    .sheltered = un abri suffit
    .printed = comme imprimé
    .swapped = il faut les deux abris
option-base-exit = Sortie de base gratuite en B.2
    .about = Gratuite seulement si tout ce que le camp a dans la base arrive ce tour ; ou bien les arrivants sortent toujours gratuitement et seul le reste paie.
    .whole = base entière
    .per-piece = pièce par pièce
option-supply-face = Fin d’une disette
    .about = Le marqueur se retourne dès qu’aucune condition de disette n’est remplie ; ou seulement lors de D.4.
    .live = aussitôt
    .sticky = en D.4
option-boarders = Troupes à bord quand personne n’en porte
    .about = En mer, l’attaquant a +1 s’il porte autant de troupes que le défenseur : même zéro contre zéro, ou seulement s’il en porte.
    .equal = zéro contre zéro compte
    .carried = seulement avec des troupes à bord
option-naval-losses = Choix des pertes navales
    .about = Le propriétaire doit perdre le plus petit total de force qui atteint le quota ; ou des navires quelconques dont aucun n’est superflu.
    .least = plus petit total
    .any = libre, aucun de trop

## Chapitres de la règle

chapter-0 = Dés, plateau et pièces en un coup d’œil
chapter-1 = Les pièces
chapter-2 = Le tour de jeu
chapter-3 = Les mouvements
chapter-4 = Les combats
chapter-trc = Table de résolution des combats
chapter-5 = Les sièges
chapter-6 = Ravitaillement et attrition
chapter-7 = Les stratagèmes
chapter-8 = L’Avantage
chapter-9 = La victoire
chapter-10 = Les scénarios
piece-face = { $name }, à force réduite
n-action-points =
    { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
forecast-combat =
    { $attacker ->
        [athens] Athènes
       *[sparta] Sparte
    } attaque { A($place) } : { $attack ->
        [one] { $attack } point
       *[other] { $attack } points
    } de force contre { $defence }, colonne { $column } (décalages : { $shifts } ; dé : { $modifiers }).
forecast-combat-row =
    sur { $die } : l’attaquant { $attacker ->
        [R] ne perd rien
        [A] s’affaiblit tout entier
        [E] est tout éliminé
       *[other] perd { $attacker }
    }, le défenseur { $defender ->
        [R] ne perd rien
        [A] s’affaiblit tout entier
        [E] est tout éliminé
       *[other] perd { $defender }
    } ; { $winner ->
        [A] l’attaquant
       *[D] le défenseur
    } l’emporte
forecast-siege =
    { $attacker ->
        [athens] Athènes
       *[sparta] Sparte
    } assiège { $place } avec { $dice ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $dice } dés
    } ({ $modifiers }) : le port tombe { $fall } fois sur 100, la garnison s’affaiblit { $weaken } fois.
legend =
    M5, T29          numéro imprimé d’une zone maritime ou terrestre, après son nom
    hoplites 3       une unité terrestre et ses points de force
    10 trières       une escadre ; chaque trière vaut un point de force
    à épée           un bonus au combat terrestre
    à force réduite  sur sa face affaiblie
modifiers-0 = aucun
shifts-0 = aucun
section-0-2 = Le plateau
section-1-1 = Les unités
section-1-2 = Les chefs
section-2-b-1 = Points d’action et initiative
section-2-b-2 = Les renforts
section-2-b-3 = Les phases d’actions
section-2-b-3-1 = L’annonce des points
section-2-b-3-2 = L’activation des zones
section-2-b-3-3 = Les combats dus
section-2-d-2 = Le retour à la base ou au port
section-2-d-3 = La récupération
section-3-1 = Les mouvements
section-3-3 = Par mer
section-3-4 = Les mouvements amphibies
section-3-5 = Groupes et passage de l’ennemi
section-3-6 = Empilement et contrôle
section-4-1 = Qui combat
section-4-2-1 = L’évasion
section-4-2-2 = Rapport de forces et stratagèmes
section-4-2-3 = Les pertes
section-4-2-4 = Le recul
section-5-1 = Les dés d’un siège
section-5-2 = Le résultat d’un siège
section-6-1 = La disette d’Athènes
section-6-2 = La disette de Sparte
section-6-3 = Les effets d’une disette
section-6-4 = L’attrition
section-7-s1 = Periplous
section-7-s4 = Tempête en mer
section-7-s8 = Attaque combinée
section-7-s9 = Sape
section-7-s13 = Renforts retardés
section-7-s15 = Chef Blessé
section-7-s16 = Discorde
section-7-s18 = Alcibiade
section-7-s20 = Épidémie
section-7-s22 = Bons Augures
section-9-1 = La victoire immédiate
section-9-2 = Les points de victoire
section-10-1 = La campagne historique
section-10-2 = Alcibiade, le nouveau Périclès

## Pourquoi pas

why-enemy-piece =
    { LE($piece) } { COUNT($piece) ->
        [many] appartiennent
       *[one] appartient
    } { AU($who) }.
why-own-piece =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } de votre camp : on vise ici l’ennemi.
why-still-to-come =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont pas encore { GENDER($piece) ->
            [f] entrées
           *[m] entrés
        }
       *[one] n’est pas encore { GENDER($piece) ->
            [f] entrée
           *[m] entré
        }
    } en jeu.
why-out-of-play =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } plus en jeu.
why-is-sick = { $piece } est malade et ne bouge pas avant de se remettre en B.2.
why-elsewhere =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { A($from) }, pas { A($place) }.
why-not-around =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } { A($from) }, zone qui ne touche pas { LE($place) }.
why-is-leader = { $piece } est un chef : il s’agit ici d’unités.
why-is-ship = { LE($piece) } sont des navires : il s’agit ici de troupes.
why-is-land-unit =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } à bord : les pertes d’un combat naval frappent les navires.
why-here-already = Le groupe est déjà { A($place) }.
why-bases-in-d2 = { $place } : on n’entre dans une base qu’au retour des flottes (D.2) ou en renfort.
why-ships-keep-to-sea = { LE($place) }, c’est la terre ferme : les navires n’y entrent pas.
why-leader-needs-ship = Un chef ne va par mer qu’avec des trières de son camp à ses côtés, du départ à l’arrivée.
why-troops-need-ships = Troupes et chefs ne prennent ni ne quittent la mer sans navires de leur camp dans le groupe.
why-port-held = { $place } est un port où { $who } a des unités.
why-barred-by-archers = Des archers vous ferment { LE($place) } pendant cette phase d’actions.
why-too-far =
    { LE($place) }, c’est trop loin : il y faut { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de mouvement, le groupe en a { $points }.
why-no-road = Aucun chemin ne mène vers { LE($place) }.
why-enemy-there = Des unités { DE($who) } sont { A($place) }.
why-not-adjacent = { LE($place) } ne touche pas { LE($from) }.
why-road-barred = Le chemin vers { LE($place) } passe par { LE($from) }, que des archers vous ferment.
why-road-port = Le chemin vers { LE($place) } passe par { LE($from) }, port tenu par { $who }.
why-road-leader = Sur le chemin vers { LE($place) }, un chef ennemi est seul { A($from) } : allez-y d’abord, puis plus loin.
why-road-fleet = Des navires { DE($who) } { A($from) } sont sur la route vers { LE($place) } : allez-y d’abord, puis tentez de passer.
why-road-enemy = Des unités { DE($who) } { A($from) } arrêtent la marche vers { LE($place) }.
why-ships-not-ferried = Il y a des navires dans le groupe : seuls troupes et chefs font un mouvement amphibie.
why-persians-ashore = Les Perses ne montent jamais à bord et ne font aucun mouvement amphibie.
why-ferry-from-sea = Des troupes à bord en mer ne peuvent commencer un mouvement amphibie.
why-ferry-from-base = On ne quitte une base qu’avec des navires.
why-ferry-from-rough = { LE($place) }, c’est un terrain difficile : on n’y embarque pas.
why-ferry-start-inland = { LE($place) } : pas de côte où embarquer.
why-ferry-to-sea = { LE($place) }, c’est la mer : un mouvement amphibie finit à terre.
why-ferry-to-rough = { LE($place) }, c’est un terrain difficile : on n’y débarque pas.
why-ferry-inland = { LE($place) } : pas de côte où débarquer.
why-ferry-too-far = { LE($place) }, c’est trop loin pour un mouvement amphibie : trois zones maritimes au plus.
why-ferry-enemy = La traversée vers { LE($place) } passe par { LE($from) }, où il y a des navires ennemis.
why-ferry-no-ships = La traversée vers { LE($place) } passe par { LE($from) }, où vous n’avez pas de navires.
why-ferry-full =
    La traversée vers { LE($place) } passe par { LE($from) } : vos navires y portent encore { $room ->
        [one] { $room } point
       *[other] { $room } points
    } de force, le groupe en a { $troops }.
why-counter-gone = { $counter } : ce pion est hors du jeu.
why-counter-not-held = { $counter } : vous n’avez pas ce pion.
why-counter-enemy-face = { $counter } : la face { $stratagem } ne sert qu’{ AU($who) }.
why-counter-other-faces = { $counter } : ce pion porte d’autres stratagèmes.
why-counter-neutral = { $counter } n’a pas de face à votre couleur : ce pion ne vaut pas de dé.
why-one-stratagem = Vous avez déjà joué un stratagème pendant cette phase d’actions : un seul est permis.
why-occasion-phase = { $stratagem } se joue en { $phase }.
why-occasion-naval = { $stratagem } s’engage dans un combat naval, avant le jet.
why-occasion-combat = { $stratagem } s’engage dans un combat, avant le jet.
why-occasion-pursuit = { $stratagem } se joue juste après un combat terrestre gagné avec de la cavalerie.
why-occasion-siege = { $stratagem } se joue dans un de vos sièges, avant le jet.
why-no-target-s4 = Tempête en mer : aucun navire n’est dans une zone maritime.
why-no-target-s5 = Coques pourries : aucun navire ennemi n’est devant une plage.
why-no-target-s6 = Archers : vous n’avez d’archers dans aucune zone terrestre à fermer.
why-no-target-s11 = Récupération : aucune de vos unités affaiblies ne peut se rétablir.
why-no-target-s12 = Récupération x2 : aucune de vos unités affaiblies ne peut se rétablir, les Perses ne comptant pas.
why-no-target-s13 = Renforts retardés : aucun renfort ennemi n’est attendu ce tour.
why-no-target-s14 = Renforts : tous vos renforts optionnels sont venus.
why-no-target-s16 = Discorde : aucun chef ennemi sans double bonus n’est en jeu.
why-no-target-s17 = Tissapherne : Alcibiade n’est pas en jeu.
why-no-target-s18 = Alcibiade n’est pas encore venu sur la carte, et Tissapherne ne le tient pas.
why-no-target-s19 = Ravitaillement : votre marqueur est déjà à 3.
why-no-target-s20 = Épidémie : ni unité terrestre ni chef ennemi sur la carte.
why-no-target-s23 = Désertion : aucune unité ennemie en jeu n’a 10 points de force ou moins.
why-no-target-s22-take = Bons Augures : vous avez déjà l’Avantage.
why-no-target-s22-draw = Bons Augures : le bol est vide.
why-no-target-s22-s12 = Bons Augures en Récupération x2 : aucune de vos unités affaiblies ne peut se rétablir.
why-no-target-s22-s14 = Bons Augures en Renforts : tous vos renforts optionnels sont venus.
why-not-weakened =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas à force réduite.
why-persian-recovery =
    { LE($piece) } { COUNT($piece) ->
        [many] sont perses
       *[one] est perse
    } : seul le stratagème Récupération x1 (S11) ou l’Avantage rétablit des Perses.
why-no-room-aboard = { LE($piece) } à pleine force, ce serait trop pour les navires de la zone.
why-advantage-not-held = C’est l’adversaire qui a l’Avantage.
why-advantage-no-use = L’Avantage ne sert à rien pour l’instant : aucune de vos unités n’est affaiblie, ni unité terrestre ni chef ne peut revenir.
why-in-play =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } en jeu.
why-ships-stay-lost = Les navires perdus ne reviennent pas.
why-called-home = { $piece } a été rappelé et ne revient pas.
why-phrygia-held = Les Perses reviennent en Phrygie hellespontique (T29), et l’ennemi y est.
why-gone-for-good =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } quitté le jeu pour de bon.
why-no-home = { LE($place) } : ce n’est pas une de vos bases.
why-no-leader =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont pas des chefs
       *[one] n’est pas un chef
    }.
why-none-weakened = Aucune de vos unités n’est affaiblie.
why-no-unit-lost = Vous n’avez perdu aucune unité terrestre qui puisse revenir.
why-no-leader-lost = Vous n’avez perdu aucun chef qui puisse revenir.
why-all-moved = { LE($place) } : toutes vos pièces y ont déjà bougé pendant cette phase d’actions, ou sont malades.
why-no-ship-to-leave = { $place } : on quitte une base avec des navires, et aucun n’y peut bouger.
why-no-ship-to-sail = { LE($place) } : aucun navire n’y peut plus bouger, et on ne quitte pas la mer sans navire.
why-group-overloaded =
    Trop de troupes pour les navires : { $count ->
        [one] { $count } point de force de navires en porte
       *[other] { $count } points de force de navires en portent
    } le cinquième, le groupe en a { $left }.
why-others-stranded = Ceux qui restent en mer n’auraient pas assez de navires.
why-harbour-full =
    Le port abrite au plus { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } de force de navires.
why-town-full =
    Le port abrite au plus { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } de force de troupes.
why-not-crowding =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas de l’arme qui y est en surnombre.
why-announce-one = Un camp qui a des points d’action en annonce un au moins.
why-announce-less =
    Vous n’avez que { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }.
why-nobody-to-activate = { LE($place) } : aucune de vos unités n’y est.
why-leaders-alone = { LE($place) } : vous n’y avez que des chefs, et c’est par des unités qu’une zone s’active.
why-activated-already = { LE($place) } : zone déjà activée pendant cette phase d’actions.
why-too-dear =
    { LE($place) } : il en coûte { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }, il vous en reste { $left }.
why-point-for-combat = { LE($place) } : le dernier point est réservé aux combats dus.
why-none-to-activate = Aucune zone ne s’active avec ce qui reste ({ $left }).
why-not-a-base = { LE($place) } : ce n’est pas une base, et en B.2 on ne quitte que les bases.
why-foreign-base = { $place } est une base { DE($who) } seulement.
why-empty-base = { $place } : vous n’y avez pas de pièces.
why-base-left-already = { $place } : vous avez déjà quitté cette base pendant cette phase.
why-moved-already =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } déjà bougé pendant cette phase d’actions.
why-not-a-newcomer =
    { LE($piece) } { COUNT($piece) ->
        [many] n’arrivent
       *[one] n’arrive
    } pas ce tour : la sortie gratuite est pour les arrivants.
why-picked-already =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà du groupe.
why-ships-with-persians = Il y a des Perses dans le groupe : ils ne montent jamais à bord.
why-nobody-else-fits = Personne d’autre ici ne peut se joindre au groupe.
why-pick-first = Prenez d’abord les pièces du groupe.
why-all-aboard = Personne n’a besoin de s’affaiblir : les navires pris portent tous ceux qui sont pris.
why-not-picked =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas du groupe.
why-not-in-port = Le groupe n’est pas dans un port : personne ne débarque ici.
why-not-aboard =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas à bord : on n’embarque personne en route.
why-ships-sail = { LE($piece) } sont les navires du groupe : seuls les passagers débarquent.
why-called-twice = Le groupe a déjà touché deux fois { LE($place) } pendant ce mouvement.
why-over-ten = Vous êtes à dix contre un : on passe sans lancer le dé.
why-under-ten = Vous n’êtes pas à dix contre un : il faut lancer le dé pour passer.
why-not-on-the-way = { LE($place) } n’est pas sur une route ouverte vers { LE($to_place) }.
why-no-riders = Seule la cavalerie se dérobe : prenez-en, les chefs peuvent suivre.
why-goes-alone =
    { LE($piece) } { COUNT($piece) ->
        [many] sont { GENDER($piece) ->
            [f] seules
           *[m] seuls
        }
       *[one] est { GENDER($piece) ->
            [f] seule
           *[m] seul
        }
    } : inutile de choisir.
why-no-starting-face = { $counter } n’a pas de face à votre couleur numérotée de S1 à S10.
why-counter-taken = { $counter } : ce pion n’est plus dans le bol.
why-no-combat-in-bases = { $place } : on ne combat jamais dans une base.
why-no-combat-in-ports = { $place } : on ne combat pas dans un port ; on l’assiège.
why-no-units-there = { LE($place) } : aucune de vos unités n’y est.
why-no-enemy-there = { LE($place) } : aucune unité { DE($who) } n’y est.
why-no-support = Attaque combinée : aucune zone adjacente de même sorte ne tient de vos unités.
why-no-enemy-leader = Chef Blessé : aucun chef ennemi ne prend part au combat.
why-naval-only = { $stratagem } ne sert qu’aux combats navals.
why-not-in-strait = Periplous demande la pleine mer : ce combat est dans le détroit.
why-attacker-only = { $stratagem } ne sert qu’à l’attaquant.
why-defender-only = { $stratagem } ne sert qu’au défenseur.
why-no-help-there = { LE($place) } : vous n’y avez pas d’unités de la sorte qui combat, ou c’est un port.
why-not-a-leader =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont pas des chefs
       *[one] n’est pas un chef
    }.
why-named-already =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà parmi les pertes.
why-loss-too-large =
    Avec { LE($piece) }, la perte dépasserait le nécessaire : { $quota ->
        [one] { $quota } point
       *[other] { $quota } points
    } de force en tout, sans rien de trop.
why-overflowed-already = { LE($place) } a déjà débordé pendant ce recul.
why-not-a-port = { LE($place) } n’est pas un port.
why-no-garrison = { $place } : aucune unité ennemie n’y est.
why-no-besiegers = { $place } : aucune de vos unités n’est à côté ; il faut un navire et une unité terrestre.
why-no-ships-around = { $place } : vous avez des troupes à côté, mais pas de navire.
why-no-troops-around = { $place } : vous avez des navires à côté, mais pas d’unité terrestre.
why-besieged-already = { $place } : ce port a déjà été assiégé ce tour.
why-hit-already =
    { LE($piece) } { COUNT($piece) ->
        [many] ont déjà été { GENDER($piece) ->
            [f] touchées
           *[m] touchés
        }
       *[one] a déjà été { GENDER($piece) ->
            [f] touchée
           *[m] touché
        }
    } : c’est au tour d’une autre unité.
why-no-recovery-left = Les bonus de vos chefs ne permettent plus de récupération ce tour.
why-over-half =
    Peuvent encore rentrer des navires pour { $left ->
        [one] { $left } point
       *[other] { $left } points
    } de force (la moitié de la flotte sur la carte), et cela fait { $count }.
why-no-transport-home = Les troupes rentrent avec des navires de cinq fois leur force : il en faut { $count }, il en part { $left }.
why-returned-already =
    { LE($piece) } { COUNT($piece) ->
        [many] ont déjà été { GENDER($piece) ->
            [f] renvoyées
           *[m] renvoyés
        }
       *[one] a déjà été { GENDER($piece) ->
            [f] renvoyée
           *[m] renvoyé
        }
    }.
why-in-base-already =
    { LE($piece) } { COUNT($piece) ->
        [many] sont
       *[one] est
    } déjà dans une base.
why-not-a-home = { LE($place) } : on rentre dans une de ses bases, ou dans un port voisin.
why-one-by-one = Dans un port, on rentre pièce par pièce : n’en prenez qu’une.
why-sick-already = { $piece } est déjà malade.
why-no-refuge = { LE($place) } n’est ni un port ni une de vos bases.
why-archers-on-land = { LE($place) } n’est pas une zone terrestre.
why-no-archers = { LE($place) } : vous n’y avez pas d’archers.
why-barred-already = { LE($place) } : zone déjà fermée.
why-own-line = { $line } : ce sont vos propres renforts.
why-line-not-due = { $line } : pas attendu ce tour.
why-line-not-optional = { $line } : ce renfort vient par le calendrier, pas par stratagème.
why-enemy-line = { $line } : ce renfort est à l’ennemi.
why-line-used = { $line } : ce renfort est déjà venu.
why-double-bonus = { $piece } a un double bonus : la Discorde ne peut rien contre lui.
why-plague-off-map = { $place } est une base, hors de la carte.
why-nobody-to-infect = { LE($place) } : ni unité terrestre ni chef { DE($who) }.
why-too-strong-to-desert =
    { LE($piece) } { COUNT($piece) ->
        [many] ont
       *[one] a
    } plus de 10 points de force.
why-not-a-ship =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont pas des navires
       *[one] n’est pas un navire
    }.
why-no-beach =
    { LE($piece) } { COUNT($piece) ->
        [many] ne sont
       *[one] n’est
    } pas dans une zone maritime bordée d’une plage.

## Notes à côté d’un choix

note-eliminates = déjà affaiblie : elle est éliminée
note-weakens = passe sur sa face affaiblie
note-storm = un dé par navire en mer : { $mine } à vous (pertes attendues : { $mine_hits }), { $theirs } à l’ennemi ({ $theirs_hits })
note-counter-leaves = le pion quitte le jeu
note-your-stratagem = votre seul stratagème de cette phase d’actions
note-back-to-bowl = le pion retourne dans le bol
note-advantage-passes = l’Avantage passe à l’adversaire
note-mute = on ne vous proposera plus de stratagème jusqu’à la fin de la phase ; vos propres questions les offrent toujours
note-rest = on ne vous proposera plus de stratagème jusqu’au tour suivant ; vos propres questions les offrent toujours
note-points-left = { $left } en réserve pour la suite
note-falls-back = plus de point : vos unités se replient affaiblies, sans combat ({ $places })
note-combats-due = 1 point pour les combats : { $places }
note-points-lost =
    { $count ->
        [one] { $count } point annoncé est perdu
       *[other] { $count } points annoncés sont perdus
    }
note-points-after =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout ; l’Avantage passe à l’adversaire
note-goes-first = { $who } commence ; l’Avantage passe à l’adversaire
note-runs-past = passage { $faces ->
        [0] impossible
        [one] sur { $faces } face du dé sur 6
       *[other] sur { $faces } faces du dé sur 6
    }, sinon arrêt ici
note-evades = évasion { $faces ->
        [0] impossible
        [one] sur { $faces } face du dé sur 6
       *[other] sur { $faces } faces du dé sur 6
    }, au prix d’une unité affaiblie ; sinon combat
note-columns =
    { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    } en votre faveur
note-siege-odds =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : le port tombe { $fall } fois sur 100, la garnison s’affaiblit { $weaken } fois ; chaque 1 affaiblit un assiégeant
note-others-back =
    { $count ->
        [one] { $count } pion retourne
       *[other] { $count } pions retournent
    } dans le bol
note-recovery-unused =
    { $count ->
        [one] { $count } récupération abandonnée
       *[other] { $count } récupérations abandonnées
    }
note-die-needed = hors du jeu sur { $needed } ou plus
note-attrition-due = test d’attrition : { $places }
note-costs =
    { $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    }, reste { $left }
note-odds =
    { $attack ->
        [one] { $attack } point
       *[other] { $attack } points
    } de force contre { $defence }, colonne { $column } : { $wins ->
        [0] vous ne l’emportez sur aucune face du dé
        [one] vous l’emportez sur { $wins } face du dé sur 6
       *[other] vous l’emportez sur { $wins } faces du dé sur 6
    } ; au pire vous perdez { $worst ->
        [R] rien
        [A] un pas par unité
        [E] tout
       *[other] { $worst }
    }, au mieux l’ennemi perd { $best ->
        [R] rien
        [A] un pas par unité
        [E] tout
       *[other] { $best }
    } (avant les stratagèmes)
note-attacked =
    { $attack ->
        [one] { $attack } point
       *[other] { $attack } points
    } de force contre { $defence } à vous, colonne { $column } : { $wins ->
        [0] l’attaquant ne l’emporte sur aucune face du dé
        [one] l’attaquant l’emporte sur { $wins } face du dé sur 6
       *[other] l’attaquant l’emporte sur { $wins } faces du dé sur 6
    } ; au pire vous perdez { $best ->
        [R] rien
        [A] un pas par unité
        [E] tout
       *[other] { $best }
    } (avant les stratagèmes)

## Légende

legend-port = Un port ; la flèche montre sa zone de mer
legend-base = Une base hors carte ; les flèches montrent où entrent ses pions
legend-beach = Une plage : les navires peuvent y aborder
legend-difficult = Terrain difficile
legend-unit = Une unité d’Athènes : carrée, avec ses points de force
legend-weak = Affaiblie : hachurée, avec la force qui lui reste
legend-sparta = Une unité de Sparte : coins coupés
legend-line = Une pile qui a dû quitter sa place : le trait y ramène
