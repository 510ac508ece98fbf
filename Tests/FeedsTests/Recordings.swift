import Board
import Figures
import Foundation
import Literals
import Market
import Testing
import Words

@testable import Feeds

enum Recordings {
    static let folder = ProcessInfo.processInfo.environment["FXTERM_PAYLOADS"]
        .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    static let areMissing = Comment("FXTERM_PAYLOADS names no folder of recorded bodies")
    static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static func bodies(in name: String) throws -> [URL] {
        let folder = try #require(folder)
        let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "known-bodies.txt")
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix(name + "/") }.map { folder.appending(path: $0) }
    }

    /// Also of services without a test, for rules that any body has to follow.
    static func everyBody() throws -> [URL] {
        guard let folder else { return [] }
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return (all?.allObjects as? [URL] ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }.sorted { $0.path < $1.path }
    }

    /// Returns how many decoders found figures; what matters is that each returns.
    static func decodeEveryWay(_ body: [UInt8]) -> Int {
        var successes = 0
        for provider in Providers.rates {
            do throws(FeedFailure.Cause) {
                let rates = try provider.rates(in: body).figures
                #expect(!rates.isEmpty && rates.allSatisfy { $0.perDollar > 0 && $0.perDollar.isFinite })
                successes += 1
            } catch {
                #expect(!FeedFailure(source: "x", cause: error).sentence(.english).isEmpty)
            }
        }
        let stocks: [[Symbol]] = [
            ["AAPL"], ["AAPL", "2330.TW"], ["BTC-USD"], ["BTC-USD", "600519.SS", "^VIX"],
        ]
        for (provider, symbols) in Providers.stocks.flatMap({ provider in stocks.map { (provider, $0) } }) {
            do throws(FeedFailure.Cause) {
                for quote in try provider.quotes(of: symbols, in: body).figures {
                    let figures = quote.closes.map(\.close) + quote.today + [quote.price].compactMap { $0 }
                    #expect(figures.allSatisfy { $0 > 0 && $0.isFinite })
                    #expect((quote.price == nil) == (quote.time == nil))
                    #expect(zip(quote.closes, quote.closes.dropFirst()).allSatisfy { $0.day < $1.day })
                    #expect(quote.name == quote.name.flatMap { CleanText.line($0) })
                    for baseline in [Baseline.d1, .d5] { _ = quote.base(baseline) }
                }
                successes += 1
            } catch {
                #expect(!FeedFailure(source: "x", cause: error).sentence(.english).isEmpty)
            }
        }
        for provider in Providers.history {
            do throws(FeedFailure.Cause) {
                _ = provider.refused(of: ["TWD", "EUR"], in: body)
                for past in try provider.pastRates(of: ["TWD", "EUR"], in: body).figures {
                    #expect(past.closes.allSatisfy { $0.close > 0 && $0.close.isFinite })
                    #expect(zip(past.closes, past.closes.dropFirst()).allSatisfy { $0.day < $1.day })
                }
                successes += 1
            } catch {
                #expect(!FeedFailure(source: "x", cause: error).sentence(.english).isEmpty)
            }
        }
        for provider in Providers.stocks.compactMap({ $0 as? any BarProvider }) {
            for (symbol, interval) in [("AAPL", .fiveMinutes), ("2330.TW", .day), ("BTC-USD", .minute)]
                as [(Symbol, BarInterval)]
            {
                do throws(FeedFailure.Cause) {
                    let bars = try provider.bars(BarSeries.Key(symbol, interval), in: body).bars.figures
                    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.start < $1.start })
                    #expect(bars.allSatisfy { $0.low <= $0.high && $0.low > 0 && $0.high.isFinite })
                } catch {
                    #expect(!FeedFailure(source: "x", cause: error).sentence(.english).isEmpty)
                }
            }
        }
        for headline in (try? YahooHeadlines().figures(of: "AAPL", in: body)) ?? [] {
            #expect(headline.title == CleanText.line(headline.title, limit: 160))
        }
        do throws(FeedFailure.Cause) {
            for stock in try YahooSearch().found(in: body) {
                #expect(stock.symbol.text == CleanText.line(stock.symbol.text))
                #expect(stock.name == stock.name.flatMap { CleanText.line($0) })
            }
            successes += 1
        } catch {
            #expect(!FeedFailure(source: "x", cause: error).sentence(.english).isEmpty)
        }
        return successes
    }

    static func python(_ script: String, _ url: URL) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Recordings.python))
        process.arguments = ["-c", script, url.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(url.lastPathComponent)")
        return text.split(separator: "\n").map(String.init)
    }

    /// With numbers as numbers: the two languages print them differently.
    static func figures(_ line: String) -> [String] {
        line.split(separator: " ").map { word in Double(word).map { "\($0)" } ?? String(word) }
    }
}
