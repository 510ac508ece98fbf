internal import Market

extension FeedRecord {
    static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        var record = Self()
        record.hosts = try reader.dictionary { reader throws(WireReader.Nonsense) in try Host.read(&reader) }
        record.feeds = try reader.dictionary { reader throws(WireReader.Nonsense) in try Feed.read(&reader) }
        record.charted = try reader.optional { reader throws(WireReader.Nonsense) in try reader.raw() }
        return record
    }

    func write(to writer: inout WireWriter) {
        writer.list(hosts) { writer, entry in
            writer.text(entry.key)
            entry.value.write(to: &writer)
        }
        writer.list(feeds) { writer, entry in
            writer.text(entry.key)
            entry.value.write(to: &writer)
        }
        writer.optional(charted) { writer, bytes in
            writer.count(bytes.count)
            writer.append(bytes)
        }
    }
}

extension FeedRecord.Host {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        var host = Self()
        host.starts = try reader.list(ofSize: 8) { reader throws(WireReader.Nonsense) in try reader.uptime() }
        host.nextStart = try reader.optionalUptime()
        host.openSince = try reader.optionalUptime()
        host.asked = try reader.dictionary { reader throws(WireReader.Nonsense) in try reader.uptime() }
        host.closure = try reader.optional { reader throws(WireReader.Nonsense) in
            FeedRecord.Closure(
                until: try reader.uptime(), cause: try FeedFailure.Cause.read(&reader),
                isDemanded: try reader.flag())
        }
        host.failures = try reader.integer()
        host.refusals = try reader.integer()
        return host
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.list(starts) { $0.uptime($1) }
        writer.optional(nextStart) { $0.uptime($1) }
        writer.optional(openSince) { $0.uptime($1) }
        writer.list(asked) { writer, entry in
            writer.text(entry.key)
            writer.uptime(entry.value)
        }
        writer.optional(closure) { writer, closure in
            writer.uptime(closure.until)
            closure.cause.write(to: &writer)
            writer.flag(closure.isDemanded)
        }
        writer.integer(failures)
        writer.integer(refusals)
    }
}

extension FeedRecord.Feed {
    fileprivate static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        var feed = Self(host: try reader.optionalText())
        feed.answeredAt = try reader.optionalUptime()
        feed.failedAt = try reader.optionalUptime()
        feed.cause = try reader.optional(FeedFailure.Cause.read)
        feed.failingSince = try reader.optionalUptime()
        return feed
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.optionalText(host)
        writer.optional(answeredAt) { $0.uptime($1) }
        writer.optional(failedAt) { $0.uptime($1) }
        writer.optional(cause) { $1.write(to: &$0) }
        writer.optional(failingSince) { $0.uptime($1) }
    }
}

extension FeedFailure.Cause {
    static func read(_ reader: inout WireReader) throws(WireReader.Nonsense) -> Self {
        switch try reader.kind() {
        case 0: return .unreachable(.init(name: try reader.text()))
        case 1: return .timedOut
        case 2: return .tooManyRequests(retryAfter: try reader.integer())
        case 3: return .unknownSymbol
        case 4: return .status(try reader.integer())
        case 5: return .tooLarge(limit: try reader.integer())
        case 6: return .badRedirect(try reader.text())
        case 7: return .malformed(.init(name: try reader.text()))
        case 8: return .insecureAddress(try reader.text())
        default: throw WireReader.Nonsense()
        }
    }

    func write(to writer: inout WireWriter) {
        func text(_ kind: UInt8, _ text: String) {
            writer.kind(kind)
            writer.text(text)
        }
        func number(_ kind: UInt8, _ number: Int) {
            writer.kind(kind)
            writer.integer(number)
        }
        switch self {
        case .unreachable(let how): text(0, how.name)
        case .timedOut: writer.kind(1)
        case .tooManyRequests(let seconds): number(2, seconds)
        case .unknownSymbol: writer.kind(3)
        case .status(let status): number(4, status)
        case .tooLarge(let limit): number(5, limit)
        case .badRedirect(let why): text(6, why)
        case .malformed(let what): text(7, what.name)
        case .insecureAddress(let address): text(8, address)
        }
    }
}

extension WireReader {
    mutating func optionalText<Text: LosslessStringConvertible>() throws(Nonsense) -> Text? {
        try optional { reader throws(Nonsense) in try reader.text() }
    }

    fileprivate mutating func optionalUptime() throws(Nonsense) -> Uptime? {
        try optional { reader throws(Nonsense) in try reader.uptime() }
    }
}

extension WireWriter {
    mutating func optionalText(_ text: (some LosslessStringConvertible)?) {
        optional(text) { $0.text($1) }
    }
}
