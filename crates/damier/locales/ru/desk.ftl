# Турнирный стол: что он отклоняет и что сообщает

desk-number = номер { $id }
desk-no-player = ни у одного игрока нет номера { $id }: посмотрите список участников
desk-no-team = ни у одной команды нет номера { $id }: посмотрите список команд
desk-date = { $option } { $date }: напишите дату как ГГГГ/ММ/ДД

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
desk-forbid-two = --forbid: назовите двух игроков, например 1-5
desk-forbid-himself = --forbid { $id }-{ $id }: назовите двух разных игроков
desk-no-round = { $file }: ещё ни один тур не составлен
desk-has-results = { $file }: в туре { $round } есть результаты: { $count }; сначала сотрите их, например командой «damier tournament result { $file } 1:open»
desk-taken-back = тур { $round } отменён
desk-otherwise = { $system } составила бы пары иначе (записано в журнал):

# Дополнительные поединки
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
desk-left-needless = --left: при этой форме время не переносится из партии в партию
desk-budget = «{ $text }»: напишите минуты и секунды на ход, например 5+2
desk-left = «{ $text }»: напишите время обоих, например 1:40,3:05
desk-shared = место { $place } делят: { $names }
desk-none-shared = ни одно место не поделено
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
