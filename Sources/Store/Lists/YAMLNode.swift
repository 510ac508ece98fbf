/// As much of YAML as the settings of other programs use: keys and lists by their indent, lists in brackets, and values on
/// one line. What is written otherwise is passed over.
enum YAMLNode: Hashable {
    case text(String)
    case list([YAMLNode])
    case map([Member])

    struct Member: Hashable {
        let key: String
        let value: YAMLNode
    }

    init(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline).compactMap(YAMLLine.init)
        var reader = YAMLReader(lines: lines)
        self = reader.block(depth: 0) ?? .map([])
    }

    /// The value under a key; nil where there is none.
    subscript(_ key: String) -> YAMLNode? {
        guard case .map(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var members: [Member] { if case .map(let members) = self { members } else { [] } }
    var elements: [YAMLNode] { if case .list(let elements) = self { elements } else { [] } }
    var text: String? { if case .text(let text) = self, !text.isEmpty { text } else { nil } }
}

/// A line without its comment, and how far it is set in.
private struct YAMLLine {
    var indent: Int
    var content: Substring

    init(indent: Int, content: Substring) { (self.indent, self.content) = (indent, content) }

    /// Nil for lines that say nothing.
    init?(_ line: Substring) {
        indent = line.prefix { $0 == " " }.count
        content = YAMLLine.withoutComment(line.dropFirst(indent))
        if content.isEmpty || content == "---" || content == "..." { return nil }
    }

    var isElement: Bool { content == "-" || content.hasPrefix("- ") }

    /// The key and the value of `key: value`.
    var pair: (key: String, value: Substring)? {
        guard let colon = content.indices.first(where: isColon) else { return nil }
        let value = content[content.index(after: colon)...].drop { $0 == " " }
        return (YAMLLine.unquoted(content[..<colon]), value)
    }

    private func isColon(_ index: Substring.Index) -> Bool {
        guard content[index] == ":" else { return false }
        let next = content.index(after: index)
        return next == content.endIndex || content[next] == " "
    }

    static func unquoted(_ text: Substring) -> String {
        for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return String(text.dropFirst().dropLast())
        }
        return String(text)
    }

    /// A line up to its comment, which begins with `#` behind a blank and outside quotes.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for (index, character) in zip(line.indices, line) {
            if quote == nil, character == "#", before.isWhitespace { return trimmed(line[..<index]) }
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'", before.isWhitespace {
                quote = character
            }
            before = character
        }
        return trimmed(line)
    }

    private static func trimmed(_ line: Substring) -> Substring {
        guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return line[...last]
    }
}

private struct YAMLReader {
    private var lines: ArraySlice<YAMLLine>
    /// Deeper than any settings are.
    private static let deepest = 16

    init(lines: [YAMLLine]) { self.lines = lines[...] }

    /// The block that begins with the next line; nil where there is none.
    mutating func block(depth: Int) -> YAMLNode? {
        guard depth < YAMLReader.deepest, let first = lines.first else {
            lines = []
            return nil
        }
        return first.isElement ? list(first.indent, depth) : map(first.indent, depth)
    }

    private mutating func list(_ indent: Int, _ depth: Int) -> YAMLNode {
        var elements: [YAMLNode] = []
        while let line = lines.first, line.indent >= indent {
            guard line.indent == indent, line.isElement else {
                if line.indent == indent { break }
                lines.removeFirst()
                continue
            }
            let rest = line.content.dropFirst().drop { $0 == " " }
            let inner = YAMLLine(indent: indent + line.content.count - rest.count, content: rest)
            if !rest.isEmpty, inner.pair != nil || inner.isElement {
                // The text behind the dash is the first line of a block.
                lines[lines.startIndex] = inner
                elements.append(block(depth: depth + 1) ?? .text(""))
                continue
            }
            lines.removeFirst()
            elements.append(
                rest.isEmpty ? nested(deeperThan: indent, depth) ?? .text("") : YAMLReader.value(rest))
        }
        return .list(elements)
    }

    private mutating func map(_ indent: Int, _ depth: Int) -> YAMLNode {
        var members: [YAMLNode.Member] = []
        while let line = lines.first, line.indent >= indent {
            lines.removeFirst()
            guard line.indent == indent, let (key, value) = line.pair else { continue }
            if value.isEmpty {
                let isList = lines.first.map { $0.indent == indent && $0.isElement } ?? false
                let node = isList ? list(indent, depth + 1) : nested(deeperThan: indent, depth)
                members.append(.init(key: key, value: node ?? .text("")))
            } else {
                members.append(.init(key: key, value: YAMLReader.value(value)))
            }
        }
        return .map(members)
    }

    private mutating func nested(deeperThan indent: Int, _ depth: Int) -> YAMLNode? {
        guard let next = lines.first, next.indent > indent else { return nil }
        return block(depth: depth + 1)
    }

    private static func value(_ text: Substring) -> YAMLNode {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return .text(YAMLLine.unquoted(text)) }
        let parts = text.dropFirst().dropLast().split(separator: ",")
        return .list(
            parts.map { part in
                let start = part.drop { $0 == " " }
                let end = start.lastIndex { $0 != " " }
                return .text(YAMLLine.unquoted(end.map { start[...$0] } ?? ""))
            })
    }
}
