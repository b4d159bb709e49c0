## Контроль времени, который не прочитать

control-none = `{ $part }` — не контроль времени
control-three-sides = { control-none }
    .remedy = напишите не больше двух контролей: белых ` v ` чёрных
control-no-time = { control-none }
    .remedy = нет времени: укажите его, и по обе стороны от ` v `
control-no-period = { control-none }
    .remedy = нет периода: напишите время между каждыми двумя запятыми
control-two-ways = { control-none }
    .remedy = период добавляет время только одним способом: уберите остальные
control-moves = { control-none }
    .remedy = напишите число ходов после `/`, как в `2h/50`
control-byo-yomi = { control-none }
    .remedy = напишите как `{ $example }`
control-no-stretch = { control-none }
    .remedy = напишите хотя бы один отрезок времени или уберите бёёми
control-no-part = в контроле времени не хватает времени
    .remedy = напишите время с единицей, например { $example }
control-unit = { control-none }
    .remedy = напишите время с единицей, например { $example }
control-too-much = { control-none }
    .remedy = столько не показывают никакие часы: напишите меньше
control-no-periods = { control-none }
    .remedy = в контроле времени нужен хотя бы один период
control-endless-inside = { control-none }
    .remedy = без числа ходов может быть только последний период: напишите как `2h/50, 1h`
control-no-moves = { control-none }
    .remedy = период в 0 ходов — не период: напишите хотя бы 1
control-gives-no-time = { control-none }
    .remedy = период не даёт времени: напишите, сколько он длится
control-too-long = { control-none }
    .remedy = время больше ста лет: напишите меньше
control-tag = `{ $part }` — не контроль времени PDN
    .remedy = напишите секунды (300), секунды+добавка (300+3), ходы/секунды (40/7200) или несколько подряд через двоеточие

## Журнал часов, которого не может быть: что не так и что делать

log-at = строка { $line }: { $sentence }
log-empty = журнал пуст
    .remedy = начните со строки вроде { $example }
log-no-entries = в журнале есть контроль времени, но не сказано, что произошло
    .remedy = допишите, что произошло, каждое событие в своей строке, например { $example }
log-too-long = записей больше { $most }
    .remedy = разделите журнал
log-no-object = это не объект JSON
    .remedy = напишите { $example }
log-no-json = это не JSON
    .remedy = пишите по объекту в строке, например { $example }
log-backwards = это раньше записи над ней
    .remedy = расположите записи по порядку или исправьте момент
log-press-without-move = часы нажаты, но хода перед этим не было
    .remedy = добавьте запись `moved` или уберите эту
log-not-running = в этот момент часы стояли
    .remedy = добавьте перед ней запись `started` или уберите эту
log-started-twice = часы пущены, хотя уже шли
    .remedy = добавьте перед ней запись `paused` или уберите эту
log-paused-twice = часы остановлены, хотя уже стояли
    .remedy = добавьте перед ней запись `started` или уберите эту
log-move-loses = `ends` — { $value }, но своим ходом не проигрывают
    .remedy = напишите { $won } или 1-1; если играют в поддавки, назовите игру в первой строке: `variant` со значением `{ $losing }`
log-no-stretches = указано `stretches`, но в контроле { $control } у этой стороны нет бёёми
    .remedy = уберите `stretches` или исправьте `control`
log-two-moves = второй ход сделан до нажатия часов
    .remedy = добавьте между ними запись `pressed` или уберите эту
log-after-end = партия кончилась раньше
    .remedy = уберите её или исправьте запись, в которой `ends` кончает партию
log-no-flag = ни один флажок к этому моменту не упал
    .remedy = исправьте её момент или моменты до неё, либо уберите её
log-taken-back-too-many = возвращено больше ходов, чем сделано
    .remedy = исправьте `plies` или добавьте недостающие записи `moved`
log-no-plies = не сказано, сколько ходов возвращено
    .remedy = добавьте { $example }
log-plies = `plies` — { $value }, а это не число ходов
    .remedy = напишите целое число полуходов, не меньше 1
log-variant-near = { $value } — не игра
    .remedy = может быть, `{ $meant }`?
log-variant = { $value } — не игра
    .remedy = напишите одну из { $known }
log-can-win = `canWin` — { $value }, а это не «да» и не «нет»
    .remedy = напишите true или false без кавычек
log-field-near = поля `{ $key }` здесь нет
    .remedy = может быть, `{ $meant }`?
log-field = поля `{ $key }` здесь нет
    .remedy = здесь известны: { $known }
log-no-control = в первой строке нет `control`
    .remedy = начните со строки вроде { $example }
log-control-no-text = `control` — не текст
    .remedy = начните со строки вроде { $example }
log-no-moment = в записи нет `at`
    .remedy = добавьте момент: { $example }
log-no-event = в записи нет `event`
    .remedy = напишите одно из { $known }
log-no-side = в ней не сказано, чьё время
    .remedy = добавьте { $example }
log-no-time = в ней не сказано, сколько времени
    .remedy = добавьте { $example }
log-event-near = `{ $event }` — не событие
    .remedy = может быть, `{ $meant }`?
log-event = `{ $event }` — не событие
    .remedy = напишите одно из { $known }
log-result = `ends` — { $value }, а это не результат
    .remedy = напишите 2-0, 1-1 или 0-2, сначала белые
log-stretches = `stretches` — { $value }, а это не число отрезков
    .remedy = напишите целое число, например 3
log-side = { $value } — не сторона
    .remedy = напишите { $white } или { $black }
log-moment = `{ $name }` — { $value }, а это не момент
    .remedy = напишите миллисекунды числом без кавычек или { $example }

## Счётчики, которые нельзя продолжить

carried-text = `{ $part }` — не счётчик: пишите статья=белые+чёрные, как fmjd/6.3=11+12
carry-unknown = в своде правил нет лимита `{ $clause }`: выберите свод, из которого он взят
carry-not-running = `{ $clause }` в этой позиции не считает: уберите эту статью или исправьте позицию
carry-twice = счёт `{ $clause }` дан дважды: уберите один (у статей может быть общий счёт)
carry-not-alternating = `{ $clause }` считает ходы обеих сторон, а они отличаются не больше чем на один: исправьте числа
carry-out-of-turn = `{ $clause }`: { $next ->
    [white] ход белых, значит, последний засчитанный ход сделали чёрные, и у них столько же ходов, сколько у белых, или на один больше
   *[black] ход чёрных, значит, последний засчитанный ход сделали белые, и у них столько же ходов, сколько у чёрных, или на один больше
}: исправьте числа
carry-beyond = `{ $clause }` кончает партию на { $limit }: счёт больше; исправьте числа
carry-beyond-outer = статья `{ $clause }` считает внутри статьи `{ $outer }`, которая не может от неё отставать: исправьте числа одного из них
carry-too-often = `{ $clause }` кончает партию, когда позиция возникает в раз номер { $limit }, а одна уже стояла раньше (число раз: { $times }): исправьте `times`
carry-other-side = `{ $clause }`: сильная сторона в этой позиции — { $strong ->
    [white] белые
   *[black] чёрные
}: напишите `@{ $strong }` или не указывайте сторону
control-hourglass = { control-none }
    .remedy = пишите `hourglass` для обеих сторон или ни для одной: что тратит одна, то получает другая
log-both-lost = `ends` — { $value }, но никакой ход не проигрывает партию обоим
    .remedy = напишите, как ход кончил партию: 2-0, 1-1 или 0-2, сначала белые; поражение обоих решает судья, и в журнале часов ему не место
control-nothing-lapses = { control-none }
    .remedy = уберите `lapsing` или дайте периоду ходы, как в `3d/1 lapsing`: время сгорает в конце периода, а этот длится до конца партии
