internal import Arrangement
internal import CivilTime
internal import Figures
package import Market
internal import Places
internal import Words

extension Model {
    /// Makes the list of events again where it has changed. The panel comes with the first event of the user's own
    /// calendars; without one, a key shows it.
    mutating func keepEvents() {
        if !panels.contains(.events) {
            guard hasOwnEvents else { return }
            addPanel(.events)
        }
        let agenda = self.agenda
        if !events.isCurrent(agenda, at: now, here: here) {
            let line = selectedLine(.events)
            events = EventList(agenda, at: now, here: here)
            select(line, in: .events)
        }
        guard let uid = awaitedEvent, let row = events.row(ofOwn: uid) else { return }
        awaitedEvent = nil
        focus = .events
        select(.card(row.item), in: .events)
    }

    /// True if the user's file or a calendar of the settings has events.
    private var hasOwnEvents: Bool {
        if let document = eventDocument, !document.uids.isEmpty { return true }
        return settings.feeds.events.contains { feed in
            feed.isCalendar && kinds[MarketEvent.self, of: EventCalendar(feed.kind)]?.isEmpty == false
        }
    }

    /// Takes over the file of own events. The store follows it for those that repeat.
    mutating func takeEvents(_ document: EventDocument) -> [Effect] {
        let old = eventDocument ?? EventDocument()
        eventDocument = document
        return document == old ? [] : askOwnEvents()
    }

    /// Goes to the panel of events.
    mutating func showEvents() -> [Effect] {
        addPanel(.events)
        guard shownPanels.contains(.events) else { return say(Panel.events.isHidden) }
        leaveLayer()
        focus = .events
        return []
    }

    /// The next events of a stock, a city or a currency, at most `count`.
    package func nextEvents(of subject: MarketEvent.Subject, atMost count: Int) -> [MarketEvent] {
        Array(agenda.events(of: [subject]).lazy.filter { !$0.isOver(at: now) }.prefix(count))
    }

    /// The next event of a stock, a city or a currency in a word or two, `ex-div Thu`; nil for none within two weeks.
    ///
    /// - Parameter isSaid: True if the kind stands beside it anyway.
    package func eventRemark(
        of subject: MarketEvent.Subject, where isSaid: (MarketEvent) -> Bool = { _ in false }
    ) -> String? {
        guard remarksEvents, pastDay == nil else { return nil }
        let next = agenda.events(of: [subject]).first { !$0.isOver(at: now) && !isSaid($0) }
        return next.flatMap { eventText.remark($0, within: 14) }
    }

    /// The events of a stock that its chart marks: results and releases, and dividends to come. Past dividends are among its bars.
    package func chartEvents(of symbol: Symbol) -> [MarketEvent] {
        guard remarksEvents, pastDay == nil else { return [] }
        return agenda.events(of: [.stock(symbol)]).filter { $0.kind != .dividend || !$0.isOver(at: now) }
    }

    /// True if an event is in the user's own file.
    package func isOwn(_ event: MarketEvent) -> Bool {
        event.uid.map { eventDocument?.uids.contains($0) == true } ?? false
    }

    /// Says that an event is not the user's to change.
    func notYours(_ event: MarketEvent) -> Saying {
        let source = event.source.map { Saying.verbatim($0.text) } ?? .phrase(.eventRules)
        return .phrase(.eventNotYours, ["source": source])
    }

    /// The title of an own event, or of one of a calendar.
    func name(of event: MarketEvent) -> String {
        if case .text(let title) = event.happening { title } else { event.plainTitle }
    }

    /// Puts an edit of the file into effect; nil if the file has changed so that it cannot be.
    private mutating func applyEvent(_ edit: EventEdit, saying: Saying) -> [Effect]? {
        guard let changed = try? (eventDocument ?? EventDocument()).applying(edit) else { return nil }
        eventDocument = changed
        return [.editEvents(edit, saying: isDemo ? .phrase(.enteredInDemo, ["what": saying]) : saying)]
    }

    mutating func removeEvent(_ event: MarketEvent) -> [Effect] {
        guard let edit = event.uid.flatMap({ eventDocument?.removing($0) }) else {
            return say(notYours(event))
        }
        let name = name(of: event)
        guard let effects = applyEvent(edit, saying: .phrase(.removed, verbatim: ["name": name])) else {
            return say(.phrase(.eventChanged))
        }
        past.note(edit, Action(.removeEvent, name))
        return effects
    }

    /// Adds an own event to the file, or replaces the one with its identifier.
    mutating func putEvent(_ event: MarketEvent) -> [Effect] {
        let document = eventDocument ?? EventDocument()
        let isNew = event.uid.map { !document.uids.contains($0) } ?? true
        let name = name(of: event)
        let saying = Saying.phrase(isNew ? .added : .eventEdited, verbatim: ["name": name])
        guard let edit = document.putting(event, stamp: now), let effects = applyEvent(edit, saying: saying)
        else { return say(.phrase(.isNoCalendar)) }
        past.note(edit, Action(isNew ? .event : .editEvent, name))
        awaitedEvent = event.uid
        return effects
    }

    /// Undoes or redoes a change of the file of events. What others changed there meanwhile stays.
    mutating func stepEvent(_ edit: EventEdit, back: Bool) -> [Effect] {
        var arrangement = self.arrangement
        let action = (back ? past.undo(&arrangement) : past.redo(&arrangement)) ?? Action(.event)
        let said = Saying.phrase(back ? .undid : .redid, ["deed": action.saying])
        guard let effects = applyEvent(back ? edit.reversed : edit, saying: said) else {
            if back { past.forgetUndone() } else { past.forgetLast { $0.event == edit } }
            return say(.phrase(.entryChanged, ["deed": action.saying]))
        }
        let wanted = back ? edit.reversed : edit
        if !wanted.after.isEmpty { awaitedEvent = wanted.uid }
        return effects
    }
}
