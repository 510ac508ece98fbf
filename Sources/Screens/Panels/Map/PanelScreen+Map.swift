internal import Arrangement
internal import Board
internal import Figures
internal import TUI

extension PanelScreen {
    func map(_ model: Model) -> Density? {
        guard let density = model.arrangement.densities[panel.id], density.isMap, !panel.kind.maps.isEmpty
        else {
            return nil
        }
        return density
    }

    func form(_ extent: Extent, in size: Size, _ model: Model) -> GridForm {
        map(model) == nil
            ? gridForm(extent, in: size, model) : GridForm(columns: 1, card: size, detail: .tile)
    }

    func sections(_ lines: Lines, in grid: GridLayout, _ model: Model) -> [GridLayout.Section] {
        guard let map = map(model) else {
            return Layout.sections(lines) { heights($0, lines, grid, model) }
        }
        var sections = Layout.sections(lines)
        let headings = sections.count { $0.hasHeading }
        let size = Size(width: grid.area.width, height: grid.area.height - headings)
        let items = lines.sections.map { section in section.cards.compactMap { lines[$0]?.card } }
        let tilings =
            (map == .map ? weights(items, model) : nil).map {
                Tiling.weighted($0, in: size, least: TileView.least)
            } ?? Tiling.equal(sections.map(\.count), in: size, least: TileView.least)
        for (index, tiling) in zip(sections.indices, tilings) {
            // The heading has the footer's text.
            sections[index].hasFooter = false
            sections[index].tiling = tiling
        }
        return sections
    }

    func scale(_ model: Model) -> MapScale { MapScale(changes(model), least: leastScale) }
}
