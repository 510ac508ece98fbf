internal import JSON5

extension MCPTool {
    /// A schema of docs/schema, or a part of one.
    struct Output {
        /// In addition to the moment; nil for all.
        private let members: [String]?
        /// Some of the members may be missing.
        private let isEither: Bool
        private let text: @Sendable () -> [UInt8]

        static func print(_ members: [String], isEither: Bool = false) -> Output {
            Output(members: members, isEither: isEither) { PackageResources.print_schema_json }
        }

        static func whole(_ text: @autoclosure @escaping @Sendable () -> [UInt8]) -> Output {
            Output(members: nil, isEither: false, text: text)
        }

        var schema: JSONValue {
            let text = String(decoding: text(), as: UTF8.self)
            guard let node = try? JSON5Parser.parse(text), case .object(let all) = node.value else {
                return .object([("type", .string("object"))])
            }
            // A document that has one of several forms: tools return the first.
            var root = all.filter { $0.key != "oneOf" }
            if case .list(let forms)? = all.value(of: "oneOf"), case .object(let first)? = forms.first?.value
            {
                root += first.filter { member in !root.contains { $0.key == member.key } }
            }
            var parts: [(String, JSON5Node.Value)] = []
            for member in root where !["$schema", "title", "$defs"].contains(member.key) {
                parts.append((member.key, limited(member)))
            }
            var known: [JSON5Node.Member] = []
            if case .object(let definitions)? = all.value(of: "$defs") { known = definitions }
            var needed: [String] = []
            var unread = parts.map(\.1)
            while let value = unread.popLast() {
                for name in value.references where !needed.contains(name) {
                    needed.append(name)
                    if let definition = known.value(of: name) { unread.append(definition) }
                }
            }
            let definitions = known.filter { needed.contains($0.key) }
            return .object(
                parts.map { ($0.0, JSONValue($0.1)) }
                    + (definitions.isEmpty ? [] : [("$defs", JSONValue(.object(definitions)))]))
        }

        /// Without members of results that this tool does not have.
        private func limited(_ member: JSON5Node.Member) -> JSON5Node.Value {
            guard let members else { return member.node.value }
            switch (member.key, member.node.value) {
            case ("properties", .object(let properties)):
                return .object(properties.filter { $0.key == "asOf" || members.contains($0.key) })
            case ("required", .list(let names)):
                let more = isEither ? [] : members.map { JSON5Node(line: 0, value: .text($0)) }
                return .list(names + more)
            default: return member.node.value
            }
        }
    }
}

extension [JSON5Node.Member] {
    fileprivate func value(of key: String) -> JSON5Node.Value? { first { $0.key == key }?.node.value }
}

extension JSON5Node.Value {
    fileprivate var references: [String] {
        switch self {
        case .null, .flag, .number, .text: []
        case .list(let nodes): nodes.flatMap(\.value.references)
        case .object(let members):
            members.flatMap { member in
                guard member.key == "$ref", case .text(let text) = member.node.value else {
                    return member.node.value.references
                }
                return [String(text.dropFirst("#/$defs/".count))]
            }
        }
    }
}
