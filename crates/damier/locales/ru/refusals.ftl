# Файлы, которые не прочитать

output-failed = вывод записать нельзя: { $why }
source-at = { $source }: { $what }
source-stdin = стандартный ввод
source-missing = такого файла нет; проверьте имя или напишите -, чтобы читать стандартный ввод
source-denied = у вас нет права его читать
source-broken = прочитать нельзя: { $why }
source-folder = это папка; назовите файлы в ней
source-not-utf8 = это не текст UTF-8: байт { $at } файла, в строке { $line }, — { $byte }; сохраните файл в UTF-8
source-too-long = слишком длинный для того, чем должен быть
source-packed = сжат ({ $how }); сначала распакуйте его
source-zip = это архив zip; сначала распакуйте его
source-pdf = это документ PDF, а не файл партий (PDN)
source-picture = это картинка, а не файл партий (PDN)
source-binary = это двоичный файл, а не файл партий (PDN)
no-games = { $source }: партий в нём нет
no-such-game = { $source }: партии { $wanted } нет, всего их { $number }
at-game = { $source }: партия { $number }: { $what }
at-line = { $source }: строка { $line }: { $what }
at-line-game = { $source }: строка { $line }: партия { $number }: { $what }
object-at = объект в строке { $line }: { $what }
object-long = в нём больше { $most } байт
object-deep = он вложен глубже { $most } уровней
object-open-before = он не закрыт до строки { $line }
object-open = он не закрыт
object-none = ожидалось `{ $sign }`
chess-json-variant = его вариант — `{ $name }`, а не chess960
chess-json-no-start = в нём нет startFen
chess-json-position = его позиция: { $what }
chess-json-result = `{ $result }` — не результат, например 1-0
chess-json-uci = полуход { $ply }: `{ $uci }` — так ходить нельзя
chess-json-move = полуход { $ply }: { $what }
chess-json-no-move = полуход { $ply }: нет ни uci, ни text

# Просьбы, в которых нет смысла

option-refused = { $option }: { $what }
no-position = это не позиция { $variant }: { $what }
fen-counted = номера полей отсчитаны от левого верхнего угла: { $taken }; если они отсчитаны, как принято в федерации этой игры, от правого нижнего угла, напишите { $other }
fen-counted-wrongly = { $what }; если считать, как принято в федерации этой игры, от правого нижнего угла, это { $other }
no-chess-position = это не позиция chess960: { $what }
nothing-named = не назван ни файл, ни позиция; напишите имя файла, - для стандартного ввода или позицию вроде { $example }
fen-is-alone = --game и --ply — для файлов; FEN — это одна позиция
ply-is-of-games = --ply — для партий; FEN — это одна позиция
ply-beyond = --ply { $ply }: в партии { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
}
counters-forms = --counters годится с --to text и --to fen
two-positions = `{ $what }` и --fen или --start: назовите что-то одно
start-number = --start { $number }: напишите число от 0 до 959 или random
moves-odd = --moves: `{ $odd }` не бывает в ходах; пишите ходы вроде { $example }
moves-none = --moves: ходов нет
moves-over = `{ $move }`: партия окончена с полухода { $ply }
no-counters = { $source }: не счётчики: { $what }
no-counts = в файле ничего не названо: напишите как fmjd/6.3=11+12 или дайте объект `carried`, который пишет `damier adjudicate --carry --json`
no-counts-inside = это вся строка `damier adjudicate --json`: дайте только объект из её поля `carried`
counts-none = не назван ни один пункт; напишите полуходы по пунктам, например { $example }
counts-no-clause = `{ $name }` — не пункт; напишите полуходы по пунктам, например { $example }
counts-broken = { $what }; напишите полуходы по пунктам, например { $example }
picture-failed = картинку { $file } записать нельзя: { $why }
picture-no-folder = картинку { $file } записать нельзя: такой папки нет; создайте её или укажите в --timeline файл в папке, которая есть
no-book = свода правил `{ $name }` нет; встроены: { $known }; или дайте файл, например ./mine.toml
book-too-long = больше { $kilobytes } КБ, а столько ни одному своду правил не нужно; проверьте имя файла
book-broken = { $name } — не свод правил:
set-form = --set { $choice }: пишите SETTING=VALUE
set-refused = --set { $choice }: { $what }
set-none = у обычного свода правил этой игры нет настроек
set-unknown = ни в одном обычном своде правил нет настройки `{ $setting }`; есть: { $known }; с --rules дайте свод, в котором она есть
no-usual-book = встроенного свода правил для { $variant } нет: укажите его через --rules
book-of-others = свод правил { $book } — для { $variants }, а не для { $variant }: уберите --rules или дайте свод, в котором названа эта игра
book-not-built-in = --toml — для встроенных сводов правил; { $id } — файл
own-id = --id { $id }: { $what }
players-form = --players { $players }: напишите два имени через запятую
no-table = таблиц дебютов для { $variant } нет; см. damier openings list
barred = исключено
no-regulation = в своде правил { $book } нет ничьей по регламенту: выберите свод, где она есть, например fmjd или idf
no-such-claim = --by { $name }: такой статьи нет; можно требовать: { $known }
nothing-to-claim = по своду правил { $book } ничего не надо требовать: ничьи наступают сами
claim-of-draughts = `{ $claim }` — для шашек: в правилах шахмат такой статьи нет; смотрите `damier claim draw` и `damier claim flag`
ruling-no-article = правила { $book } не оставляют судье статью { $article }: { $known ->
    [none] они не оставляют ни одной, поэтому уберите --article и назовите правило в --reason
   *[other] выберите из { $known } или уберите --article и назовите правило в --reason
}
ruling-other-result = статья { $article } никогда не ведёт к результату { $result }: выберите подходящий к ней результат или другую статью
reason-empty = --reason пуст: решению нужна причина, она хранится вместе с ним
over-already = партия уже окончена: { $result }, { $why }
tables-failed = { $why }; { $without }
match-usual = программы протокола Hub знают только обычные правила хода: уберите выбор, касающийся ходов, или возьмите других игроков
tables-usual = таблицы окончаний есть только для обычных правил хода: уберите выбор, касающийся ходов
tables-none = таблиц окончаний для { $variant } нет: доска слишком велика
tables-pieces = таблицы окончаний бывают для числа шашек от 2 до { $most }, а не { $pieces }
tables-memory = таблицам окончаний { $class } нужно { $megabytes } МБ памяти: разрешите больше
tables-memory-option = { $why } ключом --memory
tables-write = { $path } записать нельзя: { $why }
tables-stopped = построение таблиц окончаний остановлено; сделанное сохранено
tables-beyond = у { $class } есть значения, которых таблицы окончаний не вмещают
tables-wrong = в таблице { $class } ошибка в позиции { $fen } ({ $what }): её файлам нельзя верить, удалите их
tables-missing = таблиц окончаний не хватает: постройте их командой `damier endgame build { $variant } --pieces { $pieces }`
give-control = укажите контроль времени
tag-without-clock = `{ $tag }` значит, что часов нет или контроль неизвестен
engine-failed = --uci-engine { $program }: { $what }
engine-start = движок { $path } не запускается: { $why }
engine-ended = движок завершился без ответа
engine-slow = движок не ответил вовремя
engine-no-960 = движок не знает шахмат-960 (параметр UCI_Chess960); начните с позиции 518
engine-no-move = движок ответил `{ $move }`, а так ходить нельзя
not-judged = одну партию рассудить не удалось

# Параметры командной строки

arg-value = { $arg } { $value }: { $what }
arg-number = напишите целое число
arg-number-from-to = напишите целое число от { $from } до { $to }
arg-one-of = напишите одно из { $known }
arg-seconds = напишите число секунд, например 2 или 0.5
arg-lang = напишите en, fr или ru
arg-moment = напишите момент, например 1:59:30.500, 90{ "\"" } или 1700ms
arg-time = напишите время, например 0:55, 55{ "\"" }, 1:05:00 или 1h30
arg-result = напишите 2-0, 1-1, 0-2 или 0-0, сначала белые
arg-side = напишите white или black
ruling-by-facts = статья { $article } — о требовании ничьей в цейтноте, факты которого проверяются: спросите через `damier claim time-shortage`; судья, который решает иначе, опускает `--article` и указывает причину
arg-irregularity = выберите одно из: { $known }
arg-empty = значение не дано
arg-needs-value = за { $arg } нужно значение: { $arg } { $name }
arg-unknown = параметра { $arg } здесь нет
arg-unknown-near = параметра { $arg } здесь нет; может быть, { $meant }?
arg-surplus = на месте `{ $arg }` ничего не ожидается: уберите его или заключите в кавычки вместе с предыдущим словом
arg-command = команды { $arg } нет
arg-command-near = команды { $arg } нет; может быть, { $meant }?
arg-missing = не хватает: { $args }
arg-conflict = { $arg } не сочетается с { $other }: уберите одно из них
arg-twice = { $arg } указан дважды
arg-bad-utf8 = один из параметров — не текст UTF-8
arg-usage =
    { $what }
    Запись: { $usage }
    Подробнее: { $help }

# Просмотренная папка

check-heading = | файл | партия | строка | полуход | что не так |
check-totals = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} в { $files ->
    [one] { $files } файле
   *[other] { $files } файлах
}; из { $moving } с ходами до конца { $whole ->
    [one] разыгрывается { $whole }
    [few] разыгрываются { $whole }
   *[other] разыгрываются { $whole }
}, всего { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
}.

# Параметры шахмат и шашек

stray-show-pdn = { $option } — не для шахмат, чьи партии записываются в pgn
stray-show-pgn = { $option } — только для шахмат; партии шашек записываются в pdn
stray-timeline = { $option } — не для шахмат: в шахматной партии нет счётчиков, которые можно нарисовать; её рассказывает --explain
stray-carried = { $option } — не для шахмат: впишите в запись FEN, с которого продолжать; счёт указан в нём
stray-adjudicate-notation = { $option } — не для шахмат: у каждого поля там одно имя
stray-evidence = { $option } — не для шахмат: там ни одно окончание не решают по доказательствам
stray-uci-engine = { $option } — только для шахмат: `damier analyse chess960 --uci-engine PROGRAM`; шашки анализирует встроенный движок, без этого параметра
stray-start = { $option } — только для шахмат; позицию шашек задайте через --fen
stray-letters = { $option } — только для шахмат: в шашках пишут одни поля; см. --notation
stray-analyse-notation = { $option } — не для шахмат; см. --letters
stray-rules = { $option } — не для шахмат: их движок знает только правила ФИДЕ
stray-counters = { $option } — не для шахмат: что считается в партии, говорит `damier adjudicate`
stray-show-notation = { $option } — не для шахмат; см. --letters и --rights
stray-discs = { $option } — не для шахмат, где фигуры — буквы
stray-rights = { $option } — только для шахмат: ни в какой другой игре нет прав на рокировку

# Списки участников

list-name = строка { $line }, знак { $column }: имени нет, или в нём нет букв; напишите имя каждого участника
list-name-long = строка { $line }, знак { $column }: имя длиннее 80 знаков; сократите его
event-book-game = свод правил { $book } не для { $game }, а для { $known }: назовите одну из этих игр в --variant или другой свод в --rules
event-own-book-game = свод правил, записанный в турнире, не для { $game }: дайте другой в --rules
export-open-round = { $source }: { $round }-й тур не окончен ({ $count ->
    [one] нет { $count } результата
   *[other] нет { $count } результатов
}); в TRF нет знака для этого: другие программы видят турнир до этого тура, и только Damier читает его из примечаний
export-adjourned = { $source }: у партий тура { $rounds } нет результата; в их клетках нет знака, и некоторые программы не примут файл: внесите, за что они пока считаются
list-one-name = имени нет, в нём нет букв или оно слишком длинное; напишите его в кавычках
list-number = строка { $line }, знак { $column }: «{ $found }» — не стартовый номер; напишите целое число от 1 до 9999 или оставьте место пустым
list-rating = строка { $line }, знак { $column }: «{ $found }» — не рейтинг; напишите целое число меньше 10000 или оставьте место пустым
list-born = строка { $line }, знак { $column }: «{ $found }» — не дата рождения; пишите 1990, 1990/05/17 или 17.05.1990
list-sex = строка { $line }, знак { $column }: «{ $found }» — не пол; напишите w или m либо оставьте место пустым
list-extra = строка { $line }, знак { $column }: «{ $found }» стоит вне названных столбцов; назовите столбец или возьмите в кавычки имена с разделителем
list-twice = строка { $line }, знак { $column }: столбец «{ $found }» встречается второй раз; оставьте один из двух или назовите их «Фамилия» и «Имя»
list-quote = строка { $line }, знак { $column }: кавычка не закрыта; закройте её до конца строки
list-empty = в списке нет участников; пишите по строке на участника, например Anna Berg;2100;NED
list-more = и ещё { $more ->
    [one] { $more } строка
    [few] { $more } строки
   *[many] { $more } строк
}
list-nobody = никто не внесён: исправьте список и внесите его снова
doubt-column = столбец «{ $what }» здесь неизвестен и не прочитан
doubt-club = «{ $what }» { $which ->
    [1] принято за клуб
   *[other] и другие (всего { $which }) приняты за клубы
}; если это не так, назовите столбцы в первой строке
doubt-name = { $where ->
    [event] «{ $what }» уже внесён под номером { $which }
    [line] «{ $what }» уже стоит в строке { $which }
   *[list] «{ $what }» стоит в списке дважды
}: внесён ещё раз; уберите одного из двух, если это тот же человек
doubt-federation-id = { $where ->
    [event] у номера { $which } тот же номер в федерации, { $what }
    [line] в строке { $which } тот же номер в федерации, { $what }
   *[list] номер в федерации { $what } стоит в списке дважды
}: всё же внесён; исправьте одного из двух
doubt-number = стартовый номер { $what } занят; дан следующий свободный
doubt-numbers = порядок рейтингов дал { $which ->
    [one] { $which } игроку другой номер
    [few] { $which } игрокам другие номера
    [many] { $which } игрокам другие номера
   *[other] { $which } игрокам другие номера
}, чем в списке; если важны номера списка, не указывайте --sort
