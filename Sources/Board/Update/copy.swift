internal import Market
internal import Words

/// The longest text that is put into a clipboard, in characters.
private let longestCopy = 1000

/// Puts the figure of the selected item into the clipboard of the terminal; in details the item's own, or the address of the
/// headline that is selected there.
func copy(_ model: inout Model) -> [Effect] {
    if model.terminal.isConsole { return say(&model, .phrase(.noClipboard)) }
    guard let text = textToCopy(model).flatMap({ CleanText.line($0, limit: longestCopy) }) else {
        return say(&model, .phrase(.nothingToCopy))
    }
    return [.copy(text)] + say(&model, .phrase(.copied, verbatim: ["text": text]))
}

private func textToCopy(_ model: Model) -> String? {
    func figure(_ item: Item, _ panel: Panel) -> String? {
        panel.kind.figure(of: item, model.arrangement.baseline, model).text
    }
    if case .details(let details)? = model.top {
        if let headline = details.selectedHeadline(model) { return headline.link?.text }
        return figure(details.item, details.panel)
    }
    return model.selectedItem.flatMap { figure($0, model.focus) }
}
