/// Tags and names of attributes are our literals; every other text is escaped.
struct HTML: Hashable, Sendable {
    private(set) var text: String

    init(_ text: String) { self.text = HTML.escaped(text) }

    init(trusted text: StaticString) { self.text = text.description }

    private init(escaped text: String) { self.text = text }

    /// Leaves out attributes that are nil.
    static func element(
        _ tag: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ content: [HTML] = []
    ) -> HTML {
        let inner = content.map(\.text).joined()
        return HTML(escaped: "<\(tag)\(written(attributes))>\(inner)</\(tag)>")
    }

    static func void(_ tag: StaticString, _ attributes: KeyValuePairs<StaticString, String?>) -> HTML {
        HTML(escaped: "<\(tag)\(written(attributes))>")
    }

    private static func written(_ attributes: KeyValuePairs<StaticString, String?>) -> String {
        attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }.joined()
    }

    /// Escapes all that could end or begin markup or an attribute; control characters become U+FFFD.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
