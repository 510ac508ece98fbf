/// A setting's value, as a file has it.
package enum SettingValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)

    /// The value as it is read and typed: `true`, `300`, `nord`.
    package var text: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .text(let text): text
        }
    }

    /// The number that is typed, with a point or a comma; text that is none stands as it is, for the reader to refuse.
    package static func typed(number text: String) -> SettingValue {
        Double(String(text.map { $0 == "," ? "." : $0 })).map { .number($0) } ?? .text(text)
    }
}

/// A change of a setting, which undo takes back; nil is the default.
package struct SettingChange: Hashable, Sendable {
    package let key: String
    package let before: SettingValue?
    package let after: SettingValue?

    package init(key: String, before: SettingValue?, after: SettingValue?) {
        (self.key, self.before, self.after) = (key, before, after)
    }
}
