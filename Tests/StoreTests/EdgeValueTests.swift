import Arrangement
import Board
import CSQLite
import CivilTime
import Foundation
import Glibc
import JSON5
import Literals
import Market
import Printing
import Seeded
import Testing
import Themes
import Words

@testable import SettingsFiles
@testable import Store

@Suite struct EdgeValueTests {
    static let edges = [
        "9223372036854775807", "-9223372036854775808", "9223372036854774784", "9007199254740992", "-1", "0",
        "1e308",
        "-1e308", "1e999", "4294967296", "2147483648", "-2147483649", "0.5", "99999999999", "1e18", "NaN",
        "-0",
        "null", "\"9223372036854775807\"", "[]",
    ]
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Texts with each number in turn replaced by each edge; and with several by chance.
    private static func variants(of text: String, _ random: inout SeededGenerator) -> [String] {
        let numbers = text.matches(of: /-?\d+(?:\.\d+)?/).map(\.range)
            .filter {
                $0.lowerBound > text.startIndex && " :[,".contains(text[text.index(before: $0.lowerBound)])
            }
        var variants: [String] = []
        for range in numbers {
            for edge in edges { variants.append(text.replacingCharacters(in: range, with: edge)) }
        }
        for _ in 0..<100 {
            var changed = text
            for range in numbers.reversed() where Bool.random(using: &random) {
                changed.replaceSubrange(range, with: edges.randomElement(using: &random) ?? "0")
            }
            variants.append(changed)
        }
        return variants
    }

    private static func wear(_ arrangement: Arrangement, _ past: Past) {
        var model = Model(
            arrangement: arrangement, past: past, now: Instant(1_795_187_062), here: .utc)
        for _ in 0..<4 { _ = model.update(.undo) }
        for _ in 0..<6 { _ = model.update(.redo) }
        for _ in 0..<20 { _ = model.update(.undo) }
    }

    // Some thousand files are written and read: three seconds.
    @Test("Boards and changes")
    func boards() throws {
        var random = SeededGenerator.announced()
        let worked = PastFileTests.worked()
        let file = PastFile(path: folder("undo.json"))
        try file.save(worked.past, of: worked.arrangement)
        for text in EdgeValueTests.variants(of: try folder.text(of: "undo.json"), &random) {
            try folder.write(text, to: "undo.json")
            EdgeValueTests.wear(worked.arrangement, file.peek(for: worked.arrangement))
        }
        let board = BoardFile(path: folder("board.json"))
        var grouped = worked.arrangement
        grouped.setList(
            .stocks, ItemList([.card("AAPL"), .heading(Group("A")), .card("NVDA"), .heading(Group("B"))]))
        try board.save(grouped)
        for text in EdgeValueTests.variants(of: try folder.text(of: "board.json"), &random) {
            try folder.write(text, to: "board.json")
            if let read = board.peek() { EdgeValueTests.wear(read, worked.past) }
        }
    }

    @Test(
        "A change at the largest place there is, of a stretch that reaches beyond it",
        arguments: [1, 1023, 1024, 5000])
    func overflow(count: Int) throws {
        let stocks = (0..<count).map { "S\($0)" }
        let board = Arrangement(rates: [], clocks: [], stocks: stocks)
        let file = PastFile(path: folder("undo.json"))
        let step = Edit(
            action: Action(.move),
            change: Change(from: Arrangement(rates: [], clocks: [], stocks: []), to: board)
        )
        try file.save(Past(undoable: [step]), of: board)
        let text = try folder.text(of: "undo.json")
        for edge in ["9223372036854774784", "-9223372036854775808", "-1"] {
            try folder.write(text.replacing("\"at\":0", with: "\"at\":" + edge), to: "undo.json")
            let past = file.peek(for: board)
            #expect(past.undoable.count == 1)
            EdgeValueTests.wear(board, past)
        }
    }

    @Test("Settings and themes")
    func settings() throws {
        var random = SeededGenerator.announced()
        let text = """
            {"refresh": {"rates": 300, "stocks": 60}, "hours": 24, "ambiguousWidth": 1}
            """
        for text in EdgeValueTests.variants(of: text, &random) {
            _ = try? SettingsReading(bytes: Array(text.utf8), file: "config.json")
        }
        for text in EdgeValueTests.variants(of: "{key: {fewInk: 3, fewPaper: 4, ink: 5}, text: 7}", &random) {
            _ = try? Theme(text, name: "mine", file: "mine.json5")
        }
    }

    // A database for each value: three seconds.
    @Test("Each number of each table of the history")
    func history() throws {
        let path = folder("history.sqlite")
        let integers = [
            "9223372036854775807", "-9223372036854775808", "9007199254740992", "-1", "2147483648",
            "253402300800",
        ]
        let reals = ["9e999", "-9e999", "1e308", "-1e308", "5e-324", "-1.0", "0.0"]
        let columns = [
            ("rate", ["quoted_at", "seen_at"], ["per_dollar"]),
            ("rate_day", ["day", "quoted_at", "seen_at"], ["per_dollar"]),
            ("quote", ["seen_at", "time", "day", "d1_day", "d5_day"], ["price", "d1_close", "d5_close"]),
            ("quote_day", ["day", "seen_at"], ["close"]), ("point", ["time"], ["value"]),
        ]
        do {
            let database = try Database.open(path)
            try database.record(quotes: [QuoteHistoryTests.tsmc], seenAt: HistoryTests.now)
            try database.record(
                rates: [HistoryTests.rate("JPY", 149, at: HistoryTests.noon(16))], seenAt: HistoryTests.now)
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let sound = try Data(contentsOf: URL(filePath: path))
        for (table, whole, real) in columns {
            let edges =
                whole.flatMap { c in integers.map { (c, $0) } } + real.flatMap { c in reals.map { (c, $0) } }
            for (column, edge) in edges {
                for suffix in [""] + Database.companions { unlink(path + suffix) }
                try sound.write(to: URL(filePath: path))
                let database = try Database.open(path)
                try database.execute("UPDATE OR REPLACE \(table) SET \(column) = \(edge)")
                try? database.transaction(writing: true) { () throws(SQLiteFailure) in
                    try database.fillLatestCloses()
                }
                for now in [HistoryTests.now, Instant(0)] {
                    #expect(FigureStore.open(at: path, now: now).history != nil)
                    _ = try? database.closes(ofRate: "JPY", since: HistoryTests.monday)
                    _ = try? database.closes(
                        ofStock: QuoteHistoryTests.tsmc.symbol, since: HistoryTests.monday)
                    _ = try? database.intraday(of: QuoteHistoryTests.tsmc.symbol.text, .stock, since: now)
                }
                try? database.record(quotes: [QuoteHistoryTests.tsmc], seenAt: HistoryTests.now)
            }
        }
    }

    @Test("The closes kept as bytes, on days at the edges of what they hold")
    func closes() {
        for day in [Int32.max, Int32.min, 0, -1, 2_932_897] {
            let bytes = CloseLine.bytes([DailyClose(day: Day(number: Int(day)), close: 1)])
            let closes = bytes.withUnsafeBytes {
                CloseLine.closes($0, from: Day(number: Int(Int32.min)), to: Day(number: Int(Int32.max)))
            }
            #expect(closes.map(\.day.number) == [Int(day)])
        }
    }
}
