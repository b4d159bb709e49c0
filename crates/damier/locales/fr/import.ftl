# Notations de parties qui ne sont pas entrées
misfit-no-name = aucun joueur ne s’appelle « { $name } » : corrigez le nom dans l’un des fichiers
misfit-several = plusieurs joueurs s’appellent « { $name } » : donnez le nom entier dans la notation, ou entrez le résultat à la main
misfit-no-round = la notation n’indique pas de ronde : donnez-la avec --round
misfit-not-paired = la ronde { $round } n’est pas appariée : appariez-la d’abord
misfit-not-met = les deux ne se rencontrent pas à la ronde { $round } : voyez ses appariements
misfit-colours = les couleurs diffèrent de l’appariement : corrigez la notation ou la ronde
misfit-other-result = la table a déjà un autre résultat : effacez-le d’abord si la notation est juste
misfit-other-start = { $found ->
    [none] la partie ne commence à aucune des 960 positions de départ
   *[other] la partie commence à la position { $found }
}, et la position { $drawn } a été tirée au sort pour la ronde : corrigez la notation ou la ronde
misfit-no-start = la partie ne commence à aucune des 960 positions de départ : corrigez l’en-tête FEN
misfit-book-broken = le règlement que contient le tournoi ne peut pas servir : { $mistakes } ; corrigez-le, et donnez-le avec `damier tournament regulations EVENT --rules FILE`
misfit-book-unknown = le tournoi est arbitré d’après `{ $book }`, qui n’est pas connu ici : donnez son fichier avec `damier tournament regulations EVENT --rules FILE`
misfit-book-other = le règlement du tournoi, `{ $book }`, n’est pas pour { $variant } : corrigez le jeu de la notation, ou donnez au tournoi un règlement qui le nomme
misfit-book-none = il n’y a pas de règlement fourni pour { $variant } : donnez-en un au tournoi avec `damier tournament regulations EVENT --rules FILE`, ou entrez le résultat à la main
misfit-disagrees = la notation dit { $header }, les règles disent { $verdict } : l’arbitre décide
misfit-contradicts = l’en-tête Result dit { $tag }, la fin des coups dit { $end } : accordez-les
misfit-two-tags = il y a deux en-têtes { $tag } différents : enlevez-en un
misfit-odd-result = l’en-tête Result « { $text } » n’est pas un résultat : écrivez 2-0, 1-1 ou 0-2 (aux échecs 1-0, 1/2-1/2 ou 0-1), les Blancs d’abord
misfit-other-game = le jeu de la notation est { $record }, celui du tournoi { $event } : corrigez la notation, ou laissez-la de côté
misfit-other-moves = la notation se dit « { $declared } », mais les coups sont ceux du jeu { $played } : corrigez son en-tête GameType
misfit-otherwise = d’autres parties de cet import la racontent autrement ({ $others }), et aucune n’est entrée : enlevez celles qui sont fausses, et importez de nouveau
misfit-set-up-start = la partie ne commence ni à la position de départ, ni à une ouverture tirée au sort : corrigez son en-tête FEN, ou dites par --any-start que les parties peuvent commencer partout
misfit-no-moves = la notation a un résultat et aucun coup : si la partie n’a pas été jouée, entrez le résultat à la main, par forfait
misfit-punished = 0-0 veut dire que les deux sont punis : entrez-le à la main
misfit-illegal = le demi-coup { $ply } est illégal : corrigez la notation
misfit-set-up = une position est posée au milieu de la partie, et les règles ne peuvent pas la juger : entrez le résultat à la main
misfit-open = la partie n’est pas finie et la notation n’a pas de résultat : entrez-le à la main quand elle le sera

import-game = partie { $game } : { $white } - { $black }
import-at = { $what } (ronde { $round }, table { $board })
import-other = la partie { $number } ({ $file } ligne { $line }) dit { $result }
import-not = { $file }:{ $line } : { $what } : non entrée : { $why }
import-result = { $what } : { $result }
import-same = { $what } : { $result }, comme le dit la partie { $first }
import-entered = { $entered } sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} entrées
import-could = { $entered } sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} peuvent être entrées
