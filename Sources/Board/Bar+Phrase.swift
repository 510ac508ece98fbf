package import Market
package import Words

extension Bar.Session {
    /// Nil for the session's own price.
    package var phrase: Phrase? {
        switch self {
        case .before: .beforeHours
        case .regular: nil
        case .after: .afterHours
        }
    }
}
