import BenchFigures
import CivilTime
import Glibc
import Literals
import Market
import Store

/// Fills a history as a long-running program would, so that a board starts from its cache.
///
///     BenchSeed HISTORY CURRENCIES STOCKS DAYS POINTS
///
/// HISTORY is the database's path; CURRENCIES a comma-separated list; STOCKS counts the stocks `S00001` and
/// on. Each item gets a close for every weekday of the last DAYS days, and POINTS figures a minute apart up
/// to now.
@main struct Seed {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 6, let stocks = Int(arguments[3]), let days = Int(arguments[4]),
            let points = Int(arguments[5])
        else {
            print("usage: BenchSeed HISTORY CURRENCIES STOCKS DAYS POINTS")
            exit(2)
        }
        let now = Instant(time(nil))
        let opening = FigureStore.open(at: arguments[1], now: now)
        guard let history = opening.history else {
            print("BenchSeed: \(opening.notice.map { "\($0)" } ?? "no history")")
            exit(1)
        }
        let figures = MadeUpFigures(now: now, days: days)
        let codes = arguments[2].split(separator: ",").map(String.init)
        try await history.record(.pastRates(figures.closes(of: codes), source: "frankfurter"), seenAt: now)
        for minute in (0..<max(1, points)).reversed() {
            let time = now + -60 * minute
            try await history.record(.rates(figures.rates(of: codes, at: time)), seenAt: time)
        }
        for first in stride(from: 1, through: stocks, by: 1000) {
            let numbers = first...min(first + 999, stocks)
            try await history.record(.quotes(figures.quotes(of: numbers, at: now)), seenAt: now)
        }
        for minute in (1..<max(1, points)).reversed() {
            let time = now + -60 * minute
            try await history.record(.quotes(figures.prices(of: 1...max(1, stocks), at: time)), seenAt: time)
        }
    }
}
