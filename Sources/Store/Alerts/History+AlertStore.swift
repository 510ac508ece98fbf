package import Alerts
package import CivilTime

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension History: AlertStore {
    package func alerts() throws(StoreError) -> (alerts: [Alert], fired: [FiredAlert]) {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                (try database.alerts(), try database.firedAlerts())
            }
        }
    }

    @discardableResult
    package func edit(_ edit: AlertEdit, at now: Instant) throws(StoreError) -> Int? {
        try asking { database throws(SQLiteFailure) in try database.edit(edit, at: now) }
    }

    package func addTestFiring(at now: Instant) throws(StoreError) -> Int {
        try asking { database throws(SQLiteFailure) in try database.addTestFiring(at: now) }
    }

    package func telling(of firing: Int) throws(StoreError) -> AlertTelling? {
        try onDisk { database throws(SQLiteFailure) in try database.telling(of: firing) }
    }

    package func claimAlerts() throws(StoreError) -> [FiredAlert] {
        try claim(.forTerminal, as: .terminal).fired
    }

    package func claimPendingAlerts() throws(StoreError) -> (fired: [FiredAlert], tests: [Int]) {
        try claim(.pending, as: .claimed)
    }

    package func alertRules() throws(StoreError) -> [Int: AlertRule] {
        try onDisk { database throws(SQLiteFailure) in
            Dictionary(try database.alerts().map { ($0.id, $0.rule) }) { $1 }
        }
    }

    package func record(_ steps: [AlertStep]) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.record(steps) }
    }

    package func set(_ telling: AlertTelling, of firings: [Int]) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.set(telling, of: firings) }
    }

    private func claim(
        _ telling: AlertTelling, as next: AlertTelling
    ) throws(StoreError) -> (fired: [FiredAlert], tests: [Int]) {
        let claimed = try onDisk { database throws(SQLiteFailure) in try database.claim(telling, as: next) }
        if !claimed.fired.isEmpty { Bell.figures(path).ring() }
        return claimed
    }

    /// Does what readers are to hear of, and the collector too.
    private func asking<Result>(
        _ body: (borrowing Database) throws(SQLiteFailure) -> Result
    ) throws(StoreError) -> Result {
        let result = try onDisk(body)
        Bell.figures(path).ring()
        Bell.requests(path).ring()
        return result
    }
}
