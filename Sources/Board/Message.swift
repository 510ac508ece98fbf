internal import CivilTime
internal import Market

/// Everything that can happen, by hand or from outside, by what it concerns.
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

    /// Whether a board that another program keeps refuses the message. Carrying and the deck ask for themselves: they
    /// have something to put back.
    var rearranges: Bool {
        switch self {
        case .edit, .layer(.naming), .layer(.picker(.open)), .layer(.picker(.take)), .layer(.entering),
            .layer(.details(.remove)), .layer(.details(.makeBase)), .layer(.boards(.beginSending)),
            .layer(.boards(.send)), .layer(.filter(.name)),
            .layer(.filters(.remove)), .layer(.filters(.rename)), .layer(.filters(.accept)),
            .layer(.panels(.toggle)),
            .layer(.panels(.move)), .layer(.panels(.reset)), .border(.reset), .layer(.columns(.toggle)),
            .layer(.columns(.move)),
            .layer(.columns(.reset)):
            true
        case .layer(.close), .layer(.type), .layer(.askBaseline), .layer(.scrollDetails),
            .layer(.details(.step)), .layer(.details(.select)), .layer(.details(.address)),
            .layer(.chart), .layer(.picker(.choose)), .layer(.timing),
            .layer(.amount), .layer(.alert), .layer(.alerts),
            .layer(.filter), .layer(.boards), .layer(.filters), .layer(.search), .layer(.jump),
            .layer(.meeting), .layer(.help),
            .layer(.palette), .layer(.panels(.open)),
            .layer(.panels(.choose)),
            .layer(.columns(.open)), .layer(.columns(.choose)), .border(.press), .border(.pull),
            .border(.release), .layer(.options), .user, .carry, .deck,
            .figures, .clock, .disk, .program:
            false
        }
    }
}
