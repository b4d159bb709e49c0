//! What the computer is sent to find out for a game: a move, an answer to a draw
//! offer, the evidence for a claim.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{Command, Errand, Task, is_asked_for_a_draw, thinks};
use crate::limits;
use crate::live::claims;
use crate::live::computer::Question;

impl Task {
    /// Sends the computer on its errands, and calls off those that are moot. While
    /// it is to move the position can't change under it: a take-back gives the
    /// turn to the human.
    pub(super) fn keep_computer_busy(&mut self) {
        if self.hold.is_some() {
            return;
        }
        let (moves, offered) = (thinks(&self.game), is_asked_for_a_draw(&self.game));
        let asked = self.game.asked().is_some();
        if !moves {
            self.errands.mv = None;
        }
        if !offered {
            self.errands.draw = None;
        }
        if !asked {
            self.errands.ruling = None;
        }
        if moves && self.errands.mv.is_none() {
            self.errands.mv = Some(self.send_for_move());
        }
        if offered && self.errands.draw.is_none() {
            self.errands.draw = Some(self.send_for_answer());
        }
        if claims::may_ask_tables(&self.game)
            && let Some(variant) = self.game.variant().draughts()
        {
            self.computers.tables_state(variant, self.game.book());
        }
        if asked && self.errands.ruling.is_none() {
            self.errands.ruling = Some(self.send_for_evidence());
        }
    }

    fn send_for_move(&mut self) -> Errand {
        let (errand, question) = self.errand();
        let (computers, myself) = (Arc::clone(&self.computers), self.myself.clone());
        let number = errand.number;
        tokio::spawn(async move {
            let choice = computers.choose(question).await;
            if let Some(task) = myself.upgrade() {
                // If the task is gone, so is the question.
                let command = Command::Chosen {
                    errand: number,
                    choice,
                };
                let _ = task.send(command).await;
            }
        });
        errand
    }

    fn send_for_answer(&mut self) -> Errand {
        let (errand, question) = self.errand();
        let (computers, myself) = (Arc::clone(&self.computers), self.myself.clone());
        let (number, own_turn) = (errand.number, self.game.computer_to_move());
        tokio::spawn(async move {
            let accepts = computers.accepts_draw(question, own_turn).await;
            if let Some(task) = myself.upgrade() {
                // If the task is gone, so is the question.
                let _ = task
                    .send(Command::Answered {
                        errand: number,
                        accepts,
                    })
                    .await;
            }
        });
        errand
    }

    fn send_for_evidence(&mut self) -> Errand {
        /// The longest that a ruling may take, in milliseconds.
        const RULING_MS: u64 = 4_000;
        let (errand, question) = self.errand();
        let question = Question {
            budget_ms: RULING_MS,
            bears_ms: Some(2 * RULING_MS),
            ..question
        };
        let (computers, myself) = (Arc::clone(&self.computers), self.myself.clone());
        let (number, case) = (errand.number, claims::case(&self.game, 1));
        tokio::spawn(async move {
            let (known, basis) = computers.assess(question, case).await;
            if let Some(task) = myself.upgrade() {
                // If the task is gone, so is the question.
                let command = Command::Assessed {
                    errand: number,
                    known,
                    basis,
                };
                let _ = task.send(command).await;
            }
        });
        errand
    }

    fn errand(&mut self) -> (Errand, Question) {
        self.errands.next += 1;
        let stop = Arc::new(AtomicBool::new(false));
        let level = self
            .game
            .settings()
            .level
            .unwrap_or(limits::STRONGEST_LEVEL);
        let study = self.game.study();
        let budget_ms = study.thinking_ms(level);
        let question = Question {
            study,
            book: Arc::clone(self.game.book()),
            ply: self.game.ply(),
            level,
            // Another seed every ply, and the same one when a game is resumed.
            seed: self
                .game
                .settings()
                .seed
                .wrapping_add(self.game.ply().into()),
            budget_ms,
            bears_ms: self.game.computer_bears_ms(self.epoch.now_ms()),
            stop: Arc::clone(&stop),
        };
        (
            Errand {
                number: self.errands.next,
                stop,
            },
            question,
        )
    }
}
