import Arrangement
import Board
import CivilTime
import Literals
import Market
import Places
import Screens
import Synchronization
import TUI
import Testing

@testable import Words

/// Searches for texts that bypass the catalogue: in this language every phrase has brackets around it.
@Suite("Nothing is said past the catalogue")
struct UnspokenTests {
    private func screen(_ arrangement: Arrangement = .first) -> Screen {
        let words = Words(.english) { "⟦\($0)⟧" }
        return Screen(200, 60, words: words, arrangement: arrangement)
    }

    @Test(
        "Whatever keys open",
        arguments: [
            "", "2", "3", "?", ":", ":zzz", "1<space>", "d", "s", "S", "n", "t", "2t", "a", "2a", "3a",
            "azzz", "3azzz",
            "2azzz",
            "<enter>", "2<enter>", "3<enter>", "c", "2c", "3c", "c<left><right><down>", "2....", "x", "xu",
            "xu<C-r>",
            "+", "-", "b", "o", "so", "p", "pp", "r", "u", "T", "nFar<enter>", "3nFar<enter>z",
            "nFar<enter>z",
            "nFar<enter>n", "n<enter>", "t25<enter>", "tnoon in Atlantis<enter>", "tnoon in San<enter>",
            "t2026-03-29 02:30 Berlin<enter>", "t2026-10-25 02:30 Berlin<enter>", "t2300-01-01 09:00<enter>",
            "<F1>",
            "<del>", "[", "c%", "<enter>%", "%", "1<space>%", "c<esc>c", "cu", "cr", "c1<tab>", "axyz<enter>",
            "aGBP<enter>", "O", "Otheme", "Omargin<enter>", "O<end><enter>",
            "aUSD<enter>", "2aSeoul<enter>", "3aMSFT<enter>", "aJPY<enter>", "sS<enter>", "s<space>", "sn",
        ])
    func keys(keys: String) {
        var screen = screen()
        screen.press(keys)
        expectSpoken(screen, keys)
    }

    @Test(
        "An empty board, and its decks",
        arguments: ["", "2", "3", "<space>", "<enter>", "x", "j", "z", "+", "c", "2c", "3c"])
    func empty(keys: String) {
        var screen = screen(Arrangement(rates: [], clocks: [], stocks: []))
        screen.press(keys)
        expectSpoken(screen, keys)
    }

    @Test("A first start, a board that another keeps, and feeds that fail")
    func outside() {
        let causes: [FeedFailure.Cause] = [
            .unreachable(""), .timedOut, .tooManyRequests(retryAfter: 60), .unknownSymbol, .status(403),
            .status(404), .status(500),
            .status(302), .tooLarge(limit: 5), .badRedirect(""), .malformed(""), .insecureAddress(""),
        ]
        for cause in causes {
            var screen = screen()
            let failure = FeedFailure(source: "rter", cause: cause)
            screen.send(.greet)
            screen.hear(.failed(failure, symbol: nil), to: .rates, at: Sample.asOf)
            screen.hear(.failed(failure, symbol: "AAPL"), to: .quotes([]), at: Sample.asOf)
            expectSpoken(screen, "\(cause)")
            screen.press("<enter>")
            expectSpoken(screen, "\(cause)")
        }
        var screen = screen()
        screen.send(.boardIs(.takenBy(12)))
        expectSpoken(screen, "taken")
        screen.send(.boardIs(nil))
        expectSpoken(screen, "given back")
    }

    @Test("Figures live, cached and stale")
    func ages() {
        for age in [12, 4000, 9_000_000] {
            var screen = Screen(
                200, 60, words: Words(.english) { "⟦\($0)⟧" },
                arrangement: Arrangement(
                    rates: ["JPY", "XDR"], clocks: ["Mars/Base"], stocks: ["2330.TW", "ZZZZ.TW"]))
            let now = Sample.asOf
            screen.hear(
                .rates([Rate(code: "JPY", perDollar: 149.2, quotedAt: now + -age, source: "rter")]),
                to: .rates,
                at: now + -age)
            screen.hear(
                .failed(FeedFailure(source: "yahoo", cause: .unknownSymbol), symbol: "ZZZZ.TW"),
                to: .quotes([]),
                at: now)
            for keys in ["", "<enter>", "<esc>c", "<esc>2<enter>"] {
                screen.press(keys)
                expectSpoken(screen, "\(age) \(keys)")
            }
        }
    }

    @Test("The screen that is too small says so in the user's language")
    func small() {
        for width in 8..<40 {
            let screen = Screen(width, 5, words: Words(.english) { "⟦\($0)⟧" })
            #expect(screen.text.contains("⟦") || !screen.text.contains { $0.isLetter })
        }
    }

    @Test("A test that is to find English finds it")
    func finds() {
        #expect(Unspoken.words(in: "│ ⟦live, ⟧12⟦ s⟧⟦ ago⟧  Taipei  nothing here") == ["nothing", "here"])
        #expect(Unspoken.words(in: "│  that is not followed⟧  here  │ Dolla│") == ["here"])
        #expect(Unspoken.words(in: "⟦a long sentence that is…   JPY  ") == [])
    }

    private func expectSpoken(_ screen: Screen, _ what: String) {
        for line in screen.lines where !Self.spoken.withLock({ $0.contains(line) }) {
            let words = Unspoken.words(in: line)
            #expect(words.isEmpty, "after “\(what)”: \(words) in: \(line)")
            if words.isEmpty { _ = Self.spoken.withLock { $0.insert(line) } }
        }
    }

    /// Lines without such texts: most are on many screens, and checking one takes a while.
    private static let spoken = Mutex<Set<String>>([])
}

/// Words outside the brackets that are neither names nor codes.
enum Unspoken {
    static func words(in line: String) -> [String] {
        var text = line
        while let open = text.firstIndex(of: "⟦") {
            // A text cut at its end has no closing bracket.
            let close =
                text[open...].firstIndex { $0 == "⟧" || $0 == "…" } ?? text.index(before: text.endIndex)
            text.replaceSubrange(open...close, with: " ")
        }
        // A sentence that goes on in the next line closes a bracket there that it does not open.
        text = text.replacing(/[^│⟧]*⟧/, with: " ")
        // A layer, or a lack of room, cuts a text within a word.
        text = text.replacing(/\p{L}+[│…]/, with: "│").replacing(/[│▌]\p{L}+/, with: " ")
        return text.split { !$0.isLetter }.map(String.init).filter { word in
            let isCode = word.count < 5 && word.allSatisfy(\.isUppercase)
            return word.count > 2 && !isCode && word.allSatisfy(\.isASCII) && !names.contains(word)
                && !known.contains(word) && !settings.contains(word)
        }
    }

    private static let names: Set<String> = {
        var names: [String] = []
        for match in CitySearch.all() { names += [match.name, match.country, match.id.zone] }
        for entry in CurrencySearch.matches("", known: [], locale: "en") {
            names += [entry.name] + entry.countries
        }
        names +=
            Sample.quotes.compactMap(\.name) + LeadingStocks.names.values + [
                "Special Drawing Rights", "Mars/Base",
            ]
        names += StockIndex.all.flatMap { [$0.name, $0.symbol.text] }
        for exchange in Exchange.all { names += [exchange.name, exchange.shortName] }
        return Set(names.flatMap { $0.split { !$0.isLetter }.map(String.init) })
    }()

    private static let settings: Set<String> = {
        let list = Screen.settingList
        let texts = list.rows.flatMap { [$0.key, $0.text] } + [list.file, "dracula", "nord"]
        let choices = list.rows.flatMap { row -> [String] in
            if case .choices(let choices) = row.editor { choices.map(\.text) } else { [] }
        }
        return Set((texts + choices).flatMap { $0.split { !$0.isLetter }.map(String.init) })
    }()

    /// Keys as labelled on a keyboard, codes, names of commands, and names of the program's own.
    private static let known = Set<String>(
        [
            "fxterm", "space", "enter", "Enter", "esc", "Esc", "tab", "Tab", "Ctrl", "Alt", "PgUp", "PgDn",
            "Backspace",
            "Home", "End", "Shift", "Delete",
            "rter",
            "yahoo", "info", "default", "Far",
            // Typed text, and the examples of it.
            "zzz", "xyz", "Atlantis", "noon", "tomorrow", "GOOGL",
        ] + Command.allCases.flatMap { $0.rawValue.split(separator: ".").map(String.init) })
}
