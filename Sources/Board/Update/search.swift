internal import Market

/// Asks the feeds for what is typed.
func search(_ model: inout Model) -> [Effect] {
    guard case .picking(var picker) = model.mode, picker.panel.kind.searchesFeeds, let text = picker.wish,
        !model.isDemo, !model.isPaused
    else { return [] }
    picker.search = .asking
    model.mode = .picking(picker)
    return [.ask(.search(text))]
}

/// Takes in what a feed found, if that is still what is looked for.
func take(_ model: inout Model, _ stocks: [FoundStock], for text: String) -> [Effect] {
    guard case .picking(var picker) = model.mode, picker.panel.kind.searchesFeeds, picker.wish == text else {
        return []
    }
    picker.search = .answered
    picker.found = stocks.compactMap { stock in
        picker.panel.kind.item(written: stock.symbol).map {
            Offer(item: $0, name: stock.name ?? "", detail: stock.exchange ?? stock.kind ?? "")
        }
    }
    let selected = picker.selected
    picker.offers = picker.panel.kind.offers(for: picker, model)
    // What the user has come to stays selected while more comes in below.
    picker.index = selected.flatMap { picker.offers.firstIndex(of: $0) } ?? 0
    model.mode = .picking(picker)
    return []
}

/// Takes in that a search had no answer. It is said where one looks for it, and nowhere else.
func takeSearchFailure(_ model: inout Model, _ failure: FeedFailure, for text: String) -> [Effect] {
    guard case .picking(var picker) = model.mode, picker.wish == text else { return [] }
    picker.search = .failed(failure)
    model.mode = .picking(picker)
    return []
}

/// A search has ended; without an answer or a failure, nothing was asked.
func finishSearch(_ model: inout Model, for text: String) -> [Effect] {
    guard case .picking(var picker) = model.mode, picker.wish == text, picker.search == .asking else {
        return []
    }
    picker.search = .answered
    model.mode = .picking(picker)
    return []
}

extension Picker {
    /// What is looked for, clean; nil when nothing is.
    var wish: String? {
        guard let wish = CleanText.line(text), !wish.isEmpty else { return nil }
        return wish
    }
}
