import Market
import Money

extension FuzzTarget {
    static let amounts = FuzzTarget(name: "amounts") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let marks = [
            AmountMarks.english, AmountMarks(decimal: ",", grouping: "."),
            AmountMarks(decimal: ".", grouping: nil),
        ]
        for marks in marks {
            do throws(AmountMistake) {
                let amount = try SpokenAmount(text, marks) { CurrencyCode($0.uppercased()) }
                precondition(
                    Rational(exact: amount.value.fractionText) == amount.value, "a file would lose it")
                precondition(amount.margin.map { $0.sign >= 0 && $0 < 100 } ?? true)
            } catch {
                precondition((0...text.count).contains(error.place), "a mistake outside of the text")
            }
        }
    }
}
