import Arrangement
import Board
import TUI

@testable import Screens

struct CountriesScreen: PanelScreen {
    let panel = Panel(CountriesKind())
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
        let people = CountriesKind.population(of: item, model).map { "\(Int($0.people))" } ?? "–"
        return DetailsView(item.text, name: "a country", facts: [Fact("People", people)])
    }

    func card(of item: Item, _ model: Model) -> DeckCardView? { nil }
}
