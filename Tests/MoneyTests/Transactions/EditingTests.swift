import CivilTime
import Literals
import Market
import Money
import Seeded
import Testing

@Suite struct EditingTests {
    private static let file =
        "# mine\r\nDate;Type;ISIN;Item;Quantity;Price;Note\r\n"
        + "2024-03-01;buy;US1;AAPL; 10;1.50;\"first\"\r\n\r\n2024-03-02;buy;US1;AAPL;1;x;\r\n2024-03-03;buy;;AAPL;1;2"
    private let document = TransactionDocument(Array(EditingTests.file.utf8))
    private let sale: Transaction

    init() throws {
        let day = try #require(Day("2024-03-04"))
        sale = Transaction(
            line: 0, day: day, kind: .sell, item: "AAPL", quantity: 5, price: 2, note: "a; \"b\"")
    }

    private func text(_ document: TransactionDocument) -> String {
        String(decoding: document.bytes, as: UTF8.self)
    }

    @Test("A row is appended in the file's own columns, separator and line ends")
    func appends() throws {
        let row = "\r\n2024-03-04;sell;;AAPL;5;2;\"a; \"\"b\"\"\"\r\n"
        #expect(text(try document.appending([sale])) == EditingTests.file + row)
    }

    @Test("A column that a row needs is added to the header, and no other line is touched")
    func addsColumns() throws {
        var sale = sale
        (sale.account, sale.note) = ("broker", "")
        let text = text(try document.appending([sale]))
        let expected = EditingTests.file.replacing("Note\r\n", with: "Note;account\r\n")
        #expect(text == expected + "\r\n2024-03-04;sell;;AAPL;5;2;;broker\r\n")
    }

    @Test func beginsAFile() throws {
        let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"
        let row = "2024-03-04,sell,AAPL,5,2,,,,,\"a; \"\"b\"\"\"\n"
        #expect(text(try TransactionDocument().appending([sale])) == header + row)
        let comment = TransactionDocument(Array("# mine".utf8))
        #expect(text(try comment.appending([])) == "# mine\n" + header)
    }

    @Test("A change rewrites the fields that it is about, and a row with a mistake may be set right")
    func replaces() throws {
        var row = try #require(document.transactions.first)
        row.price = 2
        let text = EditingTests.file.replacing("1.50", with: "2")
        #expect(self.text(try document.replacing(line: 3, with: row)) == text)
        row.note = "mended"
        row.quantity = 1
        let mended = EditingTests.file.replacing(
            "2024-03-02;buy;US1;AAPL;1;x;", with: "2024-03-01;buy;US1;AAPL;1;2;mended")
        #expect(self.text(try document.replacing(line: 5, with: row)) == mended)
        #expect(
            self.text(try document.replacing(line: 6, with: row)).hasSuffix("2024-03-01;buy;;AAPL;1;2;mended")
        )
    }

    @Test func removes() throws {
        let row = "2024-03-02;buy;US1;AAPL;1;x;\r\n"
        #expect(text(try document.removing(line: 5)) == EditingTests.file.replacing(row, with: ""))
    }

    @Test func refusesWhatWouldNotBeRead() throws {
        for line in [0, 1, 2, 4, 9] {
            #expect(throws: EditRefusal.noRow(line: line)) { try document.removing(line: line) }
        }
        var sale = sale
        sale.quantity = 0
        #expect(
            throws: EditRefusal.invalid([
                Mistake(
                    line: 7, column: .quantity, .isZero, day: sale.day, kind: .sell, item: "AAPL",
                    account: "",
                    currency: ""
                )
            ])
        ) {
            try document.appending([sale])
        }
        let headless = TransactionDocument(Array("x\n".utf8))
        #expect(throws: EditRefusal.unreadable(Mistake(line: 1, .noHeader))) {
            try headless.appending([sale])
        }
        // The quote in the new row would close the one that is open.
        let open = TransactionDocument(
            Array("date,type,item,quantity,price,note\n2024-03-01,buy,AAPL,1,1,\"open\n".utf8))
        sale.quantity = 1
        sale.note = ",a"
        #expect(throws: EditRefusal.spoilsOthers) { try open.appending([sale]) }
    }

    @Test("What is written is read back, whatever it is")
    func writesAndReads() throws {
        var random = SeededGenerator.announced()
        var transactions = (0..<1000).map { Transaction.random(&random, note: "\($0)") }
        let document = try TransactionDocument().appending(transactions)
        for index in transactions.indices { transactions[index].line = index + 2 }
        #expect(document.mistakes == [])
        #expect(document.transactions == transactions)
        var again = TransactionDocument()
        for transaction in transactions.prefix(50) { again = try again.appending([transaction]) }
        #expect(again.transactions == Array(transactions.prefix(50)))
    }

    @Test("Edits leave each other line as it was, to the byte, and in its order")
    func leavesOthers() throws {
        var random = SeededGenerator.announced()
        for number in 0..<400 {
            let file = RandomFile(&random)
            let document = file.document
            let comment: Comment = "\(number): \(file.text)"
            #expect(document.mistakes == [], comment)
            #expect(document.transactions.count == file.rows.count, comment)
            let new = Transaction.random(&random, note: "new")
            let appended = text(try document.appending([new]))
            #expect(appended.utf8.starts(with: file.text.utf8), comment)
            guard let (index, old) = file.rows.randomElement(using: &random) else { continue }
            let line = file.line(of: index)
            let before = file.start + zip(file.lines, file.ends).prefix(index).map { $0 + $1 }.joined()
            let after = zip(file.lines, file.ends).dropFirst(index + 1).map { $0 + $1 }.joined()
            let replaced = text(try document.replacing(line: line, with: new))
            #expect(replaced.utf8.starts(with: before.utf8), comment)
            #expect(
                replaced.utf8.reversed().starts(with: (file.ends[index] + after).utf8.reversed()), comment)
            #expect(replaced.contains("my own"), comment)
            #expect(text(try document.replacing(line: line, with: old)) == file.text, comment)
            #expect(text(try document.removing(line: line)) == before + after, comment)
        }
    }
}
