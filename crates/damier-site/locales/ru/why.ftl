# Why: the story of an end or a counter. And rule books of one's own.

why-title = Почему?
why-title-over = Почему партия закончилась
why-crumb = Почему?
why-heading = Что считается в этой позиции
why-after-plies = После хода { $move } (полуход { $ply })
why-show-begin = Показать, где начался счёт
why-nothing = В этой позиции ни один счётчик не идёт, и ни одна позиция не повторилась. Партия продолжается до победы, начала счёта или повторения.
why-repeated-so-far = Эта позиция возникала { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
} (после полуходов { $plies }).
why-timeline = Все счётчики за партию
why-timeline-lead = По строке на каждую статью. Лесенка растёт вместе со счётом и падает, когда что-то его сбрасывает; полная достигла предела.
why-rulings = Решения и на чём они основаны
why-sheet = Для протокола
why-back = Назад к партии
why-json = Данные (JSON)
why-clock-log = Журнал часов

applies-automatic-title = Сами собой
applies-automatic-sentence = Ничья наступает сама, когда счёт полон; никто ничего не должен заявлять.
applies-claim-title = По требованию
applies-claim-sentence = Когда счёт полон, игрок, чей ход, может потребовать ничью; без требования партия продолжается.
applies-referee-title = Решает судья
applies-referee-sentence = Счёт показывается; что из него следует, решает судья, или запрашивается решение с доказательствами.
js-applies-claim-short = по требованию
js-applies-referee-short = решает судья

rules-own = Добавлен владельцем этого сайта
rules-of-game = Свод правил этой партии
rules-source-text = Текст этого свода (TOML)
rules-check-link = Написать свой свод правил и проверить его

check-title = Проверка свода правил
check-lead = Вставьте текст своего свода правил или выберите файл. Каждая ошибка объясняется: где она и что делать; ничего не сохраняется.
check-text = Текст свода (TOML)
check-file = Или файл
check-button = Проверить
check-nothing = Пока нечего проверять: вставьте текст или выберите файл.
check-too-long = Это длиннее { $kilobytes } КБ; ни одному своду правил столько не нужно. Проверьте, тот ли это файл.
check-fine = «{ $name }» годится
check-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
check-place = Строка { $line }, столбец { $column }
check-warnings = Допустимо, но, возможно, не то, что имелось в виду
check-use = Чтобы играть по нему, владелец сайта запускает его так: damier serve --rules svod.toml
check-says = Что говорит свод
check-examples = Своды, с которых можно начать

problem-no-clock-log = Эта партия играется без часов, поэтому их журнала нет.

why-close = Закрыть
why-whole = На отдельной странице

js-why = Почему?
js-why-counter = Почему? { $name }
js-why-loading = Минутку…
js-why-nothing = В этой позиции ни один счётчик не идёт, и ни одна позиция не повторилась.
js-why-begin = Показать, где начался счёт
js-why-timeline = Все счётчики за партию
js-why-rulings = Решения и на чём они основаны
js-why-sheet = Для протокола
js-applies-claim = По требованию: без него партия продолжается.
js-applies-referee = Решает судья: счёт только показывается.
js-asked = Судья рассматривает позицию; часы стоят.
js-ask-draw-white = Белые предлагают ничью. Чёрные согласны?
js-ask-draw-black = Чёрные предлагают ничью. Белые согласны?
js-no-draw = Отклонить
draw-both-lose = { $ban } Соглашение сейчас — поражение обоим игрокам.
js-ask-draw-early = { $warning } Всё же предложить ничью?
js-yes-draw-early = Предложить
