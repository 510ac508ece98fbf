internal import Market

struct DeskOrder: Hashable {
    enum Action: String, CaseIterable {
        case `init`, migrate, check, status
    }

    struct Mistake: Error, Hashable {
        let text: String
    }

    let action: Action
    let address: DeskAddress
    var printsSQL = false
    var limits = DeskLimits()
    var isJSON = false

    init(_ words: [String]) throws(Mistake) {
        guard words.count >= 2, let action = Action(rawValue: words[0]) else {
            throw Mistake(text: "fxterm desk init|migrate|check|status URL")
        }
        self.action = action
        do throws(DeskAddress.Problem) {
            address = try DeskAddress(words[1])
        } catch {
            throw Mistake(text: DeskOrder.reason(error))
        }
        var rest = words.dropFirst(2)
        while let option = rest.popFirst() { try read(option) { rest.popFirst() } }
    }

    private mutating func read(_ option: String, next: () -> String?) throws(Mistake) {
        if option == "--print" {
            printsSQL = true
            return
        }
        guard let value = next() else { throw Mistake(text: "\(option) needs a value") }
        switch option {
        case "--format": isJSON = value == "json"
        case "--keep-minutes": limits.keepMinutes = try DeskOrder.span(option, value)
        case "--keep-days": limits.keepDays = try DeskOrder.span(option, value)
        case "--most-items": limits.mostItems = try DeskOrder.count(option, value)
        case "--most-boards": limits.mostBoards = try DeskOrder.count(option, value)
        case _: throw Mistake(text: "no such option: \(option)")
        }
    }

    private static func span(_ option: String, _ value: String) throws(Mistake) -> Retention {
        guard let span = Retention(value) else {
            throw Mistake(
                text: "\(option): '\(value)' is none of 30d, 12w, 10y, forever (one day to 1000 years)")
        }
        return span
    }

    private static func count(_ option: String, _ value: String) throws(Mistake) -> Int {
        guard let count = Int(value), (1...1_000_000).contains(count) else {
            throw Mistake(text: "\(option): '\(value)' is no number from 1 to 1000000")
        }
        return count
    }

    private static func reason(_ problem: DeskAddress.Problem) -> String {
        switch problem {
        case .notAnAddress: "the team server's address is written as postgresql://user@host/database"
        case .hasSecret:
            "the team server's address has a password in it, which others on this machine can read: "
                + "keep it in ~/.pgpass or in a service file"
        case .unverified:
            "a team server on another machine needs sslmode=verify-full, which is the default"
        }
    }

    func connect() throws(DeskFailure) -> Connection {
        try Connection(address.connecting, name: "fxterm desk")
    }
}

/// Settings of a team server; nil leaves one unchanged.
struct DeskLimits: Hashable {
    var keepMinutes: Retention?
    var keepDays: Retention?
    var mostItems: Int?
    var mostBoards: Int?

    var sql: String? {
        var parts: [String] = []
        if let keepMinutes { parts.append("keep_minutes = \(DeskLimits.written(keepMinutes.column))") }
        if let keepDays { parts.append("keep_days = \(DeskLimits.written(keepDays.column))") }
        if let mostItems { parts.append("most_items = \(mostItems)") }
        if let mostBoards { parts.append("most_boards = \(mostBoards)") }
        return parts.isEmpty ? nil : "UPDATE fxterm.desk SET \(parts.joined(separator: ", "));"
    }

    private static func written(_ days: Int?) -> String { days.map(String.init) ?? "NULL" }
}

enum Retention: Hashable {
    case days(Int)
    case forever

    init?(_ text: String) {
        if text == "forever" {
            self = .forever
            return
        }
        guard let unit = text.last, let count = Int(text.dropLast()), count > 0,
            text.first?.isNumber == true
        else { return nil }
        let each: Int
        switch unit {
        case "d": each = 1
        case "w": each = 7
        case "y": each = 365
        case _: return nil
        }
        guard count <= 365_000 / each else { return nil }
        self = .days(count * each)
    }

    var text: String {
        switch self {
        case .days(let days): "\(days)d"
        case .forever: "forever"
        }
    }

    /// Nil for ever.
    var column: Int? {
        switch self {
        case .days(let days): days
        case .forever: nil
        }
    }
}
