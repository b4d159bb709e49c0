# Tournaments.
nav-events = Tournaments
event-list-title = Tournaments
event-list-lead = Pairings, results and standings of every event on this server, each value explained.
event-list-none = No tournaments yet. An arbiter makes the first one.
event-new = New tournament
event-new-title = New tournament
event-new-lead = The regulations hold from round 1 on; what is changed later is logged with its reason and shown to everybody.
event-create = Go on to the players
event-import-title = From a file
event-import-lead = An event file of Damier (JSON), or a table of another program: TRF16, TRF26, CSV.
event-import = Open the file
event-file = File
event-state-entries = Entries open
event-state-going = Being played
event-state-over = Over
event-views = Views
event-view-pairings = Pairings
event-view-names = By name
event-view-standings = Standings
event-view-crosstable = Crosstable
event-view-scores = Players’ scores
event-view-progress = Progress
event-view-teams = Teams
event-view-players = Players
event-view-regulations = Regulations
event-rounds-label = Rounds
event-round = Round { $round }
event-round-short = R{ $round }
event-round-board = Round { $round }, board { $board }
event-rounds-of = { $played ->
    [0] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
   *[other] round { $played } of { $rounds }
}
event-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
event-standings-after = { $rounds ->
    [one] After { $rounds } round
   *[other] After { $rounds } rounds
}
event-hall = Hall screen
event-why = Why are two not paired?
event-desk-link = Arbiter’s desk
event-public = Public pages
event-print-pdf = PDF
event-print-html = Print view
event-nobody = Nobody is entered yet.
event-points-before = Points before the round
event-differences = Games that say something else
event-game-goes-on = still open
event-game-differs = Board { $board }: the game on the site says { $game }, the board { $result }.
event-game-take = Take { $game }
event-game-keep = Keep the board
event-watch = Watch
event-progress-title = Places after every round
event-progress-hint = One line a player; at its right end the name and the place now.
event-tie = { $count ->
    [one] Place { $place } is shared by { $count } player
   *[other] Place { $place } is shared by { $count } players
}
event-tie-level = The tie of { $first } and { $second } is level
event-log-title = Changes after the start
event-col-place = Place
event-col-name = Name
event-col-number = No
event-col-title = Title
event-col-federation = Federation
event-col-federation-id = Number at the federation
event-col-club = Club
event-col-rating = Rating
event-col-team = Team
event-col-members = Members
event-col-decided = Decided by
event-col-round = Round
event-col-colour = Colour
event-col-opponent = Opponent
event-col-result = Result
event-col-sum = Sum
event-col-points = Points
event-col-board = Board
event-fact-joined = Joined in round
event-fact-left = Left after round
event-why-place = Why this place
event-why-a = First player
event-why-b = Second player
event-why-round = In round
event-why-ask = Explain
event-why-two = Choose two different players of the entry list.
event-bye = bye
event-pair = { $white } – { $black }
event-draw = Draw

# The form of an event.
event-field-name = Name of the tournament
event-field-system = Pairing system
event-field-rounds = Rounds
event-field-boards = Boards of a match
event-field-points = Points
event-field-preset = Order and tie-breaks
event-field-time = Time control
event-field-book = Rule book
event-field-own-book = A rule book of your own
event-own-book-hint = Its text (TOML). It is kept with the event and judges every game of it.
event-own-book-check = Check a rule book
event-book-of = Rule book of this event
event-book-read = Read the rule book of this event
event-field-own-points = Own points: win-draw-loss
event-field-order = Order of the criteria
event-field-criteria = Own list of criteria
event-field-first-colour = Colour of number 1 in round 1
event-field-apart = Keep apart in the last three rounds
event-field-games = Knock-out: games of a tie
event-field-swap = Double round robin: swap the last two rounds of the first cycle
event-field-youth = Youth mode
event-youth-yes = no decision without its explanation
event-field-play-off = Play-off
event-field-city = Place
event-field-federation = Federation
event-field-starts = First day
event-field-ends = Last day
event-field-arbiter = Chief arbiter
event-field-unplayed = Rounds without play
event-field-reason = Why the regulations are changed
event-rounds-hint = May be empty in a round robin, in a knock-out and with pairs by hand.
event-boards-hint = Team events only.
event-criteria-hint = Names with commas between them; empty for those of the preset.
event-play-off-hint = In words, for example “Lehmann-Georgiev 5+2 for place 1”; empty if places are shared.
event-more = More regulations
event-book-usual = The usual one of the game
event-book-own = Own: pasted below
event-first-colour-usual = White
event-first-colour-white = White, by lot
event-first-colour-black = Black, by lot
event-field-team-colours = Swiss of teams: wishes for colours
event-team-colours-usual = Type A (usual)
event-team-colours-type-b = Type B, with mild ones
event-team-colours-none = None
event-field-team-score = Swiss of teams: paired by
event-team-score-usual = Match points
event-team-score-game-points = Points of the games
event-field-dates = Days of the rounds
event-dates-hint = One date a round, between commas; the first rounds are enough.
event-apart-usual = Nobody
event-apart-federation = Players of one federation
event-apart-club = Players of one club
event-points-usual = Those of the preset
event-points-2-1-0 = 2–1–0
event-points-1-0-5-0 = 1–½–0
event-points-stages = Twelve by stages: 12–0, 8–4, 7–5, 6–6
event-points-delft = Delft: 12–0, 9–1, 8–2, 7–3, 6–4
event-points-own = Own points, below
event-frozen = The event has begun: the regulations are fixed. A change needs a reason, which everybody can read.
event-save = Save
event-cancel = Cancel

# The desk.
event-desk = Results
event-desk-pair = Pairing
event-desk-players = Players
event-desk-play-offs = Play-offs
event-desk-files = Files and paper
event-desk-rules = Regulations
event-desk-history = History
event-by-site = the site
event-undo = Take back
event-keys-hint = On a result: the points of White (2, 1, 0; in chess 1, =, 0), + or - for who did not appear, Delete to clear. Each is saved at once, and the next board follows.
event-reports = Reported by players
event-reported = { $side ->
    [white] Board { $board }: White reports { $result }
   *[other] Board { $board }: Black reports { $result }
}
event-disputed = they disagree
event-confirm = Confirm { $result }
event-dismiss = Put aside
event-save-results = Save results
event-missing = { $count ->
    [0] All results are in.
    [one] { $count } result is missing.
   *[other] { $count } results are missing.
}
event-pair-round = Pair round { $round }
event-take-back = Take round { $round } back
event-result-forfeit = { $result } (absent)
event-result-nobody = { $result } (both absent)
event-result-both = { $result } (both punished)
event-slip-link = Report
event-decide = Referee’s decision on points
event-decide-hint = For a result that none of the usual ones fits. The reason stands in the event file.
event-decide-button = Enter the decision
event-points-white = Points of White
event-points-black = Points of Black
event-not-played = The game was not played
event-play-here = Play a board on this site
event-play-here-hint = The game is refereed here, and its result comes to the board by itself.
event-clock = Clock, empty for none
event-start-game = Start the game
event-link-game = Address of a game; empty to let go
event-link = Link
event-pair-hint = As the system makes it, White on the left. Numbers can be changed; a pair without Black is a bye. What differs from the system is logged.
event-draw-text = Public text for the draw of the start position (optional)
event-draw-hint = All games of the round start from one position. Without a text it is drawn by lot; from a text that was announced before, everybody can draw it again.
event-draw-kept = The round keeps this position, unless a text is given.
event-start-rank = First rank, from the a-file: { $rank }
event-pair-now = Pair as shown
event-pair-enter = Enter these pairs by hand
event-compare = Compare with the system
event-differs = This differs from the system
event-differs-made = By hand
event-differs-engine = The system
event-differs-impossible = The system finds no pairing of these players.
event-add-player = Enter a player
event-edit-player = Change a player
event-add = Enter
event-late-hint = The event has begun: who is entered now joins in round { $round }.
event-add-list = Enter a list
event-paste = One line a player
event-paste-hint = Name, federation, rating, title and club in any order, with semicolons or tabs; a line of column names is understood.
event-or-file = Or a file: CSV, TRF, event file
event-sort-too = Then number everybody by rating
event-add-list-button = Enter the list
event-sort = Number by rating
event-remove = Strike from the list
event-left-before = left before round 1
event-left-after = left after round { $round }
event-in-round = round { $round }
event-state-plays = plays
event-state-zero = absent
event-state-half = half-point bye
event-state-full = full-point bye
event-state-gone = has left
event-teams = Teams
event-members = Players of the teams
event-save-byes = Save for round { $round }
event-forbidden = Must not meet
event-forbid-numbers = Numbers
event-forbid = Keep apart
event-allow = Allow again
event-papers = Paper
event-slips-hint = Every result slip has a code: a player scans it and reports the result.
event-sheet-pairings = Pairings
event-sheet-names = Pairings by name
event-sheet-standings = Standings
event-sheet-crosstable = Crosstable
event-sheet-scores = Players’ scores
event-sheet-slips = Result slips
event-sheet-cards = Place cards
event-sheet-log = Log of changes
event-data = Data
event-file-json = Event file, with everything
event-file-trf = For federations and other programs
event-file-csv = For spreadsheets
event-data-hint = The event file is the one of the command line: “damier tournament” goes on with it.
event-games-title = Results from records of games
event-games-lead = Every game ({ $format }) is played through and refereed. A record that disagrees with its game is shown and not entered.
event-games-round = Round, if the records do not say it
event-games-paste = Or paste them
event-games-any-start = Games may begin at any position (set-up positions count too)
event-games-button = Referee and enter
event-games-entered = { $entered } of { $count } entered
event-misfit-unreadable = Cannot be read: { $reason }
event-misfit-no-name = No player is called “{ $name }”. Correct the name in the record or in the list.
event-misfit-several = Several players are called “{ $name }”.
event-misfit-no-round = The record names no round. Give it above.
event-misfit-not-paired = Round { $round } has not been paired.
event-misfit-not-met = The two do not meet in round { $round }.
event-misfit-colours = The colours differ from the pairs.
event-misfit-other-result = The board has another result. Clear it first if the record is right.
event-misfit-other-start = { $found ->
    [none] The game begins at none of the 960 start positions
   *[other] The game begins at position { $found }
}, and position { $drawn } was drawn for the round. Correct the record or the round.
event-misfit-contradicts = The Result tag says { $tag }, the end of the moves says { $end }. Make both the same.
event-misfit-two-tags = There are two { $tag } tags that differ. Remove one.
event-misfit-odd-result = The Result tag “{ $text }” is no result. Write 2-0, 1-1 or 0-2 (in chess 1-0, 1/2-1/2 or 0-1), White first.
event-misfit-other-game = The game of the record is { $record }, that of the tournament { $event }. Correct the record, or leave it out.
event-misfit-other-moves = The record is declared as “{ $declared }”, but the moves are those of { $played }. Correct its GameType tag.
event-misfit-otherwise = Other records of this import tell this game differently: { $others }. None of them is entered. Remove those that are wrong, and import again.
event-misfit-set-up-start = The game does not begin at the start position, nor at a drawn opening. Correct the FEN tag, or allow any start above.
event-record-says = record { $number } (line { $line }) says { $result }
event-record-same = as record { $first }
event-misfit-no-start = The game begins at none of the 960 start positions. Correct the FEN tag.
event-misfit-set-up = A position is set up in the middle of the game, so that the rules cannot judge it. Enter the result by hand.
event-misfit-disagrees = The record says { $header }, the rules say { $verdict }. The arbiter decides.
event-misfit-no-moves = The record has a result and no move. If it was not played, enter the result by hand as a forfeit.
event-misfit-punished = 0-0 says that both are punished. Enter that by hand.
event-misfit-illegal = Ply { $ply } cannot be played. Correct the record.
event-misfit-open = The game is not over, and the record has no result.

# Play-offs.
event-match-differs = The match says that the other player goes on, but the next stage is paired. Take its rounds back first: then the match counts.
event-play-offs-later = Play-offs come after the last result.
event-no-ties = No place is shared.
event-play-off-title = For place { $place }: { $names }
event-play-off-next = Next: { $white } (White) – { $black } (Black)
event-play-off-order = The order that came out
event-play-off-start = Begin the play-off
event-form = How
event-form-lehmann-georgiev = Lehmann-Georgiev
event-form-barrage = Single games until a win
event-form-stages = Standard, rapid, blitz
event-form-round-robin = Everybody meets everybody
event-form-lots = Drawing lots
event-form-time = Lehmann-Georgiev: time, such as 5'+2"
event-form-order = Lots: the order drawn
event-match-here = Play it on this site
event-to-match = To the match
event-won-by = { $name } won
event-flag = Flag fallen
event-stage-standard = standard game
event-stage-rapid = rapid game
event-stage-blitz = blitz game
event-stage-decider = deciding game

# Reports of players.
event-report-who = You are
event-report-result = How did the game end?
event-report-send = Report the result
event-report-hint = It counts as soon as the opponent reports the same from another device, or the arbiter confirms it.
event-report-settled = This result is in the table. If it is wrong, tell the arbiter.
event-said-waits = Noted. Now the opponent reports too, or the arbiter confirms.
event-said-agreed = Both players agree: the result is entered.
event-said-disputed = The opponent reported another result. The arbiter has been told.

# What was done, one line each.
deed-created = The event was made
# Boards in a row, and the last of several.
deed-range = { $first } to { $last }
deed-list = { $most } and { $last }
deed-results = { $count ->
    [1] Results of round { $round }, board { $boards }
   *[other] Results of round { $round }, boards { $boards }
}
deed-reported = A player reported board { $boards } of round { $round }
deed-agreed = Both players agreed on board { $boards } of round { $round }
deed-confirmed = Report of board { $boards } of round { $round } confirmed
deed-dismissed = Report of board { $boards } of round { $round } put aside
deed-decided = Decision on board { $boards } of round { $round }
deed-played = { $count ->
    [1] Played on the site: round { $round }, board { $boards }
   *[other] Played on the site: round { $round }, boards { $boards }
}
deed-followed = { $count ->
    [1] The game of board { $boards } of round { $round } was decided otherwise: the board follows
   *[other] The games of boards { $boards } of round { $round } were decided otherwise: the boards follow
}
deed-differs = { $count ->
    [1] The game of board { $boards } of round { $round } says something else than the board
   *[other] Games of boards { $boards } of round { $round } say something else than the boards
}
deed-noted = { $count ->
    [1] The game of board { $boards } of round { $round } says what the board says
   *[other] The games of boards { $boards } of round { $round } say what the boards say
}
deed-kept = Board { $boards } of round { $round } stays, whatever its game says
deed-linked = Board { $boards } of round { $round } is played on the site
deed-unlinked = Board { $boards } of round { $round } let go
deed-paired = Round { $round } paired
deed-paired-by-hand = Round { $round } paired by hand
deed-taken-back = Round { $round } taken back
deed-entered-one = Entered: { $name }
deed-edited = Changed: { $name }
deed-removed = Struck from the list: { $name }
deed-sorted = Numbered by rating
deed-withdrawn = Has left: { $name }
deed-returned = Is back: { $name }
deed-forbidden = A pair was forbidden
deed-allowed = A pair was allowed again
deed-regulations = Facts or regulations changed
deed-play-off-begun = Play-off for place { $name } begun
deed-play-off-game = A game of a play-off entered
deed-play-off-match = A play-off is played on the site
deed-play-off-differs = A match says that another player goes on than is paired
deed-play-off-played = Play-off games came from the site
deed-undone = The last step was taken back
deed-undone-version = Step { $version } was taken back
deed-entered = { $count ->
    [one] { $count } player entered
   *[other] { $count } players entered
}
deed-byes = { $count ->
    [one] Round { $round }: { $count } entry changed
   *[other] Round { $round }: { $count } entries changed
}
deed-imported = { $count ->
    [one] { $count } result from records of games
   *[other] { $count } results from records of games
}

# For the scripts.
js-event-saved = saved
js-event-saving = saving…
js-event-failed = not saved: try again
js-event-clash = changed by somebody else meanwhile

# Problems.
problem-no-such-event = There is no such tournament
problem-no-such-event-detail = No tournament has the name “{ $event }”. Look at the list of tournaments.
problem-stale-event = The tournament has been changed meanwhile
problem-stale-event-detail = Somebody changed the event after you had opened this page. It now shows how the event stands: look at it and do it again.
problem-invalid-event = This cannot be used
problem-invalid-event-detail = Something is missing or makes no sense. Correct it and try again.
problem-event-refused = This cannot be done now
problem-event-refused-detail = The event does not allow it as it stands.
problem-event-clash = { $count ->
    [one] Board { $boards } has got another result meanwhile: it was left as it is. The others were saved. Look at it and enter it again if it is wrong.
   *[other] Boards { $boards } have got other results meanwhile: they were left as they are. The others were saved. Look at them and enter them again if they are wrong.
}
problem-event-name = The name is missing or has no letter. Write one with a letter in it, such as Open 960.
problem-event-name-long = The name is longer than 80 characters. Shorten it.
problem-event-number = A start number is a whole number that nobody else has.
problem-event-rating = A rating is a whole number below 10000. Correct it, or leave the field empty.
problem-event-no-difference = That board and its game agree already.
problem-event-born = Line { $line }, character { $column }: “{ $found }” is no date of birth; write 1990, 1990/05/17 or 17.05.1990.
problem-event-sex = Line { $line }, character { $column }: “{ $found }” is no sex; write w or m, or leave it empty.
problem-event-extra = Line { $line }, character { $column }: “{ $found }” stands outside the columns that have names; name its column, or put names with the separator in them into quotes.
problem-event-column-twice = Line { $line }, character { $column }: the column “{ $found }” stands there a second time; leave one of the two, or name them Surname and First name.
problem-event-quote = Line { $line }, character { $column }: a quotation mark is not closed; close it before the end of the line.
problem-event-list-empty = The list names no players. Write one line a player, such as Anna Berg;2100;NED.
problem-event-list-long = An event has at most 5000 players.
problem-event-file = { $reason }.
problem-event-text = A text is too long or has more than one line.
problem-event-system = Choose one of the pairing systems.
problem-event-variant = Choose one of the games.
problem-event-book = This rule book is not one of the game that is played. Choose another or the usual one.
problem-event-book-unknown = This event is judged by “{ $book }”, a rule book that is not known here. Give the event the text of it.
problem-event-book-otherwise = The record is not played as the event has it: { $reason }.
problem-event-book-none = No rule book is known for this game. Give the event one of its own, or enter results by hand.
problem-event-book-long = This text is too long for a rule book: 200 kB at most.
problem-event-book-empty = Paste the text of your rule book, or choose one of the list.
problem-event-book-two = A rule book is chosen and another one is pasted. Empty the field, or choose “Own”.
problem-event-preset = Choose one of the presets.
problem-event-criterion = There is no criterion “{ $name }”. Write names such as points, solkoff, wins.
problem-event-rounds = Say how many rounds there are, from 1 to 99.
problem-event-boards = Say how many boards a match has, from 1 to 99.
problem-event-games = A tie has 1 to 99 games.
problem-event-points = Write points as numbers, for a scale win-draw-loss such as 3-1-0: a win is worth most.
problem-event-date = Write a day as 2026-11-30.
problem-event-dates-back = A day lies before an earlier one. Give the days in their order, the end after the beginning.
problem-event-dates-many = There are more days than rounds. Leave out those that are too many, or correct the number of rounds.
problem-event-reason = The regulations are fixed since round 1: give a reason.
problem-event-fewer-rounds = More rounds than that have been paired already.
problem-event-other-kind = After the start an event of players stays one, an event of teams too, and so do those kept apart.
problem-event-no-undo = There is nothing to take back.
problem-event-no-board = There is no such round, board or player.
problem-event-board = Round { $round } has no board { $board }: write the number of a board in the list above.
problem-event-decision-range = No side gets more than { $most } points by decision, nor less than { $least }. Write what the referee awards within these.
problem-event-decision-points = Write points as numbers from 0 to 1000, such as 2 or 0.5, in both fields.
problem-event-has-result = The board has a result already. If it is wrong, tell the arbiter.
problem-event-no-report = That report is not there any more.
problem-event-result = The points of this event have no such result.
problem-event-decision-reason = Write why, in up to 2000 characters.
problem-event-not-last = Only the last round can be taken back.
problem-event-has-results = The round has results. Clear them first.
problem-event-other-game = That game is of another kind than the event.
problem-event-other-book = That game is judged by another rule book than this event. Start it from here, or enter its result by hand.
problem-event-started = Round 1 is paired: numbers stay.
problem-event-started-leave = The event has begun: mark the player as one who has left.
problem-event-forbid = Name at least two numbers of the entry list.
problem-event-pair = “{ $text }” is no number of the entry list. Write White and Black by number, White alone for a bye.
problem-event-no-player = Nobody has number { $number }.
problem-event-taken = Number { $number } is taken.
problem-event-number-beyond = Number { $number } does not fit into files; give a number from 1 to 9999.
problem-event-twice = Number { $number } appears twice in the round. Leave one of them out.
problem-event-himself = Number { $number } is paired with himself.
problem-event-unfinished = Round { $round } still has games without result. Enter them first.
problem-event-too-few = { $who ->
    [teams] There are too few teams to pair. Enter at least two that play.
   *[players] There are too few players to pair. Enter at least two who play.
}
problem-event-impossible = { $who ->
    [teams] No pairing of all teams keeps the absolute rules. Pair by hand, or end the event.
   *[players] No pairing of all players keeps the absolute rules. Pair by hand, or end the event.
}
problem-event-all-paired = { $rounds ->
    [one] The event has { $rounds } round, and it is paired. Raise the number of rounds in the regulations to go on.
   *[other] The event has { $rounds } rounds, all of them paired. Raise the number of rounds in the regulations to go on.
}
problem-event-level = The tie of { $first } and { $second } is level. Let them play it off, or enter a deciding result for its last game.
problem-event-two-teams = This system needs exactly two teams of the same size.
problem-event-by-hand = This system makes no pairs by itself: write them down.
problem-event-goes-on = Round { $round } is paired, and this would change who goes on from the tie of { $one } and { $other }. Take back the rounds from { $round } on first, then correct the result.
problem-event-no-rest = The table of this system has a game for everybody, so nobody rests for points: choose “absent”, which gives the game away.
problem-event-table-made = The table of this system was made for those entered before round 1: let the newcomer take over the number of somebody who left, or take the rounds back first.
problem-event-team-table-made = The table of this system was made for the teams entered before round 1: let the newcomer sit in one of them, or take the rounds back first.
problem-event-code = This code is not (or no longer) one of a board. Scan the slip of this round.
problem-event-report = Say who you are, and choose how the game ended.
problem-event-not-over = The event is not over: play-offs come after its last result.
problem-event-no-tie = These players do not share that place. Choose at least two who do.
problem-event-playing-off = One of them is playing a play-off already. Finish it first.
problem-event-lots = Name each number of those tied once, in the order of the lots.
problem-event-form = Choose how it is played.
problem-event-form-for-two = This form is for two. Let more of them play a round robin.
problem-event-play-off-time = Write the time and what a move adds, such as 5'+2".
problem-event-no-play-off = That play-off is not there.
problem-event-play-off-over = This play-off is over.
problem-event-play-off-game = A game cannot have ended like that. Look at the times.
problem-event-left = Write what both had left, such as 1:40.
problem-event-left-over = That is more than there can be left of the time for the whole play-off, whatever the moves added. Look at the clocks again.
problem-event-no-match = The site has no match for this play-off: it is for two players, before the first game.

# Lists of players: what is wrong with a line, and what is odd.
problem-event-list-name = Line { $line }, character { $column }: the name is missing, or has no letter; write every player’s name.
problem-event-list-name-long = Line { $line }, character { $column }: the name is longer than 80 characters; shorten it.
problem-event-list-number = Line { $line }, character { $column }: “{ $found }” is no start number; write a whole number from 1 to 9999, or leave it empty.
problem-event-list-rating = Line { $line }, character { $column }: “{ $found }” is no rating; write a whole number below 10000, or leave it empty.
problem-event-list-more = And { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
problem-event-list-nobody = Nobody was entered: correct the list, and enter it once more.
event-doubt-column = the column “{ $what }” is not known here and was not read
event-doubt-club = “{ $what }” { $many ->
    [no] was taken for a club
   *[other] and others ({ $which } in all) were taken for clubs
}; name the columns in a first line if that is wrong
event-doubt-name = { $where ->
    [event] “{ $what }” is entered already, as number { $which }
    [line] “{ $what }” stands in line { $which } already
   *[list] “{ $what }” stands in the list twice
}: entered once more, remove one of the two if it is the same person
event-doubt-federation-id = { $where ->
    [event] number { $which } has the federation’s number { $what }, too
    [line] line { $which } has the federation’s number { $what }, too
   *[list] the federation’s number { $what } stands in the list twice
}: entered all the same, correct one of the two
event-doubt-number = the start number { $what } is taken; the next free one was given
event-doubt-numbers = the order of ratings gave other start numbers than the list to { $count ->
    [one] { $count } player
   *[other] { $count } players
}; number them yourself if the list is to count: leave the numbering by rating out
event-game-missing = Which game is played?
event-game-hint = The event does not say which game is played. Name it, and its games can be played and refereed here.
event-game-choose = Choose a game
event-game-name = Name the game
event-game-reason = the game was not named
event-doubts = The list was entered. Look at this:
event-doubt-line = Line { $line }: { $what }
event-play-off-players = Who plays, by numbers
event-decided-because = The referee: “{ $reason }”
event-rounds-so-far = { $rounds ->
    [one] { $rounds } round so far
   *[other] { $rounds } rounds so far
}
event-pair-hint-manual = Write the pairs by number, White on the left; White alone has the bye.
event-pair-check = Look at the pairs first
event-against = What speaks against these pairs
event-play-offs-due = Ties wait to be played off:
problem-event-hand-twice = In more than one pair: { $names }. Leave each in one.
problem-event-hand-left-out = Without a game or a bye: { $names }. Pair them, give one the bye (White alone), or mark them as absent on the page of the players.
problem-event-hand-byes = Only one can be left over, and these stand alone: { $names }. Pair them, or give the others byes on the page of the players.
problem-event-hand-gone = Not in the event in this round: { $names }. Leave them out.
event-file-odd = The event is here. Look at this in its file:
event-file-odd-later = Look at this in the file that the event came from:
event-trf-lacks = Before you hand in a TRF file:
event-trf-open-round = Round { $round } is not finished ({ $count ->
    [one] { $count } result is missing
   *[other] { $count } results are missing
}). TRF has no letter for that: other programs see the event before this round, and only Damier reads the round from the comments.
event-trf-adjourned = Games of round { $rounds } have no result. Their cells have no letter, and some programs refuse the file: enter what they count as meanwhile.
