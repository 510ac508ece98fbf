internal import Arrangement
internal import CivilTime
internal import Market
internal import Places
internal import Words

struct ClocksKind: PanelKind {
    let rules = PanelRules.clocks
    let keysToLearn: [Command] = [.clocksTime, .meetingOpen, .deckOpen]
    let words = PanelWords(
        title: .phrase(.worldClocks), tab: .phrase(.clocks), things: .phrase(.cities),
        empty: .phrase(.noClocks), noneOnBoard: .phrase(.noneOnBoardClocks),
        noOthers: .phrase(.noOtherClocks), pickerTitle: .phrase(.addClock), pickerHint: .phrase(.addClockHint)
    )

    func count(_ number: Int) -> Saying { .count(.clockCount, number) }
    func refusal(of wish: String) -> Saying { .phrase(.notACity, verbatim: ["text": wish]) }

    func clock(_ item: Item) -> ClockID? { ClockID(item) }
    func item(named wish: String) -> Item? { Zone.named(like: wish).map { Item($0) } }
    func name(of item: Item, language: String) -> String {
        ClockID(item).map { City.name(ofClock: $0, language: language) } ?? item.text
    }

    func texts(of item: Item, _ model: Model) -> [String] {
        let country = ClockID(item).flatMap { City.country(ofClock: $0, language: model.language) }
        return [item.text, name(of: item, language: model.language), country ?? ""]
    }

    func others(than there: Set<Item>, _ model: Model) -> [Item] {
        City.offered.filter { !there.contains($0) }
    }

    /// Cities with an exchange, then capitals, then by population; near ones first in each.
    func ranked(_ others: [Item], _ model: Model) -> [Item] {
        let home = model.home
        let exchanges = Dictionary(
            Exchange.all.enumerated().map { (Item($1.clock), $0) }, uniquingKeysWith: min)
        let cities = CitySearch.all().reduce(into: [:]) { $0[Item($1.id)] = $1 }
        let ranked = others.map { item in
            let (city, exchange) = (cities[item], exchanges[item])
            let isCapital = city.map { City.capitals.contains($0.id) } ?? false
            let distance = city.map { home.distance(to: $0.id, in: $0.countryCode) } ?? .far
            let fame = exchange != nil ? 0 : isCapital ? 1 : 2
            return (fame: fame, distance: distance, place: exchange ?? -(city?.people ?? 0), item: item)
        }
        return ranked.sorted {
            ($0.fame, $0.distance, $0.place, $0.item) < ($1.fame, $1.distance, $1.place, $1.item)
        }.map(\.item)
    }

    /// Near and well-known cities, then all from A to Z; with a text, the best matches.
    func offers(for picker: Picker, _ model: Model) -> [Offer] {
        let language = model.language
        guard picker.text.allSatisfy(\.isWhitespace) else {
            return CitySearch.matches(picker.text, language: language).map { Offer($0) }
        }
        let (all, home) = (CitySearch.all(language: language), model.home)
        let known = all.compactMap { city in Renown(city, from: home).map { (renown: $0, city: city) } }
            .sorted { $0.renown < $1.renown }.map(\.city)
        // Clocks of the board come once, below all others.
        let there = Set(model.arrangement[.clocks])
        return known.filter { !there.contains(Item($0.id)) }.map { Offer($0) }
            + all.map { Offer($0, letter: there.contains(Item($0.id)) ? nil : $0.letter) }
    }
}

extension Offer {
    fileprivate init(_ city: CityMatch, letter: Character? = nil) {
        self.init(item: Item(city.id), name: city.name, detail: city.country, letter: letter)
        isNamed = city.isNamed
    }
}

/// Why a city comes before all from A to Z; size counts only in the user's own country.
private struct Renown: Comparable {
    private enum Reason: Int { case exchange, capital, size }

    /// In thousands of people.
    private static let large = 500

    private let distance: UserPlace.Distance
    private let reason: Reason
    private let people: Int

    init?(_ city: CityMatch, from home: UserPlace) {
        distance = home.distance(to: city.id, in: city.countryCode)
        people = city.people
        if City.ofExchanges.contains(city.id) {
            reason = .exchange
        } else if City.capitals.contains(city.id) {
            reason = .capital
        } else if distance == .here, city.id.city == nil, people >= Renown.large {
            reason = .size
        } else {
            return nil
        }
    }

    static func < (a: Renown, b: Renown) -> Bool {
        (a.distance, a.reason.rawValue, -a.people) < (b.distance, b.reason.rawValue, -b.people)
    }
}

extension Panel {
    package static let clocks = Panel(ClocksKind())
}

extension City {
    fileprivate static let ofExchanges = Set(Exchange.all.map(\.clock))

    static let offered: [Item] = {
        var seen: Set<Item> = []
        let clocks = Exchange.all.map(\.clock) + CitySearch.all().map(\.id)
        return clocks.map { Item($0) }.filter { seen.insert($0).inserted }
    }()
}
