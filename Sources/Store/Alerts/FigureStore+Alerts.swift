package import Alerts
package import CivilTime
internal import Figures
internal import Glibc
internal import JSON5
internal import Market
internal import Money
internal import Words

/// Boards and the command line add and remove alerts; only the collector updates their states.
extension FigureStore {
    package func alerts() throws(StoreError) -> (alerts: [Alert], fired: [FiredAlert]) {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                (try database.alerts(), try database.firedAlerts())
            }
        }
    }

    /// Returns the alert's number; nil if there is no such alert, or the edit names none.
    @discardableResult
    package func edit(_ edit: AlertEdit, at now: Instant) throws(StoreError) -> Int? {
        let id = try onDisk { database throws(SQLiteFailure) in try database.edit(edit, at: now) }
        Bell.ringBoth(path)
        return id
    }

    /// Firings left for a terminal, oldest first; no other board shows them then.
    package func claimAlerts() throws(StoreError) -> [FiredAlert] {
        try claim(.forTerminal, as: .terminal).fired
    }

    /// Claims the firings that no program has shown yet; those without an alert by their numbers. `receivers`
    /// are the services that they go to from now on.
    package func claimPendingAlerts(
        sendingTo receivers: [String] = [], at now: Instant = Instant(0)
    ) throws(StoreError) -> (fired: [FiredAlert], tests: [Int]) {
        try claim(.pending, as: .claimed, sendingTo: receivers, at: now)
    }

    package func pendingDeliveries() throws(StoreError) -> [PendingDelivery] {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                try database.pendingDeliveries()
            }
        }
    }

    package func reopenDeliveries() throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.reopenDeliveries() }
    }

    /// All or none: false if another program has taken one.
    package func beginDelivery(of firings: [Int], to receiver: String) throws(StoreError) -> Bool {
        try onDisk { database throws(SQLiteFailure) in
            try database.beginDelivery(of: firings, to: receiver)
        }
    }

    package func endDelivery(
        of firings: [Int], to receiver: String, _ state: AlertDelivery.State, problem: String?,
        isDoubtful: Bool, nextAt: Instant
    ) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in
            try database.endDelivery(
                of: firings, to: receiver, state, problem: problem, isDoubtful: isDoubtful, nextAt: nextAt)
        }
    }

    package func alertRules() throws(StoreError) -> [Int: AlertRule] {
        try onDisk { database throws(SQLiteFailure) in
            Dictionary(try database.alerts().map { ($0.id, $0.rule) }) { $1 }
        }
    }

    /// All or nothing. Skips alerts that were removed or changed meanwhile.
    package func record(_ steps: [AlertStep]) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.record(steps) }
    }

    package func set(_ telling: AlertTelling, of firings: [Int]) throws(StoreError) {
        try changing { database throws(SQLiteFailure) in try database.set(telling, of: firings) }
    }

    private func claim(
        _ telling: AlertTelling, as next: AlertTelling, sendingTo receivers: [String] = [],
        at now: Instant = Instant(0)
    ) throws(StoreError) -> (fired: [FiredAlert], tests: [Int]) {
        let claimed = try onDisk { database throws(SQLiteFailure) in
            try database.claim(telling, as: next, sendingTo: receivers, at: now)
        }
        if !claimed.fired.isEmpty { Bell.figures(path).ring() }
        return claimed
    }
}

/// For commands that end soon after.
extension FigureStore {
    package static func alerts(at path: String) throws(StoreError) -> (alerts: [Alert], fired: [FiredAlert]) {
        guard access(path, F_OK) == 0 else { return ([], []) }
        return try opened(at: path) { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                (try database.alerts(), try database.firedAlerts(after: 0))
            }
        }
    }

    package static func firedAlerts(after id: Int, at path: String) throws(StoreError) -> [FiredAlert] {
        try opened(at: path) { database throws(SQLiteFailure) in try database.firedAlerts(after: id) }
    }

    package static func edit(
        _ edit: AlertEdit, at path: String, now: Instant
    ) throws(StoreError) -> Int? {
        try asking(at: path) { database throws(SQLiteFailure) in try database.edit(edit, at: now) }
    }

    /// Stores a firing without an alert, to test notifications. Returns its number.
    package static func addTestFiring(
        at path: String, now: Instant, to receiver: String? = nil
    ) throws(StoreError) -> Int {
        try asking(at: path) { database throws(SQLiteFailure) in
            try database.addTestFiring(at: now, to: receiver)
        }
    }

    /// The delivery of a firing to its only service, if any.
    package static func delivery(of firing: Int, at path: String) throws(StoreError) -> AlertDelivery? {
        try opened(at: path) { database throws(SQLiteFailure) in
            try database.deliveries(since: firing)[firing]?.first
        }
    }

    package static func giveUp(_ firing: Int, to receiver: String, at path: String) throws(StoreError) {
        try asking(at: path) { database throws(SQLiteFailure) in
            try database.endDelivery(
                of: [firing], to: receiver, .failed, problem: nil, isDoubtful: false, nextAt: Instant(0))
        }
    }

    package static func telling(of firing: Int, at path: String) throws(StoreError) -> AlertTelling? {
        try opened(at: path) { database throws(SQLiteFailure) in try database.telling(of: firing) }
    }

    /// Runs a change; notifies readers and the collector.
    private static func asking<Result>(
        at path: String, _ body: (borrowing Database) throws(SQLiteFailure) -> Result
    ) throws(StoreError) -> Result {
        let result = try opened(at: path, body)
        Bell.ringBoth(path)
        return result
    }
}

extension AlertSettings {
    /// The settings, one per line: a name, a tab and a value.
    var lines: String {
        ([
            ("desktop", tellsDesktop ? "yes" : "no"), ("silent", isSilent ? "yes" : "no"),
            ("quiet", quietHours?.description ?? ""),
            ("language", language.rawValue),
            ("locale", locale), ("home", home.text), ("method", costMethod.rawValue),
            ("hides", hidesAmounts ? "yes" : "no"), ("transactions", transactions),
        ] + receivers.map { ("to", $0.line) }).map { "\($0)\t\($1)" }.joined(separator: "\n")
    }

    init?(lines: String) {
        if lines.isEmpty { return nil }
        self.init()
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "desktop": tellsDesktop = parts[1] == "yes"
            case "silent": isSilent = parts[1] == "yes"
            case "quiet": quietHours = QuietHours(parts[1])
            case "language": language = Language(rawValue: parts[1]) ?? language
            case "locale": locale = parts[1]
            case "home": home = CurrencyCode(parts[1]) ?? home
            case "method": costMethod = CostMethod(rawValue: parts[1]) ?? costMethod
            case "hides": hidesAmounts = parts[1] == "yes"
            case "transactions": transactions = parts[1]
            case "to": if let receiver = AlertReceiver(line: parts[1]) { receivers.append(receiver) }
            default: break
            }
        }
    }
}

extension AlertReceiver {
    fileprivate var line: String {
        let value = JSONValue.object([
            ("name", .string(name)), ("kind", .string(kind.rawValue)), ("url", .string(url)),
            ("headers", .object(headers.map { ($0.name, .string($0.value)) })), ("template", .text(template)),
        ])
        return String(decoding: value.bytes(.line), as: UTF8.self)
    }

    fileprivate init?(line: String) {
        guard let node = try? JSON5Parser.parse(line), case .object(let members) = node.value else {
            return nil
        }
        func text(_ key: String) -> String? {
            guard case .text(let text)? = members.first(where: { $0.key == key })?.node.value else {
                return nil
            }
            return text
        }
        guard let name = text("name"), let kind = Kind(rawValue: text("kind") ?? ""), let url = text("url")
        else {
            return nil
        }
        var headers: [Header] = []
        if case .object(let fields)? = members.first(where: { $0.key == "headers" })?.node.value {
            for field in fields {
                if case .text(let value) = field.node.value { headers.append(Header(field.key, value)) }
            }
        }
        self.init(name, kind, url: url, headers: headers, template: text("template"))
    }
}
