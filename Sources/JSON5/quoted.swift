internal import Market
package import Words

/// Something that a file says, safe to show and short, in quotes.
package func quoted(_ text: String) -> Saying {
    guard let clean = CleanText.line(text, limit: 40) else { return .phrase(.unshowable) }
    return .phrase(.inQuotes, verbatim: ["text": clean])
}
