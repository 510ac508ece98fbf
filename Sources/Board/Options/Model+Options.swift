internal import Arrangement
internal import Market
package import Words

extension Model {
    /// A setting's value; for an automatic one, its current meaning too.
    package func shownValue(_ row: SettingRow) -> String {
        guard row.value == .text("auto"), let meaning = meaning(ofAuto: row.key) else { return row.text }
        return "\(row.text) (\(meaning))"
    }

    private func meaning(ofAuto key: String) -> String? {
        switch key {
        case "colours": (risesRed ? Settings.Colours.redUp : .greenUp).rawValue
        case "hours": String(locale.hours)
        case "language": words.language.rawValue
        case "home": arrangement.base.text
        case "ascii": String(terminal.isASCII)
        default: nil
        }
    }

    package func origin(of row: SettingRow) -> Saying {
        switch row.origin {
        case .file(let line):
            let name = settingList.file.split(separator: "/").last.map(String.init) ?? ""
            return .phrase(.settingOfFile, verbatim: ["file": name, "line": String(line)])
        case .inside: return .phrase(.settingInside)
        case .standard: break
        }
        guard row.value == .text("auto") else { return .phrase(.settingDefault) }
        switch row.key {
        case "colours", "hours", "language": return .phrase(.settingByLocale)
        case "home": return .phrase(.settingByBoard)
        case "ascii", "colourDepth", "graphics": return .phrase(.settingByTerminal)
        default: return .phrase(.settingDefault)
        }
    }

    /// More about a setting: others that affect it, or the file that defines it.
    package func remark(on row: SettingRow) -> Saying {
        if let refusal = refusal(row) { return refusal }
        if row.key == "theme", let own = arrangement.theme {
            return .phrase(.settingBoardTheme, verbatim: ["name": own])
        }
        if isDemo { return .phrase(.enteredInDemo, ["what": .phrase(.settingInside)]) }
        return .phrase(.settingKept, verbatim: ["file": settingList.file])
    }

    package func refusal(_ row: SettingRow) -> Saying? {
        if case .file(let line) = row.origin {
            let values = ["file": settingList.file, "line": String(line)]
            return .phrase(.settingFileWins, verbatim: values)
        }
        return row.editor == .file ? .phrase(.settingInFile, verbatim: ["file": settingList.file]) : nil
    }
}
