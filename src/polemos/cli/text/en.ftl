# The terminal's own texts. The lines `help-...` are read without Fluent: one line each, no arguments.

help-polemos = Historical wargames of the Greek world, played to the last rule: in the browser, in the terminal, by programs.
help-more = "polemos COMMAND --help" explains a command.
help-command = COMMAND
help-serve = open the table in the browser
help-learn = learn a game: the list of its lessons, or one of them
help-puzzle = positions with one clearly best move: the list of a game, or one of them to solve
help-play = play a match in the terminal
help-simulate = let bots play many matches and count who wins
help-sweep = try one value of the data or of an option after the other, until it is decided whether it matters
help-tournament = let bots play each other in turn and rate them
help-bench = measure how fast the games run here
help-replay = print the log of a recorded match
help-verify = check a record: seed, dice, every action, the end
help-rules = explain a paragraph of the rules
help-data = say where the data of a game come from, and check them
help-new-game = write a small game that runs, to be changed into another one
help-new-game-name = id of the new game: small letters, digits and _
help-new-game-root = the checkout to write it into (default: this folder)
help-games = list the games, their scenarios and options
help-think = let bots think here for servers that share a PostgreSQL database
help-think-db = PostgreSQL URL of the servers
help-think-workers = how many questions at once (default: 1)
help-workers = server processes on one port (default: 1); more than one need PostgreSQL
help-thinkers = processes in which bots think, where there are several workers (default: 2); 0: elsewhere, see "polemos think"
help-public-url = the address visitors use when a reverse proxy stands before the server, such as https://polemos.example
help-proxies = addresses or networks of your reverse proxies, separated by commas; only these are believed about visitors
help-admin-port = port for metrics and the admin page, on this machine only (default: none)
help-json-logs = write log lines as JSON
help-no-limits = lift the limits on requests and messages, for tests of programs on this machine
help-backup = copy all stored matches into one private file, also while the server runs
help-restore = bring a backup back
help-upgrade = say what becomes of every stored match under these rules, and bring it up to date
help-backup-file = the file to write; it is replaced if it exists
help-restore-file = a file that "polemos backup" wrote
help-dry-run = only report, change nothing

help-lang = language of the texts (default: that of your locale)
help-json = print JSON instead of a table
help-data-dir = folder with your own data files, merged over the game’s by id: DIR/GAME, or DIR itself
help-data-all = list every value that is not the rulebook’s, with its source or reason
help-lesson = number or name of the lesson (default: list them)
help-puzzle-name = number or name of the puzzle (default: list them)
help-puzzle-check = solve the puzzles by program and say whether they hold
help-lesson-check = play the lessons by program and say whether they fit the rules
help-game = id of the game, as "polemos games" lists it
help-scenario = id of the scenario (default: the first)
help-option = set an option of the match; may be repeated
help-seed = seed of all chance; the same seed gives the same match
help-seat = who plays a role: a bot (greedy, random, search:easy, search:hard, search:100ms, exec:COMMAND), or "me" for a person at this keyboard; may be repeated
help-real-dice = roll real dice and type them in
help-write-record = write the record of the match to this file at the end
help-resume = play on from a saved record
help-paragraph = paragraph number, or words to look for
help-record = file with the record of a match
help-to = stop after this action
help-role = show what this role could see
help-games-count = how many matches (default: 100)
help-seats = the bots, one per role in the order of the roles (default: greedy, and random for all others)
help-alternate = let the bots change seats from match to match
help-jobs = how many processes (default: one per core); the result is the same for any number
help-budget = how many plays a bot may try per decision
help-games-list = ids of the games to measure (default: all)
help-seconds = how long to play each game (default: 2)
help-entrants = two or more bots: random, greedy, greedy@BUDGET, search:LEVEL (easy, hard, 100ms, 500it), class:MODULE.CLASS or exec:COMMAND of your own
help-arenas = games or game:scenario (game:all for every scenario), separated by commas (default: every game)
help-rounds = matches of each pairing in each scenario, sides alternating (default: 20)
help-results = file that keeps every match; with the same file a tournament goes on where it was
help-ray = play on a Ray cluster: its address, or "local" for one of our own on this machine
help-limit = seconds a bot may think about one decision before it forfeits (default: 60)
help-html = write a page with tables and plots to this file
help-scenario-all = id of the scenario (default: the first), or "all" for each in turn
help-versus = compare with the same matches under this option; may be repeated
help-versus-data = compare with the same matches under this folder of data files
help-versus-seats = compare with the same matches between these bots
help-over = what to try: an option, or the end of a path in the data files, and its values: mindarus.bonus=0..3, points=8,9,10
help-sweep-games = matches of each value at most (default: 200); tests look five times on the way and stop what is decided
help-margin = smaller differences do not matter to you, in points of a hundred (default: 10)
help-bench-all = print the whole table of docs/numbers.md: interpreted and compiled, sizes, import time, medians
help-compiled = folder with a compiled build for --all (default: build/compiled); without one those numbers are missing
help-host = address to listen on (default: this machine only)
help-port = port to listen on (0: any free one)
help-db = SQLite file or PostgreSQL URL that keeps the matches
help-no-browser = do not open the browser

cli-welcome = Type the number of a choice, or its name. Commands: help, rule, why, map, log, legend, undo, save FILE, quit.
cli-help =
    number or name  play that choice
    choices         print the question again; choices all lists every choice
    map [PLACE]     print the table, or one place with its neighbours
    log [N]         print the last lines of the log
    rule [N]        explain the question, or paragraph N, for instance rule 4.2.1
    why [WHAT]      why a verb, a place or a piece is not offered, for instance why attack thebes
    legend          explain the signs and colours
    undo            take back your last action, until something has been learned
    save FILE       keep the match; polemos play --resume FILE goes on with it
    quit            leave the table
cli-help-rule = The present question is explained in paragraph { $rule }: type rule.
cli-why-what = “{ $line }” is neither a verb of this step nor anything on the table. why alone lists what is not offered now.
cli-why-offered = Nothing stands in its way: it is offered.
cli-why-not = { $what }:
cli-why-none = This step offers all that it knows; name a place or a piece to learn more.
cli-rule-more = These are titles only: rule { $rule } prints the text of one clause.
cli-legend =
    § 4.2.1         paragraph of the rules: rule 4.2.1 explains it
    2× name         two pieces of the same kind
    bold line       a roll of the dice
cli-counted = { $count } { $what }
cli-percent = { $share }%
cli-crowd = { $count } possibilities, numbers { $first } to { $last }: type a name, such as “{ $example }”, or “choices all” to see them.
cli-several = That may mean several things; type the number:
cli-game = by { $who }; { $players } players, about { $hours ->
        [0] { $minutes } minutes
        [one] 1 hour
       *[other] { $hours } hours
    }
cli-says = { $who }: { $what }
cli-turn = turn { $turn }
cli-tracks = Tracks:
cli-markers = Markers:
cli-score = Score now:
cli-hands = Hands:
cli-selected = Selected: { $names }
cli-forecast = Forecast:
cli-touches = touches: { $near }
cli-curtain = Pass the keyboard to { $who }, then press Enter.
cli-bot-failed = The bot of { $who } failed ({ $problem }); greedy plays on in its seat.
cli-refused = Not possible: { $problem }
cli-not-offered = "{ $line }" is not a choice here; nothing has changed. "help" lists what you can type.
cli-no-place = There is no place "{ $place }" on this board.
cli-no-undo = There is nothing to take back: something has been learned since, or you have done nothing yet.
cli-undone = Taken back.
cli-save-where = Say where: save FILE
cli-saved = Saved in { $file }.
cli-unsaved = The match is not saved. "save FILE" keeps it; "quit" again leaves without.
cli-ruling = Ruling:
cli-learn-how = Begin with: polemos learn { $game } 1
cli-learn-none = There are no lessons of this game yet.
cli-puzzle-how = Begin with: polemos puzzle { $game } 1
cli-puzzle-none = There are no puzzles of this game yet.
cli-puzzle-other = Not the best move; nothing has changed. Think again ("solution" shows it, "quit" leaves).
cli-puzzle-solved =
    { $count ->
        [0] Solved, at the first try.
        [one] Solved, after one other try.
       *[other] Solved, after { $count } other tries.
    }
cli-puzzle-exact = Proved: every other line was tried, and none does it.
cli-puzzle-search = Measured: { $walks } walks; { $best } chances in 100 to win, { $second } with the second best move (behind by at least { $least }, 95 in 100).
cli-lesson-welcome = Type the number of a choice, or its name; "help" lists what else you can type.
cli-lesson-go-on = Enter: go on.
cli-lesson-other = That is legal, but not what this lesson waits for; nothing has changed.
cli-lesson-done = Well done: the lesson is finished.
cli-lesson-stars =
    { $count ->
        [0] No star this time. Try again: the situation is the same.
        [one] One star of three.
       *[other] { $count } stars of three.
    }
cli-lesson-sound = { $lesson }: sound ({ $steps } steps, played in { $ways } ways).
cli-verified = The record is sound: { $actions } actions and { $dice } dice agree with the seed, and so does the end.


cli-playing = Playing
cli-measuring = Measuring
cli-defeats = Defeats: { $defeats } of { $games }
cli-length = Length: { $mean } actions on average (median { $median }, { $low } to { $high }), { $turns } turns
cli-yes = yes
cli-no = no
cli-column-game = Game
cli-column-title = Title
cli-column-designer = Designer
cli-column-players = Players
cli-column-minutes = Minutes
cli-column-scenarios = Scenarios
cli-column-options = Options
cli-column-who = Who
cli-column-wins = Wins
cli-column-rate = Rate
cli-column-interval = 95% interval
cli-column-games = Games
cli-column-winner = Winner
cli-column-level = Level
cli-column-reason = Reason
cli-column-rating = Rating
cli-column-points = Points
cli-column-pairing = Pairing
cli-column-b-minus-a = B minus A
cli-column-difference = Difference
cli-column-p = p
cli-column-test = Test
cli-column-significant = Significant
cli-win-rate = { $who } wins
cli-lead = lead of { $who }
cli-actions = actions
cli-test-fisher = Fisher’s exact
cli-test-permutation = permutation
cli-favoured = { $side } is favoured (sign test, { $p })
cli-even = no side is shown to be favoured (sign test, { $p })
cli-forfeit = { $arena }, match { $number }: { $bot } forfeits as { $who }: { $why } ({ $detail })
cli-void = { $arena }, match { $number }: the rules failed, the match does not count ({ $detail })
cli-why-crash = it crashed
cli-why-slow = it took too long
cli-why-nonsense = it chose what was not offered
cli-why-rules = the rules failed, the match does not count
cli-column-side = Side
cli-column-match = Match
cli-column-detail = Detail
cli-page-tournament = Tournament
cli-page-facts = { $games } matches, seed { $seed }. Intervals are at 95%.
cli-page-ratings = Ratings (Bradley-Terry on the scale of Elo, average 1500)
cli-page-pairs = Who beats whom
cli-page-sides = Win rate by side
cli-page-percent = wins in 100 matches
cli-page-length = Length
cli-page-endings = How matches end
cli-page-curve = Score over time
cli-page-turn = turn
cli-page-score = mean score if counted then
cli-page-verbs = Most used actions
cli-page-share = share of all choices, %
cli-page-forfeits = Forfeits
cli-page-compared = Comparison: B minus A
cli-time = Played in { $wall } s, with { $processor } s of processor time.
cli-draw-row = Draws
cli-column-a = A
cli-column-b = B
cli-column-changed = Changed
cli-column-comes-from = Value in A comes from
cli-column-value = Value
cli-column-draws = Draws
cli-column-gap = Its interval (98.4%, for five looks)
cli-column-decided = Decided
cli-page-changed = What was changed
cli-page-made = Polemos { $version }, { $date }, made by:
cli-verdict-nothing = No match counts.
cli-verdict-alone = { $side } won { $hits } of { $trials } games ({ $low } to { $high }).
cli-verdict-draws = All { $games } games were draws: nobody is favoured, and nobody is told from anybody.
cli-verdict-always = { $side } won all { $games } games: between these bots the scenario separates nobody.
cli-verdict-favoured = { $side } is favoured: { $wins } wins in { $decided } decided games (sign test, { $p }).
cli-verdict-even = No side is shown to be favoured (sign test, { $p }); with { $decided } decided games only a share of { $least } or more would have shown.
cli-verdict-few = With { $decided } decided games no advantage could have been shown.
cli-verdict-most = { $side } wins most: { $rate } of the games ({ $low } to { $high }), more than an equal share of { $fair }.
cli-verdict-level = No side is shown to win more than an equal share of { $fair }; { $side } has most, { $rate } ({ $low } to { $high }).
cli-verdict-differs = B makes a difference: { $side } wins { $difference } points ({ $low } to { $high }; Fisher’s exact test, { $p }).
cli-verdict-same = No difference found; with { $games } games each, only one of { $least } points or more would have shown.
cli-verdict-blind = No difference found; with { $games } games each, none could have been shown.
cli-verdict-also-actions = The length of the games differs.
cli-verdict-also-lead = The lead of { $who } differs.
cli-blind = { $arena }: { $side } won all { $games } games. This scenario tells no bot from another and adds nothing to the ratings.
cli-decided-base = as it stands
cli-decided-differs = differs
cli-decided-same = within the margin
cli-decided-open = open
cli-sweep-some = { $name } changes how often { $side } wins at { $values } ({ $games } of at most { $most } games were needed).
cli-sweep-none = No value of { $name } is shown to change how often { $side } wins ({ $games } of at most { $most } games were played).

# Actions whose button is nothing but its argument.
cli-verb-advance = Advance a development
cli-verb-army = Choose an army
cli-verb-deploy = Deploy a unit
cli-verb-destroyed = Report an element destroyed
cli-verb-edge = Choose a table edge
cli-verb-engage = Engage
cli-verb-enter = Enter a die
cli-verb-feature = Place terrain
cli-verb-flank = Report a flank
cli-verb-general = Choose a general
cli-verb-commander = Choose a commander
cli-verb-join = Join a general
cli-verb-give = Give to another army
cli-verb-lose = Choose a loss
cli-verb-lose-loaded = Lose a loaded ship
cli-verb-mute = Do not ask again
cli-verb-name = Name a player
cli-verb-next = Next in order
cli-verb-place = Place
cli-verb-rear = Report a rear
cli-verb-remove = Remove a casualty
cli-verb-resolve = Choose the next fight
cli-verb-route = Choose a sea route
cli-verb-send-one = Send a contingent
cli-verb-size = Choose the size of terrain
cli-verb-take = Take an element
cli-verb-territory = Choose a territory
cli-verb-to = Choose where to go

cli-column-file = File
cli-column-rulebook = Rulebook
cli-column-source = Other source
cli-column-reconstructed = Reconstructed
cli-column-total = Total

cli-data-sound = All { $checks } checks of the data hold.
cli-data-broken = { $broken } of { $checks } checks of the data fail:
cli-data-about = Reconstructed values are ours: they fit every fact in the rulebook, but they are not the published ones.

cli-bench-seen-steps-per-s = steps per second with the player’s view, undisturbed
cli-bench-seen-steps-per-s-compiled = steps per second with the player’s view, undisturbed, compiled
cli-bench-steps-per-s = steps per second, undisturbed
cli-bench-usual-steps-per-s = steps per second, with all disturbances
cli-bench-quiet-percent = time without disturbance, in 100
cli-bench-logged-steps-per-s = steps per second with a log, as at a table
cli-bench-games-per-s = games per second
cli-bench-actions = actions per game (median)
cli-bench-step-first-us = µs a step, first 200
cli-bench-step-last-us = µs a step, last 200
cli-bench-clone-us = µs a clone
cli-bench-view-us = µs a view
cli-bench-determinize-us = µs a determinized copy
cli-bench-evaluate-us = µs an evaluation
cli-bench-position-bytes = bytes of a position
cli-bench-record-bytes = bytes of a record
cli-bench-record-bytes-per-action = bytes of a record per action
cli-bench-search-per-s = walks of the search bot per second
cli-bench-steps-per-s-compiled = steps per second, undisturbed, compiled
cli-bench-usual-steps-per-s-compiled = steps per second, with all disturbances, compiled
cli-bench-quiet-percent-compiled = time without disturbance, in 100, compiled
cli-bench-logged-steps-per-s-compiled = steps per second with a log, compiled
cli-bench-games-per-s-compiled = games per second, compiled
cli-bench-clone-us-compiled = µs a clone, compiled
cli-bench-view-us-compiled = µs a view, compiled
cli-bench-determinize-us-compiled = µs a determinized copy, compiled
cli-bench-search-per-s-compiled = walks of the search bot per second, compiled
cli-bench-yardstick = yardstick of this machine (rounds per second)
cli-bench-import-ms = ms to import and load
cli-bench-medians = median
cli-bench-median = Median over the games: { $seen } steps per second with the player’s view; { $steps } without, compiled { $compiled }
cli-bench-compiled = compiled

cli-backed-up =
    { $count ->
        [one] One match is in { $file }.
       *[other] { $count } matches are in { $file }.
    }
cli-restored =
    { $count ->
        [one] One match was brought back.
       *[other] { $count } matches were brought back.
    }
cli-upgraded =
    { $dry ->
        [true] { $count } matches looked at; nothing was changed.
       *[other] { $count } matches are up to date.
    }
cli-fate-same = as it is
cli-fate-replays = goes on by the present rules: they lead to the same state
cli-fate-position = goes on by the present rules from its kept position
cli-fate-read = can be read, exported and deleted
