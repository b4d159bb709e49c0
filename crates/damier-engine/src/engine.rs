//! The engine as others see it: any variant, chosen at run time.

use std::sync::{Arc, OnceLock};

use damier_draughts::{Board, BoardVisitor, Ply, Position, Rules, Variant};
use damier_endgame::Tables;
use damier_search::Table;

use crate::arena::{Arena, Shape};
use crate::clocks::{DrawClocks, DrawRules};
use crate::endings::Endings;
use crate::eval::{Weights, evaluate};
use crate::known;
use crate::past::Past;
use crate::search::{self, Effort, Line, Task};
use crate::skills::SKILLS;
use crate::{Level, Limits, Report};

/// A player with a memory of what it searched. One engine serves any number of
/// games and variants, one search at a time.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// Weights of its own for one variant.
    own: Option<(Variant, Arc<Weights>)>,
    endings: Option<Box<Endings>>,
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

impl Wish {
    /// How many lines are wanted.
    fn lines(self) -> usize {
        match self {
            Wish::Best { lines, .. } => lines.max(1),
            Wish::Choice { .. } => 1,
        }
    }
}

impl Engine {
    /// An engine whose table takes at most this many megabytes (at least one).
    pub fn new(table_megabytes: usize) -> Engine {
        Engine {
            table: Table::new(table_megabytes),
            own: None,
            endings: None,
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

    /// The same engine with endgame tables; see
    /// [`set_tables`](Engine::set_tables).
    #[must_use]
    pub fn with_tables(mut self, tables: Arc<Tables>) -> Engine {
        self.set_tables(Some(tables));
        self
    }

    /// Gives the engine endgame tables, or takes them away. Where they know a
    /// position under the draw rules of the game it wins within the counters if
    /// that can be done, and holds every draw. They serve searches in their own
    /// game; levels that err do not ask them.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use damier_arbiter::RuleBook;
    /// use damier_draughts::{Position, Variant};
    /// use damier_endgame::{Folder, Order, Tables, build};
    /// use damier_engine::{Engine, Limits, Past};
    ///
    /// let folder = tempfile::tempdir()?;
    /// let folder = Folder::new(folder.path());
    /// let book = RuleBook::default_for("russian").expect("built in");
    /// let order = Order {
    ///     variant: Variant::Russian,
    ///     book: Some(book.clone()),
    ///     pure: true,
    ///     pieces: 3,
    ///     threads: 1,
    ///     memory: 1 << 30,
    /// };
    /// build(&order, &folder, &mut |_| true)?;
    /// let tables = Tables::open(&folder, Variant::Russian, Some(&book), 3).expect("fits");
    /// let mut engine = Engine::new(1).with_tables(Arc::new(tables));
    /// let position = Position::from_fen(Variant::Russian, "W:WK1,K2:BK30")?;
    /// let report = engine.search(&position, Past::unknown(), &Limits::default(), &|| false);
    /// assert!(report.best.is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        let Some(tables) = tables else {
            self.endings = None;
            return;
        };
        let known = self.endings.as_ref();
        if known.is_none_or(|known| !Arc::ptr_eq(known.tables(), &tables)) {
            self.endings = Some(Box::new(Endings::new(tables)));
        }
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
        self.carry_out(order)
            .into_iter()
            .next()
            .unwrap_or_else(|| Report::over(-crate::WIN_SCORE))
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
            oracle: None,
            rules,
            clocks,
            past: order.past.keys(),
            effort: Effort {
                stop: order.stop,
                ..Effort::default()
            },
        };
        let steady = match order.wish {
            Wish::Best { .. } => true,
            Wish::Choice { level, .. } => level.of(&SKILLS).is_steady(),
        };
        let endings = self.endings.as_deref().filter(|_| steady);
        task.oracle = endings.and_then(|endings| endings.oracle(variant, &rules));
        let known = known::at_root(board, &task);
        let (mut lines, nodes) = match (&known, order.wish.lines()) {
            (Some(known), wanted) if known.holding.len() < 2 || wanted > 1 => {
                let lines = known.lines.iter().take(wanted).cloned();
                (lines.collect(), known.lines.len() as u64)
            }
            (known, _) => {
                if let Some(known) = known {
                    // All of these hold: which of them sets the hardest task?
                    (task.oracle, task.effort.only) = (None, &known.holding);
                }
                look(board, task, order.wish, &mut self.table)
            }
        };
        if known.is_some_and(|known| known.holding.len() > 1) {
            lines.iter_mut().for_each(|line| line.score = 0);
        }
        lines
            .into_iter()
            .map(|line| report(board, &line, nodes))
            .collect()
    }
}

/// Searches as was wished.
fn look<R: Rules>(
    board: &Board<R>,
    task: Task<'_>,
    wish: Wish,
    table: &mut Table,
) -> (Vec<Line<Ply<R::Bits>>>, u64) {
    match wish {
        Wish::Best {
            limits,
            lines,
            hasty,
        } => {
            let effort = Effort {
                lines,
                hasty,
                ..task.effort.within(&limits)
            };
            search::search(board, &Task { effort, ..task }, table)
        }
        Wish::Choice { level, seed, nodes } => {
            let effort = Effort {
                nodes: nodes.unwrap_or(u64::MAX),
                ..task.effort
            };
            let task = Task { effort, ..task };
            let (line, nodes) = search::choose(board, &task, level.of(&SKILLS), seed, table);
            (line.into_iter().collect(), nodes)
        }
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
