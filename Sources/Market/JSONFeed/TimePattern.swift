internal import CivilTime

/// A pattern of times such as `dd/MM/yyyy HH:mm:ss`, in the letters of Unicode's TR 35.
package struct TimePattern: Hashable, Sendable {
    fileprivate enum Piece: Hashable {
        case text(Unicode.Scalar)
        case year(digits: Int)
        case month
        case monthName
        case day
        case hour
        case hourOfTwelve
        case minute
        case second
        case fraction
        case half
        case weekday
        case offset
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
    private static let longest = 60
    private static let letters = "yyyy yyy yy MM M MMM dd d HH H hh h mm ss SSS a EEE Z '…'"

    private let pieces: [Piece]

    package init(_ text: String) throws(TextMistake) {
        var reader = TextReader(text)
        guard reader.rest.count <= TimePattern.longest else {
            throw TextMistake(place: TimePattern.longest, wanted: "≤ \(TimePattern.longest)")
        }
        var pieces: [Piece] = []
        while let first = reader.peek {
            let start = reader
            if first == "'" {
                _ = reader.pop()
                let literal = reader.take { $0 != "'" }
                guard reader.take("'") else { throw reader.expected("'") }
                pieces += (literal.isEmpty ? "'" : literal).unicodeScalars.map(Piece.text)
            } else if first.isLetter {
                let count = reader.take { $0 == first }.unicodeScalars.count
                guard let piece = Piece(first, count) else { throw start.expected(TimePattern.letters) }
                pieces.append(piece)
            } else {
                _ = reader.pop()
                pieces.append(.text(first))
            }
        }
        let hasYear = pieces.contains { if case .year = $0 { true } else { false } }
        let hasMonth = pieces.contains(.month) || pieces.contains(.monthName)
        guard hasYear, hasMonth, pieces.contains(.day) else { throw reader.expected("yyyy MM dd") }
        self.pieces = pieces
    }

    func stamp(_ text: String) -> TimeStamp? {
        var reader = TextReader(text)
        var (year, month, date): (Int?, Int?, Int?)
        var (hour, minute, second): (Int?, Int, Int) = (nil, 0, 0)
        var isAfternoon: Bool?
        var offset: Int?
        for piece in pieces {
            switch piece {
            case .text(let scalar): guard reader.take(scalar) else { return nil }
            case .year(let digits):
                guard let number = reader.number(digits...digits) else { return nil }
                year =
                    switch digits {
                    case 4: number
                    // Taiwan's calendar, whose year 1 is 1912.
                    case 3: number + 1911
                    default: number < 50 ? 2000 + number : 1900 + number
                    }
            case .month: month = reader.number(1...2)
            case .monthName:
                let name = reader.take { $0.isLetter }.lowercased()
                guard name.utf8.count >= 3 else { return nil }
                month = TimePattern.months.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
            case .day: date = reader.number(1...2)
            case .hour, .hourOfTwelve:
                guard let number = reader.number(1...2), piece == .hour || (1...12).contains(number) else {
                    return nil
                }
                hour = piece == .hour ? number : number % 12
            case .minute:
                guard let number = reader.number(1...2) else { return nil }
                minute = number
            case .second:
                guard let number = reader.number(1...2) else { return nil }
                second = number
            case .fraction: guard reader.number(1...12) != nil else { return nil }
            case .half:
                let half = reader.take { $0.isLetter || $0 == "." }.lowercased().filter { $0 != "." }
                guard half == "am" || half == "pm" else { return nil }
                isAfternoon = half == "pm"
            case .weekday: _ = reader.take { $0.isLetter }
            case .offset:
                guard let number = reader.offset() else { return nil }
                offset = number
            }
        }
        guard reader.isAtEnd, let year, let month, let date,
            let day = Day(year: year, month: month, day: date)
        else { return nil }
        guard let hour else { return TimeStamp(day: day) }
        let wholeHour = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
        guard let time = TimeOfDay(wholeHour, minute, second) else { return nil }
        return TimeStamp(day: day, time: time, offset: offset)
    }
}

extension TimePattern.Piece {
    fileprivate init?(_ letter: Unicode.Scalar, _ count: Int) {
        switch (letter, count) {
        case ("y", 2...4): self = .year(digits: count)
        case ("M", 1...2): self = .month
        case ("M", 3...4): self = .monthName
        case ("d", 1...2): self = .day
        case ("H", 1...2): self = .hour
        case ("h", 1...2): self = .hourOfTwelve
        case ("m", 1...2): self = .minute
        case ("s", 1...2): self = .second
        case ("S", 1...9): self = .fraction
        case ("a", 1): self = .half
        case ("E", 1...4): self = .weekday
        case ("Z", 1...5), ("X", 1...3), ("x", 1...3): self = .offset
        default: return nil
        }
    }
}
