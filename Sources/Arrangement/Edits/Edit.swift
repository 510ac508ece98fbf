package import Alerts
package import Market
package import Money

/// A change that can be undone, with the action as the user would name it.
package struct Edit: Hashable, Sendable {
    package var action: Action
    package var change: Change
    /// A row added to the file of transactions. Lost at a restart, because the file is the user's.
    package private(set) var entered: Transaction?
    /// Lost at a restart, because others change alerts too.
    package private(set) var alert: AlertChange?

    /// Lost at a restart, because the file is the user's.
    package private(set) var event: EventEdit?

    /// The part that concerns other boards. After a restart, we only know the changes on this board.
    package var boards: BoardChange?

    /// Changed parts of a shared board; all other changes are in `change`.
    package var shared: [SharedSwap] = []

    /// Lost at a restart, because the settings file may change meanwhile.
    package private(set) var setting: SettingChange?

    package var isOfBoard: Bool {
        entered == nil && alert == nil && (boards == nil || change != Change() || !shared.isEmpty)
            && setting == nil && event == nil
    }

    package init(action: Action, change: Change) { (self.action, self.change) = (action, change) }

    package init(_ entered: Transaction) {
        self.init(action: Action(entered), change: Change())
        self.entered = entered
    }

    package init(_ alert: AlertChange, _ action: Action) {
        self.init(action: action, change: Change())
        self.alert = alert
    }

    package init(_ event: EventEdit, _ action: Action) {
        self.init(action: action, change: Change())
        self.event = event
    }

    package init(_ setting: SettingChange) {
        self.init(action: Action(.setting, setting.key), change: Change())
        self.setting = setting
    }
}

package enum AlertChange: Hashable, Sendable {
    case added(AlertRule, board: String? = nil)
    case removed(Alert)
    case changed(Alert, to: AlertRule)

    package var edit: AlertEdit {
        switch self {
        case .added(let rule, let board): .add(rule, board: board)
        case .removed(let alert): .remove(alert.id)
        case .changed(let alert, let rule): .change(alert.id, rule)
        }
    }
}
