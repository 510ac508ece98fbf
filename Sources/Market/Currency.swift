private import Foundation

/// Currencies by their ISO 4217 codes.
public enum Currency {
    /// The currency's name in the language of `locale`, such as `Japanese Yen`; nil for a code that the
    /// system's tables do not know.
    ///
    /// The names are those of Unicode's CLDR, which Foundation brings along as ICU. In English they keep
    /// CLDR's spelling (`South Korean Won`, `New Taiwan Dollar`, `Euro`). Withdrawn currencies have names too.
    ///
    /// - Parameter locale: a locale's identifier, such as `en_US` or `zh_TW`.
    public static func name(_ code: String, locale: String = "en_US") -> String? {
        guard isPlausible(code), hasNames else { return nil }
        // For a code that it does not know ICU answers with the code, or with nothing.
        guard let name = Locale(identifier: locale).localizedString(forCurrencyCode: code), name != code
        else { return nil }
        return CleanText.line(name)
    }

    // Foundation looks for the part of itself that has ICU at run time; where it is linked statically, that
    // part is left out, and every name is nil, unless something of it is used.
    private static let hasNames = !String(describing: Date.FormatStyle.self).isEmpty

    /// Whether `code` has the form of a currency code: three letters from A to Z. It need not exist.
    public static func isPlausible(_ code: some StringProtocol) -> Bool {
        code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
