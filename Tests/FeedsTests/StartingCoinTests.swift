import Arrangement
import Board
import CivilTime
import Figures
import Market
import Testing

@testable import Feeds

@Suite("Coins of a board to begin with")
struct StartingCoinTests {
    @Test("Feeds of coins know each of them", arguments: ["Europe/Berlin", "Europe/London", "Asia/Taipei"])
    func known(zone: String) throws {
        let home = UserPlace(try #require(Zone(zone)), locale: "C")
        let symbols = StartingPoint.coins.arrangement(at: home)[.stocks].compactMap(Symbol.init)
        #expect(symbols.count == 12 && symbols.allSatisfy { Coin($0) != nil })
    }
}
