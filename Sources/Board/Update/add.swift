internal import Market

/// Adds what was typed to the panel with the focus, or selects it if it is there already.
func add(_ model: inout Model, _ text: String) -> [Effect] {
    let panel = model.focus
    let wish = CleanText.line(text) ?? ""
    model.mode = .browsing
    if wish.isEmpty { return [] }
    guard let item = item(wish, for: panel, in: model) else {
        return say(&model, "“\(wish)” is not \(kind(panel)); nothing was added", isWarning: true)
    }
    if panel == .rates, item == model.arrangement.base {
        return say(&model, "\(item) is the base that all rates are per unit of")
    }
    let effects = change(&model, "the adding of \(item)") { arrangement in
        if !arrangement[panel].contains(item) { arrangement[panel].append(item) }
    }
    let place = model.order(panel).firstIndex(of: item) ?? 0
    model.cursors[panel]?.index = place
    return effects + say(&model, effects.isEmpty ? "\(item) is on the board already" : "Added \(item)")
}

private func kind(_ panel: Panel) -> String {
    switch panel {
    case .rates: "a currency code such as JPY"
    case .clocks: "a city or zone such as Tokyo or Asia/Tokyo"
    case .stocks: "a symbol such as AAPL or 2330.TW"
    }
}

private func item(_ wish: String, for panel: Panel, in model: Model) -> String? {
    switch panel {
    case .rates:
        let code = wish.uppercased()
        let isKnown = model.market.rates[code] != nil || code == "USD" || Currency.name(code) != nil
        return Currency.isPlausible(code) && isKnown ? code : nil
    case .clocks:
        return Zone.named(like: wish)
    case .stocks:
        let symbol = wish.uppercased()
        let isPlausible =
            symbol.utf8.count <= 20
            && symbol.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789.-^=&".unicodeScalars.contains($0))
            }
        return isPlausible ? symbol : nil
    }
}
