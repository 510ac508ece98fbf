import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Testing

@testable import Store

@Suite("Figures of long ago")
struct OldFiguresTests {
    @Test("An old quote comes back with the closes of its own time, so that its changes do too")
    func oldQuote() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fxterm-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "history.sqlite").path
        let now = Instant(1_795_187_062)
        let closes = (1...10).map { DailyClose(day: Day(number: 19_000 + $0), close: Double(100 + $0)) }
        let quote = Quote(
            symbol: "AAPL", price: 120, time: Instant(19_011 * 86_400 + 50_000), zone: "UTC", closes: closes,
            source: "yahoo")
        let history = try #require(FigureStore.open(at: path, now: now).history)
        try await history.record(.quotes([quote]), seenAt: now)
        let kept = try #require(FigureStore.open(at: path, now: now).cached.quotes.first?.value)
        #expect(kept.base(.d1) == quote.base(.d1))
        // 19 January 2022 is a Wednesday: the 12th, even with closes on the weekend.
        #expect(kept.base(.d5)?.close == 104)
    }
}
