package import Alerts
package import CivilTime

package struct PendingDelivery: Hashable, Sendable {
    package let firing: Int
    /// Nil for a test.
    package let fired: FiredAlert?
    package let receiver: String
    package let at: Instant
    package let attempts: Int
    package let nextAt: Instant
    /// The same at each try, so that a service recognises a repetition.
    package let token: String
}

extension Database {
    func addDeliveries(
        of firings: [Int], to receivers: [String], at now: Instant
    ) throws(SQLiteFailure) {
        if firings.isEmpty || receivers.isEmpty { return }
        let statement = try prepare(
            "INSERT INTO alert_delivery (firing, receiver, next_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING"
        )
        for firing in firings {
            for receiver in receivers {
                try statement.run([.integer(firing), .text(receiver), .integer(now.seconds)])
            }
        }
    }

    func deliveries(since first: Int) throws(SQLiteFailure) -> [Int: [AlertDelivery]] {
        let all = try rows(
            """
            SELECT firing, receiver, state, attempts, problem, is_doubtful FROM alert_delivery WHERE firing >= \(first)
            ORDER BY firing, receiver
            """
        ) { row -> (Int, AlertDelivery)? in
            guard let receiver = row.label(1), let state = AlertDelivery.State(rawValue: row.integer(2))
            else {
                return nil
            }
            return (
                row.integer(0),
                AlertDelivery(
                    to: receiver, state, attempts: row.integer(3), problem: row.label(4),
                    isDoubtful: row.flag(5))
            )
        }
        return Dictionary(grouping: all, by: \.0).mapValues { $0.map(\.1) }
    }

    func pendingDeliveries() throws(SQLiteFailure) -> [PendingDelivery] {
        let waiting = try rows(
            """
            SELECT firing, receiver, attempts, next_at, token, at FROM alert_delivery
            JOIN alert_fired ON alert_fired.id = firing WHERE state = 0 ORDER BY firing
            """
        ) { row -> PendingDelivery? in
            guard let receiver = row.label(1), let next = row.moment(3), let at = row.moment(5) else {
                return nil
            }
            return PendingDelivery(
                firing: row.integer(0), fired: nil, receiver: receiver, at: at, attempts: row.integer(2),
                nextAt: next, token: row.text(4) ?? "")
        }
        guard let first = waiting.first?.firing else { return [] }
        let fired = Dictionary(try firedAlerts(after: first - 1).map { ($0.id, $0) }) { $1 }
        return waiting.map {
            PendingDelivery(
                firing: $0.firing, fired: fired[$0.firing], receiver: $0.receiver, at: $0.at,
                attempts: $0.attempts, nextAt: $0.nextAt, token: $0.token)
        }
    }

    /// Puts back what a collector was sending when it ended: nothing shows if it arrived.
    func reopenDeliveries() throws(SQLiteFailure) {
        let any = "SELECT 1 FROM alert_delivery WHERE state = 1 LIMIT 1"
        guard try integer(any) != nil else { return }
        try changingAlerts { () throws(SQLiteFailure) in
            try execute("UPDATE alert_delivery SET state = 0, is_doubtful = 1 WHERE state = 1")
        }
    }

    /// Takes all waiting deliveries to send them, or none: false if another program has taken one.
    func beginDelivery(of firings: [Int], to receiver: String) throws(SQLiteFailure) -> Bool {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            for firing in firings {
                let isWaiting = try integer(
                    "SELECT 1 FROM alert_delivery WHERE firing = ?1 AND receiver = ?2 AND state = 0",
                    [.integer(firing), .text(receiver)])
                if isWaiting == nil { return false }
            }
            let statement = try prepare(
                "UPDATE alert_delivery SET state = 1, attempts = attempts + 1 WHERE firing = ?1 AND receiver = ?2"
            )
            for firing in firings { try statement.run([.integer(firing), .text(receiver)]) }
            return true
        }
    }

    func endDelivery(
        of firings: [Int], to receiver: String, _ state: AlertDelivery.State, problem: String?,
        isDoubtful: Bool,
        nextAt: Instant
    ) throws(SQLiteFailure) {
        try changingAlerts { () throws(SQLiteFailure) in
            let statement = try prepare(
                """
                UPDATE alert_delivery SET state = ?3, problem = ?4, is_doubtful = max(is_doubtful, ?5), next_at = ?6
                WHERE firing = ?1 AND receiver = ?2
                """)
            for firing in firings {
                try statement.run([
                    .integer(firing), .text(receiver), .integer(state.rawValue), .optional(problem),
                    .flag(isDoubtful), .integer(nextAt.seconds),
                ])
            }
        }
    }
}
