import Market
import Testing

@Suite struct WebLinkTests {
    @Test(
        "An https address of allowed characters may be opened",
        arguments: [
            "https://a.test", "https://a.test:8443/b-c_d.html?e=f&g=%20h#i",
            "https://finance.yahoo.com/m/710f0814/apple%27s-new-product-blitz.html",
        ])
    func good(text: String) { #expect(WebLink(text)?.text == text) }

    @Test(
        "Nothing else may: other schemes, control characters, blanks, a name before the host, letters that look like others",
        arguments: [
            "javascript:alert(1)", "http://a.test", "file:///etc/passwd", "HTTPS://a.test", "https://",
            "https:///a", "https://a.test/\nb", "https://a.test/\u{1B}\\", "https://a.test/\u{7}",
            "https://a.test/ b", "https://user@a.test", "https://a.test@b.test/", "https://\u{430}.test",
            "https://a.test/\u{202E}x", "https://a.test/<b>", "https://a.test/\"", "https://[::1]/", "",
            "https://a.test/" + String(repeating: "a", count: 500),
        ])
    func bad(text: String) { #expect(WebLink(text) == nil, "\(text.debugDescription)") }
}
