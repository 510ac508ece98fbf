package import Alerts
package import CivilTime

/// The place of alerts. Boards and the command line make and remove them; the collector alone says how far they have come.
package protocol AlertStore: Sendable {
    /// The alerts by number, and the last that fired, the newest first.
    func alerts() async throws(StoreError) -> (alerts: [Alert], fired: [FiredAlert])

    /// Carries out a user's wish.
    ///
    /// - Returns: The number of the alert that it was about; nil where there is no such alert, or none was meant.
    @discardableResult
    func edit(_ edit: AlertEdit, at now: Instant) async throws(StoreError) -> Int?

    /// Takes the firings that wait for a terminal, oldest first, so that no other board tells them.
    func claimAlerts() async throws(StoreError) -> [FiredAlert]

    /// Keeps a firing of no alert, to try how alerts are told.
    ///
    /// - Returns: Its number.
    func addTestFiring(at now: Instant) async throws(StoreError) -> Int

    /// How a firing was told; nil for none.
    func telling(of firing: Int) async throws(StoreError) -> AlertTelling?

    // MARK: The collector

    /// The rules of all alerts, by number.
    func alertRules() async throws(StoreError) -> [Int: AlertRule]

    /// Keeps, all or nothing, how far alerts have come and what they fired. What was removed or changed meanwhile is left out.
    func record(_ steps: [AlertStep]) async throws(StoreError)

    /// Takes the firings that nobody has told, so that no other tells them; those of no alert by their numbers.
    func claimPendingAlerts() async throws(StoreError) -> (fired: [FiredAlert], tests: [Int])

    /// Notes how firings were told.
    func set(_ telling: AlertTelling, of firings: [Int]) async throws(StoreError)
}
