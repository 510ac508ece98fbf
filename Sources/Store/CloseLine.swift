internal import CivilTime
internal import Market

/// Closes as bytes: of each the day, a 32-bit integer, and the close, an IEEE 754 double, their lowest bytes first.
enum CloseLine {
    private static let width = 12

    /// The bytes of `closes`; a day that lies beyond the calendar is left out.
    static func bytes(_ closes: [DailyClose]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(closes.count * width)
        for entry in closes {
            guard let day = Int32(exactly: entry.day.number) else { continue }
            withUnsafeBytes(of: day.littleEndian) { bytes += $0 }
            withUnsafeBytes(of: entry.close.bitPattern.littleEndian) { bytes += $0 }
        }
        return bytes
    }

    /// The bytes of days that a feed leaves out: as closes that are not a number.
    static func bytes(skipped days: [Day]) -> [UInt8] {
        bytes(days.map { DailyClose(day: $0, close: .nan) })
    }

    /// The days of `bytes` that a feed leaves out, from the first to the last day.
    static func skipped(_ bytes: UnsafeRawBufferPointer, from first: Day, to last: Day) -> [Day] {
        entries(bytes, from: first, to: last).filter(\.close.isNaN).map(\.day)
    }

    /// The closes of `bytes` from the first to the last day; a rest that is no whole close, and what is no figure, is
    /// left out.
    static func closes(_ bytes: UnsafeRawBufferPointer, from first: Day, to last: Day) -> [DailyClose] {
        var closes = entries(bytes, from: first, to: last)
        if !closes.allSatisfy({ Entry.isPrice($0.close) }) { closes.removeAll { !Entry.isPrice($0.close) } }
        return closes
    }

    private static func entries(
        _ bytes: UnsafeRawBufferPointer, from first: Day, to last: Day
    ) -> [DailyClose] {
        var closes: [DailyClose] = []
        closes.reserveCapacity(bytes.count / width)
        for offset in stride(from: 0, through: bytes.count - width, by: width) {
            let day = Int(Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
            guard day >= first.number, day <= last.number else { continue }
            let bits = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt64.self)
            closes.append(
                DailyClose(
                    day: Day(number: day), close: Double(bitPattern: UInt64(littleEndian: bits))))
        }
        return closes
    }
}
