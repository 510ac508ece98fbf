import JSON5
import Seeded
import Testing
import Words

@testable import Store

@Suite struct JSON5ParserTests {
    static func plain(_ node: JSON5Node) -> String {
        switch node.value {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .text(let text): text.debugDescription
        case .list(let nodes): "[" + nodes.map(plain).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\($0.key.debugDescription):\(plain($0.node))" }.joined(separator: ",") + "}"
        }
    }

    @Test(arguments: [
        ("{}", "{}"),
        (" [ ] ", "[]"),
        ("{a: 1, 'b': 2, \"c\": 3, $d_1: 4, ключ: 5}", #"{"a":1.0,"b":2.0,"c":3.0,"$d_1":4.0,"ключ":5.0}"#),
        ("[1, 2, /* three */ 3, // and four\n 4,]", "[1.0,2.0,3.0,4.0]"),
        ("{a: [true, false, null,],}", #"{"a":[true,false,null]}"#),
        (#"["it's", 'say "so"', 'it\'s']"#, #"["it\'s","say \"so\"","it\'s"]"#),
        (#"["\n\t\u0041\x42\u{0}"]"#.replacing(#"\u{0}"#, with: #"\0"#), #"["\n\tAB\0"]"#),
        (#"['\uD83D\uDE00']"#, "[\"😀\"]"),
        ("['one \\\n two', 'three \\\r\nfour']", #"["one  two","three four"]"#),
        ("['// no comment', '/* none */', '{a:1}']", #"["// no comment","/* none */","{a:1}"]"#),
        ("[+1, -1, .5, 5., 0x1F, -0xA, 1e3, 1.5E-1, 0]", "[1.0,-1.0,0.5,5.0,31.0,-10.0,1000.0,0.15,0.0]"),
        ("[Infinity, -Infinity]", "[inf,-inf]"),
        ("\u{FEFF}{a:1}", #"{"a":1.0}"#),
        ("{\u{A0}a\u{2003}:\u{2028}1\u{C}}", #"{"a":1.0}"#),
        ("/**/7/***/", "7.0"),
    ])
    func `JSON5 is read`(text: String, meaning: String) throws {
        #expect(JSON5ParserTests.plain(try JSON5Parser.parse(text)) == meaning)
    }

    @Test(arguments: [
        ("", 1, "a value is missing at the end"),
        ("{\n a: 1\n b: 2 }", 2, "expected , or }, found “b”"),
        ("{\n\n a\n 1 }", 3, "expected : after “a”, found “1”"),
        ("{\n a: }", 2, "expected a value, found “}”"),
        ("{\n a:\n\n}", 2, "expected a value, found “}”"),
        ("{\n a:\n b: 2 }", 2, "expected a value, found “b”"),
        ("{\n a:\n b }", 3, "expected a value, found “b”; text needs quotes"),
        ("{\n a:\n\n", 2, "a value is missing at the end"),
        ("{\n a: [1, 2\n}", 2, "expected , or ], found “}”"),
        ("{\n a: {b: 1\n ]\n}", 2, "expected , or }, found “]”"),
        ("{\n a: 'one,\n b: 2,\n}", 2, "text has no closing '"),
        ("{\n 'a: 1,\n b: 2,\n}", 2, "text has no closing '"),
        ("{\n a: 1, /* b\n c: 3\n}\n", 2, "the /* of line 2 has no */"),
        ("{\n a: ['x'\n 'y',\n 'z'] }", 2, "expected , or ], found “'”"),
        ("{\n a: [\n \"x\"\n \"y\",\n \"z\"] }", 3, "expected , or ], found “\"”"),
        ("{\r\n a: 1\r\n b: 2 }", 2, "expected , or }, found “b”"),
        ("{ a: 1,, }", 1, "expected a key, found “,”"),
        ("{ 1a: 1 }", 1, "a key that starts with “1” needs quotes"),
        ("{ a-b: 1 }", 1, "expected : after “a”, found “-”"),
        ("{\n a: 1,\n", 1, "the { of line 1 has no }"),
        ("[\n 1,\n [2,\n", 3, "the [ of line 3 has no ]"),
        ("[\n 'one\n two' ]", 2, "text has no closing '"),
        ("\n/* {", 2, "the /* of line 2 has no */"),
        ("[1]\r\n\r\n]", 3, "unexpected “]” after the end; remove it"),
        ("[1]\r\r]", 3, "unexpected “]” after the end; remove it"),
        ("{a: yes}", 1, "expected a value, found “yes”; text needs quotes"),
        ("[010]", 1, "expected a value, found “010”; text needs quotes"),
        ("[0x]", 1, "expected a value, found “0x”; text needs quotes"),
        ("[.]", 1, "expected a value, found “.”; text needs quotes"),
        ("[1e]", 1, "expected a value, found “1e”; text needs quotes"),
        ("[--1]", 1, "expected a value, found “--1”; text needs quotes"),
        ("[0x-1]", 1, "expected a value, found “0x-1”; text needs quotes"),
        (#"['\xZ1']"#, 1, "\\x needs 2 hexadecimal digits"),
        (#"['\u12']"#, 1, "\\u needs 4 hexadecimal digits"),
        (#"['\uD800']"#, 1, "half of a surrogate pair"),
        (#"['\uD800\u0041']"#, 1, "half of a surrogate pair"),
        (#"['\1']"#, 1, "\\1 is not a valid escape"),
        ("{a: 1,\n b: 2,\n a: 3}", 3, "“a” is given twice, first on line 1"),
        ("[\u{1B}]", 1, "expected a value, found an invisible character"),
        (String(repeating: "[", count: 100_000), 1, "nested too deeply"),
        (String(repeating: "{a:", count: 100_000), 1, "nested too deeply"),
    ])
    func `what is not JSON5 is said with its line`(text: String, line: Int, problem: String) {
        do throws(JSON5Error) {
            _ = try JSON5Parser.parse(text)
            Issue.record("no error")
        } catch {
            #expect(error.line == line)
            #expect(Words.english[error.problem] == problem)
        }
    }

    @Test func `every value knows its line and every key its own`() throws {
        let node = try JSON5Parser.parse("// one\n{\n a:\n  [1,\n 'two\\\n', 3],\r\n /*\n*/ b: {} }")
        guard case .object(let members) = node.value, case .list(let list) = members[0].node.value else {
            Issue.record("\(node)")
            return
        }
        #expect(node.line == 2)
        #expect(members.map(\.line) == [3, 8])
        #expect(members.map(\.node.line) == [4, 8])
        #expect(list.map(\.line) == [4, 5, 6])
    }

    @Test func `a text cut off anywhere, or with any byte changed, is read or refused and never traps`() {
        let text =
            "{ // c\n a: [1, -0x1F, .5e+3, 'it\\'s \\u0041', \"\\x41\",], /* b */ $b: {c: null, d: true} }"
        let scalars = Array(text.unicodeScalars)
        var read = 0
        for end in scalars.indices {
            var cut = String.UnicodeScalarView(scalars[..<end])
            if (try? JSON5Parser.parse(String(cut))) != nil { read += 1 }
            for other in "{}[]:,'\"\\/*u0x\n\r-. é".unicodeScalars {
                cut = String.UnicodeScalarView(scalars[..<end] + [other] + scalars[(end + 1)...])
                _ = try? JSON5Parser.parse(String(cut))
            }
        }
        #expect(read == 0)
    }

    @Test("Texts that are passed over quickly are the same as those looked at one by one, on the same lines")
    func quickly() throws {
        var generator = SeededGenerator.announced()
        let texts = [
            "\"S00001\"", "'AAPL'", "\"\"", "\"a \\n b\"", "\"it's\"", "\"台積電\"", "7", "null", "[\"x\",]",
            "\"open",
        ]
        let blanks = ["", " ", "\n", "\r\n", "\t\n ", "\u{A0}", "// end\n", "\r"]
        for _ in 0..<2000 {
            func blank() -> String { blanks.randomElement(using: &generator) ?? "" }
            var items: [String] = []
            for _ in 0..<Int.random(in: 0...5, using: &generator) {
                let text =
                    texts.dropLast(Int.random(in: 0...20, using: &generator) > 0 ? 1 : 0)
                    .randomElement(using: &generator) ?? ""
                items.append(blank() + " @" + text + blank())
            }
            let comma = Int.random(in: 0...9, using: &generator) > 0 ? "," : ""
            let list =
                "[" + items.joined(separator: comma) + blank() + (Bool.random(using: &generator) ? "," : "")
                + "]"
            func outcome(_ mark: String) -> Result<JSON5Node, JSON5Error> {
                do throws(JSON5Error) {
                    return .success(try JSON5Parser.parse(list.replacing("@", with: mark)))
                } catch {
                    return .failure(error)
                }
            }
            // A comment before a text selects the slow path.
            #expect(outcome("") == outcome("/**/"), "\(list.debugDescription)")
        }
    }

    @Test("A list among many keeps no room for texts that it has not", arguments: [1, 100])
    func room(count: Int) throws {
        let list = "[" + String(repeating: "\"\",", count: count) + "],"
        let text = "[" + String(repeating: list, count: 10_000 / count) + "]"
        guard case .list(let lists) = try JSON5Parser.parse(text).value else {
            Issue.record("no list")
            return
        }
        #expect(lists.count == 10_000 / count)
        for case .list(let texts) in lists.map(\.value) {
            #expect(texts.count == count)
            #expect(texts.capacity <= 4 * count + 100)
        }
    }
}
