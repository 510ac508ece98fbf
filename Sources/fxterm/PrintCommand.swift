internal import Board
internal import CivilTime
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
        for figure in model.market.heldBack
        where panels.contains(where: { $0.kind.needs(figure.key.subject, model) }) {
            FXTerm.complain(model.words[figure.saying(model.figureText)])
        }
        for remark in snapshot.remarks { FXTerm.complain(remark) }
        let problems = asked.problems + snapshot.problems
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        if let panel = empty.first, problems.isEmpty {
            FXTerm.complain(reason(panel, snapshot, asked, model))
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
        arrangement.sort = nil
        return arrangement
    }

    private struct Asked {
        var problems: [String] = []
        /// Whether all questions came to an end, be it without an answer, because they had been asked a moment before.
        var isComplete = true
    }

    /// Why nothing is known of a panel, where no feed has said that it failed.
    private static func reason(
        _ panel: Panel, _ snapshot: Snapshot, _ asked: Asked, _ model: Model
    ) -> String {
        if panel.kind.feeds.map({ model.settings.feeds[$0].isEmpty }) ?? false {
            return model.words[.noFeedsSet]
        }
        guard asked.isComplete else { return model.words[.noFiguresNetwork] }
        let what = model.words[.noFiguresLately]
        return snapshot.hint(panel).map { model.words[.whatAndNext, ["what": what, "next": $0]] } ?? what
    }

    /// Asks the feeds behind `panels` and takes their answers in as they come, keeping for the next run, and for others that wait
    /// for the same figures, what the model takes.
    private static func ask(
        _ session: Session, _ history: History?, _ panels: [Panel], _ model: inout Model
    ) throws(CommandError) -> Asked {
        let subjects = panels.flatMap { $0.kind.questions(model) }
        guard !subjects.isEmpty, let mailbox = Mailbox() else { return Asked() }
        let feeds = try session.feeds(isPatient: false)
        let (others, start) = (try session.others(history), MachineStart.now)
        let done = DispatchSemaphore(value: 0)
        // Not on libdispatch's threads: where the system has none left, it waits for one for ever.
        Task.detached(executorPreference: SerialThread()) {
            await withTaskGroup(of: Void.self) { group in
                for subject in subjects {
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
            let effects = apply(mailbox.take(), &model, &problems)
            if let history { keep(effects, in: history) }
        }
        feeds.finish()
        return Asked(problems: problems, isComplete: isComplete)
    }

    /// Applies what the feeds have said, and adds to `problems` what they could not say.
    private static func apply(
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
                if case .keep(let answer, let seenAt) = effect {
                    try? await history.record(answer, seenAt: seenAt)
                } else if case .keepUnshown(let figures) = effect {
                    try? await history.record(unshown: figures)
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
