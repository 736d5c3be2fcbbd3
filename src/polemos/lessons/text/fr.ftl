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
