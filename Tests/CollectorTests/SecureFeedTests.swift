import CivilTime
import FeedWire
import Foundation
import Literals
import Loopback
import Market
import PseudoTerminal
import Testing

/// The feeds' program against servers that speak TLS.
///
/// The machine trusts no server of a test; where the system allows it, the program is shown another list of whom to
/// trust, in a name space of its own, so that what is refused is refused for the reason that is tested.
@Suite(
    .serialized, .enabled(if: TLSServer.isAvailable, "openssl is missing"), .timeLimit(.minutes(1)))
struct SecureFeedTests {
    private static let body = #"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#
    private static let answer = "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n" + body
    private static let canBeTrusted = ((try? trial()) ?? 1) == 0

    /// What the program makes of the rates at `url`, trusting one certificate or the machine's list.
    private func answers(_ url: String, trusting certificate: String? = nil) async throws -> [FeedAnswer] {
        var path = try BuiltProduct.path(of: "fxterm-feeds")
        let script = FileManager.default.temporaryDirectory.appending(path: "fxterm-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: script) }
        if let certificate {
            try Data(Self.script(path, trusting: certificate).utf8).write(to: script)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
            path = script.path
        }
        let start = FeedStart(
            rates: [FeedSource(kind: "rter", url: url)], stocks: [], userAgent: "fxterm/test",
            isPatient: false)
        let feeds = FeedProcess(path: path, start: start, log: "/dev/null")
        var answers: [FeedAnswer] = []
        for await answer in feeds.ask(.rates) { answers.append(answer) }
        feeds.finish(within: 10_000)
        return answers
    }

    private static func script(_ program: String, trusting certificate: String) -> String {
        """
        #!/bin/sh
        exec unshare --user --map-root-user --mount sh -c \
            'mount --bind "$0" /etc/ssl/certs/ca-certificates.crt && exec "$1"' '\(certificate)' '\(program)'

        """
    }

    private static func trial() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c",
            "exec unshare --user --map-root-user --mount mount --bind /dev/null /etc/ssl/certs/ca-certificates.crt",
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func failed(_ cause: FeedFailure.Cause) -> [FeedAnswer] {
        [.failed(FeedFailure(source: "rter", cause: cause), symbol: nil)]
    }

    @Test("A server with a certificate that nobody trusts is refused, and the failure says why")
    func untrusted() async throws {
        let server = try TLSServer(answers: ["capi.php": Self.answer])
        let answers = try await answers(server.url + "/capi.php")
        #expect(answers == failed(.unreachable(.known(.certificateNotTrusted))))
    }

    @Test(
        "The same server is believed once its certificate is trusted",
        .enabled(if: canBeTrusted, "no name spaces here"))
    func trusted() async throws {
        let server = try TLSServer(answers: ["capi.php": Self.answer])
        let rate = Rate(code: "JPY", perDollar: 149.23, quotedAt: Instant(1_795_187_283), source: "rter")
        let answers = try await answers(server.url + "/capi.php", trusting: server.certificate)
        #expect(answers == [.rates([rate])])
    }

    @Test(
        "A certificate that is trusted, but is another host's, is refused",
        .enabled(if: canBeTrusted, "no name spaces here"))
    func otherHost() async throws {
        let server = try TLSServer(name: "rter.example", answers: ["capi.php": Self.answer])
        let answers = try await answers(server.url + "/capi.php", trusting: server.certificate)
        #expect(answers == failed(.unreachable(.known(.certificateNotTrusted))))
    }

    @Test(
        "A redirect from https to plain http is refused, even on this machine, and nothing is asked there",
        .enabled(if: canBeTrusted, "no name spaces here"))
    func downgrade() async throws {
        let plain = try Replay(["/capi.php": Array(Self.body.utf8)]).serve()
        let target = plain.url + "/capi.php"
        let server = try TLSServer(answers: [
            "capi.php": "HTTP/1.0 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n"
        ])
        let answers = try await answers(server.url + "/capi.php", trusting: server.certificate)
        #expect(answers == failed(.badRedirect(target)))
        #expect(plain.requests.isEmpty)
    }
}
