internal import Board

/// The ages of the figures of all panels.
struct PanelAges: Equatable {
    private let ages: [Panel: PanelAge]
    /// That of the panel there is most to worry about, which the header speaks of.
    let worst: PanelAge?

    init(_ model: __shared Model, _ screens: PanelScreens) {
        var ages: [Panel: PanelAge] = [:]
        for panel in model.panels { ages[panel] = screens[panel].flatMap { PanelAge($0, model) } }
        self.ages = ages
        worst = model.panels.compactMap { ages[$0] }.max { $0.kind < $1.kind }
    }

    /// The age of one panel's figures; nil for the clocks and for an empty panel.
    subscript(panel: Panel) -> PanelAge? { ages[panel] }
}
