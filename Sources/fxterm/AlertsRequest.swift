internal import Printing
internal import Words

/// The arguments of `fxterm alerts`.
struct AlertsRequest {
    enum Action {
        case list
        case history
        case test
        /// An alert on an item, as it is typed on a card.
        case add(item: String, line: String)
        case remove(Int)
    }

    var action = Action.list
    var format = PrintFormat.table

    init(_ words: [String], format: String?) throws(UsageError) {
        if let format {
            guard let known = [PrintFormat.table, .json].first(where: { $0.rawValue == format }) else {
                throw UsageError.expected("--format", format, ["table", "json"])
            }
            self.format = known
        }
        let rest = Array(words.dropFirst())
        switch words.first {
        case "list"?, nil: action = .list
        case "history"?: action = .history
        case "test"?: action = .test
        case "add"?:
            guard rest.count > 1 else {
                throw UsageError(
                    .needsItem,
                    ["command": .verbatim("'fxterm alerts add'"), "example": .verbatim("JPY '>150'")])
            }
            action = .add(item: rest[0], line: rest.dropFirst().joined(separator: " "))
            return
        case "remove"?:
            guard rest.count == 1, let id = Int(rest[0]) else {
                throw UsageError(
                    .needsItem, ["command": .verbatim("'fxterm alerts remove'"), "example": .verbatim("3")])
            }
            action = .remove(id)
            return
        case let word?:
            throw UsageError.expected("alerts", word, ["list", "add", "remove", "history", "test"])
        }
        if !rest.isEmpty { throw UsageError.noMore("alerts \(words[0])", than: "--format, --config") }
    }
}
