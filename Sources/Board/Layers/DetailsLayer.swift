package import Arrangement
package import CivilTime
package import Market
internal import Words

package struct Details: Hashable, Sendable {
    package var panel: Panel
    package var item: Item
    /// When they were opened: newer bars are live.
    package var openedAt: Instant
    package var top = 0
    /// The selected headline, from 0; nil for none.
    package var headline: Int?
    package var showsAddress = false
    package var showsCloses = false
}

package enum DetailsMessage {
    case step(Int)
    case scroll(to: Int)
    case select(headline: Int?, top: Int)
    case address
    case foldCloses
    case remove
    case makeBase
}

extension Model {
    mutating func updateDetails(_ message: DetailsMessage) -> [Effect] {
        switch message {
        case .select(let headline, let top):
            guard var details = self.top(Details.self) else { return [] }
            (details.headline, details.showsAddress, details.top) = (headline, false, top)
            replaceTop(with: details)
            return []
        case .scroll(let line):
            guard var details = top(Details.self) else { return [] }
            details.top = max(0, line)
            replaceTop(with: details)
            return []
        case .address: return showAddress()
        case .foldCloses:
            guard var details = top(Details.self) else { return [] }
            details.showsCloses.toggle()
            replaceTop(with: details)
            return []
        case .step, .remove, .makeBase: return updateCardOfDetails(message)
        }
    }

    private mutating func updateCardOfDetails(_ message: DetailsMessage) -> [Effect] {
        guard let details = top(Details.self), deck == nil,
            details.panel.kind.list(self).cards.contains(details.item)
        else { return [] }
        focus = details.panel
        select(.card(details.item), in: details.panel)
        let cards = lines(details.panel).all.compactMap(\.card)
        let place = cards.firstIndex(of: details.item) ?? 0
        func card(_ step: Int) -> Item? {
            cards.indices.contains(place + step) ? cards[place + step] : nil
        }
        switch message {
        case .scroll, .select, .address, .foldCloses: return []
        case .step(let step): return card(step).map { showDetails(of: $0) } ?? []
        case .remove:
            let next = card(1) ?? card(-1)
            let effects = removeSelected()
            guard let next else {
                top = nil
                return effects
            }
            return effects + showDetails(of: next)
        case .makeBase:
            let effects = makeBase()
            // The old base has replaced the card.
            guard let item = selectedItem, item != details.item else { return effects }
            return effects + showDetails(of: item)
        }
    }

    private mutating func showDetails(of item: Item) -> [Effect] {
        select(.card(item), in: focus)
        let showsCloses = top(Details.self)?.showsCloses ?? false
        replaceTop(with: Details(panel: focus, item: item, openedAt: now, showsCloses: showsCloses))
        return askDetails() + askChart()
    }

    mutating func openDetails(of item: Item, in panel: Panel) -> [Effect] {
        open(Details(panel: panel, item: item, openedAt: now))
        return askDetails() + askChart()
    }

    mutating func askDetails() -> [Effect] {
        guard let details = top(Details.self), !isPaused, !isDemo else { return [] }
        return details.panel.kind.questions(aboutDetailsOf: details.item, self)
            .map { .ask($0, freshness: freshness(of: $0)) }
    }

    private mutating func showAddress() -> [Effect] {
        guard var details = top(Details.self), let headline = details.selectedHeadline(self) else {
            return []
        }
        guard headline.link != nil else { return say(.phrase(.headlineWithoutAddress)) }
        details.showsAddress.toggle()
        replaceTop(with: details)
        return []
    }
}

extension Details {
    package func selectedHeadline(_ model: Model) -> Headline? {
        let headlines = panel.kind.headlines(of: item, model)
        return headline.flatMap { headlines.indices.contains($0) ? headlines[$0] : nil }
    }
}

extension Details: Layer {
    package var id: LayerID { .details }
    package var chart: OpenChart? { OpenChart(panel, item, at: openedAt) }
    package var staysUnderAlert: Bool { true }
}

extension DetailsMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateDetails(self) }
    package var rearranges: Bool {
        switch self {
        case .remove, .makeBase: true
        case .step, .scroll, .select, .address, .foldCloses: false
        }
    }
    package var onlyShows: Bool {
        switch self {
        case .step, .scroll: true
        case .select, .address, .foldCloses, .remove, .makeBase: false
        }
    }
}

extension LayerMessage {
    package static func details(_ message: DetailsMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let details = LayerID(
        "details",
        Command.moves + Command.chartRanges + [
            .detailsPrevious, .detailsNext, .chartOpen, .baselineChoose, .dayShow, .ratesBase, .alertAdd,
            .alertsOpen, .boardRemove, .boardUndo, .helpOpen, .paletteOpen, .detailsOpen,
            .headlineNext, .headlinePrevious, .figureCopy, .groupFold,
        ] + Command.steps + Command.boardNumbers)
}
