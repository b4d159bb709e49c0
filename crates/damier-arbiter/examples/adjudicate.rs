//! Judges games: `cargo run --example adjudicate -- FILE [fr|ru]`.
//!
//! PDN in, verdicts out: each game is played through and refereed by the usual rule book
//! of its variant. Ends with a count.

use std::error::Error;

use damier_arbiter::{Lang, Referee, RuleBook, Verdict, text};
use damier_draughts::pdn;
use damier_game::Spelling;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("give a PDN file")?;
    let lang: Lang = arguments.next().map_or(Ok(Lang::En), |lang| lang.parse())?;
    let bytes = std::fs::read(file)?;
    let (mut games, mut ended) = (0, 0);
    for record in pdn::read(&pdn::decode(&bytes)).flatten() {
        games += 1;
        match judge(&record) {
            Ok(None) => println!("game {games}: not over by the rules"),
            Ok(Some((verdict, book))) => {
                ended += 1;
                let why = text::explain(&verdict, &book, lang);
                println!(
                    "game {games}: {} after ply {}: {why}",
                    verdict.result(Spelling::Draughts),
                    verdict.ply
                );
            }
            Err(why) => println!("game {games}: {why}"),
        }
    }
    println!("{games} games, {ended} over by the rules");
    Ok(())
}

type Ended = (Verdict, std::sync::Arc<RuleBook>);

fn judge(record: &pdn::RawGame<'_>) -> Result<Option<Ended>, Box<dyn Error>> {
    let replay = pdn::replay(record, None)?;
    let book = RuleBook::default_for(replay.variant.id()).ok_or("no rule book")?;
    let mut referee = Referee::new(std::sync::Arc::clone(&book), replay.start.facts());
    for ply in &replay.plies {
        if referee.verdict().is_some() {
            break;
        }
        referee.record(&ply.facts);
    }
    Ok(referee.verdict().cloned().map(|verdict| (verdict, book)))
}
