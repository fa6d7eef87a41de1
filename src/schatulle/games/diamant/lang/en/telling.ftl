# One sentence for each thing that happens in Diamant; the past tense suits every name.

## Words that sentences are made of

words-hazard =
    { $hazard ->
        [snake] snake
        [scorpion] scorpion
        [landslide] landslide
        [gas] gas cloud
       *[explosion] explosion
    }

## What happens

diamant-decided =
    { $seat } chose to { $choice ->
        [stay] explore further
       *[leave] return
    }.
diamant-decided-secretly = { $seat } closed a fist.
diamant-revealed = The fists open. { $choices }
diamant-revealed-staying = Exploring further: { $seats }.
diamant-revealed-leaving = Returning: { $seats }.
diamant-revealed-everyone = everyone
diamant-returned =
    { $share ->
        [0] { $seats } came back to camp; the path gave nothing more.
        [one] { $seats } came back to camp with 1 stone from the path.
       *[other] { $seats } came back to camp with { $share } stones from the path.
    }
diamant-returned-each =
    { $share ->
        [0] { $seats } came back to camp; the path gave nothing more.
        [one] { $seats } came back to camp with 1 stone each from the path.
       *[other] { $seats } came back to camp with { $share } stones each from the path.
    }
diamant-turned-up-treasure = Diamonds: { $stones }. { $each } for each, { $rest } left on the card.
diamant-turned-up-hazard = Danger: { $hazard }!
diamant-struck = A second { $hazard }! Everything beside the chests is lost: { $lost }.
diamant-struck-one = { $seat } { $stones }
diamant-struck-nothing = A second { $hazard }! Nobody had anything to lose.
diamant-expedition-ended = Expedition { $expedition } is over.
diamant-expedition-ended-removed = Expedition { $expedition } is over. { $count ->
        [one] One card leaves the game
       *[other] These cards leave the game
    }: { $hazards }.
diamant-game-ended = The game is over. Won by { $winners }.
