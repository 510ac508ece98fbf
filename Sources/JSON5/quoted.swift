internal import Market

/// Something that a file says, safe to show and short, in quotes.
package func quoted(_ text: String) -> String {
    guard let clean = CleanText.line(text, limit: 40) else { return "a character that does not show" }
    return "“\(clean)”"
}
