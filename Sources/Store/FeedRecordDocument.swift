internal import JSON5
internal import Market

/// The form of the feeds' record in its file, version 1: moments are seconds since the machine's start.
struct FeedRecordDocument {
    /// The state of the machine whose moments the record is in.
    var noted: MachineStart
    /// What is remembered.
    var record: FeedRecord

    /// A document of `record`, in the moments of `noted`.
    init(noted: MachineStart, record: FeedRecord) {
        self.noted = noted
        self.record = record
    }

    /// Reads the document from its file.
    ///
    /// By functions, not by initializers: docs/decisions/0010-local-time.md.
    static func read(_ node: DocumentNode) throws(DocumentNode.Problem) -> FeedRecordDocument {
        guard try node.required("version").integer() == 1 else { throw node.wrongType }
        let noted = try node.required("noted")
        let start = MachineStart(
            boot: try noted.required("boot").text(), uptime: try noted.required("uptime").uptime(),
            wall: Instant(try noted.required("wall").integer()))
        let members = try node.required("record")
        var record = FeedRecord()
        record.hosts = try members.required("hosts").dictionary(FeedRecord.Host.read)
        record.feeds = try members.required("feeds").dictionary(FeedRecord.Feed.read)
        return FeedRecordDocument(noted: start, record: record)
    }

    /// The document as JSON.
    var json: JSONValue {
        .members([
            "version": .integer(1),
            "noted": .members([
                "boot": .string(noted.boot), "uptime": noted.uptime.json,
                "wall": .integer(noted.wall.seconds),
            ]),
            "record": .members([
                "hosts": .members(record.hosts.mapValues(\.json)),
                "feeds": .members(record.feeds.mapValues(\.json)),
            ]),
        ])
    }
}

extension Uptime {
    fileprivate var json: JSONValue { .number(seconds) }
}

extension DocumentNode {
    fileprivate func uptime() throws(Problem) -> Uptime {
        guard let moment = Uptime(seconds: try number()) else { throw wrongType }
        return moment
    }
}

extension FeedRecord.Host {
    fileprivate static func read(_ node: DocumentNode) throws(DocumentNode.Problem) -> Self {
        var host = Self()
        host.starts = try node.required("starts").list { node throws(DocumentNode.Problem) in
            try node.uptime()
        }
        host.nextStart = try node.member("nextStart")?.uptime()
        host.openSince = try node.member("openSince")?.uptime()
        host.asked = try node.required("asked").dictionary { node throws(DocumentNode.Problem) in
            try node.uptime()
        }
        host.closure = try node.member("closure").map(FeedRecord.Closure.read)
        host.failures = try node.required("failures").integer()
        host.refusals = try node.required("refusals").integer()
        return host
    }

    fileprivate var json: JSONValue {
        .members([
            "starts": .array(starts.map(\.json)), "nextStart": nextStart?.json, "openSince": openSince?.json,
            "asked": .members(asked.mapValues(\.json)), "closure": closure?.json,
            "failures": .integer(failures), "refusals": .integer(refusals),
        ])
    }
}

extension FeedRecord.Closure {
    fileprivate static func read(_ node: DocumentNode) throws(DocumentNode.Problem) -> Self {
        Self(
            until: try node.required("until").uptime(),
            cause: try FeedFailure.Cause.read(node.required("cause")),
            isDemanded: try node.required("isDemanded").flag())
    }

    fileprivate var json: JSONValue {
        .members(["until": until.json, "cause": cause.json, "isDemanded": .flag(isDemanded)])
    }
}

extension FeedRecord.Feed {
    fileprivate static func read(_ node: DocumentNode) throws(DocumentNode.Problem) -> Self {
        var feed = Self(host: try node.member("host")?.text())
        feed.answeredAt = try node.member("answeredAt")?.uptime()
        feed.failedAt = try node.member("failedAt")?.uptime()
        feed.cause = try node.member("cause").map(FeedFailure.Cause.read)
        feed.failingSince = try node.member("failingSince")?.uptime()
        return feed
    }

    fileprivate var json: JSONValue {
        .members([
            "host": host.map(JSONValue.string), "answeredAt": answeredAt?.json, "failedAt": failedAt?.json,
            "cause": cause?.json, "failingSince": failingSince?.json,
        ])
    }
}

/// A cause is an object of one member: its name, and under it what belongs to it.
extension FeedFailure.Cause {
    fileprivate static func read(_ node: DocumentNode) throws(DocumentNode.Problem) -> Self {
        let (name, value) = try node.choice()
        switch name {
        case "unreachable": return .unreachable(.init(name: try value.required("_0").text()))
        case "timedOut": return .timedOut
        case "tooManyRequests":
            return .tooManyRequests(retryAfter: try value.required("retryAfter").integer())
        case "unknownSymbol": return .unknownSymbol
        case "status": return .status(try value.required("_0").integer())
        case "tooLarge": return .tooLarge(limit: try value.required("limit").integer())
        case "badRedirect": return .badRedirect(try value.required("_0").text())
        case "malformed": return .malformed(.init(name: try value.required("_0").text()))
        case "insecureAddress": return .insecureAddress(try value.required("_0").text())
        default: throw node.wrongType
        }
    }

    fileprivate var json: JSONValue {
        func one(_ name: String, _ key: String? = nil, _ value: JSONValue = .null) -> JSONValue {
            .object([(name, .object(key.map { [($0, value)] } ?? []))])
        }
        return switch self {
        case .unreachable(let reason): one("unreachable", "_0", .string(reason.name))
        case .timedOut: one("timedOut")
        case .tooManyRequests(let seconds): one("tooManyRequests", "retryAfter", .integer(seconds))
        case .unknownSymbol: one("unknownSymbol")
        case .status(let status): one("status", "_0", .integer(status))
        case .tooLarge(let limit): one("tooLarge", "limit", .integer(limit))
        case .badRedirect(let text): one("badRedirect", "_0", .string(text))
        case .malformed(let reason): one("malformed", "_0", .string(reason.name))
        case .insecureAddress(let text): one("insecureAddress", "_0", .string(text))
        }
    }
}
