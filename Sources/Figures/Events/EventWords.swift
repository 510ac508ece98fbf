package import CivilTime
package import Market
internal import Places
package import Words

/// What events are called in the user's words.
package struct EventWords {
    private let words: Words
    private let figures: FigureText
    private let minute: (TimeOfDay) -> String
    private let stock: (Symbol) -> String

    /// - Parameters:
    ///   - minute: Writes a time of day.
    ///   - stock: Writes a symbol.
    package init(
        _ words: Words, _ figures: FigureText, minute: @escaping (TimeOfDay) -> String,
        stock: @escaping (Symbol) -> String
    ) {
        (self.words, self.figures, self.minute, self.stock) = (words, figures, minute, stock)
    }

    /// What happens, with its stock or city first: `2330 Ex-dividend 5.0 TWD`.
    package func title(_ event: MarketEvent) -> String {
        switch event.happening {
        case .text, .holiday, .earlyClose: what(event)
        case .exDividend, .exRights, .results, .clockChange: of(event, what(event))
        }
    }

    /// A text behind the stock, city or currency of an event.
    package func of(_ event: MarketEvent, _ text: String) -> String {
        [whose(event), text].compactMap(\.self).joined(separator: " ")
    }

    /// The stock, city or currency of an event.
    package func whose(_ event: MarketEvent) -> String? {
        switch event.subject {
        case .stock(let symbol)?: stock(symbol)
        case .city(let clock)?: City.name(ofClock: clock, language: words.language.rawValue)
        case .currency(let code)?: code.text
        case nil: nil
        }
    }

    /// What happens, without its stock or city.
    package func what(_ event: MarketEvent) -> String {
        switch event.happening {
        case .text(let title): return title
        case .exDividend(let cash, let currency, let shares):
            let parts = [
                cash.map { [figures.exact($0), currency].compactMap(\.self).joined(separator: " ") },
                shares.map(newShares),
            ].compactMap(\.self)
            return [words[.eventExDividend], words.list(parts)].filter { !$0.isEmpty }
                .joined(separator: " ")
        case .exRights(let shares, _):
            return [words[.eventExRights], shares.map(newShares)].compactMap(\.self).joined(separator: " ")
        case .results(let time, _):
            return [words[.eventResults], time.map { words[$0.phrase] }].compactMap(\.self)
                .joined(separator: " ")
        case .holiday(let holiday, let exchanges): return closed(exchanges, holiday)
        case .earlyClose(let close, let exchanges):
            return words[.eventEarlyClose, ["exchange": exchanges, "time": minute(close)]]
        case .clockChange(let seconds):
            let span = words.span(abs(seconds))
            return words[seconds > 0 ? .eventForward : .eventBack, ["span": span]]
        }
    }

    package func closed(_ exchanges: String, _ holiday: Holiday) -> String {
        words[.closedFor, ["exchange": exchanges, "holiday": words[holiday.phrase]]]
    }

    private func newShares(_ count: Double) -> String {
        words[.eventNewShares, ["count": figures.exact(count)]]
    }
}

extension MarketEvent.ResultsTime {
    fileprivate var phrase: Phrase {
        switch self {
        case .beforeOpen: .eventBeforeOpen
        case .duringTrading: .eventDuringTrading
        case .afterClose: .eventAfterClose
        }
    }
}
