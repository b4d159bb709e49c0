//! Which game an event plays, and the rule book that judges it.

use damier_arbiter::RuleBook;
use damier_draughts::Variant;
use damier_tournament::Regulations;

use crate::book;
use crate::failure::Failure;
use crate::messages::say;

/// The game whose starts are drawn.
const CHESS: &str = "chess960";

/// Reads the name of a game that events play.
pub(super) fn game(text: &str) -> Result<String, String> {
    if text == CHESS {
        return Ok(CHESS.to_owned());
    }
    let game = text.parse::<Variant>();
    game.map(|game| game.id().to_owned())
        .map_err(|error| format!("{error}, {CHESS}"))
}

/// Takes a rule book by its id or from its file, after a look at every mistake in it,
/// and the game that is named, or else the only one that the book is for.
pub(super) fn take(
    regulations: &mut Regulations,
    rules: Option<&str>,
    variant: Option<&str>,
) -> Result<(), Failure> {
    if let Some(name) = rules {
        let (book, text) = book::with_text(name)?;
        book.id().clone_into(&mut regulations.rule_book);
        regulations.rule_book_text = text.unwrap_or_default();
        let games = book.variants();
        let wanted = variant.unwrap_or(&regulations.variant).to_owned();
        match games {
            [only] if variant.is_none() => only.clone_into(&mut regulations.variant),
            _ if wanted.is_empty() => {}
            _ if games.contains(&wanted) => regulations.variant = wanted,
            _ => {
                let args = [
                    ("book", book.id().to_owned().into()),
                    ("game", wanted.into()),
                    ("known", games.join(", ").into()),
                ];
                return Err(Failure::Usage(say("event-book-game", &args)));
            }
        }
        return Ok(());
    }
    let Some(variant) = variant else {
        return Ok(());
    };
    if !regulations.rule_book_text.is_empty() {
        // A book that the event holds is for the games that it says itself.
        let own = damier_words::read_book(&regulations.rule_book_text);
        let fits = own.is_ok_and(|book| book.variants().iter().any(|game| game == variant));
        if !fits {
            let args = [("game", variant.to_owned().into())];
            return Err(Failure::Usage(say("event-own-book-game", &args)));
        }
    } else {
        let known = RuleBook::builtin(&regulations.rule_book);
        let fits = known.is_some_and(|book| book.variants().iter().any(|game| game == variant));
        if !fits {
            let usual = RuleBook::default_for(variant);
            regulations.rule_book = usual.map_or_else(String::new, |book| book.id().to_owned());
        }
    }
    variant.clone_into(&mut regulations.variant);
    Ok(())
}

/// Whether chess is played: the event says so, or its rule book does.
pub(super) fn is_chess(regulations: &Regulations) -> bool {
    match regulations.variant.as_str() {
        "" => RuleBook::builtin(&regulations.rule_book)
            .is_some_and(|book| book.variants().iter().any(|variant| variant == CHESS)),
        variant => variant == CHESS,
    }
}
