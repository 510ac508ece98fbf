package import Market
package import Words

extension Bar.Session {
    /// The label of a price at that time; nil for the session's own.
    package var phrase: Phrase? {
        switch self {
        case .before: .beforeHours
        case .regular: nil
        case .after: .afterHours
        }
    }
}
