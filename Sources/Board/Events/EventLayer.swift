internal import CivilTime
package import Market
internal import Places
package import Words

package struct EventTyping: Hashable, Sendable {
    package var text = ""
    package var replaced: MarketEvent?
}

package enum EventMessage {
    case open
    case edit
    case accept
}

private struct UnclearEvent: Error {
    let saying: Saying
}

extension Model {
    fileprivate mutating func updateEvent(_ message: EventMessage) -> [Effect] {
        switch message {
        case .open: return beginEvent()
        case .edit: return editEvent()
        case .accept: return acceptEvent()
        }
    }

    mutating func beginEvent() -> [Effect] {
        leaveLayer()
        open(EventTyping())
        return []
    }

    private mutating func editEvent() -> [Effect] {
        guard focus == .events, let event = selectedItem.flatMap({ events[$0]?.event }) else {
            return say(.phrase(.selectEventFirst))
        }
        guard isOwn(event) else { return say(notYours(event)) }
        // A line has no room for rules of recurrence.
        guard let plain = eventDocument?.events(here: here).first(where: { $0.uid == event.uid }) else {
            return say(.phrase(.eventRepeats))
        }
        leaveLayer()
        open(EventTyping(text: typedForm(of: plain), replaced: plain))
        return []
    }

    package func typedForm(of event: MarketEvent) -> String {
        let zone = Zone(event.zone) ?? here
        var words: [String] = []
        switch event.timing {
        case .days(let first, _): words.append(first.description)
        case .moment(let start, let end):
            let local = zone.local(start)
            let last = end.map { "-" + zone.local($0).time.hoursAndMinutes } ?? ""
            words += [local.day.description, local.time.hoursAndMinutes + last]
        }
        if event.zone != here.name {
            let city = event.city.map { City.name(ofClock: $0, language: language) }
            let isClear = city.flatMap { try? ClockID(called: $0) } == event.city
            words.append(isClear ? city ?? event.zone : event.city?.text ?? event.zone)
        }
        return words.joined(separator: " ") + ": " + name(of: event)
    }

    private func event(_ typing: EventTyping) throws(UnclearEvent) -> MarketEvent {
        let spoken: SpokenEvent
        do throws(SpokenEvent.Mistake) { spoken = try SpokenEvent(typing.text) } catch {
            throw UnclearEvent(saying: saying(of: error))
        }
        var clock: ClockID?
        if let place = spoken.place {
            do throws(UnclearPlace) { clock = try ClockID(called: place) } catch {
                throw UnclearEvent(saying: error.saying)
            }
        }
        guard let zone = clock.map({ Zone($0.zone) }) ?? here else {
            let text = clock?.text ?? ""
            throw UnclearEvent(saying: .phrase(.noSuchZoneCalled, verbatim: ["zone": text]))
        }
        guard let (day, moments) = spoken.occasion(in: zone, at: now) else {
            throw UnclearEvent(saying: .phrase(.eventNeedsTime, verbatim: ["text": typing.text]))
        }
        let timing: MarketEvent.Timing
        if let moments {
            guard let start = moments.first else {
                let wall = Saying.phrase(
                    .timeOnDay,
                    verbatim: ["time": spoken.time.map(timeText.minute) ?? "", "day": day.description])
                let place = Saying.verbatim(City.name(ofZone: zone.name, language: language))
                throw UnclearEvent(saying: .phrase(.timeSkipped, ["wall": wall, "place": place]))
            }
            timing = .moment(start, end: spoken.end(after: start, in: zone))
        } else {
            // A longer event keeps its length.
            let days =
                if case .days(let first, let last)? = typing.replaced?.timing { last - first } else { 0 }
            timing = .days(day, through: day + days)
        }
        return MarketEvent(
            .own, .text(spoken.title), of: clock.map(MarketEvent.Subject.city), timing, zone: zone.name,
            source: .own, uid: typing.replaced?.uid ?? newUID(for: typing.text))
    }

    private func saying(of mistake: SpokenEvent.Mistake) -> Saying {
        switch mistake {
        case .noTitle: .phrase(.eventNeedsTitle, verbatim: ["example": eventExample])
        case .noTime(let text): .phrase(.eventNeedsTime, verbatim: ["text": text])
        case .unclearTwelve(let text): .phrase(.twelveUnclear, verbatim: ["text": text])
        }
    }

    private var eventExample: String {
        words[.eventExamples].split(separator: "·").first.flatMap { CleanText.line(String($0)) } ?? ""
    }

    /// `update` is pure and has no random numbers: made from the moment and the text.
    private func newUID(for text: String) -> String {
        // FNV-1a: Fowler, Noll and Vo.
        let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let stem = "\(now.seconds)-\(String(hash, radix: 36))"
        let taken = eventDocument?.uids ?? []
        return (0...taken.count).lazy.map { $0 == 0 ? "\(stem)@fxterm" : "\(stem)-\($0)@fxterm" }
            .first { !taken.contains($0) } ?? stem
    }

    /// `Fri 4 Dec 14:00 New York · Sat 5 Dec 03:00 here · in 7 d`, or the mistake.
    package func meaning(of typing: EventTyping) -> Saying {
        do throws(UnclearEvent) {
            let event = try event(typing)
            return .verbatim(eventText.occasion(of: event).joined(separator: " · "))
        } catch {
            return error.saying
        }
    }

    private mutating func acceptEvent() -> [Effect] {
        guard let typing = top(EventTyping.self) else { return [] }
        if typing.text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return []
        }
        let typed: MarketEvent
        do throws(UnclearEvent) { typed = try event(typing) } catch { return say(error.saying) }
        leaveLayer()
        addPanel(.events)
        if typed == typing.replaced { return [] }
        return putEvent(typed)
    }
}

extension MarketEvent {
    package var city: ClockID? {
        if case .city(let clock)? = subject { clock } else { nil }
    }
}

extension EventTyping: Layer {
    package var id: LayerID { .event }
    package var typedText: String? { text }
    package var longestText: Int { SpokenEvent.longestText }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var layer = self
        layer.text = text
        model.notices.removeAll { !$0.isWarning }
        model.replaceTop(with: layer)
        return []
    }
}

extension EventMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateEvent(self) }
}

extension LayerMessage {
    package static func event(_ message: EventMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let event = LayerID("event", typesText: true, [.promptAccept])
}
