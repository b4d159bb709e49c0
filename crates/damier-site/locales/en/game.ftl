# How the levels of the computer are called.

level-1 = First steps
level-2 = Beginner
level-3 = Learner
level-4 = Casual player
level-5 = Club newcomer
level-6 = Club player
level-7 = Strong club player
level-8 = Candidate master
level-9 = Master
level-10 = Grandmaster

# Players in a game record.

record-computer = Damier, level { $level } ({ $name })
record-player = Player
