use super::RuleBook;
use super::error::Errors;
use super::fields::Fields;
use super::parse_clause::{OnlyIf, only_if};
use super::said::say;
use crate::offer::{EarlyAgreement, OfferRules};

/// What a book says about draws by agreement. A game or an event may say otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferClause {
    /// The number of the article, if there is one.
    pub article: Option<String>,
    /// The settings under which it is part of the book, all of them:
    /// `(setting, value)`.
    pub only_if: Vec<(String, String)>,
    /// What is forbidden, and what comes of it.
    pub rules: OfferRules,
}

impl RuleBook {
    /// What the book says about draws by agreement under the settings chosen; `None`
    /// if it forbids nothing.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// assert_eq!(book.offers(), None);
    /// let book = book.with_setting("early-draws", "both-lose")?;
    /// assert_eq!(book.offer_rules().not_before_move, Some(40));
    /// # Ok::<(), damier_arbiter::SettingError>(())
    /// ```
    pub fn offers(&self) -> Option<&OfferClause> {
        self.offers
            .iter()
            .find(|clause| self.chosen(&clause.only_if))
    }

    /// The same as rules for [`crate::Offers`]; they allow everything if the book
    /// forbids nothing.
    pub fn offer_rules(&self) -> OfferRules {
        self.offers().map(|clause| clause.rules).unwrap_or_default()
    }
}

/// What is said about offers, with the places that later checks speak of.
pub(crate) struct RawOffers {
    pub(crate) clause: OfferClause,
    pub(super) only_if: OnlyIf,
    pub(super) at: usize,
}

pub(crate) fn offers(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Vec<RawOffers> {
    let mut offers = Vec::new();
    for mut table in fields.tables("offers", "[[offers]]", errors) {
        let (at, mark) = (table.at(), errors.mark());
        let article = table.string("article", errors);
        let mut only_if = only_if(&mut table, errors);
        let not_before_move = positive(&mut table, "not-before-move", errors);
        let most_pieces = positive(&mut table, "most-pieces", errors);
        let words = EarlyAgreement::ALL.map(|word| (word.as_str(), word));
        let early_agreement = table
            .word("early-agreement", &words, errors)
            .unwrap_or_default();
        if table.get("not-before-move").is_none() && table.get("most-pieces").is_none() {
            let said = say("mistake-offers-empty");
            errors.add(at, said.with("line", "not-before-move = 40"));
        }
        table.finish(errors);
        only_if.is_unsure |= errors.mistyped(mark, "only-if");
        let rules = OfferRules {
            not_before_move,
            // No board holds so many pieces.
            most_pieces: most_pieces.map(|pieces| u8::try_from(pieces).unwrap_or(u8::MAX)),
            early_agreement,
        };
        let clause = OfferClause {
            article,
            only_if: only_if.chosen.clone(),
            rules,
        };
        offers.push(RawOffers {
            clause,
            only_if,
            at,
        });
    }
    offers
}

/// A number of which 0 would mean nothing.
pub(super) fn positive(
    table: &mut Fields<'_, '_>,
    name: &'static str,
    errors: &mut Errors<'_>,
) -> Option<u16> {
    let number = table.number(name, errors)?;
    if number > 0 {
        return Some(number);
    }
    let at = table.get(name).map_or(0, |value| value.span().start);
    errors.add(at, say("mistake-zero").with("name", name));
    None
}
