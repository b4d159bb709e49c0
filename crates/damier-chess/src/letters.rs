use shakmaty::Role;

/// The letters by which people name pieces. PGN always has the English ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Letters {
    /// K Q R B N
    #[default]
    English,
    /// R D T F C
    French,
    /// Кр Ф Л С К
    Russian,
    /// ♔ ♕ ♖ ♗ ♘
    Figurines,
}

const ROLES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

impl Letters {
    /// Every alphabet.
    pub const ALL: [Letters; 4] = [
        Letters::English,
        Letters::French,
        Letters::Russian,
        Letters::Figurines,
    ];

    /// The letters of a language of the site: `en`, `fr` or `ru`.
    pub fn of_language(code: &str) -> Option<Letters> {
        Some(match code {
            "en" => Letters::English,
            "fr" => Letters::French,
            "ru" => Letters::Russian,
            _ => return None,
        })
    }

    const fn names(self) -> [&'static str; 5] {
        match self {
            Letters::English => ["K", "Q", "R", "B", "N"],
            Letters::French => ["R", "D", "T", "F", "C"],
            Letters::Russian => ["Кр", "Ф", "Л", "С", "К"],
            Letters::Figurines => ["♔", "♕", "♖", "♗", "♘"],
        }
    }

    /// The letter of a piece; a pawn has none.
    pub fn name(self, role: Role) -> &'static str {
        let place = ROLES.iter().position(|&r| r == role);
        place.map_or("", |at| self.names()[at])
    }

    /// The piece named at the beginning of a text, with what follows; a pawn if
    /// there is no letter.
    pub(crate) fn read(self, text: &str) -> (Role, &str) {
        // The king comes first: in Russian its name begins with the knight's.
        for (role, name) in ROLES.into_iter().zip(self.names()) {
            if let Some(rest) = text.strip_prefix(name) {
                return (role, rest);
            }
        }
        if self == Letters::Figurines {
            const BLACK: [&str; 6] = ["♚", "♛", "♜", "♝", "♞", "♟"];
            for (role, name) in ROLES.into_iter().chain([Role::Pawn]).zip(BLACK) {
                if let Some(rest) = text.strip_prefix(name) {
                    return (role, rest);
                }
            }
        }
        (Role::Pawn, text)
    }

    /// The piece of a single name, as after a promotion sign.
    pub(crate) fn piece(self, text: &str) -> Option<Role> {
        match self.read(text) {
            (Role::Pawn, _) => None,
            (role, "") => Some(role),
            _ => None,
        }
    }
}
