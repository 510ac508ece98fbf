import Arrangement
import Board
import Market
import Words

struct CountriesKind: PanelKind {
    let rules = PanelRules(PanelID("countries") ?? .rates, firstItems: ["TW", "JP"]) {
        Country($0).map { Item($0) }
    }
    let words = PanelWords(
        title: .verbatim("Countries"), tab: .verbatim("Countries"), things: .verbatim("countries"),
        empty: .verbatim("no countries"), noneOnBoard: .verbatim("none"), noOthers: .verbatim("no others"),
        pickerTitle: .verbatim("add a country"), pickerHint: .verbatim("two letters"))

    func count(_ number: Int) -> Saying { .verbatim("\(number) countries") }
    func refusal(of wish: String) -> Saying { .verbatim("\(wish) is no country") }
    func offers(for picker: Picker, _ model: Model) -> [Offer] { [] }
    func others(than there: Set<Item>, _ model: Model) -> [Item] { [] }

    func questions(_ model: Model) -> [FeedSubject] {
        order(model).compactMap { Country($0) }.map { .kind(KindQuestion(Population.self, of: $0)) }
    }

    func questions(aboutDetailsOf item: Item, _ model: Model) -> [FeedSubject] {
        Country(item).map { [.kind(KindQuestion(Population.self, of: $0))] } ?? []
    }

    func printed(_ model: Model) -> PrintedPanel {
        let rows = order(model).compactMap { item -> [PrintedPanel.Cell]? in
            guard let population = CountriesKind.population(of: item, model) else { return nil }
            return [
                PrintedPanel.Cell(.text(item.text), item.text),
                PrintedPanel.Cell(.integer(Int(population.people)), "\(Int(population.people))"),
            ]
        }
        return PrintedPanel(
            [.init("country", .verbatim("Country")), .init("people", .verbatim("People"), isRight: true)],
            rows: rows, isEmpty: rows.isEmpty)
    }

    static func population(of item: Item, _ model: Model) -> Population? {
        Country(item).flatMap { model.kinds[Population.self, of: $0]?.first }
    }
}
