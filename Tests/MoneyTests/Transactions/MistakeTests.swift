import CivilTime
import Literals
import Market
import Money
import Testing

@Suite struct MistakeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let column: Transaction.Column?
        let cause: Mistake.Cause
        var testDescription: String { text }

        init(_ text: String, _ column: Transaction.Column?, _ cause: Mistake.Cause) {
            (self.text, self.column, self.cause) = (text, column, cause)
        }
    }

    static let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"
    static let good = "2024-03-01,buy,AAPL,10,187.40,USD,1.5,31.6,broker,first\n"

    static let rows = [
        Row(",buy,AAPL,1,1", .date, .valueMissing(nil)),
        Row("2023-02-29,buy,AAPL,1,1", .date, .noSuchDay("2023-02-29")),
        Row("20231301,buy,AAPL,1,1", .date, .noSuchDay("20231301")),
        Row("1.3.2024,buy,AAPL,1,1", .date, .notADay("1.3.2024")),
        Row("0224-03-01,buy,AAPL,1,1", .date, .dayOutOfRange("0224-03-01")),
        Row("2024-03-01,,AAPL,1,1", .type, .valueMissing(nil)),
        Row("2024-03-01,bought,AAPL,1,1", .type, .unknownType("bought")),
        Row("2024-03-01,buy,,1,1", .item, .valueMissing(.buy)),
        Row("2024-03-01,split,,2,", .item, .valueMissing(.split)),
        Row("2024-03-01,buy,AA PL,1,1", .item, .notASymbol("AA PL")),
        Row("2024-03-01,buy,台積電,1,1", .item, .notASymbol("台積電")),
        Row("2024-03-01,deposit,AAPL,1,,USD", .item, .valueUnused(.deposit)),
        Row("2024-03-01,buy,AAPL,,1", .quantity, .valueMissing(.buy)),
        Row("2024-03-01,sell,AAPL,ten,1", .quantity, .notANumber("ten")),
        Row("2024-03-01,sell,AAPL,1e3,1", .quantity, .notANumber("1e3")),
        Row("2024-03-01,sell,AAPL,\"1,000\",1", .quantity, .hasComma("1,000")),
        Row("2024-03-01,sell,AAPL,-5,1", .quantity, .isNegative),
        Row("2024-03-01,buy,AAPL,0,1", .quantity, .isZero),
        Row("2024-03-01,buy,AAPL,0.12345678901,1", .quantity, .tooManyPlaces(most: 10)),
        Row(
            "2024-03-01,buy,AAPL,9\(String(repeating: "0", count: 38)),1", .quantity, .tooManyDigits(most: 38)
        ),
        Row("2024-03-01,fee,AAPL,1,,USD,3", .quantity, .valueUnused(.fee)),
        Row("2024-03-01,split,AAPL,1:0,", .quantity, .notAFactor("1:0")),
        Row("2024-03-01,split,AAPL,1:2:3,", .quantity, .notANumber("1:2:3")),
        Row("2024-03-01,buy,AAPL,1,", .price, .valueMissing(.buy)),
        Row("2024-03-01,buy,AAPL,1,$5", .price, .notANumber("$5")),
        Row("2024-03-01,buy,AAPL,1,\"187,40\"", .price, .hasComma("187,40")),
        Row("2024-03-01,buy,AAPL,1,-187.40", .price, .isNegative),
        Row("2024-03-01,buy,AAPL,1,0.123456789012345678901", .price, .tooManyPlaces(most: 20)),
        Row("2024-03-01,split,AAPL,2,5", .price, .valueUnused(.split)),
        Row("2024-03-01,buy,AAPL,1,1,dollar", .currency, .unknownCurrency("dollar")),
        Row("2024-03-01,buy,AAPL,1,1,usd", .currency, .unknownCurrency("usd")),
        Row("2024-03-01,deposit,,100,", .currency, .valueMissing(.deposit)),
        Row("2024-03-01,exchange,EUR,100,0.9", .currency, .valueMissing(.exchange)),
        Row("2024-03-01,exchange,AAPL,100,0.9,USD", .item, .unknownCurrency("AAPL")),
        Row("2024-03-01,tax,,100,", .currency, .valueMissing(.tax)),
        Row("2024-03-01,interest,,100,2,USD", .price, .valueUnused(.interest)),
        Row("2024-03-01,fee,,,,,3", .currency, .valueMissing(.fee)),
        Row("2024-03-01,buy,AAPL,1,1,USD,-1", .fee, .isNegative),
        Row("2024-03-01,buy,AAPL,1,1,USD,x", .fee, .notANumber("x")),
        Row("2024-03-01,fee,AAPL,,,USD,", .fee, .valueMissing(.fee)),
        Row("2024-03-01,fee,AAPL,,,USD,0", .fee, .isZero),
        Row("2024-03-01,split,AAPL,2,,USD,1", .fee, .valueUnused(.split)),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,0", .rate, .isZero),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,-31.6", .rate, .isNegative),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,1/3", .rate, .notANumber("1/3")),
        Row(
            "2024-03-01,buy,AAPL,1,1,USD,0,1,\(String(repeating: "b", count: 81))", .account,
            .tooLong(characters: 80)),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,1,bro\u{1B}[31mker", .account, .hasControlCharacter),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,1,broker,\u{0}", .note, .hasControlCharacter),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,1,broker,a,b", nil, .tooManyFields(11, columns: 10)),
        Row("2024-03-01,buy,AAPL,1,1,USD,0,1,\"broker", nil, .quoteNotClosed),
        Row("2024-03-01,buy,\"AAPL\" Inc,1,1", nil, .textAfterQuote),
        Row(
            "2024-03-01,buy,AAPL,1,1,USD,0,1,,\(String(repeating: "n", count: 65_536))", nil,
            .lineTooLong(kilobytes: 64)),
    ]

    @Test("A mistake is named by line and column, and spoils its row alone", arguments: rows)
    func named(row: Row) {
        let text = MistakeTests.header + MistakeTests.good + row.text + "\n" + MistakeTests.good
        let document = TransactionDocument(Array(text.utf8))
        #expect(document.mistakes.map(\.line) == [3])
        #expect(document.mistakes.map(\.column) == [row.column])
        #expect(document.mistakes.map(\.cause) == [row.cause])
        #expect(document.transactions.map(\.line) == [2, 4])
    }

    @Test func areOfFortyKinds() {
        #expect(Set(MistakeTests.rows.map { "\($0.column?.rawValue ?? "") \($0.cause)" }).count >= 40)
    }

    @Test(arguments: [
        ("date,type,item,quantity\n", [Mistake(line: 1, .columnMissing(.price))]),
        ("date,type,item,price,quantity,Price\n", [Mistake(line: 1, .columnTwice(.price))]),
        ("# mine\n\n2024-03-01,buy,AAPL,1,1\n", [Mistake(line: 3, .noHeader)]),
        ("date,\"type\n", [Mistake(line: 1, .quoteNotClosed)]),
    ])
    func headersThatNameNoRows(header: String, mistakes: [Mistake]) {
        let document = TransactionDocument(Array((header + MistakeTests.good).utf8))
        #expect(document.mistakes == mistakes)
        #expect(document.transactions == [])
    }

    @Test func filesThatAreNoText() {
        let utf16 = TransactionDocument([0xFF, 0xFE, 0x64, 0])
        #expect(utf16.mistakes == [Mistake(line: 1, .isUTF16)])
        let latin = Array((MistakeTests.header + "2024-03-01,buy,AAPL,1,1,,,,Caf").utf8) + [0xE9, 10]
        let document = TransactionDocument(latin + Array(MistakeTests.good.utf8))
        #expect(document.mistakes == [Mistake(line: 2, .isNotUTF8)])
        #expect(document.transactions.map(\.line) == [3])
    }

    @Test("A mistake tells what its row is about, so far as that can be read")
    func aboutTheRow() throws {
        let text = MistakeTests.header + "2024-03-01,bought,AAPL,-1,1,,,,broker\nx,buy,AA PL,0,1\n"
        let mistakes = TransactionDocument(Array(text.utf8)).mistakes
        #expect(mistakes.map(\.line) == [2, 3, 3, 3])
        let first = try #require(mistakes.first)
        #expect((first.day, first.item, first.account) == (Day("2024-03-01"), "AAPL", "broker"))
        #expect(mistakes[1...].allSatisfy { $0.day == nil && $0.item == nil && $0.account == "" })
    }
}
