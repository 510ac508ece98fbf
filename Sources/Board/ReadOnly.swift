internal import Arrangement
internal import Words

package enum ReadOnly: Hashable, Sendable {
    /// Another fxterm has it; its process number, if known.
    case takenBy(Int32?)
    /// Another member's board; the publisher's name.
    case following(String)
    /// The board only shows: nobody types, and no file is written.
    case kiosk

    var isFollowing: Bool { if case .following = self { true } else { false } }
}

extension Model {
    /// Users may look at a followed board in their own way.
    var keepsLook: Bool { readOnly == nil || readOnly?.isFollowing == true }

    package var isKiosk: Bool { readOnly == .kiosk }

    /// Hides amounts too, until the program ends.
    package mutating func onlyShow() {
        readOnly = .kiosk
        arrangement.hidesAmounts = true
    }

    func refusal(of message: Message) -> Saying? {
        guard let readOnly else { return nil }
        if isKiosk {
            // On the board itself Esc would take an amount from the cards.
            let isIdle = message == .user(.cancel) && layers.isEmpty
            return message.isByHand && (isIdle || !message.onlyShows) ? readOnly.saying : nil
        }
        guard message.rearranges else { return nil }
        return readOnly.isFollowing && message.isOfLook ? nil : readOnly.saying
    }
}

extension Message {
    fileprivate var onlyShows: Bool {
        switch self {
        case .user(let message):
            switch message {
            case .focus, .select, .scroll, .open, .cancel, .say, .redraw, .quit: true
            case .mark, .fold, .setBaseline, .sortBy, .handOrder, .nextTheme, .showPositions, .hideAmounts,
                .moveClocks, .invertAmount, .copy, .refresh, .pause, .suspend, .showEvents:
                false
            }
        case .layer(let message): message.event.onlyShows
        case .edit, .carry, .border, .deck: false
        case .figures, .clock, .disk, .program: true
        }
    }

    fileprivate var isOfLook: Bool {
        switch self {
        case .edit(.makeCompact), .edit(.nextDensity), .edit(.nextMap), .edit(.groupPositions),
            .edit(.undo), .edit(.redo), .edit(.invertRate), .edit(.invertRates), .edit(.nextUnits), .border:
            true
        case .layer(let message): message.event.isOfLook
        case .edit, .user, .carry, .deck, .figures, .clock, .disk, .program: false
        }
    }
}
