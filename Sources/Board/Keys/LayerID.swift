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

    /// The commands that have keys here.
    package var commands: [Command] {
        let moves: [Command] = [
            .selectLeft, .selectDown, .selectUp, .selectRight, .selectFirst, .selectLast, .pageUp, .pageDown,
        ]
        let program: [Command] = [.quit, .redraw, .suspend, .back]
        let own: [Command] =
            switch self {
            case .board:
                moves + [
                    .panelNext, .panelPrevious, .panel1, .panel2, .panel3, .panelPositions, .positionsAdd,
                    .positionsGroup,
                    .amountsHide,
                    .detailsOpen, .figureCopy,
                    .chartOpen,
                    .carryPickUp,
                    .cardLeft, .cardDown, .cardUp, .cardRight, .markLeft, .markDown, .markUp, .markRight,
                    .boardAdd, .boardRemove, .boardUndo,
                    .boardRedo, .cardTall, .cardCompact, .panelDensity, .groupName, .groupFold, .deckOpen,
                    .clocksEarlier,
                    .clocksLater, .clocksDayBack, .clocksDayOn, .clocksTime, .meetingOpen, .baselineChoose,
                    .stocksSort,
                    .stocksSortNext, .stocksOwnOrder, .ratesBase, .alertAdd, .alertsOpen, .amountOpen,
                    .amountInvert, .feedsRefresh,
                    .feedsPause, .themeNext,
                    .boardFilter, .boardsOpen, .boardSend, .filtersOpen, .cardJump, .panelsOpen, .columnsOpen,
                    .helpOpen,
                    .paletteOpen, .optionsOpen,
                ] + Command.boardNumbers
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
        return own + program
    }
}

extension Command {
    /// The boards in the order of their tabs.
    package static let boardNumbers: [Command] = [
        .board1, .board2, .board3, .board4, .board5, .board6, .board7, .board8, .board9,
    ]

    /// How far back charts go, the shortest first.
    package static let chartRanges: [Command] = [
        .chartRange1d, .chartRange5d, .chartRange1mo, .chartRange3mo, .chartRange6mo, .chartRangeYtd,
        .chartRange1y, .chartRange2y, .chartRange5y, .chartRange10y, .chartRangeMax,
    ]
}
