internal import Board
internal import Glibc
internal import Market
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// What `fxterm time` is asked for.
struct TimeRequest {
    /// The settings file, if not the usual one.
    var config: String?
    /// Cities and zones in the user's words; empty for the clocks on the board.
    var places: [String] = []
    /// The moment in the user's words; nil for now.
    var at: String?
    /// The form.
    var format = PrintFormat.table
}

/// `fxterm time`: what time it is at some places, now or at another moment. It asks nobody.
enum TimeCommand {
    static func run(_ request: TimeRequest) throws(DeskError) -> FXTerm.ExitCode {
        let settings = try settings(request.config)
        let locale = Desk.locale(settings)
        let words = Desk.words(settings)
        let hours = settings?.hours?.rawValue ?? locale.hours
        let visited = try request.at.map { text throws(DeskError) in try moment(text, words, hours) }
        let clocks = try clocks(request, words)
        var choices = Choices(words: words)
        choices.language = locale.names
        choices.hours = hours
        let arrangement = Arrangement([.clocks: ItemList(cards: clocks.map { Item($0) })])
        let model = Model(
            arrangement: arrangement, choices: choices, now: WallClock.now, here: .here, visited: visited)
        if ZoneSource.current == nil { FXTerm.complain(words[ZoneSource.saying]) }
        for clock in clocks where ZoneSource.current != nil && Zone(clock.zone) == nil {
            FXTerm.complain(words[.tzdataHasNoZone, ["zone": clean(clock.zone)]])
        }
        let snapshot = Snapshot(model, [.clocks])
        if clocks.isEmpty {
            throw .failed(.verbatim(words[.noClocksOnBoard]))
        }
        if !snapshot.empty.isEmpty { return .failed }
        guard FXTerm.write(snapshot.text(request.format), to: STDOUT_FILENO) else {
            throw .failed(.verbatim(words[.outputNotWritten]))
        }
        return .done
    }

    /// The user's settings; nil if there is no home folder to hold them.
    private static func settings(_ config: String?) throws(DeskError) -> Settings? {
        do throws(DeskError) {
            return try Desk.settings(config: config).1
        } catch {
            guard case .failed = error, config == nil else { throw error }
            return nil
        }
    }

    private static func clocks(_ request: TimeRequest, _ words: Words) throws(DeskError) -> [ClockID] {
        if request.places.isEmpty {
            let (places, _, _, _) = try Desk.settings(config: request.config)
            let contents = BoardFile(path: places.board).load()
            if let notice = contents.notice { FXTerm.complain(words[notice.saying]) }
            return (contents.arrangement ?? .first).clocks.compactMap { ClockID($0) }
        }
        var clocks: [ClockID] = []
        for place in request.places {
            let clock = try self.clock(place, words)
            if !clocks.contains(clock) { clocks.append(clock) }
        }
        return clocks
    }

    private static func clock(_ place: String, _ words: Words) throws(DeskError) -> ClockID {
        switch CitySearch.meaning(of: place) {
        case .one(let clock): return clock
        case .none: throw .wrongUsage(.verbatim(words[.noCityCalled, ["text": clean(place)]]))
        case .several(let matches):
            let names = matches.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
            throw .wrongUsage(.verbatim(words[.sayWhich, ["text": clean(place), "names": names]]))
        }
    }

    /// The moment that `text` means, at the place it names or else here.
    private static func moment(_ text: String, _ words: Words, _ hours: Int) throws(DeskError) -> Instant {
        guard let spoken = SpokenTime(text) else {
            let why: Phrase = SpokenTime.hasUnclearTwelve(text) ? .twelveUnclear : .expectedTime
            throw .wrongUsage(.verbatim(words[why, ["text": clean(text)]]))
        }
        let clock = try spoken.place.map { place throws(DeskError) in try self.clock(place, words) }
        guard let zone = clock.map({ Zone($0.zone) }) ?? .here else {
            throw .failed(.verbatim(words[.tzdataHasNoZone, ["zone": clean(clock?.zone ?? "")]]))
        }
        let moments = spoken.moments(in: zone, at: WallClock.now)
        let place = clock.map { City.name(ofClock: $0.description) } ?? City.name(ofZone: zone.name)
        let day = spoken.day(in: zone, at: WallClock.now).description
        var choices = Choices(words: words)
        choices.hours = hours
        let wall = words[.timeOnDay, ["time": choices.minute(spoken.time), "day": day]]
        guard let moment = moments.first else {
            throw .wrongUsage(.verbatim(words[.atSkipped, ["wall": wall, "place": place]]))
        }
        if moments.count > 1 {
            FXTerm.complain(
                words[.wallTwice, ["wall": wall, "place": place, "zone": zone.abbreviation(at: moment)]])
        }
        return moment
    }

    private static func clean(_ text: String) -> String { CleanText.line(text) ?? "" }
}
