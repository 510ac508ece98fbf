import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing
import Words

@testable import Feeds
@testable import SettingsFiles

enum Described {
    static func settings(_ list: String, _ description: String) throws -> FeedSettings {
        let text = "{ feeds: { \(list): [\n\(description)\n] } }"
        return try SettingsReading(bytes: Array(text.utf8), file: "/home/u/.config/fxterm/config.json")
            .settings.feeds
    }

    static func feed(_ list: String, _ description: String) throws -> JSONFeed {
        let feeds = try settings(list, description)
        let sources = [
            "rates": feeds.rates, "stocks": feeds.stocks, "history": feeds.history, "events": feeds.events,
        ]
        return try #require(sources[list]?.first?.json)
    }

    static func provider(_ list: String, _ keys: String) throws -> JSONFeedProvider {
        let feed = try feed(list, "{ kind: 'json', name: 'x\(list == "history" ? "-closes" : "")', \(keys) }")
        return provider(feed)
    }

    static func provider(_ feed: JSONFeed) -> JSONFeedProvider {
        var provider = JSONFeedProvider(feed)
        // 2026-10-10 12:00 UTC
        provider.now = { Instant(1_791_633_600) }
        return provider
    }

    static func shown(_ quote: Quote) -> String {
        let close = quote.stated[.d1].map { " d1 \($0.day) \($0.close)" } ?? ""
        let name = (quote.name ?? quote.localName).map { " “\($0)”" } ?? ""
        return
            "\(quote.symbol) \(quote.price ?? 0) \(quote.time?.seconds ?? 0) \(quote.currency ?? "-")\(name)\(close)"
    }

    /// A line per figure, or the failure.
    static func lines(_ list: String, _ keys: String, _ symbols: [String], _ body: [UInt8]) throws -> [String]
    {
        lines(list, try provider(list, keys), symbols, body)
    }

    static func lines(_ list: String, _ provider: JSONFeedProvider, _ symbols: [String], _ body: [UInt8])
        -> [String]
    {
        do throws(FeedFailure.Cause) {
            switch list {
            case "rates":
                let rates = try provider.rates(in: body)
                let chosen = rates.figures.filter { symbols.contains($0.code.text) }
                return ["\(rates.figures.count) rates, \(rates.dropped) dropped"]
                    + chosen.map { "\($0.code) \($0.perDollar) \($0.quotedAt.seconds)" }
            case "history":
                return try provider.pastRates(of: symbols.compactMap { CurrencyCode($0) }, in: body).figures
                    .map { past in
                        "\(past.code) " + past.closes.map { "\($0.day) \($0.close)" }.joined(separator: " ")
                    }
            default:
                let quotes = try provider.quotes(of: symbols.compactMap { Symbol($0) }, in: body)
                return quotes.figures.map(shown) + (quotes.dropped > 0 ? ["\(quotes.dropped) dropped"] : [])
            }
        } catch {
            return [Words.english[FeedFailure(source: "x", cause: error).happened()]]
        }
    }
}

/// Expected figures are Python's, or read off the bodies.
@Suite(.enabled(if: Recordings.folder != nil, Recordings.areMissing))
struct DescribedBodyTests {
    private func body(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: try #require(Recordings.folder).appending(path: name)))
    }

    private static let chart = """
        url: "https://y.test/{symbol}", rows: "$.chart.result[0]", price: "$.meta.regularMarketPrice",
        time: "$.meta.regularMarketTime", timeFormat: "unix", currency: "$.meta.currency",
        bars: { url: "https://y.test/{symbol}?f={from}", rows: "$.chart.result[0]", INTERVAL day: "$.timestamp[*]",
          timeFormat: "unix", open: "$.indicators.quote[0].open[*]", high: "$.indicators.quote[0].high[*]",
          low: "$.indicators.quote[0].low[*]", close: "$.indicators.quote[0].close[*]",
          volume: "$.indicators.quote[0].volume[*]" },
        errors: [{ path: "$.chart.error.code", is: "Not Found", means: "unknown symbol" }]
        """

    /// The number of bars, and the first and last with their closes: by Python.
    private static let charts: [(String, String, String, String, String)] = [
        (
            "yahoo-chart/chart-0P000071W8.TO-2020-01-01-to-2020-01-03.200.rec20250220.json", "0P000071W8.TO",
            "1d", "America/Toronto",
            "1 2020-01-02 73.72000122070312 2020-01-02 73.72000122070312"
        ),
        (
            "yahoo-chart/chart-2330.TW-1y-1d-dividends-EMPTY-QUOTE.rec20260924.excerpt.json", "2330.TW", "1d",
            "Asia/Taipei",
            "open: "
        ),
        (
            "yahoo-chart/chart-2330.TW-2022-11-01-2d.rec20230426.linewrapped.json", "2330.TW", "1d",
            "Asia/Taipei",
            "2 2022-11-01 391.5 2022-11-02 395.0"
        ),
        (
            "yahoo-chart/chart-6309.T-1mo-1d-split-dividend.rec20250519.json", "6309.T", "1d", "Asia/Tokyo",
            "18 2025-04-21 1428.33337402344 2025-05-19 1403.0"
        ),
        (
            "yahoo-chart/chart-AAPL-1d-5m-midsession.rec20261005.excerpt7bars.linewrapped.json", "AAPL", "5m",
            "America/New_York",
            "7 1791207000 336.0736083984375 1791208707 333.9226989746094"
        ),
        (
            "yahoo-chart/chart-AAPL-1d-with-fullday.rec20261003.json", "AAPL", "1d", "America/New_York",
            "1 2022-02-22 164.32000732421875 2022-02-22 164.32000732421875"
        ),
        (
            "yahoo-chart/chart-AAPL-1mo-1d-ADJCLOSE-LONGER-THAN-TIMESTAMP.rec20261005.trimmed-inconsistently.linewrapped.json",
            "AAPL", "1d", "America/New_York",
            "5 2026-09-08 316.2200012207031 2026-10-05 333.82501220703125"
        ),
        (
            "yahoo-chart/chart-AAPL-2020-08-31-to-2020-11-07.200.rec20250220.json", "AAPL", "1d",
            "America/New_York",
            "49 2020-08-31 129.0399932861328 2020-11-06 118.69000244140625"
        ),
        (
            "yahoo-chart/chart-AAPL-2024-10-02-to-2024-10-03-includePrePost-false-interval-1m.200.rec20241004.json",
            "AAPL", "1m", "America/New_York",
            "390 1727875800 225.6999969482422 1727985600 225.6699981689453"
        ),
        (
            "yahoo-chart/chart-AAPL-2025-02-01-to-2025-02-02-includePrePost-false-interval-1m.200.rec20250220.json",
            "AAPL", "1m", "America/New_York",
            "open: "
        ),
        (
            "yahoo-chart/chart-AAPL.200.rec20220302.json", "AAPL", "1d", "America/New_York",
            "1 2022-02-22 164.32000732421875 2022-02-22 164.32000732421875"
        ),
        (
            "yahoo-chart/chart-AAPL.200.rec20250324.json", "AAPL", "1d", "America/New_York",
            "1 2022-02-22 164.32000732421875 2022-02-22 164.32000732421875"
        ),
        (
            "yahoo-chart/chart-ADH-2020-01-01-to-2020-01-03.200.rec20211121.json", "ADH", "1d",
            "America/New_York",
            "1 2020-01-02 10.380000114440918 2020-01-02 10.380000114440918"
        ),
        (
            "yahoo-chart/chart-APS.AX-2020-01-01-to-2020-01-03.200.rec20220502.json", "APS.AX", "1d",
            "Australia/Sydney",
            "open: "
        ),
        (
            "yahoo-chart/chart-BTC-USD-2020-01-01-to-2020-01-03.200.rec20211121.json", "BTC-USD", "1d", "UTC",
            "3 2020-01-01 7200.17431640625 2020-01-03 7344.88427734375"
        ),
        (
            "yahoo-chart/chart-BTC-USD-2020-01-01-to-2020-01-03.200.rec20250220.json", "BTC-USD", "1d", "UTC",
            "3 2020-01-01 7200.17431640625 2020-01-03 7344.88427734375"
        ),
        (
            "yahoo-chart/chart-EURUSD_X-1d.rec20261003.json", "EURUSD=X", "1d", "Europe/London",
            "3 2020-01-01 1.1220825910568237 2020-01-03 1.1171437501907349"
        ),
        (
            "yahoo-chart/chart-EURUSD_X-2020-01-01-to-2020-01-03.200.rec20250220.json", "EURUSD=X", "1d",
            "Europe/London",
            "3 2020-01-01 1.1220825910568237 2020-01-03 1.1171437501907349"
        ),
        (
            "yahoo-chart/chart-GC_F-2020-01-01-to-2020-01-03.200.rec20250220.json", "GC=F", "1d",
            "America/New_York",
            "1 2020-01-02 1524.5 2020-01-02 1524.5"
        ),
        (
            "yahoo-chart/chart-IBM-1962-long.partial.rec20240914.json", "IBM", "1d", "America/New_York",
            "10 1962-01-02 7.2912678718566895 2021-01-08 122.87763214111328"
        ),
        (
            "yahoo-chart/chart-IDX_VXAPL-2020-01-01-to-2020-01-03.200.rec20211121.json", "^VXAPL", "1d",
            "America/New_York",
            "open: "
        ),
        (
            "yahoo-chart/chart-OCDO.L-2020-01-01-to-2020-01-03.200.rec20250220.json", "OCDO.L", "1d",
            "Europe/London",
            "1 2020-01-02 1259.5 2020-01-02 1259.5"
        ),
        (
            "yahoo-chart/chart-QQQ-2020-01-01-to-2020-01-03.200.rec20250220.json", "QQQ", "1d",
            "America/New_York",
            "1 2020-01-02 216.16000366210938 2020-01-02 216.16000366210938"
        ),
        (
            "yahoo-chart/chart-TSLA-2021-11-22-to-2021-11-23-interval-30m.200.rec20211123.json", "TSLA",
            "30m", "America/New_York",
            "30 1637571600 1168.7 1637623800 1156.49"
        ),
        (
            "yahoo-chart/chart-TSLA-2021-11-23-to-2021-11-23-interval-1h.200.rec20211123.json", "TSLA", "60m",
            "America/New_York",
            "open: "
        ),
        (
            "yahoo-chart/chart-WSU.DE-2023-08-04-to-2023-08-09.200.rec20230904.json", "WSU.DE", "1d",
            "Europe/Berlin",
            "2 2023-08-04 34.45000076293945 2023-08-08 33.20000076293945"
        ),
        (
            "yahoo-chart/historical-via-chart-0P0000XTS7-2024-09-12-to-2024-09-16.200.rec20240916.json",
            "0P0000XTS7", "1d", "America/New_York",
            "1 2024-09-12 11887.099609375 2024-09-12 11887.099609375"
        ),
        (
            "yahoo-chart/historical-via-chart-AAPL-2020-01-01-to-2020-01-03.200.rec20240916.json", "AAPL",
            "1d", "America/New_York",
            "1 2020-01-02 75.0875015258789 2020-01-02 75.0875015258789"
        ),
        (
            "yahoo-chart/historical-via-chart-ADH-2020-01-01-to-2020-01-03.200.rec20240916.json", "ADH", "1d",
            "America/New_York",
            "1 2020-01-02 10.380000114440918 2020-01-02 10.380000114440918"
        ),
        (
            "yahoo-chart/historical-via-chart-BTC-USD-2020-01-01-to-2020-01-03.200.rec20240916.json",
            "BTC-USD", "1d", "UTC",
            "3 2020-01-01 7200.17431640625 2020-01-03 7344.88427734375"
        ),
        (
            "yahoo-chart/historical-via-chart-EURUSD_X-2020-01-01-to-2020-01-03.200.rec20240916.json",
            "EURUSD=X", "1d", "Europe/London",
            "3 2020-01-01 1.1220825910568237 2020-01-03 1.1171437501907349"
        ),
        (
            "yahoo-chart/historical-via-chart-GC_F-2020-01-01-to-2020-01-03.200.rec20240916.json", "GC=F",
            "1d", "America/New_York",
            "1 2020-01-02 1524.5 2020-01-02 1524.5"
        ),
        (
            "yahoo-chart/historical-via-chart-MSFT-dividends-2021-02-01-to-2022-01-31.200.rec20240916.json",
            "MSFT", "1d", "America/New_York",
            "252 2021-02-01 239.64999389648438 2022-01-28 308.260009765625"
        ),
        (
            "yahoo-chart/historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.200.rec20240916.json",
            "NVDA", "1d", "America/New_York",
            "252 2021-02-01 13.237000465393066 2022-01-28 22.84000015258789"
        ),
        (
            "yahoo-chart/historical-via-chart-OCDO.L-2020-01-01-to-2020-01-03.200.rec20240916.json", "OCDO.L",
            "1d", "Europe/London",
            "1 2020-01-02 1259.5 2020-01-02 1259.5"
        ),
        (
            "yahoo-chart/historical-via-chart-WSKT.JK-2020-01-01-to-2020-01-03.200.rec20240916.json",
            "WSKT.JK", "1d", "Asia/Jakarta",
            "1 2020-01-02 1505.0 2020-01-02 1505.0"
        ),
        (
            "yahoo-chart/historicalv8-BTC-USD-2020-01-01-to-2021-01-04.200.rec20211113.json", "BTC-USD", "1d",
            "UTC",
            "366 2020-01-01 7200.17431640625 2021-01-04 31971.9140625"
        ),
        (
            "yahoo-chart/historicalv8-EURUSD_X-2020-01-01-to-2021-01-04.200.rec20211113.json", "EURUSD=X",
            "1d", "Europe/London",
            "264 2020-01-01 1.1220825910568237 2021-01-04 1.2250697612762451"
        ),
    ]

    @Test(arguments: charts.map(\.0))
    func `bars of charts`(name: String) throws {
        let (_, symbol, interval, zone, expected) = try #require(Self.charts.first { $0.0 == name })
        let provider = try Described.provider(
            "stocks",
            Self.chart.replacingOccurrences(
                of: "INTERVAL", with: "interval: \"\(interval)\", zone: \"\(zone)\","))
        let key = BarSeries.Key(try #require(Symbol(symbol)), try #require(BarInterval(rawValue: interval)))
        do throws(FeedFailure.Cause) {
            let bars = try provider.bars(key, in: try! body(name)).bars.figures
            let first = try! #require(bars.first)
            let last = try! #require(bars.last)
            func start(_ bar: Bar) -> String {
                let exchange = Zone(Exchange.zone(of: key.symbol)) ?? .utc
                return key.interval.isIntraday
                    ? "\(bar.start.seconds)" : exchange.local(bar.start).day.description
            }
            #expect("\(bars.count) \(start(first)) \(first.close) \(start(last)) \(last.close)" == expected)
        } catch {
            let said = Words.english[FeedFailure(source: "x", cause: error).happened()]
            #expect(said.contains("(\(expected)"), "\(said)")
        }
    }

    private static let mis = """
        url: "https://t.test/?q={symbols}", rows: "$.msgArray[*]", symbol: "$.c", names: { "*.TW": "*", "*.TWO": "*" },
        price: ["$.z", "$.pz"], time: "$.tlong", timeFormat: "ms", currency: "=TWD", label: "$.n", previousClose: "$.y"
        """
    private static let day = """
        url: "https://t.test/", rows: "$[*]", symbol: "$.Code", names: { "*.TW": "*" }, price: "$.ClosingPrice",
        time: "$.Date", timeFormat: "yyyMMdd", currency: "=TWD"
        """
    private static let tpex = """
        url: "https://t.test/", rows: "$[*]", symbol: "$.SecuritiesCompanyCode", names: { "*.TWO": "*" },
        price: ["$.Close", "$.Price"], time: "$.Date", timeFormat: "yyyMMdd", currency: "=TWD"
        """

    private static let bodies:
        [(file: String, list: String, keys: String, symbols: [String], expected: [String])] = [
            (
                "binance/binance-api-v3-ticker-BTCUSDT.rec20240102.json", "stocks",
                #"url: "https://b.test/{symbol}", names: { "*-USD": "*USDT" }, symbol: "$.symbol", price: "$.lastPrice", time: "$.closeTime", timeFormat: "ms""#,
                ["BTC-USD"], ["BTC-USD 44986.99 1704237704 USD"]
            ),
            (
                "coinbase/coinbase-brokerage-ticker-trades-BTC-USD.rec20260407.json", "stocks",
                #"url: "https://c.test/{symbol}", rows: "$.trades[0]", symbol: "$.product_id", price: "$.price", time: "$.time""#,
                ["BTC-USD"], ["BTC-USD 68923.67 1775521738 USD"]
            ),
            (
                "coinbase/coinbase-brokerage-market-product-BTC-USD.rec20260407.json", "stocks",
                #"url: "https://c.test/{symbol}", symbol: "$.product_id", price: "$.price", currency: "$.quote_currency_id", label: "$.base_name""#,
                ["BTC-USD"], ["BTC-USD 68923.67 1791633600 USD “Bitcoin”"]
            ),
            (
                "coinbase/coinbase-ws-advanced-trade-ticker.SHAPE-edited.json", "stocks",
                #"url: "https://c.test/{symbols}", rows: "$.events[*].tickers[*]", symbol: "$.product_id", price: "$.price", time: "$$.timestamp""#,
                ["BTC-USD"], ["BTC-USD 68900.5 1775572203 USD"]
            ),
            (
                "kraken/kraken-public-Ticker-XBTUSDT.rec2025-11.json", "stocks",
                #"url: "https://k.test/{symbols}", names: { "BTC-USD": "XBTUSDT" }, rows: "$.result[*]", symbol: "~", price: "$.c[0]""#,
                ["BTC-USD"], ["BTC-USD 105899.4 1791633600 USD"]
            ),
            (
                "kraken/kraken-ws-v2-ticker.SHAPE-edited.json", "stocks",
                #"url: "https://k.test/{symbols}", names: { "*-USD": "*/USD" }, rows: "$.data[*]", symbol: "$.symbol", price: "$.last", time: "$.timestamp""#,
                ["BTC-USD"], ["BTC-USD 105899.4 1671960659 USD"]
            ),
            (
                "coingecko/coingecko-coins-markets-usd.rec20260728.json", "stocks",
                #"url: "https://g.test/", names: { "BTC-USD": "bitcoin", "ETH-USD": "ethereum" }, rows: "$[*]", symbol: "$.id", price: "$.current_price", time: "$.last_updated", label: "$.name""#,
                ["BTC-USD", "ETH-USD"],
                ["BTC-USD 63236.0 1785209790 USD “Bitcoin”", "ETH-USD 1876.28 1785209790 USD “Ethereum”"]
            ),
            (
                "cnbc/cnbc-restQuote-VIX.rec20261002.excerpt.json", "stocks",
                #"url: "https://n.test/{symbols}", names: { "^*": "*" }, rows: "$.FormattedQuoteResult.FormattedQuote[*]", symbol: "$.symbol", price: "$.last", time: "$.last_time", zone: "America/New_York", previousClose: "$.previous_day_closing""#,
                ["^VIX"], ["^VIX 15.31 1790971200 -"]
            ),
            (
                "nasdaq/nasdaq-api-quote-info-AACQU.rec20200728.cut.json", "stocks",
                #"url: "https://q.test/{symbol}", rows: "$.data", symbol: "$.symbol", price: "$.primaryData.lastSalePrice", time: "$.primaryData.lastTradeTimestamp", timeFormat: "'DATA AS OF 'MMM d, yyyy", currency: "=USD", previousClose: "$.keyStats.PreviousClose.value""#,
                ["AACQU"], ["AACQU 10.4 1595966400 USD d1 2020-07-27 10.43"]
            ),
            (
                "yahoo-spark/v8-spark-AAPL_GSPC_HSBA_EURUSD.rec20260902.excerpt.json", "stocks",
                #"url: "https://y.test/{symbols}", rows: "$[*]", symbol: "~", price: ["$.close[-1]", "$.close[-2]"], time: "$.timestamp[-1]", timeFormat: "unix""#,
                ["^GSPC", "HSBA.L", "AAPL"],
                ["AAPL 324.99 1788379200 -", "^GSPC 7666.6 1788379200 -", "HSBA.L 1545.2 1788363000 -"]
            ),
            (
                "yahoo-spark/v7-spark-MSFT_AAPL.rec20260727.excerpt-meta-only.json", "stocks",
                #"url: "https://y.test/{symbols}", rows: "$.spark.result[*]", symbol: "$.symbol", price: "$.response[0].meta.regularMarketPrice", time: "$.response[0].meta.regularMarketTime", timeFormat: "unix", currency: "$.response[0].meta.currency", label: "$.response[0].meta.longName", previousClose: "$.response[0].meta.previousClose""#,
                ["MSFT"], ["MSFT 389.1 1785182401 USD “Microsoft Corporation” d1 2026-07-24 381.7"]
            ),
            (
                "twelvedata/quote-batch-AAPL_MSFT.2024-11-22.json", "stocks",
                #"url: "https://d.test/{symbols}", rows: "$[*]", symbol: "$.symbol", price: "$.close", time: "$.timestamp", timeFormat: "unix", currency: "$.currency", label: "$.name", previousClose: "$.previous_close""#,
                ["AAPL", "MSFT"],
                [
                    "AAPL 229.87 1732305600 USD “Apple Inc” d1 2024-11-21 228.52",
                    "MSFT 414.17 1732305600 USD “Microsoft Corporation” d1 2024-11-21 412.87",
                ]
            ),
            (
                "twse-mis/getStockInfo-2330.rec20251229.json", "stocks", mis, ["2330.TW"],
                ["2330.TW 1530.0 1766989800 TWD “台積電” d1 2025-12-26 1510.0"]
            ),
            (
                "twse-mis/getStockInfo-tse_2330-otc_6547.afterclose.rec20260731.json", "stocks", mis,
                ["2330.TW", "6547.TWO"],
                [
                    "2330.TW 2425.0 1785479400 TWD “台積電” d1 2026-07-30 2205.0",
                    "6547.TWO 45.8 1785479400 TWD “高端疫苗” d1 2026-07-30 45.6",
                ]
            ),
            (
                "twse-mis/getStockInfo-0050.preopen-o-h-l-dash.rec20200327.json", "stocks", mis, ["0050.TW"],
                ["0050.TW 78.0 1585269282 TWD “元大台灣50” d1 2020-03-26 77.2"]
            ),
            (
                "twse-mis/getStockInfo-2330.intraday-seq1.rec20240516.json", "stocks", mis, ["2330.TW"],
                ["1 dropped"]
            ),
            (
                "twse-mis/getStockInfo-2330.intraday-seq2.rec20240516.json", "stocks", mis, ["2330.TW"],
                ["1 dropped"]
            ),
            (
                "twse-mis/getStockInfo-1215_8069.intraday-z-dash.rec20210830.json", "stocks", mis,
                ["1215.TW", "8069.TWO"], ["2 dropped"]
            ),
            (
                "twse-mis/getStockInfo.trade-nested-z-dash.rec20261002.EDITED.json", "stocks", mis,
                ["0050.TW", "2330.TW"],
                ["0050.TW 112.45 1790904428 TWD “元大台灣50” d1 2026-10-01 112.9", "1 dropped"]
            ),
            (
                "twse-mis/error-5001-ex_ch-too-long.json", "stocks", mis, ["2330.TW"],
                [
                    "x: unexpected format (rows: $.msgArray[*] finds nothing (config.json:2)"
                ]
            ),
            (
                "twse/STOCK_DAY_ALL.full.json", "stocks",
                #"url: "https://t.test/", rows: "$[*]", symbol: "$.Code", names: { "*.TW": "*" }, price: "$.ClosingPrice", label: "$.Name", currency: "=TWD""#,
                ["2330.TW"], ["2330.TW 458.5 1791633600 TWD “台積電”"]
            ),
            (
                "twse/STOCK_DAY_ALL.rec20260924.excerpt4rows.json", "stocks", day, ["0050.TW", "2330.TW"],
                ["0050.TW 112.4 1790227800 TWD", "2330.TW 2475.0 1790227800 TWD"]
            ),
            (
                "twse/STOCK_DAY_ALL.excerpt3rows.rec20260731.json", "stocks", day, ["00400A.TW"],
                ["00400A.TW 11.83 1785389400 TWD"]
            ),
            (
                "tpex/tpex_mainboard_quotes.rec20260731.json", "stocks", tpex, ["6147.TWO", "00679B.TWO"],
                ["6147.TWO 130.0 1785475800 TWD", "00679B.TWO 26.68 1785475800 TWD"]
            ),
            (
                "tpex/tpex_odd_stock.rec20260731.json", "stocks", tpex, ["6147.TWO", "00687C.TWO"],
                ["6147.TWO 130.0 1785475800 TWD", "1 dropped"]
            ),
            (
                "tpex/afterTrading-otc-quotes.rec20260904.excerpt4rows.json", "stocks",
                #"url: "https://t.test/", rows: "$.tables[0].data[*]", symbol: "$[0]", names: { "*.TWO": "*" }, price: "$[2]", label: "$[1]", time: "$$.date", currency: "=TWD""#,
                ["3105.TWO"], ["3105.TWO 449.5 1788499800 TWD “穩懋”"]
            ),
            (
                "twelvedata/exchange_rate-EUR_USD.2025-08-07.json", "rates",
                #"url: "https://d.test/", symbol: "$.symbol", names: { "*": "*/USD" }, price: "$.rate", invert: true, time: "$.timestamp", timeFormat: "unix""#,
                ["EUR"], ["1 rates, 0 dropped", "EUR \(1 / 1.16844) 1754555760"]
            ),
            (
                "twelvedata/currency_conversion-EUR_USD.2025-08-07.json", "rates",
                #"url: "https://d.test/", symbol: "=EUR", price: "$.amount", factor: 100, invert: true, time: "$.timestamp", timeFormat: "unix""#,
                ["EUR"], ["1 rates, 0 dropped", "EUR \(1 / 116.844 * 100) 1754555760"]
            ),
            (
                "er-api/v6-latest-USD.rec20240819.json", "rates",
                #"url: "https://e.test/", rows: "$.rates[*]", symbol: "~", price: "$", time: "$$.time_last_update_unix", timeFormat: "unix", base: "$$.base_code""#,
                ["JPY"], ["161 rates, 0 dropped", "JPY 148.042596 1724025751"]
            ),
            (
                "er-api/v6-latest-USD.rec20260905.EDITED-6codes.json", "rates",
                #"url: "https://e.test/", rows: "$.rates[*]", symbol: "~", price: "$", time: "$$.time_last_update_utc", timeFormat: "EEE, dd MMM yyyy HH:mm:ss Z""#,
                ["EUR"], ["5 rates, 0 dropped", "EUR 0.861117 1788566552"]
            ),
            (
                "rter/capi-2017-08-24.json", "rates",
                #"url: "https://r.test/", rows: "$[*]", symbol: "~", names: { "*": "USD*" }, price: "$.Exrate", time: "$.UTC""#,
                ["EUR", "JPY"], ["191 rates, 0 dropped", "EUR 0.8475 1503586979", "JPY 109.375 1503587221"]
            ),
            (
                "frankfurter/v1-latest-USD-EUR_GBP_JPY.rec20260902.json", "rates",
                #"url: "https://f.test/", rows: "$.rates[*]", symbol: "~", price: "$", base: "$$.base", time: "$$.date", zone: "UTC""#,
                ["EUR", "JPY"], ["3 rates, 0 dropped", "EUR 0.86371 1788364800", "JPY 159.6 1788364800"]
            ),
            (
                "frankfurter-v2/v2-rates-USD-5quotes.rec20260905.QUOTED.json", "rates",
                #"url: "https://f.test/", rows: "$[*]", symbol: "$.quote", price: "$.rate", base: "$.base", time: "$.date""#,
                ["EUR"], ["5 rates, 0 dropped", "EUR 0.86006 1788624000"]
            ),
            (
                "frankfurter-v2/v2-rates-expand-providers.rec20260916.QUOTED.json", "rates",
                #"url: "https://f.test/", rows: "$[*].providers[1]", symbol: "=CNY", price: "$.rate", time: "$.date""#,
                ["CNY"], ["1 rates, 0 dropped", "CNY 6.7 1789574400"]
            ),
            (
                "frankfurter/v2-rates-EUR-USD-1999-04-13.json", "history",
                #"url: "https://f.test/{symbols}", rows: "$[*]", symbol: "$.quote", close: "$.rate", base: "$.base", day: "$.date""#,
                ["EUR"], ["EUR 1999-04-13 \(1 / 1.0765)"]
            ),
            (
                "frankfurter/v2-rates-SGD-TWD.rec20260908.json", "history",
                #"url: "https://f.test/{symbols}", rows: "$[*]", symbol: "$.quote", close: "$.rate", base: "$.base", day: "$.date""#,
                ["TWD", "SGD"], []
            ),
            (
                "frankfurter/v1-range-USD-KRW-20260804..20260813.excerpt.json", "history",
                #"url: "https://f.test/", rows: "$.rates[*]", symbol: "=KRW", close: "$.KRW", day: "~""#,
                ["KRW"], ["KRW 2026-08-10 1416.62 2026-08-11 1412.17 2026-08-12 1417.13 2026-08-13 1420.29"]
            ),
            (
                "frankfurter/v2-error-422-invalid-currency.json", "history",
                #"url: "https://f.test/", rows: "$[*]", symbol: "$.quote", close: "$.rate", day: "$.date", errors: [{ path: "$.message", means: "failed" }]"#,
                ["KRW"], ["x: unexpected format (invalid currency: "]
            ),
        ]

    @Test(arguments: bodies.indices)
    func `figures of many services`(place: Int) throws {
        let entry = Self.bodies[place]
        let lines = try Described.lines(entry.list, entry.keys, entry.symbols, try body(entry.file))
        if let failure = entry.expected.first, failure.hasPrefix("x: ") {
            #expect(lines.first?.hasPrefix(failure) ?? false, "\(entry.file): \(lines)")
        } else {
            #expect(lines == entry.expected, "\(entry.file)")
        }
    }

    private static let barBodies:
        [(file: String, keys: String, symbol: Symbol, interval: BarInterval, expected: String)] = [
            (
                "twse/STOCK_DAY-2330.rec20260731.json",
                #"rows: "$.data[*]", day: "$[0]", timeFormat: "yyy/MM/dd", open: "$[3]", high: "$[4]", low: "$[5]", close: "$[6]", volume: "$[1]""#,
                "2330.TW", .day, "22 2026-07-01 2505.0 37544470.0 2026-07-31 2425.0 69478145.0"
            ),
            (
                "twse/index_history.rec20260731.json",
                #"rows: "$.data[*]", day: "$[0]", timeFormat: "yyy/MM/dd", open: "$[1]", high: "$[2]", low: "$[3]", close: "$[4]""#,
                "^TWII", .day, "22 2026-07-01 47018.99 - 2026-07-31 43119.75 -"
            ),
            (
                "tpex/tpex_index.rec20260731.json",
                #"rows: "$[*]", day: "$.Date", open: "$.Open", high: "$.High", low: "$.Low", close: "$.Close""#,
                "^TWOII", .day, "22 2026-07-01 431.23 - 2026-07-31 347.85 -"
            ),
            (
                "tiingo/daily-prices-GOOGL-20150101..20150105.rec20180413.json",
                #"rows: "$[*]", day: "$.date", open: "$.open", high: "$.high", low: "$.low", close: "$.close", volume: "$.volume""#,
                "GOOGL", .day, "2 2015-01-02 529.55 1327870.0 2015-01-05 519.46 2059119.0"
            ),
            (
                "tiingo/iex-prices-GOOGL-30Min.rec20180704.json",
                #"interval: "30m", rows: "$[*]", time: "$.date", open: "$.open", high: "$.high", low: "$.low", close: "$.close""#,
                "GOOGL", .halfHour, "13 1514903400 1061.91 - 1514925000 1073.315 -"
            ),
            (
                "finnhub/stock-candle-AAPL-D.rec2019-09.excerpt3.json",
                #"day: "$.t[*]", timeFormat: "unix", zone: "UTC", open: "$.o[*]", high: "$.h[*]", low: "$.l[*]", close: "$.c[*]", volume: "$.v[*]""#,
                "AAPL", .day, "3 2019-09-24 217.68 33463820.0 2019-09-26 219.89 20730608.0"
            ),
            (
                "kraken/kraken-public-OHLC-XBTUSDT-1m.rec2025-11.excerpt8rows.json",
                #"interval: "1m", rows: "$.result.XBTUSDT[*]", time: "$[0]", timeFormat: "unix", open: "$[1]", high: "$[2]", low: "$[3]", close: "$[4]", volume: "$[6]""#,
                "BTC-USD", .minute, "8 1762777020 106038.2 0.0 1762820220 105899.4 0.0"
            ),
            (
                "coinbase/coinbase-brokerage-candles-BTC-USD.2024-04-04.json",
                #"interval: "60m", rows: "$.candles[*]", time: "$.start", timeFormat: "unix", open: "$.open", high: "$.high", low: "$.low", close: "$.close", volume: "$.volume""#,
                "BTC-USD", .hour, "2 1712188800 66314.59 358.74851052 1712192400 66181.6 355.82896243"
            ),
            (
                "twelvedata/time_series-batch-AAPL_MSFT-1day.2024-11-22.json",
                #"rows: "$.AAPL.values[*]", day: "$.datetime", open: "$.open", high: "$.high", low: "$.low", close: "$.close", volume: "$.volume", currency: "$$.AAPL.meta.currency""#,
                "AAPL", .day, "1 2024-11-22 229.87 35462000.0 2024-11-22 229.87 35462000.0"
            ),
        ]

    @Test(arguments: barBodies.indices)
    func `bars of many services`(place: Int) throws {
        let (file, keys, symbol, interval, expected) = Self.barBodies[place]
        let provider = try Described.provider(
            "stocks",
            #"url: "https://a.test/{symbol}", price: "$.x", bars: { url: "https://a.test/{symbol}", \#(keys) }"#
        )
        let bars = try provider.bars(BarSeries.Key(symbol, interval), in: try body(file)).bars.figures
        let zone = Zone(Exchange.zone(of: symbol)) ?? .utc
        let lines = [bars.first, bars.last].compactMap(\.self).map { bar in
            let start = interval.isIntraday ? "\(bar.start.seconds)" : zone.local(bar.start).day.description
            return "\(start) \(bar.close) \(bar.volume.map { "\($0)" } ?? "-")"
        }
        #expect(([String(bars.count)] + lines).joined(separator: " ") == expected, "\(file)")
    }

    private static let recipes:
        [(recipe: String, list: String, file: String, symbol: String, expected: String)] = [
            (
                "tiingo", "stocks", "tiingo/iex-AAPL-closed-nulls.rec20210827.excerpt1.json", "AAPL",
                "AAPL 148.6 1630094400 USD d1 2021-08-26 147.54"
            ),
            (
                "tiingo", "stocks", "tiingo/iex-session-nanoseconds-zero-bid.SHAPE.json", "AAPL",
                "AAPL 51.27 1636127663 USD d1 2021-11-04 48.77"
            ),
            (
                "finnhub", "stocks", "finnhub/quote-unknown-symbol-zeros.200.json", "ZZZZ",
                "x does not know this symbol"
            ),
            ("finnhub", "stocks", "finnhub/error-429-limit.json", "AAPL", "x: too many requests"),
            (
                "finnhub", "stocks", "finnhub/error-401-invalid-key.json", "AAPL",
                "x: unexpected format (Invalid API key.)"
            ),
            (
                "twelvedata", "stocks", "twelvedata/error-400-unknown-symbol.json", "ZZZZ",
                "x does not know this symbol"
            ),
            (
                "twelvedata", "stocks", "twelvedata/error-429-minute.QUOTED-start.json", "AAPL",
                "x: too many requests"
            ),
            (
                "alphavantage", "stocks", "alphavantage/GLOBAL_QUOTE-AAPL.rec20260306.json", "AAPL",
                "AAPL 257.46 1772830800 USD d1 2026-03-05 260.29"
            ),
            (
                "alphavantage", "stocks", "alphavantage/GLOBAL_QUOTE-unknown-symbol.200.json", "ZZZZ",
                "x does not know this symbol"
            ),
            (
                "alphavantage", "stocks", "alphavantage/error-200-Information-25-per-day.json", "AAPL",
                "x: too many requests"
            ),
            (
                "coingecko", "stocks", "coingecko/simple-price-bitcoin.rec20250516.excerpt1.json", "BTC-USD",
                "BTC-USD 103663.0 1747407859 USD"
            ),
            ("coingecko", "stocks", "coingecko/error-429.json", "BTC-USD", "x: too many requests"),
            (
                "openexchangerates", "rates", "openexchangerates/latest-USD.json", "JPY",
                "JPY 107.0718 1414008044"
            ),
            (
                "openexchangerates", "rates", "openexchangerates/error-429-access_restricted.json", "JPY",
                "x: too many requests"
            ),
            (
                "ecb", "history", "frankfurter/v2-rates-EUR-USD-1999-04-13.json", "EUR",
                "EUR 1999-04-13 \(1 / 1.0765)"
            ),
            (
                "ecb", "rates", "frankfurter-v2/v2-rates-USD-5quotes.rec20260905.QUOTED.json", "EUR",
                "EUR 0.86006 1788616800"
            ),
        ]

    @Test(arguments: recipes.indices)
    func `recipes read their services`(place: Int) throws {
        let (name, list, file, symbol, expected) = Self.recipes[place]
        let provider = Described.provider(try Described.feed(list, #"{ recipe: "\#(name)" }"#))
        let lines = Described.lines(list, provider, [symbol], try body(file))
        #expect(lines.contains { $0.hasPrefix(expected) }, "\(file): \(lines)")
    }

    @Test func `a batch keeps what is sound beside an error`() throws {
        let lines = try Described.lines(
            "stocks",
            #"url: "https://d.test/{symbols}", rows: "$[*]", symbol: "~", price: "$.values[0].close", time: "$.values[0].datetime", currency: "$.meta.currency""#,
            ["AAPL", "INVALID"], try body("twelvedata/time_series-batch-AAPL_INVALID.error-inside.json"))
        #expect(lines == ["AAPL 229.87 1732309200 USD", "1 dropped"])
    }
}
