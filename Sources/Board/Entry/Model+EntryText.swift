internal import CivilTime
internal import Figures
internal import Market
internal import Money
package import Words

extension Model {
    package var transactionExamples: String {
        let point = figureText.marks.decimal
        return ["buy 10 AAPL 187\(point)40", "sell 5 2330.TW 1020 fee 20", "split AAPL 4:1"]
            .joined(separator: " · ")
    }

    /// `Bought 10 AAPL at 187.40 USD on 20 Nov`, or the mistake.
    package func meaning(of entering: Entering) -> Saying {
        do throws(EntryMistake) { return meaning(of: try transaction(entering)) } catch {
            return error.saying
        }
    }

    func meaning(of entered: Transaction) -> Saying {
        let unit = entered.currency ?? entered.item.flatMap { market.quotes[$0]?.value.currency }
        func money(_ sum: Rational) -> String {
            let short = sum.shortText(places: 20)
            let hasTenths = short.dropLast().last == "."
            return [figureText.marked(hasTenths ? short + "0" : short), unit].compactMap(\.self)
                .joined(separator: " ")
        }
        let isOfThisYear = entered.day.civil.year == here.local(now).day.civil.year
        let sum =
            entered.kind == .fee ? entered.fee : entered.kind.isAmount ? entered.quantity : entered.price
        let what = Saying.phrase(
            entered.phrase,
            verbatim: [
                "quantity": entered.kind == .split
                    ? entered.text(.quantity)
                    : entered.kind == .exchange
                        ? money(entered.quantity) : figureText.quantity(entered.quantity),
                "item": entered.into ?? entered.item?.text ?? "",
                "price": entered.kind == .exchange
                    ? figureText.marked(sum.shortText(places: 20)) : money(sum),
                "date": words.date(entered.day, withYear: !isOfThisYear),
            ])
        var parts = [what]
        if entered.kind != .fee, entered.fee.sign != 0 {
            parts.append(.phrase(.entryWithFee, verbatim: ["price": money(entered.fee)]))
        }
        if let rate = entered.rate {
            let text = figureText.marked(rate.shortText(places: 20))
            parts.append(.phrase(.entryRate, verbatim: ["rate": text]))
        }
        if !entered.account.isEmpty {
            parts.append(.phrase(.entryAccount, verbatim: ["account": entered.account]))
        } else if entered.kind != .split, hasAccounts {
            parts.append(.phrase(.noAccount))
        }
        return .joined(Array(parts.map { [$0] }.joined(separator: [.verbatim(" · ")])))
    }
}

extension Model {
    /// A transaction without one is then worth a remark.
    private var hasAccounts: Bool {
        portfolio?.positions.items.contains { !$0.key.account.isEmpty } ?? false
    }
}

extension Transaction {
    fileprivate var phrase: Phrase {
        switch kind {
        case .buy: .entryBuy
        case .sell: .entrySell
        case .dividend: .entryDividend
        case .split: .entrySplit
        case .fee: item == nil ? .entryFee : .entryFeeOf
        case .deposit: .entryDeposit
        case .withdraw: .entryWithdraw
        case .tax: item == nil ? .entryTax : .entryTaxOf
        case .interest: .entryInterest
        case .exchange: .entryExchange
        }
    }
}

extension EntryMistake {
    var saying: Saying {
        switch self {
        case .amount(let mistake): mistake.saying
        case .row(let cause, let place):
            .phrase(.mistakeAt, ["what": cause.saying, "place": .verbatim(String(place + 1))])
        case .missing(let parts):
            .phrase(.entryMissing, ["what": .several(parts.map { .phrase($0.phrase) })])
        }
    }
}

extension EntryMistake.Part {
    fileprivate var phrase: Phrase {
        switch self {
        case .quantity: .entryQuantity
        case .factor: .entryFactor
        case .item: .entryItem
        case .price: .entryPrice
        case .currency: .entryCurrency
        case .account: .entryInAccount
        }
    }
}
