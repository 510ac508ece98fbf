internal import Alerts
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

/// Columns of the alert list and of its log. The least important go first if there is no room.
struct AlertColumns {
    private struct Field {
        let x: Int
        let width: Int
        let isRight: Bool
    }

    let headings: [String]
    private let fields: [Field?]

    init(in width: Int, _ model: Model) {
        // Most people have no alerts from others.
        let boards = model.alerts.all.compactMap(\.board?.name)
        let widest = boards.map { CellWidth.of($0) }.max() ?? 0
        let board: [Column] =
            boards.isEmpty ? [] : [Column(minimum: min(max(6, widest), 12), maximum: 20, priority: 1)]
        let phrases: [Phrase] =
            [
                .alertItemHeading, .alertConditionHeading, .alertStateHeading, .alertLastHeading,
                .alertDistanceHeading, .alertYearHeading, .alertFiredHeading,
            ] + (boards.isEmpty ? [] : [.alertBoardHeading])
        self.init(
            phrases.map { model.words[$0] },
            [
                Column(minimum: 8, maximum: 14, priority: 1), Column(minimum: 12, maximum: 24, priority: 2),
                Column(minimum: 20, maximum: 46, priority: 1), Column(minimum: 10, priority: 0),
                Column(minimum: 11, priority: 2), Column(minimum: 9, priority: 3),
                Column(minimum: 14, priority: 4),
            ] + board, right: 3..<6, width)
    }

    init(logIn width: Int, _ model: Model) {
        self.init(
            ["", model.words[.alertItemHeading], model.words[.alertConditionHeading], "", "", ""],
            [
                Column(minimum: 14, priority: 0), Column(minimum: 8, maximum: 16, priority: 0),
                Column(minimum: 12, maximum: 26, priority: 0), Column(minimum: 11, priority: 0),
                Column(minimum: 10, priority: 2), Column(minimum: 12, maximum: 60, priority: 1),
            ], right: 3..<4, width)
    }

    private init(_ headings: [String], _ columns: [Column], right: Range<Int>, _ width: Int) {
        self.headings = headings
        fields = TableLayout.place(columns, width: width - 2, gap: 1).enumerated().map { index, field in
            field.map { Field(x: 1 + $0.x, width: $0.width, isRight: right.contains(index)) }
        }
    }

    func texts(of alert: Alert, _ model: Model) -> [String] {
        let (text, absent) = (model.figureText, FigureText.absent)
        let next = alert.rule.nextMoment(after: model.now).map { model.words.span($0 - model.now) }
        return [
            alert.rule.subject.heading(model.words, units: model.units(of: alert.rule.subject)),
            model.text(of: alert.rule),
            model.words[model.state(of: alert)],
            alert.state.last.map { model.text($0, comparedBy: alert.rule) } ?? absent,
            next ?? alert.state.distance.flatMap { $0 > 0 ? text.distance($0) : nil } ?? absent,
            model.alerts.timesFired[alert.rule].map { "\($0)×" } ?? absent,
            model.alerts.lastFired(alert).map { model.viewer.moment($0.firing.quotedAt) } ?? absent,
            alert.board?.name ?? "",
        ]
    }

    func texts(of fired: FiredAlert, _ model: Model) -> [String] {
        let time = model.viewer.moment(fired.firing.quotedAt)
        return [
            time, fired.rule.subject.heading(model.words, units: model.units(of: fired.rule.subject)),
            model.text(of: fired.rule),
            fired.firing.value.map { model.text($0, comparedBy: fired.rule) } ?? FigureText.absent,
            fired.firing.source?.text ?? "",
            fired.firing.isLate ? model.words[.alertLate, ["time": time]] : "",
        ]
    }

    func draw(_ texts: [String], _ role: Role?, in rect: Rect, on canvas: inout Canvas) {
        let style = role.map { Style($0) } ?? Style(.selection, on: .selection)
        for (field, text) in zip(fields, texts) {
            guard let field else { continue }
            let place = Rect(x: rect.x + field.x, y: rect.y, width: field.width, height: 1)
            let shown = CellWidth.fit(text, place.width)
            let x = field.isRight ? place.maxX - CellWidth.of(shown) : place.x
            canvas.write(shown, x: x, y: place.y, width: place.width, style: style)
        }
    }
}
