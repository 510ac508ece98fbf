internal import Board
internal import TUI
internal import Words

struct PanelListScreen: SheetScreen {
    @Held private var model: Model
    private let layout: Layout
    private let choices: ChoiceSheet

    init(_ list: PanelList, _ model: Model, _ layout: Layout) {
        (self.model, self.layout) = (model, layout)
        let (panels, words, shown) = (model.listedPanels, model.words, model.shownPanels)
        let titles = panels.map { words[$0.kind.words.title] }
        let width = titles.map { CellWidth.of($0) }.max() ?? 0
        let rows = zip(panels, titles).map { panel, title in
            let size = layout.places[panel]?.rect.size
            let text = size.map { "\($0.width)×\($0.height)" } ?? ""
            let gap = String(repeating: " ", count: width - CellWidth.of(title) + max(3, 10 - text.count))
            return (name: title + gap + text, isOn: shown.contains(panel))
        }
        choices = ChoiceSheet(words[.panelsTitle], rows, at: list.index, layout, width: width + 10)
    }

    var rect: Rect { choices.rect }

    var hints: [Hint] {
        [Hint(.selectUp, .selectDown, label: .keyChoose)] + [.choiceToggle].compactMap { Hint($0) } + [
            Hint(.cardUp, .cardDown, label: .keyMove),
            Hint(.selectLeft, .selectRight, label: .keyWidth),
            Hint(.cardTall, .cardCompact, label: .keyHeight),
        ] + [.choiceReset].compactMap { Hint($0) } + [Hint(.back, label: .keyClose)]
    }

    func message(for command: Command) -> Message? {
        switch command {
        case .choiceToggle: return toggle(choices.place)
        case .cardUp, .cardLeft: return .layer(.panels(.reorder(-1)))
        case .cardDown, .cardRight: return .layer(.panels(.reorder(1)))
        case .selectLeft: return resized(isUpright: true, by: -2)
        case .selectRight: return resized(isUpright: true, by: 2)
        case .cardTall: return resized(isUpright: false, by: 1)
        case .cardCompact: return resized(isUpright: false, by: -1)
        case .choiceReset: return .layer(.panels(.reset))
        case .panelsOpen: return .user(.cancel)
        default: return Movement(command).map { .layer(.panels(.choose(choices.place(after: $0)))) }
        }
    }

    func message(forScrolling rows: Int) -> Message? {
        .layer(.panels(.choose(choices.place + rows.signum())))
    }

    func message(forRow index: Int, isDouble: Bool) -> Message? { isDouble ? nil : toggle(index) }

    private func toggle(_ place: Int) -> Message? {
        let panels = model.listedPanels
        return panels.indices.contains(place) ? .layer(.panels(.toggle(panels[place]))) : nil
    }

    /// Moves the other way if the panel already has the whole width or height.
    private func resized(isUpright: Bool, by cells: Int) -> Message? {
        guard layout.kind == .board else {
            let size = "\(Layout.boardWidth)×\(Layout.boardHeight)"
            return .user(.say(.phrase(.sizesNeedRoom, verbatim: ["size": size])))
        }
        let panels = model.orderedPanels
        guard panels.indices.contains(choices.place) else { return nil }
        let panel = panels[choices.place]
        guard
            let border = layout.border(of: panel, isUpright: isUpright)
                ?? layout.border(of: panel, isUpright: !isUpright),
            let step = border.step(for: panel)
        else { return nil }
        let cells = border.isUpright == isUpright ? cells : cells.signum()
        let shares = layout.shares(moving: border, to: border.place + step * cells)
        return shares[border.id] == border.share(at: border.place)
            ? nil : .layer(.panels(.move(border.id, shares)))
    }

    func draw(into frame: inout Frame<Target>) { choices.draw(into: &frame) }
}
