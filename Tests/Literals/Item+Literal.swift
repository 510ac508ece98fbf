internal import Arrangement
internal import Board
internal import Market

/// The test has to know if such an item can exist.
extension Item: ExpressibleByStringLiteral {
    package init(stringLiteral text: StringLiteralType) { self.init(Named(text)) }

    package init(text: String) { self.init(Named(text)) }
}

private struct Named: Identity {
    let text: String
    init(_ text: String) { self.text = text }
}
