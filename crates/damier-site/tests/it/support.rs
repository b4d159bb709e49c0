use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use damier_site::storage::Storage;
use damier_site::{AppState, Config};
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// A site in a folder of its own.
pub(crate) struct Site {
    pub(crate) folder: tempfile::TempDir,
    state: AppState,
    router: Router,
}

impl Site {
    pub(crate) async fn open() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let (state, router) = start(folder.path().join("damier.db")).await;
        Site {
            folder,
            state,
            router,
        }
    }

    /// A site with rule books of its own.
    pub(crate) async fn with_rules(rules: Vec<PathBuf>) -> Site {
        Site::with(Config { rules, ..config() }).await
    }

    /// A site on which a program plays chess.
    #[cfg(unix)]
    pub(crate) async fn with_program(program: PathBuf) -> Site {
        let uci_engine = Some(program);
        Site::with(Config {
            uci_engine,
            ..config()
        })
        .await
    }

    /// A site that makes endgame tables below a folder.
    pub(crate) async fn with_endgames(endgames: PathBuf) -> Site {
        let endgames = Some(endgames);
        Site::with(Config {
            endgames,
            ..config()
        })
        .await
    }

    async fn with(config: Config) -> Site {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("damier.db").display().to_string();
        let state = AppState::open(&Config {
            database: Some(database),
            ..config
        })
        .await
        .unwrap();
        Site {
            folder,
            router: damier_site::router(state.clone()),
            state,
        }
    }

    /// A site on a storage of its own kind.
    pub(crate) fn over(storage: Arc<dyn Storage>, config: &Config) -> Site {
        let state = AppState::with_storage(storage, config);
        let router = damier_site::router(state.clone());
        Site {
            folder: tempfile::tempdir().unwrap(),
            state,
            router,
        }
    }

    /// The database file.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("damier.db")
    }

    /// Stops the server and starts it again on the same database.
    pub(crate) async fn restart(self) -> Site {
        self.state.close().await;
        let database = self.database();
        let (state, router) = start(database).await;
        Site {
            folder: self.folder,
            state,
            router,
        }
    }

    /// What another server would find if this one were cut off right now.
    pub(crate) async fn after_a_crash(&self) -> Site {
        let folder = tempfile::tempdir().unwrap();
        for ending in ["", "-wal"] {
            let name = format!("damier.db{ending}");
            let from = self.folder.path().join(&name);
            if from.exists() {
                std::fs::copy(from, folder.path().join(name)).unwrap();
            }
        }
        let (state, router) = start(folder.path().join("damier.db")).await;
        Site {
            folder,
            state,
            router,
        }
    }

    pub(crate) fn state(&self) -> &AppState {
        &self.state
    }

    /// Someone with a browser of their own.
    pub(crate) fn visitor(&self) -> Client {
        Client {
            router: self.router.clone(),
            cookie: None,
            language: "en",
        }
    }

    /// The same visitor as before a restart.
    pub(crate) fn welcome(&self, client: &Client) -> Client {
        Client {
            router: self.router.clone(),
            ..client.clone()
        }
    }

    /// Serves on a real port and returns its address.
    pub(crate) async fn listen(&self) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let router = self.router.clone();
        tokio::spawn(async move { axum::serve(listener, router).await });
        address
    }
}

async fn start(database: PathBuf) -> (AppState, Router) {
    let database = Some(database.to_str().unwrap().to_owned());
    let state = AppState::open(&Config {
        database,
        ..config()
    })
    .await
    .unwrap();
    (state.clone(), damier_site::router(state))
}

/// A configuration in which the computer does not dawdle and makes no endgame
/// tables.
pub(crate) fn config() -> Config {
    Config {
        endgames: None,
        computer_delay: Duration::ZERO,
        ..Config::default()
    }
}

/// A browser: keeps its cookie.
#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    pub(crate) cookie: Option<String>,
    pub(crate) language: &'static str,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    /// The problem object, after a look at what all of them have in common.
    #[track_caller]
    pub(crate) fn problem(&self, kind: &str) -> Value {
        assert_eq!(
            self.header("content-type"),
            "application/problem+json",
            "{}",
            self.text()
        );
        let problem = self.json();
        assert_eq!(problem["type"], format!("/problems/{kind}"), "{problem:#}");
        assert_eq!(problem["status"], self.status.as_u16());
        for member in ["title", "detail"] {
            let text = problem[member].as_str().unwrap();
            assert!(!text.is_empty() && !text.starts_with("problem-"), "{text}");
            assert!(!text.contains("{$") && !text.contains("{ $"), "{text}");
        }
        problem
    }
}

impl Client {
    /// The same browser with another language.
    pub(crate) fn speaking(&self, language: &'static str) -> Client {
        Client {
            language,
            ..self.clone()
        }
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Reply {
        let (mut parts, body) = request.into_parts();
        if let Some(cookie) = &self.cookie {
            parts
                .headers
                .insert(header::COOKIE, cookie.parse().unwrap());
        }
        parts
            .headers
            .entry(header::ACCEPT_LANGUAGE)
            .or_insert(self.language.parse().unwrap());
        let request = Request::from_parts(parts, body);
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            self.keep(cookie);
        }
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Reply {
            status: parts.status,
            headers: parts.headers,
            body,
        }
    }

    /// Keeps a cookie beside the others.
    fn keep(&mut self, cookie: &str) {
        let name = cookie.split('=').next().unwrap();
        let jar = self.cookie.take().unwrap_or_default();
        let others = jar.split("; ").filter(|one| !one.is_empty());
        let mut kept: Vec<&str> = others
            .filter(|one| one.split('=').next() != Some(name))
            .collect();
        kept.push(cookie);
        self.cookie = Some(kept.join("; "));
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send(Request::get(path).body(Body::empty()).unwrap())
            .await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.post_bytes(path, body.to_string().into_bytes()).await
    }

    pub(crate) async fn post_bytes(&mut self, path: &str, body: Vec<u8>) -> Reply {
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .unwrap();
        self.send(request).await
    }

    /// Starts a game.
    #[track_caller]
    pub(crate) fn start(&mut self, wish: &Value) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            let reply = self.post("/api/games", wish).await;
            assert_eq!(
                reply.status,
                StatusCode::CREATED,
                "{caller}: {}",
                reply.text()
            );
            let game = reply.json();
            let id = game["id"].as_str().unwrap();
            assert_eq!(reply.header("location"), format!("/api/games/{id}"));
            game
        }
    }

    /// A game on one board, from a position.
    pub(crate) async fn start_local(&mut self, variant: &str, fen: Option<&str>) -> Value {
        self.start(&json!({"variant": variant, "mode": "local", "fen": fen}))
            .await
    }

    /// The game as it stands.
    pub(crate) async fn look(&mut self, id: &str) -> Value {
        let reply = self.get(&format!("/api/games/{id}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        reply.json()
    }

    /// The game once the computer has moved, or answered a draw.
    pub(crate) async fn look_after_thinking(&mut self, id: &str) -> Value {
        loop {
            let game = self.look(id).await;
            if game["thinking"] == false && game["drawOffer"] == Value::Null {
                return game;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    pub(crate) async fn act(&mut self, id: &str, action: &Value) -> Reply {
        self.post(&format!("/api/games/{id}/actions"), action).await
    }

    /// Plays moves given as text, one after the other.
    pub(crate) async fn play(&mut self, id: &str, moves: &[&str]) -> Value {
        let mut game = self.look(id).await;
        for text in moves {
            let ply = game["ply"].as_u64().unwrap();
            let reply = self
                .act(id, &json!({"type": "move", "ply": ply, "text": text}))
                .await;
            assert_eq!(reply.status, StatusCode::OK, "{text}: {}", reply.text());
            game = reply.json();
        }
        game
    }
}

/// The name of a game.
pub(crate) fn id(game: &Value) -> String {
    game["id"].as_str().unwrap().to_owned()
}
