internal import Arrangement
internal import CivilTime
internal import Market
internal import Places

extension ClocksKind {
    func figure(of item: Item, _ baseline: Baseline, _ model: Model) -> ItemFigure {
        let time = ClockID(item).flatMap { Zone($0.zone) }?.local(model.clockMoment).time
        return ItemFigure(
            text: time.map { model.timeText.minute($0) }, name: name(of: item, language: model.language))
    }
}

extension ClocksKind {
    var filterFields: [FilterField] {
        [.code, .name, .group, .city, .country, .zone, .offset, .hour, .exchange, .market]
    }

    func fact(_ field: FilterField, of item: Item, _ model: Model) -> FilterFact? {
        guard let id = ClockID(item) else { return nil }
        var figure: ClockFigure? {
            (model.figures.zones[id] ?? Zone(id.zone)).map {
                ClockFigure($0, id: id, here: model.here, now: model.clockMoment)
            }
        }
        switch field {
        case .code: return FilterFact(id.text)
        case .name, .city:
            return FilterFact(
                City.name(ofClock: id, language: model.language), City.name(ofClock: id))
        case .country:
            return FilterFact(
                City.country(ofClock: id, language: model.language), City.country(ofClock: id),
                City.countryCode(ofClock: id))
        case .zone: return FilterFact(id.zone)
        case .offset: return FilterFact(figure.map { Double($0.offset) / 3600 })
        case .hour: return FilterFact(figure.map { Double($0.time.second / 60) / 60 })
        case .exchange: return FilterFact(Exchange.at(id).first?.shortName, Exchange.at(id).first?.mic)
        case .market:
            let hours = Exchange.at(id).first?.hours
            return FilterFact(hours?.moment(at: model.clockMoment, auctions: false).phase.fact)
        case .group, .price, .change, .diff, .currency, .volume, .high, .low, .yearHigh, .yearLow, .held,
            .state, .source, .age:
            return nil
        }
    }
}
