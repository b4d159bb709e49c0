### Ce qui se dit des règlements, en français.

## Fautes dans le fichier d’un règlement : ce qui ne va pas, et que faire

mistake-sentence = { $what } ; { $remedy }
mistake-at = ligne { $line }, colonne { $column } : { $sentence }
in-table = { $table ->
    [book] le règlement
   *[other] `{ $table }`
}
mistake-utf8 = l’octet { $offset } du fichier ({ $byte }) n’appartient à aucun texte UTF-8
    .remedy = enregistrez le fichier en UTF-8
mistake-toml-twice = ce n’est pas du TOML : le nom figure deux fois
    .remedy = gardez une seule des deux lignes
mistake-toml-text = ce n’est pas du TOML : le texte entre guillemets ne se termine pas bien
    .remedy = fermez les guillemets ; à l’intérieur, une barre oblique inverse ou un guillemet s’écrit précédé d’une barre oblique inverse
mistake-toml-quotes = ce n’est pas du TOML : la valeur n’est ni un nombre, ni true ou false, ni un texte entre guillemets
    .remedy = mettez le texte entre guillemets, ou écrivez true et false en minuscules
mistake-toml-curly = ce n’est pas du TOML : les guillemets ne sont pas droits
    .remedy = écrivez { $straight } ou { $single } des deux côtés ; un traitement de texte les change, un simple éditeur de texte non
mistake-toml-name = ce n’est pas du TOML : le nom contient un signe interdit
    .remedy = n’employez que les lettres a-z, des chiffres et des traits d’union, ou mettez le nom entre guillemets
mistake-toml-rest = ce n’est pas du TOML : il y a encore quelque chose après la valeur
    .remedy = allez à la ligne, ou mettez un # devant une remarque
mistake-toml-number = ce n’est pas du TOML : le nombre n’est pas écrit comme il faut
    .remedy = n’écrivez que des chiffres, sans 0 devant, ou mettez un texte entre guillemets
mistake-toml-equals = ce n’est pas du TOML : la ligne n’est pas un nom suivi de sa valeur
    .remedy = écrivez nom = valeur, ou un # devant une remarque
mistake-toml-value = ce n’est pas du TOML : la valeur manque
    .remedy = écrivez-en une après le signe =, ou retirez la ligne
mistake-toml-comma = ce n’est pas du TOML : il manque une virgule, ou il y en a une de trop
    .remedy = mettez une virgule, et une seule, entre deux valeurs
mistake-toml-bracket = ce n’est pas du TOML : il manque un crochet
    .remedy = fermez ce qui est ouvert : [ par ], et [[ par ]]
mistake-empty = `{ $name }` est vide
    .remedy = écrivez un texte ou retirez la ligne
mistake-empty-list = `{ $name }` ne nomme rien
    .remedy = écrivez-en au moins un, par exemple `{ $line }`
mistake-missing = { $table ->
    [book] le règlement n’a pas de `{ $name }`
   *[other] `{ $table }` n’a pas de `{ $name }`
}
    .remedy = ajoutez une ligne `{ $line }`
mistake-text-missing = le texte `{ $name }` manque
    .remedy = ajoutez une ligne `{ $line }`
mistake-word = `{ $name }` ne peut pas être `{ $text }`
    .remedy = écrivez l’un de : { $choices }
mistake-wanted = { $wanted ->
    [bool] écrivez true ou false
    [number] écrivez un nombre entier de 0 à 65535
    [texts] écrivez un texte entre guillemets ou une liste de textes
    [citation] écrivez un texte entre guillemets, ou une ligne pour chaque langue : `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [languages] écrivez une ligne pour chaque langue : `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [when] écrivez ses parties, chacune sur sa ligne : { $parts }
    [only-if] écrivez l’id d’un réglage et l’une de ses valeurs : { $parts }
    [articles] écrivez un titre `[articles]` et dessous des lignes telles que { $parts }
    [time-shortage] écrivez un titre `[time-shortage]` et dessous `article`, `seconds`, `most-pieces` et `superior-by`
    [irregular-moves] écrivez un titre `[irregular-moves]` et dessous { $parts }
    [table] écrivez-le comme un titre entre crochets, `[{ $name }]`, suivi de ses propres lignes
    [tables] écrivez un titre entre doubles crochets, tel que `[[{ $name }]]`, devant chacun
   *[text] écrivez un texte entre guillemets
}
mistake-type = `{ $name }` est { $type ->
    [string] un texte
    [integer] un nombre entier
    [float] un nombre à virgule
    [boolean] true ou false
    [datetime] une date
    [array] une liste
   *[table] une table
}
    .remedy = { mistake-wanted }
mistake-number-range = `{ $name }` est { $text }, hors des nombres que l’on peut écrire ici
    .remedy = { mistake-wanted }
mistake-language = `{ $name }` est donné en `{ $language }`, une langue inconnue ici
    .remedy = écrivez `en` (anglais), `fr` (français) ou `ru` (russe), ou supprimez la ligne
mistake-one-bracket = il peut y avoir plusieurs `{ $name }`, leur titre a donc deux crochets de chaque côté
    .remedy = écrivez `{ $name }` devant chacun
mistake-number = `{ $name }` vaut { $text }
    .remedy = { mistake-wanted }
mistake-unknown = { in-table } ne peut pas avoir de `{ $name }`
    .remedy = noms possibles : { $known }
mistake-unknown-near = { in-table } ne peut pas avoir de `{ $name }`
    .remedy = vouliez-vous dire `{ $meant }` ?
mistake-format = le format { $format } n’est pas connu
    .remedy = écrivez `format = { $known }`
mistake-default-for = `default-for` nomme { $variant }, qui n’est pas dans `variants`
    .remedy = ajoutez-le à `variants` ou retirez-le ici
mistake-id = `{ $name }` est « { $text } »
    .remedy = n’employez que les lettres a-z, des chiffres, des points et des traits d’union
mistake-reason = `{ $name }` n’est pas une raison de terminer une partie
    .remedy = écrivez l’une de : { $known }
mistake-id-taken = un règlement d’identifiant `{ $id }` est intégré au programme, et dit autre chose
    .remedy = donnez à celui-ci un identifiant propre, tel que `{ $id }-2`
mistake-setting-twice = le réglage `{ $id }` figure deux fois
    .remedy = donnez-lui un autre id
mistake-choice-twice = la valeur `{ $value }` figure deux fois parmi les choix
    .remedy = donnez une autre valeur à l’un d’eux, ou retirez-le
mistake-default = la valeur par défaut `{ $default }` de `{ $id }` n’est pas l’un de ses choix
    .remedy = ajoutez un [[setting.choice]] avec cette valeur
mistake-setting-unknown = `only-if` demande { $setting } = { $value }, qui n’existe pas
    .remedy = { $known ->
        [none] ajoutez un [[setting]] avec cet id et un [[setting.choice]] avec cette valeur
       *[other] écrivez l’un de { $known }, ou ajoutez un [[setting]] et son [[setting.choice]]
    }
mistake-moves-option = `moves.{ $option }` : les coups de { $variant } n’ont pas cette option
    .remedy = écrivez l’une de celles-ci : { $known }
mistake-moves-none = `moves.{ $option }` : les coups de { $variant } ne laissent rien à choisir
    .remedy = retirez la ligne, ou écrivez un règlement à part pour ce jeu
mistake-moves-value = `moves.{ $option }` ne peut pas être `{ $value }` dans { $variant }
    .remedy = écrivez l’une de ces valeurs : { $known }
mistake-moves-twice = les réglages `{ $other }` et `{ $setting }` choisissent tous deux `moves.{ $option }`
    .remedy = laissez un seul réglage le choisir
mistake-times = une position ne peut pas se répéter { $times } fois
    .remedy = écrivez 2 ou plus
mistake-no-strong-side = `unit` est `strong`, mais la condition ne dit pas quel camp est le plus fort
    .remedy = donnez `when.force` avec deux camps différents, tel que `3K v K`, ou comptez pour `each`
mistake-lasts-without-force = `lasts` est `{ $lasts }`, mais aucun rapport de forces n’est nommé
    .remedy = ajoutez une ligne `{ $line }`
mistake-ruling = un article avec `ruling` est laissé à l’arbitre, mais celui-ci est `{ $applies }`
    .remedy = écrivez `{ $line }`, ou retirez `ruling`
mistake-within-two = `within` nomme un second article, `{ $name }`
    .remedy = nommez le seul article dont le décompte contient celui-ci
mistake-diagonal-without-force = `long-diagonal` parle d’un camp fort et d’un camp faible, mais aucun `force` ne les nomme
    .remedy = ajoutez une ligne `{ $line }`
mistake-range = `{ $name }` n’est pas un nombre de pièces
    .remedy = écrivez un nombre tel que 4, ou un intervalle tel que `4-5` ou `8+`
mistake-limit-empty = `limit` ne nomme aucun nombre de pièces
    .remedy = écrivez par exemple `{ $line }`
mistake-limit-row = `{ $text }` et sa limite sont illisibles
    .remedy = écrivez pièces = coups, par exemple { $example }
mistake-limit-overlap = les nombres de pièces { $one } et { $other } se recouvrent
    .remedy = donnez une seule limite à chaque nombre de pièces
mistake-restarts = `{ $text }` ne remet rien à zéro
    .remedy = écrivez l’un ou plusieurs de : `capture`, `man-move`, `promotion`
mistake-no-such-game-near = aucun jeu ne s’appelle « { $variant } », le règlement ne sert donc pour aucun
    .remedy = vouliez-vous dire { $meant } ?
mistake-no-such-game = aucun jeu ne s’appelle « { $variant } », le règlement ne sert donc pour aucun
    .remedy = écrivez l’un de { $known }
mistake-no-clause = le règlement n’a aucun article
    .remedy = ajoutez au moins un [[clause]]
mistake-too-many = cet article vient après le numéro { $most }, et un règlement n’en a pas davantage
    .remedy = réunissez les articles qui ne diffèrent que par les forces : `when.force` accepte une liste
mistake-id-twice = l’id `{ $id }` figure deux fois
    .remedy = donnez un autre id à l’un des articles
mistake-refers-to-itself = l’article { $name } renvoie à lui-même
    .remedy = nommez un autre article
mistake-no-such-clause = il n’y a pas d’article `{ $name }` avec une limite
    .remedy = { $known ->
        [none] aucun autre article de ce règlement n’a de `limit` : ajoutez-en un, ou retirez le nom
       *[other] écrivez l’un de { $known }
    }
mistake-unless-chain = l’article { $name } en suspend un autre et est lui-même suspendu
    .remedy = écrivez l’exception dans le `when` de l’un des deux
mistake-within-chain = l’article { $name } se trouve dans un article qui se trouve dans un autre
    .remedy = nommez dans `within` l’article le plus extérieur
mistake-sharing = les articles qui partagent `{ $name }` ne comptent pas de la même façon
    .remedy = donnez-leur les mêmes `restarts`, `lasts` et `within`
mistake-zero = `{ $name }` vaut 0, ce qui n’interdit rien de possible
    .remedy = écrivez 1 ou plus, ou retirez la ligne
mistake-offers-empty = `[[offers]]` n’interdit rien
    .remedy = ajoutez une ligne `{ $line }`, ou retirez le titre
mistake-offers-twice = deux `[[offers]]` peuvent être en vigueur ensemble
    .remedy = réunissez-les, ou donnez à chacun un `only-if` avec une autre valeur du même réglage
relation-two-sides = `{ $text }` n’a pas de ` v ` entre les deux camps
    .remedy = écrivez un rapport tel que `3K v K`, `2K+M v K` ou `>=3K+*M v K`
relation-kind = `{ $term }` ne finit pas par K (dames) ou M (pions)
    .remedy = écrivez un rapport tel que `3K v K`, `2K+M v K` ou `>=3K+*M v K`
relation-twice = { $kind } figure deux fois dans `{ $text }`
    .remedy = écrivez chaque sorte de pièce une fois, tel que `2K+M v K`
relation-count = `{ $count }` devant { $kind } n’est ni un nombre, ni `>=` suivi d’un nombre, ni `*`
    .remedy = écrivez un rapport tel que `3K v K`, `2K+M v K` ou `>=3K+*M v K`

## Avertissements sur un règlement

warning-never-holds = l’article { $clause } ne peut jamais compter : aucune position ne répond à sa condition
warning-never-binds = l’article { $clause } ne peut jamais terminer une partie : partout où il compte, l’article { $before } la termine au plus tard en même temps
warning-never-within = l’article { $clause } ne compte jamais : sa finale n’a jamais lieu pendant que l’article { $within } compte
warning-drawn-at-once = l’article { $clause } annule toute partie dès la position de départ : sa limite est 0 et sa condition est toujours remplie
warning-whole-game = l’article { $clause } compte dès le premier coup et rien ne le remet à zéro, si bien que toute partie finit après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : indiquez dans `restarts` ce qui le remet à zéro
warning-never-reached = l’article { $clause } ne peut jamais terminer une partie : aucune ne dure { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; écrivez un nombre plus petit dans `limit`
warning-never-so-often = l’article { $clause } ne peut jamais terminer une partie : aucune position n’apparaît { $times } fois ; écrivez un nombre plus petit dans `times`
warning-nothing-counted = article { $clause } : sa limite est 0, donc rien n’est compté et `{ $field }` ne veut rien dire : écrivez un nombre plus grand dans `limit`, ou ôtez `{ $field }`
warning-drawn-before-win = article { $clause } : sa limite est 0, donc la partie est nulle aussitôt, même si le camp au trait pouvait gagner : écrivez un nombre plus grand dans `limit`, ou ajoutez `unless-won-at-once = true`
warning-too-large = dans { $heading }, `{ $field }` est { $number } : { $field ->
    [not-before-move] aucune partie ne dure autant, aucune nulle ne pourra donc être convenue
    [loses-at] personne ne joue autant de coups irréguliers, aucun ne coûtera donc la partie
   *[most-pieces] il n’y a jamais autant de pièces, le nombre n’exclut donc rien
} ; écrivez un nombre plus petit, ou ôtez la ligne
warning-weaker-first = article { $clause } : le camp nommé en premier est le plus fort, mais dans `{ $relation }` il a moins que l’autre
warning-shares-alone = l’article { $clause } ne partage son compte `{ $shares }` avec aucun autre
warning-taken-id = { $id } est l’identifiant d’un règlement intégré dont les règles sont autres : un serveur refuse deux règlements de même identifiant, choisissez-en un autre
warning-under = avec { $setting } = { $value } : { $warning }
warning-two-limits = les articles { $clause } et { $other } partagent un décompte et donnent deux limites à la même position
warning-never-repeats = l’article { $clause } ne peut jamais terminer une partie : l’article { $before } la termine à une répétition antérieure
warning-unused-setting = rien ne dépend du réglage { $setting } : ajoutez `only-if.{ $setting } = ...` à un article, ou retirez-le
warning-unknown-variant = { $meant ->
    [none] aucun jeu ne s’appelle { $variant } : `damier rules` donne la liste des jeux
   *[other] aucun jeu ne s’appelle { $variant } : vouliez-vous dire { $meant } ?
}
warning-repeated-variant = le jeu { $variant } est nommé deux fois dans `variants` : retirez-en un
warning-shortage-never = dans [time-shortage], `{ $field }` est 0, donc aucune demande ne peut être accordée : écrivez un nombre plus grand, ou ôtez [time-shortage]
warning-no-repetition = aucun article ne termine la partie par répétition : une partie peut ne jamais finir
warning-draughts-only = l’article { $clause } : `{ $condition }` parle des dames et des pions du jeu de dames ; aux échecs, toute pièce sauf le pion compte comme une dame, comptez donc les pièces avec `when.pieces` ou omettez la condition
warning-no-such-force = article { $clause } : aucune partie de ce règlement n’a jamais `{ $relation }` sur le damier : retirez-le, ou écrivez un nombre plus petit
warning-idle-row = article { $clause } : avec `{ $row }` pièces il ne compte jamais, cette limite ne sert donc à rien : retirez-la de `limit`, ou élargissez `when`
warning-idle = { $clause ->
    [none] { $heading ->
        [none] `{ $field }` ne change rien
       *[other] dans { $heading }, `{ $field }` ne change rien
    }
   *[other] article { $clause } : `{ $field }` ne change rien
} sous cette forme : omettez-le, ou donnez-lui une autre valeur
warning-doubled = { $clause ->
    [none] `{ $text }` figure deux fois dans `{ $field }`
   *[other] article { $clause } : `{ $text }` figure deux fois dans `{ $field }`
} : retirez-en un
warning-always-restarted = l’article { $clause } ne peut jamais terminer une partie : là où il n’y a que des pions, tout coup est un coup de pion, et `restarts` nomme `man-move` ; retirez-le
warning-nothing-to-claim = `wrong-claim-gives` ne change rien, car rien ne se réclame dans ce règlement : retirez-le, ou donnez à `applies` la valeur `claim` dans un article
warning-never-agreed = `not-before-move = { $moves }` interdit tout accord de nulle : l’article { $before } termine d’ici là chaque partie ; écrivez un nombre plus petit
warning-same-choice = réglage { $setting } : `{ $value }` et `{ $other }` disent la même chose : donnez à un article `only-if.{ $setting }` avec l’une des valeurs, ou retirez-en une
warning-one-choice = le réglage { $setting } n’a qu’une valeur, il n’y a donc rien à choisir : ajoutez un [[setting.choice]], ou retirez le réglage
warning-idle-article = { $kind ->
    [clauses] dans [articles], `{ $reason }` ne change rien : chaque article de nulle à ce sujet a son propre `article`
   *[game] dans [articles], `{ $reason }` ne change rien : aucun jeu de ce règlement ne finit ainsi
} ; retirez la ligne
warning-two-rulings = l’article { $article } est laissé deux fois à l’arbitre avec des issues différentes, dont la première compte : retirez-en une
warning-both-ways = l’article { $article } termine des parties de lui-même (`{ $clause }`) et il est en outre laissé à l’arbitre : ne gardez que l’un des deux
warning-no-regulation = réglage { $setting } : une cadence sans temps ajouté met en vigueur `on` ou `shown`, et aucun article ne demande l’un ou l’autre : donnez à un article `only-if.{ $setting }` avec l’un des deux, ou nommez le réglage autrement
warning-flag-of-chess = `flag` vaut `draw-if-nobody-can-win`, une règle des échecs : aux dames, qui dépasse son temps a perdu, quoi qu’il y ait sur le damier ; retirez cette ligne
warning-missing-text = { $clause ->
    [none] un texte du règlement
   *[other] un texte de l’article { $clause }
} manque en { $language ->
    [en] anglais
    [fr] français
   *[ru] russe
} ; l’anglais est montré

## Réglages d’un règlement

setting-none = il n’y a pas de réglage `{ $setting }` : ce règlement n’en a aucun
setting-unknown = il n’y a pas de réglage `{ $setting }` : choisissez parmi { $known }
setting-no-value = le réglage `{ $setting }` n’a pas de valeur `{ $value }` : choisissez parmi { $known }
