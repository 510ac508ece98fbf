/// A wish of a user's about alerts.
public enum AlertEdit: Hashable, Sendable {
    case add(AlertRule)
    /// The alert of a number watches something else, as if it had just been made.
    case change(Int, AlertRule)
    case remove(Int)
    /// The removal of an alert is undone.
    case restore(Int)
    /// Firings, by their numbers, have been looked at.
    case see([Int])
}
