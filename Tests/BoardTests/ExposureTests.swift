import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite struct ExposureTests {
    private static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,deposit,,5000,,USD,,31.5,broker,
        2026-01-05,buy,AAPL,10,180,USD,1,31.5,broker,
        2026-03-06,buy,2330.TW,100,900,TWD,20,,bank,
        2026-03-06,buy,2317.TW,100,200,TWD,20,,bank,
        2026-03-07,sell,2317.TW,100,210,TWD,20,,bank,
        """

    private func model() -> Model {
        var model = Model(
            arrangement: Arrangement(
                rates: ["JPY", "USD", "EUR"], clocks: [], stocks: ["AAPL"], base: "TWD"),
            now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = model.update(.figures(.known(.sample)))
        _ = model.update(.disk(.transactions(TransactionDocument(Array(Self.file.utf8)))))
        return model
    }

    @Test(
        arguments: [
            (ExposureKey.currency, ["TWD", "USD"]), (.account, ["bank", "broker"]), (.group, [""]),
            (.market, ["NYSE", "TWSE", "cash"]),
        ])
    func `it sums by each key, without what is sold`(key: ExposureKey, expected: [String]) throws {
        let model = model()
        let positions = try #require(model.portfolio).positions
        let exposure = model.exposure(positions, by: key)
        #expect(exposure.items.compactMap(\.key).sorted() == expected)
        let sum = exposure.items.compactMap(\.home.value).reduce(.zero, +)
        #expect(.known(sum) == positions.total.value)
    }

    @Test func `groups are those of the board, and cash is in them`() throws {
        var model = model()
        model.focus = .positions
        _ = model.update(.edit(.groupPositions))
        let exposure = model.exposure(try #require(model.portfolio).positions, by: .group)
        #expect(exposure.items.compactMap(\.key).sorted() == ["bank", "broker"])
        let broker = model.positionTotal(ofGroup: "broker")
        #expect(exposure.items.first { $0.key == "broker" }?.home == broker.value)
        #expect(broker.cash.value?.sign == 1)
        #expect(broker.gain == broker.value - broker.cash - broker.cost)
    }

    @Test func `X opens it, the key goes round, and esc closes it`() {
        var model = model()
        _ = model.update(.layer(.exposure(.open)))
        var keys: [ExposureKey] = []
        for _ in 0..<5 {
            keys.append(model.top(ExposureList.self)?.key ?? .currency)
            _ = model.update(.layer(.exposure(.turn)))
        }
        #expect(keys == [.currency, .account, .group, .market, .currency])
        _ = model.update(.user(.cancel))
        #expect(model.layers.isEmpty)
        var empty = Model(arrangement: Arrangement([:], base: "TWD"), now: Sample.asOf, here: .utc)
        _ = empty.update(.layer(.exposure(.open)))
        #expect(empty.layers.isEmpty && empty.notice != nil)
    }

    @Test func `cash is a line of the panel, sorted and grouped with the rest`() throws {
        var model = model()
        let cash = try #require(model.arrangement[.positions].first { Cash.Key($0.text) != nil })
        #expect(cash.text == "$USD@broker")
        #expect(model.portfolio?.cash(cash)?.key == Cash.Key("USD", account: "broker"))
        #expect(model.arrangement[.positions].count == 5)
        model.focus = .positions
        _ = model.update(.user(.sortBy(.value)))
        let values = model.positionList.cards.map { model.portfolio?.home(of: $0)?.value.value ?? .zero }
        #expect(values == values.sorted(by: >))
        let rows = Self.file.split(separator: "\n").filter { !$0.contains("deposit") }.joined(separator: "\n")
        _ = model.update(.disk(.transactions(TransactionDocument(Array(rows.utf8)))))
        #expect(!model.arrangement[.positions].contains { Cash.Key($0.text) != nil })
    }
}
