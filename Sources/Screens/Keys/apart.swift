internal import Arrangement
package import Board
package import TUI

/// The keys that an event really is: Alt with a digit looks like a quick Escape before a digit. If there
/// is no board of that number, and the keymap has no use for it, it was the latter.
///
/// - Returns: The keys; nil if the event is what it seems to be.
package func apart(_ event: Event, _ model: borrowing Model) -> [Event]? {
    guard case .key(let key) = event, case .alt(let digit) = key, digit > model.boards.entries.count,
        let name = KeyName(key)
    else { return nil }
    let command = model.settings.keymap.command(name, in: LayerID(model))
    if let command, !Command.boardNumbers.contains(command) { return nil }
    return [.key(.escape), .key(.character(Character(String(digit))))]
}
