/// The command palette: what is looked for among the commands of the layer below.
package struct CommandPalette: Hashable, Sendable {
    /// What was typed.
    package var text = ""
    /// The selected row of what is found.
    package var index = 0
}

/// What happens to the palette.
package enum PaletteMessage: Hashable, Sendable {
    case open
    case choose(Int)
    /// It closes, and the layer below does what the selected command asks for.
    indirect case perform(Message)
}

extension Model {
    mutating func updatePalette(_ message: PaletteMessage) -> [Effect] {
        switch message {
        case .open:
            open(.palette(CommandPalette()))
        case .choose(let index):
            guard case .palette(var palette)? = top else { return [] }
            palette.index = max(0, index)
            top = .palette(palette)
        case .perform(let message):
            leaveLayer()
            return update(message)
        }
        return []
    }
}
