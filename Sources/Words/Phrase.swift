/// All phrases, in the order of the catalogues. The English one says how many cells each may take up.
package enum Phrase: Int, Hashable, Sendable, CaseIterable {
    /// So many, from the first on, are read at the start; the others at their first use.
    static let oftenSaid = Phrase.doctorRates.rawValue

    case rates, clocks, worldClocks, stocks, deck, panelNotNow, currencyCount, clockCount, stockCount, mean,
        noCurrencies, noClocks, noStocks, partOf, linesOf, nextInList, sortedBy, symbolColumn, priceColumn,
        changeColumn, quantityColumn, valueColumn, gainColumn, gainShareColumn, needsSize, needsSizeShort

    case live, referenceRate, cached, stale, past, asOfDay, asOfDayBack, closesProgress, offline, sampleData,
        demoData, asking, noFiguresYet, noAnswer, paused, liveOf, offlineOf, staleOf, cachedOf,
        refusedStandIn, failingStandIn

    case seconds, minutes, hours, days, hoursMinutes, daysHours, ago, ahead

    /// Words for the keys at the bottom of the screen.
    case keySelect, keyPanel, keyPickUp, keyDetails, keyAdd, keyRemove, keyUndo, keyDeck, keyBaseline,
        keySort, keyFold, keyNow, keyBase, keyInverse, keyTime, keyDay, keyByDay, keyByWeek, keyHelp, keyQuit,
        keyCarry, keyDrop, keyPutBack, keyOneDay, keyFiveDays, keySwap, keyTypeOne, keyLeave, keyChoose,
        keyAddAndGoOn, keyClose, keyNameIt, keyCancel, keyShowIt, keyScroll, keyBack, keySkip, keyKeep,
        keyLater, keyBoard, keyRefill, keyOtherCards, keyOnOffBoard, keySearch, keyCommands, keyRun

    case keys, escCloses, noSuchKey, groupMove, groupArrange, groupDeck, groupTime, groupFigures,
        groupProgram, helpSelect, helpEnds, helpPages, helpPanels, helpPanelNumbers, helpPickUp, helpShift,
        helpMarkCards, helpOpen, helpNeighbours, helpFilter, helpAdd, helpRemove, helpUndo, helpRedo,
        helpCompact, helpDensity, helpMap, helpName, helpFold, helpDeck, helpQuarters, helpDays, helpTime,
        helpDay, helpBaseline, helpSort, helpSortNext, helpHandOrder, helpBase, helpInverse, helpInverseAll,
        helpUnits, helpRefresh, helpPause, helpTheme, helpHelp, helpPalette, helpQuit, helpRedraw,
        helpSuspend, helpCancel, helpSkip, helpKeep, helpLater, helpDeckDetails, helpDeckUndo, helpRefill,
        helpOtherCards, helpOnOffBoard

    case commands, paletteHint

    /// The first keys, shown in a corner at the first start.
    case welcome, greetingCarry, greetingAdd, greetingDeck, greetingHelp

    case today, tomorrow, yesterday, inDays, daysAgo, monday, tuesday, wednesday, thursday, friday, saturday,
        sunday, january, february, march, april, may, june, july, august, september, october, november,
        december, date, dateWithYear, dateWithWeekday, weekdayTime, hourOffset, hoursOffset, sameTime, timeAM,
        timePM, am, pm

    case noSuchZoneHere, visitedHere, visitedNow, forwardThere, backThere, forwardHere, backHere,
        differenceFrom

    case marketOpen, marketAuction, marketLunch, marketClosed, opensIn, opensAt, closedFor, closedForOpensIn,
        closedForOpensAt, closesIn, auctionIn, lunchIn, opensNext, opensNextAt, closesNext, auctionNext,
        lunchNext, holidaysUnknown

    /// Rate cards and the table of stocks.
    case cardTitle, staleFor, cachedAt, noFigure, notInFeed, noSuchStock, symbolHeading, closeHeading,
        priceHeading, timeHeading, changeHeading

    /// Details: first the labels, then the values.
    case escGoesBack, now, closesBack, labelRate, labelAmount, labelPrice, labelTrial, labelDay, labelMonth,
        beforeHours, afterHours, labelYear, labelVolume, labelNews, labelSince, labelChanges, labelSource,
        labelMadeAt, labelThroughDollar, labelReceived, labelBut, labelMarket, labelExchange, labelLastError,
        labelTime, labelDate, labelFromHere, labelFromUTC, labelZone, labelSoon, labelClocks, labelHolidays,
        noneYet, noCloseToMeasure, noChangeDisputed, noChangeJump, noChangeAhead, noCloseBefore,
        noCloseThatDay, noPastNotBefore, noPastFeed, noCloseOfSource, closesLoading, fromOn, monthAtClose,
        madeAgo, otherFeedSays, otherFeedMadeAt, currenciesOpen, currenciesClosed, exchangeHoursUnknown,
        openAlways, onePriceADay, exchangeState, zoneUnknown, clocksForward, clocksBack, noClockChange,
        sourceState, sample

    case unitPer, unitPerMany, fromClose, onDate, noFigureYet, sourceAgo, sourceCached, sourceStale,
        stampKeep, stampSkip, stampTakeOff, stampLater, hintKeep, hintSkip, hintTakeOff, leftCount, keptCount,
        skippedCount, takenOffCount, kept, skipped, takenOff, notOnBoard, onBoard, currencies, cities,
        hereBar, thereBar, stripAsleep, stripAwake, stripAtWork, banksOpen, banksClosed, closesFriday,
        opensSunday, timeInCity, officeHours, morning, freeDay, evening, night, allGoneThrough

    case noneOnBoardRates, noneOnBoardClocks, noneOnBoardStocks, noOtherRates, noOtherClocks, noOtherStocks,
        againSkipped, againKept, lastSwipeBack, throughOnBoard, throughNotOnBoard, theBoard

    /// Answers to keys, at the bottom of the screen.
    case nothingToPickUp, nothingToMove, nothingToRemove, nothingToOpen, noCardYet, sortedSoNoMove,
        sortedSoNoGroup, groupNeedsName, groupExists, groupsFull, cardInNoGroup, groupBegun, marked,
        groupRenamed, groupUnchanged, folded, unfolded, onlyRateCards, allCompact, allTall, allMadeCompact,
        allMadeTall, madeCompact, madeTall, densityAutomatic, densityCompact, densityLarge, mapShown,
        mapByValue, mapEqual, mapHidden, noMapHere, ownOrderAlready, ownOrderNow, groupedByAccount,
        groupedByCurrency, groupedNot, groupingImpossible, panelSorted, selectRateFirst, noRateForBase,
        baseIs, ratesInverse, ratesDirect, ratesFor, baselineAlready, baselineIs, baselineTitle,
        baselineQuestion, notABaseline, removed, removedHeading, noOtherTheme, themeIs, nothingToUndo,
        nothingToRedo, undid, redid, deedMove, deedMoveGroup, deedGroup, deedGroupPositions, deedRename,
        deedFold, deedUnfold, deedSize, deedSizeOfAll, deedMap, deedBaseline, deedSort, deedBase, deedInverse,
        deedUnits, deedTheme, deedRemove, deedRemoveGroup, deedAdd, deedKeep, deedTakeOff, notACurrency,
        notACity, notASymbol, nothingAdded, panelFull, isTheBase, onBoardAlready, added, addedUnquoted,
        addedNotInDemo, askingFeeds, pausedUntil, askedAgain, boardIsYours, boardTaken, boardTakenBy,
        notATime, twelveUnclear, noPlaceCalled, placeMayBe, noSuchZoneCalled, timeOnDay, timeSkipped,
        timeTwice, tooFarOff, notADay, dayTooEarly, dayIsNow, setAsideNone, cardsAgain, terminalTooSlow,
        deckIsThrough, noSwipe, heldBack, heldBackMore, keyDoesNothing, keyDoesNothingInDeck,
        keyDoesNothingInPile, keyDoesNothingInDetails, thatKey, putDownFirst, nothingHereYet

    case newNameFor, nameOfGroup, hintName, whenItIsHere, whenItIsIn, whenExamples, dayQuestion, dayExamples,
        findIn, addCurrency, addClock, addStock, addCurrencyHint, addClockHint, addStockHint, inAllCount,
        foundCount, addedCount, foundAskingMore, foundNoAnswer, nothingFoundFor, askingFor, noAnswerBecause,
        enterAddsAsTyped, asTyped

    case whatAndNext, askingAgainNext, askingAgainIn, nextRequest, failUnreachable, failTimedOut, failTooMany,
        failAtFirst, failUnknownSymbol, thisSymbol, failRefused, failNothingThere, checkSettings,
        checkSpelling, didYouMean, failOutOfOrder, failNoAnswer, failTooLarge, failRedirect, failMalformed,
        failInsecure, failNoKey, failOpenKeys, bytesSize

    /// A change that an earlier version made.
    case deedOther

    case printCode, printName, printRate, printBaseDay, printBaseRate, printBaseClose, printChange,
        printQuotedAt, printSource, printState, printZone, printCity, printDay, printOffset, printTime,
        printSymbol, printCurrency, printPrice, printOpen, printHigh, printLow, printClose, printVolume,
        printSession, printBought, printSold, printDaysHeld, printProceeds, printCost, printKind, printYear,
        printEarnings, incomeDividend, incomeInterest, gainsNotAdvice, printItem, printAccount, printQuantity,
        printValue, printDayChange, printPriceGain, printCurrencyGain, printIncome, printFees, printTaxes,
        printGroup, printMarket, printFromCurrency, printTotal, printYearly, printWeight

    case doctorRates, doctorStocks, doctorHistory, doctorEvents, doctorAlerts, doctorHeldBack, doctorState,
        doctorKey, doctorNoKeyNeeded, doctorKeyFound, doctorLastAnswer, doctorLastError, doctorSaid,
        doctorFailingSince, doctorStandIn, doctorStandInFor, doctorWarning, doctorEnds, doctorNextTry,
        doctorPace, doctorWhatToDo, doctorAlsoAsks, doctorNotAsked, feedServes, feedQuota, feedQuotaOf,
        feedQuotaOfHour, feedRecipes, feedNoneCalled, feedSaved, doctorNone, doctorNoAnswerYet,
        doctorNextRefresh, doctorStart, doctorFallback, doctorNothing, doctorWait, doctorAsItAsked,
        doctorRest, doctorIn, doctorPaceSet, doctorPaceFloor, doctorPaceShared, doctorPaceSpent, justNow,
        doctorTime, adviceUnreachable, adviceTimedOut, adviceTooMany, adviceAtFirst, adviceSymbol,
        adviceRefused, adviceAddress, adviceOutOfOrder, adviceChanged, adviceRedirect, adviceInsecure,
        adviceNoKey, adviceOpenKeys, doctorDesk, adviceDesk

    case outputNotWritten, noFiguresNetwork, noFiguresLately, stillOnTheWay, noFeedsSet, noBarsOf,
        noSuchCurrency, noRateOf, noClocksOnBoard, tzdataHasNoZone, noCityCalled, sayWhich, expectedTime,
        wallTwice, tryHelp

    case atSkipped

    case holidayNewYear, holidayNewYearsEve, holidayLunarNewYear, holidayTombSweeping, holidayLabourDay,
        holidayDragonBoat, holidayMidAutumn, holidayChuseok, holidayDoubleNinth, holidayNationalDay,
        holidayIndependenceDay, holidayConstitutionDay, holidayRepublicDay, holidayChristmas,
        holidayChristmasEve, holidayBoxingDay, holidayMaundyThursday, holidayGoodFriday, holidayEasterMonday,
        holidayAscension, holidayWhitMonday, holidayEpiphany, holidayMidsummer, holidayAllSouls,
        holidayCorpusChristi, holidayCarnival, holidayThanksgiving, holidayMartinLutherKing,
        holidayPresidentsDay, holidayMemorialDay, holidayJuneteenth, holidayBankHoliday, holidayKingsBirthday,
        holidayAnzacDay, holidayEidAlFitr, holidayEidAlAdha, holidayIslamicNewYear, holidayDiwali,
        holidayVesak, holidaySongkran, holidayChildrensDay, holidayPeaceMemorial, holidayTeachersDay,
        holidayRestorationDay, holidayComingOfAge, holidayFoundationDay, holidayEmperorsBirthday,
        holidayEquinox, holidayGoldenWeek, holidayMarineDay, holidayMountainDay, holidayLabourThanksgiving,
        holidayOther

    /// Mistakes in a file of settings, a theme or a board: pieces of sentences.
    case inQuotes, either, expectedFound, textWrongAt, feedNameTaken, feedNameTwice, expectedAfter,
        textNeedsQuotes, keyNeedsQuotes, unexpectedExtra, tooDeep, valueMissing, notClosed, textNotClosed,
        givenTwice, noEscape, escapeNeedsDigits, halfPair, anObject, aList, aKey, aValue, someText, someASCII,
        aNumber, plainObject, plainList, theEnd, unshowable, secondsRange

    case noSuchBinding, noSuchKeyName, keyTaken, keyIsTyped, commandNeedsKey, backNeedsKey

    case unknownKey, keyMissing, keyMissingOneOf, fileUnreadable, noSuchFile, saveAsUTF8, fileEmpty,
        addressEmpty, controlCharacter, deskSecret, deskUnverified, notAnAddress, notAnAddressBegin,
        plainHTTPOnlyHere, mustBe, themeMustBe, noSuchRole, noSuchPart, notAColour, themeLeftOut,
        nameUnreadable

    case isFolder, isNoPlainFile, isTooLarge, fileKeepsChanging, isGone, isNotUTF8, pathNotUTF8, isNotJSON,
        isNoBoard, isAnothers, isOfVersion, isWrongType, isNull, tooManySetAside

    case diskFull, notPermitted, fileInUse, fileDamaged, diskSilent, fileFailed, notSavedYet, savedAgain,
        noHome, fileSetAside, fileLeftAlone, fileIsNewer, folderIsOpen, entriesLeftOut

    case feedsMissing, feedsUnfit, feedsNoRoom, feedsStopped, feedsSilent, feedsOutOfReach, proxyNotFound,
        noNetwork, noConnection, nameNotKnown, certificateNotTrusted, certificateOutOfDate,
        certificateOfOther, certificatesUnreadable, noSecureConnection, connectionBrokeOff, breaksOff,
        figuresLeftOut

    /// Why nothing comes from the team server.
    case deskGone, deskIsNewer, deskIsOlder, deskIsNone, deskRefuses, deskNoPassword, deskOpenPasswordFile,
        deskWrongPassword, deskNoDatabase, deskBadAddress, deskUntrusted, deskIdle

    case pasteDoesNothing, settingsReloaded, listInSettings, zonesInFolder, zonesMissing, unknownVersion

    /// Wrong usage, and unsuitable terminals.
    case optionNeedsValue, noSuchOption, onlyWith, takesNoMore, noBaseHere, noSuchCommand, optionExpected,
        cannotPrint, needsItem, noDescriptors, noThreads, noWatches, stoppedByFault, notATerminal,
        standardInput, standardOutput, terminalTooSimple, terminalUnknown

    /// fxterm --help.
    case usage, wordFile, wordItem, wordCity, wordTime, wordCommand, aboutProgram, aboutPrint, aboutWatch,
        aboutCollect, aboutTime, aboutDoctor, aboutFeeds, aboutSettings, aboutConfig, aboutDemo, aboutFormat,
        aboutLineFormat, aboutAt, aboutBaseline, aboutBase, aboutWait, aboutRange, aboutInterval, aboutYear,
        aboutDays, aboutMethod, aboutPricesFrom, aboutPriceFormat, aboutJournalFormat, aboutWatchPrices,
        journalLacks, aboutHome, aboutOnDay, aboutBy, aboutWhatIf, aboutPrintOn, aboutChartFrom, aboutChartTo,
        aboutHelp, aboutVersion, aboutKeys, aboutExit, collecting, aboutCollectDesk, publisherLeads,
        publisherWaits, publisherGone, publisherLate, publisherRefused, publisherRecovered, publisherNoDesk,
        publisherNewer

    /// fxterm config, and its comments on each setting.
    case settingsFine, settingsNone, settingsFileHead, settingRates, settingStocks, settingHistory,
        settingEvents, settingRatesRefresh, settingStocksRefresh, settingDesk, settingDeskOnly,
        settingColours, settingColourDepth, settingGraphics, settingFlags, settingSeconds, settingHours,
        settingLanguage, settingNames, settingTheme, settingMouse, settingASCII, settingAmbiguousWidth,
        settingMotion, settingKeys

    case groupChart, helpChart, keyChart, helpChartRange, keyRange, helpChartMax, helpChartShape, keyShape,
        helpChartScale, keyScale, helpIndicators, keyIndicators, helpMark, keyMark, helpZoom, keyZoom,
        helpPan, keyRead, noChartOf, indicatorsTitle, shapeCandles, shapeLine, shapeArea, scaleLinear,
        scaleLog, scalePercent, rangeDays, rangeMonths, rangeYears, rangeYTD, rangeMax, barOpen, barHigh,
        barLow, barClose, barVolume, daysApart, chartOfCloses, chartAsking, chartBegins, keyOnOff,
        helpCompare, keyCompare, helpChartCurrency, keyCurrency, compareTitle, compareHint, notComparable,
        comparesNoMore, noOtherCurrency, noCommonDays, chartAtEnd, chartAtLimit, aboutChart, aboutType,
        aboutScale, aboutSize, aboutSVG, positions, noPositions, positionsComeOfFile, positionCount,
        noAccount, cash, cashOverdrawn, exposure, helpExposure, keyExposureBy, byCurrency, byAccount, byGroup,
        byMarket, noGroup, otherMarket, fundsByQuote, exposureEmpty, whatIf, helpWhatIf, keyWhatIf,
        whatIfQuestion, whatIfExamples, whatIfEnded, whatIfUnknown, whatIfIsNow, whatIfTooLow, helpPositions,
        helpHideAmounts, keyHideAmounts, amountsHidden, amountsShown, quantityHeading, valueHeading,
        todayHeading, gainHeading, weightHeading, labelCost, labelTimeWeighted, benchmarkMore, benchmarkLess,
        labelPriceGain, labelCurrencyGain, labelIncome, labelFees, labelTaxes, labelTotalReturn,
        labelYearlyReturn, labelAverageCost, labelLots, missingPrice, missingClose, missingCurrency,
        missingRate, missingRow, rowsWithMistakes, sumWithout, leftOutLine, sumsLeaveOut, helpAdjustment,
        adjustedSplits, adjustedTotal, adjustedNot, eventDividend, eventSplit, events, eventCount,
        noEventsYet, helpEvents, helpEventEdit, eventQuestion, eventExamples, eventNeedsTitle, eventNeedsTime,
        eventNotYours, eventRules, eventRepeats, eventEdited, selectEventFirst, eventsByTime,
        eventsEverywhere, eventChanged, isNoCalendar, eventsNotSaved, deedEvent, deedRemoveEvent,
        deedEditEvent, eventExDividend, eventNewShares, eventExRights, eventResults, eventBeforeOpen,
        eventDuringTrading, eventAfterClose, eventEarlyClose, eventForward, eventBack, eventExpected,
        eventConfirmed, eventUntil, eventAllDay, eventsOver, eventsToday, shortDividend, shortRights,
        shortResults, shortTonight, shortClosed, shortEarlyClose, shortClocks, labelNext, labelWhen,
        labelHere, labelWhose, labelCertainty, untoldSplit, aboutAdjust

    /// Mistakes in the file of transactions, and answers of its commands.
    case rowTooLong, textBehindQuote, tooManyFields, tooFewFields, headerExpected, columnMissing, columnTwice,
        valueNeeded, valueNeededBy, valueUnused, exampleLike, noSuchDay, dayOutOfRange, commaInNumber,
        isNegative, isZero, tooManyDecimals, tooManyDigits, textTooLong, moreThanHeld, splitsOutOfRange,
        lotNotUnderstood, notYahoos, canMeanTwo, columnNotInFile, noRowAtLine, rowChanged, transactionsFine,
        transactionsNone, importAdded, importWouldAdd, importKnown, importRows, importRowsLeftOut,
        importStopped, importNeedsMap, isinsUnlisted, isinsListed, isinChoose, isinNotFound,
        aboutTransactions, aboutImportFormat, aboutMap, aboutFromBroker, aboutAccount, aboutLotDay,
        aboutDecimal, aboutDates, aboutDryRun

    case keyAmount, keyNoAmount, helpAmount, helpInvert, amountQuestion, amountCleared, noAmountToInvert,
        dayToCome, noRateOfDay, demoRatesBegin, notAskedYet, amountNumberMissing, amountUnexpected,
        amountUnclosed, amountDivisionByZero, amountTooLarge, amountTooLong, amountAmbiguous, amountGrouping,
        amountDayMissing, amountNoSuchDay, amountMargin, mistakeAt, settingMargin, percentRange, aboutConvert,
        aboutOn, aboutMargin, wordAmount, wordDay, printAmount, needsAmount, settingHome, settingCostMethod,
        aboutPrivate, aboutPrivateEvents

    case helpEnter, helpGroupPositions, entryQuestion, entryBuy, entrySell, entryDividend, entrySplit,
        entryFee, entryFeeOf, entryDeposit, entryWithdraw, entryTax, entryTaxOf, entryInterest, entryExchange,
        entryWithFee, entryRate, entryAccount, entryMissing, entryQuantity, entryFactor, entryItem,
        entryPrice, entryCurrency, entryInAccount, deedEnter, entryChanged, enteredInDemo,
        transactionsNotSaved, noPositionsYet, statusBrace, statusUnknown, statusNoField, wordText,
        aboutStatus, aboutStatusFormat, aboutBars, aboutFollow, aboutFields, aboutOffline, aboutRequire,
        aboutMCP, aboutMCPPositions, aboutLength, nothingStored, valueIsAtHome, scaleStaysPercent,
        helpHeadlines, helpCopy, copied, nothingToCopy, noClipboard, noHeadlines, headlineWithoutAddress,
        noNewsOf, noEventsAhead, printTitle, printPublisher, printAge, printAddress

    case alertAbove, alertBelow, alertPerUnits, alertChangeOf, alertMoves, alertSinceClose, sinceAgo,
        sinceWeek, sinceMonth, sinceQuarter, sinceYear, sinceDay, alertWithin, alertGainOf, alertValueOf,
        alertAllPositions, alertHigh, alertLow, alertTradingDays, alertWeeks, alertMonths, alertYears,
        alertDays, alertCrosses, alertSimpleAverage, alertExponentialAverage, alertTime, alertTimeOn,
        alertOpens, alertOpensIn, alertCloses, alertClosesIn, alertClocksChange, alertDaysBefore, alertEvent,
        alertEventIn, alertExDividend, alertExDividendIn, alertResults, alertResultsIn, alertDigest,
        alertDigestOn, alertDigestNone, alertEventLate, alertAgainBelow, alertAgainAbove, alertAgainBack,
        alertAgainAway, alertPoints, alertOnce, alertDaily, alertNew, alertArmed, alertBeyond, alertFired,
        alertDone, alertWaits, alertSample, alertStale, alertUnconfirmed, alertDisputed, alertMissing,
        alertBacktest, alertBacktestUnknown, alertLate, alertCount, alertExpected, alertSideMissing,
        alertPercentMissing, alertSpanMissing, alertOutOfRange, alertNoSuchTime, alertNoSuchItem, alertUnfit,
        valueLacks, settingQuietHours, alertTest

    case helpAlert, keyAlert, helpAlerts, keyAlerts, keyEdit, keyAlertLog, alertQuestion, alertsTitle,
        alertLogTitle, noAlerts, noFirings, alertFiredAt, alertNeedsItem, alertThere, alertGone, deedAlert,
        deedRemoveAlert, alertItemHeading, alertConditionHeading, alertStateHeading, alertLastHeading,
        alertDistanceHeading, alertYearHeading, alertFiredHeading, alertMark, labelAlert, settingNotify

    case noSuchAlert, alertToldDesktop, alertToldTerminal, alertToldQuiet, alertToldNobody, alertNoReceiver,
        alertSentTo, alertSentTwice, alertToSend, alertToSendAgain, alertNotSent, aboutAlertTo,
        settingAlertsTo, wordNumber, aboutAlerts, aboutFigures, boardOpenElsewhere, noSuchBoard, boardsFull

    case boardsTitle, boardsHint, sendTo, newBoardCalled, boardEmpty, boardStandard, boardRemoved, boardNew,
        boardPassing, keyBoards, keySend, keyGo, keyNew, keyCopy, keyRename, keyOrder, helpBoards,
        helpBoardNumbers, helpSendCard, helpBoardsNew, helpBoardsCopy, helpBoardsRename, nameOfBoard,
        boardNeedsName, boardExists, boardLimit, lastBoard, removedBoard, restoredBoard, movedBoard,
        madeBoard, selectToSend, onlyBoard, sent, sentWasThere, noBoardNumber, boardChangedSince,
        deedMakeBoard, deedRemoveBoard, deedRestoreBoard, deedMoveBoard, deedSend, filterMistake,
        filterQuoteOpen, filterFieldMissing, filterNoField, filterNoBaseline, filterNoComparison,
        filterNoValue, filterNoNumber, filterNoSpan, filterIsText, filterIsNumber, filterUnexpected,
        filterParenthesisOpen, filterNeedsText, filterNeedsName, filterExists, filterIsOn, filterIsOff,
        filteredSoNoMove, pastSoNoMove, deedFilter, deedRemoveFilter, helpFilters, helpJump, keyNext,
        keyAllCards, hintFilter, hintAllBoards, hintKeepFilter, nameOfFilter, filtersTitle, noFilters,
        searchTitle, jumpQuestion, hintJump, helpPanelList, panelsTitle, keyAutomatic, keyWidth, keyHeight,
        panelIsHidden, lastPanelStays, sizesNeedRoom, deedPanels, deedPanelSize, helpOptions, optionsTitle,
        optionsHint, keyChange, keyReset, settingDefault, settingInside, settingOfFile, settingByLocale,
        settingByTerminal, settingByBoard, settingFileWins, settingInFile, settingBoardTheme, settingKept,
        settingLeftOut, deedSetting

    case helpMeeting, keyMeeting, keyMeetingSave, keyPanels, keyColumns, keyMap, keyTheme, keyTrade,
        keyLength, keyCity, meetingTitle, meetingOf, meetingLength, meetingSuitsAll, meetingAgain,
        meetingOutside, meetingAsleep, noMeeting, weekendWord, settingWork, helpColumns, columnsTitle,
        positionColumnsTitle, columnName, columnDayRange, columnExtended, extendedHeading, columnAge,
        columnChart, yearColumn, volumeColumn, extendedColumn, columnNoRoom, priceColumnStays, deedColumns,
        keyMove, wordBoard, aboutBoardOption, noSuchCommandOrItem, aboutCompletion, aboutBoards, aboutImport,
        aboutAs, aboutReplace, aboutFrom, aboutDesk, aboutPrintSQL, aboutKeep, aboutMost, needsDesk,
        boardThere, boardGone, importPut, importWouldPut, importNothing, importUnknown, importLeftOut,
        leftPresent, leftText, leftInformation, leftTotal, leftDetail, leftSweep, leftUnexecuted,
        leftDuplicate, leftEmpty, leftTransfer, leftContract, leftCorporate, leftHalf, leftCoins, leftSplit,
        leftNameless, leftUnknown, importOwnName, importTwice, importIsThere, importNoSymbol, importLots,
        importSetting, boardFileHead, startTaiwan, startJapan, startEurope, startUnitedStates, startCoins,
        startTravel

    /// A web page, a read-only board, and a board for screen readers.
    case aboutPage, aboutOut, aboutAmounts, aboutPageFollow, pageNeedsOut, courseRose, courseFell,
        courseLevel, courseOfSpan, courseOfDays, aboutKiosk, kioskOnlyShows, aboutReader, settingReader,
        settingReaderPause, readerOffer, readerFolded, readerPanel, readerMore

    case doctorCertificates, certificatesMissing, certificateFileMissing

    case boardIsFollowed, shareOver, sharedMoved, sharedAdded, sharedRenamed, sharedRemoved, sharedBase,
        sharedBaseline, sharedMany, sharedReplacedYours, sharedReplacedTheirs, sharedTheBase,
        sharedTheBaseline, undidSome, redidSome, alertOfBoard, alertReadOnly, alertForAll, alertBoardHeading

    case aboutEdit, aboutAlertsToo, shareAlerts, shareMuted, shareUnmuted, sharePublished, shareFollowed,
        shareUnpublished, shareUnfollowed, shareWaits, shareRefused, shareTaken, shareMissing, shareForbidden,
        shareFull, shareNotYours, shareNotShared, shareOwn, shareThere, shareOffers, printOwner, printRole,
        roleOwner, roleEditor, roleFollower
}
