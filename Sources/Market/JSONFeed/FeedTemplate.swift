package import CivilTime
internal import Substrings

/// An address or a header with places to fill in: `https://a.example/{symbol}?from={from}&key=${A_KEY}`. The
/// key stays a name here: only the request itself has its value.
package struct FeedTemplate: Hashable, Sendable, CustomStringConvertible {
    package enum Place: Hashable, Sendable {
        case symbol
        case symbols
        case from(DayForm)
        case to(DayForm)
        case today(DayForm)
    }

    package enum DayForm: String, Hashable, Sendable, CaseIterable {
        case iso = ""
        case compact = ":yyyyMMdd"
        case seconds = ":unix"
        case milliseconds = ":ms"
    }

    private enum Piece: Hashable {
        case text(String)
        case place(Place)
    }

    package let description: String
    private let pieces: [Piece]
    package let keys: [String]

    package init(_ text: String) throws(TextMistake) {
        var reader = TextReader(text)
        var (pieces, keys, literal): ([Piece], [String], String) = ([], [], "")
        while let scalar = reader.peek {
            if scalar == "$" {
                guard let key = reader.key() else { throw reader.expected("${NAME}") }
                keys.append(key)
                literal += "${\(key)}"
            } else if scalar == "{" {
                let start = reader
                _ = reader.pop()
                let word = reader.take { $0 != "}" && $0 != "{" }
                guard reader.take("}"), let place = Place(word) else { throw start.expected(Place.all) }
                pieces += [.text(literal), .place(place)]
                literal = ""
            } else if scalar == "}" {
                throw reader.expected("{…}")
            } else {
                literal.unicodeScalars.append(scalar)
                _ = reader.pop()
            }
        }
        (description, self.pieces, self.keys) = (text, pieces + [.text(literal)], keys)
    }

    package var places: [Place] {
        pieces.compactMap { if case .place(let place) = $0 { place } else { nil } }
    }

    /// Fills in all but keys. `symbols` are the service's names, encoded already.
    package func filled(symbols: [String] = [], days: ClosedRange<Day>, today: Day) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .place(.symbol), .place(.symbols): symbols.joined(separator: ",")
            case .place(.from(let form)): form.text(days.lowerBound)
            case .place(.to(let form)): form.text(days.upperBound)
            case .place(.today(let form)): form.text(today)
            }
        }.joined()
    }
}

extension FeedTemplate.Place {
    fileprivate static let all =
        "{symbol} {symbols} {from} {to} {today} {from:unix} {from:ms} {from:yyyyMMdd} ${NAME}"

    fileprivate init?(_ word: String) {
        let name = word.prefix { $0 != ":" }
        guard let form = FeedTemplate.DayForm(rawValue: String(word.dropFirst(name.count))) else {
            return nil
        }
        switch (name, form) {
        case ("symbol", .iso): self = .symbol
        case ("symbols", .iso): self = .symbols
        case ("from", _): self = .from(form)
        case ("to", _): self = .to(form)
        case ("today", _): self = .today(form)
        default: return nil
        }
    }
}

extension FeedTemplate.DayForm {
    fileprivate func text(_ day: Day) -> String {
        switch self {
        case .iso: day.description
        case .compact: day.description.replacing("-", with: "")
        case .seconds: String(day.number * 86_400)
        case .milliseconds: String(day.number * 86_400_000)
        }
    }
}

extension TextReader {
    mutating func key() -> String? {
        let start = self
        guard take("$"), take("{") else {
            self = start
            return nil
        }
        let name = take { $0.isLetter || $0.isDigit || $0 == "_" }
        guard take("}"), let first = name.unicodeScalars.first, !first.isDigit, name.utf8.count <= 60 else {
            self = start
            return nil
        }
        return name
    }
}
