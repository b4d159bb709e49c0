//! The start position of a round of Chess960: drawn when the round is paired, the same
//! for all of its games.

use damier_arbiter::RuleBook;
use damier_chess::{PublicDraw, Scope, UniformDraw};
use damier_tournament::model::{StartDraw, What};
use damier_tournament::{Event, Regulations};

use super::{CHESS, when};

/// The longest public text, in letters; what is beyond is left out and not shown.
pub(crate) const LONGEST_TEXT: usize = 200;

/// Whether an event plays Chess960: it says so, or its rule book does.
pub(crate) fn is_chess(regulations: &Regulations) -> bool {
    match regulations.variant.as_str() {
        "" => RuleBook::builtin(&regulations.rule_book)
            .is_some_and(|book| book.variants().iter().any(|variant| variant == CHESS)),
        variant => variant == CHESS,
    }
}

/// Notes the start position of a round that has just been paired: drawn from the public
/// text if there is one, else the one that the round has had before, else from
/// `random`, a source of 64 even bits at a time. `now` is in milliseconds since 1970.
pub(crate) fn draw_start(
    event: &mut Event,
    round: u16,
    text: &str,
    random: impl FnMut() -> u64,
    now: u64,
) {
    if !is_chess(&event.regulations) {
        return;
    }
    let text: String = text.trim().chars().take(LONGEST_TEXT).collect();
    let before = event.start_draw(round).map(|draw| draw.number);
    let number = match (text.is_empty(), before) {
        (true, Some(_)) => return,
        (true, None) => UniformDraw::from_source(random).number(),
        (false, _) => {
            PublicDraw::new(&text, Scope::Round)
                .start(u32::from(round), 0, 0)
                .white
        }
    };
    let number = number.get();
    if let Some(before) = before.filter(|before| *before != number) {
        let what = What::StartChanged {
            round,
            before,
            after: number,
        };
        event.note(Some(when(now)), what);
    }
    event.set_start_draw(StartDraw {
        round,
        number,
        text,
    });
}

#[cfg(test)]
mod tests {
    use damier_tournament::{Preset, System};

    use super::*;

    fn event() -> Event {
        let mut regulations = Regulations::new(System::Manual, 3, Preset::Fide2026);
        regulations.variant = CHESS.to_owned();
        Event::new("Open", regulations)
    }

    #[test]
    fn a_lot_is_drawn_once_and_a_public_text_replaces_it() {
        let mut event = event();
        let mut drawn = 0;
        let mut lot = || {
            drawn += 1;
            u64::MAX / 3 + drawn
        };
        draw_start(&mut event, 1, " ", &mut lot, 0);
        let first = event.start_draw(1).cloned().expect("drawn");
        draw_start(&mut event, 1, "", &mut lot, 0);
        assert_eq!(event.start_draw(1), Some(&first));
        assert_eq!(event.start_draw(2), None);
        assert!(event.log.is_empty());
        draw_start(&mut event, 1, "lot 4711", &mut lot, 0);
        let public = PublicDraw::new("lot 4711", Scope::Round).start(1, 0, 0);
        let second = event.start_draw(1).cloned().expect("drawn");
        assert_eq!(
            (second.number, second.text.as_str()),
            (public.white.get(), "lot 4711")
        );
        assert_ne!(first.number, second.number);
        assert_eq!((event.log.len(), drawn), (1, 1));
    }

    #[test]
    fn every_position_comes_equally_often() {
        use damier_chess::StartNumber;
        let mut state = 7_u64;
        let mut random = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        };
        let mut counts = vec![0_u32; usize::from(StartNumber::COUNT)];
        let empty = event();
        for _ in 0..96_000 {
            let mut event = empty.clone();
            draw_start(&mut event, 1, "", &mut random, 0);
            counts[usize::from(event.start_draw(1).expect("drawn").number)] += 1;
        }
        // Chi-square of 959 degrees of freedom: 1150 is beyond four deviations.
        let off = |count: &u32| (f64::from(*count) - 100.0).powi(2) / 100.0;
        let chi: f64 = counts.iter().map(off).sum();
        assert!((780.0..1150.0).contains(&chi), "{chi}");
    }

    #[test]
    fn draughts_has_no_start_to_draw() {
        let mut event = event();
        event.regulations.variant = "international".to_owned();
        draw_start(&mut event, 1, "lot", || 1, 0);
        assert_eq!(event.start_draw(1), None);
        event.regulations.variant = String::new();
        event.regulations.rule_book = "fide-960".to_owned();
        assert!(is_chess(&event.regulations));
    }
}
