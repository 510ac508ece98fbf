internal import Arrangement
package import Board
internal import CivilTime
internal import Screens
internal import Words

/// A board as a web page shows it: finished texts.
package struct BoardPage: Hashable, Sendable {
    /// The titles of a panel's columns; nil for columns that it lacks.
    struct Titles: Hashable, Sendable {
        var item: String
        var figure: String
        var change: String?
        var chart: String?
    }

    struct Table: Hashable, Sendable {
        let panel: PanelInWords
        let titles: Titles
    }

    /// The language of its texts, as HTML names it.
    let language: String
    /// The name of the board.
    let title: String
    /// The moment of the page, to the minute.
    let moment: String
    /// Warnings about all figures, such as that they are a sample.
    let notes: [String]
    /// True if a rise is red.
    let risesRed: Bool
    let tables: [Table]

    /// The page of the board in `model`.
    ///
    /// - Parameter showsAmounts: True to show amounts of money that the user holds; otherwise dots stand for them.
    package init(_ model: Model, title: String, showsAmounts: Bool) {
        let model = model.hidingAmounts(!showsAmounts)
        let words = model.words
        language = words.language.tag
        self.title = title
        moment = words[.asOfDay, ["day": model.viewer.moment(model.now.wholeMinute)]]
        notes =
            (model.isDemo ? [words[.demoData]] : []) + (model.isPaused ? [words[.paused]] : [])
        risesRed = model.risesRed
        tables = model.shownPanels.map { panel in
            let shown = PanelInWords(panel, model)
            return Table(panel: shown, titles: Titles(shown, model))
        }
    }
}

extension BoardPage.Titles {
    init(_ panel: PanelInWords, _ model: Model) {
        let (words, items) = (model.words, panel.sections.flatMap(\.items))
        item = words[.printItem]
        change = nil
        switch panel.id {
        case .positions: figure = words[.printValue]
        case .clocks: figure = words[.printTime]
        case .rates: figure = words[.printRate]
        default: figure = words[.printPrice]
        }
        if items.contains(where: { $0.change != nil }) { change = words[.printChange] }
        if items.contains(where: { !$0.line.isEmpty }) { chart = words[.keyChart] }
    }
}
