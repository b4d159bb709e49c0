# Tournaments.
nav-events = Турниры
event-list-title = Турниры
event-list-lead = Пары, результаты и таблицы всех турниров этого сервера; каждое значение объяснено.
event-list-none = Турниров пока нет. Первый создаст судья.
event-new = Новый турнир
event-new-title = Новый турнир
event-new-lead = Регламент действует с первого тура; всё, что меняется позже, записывается с причиной и видно всем.
event-create = Далее к участникам
event-import-title = Из файла
event-import-lead = Файл турнира Damier (JSON) или таблица другой программы: TRF16, TRF26, CSV.
event-import = Открыть файл
event-file = Файл
event-state-entries = Идёт запись
event-state-going = Идёт
event-state-over = Завершён
event-views = Разделы
event-view-pairings = Пары
event-view-names = По именам
event-view-standings = Положение
event-view-crosstable = Сводная таблица
event-view-scores = Очки игроков
event-view-progress = Движение по местам
event-view-teams = Команды
event-view-players = Участники
event-view-regulations = Регламент
event-rounds-label = Туры
event-round = Тур { $round }
event-round-short = Т{ $round }
event-round-board = Тур { $round }, доска { $board }
event-rounds-of = { $played ->
    [0] { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }
   *[other] тур { $played } из { $rounds }
}
event-players-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
event-standings-after = { $rounds ->
    [one] После { $rounds } тура
   *[other] После { $rounds } туров
}
event-hall = Экран для зала
event-why = Почему двое не играют?
event-desk-link = Судейский стол
event-public = Открытые страницы
event-print-pdf = PDF
event-print-html = Для печати
event-nobody = Пока никто не записан.
event-points-before = Очки до тура
event-differences = Партии, где результат другой
event-game-goes-on = не окончена
event-game-differs = Доска { $board }: в партии на сайте { $game }, на доске { $result }.
event-game-take = Принять { $game }
event-game-keep = Оставить доску
event-watch = Смотреть
event-progress-title = Места после каждого тура
event-progress-hint = Одна линия на участника; справа имя и место сейчас.
event-tie = { $count ->
    [one] Место { $place } делит { $count } участник
    [few] Место { $place } делят { $count } участника
    [many] Место { $place } делят { $count } участников
   *[other] Место { $place } делят { $count } участника
}
event-tie-level = Пара { $first } и { $second } сыграла вничью
event-log-title = Изменения после начала
event-col-place = Место
event-col-name = Имя
event-col-number = №
event-col-title = Звание
event-col-federation = Федерация
event-col-federation-id = Номер в федерации
event-col-club = Клуб
event-col-rating = Рейтинг
event-col-team = Команда
event-col-members = Состав
event-col-decided = Решил показатель
event-col-round = Тур
event-col-colour = Цвет
event-col-opponent = Соперник
event-col-result = Результат
event-col-sum = Сумма
event-col-points = Очки
event-col-board = Доска
event-fact-joined = В турнире с тура
event-fact-left = Выбыл после тура
event-why-place = Почему это место
event-why-a = Первый участник
event-why-b = Второй участник
event-why-round = В туре
event-why-ask = Объяснить
event-why-two = Выберите двух разных участников из списка.
event-bye = свободен
event-pair = { $white } – { $black }
event-draw = Ничья

# The form of an event.
event-field-name = Название турнира
event-field-system = Система жеребьёвки
event-field-rounds = Туров
event-field-boards = Досок в матче
event-field-points = Очки
event-field-preset = Порядок мест и показатели
event-field-time = Контроль времени
event-field-book = Свод правил
event-field-own-book = Собственный свод правил
event-own-book-hint = Его текст (TOML). Он хранится с турниром, и по нему судятся все партии турнира.
event-own-book-check = Проверить свод правил
event-book-of = Свод правил этого турнира
event-book-read = Читать свод правил этого турнира
event-field-own-points = Свои очки: выигрыш-ничья-проигрыш
event-field-order = Очерёдность показателей
event-field-criteria = Свой список показателей
event-field-first-colour = Цвет номера 1 в первом туре
event-field-apart = Не сводить в последних трёх турах
event-field-games = На вылет: партий в паре
event-field-swap = Два круга: поменять местами последние два тура первого круга
event-field-youth = Детский режим
event-youth-yes = ни одного решения без объяснения
event-field-play-off = Дополнительные партии
event-field-city = Место
event-field-federation = Федерация
event-field-starts = Первый день
event-field-ends = Последний день
event-field-arbiter = Главный судья
event-field-unplayed = Несыгранные туры
event-field-reason = Почему меняется регламент
event-rounds-hint = В круговом турнире, на вылет и при парах вручную можно не заполнять.
event-boards-hint = Только в командных турнирах.
event-criteria-hint = Названия через запятую; пусто: как в готовом наборе.
event-play-off-hint = Словами, например «Леман-Георгиев 5+2 за первое место»; пусто: места делятся.
event-more = Другие пункты регламента
event-book-usual = Обычный для этой игры
event-book-own = Собственный: вставлен ниже
event-first-colour-usual = Белые
event-first-colour-white = Белые, по жребию
event-first-colour-black = Чёрные, по жребию
event-field-team-colours = Командная швейцарка: пожелания цвета
event-team-colours-usual = Тип A (обычно)
event-team-colours-type-b = Тип B, со слабыми
event-team-colours-none = Нет
event-field-team-score = Командная швейцарка: жеребьёвка по
event-team-score-usual = Очкам матчей
event-team-score-game-points = Очкам партий
event-field-dates = Даты туров
event-dates-hint = По дате на тур через запятую; можно только первые.
event-apart-usual = Никого
event-apart-federation = Игроков одной федерации
event-apart-club = Игроков одного клуба
event-points-usual = Как в готовом наборе
event-points-2-1-0 = 2–1–0
event-points-1-0-5-0 = 1–½–0
event-points-stages = Двенадцать по этапам: 12–0, 8–4, 7–5, 6–6
event-points-delft = Делфт: 12–0, 9–1, 8–2, 7–3, 6–4
event-points-own = Свои, ниже
event-frozen = Турнир начался: регламент закреплён. Для изменения нужна причина, её увидят все.
event-save = Сохранить
event-cancel = Отмена

# The desk.
event-desk = Результаты
event-desk-pair = Жеребьёвка
event-desk-players = Участники
event-desk-play-offs = Дополнительные партии
event-desk-files = Файлы и печать
event-desk-rules = Регламент
event-desk-history = История
event-by-site = сайт
event-undo = Отменить
event-keys-hint = На поле результата: очки белых (2, 1, 0; в шахматах 1, =, 0), + или - при неявке, Delete стирает. Каждый результат сохраняется сразу, затем следует другая доска.
event-reports = Сообщили игроки
event-reported = { $side ->
    [white] Доска { $board }: белые сообщают { $result }
   *[other] Доска { $board }: чёрные сообщают { $result }
}
event-disputed = расходятся
event-confirm = Подтвердить { $result }
event-dismiss = Отклонить
event-save-results = Сохранить результаты
event-missing = { $count ->
    [0] Все результаты внесены.
    [one] Не хватает { $count } результата.
   *[other] Не хватает { $count } результатов.
}
event-pair-round = Жеребьёвка тура { $round }
event-take-back = Отменить тур { $round }
event-result-forfeit = { $result } (неявка)
event-result-nobody = { $result } (неявка обоих)
event-result-both = { $result } (наказаны оба)
event-slip-link = Сообщить
event-decide = Решение судьи об очках
event-decide-hint = Для результата, которого нет среди обычных. Причина остаётся в файле турнира.
event-decide-button = Внести решение
event-points-white = Очки белых
event-points-black = Очки чёрных
event-not-played = Партия не игралась
event-play-here = Играть доску на сайте
event-play-here-hint = Партию судит сайт, и её результат сам попадает на доску.
event-clock = Часы; пусто: без часов
event-start-game = Начать партию
event-link-game = Адрес партии; пусто: отвязать
event-link = Связать
event-pair-hint = Как составила система, белые слева. Номера можно менять; строка без чёрных значит «свободен». Отличия от системы записываются.
event-draw-text = Публичный текст для жеребьёвки начальной позиции (необязательно)
event-draw-hint = Все партии тура начинаются с одной позиции. Без текста она выбирается по жребию; по заранее объявленному тексту жеребьёвку может повторить каждый.
event-draw-kept = Тур сохраняет эту позицию, если не задан текст.
event-start-rank = Первая горизонталь, начиная с вертикали a: { $rank }
event-pair-now = Утвердить пары
event-pair-enter = Внести эти пары вручную
event-compare = Сравнить с системой
event-differs = Это отличается от системы
event-differs-made = Вручную
event-differs-engine = Система
event-differs-impossible = Система не находит пар для этих участников.
event-add-player = Записать участника
event-edit-player = Изменить участника
event-add = Записать
event-late-hint = Турнир идёт: новый участник вступает с тура { $round }.
event-add-list = Записать списком
event-paste = По строке на участника
event-paste-hint = Имя, федерация, рейтинг, звание и клуб в любом порядке через точку с запятой или табуляцию; строка с названиями столбцов понятна.
event-or-file = Или файл: CSV, TRF, файл турнира
event-sort-too = Затем пронумеровать по рейтингу
event-add-list-button = Записать список
event-sort = Пронумеровать по рейтингу
event-remove = Вычеркнуть
event-left-before = выбыл до тура 1
event-left-after = выбыл после тура { $round }
event-in-round = тур { $round }
event-state-plays = играет
event-state-zero = отсутствует
event-state-half = пропуск, пол-очка
event-state-full = пропуск, очко
event-state-gone = выбыл
event-teams = Команды
event-members = Игроки команд
event-save-byes = Сохранить для тура { $round }
event-forbidden = Не должны встретиться
event-forbid-numbers = Номера
event-forbid = Не сводить
event-allow = Снова разрешить
event-papers = Печать
event-slips-hint = На каждом бланке есть код: игрок считывает его и сообщает результат.
event-sheet-pairings = Пары
event-sheet-names = Пары по именам
event-sheet-standings = Таблица
event-sheet-crosstable = Сводная таблица
event-sheet-scores = Очки игроков
event-sheet-slips = Бланки результатов
event-sheet-cards = Таблички на столы
event-sheet-log = Журнал изменений
event-data = Данные
event-file-json = Файл турнира, целиком
event-file-trf = Для федераций и других программ
event-file-csv = Для электронных таблиц
event-data-hint = Файл турнира тот же, что в командной строке: «damier tournament» продолжит с ним.
event-games-title = Результаты из записей партий
event-games-lead = Каждая партия ({ $format }) проигрывается и судится. Запись, которая расходится с партией, показывается и не вносится.
event-games-round = Тур, если его нет в записях
event-games-paste = Или вставьте их
event-games-any-start = Партии могут начинаться с любой позиции (годится и расставленная)
event-games-button = Рассудить и внести
event-games-entered = Внесено { $entered } из { $count }
event-misfit-unreadable = Не читается: { $reason }
event-misfit-no-name = Нет участника «{ $name }». Исправьте имя в записи или в списке.
event-misfit-several = Участников «{ $name }» несколько.
event-misfit-no-round = В записи нет тура. Укажите его выше.
event-misfit-not-paired = Тур { $round } ещё не составлен.
event-misfit-not-met = В туре { $round } эти двое не играют.
event-misfit-colours = Цвета не те, что в паре.
event-misfit-other-result = На доске другой результат. Сначала сотрите его, если права запись.
event-misfit-other-start = { $found ->
    [none] Партия начинается не с одной из 960 начальных расстановок
   *[other] Партия начинается с расстановки { $found }
}, а для тура вытянута расстановка { $drawn }. Исправьте запись или тур.
event-misfit-contradicts = В теге Result { $tag }, в конце ходов { $end }. Согласуйте их.
event-misfit-two-tags = Два тега { $tag } различаются. Уберите один.
event-misfit-odd-result = «{ $text }» в теге Result — не результат. Напишите 2-0, 1-1 или 0-2 (в шахматах 1-0, 1/2-1/2 или 0-1), первыми белые.
event-misfit-other-game = Игра записи — { $record }, игра турнира — { $event }. Исправьте запись или не вносите её.
event-misfit-other-moves = В записи названа игра «{ $declared }», а ходы другой: { $played }. Исправьте тег GameType.
event-misfit-otherwise = Другие записи этого файла передают партию иначе: { $others }. Не внесена ни одна. Уберите неверные и внесите снова.
event-misfit-set-up-start = Партия начинается не с начальной позиции и не с дебюта по жребию. Исправьте тег FEN или разрешите выше любое начало.
event-record-says = в записи { $number } (строка { $line }) { $result }
event-record-same = как запись { $first }
event-misfit-no-start = Партия начинается не с одной из 960 начальных позиций. Исправьте тег FEN.
event-misfit-set-up = Посреди партии расставлена позиция, и судить её по правилам нельзя. Внесите результат вручную.
event-misfit-disagrees = В записи { $header }, по правилам { $verdict }. Решает судья.
event-misfit-no-moves = В записи есть результат и нет ни одного хода. Если партию не играли, внесите результат вручную как неявку.
event-misfit-punished = 0-0 значит, что наказаны оба. Внесите это вручную.
event-misfit-illegal = Полуход { $ply } невозможен. Исправьте запись.
event-misfit-open = Партия не окончена, и в записи нет результата.

# Play-offs.
event-match-differs = По матчу дальше проходит другой игрок, но следующая стадия уже составлена. Сначала отмените её туры: тогда матч зачтётся.
event-play-offs-later = Дополнительные партии играются после последнего результата.
event-no-ties = Ни одно место не делится.
event-play-off-title = За место { $place }: { $names }
event-play-off-next = Далее: { $white } (белые) – { $black } (чёрные)
event-play-off-order = Итоговый порядок
event-play-off-start = Начать
event-form = Как
event-form-lehmann-georgiev = Леман-Георгиев
event-form-barrage = Партии до первой победы
event-form-stages = Основная, быстрая, блиц
event-form-round-robin = Каждый с каждым
event-form-lots = Жребий
event-form-time = Леман-Георгиев: время, например 5'+2"
event-form-order = Жребий: выпавший порядок
event-match-here = Играть на сайте
event-to-match = К матчу
event-won-by = Победа: { $name }
event-flag = Упал флаг
event-stage-standard = основная партия
event-stage-rapid = быстрая партия
event-stage-blitz = блиц
event-stage-decider = решающая партия

# Reports of players.
event-report-who = Вы
event-report-result = Как кончилась партия?
event-report-send = Сообщить результат
event-report-hint = Результат засчитывается, когда соперник сообщит то же с другого устройства или подтвердит судья.
event-report-settled = Этот результат внесён. Если он неверен, скажите судье.
event-said-waits = Записано. Теперь сообщает соперник или подтверждает судья.
event-said-agreed = Оба игрока согласны: результат внесён.
event-said-disputed = Соперник сообщил другой результат. Судья извещён.

# What was done, one line each.
deed-created = Турнир создан
# Boards in a row, and the last of several.
deed-range = с { $first } по { $last }
deed-list = { $most } и { $last }
deed-results = { $count ->
    [1] Результаты тура { $round }, доска { $boards }
   *[other] Результаты тура { $round }, доски { $boards }
}
deed-reported = Игрок сообщил результат: тур { $round }, доска { $boards }
deed-agreed = Оба игрока согласны: тур { $round }, доска { $boards }
deed-confirmed = Сообщение подтверждено: тур { $round }, доска { $boards }
deed-dismissed = Сообщение отклонено: тур { $round }, доска { $boards }
deed-decided = Решение судьи: тур { $round }, доска { $boards }
deed-played = { $count ->
    [1] Сыграно на сайте: тур { $round }, доска { $boards }
   *[other] Сыграно на сайте: тур { $round }, доски { $boards }
}
deed-followed = { $count ->
    [1] Партия на доске { $boards } в туре { $round } решена иначе: результат изменён
   *[other] Партии на досках { $boards } в туре { $round } решены иначе: результаты изменены
}
deed-differs = { $count ->
    [1] Партия на доске { $boards } в туре { $round } говорит не то, что доска
   *[other] Партии на досках { $boards } в туре { $round } говорят не то, что доски
}
deed-noted = { $count ->
    [1] Партия на доске { $boards } в туре { $round } подтверждает результат
   *[other] Партии на досках { $boards } в туре { $round } подтверждают результаты
}
deed-kept = Доска { $boards } в туре { $round } остаётся, что бы ни говорила партия
deed-linked = Доска { $boards } тура { $round } играется на сайте
deed-unlinked = Доска { $boards } тура { $round } отвязана
deed-paired = Составлен тур { $round }
deed-paired-by-hand = Тур { $round } составлен вручную
deed-taken-back = Тур { $round } отменён
deed-entered-one = Записан участник: { $name }
deed-edited = Изменён участник: { $name }
deed-removed = Вычеркнут: { $name }
deed-sorted = Пронумерованы по рейтингу
deed-withdrawn = Выбыл: { $name }
deed-returned = Вернулся: { $name }
deed-forbidden = Пара запрещена
deed-allowed = Пара снова разрешена
deed-regulations = Изменены данные или регламент
deed-play-off-begun = Начаты дополнительные партии за место { $name }
deed-play-off-game = Внесена дополнительная партия
deed-play-off-match = Дополнительные партии играются на сайте
deed-play-off-differs = По матчу дальше проходит не тот игрок, который стоит в паре
deed-play-off-played = Получены дополнительные партии с сайта
deed-undone = Последний шаг отменён
deed-undone-version = Шаг { $version } отменён
deed-entered = { $count ->
    [one] Записан { $count } участник
    [few] Записано { $count } участника
    [many] Записано { $count } участников
   *[other] Записано { $count } участника
}
deed-byes = { $count ->
    [one] Тур { $round }: { $count } изменение участия
    [few] Тур { $round }: { $count } изменения участия
    [many] Тур { $round }: { $count } изменений участия
   *[other] Тур { $round }: { $count } изменения участия
}
deed-imported = { $count ->
    [one] { $count } результат из записей партий
    [few] { $count } результата из записей партий
    [many] { $count } результатов из записей партий
   *[other] { $count } результата из записей партий
}

# For the scripts.
js-event-saved = сохранено
js-event-saving = сохраняется…
js-event-failed = не сохранено: повторите
js-event-clash = тем временем изменено другим

# Problems.
problem-no-such-event = Такого турнира нет
problem-no-such-event-detail = Нет турнира с именем «{ $event }». Посмотрите список турниров.
problem-stale-event = Турнир тем временем изменён
problem-stale-event-detail = Турнир изменили после того, как вы открыли эту страницу. Теперь она показывает, как он стоит: проверьте и повторите.
problem-invalid-event = Это не подходит
problem-invalid-event-detail = Чего-то не хватает или что-то не имеет смысла. Исправьте и повторите.
problem-event-refused = Сейчас это невозможно
problem-event-refused-detail = Состояние турнира этого не позволяет.
problem-event-clash = { $count ->
    [one] На доске { $boards } тем временем появился другой результат, он оставлен. Остальные сохранены. Проверьте и внесите снова, если он неверен.
   *[other] На досках { $boards } тем временем появились другие результаты, они оставлены. Остальные сохранены. Проверьте и внесите снова, если они неверны.
}
problem-event-name = Названия или имени нет, или в нём нет букв. Напишите его с буквами, например Open 960.
problem-event-name-long = Название или имя длиннее 80 знаков. Сократите его.
problem-event-number = Номер должен быть целым числом, которого нет у других.
problem-event-rating = Рейтинг должен быть целым числом меньше 10000. Исправьте его или оставьте поле пустым.
problem-event-no-difference = Доска и её партия уже согласны.
problem-event-born = Строка { $line }, знак { $column }: «{ $found }» — не дата рождения; пишите 1990, 1990/05/17 или 17.05.1990.
problem-event-sex = Строка { $line }, знак { $column }: «{ $found }» — не пол; напишите w или m либо оставьте место пустым.
problem-event-extra = Строка { $line }, знак { $column }: «{ $found }» стоит вне названных столбцов; назовите столбец или возьмите в кавычки имена с разделителем.
problem-event-column-twice = Строка { $line }, знак { $column }: столбец «{ $found }» встречается второй раз; оставьте один из двух или назовите их «Фамилия» и «Имя».
problem-event-quote = Строка { $line }, знак { $column }: кавычка не закрыта; закройте её до конца строки.
problem-event-list-empty = В списке нет участников. Пишите по строке на участника, например Anna Berg;2100;NED.
problem-event-list-long = В турнире не больше 5000 участников.
problem-event-file = { $reason }.
problem-event-text = Текст слишком длинный или в нём больше одной строки.
problem-event-system = Выберите одну из систем жеребьёвки.
problem-event-variant = Выберите одну из игр.
problem-event-book = Этот свод правил не для выбранной игры. Выберите другой или обычный.
problem-event-book-unknown = Турнир проводится по своду «{ $book }», который здесь неизвестен. Дайте турниру его текст.
problem-event-book-otherwise = Партия сыграна не так, как принято в этом турнире: { $reason }.
problem-event-book-none = Для этой игры нет свода правил. Дайте турниру собственный или вносите результаты вручную.
problem-event-book-long = Этот текст слишком длинный для свода правил: не больше 200 КБ.
problem-event-book-empty = Вставьте текст своего свода правил или выберите свод из списка.
problem-event-book-two = Выбран один свод правил, а вставлен другой. Очистите поле или выберите «Собственный».
problem-event-preset = Выберите один из готовых наборов.
problem-event-criterion = Нет показателя «{ $name }». Пишите названия, например points, solkoff, wins.
problem-event-rounds = Укажите число туров, от 1 до 99.
problem-event-boards = Укажите число досок в матче, от 1 до 99.
problem-event-games = В паре от 1 до 99 партий.
problem-event-points = Пишите очки числами, для шкалы выигрыш-ничья-проигрыш, например 3-1-0: выигрыш стоит больше всего.
problem-event-date = Пишите день как 2026-11-30.
problem-event-dates-back = Один из дней раньше предыдущего. Дайте дни по порядку, конец после начала.
problem-event-dates-many = Дней больше, чем туров. Уберите лишние или исправьте число туров.
problem-event-reason = Регламент закреплён с первого тура: укажите причину.
problem-event-fewer-rounds = Уже составлено больше туров.
problem-event-other-kind = После начала личный турнир остаётся личным, командный командным, а кого не сводят, не меняется.
problem-event-no-undo = Отменять нечего.
problem-event-no-board = Такого тура, доски или участника нет.
problem-event-board = В туре { $round } нет доски { $board }: укажите номер доски из списка выше.
problem-event-decision-range = По решению никто не получает больше { $most } очков и меньше { $least }. Напишите, сколько присуждает судья, в этих пределах.
problem-event-decision-points = Запишите очки числами от 0 до 1000, например 2 или 0,5, в обоих полях.
problem-event-has-result = На доске уже есть результат. Если он неверен, скажите судье.
problem-event-no-report = Этого сообщения больше нет.
problem-event-result = В шкале этого турнира нет такого результата.
problem-event-decision-reason = Напишите почему, не длиннее 2000 знаков.
problem-event-not-last = Отменить можно только последний тур.
problem-event-has-results = В туре есть результаты. Сначала сотрите их.
problem-event-other-game = Эта партия другой игры, чем турнир.
problem-event-other-book = Эта партия судится по другому своду правил, чем турнир. Начните её отсюда или внесите результат вручную.
problem-event-started = Первый тур составлен: номера остаются.
problem-event-started-leave = Турнир идёт: отметьте участника как выбывшего.
problem-event-forbid = Назовите хотя бы два номера из списка.
problem-event-pair = «{ $text }» не номер из списка. Пишите номера белых и чёрных, только белых для свободного.
problem-event-no-player = Номера { $number } нет.
problem-event-taken = Номер { $number } занят.
problem-event-number-beyond = Номер { $number } не помещается в файлы; дайте номер от 1 до 9999.
problem-event-twice = Номер { $number } встречается в туре дважды. Уберите лишний.
problem-event-himself = Номер { $number } сведён сам с собой.
problem-event-unfinished = В туре { $round } есть партии без результата. Сначала внесите их.
problem-event-too-few = { $who ->
    [teams] Команд слишком мало. Запишите хотя бы две играющие.
   *[players] Участников слишком мало. Запишите хотя бы двух играющих.
}
problem-event-impossible = Составить пары с соблюдением обязательных правил нельзя. Составьте вручную или закончите турнир.
problem-event-all-paired = { $rounds ->
    [one] В турнире { $rounds } тур, он составлен. Чтобы продолжить, увеличьте число туров в регламенте.
    [few] В турнире { $rounds } тура, все составлены. Чтобы продолжить, увеличьте число туров в регламенте.
    [many] В турнире { $rounds } туров, все составлены. Чтобы продолжить, увеличьте число туров в регламенте.
   *[other] В турнире { $rounds } тура, все составлены. Чтобы продолжить, увеличьте число туров в регламенте.
}
problem-event-level = Пара { $first } и { $second } сыграла вничью. Пусть сыграют дополнительные партии, или внесите решающий результат её последней партии.
problem-event-two-teams = Этой системе нужны ровно две равные команды.
problem-event-by-hand = Эта система сама пар не составляет: впишите их.
problem-event-goes-on = Тур { $round } составлен, и это изменило бы, кто проходит дальше из пары { $one } и { $other }. Сначала отмените туры начиная с { $round }-го, затем исправьте результат.
problem-event-no-rest = В таблице этой системы у каждого есть партия, и пропусков с очками нет: выберите «отсутствует», партия будет отдана сопернику.
problem-event-table-made = Таблица этой системы составлена для заявленных до 1-го тура: пусть новый участник займёт номер выбывшего, или сначала отмените туры.
problem-event-team-table-made = Таблица этой системы составлена для команд, заявленных до 1-го тура: включите новичка в одну из них или сначала отмените туры.
problem-event-code = Этот код не относится (или больше не относится) к доске. Считайте бланк этого тура.
problem-event-report = Укажите, кто вы, и выберите результат.
problem-event-not-over = Турнир не окончен: дополнительные партии после последнего результата.
problem-event-no-tie = Эти участники не делят это место. Выберите хотя бы двух, которые его делят.
problem-event-playing-off = Один из них уже играет дополнительные партии. Сначала закончите их.
problem-event-lots = Назовите номер каждого из поделивших место по разу, в порядке жребия.
problem-event-form = Выберите, как играть.
problem-event-form-for-two = Эта форма для двоих. Если больше, играйте каждый с каждым.
problem-event-play-off-time = Напишите время и добавку за ход, например 5'+2".
problem-event-no-play-off = Таких дополнительных партий нет.
problem-event-play-off-over = Дополнительные партии окончены.
problem-event-play-off-game = Партия не могла так кончиться. Проверьте время.
problem-event-left = Пишите, сколько осталось у обоих, например 1:40.
problem-event-left-over = Столько не могло остаться от времени на весь поединок, сколько бы ни добавили ходы. Посмотрите на часы ещё раз.
problem-event-no-match = Для этих дополнительных партий на сайте нет матча: нужны двое и ни одной сыгранной партии.

# Lists of players: what is wrong with a line, and what is odd.
problem-event-list-name = Строка { $line }, знак { $column }: имени нет, или в нём нет букв; напишите имя каждого участника.
problem-event-list-name-long = Строка { $line }, знак { $column }: имя длиннее 80 знаков; сократите его.
problem-event-list-number = Строка { $line }, знак { $column }: «{ $found }» — не стартовый номер; напишите целое число от 1 до 9999 или оставьте место пустым.
problem-event-list-rating = Строка { $line }, знак { $column }: «{ $found }» — не рейтинг; напишите целое число меньше 10000 или оставьте место пустым.
problem-event-list-more = И ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
problem-event-list-nobody = Никто не внесён: исправьте список и внесите его снова.
event-doubt-column = столбец «{ $what }» здесь неизвестен и не прочитан
event-doubt-club = «{ $what }» { $many ->
    [no] принято за клуб
   *[other] и другие (всего { $which }) приняты за клубы
}; если это не так, назовите столбцы в первой строке
event-doubt-name = { $where ->
    [event] «{ $what }» уже внесён под номером { $which }
    [line] «{ $what }» уже стоит в строке { $which }
   *[list] «{ $what }» стоит в списке дважды
}: внесён ещё раз; уберите одного из двух, если это тот же человек
event-doubt-federation-id = { $where ->
    [event] у номера { $which } тот же номер в федерации, { $what }
    [line] в строке { $which } тот же номер в федерации, { $what }
   *[list] номер в федерации { $what } стоит в списке дважды
}: всё же внесён; исправьте одного из двух
event-doubt-number = стартовый номер { $what } занят; дан следующий свободный
event-doubt-numbers = порядок рейтингов дал { $count ->
    [one] { $count } игроку другой номер
    [few] { $count } игрокам другие номера
    [many] { $count } игрокам другие номера
   *[other] { $count } игрокам другие номера
}, чем в списке; если важны номера списка, не отмечайте нумерацию по рейтингу
event-game-missing = В какую игру играют?
event-game-hint = В турнире не сказано, в какую игру играют. Назовите её, и его партии можно будет играть и судить здесь.
event-game-choose = Выберите игру
event-game-name = Назвать игру
event-game-reason = игра не была названа
event-doubts = Список внесён. Проверьте:
event-doubt-line = Строка { $line }: { $what }
event-play-off-players = Кто играет, по номерам
event-decided-because = Судья: «{ $reason }»
event-rounds-so-far = { $rounds ->
    [one] пока { $rounds } тур
    [few] пока { $rounds } тура
   *[other] пока { $rounds } туров
}
event-pair-hint-manual = Напишите пары номерами, белые слева; одни белые без чёрных свободны от игры.
event-pair-check = Сначала проверить пары
event-against = Что говорит против этих пар
event-play-offs-due = Равенство ждёт дополнительных партий:
problem-event-hand-twice = Больше чем в одной паре: { $names }. Оставьте каждого в одной.
problem-event-hand-left-out = Без партии и без пропуска: { $names }. Составьте с ними пары, освободите одного (белые без чёрных) или отметьте их отсутствующими на странице игроков.
problem-event-hand-byes = Без соперника может остаться только один, а одни стоят: { $names }. Составьте пары или дайте остальным пропуск на странице игроков.
problem-event-hand-gone = Не участвуют в этом туре: { $names }. Уберите их.
event-file-odd = Турнир принят. Проверьте в его файле:
event-file-odd-later = Проверьте в файле, из которого взят турнир:
event-trf-lacks = Прежде чем сдавать файл TRF:
event-trf-open-round = { $round }-й тур не окончен ({ $count ->
    [one] нет { $count } результата
    [few] нет { $count } результатов
    [many] нет { $count } результатов
   *[other] нет { $count } результата
}). В TRF нет знака для этого: другие программы видят турнир до этого тура, и только Damier читает его из примечаний.
event-trf-adjourned = У партий тура { $rounds } нет результата. В их клетках нет знака, и некоторые программы не примут файл: внесите, за что они пока считаются.
