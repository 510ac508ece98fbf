internal import Market
internal import Words

/// What messages from outside do: the clock, the feeds, the disk.
func hear(_ model: inout Model, _ message: Message) -> [Effect] {
    switch message {
    case .start:
        return [tick(model)] + (model.isRecalling ? [.recall] : []) + askAll(&model)
    case .tick(let now, let here):
        model.now = now
        model.here = here
        return [tick(model)]
    case .zonesRenewed(let zones):
        model.figures.renewZones(zones)
        model.figures.renew(model.arrangement, model.market, language: model.language)
        return []
    case .settingsChanged(let settings, let locale, let themes):
        return reload(&model, settings, locale, themes)
    case .known(let known):
        return renewingDeck(&model) { take(&$0, known) }
    case .pastKnown(let past, let arrangement):
        // It is of no use to another board, or where there has been a change since.
        if arrangement == model.arrangement, model.past == Past() { model.past = past }
        return []
    case .recalled(let kept):
        return model.isRecalling && !model.isDigesting ? digest(&model, .kept(kept)) : []
    case .digested(let digest):
        return renewingDeck(&model) { takeOver(&$0, digest) }
    case .ratesDue:
        return (model.isPaused ? [] : ask(&model, .rates) + askPast(&model)) + [schedule(.rates, model)]
    case .stocksDue:
        return (model.isPaused ? [] : askStocks(&model)) + [schedule(.stocks, model)]
    case .answered(let answer, let subject, let now):
        model.now = max(model.now, now)
        return renewingDeck(&model) {
            receive(&$0, Answer(news: answer, subject: subject, time: now))
        }
    case .finished(let subject):
        return receive(&model, Answer(news: nil, subject: subject, time: model.now))
    case .notSaved(let why):
        return say(&model, model.words[why], isWarning: true)
    case .boardIs(let readOnly):
        return boardIs(&model, readOnly)
    case .boardChanged(let arrangement, let past):
        return renewingDeck(&model) { follow(&$0, arrangement, past) }
    case .greet:
        model.isGreeting = true
        return [.schedule(.greeting, .after(8))]
    case .greeted:
        model.isGreeting = false
        return []
    case .paperIs(let isLight):
        model.hasLightPaper = isLight
        return []
    case .noticeExpired:
        if !model.notices.isEmpty { model.notices.removeFirst() }
        return model.notices.first.map { [expiry(of: $0)] } ?? []
    default:
        return []
    }
}

func tick(_ model: Model) -> Effect {
    .schedule(.tick, .nextMultiple(of: model.settings.seconds ? 1 : 60))
}
