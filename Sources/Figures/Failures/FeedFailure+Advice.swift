package import Market
package import Words

extension FeedFailure.Cause {
    /// What a person can do about it, in one line without a full stop.
    package var advice: Phrase {
        switch self {
        case .unreachable: .adviceUnreachable
        case .timedOut: .adviceTimedOut
        case .tooManyRequests: .adviceTooMany
        case .unknownSymbol: .adviceSymbol
        case .status(401), .status(403): .adviceRefused
        case .status(404), .status(410): .adviceAddress
        case .status(let code) where code >= 500: .adviceOutOfOrder
        case .status, .tooLarge, .malformed:
            .adviceChanged
        case .badRedirect: .adviceRedirect
        case .insecureAddress: .adviceInsecure
        }
    }
}
