internal import Board
internal import Figures
internal import Market
internal import Money
internal import Words

extension AlertSettings {
    /// The settings, a line each: a name, a tab and a value.
    var lines: String {
        [
            ("desktop", tellsDesktop ? "yes" : "no"), ("silent", isSilent ? "yes" : "no"),
            ("quiet", quietHours?.description ?? ""),
            ("language", language.rawValue),
            ("locale", locale), ("home", home.text), ("method", costMethod.rawValue),
            ("hides", hidesAmounts ? "yes" : "no"), ("transactions", transactions),
        ].map { "\($0)\t\($1)" }.joined(separator: "\n")
    }

    /// The settings of such lines; nil where there are none.
    init?(lines: String) {
        if lines.isEmpty { return nil }
        self.init()
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "desktop": tellsDesktop = parts[1] == "yes"
            case "silent": isSilent = parts[1] == "yes"
            case "quiet": quietHours = QuietHours(parts[1])
            case "language": language = Language(rawValue: parts[1]) ?? language
            case "locale": locale = parts[1]
            case "home": home = CurrencyCode(parts[1]) ?? home
            case "method": costMethod = CostMethod(rawValue: parts[1]) ?? costMethod
            case "hides": hidesAmounts = parts[1] == "yes"
            case "transactions": transactions = parts[1]
            default: break
            }
        }
    }
}
