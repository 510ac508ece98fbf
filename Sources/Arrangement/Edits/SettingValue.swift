package enum SettingValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)

    /// As users read and type it: `true`, `300`, `nord`.
    package var text: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .text(let text): text
        }
    }

    /// Accepts a point or a comma. Other text stays unchanged, so that the settings reader refuses it.
    package static func typed(number text: String) -> SettingValue {
        Double(String(text.map { $0 == "," ? "." : $0 })).map { .number($0) } ?? .text(text)
    }
}

/// A change of a setting that can be undone; nil stands for the default.
package struct SettingChange: Hashable, Sendable {
    package let key: String
    package let before: SettingValue?
    package let after: SettingValue?

    package init(key: String, before: SettingValue?, after: SettingValue?) {
        (self.key, self.before, self.after) = (key, before, after)
    }
}
