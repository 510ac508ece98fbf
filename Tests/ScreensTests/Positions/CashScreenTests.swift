import Board
import Literals
import Money
import Screens
import TUI
import Testing
import Words

@Suite struct CashScreenTests {
    private static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,deposit,,3000,,USD,,31.5,broker,
        2026-01-05,buy,AAPL,12.5,180.10,USD,1.5,31.5,broker,
        2026-02-05,buy,2330.TW,1000,850,TWD,20,,,
        2026-03-05,buy,7203.T,100,2500,JPY,0,0.21,broker,
        """

    private func screen(_ width: Int, _ height: Int, words: Words? = nil) -> Screen {
        var screen = PositionsTests.screen(width, height, Self.file, words: words)
        screen.press("5")
        return screen
    }

    @Test(arguments: [(60, 24), (120, 40), (200, 60)])
    func `cash is a line, and a balance below 0 is named`(width: Int, height: Int) throws {
        var screen = screen(width, height)
        try expectSnapshot(screen.text, "cash-\(width)x\(height)")
        screen.press("G")
        #expect(screen.text.contains(Words.english[.cashOverdrawn]))
    }

    @Test func `its details have the amount and its value`() throws {
        var screen = screen(120, 40)
        screen.press("G<enter>")
        #expect(screen.text.contains("JPY"))
        try expectSnapshot(screen.text, "cash-details-120x40")
    }

    @Test(arguments: [(60, 24), (120, 40)])
    func `X shows exposure by currency, then by account, group and market`(width: Int, height: Int) throws {
        var screen = screen(width, height)
        screen.press("X")
        try expectSnapshot(screen.text, "exposure-\(width)x\(height)")
        screen.press("<tab>")
        try expectSnapshot(screen.text, "exposure-account-\(width)x\(height)")
        screen.press("<tab><tab>")
        #expect(screen.text.contains("TWSE") && screen.text.contains(Words.english[.byMarket]))
        screen.press("$")
        #expect(!screen.text.contains("850,"))
        screen.press("X")
        #expect(screen.model.layers.isEmpty)
    }

    @Test func `W types a scenario, the header says it, and esc ends it`() throws {
        var screen = screen(120, 40)
        let before = screen.text
        screen.press("W")
        #expect(screen.text.contains("What if:"))
        screen.press("EUR -10%, stocks -8%<enter>")
        #expect(screen.lines.first?.contains("what-if: EUR -10%, stocks -8%") == true)
        try expectSnapshot(screen.text, "what-if-120x40")
        screen.press("H")
        #expect(screen.lines.first?.contains("what-if: ") == true)
        screen.press("HH<esc>")
        screen.press("<esc>")
        #expect(screen.text == before)
    }

    @Test(arguments: Language.allCases)
    func `all of it fits in every language`(language: Language) {
        var screen = screen(80, 24, words: Words(language))
        screen.press("X")
        #expect(screen.text.contains(Words(language)[.byCurrency]))
        screen.press("<esc>WEUR -10%<enter>")
        #expect(screen.lines.first?.contains(Words(language)[.whatIf]) == true, "\(screen.lines.first ?? "")")
    }
}
