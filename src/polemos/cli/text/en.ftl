# The terminal's own texts. The lines `help-...` are read without Fluent: one line each, no arguments.

help-polemos = Historical wargames of the Greek world, played to the last rule: in the browser, in the terminal, by programs.
help-more = "polemos COMMAND --help" explains a command.
help-command = COMMAND
help-serve = open the table in the browser
help-play = play a match in the terminal
help-simulate = let bots play many matches and count who wins
help-tournament = let bots play each other in turn and rate them
help-bench = measure how fast the games run here
help-replay = print the log of a recorded match
help-verify = check a record: seed, dice, every action, the end
help-rules = explain a paragraph of the rules
help-data = say where the data of a game come from, and check them
help-games = list the games, their scenarios and options

help-lang = language of the texts (default: that of your locale)
help-json = print JSON instead of a table
help-data-dir = folder with your own data files, merged over the game's by id
help-data-all = list every value that is not the rulebook’s, with its source or reason
help-game = id of the game, as "polemos games" lists it
help-scenario = id of the scenario (default: the first)
help-option = set an option of the match; may be repeated
help-seed = seed of all chance; the same seed gives the same match
help-seat = who plays a role: a bot, or "me" for a person at this keyboard; may be repeated
help-real-dice = roll real dice and type them in
help-write-record = write the record of the match to this file at the end
help-resume = play on from a saved record
help-paragraph = paragraph number, or words to look for
help-record = file with the record of a match
help-to = stop after this action
help-role = show what this role could see
help-games-count = how many matches (default: 100)
help-seats = the bots, one per role in the order of the roles (default: greedy,random)
help-alternate = let the bots change seats from match to match
help-jobs = how many processes (default: one per core); the result is the same for any number
help-budget = how many plays a bot may try per decision
help-games-list = ids of the games to measure (default: all)
help-seconds = how long to play each game (default: 2)
help-entrants = two or more bots: a name, name@BUDGET, or class:MODULE.CLASS of your own
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
help-host = address to listen on (default: this machine only)
help-port = port to listen on (0: any free one)
help-db = SQLite file or PostgreSQL URL that keeps the matches
help-no-browser = do not open the browser

cli-welcome = Type the number of a choice. Commands: undo, map, log, help, save FILE, quit.
cli-help =
    number        play that choice (or type it: verb and id)
    choices       print the present question again
    undo          take back your last action, as far as nothing has been learned
    map [PLACE]   print the table, or one place with its neighbours
    log [N]       print the last lines of the log
    help [PAR]    explain a paragraph, for instance help 4.2.1
    save FILE     write the record; polemos play --resume FILE goes on from it
    quit          leave the table
cli-says = { $who }: { $what }
cli-turn = turn { $turn }
cli-tracks = Tracks:
cli-markers = Markers:
cli-score = Score now:
cli-hands = Hands:
cli-selected = Selected: { $names }
cli-forecast = Forecast:
cli-forecast-place = place
cli-forecast-attacker = attacker
cli-forecast-defender = defender
cli-forecast-attack = attack
cli-forecast-defence = defence
cli-forecast-column = column
cli-forecast-modifiers = die
cli-forecast-shifts = columns
cli-forecast-dice = dice
cli-forecast-die = die
cli-forecast-winner = winner
cli-forecast-fall = falls
cli-forecast-weaken = weakened
cli-touches = touches: { $near }
cli-curtain = Pass the keyboard to { $who }, then press Enter.
cli-refused = Not possible: { $problem }
cli-not-offered = "{ $line }" is not a choice here; nothing has changed. "help" lists what you can type.
cli-no-place = There is no place "{ $place }" on this board.
cli-no-undo = There is nothing to take back: something has been learned since, or you have done nothing yet.
cli-undone = Taken back.
cli-save-where = Say where: save FILE
cli-saved = Saved in { $file }.
cli-unsaved = The match is not saved. "save FILE" keeps it; "quit" again leaves without.
cli-ruling = Ruling:
cli-verified = The record is sound: { $actions } actions and { $dice } dice agree with the seed, and so does the end.


cli-playing = Playing
cli-measuring = Measuring
cli-draws = Draws: { $draws } of { $games }
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
cli-column-interval = 95 % interval
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
cli-favoured = { $side } is favoured (sign test, p = { $p })
cli-even = no side is shown to be favoured (sign test, p = { $p })
cli-forfeit = Match { $number }: { $bot } forfeits as { $role }: { $why } ({ $detail })
cli-why-crash = it crashed
cli-why-slow = it took too long
cli-why-nonsense = it chose what was not offered
cli-why-rules = the rules failed, the match does not count
cli-column-side = Side
cli-column-match = Match
cli-column-detail = Detail
cli-page-tournament = Tournament
cli-page-facts = { $games } matches, seed { $seed }. Intervals are at 95 %.
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
cli-column-file = File
cli-column-rulebook = Rulebook
cli-column-source = Other source
cli-column-reconstructed = Reconstructed
cli-column-total = Total

cli-data-sound = All { $checks } checks of the data hold.
cli-data-broken = { $broken } of { $checks } checks of the data fail:
cli-data-about = Reconstructed values are ours: they fit every fact in the rulebook, but they are not the published ones.

cli-bench-steps-per-s = steps per second
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
cli-bench-compiled = compiled
