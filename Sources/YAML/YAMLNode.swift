private import CYAML

package struct YAMLNode: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// Numbers and `true` are texts too.
        case text(String)
        case list([YAMLNode])
        case map([Member])
        /// An alias, or a node with an anchor: nothing is repeated, so a short file stays short.
        case alias
    }

    package struct Member: Hashable, Sendable {
        package let key: String
        package let line: Int
        package let node: YAMLNode
    }

    package let value: Value
    /// From 1.
    package let line: Int
    /// True for a list or a map in brackets.
    package let isFlow: Bool

    package init(_ bytes: [UInt8]) throws(YAMLMistake) {
        self = try bytes.withUnsafeBufferPointer { buffer throws(YAMLMistake) in
            try YAMLReader(buffer).node(depth: 0) ?? YAMLNode(.map([]), line: 1)
        }
    }

    fileprivate init(_ value: Value, line: Int, isFlow: Bool = false) {
        self.value = value
        self.line = line
        self.isFlow = isFlow
    }

    package subscript(_ key: String) -> YAMLNode? { members.first { $0.key == key }?.node }

    package var members: [Member] { if case .map(let members) = value { members } else { [] } }
    package var elements: [YAMLNode] { if case .list(let elements) = value { elements } else { [] } }
    /// Nil if it is empty.
    package var text: String? { if case .text(let text) = value, !text.isEmpty { text } else { nil } }
}

package struct YAMLMistake: Error, Hashable, Sendable {
    package let line: Int
}

private struct YAMLReader: ~Copyable {
    /// libyaml's parser keeps its own address, so it may not move.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

    private static let deepest = 16

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    func node(depth: Int) throws(YAMLMistake) -> YAMLNode? {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw mistake }
        defer { yaml_event_delete(&event) }
        let line = event.start_mark.line + 1
        switch event.type {
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: return try node(depth: depth)
        case YAML_ALIAS_EVENT: return YAMLNode(.alias, line: line)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return YAMLNode(scalar.anchor == nil ? .text(text) : .alias, line: line)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            let elements = try elements(depth: depth, line: line)
            return YAMLNode(
                start.anchor == nil ? .list(elements) : .alias, line: line,
                isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            let nodes = try elements(depth: depth, line: line)
            let members = stride(from: 0, to: nodes.count - 1, by: 2).compactMap { index in
                if case .text(let key) = nodes[index].value {
                    YAMLNode.Member(key: key, line: nodes[index].line, node: nodes[index + 1])
                } else {
                    nil
                }
            }
            return YAMLNode(
                start.anchor == nil ? .map(members) : .alias, line: line,
                isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
        default: return nil
        }
    }

    private func elements(depth: Int, line: Int) throws(YAMLMistake) -> [YAMLNode] {
        guard depth < YAMLReader.deepest else { throw YAMLMistake(line: line) }
        var elements: [YAMLNode] = []
        while let element = try node(depth: depth + 1) { elements.append(element) }
        return elements
    }

    /// An unclosed quote is a mistake of the line where it opens.
    private var mistake: YAMLMistake {
        let parser = parser.pointee
        let mark =
            parser.error == YAML_READER_ERROR
            ? parser.mark : parser.context == nil ? parser.problem_mark : parser.context_mark
        return YAMLMistake(line: mark.line + 1)
    }
}
