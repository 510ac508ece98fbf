import Arrangement
import Board
import Dispatch
import Foundation
import Glibc
import Literals
import Market
import Synchronization
import Testing
import Words

@testable import Store

@Suite struct BoardFileTests {
    let folder: TemporaryFolder
    let file: BoardFile

    init() throws {
        folder = try TemporaryFolder()
        file = BoardFile(path: folder("board.json"))
    }

    static let other = Arrangement(
        rates: ["TWD", "JPY"], clocks: ["America/Argentina/Buenos_Aires", "Etc/GMT+5"],
        stocks: ["^TWII", "BRK-B", "M&M.NS", "ES=F"], base: "EUR", baseline: .d5,
        sort: Sort(.change, isDescending: true))

    @Test(arguments: [.first, other, Arrangement(rates: [], clocks: [], stocks: [])])
    func `what is saved is what is read`(arrangement: Arrangement) throws {
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement, notice: nil))
        #expect(try folder.names == ["board.json"])
    }

    @Test func `the forms of panels are kept, and one of another version is the usual one`() throws {
        var board = Self.other
        board.densities = [.rates: .map, .stocks: .equalMap, .clocks: .large]
        try file.save(board)
        #expect(file.load().arrangement?.densities == board.densities)
        let text = try folder.text(of: "board.json")
        try folder.write(text.replacing("\"equalMap\"", with: "\"mosaic\""), to: "board.json")
        #expect(
            file.load()
                == .init(
                    arrangement: {
                        board.densities[.stocks] = nil; return board
                    }(), notice: nil))
    }

    @Test func `no file is a first start`() {
        #expect(file.load() == .init(arrangement: nil, notice: nil))
        #expect(file.load().canSave)
    }

    @Test func `the file is for people to read: an entry a line, keys in the alphabet's order`() throws {
        try file.save(Arrangement(rates: ["JPY", "TWD"], clocks: ["Asia/Taipei"], stocks: []))
        let text = try folder.text(of: "board.json")
        #expect(text.contains("    \"JPY\",\n    \"TWD\"\n"))
        #expect(text.contains("    \"Asia/Taipei\"\n"))
        #expect(text.hasSuffix("}\n"))
        let keys = text.split(separator: "\n").compactMap { $0.split(separator: "\"").dropFirst().first }
        let named = keys.filter { ["base", "baseline", "clocks", "rates", "stocks", "version"].contains($0) }
        #expect(named == ["base", "baseline", "clocks", "rates", "stocks", "version"])
    }

    @Test func `the file and the folders made for it are the user's alone`() throws {
        let deep = BoardFile(path: folder("a/b/board.json"))
        try deep.save(.first)
        #expect(mode(of: deep.path) == 0o600)
        #expect(mode(of: folder("a/b")) == 0o700)
        #expect(mode(of: folder("a")) == 0o700)
        chmod(deep.path, 0o644)
        try deep.save(.first)
        #expect(mode(of: deep.path) == 0o600)
    }

    @Test func `a symbolic link stays, and what it leads to is replaced`() throws {
        try FileManager.default.createDirectory(
            atPath: folder("dotfiles"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: file.path, withDestinationPath: "dotfiles/board.json")
        try file.save(.first)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "dotfiles/board.json")
        #expect(BoardFile(path: folder("dotfiles/board.json")).load().arrangement == .first)
        #expect(file.load().arrangement == .first)

        // An unreadable file there may belong to anybody.
        try folder.write("{", to: "dotfiles/board.json")
        #expect(!file.load().canSave)
        #expect(try folder.text(of: "dotfiles/board.json") == "{")
    }

    static let broken: [(text: String, reason: String)] = [
        ("", "it is not JSON"),
        ("{", "it is not JSON"),
        ("[]", "not a board file"),
        ("{}", "version is missing"),
        (#"{"version":1}"#, "rates is missing"),
        (#"{"version":"1"}"#, "version has the wrong type"),
        (#"{"version":0,"rates":[],"clocks":[],"stocks":[]}"#, "it has version 0"),
        (#"{"version":1,"rates":[1],"clocks":[],"stocks":[]}"#, "rates has the wrong type"),
        (#"{"version":1,"rates":{},"clocks":[],"stocks":[]}"#, "rates has the wrong type"),
        (#"{"version":1,"rates":null,"clocks":[],"stocks":[]}"#, "rates is null"),
        (#"{"version":1,"rates":[],"clocks":[],"stocks":[],"base":3}"#, "base has the wrong type"),
        (#"{"version":1,"rates":[],"clocks":[],"stocks":[],"sort":"change"}"#, "sort has the wrong type"),
        (String(repeating: "[", count: 100_000), "it is not JSON"),
        (String(repeating: " ", count: BoardFile.limit + 1), "it is larger than 16 MB"),
    ]

    @Test(arguments: broken)
    func `a file that cannot be read is set aside whole, said, and a fresh one begun`(
        text: String, reason: String
    ) throws {
        try folder.write(text, to: "board.json")
        let aside = folder("board.json.broken-1")
        guard case .setAside(file.path, as: aside, let why)? = file.load().notice else {
            Issue.record("not set aside")
            return
        }
        #expect(Words.english[why] == reason)
        #expect(try folder.text(of: "board.json.broken-1") == text)
        #expect(try folder.names == ["board.json.broken-1"])
        try file.save(.first)
        #expect(file.load() == .init(arrangement: .first))
    }

    @Test func `how charts are drawn comes back, and a value of another version is as it usually is`() throws
    {
        var arrangement = Arrangement.first
        var look = ChartLook()
        (look.range, look.shape, look.scale) = (.year, .area, .percent)
        (look.adjustment, look.indicators) = (.total, [.simple20])
        arrangement.charts = [.stocks: look]
        try file.save(arrangement)
        #expect(file.load() == .init(arrangement: arrangement))
        let text = try folder.text(of: "board.json")
        try folder.write(text.replacing(#""all""#, with: #""mergers""#), to: "board.json")
        look.adjustment = .splits
        #expect(file.load().arrangement?.charts == [.stocks: look])
    }

    @Test func `what is set aside never takes the place of what was set aside before`() throws {
        for number in 1...3 {
            try folder.write("broken \(number)", to: "board.json")
            #expect(file.load().canSave)
        }
        try folder.write("mine", to: "board.json.broken-5")
        for number in 4...5 {
            try folder.write("broken \(number)", to: "board.json")
            #expect(file.load().canSave)
        }
        let kept = try folder.names.map { try folder.text(of: $0) }
        #expect(kept == ["broken 1", "broken 2", "broken 3", "broken 4", "mine", "broken 5"])
    }

    @Test func `programs that find the same broken file set it aside once, and all can save`() throws {
        try folder.write("{", to: "board.json")
        let contents = Mutex<[BoardFile.Contents]>([])
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let found = file.load()
            contents.withLock { $0.append(found) }
        }
        #expect(contents.withLock { $0.allSatisfy(\.canSave) })
        #expect(contents.withLock { $0.filter { $0.notice != nil }.count } == 1)
        // A slower program may hold the first name meanwhile, and gives it back.
        let names = try folder.names
        #expect(names.count == 1 && names.allSatisfy { $0.hasPrefix("board.json.broken-") }, "\(names)")
    }

    @Test func `what can neither be read nor set aside is left alone, and nothing is saved`() throws {
        try folder.write("I am a file", to: "state")
        let file = BoardFile(path: folder("state/board.json"))
        let contents = file.load()
        #expect(contents.notice == .leftAlone(path: file.path, reason: .verbatim("Not a directory")))
        #expect(!contents.canSave)
        #expect(throws: StoreError.failed(path: file.path, reason: .verbatim("Not a directory"))) {
            try file.save(.first)
        }
        #expect(try folder.text(of: "state") == "I am a file")
    }

    @Test(.enabled(if: getuid() != 0, "the administrator may write everywhere"))
    func `a folder that may not be written to is said`() throws {
        try folder.write("{", to: "board.json")
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        #expect(!file.load().canSave)
        #expect(throws: StoreError.notPermitted(path: file.path)) { try file.save(.first) }
    }

    @Test
    func `a full disk is said in words that help`() throws {
        let error = StoreError.system(ENOSPC, path: "/s/board.json")
        #expect(error == .diskFull(path: "/s/board.json"))
        #expect(
            Words.english[error.saying]
                == "/s/board.json: the disk is full; free some space and it will be saved")
    }

    @Test func `the board of a newer program is left as it is`() throws {
        let text = #"{"version": 2, "panels": [{"rates": "all"}]}"#
        try folder.write(text, to: "board.json")
        let contents = file.load()
        #expect(contents.notice == .newer(path: file.path, version: 2))
        #expect(contents.arrangement == nil)
        #expect(!contents.canSave)
        #expect(try folder.text(of: "board.json") == text)
    }

    @Test func `a clock of a city that no zone is named for is kept, and what cannot be one is left out`()
        throws
    {
        let clocks = ["Asia/Shanghai#Shenzhen", "America/Sao_Paulo#Brasília", "UTC"]
        try file.save(Arrangement(rates: [], clocks: clocks, stocks: []))
        #expect(file.load().arrangement?.clocks == clocks)
        let long = String(repeating: "x", count: 61)
        try folder.write(
            """
            { "version": 1, "rates": [], "stocks": [], "clocks": ["Asia/Tokyo#", "#Tokyo", "Asia/Tokyo#a#b",
              "Asia/Tokyo#\\u001b[31m", "Asia/Tokyo#\\u202ex", "Asia/Tokyo#\(long)", "../x#Tokyo", "Asia/Tokyo#Yokohama"] }
            """, to: "board.json")
        #expect(file.load().arrangement?.clocks == ["Asia/Tokyo#Yokohama"])
    }

    @Test func `entries that make no sense or come twice are left out, and the rest is kept`() throws {
        let long = String(repeating: "A", count: 41)
        try folder.write(
            """
            { "version": 1, "comment": "mine", "base": "usd", "baseline": "d0",
              "rates": ["JPY", "jpy", "JPY", "TWD", "", "EURO", "\\u001b[31m", "\\u202eEUR", "../", "ЕUR"],
              "clocks": ["Asia/Taipei", "Asia/Taipei", "/etc/passwd", "../../x", "Asia/Tai pei", "\(long)"],
              "stocks": ["2330.TW", "AAPL?x=1", "A/B", "台積電", "\\u0000", "...", "\(long)", "7203.T"],
              "sort": {"column": "luck", "descending": true} }
            """, to: "board.json")
        let contents = file.load()
        #expect(
            contents.arrangement
                == Arrangement(
                    rates: ["JPY", "TWD"], clocks: ["Asia/Taipei"], stocks: ["2330.TW", "7203.T"]))
        #expect(contents.notice == .leftOut(path: file.path, count: 20))
        #expect(contents.canSave)
    }

    @Test func `each table keeps its own sort`() throws {
        var board = Arrangement.first
        board.sorts = [
            .stocks: Sort(.price, isDescending: false), .positions: Sort(.gainShare, isDescending: true),
        ]
        try file.save(board)
        #expect(file.load().arrangement?.sorts == board.sorts)
        board.sorts[.stocks] = Sort(.gain, isDescending: true)
        try file.save(board)
        #expect(file.load().arrangement?.sorts == [.positions: Sort(.gainShare, isDescending: true)])
    }

    @Test func `a reader finds the old board or the new one, never a mixture`() async throws {
        let boards = [BoardFileTests.other, .first]
        try file.save(boards[0])
        let writer = Task { [file] in
            for round in 1...100 { try file.save(boards[round % 2]) }
        }
        var reads = 0
        while reads < 400 {
            let contents = file.load()
            #expect(contents.notice == nil)
            #expect(contents.arrangement.map(boards.contains) == true)
            reads += 1
        }
        try await writer.value
        #expect(try folder.names == ["board.json"])
    }

    @Test func `two programs that save at once leave one whole board and nothing else`() async throws {
        let boards = [BoardFileTests.other, .first]
        try await withThrowingTaskGroup { group in
            for board in boards {
                group.addTask { [file] in for _ in 1...50 { try file.save(board) } }
            }
            try await group.waitForAll()
        }
        #expect(file.load().arrangement.map(boards.contains) == true)
        #expect(try folder.names == ["board.json"])
    }

    @Test func `a hostile file name steers no terminal`() {
        let notice = StoreNotice.leftAlone(path: "/s/\u{1B}[2Jboard\n.json", reason: .phrase(.isFolder))
        #expect(Words.english[notice.saying].unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(Words.english[StoreError.busy(path: "/s/a\u{202E}b").saying].hasPrefix("/s/ab: in use"))
    }
}
