internal import Arrangement
internal import Market
internal import Words

package struct FilterList: Hashable, Sendable {
    package var index = 0
    package var name: String?
}

package enum FilterListMessage {
    /// Turns off the filter of the focused panel; if none is on, opens the list.
    case open
    case choose(Int)
    case toggle
    case remove
    case rename
    case accept
}

extension Model {
    mutating func updateFilterList(_ message: FilterListMessage) -> [Effect] {
        if message == .open {
            if arrangement.filter(on: focus.id) != nil { return useFilter(nil, in: focus) }
            let selected = arrangement.filters.firstIndex { $0.panel == focus.id }
            open(FilterList(index: selected ?? 0))
            return []
        }
        guard var list = top(FilterList.self) else { return [] }
        if case .choose(let index) = message {
            list.index = max(0, index)
            replaceTop(with: list)
            return []
        }
        let filters = arrangement.filters
        guard !filters.isEmpty else { return [] }
        let place = max(0, min(list.index, filters.count - 1))
        let filter = filters[place]
        switch message {
        case .open, .choose: return []
        case .toggle:
            leaveLayer()
            let isOn = arrangement.filtersOn[filter.panel] == filter.name
            guard let panel = Panel.of(filter.panel, among: panels) else { return [] }
            if panels.contains(panel) { focus = panel }
            return useFilter(isOn ? nil : filter, in: panel)
        case .remove:
            return change(Action(.removeFilter, filter.name)) { $0.filters.remove(at: place) }
                + say(.phrase(.removed, verbatim: ["name": filter.name]))
        case .rename:
            list.name = filter.name
            replaceTop(with: list)
            return []
        case .accept:
            guard let name = CleanText.line(list.name ?? "", limit: KeptFilter.longestName), !name.isEmpty
            else {
                return say(.phrase(.filterNeedsName))
            }
            if name != filter.name, filters.contains(where: { $0.name == name }) {
                return say(.phrase(.filterExists, verbatim: ["name": name]))
            }
            list.name = nil
            replaceTop(with: list)
            let isOn = arrangement.filtersOn[filter.panel] == filter.name
            return change(Action(.rename, filter.name)) {
                $0.filters[place].name = name
                if isOn { $0.filtersOn[filter.panel] = name }
            }
        }
    }
}

extension FilterList: Layer {
    package var id: LayerID { name == nil ? .filters : .filterName }
    package var typedText: String? { name }
    package var longestText: Int { KeptFilter.longestName }

    package func type(_ text: String, in model: inout Model) -> [Effect] {
        var list = self
        list.name = text
        model.replaceTop(with: list)
        return []
    }

    package func stepBack(in model: inout Model) -> Bool {
        guard name != nil else { return false }
        var list = self
        list.name = nil
        model.replaceTop(with: list)
        return true
    }
}

extension FilterListMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateFilterList(self) }
    package var rearranges: Bool {
        switch self {
        case .remove, .rename, .accept: true
        case .open, .choose, .toggle: false
        }
    }
    package var isOfLook: Bool { true }
}

extension LayerMessage {
    package static func filters(_ message: FilterListMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let filters = LayerID(
        "filters",
        Command.moves + [
            .choiceToggle, .boardRemove, .groupName, .boardUndo, .boardRedo, .filtersOpen, .helpOpen,
            .paletteOpen,
        ])
}
