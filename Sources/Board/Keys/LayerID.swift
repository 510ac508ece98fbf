/// A place where keys have their own meaning: the board, and each layer over it.
package struct LayerID: Hashable, Sendable {
    package let name: String
    /// True if text is typed here.
    package let typesText: Bool
    /// True if characters are text here, or an answer: then they trigger no command of other layers.
    let takesCharacters: Bool
    /// The commands that have keys here, in the order of the palette.
    package let commands: [Command]

    /// - Parameter commands: Its own commands; the initializer adds those that work everywhere.
    package init(
        _ name: String, typesText: Bool = false, takesAnswers: Bool = false, _ commands: [Command]
    ) {
        self.name = name
        self.typesText = typesText
        takesCharacters = typesText || takesAnswers
        self.commands = commands + Command.everywhere
    }

    package static func == (one: LayerID, other: LayerID) -> Bool { one.name == other.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The place that has the keys in `model`.
    package init(_ model: borrowing Model) {
        self.init(top: model.layers.last, isCarrying: model.carry != nil)
    }

    /// The place that has the keys below the layer `top`, or on the board.
    init(top: AnyLayer?, isCarrying: Bool) {
        self = top?.layer.id ?? (isCarrying ? .carry : .board)
    }

    package static let board = LayerID("board", Command.onBoard)
    package static let carry = LayerID("carry", Command.moves + [.carryDrop])

    /// All layers with keys that settings may change.
    package static let all: [LayerID] = [
        .board, .carry, .baseline, .baselineText, .picker, .naming, .timing, .day, .amount, .entering, .event,
        .alert,
        .whatIf, .exposure, .alerts, .filter,
        .boards,
        .sending, .boardNaming, .filterName, .filters, .search, .jump, .meeting, .panels, .columns, .details,
        .chart,
        .indicators, .comparison, .deck, .help, .helpSearch, .palette, .options, .optionValue,
    ]
}
