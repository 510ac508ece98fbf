internal import CivilTime
internal import Market
internal import Places
internal import Words

struct ClocksKind: PanelKind {
    let id = PanelID(known: "clocks")
    let words = PanelWords(
        title: .phrase(.worldClocks), tab: .phrase(.clocks), things: .phrase(.cities),
        empty: .phrase(.noClocks), noneOnBoard: .phrase(.noneOnBoardClocks),
        noOthers: .phrase(.noOtherClocks), pickerTitle: .phrase(.addClock), pickerHint: .phrase(.addClockHint)
    )

    func count(_ number: Int) -> Saying { .count(.clockCount, number) }
    func refusal(of wish: String) -> Saying { .phrase(.notACity, verbatim: ["text": wish]) }

    func item(written text: String) -> Item? { ClockID(text).map { Item($0) } }
    func clock(_ item: Item) -> ClockID? { ClockID(item) }
    func item(named wish: String) -> Item? { Zone.named(like: wish).map { Item($0) } }
    func name(of item: Item, language: String) -> String {
        ClockID(item).map { City.name(ofClock: $0, language: language) } ?? item.text
    }

    var firstItems: [Item] {
        [
            "Asia/Taipei", "Asia/Tokyo", "Asia/Jakarta", "Europe/London", "America/New_York",
            "America/Los_Angeles",
        ].compactMap(item(written:))
    }

    /// The cities with an exchange, then the others from A to Z.
    func others(than there: Set<Item>, _ model: Model) -> [Item] {
        City.offered.filter { !there.contains($0) }
    }

    /// All cities from A to Z, or those that what is typed can mean, the likeliest first.
    func offers(for picker: Picker, _ model: Model) -> [Offer] {
        let (text, language) = (picker.text, model.language)
        let isList = text.allSatisfy(\.isWhitespace)
        let found =
            isList ? CitySearch.all(language: language) : CitySearch.matches(text, language: language)
        return found.map {
            Offer(
                item: Item($0.id), name: $0.name, detail: $0.country, letter: isList ? $0.letter : nil)
        }
    }
}

extension Panel {
    /// The world clocks.
    public static let clocks = Panel(ClocksKind())
}

extension City {
    /// The clocks of all cities of the table: those with an exchange first, then the others from A to Z.
    static let offered: [Item] = {
        var seen: Set<Item> = []
        let clocks = Exchange.all.map(\.clock) + CitySearch.all().map(\.id)
        return clocks.map { Item($0) }.filter { seen.insert($0).inserted }
    }()
}
