package import Arrangement

extension Arrangement {
    /// The item that a name means: on the board first, then among currencies, the stocks that `model` knows, and cities; nil for
    /// none.
    package func item(called name: String, _ model: Model) -> (panel: Panel, item: Item)? {
        let panels = Panel.standard
        for panel in panels {
            if let item = panel.kind.item(written: name.uppercased()), self[panel.id].contains(item) {
                return (panel, item)
            }
        }
        for panel in panels where panel.kind.feeds != nil {
            guard let item = panel.kind.item(named: name) else { continue }
            // Anything can be a symbol: one that is on no board needs a quote.
            let isKnown =
                panel.kind.searchesFeeds
                ? panel.kind.figure(of: item, model.arrangement.baseline, model).text != nil
                : panel.kind.isKnown(item, model)
            if isKnown { return (panel, item) }
        }
        for panel in panels where panel.kind.feeds == nil {
            if let item = panel.kind.item(named: name) { return (panel, item) }
        }
        return nil
    }
}
