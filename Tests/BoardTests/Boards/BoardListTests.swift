import Arrangement
import Board
import CivilTime
import Literals
import Market
import Testing
import Words

@Suite("The list of boards") struct BoardListTests {
    @Test("A new board is shown, undo removes it and leads back, redo brings it back")
    func making() {
        var desk = Boarded("Travel")
        let start = BoardStart.empty.arrangement(desk.model)
        desk.boards(.make("Coins", start))
        #expect(desk.names == ["Main", "Travel", "Coins"] && desk.shown == "Coins")
        #expect(desk.model.arrangement[.rates].isEmpty && desk.model.noticeText == "New board: Coins")
        desk.send(.edit(.add("KRW")), .edit(.undo))
        #expect(desk.shown == "Coins" && desk.model.arrangement == start)
        desk.send(.edit(.undo))
        #expect(desk.names == ["Main", "Travel"] && desk.shown == "Main")
        #expect(desk.model.arrangement == smallBoard().arrangement)
        #expect(desk.model.noticeText == "Undone: new board Coins")
        desk.send(.edit(.redo))
        #expect(desk.names == ["Main", "Travel", "Coins"] && desk.shown == "Coins")
        desk.send(.edit(.redo))
        #expect(desk.model.arrangement[.rates] == ["KRW"], "what was undone there is redone there")
        desk.send(.edit(.undo), .edit(.undo))
        #expect(desk.shown == "Main")
    }

    @Test("A copy holds what the board holds, by a name of its own")
    func copying() {
        var desk = Boarded("Travel")
        desk.boards(.open, .beginCopying(.first))
        #expect(desk.model.layers.last?.text == "Main 2")
        desk.boards(.accept)
        #expect(desk.shown == "Main 2" && desk.model.arrangement == smallBoard().arrangement)
        desk.send(.edit(.remove))
        desk.boards(.goTo(1))
        #expect(desk.model.arrangement == smallBoard().arrangement)
        desk.boards(.open, .beginCopying(desk.id("Travel")), .accept)
        #expect(desk.shown == "Travel 2" && desk.model.arrangement == .first, "another than the one shown")
    }

    @Test(
        "A name that cannot be is refused with a reason",
        arguments: [
            ("", "Enter a board name; esc cancels"),
            (" \t", "Enter a board name; esc cancels"),
            ("travel", "A board called “travel” already exists; choose another name"),
            ("TRAVEL", "A board called “TRAVEL” already exists; choose another name"),
        ])
    func names(name: String, notice: String) {
        var desk = Boarded("Travel")
        desk.boards(.make(name, .first))
        #expect(desk.names == ["Main", "Travel"] && desk.model.noticeText == notice)
        desk.boards(.open, .beginRenaming(.first))
        desk.send(.layer(.type(name)))
        desk.boards(.accept)
        #expect(desk.names == ["Main", "Travel"] && desk.model.noticeText == notice)
        #expect(LayerID(desk.model) == .boardNaming, "it stays to be mended")
    }

    @Test("A long name is cut, and there are no more than five hundred boards")
    func limits() {
        var desk = Boarded()
        desk.boards(.make(String(repeating: "x", count: 60), .first))
        #expect(desk.shown.count == BoardEntry.longestName)
        let entries = (0..<Boards.most).map { BoardEntry(BoardID(for: "b\($0)", besides: []), "b\($0)") }
        desk.send(.disk(.boards(.listed(entries, removed: [BoardEntry(.first, "Main")]))))
        desk.boards(.make("one more", .first))
        #expect(desk.model.noticeText == "You can have at most 500 boards")
        desk.boards(.restore(.first))
        #expect(desk.model.boards.entries.count == Boards.most)
    }

    @Test("A removed board comes back by undo, or from the list; the last one cannot be removed")
    func removing() {
        var desk = Boarded("Travel", "Coins")
        desk.boards(.open, .remove(desk.id("Travel")))
        #expect(desk.names == ["Main", "Coins"] && LayerID(desk.model) == .boards)
        #expect(desk.model.noticeText == "Removed the board Travel; u brings it back")
        desk.send(.user(.cancel), .edit(.undo))
        #expect(desk.names == ["Main", "Travel", "Coins"])
        desk.send(.edit(.redo))
        #expect(desk.names == ["Main", "Coins"])
        let removed = desk.model.boards.removed[0]
        desk.boards(.open, .restore(removed.id))
        #expect(desk.names == ["Main", "Coins", "Travel"] && desk.model.boards.removed.isEmpty)
        desk.boards(.remove(desk.id("Travel")), .remove(desk.id("Coins")))
        #expect(desk.names == ["Main"])
        desk.boards(.remove(.first))
        #expect(
            desk.names == ["Main"] && desk.model.noticeText == "This is the only board; it cannot be removed")
    }

    @Test("In the place of the board that is shown, the next one is shown, and undo there brings it back")
    func removingShown() {
        var desk = Boarded("Travel")
        desk.send(.edit(.remove))
        desk.boards(.open, .remove(.first))
        #expect(desk.names == ["Travel"] && desk.shown == "Travel")
        desk.send(.edit(.undo))
        #expect(desk.names == ["Main", "Travel"] && desk.shown == "Travel")
        desk.boards(.goTo(1))
        desk.send(.edit(.undo))
        #expect(desk.model.arrangement == smallBoard().arrangement, "its own undo came back with it")
    }

    @Test("Boards are put in another order, and undo puts them back")
    func moving() {
        var desk = Boarded("Travel", "Coins")
        desk.boards(.open, .move(.first, 1))
        #expect(desk.names == ["Travel", "Main", "Coins"])
        desk.boards(.move(.first, 1), .move(.first, 1))
        #expect(desk.names == ["Travel", "Coins", "Main"], "the end is the end")
        desk.send(.user(.cancel), .edit(.undo), .edit(.undo))
        #expect(desk.names == ["Main", "Travel", "Coins"])
    }

    @Test("Where the disk refuses, nothing is noted to be undone")
    func refused() {
        var model = Boarded("Travel").model
        let travel = model.boards.entries[1].id
        _ = model.update(.layer(.boards(.remove(travel))))
        _ = model.update(.disk(.boards(.listed(model.boards.entries, removed: []))))
        #expect(model.past == Past())
        _ = model.update(.layer(.boards(.make("Coins", .first))))
        _ = model.update(.edit(.remove))
        _ = model.update(.disk(.boards(.opened(OpenedBoard(.kept(travel), .first)))))
        #expect(model.past == Past())
    }

    @Test("A board that is new is kept by its first change, and says so until then")
    func newBoard() {
        var desk = Boarded()
        desk.model = Model(
            arrangement: .first, boards: Boards(shown: .new("Coins")), now: friday, here: .utc)
        #expect(desk.shown == "Coins")
        let entry = BoardEntry(BoardID(for: "Coins", besides: []), "Coins")
        desk.send(.disk(.boards(.listed([.first, entry], removed: []))), .disk(.boards(.kept(entry.id))))
        #expect(desk.model.boards.shown == .kept(entry.id) && desk.shown == "Coins")
    }
}
