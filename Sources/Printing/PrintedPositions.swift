package import Board
internal import CivilTime
package import Figures
internal import JSON5
package import Market
package import Money
internal import Words

package struct PrintedPositions {
    private let positions: Positions
    private let states: [Symbol: FigureState]
    private let timeWeighted: Double?
    private let model: Model
    private var terms: Terms { positions.ledger.terms }

    /// `timeWeighted` is in a year; nil if unknown.
    package init(
        _ positions: Positions, _ states: [Symbol: FigureState], timeWeighted: Double?, _ model: Model
    ) {
        (self.positions, self.states, self.model) = (positions, states, model)
        self.timeWeighted = timeWeighted
    }

    package func text(_ format: PrintFormat) -> String {
        switch format {
        case .table:
            Table(table, model.words).aligned
                + (positions.total.leftOutSaying.map { model.words[$0] + "\n" } ?? "")
        case .csv:
            ([items] + (positions.cash.isEmpty ? [] : [cash]) + [total]).map {
                Table($0, model.words).commaSeparated
            }.joined(separator: "\n")
        case .json: json.printed
        }
    }

    private static func full(_ figure: Figure?) -> String? { figure?.value?.shortText(places: 10) }

    private static let ownNames = [
        "averageCost", "cost", "price", "value", "dayChange", "unrealised", "realised", "income", "fees",
        "taxes",
    ]

    private static func figures(of position: Position) -> [(String, Figure?)] {
        let figures: [Figure?] = [
            position.averageCost, position.cost, position.price, position.value, position.dayChange,
            position.unrealised, position.realised, position.income, position.fees, position.taxes,
        ]
        return Array(zip(ownNames, figures))
    }

    private static let homeNames = [
        "value", "cost", "dayChange", "priceGain", "currencyGain", "income", "fees", "taxes", "total",
    ]

    private static func figures(of home: HomeFigures) -> [(String, Figure?)] {
        let figures: [Figure?] = [
            home.value, home.cost, home.dayChange, home.priceGain, home.currencyGain, home.income, home.fees,
            home.taxes, home.total,
        ]
        return Array(zip(homeNames, figures))
    }
}

extension PrintedPositions {
    private var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("home", .string(terms.rates.home.text)), ("method", .string(terms.method.rawValue)),
            ("baseline", .string(model.printedBaselines[0].text)),
        ]
        if let day = model.pastDay { members.append(("on", .string(day.description))) }
        members += [
            ("items", .array(positions.items.map(item))), ("cash", .array(positions.cash.map(cash))),
            (
                "total",
                .object(
                    Self.members(Self.figures(of: positions.total)) + [
                        ("xirr", .figure(positions.total.yearlyReturn.value)),
                        ("timeWeighted", .figure(timeWeighted)),
                    ] + leftOut)
            ),
        ]
        let mistakes = positions.ledger.mistakes
        if !mistakes.isEmpty { members.append(("mistakes", .array(mistakes.map(mistake)))) }
        return .object([("asOf", .string(model.now.iso8601)), ("positions", .object(members))])
    }

    private func item(_ position: Position) -> JSONValue {
        .object(
            [
                ("item", .string(position.key.item.text)), ("account", .string(position.key.account)),
                ("quantity", .decimal(Self.full(position.quantity))),
                ("currency", .text(position.currency)),
            ] + Self.members(Self.figures(of: position)) + [
                ("home", .object(Self.members(Self.figures(of: position.home)))),
                ("weight", .decimal(Self.full(positions.weight(of: position)))),
                ("xirr", .figure(position.home.yearlyReturn.value)),
                ("state", .text(states[position.key.item]?.rawValue)),
            ] + provenance(position.key.item) + compared(position))
    }

    private func provenance(_ item: Symbol) -> [(String, JSONValue)] {
        let figure = model.stockFigure(item)
        return [
            ("time", .text(figure.time?.iso8601)), ("source", .text(figure.source?.text)),
            ("disputed", JSONValue(figure.disagreement.printed("price"))),
        ]
    }

    private func cash(_ cash: Cash) -> JSONValue {
        .object([
            ("currency", .string(cash.key.currency.text)), ("account", .string(cash.key.account)),
            ("amount", .decimal(Self.full(cash.amount))),
            (
                "home",
                .object(Self.members([("value", cash.home.value), ("dayChange", cash.home.dayChange)]))
            ),
            ("weight", .decimal(Self.full(positions.weight(of: cash)))),
            ("state", .text(model.rateState(cash.key.currency, home: terms.rates.home)?.rawValue)),
        ])
    }

    private func compared(_ position: Position) -> [(String, JSONValue)] {
        let changes = changes(of: position)
        func members(_ found: (base: DailyClose?, change: Double?), _ name: String) -> [(String, JSONValue)] {
            [
                ("baseDay", .text(found.base?.day.description)), (name, .figure(found.base?.close)),
                ("change", .figure(found.change)),
            ]
        }
        var all = changes.first.map { members($0, "baseClose") } ?? []
        if model.pastDay != nil { all.append(("day", .text(day(of: position)))) }
        if changes.count > 1 {
            let tokens = model.printedBaselines.map(\.text)
            all.append(("changes", .object(zip(tokens, changes).map { ($0, .object(members($1, "base"))) })))
        }
        return all
    }

    /// In the shares of the position's price.
    private func changes(of position: Position) -> [(base: DailyClose?, change: Double?)] {
        model.printedBaselines.map { baseline in
            let figure = model.stockFigure(position.key.item, baseline)
            guard var base = figure.base else { return (nil, nil) }
            // A row may have a split that no feed has.
            if let shown = figure.price, let price = position.price.value?.double, shown > 0, price != shown {
                base.close *= price / shown
            }
            return (base, figure.change)
        }
    }

    private func day(of position: Position) -> String? {
        model.stockFigure(position.key.item).local?.day.description
    }

    private static func members(_ figures: [(String, Figure?)]) -> [(String, JSONValue)] {
        figures.map { ($0.0, .decimal(full($0.1))) }
    }

    private var leftOut: [(String, JSONValue)] {
        let rows = positions.total.leftOut.map { row in
            let names = Self.homeNames.filter { name in
                switch name {
                case "income": row.parts.contains(.income)
                case "fees": row.parts.contains(.fees)
                case "taxes": row.parts.contains(.taxes)
                case "total": row.parts != [.cash]
                case "value", "dayChange": !row.parts.isDisjoint(with: [.holding, .cash])
                default: row.parts.contains(.holding)
                }
            }
            return JSONValue.object([
                ("line", .integer(row.line)), ("item", .text(row.item?.text)),
                ("account", .text(row.account)),
                ("figures", .array((names + ["xirr"]).map(JSONValue.string))),
            ])
        }
        return rows.isEmpty ? [] : [("leftOut", .array(rows))]
    }

    private func mistake(_ mistake: Mistake) -> JSONValue {
        .object([
            ("line", .integer(mistake.line)), ("column", .text(mistake.column?.rawValue)),
            ("text", .string(model.words[mistake.cause.saying])),
        ])
    }
}

extension PrintedPositions {
    /// Figures at home have names of their own; JSON has them in an object.
    private var items: PrintedPanel {
        let rows = positions.items.map { position in
            let own = Self.figures(of: position).map { Self.full($0.1) }
            let home = Self.figures(of: position.home).map { Self.full($0.1) }
            let rest = [
                Self.full(positions.weight(of: position)), position.home.yearlyReturn.value.map { "\($0)" },
                states[position.key.item]?.rawValue,
            ]
            let changes = changes(of: position)
            let compared: [String?] =
                [changes.first?.base?.day.description, changes.first?.base.map { "\($0.close)" }]
                + changes.prefix(1).map { $0.change.map { "\($0)" } }
                + (model.pastDay == nil ? [] : [day(of: position)])
                + changes.dropFirst().map { $0.change.map { "\($0)" } }
            let key = [
                position.key.item.text, position.key.account, Self.full(position.quantity), position.currency,
            ]
            return (key + own + home + rest + compared).map { PrintedPanel.Cell(.text($0)) }
        }
        let names =
            ["item", "account", "quantity", "currency"] + Self.ownNames
            + Self.homeNames.map { "home." + $0 } + [
                "weight", "xirr", "state", "baseDay", "baseClose", "change",
            ]
            + (model.pastDay == nil ? [] : ["day"])
            + model.printedBaselines.dropFirst().map { "change.\($0.text)" }
        return PrintedPanel(names.map { .init($0) }, rows: rows, isEmpty: false)
    }

    private var cash: PrintedPanel {
        let rows = positions.cash.map { cash in
            [
                cash.key.currency.text, cash.key.account, Self.full(cash.amount), Self.full(cash.home.value),
                Self.full(cash.home.dayChange), Self.full(positions.weight(of: cash)),
                model.rateState(cash.key.currency, home: terms.rates.home)?.rawValue,
            ].map { PrintedPanel.Cell(.text($0)) }
        }
        let names = ["cash", "account", "amount", "home.value", "home.dayChange", "weight", "state"]
        return PrintedPanel(names.map { .init($0) }, rows: rows, isEmpty: false)
    }

    private var total: PrintedPanel {
        let home = positions.total
        let cells =
            [terms.rates.home.text] + Self.figures(of: home).map { Self.full($0.1) }
            + [
                home.yearlyReturn.value.map { "\($0)" }, timeWeighted.map { "\($0)" },
                home.leftOut.map { "\($0.line)" }.joined(separator: " "),
            ]
        return PrintedPanel(
            (["home"] + Self.homeNames + ["xirr", "timeWeighted", "leftOutLines"]).map { .init($0) },
            rows: [cells.map { PrintedPanel.Cell(.text($0)) }], isEmpty: false)
    }
}

extension PrintedPositions {
    /// Prices in the items' currencies, sums in the home currency, totals at the end.
    private var table: PrintedPanel {
        let titles: [(Phrase, isRight: Bool)] = [
            (.printItem, false), (.printAccount, false), (.printQuantity, true), (.printPrice, true),
            (.printCurrency, false), (.printValue, true), (.printDayChange, true), (.printPriceGain, true),
            (.printCurrencyGain, true), (.printIncome, true), (.printFees, true), (.printTaxes, true),
            (.printTotal, true),
            (.printYearly, true), (.printWeight, true), (.printState, false),
        ]
        // The change of a day has its column already.
        let baselines = model.printedBaselines == [.d1] ? [] : model.printedBaselines
        let columns =
            titles.map { PrintedPanel.Column("", .phrase($0.0), isRight: $0.isRight) }
            + baselines.map { PrintedPanel.Column("", .verbatim($0.heading), isRight: true) }
        let rows = positions.items.map { position in
            [
                position.key.item.text, position.key.account,
                position.quantity.value?.shortText(places: 10) ?? FigureText.absent, price(position.price),
                position.currency ?? FigureText.absent,
            ] + sums(position.home) + [
                share(positions.weight(of: position)?.value?.double),
                states[position.key.item].map { model.words[$0.phrase] } ?? FigureText.absent,
            ]
                + changes(of: position).prefix(baselines.count).map { found in
                    found.change.map { model.figureText.change($0, places: 1) } ?? FigureText.absent
                }
        }
        let cash = positions.cash.map { cash in
            [
                name(of: cash), cash.key.account,
                cash.amount.value.map { model.figureText.money($0, cash.key.currency, withCode: false) }
                    ?? FigureText.absent, "", cash.key.currency.text,
                money(cash.home.value), money(cash.home.dayChange), "", "", "", "", "", "", "",
                share(positions.weight(of: cash)?.value?.double),
                model.rateState(cash.key.currency, home: terms.rates.home).map { model.words[$0.phrase] }
                    ?? FigureText.absent,
            ] + baselines.map { _ in "" }
        }
        let last =
            ["", "", "", "", terms.rates.home.text] + sums(positions.total) + ["", ""]
            + baselines.map { _ in "" }
        return PrintedPanel(
            columns, rows: (rows + cash + [last]).map { $0.map { .init(.text($0), $0) } }, isEmpty: false)
    }

    /// `cash`, or `cash · overdrawn` below 0.
    private func name(of cash: Cash) -> String {
        let words = model.words
        return cash.isOverdrawn ? "\(words[.cash]) · \(words[.cashOverdrawn])" : words[.cash]
    }

    private func sums(_ home: HomeFigures) -> [String] {
        [
            home.value, home.dayChange, home.priceGain, home.currencyGain, home.income, home.fees, home.taxes,
            home.total,
        ].map(money) + [
            home.yearlyReturn.value.map { model.figureText.change($0, places: 1) } ?? FigureText.absent
        ]
    }

    private func money(_ figure: Figure) -> String {
        figure.value.map { model.figureText.money($0, terms.rates.home, withCode: false) }
            ?? FigureText.absent
    }

    private func price(_ figure: Figure) -> String {
        guard let value = figure.value else { return FigureText.absent }
        return value.sign == 0 ? "0" : model.figureText.price(value.double)
    }

    private func share(_ share: Double?) -> String {
        guard let share else { return FigureText.absent }
        let text = model.figureText.change(share, places: 1)
        return text.hasPrefix("+") ? String(text.dropFirst()) : text
    }
}
