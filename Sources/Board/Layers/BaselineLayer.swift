package import Arrangement
package import Market
internal import Words

/// Asks for the baseline: some have a key; the user types any other.
package struct BaselineChoice: Layer {
    /// Nil while keys answer at once.
    package var text: String?

    package init(text: String? = nil) { self.text = text }

    package var id: LayerID { text == nil ? .baseline : .baselineText }
    package var typedText: String? { text }
    package var longestText: Int { 12 }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        // The complaint about the last text goes.
        model.notices.removeAll { !$0.isWarning }
        model.replaceTop(with: BaselineChoice(text: text))
        return []
    }

    package func stepBack(in model: inout Model) -> Bool {
        guard text != nil else { return false }
        model.replaceTop(with: BaselineChoice())
        return true
    }
}

private enum BaselineMessage: LayerEvent {
    case ask
    case accept

    func update(_ model: inout Model) -> [Effect] {
        switch self {
        case .ask:
            model.open(BaselineChoice())
            return []
        case .accept: return model.takeTypedBaseline()
        }
    }
}

extension LayerMessage {
    package static let askBaseline = LayerMessage(BaselineMessage.ask)
    package static let acceptBaseline = LayerMessage(BaselineMessage.accept)
}

extension LayerID {
    package static let baseline = LayerID(
        "baseline", takesAnswers: true, Command.baselines.map(\.command) + [.baselineSwap, .promptAccept])
    package static let baselineText = LayerID("baseline typed", typesText: true, [.promptAccept])
}

extension Command {
    package static let baselines: [(command: Command, baseline: Baseline)] = [
        (.baselineD1, .d1), (.baselineD5, .d5), (.baselineWtd, .toDate(.week)),
        (.baselineMtd, .toDate(.month)),
        (.baselineQtd, .toDate(.quarter)), (.baselineYtd, .toDate(.year)), (.baseline1w, .ago(1, .weeks)),
        (.baseline1m, .ago(1, .months)), (.baseline3m, .ago(3, .months)), (.baseline6m, .ago(6, .months)),
        (.baseline1y, .ago(1, .years)),
    ]
}

extension Baseline {
    /// A token, or a bare number for that many trading days.
    package static func typed(_ text: String) -> Baseline? {
        let text = text.filter { !$0.isWhitespace }
        return Baseline(text.utf8.allSatisfy { (48...57).contains($0) } ? "d" + text : text)
    }
}

extension Model {
    fileprivate mutating func takeTypedBaseline() -> [Effect] {
        guard let text = top(BaselineChoice.self)?.text else { return [] }
        if text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return []
        }
        guard let baseline = Baseline.typed(text) else {
            return say(.phrase(.notABaseline, verbatim: ["text": text]))
        }
        leaveLayer()
        return setBaseline(baseline)
    }

    package func changeChosen(_ baseline: Baseline) -> (change: Double, places: Int)? {
        guard let (panel, item) = chosenItem else { return nil }
        let figure = panel.kind.figure(of: item, baseline, self)
        return figure.change.map { ($0, figure.places) }
    }

    /// The item of open details, of the deck, or the selected one.
    package var chosenItem: (panel: Panel, item: Item)? {
        let details = layers.reversed().lazy.compactMap { $0.layer as? Details }.first
        if let details { return (details.panel, details.item) }
        if let deck, let top = deck.deck.pile.top { return (deck.deck.panel, top) }
        return selectedItem.map { (focus, $0) }
    }
}
