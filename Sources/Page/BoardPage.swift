internal import Arrangement
package import Board
internal import CivilTime
internal import Screens
internal import Words

package struct BoardPage: Hashable, Sendable {
    /// Nil for columns that a panel lacks.
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

    let language: String
    let title: String
    let moment: String
    let notes: [String]
    let risesRed: Bool
    let tables: [Table]

    /// Without `showsAmounts`, dots replace amounts of money that the user holds.
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
