/// A value of a JSON5 text, and the line it begins on.
struct JSON5Node: Hashable, Sendable {
    /// One `key: value` of an object.
    struct Member: Hashable, Sendable {
        /// The key, without quotes.
        var key: String
        /// The line the key is on, from 1.
        var line: Int
        /// What it stands for.
        var node: JSON5Node
    }

    /// What a node holds.
    enum Value: Hashable, Sendable {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([JSON5Node])
        case object([Member])

        /// The kind of value, for a sentence: `a number`.
        var kind: String {
            switch self {
            case .null: "null"
            case .flag(let flag): flag ? "true" : "false"
            case .number: "a number"
            case .text: "text"
            case .list: "a list"
            case .object: "an object"
            }
        }
    }

    /// The line it begins on, from 1.
    var line: Int
    /// What it holds.
    var value: Value
}

/// Why a text is not JSON5.
struct JSON5Error: Error, Hashable, Sendable {
    /// The line, from 1.
    var line: Int
    /// What is wrong there.
    var problem: String
}
