import Market
import Testing

@Suite struct ShownAddressTests {
    @Test(
        "An address shows scheme, host, port and path, and nothing that may be secret",
        arguments: [
            ("https://example.org", "https://example.org"),
            ("https://example.org:8443/a/b.php", "https://example.org:8443/a/b.php"),
            ("https://user:secret@example.org/a", "https://…@example.org/a"),
            ("https://secret@example.org", "https://…@example.org"),
            ("https://example.org/a?token=secret&b=1", "https://example.org/a?…"),
            ("https://example.org?key=secret", "https://example.org?…"),
            ("https://example.org/#secret", "https://example.org/#…"),
            ("https://user:sec@ret@example.org/a?x=y", "https://…@example.org/a?…"),
            ("https://user:secret/more@example.org/a", "https://…@example.org/a"),
            ("https://user:secret?more@example.org/a?b", "https://…@example.org/a?…"),
            ("http://[::1]:80/a?secret", "http://[::1]:80/a?…"),
            ("ftp://user:secret@example.org", "ftp://…@example.org"),
            ("user:secret@example.org", "…@example.org"),
            ("/home/me@work/dash.json", "/home/me@work/dash.json"),
            ("https://example.org/@me", "https://example.org/@me"), ("://", "://"), ("", ""),
        ])
    func shown(address: String, text: String) {
        #expect(ShownAddress.of(address) == text)
        #expect(!ShownAddress.of(address).contains("secret"))
    }
}
