internal import Arrangement
package import Words

extension Command {
    /// The part of the help that a command is listed under.
    package enum Group: Hashable, Sendable, CaseIterable {
        case move
        case arrange
        case chart
        case deck
        case time
        case figures
        case boards
        case program

        /// Its heading.
        package var title: Phrase {
            switch self {
            case .move: .groupMove
            case .arrange: .groupArrange
            case .chart: .groupChart
            case .deck: .groupDeck
            case .time: .groupTime
            case .figures: .groupFigures
            case .boards: .boardsTitle
            case .program: .groupProgram
            }
        }
    }

    struct Entry {
        var keys: String
        /// The sentence for help, manual and README. Commands of the same sentence share a row there.
        var help: Phrase?
        /// One or two words for the key line.
        var label: Phrase?
        var group: Group

        init(_ keys: String, _ help: Phrase?, _ label: Phrase?, _ group: Group) {
            (self.keys, self.help, self.label, self.group) = (keys, help, label, group)
        }
    }

    /// The part of the help that it is listed under.
    package var group: Group { entry.group }
    /// The sentence for help, manual and README; nil for a command of a layer, whose key line says it.
    package var help: Phrase? { entry.help }
    /// One or two words for the key line.
    package var label: Phrase? { entry.label }

    var entry: Entry {
        switch self {
        case .selectLeft: Entry("left h", .helpSelect, .keySelect, .move)
        case .selectDown: Entry("down j", .helpSelect, .keySelect, .move)
        case .selectUp: Entry("up k", .helpSelect, .keySelect, .move)
        case .selectRight: Entry("right l", .helpSelect, .keySelect, .move)
        case .selectFirst: Entry("g home", .helpEnds, nil, .move)
        case .selectLast: Entry("G end", .helpEnds, nil, .move)
        case .pageUp: Entry("pgup", .helpPages, nil, .move)
        case .pageDown: Entry("pgdn", .helpPages, nil, .move)
        case .panelNext: Entry("tab", .helpPanels, .keyPanel, .move)
        case .panelPrevious: Entry("shift-tab", .helpPanels, nil, .move)
        case .panel1: Entry("1", .helpPanelNumbers, nil, .move)
        case .panel2: Entry("2", .helpPanelNumbers, nil, .move)
        case .panel3: Entry("3", .helpPanelNumbers, nil, .move)
        case .panelPositions: Entry("5", .helpPositions, nil, .move)
        case .detailsOpen: Entry("enter", .helpOpen, .keyDetails, .move)
        case .detailsPrevious: Entry("[", .helpNeighbours, nil, .move)
        case .detailsNext: Entry("]", .helpNeighbours, nil, .move)
        case .boardFilter: Entry("/", .helpFilter, .keySearch, .move)
        case .filterKeep: Entry("ctrl-s", nil, .keyKeep, .move)
        case .filtersOpen: Entry("F", .helpFilters, nil, .move)
        case .cardJump: Entry("'", .helpJump, nil, .move)
        case .jumpNext: Entry("tab", nil, .keyNext, .move)
        case .headlineNext: Entry("tab", .helpHeadlines, nil, .move)
        case .headlinePrevious: Entry("shift-tab", .helpHeadlines, nil, .move)
        case .figureCopy: Entry("y", .helpCopy, nil, .move)

        case .carryPickUp: Entry("space", .helpPickUp, .keyPickUp, .arrange)
        case .carryDrop: Entry("enter space", nil, .keyDrop, .arrange)
        case .cardLeft: Entry("[", .helpShift, nil, .arrange)
        case .cardDown: Entry("}", .helpShift, nil, .arrange)
        case .cardUp: Entry("{", .helpShift, nil, .arrange)
        case .cardRight: Entry("]", .helpShift, nil, .arrange)
        case .markLeft: Entry("shift-left", .helpMarkCards, nil, .arrange)
        case .markDown: Entry("shift-down", .helpMarkCards, nil, .arrange)
        case .markUp: Entry("shift-up", .helpMarkCards, nil, .arrange)
        case .markRight: Entry("shift-right", .helpMarkCards, nil, .arrange)
        case .boardAdd: Entry("a", .helpAdd, .keyAdd, .arrange)
        case .boardRemove: Entry("x delete", .helpRemove, .keyRemove, .arrange)
        case .boardUndo: Entry("u", .helpUndo, .keyUndo, .arrange)
        case .boardRedo: Entry("ctrl-r", .helpRedo, nil, .arrange)
        case .cardTall: Entry("+", .helpCompact, nil, .arrange)
        case .cardCompact: Entry("-", .helpCompact, nil, .arrange)
        case .panelDensity: Entry("D", .helpDensity, nil, .arrange)
        case .panelsOpen: Entry("w", .helpPanelList, nil, .arrange)
        case .columnsOpen: Entry("C", .helpColumns, nil, .arrange)
        case .groupName: Entry("n", .helpName, nil, .arrange)
        case .groupFold: Entry("z", .helpFold, nil, .arrange)

        case .chartOpen: Entry("v", .helpChart, .keyChart, .chart)
        case .chartRange1d: Entry("1", .helpChartRange, .keyRange, .chart)
        case .chartRange5d: Entry("2", .helpChartRange, .keyRange, .chart)
        case .chartRange1mo: Entry("3", .helpChartRange, .keyRange, .chart)
        case .chartRange3mo: Entry("4", .helpChartRange, .keyRange, .chart)
        case .chartRange6mo: Entry("5", .helpChartRange, .keyRange, .chart)
        case .chartRangeYtd: Entry("6", .helpChartRange, .keyRange, .chart)
        case .chartRange1y: Entry("7", .helpChartRange, .keyRange, .chart)
        case .chartRange2y: Entry("8", .helpChartRange, .keyRange, .chart)
        case .chartRange5y: Entry("9", .helpChartRange, .keyRange, .chart)
        case .chartRange10y: Entry("0", .helpChartRange, .keyRange, .chart)
        case .chartRangeMax: Entry("M", .helpChartMax, nil, .chart)
        case .chartShape: Entry("t", .helpChartShape, .keyShape, .chart)
        case .chartScale: Entry("s", .helpChartScale, .keyScale, .chart)
        case .chartAdjustment: Entry("a", .helpAdjustment, nil, .chart)
        case .chartIndicators: Entry("i", .helpIndicators, .keyIndicators, .chart)
        case .chartCompare: Entry("c", .helpCompare, .keyCompare, .chart)
        case .chartCurrency: Entry("b", .helpChartCurrency, .keyCurrency, .chart)
        case .choiceToggle: Entry("enter space", nil, .keyOnOff, .chart)
        case .choiceReset: Entry("=", nil, .keyAutomatic, .arrange)
        case .chartMark: Entry("m", .helpMark, .keyMark, .chart)
        case .chartZoomIn: Entry("+ =", .helpZoom, .keyZoom, .chart)
        case .chartZoomOut: Entry("-", .helpZoom, .keyZoom, .chart)
        case .chartEarlier: Entry("< ,", .helpPan, nil, .chart)
        case .chartLater: Entry("> .", .helpPan, nil, .chart)

        case .deckOpen: Entry("c 4", .helpDeck, .keyDeck, .deck)
        case .deckSkip: Entry("left h", .helpSkip, .keySkip, .deck)
        case .deckKeep: Entry("right l", .helpKeep, .keyKeep, .deck)
        case .deckLater: Entry("down j", .helpLater, .keyLater, .deck)
        case .deckDetails: Entry("up k enter", .helpDeckDetails, .keyDetails, .deck)
        case .deckUndo: Entry("u backspace", .helpDeckUndo, .keyUndo, .deck)
        case .deckRefill: Entry("r", .helpRefill, .keyRefill, .deck)
        case .deckNext: Entry("tab", .helpOtherCards, .keyOtherCards, .deck)
        case .deckPrevious: Entry("shift-tab", .helpOtherCards, .keyOtherCards, .deck)
        case .deckTurn: Entry("c", .helpOnOffBoard, .keyOnOffBoard, .deck)

        case .clocksEarlier: Entry(",", .helpQuarters, nil, .time)
        case .clocksLater: Entry(".", .helpQuarters, nil, .time)
        case .clocksDayBack: Entry("<", .helpDays, nil, .time)
        case .clocksDayOn: Entry(">", .helpDays, nil, .time)
        case .clocksTime: Entry("t", .helpTime, .keyTime, .time)

        case .meetingOpen: Entry("M", .helpMeeting, .keyMeeting, .time)
        case .meetingLonger: Entry("+ =", nil, .keyLength, .time)
        case .meetingShorter: Entry("-", nil, .keyLength, .time)

        case .baselineChoose: Entry("d", .helpBaseline, .keyBaseline, .figures)
        case .baselineD1: Entry("1", nil, .keyOneDay, .figures)
        case .baselineD5: Entry("5", nil, .keyFiveDays, .figures)
        case .baselineSwap: Entry("d", nil, .keySwap, .figures)
        case .stocksSort: Entry("s", .helpSort, .keySort, .figures)
        case .stocksSortNext: Entry("S", .helpSortNext, nil, .figures)
        case .stocksOwnOrder: Entry("o", .helpHandOrder, nil, .figures)
        case .ratesBase: Entry("b", .helpBase, .keyBase, .figures)
        case .amountOpen: Entry("=", .helpAmount, .keyAmount, .figures)
        case .amountInvert: Entry("i", .helpInvert, nil, .figures)
        case .alertAdd: Entry("!", .helpAlert, .keyAlert, .figures)
        case .alertsOpen: Entry("A", .helpAlerts, .keyAlerts, .figures)
        case .alertEdit: Entry("enter", nil, .keyEdit, .figures)
        case .alertsTurn: Entry("tab", nil, .keyAlertLog, .figures)
        case .feedsRefresh: Entry("r", .helpRefresh, nil, .figures)
        case .feedsPause: Entry("p", .helpPause, nil, .figures)

        case .positionsAdd: Entry("e", .helpEnter, nil, .figures)
        case .positionsGroup: Entry("N", .helpGroupPositions, nil, .figures)
        case .amountsHide: Entry("$", .helpHideAmounts, .keyHideAmounts, .figures)
        case .boardsOpen: Entry("B", .helpBoards, .keyBoards, .boards)
        case .board1: Entry("alt-1", .helpBoardNumbers, nil, .boards)
        case .board2: Entry("alt-2", .helpBoardNumbers, nil, .boards)
        case .board3: Entry("alt-3", .helpBoardNumbers, nil, .boards)
        case .board4: Entry("alt-4", .helpBoardNumbers, nil, .boards)
        case .board5: Entry("alt-5", .helpBoardNumbers, nil, .boards)
        case .board6: Entry("alt-6", .helpBoardNumbers, nil, .boards)
        case .board7: Entry("alt-7", .helpBoardNumbers, nil, .boards)
        case .board8: Entry("alt-8", .helpBoardNumbers, nil, .boards)
        case .board9: Entry("alt-9", .helpBoardNumbers, nil, .boards)
        case .boardSend: Entry("m", .helpSendCard, .keySend, .boards)
        case .boardsGo: Entry("enter", nil, .keyGo, .boards)
        case .boardsNew: Entry("ctrl-n", .helpBoardsNew, .keyNew, .boards)
        case .boardsCopy: Entry("ctrl-d", .helpBoardsCopy, .keyCopy, .boards)
        case .boardsRename: Entry("ctrl-e f2", .helpBoardsRename, .keyRename, .boards)
        case .boardsRemove: Entry("delete", nil, .keyRemove, .boards)
        case .boardsUp: Entry("shift-up", nil, .keyOrder, .boards)
        case .boardsDown: Entry("shift-down", nil, .keyOrder, .boards)
        case .themeNext: Entry("T", .helpTheme, nil, .program)
        case .optionsOpen: Entry("O", .helpOptions, nil, .program)
        case .optionsChange: Entry("enter", nil, .keyChange, .program)
        case .optionsReset: Entry("delete", nil, .keyReset, .program)
        case .helpOpen: Entry("?", .helpHelp, .keyHelp, .program)
        case .helpSearch: Entry("/", nil, .keySearch, .program)
        case .paletteOpen: Entry(":", .helpPalette, .keyCommands, .program)
        case .paletteRun: Entry("enter", nil, .keyRun, .program)
        case .pickerAdd: Entry("enter", nil, .keyAdd, .program)
        case .pickerAddMore: Entry("tab", nil, .keyAddAndGoOn, .program)
        case .promptAccept: Entry("enter", nil, .keyShowIt, .program)
        case .quit: Entry("q ctrl-c", .helpQuit, .keyQuit, .program)
        case .redraw: Entry("ctrl-l", .helpRedraw, nil, .program)
        case .suspend: Entry("ctrl-z", .helpSuspend, nil, .program)
        case .back: Entry("esc", .helpCancel, .keyBack, .program)
        }
    }
}
