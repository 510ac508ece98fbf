public import Market
public import Words

extension Bar.Session {
    /// The label of a price made then; nil for the session's own.
    public var phrase: Phrase? {
        switch self {
        case .before: .beforeHours
        case .regular: nil
        case .after: .afterHours
        }
    }
}
