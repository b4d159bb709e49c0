# Tables of the tournament desk. Most column names are those of the printed sheets.

table-title = Title
table-from-round = From round
table-expected = Expected
table-score = Score
table-change = Change
table-new = New
table-performance = Performance
table-norm = Norm
table-average = Average
table-missing = Missing
table-deviation = Deviation
table-volatility = Volatility
table-item = { $name }: { $text }
table-nobody = nobody has been entered yet
table-after = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
table-after-open = { $after } ({ $left } in round { $round })
table-left = { $count ->
    [0] all results are in
    [one] { $count } result is missing
   *[other] { $count } results are missing
}
table-round = Round { $round }
table-start = All games start at position { $number }: { $rank }
table-start-text = All games start at position { $number }: { $rank }, drawn from the text `{ $text }`
table-differs = round { $round }: differs from { $system }
table-made = { "  " }made   { $pair }
table-rules = { "  " }rules  { $pair }
table-as-made = { $fine } of { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} as { $system } makes { $rounds ->
    [one] it
   *[other] them
}
table-own-book = { $book } (the text is in this file)
table-norm-made = nothing: a norm
table-lack = { $lack ->
    [games] nine games
    [score] 35 per cent
    [performance] performance
    [average] stronger opponents
    [titled] titled opponents
    [peers] opponents of that title
    [federations] two other federations
    [own-federation] fewer of one’s own federation
    [one-federation] fewer of one federation
   *[unrated] rated opponents
}

# Names that do not exist

desk-no-preset = there is no preset `{ $name }`; choose one of { $known }
desk-no-system = there is no pairing system `{ $name }`; choose one of { $known }
desk-no-criterion = there is no criterion `{ $name }`; choose from { $known }, or codes of FIDE C.07 such as { $codes }
desk-criterion-twice = the criterion `{ $name }` stands in the list twice: what it leaves tied stays tied
desk-criteria-none = the list names no criterion; write for example points,solkoff
desk-points = `{ $text }` is no number of points; write 2, 0.5, ½ or 7/3
desk-reason-youth = --decided says too little for youth mode: explain the decision in at least { $words } words and { $characters } letters and digits, so that a child understands it
desk-reason-empty = --decided is empty: a decision needs its reason, which is stored with it
