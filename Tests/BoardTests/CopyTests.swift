import Arrangement
import Board
import CivilTime
import Literals
import Market
import Testing
import Words

@Suite struct CopyTests {
    private func board(_ terminal: TerminalTraits = TerminalTraits()) -> Model {
        var model = Model(
            arrangement: Arrangement(rates: ["JPY", "EUR"], clocks: ["Asia/Tokyo"], stocks: ["AAPL"]),
            terminal: terminal, now: friday, here: .utc)
        _ = hear(&model, .rates([rate("JPY", 149.23)]), to: .rates, at: friday)
        _ = hear(&model, .quotes([quote("AAPL", 1020)]), to: .quotes(["AAPL"]), at: friday)
        return model
    }

    private func open(_ link: String?) -> Model {
        var model = board().after(.focus(.stocks)).after(.open)
        let news = [Headline(published: friday + -60, title: "T", link: link.flatMap(WebLink.init))]
        _ = hear(&model, .headlines(news, of: "AAPL"), to: .headlines("AAPL"), at: friday)
        return model
    }

    private func copied(_ model: Model) -> (texts: [String], said: String?) {
        var model = model
        let effects = model.update(.user(.copy))
        let texts = effects.compactMap { effect in
            if case .copy(let text) = effect { text } else { nil }
        }
        return (texts, model.noticeText)
    }

    @Test func `the figure of the selected card is copied as it is shown, and said`() {
        #expect(copied(board()) == (["149.23"], "copied 149.23"))
        #expect(copied(board().after(.focus(.clocks))) == (["00:04"], "copied 00:04"))
        #expect(copied(board().after(.focus(.stocks))) == (["1020.00"], "copied 1020.00"))
        #expect(copied(open(nil)) == (["1020.00"], "copied 1020.00"))
    }

    @Test func `where there is no figure or no clipboard that is said`() {
        let euro = board().after(.select(.rates, Cursor(index: 1)))
        #expect(copied(euro) == ([], "There is nothing to copy yet"))
        #expect(copied(board(TerminalTraits(isConsole: true))) == ([], "This terminal has no clipboard"))
    }

    @Test func `of a selected headline the address is copied`() {
        let selected = open("https://a.test/b").after(.layer(.details(.select(headline: 0, top: 0))))
        #expect(copied(selected) == (["https://a.test/b"], "copied https://a.test/b"))
        let none = open(nil).after(.layer(.details(.select(headline: 0, top: 0))))
        #expect(copied(none) == ([], "There is nothing to copy yet"))
        #expect(none.after(.layer(.details(.address))).noticeText == "This headline has no address")
    }

    @Test func `nothing is copied unasked`() {
        var model = board()
        for message: Message in [.open, .layer(.details(.step(1))), .refresh, .cancel, .figures(.stocksDue)] {
            for case .copy(let text) in model.update(message) { Issue.record("copied \(text)") }
        }
    }
}
