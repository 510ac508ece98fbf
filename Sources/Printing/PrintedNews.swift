package import Board
internal import CivilTime
internal import Figures
internal import JSON5
package import Market
internal import Words

package struct PrintedNews: Sendable {
    private let rows: [(symbol: Symbol, headline: Headline)]
    private let model: Model

    package init(of symbols: [Symbol], _ model: Model) {
        self.model = model
        rows = symbols.flatMap { symbol in (model.kinds[Headline.self, of: symbol] ?? []).map { (symbol, $0) }
        }
    }

    package var isEmpty: Bool { rows.isEmpty }

    package func text(_ format: PrintFormat) -> String {
        Table(panel, model.words).text(format) {
            .object([("asOf", .string(model.now.iso8601)), ("news", JSONValue(panel))])
        }
    }

    private var panel: PrintedPanel {
        PrintedPanel(
            [
                .init("symbol", .phrase(.printSymbol)), .init("title", .phrase(.printTitle)),
                .init("publisher", .phrase(.printPublisher)),
                .init("publishedAt", .phrase(.printAge), isRight: true),
                .init("link", .phrase(.printAddress)),
            ],
            rows: rows.map { symbol, headline in
                [
                    .init(.text(symbol.text), symbol.text), .init(.text(headline.title), headline.title),
                    .init(.text(headline.publisher), headline.publisher ?? FigureText.absent),
                    .init(
                        .text(headline.published.iso8601), model.words.age(model.now - headline.published)),
                    .init(.text(headline.link?.text), headline.link?.text ?? FigureText.absent),
                ]
            }, isEmpty: rows.isEmpty)
    }
}
