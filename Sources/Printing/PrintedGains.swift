package import Board
internal import CivilTime
internal import Figures
internal import JSON5
internal import Market
package import Money
internal import Words

package struct PrintedGains {
    private let gains: Gains
    private let terms: Terms
    private let year: Int?
    private let model: Model

    package init(_ gains: Gains, _ terms: Terms, year: Int?, _ model: Model) {
        (self.gains, self.terms, self.year, self.model) = (gains, terms, year, model)
    }

    package func text(_ format: PrintFormat) -> String {
        switch format {
        case .table:
            let tables = [gains.sales.isEmpty ? nil : sales, gains.income.isEmpty ? nil : income, sums]
            return tables.compactMap(\.self).map { Table($0, model.words).aligned }.joined(separator: "\n")
                + "\n" + model.words[.gainsNotAdvice] + "\n"
        case .csv:
            return [saleColumns, incomeColumns, totalColumns].map { Table($0, model.words).commaSeparated }
                .joined(separator: "\n")
        case .json: return json.printed
        }
    }

    private static func full(_ figure: Figure) -> String? { figure.value?.shortText(places: 10) }

    private static let saleNames = ["proceeds", "cost", "priceGain", "currencyGain", "fees"]

    private static func figures(ofSale home: Gains.Sums) -> [Figure] {
        [home.proceeds, home.cost, home.priceGain, home.currencyGain, home.fees]
    }
}

extension PrintedGains {
    private var json: JSONValue {
        .object([
            ("asOf", .string(model.now.iso8601)),
            (
                "gains",
                .object([
                    ("home", .string(terms.rates.home.text)), ("method", .string(terms.method.rawValue)),
                    ("year", year.map { .integer($0) } ?? .null),
                    ("sales", .array(gains.sales.map(json))), ("income", .array(gains.income.map(json))),
                    ("total", .object(json(gains.total) + years)),
                ])
            ),
        ])
    }

    private func json(_ sale: Gains.Sale) -> JSONValue {
        .object([
            ("item", .string(sale.key.item.text)), ("account", .string(sale.key.account)),
            ("bought", .text(sale.bought?.description)), ("sold", .string(sale.sold.description)),
            ("quantity", .decimal(sale.quantity.shortText(places: 10))),
            ("proceeds", .decimal(Self.full(sale.proceeds))), ("cost", .decimal(Self.full(sale.cost))),
            ("home", .object(members(Self.saleNames, Self.figures(ofSale: sale.home)))),
        ])
    }

    private func json(_ earning: Gains.Earning) -> JSONValue {
        .object([
            ("day", .string(earning.day.description)), ("item", .text(earning.item?.text)),
            ("kind", .string(earning.kind.rawValue)),
            ("amount", .decimal(earning.amount.shortText(places: 10))),
            ("currency", .text(earning.currency)), ("home", .decimal(Self.full(earning.home))),
        ])
    }

    private func json(_ sums: Gains.Sums) -> [(String, JSONValue)] {
        members(
            Self.saleNames + ["income", "total"],
            Self.figures(ofSale: sums) + [sums.income, sums.total])
    }

    private var years: [(String, JSONValue)] {
        guard year == nil else { return [] }
        let years = gains.years.map { JSONValue.object([("year", .integer($0.year))] + json($0.sums)) }
        return [("years", .array(years))]
    }

    private func members(_ names: [String], _ figures: [Figure]) -> [(String, JSONValue)] {
        Array(zip(names, figures.map { .decimal(Self.full($0)) }))
    }
}

extension PrintedGains {
    private var saleColumns: PrintedPanel {
        panel(
            ["item", "account", "bought", "sold", "quantity", "proceeds", "cost"]
                + Self.saleNames.map { "home." + $0 },
            gains.sales.map { sale in
                [
                    sale.key.item.text, sale.key.account, sale.bought?.description, sale.sold.description,
                    sale.quantity.shortText(places: 10), Self.full(sale.proceeds), Self.full(sale.cost),
                ] + Self.figures(ofSale: sale.home).map(Self.full)
            })
    }

    private var incomeColumns: PrintedPanel {
        panel(
            ["day", "item", "kind", "amount", "currency", "home"],
            gains.income.map { earning in
                [
                    earning.day.description, earning.item?.text, earning.kind.rawValue,
                    earning.amount.shortText(places: 10), earning.currency, Self.full(earning.home),
                ]
            })
    }

    private var totalColumns: PrintedPanel {
        let years = (year == nil ? gains.years.map { ("\($0.year)", $0.sums) } : [])
        return panel(
            ["home", "year"] + Self.saleNames + ["income", "total"],
            (years + [(year.map { "\($0)" } ?? "", gains.total)]).map { name, sums in
                [terms.rates.home.text, name]
                    + (Self.figures(ofSale: sums) + [sums.income, sums.total]).map(Self.full)
            })
    }

    private func panel(_ names: [String], _ rows: [[String?]]) -> PrintedPanel {
        PrintedPanel(
            names.map { .init($0) }, rows: rows.map { $0.map { PrintedPanel.Cell(.text($0)) } },
            isEmpty: false)
    }
}

extension PrintedGains {
    private func money(_ figure: Figure) -> String {
        figure.value.map { model.figureText.money($0, terms.rates.home, withCode: false) }
            ?? FigureText.absent
    }

    private func money(_ figure: Figure, _ currency: String?) -> String {
        guard let value = figure.value else { return FigureText.absent }
        guard let unit = currency.flatMap(MinorUnit.init), unit.parts == 1 else {
            return model.figureText.marked(value.shortText(places: 2))
        }
        return model.figureText.money(value, unit.code, withCode: false)
    }

    private func table(_ titles: [(Phrase, isRight: Bool)], _ rows: [[String]]) -> PrintedPanel {
        PrintedPanel(
            titles.map { PrintedPanel.Column("", .phrase($0.0), isRight: $0.isRight) },
            rows: rows.map { $0.map { .init(.text($0), $0) } }, isEmpty: false)
    }

    private var sales: PrintedPanel {
        table(
            [
                (.printItem, false), (.printAccount, false), (.printBought, false), (.printSold, false),
                (.printDaysHeld, true), (.printQuantity, true), (.printProceeds, true), (.printCost, true),
                (.printCurrency, false), (.printPriceGain, true), (.printCurrencyGain, true),
                (.printFees, true), (.printTotal, true),
            ],
            gains.sales.map { sale in
                [
                    sale.key.item.text, sale.key.account, sale.bought?.description ?? FigureText.absent,
                    sale.sold.description, sale.bought.map { "\(sale.sold - $0)" } ?? FigureText.absent,
                    sale.quantity.shortText(places: 10), money(sale.proceeds, sale.currency),
                    money(sale.cost, sale.currency), sale.currency ?? FigureText.absent,
                ] + shown(sale)
            })
    }

    private func shown(_ sale: Gains.Sale) -> [String] {
        let sums = Sums(sale.home, terms)
        return [sums.priceGain, sums.currencyGain, sums.fees, sums.total].map(money)
    }

    private var income: PrintedPanel {
        table(
            [
                (.printDay, false), (.printItem, false), (.printAccount, false), (.printKind, false),
                (.printAmount, true), (.printCurrency, false), (.printEarnings, true),
            ],
            gains.income.map { earning in
                [
                    earning.day.description, earning.item?.text ?? "", earning.account,
                    model.words[earning.kind.phrase], money(.known(earning.amount), earning.currency),
                    earning.currency ?? FigureText.absent, money(earning.home),
                ]
            })
    }

    /// The sums of the rounded figures above: people add up what they see.
    private var sums: PrintedPanel {
        let years = year == nil && gains.years.count > 1 ? gains.years.map(\.year) : []
        let rows = years.map { [terms.rates.home.text, "\($0)"] + line(shown($0)) }
        let last = [terms.rates.home.text, year.map { "\($0)" } ?? ""] + line(shown(year))
        return table(
            [
                (.printCurrency, false), (.printYear, false), (.printPriceGain, true),
                (.printCurrencyGain, true), (.printFees, true), (.printEarnings, true), (.printTotal, true),
            ], rows + [last])
    }

    private func line(_ sums: Sums) -> [String] {
        [sums.priceGain, sums.currencyGain, sums.fees, sums.income, sums.total].map(money)
    }

    /// As the tables show them; nil for all years.
    private func shown(_ year: Int?) -> Sums {
        let exact = year.flatMap { year in gains.years.first { $0.year == year }?.sums } ?? gains.total
        var sums = Sums(exact, terms)
        // An unknown sum stays unknown, even if each figure above is known.
        let sales = gains.sales.filter { year == nil || $0.sold.civil.year == year }
        let income = gains.income.filter { year == nil || $0.day.civil.year == year }
        func sum(_ exact: Figure, _ figures: [Figure]) -> Figure {
            exact.value == nil ? exact : .known(figures.compactMap(\.value).reduce(.zero, +))
        }
        let lines = sales.map { Sums($0.home, terms) }
        sums.priceGain = sum(sums.priceGain, lines.map(\.priceGain))
        sums.currencyGain = sum(sums.currencyGain, lines.map(\.currencyGain))
        sums.fees = sum(sums.fees, lines.map(\.fees))
        sums.income = sum(sums.income, income.map { $0.home.rounded(terms) })
        return sums
    }
}

private struct Sums {
    var priceGain, currencyGain, fees, income: Figure

    init(_ sums: Gains.Sums, _ terms: Terms) {
        priceGain = sums.priceGain.rounded(terms)
        currencyGain = sums.currencyGain.rounded(terms)
        fees = sums.fees.rounded(terms)
        income = sums.income.rounded(terms)
    }

    var total: Figure {
        guard let price = priceGain.value, let currency = currencyGain.value, let fees = fees.value,
            let income = income.value
        else { return [priceGain, currencyGain, fees, income].first { $0.value == nil } ?? .zero }
        return .known(price + currency + income - fees)
    }
}

extension Figure {
    fileprivate func rounded(_ terms: Terms) -> Figure {
        switch self {
        case .known(let value): .known(value.rounded(places: terms.rates.home.decimals))
        case .unknown: self
        }
    }
}

extension Gains.Earning.Kind {
    fileprivate var phrase: Phrase {
        switch self {
        case .dividend: .incomeDividend
        case .interest: .incomeInterest
        }
    }
}
