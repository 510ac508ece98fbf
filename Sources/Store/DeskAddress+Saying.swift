internal import JSON5
package import Market
package import Words

extension DeskAddress.Problem {
    /// The message without the address's secrets.
    package func saying(of address: String) -> Saying {
        switch self {
        case .notAnAddress:
            let shown = CleanText.line(ShownAddress.of(address)) ?? ""
            let values = ["text": quoted(shown), "example": Saying.verbatim("postgresql://")]
            return .phrase(.notAnAddressBegin, values)
        case .hasSecret: return .phrase(.deskSecret)
        case .unverified: return .phrase(.deskUnverified)
        }
    }
}
