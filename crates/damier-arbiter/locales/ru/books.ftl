### Что говорится о сводах правил, по-русски.

## Ошибки в файле свода правил: что не так и что делать

mistake-sentence = { $what }; { $remedy }
mistake-at = строка { $line }, столбец { $column }: { $sentence }
in-table = { $table ->
    [book] в своде правил
   *[other] в `{ $table }`
}
mistake-utf8 = байт { $offset } файла ({ $byte }) не может принадлежать тексту в UTF-8
    .remedy = сохраните файл в UTF-8
mistake-toml-twice = это не TOML: имя стоит дважды
    .remedy = оставьте одну из двух строк
mistake-toml-text = это не TOML: текст в кавычках не закончен как надо
    .remedy = закройте кавычки; обратную косую черту или кавычку внутри пишите с обратной косой чертой перед ней
mistake-toml-quotes = это не TOML: значение — не число, не true или false и не текст в кавычках
    .remedy = возьмите текст в кавычки или пишите true и false строчными буквами
mistake-toml-curly = это не TOML: кавычки не прямые
    .remedy = поставьте с обеих сторон { $straight } или { $single }; текстовые процессоры их меняют, простой редактор — нет
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
mistake-empty-list = в `{ $name }` ничего не названо
    .remedy = напишите хотя бы одно, например `{ $line }`
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
    [when] напишите его части, каждую в своей строке: { $parts }
    [only-if] напишите id настройки и одно из её значений: { $parts }
    [articles] напишите заголовок `[articles]`, а под ним строки вида { $parts }
    [time-shortage] напишите заголовок `[time-shortage]`, а под ним `article`, `seconds`, `most-pieces` и `superior-by`
    [irregular-moves] напишите заголовок `[irregular-moves]`, а под ним { $parts }
    [table] напишите заголовок в скобках, `[{ $name }]`, а под ним его строки
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
mistake-id-taken = свод правил с идентификатором `{ $id }` уже встроен, и в нём сказано другое
    .remedy = дайте этому собственный, например `{ $id }-2`
mistake-setting-twice = настройка `{ $id }` стоит дважды
    .remedy = дайте ей другой id
mistake-choice-twice = значение `{ $value }` стоит среди вариантов дважды
    .remedy = дайте одному из них другое значение или удалите его
mistake-default = значения по умолчанию `{ $default }` нет среди выборов настройки `{ $id }`
    .remedy = добавьте [[setting.choice]] с этим значением
mistake-setting-unknown = `only-if` требует { $setting } = { $value }, чего нет
    .remedy = { $known ->
        [none] добавьте [[setting]] с таким id и [[setting.choice]] с таким значением
       *[other] напишите одно из { $known } или добавьте настройку [[setting]] и её [[setting.choice]]
    }
mistake-moves-option = `moves.{ $option }`: у ходов игры { $variant } нет такого выбора
    .remedy = напишите одно из: { $known }
mistake-moves-none = `moves.{ $option }`: ходы игры { $variant } не оставляют выбора
    .remedy = удалите строку или напишите для этой игры отдельный свод
mistake-moves-value = `moves.{ $option }` в игре { $variant } не может быть `{ $value }`
    .remedy = напишите одно из: { $known }
mistake-moves-twice = настройки `{ $other }` и `{ $setting }` обе выбирают `moves.{ $option }`
    .remedy = пусть это выбирает одна настройка
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
mistake-limit-overlap = числа шашек { $one } и { $other } пересекаются
    .remedy = дайте каждому числу шашек один предел
mistake-restarts = `{ $text }` ничего не сбрасывает
    .remedy = напишите что-нибудь из: `capture`, `man-move`, `promotion`
mistake-no-such-game-near = игры «{ $variant }» нет, поэтому эти правила ни к чему не применить
    .remedy = может быть, { $meant }?
mistake-no-such-game = игры «{ $variant }» нет, поэтому эти правила ни к чему не применить
    .remedy = напишите одну из: { $known }
mistake-no-clause = в своде правил нет ни одной статьи
    .remedy = добавьте хотя бы один [[clause]]
mistake-too-many = это статья после номера { $most }, а больше их быть не может
    .remedy = объедините пункты, которые отличаются только силами: `when.force` принимает список
mistake-id-twice = id `{ $id }` стоит дважды
    .remedy = дайте одной из статей другой id
mistake-refers-to-itself = статья { $name } ссылается на себя
    .remedy = назовите другую статью
mistake-no-such-clause = нет статьи `{ $name }` с пределом
    .remedy = { $known ->
        [none] ни у одной другой статьи этого свода правил нет `limit`: добавьте её или уберите название
       *[other] напишите одну из { $known }
    }
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

## Предупреждения о своде правил

warning-never-holds = статья { $clause } никогда не считает: её условию не отвечает ни одна позиция
warning-never-binds = статья { $clause } никогда не закончит партию: везде, где она считает, статья { $before } заканчивает её не позже
warning-never-within = статья { $clause } никогда не считает: её окончания не бывает, пока считает статья { $within }
warning-drawn-at-once = статья { $clause } объявляет ничью в любой партии уже в начальной позиции: предел равен 0, а условие выполнено всегда
warning-whole-game = статья { $clause } считает с первого хода и ничем не сбрасывается, поэтому любая партия кончается через { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}: укажите в `restarts`, что сбрасывает счёт
warning-never-reached = статья { $clause } никогда не закончит партию: партий в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} не бывает; напишите в `limit` меньшее число
warning-never-so-often = статья { $clause } никогда не закончит партию: ни одна позиция не возникает { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}; напишите в `times` меньшее число
warning-nothing-counted = статья { $clause }: предел равен 0, поэтому ничего не считается и `{ $field }` ничего не значит: напишите в `limit` большее число или уберите `{ $field }`
warning-drawn-before-win = статья { $clause }: предел равен 0, поэтому ничья наступает сразу, даже если очередной ход выигрывает: напишите в `limit` большее число или добавьте `unless-won-at-once = true`
warning-too-large = в { $heading } `{ $field }` равно { $number }: { $field ->
    [not-before-move] таких долгих партий не бывает, поэтому о ничьей никогда нельзя будет договориться
    [loses-at] никто не делает столько неправильных ходов, поэтому ни один не будет стоить партии
   *[most-pieces] столько шашек не бывает, поэтому число ничего не исключает
}; напишите меньшее число или уберите строку
warning-weaker-first = статья { $clause }: сильнейшей считается сторона, названная первой, но в `{ $relation }` у неё меньше, чем у другой
warning-shares-alone = статья { $clause } ни с кем не делит свой счёт `{ $shares }`
warning-taken-id = { $id } — обозначение встроенного свода правил с другим содержанием: сервер не примет два свода с одним обозначением, выберите другое
warning-under = при { $setting } = { $value }: { $warning }
warning-two-limits = статьи { $clause } и { $other } делят один счёт и дают одной позиции два предела
warning-never-repeats = статья { $clause } никогда не закончит партию: статья { $before } заканчивает её при более раннем повторении
warning-unused-setting = от настройки { $setting } ничего не зависит: добавьте `only-if.{ $setting } = ...` к одной из статей или удалите настройку
warning-unknown-variant = { $meant ->
    [none] нет игры с названием { $variant }: список игр даёт `damier rules`
   *[other] нет игры с названием { $variant }: не { $meant } ли имелось в виду?
}
warning-repeated-variant = игра { $variant } названа в `variants` дважды: уберите одну
warning-shortage-never = в [time-shortage] `{ $field }` равно 0, поэтому ни одно требование не может быть удовлетворено: напишите большее число или уберите [time-shortage]
warning-no-repetition = ни одна статья не заканчивает партию при повторении: партия может не кончиться никогда
warning-draughts-only = статья { $clause }: `{ $condition }` говорит о дамках и простых; в шахматах дамкой считается всякая фигура, кроме пешки, поэтому считайте фигуры через `when.pieces` или уберите условие
warning-no-such-force = статья { $clause }: ни в одной партии по этому своду не бывает `{ $relation }`: уберите это соотношение или напишите меньшее число
warning-idle-row = статья { $clause }: при числе шашек `{ $row }` она никогда не считает, поэтому этот предел ничего не значит: уберите его из `limit` или расширьте `when`
warning-idle = { $clause ->
    [none] { $heading ->
        [none] `{ $field }` ничего не меняет
       *[other] в { $heading } `{ $field }` ничего не меняет
    }
   *[other] статья { $clause }: `{ $field }` ничего не меняет
} в таком виде: уберите строку или дайте другое значение
warning-doubled = { $clause ->
    [none] `{ $text }` стоит в `{ $field }` дважды
   *[other] статья { $clause }: `{ $text }` стоит в `{ $field }` дважды
}: уберите лишнее
warning-always-restarted = статья { $clause } никогда не закончит партию: там, где стоят одни простые, любой ход — ход простой, а `restarts` называет `man-move`; уберите это слово
warning-nothing-to-claim = `wrong-claim-gives` ничего не меняет: по этому своду правил ничего нельзя потребовать; уберите строку или напишите `applies = "claim"` в одной из статей
warning-never-agreed = `not-before-move = { $moves }` запрещает любое соглашение на ничью: статья { $before } к этому времени заканчивает каждую партию; напишите меньшее число
warning-same-choice = настройка { $setting }: `{ $value }` и `{ $other }` значат одно и то же: добавьте к одной из статей `only-if.{ $setting }` с одним из значений или уберите одно из них
warning-one-choice = у настройки { $setting } одно значение, выбирать не из чего: добавьте [[setting.choice]] или уберите настройку
warning-idle-article = { $kind ->
    [clauses] в [articles] `{ $reason }` ничего не меняет: у каждой статьи об этом есть свой `article`
   *[game] в [articles] `{ $reason }` ничего не меняет: ни одна игра этого свода так не кончается
}; уберите строку
warning-two-rulings = статья { $article } дважды предоставлена судье с разными решениями, и действует первое: уберите одно
warning-both-ways = статья { $article } сама завершает партии (пункт { $clause }) и, кроме того, оставлена судье: оставьте что-нибудь одно
warning-no-regulation = настройка { $setting }: контроль без добавления времени включает `on` или `shown`, но ни одна статья их не требует: дайте одной из них `only-if.{ $setting } = "on"` или назовите настройку иначе
warning-flag-of-chess = `flag = "draw-if-nobody-can-win"` — правило шахмат: в шашках просрочивший время проиграл, что бы ни стояло на доске; удалите эту строку
warning-missing-text = { $clause ->
    [none] нет текста свода правил
   *[other] нет текста статьи { $clause }
} { $language ->
    [en] по-английски
    [fr] по-французски
   *[ru] по-русски
}; показан английский

## Настройки свода правил

setting-none = нет настройки `{ $setting }`: у этого свода правил настроек нет
setting-unknown = нет настройки `{ $setting }`: выберите из { $known }
setting-no-value = у настройки `{ $setting }` нет значения `{ $value }`: выберите из { $known }
