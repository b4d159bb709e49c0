### What is said about rule books, in English.

## Mistakes in the file of a rule book: what is wrong, and what to do

mistake-sentence = { $what }; { $remedy }
mistake-at = line { $line }, column { $column }: { $sentence }
in-table = { $table ->
    [book] the book
   *[other] `{ $table }`
}
mistake-utf8 = byte { $offset } of the file ({ $byte }) belongs to no UTF-8 text
    .remedy = save the file as UTF-8
mistake-toml-twice = this is not TOML: the name stands twice
    .remedy = keep one of the two lines
mistake-toml-text = this is not TOML: the text between the quotes does not end properly
    .remedy = close the quotes, and write a backslash or a quote within them with a backslash before it
mistake-toml-quotes = this is not TOML: the value is neither a number, nor true or false, nor a text in quotes
    .remedy = put the text in quotes, or write true and false in small letters
mistake-toml-curly = this is not TOML: the quotes are no straight ones
    .remedy = write { $straight } or { $single } on both sides; word processors change them, a plain text editor does not
mistake-toml-name = this is not TOML: the name holds a sign that it may not
    .remedy = use letters a-z, digits and hyphens, or put the name in quotes
mistake-toml-rest = this is not TOML: after the value there is something more
    .remedy = begin a new line, or write # before a remark
mistake-toml-number = this is not TOML: the number is not written as it should be
    .remedy = write digits only, without a 0 in front, or put a text in quotes
mistake-toml-equals = this is not TOML: the line is no name with its value
    .remedy = write name = value, or # before a remark
mistake-toml-value = this is not TOML: the value is missing
    .remedy = write one after the = sign, or remove the line
mistake-toml-comma = this is not TOML: a comma is missing, or there is one too many
    .remedy = put one comma between each two values
mistake-toml-bracket = this is not TOML: a bracket is missing
    .remedy = close what is open: [ with ], and [[ with ]]
mistake-empty = `{ $name }` is empty
    .remedy = write a text or remove the line
mistake-empty-list = `{ $name }` names nothing
    .remedy = write at least one, such as `{ $line }`
mistake-missing = { in-table } has no `{ $name }`
    .remedy = add a line `{ $line }`
mistake-text-missing = the text `{ $name }` is missing
    .remedy = add a line `{ $line }`
mistake-word = `{ $name }` cannot be `{ $text }`
    .remedy = write one of { $choices }
mistake-wanted = { $wanted ->
    [bool] write true or false
    [number] write a whole number from 0 to 65535
    [texts] write a text in quotes or a list of texts
    [citation] write a text in quotes, or one line for each language: `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [languages] write one line for each language: `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [when] write its parts, each on a line of its own: { $parts }
    [only-if] write the id of a setting and one of its values: { $parts }
    [articles] write a heading `[articles]` and below it lines such as { $parts }
    [time-shortage] write a heading `[time-shortage]` and below it `article`, `seconds`, `most-pieces` and `superior-by`
    [irregular-moves] write a heading `[irregular-moves]` and below it { $parts }
    [table] write it as a heading in brackets, `[{ $name }]`, with lines of its own below
    [tables] write a heading in double brackets, such as `[[{ $name }]]`, before each
   *[text] write a text in quotes
}
mistake-type = `{ $name }` is { $type ->
    [string] a text
    [integer] a whole number
    [float] a number with a fraction
    [boolean] true or false
    [datetime] a date
    [array] a list
   *[table] a table
}
    .remedy = { mistake-wanted }
mistake-number-range = `{ $name }` is { $text }, which is outside the numbers that can be written here
    .remedy = { mistake-wanted }
mistake-language = `{ $name }` is given in `{ $language }`, a language that is not known here
    .remedy = write `en` (English), `fr` (French) or `ru` (Russian), or remove the line
mistake-one-bracket = of `{ $name }` there may be several, so its heading has two brackets on each side
    .remedy = write `{ $name }` before each of them
mistake-number = `{ $name }` is { $text }
    .remedy = { mistake-wanted }
mistake-unknown = { in-table } cannot have `{ $name }`
    .remedy = it can have: { $known }
mistake-unknown-near = { in-table } cannot have `{ $name }`
    .remedy = did you mean `{ $meant }`?
mistake-format = format { $format } is not known
    .remedy = write `format = { $known }`
mistake-default-for = `default-for` names { $variant }, which is not in `variants`
    .remedy = add it to `variants` or remove it here
mistake-id = `{ $name }` is “{ $text }”
    .remedy = use letters a-z, digits, dots and hyphens only
mistake-reason = `{ $name }` is no reason for the end of a game
    .remedy = write one of { $known }
mistake-id-taken = a rule book with the id `{ $id }` is built in, and says something else
    .remedy = give this one an id of its own, such as `{ $id }-2`
mistake-setting-twice = the setting `{ $id }` stands twice
    .remedy = give it another id
mistake-choice-twice = the value `{ $value }` stands twice among the choices
    .remedy = give one of them another value, or remove it
mistake-default = the default `{ $default }` of `{ $id }` is none of its choices
    .remedy = add a [[setting.choice]] with that value
mistake-setting-unknown = `only-if` asks for { $setting } = { $value }, which does not exist
    .remedy = { $known ->
        [none] add a [[setting]] with that id and a [[setting.choice]] with that value
       *[other] write one of { $known }, or add a [[setting]] and its [[setting.choice]]
    }
mistake-moves-option = `moves.{ $option }`: the moves of { $variant } have no such option
    .remedy = write one of { $known }
mistake-moves-none = `moves.{ $option }`: the moves of { $variant } leave nothing to choose
    .remedy = remove the line, or write a book of its own for that game
mistake-moves-value = `moves.{ $option }` cannot be `{ $value }` in { $variant }
    .remedy = write one of { $known }
mistake-moves-twice = the settings `{ $other }` and `{ $setting }` both choose `moves.{ $option }`
    .remedy = let one setting choose it
mistake-times = { $times ->
    [one] a position cannot repeat { $times } time
   *[other] a position cannot repeat { $times } times
}
    .remedy = write 2 or more
mistake-no-strong-side = `unit` is `strong`, but the condition does not say which side is the strong one
    .remedy = give `when.force` with different sides, such as `3K v K`, or count for `each`
mistake-lasts-without-force = `lasts` is `{ $lasts }`, but no relation of force is named
    .remedy = add a line `{ $line }`
mistake-ruling = a clause with `ruling` is left to a referee, but this one is `{ $applies }`
    .remedy = write `{ $line }`, or leave `ruling` out
mistake-within-two = `within` names a second clause, `{ $name }`
    .remedy = name the one clause in whose count this one lives
mistake-diagonal-without-force = `long-diagonal` speaks of a strong and a weak side, but no `force` names them
    .remedy = add a line `{ $line }`
mistake-range = `{ $name }` is no number of pieces
    .remedy = write a number such as 4, or a range such as `4-5` or `8+`
mistake-limit-empty = `limit` names no number of pieces
    .remedy = write it such as `{ $line }`
mistake-limit-row = `{ $text }` and its limit cannot be read
    .remedy = write pieces = moves, such as { $example }
mistake-limit-overlap = the numbers of pieces { $one } and { $other } overlap
    .remedy = give each number of pieces one limit
mistake-restarts = `{ $text }` restarts nothing
    .remedy = write some of `capture`, `man-move`, `promotion`
mistake-no-such-game-near = no game is called “{ $variant }”, so the book can be used for none
    .remedy = did you mean { $meant }?
mistake-no-such-game = no game is called “{ $variant }”, so the book can be used for none
    .remedy = write one of { $known }
mistake-no-clause = the book has no clause
    .remedy = add at least one [[clause]]
mistake-too-many = this is the clause after number { $most }, and a book may have no more
    .remedy = join clauses that differ only in their force: `when.force` takes a list
mistake-id-twice = the id `{ $id }` stands twice
    .remedy = give one of the clauses another id
mistake-refers-to-itself = clause { $name } refers to itself
    .remedy = name another clause
mistake-no-such-clause = there is no clause `{ $name }` with a limit
    .remedy = { $known ->
        [none] no other clause of this book has a `limit`: add one, or remove the name
       *[other] write one of { $known }
    }
mistake-unless-chain = clause { $name } switches another off and is itself switched off
    .remedy = spell the exception out in the `when` of one of them
mistake-within-chain = clause { $name } lies within one that lies within another
    .remedy = name the outermost clause in `within`
mistake-sharing = the clauses that share `{ $name }` keep the count differently
    .remedy = give them the same `restarts`, `lasts` and `within`
mistake-zero = `{ $name }` is 0, which forbids nothing that can be
    .remedy = write 1 or more, or remove the line
mistake-offers-empty = `[[offers]]` forbids nothing
    .remedy = add a line `{ $line }`, or remove the heading
mistake-offers-twice = two `[[offers]]` can be in force together
    .remedy = join them, or give each an `only-if` with another value of one setting
relation-two-sides = `{ $text }` has no ` v ` between the two sides
    .remedy = write a relation such as `3K v K`, `2K+M v K` or `>=3K+*M v K`
relation-kind = `{ $term }` does not end in K (kings) or M (men)
    .remedy = write a relation such as `3K v K`, `2K+M v K` or `>=3K+*M v K`
relation-twice = { $kind } stands twice in `{ $text }`
    .remedy = write each kind of piece once, such as `2K+M v K`
relation-count = `{ $count }` before { $kind } is no number, `>=` with a number, or `*`
    .remedy = write a relation such as `3K v K`, `2K+M v K` or `>=3K+*M v K`

## Warnings about a rule book

warning-never-holds = clause { $clause } can never count: no position fits its condition
warning-never-binds = clause { $clause } can never end a game: wherever it counts, clause { $before } ends the game no later
warning-never-within = clause { $clause } can never count: its ending never stands while clause { $within } counts
warning-drawn-at-once = clause { $clause } draws every game in its start position: its limit is 0 and its condition always holds
warning-whole-game = clause { $clause } runs from the first move and nothing restarts it, so every game ends after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: name what restarts it in `restarts`
warning-never-reached = clause { $clause } can never end a game: no game goes on for { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; write a smaller number in `limit`
warning-never-so-often = clause { $clause } can never end a game: no position comes about { $times ->
    [one] { $times } time
   *[other] { $times } times
}; write a smaller number in `times`
warning-nothing-counted = clause { $clause }: its limit is 0, so nothing is counted and `{ $field }` means nothing: write a larger number in `limit`, or remove `{ $field }`
warning-drawn-before-win = clause { $clause }: its limit is 0, so the game is drawn at once, even where the side to move could win: write a larger number in `limit`, or add `unless-won-at-once = true`
warning-too-large = in { $heading } `{ $field }` is { $number }: { $field ->
    [not-before-move] no game goes on for so long, so no draw can ever be agreed
    [loses-at] nobody makes so many irregular moves, so none ever costs the game
   *[most-pieces] there are never so many pieces, so the number excludes nothing
}; write a smaller number, or remove the line
warning-weaker-first = clause { $clause }: the side named first is the strong one, but in `{ $relation }` it has less than the other
warning-shares-alone = clause { $clause } shares its count `{ $shares }` with no other clause
warning-taken-id = { $id } is the id of a built-in book with other rules: a server refuses two books of one id, so choose another
warning-under = with { $setting } = { $value }: { $warning }
warning-two-limits = clauses { $clause } and { $other } share a count and give the same position two limits
warning-never-repeats = clause { $clause } can never end a game: clause { $before } ends it at an earlier repetition
warning-unused-setting = nothing depends on the setting { $setting }: add `only-if.{ $setting } = ...` to a clause, or remove it
warning-unknown-variant = { $meant ->
    [none] no game is called { $variant }: `damier rules` lists the games
   *[other] no game is called { $variant }: did you mean { $meant }?
}
warning-repeated-variant = the game { $variant } is named twice in `variants`: remove one
warning-shortage-never = in [time-shortage] `{ $field }` is 0, so no claim can ever be granted: write a larger number, or leave [time-shortage] out
warning-no-repetition = no clause ends a game by repetition: games may never end
warning-draughts-only = clause { $clause }: `{ $condition }` speaks of the kings and men of draughts; in chess every piece but a pawn counts as a king, so count pieces with `when.pieces` or leave the condition out
warning-no-such-force = clause { $clause }: no game of this book ever has `{ $relation }` on the board: take it out, or write a smaller number
warning-idle-row = clause { $clause }: with `{ $row }` pieces it never counts, so that limit means nothing: take it out of `limit`, or widen `when`
warning-idle = { $clause ->
    [none] { $heading ->
        [none] `{ $field }` changes nothing
       *[other] in { $heading }, `{ $field }` changes nothing
    }
   *[other] clause { $clause }: `{ $field }` changes nothing
} as it is written: leave it out, or give it another value
warning-doubled = { $clause ->
    [none] `{ $text }` stands twice in `{ $field }`
   *[other] clause { $clause }: `{ $text }` stands twice in `{ $field }`
}: take one out
warning-always-restarted = clause { $clause } can never end a game: where only men stand every move is one of a man, and `restarts` names `man-move`; take it out there
warning-nothing-to-claim = `wrong-claim-gives` changes nothing, since nothing can be claimed in this book: take it out, or write `applies = "claim"` in a clause
warning-never-agreed = `not-before-move = { $moves }` forbids every agreement on a draw: clause { $before } ends each game by then; write a smaller number
warning-same-choice = setting { $setting }: `{ $value }` and `{ $other }` mean the same: give a clause `only-if.{ $setting }` with one of them, or take one out
warning-one-choice = setting { $setting } has one value, so there is nothing to choose: add a [[setting.choice]], or take the setting out
warning-idle-article = { $kind ->
    [clauses] in [articles], `{ $reason }` changes nothing: each clause about it has an `article` of its own
   *[game] in [articles], `{ $reason }` changes nothing: no game of this book ends so
}; take the line out
warning-two-rulings = article { $article } is left to a referee twice with different rulings, of which the first counts: take one out
warning-both-ways = article { $article } ends games of itself in clause { $clause }, and is left to a referee besides: leave it to one of them
warning-no-regulation = setting { $setting }: a clock without added time puts `on` or `shown` in force, and no clause asks for either: give one `only-if.{ $setting } = "on"`, or call the setting otherwise
warning-flag-of-chess = `flag = "draw-if-nobody-can-win"` is a rule of chess: in draughts whoever oversteps the time has lost, whatever is on the board; take the line out
warning-missing-text = { $clause ->
    [none] a text of the book
   *[other] a text of clause { $clause }
} is missing in { $language ->
    [en] English
    [fr] French
   *[ru] Russian
}; English is shown

## Settings of a rule book

setting-none = there is no setting `{ $setting }`: this book has none
setting-unknown = there is no setting `{ $setting }`: choose from { $known }
setting-no-value = the setting `{ $setting }` has no value `{ $value }`: choose from { $known }
