package import Words

extension AlertState {
    /// The phase in words.
    package var saying: Saying {
        if phase != .done, let doubt { return .phrase(.alertWaits, ["why": .phrase(doubt.phrase)]) }
        return switch phase {
        case .new: .phrase(.alertNew)
        case .armed: .phrase(.alertArmed)
        case .beyond: .phrase(hasFired ? .alertFired : .alertBeyond)
        case .done: .phrase(.alertDone)
        }
    }

    /// The same as a word for programs: `new`, `armed`, `beyond`, `waiting` or `done`.
    package var word: String { phase != .done && doubt != nil ? "waiting" : phase.rawValue }
}

extension AlertDoubt {
    /// Why it waits, in words.
    package var phrase: Phrase {
        switch self {
        case .sample: .alertSample
        case .stale: .alertStale
        case .unconfirmed: .alertUnconfirmed
        case .disputed: .alertDisputed
        case .missing: .alertMissing
        }
    }
}
