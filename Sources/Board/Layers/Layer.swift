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
    /// An alert is typed.
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

func apply(_ message: LayerMessage, to model: inout Model) -> [Effect] {
    switch message {
    case .close:
        model.leaveLayer()
        return []
    case .type(let text): return type(&model, text)
    case .askBaseline:
        model.open(.baseline)
        return []
    case .scrollDetails(let line):
        guard case .details(var details)? = model.top else { return [] }
        details.top = max(0, line)
        model.top = .details(details)
        return []
    case .chart(let message): return apply(message, to: &model)
    case .details(let message): return apply(message, to: &model)
    case .picker(let message): return apply(message, to: &model)
    case .naming(.open): return beginNaming(&model)
    case .naming(.accept): return name(&model)
    case .timing(.open): return beginTiming(&model)
    case .timing(.accept): return visitTyped(&model)
    case .amount(.open): return beginAmount(&model)
    case .amount(.accept): return setAmount(&model)
    case .entering(.open): return beginEntering(&model, selects: false)
    case .entering(.accept): return enterTransaction(&model)
    case .alert(.open): return beginAlert(&model)
    case .alert(.accept): return acceptAlert(&model)
    case .alerts(let message): return apply(message, to: &model)
    case .filter(let message): return apply(message, to: &model)
    case .boards(let message): return apply(message, to: &model)
    case .filters(let message): return apply(message, to: &model)
    case .search(let message): return apply(message, to: &model)
    case .jump(let message): return apply(message, to: &model)
    case .meeting(let message): return apply(message, to: &model)
    case .panels(let message): return apply(message, to: &model)
    case .columns(let message): return apply(message, to: &model)
    case .help(let message): return apply(message, to: &model)
    case .palette(let message): return apply(message, to: &model)
    case .options(let message): return apply(message, to: &model)
    }
}

private func type(_ model: inout Model, _ text: String) -> [Effect] {
    if case .entering(var entering)? = model.top {
        entering.text = String(text.prefix(200))
        model.notices.removeAll { !$0.isWarning }
        model.top = .entering(entering)
        return []
    }
    if case .alert(var typing)? = model.top {
        typing.text = String(text.prefix(200))
        model.notices.removeAll { !$0.isWarning }
        model.top = .alert(typing)
        return []
    }
    if case .filter(let filter)? = model.top { return type(&model, text, into: filter) }
    if case .search(let search)? = model.top { return type(&model, text, into: search) }
    if case .jump(let jump)? = model.top { return type(&model, text, into: jump) }
    let text = String(text.prefix(60))
    switch model.top {
    case .help: model.top = .help(Help(text: text))
    case .palette: model.top = .palette(CommandPalette(text: text))
    case .options(let options): return type(&model, text, into: options)
    case .naming(var naming):
        naming.text = text
        model.top = .naming(naming)
    case .boards(var list):
        (list.text, list.index) = (text, 0)
        model.top = .boards(list)
    case .boardNaming(var naming):
        naming.text = text
        model.top = .boardNaming(naming)
    case .timing(var timing):
        timing.text = text
        // What was wrong with the last text stands where the next is typed.
        model.notices.removeAll { !$0.isWarning }
        model.top = .timing(timing)
    case .amount:
        model.notices.removeAll { !$0.isWarning }
        model.top = .amount(text)
    case .picker(let picker): return type(&model, text, into: picker)
    case .filters(var list):
        list.name = String(text.prefix(KeptFilter.longestName))
        model.top = .filters(list)
    case .deck, .details, .chart, .indicators, .comparison, .baseline, .entering, .alert, .alerts, .filter,
        .search, .jump,
        .meeting, .panels, .columns, nil:
        break
    }
    return []
}
