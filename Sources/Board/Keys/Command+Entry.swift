internal import Arrangement
package import Words

extension Command {
    /// The declaration of a command: one value in `list`.
    struct Entry: Sendable {
        let command: Command
        /// Its keys without settings, the one to be named first.
        let keys: String
        /// The sentence for help, manual, docs and palette. Commands of the same sentence share a row there.
        let help: Phrase?
        /// One or two words for the key line.
        let label: Phrase?
        let group: Group
        /// Its message if the layer with the keys has no other; nil if each layer has its own. Built when
        /// sent: the 140 values take 100 KB.
        let message: @Sendable () -> Message?
        let need: Need?
        /// The notice if it has nothing to do.
        let whyNot: Phrase
        /// Its place among the basic keys in the board's key line, or nil.
        let line: Int?
        /// The key line of the board drops the commands of the least weight first.
        let weight: Int
        /// True if a board that only shows has it too: it types nothing, opens no file and changes nothing.
        let inKiosk: Bool

        init(
            _ command: Command, _ keys: String, _ help: Phrase?, _ label: Phrase?, _ group: Group,
            _ message: @autoclosure @escaping @Sendable () -> Message? = nil, needs need: Need? = nil,
            else whyNot: Phrase = .nothingHereYet,
            line: Int? = nil, weight: Int = 0, inKiosk: Bool = false
        ) {
            self.command = command
            self.keys = keys
            self.help = help
            self.label = label
            self.group = group
            self.message = message
            self.need = need
            self.whyNot = whyNot
            self.line = line
            self.weight = weight
            self.inKiosk = inKiosk
        }
    }

    /// A condition for the key line to show a command.
    package enum Need: Hashable, Sendable {
        /// A selected card or heading; in a chart, bars.
        case line
        /// A card that the user added, not one from a file.
        case ownLine
        /// Bars in the chart.
        case bars
        /// Bars of one item, not lines of several.
        case prices
        /// The same, if their scale can be chosen.
        case scale
        /// A card left in the deck.
        case topCard
    }

    /// The part of the help that a command is listed under.
    package enum Group: Hashable, Sendable, CaseIterable {
        case move
        case arrange
        case chart
        case deck
        case time
        case figures
        case boards
        case program

        /// Its heading.
        package var title: Phrase {
            switch self {
            case .move: .groupMove
            case .arrange: .groupArrange
            case .chart: .groupChart
            case .deck: .groupDeck
            case .time: .groupTime
            case .figures: .groupFigures
            case .boards: .boardsTitle
            case .program: .groupProgram
            }
        }
    }

    var keys: String { entry.keys }
    package var group: Group { entry.group }
    /// The sentence for help, manual, docs and palette; nil for a command of a layer with the text in its
    /// key line.
    package var help: Phrase? { entry.help }
    /// One or two words for the key line.
    package var label: Phrase? { entry.label }
    /// Its message if the layer with the keys has no other.
    package var message: Message? { entry.message() }
    package var need: Need? { entry.need }
    /// How long the board's key line keeps it when room runs out.
    package var weight: Int { entry.weight }
    /// True if a board that only shows has it too.
    package var isInKiosk: Bool { entry.inKiosk }
    /// The notice if it has nothing to do.
    package var whyNot: Saying { .phrase(entry.whyNot) }

    private var entry: Entry {
        guard let entry = Command.entries[self] else { preconditionFailure("\(rawValue) is not in the list") }
        return entry
    }

    private static let entries = Dictionary(uniqueKeysWithValues: list.map { ($0.command, $0) })

    /// The commands that the key line of the board always shows if there is room.
    package static let onLine = list.filter { $0.line != nil }.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
        .map(\.command)
}
