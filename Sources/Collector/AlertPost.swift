internal import Alerts
internal import CivilTime
internal import Feeds
internal import Figures
internal import JSON5
internal import Market
internal import Store
internal import Substrings

/// A message about firings, in the form of the service.
struct AlertPost {
    let firings: [Int]
    let post: WebPost

    /// The most bytes and characters: ntfy makes a file of more, the others refuse it.
    private static let most: [AlertReceiver.Kind: Int] = [
        .ntfy: 4000, .gotify: 8000, .telegram: 4000, .slack: 4000, .discord: 1900, .json: 8000,
    ]

    /// The oldest first. Several at once go as one, except as JSON, which is for programs.
    static func all(
        _ deliveries: [PendingDelivery], to receiver: AlertReceiver, _ settings: AlertSettings, here: Zone,
        agenda: Agenda, market: MarketData, at now: Instant
    ) -> [AlertPost] {
        func notices(_ fired: [FiredAlert]) -> [AlertNotice] {
            AlertNotice.of(fired, settings, here: here, agenda: agenda, market: market, at: now)
        }
        let tests = deliveries.filter { $0.fired == nil }.map { delivery in
            AlertPost([delivery], to: receiver, .test(settings), settings)
        }
        let rest = deliveries.filter { $0.fired != nil }
        let together = notices(rest.compactMap(\.fired))
        if together.count == 1, rest.count > 1, receiver.kind != .json {
            return tests + [AlertPost(rest, to: receiver, together[0], settings)]
        }
        let each = rest.flatMap { delivery in
            notices([delivery.fired].compactMap(\.self)).map {
                AlertPost([delivery], to: receiver, $0, settings)
            }
        }
        return tests + each
    }

    private init(
        _ deliveries: [PendingDelivery], to receiver: AlertReceiver, _ notice: AlertNotice,
        _ settings: AlertSettings
    ) {
        firings = deliveries.map(\.firing)
        let most = AlertPost.most[receiver.kind] ?? 4000
        let body = AlertPost.cut(notice.body, most)
        let text = AlertPost.cut("\(notice.title)\n\(notice.body)", most)
        var url = receiver.url
        var fields = ["Content-Type": "application/json"]
        // The same at each attempt, so that a service can recognize a repetition.
        if let first = deliveries.first { fields["Idempotency-Key"] = first.token }
        let bytes: [UInt8]
        switch receiver.kind {
        case .ntfy:
            fields["Content-Type"] = "text/plain; charset=utf-8"
            fields["Title"] = AlertPost.encodedWord(notice.title)
            bytes = Array(body.utf8)
        case .gotify:
            bytes = AlertPost.bytes([
                ("title", .string(notice.title)), ("message", .string(body)), ("priority", .integer(5)),
            ])
        case .telegram:
            let (address, chat) = AlertPost.chat(of: receiver.url)
            url = address
            bytes = AlertPost.bytes([("chat_id", .string(chat)), ("text", .string(text))])
        case .slack:
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
                ">", with: "&gt;")
            bytes = AlertPost.bytes([("text", .string(escaped))])
        case .discord:
            bytes = AlertPost.bytes([
                ("content", .string(text)), ("allowed_mentions", .object([("parse", .array([]))])),
            ])
        case .json:
            let members = AlertPost.members(deliveries.first?.fired, hidesAmounts: settings.hidesAmounts)
            let template = receiver.template.flatMap { try? JSON5Parser.parse($0) }
            let names = members + [("title", .string(notice.title)), ("body", .string(body))]
            bytes =
                template.map { AlertPost.filled($0.value, names).bytes(.line) } ?? AlertPost.bytes(members)
        }
        for header in receiver.headers { fields[header.name] = header.value }
        post = WebPost(url, fields, bytes)
    }

    private static func bytes(_ members: [(String, JSONValue)]) -> [UInt8] {
        JSONValue.object(members).bytes(.line)
    }

    /// The fields that `fxterm watch` prints; of a test, those that it has.
    static func members(_ fired: FiredAlert?, hidesAmounts: Bool) -> [(String, JSONValue)] {
        guard let fired else { return [("test", .flag(true))] }
        let (rule, firing) = (fired.rule, fired.firing)
        let isHidden = hidesAmounts && rule.condition.isOfAmount
        let condition = hidesAmounts ? rule.text(hidingAmountsBy: FigureText.hidden, units: 1) : rule.text
        return [
            ("id", .integer(fired.alert)), ("item", .string(rule.subject.item)),
            ("condition", .string(condition)),
        ] + (fired.board.map { [("board", .string($0))] } ?? []) + [
            ("at", .string(fired.at.iso8601)), ("value", isHidden ? .null : .figure(firing.value)),
            ("quotedAt", .string(firing.quotedAt.iso8601)), ("source", .text(firing.source?.text)),
            ("late", .flag(firing.isLate)),
        ]
    }

    /// `{value}` alone becomes the value itself, within a text its spelling.
    private static func filled(_ value: JSON5Node.Value, _ members: [(String, JSONValue)]) -> JSONValue {
        switch value {
        case .null, .flag, .number: return JSONValue(value)
        case .list(let nodes): return .array(nodes.map { filled($0.value, members) })
        case .object(let nodes): return .object(nodes.map { ($0.key, filled($0.node.value, members)) })
        case .text(let text):
            if let member = members.first(where: { text == "{\($0.0)}" }) { return member.1 }
            return .string(
                members.reduce(text) { text, member in
                    let spelling: String
                    switch member.1 {
                    case .string(let said): spelling = said
                    case .null: spelling = ""
                    case .flag, .number, .integer, .decimal, .array, .object, .document:
                        spelling = String(decoding: member.1.bytes(.line), as: UTF8.self)
                    }
                    return text.replacing("{\(member.0)}", with: spelling)
                })
        }
    }

    /// The query of the address names the chat.
    private static func chat(of url: String) -> (url: String, chat: String) {
        let parts = url.split(separator: "?", maxSplits: 1)
        let pairs = parts.dropFirst().first?.split(separator: "&") ?? []
        let chat = pairs.first { $0.hasPrefix("chat_id=") }?.dropFirst("chat_id=".count) ?? ""
        return (String(parts[0]), String(chat))
    }

    private static func cut(_ text: String, _ most: Int) -> String {
        guard text.utf8.count > most else { return text }
        var (kept, count) = ("", 0)
        for character in text {
            count += character.utf8.count
            if count > most - 3 { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// A header text; other text than ASCII by RFC 2047.
    static func encodedWord(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let bytes = Array(text.utf8)
        var encoded: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                encoded.append(
                    place > group.count ? UInt8(ascii: "=") : digits[number >> (18 - 6 * place) & 63])
            }
        }
        return "=?UTF-8?B?\(String(decoding: encoded, as: UTF8.self))?="
    }
}
