internal import CivilTime
internal import Market

/// Takes the values of a message one after another, whatever its bytes are.
///
/// Nothing is taken at its word: a length may not lead beyond the end, a figure has to be one, and moments and days lie
/// within the years that others can reckon with.
///
/// Values are read by functions, not by initializers: docs/decisions/0010-local-time.md says what becomes of those.
struct WireReader {
    /// What was read cannot be what was meant.
    struct Nonsense: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    /// A reader of `bytes`, which have to stay where they are while it reads.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether nothing is left.
    var isAtEnd: Bool { place == bytes.count }

    /// One of up to 256 kinds.
    mutating func kind() throws(Nonsense) -> UInt8 { try fixed(UInt8.self) }

    /// Yes or no.
    mutating func flag() throws(Nonsense) -> Bool {
        switch try kind() {
        case 0: false
        case 1: true
        default: throw Nonsense()
        }
    }

    /// A whole number.
    mutating func integer() throws(Nonsense) -> Int { Int(try fixed(Int64.self)) }

    /// How many there are of something that takes at least `size` bytes each.
    mutating func count(ofSize size: Int) throws(Nonsense) -> Int {
        let count = Int(try fixed(UInt32.self))
        guard count <= (bytes.count - place) / size else { throw Nonsense() }
        return count
    }

    /// A price, which can be below 0.
    mutating func price() throws(Nonsense) -> Double {
        let value = Double(bitPattern: try fixed(UInt64.self))
        guard WireReader.isPrice(value) else { throw Nonsense() }
        return value
    }

    /// A rate, or a close that a feed states.
    mutating func figure() throws(Nonsense) -> Double {
        let value = Double(bitPattern: try fixed(UInt64.self))
        guard WireReader.isFigure(value) else { throw Nonsense() }
        return value
    }

    /// A moment.
    mutating func instant() throws(Nonsense) -> Instant {
        let seconds = try integer()
        guard WireReader.isMoment(seconds) else { throw Nonsense() }
        return Instant(seconds)
    }

    /// A moment by the machine's clock.
    mutating func uptime() throws(Nonsense) -> Uptime {
        let milliseconds = try fixed(Int64.self)
        guard WireReader.isUptime(milliseconds) else { throw Nonsense() }
        return Uptime(.milliseconds(milliseconds))
    }

    /// A day.
    mutating func day() throws(Nonsense) -> Day {
        let number = Int(try fixed(Int32.self))
        guard WireReader.isDay(number) else { throw Nonsense() }
        return Day(number: number)
    }

    /// A text, or what is made of one.
    mutating func text<Text: LosslessStringConvertible>() throws(Nonsense) -> Text {
        let piece = try piece()
        guard let text = String(validating: piece, as: UTF8.self).flatMap(Text.init) else { throw Nonsense() }
        return text
    }

    /// Bytes as they are.
    mutating func raw() throws(Nonsense) -> [UInt8] { Array(try piece()) }

    /// Something that may be missing.
    mutating func optional<Value>(
        _ read: (inout WireReader) throws(Nonsense) -> Value
    ) throws(Nonsense) -> Value? {
        try flag() ? try read(&self) : nil
    }

    /// Any number of the same, which takes at least `size` bytes.
    mutating func list<Item>(
        ofSize size: Int = 1, _ read: (inout WireReader) throws(Nonsense) -> Item
    ) throws(Nonsense) -> [Item] {
        let count = try count(ofSize: size)
        var items: [Item] = []
        items.reserveCapacity(min(count, 100_000))
        for _ in 0..<count { items.append(try read(&self)) }
        return items
    }

    /// A dictionary as a list of keys and values; each key once.
    mutating func dictionary<Key: LosslessStringConvertible & Hashable, Value>(
        _ read: (inout WireReader) throws(Nonsense) -> Value
    ) throws(Nonsense) -> [Key: Value] {
        let count = try count(ofSize: 4)
        var dictionary: [Key: Value] = [:]
        for _ in 0..<count {
            let key: Key = try text()
            guard dictionary.updateValue(try read(&self), forKey: key) == nil else { throw Nonsense() }
        }
        return dictionary
    }

    private mutating func piece() throws(Nonsense) -> Slice<UnsafeRawBufferPointer> {
        let count = try count(ofSize: 1)
        defer { place += count }
        return bytes[place..<(place + count)]
    }

    private mutating func fixed<Value: FixedWidthInteger>(_ type: Value.Type) throws(Nonsense) -> Value {
        let size = MemoryLayout<Value>.size
        guard bytes.count - place >= size else { throw Nonsense() }
        defer { place += size }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Value.self))
    }

    // MARK: What is let through

    /// Whether a number can be a price.
    static func isPrice(_ value: Double) -> Bool { value.isFinite && value != 0 }
    /// Whether a number can be a rate.
    static func isFigure(_ value: Double) -> Bool { value.isFinite && value > 0 }
    /// Whether seconds since 1970 lie within ten thousand years or so of now.
    static func isMoment(_ seconds: Int) -> Bool { (-400_000_000_000...400_000_000_000).contains(seconds) }
    /// Whether days since 1970 do.
    static func isDay(_ number: Int) -> Bool { (-4_400_000...4_400_000).contains(number) }
    /// Whether milliseconds since the machine's start lie within three thousand years of it.
    static func isUptime(_ milliseconds: Int64) -> Bool {
        (-99_999_999_999_000...99_999_999_999_000).contains(milliseconds)
    }
}
