package import Arrangement
package import Board
internal import CivilTime
internal import Figures
internal import TUI
internal import Words

/// Finished texts for views without cells: a web page, and reader mode.
package struct PanelInWords: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        /// Nil for items outside all groups.
        package let group: Group?
        package let sum: String
        package let items: [ItemInWords]
    }

    package let id: PanelID
    package let title: String
    /// How to read the figures: base, baseline and order.
    package let meaning: String
    /// Empty for panels of this moment.
    package let age: String
    /// The figures are old, or the feed does not answer.
    package let isAgeWarning: Bool
    /// Empty if the feed answers.
    package let failure: String
    /// The text of an empty panel; empty for another.
    package let nothing: String
    package let sections: [Section]

    package init(_ panel: Panel, _ model: Model, _ screens: ScreenList = .standard) {
        let (words, screen) = (model.words, screens[panel])
        let names = panel.kind.words
        id = panel.id
        let isMoved = screen?.isNotNow(model) ?? false
        let name = words[names.title]
        title = isMoved ? words[.panelNotNow, ["panel": name]] : name
        meaning = PanelInWords.plain(screen?.meaning(model, atMost: .max) ?? [])
        let age = screen.flatMap { PanelAge($0, model) }
        self.age = age?.text ?? ""
        isAgeWarning = age.map { $0.kind >= .stale } ?? false
        failure = model.feed(panel)?.failure.map { $0.sentence(words) } ?? ""
        let lines = model.linesAtRest(panel)
        nothing = lines.count == 0 ? words[names.empty] : ""
        sections = lines.sections.map { section in
            let group = section.heading.flatMap { lines[$0]?.group }
            return Section(
                group: group, sum: group.map { PanelInWords.sum(of: $0, panel, model, screen) } ?? "",
                items: section.cards.compactMap { lines[$0]?.card }.map {
                    screen?.inWords($0, model) ?? ItemInWords($0.text)
                })
        }
    }

    static func sum(
        of group: Group, _ panel: Panel, _ model: Model, _ screen: (any PanelScreen)?
    ) -> String {
        let count = model.arrangement.list(panel.id).cards(ofGroup: group.name).count
        return model.words[panel.kind.count(count)] + " " + plain(screen?.mean(of: group, model) ?? [])
    }

    private static func plain(_ spans: [Span]) -> String {
        let text = spans.map(\.text).joined()
        return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension PanelScreen {
    func inWords(_ item: Item, _ model: Model) -> ItemInWords {
        let kind = panel.kind
        let figure = kind.figure(of: item, model.arrangement.baseline, model)
        var text = ItemInWords(kind.name(of: item, language: model.language))
        if text.title != figure.name { text.name = figure.name ?? "" }
        text.figure = figure.text ?? text.figure
        text.unit = figure.currency ?? ""
        if figure.change != nil {
            text.change = .init(figure.change, places: figure.places, model)
        }
        text.take(figure.state, figure.time, figure.source, model)
        text.takeAlert(item, in: panel, model)
        return text
    }
}
