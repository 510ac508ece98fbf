internal import Board

/// The panels that the screens know how to draw.
enum PanelCase: Int {
    case rates, clocks, stocks
}

extension Panel {
    /// Which of the known panels it is.
    var known: PanelCase { PanelCase(rawValue: rawValue) ?? .rates }
    /// Its place among the known panels.
    var rawValue: Int { Panel.standard.firstIndex(of: self) ?? 0 }
    static var allCases: [Panel] { standard }

    /// The panel at a place.
    init?(rawValue: Int) {
        guard Panel.standard.indices.contains(rawValue) else { return nil }
        self = Panel.standard[rawValue]
    }
}
