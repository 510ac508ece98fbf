/// A value of a JSON5 text, and the line it begins on.
package struct JSON5Node: Hashable, Sendable {
    /// One `key: value` of an object.
    package struct Member: Hashable, Sendable {
        /// The key, without quotes.
        package var key: String
        /// The line the key is on, from 1.
        package var line: Int
        /// What it stands for.
        package var node: JSON5Node
    }

    /// What a node holds.
    package enum Value: Hashable, Sendable {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([JSON5Node])
        case object([Member])

        /// The kind of value, for a sentence: `a number`.
        package var kind: String {
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
    package var line: Int
    /// What it holds.
    package var value: Value
}

/// Why a text is not JSON5.
package struct JSON5Error: Error, Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// What is wrong there.
    package var problem: String

    /// Makes an error.
    package init(line: Int, problem: String) {
        self.line = line
        self.problem = problem
    }
}
