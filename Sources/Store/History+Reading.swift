package import CivilTime
package import Figures
internal import Glibc
package import Market

extension History {
    /// The figures known at `now` of all currencies and of `stocks`, other programs' included.
    package func latest(of stocks: [Symbol], at now: Instant) throws(StoreError) -> Cached {
        do {
            return try database.latest(of: stocks, at: now)
        } catch {
            throw error.error(path: database.path)
        }
    }

    /// The figures known at `now` of `codes` and of `stocks` in the history at `path`; none where there is no history yet.
    ///
    /// The file is only read: what makes no sense is not set aside.
    package static func latest(
        at path: String, of codes: Set<CurrencyCode>, stocks: [Symbol], now: Instant
    ) throws(StoreError) -> Cached {
        guard access(path, F_OK) == 0 else { return Cached() }
        return try opened(at: path) { database throws(SQLiteFailure) in
            try database.latest(of: stocks, codes: codes, at: now)
        }
    }

    /// Does something with the history at `path`, for a command that ends soon after.
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

    /// Calls `onChange` at first and after each change of the figures in the history at `path`, or of other `files`, on a
    /// thread of its own.
    ///
    /// - Returns: Whether the system has a thread for it.
    package static func watchChanges(
        at path: String, and files: [String] = [], _ onChange: @escaping @Sendable () -> Void
    ) -> Bool {
        FileWatch.begin(.init([Bell.figures(path).path] + files, onChange: onChange))
    }

    /// What is known at `now` of all stocks, by symbol.
    package func quotes(at now: Instant) throws(StoreError) -> [Seen<Quote>] {
        do {
            return try database.transaction(writing: false) { () throws(SQLiteFailure) in
                try database.latestQuotes(now)
            }
        } catch {
            throw error.error(path: database.path)
        }
    }

    /// A currency's closes from `day` on, oldest first: units per US dollar.
    package func closes(ofRate code: CurrencyCode, since day: Day) throws(StoreError) -> [DailyClose] {
        do {
            return try database.closes(ofRate: code, since: day)
        } catch {
            throw error.error(path: database.path)
        }
    }

    /// A stock's closes from `day` on, by the days of its exchange, oldest first.
    package func closes(ofStock symbol: Symbol, since day: Day) throws(StoreError) -> [DailyClose] {
        do {
            return try database.closes(ofStock: symbol, since: day)
        } catch {
            throw error.error(path: database.path)
        }
    }

    /// A currency's rates of the last 7 days from `time` on, of all providers, oldest first.
    package func intraday(ofRate code: CurrencyCode, since time: Instant) throws(StoreError)
        -> [IntradayPoint]
    {
        try intraday(of: code.text, .rate, since: time)
    }

    /// A stock's prices of the last 7 days from `time` on, of all providers, oldest first.
    package func intraday(ofStock symbol: Symbol, since time: Instant) throws(StoreError) -> [IntradayPoint] {
        try intraday(of: symbol.text, .stock, since: time)
    }

    /// A currency's closes from `day` on in the history at `path`; none where it cannot be read.
    package static func closes(at path: String, ofRate code: CurrencyCode, since day: Day) -> [DailyClose] {
        (try? Database.open(path).closes(ofRate: code, since: day)) ?? []
    }

    /// The bars of a span in the history at `path`, of the feed that told them last; nil where there are none to be had.
    package static func bars(at path: String, of key: BarSeries.Key, in span: ClosedRange<Instant>)
        -> KeptBars?
    {
        do {
            return try Database.open(path).bars(of: key, in: span).map {
                KeptBars(series: $0.0, seenAt: $0.seenAt)
            }
        } catch {
            return nil
        }
    }

    package static func rates(at path: String, of codes: [CurrencyCode], on day: Day) -> [CurrencyCode: Seen<
        Rate
    >] {
        do {
            return try Database.open(path).rates(of: codes, on: day)
        } catch {
            return [:]
        }
    }

    private func intraday(
        of item: String, _ subject: PointRecorder.Subject, since time: Instant
    ) throws(StoreError) -> [IntradayPoint] {
        do {
            return try database.intraday(of: item, subject, since: time)
        } catch {
            throw error.error(path: database.path)
        }
    }
}
