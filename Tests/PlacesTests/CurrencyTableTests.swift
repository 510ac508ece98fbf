import Foundation
import Literals
import Market
import Testing

@testable import Places

@Suite("The table of currencies")
struct CurrencyTableTests {
    @Test(
        "Names are those that ICU has, of another version, but for a few",
        arguments: [
            "en_US", "zh_TW", "zh_CN", "ja_JP", "ko_KR", "id_ID", "de_DE", "es_ES",
        ])
    func names(locale: String) {
        var different: [String] = []
        for line in CurrencyTable.lines {
            let code = line.string(0)
            guard let icu = Locale(identifier: locale).localizedString(forCurrencyCode: code), icu != code
            else { continue }
            if let own = CurrencyCode(code), Currency.name(own, locale: locale) != icu {
                different.append("\(code) \(icu)")
            }
        }
        #expect(CurrencyTable.lines.count > 290)
        #expect(different.count < 20, "\(different)")
    }

    @Test("Countries pay with what ICU says they do")
    func countries() {
        for region in Locale.Region.isoRegions where region.identifier.utf8.count == 2 {
            // Venezuela's digital bolívar is another name for the same money, Antarctica has none, and this
            // ICU lacks Bulgaria's euro.
            guard !["VE", "AQ", "CP", "BG"].contains(region.identifier),
                let code = Locale(identifier: "en_\(region.identifier)").currency?.identifier
            else { continue }
            let payers = CurrencyTable.line(code)?.string(1).split(separator: " ").map(String.init) ?? []
            #expect(payers.contains(region.identifier), "\(code) in \(region.identifier)")
        }
    }
}
