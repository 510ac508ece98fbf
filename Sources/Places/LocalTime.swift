internal import CivilTime
internal import Substrings

/// Translates times for `SpokenTime`: `明天下午3:30`, `午後3時半`, `오후 3시 30분`, `morgen um 15.30 Uhr`. A point
/// between digits belongs to a time only next to a word for the clock.
enum LocalTime {
    /// Nil if twelve o'clock may be noon or midnight: in Japanese, twelve in the 午後 is midnight by law and
    /// noon on digital clocks; in Spanish, twelve "de la mañana" is noon in Spain and midnight elsewhere. In
    /// Chinese and Korean it follows their clocks: 下午12點 is noon.
    static func inEnglish(_ text: String) -> String? {
        var text = narrowed(text)
        for (day, english) in days where text.contains(day) {
            text = text.replacing(day, with: " \(english) ")
        }
        var half: String?
        var isTwelveClear = true
        for (word, english) in halves where half == nil && text.contains(word) {
            half = english
            isTwelveClear = word != "午前" && word != "午後"
            text = text.replacing(word, with: " ")
        }
        var words = withHours(text).split(separator: " ").map(String.init)
        if isTwelveOfTheMorning(words) { return nil }
        for (said, meant) in sequences { replace(said, meant, in: &words) }
        words = spelled(words, &half)
        if let half, let index = words.firstIndex(where: isTime) {
            // Twelve hours begin with 0 in the East, with 12 in English.
            let word = words[index]
            if !isTwelveClear, word.prefix(while: \.isNumber) == "12" { return nil }
            let isZero = word == "0" || word.hasPrefix("0:") || word.hasPrefix("00:")
            words[index] = (isZero ? "12" + word.drop { $0 == "0" } : word) + half
        }
        return words.joined(separator: " ")
    }

    private static let days = [
        ("今天", "today"), ("今日", "today"), ("오늘", "today"), ("明天", "tomorrow"), ("明日", "tomorrow"),
        ("내일", "tomorrow"), ("昨天", "yesterday"), ("昨日", "yesterday"), ("어제", "yesterday"), ("正午", "noon"),
        ("정오", "noon"),
    ]
    /// These mean the same at every hour; 晚上12點 is midnight, so 晚上 is not here.
    private static let halves = [
        ("上午", "am"), ("凌晨", "am"), ("午前", "am"), ("오전", "am"), ("下午", "pm"), ("午後", "pm"), ("오후", "pm"),
    ]
    private static let sequences: [([String], String)] = [
        (["de", "la", "mañana"], "am"), (["de", "la", "tarde"], "pm"), (["a", "las"], ""), (["a", "la"], ""),
        (["hari", "ini"], "today"), (["heute"], "today"), (["hoy"], "today"), (["morgen"], "tomorrow"),
        (["mañana"], "tomorrow"), (["besok"], "tomorrow"), (["gestern"], "yesterday"),
        (["ayer"], "yesterday"),
        (["kemarin"], "yesterday"),
    ]

    private static func narrowed(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0xFF10...0xFF1A: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
                    case 0x3000, 0x3001, 0xFF0C: " "
                    default: scalar
                    }
                }))
    }

    private static func withHours(_ text: String) -> String {
        var (result, rest) = ("", Substring(text))
        while let next = rest.popFirst() {
            guard "點点時时시".contains(next), result.last?.isNumber == true else {
                result.append(next)
                continue
            }
            rest = rest.drop { $0 == " " }
            let minutes = rest.prefix { $0.isNumber }
            if rest.first == "半" || rest.first == "반" {
                rest.removeFirst()
                result += ":30 "
            } else if (1...2).contains(minutes.count), let minute = Int(minutes) {
                rest = rest.dropFirst(minutes.count).drop { "分분".contains($0) }
                result += ":" + padded(minute, 2) + " "
            } else {
                result += ":00 "
            }
        }
        return result
    }

    private static func spelled(_ words: [String], _ half: inout String?) -> [String] {
        var result: [String] = []
        var isOfClock = false
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            if ["um", "pukul", "jam"].contains(word.lowercased()), next.first?.isNumber == true {
                isOfClock = true
            } else if word.lowercased() == "uhr", result.last?.first?.isNumber == true {
                continue
            } else if word.first?.isNumber == true, isOfClock || next.lowercased() == "uhr" {
                result.append(word.replacing(".", with: ":"))
                isOfClock = false
            } else {
                result.append(word)
            }
        }
        return result
    }

    private static func isTwelveOfTheMorning(_ words: [String]) -> Bool {
        words.indices.contains { index in
            isTime(words[index]) && words[index].prefix(while: \.isNumber) == "12"
                && words[(index + 1)...].prefix(3).map { $0.lowercased() } == ["de", "la", "mañana"]
        }
    }

    private static func replace(_ said: [String], _ meant: String, in words: inout [String]) {
        guard words.count >= said.count else { return }
        for start in 0...(words.count - said.count) {
            let found = words[start..<start + said.count].map { $0.lowercased() }
            // `9 a la` begins a place, if no digit follows it.
            let next = start + said.count < words.count ? words[start + said.count] : ""
            guard found == said, !meant.isEmpty || next.first?.isNumber == true else { continue }
            words.replaceSubrange(start..<start + said.count, with: meant.isEmpty ? [] : [meant])
            return
        }
    }

    private static func isTime(_ word: String) -> Bool {
        word.first?.isNumber == true && word.count < 9 && word.allSatisfy { $0.isNumber || $0 == ":" }
    }
}
