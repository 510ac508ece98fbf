internal import Board
internal import TUI

/// A movement over what is laid out on the screen.
enum Movement: Hashable {
    /// One place on.
    case step(Direction)
    /// To the first place.
    case first
    /// To the last place.
    case last
    /// By a screenful; −1 is upwards.
    case page(Int)

    /// The movement that `command` asks for; nil for a command that asks for something else.
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
