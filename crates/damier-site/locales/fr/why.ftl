# Why: the story of an end or a counter. And rule books of one's own.

why-title = Pourquoi ?
why-title-over = Pourquoi la partie est finie
why-crumb = Pourquoi ?
why-heading = Ce qui compte dans cette position
why-after-plies = Après le coup { $move } (demi-coup { $ply })
why-show-begin = Voir où le décompte a commencé
why-nothing = Aucun compteur ne court dans cette position et aucune position n’est revenue. La partie continue jusqu’à un gain, un décompte ou une répétition.
why-repeated-so-far = Cette position est apparue { $times ->
    [one] { $times } fois
   *[other] { $times } fois
} (après les demi-coups { $plies }).
why-timeline = Tous les compteurs de la partie
why-timeline-lead = Une ligne par article. L’escalier monte avec le décompte et retombe quand quelque chose le remet à zéro ; plein, il a atteint sa limite.
why-rulings = Les décisions et leurs preuves
why-sheet = Pour la feuille de résultats
why-back = Retour à la partie
why-json = En données (JSON)
why-clock-log = Journal de la pendule

applies-automatic-title = D’elles-mêmes
applies-automatic-sentence = La nulle vient d’elle-même quand le décompte est plein ; personne n’a rien à dire.
applies-claim-title = À réclamer
applies-claim-sentence = Quand le décompte est plein, le joueur au trait peut réclamer la nulle ; sans réclamation, la partie continue.
applies-referee-title = Laissées à l’arbitre
applies-referee-sentence = Le décompte est montré ; un arbitre décide de la suite, ou une décision sur preuves est demandée.
js-applies-claim-short = à réclamer
js-applies-referee-short = pour l’arbitre

rules-own = Apporté par l’exploitant de ce site
rules-of-game = Le règlement de cette partie
rules-source-text = Le texte de ce règlement (TOML)
rules-check-link = Écrire son propre règlement et le faire vérifier

check-title = Vérifier un règlement
check-lead = Collez le texte de votre règlement ou choisissez son fichier. Chaque faute est expliquée, avec sa place et le remède ; rien n’est conservé.
check-text = Texte du règlement (TOML)
check-file = Ou un fichier
check-button = Vérifier
check-nothing = Il n’y a encore rien à vérifier : collez un texte ou choisissez un fichier.
check-too-long = C’est plus long que { $kilobytes } Ko ; aucun règlement n’en demande tant. Vérifiez que c’est le bon fichier.
check-fine = « { $name } » est utilisable
check-mistakes = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
check-place = Ligne { $line }, colonne { $column }
check-warnings = Permis, mais peut-être pas voulu
check-use = Pour l’utiliser, l’exploitant du site le démarre ainsi : damier serve --rules mon-reglement.toml
check-says = Ce que dit le règlement
check-examples = Des règlements pour commencer

problem-no-clock-log = Cette partie se joue sans pendule ; il n’y en a donc pas de journal.

why-close = Fermer
why-whole = Sur une page à part

js-why = Pourquoi ?
js-why-counter = Pourquoi ? { $name }
js-why-loading = Un instant…
js-why-nothing = Aucun compteur ne court dans cette position et aucune position n’est revenue.
js-why-begin = Voir où le décompte a commencé
js-why-timeline = Tous les compteurs de la partie
js-why-rulings = Les décisions et leurs preuves
js-why-sheet = Pour la feuille de résultats
js-applies-claim = À réclamer : sans réclamation, la partie continue.
js-applies-referee = Pour l’arbitre : le décompte est seulement montré.
js-asked = L’arbitre examine la position ; la pendule est arrêtée.
js-ask-draw-white = Les Blancs proposent la nulle. Les Noirs acceptent-ils ?
js-ask-draw-black = Les Noirs proposent la nulle. Les Blancs acceptent-ils ?
js-no-draw = Refuser
draw-both-lose = { $ban } Un accord maintenant fait perdre la partie aux deux joueurs.
js-ask-draw-early = { $warning } Proposer la nulle malgré tout ?
js-yes-draw-early = Proposer
