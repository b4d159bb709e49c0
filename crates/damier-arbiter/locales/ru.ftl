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
        [yes] {" "}(по общему правилу, ФМЖД, Приложение 3, 6.11: в этом своде правил такой статьи нет)
       *[no] { in-article }
    }.
}
why-forfeit = { $winner ->
    [both] Партия не засчитана никому: поражение обоим{ in-article }.
    [nobody] { side }: поражение присуждается, но соперник не может выиграть никакой последовательностью ходов: ничья{ in-article }.
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
    [while] {" "}{ $kind ->
        [endgame-limit] Он прекращается, как только окончание перестаёт быть «{ $name }».
       *[other] Он прекращается, как только условие «{ $name }» нарушено.
    }
    [begun] {" "}{ $kind ->
        [endgame-limit] Начавшись, он продолжается, даже если окончание перестаёт быть «{ $name }».
       *[other] Начавшись, он продолжается, даже если условие «{ $name }» нарушено.
    }
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
    [1] полухода { $before }
   *[other] полуходов { $first } и { $latest }
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
    [strong] { $limit ->
        [one] хода сильнейшей стороны
       *[other] ходов сильнейшей стороны
    }
   *[each] { $limit ->
        [one] полухода
       *[other] полуходов
    }
}.
course-in-time = Выигрыш успел: «{ $name }», статья { $article }, — { $count } из { $limit } { $unit ->
    [strong] { $limit ->
        [one] хода сильнейшей стороны
       *[other] ходов сильнейшей стороны
    }
   *[each] { $limit ->
        [one] полухода
       *[other] полуходов
    }
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
claim-unknown = В своде правил нет пункта «{ $clause }», по которому можно требовать ничью.
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
clock-ended-chess = Ход, закончивший партию, был завершён в { $at }, до падения флажка: { outcome } (ФИДЕ 6.2.1 и 6.9).
clock-ended-flag-later-chess = Ход, закончивший партию, был завершён в { $at }. Упавший позже флажок не имеет значения: { outcome } (ФИДЕ 6.2.1 и 6.9).
clock-flag-chess = { side } просрочили время в { $at }, завершив { $completed ->
    [one] { $completed } ход
    [few] { $completed } хода
   *[many] { $completed } ходов
}{ of-required }: { by-flag } (ФИДЕ 6.9).
clock-flag-unpressed-chess = { side } сделали ход до падения флажка в { $at }, но нажали часы слишком поздно, поэтому он не засчитан; { $completed ->
    [one] завершён { $completed } ход
    [few] завершено { $completed } хода
   *[many] завершено { $completed } ходов
}{ of-required }: { by-flag } (ФИДЕ 6.2.1 и 6.9).
by-flag = { $cannot ->
    [yes] соперник не может поставить мат никакой последовательностью ходов, поэтому { outcome }
    [unknown] { outcome }, если только соперник может поставить мат хоть какой-то последовательностью ходов, о чём в журнале не сказано
   *[no] { outcome }
}
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
    [illegal-move] невозможный ход
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
    [pawn-not-replaced] пешка осталась пешкой на последней горизонтали
    [clock-without-move] часы переключены без хода
   *[two-hands] использованы обе руки
}
irregularity-too-many = { side }: { irregularity }{ in-article }.
irregularity-corrected = { side }: { irregularity }{ in-article }. { $what ->
    [pawn-not-replaced] Пешка заменяется ферзём своего цвета.
    [clock-without-move] Это считается невозможным ходом.
    [two-hands] Это считается невозможным ходом.
   *[other] Восстанавливается позиция перед этим ходом, и ход делают тем, что было тронуто, если это возможно.
}{ $article ->
    [none] {" "}В этом своде правил такой статьи нет: так велят правила шахмат (ФИДЕ, 7.5).
   *[other] {""}
}
irregularity-noted = { side }: { irregularity }{ in-article }. Соперник выбирает: исправить или оставить как есть.{ $article ->
    [none] {" "}В этом своде правил такой статьи нет: так принято (ФМЖД, Приложение 1, 5.4).
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
grounds-left = Статья { $article } оставляет это на усмотрение судьи.
grounds-absent = { side } не явились.
grounds-both-absent = Не явился ни один из игроков.
grounds-irregular = { side }: нарушение № { $times } ({ irregularity }{ by-article }); это больше, чем допускается.

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
source-reach = поиск до таблиц окончаний, в которых до { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
} ({ $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
})
source-reach-line = { source-reach }, начало варианта: { $line }
source-material = материал
source-person = { $name }

regulation-none = Правило об окончаниях, которые не доигрываются, не относится к этой позиции.
regulation-must-show = { side-of } доказанный выигрыш, и его нужно показать: иначе по регламенту ничья
regulation-shown = { side } показали доказанный выигрыш.
regulation-stands = Окончание изменилось, но выигрыш { $side ->
    [white] белых
   *[black] чёрных
} по-прежнему доказан: он остаётся в силе.
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
shortage-no-article = В своде правил нет статьи о требованиях в цейтноте: партия продолжается.
shortage-no-time-left = Флажок упал: у кого не осталось времени, тот проиграл и требовать уже ничего не может.
shortage-time-added = В этой партии время добавляется, поэтому требовать ничью в цейтноте нельзя: партия продолжается.
shortage-over = Партия окончена.
claim-goes-on = Партия продолжается.
irregularity-gain = Соперник получает за это { $gain }.
not-late = Никто не опоздал больше, чем допускает положение.
sources-and = { $first }; { $second }

## Свод правил в целом

book-fine = ошибок нет; свод правил { $id }, { $clauses ->
    [one] { $clauses } статья
    [few] { $clauses } статьи
   *[many] { $clauses } статей
}
warning-at = строка { $line }, столбец { $column }: { $warning }
warning-marked = предупреждение: { $warning }
applies = { $applies ->
    [claim] Этого должен потребовать игрок.
    [referee] Это решает судья.
   *[automatic] Наступает само собой.
}
reason-name = { $reason ->
    [no-pieces] не осталось шашек
    [no-moves] нет ходов
    [checkmate] мат
    [stalemate] пат
    [repetition] повторение
    [move-limit] предел ходов
    [endgame-limit] предел в окончании
    [dead-position] мёртвая позиция
    [resignation] сдача партии
    [agreement] ничья по соглашению
    [time] падение флажка
    [forfeit] техническое поражение
    [referee] решение судьи
   *[variant-end] особый конец этой игры
}
custom-irregular = { $kind ->
    [corrected] Ход не по правилам всегда берут назад.
   *[choice] Взять ли назад ход не по правилам или оставить его, выбирает соперник.
}
custom-irregular-loses = { $times ->
    [one] { $times }‑й ход игрока не по правилам проигрывает партию.
   *[other] { $times }‑й ход игрока не по правилам проигрывает партию.
}
custom-shortage = Требование в цейтноте, если время не добавляется: осталось не больше { $left }, на доске не больше { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
}, позиция явно лучше.
custom-flag = Упавший флажок — ничья, если соперник не может выиграть никакой последовательностью ходов.
tables-making = один раз составляются таблицы окончаний до { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
}…
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
    [taken-back] ходы взяты назад
    [flagged] флажок
   *[time-set] установлено
}
clock-after-end = { $event } (после конца)
clock-undone = { $event } (не считается: флажок поднят)
control-without-tag = тегом { $tag } это не выразить
control-without-added-time = в последнем периоде время не добавляется: действуют статьи о партиях без добавления времени
