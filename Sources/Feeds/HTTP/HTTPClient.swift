import CCurl
import Glibc
import Market
import SystemFiles

protocol Transport: Sendable {
    /// Keys stand in `url` and `fields` as `${NAME}`. A cancelled task gives `.timedOut`.
    func get(
        _ url: WebAddress, as agent: String, _ fields: [HTTPField]
    ) async throws(FeedFailure.Cause) -> HTTPAnswer
}

struct HTTPField: Hashable, Sendable {
    var name: String
    var value: String
}

/// Sends requests, with limits to everything. Keeps nothing between them: no cache, no cookies.
final class HTTPClient: Transport {
    private let limits: HTTPLimits
    private let network = Network()
    private let keys: KeyRing

    init(limits: HTTPLimits = HTTPLimits(), keys: KeyRing = KeyRing()) {
        (self.limits, self.keys) = (limits, keys)
    }

    func get(
        _ url: WebAddress, as agent: String, _ fields: [HTTPField]
    ) async throws(FeedFailure.Cause) -> HTTPAnswer {
        try await ask(url, as: agent, fields, posting: nil)
    }

    func post(
        _ body: [UInt8], to url: WebAddress, as agent: String, _ fields: [HTTPField]
    ) async throws(FeedFailure.Cause) -> HTTPAnswer {
        try await ask(url, as: agent, fields, posting: body)
    }

    private func ask(
        _ url: WebAddress, as agent: String, _ fields: [HTTPField], posting body: [UInt8]?
    ) async throws(FeedFailure.Cause) -> HTTPAnswer {
        guard url.isTrusted else { throw .insecureAddress(ShownAddress.of(url.text)) }
        let end = ContinuousClock.now + limits.total
        // Only here, so that no key is in a question, a record or a failure. A redirect is the server's own
        // text: it gets no key, and stays at the same host (`mayLead`), as the fields with keys do.
        var place = try keys.filled(url)
        var filled: [HTTPField] = []
        for field in fields {
            filled.append(HTTPField(name: field.name, value: try keys.filled(field.value)))
        }
        for _ in 0...limits.redirects {
            let request = HTTPRequest(url: place, userAgent: agent, fields: filled, body: body)
            switch try await network.reply(to: request, limits: limits, until: end) {
            case .answer(let answer):
                return answer
            case .redirect(let target):
                guard place.mayLead(to: target) else {
                    throw .badRedirect(ShownAddress.of(target.text))
                }
                place = target
            }
        }
        throw .badRedirect("more than \(limits.redirects) times")
    }
}

struct HTTPRequest: Sendable {
    let url: WebAddress
    let userAgent: String
    var fields: [HTTPField] = []
    var body: [UInt8]?
}

/// One request and its answer so far; it stays on the network's thread.
final class HTTPExchange {
    /// The most of an answer's head, in bytes.
    private static let mostOfHead = 1 << 18

    let transfer: Transfer
    let handle: UnsafeMutableRawPointer
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var head = 0
    /// True if the last head is complete: the library also accepts half a one.
    private var isHeadWhole = false

    init?(of transfer: Transfer, _ request: HTTPRequest) {
        guard let handle = curl_easy_init() else { return nil }
        self.transfer = transfer
        self.handle = handle
        // Bodies that are compressed all the same are unpacked.
        let usual = [
            HTTPField(name: "User-Agent", value: request.userAgent),
            HTTPField(name: "Accept", value: "application/json"),
            HTTPField(name: "Accept-Encoding", value: "identity"),
        ]
        let own = Set(request.fields.map { $0.name.lowercased() })
        for field in usual.filter({ !own.contains($0.name.lowercased()) }) + request.fields {
            fields = curl_slist_append(fields, "\(field.name): \(field.value)") ?? fields
        }
        fxterm_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
        if let body = request.body {
            // In this order, so that the library copies as many bytes.
            fxterm_set_number(handle, CURLOPT_POSTFIELDSIZE, body.count)
            _ = body.withUnsafeBytes {
                fxterm_set_pointer(
                    handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: $0.baseAddress))
            }
        }
        fxterm_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        fxterm_set_text(handle, CURLOPT_URL, request.url.text)
        fxterm_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        fxterm_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        // The library knows the place of the distribution that built it.
        if let file = SystemFile.certificateFile { fxterm_set_text(handle, CURLOPT_CAINFO, file) }
        // The environment's proxies must not see requests to this machine.
        if request.url.isThisMachine { fxterm_set_text(handle, CURLOPT_PROXY, "") }
        // No signals for timeouts, and no waiting for unfinished name lookups.
        fxterm_set_number(handle, CURLOPT_NOSIGNAL, 1)
        fxterm_set_number(handle, CURLOPT_QUICK_EXIT, 1)
        let me = Unmanaged.passUnretained(self).toOpaque()
        fxterm_set_pointer(handle, CURLOPT_HEADERDATA, me)
        fxterm_set_taker(handle, CURLOPT_HEADERFUNCTION) {
            HTTPExchange.take($0, $1 * $2, $3) { $0.takeHeader($1) }
        }
        fxterm_set_pointer(handle, CURLOPT_WRITEDATA, me)
        fxterm_set_taker(handle, CURLOPT_WRITEFUNCTION) {
            HTTPExchange.take($0, $1 * $2, $3) { $0.transfer.receive($1) }
        }
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(fields)
    }

    /// Returns less than `count` if `take` refuses more.
    private static func take(
        _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ exchange: UnsafeMutableRawPointer?,
        _ take: (HTTPExchange, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let exchange else { return 0 }
        let taker = Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue()
        return take(taker, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }

    private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        head += bytes.count
        guard head <= HTTPExchange.mostOfHead else { return false }
        // Interim answers have heads too.
        if bytes.starts(with: "HTTP/".utf8) { isHeadWhole = false }
        if bytes.allSatisfy({ $0 == 10 || $0 == 13 }) { isHeadWhole = true }
        return true
    }

    func end(_ outcome: CURLcode) {
        transfer.end(outcome == CURLE_OK ? reply : .failure(cause(of: outcome)))
    }

    private var status: Int { fxterm_number(handle, CURLINFO_RESPONSE_CODE) }

    private var reply: Transfer.Outcome {
        guard isHeadWhole else { return .failure(.malformed(.known(.breaksOff))) }
        guard let target = fxterm_text(handle, CURLINFO_REDIRECT_URL).map({ String(cString: $0) }) else {
            return .success(
                .answer(HTTPAnswer(status: status, retryAfter: retryAfter, body: transfer.body)))
        }
        return WebAddress(target).map { .success(.redirect($0)) }
            ?? .failure(.badRedirect(ShownAddress.of(target)))
    }

    private var retryAfter: Int? {
        guard let value = header("Retry-After") else { return nil }
        var seconds = fxterm_number(handle, CURLINFO_RETRY_AFTER)
        if Int(value) == nil {
            // The library reads a number at the start of anything, and counts a date by the clock here, which
            // may be wrong: compare with the server's own.
            let (date, sent) = (curl_getdate(value, nil), header("Date").map { curl_getdate($0, nil) } ?? -1)
            guard date > 0 else { return nil }
            seconds = date - (sent > 0 ? sent : time(nil))
        }
        return seconds > 0 ? min(seconds, 86_400) : nil
    }

    private func header(_ name: String) -> String? {
        fxterm_header(handle, name).map { String(cString: $0) }
    }

    /// Why a certificate is refused, by OpenSSL's numbers (X509_V_ERR_…). The library compares the host
    /// itself, if the rest is right: the result is then unspecified.
    private var refusal: FeedFailure.Known {
        switch fxterm_number(handle, CURLINFO_SSL_VERIFYRESULT) {
        case 9, 10: .certificateOutOfDate
        case 0, 1, 62: .certificateOfOther
        default: .certificateNotTrusted
        }
    }

    private func cause(of error: CURLcode) -> FeedFailure.Cause {
        switch error {
        case CURLE_OPERATION_TIMEDOUT: return .timedOut
        case CURLE_COULDNT_RESOLVE_HOST: return .unreachable(.known(.nameNotKnown))
        case CURLE_COULDNT_RESOLVE_PROXY: return .unreachable(.known(.proxyNotFound))
        case CURLE_COULDNT_CONNECT:
            let isCutOff = [ENETUNREACH, ENETDOWN].contains(Int32(fxterm_number(handle, CURLINFO_OS_ERRNO)))
            return .unreachable(.known(isCutOff ? .noNetwork : .noConnection))
        case CURLE_PEER_FAILED_VERIFICATION: return .unreachable(.known(refusal))
        case CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
            return .unreachable(.known(.certificateNotTrusted))
        case CURLE_SSL_CACERT_BADFILE: return .unreachable(.known(.certificatesUnreadable))
        case CURLE_SSL_CONNECT_ERROR: return .unreachable(.known(.noSecureConnection))
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return .malformed("it is not HTTP")
        default:
            return status > 0
                ? .malformed(.known(.breaksOff)) : .unreachable(.known(.connectionBrokeOff))
        }
    }
}

struct HTTPAnswer: Hashable, Sendable {
    var status: Int
    /// The server's pause in seconds, a day at most; nil if it wants none.
    var retryAfter: Int?
    /// The decompressed body.
    var body: [UInt8]
}

struct HTTPLimits: Sendable {
    /// How long nothing may come, from the start of the connection on.
    var idle: Duration = .seconds(10)
    var total: Duration = .seconds(30)
    /// The largest body, in bytes after decompression.
    var body = 8 * 1_048_576
    var redirects = 5
}
