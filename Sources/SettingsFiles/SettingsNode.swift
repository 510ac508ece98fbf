internal import Board
internal import Figures
internal import JSON5
internal import Market
internal import Money
internal import Places
internal import Store
package import Words

/// A place in the settings file, which can report what it expected.
struct SettingsNode {
    let file: String
    /// Dotted, from the top: `feeds.stocks[1].url`; empty at the top.
    let key: String
    let node: JSON5Node

    var name: String { key.split(separator: ".").last.map(String.init) ?? "" }

    func members(known: [String]) throws(SettingsError) -> [SettingsNode] {
        guard case .object(let members) = node.value else {
            throw expected(.phrase(.anObject, verbatim: ["example": "{ … }"]))
        }
        var nodes: [SettingsNode] = []
        for member in members {
            guard known.contains(member.key) else {
                let path = (key.isEmpty ? "" : key + ".") + shown(member.key)
                throw SettingsError(
                    file: file, line: member.line, key: path,
                    problem: .phrase(.unknownKey, ["keys": .list(known)]))
            }
            let path = key.isEmpty ? member.key : "\(key).\(member.key)"
            nodes.append(SettingsNode(file: file, key: path, node: member.node))
        }
        return nodes
    }

    func elements() throws(SettingsError) -> [SettingsNode] {
        guard case .list(let elements) = node.value else {
            throw expected(.phrase(.aList, verbatim: ["example": "[ … ]"]))
        }
        return elements.enumerated().map { SettingsNode(file: file, key: "\(key)[\($0)]", node: $1) }
    }

    func text() throws(SettingsError) -> String {
        guard case .text(let text) = node.value else { throw expected(.phrase(.someText)) }
        return text
    }

    func text(oneOf choices: [String]) throws(SettingsError) -> String {
        let text = try text()
        guard choices.contains(text) else {
            var error = expected(.oneOf(choices), found: quoted(ShownAddress.of(text)))
            error.problem = error.problem.suggesting(Nearest.words(to: text, among: choices))
            throw error
        }
        return text
    }

    /// Nil for `auto`.
    func language() throws(SettingsError) -> String? {
        let text = try text()
        if text == "auto" { return nil }
        guard Language(locale: text) != nil else {
            let known = ["auto"] + Language.allCases.map(\.rawValue)
            throw expected(.oneOf(known), found: quoted(text))
        }
        return text
    }

    func currency() throws(SettingsError) -> CurrencyCode {
        guard let code = CurrencyCode(try text()) else { throw expected(.verbatim("\"TWD\"")) }
        return code
    }

    /// Nil for `off`.
    func quietHours() throws(SettingsError) -> QuietHours? {
        let text = try text()
        if text == "off" { return nil }
        guard let hours = QuietHours(text) else {
            throw expected(
                .oneOf(["off", "22:00-07:00", "22:00-07:00 Taipei"]), found: quoted(ShownAddress.of(text)))
        }
        return hours
    }

    func flag() throws(SettingsError) -> Bool {
        guard case .flag(let flag) = node.value else { throw expected(.oneOf(["true", "false"])) }
        return flag
    }

    var isAuto: Bool { node.value == .text("auto") }

    /// Seconds between requests.
    func pace() throws(SettingsError) -> Int {
        let range = 1...86_400
        let meant = Saying.phrase(
            .secondsRange, verbatim: ["low": "\(range.lowerBound)", "high": "\(range.upperBound)"])
        guard case .number(let number) = node.value else { throw expected(meant) }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw expected(meant, found: SettingsNode.digits(number))
        }
        return integer
    }

    /// In percent.
    func margin() throws(SettingsError) -> Rational {
        let meant = Saying.phrase(.percentRange)
        guard case .number(let number) = node.value else { throw expected(meant) }
        guard (0..<100).contains(number), let margin = Rational(number) else {
            throw expected(meant, found: SettingsNode.digits(number))
        }
        return margin
    }

    func choice<Choice>() throws(SettingsError) -> Choice
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        let text = try text(oneOf: Choice.allCases.map(\.rawValue))
        guard let choice = Choice(rawValue: text) else { throw expected(.phrase(.aValue)) }
        return choice
    }

    func choice<Choice>() throws(SettingsError) -> Choice
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == Int {
        let choices = Saying.oneOf(Choice.allCases.map { String($0.rawValue) })
        guard case .number(let number) = node.value else { throw expected(choices) }
        guard let choice = Int(exactly: number).flatMap(Choice.init) else {
            throw expected(choices, found: SettingsNode.digits(number))
        }
        return choice
    }

    func error(_ problem: Saying) -> SettingsError {
        SettingsError(file: file, line: node.line, key: key.isEmpty ? nil : key, problem: problem)
    }

    func expected(_ wanted: Saying, found: Saying? = nil) -> SettingsError {
        error(.phrase(.expectedFound, ["wanted": wanted, "found": found ?? node.value.kind]))
    }

    private static func digits(_ number: Double) -> Saying {
        .verbatim(Int(exactly: number).map(String.init) ?? "\(number)")
    }

    /// Nil for `off`.
    func deskAddress() throws(SettingsError) -> String? {
        let text = try text()
        if text == "off" { return nil }
        do throws(DeskAddress.Problem) { return try DeskAddress(text).text } catch {
            throw self.error(error.saying(of: text))
        }
    }
}

extension SettingsNode {
    /// One text for all cities, or an object, in which `default` stands for all others.
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

package struct SettingsError: Error, Hashable, Sendable {
    package var file: String
    /// From 1; nil for the whole file.
    package var line: Int?
    package var key: String?
    package var problem: Saying

    package init(file: String, line: Int? = nil, key: String? = nil, problem: Saying) {
        (self.file, self.line, self.key, self.problem) = (file, line, key, problem)
    }

    /// `/home/u/.config/fxterm/config.json:7: feeds.stocks[1].url: expected text, found a number`
    package var saying: Saying {
        let place = line.map { ":\($0)" } ?? ""
        let setting = key.map { "\($0): " } ?? ""
        return .joined([.verbatim("\(shown(file))\(place): \(setting)"), problem])
    }
}

extension SettingsNode {
    /// `{ "carry.drop": ["enter", "space"], … }`; an empty list unbinds a command.
    func keymap() throws(SettingsError) -> Keymap {
        guard case .object(let members) = node.value else {
            throw expected(.phrase(.anObject, verbatim: ["example": "{ … }"]))
        }
        var changes: [Command: [KeyName]] = [:]
        var places: [Command: (order: Int, node: SettingsNode)] = [:]
        for (order, member) in members.enumerated() {
            // A command has dots of its own, so quote it here as in the file.
            let path = "\(key).\"\(shown(member.key))\""
            guard let command = Command(rawValue: member.key) else {
                throw SettingsError(
                    file: file, line: member.line, key: path, problem: .phrase(.noSuchBinding))
            }
            let node = SettingsNode(file: file, key: path, node: member.node)
            var names: [KeyName] = []
            for element in try node.elements() { names.append(try element.keyName()) }
            changes[command] = names
            places[command] = (order, node)
        }
        do {
            return try Keymap.standard.applying(changes)
        } catch {
            // Of two conflicting commands, the later one.
            let later = error.commands.compactMap { places[$0] }.max { $0.order < $1.order }
            throw (later?.node ?? self).error(error.saying)
        }
    }

    private func keyName() throws(SettingsError) -> KeyName {
        let name = try text()
        guard let key = KeyName(name) else {
            let examples = Saying.list([
                "a", "?", "enter", "esc", "space", "tab", "up", "ctrl-r", "shift-left", "f1", "pgup",
            ])
            throw error(.phrase(.noSuchKeyName, ["text": quoted(shown(name)), "examples": examples]))
        }
        return key
    }
}

extension Keymap.Problem {
    fileprivate var saying: Saying {
        switch self {
        case .taken(let key, let one, let other):
            .phrase(
                .keyTaken, verbatim: ["key": key.text, "one": one.rawValue, "other": other.rawValue])
        case .typed(let key, let command):
            .phrase(.keyIsTyped, verbatim: ["key": key.text, "command": command.rawValue])
        case .needed(.back): .phrase(.backNeedsKey)
        case .needed(let command): .phrase(.commandNeedsKey, verbatim: ["command": command.rawValue])
        }
    }
}
