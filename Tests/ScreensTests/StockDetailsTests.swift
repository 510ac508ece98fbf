import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import Testing
import Words

@Suite("Details of a stock's day and year")
struct StockDetailsTests {
    /// Two minutes old, as New York closes, with a price after hours a minute later.
    private var quote: Quote {
        var quote = Quote(
            symbol: "AAPL", currency: "USD", price: 227.2, time: Sample.asOf + -120, zone: "America/New_York",
            closes: [DailyClose(day: Zone.utc.local(Sample.asOf).day + -1, close: 220)], source: "yahoo",
            session: SessionFigures(
                day: 225.5...229, year: 164.08...260.1, volume: 31_878_433, exchange: "NasdaqGS"))
        quote.extended = ExtendedPrice(price: 228.1, time: Sample.asOf + -60, session: .after)
        return quote
    }

    private func details(
        _ quote: Quote, _ language: Language = .english, news: [Headline] = []
    ) -> String {
        var screen = Screen(
            120, 40, words: Words(language),
            arrangement: Arrangement(rates: ["JPY"], clocks: ["Asia/Taipei"], stocks: ["AAPL"]))
        screen.hear(.quotes([quote]), to: .quotes([]), at: Sample.asOf)
        screen.hear(.headlines(news, of: "AAPL"), to: .headlines("AAPL"), at: Sample.asOf)
        screen.press("3<enter>")
        return screen.text
    }

    @Test("The price after hours stands with its own change and time, beside the session's price")
    func extended() {
        let text = details(quote)
        #expect(text.contains("Price       227.20 USD"), "\(text)")
        #expect(text.contains("After hours 228.10  ▲ +0.4 %  04:59"), "\(text)")
        var next = quote
        next.time = Sample.asOf
        #expect(!details(next).contains("After hours"), "the next session's price takes its place")
    }

    @Test("Range, year, volume and exchange are told as the feed tells them")
    func session() {
        let text = details(quote)
        for line in [
            // 1.70 of 3.50 and 63.12 of 96.02: the sixth and eighth of twelve places.
            "Day         225.50 ─────●────── 229.00", "52 weeks    164.08 ───────●──── 260.10",
            "Volume      31.9M", "NasdaqGS",
        ] { #expect(text.contains(line), "\(line): \(text)") }
        var none = quote
        none.session = nil
        #expect(!details(none).contains("52 weeks"))
    }

    @Test("Three headlines are told with publisher and age")
    func news() {
        let news = (1...4).map { number in
            Headline(
                published: Sample.asOf + -3600 * number, title: "Title \(number)",
                publisher: number == 2 ? nil : "Paper")
        }
        let text = details(quote, news: news)
        #expect(
            text.contains("News        Title 1 Paper · 1 h")
                || text.contains("News        Title 1  Paper · 1 h"), "\(text)")
        #expect(text.contains("Title 2  2 h") && text.contains("Title 3  Paper · 3 h"), "\(text)")
        #expect(!text.contains("Title 4"))
        #expect(!details(quote).contains("News"))
    }

    @Test("Every language has room for the labels", arguments: Language.allCases)
    func languages(_ language: Language) {
        let words = Words(language)
        let text = details(quote, language)
        #expect(text.contains(words[.afterHours] + " "), "\(text)")
        #expect(text.contains(words[.labelYear] + " "), "\(text)")
    }
}
