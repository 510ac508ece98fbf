internal import Arrangement
internal import Words

/// Why the board cannot be changed.
package enum ReadOnly: Hashable, Sendable {
    /// Another fxterm has it; its process number, if known.
    case takenBy(Int32?)
    /// It is another's, and followed; the name of who published it.
    case following(String)
    /// It only shows: nobody types, and no file is written.
    case kiosk

    /// True if the board is followed.
    var isFollowing: Bool { if case .following = self { true } else { false } }
}

extension Model {
    /// True if we keep the user's changes to how the board looks: users may look at a followed board in
    /// their own way.
    var keepsLook: Bool { readOnly == nil || readOnly?.isFollowing == true }

    /// True if the board only shows.
    package var isKiosk: Bool { readOnly == .kiosk }

    /// Makes a board that only shows, with amounts hidden, for as long as the program runs.
    package mutating func onlyShow() {
        readOnly = .kiosk
        arrangement.hidesAmounts = true
    }

    /// Why a message changes nothing here; nil if it may.
    func refusal(of message: Message) -> Saying? {
        guard let readOnly else { return nil }
        if isKiosk {
            // On the board itself it would take an amount from the cards.
            let isIdle = message == .user(.cancel) && layers.isEmpty
            return message.isByHand && (isIdle || !message.onlyShows) ? readOnly.saying : nil
        }
        guard message.rearranges else { return nil }
        return readOnly.isFollowing && message.isOfLook ? nil : readOnly.saying
    }
}

extension Message {
    /// True if all it changes is which part of the board is in sight.
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

    /// True if it changes only the user's own part of a shared board.
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
