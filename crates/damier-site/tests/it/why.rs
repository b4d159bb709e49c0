//! Why: the story as JSON and as a page, in three languages.

use serde_json::{Value, json};

use crate::support::{Site, id};

const SHUFFLE: [&str; 8] = [
    "1-7", "48-43", "7-1", "43-48", "1-7", "48-43", "7-1", "43-48",
];

#[tokio::test]
async fn a_counter_and_an_end_tell_their_story() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client
        .start_local("international", Some("W:WK1,K2,K3:BK48"))
        .await);
    client.play(&id, &SHUFFLE[..4]).await;
    let story = client.get(&format!("/api/games/{id}/story")).await.json();
    assert_eq!(story["verdict"], Value::Null);
    let counters = story["counters"].as_array().unwrap();
    let of = |clause: &str| counters.iter().find(|c| c["clause"] == clause).unwrap();
    assert_eq!(of("fmjd/6.3")["since"], 0);
    let told = of("fmjd/6.3")["story"].to_string();
    assert!(
        told.contains("14 moves left") || told.contains("14"),
        "{told}"
    );
    assert!(
        story["repetition"].as_str().unwrap().contains("twice"),
        "{story:#}"
    );
    assert!(story["timelineSvg"].as_str().unwrap().starts_with("<svg"));
    let earlier = client
        .get(&format!("/api/games/{id}/story?ply=2"))
        .await
        .json();
    assert_eq!(
        (&earlier["ply"], &earlier["repetition"]),
        (&json!(2), &Value::Null)
    );
    client
        .get(&format!("/api/games/{id}/story?ply=99"))
        .await
        .problem("no-such-ply");

    let game = client.play(&id, &SHUFFLE[4..]).await;
    assert_eq!(game["verdict"]["reason"], "repetition");
    assert_eq!(game["whyUrl"], format!("/game/{id}/why"));
    let story = client.get(&format!("/api/games/{id}/story")).await.json();
    let verdict = &story["verdict"];
    assert!(
        verdict["story"].as_array().unwrap().len() >= 4,
        "{verdict:#}"
    );
    assert!(
        verdict["sheet"].as_str().unwrap().starts_with("1-1"),
        "{verdict:#}"
    );
    assert_eq!(verdict["repetitions"], json!([0, 4, 8]));
}

#[tokio::test]
async fn the_page_needs_no_script_and_speaks_three_languages() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client
        .start_local("international", Some("W:WK1,K2,K3:BK48"))
        .await);
    client.play(&id, &SHUFFLE).await;
    for (language, word) in [("en", "third time"), ("fr", "troisième"), ("ru", "третий")] {
        let page = client
            .speaking(language)
            .get(&format!("/game/{id}/why"))
            .await;
        assert_eq!(page.status, 200);
        let text = page.text();
        assert!(text.contains(word), "{language}: {text}");
        assert!(text.contains("class=\"timeline-picture\""), "{language}");
        assert!(
            !text.contains("why-") || !text.contains("{ $"),
            "{language}"
        );
        assert!(text.matches("?ply=").count() >= 3, "three thumbnails");
    }
    let missing = client.get("/game/zzzzzzzz/why").await;
    assert_eq!(missing.status, 404);
}
