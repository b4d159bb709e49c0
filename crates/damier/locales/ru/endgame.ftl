# Таблицы окончаний: названия
endgame-class = { $first } против { $second }
endgame-king = Д
endgame-man = П
endgame-percent = { $number } %
endgame-worth = { $value ->
    [win] выигрыш
    [loss] проигрыш
    [draw] ничья
   *[unknown] неизвестно
}{ $plies ->
    [none] {""}
    [one] {" "}за { $plies } полуход
    [few] {" "}за { $plies } полухода
   *[many] {" "}за { $plies } полуходов
}
# Построение
endgame-making = таблицы до { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
} строятся, это нужно один раз…
endgame-expected = Позиций до { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
}: { $positions }; примерно { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} одного процессора, { $disk } МБ на диске, { $memory } МБ памяти
endgame-anew = построено заново: { $path } ({ $why })
endgame-made = { $built ->
    [one] построен { $built } класс
    [few] построено { $built } класса
   *[many] построено { $built } классов
}, уже было: { $kept }; { $bytes } байт в { $folder } ({ $seconds } с)
# Что есть
endgame-set = { game-called }, { $book ->
    [none] без свода правил
   *[other] свод правил { $book }
}
endgame-kept = { $kind ->
    [pure] чистая игра
   *[book] счётчики
}: { $classes ->
    [one] { $classes } класс
    [few] { $classes } класса
   *[many] { $classes } классов
} до { $pieces ->
    [one] { $pieces } шашки
   *[other] { $pieces } шашек
}, позиций: { $positions }, байт: { $bytes }, на позицию: { $each }
endgame-beyond = { $classes ->
    [one] { $classes } класс, счётчики которого
    [few] { $classes } класса, счётчики которых
   *[many] { $classes } классов, счётчики которых
} таблицы не вмещают{ $more ->
    [yes] , например { $names }
   *[no] : { $names }
}
endgame-file = { $path }: { $what }
endgame-file-missing = такого файла нет
endgame-file-unreadable = прочитать нельзя: { $why }
endgame-file-damaged = файл повреждён или обрезан
endgame-file-outdated = файл построен по другим правилам
endgame-system = { $kind ->
    [missing] такого файла или папки нет
    [denied] доступа туда нет
    [no-folder] часть пути не является папкой
    [folder] это папка
    [full] места больше нет
   *[other] { $why }
}
# Чего стоит позиция
endgame-pure = чистая игра: { $worth }
endgame-book = по своду правил: { $worth }{ $need ->
    [none] {""}
    [one] , нужен { $need } полуход
    [few] , нужно { $need } полухода
   *[many] , нужно { $need } полуходов
}{ $left ->
    [none] {""}
    [one] , { $clause } оставляет { $left } полуход
    [few] , { $clause } оставляет { $left } полухода
   *[many] , { $clause } оставляет { $left } полуходов
}{ $why ->
    [no-table] : для этой позиции таблицы нет
    [other-book] : таблицы знают другой свод правил
    [counted-otherwise] : после взятия или превращения этот свод правил считает в других единицах, и то, что тогда остаётся, не следует из того, что оставалось прежде
    [impossible-counts] : ни одна партия не ведёт к такому счёту
   *[none] {""}
}
endgame-move = { $pure }, по своду правил { $book }
endgame-search = поиск: { $value ->
    [win] выигрыш
    [loss] проигрыш
    [draw] ничья
    [cannot-lose] проиграть нельзя
    [cannot-win] выиграть нельзя
   *[unknown] неизвестно
}{"  "}позиций { $nodes }{"  "}{ $line }
# Второе мнение
endgame-wrong = { $fen }: { $what }
endgame-no-value = значения нет
endgame-no-value-after = ход ведёт туда, где значения нет
endgame-differs = в таблице { $stored }, а по ходам { $found }
endgame-differs-under = { $book }{ $counts ->
    [none] {""}
   *[other] {" "}при счёте { $counts }
}: { $what }
endgame-checked = проверено позиций: { $positions }, из них со счётом по своду правил: { $counted }; неверных: { $wrong }
# Факты
endgame-head = | класс | ход | позиций | выиграно | проиграно | дольше всего | выигрыш в ничью | проигрыш в ничью | нужно | несколько |
endgame-mover = { $side ->
    [white] первые
   *[black] вторые
}
endgame-plot-title = { game-called }: доля выигрышей, требующих не больше стольких ходов
endgame-plot-moves = ходы выигравшего
endgame-plot-failed = рисунок { $file } записать нельзя: { $why }
