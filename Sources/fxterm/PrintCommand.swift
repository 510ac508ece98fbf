internal import Board
internal import Dispatch
internal import FeedWire
internal import Glibc
internal import Market
internal import Printing
internal import Runtime
internal import Store
internal import Threads
internal import Words

/// `fxterm print`: one snapshot on standard output, then the end. Curses is never started.
enum PrintCommand {
    /// Seconds that all feeds together are given to answer; what has not come by then is printed as kept.
    private static let patience = 40

    static func run(_ request: PrintRequest) throws(DeskError) -> FXTerm.ExitCode {
        let desk = try Desk(config: request.config, isDemo: request.isDemo)
        let choices = desk.choices(
            isDemo: request.isDemo, hasColours: false, speaksUnicode: desk.isUnderstood)
        let arrangement = try arrangement(desk.arrangement, request, choices.words)
        let panels = request.panel.map { [$0] } ?? Panel.allCases
        let settled = request.isDemo ? [] : desk.places.settle()
        for notice in desk.notices + settled.map(\.saying) { FXTerm.complain(choices.words[notice]) }
        var model = Model(arrangement: arrangement, choices: choices, now: WallClock.now, here: .here)
        // The sample is for looking at, not for scripts: without --demo it is not printed.
        _ = update(&model, .known(desk.known))
        var problems: [String] = []
        if !request.isDemo { problems = ask(desk, panels, &model) }
        _ = update(&model, .tick(WallClock.now, here: .here))
        let snapshot = Snapshot(model, panels)
        let empty = snapshot.empty
        if !panels.allSatisfy(empty.contains) {
            guard FXTerm.write(snapshot.text(request.format), to: STDOUT_FILENO) else {
                throw .failed(.verbatim(choices.words[.outputNotWritten]))
            }
        }
        complain(model, panels)
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        if !empty.isEmpty, problems.isEmpty {
            FXTerm.complain(choices.words[.noFiguresNetwork])
        }
        return empty.isEmpty ? .done : .failed
    }

    /// The board's arrangement, with the items and the baseline that were asked for in place of its own.
    private static func arrangement(
        _ board: Arrangement, _ request: PrintRequest, _ words: Words
    ) throws(DeskError) -> Arrangement {
        var arrangement = board
        if let baseline = request.baseline { arrangement.baseline = baseline }
        guard let panel = request.panel, !request.items.isEmpty else { return arrangement }
        var items: [String] = []
        for word in request.items {
            guard let item = panel.item(named: word) else {
                throw .wrongUsage(.verbatim(panel.refusal(of: CleanText.line(word) ?? "", words)))
            }
            if !items.contains(item) { items.append(item) }
        }
        arrangement.setShelf(panel, Shelf(cards: items))
        if panel == .stocks { arrangement.sort = nil }
        return arrangement
    }

    /// Says which figures of the panels wait for a second answer, which ones feeds disagree about, and why others have no
    /// change.
    private static func complain(_ model: Model, _ panels: [Panel]) {
        let (words, text) = (model.words, model.figureText)
        for figure in model.market.heldBack {
            let panel: Panel = figure.key.list == .rates ? .rates : .stocks
            guard panels.contains(panel), model.needs(figure.key.item, panel) else { continue }
            FXTerm.complain(figure.sentence(words, text))
        }
        func complain(
            _ item: String, _ figure: Double?, _ rival: Rival?, _ doubt: ChangeDoubt?,
            _ write: (Double) -> String
        ) {
            var parts: [String] = []
            if let rival, let figure {
                let share = text.change((rival.value - figure) / figure, places: 1)
                parts.append(
                    words[.rivalSays, ["source": rival.source, "figure": write(rival.value), "share": share]])
            }
            if let doubt { parts.append(words[doubt.phrase]) }
            if !parts.isEmpty { FXTerm.complain("\(item): \(parts.joined(separator: "; "))") }
        }
        if panels.contains(.rates) {
            for figure in model.order(.rates).compactMap({ model.figures.rates[$0] }) {
                complain(figure.code, figure.rate, figure.rival, figure.doubt) { text.rate($0) }
            }
        }
        if panels.contains(.stocks) {
            for figure in model.order(.stocks).compactMap({ model.figures.stocks[$0] }) {
                complain(figure.symbol, figure.price, figure.rival, figure.doubt) { text.price($0) }
            }
        }
    }

    /// Asks the feeds behind `panels` and takes their answers in, keeping for the next run what the model takes.
    ///
    /// - Returns: what went wrong, a sentence each.
    private static func ask(_ desk: Desk, _ panels: [Panel], _ model: inout Model) -> [String] {
        var subjects: [FeedSubject] = []
        if panels.contains(.rates), !model.arrangement.rates.isEmpty {
            subjects.append(.rates)
            if let past = model.questionForPast { subjects.append(past) }
        }
        if panels.contains(.stocks), !model.arrangement.stocks.isEmpty {
            subjects.append(.quotes(model.arrangement.stocks))
        }
        guard !subjects.isEmpty, let mailbox = Mailbox() else { return [] }
        let (feeds, history, asked) = (desk.feeds(isPatient: false), desk.history, subjects)
        let done = DispatchSemaphore(value: 0)
        // Not on libdispatch's threads: where the system has none left, it waits for one for ever.
        Task.detached(executorPreference: SerialThread()) {
            await withTaskGroup(of: Void.self) { group in
                for subject in asked {
                    group.addTask {
                        for await answer in feeds.ask(subject) {
                            mailbox.put(.answered(answer, to: subject, at: WallClock.now))
                        }
                    }
                }
            }
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(patience))
        feeds.finish()
        var problems: [String] = []
        var effects: [Effect] = []
        for message in mailbox.take() {
            if case .answered(.failed(let failure, let symbol), let subject, _) = message,
                subject.list != .history
            {
                problems.append(failure.sentence(model.words, about: symbol))
            }
            effects += update(&model, message)
        }
        effects += arriveWhole(&model)
        if let history { keep(effects, in: history) }
        return problems
    }

    /// Keeps what the model has taken in, and what it holds back. A figure that cannot be kept is asked for again.
    private static func keep(_ effects: [Effect], in history: History) {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            for effect in effects {
                switch effect {
                case .keep(let answer, let seenAt): try? await history.record(answer, seenAt: seenAt)
                case .keepUnshown(let figures): try? await history.record(unshown: figures)
                default: break
                }
            }
            done.signal()
        }
        done.wait()
    }
}

extension Model {
    /// Whether a panel's figures are made of that of `item`: a cross rate is made of the base's too.
    fileprivate func needs(_ item: String, _ panel: Panel) -> Bool {
        arrangement[panel].contains(item) || panel == .rates && item == arrangement.base
    }
}
