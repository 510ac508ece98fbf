internal import Arrangement
internal import Market
internal import Words

/// The raw value is its name in the settings. A new command is a case here, in the order of help, manual and
/// settings, and an entry in `list`.
package enum Command: String, Hashable, Sendable, CaseIterable {
    case selectLeft = "select.left"
    case selectDown = "select.down"
    case selectUp = "select.up"
    case selectRight = "select.right"
    case selectFirst = "select.first"
    case selectLast = "select.last"
    case pageUp = "page.up"
    case pageDown = "page.down"
    case panelNext = "panel.next"
    case panelPrevious = "panel.previous"
    case panel1 = "panel.1"
    case panel2 = "panel.2"
    case panel3 = "panel.3"
    case panelPositions = "panel.positions"
    case panelEvents = "panel.events"
    case detailsOpen = "details.open"
    case detailsPrevious = "details.previous"
    case detailsNext = "details.next"
    case boardFilter = "board.filter"
    case filterKeep = "filter.keep"
    case filtersOpen = "filters.open"
    case cardJump = "card.jump"
    case jumpNext = "jump.next"
    case headlineNext = "headline.next"
    case headlinePrevious = "headline.previous"
    case figureCopy = "figure.copy"

    case carryPickUp = "carry.pickUp"
    case carryDrop = "carry.drop"
    case cardLeft = "card.left"
    case cardRight = "card.right"
    case cardUp = "card.up"
    case cardDown = "card.down"
    case markLeft = "mark.left"
    case markDown = "mark.down"
    case markUp = "mark.up"
    case markRight = "mark.right"
    case boardAdd = "board.add"
    case boardRemove = "board.remove"
    case boardUndo = "board.undo"
    case boardRedo = "board.redo"
    case cardTall = "card.tall"
    case cardCompact = "card.compact"
    case panelDensity = "panel.density"
    case panelMap = "panel.map"
    case panelsOpen = "panels.open"
    case columnsOpen = "columns.open"
    case groupName = "group.name"
    case groupFold = "group.fold"

    case chartOpen = "chart.open"
    case chartRange1d = "chart.1d"
    case chartRange5d = "chart.5d"
    case chartRange1mo = "chart.1mo"
    case chartRange3mo = "chart.3mo"
    case chartRange6mo = "chart.6mo"
    case chartRangeYtd = "chart.ytd"
    case chartRange1y = "chart.1y"
    case chartRange2y = "chart.2y"
    case chartRange5y = "chart.5y"
    case chartRange10y = "chart.10y"
    case chartRangeMax = "chart.max"
    case chartShape = "chart.shape"
    case chartScale = "chart.scale"
    case chartAdjustment = "chart.adjustment"
    case chartIndicators = "chart.indicators"
    case chartCompare = "chart.compare"
    case chartCurrency = "chart.currency"
    case choiceToggle = "choice.toggle"
    case choiceReset = "choice.reset"
    case chartMark = "chart.mark"
    case chartZoomIn = "chart.zoomIn"
    case chartZoomOut = "chart.zoomOut"
    case chartEarlier = "chart.earlier"
    case chartLater = "chart.later"

    case deckOpen = "deck.open"
    case deckSkip = "deck.skip"
    case deckKeep = "deck.keep"
    case deckLater = "deck.later"
    case deckDetails = "deck.details"
    case deckUndo = "deck.undo"
    case deckRefill = "deck.refill"
    case deckNext = "deck.next"
    case deckPrevious = "deck.previous"
    case deckTurn = "deck.turn"

    case clocksEarlier = "clocks.earlier"
    case clocksLater = "clocks.later"
    case clocksDayBack = "clocks.dayBack"
    case clocksDayOn = "clocks.dayOn"
    case clocksTime = "clocks.time"
    case dayShow = "day.show"

    case meetingOpen = "meeting.open"
    case meetingLonger = "meeting.longer"
    case meetingShorter = "meeting.shorter"
    case meetingSave = "meeting.save"

    case baselineChoose = "baseline.choose"
    case baselineD1 = "baseline.d1"
    case baselineD5 = "baseline.d5"
    case baselineWtd = "baseline.wtd"
    case baselineMtd = "baseline.mtd"
    case baselineQtd = "baseline.qtd"
    case baselineYtd = "baseline.ytd"
    case baseline1w = "baseline.1w"
    case baseline1m = "baseline.1m"
    case baseline3m = "baseline.3m"
    case baseline6m = "baseline.6m"
    case baseline1y = "baseline.1y"
    case baselineSwap = "baseline.swap"
    case stocksSort = "stocks.sort"
    case stocksSortNext = "stocks.sortNext"
    case stocksOwnOrder = "stocks.ownOrder"
    case ratesBase = "rates.base"
    case rateInvert = "rates.invert"
    case ratesInvertAll = "rates.invertAll"
    case ratesUnits = "rates.units"
    case eventEdit = "events.edit"
    case positionsAdd = "positions.add"
    case positionsGroup = "positions.group"
    case amountsHide = "amounts.hide"
    case exposureOpen = "exposure.open"
    case exposureTurn = "exposure.turn"
    case whatIfOpen = "whatIf.open"
    case amountOpen = "amount.open"
    case amountInvert = "amount.invert"
    case alertAdd = "alert.add"
    case alertsOpen = "alerts.open"
    case alertEdit = "alert.edit"
    case alertsTurn = "alerts.turn"
    case feedsRefresh = "feeds.refresh"
    case feedsPause = "feeds.pause"

    case boardsOpen = "boards.open"
    case board1 = "board.1"
    case board2 = "board.2"
    case board3 = "board.3"
    case board4 = "board.4"
    case board5 = "board.5"
    case board6 = "board.6"
    case board7 = "board.7"
    case board8 = "board.8"
    case board9 = "board.9"
    case boardSend = "board.send"
    case boardsGo = "boards.go"
    case boardsNew = "boards.new"
    case boardsCopy = "boards.copy"
    case boardsRename = "boards.rename"
    case boardsRemove = "boards.remove"
    case boardsUp = "boards.up"
    case boardsDown = "boards.down"

    case themeNext = "theme.next"
    case optionsOpen = "options.open"
    case optionsChange = "options.change"
    case optionsReset = "options.reset"
    case helpOpen = "help.open"
    case helpSearch = "help.search"
    case paletteOpen = "palette.open"
    case paletteRun = "palette.run"
    case pickerAdd = "picker.add"
    case pickerAddMore = "picker.addMore"
    case promptAccept = "prompt.accept"
    case quit
    case redraw
    case suspend
    case back
}

extension Command {
    static let list = ofBoard + ofAll + ofLayers

    /// Commands of the board, in the order of the palette. Layers may give keys to some of them too.
    private static let ofBoard: [Entry] = [
        Entry(.selectLeft, "left h", .helpSelect, .keySelect, .move, needs: .line, weight: 3, inKiosk: true),
        Entry(.selectDown, "down j", .helpSelect, .keySelect, .move, inKiosk: true),
        Entry(.selectUp, "up k", .helpSelect, .keySelect, .move, inKiosk: true),
        Entry(.selectRight, "right l", .helpSelect, .keySelect, .move, needs: .line, inKiosk: true),
        Entry(.selectFirst, "g home", .helpEnds, nil, .move, inKiosk: true),
        Entry(.selectLast, "G end", .helpEnds, nil, .move, inKiosk: true),
        Entry(.pageUp, "pgup", .helpPages, nil, .move, inKiosk: true),
        Entry(.pageDown, "pgdn", .helpPages, nil, .move, inKiosk: true),
        Entry(.panelNext, "tab", .helpPanels, .keyPanel, .move, inKiosk: true),
        Entry(.panelPrevious, "shift-tab", .helpPanels, nil, .move, inKiosk: true),
        Entry(.panel1, "1", .helpPanelNumbers, nil, .move, inKiosk: true),
        Entry(.panel2, "2", .helpPanelNumbers, nil, .move, inKiosk: true),
        Entry(.panel3, "3", .helpPanelNumbers, nil, .move, inKiosk: true),
        Entry(.panelPositions, "5", .helpPositions, nil, .move, .user(.showPositions)),
        Entry(.panelEvents, "6", .helpEvents, .events, .move, .user(.showEvents)),

        Entry(.positionsAdd, "e", .helpEnter, .keyTrade, .figures, .layer(.entering(.open))),
        Entry(.positionsGroup, "N", .helpGroupPositions, nil, .figures, .edit(.groupPositions)),
        Entry(.amountsHide, "$", .helpHideAmounts, .keyHideAmounts, .figures, .user(.hideAmounts)),
        Entry(.exposureOpen, "X", .helpExposure, .exposure, .figures, .layer(.exposure(.open))),
        Entry(.whatIfOpen, "W", .helpWhatIf, .keyWhatIf, .figures, .layer(.whatIf(.open))),

        Entry(
            .detailsOpen, "enter", .helpOpen, .keyDetails, .move, .user(.open),
            needs: .line, else: .nothingToOpen, line: 2, weight: 12, inKiosk: true),
        Entry(.figureCopy, "y", .helpCopy, nil, .move, .user(.copy), else: .nothingToCopy),
        Entry(
            .chartOpen, "v", .helpChart, .keyChart, .chart, .layer(.chart(.open)),
            else: .nothingToOpen, inKiosk: true),

        Entry(
            .carryPickUp, "space", .helpPickUp, .keyPickUp, .arrange, .carry(.pickUp),
            needs: .line, else: .nothingToPickUp, line: 1, weight: 11),
        Entry(.cardLeft, "[", .helpShift, nil, .arrange, else: .nothingToMove),
        Entry(.cardDown, "}", .helpShift, nil, .arrange, else: .nothingToMove),
        Entry(.cardUp, "{", .helpShift, nil, .arrange, else: .nothingToMove),
        Entry(.cardRight, "]", .helpShift, nil, .arrange, else: .nothingToMove),
        Entry(.markLeft, "shift-left", .helpMarkCards, nil, .arrange),
        Entry(.markDown, "shift-down", .helpMarkCards, nil, .arrange),
        Entry(.markUp, "shift-up", .helpMarkCards, nil, .arrange),
        Entry(.markRight, "shift-right", .helpMarkCards, nil, .arrange),
        Entry(.boardAdd, "a", .helpAdd, .keyAdd, .arrange, .layer(.picker(.open)), line: 3, weight: 15),
        Entry(
            .boardRemove, "x delete", .helpRemove, .keyRemove, .arrange, .edit(.remove),
            needs: .ownLine, else: .nothingToRemove),
        Entry(
            .boardUndo, "u", .helpUndo, .keyUndo, .arrange, .edit(.undo),
            else: .nothingToUndo, line: 4, weight: 14),
        Entry(.boardRedo, "ctrl-r", .helpRedo, nil, .arrange, .edit(.redo), else: .nothingToRedo),
        Entry(.cardTall, "+", .helpCompact, nil, .arrange, .edit(.makeCompact(false)), else: .noCardYet),
        Entry(.cardCompact, "-", .helpCompact, nil, .arrange, .edit(.makeCompact(true)), else: .noCardYet),
        Entry(.panelDensity, "D", .helpDensity, nil, .arrange, .edit(.nextDensity)),
        Entry(.panelMap, "H", .helpMap, .keyMap, .arrange, .edit(.nextMap), else: .noMapHere),
        Entry(.groupName, "n", .helpName, nil, .arrange, .layer(.naming(.open))),
        Entry(.groupFold, "z", .helpFold, nil, .arrange, .user(.fold), else: .cardInNoGroup),

        Entry(.deckOpen, "c 4", .helpDeck, .keyDeck, .deck, .deck(.open)),

        Entry(.eventEdit, "E", .helpEventEdit, .keyEdit, .time, .layer(.event(.edit)), needs: .ownLine),
        Entry(.clocksEarlier, ",", .helpQuarters, nil, .time, .user(.moveClocks(.minutes(-15)))),
        Entry(.clocksLater, ".", .helpQuarters, nil, .time, .user(.moveClocks(.minutes(15)))),
        Entry(.clocksDayBack, "<", .helpDays, nil, .time, .user(.moveClocks(.days(-1)))),
        Entry(.clocksDayOn, ">", .helpDays, nil, .time, .user(.moveClocks(.days(1)))),
        Entry(.clocksTime, "t", .helpTime, .keyTime, .time, .layer(.timing(.open))),
        Entry(.dayShow, "@", .helpDay, .keyDay, .time, .layer(.day(.open))),
        Entry(.meetingOpen, "M", .helpMeeting, .keyMeeting, .time, .layer(.meeting(.open)), else: .noClocks),

        Entry(.baselineChoose, "d", .helpBaseline, .keyBaseline, .figures, .layer(.askBaseline)),
        Entry(.stocksSort, "s", .helpSort, .keySort, .figures, .user(.sortBy(.change))),
        Entry(.stocksSortNext, "S", .helpSortNext, nil, .figures, .user(.sortBy(nil))),
        Entry(.stocksOwnOrder, "o", .helpHandOrder, nil, .figures, .user(.handOrder), else: .ownOrderAlready),
        Entry(
            .ratesBase, "b", .helpBase, .keyBase, .figures, .edit(.makeBase),
            else: .selectRateFirst),
        Entry(
            .rateInvert, "I", .helpInverse, .keyInverse, .figures, .edit(.invertRate), else: .selectRateFirst),
        Entry(.ratesInvertAll, "R", .helpInverseAll, nil, .figures, .edit(.invertRates)),
        Entry(.ratesUnits, "U", .helpUnits, nil, .figures, .edit(.nextUnits)),
        Entry(.alertAdd, "!", .helpAlert, .keyAlert, .figures, .layer(.alert(.open)), else: .alertNeedsItem),
        Entry(.alertsOpen, "A", .helpAlerts, .keyAlerts, .figures, .layer(.alerts(.open))),
        Entry(.amountOpen, "=", .helpAmount, .keyAmount, .figures, .layer(.amount(.open))),
        Entry(.amountInvert, "i", .helpInvert, nil, .figures, .user(.invertAmount)),
        Entry(.feedsRefresh, "r", .helpRefresh, nil, .figures, .user(.refresh)),
        Entry(.feedsPause, "p", .helpPause, nil, .figures, .user(.pause)),

        Entry(.themeNext, "T", .helpTheme, .keyTheme, .program, .user(.nextTheme), else: .noOtherTheme),

        Entry(.boardFilter, "/", .helpFilter, .keySearch, .move, .layer(.filter(.open))),
        Entry(.boardsOpen, "B", .helpBoards, .keyBoards, .boards, .layer(.boards(.open))),
        Entry(
            .boardSend, "m", .helpSendCard, .keySend, .boards, .layer(.boards(.beginSending)),
            else: .selectToSend),
        Entry(.filtersOpen, "F", .helpFilters, nil, .move, .layer(.filters(.open))),
        Entry(.cardJump, "'", .helpJump, nil, .move, .layer(.jump(.open))),
        Entry(.panelsOpen, "w", .helpPanelList, .keyPanels, .arrange, .layer(.panels(.open))),
        Entry(.columnsOpen, "C", .helpColumns, .keyColumns, .arrange, .layer(.columns(.open))),
        Entry(.helpOpen, "?", .helpHelp, .keyHelp, .program, .layer(.help(.open)), line: 6, weight: 16),
        Entry(
            .paletteOpen, ":", .helpPalette, .keyCommands, .program, .layer(.palette(.open)),
            line: 5, weight: 1),
        Entry(.optionsOpen, "O", .helpOptions, nil, .program, .layer(.options(.open))),

        Entry(.board1, "alt-1", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(1)))),
        Entry(.board2, "alt-2", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(2)))),
        Entry(.board3, "alt-3", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(3)))),
        Entry(.board4, "alt-4", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(4)))),
        Entry(.board5, "alt-5", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(5)))),
        Entry(.board6, "alt-6", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(6)))),
        Entry(.board7, "alt-7", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(7)))),
        Entry(.board8, "alt-8", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(8)))),
        Entry(.board9, "alt-9", .helpBoardNumbers, nil, .boards, .layer(.boards(.goTo(9)))),
    ]

    /// Commands with the same keys on the board and in all layers.
    private static let ofAll: [Entry] = [
        Entry(
            .quit, "q ctrl-c", .helpQuit, .keyQuit, .program, .user(.quit), line: 7, weight: 4, inKiosk: true),
        Entry(.redraw, "ctrl-l", .helpRedraw, nil, .program, .user(.redraw), inKiosk: true),
        Entry(.suspend, "ctrl-z", .helpSuspend, nil, .program, .user(.suspend)),
        Entry(.back, "esc", .helpCancel, .keyBack, .program, .user(.cancel), weight: 17, inKiosk: true),
    ]

    /// Commands with keys only in layers (`LayerID.commands`).
    private static let ofLayers: [Entry] = [
        Entry(.detailsPrevious, "[", .helpNeighbours, nil, .move, inKiosk: true),
        Entry(.detailsNext, "]", .helpNeighbours, nil, .move, inKiosk: true),
        Entry(.filterKeep, "ctrl-s", nil, .keyKeep, .move, .layer(.filter(.name)), else: .filterNeedsText),
        Entry(.jumpNext, "tab", nil, .keyNext, .move, .layer(.jump(.next))),
        Entry(.headlineNext, "tab", .helpHeadlines, nil, .move, else: .noHeadlines),
        Entry(.headlinePrevious, "shift-tab", .helpHeadlines, nil, .move, else: .noHeadlines),

        Entry(.carryDrop, "enter space", nil, .keyDrop, .arrange, .carry(.drop)),

        Entry(.chartRange1d, "1", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange5d, "2", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange1mo, "3", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange3mo, "4", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange6mo, "5", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRangeYtd, "6", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange1y, "7", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange2y, "8", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange5y, "9", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRange10y, "0", .helpChartRange, .keyRange, .chart, inKiosk: true),
        Entry(.chartRangeMax, "M", .helpChartMax, nil, .chart, inKiosk: true),
        Entry(
            .chartShape, "t", .helpChartShape, .keyShape, .chart, .layer(.chart(.nextShape)), needs: .prices),
        Entry(
            .chartScale, "s", .helpChartScale, .keyScale, .chart, .layer(.chart(.nextScale)), needs: .scale),
        Entry(.chartAdjustment, "a", .helpAdjustment, nil, .chart, .layer(.chart(.nextAdjustment))),
        Entry(
            .chartIndicators, "i", .helpIndicators, .keyIndicators, .chart,
            .layer(.chart(.choice(.openIndicators))), needs: .prices),
        Entry(
            .chartCompare, "c", .helpCompare, .keyCompare, .chart, .layer(.chart(.choice(.openItems)))),
        Entry(
            .chartCurrency, "b", .helpChartCurrency, .keyCurrency, .chart, .layer(.chart(.swapCurrency)),
            else: .noOtherCurrency),
        Entry(.choiceToggle, "enter space", nil, .keyOnOff, .chart),

        Entry(.exposureTurn, "tab space", nil, .keyExposureBy, .figures, .layer(.exposure(.turn))),

        Entry(.choiceReset, "=", nil, .keyAutomatic, .arrange),

        Entry(.chartMark, "m", .helpMark, .keyMark, .chart, needs: .bars, inKiosk: true),
        Entry(
            .chartZoomIn, "+ =", .helpZoom, .keyZoom, .chart, needs: .bars, else: .chartAtLimit, inKiosk: true
        ),
        Entry(
            .chartZoomOut, "-", .helpZoom, .keyZoom, .chart, needs: .bars, else: .chartAtLimit, inKiosk: true),
        Entry(.chartEarlier, "< ,", .helpPan, nil, .chart, else: .chartAtLimit, inKiosk: true),
        Entry(.chartLater, "> .", .helpPan, nil, .chart, else: .chartAtEnd, inKiosk: true),

        Entry(
            .deckSkip, "left h", .helpSkip, .keySkip, .deck, .deck(.swipe(.skip)),
            needs: .topCard, else: .deckIsThrough),
        Entry(
            .deckKeep, "right l", .helpKeep, .keyKeep, .deck, .deck(.swipe(.keep)),
            needs: .topCard, else: .deckIsThrough),
        Entry(
            .deckLater, "down j", .helpLater, .keyLater, .deck, .deck(.swipe(.later)),
            needs: .topCard, else: .deckIsThrough),
        Entry(
            .deckDetails, "up k enter", .helpDeckDetails, .keyDetails, .deck, .deck(.details),
            needs: .topCard),
        Entry(.deckUndo, "u backspace", .helpDeckUndo, .keyUndo, .deck, .deck(.undo), else: .noSwipe),
        Entry(.deckRefill, "r", .helpRefill, .keyRefill, .deck, .deck(.refill)),
        Entry(.deckNext, "tab", .helpOtherCards, .keyOtherCards, .deck),
        Entry(.deckPrevious, "shift-tab", .helpOtherCards, .keyOtherCards, .deck),
        Entry(.deckTurn, "c", .helpOnOffBoard, .keyOnOffBoard, .deck, .deck(.turn)),

        Entry(.meetingLonger, "+ =", nil, .keyLength, .time, .layer(.meeting(.lengthen(1)))),
        Entry(.meetingShorter, "-", nil, .keyLength, .time, .layer(.meeting(.lengthen(-1)))),
        Entry(.meetingSave, "s", nil, .keyMeetingSave, .time, .layer(.meeting(.save)), else: .noMeeting),

        Entry(.baselineD1, "1", nil, .keyOneDay, .figures, .user(.setBaseline(.d1))),
        Entry(.baselineD5, "5", nil, .keyFiveDays, .figures, .user(.setBaseline(.d5))),
        Entry(.baselineWtd, "w", nil, .keyBaseline, .figures, .user(.setBaseline(.toDate(.week)))),
        Entry(.baselineMtd, "m", nil, .keyBaseline, .figures, .user(.setBaseline(.toDate(.month)))),
        Entry(.baselineQtd, "q", nil, .keyBaseline, .figures, .user(.setBaseline(.toDate(.quarter)))),
        Entry(.baselineYtd, "y", nil, .keyBaseline, .figures, .user(.setBaseline(.toDate(.year)))),
        Entry(.baseline1w, "W", nil, .keyBaseline, .figures, .user(.setBaseline(.ago(1, .weeks)))),
        Entry(.baseline1m, "M", nil, .keyBaseline, .figures, .user(.setBaseline(.ago(1, .months)))),
        Entry(.baseline3m, "Q", nil, .keyBaseline, .figures, .user(.setBaseline(.ago(3, .months)))),
        Entry(.baseline6m, "H", nil, .keyBaseline, .figures, .user(.setBaseline(.ago(6, .months)))),
        Entry(.baseline1y, "Y", nil, .keyBaseline, .figures, .user(.setBaseline(.ago(1, .years)))),
        Entry(.baselineSwap, "d", nil, .keySwap, .figures, .user(.setBaseline(nil))),
        Entry(.alertEdit, "enter", nil, .keyEdit, .figures, .layer(.alerts(.edit))),
        Entry(.alertsTurn, "tab", nil, .keyAlertLog, .figures, .layer(.alerts(.turn))),

        Entry(.boardsGo, "enter", nil, .keyGo, .boards),
        Entry(.boardsNew, "ctrl-n", .helpBoardsNew, .keyNew, .boards),
        Entry(.boardsCopy, "ctrl-d", .helpBoardsCopy, .keyCopy, .boards),
        Entry(.boardsRename, "ctrl-e f2", .helpBoardsRename, .keyRename, .boards),
        Entry(.boardsRemove, "delete", nil, .keyRemove, .boards),
        Entry(.boardsUp, "shift-up", nil, .keyOrder, .boards),
        Entry(.boardsDown, "shift-down", nil, .keyOrder, .boards),

        Entry(.optionsChange, "enter", nil, .keyChange, .program),
        Entry(.optionsReset, "delete", nil, .keyReset, .program),
        Entry(.helpSearch, "/", nil, .keySearch, .program, .layer(.help(.search))),
        Entry(.paletteRun, "enter", nil, .keyRun, .program),
        Entry(.pickerAdd, "enter", nil, .keyAdd, .program, .layer(.picker(.take(staying: false)))),
        Entry(.pickerAddMore, "tab", nil, .keyAddAndGoOn, .program, .layer(.picker(.take(staying: true)))),
        Entry(.promptAccept, "enter", nil, .keyShowIt, .program),
    ]

    static let onBoard = ofBoard.map(\.command)
    static let everywhere = ofAll.map(\.command)

    static let moves: [Command] = [
        .selectLeft, .selectDown, .selectUp, .selectRight, .selectFirst, .selectLast, .pageUp, .pageDown,
    ]

    package static let boardNumbers: [Command] = [
        .board1, .board2, .board3, .board4, .board5, .board6, .board7, .board8, .board9,
    ]

    package static let steps: [Command] = [.clocksEarlier, .clocksLater, .clocksDayBack, .clocksDayOn]

    package static let chartRanges: [Command] = [
        .chartRange1d, .chartRange5d, .chartRange1mo, .chartRange3mo, .chartRange6mo, .chartRangeYtd,
        .chartRange1y, .chartRange2y, .chartRange5y, .chartRange10y, .chartRangeMax,
    ]
}
