internal import Arrangement
internal import Market
internal import Places

/// Finds items by a part of a text or, with a comparison in it, by an expression on figures.
struct ItemSearch: Hashable {
    private enum Wish: Hashable {
        case text([UInt8])
        case expression(FilterExpression)
    }

    private let wish: Wish

    init(_ text: String, _ fields: [FilterField]) throws(FilterMistake) {
        wish =
            ItemSearch.isExpression(text)
            ? .expression(try FilterParser.parse(text, fields))
            : .text(Array(SearchText.folded(text).utf8))
    }

    /// `CL=F` and `JPY=X` are symbols.
    static func isExpression(_ text: String) -> Bool {
        guard let first = text.firstIndex(where: { "<>=≤≥≠~＜＞＝～".contains($0) }) else { return false }
        let isOneWord = !text.contains(where: \.isWhitespace) && text[first] == "="
        return !isOneWord || FilterField(named: String(text[..<first])) != nil
    }

    var movesWithTime: Bool {
        guard case .expression(let expression) = wish else { return false }
        return expression.fields.contains(where: \.movesWithTime)
    }

    static func baselines(of text: String, in panel: Panel) -> [Baseline] {
        guard let search = try? ItemSearch(text, panel.kind.filterFields),
            case .expression(let expression) = search.wish
        else { return [] }
        return expression.baselines
    }

    /// Every board has its own groups.
    var asksForGroups: Bool {
        guard case .expression(let expression) = wish else { return false }
        return expression.fields.contains(.group)
    }

    func found(in items: [Item], of panel: Panel, _ arrangement: Arrangement, _ model: Model) -> [Item] {
        let kind = panel.kind
        switch wish {
        case .text(let wish):
            return items.filter { item in
                kind.texts(of: item, model).contains { SearchKeys.rank(wish, in: $0, "") != nil }
            }
        case .expression(let expression):
            let groups = expression.fields.contains(.group) ? arrangement.list(panel.id).groupNames : [:]
            return items.filter { item in
                let fit = expression.holds { field in
                    field == .group ? FilterFact(groups[item]) : kind.fact(field, of: item, model)
                } change: { baseline in
                    kind.figure(of: item, baseline, model).change.map { $0 * 100 }
                }
                return fit == true
            }
        }
    }
}
