/// Settings of the desk that its administrator has named; nil for those that stay as they are.
struct DeskLimits: Hashable {
    var keepMinutes: Retention?
    var keepDays: Retention?
    var mostItems: Int?
    var mostBoards: Int?

    /// The statement that sets them; nil where none is named.
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
