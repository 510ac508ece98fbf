package import Market

/// Supposed changes of rates and prices. Each applies to the result of those before it. Exact for money,
/// binary for cards.
package struct Scenario: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case currency(CurrencyCode)
        /// Units of the second one per one of the first.
        case pair(CurrencyCode, CurrencyCode)
        case item(Symbol)
        case prices
    }

    package enum Change: Hashable, Sendable {
        /// Factors and levels are above 0.
        case by(Rational)
        case to(Rational)
    }

    package struct Clause: Hashable, Sendable {
        package let subject: Subject
        package let change: Change
    }

    package let clauses: [Clause]
    package let text: String

    init(_ clauses: [Clause], text: String) { (self.clauses, self.text) = (clauses, text) }

    /// Supposed rates per dollar. Of a pair the second currency moves, or the first if `home` is the second.
    package func rates(_ now: [CurrencyCode: Rational], home: CurrencyCode) -> [CurrencyCode: Rational] {
        var rates = now
        func perDollar(_ code: CurrencyCode) -> Rational? { code == .usd ? .one : rates[code] }
        /// The dollar moves against all others if they move against it.
        func set(_ code: CurrencyCode, _ perDollar: Rational) {
            if code == .usd { rates = rates.mapValues { $0 / perDollar } } else { rates[code] = perDollar }
        }
        for clause in clauses {
            switch (clause.subject, clause.change) {
            case (.currency(let code), .by(let factor)):
                if let now = perDollar(code) { set(code, now / factor) }
            case (.pair(let first, let second), let change):
                guard let one = perDollar(first), let other = perDollar(second) else { continue }
                let wanted = change.applied(to: other / one)
                if second == home { set(first, other / wanted) } else { set(second, one * wanted) }
            case (.currency, .to), (.item, _), (.prices, _): continue
            }
        }
        return rates
    }

    /// The supposed price is `scale` times the price, plus `level`.
    private func effect(on item: Symbol) -> (scale: Rational, level: Rational) {
        var (scale, level) = (Rational.one, Rational.zero)
        for clause in clauses {
            switch (clause.subject, clause.change) {
            case (.item(item), .to(let wanted)): (scale, level) = (.zero, wanted)
            case (.item(item), .by(let factor)), (.prices, .by(let factor)):
                scale = scale * factor
                level = level * factor
            case (.item, _), (.prices, .to), (.currency, _), (.pair, _): continue
            }
        }
        return (scale, level)
    }

    package func price(_ price: Rational, of item: Symbol) -> Rational {
        let (scale, level) = effect(on: item)
        return price * scale + level
    }

    package func price(_ price: Double, of item: Symbol) -> Double {
        let (scale, level) = effect(on: item)
        if scale == .one, level.sign == 0 { return price }
        return Rational(price).map { ($0 * scale + level).nearest } ?? price
    }

    /// Closes are of the past and stay.
    package func prices(_ prices: [Symbol: ItemPrice]) -> [Symbol: ItemPrice] {
        Dictionary(
            uniqueKeysWithValues: prices.map { item, now in
                var supposed = now
                supposed.price = now.price.map { price($0, of: item) }
                return (item, supposed)
            })
    }

    /// The first changed currency or item without a rate or price.
    package func unknown(rate: (CurrencyCode) -> Bool, price: (Symbol) -> Bool) -> String? {
        for clause in clauses {
            switch clause.subject {
            case .currency(let code): if code != .usd, !rate(code) { return code.text }
            case .pair(let first, let second):
                for code in [first, second] where code != .usd && !rate(code) { return code.text }
            case .item(let item): if !price(item) { return item.text }
            case .prices: continue
            }
        }
        return nil
    }
}

extension Scenario.Change {
    fileprivate func applied(to now: Rational) -> Rational {
        switch self {
        case .by(let factor): now * factor
        case .to(let level): level
        }
    }
}
