internal import Words

/// Why the board cannot be changed.
package enum ReadOnly: Hashable, Sendable {
    /// Another fxterm keeps it; its process number, if that is known.
    case takenBy(Int32?)
    /// It is another's, and followed; the name of who published it.
    case following(String)

    /// Whether the board is followed.
    var isFollowing: Bool { if case .following = self { true } else { false } }
}

extension Model {
    /// Whether what the user sets of the look is kept: a board that is followed is looked at in one's own way.
    var keepsLook: Bool { readOnly == nil || readOnly?.isFollowing == true }

    /// Why a message changes nothing here; nil where it may.
    func refusal(of message: Message) -> Saying? {
        guard let readOnly, message.rearranges else { return nil }
        return readOnly.isFollowing && message.isOfLook ? nil : readOnly.saying
    }
}

extension Message {
    /// Whether it changes at most what is the user's alone of a shared board.
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
