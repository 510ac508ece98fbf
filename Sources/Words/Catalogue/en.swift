extension Catalogue {
    /// English. How to edit it: docs/howto/translate.md.
    static let english: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates [14] = Rates
        clocks [14] = Clocks
        worldClocks [18] = World clocks
        stocks [14] = Stocks
        deck [10] = Deck
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow [28] = {panel} · moved
        currencyCount = {count} currency | {count} currencies
        clockCount = {count} clock | {count} clocks
        stockCount = {count} stock | {count} stocks
        # The mean change of a group of stocks.
        mean [10] = average
        noCurrencies [60] = No currencies here. Press {key:board.add} to add one.
        noClocks [60] = No clocks here. Press {key:board.add} to add one.
        noStocks [60] = No stocks here. Press {key:board.add} to add one.
        # Which of all lines are shown: 5–12 of 40.
        partOf [24] = {part} of {count}
        linesOf [30] = {part} of {count} lines
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}, {next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy [22] = by {column}
        symbolColumn [12] = symbol
        priceColumn [12] = price
        changeColumn [12] = change
        quantityColumn [12] = quantity
        valueColumn [12] = value
        gainColumn [12] = gain
        gainShareColumn [12] = gain %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize [60] = Too small ({present}); fxterm needs {size}
        needsSizeShort [24] = needs {size}

        # How old figures are.
        live [12] = live
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate [18] = reference rate
        cached [12] = cached
        stale [12] = stale
        # The state of a figure of a past day that the user asked for.
        past [12] = past
        # At the top of the board: all figures are closes of that day.
        asOfDay [30] = as of {day}
        asOfDayBack [44] = as of {day} · {key:back} now
        # Items whose closes have arrived, of those requested.
        closesProgress [12] = {done} of {count}
        offline [12] = offline
        # Made-up figures: this must be seen at once.
        sampleData [20] = SAMPLE DATA
        demoData [28] = DEMO · SAMPLE DATA
        asking [20] = loading…
        noFiguresYet [24] = no data yet
        noAnswer [20] = no answer
        paused [14] = paused
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf [36] = live, {moment}
        offlineOf [36] = offline, as of {moment}
        staleOf [36] = stale, as of {moment}
        cachedOf [36] = cached {moment}
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn [60] = {source} refused; {other} since {moment}
        failingStandIn [60] = {source} failing; {other} since {moment}

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
        keyInverse [12] = inverse
        keyTime [12] = time
        # Shows the board as it was on a past day.
        keyDay [12] = past day
        # Keys that move a past day on by one day.
        keyByDay [12] = by day
        keyByWeek [12] = by week
        keyHelp [10] = help
        keyQuit [10] = quit
        keyCarry [12] = move
        keyDrop [12] = drop
        keyPutBack [16] = cancel
        keyOneDay [26] = one trading day back
        keyFiveDays [26] = five trading days back
        keySwap [12] = swap
        # A key to type a baseline such as 3m.
        keyTypeOne [12] = custom
        keyLeave [18] = keep as is
        keyChoose [12] = choose
        keyAddAndGoOn [20] = add another
        keyClose [12] = close
        keyNameIt [12] = save
        keyCancel [12] = cancel
        keyShowIt [12] = show
        keyScroll [12] = scroll
        keyBack [12] = back
        keySkip [12] = skip
        keyKeep [12] = keep
        keyLater [12] = later
        keyBoard [12] = board
        keyRefill [16] = bring back
        keyOtherCards [18] = other cards
        keyOnOffBoard [18] = new/on board
        keySearch [10] = search
        keyCommands [12] = commands
        keyRun [12] = run

        # The help: its groups, and a sentence for each key.
        keys [12] = Keys
        escCloses [20] = {key:back} closes
        noSuchKey = No key for “{text}”; {key:back} shows all
        groupMove [24] = Moving around
        groupArrange [24] = Arranging
        groupDeck [24] = The deck
        groupTime [24] = Time travel
        groupFigures [24] = Prices and rates
        groupProgram [24] = General
        helpSelect [66] = move the selection
        helpEnds [66] = first / last card
        helpPages [66] = page up / page down
        helpPanels [66] = next and previous panel
        helpPanelNumbers [66] = go to rates, clocks, stocks
        helpPickUp [76] = pick up the card: arrows move it, {key:carry.drop} drops it, {key:back} cancels
        helpShift [66] = move the card one place
        helpMarkCards [76] = mark the card and move on; {key:group.name} groups it with the selected one
        helpOpen [76] = details of the selected card; on a heading, fold its group
        helpNeighbours [76] = in details: previous / next card
        helpFilter [76] = find a card in this panel as you type; {key:board.filter} again: on all boards
        helpAdd [66] = add a currency, a city or a stock to the panel
        helpRemove [66] = remove the card from the board
        helpUndo [66] = undo the last change
        helpRedo [66] = redo what was undone
        helpCompact [66] = rate card larger / smaller; again: all cards
        helpDensity [66] = size of cards or rows: automatic, compact, large
        helpMap [66] = heat map, coloured by change (positions: by value, then equal)
        helpName [76] = group the selected and marked cards, or rename the selected group
        helpFold [66] = fold the group or unfold it (also {key:details.open} on its heading)
        helpDeck [76] = browse items to add, one card at a time
        helpQuarters [76] = move clocks 15 minutes, or a past day one day, back / forward; {key:back}: now
        helpDays [66] = move clocks one day, or a past day one week, back / forward
        helpTime [76] = set all clocks to a time, e.g. 9am in New York
        helpDay [76] = the board on an earlier date: 2020-03-20, last friday, -1y; {key:back}: now
        helpBaseline [76] = compare with 1 or 5 days ago, start of year or any day; {key:baseline.choose}{key:baseline.swap} toggles
        helpSort [66] = sort the table by change; again to reverse
        helpSortNext [66] = sort by the next column
        helpHandOrder [66] = back to your own order
        helpBase [66] = make the selected currency the base
        helpInverse [66] = show the inverse: USD per JPY
        helpInverseAll [66] = show the inverse of all rates
        helpUnits [66] = show all rates for 1, 100 or 1,000 units
        helpRefresh [66] = refresh now
        helpPause [66] = pause or resume updates
        helpTheme [66] = next theme
        helpHelp [66] = show this help
        helpPalette [66] = find a command by name and run it
        helpQuit [66] = quit
        helpRedraw [66] = redraw the screen
        helpSuspend [66] = suspend fxterm; fg in the shell resumes it
        helpCancel [66] = close the open window or prompt
        helpSkip [76] = skip the top card, or remove it from the board (or drag left)
        helpKeep [86] = keep the top card on the board (or drag right)
        helpLater [66] = later: move the card to the bottom
        helpDeckDetails [66] = details of the top card
        helpDeckUndo [66] = undo swipes, one at a time
        helpRefill [66] = bring back skipped cards
        helpOtherCards [66] = switch between currencies, stocks and cities; also {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard [76] = switch between new cards and your board
        commands [18] = Commands
        paletteHint [60] = type a command, e.g. sort or undo

        # The first keys, told in a corner at the first start.
        welcome [16] = Welcome
        greetingCarry [70] = {key:carry.pickUp} picks up a card, arrows move it, {key:carry.drop} drops it
        greetingAdd [70] = {key:board.add} adds, {key:details.open} shows details, {key:board.undo} undoes
        greetingDeck [80] = {key:deck.open} opens a deck of cards to go through: {key:deck.keep} keeps, {key:deck.skip} skips
        greetingHelp [70] = {key:help.open} shows all keys, {key:boards.open} more boards; this tip disappears on its own

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
        noSuchZoneHere [24] = unknown time zone
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
        holidaysUnknown [30] = (holidays not known)

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle [12] = {code}
        staleFor [16] = stale {age}
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt [30] = cached {moment}
        noFigure [16] = no data
        notInFeed [16] = not available
        noSuchStock [20] = no such stock
        symbolHeading [7] = Symbol
        closeHeading [9] = Close
        # With a mark behind it where it sorts: Change ▼
        priceHeading [7] = Last
        timeHeading [7] = Time
        changeHeading [7] = Change

        # Details of an item: first the labels, then their values.
        escGoesBack [20] = {key:back} goes back
        # The right end of a chart.
        now [8] = now
        closesBack [66] = Past closes, and the change since
        labelRate [11] = Rate
        labelAmount [11] = Amount
        labelPrice [11] = Price
        labelTrial [11] = Indicative
        labelDay [11] = Day
        labelMonth [11] = Month
        beforeHours [11] = Pre-market
        afterHours [11] = After hours
        labelYear [11] = 52 weeks
        labelVolume [11] = Volume
        labelNews [11] = News
        # {baseline} is d1 or d5.
        labelSince [11] = vs {baseline}
        labelChanges [11] = Changes
        labelSource [11] = Source
        labelMadeAt [11] = Quoted
        labelThroughDollar [11] = Via USD
        labelReceived [11] = Fetched
        labelBut [11] = Other feed
        labelMarket [11] = Market
        labelExchange [11] = Exchange
        labelLastError [11] = Last error
        labelTime [11] = Time
        labelDate [11] = Date
        labelFromHere [11] = Difference
        labelFromUTC [11] = UTC offset
        labelZone [11] = Time zone
        labelSoon [11] = DST change
        labelClocks [11] = Clocks
        labelHolidays [11] = Holidays
        noneYet = none yet
        noCloseToMeasure = no close to compare with
        noChangeDisputed = change hidden: two sources disagree
        noChangeJump = change hidden: the close is more than 10× off
        noChangeAhead = change hidden: its timestamp is in the future
        noCloseBefore = no close before {day}
        noCloseThatDay = the feed has no close for that day
        noPastNotBefore = the price is not newer than the baseline
        noPastFeed = no feed in the settings has its older closes
        noCloseOfSource = no change shown: closes from that time come from {source}
        closesLoading = loading older closes…
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = from {close} on {date}
        monthAtClose = {low} – {high}, at close
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} quotes {figure} ({share})
        otherFeedMadeAt = quoted {moment}; fxterm cannot tell which is right
        currenciesOpen = open Sunday to Friday {time}, New York time
        currenciesClosed = closed over the weekend
        exchangeHoursUnknown = hours unknown
        openAlways = open around the clock
        onePriceADay = one price a day
        exchangeState = {place}, {state}; {time} there
        zoneUnknown = this system has no such time zone
        clocksForward = go forward on {date} at {time}, to {zone}
        clocksBack = go back on {date} at {time}, to {zone}
        noClockChange = no clock change scheduled
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample [12] = sample

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer [16] = {code} per {base}
        unitPerMany [22] = {code} per {count} {base}
        fromClose [20] = from {close}
        onDate [16] = on {date}
        noFigureYet [24] = no data yet
        sourceAgo [32] = {source}, {age} ago
        sourceCached [40] = {source}, cached {moment}
        sourceStale [40] = {source}, stale, of {moment}
        # Stamped onto a card on its way out.
        stampKeep [10] = KEEP
        stampSkip [10] = SKIP
        stampTakeOff [10] = REMOVE
        stampLater [10] = LATER
        # The same words beside the deck, and in small letters.
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
        banksOpen [30] = Interbank market open
        banksClosed [30] = Closed over the weekend
        closesFriday = , closes in {span}, Friday at {time} in New York
        opensSunday = , opens in {span}, Sunday at {time} in New York
        timeInCity = {exchange}, {time} in {city}
        officeHours [20] = Office hours
        morning [20] = Morning
        freeDay [20] = Day off
        evening [20] = Evening
        night [20] = Night
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough [24] = You've seen them all

        # The end of a deck that is used up.
        noneOnBoardRates [44] = No currencies on the board
        noneOnBoardClocks [44] = No cities on the board
        noneOnBoardStocks [44] = No stocks on the board
        noOtherRates [44] = No more currencies
        noOtherClocks [44] = No more cities
        noOtherStocks [44] = No more stocks
        # After a key: r goes once more through those skipped.
        againSkipped [44] = show skipped cards again
        againKept [44] = show kept cards again
        lastSwipeBack [44] = undoes the last swipe
        throughOnBoard [44] = show cards on the board
        throughNotOnBoard [44] = show cards not on the board
        theBoard [16] = back to board

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp [76] = Nothing to pick up here
        nothingToMove [76] = Nothing to move here
        nothingToRemove [76] = Nothing to remove here
        nothingToOpen [76] = Nothing to open here; {key:board.add} adds an item
        noCardYet [76] = No cards yet; {key:board.add} adds one
        sortedSoNoMove [96] = The table is sorted by {column}; press {key:stocks.ownOrder} for your own order, then move
        sortedSoNoGroup [96] = The table is sorted by {column}; press {key:stocks.ownOrder} for your own order, then group
        groupNeedsName [76] = Enter a group name; {key:back} cancels
        groupExists = A group called “{name}” already exists; choose another name
        groupsFull = A panel can hold at most {count} groups
        cardInNoGroup [76] = This card isn't in a group; {key:group.name} starts one
        groupBegun = Group “{name}” created
        marked = Marked: {names}; {key:group.name} groups these and the selected card
        groupRenamed = {old} is now called {name}
        groupUnchanged = The group is already called “{name}”
        folded = Folded {name}; {key:group.fold} unfolds it
        unfolded = Unfolded {name}
        onlyRateCards [76] = Only rate cards have two sizes; press {key:panel.1} for the rates
        allCompact [76] = All cards are compact already; {key:card.tall} makes this one large
        allTall [76] = All cards are large already; {key:card.compact} makes this one compact
        allMadeCompact [76] = All cards are compact now
        allMadeTall [76] = All cards are large now
        madeCompact = {name} is compact; {key:card.compact} again for all cards
        madeTall = {name} is large; {key:card.tall} again for all cards
        densityAutomatic [76] = {panel}: automatic size
        densityCompact [76] = {panel}: compact, one line each
        densityLarge [76] = {panel}: large numbers
        mapShown [76] = {panel}: heat map, tiles coloured by change
        mapByValue [76] = {panel}: heat map, tiles sized by value
        mapEqual [76] = {panel}: heat map, all tiles the same size
        mapHidden [76] = {panel}: heat map off
        noMapHere [76] = Only rates, stocks and positions have a heat map; {key:panel.1} goes to rates
        ownOrderAlready [76] = The table is in your own order already
        ownOrderNow [76] = {panel}: back in your own order
        groupedByAccount [76] = Positions by account
        groupedByCurrency [76] = Positions by currency
        groupedNot [76] = Positions not grouped
        groupingImpossible [76] = All positions are in one account and one currency
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel} sorted by {column} {mark}; {key:stocks.ownOrder} brings back your own order
        selectRateFirst [76] = Select a rate card first: {key:rates.base} makes its currency the base
        noRateForBase = {code} has no rate yet, so it can't be the base
        baseIs = {code} is now the base
        ratesInverse [76] = Rates are inverted now; {key:rates.invertAll} turns them back
        ratesDirect [76] = Rates are the usual way round again
        ratesFor [76] = Rates are now for {count} units
        baselineAlready = {baseline} is already the baseline
        baselineIs [76] = {baseline}: change {since}
        # The title of a list of days.
        baselineTitle [40] = Measure changes since
        # What is typed follows.
        baselineQuestion [30] = Measure since:
        notABaseline = “{text}” is not a baseline: type d1 to d250, wtd, mtd, qtd, ytd, 3m, 10y or 2024-03-01
        removed = Removed {name}; {key:board.undo} brings it back
        removedHeading = Removed the heading {name}; its cards stay; {key:board.undo} brings it back
        noOtherTheme [76] = There is no other theme
        themeIs = Theme: {name}
        nothingToUndo [76] = Nothing to undo
        nothingToRedo [76] = Nothing to redo
        # {deed} is one of those below.
        undid = Undone: {deed}
        redid = Redone: {deed}
        deedMove = move {name}
        deedMoveGroup = move group {name}
        deedGroup = create group {name}
        deedGroupPositions = group positions
        deedRename = rename {name}
        deedFold = fold {name}
        deedUnfold = unfold {name}
        deedSize = resize {name}
        deedSizeOfAll = resize all cards
        deedMap = switch the heat map on or off
        deedBaseline = change baseline
        deedSort = sort
        deedBase = change base currency
        deedInverse = invert rates
        deedUnits = change the units of rates
        deedTheme = change theme
        deedRemove = remove {name}
        deedRemoveGroup = remove group {name}
        deedAdd = add {name}
        deedKeep = keep {name}
        deedTakeOff = remove {name}
        notACurrency = “{text}” is not a currency code or pair such as JPY or EUR/JPY
        notACity = “{text}” is not a city or zone such as Tokyo or Asia/Tokyo
        notASymbol = “{text}” is not a symbol such as AAPL or 2330.TW
        nothingAdded = {problem}; nothing was added
        panelFull = A panel can hold at most {count} items
        isTheBase = {code} is the base currency, so it has no card
        onBoardAlready = {name} is on the board already
        added = Added {name}
        addedUnquoted = Added {name}; no feed has quoted it yet
        addedNotInDemo = Added {name}; the demo has no price for it
        askingFeeds [76] = Refreshing…
        pausedUntil [76] = Updates paused; {key:feeds.pause} resumes them
        askedAgain [76] = Updates resumed
        boardIsYours [76] = You can change the board again
        boardTaken [96] = Read-only: this board is open in another fxterm
        boardTakenBy [96] = Read-only: this board is open in another fxterm (process {process})
        notATime = “{text}” is not a time such as 9am, tomorrow 14:30 or 9am in New York
        twelveUnclear = “{text}” may mean noon or midnight: type 12:00 or 0:00
        noPlaceCalled = No city or time zone matches “{text}”
        placeMayBe = “{text}” matches {names}; type more letters
        noSuchZoneCalled = This system has no time zone {zone}
        timeOnDay = {time} on {day}
        timeSkipped = {wall} does not exist in {place}: the clocks skip it
        timeTwice = {wall} occurs twice in {place}; showing the first, {zone}
        tooFarOff [76] = Too far away: choose a date within 100 years
        notADay = “{text}” is not a day such as 2020-03-20, last friday, yesterday, -3m or -1y
        dayTooEarly [76] = Feeds have no closes from before {day}
        dayIsNow [76] = That day is not over yet: the board shows current data
        setAsideNone [76] = No skipped cards
        cardsAgain [76] = One card is back | {count} cards are back
        terminalTooSlow [76] = Animations off: this terminal is too slow
        deckIsThrough [96] = All seen; {key:deck.refill} brings back skipped cards, {key:back} returns to the board
        noSwipe [76] = No swipe to undo
        heldBack [96] = {code}: {source} suddenly quotes {figure}; ignored until confirmed
        heldBackMore [106] = {code} and {others} more jumped; ignored until confirmed
        # A key that means nothing where it was pressed.
        keyDoesNothing [76] = {key} does nothing here; {key:help.open} shows the keys
        keyDoesNothingInDeck [96] = {key} does nothing here; {key:deck.skip} skips, {key:deck.keep} keeps, {key:back} returns to the board
        keyDoesNothingInPile [96] = {key} does nothing here; {key:deck.skip} removes, {key:deck.keep} keeps, {key:back} returns to the board
        keyDoesNothingInDetails [76] = {key} does nothing here; {key:back} returns to the board
        thatKey [20] = That key
        putDownFirst [76] = Drop the card first: {key:carry.drop} drops, {key:back} puts it back
        nothingHereYet [76] = Nothing here yet; {key:board.add} adds an item

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = New name for {name}:
        nameOfGroup [30] = Name of the group:
        hintName [40] = {key:prompt.accept} save · {key:back} cancel
        whenItIsHere [30] = Show clocks at (your time):
        whenItIsIn = Show clocks at ({place} time):
        # Times that may be typed there; each is understood in every language.
        whenExamples [60] = 9am · tomorrow 14:30 · 9am in New York
        # What is typed follows.
        dayQuestion [30] = Show the board as of:
        # The words friday and last are English in all languages.
        dayExamples [60] = 2020-03-20 · last friday · yesterday · -3m · -1y
        findIn [30] = Find in {panel}:
        addCurrency [24] = Add a currency
        addClock [24] = Add a clock
        addStock [24] = Add a stock
        addCurrencyHint [60] = code, name or country; a pair such as EUR/JPY
        addClockHint [60] = city, country or time zone; {key:select.left} {key:select.right} jump by letter
        addStockHint [60] = symbol or company
        inAllCount [20] = {count} total
        foundCount [20] = {count} found
        addedCount [20] = {count} added
        foundAskingMore [50] = {found}, searching online…
        foundNoAnswer [60] = {found} offline; the feed did not answer
        nothingFoundFor = Nothing found for “{text}”.
        askingFor = Searching for “{text}”…
        noAnswerBecause = No answer: {problem}
        enterAddsAsTyped = {key:picker.add} adds {text} as typed.
        asTyped [30] = as typed

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = retrying at next refresh
        askingAgainIn = retrying in {span}
        nextRequest = Next request to {source} in {span}
        failUnreachable = {source} cannot be reached
        failTimedOut = {source}: timed out
        failTooMany = {source}: too many requests
        failAtFirst = {source}: {host} refused the first request (HTTP 429)
        failUnknownSymbol = {source} does not know {symbol}
        thisSymbol = this symbol
        failRefused = {source}: access refused (HTTP {code})
        failNothingThere = {source}: address not found (HTTP {code})
        checkSettings = check it in the settings
        checkSpelling = check the spelling
        didYouMean = did you mean {names}?
        failOutOfOrder = {source}: the feed is down (HTTP {code})
        failNoAnswer = {source}: no usable answer (HTTP {code})
        failTooLarge = {source}: answer larger than {size}, ignored
        failRedirect = {source}: redirects to another host, not followed
        failMalformed = {source}: unexpected format
        failInsecure = {source}: plain http is only for this machine; use https in the settings
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}: no API key {key}
        failOpenKeys = {source}: others can read {file}, so it is not used
        bytesSize = {count} bytes

        # A change that an earlier version made.
        deedOther [20] = another change

        # Headings of what fxterm print and fxterm time print.
        printCode [12] = code
        printName [12] = name
        printRate [12] = rate
        printBaseDay [14] = baseline day
        printBaseRate [14] = baseline rate
        printBaseClose [14] = baseline close
        printChange [12] = change
        printQuotedAt [14] = quoted at
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
        printBought [12] = bought
        printSold [12] = sold
        # How many days a share was held before it was sold.
        printDaysHeld [12] = days held
        # What a sale brought, without fees.
        printProceeds [12] = proceeds
        # What the sold shares had cost, without fees.
        printCost [12] = cost
        printKind [12] = type
        printYear [12] = year
        # Dividends and interest together.
        printEarnings [12] = income
        incomeDividend [12] = dividend
        incomeInterest [12] = interest
        # The last line of the list of gains.
        gainsNotAdvice = A list, not tax advice.
        printItem [12] = item
        printAccount [12] = account
        printQuantity [12] = quantity
        printValue [12] = value
        printDayChange [12] = today
        printPriceGain [12] = price gain
        printCurrencyGain [12] = FX gain
        printIncome [12] = dividends
        printFees [12] = fees
        printTaxes [12] = taxes
        printGroup [12] = group
        printMarket [12] = market
        # A heading: the part of today's change that came from currencies.
        printFromCurrency [16] = FX today
        printTotal [12] = total
        printYearly [12] = annualised
        printWeight [12] = weight

        # What fxterm doctor says of the feeds.
        doctorRates [20] = rates
        doctorStocks [20] = stocks
        doctorHistory [20] = history
        doctorEvents [20] = events
        doctorAlerts [20] = alert services
        doctorHeldBack = ignored until a second answer confirms them
        doctorState [18] = state
        doctorKey [18] = key
        doctorNoKeyNeeded = none needed
        doctorKeyFound = {key} found
        doctorLastAnswer [18] = last answer
        doctorLastError [18] = last error
        # Before the service's own words.
        doctorSaid [18] = message
        # Before an age, such as: 5 min ago.
        doctorFailingSince [18] = down since
        # Before the feeds that answer for one that fails.
        doctorStandIn [18] = stand-in
        doctorStandInFor = {source}, for {span}
        doctorWarning [18] = warning
        doctorEnds = this feed ends on {day}; choose another
        doctorNextTry [18] = next try
        doctorPace [18] = interval
        doctorWhatToDo [18] = what to do
        doctorAlsoAsks [18] = contacts
        doctorNotAsked = not used by this version
        feedServes = provides
        feedQuota = requests left
        feedQuotaOf = {left} of {most} a day
        feedQuotaOfHour = {left} of {most} an hour
        feedRecipes = Recipes
        feedNoneCalled = no feed is called {name}; feeds: {names}
        feedSaved = saved {file}
        doctorNone = none
        doctorNoAnswerYet = none yet
        doctorNextRefresh = at the next refresh
        doctorStart = run fxterm or fxterm print to fetch it
        doctorFallback = nothing; used only when earlier feeds fail
        doctorNothing = nothing
        doctorWait = wait
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = in {span}, as the server asked
        doctorRest = in {span}, backing off after failures
        doctorIn = in {span}
        doctorPaceSet = every {span}, as the settings say
        doctorPaceFloor = every {span}: fxterm requests the same data from {source} no more often
        doctorPaceShared = every {span}: {count} of {budget} requests this hour are used; the rest are spread evenly
        doctorPaceSpent = none now: all {budget} requests of this hour are used
        justNow = just now
        doctorTime [20] = time
        adviceUnreachable = check the network, and the address in the settings
        adviceTimedOut = wait; if it persists, check the network
        adviceTooMany = wait; if it happens again, raise refresh in the settings
        adviceAtFirst = waiting will not help: set agent for this feed, or add another feed
        adviceSymbol = check the symbol
        adviceRefused = this feed refuses access: put another one before it in the settings
        adviceAddress = check the address in the settings
        adviceOutOfOrder = wait: the feed itself is down
        adviceChanged = check the address; if it is right, the feed has changed: update fxterm
        adviceRedirect = if you trust it, put the new address into the settings
        adviceInsecure = write https:// in the settings
        adviceNoKey = add NAME=value to the file keys next to config.json (chmod 600), or set the variable
        adviceOpenKeys = run chmod 600 on the keys file
        doctorDesk [20] = team server
        adviceDesk = if it persists, ask the team server's administrator to run fxterm desk check

        # What the command line answers.
        outputNotWritten = the output could not be written: the other end is closed or full
        noFiguresNetwork = no data yet; check your network
        noFiguresLately = no data yet: the feeds were queried a moment ago and had none
        stillOnTheWay = not answered yet: {names}; --wait 60 waits longer
        noFeedsSet = no data: the settings list no feeds
        noBarsOf = {code}: no price history
        noSuchCurrency = unknown currency {code}
        noRateOf = no feed has a rate for {code}
        noClocksOnBoard = there are no clocks on the board; name a city, as in 'fxterm time Tokyo'
        tzdataHasNoZone = the system's tzdata has no zone “{zone}”
        noCityCalled = no city or time zone matches “{text}”
        sayWhich = “{text}” matches {names}; be more specific
        expectedTime = --at “{text}”: expected a time such as "2026-11-23 09:00 New York" or "9am UTC"
        wallTwice = {wall} occurs twice in {place}; using the first, {zone}
        tryHelp = Try 'fxterm --help'.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: {wall} does not exist in {place}: the clocks skip it

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
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}: expected {wanted} at character {place}
        feedNameTaken = {name} is a built-in feed; use another name
        feedNameTwice = two feeds are called {name}; rename one of them
        expectedAfter = expected {wanted} after {key}, found {found}
        textNeedsQuotes = expected a value, found {found}; text needs quotes
        keyNeedsQuotes = a key that starts with {found} needs quotes
        unexpectedExtra = unexpected {found} after the end; remove it
        tooDeep = nested too deeply
        valueMissing = a value is missing at the end
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = the {open} of line {line} has no {close}
        textNotClosed = text has no closing {close}
        givenTwice = {key} is given twice, first on line {line}
        noEscape = {escape} is not a valid escape
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
        unshowable = an invisible character
        secondsRange = {low} to {high} seconds
        noSuchBinding = no such command; fxterm config default lists them all
        noSuchKeyName = {text} is not a key; use one such as {examples}
        keyTaken = {key} has two meanings, {one} and {other}; give one of them another key
        keyIsTyped = {key} types text where {command} works; use a key such as enter or ctrl-s
        commandNeedsKey = {command} needs a key
        backNeedsKey = back needs a key that types no character, such as esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = unknown key; valid keys: {keys}
        keyMissing = {key} is missing
        keyMissingOneOf = {key} is missing; write {choices}
        fileUnreadable = could not be read: {reason}
        noSuchFile = there is no such file; check the path
        saveAsUTF8 = not UTF-8 text; save the file as UTF-8
        fileEmpty = the file is empty; write {example} for the defaults, or remove it
        addressEmpty = empty; enter an address
        controlCharacter = contains a control character; remove it
        deskSecret = the address contains a password; move it to ~/.pgpass or a service file
        deskUnverified = a team server on another machine needs sslmode=verify-full; write that, or leave sslmode out
        notAnAddress = not an address: {text}; it should look like {example}
        notAnAddressBegin = not an address: {text}; it should begin with {example}
        plainHTTPOnlyHere = plain http is only for this machine; write https://
        mustBe = {key} must be {choices}
        themeMustBe = a theme must be an object {example}
        noSuchRole = {name} is not a role; valid: {names}
        noSuchPart = {name} is not part of a role; valid: {names}
        notAColour = {key}: a colour must be {example}, an ANSI colour 0 to 15, or {standard}
        themeLeftOut = {problem}; the theme is ignored
        nameUnreadable = {file} could not be read ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = it is a folder
        isNoPlainFile = not a regular file
        isTooLarge = it is larger than {size}
        fileKeepsChanging = another program keeps changing the file; try again when it has finished
        isGone = it was deleted
        isNotUTF8 = it is not UTF-8 text
        pathNotUTF8 = its path is not UTF-8; rename it
        isNotJSON = it is not JSON
        isNoBoard = not a board file
        isAnothers = it belongs to another program
        isOfVersion = it has version {version}
        isWrongType = {key} has the wrong type
        isNull = {key} is null
        tooManySetAside = too many set-aside files next to it; remove some

        # What is said of the files that the program keeps.
        diskFull = {file}: the disk is full; free some space and it will be saved
        notPermitted = {file}: permission denied; make the file and its folder writable
        fileInUse = {file}: in use by another program; it will be saved once that is done
        fileDamaged = {file}: damaged; move it away and start fxterm again
        diskSilent = {file}: the disk is not responding; the last change may be lost
        fileFailed = {file}: {reason}; nothing can be saved there until this is fixed
        notSavedYet = not saved yet: {what} ({reason})
        savedAgain = {file}: saving works again
        noHome = no home folder; set HOME
        fileSetAside = {file} could not be read ({reason}); moved to {name}
        fileLeftAlone = {file} could not be read ({reason}) or moved; nothing is saved there until you move it
        fileIsNewer = {file} was written by a newer fxterm (version {version}); nothing is saved there until you update
        folderIsOpen = {file} is open to other users; close it with chmod 700
        entriesLeftOut = {file}: skipped {count} invalid entry | {file}: skipped {count} invalid entries

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector is missing: reinstall fxterm
        feedsUnfit = fxterm-collector cannot start: reinstall fxterm
        feedsNoRoom = the system has no process or thread left for fxterm-collector; close other programs
        feedsStopped = the collector stopped, see the log
        feedsSilent = fxterm-collector does not respond; it is restarted after 30 s
        feedsOutOfReach = fxterm-collector does not respond and runs where this fxterm cannot stop it, such as in another container
        proxyNotFound = the proxy was not found
        noNetwork = no network
        noConnection = no connection
        nameNotKnown = host not found (offline?)
        certificateNotTrusted = its certificate is from an unknown authority
        certificateOutOfDate = its certificate is out of date, or the clock is wrong
        certificateOfOther = its certificate belongs to another host
        certificatesUnreadable = the list of certificate authorities cannot be read, see fxterm doctor
        noSecureConnection = no secure connection
        connectionBrokeOff = connection lost
        breaksOff = incomplete answer
        figuresLeftOut = skipped {count} unusable entry | skipped {count} unusable entries

        # Why nothing comes from the team server, in the same brackets.
        deskGone = the team server's database does not respond
        deskIsNewer = the team server is newer: update fxterm
        deskIsOlder = the team server is older: its administrator must run fxterm desk migrate
        deskIsNone = no team server in that database: its administrator must run fxterm desk init
        deskRefuses = the team server refuses the login
        deskNoPassword = the team server needs a password, and none was found: put it into ~/.pgpass
        deskOpenPasswordFile = others can read the password file, so it is not used: chmod 600 ~/.pgpass
        deskWrongPassword = the team server refuses the password: correct it in ~/.pgpass
        deskNoDatabase = the team server has no such database: correct desk in the settings
        deskBadAddress = the team server's address is not valid: correct desk in the settings
        deskUntrusted = the team server's certificate is not trusted: put its authority into ~/.postgresql/root.crt
        deskIdle = no collector is publishing to the team server

        # What else is said on the screen.
        pasteDoesNothing [76] = Press {key:board.add} first, then paste a name
        settingsReloaded [76] = Settings reloaded
        listInSettings = the list in the settings
        zonesInFolder = tzdata {version} in {folder}
        zonesMissing [76] = No time zone database: install tzdata. Until then only UTC works
        unknownVersion = (version unknown)

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = the option {option} needs a value
        noSuchOption = {option} is not an option, or takes no value
        # Options, and the command that they are for.
        onlyWith = {options}: only with {command}
        takesNoMore = {command} takes only {options}
        noBaseHere = --base does not apply to {command}: it has no exchange rates or totals
        noSuchCommand = unknown command {text}
        optionExpected = {option} {text}: expected {choices}
        cannotPrint = cannot print {text}: expected {choices}
        needsItem = {command} needs an item, such as {example}
        noDescriptors = the system has no file descriptors left; close other programs
        noThreads = out of threads: this board is not updating; close other programs
        noWatches = the system has no file watches left: fxterm checks for changes once a second; close other programs or raise fs.inotify.max_user_instances
        stoppedByFault = fxterm {version} crashed. Details are at the end of {file}; report it at {place}
        notATerminal = {stream} is not a terminal; fxterm print works without one
        standardInput = standard input
        standardOutput = standard output
        terminalTooSimple = terminal type {type} cannot position the cursor; set TERM correctly
        terminalUnknown = no description of the terminal type {type}; install ncurses-base or set TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Usage:
        # What stands for what the user fills in: --config FILE.
        wordFile [10] = FILE
        wordItem [10] = ITEM
        wordCity [10] = CITY
        wordTime [10] = TIME
        wordCommand [10] = COMMAND
        aboutProgram [78] = A market board for the terminal: rate cards, world clocks and a stock table.
        aboutPrint [66] = print the board, or parts of it
        aboutWatch [66] = print a line for each alert that fires
        aboutCollect [66] = keep prices up to date in the background
        aboutTime [66] = show the time in other cities
        aboutDoctor [66] = show the state of each feed; makes no requests
        aboutFeeds [66] = list the feeds, test one now, or save an answer of each
        aboutSettings [66] = show where the settings are, check them, or print the defaults
        aboutConfig [53] = use this settings file
        aboutDemo [53] = simulated market on sample data; nothing is saved
        aboutFormat [53] = output format (default: table)
        aboutLineFormat [53] = output format (default: lines)
        aboutAt [53] = time to show, here or in a named place:
        aboutBaseline [53] = compare with d1, d5, ytd, 1y, a date, or several
        aboutBase [53] = base currency of rates and totals
        aboutWait [53] = how many seconds to wait for answers
        aboutRange [53] = how far back (default: 1mo)
        aboutInterval [53] = bar length (default: by range)
        aboutYear [53] = year of the sales (default: all)
        aboutDays [53] = how many days ahead (default: 30)
        aboutMethod [53] = which lots a sale takes (default: the setting)
        aboutPricesFrom [53] = first day of the prices
        aboutPriceFormat [53] = output format (default: ledger)
        aboutJournalFormat [53] = for another program (default: the file as it is)
        aboutWatchPrices [53] = keep the prices in this file up to date
        # Of transactions that are exported for another program.
        journalLacks = No currency is known for {items}; their rows are left out
        aboutHome [53] = currency for totals (default: your own)
        aboutOnDay [53] = as of the end of that day
        aboutBy [53] = sum by currency (default), account, group or market
        aboutWhatIf [53] = as if rates or prices changed: 'EUR -10%'
        aboutPrintOn [53] = the closes of a past day
        aboutChartFrom [53] = first day of the chart
        aboutChartTo [53] = last day of the chart
        aboutHelp [53] = show this help
        aboutVersion [53] = show the version
        aboutKeys [78] = On the board, {key:help.open} shows the keys. The settings are in
        aboutExit [78] = Exit status: 0 success, 1 failure, 2 usage error.
        collecting = Keeping prices up to date; stop with Ctrl-C.
        aboutCollectDesk [53] = publish data to this team server
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = This collector now publishes to the team server.
        publisherWaits = Another collector publishes to the team server ({name}); this one waits for it to end.
        publisherGone = The team server cannot be reached; trying again: {reason}
        publisherLate = The team server is not accepting data; it will be published later: {reason}
        publisherRefused = The team server refused {count} row, of {item}; all others are published: {reason} | The team server refused {count} rows, the first of {item}; all others are published: {reason}
        publisherRecovered = The team server accepts data again.
        publisherNoDesk = Cannot publish to that database; run fxterm desk check: {reason}
        publisherNewer = The team server has version {version}, which this program cannot write: update fxterm

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: OK
        settingsNone = {file}: there is no such file; the defaults apply
        settingsFileHead = Settings of fxterm, each with its default. Settings left out have their defaults.
        settingRates = Exchange rate feeds, in order of preference: a feed is used when those before it fail.
        settingStocks = Stock feeds, in order of preference: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. If a feed refuses the program's User-Agent, agent sets another.
        settingHistory = Feeds of historical exchange rates, for changes and charts.
        settingEvents = Feeds of upcoming events: exchanges' dividends, results and calendars (.ics).
        settingRatesRefresh = Seconds between two requests for rates.
        settingStocksRefresh = Seconds between two requests for stocks.
        settingDesk = Address of the team server, postgresql://…; off uses the feeds.
        settingDeskOnly = Do not fall back to the feeds while the team server is down.
        settingColours = Colour of a rise: "auto" by your locale, "red-up" or "green-up".
        settingColourDepth = Number of colours: "auto" by the terminal, "24bit", "256" or "16". Read at startup.
        settingGraphics = Charts in pixels: "auto" where the terminal supports it (kitty, sixel), but not over SSH, or "off". Read at startup.
        settingFlags = Flags on rate cards.
        settingSeconds = Seconds on clocks.
        settingHours = Hours: 12, 24, or "auto" by your locale.
        settingLanguage = Language: "auto" by your locale, en, zh_TW, zh_CN, ja, ko, id, de, es, or with a country such as de_AT.
        settingNames = Names of stocks: auto for those in your language, else English; local for those in each market's own.
        settingTheme = Theme: "default" is dark or light like your terminal; {key:theme.next} on the board shows the others.
        settingMouse = Mouse; false leaves it to the terminal, for selecting text.
        settingASCII = true draws in ASCII only; "auto" does so where the locale is not UTF-8.
        settingAmbiguousWidth = Columns of characters of ambiguous width; 2 where the terminal shows them wide.
        settingMotion = Animation of cards in the deck.
        settingKeys = Keys for each command; [] means no key.
        groupChart [24] = Charts
        helpChart [76] = chart of the selected card, full screen; again to close
        keyChart [12] = chart
        helpChartRange [66] = range of the chart, from one day to ten years
        keyRange [12] = range
        helpChartMax [66] = chart of the full history
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
        noChartOf [76] = No chart for {name}
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
        chartOfCloses [76] = Daily closes only: no feed has intraday data
        chartAsking [40] = Loading chart…
        chartBegins [40] = History begins {date}
        keyOnOff [12] = on/off
        helpCompare [76] = compare with any stock, currency, coin or pair, in percent
        keyCompare [12] = compare
        helpChartCurrency [76] = chart in the base currency
        keyCurrency [12] = currency
        compareTitle [40] = Compare with
        # The empty field above the list of what a chart can be compared with.
        compareHint [56] = symbol, currency or pair: AAPL, ^N225, BTC, EUR/JPY
        notComparable = “{text}” is not a symbol, currency or pair such as AAPL, BTC or EUR/JPY
        comparesNoMore [76] = A chart compares at most {count} items
        noOtherCurrency [76] = Prices are already in the base currency
        noCommonDays [76] = No trading days in common
        chartAtEnd [76] = These are the latest bars
        chartAtLimit [76] = No further in this direction
        aboutChart [66] = draw a chart of an item, or compare several
        aboutType [53] = chart type (default: candles)
        aboutScale [53] = price scale (default: linear)
        aboutSize [53] = columns and rows (default: the terminal's)
        aboutSVG [53] = write SVG to a file, or - for standard output
        positions [14] = Positions
        noPositions [60] = No positions yet
        positionsComeOfFile [76] = Positions come from your transactions file; {key:positions.add} adds a transaction
        positionCount = {count} position | {count} positions
        noAccount [20] = no account
        # Money in an account.
        cash [20] = cash
        # Of cash below 0.
        cashOverdrawn [20] = overdrawn
        # A title: how much of the positions is in each currency, account, group or market.
        exposure [20] = Exposure
        helpExposure [66] = value, share and today's FX effect by currency, account …
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy [12] = view by
        byCurrency [20] = by currency
        byAccount [20] = by account
        byGroup [20] = by group
        byMarket [20] = by market
        noGroup [20] = no group
        # Of positions that no exchange in the table trades.
        otherMarket [20] = other
        fundsByQuote [70] = A fund counts by the currency of its price, not of its contents.
        exposureEmpty [70] = No positions.
        # The state of a figure under assumed rates and prices.
        whatIf [12] = what-if
        helpWhatIf [66] = what if rates or prices change: EUR -10%, stocks -8%
        keyWhatIf [12] = what-if
        whatIfQuestion [30] = What if:
        whatIfExamples [60] = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = Real rates and prices again
        whatIfUnknown = No rate or price of {code} is known
        whatIfIsNow = What-if needs today's prices; {key:back} leaves the past day
        whatIfTooLow = {text}: nothing can fall by 100 % or more
        helpPositions [66] = positions; an empty panel says how to fill it
        helpHideAmounts [66] = hide or show position amounts
        keyHideAmounts [14] = hide amounts
        amountsHidden [76] = Amounts are hidden · {key:amounts.hide} shows them
        amountsShown [76] = Amounts are shown
        quantityHeading [9] = Quantity
        valueHeading [9] = Value
        todayHeading [9] = Today
        gainHeading [12] = Gain
        weightHeading [9] = Weight
        labelCost [11] = Cost
        # Before the time-weighted return of positions.
        labelTimeWeighted [18] = time-weighted
        # How much more a comparison would be worth than the positions.
        benchmarkMore = ({amount} more)
        # How much less a comparison would be worth than the positions.
        benchmarkLess = ({amount} less)
        labelPriceGain [11] = Price gain
        labelCurrencyGain [11] = FX gain
        labelIncome [11] = Dividends
        labelFees [11] = Fees
        labelTaxes [11] = Taxes
        labelTotalReturn [11] = Total
        labelYearlyReturn [11] = Annualised
        labelAverageCost [11] = Avg. cost
        labelLots [11] = Lots
        missingPrice [60] = no price for {code}
        missingClose [60] = no close for {code}
        missingCurrency [60] = currency of {code} unknown
        missingRate [60] = no {code} rate on {day}
        missingRow [60] = line {line} of the file cannot be used
        rowsWithMistakes [60] = {count} row cannot be used | {count} rows cannot be used
        sumWithout [60] = without {what}
        leftOutLine [40] = line {line}
        sumsLeaveOut = Totals leave out {what}
        helpAdjustment [76] = adjust for splits, splits and dividends, or nothing
        adjustedSplits [20] = split-adjusted
        adjustedTotal [20] = dividend-adjusted
        adjustedNot [20] = as traded
        eventDividend [40] = Dividend {amount}
        eventSplit [40] = Split {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events [14] = Events
        eventCount = {count} event | {count} events
        noEventsYet [76] = Nothing is coming up. {key:board.add} adds an event of your own
        helpEvents [66] = events: what comes next, and when
        helpEventEdit [66] = edit an event of your own
        # Asks for an event to add; an example follows.
        eventQuestion [24] = Event:
        # Times are typed in English or in this language.
        eventExamples [60] = fri 14:00 New York: budget call · 12 dec: rent
        eventNeedsTitle [] = Type a colon and a title after the time, as in {example}
        eventNeedsTime [] = “{text}” is not a time such as fri 14:00 New York, nor a day such as 12 dec
        eventNotYours [] = This event comes from {source}; only your own can be changed
        # Where holidays and clock changes come from.
        eventRules [30] = hours and time zones
        eventRepeats [] = This event repeats: edit it in events.ics
        eventEdited [] = Changed {name}
        selectEventFirst [76] = Select an event of your own first; {key:panel.events} shows them
        eventsByTime [76] = Events are always in order of time
        eventsEverywhere [76] = Events are the same on all boards
        eventChanged [] = the event has been changed there meanwhile
        isNoCalendar [] = not an iCalendar file
        eventsNotSaved [] = Your last event could not be saved in events.ics
        deedEvent [] = event {name}
        deedRemoveEvent [] = remove event {name}
        deedEditEvent [] = edit event {name}
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend [30] = Ex-dividend
        # A dividend in shares: how many for each one held.
        eventNewShares [40] = {count} new shares a share
        # The first day on which a share trades without its right to buy new shares.
        eventExRights [30] = Ex-rights
        # A company publishes its results of a quarter or year.
        eventResults [30] = Results
        # Follows «Results».
        eventBeforeOpen [30] = before the open
        eventDuringTrading [30] = during trading
        eventAfterClose [30] = after the close
        eventEarlyClose [52] = {exchange}: early close at {time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward [40] = clocks go forward {span}
        eventBack [40] = clocks go back {span}
        # A day that is not confirmed yet.
        eventExpected [14] = expected
        eventConfirmed [14] = confirmed
        eventUntil [24] = until {date}
        eventAllDay [12] = all day
        # Before what of today is over.
        eventsOver [12] = over:
        # In the line of today, if there is no event.
        eventsToday [20] = nothing today
        # On cards, before a day: ex-div Thu.
        shortDividend [12] = ex-div
        shortRights [12] = ex-rights
        # On cards, before a day: results Thu.
        shortResults [12] = results
        shortTonight [12] = tonight
        # On clocks, before a day: closed Thu.
        shortClosed [12] = closed
        # On clocks, before a day.
        shortEarlyClose [16] = closes {time}
        # On clocks, before a day: their difference from now on.
        shortClocks [16] = clocks {offset}
        # In details, before the next event of the item.
        labelNext [11] = Next
        labelWhen [11] = When
        # The time of an event by the user's own clock.
        labelHere [11] = Here
        # The stock, city or currency of an event.
        labelWhose [11] = For
        # Before expected or confirmed.
        labelCertainty [11] = Status
        untoldSplit [60] = {date}: possibly a {ratio} split that no feed reports
        aboutAdjust [53] = adjust earlier prices (default: splits)
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = the row is longer than {size}
        textBehindQuote = text follows a closing quote; write "" for a quote inside quotes
        tooManyFields = {count} values under a header of {columns}; put a value with a separator into quotes
        tooFewFields = the file ends within this row: {count} values under a header of {columns}
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
        splitsOutOfRange = with the splits before it, the factor is out of range; check the splits of this item
        lotNotUnderstood = expected a line like {example}
        notYahoos = {text} is not a Yahoo Finance symbol; write it like {example}
        canMeanTwo = {text} can be read in two ways; say which with {option}
        columnNotInFile = the file has no column {column}
        noRowAtLine = no transaction starts on line {line}
        rowChanged = another program has changed the transaction on line {line}
        transactionsFine = {file}: {count} transaction, no mistakes | {file}: {count} transactions, no mistakes
        transactionsNone = {file}: does not exist yet; your first transaction creates it
        importAdded = {file}: added {count} transaction | {file}: added {count} transactions
        importWouldAdd = {file}: would add {count} transaction | {file}: would add {count} transactions
        importKnown = {count} already present | {count} already present
        # A broker's file that import reads.
        importRows = {file}: {broker}, {count} row | {file}: {broker}, {count} rows
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = {count} left out: {reason} (line {lines}) | {count} left out: {reason} (lines {lines})
        importStopped = nothing was imported; correct these lines first
        importNeedsMap = nothing was imported; if the file is another program's, name its columns: --map date=Date,item=Symbol,quantity=Shares,price=Price
        isinsUnlisted = {isins} has no symbol yet; find it: {command} | {isins} have no symbols yet; find them: {command}
        isinsListed = all ISINs have symbols
        isinChoose = several listings fit; choose one: {command}
        isinNotFound = nothing found; give its symbol: {command}
        aboutTransactions [66] = import, export or check transactions, or show where they are
        aboutImportFormat [53] = file format (default: by name)
        aboutMap [53] = a broker's columns and types: date=Day,buy=Purchase
        aboutFromBroker [53] = broker or description file (default: by its header)
        aboutAccount [53] = account for imported rows without one
        aboutLotDay [53] = date of imported lots (default: today)
        aboutDecimal [53] = decimal mark in the imported file
        aboutDates [53] = day or month first in dates like 3/4/2024
        aboutDryRun [53] = show what would be imported; write nothing

        # Amounts of money in other currencies.
        keyAmount [12] = amount
        keyNoAmount [16] = clear amount
        helpAmount [66] = show an amount such as 250 EUR on every rate card
        helpInvert [66] = convert the other way: 250 of each currency
        amountQuestion [24] = Amount:
        amountCleared = Amount cleared · {key:amount.open} new amount
        noAmountToInvert = No amount yet · {key:amount.open} type one
        dayToCome = {day} is in the future
        noRateOfDay [26] = no rate for {date}
        demoRatesBegin = the demo has rates from {date} on
        notAskedYet = {source} was not asked: it gets at most {budget} requests an hour; the next is possible at {time}
        amountNumberMissing = a number is missing
        amountUnexpected = “{text}” does not belong here
        amountUnclosed = the parenthesis is not closed
        amountDivisionByZero = division by zero
        amountTooLarge = the number has more than 38 digits
        amountTooLong = the text is too long
        amountAmbiguous = {text} may mean decimals or thousands
        amountGrouping = {text}: thousands have three digits
        amountDayMissing = the day is missing, such as 2024-03-01
        amountNoSuchDay = {text} is not a date; write it like 2024-03-01
        amountMargin = margin must be below 100 %, not {text} %
        mistakeAt = {what} (at {place})
        settingMargin = Bank margin on conversions in percent, 0 to under 100.
        percentRange = a number from 0 to less than 100
        aboutConvert [66] = convert an amount of money, now or by the rates of a day
        aboutOn [53] = use the rates of that past day
        aboutMargin [53] = bank margin in percent, such as 2.5
        wordAmount [10] = AMOUNT
        wordDay [10] = DAY
        printAmount [12] = amount
        needsAmount = {command} needs an amount, such as {example}
        settingHome = Home currency of positions, such as "TWD"; "auto" is the base of the board.
        settingCostMethod = Cost of a sale: "fifo" oldest lots first, or "average".
        aboutPrivate [53] = hide position amounts
        aboutPrivateEvents [53] = leave out stocks that are only in positions
        helpEnter [66] = enter a transaction, such as buy 10 AAPL 187.40
        helpGroupPositions [66] = group positions by account, by currency, or not
        entryQuestion [24] = Transaction:
        entryBuy [] = Bought {quantity} {item} at {price} on {date}
        entrySell [] = Sold {quantity} {item} at {price} on {date}
        entryDividend [] = Dividend of {price} each on {quantity} {item} on {date}
        entrySplit [] = Split of {item} on {date}, {quantity} for 1
        entryFee [] = Fee of {price} on {date}
        entryFeeOf [] = Fee of {price} for {item} on {date}
        entryDeposit [] = Deposited {price} on {date}
        entryWithdraw [] = Withdrew {price} on {date}
        entryTax = Tax of {price} on {date}
        entryTaxOf = Tax of {price} for {item} on {date}
        entryInterest = Interest of {price} on {date}
        entryExchange = Exchanged {quantity} to {item} at {price} on {date}
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
        deedEnter [] = transaction {name}
        entryChanged [] = {deed} was changed in the file since; nothing was undone
        enteredInDemo [] = {what} (demo, not saved)
        transactionsNotSaved [] = Your last transaction could not be saved in transactions.csv
        noPositionsYet [76] = No positions yet: {key:positions.add} adds one, fxterm transactions import FILE many
        statusBrace [] = “{brace}” has no “{other}”; write {brace}{brace} for a literal brace
        statusUnknown [] = “{text}” is not a currency, city or known stock
        statusNoField [] = {item} has no “{text}”; expected {choices}
        wordText [10] = TEXT
        aboutStatus [66] = print a line for a status bar from what is stored
        aboutStatusFormat [53] = text with items in braces (man fxterm-print)
        aboutBars [53] = output markup for this bar
        aboutFollow [53] = keep running; print a line on every change
        aboutFields [53] = the fields to print, in this order
        aboutOffline [53] = use stored data only; make no requests
        aboutRequire [53] = fail unless every item has data, or live data
        aboutMCP [66] = serve an AI assistant over the Model Context Protocol
        aboutMCPPositions [53] = let the assistant see your positions
        aboutLength [53] = minimum length in minutes (default: 60)
        nothingStored = nothing is stored yet; without --offline it is fetched
        valueIsAtHome [76] = Portfolio value is in your home currency; prices are not adjusted
        scaleStaysPercent [76] = Amounts are hidden: the scale stays percent
        helpHeadlines [66] = select a headline in details; {key:details.open} shows its address
        helpCopy [66] = copy the price or rate, or the address of a headline
        copied [] = copied {text}
        nothingToCopy [] = There is nothing to copy yet
        noClipboard [] = This terminal has no clipboard
        noHeadlines [] = There are no headlines here
        headlineWithoutAddress [] = This headline has no address
        noNewsOf [] = no news for {symbol}
        noEventsAhead [] = no events in these days
        printTitle [12] = title
        printPublisher [12] = publisher
        printAge [12] = age
        printAddress [12] = address
        alertAbove [] = when {item} is at or above {level}
        alertBelow [] = when {item} is at or below {level}
        alertPerUnits [] = {level} for {count} {base}
        alertChangeOf [] = the change of {item} {since}
        alertMoves [] = when {item} moves {percent} or more up or down {since}
        alertSinceClose [] = since the previous close
        sinceAgo = since the close {time} ago
        sinceWeek = since the close before this week
        sinceMonth = since the close before this month
        sinceQuarter = since the close before this quarter
        sinceYear = since the close before this year
        sinceDay = since the close of {day}
        alertWithin [] = within {time}
        alertGainOf [] = the gain of {item}
        alertValueOf [] = the value of {item}
        alertAllPositions [] = all positions
        alertHigh [] = when {item} reaches its highest in {span}
        alertLow [] = when {item} reaches its lowest in {span}
        alertTradingDays [] = {count} trading day | {count} trading days
        alertWeeks [] = {count} week | {count} weeks
        alertMonths = {count} month | {count} months
        alertYears = {count} year | {count} years
        alertDays [] = {count} day | {count} days
        alertCrosses [] = when {item} crosses {average}
        alertSimpleAverage [] = its {count}-day average | its {count}-day average
        alertExponentialAverage [] = its {count}-day exponential average | its {count}-day exponential average
        alertTime [] = at {time} in {item}
        alertTimeOn [] = at {time} in {item}, {days}
        alertOpens [] = when {exchange} opens
        alertOpensIn [] = {time} before {exchange} opens
        alertCloses [] = when {exchange} closes
        alertClosesIn [] = {time} before {exchange} closes
        alertClocksChange [] = at {time} on the day before clocks change in {item}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count} day | {count} days
        alertEvent = at the next event of {item}
        alertEventIn = {time} before the next event of {item}
        alertExDividend = on the ex-dividend day of {item}
        alertExDividendIn = {time} before the ex-dividend day of {item}
        alertResults = when {item} publishes results
        alertResultsIn = {time} before {item} publishes results
        alertDigest = the events of the day, at {time} in {item}
        alertDigestOn = the events of the day, at {time} in {item}, {days}
        alertDigestNone = no events today
        alertEventLate = due at {time}, reported late
        alertAgainBelow [] = re-arms below {level}
        alertAgainAbove [] = re-arms above {level}
        alertAgainBack [] = re-arms after moving back {margin}
        alertAgainAway [] = re-arms after moving {margin} away
        alertPoints [] = {size} points
        alertOnce [] = once only
        alertDaily [] = at most once a day
        alertNew [40] = waiting for data
        alertArmed [40] = armed
        alertBeyond [40] = already past; arms when it returns
        alertFired [40] = fired; re-arms when it returns
        alertDone [40] = fired; done
        alertWaits [40] = waiting: {why}
        alertSample [32] = sample data
        alertStale [32] = the data is stale
        alertUnconfirmed [32] = jump not confirmed yet
        alertDisputed [32] = sources differ by more than 1 %
        alertMissing [32] = no data to compare
        alertBacktest [] = would have fired once in the last year, by daily closes | would have fired {count} times in the last year, by daily closes
        alertBacktestUnknown [] = daily closes cannot show how often it would have fired
        alertLate [] = crossed at {time}, reported late
        alertCount [] = {count} alert | {count} alerts
        alertExpected [] = type a condition such as {example}
        alertSideMissing [] = > or < is missing
        alertPercentMissing [] = % is missing
        alertSpanMissing [] = a time is missing, such as {example}
        alertOutOfRange [] = {text} is too small or too large
        alertNoSuchTime [] = {text} is not a time
        alertNoSuchItem [] = no item called {text} to compare with
        alertUnfit [] = this condition does not apply to {item}
        valueLacks [76] = {code} has no prices for part of this period
        settingQuietHours [] = Hours without alert notifications, such as "22:00-07:00 Taipei"; "off" for none.
        alertTest [] = Test alert from fxterm
        helpAlert [66] = alert when the selected item reaches a level or a time
        keyAlert [12] = alert
        helpAlerts [66] = list all alerts, and those that fired
        keyAlerts [12] = alerts
        keyEdit [12] = edit
        keyAlertLog [16] = list/log
        alertQuestion [] = Alert on {item}:
        alertsTitle [20] = Alerts
        alertLogTitle [24] = Alerts that fired
        noAlerts [60] = No alerts yet. {key:alert.add} on a card adds one.
        noFirings [60] = No alert has fired yet.
        alertFiredAt [] = {item} at {value}
        alertNeedsItem [] = Select a card first; {key:alert.add} adds an alert on it
        alertThere [] = This alert already exists
        alertGone [] = {deed} no longer exists; nothing was undone
        deedAlert [] = alert {name}
        deedRemoveAlert [] = remove alert {name}
        alertItemHeading [12] = item
        alertConditionHeading [14] = condition
        alertStateHeading [12] = state
        alertLastHeading [10] = last
        alertDistanceHeading [10] = to go
        alertYearHeading [10] = past year
        alertFiredHeading [16] = last fired
        alertMark [12] = alert
        labelAlert [12] = Alert
        settingNotify [] = How alerts are delivered: "auto" (desktop, else terminal), "desktop", "terminal", "bell" or "off".
        noSuchAlert [] = There is no alert {number}
        alertToldDesktop [] = Sent as a desktop notification
        alertToldTerminal [] = Rang the terminal bell: no desktop notifications here
        alertToldQuiet [] = Not notified: quiet hours
        alertToldNobody [] = Not delivered: neither the collector nor the desktop responded
        alertNoReceiver = no service called {name} in alerts.to; services: {names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = sent to {name}
        alertSentTwice = sent to {name}, perhaps twice
        alertToSend = not yet sent to {name}
        alertToSendAgain = not yet sent to {name}: {reason}; trying again
        alertNotSent = not sent to {name}: {reason}
        aboutAlertTo [53] = try this service of alerts.to
        settingAlertsTo = Services that alerts are sent to: { name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }; or gotify, telegram, slack, discord, json.
        wordNumber [10] = NUMBER
        aboutAlerts [66] = list, add, remove and test alerts
        aboutFigures [53] = also print a line for each price change
        boardOpenElsewhere [76] = That board is open in another fxterm
        noSuchBoard [96] = no board '{name}'; boards: {names}
        boardsFull [96] = there are already {count} boards, the maximum

        # Several boards.
        boardsTitle [20] = Boards
        boardsHint [40] = type a name
        sendTo [40] = Send {name} to
        newBoardCalled [60] = New board “{name}”
        boardEmpty [20] = empty
        boardStandard [24] = standard cards
        boardRemoved [14] = removed
        boardNew [12] = new
        boardPassing [16] = not saved
        keyBoards [12] = boards
        keySend [12] = send
        keyGo [12] = go there
        keyNew [12] = new
        keyCopy [12] = copy
        keyRename [12] = rename
        keyOrder [12] = order
        helpBoards [66] = boards: switch, create, rename, remove
        helpBoardNumbers [66] = go to that board
        helpSendCard [66] = send the card to another board
        helpBoardsNew [66] = in the list of boards: new board
        helpBoardsCopy [66] = a copy of the selected one
        helpBoardsRename [66] = rename the selected one
        nameOfBoard [30] = Name of the board:
        boardNeedsName [76] = Enter a board name; {key:back} cancels
        boardExists [] = A board called “{name}” already exists; choose another name
        boardLimit [76] = You can have at most {count} boards
        lastBoard [76] = This is the only board; it cannot be removed
        removedBoard [] = Removed the board {name}; {key:board.undo} brings it back
        restoredBoard [] = The board {name} is back
        movedBoard [] = {name} is board {number} now
        madeBoard [] = New board: {name}
        selectToSend [76] = Select a card first; {key:board.send} sends it to another board
        onlyBoard [76] = No other board yet; {key:boards.open} creates one
        sent [] = {name} is on {board} now; {key:board.undo} brings it back
        sentWasThere [] = {board} had {name} already; {key:board.undo} brings it back here
        noBoardNumber [76] = There is no board {number}; {key:boards.open} lists your boards
        boardChangedSince [] = Can't undo {deed}: the boards have changed since
        deedMakeBoard [] = new board {name}
        deedRemoveBoard [] = remove board {name}
        deedRestoreBoard [] = restore board {name}
        deedMoveBoard [] = move board {name}
        deedSend [] = send {name}

        filterMistake [] = Character {place}: {problem}
        filterQuoteOpen [] = the closing quotation mark is missing
        filterFieldMissing [] = a condition is missing here, such as price < 100
        filterNoField [] = “{text}” is not a field; fields: {fields}
        filterNoBaseline = “{text}” is not a baseline; examples: change(ytd), change(3m), change(2024-03-01)
        filterNoComparison [] = after “{text}”, use one of {signs}
        filterNoValue [] = a value is missing after {text}
        filterNoNumber [] = “{text}” is not a number as in {examples}
        filterNoSpan [] = “{text}” is not a duration such as {examples}
        filterIsText [] = {field} is text; use {signs}
        filterIsNumber [] = {field} is a number; use {signs}
        filterUnexpected [] = “{text}” does not belong here
        filterParenthesisOpen [] = this parenthesis is not closed
        filterNeedsText [76] = Type a search first, then save it
        filterNeedsName [76] = Enter a filter name; {key:back} cancels
        filterExists [] = There is a filter “{name}” already; give it another name
        filterIsOn [] = Filter “{name}” is on; {key:back} shows all cards again
        filterIsOff [76] = {panel}: all cards are shown again
        filteredSoNoMove [] = Filter “{name}” is on; {key:back} shows all cards, then move or group
        pastSoNoMove [] = Only that day's positions are shown; {key:back} returns to now, then move or group
        deedFilter [] = filter {name}
        deedRemoveFilter [] = remove filter {name}
        helpFilters [66] = saved filters: turn on or off, rename, remove
        helpJump [66] = jump to a card by the first letters of its code or name
        keyNext [12] = next
        keyAllCards [16] = all cards
        hintFilter [] = a name, or {example}
        hintAllBoards [30] = / on all boards
        hintKeepFilter [30] = {key:filter.keep} save
        nameOfFilter [30] = Name of the filter:
        filtersTitle [20] = Filters
        noFilters [60] = No filters yet: {key:board.filter} a condition, {key:filter.keep} saves it
        searchTitle [30] = Find on all boards
        jumpQuestion [20] = Jump to:
        hintJump [40] = {key:jump.next} next · {key:prompt.accept} stay · {key:back} back
        helpPanelList [66] = panels of this board: show, hide, order, resize
        panelsTitle [40] = Panels of this board
        keyAutomatic [18] = automatic
        keyWidth [12] = width
        keyHeight [12] = height
        panelIsHidden [76] = {panel} is hidden on this board; {key:panels.open} shows it
        lastPanelStays [76] = At least one panel stays
        sizesNeedRoom [76] = One panel at a time here; resizing needs {size}
        deedPanels [] = show or hide panels
        deedPanelSize [] = resize panels
        helpOptions [66] = view and change settings
        optionsTitle [40] = Settings
        optionsHint [60] = search settings
        keyChange [12] = change
        keyReset [12] = default
        settingDefault [22] = default
        settingInside [22] = changed here
        settingOfFile [30] = {file}, line {line}
        settingByLocale [22] = by your locale
        settingByTerminal [22] = by the terminal
        settingByBoard [22] = by this board
        settingFileWins [] = Set in {file}, line {line}; the file wins, so change it there
        settingInFile [] = Changed in {file} only
        settingBoardTheme [] = This board has a theme of its own, {name}; {key:theme.next} changes it
        settingKept [] = Changes made here are kept; {file} wins over them
        settingLeftOut [] = {problem}; the setting is ignored
        deedSetting [] = setting {name}

        helpMeeting [66] = find meeting times for all cities on the board
        keyMeeting [12] = meeting
        keyMeetingSave [12] = save
        keyPanels [12] = panels
        keyColumns [12] = columns
        keyMap [12] = map
        keyTheme [12] = theme
        # Writes a transaction into the file of positions.
        keyTrade [12] = transaction
        keyLength [12] = length
        keyCity [12] = city
        meetingTitle [24] = Meeting times
        # The title of a saved meeting.
        meetingOf = Meeting: {cities}
        meetingLength [30] = {span} or longer
        meetingSuitsAll [30] = all at work
        # A meeting time comes again on these weekdays.
        meetingAgain = also {days}
        meetingOutside [] = not at work: {names}
        meetingAsleep [] = asleep: {names}
        noMeeting [] = No common time in the next 7 days. Try a shorter meeting or fewer cities.
        weekendWord [16] = weekend
        settingWork [] = Working hours, "09:00-18:00", or by city { "default": "09:00-17:00", "Taipei": "09:00-18:00" }.
        helpColumns [66] = columns of stocks and positions: choose, order
        columnsTitle [40] = Columns of the stock table
        positionColumnsTitle [40] = Price changes of the positions
        columnName [22] = Name
        columnDayRange [22] = Day's range
        columnExtended [22] = Extended hours
        extendedHeading [12] = Ext. hours
        columnAge [22] = Age
        columnChart [22] = Chart
        yearColumn [12] = 52 weeks
        volumeColumn [12] = volume
        extendedColumn [12] = ext. hours
        columnNoRoom [16] = no room
        priceColumnStays [76] = The price column cannot be hidden
        deedColumns [] = change columns
        keyMove [12] = move
        wordBoard [10] = BOARD
        aboutBoardOption [53] = board to use (default: the last one)
        noSuchCommandOrItem = {text} is not a command, currency, city or known stock
        aboutCompletion [66] = print a shell completion script
        aboutBoards [66] = list, show, remove, share, export or import boards
        aboutImport [66] = import another program's list as a board
        aboutAs [53] = board name (default: the file's name)
        aboutReplace [53] = replace an existing board of this name
        aboutFrom [53] = source program (default: detected)
        aboutDesk [66] = set up, check or monitor a team server
        aboutPrintSQL [53] = print the SQL for psql; change nothing
        aboutKeep [40] = keep bars for: 30d, 10y or forever
        aboutMost [41] = maximum items or boards per member
        needsDesk = {command} needs the address of a team server, such as {example}
        boardThere = board '{name}' already exists; --replace replaces it
        boardGone = Removed the board '{name}'
        importPut = On the board '{name}': {items}
        importWouldPut = Would be on the board '{name}': {items}. Nothing is written
        importNothing = nothing in {file} can be added to a board
        importUnknown = cannot tell which program wrote {file}; use --from
        importLeftOut = Left out:
        leftPresent = already present
        leftText = titles, headers and notes
        leftInformation = not transactions
        leftTotal = totals
        leftDetail = details of other rows
        leftSweep = transfers within the broker
        leftUnexecuted = not executed
        leftDuplicate = duplicates of other rows
        leftEmpty = amount 0
        leftTransfer = shares or coins moved in or out; enter them by hand
        leftContract = options, margin trades and other contracts
        leftCorporate = mergers, spin-offs and renamed shares; enter them by hand
        leftHalf = the other half of the pair is missing
        leftCoins = one coin for another, without a price
        leftSplit = splits of shares whose purchases are missing; import earlier statements first
        leftNameless = no symbol or ISIN
        leftUnknown = unknown type {word}
        importOwnName = a name only {program} knows; use a symbol such as {example}
        importTwice = twice in the file
        importIsThere = on the board already
        importNoSymbol = no symbol
        importLots = lots: import them with 'fxterm transactions import {file}'
        importSetting = a setting of {program}
        boardFileHead = A board of fxterm {version}; import it with fxterm board import FILE
        startTaiwan [24] = Taiwan
        startJapan [24] = Japan
        startEurope [24] = Europe
        startUnitedStates [24] = United States
        startCoins [24] = Coins
        startTravel [24] = Travel
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage [66] = write the board as a web page
        aboutOut [53] = the folder for index.html
        aboutAmounts [53] = show position amounts
        aboutPageFollow [53] = keep running; rewrite the page on every change
        pageNeedsOut = give the folder for the page: 'fxterm page --out FOLDER'
        courseRose = up {share}
        courseFell = down {share}
        courseLevel = unchanged
        courseOfSpan = {span}: {course}, low {low}, high {high}
        courseOfDays = {span}: {course}, low {low} on {lowDay}, high {high} on {highDay}
        aboutKiosk [53] = only show the board: no typing, no files
        kioskOnlyShows [96] = Read-only: this board can only be viewed
        aboutReader [53] = for screen readers: one item a line, no boxes
        settingReader = For screen readers: one item a line, no boxes
        settingReaderPause = Seconds between changes read aloud
        readerOffer = Using a screen reader? fxterm --reader shows one item a line
        readerFolded = folded
        readerPanel = {panel}, panel {number} of {count}
        readerMore = {count} more changed | {count} more changed
        doctorCertificates [20] = certificates
        certificatesMissing = No certificate authorities: install ca-certificates. Until then https will not work
        certificateFileMissing = {file} is missing or cannot be read: correct SSL_CERT_FILE or unset it. Until then https fails
        boardIsFollowed [96] = Read-only: you follow this board of {name}
        shareOver = {name} is no longer shared; your copy stays
        sharedMoved = {name} moved {item}
        sharedAdded = {name} added {item}
        sharedRenamed = {name} renamed {former} to {item}
        sharedRemoved = {name} removed {item}
        sharedBase = {name} made {item} the base
        sharedBaseline = {name} set the baseline to {item}
        sharedMany = Changes by others: {count}, the last by {name}
        sharedReplacedYours = {name} changed {item} at the same time; your change was replaced
        sharedReplacedTheirs = Your change of {item} replaced one that {name} made at the same time
        sharedTheBase = the base
        sharedTheBaseline = the baseline
        undidSome = Undone: {deed}; others' later changes stay
        redidSome = Redone: {deed}; others' later changes stay
        alertOfBoard = Alert of the board {board}, which {name} published
        alertReadOnly = Read-only: {name} shares it with the board {board}; 'fxterm board mute' silences that here
        alertForAll = for everyone on {board}
        alertBoardHeading [10] = board
        aboutEdit [53] = let everyone edit it, not only follow
        aboutAlertsToo [53] = share its alerts with everyone on the board
        shareAlerts = {count} alert goes to everyone on this board | {count} alerts go to everyone on this board
        shareMuted = Alerts of '{name}' are muted here; 'fxterm board unmute' brings them back
        shareUnmuted = Alerts of '{name}' are no longer muted
        sharePublished = '{name}' is published; others get it with 'fxterm board follow'
        shareFollowed = '{name}' of {owner} is one of your boards now
        shareUnpublished = '{name}' is no longer published
        shareUnfollowed = '{name}' is now your own board
        shareWaits = The team server is not responding; this will be done once it does
        shareRefused = '{name}': {problem}
        shareTaken = another board on the team server has this name
        shareMissing = there is no board of this name on the team server
        shareForbidden = you do not have permission; your last changes were not saved
        shareFull = over the team server's limits; your last changes were not saved
        shareNotYours = '{name}' is published by {owner}; only they can do this
        shareNotShared = '{name}' is not shared
        shareOwn = '{name}' is your own; 'fxterm board unpublish' stops sharing it
        shareThere = board '{name}' already exists; --as gives this one another name
        shareOffers = On the team server: {names} ('fxterm board follow NAME')
        printOwner [14] = owner
        printRole [14] = role
        roleOwner [14] = owner
        roleEditor [14] = editor
        roleFollower [14] = follower
        """#
}
