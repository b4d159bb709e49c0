# Comment s’appellent les niveaux de l’ordinateur.

level-1 = Premiers pas
level-2 = Débutant
level-3 = Apprenti
level-4 = Joueur occasionnel
level-5 = Nouveau au club
level-6 = Joueur de club
level-7 = Fort joueur de club
level-8 = Candidat maître
level-9 = Maître
level-10 = Grand maître

# Les joueurs dans le texte d’une partie.

record-computer = Damier, niveau { $level } ({ $name })
record-player = Joueur
