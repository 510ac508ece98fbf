/// Where keys have a meaning of their own: the board, and each layer that can lie over it.
package enum LayerID: Hashable, Sendable, CaseIterable {
    case board
    case carry
    case baseline
    case picker
    case naming
    case timing
    case amount
    case entering
    case alert
    case alerts
    case filter
    case boards
    case sending
    case boardNaming
    case filterName
    case filters
    case search
    case jump
    case meeting
    case panels
    case columns
    case details
    case chart
    case indicators
    case comparison
    case deck
    case help
    case helpSearch
    case palette
    case options
    case optionValue

    /// Whether characters are text here, or, for the baseline, an answer: then no command of other layers has one.
    var takesCharacters: Bool {
        switch self {
        case .baseline: true
        case .board, .carry, .picker, .naming, .timing, .amount, .entering, .alert, .alerts, .filter,
            .boards, .sending, .boardNaming, .filterName, .filters, .search, .jump, .meeting, .panels,
            .columns,
            .details,
            .chart, .indicators, .comparison, .deck, .help, .helpSearch, .palette, .options,
            .optionValue:
            typesText
        }
    }

    /// Whether text is typed here.
    package var typesText: Bool {
        switch self {
        case .picker, .naming, .timing, .amount, .entering, .alert, .filter, .boards, .sending, .boardNaming,
            .filterName, .search, .jump, .helpSearch, .palette,
            .options, .optionValue:
            true
        case .board, .carry, .baseline, .details, .chart, .indicators, .comparison, .deck, .help, .alerts,
            .filters, .meeting,
            .panels, .columns:
            false
        }
    }

    /// The commands that have keys here, in the order of the palette.
    package var commands: [Command] {
        let moves = Command.moves
        let own: [Command] =
            switch self {
            case .board: Command.onBoard
            case .carry: moves + [.carryDrop]
            case .baseline: [.baselineD1, .baselineD5, .baselineSwap]
            case .picker: moves + [.pickerAdd, .pickerAddMore]
            case .boards:
                moves + [
                    .boardsGo, .boardsNew, .boardsCopy, .boardsRename, .boardsRemove, .boardsUp, .boardsDown,
                ] + Command.boardNumbers
            case .naming, .timing, .amount, .entering, .boardNaming: [.promptAccept]
            case .alert: [.promptAccept, .selectDown]
            case .alerts:
                moves + [
                    .alertEdit, .boardRemove, .alertAdd, .alertsTurn, .boardUndo, .boardRedo, .alertsOpen,
                    .helpOpen,
                    .paletteOpen,
                ] + Command.boardNumbers
            case .filter: moves + [.promptAccept, .filterKeep]
            case .sending: moves + [.promptAccept]
            case .filterName: [.promptAccept]
            case .filters:
                moves + [
                    .choiceToggle, .boardRemove, .groupName, .boardUndo, .boardRedo, .filtersOpen, .helpOpen,
                    .paletteOpen,
                ]
            case .search: moves + [.promptAccept]
            case .jump: [.promptAccept, .jumpNext]
            case .meeting:
                moves + [
                    .choiceToggle, .meetingLonger, .meetingShorter, .figureCopy, .meetingOpen, .helpOpen,
                    .paletteOpen,
                ]
            case .panels:
                moves + [.choiceToggle, .cardTall, .cardCompact, .choiceReset, .panelsOpen]
            case .columns:
                moves + [
                    .choiceToggle, .cardLeft, .cardRight, .cardUp, .cardDown, .choiceReset, .columnsOpen,
                ]
            case .details:
                moves + Command.chartRanges + [
                    .detailsPrevious, .detailsNext, .chartOpen, .baselineChoose, .ratesBase, .alertAdd,
                    .alertsOpen, .boardRemove, .boardUndo, .helpOpen, .paletteOpen, .detailsOpen,
                    .headlineNext, .headlinePrevious, .figureCopy,
                ] + Command.boardNumbers
            case .chart:
                moves + Command.chartRanges + [
                    .chartShape, .chartScale, .chartAdjustment, .chartIndicators, .chartCompare,
                    .chartCurrency,
                    .chartMark, .chartZoomIn, .chartZoomOut,
                    .chartEarlier, .chartLater, .detailsPrevious, .detailsNext, .chartOpen, .amountsHide,
                    .helpOpen, .paletteOpen,
                ] + Command.boardNumbers
            case .indicators: moves + [.choiceToggle, .chartIndicators]
            case .comparison: moves + [.choiceToggle, .chartCompare]
            case .deck:
                [
                    .deckSkip, .deckKeep, .deckLater, .deckDetails, .deckUndo, .deckRefill, .deckNext,
                    .deckPrevious, .panel1, .panel2, .panel3, .deckTurn, .helpOpen, .paletteOpen,
                ] + Command.boardNumbers
            case .help: moves + [.helpSearch, .helpOpen]
            case .helpSearch: moves
            case .palette: moves + [.paletteRun]
            case .options: moves + [.optionsChange, .optionsReset]
            case .optionValue: [.promptAccept]
            }
        return own + Command.everywhere
    }
}
