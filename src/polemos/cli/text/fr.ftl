# Les textes propres au terminal. Les lignes `help-...` se lisent sans Fluent : une ligne chacune, sans argument.

help-polemos = Jeux d’histoire du monde grec, joués jusqu’à la dernière règle : dans le navigateur, au terminal, par programme.
help-more = « polemos COMMANDE --help » explique une commande.
help-command = COMMANDE
help-serve = ouvrir la table dans le navigateur
help-play = jouer une partie au terminal
help-simulate = faire jouer de nombreuses parties aux robots et compter les victoires
help-tournament = opposer des robots en tournoi et les classer
help-bench = mesurer la vitesse des jeux sur cette machine
help-replay = imprimer le journal d’une partie enregistrée
help-verify = contrôler un enregistrement : graine, dés, chaque action, la fin
help-rules = expliquer un paragraphe des règles
help-data = dire d’où viennent les données d’un jeu, et les contrôler
help-games = lister les jeux, leurs scénarios et leurs options

help-lang = langue des textes (par défaut : celle de votre système)
help-json = écrire du JSON au lieu d’un tableau
help-data-dir = dossier de vos propres fichiers de données, fusionnés par identifiant
help-data-all = lister chaque valeur qui ne vient pas de la règle, avec sa source ou sa raison
help-game = identifiant du jeu, tel que « polemos games » le donne
help-scenario = identifiant du scénario (par défaut : le premier)
help-option = régler une option de la partie ; peut être répété
help-seed = graine du hasard ; la même graine donne la même partie
help-seat = qui joue un camp : un robot, ou « me » pour une personne à ce clavier ; peut être répété
help-real-dice = lancer de vrais dés et les saisir
help-write-record = écrire l’enregistrement de la partie dans ce fichier à la fin
help-resume = reprendre une partie enregistrée
help-paragraph = numéro de paragraphe, ou mots à chercher
help-record = fichier de l’enregistrement d’une partie
help-to = s’arrêter après cette action
help-role = montrer ce que ce camp pouvait voir
help-games-count = nombre de parties (par défaut : 100)
help-seats = les robots, un par camp dans l’ordre des camps (par défaut : greedy,random)
help-alternate = faire changer les robots de camp d’une partie à l’autre
help-jobs = nombre de processus (par défaut : un par cœur) ; le résultat n’en dépend pas
help-budget = nombre de coups qu’un robot peut essayer par décision
help-games-list = identifiants des jeux à mesurer (par défaut : tous)
help-seconds = durée de jeu par titre (par défaut : 2)
help-entrants = deux robots ou plus : un nom, nom@BUDGET, ou class:MODULE.CLASSE pour le vôtre
help-arenas = jeux ou jeu:scénario (jeu:all pour tous ses scénarios), séparés par des virgules (par défaut : tous les jeux)
help-rounds = parties de chaque rencontre dans chaque scénario, camps alternés (par défaut : 20)
help-results = fichier qui garde chaque partie ; avec le même fichier, un tournoi reprend où il en était
help-ray = jouer sur une grappe Ray : son adresse, ou « local » pour la nôtre sur cette machine
help-limit = secondes de réflexion par décision, au-delà desquelles un robot perd par forfait (par défaut : 60)
help-html = écrire une page de tableaux et de courbes dans ce fichier
help-scenario-all = identifiant du scénario (par défaut : le premier), ou « all » pour chacun tour à tour
help-versus = comparer aux mêmes parties avec cette option ; peut être répété
help-versus-data = comparer aux mêmes parties avec ce dossier de données
help-versus-seats = comparer aux mêmes parties entre ces robots
help-host = adresse d’écoute (par défaut : cette machine seulement)
help-port = port d’écoute (0 : un port libre)
help-db = fichier SQLite ou URL PostgreSQL qui garde les parties
help-no-browser = ne pas ouvrir le navigateur

cli-welcome = Tapez le numéro d’un choix. Commandes : annuler, carte, journal, aide, sauver FICHIER, quitter.
cli-help =
    numéro          jouer ce choix (ou l’écrire : verbe et identifiant)
    choix           réimprimer la question présente
    annuler         reprendre votre dernière action, tant que rien n’a été appris
    carte [LIEU]    imprimer la table, ou un lieu et ses voisins
    journal [N]     imprimer les dernières lignes du journal
    aide [PAR]      expliquer un paragraphe, par exemple aide 4.2.1
    sauver FICHIER  écrire l’enregistrement ; polemos play --resume FICHIER le reprend
    quitter         quitter la table
cli-says = { $who } : { $what }
cli-turn = tour { $turn }
cli-tracks = Pistes :
cli-markers = Marqueurs :
cli-score = Score actuel :
cli-hands = Mains :
cli-selected = Choisis : { $names }
cli-forecast = Prévision :
cli-forecast-place = lieu
cli-forecast-attacker = attaquant
cli-forecast-defender = défenseur
cli-forecast-attack = attaque
cli-forecast-defence = défense
cli-forecast-column = colonne
cli-forecast-modifiers = dé
cli-forecast-shifts = colonnes
cli-forecast-dice = dés
cli-forecast-die = dé
cli-forecast-winner = vainqueur
cli-forecast-fall = tombe
cli-forecast-weaken = affaibli
cli-touches = touche : { $near }
cli-curtain = Passez le clavier ({ $who }), puis appuyez sur Entrée.
cli-refused = Impossible : { $problem }
cli-not-offered = « { $line } » n’est pas un choix ici ; rien n’a changé. « aide » dit ce que l’on peut taper.
cli-no-place = Il n’y a pas de lieu « { $place } » sur ce plateau.
cli-no-undo = Il n’y a rien à reprendre : on a appris quelque chose depuis, ou vous n’avez encore rien fait.
cli-undone = Action reprise.
cli-save-where = Dites où : sauver FICHIER
cli-saved = Enregistré dans { $file }.
cli-unsaved = La partie n’est pas enregistrée. « sauver FICHIER » la garde ; « quitter » encore une fois la perd.
cli-ruling = Décision :
cli-verified = L’enregistrement est sain : { $actions } actions et { $dice } dés s’accordent avec la graine, la fin aussi.


cli-playing = Parties
cli-measuring = Mesures
cli-draws = Nuls : { $draws } sur { $games }
cli-length = Longueur : { $mean } actions en moyenne (médiane { $median }, de { $low } à { $high }), { $turns } tours
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
cli-column-interval = Intervalle à 95 %
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
cli-win-rate = victoires : { $who }
cli-lead = avance : { $who }
cli-actions = actions
cli-test-fisher = exact de Fisher
cli-test-permutation = permutation
cli-favoured = { $side } a l’avantage (test du signe, p = { $p })
cli-even = aucun camp n’a d’avantage établi (test du signe, p = { $p })
cli-forfeit = Partie { $number } : { $bot } ({ $role }) perd par forfait : { $why } ({ $detail })
cli-why-crash = il s’est arrêté sur une erreur
cli-why-slow = il a réfléchi trop longtemps
cli-why-nonsense = il a choisi ce qui n’était pas proposé
cli-why-rules = les règles sont en défaut, la partie ne compte pas
cli-column-side = Camp
cli-column-match = Partie
cli-column-detail = Détail
cli-page-tournament = Tournoi
cli-page-facts = { $games } parties, graine { $seed }. Intervalles à 95 %.
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
cli-page-compared = Comparaison : B moins A
cli-column-file = Fichier
cli-column-rulebook = Règle du jeu
cli-column-source = Autre source
cli-column-reconstructed = Reconstitué
cli-column-total = Total

cli-data-sound = Les { $checks } contrôles des données sont tous satisfaits.
cli-data-broken = { $broken } contrôles des données sur { $checks } échouent :
cli-data-about = Les valeurs reconstituées sont les nôtres : elles respectent tous les faits de la règle, mais ne sont pas celles qui ont été publiées.

cli-bench-steps-per-s = actions par seconde
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
cli-bench-compiled = compilé
