internal import Market
internal import Words

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
    model.mode = .timing(Timing(clock: model.focus == .clocks ? model.selectedItem?.text : nil))
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
        let why: Phrase = SpokenTime.hasUnclearTwelve(text) ? .twelveUnclear : .notATime
        return say(&model, model.words[why, ["text": text]])
    }
    var clock = timing.clock
    if let place = spoken.place {
        switch CitySearch.meaning(of: place) {
        case .one(let id): clock = id.description
        case .none:
            let what = model.words[.noPlaceCalled, ["text": place]]
            let next = model.words[.checkSpelling]
            return say(&model, model.words[.whatAndNext, ["what": what, "next": next]])
        case .several(let matches):
            let names = matches.map(\.name).joined(separator: ", ")
            return say(&model, model.words[.placeMayBe, ["text": place, "names": names]])
        }
    }
    guard let zone = clock.map({ ClockID($0).flatMap { Zone($0.zone) } }) ?? model.here else {
        return say(&model, model.words[.noSuchZoneCalled, ["zone": clock ?? ""]])
    }
    let moments = spoken.moments(in: zone, at: model.now)
    let language = model.language
    let place =
        clock.map { City.name(ofClock: $0, language: language) }
        ?? City.name(ofZone: zone.name, language: language)
    let day = spoken.day(in: zone, at: model.now).description
    let wall = model.words[.timeOnDay, ["time": model.timeText.minute(spoken.time), "day": day]]
    guard let moment = moments.first else {
        return say(&model, model.words[.timeSkipped, ["wall": wall, "place": place]])
    }
    model.mode = .browsing
    let effects = visit(&model, moment)
    guard moments.count > 1 else { return effects }
    return effects
        + say(
            &model,
            model.words[.timeTwice, ["wall": wall, "place": place, "zone": zone.abbreviation(at: moment)]])
}

private func visit(_ model: inout Model, _ moment: Instant) -> [Effect] {
    leaveMode(&model)
    model.focus = .clocks
    guard abs(moment - model.now) < farthest * 86_400 else {
        return say(&model, model.words[.tooFarOff])
    }
    model.visited = moment
    return []
}
