# Турнирный стол: что он отклоняет и что сообщает

desk-number = номер { $id }
desk-no-player = ни у одного игрока нет номера { $id }: посмотрите список участников
desk-no-team = ни у одной команды нет номера { $id }: посмотрите список команд
desk-entered = { $count ->
    [one] внесён { $count } участник
    [few] внесено { $count } участника
    [many] внесено { $count } участников
   *[other] внесено { $count } участника
}
desk-date = { $option } { $date }: напишите дату как ГГГГ/ММ/ДД
desk-date-back = { $option } { $date }: это раньше, чем { $before }; дайте дни по порядку
desk-dates-many = --round-dates: дней { $dates }, а туров { $rounds }; уберите лишние или исправьте --rounds

# Жеребьёвка
desk-pair-form = «{ $text }» — не пара: напишите 1-4, сначала белые, или 7-bye
desk-pair = { $white } - { $black }
desk-pair-bye = { $white }: свободен
desk-hand-left-out = --by-hand: пропущены { $names }; составьте с ними пары или дайте им --absent, --half-bye, --full-bye или (одному) пропуск тура, например { $first }-bye
desk-hand-byes = --by-hand: без соперника может остаться только один, а свободны { $names }; составьте из двоих пару или дайте остальным --absent, --half-bye или --full-bye
desk-hand-gone = --by-hand: не участвуют в этом туре: { $names }; уберите их
desk-hand-twice = --by-hand: больше чем в одной паре: { $names }; оставьте каждого в одной
desk-hand-himself = --by-hand { $id }-{ $id }: никто не играет сам с собой; назовите двух разных игроков
desk-only-chess = --start и --draw — для турниров по chess960; создайте такой командой «damier tournament new --rules fide-960»
desk-two-options = { $id } стоит и в { $other }, и в { $option }; уберите одно из двух
desk-bye-withdrawn = { $id } стоит и в { $option }, и в --withdrawn; выбывшему пропуск не нужен, уберите одно из двух
desk-bye-gone = { $option } { $id }: { $name } больше не участвует и пропуска не получает; уберите этот номер
desk-not-gone = --returned: { $name } не выбывал из турнира; уберите этот номер
desk-forbid-two = --forbid: назовите двух игроков, например 1-5
desk-forbid-himself = --forbid { $id }-{ $id }: назовите двух разных игроков
desk-no-round = { $file }: ещё ни один тур не составлен
desk-has-results = { $file }: в туре { $round } есть результаты: { $count }; сначала сотрите их, например командой «damier tournament result { $file } 1:open»
desk-taken-back = тур { $round } отменён
desk-otherwise = { $system } составила бы пары иначе (записано в журнал):

# Дополнительные поединки
desk-flag-won = --flag называет победившую сторону: назовите сторону, у которой упал флажок, или исправьте результат
desk-times-alone = --left и --flag указываются вместе с --result или --record
desk-not-over = турнир не окончен: дополнительные поединки идут после последнего результата
desk-playing-off = { $name } уже играет дополнительный поединок: сначала закончите его
desk-lots = --order: назовите по одному разу каждого из { $names } в порядке жребия
desk-for-two = эта форма — для двоих: больше игроков пусть сыграют по кругу
desk-not-shared = место { $place } никто не делит; «damier tournament playoff { $file }» показывает, кто на равных
desk-players-number = --players { $id }: назовите разные номера из таблицы
desk-players-few = --players: назовите хотя бы двоих
desk-players-place = --players: за место { $place } могут играть только те, кто его делит; на нём: { $names }
desk-nobody = никого
desk-alone = один { $name }
desk-level = ничейную встречу доигрывают двое её участников, за своё место: назовите его в --start, а их в --players; вничью стоят: { $ties }
desk-tie = { $names } (место { $place })
desk-game-number = { $games ->
    [0] { $source }: партий нет; дайте запись следующей партии
    [one] { $source }: { $games } партия; дайте запись следующей партии
    [few] { $source }: { $games } партии; дайте запись только следующей партии
   *[other] { $source }: { $games } партий; дайте запись только следующей партии
}
desk-other-game = { $record }: следующая партия — { $next }, сначала белые, а эта — { $this }: исправьте запись или назовите участников поединка в --players
desk-against = { $white } против { $black }
desk-both-lost = { $record }: проиграли оба, это не решает поединка: победителя называет судья в --result
desk-no-play-off = сейчас никто не играет дополнительный поединок: начните его с --start
desk-not-this-play-off = такой поединок не идёт; идут: { $ties }; назовите один по его участникам, например --players { $players }
desk-several-play-offs = идут несколько поединков: { $ties }; назовите один по его участникам, например --players { $players }
desk-left-missing = укажите оставшееся время в --left, сначала белых: с ним начинается следующая партия
desk-left-over = --left: у { $side ->
    [white] белых
   *[black] чёрных
} от времени на всю серию может остаться не больше { $most }; посмотрите на часы ещё раз
desk-left-needless = --left: при этой форме время не переносится из партии в партию
desk-budget = «{ $text }»: напишите минуты и секунды на ход, например 5+2
desk-left = «{ $text }»: напишите время обоих, например 1:40,3:05
desk-shared = место { $place } делят: { $names }
desk-none-shared = ни одно место не поделено
desk-tie-level = место { $place }: ничья в паре { $names }
desk-none-level = ни одна пара не сыграла вничью: турнир на выбывание продолжается
desk-play-off = поединок за место { $place }: { $names }
desk-play-off-game = { "  " }партия { $number }: { $white } - { $black }, { $winner ->
    [white] победа белых
    [black] победа чёрных
   *[none] ничья
}
desk-play-off-next = { "  " }следующая: { $white } - { $black }{ $stage ->
    [standard] {" "}(классическая партия)
    [rapid] {" "}(быстрая партия)
    [blitz] {" "}(блиц)
    [decider] {" "}(решающая партия)
   *[none] {""}
}
desk-play-off-left = { $next }, { $white } против { $black }
desk-play-off-order = { "  " }порядок: { $names }

# Турниры и жеребьёвка
desk-boards-needless = --boards: { $system } не составляет команд; уберите ключ или выберите team-swiss либо team-round-robin
desk-taken = номер { $id } занят: дайте игроку свободный номер
desk-number-beyond = номер { $id } не помещается в файлы: дайте номер от 1 до 9999
desk-rating-beyond = рейтинг { $rating } не помещается в файлы: дайте целое число меньше 10000
desk-no-such-round = тур { $round } не составлен: сначала составьте его
desk-no-such-board = в туре { $round } нет доски { $board }: доски идут от 1 до { $boards }
desk-twice = игрок { $id } стоит в туре { $round } дважды: уберите одну из записей
desk-himself = игрок { $id } поставлен сам с собой: назовите двух игроков
desk-unfinished = в туре { $round } ещё есть партии без результата: сначала внесите их
desk-no-result = в шкале этого турнира нет результата { $white }-{ $black }
desk-goes-on = тур { $round } составлен, и это изменило бы, кто проходит дальше из пары { $one } и { $other }: сначала отмените туры начиная с { $round }-го (damier tournament undo)
desk-table-made = тур 1 составлен, и в таблице этой системы больше нет мест: пусть новичок займёт номер выбывшего, или отмените туры и внесите его до тура 1
desk-team-table-made = тур 1 составлен, и в таблице этой системы нет места для новой команды «{ $name }»: включите новичка в имеющуюся команду или отмените туры и внесите команду до тура 1
desk-no-rest = в таблице системы { $system } у каждого есть партия, и пропусков с очками нет: укажите --absent, партия будет отдана сопернику
desk-reason-needed = регламент закреплён с тура 1: укажите причину для журнала в --reason
desk-too-few = { $count ->
    [0] составлять пары не из кого: внесите хотя бы двоих
    [one] пары не составить: есть только { $count } игрок; внесите хотя бы двоих
    [few] пары не составить: есть только { $count } игрока; внесите хотя бы двоих
   *[other] пары не составить: есть только { $count } игроков; внесите хотя бы двоих
}
desk-impossible = никакая жеребьёвка всех игроков не соблюдает обязательных правил (без повторных встреч и пропусков, цвета): составьте пару вручную или закончите турнир
desk-over = все туры турнира составлены (туров: { $rounds }): увеличьте их число
desk-undecided = пара { $first } и { $second } сыграла вничью: внесите их дополнительные партии или решающий результат последней партии
desk-two-teams = этой системе нужны ровно две команды равного состава: дополните команды
desk-by-hand = система «{ $system }» сама пар не составляет: назовите пары

# Результаты и прочее
desk-decided-range = «{ $text }»: по решению никто не получает больше { $most } очков и меньше { $least }; напишите, сколько присуждает судья, в этих пределах
desk-result-form = «{ $text }» — не результат: напишите ДОСКА:РЕЗУЛЬТАТ, например 3:2-0, 3:draw, 3:+- или 3:open
desk-at = { $what }: { $why }
desk-no-round-yet = { $file }: ещё ни один тур не составлен; начните командой «damier tournament pair { $file }»
desk-board-twice = доска { $board } названа дважды; дайте ей один результат
desk-decided-points = { $text }: с --decided напишите очки, например { $board }:2-1
desk-three-results = { $win }, { $draw } и { $loss }
desk-either-side = { $splits } в пользу любой стороны
desk-scale = { $text }: в этом турнире бывает { $listed }; напишите один из них или укажите причину в --decided
desk-scale-form = «{ $text }»: напишите победу-ничью-поражение, например 2-1-0 или 1-0.5-0, либо stages или delft
desk-scale-order = «{ $text }»: победа должна стоить больше поражения, а ничья — не больше победы и не меньше поражения; напишите, например, 2-1-0

# Новый турнир
desk-new-event = { $file }: { $name }, { $system }, { $rounds ->
    [0] туров — сколько потребуется
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[other] { $rounds } туров
}
desk-new-points = очки: { $points }
desk-new-points-chess = очки: { $points } (как принято в шахматах; --scale задаёт другие)
desk-new-order = порядок: { $order }
desk-new-game = игра: { $game }
desk-new-no-game = игра: не названа; --variant ИГРА называет её, для партий на сайте
desk-new-next = дальше: damier tournament add { $file } ИМЯ

desk-rounds-needed = системе { $system } нужно число туров: добавьте --rounds N
desk-boards-needed = системе { $system } нужно число досок в матче: добавьте --boards N
desk-team-needless = --team: это личный турнир; уберите --team
desk-sort-late = --sort: тур 1 составлен, номера должны остаться; уберите --sort
desk-check-manual = { $file }: пары этого турнира составил судья; назовите систему для сравнения, например --system dutch-2026
desk-round-paired = { $option } { $round }: составлено туров в { $file }: { $count }; назовите один из них
desk-no-number = { $file }: ни у кого нет номера { $id }; посмотрите «damier tournament standings { $file }»
desk-meets-himself = никто не играет сам с собой: назовите два разных номера
desk-name-long = { $option }: в имени не больше { $most } знаков; сократите его
desk-name-empty = --name: у турнира нет названия; напишите его, например --name "Open 2026"
desk-apart-late = --keep-apart даёт каждому место в таблице: только до тура 1
desk-changed-meanwhile = регламент тем временем изменила другая программа; попробуйте ещё раз
desk-fewer-rounds = --rounds { $rounds }: тур { $round } уже составлен
desk-yes-no = `{ $text }` — не yes и не no; напишите одно из двух
desk-apart = «{ $text }»: выберите federation или club
desk-team-colours = «{ $text }»: выберите type-a, type-b или none
desk-team-score = «{ $text }»: выберите match или game
desk-deviation = --deviation: задайте число больше 0, например 100
desk-nobody-to-pair = после тура { $round } пары составить нельзя; возьмите больше игроков или меньше туров
desk-no-earlier = { $file }: более ранней версии нет
desk-undone = отменено; прежних версий осталось: { $left }
desk-undo-damaged = ничего не отменено: последняя версия в { $undo } (строка { $line }) повреждена; сам турнир цел. Удалите эту строку, чтобы вернуться к версии перед ней, или восстановите файл из копии
desk-needs-file = турниру нужен файл, а не -
desk-change-file = чтобы изменить турнир, нужен файл, а не -
desk-file-long = слишком велик для турнира; в файле турнира не больше 64 МиБ
desk-file-binary = двоичный файл, а турнир — это текст: TRF, CSV или JSON в UTF-8
desk-file-round = тур { $round }: { $why }
desk-file-empty = файл пуст; начните турнир командой `damier tournament new`
desk-file-table = это таблица, а изменять можно только файл турнира; создайте его командой `damier tournament export ФАЙЛ --to json > event.json`
desk-file-changed = файл тем временем изменила другая программа; ничего не записано, повторите попытку
desk-file-taken = такой файл уже есть; выберите другое имя или сначала удалите его
desk-file-unwritable = не удаётся записать: { $why }; проверьте папку и диск
desk-sheet-no-rounds = жеребьёвки ещё не было: проведите жеребьёвку первого тура
desk-sheet-no-round = жеребьёвки { $round }-го тура не было: назовите более ранний тур
desk-sheet-unknown = листа `{ $name }` нет: выберите один из { $names }
