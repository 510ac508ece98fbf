import Foundation
import TUI
import Testing
import Themes

@testable import Words

@Suite struct ThemeTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Themes/Shipped")

    @Test func `every file that is shipped is a theme, and every theme a file`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".json5")
        }
        #expect(files.map { String($0.dropLast(6)) }.sorted() == Theme.shipped.map(\.name).sorted())
        for file in files {
            let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            _ = try Theme(text, name: file, file: file)
        }
        #expect(Set(ThemeShelf().names).count == ThemeShelf().names.count)
        #expect(ThemeShelf().names.count >= 12)
    }

    @Test func `the default is dark or light as the terminal's paper is`() {
        let shelf = ThemeShelf()
        let dark = shelf.palette("default", risesRed: true, isLight: false)
        let light = shelf.palette("default", risesRed: true, isLight: true)
        #expect(dark != light)
        #expect(dark == shelf.palette("default-dark", risesRed: true, isLight: true))
        #expect(shelf.palette("no such theme", risesRed: true, isLight: false) == dark)
    }

    @Test(arguments: Theme.shipped)
    func `red means a rise or a fall, whichever is asked for`(theme: Theme) {
        let (asia, west) = (theme.palette(risesRed: true), theme.palette(risesRed: false))
        #expect(asia[.up] == west[.down] && asia[.down] == west[.up])
        #expect(asia[.up] != asia[.down])
    }

    @Test func `a theme of one's own says what differs, and the rest is as usual`() throws {
        let text = """
            // mine
            { paper: 'own', text: { ink: "#FFFFFF", paper: "#000080" }, key: 14, title: { ink: "standard", bold: false },
              selection: { fewInk: 0, fewPaper: 6, }, red: "#FF0000" }
            """
        let palette = try Theme(text, name: "mine", file: "mine.json5").palette(risesRed: true)
        #expect(palette[.text].ink == .rgb(0xFFFFFF) && palette[.text].paper == .rgb(0x000080))
        #expect(palette[.text].fewPaper == .standard)
        #expect(palette[.key].ink == .ansi(14) && palette[.key].plain == .bold)
        #expect(palette[.title].traits == [])
        #expect(palette[.selection].fewPaper == .ansi(6))
        #expect(palette[.up].ink == .rgb(0xFF0000))
    }

    @Test func `a number after a colour stands in for it among 256, and for a soft tint too`() throws {
        let text = "{ key: '#123456 17', faint: '#888888', redArea: '#401010 52', asleep: '#222222 235' }"
        let palette = try Theme(text, name: "mine", file: "mine.json5").palette(risesRed: true)
        #expect(palette[.key].ink == .rgb(0x123456) && palette[.key].indexedInk == .indexed(17))
        #expect(palette[.faint].indexedInk == .rgb(0x888888))
        #expect(palette[.upArea].paper == .rgb(0x401010) && palette[.upArea].indexedPaper == .indexed(52))
        #expect(palette[.asleep].ink == palette[.asleep].paper && palette[.asleep].fewPaper == .standard)
        #expect(palette.faded(.upArea, by: 0, ground: 0) == 0x401010)
        #expect(palette.faded(.upArea, by: 8, ground: 0) == 0x200808)
        #expect(palette.faded(.downArea, by: 8, ground: 0) == nil)
    }

    static let broken: [(text: String, line: Int, words: String)] = [
        ("{", 1, "has no }"), ("[]", 1, "object"), ("{\n  paper: 'blue' }", 2, "dark"),
        ("{\n\n  rising: '#FF0000' }", 3, "red, green"), ("{ key: '#12345' }", 1, "#RRGGBB"),
        ("{ key: 16 }", 1, "0 to 15"),
        ("{ text: {\n ink: true } }", 2, "#RRGGBB"), ("{ text: {\n blink: true } }", 2, "not part of a role"),
        ("{ title: { bold: 1 } }", 1, "true or false"), ("{ key: '#123456 12' }", 1, "#RRGGBB"),
        ("{ key: '#123456 256' }", 1, "#RRGGBB"), ("{ redArea: '#123456 1 2' }", 1, "#RRGGBB"),
    ]

    @Test(arguments: broken)
    func `what is wrong is named with its line, and what would be right`(
        text: String, line: Int, words: String
    ) {
        do throws(ThemeError) {
            _ = try Theme(text, name: "mine", file: "mine.json5")
            Issue.record("no error")
        } catch {
            #expect(error.line == line)
            #expect(Words.english[error.saying].hasPrefix("mine.json5:\(line): "))
            #expect(Words.english[error.problem].contains(words), "\(error.problem)")
        }
    }

    @Test(
        arguments: broken.map(\.text) + [
            "{ paper: dark }", "{ 'text': 'bold }", "{ text: { ink: 1, ink: 2 } }", "{ text: { ink: [] } }",
            "{ blue: '#FF0000' }", "{ text: '\\x1' }", "{ text: '\\q9' } }", "{ key: 1, } more", "{ /* ",
            "{ selection: { fewInk: 16 } }", "{ selection: { fewPaper: 'x' } }",
            "{ title: { ink: '#0000' } }",
            "", "nothing", "[[[[", "{ text: }", "{ : 1 }", "{ text 1 }", String(repeating: "[", count: 1000),
        ])
    func `whatever is wrong with a theme, it is said in the user's language`(text: String) {
        // Roles and their parts, and text in the file itself.
        let own: Set = [
            "paper", "dark", "light", "own", "red", "green", "redArea", "greenArea", "blue", "blink", "text",
            "key", "ink", "bold",
            "title", "underline", "fewInk", "fewPaper", "standard", "true", "false", "mine", "json", "more",
            "nothing", "RRGGBB", "dim", "reverse", "line", "selection", "rising", "sample", "unchanged",
        ]
        let roles = Set(Role.allCases.map { "\($0)" })
        do throws(ThemeError) {
            _ = try Theme(text, name: "mine", file: "mine.json5")
            Issue.record("no error in \(text)")
        } catch {
            let marked = Words(.english) { "⟦\($0)⟧" }[error.saying]
            let left = marked.replacing(/⟦[^⟧]*⟧/, with: "¦").split { !$0.isLetter }.map(String.init)
            let unspoken = left.filter { $0.count > 2 && !own.contains($0) && !roles.contains($0) }
            #expect(unspoken == [], "\(marked)")
        }
    }

    @Test func `a theme of one's own takes the place of a shipped one, or comes after them`() throws {
        let mine = try Theme("{ key: 1 }", name: "mine", file: "mine.json5")
        let nord = try Theme("{ key: 1 }", name: "nord", file: "nord.json5")
        let shelf = ThemeShelf(own: [mine, nord])
        #expect(shelf.names.last == "mine")
        #expect(shelf.names.filter { $0 == "nord" }.count == 1)
        #expect(shelf.palette("nord", risesRed: true, isLight: false)[.key].ink == .ansi(1))
    }
}
