import Arrangement
import Board
import Foundation
import Literals
import Market
import Places
import TUI
import Testing

@testable import Screens

@Suite("Flags")
struct FlagTests {
    private let red: UInt32 = 0xD7141A
    private let white: UInt32 = 0xFFFFFF

    @Test("Every flag has 48 pixels, each in a colour of the table, and at least two colours")
    func table() throws {
        let lines = Flag.table.map { $0.split(separator: " ") }
        let drawings = lines.flatMap { line in line.dropLast().map { (String($0), line[line.count - 1]) } }
        #expect(drawings.count > 200)
        for (code, drawing) in drawings {
            #expect(drawing.utf8.count == 48, "\(code)")
            #expect(drawing.utf8.allSatisfy { Flag.ink($0) != nil }, "\(code)")
            let picture = try #require(Flag.picture(ofCurrency: code))
            #expect(picture.width == 8 && picture.height == 6)
            #expect(Set(picture.pixels).count >= 2, "\(code)")
        }
    }

    @Test("No currency is in the table twice, and no two countries fly the same flag but those that do")
    func distinct() {
        let codes = Flag.table.flatMap { $0.split(separator: " ").dropLast() }
        #expect(Set(codes).count == codes.count)
        let drawings = Flag.table.compactMap { $0.split(separator: " ").last }
        #expect(Set(drawings).count == drawings.count)
    }

    @Test("The first board's currencies all have a flag")
    func firstBoard() {
        for code in Arrangement.first.rates + ["USD"] {
            #expect(Flag.picture(ofCurrency: code) != nil, "\(code)")
        }
    }

    @Test("A large flag is 16 by 12 pixels, and one that is drawn so has the small one's main colours")
    func large() throws {
        let drawn = Flag.largeTable.split(separator: "\n").filter { $0.count == 3 || $0.contains(" ") }
            .flatMap { $0.split(separator: " ") }.map(String.init)
        #expect(drawn.count >= 24)
        for code in Arrangement.first.rates + drawn {
            let picture = Flag.large(ofCurrency: code)
            #expect(picture.width == 16 && picture.height == 12, "\(code)")
            let small = try #require(Flag.picture(ofCurrency: code)).pixels
            let main = Dictionary(grouping: small) { $0 }.filter { $0.value.count >= 8 }.keys
            #expect(Set(main).isSubset(of: picture.pixels), "\(code)")
        }
        let jack = Flag.large(ofCurrency: "GBP")
        for x in 0..<16 { #expect(jack[x, 5] == red && jack[x, 6] == red) }
        for y in 0..<12 { #expect(jack[7, y] == red && jack[8, y] == red) }
        #expect(jack[0, 0] == red && jack[15, 11] == red)
    }

    @Test("Japan is a red disc in the middle of white")
    func japan() throws {
        let flag = try #require(Flag.picture(ofCurrency: "JPY"))
        for (x, y) in [(3, 2), (4, 2), (3, 3), (4, 3)] { #expect(flag[x, y] == red) }
        for (x, y) in [(0, 0), (7, 0), (0, 5), (7, 5)] { #expect(flag[x, y] == white) }
    }

    @Test("On a card no flag's edge has the colour of paper, into which it would melt")
    func edges() {
        for code in Flag.table.flatMap({ $0.split(separator: " ").dropLast() }).map(String.init) {
            for picture in [Flag.small(ofCurrency: code), Flag.large(ofCurrency: code)] {
                let (right, bottom) = (picture.width - 1, picture.height - 1)
                let edge =
                    (0...right).flatMap { [picture[$0, 0], picture[$0, bottom]] }
                    + (0...bottom).flatMap { [picture[0, $0], picture[right, $0]] }
                #expect(!edge.contains(white) && !edge.contains(0x111111), "\(code)")
            }
        }
        #expect(Flag.small(ofCurrency: "JPY")[1, 1] == white)
    }

    @Test("Indonesia is red over white, Poland white over red")
    func twoBands() throws {
        let indonesia = try #require(Flag.picture(ofCurrency: "IDR"))
        let poland = try #require(Flag.picture(ofCurrency: "PLN"))
        #expect(indonesia.pixels == Array(repeating: red, count: 24) + Array(repeating: white, count: 24))
        #expect(poland.pixels == indonesia.pixels.reversed())
    }

    @Test("The euro has twelve stars on blue")
    func europe() throws {
        let flag = try #require(Flag.picture(ofCurrency: "EUR"))
        #expect(flag.pixels.count { $0 == 0xFFCD00 } == 12)
    }

    @Test(
        "What belongs to no one country has no flag",
        arguments: ["XAF", "XOF", "XAU", "XDR", "BTC", "LTC", "", "jpy", "ZZZ"])
    func unknown(code: String) {
        #expect(Flag.picture(ofCurrency: code) == nil)
    }

    @Test("The card for an unknown currency is as large as a flag and has something written on it")
    func unknownCard() {
        #expect(Flag.unknown.width == 8 && Flag.unknown.height == 6)
        #expect(Set(Flag.unknown.pixels).count == 2)
    }

    @Test(
        "Withdrawn money flies its country's flag",
        arguments: [("DEM", "EUR"), ("CNH", "CNY"), ("BYR", "BYN")])
    func withdrawn(old: String, new: String) throws {
        let flag = try #require(Flag.picture(ofCurrency: old))
        if old != "DEM" { #expect(flag == Flag.picture(ofCurrency: new)) }
    }

    @Test(
        "Every currency of a country that a recorded feed sends has a flag",
        .enabled(if: FlagTests.payloads != nil, "FXTERM_PAYLOADS names the folder of recorded bodies"))
    func recordedFeed() throws {
        let body = URL(filePath: try #require(FlagTests.payloads)).appending(
            path: "rter/capi-2017-08-24.json")
        let entries = try JSONSerialization.jsonObject(with: Data(contentsOf: body)) as? [String: Any]
        let codes = try #require(entries).keys.filter { $0.hasPrefix("USD") }.map { String($0.dropFirst(3)) }
        // An X at the front is ISO 4217's mark for codes without a country.
        for code in codes
        where !code.hasPrefix("X") && CurrencyCode(code).flatMap({ Currency.name($0) }) != nil {
            #expect(Flag.picture(ofCurrency: code) != nil, "\(code)")
        }
    }

    private static let payloads = ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]
        .flatMap { $0.isEmpty ? nil : $0 }
}
