# Les textes de la table. Le catalogue de chaque jeu vient ensuite et peut les remplacer.

## Of the engine: any game

list-and = et
prompt-wait = On attend { LE($who) }.
prompt-over = La partie est terminée.
prompt-enter-die = Lancez le dé { $die } sur { $dice } et entrez-le.
verb-enter = { $arg }
log-rules-changed = À partir d’ici, la version { $version } des règles s’applique.
log-roll =
    { $who ->
        [none] Jet de dé : { $dice }.
       *[other] { LE($who) } { COUNT($who) ->
            [many] lancent
           *[one] lance
        } { $dice }.
    }
role-none = none
piece-unknown =
    { $count ->
        [one] un pion inconnu
       *[other] { $count } pions inconnus
    }
log-turn = Tour { $turn }
log-taken-back = On est revenu en arrière ; les dés à venir sont nouveaux.
log-resigned =
    { LE($who) } { COUNT($who) ->
        [many] abandonnent
       *[one] abandonne
    }.
level-resignation = par abandon
level-win = victoire
level-draw = nulle
level-defeat = défaite
reason-resigned = l’autre camp a abandonné
reason-given-up = vous avez abandonné
reason-points = les points
result-win =
    { LE($who) } { COUNT($who) ->
        [many] l’emportent
       *[one] l’emporte
    } : { $level } ({ $reason }).
result-draw = Match nul : { $reason }.
result-alone = Fin de partie : { $level } ({ $reason }).
note-from-record = Cette partie reprend un enregistrement apporté par quelqu’un. Les dés à venir sont nouveaux.
note-from-position = Cette partie part d’une position composée par quelqu’un. Les dés sont nouveaux.
note-bot-failed = Le robot { DE($who) } a échoué ; un choix permis quelconque a été fait à sa place.
note-bot-replaced = Le robot { DE($who) } a échoué ; le robot rapide joue à sa place.
undo-bot = Un robot tient cette place pour le moment.
undo-over = La partie est terminée.
undo-start = Rien n’a encore été joué.
undo-others = La dernière action n’est pas la vôtre.
undo-wait = La parole est aux autres : demandez-leur de revenir en arrière.
undo-dice = Les dés ont été lancés : on ne peut pas oublier ce qu’ils ont dit.
undo-learned = Une chose cachée a été montrée : on ne peut plus l’oublier.

## Pourquoi une chose n’est pas proposée

why-over = La partie est terminée.
why-not-asked = Ce n’est pas à vous de choisir : { COUNT($who) ->
        [many] { LE($who) } choisissent
       *[one] { LE($who) } choisit
    } d’abord.
why-dice-first = Les dés sur la table passent d’abord.
why-other-step = Pas à cette étape : une autre question est posée.
why-no-such = Il n’y a rien de tel sur cette table.
why-not-now = Les règles ne le permettent pas maintenant.

## The table

ui-nav = Pages
ui-footer-version = Polemos { $version }.
ui-footer-compiled = Les règles sont compilées.
ui-footer-interpreted = Les règles sont interprétées ; make fast les compile.
ui-loading = On dresse la table…
ui-to-lobby = Tous les jeux et parties
ui-close = Fermer
ui-cancel = Annuler
ui-back = Retour
ui-copy = Copier
ui-copied = Copié.
ui-named = { $name } : { $about }
ui-yes = oui
ui-no = non
ui-line-lost = La liaison avec le serveur est coupée ; nouvel essai…
ui-error-failed = Le serveur n’a pas répondu comme il faut.
ui-error-stale = La table a changé entre-temps ; regardez à nouveau.
ui-error-illegal-action = Ce n’était pas proposé ; rien n’a changé.
ui-error-not-your-turn = Ce n’est pas à vous de choisir.
ui-error-storage = La base de données ne répond pas. Rien n’est perdu ; réessayez bientôt.
ui-error-damaged = Ce qui est gardé de cette partie est abîmé.
ui-error-rule-bug = Les règles se contredisent ici : c’est notre faute. Rien n’a changé.
ui-error-too-many = C’est trop pour le moment ; attendez un peu.
ui-error-too-fast = Trop à la fois ; attendez un peu.
ui-error-too-large = C’est trop grand pour ce serveur.
ui-error-is-over = La partie est finie.
ui-error-not-over = Seulement quand la partie sera finie.
ui-error-conflict = Quelqu’un d’autre a été plus rapide ; regardez à nouveau.
ui-error-wrong-method = Cela ne se demande pas ainsi.
ui-error-superseded = Une autre question est venue après.
ui-error-no-answer = Cela ne peut pas être essayé maintenant.
ui-error-claimed = Ce lien a déjà servi : quelqu’un a pris la place avec lui. Si ce n’était pas vous, demandez à qui vous a invité.
ui-error-not-found = Il n’y a rien de ce nom.
ui-error-unknown-auction = Cette enchère n’existe pas, ou n’existe plus.
ui-error-unknown-game = Ce jeu n’est pas à cette table.
ui-error-unknown-match = Cette partie n’existe pas, ou n’existe plus.
ui-error-not-allowed = Ce n’est pas permis ici.
ui-error-no-seat = Il faut une place à cette table ; votre lien n’en ouvre pas.
ui-error-bad-data = Ce fichier ou ce réglage ne convient pas. À revoir : { $field }.
ui-error-bad-request = La table n’a pas compris cette demande ; rien n’a changé.
ui-board-label = Carte. Les flèches la déplacent, plus et moins zooment, Tab parcourt ce qui peut être choisi.
ui-can-be-chosen = peut être choisi
ui-map-tools = Vue de la carte
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-zoom-all = Toute la carte
ui-prompt-label = La question du moment
ui-you-are = Vous êtes { LE($who) }
ui-you-watch = Vous regardez
ui-waiting-for = On attend { LE($who) }…
ui-bot-thinking =
    { LE($who) } { COUNT($who) ->
        [many] réfléchissent
       *[one] réfléchit
    }…
ui-on-board =
    { $count ->
        [one] Un choix sur la carte
       *[other] { $count } choix sur la carte
    }
ui-choices-board = Choix sur la carte
ui-list-all = les énumérer
ui-list-less = cacher la liste
ui-confirm = Confirmer
ui-confirm-ask = { $what } : vraiment ?
ui-confirm-yes = Oui
ui-near-label = Impossible pour l’instant
ui-near-more =
    { $count ->
        [one] un autre choix impossible pour l’instant
       *[other] { $count } autres choix impossibles pour l’instant
    }
ui-near-less = moins
ui-offline-click = La liaison avec le serveur est coupée : rien n’a été envoyé.
ui-foresee-dice = Des dés seront lancés.
ui-foresee-dice-perhaps = Des dés seront lancés dans { $percent } cas sur 100.
ui-foresee-between = entre { $low } et { $high } sur 100
ui-foresee-nothing = Rien ne change dans l’immédiat.
ui-foresee-undo = Peut être repris.
ui-foresee-no-undo = Ne peut être repris seul.
ui-foresee-trials =
    { $trials ->
        [one] D’après un essai.
       *[other] D’après { $trials } essais.
    }
what-if-over = La partie s’achève : victoire { DE($who) }
what-if-over-draw = La partie s’achève sans vainqueur
what-if-lost = { LE($who) } { COUNT($who) ->
        [many] perdent
       *[one] perd
    } des unités : { $amount } (en moyenne { $mean })
what-if-weakened = Unités { DE($who) } affaiblies : { $amount } (en moyenne { $mean })
what-if-gained = { LE($who) } { COUNT($who) ->
        [many] gagnent
       *[one] gagne
    } des unités : { $amount }
what-if-taken = { LE($what) } passe { AU($who) }
what-if-score = Score { DE($who) } : { $amount } (en moyenne { $mean })
what-if-track = { $what }, { $who } : { $amount }
what-if-cards = Cartes { DE($who) } : { $amount }
what-if-arrives = Unités qui arrivent { A($what) } : { $amount }
what-if-turn = Un nouveau tour commence
ui-undo = Annuler
ui-undo-step = Reprendre : { $what }
ui-undo-last = Reprendre le dernier pas
ui-undo-own = Revenir avant ma dernière action
ui-undo-dice = Revenir avant mes derniers dés (ils seront relancés)
ui-undo-replies = Revenir avant la réponse { DE($who) }
ui-undo-ask = Demander { AU($who) } de revenir
ui-undo-title = Touche U
ui-kind-declines = Renonce à ce choix.
ui-kind-ends = Termine cette étape.
ui-kind-final = Définitif : ne peut être repris.
ui-list-search = Chercher dans les choix
ui-filter-label = Ne montrer sur la carte que
ui-filter-all = Tout
ui-group-label = Groupe
ui-group-chosen =
    { $count ->
        [one] un choisi
       *[other] { $count } choisis
    }
ui-group-all = Tous ceux qui peuvent
ui-group-none = Aucun
ui-group-again = Comme la dernière fois ({ $count })
ui-undo-none = Vous n’avez rien à reprendre.
ui-undo-to-here = Revenir juste avant
ui-redo = Refaire
ui-redo-title = Rejouer ce qui a été repris (R)
ui-restart = Recommencer
ui-restart-title = Revenir au début de cette partie de votre tour
ui-takeback = Demande de retour en arrière
ui-ask-takeback = Demander à l’autre camp de revenir juste avant
ui-go-back = Revenir juste avant
ui-takeback-sent = Demande envoyée.
ui-takeback-asked =
    { LE($who) } { COUNT($who) ->
        [many] demandent
       *[one] demande
    } à revenir à l’action { $n }.
ui-takeback-done = Le retour en arrière est accepté.
ui-takeback-refused =
    { LE($who) } { COUNT($who) ->
        [many] refusent
       *[one] refuse
    } le retour en arrière.
ui-takeback-yes = Accepter
ui-takeback-no = Refuser
ui-hint = Conseil
ui-hint-title = Que ferait le robot ? (H)
ui-hint-says = Le robot choisirait : { $what }
ui-hint-why = Car voici ce que cela apporte, autant qu’on peut prévoir :
ui-hint-play = Jouer ce coup
ui-open-rule = Expliquer le paragraphe { $rule }
ui-what-is-this = Qu’est-ce que c’est ?
ui-about-adjacent = Voisin de
ui-about-contents = Ici se trouvent
ui-about-empty = rien
ui-about-rules = Règles
ui-about-choices = Possible maintenant
ui-about-not-now = Rien ici. La question est :
ui-about-not-you = Ce n’est pas à vous de choisir.
ui-total-naval = { $points } sur mer
ui-total-land = { $points } à terre
ui-curtain-label = Changement de joueur
ui-story-next =
    { $left ->
        [0] Terminé
       *[other] Suite (encore { $left })
    }
ui-story-skip = Passer
ui-story-skip-title = Touche Échap
ui-since-visit = Depuis votre dernière visite
ui-since-before = Avant le premier tour
ui-since-watch = Regarder
ui-since-on = Continuer à jouer
ui-end-label = La partie est finie
ui-end-share = Copier un lien à partager
ui-end-board = Regarder le plateau
ui-end-open = Le résultat en détail
ui-orders =
    { $count ->
        [0] Ordres permanents
        [one] Un ordre permanent
       *[other] { $count } ordres permanents
    }
ui-order-when = Quand
ui-order-never = toujours : ne plus demander
ui-order-attacked = ne demander que là où sont mes pièces
ui-order-here = seulement à propos de { $where }
ui-order-odds = sauf si le rapport de forces dépasse
ui-order-unless = sauf si le rapport de forces dépasse { $above } %
ui-order-such = Une question de ce genre
ui-order-give = « { $what } » désormais :
ui-order-operation = dans cette opération
ui-order-turn = dans ce tour
ui-order-match = dans cette partie
ui-order-revoke = Révoquer
ui-curtain-title = C’est { AU($who) } de jouer
ui-curtain-about = Certaines choses sont secrètes sur cette table. Passez l’écran, puis continuez.
ui-curtain-ready = Je suis { LE($who) }
ui-knock-label = Une réaction est possible
ui-knock-ask =
    { LE($who) } { COUNT($who) ->
        [many] peuvent
       *[one] peut
    } réagir maintenant : prenez l’écran, ou laissez passer.
ui-knock-look = Prendre l’écran
ui-knock-pass = Laisser passer
ui-look-at-own = Secrets { DE($who) }
ui-choose-in-secret = { LE($who) } choisit en secret

## Panels

ui-panels = Volets
ui-panel-log = Journal
ui-panel-score = Score
ui-panel-analysis = Analyse
ui-analysis-about = Les chances de victoire de chaque camp, selon le stratège ; un clic mène à ce moment.
ui-analysis-curve = Chances de victoire, en pour cent, tour par tour
ui-analysis-progress = Relecture de la partie… { $percent } %
ui-analysis-failed = L’analyse a échoué ; rouvrez cette page pour la refaire.
ui-analysis-costly = Les décisions les plus coûteuses
ui-analysis-loss =
    { $who }, action { $n } : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de pourcentage
ui-analysis-played = Joué : { $what }
ui-analysis-better = Mieux : { $what }
ui-analysis-none = Aucune décision n’a coûté cher.
ui-panel-dice = Dés
ui-panel-rules = Règles
ui-panel-legend = Légende
ui-panel-places = Lieux
ui-panel-match = Partie
ui-log-search = Chercher dans le journal
ui-log-side = Camp
ui-log-all-sides = tous les camps
ui-log-dice-only = dés seuls
ui-log-folded = La bataille, ligne par ligne ({ $number })
ui-log-unfold =
    { $number ->
        [one] Montrer une ligne de plus
       *[other] Montrer { $number } lignes de plus
    }
ui-log-fold =
    { $number ->
        [one] Replier une ligne
       *[other] Replier { $number } lignes
    }
ui-log-copy = Copier
ui-log-empty = Rien ne s’est encore passé.
ui-log-older = Lignes précédentes
ui-see-moment = Voir ce moment
ui-score-about = Si l’on comptait les points maintenant.
ui-score-none = Pas encore de points.
ui-dice-nobody = Table
ui-dice-none = Aucun dé n’a encore été lancé.
ui-dice-sum =
    { $rolls ->
        [one] un dé
       *[other] { $rolls } dés
    }, moyenne { $mean } (attendue { $expected })
ui-fair-title = Dés honnêtes
ui-fair-about = Tous les dés d’une partie découlent d’un nombre secret. Son empreinte est publiée avant le premier jet, le nombre lui-même à la fin : personne n’a pu le changer.
ui-fair-commitment = Empreinte :
ui-fair-seed = Nombre :
ui-fair-later = Le nombre est révélé à la fin de la partie.
ui-fair-verify = Vérifier tous les jets
ui-fair-good = Le nombre correspond à son empreinte, et { $rolls ->
        [one] le seul dé en découle
       *[other] les { $rolls } dés en découlent tous
    }.
ui-fair-broken = Le nombre ne correspond pas à l’empreinte publiée !
ui-fair-bad-dice = Les dés ne découlent pas du nombre !
ui-fair-no-seed = Le nombre n’est pas encore révélé.
ui-fair-no-crypto = Ce navigateur ne calcule d’empreintes qu’en https ou à l’adresse de cette machine.
ui-fair-failed = L’enregistrement n’a pas pu être lu.
ui-rules-paragraph = Paragraphe
ui-rules-open = Ouvrir
ui-rules-all = Toutes les règles
ui-rules-hint = Cliquez sur un § pour lire ce qu’il dit.
ui-rules-none = Il n’y a pas de paragraphe { $rule }.
ui-rules-ruling = Interprétation { $id } de cette édition
ui-rules-open-question = Non tranché par le livret ({ $id }) : lecture de cette édition
ui-text-all = tous les lieux
ui-text-place = Lieu
ui-text-choices = Choix
ui-invite = Envoyez ceci à la personne qui jouera { $who } :
ui-invite-copy = Copier le lien
ui-invite-code = Ou sous forme de code, pour « Rejoindre par code » à la première page :
ui-join = Rejoindre par code
ui-join-code = Code d’une place
ui-link-seat = Lien secret pour { LE($who) } : qui l’ouvre prend la place.
ui-link-watch = Lien pour les spectateurs :
ui-record-download = Enregistrer la partie
ui-rematch = Revanche, camps échangés
ui-rematch-ready = L’autre partie est prête : y aller.
ui-match-delete = Oublier cette partie
ui-resign = Abandonner
ui-resign-sure =
    { LE($who) } { COUNT($who) ->
        [many] abandonnent
       *[one] abandonne
    }
ui-since-last = Ce qui s’est passé depuis mon dernier tour ({ $n })
ui-replay = Revoir
ui-replay-now = Vous voyez la partie après l’action { $n }.
ui-replay-first = Au début
ui-replay-back = Un pas en arrière
ui-replay-next = Un pas en avant
ui-replay-last = À la fin
ui-replay-play = Dérouler
ui-replay-pause = Pause
ui-replay-slider = Moment de la partie
ui-replay-turn = Aller à un tour
ui-replay-link = Copier le lien
ui-replay-play-on = Rejouer à partir d’ici
ui-replay-hidden = Seulement quand elle sera finie : une autre partie montrerait ce qui est caché dans celle-ci.
ui-replay-leave = Revenir au présent

## Lobby

ui-lobby-title = La table
ui-lobby-lead = Des jeux d’histoire du monde grec, toutes règles appliquées, contre un ami à côté de vous, un ami au loin ou un robot.
ui-my-matches = Mes parties
ui-finished-matches = Terminées
ui-choose-game = Choisir un jeu
ui-players = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
ui-minutes = { $n } min
ui-hours = environ { $n } h
ui-complexity-title = Complexité { $n } sur 5
ui-designed-by =
    { $year ->
        [0] Un jeu { DE($who) }
       *[other] Un jeu { DE($who) }, { NUMBER($year, useGrouping: 0) }
    }
ui-play = Jouer
ui-rules = Règles
ui-about-edition = À propos de cette édition
ui-about-short = À propos
ui-upload-choose = Choisir un fichier…
ui-upload-title = Ouvrir une partie ou une position enregistrée
ui-upload-about = Un enregistrement est vérifié en étant rejoué ; s’il est inachevé, on peut continuer.
ui-row-yours = à vous de jouer
ui-row-waits = on attend { LE($who) }
ui-row-won = victoire { DE($who) }
ui-row-draw = match nul
ui-row-lost = perdue
ui-row-turn = tour { $n }
ui-new-scenario = Scénario
ui-new-side = Vous jouez
ui-new-rival = Contre
ui-new-seats = Places
ui-new-options = Options
ui-not-official = de nous, pas du livret
ui-seat-here = ici, sur cette machine
ui-seat-link = un ami, par un lien
ui-seat-bot = robot : { $bot }
ui-seat-line =
    { $there ->
        [yes] { $who } : { $kind } (en ligne)
        [no] { $who } : { $kind } (hors ligne)
       *[bot] { $who } : robot ({ $kind })
    }
ui-bot-lesson = la leçon
ui-bot-random = hasard
ui-bot-greedy = rapide
ui-bot-lookahead = réfléchi
ui-bot-search = fort
ui-bot-search-easy = stratège, facile
ui-bot-search-normal = stratège, normal
ui-bot-search-hard = stratège, difficile
ui-real-dice = Vrais dés
ui-real-dice-about = Vous lancez vos propres dés et entrez les résultats.
ui-begin = Commencer
ui-rules-contents = Sommaire
ui-rules-about = Chaque clause dans nos propres mots, telle que cette édition l’applique. Le livret fait foi.
ui-rules-search = Chercher dans les règles
ui-rules-found =
    { $n ->
        [0] aucune clause
        [one] une clause
       *[other] { $n } clauses
    }
ui-rules-failed = Les règles n’ont pas pu être lues.
ui-about-credit =
    { $year ->
        [0] { $title } est un jeu { DE($who) }. Tout le mérite du jeu revient à qui l’a conçu ; cette table ne fait que le jouer.
       *[other] { $title } est un jeu { DE($who) } ({ NUMBER($year, useGrouping: 0) }). Tout le mérite du jeu revient à qui l’a conçu ; cette table ne fait que le jouer.
    }
ui-about-rebuilt = Le livret ne contient ni la carte, ni les pions, ni les cartes imprimés. Ce qu’il ne dit pas a été reconstitué ici en accord avec tous les faits qu’il donne, la géographie et l’histoire réelles. C’est un substitut du matériel publié, pas une copie : dessins et textes sont de nous.
ui-about-override = Qui possède la boîte peut remplacer toute valeur : polemos serve --data DOSSIER.
ui-about-data = D’où viennent les données
ui-data-rulebook = du livret
ui-data-source = d’une autre source
ui-data-reconstructed = reconstituées
ui-data-file = Fichier
ui-data-total = Toutes
ui-data-value = Valeur
ui-data-origin = Origine
ui-data-note = Note
ui-data-filter = Chercher dans les données
ui-data-rulings = Comment les règles sont lues
ui-data-credits = Crédits
ui-data-checks = Faits vérifiés
ui-data-checks-sum = Faits énoncés par le livret que ces données respectent : { $good } sur { $all }.
ui-data-confidence-high = sûr
ui-data-confidence-medium = probable
ui-data-confidence-low = douteux

## Settings

ui-settings = Réglages
ui-set-lang = Langue
ui-set-motion = Mouvement
ui-set-motion-about = Lieux qui luisent, traces des pièces déplacées.
ui-motion-auto = selon le système
ui-motion-off = aucun
ui-set-contrast = Contraste
ui-contrast-normal = parchemin
ui-contrast-high = fort
ui-set-botSpeed = Vitesse des autres
ui-set-botSpeed-about = À quelle vitesse les pas d’un robot ou de l’autre joueur sont montrés.
ui-speed-slow = lente
ui-speed-normal = normale
ui-speed-fast = immédiate
ui-set-sound = Son
ui-set-sound-about = De petits coups pour les mouvements et les dés.
ui-set-confirm = Demander avant de terminer
ui-set-confirm-about = Les choix qui terminent une étape et pourraient être irréversibles demandent un second clic.
ui-set-warn = Demander avant les dés et les pertes
ui-set-warn-about = Les choix suivis de dés ou de pertes pour vous montrent d’abord les chances.
ui-set-story = Le récit de ce qui a suivi
ui-set-story-about = Phrase par phrase sur la carte ; Échap passe.
ui-story-off = d’un coup
ui-story-quick = en passant
ui-story-slow = lentement
ui-story-step = pas à pas
ui-set-reactions = Réactions sur un écran partagé
ui-set-reactions-about = Quand plusieurs joueurs partagent cet écran et que quelque chose est caché.
ui-reactions-knock = une question à qui peut réagir
ui-reactions-curtain = changer de joueur à chaque fois
ui-set-autoSkip = Sauter les choix uniques
ui-set-autoSkip-about = Une possibilité unique est jouée d’elle-même ; après une pause là où la hâte apprendrait quelque chose aux autres.
ui-keys-about = Clavier : Tab parcourt les choix, Entrée en prend un, U annule, R refait, H demande un conseil, Échap ferme ; les flèches déplacent la carte, parcourent le journal et font avancer une relecture.

## Skin of Hellespont

skin-hellespont-title = Hellespontus
skin-hellespont-subtitle = les détroits, 411–410 av. J.-C. · reconstitution
skin-hellespont-propontis = Propontide
skin-hellespont-aegean = Égée
skin-hellespont-thrace = Thrace
skin-hellespont-troad = Troade
skin-hellespont-phrygia = Phrygie
skin-hellespont-strait = Le détroit
skin-hellespont-view-propontis = Propontide
skin-hellespont-forces = Forces
skin-hellespont-hand = Stratagèmes
skin-hellespont-odds = Pronostic
skin-hellespont-turn = mois { $turn } sur { $turns }
skin-hellespont-optional = par le stratagème Renforts
skin-hellespont-due = attendus : { $month }
skin-hellespont-nothing-due = Plus aucun renfort.
skin-hellespont-nothing-lost = Pas encore de pertes.
skin-hellespont-afloat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de force sur mer et dans les ports
skin-hellespont-ashore =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de force en troupes
skin-hellespont-hand-of =
    { $who } : { $count ->
        [0] aucun pion
        [one] un pion
       *[other] { $count } pions
    }
skin-hellespont-bowl = { $count } dans le bol
skin-hellespont-usable = utilisable par vous
skin-hellespont-not-usable = pas pour votre camp
skin-hellespont-committed = engagé en secret : { $what }
skin-hellespont-no-odds = Aucun combat ni siège ne se décide en ce moment.
skin-hellespont-attack = { LE($who) } attaque { A($place) } : { $attack } contre { $defence }, colonne { $column }
skin-hellespont-siege =
    { $who } assiège { LE($place) } avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
skin-hellespont-fall = Le port tombe
skin-hellespont-die-mods = Dé
skin-hellespont-col-mods = Colonne
skin-hellespont-loses = perd
skin-hellespont-chance = chance
skin-hellespont-wins = l’emporte
skin-hellespont-ground = Terrain
skin-hellespont-beaches = Plages vers
skin-hellespont-entry = Entrée du port
skin-hellespont-exits = Débouche sur
skin-hellespont-access = Ouvert à

## Le champ de bataille (DBA, aussi dans une campagne)

dba-panel = Combats et pertes
dba-view-north = Moitié nord
dba-view-south = Moitié sud
dba-click-moves = Un clic sur un élément ordonne
dba-mode-single = Mouvement seul
dba-mode-group = Mouvement de groupe
dba-attacks = attaque
dba-defends = défend
dba-losses = Pertes
dba-rout-none = pas encore de déroute à craindre
dba-rout-on =
    { $faces ->
        [0] pas encore de déroute à craindre
        [1] déroute sur 1
        [6] déroute quel que soit le dé
       *[other] déroute de 1 à { $faces }
    }
dba-command = Points de commandement
dba-bound = Manche { $n } sur { $last }
dba-combats = Si l’on jetait les dés maintenant
dba-no-combat = Personne n’est au contact.
dba-odds = détruit { $kills } %, repousse { $pushes } % · est détruit { $killed } %, repoussé { $pushed } %
dba-odds-told = { $one } contre { $two } : gagne { $wins } %, perd { $loses } %
dba-item-factor = facteur
dba-item-general = général
dba-item-uphill = position dominante
dba-item-bad-going = terrain difficile
dba-item-camp = dans le camp
dba-item-flank = pris de flanc
dba-item-overlap = débordé
dba-item-support = soutenu
dba-item-shooters = autres tireurs
dba-ground = Terrain
dba-ground-open = terrain découvert
dba-ground-road = route
dba-ground-gentle-hill = colline douce (terrain facile)
dba-ground-steep-hill = colline abrupte (terrain difficile)
dba-ground-woods = bois (terrain difficile)
dba-ground-marsh = marais (terrain difficile)
dba-ground-dunes = dunes (terrain difficile)
dba-ground-river = rivière
dba-ground-waterway = mer
dba-ground-built-up = agglomération
dba-factors = Facteurs de combat
dba-factors-are = { $foot } contre l’infanterie, { $mounted } contre les troupes montées
dba-moves = Mouvement
dba-moves-are =
    { $good ->
        [one] { $good } case
       *[other] { $good } cases
    } en terrain facile, { $bad } en terrain difficile
ui-to-scene = Retour à la bataille
ui-to-map = Voir la carte

## La campagne de Pyrrhus sur sa carte

ew-view-italy = Italie
ew-view-south = Sud et Sicile
ew-nations = Nations et armées
ew-lands =
    { $n ->
        [0] aucun territoire
        [one] un territoire
       *[other] { $n } territoires
    }
ew-played-by = jouée par { LE($who) }
ew-horse = a un cheval de Troie
ew-at-war = en guerre avec { LE($who) }
ew-allied = alliée avec { LE($who) }
ew-army-facts =
    ★ { $stars }, attitude { $attitude }, { $pm ->
        [one] { $pm } point
       *[other] { $pm } points
    } de mouvement
ew-secret = sa fiche est le secret de son joueur
ew-emergency = Piste d’urgence
ew-emergency-on = État d’urgence
ew-scorched = terre brûlée
ew-siege = Assiégée par { LE($who) }, marqueur { $n }
ew-province = Province
ew-control = Contrôlée par
ew-state = État
ew-seas = Zones maritimes
ew-province-italia = Italie
ew-province-graecia-magna = Grande Grèce
ew-province-sicilia = Sicile
ew-province-epirus = Épire

## Plusieurs places

ui-panel-notes = Mes notes
ui-notes-about = Lu seulement par { LE($who) }. Le serveur le garde avec la place.
ui-notes-kept = Gardé.
ui-notes-keeping = On garde…
ui-notes-none = Seuls ceux qui sont assis à la table ont des notes.
ui-seat-deciding = doit choisir
ui-seat-answered = a choisi
ui-seat-waiting = attend
ui-seat-let-bot = Laisser un robot jouer pour { LE($who) }…
ui-seat-played-by = Un robot joue en ce moment ({ $bot }).
ui-seat-take-back = Reprendre la place
ui-bot-plays-for-you = Un robot joue cette place pour vous ({ $bot }).
note-seat-claimed = { $who } : l’invitation est acceptée ; son lien n’ouvre plus rien.
note-bot-takes-seat = Un robot joue désormais pour { LE($who) }.
note-bot-leaves-seat =
    { LE($who) } { COUNT($who) ->
        [many] jouent
       *[one] joue
    } à nouveau en personne.
ui-new-players = Joueurs

## Camps tirés au sort et aux enchères

ui-player = Joueur { $n }
ui-sides = Camps
ui-sides-chosen = choisis ici
ui-sides-lot = tirés au sort
ui-sides-bids = aux enchères
ui-sides-about = Chacun scelle en secret le camp qu’il veut et ce qu’il en donne. Si vous voulez des camps différents, personne ne paie ; si c’est le même, la plus forte mise l’obtient et paie, et le sort départage les mises égales.
ui-bid-title = Camps aux enchères
ui-bid-side = Quel camp voulez-vous ?
ui-bid-amount = Combien de { $unit } en donnez-vous ?
ui-bid-choose-first = Choisissez un camp
ui-bid-seal = Sceller : { $who }, { $amount } { $unit }
ui-bid-you = Vous
ui-bid-sealed = mise scellée
ui-bid-open = pas encore de mise
ui-bid-gives = donne { $amount } { $unit }
ui-bid-plays = joue { LE($side) }
ui-bid-turn = C’est { AU($who) } de miser
ui-bid-hand-over = Les mises sont secrètes. Passez l’écran, puis continuez.
ui-bid-yours = Vous avez misé { $amount } { $unit } sur { LE($side) }.
ui-bid-wait = On attend l’autre mise…
ui-bid-watch = Les deux joueurs misent pour leurs camps.
ui-bid-different = Ils veulent des camps différents : chacun a le sien, personne ne paie.
ui-bid-higher = La plus forte mise sur { LE($side) } : { $who }.
ui-bid-lot = Mises égales sur { LE($side) } ; tiré au sort : { $who }.
ui-bid-paid = { $other } commence avec { $amount } { $unit } de plus.
ui-bid-to-table = À la table
ui-bid-link = Envoyez ce lien à l’autre joueur ; c’est sa chaise, puis sa place :
ui-bid-withdraw = Annuler l’enchère
ui-bid-gone = Cette enchère a été annulée, ou sa partie n’existe plus.
ui-bid-row-yours = à vous de miser
ui-bid-row-waits = on attend l’autre mise
ui-bid-row-revealed = les mises sont révélées

# Apprendre : le chemin des leçons, et le maître à côté de la table.
ui-learn = Apprendre
ui-lobby-learn = Nouveau ici ? Commencez par une leçon : votre premier coup en une demi-minute.
ui-panel-turn = Le tour
ui-turn-card = Le tour sur une page
ui-set-teacher = Professeur
ui-set-teacher-about = Explique une fois chaque nouvelle sorte de question et propose la leçon qui va avec ; puis se tait.
