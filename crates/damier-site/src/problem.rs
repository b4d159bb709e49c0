//! What the site answers when it can't do what was asked: RFC 9457 problem
//! objects, in the language of the request.
//!
//! A [`Problem`] is made without knowing the language; the router writes
//! the body on the way out.

use axum::Json;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use damier_arbiter::{Lang, RuleBookErrors};
use fluent_bundle::FluentValue;
use serde_json::{Map, Value, json};

use crate::i18n::Language;

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $slug:literal, $status:ident;)*) => {
        /// The kinds of problem. Name and status are part of the API.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum ProblemKind {
            $($(#[$doc])* $name,)*
        }

        impl ProblemKind {
            /// Every kind.
            pub const ALL: &[ProblemKind] = &[$(ProblemKind::$name),*];

            /// The last part of the problem's `type`, such as `stale-ply`.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(ProblemKind::$name => $slug,)*
                }
            }

            /// The HTTP status that goes with it.
            pub const fn status(self) -> StatusCode {
                match self {
                    $(ProblemKind::$name => StatusCode::$status,)*
                }
            }
        }
    };
}

kinds! {
    /// The body is no JSON, or not the JSON expected.
    InvalidJson = "invalid-json", BAD_REQUEST;
    /// The request is malformed in some other way.
    BadRequest = "bad-request", BAD_REQUEST;
    /// The body is larger than any sensible request.
    BodyTooLarge = "body-too-large", PAYLOAD_TOO_LARGE;
    /// The body is not declared as JSON.
    NotJson = "not-json", UNSUPPORTED_MEDIA_TYPE;
    /// A parameter in the address is malformed.
    InvalidParameter = "invalid-parameter", BAD_REQUEST;
    /// No such variant of draughts.
    UnknownVariant = "unknown-variant", UNPROCESSABLE_ENTITY;
    /// No such rule book, or not one for this variant.
    UnknownRulebook = "unknown-rulebook", UNPROCESSABLE_ENTITY;
    /// No such level.
    UnknownLevel = "unknown-level", UNPROCESSABLE_ENTITY;
    /// The rule book has no such setting, or the setting no such value.
    UnknownSetting = "unknown-setting", UNPROCESSABLE_ENTITY;
    /// Chess960 has no such start position, or the game has no numbered ones.
    UnknownStart = "unknown-start", UNPROCESSABLE_ENTITY;
    /// Times that no clock can be set to.
    InvalidClock = "invalid-clock", UNPROCESSABLE_ENTITY;
    /// The FEN is malformed or no position to play from.
    InvalidFen = "invalid-fen", UNPROCESSABLE_ENTITY;
    /// No game with this name.
    NoSuchGame = "no-such-game", NOT_FOUND;
    /// No rule book with this name to show.
    NoSuchRulebook = "no-such-rulebook", NOT_FOUND;
    /// No ply with this number.
    NoSuchPly = "no-such-ply", NOT_FOUND;
    /// Nothing at this address.
    NotFound = "not-found", NOT_FOUND;
    /// The address does not take this method.
    MethodNotAllowed = "method-not-allowed", METHOD_NOT_ALLOWED;
    /// The address is for WebSockets only.
    UpgradeRequired = "upgrade-required", UPGRADE_REQUIRED;
    /// The game belongs to somebody else.
    NotYourGame = "not-your-game", FORBIDDEN;
    /// The request came from a page of another site.
    ForeignOrigin = "foreign-origin", FORBIDDEN;
    /// The client has not seen the latest moves.
    StalePly = "stale-ply", CONFLICT;
    /// It is the other side's turn.
    OutOfTurn = "out-of-turn", CONFLICT;
    /// The game is over.
    GameOver = "game-over", CONFLICT;
    /// The game has more events than any real one.
    GameTooLong = "game-too-long", CONFLICT;
    /// The text is no move in any notation.
    MalformedMove = "malformed-move", UNPROCESSABLE_ENTITY;
    /// The move is not legal here.
    IllegalMove = "illegal-move", UNPROCESSABLE_ENTITY;
    /// The text names more than one legal move.
    AmbiguousMove = "ambiguous-move", UNPROCESSABLE_ENTITY;
    /// There is nothing that could be taken back.
    NothingToTakeBack = "nothing-to-take-back", CONFLICT;
    /// A draw can't be offered now.
    NoDrawOffer = "no-draw-offer", CONFLICT;
    /// The rule book grants no draw on claim now.
    NothingToClaim = "nothing-to-claim", CONFLICT;
    /// A ruling that was asked for is not given yet.
    RulingPending = "ruling-pending", CONFLICT;
    /// Somebody starts more games than one can play.
    TooManyGames = "too-many-games", TOO_MANY_REQUESTS;
    /// No flag has fallen.
    NoFlag = "no-flag", CONFLICT;
    /// This action makes no sense in this kind of game.
    WrongMode = "wrong-mode", CONFLICT;
    /// A referee has stopped the clocks.
    GamePaused = "game-paused", CONFLICT;
    /// Only for whoever sits at the referee's desk.
    NoReferee = "no-referee", UNAUTHORIZED;
    /// The key does not fit.
    WrongKey = "wrong-key", FORBIDDEN;
    /// A decision without an explanation, or with too short or too long a one.
    NoExplanation = "no-explanation", UNPROCESSABLE_ENTITY;
    /// The rule book of the game has no such article.
    UnknownArticle = "unknown-article", UNPROCESSABLE_ENTITY;
    /// Something in a decision is missing or makes no sense.
    InvalidDecision = "invalid-decision", UNPROCESSABLE_ENTITY;
    /// The board does not show what the article of a decision speaks of.
    BoardDisagrees = "board-disagrees", CONFLICT;
    /// A decision that would change nothing, or cannot be made now.
    NothingToDo = "nothing-to-do", CONFLICT;
    /// No decision with this name.
    NoSuchDecision = "no-such-decision", NOT_FOUND;
    /// Something about a new match is missing or makes no sense.
    InvalidPlayoff = "invalid-playoff", UNPROCESSABLE_ENTITY;
    /// No match with this name.
    NoSuchPlayoff = "no-such-playoff", NOT_FOUND;
    /// The rules of the play-off forbid it now.
    PlayoffRule = "playoff-rule", CONFLICT;
    /// No tournament with this name.
    NoSuchEvent = "no-such-event", NOT_FOUND;
    /// Somebody has changed the tournament since the client looked at it.
    StaleEvent = "stale-event", CONFLICT;
    /// The text of a rule book has mistakes.
    InvalidRulebook = "invalid-rulebook", UNPROCESSABLE_ENTITY;
    /// Something in a tournament is missing or makes no sense.
    InvalidEvent = "invalid-event", UNPROCESSABLE_ENTITY;
    /// What was asked of a tournament cannot be done as it stands.
    EventRefused = "event-refused", CONFLICT;
    /// The storage refused; nothing was changed.
    Storage = "storage", SERVICE_UNAVAILABLE;
    /// A fault of ours.
    Internal = "internal", INTERNAL_SERVER_ERROR;
}

/// A value in the text of a problem.
#[derive(Clone, PartialEq, Debug)]
enum Argument {
    Text(String),
    Number(i64),
    /// In each language.
    Said(Vec<(Language, String)>),
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Argument {
        Argument::Number(number)
    }
}

/// A problem, before it is put into a language.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    kind: ProblemKind,
    /// Message id of the detail, if not the usual one of the kind.
    detail: Option<&'static str>,
    arguments: Vec<(&'static str, Argument)>,
    hint: Option<Box<Hint>>,
    more: Vec<Problem>,
    /// What is wrong with the text of a rule book.
    mistakes: Option<Box<RuleBookErrors>>,
    members: Map<String, Value>,
}

/// A second sentence of the detail.
#[derive(Clone, PartialEq, Debug)]
struct Hint {
    message: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

impl Problem {
    /// A problem of this kind, with its usual texts.
    pub fn new(kind: ProblemKind) -> Problem {
        Problem {
            kind,
            detail: None,
            arguments: Vec::new(),
            hint: None,
            more: Vec::new(),
            mistakes: None,
            members: Map::new(),
        }
    }

    /// Uses the text of another message than `problem-<kind>-detail`.
    #[must_use]
    pub(crate) fn detail(mut self, message: &'static str) -> Problem {
        self.detail = Some(message);
        self
    }

    /// Fills a place of the text, and adds the value as a member of the object
    /// so that programs need not read the sentence.
    #[must_use]
    pub(crate) fn text(mut self, name: &'static str, value: impl Into<String>) -> Problem {
        let value = value.into();
        self.members
            .insert(name.to_owned(), Value::String(value.clone()));
        self.arguments.push((name, value.into()));
        self
    }

    /// Like [`Problem::text`], for a number.
    #[must_use]
    pub(crate) fn number(mut self, name: &'static str, value: i64) -> Problem {
        self.members.insert(name.to_owned(), value.into());
        self.arguments.push((name, value.into()));
        self
    }

    /// Fills a place of the text with what the referee says of it in the language of
    /// the answer.
    #[must_use]
    pub(crate) fn said(mut self, name: &'static str, say: impl Fn(Lang) -> String) -> Problem {
        let in_language = |language: Language| (language, say(language.referee()));
        let said = Language::ALL.map(in_language).to_vec();
        self.arguments.push((name, Argument::Said(said)));
        self
    }

    /// Adds a list as a member of the object; the text shows it as one line.
    #[must_use]
    pub(crate) fn list(mut self, name: &'static str, values: &[String]) -> Problem {
        self.members.insert(name.to_owned(), json!(values));
        self.arguments.push((name, values.join(", ").into()));
        self
    }

    /// Adds a second sentence about a list of moves, which also becomes a member.
    #[must_use]
    pub(crate) fn moves_hint(mut self, message: &'static str, moves: &[String]) -> Problem {
        self.members.insert("moves".to_owned(), json!(moves));
        let arguments = vec![
            (
                "count",
                Argument::Number(i64::try_from(moves.len()).unwrap_or(i64::MAX)),
            ),
            ("moves", moves.join(", ").into()),
        ];
        self.hint = Some(Box::new(Hint { message, arguments }));
        self
    }

    /// Adds what else is wrong: each is told on a line of its own.
    #[must_use]
    pub(crate) fn and(mut self, more: impl IntoIterator<Item = Problem>) -> Problem {
        self.more.extend(more);
        self
    }

    /// Adds everything that is wrong with the text of a rule book: the object lists it
    /// in the language of the answer.
    #[must_use]
    pub(crate) fn mistakes(mut self, errors: RuleBookErrors) -> Problem {
        self.mistakes = Some(Box::new(errors));
        self
    }

    /// What is wrong with the text of a rule book, if that is the problem.
    pub(crate) fn found_mistakes(&self) -> Option<&RuleBookErrors> {
        self.mistakes.as_deref()
    }

    /// Adds a member to the object that the text does not mention.
    #[must_use]
    pub(crate) fn member(mut self, name: &str, value: Value) -> Problem {
        self.members.insert(name.to_owned(), value);
        self
    }

    /// The kind.
    pub fn kind(&self) -> ProblemKind {
        self.kind
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        self.kind.status()
    }

    /// What is wrong, in a few words.
    pub fn title_in(&self, language: Language) -> String {
        language.text(&format!("problem-{}", self.kind.slug()))
    }

    /// What is wrong here and what to do about it, in a sentence or two.
    pub fn detail_in(&self, language: Language) -> String {
        let usual = format!("problem-{}-detail", self.kind.slug());
        let mut detail = write(language, self.detail.unwrap_or(&usual), &self.arguments);
        if let Some(hint) = &self.hint {
            detail.push(' ');
            detail.push_str(&write(language, hint.message, &hint.arguments));
        }
        for more in &self.more {
            detail.push('\n');
            detail.push_str(&more.detail_in(language));
        }
        detail
    }

    /// The problem object.
    pub fn to_json(&self, language: Language) -> Value {
        let mut object = self.members.clone();
        object.insert(
            "type".to_owned(),
            format!("/problems/{}", self.kind.slug()).into(),
        );
        object.insert("title".to_owned(), self.title_in(language).into());
        object.insert("status".to_owned(), self.status().as_u16().into());
        object.insert("detail".to_owned(), self.detail_in(language).into());
        if let Some(errors) = &self.mistakes {
            let lang = language.referee();
            let told = errors.all().iter().map(|mistake| {
                json!({
                    "line": mistake.line,
                    "column": mistake.column,
                    "what": mistake.what(lang),
                    "remedy": mistake.remedy(lang),
                })
            });
            object.insert("mistakes".to_owned(), told.collect());
        }
        Value::Object(object)
    }
}

fn write(language: Language, message: &str, arguments: &[(&'static str, Argument)]) -> String {
    let values: Vec<(&str, FluentValue<'_>)> = arguments
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Argument::Text(text) => text.as_str().into(),
                Argument::Number(number) => (*number).into(),
                Argument::Said(said) => {
                    let found = said.iter().find(|(known, _)| *known == language);
                    found.map_or("", |(_, text)| text.as_str()).into()
                }
            };
            (*name, value)
        })
        .collect();
    language.text_with(message, &values)
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.detail_in(Language::English))
    }
}

impl std::error::Error for Problem {}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes the body of every problem that a handler answered, in the language of
/// the request.
pub(crate) async fn in_language(language: Language, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Problem>() {
        Some(problem) => body(&problem, language, response),
        None => response,
    }
}

/// Makes a problem of every refusal by the framework, so that clients of the API
/// need to understand one kind of error only.
pub(crate) async fn name_refusals(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if response.extensions().get::<Problem>().is_none()
        && let Some(kind) = foreign(&response)
    {
        response.extensions_mut().insert(Problem::new(kind));
    }
    response
}

/// The kind of problem for a refusal by the framework, such as a wrong method.
/// Pages say in their own words what is wrong.
fn foreign(response: &Response) -> Option<ProblemKind> {
    let content_type = response.headers().get(CONTENT_TYPE);
    if content_type.is_some_and(|value| value.as_bytes().starts_with(b"text/html")) {
        return None;
    }
    Some(match response.status() {
        StatusCode::BAD_REQUEST => ProblemKind::BadRequest,
        StatusCode::NOT_FOUND => ProblemKind::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => ProblemKind::MethodNotAllowed,
        StatusCode::UPGRADE_REQUIRED => ProblemKind::UpgradeRequired,
        status if status.is_client_error() => ProblemKind::BadRequest,
        status if status.is_server_error() => ProblemKind::Internal,
        _ => return None,
    })
}

/// The response with the problem as its body; headers such as `Allow` stay.
fn body(problem: &Problem, language: Language, old: Response) -> Response {
    let mut response = (problem.status(), Json(problem.to_json(language))).into_response();
    for (name, value) in old.headers() {
        if !response.headers().contains_key(name) {
            response.headers_mut().insert(name.clone(), value.clone());
        }
    }
    let problem_json = HeaderValue::from_static("application/problem+json");
    response.headers_mut().insert(CONTENT_TYPE, problem_json);
    let speaks = HeaderValue::from_static(language.code());
    response
        .headers_mut()
        .insert(axum::http::header::CONTENT_LANGUAGE, speaks);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_texts_in_every_language() {
        for kind in ProblemKind::ALL {
            for language in Language::ALL {
                for id in [kind.slug().to_owned(), format!("{}-detail", kind.slug())] {
                    let id = format!("problem-{id}");
                    assert!(language.has_text(&id), "{}: {id}", language.code());
                }
            }
        }
    }

    #[test]
    fn values_are_in_the_sentence_and_beside_it() {
        let problem = Problem::new(ProblemKind::IllegalMove)
            .text("move", "32-28")
            .moves_hint(
                "problem-hint-captures",
                &["19x28".to_owned(), "19x30".to_owned()],
            );
        let object = problem.to_json(Language::French);
        assert_eq!(object["type"], "/problems/illegal-move");
        assert_eq!(object["status"], 422);
        assert_eq!(object["move"], "32-28");
        assert_eq!(object["moves"], json!(["19x28", "19x30"]));
        let detail = object["detail"].as_str().unwrap();
        assert!(
            detail.contains("32-28") && detail.contains("19x28, 19x30"),
            "{detail}"
        );
    }
}
