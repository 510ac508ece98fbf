import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Money
import Testing
import Words

@testable import Board

@Suite struct EnteringTests {
    private static let header = "date,type,item,quantity,price,currency,fee,rate,account,note\n"
    private static let first = header + "2026-01-05,buy,AAPL,10,180,USD,,31,broker,\n"

    private func document(_ text: String) -> TransactionDocument { TransactionDocument(Array(text.utf8)) }

    private func text(_ model: Model) -> String? {
        model.portfolio.map { String(decoding: $0.document.bytes, as: UTF8.self) }
    }

    private func board(_ file: String? = first) -> Model {
        let board = smallBoard().after(
            .figures(.known(Known(quotes: [Seen(quote("AAPL", 190), .live, at: friday)]))))
        return file.map { board.after(.disk(.transactions(document($0)))) } ?? board
    }

    private func typed(_ text: String, on model: Model) -> Model {
        model.after(.layer(.entering(.open)), .layer(.type(text)))
    }

    private func entered(_ text: String, on model: Model) -> Model {
        typed(text, on: model).after(.layer(.entering(.accept)))
    }

    private func said(_ model: Model) -> String {
        guard let entering = model.top(Entering.self) else { return "" }
        return model.words[model.meaning(of: entering)]
    }

    @Test(arguments: [
        ("buy 10 AAPL 187.40", "Bought 10 AAPL at 187.40 USD on 20 Nov"),
        ("sell 5 2330.TW 1020 fee 20 in broker", "Sold 5 2330.TW at 1020 on 20 Nov · fee 20 · in broker"),
        ("dividend 10 AAPL 0.25 2025-03-01", "Dividend of 0.25 USD each on 10 AAPL on 1 Mar 2025"),
        ("split AAPL 4:1", "Split of AAPL on 20 Nov, 4 for 1"),
        ("fee 3 USD rate 31.5", "Fee of 3 USD on 20 Nov · rate 31.5"),
        ("buy 10", "still missing: symbol, price"),
        ("buy 0 AAPL 1", "must be more than 0 (at 5)"),
    ])
    func `what is typed is said back, or what is missing or wrong`(text: String, meaning: String) {
        #expect(said(typed(text, on: board(nil))) == meaning)
    }

    @Test func `a transaction goes to the end of the file, and the panel shows it at once`() throws {
        let typed = typed("buy 2 2330.TW 1000 in depot", on: board())
        let after = typed.after(.layer(.entering(.accept)))
        let text = Self.first + "2026-11-20,buy,2330.TW,2,1000,,,,depot,\n"
        #expect(self.text(after) == text)
        let effects = typed.effects(of: .layer(.entering(.accept)))
        #expect(effects.contains { $0.isSaving(document(text), madeFrom: document(Self.first)) })
        #expect(LayerID(after) == .board && after.focus == typed.focus)
        #expect(after.selectedItem == typed.selectedItem)
        #expect(after.noticeText == "Bought 2 2330.TW at 1000 on 20 Nov · in depot")
    }

    @Test func `without a file the first transaction makes it`() {
        let after = entered("buy 2 AAPL 100", on: board(nil))
        #expect(text(after) == Self.header + "2026-11-20,buy,AAPL,2,100,,,,,\n")
        #expect(after.panels.contains(.positions) && after.focus == board(nil).focus)
    }

    @Test func `on the panel of positions the key that adds asks for a transaction of what is selected`() {
        let open = board().after(.user(.focus(.positions)), .layer(.picker(.open)))
        #expect(LayerID(open) == .entering)
        let after = open.after(.layer(.type("sell 3 @ 200")), .layer(.entering(.accept)))
        #expect(text(after) == Self.first + "2026-11-20,sell,AAPL,3,200,,,,broker,\n")
        let next = after.after(
            .layer(.picker(.open)), .layer(.type("buy 2 2330.TW 1000 in depot")), .layer(.entering(.accept)))
        #expect(next.focus == .positions && next.selectedItem?.text == "2330.TW@depot")
    }

    @Test func `an item that is named goes to its only account, and the line says to which`() {
        let two = Self.first + "2026-01-06,buy,MSFT,1,400,USD,,31,Rakuten,\n"
        let board = board(two).after(.user(.focus(.positions)))
        #expect(board.selectedItem?.text == "AAPL@broker")
        for (line, meaning) in [
            ("buy 5 MSFT 400", "Bought 5 MSFT at 400 on 20 Nov · in Rakuten"),
            ("buy 5 IBM 100", "Bought 5 IBM at 100 on 20 Nov · no account"),
            ("sell 4 200", "Sold 4 AAPL at 200 USD on 20 Nov · in broker"),
        ] {
            #expect(said(typed(line, on: board)) == meaning)
            let after = entered(line, on: board)
            #expect(after.focus == board.focus && after.selectedItem == board.selectedItem)
            #expect(text(after) != two)
        }
        let both = two + "2026-01-07,buy,MSFT,1,400,USD,,31,broker,\n"
        #expect(said(typed("buy 5 MSFT 400", on: self.board(both))).hasSuffix("no account"))
        let sold = both + "2026-01-08,sell,MSFT,1,400,USD,,31,Rakuten,\n"
        #expect(said(typed("buy 5 MSFT 400", on: self.board(sold))).hasSuffix("in broker"))
    }

    @Test func `what makes no sense is not added, and stays to be mended`() {
        for (wrong, why) in [
            ("sell 11 AAPL 200 in broker", "sells more than the 10 held; nothing was added"),
            ("buy 1 AAPL", "still missing: price"),
        ] {
            let after = entered(wrong, on: board())
            #expect(after.noticeText == why)
            #expect(text(after) == Self.first && after.past == Past())
            #expect(LayerID(after) == .entering)
        }
        let spoilt = "kind,of,file\n1,2,3\n"
        #expect(text(entered("buy 1 AAPL 200", on: board(spoilt))) == spoilt)
    }

    @Test func `undo takes the row back beside what another program did, and redo adds it again`() throws {
        let added = entered("buy 2 IBM 100", on: board())
        let theirs = Self.first.replacing("180", with: "181") + "# theirs\n"
        let both = theirs + "2026-11-20,buy,IBM,2,100,,,,,\n2026-11-19,buy,MSFT,1,300,USD,,,,\n"
        let beside = added.after(.disk(.transactions(document(both))))
        let undone = beside.after(.undo)
        let without = theirs + "2026-11-19,buy,MSFT,1,300,USD,,,,\n"
        #expect(text(undone) == without)
        #expect(
            beside.effects(of: .undo).contains { $0.isSaving(document(without), madeFrom: document(both)) })
        #expect(undone.noticeText == "Undone: transaction IBM")
        let redone = undone.after(.redo)
        #expect(text(redone) == without + "2026-11-20,buy,IBM,2,100,,,,,\n")
        #expect(redone.noticeText == "Redone: transaction IBM")
    }

    @Test func `a row that another program has changed is left alone`() {
        let changed = Self.first + "2026-11-20,buy,IBM,3,100,,,,,\n"
        let undone = entered("buy 2 IBM 100", on: board()).after(
            .disk(.transactions(document(changed))), .undo)
        #expect(text(undone) == changed)
        #expect(undone.noticeText?.contains("was changed in the file") == true)
        #expect(undone.past.undoable.isEmpty && undone.past.redoable.isEmpty)
    }

    @Test func `transactions are undone in the order of the board's other changes`() {
        let board = entered("buy 2 IBM 100", on: board().after(.user(.focus(.rates)), .makeBase))
        let base = board.arrangement.base
        let once = board.after(.undo)
        #expect(text(once) == Self.first && once.arrangement.base == base)
        let twice = once.after(.undo)
        #expect(twice.arrangement.base == "USD")
        #expect(text(twice.after(.redo, .redo)) == text(board))
    }

    @Test func `a demonstration says that it saves nothing, and hidden amounts are not told`() {
        var demo = smallBoard(isDemo: true)
        demo = entered("buy 2 IBM 100", on: demo)
        #expect(demo.noticeText == "Bought 2 IBM at 100 on 20 Nov (demo, not saved)")
        let hidden = entered("buy 2 IBM 100", on: board().after(.user(.hideAmounts)))
        #expect(hidden.noticeText == "Added transaction IBM")
    }

    @Test func `a board that another program keeps takes no transactions`() {
        let looking = board().after(.disk(.boardIs(.takenBy(7))))
        #expect(text(entered("buy 2 IBM 100", on: looking)) == Self.first)
    }

    @Test func `with amounts hidden, a sale of too much does not tell how much is held`() {
        let open = entered("sell 99 AAPL 200 in broker", on: board())
        #expect(open.notice.map { open.words[$0.saying] }?.contains("the 10 held") == true)
        let hidden = entered("sell 99 AAPL 200 in broker", on: board().after(.user(.hideAmounts)))
        #expect(hidden.notice.map { hidden.words[$0.saying] }?.contains("the ••• held") == true)
    }
}
