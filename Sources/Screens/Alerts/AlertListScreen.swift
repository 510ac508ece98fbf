internal import Alerts
internal import Board
internal import TUI
internal import Words

struct AlertListScreen: SheetScreen {
    private let list: AlertList
    @Held private var model: Model
    private let count: Int
    let rect: Rect

    private let footHeight: Int

    init(_ list: AlertList, _ model: Model, _ layout: Layout) {
        (self.list, self.model) = (list, model)
        count = list.isLog ? model.alerts.fired.count : model.alerts.all.count
        footHeight = layout.size.height < 30 ? 4 : 6
        let width = max(100, min(140, layout.size.width * 2 / 3))
        let rows = max(6, min(count, layout.size.height / 2))
        rect = Sheet.rect(Size(width: width, height: rows + 2 + footHeight), layout)
    }

    private var words: Words { model.words }
    private var index: Int { max(0, min(list.index, count - 1)) }

    private var rows: Rect {
        Rect(
            x: rect.x + 1, y: rect.y + 2, width: rect.width - 2,
            height: max(0, rect.height - 4 - footHeight))
    }

    var hints: [Hint] {
        [Hint(.selectUp, .selectDown, label: .keyChoose)]
            + [.alertAdd, .alertEdit, .boardRemove, .boardUndo, .alertsTurn].compactMap { Hint($0) }
            + [Hint(.back, label: .keyClose)]
    }

    func message(for command: Command) -> Message? {
        if let movement = Movement(command) { return choose(row(after: movement)) }
        let messages: [Command: Message] = [
            .boardRemove: .layer(.alerts(.remove)), .boardUndo: .layer(.alerts(.undo)),
            .boardRedo: .layer(.alerts(.redo)), .alertsOpen: .layer(.close),
        ]
        return messages[command]
    }

    func message(forUnbound key: Key) -> Message? {
        .user(.say(.phrase(.keyDoesNothing, ["key": key.name])))
    }

    func message(forScrolling rows: Int) -> Message? { choose(index + rows) }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        isDouble ? .layer(.alerts(.edit)) : choose(index)
    }

    private func choose(_ index: Int) -> Message {
        .layer(.alerts(.choose(max(0, min(index, count - 1)))))
    }

    private func row(after movement: Movement) -> Int {
        switch movement {
        case .step(.up), .step(.left): index - 1
        case .step(.down), .step(.right): index + 1
        case .page(let pages): index + pages * max(1, rows.height)
        case .first: 0
        case .last: count - 1
        }
    }

    func draw(into frame: inout Frame<Target>) {
        var box = Box(
            title: [Span(" \(words[list.isLog ? .alertLogTitle : .alertsTitle]) ", Style(.title))],
            note: [Span(" \(words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        let top = max(0, min(index - rows.height / 2, count - rows.height))
        let shown = top..<min(count, top + rows.height)
        if shown.count < count {
            let part = "\(shown.lowerBound + 1)–\(shown.upperBound)"
            box.foot = [Span(" \(words[.partOf, ["part": part, "count": String(count)]]) ", Style(.faint))]
        }
        Sheet.draw(box, in: rect, into: &frame)
        let columns =
            list.isLog ? AlertColumns(logIn: rows.width, model) : AlertColumns(in: rows.width, model)
        let head = Rect(x: rows.x, y: rows.y - 1, width: rows.width, height: 1)
        columns.draw(columns.headings, .faint, in: head, on: &frame.canvas)
        for (line, row) in shown.enumerated() {
            let place = Rect(x: rows.x, y: rows.y + line, width: rows.width, height: 1)
            draw(row, columns, in: place, into: &frame)
        }
        if count == 0 {
            let none = CellWidth.fit(words[list.isLog ? .noFirings : .noAlerts], rows.width - 2)
            frame.canvas.write(none, x: rows.x + 1, y: rows.y, style: Style(.faint))
        }
        drawFoot(on: &frame.canvas)
    }

    private func draw(_ row: Int, _ columns: AlertColumns, in rect: Rect, into frame: inout Frame<Target>) {
        let isSelected = row == index
        if isSelected { frame.canvas.fill(rect, Style(.selection, on: .selection)) }
        let texts =
            list.isLog
            ? columns.texts(of: model.alerts.fired[row], model)
            : columns.texts(of: model.alerts.all[row], model)
        columns.draw(texts, isSelected ? nil : .text, in: rect, on: &frame.canvas)
        frame.addHit(rect, .option(row))
    }

    private func drawFoot(on canvas: inout Canvas) {
        let rule = Rect(x: rect.x + 1, y: rows.maxY, width: rect.width - 2, height: 1)
        canvas.fill(rule, with: "─", Style(.border))
        guard count > 0 else { return }
        let said = list.isLog ? words(on: model.alerts.fired[index]) : words(on: model.alerts.all[index])
        let lines = said.flatMap { text, role in
            LineBreak.lines(text, width: rect.width - 4).map { ($0, role) }
        }
        for (row, line) in lines.prefix(footHeight).enumerated() {
            canvas.write(
                line.0, x: rect.x + 2, y: rule.y + 1 + row, width: rect.width - 4, style: Style(line.1))
        }
    }

    private func words(on alert: Alert) -> [(String, Role)] {
        let times = model.alerts.timesFired[alert.rule]
        let count = times.map { words[.alertBacktest, count: $0] } ?? words[.alertBacktestUnknown]
        let origin = (alert.refusal ?? alert.origin).map { (words[$0], Role.faint) }
        // There is room for a few lines: the last firing and its way come before what was and could have been.
        return [
            (words[model.meaning(of: alert.rule)], .text), (words[model.state(of: alert)], .text),
        ]
            + (model.alerts.lastFired(alert).map { fired in
                [("\(words[.alertFiredHeading]): \(words[model.saying(fired)])", .faint)] + deliveries(fired)
            } ?? []) + [origin, (count, .faint)].compactMap(\.self)
    }

    /// One line for all services that have come equally far, the worst first.
    private func deliveries(_ fired: FiredAlert) -> [(String, Role)] {
        let stages = fired.deliveries.reduce(into: [DeliveryStage: [String]]()) { stages, delivery in
            stages[DeliveryStage(delivery), default: []].append(delivery.receiver)
        }
        return stages.sorted { $0.key < $1.key }.map { stage, receivers in
            let name = words.list(receivers)
            let reason = stage.problem ?? words[.noAnswer]
            return switch stage.state {
            case .failed: (words[.alertNotSent, ["name": name, "reason": reason]], .warning)
            case .waitingAgain: (words[.alertToSendAgain, ["name": name, "reason": reason]], .warning)
            case .waiting: (words[.alertToSend, ["name": name]], .faint)
            case .doubtful: (words[.alertSentTwice, ["name": name]], .faint)
            case .delivered: (words[.alertSentTo, ["name": name]], .faint)
            }
        }
    }

    private func words(on fired: FiredAlert) -> [(String, Role)] {
        [(words[model.saying(fired)], .text)] + (fired.board.map { [($0, .faint)] } ?? []) + deliveries(fired)
    }
}

private struct DeliveryStage: Hashable, Comparable {
    enum State: Int {
        case failed, waitingAgain, waiting, doubtful, delivered
    }

    let state: State
    /// Why the last attempt failed; nil without an answer, and where it did not matter.
    var problem: String?

    init(_ delivery: AlertDelivery) {
        switch delivery.state {
        case .failed: state = .failed
        case .waiting, .sending: state = delivery.attempts > 0 ? .waitingAgain : .waiting
        case .delivered: state = delivery.isDoubtful ? .doubtful : .delivered
        }
        if state == .failed || state == .waitingAgain { problem = delivery.problem }
    }

    static func < (a: DeliveryStage, b: DeliveryStage) -> Bool {
        (a.state.rawValue, a.problem ?? "") < (b.state.rawValue, b.problem ?? "")
    }
}
