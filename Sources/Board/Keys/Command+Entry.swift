internal import Arrangement
package import Words

extension Command {
    struct Entry: Sendable {
        let command: Command
        /// The keys without settings; the first is the one to name.
        let keys: String
        /// For help, manual, docs and palette. Commands with the same sentence share a row there.
        let help: Phrase?
        let label: Phrase?
        let group: Group
        /// Nil if each layer has its own. Built when sent: the 140 values take 100 KB.
        let message: @Sendable () -> Message?
        let need: Need?
        let whyNot: Phrase
        /// Its place among the basic keys in the board's key line.
        let line: Int?
        /// The key line drops commands of the least weight first.
        let weight: Int
        /// True if a kiosk board has it: it types nothing, opens no file and changes nothing.
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
        case bars
        /// Bars of one item, not lines of several.
        case prices
        /// Prices whose scale can be chosen.
        case scale
        case topCard
    }

    package enum Group: Hashable, Sendable, CaseIterable {
        case move
        case arrange
        case chart
        case deck
        case time
        case figures
        case boards
        case program

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
    /// Nil for a command of a layer with the text in its key line.
    package var help: Phrase? { entry.help }
    package var label: Phrase? { entry.label }
    package var message: Message? { entry.message() }
    package var need: Need? { entry.need }
    package var weight: Int { entry.weight }
    package var isInKiosk: Bool { entry.inKiosk }
    package var whyNot: Saying { .phrase(entry.whyNot) }

    private var entry: Entry {
        guard let entry = Command.entries[self] else { preconditionFailure("\(rawValue) is not in the list") }
        return entry
    }

    private static let entries = Dictionary(uniqueKeysWithValues: list.map { ($0.command, $0) })

    package static let onLine = list.filter { $0.line != nil }.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
        .map(\.command)
}
