internal import Arrangement
internal import Market
internal import Words

/// The longest text that is put into a clipboard, in characters.
private let longestCopy = 1000

extension Model {
    /// Puts the figure of the selected item into the clipboard of the terminal; in details the item's own, or the address of the
    /// headline that is selected there.
    mutating func copy() -> [Effect] {
        if terminal.isConsole { return say(.phrase(.noClipboard)) }
        guard let text = textToCopy().flatMap({ CleanText.line($0, limit: longestCopy) }) else {
            return say(.phrase(.nothingToCopy))
        }
        return [.copy(text)] + say(.phrase(.copied, verbatim: ["text": text]))
    }

    private func textToCopy() -> String? {
        func figure(_ item: Item, _ panel: Panel) -> String? {
            panel.kind.figure(of: item, arrangement.baseline, self).text
        }
        if case .details(let details)? = top {
            if let headline = details.selectedHeadline(self) { return headline.link?.text }
            return figure(details.item, details.panel)
        }
        return selectedItem.flatMap { figure($0, focus) }
    }
}
