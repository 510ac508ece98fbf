internal import Market

/// What names and figures may look like, wherever they come from.
///
/// The names go into addresses, paths and onto the screen, so only characters that are harmless in all three
/// are let in. Whether such a currency, zone or stock exists is not asked here.
enum Entry {
    /// Three capital letters: an ISO 4217 code.
    static func isCurrency(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy(isCapital)
    }

    /// An IANA zone name: letters, digits and `_ + - /`, at most 40, beginning with a letter.
    static func isZone(_ text: String) -> Bool {
        guard (1...40).contains(text.utf8.count), let first = text.utf8.first, isLetter(first) else {
            return false
        }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_+-/".utf8.contains($0) }
    }

    /// A clock: a zone name, and after a `#` a city in that zone, a text of at most 60 characters as it may stand
    /// on a screen.
    static func isClock(_ text: String) -> Bool {
        guard text.utf8.count <= 200, let clock = ClockID(text), clock.isPlausible else { return false }
        return isZone(clock.zone) && (clock.city?.count ?? 0) <= 60
    }

    /// A stock's symbol as Yahoo writes them (`2330.TW`, `^TWII`, `BRK-B`, `M&M.NS`, `ES=F`): letters,
    /// digits and `. - _ ^ = &`, at most 40, with a letter or a digit among them.
    static func isSymbol(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var isNamed = false
            for byte in bytes {
                if isLetter(byte) || isDigit(byte) { isNamed = true } else if !isMark(byte) { return false }
            }
            return isNamed && bytes.count <= 40
        } ?? false
    }

    /// A price: finite and not 0. That of a future can be below it.
    static func isPrice(_ value: Double) -> Bool { value.isFinite && value != 0 }

    /// A rate: finite and above 0.
    static func isFigure(_ value: Double) -> Bool { value.isFinite && value > 0 }

    /// Seconds since 1970 that lie in the years up to 9999, so that reckoning with them never overflows.
    static func isMoment(_ seconds: Int) -> Bool { seconds.magnitude < 253_402_300_800 }

    /// Days since 1970 that lie in the years up to 9999.
    static func isDay(_ number: Int) -> Bool { number.magnitude < 2_932_897 }

    private static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
    /// One of `. - _ ^ = &`.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 46, 45, 95, 94, 61, 38: true
        default: false
        }
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
