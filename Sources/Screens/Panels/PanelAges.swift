internal import Board

/// The ages of all panels at one moment, made once for a picture.
struct PanelAges {
    private let ages: [Panel: PanelAge]

    /// Looks at all panels of `model`.
    init(_ model: Model) {
        var ages: [Panel: PanelAge] = [:]
        for panel in Panel.allCases { ages[panel] = PanelAge(panel, model) }
        self.ages = ages
    }

    /// The age of one panel's figures; nil for the clocks and for an empty panel.
    subscript(panel: Panel) -> PanelAge? { ages[panel] }

    /// That of the panel there is most to worry about, which the header speaks of.
    var worst: PanelAge? {
        Panel.allCases.compactMap { ages[$0] }.max { $0.kind < $1.kind }
    }
}
