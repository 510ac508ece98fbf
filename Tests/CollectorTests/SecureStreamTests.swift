import Literals
import Loopback
import Market
import PseudoTerminal
import Testing

@Suite(
    .serialized, .enabled(if: TLSServer.isAvailable, "openssl is missing"),
    .enabled(if: SecureFeedTests.canBeTrusted, "no name spaces here"), .timeLimit(.minutes(10)))
struct SecureStreamTests {
    private func connects(
        name: String, isTrusted: Bool,
        by script: (String, String) -> String = { SecureFeedTests.script($0, trusting: $1) }
    ) async throws -> Bool {
        let (place, server) = (try Place(), try StreamTests.polled())
        let maker = try TLSServer(name: name, answers: [:])
        var manner = StreamServer.Manner()
        manner.prices = ["BTC/USD": 101]
        let stream = try StreamServer(manner, certificate: maker.certificate)
        if isTrusted {
            let program = try BuiltProduct.path(of: "fxterm-collector")
            try place.replaceProgram(script(program, maker.certificate))
        }
        let reader = try Reader(place, StreamTests.feeds(server, stream))
        try await reader.ask(.quotes(["BTC-USD"]), freshness: 60)
        // A refused stream is tried again and again.
        let end = ContinuousClock.now + .seconds(isTrusted && name == "localhost" ? 30 : 3)
        while ContinuousClock.now < end, reader.changes.price("BTC-USD") != 101 {
            try await Task.sleep(for: .milliseconds(20))
        }
        return reader.changes.price("BTC-USD") == 101
    }

    @Test("A stream is heard once its certificate is trusted")
    func trusted() async throws {
        #expect(try await connects(name: "localhost", isTrusted: true))
    }

    @Test("A stream is heard whose certificate is in the list that SSL_CERT_FILE names")
    func variable() async throws {
        #expect(
            try await connects(name: "localhost", isTrusted: true) { SecureFeedTests.script($0, naming: $1) })
    }

    @Test("A stream with a certificate that nobody trusts is not heard")
    func untrusted() async throws {
        #expect(try await !connects(name: "localhost", isTrusted: false))
    }

    @Test("A stream with a certificate that is trusted, but is another host's, is not heard")
    func otherHost() async throws {
        #expect(try await !connects(name: "kraken.example", isTrusted: true))
    }
}
