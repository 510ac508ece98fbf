package struct Help: Hashable, Sendable {
    package var top = 0
    package var text: String?
}

package enum HelpMessage {
    case open
    case search
    case scroll(Int)
}

extension Model {
    mutating func updateHelp(_ message: HelpMessage) -> [Effect] {
        switch message {
        case .open: open(Help())
        case .search: replaceTop(with: Help(text: ""))
        case .scroll(let line):
            guard var help = top(Help.self) else { return [] }
            help.top = max(0, line)
            replaceTop(with: help)
        }
        return []
    }
}

extension Help: Layer {
    package var id: LayerID { text == nil ? .help : .helpSearch }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        model.replaceTop(with: Help(text: text))
        return []
    }

    package func stepBack(in model: inout Model) -> Bool {
        guard text != nil else { return false }
        model.replaceTop(with: Help())
        return true
    }
}

extension HelpMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateHelp(self) }
}

extension LayerMessage {
    package static func help(_ message: HelpMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let help = LayerID("help", Command.moves + [.helpSearch, .helpOpen])
    package static let helpSearch = LayerID("help search", typesText: true, Command.moves)
}
