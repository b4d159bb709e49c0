# Play-off matches.

nav-playoff = Play-off
playoff-new-title = Play-off match
playoff-new-lead = Two players at this screen play until it is decided. The match keeps the times, changes the colours and says who has won.
playoff-mine = Your matches
playoff-kind = Kind of match
playoff-kind-lehmann-georgiev = Lehmann-Georgiev
playoff-kind-micro-match = Micro-match
playoff-kind-barrage = Barrage
playoff-about-lehmann-georgiev = One budget of time for any number of games. The first win or flag decides; the times that are left go with the players.
playoff-about-micro-match = Standard, rapid, blitz: 12–0, 8–4 or 7–5 for the first stage that is won, 6–6 if none is.
playoff-about-barrage = Single games with fresh clocks, until one is won.
playoff-first = First player
playoff-second = Second player
playoff-first-white = White in the first game
playoff-white-first = First
playoff-white-random = By lot
playoff-white-second = Second
playoff-clocks = Times
playoff-clock-standard = Standard
playoff-clock-rapid = Rapid
playoff-clock-blitz = Blitz
playoff-clock-single = Lehmann-Georgiev or barrage
playoff-clock-hint = Time, and seconds added with every move, such as 5:00 + 2 or 5'+2".
playoff-decider = If all stages are drawn
playoff-decider-shared = 6–6
playoff-decider-lehmann-georgiev = Lehmann-Georgiev
playoff-decider-barrage = Barrage
playoff-break = Minutes between games, at least
playoff-pause-length = Minutes of the pause each may ask for
playoff-sanction-length = Minutes that a sanction gives the opponent
playoff-own-book-hint = Its text (TOML). It is kept with the match and judges every game of it.
playoff-start = Start the match

# The page of a match

playoff-title = { $first } – { $second }
playoff-score = Score: two points a win, one a draw
playoff-left = Time left
playoff-winner = Winner
playoff-ask-pause = Ask for the pause
playoff-begin = Begin game { $number }
playoff-break-left = Break: at least
playoff-play = To the board
playoff-watch = Watch the game
playoff-look = Look at the last game
playoff-going-on = going on
playoff-stages = Stages
playoff-stage-standard = Standard
playoff-stage-rapid = Rapid
playoff-stage-blitz = Blitz
playoff-stage-decider = Decider
playoff-stage-clock = { $time }{ $seconds ->
    [0] , no seconds added
    [one] {" "}and { $seconds } second a move
   *[other] {" "}and { $seconds } seconds a move
}{ $carried ->
    [yes] {" "}for all games together
   *[no] {""}
}
playoff-games = Games
playoff-game = Game
playoff-game-number = Game { $number }
playoff-no-games = No game has been played yet.
playoff-left-of = Times:
playoff-log = Log
playoff-to-desk = A sanction, or a match that no game decides: for a referee, who sits down here
playoff-sanctions = Sanctions
playoff-sanction = Sanction
playoff-sanctioned = Against whom
playoff-sanction-hint = The opponent gets time. It is recorded under your name:
playoff-decide = Name the winner
playoff-decide-hint = For a match that no game decides: a player withdrew or did not come, or both lost. It is recorded under your name:
playoff-decide-winner = The winner
playoff-points = { $first }⁠–⁠{ $second }

# How a match stands

playoff-next = Game { $number } comes next; { $white } has White.
playoff-playing = Game { $number } is being played; { $white } has White.
playoff-undecided = The last game decides nothing, and no other can follow it. A referee must give it another result or name the winner of the match.
playoff-decided = { $referee } named { $winner } the winner of the match: “{ $why }”
playoff-undecided-how = It is done on the referee’s page of that game, with “Give another result”.
playoff-undecided-go = To the referee’s page
playoff-drawn = All stages were drawn: the points are shared, { $first }⁠–⁠{ $second }.
playoff-won = { $kind ->
    [micro-match] { $winner } wins the match { $points }⁠–⁠{ $other }: { $stage ->
        [standard] the standard game
        [rapid] the rapid game
        [blitz] the blitz game
       *[decider] the decider
    } was won{ $how ->
        [flag] {" "}since { $loser } ran out of time.
       *[win] .
    }
   *[other] { $winner } wins the match: { $how ->
        [flag] { $loser } ran out of time in game { $number }.
       *[win] game { $number } is the first that was won.
    }
}

# A match told from its log

playoff-told-created = { $first } – { $second }: { $kind }, { $variant }.
playoff-told-began = Game { $number } ({ $stage }): { $white } has White with { $whiteTime }, { $black } Black with { $blackTime }.
playoff-told-ended = Game { $number }: { $result }{ $flag ->
    [yes] {" "}on time
   *[no] {""}
}. Left: { $first } { $firstTime }, { $second } { $secondTime }.
playoff-told-corrected = { $result ->
    [none] Game { $number } goes on: a referee decided so.
   *[other] Game { $number } now counts { $result }: a referee decided so.
}
playoff-told-pause = { $player } asked for the pause.
playoff-told-sanction = { $player } was punished: { $opponent } gets { $time } more. { $referee }: “{ $why }”

# Reasons in a word or two

reason-no-pieces = no pieces left
reason-no-moves = no move left
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-repetition = repetition
reason-move-limit = move limit
reason-endgame-limit = endgame limit
reason-dead-position = dead position
reason-resignation = resignation
reason-agreement = agreement
reason-time = time
reason-forfeit = forfeit
reason-referee = referee’s decision
reason-variant-end = end of the variant

# Problems

problem-invalid-playoff = This is no match
problem-invalid-playoff-detail = Say which kind of match it is, who plays and with which times.
problem-invalid-playoff-name = Give both players a name, with at most sixty characters.
problem-invalid-playoff-names = Both players have the same name. Give them two names, so that the match can tell them apart.
problem-invalid-playoff-break = A break lasts from 0 minutes to a day.
problem-invalid-playoff-clock = “{ $time }” is no time. Write it like 5:00 + 2: the time, and the seconds added with every move.
problem-no-such-playoff = There is no such match
problem-no-such-playoff-detail = The name “{ $playoff }” may be misspelt. Your matches are listed under Play-off.
problem-not-your-playoff = Only the browser that started the match can begin its games and ask for pauses. You can watch.
problem-playoff-rule = Not now
problem-playoff-rule-detail = A game of the match is being played, or none is: this comes before or after it.
problem-playoff-rule-break = { $seconds ->
    [one] The break lasts { $seconds } more second.
   *[other] The break lasts { $seconds } more seconds.
}
problem-playoff-rule-decided = The match is over.
problem-playoff-rule-pause = This player has had the pause already: each may ask for one.
problem-playoff-rule-both-lost = Both players lost the last game, which decides no match: a referee must give it another result or name the winner.

# A log of a match that cannot be replayed

playoff-log-at = line { $line } is no event of a match: { $what }
playoff-log-cannot = line { $line } cannot have happened: { $what }
playoff-log-no-event = { $complaint }; write it as the page of a match gives its log out
playoff-log-no-name = a player has no name: write both in `names`
playoff-log-odd-time = `{ $field }` is { $ms }: write milliseconds, from 1 to { $most }
playoff-log-reason = no game ends for the reason `{ $reason }`: write one of { $known } as `reason`
playoff-log-time-no-flag = the reason is `time`, but no flag fell: say whose in `flag`, or give another `reason`
playoff-log-flag-no-time = a flag fell, but the reason is `{ $reason }`: write `time` as `reason`, or leave `flag` out
playoff-log-other-result = the reason `{ $reason }` never leads to { $result }: correct `reason` or `result`
playoff-log-no-beginning = the log must begin with `created`
playoff-log-two-beginnings = a second `created`
playoff-log-other-game = game { $named } where game { $present } is the present one
playoff-log-no-stage = a match needs a stage
playoff-log-backwards = it lies before the event above it: correct `at`
playoff-log-same-names = both players have the same name: tell them apart
playoff-log-no-reason = a sanction needs its reason: fill in `why`
playoff-log-decided = the match is decided
playoff-log-playing = a game is being played: end it first
playoff-log-not-playing = no game is being played: begin the next one
playoff-log-break = the break must last at least { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
playoff-log-pause = each player may ask for one pause only
playoff-log-both-lost = a game lost by both decides no match: a referee must name the winner
playoff-log-flag = { $flag ->
    [white] White’s flag fell, so Black
   *[black] Black’s flag fell, so White
} won the game: correct the result or the flag
playoff-log-no-time = { $side ->
    [white] White
   *[black] Black
} had no time left, so the game was no draw: give the side whose flag fell, or the time that was left when the draw was complete
playoff-log-winner-reason = say why this player is the winner
playoff-log-break-long = `breakMs` says { $break } ms, but only { $passed } ms have passed since the last game: correct `breakMs` or `at`
playoff-log-too-much = { $side ->
    [white] White
   *[black] Black
} has { $left } ms left in `leftMs` and began with { $start } ms{ $moves ->
    [none] , and no time is added: correct `leftMs`
   *[other] : that takes { $moves } moves of its own, for which the game was too short; correct `leftMs` or `at`
}
playoff-log-flag-early = { $side ->
    [white] White’s
   *[black] Black’s
} flag fell, but { $left } ms are left in `leftMs`: correct `flag` or `leftMs`
playoff-log-too-long = by `leftMs` the clocks lost { $used } ms, but the game lasted only { $lasted } ms: correct `leftMs` or `at`
playoff-log-variant = no game is called `{ $variant }`: write one of { $known } as `variant`
playoff-log-book = no rule book `{ $book }` is built in: write one of { $known } as `rulebook`, or give the text of your own as `rulebookText`
playoff-log-other-book = the rule book `{ $book }` is not for { $variant }: write one of { $known } as `rulebook`
playoff-log-other-text = `rulebookText` is the book `{ $found }`, but `rulebook` names `{ $named }`: correct one of them
playoff-log-book-mistakes = `rulebookText` is no rule book: { $mistakes }
playoff-log-no-referee = a referee decided: write who in `referee`
playoff-log-same-game = another game is called `{ $game }`: give each a name of its own in `game`
playoff-log-foreign-reason = in the game { $variant } nothing ends for the reason `{ $reason }`: correct `reason`
playoff-log-stage-points = `{ $field }` is { $winner } and `loser` { $loser }: give the winner of a stage more points than the loser
playoff-log-drawn-points = `plan.drawn` is { $drawn }, but such a match lasts until a win: write 0, or leave it out
playoff-log-other-kind = `{ $field }` is { $found }, but in games of the kind `{ $kind }` it is { $wanted }: write { $wanted }, or correct `plan.kind`
playoff-log-field = no field is called `{ $field }`: leave it out, or write one of { $known }
playoff-log-goes-on = a referee has named the winner of the match, so no game of it goes on: give the `end` of this one
