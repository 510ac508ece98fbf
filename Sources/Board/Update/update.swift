internal import Figures
internal import Market
internal import Words

/// Applies one message to the model, and says what is to be done outside it.
///
/// The only place where the model changes. It asks no clock and no network; the same model and message give
/// the same model and effects.
package func update(_ model: inout Model, _ message: Message) -> [Effect] {
    // A user who presses keys need not be told the first of them.
    if message.isByHand { (model.isGreeting, model.sequel) = (false, nil) }
    if let refusal = model.refusal(of: message) { return say(&model, refusal) }
    let (layer, pile, notices, focus) = (LayerID(model), model.deck?.deck.kind, model.notices, model.focus)
    let applied =
        switch message {
        case .user(let message): apply(message, to: &model)
        case .edit(let message): apply(message, to: &model)
        case .carry(let message): apply(message, to: &model)
        case .border(let message): apply(message, to: &model)
        case .layer(let message): apply(message, to: &model)
        case .deck(let message): apply(message, to: &model)
        case .figures(let message): apply(message, to: &model)
        case .clock(let message): apply(message, to: &model)
        case .disk(let message): apply(message, to: &model)
        case .program(let message): apply(message, to: &model)
        }
    if model.focus != focus { model.marks = [] }
    renewFiltered(&model, after: message)
    let selected = selectAwaited(&model)
    let effects =
        applied + selected + keepPortfolio(&model) + (message.isByHand ? seeSelected(&model) : [])
        + takeAwaitedShares(&model)
    // Answers given elsewhere would hide a question, or name keys that do something else here.
    let isElsewhere = LayerID(model) != layer || model.deck?.deck.kind != pile
    guard message.isByHand, isElsewhere, model.notices == notices else { return effects }
    return effects + dropAnswers(&model)
}

/// Takes answers to earlier keys from the screen; warnings stay.
func dropAnswers(_ model: inout Model) -> [Effect] {
    let said = model.notice
    model.notices.removeAll { !$0.isWarning }
    guard let next = model.notice, next != said else { return [] }
    return [expiry(of: next)]
}

/// Puts a line before the user for a few seconds.
///
/// An answer to a key is shown at once, in place of an earlier one. A warning waits for its turn behind other
/// warnings, so that none is missed, and is not repeated while it waits.
func say(
    _ model: inout Model, _ saying: Saying, isWarning: Bool = false, isOfFeed: Bool = false,
    about subject: Notice.Subject? = nil
) -> [Effect] {
    let notice = Notice(saying: saying, isWarning: isWarning, isOfFeed: isOfFeed, subject: subject)
    if isWarning {
        guard !model.notices.contains(notice), model.notices.count < 6 else { return [] }
        model.notices.append(notice)
        return model.notices.count == 1 ? [expiry(of: notice)] : []
    }
    if subject != nil { model.notices.removeAll { $0.subject == subject } }
    model.notices.removeAll { !$0.isWarning }
    model.notices.insert(notice, at: 0)
    return [expiry(of: notice)]
}

func expiry(of notice: Notice) -> Effect {
    .schedule(.notice, .after(notice.isWarning ? 5 : 4))
}

/// Changes the board in a way that undo takes back, shows it and saves it.
///
/// - Parameter moved: The lines that were moved, where that is what was done: to others, two that change places look alike.
func change(
    _ model: inout Model, _ action: Action, moving moved: Set<SharedKey> = [],
    _ body: (inout Arrangement) -> Void
) -> [Effect] {
    var arrangement = model.arrangement
    body(&arrangement)
    guard arrangement != model.arrangement else { return [] }
    let source = model.note(action, to: arrangement, moving: moved)
    return show(&model, arrangement, source)
}

/// Takes over an arrangement, remakes the figures and saves it. In another order, the same stock stays selected.
func show(
    _ model: inout Model, _ arrangement: Arrangement, _ source: BoardSource = .hand()
) -> [Effect] {
    let old = model.arrangement
    let sharing = model.editShared(to: arrangement, source)
    let areSame = arrangement.list(.stocks) == old.list(.stocks)
    let appeared = areSame ? [] : arrangement.symbols.filter { model.market.quotes[$0] == nil }
    let isNew = !Set(appeared).isSubset(of: old.symbols)
    let stock = model.selectedLine(.stocks)
    model.arrangement = arrangement
    model.figures.rearrange(arrangement, from: old, model.market, language: model.language)
    if areSame { select(&model, stock, in: .stocks) }
    // Answers to earlier keys may speak of an undo that would undo this now.
    let next = dropAnswers(&model)
    let areRatesSame = arrangement[.rates] == old[.rates] && arrangement.amount == old.amount
    let reading = areRatesSame ? [] : readRatesOfDay(&model)
    let isKept = model.keepsLook || source == .others
    let saving: [Effect] =
        sharing + (isKept ? [.save(arrangement), .savePast(model.past, of: arrangement)] : [])
    // Sums of positions are told in the base where no home currency is set.
    let telling: [Effect] =
        arrangement.base == old.base || model.isDemo ? [] : [.useAlerts(model.alertSettings)]
    if !isNew || model.isPaused { return saving + reading + telling + next }
    let question = FeedSubject.quotes(appeared)
    return saving + reading + telling + [.ask(question, freshness: model.freshness(of: question))] + next
}
