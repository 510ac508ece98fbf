package import Arrangement
internal import Words

package enum BorderMessage: Hashable, Sendable {
    case press(Panel, Pull)
    /// The mouse moved; borders that it does not move stay.
    case pull([PanelBorder: Int])
    case release
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
