package import Arrangement
package import Market

package struct Picker: Hashable, Sendable {
    package enum Search: Hashable, Sendable {
        case idle
        case asking
        case answered
        case failed(FeedFailure)
    }

    package let panel: Panel
    package internal(set) var text = ""
    package internal(set) var offers: [Offer] = [] {
        didSet { count = Set(offers.lazy.filter { !$0.isAsTyped }.map(\.item)).count }
    }
    /// How many different items are offered: some are offered twice.
    package private(set) var count = 0
    /// The selected row; 0 for none.
    package internal(set) var index = 0
    package internal(set) var added = 0
    package internal(set) var search = Search.idle
    var found: [Offer] = []

    /// The first row of each letter; empty for other lists.
    package var letters: [(letter: Character, index: Int)] {
        var letters: [(letter: Character, index: Int)] = []
        for (index, offer) in offers.enumerated() {
            if let letter = offer.letter, letters.last?.letter != letter { letters.append((letter, index)) }
        }
        return letters
    }

    package var selected: Offer? { offers.indices.contains(index) ? offers[index] : nil }
}

package struct Offer: Hashable, Sendable {
    package var item: Item
    package var name: String
    /// More to distinguish the item: a country, an exchange.
    package var detail: String
    package var letter: Character?
    /// The typed text is exactly its name in any language.
    package var isNamed = false
    /// True if we know nothing but the typed text.
    package var isAsTyped = false

    package init(item: Item, name: String, detail: String = "", letter: Character? = nil) {
        (self.item, self.name, self.detail, self.letter) = (item, name, detail, letter)
    }
}
