import Testing

@testable import Feeds

struct JSONTests {
    private func read(_ text: String) throws -> JSON { try JSON(Array(text.utf8)) }

    @Test(
        "A body that breaks a rule of JSON is refused as a whole",
        arguments: [
            "", "7", #""x""#, "nul", "[1", "[1] x", "[1]]", "[1,]", "[1 2]", "[,1]", #"{"a":1,}"#,
            #"{"a" 1}"#,
            #"{"a":1 "b":2}"#, "{1:2}", "[1}", #"{"a":1]"#, #"["a]"#, "[nul]", "[truefalse]", "[NaN]",
            "[Infinity]",
            "['a']", "[1] // why", "[\"a\u{1}\"]", #"{"\ud800":1}"#,
        ])
    func broken(text: String) { #expect(throws: (any Error).self) { try read(text) } }

    @Test("Bytes that are no UTF-8 are refused, and a byte order mark is passed over")
    func bytes() throws {
        #expect(throws: (any Error).self) { try JSON([91, 34, 255, 34, 93]) }
        #expect(try JSON([0xEF, 0xBB, 0xBF, 91, 49, 93]).elements?.map(\.number) == [1])
    }

    @Test(
        "What cannot be held spoils nothing beside it",
        arguments: ["1e999", "-1e400", "01", "1.", "-", "\"\\ud800\"", "null", "true", "{}", "[]"])
    func unusable(text: String) throws {
        let body = try read("[1, \(text), 2]")
        #expect(body.elements?.map(\.number) == [1, nil, 2])
        #expect(body.elements?.map(\.text) == [nil, nil, nil])
    }

    @Test(
        "Numbers are the nearest that there are",
        arguments: [
            ("0.1", 0.1), ("-0.0", 0), ("9007199254740993", 9_007_199_254_740_992),
            ("18446744073709551616", 18_446_744_073_709_551_616), ("1e-999", 0), ("1E3", 1000),
            ("2.2250738585072014e-308", 2.2250738585072014e-308), ("229.87000274658203", 229.87000274658203),
        ])
    func numbers(text: String, number: Double) throws {
        #expect(try read("[\(text)]").elements?.map(\.number) == [number])
    }

    @Test("Texts come without their escapes")
    func texts() throws {
        let texts = try read(#"["", "a\"\\\/\n\u0000\u00e9\ud83d\ude00", "台"]"#).elements?.map(\.text)
        #expect(texts == ["", "a\"\\/\n\u{0}é😀", "台"])
    }

    @Test("Of two members of one name the first counts, and none is found in what is no object")
    func members() throws {
        let body = try read(#"{"a": {"b": [1, {"c": 2}]}, "ab": 3, "a": 4, "n\u0061me": 5}"#)
        #expect(body["a"]?["b"]?.elements?.map { $0["c"]?.number } == [nil, 2])
        #expect(body["ab"]?.number == 3 && body["name"]?.number == 5)
        #expect(body["b"] == nil && body["ab"]?["a"] == nil && body["a"]?["b"]?["c"] == nil)
        #expect(body.members?.map(\.name) == ["a", "ab", "a", "name"])
        #expect(body.members?.map(\.value.number) == [nil, 3, 4, 5])
    }

    @Test("A value outlives the body it was read of, and a list can be gone through again")
    func lifetime() throws {
        let list = try read(#"[["a long text that no small string has room for"], []]"#).elements
        #expect(list?.map { $0.elements?.map(\.text).count } == [1, 0])
        #expect(
            list?.first { _ in true }?.elements?.map(\.text) == [
                "a long text that no small string has room for"
            ])
    }

    @Test("Nesting of sixty is read; nesting without end, and more values than any feed sends, are refused")
    func limits() throws {
        let sixty = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        #expect(try read(sixty).elements?.map { $0.elements != nil } == [true])
        let hundred = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        #expect(throws: (any Error).self) { try read(hundred) }
        #expect(throws: (any Error).self) { try read("[" + String(repeating: "0,", count: 1_100_000) + "0]") }
    }
}
