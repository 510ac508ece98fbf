import Arrangement
import Board
import Literals
import Screens
import TUI
import Testing
import Words

@Suite("Key line") struct KeyLineTests {
    @Test("It keeps a, u and ? at 80×24 in every language", arguments: Language.allCases)
    func essentials(language: Language) {
        for panel in ["1", "2", "3"] {
            var screen = Screen(80, 24, locale: .of(language.rawValue))
            screen.press(panel)
            let (line, words) = (screen.lines[23], Words(language))
            for (key, phrase) in [("a", Phrase.keyAdd), ("u", .keyUndo), ("?", .keyHelp)] {
                #expect(line.contains("\(key) \(words[phrase])"), "\(line)")
            }
        }
    }

    @Test("It follows the panel, the selection and the clocks")
    func following() {
        var screen = Screen(160, 45)
        func line() -> String { screen.lines[44] }
        #expect(line().contains("b base") && line().contains("enter details"), "\(line())")
        screen.press("2")
        #expect(
            line().contains("t time") && !line().contains("s sort") && !line().contains("esc now"),
            "\(line())")
        screen.press(".")
        #expect(line().hasPrefix(" esc now"), "\(line())")
        screen.press("<esc>3")
        #expect(line().contains("s sort") && !line().contains("b base"), "\(line())")
        screen.press("nTech<enter>")
        screen.send(.noticeExpired)
        #expect(screen.model.selectedItem == nil && line().contains("enter fold"), "\(line())")
        let empty = Screen(160, 45, arrangement: Arrangement(rates: [], clocks: [], stocks: []))
        #expect(
            !empty.lines[44].contains("pick up") && empty.lines[44].contains("a add"), "\(empty.lines[44])")
    }

    @Test("A chart's line shows only keys that do something there")
    func charts() {
        func line(_ keys: String) -> String {
            var screen = Screen(200, 45)
            screen.press(keys)
            return screen.lines[44]
        }
        let words = Words.english
        let plain = line("v")
        for phrase in [Phrase.keyShape, .keyScale, .keyIndicators, .keyCompare, .keyRead] {
            #expect(plain.contains(words[phrase]), "\(phrase): \(plain)")
        }
        // Items side by side are always lines in percent.
        let compared = line("vc<enter><esc>")
        for phrase in [Phrase.keyShape, .keyScale, .keyIndicators] {
            #expect(!compared.contains(words[phrase]), "\(phrase): \(compared)")
        }
        #expect(compared.contains(words[.keyCompare]))
        var unknown = Screen(200, 45, arrangement: Arrangement(rates: [], clocks: [], stocks: ["ZZZZ"]))
        unknown.press("3v")
        for phrase in [Phrase.keyRead, .keyShape, .keyScale, .keyZoom] {
            #expect(!unknown.lines[44].contains(words[phrase]), "\(phrase): \(unknown.text)")
        }
    }

    @Test("Its words can be clicked, on the board and over it")
    func clicks() throws {
        var screen = Screen(120, 40)
        func click(_ words: String) throws {
            let line = screen.lines[39]
            let place = try #require(line.range(of: words), "\(line)")
            screen.mouse(.press, line.distance(from: line.startIndex, to: place.lowerBound) + 1, 39)
        }
        try click("? help")
        #expect(LayerID(screen.model) == .help)
        try click("esc close")
        #expect(LayerID(screen.model) == .board)
        try click("v chart")
        #expect(LayerID(screen.model) == .chart)
        screen.press("<esc>x")
        #expect(screen.model.arrangement.rates.count == 11)
        screen.send(.noticeExpired)
        try click("u undo")
        #expect(screen.model.arrangement.rates.count == 12)
        screen.send(.noticeExpired)
        try click("c deck")
        #expect(LayerID(screen.model) == .deck)
    }
}

extension String {
    fileprivate func range(of words: String) -> Range<Index>? { ranges(of: words).first }
}
