internal import Arrangement
internal import Places
internal import Words

/// Each typed letter moves the selection to a card that fits.
package struct CardJump: Hashable, Sendable {
    package internal(set) var text = ""
    /// Cards that begin with the text, then those that contain it; the focused panel's first in each.
    var found: [FoundItem] = []
    var index = 0
    let focus: Panel
    let cursors: Cursors

    package var isUnfit: Bool { !text.isEmpty && found.isEmpty }
}

package enum JumpMessage {
    case open
    case next
    case accept
}

extension Model {
    mutating func updateJump(_ message: JumpMessage) -> [Effect] {
        switch message {
        case .open: open(CardJump(focus: focus, cursors: cursors))
        case .accept: leaveLayer()
        case .next:
            guard var jump = top(CardJump.self), !jump.found.isEmpty else { return [] }
            jump.index = (jump.index + 1) % jump.found.count
            showJump(jump)
        }
        return []
    }

    fileprivate mutating func showJump(_ jump: CardJump) {
        replaceTop(with: jump)
        guard !jump.found.isEmpty else {
            if jump.text.isEmpty { (focus, cursors) = (jump.focus, jump.cursors) }
            return
        }
        let found = jump.found[jump.index]
        focus = found.panel
        select(.card(found.item), in: found.panel)
    }

    fileprivate func cards(for jump: CardJump) -> [FoundItem] {
        let wish = Array(SearchText.folded(jump.text).utf8)
        if wish.isEmpty { return [] }
        var (first, then): ([FoundItem], [FoundItem]) = ([], [])
        for panel in [jump.focus] + shownPanels.filter({ $0 != jump.focus }) {
            for item in lines(panel).all.compactMap(\.card) {
                let ranks = panel.kind.texts(of: item, self).compactMap { SearchKeys.rank(wish, in: $0, "") }
                guard let rank = ranks.min() else { continue }
                let found = FoundItem(board: nil, panel: panel, item: item)
                if rank <= 2 { first.append(found) } else { then.append(found) }
            }
        }
        return first + then
    }
}

extension CardJump: Layer {
    package var id: LayerID { .jump }
    package var typedText: String? { text }

    /// Without a text, restores the earlier selection.
    package func type(_ text: String, in model: inout Model) -> [Effect] {
        // The key that opens the jump goes to the next match.
        if text == self.text + "'" { return model.updateJump(.next) }
        var jump = self
        jump.text = text
        jump.found = model.cards(for: jump)
        jump.index = 0
        model.showJump(jump)
        return []
    }

    package func stepBack(in model: inout Model) -> Bool {
        model.top = nil
        model.focus = focus
        model.cursors = cursors
        return true
    }
}

extension JumpMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateJump(self) }
}

extension LayerMessage {
    package static func jump(_ message: JumpMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let jump = LayerID("jump", typesText: true, [.promptAccept, .jumpNext])
}
