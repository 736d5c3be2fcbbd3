# Les mots des pages qui enseignent ; la table elle-même ne les porte pas.
ui-learn-title = Apprendre à jouer
ui-learn-about = Chaque leçon dure quelques minutes et se joue à la vraie table.
ui-learn-none = Ce jeu n’a pas encore de leçons.
ui-learn-begin = Commencer
ui-learn-again = Encore
ui-learn-next = Leçon suivante
ui-learn-all = Toutes les leçons
ui-learn-done = Terminée
ui-learn-stars =
    { $n ->
        [0] aucune étoile sur 3
        [one] 1 étoile sur 3
       *[other] { $n } étoiles sur 3
    }
ui-learn-minutes = { $n } minutes
ui-lesson-at = étape { $n } sur { $all }
ui-lesson-go-on = Continuer
ui-lesson-watch = Regarder
ui-lesson-show = Montrez-moi
ui-lesson-other = C’est permis, mais ce n’est pas ce que la leçon attend.
ui-lesson-first = Lisez d’abord la suite.
ui-lesson-done = Bravo : la leçon est terminée.
ui-lesson-won =
    { $n ->
        [0] Aucune étoile cette fois : essayez encore, la situation est la même.
        [one] Une étoile sur trois.
       *[other] { $n } étoiles sur trois.
    }
ui-lesson-until = On juge au début du tour { $turn }, ou à la fin de la partie.
ui-turn-win = Comment gagner
ui-turn-now = Score actuel
ui-turn-steps = Le tour
ui-turn-words = Vocabulaire
ui-turn-legend = Signes
ui-print = Imprimer
ui-teacher-met = Compris
ui-teacher-lesson = Leçon : { $title }
ui-rules-lessons = Enseigné dans : { $title }
ui-puzzles = Problèmes
ui-puzzles-about = Une position, un coup nettement meilleur : trouvez-le à la vraie table.
ui-puzzles-solved =
    { $n ->
        [one] Résolu : { $n } sur { $all }.
       *[other] Résolus : { $n } sur { $all }.
    }
ui-puzzle = problème
ui-puzzle-hard = difficulté { $n } sur 3
ui-puzzle-other = Ce n’est pas le meilleur coup. Réfléchissez encore.
ui-puzzle-show = Montrer la solution
ui-puzzle-first = Résolu du premier coup.
ui-puzzle-solved = Résolu.
ui-puzzle-next = Problème suivant
ui-puzzle-all = Tous les problèmes
ui-proof-exact = Prouvé : toutes les autres suites ont été essayées, aucune n’y arrive.
ui-proof-search = Mesuré par { $walks } essais sur des copies honnêtes : { $best } chances sur 100 de gagner, { $second } avec le deuxième coup ; au moins { $least } de moins (95 fois sur 100).
ui-example = Exemple
ui-example-of = Exemple : { $title }
ui-example-close = Fermer l’exemple
ui-example-on = Suite
ui-example-back = Retour
ui-example-at = image { $n } sur { $all }
ui-example-failed = Cet exemple n’a pas pu être chargé.
