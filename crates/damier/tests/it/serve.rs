//! The site starts with one line and says clearly why it cannot.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

use crate::run::{damier, program};

/// A running site, ended with the test.
struct Site {
    child: Child,
    address: String,
}

impl Site {
    fn start(args: &[&str]) -> Site {
        let mut child = program()
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = child.stdout.take().expect("standard output is a pipe");
        let mut line = String::new();
        BufReader::new(out)
            .read_line(&mut line)
            .expect("a line is printed");
        let address = line.trim().rsplit("http://").next().unwrap_or_default();
        let address = address.trim_end_matches('/').to_owned();
        assert!(
            line.contains("http://"),
            "the line names the address: {line}"
        );
        Site { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the site listens");
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("answered");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_site_is_served_without_a_command_and_makes_its_database() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("new/folder/games.db");
    let database_text = database.to_str().expect("UTF-8 path");
    let site = Site::start(&["--listen", "127.0.0.1:0", "--database", database_text]);
    let answer = site.get("/");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("<html"), "{answer}");
    assert!(site.get("/api/rules").contains("russia-2022"));
    assert!(database.exists());
}

#[test]
fn a_database_that_cannot_be_is_a_clear_error() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("written");
    let database = file.join("games.db");
    let database = database.to_str().expect("UTF-8 path");
    let folder = file.to_str().expect("UTF-8 path");
    let run = damier(&["serve", "--listen", "127.0.0.1:0", "--database", database]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(
        run.err.contains(folder) && run.err.contains("--database"),
        "{}",
        run.err
    );
}

#[test]
fn an_address_in_use_is_a_clear_error() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("games.db");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("it has an address").to_string();
    let database = database.to_str().expect("UTF-8 path");
    let run = damier(&["serve", "--listen", &address, "--database", database]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(
        run.err.contains(&address) && run.err.contains("--listen"),
        "{}",
        run.err
    );
}
