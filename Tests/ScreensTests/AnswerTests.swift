import Arrangement
import Board
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Answers to acts")
struct AnswerTests {
    private static var allOnBoard: Screen {
        let rates = Sample.rates.map(\.code)
        var settings = Settings()
        settings.motion = false
        return Screen(
            120, 40, settings: settings,
            arrangement: Arrangement(rates: rates.map(\.text), clocks: [], stocks: []))
    }

    @Test("c never leads to the board's own pile unasked: it says that nothing is new, and how to get there")
    func nothingNew() {
        var screen = Self.allOnBoard
        let board = screen.model.arrangement
        screen.press("c")
        #expect(screen.model.deck?.deck.choice == .offBoard)
        #expect(screen.text.contains("No more currencies"))
        #expect(screen.text.contains("c show cards on the board"))
        screen.press("<left><right>")
        #expect(screen.model.arrangement == board)
    }

    @Test("On the board's own pile the keys, the edge, the stamp and the count all say remove")
    func remove() {
        var screen = Self.allOnBoard
        screen.press("cc")
        #expect(screen.model.deck?.deck.choice == .onBoard)
        #expect(screen.lines.last?.contains("← remove") == true)
        #expect(screen.lines.last?.contains("skip") == false)
        #expect(screen.lines.dropLast().contains { $0.contains("← remove │") }, "the edge says it too")
        #expect(!screen.text.contains("take off"))
        screen.press("x")
        #expect(screen.lines.last?.contains("← removes, → keeps") == true)
        screen.mouse(.press, 60, 20)
        screen.mouse(.drag, 30, 20)
        #expect(screen.text.contains("REMOVE"))
        screen.mouse(.release, 20, 20)
        #expect(screen.text.contains("1 removed"))
        var other = Screen(120, 40)
        other.press("c")
        #expect(other.lines.last?.contains("← skip") == true)
    }

    @Test(
        "A symbol that is picked keeps the letters that its feed spells it with",
        arguments: ["<enter>", "<tab>"])
    func spelling(key: String) {
        var screen = Screen(120, 40)
        screen.press("3aqqcl")
        let found = [FoundStock(symbol: "QQCl.XC")]
        screen.hear(.found(found, for: "qqcl"), to: .search("qqcl"), at: Sample.asOf)
        screen.press(key)
        #expect(screen.model.arrangement.stocks.last == "QQCl.XC")
    }

    @Test("Tab in the picker adds a symbol as it is typed and stays, as for one that was found")
    func typed() {
        var screen = Screen(120, 40)
        screen.press("3azztop<tab>")
        #expect(screen.model.arrangement.stocks.last == "ZZTOP")
        #expect(screen.text.contains("Add a stock") && screen.text.contains("1 added"))
        #expect(!screen.text.contains("› zztop"))
        screen.press("q z<tab>")
        #expect(screen.text.contains("› q z"), "what cannot be added stays to be mended")
        #expect(screen.lines.last?.contains("nothing was added") == true)
        screen.press("<C-u>qqx<enter>")
        #expect(screen.model.arrangement.stocks.suffix(2) == ["ZZTOP", "QQX"])
        #expect(LayerID(screen.model) == .board)
    }

    @Test(
        "Each act that changes the board says so, and one that changes nothing says why",
        arguments: [
            ("<right>b", "TWD is now the base"), ("d5", "d5: change since the close 5 trading days ago"),
            ("d5d1", "d1: change since the previous close"), ("d1", "d1 is already the baseline"),
            ("s", "Stocks sorted by change ▼; o brings back your own order"),
            ("ss", "Stocks sorted by change ▲"), ("S", "Stocks sorted by symbol ▲"),
            ("so", "Stocks: back in your own order"), ("o", "in your own order already"),
            ("nAsia<enter>", "Group “Asia” created"), ("nAsia<enter>nx<enter>", "Asia is now called Asiax"),
            ("nAsia<enter>n<enter>", "The group is already called “Asia”"),
            ("nAsia<enter>z", "Folded Asia; z unfolds it"), ("nAsia<enter>zz", "Unfolded Asia"),
            ("z", "This card isn't in a group"), ("-", "JPY is compact; - again for all cards"),
            ("--", "All cards are compact now"), ("--+", "JPY is large"), ("--++", "All cards are large now"),
        ])
    func acts(keys: String, answer: String) {
        var screen = Screen(120, 40)
        screen.press(keys)
        #expect(screen.lines.last?.contains(answer) == true, "\(screen.lines.last ?? "")")
    }

    @Test("A notice about undo goes when something else has changed")
    func undo() {
        var screen = Screen(120, 40)
        screen.press("x")
        #expect(screen.lines.last?.contains("u brings it back") == true)
        screen.press("]")
        #expect(screen.lines.last?.contains("u brings it back") == false)
        #expect(screen.lines.last?.contains("undo") == true, "the keys are back")
        screen.send(.notSaved(.verbatim("the disk is full")))
        screen.press("x]")
        #expect(screen.lines.last?.contains("the disk is full") == true, "a warning stays")
    }

    @Test(
        "No answer outlasts the layer it was given in: it would hide a question, or name keys that mean something else",
        arguments: [
            ("on", "enter save"), ("Tt", "enter show"), ("xc", "← skip"),
            ("cx<esc>", "enter details"),
            ("cxc", "← remove"), ("-?", "esc"), (" x<esc>", "enter details"), ("-<enter>", "d1 d5 baseline"),
        ])
    func layers(keys: String, line: String) {
        var screen = Screen(120, 40)
        screen.press(keys)
        #expect(screen.lines.last?.contains(line) == true, "\(screen.lines.last ?? "")")
        var other = Screen(120, 40)
        other.send(.notSaved(.verbatim("the disk is full")))
        other.press("?")
        #expect(other.lines.last?.contains("the disk is full") == true, "a warning stays")
    }

    @Test("s says that it is the stocks that are sorted, whatever panel has the focus")
    func sorting() {
        for keys in ["s", "2s", "3s"] {
            var screen = Screen(80, 24)
            screen.press(keys)
            #expect(screen.lines.last?.contains("Stocks sorted by change") == true)
        }
    }

    @Test(
        "In the details, d changes the baseline and ? shows the keys, and both lead back",
        arguments: ["", "c"])
    func details(first: String) {
        var screen = Screen(120, 40)
        screen.press(first + "<enter>")
        #expect(screen.text.contains("esc goes back") && screen.text.contains("vs d1"))
        #expect(screen.lines.last?.contains("d1 d5 baseline") == true)
        screen.press("d")
        #expect(screen.lines.last?.contains("five trading days back") == true)
        #expect(screen.text.contains("esc goes back"), "they stay in sight")
        screen.press("5")
        #expect(screen.text.contains("vs d5") && screen.model.arrangement.baseline == .d5)
        screen.press("d<esc>?")
        #expect(screen.text.contains("Moving around"))
        screen.press("/x<esc><esc>")
        #expect(screen.text.contains("vs d5"))
        screen.press("??")
        #expect(screen.text.contains("vs d5"))
        screen.press("d")
        screen.mouse(.press, 0, 0)
        #expect(screen.text.contains("vs d5"), "a click beside it leaves the question")
        screen.press("<esc>")
        #expect(screen.model.layers == (first.isEmpty ? [] : [.deck]))
    }

    @Test(
        "A feed's failure never covers the keys, and is said in full",
        arguments: [(80, 24), (120, 40)])
    func feedErrors(width: Int, height: Int) {
        let failure = FeedFailure(source: "open-er-api", cause: .malformed(""))
        for keys in ["", "2", "3", "c", "<enter>", "2t"] {
            var screen = Screen(width, height)
            screen.press(keys)
            let last = screen.lines.last
            screen.hear(.failed(failure, symbol: nil), to: .rates, at: Sample.asOf)
            #expect(screen.lines.last == last, "\(keys)")
            #expect(screen.text.contains("open-er-api: unexpected format"), "\(keys)")
            screen.send(.noticeExpired)
            #expect(screen.lines.last == last)
        }
    }

    @Test("With a memo, the notice of a feed is shown and dropped as without")
    func feedErrorsWithMemo() {
        var screen = Screen(80, 24)
        screen.press("2")
        let memo = Memo()
        let before = view(screen.model, screen.size, memo)
        let failure = FeedFailure(source: "rter", cause: .timedOut)
        screen.hear(.failed(failure, symbol: nil), to: .rates, at: Sample.asOf)
        #expect(view(screen.model, screen.size, memo) != before)
        #expect(view(screen.model, screen.size, memo) == screen.frame)
        screen.send(.noticeExpired)
        #expect(view(screen.model, screen.size, memo) == screen.frame)
    }
}
