import Arrangement
import Board
import Market
import TUI
import Words

@testable import Screens

struct NotesKind: PanelKind {
    let rules = PanelRules(PanelID("notes") ?? .rates, firstItems: ["milk", "bread", "tea"]) {
        Note($0).map { Item($0) }
    }
    let words = PanelWords(
        title: .verbatim("Notes"), tab: .verbatim("Notes"), things: .verbatim("notes"),
        empty: .verbatim("no notes"), noneOnBoard: .verbatim("none"), noOthers: .verbatim("no others"),
        pickerTitle: .verbatim("add a note"), pickerHint: .verbatim("a word"))

    func count(_ number: Int) -> Saying { .verbatim("\(number) notes") }
    func refusal(of wish: String) -> Saying { .verbatim("\(wish) is no note") }
    func printed(_ model: Model) -> PrintedPanel {
        let rows = order(model).map { item in
            [
                PrintedPanel.Cell(.text(item.text), item.text),
                PrintedPanel.Cell(.integer(item.text.count), "\(item.text.count)"),
            ]
        }
        return PrintedPanel(
            [.init("note", .verbatim("Note")), .init("letters", .verbatim("Letters"), isRight: true)],
            rows: rows, isEmpty: rows.isEmpty)
    }

    private static let all = ["bread", "honey", "milk", "salt", "tea"]

    func offers(for picker: Picker, _ model: Model) -> [Offer] {
        NotesKind.all.filter { $0.hasPrefix(picker.text) }.compactMap(item(written:))
            .map { Offer(item: $0, name: "a note", detail: "\($0.text.count)") }
    }

    func others(than there: Set<Item>, _ model: Model) -> [Item] {
        NotesKind.all.compactMap(item(written:)).filter { !there.contains($0) }
    }
}

struct Note: Identity {
    let text: String

    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
    }
}

struct NotesScreen: PanelScreen {
    let panel = Panel(NotesKind())
    let form = PanelForm.list

    func views(of cards: Shared<CardsInSight>, _ viewer: Viewer, _ label: PanelAge?, _ memo: Memo)
        -> [SharedView]
    {
        cards.value.items.map { item in
            var row = RowView(label: Rect(x: 0, y: 0, width: 12, height: 1))
            row.put(item.text, .label, .text, in: Rect(x: 1, y: 0, width: 10, height: 1))
            return SharedView(row)
        }
    }

    func details(of item: Item, _ model: Model) -> DetailsView {
        DetailsView(item.text, name: "a note", facts: [Fact("Letters", "\(item.text.count)")])
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? {
        DeckCardView(
            title: [Span(item.text)], figure: item.text, status: DeckCardView.Wording(long: [], short: []))
    }
}
