package import Alerts

/// An alert that is typed.
package struct AlertTyping: Hashable, Sendable {
    /// The text.
    package var text = ""
    /// The thing that it is to watch.
    package let subject: AlertSubject
    /// The number of the alert that is changed; nil for a new one.
    package var edited: Int?

    /// Makes an empty line, or that of an alert.
    init(_ subject: AlertSubject, text: String = "", edited: Int? = nil) {
        (self.subject, self.text, self.edited) = (subject, text, edited)
    }
}

/// The list of all alerts, or of what fired.
package struct AlertList: Hashable, Sendable {
    /// The selected row.
    package var index = 0
    /// Whether it shows what fired.
    package var isLog = false
}

/// A change of the list of alerts.
package enum AlertListMessage: Hashable, Sendable {
    case open
    case choose(Int)
    /// The log takes the list's place, or the list the log's.
    case turn
    /// The selected alert is typed anew; from the log the list is shown.
    case edit
    case remove
    case undo
    case redo
}
