/// A setting's value, as a file has it.
package enum SettingValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)

    /// The value as users read and type it: `true`, `300`, `nord`.
    package var text: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .text(let text): text
        }
    }

    /// Reads a typed number with a point or a comma. Returns other text unchanged, so that the settings
    /// reader refuses it.
    package static func typed(number text: String) -> SettingValue {
        Double(String(text.map { $0 == "," ? "." : $0 })).map { .number($0) } ?? .text(text)
    }
}

/// An undoable change of a setting; nil is the default.
package struct SettingChange: Hashable, Sendable {
    package let key: String
    package let before: SettingValue?
    package let after: SettingValue?

    package init(key: String, before: SettingValue?, after: SettingValue?) {
        (self.key, self.before, self.after) = (key, before, after)
    }
}
