# Стол судьи.

nav-referee = Судья
youth-mode = Детский режим: ни одного решения без объяснения
youth-mode-hint = Чем кончилась партия и что решил судья, игрокам сразу объясняется словами, понятными ребёнку.

# Дверь

referee-login-title = Стол судьи
referee-login-lead = Владелец судейского ключа может следить за всеми партиями этого сервера, принимать в них решения и печатать их. О каждом решении хранится, кто его принял, когда и почему.
referee-name = Ваше имя
referee-name-hint = Так оно будет стоять под вашими решениями.
referee-key = Судейский ключ
referee-key-hint = Показан при первом запуске сервера или задан параметром --referee-key.
referee-enter = Сесть за стол
referee-leave = Покинуть стол

# Стена

wall-title = Все партии
wall-lead = { $games ->
    [0] Сейчас не идёт ни одной партии.
    [one] Идёт { $games } партия.
    [few] Идут { $games } партии.
   *[many] Идёт { $games } партий.
}
wall-show = Какие партии
wall-show-going = Идут
wall-show-watch = Требуют внимания
wall-show-clock = С часами
wall-show-over = Закончены
wall-search = Имя, партия или свод правил
wall-filter = Отобрать
wall-none = Подходящих партий нет. Они появляются здесь сами, как только начинаются.
mark-claim = Требование
mark-paused = Часы остановлены
mark-short = Меньше минуты
mark-youth = Детский режим
mark-playoff = Дополнительный матч

# Стол

desk-title = { $variant }, партия { $game }
desk-game-page = Страница партии
desk-board-label = Доска. Белые: { $white }. Чёрные: { $black }.
desk-plies = { $plies ->
    [0] ходов ещё не было
    [one] после { $plies } полухода
   *[many] после { $plies } полуходов
}
desk-pieces = { $men ->
    [one] { $men } простая
    [few] { $men } простые
   *[many] { $men } простых
}, { $kings ->
    [one] { $kings } дамка
    [few] { $kings } дамки
   *[many] { $kings } дамок
}
desk-chess-pieces = { $men ->
    [one] { $men } пешка
    [few] { $men } пешки
   *[many] { $men } пешек
}, { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
   *[many] { $pieces } фигур
}
desk-computer = Компьютер, уровень { $level } ({ $name })
desk-over = Партия закончена
desk-counters = Счётчики
desk-no-counters = Ни один счёт не идёт.
desk-claims = Требования
desk-claim-pending = { $side ->
    [white] Белые требуют: { $kind }. Доводы собираются.
    [black] Чёрные требуют: { $kind }. Доводы собираются.
   *[none] { $kind }: доводы собираются.
}
desk-claim-open = Сейчас можно потребовать: { $claim }
desk-moves = Ходы
desk-evidence = Доводы
desk-evidence-ask = Рассмотреть позицию
desk-evidence-look = Рассмотреть
desk-effort-1 = бегло
desk-effort-4 = основательно
desk-effort-16 = как можно глубже
desk-weighed = Материал: белые — { $white }; чёрные — { $black }.
desk-timeline = Счётчики по ходу партии
desk-decisions = Решения в этой партии
desk-no-decisions = Пока ничего не решено.
desk-ruled-only = Ни один судья ничего не решал: требование рассмотрено по доводам, приведённым при нём.
desk-note = Протокол для печати
desk-log = Все решения
desk-log-none = На этом сервере судьи ещё ничего не решали.

# Решение

decide-title = Решить
decide-pause = Остановить часы
decide-pause-hint = Пока они стоят, никто не может ходить.
decide-resume = Пустить часы
decide-resume-hint = Часы остановлены, и никто не может ходить.
decide-is-over = Партия закончена. Решением можно изменить её результат или продолжить её.
decide-end = Закончить партию
decide-end-otherwise = Присудить другой результат
decide-result = Результат
result-2-0 = Победа белых
result-1-1 = Ничья
result-0-2 = Победа чёрных
result-0-0 = Поражение обоих
decide-article = Статья
decide-article-other = Другое правило, названное в объяснении
decide-why = Объяснение
decide-why-hint = Игроки читают его на странице партии, и оно печатается в протоколе.
decide-why-youth = Детский режим: скажите так, чтобы понял ребёнок, не меньше чем шестью словами и 40 знаками.
decide-other-languages = Объяснение на других языках
decide-record = Записать решение
decide-claim = Решить по требованию
decide-claim-hint = Требование рассмотрено по доводам, приведённым при нём. Вы можете решить иначе.
decide-claimant = Кто требует
decide-answer = Требование
decide-granted = Принято: ничья
decide-refused = Отклонено: играть дальше
decide-irregularity = Ход не по правилам
decide-whose = Чей
decide-what = Что случилось
decide-opponent-chooses = Соперник выбирает
decide-correction = Исправление
decide-choice = Выбор соперника
decide-choice-open = Ещё нет
decide-correct = Исправить
decide-let-stand = Оставить как есть
decide-take-back = Взято полуходов назад
decide-gains = Секунд сопернику
decide-lost = Партия за это проиграна
decide-anyway = Записать, хотя на доске не так
decide-anyway-back = Взять назад всё равно
verdict-declared = { $article ->
    [none] Решение судьи ({ $referee })
   *[other] Решение судьи ({ $referee }) по статье { $article }
}: { $text }
verdict-time-shortage = { $side ->
    [white] Белые потребовали ничью в цейтноте, и она присуждена
    [black] Чёрные потребовали ничью в цейтноте, и она присуждена
   *[none] Ничья в цейтноте присуждена
} (статья { $article }).
sheet-declared = { $result } · { $headline }{ $order ->
    [material] , присуждено по материалу { $points }
    [time-shortage] , в цейтноте
   *[other] , объявлено судьёй
}{ $article ->
    [none] {""}
   *[other] , статья { $article }
} · { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}
decide-forfeit = Техническое поражение
decide-who-forfeits = Кому
decide-both = Обоим
decide-cause = Почему
cause-lateness = Не явился вовремя
cause-refusal = Не соблюдает правила
cause-punishment = Наказание
decide-material = Присудить по материалу
decide-material-now = По материалу, который сейчас на доске, партия считалась бы { $white }–{ $black }. Это десятибалльная система, где выигранная партия — 12–0; дамка считается за две простые.
decide-clock = Исправить часы
decide-clock-hint = Минуты и секунды, например 4:30.
decide-play-on = Продолжить партию
decide-refusal-hint = Если статья не выбрана, отказ опирается на статью { $article }.
decide-start-over = Начать партию заново
decide-start-over-hint = Партия аннулируется и играется заново: все ходы возвращаются, часы показывают исходное время и стоят, пока вы их не пустите.
decide-withdraw = Отменить это решение

# Решения в двух словах

decision-end = Результат
decision-forfeit = Техническое поражение
decision-material = Присуждение по материалу
decision-irregularity = Ход не по правилам
decision-choice = Выбор соперника
decision-claim = Требование
decision-clock = Часы
decision-pause = Часы остановлены
decision-resume = Часы идут
decision-play-on = Партия продолжается
decision-start-over = Начата заново
decision-withdraw = Решение отменено
decision-withdrawn = отменено
decision-article = статья { $article }

# Решения одним предложением

decree-end = { $winner ->
    [white] Победа присуждена белым.
    [black] Победа присуждена чёрным.
    [both] Партия проиграна обоими игроками.
   *[nobody] Присуждена ничья.
}
decree-forfeit-lateness = { $side ->
    [white] Белые не явились вовремя: им засчитано поражение.
    [black] Чёрные не явились вовремя: им засчитано поражение.
   *[both] Никто из игроков не явился вовремя: поражение засчитано обоим.
}
decree-forfeit-refusal = { $side ->
    [white] Белые не соблюдают правила: им засчитано поражение.
    [black] Чёрные не соблюдают правила: им засчитано поражение.
   *[both] Игроки не соблюдают правила: поражение засчитано обоим.
}
decree-forfeit-punishment = { $side ->
    [white] Белым в наказание засчитано поражение.
    [black] Чёрным в наказание засчитано поражение.
   *[both] Обоим игрокам в наказание засчитано поражение.
}
decree-material = Партия остановлена и присуждена по материалу: { $white }–{ $black }.{ $favours ->
    [white] {" "}При равенстве предпочтение было бы у белых.
    [black] {" "}При равенстве предпочтение было бы у чёрных.
   *[nobody] {""}
}
decree-clock-back = Часы идут дальше без того, что дали возвращённые ходы: у белых { $white }, у чёрных { $black }.
decree-gains = { $side ->
    [white] Белым добавлено на часах { $time }.
   *[black] Чёрным добавлено на часах { $time }.
}
decree-lost = Это превышает число ходов не по правилам, которое допускается { $side ->
    [white] белым
   *[black] чёрным
}.
decree-lost-drawn = Соперник не может поставить мат никакой последовательностью возможных ходов, поэтому игра окончена вничью.
decree-choice = { $choice ->
    [correct] { $side ->
        [white] Белые потребовали исправить
        [black] Чёрные потребовали исправить
       *[none] Соперник потребовал исправить
    }{ $plies ->
        [0] .
        [one] ; взят назад { $plies } полуход{ $moves ->
            [none] .
           *[other] : { $moves }.
        }
        [few] ; взяты назад { $plies } полухода{ $moves ->
            [none] .
           *[other] : { $moves }.
        }
       *[many] ; взято назад { $plies } полуходов{ $moves ->
            [none] .
           *[other] : { $moves }.
        }
    }
   *[let-stand] { $side ->
        [white] Белые оставили всё как есть.
        [black] Чёрные оставили всё как есть.
       *[none] Соперник оставил всё как есть.
    }
}
decree-claim = { $answer ->
    [granted] { $side ->
        [white] Требование белых принято: ничья.
       *[black] Требование чёрных принято: ничья.
    }
   *[refused] { $side ->
        [white] Требование белых отклонено: партия продолжается.
       *[black] Требование чёрных отклонено: партия продолжается.
    }
}
decree-clock = На часах установлено: у белых { $white }, у чёрных { $black }.
decree-pause = Часы остановлены.
decree-resume = Часы снова идут.
decree-play-on = Партия продолжается с позиции на доске.
decree-start-over = Партия аннулирована и начинается заново.
decree-withdraw = Решение { $number } в этой партии больше не действует.

# Протокол

note-title = Решение судьи
note-game = Партия
note-players = Игроки
note-player = { $name } ({ $side })
note-book = Свод правил
note-when = Принято
note-clocks = Часы
note-clock-times = белые { $white }, чёрные { $black }
note-decision = Решение
note-print = Печать
note-referee = Судья
note-referee-name = Судья: { $name }
note-players-sign = Игроки ознакомлены

# Решения на странице партии

play-decisions = Решения судьи
play-story = Почему партия закончилась
play-paused = Судья остановил часы.

# Сообщения

problem-game-paused = Часы остановлены
problem-game-paused-detail = Судья остановил часы. Партия продолжится, когда он их пустит.
problem-no-referee = Только для судей
problem-no-referee-detail = Сначала предъявите судейский ключ по адресу /referee; его хватает на шестнадцать часов.
problem-wrong-key = Ключ не подходит
problem-wrong-key-detail = Это не судейский ключ этого сервера. Он показан при первом запуске; владелец сервера может задать другой параметром --referee-key.
problem-no-explanation = Нет объяснения
problem-no-explanation-detail = Скажите, почему вы так решили: игроки это читают, и это остаётся с решением.
problem-no-explanation-youth = { $language ->
    [fr] Объяснение по-французски слишком короткое.
    [ru] Объяснение по-русски слишком короткое.
    [en] Объяснение по-английски слишком короткое.
   *[none] В детском режиме нет решения без объяснения.
} Напишите не меньше { $words } слов и { $characters } букв и цифр с одиночными пробелами, чтобы понял ребёнок; точки и пробелы не в счёт.
problem-no-explanation-translation = { $language ->
    [fr] В объяснении по-французски нет ни слова.
    [ru] В объяснении по-русски нет ни слова.
   *[en] В объяснении по-английски нет ни слова.
} Напишите его или оставьте поле пустым.
problem-no-explanation-long = Объяснение длиннее { $limit } знаков. Скажите короче.
problem-unknown-article = В своде правил нет такой статьи
problem-unknown-article-detail = В своде правил этой партии нет статьи «{ $article }». Назовите статью свода или одну из этих: { $known }; либо ничего, и назовите правило в объяснении.
problem-invalid-decision = Решение неполно
problem-invalid-decision-detail = Не хватает чего-то, что нужно для этого решения. Заполните все поля.
problem-invalid-decision-missing = Не заполнено поле «{ decide-field }». Заполните его и решите.
problem-invalid-decision-number = «{ $value }» не подходит для поля «{ decide-field }»: напишите целое число, например 0, 1 или 30.
problem-invalid-decision-value = «{ $value }» не входит в число ответов для поля «{ decide-field }»: { $known }.
problem-invalid-decision-ply = В форме не указано, для какой позиции она заполнена. Написанное вами сохранено. Посмотрите, как партия стоит сейчас, и решите.
problem-invalid-decision-irregularity = Партии по этому своду правил не знают такого нарушения («{ $what }»). Выберите одно из: { $known }.
problem-stale-ply-decided = С тех пор как вы открыли страницу, в этой партии принято другое решение. Написанное вами сохранено. Прочтите то решение и решите.
problem-stale-ply-decision = Партия изменилась с тех пор, как вы начали решать: теперь на очереди ход { $move }. Написанное вами сохранено. Посмотрите на партию ещё раз и решите.
decide-field = { $field ->
    [result] { decide-result }
    [side] Белые или чёрные
    [cause] { decide-cause }
    [what] { decide-what }
    [choice] { decide-choice }
    [take_back] { decide-take-back }
    [gains] { decide-gains }
    [answer] { decide-answer }
    [white] Время белых
    [black] Время чёрных
    [version] Номер решения
    [lost] { decide-lost }
    [anyway] { decide-anyway }
   *[order] Вид решения
}
problem-invalid-decision-language = «{ $language }» — не язык этого сайта: давайте объяснения на en, fr или ru.
problem-invalid-decision-no-time = Часы без времени – это упавший флажок. Напишите, сколько осталось, или завершите партию по статье о времени.
problem-invalid-decision-clock = Часы показывают не больше шестидесяти дней. Напишите время короче.
problem-invalid-decision-face = «{ $time }» — не время. Напишите минуты и секунды, например 4:30.
problem-invalid-decision-take-back = Сыграно полуходов: { $ply }. Возьмите назад меньше.
problem-invalid-decision-article = Статья { $article } никогда не ведёт к результату { $result }. Выберите подходящий к ней результат или другую статью; либо никакой, и назовите правило в объяснении.
problem-invalid-decision-not-corrected = Ходы берут назад, только если ход не по правилам исправляют. Выберите «Исправить» или возьмите назад 0 полуходов.
problem-invalid-decision-lost = Если партия проиграна из-за хода не по правилам, он не исправляется: оставьте выбор соперника открытым и возьмите назад 0 полуходов.
problem-invalid-decision-let-stand = По этому своду правил ход не по правилам всегда исправляют: выберите «Исправить» или оставьте выбор открытым.
problem-board-disagrees = На доске не так
problem-board-disagrees-detail = На доске нет того, о чём говорит статья { $article }. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-board-disagrees-repetition = По статье { $article } позиция должна повториться столько раз: { $needed }; на этой доске она стояла столько раз: { $times }. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-board-disagrees-pieces = Статья { $article } говорит об игроке без шашек; на этой доске у проигравшего они есть. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-board-disagrees-moves = Статья { $article } говорит об игроке, у которого нет хода; на этой доске у проигравшего он есть. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-board-disagrees-time = Статья { $article } говорит об истекшем времени; флажок проигравшего здесь не падал. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-board-disagrees-count = Счёт по статье { $article } не полон: { $left ->
    [one] недостаёт { $left } полухода
   *[other] недостаёт { $left } полуходов
}. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-board-disagrees-count-none = Статья { $article } не говорит о позиции на доске. Выберите другую статью или всё же запишите решение: в нём будет сказано, что так объявил судья.
problem-invalid-decision-time = У одного из игроков не осталось времени. Скажите, сколько будет у обоих, когда партия продолжится.
problem-invalid-decision-name = Назовите себя, не больше { $limit } знаков: имя стоит под вашими решениями.
problem-nothing-to-do = Так решать нечего
problem-nothing-to-do-detail = Партия стоит не так, чтобы это можно было решить.
problem-nothing-to-do-irregular = Ни один ход не по правилам не ждёт выбора соперника: выбор сделан или принят следующим ходом (статья { $article }).
problem-nothing-to-do-irregular-custom = Ни один ход не по правилам не ждёт выбора соперника: выбор сделан или принят следующим ходом. В этом своде правил такой статьи нет: так принято (ФМЖД, Приложение 1, 5.7).
problem-nothing-to-do-irregular-corrected = Ни один ход не по правилам не ждёт исправления.
problem-nothing-to-do-material = Правила шахмат не знают подсчёта материала. Завершите партию с тем результатом, который дают правила.
problem-nothing-to-do-clock = Эта партия играется без часов.
problem-nothing-to-do-paused = Часы уже остановлены.
problem-nothing-to-do-running = Часы не остановлены.
problem-nothing-to-do-going = Партия идёт.
problem-nothing-to-do-board = Партия закончилась на доске, по правилам игры: продолжить её нельзя. Можно присудить другой результат или взять ходы назад как ход не по правилам.
problem-nothing-to-do-start = Ходов ещё не было: партия и так в начале.
problem-invalid-decision-start = По статье { $article } партия не начинается заново. Не указывайте статью, а назовите правило в объяснении.
problem-nothing-to-do-withdraw = Отменить можно только последнее действующее решение, и не то, по которому ходы взяты назад.
problem-nothing-to-do-match = В матче уже идёт следующая партия: результат этой остаётся.
problem-nothing-to-do-named = Судья назвал победителя матча: его партии не продолжаются, а их результаты остаются.
problem-no-such-decision = Такого решения нет
problem-no-such-decision-detail = Возможно, в имени «{ $decision }» опечатка. Решения в партии перечислены на её странице.

# Тексты для скриптов

js-wall-shown = { $count ->
    [one] Показана { $count } партия
    [few] Показаны { $count } партии
   *[many] Показано { $count } партий
}
js-match-next = К матчу
js-match-page = Партия { $number } матча
problem-invalid-decision-other-side = Возвращаемые ходы начинаются с хода другой стороны. Исправить можно только ход названной стороны: измените число ходов или сторону.
problem-board-disagrees-replied = Соперник уже ответил, а ответ означает согласие с ходом: он больше не исправляется. Оставьте его или верните всё равно.
decide-article-not-shown = { $article } (на доске этого не видно)
problem-invalid-decision-shortage = Статья { $article } действует только в партиях с часами и без добавления секунд. Выберите другое правило.
problem-board-disagrees-shortage-time = Статья { $article } требует, чтобы у заявителя на часах было не больше минуты; осталось { $time }. Выберите другое правило или всё равно запишите решение: тогда в нём будет сказано, что так объявил судья.
problem-board-disagrees-shortage-pieces = Статья { $article } допускает не больше шашек на доске, чем { $most }; их { $pieces }. Выберите другое правило или всё равно запишите решение: тогда в нём будет сказано, что так объявил судья.
