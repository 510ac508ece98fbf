/// A layer with one line to type into.
package protocol PromptLayer: Layer {
    var text: String { get set }
    static func ask(_ model: inout Model) -> [Effect]
    static func accept(_ model: inout Model) -> [Effect]
    static var rearranges: Bool { get }
}

extension PromptLayer {
    package static var rearranges: Bool { false }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var layer = self
        layer.text = text
        // The complaint about the last text goes.
        model.notices.removeAll { !$0.isWarning }
        model.replaceTop(with: layer)
        return []
    }
}

package enum PromptMessage<Prompt: PromptLayer>: LayerEvent {
    case open
    case accept

    package func update(_ model: inout Model) -> [Effect] {
        switch self {
        case .open: Prompt.ask(&model)
        case .accept: Prompt.accept(&model)
        }
    }

    package var rearranges: Bool { Prompt.rearranges }
}
