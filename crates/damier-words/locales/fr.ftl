### Ce qui ne va pas dans une position, un coup ou une notation, en français.

both = { $first } ; { $second }
at-place = ligne { $line }, colonne { $column } : { $what }
at-ply = ligne { $line }, colonne { $column }, demi-coup { $ply } : { $what }

## Positions de dames

fen-at = au décalage { $offset } : { $what }
fen-no-side = `{ $text }` n’indique pas le trait : commencez par `W:` ou `B:`
fen-no-colour = `{ $text }` ne dit pas à qui sont ces pièces : commencez chaque liste par W ou B, comme dans `W:W31,K5:B20`
fen-colour-twice = une seconde liste pour les { $side ->
    [white] Blancs
   *[black] Noirs
} : réunissez toutes leurs pièces dans une seule
fen-no-list = aucune pièce pour les { $side ->
    [white] Blancs : ajoutez `:W`
   *[black] Noirs : ajoutez `:B`
}, suivi de leurs cases s’ils ont des pièces
fen-nothing-listed = il manque une case : supprimez la virgule
fen-not-a-square = `{ $text }` n’est pas une case de ce damier : écrivez un numéro, avec K devant une dame
fen-off-board = `{ $text }` est hors du damier, dont les cases vont de 1 à { $last }
fen-bad-range = `{ $text }` n’est pas un intervalle : écrivez deux numéros de 1 à { $last }, le plus petit d’abord
fen-used-twice = une seconde pièce sur la case { $square } : n’en gardez qu’une
fen-no-such-option = { $known ->
    [none] `{ $text }` choisit là où ce jeu ne laisse rien à choisir : retirez-le
   *[other] `{ $text }` n’est pas un choix de ce jeu : écrivez l’un de ceux-ci : { $known }
}
fen-option-twice = `{ $text }` choisit une seconde fois : n’en laissez qu’un
moves-not-offered = { $setting ->
    [none] la position se joue avec { $option }={ $value }, choix que le règlement { $book } n’offre pas : changez la position ou prenez un autre règlement
   *[other] la position se joue avec { $option }={ $value }, mais le réglage { $setting } du règlement { $book } a été choisi autrement : changez l’un des deux
}
fen-hub-letter = `{ $text }` ne désigne aucune case : écrivez w, b, W ou B pour une pièce et e pour une case vide
fen-hub-length = { $found ->
    [one] { $found } lettre
   *[other] { $found } lettres
} après le trait, mais le damier a { $squares } cases : écrivez une lettre pour chacune
setup-off-board = la case { $square } n’est pas sur ce damier
setup-man = le pion { $side ->
    [white] blanc
   *[black] noir
} de la case { $square } est sur sa rangée de promotion : faites-en une dame ou déplacez-le
setup-empty = le damier est vide : placez au moins une pièce
setup-no-king = des coups de dame des { $side ->
    [white] Blancs
   *[black] Noirs
} sont indiqués pour la case { $square }, où ils n’ont pas de dame : nommez la case de cette dame

## Coups de dames

move-legal = { $what } (légaux : { $moves })
move-malformed = `{ $text }` n’est pas un coup : écrivez-le comme `32-28` ou `19x28`
move-no-square = `{ $text }` : il n’y a pas de case `{ $square }` sur ce damier
move-no-own-piece = `{ $text }` : le camp au trait n’a pas de pièce sur la case { $square }
move-must-capture = `{ $text }` : la prise est obligatoire ici
move-nothing-to-capture = `{ $text }` : il n’y a rien à prendre ici
move-ambiguous = `{ $text }` désigne plusieurs coups : écrivez les cases intermédiaires
move-game-over = `{ $text }` : la partie est finie
move-illegal = `{ $text }` n’est pas un coup légal ici

## Parties en données (JSON)

data-at = { $place } : { $what }
data-result = `{ $text }` n’est aucun des résultats 2-0, 1-1, 0-2, 0-0
data-unknown-position = `{ $text }` : la position n’est pas connue
data-too-deep = les variantes sont imbriquées sur plus de { $limit } niveaux

## Jeux et tables inconnus

unknown-variant = jeu inconnu `{ $name }` : écrivez l’un de { $known }
unknown-table = { $known ->
    [none] { $variant } n’a pas de table d’ouvertures `{ $id }` : il n’en a aucune
   *[other] { $variant } n’a pas de table d’ouvertures `{ $id }` : il a { $known }
}

## Notations de dames (PDN) : ce qui ne va pas, et que faire

pdn-no-game = pas de partie ici : une balise ou un coup était attendu, trouvé `{ $text }`
    .remedy = donnez un fichier PDN, tel que `[GameType { $example }] 1. 32-28 19-23 *`
pdn-too-long = la partie ne se termine pas en { $limit } octets ; la suite est sautée jusqu’à la balise suivante
    .remedy = cherchez la fin de partie qui manque
pdn-unclosed-comment = un commentaire n’est pas fermé
    .remedy = ajoutez le `{ $sign }` qui manque
pdn-unclosed-variation = une variante n’est pas fermée
    .remedy = ajoutez la `)` qui manque
pdn-lone-bracket = `{ $bracket }` n’a pas de pendant
    .remedy = supprimez-le, ou ajoutez l’autre
pdn-too-deep = les variantes sont imbriquées sur plus de { $limit } niveaux
    .remedy = écrivez les variantes intérieures comme des parties à part
pdn-broken-tag = la balise { $name } n’est pas fermée
    .remedy = écrivez-la `[Name { $example }]`
pdn-remark = un coup était attendu, trouvé `{ $text }`
    .remedy = mettez les remarques entre accolades : `{ $example }`
pdn-more-problems = { $count ->
    [one] { $count } autre problème dans cette partie
   *[other] { $count } autres problèmes dans cette partie
}
    .remedy = corrigez d’abord ceux qui sont cités
pdn-unknown-variant = { $value ->
    [none] rien ne dit de quel jeu de dames il s’agit
   *[other] GameType { $value } n’est aucun jeu que Damier connaisse
}
    .remedy = ajoutez une balise telle que `[GameType { $example }]`, ou nommez le jeu (`--variant`)
pdn-other-variant = la notation indique GameType { $declared }, mais les coups sont ceux de { $played }
    .remedy = corrigez la balise GameType
pdn-foreign-game-type = GameType { $found } est le numéro d’un autre programme pour { $expected }
    .remedy = écrivez `[GameType { $example }]`
pdn-contradictory-tag = la balise { $name } vient plusieurs fois, avec des valeurs différentes
    .remedy = gardez-en une ; la première a été crue
pdn-missing-fen = une position de départ est annoncée, mais aucune balise FEN ne la donne
    .remedy = ajoutez la balise FEN, ou supprimez SetUp ; la position de départ habituelle a été prise
pdn-bad-fen = la position `{ $fen }` ne peut pas être établie : { $why }
    .remedy = corrigez-la ; une position s’écrit `W:W31,K40:B1,K5`
pdn-other-turn = le premier coup est du camp qui n’a pas le trait
    .remedy = donnez le trait par la première lettre de la balise FEN : `W` ou `B`
pdn-board-turned = les cases sont nommées depuis un autre coin du damier que la notation ne le dit
    .remedy = écrivez les cases comme la fédération les compte, ou dites dans la balise GameType entière où les noms commencent
pdn-illegal-move = { $legal ->
    [none] `{ $text }` n’est pas un coup légal
   *[other] `{ $text }` n’est pas un coup légal ; légaux : { $legal }
}
    .remedy = corrigez le coup, ou établissez la position avec `{ $example }`
pdn-ambiguous-move = `{ $text }` peut être l’un de { $candidates }
    .remedy = écrivez le trajet complet de la prise
pdn-game-over = `{ $text }` vient après la fin de la partie : il n’y a plus de coup légal
    .remedy = supprimez les coups après la fin
pdn-not-played = { $count ->
    [one] { $count } autre coup est gardé mais n’est pas joué
   *[other] { $count } autres coups sont gardés mais ne sont pas joués
}
    .remedy = corrigez d’abord le coup qui précède
pdn-split-capture = la prise { $text } est écrite en morceaux
    .remedy = écrivez une prise entière comme un seul coup
pdn-unknown-result = `{ $text }` n’est pas un résultat connu
    .remedy = écrivez `2-0`, `1-1`, `0-2`, `1-0`, `1/2-1/2`, `0-1` ou `*`
pdn-result-conflict = la balise Result dit `{ $tag }`, les coups se terminent par `{ $end }`
    .remedy = accordez les deux ; la balise a été crue
pdn-or-fits = { $remedy } ; ou nommez un autre jeu : toute la notation convient à { $variant } (`[GameType { $example }]`)

## Positions d’échecs

chess-fen-empty = la position est vide ; écrivez un FEN
chess-fen-ranks = l’échiquier a { $ranks ->
    [one] { $ranks } rangée
   *[other] { $ranks } rangées
} au lieu de 8 ; séparez-les par /
chess-fen-rank = la rangée { $rank } a { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} au lieu de 8
chess-fen-sign = `{ $text }`, dans la rangée { $rank }, n’est ni une pièce (KQRBNP, kqrbnp) ni un nombre de 1 à 8
chess-fen-turn = le trait est noté `{ $text }` ; écrivez w ou b
chess-fen-right = `{ $text }` n’est pas un droit de roque ; écrivez KQkq, les colonnes des tours, ou -
chess-fen-right-king = { $side ->
    [white] les Blancs
   *[black] les Noirs
} ont un droit de roque, mais leur roi n’est pas sur sa première rangée ; écrivez -
chess-fen-right-rook = le droit de roque `{ $text }` des { $side ->
    [white] Blancs
   *[black] Noirs
} n’a pas de tour ; omettez-le ou placez la tour
chess-fen-right-twice = { $side ->
    [white] les Blancs
   *[black] les Noirs
} ont deux droits de roque du même côté ; n’en gardez qu’un
chess-fen-passing = `{ $text }` n’est pas une case de prise en passant ; écrivez celle qui est derrière le pion, ou -
chess-fen-passing-pawn = aucun pion ne peut venir de franchir { $text } ; écrivez - à sa place
chess-fen-count = `{ $text }` n’est pas un nombre de coups
chess-fen-much = `{ $text }` est un champ de trop pour un FEN
chess-fen-no-king = { $side ->
    [white] les Blancs
   *[black] les Noirs
} n’ont pas de roi
chess-fen-kings = { $side ->
    [white] les Blancs
   *[black] les Noirs
} ont plus d’un roi
chess-fen-pawn = un pion ne peut pas se trouver en { $text }, au bord de l’échiquier
chess-fen-check = { $side ->
    [white] les Blancs
   *[black] les Noirs
} viennent de jouer et sont en échec ; changez le trait ou les pièces
chess-fen-impossible = aucun dernier coup n’a pu donner cet échec ; vérifiez les pièces qui attaquent le roi
chess-fen-crowd = { $side ->
    [white] les Blancs
   *[black] les Noirs
} ont plus de pièces que les promotions n’en expliquent

## Coups d’échecs

chess-move-unreadable = `{ $text }` n’est pas un coup ; écrivez-le comme e4, Nf3, O-O ou g1f3
chess-move-illegal = `{ $text }` n’est pas légal dans cette position
chess-move-ambiguous = `{ $text }` désigne plusieurs coups : { $candidates }
chess-move-promotion = `{ $text }` ne dit pas ce que devient le pion ; ajoutez =Q, =R, =B ou =N
chess-castling-right = { $wing } n’est pas légal : le roi ou la tour a joué
chess-castling-blocked = { $wing } n’est pas légal : une pièce en { $square } barre le chemin
chess-castling-check = { $wing } n’est pas légal : le roi est en échec
chess-castling-attacked = { $wing } n’est pas légal : le roi ne peut ni franchir ni atteindre { $square }, case attaquée
chess-castling-exposed = { $wing } n’est pas légal : la tour protège son roi là où elle est

## Notations d’échecs (PGN) : ce qui ne va pas, et que faire

pgn-no-start = la position de départ de cette partie d’échecs 960 manque
    .remedy = ajoutez une balise telle que `[FEN { $example }]`
pgn-fen = la balise FEN n’est pas une position : { $why }
    .remedy = corrigez la balise ; sans elle, les coups ne peuvent pas être joués
pgn-other-game = c’est une partie de { $name }, et non d’échecs
    .remedy = supprimez la balise Variant si ce sont bien des échecs
pgn-move = { $why }
    .remedy = les coups jusqu’ici ont été joués ; corrigez celui-ci
pgn-open-comment = un commentaire ne se termine pas
    .remedy = fermez-le par `{ $sign }`
pgn-brackets = les parenthèses des variantes ne s’accordent pas
    .remedy = donnez à chaque ( sa )
pgn-too-deep = une variante imbriquée trop profondément a été omise
    .remedy = faites-en une partie à part
pgn-after-result = il y a des coups après le résultat
    .remedy = mettez le résultat à la fin
pgn-two-results = la balise Result et la fin des coups ne s’accordent pas
    .remedy = la fin des coups a été prise ; corrigez l’un des deux
pgn-second-listing = une seconde liste des coups a été omise
    .remedy = rien à faire si la première est entière
pgn-stray = `{ $text }` ne veut rien dire parmi des coups
    .remedy = supprimez-le

## Des données en JSON

json-at = à `{ $place }` : { $what }
json-broken = { $line ->
    [1] colonne { $column }
   *[other] ligne { $line }, colonne { $column }
} : ce n’est pas du JSON ; un signe y manque ou y est de trop
json-cut = le JSON s’interrompt à la { $line ->
    [1] colonne { $column }
   *[other] ligne { $line }, colonne { $column }
} : il manque un crochet, une accolade ou un guillemet
json-missing = le champ `{ $field }` manque
json-twice = le champ `{ $field }` est donné deux fois
json-unknown = il n’y a pas ici de champ `{ $field }`, mais ceux-ci : { $known }
json-word = on lit `{ $found }` là où il faut l’un de ces mots : { $known }
json-type = { $kind ->
    [plain] on lit `{ $value }`
    [text] on lit le texte `{ $value }`
    [list] on lit une liste entre crochets
    [object] on lit un objet entre accolades
   *[other] on lit autre chose
} là où il faut { $wanted ->
    [up-to] un nombre entier de 0 à { $most }
    [whole] un nombre entier, 0 ou plus
    [integer] un nombre entier
    [number] un nombre
    [boolean] true ou false
    [text] un texte entre guillemets
    [list] une liste entre crochets
   *[object] un objet entre accolades
}
json-result = `{ $found }` n’est pas un résultat : écrivez 2-0, 1-1, 0-2 ou 0-0, les Blancs d’abord
json-clause = `{ $found }` ne nomme aucune clause : écrivez le règlement et l’article, par exemple fmjd/6.3
json-position = la clef d’une position a 64 chiffres de 0 à f : reprenez-la telle qu’elle a été donnée
json-other = ce qui se trouve ici ne convient pas

## Fichiers de tournois

file-misread = `{ $found }` { $field ->
    [start-rank] n’est pas un numéro de départ : écrivez un nombre entier à partir de 1 dans les colonnes 5 à 8
    [sex] n’est pas un sexe : écrivez m ou w, ou rien
    [rating] n’est pas un Elo, et aucun n’est pris : écrivez un nombre entier, ou 0 s’il n’y en a pas
    [federation-id] n’est pas un numéro fédéral, et reste tel quel : n’écrivez que des chiffres
    [born] n’est pas une date de naissance, et reste tel quel : écrivez 1990/05/17 ou 1990
    [points] n’est pas un nombre de points : écrivez 11.5
    [place] n’est pas une place : écrivez un nombre entier, ou rien
    [opponent] n’est pas un adversaire : écrivez un numéro de départ, ou 0000 pour personne
    [colour] n’est pas une couleur : écrivez w, b ou -
    [result] n’est pas un résultat : écrivez l’un de 1 = 0 + - W D L H F U Z
    [rounds] n’est pas un nombre de rondes : écrivez un nombre entier
    [round] n’est pas une ronde : écrivez un nombre entier de trois chiffres
    [first-colour] n’est pas une couleur : écrivez W ou B
    [count] n’est pas un nombre de joueurs ou d’équipes : écrivez un nombre entier
    [date] n’est pas une date, et reste tel quel : écrivez 2026/11/30
    [system] n’est pas un type de tournoi connu ici : écrivez par exemple FIDE_DUTCH, ou choisissez le système vous-même
    [symbol] n’est pas un signe de résultat : écrivez W, D, L, A, P ou X, et pour les matchs TW, TD ou TL
    [bye] n’est pas une sorte d’exemption : écrivez F, H ou Z
    [player] n’est pas un numéro de joueur : écrivez des numéros de 1 à 9999
    [team] n’est pas un numéro d’équipe : écrivez un nombre entier à partir de 1
    [board-colours] n’est pas un ordre de couleurs : écrivez W et B, comme WBWB
    [setting] n’est pas un réglage connu ici : écrivez par exemple white1 ou W=1.0
    [code] ne commence pas par un code de ligne, et reste tel quel : écrivez trois chiffres ou lettres et une espace
   *[number] n’est pas un nombre entier inférieur à 10000 : écrivez au plus quatre chiffres, ou rien
    [scoring] n’est pas un barème : écrivez win=2 draw=1 loss=0
}
file-empty = le fichier est vide : donnez un tournoi en JSON, ou un tableau en CSV ou TRF
file-no-players = aucun joueur n’a été trouvé : un fichier TRF a une ligne commençant par 001 pour chacun, et les colonnes d’un tableau CSV sont séparées par des points-virgules
file-between = `{ $found }` figure entre les colonnes : mettez les champs de la ligne dans les leurs
file-long-name = un nom qui commence par `{ $start }` a plus de { $most } caractères : raccourcissez-le
file-taken = le numéro { $id } est nul ou pris : donnez à chaque joueur une ligne et son propre numéro
file-id-missing = le numéro (id) manque : donnez un nombre à partir de 1
file-one-line = la partie de { $a } et { $b } à la ronde { $round } doit figurer une fois dans chacune des deux lignes : accordez-les
file-two-games = { $a } a deux parties à la ronde { $round } : accordez les lignes des joueurs
file-himself = { $a } se rencontre lui-même à la ronde { $round } : nommez l’adversaire
file-colours = { $a } et { $b } ont besoin des Blancs et des Noirs à la ronde { $round } : accordez les deux lignes
file-results = les résultats de { $a } et { $b } à la ronde { $round } ne vont pas ensemble dans ce barème : accordez les deux lignes
file-kept = les lignes { $codes } sont gardées telles quelles, mais ne servent pas : il n’y a rien à faire
file-unused = la ligne { $code } est gardée telle quelle, mais ne sert pas : entrez vous-même ce qu’elle dit
file-record-twice = l’enregistrement { $code } figure ici une fois de plus et dit autre chose : ne laissez dans le fichier que le bon
file-tie-breaks = le départage { $names } n’est pas connu ici : nommez les critères vous-même
file-by-rank = l’appariement selon la place ne se fait pas ici : renumérotez les joueurs
file-nobody = personne n’a le numéro { $id } nommé ici : corrigez-le ou enlevez-le
file-points = { $listed } points sont indiqués, les résultats font { $computed } : vérifiez-les, ou nommez le barème dans une ligne 162
file-count = le fichier en annonce { $listed } et en a { $found } : voyez s’il manque des lignes
file-full-bye = la ronde { $round } a une exemption au point entier (F) : écrivez U si l’appariement a laissé le joueur seul
file-no-heading = la ligne des noms de colonnes manque : écrivez une ligne comme id;name;fed;rating;start;R1;R2
file-no-id = aucune colonne ne s’appelle id : écrivez une ligne comme id;name;fed;rating;start;R1;R2
file-round-beyond = la colonne { $name } nomme une ronde au-delà de { $most } : numérotez les rondes à partir de R1
file-column-twice = deux colonnes s’appellent { $name } : donnez à chacune son propre nom
file-column-unknown = la colonne { $name } n’est pas connue ici et n’a pas été lue : corrigez son nom
file-outside = `{ $found }` figure hors des colonnes : ajoutez un nom de colonne ou enlevez-le
file-cell = la case `{ $found }` n’est ni une partie ni une exemption : écrivez par exemple 12w2, 7b+, U, H, F, Z ou rien
file-no-scoring = aucun barème n’est nommé, et 2-1-0 est pris : ajoutez une ligne comme # scoring: win=2 draw=1 loss=0
file-remark-broken = la remarque de Damier n’est pas un objet JSON, et n’est pas lue : enlevez-la, ou exportez le tournoi à nouveau
file-remark-misfit = la remarque de Damier ne va pas avec le tableau, et n’est pas lue : enlevez-la, ou exportez le tournoi à nouveau
file-astray = la ronde { $round } ne correspond pas au résultat de la rencontre de { $a } et { $b } : un autre passe ; corrigez ce résultat, ou annulez les rondes à partir de la { $round } et appariez de nouveau
file-absent = { $listed ->
    [none] { $id } n’a pas de ligne de joueur : corrigez le numéro de l’adversaire ou ajoutez la ligne
   *[other] { $id } n’a pas de ligne de joueur, et le fichier annonce { $listed } joueurs mais en a { $players } : ajoutez la ligne qui manque, ou corrigez le numéro
}
file-bye-met = { $letter } dit qu’il n’y a pas eu de partie, mais { $id } est nommé comme adversaire : écrivez 0000 pour l’adversaire, ou la lettre d’un résultat
file-colour-alone = une couleur figure ici sans adversaire : nommez l’adversaire, ou écrivez - pour la couleur
file-unequal = les résultats de { $a } et { $b } à la ronde { $round } ne sont pas ceux d’une même partie, et sont pris pour une décision de l’arbitre : corrigez l’un des deux s’il n’en est rien
file-in-round = ronde { $round } : { $what }
file-clash-range = `{ $found }` n’est pas possible : donnez un nombre de { $least } à { $most }
file-clash-boards = un match a plus de { $most } tables : corrigez ce nombre
file-clash-twice = { $noun ->
    [team] deux équipes ont le numéro { $id } : donnez à chacune le sien
   *[player] deux joueurs ont le numéro { $id } : donnez à chacun le sien
}
file-clash-missing = { $noun ->
    [team] aucune équipe n’a le numéro { $id } : corrigez-le ou enlevez-le
   *[player] aucun joueur n’a le numéro { $id } : corrigez-le ou enlevez-le
}
file-clash-himself = { $noun ->
    [team] l’équipe { $id } se rencontre elle-même : nommez son adversaire
   *[player] le joueur { $id } se rencontre lui-même : nommez l’adversaire
}
file-clash-seated = { $noun ->
    [team] l’équipe { $id } figure deux fois à la ronde { $round } : enlevez l’une des deux mentions
   *[player] le joueur { $id } figure deux fois à la ronde { $round } : enlevez l’une des deux mentions
}
file-clash-two-teams = le joueur { $id } est aussi dans une autre équipe : laissez-le dans une seule
file-clash-no-board = il n’y a pas de table { $board } dans cette ronde, qui en a { $boards }, comptées à partir de 0 : corrigez le numéro ou enlevez-le
file-clash-board-twice = la table { $board } appartient déjà à un match : laissez-la dans un seul
file-clash-backwards = { $last } vient avant { $first } : donnez d’abord le plus petit nombre
file-clash-repeated = la même chose figure ici deux fois : enlevez l’une des deux
file-clash-earlier = { $found } vient avant { $before }, la date d’une ronde précédente ou du début : corrigez l’une des deux si c’est une erreur
file-clash-dates = { $dates ->
    [one] { $dates } ronde a une date
   *[other] { $dates } rondes ont une date
}, et le tournoi en a { $rounds } : enlevez les dates de trop, ou corrigez le nombre de rondes
file-clash-fewer-rounds = le tournoi est dit avoir { $said ->
    [one] { $said } ronde
   *[other] { $said } rondes
}, et { $paired } sont appariées : corrigez le nombre de rondes
file-clash-joined = le joueur { $id } arrive à la ronde { $joined }, mais a une place à la ronde { $round } : corrigez l’un des deux
file-clash-alone = un seul est nommé ici, et n’est donc séparé de personne : nommez-en un autre, ou enlevez la ligne
file-clash-in-vain = ce qui est demandé pour { $id } à la ronde { $round } est laissé de côté, car autre chose s’y trouve déjà : enlevez l’un des deux
file-clash-not-tied = { $id } ne joue pas dans ce barrage : corrigez le numéro, ou la liste de ses joueurs
file-clash-too-few = un barrage se joue au moins à deux : nommez-les ou enlevez-le
file-clash-flag = le camp dont le drapeau est tombé a gagné : corrigez l’un des deux
file-clash-scale = un meilleur résultat vaut moins qu’un moins bon : mettez les points dans l’ordre
file-clash-unscaled = { $found } dépasse le barème, dans lequel une partie rapporte au plus { $most } : corrigez les points s’il y a erreur
file-warning = avertissement : { $what }
file-no-event = c’est du JSON, mais aucun fichier de tournoi, car il y manque { $missing } : donnez un fichier fait par `damier tournament`, ou un tableau en CSV ou TRF
file-format = ceci est { $format } version { $version } : il faut un programme plus récent, ou ce n’est pas un tournoi
file-mend = reprenez une copie du fichier ou corrigez cet endroit
file-more = et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
