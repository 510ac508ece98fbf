import Arrangement
import Board
import Figures
import Literals
import Market
import Screens
import TUI
import Testing

@testable import Words

@Suite("Languages")
struct LanguageTests {
    private func screen(_ width: Int, _ height: Int, _ locale: String) -> Screen {
        Screen(width, height, locale: .of(locale))
    }

    @Test(
        "The first board", arguments: ["zh_TW", "ja_JP", "de_DE"], [(80, 24), (120, 40)])
    func board(locale: String, size: (Int, Int)) throws {
        let screen = screen(size.0, size.1, locale)
        try expectSnapshot(screen.text, "board-\(locale)-\(size.0)x\(size.1)")
    }

    @Test(
        "The clocks, the stocks and the help at 80×24", arguments: ["zh_TW", "ja_JP", "de_DE"],
        ["2", "3", "?"])
    func panels(locale: String, key: String) throws {
        var screen = screen(80, 24, locale)
        screen.press(key)
        let name = ["2": "clocks", "3": "stocks", "?": "help"][key] ?? ""
        try expectSnapshot(screen.text, "\(name)-\(locale)-80x24")
    }

    @Test("A card of the deck, and all that is known of a rate", arguments: ["zh_TW", "ja_JP", "de_DE"])
    func sheets(locale: String) throws {
        var screen = screen(120, 40, locale)
        screen.press("c")
        try expectSnapshot(screen.text, "deck-\(locale)-120x40")
        screen.press("<esc>ll<enter>")
        try expectSnapshot(screen.text, "details-\(locale)-120x40")
    }

    @Test("A card has the code and name of its currency")
    func cardTitle() {
        #expect(screen(120, 40, "zh_TW").text.contains("╭ JPY 日圓 ─"))
        #expect(screen(120, 40, "en_US").text.contains("╭ JPY Japanese Yen ─"))
    }

    @Test("Panels end where they do in English, whatever is written in them", arguments: Language.allCases)
    func edges(language: Language) {
        for size in [Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40)] {
            var screen = Screen(size.width, size.height, locale: .of(language.rawValue))
            for key in ["1", "2", "3"] {
                screen.press(key)
                let frame = screen.canvas
                for y in 2..<size.height - (size.height == 24 ? 4 : 2) {
                    let (left, right) = (frame[0, y].glyph.text, frame[size.width - 1, y].glyph.text)
                    #expect(
                        "│╰╭".contains(left) && "│╯╮".contains(right), "\(language) \(size) \(key) row \(y)")
                }
            }
        }
    }

    @Test("Times are counted as the locale does wherever they stand", arguments: [80, 120, 160])
    func twelveHours(width: Int) {
        for (locale, time) in [("en_US", "Fri 1:30 pm"), ("zh_TW", "週五 下午1:30"), ("de_DE", "Fr 13:30")] {
            var screen = screen(width, 50, locale)
            screen.press("3")
            let row = screen.lines.first { $0.contains("2330") } ?? ""
            // A time without its day would be today's.
            #expect(row.contains(time), "\(row)")
            screen.press("1<enter>")
            #expect(screen.text.contains("17:00") == (locale == "de_DE"), "\(screen.text)")
        }
    }

    @Test(
        "On a small screen the keys that matter most are the ones that are told", arguments: Language.allCases
    )
    func fewKeys(language: Language) {
        let words = Words(language)
        for (keys, told) in [
            ("a", [("enter", Phrase.keyAdd), ("esc", .keyClose)]), ("c", [("←", .keySkip), ("→", .keyKeep)]),
            ("<space>", [("enter", .keyDrop), ("esc", .keyPutBack)]),
            ("?", [("↑↓", .keyScroll), ("esc", .keyClose)]),
        ] {
            var screen = Screen(40, 12, locale: .of(language.rawValue))
            screen.press(keys)
            let line = screen.lines[11]
            for (key, phrase) in told {
                #expect(line.contains("\(key) \(words[phrase])"), "\(keys): \(line)")
            }
        }
    }

    @Test("What there is to say is said to its end, however small the screen", arguments: Language.allCases)
    func wholeSentences(language: Language) {
        let words = Words(language).naming(.standard)
        func squeezed(_ text: String) -> String { text.filter { !" │╭╮╰╯─▌\n".contains($0) } }
        var screen = Screen(40, 12, locale: .of(language.rawValue))
        let failure = FeedFailure(source: "er-api", cause: .malformed(""))
        screen.hear(.failed(failure, symbol: nil), to: .rates, at: Sample.asOf)
        #expect(squeezed(screen.text).contains(squeezed(failure.sentence(words))), "\(screen.text)")
        var first = Screen(40, 12, locale: .of(language.rawValue))
        first.send(.greet)
        for phrase in [Phrase.greetingCarry, .greetingAdd, .greetingHelp] {
            #expect(squeezed(first.text).contains(squeezed(words[phrase])), "\(first.text)")
        }
        let empty = Screen(
            40, 12, locale: .of(language.rawValue),
            arrangement: Arrangement(rates: [], clocks: [], stocks: []))
        #expect(squeezed(empty.text).contains(squeezed(words[.noCurrencies])), "\(empty.text)")
    }

    @Test("Headings stand over their columns", arguments: Language.allCases)
    func headings(language: Language) {
        var screen = Screen(80, 24, locale: .of(language.rawValue))
        screen.press("3")
        let frame = screen.canvas
        // No word is right of the change's heading, which ends where its figures do.
        let heading = (0..<79).last { frame[$0, 2].glyph != .space }
        let ends = (3..<21).compactMap { row in (0..<79).last { frame[$0, row].glyph.text == "%" } }
        #expect(ends.count == 6 && ends.allSatisfy { $0 == heading }, "\(language): \(ends)")
    }

    @Test(
        "No figure is written with English marks in German",
        arguments: ["1", "2", "3", "c", "3c", "<enter>", "3<enter>"])
    func marks(keys: String) {
        var screen = screen(200, 60, "de_DE")
        screen.press(keys)
        for line in screen.lines.dropFirst() {
            // A point is between groups, in a date, or in an address.
            #expect(line.firstMatch(of: /[0-9]\.[0-9]{1,2}(?![0-9])/) == nil, "\(line)")
        }
    }

    @Test("Nothing traps at any size", arguments: Language.allCases)
    func anySize(language: Language) {
        for width in stride(from: 1, to: 130, by: 16) {
            for height in stride(from: 1, to: 45, by: 8) {
                var screen = Screen(width, height, locale: .of(language.rawValue))
                for keys in ["", "2", "3", "?", "<esc>c", "<esc><enter>", "<esc>a"] {
                    screen.press(keys)
                    #expect(screen.canvas.cells.count == width * height)
                }
            }
        }
    }
}

extension UserLocale {
    static func of(_ locale: String) -> UserLocale { UserLocale(["LANG": "\(locale).UTF-8"]) }
}
