import Arrangement
import Board
import Literals
import Market
import Testing

@Suite("Groups") struct GroupTests {
    /// JPY · Asia: TWD, EUR · Far: (none).
    func grouped(_ panel: Panel = .rates) -> Model {
        var model = smallBoard().after(
            .select(panel, Cursor(index: 1)), .user(.mark(Cursor(index: 2))))
        model = model.after(.layer(.naming(.open)), .layer(.type("Asia")), .layer(.naming(.accept)))
        return model.after(.select(panel, Cursor(index: 3)))
    }

    func shown(_ model: Model, _ panel: Panel = .rates) -> [String] {
        model.lines(panel).all.map { $0.card?.text ?? "#" + ($0.group?.name ?? "") }
    }

    @Test("n makes a group of the selected card alone, and selects its heading", arguments: Panel.standard)
    func begin(_ panel: Panel) {
        let model = smallBoard().after(
            .select(panel, Cursor(index: 1)), .layer(.naming(.open)), .layer(.type("Asia")),
            .layer(.naming(.accept)))
        let items = smallBoard().arrangement[panel.id]
        #expect(shown(model, panel) == [items[0].text, items[2].text, "#Asia", items[1].text])
        #expect(model.selectedLine?.group?.name == "Asia")
        #expect(model.arrangement[panel.id].count == items.count, "a heading is no card")
        #expect(model.after(.undo).arrangement == smallBoard().arrangement)
    }

    @Test("Shift marks cards: n groups them and the selected one, in their order, below the group they leave")
    func marks() {
        let marked = smallBoard().after(
            .add("KRW"), .select(.rates, Cursor(index: 3)), .user(.mark(Cursor(index: 0))))
        #expect(marked.marks == ["KRW"] && marked.selectedItem == "JPY")
        #expect(marked.noticeText?.hasPrefix("Marked: KRW") == true)
        let named = marked.after(.layer(.naming(.open)), .layer(.type("Far")), .layer(.naming(.accept)))
        #expect(shown(named) == ["TWD", "EUR", "#Far", "JPY", "KRW"])
        #expect(named.marks.isEmpty)
        #expect(named.after(.undo).arrangement == marked.arrangement)
        #expect(marked.after(.cancel).marks.isEmpty, "esc unmarks")
        #expect(marked.after(.focus(.stocks)).marks.isEmpty)
        #expect(marked.after(.select(.rates, Cursor(index: 3)), .user(.mark(Cursor(index: 2)))).marks.isEmpty)
        let second = named.after(.select(.rates, Cursor(index: 3)))
            .after(.layer(.naming(.open)), .layer(.type("Near")), .layer(.naming(.accept)))
        #expect(shown(second) == ["TWD", "EUR", "#Far", "KRW", "#Near", "JPY"])
    }

    @Test("A name that is there already, and none at all, is refused, and the typing goes on")
    func names() {
        let model = grouped().after(.layer(.naming(.open)))
        for text in ["Asia", "  ", ""] {
            let refused = model.after(.layer(.type(text)), .layer(.naming(.accept)))
            #expect(refused.notice != nil)
            guard let naming = refused.top(Naming.self) else {
                Issue.record("the typing ended")
                continue
            }
            #expect(naming.text == text)
        }
        let renamed = grouped().after(
            .select(.rates, Cursor(index: 1)), .layer(.naming(.open)),
            .layer(.type("Ea\u{1B}[31mst\u{202E}")), .layer(.naming(.accept)))
        #expect(shown(renamed) == ["JPY", "#East", "TWD", "EUR"], "no control character gets in")
    }

    @Test("A card goes from one group to another by being carried there")
    func carryOver() {
        let model = grouped().after(
            .select(.rates, Cursor(index: 2)), .pickUp, .hold(Cursor(index: 0)), .drop)
        #expect(shown(model) == ["TWD", "JPY", "#Asia", "EUR"])
        #expect(model.selectedItem == "TWD")
    }

    @Test("A folded group hides its cards, keeps them, and opens for a card that is dropped into it")
    func folding() {
        let folded = grouped().after(.fold)
        #expect(shown(folded) == ["JPY", "#Asia"])
        #expect(folded.arrangement.rates == ["JPY", "TWD", "EUR"])
        #expect(folded.selectedLine?.group?.name == "Asia")
        let dropped = folded.after(
            .select(.rates, Cursor(index: 0)), .pickUp, .hold(Cursor(index: 1)), .drop)
        #expect(shown(dropped) == ["#Asia", "TWD", "EUR", "JPY"])
        #expect(dropped.selectedItem == "JPY")
        #expect(folded.after(.open).arrangement == grouped().arrangement, "Enter on a heading unfolds it")
    }

    @Test("A group is carried as a whole, past others in one step each, and shifted the same way")
    func carryGroup() {
        var model = smallBoard().after(
            .user(.mark(Cursor(index: 1))), .user(.mark(Cursor(index: 2))), .layer(.naming(.open)),
            .layer(.type("A")), .layer(.naming(.accept)))
        model = model.after(
            .select(.rates, Cursor(index: 2)), .user(.mark(Cursor(index: 3))), .layer(.naming(.open)),
            .layer(.type("B")), .layer(.naming(.accept)))
        #expect(shown(model) == ["#A", "JPY", "#B", "TWD", "EUR"])
        let carrying = model.after(.select(.rates, Cursor(index: 2)), .pickUp)
        #expect(shown(carrying) == ["#A", "#B"])
        let dropped = carrying.after(.hold(Cursor(index: 0)), .drop)
        #expect(shown(dropped) == ["#B", "TWD", "EUR", "#A", "JPY"])
        #expect(dropped.selectedLine?.group?.name == "B")
        #expect(carrying.after(.hold(Cursor(index: 0)), .putBack).arrangement == model.arrangement)
        let shifted = model.after(.select(.rates, Cursor(index: 0)), .shift(Cursor(index: 1)))
        #expect(shown(shifted) == ["#B", "TWD", "EUR", "#A", "JPY"])
    }

    @Test("Removing a heading keeps its cards; adding goes to the selected group")
    func removing() {
        let model = grouped().after(.select(.rates, Cursor(index: 1)), .remove)
        #expect(shown(model) == ["JPY", "TWD", "EUR"])
        let added = grouped().after(.select(.rates, Cursor(index: 0)), .add("KRW"))
        #expect(shown(added) == ["JPY", "KRW", "#Asia", "TWD", "EUR"])
        #expect(shown(grouped().after(.add("KRW"))) == ["JPY", "#Asia", "TWD", "EUR", "KRW"])
        #expect(shown(grouped().after(.fold, .add("KRW"))).last == "KRW", "what is added is to be seen")
        #expect(shown(grouped().after(.fold, .add("TWD"))) == ["JPY", "#Asia"])
    }

    @Test("Stocks are sorted within their groups, and a group's mean change is that of its cards")
    func stocks() {
        var model = grouped(.stocks)
        model = model.hearing(
            .quotes([
                quote("2330.TW", 110, closes: [100]), quote("AAPL", 99, closes: [100]),
                quote("7203.T", 104, closes: [100]),
            ]), to: .quotes([]), at: friday)
        #expect(shown(model, .stocks) == ["2330.TW", "#Asia", "AAPL", "7203.T"])
        #expect(abs((model.figures.groupChanges["Asia"] ?? 0) - 0.015) < 1e-12)
        let sorted = model.after(.sortByChange)
        #expect(shown(sorted, .stocks) == ["2330.TW", "#Asia", "7203.T", "AAPL"])
        #expect(sorted.order(.stocks) == ["2330.TW", "7203.T", "AAPL"])
        #expect(sorted.after(.layer(.naming(.open))).noticeText?.contains("press o") == true)
    }

    @Test("The cards of a folded group are asked for all the same")
    func foldedIsLive() {
        let model = grouped(.stocks).after(.fold, .finished(.quotes([])))
        #expect(model.effects(of: .stocksDue).asked == [.quotes(["2330.TW", "AAPL", "7203.T"])])
    }

    @Test("+ and - size the selected card, and once more all of them; the size goes with the card")
    func sizes() {
        let small = smallBoard().after(.makeCompact(true))
        #expect(small.arrangement.compact == ["JPY"])
        let all = small.after(.makeCompact(true))
        #expect(all.arrangement.compact == ["JPY", "TWD", "EUR"])
        #expect(all.after(.makeCompact(true)).arrangement == all.arrangement)
        #expect(all.after(.makeCompact(false)).arrangement.compact == ["TWD", "EUR"])
        #expect(all.after(.makeCompact(false), .makeCompact(false)).arrangement.compact.isEmpty)
        #expect(small.after(.remove).arrangement.compact.isEmpty)
        #expect(small.after(.remove, .undo).arrangement == small.arrangement)
        #expect(smallBoard().after(.focus(.clocks), .makeCompact(true)).arrangement.compact.isEmpty)
    }
}
