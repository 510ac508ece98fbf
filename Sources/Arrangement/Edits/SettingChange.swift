/// A change of a setting, which undo takes back; nil is the default.
package struct SettingChange: Hashable, Sendable {
    package let key: String
    package let before: SettingValue?
    package let after: SettingValue?

    package init(key: String, before: SettingValue?, after: SettingValue?) {
        (self.key, self.before, self.after) = (key, before, after)
    }
}
