internal import Arrangement
internal import Market

/// A program's spelling of items; see the table in docs/howto/boards.md.
struct Spelling {
    private let source: ForeignList.Source
    private let base: CurrencyCode

    init(_ source: ForeignList.Source, base: CurrencyCode) { (self.source, self.base) = (source, base) }

    func meaning(of text: String) -> Result<NamedItem, Refusal> {
        // Only Yahoo's names of some exchanges are case-sensitive.
        let word = text.contains(where: \.isUppercase) ? text : text.uppercased()
        if let code = currency(word) { return .success(NamedItem(.rates, Item(code))) }
        switch source {
        case .list:
            guard case .one(let named) = NamedItem.meaning(of: text) else {
                return .failure(.init(.noSymbol))
            }
            return .success(named)
        case .ticker:
            // Coinbase's, and coins by ticker's own names.
            let plain = word.hasSuffix("-USD.CB") ? String(word.dropLast(3)) : word
            if plain.hasSuffix(".X") { return coin(plain.dropLast(2)) }
            if [".CB", ".CG", ".CC"].contains(where: plain.hasSuffix) { return .failure(.init(.ownName)) }
            return symbol(plain)
        case .tickrs, .mop, .stocksTUI, .csv: return symbol(word)
        }
    }

    private func symbol(_ word: String) -> Result<NamedItem, Refusal> {
        guard let symbol = Symbol(word) else { return .failure(.init(.noSymbol)) }
        return .success(NamedItem(.stocks, Item(symbol)))
    }

    /// A coin in dollars, if the name is the usual one: a digit marks another coin of that name.
    private func coin(_ name: Substring) -> Result<NamedItem, Refusal> {
        guard name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return .failure(.init(.ownName)) }
        return symbol("\(name)-USD")
    }

    /// From a Yahoo pair with the base: `EURUSD=X`, or `JPY=X`, which is in dollars.
    private func currency(_ word: String) -> CurrencyCode? {
        guard word.hasSuffix("=X") else { return nil }
        let pair = word.dropLast(2)
        let (first, second) = pair.count == 3 ? ("USD", pair) : (pair.prefix(3), pair.dropFirst(3))
        guard let first = CurrencyCode(String(first)), let second = CurrencyCode(String(second)) else {
            return nil
        }
        return first == base ? second : second == base ? first : nil
    }
}

struct Refusal: Error {
    let reason: ListImport.Reason
    init(_ reason: ListImport.Reason) { self.reason = reason }
}
