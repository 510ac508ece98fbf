/// The leading stocks of a market, the best known first: what is offered before anybody has asked for it.
///
/// Members come and go a few times a year. One that has gone is still a stock of its market, and one that is missing can
/// be searched for, so the tables may be some months old.
package struct LeadingStocks: Sendable {
    /// Their symbols.
    package let symbols: [Symbol]

    /// Reads the codes of an exchange, with blanks between them, to which `suffix` is added.
    init(suffix: String = "", _ codes: String) {
        symbols = codes.split { $0 == " " || $0 == "\n" }.compactMap { Symbol($0 + suffix) }
    }

    /// The zone of their market.
    package var zone: String { symbols.first.map { Exchange.zone(of: $0) } ?? "UTC" }

    /// Those of all markets that the program has a table of, the largest markets first.
    package static let all: [LeadingStocks] = [
        .unitedStates, .japan, .hongKong, .mainlandChina, .taiwan, .unitedKingdom, .germany, .france, .india,
        .korea, .switzerland, .canada, .australia, .netherlands, .spain, .italy, .singapore, .indonesia,
    ]
}
