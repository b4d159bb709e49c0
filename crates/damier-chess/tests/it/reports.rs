//! Public bug reports about Chess960, each by a position of its own.

use std::sync::Arc;

use damier_arbiter::{Referee, RuleBook, Verdict};
use damier_chess::{CastlingFault, MoveTextError, Position, Winnable};
use damier_game::{Game, Outcome, Reason, Side};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

fn castling(position: &Position) -> Vec<String> {
    let moves = position.legal_moves();
    let castling = moves.iter().filter(|mv| mv.wing().is_some());
    castling.map(|mv| mv.uci()).collect()
}

#[test]
fn the_king_does_not_castle_over_its_second_rook() {
    let here = position("4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 10 18");
    let other = "4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ee - 10 18";
    // The rook of f1 stands on the king's left: its castling is long.
    assert_eq!(castling(&here), Vec::<String>::new());
    assert_eq!(castling(&position(other)), Vec::<String>::new());
}

#[test]
fn an_attacked_rook_is_no_obstacle() {
    let beside = "2Rnb1kr/5ppp/8/q3p3/p3P3/4P3/6PP/1Q3BKR b Kk - 0 15";
    assert_eq!(castling(&position(beside)), ["g8h8"]);
    let attacked = "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12";
    let here = position(attacked);
    let mv = here.parse_move("O-O-O").expect("legal");
    assert_eq!(mv.uci(), "b1a1");
}

#[test]
fn nobody_castles_out_of_mate() {
    let here = position("rk2Q3/1p4p1/1B6/4p3/p5p1/2Kp2P1/PP4P1/R7 b q - 0 34");
    let end = here.facts().terminal.expect("mate");
    assert_eq!(
        (end.outcome, end.reason),
        (Outcome::Win(Side::White), Reason::Checkmate)
    );
}

#[test]
fn a_king_takes_its_own_rook_on_move_one() {
    let here = position("brnbqkrn/pppppppp/8/8/8/8/PPPPPPPP/BRNBQKRN w KQkq - 0 1");
    let mv = here.parse_move("f1g1").expect("castling");
    assert_eq!(here.parse_move("O-O"), Ok(mv));
}

#[test]
fn a_castling_answer_of_an_engine_is_not_a_plain_move() {
    let mut here = position("rnqbbnkr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBNKR w HAha -");
    for text in ["e2e4", "e7e5", "f1g3", "f8g6"] {
        let mv = here.parse_move(text).expect(text);
        here.play(&mv).expect("legal");
    }
    for text in ["g1h1", "g8h8"] {
        let mv = here.parse_move(text).expect(text);
        assert!(mv.wing().is_some());
        here.play(&mv).expect("legal");
    }
    let board = "rnqbbrk1/pppp1ppp/6n1/4p3/4P3/6N1/PPPP1PPP/RNQBBRK1";
    assert_eq!(here.fen().split(' ').next(), Some(board));
}

#[test]
fn a_right_belongs_to_the_outermost_rook_unless_the_file_says_otherwise() {
    let outer = position("4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
    assert!(matches!(
        outer.parse_move("O-O"),
        Err(MoveTextError::Castling {
            fault: CastlingFault::Blocked(_),
            ..
        })
    ));
    let inner = position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    assert_eq!(castling(&inner), ["e1g1"]);
    // A rook up the board has nothing to do with it.
    let far = position("4k3/8/8/8/8/6R1/8/4K2R w K - 0 1");
    assert_eq!(castling(&far), ["e1h1"]);
    let long = position("2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1");
    let mv = long.parse_move("O-O-O+").expect("legal");
    assert_eq!(mv.uci(), "f1b1");
    assert!(long.fen().contains(" B "));
}

#[test]
fn a_rook_that_comes_to_the_wing_gets_no_right() {
    // A new rook goes to g1, inside of the one with the right.
    let mut here = position("4k3/8/8/8/8/6R1/8/4K2R w H - 0 1");
    for text in ["Rgg1", "Ke7"] {
        let mv = here.parse_move(text).expect(text);
        here.play(&mv).expect("legal");
    }
    assert_eq!(
        here.fen_with(damier_chess::Rights::Shredder)
            .split(' ')
            .nth(2),
        Some("H")
    );
    assert!(
        here.enter(shakmaty_square("e1"), shakmaty_square("g1"), None)
            .is_err()
    );
    assert_eq!(castling(&here), Vec::<String>::new(), "g1 is in the way");
}

fn shakmaty_square(name: &str) -> damier_chess::Square {
    name.parse().expect("a square")
}

struct Refereed {
    position: Position,
    referee: Referee,
}

fn from(book: &str, fen: &str) -> Refereed {
    let position = position(fen);
    let book = RuleBook::builtin(book).expect("built in");
    let referee = Referee::with_quiet_plies(book, position.facts(), position.halfmoves());
    Refereed { position, referee }
}

impl Refereed {
    fn play(&mut self, moves: &str) -> Option<Verdict> {
        for text in moves.split_whitespace() {
            let mv = self
                .position
                .parse_move(text)
                .unwrap_or_else(|error| panic!("{}: {error}", self.position.fen()));
            self.referee
                .record(&self.position.play(&mv).expect("legal"));
        }
        self.referee.verdict().cloned()
    }

    fn claimable(&self) -> Vec<String> {
        let clauses = self.referee.claimable();
        clauses.iter().map(|clause| clause.to_string()).collect()
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

#[test]
fn a_capture_in_passing_makes_the_first_time_another_position() {
    let mut game = from("fide-960", START);
    let moves = "e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8";
    assert_eq!(game.play(moves), None);
    assert_eq!(
        game.claimable(),
        Vec::<String>::new(),
        "the first time exd6 was possible"
    );
    game.play("Bc4 Nc6 Bf1 Nb8");
    assert_eq!(game.claimable(), ["fide-960/9.2"]);
    let mut casual = from("casual-960", START);
    assert_eq!(casual.play(moves), None);
    let verdict = casual.play("Bc4").expect("for the third time after Bc4");
    assert_eq!((verdict.reason, verdict.ply), (Reason::Repetition, 13));
    assert_eq!(verdict.repetitions, [5, 9, 13]);
}

#[test]
fn a_set_up_position_counts_as_its_first_time() {
    let fen = "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1";
    let moves = "Kd2 Kd7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8";
    let mut game = from("fide-960", fen);
    game.play(moves);
    assert_eq!(game.claimable(), ["fide-960/9.2"]);
    let verdict = from("casual-960", fen).play(moves).expect("ends of itself");
    assert_eq!(verdict.repetitions, [0, 4, 8]);
}

#[test]
fn repetitions_need_not_follow_one_another() {
    let mut game = from("casual-960", START);
    let verdict = game
        .play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8")
        .expect("the third time");
    assert_eq!(verdict.repetitions, [0, 4, 8]);
    let mut game = from("casual-960", START);
    let moves = "Nf3 Nf6 Ng1 Ng8 Nh3 Nh6 Nf4 Nf5 Nh3 Nh6 Ng1";
    assert_eq!(game.play(moves), None);
    let verdict = game.play("Ng8").expect("the third time, after others");
    assert_eq!(verdict.repetitions, [0, 4, 12]);
}

#[test]
fn castling_rights_count_in_repetition() {
    // The diagram comes back at plies 4 and 8 without the right of the a-rook.
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ -";
    let moves = "Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8";
    let mut casual = from("casual-960", fen);
    assert_eq!(casual.play(moves), None);
    let verdict = casual.play("Ra2").expect("the third time");
    assert_eq!((verdict.ply, verdict.repetitions), (9, vec![1, 5, 9]));
    let mut fide = from("fide-960", fen);
    fide.play(moves);
    assert_eq!(fide.claimable(), Vec::<String>::new());
    fide.play("Ra2");
    assert_eq!(fide.claimable(), ["fide-960/9.2"]);
    let verdict = fide
        .play("Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8 Ra2")
        .expect("the fifth time");
    assert_eq!((verdict.ply, verdict.reason), (17, Reason::Repetition));
    assert_eq!(
        verdict.clause.map(|id| id.to_string()).as_deref(),
        Some("fide-960/9.6.1")
    );
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let mut game = from("fide-960", "4k3/8/8/8/8/8/8/4K2R w - - 99 1");
    assert_eq!(game.claimable(), Vec::<String>::new());
    assert_eq!(game.play("Rg1"), None);
    assert_eq!(game.claimable(), ["fide-960/9.3"]);
    let mut game = from("fide-960", "4k3/8/8/8/8/8/8/4K2R w - - 149 1");
    let verdict = game.play("Rg1").expect("the 75th move of each");
    assert_eq!(
        (verdict.reason, verdict.outcome),
        (Reason::MoveLimit, Outcome::Draw)
    );
    assert_eq!(
        verdict.clause.map(|id| id.to_string()).as_deref(),
        Some("fide-960/9.6.2")
    );
    // A mate on that ply counts.
    let mut game = from("fide-960", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 80");
    let verdict = game.play("Ra8").expect("mate");
    assert_eq!(
        (verdict.reason, verdict.outcome),
        (Reason::Checkmate, Outcome::Win(Side::White))
    );
    // No such rule between friends.
    let mut game = from("casual-960", "4k3/8/8/8/8/8/8/4K2R w - - 149 1");
    assert_eq!(game.play("Rg1"), None);
}

#[test]
fn explanations_speak_of_pawns() {
    use damier_arbiter::{Lang, text};
    let mut game = from("fide-960", "4k3/8/8/8/8/8/8/4K2R w - - 149 1");
    let verdict = game.play("Rg1").expect("the 75th move of each");
    for (lang, word) in [(Lang::En, "pawn"), (Lang::Fr, "pion"), (Lang::Ru, "пешк")] {
        let story = text::story(&verdict, game.referee.book(), lang).join(" ");
        assert!(story.contains(word), "{story}");
        assert!(
            !story.contains(" man ") && !story.contains("прост"),
            "{story}"
        );
    }
}

#[test]
fn a_claim_may_announce_its_move() {
    let mut game = from("fide-960", "4k3/8/8/8/8/8/8/4K2R w - - 99 1");
    let mv = game.position.parse_move("Rg1").expect("legal");
    let announced = game.position.clone().play(&mv).expect("legal");
    let clause = damier_arbiter::ClauseId::parse("fide-960/9.3").expect("an id");
    assert!(game.referee.claim(Side::White, &clause, None).is_err());
    let verdict = game
        .referee
        .claim(Side::White, &clause, Some(&announced))
        .expect("granted");
    assert_eq!((verdict.ply, verdict.claimed_by), (0, Some(Side::White)));
}

#[test]
fn a_flag_falls_against_whoever_can_still_be_mated() {
    // Knight against pawn: Black loses. Bare king against queen: a draw.
    let knight = position("4k3/4p3/8/8/8/8/8/4KN2 w - -");
    assert_ne!(knight.winnable(Side::White), Winnable::No);
    let bare = position("3qk3/8/8/8/8/8/8/4K3 b - -");
    assert_eq!(bare.winnable(Side::White), Winnable::No);
    let bishop = position("4kb2/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_ne!(bishop.winnable(Side::Black), Winnable::No);
    let book = RuleBook::builtin("fide-960").expect("built in");
    let cases = [
        (bare, Side::Black, Outcome::Draw),
        (bishop, Side::White, Outcome::Win(Side::Black)),
        (knight, Side::Black, Outcome::Win(Side::White)),
    ];
    for (here, fallen, outcome) in cases {
        let mut referee = Referee::new(Arc::clone(&book), here.facts());
        let verdict = match here.winnable(!fallen) {
            Winnable::No => referee.flag_without_winner(fallen),
            Winnable::Yes | Winnable::Unknown => referee.flag(fallen),
        };
        assert_eq!((verdict.outcome, verdict.reason), (outcome, Reason::Time));
    }
}

#[test]
fn two_knights_are_not_dead() {
    let here = position("8/8/3k4/5N2/8/2n5/3K4/8 b - - 0 1");
    assert_eq!(here.facts().terminal, None);
}
