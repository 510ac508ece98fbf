internal import Board
internal import JSON5
internal import Market
internal import Places
internal import Words

extension SettingsNode {
    /// Working hours: of all cities as a text, or of single ones as an object, in which `default` stands for all others.
    func work() throws(SettingsError) -> WorkSettings {
        var work = WorkSettings()
        guard case .object(let members) = node.value else {
            work.usual = try workingHours()
            return work
        }
        for member in members {
            let node = SettingsNode(file: file, key: "\(key).\"\(shown(member.key))\"", node: member.node)
            let hours = try node.workingHours()
            if member.key == "default" {
                work.usual = hours
            } else if case .one(let clock) = CitySearch.meaning(of: member.key) {
                work.own[clock] = hours
            } else {
                throw SettingsError(
                    file: file, line: member.line, key: node.key,
                    problem: .phrase(.noCityCalled, verbatim: ["text": shown(member.key)]))
            }
        }
        return work
    }

    private func workingHours() throws(SettingsError) -> WorkingHours {
        guard let hours = WorkingHours(try text()) else {
            throw expected(.verbatim("\"09:00-18:00\""), found: quoted(shown(try text())))
        }
        return hours
    }
}
