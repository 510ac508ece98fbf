import Literals
import Market
import Testing

@Suite struct IdentityTests {
    @Test(
        "A currency's code is three letters from A to Z, and none of those that ISO gives to metals and tests"
    )
    func codes() {
        for code in ["JPY", "ZZZ", "XAF", "XDR"] { #expect(CurrencyCode(code)?.text == code) }
        for code in ["", "JP", "JPYX", "jpy", "J1Y", "ＪＰＹ", "é", "J Y", "U\u{1B}D", "XAU", "XTS", "XXX"] {
            #expect(CurrencyCode(code) == nil, "\(code)")
        }
    }

    @Test("A symbol has letters, digits and a few marks, and is no mark alone")
    func symbols() {
        for symbol in [
            "2330.TW", "^TWII", "BRK-B", "M&M.NS", "ES=F", "BARCl.XC", "A_B",
            String(repeating: "A", count: 40),
        ] { #expect(Symbol(symbol)?.text == symbol) }
        for symbol in [
            "", ".", "-^=", "A B", "A/B", "A?B", "A%B", "É", "A\n", "../A", String(repeating: "A", count: 41),
        ] { #expect(Symbol(symbol) == nil, "\(symbol)") }
        #expect(Symbol(dollarIn: "TWD") == "USDTWD=X")
    }

    @Test("A feed of another version is a feed too, without a list")
    func feeds() {
        #expect(FeedID.erAPI == "er-api")
        let stooq: FeedID = "stooq"
        #expect(stooq.lists.isEmpty && stooq.cadence == 0)
        for text in ["", "two words", "a\u{1B}b", "é", String(repeating: "a", count: 41)] {
            #expect(FeedID(text) == nil, "\(text)")
        }
        #expect(FeedID.services.allSatisfy { !$0.lists.isEmpty })
    }

    @Test("A clock is a zone, and a city in it where there is one to tell")
    func clocks() {
        let shenzhen: ClockID = "Asia/Shanghai#Shenzhen"
        #expect(shenzhen.zone == "Asia/Shanghai" && shenzhen.city == "Shenzhen")
        #expect(shenzhen.text == "Asia/Shanghai#Shenzhen")
        #expect(("Etc/GMT+8" as ClockID).city == nil)
        for text in [
            "", "#", "Asia/Taipei#", "#Shenzhen", "A#B#C", "/etc/passwd", "../UTC", "1",
            "Asia/Taipei#\u{1B}[31m",
            "Asia/Taipei# x", "Asia/Tai pei", "A" + String(repeating: "b", count: 40),
            "UTC#" + String(repeating: "b", count: 61),
        ] { #expect(ClockID(text) == nil, "\(text)") }
    }

    @Test("Identities come in the order of their texts")
    func order() {
        let symbols = ["B", "A", "^A"].compactMap(Symbol.init)
        #expect(symbols.sorted().map(\.text) == ["A", "B", "^A"])
    }
}
