package import Arrangement
package import CivilTime
package import Market
internal import Words

/// The details of an item, laid over board or deck.
package struct Details: Hashable, Sendable {
    /// The panel that the item belongs to.
    package var panel: Panel
    package var item: Item
    /// When they were opened: bars that came since are live.
    package var openedAt: Instant
    /// The first line shown.
    package var top = 0
    /// The selected one of the item's headlines, counted from 0; nil for none.
    package var headline: Int?
    /// Whether its address is shown.
    package var showsAddress = false
}

/// What is done with the item that the details are of, where they lie over the board.
package enum DetailsMessage: Hashable, Sendable {
    /// The details of the card so many places on take their place.
    case step(Int)
    /// A headline is selected, or none, and the sheet begins with a line.
    case select(headline: Int?, top: Int)
    /// The address of the selected headline is shown, or hidden again.
    case address
    case remove
    case makeBase
}

extension Model {
    mutating func updateDetails(_ message: DetailsMessage) -> [Effect] {
        switch message {
        case .select(let headline, let top):
            guard case .details(var details)? = self.top else { return [] }
            (details.headline, details.showsAddress, details.top) = (headline, false, top)
            self.top = .details(details)
            return []
        case .address: return showAddress()
        case .step, .remove, .makeBase: return updateCardOfDetails(message)
        }
    }

    /// Does something with the card that the details over the board are of.
    private mutating func updateCardOfDetails(_ message: DetailsMessage) -> [Effect] {
        guard case .details(let details)? = top, deck == nil,
            arrangement[details.panel.id].contains(details.item)
        else { return [] }
        focus = details.panel
        select(.card(details.item), in: details.panel)
        let cards = lines(details.panel).all.compactMap(\.card)
        let place = cards.firstIndex(of: details.item) ?? 0
        func card(_ step: Int) -> Item? {
            cards.indices.contains(place + step) ? cards[place + step] : nil
        }
        switch message {
        case .select, .address: return []
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
            // The old base has taken the card's place.
            guard let item = selectedItem, item != details.item else { return effects }
            return effects + showDetails(of: item)
        }
    }

    /// Puts the details of another card of the panel in the place of those that are open.
    private mutating func showDetails(of item: Item) -> [Effect] {
        select(.card(item), in: focus)
        top = .details(Details(panel: focus, item: item, openedAt: now))
        return askDetails() + askChart()
    }

    /// Opens the details of an item over all else, and asks for what they show beyond the board.
    mutating func openDetails(of item: Item, in panel: Panel) -> [Effect] {
        open(.details(Details(panel: panel, item: item, openedAt: now)))
        return askDetails() + askChart()
    }

    /// Asks for what open details show beyond the board.
    mutating func askDetails() -> [Effect] {
        guard case .details(let details)? = top, !isPaused, !isDemo else { return [] }
        return details.panel.kind.questions(aboutDetailsOf: details.item, self)
            .map { .ask($0, freshness: freshness(of: $0)) }
    }

    /// Shows the address of the selected headline, or hides it again.
    private mutating func showAddress() -> [Effect] {
        guard case .details(var details)? = top, let headline = details.selectedHeadline(self) else {
            return []
        }
        guard headline.link != nil else { return say(.phrase(.headlineWithoutAddress)) }
        details.showsAddress.toggle()
        top = .details(details)
        return []
    }
}

extension Details {
    /// The headline that is selected, if there still is one.
    package func selectedHeadline(_ model: Model) -> Headline? {
        let headlines = panel.kind.headlines(of: item, model)
        return headline.flatMap { headlines.indices.contains($0) ? headlines[$0] : nil }
    }
}
