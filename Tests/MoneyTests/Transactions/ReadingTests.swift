import CivilTime
import Literals
import Money
import Testing

@Suite struct ReadingTests {
    private func read(_ text: String) -> TransactionDocument { TransactionDocument(Array(text.utf8)) }

    @Test func readsARow() throws {
        let document = read(MistakeTests.header + MistakeTests.good)
        #expect(document.mistakes == [])
        let day = try #require(Day("2024-03-01"))
        #expect(
            document.transactions == [
                Transaction(
                    line: 2, day: day, kind: .buy, item: "AAPL", quantity: 10, price: Rational(1874) / 10,
                    currency: "USD", fee: Rational(3) / 2, rate: Rational(316) / 10, account: "broker",
                    note: "first")
            ])
    }

    @Test("Each kind has the columns that it needs, and may have those that are for all")
    func kinds() {
        let document = read(
            MistakeTests.header + """
                2024-01-02,deposit,,1000,,USD
                2024-01-03,buy,BTC-USD,0.0000000001,64000
                2024-01-03,SELL,BTC-USD,0.0000000001,64000,USD,0,1,a,b
                2024-01-04,dividend,0050.TW,2,1.75,TWD
                2024-01-05,split,AAPL,1:3,
                2024-01-06,split,AAPL,0.5,0,,0
                2024-01-07,fee,AAPL,,,,3
                2024-01-07,fee,,0,0,GBp,3
                2024-01-08,withdraw,,10,,USD,0.5

                """)
        #expect(document.mistakes == [])
        #expect(
            document.transactions.map(\.kind) == [
                .deposit, .buy, .sell, .dividend, .split, .split, .fee, .fee, .withdraw,
            ])
        #expect(document.transactions[4].quantity == Rational(1) / 3)
        #expect(document.transactions[7].currency == "GBp")
    }

    @Test("Columns stand in any order, and unknown ones, comments and empty lines are passed over")
    func forms() {
        let expected = read("date,type,item,quantity,price,note\n2024-03-01,buy,AAPL,10,1.5,\"a; b\"\n")
        #expect(expected.mistakes == [])
        let files = [
            "\u{FEFF}Date;Type;ISIN;Item;Quantity;Price;Note\r\n2024-03-01;buy;US1;AAPL;10;1.5;\"a; b\"\r\n",
            "price\tquantity\titem\ttype\tdate\tnote\n1.5\t10\tAAPL\tbuy\t20240301\ta; b",
            "# mine\r\n\r\nnote , price,quantity,item,type,\"date\"\r a; b ,1.5,10,AAPL,Buy, 2024-03-01 ,\r",
            ",,,\nnote,price,quantity,item,type,date,,\n  # more, \"\n,,,,,\n\"a; b\", 1.5,10,\"AAPL\" ,buy,2024-03-01",
        ]
        for file in files {
            let document = read(file)
            #expect(document.mistakes == [], "\(file)")
            var row = document.transactions.first
            row?.line = 2
            #expect([row] == expected.transactions, "\(file)")
        }
    }

    @Test("Quoted fields hold separators, quotes and line ends, and lines are counted through them")
    func quotes() {
        let document = read(
            "date,type,item,quantity,price,note\r\n"
                + "2024-03-01,buy,AAPL,1,1,\"said \"\"buy\"\",\r\nand did\"\r\n"
                + "2024-03-02,buy,AAPL,1,1,5\" disk\r\n2024-03-03,buy,AAPL,1,x,\r\n")
        #expect(document.transactions.map(\.note) == ["said \"buy\", and did", "5\" disk"])
        #expect(document.transactions.map(\.line) == [2, 4])
        #expect(document.mistakes.map(\.line) == [5])
    }

    @Test("A quote that is not closed spoils the line that it begins in, though a later line has one too")
    func recovers() {
        let document = read(
            MistakeTests.header
                + "2024-03-01,buy,AAPL,1,1,,,,\"broker\n2024-03-02,buy,AAPL,1,1,,,,\"broker\"\n")
        #expect(document.mistakes == [Mistake(line: 2, .quoteNotClosed)])
        #expect(document.transactions.map(\.line) == [3])
    }

    @Test func thereNeedNotBeAnything() {
        for text in ["", "\n", "\u{FEFF}", "# nothing yet\n", MistakeTests.header] {
            let document = read(text)
            #expect(document.transactions == [] && document.mistakes == [], "\(text)")
        }
    }
}
