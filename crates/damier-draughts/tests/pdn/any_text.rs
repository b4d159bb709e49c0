//! No text makes the reader panic or lose its way, and what is written is read.

use damier_draughts::pdn::{self, Game, Step, Stream};
use damier_draughts::{Notation, Position, Variant};
use damier_game::{Outcome, Side};
use proptest::prelude::*;

/// Reads bytes in every way there is.
fn read_all(bytes: &[u8]) -> usize {
    let text = pdn::decode(bytes);
    let mut moves = 0;
    for record in pdn::read(&text) {
        let record = match record {
            Ok(record) => record,
            Err(problem) => {
                assert!(!problem.to_string().is_empty());
                continue;
            }
        };
        moves += record.line().moves().count();
        assert!(!format!("{record:?}").is_empty());
        if let Ok((game, replay)) = Game::understand(&record, None) {
            assert!(replay.plies.len() <= replay.recorded);
            let written = game.to_pdn();
            let games: Vec<_> = pdn::read(&written).collect();
            assert_eq!(games.len(), 1, "{written}");
            let record = games[0].as_ref().expect("a game");
            let (again, _) = Game::understand(record, None).expect("a start");
            assert_eq!(again.start(), game.start(), "{written}");
            assert_eq!(again.outcome, game.outcome, "{written}");
            assert_eq!(again.line(), game.line(), "{written}");
            assert_eq!(again.to_pdn(), written);
        }
    }
    moves
}

/// Pieces of PDN, good and bad, in any order.
fn pdn_like() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("[Event \"x\"]\n"),
        Just("[FEN \"W:W31,K5:B2,K40\"]\n"),
        Just("[GameType \"25\"]"),
        Just("[Result \"1-0\"]\n"),
        Just("[Result \"4-6\"]"),
        Just("[White x]"),
        Just("[\n"),
        Just("[Black \"y"),
        Just("\"]"),
        Just("{"),
        Just("}"),
        Just("("),
        Just(")"),
        Just("(?)"),
        Just(" "),
        Just("\n"),
        Just("\r\n"),
        Just("\\r"),
        Just(";"),
        Just("%"),
        Just("*"),
        Just("1."),
        Just("1..."),
        Just("..."),
        Just("12. "),
        Just("01"),
        Just("32-28 "),
        Just("19-23"),
        Just("28x19 "),
        Just("14x23"),
        Just("18x 9 "),
        Just("3228 "),
        Just("c3-d4 "),
        Just("b6:c5"),
        Just("cd4 "),
        Just("1-0"),
        Just(" 1 - 1 "),
        Just("0-0"),
        Just("1/2-1/2"),
        Just("$7 "),
        Just("!?"),
        Just("/FEN \"B::\"/"),
        Just("/FEN \"W:W31:B20\"/ "),
        Just("- "),
        Just("--"),
        Just("<28>"),
        Just("½"),
        Just("…"),
        Just("é"),
        Just("–"),
        Just("\u{A0}"),
        Just("$3"),
        Just("!"),
        Just("35-30 (35-30) 20-25 "),
        Just("1-2 "),
        Just("2. "),
        Just("x"),
        Just("[Note]"),
        Just("[GameType \"21\"]\n"),
        Just("[GameType \"24,W,8,8,N2,1\"]\n"),
        Just("9-14 "),
        Just("h8-g7 "),
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_bytes_can_be_read(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read_all(&bytes);
    }

    #[test]
    fn any_characters_can_be_read(text in "\\PC{0,200}") {
        read_all(text.as_bytes());
    }

    #[test]
    fn anything_like_pdn_can_be_read(text in pdn_like()) {
        read_all(text.as_bytes());
    }

    #[test]
    fn pieces_read_as_the_whole_does(text in pdn_like(), size in 1_usize..50) {
        let whole: Vec<String> = pdn::read(&text).map(|game| format!("{game:?}")).collect();
        let mut stream = Stream::new();
        let mut found = Vec::new();
        for piece in text.as_bytes().chunks(size) {
            stream.push(piece);
            while let Some(game) = stream.next_game() {
                found.push(format!("{game:?}"));
            }
        }
        stream.end();
        while let Some(game) = stream.next_game() {
            found.push(format!("{game:?}"));
        }
        prop_assert_eq!(whole, found);
    }
}

/// A line of random moves with random comments, judgements and variations.
fn random_line(
    position: &mut Position,
    choices: &mut dyn Iterator<Item = u16>,
    depth: u8,
) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut before = None;
    while let Some(choice) = choices.next() {
        match choice % 16 {
            0 => steps.push(Step::Comment(format!(
                "c{choice} [%clk 0:{choice}] \"q\" 1-0 * ;"
            ))),
            1 if matches!(steps.last(), Some(Step::Move(_))) => {
                steps.push(Step::Judgement("!?".into()));
            }
            2 if before.is_some() => steps.push(Step::Nag(u32::from(choice))),
            3 | 4 if depth > 0 => {
                let replaces = choice.is_multiple_of(3) && before.is_some();
                let mut start = if replaces {
                    before.unwrap_or(*position)
                } else {
                    *position
                };
                let line = random_line(&mut start, &mut (&mut *choices).take(9), depth - 1);
                if line.iter().any(|step| matches!(step, Step::Move(_))) {
                    steps.push(Step::Variation { replaces, line });
                }
            }
            _ => {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let mv = legal[usize::from(choice) % legal.len()].clone();
                before = Some(*position);
                position.play(&mv).expect("it is legal");
                steps.push(Step::Move(mv));
            }
        }
    }
    steps
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_is_written_is_read(
        variant in 0..Variant::ALL.len(),
        choices in prop::collection::vec(any::<u16>(), 0..120),
        name in "\\PC{0,30}",
        outcome in 0_usize..5,
    ) {
        let variant = Variant::ALL[variant];
        let mut position = Position::start(variant);
        // Some games begin in the middle.
        for &choice in choices.iter().take(usize::from(choices.len().is_multiple_of(2)) * 20) {
            let legal = position.legal_moves();
            if let Some(mv) = legal.get(usize::from(choice) % legal.len().max(1)) {
                position.play(mv).expect("it is legal");
            }
        }
        prop_assert_eq!(Position::from_fen(variant, &position.fen()), Ok(position));
        let mut game = Game::new(position);
        game.set_tag("White", &name);
        for step in random_line(&mut position, &mut choices.into_iter(), 3) {
            game.add(step).expect("its moves are legal");
        }
        game.outcome = [
            None,
            Some(Outcome::Draw),
            Some(Outcome::BothLost),
            Some(Outcome::Win(Side::White)),
            Some(Outcome::Win(Side::Black)),
        ][outcome];
        for notation in [Notation::Numeric, Notation::Reversed, Notation::Algebraic] {
            let written = game.to_pdn_in(notation);
            let records: Vec<_> = pdn::read(&written).collect();
            prop_assert_eq!(records.len(), 1, "{}", &written);
            let record = records[0].as_ref().expect("a game");
            let (read, replay) = Game::understand(record, None).expect("a start");
            prop_assert_eq!(&replay.problems, &[], "{}", &written);
            prop_assert_eq!(replay.variant, variant);
            prop_assert_eq!(read.start(), game.start());
            prop_assert_eq!(read.line(), game.line(), "{}", &written);
            prop_assert_eq!(read.outcome, game.outcome);
            prop_assert_eq!(read.tag("White").map(str::trim), Some(name.trim()));
            prop_assert_eq!(read.to_pdn_in(notation), written);
            #[cfg(feature = "serde")]
            {
                let data = pdn::GameData::of(&game, notation);
                let json = serde_json::to_string(&data).expect("plain data");
                let read: pdn::GameData = serde_json::from_str(&json).expect("written by us");
                let read = Game::try_from(read).expect("written by us");
                prop_assert_eq!(&read, &game, "{}", json);
            }
        }
    }
}
