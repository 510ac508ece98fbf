import CSimdjson
import CivilTime
import Glibc
import Market

/// A value in a feed's body. A missing or malformed one is nil, so a bad field does not spoil its neighbours.
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

    init(_ bytes: [UInt8]) throws(FeedFailure.Cause) {
        guard let body = Body(bytes) else { throw .malformed(.said(Self.complaint(about: bytes))) }
        (self.body, value) = (body, body.root)
    }

    static func object(_ bytes: [UInt8]) throws(FeedFailure.Cause) -> JSON {
        guard let object = try JSON(bytes).object else { throw .malformed(.said(complaint(about: bytes))) }
        return object
    }

    static func list(_ bytes: [UInt8]) throws(FeedFailure.Cause) -> Elements {
        guard let list = try JSON(bytes).elements else { throw .malformed(.said(complaint(about: bytes))) }
        return list
    }

    var number: Double? { value.pointee.kind == .number ? value.pointee.number : nil }

    /// The text without escapes; show it only as `line`.
    var text: String? { withBytes { String(decoding: $0, as: UTF8.self) } }

    func withBytes<Meaning>(_ read: (UnsafeRawBufferPointer) -> Meaning?) -> Meaning? {
        guard value.pointee.kind == .text else { return nil }
        return read(UnsafeRawBufferPointer(start: value.pointee.text, count: Int(value.pointee.count)))
    }

    var object: JSON? { value.pointee.kind == .object ? self : nil }

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

    /// For names known only at run time.
    subscript(text: String) -> JSON? {
        guard value.pointee.kind == .object else { return nil }
        var text = text
        return text.withUTF8 { name in
            var next = value + 1
            for _ in 0..<value.pointee.count {
                let (member, inner) = (next.pointee, next + 1)
                if Int(member.count) == name.count,
                    name.elementsEqual(UnsafeRawBufferPointer(start: member.text, count: name.count))
                {
                    return JSON(body, inner)
                }
                next = inner + Int(inner.pointee.span)
            }
            return nil
        }
    }

    /// True for true and false too.
    var isNull: Bool { value.pointee.kind == .unusable }

    var elements: Elements? {
        value.pointee.kind == .list ? Elements(first: JSON(body, value + 1), left: value.pointee.count) : nil
    }

    var members: [(name: String, value: JSON)]? {
        guard value.pointee.kind == .object else { return nil }
        var next = JSON(body, value + 1)
        return (0..<value.pointee.count).map { _ in
            let inner = JSON(body, next.value + 1)
            defer { next = inner.following }
            return (next.text ?? "", inner)
        }
    }

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

    private static func complaint(about body: [UInt8]) -> String {
        switch body.first(where: { !" \t\r\n".utf8.contains($0) }) {
        case nil: "it is empty"
        case UInt8(ascii: "<"): "a web page instead of figures"
        case UInt8(ascii: "{"), UInt8(ascii: "["): "its JSON is broken or of another shape"
        default: "no JSON: \(String(decoding: body.prefix(80), as: UTF8.self))"
        }
    }
}

extension JSON {
    func line(limit: Int = 80) -> String? { text.flatMap { CleanText.line($0, limit: limit) } }

    var positive: Double? { number?.ifPositive }

    var decimal: Double? { text.flatMap { Double(decimal: $0) } }

    /// A moment in epoch seconds.
    var instant: Instant? { number.flatMap { Instant(epoch: $0) } }

    /// A day such as `2026-11-20`.
    var day: Day? { text.flatMap { Day($0) } }

    /// `2026-11-20 15:08:03`
    var wallTime: WallTime? { withBytes { WallTime($0) } }

    /// Members named by `prefix` and a currency's code, without the dollar's own.
    func byCurrency(prefix: String = "") -> [CurrencyCode: JSON]? {
        members.map { members in
            var byCode: [CurrencyCode: JSON] = [:]
            for (name, value) in members where name.hasPrefix(prefix) {
                guard let code = CurrencyCode(String(name.dropFirst(prefix.count))), code != .usd else {
                    continue
                }
                byCode[code] = value
            }
            return byCode
        }
    }
}

extension Double {
    /// Accepts a sign, thousands commas, a fraction and a percent sign at the end; nil for anything else,
    /// such as `-`, `N/A`, `1e9` and `inf`.
    init?(decimal text: String) {
        let plain = text.utf8.filter { $0 != UInt8(ascii: ",") }
        let digits = plain.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        let number = digits.last == UInt8(ascii: "%") ? digits.dropLast() : digits
        guard plain.count - digits.count < 2, (1...24).contains(number.count),
            number.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") }),
            let value = Double(String(decoding: number, as: UTF8.self))
        else { return nil }
        self = plain.first == UInt8(ascii: "-") ? -value : value
    }

    /// The number if it is finite and above 0.
    var ifPositive: Double? { isFinite && self > 0 ? self : nil }
    /// The number if it is finite and not 0, which feeds send instead of an error.
    var ifPrice: Double? { isFinite && self != 0 ? self : nil }
}

extension Instant {
    /// Nil for years that no market has seen.
    init?(epoch: Double) {
        // 1800 to 2200: charts go back before 1970, and a bound this far inside Int lets others add to it.
        guard (-5_364_662_400...7_258_118_400).contains(epoch) else { return nil }
        self.init(Int(epoch.rounded(.down)))
    }
}

extension Decoded<Bar> {
    /// Oldest first, without invalid ones; of two for one moment, the later one in the body counts.
    init(bars: [Bar?]) {
        let sound = bars.compactMap(\.self)
        figures = Dictionary(sound.map { ($0.start, $0) }) { _, last in last }.values.sorted {
            $0.start < $1.start
        }
        dropped = bars.count - sound.count
    }
}

extension Decoded<Rate> {
    /// Rates in the order of their codes, without invalid ones. Throws `.malformed` without any.
    init(
        _ entries: [CurrencyCode: JSON], _ rate: (CurrencyCode, JSON) -> Rate?
    ) throws(FeedFailure.Cause) {
        figures = entries.compactMap(rate).sorted { $0.code < $1.code }
        dropped = entries.count - figures.count
        if figures.isEmpty { throw .malformed("no rates in it") }
    }
}

/// A day and a time as some clock on a wall showed them.
struct WallTime: Hashable, Sendable {
    let day: Day
    let time: TimeOfDay

    /// `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd HH:mm`, with a space or a `T` between, with or without dashes.
    init?(_ text: String) {
        var text = text
        guard let wall = text.withUTF8({ WallTime(UnsafeRawBufferPointer($0)) }) else { return nil }
        self = wall
    }

    init?(_ bytes: UnsafeRawBufferPointer) {
        // Its length tells which of the four forms it has.
        let hasDashes = bytes.count == 16 || bytes.count == 19
        let hasSeconds = bytes.count == 17 || bytes.count == 19
        guard hasDashes || hasSeconds || bytes.count == 14 else { return nil }
        let (month, day, clock) = hasDashes ? (5, 8, 11) : (4, 6, 9)
        if hasDashes, bytes[4] != UInt8(ascii: "-") || bytes[7] != UInt8(ascii: "-") { return nil }
        guard bytes[clock - 1] == UInt8(ascii: " ") || bytes[clock - 1] == UInt8(ascii: "T"),
            bytes[clock + 2] == UInt8(ascii: ":"), !hasSeconds || bytes[clock + 5] == UInt8(ascii: ":"),
            let century = bytes.twoDigits(at: 0), let year = bytes.twoDigits(at: 2),
            let month = bytes.twoDigits(at: month), let date = bytes.twoDigits(at: day),
            let hour = bytes.twoDigits(at: clock), hour < 24,
            let minute = bytes.twoDigits(at: clock + 3), minute < 60,
            let second = hasSeconds ? bytes.twoDigits(at: clock + 6) : 0, second < 60,
            let day = Day(year: century * 100 + year, month: month, day: date)
        else { return nil }
        self.day = day
        time = TimeOfDay(second: (hour * 60 + minute) * 60 + second)
    }

    func instant(in zone: Zone) -> Instant { zone.instant(day, time) }
}

extension UnsafeRawBufferPointer {
    fileprivate func twoDigits(at place: Int) -> Int? {
        let (tens, ones) = (Int(self[place]) - 48, Int(self[place + 1]) - 48)
        guard (0...9).contains(tens), (0...9).contains(ones) else { return nil }
        return tens * 10 + ones
    }
}
