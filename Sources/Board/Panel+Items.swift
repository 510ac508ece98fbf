internal import Market
public import Words

extension Panel {
    /// That `wish` is nothing the panel can hold, with an example of what it can.
    public func refusal(of wish: String, _ words: Words) -> String {
        switch self {
        case .rates: words[.notACurrency, ["text": wish]]
        case .clocks: words[.notACity, ["text": wish]]
        case .stocks: words[.notASymbol, ["text": wish]]
        }
    }

    /// What an item is called when it is spoken of: a code, a city, a symbol.
    func name(of item: String, language: String) -> String {
        self == .clocks ? City.name(ofClock: item, language: language) : item
    }

    /// The item that a user means by `wish`; nil when it cannot be one.
    ///
    /// Currencies and stocks are judged by their form alone: which there are, only a feed can tell. A zone
    /// has to be one the system knows.
    public func item(named wish: String) -> String? {
        switch self {
        case .rates:
            let code = wish.uppercased()
            return Currency.isPlausible(code) ? code : nil
        case .clocks:
            return Zone.named(like: wish)
        case .stocks:
            let symbol = wish.uppercased()
            let isPlausible =
                (1...20).contains(symbol.utf8.count)
                && symbol.utf8.allSatisfy { byte in
                    (48...57).contains(byte) || (65...90).contains(byte) || Array(".-^=&".utf8).contains(byte)
                }
            return isPlausible ? symbol : nil
        }
    }
}
