import Arrangement
import Board
import Foundation
import Glibc
import Literals
import Market
import Store
import Testing

@testable import Runtime

@MainActor @Suite struct BoardKeeperTests {
    let home: String
    let shelf: BoardShelf
    let mailbox: Mailbox

    init() throws {
        home = NSTemporaryDirectory() + "desk-" + UUID().uuidString
        mkdir(home, 0o700)
        shelf = BoardShelf(try Folders(environment: ["HOME": home]))
        mailbox = try #require(Mailbox())
    }

    private static let travel = Arrangement(rates: ["JPY"], clocks: ["Asia/Tokyo"], stocks: [])

    private func desk(_ shown: ShownBoard = .kept(.first)) -> BoardKeeper {
        let claim = shown.id.map { BoardClaim(board: shelf.path(of: $0)) }
        return BoardKeeper(shelf, mailbox, shown, claim, canSave: true)
    }

    private func opened(_ messages: [Message]) -> OpenedBoard? {
        messages.compactMap { message in
            if case .disk(.boards(.opened(let board))) = message { board } else { nil }
        }.first
    }

    private func said(_ messages: [Message]) -> Int {
        messages.count { if case .disk(.notSaved) = $0 { true } else { false } }
    }

    @Test func `a board that is left is saved first, and comes back as it was left`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        let desk = desk()
        _ = desk.settle(.first)
        var changed = Arrangement.first
        changed.base = "EUR"
        desk.save(changed)
        #expect(opened(desk.fulfil(.open(made.id))) == OpenedBoard(.kept(made.id), BoardKeeperTests.travel))
        #expect(shelf.file(of: .first).peek() == changed)
        desk.save(.first)
        #expect(opened(desk.fulfil(.open(.first)))?.arrangement == changed)
        #expect(shelf.file(of: made.id).peek() == .first)
    }

    @Test func `the next start shows the board that was shown last, however soon the program ends`() throws {
        // It first removes leftovers of crashes, which takes longest.
        try shelf.make("Work", BoardKeeperTests.travel)
        let board = shelf.path(of: BoardID(for: "Travel", besides: []))
        for number in 100_000..<103_000 {
            close(open("\(board).fxterm-new-\(number)", O_CREAT | O_WRONLY, 0o600))
        }
        let desk = desk(.new("Travel"))
        desk.save(BoardKeeperTests.travel)
        try desk.flush()
        #expect(shelf.last(of: shelf.peek().entries)?.name == "Travel")
    }

    @Test func `what led to a board is there again when it is opened again`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        let desk = desk()
        _ = desk.settle(.first)
        var (changed, past) = (Arrangement.first, Past())
        changed.base = "EUR"
        past.note(Action(.base), from: .first, to: changed)
        desk.save(changed)
        desk.save(past, of: changed)
        _ = desk.fulfil(.open(made.id))
        #expect(opened(desk.fulfil(.open(.first)))?.past == past)
    }

    @Test func `a board that another fxterm keeps is shown, and is ours when that one has ended`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        var other: BoardClaim? = BoardClaim(board: shelf.path(of: made.id))
        #expect(other?.holder == .us)
        let desk = desk()
        #expect(opened(desk.fulfil(.open(made.id)))?.readOnly == .takenBy(getpid()))
        try shelf.file(of: made.id).save(.first)
        other = nil
        let end = ContinuousClock.now + .seconds(60)
        var heard: [Message] = []
        while !heard.contains(.disk(.boards(.of(made.id, .boardIs(nil))))), ContinuousClock.now < end {
            heard += mailbox.take()
            usleep(1000)
        }
        #expect(heard.contains(.disk(.boards(.of(made.id, .boardChanged(.first, Past()))))))
        desk.save(BoardKeeperTests.travel)
        try desk.flush()
        #expect(shelf.file(of: made.id).peek() == BoardKeeperTests.travel)
    }

    @Test func `a board that was looked on at and left again is free for others`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        var other: BoardClaim? = BoardClaim(board: shelf.path(of: made.id))
        #expect(other?.holder == .us)
        let desk = desk()
        _ = desk.fulfil(.open(made.id))
        _ = desk.fulfil(.open(.first))
        other = nil
        let end = ContinuousClock.now + .seconds(60)
        var isFree = false
        while !isFree, ContinuousClock.now < end {
            isFree = BoardClaim(board: shelf.path(of: made.id)).holder == .us
            usleep(1000)
        }
        #expect(isFree)
        #expect(!mailbox.take().contains(.disk(.boards(.of(made.id, .boardIs(nil))))))
    }

    @Test func `a board that is left is free at once, whoever still holds the claim of the start`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        let claim = BoardClaim(board: shelf.path(of: .first))
        let desk = BoardKeeper(shelf, mailbox, .kept(.first), claim, canSave: true)
        _ = desk.fulfil(.open(made.id))
        #expect(BoardClaim(board: shelf.path(of: .first)).holder == .us)
        let again = try #require(opened(desk.fulfil(.open(.first))))
        #expect(again.readOnly == nil)
        withExtendedLifetime(claim) {}
    }

    @Test func `a board that was waited for from the start is free after it was left`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        var other: BoardClaim? = BoardClaim(board: shelf.path(of: .first))
        #expect(other?.holder == .us)
        let claim = BoardClaim(board: shelf.path(of: .first))
        let desk = BoardKeeper(shelf, mailbox, .kept(.first), claim, canSave: true)
        _ = desk.fulfil(.open(made.id))
        other = nil
        // The first check may come before the waiting thread has the lock.
        let end = ContinuousClock.now + .seconds(60)
        var free = 0
        while free < 100 {
            free = BoardClaim(board: shelf.path(of: .first)).holder == .us ? free + 1 : 0
            try #require(ContinuousClock.now < end, "the wait keeps a board that nobody shows")
            usleep(1000)
        }
        withExtendedLifetime(claim) {}
    }

    @Test func `a new board is kept once it is changed, and one in passing never`() throws {
        let desk = desk(.new("Travel"))
        #expect(desk.settle(.first) == [])
        #expect(shelf.load().entries == [.first])
        desk.save(BoardKeeperTests.travel)
        try desk.flush()
        let entry = try #require(shelf.load().entries.named("travel"))
        #expect(entry.name == "Travel")
        #expect(shelf.file(of: entry.id).peek() == BoardKeeperTests.travel)
        #expect(mailbox.take().contains(.disk(.boards(.kept(entry.id)))))
        #expect(BoardClaim(board: shelf.path(of: entry.id)).holder != .us)
        let passing = self.desk(.passing)
        passing.save(.first)
        try passing.flush()
        #expect(shelf.load().entries.count == 2)
    }

    @Test func `a card is put on another board, and taken back, and undo there knows`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        let desk = desk()
        let yen = Item("JPY" as CurrencyCode), euro = Item("EUR" as CurrencyCode)
        #expect(
            desk.fulfil(.send(yen, .rates, to: made.id))
                == [.disk(.boards(.sent(yen, .rates, to: made.id, wasThere: true)))])
        #expect(
            desk.fulfil(.send(euro, .rates, to: made.id))
                == [.disk(.boards(.sent(euro, .rates, to: made.id, wasThere: false)))])
        let board = try #require(shelf.file(of: made.id).peek())
        #expect(board[.rates] == [yen, euro])
        #expect(shelf.past(of: made.id).peek(for: board).undoable.count == 1)
        #expect(
            desk.fulfil(.takeBack(euro, .rates, from: made.id))
                == [.disk(.boards(.takenBack(euro, .rates, from: made.id)))])
        #expect(shelf.file(of: made.id).peek() == BoardKeeperTests.travel)
    }

    @Test func `a board that is open elsewhere takes no card, and is not removed`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        let other = BoardClaim(board: shelf.path(of: made.id))
        let desk = desk()
        let euro = Item("EUR" as CurrencyCode)
        #expect(said(desk.fulfil(.send(euro, .rates, to: made.id))) == 1)
        #expect(shelf.file(of: made.id).peek() == BoardKeeperTests.travel)
        #expect(said(desk.fulfil(.edit(.remove(made.id)))) == 1)
        #expect(shelf.load().entries.count == 2)
        withExtendedLifetime(other) {}
    }

    @Test func `what other boards hold is read`() throws {
        let made = try shelf.make("Travel", BoardKeeperTests.travel)
        #expect(desk().fulfil(.readOthers) == [])
        let end = ContinuousClock.now + .seconds(60)
        var heard: [Message] = []
        while heard.isEmpty, ContinuousClock.now < end {
            heard = mailbox.take()
            usleep(1000)
        }
        #expect(heard == [.disk(.boards(.others([made.id: BoardKeeperTests.travel])))])
    }
}
