import Market

/// What Yahoo Finance knows under a name, in one request.
///
/// Not a kind of its own in the settings: it is asked at the address of Yahoo's quotes, and shares their pace.
struct YahooSearch: Provider {
    let kind = FeedID.yahoo
    /// What is found does not move, so nothing has to be asked again by itself: the floor is the user's hand, and the
    /// distance to the request before.
    let manners = Manners(spacing: Yahoo().manners.spacing)
    /// That one search is refused says nothing of quotes.
    let asksOneByOne = true
    /// The longest text that is asked for, in characters.
    static let longestText = 60

    /// The request that asks `address` for `text`, which is clean; nil if none can be made.
    func question(about text: String, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address else { return nil }
        let query = WebAddress.encoded(text)
        return base.below("/v1/finance/search?q=\(query)&quotesCount=20&newsCount=0")
            .map { Question(address: .web($0)) }
    }

    /// What a body has found and can be charted, in the body's order, each symbol once.
    ///
    /// - Throws: `.tooManyRequests` or `.malformed`, by what it says instead.
    func found(in body: [UInt8]) throws(FeedFailure.Cause) -> [FoundStock] {
        let answer = try YahooAnswer.read(body)
        guard let entries = answer["quotes"]?.elements else {
            throw .malformed(.said(YahooAnswer.complaint(in: answer["finance"]) ?? "no list of finds in it"))
        }
        var seen: Set<String> = []
        return entries.compactMap(Self.stock).filter { seen.insert($0.symbol.text.uppercased()).inserted }
    }

    /// What a chart can be had of, by `quoteType`. An option has none that outlives it; what is no quote at all, such
    /// as a private company, has no symbol either.
    private static let charted: Set<String> = [
        "EQUITY", "ETF", "INDEX", "MUTUALFUND", "CURRENCY", "CRYPTOCURRENCY", "FUTURE",
    ]

    private static func stock(_ entry: JSON) -> FoundStock? {
        let type = entry["quoteType"]?.text?.uppercased()
        guard let symbol = entry["symbol"]?.text.flatMap(Symbol.init), type.map(charted.contains) ?? true
        else { return nil }
        return FoundStock(
            symbol: symbol, name: entry["longname"]?.plainLine() ?? entry["shortname"]?.plainLine(),
            exchange: entry["exchDisp"]?.plainLine(limit: 40) ?? entry["exchange"]?.plainLine(limit: 40),
            kind: entry["typeDisp"]?.plainLine(limit: 20) ?? type.flatMap { CleanText.line($0, limit: 20) })
    }
}

extension JSON {
    /// A text without HTML's escapes, cleaned.
    func plainLine(limit: Int = 80) -> String? {
        text.flatMap { CleanText.line(HTMLText.plain($0), limit: limit) }
    }
}

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
