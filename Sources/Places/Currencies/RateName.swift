package import Market

extension RateLeg {
    package func name(locale: String = "en_US") -> String? {
        switch self {
        case .currency(let code): Currency.name(code, locale: locale)
        case .asset(let asset): asset.coinName ?? asset.metalName(locale)
        }
    }

    package var isNamed: Bool { name() != nil }

    fileprivate var isCurrent: Bool {
        currency.map { Currency.name($0) != nil && !Currency.isWithdrawn($0) } ?? true
    }
}

extension Asset {
    fileprivate func metalName(_ locale: String) -> String? {
        CurrencyTable.line(text).map { CurrencyTable.name($0, column: CityTable.column(locale)) }
    }
}

extension RateID {
    package func name(locale: String = "en_US") -> String? {
        guard let base else { return code.name(locale: locale) }
        return [base, code].map { $0.name(locale: locale) ?? $0.text }.joined(separator: " / ")
    }

    /// True if people pay with or trade both sides today.
    package var isCurrent: Bool { code.isCurrent && base?.isCurrent ?? true }

    /// `jpy`, `eur/jpy`, `EUR JPY`, `eurjpy`. Without a mark between them both sides must be current, because
    /// other words have six letters too.
    package init?(typed text: String) {
        let text = text.uppercased()
        if let id = RateID(text) {
            self = id
            return
        }
        let sides = text.split { $0 == " " || $0 == "/" }.map(String.init)
        if sides.count == 2 {
            self.init(sides.joined(separator: "/"))
            return
        }
        guard sides.count == 1, (6...10).contains(text.count) else { return nil }
        let found = [text.count - 3, 3, 4].lazy.compactMap { count -> RateID? in
            let id = RateID("\(text.prefix(count))/\(text.dropFirst(count))")
            return id?.isCurrent == true ? id : nil
        }.first
        guard let found else { return nil }
        self = found
    }
}
