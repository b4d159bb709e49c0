# Claims of a draw, and rulings that rest on evidence.

claim-clause = Потребовать ничью: { $name }, статья { $article }
claim-announced = Объявить { $move } и потребовать: { $name }, статья { $article }
note-repetition-chip = Позиция возникла { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
claim-regulation = Попросить ничью по регламенту
note-regulation-chip = Ничья по регламенту: теперь её можно попросить
note-regulation = В партии без добавления времени это окончание можно не доигрывать: теперь можно попросить ничью по регламенту, статья { $article }. Она присуждается, если выигрыш не доказан; доказанный выигрыш показывают на доске.
claim-time-shortage = Потребовать ничью в цейтноте

ruling-regulation-granted = Ничья: такое окончание не доигрывается, а очевидный выигрыш не найден.
ruling-regulation-granted-checked = Ничья: после этого хода выигрыша больше нет.
ruling-regulation-refused = Регламент не говорит об этой позиции. Партия продолжается.
ruling-regulation-refused-checked = Позиция больше не из тех, о которых говорит регламент. Партия продолжается.
ruling-regulation-to-show = У { $side ->
    [white] белых
   *[black] чёрных
} есть выигрыш, и его нужно показать. Каждый ход проверяется.
ruling-regulation-to-show-checked = Проверено: { $side ->
    [white] белые
   *[black] чёрные
} по-прежнему выигрывают. Продолжайте.
ruling-regulation-granted-imposed = Ничья по регламенту: без добавления времени это окончание не доигрывают, а очевидного выигрыша не найдено.
ruling-regulation-refused-imposed = Регламент не говорит об этой позиции. Партия продолжается.
ruling-regulation-to-show-imposed = Без добавления времени это окончание — ничья, если выигрыш не показан. { $side ->
    [white] У белых
   *[black] У чёрных
} есть выигрыш, и они должны показать его сейчас. Проверяется каждый ход.
ruling-time-shortage-granted = Ничья в цейтноте присуждена.
ruling-time-shortage-refused = Требование ничьей в цейтноте отклонено. Партия продолжается.

evidence-time = { $short ->
    [yes] Осталось времени: { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }; это не больше минуты.
   *[no] Осталось времени: { $time }; нужно не больше минуты.
}
evidence-pieces = На доске { $pieces ->
    [one] { $pieces } шашка
    [few] { $pieces } шашки
   *[many] { $pieces } шашек
}; { $few ->
    [yes] это не больше восьми.
   *[no] нужно не больше восьми.
}
evidence-material = Материал (дамка за две простые): белые { $white }, чёрные { $black }.
evidence-superior = { $superior ->
    [yes] Позиция { $side ->
        [white] белых
       *[black] чёрных
    } явно лучше.
    [no] Позиция { $side ->
        [white] белых
       *[black] чёрных
    } не явно лучше.
   *[open] Чья позиция лучше, установить не удалось: решать судье.
}
evidence-win = { $side ->
    [white] Белые
   *[black] Чёрные
} форсированно выигрывают за { $moves ->
    [one] { $moves } свой ход
    [few] { $moves } своих хода
   *[many] { $moves } своих ходов
}.
evidence-win-some-time = { $side ->
    [white] Белые
   *[black] Чёрные
} форсированно выигрывают.
evidence-no-win = Неизвестно, можно ли форсировать выигрыш: он не найден.
evidence-no-win-proven = Ни одна из сторон не может форсировать выигрыш: это доказано.
evidence-tables = { $word ->
    [building] Таблицы окончаний ещё строятся, запросить их пока нельзя.
    [unknown] Таблицы окончаний не знают этой позиции при этом своде правил.
   *[known] Таблицы окончаний (до { $pieces ->
        [one] { $pieces } шашки
       *[other] { $pieces } шашек
    }) знают эту позицию.
}
evidence-limit = { $in-time ->
    [yes] На выигрыш нужно { $need ->
        [one] { $need } ход
        [few] { $need } хода
       *[many] { $need } ходов
    } из { $left }, оставшихся до предела.
   *[no] На выигрыш было бы нужно { $need ->
        [one] { $need } ход
        [few] { $need } хода
       *[many] { $need } ходов
    }, а до предела осталось { $left }.
}
evidence-lines = Просмотрены все варианты на { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
} ({ $positions-text } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
}).
evidence-reach = Поиск до таблиц окончаний, в которых до { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
}, просмотрел { $positions-text } { $positions ->
    [one] позицию
    [few] позиции
   *[many] позиций
}{ $shown ->
    [yes] ; начало варианта: { $line }.
   *[no] .
}
evidence-engine = { $whole ->
    [yes] Движок проследил до конца все варианты, которые смотрел
   *[no] Движок считал на { $depth ->
        [one] { $depth } полуход
        [few] { $depth } полухода
       *[many] { $depth } полуходов
    } вперёд
} ({ $positions-text } { $positions ->
    [one] позиция
    [few] позиции
   *[many] позиций
}). Это оценка, а не доказательство.
evidence-estimate = { $side ->
    [white] Оценка движка, в простых: у белых перевес { $men }.
    [black] Оценка движка, в простых: у чёрных перевес { $men }.
   *[none] Оценка движка: позиция равная.
}
evidence-estimate-won = { $side ->
    [white] Оценка движка: белые выигрывают.
   *[black] Оценка движка: чёрные выигрывают.
}

problem-unknown-setting = В своде правил нет такой настройки
problem-unknown-setting-detail = «{ $setting }» — не настройка этого свода. Выберите одну из: { $known }.
problem-unknown-setting-none = Этот свод не оставляет выбора, поэтому «{ $setting }» задать нельзя. Уберите это.
problem-unknown-setting-value = Настройка «{ $setting }» не может быть «{ $value }». Выберите одно из: { $known }.
problem-ruling-pending = Позиция рассматривается
problem-ruling-pending-detail = Запрошено решение; до него часы стоят. Подождите немного.
problem-too-many-games = Слишком много партий сразу
problem-too-many-games-detail = Вы начали очень много партий за короткое время. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и начните следующую.
problem-no-draw-offer-early = В этой партии ничью можно предложить лишь после того, как каждый сделает { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}. Играйте дальше.
problem-no-draw-offer-pieces = В этой партии на ничью можно согласиться, лишь когда ни у одной стороны не больше { $pieces ->
    [one] { $pieces } шашки
   *[many] { $pieces } шашек
}. Играйте дальше.
problem-no-draw-offer-open = Сейчас ничья не предложена. Сначала предложите её.
problem-nothing-to-claim-clause = В своде правил этой партии нет статьи «{ $clause }». Посмотрите его страницу.
problem-nothing-to-claim-other = Статья «{ $clause }» не требуют: она действует сама, или решает судья.
problem-nothing-to-claim-repeated = Статья { $article }: позиция возникала { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}, этого мало. Играйте дальше.
problem-nothing-to-claim-not-here = Статья { $article } в этой позиции ничего не считает. Играйте дальше.
problem-nothing-to-claim-yet = Статья { $article }: до предела не хватает { $unit ->
    [strong] { $missing ->
        [one] { $missing } хода сильнейшей стороны
        [few] { $missing } ходов сильнейшей стороны
       *[many] { $missing } ходов сильнейшей стороны
    }
   *[each] { $missing ->
        [one] { $missing } полухода
        [few] { $missing } полуходов
       *[many] { $missing } полуходов
    }
}. Играйте дальше и следите за счётчиком.
problem-nothing-to-claim-shown = Сейчас показывается выигрыш, и каждый ход проверяется. Играйте дальше.
problem-nothing-to-claim-regulation = Регламент не говорит об этой позиции: нужны малое окончание против одинокой дамки, партия без добавления секунд и свод правил, в котором он включён.
problem-nothing-to-claim-shortage = Ничью в цейтноте можно потребовать только в партии с часами и без добавления секунд.
problem-nothing-to-claim-shortage-book = В своде правил этой партии нет требования ничьей в цейтноте. Играйте дальше или предложите ничью.
problem-nothing-to-claim-shortage-time = Для ничьей в цейтноте на часах должно быть не больше минуты; у вас { $time }. Играйте дальше.
problem-nothing-to-claim-shortage-pieces = Для ничьей в цейтноте на доске должно быть не больше восьми шашек; сейчас их { $pieces }. Играйте дальше.
problem-nothing-to-claim-again = В этой позиции об этом уже спрашивали, и ответ дан. Спросите снова после хода.
problem-unknown-setting-clock = Настройка «{ $setting }» — для партий с фиксированным временем: выберите часы без добавления секунд или не задавайте её.

choose-regulation-by-clock = По часам: в партиях без добавления секунд, сразу, если выигрыш не показан

ruling-by-article = Статья { $article }: { $text }
story-flag = { $moves ->
    [0] { $side ->
        [white] Белые
       *[black] Чёрные
    } не завершили ни одного хода
    [one] { $side ->
        [white] Белые
       *[black] Чёрные
    } завершили { $moves } ход за { $used }, последний — { $move }
    [few] { $side ->
        [white] Белые
       *[black] Чёрные
    } завершили { $moves } хода за { $used }, последний — { $move }
   *[many] { $side ->
        [white] Белые
       *[black] Чёрные
    } завершили { $moves } ходов за { $used }, последний — { $move }
}; во время следующего упал флажок.
story-flag-required = { $required ->
    [one] К этому времени требовался { $required } ход.
    [few] К этому времени требовалось { $required } хода.
   *[other] К этому времени требовалось { $required } ходов.
}
story-flag-always = В шашках неважно, мог ли соперник ещё выиграть: у кого кончилось время, тот проиграл.
story-announced = Ход объявлен, но не сделан: на доске позиция до него.

## Endgame tables

endgame-building = Таблицы окончаний строятся: готово { $percent } %.
endgame-failed = Таблицы окончаний построить не удалось. Причина записана в журнале сайта.
endgame-unknown = Таблицы окончаний не знают этой позиции.
endgame-drawn = Таблицы окончаний: ни одна из сторон не может форсировать выигрыш.
endgame-won = Таблицы окончаний: { $side ->
    [white] белые
   *[black] чёрные
} выигрывают за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}; пределы этому не мешают.
endgame-won-in-time = Таблицы окончаний: { $side ->
    [white] белые
   *[black] чёрные
} выигрывают за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}; из { $left ->
    [one] { $left } полухода
   *[many] { $left } полуходов
}, оставшихся до предела, выигрыш требует { $need }.
endgame-won-too-late = Таблицы окончаний: { $side ->
    [white] белые
   *[black] чёрные
} выиграли бы за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}, на что до предела нужно { $need }; осталось { $left ->
    [one] { $left } полуход
    [few] { $left } полухода
   *[many] { $left } полуходов
}: ничья.
endgame-won-not-here = Таблицы окончаний: { $side ->
    [white] белые
   *[black] чёрные
} выиграли бы за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}, если бы ничего не считалось; по этому своду правил это ничья.
endgame-won-uncounted = Таблицы окончаний: { $side ->
    [white] белые
   *[black] чёрные
} выигрывают за { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}, если ничего не считать; что из этого делают пределы этого свода правил, таблицы не знают.
