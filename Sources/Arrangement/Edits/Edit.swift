package import Alerts
package import Market
package import Money

/// A change that can be undone.
package struct Edit: Hashable, Sendable {
    /// The action, as the user would name it.
    package var action: Action
    /// The change it made to the board.
    package var change: Change
    /// The row that it added to the file of transactions. Lost at a restart, because the file is the user's.
    package private(set) var entered: Transaction?
    /// The change to the alerts. Lost at a restart, because others change them too.
    package private(set) var alert: AlertChange?

    /// The change to the file of events. Lost at a restart, because the file is the user's.
    package private(set) var event: EventEdit?

    /// The part of the change that concerns other boards. After a restart, we only know the changes on
    /// this board.
    package var boards: BoardChange?

    /// The parts of a shared board that it changed; its other changes are in `change`.
    package var shared: [SharedSwap] = []

    /// The change of a setting. Lost at a restart, because the settings file may change meanwhile.
    package private(set) var setting: SettingChange?

    /// True if the board's file keeps the edit.
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

/// An undoable change to the alerts.
package enum AlertChange: Hashable, Sendable {
    case added(AlertRule, board: String? = nil)
    case removed(Alert)
    case changed(Alert, to: AlertRule)

    /// The change in the form that the store reads.
    package var edit: AlertEdit {
        switch self {
        case .added(let rule, let board): .add(rule, board: board)
        case .removed(let alert): .remove(alert.id)
        case .changed(let alert, let rule): .change(alert.id, rule)
        }
    }
}
