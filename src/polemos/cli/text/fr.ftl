# Les textes propres au terminal. Les lignes `help-...` se lisent sans Fluent : une ligne chacune, sans argument.

help-polemos = Jeux d’histoire du monde grec, joués jusqu’à la dernière règle : dans le navigateur, au terminal, par programme.
help-more = « polemos COMMANDE --help » explique une commande.
help-command = COMMANDE
help-serve = ouvrir la table dans le navigateur
help-play = jouer une partie au terminal
help-simulate = faire jouer de nombreuses parties aux robots et compter les victoires
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
