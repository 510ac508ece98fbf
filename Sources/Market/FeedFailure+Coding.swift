extension FeedFailure.Cause {
    /// The cause's name in files, in every language and version.
    package var name: String {
        switch self {
        case .unreachable: "unreachable"
        case .timedOut: "timedOut"
        case .tooManyRequests: "tooManyRequests"
        case .unknownSymbol: "unknownSymbol"
        case .status: "status"
        case .tooLarge: "tooLarge"
        case .badRedirect: "badRedirect"
        case .malformed: "malformed"
        case .insecureAddress: "insecureAddress"
        }
    }

    /// The cause's number, reason or address as files have it; nil where it has none.
    package var detail: String? {
        switch self {
        case .unreachable(let reason), .malformed(let reason): reason.name
        case .tooManyRequests(let number), .status(let number), .tooLarge(let number): String(number)
        case .badRedirect(let address), .insecureAddress(let address): address
        case .timedOut, .unknownSymbol: nil
        }
    }

    /// The cause that a file names; nil where this version knows none of that name, or the detail is none of it.
    package init?(name: String, detail: String?) {
        switch (name, detail, detail.flatMap { Int($0) }) {
        case ("timedOut", _, _): self = .timedOut
        case ("unknownSymbol", _, _): self = .unknownSymbol
        case ("unreachable", let reason?, _): self = .unreachable(FeedFailure.Reason(name: reason))
        case ("malformed", let reason?, _): self = .malformed(FeedFailure.Reason(name: reason))
        case ("badRedirect", let address?, _): self = .badRedirect(address)
        case ("insecureAddress", let address?, _): self = .insecureAddress(address)
        case ("tooManyRequests", _, let seconds?): self = .tooManyRequests(retryAfter: seconds)
        case ("status", _, let status?): self = .status(status)
        case ("tooLarge", _, let limit?): self = .tooLarge(limit: limit)
        default: return nil
        }
    }
}
