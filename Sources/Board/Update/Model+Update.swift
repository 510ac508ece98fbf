internal import Arrangement
internal import Figures
internal import Market
internal import Words

extension Model {
    /// The only place where the model changes. It reads no clock and no network: the same model and message
    /// give the same model and effects.
    package mutating func update(_ message: Message) -> [Effect] {
        let notices = self.notices
        defer { if terminal.hasReader { hear(message, since: notices) } }
        // A user who presses keys does not need the first keys.
        if message.isByHand { (isGreeting, sequel) = (false, nil) }
        // Passing the model on while it changes would copy it, which takes more than most messages.
        if readOnly != nil, let refusal = self.refusal(of: message) { return say(refusal) }
        let layer = LayerID(top: layers.last, isCarrying: carry != nil)
        let (pile, focus) = (deck?.deck.kind, self.focus)
        let applied =
            switch message {
            case .user(let message): handleCommand(message)
            case .edit(let message): editCards(message)
            case .carry(let message): carryCard(message)
            case .border(let message): moveBorder(message)
            case .layer(let message): message.event.update(&self)
            case .deck(let message): updateDeck(message)
            case .figures(let message): takeFigures(message)
            case .clock(let message): updateClock(message)
            case .disk(let message): takeFromDisk(message)
            case .program(let message): updateProgram(message)
            }
        if self.focus != focus { marks = [] }
        keepEvents()
        supposePositions()
        let ofPast = keepPastPortfolio()
        renewFiltered(after: message)
        let selected = selectAwaited()
        let effects =
            applied + selected + keepPortfolio() + ofPast + (message.isByHand ? seeSelected() : [])
            + takeAwaitedShares() + readPast() + keepPastPortfolio()
        // Positions may have been made since.
        supposePositions()
        // Answers given elsewhere would hide a question, or name keys that do something else here.
        let isElsewhere =
            LayerID(top: layers.last, isCarrying: carry != nil) != layer || deck?.deck.kind != pile
        guard message.isByHand, isElsewhere, self.notices == notices else { return effects }
        return effects + dropAnswers()
    }

    mutating func dropAnswers() -> [Effect] {
        let said = notice
        notices.removeAll { !$0.isWarning }
        guard let next = notice, next != said else { return [] }
        return [next.expiry]
    }

    /// An answer to a key replaces earlier ones. Warnings queue, each once, so that none is missed.
    mutating func say(
        _ saying: Saying, isWarning: Bool = false, isOfFeed: Bool = false,
        about subject: Notice.Subject? = nil
    ) -> [Effect] {
        let notice = Notice(saying: saying, isWarning: isWarning, isOfFeed: isOfFeed, subject: subject)
        if isWarning {
            guard !notices.contains(notice), notices.count < 6 else { return [] }
            notices.append(notice)
            return notices.count == 1 ? [notice.expiry] : []
        }
        if subject != nil { notices.removeAll { $0.subject == subject } }
        notices.removeAll { !$0.isWarning }
        notices.insert(notice, at: 0)
        return [notice.expiry]
    }

    /// Notes a step for undo. `moved`: lines that were moved, since two that change places look alike.
    mutating func change(
        _ action: Action, moving moved: Set<SharedKey> = [],
        _ body: (inout Arrangement) -> Void
    ) -> [Effect] {
        var arrangement = self.arrangement
        body(&arrangement)
        guard arrangement != self.arrangement else { return [] }
        let source = note(action, to: arrangement, moving: moved)
        return show(arrangement, source)
    }

    /// Recomputes and saves. In another order, the same stock stays selected.
    mutating func show(_ arrangement: Arrangement, _ source: BoardSource = .hand()) -> [Effect] {
        let old = self.arrangement
        let sharing = editShared(to: arrangement, source)
        let areSame = arrangement.list(.stocks) == old.list(.stocks)
        let appeared = ((areSame ? [] : arrangement.symbols) + arrangement.rateSymbols).filter {
            market.quotes[$0] == nil
        }
        let isNew = !Set(appeared).isSubset(of: old.symbols + old.rateSymbols)
        let stock = selectedLine(.stocks)
        self.arrangement = arrangement
        if arrangement.base != old.base { supposeMarket() }
        figures.rearrange(arrangement, from: old, shownMarket, language: language)
        if areSame { select(stock, in: .stocks) }
        // Answers to earlier keys may speak of an undo that would undo this now.
        let next = dropAnswers()
        let areRatesSame = arrangement[.rates] == old[.rates] && arrangement.amount == old.amount
        let reading = areRatesSame ? [] : readRatesOfDay()
        let isKept = keepsLook || source == .others
        let saving: [Effect] =
            sharing + (isKept ? [.save(arrangement), .savePast(past, of: arrangement)] : [])
        // Without a home currency, positions are in the base currency.
        let telling: [Effect] =
            arrangement.base == old.base || isDemo ? [] : [.useAlerts(alertSettings)]
        if !isNew || isPaused { return saving + reading + telling + next }
        let question = FeedSubject.quotes(appeared)
        return saving + reading + telling + [.ask(question, freshness: freshness(of: question))] + next
    }
}
