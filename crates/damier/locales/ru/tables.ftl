# Таблицы турнира. Почти все столбцы называются так же, как на печатных листах.

table-title = Звание
table-from-round = С тура
table-expected = Ожидание
table-score = Набрано
table-change = Изменение
table-new = Новый
table-performance = Перформанс
table-norm = Норма
table-average = Средний
table-missing = Не хватает
table-deviation = Отклонение
table-volatility = Волатильность
table-item = { $name }: { $text }
table-nobody = пока никто не заявлен
table-after = После { $rounds ->
    [one] { $rounds } тура
   *[other] { $rounds } туров
}
table-after-open = { $after } (тур { $round }: { $left })
table-left = { $count ->
    [0] внесены все результаты
    [one] нет { $count } результата
   *[other] нет { $count } результатов
}
table-round = Тур { $round }
table-start = Все партии начинаются с позиции { $number }: { $rank }
table-start-text = Все партии начинаются с позиции { $number }: { $rank }, полученной жеребьёвкой по тексту `{ $text }`
table-differs = тур { $round }: составлен не так, как по { $system }
table-made = { "  " }сделано     { $pair }
table-rules = { "  " }по правилам { $pair }
table-as-made = составлены так же, как по { $system }: { $fine } из { $rounds ->
    [one] { $rounds } тура
   *[other] { $rounds } туров
}
table-own-book = { $book } (текст в этом файле)
table-norm-made = ничего: норма выполнена
table-lack = { $lack ->
    [games] девяти партий
    [score] 35 процентов
    [performance] перформанса
    [average] более сильных соперников
    [titled] титулованных соперников
    [peers] соперников с этим званием
    [federations] двух других федераций
    [own-federation] соперников не из своей федерации
    [one-federation] соперников из разных федераций
   *[unrated] соперников с рейтингом
}

# Имена, которых нет

desk-no-preset = набора критериев `{ $name }` нет; выберите один из { $known }
desk-no-system = системы жеребьёвки `{ $name }` нет; выберите одну из { $known }
desk-no-criterion = критерия `{ $name }` нет; выберите из { $known } или возьмите коды ФИДЕ (C.07), такие как { $codes }
desk-criterion-twice = критерий `{ $name }` стоит в списке дважды: кого он не разделил, того и не разделит
desk-criteria-none = в списке нет ни одного критерия; напишите, например, points,solkoff
desk-points = `{ $text }` — не число очков; напишите 2, 0.5, ½ или 7/3
desk-reason-youth = в --decided сказано слишком мало для детского режима: объясните решение не менее чем { $words } словами и { $characters } буквами и цифрами, чтобы понял ребёнок
desk-reason-empty = --decided пуст: решению нужна причина, она хранится вместе с ним
