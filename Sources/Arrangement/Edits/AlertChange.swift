package import Alerts

/// A change to the alerts, which undo takes back.
package enum AlertChange: Hashable, Sendable {
    case added(AlertRule, board: String? = nil)
    case removed(Alert)
    case changed(Alert, to: AlertRule)

    /// The change as the store is told.
    package var edit: AlertEdit {
        switch self {
        case .added(let rule, let board): .add(rule, board: board)
        case .removed(let alert): .remove(alert.id)
        case .changed(let alert, let rule): .change(alert.id, rule)
        }
    }
}
