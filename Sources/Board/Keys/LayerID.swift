/// A place with its own keys: the board, or a layer over it.
package struct LayerID: Hashable, Sendable {
    package let name: String
    package let typesText: Bool
    /// Characters are text here, or an answer: they trigger no command of other layers.
    let takesCharacters: Bool
    /// In the order of the palette.
    package let commands: [Command]

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

    package init(_ model: borrowing Model) {
        self.init(top: model.layers.last, isCarrying: model.carry != nil)
    }

    init(top: AnyLayer?, isCarrying: Bool) {
        self = top?.layer.id ?? (isCarrying ? .carry : .board)
    }

    package static let board = LayerID("board", Command.onBoard)
    package static let carry = LayerID("carry", Command.moves + [.carryDrop])

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
