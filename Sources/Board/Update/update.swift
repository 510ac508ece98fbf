internal import Market
internal import Words

/// Applies one message to the model, and says what is to be done outside it.
///
/// The only place where the model changes. It asks no clock and no network; the same model and message give
/// the same model and effects.
public func update(_ model: inout Model, _ message: Message) -> [Effect] {
    guard message.isByHand, !model.notices.isEmpty else { return apply(message, to: &model) }
    let (layer, notices) = (Layer(model), model.notices)
    let effects = apply(message, to: &model)
    // Answers given elsewhere would hide a question, or name keys that do something else here.
    guard model.notices == notices, Layer(model) != layer else { return effects }
    return effects + dropAnswers(&model)
}

/// The state that gives the keys their meaning.
private struct Layer: Equatable {
    private let kind: Int
    private let pile: Deck.Kind?

    init(_ model: Model) {
        pile = model.deck?.deck.kind
        kind =
            switch model.mode {
            case .browsing: 0
            case .carrying: 1
            case .choosingBaseline: 2
            case .picking: 3
            case .naming: 4
            case .timing: 5
            case .details: 6
            case .deck: 7
            case .help: 8
            }
    }
}

/// Takes answers to earlier keys from the screen; warnings stay.
private func dropAnswers(_ model: inout Model) -> [Effect] {
    let said = model.notice
    model.notices.removeAll { !$0.isWarning }
    guard let next = model.notice, next != said else { return [] }
    return [expiry(of: next)]
}

private func apply(_ message: Message, to model: inout Model) -> [Effect] {
    // Who presses keys has no need to be told the first of them.
    if model.isGreeting, message.isByHand { model.isGreeting = false }
    if let readOnly = model.readOnly, message.rearranges {
        return say(&model, readOnly.sentence(model.words))
    }
    switch message {
    case .start, .tick, .known, .pastKnown, .recalled, .ratesDue, .stocksDue, .answered, .finished, .arrive,
        .notSaved,
        .noticeExpired,
        .boardIs, .boardChanged, .paperIs, .greet, .greeted, .zonesRenewed, .settingsChanged:
        return hear(&model, message)
    case .pickUp, .carry, .drop, .putBack, .shift, .press, .drag, .release:
        return move(&model, message)
    case .deck(let message):
        return deck(&model, message)
    case .beginAdding, .type, .choose, .take, .add, .searchDue:
        return pick(&model, message)
    case .focus(let panel):
        leaveMode(&model)
        model.focus = panel
        return []
    case .select(let panel, let cursor):
        leaveMode(&model)
        model.focus = panel
        model.cursors[panel] = cursor
        return []
    case .scroll(let panel, let cursor):
        model.cursors[panel] = cursor
        return []
    case .chooseBaseline:
        model.mode = .choosingBaseline(model.mode.details)
        return []
    case .setBaseline(let baseline):
        leaveMode(&model)
        return setBaseline(&model, baseline ?? model.arrangement.baseline.other)
    case .sortByChange:
        return sort(&model, by: .change)
    case .sortBy(let column):
        return sort(&model, by: column ?? nextColumn(model.arrangement.sort))
    case .handOrder:
        return handOrder(&model)
    case .makeBase:
        return makeBase(&model)
    case .beginNaming:
        return beginNaming(&model)
    case .name:
        return name(&model)
    case .fold:
        return fold(&model)
    case .makeCompact(let isCompact):
        return makeCompact(&model, isCompact)
    case .open:
        return open(&model)
    case .scrollDetails(let line):
        if case .details(var details) = model.mode {
            details.top = max(0, line)
            model.mode = .details(details)
        }
        return []
    case .remove:
        return remove(&model)
    case .undo:
        return travel(&model, back: true)
    case .redo:
        return travel(&model, back: false)
    case .nextTheme:
        return nextTheme(&model)
    case .travel(let step):
        return travel(&model, step)
    case .beginTiming:
        return beginTiming(&model)
    case .visit:
        return visitTyped(&model)
    case .refresh:
        return refresh(&model)
    case .pause:
        model.isPaused.toggle()
        return say(&model, model.words[model.isPaused ? .pausedUntil : .askedAgain])
            + (model.isPaused ? [] : askAll(&model))
    case .help:
        if case .help = model.mode {
            leaveMode(&model)
        } else {
            model.mode = .help(Helping(below: model.mode.details))
        }
        return []
    case .scrollHelp(let line):
        if case .help(var helping) = model.mode {
            helping.top = max(0, line)
            model.mode = .help(helping)
        }
        return []
    case .searchHelp:
        model.mode = .help(Helping(text: "", below: model.mode.details))
        return []
    case .cancel:
        // Back out of one thing at a time: first of what is open, then to the present.
        if case .browsing = model.mode { model.visited = nil }
        if case .help(let helping) = model.mode, helping.text != nil {
            model.mode = .help(Helping(below: helping.below))
            return []
        }
        leaveMode(&model)
        model.notices = []
        return []
    case .say(let text):
        return say(&model, text)
    case .redraw:
        return [.redraw]
    case .suspend:
        return [.suspend]
    case .quit:
        return [.quit]
    }
}

/// Goes back to the board or to the deck over it, or to the details below what is open; a card in the hand goes back to
/// where it was.
func leaveMode(_ model: inout Model) {
    if let carry = model.carry { model.cursors[carry.panel].index = carry.from }
    switch model.mode {
    case .choosingBaseline(let below?): model.mode = .details(below)
    case .help(let helping): model.mode = helping.below.map { .details($0) } ?? model.ground
    default: model.mode = model.ground
    }
    model.press = nil
}

/// Opens the sheet of the selected item, or folds the selected group.
private func open(_ model: inout Model) -> [Effect] {
    switch model.selectedLine {
    case .card(let item):
        model.mode = .details(Details(panel: model.focus, item: item))
        return []
    case .heading:
        return fold(&model)
    case nil:
        return say(&model, model.words[.nothingToOpen])
    }
}

/// Puts a line before the user for a few seconds.
///
/// An answer to a key is shown at once, in place of an earlier one. A warning waits for its turn behind other
/// warnings, so that none is missed, and is not repeated while it waits.
func say(
    _ model: inout Model, _ text: String, isWarning: Bool = false, isOfFeed: Bool = false
) -> [Effect] {
    let notice = Notice(text: text, isWarning: isWarning, isOfFeed: isOfFeed)
    if isWarning {
        guard !model.notices.contains(notice), model.notices.count < 6 else { return [] }
        model.notices.append(notice)
        return model.notices.count == 1 ? [expiry(of: notice)] : []
    }
    model.notices.removeAll { !$0.isWarning }
    model.notices.insert(notice, at: 0)
    return [expiry(of: notice)]
}

/// Sets the timer for the line that is shown.
func expiry(of notice: Notice) -> Effect {
    .schedule(.notice, .after(notice.isWarning ? 5 : 4))
}

/// Changes the board in a way that undo takes back, shows it and saves it.
func change(_ model: inout Model, _ deed: Deed, _ body: (inout Arrangement) -> Void) -> [Effect] {
    var arrangement = model.arrangement
    body(&arrangement)
    guard arrangement != model.arrangement else { return [] }
    model.past.note(deed, from: model.arrangement, to: arrangement)
    return show(&model, arrangement)
}

/// Takes over an arrangement, remakes the figures and saves it.
func show(_ model: inout Model, _ arrangement: Arrangement) -> [Effect] {
    let old = model.arrangement
    // Mostly the same: then there is no need for a look at each.
    let areSame = arrangement.stocks == old.stocks
    let appeared = areSame ? [] : arrangement.stocks.filter { model.market.quotes[$0] == nil }
    let isNew = !Set(appeared).isSubset(of: old.stocks)
    model.arrangement = arrangement
    model.figures.rearrange(arrangement, from: old, model.market, language: model.language)
    // Answers to earlier keys may speak of an undo that would undo this now.
    let next = dropAnswers(&model)
    let saving: [Effect] =
        model.readOnly == nil ? [.save(arrangement), .savePast(model.past, of: arrangement)] : []
    return saving + (isNew && !model.isPaused ? [.ask(.quotes(appeared))] : []) + next
}
