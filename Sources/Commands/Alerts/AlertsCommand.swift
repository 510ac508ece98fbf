internal import Alerts
internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Places
internal import Printing
internal import Runtime
internal import Store
internal import Words

struct AlertsCommand: Subcommand {
    enum Action {
        case list
        case history
        case test
        /// In the words that users type on a card.
        case add(item: String, line: String)
        case remove(Int)
    }

    static let specs = [
        CommandSpec(
            "alerts list", [], [.tableFormat, .hideAmounts, .board, .config], .aboutAlerts,
            manual: """
                lists, adds and removes alerts, lists what fired, and tests how you are \
                notified. A condition such as *>150* or *"<-3% d5"* is typed as on a card, \
                in the units of the card.
                """,
            isImplied: true, make: .command { given throws(UsageError) in try AlertsCommand(.list, given) }),
        CommandSpec(
            "alerts add", [.one(.item), .some(.text("'>150'"))], [.tableFormat, .board, .config],
            .aboutAlerts,
            example: "JPY '>150'",
            make: .command { given throws(UsageError) in
                try AlertsCommand(
                    .add(item: given.words[0], line: given.words.dropFirst().joined(separator: " ")), given)
            }),
        CommandSpec(
            "alerts remove", [.one(.number)], [.board, .config], .aboutAlerts, example: "3",
            make: .command(AlertsCommand.removing)),
        CommandSpec(
            "alerts history", [], [.tableFormat, .board, .config], .aboutAlerts,
            make: .command { given throws(UsageError) in try AlertsCommand(.history, given) }),
        CommandSpec(
            "alerts test", [], [.alertTo, .tableFormat, .board, .config], .aboutAlerts,
            make: .command { given throws(UsageError) in try AlertsCommand(.test, given) }),
    ]

    fileprivate let action: Action
    fileprivate let format: PrintFormat
    fileprivate let hidesAmounts: Bool
    /// A service in the settings; nil for the desktop.
    fileprivate let receiver: String?

    private init(_ action: Action, _ given: Given) throws(UsageError) {
        self.action = action
        hidesAmounts = given.has(.private)
        receiver = given[.to]
        format = try given.choice(.format, of: [.table, .json]) ?? .table
    }

    private static func removing(_ given: Given) throws(UsageError) -> AlertsCommand {
        guard let id = Int(given.words[0]) else { throw UsageError.lacksItem(given.spec) }
        return try AlertsCommand(.remove(id), given)
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        for notice in session.notices { FXTerm.complain(session.words[notice]) }
        return try AlertsRun(self, session).run()
    }
}

@MainActor
private struct AlertsRun {
    private let request: AlertsCommand
    private let session: Session
    private let path: String
    private let board: Arrangement

    init(_ request: AlertsCommand, _ session: Session) throws(CommandError) {
        (self.request, self.session, path) = (request, session, try session.folders.history)
        board = try session.boardFile.peek() ?? .first
    }

    func run() throws(CommandError) -> FXTerm.ExitCode {
        switch request.action {
        case .list:
            let (alerts, fired) = try read()
            try FXTerm.print(printed.list(alerts, fired, request.format))
            return .done
        case .history:
            try FXTerm.print(printed.history(try read().fired, request.format))
            return .done
        case .add(let item, let line): return try add(line, on: item)
        case .remove(let id):
            if let refusal = try read().alerts.first(where: { $0.id == id })?.refusal {
                throw .failed(refusal)
            }
            let removed = try stored { () throws(StoreError) in
                try FigureStore.edit(.remove(id), at: path, now: WallClock.now)
            }
            if removed == nil { throw .failed(.phrase(.noSuchAlert, verbatim: ["number": "\(id)"])) }
            return .done
        case .test:
            let test = AlertTest(session, path: path)
            if let receiver = request.receiver { return try test.run(receiver) }
            return try test.run()
        }
    }

    private var printed: PrintedAlerts {
        PrintedAlerts(session.model(board, on: session.output), hidesAmounts: request.hidesAmounts)
    }

    private func read() throws(CommandError) -> (alerts: [Alert], fired: [FiredAlert]) {
        try stored { () throws(StoreError) in try FigureStore.alerts(at: path) }
    }

    private func add(_ line: String, on name: String) throws(CommandError) -> FXTerm.ExitCode {
        let model = try model(knowing: [name])
        let subject = try subject(name, model)
        let rule: AlertRule
        do throws(AlertMistake) {
            rule = try AlertRule(
                typed: CleanText.line(line, limit: 250) ?? "", on: subject, model.figureText.marks)
        } catch {
            throw .wrongUsage(error.saying(of: subject, called: subject.name(model.words)))
        }
        // Adding the same alert twice would notify twice.
        let alert: Alert
        if let there = try read().alerts.first(where: { $0.rule == rule }) {
            alert = there
        } else {
            let id = try stored { () throws(StoreError) in
                try FigureStore.edit(.add(rule), at: path, now: WallClock.now)
            }
            alert = Alert(id: id ?? 0, rule, try stateNow(of: rule, model), madeAt: model.now)
        }
        if case .stock(let symbol) = rule.subject, model.market.quotes[symbol] == nil,
            let code = CurrencyCode(symbol.text)
        {
            let near = Nearest.currencies(to: code).map(\.text)
            let added = Saying.phrase(.addedUnquoted, verbatim: ["name": symbol.text])
            if !near.isEmpty { FXTerm.complain(model.words[added.suggesting(near)]) }
        }
        guard request.format == .table else {
            try FXTerm.print(printed.list([alert], [], request.format))
            return .done
        }
        let meaning = rule.meaning(
            called: rule.subject.name(model.words), model.locale.numerals, home: model.homeCurrency)
        let isPlain = alert.state.phase == .new && alert.state.doubt == nil || alert.state.phase == .armed
        let state = isPlain ? "" : "\n" + model.words[alert.state.saying]
        try FXTerm.print("\(alert.id)  \(rule.text(hidingAmountsBy: nil))  \(model.words[meaning])\(state)\n")
        return .done
    }

    private func subject(_ name: String, _ model: Model) throws(CommandError) -> AlertSubject {
        if name.lowercased() == AlertSubject.Kind.allPositions.rawValue { return .allPositions }
        // A stock without a quote gets one, for its alert.
        let found =
            board.item(called: name, model)
            ?? Panel.stocks.kind.item(named: name).map { (panel: Panel.stocks, item: $0) }
        if let found, let subject = found.panel.kind.alertSubject(of: found.item, model) {
            if found.panel != .rates || found.item != Item(board.base) { return subject }
            throw .wrongUsage(.phrase(.isTheBase, verbatim: ["code": found.item.text]))
        }
        throw .wrongUsage(Panel.stocks.kind.refusal(of: CleanText.line(name) ?? ""))
    }

    private func stateNow(of rule: AlertRule, _ model: Model) throws(CommandError) -> AlertState {
        var subjects = [rule.subject]
        if case .figure(let other)? = rule.reference { subjects.append(other) }
        let names = subjects.map { subject in subject.pair.map { RateID($0).text } ?? subject.item }
        let model = try self.model(knowing: names)
        let refresh = [FeedList.rates: model.refresh.rates, .stocks: model.refresh.stocks]
        var sight = AlertSight(model.market, refresh: refresh, at: model.now)
        var state = AlertState()
        if let seen = sight.see(rule) { _ = rule.step(&state, seen) }
        return state.doubt == .missing ? AlertState() : state
    }

    private func model(knowing names: [String]) throws(CommandError) -> Model {
        var model = session.model(
            Arrangement([:], base: board.base, baseline: board.baseline), on: session.output)
        let now = model.now
        let rates = Arrangement([
            .rates: ItemList(cards: names.compactMap { Panel.rates.kind.item(named: $0) })
        ])
        let codes = [board.base] + rates.currencies
        let symbols = names.compactMap { Symbol($0.uppercased()) } + rates.rateSymbols
        let cached = try stored { () throws(StoreError) in
            try FigureStore.latest(at: path, of: Set(codes), stocks: symbols, now: now)
        }
        _ = model.update(.figures(.known(cached)))
        return model
    }
}

/// Has the collector send a test notification, and reports how it was shown.
@MainActor
struct AlertTest {
    /// Seconds for the collector and the desktop together.
    private static let patience = 10

    private let session: Session
    private let path: String

    init(_ session: Session, path: String) { (self.session, self.path) = (session, path) }

    func run(_ receiver: String) throws(CommandError) -> FXTerm.ExitCode {
        let names = session.settings.alertReceivers.map(\.name)
        guard names.contains(receiver) else {
            let values = ["name": Saying.verbatim(CleanText.line(receiver) ?? ""), "names": .list(names)]
            throw .wrongUsage(
                .phrase(.alertNoReceiver, values).suggesting(
                    Nearest.words(to: receiver, among: names)))
        }
        let (path, kept) = (path, try KeptBoard.read(session))
        let firing = try stored { () throws(StoreError) in
            try FigureStore.addTestFiring(at: path, now: WallClock.now, to: receiver)
        }
        let end = try session.wait(kept, seconds: 4 * AlertTest.patience) {
            () throws(CommandError) -> AlertDelivery? in
            let delivery = try stored { () throws(StoreError) in
                try FigureStore.delivery(of: firing, at: path)
            }
            let isOver = delivery.map {
                $0.state == .delivered || $0.state == .failed || $0.state == .waiting && $0.attempts > 0
            }
            return isOver ?? false ? delivery : nil
        }
        if end?.state == .delivered {
            try FXTerm.print(session.words[.alertSentTo, ["name": receiver]] + "\n")
            return .done
        }
        // Nobody needs this trial later.
        try stored { () throws(StoreError) in try FigureStore.giveUp(firing, to: receiver, at: path) }
        let reason = end?.problem ?? session.words[.noAnswer]
        throw .failed(.phrase(.alertNotSent, verbatim: ["name": receiver, "reason": reason]))
    }

    func run() throws(CommandError) -> FXTerm.ExitCode {
        let (path, kept) = (path, try KeptBoard.read(session))
        let firing = try stored { () throws(StoreError) in
            try FigureStore.addTestFiring(at: path, now: WallClock.now)
        }
        let said = try session.wait(kept, seconds: AlertTest.patience) { () throws(CommandError) -> Phrase? in
            switch try stored({ () throws(StoreError) in try FigureStore.telling(of: firing, at: path) }) {
            case .desktop?: .alertToldDesktop
            case .forTerminal?, .terminal?: .alertToldTerminal
            case .quiet?: .alertToldQuiet
            case .pending?, .claimed?, nil: nil
            }
        }
        guard let said else { throw .failed(.phrase(.alertToldNobody)) }
        if said == .alertToldTerminal, isatty(STDERR_FILENO) == 1 { FXTerm.write("\u{7}", to: STDERR_FILENO) }
        try FXTerm.print(session.words[said] + "\n")
        return .done
    }
}
