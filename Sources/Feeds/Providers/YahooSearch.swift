import Market

/// No feed of the settings: requests go to the address of Yahoo's quotes, and share their pace.
struct YahooSearch: Provider {
    let kind = FeedID.yahoo
    /// No floor: results do not change, so only the user repeats a search.
    let manners = Manners(spacing: Yahoo().manners.spacing)
    let asksOneByOne = true
    static let longestText = 60

    /// `text` must be clean. Nil if no request can be made.
    func question(about text: String, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address else { return nil }
        let query = WebAddress.encoded(text)
        return base.below("/v1/finance/search?q=\(query)&quotesCount=20&newsCount=0")
            .map { Question(address: .web($0)) }
    }

    /// Finds only items with charts, in the body's order, each symbol once.
    func found(in body: [UInt8]) throws(FeedFailure.Cause) -> [FoundStock] {
        let answer = try YahooAnswer.read(body)
        guard let entries = answer["quotes"]?.elements else {
            throw .malformed(.said(YahooAnswer.complaint(in: answer["finance"]) ?? "no list of finds in it"))
        }
        var seen: Set<String> = []
        return entries.compactMap(Self.stock).filter { seen.insert($0.symbol.text.uppercased()).inserted }
    }

    /// Kinds with a chart, by `quoteType`. An option has no lasting chart; a private company has no symbol.
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
    func plainLine(limit: Int = 80) -> String? {
        text.flatMap { CleanText.line(HTMLText.plain($0), limit: limit) }
    }
}

enum HTMLText {
    /// References that services use. HTML has two thousand more, seen in no name of a stock.
    private static let named: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    ]
    private static let longest = 8

    /// Replaces references once: `&amp;lt;` becomes `&lt;`. Clean the result afterwards, not before.
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
