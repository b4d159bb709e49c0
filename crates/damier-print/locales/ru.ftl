# Листы
sheet-pairings = Пары { $round }-го тура
sheet-names = Пары { $round }-го тура по фамилиям
sheet-standings = { $rounds ->
    [0] Стартовый список
    [one] Положение после { $rounds } тура
   *[other] Положение после { $rounds } туров
}
sheet-crosstable = Сводная таблица
sheet-scores = { $rounds ->
    [0] Игроки команд
    [one] Очки игроков после { $rounds } тура
   *[other] Очки игроков после { $rounds } туров
}
sheet-slips = Карточки результатов { $round }-го тура
sheet-cards = Таблички участников
sheet-log = Журнал
note-start = Все партии тура начинаются с позиции № { $number } шахмат 960.
note-start-text = Все партии тура начинаются с позиции № { $number } шахмат 960, полученной жеребьёвкой по тексту «{ $text }».
note-board-points = Числа в таблице — очки на досках.
note-other-team = Столбцы — доски другой команды.
note-astray = Тур { $round } не соответствует результатам пары { $one } и { $other }: дальше прошёл не её победитель. Пока этот результат не исправлен или туры начиная с { $round }-го не составлены заново, эти места не окончательны.
note-missing = { $count ->
    [one] Нет { $count } результата.
   *[other] Нет { $count } результатов.
}
page-of = Страница { $page } из { $pages }
match-board = { $match }.{ $board }

# Столбцы
col-board = Доска
col-white = Белые
col-black = Чёрные
col-result = Результат
col-name = Имя
col-number = №
col-place = Место
col-rating = Рейтинг
col-federation = Фед.
col-team = Команда
col-colour = Цвет
col-opponent = Соперник
col-decided = Чем решено
col-round = Тур
col-when = Когда
col-event = Что произошло
col-points = Очки
col-games = Партии
colour-white = Белые
colour-black = Чёрные
colour-white-short = б
colour-gap = yes
colour-black-short = ч

# Карточки
slip-caption = Тур { $round }, доска { $board }
slip-result = Результат
slip-sign-white = Подпись белых
slip-sign-black = Подпись чёрных

# Результаты
result-annulled = аннулирована
result-advantage = { $points } (перевес { $side ->
    [white] белых
   *[black] чёрных
})
result-decided = { $points } (судья)
bye-pairing = свободен
bye-half = пропуск с половиной очка
bye-full = пропуск с очком
bye-zero = отсутствует
nobody = номер { $id }

# Показатели
criterion-points = Очки
criterion-wins = Победы
criterion-games_won = Выигранные партии
criterion-mutual = Личная встреча
criterion-mutual_extended = Личная встреча, расширенная
criterion-classification_order = Лучший результат в порядке занятых мест
criterion-solkoff = Коэффициент Солкофа
criterion-solkoff_median = Медианный Солкоф
criterion-solkoff_truncated = Усечённый Солкоф, без { $k }
criterion-solkoff_truncated-steps = Усечённый Солкоф, шаг за шагом
criterion-solkoff_plus = Солкоф плюс
criterion-sonneborn_berger = Коэффициент Бергера
criterion-sonneborn_berger_cut = Коэффициент Бергера, без { $k }
criterion-average_rating = Средний рейтинг соперников
criterion-average_rating_cut = Средний рейтинг соперников, без { $k }
criterion-buchholz = Коэффициент Бухгольца
criterion-buchholz_cut = Усечённый Бухгольц, без { $k }
criterion-buchholz_median = Медианный Бухгольц, без { $k }
criterion-koya = Система Койя
criterion-performance = Перформанс
criterion-balance = Разность плюсовых и минусовых ничьих
criterion-progressive = Нарастающие очки
criterion-progressive_cut = Нарастающие очки, без первых { $k }
criterion-koya_plus = Койя, граница выше на { $k } × ½ очка
criterion-koya_minus = Койя, граница ниже на { $k } × ½ очка
criterion-rounds_elected = Туры, в которых участник хотел играть
criterion-standard_points = Стандартные очки
criterion-pairing_number = Стартовый номер
criterion-rating = Рейтинг
criterion-fore_buchholz = Упреждающий Бухгольц
criterion-fore_buchholz_cut = Упреждающий Бухгольц, без { $k }
criterion-average_buchholz = Средний Бухгольц соперников
criterion-perfect_performance = Полный перформанс
criterion-average_performance = Средний перформанс соперников
criterion-average_perfect_performance = Средний полный перформанс соперников
criterion-schedule_strength = Очки на досках и сила соперников
criterion-schedule_strength_by = Очки на досках и сила соперников, делённая на { $k }
criterion-stage = Пройдено стадий
criterion-black_games = Партии чёрными
criterion-black_wins = Победы чёрными
criterion-match_points = Командные очки
criterion-game_points = Очки на досках
criterion-board = Очки на доске { $k }
criterion-boards = По доскам
criterion-emmsb = Бергер по командным очкам
criterion-emmsb_cut = Бергер по командным очкам, без { $k }
criterion-egmsb = Очки соперников на досках, умноженные на командные
criterion-egmsb_cut = Очки соперников на досках, умноженные на командные, без { $k }
criterion-emgsb = Командные очки соперников, умноженные на очки на досках
criterion-emgsb_cut = Командные очки соперников, умноженные на очки на досках, без { $k }
criterion-eggsb = Бергер по очкам на досках
criterion-eggsb_cut = Бергер по очкам на досках, без { $k }
criterion-board_count = Взвешенная сумма досок
criterion-berlin = Берлинская система
criterion-bottom_boards = Очки на досках без последних { $k }
criterion-bottom_boards-steps = Очки на досках без последних, одной за другой
criterion-play_off = Дополнительное соревнование

# Почему двое не встречаются
explain-title = Тур { $round } по системе «{ $system }»: { $a } и { $b }
explain-partner = { $player } играет с: { $partner }.
explain-instead = Если бы они должны были встретиться, тур был бы таким:
explain-pair = { $white } – { $black }
explain-rests = { $player }: свободен
obstacle-they-meet = Они встречаются.
obstacle-by-hand = Судья составил пары этого тура иначе, чем система.
obstacle-corrected = Один из результатов тура { $round } исправлен уже после жеребьёвки этого тура. Дальнейшее относится к прежним результатам.
obstacle-arbiter = Пары этого турнира составляет судья.
obstacle-rests = { $player } свободен от игры.
obstacle-off = { $player } не играет: { $bye }.
obstacle-not-paired = { $player } не участвует в жеребьёвке этого тура.
obstacle-met = { $count ->
    [0] Они уже встречались.
    [one] Они уже встречались в туре { $rounds }.
   *[other] Они уже встречались в турах { $rounds }.
}
obstacle-forbidden = Судья запретил эту пару.
objection = { $pair }: { $why }
obstacle-colour-again = У { $player } { $colour ->
    [white] белые
   *[black] чёрные
} третий раз подряд.
obstacle-rest-again = { $player } уже пропускал тур с очками.
obstacle-colour = { $colour ->
    [white] Оба должны играть белыми, и ни один не входит в число лидеров.
   *[black] Оба должны играть чёрными, и ни один не входит в число лидеров.
}
obstacle-other-round = По таблице они встречаются в туре { $round }.
obstacle-never = Таблица этой системы никогда их не сводит.
obstacle-tree = Сетка сводит их не раньше круга { $stage }.
obstacle-incomplete = Если бы они встретились, не всех остальных удалось бы разбить на пары.
obstacle-worse = Если бы они встретились, критерий C{ $criterion } ({ $what }) был бы выполнен хуже в группе с { $bracket } очками: { $then } вместо { $now }.
aim-bye = меньше очков у свободного от игры
aim-bye-rounds = меньше туров без игры у свободного
aim-down = меньше участников, спускающихся ниже
aim-down-points = меньше очков, спускающихся ниже
aim-down-again = никто не спускается повторно
aim-down-gap = никто не спускается повторно далеко
aim-up = меньше команд, поднимающихся выше
aim-up-points = больше очков, поднимающихся выше
aim-up-again = ни одна команда не поднимается после матча между группами
aim-met-again = никто не встречается повторно с участником снизу
aim-met-gap = никто не встречается повторно с участником намного ниже
aim-next = пары следующей группы
aim-colours = желаемые цвета
aim-strong-colours = сильно желаемые цвета
aim-wide-colours = без третьего лишнего цвета
aim-third-colour = без одного цвета три раза подряд
obstacle-later = Их встреча была бы не хуже, но стоит позже в порядке перебора.
obstacle-groups = Они в разных очковых группах: { $first } и { $second }.
obstacle-order = Порядок внутри группы даёт обоим других соперников.

# Почему такое место
place-title = { $name }: место { $place }
place-value = { $criterion }: { $value }
place-behind = позади { $name }, показатель: { $criterion }
place-shares = место разделено с { $names }: показатели равны
place-decided = место решил показатель: { $criterion }
addend-from = { $amount } (№ { $opponent }, тур { $round })
addend-game = { $amount } (№ { $opponent })
addend-dummy = { $amount } (условный соперник, тур { $round })
addend-round = { $amount } (тур { $round })

# Журнал
log-regulations = Регламент изменён: { $reason }
log-regulations-changes = Регламент изменён ({ $changes }): { $reason }
log-change = { $item }: { $before } → { $after }
regulation-system = система жеребьёвки
regulation-rounds = туры
regulation-scale = очки
regulation-preset = набор критериев
regulation-criteria = критерии
regulation-unplayed = несыгранные туры
regulation-swap-last-rounds = перестановка последних туров
regulation-keep-apart = кого разводят
regulation-games-a-tie = партий в матче на выбывание
regulation-first-colour = первый цвет
regulation-withdrawal = партии выбывших
regulation-round-dates = даты туров
regulation-time-control = контроль времени
regulation-variant = игра
regulation-rule-book = правила игры
regulation-rule-book-text = текст правил игры
regulation-youth = детский режим
regulation-play-off = дополнительные игры
regulation-teams = правила команд
regulation-yes = да
regulation-no = нет
log-result = Тур { $round }, доска { $board }: { $before } исправлено на { $after }
log-decided = { $result } («{ $reason }»)
log-no-result = нет результата
log-late = { $player } вступает в турнир в туре { $round }
log-withdrawal-before = { $player } выбывает до тура 1
log-withdrawal = { $player } выбывает после тура { $round }
log-return = { $player } снова участвует с тура { $round }
log-by-hand = Пары тура { $round } составлены вручную: { $made } вместо { $engine }
log-by-hand-none = Пары тура { $round } составлены вручную: { $made }
log-undone = Последнее изменение отменено
log-taken-back = Тур { $round } отменён
log-start = Тур { $round } начинается с позиции { $after } вместо { $before }
regulation-federation = игроки одной федерации
regulation-club = игроки одного клуба
regulation-white = белые
regulation-black = чёрные

# Дополнительные партии
play-off-game = { $white } – { $black } { $result }
play-off-lots = Место { $place } по жребию: { $order }
play-off-over = Дополнительные партии за место { $place }: { $games } (порядок: { $order })
play-off-open = Дополнительные партии за место { $place }, ещё не решено: { $games }
