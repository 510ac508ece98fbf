package import Alerts
package import CivilTime
package import Market

/// The user's alerts, as far as the board knows them.
package struct AlertBook: Hashable, Sendable {
    /// All alerts by their numbers.
    package internal(set) var all: [Alert] = []
    /// The last that fired, the newest first.
    package internal(set) var fired: [FiredAlert] = [] {
        didSet { unseen = fired.filter { !$0.isSeen } }
    }
    /// Firings that the user has not seen.
    package private(set) var unseen: [FiredAlert] = []
    /// How often each rule would have fired in the last year; no entry if the bars do not show it.
    package internal(set) var timesFired: [AlertRule: Int] = [:]
    /// True once the store has been read: later firings are news.
    var isRead = false

    /// The alert of a number.
    subscript(id: Int) -> Alert? { all.first { $0.id == id } }

    /// When an alert fired last, as far back as the log is known.
    package func lastFired(_ alert: Alert) -> FiredAlert? { fired.first { $0.alert == alert.id } }
}

/// A request to count how often a rule would have fired in the last year.
package struct AlertCount: Hashable, Sendable {
    package let rule: AlertRule
    /// The bars for the count: those of the subject, and of a ratio's other side.
    package let queries: [BarsQuery]

    /// The most bar series that we request for one list.
    static let mostAsked = 20

    /// How often the rule would have fired according to the bars; nil if they do not show it.
    package func timesFired(_ bars: [[Bar]], at now: Instant) -> Int? {
        rule.timesFired(
            since: now + -365 * 86_400, upTo: now, bars: bars.first ?? [], other: bars.dropFirst().first ?? []
        )
    }
}
