import CivilTime
import Money

extension FuzzTarget {
    /// A valid transaction makes a row that the file accepts.
    static let entries = FuzzTarget(name: "entries") { bytes in
        let key = Position.Key("IBM@broker" as String)
        let text = String(decoding: bytes, as: UTF8.self)
        let marks = [
            AmountMarks.english, AmountMarks(decimal: ",", grouping: "."),
            AmountMarks(decimal: ".", grouping: nil),
        ]
        for marks in marks {
            do throws(EntryMistake) {
                let typed = try Transaction(typed: text, marks, on: Day(number: 20_000), of: key) { _ in true
                }
                let document = try? TransactionDocument().appending([typed])
                precondition(document?.transactions.count == 1, "the file refuses it")
            } catch {
                switch error {
                case .amount(let mistake):
                    precondition((0...text.count).contains(mistake.place), "a mistake outside of the text")
                case .row(_, let place):
                    precondition((0...text.count).contains(place), "a mistake outside of the text")
                case .missing(let parts): precondition(!parts.isEmpty, "nothing is missing")
                }
            }
        }
    }
}
