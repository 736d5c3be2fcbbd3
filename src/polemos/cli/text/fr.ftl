# Les textes propres au terminal. Les lignes `help-...` se lisent sans Fluent : une ligne chacune, sans argument.

help-polemos = Jeux d’histoire du monde grec, joués jusqu’à la dernière règle : dans le navigateur, au terminal, par programme.
help-more = « polemos COMMANDE --help » explique une commande.
help-command = COMMANDE
help-serve = ouvrir la table dans le navigateur
help-learn = apprendre un jeu : la liste de ses leçons, ou l’une d’elles
help-puzzle = des positions où un coup est nettement le meilleur : la liste d’un jeu, ou l’une d’elles à résoudre
help-play = jouer une partie au terminal
help-simulate = faire jouer de nombreuses parties aux robots et compter les victoires
help-sweep = essayer l’une après l’autre les valeurs d’une donnée ou d’une option, jusqu’à savoir si elles comptent
help-tournament = opposer des robots en tournoi et les classer
help-bench = mesurer la vitesse des jeux sur cette machine
help-replay = imprimer le journal d’une partie enregistrée
help-verify = contrôler un enregistrement : graine, dés, chaque action, la fin
help-rules = expliquer un paragraphe des règles
help-data = dire d’où viennent les données d’un jeu, et les contrôler
help-think = laisser des robots réfléchir ici pour des serveurs qui partagent une base PostgreSQL
help-think-db = URL PostgreSQL des serveurs
help-think-workers = nombre de questions à la fois (par défaut : 1)
help-workers = processus serveurs sur un même port (par défaut : 1) ; plusieurs demandent PostgreSQL
help-thinkers = processus où réfléchissent les robots, s’il y a plusieurs serveurs (par défaut : 2) ; 0 : ailleurs, voir « polemos think »
help-public-url = l’adresse qu’emploient les visiteurs derrière un mandataire inverse, par exemple https://polemos.example
help-proxies = adresses ou réseaux de vos mandataires inverses, séparés par des virgules ; eux seuls sont crus au sujet des visiteurs
help-admin-port = port des mesures et de la page d’administration, sur cette machine seulement (par défaut : aucun)
help-json-logs = écrire les lignes de journal en JSON
help-no-limits = lever les limites de requêtes et de messages, pour essayer des programmes sur cette machine
help-backup = copier toutes les parties gardées dans un fichier privé, même pendant que le serveur tourne
help-restore = remettre une sauvegarde en place
help-upgrade = dire ce que devient chaque partie gardée selon ces règles, et la mettre à jour
help-backup-file = le fichier à écrire ; il est remplacé s’il existe
help-restore-file = un fichier écrit par « polemos backup »
help-dry-run = rendre compte seulement, ne rien changer
help-new-game = écrire un petit jeu qui fonctionne, à transformer en un autre
help-new-game-name = identifiant du nouveau jeu : minuscules, chiffres et _
help-new-game-root = le dépôt où l’écrire (par défaut : ce dossier)
help-games = lister les jeux, leurs scénarios et leurs options

help-lang = langue des textes (par défaut : celle de votre système)
help-json = écrire du JSON au lieu d’un tableau
help-data-dir = dossier de vos propres fichiers de données, fusionnés par identifiant : DIR/JEU, ou DIR lui-même
help-data-all = lister chaque valeur qui ne vient pas de la règle, avec sa source ou sa raison
help-lesson = numéro ou nom de la leçon (par défaut : la liste)
help-puzzle-name = numéro ou nom du problème (par défaut : la liste)
help-puzzle-check = résoudre les problèmes par programme et dire s’ils tiennent
help-lesson-check = jouer les leçons par programme et dire si elles suivent les règles
help-game = identifiant du jeu, tel que « polemos games » le donne
help-scenario = identifiant du scénario (par défaut : le premier)
help-option = régler une option de la partie ; peut être répété
help-seed = graine du hasard ; la même graine donne la même partie
help-seat = qui joue un camp : un robot (greedy, random, search:easy, search:hard, search:100ms, exec:COMMANDE), ou « me » pour une personne à ce clavier ; peut être répété
help-real-dice = lancer de vrais dés et les saisir
help-write-record = écrire l’enregistrement de la partie dans ce fichier à la fin
help-resume = reprendre une partie enregistrée
help-paragraph = numéro de paragraphe, ou mots à chercher
help-record = fichier de l’enregistrement d’une partie
help-to = s’arrêter après cette action
help-role = montrer ce que ce camp pouvait voir
help-games-count = nombre de parties (par défaut : 100)
help-seats = les robots, un par camp dans l’ordre des camps (par défaut : greedy, et random pour tous les autres)
help-alternate = faire changer les robots de camp d’une partie à l’autre
help-jobs = nombre de processus (par défaut : un par cœur) ; le résultat n’en dépend pas
help-budget = nombre de coups qu’un robot peut essayer par décision
help-games-list = identifiants des jeux à mesurer (par défaut : tous)
help-seconds = durée de jeu par titre (par défaut : 2)
help-entrants = deux robots ou plus : random, greedy, greedy@BUDGET, search:NIVEAU (easy, hard, 100ms, 500it), class:MODULE.CLASSE ou exec:COMMANDE pour le vôtre
help-arenas = jeux ou jeu:scénario (jeu:all pour tous ses scénarios), séparés par des virgules (par défaut : tous les jeux)
help-rounds = parties de chaque rencontre dans chaque scénario, camps alternés (par défaut : 20)
help-results = fichier qui garde chaque partie ; avec le même fichier, un tournoi reprend où il en était
help-ray = jouer sur une grappe Ray : son adresse, ou « local » pour la nôtre sur cette machine
help-limit = secondes de réflexion par décision, au-delà desquelles un robot perd par forfait (par défaut : 60)
help-html = écrire une page de tableaux et de courbes dans ce fichier
help-scenario-all = identifiant du scénario (par défaut : le premier), ou « all » pour chacun tour à tour
help-versus = comparer aux mêmes parties avec cette option ; peut être répété
help-versus-data = comparer aux mêmes parties avec ce dossier de données
help-versus-seats = comparer aux mêmes parties entre ces robots
help-over = ce qu’il faut essayer : une option, ou la fin d’un chemin dans les fichiers de données, et ses valeurs : mindarus.bonus=0..3, points=8,9,10
help-sweep-games = parties par valeur, au plus (200 par défaut) ; les tests regardent cinq fois en chemin et arrêtent ce qui est décidé
help-margin = les différences plus petites ne vous importent pas, en points sur cent (10 par défaut)
help-bench-all = imprimer tout le tableau de docs/numbers.md : interprété et compilé, tailles, chargement, médianes
help-compiled = dossier d’une version compilée pour --all (par défaut : build/compiled) ; sinon ces nombres manquent
help-host = adresse d’écoute (par défaut : cette machine seulement)
help-port = port d’écoute (0 : un port libre)
help-db = fichier SQLite ou URL PostgreSQL qui garde les parties
help-no-browser = ne pas ouvrir le navigateur

cli-welcome = Tapez le numéro d’un choix, ou son nom. Commandes : aide, règle, pourquoi, carte, journal, légende, annuler, sauver FICHIER, quitter.
cli-help =
    numéro ou nom   jouer ce choix
    choix           réimprimer la question ; choix tout énumère tous les choix
    carte [LIEU]    imprimer la table, ou un lieu et ses voisins
    journal [N]     imprimer les dernières lignes du journal
    règle [N]       expliquer la question, ou le paragraphe N, par exemple règle 4.2.1
    pourquoi [QUOI]  pourquoi un verbe, un lieu ou un pion n’est pas proposé, par exemple pourquoi thèbes
    légende         expliquer les signes et les couleurs
    annuler         reprendre votre dernière action, tant que rien n’a été appris
    sauver FICHIER  garder la partie ; polemos play --resume FICHIER la reprend
    quitter         quitter la table
cli-help-rule = La question présente est expliquée au paragraphe { $rule } : tapez règle.
cli-why-what = « { $line } » n’est ni un verbe de cette étape ni une chose sur la table. pourquoi, seul, énumère ce qui n’est pas proposé.
cli-why-offered = Rien ne s’y oppose : c’est proposé.
cli-why-not = { $what } :
cli-why-none = Cette étape propose tout ce qu’elle connaît ; nommez un lieu ou un pion pour en savoir plus.
cli-rule-more = Ce ne sont que les titres : règle { $rule } donne le texte d’une clause.
cli-legend =
    § 4.2.1         paragraphe des règles : règle 4.2.1 l’explique
    2× nom          deux pions de la même sorte
    ligne grasse    un jet de dés
cli-counted = { $count } { $what }
cli-percent = { $share } %
cli-crowd = { $count } possibilités, numéros { $first } à { $last } : tapez un nom, par exemple « { $example } », ou « choix tout » pour les voir.
cli-several = Cela peut désigner plusieurs choses ; tapez le numéro :
cli-game = { DE($who) } ; { $players } joueurs, environ { $hours ->
        [0] { $minutes } minutes
        [one] 1 heure
       *[other] { $hours } heures
    }
cli-says = { $who } : { $what }
cli-turn = tour { $turn }
cli-tracks = Pistes :
cli-markers = Marqueurs :
cli-score = Score actuel :
cli-hands = Mains :
cli-selected = Choisis : { $names }
cli-forecast = Prévision :
cli-touches = touche : { $near }
cli-curtain = Passez le clavier ({ $who }), puis appuyez sur Entrée.
cli-bot-failed = { $who } : son robot a échoué ({ $problem }) ; greedy joue à sa place.
cli-refused = Impossible : { $problem }
cli-not-offered = « { $line } » n’est pas un choix ici ; rien n’a changé. « aide » dit ce que l’on peut taper.
cli-no-place = Il n’y a pas de lieu « { $place } » sur ce plateau.
cli-no-undo = Il n’y a rien à reprendre : on a appris quelque chose depuis, ou vous n’avez encore rien fait.
cli-undone = Action reprise.
cli-save-where = Dites où : sauver FICHIER
cli-saved = Enregistré dans { $file }.
cli-unsaved = La partie n’est pas enregistrée. « sauver FICHIER » la garde ; « quitter » encore une fois la perd.
cli-ruling = Décision :
cli-learn-how = Pour commencer : polemos learn { $game } 1
cli-learn-none = Ce jeu n’a pas encore de leçons.
cli-puzzle-how = Commencez par : polemos puzzle { $game } 1
cli-puzzle-none = Ce jeu n’a pas encore de problèmes.
cli-puzzle-other = Ce n’est pas le meilleur coup ; rien n’a changé. Réfléchissez encore (« solution » la montre, « quitter » arrête).
cli-puzzle-solved =
    { $count ->
        [0] Résolu, du premier coup.
        [one] Résolu, après un autre essai.
       *[other] Résolu, après { $count } autres essais.
    }
cli-puzzle-exact = Prouvé : toutes les autres suites ont été essayées, aucune n’y arrive.
cli-puzzle-search = Mesuré : { $walks } essais ; { $best } chances sur 100 de gagner, { $second } avec le deuxième coup (au moins { $least } de moins, 95 fois sur 100).
cli-lesson-welcome = Tapez le numéro d’un choix ou son nom ; « aide » dit ce que l’on peut taper d’autre.
cli-lesson-go-on = Entrée : continuer.
cli-lesson-other = C’est permis, mais ce n’est pas ce que la leçon attend ; rien n’a changé.
cli-lesson-done = Bravo : la leçon est terminée.
cli-lesson-stars =
    { $count ->
        [0] Aucune étoile cette fois. Essayez encore : la situation est la même.
        [one] Une étoile sur trois.
       *[other] { $count } étoiles sur trois.
    }
cli-lesson-sound = { $lesson } : leçon en ordre ({ $steps } étapes, jouées de { $ways } façons).
cli-verified = L’enregistrement est sain : { $actions } actions et { $dice } dés s’accordent avec la graine, la fin aussi.


cli-playing = Parties
cli-measuring = Mesures
cli-defeats = Défaites : { $defeats } sur { $games }
cli-length = Longueur : { $mean } actions en moyenne (médiane { $median }, de { $low } à { $high }), { $turns } tours
cli-yes = oui
cli-no = non
cli-column-game = Jeu
cli-column-title = Titre
cli-column-designer = Auteur
cli-column-players = Joueurs
cli-column-minutes = Minutes
cli-column-scenarios = Scénarios
cli-column-options = Options
cli-column-who = Qui
cli-column-wins = Victoires
cli-column-rate = Taux
cli-column-interval = Intervalle à 95 %
cli-column-games = Parties
cli-column-winner = Vainqueur
cli-column-level = Niveau
cli-column-reason = Raison
cli-column-rating = Cote
cli-column-points = Points
cli-column-pairing = Rencontre
cli-column-b-minus-a = B moins A
cli-column-difference = Écart
cli-column-p = p
cli-column-test = Test
cli-column-significant = Significatif
cli-win-rate = victoires : { $who }
cli-lead = avance : { $who }
cli-actions = actions
cli-test-fisher = exact de Fisher
cli-test-permutation = permutation
cli-favoured = { $side } a l’avantage (test du signe, { $p })
cli-even = aucun camp n’a d’avantage établi (test du signe, { $p })
cli-forfeit = { $arena }, partie { $number } : { $bot } ({ $who }) perd par forfait : { $why } ({ $detail })
cli-void = { $arena }, partie { $number } : les règles sont en défaut, la partie ne compte pas ({ $detail })
cli-why-crash = il s’est arrêté sur une erreur
cli-why-slow = il a réfléchi trop longtemps
cli-why-nonsense = il a choisi ce qui n’était pas proposé
cli-why-rules = les règles sont en défaut, la partie ne compte pas
cli-column-side = Camp
cli-column-match = Partie
cli-column-detail = Détail
cli-page-tournament = Tournoi
cli-page-facts = { $games } parties, graine { $seed }. Intervalles à 95 %.
cli-page-ratings = Cotes (Bradley-Terry, à l’échelle Elo, moyenne 1500)
cli-page-pairs = Qui bat qui
cli-page-sides = Taux de victoire par camp
cli-page-percent = victoires sur 100 parties
cli-page-length = Durée
cli-page-endings = Comment finissent les parties
cli-page-curve = Le score au fil du temps
cli-page-turn = tour
cli-page-score = score moyen si l’on comptait alors
cli-page-verbs = Actions les plus utilisées
cli-page-share = part de tous les choix, %
cli-page-forfeits = Forfaits
cli-page-compared = Comparaison : B moins A
cli-time = Joué en { $wall } s, avec { $processor } s de temps processeur.
cli-draw-row = Nuls
cli-column-a = A
cli-column-b = B
cli-column-changed = Changé
cli-column-comes-from = D’où vient la valeur de A
cli-column-value = Valeur
cli-column-draws = Nuls
cli-column-gap = Son intervalle (98,4 %, pour cinq regards)
cli-column-decided = Décidé
cli-page-changed = Ce qui a été changé
cli-page-made = Polemos { $version }, { $date }, par la commande :
cli-verdict-nothing = Aucune partie ne compte.
cli-verdict-alone = { $side } a gagné { $hits } parties sur { $trials } ({ $low } à { $high }).
cli-verdict-draws = Les { $games } parties sont nulles : personne n’a l’avantage, et rien ne distingue personne.
cli-verdict-always = { $side } a gagné les { $games } parties : entre ces robots, le scénario ne départage personne.
cli-verdict-favoured = { $side } a l’avantage : { $wins } victoires sur { $decided } parties décidées (test du signe, { $p }).
cli-verdict-even = Aucun camp n’a d’avantage établi (test du signe, { $p }) ; avec { $decided } parties décidées, seule une part de { $least } ou plus se serait vue.
cli-verdict-few = Avec { $decided } parties décidées, aucun avantage n’aurait pu se voir.
cli-verdict-most = { $side } gagne le plus souvent : { $rate } des parties ({ $low } à { $high }), plus qu’une part égale de { $fair }.
cli-verdict-level = Aucun camp ne gagne, de façon établie, plus qu’une part égale de { $fair } ; { $side } vient en tête, { $rate } ({ $low } à { $high }).
cli-verdict-differs = B fait une différence : { $side } gagne { $difference } points ({ $low } à { $high } ; test exact de Fisher, { $p }).
cli-verdict-same = Aucune différence trouvée ; avec { $games } parties de chaque, seule une différence de { $least } points ou plus se serait vue.
cli-verdict-blind = Aucune différence trouvée ; avec { $games } parties de chaque, aucune n’aurait pu se voir.
cli-verdict-also-actions = La durée des parties diffère.
cli-verdict-also-lead = L’avance diffère ({ $who }).
cli-blind = { $arena } : { $side } a gagné les { $games } parties. Ce scénario ne départage aucun robot et n’apporte rien aux cotes.
cli-decided-base = telle quelle
cli-decided-differs = diffère
cli-decided-same = dans la marge
cli-decided-open = ouvert
cli-sweep-some = { $name } change la fréquence des victoires ({ $side }) pour { $values } ({ $games } parties ont suffi, sur { $most } au plus).
cli-sweep-none = Aucune valeur de { $name } ne change, de façon établie, la fréquence des victoires ({ $side } ; { $games } parties jouées, sur { $most } au plus).

# Actions whose button is nothing but its argument.
cli-verb-advance = Avancer un développement
cli-verb-army = Choisir une armée
cli-verb-deploy = Déployer une unité
cli-verb-destroyed = Saisir un élément détruit
cli-verb-edge = Choisir un bord de table
cli-verb-engage = Engager
cli-verb-enter = Saisir un dé
cli-verb-feature = Placer un terrain
cli-verb-flank = Saisir un flanc
cli-verb-general = Choisir un général
cli-verb-commander = Choisir un commandant
cli-verb-join = Rejoindre un général
cli-verb-give = Donner à une autre armée
cli-verb-lose = Choisir une perte
cli-verb-lose-loaded = Perdre un navire chargé
cli-verb-mute = Ne plus demander
cli-verb-name = Désigner un joueur
cli-verb-next = Suivant dans l’ordre
cli-verb-place = Placer
cli-verb-rear = Saisir un dos
cli-verb-remove = Retirer une perte
cli-verb-resolve = Choisir le combat suivant
cli-verb-route = Choisir une route maritime
cli-verb-send-one = Envoyer un contingent
cli-verb-size = Choisir la taille d’un terrain
cli-verb-take = Prendre un élément
cli-verb-territory = Choisir un territoire
cli-verb-to = Choisir où aller

cli-column-file = Fichier
cli-column-rulebook = Règle du jeu
cli-column-source = Autre source
cli-column-reconstructed = Reconstitué
cli-column-total = Total

cli-data-sound = Les { $checks } contrôles des données sont tous satisfaits.
cli-data-broken = { $broken } contrôles des données sur { $checks } échouent :
cli-data-about = Les valeurs reconstituées sont les nôtres : elles respectent tous les faits de la règle, mais ne sont pas celles qui ont été publiées.

cli-bench-seen-steps-per-s = actions par seconde avec la vue du joueur, sans perturbation
cli-bench-seen-steps-per-s-compiled = actions par seconde avec la vue du joueur, sans perturbation, compilé
cli-bench-steps-per-s = actions par seconde, sans perturbation
cli-bench-usual-steps-per-s = actions par seconde, toutes perturbations comprises
cli-bench-quiet-percent = temps sans perturbation, pour 100
cli-bench-logged-steps-per-s = actions par seconde avec journal, comme à la table
cli-bench-games-per-s = parties par seconde
cli-bench-actions = actions par partie (médiane)
cli-bench-step-first-us = µs par action, 200 premières
cli-bench-step-last-us = µs par action, 200 dernières
cli-bench-clone-us = µs par clone
cli-bench-view-us = µs par vue
cli-bench-determinize-us = µs par copie déterminisée
cli-bench-evaluate-us = µs par évaluation
cli-bench-position-bytes = octets d’une position
cli-bench-record-bytes = octets d’un enregistrement
cli-bench-record-bytes-per-action = octets d’enregistrement par action
cli-bench-search-per-s = parcours du robot stratège par seconde
cli-bench-steps-per-s-compiled = actions par seconde, sans perturbation, compilé
cli-bench-usual-steps-per-s-compiled = actions par seconde, toutes perturbations comprises, compilé
cli-bench-quiet-percent-compiled = temps sans perturbation, pour 100, compilé
cli-bench-logged-steps-per-s-compiled = actions par seconde avec journal, compilé
cli-bench-games-per-s-compiled = parties par seconde, compilé
cli-bench-clone-us-compiled = µs par clone, compilé
cli-bench-view-us-compiled = µs par vue, compilé
cli-bench-determinize-us-compiled = µs par copie déterminisée, compilé
cli-bench-search-per-s-compiled = parcours du robot stratège par seconde, compilé
cli-bench-yardstick = étalon de cette machine (tours par seconde)
cli-bench-import-ms = ms pour importer et charger
cli-bench-medians = médiane
cli-bench-median = Médiane des jeux : { $seen } actions par seconde avec la vue du joueur ; { $steps } sans elle, compilé { $compiled }
cli-bench-compiled = compilé

cli-backed-up =
    { $count ->
        [one] Une partie est dans { $file }.
       *[other] { $count } parties sont dans { $file }.
    }
cli-restored =
    { $count ->
        [one] Une partie a été remise en place.
       *[other] { $count } parties ont été remises en place.
    }
cli-upgraded =
    { $dry ->
        [true] { $count } parties examinées ; rien n’a été changé.
       *[other] { $count } parties sont à jour.
    }
cli-fate-same = telle quelle
cli-fate-replays = continue selon les règles actuelles, qui mènent au même état
cli-fate-position = continue selon les règles actuelles depuis sa position gardée
cli-fate-read = peut être lue, exportée et effacée
