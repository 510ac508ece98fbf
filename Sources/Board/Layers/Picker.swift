package import Arrangement
package import Market

/// A search for something to add to the board: the typed text and its results.
package struct Picker: Hashable, Sendable {
    /// The state of the feeds' search.
    package enum Search: Hashable, Sendable {
        case idle
        case asking
        case answered
        case failed(FeedFailure)
    }

    package let panel: Panel
    package internal(set) var text = ""
    /// The results, best first.
    package internal(set) var offers: [Offer] = [] {
        didSet { count = Set(offers.lazy.filter { !$0.isAsTyped }.map(\.item)).count }
    }
    /// How many different items are among the offers; some are listed twice.
    package private(set) var count = 0
    /// The selected row; 0 for none.
    package internal(set) var index = 0
    /// How many items were added since the picker opened.
    package internal(set) var added = 0
    /// The state of the feeds' search.
    package internal(set) var search = Search.idle
    /// The results of the feeds' search, with the text it searched for.
    var found: [Offer] = []

    /// The first row of each letter in a list by letters, in order; empty for other lists.
    package var letters: [(letter: Character, index: Int)] {
        var letters: [(letter: Character, index: Int)] = []
        for (index, offer) in offers.enumerated() {
            if let letter = offer.letter, letters.last?.letter != letter { letters.append((letter, index)) }
        }
        return letters
    }

    /// The selected offer; nil if nothing was found.
    package var selected: Offer? { offers.indices.contains(index) ? offers[index] : nil }
}

/// An item that can be added to the board.
package struct Offer: Hashable, Sendable {
    package var item: Item
    package var name: String
    /// More to distinguish it from others: a country, an exchange.
    package var detail: String
    /// Its letter in a list by letters; nil in other lists.
    package var letter: Character?
    /// True if the typed text is exactly its name, in any language.
    package var isNamed = false
    /// True if we know nothing of it but the typed text.
    package var isAsTyped = false

    package init(item: Item, name: String, detail: String = "", letter: Character? = nil) {
        (self.item, self.name, self.detail, self.letter) = (item, name, detail, letter)
    }
}
