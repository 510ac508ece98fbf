internal import Arrangement
package import CivilTime
internal import Figures
package import Market
internal import Words

/// Times when people in the board's cities can meet.
package struct Meeting: Hashable, Sendable {
    package let places: [MeetingPlace]
    package internal(set) var leftOut: Set<ClockID> = []
    /// In minutes.
    package internal(set) var minutes = 60
    /// The best first; one for all that recur each day.
    package internal(set) var windows: [MeetingWindow] = []
    package internal(set) var index = 0
    package internal(set) var place = 0
    let from: Instant

    /// In minutes.
    static let lengths = [30, 60, 90, 120]

    package var taking: [MeetingPlace] { places.filter { !leftOut.contains($0.clock) } }
    package var window: MeetingWindow? { windows.isEmpty ? nil : windows[min(index, windows.count - 1)] }

    /// Finds times; nil if no city's zone is known.
    package init?(of clocks: [ClockID], minutes: Int = 60, _ model: Model) {
        let places = clocks.compactMap { MeetingPlace($0, model) }
        if places.isEmpty { return nil }
        self.init(
            places: Array(places.prefix(MeetingFinder.mostPlaces)), minutes: minutes, from: model.clockMoment)
        find()
    }

    private init(places: [MeetingPlace], minutes: Int, from: Instant) {
        (self.places, self.minutes, self.from) = (places, minutes, from)
    }

    mutating func find() {
        windows = MeetingWindow.foldedByDay(
            MeetingFinder.windows(taking, from: from, length: minutes * 60))
        index = 0
    }
}

package enum MeetingMessage {
    case open
    case choose(Int)
    case step(Int)
    case choosePlace(Int)
    case toggle
    /// Makes the meeting longer; shorter for −1.
    case lengthen(Int)
    case copy
    case save
}

extension Model {
    mutating func updateMeeting(_ message: MeetingMessage) -> [Effect] {
        if message == .open { return openMeeting() }
        guard var meeting = top(Meeting.self) else { return [] }
        switch message {
        case .open: break
        case .choose(let index): meeting.index = max(0, min(index, meeting.windows.count - 1))
        case .choosePlace(let place): meeting.place = max(0, min(place, meeting.places.count - 1))
        case .step(let step):
            let count = max(1, meeting.places.count)
            meeting.place = ((meeting.place + step) % count + count) % count
        case .toggle:
            let clock = meeting.places[meeting.place].clock
            if meeting.leftOut.remove(clock) == nil { meeting.leftOut.insert(clock) }
            meeting.find()
        case .lengthen(let step):
            let place = Meeting.lengths.firstIndex(of: meeting.minutes) ?? 0
            meeting.minutes = Meeting.lengths[max(0, min(place + step, Meeting.lengths.count - 1))]
            meeting.find()
        case .copy: return copyMeeting(meeting)
        case .save: return saveMeeting(meeting)
        }
        replaceTop(with: meeting)
        return []
    }

    private mutating func openMeeting() -> [Effect] {
        let clocks = arrangement[.clocks].compactMap(ClockID.init)
        guard let meeting = Meeting(of: clocks, self) else { return say(Command.meetingOpen.whyNot) }
        open(meeting)
        return []
    }

    private mutating func copyMeeting(_ meeting: Meeting) -> [Effect] {
        if terminal.isConsole { return say(.phrase(.noClipboard)) }
        guard let window = meeting.window else { return say(Command.figureCopy.whyNot) }
        let here = viewer.span(window, in: self.here)
        let lines = meeting.taking.map { place in
            "\(cityName(place.clock)): \(viewer.span(window, in: place.zone))"
        }
        return [.copy(lines.joined(separator: "\n"))] + say(.phrase(.copied, verbatim: ["text": here]))
    }

    /// Saves the window as an event, once: its identifier is the start. A longer window is cut to length.
    private mutating func saveMeeting(_ meeting: Meeting) -> [Effect] {
        guard let window = meeting.window else { return say(Command.meetingSave.whyNot) }
        let cities = words.list(meeting.taking.map { cityName($0.clock) })
        let title = words[.meetingOf, ["cities": cities]]
        let stamp = window.start.iso8601.filter { !"-:".contains($0) }
        return putEvent(
            MarketEvent(
                .own, .text(String(title.prefix(MarketEvent.longestTitle))),
                .moment(window.start, end: window.start + min(window.length, meeting.minutes * 60)),
                zone: here.name.contains("/") ? here.name : Zone.utc.name, source: .own,
                uid: "meeting-\(stamp)@fxterm"))
    }

    package func cityName(_ clock: ClockID) -> String {
        Panel.clocks.kind.name(of: Item(clock), language: language)
    }
}

extension Viewer {
    /// `Tue 24 Nov 09:00–10:30`; both days if it crosses midnight.
    package func span(_ window: MeetingWindow, in zone: Zone) -> String {
        let (start, end) = (zone.local(window.start), zone.local(window.end))
        let times = writing.times
        let first = "\(words.dateWithWeekday(start.day)) \(times.minute(start.time))"
        if start.day == end.day { return "\(first)–\(times.minute(end.time))" }
        return "\(first) – \(words.dateWithWeekday(end.day)) \(times.minute(end.time))"
    }

    /// `09:00–10:30`.
    package func times(_ window: MeetingWindow, in place: MeetingPlace) -> String {
        let times = writing.times
        return [window.start, window.end].map { times.minute(place.zone.local($0).time) }.joined(
            separator: "–")
    }

    package func span(_ window: MeetingWindow, in place: MeetingPlace) -> String {
        span(window, in: place.zone)
    }
}

extension Meeting: Layer {
    package var id: LayerID { .meeting }
}

extension MeetingMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateMeeting(self) }
}

extension LayerMessage {
    package static func meeting(_ message: MeetingMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let meeting = LayerID(
        "meeting",
        Command.moves + [
            .choiceToggle, .meetingLonger, .meetingShorter, .meetingSave, .figureCopy, .meetingOpen,
            .helpOpen,
            .paletteOpen,
        ])
}
