package import Arrangement

extension Arrangement {
    /// Searches the board, then currencies, known stocks and cities.
    package func item(called name: String, _ model: Model) -> (panel: Panel, item: Item)? {
        let panels = Panel.standard
        for panel in panels {
            if let item = panel.kind.item(written: name.uppercased()), self[panel.id].contains(item) {
                return (panel, item)
            }
        }
        for panel in panels where panel.kind.feeds != nil {
            guard let item = panel.kind.item(named: name) else { continue }
            // Anything can be a symbol, so one that is on no board needs a quote.
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
