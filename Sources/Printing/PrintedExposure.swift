package import Board
internal import CivilTime
package import Figures
internal import JSON5
package import Market
package import Money
internal import Words

package struct PrintedExposure {
    private let exposure: Exposure
    private let key: ExposureKey
    private let fromCurrency: Figure
    private let home: CurrencyCode
    private let states: [Symbol: FigureState]
    private let model: Model
    private let leftOut: String

    package init(_ positions: Positions, by key: ExposureKey, _ states: [Symbol: FigureState], _ model: Model)
    {
        exposure = model.exposure(positions, by: key)
        fromCurrency = positions.total.dayCurrency
        home = positions.ledger.terms.rates.home
        leftOut = positions.total.leftOutSaying.map { model.words[$0] + "\n" } ?? ""
        (self.key, self.states, self.model) = (key, states, model)
    }

    package func text(_ format: PrintFormat) -> String {
        switch format {
        case .table: Table(table, model.words).aligned + leftOut
        case .csv: Table(lines, model.words).commaSeparated
        case .json: json.printed
        }
    }

    /// The least certain of its prices, and of the rates of its cash.
    private func state(_ item: Exposure.Item) -> FigureState? {
        let all = item.parts.compactMap { part in
            switch part {
            case .position(let key): states[key.item]
            case .cash(let key): model.rateState(key.currency, home: home)
            }
        }
        return [.whatIf, .sample, .past, .stale, .cached, .reference, .live].first(where: all.contains)
    }

    private static func full(_ figure: Figure?) -> String? { figure?.value?.shortText(places: 10) }

    private var json: JSONValue {
        var members: [(String, JSONValue)] = [("home", .string(home.text)), ("by", .string(key.rawValue))]
        if let day = model.pastDay { members.append(("on", .string(day.description))) }
        members += [
            ("items", .array(exposure.items.map(item))),
            ("total", .object([("home", .decimal(Self.full(exposure.total)))])),
        ]
        return .object([("asOf", .string(model.now.iso8601)), ("exposure", .object(members))])
    }

    private func item(_ item: Exposure.Item) -> JSONValue {
        .object([
            ("key", .text(item.key)), ("value", .decimal(Self.full(item.value))),
            ("home", .decimal(Self.full(item.home))), ("share", .decimal(Self.full(item.share))),
            ("todayFromCurrency", .decimal(Self.full(item.fromCurrency))),
            ("state", .text(state(item)?.rawValue)),
        ])
    }

    private var lines: PrintedPanel {
        let rows = exposure.items.map { item in
            [
                item.key, Self.full(item.value), Self.full(item.home), Self.full(item.share),
                Self.full(item.fromCurrency), state(item)?.rawValue,
            ].map { PrintedPanel.Cell(.text($0)) }
        }
        let names = ["key", "value", "home", "share", "todayFromCurrency", "state"]
        return PrintedPanel(names.map { .init($0) }, rows: rows, isEmpty: false)
    }

    private var table: PrintedPanel {
        let isOfCurrency = key == .currency
        let rows = exposure.items.map { item in
            let code = item.key.flatMap(CurrencyCode.init) ?? home
            let own = isOfCurrency ? [item.value.map { money($0, code) } ?? FigureText.absent] : []
            return [model.exposureName(item.key, by: key)] + own + [
                money(item.home, home),
                item.share?.value.map { model.figureText.share($0.double) } ?? FigureText.absent,
                money(item.fromCurrency, home),
                state(item).map { model.words[$0.phrase] } ?? FigureText.absent,
            ]
        }
        let last =
            [model.words[.printTotal]] + (isOfCurrency ? [""] : [])
            + [money(exposure.total, home), "", money(fromCurrency, home), ""]
        let columns: [PrintedPanel.Column] =
            [.init("", .phrase(key.heading))]
            + (isOfCurrency ? [.init("", .phrase(.printValue), isRight: true)] : [])
            + [
                .init("", .verbatim(home.text), isRight: true),
                .init("", .phrase(.printWeight), isRight: true),
                .init("", .phrase(.printFromCurrency), isRight: true), .init("", .phrase(.printState)),
            ]
        return PrintedPanel(
            columns, rows: (rows + [last]).map { $0.map { .init(.text($0), $0) } }, isEmpty: false)
    }

    private func money(_ figure: Figure, _ code: CurrencyCode) -> String {
        figure.value.map { model.figureText.money($0, code, withCode: false) } ?? FigureText.absent
    }
}

extension Model {
    /// In the home currency; nil if unknown.
    func rateState(_ code: CurrencyCode, home: CurrencyCode) -> FigureState? {
        if pastDay != nil { return .past }
        if code == home { return scenario == nil ? .live : .whatIf }
        return RateFigure(RatePair(base: .currency(home), code: .currency(code)), .d1, in: shownMarket)
            .state(refresh: refresh.rates, now: now)
    }
}
