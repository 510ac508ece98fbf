internal import CivilTime
internal import Figures
internal import Money
internal import Words

/// Opens the line that a transaction is typed in.
///
/// - Parameter selects: true if what is entered is selected then.
func beginEntering(_ model: inout Model, selects: Bool) -> [Effect] {
    let key = model.enteredKey
    model.leaveLayer()
    model.open(.entering(Entering(key: key, selects: selects)))
    return []
}

/// Adds the transaction that was typed to the file; nothing changes where nothing was.
func enterTransaction(_ model: inout Model) -> [Effect] {
    guard case .entering(let entering)? = model.top else { return [] }
    if entering.text.allSatisfy(\.isWhitespace) {
        model.leaveLayer()
        return []
    }
    let entered: Transaction
    do throws(EntryMistake) {
        entered = try model.transaction(entering)
    } catch {
        return say(&model, error.saying)
    }
    var changed = model
    changed.leaveLayer()
    let said =
        model.arrangement.hidesAmounts
        ? .phrase(.added, ["name": Action(entered).saying]) : model.meaning(of: entered)
    let effects: [Effect]
    do throws(EditRefusal) {
        effects = try append(
            entered, in: &changed, saying: model.isDemo ? .phrase(.enteredInDemo, ["what": said]) : said)
    } catch {
        return say(&model, .nothingAdded(error, hidesAmounts: model.arrangement.hidesAmounts))
    }
    model = changed
    model.past.note(entered)
    if entering.selects { select(&model, entered) }
    return effects + saving(model)
}

/// Takes the last entered transaction back from the file. Other rows stay, whoever wrote them.
func withdraw(_ entered: Transaction, in model: inout Model) -> [Effect] {
    var arrangement = model.arrangement
    let action = model.past.undo(&arrangement)
    guard let document = model.transactions,
        let row = document.transactions.last(where: { $0.isSame(as: entered) }),
        let without = try? document.removing(line: row.line)
    else {
        model.past.forgetUndone()
        return say(&model, .phrase(.entryChanged, ["deed": Action(entered).saying]))
    }
    let said = Saying.phrase(.undid, ["deed": (action ?? Action(entered)).saying])
    return replace(document, by: without, in: &model, saying: said) + saving(model)
}

/// Adds a transaction that was taken back to the file again.
func enterAgain(_ entered: Transaction, in model: inout Model) -> [Effect] {
    do throws(EditRefusal) {
        var (arrangement, past) = (model.arrangement, model.past)
        let action = past.redo(&arrangement)
        let said = Saying.phrase(.redid, ["deed": (action ?? Action(entered)).saying])
        let effects = try append(entered, in: &model, saying: said)
        model.past = past
        select(&model, entered)
        return effects + saving(model)
    } catch {
        return say(&model, .nothingAdded(error, hidesAmounts: model.arrangement.hidesAmounts))
    }
}

/// Adds a row. One that would count for nothing, such as a sale of more than is held, is refused.
private func append(
    _ entered: Transaction, in model: inout Model, saying: Saying
) throws(EditRefusal) -> [Effect] {
    let document = model.transactions ?? TransactionDocument()
    let longer = try document.appending([entered])
    let line = longer.transactions.last?.line
    // Rows contradict others of their item alone, and need no rates for that.
    let today = HomeRates(
        home: model.homeCurrency, today: model.here.local(model.now).day, now: [:], closes: [:])
    let rows = longer.transactions.filter { $0.item == entered.item }
    let mistakes = Ledger(rows, Terms(rates: today)).mistakes.filter { $0.line == line }
    guard mistakes.isEmpty else { throw .invalid(mistakes) }
    return replace(document, by: longer, in: &model, saying: saying)
}

private func replace(
    _ old: TransactionDocument, by new: TransactionDocument, in model: inout Model, saying: Saying
) -> [Effect] {
    applyTransactions(&model, new) + [.saveTransactions(new, madeFrom: old, saying: saying)]
}

/// Positions have come or gone on the board, and undo goes through other changes.
private func saving(_ model: Model) -> [Effect] {
    [.save(model.arrangement), .savePast(model.past, of: model.arrangement)]
}

/// Selects the position that a transaction is of.
private func select(_ model: inout Model, _ entered: Transaction) {
    guard let item = entered.item.map({ Item(Position.Key($0, account: entered.account)) }),
        model.arrangement[.positions].contains(item)
    else { return }
    model.focus = .positions
    select(&model, .card(item), in: .positions)
    showFolded(&model, item, in: .positions)
}

extension Transaction {
    /// Whether both say the same, wherever they stand in the file.
    fileprivate func isSame(as other: Transaction) -> Bool {
        var moved = self
        moved.line = other.line
        return moved == other
    }
}

extension Saying {
    fileprivate static func nothingAdded(_ refusal: EditRefusal, hidesAmounts: Bool) -> Saying {
        let problem: Saying =
            if case .invalid(let mistakes) = refusal, let first = mistakes.first {
                if hidesAmounts, case .moreThanHeld = first.cause {
                    .phrase(.moreThanHeld, verbatim: ["quantity": FigureText.hidden])
                } else {
                    first.cause.saying
                }
            } else {
                refusal.saying(in: "transactions.csv")
            }
        return .phrase(.nothingAdded, ["problem": problem])
    }
}
