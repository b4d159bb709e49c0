### Что говорит судья, по-русски.

## Части

white = белые
black = чёрные
side = { $side ->
    [white] Белые
   *[black] Чёрные
}
side-of = { $side ->
    [white] У белых
   *[black] У чёрных
}
kind = { $kind ->
    [move-limit] Ограничение ходов
    [endgame-limit] Ограничение окончания
   *[repetition] Повторение
}
in-article = { $article ->
    [none] {""}
   *[other] {" "}(статья { $article })
}
by-article = { $article ->
    [none] {""}
   *[other] , статья { $article }
}
allowed = { $unit ->
    [strong] { $moves ->
        [one] { $moves } ход сильнейшей стороны
        [few] { $moves } хода сильнейшей стороны
       *[many] { $moves } ходов сильнейшей стороны
    }
   *[each] { $moves ->
        [one] { $moves } ход каждой стороны
        [few] { $moves } хода каждой стороны
       *[many] { $moves } ходов каждой стороны
    }
}
outcome = { $winner ->
    [white] белые выиграли
    [black] чёрные выиграли
    [both] поражение обоим
   *[nobody] ничья
}

## Заголовки

headline = { $winner ->
    [white] Белые выиграли
    [black] Чёрные выиграли
    [both] Поражение обоим
   *[nobody] Ничья
}

## Почему партия закончилась: одно предложение

why-no-pieces = { side-of } не осталось шашек: { outcome }{ in-article }.
why-no-moves = { side-of } нет возможного хода: { outcome }{ in-article }.
why-checkmate = { $side ->
    [white] Белым мат: { outcome }{ in-article }.
   *[black] Чёрным мат: { outcome }{ in-article }.
}
why-stalemate = { $side ->
    [white] Белым пат: { outcome }{ in-article }.
   *[black] Чёрным пат: { outcome }{ in-article }.
}
why-repetition = { $times ->
    [2] Одна и та же позиция при ходе той же стороны возникла во второй раз{ in-article }.
    [3] Одна и та же позиция при ходе той же стороны возникла в третий раз{ in-article }.
    [4] Одна и та же позиция при ходе той же стороны возникла в четвёртый раз{ in-article }.
    [5] Одна и та же позиция при ходе той же стороны возникла в пятый раз{ in-article }.
   *[other] Одна и та же позиция при ходе той же стороны возникла в { $times }‑й раз{ in-article }.
}
why-move-limit = { $restarts ->
    [capture] Ничья по ограничению ходов{ by-article }: за { allowed } не было взятий.
    [man] Ничья по ограничению ходов{ by-article }: за { allowed } не было ходов простыми.
    [promotion] Ничья по ограничению ходов{ by-article }: за { allowed } не было превращений в дамки.
    [capture-man] Ничья по ограничению ходов{ by-article }: за { allowed } не было ни взятий, ни ходов простыми.
    [capture-pawn] Ничья по ограничению ходов{ by-article }: за { allowed } не было ни взятий, ни ходов пешками.
    [capture-promotion] Ничья по ограничению ходов{ by-article }: за { allowed } не было ни взятий, ни превращений в дамки.
   *[none] Ничья по ограничению ходов{ by-article }: предел — { allowed }.
}
why-endgame-limit = { $moves ->
    [0] Ничья по правилам{ by-article } ({ $name }): когда осталось так мало шашек, партию не доигрывают.
   *[other] Ничья по ограничению окончания{ by-article }: окончание «{ $name }» не выиграно за { allowed }.
}
why-dead-position = Никакая последовательность ходов уже не ведёт к выигрышу: { outcome }{ in-article }.
why-resignation = { $winner ->
    [nobody] { side } сдались, но соперник не может выиграть никакой последовательностью ходов: ничья{ in-article }.
   *[other] { side } сдались: { outcome }{ in-article }.
}
why-agreement = Игроки согласились на ничью{ in-article }.
why-time = { $winner ->
    [nobody] { side } просрочили время, но соперник не может выиграть никакой последовательностью ходов: ничья{ in-article }.
   *[other] { side } просрочили время: { outcome }{ $general ->
        [yes] {" "}(по общему правилу, ФМЖД, Приложение 3, 6.11: в этих правилах такой статьи нет)
       *[no] { in-article }
    }.
}
why-forfeit = { $winner ->
    [both] Партия не засчитана никому: поражение обоим{ in-article }.
   *[other] { $side ->
        [white] Белым засчитано поражение: { outcome }{ in-article }.
       *[black] Чёрным засчитано поражение: { outcome }{ in-article }.
    }
}
why-referee = Решение судьи: { outcome }{ in-article }.
why-variant-end = Партия закончилась по особому правилу этой игры: { outcome }{ in-article }.
why-claimed = { $side ->
    [white] Этого потребовали белые.
   *[black] Этого потребовали чёрные.
}
why-noted = Примечание судьи: { $note }

## Счётчики

label = { $label ->
    [none] {""}
   *[other] {" "}({ $label })
}
left-to = { $applies ->
    [claim] {" "}— можно потребовать ничью
    [referee] {" "}— решает судья
   *[automatic] {""}
}
counter-chip = { $left ->
    [one] { $name } · остался { $left }
   *[other] { $name } · осталось { $left }
}
counter-sentence = { kind }, статья { $article }{ label }: { allowed }, { $left ->
    [0] не осталось ни одного{ left-to }
    [one] остался { $left }
   *[other] осталось { $left }
}
counter-regulation = { kind }, статья { $article }{ label }: ничья по регламенту может быть присуждена уже сейчас, если выигрыш не показан
counter-spoken = { $left ->
    [0] { $name }: ходов не осталось.
    [one] { $name }: остался { $left } ход.
    [few] { $name }: осталось { $left } хода.
   *[many] { $name }: осталось { $left } ходов.
}

## Что сбрасывает счётчик

restarts = { restart-events }{ $life ->
    [while] {" "}Он прекращается, как только окончание перестаёт быть «{ $name }».
    [begun] {" "}Начавшись, он продолжается, даже если окончание перестаёт быть «{ $name }».
    [force] {" "}Начавшись, он продолжается, пока силы остаются «{ $name }», где бы они ни стояли.
    [adds-up] {" "}Он приостанавливается, когда шашки стоят иначе, и продолжается, когда они снова стоят так.
    [handed] {" "}{ $many ->
        [0] Если партия переходит к другому окончанию этой статьи, действует ближайший из двух сроков.
        [1] Если партия переходит к статье { $others }, действует ближайший из двух сроков.
       *[other] Если партия переходит к одной из статей { $others }, действует ближайший из двух сроков.
    }
    [shared] {" "}{ $many ->
        [0] Один счёт идёт по всем окончаниям этой статьи.
        [1] Один счёт идёт и по окончаниям статьи { $others }.
       *[other] Один счёт идёт и по окончаниям статей { $others }.
    }
   *[always] {""}
}
restart-events = { $restarts ->
    [capture] Взятие сбрасывает этот счёт; ход простой или превращение — нет.
    [man] Ход простой сбрасывает этот счёт; взятие дамкой — нет.
    [promotion] Превращение в дамку сбрасывает этот счёт; взятие и другие ходы простых — нет.
    [capture-man] Взятие или ход простой сбрасывает этот счёт.
    [capture-pawn] Взятие или ход пешкой сбрасывает этот счёт.
    [capture-promotion] Взятие или превращение в дамку сбрасывает этот счёт; другие ходы простых — нет.
   *[none] Ничто не сбрасывает этот счёт: ни взятие, ни ход простой, ни превращение.
}

## Подробный рассказ о решении

story-began = { $began ->
    [start] В начальной позиции счёт был 0.
    [carried-in] Счёт перенесён из предыдущей части партии.
    [capture] Счёт начался после полухода { $since } — взятия.
    [promotion] Счёт начался после полухода { $since } — превращения в дамку.
    [man-move] Счёт начался после полухода { $since } — хода простой.
    [pawn-promotion] Счёт начался после полухода { $since } — превращения пешки.
    [pawn-move] Счёт начался после полухода { $since } — хода пешкой.
    [piece-move] Счёт начался после полухода { $since } — хода фигурой.
   *[king-move] Счёт начался после полухода { $since } — хода дамкой.
}
story-counted = { $unit ->
    [strong] { side } как сильнейшая сторона сделали { $moves ->
        [one] { $moves } разрешённый ход.
        [few] все { $moves } разрешённых хода.
       *[many] все { $moves } разрешённых ходов.
    }
   *[each] Обе стороны вместе сделали { $plies ->
        [one] { $plies } разрешённый полуход
        [few] все { $plies } разрешённых полухода
       *[many] все { $plies } разрешённых полуходов
    }, то есть { $moves ->
        [one] по { $moves } ходу.
        [few] по { $moves } хода.
       *[many] по { $moves } ходов.
    }
}
story-repeated-earlier = { $earlier ->
    [one] В предыдущей части партии позиция возникала { $earlier } раз.
    [few] В предыдущей части партии позиция возникала { $earlier } раза.
   *[many] В предыдущей части партии позиция возникала { $earlier } раз.
}
story-repeated = Позиция стояла на доске после полуходов { $before } и { $last } (0 — начало).
story-repeated-announced = Позиция уже стояла на доске после { $many ->
    [one] полухода { $before }
    [few] полуходов { $before }
   *[many] полуходов { $before }
} (0 — начало). С объявленным ходом она возникла бы снова после полухода { $last }.
story-avoid-repetition = Любой ход к другой позиции на полуходе { $last }, если такой был, позволил бы избежать повторения.
story-avoid-limit = Выигрыш на полуходе { $last } или раньше засчитался бы прежде ничьей.
course-anew = Счёт «{ $name }» шёл с полухода { $from }, после полухода { $to } был { $count } из { $limit } и начался заново с полуходом { $again } — { $event ->
    [capture] взятием
    [promotion] превращением в дамку
    [pawn-promotion] превращением пешки
    [man-move] ходом простой
    [pawn-move] ходом пешкой
    [piece-move] ходом фигурой
   *[king-move] ходом дамкой
}.
course-lapsed = Счёт «{ $name }» шёл с полухода { $from }, после полухода { $to } был { $count } из { $limit }, на полуходе { $lapsed } прекратился и начался заново после полухода { $again }.
course-left-alone = { $many ->
    [1] Полуход { $plies } (взятие или ход простой) этот счёт не сбросил.
   *[other] Полуходы { $plies } (взятия или ходы простых) этот счёт не сбросили.
}
course-beside = Рядом шёл ещё один счёт: «{ $name }», статья { $article }, — { $count } из { $limit } { $unit ->
    [strong] ходов сильнейшей стороны
   *[each] полуходов
}.
course-in-time = Выигрыш успел: «{ $name }», статья { $article }, — { $count } из { $limit } { $unit ->
    [strong] ходов сильнейшей стороны
   *[each] полуходов
}, и полуход { $ply } был последним дозволенным. Выигрыш важнее ничьей на том же полуходе.
story-source = Правило: { $rule }
story-read = Источник: { $source }.
story-unverified = Номер этой статьи не сверен с собственным текстом федерации.
sheet = { $result } · { headline }{ by-article } · { $ply ->
    [one] { $ply } полуход
    [few] { $ply } полухода
   *[many] { $ply } полуходов
}

## Лента времени

timeline-title = Счётчики от полухода 0 до полухода { $last }
timeline-span = { $name }: { $count } из { $limit }, с полухода { $from } по полуход { $to }

## Требования

claim-over = Партия закончена.
claim-turn = Требовать может только игрок, чей сейчас ход.
claim-wrong-gives = За неверное требование соперник получает { $gain }.
claim-unknown = В правилах нет пункта «{ $clause }», по которому можно требовать ничью.
claim-not-yet = { $unit ->
    [strong] { $missing ->
        [one] Требование неверно: не хватает ещё { $missing } хода сильнейшей стороны{ by-article }.
        [few] Требование неверно: не хватает ещё { $missing } ходов сильнейшей стороны{ by-article }.
       *[many] Требование неверно: не хватает ещё { $missing } ходов сильнейшей стороны{ by-article }.
    }
   *[each] { $missing ->
        [one] Требование неверно: не хватает ещё { $missing } полухода{ by-article }.
        [few] Требование неверно: не хватает ещё { $missing } полуходов{ by-article }.
       *[many] Требование неверно: не хватает ещё { $missing } полуходов{ by-article }.
    }
}
claim-not-counting = Требование неверно: в этой позиции ничего не считается{ by-article }.
claim-not-repeated = { $times ->
    [one] Требование неверно: позиция возникла { $times } раз{ in-article }.
    [few] Требование неверно: позиция возникла { $times } раза{ in-article }.
   *[many] Требование неверно: позиция возникла { $times } раз{ in-article }.
}

## Что говорит запись часов

clock-goes-on = Ни один флажок не упал, и ни один ход не закончил партию: она продолжается.
clock-ended = Ход, закончивший партию, был завершён в { $at }, до падения флажка: { outcome } (Приложение 1, 3.10 и 4.4).
clock-ended-flag-later = Ход, закончивший партию, был завершён в { $at }. Упавший позже флажок не имеет значения: { outcome } (Приложение 1, 3.10 и 4.4; Приложение 3, 6.7).
clock-flag = { side } просрочили время в { $at }, завершив { $completed ->
    [one] { $completed } ход
    [few] { $completed } хода
   *[many] { $completed } ходов
}{ of-required }: { outcome } (Приложение 3, 6.11).
clock-flag-unpressed = { side } сделали ход до падения флажка в { $at }, но нажали часы слишком поздно, поэтому он не засчитан; { $completed ->
    [one] завершён { $completed } ход
    [few] завершено { $completed } хода
   *[many] завершено { $completed } ходов
}{ of-required }: { outcome } (Приложение 3, 6.7 и 6.11).
of-required = { $required ->
    [0] {""}
    [one] {" "}из { $required } требуемого
   *[other] {" "}из { $required } требуемых
}

## Предложения ничьей

offer-too-early = Ничью нельзя предлагать и заключать раньше, чем после { $moves ->
    [one] { $moves } хода каждой стороны.
    [few] { $moves } ходов каждой стороны.
   *[many] { $moves } ходов каждой стороны.
}
offer-too-many-pieces = Ничья по соглашению возможна, только если у каждой стороны не больше { $pieces ->
    [one] { $pieces } шашки.
    [few] { $pieces } шашек.
   *[many] { $pieces } шашек.
}
offer-none = Нет предложения, которое можно принять.
offer-own = Игрок не может принять собственное предложение.
offer-open = Предложение уже сделано.
offer-over = Партия закончена.
offer-both-lose = Ничья, заключённая вопреки этому, — поражение обоим.

## Нарушения (Приложение 1, 5.4)

irregularity = { $what ->
    [two-moves] два хода подряд
    [illegal-move] ход, которого шашка не может сделать
    [other-piece-touched] тронута одна шашка, сыграно другой
    [taken-back] ход взят назад
    [opponent-piece-moved] ход шашкой соперника
    [capture-missed] тихий ход при возможности взятия
    [removed-without-reason] шашка снята без причины
    [wrong-number] взято меньше или больше, чем требует правило
    [capture-broken-off] взятие не доведено до конца
    [removed-during-capture] шашки сняты до окончания взятия
    [too-few-removed] снято меньше шашек, чем взято
    [others-removed] сняты шашки, через которые не прыгали
    [removal-interrupted] снятие шашек прервано
    [own-piece-removed] сняты собственные шашки
    [not-crowned] простая не обозначена дамкой
    [uncrowned-king-moved] ход дамкой, которая не обозначена
   *[two-hands] использованы обе руки
}
irregularity-noted = { side }: { irregularity }{ in-article }. Соперник выбирает: исправить или оставить как есть.{ $article ->
    [none] {" "}В этих правилах такой статьи нет: так принято (ФМЖД, Приложение 1, 5.4).
   *[other] {""}
}

## На чём основано решение

grounds-announced = Требование относилось к позиции после объявленного, но не сделанного хода.
grounds-early = { $moves ->
    [one] Игроки согласились на ничью, когда не было сделано и { $moves } хода каждой стороной; по положению наказаны оба.
   *[other] Игроки согласились на ничью, когда не было сделано { $moves } ходов каждой стороной; по положению наказаны оба.
}
grounds-crowded = { $pieces ->
    [one] Игроки согласились на ничью, когда у одной из сторон было больше { $pieces } шашки; по положению наказаны оба.
   *[other] Игроки согласились на ничью, когда у одной из сторон было больше { $pieces } шашек; по положению наказаны оба.
}
grounds-shortage = Требование { $side ->
    [white] белых
   *[black] чёрных
} в цейтноте (статья { $article }): осталось { $left }; на доске { $pieces ->
    [one] { $pieces } шашка
    [few] { $pieces } шашки
   *[other] { $pieces } шашек
}; материал в простых: белые — { $ours }, чёрные — { $theirs }; доказательство: { $evidence }.
grounds-not-shown = Выигрыш не доказан (статья { $article }); доказательство: { $evidence }.
grounds-late = Опоздание { $side ->
    [white] белых
   *[black] чёрных
}: { $late }; допустимо { $allowed }.
grounds-both-late = Опоздание белых: { $ours }, чёрных: { $theirs }; допустимо { $allowed }.
grounds-absent = { side } не явились.
grounds-both-absent = Не явился ни один из игроков.
grounds-irregular = { side }: нарушение № { $times } ({ irregularity }{ by-article }); по положению партия проиграна.

source-every-line = { $plies ->
    [one] все варианты на { $plies } полуход
    [few] все варианты на { $plies } полухода
   *[other] все варианты на { $plies } полуходов
} ({ $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
})
source-engine = программа, глубина { $depth } ({ $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
})
source-tables = { $pieces ->
    [one] таблицы окончаний до { $pieces } шашки
   *[other] таблицы окончаний до { $pieces } шашек
}
source-material = материал
source-person = { $name }

regulation-none = Правило об окончаниях, которые не доигрываются, не относится к этой позиции.
regulation-nothing-to-show = Показывать выигрыш не требуется, поэтому указанные для этого ходы не рассматриваются.
regulation-show = { side-of } доказанный выигрыш{ $moves ->
    [0] {""}
    [one] {" "}в { $moves } ход
    [few] {" "}в { $moves } хода
   *[other] {" "}в { $moves } ходов
}, его нужно показать; ход, упускающий выигрыш, ведёт к ничьей. Доказательство: { $evidence }.
shortage-time = { $short ->
    [yes] Время. { side-of } осталось { $left }, не больше { $most }. Да.
   *[no] Время. { side-of } осталось { $left }, больше { $most }. Нет.
}
shortage-pieces = { $few ->
    [yes] Шашки: на доске { $pieces }, не больше { $limit }. Да.
   *[no] Шашки: на доске { $pieces }, больше { $limit }. Нет.
}
shortage-superior = Превосходство: материал в простых { $ours } против { $theirs }{ $score ->
    [none] {""}
   *[other] ; оценка { $score }
}{ $win ->
    [none] {""}
    [0] ; выигрыш доказан
    [one] ; доказан выигрыш за { $win } ход
    [few] ; доказан выигрыш за { $win } хода
   *[other] ; доказан выигрыш за { $win } ходов
}; доказательство: { $evidence }. { $superior ->
    [yes] Явное превосходство.
    [no] Явного превосходства нет.
   *[unknown] Решает судья.
}
shortage-ruling = { $granted ->
    [yes] Требование удовлетворено: ничья (статья { $article }). Судья может решить иначе.
   *[no] Требование не удовлетворено; партия продолжается, если судья не решит иначе.
}
shortage-no-article = В кодексе нет статьи о требованиях в цейтноте: партия продолжается.
shortage-no-time-left = Флажок упал: у кого не осталось времени, тот проиграл и требовать уже ничего не может.
shortage-time-added = В этой партии время добавляется, поэтому требовать ничью в цейтноте нельзя: партия продолжается.
shortage-over = Партия окончена.
claim-goes-on = Партия продолжается.
irregularity-gain = Соперник получает за это { $gain }.
not-late = Никто не опоздал больше, чем допускает положение.
sources-and = { $first }; { $second }

## Ошибки в файле правил: что не так и что делать

mistake-sentence = { $what }; { $remedy }
mistake-at = строка { $line }, столбец { $column }: { $sentence }
in-table = { $table ->
    [book] в правилах
   *[other] в `{ $table }`
}
mistake-utf8 = байт { $offset } файла ({ $byte }) не может принадлежать тексту в UTF-8
    .remedy = сохраните файл в UTF-8
mistake-toml = это не TOML: { $complaint }
    .remedy = исправьте строку
mistake-toml-twice = это не TOML: имя стоит дважды
    .remedy = оставьте одну из двух строк
mistake-toml-text = это не TOML: текст в кавычках не закончен как надо
    .remedy = закройте кавычки; обратную косую черту или кавычку внутри пишите с обратной косой чертой перед ней
mistake-toml-quotes = это не TOML: значение — не число, не true или false и не текст в кавычках
    .remedy = возьмите текст в кавычки или пишите true и false строчными буквами
mistake-toml-name = это не TOML: в имени недопустимый знак
    .remedy = пишите латинские буквы a-z, цифры и дефисы или возьмите имя в кавычки
mistake-toml-rest = это не TOML: после значения стоит что-то ещё
    .remedy = начните новую строку или поставьте # перед примечанием
mistake-toml-number = это не TOML: число написано не так
    .remedy = пишите только цифры, без 0 впереди, или возьмите текст в кавычки
mistake-toml-equals = это не TOML: в строке нет имени со значением
    .remedy = напишите имя = значение или поставьте # перед примечанием
mistake-toml-value = это не TOML: нет значения
    .remedy = напишите его после знака = или удалите строку
mistake-toml-comma = это не TOML: не хватает запятой или она лишняя
    .remedy = поставьте по одной запятой между значениями
mistake-toml-bracket = это не TOML: не хватает скобки
    .remedy = закройте открытое: [ скобкой ], а [[ скобками ]]
mistake-empty = `{ $name }` без текста
    .remedy = напишите текст или удалите строку
mistake-missing = { in-table } нет `{ $name }`
    .remedy = добавьте строку `{ $line }`
mistake-text-missing = нет текста `{ $name }`
    .remedy = добавьте строку `{ $line }`
mistake-word = `{ $name }` не может иметь значение `{ $text }`
    .remedy = напишите одно из: { $choices }
mistake-wanted = { $wanted ->
    [bool] напишите true или false
    [number] напишите целое число от 0 до 65535
    [texts] напишите текст в кавычках или список текстов
    [citation] напишите текст в кавычках или по строке на каждый язык: `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [languages] напишите по строке на каждый язык: `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [table] напишите таблицей: `имя.часть = значение` или под своим заголовком в скобках
    [tables] перед каждым поставьте заголовок в двойных скобках, например `[[{ $name }]]`
   *[text] напишите текст в кавычках
}
mistake-type = `{ $name }` — { $type ->
    [string] текст
    [integer] целое число
    [float] дробное число
    [boolean] true или false
    [datetime] дата
    [array] список
   *[table] таблица
}
    .remedy = { mistake-wanted }
mistake-number-range = `{ $name }` равно { $text }, а такого числа здесь быть не может
    .remedy = { mistake-wanted }
mistake-language = `{ $name }` дано на языке `{ $language }`, который здесь неизвестен
    .remedy = напишите `en` (английский), `fr` (французский) или `ru` (русский) либо уберите строку
mistake-one-bracket = `{ $name }` может быть несколько, поэтому в заголовке по две скобки с каждой стороны
    .remedy = пишите `{ $name }` перед каждым
mistake-number = `{ $name }` равно { $text }
    .remedy = { mistake-wanted }
mistake-unknown = { in-table } не может быть `{ $name }`
    .remedy = возможны: { $known }
mistake-unknown-near = { in-table } не может быть `{ $name }`
    .remedy = не `{ $meant }` ли имелось в виду?
mistake-format = формат { $format } неизвестен
    .remedy = напишите `format = { $known }`
mistake-default-for = `default-for` называет { $variant }, чего нет в `variants`
    .remedy = добавьте это в `variants` или удалите здесь
mistake-id = `{ $name }` — «{ $text }»
    .remedy = пишите только латинские буквы a-z, цифры, точки и дефисы
mistake-reason = `{ $name }` — не причина окончания партии
    .remedy = напишите одно из: { $known }
mistake-setting-twice = настройка `{ $id }` стоит дважды
    .remedy = дайте ей другой id
mistake-default = значения по умолчанию `{ $default }` нет среди выборов настройки `{ $id }`
    .remedy = добавьте [[setting.choice]] с этим значением
mistake-setting-unknown = `only-if` требует { $setting } = { $value }, чего нет
    .remedy = добавьте [[setting]] и его [[setting.choice]] или исправьте имя
mistake-times = { $times ->
    [one] позиция не может повториться { $times } раз
    [few] позиция не может повториться { $times } раза
   *[many] позиция не может повториться { $times } раз
}
    .remedy = напишите 2 или больше
mistake-no-strong-side = `unit` — `strong`, но условие не говорит, какая сторона сильнейшая
    .remedy = дайте `when.force` с разными сторонами, например `3K v K`, или считайте для `each`
mistake-lasts-without-force = `lasts` — `{ $lasts }`, но соотношение сил не названо
    .remedy = добавьте строку `{ $line }`
mistake-ruling = статья с `ruling` предоставлена судье, а эта — `{ $applies }`
    .remedy = напишите `{ $line }` или уберите `ruling`
mistake-within-two = `within` называет вторую статью, `{ $name }`
    .remedy = назовите одну статью, внутри счёта которой живёт эта
mistake-diagonal-without-force = `long-diagonal` говорит о сильной и слабой стороне, но `force` их не называет
    .remedy = добавьте строку `{ $line }`
mistake-range = `{ $name }` — не число шашек
    .remedy = напишите число, например 4, или промежуток, например `4-5` или `8+`
mistake-limit-empty = `limit` не называет числа шашек
    .remedy = напишите, например, `{ $line }`
mistake-limit-row = `{ $text }` и его предел не читаются
    .remedy = напишите шашки = ходы, например { $example }
mistake-limit-overlap = { $one } и { $other } шашек пересекаются
    .remedy = дайте каждому числу шашек один предел
mistake-restarts = `{ $text }` ничего не сбрасывает
    .remedy = напишите что-нибудь из: `capture`, `man-move`, `promotion`
mistake-no-clause = в правилах нет ни одной статьи
    .remedy = добавьте хотя бы один [[clause]]
mistake-too-many = это статья после номера { $most }, а больше их быть не может
    .remedy = объедините пункты, которые отличаются только силами: `when.force` принимает список
mistake-id-twice = id `{ $id }` стоит дважды
    .remedy = дайте одной из статей другой id
mistake-refers-to-itself = статья { $name } ссылается на себя
    .remedy = назовите другую статью
mistake-no-such-clause = нет статьи `{ $name }` с пределом
    .remedy = назовите id статьи этих правил, у которой есть `limit`
mistake-unless-chain = статья { $name } отключает другую и сама отключается
    .remedy = запишите исключение в `when` одной из них
mistake-within-chain = статья { $name } лежит внутри статьи, которая лежит внутри другой
    .remedy = назовите в `within` самую внешнюю статью
mistake-sharing = статьи с общим счётом `{ $name }` ведут его по-разному
    .remedy = дайте им одинаковые `restarts`, `lasts` и `within`
mistake-zero = `{ $name }` равно 0, что не запрещает ничего возможного
    .remedy = напишите 1 или больше или удалите строку
mistake-offers-empty = `[[offers]]` ничего не запрещает
    .remedy = добавьте строку `{ $line }` или удалите заголовок
mistake-offers-twice = два `[[offers]]` могут действовать одновременно
    .remedy = объедините их или дайте каждому `only-if` с другим значением одной настройки
relation-two-sides = в `{ $text }` нет ` v ` между двумя сторонами
    .remedy = напишите соотношение, например `3K v K`, `2K+M v K` или `>=3K+*M v K`
relation-kind = `{ $term }` не кончается на K (дамки) или M (простые)
    .remedy = напишите соотношение, например `3K v K`, `2K+M v K` или `>=3K+*M v K`; буквы латинские
relation-twice = { $kind } стоит дважды в `{ $text }`
    .remedy = пишите каждый вид шашек один раз, например `2K+M v K`
relation-count = `{ $count }` перед { $kind } — не число, не `>=` с числом и не `*`
    .remedy = напишите соотношение, например `3K v K`, `2K+M v K` или `>=3K+*M v K`

## Предупреждения о правилах

warning-never-holds = статья { $clause } никогда не считает: её условию не отвечает ни одна позиция
warning-never-binds = статья { $clause } никогда не закончит партию: везде, где она считает, статья { $before } заканчивает её не позже
warning-never-within = статья { $clause } никогда не считает: его окончания не бывает, пока считает статья { $within }
warning-drawn-at-once = статья { $clause } объявляет ничью в любой партии уже в начальной позиции: предел равен 0, а условие выполнено всегда
warning-whole-game = статья { $clause } считает с первого хода и ничем не сбрасывается, поэтому любая партия кончается через { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}: укажите в `restarts`, что сбрасывает счёт
warning-weaker-first = статья { $clause }: сильнейшей считается сторона, названная первой, но в `{ $relation }` у неё меньше, чем у другой
warning-shares-alone = статья { $clause } ни с кем не делит свой счёт `{ $shares }`
warning-taken-id = { $id } — обозначение встроенных правил с другим содержанием: сервер не примет двое правил с одним обозначением, выберите другое
warning-under = при { $setting } = { $value }: { $warning }
warning-two-limits = статьи { $clause } и { $other } делят один счёт и дают одной позиции два предела
warning-never-repeats = статья { $clause } никогда не закончит партию: статья { $before } заканчивает её при более раннем повторении
warning-unused-setting = от настройки { $setting } не зависит ни одна статья: добавьте `only-if.{ $setting } = ...` к одной из них или удалите настройку
warning-unknown-variant = { $meant ->
    [none] нет игры с названием { $variant }: список игр даёт `damier rules`
   *[other] нет игры с названием { $variant }: не { $meant } ли имелось в виду?
}
warning-no-repetition = ни одна статья не заканчивает партию при повторении: партия может не кончиться никогда
warning-draughts-only = статья { $clause }: `{ $condition }` говорит о дамках и простых; в шахматах дамкой считается всякая фигура, кроме пешки, поэтому считайте фигуры через `when.pieces` или уберите условие
warning-missing-text = { $clause ->
    [none] нет текста правил
   *[other] нет текста статьи { $clause }
} { $language ->
    [en] по-английски
    [fr] по-французски
   *[ru] по-русски
}; показан английский

## Настройки правил

setting-none = нет настройки `{ $setting }`: у этих правил настроек нет
setting-unknown = нет настройки `{ $setting }`: выберите из { $known }
setting-no-value = у настройки `{ $setting }` нет значения `{ $value }`: выберите из { $known }

## Правила в целом

book-fine = ошибок нет; правила { $id }, { $clauses ->
    [one] { $clauses } статья
    [few] { $clauses } статьи
   *[many] { $clauses } статей
}
warning-at = строка { $line }: { $warning }
warning-marked = предупреждение: { $warning }
applies = { $applies ->
    [claim] Этого должен потребовать игрок.
    [referee] Это решает судья.
   *[automatic] Наступает само собой.
}
custom-flag = Упавший флажок — ничья, если соперник не может выиграть никакой последовательностью ходов.
tables-making = один раз составляются таблицы окончаний до { $pieces } шашек ...
tables-without = дальше без таблиц окончаний
points-material = Материал в простых (дамка — { $king }): белые — { $white }, чёрные — { $black }.
points-favour = При равенстве преимущество { $side ->
    [white] у белых
   *[black] у чёрных
}: только у этой стороны дамка на большаке.
points-favour-first = При равенстве преимущество { $side ->
    [white] у белых
   *[black] у чёрных
}: эта сторона первой провела дамку.
points-first-unknown = Ни одна сторона не владеет большаком единолично, а кто первым провёл дамку, из записи не видно: дайте ходы с начала или укажите --first-king.
default-mark = по умолчанию

## Запись часов таблицей и контроль времени

clock-column = { $column ->
    [line] строка
    [moment] момент
    [event] событие
    [white] белые
   *[black] чёрные
}
clock-event = { $event ->
    [started] пуск
    [moved] ход
    [moved-end] последний ход
    [pressed] нажатие
    [paused] остановка
    [time-added] добавлено
    [time-taken] снято
   *[time-set] установлено
}
clock-after-end = { $event } (после конца)
control-without-tag = тегом { $tag } это не выразить
control-without-added-time = в последнем периоде время не добавляется: действуют статьи о партиях без добавления времени
