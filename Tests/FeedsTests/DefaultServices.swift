import CivilTime
import Figures
import Foundation
import Literals
import Market
import Synchronization

@testable import Feeds

/// Each service has its own price and previous close, less than 1 % from the others': a price of one and a
/// close of another would give a change that no row has.
struct DefaultServices {
    struct Row: Hashable {
        var price: Double
        var close: Double?
    }

    /// The services of each item with their figures, in the order of the default settings.
    static let table: [Symbol: [(feed: FeedID, row: Row)]] = [
        "BTC-USD": [
            (.kraken, Row(price: 60_000, close: 59_000)), (.coinbase, Row(price: 60_010, close: 59_020)),
            (.yahoo, Row(price: 60_020, close: 59_050)),
        ],
        "AAPL": [(.yahoo, Row(price: 222.5, close: 220)), (.cnbc, Row(price: 222.75, close: 220.5))],
        "^GSPC": [(.yahoo, Row(price: 6000, close: 5950)), (.cnbc, Row(price: 6001, close: 5952))],
        "0700.HK": [(.yahoo, Row(price: 500, close: 495)), (.tencent, Row(price: 500.5))],
        "600519.SS": [(.yahoo, Row(price: 1300, close: 1290)), (.tencent, Row(price: 1301))],
        "2330.TW": [
            (.yahoo, Row(price: 1020, close: 1005)), (.twse, Row(price: 1021)),
            (.twseDay, Row(price: 1020.5)),
        ],
    ]

    static let rates: [(feed: FeedID, perDollar: [CurrencyCode: Double])] = [
        (.rter, ["JPY": 149.25, "TWD": 31.125]), (.frankfurter, ["JPY": 149.4, "TWD": 31.2]),
        (.erAPI, ["JPY": 149.5, "TWD": 31.25]),
    ]

    static let hosts: [String: FeedID] = [
        "tw.rter.info": .rter, "api.frankfurter.dev": .frankfurter, "open.er-api.com": .erAPI,
        "api.kraken.com": .kraken, "api.coinbase.com": .coinbase, "query1.finance.yahoo.com": .yahoo,
        "mis.twse.com.tw": .twse, "openapi.twse.com.tw": .twseDay, "quote.cnbc.com": .cnbc,
        "qt.gtimg.cn": .tencent,
    ]

    static let stocks = FeedSettings().stocks.map(\.kind)

    private static func row(_ symbol: Symbol, at feed: FeedID) -> Row? {
        table[symbol]?.first { $0.feed == feed }?.row
    }

    private static func lastTrade(_ symbol: Symbol, at now: Instant) -> Instant {
        let (open, close) =
            switch symbol.text {
            case "0700.HK": (5400, 28_800)
            case "600519.SS": (5400, 25_200)
            case "2330.TW": (3600, 19_800)
            case "BTC-USD": (0, 86_400)
            default: (52_200, 75_600)
            }
        let isDaily = symbol == "BTC-USD"
        var day = now.seconds / 86_400
        while (!isDaily && Day(number: day).weekday > 4) || day * 86_400 + open > now.seconds { day -= 1 }
        return Instant(min(now.seconds, day * 86_400 + close))
    }

    private static func dayBefore(_ time: Instant, _ symbol: Symbol) -> Day {
        var day = Day(number: time.seconds / 86_400 - 1)
        while symbol != "BTC-USD", day.weekday > 4 { day = day + -1 }
        return day
    }

    static func body(_ url: URL, at now: Instant) -> String {
        let day = Zone.utc.local(now).day
        switch hosts[url.host ?? ""] {
        case .rter:
            let clock = Zone.utc.local(now).time.hoursAndMinutes
            let rows = rates[0].perDollar.map {
                #""USD\#($0)": {"Exrate": \#($1), "UTC": "\#(day) \#(clock):00"}"#
            }
            return "{\(rows.joined(separator: ","))}"
        case .frankfurter:
            // A bank's rates are of today, or of tomorrow if it is east of here.
            let rows = rates[1].perDollar.map {
                #"{"date": "\#($0 == "TWD" ? day + 1 : day)", "base": "USD", "quote": "\#($0)", "rate": \#($1)}"#
            }
            return
                #"[{"date": "\#(day)", "base": "USD", "quote": "XAU", "rate": 0.0003}, \#(rows.joined(separator: ","))]"#
        case .erAPI:
            let rows = rates[2].perDollar.map { #""\#($0)": \#($1)"# }
            return """
                {"result": "success", "time_last_update_unix": \(now.seconds - 3600), "time_eol_unix": 0,
                "rates": {\(rows.joined(separator: ","))}}
                """
        case .kraken: return kraken(at: now)
        case .coinbase: return coinbase(at: now)
        case .yahoo: return yahoo(url, at: now)
        case .twse: return twse(at: now)
        case .twseDay: return twseDay(at: now)
        case .cnbc: return cnbc(url, at: now)
        default: return tencent(url, at: now)
        }
    }

    private static func coinDays(_ feed: FeedID, at now: Instant) -> [(start: Int, close: Double)] {
        guard let row = row("BTC-USD", at: feed), let close = row.close else { return [] }
        let today = now.seconds / 86_400 * 86_400
        return [(today - 86_400, close), (today, row.price)]
    }

    private static func kraken(at now: Instant) -> String {
        let rows = coinDays(.kraken, at: now).map {
            #"[\#($0.start),"\#($0.close)","\#($0.close)","\#($0.close)","\#($0.close)","0","1",3]"#
        }
        return #"{"error":[],"result":{"XXBTZUSD":[\#(rows.joined(separator: ","))]}}"#
    }

    private static func coinbase(at now: Instant) -> String {
        let rows = coinDays(.coinbase, at: now).reversed().map {
            #"{"start":"\#($0.start)","low":"\#($0.close)","high":"\#($0.close)","open":"\#($0.close)","close":"\#($0.close)","volume":"1"}"#
        }
        return #"{"candles":[\#(rows.joined(separator: ","))]}"#
    }

    private static func yahoo(_ url: URL, at now: Instant) -> String {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let list = items.first(where: { $0.name == "symbols" })?.value else {
            guard let symbol = Symbol(url.lastPathComponent), let row = row(symbol, at: .yahoo),
                let close = row.close
            else { return #"{"chart": {"result": null, "error": {"code": "Not Found"}}}"# }
            let time = lastTrade(symbol, at: now)
            let before = dayBefore(time, symbol).number * 86_400 + time.seconds % 86_400
            return """
                {"chart": {"result": [{"meta": {\(meta(symbol, row.price, time)), "dataGranularity": "1d"},
                "timestamp": [\(before), \(time.seconds)],
                "indicators": {"quote": [{"close": [\(close), \(row.price)]}]}}], "error": null}}
                """
        }
        let lines = list.split(separator: ",").compactMap { Symbol(String($0)) }.compactMap { symbol in
            row(symbol, at: .yahoo).map { row in
                """
                {"symbol": "\(symbol)", "response": [{"meta": {\(meta(symbol, row.price, lastTrade(symbol, at: now))),
                "dataGranularity": "15m"}, "timestamp": [], "indicators": {"quote": [{}]}}]}
                """
            }
        }
        return #"{"spark": {"result": [\#(lines.joined(separator: ","))], "error": null}}"#
    }

    private static func meta(_ symbol: Symbol, _ price: Double, _ time: Instant) -> String {
        let (currency, zone, type) =
            switch symbol.text {
            case "0700.HK": ("HKD", "Asia/Hong_Kong", "EQUITY")
            case "600519.SS": ("CNY", "Asia/Shanghai", "EQUITY")
            case "2330.TW": ("TWD", "Asia/Taipei", "EQUITY")
            case "BTC-USD": ("USD", "UTC", "CRYPTOCURRENCY")
            case "^GSPC": ("USD", "America/New_York", "INDEX")
            default: ("USD", "America/New_York", "EQUITY")
            }
        return """
            "symbol": "\(symbol)", "currency": "\(currency)", "instrumentType": "\(type)",
            "regularMarketPrice": \(price), "regularMarketTime": \(time.seconds), "exchangeTimezoneName": "\(zone)"
            """
    }

    private static func twse(at now: Instant) -> String {
        let time = lastTrade("2330.TW", at: now)
        let local = (Zone("Asia/Taipei") ?? .utc).local(time)
        let day = "\(local.day)".filter(\.isNumber)
        return """
            {"rtcode": "0000", "msgArray": [{"c": "2330", "ex": "tse", "n": "台積電", "z": "1021.0000", "y": "1000.0000",
            "d": "\(day)", "t": "\(local.time.hoursAndMinutes):00", "tlong": "\(time.seconds)000"}]}
            """
    }

    private static func twseDay(at now: Instant) -> String {
        let day = (Zone("Asia/Taipei") ?? .utc).local(lastTrade("2330.TW", at: now)).day
        let digits = "\(day)".filter(\.isNumber)
        return """
            [{"Date": "\((Int(digits) ?? 0) - 19_110_000)", "Code": "2330", "Name": "台積電",
            "ClosingPrice": "1020.50", "Change": "5.0000"}]
            """
    }

    private static func cnbc(_ url: URL, at now: Instant) -> String {
        let rows = ["AAPL": "AAPL", "^GSPC": ".SPX"].compactMap { symbol, name -> String? in
            guard url.absoluteString.contains(name), let symbol = Symbol(symbol),
                let row = row(symbol, at: .cnbc), let close = row.close
            else { return nil }
            let time = lastTrade(symbol, at: now)
            let local = Zone.utc.local(time)
            return """
                {"symbol": "\(name)", "name": "\(symbol)", "last": "\(row.price)", "change": "\(row.price - close)",
                "change_pct": "99%", "previous_day_closing": "\(close)", "currencyCode": "USD",
                "last_time": "\(local.day)T\(local.time.hoursAndMinutes):00.000+0000"}
                """
        }
        return #"{"FormattedQuoteResult": {"FormattedQuote": [\#(rows.joined(separator: ","))]}}"#
    }

    private static func tencent(_ url: URL, at now: Instant) -> String {
        ["0700.HK": "hk00700", "600519.SS": "sh600519"].compactMap { symbol, name -> String? in
            guard url.absoluteString.contains(name), let symbol = Symbol(symbol),
                let row = row(symbol, at: .tencent)
            else { return nil }
            let local = (Zone("Asia/Hong_Kong") ?? .utc).local(lastTrade(symbol, at: now))
            var fields = Array(repeating: "", count: 88)
            (fields[1], fields[2], fields[3], fields[4], fields[5]) = (
                "x", String(name.dropFirst(2)), "\(row.price)", "1", "10"
            )
            fields[30] = "\(local.day) \(local.time.hoursAndMinutes):00"
            fields[75] = name.hasPrefix("hk") ? "HKD" : "CNY"
            return "v_\(name)=\"\(fields.joined(separator: "~"))\";\n"
        }.joined()
    }
}

/// Sends requests and judges answers as the collector does.
final class SimulatedReader {
    let clock = LeapingClock()
    let transport: ScriptedTransport
    private let desk: FeedClient
    private var filter = AnswerFilter(MarketData())
    private let feeds = FeedSettings()
    private let symbols: [Symbol]

    init(
        _ symbols: [Symbol], isPatient: Bool = true,
        _ trouble: @escaping @Sendable (FeedID, Duration) -> ScriptedTransport.Reply? = { _, _ in nil }
    ) {
        let clock = clock
        self.symbols = symbols
        transport = ScriptedTransport(clock) { url, time in
            guard let feed = DefaultServices.hosts[url.host ?? ""] else { return .unreachable }
            return trouble(feed, time)
                ?? .body(DefaultServices.body(url, at: SimulatedBoard.moment(time)))
        }
        let now: @Sendable () -> Instant = { SimulatedBoard.moment(clock.elapsed) }
        desk = FeedClient(
            rates: feeds.rates, stocks: feeds.stocks,
            rateProviders: [Rter(), Frankfurter(now: now), ERAPI()],
            stockProviders: Providers.stocks.map { provider in
                switch provider.kind {
                case .kraken: Kraken(now: now)
                case .coinbase: Coinbase(now: now)
                default: provider
                }
            }, client: transport, clock: clock,
            custom: FeedClient.Custom(isPatient: isPatient, luck: { 0.5 }))
        filter.use(feeds, refresh: [.rates: 300, .stocks: 60])
    }

    var now: Instant { SimulatedBoard.moment(clock.elapsed) }
    var market: MarketData { filter.market }
    var record: FeedRecord { get async { await desk.record } }

    func ask(_ subject: FeedSubject) async {
        for await answer in desk.ask(subject) { _ = filter.accept(answer, at: now) }
        let record = await desk.record
        for (key, feed) in record.feeds {
            guard let kind = FeedRecord.kind(of: key),
                let pace = FeedPace(feed, in: record, Uptime(clock.elapsed), now)
            else { continue }
            filter.use(pace, of: kind)
        }
    }

    /// Stocks every minute and rates every five, counted from the end of the last request.
    func run(until end: Duration, _ look: (SimulatedReader) -> Void = { _ in }) async {
        var (rates, stocks) = (clock.elapsed, clock.elapsed)
        while min(rates, stocks) < end {
            clock.leap(to: min(rates, stocks))
            if rates <= clock.elapsed {
                await ask(.rates)
                rates = clock.elapsed + .seconds(300)
            }
            if stocks <= clock.elapsed {
                await ask(.quotes(symbols))
                stocks = clock.elapsed + .seconds(60)
            }
            look(self)
        }
    }
}
