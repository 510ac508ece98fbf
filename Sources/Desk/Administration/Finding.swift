/// Something that was looked at, and what to do about it.
struct Finding: Hashable {
    /// How bad it is.
    enum Weight: String {
        case fine = "ok"
        /// The desk works; this should be seen to.
        case advice
        /// The desk does not work, or not safely.
        case problem
    }

    let weight: Weight
    let text: String
    /// The advice; nil where nothing is to be done.
    let remedy: String?

    static func fine(_ text: String) -> Finding { Finding(weight: .fine, text: text, remedy: nil) }
    static func advice(_ text: String, _ remedy: String) -> Finding {
        Finding(weight: .advice, text: text, remedy: remedy)
    }
    static func problem(_ text: String, _ remedy: String) -> Finding {
        Finding(weight: .problem, text: text, remedy: remedy)
    }

    /// It as lines.
    var lines: String {
        let label = weight.rawValue + String(repeating: " ", count: 9 - weight.rawValue.count)
        return label + text + "\n" + (remedy.map { "         → \($0)\n" } ?? "")
    }
}

/// All that was found.
struct Findings: Hashable {
    private(set) var all: [Finding] = []

    mutating func add(_ finding: Finding) { all.append(finding) }

    /// Whether nothing keeps the desk from working, and safely.
    var isWell: Bool { !all.contains { $0.weight == .problem } }

    var text: String { all.map(\.lines).joined() }

    /// Prints them.
    ///
    /// - Returns: The exit status.
    func tell() -> Int32 {
        DeskProgram.say(text)
        return isWell ? 0 : 1
    }
}
