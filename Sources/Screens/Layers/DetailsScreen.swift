internal import Arrangement
internal import Board
internal import Market
internal import TUI
internal import Words

struct DetailsScreen: SheetScreen {
    private let details: Details
    @Held private var model: Model
    private let page: DetailsPage
    private let panelCommands: [Command]

    init(_ details: Details, _ model: Model, _ layout: Layout) {
        (self.details, self.model) = (details, model)
        panelCommands = layout.screens[details.panel]?.commands ?? []
        let source = DetailsPage.Source(
            model: layout.rest, now: model.now, panel: details.panel, item: details.item,
            openedAt: details.openedAt, headline: details.headline,
            address: details.showsAddress ? details.selectedHeadline(model)?.link : nil,
            showsCloses: details.showsCloses, size: layout.size, places: layout.places)
        page = layout.memo(.details, source) { DetailsPage($0, layout) }
    }

    var rect: Rect { page.rect }
    private var contentHeight: Int { page.picture.size.height }

    /// The month of its small chart.
    var spoken: [String] {
        [ScreenList.standard[details.panel]?.inWords(details.item, model).course ?? ""]
    }

    var hints: [Hint] {
        let scroll = contentHeight > rect.height - 2 ? [Hint(.selectUp, .selectDown, label: .keyScroll)] : []
        let last = [Command.paletteOpen, .back, .quit].compactMap { Hint($0) }
        let own = panelCommands.filter(actsHere).compactMap { Hint($0) }
        let help = [Hint(.helpOpen)].compactMap(\.self)
        guard model.deck == nil else { return scroll + own + help + last }
        let others =
            details.panel.kind.order(model).count > 1
            ? [Hint(.detailsPrevious, .detailsNext, label: .keyOtherCards)] : []
        let steps = model.pastDay == nil ? [] : BoardHints.steps
        let hints = steps + others + own + [Hint(.boardRemove)].compactMap(\.self) + help + scroll + last
        return hints.without(
            details.panel.kind.objectionToRemoval(of: details.item, model) == nil ? [] : [.ownLine])
    }

    private func actsHere(_ command: Command) -> Bool {
        guard LayerID.details.commands.contains(command) else { return false }
        switch command {
        case .chartOpen: return details.panel.kind.chartSubject(of: details.item, model) != nil
        // A pair has a base of its own.
        case .ratesBase: return model.deck == nil && RateID(details.item)?.currency != nil
        default: return true
        }
    }

    func message(for command: Command) -> Message? {
        if model.deck == nil, let message = boardMessage(for: command) { return message }
        // The keys of clocks step through past days alone.
        if Command.steps.contains(command) { return model.pastDay == nil ? message(forIdle: command) : nil }
        if let movement = Movement(command) { return .layer(.details(.scroll(to: line(after: movement)))) }
        // A clock has no chart, so the key of the longest range is free.
        if command == .chartRangeMax, details.panel.kind.clock(details.item) != nil {
            return .layer(.meeting(.open))
        }
        if let place = Command.chartRanges.firstIndex(of: command) {
            return page.view.closes.isEmpty ? nil : .layer(.chart(.range(BarRange.allCases[place])))
        }
        if let step = [.headlineNext: 1, .headlinePrevious: -1][command] {
            return message(forHeadline: headline(after: step))
        }
        if command == .detailsOpen {
            return details.selectedHeadline(model) == nil ? .user(.cancel) : .layer(.details(.address))
        }
        if command == .groupFold {
            return page.view.closes.isEmpty ? message(forIdle: command) : .layer(.details(.foldCloses))
        }
        return DetailsScreen.ofCards.contains(command) ? message(forIdle: command) : nil
    }

    /// Nil beyond the ends.
    private func headline(after step: Int) -> Int? {
        let count = page.headlines.count
        let next = details.headline.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
        return (0..<count).contains(next) ? next : nil
    }

    private func message(forHeadline headline: Int?) -> Message {
        if page.headlines.isEmpty { return .user(.say(Command.headlineNext.whyNot)) }
        let (top, height) = (clamped(details.top), rect.height - 2)
        let lines = headline.flatMap { page.headlines[$0] } ?? top..<top
        let first = max(min(top, lines.lowerBound), lines.upperBound - height)
        return .layer(.details(.select(headline: headline, top: clamped(first))))
    }

    func message(forRow index: Int, isDouble: Bool) -> Message? {
        index == details.headline ? .layer(.details(.address)) : message(forHeadline: index)
    }

    private static let ofCards: Set<Command> = [
        .detailsPrevious, .detailsNext, .boardRemove, .boardUndo, .ratesBase,
    ]

    private func message(forIdle command: Command) -> Message {
        let key = model.settings.keymap.keys(command).first?.written ?? ""
        return .user(.say(.phrase(.keyDoesNothingInDetails, verbatim: ["key": "“\(key)”"])))
    }

    private func boardMessage(for command: Command) -> Message? {
        switch command {
        case .detailsPrevious, .selectLeft: .layer(.details(.step(-1)))
        case .detailsNext, .selectRight: .layer(.details(.step(1)))
        case .boardRemove: .layer(.details(.remove))
        case .boardUndo: .edit(.undo)
        case .ratesBase where details.panel == .rates: .layer(.details(.makeBase))
        default: nil
        }
    }

    func message(forUnbound key: Key) -> Message? {
        .user(.say(.phrase(.keyDoesNothingInDetails, ["key": key.name])))
    }

    func message(forScrolling rows: Int) -> Message? {
        .layer(.details(.scroll(to: clamped(details.top + rows))))
    }

    private func clamped(_ top: Int) -> Int { max(0, min(top, contentHeight - (rect.height - 2))) }

    private func line(after movement: Movement) -> Int {
        switch movement {
        case .step(.up), .step(.left): clamped(details.top - 1)
        case .step(.down), .step(.right): clamped(details.top + 1)
        case .page(let pages): clamped(details.top + pages * max(1, rect.height - 3))
        case .first: 0
        case .last: clamped(contentHeight)
        }
    }

    func draw(into frame: inout Frame<Target>) {
        var box = Box(
            title: [
                Span(" \(page.view.code) ", Style(.selection, on: .selection)),
                Span(" \(page.view.name) ", Style(.title)),
            ],
            note: [Span(" \(model.words[.escGoesBack]) ", Style(.faint))], line: Style(.focusedBorder))
        let top = clamped(details.top)
        let shown = rect.height - 2
        if shown < contentHeight {
            let part = "\(top + 1)–\(min(contentHeight, top + shown))"
            let text = model.words[.linesOf, ["part": part, "count": String(contentHeight)]]
            box.foot = [Span(" \(text) ", Style(.faint))]
        }
        Sheet.draw(box, in: rect, into: &frame)
        let inner = rect.inset(dx: 2, dy: 1)
        frame.canvas.clipped(to: inner) {
            $0.paste(page.picture, at: Point(x: inner.x, y: inner.y - top))
        }
        for (headline, lines) in page.headlines {
            let rect = Rect(
                x: inner.x, y: inner.y - top + lines.lowerBound, width: inner.width, height: lines.count)
            frame.addHit(rect.intersection(inner), .option(headline))
        }
        frame.links = page.links.map { link in
            let place = Point(x: inner.x + link.rect.x, y: inner.y - top + link.rect.y)
            let rect = Rect(x: place.x, y: place.y, width: link.rect.width, height: 1)
            return PlacedLink(rect.intersection(inner), link.address)
        }.filter { !$0.rect.isEmpty }
    }
}
