import Board
import Figures
import Foundation
import Literals
import Loopback
import Market
import Seeded
import SettingsFiles
import Testing
import Words

@testable import Feeds

/// The process must survive these heads, and the client must end.
@Suite(.timeLimit(.minutes(10)))
struct HostileHeadTests {
    static let heads = [
        "HTTP/1.1 200\r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 abc OK\r\n\r\n", "HTTP/1.1 999999 OK\r\n\r\n",
        "HTTP/1.1 -1 OK\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\n: empty\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nno colon here\r\n\r\n{}", "HTTP/1.1 200 OK\r\n folded: first\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nA: b\r\n c\r\n\td\r\n\r\n{}", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Encoding: wurst\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
        "HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello", "HTTP/1.1 304 Not Modified\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: \"\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 302 Found\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation:\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: ://\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation: http://\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: //\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation: ?%zz\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: /a b\u{7f}%\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: mailto:a@b\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://[::1\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://a:99999999/\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: #%\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation: //[bad]/x\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: //exa mple:x/\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: data:,x\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n",
        "HTTP/1.1 302 Found\r\nContent-Length: 5\r\nLocation: http://example.invalid/\r\n\r\nhel",
        "HTTP/1.1 200 OK\r\nSet-Cookie: \u{1}=;;;Expires=x\r\n\r\n{}",
        "HTTP/1.1 200 \u{FF}\u{0}\r\nX: \u{0}\r\n\r\n{}",
        "\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}", "HTTP/1.1 200 OK\n\n{}", "ICY 200 OK\r\n\r\n{}",
    ]

    @Test("An odd head is survived", arguments: heads)
    func oddHead(head: String) async throws {
        // Not twice: a redirect that the library resolves to the same place would go on until it is refused.
        let server = try LoopbackServer { _ in .raw(Array(head.utf8)) }
        let url = try #require(WebAddress(server.url + "/feed"))
        do throws(FeedFailure.Cause) {
            #expect(try await Scripted.client(Scripted.hasty).get(url).body.count <= Scripted.hasty.body)
        } catch {
            #expect(!FeedFailure(source: "rter", cause: error).sentence(.english).isEmpty)
        }
        #expect(!server.requests.isEmpty)
    }

    @Test("Heads with bytes changed or cut off at random are survived")
    func mutatedHeads() async throws {
        var random = SeededGenerator.announced()
        let client = Scripted.client(
            HTTPLimits(idle: .milliseconds(100), total: .milliseconds(200), body: 4096))
        for _ in 0..<150 {
            var bytes = Array(Self.heads[Int.random(in: 0..<Self.heads.count, using: &random)].utf8)
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) {
                bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
            }
            let server = try LoopbackServer { [bytes] _ in .raw(bytes) }
            let url = try #require(WebAddress(server.url))
            do throws(FeedFailure.Cause) {
                #expect(try await client.get(url).body.count <= 4096)
            } catch {
                #expect(!FeedFailure(source: "rter", cause: error).sentence(.english).isEmpty)
            }
        }
    }
}
