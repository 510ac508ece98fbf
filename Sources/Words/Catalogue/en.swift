extension Catalogue {
    /// English. How to edit it: docs/TRANSLATING.md.
    static let english: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates [14] = Rates
        clocks [14] = Clocks
        worldClocks [18] = World clocks
        stocks [14] = Stocks
        deck [10] = Deck
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow [28] = {panel}, not now
        currencyCount = {count} currency | {count} currencies
        clockCount = {count} clock | {count} clocks
        stockCount = {count} stock | {count} stocks
        # The mean change of a group of stocks.
        mean [10] = mean
        noCurrencies [60] = No currencies here. Press {key:board.add} to add one.
        noClocks [60] = No clocks here. Press {key:board.add} to add one.
        noStocks [60] = No stocks here. Press {key:board.add} to add one.
        # Which of all lines are shown: 5–12 of 40.
        partOf [24] = {part} of {count}
        linesOf [30] = {part} of {count} lines
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy [22] = by {column}
        symbolColumn [12] = symbol
        priceColumn [12] = price
        changeColumn [12] = change
        quantityColumn [12] = quantity
        valueColumn [12] = value
        gainColumn [12] = gain
        gainShareColumn [12] = gain in %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize [60] = fxterm needs {size}; this is {present}
        needsSizeShort [24] = needs {size}

        # How old figures are.
        live [12] = live
        cached [12] = cached
        stale [12] = stale
        offline [12] = offline
        # Made-up figures: this must be seen at once.
        sampleData [20] = SAMPLE DATA
        demoData [28] = DEMO · SAMPLE DATA
        asking [20] = asking…
        noFiguresYet [24] = no figures yet
        noAnswer [20] = no answer
        paused [14] = paused
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf [36] = live, {moment}
        offlineOf [36] = offline, as of {moment}
        staleOf [36] = stale, as of {moment}
        cachedOf [36] = cached {moment}

        # Spans of time.
        seconds [8] = {count} s
        minutes [8] = {count} min
        hours [8] = {count} h
        days [8] = {count} d
        hoursMinutes [16] = {hours} h {minutes} min
        daysHours [16] = {days} d {hours} h
        ago [24] = {span} ago
        ahead [24] = in {span}

        # Words for the keys at the bottom of the screen.
        keySelect [10] = select
        keyPanel [12] = panel
        keyPickUp [14] = pick up
        keyDetails [12] = details
        keyAdd [12] = add
        keyRemove [12] = remove
        keyUndo [12] = undo
        keyDeck [12] = deck
        keyBaseline [12] = baseline
        keySort [12] = sort
        keyFold [12] = fold
        keyNow [12] = now
        keyBase [12] = base
        keyTime [12] = time
        keyHelp [10] = help
        keyQuit [10] = quit
        keyCarry [12] = carry
        keyDrop [12] = drop
        keyPutBack [16] = put back
        keyOneDay [26] = one trading day back
        keyFiveDays [26] = five trading days back
        keySwap [12] = swap
        keyLeave [18] = leave as it is
        keyChoose [12] = choose
        keyAddAndGoOn [20] = add and go on
        keyClose [12] = close
        keyNameIt [12] = name it
        keyCancel [12] = cancel
        keyShowIt [12] = show it
        keyScroll [12] = scroll
        keyBack [12] = back
        keySkip [12] = skip
        keyKeep [12] = keep
        keyLater [12] = later
        keyBoard [12] = board
        keyRefill [16] = refill
        keyOtherCards [18] = other cards
        keyOnOffBoard [18] = on/off board
        keySearch [10] = search
        keyCommands [12] = commands
        keyRun [12] = run

        # The help: its groups, and a sentence for each key.
        keys [12] = Keys
        escCloses [20] = {key:back} closes
        noSuchKey = No key for “{text}”; {key:back} shows all
        groupMove [24] = Moving about
        groupArrange [24] = Arranging
        groupDeck [24] = The deck
        groupTime [24] = Another time
        groupFigures [24] = Figures
        groupProgram [24] = Program
        helpSelect [66] = move the selection
        helpEnds [66] = first and last
        helpPages [66] = one page up or down
        helpPanels [66] = next and previous panel
        helpPanelNumbers [66] = rates, clocks, stocks
        helpPickUp [76] = pick the card up: arrows carry it, {key:carry.drop} drops, {key:back} puts back
        helpShift [66] = move the card one place
        helpOpen [76] = details of the selected card; on a heading, fold its group
        helpNeighbours [76] = in details: the card before or after
        helpFilter [76] = find a card in this panel as you type
        helpAdd [66] = add a currency, a city or a stock to the panel
        helpRemove [66] = remove the card from the board
        helpUndo [66] = undo the last change
        helpRedo [66] = redo what was undone
        helpCompact [66] = make the rate card tall or compact; once more, all of them
        helpDensity [66] = size of all cards or rows: as large as fits, compact, large
        helpName [76] = start a group at the selected card, or rename the selected group
        helpFold [66] = fold the group or unfold it (also {key:details.open} on its heading)
        helpDeck [76] = browse what is not on the panel, card by card
        helpQuarters [76] = all clocks 15 minutes back or forward; {key:back} returns to now
        helpDays [66] = all clocks a day back or forward
        helpTime [76] = all clocks to a time that you type, such as 9am in New York
        helpBaseline [76] = change since the close 1 or 5 trading days back; {key:baseline.choose}{key:baseline.swap} swaps
        helpSort [66] = sort the table by change; again to flip
        helpSortNext [66] = sort by the next column
        helpHandOrder [66] = back to your own order
        helpBase [66] = make the selected currency the base
        helpRefresh [66] = refresh now
        helpPause [66] = pause or resume updates
        helpTheme [66] = the next theme
        helpHelp [66] = these keys
        helpPalette [66] = find a command by name and run it
        helpQuit [66] = quit
        helpRedraw [66] = redraw the screen
        helpSuspend [66] = suspend fxterm; fg in the shell resumes it
        helpCancel [66] = close what is open
        helpSkip [76] = skip the top card, or remove it from the board (also a drag to the left)
        helpKeep [86] = keep the top card: it goes onto the board, or stays there (also a drag to the right)
        helpLater [66] = later: move the card to the bottom
        helpDeckDetails [66] = details of the top card
        helpDeckUndo [66] = undo the last swipe, any number of times
        helpRefill [66] = bring back what was skipped
        helpOtherCards [66] = currencies, stocks or cities; {key:panel.1} {key:panel.2} {key:panel.3} too
        helpOnOffBoard [76] = switch between new cards and your board
        commands [18] = Commands
        paletteHint [60] = part of a command, such as sort or undo

        # The first keys, told in a corner at the first start.
        welcome [16] = Welcome
        greetingCarry [70] = {key:carry.pickUp} picks up, arrows carry, {key:carry.drop} drops
        greetingAdd [70] = {key:board.add} adds, {key:details.open} shows details, {key:board.undo} undoes
        greetingHelp [70] = {key:help.open} shows all keys; this goes away by itself

        # Days and dates.
        today [9] = Today
        tomorrow [9] = Tomorrow
        yesterday [9] = Yesterday
        inDays [10] = In {count} days
        daysAgo [10] = {count} days ago
        monday [4] = Mon
        tuesday [4] = Tue
        wednesday [4] = Wed
        thursday [4] = Thu
        friday [4] = Fri
        saturday [4] = Sat
        sunday [4] = Sun
        january [4] = Jan
        february [4] = Feb
        march [4] = Mar
        april [4] = Apr
        may [4] = May
        june [4] = Jun
        july [4] = Jul
        august [4] = Aug
        september [4] = Sep
        october [4] = Oct
        november [4] = Nov
        december [4] = Dec
        # {month} is one of the names above: 20 Nov. It stands below charts and in tables: no longer than it must be.
        date [7] = {day} {month}
        dateWithYear [14] = {day} {month} {year}
        dateWithWeekday [13] = {weekday} {date}
        weekdayTime [16] = {weekday} {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset [10] = {offset} HR
        hoursOffset [10] = {offset} HRS
        sameTime [10] = same time
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM [16] = {time} am
        timePM [16] = {time} pm
        am [6] = am
        pm [6] = pm

        # World clocks.
        noSuchZoneHere [24] = no such zone here
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere [60] = {when} here, {distance} · {key:back}: now
        visitedNow [44] = {when} · {key:back}: now
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {difference} from {when}: clocks go forward there
        backThere = {difference} from {when}: clocks go back there
        forwardHere = {difference} from {when}: clocks go forward here
        backHere = {difference} from {when}: clocks go back here
        differenceFrom = {difference} from {when}

        # What an exchange is doing.
        marketOpen [8] = open
        marketAuction [10] = auction
        marketLunch [10] = lunch
        marketClosed [12] = closed
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn [52] = {exchange} {word}, opens in {span}
        opensAt [52] = {exchange} {word}, opens {moment}
        closedFor [52] = {exchange} closed: {holiday}
        closedForOpensIn [72] = {exchange} closed: {holiday}, opens in {span}
        closedForOpensAt [72] = {exchange} closed: {holiday}, opens {moment}
        closesIn [52] = {exchange} {word}, closes in {span}
        auctionIn [52] = {exchange} {word}, auction in {span}
        lunchIn [52] = {exchange} {word}, lunch in {span}
        # The same where there is no room for what it is doing.
        opensNext [34] = {exchange} opens in {span}
        opensNextAt [34] = {exchange} opens {moment}
        closesNext [34] = {exchange} closes in {span}
        auctionNext [34] = {exchange} auction in {span}
        lunchNext [34] = {exchange} lunch in {span}
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown [30] = (holidays unknown)

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle [12] = {code}
        staleFor [16] = stale {age}
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt [30] = cached {moment}
        noFigure [16] = no figure
        notInFeed [16] = not in feed
        noSuchStock [20] = no such stock
        symbolHeading [7] = Symbol
        closeHeading [9] = Close
        # With a mark behind it where it sorts: Change ▼
        priceHeading [7] = Last
        timeHeading [7] = Time
        changeHeading [7] = Change

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack [20] = {key:back} goes back
        # The right end of a chart.
        now [8] = now
        closesBack [66] = Closing prices, and the change since
        labelRate [11] = Rate
        labelPrice [11] = Price
        labelTrial [11] = Trial price
        labelDay [11] = Day
        labelMonth [11] = Month
        beforeHours [11] = Pre-market
        afterHours [11] = After hours
        labelYear [11] = 52 weeks
        labelVolume [11] = Volume
        labelNews [11] = News
        # {baseline} is d1 or d5.
        labelSince [11] = vs {baseline}
        labelSource [11] = Source
        labelMadeAt [11] = Quoted
        labelReceived [11] = Fetched
        labelBut [11] = Other feed
        labelMarket [11] = Market
        labelExchange [11] = Exchange
        labelLastError [11] = Last error
        labelTime [11] = Time
        labelDate [11] = Date
        labelFromHere [11] = From here
        labelFromUTC [11] = From UTC
        labelZone [11] = Zone
        labelSoon [11] = Soon
        labelClocks [11] = Clocks
        labelHolidays [11] = Holidays
        noneYet = none yet
        noCloseToMeasure = no close to compare with
        noChangeDisputed = no change given: two sources disagree
        noChangeJump = no change given: the close is more than 10× off
        noChangeAhead = no change given: its time lies in the future
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = from {close} on {date}
        monthAtClose = {low} – {high}, at close
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} says {figure} ({share})
        otherFeedMadeAt = quoted {moment}; fxterm cannot tell which is right
        currenciesOpen = open, Sunday to Friday {time} New York
        currenciesClosed = closed over the weekend
        exchangeHoursUnknown = hours unknown
        openAlways = open around the clock
        onePriceADay = one price a day
        exchangeState = {place}, {state}; {time} there
        zoneUnknown = this system has no such zone
        clocksForward = go forward on {date} at {time}, to {zone}
        clocksBack = go back on {date} at {time}, to {zone}
        noClockChange = DST: none scheduled
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample [12] = sample

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer [16] = {code} per {base}
        unitPerHundred [20] = {code} per 100 {base}
        fromClose [20] = from {close}
        onDate [16] = on {date}
        noFigureYet [24] = no figure yet
        sourceAgo [32] = {source}, {age} ago
        sourceCached [40] = {source}, cached {moment}
        sourceStale [40] = {source}, stale, of {moment}
        # Stamped onto a card on its way out.
        stampKeep [10] = KEEP
        stampSkip [10] = SKIP
        stampTakeOff [10] = REMOVE
        stampLater [10] = LATER
        # The same words beside the stack, and in small letters.
        hintKeep [10] = keep
        hintSkip [10] = skip
        hintTakeOff [10] = remove
        leftCount [16] = {count} left
        keptCount [16] = {count} kept
        skippedCount [16] = {count} skipped
        takenOffCount [16] = {count} removed
        kept [12] = kept
        skipped [12] = skipped
        takenOff [12] = removed
        notOnBoard [20] = not on the board
        onBoard [20] = on the board
        currencies [14] = Currencies
        cities [14] = Cities
        hereBar [6] = here
        thereBar [6] = there
        stripAsleep [10] = asleep
        stripAwake [10] = awake
        stripAtWork [10] = at work
        # Where a card is traded, and whether it is now.
        banksOpen [30] = Open between banks
        banksClosed [30] = Closed over the weekend
        closesFriday = , closes in {span}, Friday at {time} in New York
        opensSunday = , opens in {span}, Sunday at {time} in New York
        timeInCity = {exchange}, {time} in {city}
        officeHours [20] = Office hours
        morning [20] = Morning
        freeDay [20] = A free day
        evening [20] = Evening
        night [20] = Night
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough [24] = All seen

        # The end of a deck that is used up.
        noneOnBoardRates [44] = There are no currencies on the board
        noneOnBoardClocks [44] = There are no cities on the board
        noneOnBoardStocks [44] = There are no stocks on the board
        noOtherRates [44] = There are no other currencies
        noOtherClocks [44] = There are no other cities
        noOtherStocks [44] = There are no other stocks
        # After a key: r goes once more through those skipped.
        againSkipped [44] = shows those skipped again
        againKept [44] = shows those kept again
        lastSwipeBack [44] = undoes the last swipe
        throughOnBoard [44] = shows those on the board
        throughNotOnBoard [44] = shows those not on the board
        theBoard [16] = the board

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp [76] = There is nothing to pick up here
        nothingToMove [76] = There is nothing to move here
        nothingToRemove [76] = There is nothing to remove here
        nothingToOpen [76] = There is nothing to open here; {key:board.add} adds the first
        noCardYet [76] = There is no card here yet; {key:board.add} adds the first
        sortedSoNoMove [96] = The grid is sorted by {column}; press {key:stocks.ownOrder} for your own order, then move
        sortedSoNoGroup [96] = The grid is sorted by {column}; press {key:stocks.ownOrder} for your own order, then group
        groupNeedsName [76] = A group needs a name; {key:back} leaves everything as it was
        groupExists = There is a group “{name}” already; give it another name
        groupsFull = A panel holds no more than {count} groups
        cardInNoGroup [76] = This card is in no group; {key:group.name} begins one here
        groupBegun = Group “{name}” created
        groupRenamed = {old} is now called {name}
        groupUnchanged = The group is already called “{name}”
        folded = Folded {name}; {key:group.fold} unfolds it
        unfolded = Unfolded {name}
        onlyRateCards [76] = Only rate cards have two sizes; press {key:panel.1} for the rates
        allCompact [76] = All cards are compact already; {key:card.tall} makes this one tall
        allTall [76] = All cards are tall already; {key:card.compact} makes this one compact
        allMadeCompact [76] = All cards are compact now
        allMadeTall [76] = All cards are tall now
        madeCompact = {name} is compact; {key:card.compact} again for all cards
        madeTall = {name} is tall; {key:card.tall} again for all cards
        densityAutomatic [76] = {panel}: as large as fits
        densityCompact [76] = {panel}: compact, a line each
        densityLarge [76] = {panel}: large figures
        ownOrderAlready [76] = The grid is in your own order already
        ownOrderNow [76] = {panel} in your own order
        groupedByAccount [76] = Positions by account
        groupedByCurrency [76] = Positions by currency
        groupedNot [76] = Positions without groups
        groupingImpossible [76] = All positions are in one account and one currency
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel} sorted by {column} {mark}; {key:stocks.ownOrder} brings back your own order
        selectRateFirst [76] = Select a rate card first: {key:rates.base} makes its currency the base
        noRateForBase = {code} has no rate yet, so it can't be the base
        baseIs = {code} is now the base
        baselineIsOne [76] = d1: change since the previous close
        baselineIsFive [76] = d5: change since the close five trading days back
        baselineAlready = {baseline} is already the baseline
        removed = Removed {name}; {key:board.undo} brings it back
        removedHeading = Removed the heading {name}, its cards stay; {key:board.undo} brings it back
        noOtherTheme [76] = There is no other theme
        themeIs = Theme: {name}
        nothingToUndo [76] = Nothing to undo
        nothingToRedo [76] = Nothing to redo
        # {deed} is one of those below.
        undid = Undid {deed}
        redid = Redid {deed}
        deedMove = the move of {name}
        deedMoveGroup = the move of the group {name}
        deedGroup = the group {name}
        deedGroupPositions = the grouping of positions
        deedRename = the renaming of {name}
        deedFold = the folding of {name}
        deedUnfold = the unfolding of {name}
        deedSize = the size of {name}
        deedSizeOfAll = the size of all cards
        deedBaseline = the baseline
        deedSort = the sorting
        deedBase = the base
        deedTheme = the theme
        deedRemove = the removal of {name}
        deedRemoveGroup = the removal of the group {name}
        deedAdd = the adding of {name}
        deedKeep = the keeping of {name}
        deedTakeOff = the removal of {name}
        notACurrency = “{text}” is not a currency code such as JPY
        notACity = “{text}” is not a city or zone such as Tokyo or Asia/Tokyo
        notASymbol = “{text}” is not a symbol such as AAPL or 2330.TW
        nothingAdded = {problem}; nothing was added
        panelFull = A panel holds no more than {count} items
        isTheBase = {code} is the base that all rates are per unit of
        onBoardAlready = {name} is on the board already
        added = Added {name}
        askingFeeds [76] = Refreshing
        pausedUntil [76] = Updates paused; {key:feeds.pause} resumes them
        askedAgain [76] = Updates resumed
        boardIsYours [76] = You can change the board again
        boardTaken [96] = Read-only: this board is open in another fxterm
        boardTakenBy [96] = Read-only: this board is open in another fxterm (process {process})
        notATime = “{text}” is not a time such as 9am, tomorrow 14:30 or 9am in New York
        twelveUnclear = “{text}” may mean noon or midnight: type 12:00 or 0:00
        noPlaceCalled = No city or zone is called “{text}”
        placeMayBe = “{text}” may be {names}: type more of it
        noSuchZoneCalled = This system has no such zone: {zone}
        timeOnDay = {time} on {day}
        timeSkipped = {wall} does not exist in {place}: the clocks skip it
        timeTwice = {wall} comes twice in {place}; this is the first, {zone}
        tooFarOff [76] = That is too far off: zones are not planned a hundred years ahead
        setAsideNone [76] = Nothing was skipped
        cardsAgain [76] = One card is back | {count} cards are back
        terminalTooSlow [76] = This terminal is too slow for cards to fly: they jump
        deckIsThrough [96] = All seen; {key:deck.refill} brings back what was skipped, {key:back} goes back to the board
        noSwipe [76] = No swipe to undo
        heldBack [96] = {code}: {source} suddenly says {figure}; ignored until confirmed
        heldBackMore [106] = {code} and {others} more changed implausibly; ignored until a second answer confirms them
        # A key that means nothing where it was pressed.
        keyDoesNothing [76] = {key} does nothing here; {key:help.open} shows the keys
        keyDoesNothingInDeck [96] = {key} does nothing here; {key:deck.skip} skips, {key:deck.keep} keeps, {key:back} goes back to the board
        keyDoesNothingInPile [96] = {key} does nothing here; {key:deck.skip} removes, {key:deck.keep} keeps, {key:back} goes back to the board
        keyDoesNothingInDetails [76] = {key} does nothing here; {key:back} goes back to the board
        thatKey [20] = That key
        putDownFirst [76] = First put the card down: {key:carry.drop} drops it, {key:back} puts it back
        nothingHereYet [76] = Nothing here yet: {key:board.add} adds the first

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = New name for {name}:
        nameOfGroup [30] = Name of the group:
        hintName [40] = {key:prompt.accept} name it · {key:back} cancel
        whenItIsHere [30] = Show clocks at (your time):
        whenItIsIn = Show clocks at ({place} time):
        hintShow [40] = {key:prompt.accept} show it · {key:back} cancel
        # Times that may be typed there; each is understood in every language.
        whenExamples [60] = 9am · tomorrow 14:30 · 9am in New York
        findIn [30] = Find in {panel}:
        hintFind [40] = {key:prompt.accept} select · {key:back} cancel
        addCurrency [24] = Add a currency
        addClock [24] = Add a clock
        addStock [24] = Add a stock
        addCurrencyHint [60] = code, name or country
        addClockHint [60] = city, country, zone or IST; {key:select.left} {key:select.right} go by letters
        addStockHint [60] = symbol or company
        inAllCount [20] = {count} in all
        foundCount [20] = {count} found
        addedCount [20] = {count} added
        foundAskingMore [50] = {found}, asking for more
        foundNoAnswer [60] = {found} here, no answer from the feed
        nothingFoundFor = Nothing found for “{text}”.
        askingFor = Asking for “{text}”…
        noAnswerBecause = No answer: {problem}
        enterAddsAsTyped = {key:picker.add} adds {text} as it is typed, if it is a symbol.
        asTyped [30] = as typed

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = retrying at the next refresh
        askingAgainIn = retrying in {span}
        failUnreachable = {source} cannot be reached
        failTimedOut = {source}: timed out
        failTooMany = {source}: too many requests
        failAtFirst = {source}: {host} refused the first request (HTTP 429)
        failUnknownSymbol = {source} does not know {symbol}
        thisSymbol = this symbol
        failRefused = {source}: the feed refuses to answer (HTTP {code})
        failNothingThere = {source}: nothing found at this address (HTTP {code})
        checkSettings = check it in the settings
        checkSpelling = check the spelling
        didYouMean = did you mean {names}?
        failOutOfOrder = {source}: the feed is down (HTTP {code})
        failNoAnswer = {source}: the feed did not give an answer (HTTP {code})
        failTooLarge = {source}: the answer is larger than {size} and was dropped
        failRedirect = {source}: the feed redirects elsewhere, which is not followed
        failMalformed = {source}: the answer is not what the feed usually sends
        failInsecure = {source}: plain http is only for this machine; use https in the settings
        bytesSize = {count} bytes

        # A change that an earlier version made.
        deedOther [20] = a change

        # Headings of what fxterm print and fxterm time print.
        printCode [12] = code
        printName [12] = name
        printRate [12] = rate
        printBaseDay [14] = baseDay
        printBaseRate [14] = baseRate
        printBaseClose [14] = baseClose
        printChange [12] = change
        printQuotedAt [14] = quotedAt
        printSource [12] = source
        printState [12] = state
        printZone [12] = zone
        printCity [12] = city
        printDay [12] = day
        printOffset [12] = offset
        printTime [12] = time
        printSymbol [12] = symbol
        printCurrency [12] = currency
        printPrice [12] = price
        printOpen [12] = open
        printHigh [12] = high
        printLow [12] = low
        printClose [12] = close
        printVolume [12] = volume
        printSession [12] = session
        printItem [12] = item
        printAccount [12] = account
        printQuantity [12] = quantity
        printValue [12] = value
        printDayChange [12] = today
        printPriceGain [12] = price gain
        printCurrencyGain [12] = FX gain
        printIncome [12] = dividends
        printFees [12] = fees
        printTotal [12] = total
        printYearly [12] = per year
        printWeight [12] = weight

        # What fxterm doctor says of the feeds.
        doctorRates [20] = rates
        doctorStocks [20] = stocks
        doctorHistory [20] = history
        doctorHeldBack = held back until a second answer confirms them
        doctorState [18] = state
        doctorLastAnswer [18] = last answer
        doctorLastError [18] = last error
        doctorNextTry [18] = next try
        doctorWhatToDo [18] = what to do
        doctorAlsoAsks [18] = also asks
        doctorNotAsked = not asked by this version
        doctorNone = none
        doctorNoAnswerYet = none yet
        doctorNextRefresh = at the next refresh
        doctorStart = start fxterm, or fxterm print, which asks it
        doctorFallback = nothing; it is asked when those before it fail
        doctorNothing = nothing
        doctorWait = wait
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = in {span}, as it asked
        doctorRest = in {span}, a rest after failures
        justNow = just now
        doctorTime [20] = time
        adviceUnreachable = check the network, and the address in the settings
        adviceTimedOut = nothing, if it passes; else check the network
        adviceTooMany = wait; make refresh longer in the settings if it comes again
        adviceAtFirst = asking less often will not help: set its agent in the settings, or put another feed beside it
        adviceSymbol = check the symbol
        adviceRefused = put another feed before it in the settings: this one refuses
        adviceAddress = check the address in the settings
        adviceOutOfOrder = wait: the service itself is down
        adviceChanged = check the address; else the service has changed: look for a newer fxterm
        adviceRedirect = put the address that it points to into the settings, if you trust it
        adviceInsecure = write https:// in the settings

        # What the command line answers.
        outputNotWritten = the output could not be written: the other end is closed or full
        noFiguresNetwork = no figures are known yet; is there a network?
        noFiguresLately = no figures are known yet: the feeds were asked a moment ago and gave none
        noFeedsSet = no figures: the settings name no feed
        noBarsOf = {code}: no bars are known
        noSuchCurrency = there is no currency {code}
        noRateOf = no feed gave a rate for {code}
        noClocksOnBoard = there are no clocks on the board; name a city, as in 'fxterm time Tokyo'
        tzdataHasNoZone = the system's tzdata has no zone “{zone}”
        noCityCalled = no city or zone is called “{text}”
        sayWhich = “{text}” may be {names}; say which
        expectedTime = --at “{text}”: expected a time such as "2026-11-23 09:00 New York" or "9am UTC"
        wallTwice = {wall} comes twice in {place}; the first is meant, {zone}
        tryHelp = Try 'fxterm --help'.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: there is no {wall} in {place}: clocks go forward over it

        # Holidays of exchanges.
        holidayNewYear [34] = New Year's Day
        holidayNewYearsEve [34] = New Year's Eve
        holidayLunarNewYear [34] = Lunar New Year
        holidayTombSweeping [34] = Tomb-Sweeping Day
        holidayLabourDay [34] = Labour Day
        holidayDragonBoat [34] = Dragon Boat Festival
        holidayMidAutumn [34] = Mid-Autumn Festival
        holidayChuseok [34] = Chuseok
        holidayDoubleNinth [34] = Double Ninth Festival
        holidayNationalDay [34] = National Day
        holidayIndependenceDay [34] = Independence Day
        holidayConstitutionDay [34] = Constitution Day
        holidayRepublicDay [34] = Republic Day
        holidayChristmas [34] = Christmas
        holidayChristmasEve [34] = Christmas Eve
        holidayBoxingDay [34] = Boxing Day
        holidayMaundyThursday [34] = Maundy Thursday
        holidayGoodFriday [34] = Good Friday
        holidayEasterMonday [34] = Easter Monday
        holidayAscension [34] = Ascension Day
        holidayWhitMonday [34] = Whit Monday
        holidayEpiphany [34] = Epiphany
        holidayMidsummer [34] = Midsummer
        holidayAllSouls [34] = All Souls' Day
        holidayCorpusChristi [34] = Corpus Christi
        holidayCarnival [34] = Carnival
        holidayThanksgiving [34] = Thanksgiving
        holidayMartinLutherKing [34] = Martin Luther King Day
        holidayPresidentsDay [34] = Presidents' Day
        holidayMemorialDay [34] = Memorial Day
        holidayJuneteenth [34] = Juneteenth
        holidayBankHoliday [34] = Bank holiday
        holidayKingsBirthday [34] = King's Birthday
        holidayAnzacDay [34] = Anzac Day
        holidayEidAlFitr [34] = Eid al-Fitr
        holidayEidAlAdha [34] = Eid al-Adha
        holidayIslamicNewYear [34] = Islamic New Year
        holidayDiwali [34] = Diwali
        holidayVesak [34] = Buddha's Birthday
        holidaySongkran [34] = Songkran
        holidayChildrensDay [34] = Children's Day
        holidayPeaceMemorial [34] = Peace Memorial Day
        holidayTeachersDay [34] = Teachers' Day
        holidayRestorationDay [34] = Restoration Day
        holidayComingOfAge [34] = Coming of Age Day
        holidayFoundationDay [34] = Foundation Day
        holidayEmperorsBirthday [34] = Emperor's Birthday
        holidayEquinox [34] = Equinox Day
        holidayGoldenWeek [34] = Golden Week
        holidayMarineDay [34] = Marine Day
        holidayMountainDay [34] = Mountain Day
        holidayLabourThanksgiving [34] = Labour Thanksgiving
        holidayOther [34] = holiday

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = “{text}”
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} or {last}
        expectedFound = expected {wanted}, found {found}
        expectedAfter = expected {wanted} after {key}, found {found}
        textNeedsQuotes = expected a value, found {found}; text needs quotes
        keyNeedsQuotes = a key that begins with {found} needs quotes
        unexpectedExtra = unexpected {found} after the end; remove it
        tooDeep = nested too deeply
        valueMissing = a value is missing at the end
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = the {open} of line {line} has no {close}
        textNotClosed = text has no closing {close}
        givenTwice = {key} is given twice, first on line {line}
        noEscape = {escape} is no escape
        escapeNeedsDigits = {escape} needs {digits} hexadecimal digits
        halfPair = half of a surrogate pair
        # What may be expected or found.
        anObject = an object {example}
        aList = a list {example}
        aKey = a key
        aValue = a value
        someText = text
        someASCII = ASCII text of 1 to 200 characters
        aNumber = a number
        plainObject = an object
        plainList = a list
        theEnd = the end
        unshowable = a character that does not show
        secondsRange = {low} to {high} seconds
        noSuchBinding = no such command; fxterm config default lists them all
        noSuchKeyName = {text} is no key; write one such as {examples}
        keyTaken = {key} has two meanings, {one} and {other}; give one of them another key
        keyIsTyped = {key} is typed as text where {command} works; give it a key such as enter or ctrl-s
        commandNeedsKey = {command} needs a key
        backNeedsKey = back needs a key that types no character, such as esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = unknown key; known here: {keys}
        keyMissing = {key} is missing
        keyMissingOneOf = {key} is missing; write {choices}
        fileUnreadable = could not be read: {reason}
        noSuchFile = there is no such file; check the path
        saveAsUTF8 = not UTF-8 text; save the file as UTF-8
        fileEmpty = the file is empty; write {example} for the defaults, or remove it
        addressEmpty = empty; give an address
        controlCharacter = contains a control character; remove it
        notAnAddress = not an address: {text}; it should look like {example}
        notAnAddressBegin = not an address: {text}; it should begin with {example}
        plainHTTPOnlyHere = plain http is only for this machine; write https://
        mustBe = {key} is {choices}
        themeMustBe = a theme is an object {example}
        noSuchRole = {name} is no role; there are {names}
        noSuchPart = {name} is no part of a role; there are {names}
        notAColour = {key}: a colour is {example}, an ANSI colour 0 to 15, or {standard}
        themeLeftOut = {problem}; the theme is left out
        nameUnreadable = {file} could not be read ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = it is a folder
        isNoPlainFile = it is no plain file
        isTooLarge = it is larger than {size}
        isGone = it is gone
        isNotUTF8 = it is not UTF-8 text
        isNotJSON = it is not JSON
        isNoBoard = it is no board
        isAnothers = it is another program's
        isOfVersion = it is of version {version}
        isWrongType = {key} is of the wrong type
        isNull = {key} is null
        tooManySetAside = too many files are set aside beside it; remove some

        # What is said of the files that the program keeps.
        diskFull = {file}: the disk is full; make room, the next change is saved again
        notPermitted = {file}: not permitted; make the file and its folder yours to write
        fileInUse = {file}: in use by another program; close it, the next change is saved again
        fileDamaged = {file}: damaged; move it away and start fxterm again
        diskSilent = {file}: the disk does not answer; the last change may not be saved
        fileFailed = {file}: {reason}; nothing is saved there until that is mended
        noHome = no home folder; set HOME
        fileSetAside = {file} could not be read ({reason}); kept as {name}
        fileLeftAlone = {file} could not be read ({reason}) nor set aside; nothing is saved there until it is moved away
        fileIsNewer = {file} is of a newer fxterm (version {version}); nothing is saved there until that one is used
        folderIsOpen = {file} is open to other users; close it with chmod 700
        entriesLeftOut = {file}: {count} entry makes no sense and is left out | {file}: {count} entries make no sense and are left out

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = its program fxterm-collector is missing: install it again
        feedsUnfit = fxterm-collector cannot be started: install it again
        feedsNoRoom = the system has no process or thread left for fxterm-collector; close other programs
        feedsStopped = the collector stopped, see the log
        feedsSilent = fxterm-collector did not respond and was stopped
        proxyNotFound = the proxy was not found
        noNetwork = no network
        noConnection = no connection
        nameNotKnown = host not found (offline?)
        certificateNotTrusted = its certificate is not trusted
        noSecureConnection = no secure connection
        connectionBrokeOff = the connection broke off
        breaksOff = it breaks off half-way
        figuresLeftOut = {count} entry was unusable and is left out | {count} entries were unusable and are left out

        # What else is said on the screen.
        pasteDoesNothing [76] = Pasted text does nothing here: {key:board.add} adds by name, and takes it
        settingsReloaded [76] = Settings reloaded
        listInSettings = the list in the settings
        zonesInFolder = tzdata {version} in {folder}
        zonesMissing [76] = No time zone database: install tzdata. Until then only UTC is known
        unknownVersion = of unknown version

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = the option {option} needs a value
        noSuchOption = {option} is not an option, or takes no value
        # Options, and the command that they are for.
        onlyWith = {options}: only with {command}
        takesNoMore = {command} takes no more than {options}
        noSuchCommand = unknown command {text}
        optionExpected = {option} {text}: expected {choices}
        cannotPrint = cannot print {text}: expected {choices}
        needsItem = {command} needs an item, such as {example}
        noDescriptors = the system has no file descriptors left; close other programs
        noThreads = the system has no threads left: this board is not brought up to date; close other programs
        stoppedByFault = fxterm {version} crashed. Details are at the end of {file}; where to report it: {place}
        notATerminal = {stream} is not a terminal; fxterm print works without one
        standardInput = standard input
        standardOutput = standard output
        terminalTooSimple = the terminal type {type} cannot place its cursor; set TERM to what the terminal is
        terminalUnknown = no description of the terminal type {type}; install ncurses-base or set TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Usage:
        # What stands for what the user fills in: --config FILE.
        wordFile [10] = FILE
        wordItem [10] = ITEM
        wordCity [10] = CITY
        wordTime [10] = TIME
        wordCommand [10] = COMMAND
        aboutProgram [78] = A market desk in the terminal: rate cards, world clocks and a stock grid.
        aboutPrint [66] = print the board, or some of it, once
        aboutWatch [66] = print a line for each figure that changes
        aboutCollect [66] = keep the figures of the board fresh without a board
        aboutTime [66] = tell what time it is there, now or at another moment
        aboutDoctor [66] = show the state of each feed; makes no requests
        aboutSettings [66] = say where the settings are, check them, or print the defaults
        aboutConfig [53] = read the settings from there
        aboutDemo [53] = play a market on sample data; nothing is saved
        aboutFormat [53] = the form; table unless given
        aboutLineFormat [53] = the form; lines unless given
        aboutAt [53] = another moment, here or at a place it names:
        aboutBaseline [53] = measure against the close 1 or 5 trading days back
        aboutRange [53] = how far back bars go; 1mo unless given
        aboutInterval [53] = how long a bar lasts; by the range unless given
        aboutHome [53] = the currency of sums; your own unless given
        aboutOnDay [53] = as it was at the end of a day
        aboutHelp [53] = this text
        aboutVersion [53] = the version
        aboutKeys [78] = On the board, {key:help.open} shows the keys. The settings are in
        aboutExit [78] = Exit status: 0 done, 1 it could not be done, 2 wrong usage.
        collecting = Keeping the figures of the board fresh; end it with Ctrl-C.

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: fine
        settingsNone = {file}: there is no such file; the defaults apply
        settingsFileHead = Settings of fxterm, each with its default. Settings left out have their defaults.
        settingRates = Feeds of exchange rates. The first is asked first; the others stand in when it fails.
        settingStocks = Feeds of stocks, in the same order of preference: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Where a feed refuses the program's User-Agent, agent sets another.
        settingHistory = Feeds of past exchange rates, for changes and charts.
        settingRatesRefresh = Seconds between two requests for rates.
        settingStocksRefresh = Seconds between two requests for stocks.
        settingColours = Colour of a rise: "auto" by your locale, "red-up" or "green-up".
        settingColourDepth = Number of colours: "auto" by the terminal, "24bit", "256" or "16". Read at the start.
        settingGraphics = Charts in pixels: "auto" where the terminal can (kitty, sixel), but not over SSH, or "off". Read at the start.
        settingFlags = Flags on rate cards.
        settingSeconds = Seconds on clocks.
        settingHours = Hours: 12, 24, or "auto" by your locale.
        settingLanguage = Language: "auto" by your locale, en, zh_TW, zh_CN, ja, ko, id, de, es, or with a country such as de_AT.
        settingTheme = Theme: "default" is dark or light like your terminal; {key:theme.next} on the board shows the others.
        settingMouse = Mouse; false leaves it to the terminal, for selecting text.
        settingASCII = true draws in ASCII only; "auto" does so where the locale is not UTF-8.
        settingAmbiguousWidth = Columns of characters of ambiguous width; 2 where the terminal shows them wide.
        settingMotion = Animation of the deck's cards.
        settingKeys = Keys of each command; [] takes all of them.
        groupChart [24] = Charts
        helpChart [76] = chart of the selected card on the whole screen; again goes back
        keyChart [12] = chart
        helpChartRange [66] = span of the chart, from one day to ten years
        keyRange [12] = span
        helpChartMax [66] = chart of all the history there is
        helpChartShape [76] = draw the chart as candles, a line or an area
        keyShape [12] = type
        helpChartScale [76] = scale of the chart: linear, logarithmic or percent
        keyScale [12] = scale
        helpIndicators [76] = indicators: moving averages, Bollinger bands, RSI, MACD
        keyIndicators [12] = indicators
        helpMark [76] = mark the bar under the crosshair and measure from it
        keyMark [12] = mark
        helpZoom [76] = zoom in and out around the crosshair
        keyZoom [12] = zoom
        helpPan [76] = move the chart back or forward in time
        keyRead [12] = crosshair
        noChartOf [76] = There is no chart of {name}
        indicatorsTitle [40] = Indicators
        shapeCandles [16] = candles
        shapeLine [16] = line
        shapeArea [16] = area
        scaleLinear [16] = linear
        scaleLog [16] = logarithmic
        scalePercent [16] = percent
        rangeDays [4] = {count}D
        rangeMonths [6] = {count}M
        rangeYears [4] = {count}Y
        rangeYTD [6] = YTD
        rangeMax [6] = Max
        barOpen [6] = O
        barHigh [6] = H
        barLow [6] = L
        barClose [6] = C
        barVolume [8] = Vol
        daysApart [14] = {count} day | {count} days
        chartOfCloses [76] = Daily closes only: no feed has bars
        chartAsking [40] = Asking for bars…
        chartBegins [40] = History begins {date}
        keyOnOff [12] = on or off
        helpCompare [76] = compare with other items on the board, in percent
        keyCompare [12] = compare
        helpChartCurrency [76] = chart in the base currency
        keyCurrency [12] = currency
        compareTitle [40] = Compare with
        comparesNoMore [76] = A chart compares at most {count} items
        noOtherCurrency [76] = Its prices are in the base currency already
        noCommonDays [76] = No days are known on which all were traded
        chartAtEnd [76] = These are the latest bars
        chartAtLimit [76] = No further in this direction
        aboutChart [66] = draw a chart of an item, or compare several
        aboutType [53] = what bars are drawn as; candles unless given
        aboutScale [53] = how prices are placed; linear unless given
        aboutSize [53] = columns and rows; by the terminal unless given
        aboutSVG [53] = write a picture to a file, to - for standard output
        positions [14] = Positions
        noPositions [60] = No positions yet
        positionsComeOfFile [76] = Positions come from the file of transactions; {key:positions.add} enters one
        positionCount = {count} position | {count} positions
        noAccount [20] = no account
        helpPositions [66] = positions, where there is a file of transactions
        helpHideAmounts [66] = hide or show amounts of what is held
        keyHideAmounts [14] = hide amounts
        amountsHidden [76] = Amounts are hidden · {key:amounts.hide} shows them
        amountsShown [76] = Amounts are shown
        quantityHeading [9] = Quantity
        valueHeading [9] = Value
        todayHeading [9] = Today
        gainHeading [12] = Gain
        weightHeading [9] = Weight
        labelCost [11] = Cost
        labelPriceGain [11] = Price gain
        labelCurrencyGain [11] = FX gain
        labelIncome [11] = Dividends
        labelFees [11] = Fees
        labelTotalReturn [11] = Total
        labelYearlyReturn [11] = Per year
        labelAverageCost [11] = Avg. cost
        labelLots [11] = Lots
        missingPrice [60] = no price of {code}
        missingClose [60] = no close of {code}
        missingCurrency [60] = currency of {code} unknown
        missingRate [60] = no {code} rate on {day}
        missingRow [60] = line {line} of the file cannot be used
        rowsWithMistakes [60] = {count} row cannot be used | {count} rows cannot be used
        helpAdjustment [76] = adjust prices for splits, for dividends too, or not at all
        adjustedSplits [20] = split-adjusted
        adjustedTotal [20] = with dividends
        adjustedNot [20] = as traded
        eventDividend [40] = Dividend {amount}
        eventSplit [40] = Split {ratio}
        untoldSplit [60] = {date}: possibly a {ratio} split that no feed reports
        aboutAdjust [53] = adjust earlier prices; for splits unless given
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = the row is longer than {size}
        textBehindQuote = text follows a closing quote; write "" for a quote inside of quotes
        tooManyFields = {count} values under a header of {columns}; put a value with a separator into quotes
        headerExpected = expected a header such as {example}
        columnMissing = the header has no column {column}
        columnTwice = the header has the column {column} twice
        valueNeeded = a value is needed
        valueNeededBy = a row of type {type} needs a value
        valueUnused = a row of type {type} has no such value; leave it empty
        exampleLike = something like {example}
        noSuchDay = {day} does not exist
        dayOutOfRange = {day} is not between {first} and {last}
        commaInNumber = {text} has a comma; write numbers like {example}
        isNegative = must not be negative
        isZero = must be more than 0
        tooManyDecimals = has more than {most} decimals
        tooManyDigits = has more than {most} digits
        textTooLong = is longer than {most} characters
        moreThanHeld = sells more than the {quantity} held
        otherCurrency = is in {currency}, but the item's prices are in {unit}
        lotNotUnderstood = expected a line like {example}
        notYahoos = {text} is not a symbol of Yahoo Finance; write it like {example}
        canMeanTwo = {text} can be read in two ways; say which with {option}
        columnNotInFile = the file has no column {column}
        noRowAtLine = no transaction begins on line {line}
        rowChanged = another program has changed the transaction on line {line}
        transactionsFine = {file}: {count} transaction, no mistakes | {file}: {count} transactions, no mistakes
        transactionsNone = {file}: there is no such file yet; the first transaction makes it
        importAdded = {file}: added {count} transaction | {file}: added {count} transactions
        importWouldAdd = {file}: would add {count} transaction | {file}: would add {count} transactions
        importKnown = {count} was there already | {count} were there already
        importStopped = nothing was imported; correct these lines first
        aboutTransactions [66] = import, export or check transactions, or say where they are
        aboutImportFormat [53] = what the file is; by its name unless given
        aboutMap [53] = a broker's columns and types: date=Day,buy=Purchase
        aboutAccount [53] = the account of imported rows that name none
        aboutLotDay [53] = the day of imported lots; today unless given
        aboutDecimal [53] = the decimal sign of imported figures
        aboutDates [53] = what comes first in imported days like 3/4/2024
        aboutDryRun [53] = show what would be imported; write nothing

        # Amounts of money in other currencies.
        keyAmount [12] = amount
        keyNoAmount [16] = clear amount
        helpAmount [66] = show an amount such as 250 EUR on every rate card
        helpInvert [66] = convert the other way: 250 of each currency
        amountQuestion [24] = Amount:
        amountCleared = Amount cleared · {key:amount.open} new amount
        noAmountToInvert = No amount yet · {key:amount.open} type one
        dayToCome = {day} is still to come
        noRateOfDay [26] = no rate of {date}
        amountNumberMissing = a number is missing
        amountUnexpected = “{text}” does not belong here
        amountUnclosed = the parenthesis is not closed
        amountDivisionByZero = division by zero
        amountTooLarge = the number has more than 38 digits
        amountTooLong = the text is too long
        amountAmbiguous = {text} may mean decimals or thousands
        amountGrouping = {text}: thousands have three digits
        amountDayMissing = the day is missing, such as 2024-03-01
        amountNoSuchDay = there is no day {text}; write it as 2024-03-01
        amountMargin = a margin is less than 100 %, not {text} %
        mistakeAt = {what} (at {place})
        settingMargin = Per cent that a bank takes of amounts, 0 to less than 100.
        percentRange = a number from 0 to less than 100
        aboutConvert [66] = convert an amount of money, now or by the rates of a day
        aboutOn [53] = a past day whose rates count
        aboutMargin [53] = per cent that a bank takes, such as 2.5
        wordAmount [10] = AMOUNT
        wordDay [10] = DAY
        printAmount [12] = amount
        needsAmount = {command} needs an amount, such as {example}
        settingHome = Home currency of positions, such as "TWD"; "auto" is the base of the board.
        settingCostMethod = Lots that a sale takes: "fifo" the oldest first, "average" a part of all.
        aboutPrivate [53] = hide amounts of what is held
        helpEnter [66] = enter a transaction, such as buy 10 AAPL 187.40
        helpGroupPositions [66] = group positions by account, by currency, or not
        entryQuestion [24] = Transaction:
        entryBuy [] = Bought {quantity} {item} at {price} on {date}
        entrySell [] = Sold {quantity} {item} at {price} on {date}
        entryDividend [] = Dividend of {price} each on {quantity} {item} on {date}
        entrySplit [] = Split of {item} on {date}, {quantity} for each
        entryFee [] = Fee of {price} on {date}
        entryFeeOf [] = Fee of {price} for {item} on {date}
        entryDeposit [] = Deposited {price} on {date}
        entryWithdraw [] = Withdrew {price} on {date}
        entryWithFee [] = fee {price}
        entryRate [] = rate {rate}
        entryAccount [] = in {account}
        entryMissing [] = still missing: {what}
        entryQuantity [] = quantity
        entryFactor [] = factor such as 4:1
        entryItem [] = symbol
        entryPrice [] = price
        entryCurrency [] = currency
        entryInAccount [] = account
        deedEnter [] = the transaction {name}
        entryChanged [] = {deed} is not in the file any more as it was entered; nothing was undone
        enteredInDemo [] = {what} (demo, not saved)
        transactionsNotSaved [] = What you entered last could not be saved in transactions.csv
        noPositionsYet [60] = No positions yet; {key:positions.add} enters a transaction
        statusBrace [] = “{brace}” has no “{other}”; write {brace}{brace} for the sign itself
        statusUnknown [] = “{text}” is no currency, no city and no stock that has been quoted yet
        statusNoField [] = {item} has no “{text}”; expected {choices}
        wordText [10] = TEXT
        aboutStatus [66] = print a line for a status bar from what is stored
        aboutStatusFormat [53] = text with items in braces (docs/STATUS.md)
        aboutBars [53] = markup and colours of that bar
        aboutFollow [53] = go on, with a line for each change
        valueIsAtHome [76] = A chart of value is in your home currency; it is not compared or adjusted
        scaleStaysPercent [76] = Amounts are hidden: the scale stays percent
        helpHeadlines [66] = select a headline in details; {key:details.open} shows its address
        helpCopy [66] = copy the figure, or the address of a headline
        copied [] = copied {text}
        nothingToCopy [] = There is nothing to copy yet
        noClipboard [] = This terminal has no clipboard
        noHeadlines [] = There are no headlines here
        headlineWithoutAddress [] = This headline has no address
        noNewsOf [] = no news of {symbol}
        printTitle [12] = title
        printPublisher [12] = publisher
        printAge [12] = age
        printAddress [12] = address
        """#
}
