internal import Market

/// Moments that clocks are moved to stay within these many days of the present one.
private let farthest = 366 * 100

/// Moves all clocks to another moment.
func travel(_ model: inout Model, _ step: TimeStep) -> [Effect] {
    // From here on the clocks stand at whole minutes: they are to be read, not watched.
    let present = model.visited ?? Instant(model.now.seconds - ((model.now.seconds % 60) + 60) % 60)
    return visit(&model, step.from(present, in: model.here))
}

/// Asks for a time, to be told by the selected clock.
func beginTiming(_ model: inout Model) -> [Effect] {
    leaveMode(&model)
    model.mode = .timing(Timing(clock: model.focus == .clocks ? model.selectedItem : nil))
    return []
}

/// Moves all clocks to the moment that was typed.
func visitTyped(_ model: inout Model) -> [Effect] {
    guard case .timing(let timing) = model.mode else { return [] }
    let text = CleanText.line(timing.text) ?? ""
    if text.isEmpty {
        model.mode = .browsing
        return []
    }
    guard let spoken = SpokenTime(text) else {
        return say(&model, "“\(text)” is not a time such as 9am, tomorrow 14:30 or 9am in New York")
    }
    var clock = timing.clock
    if let place = spoken.place {
        switch CitySearch.meaning(of: place) {
        case .one(let id): clock = id.description
        case .none: return say(&model, "No city or zone is called “\(place)”")
        case .several(let matches):
            let names = matches.map(\.name).joined(separator: ", ")
            return say(&model, "“\(place)” may be \(names): say more of it")
        }
    }
    guard let zone = clock.map({ ClockID($0).flatMap { Zone($0.zone) } }) ?? model.here else {
        return say(&model, "This system knows no such zone: \(clock ?? "")")
    }
    let moments = spoken.moments(in: zone, at: model.now)
    let place = clock.map { City.name(ofClock: $0) } ?? City.name(ofZone: zone.name)
    let wall = "\(spoken.time.hoursAndMinutes) on \(spoken.day(in: zone, at: model.now))"
    guard let moment = moments.first else {
        return say(&model, "There is no \(wall) in \(place): clocks go forward over it")
    }
    model.mode = .browsing
    let effects = visit(&model, moment)
    guard moments.count > 1 else { return effects }
    return effects
        + say(&model, "\(wall) comes twice in \(place); this is the first, \(zone.abbreviation(at: moment))")
}

private func visit(_ model: inout Model, _ moment: Instant) -> [Effect] {
    leaveMode(&model)
    model.focus = .clocks
    guard abs(moment - model.now) < farthest * 86_400 else {
        return say(&model, "That is too far off: zones are not planned a hundred years ahead")
    }
    model.visited = moment
    return []
}
