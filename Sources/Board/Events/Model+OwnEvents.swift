internal import Arrangement
internal import CivilTime
internal import Figures
package import Market
internal import Places
internal import Words

extension Model {
    /// Refreshes the list. The panel appears with the first event of the user's own calendars, else by a key.
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

    private var hasOwnEvents: Bool {
        if let document = eventDocument, !document.uids.isEmpty { return true }
        return settings.feeds.events.contains { feed in
            feed.isCalendar && kinds[MarketEvent.self, of: EventCalendar(feed.kind)]?.isEmpty == false
        }
    }

    mutating func takeEvents(_ document: EventDocument) -> [Effect] {
        let old = eventDocument ?? EventDocument()
        eventDocument = document
        return document == old ? [] : askOwnEvents()
    }

    mutating func showEvents() -> [Effect] {
        addPanel(.events)
        guard shownPanels.contains(.events) else { return say(Panel.events.isHidden) }
        leaveLayer()
        focus = .events
        return []
    }

    package func nextEvents(of subject: MarketEvent.Subject, atMost count: Int) -> [MarketEvent] {
        Array(agenda.events(of: [subject]).lazy.filter { !$0.isOver(at: now) }.prefix(count))
    }

    /// `ex-div Thu`; nil for none within two weeks. `isSaid` leaves out kinds that the screen shows anyway.
    package func eventRemark(
        of subject: MarketEvent.Subject, where isSaid: (MarketEvent) -> Bool = { _ in false }
    ) -> String? {
        guard remarksEvents, pastDay == nil else { return nil }
        let next = agenda.events(of: [subject]).first { !$0.isOver(at: now) && !isSaid($0) }
        return next.flatMap { eventText.remark($0, within: 14) }
    }

    /// A chart's events: results, releases and dividends to come. Past dividends are among its bars.
    package func chartEvents(of symbol: Symbol) -> [MarketEvent] {
        guard remarksEvents, pastDay == nil else { return [] }
        return agenda.events(of: [.stock(symbol)]).filter { $0.kind != .dividend || !$0.isOver(at: now) }
    }

    package func isOwn(_ event: MarketEvent) -> Bool {
        event.uid.map { eventDocument?.uids.contains($0) == true } ?? false
    }

    func notYours(_ event: MarketEvent) -> Saying {
        let source = event.source.map { Saying.verbatim($0.text) } ?? .phrase(.eventRules)
        return .phrase(.eventNotYours, ["source": source])
    }

    func name(of event: MarketEvent) -> String {
        if case .text(let title) = event.happening { title } else { event.plainTitle }
    }

    /// Nil if the file has changed so that the edit no longer applies.
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

    /// Keeps what others changed there meanwhile.
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
