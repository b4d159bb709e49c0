# Objets « problem » de l’API : un titre de quelques mots, puis un détail qui dit
# ce qui ne va pas et comment y remédier.

json-reason = { $kind ->
    [eof] le texte s’arrête trop tôt
    [syntax] ce n’est pas du JSON
    [unknown-field] il n’y a pas ici de membre « { $name } », seulement { $known }
    [unknown-variant] « { $name } » n’en fait pas partie : { $known }
    [missing-field] le membre « { $name } » manque
    [type] la valeur n’est pas du bon genre, ou hors des limites
   *[other] la valeur ne convient pas
}
problem-invalid-json = La requête n’a pas pu être comprise
problem-invalid-json-detail = Le corps n’est pas du JSON valide (ligne { $line }, colonne { $column }) : { json-reason }. Corrigez-le et renvoyez-le.
problem-invalid-json-field = Le membre « { $field } » est inutilisable (ligne { $line }, colonne { $column }) : { json-reason }. Corrigez-le et renvoyez-le.
problem-invalid-json-text = Le message n’est pas un texte UTF-8 valide. Envoyez du JSON encodé en UTF-8.

problem-body-too-large = La requête est trop volumineuse
problem-body-too-large-detail = La plus grande requête acceptée ici est de { $limit } octets. Envoyez moins à la fois.

problem-not-json = La requête n’est pas annoncée comme du JSON
problem-not-json-detail = Envoyez un corps JSON avec l’en-tête « Content-Type: application/json ».

problem-bad-request = La requête n’est pas valide
problem-bad-request-detail = L’adresse ou les en-têtes de cette requête n’ont pas pu être compris. Le format attendu est décrit à /api/openapi.json.

problem-upgrade-required = Cette adresse est réservée aux WebSockets
problem-upgrade-required-detail = Ouvrez un WebSocket à cette adresse, ou utilisez /api/games/…/actions et /api/games/…/events.

problem-invalid-parameter = Un paramètre de l’adresse n’est pas valide
problem-invalid-parameter-detail = Les paramètres de cette adresse n’ont pas pu être lus. Corrigez l’adresse.

problem-unknown-variant = Jeu inconnu
problem-unknown-variant-detail = Il n’y a pas ici de jeu nommé « { $variant } ». Choisissez parmi : { $known }.

problem-unknown-rulebook = Règlement inconnu
problem-unknown-rulebook-detail = Il n’y a pas de règlement « { $rulebook } » pour ce jeu. Choisissez parmi : { $known }.

problem-invalid-rulebook = Ceci n’est pas un règlement
problem-invalid-rulebook-detail =
    { $count ->
        [one] Le règlement contient une erreur, ligne { $line }, colonne { $column }.
       *[other] Le règlement contient { $count } erreurs, la première ligne { $line }, colonne { $column }.
    } Chacune est dite avec son remède.

problem-unknown-level = Niveau inconnu
problem-unknown-level-detail = L’ordinateur n’a pas de niveau { $level }. Choisissez un niveau de { $lowest } à { $highest }.

problem-invalid-clock = La pendule ne peut pas être réglée ainsi
problem-invalid-clock-detail = Donnez à chaque joueur au moins une seconde pour le premier coup et au plus 60 jours par période, avec au plus une heure de plus par coup et au plus 10 périodes.
problem-invalid-clock-text = « { $part } » n’est pas une cadence. Écrivez les temps avec leurs unités : 20' · 5'+3" · 2h/50, 1h/25 · 30' bronstein 5" · 30' delay 5" · 30' byo-yomi 3x30" · 3' hourglass · 3d/1 lapsing · 5' v 3'.

problem-invalid-fen = La position est inutilisable
problem-invalid-fen-detail = Ce FEN ne décrit pas une position jouable : { $reason }. Corrigez-le, ou omettez-le pour partir de la position habituelle.
problem-invalid-fen-over = Dans cette position, la partie est déjà finie{ $article ->
    [none] .
   *[other] , selon l’article { $article } du règlement.
} Choisissez une position où un coup peut être joué.
problem-invalid-fen-long = Ce FEN dépasse { $longest } octets. Une position en demande bien moins ; n’en envoyez qu’une.
problem-invalid-fen-counts = Les décomptes qui suivent cette position ne peuvent être repris : { $reason }.
problem-invalid-fen-moves = Cette partie ne peut être préparée ainsi : { $reason }.
problem-invalid-fen-crowd = Les { $side ->
    [white] Blancs
   *[black] Noirs
} ont plus de { $most } pièces, leur nombre au début de la partie. Enlevez-en.

problem-no-such-game = Cette partie n’existe pas
problem-no-such-game-detail = Aucune partie ne porte le nom « { $game } ». Vérifiez l’adresse, ou commencez une nouvelle partie.

problem-no-such-rulebook = Ce règlement n’existe pas
problem-no-such-rulebook-detail = Aucun règlement ne porte le nom « { $rulebook } ». Choisissez parmi : { $known }.

problem-no-such-ply = Ce coup n’existe pas
problem-no-such-ply-detail = Cette partie compte { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
} ; le demi-coup { $asked } n’existe pas. Demandez un numéro de 0 à { $ply }.

problem-not-found = Il n’y a rien à cette adresse
problem-not-found-detail = Vérifiez l’adresse. L’API est décrite à /api/openapi.json.

problem-method-not-allowed = Cette adresse n’accepte pas ce genre de requête
problem-method-not-allowed-detail = L’en-tête « Allow » et /api/openapi.json disent ce qu’elle accepte.

problem-not-your-game = Cette partie appartient à quelqu’un d’autre
problem-not-your-game-detail = Vous pouvez suivre cette partie, mais seul le joueur qui l’a commencée peut y jouer. Commencez votre propre partie.

problem-foreign-origin = La requête vient d’un autre site
problem-foreign-origin-detail = Pour la sécurité de vos parties, seules les pages de ce site peuvent les modifier. Ouvrez le site lui-même et réessayez.

problem-stale-ply = La partie a avancé
problem-stale-ply-detail = Votre vue de la partie comptait { $asked ->
    [one] { $asked } demi-coup
   *[other] { $asked } demi-coups
}, mais la partie en est à { $ply }. Le damier montre maintenant la position actuelle : regardez-la et rejouez.

problem-out-of-turn = Ce n’est pas votre tour
problem-out-of-turn-detail = Le trait est à l’ordinateur. Attendez sa réponse.

problem-game-over = La partie est finie
problem-game-over-detail = Cette partie s’est terminée par { $result } ; on ne peut plus y jouer. Commencez une nouvelle partie.

problem-malformed-move = Ceci n’est pas un coup
problem-malformed-move-detail = « { $move } » ne peut pas être lu comme un coup. Écrivez les cases, par exemple { $example }.
problem-malformed-move-path = Un trajet demande au moins deux cases de ce damier, numérotées de 1 à { $squares }.
problem-malformed-move-both = Envoyez soit « path », soit « text » : pas les deux, et au moins l’un des deux.

problem-illegal-move = Ce coup n’est pas légal
problem-illegal-move-detail = « { $move } » n’est pas un coup légal dans cette position.
problem-hint-captures = { $count ->
    [one] Une prise est obligatoire : { $moves }.
   *[other] L’une de ces prises est obligatoire : { $moves }.
}
problem-hint-near = { $count ->
    [one] Peut-être vouliez-vous jouer { $moves }.
   *[other] Coups légaux voisins : { $moves }.
}

problem-ambiguous-move = Plusieurs coups sont possibles
problem-ambiguous-move-detail = « { $move } » désigne plus d’une prise.
problem-hint-candidates = Écrivez le trajet complet de celle que vous voulez : { $moves }.

problem-game-too-long = Cette partie est trop longue
problem-game-too-long-detail = Cette partie compte { $limit } événements, le plus que l’on garde d’une partie. Abandonnez, convenez de la nulle ou réclamez-la, puis commencez une nouvelle partie.

problem-nothing-to-take-back = Il n’y a rien à reprendre
problem-nothing-to-take-back-detail = Vous n’avez pas encore joué de coup dans cette partie.
problem-nothing-to-take-back-match = Dans un match on ne reprend rien : un coup joué est joué.
problem-nothing-to-take-back-shown = Un gain est en train d’être montré, et chaque coup compte : rien ne peut être repris en attendant.

problem-no-draw-offer = La nulle ne peut pas être proposée maintenant
problem-no-draw-offer-detail = Vous avez déjà proposé la nulle à ce moment de la partie. Jouez d’abord un coup.

problem-nothing-to-claim = Il n’y a pas de nulle à réclamer
problem-nothing-to-claim-detail = Le règlement n’accorde la nulle sur réclamation qu’après les répétitions ou les coups qu’il fixe, et au joueur qui a le trait. Continuez en surveillant les compteurs.
problem-nothing-to-claim-book = Les nulles de ce règlement sont prononcées d’office ; aucune n’est à réclamer. Vous pouvez proposer la nulle.

problem-no-flag = Aucun drapeau n’est tombé
problem-no-flag-detail = Selon la pendule du serveur, les deux joueurs ont encore du temps. La partie continue.
problem-no-flag-clock = Cette partie se joue sans pendule : aucun drapeau ne peut tomber.

problem-wrong-mode = Ce n’est pas possible dans ce genre de partie
problem-wrong-mode-detail = La liste des actions dans /api/openapi.json dit ce que ce genre de partie permet.
problem-wrong-mode-agree = Contre l’ordinateur, on propose la nulle et c’est lui qui décide. Proposez plutôt la nulle.
problem-wrong-mode-offer = Ici, les deux joueurs sont devant le même damier. Quand tous deux sont d’accord, envoyez « agree-draw ».
problem-wrong-mode-side = Dites quel camp abandonne : « white » (les Blancs) ou « black » (les Noirs).

problem-storage = La partie n’a pas pu être enregistrée
problem-storage-detail = Le stockage a refusé la modification ; rien n’a été changé. Réessayez dans un instant ; si cela se reproduit, regardez les messages du serveur.

problem-internal = Une erreur de notre part
problem-internal-detail = Quelque chose a mal tourné dans le serveur. Vous n’y êtes pour rien ; réessayez.
problem-path = Un nom ou un nombre de cette adresse est illisible. Écrivez-le comme il a été donné, les caractères spéciaux en UTF-8.
problem-body-text = Le corps n’est pas un texte en UTF-8. Envoyez le texte du règlement en UTF-8.
problem-body-file = Le corps n’est pas un texte. Envoyez le fichier du tournoi, ou un tableau en TRF ou CSV.
problem-body-cut = Le corps s’est interrompu avant sa fin. Envoyez-le encore une fois.
problem-body-too-large-text = Le corps est plus long que tout fichier de ce genre. Envoyez le fichier d’un seul tournoi ou le texte d’un seul règlement.
problem-invalid-parameter-page = Un paramètre de l’adresse est illisible, comme une ronde qui n’est pas un nombre. Corrigez l’adresse, ou ôtez ce qui suit le point d’interrogation.
