internal import Words

/// Messages of the mouse about a border between panels.
package enum BorderMessage: Hashable, Sendable {
    /// The button went down on it, on the side of a panel.
    case press(Panel, Pull)
    /// The mouse moved with the button down; the borders that it does not move stay where they are.
    case pull([PanelBorder: Int])
    case release
    /// It goes back to where it would be by itself.
    case reset(PanelBorder)
}

func apply(_ message: BorderMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .press(let panel, let pull):
        model.leaveLayer()
        model.focus = panel
        model.pull = pull
        return []
    case .pull(let shares):
        if let readOnly = model.readOnly, !model.keepsLook {
            model.pull = nil
            return say(&model, readOnly.saying)
        }
        model.pull?.shares = shares
        return []
    case .release:
        let division = model.division
        model.pull = nil
        return change(&model, Action(.panelSize)) { $0.division = division }
    case .reset(let border):
        return change(&model, Action(.panelSize)) { $0.division.shares[border] = nil }
    }
}
