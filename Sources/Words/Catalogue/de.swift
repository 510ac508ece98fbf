extension Catalogue {
    /// German. How to edit it: docs/howto/translate.md.
    static let german: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = Devisen
        clocks = Uhren
        worldClocks = Weltuhren
        stocks = Aktien
        deck = Stapel
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel} · andere Zeit
        currencyCount = {count} Währung | {count} Währungen
        clockCount = {count} Uhr | {count} Uhren
        stockCount = {count} Aktie | {count} Aktien
        # The mean change of a group of stocks.
        mean = Mittelwert
        noCurrencies = Keine Währungen hier. Mit {key:board.add} eine hinzufügen.
        noClocks = Keine Uhren hier. Mit {key:board.add} eine hinzufügen.
        noStocks = Keine Aktien hier. Mit {key:board.add} eine hinzufügen.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part} von {count}
        linesOf = Zeilen {part} von {count}
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}, {next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = nach {column}
        symbolColumn = Kürzel
        priceColumn = Kurs
        changeColumn = Veränderung
        quantityColumn = Stückzahl
        valueColumn = Wert
        gainColumn = Gewinn/Verl.
        gainShareColumn = G/V in %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = Fenster zu klein ({present}); fxterm braucht {size}
        needsSizeShort = mindestens {size}

        # How old figures are.
        live = live
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = Referenzkurs
        cached = gespeichert
        stale = veraltet
        # The state of a figure of a past day that the user asked for.
        past = historisch
        # At the top of the board: all figures are closes of that day.
        asOfDay = Stand {day}
        asOfDayBack = Stand {day} · {key:back} jetzt
        # Items whose closes have arrived, of those requested.
        closesProgress = {done} von {count}
        offline = offline
        # Made-up figures: this must be seen at once.
        sampleData = BEISPIELDATEN
        demoData = DEMO · BEISPIELDATEN
        asking = wird geladen …
        noFiguresYet = noch keine Daten
        noAnswer = keine Antwort
        paused = pausiert
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = live, {moment}
        offlineOf = offline, Stand {moment}
        staleOf = veraltet, Stand {moment}
        cachedOf = gespeichert, Stand {moment}
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} verweigert; {other} seit {moment}
        failingStandIn = {source} gestört; {other} seit {moment}

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
        keyBaseline = Vergleich
        keySort = sortieren
        keyFold = einklappen
        keyNow = jetzt
        keyBase = Basis
        keyInverse = Kehrwert
        keyTime = Zeit
        # Shows the board as it was on a past day.
        keyDay = Stichtag
        # Keys that move a past day on by one day.
        keyByDay = Tag
        keyByWeek = Woche
        keyHelp = Hilfe
        keyQuit = beenden
        keyCarry = verschieben
        keyDrop = ablegen
        keyPutBack = abbrechen
        keyOneDay = ein Handelstag zurück
        keyFiveDays = fünf Handelstage zurück
        keySwap = wechseln
        # A key to type a baseline such as 3m.
        keyTypeOne = eingeben
        keyLeave = so lassen
        keyChoose = wählen
        keyAddAndGoOn = hinzufügen, weiter
        keyClose = schließen
        keyNameIt = speichern
        keyCancel = abbrechen
        keyShowIt = zeigen
        keyScroll = blättern
        keyBack = zurück
        keySkip = auslassen
        keyKeep = behalten
        keyLater = später
        keyBoard = Tafel
        keyRefill = zurückholen
        keyOtherCards = andere Karten
        keyOnOffBoard = neu/auf Tafel
        keySearch = suchen
        keyCommands = Befehle
        keyRun = ausführen

        # The help: its groups, and a sentence for each key.
        keys = Tasten
        escCloses = {key:back} schließt
        noSuchKey = Keine Taste für „{text}“; {key:back} zeigt alle
        groupMove = Navigieren
        groupArrange = Anordnen
        groupDeck = Der Stapel
        groupTime = Zeitreise
        groupFigures = Kurse
        groupProgram = Allgemein
        helpSelect = Auswahl bewegen
        helpEnds = erste / letzte Karte
        helpPages = eine Seite nach oben / unten
        helpPanels = nächster / voriger Bereich
        helpPanelNumbers = zu Devisen, Uhren, Aktien
        helpPickUp = Karte aufnehmen: Pfeile schieben, {key:carry.drop} legt ab, {key:back} legt zurück
        helpShift = Karte um einen Platz verschieben
        helpMarkCards = Karte markieren und weiter: {key:group.name} gruppiert sie mit der gewählten
        helpOpen = Details der gewählten Karte; auf einer Überschrift: Gruppe einklappen
        helpNeighbours = in den Details: vorige / nächste Karte
        helpFilter = Karte in diesem Bereich suchen; noch einmal {key:board.filter}: auf allen Tafeln
        helpAdd = Währung, Stadt oder Aktie hinzufügen
        helpRemove = Karte von der Tafel entfernen
        helpUndo = letzte Änderung rückgängig machen
        helpRedo = rückgängig gemachte Änderung wiederholen
        helpCompact = Kurskarte größer / kleiner; noch einmal: alle Karten
        helpDensity = Größe der Karten oder Zeilen: automatisch, kompakt, groß
        helpMap = Heatmap nach Veränderung (Positionen: nach Wert, dann gleich groß)
        helpName = gewählte und markierte Karten gruppieren oder Gruppe umbenennen
        helpFold = Gruppe ein- oder ausklappen (auch {key:details.open} auf der Überschrift)
        helpDeck = mögliche neue Karten einzeln durchgehen
        helpQuarters = Uhren um 15 Minuten, Stichtag um einen Tag zurück / vor; {key:back}: jetzt
        helpDays = Uhren um einen Tag, Stichtag um eine Woche zurück / vor
        helpTime = alle Uhren auf eine Zeit stellen, z. B. 9am in New York
        helpDay = die Tafel an einem Stichtag: 2020-03-20, last friday, -1y; {key:back}: jetzt
        helpBaseline = Vergleich: vor 1 oder 5 Tagen, Jahresbeginn, jeder Tag; {key:baseline.choose}{key:baseline.swap} wechselt
        helpSort = Tabelle nach Veränderung sortieren; noch einmal: umgekehrt
        helpSortNext = nach der nächsten Spalte sortieren
        helpHandOrder = zurück zur eigenen Reihenfolge
        helpBase = gewählte Währung zur Basiswährung machen
        helpInverse = Kurs umgekehrt anzeigen: USD je JPY
        helpInverseAll = alle Kurse umgekehrt anzeigen
        helpUnits = alle Kurse für 1, 100 oder 1000 Einheiten anzeigen
        helpRefresh = jetzt aktualisieren
        helpPause = Aktualisierung pausieren oder fortsetzen
        helpTheme = nächstes Farbschema
        helpHelp = diese Hilfe anzeigen
        helpPalette = Befehl suchen und ausführen
        helpQuit = beenden
        helpRedraw = Bildschirm neu zeichnen
        helpSuspend = fxterm anhalten; fg in der Shell setzt es fort
        helpCancel = offenes Fenster oder Eingabe schließen
        helpSkip = oberste Karte auslassen oder entfernen (oder nach links ziehen)
        helpKeep = oberste Karte auf der Tafel behalten (oder nach rechts ziehen)
        helpLater = später: Karte unter den Stapel legen
        helpDeckDetails = Details der obersten Karte
        helpDeckUndo = Wischen rückgängig machen, Karte für Karte
        helpRefill = ausgelassene Karten zurückholen
        helpOtherCards = zwischen Währungen, Aktien, Städten wechseln; auch {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = zwischen neuen Karten und der eigenen Tafel wechseln
        commands = Befehle
        paletteHint = Befehl eingeben, z. B. sort oder undo

        # The first keys, told in a corner at the first start.
        welcome = Willkommen
        greetingCarry = {key:carry.pickUp} nimmt auf, Pfeile schieben, {key:carry.drop} legt ab
        greetingAdd = {key:board.add} fügt hinzu, {key:details.open} zeigt mehr, {key:board.undo} macht rückgängig
        greetingDeck = {key:deck.open} öffnet einen Kartenstapel: {key:deck.keep} behält, {key:deck.skip} lässt aus
        greetingHelp = {key:help.open} zeigt alle Tasten, {key:boards.open} weitere Tafeln; dies verschwindet von selbst

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset = {offset} Std.
        hoursOffset = {offset} Std.
        sameTime = zeitgleich
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = {time} AM
        timePM = {time} PM
        am = AM
        pm = PM

        # World clocks.
        noSuchZoneHere = Zeitzone unbekannt
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

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} alt
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt = gespeichert {moment}
        noFigure = kein Kurs
        notInFeed = nicht verfügbar
        noSuchStock = Aktie unbekannt
        symbolHeading = Kürzel
        closeHeading = Schluss
        # With a mark behind it where it sorts: Change ▼
        priceHeading = Kurs
        timeHeading = Zeit
        changeHeading = Veränd.

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} geht zurück
        # The right end of a chart.
        now = jetzt
        closesBack = Schlusskurse und die Veränderung seither
        labelRate = Kurs
        labelAmount = Betrag
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
        labelChanges = Veränderung
        labelSource = Quelle
        labelMadeAt = Stand
        labelThroughDollar = Über USD
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
        labelSoon = Umstellung
        labelClocks = Uhren
        labelHolidays = Feiertage
        noneYet = noch keiner
        noCloseToMeasure = kein Schlusskurs zum Vergleich
        noChangeDisputed = Veränderung ausgeblendet: zwei Quellen widersprechen sich
        noChangeJump = Veränderung ausgeblendet: Schlusskurs weicht um mehr als das 10-Fache ab
        noChangeAhead = Veränderung ausgeblendet: Zeitstempel liegt in der Zukunft
        noCloseBefore = kein Schlusskurs vor dem {day}
        noCloseThatDay = die Quelle hat keinen Schlusskurs dieses Tages
        noPastNotBefore = der Kurs ist nicht neuer als der Vergleichstag
        noPastFeed = keine eingestellte Quelle hat ältere Schlusskurse
        noCloseOfSource = Veränderung ausgeblendet: die Schlusskurse dieser Zeit sind von {source}
        closesLoading = ältere Schlusskurse werden geladen
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = von {close} am {date}
        monthAtClose = {low} – {high}, Schlusskurse
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} nennt {figure} ({share})
        otherFeedMadeAt = Stand {moment}; welcher Kurs stimmt, ist unklar
        currenciesOpen = geöffnet von Sonntag bis Freitag, {time} Ortszeit New York
        currenciesClosed = am Wochenende geschlossen
        exchangeHoursUnknown = Handelszeiten unbekannt
        openAlways = rund um die Uhr geöffnet
        onePriceADay = ein Kurs pro Tag
        exchangeState = {place}, {state}; dort {time}
        zoneUnknown = dieses System kennt diese Zeitzone nicht
        clocksForward = werden am {date} um {time} vorgestellt, auf {zone}
        clocksBack = werden am {date} um {time} zurückgestellt, auf {zone}
        noClockChange = keine Zeitumstellung geplant
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = Beispiel

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code} je {base}
        unitPerMany = {code} je {count} {base}
        fromClose = von {close}
        onDate = am {date}
        noFigureYet = noch kein Kurs
        sourceAgo = {source}, vor {age}
        sourceCached = {source}, gespeichert {moment}
        sourceStale = {source}, veraltet, Stand {moment}
        # Stamped onto a card on its way out.
        stampKeep = BEHALTEN
        stampSkip = AUSLASSEN
        stampTakeOff = ENTFERNEN
        stampLater = SPÄTER
        # The same words beside the deck, and in small letters.
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
        stripAwake = Freizeit
        stripAtWork = Arbeit
        # Where a card is traded, and whether it is now.
        banksOpen = Interbankenmarkt geöffnet
        banksClosed = Am Wochenende geschlossen
        closesFriday = , schließt in {span}, Freitag {time} in New York
        opensSunday = , öffnet in {span}, Sonntag {time} in New York
        timeInCity = {exchange}, {time} in {city}
        officeHours = Bürozeiten
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
        noOtherRates = Keine weiteren Währungen
        noOtherClocks = Keine weiteren Städte
        noOtherStocks = Keine weiteren Aktien
        # After a key: r goes once more through those skipped.
        againSkipped = zeigt die ausgelassenen noch einmal
        againKept = zeigt die behaltenen noch einmal
        lastSwipeBack = macht das letzte Wischen rückgängig
        throughOnBoard = zeigt, was auf der Tafel ist
        throughNotOnBoard = zeigt, was nicht auf der Tafel ist
        theBoard = zur Tafel

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = Hier ist nichts aufzunehmen
        nothingToMove = Hier ist nichts zu verschieben
        nothingToRemove = Hier ist nichts zu entfernen
        nothingToOpen = Hier ist nichts zu öffnen; {key:board.add} fügt einen Eintrag hinzu
        noCardYet = Noch keine Karten; {key:board.add} fügt eine hinzu
        sortedSoNoMove = Tabelle nach {column} sortiert; {key:stocks.ownOrder} zeigt die eigene Reihenfolge, dann verschieben
        sortedSoNoGroup = Tabelle nach {column} sortiert; {key:stocks.ownOrder} zeigt die eigene Reihenfolge, dann gruppieren
        groupNeedsName = Namen der Gruppe eingeben; {key:back} bricht ab
        groupExists = Eine Gruppe „{name}“ gibt es schon; anderen Namen wählen
        groupsFull = Ein Bereich fasst höchstens {count} Gruppen
        cardInNoGroup = Diese Karte ist in keiner Gruppe; {key:group.name} legt eine an
        groupBegun = Gruppe „{name}“ angelegt
        marked = Markiert: {names}; {key:group.name} gruppiert diese und die gewählte Karte
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
        densityAutomatic = {panel}: automatische Größe
        densityCompact = {panel}: kompakt, je eine Zeile
        densityLarge = {panel}: große Zahlen
        mapShown = {panel}: Heatmap, nach Veränderung gefärbt
        mapByValue = {panel}: Heatmap, jede Kachel so groß wie ihr Wert
        mapEqual = {panel}: Heatmap, alle Kacheln gleich groß
        mapHidden = {panel}: Heatmap aus
        noMapHere = Nur Devisen, Aktien und Positionen haben eine Heatmap; {key:panel.1} zeigt die Devisen
        ownOrderAlready = Die Tabelle ist schon in der eigenen Reihenfolge
        ownOrderNow = {panel}: wieder in der eigenen Reihenfolge
        groupedByAccount = Positionen nach Depot
        groupedByCurrency = Positionen nach Währung
        groupedNot = Positionen ohne Gruppen
        groupingImpossible = Alle Positionen liegen in einem Depot und einer Währung
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel} nach {column} sortiert {mark}; {key:stocks.ownOrder} zeigt wieder die eigene Reihenfolge
        selectRateFirst = Zuerst eine Kurskarte wählen: {key:rates.base} macht ihre Währung zur Basiswährung
        noRateForBase = {code} hat noch keinen Kurs und kann nicht Basiswährung sein
        baseIs = {code} ist jetzt die Basiswährung
        ratesInverse = Kurse sind jetzt umgekehrt; {key:rates.invertAll} kehrt sie wieder um
        ratesDirect = Kurse sind wieder in der üblichen Richtung
        ratesFor = Kurse gelten jetzt für {count} Einheiten
        baselineAlready = {baseline} ist schon der Vergleichstag
        baselineIs = {baseline}: Veränderung {since}
        # The title of a list of days.
        baselineTitle = Veränderung messen seit
        # What is typed follows.
        baselineQuestion = Veränderung seit:
        notABaseline = „{text}“ ist kein Vergleichstag: d1 bis d250, wtd, mtd, qtd, ytd, 3m, 10y oder 2024-03-01 eingeben
        removed = {name} entfernt; {key:board.undo} macht es rückgängig
        removedHeading = Überschrift {name} entfernt, die Karten bleiben; {key:board.undo} macht es rückgängig
        noOtherTheme = Es gibt kein anderes Farbschema
        themeIs = Farbschema: {name}
        nothingToUndo = Nichts rückgängig zu machen
        nothingToRedo = Nichts zu wiederholen
        # {deed} is one of those below.
        undid = Rückgängig: {deed}
        redid = Wiederholt: {deed}
        deedMove = {name} verschieben
        deedMoveGroup = Gruppe {name} verschieben
        deedGroup = Gruppe {name} anlegen
        deedGroupPositions = Positionen gruppieren
        deedRename = {name} umbenennen
        deedFold = {name} einklappen
        deedUnfold = {name} ausklappen
        deedSize = Größe von {name} ändern
        deedSizeOfAll = Größe aller Karten ändern
        deedMap = Heatmap ein- oder ausschalten
        deedBaseline = Vergleichstag ändern
        deedSort = sortieren
        deedBase = Basiswährung ändern
        deedInverse = Kurse umkehren
        deedUnits = Einheiten der Kurse ändern
        deedTheme = Farbschema ändern
        deedRemove = {name} entfernen
        deedRemoveGroup = Gruppe {name} entfernen
        deedAdd = {name} hinzufügen
        deedKeep = {name} behalten
        deedTakeOff = {name} entfernen
        notACurrency = „{text}“ ist weder ein Währungscode wie JPY noch ein Paar wie EUR/JPY
        notACity = „{text}“ ist keine Stadt oder Zeitzone wie Tokyo oder Asia/Tokyo
        notASymbol = „{text}“ ist kein Kürzel wie AAPL oder 2330.TW
        nothingAdded = {problem}; nichts hinzugefügt
        panelFull = Ein Bereich fasst höchstens {count} Einträge
        isTheBase = {code} ist die Basiswährung und hat daher keine Karte
        onBoardAlready = {name} ist schon auf der Tafel
        added = {name} hinzugefügt
        addedUnquoted = {name} hinzugefügt; noch liefert keine Quelle einen Kurs
        addedNotInDemo = {name} hinzugefügt; die Demo hat keinen Kurs dafür
        askingFeeds = Wird aktualisiert …
        pausedUntil = Aktualisierung pausiert; {key:feeds.pause} setzt sie fort
        askedAgain = Aktualisierung läuft wieder
        boardIsYours = Die Tafel kann wieder geändert werden
        boardTaken = Nur lesbar: Diese Tafel ist in einem anderen fxterm offen
        boardTakenBy = Nur lesbar: Diese Tafel ist in einem anderen fxterm (Prozess {process}) offen
        notATime = „{text}“ ist keine Zeit wie 9am, tomorrow 14:30 oder 9am in New York
        twelveUnclear = „{text}“ kann Mittag oder Mitternacht heißen: 12:00 oder 0:00 eingeben
        noPlaceCalled = Keine Stadt oder Zeitzone passt zu „{text}“
        placeMayBe = „{text}“ passt zu {names}; mehr Buchstaben eingeben
        noSuchZoneCalled = Dieses System kennt die Zeitzone {zone} nicht
        timeOnDay = {time} am {day}
        timeSkipped = In {place} gibt es {wall} nicht: Die Uhren werden vorgestellt
        timeTwice = {wall} kommt in {place} zweimal vor; gezeigt wird die erste, {zone}
        tooFarOff = Zu weit weg: ein Datum innerhalb von 100 Jahren wählen
        notADay = „{text}“ ist kein Tag wie 2020-03-20, last friday, gestern, -3m oder -1y
        dayTooEarly = Vor {day} haben die Quellen keine Schlusskurse
        dayIsNow = Dieser Tag ist noch nicht vorbei: Die Tafel zeigt den aktuellen Stand
        setAsideNone = Keine ausgelassenen Karten
        cardsAgain = Eine Karte ist wieder da | {count} Karten sind wieder da
        terminalTooSlow = Animationen aus: Dieses Terminal ist zu langsam
        deckIsThrough = Alles durchgesehen; {key:deck.refill} holt ausgelassene Karten zurück, {key:back} zur Tafel
        noSwipe = Kein Wischen rückgängig zu machen
        heldBack = {code}: {source} meldet plötzlich {figure}; ignoriert bis zur Bestätigung
        heldBackMore = {code} und {others} weitere mit sprunghaften Werten; ignoriert bis zur Bestätigung
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} hat hier keine Funktion; {key:help.open} zeigt die Tasten
        keyDoesNothingInDeck = {key} hat hier keine Funktion; {key:deck.skip} lässt aus, {key:deck.keep} behält, {key:back} zur Tafel
        keyDoesNothingInPile = {key} hat hier keine Funktion; {key:deck.skip} entfernt, {key:deck.keep} behält, {key:back} zur Tafel
        keyDoesNothingInDetails = {key} hat hier keine Funktion; {key:back} geht zurück zur Tafel
        thatKey = Diese Taste
        putDownFirst = Zuerst die Karte ablegen: {key:carry.drop} legt ab, {key:back} legt zurück
        nothingHereYet = Noch nichts hier; {key:board.add} fügt einen Eintrag hinzu

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = Neuer Name für {name}:
        nameOfGroup = Name der Gruppe:
        hintName = {key:prompt.accept} speichern · {key:back} abbrechen
        whenItIsHere = Uhren stellen auf (Ortszeit):
        whenItIsIn = Uhren stellen auf (Zeit in {place}):
        # Times that may be typed there; each is understood in every language.
        whenExamples = 15.30 Uhr · morgen 14:30 · 9:00 New York
        # What is typed follows.
        dayQuestion = Stand der Tafel vom:
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · gestern · -3m · -1y
        findIn = In {panel} suchen:
        addCurrency = Währung hinzufügen
        addClock = Uhr hinzufügen
        addStock = Aktie hinzufügen
        addCurrencyHint = Code, Name oder Land; ein Paar wie EUR/JPY
        addClockHint = Stadt, Land oder Zeitzone; {key:select.left} {key:select.right} nach Buchstaben
        addStockHint = Kürzel oder Unternehmen
        inAllCount = {count} insgesamt
        foundCount = {count} gefunden
        addedCount = {count} hinzugefügt
        foundAskingMore = {found}, Online-Suche läuft …
        foundNoAnswer = {found} (offline), die Quelle antwortet nicht
        nothingFoundFor = Nichts gefunden für „{text}“.
        askingFor = „{text}“ wird gesucht …
        noAnswerBecause = Keine Antwort: {problem}
        enterAddsAsTyped = {key:picker.add} fügt {text} wie eingegeben hinzu.
        asTyped = wie eingegeben

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = neuer Versuch bei der nächsten Abfrage
        askingAgainIn = neuer Versuch in {span}
        nextRequest = Nächste Abfrage von {source} in {span}
        failUnreachable = {source} ist nicht erreichbar
        failTimedOut = {source}: Zeitüberschreitung
        failTooMany = {source}: zu viele Abfragen
        failAtFirst = {source}: {host} hat die erste Abfrage abgewiesen (HTTP 429)
        failUnknownSymbol = {source} kennt {symbol} nicht
        thisSymbol = dieses Kürzel
        failRefused = {source}: Zugriff verweigert (HTTP {code})
        failNothingThere = {source}: Adresse nicht gefunden (HTTP {code})
        checkSettings = in den Einstellungen prüfen
        checkSpelling = Schreibweise prüfen
        didYouMean = ähnlich: {names}
        failOutOfOrder = {source}: die Quelle ist gestört (HTTP {code})
        failNoAnswer = {source}: keine brauchbare Antwort (HTTP {code})
        failTooLarge = {source}: Antwort größer als {size}, ignoriert
        failRedirect = {source}: Umleitung auf einen anderen Host, nicht befolgt
        failMalformed = {source}: unerwartetes Format
        failInsecure = {source}: http nur für diesen Rechner; in den Einstellungen https verwenden
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}: kein API-Schlüssel {key}
        failOpenKeys = {source}: andere können {file} lesen, deshalb wird die Datei nicht benutzt
        bytesSize = {count} Byte

        # A change that an earlier version made.
        deedOther = andere Änderung

        # Headings of what fxterm print and fxterm time print.
        printCode = Code
        printName = Name
        printRate = Kurs
        printBaseDay = Vergleichstag
        printBaseRate = Vergleichskurs
        printBaseClose = Vgl.-Schluss
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
        printBought = Kauf
        printSold = Verkauf
        # How many days a share was held before it was sold.
        printDaysHeld = Haltetage
        # What a sale brought, without fees.
        printProceeds = Erlös
        # What the sold shares had cost, without fees.
        printCost = Einstand
        printKind = Art
        printYear = Jahr
        # Dividends and interest together.
        printEarnings = Erträge
        incomeDividend = Dividende
        incomeInterest = Zinsen
        # The last line of the list of gains.
        gainsNotAdvice = Eine Liste, keine Steuerberatung.
        printItem = Titel
        printAccount = Depot
        printQuantity = Stück
        printValue = Wert
        printDayChange = heute
        printPriceGain = Kursgewinn
        printCurrencyGain = FX-Gewinn
        printIncome = Dividenden
        printFees = Gebühren
        printTaxes = Steuern
        printGroup = Gruppe
        printMarket = Markt
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = Währung heute
        printTotal = gesamt
        printYearly = p. a.
        printWeight = Anteil

        # What fxterm doctor says of the feeds.
        doctorRates = Devisen
        doctorStocks = Aktien
        doctorHistory = Historie
        doctorEvents = Termine
        doctorAlerts = Alarmdienste
        doctorHeldBack = ignoriert, bis eine zweite Antwort sie bestätigt
        doctorState = Status
        doctorKey = Schlüssel
        doctorNoKeyNeeded = nicht nötig
        doctorKeyFound = {key} gefunden
        doctorLastAnswer = letzte Antwort
        doctorLastError = letzter Fehler
        # Before the service's own words.
        doctorSaid = Meldung
        # Before an age, such as: 5 min ago.
        doctorFailingSince = gestört seit
        # Before the feeds that answer for one that fails.
        doctorStandIn = Ersatz
        doctorStandInFor = {source}, seit {span}
        doctorWarning = Warnung
        doctorEnds = diese Quelle endet am {day}; eine andere wählen
        doctorNextTry = nächster Versuch
        doctorPace = Intervall
        doctorWhatToDo = Abhilfe
        doctorAlsoAsks [18] = kontaktiert auch
        doctorNotAsked = von dieser Version nicht verwendet
        feedServes = liefert
        feedQuota = Abfragen übrig
        feedQuotaOf = {left} von {most} am Tag
        feedQuotaOfHour = {left} von {most} pro Stunde
        feedRecipes = Vorlagen
        feedNoneCalled = keine Quelle heißt {name}; Quellen: {names}
        feedSaved = {file} gespeichert
        doctorNone = keiner
        doctorNoAnswerYet = noch keine
        doctorNextRefresh = bei der nächsten Abfrage
        doctorStart = mit fxterm oder fxterm print abrufen
        doctorFallback = nichts; wird nur abgefragt, wenn die vorigen ausfallen
        doctorNothing = nichts
        doctorWait = abwarten
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = in {span}, vom Server verlangt
        doctorRest = in {span}, Pause nach Fehlern
        doctorIn = in {span}
        doctorPaceSet = alle {span}, wie eingestellt
        doctorPaceFloor = alle {span}: öfter fragt fxterm dieselben Daten von {source} nicht ab
        doctorPaceShared = alle {span}: {count} von {budget} Abfragen dieser Stunde sind verbraucht; der Rest wird gleichmäßig verteilt
        doctorPaceSpent = zurzeit keine: alle {budget} Abfragen dieser Stunde sind verbraucht
        justNow = gerade eben
        doctorTime = Zeit
        adviceUnreachable = das Netz prüfen, dann die Adresse in den Einstellungen
        adviceTimedOut = abwarten; hält es an, das Netz prüfen
        adviceTooMany = abwarten; kommt es wieder vor, refresh in den Einstellungen erhöhen
        adviceAtFirst = Abwarten hilft nicht: agent für diese Quelle setzen oder eine andere Quelle hinzufügen
        adviceSymbol = Kürzel prüfen
        adviceRefused = diese Quelle verweigert den Zugriff: in den Einstellungen eine andere davorstellen
        adviceAddress = Adresse in den Einstellungen prüfen
        adviceOutOfOrder = abwarten: Die Quelle selbst ist gestört
        adviceChanged = Adresse prüfen; stimmt sie, hat sich die Quelle geändert: fxterm aktualisieren
        adviceRedirect = wenn vertrauenswürdig, die neue Adresse in die Einstellungen eintragen
        adviceInsecure = https:// in die Einstellungen eintragen
        adviceNoKey = NAME=Wert in die Datei keys neben config.json eintragen (chmod 600) oder die Variable setzen
        adviceOpenKeys = die Schlüsseldatei mit chmod 600 schützen
        doctorDesk = Team-Server
        adviceDesk = hält es an, den Administrator des Team-Servers bitten, fxterm desk check auszuführen

        # What the command line answers.
        outputNotWritten = die Ausgabe konnte nicht geschrieben werden: Das Ziel ist geschlossen oder voll
        noFiguresNetwork = noch keine Daten; Netz prüfen
        noFiguresLately = noch keine Daten: Die Quellen wurden eben erst abgefragt und lieferten keine
        stillOnTheWay = noch keine Antwort: {names}; --wait 60 wartet länger
        noFeedsSet = keine Daten: In den Einstellungen steht keine Quelle
        noBarsOf = {code}: keine Kurshistorie
        noSuchCurrency = unbekannte Währung {code}
        noRateOf = keine Quelle hat einen Kurs für {code}
        noClocksOnBoard = keine Uhren auf der Tafel; eine Stadt angeben, etwa „fxterm time Tokyo“
        tzdataHasNoZone = tzdata des Systems enthält die Zeitzone „{zone}“ nicht
        noCityCalled = keine Stadt oder Zeitzone passt zu „{text}“
        sayWhich = „{text}“ passt zu {names}; genauer angeben
        expectedTime = --at „{text}“: erwartet wird eine Zeit wie "2026-11-23 09:00 New York" oder "9am UTC"
        wallTwice = {wall} kommt in {place} zweimal vor; verwendet wird die erste, {zone}
        tryHelp = Mehr mit „fxterm --help“.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: In {place} gibt es {wall} nicht: Die Uhren werden vorgestellt

        # Holidays of exchanges.
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
        expectedFound = erwartet: {wanted}, gefunden: {found}
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}: bei Zeichen {place} erwartet: {wanted}
        feedNameTaken = {name} ist eine mitgelieferte Quelle; einen anderen Namen verwenden
        feedNameTwice = zwei Quellen heißen {name}; eine davon umbenennen
        expectedAfter = nach {key} erwartet: {wanted}, gefunden: {found}
        textNeedsQuotes = erwartet: ein Wert, gefunden: {found}; Text braucht Anführungszeichen
        keyNeedsQuotes = ein Schlüssel, der mit {found} beginnt, braucht Anführungszeichen
        unexpectedExtra = unerwartet nach dem Ende: {found}; entfernen
        tooDeep = zu tief verschachtelt
        valueMissing = am Ende fehlt ein Wert
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = das {open} in Zeile {line} hat kein {close}
        textNotClosed = dem Text fehlt das schließende {close}
        givenTwice = {key} kommt zweimal vor, zuerst in Zeile {line}
        noEscape = {escape} ist keine gültige Escape-Folge
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
        unshowable = ein unsichtbares Zeichen
        secondsRange = {low} bis {high} Sekunden
        noSuchBinding = kein solcher Befehl; fxterm config default listet alle auf
        noSuchKeyName = {text} ist keine Taste; möglich sind etwa {examples}
        keyTaken = {key} hat zwei Bedeutungen, {one} und {other}; eine davon braucht eine andere Taste
        keyIsTyped = {key} tippt Text, wo {command} gilt; eine Taste wie enter oder ctrl-s verwenden
        commandNeedsKey = {command} braucht eine Taste
        backNeedsKey = back braucht eine Taste, die kein Zeichen tippt, etwa esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = unbekannter Schlüssel; möglich: {keys}
        keyMissing = {key} fehlt
        keyMissingOneOf = {key} fehlt; möglich: {choices}
        fileUnreadable = nicht lesbar: {reason}
        noSuchFile = diese Datei gibt es nicht; Pfad prüfen
        saveAsUTF8 = kein UTF-8-Text; die Datei als UTF-8 speichern
        fileEmpty = die Datei ist leer; {example} für die Standardwerte schreiben oder die Datei entfernen
        addressEmpty = leer; eine Adresse angeben
        controlCharacter = enthält ein Steuerzeichen; entfernen
        deskSecret = die Adresse enthält ein Passwort; es gehört in ~/.pgpass oder eine Service-Datei
        deskUnverified = ein Team-Server auf einem anderen Rechner braucht sslmode=verify-full; das schreiben oder sslmode weglassen
        notAnAddress = keine Adresse: {text}; sie sieht aus wie {example}
        notAnAddressBegin = keine Adresse: {text}; sie beginnt mit {example}
        plainHTTPOnlyHere = http ohne s nur für diesen Rechner; https:// schreiben
        mustBe = {key} muss {choices} sein
        themeMustBe = ein Farbschema muss ein Objekt {example} sein
        noSuchRole = {name} ist keine Rolle; möglich: {names}
        noSuchPart = {name} ist kein Teil einer Rolle; möglich: {names}
        notAColour = {key}: eine Farbe muss {example}, eine ANSI-Farbe 0 bis 15 oder {standard} sein
        themeLeftOut = {problem}; das Farbschema wird ignoriert
        nameUnreadable = {file} ist nicht lesbar ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = es ist ein Ordner
        isNoPlainFile = es ist keine gewöhnliche Datei
        isTooLarge = sie ist größer als {size}
        fileKeepsChanging = ein anderes Programm ändert die Datei ständig; später erneut versuchen
        isGone = sie wurde gelöscht
        isNotUTF8 = sie ist kein UTF-8-Text
        pathNotUTF8 = sein Pfad ist kein UTF-8; umbenennen
        isNotJSON = sie ist kein JSON
        isNoBoard = keine Tafeldatei
        isAnothers = sie gehört einem anderen Programm
        isOfVersion = sie hat Version {version}
        isWrongType = {key} hat den falschen Typ
        isNull = {key} ist null
        tooManySetAside = zu viele beiseitegelegte Dateien daneben; einige entfernen

        # What is said of the files that the program keeps.
        diskFull = {file}: der Datenträger ist voll; sobald Platz ist, wird gespeichert
        notPermitted = {file}: keine Berechtigung; Datei und Ordner müssen beschreibbar sein
        fileInUse = {file}: von einem anderen Programm belegt; gespeichert wird, sobald es fertig ist
        fileDamaged = {file}: beschädigt; verschieben und fxterm neu starten
        diskSilent = {file}: der Datenträger antwortet nicht; die letzte Änderung ist vielleicht verloren
        fileFailed = {file}: {reason}; bis das behoben ist, wird dort nichts gespeichert
        notSavedYet = noch nicht gespeichert: {what} ({reason})
        savedAgain = {file}: Speichern funktioniert wieder
        noHome = kein Home-Verzeichnis; HOME setzen
        fileSetAside = {file} war nicht lesbar ({reason}); verschoben nach {name}
        fileLeftAlone = {file} ist nicht lesbar ({reason}) und ließ sich nicht verschieben; solange sie da ist, wird dort nichts gespeichert
        fileIsNewer = {file} stammt von einem neueren fxterm (Version {version}); bis zur Aktualisierung wird dort nichts gespeichert
        folderIsOpen = {file} ist für andere Benutzer zugänglich; mit chmod 700 schließen
        entriesLeftOut = {file}: {count} ungültiger Eintrag ausgelassen | {file}: {count} ungültige Einträge ausgelassen

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector fehlt: fxterm neu installieren
        feedsUnfit = fxterm-collector lässt sich nicht starten: fxterm neu installieren
        feedsNoRoom = dem System fehlt ein Prozess oder Thread für fxterm-collector; andere Programme schließen
        feedsStopped = der Sammeldienst wurde beendet, siehe Protokoll
        feedsSilent = fxterm-collector antwortet nicht; nach 30 s wird er neu gestartet
        feedsOutOfReach = fxterm-collector antwortet nicht und läuft, wo dieses fxterm ihn nicht beenden kann, etwa in einem anderen Container
        proxyNotFound = der Proxy wurde nicht gefunden
        noNetwork = kein Netz
        noConnection = keine Verbindung
        nameNotKnown = Host nicht gefunden (offline?)
        certificateNotTrusted = das Zertifikat stammt von einer unbekannten Zertifizierungsstelle
        certificateOutOfDate = das Zertifikat ist nicht gültig, oder die Uhr geht falsch
        certificateOfOther = das Zertifikat gehört einem anderen Host
        certificatesUnreadable = die Liste der Zertifizierungsstellen ist nicht lesbar, siehe fxterm doctor
        noSecureConnection = keine sichere Verbindung
        connectionBrokeOff = Verbindung abgebrochen
        breaksOff = unvollständige Antwort
        figuresLeftOut = {count} unbrauchbarer Eintrag ausgelassen | {count} unbrauchbare Einträge ausgelassen

        # Why nothing comes from the team server, in the same brackets.
        deskGone = die Datenbank des Team-Servers antwortet nicht
        deskIsNewer = der Team-Server ist neuer: fxterm aktualisieren
        deskIsOlder = der Team-Server ist älter: sein Administrator muss fxterm desk migrate ausführen
        deskIsNone = kein Team-Server in dieser Datenbank: sein Administrator muss fxterm desk init ausführen
        deskRefuses = der Team-Server lehnt die Anmeldung ab
        deskNoPassword = der Team-Server verlangt ein Passwort, und es wurde keins gefunden: in ~/.pgpass eintragen
        deskOpenPasswordFile = andere können die Passwortdatei lesen, deshalb wird sie nicht benutzt: chmod 600 ~/.pgpass
        deskWrongPassword = der Team-Server lehnt das Passwort ab: in ~/.pgpass berichtigen
        deskNoDatabase = der Team-Server hat keine solche Datenbank: desk in den Einstellungen berichtigen
        deskBadAddress = die Adresse des Team-Servers ist ungültig: desk in den Einstellungen berichtigen
        deskUntrusted = das Zertifikat des Team-Servers ist nicht vertrauenswürdig: seine Zertifizierungsstelle gehört in ~/.postgresql/root.crt
        deskIdle = kein Sammeldienst veröffentlicht auf dem Team-Server

        # What else is said on the screen.
        pasteDoesNothing = Zuerst {key:board.add} drücken, dann einen Namen einfügen
        settingsReloaded = Einstellungen neu geladen
        listInSettings = die Liste in den Einstellungen
        zonesInFolder = tzdata {version} in {folder}
        zonesMissing = Keine Zeitzonendaten: tzdata installieren. Bis dahin ist nur UTC bekannt
        unknownVersion = (Version unbekannt)

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = die Option {option} braucht einen Wert
        noSuchOption = {option} ist keine Option oder nimmt keinen Wert
        # Options, and the command that they are for.
        onlyWith = {options}: nur mit {command}
        takesNoMore = {command} nimmt nur {options}
        noBaseHere = --base gilt für {command} nicht: keine Wechselkurse, keine Summen
        noSuchCommand = unbekannter Befehl {text}
        optionExpected = {option} {text}: erwartet wird {choices}
        cannotPrint = {text} kann nicht ausgegeben werden: erwartet wird {choices}
        needsItem = {command} braucht einen Eintrag, etwa {example}
        noDescriptors = dem System fehlen Dateideskriptoren; andere Programme schließen
        noThreads = dem System fehlen Threads: diese Tafel wird nicht aktualisiert; andere Programme schließen
        noWatches = dem System fehlen Dateiüberwachungen: Änderungen werden einmal pro Sekunde gesucht; andere Programme schließen oder fs.inotify.max_user_instances erhöhen
        stoppedByFault = fxterm {version} ist abgestürzt. Einzelheiten stehen am Ende von {file}; Fehler melden: {place}
        notATerminal = {stream} ist kein Terminal; fxterm print funktioniert ohne
        standardInput = die Standardeingabe
        standardOutput = die Standardausgabe
        terminalTooSimple = der Terminaltyp {type} kann den Cursor nicht setzen; TERM richtig setzen
        terminalUnknown = keine Beschreibung des Terminaltyps {type}; ncurses-base installieren oder TERM setzen

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Aufruf:
        # What stands for what the user fills in: --config FILE.
        wordFile = DATEI
        wordItem = EINTRAG
        wordCity = STADT
        wordTime = ZEIT
        wordCommand = BEFEHL
        aboutProgram = Eine Markttafel im Terminal: Kurskarten, Weltuhren und Aktientabelle.
        aboutPrint = die Tafel oder Teile davon ausgeben
        aboutWatch = eine Zeile für jeden Alarm ausgeben, der auslöst
        aboutCollect = Kurse im Hintergrund aktuell halten
        aboutTime = die Uhrzeit in anderen Städten zeigen
        aboutDoctor = den Zustand jeder Quelle zeigen; fragt nichts ab
        aboutFeeds = die Quellen auflisten, eine prüfen oder Antworten speichern
        aboutSettings = Einstellungen: Ort zeigen, prüfen oder Standardwerte ausgeben
        aboutConfig = diese Einstellungsdatei verwenden
        aboutDemo = Markt mit Beispieldaten; nichts wird gespeichert
        aboutFormat = Ausgabeformat (Standard: table)
        aboutLineFormat = Ausgabeformat (Standard: lines)
        aboutAt = Zeit, hier oder am genannten Ort:
        aboutBaseline = Vergleich mit d1, d5, ytd, 1y, Datum oder mehreren
        aboutBase = die Basiswährung von Kursen und Summen
        aboutWait = wie viele Sekunden auf Antworten gewartet wird
        aboutRange = Zeitraum (Standard: 1mo)
        aboutInterval = Dauer einer Kerze (Standard: je nach Zeitraum)
        aboutYear = Jahr der Verkäufe (Standard: alle)
        aboutDays = wie viele Tage voraus (Standard: 30)
        aboutMethod = Posten eines Verkaufs (Standard: wie eingestellt)
        aboutPricesFrom = erster Tag der Kurse
        aboutPriceFormat = Ausgabeformat (Standard: ledger)
        aboutJournalFormat = für ein anderes Programm (Standard: die Datei selbst)
        aboutWatchPrices = Kurse in dieser Datei aktuell halten
        # Of transactions that are exported for another program.
        journalLacks = Keine Währung bekannt für {items}; diese Zeilen fehlen
        aboutHome = Währung der Summen (Standard: die eigene)
        aboutOnDay = Stand am Ende dieses Tages
        aboutBy = nach Währung (Standard), Depot, Gruppe oder Markt
        aboutWhatIf = als ob sich Kurse änderten: 'EUR -10%'
        aboutPrintOn = Schlusskurse eines Stichtags
        aboutChartFrom = erster Tag des Charts
        aboutChartTo = letzter Tag des Charts
        aboutHelp = diese Hilfe anzeigen
        aboutVersion = die Version anzeigen
        aboutKeys = Auf der Tafel zeigt {key:help.open} die Tasten. Die Einstellungen liegen in
        aboutExit = Rückgabewert: 0 Erfolg, 1 Fehler, 2 falscher Aufruf.
        collecting = Kurse werden aktuell gehalten; beenden mit Ctrl-C.
        aboutCollectDesk = Daten auf diesem Team-Server veröffentlichen
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = Dieser Sammeldienst veröffentlicht jetzt auf dem Team-Server.
        publisherWaits = Ein anderer Sammeldienst veröffentlicht auf dem Team-Server ({name}); dieser wartet auf dessen Ende.
        publisherGone = Der Team-Server ist nicht erreichbar; neuer Versuch folgt: {reason}
        publisherLate = Der Team-Server nimmt gerade keine Daten an; sie werden später veröffentlicht: {reason}
        publisherRefused = Der Team-Server hat {count} Zeile abgelehnt, zu {item}; alle anderen sind veröffentlicht: {reason} | Der Team-Server hat {count} Zeilen abgelehnt, die erste zu {item}; alle anderen sind veröffentlicht: {reason}
        publisherRecovered = Der Team-Server nimmt wieder Daten an.
        publisherNoDesk = In dieser Datenbank kann nichts veröffentlicht werden; fxterm desk check ausführen: {reason}
        publisherNewer = Der Team-Server hat Version {version}, die dieses Programm nicht schreiben kann: fxterm aktualisieren

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: in Ordnung
        settingsNone = {file}: nicht vorhanden; es gelten die Standardwerte
        settingsFileHead = Einstellungen von fxterm mit ihren Standardwerten. Fehlt eine, gilt ihr Standardwert.
        settingRates = Quellen für Wechselkurse, nach Vorrang: Eine Quelle wird abgefragt, wenn die vor ihr ausfallen.
        settingStocks = Quellen für Aktien, ebenfalls nach Vorrang: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Weist eine Quelle den User-Agent des Programms ab, setzt agent einen anderen.
        settingHistory = Quellen für frühere Wechselkurse, für Veränderungen und Charts.
        settingEvents = Quellen für kommende Termine: Dividenden der Börsen, Zahlen und Kalender (.ics).
        settingRatesRefresh = Sekunden zwischen zwei Abfragen der Kurse.
        settingStocksRefresh = Sekunden zwischen zwei Abfragen der Aktien.
        settingDesk = Adresse des Team-Servers, postgresql://…; off fragt die Quellen ab.
        settingDeskOnly = Nicht auf die Quellen ausweichen, solange der Team-Server ausfällt.
        settingColours = Farbe für steigende Werte: "auto" nach Gebietsschema, "red-up" (rot) oder "green-up" (grün).
        settingColourDepth = Anzahl der Farben: "auto" nach Terminal, "24bit", "256" oder "16". Gilt ab dem nächsten Start.
        settingGraphics = Charts in Pixeln: "auto", wenn das Terminal es kann (kitty, Sixel) und nicht über SSH, oder "off". Gilt ab dem nächsten Start.
        settingFlags = Flaggen auf den Kurskarten.
        settingSeconds = Sekunden auf den Uhren.
        settingHours = Stundenzählung: 12, 24 oder "auto" nach Gebietsschema.
        settingLanguage = Sprache: "auto" nach Gebietsschema, en, zh_TW, zh_CN, ja, ko, id, de, es oder mit Land wie de_AT.
        settingNames = Namen der Aktien: auto für die in der eigenen Sprache, sonst englisch; local für die des jeweiligen Marktes.
        settingTheme = Farbschema: "default" ist dunkel oder hell wie das Terminal; {key:theme.next} zeigt auf der Tafel die anderen.
        settingMouse = Maus; false überlässt sie dem Terminal, etwa zum Markieren von Text.
        settingASCII = true zeichnet nur mit ASCII; "auto" nur dann, wenn das Gebietsschema nicht UTF-8 ist.
        settingAmbiguousWidth = Spalten für Zeichen mehrdeutiger Breite; 2, wenn das Terminal sie breit darstellt.
        settingMotion = Animation der Karten im Stapel.
        settingKeys = Tasten jedes Befehls; [] bedeutet keine Taste.
        groupChart = Charts
        helpChart = Chart der gewählten Karte im Vollbild; noch einmal: schließen
        keyChart = Chart
        helpChartRange = Zeitraum des Charts, von einem Tag bis zehn Jahre
        keyRange = Zeitraum
        helpChartMax = Chart der ganzen Historie
        helpChartShape = Chart als Kerzen, Linie oder Fläche
        keyShape = Charttyp
        helpChartScale = Skala des Charts: linear, logarithmisch oder Prozent
        keyScale = Skala
        helpIndicators = Indikatoren: gleitende Durchschnitte, Bollinger-Bänder, RSI, MACD
        keyIndicators = Indikatoren
        helpMark = Kerze am Fadenkreuz markieren und von dort messen
        keyMark = markieren
        helpZoom = am Fadenkreuz vergrößern und verkleinern
        keyZoom = Zoom
        helpPan = den Chart in der Zeit zurück- oder vorbewegen
        keyRead = Fadenkreuz
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
        chartOfCloses = Nur Tagesschlusskurse: Keine Quelle hat Intraday-Daten
        chartAsking = Chart wird geladen …
        chartBegins = Historie ab {date}
        keyOnOff = ein/aus
        helpCompare = mit Aktien, Währungen, Kryptowährungen, Paaren vergleichen, in Prozent
        keyCompare = vergleichen
        helpChartCurrency = Chart in der Basiswährung
        keyCurrency = Währung
        compareTitle = Vergleichen mit
        # The empty field above the list of what a chart can be compared with.
        compareHint = Kürzel, Währung oder Paar: AAPL, ^N225, BTC, EUR/JPY
        notComparable = „{text}“ ist kein Kürzel, keine Währung und kein Paar wie AAPL, BTC oder EUR/JPY
        comparesNoMore = Ein Chart vergleicht höchstens {count} Einträge
        noOtherCurrency = Die Kurse sind schon in der Basiswährung
        noCommonDays = Keine gemeinsamen Handelstage
        chartAtEnd = Das sind die neuesten Kerzen
        chartAtLimit = Weiter geht es nicht
        aboutChart = einen Chart zeichnen oder mehrere Einträge vergleichen
        aboutType = Charttyp (Standard: candles)
        aboutScale = Kursskala (Standard: linear)
        aboutSize = Spalten und Zeilen (Standard: wie das Terminal)
        aboutSVG = SVG in eine Datei schreiben; - für Standardausgabe
        positions = Positionen
        noPositions = Noch keine Positionen
        positionsComeOfFile = Positionen stammen aus der Transaktionsdatei; {key:positions.add} trägt eine Transaktion ein
        positionCount = {count} Position | {count} Positionen
        noAccount = ohne Depot
        # Money in an account.
        cash = Guthaben
        # Of cash below 0.
        cashOverdrawn = überzogen
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = Aufteilung
        helpExposure = Wert, Anteil, Währungseffekt heute je Währung, Depot …
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = nach
        byCurrency = nach Währung
        byAccount = nach Depot
        byGroup = nach Gruppe
        byMarket = nach Markt
        noGroup = ohne Gruppe
        # Of positions that no exchange in the table trades.
        otherMarket = andere
        fundsByQuote = Ein Fonds zählt zur Währung seines Kurses, nicht seiner Anlagen.
        exposureEmpty = Keine Positionen.
        # The state of a figure under assumed rates and prices.
        whatIf = angenommen
        helpWhatIf = was wäre, wenn sich Kurse ändern: EUR -10%, stocks -8%
        keyWhatIf = was wäre
        whatIfQuestion = Was wäre, wenn:
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = Wieder die echten Kurse
        whatIfUnknown = Es ist kein Kurs von {code} bekannt
        whatIfIsNow = Annahmen gelten für heutige Kurse; {key:back} verlässt den Stichtag
        whatIfTooLow = {text}: nichts kann um 100 % oder mehr fallen
        helpPositions = Positionen; ein leerer Bereich zeigt, wie er gefüllt wird
        helpHideAmounts = Beträge der Positionen aus- oder einblenden
        keyHideAmounts = ohne Beträge
        amountsHidden = Beträge sind ausgeblendet · {key:amounts.hide} zeigt sie
        amountsShown = Beträge sind eingeblendet
        quantityHeading = Stück
        valueHeading = Wert
        todayHeading = Heute
        gainHeading = Gewinn/Verl.
        weightHeading = Anteil
        labelCost = Einstand
        # Before the time-weighted return of positions.
        labelTimeWeighted = zeitgewichtet
        # How much more a comparison would be worth than the positions.
        benchmarkMore = ({amount} mehr)
        # How much less a comparison would be worth than the positions.
        benchmarkLess = ({amount} weniger)
        labelPriceGain = Kursgewinn
        labelCurrencyGain = FX-Gewinn
        labelIncome = Dividenden
        labelFees = Gebühren
        labelTaxes = Steuern
        labelTotalReturn = Gesamt
        labelYearlyReturn = p. a.
        labelAverageCost = Ø Einstand
        labelLots = Posten
        missingPrice = kein Kurs von {code}
        missingClose = kein Schlusskurs von {code}
        missingCurrency = Währung von {code} unbekannt
        missingRate = kein {code}-Kurs am {day}
        missingRow = Zeile {line} der Datei ist nicht verwendbar
        rowsWithMistakes = {count} Zeile ist nicht verwendbar | {count} Zeilen sind nicht verwendbar
        sumWithout = ohne {what}
        leftOutLine = Zeile {line}
        sumsLeaveOut = In den Summen fehlt: {what}
        helpAdjustment = Kurse bereinigen: um Splits, um Splits und Dividenden oder gar nicht
        adjustedSplits = splitbereinigt
        adjustedTotal = dividendenbereinigt
        adjustedNot = unbereinigt
        eventDividend = Dividende {amount}
        eventSplit = Split {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = Termine
        eventCount = {count} Termin | {count} Termine
        noEventsYet = Noch keine Termine. {key:board.add} trägt einen eigenen ein
        helpEvents = Termine: was als Nächstes kommt, und wann
        helpEventEdit = einen eigenen Termin bearbeiten
        # Asks for an event to add; an example follows.
        eventQuestion = Termin:
        # Times are typed in English or in this language.
        eventExamples = fri 14:00 New York: Anruf · 12 dez: Miete
        eventNeedsTitle = Nach der Zeit einen Doppelpunkt und einen Titel eingeben, etwa {example}
        eventNeedsTime = „{text}“ ist weder eine Zeit wie fri 14:00 New York noch ein Tag wie 12 dez
        eventNotYours = Dieser Termin stammt von {source}; nur eigene lassen sich ändern
        # Where holidays and clock changes come from.
        eventRules = Handelszeiten und Zeitzonen
        eventRepeats = Dieser Termin wiederholt sich: in events.ics bearbeiten
        eventEdited = {name} geändert
        selectEventFirst = Zuerst einen eigenen Termin wählen; {key:panel.events} zeigt sie
        eventsByTime = Termine stehen in zeitlicher Reihenfolge
        eventsEverywhere = Termine sind auf allen Tafeln gleich
        eventChanged = der Termin wurde dort inzwischen geändert
        isNoCalendar = keine iCalendar-Datei
        eventsNotSaved = Der letzte Termin konnte nicht in events.ics gespeichert werden
        deedEvent = Termin {name}
        deedRemoveEvent = Termin {name} entfernen
        deedEditEvent = Termin {name} bearbeiten
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = Ex-Dividende
        # A dividend in shares: how many for each one held.
        eventNewShares = {count} neue Aktien je Aktie
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = Ex-Bezugsrecht
        # A company publishes its results of a quarter or year.
        eventResults = Quartalszahlen
        # Follows «Results».
        eventBeforeOpen = vor Börsenbeginn
        eventDuringTrading = während des Handels
        eventAfterClose = nach Börsenschluss
        eventEarlyClose = {exchange}: Handel nur bis {time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = Uhren {span} vor
        eventBack = Uhren {span} zurück
        # A day that is not confirmed yet.
        eventExpected = erwartet
        eventConfirmed = bestätigt
        eventUntil = bis {date}
        eventAllDay = ganztägig
        # Before what of today is over.
        eventsOver = vorbei:
        # In the line of today, if there is no event.
        eventsToday = heute nichts
        # On cards, before a day: ex-div Thu.
        shortDividend = ex-Div
        shortRights = ex-BR
        # On cards, before a day: results Thu.
        shortResults = Zahlen
        shortTonight = am Abend
        # On clocks, before a day: closed Thu.
        shortClosed = geschlossen
        # On clocks, before a day.
        shortEarlyClose = Schluss {time}
        # On clocks, before a day: their difference from now on.
        shortClocks = Uhr {offset}
        # In details, before the next event of the item.
        labelNext = Demnächst
        labelWhen = Wann
        # The time of an event by the user's own clock.
        labelHere = Hier
        # The stock, city or currency of an event.
        labelWhose = Für
        # Before expected or confirmed.
        labelCertainty = Status
        untoldSplit = {date}: möglicher Split {ratio}, den keine Quelle meldet
        aboutAdjust = frühere Kurse bereinigen (Standard: splits)
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = die Zeile ist länger als {size}
        textBehindQuote = nach dem schließenden Anführungszeichen folgt Text; ein Anführungszeichen im Text als "" schreiben
        tooManyFields = {count} Werte bei {columns} Spalten; Werte mit Trennzeichen in Anführungszeichen setzen
        tooFewFields = die Datei endet mitten in dieser Zeile: {count} Werte bei {columns} Spalten
        headerExpected = erwartet wird eine Kopfzeile wie {example}
        columnMissing = in der Kopfzeile fehlt die Spalte {column}
        columnTwice = die Kopfzeile nennt die Spalte {column} zweimal
        valueNeeded = ein Wert ist erforderlich
        valueNeededBy = eine Zeile vom Typ {type} braucht einen Wert
        valueUnused = eine Zeile vom Typ {type} hat diesen Wert nicht; leer lassen
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
        splitsOutOfRange = mit den Splits davor ist der Faktor außerhalb des Bereichs; die Splits dieses Eintrags prüfen
        lotNotUnderstood = erwartet wird eine Zeile wie {example}
        notYahoos = {text} ist kein Kürzel von Yahoo Finance; Form: {example}
        canMeanTwo = {text} lässt sich auf zwei Arten lesen; mit {option} angeben, welche gilt
        columnNotInFile = die Datei hat keine Spalte {column}
        noRowAtLine = in Zeile {line} beginnt keine Transaktion
        rowChanged = ein anderes Programm hat die Transaktion in Zeile {line} geändert
        transactionsFine = {file}: {count} Transaktion, keine Fehler | {file}: {count} Transaktionen, keine Fehler
        transactionsNone = {file}: noch nicht vorhanden; die erste Transaktion legt sie an
        importAdded = {file}: {count} Transaktion hinzugefügt | {file}: {count} Transaktionen hinzugefügt
        importWouldAdd = {file}: {count} Transaktion würde hinzugefügt | {file}: {count} Transaktionen würden hinzugefügt
        importKnown = {count} war schon vorhanden | {count} waren schon vorhanden
        # A broker's file that import reads.
        importRows = {file}: {broker}, {count} Zeile | {file}: {broker}, {count} Zeilen
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = {count} ausgelassen: {reason} (Zeile {lines}) | {count} ausgelassen: {reason} (Zeilen {lines})
        importStopped = nichts importiert; zuerst diese Zeilen berichtigen
        importNeedsMap = nichts importiert; stammt die Datei aus einem anderen Programm, deren Spalten angeben: --map date=Datum,item=Kürzel,quantity=Stück,price=Kurs
        isinsUnlisted = {isins} hat noch kein Kürzel; so wird es gefunden: {command} | {isins} haben noch keine Kürzel; so werden sie gefunden: {command}
        isinsListed = alle ISINs haben Kürzel
        isinChoose = mehrere Notierungen passen; eine wählen: {command}
        isinNotFound = nichts gefunden; das Kürzel angeben: {command}
        aboutTransactions = Transaktionen importieren, exportieren, prüfen; Ort zeigen
        aboutImportFormat = Dateiformat (Standard: nach dem Namen)
        aboutMap = Spalten und Typen des Brokers: date=Datum,buy=Kauf
        aboutFromBroker = Broker oder Beschreibung (Standard: nach Kopfzeile)
        aboutAccount = Depot für importierte Zeilen ohne Depot
        aboutLotDay = Datum importierter Posten (Standard: heute)
        aboutDecimal = Dezimalzeichen der importierten Zahlen
        aboutDates = Tag oder Monat zuerst in Daten wie 3/4/2024
        aboutDryRun = zeigen, was importiert würde; nichts schreiben

        # Amounts of money in other currencies.
        keyAmount = Betrag
        keyNoAmount = Betrag löschen
        helpAmount = einen Betrag wie 250 EUR auf jeder Kurskarte anzeigen
        helpInvert = umgekehrt umrechnen: 250 jeder Währung
        amountQuestion = Betrag:
        amountCleared = Betrag gelöscht · {key:amount.open} neuer Betrag
        noAmountToInvert = Noch kein Betrag · {key:amount.open} eingeben
        dayToCome = {day} liegt in der Zukunft
        noRateOfDay = kein Kurs vom {date}
        demoRatesBegin = die Demo hat Kurse ab {date}
        notAskedYet = {source} wurde nicht abgefragt: höchstens {budget} Abfragen je Stunde; die nächste ist um {time} möglich
        amountNumberMissing = eine Zahl fehlt
        amountUnexpected = „{text}“ gehört nicht hierher
        amountUnclosed = die Klammer ist nicht geschlossen
        amountDivisionByZero = Division durch null
        amountTooLarge = die Zahl hat mehr als 38 Stellen
        amountTooLong = der Text ist zu lang
        amountAmbiguous = {text}: Nachkommastellen oder Tausender?
        amountGrouping = {text}: Tausender haben drei Ziffern
        amountDayMissing = der Tag fehlt, etwa 2024-03-01
        amountNoSuchDay = {text} ist kein Datum; Form: 2024-03-01
        amountMargin = die Marge muss unter 100 % liegen, nicht bei {text} %
        mistakeAt = {what} (Stelle {place})
        settingMargin = Bankmarge auf Umrechnungen in Prozent, 0 bis unter 100.
        percentRange = eine Zahl von 0 bis unter 100
        aboutConvert = einen Betrag umrechnen, jetzt oder zu den Kursen eines Tages
        aboutOn = Kurse dieses Stichtags verwenden
        aboutMargin = Bankmarge in Prozent, etwa 2.5
        wordAmount = BETRAG
        wordDay = TAG
        printAmount = Betrag
        needsAmount = {command} braucht einen Betrag, etwa {example}
        settingHome = Heimatwährung der Positionen, etwa "TWD"; "auto" ist die Basiswährung der Tafel.
        settingCostMethod = Einstand bei einem Verkauf: "fifo" die ältesten Posten zuerst, oder "average".
        aboutPrivate = Beträge der Positionen ausblenden
        aboutPrivateEvents = ohne Werte, die nur in Positionen stehen
        helpEnter = Transaktion eintragen, etwa buy 10 AAPL 187.40
        helpGroupPositions = Positionen nach Depot, nach Währung oder gar nicht gruppieren
        entryQuestion = Transaktion:
        entryBuy = {quantity} {item} zu {price} gekauft am {date}
        entrySell = {quantity} {item} zu {price} verkauft am {date}
        entryDividend = Dividende von je {price} auf {quantity} {item} am {date}
        entrySplit = Split von {item} am {date}, {quantity} für 1
        entryFee = Gebühr von {price} am {date}
        entryFeeOf = Gebühr von {price} für {item} am {date}
        entryDeposit = {price} eingezahlt am {date}
        entryWithdraw = {price} abgehoben am {date}
        entryTax = Steuer von {price} am {date}
        entryTaxOf = Steuer von {price} für {item} am {date}
        entryInterest = Zinsen von {price} am {date}
        entryExchange = {quantity} in {item} getauscht zu {price} am {date}
        entryWithFee = Gebühr {price}
        entryRate = Wechselkurs {rate}
        entryAccount = im Depot {account}
        entryMissing = es fehlt noch: {what}
        entryQuantity = Stückzahl
        entryFactor = Faktor wie 4:1
        entryItem = Kürzel
        entryPrice = Kurs
        entryCurrency = Währung
        entryInAccount = Depot
        deedEnter = Transaktion {name}
        entryChanged = {deed}: inzwischen in der Datei geändert; nichts wurde rückgängig gemacht
        enteredInDemo = {what} (Demo, nicht gespeichert)
        transactionsNotSaved = Die letzte Transaktion konnte nicht in transactions.csv gespeichert werden
        noPositionsYet = Keine Positionen: {key:positions.add} trägt ein, fxterm transactions import DATEI liest ein
        statusBrace = „{brace}“ hat kein „{other}“; für das Zeichen selbst {brace}{brace} schreiben
        statusUnknown = „{text}“ ist weder Währung noch Stadt noch bekannte Aktie
        statusNoField = {item} hat kein „{text}“; möglich: {choices}
        wordText = TEXT
        aboutStatus = aus Gespeichertem eine Zeile für eine Statusleiste ausgeben
        aboutStatusFormat = Text mit Einträgen in Klammern (man fxterm-print)
        aboutBars = Auszeichnung für diese Leiste ausgeben
        aboutFollow = weiterlaufen; eine Zeile bei jeder Änderung
        aboutFields = Felder der Ausgabe, in dieser Reihenfolge
        aboutOffline = nur Gespeichertes; nichts abfragen
        aboutRequire = Fehler, wenn Daten fehlen oder nicht live sind
        aboutMCP = einen KI-Assistenten über das Model Context Protocol bedienen
        aboutMCPPositions = dem Assistenten die Positionen zeigen
        aboutLength = Mindestdauer in Minuten (Standard: 60)
        nothingStored = noch nichts gespeichert; ohne --offline wird es abgerufen
        valueIsAtHome = Wertverlauf in der Heimatwährung; Kurse werden nicht bereinigt
        scaleStaysPercent = Beträge sind ausgeblendet: die Skala bleibt in Prozent
        helpHeadlines = in den Details eine Meldung wählen; {key:details.open} zeigt die Adresse
        helpCopy = den Kurs oder die Adresse einer Meldung kopieren
        copied = {text} kopiert
        nothingToCopy = Es gibt noch nichts zu kopieren
        noClipboard = Dieses Terminal hat keine Zwischenablage
        noHeadlines = Hier gibt es keine Meldungen
        headlineWithoutAddress = Diese Meldung hat keine Adresse
        noNewsOf = keine Nachrichten zu {symbol}
        noEventsAhead = keine Termine in diesen Tagen
        printTitle = Titel
        printPublisher = Herausgeber
        printAge = Alter
        printAddress = Adresse
        alertAbove = wenn {item} {level} erreicht oder darüber steigt
        alertBelow = wenn {item} {level} erreicht oder darunter fällt
        alertPerUnits = {level} für {count} {base}
        alertChangeOf = die Veränderung von {item} {since}
        alertMoves = wenn sich {item} {since} um {percent} oder mehr nach oben oder unten bewegt
        alertSinceClose = seit dem Schlusskurs des Vortags
        sinceAgo = seit dem Schlusskurs vor {time}
        sinceWeek = seit dem letzten Schlusskurs vor dieser Woche
        sinceMonth = seit dem letzten Schlusskurs vor diesem Monat
        sinceQuarter = seit dem letzten Schlusskurs vor diesem Quartal
        sinceYear = seit dem letzten Schlusskurs vor diesem Jahr
        sinceDay = seit dem Schlusskurs vom {day}
        alertWithin = innerhalb von {time}
        alertGainOf = der Gewinn mit {item}
        alertValueOf = der Wert von {item}
        alertAllPositions = alle Positionen
        alertHigh = wenn {item} den höchsten Stand seit {span} erreicht
        alertLow = wenn {item} den tiefsten Stand seit {span} erreicht
        alertTradingDays = {count} Handelstag | {count} Handelstagen
        alertWeeks = {count} Woche | {count} Wochen
        alertMonths = {count} Monat | {count} Monaten
        alertYears = {count} Jahr | {count} Jahren
        alertDays = {count} Tag | {count} Tagen
        alertCrosses = wenn {item} {average} kreuzt
        alertSimpleAverage = den {count}-Tage-Durchschnitt | den {count}-Tage-Durchschnitt
        alertExponentialAverage = den exponentiellen {count}-Tage-Durchschnitt | den exponentiellen {count}-Tage-Durchschnitt
        alertTime = um {time} in {item}
        alertTimeOn = um {time} in {item}, {days}
        alertOpens = wenn {exchange} öffnet
        alertOpensIn = {time} vor der Öffnung von {exchange}
        alertCloses = wenn {exchange} schließt
        alertClosesIn = {time} vor dem Schluss von {exchange}
        alertClocksChange = um {time} am Tag vor der Zeitumstellung in {item}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count} Tag | {count} Tage
        alertEvent = beim nächsten Termin von {item}
        alertEventIn = {time} vor dem nächsten Termin von {item}
        alertExDividend = am Ex-Tag von {item}
        alertExDividendIn = {time} vor dem Ex-Tag von {item}
        alertResults = bei den Quartalszahlen von {item}
        alertResultsIn = {time} vor den Quartalszahlen von {item}
        alertDigest = die Termine des Tages, um {time} in {item}
        alertDigestOn = die Termine des Tages, um {time} in {item}, {days}
        alertDigestNone = heute keine Termine
        alertEventLate = um {time} fällig, verspätet gemeldet
        alertAgainBelow = wieder aktiv unter {level}
        alertAgainAbove = wieder aktiv über {level}
        alertAgainBack = wieder aktiv, nachdem es um {margin} zurückging
        alertAgainAway = wieder aktiv bei {margin} Abstand
        alertPoints = {size} Prozentpunkte
        alertOnce = nur einmal
        alertDaily = höchstens einmal am Tag
        alertNew = wartet auf Daten
        alertArmed = aktiv
        alertBeyond = schon erreicht; aktiv nach Rückkehr
        alertFired = ausgelöst; aktiv nach Rückkehr
        alertDone = ausgelöst; erledigt
        alertWaits = wartet: {why}
        alertSample = Beispieldaten
        alertStale = die Daten sind veraltet
        alertUnconfirmed = Kurssprung unbestätigt
        alertDisputed = Quellen weichen über 1 % ab
        alertMissing = keine Daten zum Vergleichen
        alertBacktest = hätte im letzten Jahr nach Tagesschlüssen einmal ausgelöst | hätte im letzten Jahr nach Tagesschlüssen {count}-mal ausgelöst
        alertBacktestUnknown = Tagesschlüsse zeigen nicht, wie oft er ausgelöst hätte
        alertLate = um {time} überschritten, verspätet gemeldet
        alertCount = {count} Alarm | {count} Alarme
        alertExpected = Bedingung eingeben, z. B. {example}
        alertSideMissing = > oder < fehlt
        alertPercentMissing = % fehlt
        alertSpanMissing = Zeitraum fehlt, z. B. {example}
        alertOutOfRange = {text} ist zu klein oder zu groß
        alertNoSuchTime = die Uhrzeit {text} gibt es nicht
        alertNoSuchItem = nichts namens {text} zum Vergleichen
        alertUnfit = diese Bedingung passt nicht zu {item}
        valueLacks = Kurse von {code} fehlen in einem Teil dieses Zeitraums
        settingQuietHours = Zeiten ohne Alarmmeldungen, z. B. "22:00-07:00 Taipei"; "off" für keine.
        alertTest = Testalarm von fxterm
        helpAlert = Alarm, wenn das Gewählte einen Wert oder eine Zeit erreicht
        keyAlert = Alarm
        helpAlerts = alle Alarme und die ausgelösten auflisten
        keyAlerts = Alarme
        keyEdit = bearbeiten
        keyAlertLog = Liste/Verlauf
        alertQuestion = Alarm für {item}:
        alertsTitle = Alarme
        alertLogTitle = Ausgelöste Alarme
        noAlerts = Noch keine Alarme. {key:alert.add} auf einer Karte legt einen an.
        noFirings = Noch hat kein Alarm ausgelöst.
        alertFiredAt = {item} bei {value}
        alertNeedsItem = Zuerst eine Karte wählen; {key:alert.add} legt einen Alarm dafür an
        alertThere = Diesen Alarm gibt es schon
        alertGone = {deed}: gibt es nicht mehr; nichts wurde rückgängig gemacht
        deedAlert = Alarm {name}
        deedRemoveAlert = Alarm {name} entfernen
        alertItemHeading = Eintrag
        alertConditionHeading = Bedingung
        alertStateHeading = Status
        alertLastHeading = zuletzt
        alertDistanceHeading = Abstand
        alertYearHeading = im Jahr
        alertFiredHeading = ausgelöst
        alertMark = Alarm
        labelAlert = Alarm
        settingNotify = Wie Alarme gemeldet werden: "auto" (Desktop, sonst Terminal), "desktop", "terminal", "bell" oder "off".
        noSuchAlert = Es gibt keinen Alarm {number}
        alertToldDesktop = Als Desktop-Benachrichtigung gesendet
        alertToldTerminal = Mit der Terminalglocke gemeldet: Desktop-Benachrichtigungen gibt es hier nicht
        alertToldQuiet = Nicht gemeldet: Ruhezeit
        alertToldNobody = Nicht zugestellt: Weder Sammeldienst noch Desktop antwortete
        alertNoReceiver = kein Dienst namens {name} in alerts.to; Dienste: {names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = an {name} gesendet
        alertSentTwice = an {name} gesendet, vielleicht doppelt
        alertToSend = noch nicht an {name} gesendet
        alertToSendAgain = noch nicht an {name} gesendet: {reason}; neuer Versuch folgt
        alertNotSent = nicht an {name} gesendet: {reason}
        aboutAlertTo = diesen Dienst aus alerts.to ausprobieren
        settingAlertsTo = Dienste, an die Alarme gesendet werden: { name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }; oder gotify, telegram, slack, discord, json.
        wordNumber = NUMMER
        aboutAlerts = Alarme auflisten, anlegen, entfernen und testen
        aboutFigures = auch eine Zeile für jede Kursänderung
        boardOpenElsewhere = Diese Tafel ist in einem anderen fxterm offen
        noSuchBoard = es gibt keine Tafel „{name}“; es gibt: {names}
        boardsFull = es gibt schon {count} Tafeln, das Maximum

        # Several boards.
        boardsTitle = Tafeln
        boardsHint = Namen eingeben
        sendTo = {name} senden an
        newBoardCalled = Neue Tafel „{name}“
        boardEmpty = leer
        boardStandard = Standardkarten
        boardRemoved = entfernt
        boardNew = neu
        boardPassing = ungespeichert
        keyBoards = Tafeln
        keySend = senden
        keyGo = öffnen
        keyNew = neu
        keyCopy = kopieren
        keyRename = umbenennen
        keyOrder = ordnen
        helpBoards = Tafeln: wechseln, anlegen, umbenennen, entfernen
        helpBoardNumbers = zu dieser Tafel wechseln
        helpSendCard = Karte an eine andere Tafel senden
        helpBoardsNew = in der Tafelliste: neue Tafel
        helpBoardsCopy = die gewählte kopieren
        helpBoardsRename = die gewählte umbenennen
        nameOfBoard = Name der Tafel:
        boardNeedsName = Namen der Tafel eingeben; {key:back} bricht ab
        boardExists = Eine Tafel „{name}“ gibt es schon; anderen Namen wählen
        boardLimit = Höchstens {count} Tafeln sind möglich
        lastBoard = Das ist die einzige Tafel; sie lässt sich nicht entfernen
        removedBoard = Tafel {name} entfernt; {key:board.undo} macht es rückgängig
        restoredBoard = Tafel {name} ist wieder da
        movedBoard = {name} ist jetzt Tafel {number}
        madeBoard = Neue Tafel: {name}
        selectToSend = Zuerst eine Karte wählen; {key:board.send} sendet sie an eine andere Tafel
        onlyBoard = Es gibt noch keine andere Tafel; {key:boards.open} legt eine an
        sent = {name} ist jetzt auf {board}; {key:board.undo} macht es rückgängig
        sentWasThere = {board} hatte {name} schon; {key:board.undo} holt die Karte hierher zurück
        noBoardNumber = Es gibt keine Tafel {number}; {key:boards.open} zeigt alle
        boardChangedSince = Nicht rückgängig zu machen: {deed}; die Tafeln wurden inzwischen geändert
        deedMakeBoard = Tafel {name} anlegen
        deedRemoveBoard = Tafel {name} entfernen
        deedRestoreBoard = Tafel {name} zurückholen
        deedMoveBoard = Tafel {name} verschieben
        deedSend = {name} senden

        filterMistake = Zeichen {place}: {problem}
        filterQuoteOpen = das schließende Anführungszeichen fehlt
        filterFieldMissing = hier fehlt eine Bedingung, etwa price < 100
        filterNoField = „{text}“ ist kein Feld; Felder: {fields}
        filterNoBaseline = „{text}“ ist kein Vergleichstag; Beispiele: change(ytd), change(3m), change(2024-03-01)
        filterNoComparison = nach „{text}“ eines von {signs} verwenden
        filterNoValue = nach {text} fehlt ein Wert
        filterNoNumber = „{text}“ ist keine Zahl wie {examples}
        filterNoSpan = „{text}“ ist keine Zeitspanne wie {examples}
        filterIsText = {field} ist Text; {signs} verwenden
        filterIsNumber = {field} ist eine Zahl; {signs} verwenden
        filterUnexpected = „{text}“ gehört nicht hierher
        filterParenthesisOpen = diese Klammer ist nicht geschlossen
        filterNeedsText = Zuerst eine Suche eingeben, dann speichern
        filterNeedsName = Namen des Filters eingeben; {key:back} bricht ab
        filterExists = Einen Filter „{name}“ gibt es schon; anderen Namen wählen
        filterIsOn = Filter „{name}“ ist an; {key:back} zeigt wieder alle Karten
        filterIsOff = {panel}: wieder alle Karten
        filteredSoNoMove = Filter „{name}“ ist an; {key:back} zeigt alle Karten, dann verschieben oder gruppieren
        pastSoNoMove = Nur die Positionen dieses Tages sind zu sehen; {key:back} zeigt jetzt, dann verschieben oder gruppieren
        deedFilter = Filter {name}
        deedRemoveFilter = Filter {name} entfernen
        helpFilters = gespeicherte Filter: ein- und ausschalten, umbenennen, entfernen
        helpJump = zu einer Karte springen: die ersten Buchstaben tippen
        keyNext = nächste
        keyAllCards = alle Karten
        hintFilter = ein Name oder {example}
        hintAllBoards = / auf allen Tafeln
        hintKeepFilter = {key:filter.keep} speichern
        nameOfFilter = Name des Filters:
        filtersTitle = Filter
        noFilters = Noch keine Filter: {key:board.filter} Bedingung, {key:filter.keep} speichert sie
        searchTitle = Auf allen Tafeln suchen
        jumpQuestion = Springen zu:
        hintJump = {key:jump.next} nächste · {key:prompt.accept} bleiben · {key:back} zurück
        helpPanelList = Bereiche dieser Tafel: ein- und ausblenden, ordnen, Größe ändern
        panelsTitle = Bereiche dieser Tafel
        keyAutomatic = automatisch
        keyWidth = Breite
        keyHeight = Höhe
        panelIsHidden = {panel}: auf dieser Tafel ausgeblendet; {key:panels.open} zeigt den Bereich
        lastPanelStays = Ein Bereich muss bleiben
        sizesNeedRoom = Hier ist nur ein Bereich zu sehen; zum Ändern der Größe sind {size} nötig
        deedPanels = Bereiche ein- oder ausblenden
        deedPanelSize = Größe der Bereiche ändern
        helpOptions = Einstellungen ansehen und ändern
        optionsTitle = Einstellungen
        optionsHint = Einstellungen durchsuchen
        keyChange = ändern
        keyReset = Standard
        settingDefault = Standard
        settingInside = hier geändert
        settingOfFile = {file}, Zeile {line}
        settingByLocale = nach Gebietsschema
        settingByTerminal = nach dem Terminal
        settingByBoard = nach dieser Tafel
        settingFileWins = Gesetzt in {file}, Zeile {line}; die Datei hat Vorrang: dort ändern
        settingInFile = Nur in {file} zu ändern
        settingBoardTheme = Diese Tafel hat ein eigenes Farbschema, {name}; {key:theme.next} wechselt es
        settingKept = Hier Geändertes bleibt erhalten; {file} hat Vorrang
        settingLeftOut = {problem}; die Einstellung wird ignoriert
        deedSetting = Einstellung {name}

        helpMeeting = Besprechungszeiten für alle Städte der Tafel finden
        keyMeeting = Besprechung
        keyMeetingSave = speichern
        keyPanels = Bereiche
        keyColumns = Spalten
        keyMap = Heatmap
        keyTheme = Farbschema
        # Writes a transaction into the file of positions.
        keyTrade = Transaktion
        keyLength = Dauer
        keyCity = Stadt
        meetingTitle = Besprechungszeiten
        # The title of a saved meeting.
        meetingOf = Besprechung: {cities}
        meetingLength = {span} oder länger
        meetingSuitsAll = alle bei der Arbeit
        # A meeting time comes again on these weekdays.
        meetingAgain = auch {days}
        meetingOutside = nicht bei der Arbeit: {names}
        meetingAsleep = im Schlaf: {names}
        noMeeting = In den nächsten 7 Tagen keine gemeinsame Zeit. Kürzer oder mit weniger Städten versuchen.
        weekendWord = Wochenende
        settingWork = Arbeitszeiten, "09:00-18:00", oder je Stadt { "default": "09:00-17:00", "Taipei": "09:00-18:00" }.
        helpColumns = Spalten der Aktien und Positionen: wählen, ordnen
        columnsTitle = Spalten der Aktientabelle
        positionColumnsTitle = Kursveränderungen der Positionen
        columnName = Name
        columnDayRange = Tagesspanne
        columnExtended = Vor- und nachbörslich
        extendedHeading = Vor-/Nachb.
        columnAge = Alter
        columnChart = Chart
        yearColumn = 52 Wochen
        volumeColumn = Volumen
        extendedColumn = vor-/nachb.
        columnNoRoom = kein Platz
        priceColumnStays = Die Kursspalte lässt sich nicht ausblenden
        deedColumns = Spalten ändern
        keyMove = verschieben
        wordBoard = TAFEL
        aboutBoardOption = die Tafel (Standard: die letzte)
        noSuchCommandOrItem = {text} ist weder ein Befehl noch eine bekannte Währung, Stadt oder Aktie
        aboutCompletion = ein Skript zur Befehlsergänzung in der Shell ausgeben
        aboutBoards = Tafeln auflisten, zeigen, entfernen, teilen, ex-, importieren
        aboutImport = die Liste eines anderen Programms als Tafel importieren
        aboutAs = Name der Tafel (Standard: Name der Datei)
        aboutReplace = eine vorhandene Tafel dieses Namens ersetzen
        aboutFrom = Ursprungsprogramm (Standard: erkannt)
        aboutDesk = den Team-Server einrichten, prüfen oder überwachen
        aboutPrintSQL = das SQL für psql ausgeben; nichts ändern
        aboutKeep = Kerzen behalten: 30d, 10y oder forever
        aboutMost = Einträge oder Tafeln je Mitglied, maximal
        needsDesk = {command} braucht die Adresse des Team-Servers, etwa {example}
        boardThere = die Tafel „{name}“ gibt es schon; --replace ersetzt sie
        boardGone = Tafel „{name}“ entfernt
        importPut = Auf der Tafel „{name}“: {items}
        importWouldPut = Kämen auf die Tafel „{name}“: {items}. Nichts wird geschrieben
        importNothing = nichts in {file} lässt sich einer Tafel hinzufügen
        importUnknown = nicht erkennbar, welches Programm {file} geschrieben hat; --from angeben
        importLeftOut = Ausgelassen:
        leftPresent = schon vorhanden
        leftText = Titel, Kopfzeilen und Hinweise
        leftInformation = keine Transaktionen
        leftTotal = Summen
        leftDetail = Einzelheiten anderer Zeilen
        leftSweep = Umbuchungen beim Broker
        leftUnexecuted = nicht ausgeführt
        leftDuplicate = Doppel anderer Zeilen
        leftEmpty = Betrag 0
        leftTransfer = ein- oder ausgebuchte Aktien oder Kryptowährungen; von Hand eintragen
        leftContract = Optionen, Käufe auf Kredit und andere Kontrakte
        leftCorporate = Fusionen, Abspaltungen und Umbenennungen; von Hand eintragen
        leftHalf = die andere Hälfte des Paars fehlt
        leftCoins = Kryptowährung gegen Kryptowährung, ohne Kurs
        leftSplit = Splits ohne die Käufe davor; zuerst frühere Auszüge importieren
        leftNameless = weder Kürzel noch ISIN
        leftUnknown = unbekannter Typ {word}
        importOwnName = ein Name, den nur {program} kennt; ein Kürzel wie {example} verwenden
        importTwice = doppelt in der Datei
        importIsThere = schon auf der Tafel
        importNoSymbol = kein Kürzel
        importLots = Posten: mit „fxterm transactions import {file}“ importieren
        importSetting = eine Einstellung von {program}
        boardFileHead = Eine Tafel von fxterm {version}; importieren mit fxterm board import DATEI
        startTaiwan = Taiwan
        startJapan = Japan
        startEurope = Europa
        startUnitedStates = USA
        startCoins = Kryptowährungen
        startTravel = Reisen
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = die Tafel als Webseite schreiben
        aboutOut = der Ordner für index.html
        aboutAmounts = Beträge der Positionen zeigen
        aboutPageFollow = weiterlaufen; Seite bei jeder Änderung neu schreiben
        pageNeedsOut = Ordner für die Seite angeben: „fxterm page --out ORDNER“
        courseRose = plus {share}
        courseFell = minus {share}
        courseLevel = unverändert
        courseOfSpan = {span}: {course}, Tief {low}, Hoch {high}
        courseOfDays = {span}: {course}, Tief {low} am {lowDay}, Hoch {high} am {highDay}
        aboutKiosk = die Tafel nur zeigen: keine Eingabe, keine Dateien
        kioskOnlyShows = Nur lesbar: Diese Tafel lässt sich nur ansehen
        aboutReader = für Screenreader: ein Wert je Zeile, keine Rahmen
        settingReader = Für Screenreader: ein Wert je Zeile, keine Rahmen
        settingReaderPause = Sekunden zwischen vorgelesenen Änderungen
        readerOffer = Screenreader? fxterm --reader zeigt einen Wert je Zeile
        readerFolded = eingeklappt
        readerPanel = {panel}, Bereich {number} von {count}
        readerMore = {count} weitere Änderung | {count} weitere Änderungen
        doctorCertificates = Zertifikate
        certificatesMissing = Keine Zertifizierungsstellen: ca-certificates installieren. Bis dahin funktioniert https nicht
        certificateFileMissing = {file} fehlt oder ist nicht lesbar: SSL_CERT_FILE berichtigen oder löschen. Bis dahin funktioniert https nicht
        boardIsFollowed = Nur lesbar: Tafel von {name}
        shareOver = {name} wird nicht mehr geteilt; die Kopie hier bleibt
        sharedMoved = {name} hat {item} verschoben
        sharedAdded = {name} hat {item} hinzugefügt
        sharedRenamed = {name} hat {former} in {item} umbenannt
        sharedRemoved = {name} hat {item} entfernt
        sharedBase = {name} hat {item} zur Basiswährung gemacht
        sharedBaseline = {name} hat {item} als Vergleichstag gewählt
        sharedMany = Änderungen anderer: {count}, zuletzt von {name}
        sharedReplacedYours = Gleichzeitig von {name} geändert: {item}; die eigene Änderung wurde ersetzt
        sharedReplacedTheirs = Die eigene Änderung ({item}) ersetzt eine gleichzeitige von {name}
        sharedTheBase = Basiswährung
        sharedTheBaseline = Vergleichstag
        undidSome = Rückgängig: {deed}; spätere Änderungen anderer bleiben
        redidSome = Wiederholt: {deed}; spätere Änderungen anderer bleiben
        alertOfBoard = Alarm der Tafel {board}, veröffentlicht von {name}
        alertReadOnly = Nur lesbar: {name} teilt den Alarm mit der Tafel {board}; „fxterm board mute“ stellt ihn hier stumm
        alertForAll = für alle auf {board}
        alertBoardHeading = Tafel
        aboutEdit = alle dürfen sie ändern, nicht nur ihr folgen
        aboutAlertsToo = ihre Alarme mit allen auf der Tafel teilen
        shareAlerts = {count} Alarm geht an alle auf dieser Tafel | {count} Alarme gehen an alle auf dieser Tafel
        shareMuted = Alarme von „{name}“ sind hier stumm; „fxterm board unmute“ hebt das auf
        shareUnmuted = Alarme von „{name}“ sind nicht mehr stumm
        sharePublished = „{name}“ ist veröffentlicht; andere holen sie mit „fxterm board follow“
        shareFollowed = „{name}“ von {owner} gehört jetzt zu den eigenen Tafeln
        shareUnpublished = „{name}“ ist nicht mehr veröffentlicht
        shareUnfollowed = „{name}“ ist jetzt eine eigene Tafel
        shareWaits = Der Team-Server antwortet nicht; dies geschieht, sobald er antwortet
        shareRefused = „{name}“: {problem}
        shareTaken = eine andere Tafel auf dem Team-Server heißt so
        shareMissing = auf dem Team-Server gibt es keine Tafel dieses Namens
        shareForbidden = keine Berechtigung; die letzten Änderungen wurden nicht gespeichert
        shareFull = Grenzen des Team-Servers überschritten; die letzten Änderungen wurden nicht gespeichert
        shareNotYours = „{name}“ ist von {owner} veröffentlicht; nur {owner} kann das
        shareNotShared = „{name}“ wird nicht geteilt
        shareOwn = „{name}“ ist eine eigene Tafel; „fxterm board unpublish“ beendet das Teilen
        shareThere = die Tafel „{name}“ gibt es schon; --as gibt dieser einen anderen Namen
        shareOffers = Auf dem Team-Server: {names} („fxterm board follow NAME“)
        printOwner = Eigentümer
        printRole = Rolle
        roleOwner = Eigentümer
        roleEditor = Bearbeiter
        roleFollower = Follower
        """#
}
