/// A short text that identifies one thing. Only a valid text makes one.
package protocol Identity: Hashable, Comparable, Sendable, LosslessStringConvertible {
    var text: String { get }
}

extension Identity {
    /// The text, as files and feeds have it.
    package var description: String { text }

    package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

/// An ISO 4217 code of a currency, such as `JPY`. Only feeds know if the currency exists.
package struct CurrencyCode: Identity {
    /// Three letters from A to Z.
    package let text: String

    /// Reads a code; nil if it is not three letters from A to Z, or not a currency.
    package init?(_ text: String) {
        guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0) }),
            text.utf8.first != UInt8(ascii: "X") || !CurrencyCode.others.contains(text)
        else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// The US dollar, which feeds quote all others against.
    package static let usd = CurrencyCode(known: "USD")

    /// ISO 4217's codes for metals, bond market units, tests and "none". Other codes in X are currencies
    /// (XAF, XCD, XCG, XOF, XPF) or what central banks quote as one (XDR).
    private static let others: Set<String> = [
        "XAG", "XAU", "XPD", "XPT", "XBA", "XBB", "XBC", "XBD", "XTS", "XXX",
    ]

    /// The number of units that rates are for when it is the base: 100 for a currency worth less than about
    /// a US cent.
    ///
    /// A fixed table: if the unit moved with the market, a typed level would change its meaning.
    package var rateUnits: Int { CurrencyCode.small.contains(text) ? 100 : 1 }

    private static let small: Set<String> = [
        "AMD", "AOA", "ARS", "BDT", "BIF", "CDF", "CLP", "COP", "CRC", "CVE", "DJF", "DZD", "ETB", "GNF",
        "GYD", "HTG", "HUF", "IDR", "IQD", "IRR", "ISK", "JMD", "JPY", "KES", "KHR", "KMF", "KPW", "KRW",
        "KZT", "LAK", "LBP", "LKR", "LRD", "MGA", "MMK", "MNT", "MWK", "NGN", "NPR", "PKR", "PYG", "RSD",
        "RWF", "SDG", "SLL", "SOS", "SSP", "SYP", "TZS", "UGX", "UZS", "VES", "VND", "VUV", "XAF", "XOF",
        "XPF", "YER",
    ]
}

/// A stock's symbol as Yahoo writes it, with its exchange's suffix: `2330.TW`, `^TWII`, `BRK-B`, `M&M.NS`, `ES=F`.
///
/// Symbols appear in addresses, files and on the screen, so only characters safe in all three are allowed.
/// Case distinguishes some stocks (`BARCl.XC`).
package struct Symbol: Identity {
    /// Letters, digits and `. - _ ^ = &`, at most 40, with a letter or a digit among them.
    package let text: String

    /// Reads a symbol; nil if it has other characters, or too many.
    package init?(_ text: String) {
        var isNamed = false
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122: isNamed = true
            case 38, 45, 46, 61, 94, 95: break
            default: return nil
            }
        }
        guard isNamed, text.utf8.count <= 40 else { return nil }
        self.text = text
    }

    /// Units of a currency per dollar, as Yahoo charts them: `USDTWD=X`.
    package init(dollarIn code: CurrencyCode) { self.init(.usd, in: code) }

    /// Units of a currency per one unit of another, as Yahoo charts them: `EURTWD=X`.
    package init(_ base: CurrencyCode, in code: CurrencyCode) { text = "\(base)\(code)=X" }

    init(metal code: String) { text = code + "USD=X" }
    init(coin code: String) { text = code + "-USD" }
}

/// Identifies a clock on the board: a zone, and a city in it if the zone is named for another.
///
/// Written `Asia/Taipei`, or `Asia/Shanghai#Shenzhen` for a city of the zone of Shanghai. The city has its
/// English name from the table of cities. Unreadable texts are refused, but not cities missing from the
/// table.
package struct ClockID: Identity {
    /// The zone's IANA name.
    package let zone: String
    /// The city; nil for the one that the zone is named for.
    package let city: String?

    /// Reads `zone` or `zone#city`: a zone's name is of letters, digits and `_ + - /`, at most 40, beginning with a
    /// letter; a city is a text as it may stand on a screen, of at most 60 characters.
    package init?(_ text: String) {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard parts.count < 3, text.utf8.count <= 200, let zone = parts.first, ClockID.isZone(zone) else {
            return nil
        }
        let city = parts.count == 2 ? parts[1] : nil
        guard city.map({ CleanText.line($0, limit: 60) == $0 }) ?? true else { return nil }
        (self.zone, self.city) = (zone, city)
    }

    /// Names the clock of a line of the table of cities, or of one of the system's zones.
    package init(listed zone: String, city: String? = nil) { (self.zone, self.city) = (zone, city) }

    /// `Asia/Taipei` or `Asia/Shanghai#Shenzhen`.
    package var text: String { city.map { "\(zone)#\($0)" } ?? zone }

    private static func isZone(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
        return text.utf8.count <= 40 && text.utf8.first.map(isLetter) ?? false
            && text.utf8.allSatisfy { byte in
                isLetter(byte) || (48...57).contains(byte) || "_+-/".utf8.contains(byte)
            }
    }
}

/// The unit of prices: a currency, or a hundredth of one.
///
/// Yahoo writes pence as `GBp`, South African cents as `ZAc` and Israeli agorot as `ILA`; others write `GBX` and `ZAC`.
package struct MinorUnit: Hashable, Sendable {
    package let code: CurrencyCode
    /// The number of these in one unit of the currency.
    package let parts: Double

    /// Reads a feed's unit, as in `Quote.currency`; nil if it is invalid.
    package init?(_ text: String) {
        let whole: String? =
            switch text {
            case "GBp", "GBX": "GBP"
            case "ZAc", "ZAC": "ZAR"
            case "ILA": "ILS"
            default: nil
            }
        guard let code = CurrencyCode(whole ?? text) else { return nil }
        (self.code, parts) = (code, whole == nil ? 1 : 100)
    }
}
