/// Where keys have a meaning of their own: the board, and each layer that can lie over it.
public enum LayerID: Hashable, Sendable, CaseIterable {
    case board
    case carry
    case baseline
    case picker
    case naming
    case timing
    case details
    case deck
    case help
    case helpSearch
    case palette

    /// Whether characters are text here, or, for the baseline, an answer: then no command of other layers has one.
    var takesCharacters: Bool {
        switch self {
        case .baseline: true
        case .board, .carry, .picker, .naming, .timing, .details, .deck, .help, .helpSearch, .palette:
            typesText
        }
    }

    /// Whether text is typed here.
    public var typesText: Bool {
        switch self {
        case .picker, .naming, .timing, .helpSearch, .palette: true
        case .board, .carry, .baseline, .details, .deck, .help: false
        }
    }

    /// The commands that have keys here.
    public var commands: [Command] {
        let moves: [Command] = [
            .selectLeft, .selectDown, .selectUp, .selectRight, .selectFirst, .selectLast, .pageUp, .pageDown,
        ]
        let program: [Command] = [.quit, .redraw, .suspend, .back]
        let own: [Command] =
            switch self {
            case .board:
                moves + [
                    .panelNext, .panelPrevious, .panel1, .panel2, .panel3, .detailsOpen, .carryPickUp,
                    .cardLeft, .cardDown, .cardUp, .cardRight, .boardAdd, .boardRemove, .boardUndo,
                    .boardRedo, .cardTall, .cardCompact, .panelDensity, .groupName, .groupFold, .deckOpen,
                    .clocksEarlier,
                    .clocksLater, .clocksDayBack, .clocksDayOn, .clocksTime, .baselineChoose, .stocksSort,
                    .stocksSortNext, .stocksOwnOrder, .ratesBase, .feedsRefresh, .feedsPause, .themeNext,
                    .helpOpen, .paletteOpen,
                ]
            case .carry: moves + [.carryDrop]
            case .baseline: [.baselineD1, .baselineD5, .baselineSwap]
            case .picker: moves + [.pickerAdd, .pickerAddMore]
            case .naming, .timing: [.promptAccept]
            case .details: moves + [.baselineChoose, .helpOpen, .paletteOpen, .detailsOpen]
            case .deck:
                [
                    .deckSkip, .deckKeep, .deckLater, .deckDetails, .deckUndo, .deckRefill, .deckNext,
                    .deckPrevious, .panel1, .panel2, .panel3, .deckTurn, .helpOpen, .paletteOpen,
                ]
            case .help: moves + [.helpSearch, .helpOpen]
            case .helpSearch: moves
            case .palette: moves + [.paletteRun]
            }
        return own + program
    }
}
