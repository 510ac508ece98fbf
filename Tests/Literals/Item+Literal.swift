internal import Arrangement
internal import Board
internal import Market

/// Items written in tests as texts. Whether such an item can be is for the test to know.
extension Item: ExpressibleByStringLiteral {
    /// The item with the text of a literal.
    package init(stringLiteral text: StringLiteralType) { self.init(Named(text)) }

    /// The item with a text.
    package init(text: String) { self.init(Named(text)) }
}

/// An identity that takes any text.
private struct Named: Identity {
    let text: String
    init(_ text: String) { self.text = text }
}
