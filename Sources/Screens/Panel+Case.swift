internal import Board

/// The panels that details and pickers know.
enum PanelCase {
    case rates, clocks, stocks
}

extension Panel {
    /// Which of the known panels it is.
    var known: PanelCase { self == .clocks ? .clocks : self == .stocks ? .stocks : .rates }
}
