public import Market

/// An ISO 4217 code: three letters from A to Z.
public struct CurrencyCode: ItemIdentity {
    /// The code.
    public let description: String

    /// Reads a code; nil where it is none.
    public init?(_ description: String) {
        guard Currency.isPlausible(description) else { return nil }
        self.description = description
    }
}

/// A stock's symbol as Yahoo writes them: `2330.TW`, `^TWII`, `BRK-B`, `M&M.NS`, `ES=F`.
public struct Symbol: ItemIdentity {
    /// The symbol.
    public let description: String

    /// Reads a symbol: letters, digits and `. - _ ^ = &`, at most 40, with a letter or a digit among them.
    public init?(_ description: String) {
        func isNamed(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) || (48...57).contains(byte) }
        guard description.utf8.count <= 40, description.utf8.contains(where: isNamed),
            description.utf8.allSatisfy({ isNamed($0) || ".-_^=&".utf8.contains($0) })
        else { return nil }
        self.description = description
    }
}

extension ClockID: ItemIdentity {
    /// Whether a file may hold it: a zone's name of letters, digits and `_ + - /`, beginning with a letter, and a
    /// city that may stand on a screen.
    var isFit: Bool {
        func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
        return isPlausible && description.utf8.count <= 200 && zone.utf8.count <= 40
            && (city?.count ?? 0) <= 60 && zone.utf8.first.map(isLetter) ?? false
            && zone.utf8.allSatisfy {
                isLetter($0) || (48...57).contains($0) || "_+-/".utf8.contains($0)
            }
    }
}
