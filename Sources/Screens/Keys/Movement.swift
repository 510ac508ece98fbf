internal import Board
internal import TUI

enum Movement: Hashable {
    case step(Direction)
    case first
    case last
    /// By a screenful; −1 is upwards.
    case page(Int)

    init?(_ command: Command) {
        guard let movement = Movement.commands[command] else { return nil }
        self = movement
    }

    private static let commands: [Command: Movement] = [
        .selectLeft: .step(.left), .selectDown: .step(.down), .selectUp: .step(.up),
        .selectRight: .step(.right), .selectFirst: .first, .selectLast: .last, .pageUp: .page(-1),
        .pageDown: .page(1),
    ]
}

extension Movement {
    /// May be beyond the ends; nil for a movement to a side.
    func row(after index: Int, of count: Int, page: Int) -> Int? {
        switch self {
        case .step(.up): index - 1
        case .step(.down): index + 1
        case .page(let pages): index + pages * max(1, page)
        case .first: 0
        case .last: count - 1
        case .step(.left), .step(.right): nil
        }
    }
}
