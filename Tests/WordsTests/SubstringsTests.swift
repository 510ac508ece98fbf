import Substrings
import Testing

@Suite struct SubstringsTests {
    @Test(
        "The first place of a text in another, or none",
        arguments: [
            ("https://host", "://", "https"), ("://", "://", ""), ("aab", "ab", "a"), ("naïve", "ve", "naï"),
            ("東京都", "都", "東京"), ("any", "", ""), ("", "", ""), ("ab", "abc", nil), ("", "a", nil),
            ("ABC", "b", nil),
        ] as [(String, String, String?)])
    func first(text: String, other: String, before: String?) {
        #expect(text.firstRange(of: other).map { String(text[..<$0.lowerBound]) } == before)
        #expect(text.firstRange(of: other).map { String(text[$0]) } == before.map { _ in other })
        let inside = "é" + text
        #expect(
            inside.dropFirst().firstRange(of: other).map { inside[$0] == other } ?? false == (before != nil))
    }

    @Test(
        "What stands between separators, and others in their place",
        arguments: [
            ("a | b", " | ", ["a", "b"]), ("a", " | ", ["a"]), ("--a--", "-", ["", "", "a", "", ""]),
            ("aaa", "aa", ["", "a"]), ("", ",", [""]),
        ])
    func parts(text: String, separator: String, parts: [String]) {
        #expect(text.parts(between: separator).map(String.init) == parts)
        #expect(text.replacing(separator, with: "…") == parts.joined(separator: "…"))
    }

    @Test("A mark behind a quote does not hide the quote")
    func marks() {
        #expect("a\"\u{301}b".replacing("\"", with: "\"\"") == "a\"\"\u{301}b")
        #expect("<\u{338}".replacing("<", with: "&lt;") == "&lt;\u{338}")
        #expect("a\r\nb".replacing("\n", with: "; ") == "a\r; b")
    }
}
