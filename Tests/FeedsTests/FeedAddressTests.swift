import Foundation
import Market
import Testing

@testable import Feeds

struct FeedAddressTests {
    @Test(
        "Https anywhere and http to this machine are addresses",
        arguments: [
            "https://example.org/x?y=z", "HTTPS://example.org", "http://localhost:8080/a", "http://127.0.0.1",
            "http://127.8.9.1/", "http://127.0.0/",
            "http://[::1]:80/", "http://LOCALHOST/",
        ])
    func web(text: String) throws {
        #expect(try FeedAddress(text, allowsFiles: false) == WebAddress(text).map { .web($0) })
    }

    @Test(
        "Http to another machine is not, however its name begins or ends",
        arguments: [
            "http://example.org", "http://localhost.example.org/", "http://127.0.0.1.example.org/",
            "http://10.0.0.1/",
            "http://localhost@example.org/", "http://0.0.0.0/", "http://[::2]/",
            "http://127.0.0.256/",
        ])
    func insecure(text: String) {
        #expect(throws: FeedFailure.Cause.insecureAddress(ShownAddress.of(text))) {
            try FeedAddress(text, allowsFiles: true)
        }
    }

    @Test(
        "What is no address says so",
        arguments: ["", "example.org", "ftp://example.org/", "https://", "/path", "file:///x"])
    func noAddress(text: String) {
        #expect(throws: FeedFailure.Cause.self) { try FeedAddress(text, allowsFiles: false) }
    }

    @Test("A server on this machine bears ten times as much as a service, and a file is nobody's host")
    func manners() throws {
        let manners = Yahoo().manners
        #expect(try manners.of(FeedAddress("https://yahoo.test", allowsFiles: false)) == manners)
        #expect(manners.of(.file(path: "/a")) == manners)
        let own = try manners.of(FeedAddress("http://127.0.0.1:80", allowsFiles: false))
        #expect(own.spacing == .milliseconds(100))
        #expect(own.rest(after: 2) == .seconds(1))
        #expect(own.floor == manners.floor && own.pause == manners.pause)
    }

    @Test("Files go by absolute path, from home, or as file addresses")
    func files() throws {
        #expect(try FeedAddress("/a b/c.json", allowsFiles: true) == .file(path: "/a b/c.json"))
        #expect(try FeedAddress("~/c.json", allowsFiles: true) == .file(path: NSHomeDirectory() + "/c.json"))
        #expect(try FeedAddress("file:///a%20b/c.json", allowsFiles: true) == .file(path: "/a b/c.json"))
        #expect(throws: FeedFailure.Cause.self) { try FeedAddress("c.json", allowsFiles: true) }
    }

    @Test(
        "An answer may lead elsewhere at its own scheme, host and port, never to others",
        arguments: [
            ("https://a.example/x", "https://A.example/y", true),
            ("https://a.example", "https://b.example", false),
            ("https://a.example", "https://a.example.evil.example", false),
            ("https://a.example", "http://a.example", false),
            ("https://a.example/x", "https://a.example:443/y", true),
            ("https://a.example:443", "https://a.example/y", true),
            ("https://a.example", "https://a.example:8443", false),
            ("http://127.0.0.1:80/x", "http://127.0.0.1/y", true),
            ("http://127.0.0.1:1", "http://127.0.0.1:2", false),
            ("http://127.0.0.1:1", "https://127.0.0.1:1", false),
            ("http://127.0.0.1", "https://a.example", false),
        ])
    func leading(from: String, to: String, mayLead: Bool) throws {
        let (from, to) = (try #require(WebAddress(from)), try #require(WebAddress(to)))
        #expect(from.mayLead(to: to) == mayLead)
    }

    @Test(
        "This machine is known in every form that its name can have, so that no proxy is asked for it",
        arguments: [
            ("http://127.0.0.1:80/a", true), ("http://localhost", true), ("http://LOCALHOST:1", true),
            ("https://localhost./", true), ("https://feeds.localhost/", true), ("http://127.9.8.7", true),
            ("http://[::1]:8080/", true), ("https://[0:0:0:0:0:0:0:1]/", true), ("https://[::]/", true),
            ("https://[::ffff:127.0.0.1]/", true), ("https://127.1/", true), ("https://2130706433/", true),
            ("https://0x7f.1/", true), ("https://0.0.0.0/", true), ("https://example.org", false),
            ("https://127.example.org/", false), ("https://localhost.example.org/", false),
            ("https://10.0.0.1/", false), ("https://[2001:db8::1]/", false), ("https://128.0.0.1/", false),
        ])
    func thisMachine(address: String, isHere: Bool) throws {
        #expect(try #require(WebAddress(address)).isThisMachine == isHere)
    }
}
