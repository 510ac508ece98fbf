extension FeedKind {
    /// How old a figure of this feed is by nature, in seconds, when the answer is new: services that speak once
    /// a day are not late for not speaking every minute.
    public var cadence: Int {
        switch self {
        // The lesser currencies of rter are renewed by the hour.
        case .rter: 3600
        case .erAPI, .twseDay, .frankfurter: 26 * 3600
        case .yahoo, .twse, .dash: 0
        }
    }
}
