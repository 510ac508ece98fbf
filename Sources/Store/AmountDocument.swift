internal import Board
internal import CivilTime
internal import Market
internal import Money

/// The board's amount as its file has it. The value is a whole number or a fraction, `125/6`, so that nothing of it is lost.
struct AmountDocument: Hashable {
    var value = ""
    var currency = ""
    var margin: String?
    var day: String?
    var isInverse = false
}

extension AmountDocument {
    init(_ amount: Amount) {
        self.init(
            value: amount.value.fractionText, currency: amount.currency.text,
            margin: amount.margin?.fractionText,
            day: amount.day?.description, isInverse: amount.isInverse)
    }

    /// The amount; nil where it makes no sense.
    var amount: Amount? {
        guard let value = Rational(exact: value), let currency = CurrencyCode(currency) else { return nil }
        let (margin, day) = (margin.map { Rational(exact: $0) }, day.map { Day($0) })
        // A file that was written has to be read.
        if case .some(nil) = day { return nil }
        if let margin, margin.map({ $0.sign >= 0 && $0 < 100 }) != true { return nil }
        return Amount(value, currency, margin: margin ?? nil, on: day ?? nil, isInverse: isInverse)
    }
}

extension Form<AmountDocument> {
    static var amount: Form {
        .object(
            Value(), Field("value", \.value, .text), Field("currency", \.currency, .text),
            Field("margin", \.margin, .text), Field("day", \.day, .text),
            Field("inverse", \.isInverse, .flag, absent: false))
    }
}
