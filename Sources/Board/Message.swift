internal import CivilTime
internal import Market

package enum Message: Hashable, Sendable {
    case user(UserMessage)
    case edit(EditMessage)
    case carry(CarryMessage)
    case border(BorderMessage)
    case layer(LayerMessage)
    case deck(DeckMessage)
    case figures(FiguresMessage)
    case clock(ClockMessage)
    case disk(DiskMessage)
    case program(ProgramMessage)

    var isByHand: Bool {
        switch self {
        case .user, .edit, .carry, .border, .layer, .deck: true
        case .figures, .clock, .disk, .program: false
        }
    }

    /// A read-only board refuses them. Carrying and the deck check it themselves: they put something back.
    var rearranges: Bool {
        switch self {
        case .edit, .border(.reset): true
        case .layer(let message): message.event.rearranges
        case .border(.press), .border(.pull), .border(.release), .user, .carry, .deck, .figures, .clock,
            .disk,
            .program:
            false
        }
    }
}
