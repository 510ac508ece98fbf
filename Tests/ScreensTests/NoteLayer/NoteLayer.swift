import Board
import TUI
import Words

@testable import Screens

struct NoteLayer: Layer {
    var id: LayerID { .note }
    var words: [String] = []
    var draft = ""
    var typedText: String? { draft }
    let longestText = 8

    func type(_ text: String, in model: inout Model) -> [Effect] {
        model.replaceTop(with: NoteLayer(words: words, draft: text))
        return []
    }

    /// First clears the text, then closes the layer.
    func stepBack(in model: inout Model) -> Bool {
        if draft.isEmpty { return false }
        model.replaceTop(with: NoteLayer(words: words))
        return true
    }
}

enum NoteMessage: LayerEvent {
    case open
    case take

    func update(_ model: inout Model) -> [Effect] {
        switch self {
        case .open: model.open(NoteLayer())
        case .take:
            guard let note = model.top(NoteLayer.self), !note.draft.isEmpty else { return [] }
            model.replaceTop(with: NoteLayer(words: note.words + [note.draft]))
        }
        return []
    }

    var rearranges: Bool { self == .take }
}

extension LayerMessage {
    static func note(_ message: NoteMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    static let note = LayerID("note", typesText: true, [.promptAccept])
}

struct NoteLayerScreen: SheetScreen {
    private let note: NoteLayer
    let rect: Rect

    init(_ layer: NoteLayer, _ model: Model, _ layout: Layout) {
        note = layer
        rect = Sheet.rect(Size(width: 40, height: 8), layout)
    }

    var hints: [Hint] { [Hint(.promptAccept, label: .keyAdd), Hint(.back, label: .keyClose)] }

    func message(for command: Command) -> Message? {
        command == .promptAccept ? .layer(.note(.take)) : nil
    }

    func message(forScrolling rows: Int) -> Message? { nil }

    func draw(into frame: inout Frame<Target>) {
        Sheet.draw(Box(title: [Span(" Note ", Style(.title))]), in: rect, into: &frame)
        Sheet.drawField(note.draft, hint: "a word", in: rect, into: &frame)
        for (row, word) in note.words.enumerated() {
            frame.canvas.write(word, x: rect.x + 2, y: rect.y + 3 + row)
        }
    }
}
