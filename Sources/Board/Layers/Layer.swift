internal import Arrangement

/// A layer over the board. The last one of `Model.layers` gets the keys.
///
/// A new layer is a type of this protocol with its messages and its `LayerID`, which has a line in `LayerID.all`, and a
/// `LayerScreen`, which has a line in `ScreenList.standard`.
package protocol Layer: Hashable, Sendable {
    /// The meaning of keys while it is on top.
    var id: LayerID { get }
    /// The text typed into it; nil if it takes none.
    var typedText: String? { get }
    /// The most characters of it.
    var longestText: Int { get }
    /// Takes over the typed text. The layer is on top of `model`.
    func type(_ text: String, in model: inout Model) -> [Effect]
    /// Goes back one step inside the layer, which is on top; false at its first step. Then it closes.
    func stepBack(in model: inout Model) -> Bool
    /// Takes the layer from the top of `model`.
    func close(in model: inout Model)
    /// The chart that the layer shows, full-screen or next to other things; nil for none.
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

/// A layer of any type.
package struct AnyLayer: Hashable, Sendable {
    package let layer: any Layer

    package init(_ layer: some Layer) { self.layer = layer }

    /// The text typed into it; nil if it takes none.
    package var text: String? { layer.typedText }

    package static func == (one: AnyLayer, other: AnyLayer) -> Bool { one.layer.isEqual(to: other.layer) }
    package func hash(into hasher: inout Hasher) { layer.hash(into: &hasher) }
}

/// A message to a layer.
package protocol LayerEvent: Hashable, Sendable {
    func update(_ model: inout Model) -> [Effect]
    /// True if it changes the board: a read-only one refuses it.
    var rearranges: Bool { get }
    /// True if all it changes of a shared board is the user's own view.
    var isOfLook: Bool { get }
    /// True if all it changes is what is in sight: a board that only shows refuses all else.
    var onlyShows: Bool { get }
}

extension LayerEvent {
    package var rearranges: Bool { false }
    package var isOfLook: Bool { false }
    package var onlyShows: Bool { false }
}

/// A message to a layer of any type. Each layer adds a function here that makes one from its own messages.
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

/// A message to the layer on top, of any type.
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
    /// The layer on top; nil if only the board is open. Setting it replaces the top layer.
    package var top: AnyLayer? {
        get { layers.last }
        set {
            _ = layers.popLast()
            if let newValue { layers.append(newValue) }
        }
    }

    /// The layer on top; nil if it is of another type.
    package func top<L: Layer>(_ type: L.Type) -> L? { layers.last?.layer as? L }

    package mutating func replaceTop(with layer: some Layer) { top = AnyLayer(layer) }

    /// The model as it looks under its top layer.
    package var belowTop: Model {
        var model = self
        model.top = nil
        return model
    }

    /// Opens `layer` over all else. Puts a carried card back first.
    package mutating func open(_ layer: some Layer) {
        putBack()
        layers.append(AnyLayer(layer))
    }

    /// Closes the top layer, except for the deck, which only the user closes; puts a carried card back.
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
