# The Eagle and the She-Wolf: every text of the game in French. Keys: docs/protocol.md, section 1.

## The game

game-title = L’Aigle et la Louve
game-subtitle = Pyrrhus contre Rome, de 281 à 272 av. J.-C., pour deux à six joueurs
game-sketch = Tarente a appelé, et le roi d’Épire passe la mer avec ses éléphants. Rome élit ses consuls et lève deux armées par an, quatre quand la cité tremble ; Carthage veille sur la Sicile ; Syracuse et les Mamertins se disputent le détroit. L’hiver, la mer et la faim tuent plus que la bataille, et chaque bataille peut se livrer élément par élément.

## Scenarios and options

scenario-extended-2 = Toute la guerre, 2 joueurs
    .sketch = De l’hiver 281 à l’automne 272 : quarante tours, à 2 joueurs.
scenario-extended-3 = Toute la guerre, 3 joueurs
    .sketch = De l’hiver 281 à l’automne 272 : quarante tours, à 3 joueurs.
scenario-extended-4 = Toute la guerre, 4 joueurs
    .sketch = De l’hiver 281 à l’automne 272 : quarante tours, à 4 joueurs.
scenario-extended-5 = Toute la guerre, 5 joueurs
    .sketch = De l’hiver 281 à l’automne 272 : quarante tours, à 5 joueurs.
scenario-extended-6 = Toute la guerre, 6 joueurs
    .sketch = De l’hiver 281 à l’automne 272 : quarante tours, à 6 joueurs.
scenario-expedition-2 = L’expédition de Pyrrhus, 2 joueurs
    .sketch = De l’hiver 280 à l’automne 275 : vingt-quatre tours, à 2 joueurs.
scenario-expedition-3 = L’expédition de Pyrrhus, 3 joueurs
    .sketch = De l’hiver 280 à l’automne 275 : vingt-quatre tours, à 3 joueurs.
scenario-expedition-4 = L’expédition de Pyrrhus, 4 joueurs
    .sketch = De l’hiver 280 à l’automne 275 : vingt-quatre tours, à 4 joueurs.
scenario-expedition-5 = L’expédition de Pyrrhus, 5 joueurs
    .sketch = De l’hiver 280 à l’automne 275 : vingt-quatre tours, à 5 joueurs.
scenario-expedition-6 = L’expédition de Pyrrhus, 6 joueurs
    .sketch = De l’hiver 280 à l’automne 275 : vingt-quatre tours, à 6 joueurs.
option-battles = Batailles
    .about = Livrées sur la table, ou résolues d’un trait par couloirs.
    .table = sur la table
    .quick = d’un trait
    .report = rapportées
    .agree = selon accord
option-rally =
    Ralliement de la Grande Grèce
    .any-defeat = après toute défaite
    .about = Quand le marqueur d’urgence avance, ou après toute défaite romaine.
    .emergency = pendant l’urgence
option-blades = Lames en poursuite
    .about = Un de plus par élément de lames du vainqueur, ou trois au plus.
    .all = toutes
    .three = trois au plus

## Seats, nations, generals

role-rome = Rome
role-epirus = Épire
    .article = la
role-carthage = Carthage
role-mamertines = les Mamertins
role-syracuse = Syracuse
role-rome-2 = Rome (second consul)
role-italiots = les Italiotes
role-samnites = les Samnites
role-gauls = les Gaulois
leader-pyrrhus = Pyrrhus
leader-megacles = Mégaclès
leader-leonatus = Leonatus
leader-epirus-guard = Armée d’Épire
leader-epirote = Armée épirote sans roi
leader-hanno = Hannon
leader-bomilcar = Bomilcar
leader-italiot = Armée italiote
leader-syracusan = Armée syracusaine
leader-mamertine = Armée mamertine
leader-samnite = Armée samnite
leader-gallic = Armée gauloise
leader-gallic-2 = Seconde armée gauloise
    .article = la
leader-consul-urb = Consul urbain
leader-consul-prg = Consul pérégrin
leader-proconsul-1 = Proconsul I
leader-proconsul-2 = Proconsul II
piece-army = Armée

## Places

place-roma = Rome
place-ager-gallicum = Ager Gallicum
    .article = le
    .at = dans l’
place-latium = Latium
    .article = le
    .at = dans le
place-samnium = Samnium
    .article = le
    .at = dans le
place-campania = Campanie
    .article = la
    .at = en
place-apulia = Apulie
    .article = la
    .at = en
place-lucania = Lucanie
    .article = la
    .at = en
place-bruttium = Bruttium
    .article = le
    .at = dans le
place-messina = Messina
place-syracusae = Syracuse
place-agrigentum = Agrigentum
place-panormos = Panormos
place-lissos = Lissos
place-dodonia = Dodonia
place-africa = Afrique
    .article = la
    .at = en
value-z1 = par la zone maritime I
value-z1-z2 = par les zones maritimes I, II
value-z1-z2-z3 = par les zones maritimes I, II, III
value-z1-z2-z3-z4 = par les zones maritimes I, II, III, IV
value-z1-z2-z3-z5 = par les zones maritimes I, II, III, V
value-z2 = par la zone maritime II
value-z2-z1 = par les zones maritimes II, I
value-z2-z3 = par les zones maritimes II, III
value-z2-z3-z4 = par les zones maritimes II, III, IV
value-z2-z3-z5 = par les zones maritimes II, III, V
value-z2-z3-z5-z6 = par les zones maritimes II, III, V, VI
value-z3 = par la zone maritime III
value-z3-z2 = par les zones maritimes III, II
value-z3-z2-z1 = par les zones maritimes III, II, I
value-z3-z4 = par les zones maritimes III, IV
value-z3-z5 = par les zones maritimes III, V
value-z3-z5-z6 = par les zones maritimes III, V, VI
value-z4 = par la zone maritime IV
value-z4-z3 = par les zones maritimes IV, III
value-z4-z3-z2 = par les zones maritimes IV, III, II
value-z4-z3-z2-z1 = par les zones maritimes IV, III, II, I
value-z4-z5 = par les zones maritimes IV, V
value-z4-z5-z6 = par les zones maritimes IV, V, VI
value-z5 = par la zone maritime V
value-z5-z3 = par les zones maritimes V, III
value-z5-z3-z2 = par les zones maritimes V, III, II
value-z5-z3-z2-z1 = par les zones maritimes V, III, II, I
value-z5-z4 = par les zones maritimes V, IV
value-z5-z6 = par les zones maritimes V, VI
value-z6 = par la zone maritime VI
value-z6-z5 = par les zones maritimes VI, V
value-z6-z5-z3 = par les zones maritimes VI, V, III
value-z6-z5-z3-z2 = par les zones maritimes VI, V, III, II
value-z6-z5-z4 = par les zones maritimes VI, V, IV

## Seasons, events, results

season-winter = hiver
phase-winter = Hiver
season-spring = printemps
phase-spring = Printemps
season-summer = été
phase-summer = Été
season-autumn = automne
phase-autumn = Automne
event-e1 = tempête en mer
event-e2 = désertion
event-e3 = cheval de Troie
event-e4 = mauvais présage
event-e5 = crise du ravitaillement
event-e6 = bonne nouvelle
event-e7 = raid gaulois
event-e8 = apathie
event-e9 = trahison
event-e10 = espions
event-e11 = nouvelles du monde
event-e12 = peste
level-victory = victoire
level-draw = personne n’a atteint ses buts
reason-objectives = buts de la campagne
zone-z1 = zone maritime I
    .article = la
zone-z2 = zone maritime II
    .article = la
zone-z3 = zone maritime III
    .article = la
zone-z4 = zone maritime IV
    .article = la
zone-z5 = zone maritime V
    .article = la
zone-z6 = zone maritime VI
    .article = la
province-italia = Italie
    .article = la
    .at = en
province-graecia-magna = Grande Grèce
    .article = la
    .at = en
province-sicilia = Sicile
    .article = la
    .at = en
province-epirus = Épire
    .article = la
    .at = en
because-nothing = sans modificateur
because-own-land = pays ami +1
because-own-capital = sa capitale +1
because-summer = été −1
because-autumn = automne +1
because-winter = hiver +3
because-unsupplied = non ravitaillée +1
because-train = train de bagages −1
because-scorched = terre brûlée +2
because-capital = dans sa capitale −1
because-siege-m1 = siège −1
because-siege-1 = siège +1
because-siege-2 = siège +2
because-siege-3 = siège +3
because-siege-4 = siège +4
because-siege-5 = siège +5
because-siege-6 = siège +6
because-siege-7 = siège +7
because-siege-8 = siège +8
because-siege-9 = siège +9
because-sea-spring = printemps −1
because-sea-summer = été 0
because-sea-autumn = automne +1
because-sea-winter = hiver +2
because-storm = tempête +1
column-controlled = pays contrôlé
column-contested = pays contesté ou étranger
column-besieged = assiégée
level-great-victory = grande victoire
level-undisputed = victoire incontestée
level-unfulfilled = buts non atteints
score-epirus = Épire : les deux territoires
score-graecia-magna-2 = Grande Grèce : deux territoires
score-graecia-magna-3 = Grande Grèce : trois territoires
score-sicilia = Sicile : trois territoires
score-italia = Italie : trois territoires
score-panormos = Panormos
score-agrigentum = Agrigentum
score-messina = Messina
score-syracusae = Syracuse
score-messina-more = Messina en plus (non requis)
score-sicilia-more = un autre pays de Sicile (non requis)

## Questions

prompt-lose =
    { LE($leader) } doit perdre encore { $number ->
        [one] un élément
       *[other] { $number } éléments
    } : lequel d’abord ?
prompt-order =
    { LE($side) } { COUNT($side) ->
        [many] ont
       *[one] a
    } l’initiative : quelle nation se déplace ensuite ?
prompt-train = { LE($leader) } peut vivre ce tour sur son train de bagages, qui disparaît alors : l’utilisez-vous ?
prompt-moves = Quelle armée { DE($side) } se déplace maintenant ? « Terminé » clôt les mouvements de cette nation.
prompt-march =
    { LE($leader) } est { A($place) } et garde { $pm ->
        [one] { $pm } point
       *[other] { $pm } points
    } de mouvement : que fait-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } ?
prompt-route =
    Par quelles mers { LE($leader) } gagne-t-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } { LE($place) } ?
prompt-sheets = Réunissez-vous ou divisez-vous des armées { DE($side) } qui sont au même lieu ?
prompt-split = Quel élément passe sous { LE($leader) } ? « Terminé » clôt le partage.
prompt-engage =
    Qui { LE($leader) } engage-t-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } ?
prompt-contingent =
    { LE($leader) } refuse le combat : envoie-t-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } trois éléments à ses amis ?
prompt-contingent-of =
    Quel élément { LE($leader) } envoie-t-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } (reste { $number }) ?
prompt-fall-back = { LE($leader) } doit reculer : vers où ?
prompt-refuge = { LE($leader) } quitte la ville avec les honneurs de la guerre : vers où ?
prompt-nominate = Les Gaulois prennent les armes : qui les joue ?
prompt-casualty = Quel élément de l’armée vaincue est perdu pour de bon (reste { $number }) ?
prompt-horse = Jouez-vous le cheval de Troie dans l’assaut { DE($place) } ? Il est alors dépensé.
prompt-hire =
    { LE($side) } { COUNT($side) ->
        [many] peuvent
       *[one] peut
    } lever { $number ->
        [one] un élément
       *[other] { $number } éléments
    } : cherchez-vous des mercenaires ? Le dé peut en amener plus ou moins.
prompt-deploy-army =
    { LE($leader) } compte { $number ->
        [one] un élément
       *[other] { $number } éléments
    } : où est-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } { GENDER($leader) ->
        [f] levée
       *[m] levé
    } ?
prompt-recruit =
    Levée de l’année : quel élément de troupes { LE($leader) } prend-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } ? Reste { $number } ; la composition usuelle est celle de sa liste d’armée.
prompt-alliance = { LE($side) } : concluez-vous une alliance avec { LE($foe) } ? Des alliés ne se combattent pas.
prompt-event = Événement, { $event } : qui est touché ?
prompt-strike = { LE($leader) } vient en ennemi { A($place) } : contre qui ?
prompt-port = { LE($leader) } veut embarquer dans votre port, { $place } : y consentez-vous ?
prompt-commander = Des généraux de même rang combattent ensemble ({ $leaders }) : qui commande ?
prompt-join =
    Quel général de rang supérieur { LE($leader) } rejoint-{ GENDER($leader) ->
        [f] elle
       *[m] il
    } ?
prompt-take-on = { LE($leader) } veut rejoindre votre armée : prenez-vous ses éléments ?
prompt-general =
    { LE($side) } { COUNT($side) ->
        [many] ont
       *[one] a
    } { $number ->
        [one] un élément
       *[other] { $number } éléments
    } à lever : quel général en reçoit maintenant ?
prompt-treason = La ville ({ $place }) est trahie : à quel ennemi ouvre-t-elle ses portes ?

## Answers

verb-lose = { $arg }
verb-usual-order = Suivre l’ordre usuel
verb-next = { $arg }
verb-keep-train = Garder le train de bagages
verb-spend-train = Utiliser le train de bagages
verb-army = { $arg }
verb-stop = S’arrêter ici
verb-enter = Entrer { A($arg) }
verb-sail = Gagner { LE($arg) } par mer
verb-strait = Passer le détroit vers { LE($arg) }
verb-ravage = Ravager le pays
verb-build-train = Former un train de bagages
verb-besiege =
    Assiéger la ville ({ $arg ->
        [one] { $arg } point
       *[other] { $arg } points
    })
verb-sortie = Faire une sortie
verb-route =
    { $arg ->
        [Z1] par la zone maritime I
        [Z2] par la zone maritime II
        [Z3] par la zone maritime III
        [Z4] par la zone maritime IV
        [Z5] par la zone maritime V
        [Z6] par la zone maritime VI
       *[other] { $arg }
    }
verb-merge = Réunir avec { LE($arg) }
verb-split = Diviser : { $arg }
verb-give = { $arg }
verb-engage = { $arg }
verb-decline = S’en passer
verb-decline-in-contingent = N’envoyer personne
verb-decline-in-take-on = Ne pas prendre ses éléments
verb-decline-in-horse = Garder le cheval de Troie
verb-decline-in-hire = Ne pas chercher de mercenaires
verb-send = Envoyer trois éléments
verb-send-one = { $arg }
verb-play-gauls = Je les joue moi-même
verb-name = { $arg }
verb-remove = { $arg }
verb-use-horse = Jouer le cheval de Troie
verb-hire = Chercher des mercenaires
verb-disband-rest = Ne plus rien lever
verb-hand-over = Laisser le reste à d’autres généraux
verb-usual = Lever tout d’un coup, selon sa liste d’armée
verb-refuse = Refuser l’alliance
verb-ally = Conclure l’alliance
verb-territory = { $arg }
verb-sail-against = Débarquer en ennemi { A($arg) } : nouvelle guerre
verb-strait-against = Passer le détroit en ennemi vers { LE($arg) } : nouvelle guerre
verb-strike = Contre { LE($arg) }
verb-give-battle = Offrir la bataille sur place
verb-attack-here = Attaquer sur place { LE($arg) } : nouvelle guerre
verb-leave-city = Sortir de la ville
verb-open-port = Laisser l’armée embarquer
verb-close-port = Refuser le port
verb-commander = { $arg }
verb-join = { $arg }
verb-take-on = Prendre ses éléments
verb-general = { $arg }
verb-opens-to = { $arg }

## What happened

log-war = { LE($side) } et { LE($foe) } sont en guerre.
log-removed = { LE($leader) } n’a plus aucun élément et disparaît { A($place) }.
log-control = { LE($place) } passe { DE($foe) } { AU($side) }.
log-losses =
    { LE($leader) } perd { $number ->
        [one] un élément
       *[other] { $number } éléments
    }.
log-camp = { LE($leader) } hiverne { A($place) }.
log-elected = { LE($leader) } est élu : dé { $die }, un homme d’attitude { $number }.
log-emergency = Case { $box } des défaites romaines, dé { $die } ({ $number } ou moins) : le Sénat proclame l’état d’urgence.
log-tarentine = Tarente appelle Pyrrhus.
log-reform = Dé { $die }, moins que les territoires de l’Épire ({ $number }) : l’armée romaine est réformée.
log-gauls = Les Gaulois prennent les armes.
log-initiative =
    { LE($side) } { COUNT($side) ->
        [many] ont
       *[one] a
    } l’initiative, avec { $number }.
log-train = { LE($leader) } forme un train de bagages.
log-siege = { LE($leader) } assiège { LE($place) } (marqueur de siège { $number }).
log-ravaged = { LE($leader) } ravage { LE($place) }.
log-enters = { LE($leader) } marche { DE($from) } vers { LE($to_place) }.
log-changes-hands = { LE($side) } : cette nation est désormais jouée par { LE($who) }.
log-sails = { LE($leader) } passe par mer { DE($from) } vers { LE($to_place) }.
log-merged = Une seule armée se forme { A($place) } : { LE($leaders) }.
# Of records of older rules.
log-battle =
    Bataille { A($place) }, région { $topography } : { LE($side) } { COUNT($side) ->
        [many] attaquent
       *[one] attaque
    }, { LE($foe) } { COUNT($foe) ->
        [many] défendent
       *[one] défend
    }, éléments : { $sizes } ({ LE($leaders) }).
log-battle-joined =
    Bataille { A($place) }, région { $topography } : { LE($side) } { COUNT($side) ->
        [many] attaquent
       *[one] attaque
    } avec { $ours } { $ours ->
        [one] élément
       *[other] éléments
    } ({ LE($leaders) }), { LE($foe) } { COUNT($foe) ->
        [many] défendent
       *[one] défend
    } avec { $theirs } ({ LE($enemies) }).
log-pursuit =
    { LE($side) } { COUNT($side) ->
        [many] poursuivent
       *[one] poursuit
    } { LE($foe) } : facteur { $factor } ; dé { $die }{ $mounted ->
        [0] { "" }
       *[other] , cavalerie { $mounted }
    }{ $blades ->
        [0] { "" }
       *[other] , lames { $blades }
    }{ $zones ->
        [0] { "" }
       *[other] , flancs et arrières { $zones }
    }{ $autumn ->
        [0] { "" }
       *[other] , automne { $autumn }
    }, en tout { $roll } ; pertes définitives : { $number }.
log-casualties =
    { LE($side) } { COUNT($side) ->
        [many] perdent
       *[one] perd
    } définitivement { $number ->
        [one] un élément
       *[other] { $number } éléments
    } ({ $pieces }).
log-track = Défaites romaines : case { $number }.
log-pyrrhus-dies = L’élément de Pyrrhus a été abattu, dé { $die } : il est mort.
log-falls-back = { LE($leader) } recule { DE($from) } vers { LE($to_place) }.
log-shut-in = { LE($leader) } s’enferme dans la ville { DE($place) }.
log-honours = { LE($leader) } part avec les honneurs de la guerre, { DE($from) } vers { LE($to_place) }.
log-assault = { LE($leader) } donne l’assaut { A($place) } : dé { $die }{ $horse ->
        [0] { "" }
       *[other] , cheval de Troie { $horse }
    }, en tout { $number } ; l’armée enfermée résiste avec { $against } (marqueur de siège { $marker }{ $bonus ->
        [0] { "" }
       *[other] , Syracuse { $bonus }
    }).
log-raised = { LE($leader) } entre en campagne { A($place) }.
log-allied = { LE($side) } et { LE($foe) } sont alliés.
log-event = Événement pour { LE($side) } : { $event }.
log-spies =
    Les espions rapportent : { LE($leader) } compte { $number ->
        [one] un élément
       *[other] { $number } éléments
    }.
log-turn = Tour { $turn } : { $season } { $number } av. J.-C.
log-demobilised = { LE($leader) } rentre dans ses foyers depuis { LE($place) }.
log-not-eligible = Dé { $die } pour { LE($leader) } : cet homme est encore en campagne, le dé est relancé.
log-no-emergency = Case { $box } des défaites romaines, dé { $die } (il fallait { $number } ou moins) : pas d’état d’urgence.
log-emergency-over = Le marqueur revient à la case { $number } : pas d’état d’urgence à Rome.
log-no-reform =
    Dé { $die }, et l’Épire { $number ->
        [0] n’a aucun territoire
        [one] a un territoire
       *[other] a { $number } territoires
    } en Grande Grèce et en Sicile : l’armée romaine n’est pas réformée.
log-revolt-general = Dé { $die }, moins que les territoires de l’Épire en Grande Grèce ({ $number }) : tous les Samnites se soulèvent.
log-revolt-partial = Dé { $die }, autant que de territoires d’Épire en Grande Grèce ({ $number }) : une partie des Samnites se soulève.
log-revolt-grows = L’armée samnite n’a pas été détruite : le soulèvement devient général.
log-no-revolt =
    Dé { $die }, et l’Épire { $number ->
        [0] n’a aucun territoire
        [one] a un territoire
       *[other] a { $number } territoires
    } en Grande Grèce : les Samnites restent tranquilles.
log-siege-raised = Le siège { DE($place) } par { LE($leader) } est levé.
log-not-taken-on = Les armées restent séparées : { LE($leaders) }.
log-dares = { LE($leader) } cherche le combat { A($place) } : attitude { $attitude } ({ $because }), dé { $die }, { $number } ou moins : l’audace suffit.
log-shrinks = { LE($leader) } cherche le combat { A($place) } : attitude { $attitude } ({ $because }), dé { $die }, il fallait { $number } ou moins : l’audace manque, un point de mouvement est perdu.
log-accepts = { LE($leader) } accepte le combat (dé { $die }, { $number } ou moins).
log-refuses = { LE($leader) } refuse le combat (dé { $die }, il fallait { $number } ou moins).
log-omen-refuses = { LE($leader) } a de mauvais présages et doit refuser le combat.
log-stirs = { LE($leader) } surmonte l’apathie (dé { $die }, { $number } ou plus) et peut bouger.
log-stays-idle = { LE($leader) } reste apathique (dé { $die }, il fallait { $number } ou plus) et ne bouge pas ce tour.
log-leaves-city = { LE($leader) } sort de la ville { DE($place) }.
log-port-opened =
    { LE($side) } { COUNT($side) ->
        [many] laissent
       *[one] laisse
    } { LE($leader) } embarquer { A($place) }.
log-port-closed =
    { LE($side) } { COUNT($side) ->
        [many] refusent
       *[one] refuse
    } { A($leader) } d’embarquer { A($place) }.
log-wreck =
    { LE($leader) } passe la mer : dé { $die }, { $because } : { $number ->
        [0] tous arrivent
        [one] un élément se noie
       *[other] { $number } éléments se noient
    }.
log-hired =
    { LE($side) } { COUNT($side) ->
        [many] cherchent
       *[one] cherche
    } des mercenaires : dé { $die }, { $number ->
        [one] un élément
       *[other] { $number } éléments
    } au lieu de { $before }.
log-not-hired =
    { LE($side) } ne { COUNT($side) ->
        [many] cherchent
       *[one] cherche
    } pas de mercenaires et { COUNT($side) ->
        [many] lèvent
       *[one] lève
    } { $number ->
        [one] un élément
       *[other] { $number } éléments
    }.
log-gauls-played = Les Gaulois sont joués par { LE($who) }.
log-commands = { LE($leader) } commande l’armée réunie.
log-contingent = { LE($leader) } envoie trois éléments à la bataille.
log-no-contingent = { LE($leader) } n’envoie personne à la bataille.
log-no-more-battle = { LE($leader) } ne cherche plus le combat { A($place) }.
log-winner-losses =
    { LE($side) } { COUNT($side) ->
        [many] comptent leurs pertes
       *[one] compte ses pertes
    } : dé { $die }, { $before } hors de combat, perdus pour de bon : { $number }.
log-no-casualties =
    { LE($side) } ne { COUNT($side) ->
        [many] perdent
       *[one] perd
    } aucun élément pour de bon.
log-pyrrhus-lives = L’élément de Pyrrhus a été abattu, dé { $die } (mort sur un 1) : il survit.
log-succeeds = L’armée de Pyrrhus { A($place) } passe sous { LE($leader) }.
log-leaderless =
    Sans chef, { $number ->
        [one] { $number } élément se débande
       *[other] { $number } éléments se débandent
    } : { LE($leader) }.
log-leonatus = L’armée italiote { A($place) } passe à l’Épire, sous Leonatus.
log-assault-empty = { LE($leader) } donne l’assaut { A($place) } : dé { $die }{ $horse ->
        [0] { "" }
       *[other] , cheval de Troie { $horse }
    }, en tout { $number } ; les citoyens résistent avec { $against } (marqueur de siège { $marker }{ $bonus ->
        [0] { "" }
       *[other] , Syracuse { $bonus }
    }).
log-stormed =
    { LE($side) } { COUNT($side) ->
        [many] prennent
       *[one] prend
    } d’assaut la ville { DE($place) }.
log-city-yields = { LE($place) } se rend { AU($side) } avec les honneurs de la guerre.
log-horse-kept = Le cheval de Troie n’est pas joué { A($place) }.
log-train-kept = { LE($leader) } garde son train de bagages.
log-attrition =
    Attrition { DE($leader) } { A($place) } ({ $column }) : dé { $die }, { $because }, en tout { $roll } : { $number ->
        [0] aucune perte
        [one] un élément perdu
       *[other] { $number } éléments perdus
    }.
log-order = { LE($side) } { COUNT($side) ->
    [many] fixent
   *[one] fixe
    } l’ordre : { LE($who) }.
log-no-alliance =
    { LE($side) } ne { COUNT($side) ->
        [many] concluent
       *[one] conclut
    } pas d’alliance avec { LE($foe) }.
log-storm = Dé { $die } : tempête dans { LE($zone) }.
log-hunger = Sans ravitaillement ce tour : { LE($leaders) }.
log-apathy = L’apathie gagne { LE($leaders) } : aucun mouvement ce tour, sauf sur 5 ou 6 au dé.
log-no-event = Événement pour { LE($side) } : { $event }, sans effet.
log-no-raid = Les Gaulois ont déjà mené un raid : ils restent chez eux.
log-plague = Dé { $die } : la peste frappe { LE($province) }.
log-desertion = Des hommes désertent { LE($leader) } : la moitié du dé { $die }, arrondie au-dessus, fait { $number }.
log-omen = { LE($leader) } a de mauvais présages ce tour : ni attaque ni bataille acceptée.
log-aims =
    { LE($side) } { COUNT($side) ->
        [many] tiennent
       *[one] tient
    } { $number } des territoires visés (il en fallait { $need }) : { $level }.

## Battles

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
verb-reference = Prendre l’armée usuelle de cette liste
verb-take = { $arg }
verb-table = Coup par coup, sur la table
verb-quick = D’un trait, par couloirs
verb-done = Terminé
verb-done-in-split = Terminé : clore le partage
verb-done-in-sheets = Terminé : ne plus réunir ni diviser
verb-chance-field = S’en remettre au hasard pour le terrain
verb-feature = { $arg }
verb-size = { $arg }
verb-to = { $arg }
verb-attack = Attaquer { A($arg) } : nouvelle guerre
verb-attack-cell = Attaquer depuis { LE($arg) }
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
log-ventures =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] sortent
       *[one] sort
    } devant la ligne (dé { $die }, il fallait 1).
log-holds-back =
    { LE($piece) } { DE($side) } { COUNT($piece) ->
        [many] restent
       *[one] reste
    } derrière la ligne (dé { $die }, il fallait 1 pour sortir).
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
log-caught = { LE($piece) } { DE($side) }, en recul : dé { $die }, la retraite est coupée, l’élément est détruit.
log-gets-away = { LE($piece) } { DE($side) }, en recul : dé { $die }, la retraite est libre (1 la coupait).
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

## Reports and readings

option-campania =
    Campanie
    .graecia-magna = en Grande Grèce
    .about = À quelle province appartient la Campanie.
    .italia = en Italie
option-d12 =
    Dé à douze faces
    .two-d6 = deux D6
    .about = Un dé, ou un dé blanc et un dé de couleur qui ajoute six s’il est pair.
    .d12 = un D12
prompt-report-loser = Vous avez livré cette bataille avec des figurines : quel camp a perdu ?
prompt-report-dead = Quels éléments ont été détruits ({ $number } jusqu’ici) ? « Terminé » clôt la liste.
prompt-report-flank = Combien d’éléments du vainqueur étaient dans les zones de flanc à la fin ?
prompt-report-rear = Et combien dans la zone arrière ?
prompt-report-confirm = Ce rapport est-il exact : éléments détruits { $number }, aux flancs { $flank }, à l’arrière { $rear } ?
verb-beaten = Vaincu : { $arg }
verb-destroyed = { $arg }
verb-flank = { $arg }
verb-rear = { $arg }
verb-confirm = Oui, le rapport est exact
verb-correct = Non, je le saisis à nouveau
verb-report = Avec des figurines
value-attacker = l’attaquant
value-defender = le défenseur

## Chapitres de la règle

chapter-1 = Présentation, carte et armées
chapter-2 = La séquence de jeu
chapter-3 = Les mouvements
chapter-4 = La démobilisation
chapter-5 = Les armées en camp d’hiver
chapter-6 = La politique romaine
chapter-7 = Le recrutement
chapter-8 = Les événements
chapter-9 = L’initiative
chapter-10 = Le ravitaillement
chapter-11 = Les batailles
chapter-12 = Les sièges
chapter-13 = Règles spéciales
chapter-14 = Les buts de chaque nation
chapter-15 = Les scénarios
chapter-prec = Précisions
chapter-dba = La bataille sur la table
track-lost = Éléments perdus
legend = zones maritimes I à VI, et cases d’un champ de bataille comme K12 : lettre d’ouest en est, nombre du nord au sud
forecast-each = { LE($piece) } contre { LE($enemy) }, sur 36 jets : destruction en { $wins-D }, fuite de l’ennemi en { $wins-F }, recul de l’ennemi en { $wins-R } ; destruction subie en { $loses-D }, fuite en { $loses-F }, recul en { $loses-R }.
track-emergency = Piste d’urgence, case
marker-storms = Tempêtes :
marker-ravaged = Ravagés :
section-1-0 = Ce qui se joue
section-1-1 = Dés et termes
section-1-12 = La carte
section-1-12-1 = Contrôle des territoires et provinces
section-1-12-2 = Les nations
section-1-12-3 = Qui joue quelle nation
section-1-13 = Pions et marqueurs
section-2-0 = Le tour de jeu
section-3-1 = La marche
section-3-11 = Les points de mouvement
section-3-12 = Le coût des mouvements
section-3-13 = Entrer chez l’ennemi
section-3-2 = Les mouvements par mer
section-3-21 = Les naufrages
section-3-22 = Le détroit de Messine
section-3-3 = Réunir et diviser les armées
section-4-0 = Rentrer pour l’hiver
section-5-0 = Les camps d’hiver
section-6-1 = L’élection des consuls
section-6-2 = L’élection des proconsuls
section-6-3 = L’état d’urgence
section-7-0 = Le recrutement
section-7-1 = Les recrues de l’Épire
section-7-2 = Les recrues de Rome
section-7-3 = Les recrues de Carthage
section-7-4 = Les mercenaires
section-7-5 = La composition des armées
section-7-6 = La relève des magistrats
section-7-7 = L’entrée en campagne
section-8-21 = La réforme de l’armée romaine
section-8-22 = Le ralliement de la Grande Grèce
section-8-23 = La révolte des Samnites
section-8-3 = Les événements du tour
section-9-0 = L’initiative
section-10-1 = L’attrition
section-10-2 = Les trains de bagages
section-10-3 = La terre brûlée
section-11-1 = Chercher et refuser la bataille
section-11-3 = La déroute d’une armée
section-11-4 = La poursuite
section-11-5 = Les pertes du vainqueur
section-11-6 = Après la défaite
section-12-0 = Les villes
section-12-2 = Les sorties
section-12-3 = La levée d’un siège
section-12-4 = Les assauts
section-13-1 = Les Gaulois chez eux
section-13-2 = L’Épire envahie
section-13-3 = Les alliances
section-13-5 = La mort des généraux
section-14-0 = Comment la victoire se juge
section-14-5 = Les buts des Mamertins
section-15-12 = Toute la guerre : le début
section-15-22 = L’expédition : le début
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

## Why not? What stands in the way

why-other-nation-moves = { LE($piece) } relève { DE($foe) } : c’est au tour des armées { DE($side) }, nation après nation.
why-nation-moved = { LE($piece) } relève { DE($foe) } : cette nation a fini ses mouvements de la phase.
why-other-consul = { LE($piece) } obéit à l’autre joueur romain.
why-has-marched = { LE($piece) } a déjà marché pendant cette phase.
why-no-movement-points = { LE($piece) } n’a plus de points de mouvement.
why-another-marches = La marche { DE($leader) } doit d’abord finir : les armées se déplacent l’une après l’autre.
why-army-idle = L’apathie gagne { LE($leader) } : son dé a échoué, pas de départ pendant ce tour.
why-here-already = { LE($leader) } est déjà { A($place) }.
why-open-sea = En pleine mer ({ $zone }), aucune armée ne demeure : gagnez plutôt une côte.
why-no-way-to-africa = L’Afrique est hors carte : on en part, aucun mouvement n’y ramène.
why-not-adjacent = { LE($place) } ne touche pas { LE($from) }, où se trouve { LE($leader) }.
why-no-land-way = { LE($leader) } est en Afrique : il n’y a de route que par mer.
why-no-neighbour-open = Aucun territoire voisin n’est ouvert { A($leader) } sans une nouvelle guerre.
why-too-far-by-sea = { DE($from) } vers { LE($place) }, il faudrait traverser plus de quatre zones maritimes.
why-sail-points = La traversée { DE($from) } vers { LE($place) } coûte { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de mouvement ; { LE($leader) } en a { $pm }.
why-no-coast-open = Aucune côte à moins de cinq zones maritimes n’est ouverte { A($leader) } sans une nouvelle guerre.
why-no-strait = Le détroit ne relie que Messina et le Bruttium : { LE($leader) } se trouve { A($from) }.
why-strait-points = Le détroit coûte trois points de mouvement ; { LE($leader) } en a { $pm }.
why-sail-first = { LE($leader) } a déjà agi pendant cette phase : une traversée doit venir en premier.
why-too-large-to-sail = { LE($leader) } compte { $number ->
        [one] { $number } élément
       *[other] { $number } éléments
    } : douze au plus embarquent ensemble.
why-gauls-do-not-sail = Les Gaulois n’ont pas de navires : ils marchent, un territoire par saison.
why-no-port = { LE($leader) } se trouve { A($from) }, pays qui n’est ni à sa nation ni à un allié : pas de port où embarquer.
why-no-such-route = On ne suit que les routes les plus courtes entre les deux côtes.
why-urban-consul = Le consul urbain n’entre { A($place) } que si le pays est romain ou touche deux territoires romains.
why-means-war = Le pays ({ $place }) est celui { DE($foe) }, ni ami ni ennemi : y venir ouvre une guerre, ce qui est un choix à part.
why-means-war-messina = Des Épirotes qui viennent à Messina l’envahissent, alliés ou non, sauf si un ennemi est devant : c’est la guerre avec { LE($foe) }, un choix à part.
why-draws-in = Sur place ({ $place }), on rencontrerait aussi { LE($foe) }, sans être en guerre : y venir ouvre cette guerre, ce qui est un choix à part.
why-enemy-in-winter = Personne ne cherche bataille en hiver, et sur place ({ $place }) on rencontrerait { LE($foe) }.
why-enemy-under-omen = Un mauvais présage pèse sur { LE($leader) }, qui ne cherche pas bataille : sur place ({ $place }), ce serait contre { LE($foe) }.
why-nobody-to-strike = Il n’y a personne { A($place) } contre qui ouvrir une guerre.
why-own-nation = Personne ne fait la guerre à sa propre nation.
why-enemy-already = La guerre avec { LE($side) } est déjà ouverte : venez, sans autre déclaration.
why-allies-for-good = L’alliance avec { LE($side) } ne peut être rompue.
why-nation-not-there = { LE($side) } { COUNT($side) ->
        [many] n’ont
       *[one] n’a
    } ni terre ni armée { A($place) }.
why-nation-not-here = { LE($side) } { COUNT($side) ->
        [many] n’ont
       *[one] n’a
    } pas d’armée { A($place) }.
why-no-war-in-winter = Personne ne cherche bataille en hiver.
why-bad-omen = Un mauvais présage pèse sur { LE($leader) } : pas de bataille cherchée pendant ce tour.
why-shut-in = Un siège enferme { LE($leader) } { A($place) } : seule une sortie mène dehors.
why-not-shut-in = Personne n’assiège { LE($leader) } : il n’y a pas de siège à rompre.
why-sortie-tried = { LE($leader) } a déjà tenté une sortie pendant cette phase : un essai par tour.
why-not-inside = { LE($leader) } tient déjà la campagne.
why-foes-outside = Des ennemis sont { A($place) } : sortir de la ville, c’est leur offrir la bataille.
why-battle-sought = { LE($leader) } a déjà offert la bataille pendant cette phase.
why-just-came = { LE($leader) } arrive tout juste : qui était là a été rencontré à l’arrivée.
why-no-foe-here = Aucune armée ennemie { DE($leader) } ne se trouve { A($place) }.
why-foes-shut-in = Un siège enferme les ennemis { A($place) } : eux seuls peuvent sortir.
why-not-entered = { LE($leader) } n’est pas entré{ GENDER($leader) ->
        [f] e
       *[m] { "" }
    } { A($place) } pendant cette phase : on ne ravage qu’un pays où l’on entre.
why-waste-already = Le pays ({ $place }) est déjà ravagé.
why-waste-no-train = Le pays ({ $place }) est ravagé : rien pour former un train de bagages.
why-besieger-no-ravage = { LE($leader) } mène le siège : ses points vont au siège, ou à un train de bagages.
why-has-train = { LE($leader) } a déjà un train de bagages : un seul au plus.
why-winter-no-ravage = En hiver, il n’y a rien à ravager.
why-winter-no-train = On ne forme pas de train de bagages en hiver.
why-winter-no-siege = Personne n’assiège en hiver.
why-gauls-ravage = Les Gaulois ravagent tout pays où ils entrent, sans rien dépenser.
why-gauls-no-train = Les Gaulois ne forment pas de train de bagages : ils avancent d’un territoire par saison et vivent sur le pays.
why-gauls-no-siege = Les Gaulois n’assiègent aucune ville et n’en conquièrent aucune.
why-inside-no-siege = { LE($leader) } est dans les murs ({ $place }) : sortez d’abord.
why-besieged-already = La ville ({ $place }) est déjà assiégée.
why-own-city = La ville ({ $place }) est à votre propre nation.
why-no-enemy-city = La ville ({ $place }) est celle { DE($foe) }, sans guerre contre { LE($leader) } : pas de siège.
why-foes-in-the-open = Une armée ennemie tient la campagne { A($place) } : il faut la battre ou qu’elle cède avant d’assiéger la ville.
why-siege-cost = Un siège s’engage avec un point de mouvement, ou avec deux.
why-siege-points = { LE($leader) } n’a plus { $left ->
        [one] qu’un point
       *[other] que { $left } points
    } de mouvement.
why-other-nation-sheets = { LE($piece) } n’est pas une armée { DE($side) } : chaque nation arrange les siennes.
why-rearranged = { LE($piece) } a déjà été { GENDER($piece) ->
        [f] réunie ou divisée
       *[m] réuni ou divisé
    } pendant cette phase.
why-apart = { LE($piece) } n’est pas dans le même territoire que { LE($leader) }.
why-wall-between = Un siège sépare { LE($piece) } et { LE($leader) } : l’un est en ville, l’autre devant.
why-not-senior = { LE($leader) } et { LE($piece) } : seul un général de rang supérieur prend une armée.
why-no-senior-here = Aucun général de sa nation n’est auprès { DE($piece) }.
why-nobody-merges = Aucune de vos armées n’est au même lieu qu’un général de rang supérieur.
why-not-riding = { LE($leader) } n’accompagne aucun général : rien à diviser.
why-none-to-give = { LE($piece) } n’a plus qu’un élément : rien à donner.
why-nobody-splits = Aucun de vos généraux n’en accompagne un autre.
why-not-on-sheet = { LE($leader) } n’a pas d’élément de ce type.
why-none-given = { LE($leader) } n’a encore aucun élément : donnez-en au moins un.
why-no-retreat-step = { LE($place) } ne touche pas { LE($from) } : on recule d’un territoire.
why-not-homeward = { LE($place) } n’est pas sur un plus court chemin du retour.
why-enemy-on-the-way = { LE($enemy) } est { A($place) } : on recule, si possible, là où il n’y a pas d’ennemi, et par le plus court chemin.
why-no-refuge = { LE($place) } n’est pas un refuge : l’armée gagne son propre pays, à défaut celui d’un allié, et le plus proche est { LE($to_place) }.
why-not-nearest = { LE($place) } est trop loin ; le plus proche est { LE($to_place) }.
why-none-on-sheet = { LE($leader) } n’a pas d’élément de cette sorte ({ $piece }).
why-mounted-first = La première perte de l’hiver doit être une troupe montée ; celle-ci vient plus tard ({ $piece }).
why-no-enemy-there = { LE($side) } { COUNT($side) ->
        [many] n’ont
       *[one] n’a
    } pas d’armée ennemie { A($place) }.
why-met-already = L’armée { DE($side) } a déjà été engagée ici.
why-same-armies = Engager { LE($side) } amène les mêmes armées que { LE($foe) } : elles combattent ensemble.
why-must-engage = Qui vient sur des ennemis cherche bataille : il faut en engager un.
why-general-stays = Le général reste à son armée ; on ne peut l’envoyer ({ $piece }).
why-not-in-battle = { LE($leader) } ne combat pas avec ces armées { A($place) }.
why-lower-rank = { LE($leader) } est de rang inférieur : le plus haut rang commande.
why-named-already = { LE($side) } { COUNT($side) ->
        [many] ont
       *[one] a
    } déjà une place dans cet ordre.
why-at-peace = { LE($side) } { COUNT($side) ->
        [many] sont
       *[one] est
    } en paix : qui est en paix vient après tous ceux qui sont en guerre.
why-event-not-yours = { LE($piece) } n’est pas à vous : l’événement touche une de vos armées.
why-spy-on-own = { LE($piece) } est à vous : sa fiche est sous vos yeux.
why-spy-on-friend = { LE($piece) } n’est pas à un ennemi : les espions vont chez l’ennemi.
why-spy-too-far = { LE($piece) } n’est ni dans le territoire d’une de vos armées ni dans un voisin.
why-not-your-land = { LE($place) } n’est pas à vous : aucune trahison possible.
why-nobody-at-the-gates = Il n’y a aucun ennemi { A($place) } : personne à qui ouvrir les portes.
why-gauls-take-nothing = Seuls des Gaulois sont { A($place) } : ils ne conquièrent rien.
why-no-enemy-at-the-gates = { LE($side) } { COUNT($side) ->
        [many] n’ont
       *[one] n’a
    } pas d’armée { A($place) } qui soit en guerre avec vous.
why-general-dead = { LE($leader) } est mort.
why-army-on-foreign-ground = { LE($leader) } est { A($place) }, que sa nation ne contrôle pas : aucune recrue ne peut l’y rejoindre.
why-no-land-left = La nation ne contrôle aucune terre où lever { LE($leader) }.
why-no-recruits-for-him = { LE($leader) } ne reçoit rien de la levée et n’entre en campagne que sur l’appel des règles.
why-no-proconsuls = On n’élit de proconsuls que pendant l’état d’urgence.
why-other-nation-recruits = { LE($leader) } ne relève pas { DE($side) }, dont c’est la levée.
why-served-already = { LE($leader) } a déjà eu son tour dans cette levée.
why-not-in-list = La liste d’armée { DE($side) } n’a pas d’élément de cette sorte ({ $piece }).
why-old-list = Dès l’hiver 279, l’Épire ne lève plus que des troupes de Grande Grèce ; celles-ci n’en sont pas ({ $piece }).
why-general-first = Une nouvelle armée commence par son général ; les autres viennent plus tard ({ $piece }).
why-no-slot-left = La liste n’a plus de place pour cette sorte ({ $piece }).
why-host-takes-the-field = { LE($leader) } prend les armes au complet, que son joueur le veuille ou non.
why-nobody-else = Il n’y a aucun autre général à qui laisser le reste.
why-not-a-base = Les armées nouvelles { DE($side) } ne paraissent pas { A($place) }.
why-base-not-held = { LE($place) } n’est pas sous le contrôle { DE($side) } : aucune armée n’y paraît.
why-no-such-player = Personne d’autre de ce nom à la table ; pour vous-même, il y a une réponse à part.
why-other-side-lost = Ce n’est pas un élément du camp qui perd maintenant ({ $piece } ; { $side }).
why-picked-already = Cet élément est déjà choisi ({ $piece }).
why-fallen-first = { $piece } : on choisit ceux qui sont tombés dans la bataille avant tout survivant.
why-no-rout-yet = Avec ces pertes, le camp ({ $side }) ne serait pas encore en déroute.
why-counted-already = Cet élément est déjà dans le rapport ({ $piece }).
why-more-than-alive = Éléments du vainqueur encore sur le champ : { $left } au plus.

## What a choice costs and brings

note-armies-wait =
    { LE($leaders) } { COUNT($leaders) ->
        [many] restent
       *[one] reste
    } sur place ; les points de mouvement inutilisés sont perdus
note-disbands =
    hiver : { LE($leaders) } { COUNT($leaders) ->
        [many] rentrent dans leurs foyers
       *[one] rentre dans ses foyers
    } aussitôt après les mouvements, { $number ->
        [one] un élément est perdu
       *[other] { $number } éléments sont perdus
    }
note-points-lost = fin de la marche ; { $pm ->
        [one] un point de mouvement perdu
       *[other] { $pm } points de mouvement perdus
    }
note-price = { $cost ->
        [0] aucun point de mouvement
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }, reste { $left }
note-test = un ennemi s’y trouve : le général ose sur { $number } ou moins au dé ; un échec coûte un point de mouvement
note-landing-test = un ennemi tient la côte : le général ose débarquer sur { $number } ou moins au dé ; un échec coûte un point de mouvement
note-apathy = apathie : d’abord un dé, l’armée ne s’ébranle que sur 5 ou 6, sinon elle reste tout le tour
note-gives-up-siege = abandonne le siège { DE($place) }
note-war = ouvre la guerre avec { LE($foe) }
note-host-rises = douze éléments { DE($foe) } se lèvent aussitôt contre vous
note-ravages = jusqu’à la fin de l’hiver : attrition +2 pour tous, moitié des recrues, pas de train de bagages
note-assault = l’assaut prend la ville sur { $number } ou plus ({ $chances } { $chances ->
        [one] face
       *[other] faces
    } du dé sur { $faces })
note-horse = ajoute { $number } à l’assaut, puis disparaît
note-calm-sea = mer calme d’été : pas de naufrage
note-shipwreck = dé de naufrage ; pertes en éléments : de { $low } à { $high }
note-storm = tempête, dé de naufrage ; pertes en éléments : de { $low } à { $high }
note-stays-ashore = pas de traversée pendant ce tour pour { LE($leader) }
note-under-senior = ses éléments passent sous { LE($leader) }, attitude { $number }
note-accepts =
    { $number ->
        [6] { LE($leader) } accepte la bataille
       *[other] { LE($leader) } accepte la bataille sur { $number } ou moins, sinon se retire
    }
note-accepts-never = { LE($leader) } ne peut accepter la bataille
note-contingent = { $number ->
        [one] un élément combat auprès { DE($leaders) } et partage
       *[other] { $number } éléments combattent auprès { DE($leaders) } et partagent
    } leur sort ; le reste se retire
note-attrition = pertes en éléments : de { $low } à { $high }, { $whole },{ $tenth } en moyenne
note-mercenaries = éléments au dé de 1 : { $low } ; de 2 à 4 : { $number } ; de 5 : { $more } ; de 6 : { $high }
note-gives-up = { $number ->
        [one] un élément abandonné
       *[other] { $number } éléments abandonnés
    } pour de bon
note-raises = { $number ->
        [one] un élément
       *[other] { $number } éléments
    } d’un coup pour { LE($leader) }
note-handed-over = { $number ->
        [one] un élément
       *[other] { $number } éléments
    } pour { LE($leaders) } ; ce général ne reçoit plus rien
note-deserts = perd un à trois éléments
note-no-battle = ne peut chercher bataille pendant ce tour et doit la refuser
note-is-counted = vous apprenez combien d’éléments elle compte
note-goes-over = la ville passe à l’ennemi : { $foe }
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

legend-control = La nation qui contrôle un territoire
legend-ravaged = Ravagé
legend-siege = Un siège, avec son marqueur
legend-storm = Une tempête dans cette mer
legend-army = Une armée : sa nation, les étoiles de son général, le nombre de ses éléments si vous pouvez le connaître
legend-train = Avec un train de bagages
legend-camp = En quartiers d’hiver
legend-omen = Sous de mauvais présages : aucune attaque ce tour
legend-unsupplied = Sans ravitaillement
legend-inside = À l’abri des murs
