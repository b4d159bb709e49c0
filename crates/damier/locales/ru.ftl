# Партия с решением
game-called = { $variant ->
    [international] международные шашки
    [russian] русские шашки
    [brazilian] бразильские шашки
    [american] американские шашки
    [frisian] фризские шашки
    [frysk] Frysk! (фризские шашки)
    [antidraughts] поддавки
    [breakthrough] брейкшашки
    [killer] шашки «Киллер»
    [italian] итальянские шашки
    [spanish] испанские шашки
    [portuguese] португальские шашки
    [czech] чешские шашки
    [pool] пул чекерс
    [turkish] турецкие шашки
    [canadian] канадские шашки
    [thai] тайские шашки
    [chess960] шахматы 960
   *[other] { $variant }
}
judged-number = { $file ->
    [none] партия { $number }
   *[other] { $file }, партия { $number }
}
judged-players = { $game }: { $players }
judged-game = {" "}({ game-called }, сыграно { $played } из { $recorded } { $recorded ->
    [one] полухода
   *[other] полуходов
})
judged-unreadable = прочитать нельзя
judged-end = { $result } после полухода { $ply }: { $why }
judged-differs = но в записи указано { $header }
judged-open = по правилам не окончена
judged-open-header = по правилам не окончена; в записи указано { $header }
judged-claimable = можно было бы требовать ничью по статье { $article } «{ $name }» ({ $book })
judged-win-proven = С полухода { $ply } у { $side ->
    [white] белых
   *[black] чёрных
} был доказанный выигрыш в окончании, которое не доигрывают, и его надо было показать; доказательство: { $evidence }
judged-short-trouble = { $ply ->
    [none] { $what }
   *[other] полуход { $ply }: { $what }
}
judged-short-open = { $line } ({ $what })
judged-short-unfinished = { $line } (не закончена)
judged-short-unfinished-why = { $line } (не закончена; { $what })
judged-short-differs = { $line } (в записи указано { $header })
# Что не так в записи
trouble = { $kind ->
    [warning] предупреждение
   *[other] ошибка
}{ $place ->
    [file] {" "}в строке { $line }, столбец { $column }
    [moves] {" "}в знаке { $column } параметра --moves
   *[none] {""}
}{ $ply ->
    [none] {""}
   *[other] {" "}(полуход { $ply })
}: { $what }
trouble-with-remedy = { $what }; { $remedy }
trouble-after-end = записано после окончания партии
trouble-let-stand = { $what }, но ход оставлен в силе: считается позиция, поставленная после него
trouble-no-book = встроенного свода правил для { $variant } нет, поэтому решения нет
trouble-no-book-remedy = укажите свод правил параметром --rules
trouble-no-setting = в своде правил { $book } нет выбора { $choice }: партия судится без него
trouble-other-book = свод правил { $book } не для { $variant }
trouble-other-book-remedy = уберите --rules или дайте свод правил, в котором названа эта игра
trouble-counts-twice = счёт указан и в FEN, и в --carried
trouble-counts-remedy = все счётчики начаты с 0
trouble-time-control = контроль времени «{ $value }» прочитать нельзя
trouble-time-control-remedy = запишите его, как принято в PDN, например 40/7200:3600 или 300+3; часы не учитывались
trouble-no-control = в записи нет контроля времени, которому могла бы следовать ничья по регламенту, поэтому партия судится без неё
trouble-no-control-remedy = добавьте тег, например `[TimeControl "1200"]`, или выберите `--set regulation-draw=on`
trouble-dead = никакая серия ходов уже не даёт мата: мёртвая позиция
trouble-dead-remedy = судья может признать партию ничьей (статья 5.2.2)
trouble-name-game = добавьте тег, например `[GameType "20"]`, или назовите игру параметром --variant
trouble-who-begins = в этой игре { $side ->
    [white] начинают белые: начните с хода белых
   *[black] начинают чёрные: начните с хода чёрных
}, например { $move }, или дайте позицию и очередь хода с помощью --fen
