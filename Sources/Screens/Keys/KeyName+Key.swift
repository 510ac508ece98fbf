internal import Board
internal import TUI

extension KeyName {
    /// Nil for a key that no command can have.
    init?(_ key: Key) {
        switch key {
        case .character(" "): self.init("space")
        case .character(let character): self.init(String(character))
        case .control(let letter): self.init("ctrl-\(letter)")
        case .alt(let digit): self.init("alt-\(digit)")
        case .function(let number): self.init("f\(number)")
        case .arrow(let direction): self.init(direction.name)
        case .shiftArrow(let direction): self.init("shift-" + direction.name)
        case .enter: self.init("enter")
        case .escape: self.init("esc")
        case .tab: self.init("tab")
        case .backTab: self.init("shift-tab")
        case .backspace: self.init("backspace")
        case .delete: self.init("delete")
        case .home: self.init("home")
        case .end: self.init("end")
        case .pageUp: self.init("pgup")
        case .pageDown: self.init("pgdn")
        }
    }
}

extension Direction {
    /// A lookup through the runtime takes longer than all else that a key does.
    fileprivate var name: String {
        switch self {
        case .left: "left"
        case .up: "up"
        case .down: "down"
        case .right: "right"
        }
    }
}
