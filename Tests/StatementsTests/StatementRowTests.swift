import Market
import Money
import SettingsFiles
import Statements
import Testing

@Suite struct StatementRowTests {
    private func shown(_ rows: [Transaction]) -> [String] {
        rows.map { row in
            [Transaction.Column.date, .type, .item, .quantity, .price, .currency, .fee].map(row.text)
                .joined(separator: " ")
        }
    }

    private func read(_ text: String, known: String = "") throws -> Statement {
        try #require(
            StatementTests.read(Array(text.utf8), known: TransactionDocument(Array(known.utf8))))
    }

    private static let schwab =
        "\u{FEFF}\"Date\",\"Action\",\"Price\",\"Symbol\",\"Description\",\"Quantity\",\"Fees & Comm\",\"Amount\"\r\n"

    @Test("Columns come in any order, with a byte order mark and Windows line ends")
    func order() throws {
        let text =
            Self.schwab
            + "\"03/02/2026\",\"Buy\",\"$1,000.00\",\"BRK/B\",\"BERKSHIRE\",\"2\",\"$1.50\",\"-$2001.50\"\r\n"
        #expect(shown(try read(text).rows.transactions) == ["2026-03-02 buy BRK-B 2 1000 USD 1.5"])
    }

    @Test("A split of shares added follows from the shares held before, also from those imported earlier")
    func splits() throws {
        let split =
            Self.schwab + "\"03/10/2026\",\"Stock Split\",\"\",\"AVGO\",\"BROADCOM\",\"18\",\"\",\"\"\r\n"
        let buy = "\"03/02/2026\",\"Buy\",\"$100\",\"AVGO\",\"BROADCOM\",\"2\",\"\",\"-$200\"\r\n"
        #expect(shown(try read(split + buy).rows.transactions).last == "2026-03-10 split AVGO 10   ")
        let lone = try read(split)
        #expect(lone.leftOut.map(\.reason) == [.text, .split])
        let known = "date,type,item,quantity,price\n2026-03-02,buy,AVGO,9,100\n"
        #expect(shown(try read(split, known: known).rows.transactions) == ["2026-03-10 split AVGO 3   "])
        let there = known + "2026-03-10,split,AVGO,3:1,\n"
        let again = try read(split, known: there).rows
        #expect(again.new(to: TransactionDocument(Array(there.utf8))).isEmpty)
    }

    @Test("The last row of a file that was cut is a mistake of its line")
    func cut() throws {
        let statement = try read(Self.schwab + "\"03/02/2026\",\"Buy\",\"$1\",\"A\",\"B\",\"2\"")
        #expect(statement.rows.mistakes.map(\.line) == [2])
        #expect(statement.rows.mistakes.map(\.cause) == [.tooFewFields(6, columns: 8)])
    }

    @Test("A word that no rule knows is left out by name; a figure or a day that is none is a mistake")
    func unknown() throws {
        let rows =
            "\"03/02/2026\",\"Frobnicate\",\"\",\"A\",\"B\",\"\",\"\",\"$1\"\r\n\"03/02/2026\",\"Buy\",\"$1\",\"A\",\"B\",\"2x2\",\"\",\"$2\"\r\n"
            + "\"13/32/2026\",\"Buy\",\"$1\",\"A\",\"B\",\"2\",\"\",\"$2\"\r\n"
        let statement = try read(Self.schwab + rows)
        #expect(statement.leftOut.map(\.word) == [nil, "Frobnicate"])
        #expect(statement.rows.mistakes.map(\.line) == [3, 4])
        #expect(statement.rows.mistakes.map(\.column) == [.quantity, .date])
    }

    @Test("The two rows of an exchange are one; the half of one is left out")
    func exchange() throws {
        let header = "txid,refid,time,type,subtype,aclass,asset,amount,fee,balance\n"
        let statement = try read(
            header
                + "A,1,2026-01-02 10:00:00,trade,,currency,ZEUR,-100,0.2,0\nB,1,2026-01-02 10:00:00,trade,,currency,ZUSD,110,0,0\n"
                + "C,2,2026-01-03 10:00:00,trade,,currency,ZEUR,-50,0,0\n")
        #expect(shown(statement.rows.transactions) == ["2026-01-02 exchange USD 100 1.1 EUR 0.2"])
        #expect(statement.leftOut.map(\.reason) == [.text, .half])
    }

    @Test("Where a figure can mean two, the amount decides")
    func ambiguous() throws {
        let header = "Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id\n"
        let rows =
            "02-01-2026,10:00,02-01-2026,A,IE00B4L5Y983,\"Koop 1.234 @ 10,125 EUR\",,EUR,\"-12494,25\",EUR,0,x\n"
            + "03-01-2026,10:00,03-01-2026,A,IE00B4L5Y983,\"Verkoop 6 A@49,785 EUR (IE00B4L5Y983)\",,EUR,298.71,EUR,0,y\n"
        #expect(
            shown(try read(header + rows).rows.transactions) == [
                "2026-01-02 buy IE00B4L5Y983 1234 10.125 EUR ", "2026-01-03 sell IE00B4L5Y983 6 49.785 EUR ",
            ])
    }

    @Test("A description of one's own is read, and one with a mistake names its line")
    func ownDescription() throws {
        let text = """
            {
              title: "Mine", tables: [{
                header: ["Tag", "Was", "Wieviel"], decimals: "comma", dates: "dmy", set: { currency: "EUR" },
                columns: { date: "Tag", amount: "Wieviel" },
                rows: [{ when: { Was: "Ein*" }, make: "deposit" }, { leave: "information" }],
              }],
            }
            """
        let form = try StatementForm(Array(text.utf8), file: "mine.json5")
        #expect(form.name == "mine")
        let statement = Statement(
            Array("Tag;Was;Wieviel\n2.1.2026;Einzahlung;1.000,50\n".utf8), by: [form], account: "a",
            known: TransactionDocument())
        #expect(shown(statement?.rows.transactions ?? []) == ["2026-01-02 deposit  1000.5  EUR "])
        #expect(statement?.rows.transactions.map(\.account) == ["a"])
        #expect {
            _ = try StatementForm(Array(text.utf8).map { $0 == UInt8(ascii: "#") ? 0 : $0 } + [], file: "x")
            _ = try StatementForm(
                Array("{\n tables: [{ header: [\"a\"],\n rows: [{ mak: \"buy\" }] }] }".utf8), file: "x")
        } throws: { ($0 as? SettingsError)?.line == 3 }
    }

    @Test(
        "Patterns match with holes, alternatives and signs",
        arguments: [
            ("[Koop|Buy] {quantity} @ {price} {currency}*", "buy 1.5 @ 3 EUR (x)", "1.5 3 EUR"),
            ("{symbol}({isin})*", "O (US7561091049) x", "O  US7561091049"),
            ("Split {new} for {old}", "Split 3 for 1", "3 1"), ("*({ticker})", "Meta, Inc. (META)", "META"),
            ("Koop {quantity} @*", "Koop x @", nil),
            ("{fiat}", "EUR", "EUR"), ("{fiat}", "ADA", nil),
        ])
    func templates(pattern: String, text: String, wanted: String?) throws {
        let template = try #require(Template(pattern))
        let names = ["quantity", "price", "new", "old", "symbol", "isin", "ticker", "currency", "fiat"]
        let holes = template.match(text)
        #expect(holes.map { holes in names.compactMap { holes[$0] }.joined(separator: " ") } == wanted)
    }

    @Test("Patterns that could take long do not")
    func wildPatterns() throws {
        let template = try #require(Template(String(repeating: "*a", count: 30) + "b"))
        #expect(template.match(String(repeating: "a", count: 400)) == nil)
    }
}
