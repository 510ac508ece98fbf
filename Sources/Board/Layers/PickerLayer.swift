internal import Arrangement
internal import Market
internal import Places
internal import Words

package enum PickerMessage {
    case open
    case choose(Int)
    /// `staying` keeps the picker open.
    case take(staying: Bool)
}

extension Model {
    mutating func updatePicker(_ message: PickerMessage) -> [Effect] {
        switch message {
        case .open:
            if let effects = focus.kind.beginAdding(&self) { return effects }
            var picker = Picker(panel: focus)
            picker.offers = picker.offered(self)
            leaveLayer()
            open(picker)
            return []
        case .choose(let index):
            guard var picker else { return [] }
            picker.index = max(0, min(index, picker.offers.count - 1))
            replaceTop(with: picker)
            return []
        case .take(let isStaying):
            return addSelected(isStaying: isStaying)
        }
    }

    /// Adds the typed text if nothing was found. Text that cannot be added stays for the user to correct.
    private mutating func addSelected(isStaying: Bool) -> [Effect] {
        guard var picker else { return [] }
        let before = arrangement
        let wish = picker.selected?.item.text ?? picker.text
        let effects = add(wish, picked: picker.selected?.item)
        guard isStaying else { return effects }
        if arrangement != before {
            picker.added += 1
            if picker.text.isEmpty {
                picker.index = min(picker.index + 1, picker.offers.count - 1)
            } else {
                picker.text = ""
                picker.index = 0
                picker.offers = picker.offered(self)
            }
        }
        open(picker)
        return effects
    }

    mutating func searchFeeds() -> [Effect] {
        guard var picker, picker.panel.kind.searchesFeeds, let text = picker.wish, !isDemo,
            !isPaused
        else { return [] }
        picker.search = .asking
        replaceTop(with: picker)
        return [.ask(.search(text), freshness: 0)]
    }

    mutating func takeFound(_ stocks: [FoundStock], for text: String) -> [Effect] {
        guard var picker, picker.panel.kind.searchesFeeds, picker.wish == text else { return [] }
        picker.search = .answered
        picker.found = stocks.map { stock in
            Offer(
                item: Item(stock.symbol), name: stock.name ?? "", detail: stock.exchange ?? stock.kind ?? "")
        }
        let selected = picker.selected
        picker.offers = picker.offered(self)
        picker.index = selected.flatMap { picker.offers.firstIndex(of: $0) } ?? 0
        replaceTop(with: picker)
        return []
    }

    mutating func takeSearchFailure(_ failure: FeedFailure, for text: String) -> [Effect] {
        guard var picker, picker.wish == text else { return [] }
        picker.search = .failed(failure)
        replaceTop(with: picker)
        return []
    }

    /// Ends a search; without an answer or a failure, it sent no request.
    mutating func finishSearch(for text: String) -> [Effect] {
        guard var picker, picker.wish == text, picker.search == .asking else { return [] }
        picker.search = .answered
        replaceTop(with: picker)
        return []
    }

    var picker: Picker? { top(Picker.self) }
}

extension Picker {
    /// Items on the board come last, unless they match exactly; then a typed symbol that feeds may know.
    func offered(_ model: Model) -> [Offer] {
        let (kind, wish) = (panel.kind, SearchText.folded(text))
        let all = kind.offers(for: self, model)
        // The board may have thousands, the picker offers few.
        let there = Set(all.map(\.item)).intersection(model.arrangement[panel.id])
        let (last, first) = all.reduce(into: ([Offer](), [Offer]())) { lists, offer in
            let isOfUse = !there.contains(offer.item) && kind.objection(to: offer.item, model) == nil
            let isNamed =
                !isOfUse
                && (offer.isNamed
                    || [offer.item.text, offer.name].contains { SearchText.folded($0) == wish })
            if isOfUse || isNamed {
                lists.1.append(offer)
            } else {
                lists.0.append(offer)
            }
        }
        let offers = first + last
        guard kind.searchesFeeds, !offers.isEmpty, let item = self.wish.flatMap(kind.item(named:)),
            !offers.contains(where: { $0.item == item })
        else { return offers }
        var typed = Offer(item: item, name: model.words[.asTyped])
        typed.isAsTyped = true
        return offers + [typed]
    }

    var wish: String? {
        guard let wish = CleanText.line(text), !wish.isEmpty else { return nil }
        return wish
    }
}

extension Picker: Layer {
    package var id: LayerID { .picker }
    package var typedText: String? { text }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        guard text != self.text else { return [] }
        var picker = self
        picker.text = text
        picker.index = 0
        picker.search = .idle
        let wish = Array(SearchText.folded(text).utf8)
        picker.found.removeAll { SearchKeys.rank(wish, in: $0.item.text, $0.name) == nil }
        picker.offers = picker.offered(model)
        model.replaceTop(with: picker)
        // Feeds get a request only once the user stops typing.
        return panel.kind.searchesFeeds && !text.isEmpty ? [.schedule(.search, .afterMilliseconds(500))] : []
    }
}

extension PickerMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updatePicker(self) }
    package var rearranges: Bool {
        switch self {
        case .open, .take: true
        case .choose: false
        }
    }
}

extension LayerMessage {
    package static func picker(_ message: PickerMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let picker = LayerID(
        "picker", typesText: true, Command.moves + [.pickerAdd, .pickerAddMore])
}
