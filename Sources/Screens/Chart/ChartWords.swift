internal import Arrangement
internal import Board
internal import Figures
internal import Market
internal import Words

extension BarRange {
    /// The words of its tab: `1D`, `6M`, `YTD`.
    func label(_ words: Words) -> String {
        switch self {
        case .day: words[.rangeDays, ["count": "1"]]
        case .fiveDays: words[.rangeDays, ["count": "5"]]
        case .month: words[.rangeMonths, ["count": "1"]]
        case .quarter: words[.rangeMonths, ["count": "3"]]
        case .halfYear: words[.rangeMonths, ["count": "6"]]
        case .yearToDate: words[.rangeYTD]
        case .year: words[.rangeYears, ["count": "1"]]
        case .twoYears: words[.rangeYears, ["count": "2"]]
        case .fiveYears: words[.rangeYears, ["count": "5"]]
        case .tenYears: words[.rangeYears, ["count": "10"]]
        case .all: words[.rangeMax]
        }
    }

    /// The command that asks for it.
    var command: Command { Command.chartRanges[BarRange.allCases.firstIndex(of: self) ?? 0] }
}

extension ChartLook.Shape {
    var phrase: Phrase {
        switch self {
        case .candles: .shapeCandles
        case .line: .shapeLine
        case .area: .shapeArea
        }
    }
}

extension ChartLook.Scale {
    var phrase: Phrase {
        switch self {
        case .linear: .scaleLinear
        case .logarithmic: .scaleLog
        case .percent: .scalePercent
        }
    }
}

extension CorporateAction {
    /// The sign that stands for it on the level axis.
    var glyph: Unicode.Scalar { shares == nil ? "D" : "S" }

    /// The action with its amount in `currency`: `Dividend 0.25 USD`, `Split 4:1`.
    func text(_ words: Words, _ figures: FigureText, _ currency: String?) -> String {
        switch kind {
        case .split(let new, let old):
            words[.eventSplit, ["ratio": "\(figures.exact(new)):\(figures.exact(old))"]]
        case .dividend(let amount):
            words[
                .eventDividend,
                ["amount": [figures.exact(amount), currency].compactMap(\.self).joined(separator: " ")]]
        }
    }
}

extension Indicator {
    /// The name that traders give it, in any language.
    var name: String {
        switch self {
        case .simple20: "SMA 20"
        case .simple50: "SMA 50"
        case .simple100: "SMA 100"
        case .simple200: "SMA 200"
        case .exponential20: "EMA 20"
        case .exponential50: "EMA 50"
        case .exponential100: "EMA 100"
        case .exponential200: "EMA 200"
        case .bollinger: "Bollinger 20 · 2"
        case .strength: "RSI 14"
        case .convergence: "MACD 12 · 26 · 9"
        }
    }
}
