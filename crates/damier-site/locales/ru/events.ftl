# Турниры: кроме туров.

event-worth = Чего стоят партии
event-performance = Перформанс
event-rated-score = Очки против соперников с рейтингом
event-score-of = { $score } из { $games }
event-expected-score = Ожидалось по рейтингам
event-hundredths = { $whole },{ $hundredths }
event-norms = Нормы на звания
event-norms-hint = По положению ФИДЕ о званиях (B.01, 1.4). Какие партии можно не считать и какие есть исключения, решает арбитр.
event-norms-none = Нормы не показаны: федерации шашек не опубликовали таблиц, которым здесь можно следовать.
event-norm-games = Партии
event-norm-average = Средний рейтинг соперников
event-norm-missing = Не хватает
event-norm-made = Норма выполнена
event-lack-games = девяти партий
event-lack-score = 35 % очков
event-lack-performance = более высокого перформанса
event-lack-average = более сильных соперников
event-lack-titled = соперников со званиями
event-lack-peers = соперников с этим званием
event-lack-federations = двух других федераций
event-lack-own-federation = меньшего числа соперников из своей федерации
event-lack-one-federation = меньшего числа соперников из одной федерации
event-lack-unrated = меньшего числа соперников без рейтинга
event-hall-before = Предыдущая страница
event-hall-pause = Не листать
event-hall-after = Следующая страница
