extension FeedFailure.Cause {
    /// What a person can do about it, in one line without a full stop.
    public var advice: String {
        switch self {
        case .unreachable: "check the network, and the address in the settings"
        case .timedOut: "nothing, if it passes; else check the network"
        case .tooManyRequests: "wait; make refresh longer in the settings if it comes again"
        case .unknownSymbol: "check the symbol"
        case .status(401), .status(403): "put another feed before it in the settings: this one refuses"
        case .status(404), .status(410): "check the address in the settings"
        case .status(let code) where code >= 500: "wait: the service itself is out of order"
        case .status, .tooLarge, .malformed:
            "check the address; else the service has changed: look for a newer fxterm"
        case .badRedirect: "put the address that it points to into the settings, if you trust it"
        case .insecureAddress: "write https:// in the settings"
        }
    }
}
