package import Alerts
package import CivilTime
internal import Glibc

/// Alerts in the history at a path, for commands that end soon after.
extension History {
    /// The alerts by number, and all that fired, the newest first; none where there is no history yet.
    package static func alerts(at path: String) throws(StoreError) -> (alerts: [Alert], fired: [FiredAlert]) {
        guard access(path, F_OK) == 0 else { return ([], []) }
        return try opened(at: path) { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                (try database.alerts(), try database.firedAlerts(after: 0))
            }
        }
    }

    /// All alerts that fired after one of them, the newest first.
    package static func firedAlerts(after id: Int, at path: String) throws(StoreError) -> [FiredAlert] {
        try opened(at: path) { database throws(SQLiteFailure) in try database.firedAlerts(after: id) }
    }

    /// Carries out a user's wish.
    ///
    /// - Returns: The number of the alert that it was about; nil where there is no such alert.
    package static func edit(
        _ edit: AlertEdit, at path: String, now: Instant
    ) throws(StoreError) -> Int? {
        try asking(at: path) { database throws(SQLiteFailure) in try database.edit(edit, at: now) }
    }

    /// Keeps a firing of no alert, to try how alerts are told.
    ///
    /// - Returns: Its number.
    package static func addTestFiring(at path: String, now: Instant) throws(StoreError) -> Int {
        try asking(at: path) { database throws(SQLiteFailure) in try database.addTestFiring(at: now) }
    }

    /// How a firing was told; nil for none.
    package static func telling(of firing: Int, at path: String) throws(StoreError) -> AlertTelling? {
        try opened(at: path) { database throws(SQLiteFailure) in try database.telling(of: firing) }
    }

    /// Does what readers are to hear of, and the collector too.
    private static func asking<Result>(
        at path: String, _ body: (borrowing Database) throws(SQLiteFailure) -> Result
    ) throws(StoreError) -> Result {
        let result = try opened(at: path, body)
        Bell.figures(path).ring()
        Bell.requests(path).ring()
        return result
    }
}
