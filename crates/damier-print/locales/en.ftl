# Sheets
sheet-pairings = Pairings of round { $round }
sheet-names = Pairings of round { $round } by name
sheet-standings = { $rounds ->
    [0] Entry list
    [one] Standings after { $rounds } round
   *[other] Standings after { $rounds } rounds
}
sheet-crosstable = Crosstable
sheet-scores = { $rounds ->
    [0] Players of the teams
    [one] Scores of the players after { $rounds } round
   *[other] Scores of the players after { $rounds } rounds
}
sheet-slips = Result slips of round { $round }
sheet-cards = Place cards
sheet-log = Log
note-start = All games of the round begin at position { $number } of Chess960.
note-start-text = All games of the round begin at position { $number } of Chess960, drawn from the text “{ $text }”.
note-board-points = The figures in the grid are points of the boards.
note-other-team = The columns are the boards of the other team.
note-astray = Round { $round } does not fit the results of the tie of { $one } and { $other }: another went on than won it. Until that result is corrected, or the rounds from { $round } on are paired again, these places are not certain.
note-missing = { $count ->
    [one] { $count } result is missing.
   *[other] { $count } results are missing.
}
page-of = Page { $page } of { $pages }
match-board = { $match }.{ $board }

# Columns
col-board = Board
col-white = White
col-black = Black
col-result = Result
col-name = Name
col-number = No
col-place = Place
col-rating = Rating
col-federation = Fed.
col-team = Team
col-colour = Colour
col-opponent = Opponent
col-decided = Decided by
col-round = Round
col-when = When
col-event = What happened
col-points = Points
col-games = Games
colour-white = White
colour-black = Black
colour-white-short = w
colour-gap = no
colour-black-short = b

# Slips
slip-caption = Round { $round }, board { $board }
slip-result = Result
slip-sign-white = Signature of White
slip-sign-black = Signature of Black

# Results and byes
result-annulled = annulled
result-advantage = { $points } (advantage { $side ->
    [white] White
   *[black] Black
})
result-decided = { $points } (referee)
bye-pairing = bye
bye-half = half-point bye
bye-full = full-point bye
bye-zero = absent
nobody = number { $id }

# Criteria
criterion-points = Points
criterion-wins = Wins
criterion-games_won = Games won
criterion-mutual = Result between the tied
criterion-mutual_extended = Extended result between the tied
criterion-classification_order = Best result in order of the classification
criterion-solkoff = Solkoff
criterion-solkoff_median = Median Solkoff
criterion-solkoff_truncated = Truncated Solkoff, { $k } cut
criterion-solkoff_truncated-steps = Truncated Solkoff, step by step
criterion-solkoff_plus = Solkoff plus
criterion-sonneborn_berger = Sonneborn-Berger
criterion-sonneborn_berger_cut = Sonneborn-Berger, { $k } cut
criterion-average_rating = Average rating of opponents
criterion-average_rating_cut = Average rating of opponents, { $k } cut
criterion-buchholz = Buchholz
criterion-buchholz_cut = Buchholz, { $k } cut
criterion-buchholz_median = Median Buchholz, { $k } cut
criterion-koya = Koya
criterion-performance = Performance
criterion-balance = Balance of plus and minus draws
criterion-progressive = Progressive score
criterion-progressive_cut = Progressive score, { $k } cut
criterion-koya_plus = Koya, limit { $k ->
    [one] { $k } half point
   *[other] { $k } half points
} higher
criterion-koya_minus = Koya, limit { $k ->
    [one] { $k } half point
   *[other] { $k } half points
} lower
criterion-rounds_elected = Rounds chosen to play
criterion-standard_points = Standard points
criterion-pairing_number = Start number
criterion-rating = Rating
criterion-fore_buchholz = Fore Buchholz
criterion-fore_buchholz_cut = Fore Buchholz, { $k } cut
criterion-average_buchholz = Average Buchholz of opponents
criterion-perfect_performance = Perfect performance
criterion-average_performance = Average performance of opponents
criterion-average_perfect_performance = Average perfect performance of opponents
criterion-schedule_strength = Board points and strength of schedule
criterion-schedule_strength_by = Board points and strength of schedule divided by { $k }
criterion-stage = Ties survived
criterion-black_games = Games with Black
criterion-black_wins = Wins with Black
criterion-match_points = Match points
criterion-game_points = Board points
criterion-board = Points on board { $k }
criterion-boards = Board by board
criterion-emmsb = Sonneborn-Berger of matches
criterion-emmsb_cut = Sonneborn-Berger of matches, { $k } cut
criterion-egmsb = Opponents’ board points times match points
criterion-egmsb_cut = Opponents’ board points times match points, { $k } cut
criterion-emgsb = Opponents’ match points times board points
criterion-emgsb_cut = Opponents’ match points times board points, { $k } cut
criterion-eggsb = Sonneborn-Berger of board points
criterion-eggsb_cut = Sonneborn-Berger of board points, { $k } cut
criterion-board_count = Board count
criterion-berlin = Berlin system
criterion-bottom_boards = Board points without the last { $k } boards
criterion-bottom_boards-steps = Board points without the last boards, one after another
criterion-play_off = Play-off

# Why two do not meet
explain-title = Round { $round } by the system “{ $system }”: { $a } and { $b }
explain-partner = { $player } meets { $partner }.
explain-instead = If they had to meet, the round would be:
explain-pair = { $white } – { $black }
explain-rests = { $player }: bye
obstacle-they-meet = They do meet.
obstacle-by-hand = The arbiter paired this round otherwise than the system.
obstacle-corrected = A result of round { $round } was corrected after this round had been paired. What follows is said of the results as they stood then.
obstacle-arbiter = The arbiter makes the pairs of this event.
obstacle-rests = { $player } has the bye.
obstacle-off = { $player } is not paired: { $bye }.
obstacle-not-paired = { $player } is not paired in this round.
obstacle-met = { $count ->
    [0] They have met.
    [one] They have met in round { $rounds }.
   *[other] They have met in rounds { $rounds }.
}
obstacle-forbidden = The arbiter has forbidden this pair.
objection = { $pair }: { $why }
obstacle-colour-again = { $player } has { $colour ->
    [white] White
   *[black] Black
} for the third time running.
obstacle-rest-again = { $player } has had a bye already.
obstacle-colour = { $colour ->
    [white] Both must have White, and neither is a top scorer.
   *[black] Both must have Black, and neither is a top scorer.
}
obstacle-other-round = The table has them meet in round { $round }.
obstacle-never = The table of this system never brings them together.
obstacle-tree = The tree of the knock-out brings them together in tie { $stage } at the earliest.
obstacle-incomplete = If they met, the others could not all be paired.
obstacle-worse = If they met, criterion C{ $criterion } ({ $what }) would be fulfilled less well in point group { $bracket }: { $then } instead of { $now }.
aim-bye = few points for whoever has the bye
aim-bye-rounds = few rounds without play for whoever has the bye
aim-down = few players going down
aim-down-points = few points going down
aim-down-again = nobody going down again
aim-down-gap = nobody going down far again
aim-up = few teams coming up
aim-up-points = many points coming up
aim-up-again = no team coming up after a match between groups
aim-met-again = nobody meeting one from below again
aim-met-gap = nobody meeting one from far below again
aim-next = pairs in the next group
aim-colours = colours as wished
aim-strong-colours = colours as strongly wished
aim-wide-colours = no third colour too many
aim-third-colour = no colour three times running
obstacle-later = Their meeting would be as good, but comes later in the order in which pairings are tried.
obstacle-groups = They stand in different point groups: { $first } and { $second }.
obstacle-order = The order inside their group gives both another partner.

# Why a place
place-title = { $name }: place { $place }
place-value = { $criterion }: { $value }
place-behind = behind { $name } by: { $criterion }
place-shares = shares it with { $names }; no criterion separates them
place-decided = the place is decided by: { $criterion }
addend-from = { $amount } (no { $opponent }, round { $round })
addend-game = { $amount } (no { $opponent })
addend-dummy = { $amount } (stand-in, round { $round })
addend-round = { $amount } (round { $round })

# The log
log-regulations = The regulations were changed: { $reason }
log-regulations-changes = The regulations were changed ({ $changes }): { $reason }
log-change = { $item }: { $before } → { $after }
regulation-system = pairing system
regulation-rounds = rounds
regulation-scale = points
regulation-preset = preset
regulation-criteria = criteria
regulation-unplayed = rounds without play
regulation-swap-last-rounds = last rounds changed places
regulation-keep-apart = kept apart
regulation-games-a-tie = games of a tie
regulation-first-colour = first colour
regulation-withdrawal = games of those who leave
regulation-round-dates = dates of rounds
regulation-time-control = time control
regulation-variant = game
regulation-rule-book = rule book
regulation-rule-book-text = text of the rule book
regulation-youth = youth mode
regulation-play-off = play-off
regulation-teams = rules of teams
regulation-yes = yes
regulation-no = no
log-result = Round { $round }, board { $board }: { $before } was changed to { $after }
log-decided = { $result } (“{ $reason }”)
log-no-result = no result
log-late = { $player } joins in round { $round }
log-withdrawal-before = { $player } leaves before round 1
log-withdrawal = { $player } leaves after round { $round }
log-return = { $player } is back from round { $round }
log-by-hand = Round { $round } was paired by hand: { $made } instead of { $engine }
log-by-hand-none = Round { $round } was paired by hand: { $made }
log-undone = The last change was taken back
log-taken-back = Round { $round } was taken back
log-start = Round { $round } starts from position { $after } instead of { $before }
regulation-federation = players of one federation
regulation-club = players of one club
regulation-white = White
regulation-black = Black

# Play-offs
play-off-game = { $white } – { $black } { $result }
play-off-lots = Play-off for place { $place }, by lot: { $order }
play-off-over = Play-off for place { $place }: { $games } (order: { $order })
play-off-open = Play-off for place { $place }, not decided yet: { $games }
