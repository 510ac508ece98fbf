internal import Arrangement

/// The last of `Model.layers` gets the keys. A new layer needs its messages, a `LayerID` in `LayerID.all`,
/// and a `LayerScreen` in `ScreenList.standard`.
package protocol Layer: Hashable, Sendable {
    var id: LayerID { get }
    /// Nil if the layer takes no text.
    var typedText: String? { get }
    var longestText: Int { get }
    /// The layer is on top of `model`.
    func type(_ text: String, in model: inout Model) -> [Effect]
    /// False at the layer's first step: then it closes.
    func stepBack(in model: inout Model) -> Bool
    func close(in model: inout Model)
    var chart: OpenChart? { get }
    /// True if it stays open under the line of an alert; other layers close first.
    var staysUnderAlert: Bool { get }
}

extension Layer {
    package var typedText: String? { nil }
    package var longestText: Int { 60 }
    package func type(_ text: String, in model: inout Model) -> [Effect] { [] }
    package func stepBack(in model: inout Model) -> Bool { false }
    package func close(in model: inout Model) { model.top = nil }
    package var chart: OpenChart? { nil }
    package var staysUnderAlert: Bool { false }

    fileprivate func isEqual(to other: any Layer) -> Bool { other as? Self == self }
}

package struct AnyLayer: Hashable, Sendable {
    package let layer: any Layer

    package init(_ layer: some Layer) { self.layer = layer }

    package var text: String? { layer.typedText }

    package static func == (one: AnyLayer, other: AnyLayer) -> Bool { one.layer.isEqual(to: other.layer) }
    package func hash(into hasher: inout Hasher) { layer.hash(into: &hasher) }
}

package protocol LayerEvent: Hashable, Sendable {
    func update(_ model: inout Model) -> [Effect]
    /// A read-only board refuses it.
    var rearranges: Bool { get }
    /// Changes only the user's own view of a shared board.
    var isOfLook: Bool { get }
    /// A kiosk board refuses everything else.
    var onlyShows: Bool { get }
}

extension LayerEvent {
    package var rearranges: Bool { false }
    package var isOfLook: Bool { false }
    package var onlyShows: Bool { false }
}

/// Each layer extends this type by a function for its own messages.
package struct LayerMessage: Hashable, Sendable {
    package let event: any LayerEvent

    package init(_ event: some LayerEvent) { self.event = event }

    package static func == (one: LayerMessage, other: LayerMessage) -> Bool {
        one.event.isEqual(to: other.event)
    }
    package func hash(into hasher: inout Hasher) { event.hash(into: &hasher) }
}

extension LayerEvent {
    fileprivate func isEqual(to other: any LayerEvent) -> Bool { other as? Self == self }
}

private enum TopMessage: LayerEvent {
    case close
    case type(String)

    var onlyShows: Bool { self == .close }

    func update(_ model: inout Model) -> [Effect] {
        switch self {
        case .close:
            model.leaveLayer()
            return []
        case .type(let text):
            guard let layer = model.top?.layer else { return [] }
            return layer.type(String(text.prefix(layer.longestText)), in: &model)
        }
    }
}

extension LayerMessage {
    package static let close = LayerMessage(TopMessage.close)
    package static func type(_ text: String) -> LayerMessage { LayerMessage(TopMessage.type(text)) }
}

extension Model {
    package var top: AnyLayer? {
        get { layers.last }
        set {
            _ = layers.popLast()
            if let newValue { layers.append(newValue) }
        }
    }

    package func top<L: Layer>(_ type: L.Type) -> L? { layers.last?.layer as? L }

    package mutating func replaceTop(with layer: some Layer) { top = AnyLayer(layer) }

    package var belowTop: Model {
        var model = self
        model.top = nil
        return model
    }

    /// Puts a carried card back first.
    package mutating func open(_ layer: some Layer) {
        putBack()
        layers.append(AnyLayer(layer))
    }

    /// Closes the top layer, except the deck, which only the user closes. Puts a carried card back.
    package mutating func leaveLayer() {
        putBack()
        top?.layer.close(in: &self)
    }

    private mutating func putBack() {
        if let carry { cursors[carry.panel].index = carry.from }
        carry = nil
        press = nil
        pull = nil
    }
}
