internal import Market
package import Words

/// A value of a JSON5 text, and the line it begins on.
package struct JSON5Node: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var key: String
        /// From 1.
        package var line: Int
        package var node: JSON5Node

        package init(key: String, line: Int, node: JSON5Node) {
            (self.key, self.line, self.node) = (key, line, node)
        }
    }

    package enum Value: Hashable, Sendable {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([JSON5Node])
        case object([Member])

        package var kind: Saying {
            switch self {
            case .null: .verbatim("null")
            case .flag(let flag): .verbatim(flag ? "true" : "false")
            case .number: .phrase(.aNumber)
            case .text: .phrase(.someText)
            case .list: .phrase(.plainList)
            case .object: .phrase(.plainObject)
            }
        }
    }

    package var line: Int
    package var value: Value

    package init(line: Int, value: Value) { (self.line, self.value) = (line, value) }
}

extension JSONValue {
    package init(_ value: JSON5Node.Value) {
        switch value {
        case .null: self = .null
        case .flag(let flag): self = .flag(flag)
        case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .figure(number)
        case .text(let text): self = .string(text)
        case .list(let nodes): self = .array(nodes.map { JSONValue($0.value) })
        case .object(let members): self = .object(members.map { ($0.key, JSONValue($0.node.value)) })
        }
    }
}

package struct JSON5Error: Error, Hashable, Sendable {
    package var line: Int
    package var problem: Saying

    package init(line: Int, problem: Saying) { (self.line, self.problem) = (line, problem) }
}

package func quoted(_ text: String) -> Saying {
    guard let clean = CleanText.line(text, limit: 40) else { return .phrase(.unshowable) }
    return .phrase(.inQuotes, verbatim: ["text": clean])
}
