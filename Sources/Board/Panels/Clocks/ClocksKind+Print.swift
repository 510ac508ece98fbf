internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

extension ClocksKind {
    func printed(_ model: Model) -> PrintedPanel {
        let figures = order(model).compactMap(ClockID.init).compactMap { id in
            model.figures.zones[id].map {
                ClockFigure($0, id: id, here: model.here, now: model.clockMoment)
            }
        }
        return PrintedPanel(
            [
                .init("zone", .phrase(.printZone)), .init("city", .phrase(.printCity)),
                .init("day", .phrase(.printDay)),
                .init("offsetSeconds", heading: "offset", .phrase(.printOffset), isRight: true),
                .init("time", .phrase(.printTime)), .init("date"),
            ], rows: figures.map { row($0, model) }, isEmpty: figures.isEmpty)
    }

    private func row(_ clock: ClockFigure, _ model: Model) -> [PrintedPanel.Cell] {
        [
            .init(.text(clock.zone), clock.zone),
            .init(
                .text(City.name(ofClock: clock.id)),
                City.name(ofClock: clock.id, language: model.language)),
            .init(.text(clock.relativeDay), model.viewer.day(of: clock)),
            .init(.integer(clock.offset), model.words.hoursOffset(clock.offset)),
            .init(.text(clock.time.description), model.timeText.time(clock.time)),
            .init(.text(clock.day.description)),
        ]
    }
}

extension ClockFigure {
    /// For programs, the same in every language: `today`, `tomorrow`, `in 2 days`.
    fileprivate var relativeDay: String {
        switch day - today {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case let days where days > 0: "in \(days) days"
        case let days: "\(-days) days ago"
        }
    }
}
