internal import Board
internal import CivilTime
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
        let kept = isDemo ? KeptBoard.demo : try .read(session)
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
        if !isDemo { asked = try ask(session, kept, panels.flatMap { $0.kind.questions(model) }, &model) }
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
    static func arrangement(
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
        arrangement.sorts = [:]
        return arrangement
    }

    struct Asked {
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

    /// Asks for figures, and takes over what comes until all is answered.
    static func ask(
        _ session: Session, _ kept: KeptBoard, _ subjects: [FeedSubject], _ model: inout Model
    ) throws(CommandError) -> Asked {
        guard !subjects.isEmpty, let mailbox = Mailbox() else { return Asked() }
        let client = try session.client(kept, mailbox)
        // Not on libdispatch's threads: where the system has none left, it waits for one for ever.
        Task.detached(executorPreference: SerialThread()) {
            for subject in subjects { await client.ask(subject, freshness: 0, isPatient: false) }
        }
        var problems: [String] = []
        var waiting = Set(subjects)
        // A question about the past alone has no other figures to do without.
        let isOfPast = subjects.allSatisfy { $0.list == .history }
        let deadline = WallClock.steady + patience * 1_000_000_000
        while !waiting.isEmpty {
            let left = Int32(clamping: (deadline - WallClock.steady) / 1_000_000)
            if left <= 0 { break }
            var watched = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, left)
            for message in mailbox.take() {
                if case .figures(.changed(let changes, _, _)) = message {
                    waiting.subtract(changes.finished)
                    problems += changes.failures.compactMap { problem($0, model, isOfPast: isOfPast) }
                }
                _ = updateAtOnce(&model, message)
            }
        }
        return Asked(problems: problems, isComplete: waiting.isEmpty)
    }

    /// What is said of a failure; nil where figures can do without.
    private static func problem(
        _ failure: FigureChanges.Failure, _ model: Model, isOfPast: Bool
    ) -> String? {
        let known = Array(model.market.quotes.keys)
        return switch failure.subject {
        case .search: nil
        case .list(.history) where !isOfPast: nil
        case .list: failure.failure.sentence(model.words, known: known)
        case .stock(let symbol), .bars(let symbol):
            failure.failure.sentence(model.words, about: symbol, known: known)
        }
    }
}
