/// For how long the desk keeps bars.
enum Retention: Hashable {
    case days(Int)
    case forever

    /// Reads `30d`, `12w`, `10y` or `forever`; nil for anything else.
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

    /// How it is written.
    var text: String {
        switch self {
        case .days(let days): "\(days)d"
        case .forever: "forever"
        }
    }

    /// The column's value; nil for ever.
    var column: Int? {
        switch self {
        case .days(let days): days
        case .forever: nil
        }
    }
}
