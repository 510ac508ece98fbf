internal import Figures
internal import JSON5
internal import Market
internal import Substrings
internal import Words

extension SettingsNode {
    func receivers() throws(SettingsError) -> [AlertReceiver] {
        var receivers: [AlertReceiver] = []
        for element in try elements() {
            let receiver = try element.receiver()
            if receivers.contains(where: { $0.name == receiver.name }) {
                let values: [String: Saying] = [
                    "key": .verbatim(receiver.name), "line": .verbatim("\(node.line)"),
                ]
                throw element.error(.phrase(.givenTwice, values))
            }
            receivers.append(receiver)
        }
        return receivers
    }

    private func receiver() throws(SettingsError) -> AlertReceiver {
        var name: String?
        var kind: AlertReceiver.Kind?
        var url: SettingsNode?
        var template: SettingsNode?
        var headers: [AlertReceiver.Header] = []
        let known = ["name", "kind", "url", "headers", "template"]
        for member in try members(known: known) {
            switch member.name {
            case "name": name = try member.receiverName()
            case "kind": kind = try member.choice() as AlertReceiver.Kind
            case "url": url = member
            case "headers": headers = try member.headers()
            default: template = member
            }
        }
        guard let kind else {
            let choices = AlertReceiver.Kind.allCases.map(\.rawValue)
            throw error(.phrase(.keyMissingOneOf, ["key": .verbatim("kind"), "choices": .oneOf(choices)]))
        }
        guard let url else { throw error(.phrase(.keyMissing, verbatim: ["key": "url"])) }
        let address = try url.feedAddress(orFile: false)
        if kind == .telegram, !address.contains("chat_id=") {
            throw url.error(.phrase(.keyMissing, verbatim: ["key": "chat_id=…"]))
        }
        if let template, kind != .json {
            throw template.error(.phrase(.unknownKey, ["keys": .list(known.dropLast())]))
        }
        let text = template.map { String(decoding: JSONValue($0.node.value).bytes(.line), as: UTF8.self) }
        return AlertReceiver(name ?? kind.rawValue, kind, url: address, headers: headers, template: text)
    }

    private func receiverName() throws(SettingsError) -> String {
        let text = try text()
        guard let clean = CleanText.line(text, limit: 40), clean == text else {
            throw expected(.phrase(.someText), found: quoted(ShownAddress.of(text)))
        }
        return text
    }

    /// Of a request's head, where a line break would begin another field.
    private func headers() throws(SettingsError) -> [AlertReceiver.Header] {
        guard case .object(let members) = node.value else {
            throw expected(.phrase(.anObject, verbatim: ["example": "{ … }"]))
        }
        var headers: [AlertReceiver.Header] = []
        for member in members {
            let node = SettingsNode(file: file, key: "\(key).\(member.key)", node: member.node)
            let value = try node.userAgent()
            let isName = member.key.utf8.allSatisfy {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
                    || $0 == 95
            }
            guard isName, !member.key.isEmpty else {
                throw node.expected(.phrase(.someASCII), found: quoted(ShownAddress.of(member.key)))
            }
            headers.append(AlertReceiver.Header(member.key, value))
        }
        return headers
    }
}
