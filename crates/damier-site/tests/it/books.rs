//! Rule books of one's own: read at the start, offered, kept with their games,
//! checked on a page.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use damier_arbiter::RuleBook;
use damier_site::{AppState, Config, Library, LibraryError};
use serde_json::{Value, json};

use crate::support::{Site, id};

/// Two repetitions make a draw at the club.
const CLUB: &str = r#"
format = 1
id = "club"
variants = ["russian"]
source = "Rules of the club"
name.en = "Club rules"
name.fr = "Règles du club"
name.ru = "Правила клуба"
about.en = "What we play on Thursdays."
about.fr = "Ce que nous jouons le jeudi."
about.ru = "Во что мы играем по четвергам."

[[clause]]
id = "3"
article = "3"
source = "Rules of the club, 3"
kind = "repetition"
times = 2
name.en = "second repetition"
name.fr = "deuxième apparition"
name.ru = "двукратное повторение"
rule.en = "The second time is a draw."
rule.fr = "La deuxième fois fait nulle."
rule.ru = "Второй раз — ничья."
"#;

#[tokio::test]
async fn a_book_of_ones_own_judges_its_games_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.toml");
    std::fs::write(&file, CLUB).unwrap();
    let site = Site::with_rules(vec![file.clone()]).await;
    let mut client = site.visitor();
    let list = client.get("/api/rules").await.text();
    assert!(list.contains("Club rules"), "{list}");
    let page = client.get("/rules/club").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text().contains("The second time is a draw."));
    assert!(client.get("/").await.text().contains("value=\"club\""));
    let source = client.get("/api/rules/club/source").await;
    assert_eq!(source.text(), CLUB);

    let wish = json!({
        "variant": "russian", "rulebook": "club", "mode": "local", "fen": "W:WK1:BK32",
    });
    let game = client.start(&wish).await;
    let id = id(&game);
    assert_eq!(game["rulebook"]["name"], "Club rules");
    client.play(&id, &["1-5", "32-28", "5-1"]).await;
    // The file changes, and then the site comes without it: the game keeps its rules.
    std::fs::write(&file, CLUB.replace("times = 2", "times = 9")).unwrap();
    let site = site.restart().await;
    let mut client = site.welcome(&client);
    let game = client.play(&id, &["28-32"]).await;
    assert_eq!(game["verdict"]["clause"], "club/3", "{game:#}");
    assert!(
        client
            .get(&format!("/game/{id}/why"))
            .await
            .text()
            .contains("The second time")
    );
    let other = client.post("/api/games", &wish).await;
    other.problem("unknown-rulebook");
}

#[tokio::test]
async fn a_faulty_book_stops_the_start_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.toml");
    let database = Some(folder.path().join("db").display().to_string());
    let open = async |text: &str| {
        std::fs::write(&file, text).unwrap();
        let config = Config {
            database: database.clone(),
            rules: vec![file.clone()],
            ..Config::default()
        };
        AppState::open(&config).await.unwrap_err().to_string()
    };
    let error = open(&CLUB.replace("times = 2", "times = \"two\"")).await;
    assert!(
        error.contains("club.toml") && error.contains("line 18, column"),
        "{error}"
    );
    let error = open(&CLUB.replace("id = \"club\"", "id = \"fmjd\"")).await;
    assert!(
        error.contains("line 3, column 1: a rule book with the id `fmjd` is built in"),
        "{error}"
    );
    std::fs::write(&file, RuleBook::builtin_source("fmjd").unwrap()).unwrap();
    let both = [file.clone(), file.clone()];
    assert!(Library::read(&both).is_ok(), "a copy is the book itself");
    std::fs::write(&file, CLUB).unwrap();
    let twice = Library::read(&both).unwrap_err().to_string();
    assert!(
        twice.contains("another rule book with the id `club`"),
        "{twice}"
    );
    let error = open(&CLUB.replace("russian", "klingon")).await;
    assert!(
        error.contains("klingon") && error.contains("international"),
        "{error}"
    );
    let missing = Library::read(&["nowhere.toml".into()]).unwrap_err();
    assert!(
        matches!(missing, LibraryError::Unreadable { .. }),
        "{missing}"
    );
}

fn form(text: &str, file: &str) -> Request<Body> {
    let part = |name: &str, more: &str, content: &str| {
        format!("--X\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{content}\r\n")
    };
    let body = [
        part("text", "", text),
        part("file", "; filename=\"book.toml\"", file),
        "--X--\r\n".to_owned(),
    ];
    Request::post("/rules/check")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=X")
        .body(Body::from(body.concat()))
        .unwrap()
}

#[tokio::test]
async fn a_book_is_checked_on_a_page_that_needs_no_script() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let empty = client.get("/rules/check").await.text();
    assert!(empty.contains("enctype=\"multipart/form-data\""), "{empty}");
    let fine = client.send(form(CLUB, "")).await.text();
    assert!(fine.contains("can be used") && fine.contains("The second time is a draw."));
    let faulty = CLUB.replace("times = 2", "tiems = 2");
    for request in [form(&faulty, ""), form(CLUB, &faulty)] {
        let page = client.send(request).await.text();
        assert!(page.contains("Line 18, column 1"), "{page}");
        assert!(page.contains("did you mean `times`"), "{page}");
        assert!(page.contains("tiems = 2"), "the line is shown");
    }
    let hostile = client
        .send(form("<script>alert(1)</script>", ""))
        .await
        .text();
    assert!(!hostile.contains("<script>alert"), "{hostile}");
    let nothing = client.send(form("  ", "")).await.text();
    assert!(nothing.contains("nothing to check"), "{nothing}");
    // The same book as an older editor saves it: one byte a letter.
    let (before, after) = CLUB.split_once("Правила").unwrap();
    let old = [
        before.as_bytes(),
        b"\xCF\xF0\xE0\xE2\xE8\xEB\xE0",
        after.as_bytes(),
    ]
    .concat();
    let mut body =
        b"--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n".to_vec();
    body.extend([&*old, b"\r\n--X--\r\n"].concat());
    let request = Request::post("/rules/check")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=X")
        .body(Body::from(body))
        .unwrap();
    let page = client.send(request).await.text();
    assert!(page.contains("Line 8, column 12"), "{page}");
    assert!(
        page.contains("UTF-8") && !page.contains("can be used"),
        "{page}"
    );
    let long = client.send(form(&"x".repeat(300_000), "")).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);

    let request = Request::post("/api/rules/check")
        .body(Body::from(faulty))
        .unwrap();
    let found = client.send(request).await.json();
    assert_eq!(found["ok"], false);
    let lines: Vec<u64> = found["mistakes"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|mistake| mistake["line"].as_u64())
        .collect();
    assert!(lines.contains(&18), "{found:#}");
}

#[tokio::test]
async fn a_game_can_choose_where_its_book_leaves_a_choice() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = |choices: Value| {
        json!({
            "variant": "international", "mode": "local", "fen": "W:WK1,K2:BK48,48",
            "choices": choices,
        })
    };
    let reply = client
        .post("/api/games", &wish(json!({"dice": "six"})))
        .await;
    reply.problem("unknown-setting");
    let reply = client
        .post("/api/games", &wish(json!({"regulation-draw": "maybe"})))
        .await;
    let problem = reply.problem("unknown-setting");
    assert!(
        problem["detail"].as_str().unwrap().contains("shown"),
        "{problem}"
    );
    let reply = client.get("/api/rules/fmjd").await.json();
    let settings = reply["settings"].to_string();
    assert!(settings.contains("regulation-draw"), "{settings}");
}
