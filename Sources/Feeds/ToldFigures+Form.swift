import CivilTime
import Market

// What was told goes from one run of the program to the next as lines of words set apart by tabs, a line a fact. Only this
// file reads and writes them.

extension ToldFigures {
    /// Reads what `lines` wrote; a line that is none of them is passed over.
    init(_ bytes: [UInt8]) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "\t").map(String.init)
            guard words.count >= 3, let time = words.last.flatMap(Double.init).flatMap(Uptime.init(seconds:))
            else { continue }
            switch (words[0], words.count) {
            case ("answer", 3): stocks.answers[words[1]] = time
            case ("chart", 4):
                stocks.charts[words[1]] = Int(words[2]).map {
                    ChartedStocks.Chart(time: time, day: Day(number: $0))
                }
            case ("name", 4): secondNames.tries[words[1]] = (words[2] == "served", time)
            case ("past", 4): pasts.times[words[1], default: [:]][words[2]] = time
            case ("refused", 4): refusedPasts.times[words[1], default: [:]][words[2]] = time
            default: continue
            }
        }
    }

    /// All of it.
    var lines: [UInt8] {
        var lines = stocks.answers.map { ["answer", $0, "\($1.seconds)"] }
        lines += stocks.charts.map { ["chart", $0, "\($1.day.number)", "\($1.time.seconds)"] }
        lines += secondNames.tries.map {
            ["name", $0, $1.wasServed ? "served" : "refused", "\($1.time.seconds)"]
        }
        for (name, told) in [("past", pasts), ("refused", refusedPasts)] {
            lines += told.times.flatMap { feed, times in times.map { [name, feed, $0, "\($1.seconds)"] } }
        }
        return Array(lines.map { $0.joined(separator: "\t") }.joined(separator: "\n").utf8)
    }
}
