internal import Arrangement
internal import Figures
internal import Screens

extension BoardPage {
    /// One file that needs no other, and reads the same without its script.
    package var html: String {
        let head = HTML.element(
            "head", [:],
            [
                .void("meta", ["charset": "utf-8"]),
                .void(
                    "meta",
                    ["http-equiv": "Content-Security-Policy", "content": PageStyle.policy]),
                .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                .void("meta", ["name": "color-scheme", "content": "light dark"]),
                .void("meta", ["name": "referrer", "content": "no-referrer"]),
                .void("meta", ["name": "robots", "content": "noindex"]),
                // Without an icon of its own, a browser requests one.
                .void("link", ["rel": "icon", "href": "data:,"]),
                .element("title", [:], [HTML(title.isEmpty ? "fxterm" : "\(title) · fxterm")]),
                .element("style", [:], [PageStyle.sheet]),
                .element(
                    "noscript", [:], [.void("meta", ["http-equiv": "refresh", "content": "30"])]),
            ])
        let facts = ([moment] + notes).map { HTML.element("p", [:], [HTML($0)]) }
        let header = HTML.element(
            "header", [:], [.element("h1", [:], [.bidi(title.isEmpty ? "fxterm" : title)])] + facts)
        let body = HTML.element(
            "body", [:],
            [
                header, .element("main", [:], tables.enumerated().map { $1.html(at: $0) }),
                .element("script", [:], [PageStyle.script]),
            ])
        let document = HTML.element(
            "html", ["lang": language, "class": risesRed ? "rises-red" : nil], [head, body])
        return "<!doctype html>\n" + document.text + "\n"
    }
}

extension HTML {
    /// May run from right to left without affecting the text around it.
    fileprivate static func bidi(_ text: String) -> HTML { .element("bdi", [:], [HTML(text)]) }

    fileprivate static func small(_ texts: [String], _ tone: String? = nil) -> [HTML] {
        let texts = texts.filter { !$0.isEmpty }
        if texts.isEmpty { return [] }
        return [.element("small", ["class": tone], [.bidi(texts.joined(separator: " · "))])]
    }
}

extension BoardPage.Table {
    fileprivate func html(at place: Int) -> HTML {
        let heading = "p\(place)"
        var content = [HTML.element("h2", ["id": heading], [HTML(panel.title)])]
        let about = [panel.meaning, panel.isAgeWarning ? "" : panel.age].filter { !$0.isEmpty }
        if !about.isEmpty { content.append(.element("p", [:], [HTML(about.joined(separator: " · "))])) }
        let warnings = [panel.isAgeWarning ? panel.age : "", panel.failure].filter { !$0.isEmpty }
        content += warnings.map { .element("p", ["class": "warn"], [HTML($0)]) }
        if !panel.nothing.isEmpty { content.append(.element("p", [:], [HTML(panel.nothing)])) }
        if !panel.sections.isEmpty { content.append(table(heading)) }
        return .element("section", ["aria-labelledby": heading], content)
    }

    private func table(_ heading: String) -> HTML {
        let all = [titles.item, titles.figure, titles.change, titles.chart].compactMap(\.self)
        let head = all.enumerated().map { place, title in
            HTML.element(
                "th", ["role": "columnheader", "scope": "col", "class": place == 0 ? nil : "end"],
                [HTML(title)])
        }
        let bodies = panel.sections.map { section in
            let groups = section.group.map { group in
                [
                    HTML.element(
                        "tr", ["role": "row"],
                        [
                            .element(
                                "th", ["role": "rowheader", "scope": "rowgroup", "colspan": "\(all.count)"],
                                [.bidi(group.name)] + HTML.small([section.sum]))
                        ])
                ]
            }
            return HTML.element(
                "tbody", ["role": "rowgroup"], (groups ?? []) + section.items.map(row))
        }
        // Some browsers take rows that a phone lays out as a grid for no rows: the roles say that they are.
        return .element(
            "table",
            ["role": "table", "aria-labelledby": heading, "class": all.count > 2 ? "stacked" : nil],
            [.element("thead", ["role": "rowgroup"], [.element("tr", ["role": "row"], head)])] + bodies)
    }

    private func row(_ item: ItemInWords) -> HTML {
        var name = [HTML.element("b", [:], [.bidi(item.title)])]
        if !item.alert.isEmpty { name.append(.element("mark", [:], [HTML(item.alert)])) }
        name += HTML.small([item.name])
        name += HTML.small(item.parts.map { $0.label.isEmpty ? $0.text : "\($0.label) \($0.text)" })
        for remark in item.remarks { name += HTML.small([remark], item.isDisputed ? "warn" : nil) }
        let figure = (item.isDisputed ? "≠ " : "") + item.figure
        var cells = [
            HTML.element("th", ["role": "rowheader", "scope": "row"], name),
            .element(
                "td", ["role": "cell", "class": "end"],
                [.element("b", [:], [HTML(figure)])]
                    + (item.unit.isEmpty ? [] : [HTML(" "), .element("span", [:], [HTML(item.unit)])])
                    + HTML.small([item.time, item.source])
                    + HTML.small([item.age], item.state == .stale || item.state == .sample ? "warn" : nil)),
        ]
        if titles.change != nil {
            let tone = item.change.map { ["down", "level", "up"][$0.direction + 1] }
            cells.append(
                .element(
                    "td", ["role": "cell", "class": "end"],
                    [.element("b", ["class": tone], [HTML(item.change?.text ?? "")])]
                        + HTML.small([item.base])))
        }
        if titles.chart != nil {
            let tone = item.change.map { ["down", "level", "up"][$0.direction + 1] } ?? "level"
            cells.append(
                .element(
                    "td", ["role": "cell", "class": "end"],
                    [PageLine(item.line, base: item.lineBase).html(item.course, tone)]
                ))
        }
        return .element("tr", ["role": "row"], cells)
    }
}

struct PageLine {
    private let values: [Double]
    private let base: Double?

    private static let (width, height) = (120.0, 32.0)

    init(_ values: [Double], base: Double?) { (self.values, self.base) = (values, base) }

    /// `course` is its meaning in words; nothing for fewer than two values.
    func html(_ course: String, _ tone: String) -> HTML {
        let all = values + [base].compactMap(\.self)
        guard values.count > 1, all.allSatisfy(\.isFinite), let low = all.min(), let high = all.max() else {
            return HTML("")
        }
        // Halved, because the distance between two finite numbers need not be finite.
        let range = high / 2 - low / 2
        func y(_ value: Double) -> String {
            let share = range > 0 ? (value / 2 - low / 2) / range : 0.5
            return PageLine.written(2 + (1 - share) * (PageLine.height - 4))
        }
        let step = PageLine.width / Double(values.count - 1)
        let points = values.enumerated().map { "\(PageLine.written(Double($0) * step)),\(y($1))" }
        let dashes = base.map { base in
            HTML.element(
                "line", ["x1": "0", "x2": PageLine.written(PageLine.width), "y1": y(base), "y2": y(base)])
        }
        return .element(
            "svg",
            [
                "viewBox": "0 0 120 32", "preserveAspectRatio": "none", "role": "img", "aria-label": course,
                "class": tone,
            ],
            [.element("title", [:], [HTML(course)])] + [dashes].compactMap(\.self)
                + [.element("polyline", ["points": points.joined(separator: " ")])])
    }

    private static func written(_ length: Double) -> String {
        let tenths = Int((length * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }
}
