internal import Board
internal import Market

/// The ages of the figures of all panels, made once for all pictures that they are true for.
struct PanelAges {
    private let ages: [Panel: PanelAge]
    /// That of the panel there is most to worry about, which the header speaks of.
    let worst: PanelAge?
    /// While they are told like this, if no feed is heard.
    let life: Range<Instant>

    /// Looks at all panels of `model`.
    init(_ model: Model) {
        var ages: [Panel: PanelAge] = [:]
        // Days begin with a minute, and with them the dates beside times.
        var end = model.now.nextMinute
        for panel in Panel.allCases {
            guard let age = PanelAge(panel, model) else { continue }
            ages[panel] = age
            if age.kind == .live { end = min(end, PanelAge.end(panel, model)) }
        }
        self.ages = ages
        worst = Panel.allCases.compactMap { ages[$0] }.max { $0.kind < $1.kind }
        life = model.now..<max(end, model.now + 1)
    }

    /// The age of one panel's figures; nil for the clocks and for an empty panel.
    subscript(panel: Panel) -> PanelAge? { ages[panel] }
}
