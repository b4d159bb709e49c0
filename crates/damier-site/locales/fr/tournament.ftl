# Tournaments.
nav-events = Tournois
event-list-title = Tournois
event-list-lead = Appariements, résultats et classements de chaque tournoi de ce serveur, chaque valeur expliquée.
event-list-none = Pas encore de tournoi. Un arbitre crée le premier.
event-new = Nouveau tournoi
event-new-title = Nouveau tournoi
event-new-lead = Le règlement vaut dès la ronde 1 ; toute modification ultérieure est notée avec son motif et montrée à tous.
event-create = Continuer avec les joueurs
event-import-title = Depuis un fichier
event-import-lead = Un fichier de tournoi de Damier (JSON) ou le tableau d’un autre programme : TRF16, TRF26, CSV.
event-import = Ouvrir le fichier
event-file = Fichier
event-state-entries = Inscriptions ouvertes
event-state-going = En cours
event-state-over = Terminé
event-views = Vues
event-view-pairings = Appariements
event-view-names = Par nom
event-view-standings = Classement
event-view-crosstable = Grille
event-view-scores = Points des joueurs
event-view-progress = Évolution
event-view-teams = Équipes
event-view-players = Joueurs
event-view-regulations = Règlement
event-rounds-label = Rondes
event-round = Ronde { $round }
event-round-short = R{ $round }
event-round-board = Ronde { $round }, table { $board }
event-rounds-of = { $played ->
    [0] { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
   *[other] ronde { $played } sur { $rounds }
}
event-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
event-standings-after = { $rounds ->
    [one] Après { $rounds } ronde
   *[other] Après { $rounds } rondes
}
event-hall = Écran de salle
event-why = Pourquoi deux joueurs ne se rencontrent-ils pas ?
event-desk-link = Table d’arbitrage
event-public = Pages publiques
event-print-pdf = PDF
event-print-html = Version à imprimer
event-nobody = Personne n’est encore inscrit.
event-points-before = Points avant la ronde
event-differences = Parties qui disent autre chose
event-game-goes-on = en cours
event-game-differs = Table { $board } : la partie sur le site dit { $game }, la table { $result }.
event-game-take = Prendre { $game }
event-game-keep = Garder le résultat de la table
event-watch = Regarder
event-progress-title = Places après chaque ronde
event-progress-hint = Une ligne par joueur ; à droite, le nom et la place actuelle.
event-tie = { $count ->
    [one] La place { $place } est partagée par { $count } joueur
   *[other] La place { $place } est partagée par { $count } joueurs
}
event-tie-level = La rencontre de { $first } et { $second } est à égalité
event-log-title = Modifications après le début
event-col-place = Place
event-col-name = Nom
event-col-number = N°
event-col-title = Titre
event-col-federation = Fédération
event-col-federation-id = Numéro de licence
event-col-club = Club
event-col-rating = Elo
event-col-team = Équipe
event-col-members = Membres
event-col-decided = Décidé par
event-col-round = Ronde
event-col-colour = Couleur
event-col-opponent = Adversaire
event-col-result = Résultat
event-col-sum = Total
event-col-points = Points
event-col-board = Table
event-fact-joined = Arrivé à la ronde
event-fact-left = Parti après la ronde
event-why-place = Pourquoi cette place
event-why-a = Premier joueur
event-why-b = Second joueur
event-why-round = À la ronde
event-why-ask = Expliquer
event-why-two = Choisissez deux joueurs différents de la liste.
event-bye = exempt
event-pair = { $white } – { $black }
event-draw = Nulle

# The form of an event.
event-field-name = Nom du tournoi
event-field-system = Système d’appariement
event-field-rounds = Rondes
event-field-boards = Tables par match
event-field-points = Points
event-field-preset = Classement et départages
event-field-time = Cadence
event-field-book = Livre de règles
event-field-own-book = Votre propre règlement
event-own-book-hint = Son texte (TOML). Il reste avec le tournoi et en juge toutes les parties.
event-own-book-check = Vérifier un règlement
event-book-of = Livre de règles de ce tournoi
event-book-read = Lire le règlement de ce tournoi
event-field-own-points = Points au choix : gain-nulle-perte
event-field-order = Ordre des critères
event-field-criteria = Liste de critères au choix
event-field-first-colour = Couleur du numéro 1 à la ronde 1
event-field-apart = Ne pas réunir dans les trois dernières rondes
event-field-games = Élimination : parties par rencontre
event-field-swap = Double tour complet : permuter les deux dernières rondes du premier cycle
event-field-youth = Mode jeunes
event-youth-yes = pas de décision sans son explication
event-field-play-off = Match de départage
event-field-city = Lieu
event-field-federation = Fédération
event-field-starts = Premier jour
event-field-ends = Dernier jour
event-field-arbiter = Arbitre principal
event-field-unplayed = Rondes sans partie
event-field-reason = Motif de la modification
event-rounds-hint = Peut rester vide en tour complet, en élimination et avec des appariements à la main.
event-boards-hint = Seulement par équipes.
event-criteria-hint = Noms séparés par des virgules ; vide pour ceux du modèle.
event-play-off-hint = En clair, par exemple « Lehmann-Georgiev 5+2 pour la place 1 » ; vide si les places sont partagées.
event-more = Autres points du règlement
event-book-usual = Celui du jeu
event-book-own = Le vôtre : collé ci-dessous
event-first-colour-usual = Blancs
event-first-colour-white = Blancs, tirés au sort
event-first-colour-black = Noirs, tirés au sort
event-field-team-colours = Suisse par équipes : souhaits de couleur
event-team-colours-usual = Type A (habituel)
event-team-colours-type-b = Type B, avec souhaits faibles
event-team-colours-none = Aucun
event-field-team-score = Suisse par équipes : apparier selon
event-team-score-usual = Points de match
event-team-score-game-points = Points des parties
event-field-dates = Dates des rondes
event-dates-hint = Une date par ronde, entre virgules ; les premières suffisent.
event-apart-usual = Personne
event-apart-federation = Joueurs d’une même fédération
event-apart-club = Joueurs d’un même club
event-points-usual = Ceux du modèle
event-points-2-1-0 = 2–1–0
event-points-1-0-5-0 = 1–½–0
event-points-stages = Douze par étapes : 12–0, 8–4, 7–5, 6–6
event-points-delft = Delft : 12–0, 9–1, 8–2, 7–3, 6–4
event-points-own = Au choix, ci-dessous
event-frozen = Le tournoi a commencé : le règlement est fixé. Toute modification demande un motif, lisible par tous.
event-save = Enregistrer
event-cancel = Annuler

# The desk.
event-desk = Résultats
event-desk-pair = Appariement
event-desk-players = Joueurs
event-desk-play-offs = Départages
event-desk-files = Fichiers et papier
event-desk-rules = Règlement
event-desk-history = Historique
event-by-site = le site
event-undo = Revenir
event-keys-hint = Sur un résultat : les points des Blancs (2, 1, 0 ; aux échecs 1, =, 0), + ou - pour une absence, Suppr pour effacer. Chacun est enregistré aussitôt, puis vient la table suivante.
event-reports = Annoncés par les joueurs
event-reported = { $side ->
    [white] Table { $board } : les Blancs annoncent { $result }
   *[other] Table { $board } : les Noirs annoncent { $result }
}
event-disputed = désaccord
event-confirm = Confirmer { $result }
event-dismiss = Écarter
event-save-results = Enregistrer les résultats
event-missing = { $count ->
    [0] Tous les résultats sont là.
    [one] Il manque { $count } résultat.
   *[other] Il manque { $count } résultats.
}
event-pair-round = Apparier la ronde { $round }
event-take-back = Annuler la ronde { $round }
event-result-forfeit = { $result } (forfait)
event-result-nobody = { $result } (double forfait)
event-result-both = { $result } (les deux punis)
event-slip-link = Annonce
event-decide = Décision de l’arbitre sur les points
event-decide-hint = Pour un résultat hors des cas usuels. Le motif figure dans le fichier du tournoi.
event-decide-button = Inscrire la décision
event-points-white = Points des Blancs
event-points-black = Points des Noirs
event-not-played = La partie n’a pas été jouée
event-play-here = Jouer une table sur ce site
event-play-here-hint = La partie est arbitrée ici et son résultat arrive de lui-même à la table.
event-clock = Pendule, vide pour aucune
event-start-game = Commencer la partie
event-link-game = Adresse d’une partie ; vide pour délier
event-link = Lier
event-pair-hint = Selon le système, Blancs à gauche. Les numéros peuvent être changés ; une ligne sans Noirs est une exemption. Tout écart avec le système est noté.
event-draw-text = Texte public pour le tirage de la position de départ (facultatif)
event-draw-hint = Toutes les parties de la ronde partent d’une même position. Sans texte, elle est tirée au sort ; à partir d’un texte annoncé d’avance, chacun peut refaire le tirage.
event-draw-kept = La ronde garde cette position, sauf si un texte est donné.
event-start-rank = Première rangée, depuis la colonne a : { $rank }
event-pair-now = Apparier ainsi
event-pair-enter = Inscrire ces paires à la main
event-compare = Comparer au système
event-differs = Ceci diffère du système
event-differs-made = À la main
event-differs-engine = Le système
event-differs-impossible = Le système ne trouve pas d’appariement de ces joueurs.
event-add-player = Inscrire un joueur
event-edit-player = Modifier un joueur
event-add = Inscrire
event-late-hint = Le tournoi a commencé : un nouvel inscrit joue dès la ronde { $round }.
event-add-list = Inscrire une liste
event-paste = Une ligne par joueur
event-paste-hint = Nom, fédération, Elo, titre et club dans n’importe quel ordre, séparés par des points-virgules ou tabulations ; une ligne de titres est comprise.
event-or-file = Ou un fichier : CSV, TRF, fichier de tournoi
event-sort-too = Puis numéroter selon l’Elo
event-add-list-button = Inscrire la liste
event-sort = Numéroter selon l’Elo
event-remove = Rayer de la liste
event-left-before = parti avant la ronde 1
event-left-after = parti après la ronde { $round }
event-in-round = ronde { $round }
event-state-plays = joue
event-state-zero = absent
event-state-half = exempt, demi-point
event-state-full = exempt, un point
event-state-gone = est parti
event-teams = Équipes
event-members = Joueurs des équipes
event-save-byes = Enregistrer pour la ronde { $round }
event-forbidden = Ne doivent pas se rencontrer
event-forbid-numbers = Numéros
event-forbid = Séparer
event-allow = Autoriser à nouveau
event-papers = Papier
event-slips-hint = Chaque bulletin porte un code : le joueur le scanne et annonce le résultat.
event-sheet-pairings = Appariements
event-sheet-names = Appariements par nom
event-sheet-standings = Classement
event-sheet-crosstable = Grille
event-sheet-scores = Points des joueurs
event-sheet-slips = Bulletins de résultat
event-sheet-cards = Cartons de table
event-sheet-log = Journal des modifications
event-data = Données
event-file-json = Fichier du tournoi, complet
event-file-trf = Pour fédérations et autres programmes
event-file-csv = Pour tableurs
event-data-hint = Le fichier du tournoi est celui de la ligne de commande : « damier tournament » le reprend.
event-games-title = Résultats depuis des parties notées
event-games-lead = Chaque partie ({ $format }) est rejouée et arbitrée. Une notation en désaccord avec sa partie est signalée et n’est pas inscrite.
event-games-round = Ronde, si la notation ne la donne pas
event-games-paste = Ou collez-les
event-games-any-start = Les parties peuvent commencer à toute position (même posée à la main)
event-games-button = Arbitrer et inscrire
event-games-entered = { $entered } inscrites sur { $count }
event-misfit-unreadable = Illisible : { $reason }
event-misfit-no-name = Aucun joueur ne s’appelle « { $name } ». Corrigez le nom dans la notation ou la liste.
event-misfit-several = Plusieurs joueurs s’appellent « { $name } ».
event-misfit-no-round = La notation n’indique pas de ronde. Donnez-la ci-dessus.
event-misfit-not-paired = La ronde { $round } n’est pas appariée.
event-misfit-not-met = Les deux ne se rencontrent pas à la ronde { $round }.
event-misfit-colours = Les couleurs diffèrent de l’appariement.
event-misfit-other-result = La table a un autre résultat. Effacez-le d’abord si la notation est juste.
event-misfit-other-start = { $found ->
    [none] La partie ne commence par aucune des 960 positions de départ
   *[other] La partie commence par la position { $found }
}, et la position { $drawn } a été tirée pour la ronde. Corrigez la partie ou la ronde.
event-misfit-contradicts = L’en-tête Result dit { $tag }, la fin des coups dit { $end }. Accordez-les.
event-misfit-two-tags = Il y a deux en-têtes { $tag } différents. Enlevez-en un.
event-misfit-odd-result = L’en-tête Result « { $text } » n’est pas un résultat. Écrivez 2-0, 1-1 ou 0-2 (aux échecs 1-0, 1/2-1/2 ou 0-1), les Blancs d’abord.
event-misfit-other-game = Le jeu de la notation est { $record }, celui du tournoi { $event }. Corrigez la notation, ou laissez-la de côté.
event-misfit-other-moves = La notation se dit « { $declared } », mais les coups sont ceux du jeu { $played }. Corrigez son en-tête GameType.
event-misfit-otherwise = D’autres notations de cet import racontent cette partie autrement : { $others }. Aucune n’est entrée. Enlevez celles qui sont fausses, et importez de nouveau.
event-misfit-set-up-start = La partie ne commence ni à la position de départ, ni à une ouverture tirée au sort. Corrigez l’en-tête FEN, ou permettez tout départ ci-dessus.
event-record-says = la notation { $number } (ligne { $line }) dit { $result }
event-record-same = comme la notation { $first }
event-misfit-no-start = La partie ne commence à aucune des 960 positions de départ. Corrigez l’en-tête FEN.
event-misfit-set-up = Une position est posée au milieu de la partie, et les règles ne peuvent pas la juger. Entrez le résultat à la main.
event-misfit-disagrees = La notation dit { $header }, les règles disent { $verdict }. L’arbitre décide.
event-misfit-no-moves = La notation a un résultat et aucun coup. Si la partie n’a pas été jouée, entrez le résultat à la main, par forfait.
event-misfit-punished = 0-0 veut dire que les deux sont punis. Entrez-le à la main.
event-misfit-illegal = Le demi-coup { $ply } est illégal. Corrigez la notation.
event-misfit-open = La partie n’est pas finie et la notation n’a pas de résultat.

# Play-offs.
event-match-differs = Le match dit que l’autre joueur continue, mais le tour suivant est apparié. Annulez d’abord ses rondes : le match comptera alors.
event-play-offs-later = Les départages viennent après le dernier résultat.
event-no-ties = Aucune place n’est partagée.
event-play-off-title = Pour la place { $place } : { $names }
event-play-off-next = À suivre : { $white } (Blancs) – { $black } (Noirs)
event-play-off-order = L’ordre obtenu
event-play-off-start = Commencer le départage
event-form = Comment
event-form-lehmann-georgiev = Lehmann-Georgiev
event-form-barrage = Parties uniques jusqu’au gain
event-form-stages = Normal, rapide, blitz
event-form-round-robin = Tous contre tous
event-form-lots = Tirage au sort
event-form-time = Lehmann-Georgiev : temps, comme 5'+2"
event-form-order = Tirage : l’ordre sorti
event-match-here = Jouer sur ce site
event-to-match = Vers le match
event-won-by = { $name } gagne
event-flag = Drapeau tombé
event-stage-standard = partie normale
event-stage-rapid = partie rapide
event-stage-blitz = partie blitz
event-stage-decider = partie décisive

# Reports of players.
event-report-who = Vous êtes
event-report-result = Comment la partie s’est-elle terminée ?
event-report-send = Annoncer le résultat
event-report-hint = Il compte dès que l’adversaire annonce le même depuis un autre appareil ou que l’arbitre le confirme.
event-report-settled = Ce résultat est inscrit. S’il est faux, dites-le à l’arbitre.
event-said-waits = C’est noté. L’adversaire annonce à son tour, ou l’arbitre confirme.
event-said-agreed = Les deux joueurs sont d’accord : le résultat est inscrit.
event-said-disputed = L’adversaire a annoncé un autre résultat. L’arbitre est prévenu.

# What was done, one line each.
deed-created = Tournoi créé
# Boards in a row, and the last of several.
deed-range = { $first } à { $last }
deed-list = { $most } et { $last }
deed-results = { $count ->
    [1] Résultats de la ronde { $round }, table { $boards }
   *[other] Résultats de la ronde { $round }, tables { $boards }
}
deed-reported = Un joueur a annoncé la table { $boards } de la ronde { $round }
deed-agreed = Accord des deux joueurs : table { $boards }, ronde { $round }
deed-confirmed = Annonce confirmée : table { $boards }, ronde { $round }
deed-dismissed = Annonce écartée : table { $boards }, ronde { $round }
deed-decided = Décision : table { $boards }, ronde { $round }
deed-played = { $count ->
    [1] Joué sur le site : ronde { $round }, table { $boards }
   *[other] Joué sur le site : ronde { $round }, tables { $boards }
}
deed-followed = { $count ->
    [1] La partie de la table { $boards }, ronde { $round }, a été jugée autrement : le résultat suit
   *[other] Les parties des tables { $boards }, ronde { $round }, ont été jugées autrement : les résultats suivent
}
deed-differs = { $count ->
    [1] La partie de la table { $boards }, ronde { $round }, dit autre chose que la table
   *[other] Des parties des tables { $boards }, ronde { $round }, disent autre chose que les tables
}
deed-noted = { $count ->
    [1] La partie de la table { $boards }, ronde { $round }, confirme le résultat
   *[other] Les parties des tables { $boards }, ronde { $round }, confirment les résultats
}
deed-kept = La table { $boards }, ronde { $round }, garde son résultat, quoi que dise sa partie
deed-linked = Table { $boards } de la ronde { $round } jouée sur le site
deed-unlinked = Table { $boards } de la ronde { $round } déliée
deed-paired = Ronde { $round } appariée
deed-paired-by-hand = Ronde { $round } appariée à la main
deed-taken-back = Ronde { $round } annulée
deed-entered-one = Inscription : { $name }
deed-edited = Modification : { $name }
deed-removed = Rayé de la liste : { $name }
deed-sorted = Numérotation selon l’Elo
deed-withdrawn = Départ : { $name }
deed-returned = Retour : { $name }
deed-forbidden = Rencontre interdite
deed-allowed = Rencontre de nouveau permise
deed-regulations = Données ou règlement modifiés
deed-play-off-begun = Départage pour la place { $name } commencé
deed-play-off-game = Partie de départage inscrite
deed-play-off-match = Départage joué sur le site
deed-play-off-differs = Un match dit qu’un autre joueur continue que celui qui est apparié
deed-play-off-played = Parties de départage reçues du site
deed-undone = La dernière étape est annulée
deed-undone-version = Étape { $version } annulée
deed-entered = { $count ->
    [one] { $count } joueur inscrit
   *[other] { $count } joueurs inscrits
}
deed-byes = { $count ->
    [one] Ronde { $round } : { $count } participation modifiée
   *[other] Ronde { $round } : { $count } participations modifiées
}
deed-imported = { $count ->
    [one] { $count } résultat depuis des parties notées
   *[other] { $count } résultats depuis des parties notées
}

# For the scripts.
js-event-saved = enregistré
js-event-saving = enregistrement…
js-event-failed = non enregistré : réessayez
js-event-clash = modifié entre-temps par quelqu’un d’autre

# Problems.
problem-no-such-event = Ce tournoi n’existe pas
problem-no-such-event-detail = Aucun tournoi ne porte le nom « { $event } ». Voyez la liste des tournois.
problem-stale-event = Le tournoi a été modifié entre-temps
problem-stale-event-detail = Le tournoi a été modifié après l’ouverture de cette page. Elle montre maintenant l’état actuel : vérifiez et recommencez.
problem-invalid-event = Ceci ne peut être utilisé
problem-invalid-event-detail = Un élément manque ou n’a pas de sens. Corrigez et réessayez.
problem-event-refused = Impossible à présent
problem-event-refused-detail = L’état du tournoi ne le permet pas.
problem-event-clash = { $count ->
    [one] La table { $boards } a reçu entre-temps un autre résultat, laissé tel quel. Les autres sont enregistrés. Vérifiez et recommencez s’il est faux.
   *[other] Les tables { $boards } ont reçu entre-temps d’autres résultats, laissés tels quels. Les autres sont enregistrés. Vérifiez et recommencez s’ils sont faux.
}
problem-event-name = Le nom manque ou n’a pas de lettre. Écrivez-en un avec une lettre, par exemple Open 960.
problem-event-name-long = Le nom a plus de 80 caractères. Raccourcissez-le.
problem-event-number = Un numéro est un entier que personne d’autre n’a.
problem-event-rating = Un Elo est un entier inférieur à 10000. Corrigez-le, ou laissez le champ vide.
problem-event-no-difference = Cette table et sa partie sont déjà d’accord.
problem-event-born = Ligne { $line }, caractère { $column } : « { $found } » n’est pas une date de naissance ; écrivez 1990, 1990/05/17 ou 17.05.1990.
problem-event-sex = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un sexe ; écrivez w ou m, ou laissez vide.
problem-event-extra = Ligne { $line }, caractère { $column } : « { $found } » est en dehors des colonnes qui ont un nom ; nommez sa colonne, ou mettez entre guillemets les noms qui contiennent le séparateur.
problem-event-column-twice = Ligne { $line }, caractère { $column } : la colonne « { $found } » y est pour la deuxième fois ; n’en laissez qu’une, ou nommez-les Nom et Prénom.
problem-event-quote = Ligne { $line }, caractère { $column } : un guillemet n’est pas fermé ; fermez-le avant la fin de la ligne.
problem-event-list-empty = La liste ne nomme aucun joueur. Écrivez une ligne par joueur, par exemple Anna Berg;2100;NED.
problem-event-list-long = Un tournoi a au plus 5000 joueurs.
problem-event-file = { $reason }.
problem-event-text = Un texte est trop long ou a plus d’une ligne.
problem-event-system = Choisissez un des systèmes d’appariement.
problem-event-variant = Choisissez un des jeux.
problem-event-book = Ce règlement n’est pas celui du jeu. Choisissez-en un autre ou le livre usuel.
problem-event-book-unknown = Ce tournoi est jugé d’après « { $book } », un règlement inconnu ici. Donnez-en le texte au tournoi.
problem-event-book-otherwise = La partie n’est pas jouée comme le veut le tournoi : { $reason }.
problem-event-book-none = Aucun règlement n’est connu pour ce jeu. Donnez le sien au tournoi, ou inscrivez les résultats à la main.
problem-event-book-long = Ce texte est trop long pour un règlement : 200 ko au plus.
problem-event-book-empty = Collez le texte de votre règlement, ou choisissez-en un dans la liste.
problem-event-book-two = Un règlement est choisi et un autre est collé. Videz le champ, ou choisissez « Le vôtre ».
problem-event-preset = Choisissez un des modèles.
problem-event-criterion = Il n’y a pas de critère « { $name } ». Écrivez des noms tels que points, solkoff, wins.
problem-event-rounds = Indiquez le nombre de rondes, de 1 à 99.
problem-event-boards = Indiquez le nombre de tables par match, de 1 à 99.
problem-event-games = Une rencontre a de 1 à 99 parties.
problem-event-points = Écrivez les points en nombres, pour un barème gain-nulle-perte comme 3-1-0 : le gain vaut le plus.
problem-event-date = Écrivez un jour comme 2026-11-30.
problem-event-dates-back = Un jour vient avant un jour précédent. Donnez les jours dans leur ordre, la fin après le début.
problem-event-dates-many = Il y a plus de jours que de rondes. Enlevez ceux de trop, ou corrigez le nombre de rondes.
problem-event-reason = Le règlement est fixé depuis la ronde 1 : donnez un motif.
problem-event-fewer-rounds = Plus de rondes que cela sont déjà appariées.
problem-event-other-kind = Après le début, un tournoi individuel ou par équipes le reste, et les séparations aussi.
problem-event-no-undo = Il n’y a rien à annuler.
problem-event-no-board = Cette ronde, table ou ce joueur n’existe pas.
problem-event-board = La ronde { $round } n’a pas de table { $board } : écrivez le numéro d’une table de la liste ci-dessus.
problem-event-decision-range = Aucun camp ne reçoit par décision plus de { $most } points, ni moins de { $least }. Écrivez ce que l’arbitre attribue entre les deux.
problem-event-decision-points = Écrivez les points en nombres de 0 à 1000, par exemple 2 ou 0,5, dans les deux champs.
problem-event-has-result = La table a déjà un résultat. S’il est faux, dites-le à l’arbitre.
problem-event-no-report = Cette annonce n’existe plus.
problem-event-result = Le barème de ce tournoi n’a pas ce résultat.
problem-event-decision-reason = Écrivez pourquoi, en 2000 caractères au plus.
problem-event-not-last = Seule la dernière ronde peut être annulée.
problem-event-has-results = La ronde a des résultats. Effacez-les d’abord.
problem-event-other-game = Cette partie est d’un autre jeu que le tournoi.
problem-event-other-book = Cette partie est jugée d’après un autre règlement que ce tournoi. Commencez-la d’ici, ou inscrivez son résultat à la main.
problem-event-started = La ronde 1 est appariée : les numéros restent.
problem-event-started-leave = Le tournoi a commencé : marquez le joueur comme parti.
problem-event-forbid = Donnez au moins deux numéros de la liste.
problem-event-pair = « { $text } » n’est pas un numéro de la liste. Écrivez Blancs et Noirs par numéro, Blancs seuls pour une exemption.
problem-event-no-player = Personne n’a le numéro { $number }.
problem-event-taken = Le numéro { $number } est pris.
problem-event-number-beyond = Le numéro { $number } n’entre pas dans les fichiers ; donnez un numéro de 1 à 9999.
problem-event-twice = Le numéro { $number } figure deux fois dans la ronde. Retirez-en un.
problem-event-himself = Le numéro { $number } est apparié avec lui-même.
problem-event-unfinished = La ronde { $round } a encore des parties sans résultat. Inscrivez-les d’abord.
problem-event-too-few = { $who ->
    [teams] Il y a trop peu d’équipes. Inscrivez-en au moins deux qui jouent.
   *[players] Il y a trop peu de joueurs. Inscrivez-en au moins deux qui jouent.
}
problem-event-impossible = Aucun appariement ne respecte les règles absolues. Appariez à la main ou terminez le tournoi.
problem-event-all-paired = { $rounds ->
    [one] Le tournoi a { $rounds } ronde, déjà appariée. Augmentez le nombre de rondes dans le règlement pour continuer.
   *[other] Le tournoi a { $rounds } rondes, toutes appariées. Augmentez le nombre de rondes dans le règlement pour continuer.
}
problem-event-level = La rencontre de { $first } et { $second } est à égalité. Faites jouer le départage, ou inscrivez un résultat décisif pour sa dernière partie.
problem-event-two-teams = Ce système demande exactement deux équipes de même taille.
problem-event-by-hand = Ce système ne fait pas d’appariement : écrivez-les.
problem-event-goes-on = La ronde { $round } est appariée, et cela changerait qui passe de la rencontre de { $one } et { $other }. Annulez d’abord les rondes à partir de la { $round }, puis corrigez le résultat.
problem-event-no-rest = La grille de ce système a une partie pour chacun, nul ne s’y repose contre des points : choisissez « absent », ce qui cède la partie.
problem-event-table-made = La grille de ce système a été faite pour les inscrits d’avant la ronde 1 : que le nouveau reprenne le numéro d’un joueur parti, ou annulez d’abord les rondes.
problem-event-team-table-made = La grille de ce système a été faite pour les équipes inscrites avant la ronde 1 : placez le nouveau dans l’une d’elles, ou annulez d’abord les rondes.
problem-event-code = Ce code n’est pas (ou plus) celui d’une table. Scannez le bulletin de cette ronde.
problem-event-report = Dites qui vous êtes et choisissez le résultat.
problem-event-not-over = Le tournoi n’est pas fini : les départages viennent après le dernier résultat.
problem-event-no-tie = Ces joueurs ne partagent pas cette place. Choisissez-en au moins deux qui la partagent.
problem-event-playing-off = L’un d’eux joue déjà un départage. Terminez-le d’abord.
problem-event-lots = Donnez chaque numéro des ex æquo une fois, dans l’ordre du tirage.
problem-event-form = Choisissez comment jouer.
problem-event-form-for-two = Cette forme est pour deux. À plusieurs, jouez tous contre tous.
problem-event-play-off-time = Écrivez le temps et ce que chaque coup ajoute, comme 5'+2".
problem-event-no-play-off = Ce départage n’existe pas.
problem-event-play-off-over = Ce départage est terminé.
problem-event-play-off-game = Une partie ne peut s’être terminée ainsi. Vérifiez les temps.
problem-event-left = Écrivez le temps restant des deux, comme 1:40.
problem-event-left-over = C’est plus qu’il ne peut rester du temps de tout le départage, quoi que les coups aient ajouté. Relisez les pendules.
problem-event-no-match = Le site n’a pas de match pour ce départage : il faut deux joueurs et aucune partie jouée.

# Lists of players: what is wrong with a line, and what is odd.
problem-event-list-name = Ligne { $line }, caractère { $column } : le nom manque ou n’a pas de lettre ; écrivez le nom de chaque joueur.
problem-event-list-name-long = Ligne { $line }, caractère { $column } : le nom a plus de 80 caractères ; raccourcissez-le.
problem-event-list-number = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un numéro de départ ; écrivez un entier de 1 à 9999, ou laissez vide.
problem-event-list-rating = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un classement ; écrivez un entier inférieur à 10000, ou laissez vide.
problem-event-list-more = Et { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
}
problem-event-list-nobody = Personne n’a été inscrit : corrigez la liste et inscrivez-la de nouveau.
event-doubt-column = la colonne « { $what } » n’est pas connue ici et n’a pas été lue
event-doubt-club = « { $what } » { $many ->
    [no] a été pris pour un club
   *[other] et d’autres ({ $which } en tout) ont été pris pour des clubs
} ; nommez les colonnes dans une première ligne si c’est faux
event-doubt-name = { $where ->
    [event] « { $what } » est déjà inscrit, sous le numéro { $which }
    [line] « { $what } » figure déjà à la ligne { $which }
   *[list] « { $what } » figure deux fois dans la liste
} : inscrit une fois de plus, retirez l’un des deux s’il s’agit de la même personne
event-doubt-federation-id = { $where ->
    [event] le numéro { $which } porte aussi le numéro fédéral { $what }
    [line] la ligne { $which } porte aussi le numéro fédéral { $what }
   *[list] le numéro fédéral { $what } figure deux fois dans la liste
} : inscrit tout de même, corrigez l’un des deux
event-doubt-number = le numéro de départ { $what } est pris ; le prochain numéro libre a été donné
event-doubt-numbers = la numérotation selon l’Elo a donné à { $count ->
    [one] { $count } joueur un autre numéro
   *[other] { $count } joueurs d’autres numéros
} que la liste ; si la liste doit compter, ne cochez pas la numérotation selon l’Elo
event-game-missing = À quel jeu joue-t-on ?
event-game-hint = Le tournoi ne dit pas à quel jeu on joue. Nommez-le, et ses parties pourront être jouées et arbitrées ici.
event-game-choose = Choisissez un jeu
event-game-name = Nommer le jeu
event-game-reason = le jeu n’était pas nommé
event-doubts = La liste est inscrite. Vérifiez ceci :
event-doubt-line = Ligne { $line } : { $what }
event-play-off-players = Qui joue, par numéros
event-decided-because = L’arbitre : « { $reason } »
event-rounds-so-far = { $rounds ->
    [one] { $rounds } ronde jusqu’ici
   *[other] { $rounds } rondes jusqu’ici
}
event-pair-hint-manual = Écrivez les paires par numéro, les Blancs à gauche ; des Blancs seuls sont exempts.
event-pair-check = Vérifier d’abord les paires
event-against = Ce qui s’oppose à ces paires
event-play-offs-due = Des égalités attendent leur départage :
problem-event-hand-twice = Dans plus d’une paire : { $names }. Ne laissez chacun que dans une.
problem-event-hand-left-out = Sans partie ni exemption : { $names }. Appariez-les, exemptez-en un (les Blancs seuls), ou marquez-les absents à la page des joueurs.
problem-event-hand-byes = Un seul peut rester sans adversaire, et ceux-ci sont seuls : { $names }. Appariez-les, ou exemptez les autres à la page des joueurs.
problem-event-hand-gone = Absents du tournoi à cette ronde : { $names }. Retirez-les.
event-file-odd = Le tournoi est repris. Vérifiez ceci dans son fichier :
event-file-odd-later = À vérifier dans le fichier d’où vient le tournoi :
event-trf-lacks = Avant de remettre un fichier TRF :
event-trf-open-round = La ronde { $round } n’est pas terminée ({ $count ->
    [one] { $count } résultat manque
   *[other] { $count } résultats manquent
}). TRF n’a pas de lettre pour cela : les autres programmes voient le tournoi avant cette ronde, seul Damier la lit dans les commentaires.
event-trf-adjourned = Des parties de la ronde { $rounds } n’ont pas de résultat. Leur case n’a pas de lettre, et certains programmes refusent le fichier : entrez ce qu’elles valent en attendant.
