internal import CivilTime
internal import JSON5
internal import Market

/// The feeds' record in its file, version 1: moments are seconds since the machine's start.
struct FeedRecordDocument {
    var version = 1
    var noted = MachineStart(boot: "", uptime: Uptime(.zero), wall: Instant(0))
    var record = FeedRecord()

    static var form: Form<FeedRecordDocument> {
        .object(
            FeedRecordDocument(), Field("version", \.version, .integer), Field("noted", \.noted, .machine),
            Field("record", \.record, .record))
    }
}

extension Form<MachineStart> {
    fileprivate static var machine: Form {
        .object(
            FeedRecordDocument().noted, Field("boot", \.boot, .text), Field("uptime", \.uptime, .uptime),
            Field("wall", \.wall, .instant))
    }
}

extension Form<Instant> {
    fileprivate static var instant: Form {
        Form(
            read: { node throws(DocumentNode.Problem) in Instant(try node.integer()) },
            json: { .integer($0.seconds) })
    }
}

extension Form<Uptime> {
    fileprivate static var uptime: Form {
        Form(
            read: { node throws(DocumentNode.Problem) in
                guard let moment = Uptime(seconds: try node.number()) else { throw node.wrongType }
                return moment
            },
            json: { .number($0.seconds) })
    }
}

extension Form<FeedRecord> {
    fileprivate static var record: Form {
        .object(
            FeedRecord(), Field("hosts", \.hosts, .dictionary(.host)),
            Field("feeds", \.feeds, .dictionary(.feed)))
    }
}

extension Form<FeedRecord.Host> {
    fileprivate static var host: Form {
        .object(
            FeedRecord.Host(), Field("starts", \.starts, .list(.uptime)),
            Field("nextStart", \.nextStart, .uptime), Field("openSince", \.openSince, .uptime),
            Field("asked", \.asked, .dictionary(.uptime)), Field("closure", \.closure, .closure),
            Field("failures", \.failures, .integer), Field("refusals", \.refusals, .integer))
    }
}

extension Form<FeedRecord.Closure> {
    fileprivate static var closure: Form {
        .object(
            FeedRecord.Closure(until: Uptime(.zero), cause: .timedOut, isDemanded: false),
            Field("until", \.until, .uptime), Field("cause", \.cause, .cause),
            Field("isDemanded", \.isDemanded, .flag))
    }
}

extension Form<FeedRecord.Feed> {
    fileprivate static var feed: Form {
        .object(
            FeedRecord.Feed(host: nil), Field("host", \.host, .text),
            Field("answeredAt", \.answeredAt, .uptime), Field("failedAt", \.failedAt, .uptime),
            Field("cause", \.cause, .cause), Field("failingSince", \.failingSince, .uptime))
    }
}

extension Form<FeedFailure.Reason> {
    fileprivate static var reason: Form {
        Form(
            read: { node throws(DocumentNode.Problem) in FeedFailure.Reason(name: try node.text()) },
            json: { .string($0.name) })
    }
}

extension Form<FeedFailure.Cause> {
    fileprivate static var cause: Form {
        .choice(
            Case("timedOut", .timedOut), Case("unknownSymbol", .unknownSymbol),
            Case("unreachable", .reason, { .unreachable($0) }) {
                if case .unreachable(let reason) = $0 { reason } else { nil }
            },
            Case("tooManyRequests", .integer, key: "retryAfter", { .tooManyRequests(retryAfter: $0) }) {
                if case .tooManyRequests(let seconds) = $0 { seconds } else { nil }
            },
            Case("status", .integer, { .status($0) }) {
                if case .status(let status) = $0 { status } else { nil }
            },
            Case("tooLarge", .integer, key: "limit", { .tooLarge(limit: $0) }) {
                if case .tooLarge(let limit) = $0 { limit } else { nil }
            },
            Case("badRedirect", .text, { .badRedirect($0) }) {
                if case .badRedirect(let target) = $0 { target } else { nil }
            },
            Case("malformed", .reason, { .malformed($0) }) {
                if case .malformed(let reason) = $0 { reason } else { nil }
            },
            Case("insecureAddress", .text, { .insecureAddress($0) }) {
                if case .insecureAddress(let address) = $0 { address } else { nil }
            })
    }
}
