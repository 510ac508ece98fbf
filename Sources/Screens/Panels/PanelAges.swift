internal import Board

/// The ages of the figures of all panels.
struct PanelAges: Equatable {
    private let ages: [Panel: PanelAge]
    /// What the header says: that of the panel there is most to worry about. Sample data it speaks of where all are.
    let worst: PanelAge?
    /// Whether all figures are the sample's, so that once is enough to say it.
    let areSample: Bool
    /// Whether some are the sample's and some are not, so that each panel says what its own are.
    let areMixed: Bool

    init(_ model: __shared Model, _ screens: PanelScreens) {
        var ages: [Panel: PanelAge] = [:]
        let panels = model.shownPanels
        for panel in panels { ages[panel] = screens[panel].flatMap { PanelAge($0, model) } }
        self.ages = ages
        let all = panels.compactMap { ages[$0] }
        let others = all.filter { $0.kind != .sample }
        areSample = others.isEmpty
        areMixed = !areSample && others.count < all.count
        worst = (areSample ? all : others).max { $0.kind < $1.kind }
    }

    /// The age of one panel's figures; nil for the clocks and for an empty panel.
    subscript(panel: Panel) -> PanelAge? { ages[panel] }
}
