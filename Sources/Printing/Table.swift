internal import Board
internal import Market
internal import TUI
internal import Words

/// One panel as rows of text.
struct Table {
    /// What the columns are called, to programs and to people.
    private let headings: [String]
    private let titles: [String]
    /// Whether each column's figures are aligned at the right.
    private let isRight: [Bool]
    private let rows: [[String]]
    /// The rows with figures in full, as programs want them.
    private let plainRows: [[String]]

    init(_ snapshot: Snapshot, _ panel: Panel) {
        let model = snapshot.model
        let (words, text) = (model.words, model.figureText)
        func number(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
        if panel == .rates {
            headings = [
                "code", "name", "rate", "baseDay", "baseRate", "change", "quotedAt", "source", "state",
            ]
            titles = [
                .printCode, .printName, .printRate, .printBaseDay, .printBaseRate, .printChange,
                .printQuotedAt,
                .printSource, .printState,
            ].map { words[$0] }
            isRight = [false, false, true, false, true, true, false, false, false]
            let names = snapshot.model.figures.currencyNames
            rows = snapshot.rates.map { figure in
                [
                    figure.code, names[figure.code] ?? "",
                    figure.rate.map { text.rate($0) } ?? FigureText.absent,
                    figure.base?.day.description ?? FigureText.absent,
                    figure.base.map { text.rate($0.close) } ?? FigureText.absent,
                    figure.change.map { text.change($0, places: 2) } ?? FigureText.absent,
                    figure.quotedAt.map { model.moment($0) } ?? FigureText.absent,
                    figure.source ?? FigureText.absent,
                    snapshot.state(figure).map { words[$0.phrase] } ?? FigureText.absent,
                ]
            }
            plainRows = snapshot.rates.map { figure in
                [
                    figure.code, Currency.name(figure.code) ?? "", number(figure.rate),
                    figure.base?.day.description ?? "",
                    number(figure.base?.close), number(figure.change), figure.quotedAt?.iso8601 ?? "",
                    figure.source ?? "", snapshot.state(figure)?.rawValue ?? "",
                ]
            }
        } else if panel == .clocks {
            headings = ["zone", "city", "day", "offset", "time", "date"]
            titles = [.printZone, .printCity, .printDay, .printOffset, .printTime].map { words[$0] }
            isRight = [false, false, false, true, false, false]
            rows = snapshot.clocks.map { figure in
                [
                    figure.zone, City.name(ofClock: figure.id, language: snapshot.model.choices.language),
                    model.day(of: figure), words.hoursOffset(figure.offset),
                    model.choices.time(figure.time),
                ]
            }
            plainRows = snapshot.clocks.map { figure in
                [
                    figure.zone, City.name(ofClock: figure.id),
                    figure.relativeDay,
                    String(figure.offset),
                    figure.time.description,
                    figure.day.description,
                ]
            }
        } else {
            headings = [
                "symbol", "name", "currency", "baseDay", "baseClose", "price", "time", "change", "source",
                "state",
            ]
            titles = [
                .printSymbol, .printName, .printCurrency, .printBaseDay, .printBaseClose, .printPrice,
                .printTime,
                .printChange, .printSource, .printState,
            ].map { words[$0] }
            isRight = [false, false, false, false, true, true, false, true, false, false]
            rows = snapshot.stocks.map { figure in
                [
                    figure.symbol, figure.name ?? "", figure.currency ?? "",
                    figure.base?.day.description ?? FigureText.absent,
                    figure.base.map { text.price($0.close) } ?? FigureText.absent,
                    figure.price.map { text.price($0) } ?? FigureText.absent,
                    figure.time.map { model.moment($0) } ?? FigureText.absent,
                    figure.change.map { text.change($0, places: 1) } ?? FigureText.absent,
                    figure.source ?? FigureText.absent,
                    snapshot.state(figure).map { words[$0.phrase] } ?? FigureText.absent,
                ]
            }
            plainRows = snapshot.stocks.map { figure in
                [
                    figure.symbol, figure.name ?? "", figure.currency ?? "",
                    figure.base?.day.description ?? "",
                    number(figure.base?.close), number(figure.price), figure.time?.iso8601 ?? "",
                    number(figure.change), figure.source ?? "", snapshot.state(figure)?.rawValue ?? "",
                ]
            }
        }
    }

    /// Columns side by side, each as wide as its widest entry.
    var aligned: String {
        let all = [titles] + rows
        let widths = titles.indices.map { column in all.map { CellWidth.of($0[column]) }.max() ?? 0 }
        return all.map { row in
            let line = row.enumerated().map { column, text in
                let blanks = String(repeating: " ", count: widths[column] - CellWidth.of(text))
                return isRight[column] ? blanks + text : text + blanks
            }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    /// Lines after RFC 4180 with the headings first; a field of its own for what is unknown, empty.
    var commaSeparated: String {
        ([headings] + plainRows).map { row in row.map(Table.field).joined(separator: ",") + "\n" }.joined()
    }

    private static func field(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}

extension ClockFigure {
    /// The day there seen from here, as programs read it: `today`, `tomorrow`, `in 2 days`; the same in every language.
    var relativeDay: String { Words.english.relativeDay(day, from: today).lowercased() }
}
