//! Play over a WebSocket.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{Client, Site, id};

struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    async fn connect(address: &str, id: &str, client: &Client) -> Socket {
        Socket::connect_knowing(address, id, client, 0).await
    }

    async fn connect_knowing(address: &str, id: &str, client: &Client, version: u64) -> Socket {
        let url = format!("ws://{address}/api/games/{id}/ws?from={version}");
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("accept-language", client.language.parse().unwrap());
        if let Some(cookie) = &client.cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        Socket(connect_async(request).await.unwrap().0)
    }

    async fn send(&mut self, message: &Value) {
        self.0
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    /// The next message that is JSON.
    async fn receive(&mut self) -> Value {
        loop {
            match self.0.next().await.unwrap().unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
}

#[tokio::test]
async fn a_move_goes_in_and_states_come_out_to_everyone() {
    let site = Site::open().await;
    let address = site.listen().await;
    let mut owner = site.visitor();
    let wish = json!({"variant": "russian", "mode": "computer", "level": 1, "side": "white"});
    let id = id(&owner.start(&wish).await);
    let watcher = site.visitor().speaking("ru");
    let mut player = Socket::connect(&address, &id, &owner).await;
    let mut watcher = Socket::connect(&address, &id, &watcher).await;
    let first = player.receive().await;
    assert_eq!(
        (&first["type"], &first["game"]["ply"]),
        (&json!("state"), &json!(0))
    );
    assert_eq!(first["game"]["owner"], true);
    assert_eq!(watcher.receive().await["game"]["owner"], false);

    player
        .send(&json!({"type": "move", "ply": 0, "path": [22, 18]}))
        .await;
    let mut moved = player.receive().await;
    assert_eq!(moved["cause"], "move");
    while moved["game"]["ply"] != 2 {
        moved = player.receive().await;
    }
    assert_eq!(moved["game"]["sideToMove"], "white");
    let mut seen = watcher.receive().await;
    while seen["game"]["ply"] != 2 {
        seen = watcher.receive().await;
    }
    assert_eq!(seen["game"]["fen"], moved["game"]["fen"]);
    assert_ne!(seen["game"]["levelName"], moved["game"]["levelName"]);

    watcher
        .send(&json!({"type": "move", "ply": 2, "text": "24-20"}))
        .await;
    let refused = watcher.receive().await;
    assert_eq!(refused["type"], "problem");
    assert_eq!(refused["problem"]["type"], "/problems/not-your-game");
    assert!(
        refused["problem"]["detail"]
            .as_str()
            .unwrap()
            .contains("партией")
    );

    player.send(&json!({"type": "resign", "ply": 2})).await;
    let end = player.receive().await;
    assert_eq!(
        (&end["cause"], &end["game"]["verdict"]["result"]),
        (&json!("resign"), &json!("0-2"))
    );
    assert_eq!(
        watcher.receive().await["game"]["verdict"]["reason"],
        "resignation"
    );
}

#[tokio::test]
async fn nonsense_is_answered_and_the_line_stays_open() {
    let site = Site::open().await;
    let address = site.listen().await;
    let mut owner = site.visitor();
    let id = id(&owner.start_local("russian", None).await);
    let mut socket = Socket::connect(&address, &id, &owner).await;
    socket.receive().await;
    for (message, kind) in [
        (Message::text("hello"), "invalid-json"),
        (
            Message::text("{\"type\":\"dance\",\"ply\":0}"),
            "invalid-json",
        ),
        (Message::binary(vec![0, 159, 146, 150]), "invalid-json"),
        (
            Message::text("{\"type\":\"move\",\"ply\":3,\"text\":\"22-18\"}"),
            "stale-ply",
        ),
        (
            Message::text("{\"type\":\"move\",\"ply\":0,\"text\":\"22-19\"}"),
            "illegal-move",
        ),
    ] {
        socket.0.send(message).await.unwrap();
        let answer = socket.receive().await;
        assert_eq!(
            answer["problem"]["type"],
            format!("/problems/{kind}"),
            "{answer:#}"
        );
    }
    socket
        .send(&json!({"type": "move", "ply": 0, "text": "22-18"}))
        .await;
    assert_eq!(socket.receive().await["game"]["ply"], 1);
    // Sent again it is no error, and answered.
    socket
        .send(&json!({"type": "move", "ply": 0, "text": "22-18"}))
        .await;
    assert_eq!(socket.receive().await["game"]["ply"], 1);
}

#[tokio::test]
async fn two_sockets_that_move_at_once_leave_one_move() {
    let site = Site::open().await;
    let address = site.listen().await;
    let mut owner = site.visitor();
    let id = id(&owner.start_local("international", None).await);
    let mut one = Socket::connect(&address, &id, &owner).await;
    let mut two = Socket::connect(&address, &id, &owner).await;
    one.receive().await;
    two.receive().await;
    let (first, second) = (
        json!({"type": "move", "ply": 0, "text": "32-28"}),
        json!({"type": "move", "ply": 0, "text": "31-27"}),
    );
    tokio::join!(one.send(&first), two.send(&second));
    let (mut states, mut problems) = (Vec::new(), Vec::new());
    while states.len() + problems.len() < 3 {
        let message = tokio::select! {
            message = one.receive() => message,
            message = two.receive() => message,
        };
        match message["type"].as_str().unwrap() {
            "state" => states.push(message),
            _ => problems.push(message),
        }
    }
    assert_eq!((states.len(), problems.len()), (2, 1));
    assert_eq!(states[0]["game"]["moves"], states[1]["game"]["moves"]);
    assert_eq!(problems[0]["problem"]["type"], "/problems/stale-ply");
    assert_eq!(owner.look(&id).await["ply"], 1);
}

#[tokio::test]
async fn a_socket_from_another_site_is_refused() {
    let site = Site::open().await;
    let address = site.listen().await;
    let id = id(&site.visitor().start_local("russian", None).await);
    let mut request = format!("ws://{address}/api/games/{id}/ws")
        .into_client_request()
        .unwrap();
    request
        .headers_mut()
        .insert("origin", "http://evil.example".parse().unwrap());
    match connect_async(request).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 403),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_stop_of_the_server_closes_sockets_with_a_reason() {
    let site = Site::open().await;
    let address = site.listen().await;
    let mut owner = site.visitor();
    let id = id(&owner.start_local("russian", None).await);
    let mut socket = Socket::connect(&address, &id, &owner).await;
    socket.receive().await;
    site.state().close().await;
    loop {
        match socket.0.next().await.unwrap().unwrap() {
            Message::Close(Some(frame)) => {
                assert_eq!(u16::from(frame.code), 1012);
                return;
            }
            Message::Ping(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_client_that_missed_nothing_is_not_told_everything() {
    let site = Site::open().await;
    let address = site.listen().await;
    let mut owner = site.visitor();
    let wish = json!({
        "variant": "russian", "mode": "local", "clock": {"initialMs": 60_000},
    });
    let id = id(&owner.start(&wish).await);
    let version = owner.play(&id, &["22-18"]).await["version"]
        .as_u64()
        .unwrap();
    let mut socket = Socket::connect_knowing(&address, &id, &owner, version).await;
    let first = socket.receive().await;
    assert_eq!(
        (&first["type"], &first["version"], &first["thinking"]),
        (&json!("current"), &json!(version), &json!(false))
    );
    assert_eq!(first["clock"]["running"], "black");
    assert_eq!(first["game"], Value::Null);
    // What comes after that is as ever.
    owner.play(&id, &["9-13"]).await;
    assert_eq!(socket.receive().await["game"]["ply"], 2);
    for known in [0, version, version + 7] {
        let mut socket = Socket::connect_knowing(&address, &id, &owner, known).await;
        assert_eq!(socket.receive().await["game"]["ply"], 2, "{known}");
    }
}
