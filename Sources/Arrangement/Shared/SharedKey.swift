package import Alerts
internal import Market

/// A part that changes by itself: different parts never conflict. Cards and headings are unique on a board,
/// so a renamed heading is a new heading at the same place.
package enum SharedKey: Hashable, Sendable {
    case card(PanelID, Item)
    case heading(PanelID, String)
    case base
    case baseline
    case alert(AlertRule)

    package static let longest = 300

    /// Nil if this version does not know it or would write it differently.
    package init?(_ text: String) {
        switch text {
        case "look/base": self = .base
        case "look/baseline": self = .baseline
        case _:
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, text.utf8.count <= SharedKey.longest else { return nil }
            if let alert = SharedAlert(key: text) {
                self = .alert(alert.rule)
            } else if parts[0] == "heading" {
                let named = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
                guard named.count == 2, let panel = PanelRules.shared(named[0]), !named[1].isEmpty,
                    CleanText.line(String(named[1])) == String(named[1])
                else { return nil }
                self = .heading(panel.id, String(named[1]))
            } else {
                guard let panel = PanelRules.shared(parts[0]),
                    let item = panel.item(String(parts[1])),
                    item.text == parts[1]
                else { return nil }
                self = .card(panel.id, item)
            }
        }
    }

    /// The key on the team server: `rates/EUR`, `heading/stocks/Chips`, `look/base`.
    package var text: String {
        switch self {
        case .card(let panel, let item): "\(panel.text)/\(item.text)"
        case .heading(let panel, let name): "heading/\(panel.text)/\(name)"
        case .base: "look/base"
        case .baseline: "look/baseline"
        case .alert(let rule): SharedAlert(rule)?.key ?? ""
        }
    }

    package func canRead(_ value: String) -> Bool {
        switch self {
        case .card, .heading: PlacedLine.read(value) != nil
        case .base: CurrencyCode(value) != nil
        case .baseline: Baseline(value) != nil
        case .alert: true
        }
    }

    package init(_ panel: PanelID, _ line: Line) {
        switch line {
        case .card(let item): self = .card(panel, item)
        case .heading(let group): self = .heading(panel, group.name)
        }
    }
}

extension PanelRules {
    /// Other kinds of panels are never shared.
    fileprivate static func shared(_ name: Substring) -> PanelRules? { standard.first { $0.id.text == name } }
}
