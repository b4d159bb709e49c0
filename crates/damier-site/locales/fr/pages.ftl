# Les pages.

site-description = Jouez aux dames contre l’ordinateur ou à deux devant l’écran. L’arbitre garde tous les décomptes sous vos yeux et dit pourquoi une partie s’est terminée.
skip-to-content = Aller au contenu
menu = Menu
nav-label = Navigation principale
nav-play = Jouer
nav-games = Mes parties
nav-rules = Règles
nav-about = À propos
language = Langue
theme-switch = Clair ou sombre
footer-line = Damier : les dames avec un arbitre.
needs-script = Pour jouer, JavaScript doit être activé dans le navigateur. Les règles et les parties terminées se lisent sans lui.
white = Blancs
black = Noirs
key-enter = Entrée

variant-international = Dames internationales
variant-russian = Dames russes
variant-brazilian = Dames brésiliennes
variant-american = Dames américaines
variant-frisian = Dames frisonnes
variant-frysk = Frysk!
variant-antidraughts = Qui perd gagne
variant-breakthrough = Breakthrough
variant-killer = Dames Killer
variant-italian = Dames italiennes
variant-spanish = Dames espagnoles
variant-portuguese = Dames portugaises
variant-czech = Dames tchèques
variant-pool = Pool checkers
variant-turkish = Dames turques
variant-canadian = Dames canadiennes
variant-thai = Dames thaïlandaises
variant-chess960 = Chess960
facts-international = 10 × 10. Dames volantes ; la prise majoritaire est obligatoire.
facts-russian = 8 × 8. Dames volantes ; la prise est au choix.
facts-brazilian = 8 × 8. Dames volantes ; la prise majoritaire est obligatoire.
facts-american = 8 × 8. La dame n’avance que d’une case ; le pion ne prend qu’en avant. Les Noirs commencent.
facts-frisian = 10 × 10. On prend aussi en ligne droite ; la prise de plus grande valeur est obligatoire.
facts-frysk = Les dames frisonnes avec cinq pions chacun.
facts-antidraughts = 10 × 10. Qui n’a plus de pièces ou plus de coups gagne.
facts-breakthrough = 10 × 10. Le premier qui fait une dame gagne.
facts-killer = 10 × 10. Une dame qui prend une dame en dernier s’arrête juste derrière : deux dames battent une dame.
facts-italian = 8 × 8. La dame n’avance que d’une case ; le pion ne prend pas les dames.
facts-spanish = 8 × 8. Dames volantes ; le pion ne prend qu’en avant ; la prise majoritaire est obligatoire.
facts-portuguese = 8 × 8. Les coups des dames espagnoles, avec ses propres limites pour les finales nulles.
facts-czech = 8 × 8. Dames volantes, qui doivent prendre avant les pions ; le pion ne prend qu’en avant.
facts-pool = 8 × 8. Dames volantes ; la prise est au choix. Les Noirs commencent.
facts-turkish = 8 × 8, sur toutes les cases. Les pions vont en avant et de côté ; la prise majoritaire est obligatoire.
facts-canadian = 12 × 12. Les dames internationales avec trente pions chacun.
facts-thai = 8 × 8. Huit pions chacun ; la dame s’arrête juste derrière ce qu’elle prend. Les Noirs commencent.
choose-more-games = D’autres jeux

# Choisir une partie

choose-page = Jouer aux dames
choose-title = Choisissez votre partie
choose-lead = Contre l’ordinateur ou à deux devant l’écran. L’arbitre tient les décomptes et dit pourquoi la partie s’est terminée.
choose-going-on = Parties en cours
choose-going-on-game = { $variant } · { $moves ->
    [0] pas encore commencée
   *[other] coup { $moves }
}
choose-variant = Jeu
choose-opponent = Adversaire
choose-computer = Ordinateur
choose-local = À deux, ici
choose-level = Niveau
choose-time = Temps par joueur : minutes + secondes par coup
choose-time-none = Sans pendule
choose-time-own = Autre
choose-time-preset = { $minutes } + { $seconds }
choose-time-preset-title = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par coup
choose-minutes = Minutes
choose-increment = Secondes par coup
choose-side = Votre couleur
choose-side-random = Au sort
choose-further = Règlement et position de départ
choose-rulebook = Règlement
choose-fen = Position de départ (FEN), vide pour l’habituelle
choose-start = Commencer la partie
choose-enter-hint = commence aussi

# La page de jeu

play-page = { $variant }
play-board = Damier
play-counters = Les décomptes de l’arbitre
play-moves = Coups
play-replay = Parcourir la partie
play-actions = Actions
play-type-move = Écrivez un coup, par exemple { $example }
play-move = Jouer ce coup
play-you = Vous
play-computer = Ordinateur
play-computer-level = Niveau { $level }, { $name }
play-player = Joueur
play-to-label = { $side } : { $name }
play-take-back = Reprendre
play-offer-draw = Nulle
play-offer-draw-title = Proposer la nulle
play-claim = Réclamer
play-claim-title = Réclamer la nulle que les règles accordent maintenant
play-resign = Abandonner
play-rematch = Revanche
play-new-game = Nouvelle partie
play-flip = Retourner
play-more = Plus
play-go-on = Continuer
play-coordinates = Coordonnées
play-coordinates-outside = Au bord
play-coordinates-squares = Sur les cases
play-coordinates-none = Aucune
play-notation = Notation des coups
play-turns = Retourner le damier après chaque coup
play-regulation = Sans temps ajouté, les petites finales contre une dame seule sont nulles aussitôt, sauf si un gain est montré (article { $article }).
play-export-pdn = Exporter en PDN
play-export-fen = Position en FEN
play-copy-fen = Copier le FEN
play-share = Partager
play-rules = Règlement
play-offline = La connexion est perdue. Nouvel essai en cours ; votre partie est en sûreté.

# Mes parties

games-page = Mes parties
games-title = Mes parties
games-none = Pas encore de partie. Chaque partie commencée est conservée ici : vous pourrez la continuer, la revoir ou l’emporter au format PDN (PGN aux échecs).
games-first = Commencer une première partie
games-new = Nouvelle partie
games-game = Partie
games-opponent = Adversaire
games-moves = Coups
games-last = Dernier coup
games-result = Résultat
games-against-computer = Ordinateur, niveau { $level }
games-local = À deux
games-move-count = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
games-going-on = En cours
games-won = Gagnée { $result }
games-lost = Perdue { $result }
games-drawn = Nulle { $result }

# Règles

rules-page = Règlements
rules-title = Règlements
rules-lead = Une partie se termine selon un règlement : une autorité, une édition. Voici tous ceux que l’arbitre connaît, article par article, avec ce que chacun laisse à un arbitre humain.
rules-default = Appliqué sauf choix contraire
rules-crumbs = Où vous êtes
rules-for = Jeu
rules-when = Ce que c’est
rules-source = Source
rules-draws = Quand la partie est nulle
rules-counting = « Coups de chaque joueur » compte les coups des deux camps : cinq coups chacun font dix tours de jeu. Le coup qui crée la situation ne compte pas.
rules-endings = Autres fins de partie
rules-ending-no-pieces = Le joueur qui n’a plus de pièce a perdu.
rules-ending-no-moves = Le joueur qui a le trait et ne peut pas jouer a perdu.
rules-ending-checkmate = Le joueur qui est mat a perdu.
rules-ending-stalemate = La partie est nulle si le joueur au trait n’a aucun coup légal et que son roi n’est pas en échec.
rules-ending-dead-position = La partie est nulle dès qu’aucune suite de coups légaux ne peut mater l’un des rois.
rules-ending-resignation = Le joueur qui abandonne a perdu.
rules-ending-agreement = La partie est nulle si les deux joueurs en conviennent.
rules-ending-time = Le joueur dont le temps est écoulé a perdu.
rules-ending-time-mate = Le joueur dont le temps est écoulé a perdu ; mais si aucune suite de coups légaux ne peut le mater, la partie est nulle.
rules-left = Laissé à l’arbitre humain
rules-left-lead = Ces articles demandent le jugement d’une personne. L’arbitre de ce site ne les applique pas.
rules-left-nothing = Ce règlement ne laisse rien de la fin d’une partie au jugement d’un arbitre.
rules-settings = Là où l’organisateur peut choisir
rules-settings-lead = Le règlement admet ici plusieurs pratiques. La lecture marquée vaut, sauf si une autre est choisie au début de la partie.
rules-chosen = Suivie ici
rules-note-unverified = * Ce numéro vient d’une citation : nous ne l’avons pas vu dans le texte même de la fédération.

# À propos

about-title = À propos de Damier
about-lead = Damier, ce sont les dames avec un arbitre : il joue, garde tous les décomptes sous vos yeux et, quand la partie se termine, dit en vertu de quel article.
about-does-title = Ce qu’il fait
about-does-play = Il joue aux dames internationales, russes, brésiliennes et américaines, contre vous à dix niveaux ou entre deux personnes devant un écran, avec ou sans pendule.
about-does-referee = Il applique de lui-même les règles de nullité des fédérations : répétition, coups sans progrès, limites des finales. Chaque décompte en cours est à l’écran, avec son article.
about-does-record = Il conserve chaque partie : on peut partir et revenir, la revoir, et l’exporter en PDN (PGN aux échecs) avec le résultat et son motif.
about-does-languages = Il parle français, anglais et russe, se manie à la souris, au doigt et au clavier, et lit son damier aux lecteurs d’écran.
about-limits-title = Ce qu’il ne fait pas
about-limits-online = Pas encore d’adversaires par le réseau, pas de comptes, pas de classement.
about-limits-strength = Au niveau le plus fort, l’ordinateur joue solidement, mais les programmes consacrés à un seul jeu et dotés de grandes tables de finales sont plus forts.
about-limits-arbiter = Ce qui demande le jugement d’une personne, comme la pièce touchée ou une demande en crise de temps, reste à l’arbitre humain. La page de chaque règlement en donne la liste.
about-limits-readings = Là où le texte d’une fédération laisse un doute, il a fallu choisir une lecture. C’est celle d’un programme, pas une décision.
about-privacy-title = Vos données
about-privacy = Un cookie contenant un nombre aléatoire fait qu’une partie est la vôtre, un autre retient la langue. Aucun pistage, rien n’est transmis à personne. Les parties restent dans un fichier, sur l’ordinateur qui fait tourner ce site ; effacer les cookies, c’est renoncer à la main sur elles.
about-keys-title = Clavier
about-keys-board = Sur le damier, les flèches vont de case en case, Entrée prend une pièce et la pose, Échap la relâche.
about-keys-type = Dans le champ sous le damier, on peut écrire un coup : 32-28, 3228, 14x3, un trajet complet, ou c3-b4 sur 64 cases.
about-keys-replay = Partout ailleurs, les flèches gauche et droite parcourent les coups, Début et Fin vont au début et à la fin.
about-programs-title = Pour les programmes
about-programs = Tout ce que font ces pages peut aussi se faire par HTTP ; la description est produite à partir du code :
about-licence-title = Licence
about-licence = Damier est un logiciel libre sous licence publique générale GNU Affero, version 3 ou ultérieure. Les bibliothèques de règles et d’arbitrage s’emploient sous licence MIT ou Apache.
about-version = Version { $version }

# Erreurs

error-home = Vers l’accueil
error-no-game = Le nom « { $game } » est peut-être mal écrit. Les parties que vous avez commencées sont dans « Mes parties ».
error-nothing-here = L’adresse est peut-être mal écrite, ou la page a changé de place.

# Textes des scripts. Les valeurs entre accolades sont mises par le navigateur.

js-board-board = Damier
js-board-empty = vide
js-board-white-man = pion blanc
js-board-white-king = dame blanche
js-board-black-man = pion noir
js-board-black-king = dame noire
js-board-cell = { $square }, { $piece }
js-board-movable = peut jouer
js-board-target = peut être atteinte
js-board-white = Blancs
js-board-black = Noirs
js-board-moved = { $side } : { $move }
js-clock-white = Pendule des Blancs : { $time }
js-clock-black = Pendule des Noirs : { $time }
js-first = Au début
js-previous = Coup précédent
js-next = Coup suivant
js-last = À la position actuelle
js-no-moves = Aucun coup joué.
js-counter-since = En cours depuis le coup { $number } : voir la position
js-counter-since-start = En cours depuis le début : voir la position
js-move-number = coup { $move }
js-read-article = Lire l’article
js-show-board = Mettre de côté
js-at-start = au début
js-after-move = après le coup { $number }
js-same-position = La même position
js-rematch = Revanche
js-replay = Revoir
js-share = Partager
js-new-game = Nouvelle partie
js-export-pdn = Exporter en PDN
js-copy-fen = Copier le FEN
js-yes-draw = Nulle
js-ask-claim = Quelle nulle est réclamée ?
js-show-win = À vous de jouer : montrez le gain. Chaque coup est vérifié.
js-show-win-white = Aux Blancs de jouer : le gain doit être montré
js-show-win-black = Aux Noirs de jouer : le gain doit être montré
js-ask-announced = { $reason }. Quel coup est annoncé ?
js-claim-with = { $reason } : annoncer { $moves }
js-claim-with-more = { $reason } : annoncer un coup parmi { $count } ({ $moves }, …)
js-ask-resign = Abandonner cette partie ?
js-ask-resign-white = Les Blancs abandonnent-ils ?
js-ask-resign-black = Les Noirs abandonnent-ils ?
js-yes-resign = Abandonner
js-refused-no-move = Cette pièce ne peut aller nulle part.
js-refused-must-capture = La prise est obligatoire : jouez { $squares }.
js-refused-not-there = La pièce ne peut pas aller là.
js-parting = Plusieurs prises passent par là : choisissez { $squares }.
js-parting-again = Plusieurs prises finissent ici : choisissez { $squares }, ou encore { $square } pour la plus courte.
js-refused-unreadable = « { $move } » ne désigne pas de cases de ce damier. Écrivez les cases, par exemple { $example }.
js-type-move = Écrivez un coup, par exemple { $example }
js-fen-copied = La position est copiée au format FEN.
js-link-copied = Le lien est copié.
js-copy-this = Copiez ce texte
js-draw-declined = L’ordinateur refuse la nulle.
js-draw-from = Nulle d’un commun accord : après le coup { $number } de chaque joueur
js-looking = Position antérieure : coup { $number } sur { $total }
js-looking-start = Position de départ
js-over = La partie est finie.
js-thinking = L’ordinateur réfléchit…
js-turn-white = Trait aux Blancs
js-turn-black = Trait aux Noirs
js-turn-white-capture = Trait aux Blancs, qui doivent prendre
js-turn-black-capture = Trait aux Noirs, qui doivent prendre
js-your-turn = À vous de jouer
js-your-turn-capture = À vous de jouer : la prise est obligatoire
js-waiting = Pas de connexion : votre coup attend et partira dès qu’elle reviendra.
js-no-line = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
js-level = { $level } · { $name }
