//! Files of events: what comes from other programs, and what goes to them.

use axum::http::StatusCode;

use crate::referee::referee;
use crate::support::Site;
use crate::tournaments::begun;

#[tokio::test]
async fn files_come_and_go() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let file = arbiter
        .page(&format!("/events/{id}/files/event.json"))
        .await;
    let reply = arbiter.upload("/events/import", &[("file", &file)]).await;
    let to = reply.header("location").to_owned();
    let copy = to.split('/').nth(2).unwrap().to_owned();
    assert_eq!(arbiter.event(&copy).await, arbiter.event(&id).await);
    let trf = arbiter.page(&format!("/events/{id}/files/event.trf")).await;
    let reply = arbiter.upload("/events/import", &[("text", &trf)]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    for bad in ["", "{", "012 X\n001 nonsense", "{\"name\":\"x\"}"] {
        let reply = arbiter.upload("/events/import", &[("text", bad)]).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
    }
    // What is wrong with a file is said in the language of whoever brings it.
    for (language, place) in [
        ("en", "line 2, column 5"),
        ("fr", "ligne 2, colonne 5"),
        ("ru", "строка 2, "),
    ] {
        arbiter.language = language;
        let bad = "012 X\r\n001 Ёж ёж";
        let reply = arbiter.upload("/events/import", &[("text", bad)]).await;
        let text = reply.text();
        assert!(text.contains(place) && text.contains("Ёж ё"), "{text}");
    }
    arbiter.language = "en";
    assert!(arbiter.page("/events").await.contains("City Open"));
}

#[tokio::test]
async fn what_is_odd_about_a_file_is_told_when_the_event_comes() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let table = "id;name;club\u{2014};R1\n1;Ann Lee;;2w2\n2;Bo Berg;;1b0\n";
    for (language, words) in [
        ("en", ["Look at this in its file", "2-1-0 is taken"]),
        ("fr", ["Vérifiez ceci dans son fichier", "2-1-0"]),
        ("ru", ["Проверьте в его файле", "2-1-0"]),
    ] {
        arbiter.language = language;
        let reply = arbiter.upload("/events/import", &[("text", table)]).await;
        let page = reply.text();
        assert_eq!(reply.status, StatusCode::CREATED, "{page}");
        assert!(words.iter().all(|words| page.contains(words)), "{page}");
        assert!(page.contains("club\u{2014}"), "the unknown column: {page}");
        let desk = reply.header("location").to_owned();
        assert!(desk.ends_with("/desk"), "{desk}");
        assert!(arbiter.page(&desk).await.contains("Ann Lee"));
        let again = arbiter.page(&format!("{desk}/files")).await;
        assert!(!again.contains(words[0]), "told once: {again}");
    }
    // Who reloads or changes the language there brings the event no second time.
    let reply = arbiter.get("/events/import").await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn the_files_of_an_unfinished_round_say_what_others_will_not_find() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let files = format!("{desk}/files");
    let form = "do=results&round=1&s1=open&b1=white&s2=open&b2=draw";
    arbiter.done(&desk, form).await;
    for (language, words) in [
        ("en", "Round 1 is not finished (1 result is missing)"),
        ("fr", "La ronde 1 n’est pas terminée (1 résultat manque)"),
        ("ru", "1-й тур не окончен (нет 1 результата)"),
    ] {
        arbiter.language = language;
        let page = plain(&arbiter.page(&files).await);
        assert!(page.contains(words), "{page}");
    }
    arbiter.language = "en";
    arbiter
        .done(&desk, "do=results&round=1&s3=open&b3=draw")
        .await;
    let page = plain(&arbiter.page(&files).await);
    assert!(!page.contains("is not finished"), "{page}");
}

/// Without the marks around what is put into a sentence.
fn plain(page: &str) -> String {
    page.replace(['\u{2068}', '\u{2069}'], "")
}
