import CivilTime
import Literals
import Money
import Testing

@Suite struct BrokerTests {
    private func mapping(_ texts: String...) -> ColumnMapping {
        var mapping = ColumnMapping()
        for text in texts { #expect(mapping.add(text) == nil) }
        return mapping
    }
    private func read(_ text: String, _ mapping: ColumnMapping, _ style: FigureStyle = FigureStyle())
        -> ImportedRows
    {
        ImportedRows(broker: Array(text.utf8), mapping, style, account: "depot")
    }
    private func shown(_ rows: ImportedRows) -> [String] {
        rows.transactions.map { row in
            [Transaction.Column.date, .type, .item, .quantity, .price, .currency, .fee].map(row.text)
                .joined(separator: " ")
        }
    }

    @Test("A broker's columns, words, days and figures are understood by what the file itself tells")
    func german() {
        let rows = read(
            """
            Depotauszug;12345
            Stand: 31.12.2024

            Datum;Vorgang;ISIN;Kürzel;Stück;Kurs;Währung;Gebühr;Zeit
            02.01.2024;Kauf;US1;AAPL;1.250,5;"1.187,40";USD;-9,90 €;09:30
            3.1.2024 10:11;Zinsen;;;;1,20;EUR;;
            04.01.2024;Verkauf;US1;AAPL;-250;190,-;USD;;
            05.01.2024;Ausschüttung;US1;AAPL;1.000,5;0,24;USD;;

            """,
            mapping(
                "date=Datum,type=Vorgang,item=Kürzel,quantity=Stück,price=Kurs,currency=Währung,fee=Gebühr",
                "buy=Kauf,sell=Verkauf,dividend=Ausschüttung,skip=Zinsen"))
        #expect(rows.mistakes.map(\.cause) == [.notANumber("190.-")])
        #expect(
            shown(rows) == [
                "2024-01-02 buy AAPL 1250.5 1187.4 USD 9.9", "2024-01-05 dividend AAPL 1000.5 0.24 USD ",
            ])
        #expect(rows.transactions.allSatisfy { $0.account == "depot" })
    }

    @Test("Without a column of types, what is below 0 is sold; units and blanks around figures go")
    func american() {
        let rows = read(
            "Trade Date,Symbol,Shares,Unit Price,Account\n1/31/2024,AAPL,\"1,000\",$187.40,A1\n"
                + "2/1/2024,AAPL,\u{2212}500,190.00 USD,\n2/2/2024,AAPL,1'500,190.00,\n",
            mapping("date=Trade Date,item=Symbol,quantity=Shares,price=Unit Price,account=Account"))
        #expect(rows.mistakes == [])
        #expect(
            shown(rows) == [
                "2024-01-31 buy AAPL 1000 187.4  ", "2024-02-01 sell AAPL 500 190  ",
                "2024-02-02 buy AAPL 1500 190  ",
            ])
        #expect(rows.transactions.map(\.account) == ["A1", "depot", "depot"])
    }

    @Test("What can be read in two ways is not guessed, but asked for")
    func ambiguous() {
        let mapping = mapping("date=d,item=i,quantity=q,price=p")
        let text = "d;i;q;p\n3/4/2024;AAPL;1,250;2\n"
        #expect(
            read(text, mapping).mistakes.map(\.cause) == [
                .ambiguous("1,250", option: "--decimal"), .ambiguous("3/4/2024", option: "--dates"),
            ])
        let styles: [(FigureStyle, String)] = [
            (FigureStyle(decimal: .comma, dayOrder: .dmy), "2024-04-03 buy AAPL 1.25 2  "),
            (FigureStyle(decimal: .point, dayOrder: .mdy), "2024-03-04 buy AAPL 1250 2  "),
        ]
        for (style, row) in styles { #expect(shown(read(text, mapping, style)) == [row]) }
        #expect(shown(read(text + "13/4/2024;AAPL;1;2,5\n", mapping)).first == "2024-04-03 buy AAPL 1.25 2  ")
    }

    @Test func mistakesKeepTheirLines() {
        let mapping = mapping("date=d,type=t,item=i,quantity=q,price=p,buy=B")
        let rows = read("d;t;i;q;p\n2024-01-01;X;AAPL;1;1\n\n2024-01-02;B;AAPL;1.2.3,4,5;1\n", mapping)
        #expect(rows.mistakes.map(\.line) == [2, 4])
        #expect(rows.mistakes.map(\.cause) == [.unknownType("X"), .hasComma("1.2.3,4,5")])
        let missing = read("d;t;i;q\n", mapping)
        #expect(missing.mistakes == [Mistake(line: 1, column: .price, .columnNotThere("p"))])
    }

    @Test func refusesMappingsThatMakeNoSense() {
        var mapping = ColumnMapping()
        #expect(mapping.add("date=Datum,day=Tag") == "day=Tag")
        #expect(mapping.add("date") == "date")
        #expect(mapping.add("") == "")
    }

    @Test("A file may be imported again: what is there already is left out, as often as it is there")
    func again() throws {
        let text = MistakeTests.header + MistakeTests.good + MistakeTests.good
        let rows = ImportedRows(own: Array(text.utf8))
        let once = try TransactionDocument().appending([rows.transactions[0]])
        #expect(rows.new(to: TransactionDocument()).count == 2)
        #expect(rows.new(to: once).count == 1)
        #expect(rows.new(to: try once.appending(rows.new(to: once))) == [])
    }
}
