package import CivilTime
package import Market
internal import Substrings

package struct DayPrice: Hashable, Sendable {
    package enum Thing: Hashable, Sendable {
        case item(Symbol)
        /// A currency, metal or coin.
        case leg(RateLeg)
    }

    let thing: Thing
    let day: Day
    let price: Rational
    let code: CurrencyCode

    /// Nil for an unknown `unit`, and for a price that is not a number. Pence become pounds.
    package init?(_ thing: Thing, on day: Day, _ price: Double, in unit: String?) {
        guard let unit = unit.flatMap(MinorUnit.init), let price = Rational(price) else { return nil }
        (self.thing, self.day, code) = (thing, day, unit.code)
        self.price = price / Rational(Int(unit.parts))
    }
}

package enum PriceFormat: String, Hashable, Sendable, CaseIterable {
    case ledger
    case beancount
    case csv
}

/// A file of prices, with a line for each day and item. Other lines stay.
package struct PriceFile: Hashable, Sendable {
    private let format: PriceFormat
    private var lines: [String]
    private var places: [String: Int] = [:]

    package init(_ text: String, _ format: PriceFormat) {
        self.format = format
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last == "" { lines.removeLast() }
        if lines.isEmpty, format == .csv { lines.append("day,item,price,currency") }
        for (place, line) in lines.enumerated() {
            if let start = format.start(of: line) { places[start] = place }
        }
    }

    /// A later price of the same day and thing replaces an earlier one.
    package mutating func take(_ prices: some Sequence<DayPrice>) {
        for price in prices {
            let (start, line) = format.written(price)
            if let place = places[start] {
                lines[place] = line
            } else {
                places[start] = lines.count
                lines.append(line)
            }
        }
    }

    package var text: String { lines.map { $0 + "\n" }.joined() }
}

extension PriceFormat {
    /// The beginning, which names day and item; nil if the line has no price.
    fileprivate func start(of line: String) -> String? {
        let parts = line.split(separator: self == .csv ? "," : " ")
        switch self {
        case .ledger: return parts.count == 5 && parts[0] == "P" ? parts[..<3].joined(separator: " ") : nil
        case .beancount:
            return parts.count == 5 && parts[1] == "price" ? parts[..<3].joined(separator: " ") : nil
        case .csv: return parts.count == 4 ? parts[..<2].joined(separator: ",") : nil
        }
    }

    fileprivate func written(_ price: DayPrice) -> (start: String, line: String) {
        let number = price.price.shortText(places: 20)
        let (start, separator) =
            switch self {
            case .ledger: ("P \(price.day) \(name(price, JournalFormat.ledger))", " ")
            case .beancount: ("\(price.day) price \(name(price, JournalFormat.beancount))", " ")
            case .csv: ("\(price.day),\(name(price, nil))", ",")
            }
        return (start, start + separator + number + separator + price.code.text)
    }

    private func name(_ price: DayPrice, _ journal: JournalFormat?) -> String {
        switch price.thing {
        case .item(let item): journal?.name(of: item, besides: [price.code]) ?? item.text
        case .leg(let leg): leg.text
        }
    }
}
