internal import CivilTime
package import Market
internal import Places
internal import Words

package struct Timing: Hashable, Sendable {
    /// The clock of the typed time, unless the user types a place; nil for the clocks here.
    package var clock: ClockID?
    package var text = ""
}

extension Model {
    mutating func beginTiming() -> [Effect] {
        leaveLayer()
        open(Timing(clock: selectedItem.flatMap(focus.kind.clock)))
        return []
    }

    mutating func visitTyped() -> [Effect] {
        guard let timing = top(Timing.self) else { return [] }
        let text = CleanText.line(timing.text) ?? ""
        if text.isEmpty {
            leaveLayer()
            return []
        }
        guard let spoken = SpokenTime(text) else {
            let why: Phrase = SpokenTime.hasUnclearTwelve(text) ? .twelveUnclear : .notATime
            return say(.phrase(why, verbatim: ["text": text]))
        }
        var clock = timing.clock
        if let place = spoken.place {
            do throws(UnclearPlace) { clock = try ClockID(called: place) } catch { return say(error.saying) }
        }
        guard let zone = clock.map({ Zone($0.zone) }) ?? here else {
            return say(.phrase(.noSuchZoneCalled, verbatim: ["zone": clock?.text ?? ""]))
        }
        // On a past day, a time without a day belongs to that day.
        let present = pastDay == nil ? now : visited ?? now
        let moments = spoken.moments(in: zone, at: present)
        let language = self.language
        let place = Saying.verbatim(
            clock.map { City.name(ofClock: $0, language: language) }
                ?? City.name(ofZone: zone.name, language: language))
        let day = spoken.day(in: zone, at: present).description
        let wall = Saying.phrase(.timeOnDay, verbatim: ["time": timeText.minute(spoken.time), "day": day])
        guard let moment = moments.first else {
            return say(.phrase(.timeSkipped, ["wall": wall, "place": place]))
        }
        let effects = visit(moment)
        guard moments.count > 1 else { return effects }
        return effects
            + say(
                .phrase(
                    .timeTwice,
                    ["wall": wall, "place": place, "zone": .verbatim(zone.abbreviation(at: moment))]))
    }
}

extension Timing: PromptLayer {
    package var id: LayerID { .timing }
    package static func ask(_ model: inout Model) -> [Effect] { model.beginTiming() }
    package static func accept(_ model: inout Model) -> [Effect] { model.visitTyped() }
}

extension LayerMessage {
    package static func timing(_ message: PromptMessage<Timing>) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let timing = LayerID("timing", typesText: true, [.promptAccept])
}

struct UnclearPlace: Error {
    let saying: Saying
}

extension ClockID {
    init(called place: String) throws(UnclearPlace) {
        switch CitySearch.meaning(of: place) {
        case .one(let id): self = id
        case .none:
            let what = Saying.phrase(.noPlaceCalled, verbatim: ["text": place])
            throw UnclearPlace(
                saying: .phrase(.whatAndNext, ["what": what, "next": .phrase(.checkSpelling)]))
        case .several(let matches):
            let names = Saying.list(matches.map(\.name))
            throw UnclearPlace(saying: .phrase(.placeMayBe, ["text": .verbatim(place), "names": names]))
        }
    }
}
