import Board
import Figures
import Foundation
import Literals
import Loopback
import Market
import PseudoTerminal
import Testing

/// The machine trusts no test's server. If the system allows it, the program gets another list in a name
/// space of its own, so that refusals have the tested reason.
@Suite(
    .serialized, .enabled(if: TLSServer.isAvailable, "openssl is missing"), .timeLimit(.minutes(10)))
struct SecureFeedTests {
    private static let body = #"{"USDJPY":{"Exrate":149.23,"UTC":"2026-11-20 15:08:03"}}"#
    private static let answer = "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n" + body
    static let canBeTrusted = ((try? trial()) ?? 1) == 0

    private func answers(_ url: String, trusting certificate: String? = nil) async throws -> [FigureChanges] {
        let place = try Place()
        if let certificate {
            let program = try BuiltProduct.path(of: "fxterm-collector")
            try place.replaceProgram(Self.script(program, trusting: certificate))
        }
        var feeds = FeedSettings.at(url)
        feeds.rates = [FeedSource(kind: "rter", url: url)]
        return try await Reader(place, feeds).ask(.rates)
    }

    static func script(_ program: String, trusting certificate: String) -> String {
        """
        exec unshare --user --map-root-user --mount sh -c \
            'mount --bind "$0" /etc/ssl/certs/ca-certificates.crt && exec "$1" "$2"' '\(certificate)' '\(program)' "$1"
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

    @Test("A server with a certificate that nobody trusts is refused, and the failure says why")
    func untrusted() async throws {
        let server = try TLSServer(answers: ["capi.php": Self.answer])
        let answers = try await answers(server.url + "/capi.php")
        #expect(answers.causes == [.unreachable(.known(.certificateNotTrusted))])
    }

    @Test(
        "The same server is believed once its certificate is trusted",
        .enabled(if: canBeTrusted, "no name spaces here"))
    func trusted() async throws {
        let server = try TLSServer(answers: ["capi.php": Self.answer])
        let answers = try await answers(server.url + "/capi.php", trusting: server.certificate)
        #expect(answers.rate("JPY") == 149.23)
    }

    @Test("The list that SSL_CERT_FILE names is trusted in place of the system's")
    func variable() async throws {
        let server = try TLSServer(answers: ["capi.php": Self.answer])
        let place = try Place()
        try place.replaceProgram(
            Self.script(try BuiltProduct.path(of: "fxterm-collector"), naming: server.certificate))
        var feeds = FeedSettings.at(server.url)
        feeds.rates = [FeedSource(kind: "rter", url: server.url + "/capi.php")]
        #expect(try await Reader(place, feeds).ask(.rates).rate("JPY") == 149.23)
    }

    static func script(_ program: String, naming certificate: String) -> String {
        "SSL_CERT_FILE='\(certificate)' exec '\(program)' \"$1\""
    }

    @Test(
        "A certificate that is trusted, but is another host's, is refused",
        .enabled(if: canBeTrusted, "no name spaces here"))
    func otherHost() async throws {
        let server = try TLSServer(name: "rter.example", answers: ["capi.php": Self.answer])
        let answers = try await answers(server.url + "/capi.php", trusting: server.certificate)
        #expect(answers.causes == [.unreachable(.known(.certificateOfOther))])
    }

    @Test("A certificate that is out of date is refused, and so are all where SSL_CERT_FILE names no file")
    func variables() async throws {
        let server = try TLSServer(isOutOfDate: true, answers: ["capi.php": Self.answer])
        for (list, cause) in [
            (server.certificate, FeedFailure.Known.certificateOutOfDate),
            ("/nonexistent/list.pem", .certificatesUnreadable),
        ] {
            let place = try Place()
            try place.replaceProgram(
                Self.script(try BuiltProduct.path(of: "fxterm-collector"), naming: list))
            var feeds = FeedSettings.at(server.url)
            feeds.rates = [FeedSource(kind: "rter", url: server.url + "/capi.php")]
            #expect(try await Reader(place, feeds).ask(.rates).causes == [.unreachable(.known(cause))])
        }
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
        #expect(answers.causes == [.badRedirect(target)])
        #expect(plain.requests.isEmpty)
    }
}
