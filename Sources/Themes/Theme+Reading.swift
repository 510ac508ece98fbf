internal import JSON5
internal import TUI
public import Words

/// Why a theme's file is none.
public struct ThemeError: Error, Hashable, Sendable {
    /// The file.
    public let file: String
    /// The line, from 1; nil where it is about the whole file.
    public let line: Int?
    /// What is wrong there, and what would be right.
    public let problem: Saying

    /// One line without a full stop: `/home/u/.config/fxterm/themes/mine.json5:7: paper is dark, light or own`.
    public var saying: Saying {
        .joined([.verbatim("\(file)\(line.map { ":\($0)" } ?? ""): "), problem])
    }
}

extension Theme {
    /// The theme that a file's text says, in JSON5:
    ///
    ///     { paper: "own", text: { ink: "#D8DEE9", paper: "#2E3440" }, faint: "#A0A8B8", red: "#D97780", … }
    ///
    /// A role is a colour, or an object of `ink`, `paper`, `bold`, and `fewInk` and `fewPaper`, the ANSI colours (0 to
    /// 15) for terminals that have no others. What is left out is as in the theme that comes with the program.
    ///
    /// - Throws: the first thing that is wrong, with its line.
    public init(_ text: String, name: String, file: String) throws(ThemeError) {
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
            default:
                guard let role = Theme.roles[member.key] else {
                    let known = ["paper", "red", "green"] + Theme.roles.keys.sorted()
                    throw wrong(.phrase(.noSuchRole, ["name": quoted(member.key), "names": .list(known)]))
                }
                swatches[role] = try Theme.swatch(member, swatches[role] ?? Swatch(), file)
                named.insert(role)
            }
        }
        // What is kept and what is skipped look like green and red, where the file does not say.
        for (role, like) in [(Role.keep, green), (.skip, red)] where !named.contains(role) {
            swatches[role]?.ink = like.ink
            swatches[role]?.fewInk = like.fewInk
            swatches[role]?.traits = like.traits
        }
        // Whatever stands on the theme's paper has it behind it.
        self.init(name: name, paper: paper, swatches: swatches, red: red, green: green)
    }

    /// What a theme is made for; every role looks at it, so that it is read first.
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
            swatch.ink = try colour(member, file)
            return swatch
        }
        for part in parts {
            switch part.key {
            case "ink": swatch.ink = try colour(part, file)
            case "paper": swatch.paper = try colour(part, file)
            case "fewInk": swatch.fewInk = try colour(part, file)
            case "fewPaper": swatch.fewPaper = try colour(part, file)
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

    private static func colour(_ member: JSON5Node.Member, _ file: String) throws(ThemeError) -> Colour {
        switch member.node.value {
        case .text("standard"):
            return .standard
        case .text(let text):
            let digits = text.dropFirst()
            if text.hasPrefix("#"), digits.utf8.count == 6, let value = UInt32(digits, radix: 16) {
                return .rgb(value)
            }
        case .number(let number):
            if let index = UInt8(exactly: number), index < 16 { return .ansi(index) }
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
