# Объекты «problem» в API: заголовок в несколько слов, затем подробности: что не
# так и что с этим делать.

json-reason = { $kind ->
    [eof] текст обрывается слишком рано
    [syntax] это не JSON
    [unknown-field] здесь нет поля «{ $name }», есть только { $known }
    [unknown-variant] «{ $name }» не из числа: { $known }
    [missing-field] нет поля «{ $name }»
    [type] значение не того вида или вне границ
   *[other] значение не годится
}
problem-invalid-json = Запрос не удалось понять
problem-invalid-json-detail = Тело запроса — не верный JSON (строка { $line }, столбец { $column }): { json-reason }. Исправьте и отправьте снова.
problem-invalid-json-field = Поле «{ $field }» не годится (строка { $line }, столбец { $column }): { json-reason }. Исправьте и отправьте снова.
problem-invalid-json-text = Сообщение — не текст в UTF-8. Отправьте JSON в кодировке UTF-8.

problem-body-too-large = Запрос слишком велик
problem-body-too-large-detail = Наибольший размер запроса здесь — { $limit } байт. Отправьте меньше за один раз.

problem-not-json = Запрос не обозначен как JSON
problem-not-json-detail = Отправьте тело в JSON с заголовком «Content-Type: application/json».

problem-bad-request = Неверный запрос
problem-bad-request-detail = Адрес или заголовки этого запроса не удалось понять. Что ожидается, описано в /api/openapi.json.

problem-upgrade-required = Этот адрес только для WebSocket
problem-upgrade-required-detail = Откройте по этому адресу WebSocket или используйте /api/games/…/actions и /api/games/…/events.

problem-invalid-parameter = Неверный параметр в адресе
problem-invalid-parameter-detail = Параметры этого адреса не удалось прочесть. Исправьте адрес.

problem-unknown-variant = Неизвестная игра
problem-unknown-variant-detail = Здесь нет игры с именем «{ $variant }». Выберите одну из: { $known }.

problem-unknown-rulebook = Неизвестный свод правил
problem-unknown-rulebook-detail = Для этой игры нет свода правил «{ $rulebook }». Выберите один из: { $known }.

problem-invalid-rulebook = Это не свод правил
problem-invalid-rulebook-detail =
    { $count ->
        [one] В своде правил { $count } ошибка,
        [few] В своде правил { $count } ошибки,
       *[other] В своде правил { $count } ошибок,
    } первая — в строке { $line }, столбце { $column }. Что с ними делать, сказано у каждой.

problem-unknown-level = Неизвестный уровень
problem-unknown-level-detail = У компьютера нет уровня { $level }. Выберите уровень от { $lowest } до { $highest }.

problem-invalid-clock = Часы нельзя так поставить
problem-invalid-clock-detail = Дайте каждому игроку не меньше секунды на первый ход и не больше 60 дней на один период, не больше часа сверх того за ход и не больше 10 периодов.
problem-invalid-clock-text = «{ $part }» — не контроль времени. Пишите время с единицами: 20' · 5'+3" · 2h/50, 1h/25 · 30' bronstein 5" · 30' delay 5" · 30' byo-yomi 3x30" · 3' hourglass · 3d/1 lapsing · 5' v 3'.

problem-invalid-fen = Эта позиция не годится
problem-invalid-fen-detail = Этот FEN не описывает игровую позицию: { $reason }. Исправьте его или не указывайте, чтобы начать с обычной позиции.
problem-invalid-fen-over = В этой позиции партия уже окончена{ $article ->
    [none] .
   *[other] {" "}по статье { $article } правил.
} Выберите позицию, в которой есть ход.
problem-invalid-fen-long = Этот FEN длиннее { $longest } байт. Позиции нужно гораздо меньше; отправьте одну.
problem-invalid-fen-counts = Счётчики после этой позиции принять нельзя: { $reason }.
problem-invalid-fen-moves = Так эту партию начать нельзя: { $reason }.
problem-invalid-fen-crowd = У { $side ->
    [white] белых
   *[black] чёрных
} больше { $most } шашек, с которых начинается игра. Уберите лишние.

problem-no-such-game = Такой партии нет
problem-no-such-game-detail = Нет партии с именем «{ $game }». Проверьте адрес или начните новую партию.

problem-no-such-rulebook = Такого свода правил нет
problem-no-such-rulebook-detail = Нет свода правил с именем «{ $rulebook }». Выберите один из: { $known }.

problem-no-such-ply = Такого хода нет
problem-no-such-ply-detail = В этой партии пока { $ply ->
    [one] { $ply } полуход
    [few] { $ply } полухода
   *[other] { $ply } полуходов
}; полухода { $asked } нет. Укажите номер от 0 до { $ply }.

problem-not-found = По этому адресу ничего нет
problem-not-found-detail = Проверьте адрес. Описание API: /api/openapi.json.

problem-method-not-allowed = Этот адрес не принимает такие запросы
problem-method-not-allowed-detail = Что он принимает, сказано в заголовке «Allow» и в /api/openapi.json.

problem-not-your-game = Это чужая партия
problem-not-your-game-detail = За этой партией можно наблюдать, но играть в ней может только тот, кто её начал. Начните свою партию.

problem-foreign-origin = Запрос пришёл с другого сайта
problem-foreign-origin-detail = Ради сохранности ваших партий менять их могут только страницы этого сайта. Откройте сам сайт и попробуйте снова.

problem-stale-ply = Партия ушла вперёд
problem-stale-ply-detail = Вы видели партию после { $asked ->
    [one] { $asked } полухода
   *[other] { $asked } полуходов
}, а в ней уже { $ply ->
    [one] { $ply } полуход
    [few] { $ply } полухода
   *[other] { $ply } полуходов
}. На доске теперь нынешняя позиция: посмотрите и походите снова.

problem-out-of-turn = Сейчас не ваш ход
problem-out-of-turn-detail = Ход компьютера. Дождитесь его ответа.

problem-game-over = Партия окончена
problem-game-over-detail = Эта партия закончилась со счётом { $result }, играть в ней больше нельзя. Начните новую партию.

problem-malformed-move = Это не ход
problem-malformed-move-detail = «{ $move }» нельзя прочесть как ход. Напишите поля, например { $example }.
problem-malformed-move-path = Для пути нужно хотя бы два поля этой доски, с номерами от 1 до { $squares }.
problem-malformed-move-both = Отправьте либо «path», либо «text»: не оба сразу и хотя бы одно из двух.

problem-illegal-move = Так ходить нельзя
problem-illegal-move-detail = «{ $move }» — не разрешённый ход в этой позиции.
problem-hint-captures = { $count ->
    [one] Взятие обязательно: { $moves }.
   *[other] Обязательно одно из взятий: { $moves }.
}
problem-hint-near = { $count ->
    [one] Возможно, вы имели в виду { $moves }.
   *[other] Похожие разрешённые ходы: { $moves }.
}

problem-ambiguous-move = Это могут быть разные ходы
problem-ambiguous-move-detail = «{ $move }» подходит к нескольким взятиям.
problem-hint-candidates = Напишите весь путь того, которое имеете в виду: { $moves }.

problem-game-too-long = Партия слишком длинная
problem-game-too-long-detail = В этой партии уже { $limit } событий: больше для одной партии не хранится. Сдайтесь, согласитесь на ничью или потребуйте её и начните новую партию.

problem-nothing-to-take-back = Нечего брать назад
problem-nothing-to-take-back-detail = Вы ещё не сделали ни одного хода в этой партии.
problem-nothing-to-take-back-match = В матче ходы назад не берут: сделанный ход сделан.
problem-nothing-to-take-back-shown = Сейчас показывают выигрыш, и каждый ход в счёт: ничего нельзя взять назад.

problem-no-draw-offer = Сейчас нельзя предложить ничью
problem-no-draw-offer-detail = В этом месте партии вы уже предлагали ничью. Сначала сделайте ход.

problem-nothing-to-claim = Сейчас ничью требовать нельзя
problem-nothing-to-claim-detail = По требованию правила дают ничью только после названных в них повторений или ходов и только тому, чья очередь хода. Играйте дальше и следите за счётчиками.
problem-nothing-to-claim-book = Ничьи по этим правилам наступают сами, требовать их не нужно. Можно предложить ничью.

problem-no-flag = Ни один флажок не упал
problem-no-flag-detail = По часам сервера у обоих игроков ещё есть время. Партия продолжается.
problem-no-flag-clock = Эта партия играется без часов, падать нечему.

problem-wrong-mode = В такой партии это невозможно
problem-wrong-mode-detail = Что можно в такой партии, сказано в списке действий в /api/openapi.json.
problem-wrong-mode-agree = Компьютеру ничью предлагают, а решает он. Предложите ничью.
problem-wrong-mode-offer = Здесь оба игрока сидят за одной доской. Когда оба согласны на ничью, отправьте «agree-draw».
problem-wrong-mode-side = Скажите, кто сдаётся: «white» (белые) или «black» (чёрные).

problem-storage = Партию не удалось сохранить
problem-storage-detail = Хранилище не приняло изменение, и ничего не изменилось. Попробуйте ещё раз чуть позже; если повторится, посмотрите сообщения сервера.

problem-internal = Наша ошибка
problem-internal-detail = Что-то сломалось на сервере. Вы ни при чём; попробуйте ещё раз.
problem-path = Имя или число в этом адресе не читается. Напишите его так, как оно было дано, особые знаки — в UTF-8.
problem-body-text = Тело запроса — не текст в UTF-8. Отправьте текст свода правил в UTF-8.
problem-body-file = Тело запроса — не текст. Отправьте файл турнира или таблицу TRF или CSV.
problem-body-cut = Тело запроса оборвалось. Отправьте его ещё раз.
problem-body-too-large-text = Тело запроса длиннее любого такого файла. Отправьте файл одного турнира или текст одного свода правил.
problem-invalid-parameter-page = Параметр адреса не читается, например тур, который не число. Исправьте адрес или уберите всё после вопросительного знака.
