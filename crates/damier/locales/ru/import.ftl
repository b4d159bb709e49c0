# Записи партий, которые не внесены
misfit-no-name = игрока «{ $name }» нет: исправьте имя в одном из файлов
misfit-several = игроков «{ $name }» несколько: дайте в записи полное имя или внесите результат вручную
misfit-no-round = в записи нет тура: укажите его в --round
misfit-not-paired = тур { $round } ещё не составлен: сначала составьте его
misfit-not-met = в туре { $round } эти двое не играют: посмотрите его пары
misfit-colours = цвета не те, что в паре: исправьте запись или тур
misfit-other-result = на доске уже другой результат: сначала сотрите его, если права запись
misfit-other-start = { $found ->
    [none] партия начинается не с одной из 960 начальных позиций
   *[other] партия начинается с позиции { $found }
}, а для тура вытянута позиция { $drawn }: исправьте запись или тур
misfit-no-start = партия начинается не с одной из 960 начальных позиций: исправьте тег FEN
misfit-book-broken = свод правил, который хранит турнир, непригоден: { $mistakes }; исправьте его и дайте: `damier tournament regulations EVENT --rules FILE`
misfit-book-unknown = турнир судят по своду `{ $book }`, который здесь неизвестен: дайте его файл: `damier tournament regulations EVENT --rules FILE`
misfit-book-other = свод правил турнира, `{ $book }`, не для игры { $variant }: исправьте игру в записи или дайте турниру свод, который её называет
misfit-book-none = готового свода правил для игры { $variant } нет: дайте его турниру: `damier tournament regulations EVENT --rules FILE` — или внесите результат вручную
misfit-disagrees = в записи { $header }, по правилам { $verdict }: решает судья
misfit-contradicts = в теге Result { $tag }, в конце ходов { $end }: согласуйте их
misfit-two-tags = два тега { $tag } различаются: уберите один
misfit-odd-result = «{ $text }» в теге Result — не результат: напишите 2-0, 1-1 или 0-2 (в шахматах 1-0, 1/2-1/2 или 0-1), первыми белые
misfit-other-game = игра записи — { $record }, игра турнира — { $event }: исправьте запись или не вносите её
misfit-other-moves = в записи названа игра «{ $declared }», а ходы другой: { $played }; исправьте тег GameType
misfit-otherwise = другие партии этого импорта передают её иначе ({ $others }), и ни одна не внесена: уберите неверные и внесите снова
misfit-set-up-start = партия начинается не с начальной позиции и не с дебюта по жребию: исправьте её тег FEN или разрешите ключом --any-start любое начало
misfit-no-moves = в записи есть результат и нет ни одного хода: если партию не играли, внесите результат вручную как неявку
misfit-punished = 0-0 значит, что наказаны оба: внесите это вручную
misfit-illegal = полуход { $ply } невозможен: исправьте запись
misfit-set-up = посреди партии расставлена позиция, и судить её по правилам нельзя: внесите результат вручную
misfit-open = партия не окончена, и в записи нет результата: внесите его вручную, когда она закончится

import-game = партия { $game }: { $white } - { $black }
import-at = { $what } (тур { $round }, доска { $board })
import-other = партия { $number } ({ $file }, строка { $line }): { $result }
import-not = { $file }:{ $line }: { $what }: не внесена: { $why }
import-result = { $what }: { $result }
import-same = { $what }: { $result }, как и в партии { $first }
import-entered = внесено партий: { $entered } из { $count }
import-could = можно внести партий: { $entered } из { $count }
