public import Market
public import Words

extension Bar.Session {
    /// What a price made then is called; nil for the session's own.
    public var phrase: Phrase? {
        switch self {
        case .before: .beforeHours
        case .regular: nil
        case .after: .afterHours
        }
    }
}
