internal import Words

/// A change of a setting, which undo takes back; nil is the default.
package struct SettingChange: Hashable, Sendable {
    /// The setting.
    package let key: String
    let before: SettingValue?
    let after: SettingValue?
}

/// Sets a setting back to what it was before `change`.
func undo(_ change: SettingChange, in model: inout Model) -> [Effect] {
    var arrangement = model.arrangement
    let action = model.past.undo(&arrangement) ?? Action(.setting, change.key)
    // The settings file may have come to name it since.
    if let refusal = model.settingList[change.key].flatMap(model.refusal) {
        model.past.forgetUndone()
        return say(&model, refusal)
    }
    return [.setSetting(change.key, change.before)] + say(&model, .phrase(.undid, ["deed": action.saying]))
}

/// Changes a setting again.
func redo(_ change: SettingChange, in model: inout Model) -> [Effect] {
    var arrangement = model.arrangement
    let action = model.past.redo(&arrangement) ?? Action(.setting, change.key)
    return [.setSetting(change.key, change.after)] + say(&model, .phrase(.redid, ["deed": action.saying]))
}
