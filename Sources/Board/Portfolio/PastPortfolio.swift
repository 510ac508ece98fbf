package import Figures
internal import Market
package import Money

/// The positions at the end of a past day, at its closes and rates.
package struct PastPortfolio: Hashable, Sendable {
    struct Source: Hashable {
        let basis: Portfolio.Basis
        let document: TransactionDocument
        let closes: [CurrencyCode: [DailyClose]]
        let recent: [CurrencyCode: [DailyClose]]
        let past: PastCloses
    }

    let source: Source
    /// Nil while another thread makes it.
    package internal(set) var portfolio: Portfolio?
}

extension Model {
    mutating func keepPastPortfolio() -> [Effect] {
        guard let day = pastDay, let portfolio else {
            if pastPortfolio != nil { pastPortfolio = nil }
            return []
        }
        let source = PastPortfolio.Source(
            basis: Portfolio.Basis(self, on: day), document: portfolio.document, closes: portfolio.closes,
            recent: market.rateCloses, past: market.past)
        if source == pastPortfolio?.source { return [] }
        let known = pastPortfolio?.portfolio
        let isSame = known?.basis == source.basis && known?.document == source.document
        let work = PortfolioWork(source.document, closes: source.closes, on: day, self)
        let ledger = isSame ? known?.positions.ledger.renewed(work.terms) : nil
        if ledger != nil || source.document.transactions.count <= PortfolioWork.large {
            pastPortfolio = PastPortfolio(source: source, portfolio: Portfolio(work, ledger: ledger))
            return []
        }
        // One piece of work at a time: the next begins when it is done.
        if pastPortfolioInWork != nil {
            if !isSame { pastPortfolio = nil }
            return []
        }
        pastPortfolio = PastPortfolio(source: source, portfolio: isSame ? known : nil)
        pastPortfolioInWork = work
        return [.makePortfolio(work)]
    }

    /// Takes positions of another thread; ignores them if the board no longer shows that day.
    mutating func takePastPortfolio(_ made: Portfolio) {
        guard let work = pastPortfolioInWork, work.basis == made.basis, work.document == made.document else {
            return
        }
        pastPortfolioInWork = nil
        guard made.basis == pastPortfolio?.source.basis, made.document == pastPortfolio?.source.document
        else {
            return
        }
        var portfolio = made
        portfolio.revalue(self)
        pastPortfolio?.portfolio = portfolio
    }
}

extension PastCloses {
    /// Closes of currencies per dollar, of the day shown and the one before, oldest first.
    var dollarCloses: [CurrencyCode: [DailyClose]] {
        var closes: [CurrencyCode: [DailyClose]] = [:]
        for (subject, answer) in all {
            guard case .rate(let pair) = subject, pair.base == .usd, let code = pair.code.currency,
                let figure = answer.figure
            else { continue }
            closes[code] = [answer.bases[.d1]?.close, figure.close].compactMap(\.self)
        }
        return closes
    }
}

extension ItemPrice {
    /// The close of a past day and the one before it; nil without the former.
    package init?(_ answer: PastAnswer) {
        guard let figure = answer.figure else { return nil }
        let base = answer.bases[.d1]?.close
        self.init(
            price: Rational(figure.close.close), close: (base?.close).flatMap { Rational($0) },
            closeDay: base?.day, isOfThatDay: figure.isBeforeSplit)
    }
}
