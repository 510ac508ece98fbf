internal import Arrangement
internal import Board
internal import CivilTime
internal import Market
internal import Places
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// Makes no requests.
struct TimeCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "time", [.any(.city)], [.at, .format, .board, .config], .aboutTime,
            manual: """
                prints the time in the cities and zones named, or on the board's clocks, now \
                or at another moment.
                """, make: .command(TimeCommand.init))
    ]

    /// In the user's words; empty for the clocks on the board.
    private let places: [String]
    private let at: String?
    private let format: PrintFormat

    init(_ given: Given) throws(UsageError) {
        places = given.words
        at = given[.at]
        format = try given.printFormat()
    }

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let now = session.model(Arrangement([:]), on: session.output)
        let visited = try at.map { text throws(CommandError) in try TimeCommand.moment(text, now) }
        let clocks = try TimeCommand.clocks(places, session)
        let arrangement = Arrangement([.clocks: ItemList(cards: clocks.map { Item($0) })])
        let model = session.model(arrangement, on: session.output, visited: visited)
        TimeCommand.complainOfZones(clocks, session)
        let snapshot = Snapshot(model, [.clocks])
        if clocks.isEmpty { throw .failed(.phrase(.noClocksOnBoard)) }
        if !snapshot.empty.isEmpty { return .failed }
        try FXTerm.print(snapshot.text(format))
        return .done
    }

    static func complainOfZones(_ clocks: [ClockID], _ session: Session) {
        if ZoneSource.current == nil { FXTerm.complain(session.words[ZoneSource.saying]) }
        for clock in clocks where ZoneSource.current != nil && Zone(clock.zone) == nil {
            FXTerm.complain(session.words[.tzdataHasNoZone, ["zone": clean(clock.zone)]])
        }
    }

    static func clocks(_ places: [String], _ session: Session) throws(CommandError) -> [ClockID] {
        if places.isEmpty {
            let contents = try session.boardFile.load()
            if let notice = contents.notice { FXTerm.complain(session.words[notice.saying]) }
            return (contents.arrangement ?? .first).clocks.compactMap { ClockID($0) }
        }
        var clocks: [ClockID] = []
        for place in places {
            let clock = try TimeCommand.clock(place)
            if !clocks.contains(clock) { clocks.append(clock) }
        }
        return clocks
    }

    private static func clock(_ place: String) throws(CommandError) -> ClockID {
        switch CitySearch.meaning(of: place) {
        case .one(let clock): return clock
        case .none: throw .wrongUsage(.phrase(.noCityCalled, verbatim: ["text": clean(place)]))
        case .several(let matches):
            let names = Saying.list(matches.map { "\($0.name) (\($0.id))" })
            throw .wrongUsage(.phrase(.sayWhich, ["text": .verbatim(clean(place)), "names": names]))
        }
    }

    /// At the place it names, or else here.
    private static func moment(_ text: String, _ model: Model) throws(CommandError) -> Instant {
        guard let spoken = SpokenTime(text) else {
            let why: Phrase = SpokenTime.hasUnclearTwelve(text) ? .twelveUnclear : .expectedTime
            throw .wrongUsage(.phrase(why, verbatim: ["text": clean(text)]))
        }
        let clock = try spoken.place.map { place throws(CommandError) in try TimeCommand.clock(place) }
        guard let zone = clock.map({ Zone($0.zone) }) ?? .here else {
            throw .failed(.phrase(.tzdataHasNoZone, verbatim: ["zone": clean(clock?.zone ?? "")]))
        }
        let moments = spoken.moments(in: zone, at: WallClock.now)
        let place = clock.map { City.name(ofClock: $0) } ?? City.name(ofZone: zone.name)
        let day = spoken.day(in: zone, at: WallClock.now).description
        let words = model.words
        let wall = words[.timeOnDay, ["time": model.timeText.minute(spoken.time), "day": day]]
        guard let moment = moments.first else {
            throw .wrongUsage(.phrase(.atSkipped, verbatim: ["wall": wall, "place": place]))
        }
        if moments.count > 1 {
            FXTerm.complain(
                words[.wallTwice, ["wall": wall, "place": place, "zone": zone.abbreviation(at: moment)]])
        }
        return moment
    }

    private static func clean(_ text: String) -> String { CleanText.line(text) ?? "" }
}
