## Une cadence illisible

control-none = `{ $part }` n’est pas une cadence
control-three-sides = { control-none }
    .remedy = écrivez deux cadences au plus, celle des Blancs ` v ` celle des Noirs
control-no-time = { control-none }
    .remedy = il manque un temps : écrivez-en un, et des deux côtés de ` v `
control-no-period = { control-none }
    .remedy = il manque une période : écrivez un temps entre deux virgules
control-two-ways = { control-none }
    .remedy = une période n’ajoute du temps que d’une façon : omettez les autres
control-moves = { control-none }
    .remedy = écrivez un nombre de coups après `/`, comme dans `2h/50`
control-byo-yomi = { control-none }
    .remedy = écrivez-le comme `{ $example }`
control-no-stretch = { control-none }
    .remedy = écrivez une tranche de temps ou plus, ou omettez le byo-yomi
control-no-part = il manque un temps dans la cadence
    .remedy = écrivez un temps avec son unité, tel que { $example }
control-unit = { control-none }
    .remedy = écrivez un temps avec son unité, tel que { $example }
control-too-much = { control-none }
    .remedy = aucune pendule n’en affiche autant : écrivez moins
control-no-periods = { control-none }
    .remedy = une cadence a au moins une période
control-endless-inside = { control-none }
    .remedy = seule la dernière période peut se passer d’un nombre de coups : écrivez comme `2h/50, 1h`
control-no-moves = { control-none }
    .remedy = une période de 0 coup n’en est pas une : écrivez au moins 1
control-gives-no-time = { control-none }
    .remedy = une période ne donne pas de temps : écrivez sa durée
control-too-long = { control-none }
    .remedy = un temps dépasse cent ans : écrivez-en un plus court
control-tag = `{ $part }` n’est pas une cadence de PDN
    .remedy = écrivez des secondes (300), secondes+incrément (300+3), coups/secondes (40/7200) ou plusieurs à la suite séparés par deux-points

## Un journal de pendule impossible : ce qui ne va pas, et que faire

log-at = ligne { $line } : { $sentence }
log-empty = le journal est vide
    .remedy = commencez par une ligne telle que { $example }
log-no-entries = le journal donne une cadence et ne dit rien de ce qui s’est passé
    .remedy = ajoutez ce qui s’est passé, une ligne chacun, par exemple { $example }
log-too-long = il y a plus de { $most } inscriptions
    .remedy = divisez le journal
log-no-object = ce n’est pas un objet JSON
    .remedy = écrivez { $example }
log-no-json = ce n’est pas du JSON
    .remedy = écrivez un objet par ligne, tel que { $example }
log-backwards = ceci précède l’inscription qui est au-dessus
    .remedy = mettez les inscriptions en ordre, ou corrigez le moment
log-press-without-move = la pendule a été appuyée, mais aucun coup n’a été joué avant
    .remedy = ajoutez l’inscription `moved`, ou supprimez celle-ci
log-not-running = la pendule était arrêtée à ce moment
    .remedy = ajoutez avant elle l’inscription `started`, ou supprimez celle-ci
log-started-twice = la pendule a été mise en marche alors qu’elle marchait
    .remedy = ajoutez avant elle l’inscription `paused`, ou supprimez celle-ci
log-paused-twice = la pendule a été arrêtée alors qu’elle l’était déjà
    .remedy = ajoutez avant elle l’inscription `started`, ou supprimez celle-ci
log-move-loses = `ends` vaut { $value }, mais nul ne perd par son propre coup
    .remedy = écrivez { $won } ou 1-1 ; si l’on joue à qui perd gagne, nommez le jeu dans la première ligne, `variant` avec `{ $losing }`
log-no-stretches = `stretches` est donné, mais la cadence { $control } n’a pas de byo-yomi pour ce camp
    .remedy = ôtez `stretches`, ou corrigez `control`
log-two-moves = un second coup a été joué avant l’appui sur la pendule
    .remedy = ajoutez entre eux l’inscription `pressed`, ou supprimez celle-ci
log-after-end = la partie était finie avant cela
    .remedy = supprimez-la, ou corrigez l’inscription dont le champ `ends` termine la partie
log-no-flag = aucun drapeau n’était tombé à ce moment
    .remedy = corrigez son moment ou ceux d’avant, ou supprimez-la
log-taken-back-too-many = plus de coups sont repris qu’il n’en a été joué
    .remedy = corrigez `plies`, ou ajoutez les entrées `moved` qui manquent
log-no-plies = il n’est pas dit combien de coups ont été repris
    .remedy = ajoutez { $example }
log-plies = `plies` est { $value }, qui n’est pas un nombre de coups
    .remedy = écrivez un nombre entier de demi-coups, 1 au moins
log-variant-near = { $value } n’est pas un jeu
    .remedy = vouliez-vous dire `{ $meant }` ?
log-variant = { $value } n’est pas un jeu
    .remedy = écrivez l’un de { $known }
log-can-win = `canWin` est { $value }, qui n’est ni oui ni non
    .remedy = écrivez true ou false, sans guillemets
log-field-near = il n’y a pas de champ `{ $key }` ici
    .remedy = vouliez-vous dire `{ $meant }` ?
log-field = il n’y a pas de champ `{ $key }` ici
    .remedy = connus ici : { $known }
log-no-control = la première ligne ne donne pas `control`
    .remedy = commencez par une ligne telle que { $example }
log-control-no-text = `control` n’est pas un texte
    .remedy = commencez par une ligne telle que { $example }
log-no-moment = l’inscription n’a pas `at`
    .remedy = ajoutez le moment : { $example }
log-no-event = l’inscription n’a pas `event`
    .remedy = écrivez l’un de { $known }
log-no-side = elle ne dit pas de qui est le temps
    .remedy = ajoutez { $example }
log-no-time = elle ne dit pas combien de temps
    .remedy = ajoutez { $example }
log-event-near = `{ $event }` n’est pas un événement
    .remedy = vouliez-vous dire `{ $meant }` ?
log-event = `{ $event }` n’est pas un événement
    .remedy = écrivez l’un de { $known }
log-result = `ends` est { $value }, qui n’est pas un résultat
    .remedy = écrivez 2-0, 1-1 ou 0-2, les Blancs d’abord
log-stretches = `stretches` est { $value }, qui n’est pas un nombre de tranches
    .remedy = écrivez un nombre entier tel que 3
log-side = { $value } n’est pas un camp
    .remedy = écrivez { $white } ou { $black }
log-moment = `{ $name }` est { $value }, qui n’est pas un moment
    .remedy = écrivez des millisecondes, en nombre sans guillemets, ou { $example }

## Des décomptes qui ne peuvent pas continuer

carried-text = `{ $part }` n’est pas un décompte : écrivez article=blancs+noirs, comme fmjd/6.3=11+12
carry-unknown = le règlement n’a pas de limite `{ $clause }` : choisissez le règlement dont elle est
carry-not-running = `{ $clause }` ne compte pas dans cette position : omettez-le ou corrigez la position
carry-twice = le décompte de `{ $clause }` est donné deux fois : omettez-en un (des articles peuvent partager un décompte)
carry-not-alternating = `{ $clause }` compte les coups des deux camps, qui diffèrent d’un au plus : corrigez les nombres
carry-out-of-turn = `{ $clause }` : { $next ->
    [white] le trait est aux Blancs, le dernier coup compté est donc aux Noirs, qui en ont autant que les Blancs ou un de plus
   *[black] le trait est aux Noirs, le dernier coup compté est donc aux Blancs, qui en ont autant que les Noirs ou un de plus
} : corrigez les nombres
carry-beyond = `{ $clause }` termine la partie à { $limit } : le décompte va au-delà ; corrigez les nombres
carry-beyond-outer = `{ $clause }` compte à l’intérieur de `{ $outer }`, qui ne peut être en retard sur lui : corrigez les nombres de l’un des deux
carry-too-often = `{ $clause }` termine la partie quand une position se présente pour la fois numéro { $limit }, mais l’une s’est présentée { $times } fois auparavant : corrigez `times`
carry-other-side = `{ $clause }` : dans cette position, le camp fort est celui des { $strong ->
    [white] Blancs
   *[black] Noirs
} : écrivez `@{ $strong }` ou omettez le camp
control-hourglass = { control-none }
    .remedy = écrivez `hourglass` pour les deux camps, ou pour aucun : ce que l’un y dépense, l’autre le gagne
log-both-lost = `ends` est { $value }, mais aucun coup ne fait perdre les deux joueurs
    .remedy = écrivez comment le coup a fini la partie : 2-0, 1-1 ou 0-2, les Blancs d’abord ; c’est à un arbitre de décider que les deux perdent, et cela n’a pas sa place dans un journal de pendule
control-nothing-lapses = { control-none }
    .remedy = omettez `lapsing`, ou donnez ses coups à la période, comme dans `3d/1 lapsing` : le temps se perd à la fin d’une période, et celle-ci dure jusqu’à la fin de la partie
