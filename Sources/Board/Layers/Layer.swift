internal import Arrangement

/// Something that lies over the board. The last one of `Model.layers` has the keys.
package enum Layer: Hashable, Sendable {
    /// Cards are gone through one by one; they are in `Model.deck`.
    case deck
    case details(Details)
    case chart(OpenChart)
    /// What is drawn beside prices is chosen; the place of the one that is selected.
    case indicators(Int)
    /// The list of items to compare with; the selected place.
    case comparison(Int)
    case baseline
    case picker(Picker)
    case naming(Naming)
    case timing(Timing)
    /// An amount is typed.
    case amount(String)
    case entering(Entering)
    case alert(AlertTyping)
    case alerts(AlertList)
    case filter(BoardFilter)
    case boards(BoardList)
    /// A board's name is typed.
    case boardNaming(BoardNaming)
    case filters(FilterList)
    case search(BoardSearch)
    case jump(CardJump)
    case meeting(Meeting)
    case panels(PanelList)
    case columns(ColumnList)
    case help(Help)
    case palette(CommandPalette)
    case options(Options)

    /// What is typed into it; nil where nothing can be.
    package var text: String? {
        switch self {
        case .picker(let picker): picker.text
        case .naming(let naming): naming.text
        case .timing(let timing): timing.text
        case .amount(let text): text
        case .entering(let entering): entering.text
        case .alert(let typing): typing.text
        case .filter(let filter): filter.name ?? filter.text
        case .boards(let list): list.text
        case .boardNaming(let naming): naming.text
        case .filters(let list): list.name
        case .search(let search): search.text
        case .jump(let jump): jump.text
        case .help(let help): help.text
        case .palette(let palette): palette.text
        case .options(let options): options.typing?.text ?? options.text
        case .deck, .details, .chart, .indicators, .comparison, .baseline, .alerts, .meeting, .panels,
            .columns:
            nil
        }
    }
}

/// What happens to the layers.
package enum LayerMessage: Hashable, Sendable {
    case close
    case type(String)
    case askBaseline
    case scrollDetails(Int)
    case chart(ChartMessage)
    case details(DetailsMessage)
    case picker(PickerMessage)
    case naming(PromptMessage)
    case timing(PromptMessage)
    case amount(PromptMessage)
    case entering(PromptMessage)
    case alert(PromptMessage)
    case alerts(AlertListMessage)
    case filter(FilterMessage)
    case boards(BoardsMessage)
    case filters(FilterListMessage)
    case search(SearchMessage)
    case jump(JumpMessage)
    case meeting(MeetingMessage)
    case panels(PanelListMessage)
    case columns(ColumnListMessage)
    case help(HelpMessage)
    case palette(PaletteMessage)
    case options(OptionsMessage)
}

/// What happens to a question at the bottom of the screen.
package enum PromptMessage: Hashable, Sendable {
    case open
    case accept
}

extension Model {
    /// The layer on top; nil where nothing lies over the board. A new one takes its place.
    var top: Layer? {
        get { layers.last }
        set {
            _ = layers.popLast()
            if let newValue { layers.append(newValue) }
        }
    }

    /// The model as it is below its top layer.
    package var belowTop: Model {
        var model = self
        model.top = nil
        return model
    }

    /// Lays `layer` over all else. A card that is carried is put back first.
    mutating func open(_ layer: Layer) {
        putBack()
        layers.append(layer)
    }

    /// Takes the top layer away, but for the deck, which is closed by hand alone; a card that is carried goes back.
    mutating func leaveLayer() {
        putBack()
        if leaveFilter(isAccepted: true) { return }
        if top != .deck { top = nil }
    }

    private mutating func putBack() {
        if let carry { cursors[carry.panel].index = carry.from }
        carry = nil
        press = nil
        pull = nil
    }
}

extension LayerID {
    /// Where the keys are in `model`.
    package init(_ model: borrowing Model) {
        guard let top = model.layers.last else {
            self = model.carry == nil ? .board : .carry
            return
        }
        switch top {
        case .deck: self = .deck
        case .details: self = .details
        case .chart: self = .chart
        case .indicators: self = .indicators
        case .comparison: self = .comparison
        case .baseline: self = .baseline
        case .picker: self = .picker
        case .naming: self = .naming
        case .timing: self = .timing
        case .amount: self = .amount
        case .entering: self = .entering
        case .alert: self = .alert
        case .alerts: self = .alerts
        case .filter(let filter): self = filter.name == nil ? .filter : .filterName
        case .filters(let list): self = list.name == nil ? .filters : .filterName
        case .search: self = .search
        case .jump: self = .jump
        case .meeting: self = .meeting
        case .boards(let list): self = list.card == nil ? .boards : .sending
        case .boardNaming: self = .boardNaming
        case .panels: self = .panels
        case .columns: self = .columns
        case .help(let help): self = help.text == nil ? .help : .helpSearch
        case .palette: self = .palette
        case .options(let options): self = options.typing == nil ? .options : .optionValue
        }
    }
}

extension Model {
    mutating func updateLayers(_ message: LayerMessage) -> [Effect] {
        switch message {
        case .close:
            leaveLayer()
            return []
        case .type(let text): return type(text)
        case .askBaseline:
            open(.baseline)
            return []
        case .scrollDetails(let line):
            guard case .details(var details)? = top else { return [] }
            details.top = max(0, line)
            top = .details(details)
            return []
        case .chart(let message): return updateChart(message)
        case .details(let message): return updateDetails(message)
        case .picker(let message): return updatePicker(message)
        case .naming(.open): return beginNaming()
        case .naming(.accept): return acceptGroupName()
        case .timing(.open): return beginTiming()
        case .timing(.accept): return visitTyped()
        case .amount(.open): return beginAmount()
        case .amount(.accept): return setAmount()
        case .entering(.open): return beginEntering(selects: false)
        case .entering(.accept): return enterTransaction()
        case .alert(.open): return beginAlert()
        case .alert(.accept): return acceptAlert()
        case .alerts(let message): return updateAlertList(message)
        case .filter(let message): return updateFilter(message)
        case .boards(let message): return updateBoardList(message)
        case .filters(let message): return updateFilterList(message)
        case .search(let message): return updateSearch(message)
        case .jump(let message): return updateJump(message)
        case .meeting(let message): return updateMeeting(message)
        case .panels(let message): return updatePanelList(message)
        case .columns(let message): return updateColumnList(message)
        case .help(let message): return updateHelp(message)
        case .palette(let message): return updatePalette(message)
        case .options(let message): return updateOptions(message)
        }
    }

    private mutating func type(_ text: String) -> [Effect] {
        if case .entering(var entering)? = top {
            entering.text = String(text.prefix(200))
            notices.removeAll { !$0.isWarning }
            top = .entering(entering)
            return []
        }
        if case .alert(var typing)? = top {
            typing.text = String(text.prefix(200))
            notices.removeAll { !$0.isWarning }
            top = .alert(typing)
            return []
        }
        if case .filter(let filter)? = top { return type(text, into: filter) }
        if case .search(let search)? = top { return type(text, into: search) }
        if case .jump(let jump)? = top { return type(text, into: jump) }
        let text = String(text.prefix(60))
        switch top {
        case .help: top = .help(Help(text: text))
        case .palette: top = .palette(CommandPalette(text: text))
        case .options(let options): return type(text, into: options)
        case .naming(var naming):
            naming.text = text
            top = .naming(naming)
        case .boards(var list):
            (list.text, list.index) = (text, 0)
            top = .boards(list)
        case .boardNaming(var naming):
            naming.text = text
            top = .boardNaming(naming)
        case .timing(var timing):
            timing.text = text
            // What was wrong with the last text stands where the next is typed.
            notices.removeAll { !$0.isWarning }
            top = .timing(timing)
        case .amount:
            notices.removeAll { !$0.isWarning }
            top = .amount(text)
        case .picker(let picker): return type(text, into: picker)
        case .filters(var list):
            list.name = String(text.prefix(KeptFilter.longestName))
            top = .filters(list)
        case .deck, .details, .chart, .indicators, .comparison, .baseline, .entering, .alert, .alerts,
            .filter,
            .search, .jump,
            .meeting, .panels, .columns, nil:
            break
        }
        return []
    }
}
