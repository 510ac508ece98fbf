import TUI
import Testing

@Suite("Line breaks")
struct LineBreakTests {
    @Test(
        "Words stay whole, signs stay with what they close or open, and nothing is lost",
        arguments: [
            ("the disk is full", 8, ["the disk", "is full"]),
            ("方向鍵搬移，Enter 放下", 12, ["方向鍵搬移，", "Enter 放下"]),
            ("搬移，Enter 放下", 9, ["搬移，", "Enter 放", "下"]),
            ("按（a）新增", 5, ["按", "（a）", "新增"]),
            ("/home/ada/x.db: full", 8, ["/home/ad", "a/x.db:", "full"]), ("", 5, [""]),
            ("live", 0, ["live"]),
        ])
    func lines(text: String, width: Int, lines: [String]) {
        #expect(LineBreak.lines(text, width: width) == lines)
    }

    @Test("No line is longer than there is room for", arguments: 2...40)
    func widths(width: Int) {
        let text = "拿起卡片：方向鍵搬移，Enter 放下，Esc 放回; la respuesta no es la habitual (HTTP 500)…"
        let lines = LineBreak.lines(text, width: width)
        #expect(lines.allSatisfy { CellWidth.of($0) <= width || $0.count == 1 }, "\(lines)")
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
}
