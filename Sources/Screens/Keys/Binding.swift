public import TUI
public import Words

/// One row of the table of keys.
public struct Binding: Hashable, Sendable {
    /// The part of the help a binding is listed under.
    public enum Group: Hashable, Sendable, CaseIterable {
        /// Getting about.
        case move
        /// Changing the order and what is there.
        case arrange
        /// Going through cards one by one.
        case deck
        /// The clocks at another moment.
        case time
        /// Figures and feeds.
        case figures
        /// The program itself.
        case program

        /// Its heading.
        public var title: Phrase {
            switch self {
            case .move: .groupMove
            case .arrange: .groupArrange
            case .deck: .groupDeck
            case .time: .groupTime
            case .figures: .groupFigures
            case .program: .groupProgram
            }
        }
    }

    /// The keys, each with what it asks for.
    public let keys: [(Key, Command)]
    /// When they hold.
    public let mode: KeyMode
    /// The keys as written in help and key line: `←↑↓→`.
    public let written: String
    /// One or two words for the key line; nil leaves the binding out of it.
    public let label: Phrase?
    /// A sentence for help, manual and README; nil where `label` of another mode says it.
    public let help: Phrase?
    /// The part of the help it is listed under.
    public let group: Group

    /// Makes a row.
    public init(
        _ keys: [(Key, Command)], in mode: KeyMode, _ written: String, label: Phrase? = nil,
        help: Phrase? = nil, group: Group = .move
    ) {
        self.keys = keys
        self.mode = mode
        self.written = written
        self.label = label
        self.help = help
        self.group = group
    }

    /// Whether both rows are the same.
    public static func == (a: Binding, b: Binding) -> Bool {
        a.mode == b.mode && a.written == b.written && a.keys.map(\.0) == b.keys.map(\.0)
    }

    /// Feeds what tells rows apart to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mode)
        hasher.combine(written)
    }
}
