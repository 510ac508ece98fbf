import Arrangement
import Board
import CivilTime
import Figures
import Glibc
import Literals
import Market
import Money
import Store
import Words

/// Writes figures and boards, and reports each on standard output once it is on disk.
///
///     StoreProbe FOLDER NAME FIRST COUNT [--unprivileged] [--file-size BYTES] [--transactions|--events|--boards]
///
/// Other probes may share `FOLDER/history.sqlite`; `FOLDER/NAME.json` is the probe's own board. Round n,
/// COUNT from FIRST on, is a rate of the currency NAME, a quote of the stock NAME and a board with the stock
/// Sn: `rate n`, `quote n`, `board n`. Rates and prices are n, made n seconds after START. With
/// `--transactions`, round n is a row with the account NAME and the quantity n: `row n`; then its price
/// becomes 2: `changed n`. With `--events`, round n is an event NAME-n, `event n`, that then gets another
/// title: `moved n`. With `--boards`, see `writeBoards`. An error gives `failed DESCRIPTION` and status
/// 1; at the start, 3.
@main struct StoreProbe {
    /// 2 November 2026, 00:00 UTC.
    static let start = Instant(1_793_577_600)

    static func main() async {
        var arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.popFirst(), let name = arguments.popFirst(),
            let first = arguments.popFirst().flatMap({ Int($0) }),
            let count = arguments.popFirst().flatMap({ Int($0) })
        else { exit(2) }
        var (writesTransactions, writesEvents, writesBoards) = (false, false, false)
        while let option = arguments.popFirst() {
            switch option {
            case "--transactions": writesTransactions = true
            case "--events": writesEvents = true
            case "--boards": writesBoards = true
            case "--unprivileged": becomeNobody()
            case "--file-size": limitFiles(to: arguments.popFirst().flatMap { UInt($0) } ?? 0)
            default: exit(2)
            }
        }
        if writesTransactions { return buy(first..<first + count, name, folder + "/transactions.csv") }
        if writesEvents { return plan(first..<first + count, name, folder + "/events.ics") }
        if writesBoards { return writeBoards(first..<first + count, name, home: folder) }
        let opening = FigureStore.open(at: folder + "/history.sqlite", now: start + first)
        for rate in opening.cached.rates { say("cached \(rate.value.code)") }
        if let notice = opening.notice { say("notice \(Words.english[notice.saying])") }
        guard let history = opening.history else { exit(3) }
        let board = BoardFile(path: "\(folder)/\(name).json")
        do throws(StoreError) {
            for number in first..<first + count { try await write(number, name, history, board) }
        } catch {
            say("failed \(Words.english[error.saying])")
            exit(1)
        }
    }

    private static func write(
        _ number: Int, _ name: String, _ history: FigureStore, _ board: BoardFile
    ) async throws(StoreError) {
        let time = start + number
        let rate = Rate(
            code: CurrencyCode(stringLiteral: name), perDollar: Double(number), quotedAt: time, source: "rter"
        )
        try await history.record(.rates([rate]), seenAt: time)
        say("rate \(number)")
        let quote = Quote(
            symbol: Symbol(stringLiteral: name), price: Double(number), time: time, zone: "UTC",
            source: "yahoo")
        try await history.record(.quotes([quote]), seenAt: time)
        say("quote \(number)")
        try board.save(Arrangement(rates: [], clocks: [], stocks: ["S\(number)"]))
        say("board \(number)")
    }

    private static func buy(_ numbers: Range<Int>, _ name: String, _ path: String) {
        let file = TransactionFile(path: path)
        do {
            for number in numbers {
                var row = Transaction(
                    line: 0, day: Day(number: 19_000 + number), kind: .buy, item: "AAPL",
                    quantity: Rational(number), price: 1, account: name)
                let before = try file.load()
                let bought = try file.save(try before.appending([row]), madeFrom: before)
                say("row \(number)")
                row.price = 2
                guard
                    let line = bought.transactions.last(where: {
                        $0.account == name && $0.quantity == row.quantity
                    })?.line
                else { exit(6) }
                try file.save(try bought.replacing(line: line, with: row), madeFrom: bought)
                say("changed \(number)")
            }
        } catch {
            say("failed \(error)")
            exit(1)
        }
    }

    private static func plan(_ numbers: Range<Int>, _ name: String, _ path: String) {
        let file = EventFile(path: path)
        do {
            for number in numbers {
                for (title, word) in [("planned", "event"), ("moved", "moved")] {
                    let day = Day(number: 20_500 + number)
                    let event = MarketEvent(
                        .own, .text(title), .days(day, through: day), zone: "UTC", source: .own,
                        uid: "\(name)-\(number)")
                    guard let edit = try file.load().putting(event, stamp: start) else { exit(6) }
                    try file.save(edit)
                    say("\(word) \(number)")
                }
            }
        } catch {
            say("failed \(error)")
            exit(1)
        }
    }

    /// Without a buffer that would die with the process.
    static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        if Glibc.write(STDOUT_FILENO, bytes, bytes.count) != bytes.count { exit(4) }
    }

    private static func becomeNobody() {
        guard geteuid() == 0 else { return }
        if setgid(65_534) != 0 || setuid(65_534) != 0 { exit(5) }
    }

    private static func limitFiles(to size: UInt) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: size, rlim_max: size)
        if setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) != 0 { exit(5) }
    }
}
