package import Alerts
package import Board
internal import CivilTime
package import Figures
internal import JSON5
internal import Market
internal import Substrings
internal import Words

/// docs/reference/formats.md has their members.
package struct PrintedAlerts: Sendable {
    private let model: Model
    /// Replaces amounts of the user's positions; nil shows them.
    private let hidden: String?

    package init(_ model: Model, hidesAmounts: Bool = false) {
        self.model = model
        hidden = hidesAmounts ? FigureText.hidden : nil
    }

    package func list(_ alerts: [Alert], _ fired: [FiredAlert], _ format: PrintFormat) -> String {
        let last = Dictionary(fired.map { ($0.alert, $0) }) { first, _ in first }
        switch format {
        case .table, .csv:
            let hasBoards = alerts.contains { $0.board != nil }
            return table(
                [
                    .verbatim("id"), .phrase(.alertItemHeading), .phrase(.alertConditionHeading),
                    .phrase(.alertStateHeading),
                    .phrase(.alertLastHeading), .phrase(.alertDistanceHeading), .phrase(.alertFiredHeading),
                ] + (hasBoards ? [.phrase(.alertBoardHeading)] : []),
                alerts.map { alert in
                    let state = alert.state
                    return [
                        "\(alert.id)", alert.rule.subject.heading(model.words),
                        alert.rule.text(hidingAmountsBy: hidden),
                        model.words[state.saying],
                        state.last.map { text($0, alert.rule) } ?? FigureText.absent,
                        state.distance.map { model.figureText.change($0, places: 2) } ?? FigureText.absent,
                        last[alert.id].map { model.viewer.moment($0.at) } ?? FigureText.absent,
                    ] + (hasBoards ? [alert.board?.name ?? ""] : [])
                })
        case .json:
            let items = alerts.map { alert in
                JSONValue.object(
                    head(alert.id, alert.rule) + board(alert.board?.name) + [
                        ("state", .string(alert.state.word)),
                        ("last", .figure(shown(alert.state.last, alert.rule))),
                        ("distance", .figure(alert.state.distance)),
                        (
                            "fired",
                            .array(
                                fired.filter { $0.alert == alert.id }.map {
                                    .object(members($0) + deliveries($0))
                                })
                        ),
                    ])
            }
            return json(.object([("alerts", .array(items))]), .printed)
        }
    }

    package func history(_ fired: [FiredAlert], _ format: PrintFormat) -> String {
        switch format {
        case .table, .csv:
            return table(
                [
                    .phrase(.printTime), .verbatim("id"), .phrase(.alertItemHeading),
                    .phrase(.alertConditionHeading),
                    .phrase(.printValue), .phrase(.printQuotedAt), .phrase(.printSource),
                ],
                fired.map { fired in
                    let firing = fired.firing
                    return [
                        model.viewer.moment(fired.at), "\(fired.alert)",
                        fired.rule.subject.heading(model.words),
                        fired.rule.text(hidingAmountsBy: hidden),
                        firing.value.map { text($0, fired.rule) } ?? FigureText.absent,
                        model.viewer.moment(firing.quotedAt), firing.source?.text ?? FigureText.absent,
                    ]
                })
        case .json:
            let entries = fired.map {
                JSONValue.object(head($0.alert, $0.rule) + board($0.board) + members($0) + deliveries($0))
            }
            return json(.object([("fired", .array(entries))]), .printed)
        }
    }

    package func line(_ fired: FiredAlert, _ format: LineFormat, _ settings: AlertSettings) -> String {
        switch format {
        case .lines:
            let notice = AlertNotice.of([fired], settings, here: model.here).first
            let body = notice?.body.replacing("\n", with: "; ") ?? ""
            return "\(model.viewer.moment(fired.at))  \(notice?.title ?? "")  \(body)\n"
        case .json: return json(object(fired), .line)
        }
    }

    private func object(_ fired: FiredAlert) -> JSONValue {
        .object(head(fired.alert, fired.rule) + board(fired.board) + members(fired))
    }

    private func head(_ id: Int, _ rule: AlertRule) -> [(String, JSONValue)] {
        [
            ("id", .integer(id)), ("item", .string(rule.subject.item)),
            ("condition", .string(hidden.map { rule.text(hidingAmountsBy: $0, units: 1) } ?? rule.text)),
        ]
    }

    /// Empty for one's own alerts.
    private func board(_ name: String?) -> [(String, JSONValue)] {
        name.map { [("board", .string($0))] } ?? []
    }

    private func members(_ fired: FiredAlert) -> [(String, JSONValue)] {
        [
            ("at", .string(fired.at.iso8601)), ("value", .figure(shown(fired.firing.value, fired.rule))),
            ("quotedAt", .string(fired.firing.quotedAt.iso8601)),
            ("source", .text(fired.firing.source?.text)),
            ("late", .flag(fired.firing.isLate)),
        ]
    }

    private func deliveries(_ fired: FiredAlert) -> [(String, JSONValue)] {
        if fired.deliveries.isEmpty { return [] }
        let all = fired.deliveries.map { delivery in
            JSONValue.object([
                ("name", .string(delivery.receiver)), ("state", .string(delivery.state.word)),
                ("attempts", .integer(delivery.attempts)), ("problem", .text(delivery.problem)),
                ("doubtful", .flag(delivery.isDoubtful)),
            ])
        }
        return [("sentTo", .array(all))]
    }

    private func shown(_ value: Double?, _ rule: AlertRule) -> Double? {
        hidden != nil && rule.condition.isOfAmount ? nil : value
    }

    private func text(_ value: Double, _ rule: AlertRule) -> String {
        model.figureText.text(of: value, rule, hidingAmountsBy: hidden)
    }

    private func table(_ titles: [Saying], _ rows: [[String]]) -> String {
        let columns = titles.map { PrintedPanel.Column("", $0) }
        let rows = rows.map { $0.map { PrintedPanel.Cell(.text($0), $0) } }
        return Table(PrintedPanel(columns, rows: rows, isEmpty: rows.isEmpty), model.words).aligned
    }

    private func json(_ value: JSONValue, _ form: JSONValue.Form) -> String {
        String(decoding: value.bytes(form), as: UTF8.self) + "\n"
    }
}
