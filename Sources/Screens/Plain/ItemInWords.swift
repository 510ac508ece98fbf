internal import Arrangement
internal import Board
internal import CivilTime
package import Figures
internal import Market
internal import Words

/// Finished texts for views without cells: a web page, and reader mode.
package struct ItemInWords: Hashable, Sendable {
    package struct Change: Hashable, Sendable {
        package let text: String
        /// 1 for a rise, −1 for a fall, 0 for neither or an unknown change.
        package let direction: Int
        /// The change without signs, for readers who hear it: `up 0.42 %`; empty if it is unknown.
        package let said: String

        init(_ change: Double?, places: Int, _ model: Model) {
            let (figures, words) = (model.figureText, model.words)
            text = change.map { figures.marked($0, places: places) } ?? FigureText.absent
            direction = change.map { FigureText.direction($0, places: places) } ?? 0
            let share = change.map { figures.distance($0, places: places) } ?? ""
            said =
                change == nil
                ? ""
                : [
                    words[.courseFell, ["share": share]], words[.courseLevel],
                    words[.courseRose, ["share": share]],
                ][
                    direction + 1]
        }
    }

    package struct Part: Hashable, Sendable {
        package let label: String
        package let text: String
        /// 0 for other figures.
        package let direction: Int

        init(_ label: String, _ text: String, _ direction: Int = 0) {
            (self.label, self.text, self.direction) = (label, text, direction)
        }
    }

    /// `USD/JPY`, `2330` or `Tokyo`.
    package var title: String
    package var name = ""
    /// A rate, a price, a time; `—` if it is unknown.
    package var figure = FigureText.absent
    /// The currency of a price; empty if the title says it.
    package var unit = ""
    package var change: Change?
    /// The close that the change is measured against, with its day.
    package var base = ""
    package var time = ""
    package var source = ""
    /// Nil without a figure, and for a time of day.
    package var state: FigureState?
    /// With its age if stale; empty if live.
    package var age = ""
    /// Why something is missing, and what other feeds say.
    package var remarks: [String] = []
    package var isDisputed = false
    /// The word for an alert that fired and that nobody has seen.
    package var alert = ""
    /// A position's figures; a clock's day and difference.
    package var parts: [Part] = []
    /// Oldest first; empty without a chart.
    package var line: [Double] = []
    package var lineBase: Double?
    /// The small chart in a sentence.
    package var course = ""

    init(_ title: String) { self.title = title }
}

extension ItemInWords {
    mutating func take(_ state: FigureState?, _ time: Instant?, _ source: FeedID?, _ model: Model) {
        self.state = state
        self.source = source?.text ?? ""
        self.time = time.map { model.viewer.moment($0) } ?? ""
        guard let state, state != .live else { return }
        let age = time.flatMap { $0 <= model.now ? model.words.age(model.now - $0) : nil }
        self.age =
            state == .stale
            ? age.map { model.words[.staleFor, ["age": $0]] } ?? model.words[.stale]
            : model.words[state.phrase]
    }

    mutating func remark(
        _ figure: Double?, _ disagreement: Disagreement?, _ doubt: ChangeDoubt?, _ lack: PastBase?,
        _ model: Model, _ write: (Double) -> String
    ) {
        let words = model.words
        if let disagreement, let figure {
            isDisputed = true
            let share = Baseline.change(from: figure, to: disagreement.value)
            remarks.append(
                words[
                    .otherFeedSays,
                    [
                        "source": disagreement.source.text, "figure": write(disagreement.value),
                        "share": share.map { model.figureText.change($0, places: 1) } ?? FigureText.absent,
                    ]])
        }
        if let doubt { remarks.append(words[doubt.phrase]) }
        if figure != nil, let reason = lack?.reason(words) { remarks.append(words[reason]) }
    }

    /// Takes the small chart, also as a sentence. `closes` name its days; `today` is the day of its last figure.
    mutating func take(
        line: [Double], _ span: LineSpan, base: Double?, closes: [DailyClose], today: Day?, _ model: Model,
        _ write: (Double) -> String
    ) {
        guard line.count > 1, line.allSatisfy(\.isFinite) else { return }
        (self.line, lineBase) = (line, base)
        let isDaily = closes.map(\.close) == Array(line.dropLast())
        let days = isDaily ? today.map { closes.map(\.day) + [$0] } ?? [] : []
        course = CourseInWords(line, days, span: span.label(model.words)).text(model.viewer, write)
    }

    mutating func takeAlert(_ item: Item, in panel: Panel, _ model: Model) {
        alert = AlertMark(item, in: panel, model) == nil ? "" : model.words[.alertMark]
    }
}

/// For readers who do not see the line: `Month: fell 3.1 %, low 147.2 on 6 Nov, high 151.3 on 9 Oct`.
struct CourseInWords {
    private let values: [Double]
    private let days: [Day]
    private let span: String

    /// At least two finite values; `days` is empty or has one for each.
    init(_ values: [Double], _ days: [Day] = [], span: String) {
        (self.values, self.days, self.span) = (values, days.count == values.count ? days : [], span)
    }

    func text(_ viewer: Viewer, _ write: (Double) -> String) -> String {
        let words = viewer.words
        guard let first = values.first, let last = values.last,
            let low = values.indices.min(by: { values[$0] < values[$1] }),
            let high = values.indices.max(by: { values[$0] < values[$1] })
        else { return "" }
        let change = Baseline.change(from: first, to: last)
        let share = change.map { viewer.figureText.distance($0, places: 1) } ?? ""
        let moved =
            switch change.map({ FigureText.direction($0, places: 1) }) {
            case 1: words[.courseRose, ["share": share]]
            case -1: words[.courseFell, ["share": share]]
            default: words[.courseLevel]
            }
        guard !days.isEmpty else {
            return words[
                .courseOfSpan,
                [
                    "span": span, "course": moved, "low": write(values[low]), "high": write(values[high]),
                ]]
        }
        return words[
            .courseOfDays,
            [
                "span": span, "course": moved, "low": write(values[low]), "high": write(values[high]),
                "lowDay": viewer.shortDate(days[low]), "highDay": viewer.shortDate(days[high]),
            ]]
    }
}
