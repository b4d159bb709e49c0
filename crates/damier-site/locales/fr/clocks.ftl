# Clocks on the play page and where a game is chosen.

clock-note-moves = { $moves ->
    [one] { $moves } coup avant le contrôle
   *[other] { $moves } coups avant le contrôle
}
clock-note-byo-yomi = { $stretches ->
    [0] plus de byo-yomi
   *[other] { $stretches } × { $seconds } s de byo-yomi
}
clock-note-delay = délai de { $seconds } s
clock-note-bronstein = { $seconds } s rendues
clock-note-hourglass = sablier
clock-word-bronstein = Bronstein
clock-word-delay = délai
clock-word-byo-yomi = byo-yomi
clock-word-hourglass = sablier
clock-word-lapsing = (le temps non utilisé est perdu)
clock-word-v = contre

# The own clock on the page where a game is chosen.

choose-kind = Genre de pendule
choose-kind-increment = Secondes ajoutées à chaque coup
choose-kind-fixed = Temps pour toute la partie
choose-kind-moves = Coups dans un temps, puis temps pour le reste
choose-kind-bronstein = Bronstein : le temps pris est rendu
choose-kind-delay = Délai avant que le temps coure
choose-kind-byo-yomi = Byo-yomi : périodes qui reviennent
choose-kind-hourglass = Sablier
choose-kind-correspondence = Correspondance : des jours pour les coups
choose-days = Jours
choose-moves = Pour combien de coups
choose-then = Puis minutes (0 : de nouveau les mêmes)
choose-stretches = Périodes
choose-other = Minutes des Noirs
choose-other-same = les mêmes
choose-control = En notation brève
choose-control-hint = Peut s’écrire à la main, par exemple 80'+1' ou 2h/50, 1h/25 ou 5' v 3'.
choose-offers = Nulle proposable à partir du coup
choose-offers-any = à tout moment

js-clock-days = { $number } j { $time }
js-clock-stretches = byo-yomi { $number } × { $time } s
js-control-missing = Remplissez les temps de la pendule, ou écrivez-la en notation brève.
