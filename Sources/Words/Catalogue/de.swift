extension Catalogue {
    /// German. How to edit it: docs/TRANSLATING.md.
    static let german: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = Devisen
        clocks = Uhren
        worldClocks = Weltuhren
        stocks = Aktien
        deck = Stapel
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}, nicht jetzt
        currencyCount = {count} Währung | {count} Währungen
        clockCount = {count} Uhr | {count} Uhren
        stockCount = {count} Aktie | {count} Aktien
        # The mean change of a group of stocks.
        mean = Mittel
        noCurrencies = Keine Währungen hier. Mit {key:board.add} eine hinzufügen.
        noClocks = Keine Uhren hier. Mit {key:board.add} eine hinzufügen.
        noStocks = Keine Aktien hier. Mit {key:board.add} eine hinzufügen.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part} von {count}
        linesOf = Zeilen {part} von {count}
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = nach {column}
        symbolColumn = Kürzel
        priceColumn = Kurs
        changeColumn = Veränderung
        quantityColumn = Stückzahl
        valueColumn = Wert
        gainColumn = Gewinn
        gainShareColumn = Gewinn in %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm braucht {size}; hier sind es {present}
        needsSizeShort = braucht {size}

        # How old figures are.
        live = live
        cached = gespeichert
        stale = veraltet
        offline = offline
        # Made-up figures: this must be seen at once.
        sampleData = BEISPIELDATEN
        demoData = DEMO · BEISPIELDATEN
        asking = wird geladen …
        noFiguresYet = noch keine Kurse
        noAnswer = keine Antwort
        paused = pausiert
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = live, {moment}
        offlineOf = offline, von {moment}
        staleOf = veraltet, von {moment}
        cachedOf = gespeichert, von {moment}

        # Spans of time.
        seconds = {count} s
        minutes = {count} min
        hours = {count} h
        days = {count} T
        hoursMinutes = {hours} h {minutes} min
        daysHours = {days} T {hours} h
        ago = vor {span}
        ahead = in {span}

        # Words for the keys at the bottom of the screen.
        keySelect = wählen
        keyPanel = Bereich
        keyPickUp = aufnehmen
        keyDetails = Details
        keyAdd = hinzufügen
        keyRemove = entfernen
        keyUndo = rückgängig
        keyDeck = Stapel
        keyBaseline = Basistag
        keySort = sortieren
        keyFold = einklappen
        keyNow = jetzt
        keyBase = Basis
        keyTime = Zeit
        keyHelp = Hilfe
        keyQuit = beenden
        keyCarry = verschieben
        keyDrop = ablegen
        keyPutBack = zurücklegen
        keyOneDay = ein Handelstag zurück
        keyFiveDays = fünf Handelstage zurück
        keySwap = wechseln
        keyLeave = so lassen
        keyChoose = wählen
        keyAddAndGoOn = hinzufügen, weiter
        keyClose = schließen
        keyNameIt = benennen
        keyCancel = abbrechen
        keyShowIt = zeigen
        keyScroll = blättern
        keyBack = zurück
        keySkip = auslassen
        keyKeep = behalten
        keyLater = später
        keyBoard = Tafel
        keyRefill = erneut zeigen
        keyOtherCards = andere Karten
        keyOnOffBoard = neu oder Tafel
        keySearch = suchen
        keyCommands = Befehle
        keyRun = ausführen

        # The help: its groups, and a sentence for each key.
        keys = Tasten
        escCloses = {key:back} schließt
        noSuchKey = Keine Taste für „{text}“; {key:back} zeigt alle
        groupMove = Bewegen
        groupArrange = Ordnen
        groupDeck = Der Stapel
        groupTime = Eine andere Zeit
        groupFigures = Kurse
        groupProgram = Programm
        helpSelect = die Auswahl bewegen
        helpEnds = erste und letzte
        helpPages = eine Seite hinauf und hinunter
        helpPanels = nächster und voriger Bereich
        helpPanelNumbers = Devisen, Uhren, Aktien
        helpPickUp = die Karte aufnehmen: Pfeile schieben, {key:carry.drop} legt ab, {key:back} legt zurück
        helpShift = die Karte um einen Platz rücken
        helpOpen = Details der gewählten Karte; auf einer Überschrift: Gruppe einklappen
        helpNeighbours = in den Details: die Karte davor oder danach
        helpFilter = beim Tippen eine Karte in diesem Bereich suchen
        helpAdd = eine Währung, Stadt oder Aktie hinzufügen
        helpRemove = die Karte von der Tafel entfernen
        helpUndo = die letzte Änderung rückgängig machen
        helpRedo = wiederholen, was rückgängig gemacht wurde
        helpCompact = die Kurskarte groß oder kompakt; noch einmal: alle
        helpDensity = Größe aller Karten oder Zeilen: so groß wie möglich, kompakt, groß
        helpName = bei der gewählten Karte eine Gruppe beginnen oder sie umbenennen
        helpFold = die Gruppe ein- oder ausklappen (auch {key:details.open} auf der Überschrift)
        helpDeck = durchgehen, was nicht im Bereich ist, Karte für Karte
        helpQuarters = alle Uhren eine Viertelstunde zurück oder vor; {key:back}: jetzt
        helpDays = alle Uhren einen Tag zurück oder vor
        helpTime = alle Uhren auf eine getippte Zeit, etwa 9am in New York
        helpBaseline = Veränderung zum Schluss vor 1 oder 5 Handelstagen; {key:baseline.choose}{key:baseline.swap} wechselt
        helpSort = die Tabelle nach Veränderung sortieren; noch einmal kehrt um
        helpSortNext = nach der nächsten Spalte sortieren
        helpHandOrder = zurück zur eigenen Reihenfolge
        helpBase = die gewählte Währung zur Basis machen
        helpRefresh = die Kurse jetzt aktualisieren
        helpPause = die Aktualisierung pausieren; noch einmal: weiter
        helpTheme = das nächste Farbschema
        helpHelp = diese Tasten
        helpPalette = einen Befehl suchen und ausführen
        helpQuit = beenden
        helpRedraw = den Bildschirm neu zeichnen
        helpSuspend = in den Hintergrund wechseln
        helpCancel = schließen, was offen ist
        helpSkip = oberste Karte auslassen oder entfernen (auch nach links ziehen)
        helpKeep = die oberste Karte behalten: auf die Tafel (auch nach rechts ziehen)
        helpLater = die oberste Karte unter den Stapel legen
        helpDeckDetails = Details der obersten Karte
        helpDeckUndo = den letzten Wisch rückgängig machen, beliebig oft
        helpRefill = noch einmal zeigen, was ausgelassen wurde
        helpOtherCards = Währungen, Aktien oder Städte; auch {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = zwischen neuen Karten und der eigenen Tafel wechseln
        commands = Befehle
        paletteHint = ein Teil des Befehls, etwa sort oder undo

        # The first keys, told in a corner at the first start.
        welcome = Willkommen
        greetingCarry = {key:carry.pickUp} nimmt auf, Pfeile schieben, {key:carry.drop} legt ab
        greetingAdd = {key:board.add} fügt hinzu, {key:details.open} zeigt mehr, {key:board.undo} macht rückgängig
        greetingHelp = {key:help.open} zeigt alle Tasten; dies verschwindet von selbst

        # Days and dates.
        today = Heute
        tomorrow = Morgen
        yesterday = Gestern
        inDays = +{count} Tage
        daysAgo = −{count} Tage
        monday = Mo
        tuesday = Di
        wednesday = Mi
        thursday = Do
        friday = Fr
        saturday = Sa
        sunday = So
        january = Jan
        february = Feb
        march = Mär
        april = Apr
        may = Mai
        june = Jun
        july = Jul
        august = Aug
        september = Sep
        october = Okt
        november = Nov
        december = Dez
        # {month} is one of the names above: 20 Nov. It stands below charts and in tables: no longer than it must be.
        date = {day}. {month}
        dateWithYear = {day}. {month} {year}
        dateWithWeekday = {weekday}, {date}
        weekdayTime = {weekday} {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset} Std
        hoursOffset = {offset} Std
        sameTime = zeitgleich
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = {time} AM
        timePM = {time} PM
        am = AM
        pm = PM

        # World clocks.
        noSuchZoneHere = Zone unbekannt
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = {when} hier, {distance} · {key:back}: jetzt
        visitedNow = {when} · {key:back}: jetzt
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {difference} ab {when}: Uhren werden dort vorgestellt
        backThere = {difference} ab {when}: Uhren werden dort zurückgestellt
        forwardHere = {difference} ab {when}: Uhren werden hier vorgestellt
        backHere = {difference} ab {when}: Uhren werden hier zurückgestellt
        differenceFrom = {difference} ab {when}

        # What an exchange is doing.
        marketOpen = geöffnet
        marketAuction = Auktion
        marketLunch = Pause
        marketClosed = geschlossen
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}, öffnet in {span}
        opensAt = {exchange} {word}, öffnet {moment}
        closedFor = {exchange} geschlossen: {holiday}
        closedForOpensIn = {exchange} geschlossen: {holiday}, öffnet in {span}
        closedForOpensAt = {exchange} geschlossen: {holiday}, öffnet {moment}
        closesIn = {exchange} {word}, schließt in {span}
        auctionIn = {exchange} {word}, Auktion in {span}
        lunchIn = {exchange} {word}, Pause in {span}
        # The same where there is no room for what it is doing.
        opensNext = {exchange} öffnet in {span}
        opensNextAt = {exchange} öffnet {moment}
        closesNext = {exchange} schließt in {span}
        auctionNext = {exchange} Auktion in {span}
        lunchNext = {exchange} Pause in {span}
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = (Feiertage unbekannt)

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} alt
        cachedAt = gespeichert {moment}
        noFigure = kein Kurs
        notInFeed = nicht geliefert
        noSuchStock = Aktie unbekannt
        symbolHeading = Kürzel
        closeHeading = Schluss
        # With a mark behind it where it sorts: Change ▼
        priceHeading = Kurs
        timeHeading = Zeit
        changeHeading = Veränd.

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} geht zurück
        # The right end of a chart.
        now = jetzt
        closesBack = Schlusskurse und die Veränderung seither
        labelRate = Kurs
        labelPrice = Kurs
        labelTrial = Indikativ
        labelDay = Tag
        labelMonth = Monat
        beforeHours = Vorbörse
        afterHours = Nachbörse
        labelYear = 52 Wochen
        labelVolume = Volumen
        labelNews = Nachrichten
        # {baseline} is d1 or d5.
        labelSince = Ggü. {baseline}
        labelSource = Quelle
        labelMadeAt = Stand
        labelReceived = Abgerufen
        labelBut = Abweichung
        labelMarket = Markt
        labelExchange = Börse
        labelLastError = Fehler
        labelTime = Zeit
        labelDate = Datum
        labelFromHere = Unterschied
        labelFromUTC = Zu UTC
        labelZone = Zeitzone
        labelSoon = Bald
        labelClocks = Uhren
        labelHolidays = Feiertage
        noneYet = noch keiner
        noCloseToMeasure = kein Schlusskurs zum Vergleich
        noChangeDisputed = keine Veränderung berechnet: Quellen widersprechen sich
        noChangeJump = keine Veränderung berechnet: Schlusskurs weicht über 10× ab
        noChangeAhead = keine Veränderung berechnet: Zeit liegt in der Zukunft
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = von {close} am {date}
        monthAtClose = {low} – {high}, Schlusskurse
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} meldet {figure} ({share})
        otherFeedMadeAt = von {moment}; welcher stimmt, ist hier nicht bekannt
        currenciesOpen = geöffnet, Sonntag bis Freitag {time} New York
        currenciesClosed = übers Wochenende geschlossen
        exchangeHoursUnknown = Handelszeiten hier nicht bekannt
        openAlways = rund um die Uhr geöffnet
        onePriceADay = ein Kurs pro Tag
        exchangeState = {place}, {state}; dort {time}
        zoneUnknown = dieses System kennt diese Zone nicht
        clocksForward = werden am {date} um {time} vorgestellt, auf {zone}
        clocksBack = werden am {date} um {time} zurückgestellt, auf {zone}
        noClockChange = keine Umstellung geplant
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = Beispiel

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code} je {base}
        unitPerHundred = {code} je 100 {base}
        fromClose = von {close}
        onDate = am {date}
        noFigureYet = noch kein Kurs
        sourceAgo = {source}, vor {age}
        sourceCached = {source}, gespeichert {moment}
        sourceStale = {source}, veraltet, von {moment}
        # Stamped onto a card on its way out.
        stampKeep = BEHALTEN
        stampSkip = AUSLASSEN
        stampTakeOff = ENTFERNEN
        stampLater = SPÄTER
        # The same words beside the stack, and in small letters.
        hintKeep = behalten
        hintSkip = auslassen
        hintTakeOff = entfernen
        leftCount = noch {count}
        keptCount = {count} behalten
        skippedCount = {count} ausgelassen
        takenOffCount = {count} entfernt
        kept = behalten
        skipped = ausgelassen
        takenOff = entfernt
        notOnBoard = nicht auf der Tafel
        onBoard = auf der Tafel
        currencies = Währungen
        cities = Städte
        hereBar = hier
        thereBar = dort
        stripAsleep = Schlaf
        stripAwake = wach
        stripAtWork = Arbeit
        # Where a card is traded, and whether it is now.
        banksOpen = Interbankenhandel offen
        banksClosed = Am Wochenende geschlossen
        closesFriday = , schließt in {span}, Freitag {time} in New York
        opensSunday = , öffnet in {span}, Sonntag {time} in New York
        timeInCity = {exchange}, {time} in {city}
        officeHours = Bürozeit
        morning = Morgen
        freeDay = Freier Tag
        evening = Abend
        night = Nacht
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = Alles durchgesehen

        # The end of a deck that is used up.
        noneOnBoardRates = Keine Währungen auf der Tafel
        noneOnBoardClocks = Keine Städte auf der Tafel
        noneOnBoardStocks = Keine Aktien auf der Tafel
        noOtherRates = Keine anderen Währungen bekannt
        noOtherClocks = Keine anderen Städte bekannt
        noOtherStocks = Keine anderen Aktien bekannt
        # After a key: r goes once more through those skipped.
        againSkipped = zeigt die ausgelassenen noch einmal
        againKept = zeigt die behaltenen noch einmal
        lastSwipeBack = macht den letzten Wisch rückgängig
        throughOnBoard = zeigt, was auf der Tafel ist
        throughNotOnBoard = zeigt, was nicht auf der Tafel ist
        theBoard = zur Tafel

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = Hier ist nichts aufzunehmen
        nothingToMove = Hier ist nichts zu bewegen
        nothingToRemove = Hier ist nichts zu entfernen
        nothingToOpen = Hier ist nichts zu öffnen; {key:board.add} fügt die erste Karte hinzu
        noCardYet = Hier ist noch keine Karte; {key:board.add} fügt die erste hinzu
        sortedSoNoMove = Die Tabelle ist nach {column} sortiert; {key:stocks.ownOrder} zeigt die eigene Reihenfolge
        sortedSoNoGroup = Die Tabelle ist nach {column} sortiert; {key:stocks.ownOrder} zeigt die eigene Reihenfolge
        groupNeedsName = Eine Gruppe braucht einen Namen; {key:back} lässt alles, wie es war
        groupExists = Es gibt schon eine Gruppe „{name}“; ein anderer Name ist nötig
        groupsFull = Mehr als {count} Gruppen fasst ein Bereich nicht
        cardInNoGroup = Diese Karte ist in keiner Gruppe; {key:group.name} beginnt hier eine
        groupBegun = Gruppe „{name}“ angelegt
        groupRenamed = {old} heißt jetzt {name}
        groupUnchanged = Die Gruppe heißt schon „{name}“
        folded = {name} eingeklappt; {key:group.fold} klappt wieder aus
        unfolded = {name} ausgeklappt
        onlyRateCards = Nur Kurskarten haben zwei Größen; {key:panel.1} geht zu den Devisen
        allCompact = Alle Karten sind schon kompakt; {key:card.tall} macht diese groß
        allTall = Alle Karten sind schon groß; {key:card.compact} macht diese kompakt
        allMadeCompact = Alle Karten sind jetzt kompakt
        allMadeTall = Alle Karten sind jetzt groß
        madeCompact = {name} ist kompakt; noch einmal {key:card.compact} für alle Karten
        madeTall = {name} ist groß; noch einmal {key:card.tall} für alle Karten
        densityAutomatic = {panel}: so groß wie möglich
        densityCompact = {panel}: kompakt, je eine Zeile
        densityLarge = {panel}: große Zahlen
        ownOrderAlready = Die Tabelle ist schon in der eigenen Reihenfolge
        ownOrderNow = {panel} in der eigenen Reihenfolge
        panelSorted = {panel} nach {column} sortiert {mark}; {key:stocks.ownOrder} zeigt die eigene Reihenfolge
        selectRateFirst = Zuerst eine Kurskarte wählen: {key:rates.base} macht ihre Währung zur Basis
        noRateForBase = {code} hat noch keinen Kurs und kann nicht Basis sein
        baseIs = {code} ist jetzt die Basis
        baselineIsOne = d1: Veränderung zum Schlusskurs des Vortags
        baselineIsFive = d5: Veränderung zum Schlusskurs vor fünf Handelstagen
        baselineAlready = {baseline} ist schon der Basistag
        removed = {name} entfernt; {key:board.undo} holt es zurück
        removedHeading = Überschrift {name} entfernt, die Karten bleiben; {key:board.undo} holt sie zurück
        noOtherTheme = Es gibt kein anderes Farbschema
        themeIs = Farbschema: {name}
        nothingToUndo = Nichts rückgängig zu machen
        nothingToRedo = Nichts zu wiederholen
        # {deed} is one of those below.
        undid = Rückgängig gemacht: {deed}
        redid = Wiederholt: {deed}
        deedMove = Verschieben von {name}
        deedMoveGroup = Verschieben der Gruppe {name}
        deedGroup = die Gruppe {name}
        deedRename = Umbenennen von {name}
        deedFold = Einklappen von {name}
        deedUnfold = Ausklappen von {name}
        deedSize = die Größe von {name}
        deedSizeOfAll = die Größe aller Karten
        deedBaseline = der Basistag
        deedSort = die Sortierung
        deedBase = die Basiswährung
        deedTheme = das Farbschema
        deedRemove = Entfernen von {name}
        deedRemoveGroup = Entfernen der Gruppe {name}
        deedAdd = Hinzufügen von {name}
        deedKeep = Behalten von {name}
        deedTakeOff = Entfernen von {name}
        notACurrency = „{text}“ ist kein Währungscode wie JPY
        notACity = „{text}“ ist keine Stadt oder Zeitzone wie Tokyo oder Asia/Tokyo
        notASymbol = „{text}“ ist kein Kürzel wie AAPL oder 2330.TW
        nothingAdded = {problem}; nichts hinzugefügt
        panelFull = Mehr als {count} Einträge fasst ein Bereich nicht
        isTheBase = {code} ist die Basis aller Kurse
        onBoardAlready = {name} ist schon auf der Tafel
        added = {name} hinzugefügt
        askingFeeds = Die Kurse werden aktualisiert
        pausedUntil = Pausiert: {key:feeds.pause} setzt die Aktualisierung fort
        askedAgain = Die Aktualisierung läuft wieder
        boardIsYours = Die Tafel kann wieder verändert werden
        boardTaken = Nur lesbar: Diese Tafel ist in einem anderen fxterm offen
        boardTakenBy = Nur lesbar: Diese Tafel ist in einem anderen fxterm (Prozess {process}) offen
        notATime = „{text}“ ist keine Zeit wie 9am, tomorrow 14:30 oder 9am in New York
        twelveUnclear = „{text}“ kann Mittag oder Mitternacht heißen: 12:00 oder 0:00 eingeben
        noPlaceCalled = Keine Stadt oder Zeitzone heißt „{text}“
        placeMayBe = „{text}“ kann {names} sein: bitte genauer
        noSuchZoneCalled = Dieses System kennt die Zone {zone} nicht
        timeOnDay = {time} am {day}
        timeSkipped = In {place} gibt es {wall} nicht: die Uhren springen darüber
        timeTwice = {wall} kommt in {place} zweimal; dies ist die erste, {zone}
        tooFarOff = Zu weit: Zonen werden nicht hundert Jahre voraus geplant
        setAsideNone = Nichts wurde ausgelassen
        cardsAgain = Eine Karte kommt wieder | {count} Karten kommen wieder
        terminalTooSlow = Dieses Terminal ist zu langsam: Karten springen, statt zu fliegen
        deckIsThrough = Alles durchgesehen; {key:deck.refill} bringt Ausgelassenes zurück, {key:back} zur Tafel
        noSwipe = Kein Wisch rückgängig zu machen
        heldBack = {code}: {source} meldet plötzlich {figure}; ignoriert bis zur Bestätigung
        heldBackMore = {code} und {others} weitere mit unplausiblen Werten; ignoriert bis zur Bestätigung
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} bewirkt hier nichts; {key:help.open} zeigt die Tasten
        keyDoesNothingInDeck = {key} bewirkt hier nichts; {key:deck.skip} lässt aus, {key:deck.keep} behält, {key:back} zur Tafel
        keyDoesNothingInPile = {key} bewirkt hier nichts; {key:deck.skip} entfernt, {key:deck.keep} behält, {key:back} zur Tafel
        keyDoesNothingInDetails = {key} bewirkt hier nichts; {key:back} geht zurück zur Tafel
        thatKey = Diese Taste
        putDownFirst = Erst die Karte ablegen: {key:carry.drop} legt ab, {key:back} legt zurück
        nothingHereYet = Noch nichts hier: {key:board.add} fügt die erste hinzu

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = Neuer Name für {name}:
        nameOfGroup = Name der Gruppe:
        hintName = {key:prompt.accept} benennen · {key:back} abbrechen
        whenItIsHere = Uhren stellen auf (hier):
        whenItIsIn = Uhren stellen auf ({place}):
        hintShow = {key:prompt.accept} zeigen · {key:back} abbrechen
        # Times that may be typed there; each is understood in every language.
        whenExamples = 15.30 Uhr · morgen 14:30 · 9:00 New York
        findIn = In {panel} suchen:
        hintFind = {key:prompt.accept} auswählen · {key:back} abbrechen
        addCurrency = Währung hinzufügen
        addClock = Uhr hinzufügen
        addStock = Aktie hinzufügen
        addCurrencyHint = Code, Name oder Land
        addClockHint = Stadt, Land, Zone oder IST; {key:select.left} {key:select.right} nach Buchstaben
        addStockHint = Kürzel oder Unternehmen
        inAllCount = {count} insgesamt
        foundCount = {count} gefunden
        addedCount = {count} hinzugefügt
        foundAskingMore = {found}, weitere werden gesucht
        foundNoAnswer = hier {found}, die Quelle antwortet nicht
        nothingFoundFor = Nichts gefunden für „{text}“.
        askingFor = „{text}“ wird gesucht …
        noAnswerBecause = Keine Antwort: {problem}
        enterAddsAsTyped = {key:picker.add} fügt {text} hinzu, wie es dasteht, wenn es ein Kürzel ist.
        asTyped = wie getippt

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = nächster Versuch bei der nächsten Abfrage
        askingAgainIn = nächster Versuch in {span}
        failUnreachable = {source} ist nicht erreichbar
        failTimedOut = {source}: keine Antwort rechtzeitig
        failTooMany = {source}: zu viele Anfragen
        failAtFirst = {source}: {host} hat die erste Anfrage abgewiesen (HTTP 429)
        failUnknownSymbol = {source} kennt {symbol} nicht
        thisSymbol = dieses Kürzel
        failRefused = {source}: die Quelle verweigert die Antwort (HTTP {code})
        failNothingThere = {source}: unter dieser Adresse ist nichts (HTTP {code})
        checkSettings = bitte in den Einstellungen prüfen
        checkSpelling = die Schreibweise prüfen
        didYouMean = gemeint vielleicht {names}?
        failOutOfOrder = {source}: die Quelle ist gestört (HTTP {code})
        failNoAnswer = {source}: die Quelle gab keine Antwort (HTTP {code})
        failTooLarge = {source}: die Antwort ist größer als {size} und wurde verworfen
        failRedirect = {source}: die Quelle leitet um; das wird nicht befolgt
        failMalformed = {source}: die Antwort ist nicht, was die Quelle sonst schickt
        failInsecure = {source}: http gilt nur für diesen Rechner; bitte https einstellen
        bytesSize = {count} Byte

        # A change that an earlier version made.
        deedOther = eine Änderung

        # Headings of what fxterm print and fxterm time print.
        printCode = Code
        printName = Name
        printRate = Kurs
        printBaseDay = Basistag
        printBaseRate = Basiskurs
        printBaseClose = Basisschluss
        printChange = Veränderung
        printQuotedAt = Kurszeit
        printSource = Quelle
        printState = Status
        printZone = Zeitzone
        printCity = Stadt
        printDay = Tag
        printOffset = Unterschied
        printTime = Zeit
        printSymbol = Kürzel
        printCurrency = Währung
        printPrice = Kurs
        printOpen = Eröffnung
        printHigh = Hoch
        printLow = Tief
        printClose = Schluss
        printVolume = Volumen
        printSession = Phase
        printItem = Titel
        printAccount = Konto
        printQuantity = Stück
        printValue = Wert
        printDayChange = heute
        printPriceGain = Kursgewinn
        printCurrencyGain = Währung
        printIncome = Dividenden
        printFees = Gebühren
        printTotal = gesamt
        printYearly = pro Jahr
        printWeight = Anteil

        # What fxterm doctor says of the feeds.
        doctorRates = Devisen
        doctorStocks = Aktien
        doctorHistory = Historie
        doctorHeldBack = zurückgehalten, bis eine zweite Antwort sie bestätigt
        doctorState = Status
        doctorLastAnswer = letzte Antwort
        doctorLastError = letzter Fehler
        doctorNextTry = nächster Versuch
        doctorWhatToDo = was zu tun ist
        doctorAlsoAsks [18] = fragt auch
        doctorNotAsked = von dieser Version nicht gefragt
        doctorNone = keiner
        doctorNoAnswerYet = noch keine
        doctorNextRefresh = bei der nächsten Abfrage
        doctorStart = fxterm oder fxterm print starten, das sie fragt
        doctorFallback = nichts; sie wird gefragt, wenn die vorigen ausfallen
        doctorNothing = nichts
        doctorWait = warten
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = in {span}, wie von ihr verlangt
        doctorRest = in {span}, eine Pause nach Fehlern
        justNow = gerade eben
        doctorTime = Zeit
        adviceUnreachable = das Netz und die Adresse in den Einstellungen prüfen
        adviceTimedOut = nichts, wenn es vorübergeht; sonst das Netz prüfen
        adviceTooMany = warten; kommt es wieder, refresh in den Einstellungen verlängern
        adviceAtFirst = seltener fragen hilft nicht: agent in den Einstellungen setzen oder eine andere Quelle dazunehmen
        adviceSymbol = das Kürzel prüfen
        adviceRefused = eine andere Quelle davorstellen: diese verweigert sich
        adviceAddress = die Adresse in den Einstellungen prüfen
        adviceOutOfOrder = warten: der Dienst selbst ist gestört
        adviceChanged = die Adresse prüfen; sonst hat sich der Dienst geändert: neueres fxterm suchen
        adviceRedirect = die Zieladresse eintragen, wenn sie vertrauenswürdig ist
        adviceInsecure = https:// in die Einstellungen schreiben

        # What the command line answers.
        outputNotWritten = die Ausgabe war nicht zu schreiben: die andere Seite ist geschlossen oder voll
        noFiguresNetwork = noch keine Kurse; besteht eine Verbindung?
        noFiguresLately = noch keine Kurse: die Quellen wurden eben erst abgefragt und lieferten keine
        noFeedsSet = keine Kurse: in den Einstellungen steht keine Quelle
        noBarsOf = {code}: keine Kerzen bekannt
        noSuchCurrency = es gibt keine Währung {code}
        noRateOf = keine Quelle hat einen Kurs für {code} geliefert
        noClocksOnBoard = keine Uhren auf der Tafel; eine Stadt nennen, wie 'fxterm time Tokyo'
        tzdataHasNoZone = die tzdata des Systems kennen „{zone}“ nicht
        noCityCalled = keine Stadt oder Zeitzone heißt „{text}“
        sayWhich = „{text}“ kann {names} sein; welche?
        expectedTime = --at „{text}“: erwartet wird eine Zeit wie "2026-11-23 09:00 New York" oder "9am UTC"
        wallTwice = {wall} kommt in {place} zweimal; gemeint ist die erste, {zone}
        tryHelp = Mehr mit 'fxterm --help'.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: in {place} gibt es {wall} nicht: die Uhren springen darüber

        holidayNewYear = Neujahr
        holidayNewYearsEve = Silvester
        holidayLunarNewYear = Chinesisches Neujahr
        holidayTombSweeping = Qingming-Fest
        holidayLabourDay = Tag der Arbeit
        holidayDragonBoat = Drachenbootfest
        holidayMidAutumn = Mondfest
        holidayChuseok = Chuseok
        holidayDoubleNinth = Doppelneunfest
        holidayNationalDay = Nationalfeiertag
        holidayIndependenceDay = Unabhängigkeitstag
        holidayConstitutionDay = Verfassungstag
        holidayRepublicDay = Tag der Republik
        holidayChristmas = Weihnachten
        holidayChristmasEve = Heiligabend
        holidayBoxingDay = 2. Weihnachtstag
        holidayMaundyThursday = Gründonnerstag
        holidayGoodFriday = Karfreitag
        holidayEasterMonday = Ostermontag
        holidayAscension = Christi Himmelfahrt
        holidayWhitMonday = Pfingstmontag
        holidayEpiphany = Dreikönigstag
        holidayMidsummer = Mittsommer
        holidayAllSouls = Allerseelen
        holidayCorpusChristi = Fronleichnam
        holidayCarnival = Karneval
        holidayThanksgiving = Thanksgiving
        holidayMartinLutherKing = Martin-Luther-King-Tag
        holidayPresidentsDay = Presidents' Day
        holidayMemorialDay = Memorial Day
        holidayJuneteenth = Juneteenth
        holidayBankHoliday = Bank Holiday
        holidayKingsBirthday = Geburtstag des Königs
        holidayAnzacDay = Anzac Day
        holidayEidAlFitr = Zuckerfest
        holidayEidAlAdha = Opferfest
        holidayIslamicNewYear = Islamisches Neujahr
        holidayDiwali = Diwali
        holidayVesak = Vesakh
        holidaySongkran = Songkran
        holidayChildrensDay = Kindertag
        holidayPeaceMemorial = Friedensgedenktag
        holidayTeachersDay = Lehrertag
        holidayRestorationDay = Tag der Rückgabe Taiwans
        holidayComingOfAge = Tag der Volljährigkeit
        holidayFoundationDay = Staatsgründungstag
        holidayEmperorsBirthday = Geburtstag des Kaisers
        holidayEquinox = Tagundnachtgleiche
        holidayGoldenWeek = Goldene Woche
        holidayMarineDay = Tag des Meeres
        holidayMountainDay = Tag des Berges
        holidayLabourThanksgiving = Tag des Dankes für die Arbeit
        holidayOther = Feiertag

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = „{text}“
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} oder {last}
        expectedFound = erwartet wird {wanted}, da steht {found}
        expectedAfter = nach {key} wird {wanted} erwartet, da steht {found}
        textNeedsQuotes = erwartet wird ein Wert, da steht {found}; Text braucht Anführungszeichen
        keyNeedsQuotes = ein Schlüssel, der mit {found} beginnt, braucht Anführungszeichen
        unexpectedExtra = nach dem Ende steht noch {found}; bitte entfernen
        tooDeep = zu tief verschachtelt
        valueMissing = am Ende fehlt ein Wert
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = das {open} in Zeile {line} hat kein {close}
        textNotClosed = dem Text fehlt das schließende {close}
        givenTwice = {key} steht zweimal da, zuerst in Zeile {line}
        noEscape = {escape} ist keine Escape-Folge
        escapeNeedsDigits = {escape} braucht {digits} hexadezimale Ziffern
        halfPair = die Hälfte eines Surrogatpaars
        # What may be expected or found.
        anObject = ein Objekt {example}
        aList = eine Liste {example}
        aKey = ein Schlüssel
        aValue = ein Wert
        someText = Text
        someASCII = ASCII-Text von 1 bis 200 Zeichen
        aNumber = eine Zahl
        plainObject = ein Objekt
        plainList = eine Liste
        theEnd = das Ende
        unshowable = ein Zeichen, das nicht zu sehen ist
        secondsRange = {low} bis {high} Sekunden
        noSuchBinding = kein solcher Befehl; fxterm config default nennt alle
        noSuchKeyName = {text} ist keine Taste; möglich sind etwa {examples}
        keyTaken = {key} hat zwei Bedeutungen, {one} und {other}; eine davon braucht eine andere Taste
        keyIsTyped = {key} wird als Text getippt, wo {command} gilt; möglich sind etwa enter oder ctrl-s
        commandNeedsKey = {command} braucht eine Taste
        backNeedsKey = back braucht eine Taste, die kein Zeichen tippt, etwa esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = unbekannter Schlüssel; hier bekannt: {keys}
        keyMissing = {key} fehlt
        keyMissingOneOf = {key} fehlt; möglich: {choices}
        fileUnreadable = nicht lesbar: {reason}
        noSuchFile = diese Datei gibt es nicht; bitte den Pfad prüfen
        saveAsUTF8 = kein UTF-8-Text; die Datei als UTF-8 speichern
        fileEmpty = die Datei ist leer; {example} steht für die Vorgaben, oder die Datei entfernen
        addressEmpty = leer; eine Adresse angeben
        controlCharacter = enthält ein Steuerzeichen; bitte entfernen
        notAnAddress = keine Adresse: {text}; sie sieht aus wie {example}
        notAnAddressBegin = keine Adresse: {text}; sie beginnt mit {example}
        plainHTTPOnlyHere = http ohne s nur für diesen Rechner; https:// schreiben
        mustBe = {key} ist {choices}
        themeMustBe = ein Farbschema ist ein Objekt {example}
        noSuchRole = {name} ist keine Rolle; es gibt {names}
        noSuchPart = {name} ist kein Teil einer Rolle; es gibt {names}
        notAColour = {key}: eine Farbe ist {example}, eine ANSI-Farbe 0 bis 15 oder {standard}
        themeLeftOut = {problem}; das Farbschema fehlt daher
        nameUnreadable = {file} ist nicht lesbar ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = es ist ein Ordner
        isNoPlainFile = es ist keine gewöhnliche Datei
        isTooLarge = sie ist größer als {size}
        isGone = sie ist weg
        isNotUTF8 = sie ist kein UTF-8-Text
        isNotJSON = sie ist kein JSON
        isNoBoard = sie ist keine Tafel
        isAnothers = sie gehört einem anderen Programm
        isOfVersion = sie ist von Version {version}
        isWrongType = {key} ist von falscher Art
        isNull = {key} ist null
        tooManySetAside = zu viele beiseitegelegte Dateien daneben; einige entfernen

        # What is said of the files that the program keeps.
        diskFull = {file}: die Platte ist voll; ist wieder Platz, wird die nächste Änderung gespeichert
        notPermitted = {file}: nicht erlaubt; Datei und Ordner müssen beschreibbar sein
        fileInUse = {file}: von einem anderen Programm belegt; ist es zu, wird die nächste Änderung gespeichert
        fileDamaged = {file}: beschädigt; wegräumen und fxterm neu starten
        diskSilent = {file}: die Platte antwortet nicht; die letzte Änderung ist vielleicht nicht gespeichert
        fileFailed = {file}: {reason}; bis das behoben ist, wird dort nichts gespeichert
        noHome = kein Home-Verzeichnis; HOME setzen
        fileSetAside = {file} war nicht lesbar ({reason}); aufgehoben als {name}
        fileLeftAlone = {file} war weder zu lesen ({reason}) noch beiseitezulegen; bis sie weggeräumt ist, wird dort nichts gespeichert
        fileIsNewer = {file} stammt von einem neueren fxterm (Version {version}); mit diesem hier wird dort nichts gespeichert
        folderIsOpen = {file} steht anderen Nutzern offen; chmod 700 schließt ihn
        entriesLeftOut = {file}: {count} ungültiger Eintrag wird ausgelassen | {file}: {count} ungültige Einträge werden ausgelassen

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = das Programm fxterm-collector fehlt: neu installieren
        feedsUnfit = fxterm-collector lässt sich nicht starten: neu installieren
        feedsNoRoom = dem System fehlt ein Prozess oder Thread für fxterm-collector; andere Programme schließen
        feedsStopped = der Sammeldienst ist beendet, siehe Protokoll
        feedsSilent = fxterm-collector antwortete nicht und wurde beendet
        proxyNotFound = der Proxy wurde nicht gefunden
        noNetwork = kein Netz
        noConnection = keine Verbindung
        nameNotKnown = Host nicht gefunden (offline?)
        certificateNotTrusted = das Zertifikat ist nicht vertrauenswürdig
        noSecureConnection = keine sichere Verbindung
        connectionBrokeOff = die Verbindung brach ab
        breaksOff = sie bricht mittendrin ab
        figuresLeftOut = {count} Eintrag war unbrauchbar und fehlt | {count} Einträge waren unbrauchbar und fehlen

        # What else is said on the screen.
        pasteDoesNothing = Eingefügter Text bewirkt hier nichts: {key:board.add} sucht nach Namen und nimmt ihn an
        settingsReloaded = Einstellungen neu geladen
        listInSettings = die Liste in den Einstellungen
        zonesInFolder = tzdata {version} in {folder}
        zonesMissing = Keine Zeitzonendaten: bitte tzdata installieren. Bis dahin gibt es nur UTC
        unknownVersion = unbekannter Version

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = die Option {option} braucht einen Wert
        noSuchOption = {option} ist keine Option oder nimmt keinen Wert
        # Options, and the command that they are for.
        onlyWith = {options}: nur mit {command}
        takesNoMore = {command} nimmt nur {options}
        noSuchCommand = unbekannter Befehl {text}
        optionExpected = {option} {text}: erwartet wird {choices}
        cannotPrint = {text} ist nicht zu drucken: erwartet wird {choices}
        needsItem = {command} braucht einen Eintrag, etwa {example}
        noDescriptors = dem System fehlen Dateideskriptoren; andere Programme schließen
        noThreads = dem System fehlen Threads: diese Tafel wird nicht aktualisiert; andere Programme schließen
        stoppedByFault = fxterm {version} ist abgestürzt. Einzelheiten stehen am Ende von {file}; Fehler melden: {place}
        notATerminal = {stream} ist kein Terminal; fxterm print braucht keines
        standardInput = die Standardeingabe
        standardOutput = die Standardausgabe
        terminalTooSimple = der Terminaltyp {type} kann den Cursor nicht setzen; TERM auf das wirkliche Terminal stellen
        terminalUnknown = keine Beschreibung des Terminaltyps {type}; ncurses-base installieren oder TERM setzen

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Aufruf:
        # What stands for what the user fills in: --config FILE.
        wordFile = DATEI
        wordItem = EINTRAG
        wordCity = STADT
        wordTime = ZEIT
        wordCommand = BEFEHL
        aboutProgram = Ein Marktüberblick im Terminal: Kurskarten, Weltuhren und Aktientabelle.
        aboutPrint = die Tafel oder Teile davon einmal ausgeben
        aboutWatch = eine Zeile für jeden Wert ausgeben, der sich ändert
        aboutCollect = die Werte der Tafel ohne Tafel aktuell halten
        aboutTime = zeigen, wie spät es dort ist, jetzt oder zu einer anderen Zeit
        aboutDoctor = den Zustand jeder Quelle zeigen, ohne Abfragen
        aboutSettings = Ort der Einstellungen, ihre Prüfung oder ihre Vorgaben
        aboutConfig = die Einstellungen von dort lesen
        aboutDemo = Markt mit Beispieldaten; speichert nichts
        aboutFormat = Format; ohne Angabe table
        aboutLineFormat = Format; ohne Angabe lines
        aboutAt = eine andere Zeit, hier oder am genannten Ort:
        aboutBaseline = Veränderung zum Schluss vor 1 oder 5 Handelstagen
        aboutRange = Zeitraum der Kerzen; ohne Angabe 1mo
        aboutInterval = Dauer einer Kerze; ohne Angabe je nach range
        aboutHome = die Währung der Summen; sonst die eigene
        aboutOnDay = Stand am Ende eines Tages
        aboutHelp = dieser Text
        aboutVersion = die Version
        aboutKeys = Auf der Tafel zeigt {key:help.open} die Tasten. Die Einstellungen liegen in
        aboutExit = Rückgabe: 0 erledigt, 1 es ging nicht, 2 falscher Aufruf.
        collecting = Die Werte der Tafel bleiben aktuell; Ctrl-C beendet.

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: in Ordnung
        settingsNone = {file}: nicht vorhanden; es gelten die Vorgaben
        settingsFileHead = Einstellungen von fxterm mit ihren Vorgaben. Was fehlt, hat seine Vorgabe.
        settingRates = Quellen für Wechselkurse. Die erste wird zuerst gefragt, die anderen springen ein, wenn sie ausfällt.
        settingStocks = Quellen für Aktien, ebenfalls nach Vorrang: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Weist eine Quelle den User-Agent des Programms ab, setzt agent einen anderen.
        settingHistory = Quellen für frühere Wechselkurse, für Veränderungen und Charts.
        settingRatesRefresh = Sekunden zwischen zwei Abfragen der Kurse.
        settingStocksRefresh = Sekunden zwischen zwei Abfragen der Aktien.
        settingColours = Farbe für steigende Werte: "auto" nach Gebietsschema, "red-up" (rot) oder "green-up" (grün).
        settingColourDepth = Anzahl der Farben: "auto" nach Terminal, "24bit", "256" oder "16". Gilt ab dem nächsten Start.
        settingGraphics = Charts in Pixeln: "auto", wo das Terminal es kann (kitty, Sixel) und nicht über SSH, oder "off". Gilt ab dem nächsten Start.
        settingFlags = Flaggen auf den Kurskarten.
        settingSeconds = Sekunden auf den Uhren.
        settingHours = Stundenzählung: 12, 24 oder "auto" nach Gebietsschema.
        settingLanguage = Sprache: "auto" nach Gebietsschema, en, zh_TW, zh_CN, ja, ko, id, de, es oder mit Land wie de_AT.
        settingTheme = Farbschema: "default" ist dunkel oder hell wie das Terminal; {key:theme.next} zeigt auf der Tafel die anderen.
        settingMouse = Maus; false überlässt sie dem Terminal, etwa zum Markieren von Text.
        settingASCII = true zeichnet nur mit ASCII; "auto" nur dann, wenn das Gebietsschema nicht UTF-8 ist.
        settingAmbiguousWidth = Spalten für Zeichen mehrdeutiger Breite; 2, wenn das Terminal sie breit darstellt.
        settingMotion = Animation der Karten im Stapel.
        settingKeys = Tasten jedes Befehls; [] nimmt ihm alle.
        groupChart = Charts
        helpChart = Chart der gewählten Karte im Vollbild; noch einmal: zurück
        keyChart = Chart
        helpChartRange = Zeitraum: von einem Tag bis zehn Jahre
        keyRange = Zeitraum
        helpChartMax = die ganze Historie
        helpChartShape = Kerzen, Linie oder Fläche
        keyShape = Charttyp
        helpChartScale = linear, logarithmisch oder in Prozent
        keyScale = Skala
        helpIndicators = gleitende Durchschnitte, Bollinger-Bänder, RSI, MACD
        keyIndicators = Indikatoren
        helpMark = die Kerze am Fadenkreuz markieren und von ihr an messen
        keyMark = markieren
        helpZoom = um das Fadenkreuz vergrößern und verkleinern
        keyZoom = Zoom
        helpPan = früher und später
        keyRead = ablesen
        noChartOf = Kein Chart für {name}
        indicatorsTitle = Technische Indikatoren
        shapeCandles = Kerzen
        shapeLine = Linie
        shapeArea = Fläche
        scaleLinear = linear
        scaleLog = logarithmisch
        scalePercent = Prozent
        rangeDays = {count}T
        rangeMonths = {count}M
        rangeYears = {count}J
        rangeYTD = YTD
        rangeMax = Max
        barOpen = E
        barHigh = H
        barLow = T
        barClose = S
        barVolume = Vol
        daysApart = {count} Tag | {count} Tage
        chartOfCloses = Nur Tagesschlusskurse: keine Quelle liefert Kerzen
        chartAsking = Kerzen werden geladen …
        chartBegins = Historie ab {date}
        keyOnOff = an oder aus
        helpCompare = mit anderen auf der Tafel vergleichen, in Prozent
        keyCompare = vergleichen
        helpChartCurrency = Kurse in der Basiswährung
        keyCurrency = Währung
        compareTitle = Vergleichen mit
        comparesNoMore = Ein Chart vergleicht höchstens {count} Werte
        noOtherCurrency = Die Kurse sind schon in der Basiswährung
        noCommonDays = Kein Tag bekannt, an dem alle gehandelt wurden
        chartAtEnd = Das sind die neuesten Kerzen
        chartAtLimit = Weiter geht es nicht
        aboutChart = einen Chart zeichnen oder mehrere Werte vergleichen
        aboutType = Charttyp; ohne Angabe candles
        aboutScale = Skala der Kurse; ohne Angabe linear
        aboutSize = Spalten und Zeilen; ohne Angabe nach dem Terminal
        aboutSVG = Bild in eine Datei; - für die Standardausgabe
        positions = Positionen
        noPositions = Noch keine Positionen
        positionsComeOfFile = Positionen stehen in der Datei der Transaktionen; {key:positions.add} trägt ein
        positionCount = {count} Position | {count} Positionen
        helpPositions = Positionen, wenn es eine Datei der Transaktionen gibt
        helpHideAmounts = Beträge der Positionen aus- oder einblenden
        keyHideAmounts = Beträge
        amountsHidden = Beträge sind ausgeblendet · {key:amounts.hide} zeigt sie
        amountsShown = Beträge sind eingeblendet
        quantityHeading = Stück
        valueHeading = Wert
        todayHeading = Heute
        gainHeading = Gewinn
        weightHeading = Anteil
        labelCost = Einstand
        labelPriceGain = Kursgewinn
        labelCurrencyGain = Währung
        labelIncome = Dividenden
        labelFees = Gebühren
        labelTotalReturn = Gesamt
        labelYearlyReturn = Pro Jahr
        labelAverageCost = Ø Einstand
        labelLots = Posten
        missingPrice = kein Kurs von {code}
        missingClose = kein Schlusskurs von {code}
        missingCurrency = Währung von {code} unbekannt
        missingRate = kein Kurs des {code} am {day}
        missingRow = Zeile {line} der Datei ist nicht verwendbar
        rowsWithMistakes = {count} Zeile ist nicht verwendbar | {count} Zeilen sind nicht verwendbar
        helpAdjustment = Kurse um Splits, auch um Dividenden oder gar nicht bereinigen
        adjustedSplits = splitbereinigt
        adjustedTotal = mit Dividenden
        adjustedNot = unbereinigt
        eventDividend = Dividende {amount}
        eventSplit = Split {ratio}
        untoldSplit = {date}: evtl. ein Split {ratio}, den keine Quelle meldet
        aboutAdjust = frühere Kurse bereinigen; ohne Angabe splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = die Zeile ist länger als {size}
        textBehindQuote = nach dem schließenden Anführungszeichen folgt Text; ein Anführungszeichen im Text als "" schreiben
        tooManyFields = {count} Werte bei {columns} Spalten; Werte mit Trennzeichen in Anführungszeichen setzen
        headerExpected = erwartet wird eine Kopfzeile wie {example}
        columnMissing = in der Kopfzeile fehlt die Spalte {column}
        columnTwice = die Kopfzeile nennt die Spalte {column} zweimal
        valueNeeded = ein Wert ist erforderlich
        valueNeededBy = eine Zeile vom Typ {type} braucht einen Wert
        valueUnused = eine Zeile vom Typ {type} hat diesen Wert nicht; bitte leer lassen
        exampleLike = etwas wie {example}
        noSuchDay = den {day} gibt es nicht
        dayOutOfRange = {day} liegt nicht zwischen {first} und {last}
        commaInNumber = {text} enthält ein Komma; Zahlen wie {example} schreiben
        isNegative = darf nicht negativ sein
        isZero = muss größer als 0 sein
        tooManyDecimals = hat mehr als {most} Nachkommastellen
        tooManyDigits = hat mehr als {most} Ziffern
        textTooLong = ist länger als {most} Zeichen
        moreThanHeld = verkauft mehr als die vorhandenen {quantity}
        otherCurrency = ist in {currency}, die Kurse des Wertes aber in {unit}
        lotNotUnderstood = erwartet wird eine Zeile wie {example}
        notYahoos = {text} ist kein Symbol von Yahoo Finance; bitte wie {example} schreiben
        canMeanTwo = {text} lässt sich auf zwei Arten lesen; mit {option} angeben, welche gilt
        columnNotInFile = die Datei hat keine Spalte {column}
        noRowAtLine = in Zeile {line} beginnt keine Transaktion
        rowChanged = ein anderes Programm hat die Transaktion in Zeile {line} geändert
        transactionsFine = {file}: {count} Transaktion, keine Fehler | {file}: {count} Transaktionen, keine Fehler
        transactionsNone = {file}: noch nicht vorhanden; die erste Transaktion legt sie an
        importAdded = {file}: {count} Transaktion hinzugefügt | {file}: {count} Transaktionen hinzugefügt
        importWouldAdd = {file}: {count} Transaktion würde hinzugefügt | {file}: {count} Transaktionen würden hinzugefügt
        importKnown = {count} war schon vorhanden | {count} waren schon vorhanden
        importStopped = nichts importiert; bitte zuerst diese Zeilen berichtigen
        aboutTransactions = Transaktionen importieren, exportieren, prüfen; Datei nennen
        aboutImportFormat = Art der Datei; sonst nach ihrem Namen
        aboutMap = Spalten und Typen des Brokers: date=Datum,buy=Kauf
        aboutAccount = Depot importierter Zeilen, die keines nennen
        aboutLotDay = Kauftag importierter Posten; sonst heute
        aboutDecimal = Dezimalzeichen der importierten Zahlen
        aboutDates = was in Tagen wie 3/4/2024 zuerst kommt
        aboutDryRun = zeigen, was importiert würde; nichts schreiben
        keyAmount = Betrag
        keyNoAmount = Betrag löschen
        helpAmount = einen Betrag wie 250 EUR auf jeder Kurskarte zeigen
        helpInvert = umgekehrt umrechnen: 250 jeder Währung
        amountQuestion = Betrag:
        amountCleared = Betrag entfernt · {key:amount.open} neuer Betrag
        noAmountToInvert = Noch kein Betrag · {key:amount.open} eingeben
        dayToCome = {day} liegt in der Zukunft
        noRateOfDay = kein Kurs vom {date}
        amountNumberMissing = eine Zahl fehlt
        amountUnexpected = „{text}“ gehört nicht hierher
        amountUnclosed = die Klammer ist nicht geschlossen
        amountDivisionByZero = Division durch null
        amountTooLarge = die Zahl hat mehr als 38 Stellen
        amountTooLong = der Text ist zu lang
        amountAmbiguous = {text}: Nachkommastellen oder Tausender?
        amountGrouping = {text}: Tausender haben drei Ziffern
        amountDayMissing = der Tag fehlt, etwa 2024-03-01
        amountNoSuchDay = es gibt keinen Tag {text}; Form: 2024-03-01
        amountMargin = eine Marge liegt unter 100 %, nicht bei {text} %
        mistakeAt = {what} (Stelle {place})
        settingMargin = Prozent, die eine Bank von Beträgen nimmt, 0 bis unter 100.
        percentRange = eine Zahl von 0 bis unter 100
        aboutConvert = einen Betrag umrechnen, jetzt oder zu den Kursen eines Tages
        aboutOn = ein vergangener Tag, dessen Kurse gelten
        aboutMargin = Prozent, die eine Bank nimmt, etwa 2.5
        wordAmount = BETRAG
        wordDay = TAG
        printAmount = Betrag
        needsAmount = {command} braucht einen Betrag, etwa {example}
        settingHome = Heimatwährung der Positionen, etwa "TWD"; "auto" ist die Basis der Tafel.
        settingCostMethod = Posten, die ein Verkauf nimmt: "fifo" die ältesten zuerst, "average" einen Teil von allen.
        aboutPrivate = Beträge der Positionen ausblenden
        helpEnter = eine Transaktion eintragen, etwa buy 10 AAPL 187.40
        entryQuestion = Transaktion:
        entryBuy = {quantity} {item} zu {price} gekauft am {date}
        entrySell = {quantity} {item} zu {price} verkauft am {date}
        entryDividend = Dividende von je {price} auf {quantity} {item} am {date}
        entrySplit = Split von {item} am {date}, {quantity} für jede
        entryFee = Gebühr von {price} am {date}
        entryFeeOf = Gebühr von {price} für {item} am {date}
        entryDeposit = {price} eingezahlt am {date}
        entryWithdraw = {price} abgehoben am {date}
        entryWithFee = Gebühr {price}
        entryRate = Wechselkurs {rate}
        entryAccount = in {account}
        entryMissing = noch nötig: {what}
        entryQuantity = Stückzahl
        entryFactor = Faktor wie 4:1
        entryItem = Kürzel
        entryPrice = Kurs
        entryCurrency = Währung
        entryInAccount = Konto
        deedEnter = Transaktion {name}
        entryChanged = {deed}: steht nicht mehr so in der Datei; nichts rückgängig gemacht
        enteredInDemo = {what} (Demo, nicht gespeichert)
        transactionsNotSaved = Die letzten Einträge konnten nicht in transactions.csv gespeichert werden
        noPositionsYet = Noch keine Positionen; {key:positions.add} trägt eine Transaktion ein
        """#
}
