internal import CivilTime
internal import Market
public import Words

/// Something that a feed said and that is not taken in yet.
struct Answer: Hashable, Sendable {
    let news: FeedAnswer?
    let subject: FeedSubject
    let time: Instant
}

/// Applies the answers that wait, in the order they came, up to one that is made a digest of.
func applyAnswers(_ model: inout Model) -> [Effect] {
    var effects: [Effect] = []
    while !model.isDigesting, !model.isRecalling, let answer = model.answers.first {
        guard case .quotes(let quotes)? = answer.news, !quotes.isEmpty else {
            model.answers.removeFirst()
            effects += apply(answer, to: &model)
            continue
        }
        model.feeds[.stocks, default: FeedStatus()].heard(at: answer.time)
        for quote in quotes where !model.stockFailures.isEmpty { model.stockFailures[quote.symbol] = nil }
        if quotes.count > Digest.large {
            effects += digest(&model, .quotes(quotes, at: answer.time))
        } else {
            model.answers.removeFirst()
            effects += apply(quotes, at: answer.time, to: &model)
        }
    }
    return effects
}

func digest(_ model: inout Model, _ news: Digest.News) -> [Effect] {
    model.isDigesting = true
    return [
        .digest(
            Digest(
                news: news, arrangement: model.arrangement, origin: model.origin, market: model.market,
                figures: model.figures))
    ]
}

/// Takes over what was made away from the loop. Board, settings and zones may have changed meanwhile.
func apply(_ digest: Digest, to model: inout Model) -> [Effect] {
    guard model.isDigesting else { return [] }
    model.isDigesting = false
    let (zones, stock) = (model.figures.zones, model.selectedLine(.stocks))
    let (feeds, patience) = (model.market.feeds, model.market.patience)
    model.market = digest.market
    (model.market.feeds, model.market.patience) = (feeds, patience)
    model.figures = digest.figures
    model.figures.renewZones(zones)
    model.figures.rearrange(
        model.arrangement, from: digest.arrangement, model.market, language: model.language)
    select(&model, stock, in: .stocks)
    switch digest.news {
    case .quotes(let quotes, let now):
        model.answers.removeFirst()
        return keep(&model, quotes, but: digest.held, at: now) + applyAnswers(&model)
    case .kept:
        model.isRecalling = false
        // A search among stocks finds those too.
        if var picker = model.picker {
            let selected = picker.selected
            picker.offers = picker.panel.kind.offers(for: picker, model)
            picker.index = picker.offers.firstIndex { $0.item == selected?.item } ?? 0
            model.top = .picker(picker)
        }
        return applyAnswers(&model)
    }
}

private func apply(_ quotes: [Quote], at now: Instant, to model: inout Model) -> [Effect] {
    let stock = model.selectedLine(.stocks)
    let held = model.figures.apply(quotes, model.origin, at: now, into: &model.market, model.arrangement)
    select(&model, stock, in: .stocks)
    return keep(&model, quotes, but: held, at: now)
}

/// Keeps the quotes that were let in, and says which were not.
private func keep(_ model: inout Model, _ quotes: [Quote], but places: [Int], at now: Instant) -> [Effect] {
    let held = Set(places)
    let accepted = quotes.indices.filter { !held.contains($0) }.map { quotes[$0] }
    let symbols = Set(places.map { quotes[$0].symbol }).subtracting(accepted.map(\.symbol))
    let keeping: [Effect] = model.isDemo ? [] : [.keep(.quotes(accepted), seenAt: now)]
    return keeping + keepUnshown(&model) + sayHeldBack(&model, Set(symbols.map(UnshownFigure.Subject.stock)))
}

private func apply(_ answer: Answer, to model: inout Model) -> [Effect] {
    switch (answer.news, answer.subject) {
    case (let news?, let subject):
        return apply(news, to: subject, at: answer.time, &model)
    case (nil, .search(let text)):
        return finishSearch(&model, for: text)
    case (nil, let subject):
        model.feeds[subject.list]?.isAsking = false
        return askAhead(&model)
    }
}

/// Applies a message and takes in at once what it would have taken in elsewhere, for callers that nothing else waits for.
public func updateAtOnce(_ model: inout Model, _ message: Message) -> [Effect] {
    var (waiting, effects) = (update(&model, message)[...], [Effect]())
    while let effect = waiting.popFirst() {
        if case .digest(let digest) = effect {
            waiting = update(&model, .figures(.digested(digest.done()))) + waiting
        } else {
            effects.append(effect)
        }
    }
    return effects
}

func keepUnshown(_ model: inout Model) -> [Effect] {
    let changes = model.market.takeUnshown()
    return changes.isEmpty || model.isDemo ? [] : [.keepUnshown(changes)]
}

/// Says which figures of `subjects` wait for a second answer.
func sayHeldBack(_ model: inout Model, _ subjects: Set<UnshownFigure.Subject>) -> [Effect] {
    guard !subjects.isEmpty else { return [] }
    let held = model.market.heldBack.filter { subjects.contains($0.key.subject) }
    guard let first = held.first else { return [] }
    let others = Set(held.map(\.key.subject)).count - 1
    let values = ["code": first.key.subject.text, "others": String(others)]
    return say(
        &model,
        others == 0 ? first.saying(model.figureText) : .phrase(.heldBackMore, verbatim: values),
        isWarning: true)
}

extension UnshownFigure {
    /// That the figure waits for a second answer.
    public func saying(_ text: FigureText) -> Saying {
        let figure =
            switch key.subject {
            case .rate: text.rate(value)
            case .stock: text.price(value)
            }
        return .phrase(
            .heldBack,
            verbatim: [
                "code": key.subject.text, "source": key.source.text,
                "figure": [figure, currency].compactMap(\.self).joined(separator: " "),
            ])
    }
}

extension Model {
    var origin: Origin { isDemo ? .sample : .live }
}
