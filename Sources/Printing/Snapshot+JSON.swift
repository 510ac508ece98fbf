internal import Board
internal import JSON5
internal import Market

extension Snapshot {
    /// The document of docs/PRINT.md: what is unknown is null.
    var json: JSONValue {
        var members: [(String, JSONValue)] = [("asOf", .string(model.clockMoment.iso8601))]
        let baseline = JSONValue.string(model.arrangement.baseline.rawValue)
        for panel in panels {
            if panel == .rates {
                members.append(
                    (
                        "rates",
                        .object([
                            ("base", .string(model.arrangement.base)), ("baseline", baseline),
                            ("items", .array(rates.map(item))),
                        ])
                    ))
            } else if panel == .clocks {
                members.append(("clocks", .array(clocks.map(item))))
            } else {
                members.append(
                    ("stocks", .object([("baseline", baseline), ("items", .array(stocks.map(item)))])))
            }
        }
        return .object(members)
    }

    private func item(_ figure: RateFigure) -> JSONValue {
        .object([
            ("code", .string(figure.code)), ("name", .text(Currency.name(figure.code))),
            ("rate", .figure(figure.rate)), ("baseDay", .text(figure.base?.day.description)),
            ("baseRate", .figure(figure.base?.close)), ("change", .figure(figure.change)),
            ("quotedAt", .text(figure.quotedAt?.iso8601)), ("source", .text(figure.source)),
            ("state", .text(state(figure)?.rawValue)), ("disputed", disputed(figure.rival, "rate")),
        ])
    }

    /// Another feed's figure; null if it says the same, or nothing.
    private func disputed(_ rival: Rival?, _ name: String) -> JSONValue {
        guard let rival else { return .null }
        return .object([("source", .string(rival.source)), (name, .figure(rival.value))])
    }

    private func item(_ figure: ClockFigure) -> JSONValue {
        .object([
            ("zone", .string(figure.zone)), ("city", .string(City.name(ofClock: figure.id))),
            ("day", .string(figure.relativeDay)),
            ("offsetSeconds", .integer(figure.offset)), ("time", .string(figure.time.description)),
            ("date", .string(figure.day.description)),
        ])
    }

    private func item(_ figure: StockFigure) -> JSONValue {
        .object([
            ("symbol", .string(figure.symbol)), ("name", .text(figure.name)),
            ("currency", .text(figure.currency)),
            ("baseDay", .text(figure.base?.day.description)), ("baseClose", .figure(figure.base?.close)),
            ("price", .figure(figure.price)), ("time", .text(figure.time?.iso8601)),
            ("change", .figure(figure.change)), ("source", .text(figure.source)),
            ("state", .text(state(figure)?.rawValue)), ("disputed", disputed(figure.rival, "price")),
        ])
    }
}
