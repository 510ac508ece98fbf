internal import CivilTime
internal import Figures
internal import Market
package import Words

/// A panel's figures for `fxterm print`: the same as table, JSON and CSV.
package struct PrintedPanel: Hashable, Sendable {
    package struct Column: Hashable, Sendable {
        /// The field's name in JSON.
        package var name: String
        /// The name in CSV; nil if it is not there.
        package var heading: String?
        /// The title in the table; nil if it is not there.
        package var title: Saying?
        package var isRight: Bool
        /// False if JSON has the figures elsewhere.
        package var isInJSON = true

        package init(_ name: String, _ title: Saying? = nil, isRight: Bool = false) {
            self.init(name, heading: name, title, isRight: isRight)
        }

        package init(_ name: String, heading: String?, _ title: Saying? = nil, isRight: Bool = false) {
            (self.name, self.heading, self.title, self.isRight) = (name, heading, title, isRight)
        }
    }

    /// A value for programs, and its text for people.
    package struct Cell: Hashable, Sendable {
        package var value: PrintedValue
        package var text: String

        package init(_ value: PrintedValue, _ text: String = "") {
            (self.value, self.text) = (value, text)
        }
    }

    /// About all items, in JSON; if empty, JSON has only the items.
    package var facts: [PrintedValue.Field]
    package var columns: [Column]
    package var rows: [[Cell]]
    package var isEmpty: Bool
    package var remarks: [String] = []
    /// Why items have no figures, if the mistake is in the items themselves.
    package var problems: [String] = []
    package var hint: String?

    package init(
        facts: [PrintedValue.Field] = [], _ columns: [Column], rows: [[Cell]], isEmpty: Bool
    ) {
        (self.facts, self.columns, self.rows, self.isEmpty) = (facts, columns, rows, isEmpty)
    }
}

extension PrintedPanel {
    /// Says that feeds disagree about a figure, and why it has no change.
    mutating func remark(
        on item: String, _ figure: Double?, _ disagreement: Disagreement?, _ doubt: ChangeDoubt?,
        _ lack: PastBase?, _ model: Model, _ write: (Double) -> String
    ) {
        var parts: [String] = []
        if let disagreement, let figure {
            let share =
                Baseline.change(from: figure, to: disagreement.value).map {
                    model.figureText.change($0, places: 1)
                } ?? FigureText.absent
            parts.append(
                model.words[
                    .otherFeedSays,
                    ["source": disagreement.source.text, "figure": write(disagreement.value), "share": share]]
            )
        }
        if let doubt { parts.append(model.words[doubt.phrase]) }
        if figure != nil, let reason = lack?.reason(model.words) { parts.append(model.words[reason]) }
        if !parts.isEmpty { remarks.append("\(item): \(parts.joined(separator: "; "))") }
    }
}

/// Unknown values are null in JSON and empty in CSV.
package indirect enum PrintedValue: Hashable, Sendable {
    case text(String?)
    case figure(Double?)
    case integer(Int)
    /// Nil for none. CSV leaves them out.
    case fields([Field]?)

    package struct Field: Hashable, Sendable {
        package var name: String
        package var value: PrintedValue

        package init(_ name: String, _ value: PrintedValue) {
            (self.name, self.value) = (name, value)
        }
    }
}

extension PrintedPanel {
    /// An object in JSON, a column each elsewhere.
    mutating func compare(
        _ baselines: [Baseline], _ write: (Double) -> String,
        _ changes: [[(base: DailyClose?, change: Double?)]]
    ) {
        if baselines.count < 2 { return }
        columns.append(Column("changes", heading: nil))
        for baseline in baselines.dropFirst() {
            var column = Column("change.\(baseline.text)", .verbatim(baseline.heading), isRight: true)
            column.isInJSON = false
            columns.append(column)
        }
        for index in rows.indices {
            let fields = zip(baselines, changes[index]).map { baseline, found in
                PrintedValue.Field(
                    baseline.text,
                    .fields([
                        .init("baseDay", .text(found.base?.day.description)),
                        .init("base", .figure(found.base?.close)), .init("change", .figure(found.change)),
                    ]))
            }
            rows[index].append(Cell(.fields(fields)))
            rows[index] += changes[index].dropFirst().map {
                Cell(.figure($0.change), $0.change.map(write) ?? FigureText.absent)
            }
        }
    }
}
