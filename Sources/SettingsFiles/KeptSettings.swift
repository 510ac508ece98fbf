package import Arrangement
internal import Board
internal import JSON5
package import Store
internal import Words

/// Settings changed in the program, in a small JSON file; the settings file takes precedence.
package struct KeptSettings: Hashable, Sendable {
    let path: String
    private(set) var members: [JSON5Node.Member] = []

    package init(path: String = "") { self.path = path }

    /// Renames an unreadable file to `NAME.broken-N` if it is ours to rename.
    package static func load(from path: String) -> (settings: KeptSettings, notice: StoreNotice?) {
        do {
            return (try KeptSettings(reading: path), nil)
        } catch {
            return (KeptSettings(path: path), DiskFile(path).notice(settingAside: error.reason))
        }
    }

    private init(reading path: String) throws(DiskFile.Unreadable) {
        self.path = path
        guard let bytes = try DiskFile(path).read(limit: SettingsReading.limit) else { return }
        guard let text = String(validating: bytes, as: UTF8.self), let node = try? JSON5Parser.parse(text),
            case .object(let members) = node.value
        else { throw DiskFile.Unreadable(reason: .phrase(.isNotJSON)) }
        self.members = members
    }

    /// On disk when this returns. Keeps other programs' values and unknown entries.
    package static func keep(
        _ value: SettingValue?, of key: String, at path: String
    ) throws(StoreError) {
        try DiskFile(path).makeFolder()
        try FileLock.hold(DiskFile(path + ".lock")) { () throws(StoreError) in
            var kept: KeptSettings
            do throws(DiskFile.Unreadable) {
                kept = try KeptSettings(reading: path)
            } catch {
                throw .failed(path: path, reason: error.reason)
            }
            kept.set(value, of: key)
            let document = JSONValue.object(kept.members.map { ($0.key, $0.node.json) })
            try DiskFile(path).replace(with: document.bytes(.filed) + [UInt8(ascii: "\n")])
        }
    }

    /// In memory only.
    package mutating func set(_ value: SettingValue?, of key: String) {
        members.removeAll { $0.key == key }
        guard let value else { return }
        members.append(.init(key: key, line: 0, node: JSON5Node(line: 0, value: value.node)))
        members.sort { $0.key < $1.key }
    }

    package static func mistake(in value: SettingValue, of key: String, themes: [String]) -> SettingsError? {
        var settings = Settings()
        let node = SettingsNode(file: "", key: key, node: JSON5Node(line: 0, value: value.node))
        do throws(SettingsError) {
            try Setting.table(themes: themes).first { $0.key == key }?.read(node, into: &settings)
            return nil
        } catch {
            return error
        }
    }
}

extension SettingValue {
    init?(_ node: JSON5Node) {
        switch node.value {
        case .flag(let flag): self = .flag(flag)
        case .number(let number): self = .number(number)
        case .text(let text): self = .text(text)
        case .null, .list, .object: return nil
        }
    }

    fileprivate var node: JSON5Node.Value {
        switch self {
        case .flag(let flag): .flag(flag)
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        }
    }
}

extension JSON5Node {
    fileprivate var json: JSONValue {
        switch value {
        case .null: .null
        case .flag(let flag): .flag(flag)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .list(let elements): .array(elements.map(\.json))
        case .object(let members): .object(members.map { ($0.key, $0.node.json) })
        }
    }
}
