import Market

extension Provider {
    /// Whether a failure says something of the one stock that was asked for, and nothing of the feed.
    func isOfOneStock(_ cause: FeedFailure.Cause) -> Bool {
        switch cause {
        case .unknownSymbol: return true
        case .unreachable, .timedOut, .tooManyRequests, .insecureAddress: return false
        case .status(let code) where code >= 500: return false
        case .status, .tooLarge, .badRedirect, .malformed:
            return asksOneByOne
        }
    }
}
