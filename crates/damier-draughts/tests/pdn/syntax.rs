use damier_draughts::pdn::{self, Item, ItemKind, Line, RawGame, Stream};

/// The items of a line, each in a short form of its own.
fn items(line: Line<'_>) -> String {
    line.map(item).collect::<Vec<_>>().join(" ")
}

fn item(item: Item<'_>) -> String {
    let text = item.text();
    match item.kind {
        ItemKind::Move | ItemKind::Strength | ItemKind::Ellipsis => text.to_owned(),
        ItemKind::Number if item.is_second() => format!("{}…", item.value().expect("a number")),
        ItemKind::Number => format!("{}.", item.value().expect("a number")),
        ItemKind::Null => "null".to_owned(),
        ItemKind::Nag => format!("${text}"),
        ItemKind::Comment => format!("{{{text}}}"),
        ItemKind::Remark => format!("<{text}>"),
        ItemKind::Setup => format!("/{text}/"),
        ItemKind::Result => format!("={text}"),
        ItemKind::Variation => {
            format!("({})", items(item.line().expect("a variation has a line")))
        }
    }
}

fn outline(game: &RawGame<'_>) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(
        game.tags()
            .iter()
            .map(|tag| format!("[{}={}]", tag.name, tag.value)),
    );
    parts.extend(Some(items(game.line())).filter(|line| !line.is_empty()));
    parts.extend(game.result().map(|result| format!("= {result}")));
    parts.extend(
        game.problems()
            .iter()
            .map(|problem| format!("! {}", problem.kind.code())),
    );
    parts.join(" ")
}

/// Checks what is read from a text: one line a game, or a stretch without one.
#[track_caller]
fn check(text: &str, expected: &[&str]) {
    let found: Vec<String> = pdn::read(text)
        .map(|game| match game {
            Ok(game) => outline(&game),
            Err(problem) => format!("{}: {}", problem.place(), problem.kind.code()),
        })
        .collect();
    assert_eq!(found, expected);
    for size in [1, 7, 64] {
        assert_eq!(
            streamed(text.as_bytes(), size),
            expected,
            "in pieces of {size} bytes"
        );
    }
}

/// What a stream makes of the bytes, fed in pieces of one size.
fn streamed(bytes: &[u8], size: usize) -> Vec<String> {
    let mut found = Vec::new();
    let mut stream = Stream::new();
    let mut take = |stream: &mut Stream| {
        while let Some(game) = stream.next_game() {
            found.push(match game {
                Ok(game) => outline(&game),
                Err(problem) => format!("{}: {}", problem.place(), problem.kind.code()),
            });
        }
    };
    for piece in bytes.chunks(size) {
        stream.push(piece);
        take(&mut stream);
    }
    stream.end();
    take(&mut stream);
    found
}

#[test]
fn plain_games() {
    check(
        "[Event \"A\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23\n2. 28x19 14x23 2-0\n\n\
         [Event \"B\"]\n\n1.34-29*\n",
        &[
            "[Event=A] [Result=2-0] 1. 32-28 19-23 2. 28x19 14x23 = 2-0",
            "[Event=B] 1. 34-29 = *",
        ],
    );
    check("", &[]);
    check(" \r\n\t\n", &[]);
    check("*", &[]);
    check("% nothing but a remark\n", &[]);
}

#[test]
fn padding_of_numbers_and_squares() {
    check(
        "01.34-29  18-22 02. 32-28  1- 7  3.18x 9  3x14x 5 4.05x40 1 - 7",
        &["1. 34-29 18-22 2. 32-28 1- 7 3. 18x 9 3x14x 5 4. 05x40 1 - 7"],
    );
    check("  1. 32-28 19-23  2. 28x19\n", &["1. 32-28 19-23 2. 28x19"]);
}

#[test]
fn notations() {
    check(
        "1.a3b4 B6-A5 2. e3:c5 d6xb4xd2",
        &["1. a3b4 B6-A5 2. e3:c5 d6xb4xd2"],
    );
    check("3228 1823", &["3228 1823"]);
    check("32-28 19-23 28x19", &["32-28 19-23 28x19"]);
    check("1 32-28 19-23 2 28x19", &["1. 32-28 19-23 2. 28x19"]);
    check("1. cd4 dc5 2. c:e5", &["1. cd4 dc5 2. c:e5"]);
    check("1. 32–28 19×28", &["1. 32–28 19×28"]);
    check("47x36 <42, 29, 14> 1-7", &["47x36 <42, 29, 14> 1-7"]);
    check("1. 16:19 12:3:10", &["1. 16:19 12:3:10"]);
    check("35x 8x42x19x24x26 *", &["35x 8x42x19x24x26 = *"]);
}

#[test]
fn results_glued_and_spaced() {
    check(
        "59.23x45 \n0-001.33-29 17-22",
        &["59. 23x45 = 0-0", "1. 33-29 17-22"],
    );
    check("5-10 1-101.34-29 *", &["5-10 = 1-1", "1. 34-29 = *"]);
    check("5-10 2-01.34-29 *", &["5-10 = 2-0", "1. 34-29 = *"]);
    check(
        "61.01-07 \n1 - 1[White \"A\"]\n01.31-27",
        &["61. 01-07 = 1 - 1", "[White=A] 1. 31-27"],
    );
    check(
        "32-28 1/2 - 1/2\n\n33-28 1/2-1/2 34-29",
        &["32-28 = 1/2 - 1/2", "33-28 = 1/2-1/2", "34-29"],
    );
    check("1-10 1-1", &["1-10 = 1-1"]);
    check("1. 1-7 0-2 *", &["1. 1-7 = 0-2"]);
    check(
        "[Result \"4-6\"]\n4-6 4-10 4-6\n\n[A \"b\"] *",
        &["[Result=4-6] 4-6 4-10 = 4-6", "[A=b] = *"],
    );
    check(
        "[Result \"1+ - 1-\"] 32-28 1+ - 1-",
        &["[Result=1+ - 1-] 32-28 = 1+ - 1-"],
    );
}

#[test]
fn missing_ends() {
    check(
        "[A \"1\"]\n32-28\n[A \"2\"]\n33-28",
        &["[A=1] 32-28", "[A=2] 33-28"],
    );
    check(
        "1. 32-28 19-23 2. 28x19\n1. 33-28",
        &["1. 32-28 19-23 2. 28x19", "1. 33-28"],
    );
    // Numbers that begin anew within a line go on with the same game.
    check(
        "57.13- 8 39-43  1. 8- 2 43-49",
        &["57. 13- 8 39-43 1. 8- 2 43-49"],
    );
    check("1. 32-28\n1... 19-23", &["1. 32-28 1… 19-23"]);
    check(
        "[FEN \"W:W31:B1\"]\n[FEN \"W:W32:B1\"]\n",
        &["[FEN=W:W31:B1]", "[FEN=W:W32:B1]"],
    );
    check(
        "[Event \"A\"]\n[White \"B\"]\n\n[Event \"C\"]\n",
        &["[Event=A] [White=B]", "[Event=C]"],
    );
    check("[Event \"A\"]\n[Event \"B\"]\n", &["[Event=A] [Event=B]"]);
}

#[test]
fn forced_moves_and_judgements() {
    check(
        "27-20* {28-19 loses} 4-8!? 9-14(?) 1-6 ! 2-7 (!?!!!) *",
        &["27-20 * {28-19 loses} 4-8 !? 9-14 (?) 1-6 ! 2-7 (!?!!!) = *"],
    );
    check(
        "1. 32-28 $7 19-23 $ 140",
        &["1. 32-28 $7 19-23 <$ 140> ! remark"],
    );
}

#[test]
fn black_first_and_left_out_moves() {
    check("1. ... 7-12 2. 33-28", &["1. ... 7-12 2. 33-28"]);
    check("1... 7-12", &["1… 7-12"]);
    check("1… 7-12", &["1… 7-12"]);
    check(
        "1. - - 2. -- 50. 45-40 - 2-0",
        &["1. null null 2. null 50. 45-40 null = 2-0"],
    );
}

#[test]
fn comments() {
    check("1. 32-28 {a {b} c} 19-23", &["1. 32-28 {a {b} c} 19-23"]);
    check(
        "1. 32-28 {a { b} 19-23 {c} 28x19",
        &["1. 32-28 {a { b} 19-23 {c} 28x19"],
    );
    check(
        "% first\n32-28 ; to the end\n19-23",
        &["{ first} 32-28 { to the end} 19-23"],
    );
    check(
        "32-28 {[%clock w0:10:00 B0:09:58]}",
        &["32-28 {[%clock w0:10:00 B0:09:58]}"],
    );
    check(
        "{before} [A \"b\"] 32-28 2-0 {after}\n[C \"d\"]",
        &["[A=b] {before} 32-28 {after} = 2-0", "[C=d]"],
    );
    check(
        "32-28 {open\n\n[A \"b\"]\n33-28",
        &["32-28 {open\n} ! unclosed-comment", "[A=b] 33-28"],
    );
    check(
        "32-28 } 19-23",
        &["32-28 <}> 19-23 ! lone-bracket ! remark"],
    );
}

#[test]
fn variations() {
    check(
        "32-28 19-23 (18-23 38-32 (37-32? 23-29!) 12-18) 28x19",
        &["32-28 19-23 (18-23 38-32 (37-32 ? 23-29 !) 12-18) 28x19"],
    );
    check(
        " (  ( 1. g3-h4 )( 1. e3-d4 1-0 ) ) 1. g3-h4 *",
        &["((1. g3-h4) (1. e3-d4 =1-0)) 1. g3-h4 = *"],
    );
    check(
        "32-28 (33-28 *\n[A \"b\"]",
        &["32-28 (33-28 =*) ! unclosed-variation", "[A=b]"],
    );
    check("32-28 ) 19-23", &["32-28 19-23 ! lone-bracket"]);
    let deep = "(".repeat(100_000) + "32-28" + &")".repeat(100_000);
    let game = pdn::read(&deep).next().expect("one").expect("a game");
    assert_eq!(game.problems()[0].kind.code(), "too-deep");
}

#[test]
fn positions_between_the_moves() {
    check(
        "1.31-26 17-21 /FEN \"B:B1-16:W26,28\"/ {c} 2... 3-8",
        &["1. 31-26 17-21 /B:B1-16:W26,28/ {c} 2… 3-8"],
    );
    check("/FEN \"B::\"/ 2-8", &["/B::/ 2-8"]);
}

#[test]
fn remarks_without_braces() {
    check(
        "30x21 8-11Redoversteppedthetimecontrol. \n1-0",
        &["30x21 8-11 <Redoversteppedthetimecontrol.> = 1-0 ! remark"],
    );
    check(
        "8-11 White lost on time in 1995 9-13",
        &["8-11 <White lost on time in 1995> 9-13 ! remark"],
    );
    check("32-28 [note] 19-23", &["32-28 <[note]> 19-23 ! remark"]);
}

#[test]
fn headers() {
    check(
        "[Event \"A\"] [Site \"B\"]\t[Round \"1\"] 1. 32-28",
        &["[Event=A] [Site=B] [Round=1] 1. 32-28"],
    );
    check("\t[Event       \"A\" ]", &["[Event=A]"]);
    check(
        "[White \"D\\'Almeida\"] [A \"say \\\"x\\\"\"] [B \"C:\\\\a\\b\"]",
        &["[White=D'Almeida] [A=say \"x\"] [B=C:\\a\\b]"],
    );
    check(
        "[Site \"C:\\games\\\"]\n[A \"b\"]",
        &["[Site=C:\\games\\] [A=b]"],
    );
    check(
        "[White \"Player \"88\"\"] 32-28",
        &["[White=Player \"88\"] 32-28"],
    );
    check(
        "[FEN \"W:W27,31:\nB1,2\"]\n1. 27-22",
        &["[FEN=W:W27,31: B1,2] 1. 27-22"],
    );
    check(
        "[Result 1-0]\n[White John Doe]\n[Black \"x]\n32-28",
        &["[Result=1-0] [White=John Doe] [Black=x] 32-28 ! broken-tag ! broken-tag ! broken-tag"],
    );
    check("[Black \"x\"\n32-28", &["[Black=x] 32-28 ! broken-tag"]);
    check(
        "[Type de jeu \"20\"]\n[&#x00c9;v \"x\"] *",
        &["[Type de jeu=20] [&#x00c9;v=x] = *"],
    );
    check(
        "[\n[Event \"x\"]\n[[Site \"y\"] *",
        &["[Event=x] [Site=y] = * ! lone-bracket ! lone-bracket"],
    );
    check(
        "Event \"x\"]\n[Site \"y\"] *\nEvent \"z\"] *",
        &[
            "[Event=x] [Site=y] = * ! broken-tag",
            "[Event=z] = * ! broken-tag",
        ],
    );
}

#[test]
fn literal_escapes_of_line_ends() {
    check(
        "[Event \"A\"]\\r\n[Site \"B\"]\\r\n1. 32-28 \\r\n19-23",
        &["[Event=A] [Site=B] 1. 32-28 19-23"],
    );
    check(
        "[Event \"A\"]\\n[Site \"B\"]\n\n[Event \"C\"]\\n[Site \"D\"]",
        &["[Event=A] [Site=B]", "[Event=C] [Site=D]"],
    );
}

#[test]
fn line_ends_and_encodings() {
    check(
        "\u{FEFF}[A \"b\"]\r\n\r\n1. 32-28\r\n19-23\r\n",
        &["[A=b] 1. 32-28 19-23"],
    );
    check("1.\u{A0}32-28\u{A0}19-23", &["1. 32-28 19-23"]);
    let cyrillic = b"[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]\n1. c3-d4\n";
    assert_eq!(streamed(cyrillic, 5), ["[White=Иванов] 1. c3-d4"]);
    let utf16: Vec<u8> = "\u{FEFF}[A \"é\"]\n1. 32-28\n\n[A \"b\"] *"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(streamed(&utf16, 3), ["[A=é] 1. 32-28", "[A=b] = *"]);
}

#[test]
fn text_that_is_no_game() {
    check(
        "Dear Sir, how are you?\n\n[A \"b\"] 32-28",
        &["line 1, column 1: no-game", "[A=b] 32-28"],
    );
    check(
        "[A \"b\"] *\n3\n1\n[A \"c\"] *",
        &["[A=b] = *", "line 2, column 1: no-game", "[A=c] = *"],
    );
    check("\0\u{1}\u{2}\n", &["line 1, column 1: no-game"]);
    // A comment that is not closed swallows the game, and is told for it.
    check(
        "\n {never closed 1. 32-28 *\n",
        &["line 2, column 2: unclosed-comment"],
    );
}

#[test]
fn places_are_counted_in_characters() {
    let text = "\n[Event \"été\"] 1. 32-28\n {éé} 99-1 *\n\n1. 33-28 zz *";
    let games: Vec<_> = pdn::read(text).map(|game| game.expect("a game")).collect();
    assert_eq!(games[0].place().to_string(), "line 2, column 1");
    let moves: Vec<_> = games[0]
        .line()
        .moves()
        .map(|item| item.place().to_string())
        .collect();
    assert_eq!(moves, ["line 2, column 18", "line 3, column 7"]);
    assert_eq!(
        games[0].result_place().expect("a result").to_string(),
        "line 3, column 12"
    );
    assert_eq!(games[1].number(), 2);
    assert_eq!(
        games[1].problems()[0].to_string(),
        "line 5, column 10: expected a move, found `zz *`; put remarks between braces: \
         `{like this}`"
    );
}

#[test]
fn a_game_without_end_is_cut() {
    let text = "{x} ".repeat(5 << 20) + "1. 32-28 *";
    let games: Vec<_> = pdn::read(&text).collect();
    assert_eq!(games.len(), 1);
    assert_eq!(
        outline(games[0].as_ref().expect("a game"))
            .matches("32-28")
            .count(),
        1
    );
    // What is too long is cut off, and the next game found by its tags.
    let text = "1. 32-28\n".repeat(1 << 19) + "\n[White \"Ann\"] 1. 33-28 *";
    let games: Vec<_> = pdn::read(&text).map(|game| game.expect("a game")).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].problems()[0].kind.code(), "too-long");
    assert_eq!(games[1].tag("White"), Some("Ann"));
    assert_eq!(games[1].place().line, (1 << 19) + 2);
    let mut stream = pdn::Stream::new();
    let mut read = Vec::new();
    for piece in text.as_bytes().chunks(1 << 16) {
        stream.push(piece);
        while let Some(game) = stream.next_game() {
            read.push(game.expect("a game").line().moves().count());
        }
    }
    stream.end();
    while let Some(game) = stream.next_game() {
        read.push(game.expect("a game").line().moves().count());
    }
    let moves = games.iter().map(|game| game.line().moves().count());
    assert_eq!(read, Vec::from_iter(moves));
}
