extension FeedKind {
    /// Whether this version of the program can ask a feed of this kind; one that it cannot is passed over.
    public var isAsked: Bool {
        switch self {
        case .rter, .erAPI, .yahoo, .twse, .twseDay, .dash, .frankfurter: true
        }
    }
}
