package import Market
package import Words

/// Why no change is computed although there is a figure and a close.
package enum ChangeDoubt: Hashable, Sendable {
    /// Another feed says something else, and the close may be its own.
    case disputed(source: FeedID)
    /// Figure and close are more than tenfold apart.
    case jump
    /// The figure's own time lies in the future, so its day is not known.
    case ahead
}

extension ChangeDoubt {
    /// Why there is no change, in words.
    package var phrase: Phrase {
        switch self {
        case .disputed: .noChangeDisputed
        case .jump: .noChangeJump
        case .ahead: .noChangeAhead
        }
    }
}
