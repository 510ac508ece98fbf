package import Arrangement
package import CivilTime
package import Market
internal import Words

/// The details of an item, over board or deck.
package struct Details: Hashable, Sendable {
    /// The panel that the item belongs to.
    package var panel: Panel
    package var item: Item
    /// When they were opened: newer bars are live.
    package var openedAt: Instant
    /// The first line shown.
    package var top = 0
    /// The selected one of the item's headlines, counted from 0; nil for none.
    package var headline: Int?
    /// True if its address is shown.
    package var showsAddress = false
    /// True if the table of closes is open.
    package var showsCloses = false
}

/// The actions on the item of the open details.
package enum DetailsMessage {
    /// Shows the details of the card that many places on.
    case step(Int)
    /// Scrolls the page to a line.
    case scroll(to: Int)
    /// Selects a headline, or none, and scrolls the page to a line.
    case select(headline: Int?, top: Int)
    /// Shows or hides the address of the selected headline.
    case address
    /// The table of closes opens, or folds into a line again.
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

    /// Does something with the card that the details over the board are of.
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

    /// Replaces the open details with those of another card of the panel.
    private mutating func showDetails(of item: Item) -> [Effect] {
        select(.card(item), in: focus)
        let showsCloses = top(Details.self)?.showsCloses ?? false
        replaceTop(with: Details(panel: focus, item: item, openedAt: now, showsCloses: showsCloses))
        return askDetails() + askChart()
    }

    /// Opens the details of an item over all else, and requests the additional data that they show.
    mutating func openDetails(of item: Item, in panel: Panel) -> [Effect] {
        open(Details(panel: panel, item: item, openedAt: now))
        return askDetails() + askChart()
    }

    /// Requests the additional data of open details.
    mutating func askDetails() -> [Effect] {
        guard let details = top(Details.self), !isPaused, !isDemo else { return [] }
        return details.panel.kind.questions(aboutDetailsOf: details.item, self)
            .map { .ask($0, freshness: freshness(of: $0)) }
    }

    /// Shows the address of the selected headline, or hides it again.
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
    /// The selected headline, if it still exists.
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
