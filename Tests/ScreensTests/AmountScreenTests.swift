import Arrangement
import Board
import Figures
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Amounts on the screen")
struct AmountScreenTests {
    @Test(
        "The board with an amount", arguments: ["en_US", "de_DE"], [(80, 24), (120, 40)])
    func board(locale: String, size: (Int, Int)) throws {
        var screen = Screen(size.0, size.1, locale: .of(locale))
        screen.press("=1250/5 eur<enter>")
        try expectSnapshot(screen.text, "amount-\(locale)-\(size.0)x\(size.1)")
        screen.press("i")
        try expectSnapshot(screen.text, "amount-inverse-\(locale)-\(size.0)x\(size.1)")
    }

    @Test("What is typed is said back while it is typed, and what is wrong with it")
    func line() {
        var screen = Screen(80, 24)
        screen.press("=")
        #expect(screen.lines[20].contains("Amount:") && screen.lines[23].contains("250 EUR"))
        screen.press("250 EUR")
        #expect(screen.lines[23].contains("= 250 EUR → "))
        screen.press("/0")
        #expect(screen.lines[23].contains("“/” does not belong here (at 8)"))
        screen.press("<C-u>250/0<enter>")
        #expect(screen.lines[23].contains("division by zero (at 4)"))
        #expect(LayerID(screen.model) == .amount)
        screen.press("<esc>")
        #expect(!screen.lines[0].contains("EUR"))
    }

    @Test(
        "The marks are those of the user's language",
        arguments: [("de_DE", "1.250,50"), ("en_US", "1,250.50")])
    func marks(locale: String, text: String) {
        var screen = Screen(120, 40, locale: .of(locale))
        screen.press("=\(text) eur<enter>")
        #expect(screen.lines[0].contains("\(text) EUR"))
    }

    @Test("Compact cards tell the amount in their line, and every card tells it at any width")
    func everyCard() {
        for width in stride(from: 60, through: 200, by: 20) {
            var screen = Screen(width, 40)
            screen.press("=250 eur<enter>")
            for code in ["JPY", "TWD", "KRW"] {
                #expect(screen.text.contains { $0.isNumber }, "\(width)")
                #expect(screen.text.contains(" \(code)"), "\(width) \(code)")
            }
            screen.press("--")
            #expect(screen.text.contains("JPY"), "\(width)")
        }
    }

    @Test("The line at the top names margin and day, where it has room")
    func header() {
        var screen = Screen(120, 40)
        screen.press("=250 EUR +2.5% @ 2024-03-01<enter>")
        #expect(screen.lines[0].contains("250 EUR +2.5 % · 1 Mar 2024"))
        #expect(screen.text.contains("—"))
        screen.press("<esc><esc>")
        #expect(!screen.lines[0].contains("250 EUR"))
    }

    private func sums(_ model: Model) -> [String] {
        guard let amount = model.amount else { return [] }
        return model.arrangement[.rates].compactMap(CurrencyCode.init).compactMap { code in
            model.conversion(of: amount, to: code).amount.map {
                model.figureText.money($0, code, withCode: false)
            }
        } + [model.figureText.money(amount.value, amount.currency, withCode: false)]
    }

    @Test(
        "With amounts hidden, neither the amount nor what it comes to is on the screen; rates stay",
        arguments: [(60, 20), (80, 24), (120, 40), (200, 60)], ["", "i"])
    func hidden(size: (Int, Int), direction: String) throws {
        var screen = Screen(size.0, size.1, locale: .of("en_US"))
        screen.press("=1234.50 eur +2.5%<enter>\(direction)")
        // Short sums may be rates or changes by chance.
        let sums = sums(screen.model).filter { $0.count > 4 }
        try #require(sums.count > 4)
        #expect(sums.contains { screen.text.contains($0) }, "they are there before")
        let rate = try #require(screen.model.figures.rates["JPY"]?.rate)
        screen.press("$")
        for keys in ["", "--", "++", "<enter>", "<esc>c", "l", "<esc>"] {
            screen.press(keys)
            let words = Set(screen.text.split { " │┃▌=→".contains($0) }.map(String.init))
            for sum in sums { #expect(!words.contains(sum), "\(sum) after \(keys)") }
            if keys == "<enter>" { #expect(screen.text.contains(screen.model.figureText.rate(rate))) }
        }
        screen.press("$")
        #expect(sums.contains { screen.text.contains($0) })
    }

    @Test("Details and deck tell the amount as the card does", arguments: ["", "i"])
    func detailsAndDeck(direction: String) throws {
        var screen = Screen(120, 40)
        screen.press("=250 eur<enter>\(direction)g<enter>")
        let amount = try #require(screen.model.amount)
        let code = try #require(screen.model.selectedItem.flatMap { CurrencyCode($0) })
        let conversion = screen.model.conversion(of: amount, to: code)
        let sum = try #require(screen.model.wordings(of: conversion, amount)?.first)
        let text = direction.isEmpty ? "250 EUR = \(sum)" : sum
        #expect(screen.lines.contains { $0.contains("Amount") && $0.contains(text) })
        screen.press("<esc>c")
        let top = try #require(screen.model.deck?.deck.pile.top.flatMap { CurrencyCode($0) })
        let other = screen.model.conversion(of: amount, to: top)
        let told = try #require(screen.model.wordings(of: other, amount)?.first)
        #expect(screen.text.contains(direction.isEmpty ? "250 EUR = \(told)" : told))
    }
}
