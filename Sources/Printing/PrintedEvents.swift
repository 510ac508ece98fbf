package import Board
internal import CivilTime
package import Figures
internal import JSON5
internal import Market
internal import Words

package struct PrintedEvents: Sendable {
    package enum Format: String, Sendable, CaseIterable {
        case table, json, csv, ics
    }

    private let events: [MarketEvent]
    private let model: Model

    /// Events that are not over and start within so many days after today.
    package init(_ agenda: Agenda, days: Int, _ model: Model) {
        self.model = model
        let last = model.here.local(model.now).day + days
        let end = model.here.instant(last + 1, TimeOfDay(second: 0))
        events = agenda.events(from: model.now, to: end)
    }

    package var isEmpty: Bool { events.isEmpty }

    package func text(_ format: Format) -> String {
        switch format {
        case .table: Table(panel, model.words).text(.table, json: { .null })
        case .csv: Table(panel, model.words).text(.csv, json: { .null })
        case .json:
            JSONValue.object([("asOf", .string(model.now.iso8601)), ("events", JSONValue(panel))]).printed
        case .ics: ICSText.calendar(events, stamp: model.now, title: \.plainTitle)
        }
    }

    private var panel: PrintedPanel {
        let text = model.eventText
        return PrintedPanel(
            [
                .init("kind", heading: "kind"), .init("item", heading: "item"),
                .init("title", heading: "title"), .init("day", heading: "day"), .init("at", heading: "at"),
                .init("zone", heading: "zone"), .init("end", heading: "end"),
                .init("certainty", heading: "certainty"), .init("source", heading: "source"),
                .init("when", .phrase(.printTime)).onlyForPeople,
                .init("what", .phrase(.printTitle)).onlyForPeople,
                .init("from", .phrase(.printSource)).onlyForPeople,
            ],
            rows: events.map { event in
                let source = event.source?.text ?? PrintedEvents.program
                return [
                    .init(.text(event.kind.rawValue)), .init(.text(event.subject?.id)),
                    .init(.text(event.plainTitle)), .init(.text(event.firstDay.description)),
                    .init(.text(event.isAllDay ? nil : event.start.iso8601)), .init(.text(event.zone)),
                    .init(.text(event.plainEnd)), .init(.text(event.certainty.rawValue)),
                    .init(.text(source)), .init(.text(nil), text.whenThere(event)),
                    .init(.text(nil), text.title(event)), .init(.text(nil), source),
                ]
            }, isEmpty: events.isEmpty)
    }

    private static let program = "fxterm"
}

extension PrintedPanel.Column {
    fileprivate var onlyForPeople: Self {
        var column = self
        (column.heading, column.isInJSON) = (nil, false)
        return column
    }
}

extension MarketEvent {
    fileprivate var firstDay: Day {
        switch timing {
        case .days(let day, _): day
        case .moment(let moment, _): (Zone(zone) ?? .utc).local(moment).day
        }
    }

    /// Or the last of several days.
    fileprivate var plainEnd: String? {
        switch timing {
        case .days(let first, let last): first == last ? nil : last.description
        case .moment(_, let end): end?.iso8601
        }
    }
}
