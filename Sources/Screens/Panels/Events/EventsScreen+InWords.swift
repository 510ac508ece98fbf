internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Words

extension EventsScreen {
    func inWords(_ item: Item, _ model: Model) -> ItemInWords {
        guard let row = model.events[item] else { return ItemInWords(model.words[.events]) }
        let (text, event) = (model.eventText, row.event)
        var said = ItemInWords(text.title(row))
        said.figure = text.shortCountdown(event)
        said.parts = [.init("", text.whenThere(event))]
        if text.timeThere(event) != nil { said.parts.append(.init("", text.whenHere(event))) }
        if event.certainty == .expected { said.remarks = [model.words[.eventExpected]] }
        said.source = event.source.map { $0 == .own ? "" : $0.origin(model.words) } ?? ""
        said.takeAlert(item, in: panel, model)
        return said
    }
}
