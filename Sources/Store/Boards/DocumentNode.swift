internal import JSON5
internal import Words

/// A node of a file that fxterm wrote itself; errors name the place and the mismatch.
struct DocumentNode {
    struct Problem: Error, Hashable {
        let reason: Saying
    }

    enum Unusable: Error {
        case newer(version: Int)
        case malformed(Saying)
    }

    static func read<Value>(
        _ bytes: [UInt8], version known: Int, _ read: (DocumentNode) throws(Problem) -> Value
    ) -> Result<Value, Unusable> {
        do throws(Problem) {
            let node = try DocumentNode(bytes: bytes)
            // The version comes first: a newer file may have another form.
            let version = try node.required("version").integer()
            if version > known { return .failure(.newer(version: version)) }
            guard version == known else {
                return .failure(.malformed(.phrase(.isOfVersion, verbatim: ["version": "\(version)"])))
            }
            return .success(try read(node))
        } catch {
            return .failure(.malformed(error.reason))
        }
    }

    /// The node's key in the file; empty at the top.
    private let key: String
    private let node: JSON5Node

    init(bytes: [UInt8]) throws(Problem) {
        guard let text = String(validating: bytes, as: UTF8.self), let node = try? JSON5Parser.parse(text)
        else {
            throw Problem(reason: .phrase(.isNotJSON))
        }
        self.init(key: "", node: node)
    }

    private init(key: String, node: JSON5Node) { (self.key, self.node) = (key, node) }

    /// Nil if missing or null.
    func member(_ name: String) throws(Problem) -> DocumentNode? {
        guard let member = try found(name), member.node.value != .null else { return nil }
        return member
    }

    func required(_ name: String) throws(Problem) -> DocumentNode {
        guard let member = try found(name) else {
            throw Problem(reason: .phrase(.keyMissing, verbatim: ["key": name]))
        }
        guard member.node.value != .null else {
            throw Problem(reason: .phrase(.isNull, verbatim: ["key": name]))
        }
        return member
    }

    private func found(_ name: String) throws(Problem) -> DocumentNode? {
        guard case .object(let members) = node.value else { throw wrongType }
        let member = members.first { $0.key == name }
        return member.map { DocumentNode(key: key.isEmpty ? name : key, node: $0.node) }
    }

    func elements() throws(Problem) -> [DocumentNode] {
        guard case .list(let elements) = node.value else { throw wrongType }
        return elements.map { DocumentNode(key: key, node: $0) }
    }

    func list<Element>(
        _ make: (DocumentNode) throws(Problem) -> Element
    ) throws(Problem) -> [Element] {
        var list: [Element] = []
        for element in try elements() { list.append(try make(element)) }
        return list
    }

    func text() throws(Problem) -> String {
        guard case .text(let text) = node.value else { throw wrongType }
        return text
    }

    func integer() throws(Problem) -> Int {
        guard case .number(let number) = node.value, let integer = Int(exactly: number) else {
            throw wrongType
        }
        return integer
    }

    func dictionary<Element>(
        _ make: (DocumentNode) throws(Problem) -> Element
    ) throws(Problem) -> [String: Element] {
        guard case .object(let members) = node.value else { throw wrongType }
        var dictionary: [String: Element] = [:]
        for member in members { dictionary[member.key] = try make(DocumentNode(key: key, node: member.node)) }
        return dictionary
    }

    func flag() throws(Problem) -> Bool {
        guard case .flag(let flag) = node.value else { throw wrongType }
        return flag
    }

    var isObject: Bool {
        if case .object = node.value { true } else { false }
    }

    var wrongType: Problem {
        Problem(reason: key.isEmpty ? .phrase(.isNoBoard) : .phrase(.isWrongType, verbatim: ["key": key]))
    }
}
