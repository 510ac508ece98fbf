package import Arrangement
internal import Words

/// Messages of the mouse about a border between panels.
package enum BorderMessage: Hashable, Sendable {
    /// The button went down on it, on the side of a panel.
    case press(Panel, Pull)
    /// The mouse moved with the button down; borders that it does not move stay.
    case pull([PanelBorder: Int])
    case release
    /// Moves a border back to its automatic place.
    case reset(PanelBorder)
}

extension Model {
    mutating func moveBorder(_ message: BorderMessage) -> [Effect] {
        switch message {
        case .press(let panel, let pull):
            leaveLayer()
            focus = panel
            self.pull = pull
            return []
        case .pull(let shares):
            if let readOnly, !keepsLook {
                self.pull = nil
                return say(readOnly.saying)
            }
            self.pull?.shares = shares
            return []
        case .release:
            let division = self.division
            self.pull = nil
            return change(Action(.panelSize)) { $0.division = division }
        case .reset(let border):
            return change(Action(.panelSize)) { $0.division.shares[border] = nil }
        }
    }
}
