internal import JSON5
internal import Words

/// One place in the settings file, which says what it expected when it finds something else.
struct SettingsNode {
    /// The file, for errors.
    let file: String
    /// The dotted path from the top: `feeds.stocks[1].url`; empty at the top.
    let key: String
    /// What stands there.
    let node: JSON5Node

    /// The key's last part.
    var name: String { key.split(separator: ".").last.map(String.init) ?? "" }

    /// The object's members.
    ///
    /// - Throws: When it is no object, or has a key that is not `known`.
    func members(known: [String]) throws(SettingsError) -> [SettingsNode] {
        guard case .object(let members) = node.value else { throw expected("an object { … }") }
        var nodes: [SettingsNode] = []
        for member in members {
            guard known.contains(member.key) else {
                let path = (key.isEmpty ? "" : key + ".") + shown(member.key)
                throw SettingsError(
                    file: file, line: member.line, key: path,
                    problem: "unknown key; known here: \(known.joined(separator: ", "))")
            }
            let path = key.isEmpty ? member.key : "\(key).\(member.key)"
            nodes.append(SettingsNode(file: file, key: path, node: member.node))
        }
        return nodes
    }

    /// The list's elements.
    func elements() throws(SettingsError) -> [SettingsNode] {
        guard case .list(let elements) = node.value else { throw expected("a list [ … ]") }
        return elements.enumerated().map { SettingsNode(file: file, key: "\(key)[\($0)]", node: $1) }
    }

    /// The text.
    func text() throws(SettingsError) -> String {
        guard case .text(let text) = node.value else { throw expected("text") }
        return text
    }

    /// The text, when it is one of `choices`.
    func text(oneOf choices: [String]) throws(SettingsError) -> String {
        let text = try text()
        guard choices.contains(text) else {
            throw expected(choices.joined(separator: " or "), found: quoted(text))
        }
        return text
    }

    /// A locale's identifier of a language that the program speaks; nil for `auto`.
    func language() throws(SettingsError) -> String? {
        let text = try text()
        if text == "auto" { return nil }
        guard Language(locale: text) != nil else {
            let known = ["auto"] + Language.allCases.map(\.rawValue)
            throw expected(known.joined(separator: " or "), found: quoted(text))
        }
        return text
    }

    /// True or false.
    func flag() throws(SettingsError) -> Bool {
        guard case .flag(let flag) = node.value else { throw expected("true or false") }
        return flag
    }

    /// The whole number.
    ///
    /// - Parameter unit: What is counted, for the error.
    func integer(in range: ClosedRange<Int>, of unit: String) throws(SettingsError) -> Int {
        let meant = "\(range.lowerBound) to \(range.upperBound) \(unit)"
        guard case .number(let number) = node.value else { throw expected(meant) }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw expected(meant, found: SettingsNode.digits(number))
        }
        return integer
    }

    /// The case that the text names.
    func choice<Choice>() throws(SettingsError) -> Choice
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        let text = try text(oneOf: Choice.allCases.map(\.rawValue))
        guard let choice = Choice(rawValue: text) else { throw expected("another value") }
        return choice
    }

    /// The case that the number names.
    func choice<Choice>() throws(SettingsError) -> Choice
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == Int {
        let choices = Choice.allCases.map { String($0.rawValue) }.joined(separator: " or ")
        guard case .number(let number) = node.value else { throw expected(choices) }
        guard let choice = Int(exactly: number).flatMap(Choice.init) else {
            throw expected(choices, found: SettingsNode.digits(number))
        }
        return choice
    }

    /// An error at this place.
    func error(_ problem: String) -> SettingsError {
        SettingsError(file: file, line: node.line, key: key.isEmpty ? nil : key, problem: problem)
    }

    private func expected(_ wanted: String, found: String? = nil) -> SettingsError {
        error("expected \(wanted), found \(found ?? node.value.kind)")
    }

    private static func digits(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
