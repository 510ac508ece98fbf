package import Board
internal import CivilTime
internal import Figures
internal import JSON5
internal import Market
internal import Places
internal import Words

package struct PrintedMeeting: Sendable {
    private let meeting: Meeting
    private let model: Model

    package init(_ meeting: Meeting, _ model: Model) { (self.meeting, self.model) = (meeting, model) }

    package var isEmpty: Bool { meeting.windows.isEmpty }

    package func text(_ format: PrintFormat) -> String {
        switch format {
        case .table: Table(table, model.words).aligned
        case .csv: Table(list, model.words).commaSeparated
        case .json:
            JSONValue.object([
                ("asOf", .string(model.clockMoment.iso8601)),
                (
                    "meeting",
                    .object([
                        ("minutes", .integer(meeting.minutes)),
                        ("places", .array(meeting.places.map(place))),
                        ("items", .array(meeting.windows.map(window))),
                    ])
                ),
            ]).printed
        }
    }

    private func place(_ place: MeetingPlace) -> JSONValue {
        .object([
            ("zone", .string(place.clock.zone)), ("city", .string(City.name(ofClock: place.clock))),
            ("work", .string(place.hours.description)),
        ])
    }

    private func window(_ window: MeetingWindow) -> JSONValue {
        .object([
            ("start", .string(window.start.iso8601)), ("end", .string(window.end.iso8601)),
            ("again", .texts(window.again.map(\.iso8601))),
            ("outside", .texts(names(window.outside))), ("asleep", .texts(names(window.asleep))),
            (
                "local",
                .array(
                    meeting.places.map { place in
                        .object([
                            ("city", .string(City.name(ofClock: place.clock))),
                            ("start", .string(local(window.start, place))),
                            ("end", .string(local(window.end, place))),
                        ])
                    })
            ),
        ])
    }

    private func names(_ clocks: Set<ClockID>) -> [String] {
        meeting.places.map(\.clock).filter(clocks.contains).map { City.name(ofClock: $0) }
    }

    /// `2026-11-24T09:00`, by the clocks of a city.
    private func local(_ moment: Instant, _ place: MeetingPlace) -> String {
        let local = place.zone.local(moment)
        return "\(local.day)T\(local.time.hoursAndMinutes)"
    }

    private static let lists = ["outside", "asleep"]

    private var list: PrintedPanel {
        let cities = meeting.places.map { City.name(ofClock: $0.clock) }
        let columns = (["start", "end"] + PrintedMeeting.lists + cities).map { PrintedPanel.Column($0) }
        let rows = meeting.windows.map { window in
            [
                window.start.iso8601, window.end.iso8601, names(window.outside).joined(separator: "; "),
                names(window.asleep).joined(separator: "; "),
            ] + meeting.places.map { "\(local(window.start, $0))/\(local(window.end, $0))" }
        }
        return PrintedPanel(
            columns, rows: rows.map { $0.map { .init(.text($0)) } }, isEmpty: meeting.windows.isEmpty)
    }

    /// A column for each city, then a word on cities that are not at work and on further days.
    private var table: PrintedPanel {
        let words = model.words
        let columns = meeting.places.map { place in
            PrintedPanel.Column("", .verbatim(model.cityName(place.clock)))
        }
        func remark(_ window: MeetingWindow) -> String {
            func names(_ isMeant: (ClockID) -> Bool) -> String {
                words.list(meeting.places.map(\.clock).filter(isMeant).map(model.cityName))
            }
            let awake = names { window.outside.contains($0) && !window.asleep.contains($0) }
            let parts = [(Phrase.meetingOutside, awake), (.meetingAsleep, names(window.asleep.contains))]
                .filter { !$0.1.isEmpty }.map { words[$0.0, ["names": $0.1]] }
            let days = words.list(window.again.map { words.weekday(model.here.local($0).day) })
            return (parts.isEmpty ? [words[.meetingSuitsAll]] : parts).joined(separator: "; ")
                + (days.isEmpty ? "" : "; " + words[.meetingAgain, ["days": days]])
        }
        let rows = meeting.windows.map { window in
            meeting.places.map { model.viewer.span(window, in: $0) } + [remark(window)]
        }
        return PrintedPanel(
            columns + [.init("", .verbatim(""))], rows: rows.map { $0.map { .init(.text($0), $0) } },
            isEmpty: meeting.windows.isEmpty)
    }
}
