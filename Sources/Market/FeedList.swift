/// What a list of feeds in the settings is for.
public enum FeedList: String, Hashable, Sendable, CaseIterable {
    /// What currencies cost now.
    case rates
    /// What stocks cost now, and what they closed at.
    case stocks
    /// What currencies cost on earlier days.
    case history

    /// The services that may stand in this list.
    public var services: [FeedID] { FeedID.services.filter { $0.list == self } }
}
