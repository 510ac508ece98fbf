/// The purpose of a list of feeds in the settings.
package enum FeedList: String, Hashable, Sendable, CaseIterable {
    case rates
    case stocks
    case history
    case events

    /// The services that may stand in this list.
    package var services: [FeedID] { FeedID.services.filter { $0.lists.contains(self) } }
}
