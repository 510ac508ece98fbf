internal import Alerts
internal import Arrangement
internal import Figures
internal import Market
internal import Words

extension Model {
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

extension Model {
    mutating func setBaseline(_ baseline: Baseline) -> [Effect] {
        if baseline == arrangement.baseline {
            return say(.phrase(.baselineAlready, verbatim: ["baseline": baseline.text]))
        }
        return change(Action(.baseline)) { $0.baseline = baseline }
            + say(.phrase(.baselineIs, ["baseline": .verbatim(baseline.text), "since": baseline.since]))
    }

    /// Removes the selected card; of a group only the heading goes.
    mutating func removeSelected() -> [Effect] {
        let panel = focus
        switch selectedLine {
        case .card(let item):
            if let reason = panel.kind.objectionToRemoval(of: item, self) { return say(reason) }
            if let effects = panel.kind.remove(item, from: &self) { return effects }
            let name = panel.kind.name(of: item, language: language)
            return change(Action(.remove, name)) { arrangement in
                arrangement.remove(item, from: panel.id)
            } + say(.phrase(.removed, verbatim: ["name": name]))
        case .heading(let group):
            return change(Action(.removeGroup, group.name)) { arrangement in
                arrangement.changeList(panel.id) { $0.changeGroup(group.name, to: nil) }
            } + say(.phrase(.removedHeading, verbatim: ["name": group.name]))
        case nil:
            return say(Command.boardRemove.whyNot)
        }
    }

    mutating func nextTheme() -> [Effect] {
        let (names, usual) = (themes, settings.theme)
        let next = names.firstIndex(of: theme).map { names[($0 + 1) % names.count] } ?? usual
        guard next != theme else { return say(Command.themeNext.whyNot) }
        return change(Action(.theme)) { $0.theme = next == usual ? nil : next }
            + say(.phrase(.themeIs, verbatim: ["name": next]))
    }

    /// Goes from as large as fits to compact, large, and back.
    mutating func nextDensity() -> [Effect] {
        let panel = focus
        let next: Density? =
            switch arrangement.densities[panel.id] {
            case nil: .compact
            case .compact: .large
            case .large, .map, .equalMap: nil
            }
        let phrase: Phrase =
            switch next {
            case nil: .densityAutomatic
            case .compact: .densityCompact
            case .large, .map, .equalMap: .densityLarge
            }
        return change(Action(.sizeOfAll)) { $0.densities[panel.id] = next }
            + say(.phrase(phrase, ["panel": panel.kind.words.title]))
    }

    /// Goes to the next map: positions have one by value and one of equal tiles.
    mutating func nextMap() -> [Effect] {
        let panel = focus
        let maps = panel.kind.maps
        guard let first = maps.first else { return say(Command.panelMap.whyNot) }
        let place = arrangement.densities[panel.id].flatMap(maps.firstIndex)
        let next = place.map { maps.dropFirst($0 + 1).first } ?? first
        let phrase: Phrase =
            switch next {
            case .map: maps.count > 1 ? .mapByValue : .mapShown
            case .equalMap: .mapEqual
            case .compact, .large, nil: .mapHidden
            }
        return change(Action(.map)) { $0.densities[panel.id] = next }
            + say(.phrase(phrase, ["panel": panel.kind.words.title]))
    }

    mutating func fold() -> [Effect] {
        let panel = focus
        guard var group = lines(panel).group(at: cursor(panel).index) else {
            return say(Command.groupFold.whyNot)
        }
        group.isFolded.toggle()
        let effects = change(Action(group.isFolded ? .fold : .unfold, group.name)) {
            $0.changeList(panel.id) { $0.changeGroup(group.name, to: group) }
        }
        select(.heading(group), in: panel)
        return effects + say(.phrase(group.isFolded ? .folded : .unfolded, verbatim: ["name": group.name]))
    }

    /// Makes the selected card compact or tall; if it is so already, all cards.
    mutating func makeCompact(_ isCompact: Bool) -> [Effect] {
        let panel = focus
        guard panel.kind.hasCompactCards else {
            return say(.phrase(.onlyRateCards))
        }
        let chosen: [Item]
        switch selectedLine {
        case .card(let item): chosen = [item]
        case .heading(let group): chosen = arrangement.list(panel.id).cards(ofGroup: group.name)
        case nil: return say(Command.cardTall.whyNot)
        }
        let isSo = chosen.allSatisfy { arrangement.compact.contains($0) == isCompact }
        if isSo, arrangement[panel.id].allSatisfy({ arrangement.compact.contains($0) == isCompact }) {
            return say(.phrase(isCompact ? .allCompact : .allTall))
        }
        let items = isSo ? arrangement[panel.id] : chosen
        let effects = change(
            isSo ? Action(.sizeOfAll) : Action(.size, words.list(chosen.map(\.text)))
        ) {
            if isCompact { $0.compact.formUnion(items) } else { $0.compact.subtract(items) }
        }
        if isSo { return effects + say(.phrase(isCompact ? .allMadeCompact : .allMadeTall)) }
        return effects
            + say(.phrase(isCompact ? .madeCompact : .madeTall, verbatim: ["name": chosen.first?.text ?? ""]))
    }

    /// Largest first; the same column again flips the direction. Nil: the next column, and the focused table.
    mutating func sort(by column: Sort.Column?, in panel: Panel?) -> [Effect] {
        let panel = panel ?? sortedPanel
        guard shownPanels.contains(panel) else { return say(panel.isHidden) }
        let (old, columns) = (arrangement.sorts[panel.id], panel.kind.sortColumns)
        // Keys go through the columns that the panel has now.
        let shown =
            (panel == .stocks ? [.symbol] : columns) + arrangement[columns: panel.id].compactMap(\.sort)
        let next = old.flatMap { shown.firstIndex(of: $0.column) }.map { shown[($0 + 1) % shown.count] }
        guard let column = column ?? next ?? columns.first, panel.kind.rules.sorts(by: column) else {
            return []
        }
        let isDescending = old?.column == column ? old?.isDescending == false : column != .symbol
        let effects = change(Action(.sort)) {
            $0.sorts[panel.id] = Sort(column, isDescending: isDescending)
        }
        return effects
            + say(
                .phrase(
                    .panelSorted,
                    [
                        "panel": panel.kind.words.title, "column": column.saying,
                        "mark": .verbatim(isDescending ? "▼" : "▲"),
                    ]))
    }

    mutating func handOrder() -> [Effect] {
        let panel = sortedPanel
        guard shownPanels.contains(panel) else { return say(panel.isHidden) }
        guard arrangement.sorts[panel.id] != nil else { return say(Command.stocksOwnOrder.whyNot) }
        return change(Action(.sort)) { $0.sorts[panel.id] = nil }
            + say(.phrase(.ownOrderNow, ["panel": panel.kind.words.title]))
    }

    fileprivate var sortedPanel: Panel { focus.kind.sortColumns.isEmpty ? .stocks : focus }

    /// The old base becomes a card in its place.
    mutating func makeBase() -> [Effect] {
        guard focus == .rates, let item = selectedItem, let id = RateID(item), let code = id.currency
        else {
            return say(Command.ratesBase.whyNot)
        }
        guard figures.rates[id]?.rate != nil else {
            let what = Saying.phrase(.noRateForBase, verbatim: ["code": code.text])
            return say(.phrase(.whatAndNext, ["what": what, "next": .phrase(.askingAgainNext)]))
        }
        return change(Action(.base)) { arrangement in
            let old = Item(arrangement.base)
            arrangement.base = code
            arrangement.changeList(.rates) { list in
                list.remove(old)
                list.replace(item, with: old)
            }
        } + say(.phrase(.baseIs, verbatim: ["code": code.text]))
    }
}

extension Model {
    mutating func invertRate() -> [Effect] {
        guard focus == .rates, let item = selectedItem, let id = RateID(item) else {
            return say(Command.rateInvert.whyNot)
        }
        let effects = change(Action(.inverse, item.text)) {
            $0.rateView.turned.formSymmetricDifference([item])
        }
        return effects + say(.verbatim(words.unit(of: rateFigure(id))))
    }

    /// Inverts all rates, whatever was inverted before.
    mutating func invertRates() -> [Effect] {
        let effects = change(Action(.inverse)) { arrangement in
            arrangement.rateView.isInverse.toggle()
            arrangement.rateView.turned = []
        }
        return effects + say(.phrase(arrangement.rateView.isInverse ? .ratesInverse : .ratesDirect))
    }

    /// Shows rates for 1, 100 or 1,000 units.
    mutating func nextRateUnits() -> [Effect] {
        let (choices, units) = (RateView.choices, arrangement.rateUnits)
        let next = choices.first { $0 > units } ?? choices[0]
        return change(Action(.units)) { $0.rateView.units = next }
            + say(.phrase(.ratesFor, verbatim: ["count": figureText.marked("\(next)")]))
    }
}
