internal import CivilTime
internal import Market

/// Closes as bytes: for each, the day as a 32-bit integer and the close as an IEEE 754 double, little-endian.
enum CloseLine {
    private static let width = 12

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

    /// Days that a feed leaves out, as closes that are NaN.
    static func bytes(skipped days: [Day]) -> [UInt8] {
        bytes(days.map { DailyClose(day: $0, close: .nan) })
    }

    static func skipped(_ bytes: UnsafeRawBufferPointer, from first: Day, to last: Day) -> [Day] {
        entries(bytes, from: first, to: last).filter(\.close.isNaN).map(\.day)
    }

    /// Skips invalid figures and an incomplete rest.
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

/// Figures as bytes: IEEE 754 doubles, little-endian.
enum FigureLine {
    static func bytes(_ values: [Double]) -> [UInt8] {
        values.filter(\.isFinite).flatMap { value in
            withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
        }
    }

    /// Skips values that are not finite and an incomplete rest.
    static func values(_ bytes: [UInt8]) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(bytes.count / 8)
        bytes.withUnsafeBytes { buffer in
            for offset in stride(from: 0, through: buffer.count - 8, by: 8) {
                let bits = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                let value = Double(bitPattern: UInt64(littleEndian: bits))
                if value.isFinite { values.append(value) }
            }
        }
        return values
    }
}

/// Checks of figures from any source.
enum Entry {
    /// True for a price: finite and not 0. Futures can be below 0.
    static func isPrice(_ value: Double) -> Bool { value.isFinite && value != 0 }

    static func isFigure(_ value: Double) -> Bool { value.isFinite && value > 0 }

    /// Up to the year 9999, so that arithmetic on seconds since 1970 never overflows.
    static func isMoment(_ seconds: Int) -> Bool { seconds.magnitude < 253_402_300_800 }

    /// Up to the year 9999, in days since 1970.
    static func isDay(_ number: Int) -> Bool { number.magnitude < 2_932_897 }
}
