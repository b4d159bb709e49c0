# Events: what goes beside the rounds.

event-worth = What the games are worth
event-performance = Performance
event-rated-score = Score against rated opponents
event-score-of = { $score } out of { $games }
event-expected-score = Expected by the ratings
event-hundredths = { $whole }.{ $hundredths }
event-norms = Norms for titles
event-norms-hint = By the FIDE Title Regulations (B.01, 1.4). Which games may be left out, and the exceptions, are for the arbiter.
event-norms-none = Norms are not shown: the federations of draughts have not published tables that could be followed here.
event-norm-games = Games
event-norm-average = Opponents’ average
event-norm-missing = Missing
event-norm-made = Norm made
event-lack-games = nine games
event-lack-score = 35 per cent of the points
event-lack-performance = a higher performance
event-lack-average = stronger opponents
event-lack-titled = titled opponents
event-lack-peers = opponents with this title
event-lack-federations = two other federations
event-lack-own-federation = fewer opponents of one’s own federation
event-lack-one-federation = fewer opponents of one federation
event-lack-unrated = fewer unrated opponents
event-hall-before = Previous page
event-hall-pause = Stop turning the pages
event-hall-after = Next page
