package enum FeedList: String, Hashable, Sendable, CaseIterable {
    case rates
    case stocks
    case history
    case events

    package var services: [FeedID] { FeedID.services.filter { $0.lists.contains(self) } }
}
