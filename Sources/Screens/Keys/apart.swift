internal import Arrangement
package import Board
package import TUI

/// Alt with a digit may be a quick Escape before a digit: it was, if no board has that number and the keymap
/// no use for it. Nil if the event is what it seems to be.
package func apart(_ event: Event, _ model: borrowing Model) -> [Event]? {
    guard case .key(let key) = event, case .alt(let digit) = key, digit > model.boards.entries.count,
        let name = KeyName(key)
    else { return nil }
    let command = model.settings.keymap.command(name, in: LayerID(model))
    if let command, !Command.boardNumbers.contains(command) { return nil }
    return [.key(.escape), .key(.character(Character(String(digit))))]
}
