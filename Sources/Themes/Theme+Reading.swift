internal import JSON5
internal import TUI
package import Words

package struct ThemeError: Error, Hashable, Sendable {
    package let file: String
    /// The line, from 1; nil for the whole file.
    package let line: Int?
    package let problem: Saying

    /// `/home/u/.config/fxterm/themes/mine.json5:7: paper is dark, light or own`, without a full stop.
    package var saying: Saying {
        .joined([.verbatim("\(file)\(line.map { ":\($0)" } ?? ""): "), problem])
    }
}

extension Theme {
    /// `{ paper: "own", text: { ink: "#D8DEE9", paper: "#2E3440" }, faint: "#A0A8B8", … }`: a role is a
    /// colour, or an object of `ink`, `paper`, `bold`, and `fewInk` and `fewPaper` (ANSI colours 0 to 15).
    /// The number in `"#D97780 174"` is for terminals with 256 colours. Missing roles come from the program's
    /// own theme. Throws the first mistake.
    package init(_ text: String, name: String, file: String) throws(ThemeError) {
        let node: JSON5Node
        do throws(JSON5Error) {
            node = try JSON5Parser.parse(text)
        } catch {
            throw ThemeError(file: file, line: error.line, problem: error.problem)
        }
        guard case .object(let members) = node.value else {
            throw ThemeError(
                file: file, line: node.line, problem: .phrase(.themeMustBe, verbatim: ["example": "{ … }"]))
        }
        let paper = try Theme.paper(members, file)
        var swatches: [Role: Swatch] = [:]
        for role in Role.allCases { swatches[role] = Theme.common(role, on: paper) }
        var (red, green) = (Theme.common(.up, on: paper), Theme.common(.down, on: paper))
        var (redArea, greenArea) = (Swatch(), Swatch())
        var named: Set<Role> = []
        for member in members {
            func wrong(_ problem: Saying) -> ThemeError {
                ThemeError(file: file, line: member.line, problem: problem)
            }
            switch member.key {
            case "paper":
                break
            case "red": red = try Theme.swatch(member, red, file)
            case "green": green = try Theme.swatch(member, green, file)
            case "redArea": (redArea.paper, redArea.indexedPaper) = try Theme.colours(member, file)
            case "greenArea": (greenArea.paper, greenArea.indexedPaper) = try Theme.colours(member, file)
            case "asleep", "awake", "atWork":
                guard let role = Theme.roles[member.key] else { break }
                let (paper, indexed) = try Theme.colours(member, file)
                swatches[role]?.ink = paper
                swatches[role]?.paper = paper
                swatches[role]?.indexedInk = indexed
                swatches[role]?.indexedPaper = indexed
            default:
                guard let role = Theme.roles[member.key] else {
                    let known = ["paper", "red", "green", "redArea", "greenArea"] + Theme.roles.keys.sorted()
                    throw wrong(.phrase(.noSuchRole, ["name": quoted(member.key), "names": .list(known)]))
                }
                swatches[role] = try Theme.swatch(member, swatches[role] ?? Swatch(), file)
                named.insert(role)
            }
        }
        // Unless the file defines them, keep and skip use accents: red and green are for figures.
        for (role, accent) in [(Role.keep, Role.focusedBorder), (.skip, .key)] where !named.contains(role) {
            swatches[role] = swatches[accent]
            swatches[role]?.plain = .bold
        }
        // The lines of charts use accents too.
        for (line, accent) in zip(Theme.lines, [Role.key, .focusedBorder, .carried, .live, .warning])
        where !named.contains(line) {
            guard let look = swatches[accent] else { continue }
            swatches[line]?.ink = look.ink
            swatches[line]?.indexedInk = look.indexedInk
        }
        if let awake = swatches[.awake] {
            for role in [Role.levelArea, .changed] {
                swatches[role]?.paper = awake.paper
                swatches[role]?.indexedPaper = awake.indexedPaper
            }
        }
        if let selection = swatches[.selection] {
            swatches[.tint]?.paper = selection.paper
            swatches[.tint]?.indexedPaper = selection.indexedPaper
        }
        // Text on the theme's paper needs that paper behind it.
        self.init(
            name: name, paper: paper, swatches: swatches, red: red, green: green, redArea: redArea,
            greenArea: greenArea)
    }

    /// Read first, because every role depends on it.
    private static func paper(_ members: [JSON5Node.Member], _ file: String) throws(ThemeError) -> Paper {
        guard let member = members.first(where: { $0.key == "paper" }) else { return .dark }
        guard case .text(let word) = member.node.value, let kind = Paper(rawValue: word) else {
            let kinds = Paper.allCases.map { "\"\($0.rawValue)\"" }
            throw ThemeError(file: file, line: member.line, problem: mustBe("paper", kinds))
        }
        return kind
    }

    private static func swatch(
        _ member: JSON5Node.Member, _ common: Swatch, _ file: String
    ) throws(ThemeError) -> Swatch {
        var swatch = common
        guard case .object(let parts) = member.node.value else {
            (swatch.ink, swatch.indexedInk) = try colours(member, file)
            return swatch
        }
        for part in parts {
            switch part.key {
            case "ink": (swatch.ink, swatch.indexedInk) = try colours(part, file)
            case "paper": (swatch.paper, swatch.indexedPaper) = try colours(part, file)
            case "fewInk": swatch.fewInk = try colours(part, file).full
            case "fewPaper": swatch.fewPaper = try colours(part, file).full
            case "bold":
                guard case .flag(let isBold) = part.node.value else {
                    throw ThemeError(file: file, line: part.line, problem: mustBe("bold", ["true", "false"]))
                }
                if isBold { swatch.traits.insert(.bold) } else { swatch.traits.remove(.bold) }
            default:
                let known = Saying.list(["ink", "paper", "fewInk", "fewPaper", "bold"])
                throw ThemeError(
                    file: file, line: part.line,
                    problem: .phrase(.noSuchPart, ["name": quoted(part.key), "names": known]))
            }
        }
        return swatch
    }

    /// The colour for 256 is the nearest unless the file names one.
    private static func colours(
        _ member: JSON5Node.Member, _ file: String
    ) throws(ThemeError) -> (full: Colour, indexed: Colour) {
        switch member.node.value {
        case .text("standard"):
            return (.standard, .standard)
        case .text(let text):
            let words = text.split(separator: " ")
            let digits = words.first?.dropFirst() ?? ""
            if text.hasPrefix("#"), digits.utf8.count == 6, let value = UInt32(digits, radix: 16) {
                if words.count == 1 { return (.rgb(value), .rgb(value)) }
                if words.count == 2, let index = UInt8(words[1]), index > 15 {
                    return (.rgb(value), .indexed(index))
                }
            }
        case .number(let number):
            if let index = UInt8(exactly: number), index < 16 { return (.ansi(index), .ansi(index)) }
        default:
            break
        }
        let examples: [String: Saying] = [
            "key": quoted(member.key), "example": .verbatim("\"#RRGGBB\""),
            "standard": .verbatim("\"standard\""),
        ]
        throw ThemeError(file: file, line: member.line, problem: .phrase(.notAColour, examples))
    }

    private static func mustBe(_ key: String, _ choices: [String]) -> Saying {
        .phrase(.mustBe, ["key": .verbatim(key), "choices": .oneOf(choices)])
    }
}
