/// Text that a service has written for a web page.
enum HTMLText {
    /// The marks that services escape. HTML has two thousand more, which no name of a stock has been seen with.
    private static let named: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    ]
    /// The longest name or number between `&` and `;` that is looked at.
    private static let longest = 8

    /// `text` with its character references replaced, once: `&amp;lt;` becomes `&lt;`. What is no reference stays.
    ///
    /// The text may then hold any character there is; it has to be cleaned afterwards, not before.
    static func plain(_ text: String) -> String {
        var plain = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            plain += rest[..<mark]
            rest = rest[mark...]
            let body = rest.dropFirst()
            guard let end = body.prefix(longest + 1).firstIndex(of: ";"),
                let character = character(body[..<end])
            else {
                plain += "&"
                rest = body
                continue
            }
            plain.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return plain + rest
    }

    private static func character(_ reference: Substring) -> Character? {
        guard reference.first == "#" else { return named[reference] }
        let digits = reference.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
