//! Reads PDN files and counts: `cargo run --release --example read -- FILES`.
//!
//! This is what reading alone costs, without playing a move. On Linux it tells how much
//! memory was needed at most.

use std::error::Error;
use std::fs::File;
use std::io::Read;

use damier_draughts::pdn::Stream;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut games, mut moves, mut problems) = (0_u64, 0_u64, 0_u64);
    for name in std::env::args().skip(1) {
        let mut file = File::open(name)?;
        let mut stream = Stream::new();
        let mut block = vec![0; 1 << 16];
        loop {
            let read = file.read(&mut block)?;
            match read {
                0 => stream.end(),
                _ => stream.push(&block[..read]),
            }
            while let Some(game) = stream.next_game() {
                games += 1;
                match game {
                    Ok(game) => {
                        moves += game.line().moves().count() as u64;
                        problems += game.problems().len() as u64;
                    }
                    Err(_) => problems += 1,
                }
            }
            if read == 0 {
                break;
            }
        }
    }
    println!("{games} games, {moves} moves, {problems} problems");
    if let Ok(status) = std::fs::read_to_string("/proc/self/status")
        && let Some(peak) = status.lines().find(|line| line.starts_with("VmHWM"))
    {
        println!("{peak}");
    }
    Ok(())
}
