import Market

/// No feed of the settings: requests go to the address of Yahoo's quotes, and share their pace.
struct YahooHeadlines: KindProvider {
    let kind = FeedID.yahoo
    /// Yahoo lets its answers be kept for ten minutes (`max-age=600`).
    let manners = Manners(spacing: Yahoo().manners.spacing, floor: .seconds(600))
    let asksOneByOne = true
    /// Requests one more than is shown.
    private static let most = 4

    func question(about symbol: Symbol, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address else { return nil }
        let query = "q=\(WebAddress.encoded(symbol.text))&quotesCount=0&newsCount=\(Self.most)"
        return base.below("/v1/finance/search?\(query)").map {
            Question(address: .web($0), symbols: [symbol])
        }
    }

    func figures(of symbol: Symbol, in body: [UInt8]) throws(FeedFailure.Cause) -> [Headline] {
        let answer = try YahooAnswer.read(body)
        guard let entries = answer["news"]?.elements else {
            throw .malformed(.said(YahooAnswer.complaint(in: answer["finance"]) ?? "no news in it"))
        }
        return entries.compactMap(Self.headline).sorted { $0.published > $1.published }
    }

    private static func headline(_ entry: JSON) -> Headline? {
        guard let time = entry["providerPublishTime"]?.instant,
            let title = entry["title"]?.plainLine(limit: 160)
        else { return nil }
        return Headline(
            published: time, title: title, publisher: entry["publisher"]?.plainLine(limit: 40),
            link: (entry["link"]?.text).flatMap(WebLink.init))
    }
}
