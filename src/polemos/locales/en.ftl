# The table's own texts. Every game's catalogue comes after this one and may overrule it.

## Of the engine: any game

list-and = and
prompt-wait = Waiting for { THE($who) }.
prompt-over = The match is over.
prompt-enter-die = Roll die { $die } of { $dice } and enter it.
verb-enter = { $arg }
log-rules-changed = From here on version { $version } of the rules holds.
log-roll =
    { $who ->
        [none] Die roll: { $dice }.
       *[other] { THE($who) } { COUNT($who) ->
            [many] roll
           *[one] rolls
        } { $dice }.
    }
role-none = none
piece-unknown =
    { $count ->
        [one] one unknown piece
       *[other] { $count } unknown pieces
    }
log-turn = Turn { $turn }
log-taken-back = Something was taken back; the dice to come are new ones.
log-resigned =
    { THE($who) } { COUNT($who) ->
        [many] resign
       *[one] resigns
    }.
level-resignation = by resignation
level-win = victory
level-draw = draw
level-defeat = defeat
reason-resigned = the other side gave up
reason-given-up = you gave up
reason-points = points
result-win =
    { THE($who) } { COUNT($who) ->
        [many] win
       *[one] wins
    }: { $level } ({ $reason }).
result-draw = A draw: { $reason }.
result-alone = The game ends: { $level } ({ $reason }).
note-from-record = This match goes on from a record that somebody brought along. The dice to come are new.
note-from-position = This match began from a position that somebody set up. The dice are new.
note-bot-failed = The bot of { THE($who) } failed; any legal choice was taken for it.
note-bot-replaced = The bot of { THE($who) } failed; the quick bot plays on in its seat.
undo-bot = A bot plays this seat at present.
undo-over = The match is over.
undo-start = Nothing has been played yet.
undo-others = The last action was not yours.
undo-wait = The others have the next word; ask them to take back.
undo-dice = Dice were rolled: what they told cannot be unlearned.
undo-learned = Something hidden was shown: it cannot be unlearned.

## Why something is not offered

why-over = The match is over.
why-not-asked = It is not your turn to choose: { THE($who) } { COUNT($who) ->
        [many] are asked
       *[one] is asked
    } first.
why-dice-first = The dice on the table come first.
why-other-step = Not in this step: another question is open.
why-no-such = There is no such thing on this table.
why-not-now = The rules do not allow it now.

## The table

ui-nav = Pages
ui-footer-version = Polemos { $version }.
ui-footer-compiled = The rules are compiled.
ui-footer-interpreted = The rules are interpreted; make fast compiles them.
ui-loading = Laying out the table…
ui-to-lobby = All games and matches
ui-close = Close
ui-cancel = Cancel
ui-back = Back
ui-copy = Copy
ui-copied = Copied.
ui-named = { $name }: { $about }
ui-yes = yes
ui-no = no
ui-line-lost = The line to the server is down; trying again…
ui-error-failed = The server did not answer as it should.
ui-error-stale = The table has moved on; look again.
ui-error-illegal-action = That was not on offer; nothing has changed.
ui-error-not-your-turn = It is not your turn to choose.
ui-error-storage = The database does not answer. Nothing is lost; try again soon.
ui-error-damaged = What is stored of this match is damaged.
ui-error-rule-bug = The rules contradict themselves here: this is our fault. Nothing has changed.
ui-error-too-many = That is too much for now; wait a little.
ui-error-too-fast = Too much at once; wait a little.
ui-error-too-large = That is too large for this server.
ui-error-is-over = The match is over.
ui-error-not-over = Only once the match is over.
ui-error-conflict = Somebody else was faster; look again.
ui-error-wrong-method = That cannot be asked in this way.
ui-error-superseded = Another question came after it.
ui-error-no-answer = That cannot be tried just now.
ui-error-claimed = This link has been used already: somebody has taken the seat with it. If it was not you, ask who invited you.
ui-error-not-found = There is nothing of that name.
ui-error-unknown-auction = This bidding does not exist, or it is gone.
ui-error-unknown-game = There is no such game at this table.
ui-error-unknown-match = This match does not exist, or it is gone.
ui-error-not-allowed = That is not allowed here.
ui-error-no-seat = That needs a seat at this table; your link does not open one.
ui-error-bad-data = This file or setting cannot be used. What is wrong: { $field }.
ui-error-bad-request = The table did not understand that; nothing has changed.
ui-board-label = Map. Arrow keys move it, plus and minus zoom, Tab goes through what can be chosen.
ui-can-be-chosen = can be chosen
ui-map-tools = Map view
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-all = Whole map
ui-prompt-label = What is asked now
ui-you-are = You are { THE($who) }
ui-you-watch = You are watching
ui-waiting-for = Waiting for { THE($who) }…
ui-bot-thinking =
    { THE($who) } { COUNT($who) ->
        [many] are
       *[one] is
    } thinking…
ui-on-board =
    { $count ->
        [one] One choice on the map
       *[other] { $count } choices on the map
    }
ui-choices-board = Choices on the map
ui-list-all = list them
ui-list-less = hide the list
ui-confirm = Confirm
ui-confirm-ask = { $what }: really?
ui-confirm-yes = Yes
ui-near-label = Not possible now
ui-near-more =
    { $count ->
        [one] one more that is not possible now
       *[other] { $count } more that are not possible now
    }
ui-near-less = fewer
ui-offline-click = The line to the server is down: nothing was sent.
ui-foresee-dice = Dice will be rolled.
ui-foresee-dice-perhaps = Dice will be rolled in { $percent } of 100 cases.
ui-foresee-between = between { $low } and { $high } of 100
ui-foresee-nothing = Nothing changes at once.
ui-foresee-undo = Can be taken back.
ui-foresee-no-undo = Cannot be taken back alone.
ui-foresee-trials =
    { $trials ->
        [one] From one trial.
       *[other] From { $trials } trials.
    }
what-if-over = The match ends: { THE($who) } { COUNT($who) ->
        [many] win
       *[one] wins
    }
what-if-over-draw = The match ends without a winner
what-if-lost = { THE($who) } { COUNT($who) ->
        [many] lose
       *[one] loses
    } units: { $amount } (on average { $mean })
what-if-weakened = Units of { THE($who) } weakened: { $amount } (on average { $mean })
what-if-gained = { THE($who) } { COUNT($who) ->
        [many] gain
       *[one] gains
    } units: { $amount }
what-if-taken = { THE($what) } passes to { THE($who) }
what-if-score = Score of { THE($who) }: { $amount } (on average { $mean })
what-if-track = { $what }, { $who }: { $amount }
what-if-cards = Cards of { THE($who) }: { $amount }
what-if-arrives = Units that reach { THE($what) }: { $amount }
what-if-turn = A new turn begins
ui-undo = Undo
ui-undo-step = Take back: { $what }
ui-undo-last = Take back the last step
ui-undo-own = Back before my last action
ui-undo-dice = Back before my last dice (new ones will be rolled)
ui-undo-replies = Back before the reply of { THE($who) }
ui-undo-ask = Ask { THE($who) } to go back
ui-undo-title = Key U
ui-kind-declines = Gives this choice up.
ui-kind-ends = Ends this step.
ui-kind-final = For good: cannot be taken back.
ui-list-search = Search the choices
ui-filter-label = Show on the map only
ui-filter-all = All
ui-group-label = Group
ui-group-chosen = { $count } chosen
ui-group-all = All that fit
ui-group-none = None
ui-group-again = As last time ({ $count })
ui-undo-none = There is nothing of yours to take back.
ui-undo-to-here = Back to before this
ui-redo = Redo
ui-redo-title = Play again what was taken back (R)
ui-restart = Restart
ui-restart-title = Back to the start of this stretch of your turn
ui-takeback = Request to take back
ui-ask-takeback = Ask the other side to go back to before this
ui-go-back = Go back to before this
ui-takeback-sent = Request sent.
ui-takeback-asked =
    { THE($who) } { COUNT($who) ->
        [many] ask
       *[one] asks
    } to go back to action { $n }.
ui-takeback-done = It was agreed to go back.
ui-takeback-refused =
    { THE($who) } { COUNT($who) ->
        [many] do
       *[one] does
    } not agree to go back.
ui-takeback-yes = Agree
ui-takeback-no = Refuse
ui-hint = Hint
ui-hint-title = What would the bot do? (H)
ui-hint-says = The bot would choose: { $what }
ui-hint-why = Because it brings, as far as can be foreseen:
ui-hint-play = Play this move
ui-open-rule = Explain paragraph { $rule }
ui-what-is-this = What is this?
ui-about-adjacent = Next to
ui-about-contents = Stands here
ui-about-empty = nothing
ui-about-rules = Rules
ui-about-choices = Open now
ui-about-not-now = Nothing here. The question is:
ui-about-not-you = It is not your turn to choose.
ui-total-naval = { $points } at sea
ui-total-land = { $points } on land
ui-curtain-label = Change of player
ui-story-next =
    { $left ->
        [0] Done
       *[other] Next ({ $left } more)
    }
ui-story-skip = Skip
ui-story-skip-title = Key Escape
ui-since-visit = Since your last visit
ui-since-before = Before the first turn
ui-since-watch = Watch it
ui-since-on = Play on
ui-end-label = The match is over
ui-end-share = Copy a link to share
ui-end-board = Look at the board
ui-end-open = The result in full
ui-orders =
    { $count ->
        [0] Standing orders
        [one] One standing order
       *[other] { $count } standing orders
    }
ui-order-when = When
ui-order-never = always: never ask me
ui-order-attacked = ask only where my own pieces stand
ui-order-here = only about { $where }
ui-order-odds = unless the odds are above
ui-order-unless = unless the odds are above { $above } %
ui-order-such = A question of this kind
ui-order-give = “{ $what }” from now on:
ui-order-operation = in this operation
ui-order-turn = in this turn
ui-order-match = in this match
ui-order-revoke = Revoke
ui-curtain-title = { THE($who) } to play
ui-curtain-about = Some things on this table are secret. Hand over the screen, then go on.
ui-curtain-ready = I am { THE($who) }
ui-knock-label = A reaction is possible
ui-knock-ask = { THE($who) } may react now: take the screen, or let it pass.
ui-knock-look = Take the screen
ui-knock-pass = Let it pass
ui-look-at-own = Secrets of { THE($who) }
ui-choose-in-secret = { THE($who) } chooses in secret

## Panels

ui-panels = Panels
ui-panel-log = Log
ui-panel-score = Score
ui-panel-analysis = Analysis
ui-analysis-about = How likely each side was to win, as the strategist sees it; a click leads to that moment.
ui-analysis-curve = Chances to win, in percent, turn by turn
ui-analysis-progress = Looking back… { $percent }%
ui-analysis-failed = The analysis failed; open this page again to repeat it.
ui-analysis-costly = The most costly decisions
ui-analysis-loss =
    { $who }, action { $n }: { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    }
ui-analysis-played = Played: { $what }
ui-analysis-better = Better: { $what }
ui-analysis-none = No decision cost much.
ui-panel-dice = Dice
ui-panel-rules = Rules
ui-panel-legend = Legend
ui-panel-places = Places
ui-panel-match = Match
ui-log-search = Search the log
ui-log-side = Side
ui-log-all-sides = all sides
ui-log-dice-only = dice only
ui-log-folded = The battle, line by line ({ $number })
ui-log-unfold =
    { $number ->
        [one] Show one more line
       *[other] Show { $number } more lines
    }
ui-log-fold =
    { $number ->
        [one] Fold one line
       *[other] Fold { $number } lines
    }
ui-log-copy = Copy
ui-log-empty = Nothing has happened yet.
ui-log-older = Earlier lines
ui-see-moment = See this moment
ui-score-about = If points were counted now.
ui-score-none = No points yet.
ui-dice-nobody = Table
ui-dice-none = No dice have been rolled yet.
ui-dice-sum =
    { $rolls ->
        [one] one die
       *[other] { $rolls } dice
    }, mean { $mean } (expected { $expected })
ui-fair-title = Fair dice
ui-fair-about = All dice of a match follow from one secret number. Its fingerprint is published before the first roll, the number itself at the end, so that nobody can have changed it.
ui-fair-commitment = Fingerprint:
ui-fair-seed = Number:
ui-fair-later = The number is disclosed when the match is over.
ui-fair-verify = Verify every roll
ui-fair-good = The number fits its fingerprint, and { $rolls ->
        [one] the one die follows
       *[other] all { $rolls } dice follow
    } from it.
ui-fair-broken = The number does not fit the fingerprint that was published!
ui-fair-bad-dice = The dice do not follow from the number!
ui-fair-no-seed = The number is not disclosed yet.
ui-fair-no-crypto = This browser only computes fingerprints on https or on this machine’s own address.
ui-fair-failed = The record could not be read.
ui-rules-paragraph = Paragraph
ui-rules-open = Open
ui-rules-all = All rules
ui-rules-hint = Click any § to read what it says.
ui-rules-none = There is no paragraph { $rule }.
ui-rules-ruling = Ruling { $id } of this edition
ui-rules-open-question = Not settled by the rulebook ({ $id }): the reading of this edition
ui-text-all = all places
ui-text-place = Place
ui-text-choices = Choices
ui-invite = Send this to your friend, who plays { $who }:
ui-invite-copy = Copy the link
ui-invite-code = Or as a code, for “Join by code” on the first page:
ui-join = Join by code
ui-join-code = Code of a seat
ui-link-seat = Secret link for { THE($who) }: whoever opens it sits there.
ui-link-watch = Link for spectators:
ui-record-download = Save the record
ui-rematch = Again, sides changed
ui-rematch-ready = The other match is ready: go there.
ui-match-delete = Forget this match
ui-resign = Resign
ui-resign-sure =
    { THE($who) } { COUNT($who) ->
        [many] give
       *[one] gives
    } up
ui-since-last = What happened since my last turn ({ $n })
ui-replay = Replay
ui-replay-now = You are looking at the match after action { $n }.
ui-replay-first = To the start
ui-replay-back = One step back
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-play = Run
ui-replay-pause = Pause
ui-replay-slider = Moment of the match
ui-replay-turn = Jump to a turn
ui-replay-link = Copy link
ui-replay-play-on = Play on from here
ui-replay-hidden = Only once it is over: another match would show what is hidden in this one.
ui-replay-leave = Back to the present

## Lobby

ui-lobby-title = The table
ui-lobby-lead = Wargames of the Greek world, every rule enforced, against a friend beside you, a friend far away, or a bot.
ui-my-matches = My matches
ui-finished-matches = Finished
ui-choose-game = Choose a game
ui-players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-minutes = { $n } min
ui-hours = about { $n } h
ui-complexity-title = Complexity { $n } of 5
ui-designed-by =
    { $year ->
        [0] A game by { $who }
       *[other] A game by { $who }, { NUMBER($year, useGrouping: 0) }
    }
ui-play = Play
ui-rules = Rules
ui-about-edition = About this edition
ui-about-short = About
ui-upload-choose = Choose a file…
ui-upload-title = Open a saved match or position
ui-upload-about = A record is checked as it is replayed; an unfinished one can be played on.
ui-row-yours = your move
ui-row-waits = waiting for { THE($who) }
ui-row-won = { THE($who) } won
ui-row-draw = a draw
ui-row-lost = lost
ui-row-turn = turn { $n }
ui-new-scenario = Scenario
ui-new-side = You play
ui-new-rival = Against
ui-new-seats = Seats
ui-new-options = Options
ui-not-official = ours, not the rulebook’s
ui-seat-here = here, on this machine
ui-seat-link = a friend, by link
ui-seat-bot = bot: { $bot }
ui-seat-line =
    { $there ->
        [yes] { $who }: { $kind } (present)
        [no] { $who }: { $kind } (away)
       *[bot] { $who }: bot ({ $kind })
    }
ui-bot-lesson = the lesson
ui-bot-random = random
ui-bot-greedy = quick
ui-bot-lookahead = thoughtful
ui-bot-search = strong
ui-bot-search-easy = strategist, easy
ui-bot-search-normal = strategist, normal
ui-bot-search-hard = strategist, hard
ui-real-dice = Real dice
ui-real-dice-about = You roll dice of your own and enter them.
ui-begin = Begin
ui-rules-contents = Contents
ui-rules-about = Every clause in our own words, as this edition applies it. The rulebook governs.
ui-rules-search = Search the rules
ui-rules-found =
    { $n ->
        [one] one clause
       *[other] { $n } clauses
    }
ui-rules-failed = The rules could not be read.
ui-about-credit =
    { $year ->
        [0] { $title } is a game designed by { $who }. All credit for the game is theirs; this table only plays it.
       *[other] { $title } is a game designed by { $who } ({ NUMBER($year, useGrouping: 0) }). All credit for the game is theirs; this table only plays it.
    }
ui-about-rebuilt = The rulebook does not contain the printed map, counters and cards. What it does not state has been reconstructed here to fit every fact it gives, real geography and history. It is a stand-in for the published components, not a copy: all drawings and texts are ours.
ui-about-override = Who owns the box can replace any value: polemos serve --data FOLDER.
ui-about-data = Where the data come from
ui-data-rulebook = from the rulebook
ui-data-source = from another source
ui-data-reconstructed = reconstructed
ui-data-file = File
ui-data-total = All
ui-data-value = Value
ui-data-origin = Origin
ui-data-note = Note
ui-data-filter = Search the data
ui-data-rulings = How the rules are read
ui-data-credits = Credits
ui-data-checks = Checked facts
ui-data-checks-sum = Facts stated by the rulebook that hold in these data: { $good } of { $all }.
ui-data-confidence-high = sure
ui-data-confidence-medium = likely
ui-data-confidence-low = doubtful

## Settings

ui-settings = Settings
ui-set-lang = Language
ui-set-motion = Motion
ui-set-motion-about = Glowing places, trails of moved pieces.
ui-motion-auto = as the system wishes
ui-motion-off = none
ui-set-contrast = Contrast
ui-contrast-normal = parchment
ui-contrast-high = high
ui-set-botSpeed = Speed of the others
ui-set-botSpeed-about = How fast the steps of a bot or of the other player are shown.
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = at once
ui-set-sound = Sound
ui-set-sound-about = Quiet knocks for moves and dice.
ui-set-confirm = Ask before ending something
ui-set-confirm-about = Choices that end a step and may not be taken back need a second click.
ui-set-warn = Ask before dice and losses
ui-set-warn-about = Choices that dice or losses of your own follow show the chances first.
ui-set-story = What followed is told
ui-set-story-about = Sentence by sentence over the map; Escape skips.
ui-story-off = at once
ui-story-quick = in passing
ui-story-slow = slowly
ui-story-step = step by step
ui-set-reactions = Reactions at a shared screen
ui-set-reactions-about = Where several players share this screen and something is hidden.
ui-reactions-knock = a question to whoever may react
ui-reactions-curtain = change of player each time
ui-set-autoSkip = Skip lone choices
ui-set-autoSkip-about = Where there is only one possibility it is played by itself; after a pause where haste would tell the others something.
ui-keys-about = Keys: Tab goes through the choices, Enter takes one, U undoes, R redoes, H asks for a hint, Escape closes; arrows move the map, walk through the log and step through a replay.

## Skin of Hellespont

skin-hellespont-title = Hellespontus
skin-hellespont-subtitle = the straits, 411–410 BC · reconstructed
skin-hellespont-propontis = Propontis
skin-hellespont-aegean = Aegean
skin-hellespont-thrace = Thrace
skin-hellespont-troad = Troad
skin-hellespont-phrygia = Phrygia
skin-hellespont-strait = The strait
skin-hellespont-view-propontis = Propontis
skin-hellespont-forces = Forces
skin-hellespont-hand = Stratagems
skin-hellespont-odds = Odds
skin-hellespont-turn = month { $turn } of { $turns }
skin-hellespont-optional = by the stratagem Reinforcements
skin-hellespont-due = expected in: { $month }
skin-hellespont-nothing-due = No more reinforcements.
skin-hellespont-nothing-lost = No losses yet.
skin-hellespont-afloat =
    { $points ->
        [one] { $points } strength point
       *[other] { $points } strength points
    } at sea and in port
skin-hellespont-ashore =
    { $points ->
        [one] { $points } strength point
       *[other] { $points } strength points
    } of troops
skin-hellespont-hand-of =
    { $who }: { $count ->
        [one] one counter
       *[other] { $count } counters
    }
skin-hellespont-bowl = { $count } in the bowl
skin-hellespont-usable = yours to use
skin-hellespont-not-usable = not for your side
skin-hellespont-committed = committed in secret: { $what }
skin-hellespont-no-odds = No combat or siege is being decided now.
skin-hellespont-attack = { $who } attacks in { THE($place) }: { $attack } against { $defence }, column { $column }
skin-hellespont-siege =
    { $who } besieges { $place } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
skin-hellespont-fall = The port falls
skin-hellespont-die-mods = Die
skin-hellespont-col-mods = Column
skin-hellespont-loses = loses
skin-hellespont-chance = chance
skin-hellespont-wins = wins
skin-hellespont-ground = Ground
skin-hellespont-beaches = Beaches towards
skin-hellespont-entry = Harbour mouth
skin-hellespont-exits = Opens on
skin-hellespont-access = Open to

## The battlefield (DBA, also within a campaign)

dba-panel = Combats and losses
dba-view-north = North half
dba-view-south = South half
dba-click-moves = A click on an element orders
dba-mode-single = Single move
dba-mode-group = Group move
dba-attacks = attacks
dba-defends = defends
dba-losses = Lost
dba-rout-none = no rout to fear yet
dba-rout-on =
    { $faces ->
        [0] no rout to fear yet
        [1] runs on a 1
        [6] runs on any throw
       *[other] runs on 1 to { $faces }
    }
dba-command = Command points
dba-bound = Bound { $n } of { $last }
dba-combats = If the dice were rolled now
dba-no-combat = Nobody is in contact.
dba-odds = kills { $kills }%, pushes back { $pushes }% · is killed { $killed }%, pushed back { $pushed }%
dba-odds-told = { $one } against { $two }: wins { $wins }%, loses { $loses }%
dba-item-factor = factor
dba-item-general = general
dba-item-uphill = higher ground
dba-item-bad-going = bad going
dba-item-camp = in camp
dba-item-flank = pressed in flank
dba-item-overlap = overlapped
dba-item-support = supported
dba-item-shooters = further shooters
dba-ground = Ground
dba-ground-open = open ground
dba-ground-road = road
dba-ground-gentle-hill = gentle hill (good going)
dba-ground-steep-hill = steep hill (bad going)
dba-ground-woods = woods (bad going)
dba-ground-marsh = marsh (bad going)
dba-ground-dunes = dunes (bad going)
dba-ground-river = river
dba-ground-waterway = sea
dba-ground-built-up = built-up area
dba-factors = Combat factors
dba-factors-are = { $foot } against foot, { $mounted } against mounted
dba-moves = Move
dba-moves-are =
    { $good ->
        [one] { $good } cell
       *[other] { $good } cells
    } in good going, { $bad } in bad
ui-to-scene = Back to the battle
ui-to-map = Look at the map

## The campaign of Pyrrhus on its map

ew-view-italy = Italy
ew-view-south = South and Sicily
ew-nations = Nations and armies
ew-lands =
    { $n ->
        [0] no territory
        [one] one territory
       *[other] { $n } territories
    }
ew-played-by = played by { THE($who) }
ew-horse = has a Trojan horse
ew-at-war = at war with { THE($who) }
ew-allied = allied with { THE($who) }
ew-army-facts =
    ★ { $stars }, attitude { $attitude }, { $pm ->
        [one] { $pm } movement point
       *[other] { $pm } movement points
    }
ew-secret = its sheet is its owner’s secret
ew-emergency = Emergency track
ew-emergency-on = State of emergency
ew-scorched = scorched earth
ew-siege = Besieged by { THE($who) }, marker { $n }
ew-province = Province
ew-control = Controlled by
ew-state = State
ew-seas = Sea zones
ew-province-italia = Italy
ew-province-graecia-magna = Magna Graecia
ew-province-sicilia = Sicily
ew-province-epirus = Epirus

## Many seats

ui-panel-notes = My notes
ui-notes-about = Only { THE($who) } can read this. The server keeps it with the seat.
ui-notes-kept = Kept.
ui-notes-keeping = Keeping…
ui-notes-none = Only those who sit at the table have notes.
ui-seat-deciding = must choose
ui-seat-answered = has chosen
ui-seat-waiting = waits
ui-seat-let-bot = Let a bot play for { THE($who) }…
ui-seat-played-by = Played by a bot at present ({ $bot }).
ui-seat-take-back = Take the seat back
ui-bot-plays-for-you = A bot plays this seat for you ({ $bot }).
note-seat-claimed = { $who }: the invitation has been taken up; its link opens nothing any more.
note-bot-takes-seat = A bot plays for { THE($who) } from now on.
note-bot-leaves-seat =
    { THE($who) } { COUNT($who) ->
        [many] play
       *[one] plays
    } again in person.
ui-new-players = Players

## Sides by lot and by bidding

ui-player = Player { $n }
ui-sides = Sides
ui-sides-chosen = as chosen
ui-sides-lot = by lot
ui-sides-bids = by bidding
ui-sides-about = Each seals in secret which side he wants and what he gives for it. If you want different sides, nobody pays; if the same, the higher bid gets it and pays, and equal bids are decided by lot.
ui-bid-title = Sides by bidding
ui-bid-side = Which side do you want?
ui-bid-amount = How much { $unit } do you give for it?
ui-bid-choose-first = Choose a side
ui-bid-seal = Seal: { $who }, { $amount } { $unit }
ui-bid-you = You
ui-bid-sealed = bid sealed
ui-bid-open = no bid yet
ui-bid-gives = gives { $amount } { $unit }
ui-bid-plays = plays { THE($side) }
ui-bid-turn =
    { THE($who) } { COUNT($who) ->
        [many] bid
       *[one] bids
    }
ui-bid-hand-over = Bids are secret. Hand over the screen, then go on.
ui-bid-yours = You have bid { $amount } { $unit } for { $side }.
ui-bid-wait = Waiting for the other bid…
ui-bid-watch = The two players are bidding for their sides.
ui-bid-different = They want different sides: each gets his own, and nobody pays.
ui-bid-higher = { $who } bid more for { $side }.
ui-bid-lot = Equal bids for { $side }; drawn by lot: { $who }.
ui-bid-paid = { $other } begins with { $amount } { $unit } more.
ui-bid-to-table = To the table
ui-bid-link = Send this link to the other player; it is his chair, and later his seat:
ui-bid-withdraw = Call it off
ui-bid-gone = This bidding was called off, or its match is gone.
ui-bid-row-yours = your bid
ui-bid-row-waits = waiting for the other bid
ui-bid-row-revealed = the bids are revealed

# Learning: the path of lessons, and the teacher beside the table.
ui-learn = Learn
ui-lobby-learn = New here? Begin with a lesson: your first move within half a minute.
ui-panel-turn = The turn
ui-turn-card = The turn on one page
ui-set-teacher = Teacher
ui-set-teacher-about = Explains each new kind of question once, and offers the lesson for it; quiet afterwards.
