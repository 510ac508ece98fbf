internal import Alerts
internal import Board
internal import CivilTime
internal import Figures
internal import Market

/// A collector's own record of the alerts.
struct AlertWatch {
    var desk = AlertWatcher()
    var positions = AlertPositions()
    /// A reader's settings; nil until there is a reader.
    var settings: AlertSettings?
    /// Rings at the next moment of a condition of time, and when figures are due.
    var alarm: WallAlarm?
    /// Whether the alerts of the store have been taken over once.
    var hasBegun = false
    /// The file of transactions that is watched.
    var watchedFile: String?
    /// When the last figures were written that fire nothing.
    var sweptAt: Instant?
    /// When the bars of days were asked for last.
    var barsAskedAt: Instant?

    /// Steps that the store refused, oldest first.
    var unkept: [AlertStep] = []
    /// True while steps are being written.
    var isKeeping = false
    /// Results of notifications that the store refused.
    var tellings: [(AlertTelling, [Int])] = []

    /// Seconds between two writings of figures that fire nothing.
    static let sweep = 30
    /// Seconds after which bars of days are asked for again.
    static let barsAge = 3600
    /// Seconds that the bars of the time in which nothing watched may take to come.
    static let catchUp = 20
    /// Seconds without a figure after which it is said that nothing watched.
    static let silence = 20 * 60
}
