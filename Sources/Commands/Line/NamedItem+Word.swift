internal import Arrangement
internal import Board
internal import Market
internal import Places
internal import Words

extension NamedItem {
    /// The item that a word of the command line means by itself.
    init(_ word: String) throws(UsageError) {
        switch NamedItem.meaning(of: word) {
        case .one(let item): self = item
        case .several(let matches):
            let names = matches.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
            throw UsageError(
                .sayWhich, ["text": .verbatim(CleanText.line(word) ?? ""), "names": .verbatim(names)])
        case .none:
            let names = CommandSpec.names + LeadingStocks.all.flatMap(\.symbols).map(\.text)
            let codes = CurrencyCode(word.uppercased()).map(Nearest.currencies) ?? []
            throw UsageError(.noSuchCommandOrItem, ["text": quoted(word)])
                .suggesting(Nearest.words(to: word, among: names) + codes.map(\.text))
        }
    }
}
