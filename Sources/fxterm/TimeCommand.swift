internal import Board
internal import Glibc
internal import Market
internal import Printing
internal import Runtime
internal import Store

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
        let now = try request.at.map { text throws(DeskError) in try moment(text) } ?? WallClock.now
        let clocks = try clocks(request)
        let arrangement = Arrangement(rates: [], clocks: clocks.map(\.description), stocks: [])
        let model = Model(arrangement: arrangement, choices: Choices(), now: now, here: .here)
        for clock in clocks where Zone(clock.zone) == nil {
            FXTerm.complain("the system's tzdata has no zone \(quoted(clock.zone))")
        }
        let snapshot = Snapshot(model, [.clocks])
        if clocks.isEmpty {
            throw .failed("there are no clocks on the board; name a city, as in 'fxterm time Tokyo'")
        }
        if !snapshot.empty.isEmpty { return .failed }
        guard FXTerm.write(snapshot.text(request.format), to: STDOUT_FILENO) else {
            throw .failed("the output could not be written: the other end is closed or full")
        }
        return .done
    }

    private static func clocks(_ request: TimeRequest) throws(DeskError) -> [ClockID] {
        if request.places.isEmpty {
            let (places, _, _, _) = try Desk.settings(config: request.config)
            let contents = BoardFile(path: places.board).load()
            if let notice = contents.notice { FXTerm.complain("\(notice)") }
            return (contents.arrangement ?? .first).clocks.compactMap { ClockID($0) }
        }
        var clocks: [ClockID] = []
        for place in request.places {
            let clock = try self.clock(place)
            if !clocks.contains(clock) { clocks.append(clock) }
        }
        return clocks
    }

    private static func clock(_ place: String) throws(DeskError) -> ClockID {
        switch CitySearch.meaning(of: place) {
        case .one(let clock): return clock
        case .none: throw .wrongUsage("no city or zone is called \(quoted(place))")
        case .several(let matches):
            let names = matches.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
            throw .wrongUsage("\(quoted(place)) may be \(names); say which")
        }
    }

    /// The moment that `text` means, at the place it names or else here.
    private static func moment(_ text: String) throws(DeskError) -> Instant {
        guard let spoken = SpokenTime(text) else {
            throw .wrongUsage(
                "--at \(quoted(text)): expected a time such as \"2026-11-23 09:00 New York\" or \"9am UTC\"")
        }
        let clock = try spoken.place.map { place throws(DeskError) in try self.clock(place) }
        guard let zone = clock.map({ Zone($0.zone) }) ?? .here else {
            throw .failed("the system's tzdata has no zone \(quoted(clock?.zone ?? ""))")
        }
        let moments = spoken.moments(in: zone, at: WallClock.now)
        let place = clock.map { City.name(ofClock: $0.description) } ?? City.name(ofZone: zone.name)
        let wall = "\(spoken.time.hoursAndMinutes) on \(spoken.day(in: zone, at: WallClock.now))"
        guard let moment = moments.first else {
            throw .wrongUsage("--at: there is no \(wall) in \(place): clocks go forward over it")
        }
        if moments.count > 1 {
            FXTerm.complain(
                "\(wall) comes twice in \(place); the first is meant, \(zone.abbreviation(at: moment))")
        }
        return moment
    }

    private static func quoted(_ text: String) -> String { "“\(CleanText.line(text) ?? "")”" }
}
