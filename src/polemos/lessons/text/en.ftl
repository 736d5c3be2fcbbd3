# The words of the pages that teach; the table itself does not carry them.
ui-learn-title = Learn to play
ui-learn-about = Each lesson takes a few minutes and is played at the real table.
ui-learn-none = There are no lessons of this game yet.
ui-learn-begin = Begin
ui-learn-again = Again
ui-learn-next = Next lesson
ui-learn-all = All lessons
ui-learn-done = Done
ui-learn-stars = { $n } of 3 stars
ui-learn-minutes = { $n } minutes
ui-lesson-at = step { $n } of { $all }
ui-lesson-go-on = Go on
ui-lesson-watch = Watch
ui-lesson-show = Show me
ui-lesson-other = That is allowed, but not what this lesson waits for.
ui-lesson-first = First read on.
ui-lesson-done = Well done: the lesson is finished.
ui-lesson-won =
    { $n ->
        [0] No star this time: try again, the situation is the same.
        [one] One star of three.
       *[other] { $n } stars of three.
    }
ui-lesson-until = It is judged when turn { $turn } begins, or when the match is over.
ui-turn-win = How you win
ui-turn-now = Score now
ui-turn-steps = The turn
ui-turn-words = Words
ui-turn-legend = Signs
ui-print = Print
ui-teacher-met = Understood
ui-teacher-lesson = Lesson: { $title }
ui-rules-lessons = Taught in: { $title }
ui-puzzles = Puzzles
ui-puzzles-about = One position, one clearly best move: find it at the real table.
ui-puzzles-solved = Solved: { $n } of { $all }.
ui-puzzle = puzzle
ui-puzzle-hard = difficulty { $n } of 3
ui-puzzle-other = Not the best move. Think again.
ui-puzzle-show = Show the solution
ui-puzzle-first = Solved at the first try.
ui-puzzle-solved = Solved.
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
ui-proof-exact = Proved: every other line was tried, and none does it.
ui-proof-search = Measured by { $walks } walks on honest copies: { $best } chances in 100 to win, { $second } with the second best move; behind by at least { $least } (95 in 100).
ui-example = Example
ui-example-of = Example: { $title }
ui-example-close = Close the example
ui-example-on = On
ui-example-back = Back
ui-example-at = picture { $n } of { $all }
ui-example-failed = This example could not be fetched.
