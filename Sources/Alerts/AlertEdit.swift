/// A wish of a user's about alerts.
package enum AlertEdit: Hashable, Sendable {
    /// A new alert: of the user's own, or of the shared board of an identity, for all who have it.
    case add(AlertRule, board: String? = nil)
    /// The alert of a number watches something else, as if it had just been made.
    case change(Int, AlertRule)
    case remove(Int)
    /// The removal of an alert is undone.
    case restore(Int)
    /// Firings, by their numbers, have been looked at.
    case see([Int])
}
