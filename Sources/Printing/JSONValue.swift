/// A JSON document whose members keep their order, so that printed snapshots read alike and compare by line.
indirect enum JSONValue {
    case null
    case number(Double)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// `text`, or null where there is none.
    static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    /// `value`, or null where there is none or it is not finite.
    static func figure(_ value: Double?) -> JSONValue {
        guard let value, value.isFinite else { return .null }
        return .number(value)
    }

    /// The document, indented by two blanks a level.
    var text: String { write(indent: "") }

    private func write(indent: String) -> String {
        switch self {
        case .null: return "null"
        case .number(let value): return JSONValue.number(value)
        case .integer(let value): return String(value)
        case .string(let text): return JSONValue.quote(text)
        case .array(let items):
            if items.isEmpty { return "[]" }
            let lines = items.map { indent + "  " + $0.write(indent: indent + "  ") }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { name, value in
                indent + "  " + JSONValue.quote(name) + ": " + value.write(indent: indent + "  ")
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        }
    }

    /// The shortest decimal that reads back as the same number; Swift's own, which JSON can read.
    private static func number(_ value: Double) -> String { "\(value)" }

    private static func quote(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
                let hex = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
