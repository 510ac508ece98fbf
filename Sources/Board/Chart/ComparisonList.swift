internal import Arrangement
internal import Market
internal import Places
package import Words

package struct ComparisonList: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        package let item: ChartItem
        package let name: String
    }

    package internal(set) var text = ""
    /// Without a text, all items on the board that have a chart; else the matches, best first.
    package internal(set) var rows: [Row]
    package internal(set) var index = 0
}

extension Model {
    /// Without a text, the chart's current comparison and everything else on the board.
    func comparisons(_ text: String = "") -> [ComparisonList.Row] {
        guard let chart = openChart else { return [] }
        var rows: [ComparisonList.Row] = []
        func add(_ panel: Panel, _ item: Item?, _ name: String? = nil) {
            guard let item, (panel, item) != (chart.panel, chart.item), chart.compares(with: panel),
                !rows.contains(where: { $0.item == ChartItem(panel, item) }),
                panel.kind.chartSubject(of: item, self) != nil
            else { return }
            let name = name ?? panel.kind.texts(of: item, self).dropFirst().first ?? ""
            rows.append(ComparisonList.Row(item: ChartItem(panel, item), name: name))
        }
        guard let wish = CleanText.line(text), !wish.isEmpty else {
            let onBoard = chartItems
            for other in chart.others where !onBoard.contains(other) { add(other.panel, other.item) }
            for other in onBoard { add(other.panel, other.item) }
            return rows
        }
        let keys = Array(SearchText.folded(wish).utf8)
        let ranked = chartItems.compactMap { other -> (rank: Int, item: ChartItem)? in
            let name = other.panel.kind.texts(of: other.item, self).dropFirst().first ?? ""
            return SearchKeys.rank(keys, in: other.item.text, name).map { ($0, other) }
        }
        // If a currency and a stock have the same letters, the board decides, else it is the currency.
        for (_, other) in ranked where other.item.text == wish.uppercased() { add(other.panel, other.item) }
        add(.rates, rate(typed: wish))
        for (_, other) in ranked.sorted(by: { $0.rank < $1.rank }) { add(other.panel, other.item) }
        var offers: [(rank: Int, panel: Panel, item: Item, name: String?)] = []
        for panel in [Panel.rates, .stocks] {
            var picker = Picker(panel: panel)
            picker.text = wish
            offers += panel.kind.offers(for: picker, self).prefix(ComparisonList.mostOffers).map { offer in
                let rank = SearchKeys.rank(keys, in: offer.item.text, offer.name)
                return (rank ?? ComparisonList.rankAsTyped, panel, offer.item, offer.name)
            }
        }
        // An unknown symbol comes after items that begin with its letters.
        if let item = Panel.stocks.kind.item(named: wish) {
            offers.append((ComparisonList.rankAsTyped, .stocks, item, nil))
        }
        let sorted = offers.enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        for (_, offer) in sorted { add(offer.panel, offer.item, offer.name) }
        return rows
    }

    private func rate(typed wish: String) -> Item? {
        if let asset = Asset(wish.uppercased()) {
            let pairs = [arrangement.base, .usd].map { RatePair(base: .asset(asset), code: .currency($0)) }
            return pairs.first { $0.bars != nil }.map { Item(RateID($0)) }
        }
        return RateID(typed: wish).flatMap { $0.isCurrent ? Item($0) : nil }
    }

    package func refusal(ofComparing text: String) -> Saying {
        let wish = CleanText.line(text) ?? ""
        if let pair = RateID(typed: wish), pair.isCurrent {
            return .phrase(.noBarsOf, verbatim: ["code": pair.text])
        }
        return .phrase(.notComparable, verbatim: ["text": wish])
    }

    /// Clears the text after an item was switched on or off, so that the next one can be typed.
    mutating func listComparisons(selecting item: ChartItem? = nil) {
        var list = ComparisonList(rows: comparisons())
        list.index = list.rows.firstIndex { $0.item == item } ?? 0
        replaceTop(with: list)
    }
}

extension OpenChart {
    /// A value is compared only with stocks: rates cannot be bought.
    func compares(with panel: Panel) -> Bool { !isOfValue || panel == .stocks }
}

extension ComparisonList {
    /// The most offers of each kind.
    fileprivate static let mostOffers = 50

    /// The rank of items with a word that begins with the typed text.
    fileprivate static let rankAsTyped = 4

    package var selected: Row? { rows.indices.contains(index) ? rows[index] : nil }
}

extension ComparisonList: Layer {
    package var id: LayerID { .comparison }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        model.replaceTop(with: ComparisonList(text: text, rows: model.comparisons(text)))
        return []
    }
}

extension LayerID {
    package static let comparison = LayerID(
        "comparison", typesText: true, Command.moves + [.promptAccept])
}
