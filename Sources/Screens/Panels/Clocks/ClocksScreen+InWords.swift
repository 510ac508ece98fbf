internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import Words

extension ClocksScreen {
    /// To the minute: a text that changes every second cannot be read.
    func inWords(_ item: Item, _ model: Model) -> ItemInWords {
        guard let id = ClockID(item), let zone = model.figures.zones[id] ?? Zone(id.zone) else {
            var text = ItemInWords(panel.kind.name(of: item, language: model.language))
            text.remarks = [model.words[.noSuchZoneHere]]
            return text
        }
        let clock = ClockFigure(zone, id: id, here: model.here, now: model.clockMoment)
        var text = ItemInWords(City.name(ofClock: id, language: model.language))
        text.figure = model.timeText.minute(clock.time)
        text.parts = [
            .init("", model.viewer.day(of: clock)), .init("", model.words.hoursOffset(clock.offset)),
        ]
        if let market = MarketText(id, at: model.clockMoment, model.writing)?.wordings.first {
            text.parts.append(.init("", market))
        }
        text.takeAlert(item, in: panel, model)
        return text
    }
}
