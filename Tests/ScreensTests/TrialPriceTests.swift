import Board
import CivilTime
import Literals
import Market
import Screens
import Testing

@Suite("Trial prices")
struct TrialPriceTests {
    private func screen(after quotes: Quote...) -> Screen {
        var screen = Screen(120, 40)
        for quote in quotes {
            screen.hear(.quotes([quote]), to: .quotes([]), at: Sample.asOf)
        }
        screen.press("3<enter>")
        return screen
    }

    private func quote(_ price: Double?, _ trial: TrialPrice? = nil) -> Quote {
        Quote(
            symbol: "2330.TW", currency: "TWD", price: price,
            time: price == nil ? nil : Instant(1_795_152_600), zone: "Asia/Taipei", source: "twse",
            trial: trial)
    }

    @Test("Details tell it beside the last price, or in place of none, and nothing else is made of it")
    func details() {
        let trial = TrialPrice(price: 1030, time: Sample.asOf + -120)
        let with = screen(after: quote(1005), quote(nil, trial)).text
        #expect(with.contains("1005.00 TWD"), "\(with)")
        #expect(with.contains("Indicative  1030.00 TWD · 04:58, 2 min ago"), "\(with)")
        let without = screen(after: quote(nil, trial)).text
        #expect(without.contains("Indicative"), "\(without)")
        #expect(without.split(separator: "\n").filter { $0.contains("1030") }.count == 1, "\(without)")
    }

    @Test("A trial of another day is told no more")
    func yesterday() {
        let old = TrialPrice(price: 1030, time: Sample.asOf + -86_400)
        #expect(!screen(after: quote(nil, old)).text.contains("Indicative"))
    }
}
