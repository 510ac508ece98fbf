internal import Board
internal import Figures
internal import JSON5
internal import Market
internal import Money
internal import Places
internal import Words

/// One place in the settings file, which says what it expected when it finds something else.
struct SettingsNode {
    let file: String
    /// The dotted path from the top: `feeds.stocks[1].url`; empty at the top.
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

    /// A locale's identifier of a language that the program speaks; nil for `auto`.
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

    /// Hours in which alerts are not told; nil for `off`.
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

    /// Seconds between two questions.
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

    /// Per cent that are taken off.
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
}
