import CSimdjson
import Glibc
import Market

/// A value in a feed's body. What is missing or of another shape is nil: one bad field does not spoil its neighbours.
struct JSON {
    private let body: Body
    private let value: UnsafePointer<fxterm_json_value>

    /// The library's own memory, which stays as long as any value of it.
    private final class Body {
        private let json: OpaquePointer
        var root: UnsafePointer<fxterm_json_value> { fxterm_json_root(json) }

        init?(_ bytes: [UInt8]) {
            guard let json = fxterm_json_read(bytes, bytes.count) else { return nil }
            self.json = json
        }

        deinit { fxterm_json_free(json) }
    }

    /// Reads a whole body, an object or a list.
    ///
    /// - Throws: `.malformed` if it is neither.
    init(_ bytes: [UInt8]) throws(FeedFailure.Cause) {
        guard let body = Body(bytes) else { throw .malformed(.said(Self.complaint(about: bytes))) }
        (self.body, value) = (body, body.root)
    }

    /// Reads a body that is an object.
    ///
    /// - Throws: `.malformed` if it is anything else.
    static func object(_ bytes: [UInt8]) throws(FeedFailure.Cause) -> JSON {
        guard let object = try JSON(bytes).object else { throw .malformed(.said(complaint(about: bytes))) }
        return object
    }

    /// Reads a body that is a list.
    ///
    /// - Throws: `.malformed` if it is anything else.
    static func list(_ bytes: [UInt8]) throws(FeedFailure.Cause) -> Elements {
        guard let list = try JSON(bytes).elements else { throw .malformed(.said(complaint(about: bytes))) }
        return list
    }

    /// The number, finite.
    var number: Double? { value.pointee.kind == .number ? value.pointee.number : nil }

    /// The text, without its escapes; what it has to say may only be shown as `line`.
    var text: String? { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// What `read` makes of a text's bytes.
    func withBytes<Meaning>(_ read: (UnsafeRawBufferPointer) -> Meaning?) -> Meaning? {
        guard value.pointee.kind == .text else { return nil }
        return read(UnsafeRawBufferPointer(start: value.pointee.text, count: Int(value.pointee.count)))
    }

    /// Itself, if it is an object.
    var object: JSON? { value.pointee.kind == .object ? self : nil }

    /// What an object has under a name; of several, the first.
    subscript(name: StaticString) -> JSON? {
        guard value.pointee.kind == .object else { return nil }
        var next = value + 1
        for _ in 0..<value.pointee.count {
            let (member, inner) = (next.pointee, next + 1)
            if Int(member.count) == name.utf8CodeUnitCount,
                memcmp(member.text, name.utf8Start, name.utf8CodeUnitCount) == 0
            {
                return JSON(body, inner)
            }
            next = inner + Int(inner.pointee.span)
        }
        return nil
    }

    /// The values of a list.
    var elements: Elements? {
        value.pointee.kind == .list ? Elements(first: JSON(body, value + 1), left: value.pointee.count) : nil
    }

    /// The names and values of an object.
    var members: [(name: String, value: JSON)]? {
        guard value.pointee.kind == .object else { return nil }
        var next = JSON(body, value + 1)
        return (0..<value.pointee.count).map { _ in
            let inner = JSON(body, next.value + 1)
            defer { next = inner.following }
            return (next.text ?? "", inner)
        }
    }

    /// The values of a list, one after another.
    struct Elements: Sequence, IteratorProtocol {
        fileprivate var first: JSON
        fileprivate var left: UInt32

        var isEmpty: Bool { left == 0 }
        var underestimatedCount: Int { Int(left) }

        mutating func next() -> JSON? {
            guard left > 0 else { return nil }
            left -= 1
            defer { first = first.following }
            return first
        }
    }

    private init(_ body: Body, _ value: UnsafePointer<fxterm_json_value>) {
        (self.body, self.value) = (body, value)
    }

    private var following: JSON { JSON(body, value + Int(value.pointee.span)) }

    /// What is wrong with a body that is not the expected JSON, for a person.
    private static func complaint(about body: [UInt8]) -> String {
        switch body.first(where: { !" \t\r\n".utf8.contains($0) }) {
        case nil: "it is empty"
        case UInt8(ascii: "<"): "a web page instead of figures"
        case UInt8(ascii: "{"), UInt8(ascii: "["): "its JSON is broken or of another shape"
        default: "no JSON: \(String(decoding: body.prefix(80), as: UTF8.self))"
        }
    }
}
