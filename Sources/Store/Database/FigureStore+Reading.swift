package import CivilTime
package import Figures
internal import Glibc
package import Market

extension FigureStore {
    /// The figures of `codes` and `stocks`; empty without a history. Does not set a damaged file aside.
    package static func latest(
        at path: String, of codes: Set<CurrencyCode>, stocks: [Symbol], now: Instant
    ) throws(StoreError) -> Known {
        guard access(path, F_OK) == 0 else { return Known() }
        return try opened(at: path) { database throws(SQLiteFailure) in
            try database.latest(of: stocks, codes: codes, at: now)
        }
    }

    static func opened<Result>(
        at path: String, _ body: (borrowing Database) throws(SQLiteFailure) -> Result
    ) throws(StoreError) -> Result {
        do throws(Database.Unusable) {
            let database = try Database.open(path)
            do throws(SQLiteFailure) { return try body(database) } catch {
                throw .unavailable(error.error(path: path))
            }
        } catch {
            switch error {
            case .newer(let version):
                throw .newer(path: path, version: version)
            case .broken(let reason): throw .failed(path: path, reason: reason)
            case .unavailable(let error): throw error
            }
        }
    }

    /// Calls `onChange` now and after changes of figures or `files`, on another thread; false without one.
    package static func watchChanges(
        at path: String, and files: [String] = [], _ onChange: @escaping @Sendable () -> Void
    ) -> Bool {
        FileWatch.begin(.init([Bell.figures(path).path] + files, onChange: onChange))
    }

    /// Sorted by symbol.
    package func quotes(at now: Instant) throws(StoreError) -> [Seen<Quote>] {
        try onDisk { database throws(SQLiteFailure) in
            try database.transaction(writing: false) { () throws(SQLiteFailure) in
                try database.latestQuotes(now)
            }
        }
    }

    /// A currency's closes, oldest first, in units per US dollar.
    package func closes(ofRate code: CurrencyCode, since day: Day) throws(StoreError) -> [DailyClose] {
        try onDisk { database throws(SQLiteFailure) in try database.closes(ofRate: code, since: day) }
    }

    /// A stock's closes by the days of its exchange, oldest first.
    package func closes(ofStock symbol: Symbol, since day: Day) throws(StoreError) -> [DailyClose] {
        try onDisk { database throws(SQLiteFailure) in try database.closes(ofStock: symbol, since: day) }
    }

    /// Empty if the history cannot be read.
    package static func closes(at path: String, ofRate code: CurrencyCode, since day: Day) -> [DailyClose] {
        (try? Database.open(path).closes(ofRate: code, since: day)) ?? []
    }

    /// From the latest feed; nil if no feed has any.
    package static func bars(
        at path: String, of key: BarSeries.Key, in span: ClosedRange<Instant>
    ) -> KeptBars? {
        (try? Database.open(path).bars(of: key, in: span)) ?? nil
    }

    package static func rates(
        at path: String, of codes: [CurrencyCode], on day: Day
    ) -> [CurrencyCode: Seen<Rate>] {
        (try? Database.open(path).rates(of: codes, on: day)) ?? [:]
    }
}

package struct KeptBars: Hashable, Sendable {
    /// The bars, whose span ends at their last answer.
    package let series: BarSeries
    package let seenAt: Instant
}
