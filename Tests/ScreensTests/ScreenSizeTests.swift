import Arrangement
import Board
import Figures
import Foundation
import Literals
import Market
import Screens
import Seeded
import TUI
import Testing
import Words

@Suite("Sizes")
struct ScreenSizeTests {
    /// All screens, each width with two heights, take some minutes.
    private static var isThorough: Bool { ProcessInfo.processInfo.environment["FXTERM_ALL_SIZES"] != nil }

    /// Every width from 40 to 200 with a height from 12 to 60, and some larger ones. Heights differ in each
    /// `round`, in which each occurs at least three times.
    private static func sizes(_ round: Int, _ random: inout SeededGenerator) -> [Size] {
        // 19 and 49 have no common factor: neighbouring widths get very different heights, and all occur.
        (0...160).map { Size(width: 40 + $0, height: 12 + ($0 * 19 + round * 5) % 49) }
            + (0..<20).map { _ in
                Size(
                    width: Int.random(in: 201...500, using: &random),
                    height: Int.random(in: 12...150, using: &random))
            }
    }

    @Test("No number is ever cut into another number, at any size")
    func wholeNumbers() {
        var random = SeededGenerator.announced()
        let known = Figures.known(in: Screen(120, 40).model)
        let keys = ["1", "2", "3", "<right><enter>", "a", "?", "<space><right>", "2t9am<enter>", "c", "2c"]
        // By default two rounds, each with keys of its own; in the long run two with each.
        let start = Int.random(in: 0..<49, using: &random)
        let rounds =
            ScreenSizeTests.isThorough
            ? keys.indices.flatMap { key in (0..<2).map { (key, start + 25 * $0 + key) } }
            : (0..<2).map { _ in (Int.random(in: keys.indices, using: &random), start) }
        for (key, round) in rounds {
            for size in ScreenSizeTests.sizes(round, &random) {
                var screen = Screen(size.width, size.height)
                screen.press(keys[key])
                let strays = Figures.strays(screen.lines, known)
                #expect(strays.isEmpty, "\(strays) at \(size) after \(keys[key])")
            }
        }
    }

    @Test("Resizing never loses the selection, nor puts it out of sight", arguments: ["1", "2", "3"])
    func selection(panel: String) {
        var random = SeededGenerator.announced()
        var screen = Screen(120, 40)
        screen.press(panel + "<down><right>")
        for _ in 0..<60 {
            let item = screen.model.selectedItem
            screen.size = Size(
                width: Int.random(in: 20...300, using: &random),
                height: Int.random(in: 6...90, using: &random))
            screen.send(.redraw)
            #expect(screen.model.selectedItem == item && item != nil, "\(screen.size)")
            let isShown = screen.frame.hits.contains { hit in
                hit.target == .line(screen.model.focus, screen.model.cursor(screen.model.focus).index)
            }
            let isTooSmall = screen.size.width < 40 || screen.size.height < 12
            #expect(isShown != isTooSmall, "\(screen.size.width)×\(screen.size.height)")
            if !isTooSmall {
                screen.press(["<down>", "<up>", "<right>"].randomElement(using: &random) ?? "")
            }
        }
    }

    @Test(
        "On a wide but low screen there is one panel at a time, and something in it",
        arguments: [12, 15, 16, 20])
    func low(height: Int) {
        for width in [100, 160, 255] {
            var screen = Screen(width, height)
            for panel in Panel.standard {
                let hits = screen.frame.hits.filter {
                    if case .line(panel, _) = $0.target { true } else { false }
                }
                #expect(
                    (height < 16 && screen.model.focus != panel) || !hits.isEmpty,
                    "\(width)×\(height)")
                screen.press("<tab>")
            }
        }
    }

    @Test(
        "On a large screen cards, clocks and rows grow until they fill it",
        arguments: [(200, 60), (300, 80), (500, 150)])
    func filled(width: Int, height: Int) {
        let screen = Screen(width, height)
        let lines = screen.lines
        // Of the rows between the borders nearly all must have something.
        let blank = lines.count { line in line.allSatisfy { $0 == " " || $0 == "│" || $0 == "▌" } }
        #expect(blank * 6 <= height, "\(blank) of \(height) rows are blank")
        for figure in ["from 150.38", "1020.00"] { #expect(screen.text.contains(figure), "\(figure)") }
    }
}

enum Figures {
    /// The sample's figures as the program writes them, and the round ones that an axis may have.
    static func known(in model: Model) -> Set<String> {
        var known: Set<String> = []
        func add(_ text: String?) {
            for part in (text ?? "").matches(of: number) { known.insert(String(part.output)) }
        }
        add(model.words[.helpEnter])
        for baseline in Baseline.usual {
            for code in model.arrangement.rates + ["GBP"] {
                let change = model.rateFigure(RateID(stringLiteral: code), baseline).change
                add(change.map { FigureText().change($0, places: 1) })
            }
            for symbol in model.arrangement.stocks {
                let change = model.stockFigure(Symbol(stringLiteral: symbol), baseline).change
                add(change.map { FigureText().change($0, places: 1) })
            }
        }
        for baseline in [Baseline.d1, .d5, .toDate(.year)] {
            // The deck's top card is no card of the board.
            for code in model.arrangement.rates + ["GBP"] {
                let figure = model.rateFigure(RateID(stringLiteral: code), baseline)
                for value in [figure.rate, figure.base?.close].compactMap(\.self) {
                    add(FigureText().rate(value))
                    add(FigureText().rate(1 / value))
                }
                add(figure.change.map { FigureText().change($0, places: 2) })
                let closes =
                    Panel.rates.kind.closes(of: Item(text: code), atMost: 40, model).map(\.close) + [
                        figure.rate ?? 0
                    ]
                for length in [figure.line.count, 31] {
                    let line = closes.suffix(length)
                    for count in 1...20 {
                        let (low, high) = (line.min() ?? 0, line.max() ?? 0)
                        Chart.ticks(from: low, to: high, atMost: count).forEach {
                            add(FigureText().rate($0))
                        }
                    }
                }
                for close in Panel.rates.kind.closes(of: Item(text: code), atMost: 40, model) {
                    add(FigureText().rate(close.close))
                    let since = figure.rate.flatMap { Baseline.change(from: close.close, to: $0) }
                    add(since.map { FigureText().change($0, places: 2) })
                }
            }
            for symbol in model.arrangement.stocks {
                let figure = model.stockFigure(Symbol(stringLiteral: symbol), baseline)
                for value in [figure.price, figure.base?.close].compactMap(\.self) {
                    add(FigureText().price(value))
                }
                for places in 1...2 { add(figure.change.map { FigureText().change($0, places: places) }) }
                let quote = model.market.quotes[Symbol(stringLiteral: symbol)]?.value
                for range in [quote?.dayRange, quote?.session?.year].compactMap(\.self) {
                    add(FigureText().price(range.lowerBound))
                    add(FigureText().price(range.upperBound))
                }
                let closes = Panel.stocks.kind.closes(of: Item(text: symbol), atMost: 40, model).map(\.close)
                for line in [figure.line]
                    + [figure.line.count, 31].map({ Array((closes + [figure.price ?? 0]).suffix($0)) })
                {
                    for count in 1...20 {
                        Chart.ticks(from: line.min() ?? 0, to: line.max() ?? 0, atMost: count).forEach {
                            add(FigureText().price($0))
                        }
                    }
                }
                for close in Panel.stocks.kind.closes(of: Item(text: symbol), atMost: 40, model) {
                    add(FigureText().price(close.close))
                    let since = figure.price.flatMap { Baseline.change(from: close.close, to: $0) }
                    add(since.map { FigureText().change($0, places: 2) })
                }
            }
        }
        return known
    }

    private static var number: Regex<Substring> { /[0-9]+\.[0-9]+/ }

    /// Unknown figures, without those marked as shortened.
    static func strays(_ lines: [String], _ known: Set<String>) -> [String] {
        var strays: [String] = []
        for line in lines {
            for match in line.matches(of: number) where !known.contains(String(match.output)) {
                let before = line[..<match.range.lowerBound].last
                if before != "≈" { strays.append(String(match.output)) }
            }
            // A point with nothing after it is half a figure; so is a time without its second half.
            for match in line.matches(of: /[0-9]\.(?:[^0-9]|$)|[0-9]:(?:[^0-9]|$)/) {
                strays.append(String(match.output))
            }
        }
        return strays
    }
}
