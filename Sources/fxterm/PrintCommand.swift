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

    static func run(_ request: PrintRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let (isDemo, folders) = (request.isDemo, try session.folders)
        let kept = isDemo ? KeptBoard.demo : .read(folders)
        let arrangement = try arrangement(kept.arrangement, request, session.words)
        let panels = request.panel.map { [$0] } ?? Panel.standard
        let settled = isDemo ? [] : folders.settle().map(\.saying)
        for notice in session.notices + kept.notices + settled {
            FXTerm.complain(session.words[notice])
        }
        var model = session.model(arrangement, on: session.output, isDemo: isDemo)
        // The sample is for looking at, not for scripts: without --demo it is not printed.
        _ = update(&model, .figures(.known(kept.known)))
        var asked = Asked()
        if !isDemo { asked = try ask(session, kept.history, panels, &model) }
        _ = update(&model, .clock(.tick(WallClock.now, here: .here)))
        let snapshot = Snapshot(model, panels)
        let empty = snapshot.empty
        if !panels.allSatisfy(empty.contains) { try FXTerm.print(snapshot.text(request.format)) }
        complain(model, panels)
        let problems = asked.problems + unknown(panels, model)
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        if let panel = empty.first, problems.isEmpty {
            FXTerm.complain(reason(panel, asked, model))
        }
        return empty.isEmpty ? .done : .failed
    }

    /// The board's arrangement, with the items and the baseline that were asked for in place of its own.
    private static func arrangement(
        _ board: Arrangement, _ request: PrintRequest, _ words: Words
    ) throws(CommandError) -> Arrangement {
        var arrangement = board
        if let baseline = request.baseline { arrangement.baseline = baseline }
        guard let panel = request.panel, !request.items.isEmpty else { return arrangement }
        var items: [Item] = []
        for word in request.items {
            guard let item = panel.kind.item(named: word) else {
                throw .wrongUsage(panel.kind.refusal(of: CleanText.line(word) ?? ""))
            }
            if !items.contains(item) { items.append(item) }
        }
        arrangement.setList(panel, ItemList(cards: items))
        if panel == .stocks { arrangement.sort = nil }
        return arrangement
    }

    /// Says which figures of the panels wait for a second answer, which ones feeds disagree about, and why others have no
    /// change.
    private static func complain(_ model: Model, _ panels: [Panel]) {
        let (words, text) = (model.words, model.figureText)
        for figure in model.market.heldBack {
            let panel: Panel =
                switch figure.key.subject {
                case .rate: .rates
                case .stock: .stocks
                }
            guard panels.contains(panel), model.needs(figure.key.subject.text, panel) else { continue }
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
                    words[
                        .rivalSays,
                        ["source": rival.source.text, "figure": write(rival.value), "share": share]])
            }
            if let doubt { parts.append(words[doubt.phrase]) }
            if !parts.isEmpty { FXTerm.complain("\(item): \(parts.joined(separator: "; "))") }
        }
        if panels.contains(.rates) {
            for figure in model.order(.rates).compactMap({ model.figures.rates[of: $0] }) {
                complain(figure.code.text, figure.rate, figure.rival, figure.doubt) { text.rate($0) }
            }
        }
        if panels.contains(.stocks) {
            for figure in model.order(.stocks).compactMap({ model.figures.stocks[of: $0] }) {
                complain(figure.symbol.text, figure.price, figure.rival, figure.doubt) { text.price($0) }
            }
        }
    }

    /// The outcome of the questions to the feeds.
    private struct Asked {
        /// The failures, a sentence each.
        var problems: [String] = []
        /// Whether all questions came to an end, be it without an answer, because they had been asked a moment before.
        var isComplete = true
    }

    /// The currencies that have no rate, with why: there is no such currency, or no feed has it.
    private static func unknown(_ panels: [Panel], _ model: Model) -> [String] {
        let words = model.words
        guard panels.contains(.rates), !model.figures.rates.isEmpty else { return [] }
        // If there is none at all, it is not the currency's fault.
        let hasAny = model.market.rates.values.contains { $0.origin != .sample }
        return model.arrangement.rates.compactMap(CurrencyCode.init).compactMap { code in
            guard model.figures.rates[code]?.rate == nil else { return nil }
            if Currency.name(code) != nil { return hasAny ? words[.noRateOf, ["code": code.text]] : nil }
            let what = words[.noSuchCurrency, ["code": code.text]]
            let near = words.didYouMean(Nearest.currencies(to: code))
            return near.map { words[.whatAndNext, ["what": what, "next": $0]] } ?? what
        }
    }

    /// Why nothing is known of a panel, where no feed has said that it failed.
    private static func reason(_ panel: Panel, _ asked: Asked, _ model: Model) -> String {
        let feeds = panel == .rates ? model.settings.feeds.rates : model.settings.feeds.stocks
        if feeds.isEmpty { return model.words[.noFeedsSet] }
        guard asked.isComplete else { return model.words[.noFiguresNetwork] }
        let what = model.words[.noFiguresLately]
        // Of what a feed has named, no other name is meant.
        let unnamed = model.arrangement.stocks.compactMap(Symbol.init).filter {
            model.market.quotes[$0] == nil
        }
        let symbol = panel == .stocks ? unnamed.first : nil
        let near = model.words.didYouMean(symbol.map { Nearest.symbols(to: $0) } ?? [])
        return near.map { model.words[.whatAndNext, ["what": what, "next": $0]] } ?? what
    }

    /// Asks the feeds behind `panels` and takes their answers in as they come, keeping for the next run, and for others that wait
    /// for the same figures, what the model takes.
    ///
    /// - Returns: what came of it.
    private static func ask(
        _ session: Session, _ history: History?, _ panels: [Panel], _ model: inout Model
    ) throws(CommandError) -> Asked {
        var subjects: [FeedSubject] = []
        if panels.contains(.rates), !model.arrangement.rates.isEmpty {
            subjects.append(.rates)
            if let past = model.questionForPast { subjects.append(past) }
        }
        if panels.contains(.stocks), !model.arrangement.stocks.isEmpty {
            subjects.append(.quotes(model.arrangement.stocks.compactMap(Symbol.init)))
        }
        guard !subjects.isEmpty, let mailbox = Mailbox() else { return Asked() }
        let (feeds, asked) = (try session.feeds(isPatient: false), subjects)
        let (others, start) = (try session.others(history), MachineStart.now)
        let done = DispatchSemaphore(value: 0)
        // Not on libdispatch's threads: where the system has none left, it waits for one for ever.
        Task.detached(executorPreference: SerialThread()) {
            await withTaskGroup(of: Void.self) { group in
                for subject in asked {
                    group.addTask {
                        var heard = Heard()
                        for await answer in feeds.ask(subject) {
                            heard.note(answer)
                            mailbox.put(.figures(.answered(answer, to: subject, at: WallClock.now)))
                        }
                        guard let others, let left = heard.passedOver(of: subject) else { return }
                        let sources = feeds.sources(of: left.list)
                        let cached = await others.cached(left, from: sources, since: start)
                        if let cached { mailbox.put(.figures(.known(Known(cached, answering: left)))) }
                    }
                }
            }
            done.signal()
            // For the loop below to look.
            mailbox.put(.clock(.tick(WallClock.now, here: .here)))
        }
        var problems: [String] = []
        let deadline = WallClock.steady + patience * 1_000_000_000
        var isComplete = false
        while !isComplete {
            let left = Int32(clamping: (deadline - WallClock.steady) / 1_000_000)
            if left <= 0 { break }
            var watched = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, left)
            // Asked first: what was said before the end is in the mailbox then.
            isComplete = done.wait(timeout: .now()) == .success
            let effects = take(mailbox.take(), &model, &problems)
            if let history { keep(effects, in: history) }
        }
        feeds.finish()
        return Asked(problems: problems, isComplete: isComplete)
    }

    /// Takes in what the feeds have said, and adds to `problems` what they could not say.
    private static func take(
        _ messages: [Message], _ model: inout Model, _ problems: inout [String]
    ) -> [Effect] {
        var effects: [Effect] = []
        for message in messages {
            if case .figures(.answered(.failed(let failure, let symbol), let subject, _)) = message,
                subject.list != .history
            {
                let known = Array(model.market.quotes.keys)
                problems.append(failure.sentence(model.words, about: symbol, known: known))
            }
            effects += updateAtOnce(&model, message)
        }
        return effects
    }

    /// Keeps what the model has taken in, and what it holds back. A figure that cannot be kept is asked for again.
    private static func keep(_ effects: [Effect], in history: History) {
        let done = DispatchSemaphore(value: 0)
        Task.detached(executorPreference: SerialThread()) {
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

extension Known {
    /// The kept figures that answer `subject`.
    fileprivate init(_ cached: Cached, answering subject: FeedSubject) {
        switch subject {
        case .rates, .pastRates:
            self.init(
                rates: subject == .rates ? cached.rates : [], rateCloses: cached.rateCloses,
                rateSkipped: cached.rateSkipped)
        case .quotes: self.init(quotes: cached.quotes)
        case .search: self.init()
        }
    }
}

extension Model {
    /// Whether a panel's figures are made of that of `item`: a cross rate is made of the base's too.
    fileprivate func needs(_ item: String, _ panel: Panel) -> Bool {
        arrangement[panel].contains { $0.text == item } || panel == .rates && item == arrangement.base.text
    }
}
