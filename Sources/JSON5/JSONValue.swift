/// A JSON document to write; members keep their order.
package indirect enum JSONValue {
    case null
    case flag(Bool)
    case number(Double)
    case integer(Int)
    /// As digits, so that none get lost; nil for null.
    case decimal(String?)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
    /// Written already, on one line.
    case document([UInt8])

    /// Each file keeps its layout, so that versions compare line by line.
    package enum Form {
        /// For people and programs: `"key": value`.
        case printed
        /// For files that people read: `"key" : value`.
        case filed
        case line

        fileprivate var colon: String {
            switch self {
            case .printed: ": "
            case .filed: " : "
            case .line: ":"
            }
        }
    }

    package static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    /// Null if it is not finite.
    package static func figure(_ value: Double?) -> JSONValue {
        guard let value, value.isFinite else { return .null }
        return .number(value)
    }
    package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    /// Those that are not nil, in alphabetical order.
    package static func members(_ members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMap { key, value in value.map { (key, $0) } }.sorted { $0.0 < $1.0 })
    }

    /// UTF-8, without a line break at the end. Numbers have to be finite.
    package func bytes(_ form: Form) -> [UInt8] {
        var bytes: [UInt8] = []
        write(form, depth: 0, to: &bytes)
        return bytes
    }

    private func write(_ form: Form, depth: Int, to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let value): JSONValue.write(value, form, to: &bytes)
        case .integer(let value): bytes += String(value).utf8
        case .document(let document): bytes += document
        case .decimal(let digits): bytes += (digits ?? "null").utf8
        case .string(let text): JSONValue.quote(text, to: &bytes)
        case .array(let items):
            JSONValue.list(items, "[", "]", form, depth, to: &bytes) { item, bytes in
                item.write(form, depth: depth + 1, to: &bytes)
            }
        case .object(let members):
            JSONValue.list(members, "{", "}", form, depth, to: &bytes) { member, bytes in
                JSONValue.quote(member.0, to: &bytes)
                bytes += form.colon.utf8
                member.1.write(form, depth: depth + 1, to: &bytes)
            }
        }
    }

    private static func list<Item>(
        _ items: [Item], _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ form: Form, _ depth: Int,
        to bytes: inout [UInt8], _ write: (Item, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        let isBroken = form == .filed || form == .printed && !items.isEmpty
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if isBroken { newLine(depth + 1, to: &bytes) }
            write(item, &bytes)
        }
        if items.isEmpty, isBroken { bytes.append(UInt8(ascii: "\n")) }
        if isBroken { newLine(depth, to: &bytes) }
        bytes.append(UInt8(ascii: close))
    }

    private static func newLine(_ depth: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    /// The shortest decimal that reads back as the same number; in files a whole one without `.0`.
    private static func write(_ value: Double, _ form: Form, to bytes: inout [UInt8]) {
        let text = value.description
        bytes += form != .printed && text.hasSuffix(".0") ? text.utf8.dropLast(2)[...] : text.utf8[...]
    }

    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                bytes += "\\u".utf8
                bytes += String(repeating: "0", count: 4 - digits.utf8.count).utf8
                bytes += digits.utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
