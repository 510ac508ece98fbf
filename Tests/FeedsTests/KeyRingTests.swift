import Figures
import Foundation
import Glibc
import Literals
import Loopback
import Market
import Testing
import Words

@testable import Feeds
@testable import SettingsFiles

@Suite(.serialized)
struct KeyRingTests {
    private static let secret = "s3cr&t/Value=42"
    private static let encoded = "s3cr%26t%2FValue%3D42"

    private func file(_ text: String, mode: Int = 0o600) throws -> String {
        let path = NSTemporaryDirectory() + "keys-\(UUID().uuidString)"
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    @Test func `keys come from the environment, else from the file`() throws {
        let path = try file("# mine\nFXTERM_TEST_A = \(Self.secret) \r\nFXTERM_TEST_B=other\n")
        let ring = KeyRing(file: path)
        #expect(try ring.filled("Token ${FXTERM_TEST_A}") == "Token " + Self.secret)
        guard
            case .web(let url) = try FeedAddress(
                "https://a.test/?k=${FXTERM_TEST_A}&s={x}", allowsFiles: false)
        else {
            return
        }
        #expect(try ring.filled(url).text == "https://a.test/?k=\(Self.encoded)&s={x}")
        setenv("FXTERM_TEST_B", "first", 1)
        #expect(try ring.filled("${FXTERM_TEST_B}") == "first")
        unsetenv("FXTERM_TEST_B")
        #expect(try ring.filled("${FXTERM_TEST_B}") == "other")
        #expect(throws: FeedFailure.Cause.noKey("FXTERM_TEST_C")) { try ring.filled("${FXTERM_TEST_C}") }
        #expect(throws: FeedFailure.Cause.noKey("FXTERM_TEST_A")) { try KeyRing().filled("${FXTERM_TEST_A}") }
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        #expect(limit.rlim_cur == 0 && limit.rlim_max == 0)
    }

    @Test func `a file that others can read is refused`() throws {
        let path = try file("FXTERM_TEST_D=x\n", mode: 0o640)
        #expect(throws: FeedFailure.Cause.openKeys(file: path)) {
            try KeyRing(file: path).filled("${FXTERM_TEST_D}")
        }
        let failure = FeedFailure(source: "x", cause: .openKeys(file: path))
        #expect(failure.sentence(.english).contains("others can read \(path)"))
    }

    @Test func `texts have no key in them, nor the beginning of one at their end`() throws {
        let ring = KeyRing(file: try file("FXTERM_TEST_E=\(Self.secret)\n"))
        #expect(ring.hidden("a \(Self.secret) b") == "a \(Self.secret) b")
        _ = try ring.filled("${FXTERM_TEST_E}")
        #expect(
            ring.hidden("a \(Self.secret) b \(Self.encoded) c \(Self.encoded.lowercased())") == "a … b … c …")
        #expect(ring.hidden("cut off: s3cr&t/Va") == "cut off: …")
        #expect(ring.hidden("cut off: s3cr%26t%2") == "cut off: …")
    }

    private func answers(_ server: LoopbackServer, _ keys: String, ring: KeyRing) async throws -> (
        [FeedAnswer], FeedRecord
    ) {
        let text = keys.replacingOccurrences(of: "SERVER", with: server.url)
        let feeds = try Described.settings("stocks", "{ kind: 'json', name: 'x', \(text) }").stocks
        let client = FeedClient(
            rates: [], stocks: feeds, client: HTTPClient(limits: Scripted.limits, keys: ring),
            userAgent: "fxterm/test",
            clock: ContinuousClock(), keys: ring, custom: Scripted.custom(spacing: .zero))
        let answers = await client.answers(to: .quotes(["AAPL"]))
        return (answers, await client.record)
    }

    private static let keys = """
        url: "SERVER/q/{symbol}?k=${FXTERM_TEST_F}", headers: { Authorization: "Token ${FXTERM_TEST_F}" },
        price: "$.p", currency: "=USD"
        """

    @Test func `a request has the key, and nothing that is kept of it has`() async throws {
        let server = try LoopbackServer { request in
            .text(
                #"{"p": 5, "echo": "\#(request.headers["authorization"] ?? "") \#(request.path)?\#(request.query)"}"#
            )
        }
        let ring = KeyRing(file: try file("FXTERM_TEST_F=\(Self.secret)\n"))
        let (answers, record) = try await answers(server, Self.keys, ring: ring)
        guard case .quotes(let quotes)? = answers.first else { return #expect(Bool(false), "\(answers)") }
        #expect(quotes.map(\.price) == [5])
        for text in ["\(answers)", "\(record)"] {
            #expect(!text.contains(Self.secret) && !text.contains(Self.encoded))
        }
        #expect("\(record)".contains("${FXTERM_TEST_F}"))
    }

    @Test(arguments: [200, 403, 500])
    func `a failure that quotes the answer has no key in it`(status: Int) async throws {
        let server = try LoopbackServer { request in
            .text(
                #"{"nothing": "\#(request.headers["authorization"] ?? "") \#(request.path)?\#(request.query)"}"#,
                status: status)
        }
        let ring = KeyRing(file: try file("FXTERM_TEST_F=\(Self.secret)\n"))
        let (answers, record) = try await answers(server, Self.keys, ring: ring)
        let text = "\(answers) \(record)"
        #expect(!text.contains(Self.secret) && !text.contains(Self.encoded) && !text.contains("s3cr"))
        if status == 200 { #expect(text.contains("price: $.p finds nothing in any row (config.json:3)")) }
    }

    @Test func `a missing key is a failure that names it, and nothing is asked`() async throws {
        let server = try LoopbackServer { _ in .text(#"{"p": 5}"#) }
        let (answers, _) = try await answers(server, Self.keys, ring: KeyRing())
        #expect(answers == [.failed(FeedFailure(source: "x", cause: .noKey("FXTERM_TEST_F")), symbol: nil)])
        #expect(server.requests.isEmpty)
    }

    @Test func `no key goes to where a redirect leads`() async throws {
        let other = try LoopbackServer { _ in .text(#"{"p": 5}"#) }
        let server = try LoopbackServer { request in
            .redirect(to: other.url + "/${FXTERM_TEST_F}" + request.path)
        }
        let ring = KeyRing(file: try file("FXTERM_TEST_F=\(Self.secret)\n"))
        let (answers, _) = try await answers(server, Self.keys, ring: ring)
        #expect(other.requests.isEmpty)
        #expect(!"\(answers)".contains("s3cr"), "\(answers)")
    }
}
