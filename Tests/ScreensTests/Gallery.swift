import Arrangement
import Board
import Literals
import Market
import TUI
import Testing
import Themes
import Words

/// Checked in every size, theme and language.
struct GalleryScreen: Hashable, CustomTestStringConvertible {
    let name: String
    /// For `Screen.press`.
    let keys: String
    var past = Past.nothing

    enum Past {
        case nothing
        case firstStart
        case emptied
        /// No other feed replaced it; with a long reason.
        case feedFailed
        case diskFull
    }

    var testDescription: String { name }

    static let all = [
        GalleryScreen(name: "board", keys: ""),
        GalleryScreen(name: "clocks", keys: "2<down>"),
        GalleryScreen(name: "stocks", keys: "3<down><down>s"),
        GalleryScreen(name: "carry", keys: "<right><space><right>"),
        GalleryScreen(name: "moved", keys: "2<down>t9am<enter>"),
        GalleryScreen(name: "details", keys: "<right><enter>"),
        GalleryScreen(name: "deck", keys: "c"),
        GalleryScreen(name: "city", keys: "2c"),
        GalleryScreen(name: "picker", keys: "as"),
        GalleryScreen(name: "help", keys: "?"),
    ]

    static let others = [
        GalleryScreen(name: "first", keys: "", past: .firstStart),
        GalleryScreen(name: "empty", keys: "", past: .emptied),
        GalleryScreen(name: "emptystocks", keys: "3x", past: .emptied),
        GalleryScreen(name: "search", keys: "?/c"),
        GalleryScreen(name: "error", keys: "", past: .feedFailed),
        GalleryScreen(name: "errorsheet", keys: "<enter>", past: .feedFailed),
        GalleryScreen(name: "disk", keys: "", past: .diskFull),
        GalleryScreen(name: "time", keys: "2t"),
        GalleryScreen(name: "notime", keys: "2tlater<enter>"),
        GalleryScreen(name: "wrongkey", keys: "z"),
    ]

    /// The locale of most readers of a language.
    private static func locale(_ language: Language) -> String {
        switch language {
        case .english: "en_US"
        case .traditionalChinese, .simplifiedChinese: language.rawValue
        case .japanese: "ja_JP"
        case .korean: "ko_KR"
        case .indonesian: "id_ID"
        case .german: "de_DE"
        case .spanish: "es_ES"
        }
    }

    func frame(_ size: Size, _ language: Language) -> Canvas {
        let locale = UserLocale(["LANG": GalleryScreen.locale(language)])
        let isEmpty = past == .emptied
        let board = isEmpty ? Arrangement(rates: [], clocks: [], stocks: []) : .first
        var screen = Screen(size.width, size.height, locale: locale, arrangement: board)
        switch past {
        case .nothing, .emptied: break
        case .firstStart: screen.send(.greet)
        case .feedFailed:
            let failure = FeedFailure(source: "open-er-api", cause: .malformed(""))
            screen.hear(.failed(failure, symbol: nil), to: .rates, at: Sample.asOf)
        case .diskFull:
            let file = "/home/ada/.local/share/fxterm/history.sqlite"
            screen.send(.notSaved(.phrase(.diskFull, verbatim: ["file": file])))
        }
        screen.press(keys)
        return screen.canvas
    }
}

struct GalleryLook: Hashable {
    let name: String
    let theme: String
    let isLight: Bool

    static let all = [
        GalleryLook(name: "dark", theme: "default", isLight: false),
        GalleryLook(name: "light", theme: "default", isLight: true),
        GalleryLook(name: "contrast", theme: "contrast-dark", isLight: false),
    ]

    static let themes = ThemeShelf().names.map { name in
        GalleryLook(name: name, theme: name, isLight: name.hasSuffix("light"))
    }

    var palette: Palette { ThemeShelf().palette(theme, risesRed: true, isLight: isLight) }
}

/// Rows of characters; for each row the runs of looks, as letters with their columns; and each letter's look.
struct StyledText {
    let text: String

    init(_ frame: Canvas) {
        var letters: [Style: String] = [:]
        var order: [Style] = []
        var (rows, runs) = ([String](), [String]())
        for y in 0..<frame.size.height {
            var line = ""
            var looks: [(letter: String, count: Int)] = []
            for x in 0..<frame.size.width {
                let cell = frame[x, y]
                line += cell.glyph.text
                var letter = "*"
                if cell.style.ink.role != nil {
                    if letters[cell.style] == nil {
                        letters[cell.style] = StyledText.letter(order.count)
                        order.append(cell.style)
                    }
                    letter = letters[cell.style] ?? "?"
                }
                if looks.last?.letter == letter {
                    looks[looks.count - 1].count += 1
                } else {
                    looks.append((letter, 1))
                }
            }
            while line.last == " " { line.removeLast() }
            rows.append(line)
            runs.append(looks.map { "\($0.letter)\($0.count)" }.joined())
        }
        var legend = ["* a picture"]
        let palettes = GalleryLook.all.map { ($0.name, $0.palette) }
        for style in order {
            var words = [letters[style] ?? "?", StyledText.words(style)]
            for (name, palette) in palettes { words.append("\(name) \(StyledText.colours(style, palette))") }
            legend.append(words.joined(separator: " | "))
        }
        text = (rows + [""] + runs + [""] + legend).joined(separator: "\n")
    }

    private static func letter(_ index: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return index < letters.count ? String(letters[index]) : "{\(index)}"
    }

    private static func words(_ style: Style) -> String {
        let paper = style.paper.role.map { $0 == .text ? "" : " on \($0)" } ?? " on a picture"
        return (style.ink.role.map { "\($0)" } ?? "") + paper
            + (style.traits.isEmpty ? "" : " \(emphasis(style.traits))")
    }

    private static func colours(_ style: Style, _ palette: Palette) -> String {
        var traits = style.traits
        var words: [String] = []
        if let ink = style.ink.role {
            words.append(name(palette[ink].ink))
            traits.formUnion(palette[ink].traits)
        }
        if let paper = style.paper.role {
            words.append("on \(name(palette[paper].paper))")
            traits.formUnion(palette[paper].traits)
        }
        return (words + (traits.isEmpty ? [] : [emphasis(traits)])).joined(separator: " ")
    }

    private static func name(_ colour: Colour) -> String {
        switch colour {
        case .standard: "-"
        case .ansi(let index): "\(index)"
        case .indexed(let index): "=\(index)"
        case .rgb(let value):
            "#" + String(String(value | 0x1_00_0000, radix: 16).dropFirst())
        }
    }

    private static func emphasis(_ traits: Traits) -> String {
        let names: [(Traits, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.underline, "underlined"), (.reverse, "reversed"),
        ]
        return names.filter { traits.contains($0.0) }.map(\.1).joined(separator: " ")
    }
}
