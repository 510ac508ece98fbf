import Foundation

/// A session in plain words, one step a line: see Tests/Scripts/README.md.
package struct Script: Sendable {
    package struct Mistake: Error, CustomStringConvertible {
        package let path: String
        /// From 1.
        package let line: Int
        package let reason: String

        package var description: String { "\(path):\(line): \(reason)" }
    }

    package struct Line: Sendable {
        package let number: Int
        package let text: String
        let step: Step
    }

    enum Step: Equatable, Sendable {
        case caption(String)
        case size(width: Int, height: Int)
        case clock(seconds: Int)
        case run([String])
        case see(String)
        case gone(String)
        case press([Key])
        case type(String)
        case click(Place)
        case drag(Place, Place)
        case pause(seconds: Double)
        case ends(Int32)
    }

    /// As the script names it, and in the notation of `PseudoTerminal.press`.
    struct Key: Equatable, Sendable {
        let name: String
        let notation: String
    }

    /// A cell, or the middle of a text on the screen.
    enum Place: Equatable, Sendable {
        case cell(x: Int, y: Int)
        case text(String)
    }

    package let path: String
    package let lines: [Line]

    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    package init(path: String) throws {
        try self.init(String(contentsOfFile: path, encoding: .utf8), path: path)
    }

    package init(_ text: String, path: String) throws(Mistake) {
        self.path = path
        var lines: [Line] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else { continue }
            do throws(Unreadable) {
                lines.append(Line(number: index + 1, text: text, step: try Self.step(text)))
            } catch {
                throw Mistake(path: path, line: index + 1, reason: error.reason)
            }
        }
        self.lines = lines
    }

    package var largestSize: (width: Int, height: Int) {
        lines.reduce((0, 0)) { most, line in
            guard case .size(let width, let height) = line.step else { return most }
            return (max(most.0, width), max(most.1, height))
        }
    }
}

private struct Unreadable: Error {
    let reason: String
}

extension Script {
    private static func step(_ text: String) throws(Unreadable) -> Step {
        if text.hasPrefix("#") {
            return .caption(text.dropFirst().trimmingCharacters(in: .whitespaces))
        }
        let words = try words(of: text)
        let rest = Array(words.dropFirst())
        switch (words[0].text, rest.count) {
        case ("size", 2):
            guard let width = Int(rest[0].text), let height = Int(rest[1].text),
                (1...500).contains(width), (1...200).contains(height)
            else { throw Unreadable(reason: "expected columns and rows, such as size 120 40") }
            return .size(width: width, height: height)
        case ("clock", _): return .clock(seconds: try moment(rest.map(\.text)))
        case ("run", 1...): return .run(rest.map(\.text))
        case ("see", 1) where rest[0].isQuoted: return .see(rest[0].text)
        case ("gone", 1) where rest[0].isQuoted: return .gone(rest[0].text)
        case ("press", 1...):
            return .press(try rest.map { word throws(Unreadable) in try key(word.text) })
        case ("type", 1) where rest[0].isQuoted: return .type(rest[0].text)
        case ("click", 1...2): return .click(try place(rest[...]))
        case ("drag", 3...):
            guard let middle = rest.firstIndex(where: { $0.text == "to" && !$0.isQuoted }) else { break }
            return .drag(try place(rest[..<middle]), try place(rest[(middle + 1)...]))
        case ("pause", 1):
            guard let seconds = Double(rest[0].text), (0...60).contains(seconds) else {
                throw Unreadable(reason: "expected up to 60 seconds, such as pause 1.5")
            }
            return .pause(seconds: seconds)
        case ("ends", 0): return .ends(0)
        case ("ends", 1):
            guard let code = Int32(rest[0].text) else { throw Unreadable(reason: "expected an exit code") }
            return .ends(code)
        default: break
        }
        guard let usage = usage[words[0].text] else {
            let known = usage.keys.sorted().joined(separator: ", ")
            throw Unreadable(reason: "no step is called \(words[0].text); there are \(known)")
        }
        throw Unreadable(reason: "expected \(usage)")
    }

    private static let usage = [
        "size": "size COLUMNS ROWS", "clock": "clock YYYY-MM-DD HH:MM, in UTC", "run": "run fxterm WORDS",
        "see": #"see "TEXT""#, "gone": #"gone "TEXT""#, "press": "press KEYS", "type": #"type "TEXT""#,
        "click": #"click COLUMN ROW, or click "TEXT""#, "drag": "drag PLACE to PLACE",
        "pause": "pause SECONDS", "ends": "ends, or ends CODE",
    ]

    /// Text in quotation marks is one word.
    private static func words(of line: String) throws(Unreadable) -> [(text: String, isQuoted: Bool)] {
        var words: [(text: String, isQuoted: Bool)] = []
        var rest = line[...]
        while let first = rest.first(where: { $0 != " " }) {
            rest = rest.drop { $0 == " " }
            if first == "\"" {
                let text = rest.dropFirst().prefix { $0 != "\"" }
                guard text.endIndex < rest.endIndex, !text.isEmpty else {
                    throw Unreadable(reason: "expected a text between two quotation marks")
                }
                words.append((String(text), true))
                rest = rest[rest.index(after: text.endIndex)...]
            } else {
                let text = rest.prefix { $0 != " " }
                words.append((String(text), false))
                rest = rest[text.endIndex...]
            }
        }
        return words
    }

    private static func place(_ words: ArraySlice<(text: String, isQuoted: Bool)>) throws(Unreadable) -> Place
    {
        if let word = words.first, words.count == 1, word.isQuoted { return .text(word.text) }
        guard words.count == 2, let x = words.first.flatMap({ Int($0.text) }),
            let y = words.last.flatMap({ Int($0.text) }), x > 0, y > 0
        else { throw Unreadable(reason: #"expected a column and a row from 1, or a "TEXT""#) }
        return .cell(x: x - 1, y: y - 1)
    }

    private static func key(_ name: String) throws(Unreadable) -> Key {
        let modifiers = ["ctrl-": "C-", "shift-": "S-", "alt-": "M-"]
        var notation = name == "<" ? "<lt>" : name
        if name.count > 1 {
            let modifier = modifiers.first { name.hasPrefix($0.key) && name.count > $0.key.count }
            notation = "<\(modifier.map { $0.value + name.dropFirst($0.key.count) } ?? name)>"
        }
        guard (try? Keystroke.parse(notation)) != nil else {
            throw Unreadable(
                reason: "no key is called \(name); write j, enter, esc, space, shift-left, ctrl-r, alt-1")
        }
        return Key(name: name, notation: notation)
    }

    private static func moment(_ words: [String]) throws(Unreadable) -> Int {
        let formatter = ISO8601DateFormatter()
        guard words.count == 2, let date = formatter.date(from: "\(words[0])T\(words[1]):00Z") else {
            throw Unreadable(reason: "expected a day and a time in UTC, such as clock 2026-11-20 14:30")
        }
        return Int(date.timeIntervalSince1970)
    }
}
