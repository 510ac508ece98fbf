import CivilTime
import Foundation
import Market

/// The list of a private back end, by address or as a file: stocks with two closes and the day's line.
struct Dash: StockProvider {
    let kind = FeedID.dash
    let manners = Manners()
    let readsFiles = true
    let asksOneByOne = false

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        [Question(address: address, symbols: symbols)]
    }

    func quotes(of symbols: [Symbol], in body: Data) throws(FeedFailure.Cause) -> Decoded<Quote> {
        let items = try decodeBody(LenientList<Item>.self, from: body)
        var decoded = Decoded<Quote>(figures: [])
        let wanted = Set(symbols)
        var seen: Set<Symbol> = []
        for item in items.values {
            guard let item, let text = item.symbol else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = Symbol(text), wanted.contains(symbol), seen.insert(symbol).inserted else {
                continue
            }
            decoded.figures.append(item.quote(of: symbol))
        }
        return decoded
    }

    private struct Item: Decodable {
        let symbol, name: String?
        let d1, d5: DailyClose?
        let points: [Point?]

        private enum Key: String, CodingKey {
            case symbol, name, lastCloseDay, lastClose, last5Day, last5Close, dataList
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            symbol = fields.line(.symbol)
            name = fields.line(.name)
            d1 = fields.close(.lastClose, on: .lastCloseDay)
            d5 = fields.close(.last5Close, on: .last5Day)
            points = fields.lenient(.dataList, as: LenientList<Point>.self)?.values ?? []
        }

        func quote(of symbol: Symbol) -> Quote {
            // Every name of the table is a zone; UTC stands in should the system know less.
            let zone = Zone(Exchange.zone(of: symbol)) ?? .utc
            let kind = Instrument(symbol: symbol)
            let line = points.compactMap { $0?.usable }.filter { $0.value > 0 || kind.canBeNegative }
            let last = line.last
            return Quote(
                symbol: symbol, name: name, kind: kind, price: last?.value,
                time: last?.time.instant(in: zone),
                zone: zone.name,
                stated: [.d1: d1, .d5: d5].compactMapValues { $0 },
                today: line.filter { $0.time.day == last?.time.day }.map(\.value),
                source: .dash)
        }
    }

    private struct Point: Decodable {
        let time: String?
        let value: Double?

        private enum Key: CodingKey { case time, value }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            time = fields.lenient(.time)
            value = fields.lenient(.value, as: Double.self)?.ifPrice
        }

        var usable: (time: WallTime, value: Double)? {
            guard let value, let time = time.flatMap(WallTime.init) else { return nil }
            return (time, value)
        }
    }
}

extension KeyedDecodingContainer {
    /// A close under one key with its day under another; nil unless both are usable.
    fileprivate func close(_ close: Key, on day: Key) -> DailyClose? {
        guard let close = positive(close), let text = lenient(day, as: String.self), let day = Day(text)
        else {
            return nil
        }
        return DailyClose(day: day, close: close)
    }
}
