internal import Arrangement
internal import CivilTime
internal import Figures
internal import Money
internal import Words

extension Model {
    mutating func beginEntering(selects: Bool) -> [Effect] {
        let key = enteredKey
        leaveLayer()
        open(Entering(key: key, selects: selects))
        return []
    }

    mutating func enterTransaction() -> [Effect] {
        guard let entering = top(Entering.self) else { return [] }
        if entering.text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return []
        }
        let entered: Transaction
        do throws(EntryMistake) {
            entered = try transaction(entering)
        } catch {
            return say(error.saying)
        }
        var changed = self
        changed.leaveLayer()
        let said =
            arrangement.hidesAmounts
            ? .phrase(.added, ["name": Action(entered).saying]) : meaning(of: entered)
        let effects: [Effect]
        do throws(EditRefusal) {
            effects = try changed.appendTransaction(
                entered, saying: isDemo ? .phrase(.enteredInDemo, ["what": said]) : said)
        } catch {
            return say(.nothingAdded(error, hidesAmounts: arrangement.hidesAmounts))
        }
        self = changed
        past.note(entered)
        if entering.selects { select(entered) }
        return effects + savingPositions()
    }

    /// Removes an entered row; other rows stay, whoever wrote them.
    mutating func withdraw(_ entered: Transaction) -> [Effect] {
        var arrangement = self.arrangement
        let action = past.undo(&arrangement)
        guard let document = transactions,
            let row = document.transactions.last(where: { $0.isSame(as: entered) }),
            let without = try? document.removing(line: row.line)
        else {
            past.forgetUndone()
            return say(.phrase(.entryChanged, ["deed": Action(entered).saying]))
        }
        let said = Saying.phrase(.undid, ["deed": (action ?? Action(entered)).saying])
        return replaceTransactions(document, by: without, saying: said) + savingPositions()
    }

    mutating func enterAgain(_ entered: Transaction) -> [Effect] {
        do throws(EditRefusal) {
            var (arrangement, past) = (self.arrangement, self.past)
            let action = past.redo(&arrangement)
            let said = Saying.phrase(.redid, ["deed": (action ?? Action(entered)).saying])
            let effects = try appendTransaction(entered, saying: said)
            self.past = past
            select(entered)
            return effects + savingPositions()
        } catch {
            return say(.nothingAdded(error, hidesAmounts: self.arrangement.hidesAmounts))
        }
    }

    /// Refuses one without effect, such as a sale of more than the position.
    private mutating func appendTransaction(
        _ entered: Transaction, saying: Saying
    ) throws(EditRefusal) -> [Effect] {
        let document = transactions ?? TransactionDocument()
        let longer = try document.appending([entered])
        let line = longer.transactions.last?.line
        // Rows can only contradict others of their item, which needs no rates.
        let today = HomeRates(
            home: homeCurrency, today: here.local(now).day, now: [:], closes: [:])
        let rows = longer.transactions.filter { $0.item == entered.item }
        let mistakes = Ledger(rows, Terms(rates: today)).mistakes.filter { $0.line == line }
        guard mistakes.isEmpty else { throw .invalid(mistakes) }
        return replaceTransactions(document, by: longer, saying: saying)
    }

    private mutating func replaceTransactions(
        _ old: TransactionDocument, by new: TransactionDocument, saying: Saying
    ) -> [Effect] {
        takeTransactions(new) + [.saveTransactions(new, madeFrom: old, saying: saying)]
    }

    private func savingPositions() -> [Effect] {
        [.save(arrangement), .savePast(past, of: arrangement)]
    }

    private mutating func select(_ entered: Transaction) {
        guard let item = entered.item.map({ Item(Position.Key($0, account: entered.account)) }),
            arrangement[.positions].contains(item)
        else { return }
        focus = .positions
        select(.card(item), in: .positions)
        showFolded(item, in: .positions)
    }
}

extension Transaction {
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

extension Entering: PromptLayer {
    package var id: LayerID { .entering }
    package var longestText: Int { 200 }
    package static func ask(_ model: inout Model) -> [Effect] { model.beginEntering(selects: false) }
    package static func accept(_ model: inout Model) -> [Effect] { model.enterTransaction() }
    package static var rearranges: Bool { true }
}

extension LayerMessage {
    package static func entering(_ message: PromptMessage<Entering>) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let entering = LayerID("entering", typesText: true, [.promptAccept])
}
