internal import Arrangement
internal import Words

extension Model {
    mutating func undo(_ change: SettingChange) -> [Effect] {
        var arrangement = self.arrangement
        let action = past.undo(&arrangement) ?? Action(.setting, change.key)
        // The settings file may define it by now.
        if let refusal = settingList[change.key].flatMap(self.refusal) {
            past.forgetUndone()
            return say(refusal)
        }
        return [.setSetting(change.key, change.before)] + say(.phrase(.undid, ["deed": action.saying]))
    }

    mutating func redo(_ change: SettingChange) -> [Effect] {
        var arrangement = self.arrangement
        let action = past.redo(&arrangement) ?? Action(.setting, change.key)
        return [.setSetting(change.key, change.after)] + say(.phrase(.redid, ["deed": action.saying]))
    }
}
