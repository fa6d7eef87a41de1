# Lessons: their list, and what the table says in one.

learn-title = Learn by playing
learn-game = { $game }: learn by playing
learn-lead = Short lessons at the real table: you play, and each step tells you what it is about. Leave and come back whenever you like.
learn-progress = { $done } of { $all } done
learn-number = Lesson { $number }
learn-state =
    { $state ->
        [begun] Go on
        [done] Done
       *[new] Begin
    }
learn-none = There are no lessons here.

## At the table

learn-panel = The lesson
learn-step = Step { $step } of { $steps }
learn-marked = Marked: { $things }.
learn-next = Next
learn-finish = Finish
learn-over = Well done!
learn-over-about = You have finished the lesson “{ $title }”.
learn-over-last = That was the last lesson. You are ready to play.
learn-next-lesson = Next: { $title }
learn-all = All lessons
