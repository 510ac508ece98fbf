internal import Alerts
internal import CivilTime
internal import Figures
internal import Market
internal import Money
internal import Store

extension Collector {
    func lookAtAlerts(_ settings: AlertSettings?) async throws(StoreError) {
        if let settings { alerts.settings = settings }
        // The first reader brings the feeds.
        guard desk != nil else { return }
        await deliver()
        let now = MachineStart.now.wall
        if try await store.alertRules() != alerts.desk.rules {
            alerts.desk.adopt(
                try await store.alerts().alerts,
                catchingUpUntil: alerts.hasBegun ? nil : now + AlertWatch.catchUp)
            if !alerts.hasBegun { catchUp(at: now) }
            alerts.barsAskedAt = nil
            alerts.agendaReadAt = nil
            await keep(stepAll(at: now))
        }
        alerts.hasBegun = true
        watchTransactions()
        // Steps that a fault delayed go first.
        await keepSteps()
        await tellPending()
        await lookAtClock()
    }

    /// Fires what is due, requests what is missing, and sets the alarm for the next time.
    private func lookAtClock() async {
        if alerts.desk.isEmpty { return }
        let now = MachineStart.now.wall
        await readAgenda(at: now)
        await keep(alerts.desk.stepTimes(at: now, alerts.agenda))
        if alerts.desk.needsFigures {
            askForFigures()
            if alerts.barsAskedAt.map({ abs(now - $0) >= AlertWatch.barsAge }) ?? true {
                alerts.barsAskedAt = now
                Task(executorPreference: thread) { await self.renewReferences(asking: true) }
            } else if referencesAreOld(at: now) {
                Task(executorPreference: thread) { await self.renewReferences(asking: false) }
            }
            if alerts.desk.watched.contains(where: { $0.catchesUpUntil.map { $0 <= now } ?? false }) {
                await keep(stepAll(at: now))
            }
        }
        setAlarm(at: now)
    }

    private func setAlarm(at now: Instant) {
        let pace = max(paces.values.min() ?? 60, 5)
        let figures = alerts.desk.needsFigures ? now + min(pace, 60) : nil
        let late = alerts.desk.watched.compactMap(\.catchesUpUntil).min().map { max($0, now + 1) }
        let events = alerts.desk.needsEvents ? now + AlertWatch.eventsAge : nil
        guard let next = [alerts.desk.nextMoment, figures, events, late].compactMap(\.self).min() else {
            return
        }
        if alerts.alarm == nil {
            let thread = thread
            alerts.alarm = WallAlarm { [weak self] in
                Task.detached(executorPreference: thread) { await self?.lookAtClock() }
            }
        }
        alerts.alarm?.set(next)
    }

    /// Reads the events that alerts watch if others may have come, and requests newer ones.
    private func readAgenda(at now: Instant) async {
        guard alerts.desk.needsEvents, let feeds,
            alerts.agendaReadAt.map({ abs(now - $0) >= AlertWatch.eventsAge }) ?? true
        else { return }
        alerts.agendaReadAt = now
        let rules = alerts.desk.watched.map(\.rule).filter(\.condition.needsEvents)
        var (stocks, clocks): (Set<Symbol>, [ClockID]) = ([], [])
        for rule in rules {
            switch rule.subject {
            case .stock(let symbol), .position(let symbol): stocks.insert(symbol)
            case .clock(let clock): clocks.append(clock)
            case .rate, .allPositions: break
            }
            // A digest covers all events that somebody follows.
            if case .digest = rule.condition { stocks.formUnion(filter.market.quotes.keys) }
        }
        let calendars = feeds.events.flatMap { $0.calendars(of: stocks, at: now) }
        for calendar in calendars {
            _ = fetch(.events(of: calendar), AlertWatch.eventsAge, isPatient: true)
        }
        do throws(StoreError) {
            let kinds = try await store.figures(of: calendars.map { KindQuestion(MarketEvent.self, of: $0) })
            let here = Zone.here
            alerts.agenda =
                AgendaQuery(
                    kinds, calendars: calendars, stocks: stocks, clocks: clocks, here: here.name,
                    today: here.local(now).day
                ).agenda
            alerts.desk.forgetEvents()
        } catch {
            alerts.agendaReadAt = nil
            failed(error)
        }
    }

    private func lookAtEvents() async {
        alerts.agendaReadAt = nil
        await lookAtClock()
    }

    /// Requests what alerts watch, be it on a board or not.
    private func askForFigures() {
        guard desk != nil else { return }
        var symbols = alerts.desk.symbols
        if alerts.desk.needsPositions {
            symbols = Array(alerts.positions.symbols.union(symbols)).sorted()
        }
        if !symbols.isEmpty {
            follow(symbols, paces[.stocks] ?? 60)
            desk?.want(.quotes(symbols), freshness: paces[.stocks] ?? 60)
            _ = fetch(.quotes(symbols), paces[.stocks] ?? 60, isPatient: true)
        }
        if alerts.desk.needsRates {
            desk?.want(.rates, freshness: paces[.rates] ?? 300)
            _ = fetch(.rates, paces[.rates] ?? 300, isPatient: true)
        }
    }

    /// Steps the alerts of an accepted answer; `keepSteps` writes the result.
    func watch(_ accepted: AnswerFilter.Accepted, at now: Instant) {
        if case .kind(let figures)? = accepted.answer, figures.question.kind == MarketEvent.kind,
            alerts.desk.needsEvents
        {
            alerts.haveEventsCome = true
        }
        guard alerts.desk.needsFigures else { return }
        var items = Set(accepted.unshown.keys.map { AlertWatcher.Item($0.subject) })
        switch accepted.answer {
        case .rates(let rates)?:
            items.formUnion(rates.map { .rate($0.code) })
            items.insert(.positions)
        case .quotes(let quotes)?:
            items.formUnion(quotes.map { .stock($0.symbol) })
            if alerts.desk.needsPositions, !alerts.positions.symbols.isDisjoint(with: quotes.map(\.symbol)) {
                items.insert(.positions)
            }
        case .pastRates, .found, .bars, .kind, .leftOut, .failed, nil: break
        }
        if items.isEmpty { return }
        var steps = step(items, at: now)
        if alerts.sweptAt.map({ abs(now - $0) >= AlertWatch.sweep }) ?? true {
            alerts.sweptAt = now
            let fired = Set(steps.map(\.alert))
            steps += alerts.desk.unsaved(at: now).filter { !fired.contains($0.alert) }
        }
        alerts.unkept = (alerts.unkept + steps).withoutReplaced
    }

    private func stepAll(at now: Instant) -> [AlertStep] { step(nil, at: now) }

    private func step(_ items: Set<AlertWatcher.Item>?, at now: Instant) -> [AlertStep] {
        let market = filter.market
        var sight = AlertSight(market, refresh: paces, at: now)
        let file = alerts.positions
        let isOfPositions = alerts.desk.needsPositions && items?.contains(.positions) ?? true
        let positions =
            isOfPositions ? file.positions(market, alerts.settings ?? AlertSettings(), now) : nil
        return alerts.desk.step(items, at: now) { rule, reference in
            let isGain = rule.reference == .cost
            return switch rule.subject {
            case .rate, .stock: sight.see(rule, reference: reference)
            case .position(let symbol):
                positions.flatMap { file.see(symbol, $0, market, &sight, at: now, isGain: isGain) }
            case .allPositions:
                positions.flatMap { file.see(nil, $0, market, &sight, at: now, isGain: isGain) }
            case .clock: nil
            }
        }
    }

    /// Writes steps in one transaction, and shows their firings. Steps that the store refuses are written
    /// with the next ones; a firing among them is late.
    private func keep(_ steps: [AlertStep]) async {
        alerts.unkept = (alerts.unkept + steps).withoutReplaced
        await keepSteps()
    }

    func keepSteps() async {
        if alerts.isKeeping { return }
        alerts.isKeeping = true
        var hasFired = false
        while !alerts.unkept.isEmpty {
            let steps = alerts.unkept
            alerts.unkept = []
            do throws(StoreError) { try await store.record(steps) } catch {
                alerts.unkept = (steps.map { $0.late } + alerts.unkept).withoutReplaced
                failed(error)
                break
            }
            alerts.desk.confirm(steps)
            let moved = alerts.desk.moved(since: steps, at: MachineStart.now.wall)
            alerts.unkept = (alerts.unkept + moved).withoutReplaced
            hasFired = hasFired || steps.contains { $0.firing != nil }
        }
        alerts.isKeeping = false
        if hasFired { await tellPending() }
        if alerts.haveEventsCome {
            alerts.haveEventsCome = false
            Task(executorPreference: thread) { await self.lookAtEvents() }
        }
    }

    /// Claims firings first, so that each shows at most once.
    private func tellPending() async {
        // Without a reader's settings, language and quiet hours are unknown.
        guard let settings = alerts.settings else { return }
        do throws(StoreError) {
            try await keepTellings()
            try await tellPending(settings)
        } catch {
            failed(error)
        }
        await deliver()
    }

    private func tellPending(_ settings: AlertSettings) async throws(StoreError) {
        let now = MachineStart.now.wall
        let isQuiet = settings.quietHours?.contains(now, here: .here) ?? false
        // Services are silent in quiet hours only, however this machine notifies.
        let (fired, tests) = try await store.claimPendingAlerts(
            sendingTo: isQuiet ? [] : settings.receivers.map(\.name), at: now)
        if !tests.isEmpty {
            let isTold = settings.tellsDesktop ? await tell(.test(settings)) : false
            try await note(isTold ? .desktop : .forTerminal, of: tests)
        }
        if fired.isEmpty { return }
        let ids = fired.map(\.id)
        if settings.isSilent || isQuiet {
            return try await note(.quiet, of: ids)
        }
        guard settings.tellsDesktop else { return try await note(.forTerminal, of: ids) }
        var isTold = true
        let notices = AlertNotice.of(
            fired, settings, here: .here, agenda: alerts.agenda, market: filter.market)
        for notice in notices where isTold {
            isTold = await tell(notice)
        }
        try await note(isTold ? .desktop : .forTerminal, of: ids)
    }

    /// Notes how firings were shown: until then, no board can show those that the desktop did not.
    private func note(_ telling: AlertTelling, of ids: [Int]) async throws(StoreError) {
        alerts.tellings.append((telling, ids))
        try await keepTellings()
    }

    private func keepTellings() async throws(StoreError) {
        let tellings = alerts.tellings
        alerts.tellings = []
        for (place, (telling, ids)) in tellings.enumerated() {
            do throws(StoreError) { try await store.set(telling, of: ids) } catch {
                alerts.tellings = tellings[place...] + alerts.tellings
                throw error
            }
        }
    }

    private func referencesAreOld(at now: Instant) -> Bool {
        alerts.desk.watched.contains { watched in
            watched.rule.needsDayBars
                && watched.referenceDay != watched.rule.subject.zone.local(now).day
        }
    }

    /// Computes what alerts are compared with from daily bars; with `asking`, requests those first.
    private func renewReferences(asking: Bool) async {
        let now = MachineStart.now.wall
        let watched = alerts.desk.watched.filter(\.rule.needsDayBars)
        if asking {
            var days: [Symbol: Int] = [:]
            for rule in watched.map(\.rule) {
                guard let symbol = rule.subject.barSymbol else { continue }
                let back = rule.reference?.days(before: rule.subject.zone.local(now).day) ?? 0
                days[symbol] = max(days[symbol] ?? 0, back)
            }
            for (symbol, days) in days { await fetchBars(symbol, .day, since: now + -86_400 * days) }
        }
        var references: [Int: (value: Double?, day: Day)] = [:]
        for alert in watched {
            guard let symbol = alert.rule.subject.barSymbol, let reference = alert.rule.reference else {
                continue
            }
            let today = alert.rule.subject.zone.local(now).day
            let before = faults
            let kept = await bars(symbol, .day, since: Instant(0))
            // Bars that cannot be read now are read at the next look.
            if faults != before { continue }
            let value = kept.flatMap { kept in
                reference.value(in: kept.series.bars, before: today, in: Zone(kept.series.zone) ?? .utc)
            }
            references[alert.id] = (value, today)
        }
        alerts.desk.set(references)
        if asking, alerts.desk.needsPositions { await renewCloses() }
        await keep(stepAll(at: MachineStart.now.wall))
    }

    /// Reads the rates of the days on which positions were bought.
    private func renewCloses() async {
        guard let settings = alerts.settings else { return }
        let first = alerts.positions.document.transactions.map(\.day).min() ?? Day(number: 0)
        let since = Instant((first.number - 14) * 86_400)
        for code in alerts.positions.codes(filter.market, home: settings.home) {
            await fetchBars(Symbol(dollarIn: code), .day, since: since)
            guard let kept = await bars(Symbol(dollarIn: code), .day, since: since) else { continue }
            let zone = Zone(kept.series.zone) ?? .utc
            alerts.positions.closes[code] = kept.series.bars.map {
                DailyClose(day: zone.local($0.start).day, close: $0.close)
            }
        }
    }

    private func fetchBars(_ symbol: Symbol, _ interval: BarInterval, since: Instant) async {
        let query = BarsQuery(symbol, interval, since: Zone.utc.local(since).day)
        for fetch in fetch(.bars(query), AlertWatch.barsAge, isPatient: true) { await fetch.value }
    }

    private func bars(_ symbol: Symbol, _ interval: BarInterval, since: Instant) async -> KeptBars? {
        do throws(StoreError) {
            return try await store.bars(of: BarSeries.Key(symbol, interval), in: since...Instant(.max))
        } catch {
            failed(error)
            return nil
        }
    }

    /// Finds in bars the crossings while nothing watched.
    private func catchUp(at now: Instant) {
        for alert in alerts.desk.watched where alert.catchesUpUntil != nil {
            guard let symbol = alert.rule.subject.barSymbol, let last = alert.state.time,
                now - last > AlertWatch.silence
            else {
                _ = alerts.desk.catchUp(alert.id, [], source: nil, at: now) { _ in nil }
                continue
            }
            let interval: BarInterval =
                now - last < 50 * 86_400 ? .fiveMinutes : now - last < 700 * 86_400 ? .hour : .day
            Task(executorPreference: thread) { await self.catchUp(alert, symbol, interval, since: last) }
        }
    }

    private func catchUp(
        _ alert: AlertWatcher.Watched, _ symbol: Symbol, _ interval: BarInterval, since last: Instant
    ) async {
        var kept: KeptBars?
        var days: KeptBars?
        while true {
            let before = faults
            await fetchBars(symbol, interval, since: last)
            kept = await bars(symbol, interval, since: last)
            days = await bars(symbol, .day, since: Instant(0))
            if faults == before { break }
            // Fetch again the bars that the store could not write or read.
            alerts.desk.wait(for: alert.id, until: MachineStart.now.wall + AlertWatch.catchUp)
            await Self.rest()
        }
        let zone = (days?.series.zone).flatMap { Zone($0) } ?? .utc
        let now = MachineStart.now.wall
        let regular = (kept?.series.bars ?? []).filter { $0.session == .regular }
        let steps = alerts.desk.catchUp(alert.id, regular, source: kept?.series.source, at: now) { bar in
            alert.rule.reference?.value(
                in: days?.series.bars ?? [], before: zone.local(bar.start).day, in: zone)
        }
        await keep(steps)
        await keep(stepAll(at: now))
    }

    private func watchTransactions() {
        guard alerts.desk.needsPositions, let path = alerts.settings?.transactions, !path.isEmpty,
            path != alerts.watchedFile
        else { return }
        alerts.watchedFile = path
        let thread = thread
        _ = FileWatch.begin(
            TransactionFile(path: path).watched { [weak self] result in
                guard case .success(let document) = result else { return }
                Task(executorPreference: thread) { await self?.use(document, of: path) }
            })
    }

    private func use(_ document: TransactionDocument, of path: String) async {
        guard path == alerts.watchedFile else { return }
        alerts.positions.document = document
        askForFigures()
        await renewCloses()
        await keep(step([.positions], at: MachineStart.now.wall))
    }
}

extension AlertStep {
    fileprivate var late: AlertStep {
        var step = self
        step.firing?.isLate = true
        return step
    }
}

extension [AlertStep] {
    /// Drops steps that a later one of the same alert replaces; firings stay.
    fileprivate var withoutReplaced: [AlertStep] {
        var alerts: Set<Int> = []
        return reversed().filter { alerts.insert($0.alert).inserted || $0.firing != nil }.reversed()
    }
}

extension AlertWatcher.Item {
    fileprivate init(_ subject: UnshownFigure.Subject) {
        switch subject {
        case .rate(let code): self = .rate(code)
        case .stock(let symbol): self = .stock(symbol)
        }
    }
}
