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
    Quel élément { LE($leader) } lève-t-{ GENDER($leader) ->
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
log-removed = { LE($leader) } disparaît { A($place) }.
log-control = { LE($place) } passe { DE($foe) } { A($side) }.
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
log-battle =
    Bataille { A($place) }, région { $topography } : { LE($side) } { COUNT($side) ->
        [many] attaquent
       *[one] attaque
    }, { LE($foe) } { COUNT($foe) ->
        [many] défendent
       *[one] défend
    }, éléments : { $sizes } ({ LE($leaders) }).
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
log-city-yields = { LE($place) } se rend { A($side) } avec les honneurs de la guerre.
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
log-desertion = On déserte { LE($leader) } : dé { $die }, dont la moitié fait { $number }.
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
verb-reference = Prendre l’armée usuelle de cette liste
verb-take = { $arg }
verb-table = Coup par coup, sur la table
verb-quick = D’un trait, par couloirs
verb-done = Terminé
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
place-a2 = A2
place-a3 = A3
place-a4 = A4
place-a5 = A5
place-a6 = A6
place-a7 = A7
place-a8 = A8
place-a9 = A9
place-a10 = A10
place-a11 = A11
place-a12 = A12
place-a13 = A13
place-a14 = A14
place-a15 = A15
place-a16 = A16
place-a17 = A17
place-a18 = A18
place-a19 = A19
place-a20 = A20
place-a21 = A21
place-a22 = A22
place-a23 = A23
place-a24 = A24
place-b1 = B1
place-b2 = B2
place-b3 = B3
place-b4 = B4
place-b5 = B5
place-b6 = B6
place-b7 = B7
place-b8 = B8
place-b9 = B9
place-b10 = B10
place-b11 = B11
place-b12 = B12
place-b13 = B13
place-b14 = B14
place-b15 = B15
place-b16 = B16
place-b17 = B17
place-b18 = B18
place-b19 = B19
place-b20 = B20
place-b21 = B21
place-b22 = B22
place-b23 = B23
place-b24 = B24
place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5
place-c6 = C6
place-c7 = C7
place-c8 = C8
place-c9 = C9
place-c10 = C10
place-c11 = C11
place-c12 = C12
place-c13 = C13
place-c14 = C14
place-c15 = C15
place-c16 = C16
place-c17 = C17
place-c18 = C18
place-c19 = C19
place-c20 = C20
place-c21 = C21
place-c22 = C22
place-c23 = C23
place-c24 = C24
place-d1 = D1
place-d2 = D2
place-d3 = D3
place-d4 = D4
place-d5 = D5
place-d6 = D6
place-d7 = D7
place-d8 = D8
place-d9 = D9
place-d10 = D10
place-d11 = D11
place-d12 = D12
place-d13 = D13
place-d14 = D14
place-d15 = D15
place-d16 = D16
place-d17 = D17
place-d18 = D18
place-d19 = D19
place-d20 = D20
place-d21 = D21
place-d22 = D22
place-d23 = D23
place-d24 = D24
place-e1 = E1
place-e2 = E2
place-e3 = E3
place-e4 = E4
place-e5 = E5
place-e6 = E6
place-e7 = E7
place-e8 = E8
place-e9 = E9
place-e10 = E10
place-e11 = E11
place-e12 = E12
place-e13 = E13
place-e14 = E14
place-e15 = E15
place-e16 = E16
place-e17 = E17
place-e18 = E18
place-e19 = E19
place-e20 = E20
place-e21 = E21
place-e22 = E22
place-e23 = E23
place-e24 = E24
place-f1 = F1
place-f2 = F2
place-f3 = F3
place-f4 = F4
place-f5 = F5
place-f6 = F6
place-f7 = F7
place-f8 = F8
place-f9 = F9
place-f10 = F10
place-f11 = F11
place-f12 = F12
place-f13 = F13
place-f14 = F14
place-f15 = F15
place-f16 = F16
place-f17 = F17
place-f18 = F18
place-f19 = F19
place-f20 = F20
place-f21 = F21
place-f22 = F22
place-f23 = F23
place-f24 = F24
place-g1 = G1
place-g2 = G2
place-g3 = G3
place-g4 = G4
place-g5 = G5
place-g6 = G6
place-g7 = G7
place-g8 = G8
place-g9 = G9
place-g10 = G10
place-g11 = G11
place-g12 = G12
place-g13 = G13
place-g14 = G14
place-g15 = G15
place-g16 = G16
place-g17 = G17
place-g18 = G18
place-g19 = G19
place-g20 = G20
place-g21 = G21
place-g22 = G22
place-g23 = G23
place-g24 = G24
place-h1 = H1
place-h2 = H2
place-h3 = H3
place-h4 = H4
place-h5 = H5
place-h6 = H6
place-h7 = H7
place-h8 = H8
place-h9 = H9
place-h10 = H10
place-h11 = H11
place-h12 = H12
place-h13 = H13
place-h14 = H14
place-h15 = H15
place-h16 = H16
place-h17 = H17
place-h18 = H18
place-h19 = H19
place-h20 = H20
place-h21 = H21
place-h22 = H22
place-h23 = H23
place-h24 = H24
place-i1 = I1
place-i2 = I2
place-i3 = I3
place-i4 = I4
place-i5 = I5
place-i6 = I6
place-i7 = I7
place-i8 = I8
place-i9 = I9
place-i10 = I10
place-i11 = I11
place-i12 = I12
place-i13 = I13
place-i14 = I14
place-i15 = I15
place-i16 = I16
place-i17 = I17
place-i18 = I18
place-i19 = I19
place-i20 = I20
place-i21 = I21
place-i22 = I22
place-i23 = I23
place-i24 = I24
place-j1 = J1
place-j2 = J2
place-j3 = J3
place-j4 = J4
place-j5 = J5
place-j6 = J6
place-j7 = J7
place-j8 = J8
place-j9 = J9
place-j10 = J10
place-j11 = J11
place-j12 = J12
place-j13 = J13
place-j14 = J14
place-j15 = J15
place-j16 = J16
place-j17 = J17
place-j18 = J18
place-j19 = J19
place-j20 = J20
place-j21 = J21
place-j22 = J22
place-j23 = J23
place-j24 = J24
place-k1 = K1
place-k2 = K2
place-k3 = K3
place-k4 = K4
place-k5 = K5
place-k6 = K6
place-k7 = K7
place-k8 = K8
place-k9 = K9
place-k10 = K10
place-k11 = K11
place-k12 = K12
place-k13 = K13
place-k14 = K14
place-k15 = K15
place-k16 = K16
place-k17 = K17
place-k18 = K18
place-k19 = K19
place-k20 = K20
place-k21 = K21
place-k22 = K22
place-k23 = K23
place-k24 = K24
place-l1 = L1
place-l2 = L2
place-l3 = L3
place-l4 = L4
place-l5 = L5
place-l6 = L6
place-l7 = L7
place-l8 = L8
place-l9 = L9
place-l10 = L10
place-l11 = L11
place-l12 = L12
place-l13 = L13
place-l14 = L14
place-l15 = L15
place-l16 = L16
place-l17 = L17
place-l18 = L18
place-l19 = L19
place-l20 = L20
place-l21 = L21
place-l22 = L22
place-l23 = L23
place-l24 = L24
place-m1 = M1
place-m2 = M2
place-m3 = M3
place-m4 = M4
place-m5 = M5
place-m6 = M6
place-m7 = M7
place-m8 = M8
place-m9 = M9
place-m10 = M10
place-m11 = M11
place-m12 = M12
place-m13 = M13
place-m14 = M14
place-m15 = M15
place-m16 = M16
place-m17 = M17
place-m18 = M18
place-m19 = M19
place-m20 = M20
place-m21 = M21
place-m22 = M22
place-m23 = M23
place-m24 = M24
place-n1 = N1
place-n2 = N2
place-n3 = N3
place-n4 = N4
place-n5 = N5
place-n6 = N6
place-n7 = N7
place-n8 = N8
place-n9 = N9
place-n10 = N10
place-n11 = N11
place-n12 = N12
place-n13 = N13
place-n14 = N14
place-n15 = N15
place-n16 = N16
place-n17 = N17
place-n18 = N18
place-n19 = N19
place-n20 = N20
place-n21 = N21
place-n22 = N22
place-n23 = N23
place-n24 = N24
place-o1 = O1
place-o2 = O2
place-o3 = O3
place-o4 = O4
place-o5 = O5
place-o6 = O6
place-o7 = O7
place-o8 = O8
place-o9 = O9
place-o10 = O10
place-o11 = O11
place-o12 = O12
place-o13 = O13
place-o14 = O14
place-o15 = O15
place-o16 = O16
place-o17 = O17
place-o18 = O18
place-o19 = O19
place-o20 = O20
place-o21 = O21
place-o22 = O22
place-o23 = O23
place-o24 = O24
place-p1 = P1
place-p2 = P2
place-p3 = P3
place-p4 = P4
place-p5 = P5
place-p6 = P6
place-p7 = P7
place-p8 = P8
place-p9 = P9
place-p10 = P10
place-p11 = P11
place-p12 = P12
place-p13 = P13
place-p14 = P14
place-p15 = P15
place-p16 = P16
place-p17 = P17
place-p18 = P18
place-p19 = P19
place-p20 = P20
place-p21 = P21
place-p22 = P22
place-p23 = P23
place-p24 = P24
place-q1 = Q1
place-q2 = Q2
place-q3 = Q3
place-q4 = Q4
place-q5 = Q5
place-q6 = Q6
place-q7 = Q7
place-q8 = Q8
place-q9 = Q9
place-q10 = Q10
place-q11 = Q11
place-q12 = Q12
place-q13 = Q13
place-q14 = Q14
place-q15 = Q15
place-q16 = Q16
place-q17 = Q17
place-q18 = Q18
place-q19 = Q19
place-q20 = Q20
place-q21 = Q21
place-q22 = Q22
place-q23 = Q23
place-q24 = Q24
place-r1 = R1
place-r2 = R2
place-r3 = R3
place-r4 = R4
place-r5 = R5
place-r6 = R6
place-r7 = R7
place-r8 = R8
place-r9 = R9
place-r10 = R10
place-r11 = R11
place-r12 = R12
place-r13 = R13
place-r14 = R14
place-r15 = R15
place-r16 = R16
place-r17 = R17
place-r18 = R18
place-r19 = R19
place-r20 = R20
place-r21 = R21
place-r22 = R22
place-r23 = R23
place-r24 = R24
place-s1 = S1
place-s2 = S2
place-s3 = S3
place-s4 = S4
place-s5 = S5
place-s6 = S6
place-s7 = S7
place-s8 = S8
place-s9 = S9
place-s10 = S10
place-s11 = S11
place-s12 = S12
place-s13 = S13
place-s14 = S14
place-s15 = S15
place-s16 = S16
place-s17 = S17
place-s18 = S18
place-s19 = S19
place-s20 = S20
place-s21 = S21
place-s22 = S22
place-s23 = S23
place-s24 = S24
place-t1 = T1
place-t2 = T2
place-t3 = T3
place-t4 = T4
place-t5 = T5
place-t6 = T6
place-t7 = T7
place-t8 = T8
place-t9 = T9
place-t10 = T10
place-t11 = T11
place-t12 = T12
place-t13 = T13
place-t14 = T14
place-t15 = T15
place-t16 = T16
place-t17 = T17
place-t18 = T18
place-t19 = T19
place-t20 = T20
place-t21 = T21
place-t22 = T22
place-t23 = T23
place-t24 = T24
place-u1 = U1
place-u2 = U2
place-u3 = U3
place-u4 = U4
place-u5 = U5
place-u6 = U6
place-u7 = U7
place-u8 = U8
place-u9 = U9
place-u10 = U10
place-u11 = U11
place-u12 = U12
place-u13 = U13
place-u14 = U14
place-u15 = U15
place-u16 = U16
place-u17 = U17
place-u18 = U18
place-u19 = U19
place-u20 = U20
place-u21 = U21
place-u22 = U22
place-u23 = U23
place-u24 = U24
place-v1 = V1
place-v2 = V2
place-v3 = V3
place-v4 = V4
place-v5 = V5
place-v6 = V6
place-v7 = V7
place-v8 = V8
place-v9 = V9
place-v10 = V10
place-v11 = V11
place-v12 = V12
place-v13 = V13
place-v14 = V14
place-v15 = V15
place-v16 = V16
place-v17 = V17
place-v18 = V18
place-v19 = V19
place-v20 = V20
place-v21 = V21
place-v22 = V22
place-v23 = V23
place-v24 = V24
place-w1 = W1
place-w2 = W2
place-w3 = W3
place-w4 = W4
place-w5 = W5
place-w6 = W6
place-w7 = W7
place-w8 = W8
place-w9 = W9
place-w10 = W10
place-w11 = W11
place-w12 = W12
place-w13 = W13
place-w14 = W14
place-w15 = W15
place-w16 = W16
place-w17 = W17
place-w18 = W18
place-w19 = W19
place-w20 = W20
place-w21 = W21
place-w22 = W22
place-w23 = W23
place-w24 = W24
place-x1 = X1
place-x2 = X2
place-x3 = X3
place-x4 = X4
place-x5 = X5
place-x6 = X6
place-x7 = X7
place-x8 = X8
place-x9 = X9
place-x10 = X10
place-x11 = X11
place-x12 = X12
place-x13 = X13
place-x14 = X14
place-x15 = X15
place-x16 = X16
place-x17 = X17
place-x18 = X18
place-x19 = X19
place-x20 = X20
place-x21 = X21
place-x22 = X22
place-x23 = X23
place-x24 = X24
place-y1 = Y1
place-y2 = Y2
place-y3 = Y3
place-y4 = Y4
place-y5 = Y5
place-y6 = Y6
place-y7 = Y7
place-y8 = Y8
place-y9 = Y9
place-y10 = Y10
place-y11 = Y11
place-y12 = Y12
place-y13 = Y13
place-y14 = Y14
place-y15 = Y15
place-y16 = Y16
place-y17 = Y17
place-y18 = Y18
place-y19 = Y19
place-y20 = Y20
place-y21 = Y21
place-y22 = Y22
place-y23 = Y23
place-y24 = Y24
place-z1 = Z1
place-z2 = Z2
place-z3 = Z3
place-z4 = Z4
place-z5 = Z5
place-z6 = Z6
place-z7 = Z7
place-z8 = Z8
place-z9 = Z9
place-z10 = Z10
place-z11 = Z11
place-z12 = Z12
place-z13 = Z13
place-z14 = Z14
place-z15 = Z15
place-z16 = Z16
place-z17 = Z17
place-z18 = Z18
place-z19 = Z19
place-z20 = Z20
place-z21 = Z21
place-z22 = Z22
place-z23 = Z23
place-z24 = Z24
place-aa1 = AA1
place-aa2 = AA2
place-aa3 = AA3
place-aa4 = AA4
place-aa5 = AA5
place-aa6 = AA6
place-aa7 = AA7
place-aa8 = AA8
place-aa9 = AA9
place-aa10 = AA10
place-aa11 = AA11
place-aa12 = AA12
place-aa13 = AA13
place-aa14 = AA14
place-aa15 = AA15
place-aa16 = AA16
place-aa17 = AA17
place-aa18 = AA18
place-aa19 = AA19
place-aa20 = AA20
place-aa21 = AA21
place-aa22 = AA22
place-aa23 = AA23
place-aa24 = AA24
place-ab1 = AB1
place-ab2 = AB2
place-ab3 = AB3
place-ab4 = AB4
place-ab5 = AB5
place-ab6 = AB6
place-ab7 = AB7
place-ab8 = AB8
place-ab9 = AB9
place-ab10 = AB10
place-ab11 = AB11
place-ab12 = AB12
place-ab13 = AB13
place-ab14 = AB14
place-ab15 = AB15
place-ab16 = AB16
place-ab17 = AB17
place-ab18 = AB18
place-ab19 = AB19
place-ab20 = AB20
place-ab21 = AB21
place-ab22 = AB22
place-ab23 = AB23
place-ab24 = AB24
place-ac1 = AC1
place-ac2 = AC2
place-ac3 = AC3
place-ac4 = AC4
place-ac5 = AC5
place-ac6 = AC6
place-ac7 = AC7
place-ac8 = AC8
place-ac9 = AC9
place-ac10 = AC10
place-ac11 = AC11
place-ac12 = AC12
place-ac13 = AC13
place-ac14 = AC14
place-ac15 = AC15
place-ac16 = AC16
place-ac17 = AC17
place-ac18 = AC18
place-ac19 = AC19
place-ac20 = AC20
place-ac21 = AC21
place-ac22 = AC22
place-ac23 = AC23
place-ac24 = AC24
place-ad1 = AD1
place-ad2 = AD2
place-ad3 = AD3
place-ad4 = AD4
place-ad5 = AD5
place-ad6 = AD6
place-ad7 = AD7
place-ad8 = AD8
place-ad9 = AD9
place-ad10 = AD10
place-ad11 = AD11
place-ad12 = AD12
place-ad13 = AD13
place-ad14 = AD14
place-ad15 = AD15
place-ad16 = AD16
place-ad17 = AD17
place-ad18 = AD18
place-ad19 = AD19
place-ad20 = AD20
place-ad21 = AD21
place-ad22 = AD22
place-ad23 = AD23
place-ad24 = AD24
place-ae1 = AE1
place-ae2 = AE2
place-ae3 = AE3
place-ae4 = AE4
place-ae5 = AE5
place-ae6 = AE6
place-ae7 = AE7
place-ae8 = AE8
place-ae9 = AE9
place-ae10 = AE10
place-ae11 = AE11
place-ae12 = AE12
place-ae13 = AE13
place-ae14 = AE14
place-ae15 = AE15
place-ae16 = AE16
place-ae17 = AE17
place-ae18 = AE18
place-ae19 = AE19
place-ae20 = AE20
place-ae21 = AE21
place-ae22 = AE22
place-ae23 = AE23
place-ae24 = AE24
place-af1 = AF1
place-af2 = AF2
place-af3 = AF3
place-af4 = AF4
place-af5 = AF5
place-af6 = AF6
place-af7 = AF7
place-af8 = AF8
place-af9 = AF9
place-af10 = AF10
place-af11 = AF11
place-af12 = AF12
place-af13 = AF13
place-af14 = AF14
place-af15 = AF15
place-af16 = AF16
place-af17 = AF17
place-af18 = AF18
place-af19 = AF19
place-af20 = AF20
place-af21 = AF21
place-af22 = AF22
place-af23 = AF23
place-af24 = AF24
place-ag1 = AG1
place-ag2 = AG2
place-ag3 = AG3
place-ag4 = AG4
place-ag5 = AG5
place-ag6 = AG6
place-ag7 = AG7
place-ag8 = AG8
place-ag9 = AG9
place-ag10 = AG10
place-ag11 = AG11
place-ag12 = AG12
place-ag13 = AG13
place-ag14 = AG14
place-ag15 = AG15
place-ag16 = AG16
place-ag17 = AG17
place-ag18 = AG18
place-ag19 = AG19
place-ag20 = AG20
place-ag21 = AG21
place-ag22 = AG22
place-ag23 = AG23
place-ag24 = AG24
place-ah1 = AH1
place-ah2 = AH2
place-ah3 = AH3
place-ah4 = AH4
place-ah5 = AH5
place-ah6 = AH6
place-ah7 = AH7
place-ah8 = AH8
place-ah9 = AH9
place-ah10 = AH10
place-ah11 = AH11
place-ah12 = AH12
place-ah13 = AH13
place-ah14 = AH14
place-ah15 = AH15
place-ah16 = AH16
place-ah17 = AH17
place-ah18 = AH18
place-ah19 = AH19
place-ah20 = AH20
place-ah21 = AH21
place-ah22 = AH22
place-ah23 = AH23
place-ah24 = AH24
place-ai1 = AI1
place-ai2 = AI2
place-ai3 = AI3
place-ai4 = AI4
place-ai5 = AI5
place-ai6 = AI6
place-ai7 = AI7
place-ai8 = AI8
place-ai9 = AI9
place-ai10 = AI10
place-ai11 = AI11
place-ai12 = AI12
place-ai13 = AI13
place-ai14 = AI14
place-ai15 = AI15
place-ai16 = AI16
place-ai17 = AI17
place-ai18 = AI18
place-ai19 = AI19
place-ai20 = AI20
place-ai21 = AI21
place-ai22 = AI22
place-ai23 = AI23
place-ai24 = AI24
place-aj1 = AJ1
place-aj2 = AJ2
place-aj3 = AJ3
place-aj4 = AJ4
place-aj5 = AJ5
place-aj6 = AJ6
place-aj7 = AJ7
place-aj8 = AJ8
place-aj9 = AJ9
place-aj10 = AJ10
place-aj11 = AJ11
place-aj12 = AJ12
place-aj13 = AJ13
place-aj14 = AJ14
place-aj15 = AJ15
place-aj16 = AJ16
place-aj17 = AJ17
place-aj18 = AJ18
place-aj19 = AJ19
place-aj20 = AJ20
place-aj21 = AJ21
place-aj22 = AJ22
place-aj23 = AJ23
place-aj24 = AJ24
place-ak1 = AK1
place-ak2 = AK2
place-ak3 = AK3
place-ak4 = AK4
place-ak5 = AK5
place-ak6 = AK6
place-ak7 = AK7
place-ak8 = AK8
place-ak9 = AK9
place-ak10 = AK10
place-ak11 = AK11
place-ak12 = AK12
place-ak13 = AK13
place-ak14 = AK14
place-ak15 = AK15
place-ak16 = AK16
place-ak17 = AK17
place-ak18 = AK18
place-ak19 = AK19
place-ak20 = AK20
place-ak21 = AK21
place-ak22 = AK22
place-ak23 = AK23
place-ak24 = AK24
place-al1 = AL1
place-al2 = AL2
place-al3 = AL3
place-al4 = AL4
place-al5 = AL5
place-al6 = AL6
place-al7 = AL7
place-al8 = AL8
place-al9 = AL9
place-al10 = AL10
place-al11 = AL11
place-al12 = AL12
place-al13 = AL13
place-al14 = AL14
place-al15 = AL15
place-al16 = AL16
place-al17 = AL17
place-al18 = AL18
place-al19 = AL19
place-al20 = AL20
place-al21 = AL21
place-al22 = AL22
place-al23 = AL23
place-al24 = AL24
place-am1 = AM1
place-am2 = AM2
place-am3 = AM3
place-am4 = AM4
place-am5 = AM5
place-am6 = AM6
place-am7 = AM7
place-am8 = AM8
place-am9 = AM9
place-am10 = AM10
place-am11 = AM11
place-am12 = AM12
place-am13 = AM13
place-am14 = AM14
place-am15 = AM15
place-am16 = AM16
place-am17 = AM17
place-am18 = AM18
place-am19 = AM19
place-am20 = AM20
place-am21 = AM21
place-am22 = AM22
place-am23 = AM23
place-am24 = AM24
place-an1 = AN1
place-an2 = AN2
place-an3 = AN3
place-an4 = AN4
place-an5 = AN5
place-an6 = AN6
place-an7 = AN7
place-an8 = AN8
place-an9 = AN9
place-an10 = AN10
place-an11 = AN11
place-an12 = AN12
place-an13 = AN13
place-an14 = AN14
place-an15 = AN15
place-an16 = AN16
place-an17 = AN17
place-an18 = AN18
place-an19 = AN19
place-an20 = AN20
place-an21 = AN21
place-an22 = AN22
place-an23 = AN23
place-an24 = AN24
place-ao1 = AO1
place-ao2 = AO2
place-ao3 = AO3
place-ao4 = AO4
place-ao5 = AO5
place-ao6 = AO6
place-ao7 = AO7
place-ao8 = AO8
place-ao9 = AO9
place-ao10 = AO10
place-ao11 = AO11
place-ao12 = AO12
place-ao13 = AO13
place-ao14 = AO14
place-ao15 = AO15
place-ao16 = AO16
place-ao17 = AO17
place-ao18 = AO18
place-ao19 = AO19
place-ao20 = AO20
place-ao21 = AO21
place-ao22 = AO22
place-ao23 = AO23
place-ao24 = AO24
place-ap1 = AP1
place-ap2 = AP2
place-ap3 = AP3
place-ap4 = AP4
place-ap5 = AP5
place-ap6 = AP6
place-ap7 = AP7
place-ap8 = AP8
place-ap9 = AP9
place-ap10 = AP10
place-ap11 = AP11
place-ap12 = AP12
place-ap13 = AP13
place-ap14 = AP14
place-ap15 = AP15
place-ap16 = AP16
place-ap17 = AP17
place-ap18 = AP18
place-ap19 = AP19
place-ap20 = AP20
place-ap21 = AP21
place-ap22 = AP22
place-ap23 = AP23
place-ap24 = AP24
place-aq1 = AQ1
place-aq2 = AQ2
place-aq3 = AQ3
place-aq4 = AQ4
place-aq5 = AQ5
place-aq6 = AQ6
place-aq7 = AQ7
place-aq8 = AQ8
place-aq9 = AQ9
place-aq10 = AQ10
place-aq11 = AQ11
place-aq12 = AQ12
place-aq13 = AQ13
place-aq14 = AQ14
place-aq15 = AQ15
place-aq16 = AQ16
place-aq17 = AQ17
place-aq18 = AQ18
place-aq19 = AQ19
place-aq20 = AQ20
place-aq21 = AQ21
place-aq22 = AQ22
place-aq23 = AQ23
place-aq24 = AQ24
place-ar1 = AR1
place-ar2 = AR2
place-ar3 = AR3
place-ar4 = AR4
place-ar5 = AR5
place-ar6 = AR6
place-ar7 = AR7
place-ar8 = AR8
place-ar9 = AR9
place-ar10 = AR10
place-ar11 = AR11
place-ar12 = AR12
place-ar13 = AR13
place-ar14 = AR14
place-ar15 = AR15
place-ar16 = AR16
place-ar17 = AR17
place-ar18 = AR18
place-ar19 = AR19
place-ar20 = AR20
place-ar21 = AR21
place-ar22 = AR22
place-ar23 = AR23
place-ar24 = AR24
place-as1 = AS1
place-as2 = AS2
place-as3 = AS3
place-as4 = AS4
place-as5 = AS5
place-as6 = AS6
place-as7 = AS7
place-as8 = AS8
place-as9 = AS9
place-as10 = AS10
place-as11 = AS11
place-as12 = AS12
place-as13 = AS13
place-as14 = AS14
place-as15 = AS15
place-as16 = AS16
place-as17 = AS17
place-as18 = AS18
place-as19 = AS19
place-as20 = AS20
place-as21 = AS21
place-as22 = AS22
place-as23 = AS23
place-as24 = AS24
place-at1 = AT1
place-at2 = AT2
place-at3 = AT3
place-at4 = AT4
place-at5 = AT5
place-at6 = AT6
place-at7 = AT7
place-at8 = AT8
place-at9 = AT9
place-at10 = AT10
place-at11 = AT11
place-at12 = AT12
place-at13 = AT13
place-at14 = AT14
place-at15 = AT15
place-at16 = AT16
place-at17 = AT17
place-at18 = AT18
place-at19 = AT19
place-at20 = AT20
place-at21 = AT21
place-at22 = AT22
place-at23 = AT23
place-at24 = AT24
place-au1 = AU1
place-au2 = AU2
place-au3 = AU3
place-au4 = AU4
place-au5 = AU5
place-au6 = AU6
place-au7 = AU7
place-au8 = AU8
place-au9 = AU9
place-au10 = AU10
place-au11 = AU11
place-au12 = AU12
place-au13 = AU13
place-au14 = AU14
place-au15 = AU15
place-au16 = AU16
place-au17 = AU17
place-au18 = AU18
place-au19 = AU19
place-au20 = AU20
place-au21 = AU21
place-au22 = AU22
place-au23 = AU23
place-au24 = AU24
place-av1 = AV1
place-av2 = AV2
place-av3 = AV3
place-av4 = AV4
place-av5 = AV5
place-av6 = AV6
place-av7 = AV7
place-av8 = AV8
place-av9 = AV9
place-av10 = AV10
place-av11 = AV11
place-av12 = AV12
place-av13 = AV13
place-av14 = AV14
place-av15 = AV15
place-av16 = AV16
place-av17 = AV17
place-av18 = AV18
place-av19 = AV19
place-av20 = AV20
place-av21 = AV21
place-av22 = AV22
place-av23 = AV23
place-av24 = AV24

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
