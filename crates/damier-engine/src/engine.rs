//! The engine as others see it: any variant, chosen at run time.

use std::sync::{Arc, OnceLock};

use damier_draughts::{Board, BoardVisitor, Ply, Position, Rules, Variant};

use damier_game::{BySide, Force};

use crate::arena::{Arena, Shape};
use crate::choice;
use crate::clocks::{DrawClocks, DrawRules};
use crate::eval::{Weights, evaluate};
use crate::hunt::Hunt;
use crate::level::Level;
use crate::past::Past;
use crate::report::{Limits, Report};
use crate::search::{Line, Searcher, Task};
use crate::table::Table;

/// Deepest iteration of a search without a limit.
const DEEPEST: i32 = 100;

/// A player with a memory of what it searched. One engine serves any number of
/// games and variants, one search at a time.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// Weights of its own for one variant.
    own: Option<(Variant, Arc<Weights>)>,
}

/// One search, whatever the variant.
#[derive(Clone, Copy)]
struct Order<'a> {
    position: &'a Position,
    past: &'a Past,
    wish: Wish,
    stop: &'a dyn Fn() -> bool,
}

#[derive(Clone, Copy)]
enum Wish {
    /// The best lines, as many as these.
    Best {
        limits: Limits,
        lines: usize,
        hasty: bool,
    },
    /// A move as this level plays.
    Choice {
        level: Level,
        seed: u64,
        nodes: Option<u64>,
    },
}

impl Engine {
    /// An engine whose table takes at most this many megabytes (at least one).
    pub fn new(table_megabytes: usize) -> Engine {
        Engine {
            table: Table::new(table_megabytes),
            own: None,
        }
    }

    /// The same engine with another sheet of weights for one variant, as
    /// written by [`training`](crate::training). `None` if the sheet does not
    /// fit the variant's board.
    #[must_use]
    pub fn with_sheet(self, variant: Variant, sheet: &[u8]) -> Option<Engine> {
        let weights = Weights::from_bytes(shape_of(variant), sheet)?;
        Some(Engine {
            own: Some((variant, Arc::new(weights))),
            ..self
        })
    }

    /// Forgets everything searched so far, so that the next search depends on
    /// nothing but its arguments.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches for the best move until the limits are reached, `stop` turns
    /// true, or nothing more can be found out.
    ///
    /// `past` says what may repeat and how the draw counters stand: best a
    /// [`Past`] kept along with the game, else the keys of its positions.
    /// `best` is `None` only if there is no legal move.
    pub fn search(
        &mut self,
        position: &Position,
        past: impl Into<Past>,
        limits: &Limits,
        stop: &dyn Fn() -> bool,
    ) -> Report {
        let wish = Wish::Best {
            limits: *limits,
            lines: 1,
            hasty: true,
        };
        self.first(&Order {
            position,
            past: &past.into(),
            wish,
            stop,
        })
    }

    /// The best `lines` moves with their scores and continuations, best first;
    /// fewer if there are fewer moves. Unlike [`search`](Engine::search) it does
    /// not stop early on a forced move.
    pub fn analyse(
        &mut self,
        position: &Position,
        past: impl Into<Past>,
        limits: &Limits,
        lines: usize,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Report> {
        let wish = Wish::Best {
            limits: *limits,
            lines,
            hasty: false,
        };
        self.carry_out(&Order {
            position,
            past: &past.into(),
            wish,
            stop,
        })
    }

    /// The move that a player of this level plays. Equal arguments give equal
    /// moves as long as `stop` stays false and the engine was just made or has
    /// [forgotten](Engine::forget); other seeds give other games.
    pub fn choose(
        &mut self,
        position: &Position,
        past: impl Into<Past>,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Report {
        let wish = Wish::Choice {
            level,
            seed,
            nodes: None,
        };
        self.first(&Order {
            position,
            past: &past.into(),
            wish,
            stop,
        })
    }

    /// The same, with the positions looked at capped for levels that would look
    /// at more.
    pub(crate) fn choose_within(
        &mut self,
        position: &Position,
        past: &Past,
        level: Level,
        seed: u64,
        nodes: Option<u64>,
    ) -> Report {
        let wish = Wish::Choice { level, seed, nodes };
        self.first(&Order {
            position,
            past,
            wish,
            stop: &|| false,
        })
    }

    fn first(&mut self, order: &Order<'_>) -> Report {
        self.carry_out(order).into_iter().next().unwrap_or(Report {
            best: None,
            score: -crate::WIN_SCORE,
            depth: 0,
            nodes: 0,
            pv: Vec::new(),
        })
    }

    fn carry_out(&mut self, order: &Order<'_>) -> Vec<Report> {
        order.position.visit(Carrier {
            engine: self,
            order,
        })
    }

    fn carry_out_on<R: Rules>(&mut self, board: &Board<R>, order: &Order<'_>) -> Vec<Report> {
        let force = Arena::pieces(board).force(Board::<R>::SHAPE.long_diagonal);
        let (rules, clocks) = order.past.state().unwrap_or_else(|| {
            let rules = DrawRules::for_variant(order.position.variant().id());
            (rules, DrawClocks::start(&rules, &force))
        });
        let variant = order.position.variant();
        let own = self.own.clone().filter(|(v, _)| *v == variant);
        let mut task = Task {
            weights: own
                .as_ref()
                .map_or_else(|| weights::<R>(variant), |(_, own)| own),
            hunt: hunt::<R>(variant, &force),
            rules,
            clocks,
            past: order.past.keys(),
            depth: DEEPEST,
            nodes: u64::MAX,
            lines: 1,
            hasty: false,
            selective: true,
            stop: order.stop,
        };
        let (lines, nodes) = match order.wish {
            Wish::Best {
                limits,
                lines,
                hasty,
            } => {
                let depth = limits.depth.map_or(DEEPEST, |d| d.clamp(1, 100) as i32);
                let nodes = limits.nodes.unwrap_or(u64::MAX).max(1);
                task = Task {
                    depth,
                    nodes,
                    lines,
                    hasty,
                    ..task
                };
                let mut searcher = Searcher::new(task, &mut self.table);
                (searcher.run(board), searcher.nodes())
            }
            Wish::Choice { level, seed, nodes } => {
                task.nodes = nodes.unwrap_or(u64::MAX);
                let (line, nodes) =
                    choice::choose(board, task, level.skill(), seed, &mut self.table);
                (line.into_iter().collect(), nodes)
            }
        };
        lines
            .into_iter()
            .map(|line| report(board, &line, nodes))
            .collect()
    }
}

/// Brings an order to the board of its variant.
struct Carrier<'e, 'o> {
    engine: &'e mut Engine,
    order: &'o Order<'o>,
}

impl BoardVisitor for Carrier<'_, '_> {
    type Output = Vec<Report>;

    fn visit<R: Rules>(self, board: &Board<R>) -> Vec<Report> {
        self.engine.carry_out_on(board, self.order)
    }
}

/// The evaluation of a position without any search, in hundredths of a man, for
/// the side to move. It means little while captures are pending.
pub fn static_score(position: &Position) -> i32 {
    struct Static(Variant);

    impl BoardVisitor for Static {
        type Output = i32;

        fn visit<R: Rules>(self, board: &Board<R>) -> i32 {
            evaluate(
                weights::<R>(self.0),
                &Arena::pieces(board),
                Arena::side_to_move(board),
            )
        }
    }

    position.visit(Static(position.variant()))
}

/// The weights of a variant, read or made once.
fn weights<R: Rules>(variant: Variant) -> &'static Weights {
    static SHEETS: [OnceLock<Weights>; 32] = [const { OnceLock::new() }; 32];
    let place = Variant::ALL.iter().position(|&v| v == variant).unwrap_or(0);
    SHEETS[place].get_or_init(|| Weights::of(variant.id(), Board::<R>::SHAPE))
}

/// The table of three kings against one, once the board is so empty that the
/// search may come there.
fn hunt<R: Rules>(variant: Variant, force: &BySide<Force>) -> Option<&'static Hunt> {
    const FEW: u8 = 7;
    static TABLES: [OnceLock<Hunt>; 32] = [const { OnceLock::new() }; 32];
    let few = force.white.pieces() + force.black.pieces() <= FEW;
    (few && const { Hunt::covers::<R>() })
        .then(|| TABLES[place_of(variant)].get_or_init(Hunt::new::<R>))
}

/// Where a variant stands in the list of all.
fn place_of(variant: Variant) -> usize {
    Variant::ALL.iter().position(|&v| v == variant).unwrap_or(0)
}

/// The shape of a variant's board.
pub(crate) fn shape_of(variant: Variant) -> Shape {
    struct Ask;

    impl BoardVisitor for Ask {
        type Output = Shape;

        fn visit<R: Rules>(self, _board: &Board<R>) -> Shape {
            Board::<R>::SHAPE
        }
    }

    Position::start(variant).visit(Ask)
}

/// Translates a line of the search into moves in full.
fn report<R: Rules>(board: &Board<R>, line: &Line<Ply<R::Bits>>, nodes: u64) -> Report {
    let mut here = *board;
    let mut pv = Vec::with_capacity(line.moves.len());
    for &ply in &line.moves {
        pv.push(here.describe(ply));
        here = here.apply(ply);
    }
    Report {
        best: pv.first().cloned(),
        score: line.score,
        depth: line.depth.max(0) as u32,
        nodes,
        pv,
    }
}
