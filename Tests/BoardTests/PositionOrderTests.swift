import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite struct PositionOrderTests {
    private static let file = """
        date,type,item,quantity,price,currency,fee,rate,account,note
        2026-01-05,buy,AAPL,10,180,USD,1,31.5,broker,
        2026-02-05,buy,2330.TW,1000,850,TWD,20,,bank,
        2026-03-05,buy,7203.T,100,2500,JPY,0,0.21,broker,
        2026-03-06,buy,NOPE,1,900,TWD,20,,,
        2026-03-07,buy,AAPL,3,200,USD,0,31.5,bank,
        """

    private func model() -> Model {
        var model = Model(
            arrangement: Arrangement(
                rates: ["JPY", "USD"], clocks: [], stocks: ["AAPL", "2330.TW", "7203.T"], base: "TWD"),
            now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = model.update(.figures(.known(.sample)))
        _ = model.update(.disk(.transactions(TransactionDocument(Array(Self.file.utf8)))))
        _ = model.update(.user(.focus(.positions)))
        return model
    }

    private func names(_ model: Model) -> [String] { model.order(.positions).map(\.text) }

    private func key(_ position: Position, _ column: Sort.Column) -> Double? {
        let home = position.home
        return switch column {
        case .symbol, .yearPlace, .volume, .extended, .since: nil
        case .quantity: position.quantity.value?.double
        case .price: position.price.value?.double
        case .value: home.value.value?.double
        case .change: home.dayShare
        case .gain: home.gain.value?.double
        case .gainShare: home.gainShare
        }
    }

    @Test(arguments: Panel.positions.kind.sortColumns, [true, false])
    func `each column sorts, and unknown figures come last`(column: Sort.Column, isDescending: Bool) throws {
        var model = model()
        _ = model.update(.user(.sortBy(column)))
        if model.arrangement.sorts[.positions]?.isDescending != isDescending {
            _ = model.update(.user(.sortBy(column)))
        }
        let order = model.order(.positions)
        #expect(order.count == 5)
        let portfolio = try #require(model.portfolio)
        if column == .symbol {
            let items = order.compactMap { portfolio[$0]?.key.item }.map(Exchange.shortSymbol)
            #expect(items == items.sorted { isDescending ? $0 > $1 : $0 < $1 })
            return
        }
        let keys = order.compactMap { portfolio[$0] }.map { key($0, column) }
        let known = keys.compactMap(\.self)
        #expect(keys.prefix(known.count).allSatisfy { $0 != nil }, "unknown ones are last: \(keys)")
        #expect(known == known.sorted { isDescending ? $0 > $1 : $0 < $1 })
    }

    @Test func `the sort of positions leaves the stocks alone, is undone, and follows new prices`() throws {
        var model = model()
        let (own, stocks) = (names(model), model.order(.stocks))
        _ = model.update(.user(.sortBy(.value)))
        #expect(names(model) != own && model.order(.stocks) == stocks)
        model.select(.card(model.order(.positions)[1]), in: .positions)
        let selected = model.selectedLine(.positions)
        var quote = try #require(model.market.quotes["7203.T"]).value
        quote.price = 1_000_000
        let changes = FigureChanges(known: Known(quotes: [Seen(quote, .live, at: Sample.asOf)]))
        _ = model.update(.figures(.changed(changes, at: Sample.asOf)))
        #expect(names(model).first == "7203.T@broker")
        #expect(model.selectedLine(.positions) == selected, "the same position stays selected")
        _ = model.update(.edit(.undo))
        #expect(names(model) == own && model.arrangement.sorts[.positions] == nil)
        _ = model.update(.edit(.redo))
        #expect(names(model).first == "7203.T@broker")
        _ = model.update(.user(.handOrder))
        #expect(names(model) == own)
    }

    @Test func `positions are grouped by account, by currency, and in none`() throws {
        var model = model()
        let own = model.arrangement.list(.positions)
        _ = model.update(.edit(.groupPositions))
        var list = model.arrangement.list(.positions)
        #expect(list.groups.map(\.name) == ["broker", "bank", "no account"])
        #expect(list.cards(ofGroup: "bank").map(\.text) == ["2330.TW@bank", "AAPL@bank"])
        _ = model.update(.edit(.groupPositions))
        list = model.arrangement.list(.positions)
        #expect(list.groups.map(\.name) == ["USD", "JPY", "TWD"])
        _ = model.update(.user(.sortBy(.quantity)))
        #expect(names(model).prefix(2) == ["AAPL@broker", "AAPL@bank"])
        _ = model.update(.user(.handOrder))
        _ = model.update(.edit(.groupPositions))
        #expect(model.arrangement.list(.positions).groups.isEmpty)
        for _ in 0..<5 { _ = model.update(.edit(.undo)) }
        #expect(model.arrangement.list(.positions) == own)
    }

    @Test func `a new position joins the group of its account`() {
        var model = model()
        _ = model.update(.edit(.groupPositions))
        let more = Self.file + "\n2026-06-07,buy,NVDA,3,100,USD,0,31,bank,\n"
        _ = model.update(.disk(.transactions(TransactionDocument(Array(more.utf8)))))
        #expect(model.arrangement.list(.positions).cards(ofGroup: "bank").last?.text == "NVDA@bank")
    }

    @Test func `the sums of groups are those of their positions, and an unknown part makes them unknown`()
        throws
    {
        var model = model()
        _ = model.update(.edit(.groupPositions))
        let items = try #require(model.portfolio).positions.items
        for name in ["broker", "bank"] {
            let total = model.positionTotal(ofGroup: name)
            let parts = items.filter { $0.key.account == name }.compactMap(\.home.value.value)
            #expect(total.value.value == parts.reduce(.zero, +))
            #expect(total.dayShare != nil && total.gainShare != nil)
        }
        #expect(model.positionTotal(ofGroup: "no account").value.missing == .price("NOPE"))
        #expect(model.portfolio?.positions.total.value.missing == .price("NOPE"))
    }

    @Test func `where all is in one account and currency, nothing is grouped`() {
        var model = model()
        let one =
            "date,type,item,quantity,price,currency,fee,rate,account,note\n2026-01-05,buy,AAPL,1,1,USD,,,,\n"
        _ = model.update(.disk(.transactions(TransactionDocument(Array(one.utf8)))))
        _ = model.update(.edit(.groupPositions))
        #expect(model.arrangement.list(.positions).groups.isEmpty)
        #expect(model.notice?.saying == .phrase(.groupingImpossible))
    }
}
