//! Boards so full of kings that the routes of one capture cannot be counted one
//! by one. The positions were found by a search for the slowest.

use damier_draughts::{Position, Variant};

#[track_caller]
fn check(variant: Variant, fen: &str, moves: usize, routes: u64) {
    let position = Position::from_fen(variant, fen).expect("a position");
    let legal = position.legal_moves();
    assert_eq!(legal.len(), moves);
    assert_eq!(position.perft_routes(1), routes);
    // The last move is as hard as any; its own text is told apart from the others
    // without trying every route.
    let mv = legal.last().expect("a capture");
    let some = position.routes_up_to(mv, 3);
    assert!((1..=3).contains(&some.len()));
    let text = position.move_text(mv, variant.notation());
    assert_eq!(position.parse_move(&text).as_ref(), Ok(mv));
    let name = |square| variant.geometry().name(square, variant.notation());
    let path: Vec<String> = mv.path().iter().map(|square| name(*square)).collect();
    assert_eq!(position.parse_move(&path.join("x")).as_ref(), Ok(mv));
}

#[test]
fn international() {
    let fen = "W:WK15,K16,K25,K45,K47:BK1,K3,K6,K11,K14,K21,K22,K26,K28,K30,K33,K34,K41,K43,\
               K44,K46,K50";
    check(Variant::International, fen, 20, 30);
}

#[test]
fn frisian() {
    let fen = "W:WK6,K31,K43,K50:BK3,K7,K8,K9,K10,K15,K17,K20,K21,K22,K24,K26,K28,K30,K33,K39,\
               K41,K42,K44,K47";
    check(Variant::Frisian, fen, 34, 3_932);
}

#[test]
fn more_routes_than_anybody_could_list() {
    // Two kings can each take all twenty.
    let fen = "W:WK1,K46:BK3,K8,K11,K12,K13,K17,K19,K22,K25,K26,K28,K30,K31,K32,K33,K34,K37,K39,\
               K42,K48";
    let position = Position::from_fen(Variant::Frisian, fen).expect("a position");
    assert_eq!(position.perft(1), 28);
    assert_eq!(position.perft_routes(1), 89_624);
}

#[test]
fn turkish() {
    let fen = "W:WK1,K7,K17,K39,K47,K57,K59,K60:BK6,K11,K18,K23,K28,K29,K31,K32,K34,K35,K44,\
               K49,K52,K54,K58,K63";
    check(Variant::Turkish, fen, 11, 13);
}

#[test]
fn canadian() {
    let fen = "W:WK2,K7,K17,K18,K24,K36,K38,K43,K72:BK1,K4,K10,K11,K12,K15,K19,K20,K26,K27,K29,K30,\
               K32,K35,K37,K45,K46,K47,K49,K51,K53,K58,K60,K62,K66";
    check(Variant::Canadian, fen, 4, 13);
}
