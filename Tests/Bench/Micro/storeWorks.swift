import Arrangement
import BenchFigures
import Board
import CivilTime
import Figures
import Glibc
import Literals
import Store

@MainActor let storeWorks: [String: @MainActor (String) throws -> Work] = [
    "history: what a start asks of a full board": { folder in opening(folder + "/history.sqlite") },
    "history: what a start asks of 10,000 stocks": { folder in opening(folder + "/large.sqlite") },
    "history: a month's closes of a rate": { folder in
        let history = open(folder + "/history.sqlite")
        let since = Zone.utc.local(now).day + -30
        return waiting {
            let closes = try await history.closes(ofRate: "JPY", since: since)
            precondition(closes.count > 15, "only \(closes.count) of them")
        }
    },
    "history: a month's closes of a stock in a large one": { folder in
        let history = open(folder + "/large.sqlite")
        let since = Zone.utc.local(now).day + -30
        return waiting {
            let closes = try await history.closes(ofStock: "S05000", since: since)
            precondition(closes.count > 15, "only \(closes.count) of them")
        }
    },
    "board: read from its file": { folder in
        let file = BoardFile(path: folder + "/board.json")
        try file.save(
            Arrangement(
                rates: Desk.currencies, clocks: Desk.clocks, stocks: (1...30).map(MadeUpFigures.symbol)))
        return { precondition(file.load().arrangement != nil) }
    },
]

private var now: Instant { Instant(time(nil)) }

private func opening(_ path: String) -> Work {
    { precondition(!FigureStore.open(at: path, now: now).cached.quotes.isEmpty) }
}

private func open(_ path: String) -> FigureStore {
    guard let history = FigureStore.open(at: path, now: now).history else {
        preconditionFailure("\(path) cannot be opened")
    }
    return history
}
