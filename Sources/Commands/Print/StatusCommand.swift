internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Money
internal import Printing
internal import Runtime
internal import Store
internal import Themes
internal import Words

/// A line from the store only: starts no collector and makes no requests.
struct StatusCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "status", [], [.statusFormat, .waybar, .tmux, .i3bar, .follow, .base, .board, .config],
            .aboutStatus,
            manual: """
                prints one line for a status bar or a prompt, such as *149.23 ▲ +0.42 % \
                16:32*, from stored figures. It makes no requests.
                """, make: .command(StatusCommand.init))
    ]

    /// Nil for the first items of the board.
    private let format: String?
    private let bar: StatusBar
    /// Nil for the board's base, and the user's own currency for totals.
    private let base: CurrencyCode?
    /// Writes each new line, without an end.
    private let follows: Bool

    init(_ given: Given) throws(UsageError) {
        let bars: [(OptionName, StatusBar)] = [(.waybar, .waybar), (.tmux, .tmux), (.i3bar, .i3bar)]
        let named = bars.filter { given.has($0.0) }
        let isTwice = named.count > 1 || named.contains { given.all($0.0).count > 1 }
        // A format that is just `json` would print that word.
        let isJSON = given[.format] == "json"
        if isTwice { throw UsageError.noMore(given.spec) }
        if given[.format]?.isEmpty == true {
            throw UsageError(.optionNeedsValue, ["option": .verbatim("'--format'")])
        }
        if isJSON, !named.isEmpty { throw UsageError.noMore(given.spec) }
        format = isJSON ? nil : given[.format]
        bar = isJSON ? .json : named.first?.1 ?? .plain
        base = try given.currency(.base)
        follows = given.has(.follow)
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        var run = try Run(self, session)
        let first = try run.line()
        guard follows else {
            try FXTerm.print(first + "\n")
            return .done
        }
        try FXTerm.print(bar.head + first + bar.separator + "\n")
        try run.follow(after: first)
        return .done
    }
}

extension StatusCommand {
    private struct Run {
        private let request: StatusCommand
        private let session: Session
        private let folders: Folders
        private let file: BoardFile
        private let format: StatusFormat
        private var resolved: ResolvedFormat?

        init(_ request: StatusCommand, _ session: Session) throws(CommandError) {
            (self.request, self.session, folders) = (request, session, try session.folders)
            file = try session.boardFile
            if let text = request.format {
                do throws(StatusMistake) { format = try StatusFormat(text) } catch {
                    throw .wrongUsage(error.saying)
                }
            } else {
                format = StatusFormat(firstOf: (file.peek() ?? .first).based(on: request.base))
            }
            if format.isEmpty { throw .failed(.phrase(.nothingHereYet)) }
        }

        mutating func line() throws(CommandError) -> String {
            let own = file.peek() ?? .first
            let board = own.based(on: request.base)
            var arrangement = Arrangement([:], base: board.base, baseline: board.baseline)
            arrangement.theme = board.theme
            arrangement.hidesAmounts = board.hidesAmounts
            var model = session.model(arrangement, on: session.output)
            let named = Arrangement([.rates: ItemList(cards: format.items(of: .rates))])
            var codes = Set([board.base] + named.currencies)
            let held = showsTotal ? try transactions() : TransactionDocument()
            let symbols =
                format.items(of: .stocks).compactMap { Symbol($0) } + named.rateSymbols
                + Set(held.transactions.compactMap(\.item)).sorted { $0.text < $1.text }
            try read(codes, symbols, &model)
            let positions = figures(of: held, own: session.settings.home ?? own.base, model)
            if let positions, !codes.isSuperset(of: positions.codes(model)) {
                // A price may be in a currency that no item names.
                codes.formUnion(positions.codes(model))
                try read(codes, symbols, &model)
            }
            if let query = model.pastQuery(of: format.baselines(board.baseline), (symbols, named.rateIDs)) {
                model.take(FigureStore.past(at: folders.history, query), for: query)
            }
            if resolved == nil {
                do throws(StatusMistake) {
                    resolved = try ResolvedFormat(format, on: board, model)
                } catch {
                    throw .wrongUsage(error.saying)
                }
            }
            let total = positions.map { sum($0, model) }
            let palette = session.themes.palette(model.theme, risesRed: model.risesRed, isLight: false)
            let next = format.showsNext ? nextEvent(of: board) : nil
            return resolved.map {
                StatusLine($0, model, next: next, total: total).text(for: request.bar, in: palette)
            }
                ?? ""
        }

        private var showsTotal: Bool { format.hasTotal || request.bar == .json }

        private func nextEvent(of board: Arrangement) -> MarketEvent? {
            var model = session.model(board, on: session.output)
            let questions = model.eventCalendars(of: model.agendaStocks).map {
                KindQuestion(MarketEvent.self, of: $0)
            }
            _ = model.update(.figures(.kinds(FigureStore.figures(at: folders.history, of: questions))))
            return model.agenda.next(after: model.now)
        }

        private func transactions() throws(CommandError) -> TransactionDocument {
            let file = TransactionFile(path: folders.transactions)
            return try stored { () throws(StoreError) in try file.load() }
        }

        private func read(
            _ codes: Set<CurrencyCode>, _ symbols: [Symbol], _ model: inout Model
        ) throws(CommandError) {
            let now = model.now
            let cached = try stored { () throws(StoreError) in
                try FigureStore.latest(at: folders.history, of: codes, stocks: symbols, now: now)
            }
            _ = model.update(.figures(.known(cached)))
        }

        private func figures(
            of held: TransactionDocument, own: CurrencyCode, _ model: Model
        ) -> PositionFigures? {
            if held.transactions.isEmpty { return nil }
            return PositionFigures(
                (held.transactions, held.mistakes), home: request.base ?? own, own: own, day: nil, model)
        }

        private func sum(_ positions: PositionFigures, _ model: Model) -> StatusTotal {
            var figures = positions
            figures.read([folders.history], model)
            return StatusTotal(
                figures.positions(model).total, in: figures.home, figures.states(model).values)
        }

        mutating func follow(after first: String) throws(CommandError) {
            guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
            let isWatching = FigureStore.watchChanges(
                at: folders.history, and: [file.path] + (showsTotal ? [folders.transactions] : [])
            ) {
                mailbox.put(.clock(.tick(WallClock.now, here: .here)))
            }
            guard isWatching else { throw .failed(.phrase(.noThreads)) }
            var last = first
            while true {
                var watched = [
                    pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
                    // The system reports its end even so.
                    pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
                ]
                // Times of day, ages and staleness change with the minute.
                let minute = 60_000
                let left = minute - WallClock.nanoseconds / 1_000_000 % minute
                poll(&watched, nfds_t(watched.count), Int32(left) + 1)
                if watched[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return }
                _ = mailbox.take()
                let next = try line()
                if next == last { continue }
                last = next
                try FXTerm.print(next + request.bar.separator + "\n")
            }
        }
    }
}
