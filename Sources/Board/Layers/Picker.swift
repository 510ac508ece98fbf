public import Market

/// What is being looked for, to be put onto the board: the text typed so far and what it finds.
public struct Picker: Hashable, Sendable {
    /// What the feeds' search has to say.
    public enum Search: Hashable, Sendable {
        case idle
        case asking
        case answered
        case failed(FeedFailure)
    }

    /// The panel that it is for.
    public let panel: Panel
    /// What was typed.
    public internal(set) var text = ""
    /// What was found, best first.
    public internal(set) var offers: [Offer] = [] {
        didSet { count = Set(offers.lazy.filter { !$0.isAsTyped }.map(\.item)).count }
    }
    /// How many things are among the offers; some stand in two places.
    public private(set) var count = 0
    /// The selected row; 0 where there is none.
    public internal(set) var index = 0
    /// How many were put onto the board since the picker opened.
    public internal(set) var added = 0
    /// How the search of the feeds is doing.
    public internal(set) var search = Search.idle
    /// What the feeds' search found, with the text that it was asked for.
    var found: [Offer] = []

    /// Where each letter of a list by letters begins, in order; empty where there are none.
    public var letters: [(letter: Character, index: Int)] {
        var letters: [(letter: Character, index: Int)] = []
        for (index, offer) in offers.enumerated() {
            if let letter = offer.letter, letters.last?.letter != letter { letters.append((letter, index)) }
        }
        return letters
    }

    /// The selected offer; nil where nothing was found.
    public var selected: Offer? { offers.indices.contains(index) ? offers[index] : nil }
}

/// Something that can be put onto the board.
public struct Offer: Hashable, Sendable {
    /// The item.
    public var item: Item
    /// What it is called.
    public var name: String
    /// More that tells it from others: a country, an exchange.
    public var detail: String
    /// The letter of the list of all that it stands under; nil in a list that is not by letters.
    public var letter: Character?
    /// Whether it is called just what was typed, in another language than the user's too.
    public var isNamed = false
    /// Whether nothing is known of it but what was typed.
    public var isAsTyped = false

    /// Makes an offer.
    public init(item: Item, name: String, detail: String = "", letter: Character? = nil) {
        (self.item, self.name, self.detail, self.letter) = (item, name, detail, letter)
    }
}
