import Literals
import Market
import Money
import Testing

@Suite struct ListingTests {
    private static let text = """
        date,type,item,quantity,price,currency
        2026-01-02,buy,IE00B4L5Y983,2,80,EUR
        2026-01-03,buy,AAPL,1,200,USD

        """

    @Test("A row with an ISIN counts for the symbol that the ISIN has, and the file keeps the ISIN")
    func listings() throws {
        let plain = TransactionDocument(Array(Self.text.utf8))
        #expect(plain.unlisted.map(\.text) == ["IE00B4L5Y983"])
        let isin = try #require(ISIN("IE00B4L5Y983"))
        let symbol: Symbol = "EUNL.DE"
        let document = TransactionDocument(Array(Self.text.utf8), listings: [isin: symbol])
        #expect(document.unlisted.isEmpty && document != plain)
        #expect(document.transactions.map { $0.item?.text } == ["EUNL.DE", "AAPL"])
        #expect(document.items == [symbol, "AAPL"])
        let more = try document.appending(TransactionDocument(Array(Self.text.utf8)).transactions)
        #expect(more.transactions.map { $0.item?.text } == ["EUNL.DE", "AAPL", "EUNL.DE", "AAPL"])
        #expect(String(decoding: more.bytes, as: UTF8.self).hasPrefix(Self.text))
        let rows = ImportedRows(own: Array(Self.text.utf8))
        #expect(rows.new(to: document).isEmpty)
    }

    @Test("The home exchange comes first, then one in the currency that was paid")
    func order() throws {
        let stocks = (["NVD.F", "NVD.DE", "NVDA", "NVDA.MX"] as [Symbol]).map { FoundStock(symbol: $0) }
        let american = try #require(ISIN("US67066G1040"))
        #expect(
            Listing.ordered(stocks, of: american, in: ["EUR"]).map(\.symbol.text) == [
                "NVDA", "NVD.F", "NVD.DE", "NVDA.MX",
            ])
        let irish = try #require(ISIN("IE00B4L5Y983"))
        let funds = (["SWDA.L", "SWDA.MI", "EUNL.DE"] as [Symbol]).map { FoundStock(symbol: $0) }
        #expect(
            Listing.ordered(funds, of: irish, in: ["EUR"]).map(\.symbol.text) == [
                "SWDA.MI", "EUNL.DE", "SWDA.L",
            ])
        #expect(Listing.ordered(funds, of: irish, in: ["GBp"]).first?.symbol.text == "SWDA.L")
    }
}
