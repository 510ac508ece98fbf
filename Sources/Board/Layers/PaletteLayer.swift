/// Searches the commands of the layer below.
package struct CommandPalette: Hashable, Sendable {
    package var text = ""
    package var index = 0
}

package enum PaletteMessage {
    case open
    case choose(Int)
    /// The layer below gets the message.
    indirect case perform(Message)
}

extension Model {
    mutating func updatePalette(_ message: PaletteMessage) -> [Effect] {
        switch message {
        case .open:
            open(CommandPalette())
        case .choose(let index):
            guard var palette = top(CommandPalette.self) else { return [] }
            palette.index = max(0, index)
            replaceTop(with: palette)
        case .perform(let message):
            leaveLayer()
            return update(message)
        }
        return []
    }
}

extension CommandPalette: Layer {
    package var id: LayerID { .palette }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        model.replaceTop(with: CommandPalette(text: text))
        return []
    }
}

extension PaletteMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updatePalette(self) }
}

extension LayerMessage {
    package static func palette(_ message: PaletteMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let palette = LayerID("palette", typesText: true, Command.moves + [.paletteRun])
}
