internal import CivilTime
internal import Market

/// Puts the values of a message one after another.
struct WireWriter {
    private var bytes: [UInt8] = []
    /// Whether all that was written can be read.
    private var isSound = true

    /// The message, its length set in its head; nil when something in it could not be read again.
    var message: [UInt8]? {
        let length = bytes.count - Wire.headLength
        guard isSound, (0...Wire.longestBody).contains(length) else { return nil }
        var message = bytes
        for index in 0..<4 {
            message[Wire.mark.count + index] = UInt8(truncatingIfNeeded: length >> (8 * index))
        }
        return message
    }

    /// Bytes as they are.
    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// One of up to 256 kinds.
    mutating func kind(_ kind: UInt8) { bytes.append(kind) }

    /// Yes or no.
    mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// A whole number.
    mutating func integer(_ value: Int) { fixed(Int64(value)) }

    /// How many there are of something.
    mutating func count(_ count: Int) {
        isSound = isSound && count <= Wire.longestBody
        fixed(UInt32(truncatingIfNeeded: count))
    }

    /// A price, which can be below 0.
    mutating func price(_ value: Double) {
        isSound = isSound && WireReader.isPrice(value)
        fixed(value.bitPattern)
    }

    /// A rate, or a close that a feed states.
    mutating func figure(_ value: Double) {
        isSound = isSound && WireReader.isFigure(value)
        fixed(value.bitPattern)
    }

    /// A moment.
    mutating func instant(_ instant: Instant) {
        isSound = isSound && WireReader.isMoment(instant.seconds)
        integer(instant.seconds)
    }

    /// A moment by the machine's clock, to the next millisecond.
    mutating func uptime(_ moment: Uptime) {
        let milliseconds = moment.milliseconds
        isSound = isSound && WireReader.isUptime(milliseconds)
        fixed(milliseconds)
    }

    /// A day.
    mutating func day(_ day: Day) {
        isSound = isSound && WireReader.isDay(day.number)
        fixed(Int32(truncatingIfNeeded: day.number))
    }

    /// A text.
    mutating func text(_ text: some LosslessStringConvertible) {
        let text = text.description
        count(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Something that may be missing.
    mutating func optional<Value>(_ value: Value?, _ write: (inout WireWriter, Value) -> Void) {
        flag(value != nil)
        if let value { write(&self, value) }
    }

    /// Any number of the same.
    mutating func list<Items: Collection>(
        _ items: Items, _ write: (inout WireWriter, Items.Element) -> Void
    ) {
        count(items.count)
        for item in items { write(&self, item) }
    }

    private mutating func fixed(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
