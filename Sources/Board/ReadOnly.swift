internal import Words

/// Why the board cannot be changed.
package enum ReadOnly: Hashable, Sendable {
    /// Another fxterm has it; its process number, if known.
    case takenBy(Int32?)
    /// It is another's, and followed; the name of who published it.
    case following(String)

    /// True if the board is followed.
    var isFollowing: Bool { if case .following = self { true } else { false } }
}

extension Model {
    /// True if we keep the user's changes to how the board looks: users may look at a followed board in
    /// their own way.
    var keepsLook: Bool { readOnly == nil || readOnly?.isFollowing == true }

    /// Why a message changes nothing here; nil if it may.
    func refusal(of message: Message) -> Saying? {
        guard let readOnly, message.rearranges else { return nil }
        return readOnly.isFollowing && message.isOfLook ? nil : readOnly.saying
    }
}

extension Message {
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
