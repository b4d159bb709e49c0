# Дополнительные матчи.

nav-playoff = Матчи
playoff-new-title = Дополнительный матч
playoff-new-lead = Двое игроков за этим экраном играют, пока не определится победитель. Матч хранит время, чередует цвета и говорит, кто победил.
playoff-mine = Ваши матчи
playoff-kind = Вид матча
playoff-kind-lehmann-georgiev = Леман-Георгиев
playoff-kind-micro-match = Микроматч
playoff-kind-barrage = Партии до победы
playoff-about-lehmann-georgiev = Один запас времени на любое число партий. Решает первая победа или первый упавший флаг; оставшееся время переходит с игроком.
playoff-about-micro-match = Классика, быстрые, блиц: 12–0, 8–4 или 7–5 за первый выигранный этап, 6–6, если не выигран ни один.
playoff-about-barrage = Отдельные партии со свежими часами до первой победы.
playoff-first = Первый игрок
playoff-second = Второй игрок
playoff-first-white = Белые в первой партии
playoff-white-first = Первый
playoff-white-random = Жребий
playoff-white-second = Второй
playoff-clocks = Время
playoff-clock-standard = Классика
playoff-clock-rapid = Быстрые
playoff-clock-blitz = Блиц
playoff-clock-single = Леман-Георгиев или партии до победы
playoff-clock-hint = Время и секунды, которые прибавляет каждый ход, например 5:00 + 2 или 5'+2".
playoff-decider = Если все этапы вничью
playoff-decider-shared = 6–6
playoff-decider-lehmann-georgiev = Леман-Георгиев
playoff-decider-barrage = До победы
playoff-break = Минут между партиями, не меньше
playoff-pause-length = Минут паузы, о которой каждый может попросить
playoff-sanction-length = Минуты, которые наказание даёт сопернику
playoff-own-book-hint = Его текст (TOML). Он хранится с матчем, и по нему судятся все партии матча.
playoff-start = Начать матч

# Страница матча

playoff-title = { $first } – { $second }
playoff-score = Счёт: два очка за победу, одно за ничью
playoff-left = Осталось времени
playoff-winner = Победитель
playoff-ask-pause = Попросить паузу
playoff-begin = Начать партию { $number }
playoff-break-left = Перерыв: ещё не меньше
playoff-play = К доске
playoff-watch = Смотреть партию
playoff-look = Посмотреть последнюю партию
playoff-going-on = идёт
playoff-stages = Этапы
playoff-stage-standard = Классика
playoff-stage-rapid = Быстрые
playoff-stage-blitz = Блиц
playoff-stage-decider = Решающая
playoff-stage-clock = { $time }{ $seconds ->
    [0] , без добавления секунд
    [one] {" "}и { $seconds } секунда за ход
    [few] {" "}и { $seconds } секунды за ход
   *[many] {" "}и { $seconds } секунд за ход
}{ $carried ->
    [yes] {" "}на все партии вместе
   *[no] {""}
}
playoff-games = Партии
playoff-game = Партия
playoff-game-number = Партия { $number }
playoff-no-games = Ещё не сыграно ни одной партии.
playoff-left-of = Время:
playoff-log = Журнал
playoff-to-desk = Наказание или матч, который не решает ни одна партия: это дело судьи, вход здесь
playoff-sanctions = Наказания
playoff-sanction = Наказать
playoff-sanctioned = Кого
playoff-sanction-hint = Соперник получает время. Запись делается под вашим именем:
playoff-decide = Назвать победителя
playoff-decide-hint = Для матча, который не решает ни одна партия: игрок снялся или не пришёл, или проиграли оба. Запись делается под вашим именем:
playoff-decide-winner = Победитель
playoff-points = { $first }⁠–⁠{ $second }

# Как стоит матч

playoff-next = Следующая партия — { $number }; белыми играет { $white }.
playoff-playing = Идёт партия { $number }; белыми играет { $white }.
playoff-undecided = Последняя партия ничего не решает, а новой за ней быть не может. Судья должен присудить ей другой результат или назвать победителя матча.
playoff-decided = Победитель матча по решению судьи ({ $referee }): { $winner }. «{ $why }»
playoff-undecided-how = Это делается на судейской странице этой партии: «Присудить другой результат».
playoff-undecided-go = На судейскую страницу
playoff-drawn = Все этапы закончились вничью: очки поделены, { $first }⁠–⁠{ $second }.
playoff-won = { $kind ->
    [micro-match] { $winner } побеждает в матче { $points }⁠–⁠{ $other }: { $stage ->
        [standard] выиграна классическая партия
        [rapid] выиграна быстрая партия
        [blitz] выигран блиц
       *[decider] выиграна решающая партия
    }{ $how ->
        [flag] {""}, у { $loser } кончилось время.
       *[win] .
    }
   *[other] { $winner } побеждает в матче: { $how ->
        [flag] у { $loser } кончилось время в партии { $number }.
       *[win] первой выиграна партия { $number }.
    }
}

# Матч по своему журналу

playoff-told-created = { $first } – { $second }: { $kind }, { $variant }.
playoff-told-began = Партия { $number } ({ $stage }): белые — { $white }, { $whiteTime }; чёрные — { $black }, { $blackTime }.
playoff-told-ended = Партия { $number }: { $result }{ $flag ->
    [yes] {""}, по времени
   *[no] {""}
}. Осталось: { $first } { $firstTime }, { $second } { $secondTime }.
playoff-told-corrected = { $result ->
    [none] Партия { $number } продолжается: так решил судья.
   *[other] Партия { $number } теперь считается { $result }: так решил судья.
}
playoff-told-pause = { $player } просит паузу.
playoff-told-sanction = Наказание: { $player }; соперник ({ $opponent }) получает { $time }. { $referee }: «{ $why }»

# Причины в двух словах

reason-no-pieces = не осталось шашек
reason-no-moves = нет ходов
reason-checkmate = мат
reason-stalemate = пат
reason-repetition = повторение
reason-move-limit = предел ходов
reason-endgame-limit = предел в окончании
reason-dead-position = мёртвая позиция
reason-resignation = сдача
reason-agreement = согласие
reason-time = время
reason-forfeit = техническое поражение
reason-referee = решение судьи
reason-variant-end = по правилам разновидности

# Сообщения

problem-invalid-playoff = Это не матч
problem-invalid-playoff-detail = Скажите, какой это матч, кто играет и с каким временем.
problem-invalid-playoff-name = Назовите обоих игроков, не больше шестидесяти знаков.
problem-invalid-playoff-names = У обоих игроков одно имя. Дайте им разные, чтобы их можно было отличить.
problem-invalid-playoff-break = Перерыв длится от 0 минут до суток.
problem-invalid-playoff-clock = «{ $time }» — не время. Напишите так: 5:00 + 2 — время и секунды за каждый ход.
problem-no-such-playoff = Такого матча нет
problem-no-such-playoff-detail = Возможно, в имени «{ $playoff }» опечатка. Ваши матчи перечислены в разделе «Матчи».
problem-not-your-playoff = Начинать партии матча и просить паузы можно только в том браузере, где он начат. Вы можете смотреть.
problem-playoff-rule = Не сейчас
problem-playoff-rule-detail = Партия матча идёт или не идёт ни одна: это бывает до неё или после.
problem-playoff-rule-break = { $seconds ->
    [one] Перерыв длится ещё { $seconds } секунду.
    [few] Перерыв длится ещё { $seconds } секунды.
   *[many] Перерыв длится ещё { $seconds } секунд.
}
problem-playoff-rule-decided = Матч окончен.
problem-playoff-rule-pause = Этот игрок уже брал паузу: каждый может попросить одну.
problem-playoff-rule-both-lost = Последнюю партию проиграли оба, а это матча не решает: судья должен присудить ей другой результат или назвать победителя.

# Журнал матча, который нельзя воспроизвести

playoff-log-at = строка { $line } — не событие матча: { $what }
playoff-log-cannot = того, что в строке { $line }, быть не могло: { $what }
playoff-log-no-event = { $complaint }; пишите её так, как журнал выдаёт страница матча
playoff-log-no-name = у игрока нет имени: напишите оба в `names`
playoff-log-odd-time = `{ $field }` — { $ms }: напишите миллисекунды, от 1 до { $most }
playoff-log-reason = по причине `{ $reason }` партии не заканчиваются: напишите в `reason` одну из { $known }
playoff-log-time-no-flag = причина — `time`, но ничей флажок не упал: укажите его в `flag` или назовите другую причину в `reason`
playoff-log-flag-no-time = флажок упал, но причина — `{ $reason }`: напишите в `reason` `time` или уберите `flag`
playoff-log-other-result = причина `{ $reason }` никогда не ведёт к { $result }: исправьте `reason` или `result`
playoff-log-no-beginning = журнал должен начинаться с `created`
playoff-log-two-beginnings = второе `created`
playoff-log-other-game = партия { $named }, а идёт партия { $present }
playoff-log-no-stage = в матче нужен этап
playoff-log-backwards = она раньше события над ней: исправьте `at`
playoff-log-same-names = у обоих игроков одно имя: различите их
playoff-log-no-reason = санкции нужна причина: заполните `why`
playoff-log-decided = матч решён
playoff-log-playing = партия ещё идёт: сначала закончите её
playoff-log-not-playing = партия не идёт: начните следующую
playoff-log-break = перерыв должен длиться не меньше { $seconds ->
    [one] { $seconds } секунды
   *[other] { $seconds } секунд
}
playoff-log-pause = каждый игрок может просить только один перерыв
playoff-log-both-lost = партия, проигранная обоими, матча не решает: победителя должен назвать судья
playoff-log-flag = { $flag ->
    [white] флажок белых упал, значит, партию выиграли чёрные
   *[black] флажок чёрных упал, значит, партию выиграли белые
}: исправьте результат или флажок
playoff-log-no-time = у { $side ->
    [white] белых
   *[black] чёрных
} не осталось времени, значит, это не ничья: укажите, чей флажок упал, или время, оставшееся к моменту ничьей
playoff-log-winner-reason = скажите, почему победил этот игрок
playoff-log-break-long = `breakMs` — { $break } мс, но с последней партии прошло только { $passed } мс: исправьте `breakMs` или `at`
playoff-log-too-much = { $side ->
    [white] у белых
   *[black] у чёрных
} в `leftMs` осталось { $left } мс, а вначале было { $start } мс{ $moves ->
    [none] , и время не добавляется; исправьте `leftMs`
   *[other] ; столько ходов ({ $moves }) партия не вместила; исправьте `leftMs` или `at`
}
playoff-log-flag-early = флажок { $side ->
    [white] белых
   *[black] чёрных
} упал, но в `leftMs` осталось { $left } мс: исправьте `flag` или `leftMs`
playoff-log-too-long = по `leftMs` часы потеряли { $used } мс, но партия длилась только { $lasted } мс: исправьте `leftMs` или `at`
playoff-log-variant = игры `{ $variant }` нет: напишите в `variant` одну из { $known }
playoff-log-book = встроенного свода правил `{ $book }` нет: напишите в `rulebook` один из { $known } или дайте текст своего в `rulebookText`
playoff-log-other-book = свод правил `{ $book }` не для { $variant }: напишите в `rulebook` один из { $known }
playoff-log-other-text = `rulebookText` — это свод правил `{ $found }`, а `rulebook` называет `{ $named }`: исправьте одно из двух
playoff-log-book-mistakes = `rulebookText` — не свод правил: { $mistakes }
playoff-log-no-referee = решал судья: напишите в `referee`, кто
playoff-log-same-game = другая партия уже названа `{ $game }`: дайте каждой своё имя в `game`
playoff-log-foreign-reason = в игре «{ $variant }» по причине `{ $reason }` партии не заканчиваются: исправьте `reason`
playoff-log-stage-points = `{ $field }` — { $winner }, а `loser` — { $loser }: победителю этапа дайте больше очков, чем проигравшему
playoff-log-drawn-points = `plan.drawn` — { $drawn }, но такой матч длится до победы: напишите 0 или уберите
playoff-log-other-kind = `{ $field }` — { $found }, а в партиях вида `{ $kind }` это { $wanted }: напишите { $wanted } или исправьте `plan.kind`
playoff-log-field = поля `{ $field }` нет: уберите его или напишите одно из { $known }
playoff-log-goes-on = судья назвал победителя матча, и ни одна его партия не продолжается: укажите в `end`, чем закончилась эта
