package import Arrangement
package import Board

/// A format of which it is known what its names mean.
package struct ResolvedFormat: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case field(StatusFormat.Field, Panel, Item)
    }

    let parts: [Part]

    /// Looks up the names of `format`: on the board first, then among currencies, the stocks that `model` knows, and cities.
    package init(_ format: StatusFormat, on board: Arrangement, _ model: Model) throws(StatusMistake) {
        var parts: [Part] = []
        for part in format.parts {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .field(let field): parts.append(try ResolvedFormat.part(field, board, model))
            }
        }
        self.parts = parts
    }

    private static func part(
        _ field: StatusFormat.Field, _ board: Arrangement, _ model: Model
    ) throws(StatusMistake) -> Part {
        guard let (panel, item) = board.item(called: field.item, model) else {
            throw StatusMistake(cause: cause(field, board, model), place: field.place)
        }
        // A time of day has neither age nor change.
        let named = panel.kind.feeds == nil ? [.name] : StatusFormat.Property.named
        guard field.property == .figure || named.contains(field.property),
            !field.hasChange || panel.kind.feeds != nil
        else {
            let wrong = field.hasChange ? ":+" : field.property.rawValue
            throw StatusMistake(
                cause: .noSuchField(wrong, of: field.item, choices: named.map(\.rawValue)),
                place: field.place)
        }
        return .field(field, panel, item)
    }

    /// Why a name means nothing: of a known item, what follows the last dot is wrong.
    private static func cause(
        _ field: StatusFormat.Field, _ board: Arrangement, _ model: Model
    ) -> StatusMistake.Cause {
        guard let dot = field.item.lastIndex(of: "."),
            board.item(called: String(field.item[..<dot]), model) != nil
        else { return .unknownItem(field.item) }
        return .noSuchField(
            String(field.item[dot...].dropFirst()), of: String(field.item[..<dot]),
            choices: StatusFormat.Property.named.map(\.rawValue))
    }
}
