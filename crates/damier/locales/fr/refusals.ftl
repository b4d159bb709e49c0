# Fichiers illisibles

output-failed = la sortie ne peut pas être écrite : { $why }
source-at = { $source } : { $what }
source-stdin = entrée standard
source-missing = ce fichier n’existe pas ; vérifiez le nom, ou écrivez - pour lire l’entrée standard
source-denied = vous n’avez pas le droit de le lire
source-broken = ne peut pas être lu : { $why }
source-folder = c’est un dossier ; nommez les fichiers qu’il contient
source-not-utf8 = ce n’est pas du texte UTF-8 : l’octet { $at } du fichier, à la ligne { $line }, est { $byte } ; enregistrez-le en UTF-8
source-too-long = est trop long pour ce qu’il devrait être
source-packed = est compressé ({ $how }) ; décompressez-le d’abord
source-zip = c’est une archive zip ; décompressez-la d’abord
source-pdf = c’est un document PDF, et non un fichier de parties (PDN)
source-picture = c’est une image, et non un fichier de parties (PDN)
source-binary = c’est un fichier binaire, et non un fichier de parties (PDN)
no-games = { $source } : il ne contient aucune partie
no-such-game = { $source } : il n’y a pas de partie { $wanted }, seulement { $number }
at-game = { $source } : partie { $number } : { $what }
at-line = { $source } : ligne { $line } : { $what }
at-line-game = { $source } : ligne { $line } : partie { $number } : { $what }
object-at = l’objet à la ligne { $line } : { $what }
object-long = il a plus de { $most } octets
object-deep = il est imbriqué sur plus de { $most } niveaux
object-open-before = il n’est pas fermé avant la ligne { $line }
object-open = il n’est pas fermé
object-none = `{ $sign }` était attendu
chess-json-variant = sa variante est `{ $name }`, et non chess960
chess-json-no-start = il n’a pas startFen
chess-json-position = sa position : { $what }
chess-json-result = `{ $result }` n’est pas un résultat, tel que 1-0
chess-json-uci = demi-coup { $ply } : `{ $uci }` n’est pas un coup légal
chess-json-move = demi-coup { $ply } : { $what }
chess-json-no-move = demi-coup { $ply } : il n’a ni uci ni text

# Demandes qui n’ont pas de sens

option-refused = { $option } : { $what }
no-position = ce n’est pas une position de { $variant } : { $what }
fen-counted = les numéros de la position ont été comptés depuis le coin supérieur gauche : { $taken } ; s’ils le sont comme la fédération de ce jeu, depuis le coin inférieur droit, écrivez { $other }
fen-counted-wrongly = { $what } ; comptée comme la fédération de ce jeu, depuis le coin inférieur droit, c’est { $other }
no-chess-position = ce n’est pas une position de chess960 : { $what }
nothing-named = aucun fichier ni aucune position n’est nommé ; écrivez le nom d’un fichier, - pour l’entrée standard, ou une position telle que { $example }
fen-is-alone = --game et --ply sont pour les fichiers ; un FEN est une seule position
ply-is-of-games = --ply est pour les parties ; un FEN est une seule position
ply-beyond = --ply { $ply } : la partie a { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
counters-forms = --counters va avec --to text et --to fen
two-positions = `{ $what }` et --fen ou --start : nommez l’un d’eux
start-number = --start { $number } : écrivez un nombre de 0 à 959, ou random
moves-odd = --moves : `{ $odd }` ne se trouve dans aucun coup ; écrivez des coups tels que { $example }
moves-none = --moves : il n’y a aucun coup
moves-over = `{ $move }` : la partie est finie depuis le demi-coup { $ply }
no-counters = { $source } : pas de décomptes : { $what }
no-counts = il n’en nomme aucun : écrivez-les comme fmjd/6.3=11+12, ou donnez l’objet `carried` qu’écrit `damier adjudicate --carry --json`
no-counts-inside = c’est toute une ligne de `damier adjudicate --json` : donnez seulement l’objet de son champ `carried`
counts-none = il ne nomme aucune clause ; écrivez les demi-coups par clause, par exemple { $example }
counts-no-clause = `{ $name }` n’est pas une clause ; écrivez les demi-coups par clause, par exemple { $example }
counts-broken = { $what } ; écrivez les demi-coups par clause, par exemple { $example }
picture-failed = l’image { $file } ne peut pas être écrite : { $why }
picture-no-folder = l’image { $file } ne peut pas être écrite : ce dossier n’existe pas ; créez-le, ou donnez à --timeline un fichier dans un dossier qui existe
no-book = pas de règlement `{ $name }` ; fournis : { $known } ; ou donnez un fichier tel que ./mine.toml
book-too-long = dépasse { $kilobytes } Ko, et aucun règlement n’en demande autant ; vérifiez le nom du fichier
book-broken = { $name } n’est pas un règlement :
set-form = --set { $choice } : écrivez SETTING=VALUE
set-refused = --set { $choice } : { $what }
set-none = le règlement habituel du jeu n’a pas de réglages
set-unknown = aucun règlement habituel n’a de réglage `{ $setting }` ; ils ont : { $known } ; avec --rules, donnez le règlement qui l’a
no-usual-book = aucun règlement n’est fourni pour { $variant } : donnez-en un avec --rules
book-of-others = le règlement { $book } est pour { $variants }, et non pour { $variant } : omettez --rules, ou donnez un règlement qui nomme ce jeu
book-not-built-in = --toml est pour les règlements fournis ; { $id } est un fichier
own-id = --id { $id } : { $what }
players-form = --players { $players } : écrivez deux noms, une virgule entre eux
no-table = aucune table d’ouvertures n’est connue pour { $variant } ; voir damier openings list
barred = exclue
no-regulation = le règlement { $book } n’a pas de nulle réglementaire : choisissez-en un qui l’a, tel que fmjd ou idf
no-such-claim = --by { $name } : pas de tel article ; à réclamer : { $known }
nothing-to-claim = dans le règlement { $book } il n’y a rien à réclamer : ses nulles viennent d’elles-mêmes
claim-of-draughts = `{ $claim }` est pour les dames : les règles des échecs n’ont pas cet article ; voyez `damier claim draw` et `damier claim flag`
ruling-no-article = le règlement { $book } ne laisse aucun article { $article } à un arbitre : { $known ->
    [none] il n’en laisse aucun, ôtez donc --article et nommez la règle dans --reason
   *[other] choisissez parmi { $known }, ou ôtez --article et nommez la règle dans --reason
}
ruling-other-result = l’article { $article } ne mène jamais au résultat { $result } : choisissez le résultat qui va avec, ou un autre article
reason-empty = --reason est vide : une décision a besoin de sa raison, qui est gardée avec elle
over-already = la partie est déjà finie : { $result }, { $why }
tables-failed = { $why } ; { $without }
match-usual = les programmes du protocole Hub ne connaissent que la manière de jouer usuelle : retirez le choix concernant les coups, ou prenez d’autres joueurs
tables-usual = les tables de finales ne valent que pour la manière de jouer usuelle : retirez le choix concernant les coups
tables-none = il n’y a pas de tables de finales pour { $variant } : son damier est trop grand
tables-pieces = les tables de finales sont pour 2 à { $most } pièces, pas pour { $pieces }
tables-memory = les tables de finales de { $class } prennent { $megabytes } Mo de mémoire : accordez-en davantage
tables-memory-option = { $why } avec --memory
tables-write = { $path } ne peut pas être écrit : { $why }
tables-stopped = la construction des tables de finales a été arrêtée ; ce qui est fait est gardé
tables-beyond = { $class } a des valeurs que les tables de finales ne peuvent pas contenir
tables-wrong = la table de { $class } est fausse en { $fen } ({ $what }) : ses fichiers ne sont pas fiables, supprimez-les
tables-missing = il manque des tables de finales : construisez-les avec `damier endgame build { $variant } --pieces { $pieces }`
give-control = donnez une cadence
tag-without-clock = `{ $tag }` dit qu’il n’y a pas de pendule, ou que la cadence est inconnue
engine-failed = --uci-engine { $program } : { $what }
engine-start = le moteur { $path } ne peut pas être lancé : { $why }
engine-ended = le moteur s’est arrêté sans répondre
engine-slow = le moteur n’a pas répondu à temps
engine-no-960 = le moteur ne connaît pas les échecs 960 (option UCI_Chess960) ; partez de la position 518
engine-no-move = le moteur a répondu `{ $move }`, qui n’est pas un coup légal
not-judged = une partie n’a pas pu être jugée

# Arguments de la ligne de commande

arg-value = { $arg } { $value } : { $what }
arg-number = écrivez un nombre entier
arg-number-from-to = écrivez un nombre entier de { $from } à { $to }
arg-one-of = écrivez l’un de { $known }
arg-seconds = écrivez un nombre de secondes tel que 2 ou 0.5
arg-lang = écrivez en, fr ou ru
arg-moment = écrivez un moment tel que 1:59:30.500, 90{ "\"" } ou 1700ms
arg-time = écrivez un temps tel que 0:55, 55{ "\"" }, 1:05:00 ou 1h30
arg-result = écrivez 2-0, 1-1, 0-2 ou 0-0, les Blancs d’abord
arg-side = écrivez white ou black
ruling-by-facts = l’article { $article } est pour une demande en temps critique, dont les faits sont examinés : demandez avec `damier claim time-shortage` ; l’arbitre qui décide autrement omet `--article` et donne la raison
arg-irregularity = choisissez l’un de : { $known }
arg-empty = aucune valeur n’a été donnée
arg-needs-value = { $arg } demande une valeur à sa suite : { $arg } { $name }
arg-unknown = il n’y a pas d’option { $arg } ici
arg-unknown-near = il n’y a pas d’option { $arg } ici ; vouliez-vous dire { $meant } ?
arg-surplus = rien n’est attendu à `{ $arg }` : omettez-le, ou mettez-le entre guillemets avec le mot qui précède
arg-command = il n’y a pas de commande { $arg }
arg-command-near = il n’y a pas de commande { $arg } ; vouliez-vous dire { $meant } ?
arg-missing = il manque : { $args }
arg-conflict = { $arg } ne va pas avec { $other } : omettez l’un des deux
arg-twice = { $arg } est donné deux fois
arg-bad-utf8 = un argument n’est pas du texte UTF-8
arg-usage =
    { $what }
    Usage : { $usage }
    Pour en savoir plus : { $help }

# Un dossier parcouru

check-heading = | fichier | partie | ligne | demi-coup | ce qui ne va pas |
check-totals = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
} ; sur { $moving } avec des coups, { $whole ->
    [one] { $whole } se rejoue
   *[other] { $whole } se rejouent
} jusqu’au bout, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} en tout.

# Options des échecs et des dames

stray-show-pdn = { $option } n’est pas pour les échecs, dont les parties s’écrivent en pgn
stray-show-pgn = { $option } est seulement pour les échecs ; les parties de dames s’écrivent en pdn
stray-timeline = { $option } n’est pas pour les échecs : une partie d’échecs n’a pas de décomptes à dessiner ; --explain la raconte
stray-carried = { $option } n’est pas pour les échecs : écrivez dans la notation le FEN d’où continuer ; il dit le décompte
stray-adjudicate-notation = { $option } n’est pas pour les échecs : ses cases n’ont qu’un nom
stray-evidence = { $option } n’est pas pour les échecs, où aucune finale n’est jugée sur preuves
stray-uci-engine = { $option } est seulement pour les échecs : `damier analyse chess960 --uci-engine PROGRAM` ; les dames sont analysées par le moteur fourni, sans cette option
stray-start = { $option } est seulement pour les échecs ; donnez une position de dames par --fen
stray-letters = { $option } est seulement pour les échecs : aux dames on n’écrit que les cases ; voir --notation
stray-analyse-notation = { $option } n’est pas pour les échecs ; voir --letters
stray-rules = { $option } n’est pas pour les échecs : son moteur ne connaît que les règles de la FIDE
stray-counters = { $option } n’est pas pour les échecs : `damier adjudicate` dit ce qui compte dans une partie
stray-show-notation = { $option } n’est pas pour les échecs ; voir --letters et --rights
stray-discs = { $option } n’est pas pour les échecs, dont les pièces sont des lettres
stray-rights = { $option } est seulement pour les échecs : aucun autre jeu n’a de droits de roque

# Listes de joueurs

list-name = ligne { $line }, caractère { $column } : le nom manque ou n’a pas de lettre ; écrivez le nom de chaque joueur
list-name-long = ligne { $line }, caractère { $column } : le nom a plus de 80 caractères ; raccourcissez-le
event-book-game = le règlement { $book } ne vaut pas pour { $game }, mais pour { $known } : nommez l’un d’eux avec --variant, ou un autre règlement avec --rules
event-own-book-game = le règlement que contient le tournoi ne vaut pas pour { $game } : donnez-en un autre avec --rules
export-open-round = { $source } : la ronde { $round } n’est pas terminée ({ $count ->
    [one] { $count } résultat manque
   *[other] { $count } résultats manquent
}) ; TRF n’a pas de lettre pour cela : les autres programmes voient le tournoi avant cette ronde, seul Damier la lit dans les commentaires
export-adjourned = { $source } : des parties de la ronde { $rounds } n’ont pas de résultat ; leur case n’a pas de lettre, et certains programmes refusent le fichier : entrez ce qu’elles valent en attendant
list-one-name = le nom manque, n’a pas de lettre ou est trop long ; écrivez-le entre guillemets
list-number = ligne { $line }, caractère { $column } : « { $found } » n’est pas un numéro de départ ; écrivez un entier de 1 à 9999, ou laissez vide
list-rating = ligne { $line }, caractère { $column } : « { $found } » n’est pas un classement ; écrivez un entier inférieur à 10000, ou laissez vide
list-born = ligne { $line }, caractère { $column } : « { $found } » n’est pas une date de naissance ; écrivez 1990, 1990/05/17 ou 17.05.1990
list-sex = ligne { $line }, caractère { $column } : « { $found } » n’est pas un sexe ; écrivez w ou m, ou laissez vide
list-extra = ligne { $line }, caractère { $column } : « { $found } » est en dehors des colonnes qui ont un nom ; nommez sa colonne, ou mettez entre guillemets les noms qui contiennent le séparateur
list-twice = ligne { $line }, caractère { $column } : la colonne « { $found } » y est pour la deuxième fois ; n’en laissez qu’une, ou nommez-les Nom et Prénom
list-quote = ligne { $line }, caractère { $column } : un guillemet n’est pas fermé ; fermez-le avant la fin de la ligne
list-empty = la liste ne nomme aucun joueur ; écrivez une ligne par joueur, par exemple Anna Berg;2100;NED
list-more = et { $more ->
    [one] { $more } autre ligne
   *[other] { $more } autres lignes
}
list-nobody = personne n’a été inscrit : corrigez la liste et inscrivez-la de nouveau
doubt-column = la colonne « { $what } » n’est pas connue ici et n’a pas été lue
doubt-club = « { $what } » { $which ->
    [1] a été pris pour un club
   *[other] et d’autres ({ $which } en tout) ont été pris pour des clubs
} ; nommez les colonnes dans une première ligne si c’est faux
doubt-name = { $where ->
    [event] « { $what } » est déjà inscrit, sous le numéro { $which }
    [line] « { $what } » figure déjà à la ligne { $which }
   *[list] « { $what } » figure deux fois dans la liste
} : inscrit une fois de plus, retirez l’un des deux s’il s’agit de la même personne
doubt-federation-id = { $where ->
    [event] le numéro { $which } porte aussi le numéro fédéral { $what }
    [line] la ligne { $which } porte aussi le numéro fédéral { $what }
   *[list] le numéro fédéral { $what } figure deux fois dans la liste
} : inscrit tout de même, corrigez l’un des deux
doubt-number = le numéro de départ { $what } est pris ; le prochain numéro libre a été donné
doubt-numbers = la numérotation selon l’Elo a donné à { $which ->
    [one] { $which } joueur un autre numéro
   *[other] { $which } joueurs d’autres numéros
} que la liste ; si la liste doit compter, omettez --sort
