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
        assert!(!again.contains(words[0]), "it is not new any more: {again}");
        assert!(
            again.contains(words[1]),
            "it can be looked at again: {again}"
        );
        assert!(
            again.contains("club\u{2014}"),
            "it can be looked at again: {again}"
        );
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

#[tokio::test]
async fn an_event_file_that_contradicts_itself_is_refused_with_all_its_places() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let mut file = arbiter.get(&format!("/api/tournaments/{id}")).await.json();
    let reply = arbiter.post("/api/tournaments", &file).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
    assert_eq!(reply.json()["warnings"], serde_json::json!([]));
    // What was answered can be sent back.
    let again = arbiter.post("/api/tournaments", &reply.json()).await;
    assert_eq!(again.status, StatusCode::CREATED, "{}", again.text());

    file["event"]["rounds"] = serde_json::json!([]);
    file["event"]["players"][1]["id"] = 1.into();
    file["event"]["players"][2]["id"] = 0.into();
    for (language, words) in [
        (
            "en",
            [
                "two players have the number 1",
                "give a number from 1 to 9999",
            ],
        ),
        (
            "fr",
            [
                "deux joueurs ont le numéro 1",
                "donnez un nombre de 1 à 9999",
            ],
        ),
        ("ru", ["у двух игроков номер 1", "дайте число от 1 до 9999"]),
    ] {
        arbiter.language = language;
        let reply = arbiter.post("/api/tournaments", &file).await;
        let detail = reply.problem("invalid-event")["detail"].to_string();
        let places = ["event.players[1].id", "event.players[2].id"];
        let told = words.into_iter().chain(places);
        assert!(told.clone().all(|words| detail.contains(words)), "{detail}");
        let text = file.to_string();
        let page = arbiter.upload("/events/import", &[("text", &text)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.text().contains(words[0]), "{}", page.text());
    }
}

#[tokio::test]
async fn warnings_of_a_file_are_answered_and_its_letters_may_be_old() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let table = b"id;name;R1\n1;R\xe9my;2w2\n2;Jo\xeblle;1b0\n".to_vec();
    for (language, words) in [
        ("en", "2-1-0 is taken"),
        ("fr", "2-1-0 est pris"),
        ("ru", "взята 2-1-0"),
    ] {
        arbiter.language = language;
        let reply = arbiter.post_bytes("/api/tournaments", table.clone()).await;
        let made = reply.json();
        assert_eq!(reply.status, StatusCode::CREATED, "{made}");
        assert_eq!(made["event"]["players"][0]["name"], "R\u{e9}my");
        assert!(made["warnings"].to_string().contains(words), "{made}");
    }
    // Warnings stand beside faults.
    arbiter.language = "fr";
    let table = b"id;name;R1\n1;A;2w2\n2;B;\n".to_vec();
    let reply = arbiter.post_bytes("/api/tournaments", table).await;
    let detail = reply.problem("invalid-event")["detail"].to_string();
    assert!(
        detail.contains("avertissement") && detail.contains("2-1-0"),
        "{detail}"
    );
}

#[tokio::test]
async fn addresses_and_bodies_that_cannot_be_read_are_told_in_the_reader_s_language() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    for (language, address, body) in [
        ("en", "could not be read", "The body is no text in UTF-8"),
        ("fr", "illisible", "Le corps n’est pas un texte"),
        ("ru", "не читается", "не текст в UTF-8"),
    ] {
        arbiter.language = language;
        for path in ["games", "tournaments", "rules", "playoffs"] {
            let reply = arbiter.get(&format!("/api/{path}/%FF")).await;
            let problem = reply.problem("invalid-parameter");
            let detail = problem["detail"].to_string();
            assert!(detail.contains(address), "{path}: {detail}");
        }
        let reply = arbiter
            .post_bytes("/api/rules/check", vec![0xFF, 0x00])
            .await;
        let detail = reply.problem("bad-request")["detail"].to_string();
        assert!(detail.contains(body), "{detail}");
    }
}
