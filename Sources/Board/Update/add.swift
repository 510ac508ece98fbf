internal import Arrangement
internal import Figures
internal import Market
internal import Words

extension Model {
    /// Adds what was picked, or else typed, to the panel with the focus, or selects it if it is there already.
    mutating func add(_ text: String, picked: Item? = nil) -> [Effect] {
        let panel = focus
        let wish = CleanText.line(text) ?? ""
        leaveLayer()
        if wish.isEmpty { return [] }
        guard let item = picked ?? panel.kind.item(named: wish), panel.kind.isKnown(item, self) else {
            return say(.phrase(.nothingAdded, ["problem": panel.kind.refusal(of: wish)]))
        }
        if let objection = panel.kind.objection(to: item, self) { return say(objection) }
        let group = lines(panel).group(at: cursor(panel).index)
        let wasThere = self.arrangement[panel.id].contains(item)
        if !wasThere, self.arrangement[panel.id].count >= ItemList.mostCards {
            return say(.panelFull)
        }
        let name = panel.kind.name(of: item, language: language)
        let effects = change(Action(.add, name)) { arrangement in
            guard !wasThere else { return }
            arrangement.changeList(panel.id) { $0.add(item, toGroup: group?.name) }
        }
        if wasThere { showFolded(item, in: panel) }
        select(.card(item), in: panel)
        let isUnquoted = panel == .stocks && market.quotes[of: item] == nil
        let added: Phrase = !isUnquoted ? .added : isDemo ? .addedNotInDemo : .addedUnquoted
        return effects + say(.phrase(wasThere ? .onBoardAlready : added, verbatim: ["name": name]))
    }

    /// Selects the heading of the folded group that `item` is in, if it is in one.
    mutating func showFolded(_ item: Item, in panel: Panel) {
        guard lines(panel).place(of: item) == nil else { return }
        let list = arrangement.list(panel.id)
        guard let group = list.groups.first(where: { list.cards(ofGroup: $0.name).contains(item) }) else {
            return
        }
        select(.heading(group), in: panel)
    }
}

extension Saying {
    static let panelFull = Saying.phrase(
        .nothingAdded,
        ["problem": .phrase(.panelFull, verbatim: ["count": String(ItemList.mostCards)])])
}
