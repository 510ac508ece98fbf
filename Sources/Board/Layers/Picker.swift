package import Arrangement
package import Market

/// What is being looked for, to be put onto the board: the text typed so far and what it finds.
package struct Picker: Hashable, Sendable {
    /// What the feeds' search has to say.
    package enum Search: Hashable, Sendable {
        case idle
        case asking
        case answered
        case failed(FeedFailure)
    }

    package let panel: Panel
    /// What was typed.
    package internal(set) var text = ""
    /// What was found, best first.
    package internal(set) var offers: [Offer] = [] {
        didSet { count = Set(offers.lazy.filter { !$0.isAsTyped }.map(\.item)).count }
    }
    /// How many things are among the offers; some stand in two places.
    package private(set) var count = 0
    /// The selected row; 0 where there is none.
    package internal(set) var index = 0
    /// How many were put onto the board since the picker opened.
    package internal(set) var added = 0
    /// How the search of the feeds is doing.
    package internal(set) var search = Search.idle
    /// What the feeds' search found, with the text that it was asked for.
    var found: [Offer] = []

    /// Where each letter of a list by letters begins, in order; empty where there are none.
    package var letters: [(letter: Character, index: Int)] {
        var letters: [(letter: Character, index: Int)] = []
        for (index, offer) in offers.enumerated() {
            if let letter = offer.letter, letters.last?.letter != letter { letters.append((letter, index)) }
        }
        return letters
    }

    /// The selected offer; nil where nothing was found.
    package var selected: Offer? { offers.indices.contains(index) ? offers[index] : nil }
}

/// Something that can be put onto the board.
package struct Offer: Hashable, Sendable {
    package var item: Item
    /// What it is called.
    package var name: String
    /// More that tells it from others: a country, an exchange.
    package var detail: String
    /// The letter of the list of all that it stands under; nil in a list that is not by letters.
    package var letter: Character?
    /// Whether it is called just what was typed, in another language than the user's too.
    package var isNamed = false
    /// Whether nothing is known of it but what was typed.
    package var isAsTyped = false

    package init(item: Item, name: String, detail: String = "", letter: Character? = nil) {
        (self.item, self.name, self.detail, self.letter) = (item, name, detail, letter)
    }
}
