/// A short text that identifies one thing. Only a valid text makes one.
package protocol Identity: Hashable, Comparable, Sendable, LosslessStringConvertible {
    var text: String { get }
}

extension Identity {
    package var description: String { text }

    package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

/// An ISO 4217 code, such as `JPY`. Only feeds know if the currency exists.
package struct CurrencyCode: Identity {
    package let text: String

    /// Nil if invalid, or not a currency.
    package init?(_ text: String) {
        guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0) }),
            text.utf8.first != UInt8(ascii: "X") || !CurrencyCode.others.contains(text)
        else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// The US dollar: feeds quote all others against it.
    package static let usd = CurrencyCode(known: "USD")

    /// Metals, bond market units, tests and "none" of ISO 4217. Other codes in X are currencies (XAF, XCD,
    /// XCG, XOF, XPF) or quoted as one (XDR).
    private static let others: Set<String> = [
        "XAG", "XAU", "XPD", "XPT", "XBA", "XBB", "XBC", "XBD", "XTS", "XXX",
    ]

    /// Rates are for so many units: 100 for a currency worth less than about a US cent. A fixed table: a unit
    /// that moved with the market would change the meaning of typed levels.
    package var rateUnits: Int { CurrencyCode.small.contains(text) ? 100 : 1 }

    private static let small: Set<String> = [
        "AMD", "AOA", "ARS", "BDT", "BIF", "CDF", "CLP", "COP", "CRC", "CVE", "DJF", "DZD", "ETB", "GNF",
        "GYD", "HTG", "HUF", "IDR", "IQD", "IRR", "ISK", "JMD", "JPY", "KES", "KHR", "KMF", "KPW", "KRW",
        "KZT", "LAK", "LBP", "LKR", "LRD", "MGA", "MMK", "MNT", "MWK", "NGN", "NPR", "PKR", "PYG", "RSD",
        "RWF", "SDG", "SLL", "SOS", "SSP", "SYP", "TZS", "UGX", "UZS", "VES", "VND", "VUV", "XAF", "XOF",
        "XPF", "YER",
    ]
}

/// A symbol as Yahoo writes it, with its exchange's suffix: `2330.TW`, `^TWII`, `BRK-B`, `M&M.NS`, `ES=F`.
/// Only characters safe in addresses, files and on the screen. Case distinguishes some stocks (`BARCl.XC`).
package struct Symbol: Identity {
    /// At most 40 characters, with a letter or a digit among them.
    package let text: String

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

    package init(dollarIn code: CurrencyCode) { self.init(.usd, in: code) }

    package init(_ base: CurrencyCode, in code: CurrencyCode) { text = "\(base)\(code)=X" }

    init(metal code: String) { text = code + "USD=X" }
    init(coin code: String) { text = code + "-USD" }
}

/// A clock: a zone, and a city in it if the zone is named for another. The city has its English name from the
/// table of cities, but may be missing there.
package struct ClockID: Identity {
    package let zone: String
    /// Nil for the one that the zone is named for.
    package let city: String?

    /// A zone has letters, digits and `_ + - /`, at most 40, and begins with a letter; a city is clean text
    /// of at most 60 characters.
    package init?(_ text: String) {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard parts.count < 3, text.utf8.count <= 200, let zone = parts.first, ClockID.isZone(zone) else {
            return nil
        }
        let city = parts.count == 2 ? parts[1] : nil
        guard city.map({ CleanText.line($0, limit: 60) == $0 }) ?? true else { return nil }
        (self.zone, self.city) = (zone, city)
    }

    /// Unchecked: from the table of cities, or one of the system's zones.
    package init(listed zone: String, city: String? = nil) { (self.zone, self.city) = (zone, city) }

    package var text: String { city.map { "\(zone)#\($0)" } ?? zone }

    private static func isZone(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
        return text.utf8.count <= 40 && text.utf8.first.map(isLetter) ?? false
            && text.utf8.allSatisfy { byte in
                isLetter(byte) || (48...57).contains(byte) || "_+-/".utf8.contains(byte)
            }
    }
}

/// A currency, or a hundredth of one. Yahoo writes pence as `GBp`, South African cents as `ZAc` and Israeli
/// agorot as `ILA`; others write `GBX` and `ZAC`.
package struct MinorUnit: Hashable, Sendable {
    package let code: CurrencyCode
    /// How many make one unit of the currency.
    package let parts: Double

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
