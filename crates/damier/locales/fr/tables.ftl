# Tableaux du bureau du tournoi. La plupart des colonnes portent les noms des feuilles imprimées.

table-title = Titre
table-from-round = Dès la ronde
table-expected = Attendu
table-score = Score
table-change = Variation
table-new = Nouveau
table-performance = Performance
table-norm = Norme
table-average = Moyenne
table-missing = Il manque
table-deviation = Écart
table-volatility = Volatilité
table-item = { $name } : { $text }
table-nobody = personne n’est encore inscrit
table-after = Après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
table-after-open = { $after } (ronde { $round } : { $left })
table-left = { $count ->
    [0] tous les résultats sont entrés
    [one] il manque { $count } résultat
   *[other] il manque { $count } résultats
}
table-round = Ronde { $round }
table-start = Toutes les parties commencent à la position { $number } : { $rank }
table-start-text = Toutes les parties commencent à la position { $number } : { $rank }, tirée du texte `{ $text }`
table-differs = ronde { $round } : autrement que selon { $system }
table-made = { "  " }faite   { $pair }
table-rules = { "  " }règles  { $pair }
table-as-made = { $fine ->
    [one] { $fine } ronde sur { $rounds } est appariée
   *[other] { $fine } rondes sur { $rounds } sont appariées
} selon { $system }
table-own-book = { $book } (le texte est dans ce fichier)
table-norm-made = rien : norme réussie
table-lack = { $lack ->
    [games] neuf parties
    [score] 35 pour cent
    [performance] performance
    [average] des adversaires plus forts
    [titled] des adversaires titrés
    [peers] des adversaires ayant ce titre
    [federations] deux autres fédérations
    [own-federation] moins de joueurs de sa propre fédération
    [one-federation] moins de joueurs d’une même fédération
   *[unrated] des adversaires classés
}

# Noms qui n’existent pas

desk-no-preset = il n’y a pas de préréglage `{ $name }` ; choisissez parmi { $known }
desk-no-system = il n’y a pas de système d’appariement `{ $name }` ; choisissez parmi { $known }
desk-no-criterion = il n’y a pas de critère `{ $name }` ; choisissez parmi { $known }, ou des codes de la FIDE (C.07) tels que { $codes }
desk-criterion-twice = le critère `{ $name }` figure deux fois dans la liste : ce qu’il laisse à égalité le reste
desk-criteria-none = la liste ne nomme aucun critère ; écrivez par exemple points,solkoff
desk-points = `{ $text }` n’est pas un nombre de points ; écrivez 2, 0.5, ½ ou 7/3
desk-reason-youth = --decided en dit trop peu pour le mode jeunes : expliquez la décision en au moins { $words } mots et { $characters } lettres et chiffres, de sorte qu’un enfant la comprenne
desk-reason-empty = --decided est vide : une décision demande son motif, qui est conservé avec elle
