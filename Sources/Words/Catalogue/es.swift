extension Catalogue {
    /// Spanish. How to edit it: docs/howto/translate.md.
    static let spanish: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = Divisas
        clocks = Relojes
        worldClocks = Relojes del mundo
        stocks = Acciones
        deck = Mazo
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}, otra hora
        currencyCount = {count} divisa | {count} divisas
        clockCount = {count} reloj | {count} relojes
        stockCount = {count} acción | {count} acciones
        # The mean change of a group of stocks.
        mean = media
        noCurrencies = No hay divisas. Pulse {key:board.add} para añadir una.
        noClocks = No hay relojes. Pulse {key:board.add} para añadir uno.
        noStocks = No hay acciones. Pulse {key:board.add} para añadir una.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part} de {count}
        linesOf = líneas {part} de {count}
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}, {next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = por {column}
        symbolColumn = símbolo
        priceColumn = precio
        changeColumn = variación
        quantityColumn = cantidad
        valueColumn = valor
        gainColumn = gan./pérd.
        gainShareColumn = gan./pérd. %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = Ventana pequeña ({present}); fxterm necesita {size}
        needsSizeShort = necesita {size}

        # How old figures are.
        live = tiempo real
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = tipo de referencia
        cached = en caché
        stale = obsoleto
        # The state of a figure of a past day that the user asked for.
        past = pasado
        # At the top of the board: all figures are closes of that day.
        asOfDay = al {day}
        asOfDayBack = al {day} · {key:back} ahora
        # Items whose closes have arrived, of those requested.
        closesProgress = {done} de {count}
        offline = sin conexión
        # Made-up figures: this must be seen at once.
        sampleData = DATOS DE MUESTRA
        demoData = DEMO · DATOS DE MUESTRA
        asking = cargando…
        noFiguresYet = aún sin datos
        noAnswer = sin respuesta
        paused = en pausa
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = tiempo real, {moment}
        offlineOf = sin conexión, de {moment}
        staleOf = obsoleto, de {moment}
        cachedOf = en caché, de {moment}
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} rechaza; {other} desde {moment}
        failingStandIn = {source} falla; {other} desde {moment}

        # Spans of time.
        seconds = {count} s
        minutes = {count} min
        hours = {count} h
        days = {count} d
        hoursMinutes = {hours} h {minutes} min
        daysHours = {days} d {hours} h
        ago = hace {span}
        ahead = en {span}

        # Words for the keys at the bottom of the screen.
        keySelect = elegir
        keyPanel = panel
        keyPickUp = levantar
        keyDetails = detalles
        keyAdd = añadir
        keyRemove = quitar
        keyUndo = deshacer
        keyDeck = mazo
        keyBaseline = referencia
        keySort = ordenar
        keyFold = plegar
        keyNow = ahora
        keyBase = base
        keyInverse = inverso
        keyTime = hora
        # Shows the board as it was on a past day.
        keyDay = día pasado
        # Keys that move a past day on by one day.
        keyByDay = por día
        keyByWeek = por semana
        keyHelp = ayuda
        keyQuit = salir
        keyCarry = llevar
        keyDrop = soltar
        keyPutBack = cancelar
        keyOneDay = hace 1 sesión
        keyFiveDays = hace 5 sesiones
        keySwap = alternar
        # A key to type a baseline such as 3m.
        keyTypeOne = escribir
        keyLeave = dejar así
        keyChoose = elegir
        keyAddAndGoOn = añadir otro
        keyClose = cerrar
        keyNameIt = guardar
        keyCancel = cancelar
        keyShowIt = mostrar
        keyScroll = desplazar
        keyBack = volver
        keySkip = omitir
        keyKeep = conservar
        keyLater = después
        keyBoard = tablero
        keyRefill = recuperar
        keyOtherCards = otras tarjetas
        keyOnOffBoard = nuevas/tablero
        keySearch = buscar
        keyCommands = comandos
        keyRun = ejecutar

        # The help: its groups, and a sentence for each key.
        keys = Teclas
        escCloses = {key:back} cierra
        noSuchKey = No hay tecla para «{text}»; {key:back} las muestra todas
        groupMove = Navegación
        groupArrange = Organizar
        groupDeck = El mazo
        groupTime = Viaje en el tiempo
        groupFigures = Precios y cambios
        groupProgram = General
        helpSelect = mover la selección
        helpEnds = primera / última tarjeta
        helpPages = página arriba / abajo
        helpPanels = panel siguiente y anterior
        helpPanelNumbers = ir a divisas, relojes, acciones
        helpPickUp = levantar: las flechas mueven, {key:carry.drop} suelta, {key:back} devuelve
        helpShift = mover la tarjeta un lugar
        helpMarkCards = marcar y seguir: {key:group.name} agrupa las marcadas con la elegida
        helpOpen = detalles de la tarjeta elegida; en un título, plegar su grupo
        helpNeighbours = en los detalles: tarjeta anterior / siguiente
        helpFilter = buscar una tarjeta en el panel; otra vez {key:board.filter}: en todos los tableros
        helpAdd = añadir una divisa, ciudad o acción al panel
        helpRemove = quitar la tarjeta del tablero
        helpUndo = deshacer el último cambio
        helpRedo = rehacer lo deshecho
        helpCompact = tarjeta de divisa más grande / pequeña; otra vez: todas
        helpDensity = tamaño de tarjetas o filas: automático, compacto, grande
        helpMap = mapa de calor según la variación (posiciones: por valor, iguales)
        helpName = agrupar las tarjetas elegida y marcadas, o renombrar el grupo
        helpFold = plegar o desplegar el grupo (también {key:details.open} en su título)
        helpDeck = ver tarjetas que añadir, una a una
        helpQuarters = relojes 15 minutos, o día pasado un día, atrás / adelante; {key:back}: ahora
        helpDays = relojes un día, o día pasado una semana, atrás / adelante
        helpTime = poner todos los relojes a una hora, p. ej. 9am in New York
        helpDay = el tablero en otra fecha: 2020-03-20, last friday, -1y; {key:back}: ahora
        helpBaseline = comparar con hace 1 o 5 sesiones, inicio de año o un día; {key:baseline.choose}{key:baseline.swap} alterna
        helpSort = ordenar la tabla por variación; otra vez, al revés
        helpSortNext = ordenar por la columna siguiente
        helpHandOrder = volver a su propio orden
        helpBase = usar la divisa elegida como divisa base
        helpInverse = mostrar el cambio inverso: USD por JPY
        helpInverseAll = mostrar el inverso de todos los cambios
        helpUnits = mostrar los cambios por 1, 100 o 1000 unidades
        helpRefresh = actualizar ahora
        helpPause = pausar o reanudar la actualización
        helpTheme = tema siguiente
        helpHelp = mostrar esta ayuda
        helpPalette = buscar un comando y ejecutarlo
        helpQuit = salir
        helpRedraw = redibujar la pantalla
        helpSuspend = suspender fxterm; fg en la shell lo reanuda
        helpCancel = cerrar la ventana o la entrada abierta
        helpSkip = omitir la tarjeta superior, o quitarla (o arrastrar a la izquierda)
        helpKeep = conservar la tarjeta superior en el tablero (o arrastrar a la derecha)
        helpLater = después: pasar la tarjeta al final
        helpDeckDetails = detalles de la tarjeta superior
        helpDeckUndo = deshacer los gestos uno a uno
        helpRefill = recuperar las tarjetas omitidas
        helpOtherCards = cambiar entre divisas, acciones y ciudades; también {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = alternar entre tarjetas nuevas y su tablero
        commands = Comandos
        paletteHint = escriba un comando, p. ej. sort o undo

        # The first keys, told in a corner at the first start.
        welcome = Primeros pasos
        greetingCarry = {key:carry.pickUp} levanta, las flechas mueven, {key:carry.drop} suelta
        greetingAdd = {key:board.add} añade, {key:details.open} muestra los detalles, {key:board.undo} deshace
        greetingDeck = {key:deck.open} abre un mazo de tarjetas: {key:deck.keep} conserva, {key:deck.skip} omite
        greetingHelp = {key:help.open} muestra todas las teclas, {key:boards.open} más tableros; se cierra solo

        # Days and dates.
        today = Hoy
        tomorrow = Mañana
        yesterday = Ayer
        inDays = +{count} días
        daysAgo = −{count} días
        monday = lun
        tuesday = mar
        wednesday = mié
        thursday = jue
        friday = vie
        saturday = sáb
        sunday = dom
        january = ene
        february = feb
        march = mar
        april = abr
        may = may
        june = jun
        july = jul
        august = ago
        september = sep
        october = oct
        november = nov
        december = dic
        # {month} is one of the names above: 20 Nov. It stands below charts and in tables: no longer than it must be.
        date = {day} {month}
        dateWithYear = {day} {month} {year}
        dateWithWeekday = {weekday} {date}
        weekdayTime = {weekday} {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset = {offset} h
        hoursOffset = {offset} h
        sameTime = misma hora
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = {time} a.m.
        timePM = {time} p.m.
        am = a.m.
        pm = p.m.

        # World clocks.
        noSuchZoneHere = zona horaria desconocida
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = {when} aquí, {distance} · {key:back}: ahora
        visitedNow = {when} · {key:back}: ahora
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {difference} desde {when}: allí se adelanta la hora
        backThere = {difference} desde {when}: allí se atrasa la hora
        forwardHere = {difference} desde {when}: aquí se adelanta la hora
        backHere = {difference} desde {when}: aquí se atrasa la hora
        differenceFrom = {difference} desde {when}

        # What an exchange is doing.
        marketOpen = abierto
        marketAuction = subasta
        marketLunch = pausa
        marketClosed = cerrado
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}, abre en {span}
        opensAt = {exchange} {word}, abre {moment}
        closedFor = {exchange} cerrado: {holiday}
        closedForOpensIn = {exchange} cerrado: {holiday}, abre en {span}
        closedForOpensAt = {exchange} cerrado: {holiday}, abre {moment}
        closesIn = {exchange} {word}, cierra en {span}
        auctionIn = {exchange} {word}, subasta en {span}
        lunchIn = {exchange} {word}, pausa en {span}
        # The same where there is no room for what it is doing.
        opensNext = {exchange} abre en {span}
        opensNextAt = {exchange} abre {moment}
        closesNext = {exchange} cierra en {span}
        auctionNext = {exchange} subasta en {span}
        lunchNext = {exchange} pausa en {span}
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = (festivos desconocidos)

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = obsoleto {age}
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt = en caché {moment}
        noFigure = sin precio
        notInFeed = no disponible
        noSuchStock = acción desconocida
        symbolHeading = Símbolo
        closeHeading = Cierre
        # With a mark behind it where it sorts: Change ▼
        priceHeading = Último
        timeHeading = Hora
        changeHeading = Var.

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} vuelve
        # The right end of a chart.
        now = ahora
        closesBack = Cierres anteriores y variación desde entonces
        labelRate = Cambio
        labelAmount = Importe
        labelPrice = Precio
        labelTrial = Indicativo
        labelDay = Día
        labelMonth = 1 mes
        beforeHours = Preapertura
        afterHours = Poscierre
        labelYear = 52 semanas
        labelVolume = Volumen
        labelNews = Noticias
        # {baseline} is d1 or d5.
        labelSince = Frente a {baseline}
        labelChanges = Variación
        labelSource = Fuente
        labelMadeAt = Hora
        labelThroughDollar = Vía USD
        labelReceived = Recibido
        labelBut = Otra fuente
        labelMarket = Mercado
        labelExchange = Bolsa
        labelLastError = Error
        labelTime = Hora
        labelDate = Fecha
        labelFromHere = Diferencia
        labelFromUTC = Dif. UTC
        labelZone = Zona
        labelSoon = Cambio hora
        labelClocks = Relojes
        labelHolidays = Festivos
        noneYet = aún ninguno
        noCloseToMeasure = sin cierre con que comparar
        noChangeDisputed = variación oculta: dos fuentes discrepan
        noChangeJump = variación oculta: el cierre difiere más de 10 veces
        noChangeAhead = variación oculta: su hora está en el futuro
        noCloseBefore = sin cierre antes del {day}
        noCloseThatDay = la fuente no tiene cierre de ese día
        noPastNotBefore = el precio no es más reciente que la referencia
        noPastFeed = ninguna fuente configurada tiene cierres anteriores
        noCloseOfSource = variación oculta: los cierres de esa época son de {source}
        closesLoading = cargando cierres anteriores
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = desde {close} el {date}
        monthAtClose = {low} – {high}, al cierre
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} da {figure} ({share})
        otherFeedMadeAt = de {moment}; no se sabe cuál es el correcto
        currenciesOpen = abierto de domingo a viernes a las {time}, hora de Nueva York
        currenciesClosed = cerrado el fin de semana
        exchangeHoursUnknown = horario desconocido
        openAlways = abierto las 24 horas
        onePriceADay = un precio al día
        exchangeState = {place}, {state}; allí {time}
        zoneUnknown = este sistema no conoce esa zona horaria
        clocksForward = se adelantan el {date} a las {time}, a {zone}
        clocksBack = se atrasan el {date} a las {time}, a {zone}
        noClockChange = ningún cambio de hora previsto
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = muestra

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code} por {base}
        unitPerMany = {code} por {count} {base}
        fromClose = desde {close}
        onDate = el {date}
        noFigureYet = aún sin precio
        sourceAgo = {source}, hace {age}
        sourceCached = {source}, en caché {moment}
        sourceStale = {source}, obsoleto, de {moment}
        # Stamped onto a card on its way out.
        stampKeep = CONSERVAR
        stampSkip = OMITIR
        stampTakeOff = QUITAR
        stampLater = DESPUÉS
        # The same words beside the deck, and in small letters.
        hintKeep = conservar
        hintSkip = omitir
        hintTakeOff = quitar
        leftCount = quedan {count}
        keptCount = {count} conservadas
        skippedCount = {count} omitidas
        takenOffCount = {count} quitadas
        kept = conservadas
        skipped = omitidas
        takenOff = quitadas
        notOnBoard = fuera del tablero
        onBoard = en el tablero
        currencies = Divisas
        cities = Ciudades
        hereBar = aquí
        thereBar = allí
        stripAsleep = durmiendo
        stripAwake = despierto
        stripAtWork = trabajando
        # Where a card is traded, and whether it is now.
        banksOpen = Mercado interbancario abierto
        banksClosed = Cerrado el fin de semana
        closesFriday = , cierra en {span}, viernes {time} en Nueva York
        opensSunday = , abre en {span}, domingo {time} en Nueva York
        timeInCity = {exchange}, {time} en {city}
        officeHours = Horario de oficina
        morning = Mañana
        freeDay = Día libre
        evening = Tarde
        night = Noche
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = Ya las ha visto todas

        # The end of a deck that is used up.
        noneOnBoardRates = No hay divisas en el tablero
        noneOnBoardClocks = No hay ciudades en el tablero
        noneOnBoardStocks = No hay acciones en el tablero
        noOtherRates = No hay más divisas
        noOtherClocks = No hay más ciudades
        noOtherStocks = No hay más acciones
        # After a key: r goes once more through those skipped.
        againSkipped = vuelve a mostrar las omitidas
        againKept = vuelve a mostrar las conservadas
        lastSwipeBack = deshace el último gesto
        throughOnBoard = muestra las del tablero
        throughNotOnBoard = muestra las que no están en el tablero
        theBoard = al tablero

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = Aquí no hay nada que levantar
        nothingToMove = Aquí no hay nada que mover
        nothingToRemove = Aquí no hay nada que quitar
        nothingToOpen = Aquí no hay nada que abrir; {key:board.add} añade un elemento
        noCardYet = Aún no hay tarjetas; {key:board.add} añade una
        sortedSoNoMove = Tabla ordenada por {column}; pulse {key:stocks.ownOrder} para volver a su orden y luego mueva
        sortedSoNoGroup = Tabla ordenada por {column}; pulse {key:stocks.ownOrder} para volver a su orden y luego agrupe
        groupNeedsName = Escriba un nombre de grupo; {key:back} cancela
        groupExists = Ya hay un grupo «{name}»; elija otro nombre
        groupsFull = Un panel admite como máximo {count} grupos
        cardInNoGroup = Esta tarjeta no está en ningún grupo; {key:group.name} crea uno
        groupBegun = Grupo «{name}» creado
        marked = Marcadas: {names}; {key:group.name} las agrupa con la tarjeta elegida
        groupRenamed = {old} se llama ahora {name}
        groupUnchanged = El grupo ya se llama «{name}»
        folded = {name} plegado; {key:group.fold} lo despliega
        unfolded = {name} desplegado
        onlyRateCards = Solo las tarjetas de divisas tienen dos tamaños; pulse {key:panel.1}
        allCompact = Todas las tarjetas ya son compactas; {key:card.tall} agranda esta
        allTall = Todas las tarjetas ya son grandes; {key:card.compact} compacta esta
        allMadeCompact = Ahora todas las tarjetas son compactas
        allMadeTall = Ahora todas las tarjetas son grandes
        madeCompact = {name} es compacta; {key:card.compact} otra vez para todas
        madeTall = {name} es grande; {key:card.tall} otra vez para todas
        densityAutomatic = {panel}: tamaño automático
        densityCompact = {panel}: compacto, una línea cada uno
        densityLarge = {panel}: cifras grandes
        mapShown = {panel}: mapa de calor, color según la variación
        mapByValue = {panel}: mapa de calor, cada celda según su valor
        mapEqual = {panel}: mapa de calor, celdas iguales
        mapHidden = {panel}: sin mapa de calor
        noMapHere = Solo divisas, acciones y posiciones tienen mapa de calor; pulse {key:panel.1}
        ownOrderAlready = La tabla ya está en su orden
        ownOrderNow = {panel}: de nuevo en su orden
        groupedByAccount = Posiciones por cuenta
        groupedByCurrency = Posiciones por divisa
        groupedNot = Posiciones sin grupos
        groupingImpossible = Todas las posiciones están en una cuenta y una divisa
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel}: por {column} {mark}; {key:stocks.ownOrder} vuelve a su orden
        selectRateFirst = Elija antes una divisa: {key:rates.base} la convierte en la divisa base
        noRateForBase = {code} aún no tiene cambio y no puede ser la divisa base
        baseIs = {code} es ahora la divisa base
        ratesInverse = Los cambios son ahora inversos; {key:rates.invertAll} vuelve al sentido habitual
        ratesDirect = Los cambios vuelven al sentido habitual
        ratesFor = Los cambios son ahora por {count} unidades
        baselineAlready = {baseline} ya es la referencia
        baselineIs = {baseline}: variación {since}
        # The title of a list of days.
        baselineTitle = Medir la variación desde
        # What is typed follows.
        baselineQuestion = Medir desde:
        notABaseline = «{text}» no es una referencia: escriba d1 a d250, wtd, mtd, qtd, ytd, 3m, 10y o 2024-03-01
        removed = Quitado: {name}; {key:board.undo} lo recupera
        removedHeading = Quitado el título {name}, sus tarjetas se quedan; {key:board.undo} lo recupera
        noOtherTheme = No hay otro tema
        themeIs = Tema: {name}
        nothingToUndo = Nada que deshacer
        nothingToRedo = Nada que rehacer
        # {deed} is one of those below.
        undid = Deshecho: {deed}
        redid = Rehecho: {deed}
        deedMove = mover {name}
        deedMoveGroup = mover el grupo {name}
        deedGroup = crear el grupo {name}
        deedGroupPositions = agrupar las posiciones
        deedRename = renombrar {name}
        deedFold = plegar {name}
        deedUnfold = desplegar {name}
        deedSize = cambiar el tamaño de {name}
        deedSizeOfAll = cambiar el tamaño de todas las tarjetas
        deedMap = activar o desactivar el mapa de calor
        deedBaseline = cambiar la referencia
        deedSort = ordenar
        deedBase = cambiar la divisa base
        deedInverse = invertir los cambios
        deedUnits = cambiar las unidades de los cambios
        deedTheme = cambiar el tema
        deedRemove = quitar {name}
        deedRemoveGroup = quitar el grupo {name}
        deedAdd = añadir {name}
        deedKeep = conservar {name}
        deedTakeOff = quitar {name}
        notACurrency = «{text}» no es un código de divisa como JPY ni un par como EUR/JPY
        notACity = «{text}» no es una ciudad o zona horaria como Tokyo o Asia/Tokyo
        notASymbol = «{text}» no es un símbolo como AAPL o 2330.TW
        nothingAdded = {problem}; no se añadió nada
        panelFull = Un panel admite como máximo {count} elementos
        isTheBase = {code} es la divisa base y por eso no tiene tarjeta
        onBoardAlready = {name} ya está en el tablero
        added = Añadido: {name}
        addedUnquoted = Añadido: {name}; ninguna fuente da su precio aún
        addedNotInDemo = Añadido: {name}; la demo no tiene su precio
        askingFeeds = Actualizando
        pausedUntil = Actualización en pausa; {key:feeds.pause} la reanuda
        askedAgain = Actualización reanudada
        boardIsYours = El tablero se puede volver a editar
        boardTaken = Solo lectura: este tablero está abierto en otro fxterm
        boardTakenBy = Solo lectura: este tablero está abierto en otro fxterm (proceso {process})
        notATime = «{text}» no es una hora como 9am, tomorrow 14:30 o 9am in New York
        twelveUnclear = «{text}» puede ser mediodía o medianoche: escriba 12:00 o 0:00
        noPlaceCalled = Ninguna ciudad o zona horaria coincide con «{text}»
        placeMayBe = «{text}» coincide con {names}; escriba más letras
        noSuchZoneCalled = Este sistema no conoce la zona horaria {zone}
        timeOnDay = {time} del {day}
        timeSkipped = Las {wall} no existen en {place}: se adelanta el reloj
        timeTwice = Las {wall} ocurren dos veces en {place}; se muestra la primera, {zone}
        tooFarOff = Demasiado lejos: elija una fecha dentro de 100 años
        notADay = «{text}» no es un día como 2020-03-20, last friday, ayer, -3m o -1y
        dayTooEarly = Las fuentes no tienen cierres anteriores al {day}
        dayIsNow = Ese día no ha terminado: el tablero muestra el momento actual
        setAsideNone = No hay tarjetas omitidas
        cardsAgain = Vuelve una tarjeta | Vuelven {count} tarjetas
        terminalTooSlow = Animaciones desactivadas: este terminal es demasiado lento
        deckIsThrough = Todas vistas; {key:deck.refill} recupera las omitidas, {key:back} vuelve al tablero
        noSwipe = Ningún gesto que deshacer
        heldBack = {code}: {source} da de pronto {figure}; ignorado hasta confirmarse
        heldBackMore = {code} y {others} más con valores inverosímiles; ignorados hasta confirmarse
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} no hace nada aquí; {key:help.open} muestra las teclas
        keyDoesNothingInDeck = {key} no hace nada aquí; {key:deck.skip} omite, {key:deck.keep} conserva, {key:back} vuelve al tablero
        keyDoesNothingInPile = {key} no hace nada aquí; {key:deck.skip} quita, {key:deck.keep} conserva, {key:back} vuelve al tablero
        keyDoesNothingInDetails = {key} no hace nada aquí; {key:back} vuelve al tablero
        thatKey = Esa tecla
        putDownFirst = Primero suelte la tarjeta: {key:carry.drop} la suelta, {key:back} la devuelve
        nothingHereYet = Aún no hay nada; {key:board.add} añade un elemento

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = Nuevo nombre de {name}:
        nameOfGroup = Nombre del grupo:
        hintName = {key:prompt.accept} guardar · {key:back} cancelar
        whenItIsHere = Poner relojes a (hora local):
        whenItIsIn = Poner relojes a (hora de {place}):
        # Times that may be typed there; each is understood in every language.
        whenExamples = 9:30 · mañana 14:30 · 9:00 Nueva York
        # What is typed follows.
        dayQuestion = Mostrar el tablero del:
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · ayer · -3m · -1y
        findIn = Buscar en {panel}:
        addCurrency = Añadir divisa
        addClock = Añadir reloj
        addStock = Añadir acción
        addCurrencyHint = código, nombre o país; un par como EUR/JPY
        addClockHint = ciudad, país o zona horaria; {key:select.left} {key:select.right} por letras
        addStockHint = símbolo o empresa
        inAllCount = {count} en total
        foundCount = {count} encontrados
        addedCount = {count} añadidos
        foundAskingMore = {found}, buscando en línea…
        foundNoAnswer = {found} sin conexión, la fuente no respondió
        nothingFoundFor = No se encontró nada para «{text}».
        askingFor = Buscando «{text}»…
        noAnswerBecause = Sin respuesta: {problem}
        enterAddsAsTyped = {key:picker.add} añade {text} tal cual.
        asTyped = tal cual

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = se reintentará en la próxima actualización
        askingAgainIn = se reintentará en {span}
        nextRequest = Próxima solicitud a {source} en {span}
        failUnreachable = no se puede conectar con {source}
        failTimedOut = {source}: tiempo de espera agotado
        failTooMany = {source}: demasiadas solicitudes
        failAtFirst = {source}: {host} rechazó la primera solicitud (HTTP 429)
        failUnknownSymbol = {source} no conoce {symbol}
        thisSymbol = este símbolo
        failRefused = {source}: acceso denegado (HTTP {code})
        failNothingThere = {source}: dirección no encontrada (HTTP {code})
        checkSettings = compruébela en la configuración
        checkSpelling = compruebe la ortografía
        didYouMean = ¿quiso decir {names}?
        failOutOfOrder = {source}: la fuente no funciona (HTTP {code})
        failNoAnswer = {source}: sin respuesta utilizable (HTTP {code})
        failTooLarge = {source}: respuesta mayor de {size}, ignorada
        failRedirect = {source}: redirige a otro servidor; no se sigue
        failMalformed = {source}: formato inesperado
        failInsecure = {source}: http es solo para esta máquina; use https en la configuración
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}: falta la clave de API {key}
        failOpenKeys = {source}: otros pueden leer {file}; no se usa
        bytesSize = {count} bytes

        # A change that an earlier version made.
        deedOther = otro cambio

        # Headings of what fxterm print and fxterm time print.
        printCode = código
        printName = nombre
        printRate = cambio
        printBaseDay = día ref.
        printBaseRate = cambio ref.
        printBaseClose = cierre ref.
        printChange = variación
        printQuotedAt = hora
        printSource = fuente
        printState = estado
        printZone = zona horaria
        printCity = ciudad
        printDay = día
        printOffset = diferencia
        printTime = hora
        printSymbol = símbolo
        printCurrency = divisa
        printPrice = precio
        printOpen = apertura
        printHigh = máximo
        printLow = mínimo
        printClose = cierre
        printVolume = volumen
        printSession = sesión
        printBought = compra
        printSold = venta
        # How many days a share was held before it was sold.
        printDaysHeld = días
        # What a sale brought, without fees.
        printProceeds = importe
        # What the sold shares had cost, without fees.
        printCost = coste
        printKind = tipo
        printYear = año
        # Dividends and interest together.
        printEarnings = rentas
        incomeDividend = dividendo
        incomeInterest = intereses
        # The last line of the list of gains.
        gainsNotAdvice = Es una lista, no asesoramiento fiscal.
        printItem = instrumento
        printAccount = cuenta
        printQuantity = cantidad
        printValue = valor
        printDayChange = hoy
        printPriceGain = por precio
        printCurrencyGain = por divisa
        printIncome = dividendos
        printFees = comisiones
        printTaxes = impuestos
        printGroup = grupo
        printMarket = mercado
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = divisa hoy
        printTotal = total
        printYearly = anualizado
        printWeight = peso

        # What fxterm doctor says of the feeds.
        doctorRates = divisas
        doctorStocks = acciones
        doctorHistory = historial
        doctorEvents = eventos
        doctorAlerts = servicios de alertas
        doctorHeldBack = ignorados hasta que otra respuesta los confirme
        doctorState = estado
        doctorKey = clave
        doctorNoKeyNeeded = no hace falta
        doctorKeyFound = se encontró {key}
        doctorLastAnswer = última respuesta
        doctorLastError = último error
        # Before the service's own words.
        doctorSaid = mensaje
        # Before an age, such as: 5 min ago.
        doctorFailingSince = falla desde
        # Before the feeds that answer for one that fails.
        doctorStandIn = sustituto
        doctorStandInFor = {source}, desde hace {span}
        doctorWarning = aviso
        doctorEnds = esta fuente termina el {day}; elija otra
        doctorNextTry = próximo intento
        doctorPace = intervalo
        doctorWhatToDo = qué hacer
        doctorAlsoAsks [18] = contacta también
        doctorNotAsked = esta versión no la usa
        feedServes = ofrece
        feedQuota = solicitudes restantes
        feedQuotaOf = {left} de {most} al día
        feedQuotaOfHour = {left} de {most} por hora
        feedRecipes = Plantillas
        feedNoneCalled = ninguna fuente se llama {name}; fuentes: {names}
        feedSaved = {file} guardado
        doctorNone = ninguno
        doctorNoAnswerYet = aún ninguna
        doctorNextRefresh = en la próxima actualización
        doctorStart = ejecute fxterm o fxterm print para obtenerla
        doctorFallback = nada; se usa solo cuando fallan las anteriores
        doctorNothing = nada
        doctorWait = espere
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = en {span}, como pidió el servidor
        doctorRest = en {span}, en pausa tras fallos
        doctorIn = en {span}
        doctorPaceSet = cada {span}, según la configuración
        doctorPaceFloor = cada {span}: fxterm no pide los mismos datos a {source} con más frecuencia
        doctorPaceShared = cada {span}: se han usado {count} de {budget} solicitudes de esta hora; el resto se reparte por igual
        doctorPaceSpent = ahora ninguna: se han usado las {budget} solicitudes de esta hora
        justNow = ahora mismo
        doctorTime = hora
        adviceUnreachable = compruebe la red y la dirección en la configuración
        adviceTimedOut = espere; si persiste, compruebe la red
        adviceTooMany = espere; si se repite, aumente refresh en la configuración
        adviceAtFirst = esperar no ayuda: defina agent para esta fuente o añada otra
        adviceSymbol = compruebe el símbolo
        adviceRefused = esta fuente deniega el acceso: ponga otra delante en la configuración
        adviceAddress = compruebe la dirección en la configuración
        adviceOutOfOrder = espere: la fuente no funciona
        adviceChanged = compruebe la dirección; si es correcta, la fuente ha cambiado: actualice fxterm
        adviceRedirect = si es de confianza, ponga la nueva dirección en la configuración
        adviceInsecure = escriba https:// en la configuración
        adviceNoKey = añada NOMBRE=valor al archivo keys junto a config.json (chmod 600) o defina la variable
        adviceOpenKeys = ejecute chmod 600 sobre el archivo de claves
        doctorDesk = servidor del equipo
        adviceDesk = si persiste, pida al administrador del servidor del equipo que ejecute fxterm desk check

        # What the command line answers.
        outputNotWritten = no se pudo escribir la salida: el otro extremo está cerrado o lleno
        noFiguresNetwork = aún no hay datos; compruebe la red
        noFiguresLately = aún no hay datos: se acaba de consultar a las fuentes y no dieron ninguno
        stillOnTheWay = aún sin respuesta: {names}; --wait 60 espera más
        noFeedsSet = no hay datos: la configuración no incluye ninguna fuente
        noBarsOf = {code}: sin historial de precios
        noSuchCurrency = divisa desconocida: {code}
        noRateOf = ninguna fuente tiene el tipo de cambio de {code}
        noClocksOnBoard = no hay relojes en el tablero; indique una ciudad, como «fxterm time Tokyo»
        tzdataHasNoZone = el tzdata del sistema no tiene la zona horaria «{zone}»
        noCityCalled = ninguna ciudad o zona horaria coincide con «{text}»
        sayWhich = «{text}» puede ser {names}; indique cuál
        expectedTime = --at «{text}»: se espera una hora como "2026-11-23 09:00 New York" o "9am UTC"
        wallTwice = las {wall} ocurren dos veces en {place}; se usa la primera, {zone}
        tryHelp = Pruebe «fxterm --help».

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: las {wall} no existen en {place}: se adelanta el reloj

        # Holidays of exchanges.
        holidayNewYear = Año Nuevo
        holidayNewYearsEve = Nochevieja
        holidayLunarNewYear = Año Nuevo lunar
        holidayTombSweeping = Qingming
        holidayLabourDay = Día del Trabajo
        holidayDragonBoat = Fiesta del Bote del Dragón
        holidayMidAutumn = Fiesta del Medio Otoño
        holidayChuseok = Chuseok
        holidayDoubleNinth = Fiesta del Doble Nueve
        holidayNationalDay = Fiesta Nacional
        holidayIndependenceDay = Día de la Independencia
        holidayConstitutionDay = Día de la Constitución
        holidayRepublicDay = Día de la República
        holidayChristmas = Navidad
        holidayChristmasEve = Nochebuena
        holidayBoxingDay = Boxing Day
        holidayMaundyThursday = Jueves Santo
        holidayGoodFriday = Viernes Santo
        holidayEasterMonday = Lunes de Pascua
        holidayAscension = Ascensión
        holidayWhitMonday = Lunes de Pentecostés
        holidayEpiphany = Reyes
        holidayMidsummer = San Juan
        holidayAllSouls = Día de los Difuntos
        holidayCorpusChristi = Corpus Christi
        holidayCarnival = Carnaval
        holidayThanksgiving = Acción de Gracias
        holidayMartinLutherKing = Día de Martin Luther King
        holidayPresidentsDay = Día de los Presidentes
        holidayMemorialDay = Día de los Caídos
        holidayJuneteenth = Juneteenth
        holidayBankHoliday = festivo bancario
        holidayKingsBirthday = Cumpleaños del Rey
        holidayAnzacDay = Día de Anzac
        holidayEidAlFitr = Eid al-Fitr
        holidayEidAlAdha = Eid al-Adha
        holidayIslamicNewYear = Año Nuevo islámico
        holidayDiwali = Diwali
        holidayVesak = Vesak
        holidaySongkran = Songkran
        holidayChildrensDay = Día del Niño
        holidayPeaceMemorial = Día de la Paz
        holidayTeachersDay = Día del Maestro
        holidayRestorationDay = Día de la Restauración
        holidayComingOfAge = Día de la Mayoría de Edad
        holidayFoundationDay = Día de la Fundación
        holidayEmperorsBirthday = Cumpleaños del Emperador
        holidayEquinox = Equinoccio
        holidayGoldenWeek = Semana Dorada
        holidayMarineDay = Día del Mar
        holidayMountainDay = Día de la Montaña
        holidayLabourThanksgiving = Día de Gracias al Trabajo
        holidayOther = festivo

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = «{text}»
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} o {last}
        expectedFound = se esperaba {wanted}, pero hay {found}
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}: se esperaba {wanted} en el carácter {place}
        feedNameTaken = {name} es una fuente incluida en fxterm; use otro nombre
        feedNameTwice = dos fuentes se llaman {name}; cambie el nombre de una
        expectedAfter = tras {key} se esperaba {wanted}, pero hay {found}
        textNeedsQuotes = se esperaba un valor, pero hay {found}; el texto va entre comillas
        keyNeedsQuotes = una clave que empieza por {found} va entre comillas
        unexpectedExtra = sobra {found} tras el final; quítelo
        tooDeep = demasiado anidado
        valueMissing = falta un valor al final
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {open} de la línea {line} no tiene {close}
        textNotClosed = al texto le falta {close} al final
        givenTwice = {key} está dos veces, la primera en la línea {line}
        noEscape = {escape} no es una secuencia de escape válida
        escapeNeedsDigits = {escape} necesita {digits} dígitos hexadecimales
        halfPair = la mitad de un par suplente
        # What may be expected or found.
        anObject = un objeto {example}
        aList = una lista {example}
        aKey = una clave
        aValue = un valor
        someText = texto
        someASCII = texto ASCII de 1 a 200 caracteres
        aNumber = un número
        plainObject = un objeto
        plainList = una lista
        theEnd = el final
        unshowable = un carácter invisible
        secondsRange = de {low} a {high} segundos
        noSuchBinding = no existe ese comando; fxterm config default los muestra todos
        noSuchKeyName = {text} no es una tecla; escriba una como {examples}
        keyTaken = {key} tiene dos significados, {one} y {other}; dé otra tecla a uno de ellos
        keyIsTyped = {key} escribe texto donde actúa {command}; use una tecla como enter o ctrl-s
        commandNeedsKey = {command} necesita una tecla
        backNeedsKey = back necesita una tecla que no escriba un carácter, como esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = clave desconocida; posibles: {keys}
        keyMissing = falta {key}
        keyMissingOneOf = falta {key}; escriba {choices}
        fileUnreadable = no se pudo leer: {reason}
        noSuchFile = no existe ese archivo; compruebe la ruta
        saveAsUTF8 = no es texto UTF-8; guarde el archivo como UTF-8
        fileEmpty = el archivo está vacío; escriba {example} para los valores predeterminados o elimínelo
        addressEmpty = vacío; indique una dirección
        controlCharacter = contiene un carácter de control; quítelo
        deskSecret = la dirección contiene una contraseña; quítela y póngala en ~/.pgpass o en un archivo de servicio
        deskUnverified = el servidor del equipo en otra máquina necesita sslmode=verify-full; escríbalo u omita sslmode
        notAnAddress = no es una dirección: {text}; debe ser como {example}
        notAnAddressBegin = no es una dirección: {text}; debe empezar por {example}
        plainHTTPOnlyHere = http sin s es solo para esta máquina; escriba https://
        mustBe = {key} debe ser {choices}
        themeMustBe = un tema debe ser un objeto {example}
        noSuchRole = {name} no es un rol; posibles: {names}
        noSuchPart = {name} no es parte de un rol; posibles: {names}
        notAColour = {key}: un color debe ser {example}, un color ANSI de 0 a 15 o {standard}
        themeLeftOut = {problem}; se ignora el tema
        nameUnreadable = no se pudo leer {file} ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = es una carpeta
        isNoPlainFile = no es un archivo normal
        isTooLarge = es mayor de {size}
        fileKeepsChanging = otro programa no deja de cambiar el archivo; inténtelo de nuevo cuando termine
        isGone = se eliminó
        isNotUTF8 = no es texto UTF-8
        pathNotUTF8 = su ruta no es UTF-8; cámbiele el nombre
        isNotJSON = no es JSON
        isNoBoard = no es un archivo de tablero
        isAnothers = es de otro programa
        isOfVersion = tiene la versión {version}
        isWrongType = {key} es de tipo incorrecto
        isNull = {key} es null
        tooManySetAside = hay demasiados archivos apartados al lado; elimine algunos

        # What is said of the files that the program keeps.
        diskFull = {file}: el disco está lleno; libere espacio y se guardará
        notPermitted = {file}: permiso denegado; dé permiso de escritura al archivo y a su carpeta
        fileInUse = {file}: lo usa otro programa; se guardará cuando termine
        fileDamaged = {file}: dañado; muévalo y reinicie fxterm
        diskSilent = {file}: el disco no responde; puede perderse el último cambio
        fileFailed = {file}: {reason}; no se puede guardar nada ahí hasta que se solucione
        notSavedYet = aún sin guardar: {what} ({reason})
        savedAgain = {file}: ya se puede guardar de nuevo
        noHome = no hay carpeta personal; defina HOME
        fileSetAside = no se pudo leer {file} ({reason}); se movió a {name}
        fileLeftAlone = no se pudo leer {file} ({reason}) ni moverlo; ahí no se guarda nada hasta que lo mueva
        fileIsNewer = {file} es de un fxterm más nuevo (versión {version}); ahí no se guarda nada hasta que actualice
        folderIsOpen = {file} está abierta a otros usuarios; ciérrela con chmod 700
        entriesLeftOut = {file}: se omite {count} entrada no válida | {file}: se omiten {count} entradas no válidas

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = falta fxterm-collector: reinstale fxterm
        feedsUnfit = no se puede iniciar fxterm-collector: reinstale fxterm
        feedsNoRoom = al sistema no le quedan procesos ni hilos para fxterm-collector; cierre otros programas
        feedsStopped = el recolector se detuvo; vea el registro
        feedsSilent = fxterm-collector no responde; a los 30 s se inicia de nuevo
        feedsOutOfReach = fxterm-collector no responde y se ejecuta donde este fxterm no puede detenerlo, por ejemplo en otro contenedor
        proxyNotFound = no se encontró el proxy
        noNetwork = sin red
        noConnection = sin conexión
        nameNotKnown = servidor no encontrado (¿sin conexión?)
        certificateNotTrusted = su certificado es de una autoridad desconocida
        certificateOutOfDate = su certificado no está vigente o el reloj no va en hora
        certificateOfOther = su certificado es de otro servidor
        certificatesUnreadable = no se puede leer la lista de autoridades; vea fxterm doctor
        noSecureConnection = sin conexión segura
        connectionBrokeOff = se perdió la conexión
        breaksOff = respuesta incompleta
        figuresLeftOut = se omite {count} entrada no válida | se omiten {count} entradas no válidas

        # Why nothing comes from the team server, in the same brackets.
        deskGone = la base de datos del servidor del equipo no responde
        deskIsNewer = el servidor del equipo es más nuevo: actualice fxterm
        deskIsOlder = el servidor del equipo es más antiguo: su administrador debe ejecutar fxterm desk migrate
        deskIsNone = no hay servidor del equipo en esa base de datos: su administrador debe ejecutar fxterm desk init
        deskRefuses = el servidor del equipo rechaza el inicio de sesión
        deskNoPassword = el servidor del equipo pide una contraseña y no se encontró ninguna: escríbala en ~/.pgpass
        deskOpenPasswordFile = otros pueden leer el archivo de contraseñas, por eso no se usa: chmod 600 ~/.pgpass
        deskWrongPassword = el servidor del equipo rechaza la contraseña: corríjala en ~/.pgpass
        deskNoDatabase = el servidor del equipo no tiene esa base de datos: corrija desk en la configuración
        deskBadAddress = la dirección del servidor del equipo no es válida: corrija desk en la configuración
        deskUntrusted = el certificado del servidor del equipo no es de confianza: guarde su autoridad en ~/.postgresql/root.crt
        deskIdle = ningún recolector publica en el servidor del equipo

        # What else is said on the screen.
        pasteDoesNothing = Pulse antes {key:board.add} y luego pegue un nombre
        settingsReloaded = Configuración recargada
        listInSettings = la lista de la configuración
        zonesInFolder = tzdata {version} en {folder}
        zonesMissing = Falta la base de zonas horarias: instale tzdata. Mientras tanto, solo UTC
        unknownVersion = (versión desconocida)

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = la opción {option} necesita un valor
        noSuchOption = {option} no es una opción, o no lleva valor
        # Options, and the command that they are for.
        onlyWith = {options}: solo con {command}
        takesNoMore = {command} solo admite {options}
        noBaseHere = --base no sirve con {command}: no muestra tipos de cambio ni totales
        noSuchCommand = comando desconocido {text}
        optionExpected = {option} {text}: se espera {choices}
        cannotPrint = no se puede imprimir {text}: se espera {choices}
        needsItem = {command} necesita un elemento, como {example}
        noDescriptors = al sistema no le quedan descriptores de archivo; cierre otros programas
        noThreads = al sistema no le quedan hilos: este tablero no se actualiza; cierre otros programas
        noWatches = al sistema no le quedan vigilancias de archivos: los cambios se buscan una vez por segundo; cierre otros programas o aumente fs.inotify.max_user_instances
        stoppedByFault = fxterm {version} se cerró por un error. Los detalles están al final de {file}; dónde comunicarlo: {place}
        notATerminal = {stream} no es un terminal; fxterm print funciona sin él
        standardInput = la entrada estándar
        standardOutput = la salida estándar
        terminalTooSimple = el tipo de terminal {type} no puede situar el cursor; defina bien TERM
        terminalUnknown = no hay descripción del tipo de terminal {type}; instale ncurses-base o defina TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Uso:
        # What stands for what the user fills in: --config FILE.
        wordFile = ARCHIVO
        wordItem = ELEMENTO
        wordCity = CIUDAD
        wordTime = HORA
        wordCommand = COMANDO
        aboutProgram = Un tablero de mercado en el terminal: divisas, relojes del mundo y acciones.
        aboutPrint = imprime el tablero o partes de él
        aboutWatch = imprime una línea por cada alerta que se dispara
        aboutCollect = mantiene los precios al día en segundo plano
        aboutTime = muestra la hora en otras ciudades
        aboutDoctor = muestra el estado de cada fuente, sin consultarlas
        aboutFeeds = lista fuentes, prueba una o guarda una respuesta de cada una
        aboutSettings = ubica o comprueba la configuración, o imprime la predeterminada
        aboutConfig = usa este archivo de configuración
        aboutDemo = mercado simulado con datos de muestra; no guarda nada
        aboutFormat = formato de salida (predeterminado: table)
        aboutLineFormat = formato de salida (predeterminado: lines)
        aboutAt = hora que mostrar, aquí o en el lugar indicado:
        aboutBaseline = compara con d1, d5, ytd, 1y, una fecha o varias
        aboutBase = la divisa base de cambios y totales
        aboutWait = cuántos segundos esperar las respuestas
        aboutRange = periodo (predeterminado: 1mo)
        aboutInterval = duración de cada vela (predeterminada: según range)
        aboutYear = año de las ventas (predeterminado: todos)
        aboutDays = cuántos días por delante (predeterminado: 30)
        aboutMethod = qué lotes toma una venta (predeterminado: el ajuste)
        aboutPricesFrom = primer día de los precios
        aboutPriceFormat = formato de salida (predeterminado: ledger)
        aboutJournalFormat = para otro programa (predeterminado: el archivo)
        aboutWatchPrices = mantiene al día los precios de este archivo
        # Of transactions that are exported for another program.
        journalLacks = No se conoce la divisa de {items}; sus filas se omiten
        aboutHome = divisa de los totales (predeterminada: la propia)
        aboutOnDay = al final de ese día
        aboutBy = por divisa (predet.), cuenta, grupo o mercado
        aboutWhatIf = con otros cambios o precios: 'EUR -10%'
        aboutPrintOn = los cierres de un día pasado
        aboutChartFrom = el primer día del gráfico
        aboutChartTo = el último día del gráfico
        aboutHelp = muestra esta ayuda
        aboutVersion = muestra la versión
        aboutKeys = En el tablero, {key:help.open} muestra las teclas. La configuración está en
        aboutExit = Estado de salida: 0 correcto, 1 error, 2 uso incorrecto.
        collecting = Los precios se mantienen al día; Ctrl-C lo detiene.
        aboutCollectDesk = publica datos en este servidor del equipo
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = Este recolector publica ahora en el servidor del equipo.
        publisherWaits = Otro recolector publica en el servidor del equipo ({name}); este espera a que termine.
        publisherGone = No se puede conectar con el servidor del equipo; se reintenta: {reason}
        publisherLate = El servidor del equipo no admite datos ahora; se publicarán después: {reason}
        publisherRefused = El servidor del equipo rechazó {count} fila, de {item}; las demás se publicaron: {reason} | El servidor del equipo rechazó {count} filas, la primera de {item}; las demás se publicaron: {reason}
        publisherRecovered = El servidor del equipo vuelve a admitir datos.
        publisherNoDesk = No se puede publicar en esa base de datos; ejecute fxterm desk check: {reason}
        publisherNewer = El servidor del equipo es de la versión {version}, que este programa no puede escribir: actualice fxterm

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: correcto
        settingsNone = {file}: no existe; se aplican los valores predeterminados
        settingsFileHead = Configuración de fxterm con sus valores predeterminados. Lo que falte toma el suyo.
        settingRates = Fuentes de tipos de cambio, por orden de preferencia: cada una se usa si fallan las anteriores.
        settingStocks = Fuentes de acciones, también por orden de preferencia: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Si una fuente rechaza el User-Agent del programa, agent fija otro.
        settingHistory = Fuentes de tipos de cambio históricos, para variaciones y gráficos.
        settingEvents = Fuentes de próximos eventos: dividendos de las bolsas, resultados y calendarios (.ics).
        settingRatesRefresh = Segundos entre dos solicitudes de tipos de cambio.
        settingStocksRefresh = Segundos entre dos solicitudes de acciones.
        settingDesk = Dirección del servidor del equipo, postgresql://…; off para consultar las fuentes.
        settingDeskOnly = No recurrir a las fuentes mientras el servidor del equipo no responde.
        settingColours = Color de las subidas: "auto" según la región, "red-up" (rojo) o "green-up" (verde).
        settingColourDepth = Número de colores: "auto" según el terminal, "24bit", "256" o "16". Se lee al iniciar.
        settingGraphics = Gráficos en píxeles: "auto" si el terminal puede (kitty, sixel) y no es por SSH, u "off". Se lee al iniciar.
        settingFlags = Banderas en las tarjetas de divisas.
        settingSeconds = Segundos en los relojes.
        settingHours = Horas: 12, 24 o "auto" según la región.
        settingLanguage = Idioma: "auto" según la región, en, zh_TW, zh_CN, ja, ko, id, de, es, o con país, como de_AT.
        settingNames = Nombres de las acciones: auto para los de su idioma o, si no, en inglés; local para los de cada mercado.
        settingTheme = Tema: "default" es oscuro o claro como el terminal; {key:theme.next} muestra los demás en el tablero.
        settingMouse = Ratón; false lo deja al terminal, para seleccionar texto.
        settingASCII = true dibuja solo en ASCII; "auto" lo hace cuando la configuración regional no es UTF-8.
        settingAmbiguousWidth = Columnas de los caracteres de ancho ambiguo; 2 si el terminal los muestra anchos.
        settingMotion = Animación de las tarjetas del mazo.
        settingKeys = Teclas de cada comando; [] significa ninguna tecla.
        groupChart = Gráficos
        helpChart = gráfico de la tarjeta elegida a pantalla completa; otra vez, cerrar
        keyChart = gráfico
        helpChartRange = periodo del gráfico, de un día a diez años
        keyRange = periodo
        helpChartMax = gráfico de todo el historial
        helpChartShape = gráfico de velas, línea o área
        keyShape = tipo
        helpChartScale = escala del gráfico: lineal, logarítmica o porcentaje
        keyScale = escala
        helpIndicators = indicadores: medias móviles, bandas de Bollinger, RSI, MACD
        keyIndicators = indicadores
        helpMark = marcar la vela del cursor y medir desde ella
        keyMark = marcar
        helpZoom = acercar y alejar alrededor del cursor
        keyZoom = zoom
        helpPan = mover el gráfico atrás o adelante en el tiempo
        keyRead = cursor
        noChartOf = No hay gráfico de {name}
        indicatorsTitle = Indicadores
        shapeCandles = velas
        shapeLine = línea
        shapeArea = área
        scaleLinear = lineal
        scaleLog = logarítmica
        scalePercent = porcentaje
        rangeDays = {count}D
        rangeMonths = {count}M
        rangeYears = {count}A
        rangeYTD = YTD
        rangeMax = Máx
        barOpen = Ap
        barHigh = Máx
        barLow = Mín
        barClose = Ci
        barVolume = Vol
        daysApart = {count} día | {count} días
        chartOfCloses = Solo cierres diarios: ninguna fuente tiene datos intradía
        chartAsking = Cargando gráfico…
        chartBegins = El historial empieza el {date}
        keyOnOff = activar
        helpCompare = comparar con acciones, divisas, criptomonedas o pares, en porcentaje
        keyCompare = comparar
        helpChartCurrency = gráfico en la divisa base
        keyCurrency = divisa
        compareTitle = Comparar con
        # The empty field above the list of what a chart can be compared with.
        compareHint = símbolo, divisa o par: AAPL, ^N225, BTC, EUR/JPY
        notComparable = «{text}» no es un símbolo, una divisa ni un par como AAPL, BTC o EUR/JPY
        comparesNoMore = Un gráfico compara como máximo {count} elementos
        noOtherCurrency = Los precios ya están en la divisa base
        noCommonDays = No hay sesiones en común
        chartAtEnd = Estas son las velas más recientes
        chartAtLimit = No se puede ir más lejos
        aboutChart = dibuja el gráfico de un elemento, o compara varios
        aboutType = tipo de gráfico (predeterminado: candles)
        aboutScale = escala de precios (predeterminada: linear)
        aboutSize = columnas y filas (predeterminado: las del terminal)
        aboutSVG = escribe SVG en un archivo; - para la salida estándar
        positions = Posiciones
        noPositions = Aún no hay posiciones
        positionsComeOfFile = Las posiciones salen del archivo de operaciones; {key:positions.add} añade una
        positionCount = {count} posición | {count} posiciones
        noAccount = sin cuenta
        # Money in an account.
        cash = efectivo
        # Of cash below 0.
        cashOverdrawn = en descubierto
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = Exposición
        helpExposure = valor, peso y efecto de la divisa hoy por divisa, cuenta…
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = ver por
        byCurrency = por divisa
        byAccount = por cuenta
        byGroup = por grupo
        byMarket = por mercado
        noGroup = sin grupo
        # Of positions that no exchange in the table trades.
        otherMarket = otros
        fundsByQuote = Un fondo cuenta por la divisa de su precio, no de su contenido.
        exposureEmpty = No hay posiciones.
        # The state of a figure under assumed rates and prices.
        whatIf = supuesto
        helpWhatIf = qué pasaría si cambian los precios: EUR -10%, stocks -8%
        keyWhatIf = supuesto
        whatIfQuestion = Qué pasaría si:
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = De nuevo los cambios y precios reales
        whatIfUnknown = No se conoce ningún cambio ni precio de {code}
        whatIfIsNow = El supuesto parte de los precios de hoy; {key:back} deja el día pasado
        whatIfTooLow = {text}: nada puede caer un 100 % o más
        helpPositions = posiciones; un panel vacío dice cómo llenarlo
        helpHideAmounts = ocultar o mostrar los importes de las posiciones
        keyHideAmounts = sin importes
        amountsHidden = Los importes están ocultos · {key:amounts.hide} los muestra
        amountsShown = Los importes se muestran
        quantityHeading = Cantidad
        valueHeading = Valor
        todayHeading = Hoy
        gainHeading = Gan./pérd.
        weightHeading = Peso
        labelCost = Coste
        # Before the time-weighted return of positions.
        labelTimeWeighted = ponderado tiempo
        # How much more a comparison would be worth than the positions.
        benchmarkMore = ({amount} más)
        # How much less a comparison would be worth than the positions.
        benchmarkLess = ({amount} menos)
        labelPriceGain = Por precio
        labelCurrencyGain = Por divisa
        labelIncome = Dividendos
        labelFees = Comisiones
        labelTaxes = Impuestos
        labelTotalReturn = Total
        labelYearlyReturn = Anualizado
        labelAverageCost = Coste medio
        labelLots = Lotes
        missingPrice = sin precio de {code}
        missingClose = sin cierre de {code}
        missingCurrency = divisa de {code} desconocida
        missingRate = sin cambio de {code} el {day}
        missingRow = la línea {line} del archivo no se puede usar
        rowsWithMistakes = {count} fila no se puede usar | {count} filas no se pueden usar
        sumWithout = sin {what}
        leftOutLine = línea {line}
        sumsLeaveOut = Los totales no incluyen {what}
        helpAdjustment = ajustar precios por splits, también por dividendos o nada
        adjustedSplits = ajustado por splits
        adjustedTotal = con dividendos
        adjustedNot = sin ajustar
        eventDividend = Dividendo {amount}
        eventSplit = Split {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = Eventos
        eventCount = {count} evento | {count} eventos
        noEventsYet = Aún no hay eventos. {key:board.add} añade uno propio
        helpEvents = eventos: qué viene después y cuándo
        helpEventEdit = editar un evento propio
        # Asks for an event to add; an example follows.
        eventQuestion = Evento:
        # Times are typed in English or in this language.
        eventExamples = vie 14:00 New York: llamada · 12 dic: alquiler
        eventNeedsTitle = Escriba dos puntos y un título tras la hora, como {example}
        eventNeedsTime = «{text}» no es una hora como vie 14:00 New York ni un día como 12 dic
        eventNotYours = Este evento viene de {source}; solo se pueden cambiar los propios
        # Where holidays and clock changes come from.
        eventRules = horarios y zonas horarias
        eventRepeats = Este evento se repite: edítelo en events.ics
        eventEdited = Cambiado: {name}
        selectEventFirst = Elija antes un evento propio; {key:panel.events} los muestra
        eventsByTime = Los eventos van por orden cronológico
        eventsEverywhere = Los eventos son los mismos en todos los tableros
        eventChanged = el evento ha cambiado ahí entretanto
        isNoCalendar = no es un archivo iCalendar
        eventsNotSaved = No se pudo guardar el último evento en events.ics
        deedEvent = evento {name}
        deedRemoveEvent = quitar el evento {name}
        deedEditEvent = editar el evento {name}
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = Ex-dividendo
        # A dividend in shares: how many for each one held.
        eventNewShares = {count} acciones nuevas por acción
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = Ex-derechos
        # A company publishes its results of a quarter or year.
        eventResults = Resultados
        # Follows «Results».
        eventBeforeOpen = antes de la apertura
        eventDuringTrading = durante la sesión
        eventAfterClose = tras el cierre
        eventEarlyClose = {exchange}: cierre anticipado a las {time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = la hora se adelanta {span}
        eventBack = la hora se atrasa {span}
        # A day that is not confirmed yet.
        eventExpected = previsto
        eventConfirmed = confirmado
        eventUntil = hasta {date}
        eventAllDay = todo el día
        # Before what of today is over.
        eventsOver = pasado:
        # In the line of today, if there is no event.
        eventsToday = nada hoy
        # On cards, before a day: ex-div Thu.
        shortDividend = ex-div
        shortRights = ex-der.
        # On cards, before a day: results Thu.
        shortResults = resultados
        shortTonight = esta noche
        # On clocks, before a day: closed Thu.
        shortClosed = cerrado
        # On clocks, before a day.
        shortEarlyClose = cierra {time}
        # On clocks, before a day: their difference from now on.
        shortClocks = hora {offset}
        # In details, before the next event of the item.
        labelNext = Próximo
        labelWhen = Cuándo
        # The time of an event by the user's own clock.
        labelHere = Aquí
        # The stock, city or currency of an event.
        labelWhose = De
        # Before expected or confirmed.
        labelCertainty = Estado
        untoldSplit = {date}: posible split {ratio} que ninguna fuente indica
        aboutAdjust = ajuste de precios anteriores (predet.: splits)
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = la fila tiene más de {size}
        textBehindQuote = hay texto tras las comillas de cierre; escriba "" para unas comillas dentro del texto
        tooManyFields = {count} valores para {columns} columnas; ponga entre comillas los valores con separador
        tooFewFields = el archivo termina en medio de esta fila: {count} valores para {columns} columnas
        headerExpected = se esperaba un encabezado como {example}
        columnMissing = al encabezado le falta la columna {column}
        columnTwice = el encabezado repite la columna {column}
        valueNeeded = falta un valor
        valueNeededBy = una fila de tipo {type} necesita un valor
        valueUnused = una fila de tipo {type} no lleva este valor; déjelo vacío
        exampleLike = algo como {example}
        noSuchDay = el día {day} no existe
        dayOutOfRange = {day} no está entre {first} y {last}
        commaInNumber = {text} lleva una coma; escriba los números como {example}
        isNegative = no puede ser negativo
        isZero = debe ser mayor que 0
        tooManyDecimals = tiene más de {most} decimales
        tooManyDigits = tiene más de {most} cifras
        textTooLong = tiene más de {most} caracteres
        moreThanHeld = vende más de las {quantity} que hay
        splitsOutOfRange = con los splits anteriores, el factor queda fuera de rango; revise los splits de este elemento
        lotNotUnderstood = se esperaba una línea como {example}
        notYahoos = {text} no es un símbolo de Yahoo Finance; escríbalo como {example}
        canMeanTwo = {text} se puede leer de dos maneras; indique cuál con {option}
        columnNotInFile = el archivo no tiene la columna {column}
        noRowAtLine = ninguna operación empieza en la línea {line}
        rowChanged = otro programa ha cambiado la operación de la línea {line}
        transactionsFine = {file}: {count} operación, sin errores | {file}: {count} operaciones, sin errores
        transactionsNone = {file}: aún no existe; la primera operación lo crea
        importAdded = {file}: {count} operación añadida | {file}: {count} operaciones añadidas
        importWouldAdd = {file}: se añadiría {count} operación | {file}: se añadirían {count} operaciones
        importKnown = {count} ya estaba | {count} ya estaban
        # A broker's file that import reads.
        importRows = {file}: {broker}, {count} fila | {file}: {broker}, {count} filas
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = {count} omitida: {reason} (línea {lines}) | {count} omitidas: {reason} (líneas {lines})
        importStopped = no se ha importado nada; corrija antes estas líneas
        importNeedsMap = no se ha importado nada; si el archivo es de otro programa, indique sus columnas: --map date=Fecha,item=Símbolo,quantity=Cantidad,price=Precio
        isinsUnlisted = {isins} aún no tiene símbolo; búsquelo: {command} | {isins} aún no tienen símbolo; búsquelos: {command}
        isinsListed = todos los ISIN tienen símbolo
        isinChoose = hay varias cotizaciones; elija una: {command}
        isinNotFound = no se encontró nada; indique su símbolo: {command}
        aboutTransactions = importa, exporta o comprueba operaciones, o dice dónde están
        aboutImportFormat = formato del archivo (predeterminado: según su nombre)
        aboutMap = columnas y tipos del bróker: date=Fecha,buy=Compra
        aboutFromBroker = bróker o descripción (predet.: según encabezado)
        aboutAccount = cuenta de las filas importadas que no la indican
        aboutLotDay = fecha de los lotes importados (predeterminada: hoy)
        aboutDecimal = signo decimal del archivo importado
        aboutDates = día o mes primero en fechas como 3/4/2024
        aboutDryRun = muestra qué se importaría, sin escribir nada

        # Amounts of money in other currencies.
        keyAmount = importe
        keyNoAmount = quitar importe
        helpAmount = mostrar un importe, como 250 EUR, en cada tarjeta de divisas
        helpInvert = convertir al revés: 250 de cada divisa
        amountQuestion = Importe:
        amountCleared = Importe borrado · {key:amount.open} nuevo importe
        noAmountToInvert = Aún no hay importe · {key:amount.open} escribir uno
        dayToCome = {day} aún no ha llegado
        noRateOfDay = sin cambio del {date}
        demoRatesBegin = la demo tiene cambios desde el {date}
        notAskedYet = no se consultó a {source}: como máximo {budget} solicitudes por hora; la próxima es posible a las {time}
        amountNumberMissing = falta un número
        amountUnexpected = «{text}» no va aquí
        amountUnclosed = el paréntesis no está cerrado
        amountDivisionByZero = división entre cero
        amountTooLarge = el número tiene más de 38 cifras
        amountTooLong = el texto es demasiado largo
        amountAmbiguous = {text}: ¿decimales o millares?
        amountGrouping = {text}: los millares llevan tres cifras
        amountDayMissing = falta el día, como 2024-03-01
        amountNoSuchDay = {text} no es una fecha; escriba 2024-03-01
        amountMargin = el margen debe ser inferior al 100 %, no del {text} %
        mistakeAt = {what} (posición {place})
        settingMargin = Margen del banco en las conversiones, en porcentaje, de 0 a menos de 100.
        percentRange = un número de 0 a menos de 100
        aboutConvert = convierte un importe, ahora o con los cambios de un día
        aboutOn = usa los cambios de este día pasado
        aboutMargin = margen del banco en porcentaje, como 2.5
        wordAmount = IMPORTE
        wordDay = DÍA
        printAmount = importe
        needsAmount = {command} necesita un importe, como {example}
        settingHome = Divisa propia de las posiciones, p. ej. "TWD"; "auto" es la divisa base del tablero.
        settingCostMethod = Coste de una venta: "fifo" los lotes más antiguos primero, o "average".
        aboutPrivate = oculta los importes de las posiciones
        aboutPrivateEvents = sin los valores que solo están en las posiciones
        helpEnter = anotar una operación, como buy 10 AAPL 187.40
        helpGroupPositions = agrupar las posiciones por cuenta, por divisa o sin grupos
        entryQuestion = Operación:
        entryBuy = Compra de {quantity} {item} a {price} el {date}
        entrySell = Venta de {quantity} {item} a {price} el {date}
        entryDividend = Dividendo de {price} por acción, {quantity} {item}, el {date}
        entrySplit = Split de {item} el {date}, {quantity} por 1
        entryFee = Comisión de {price} el {date}
        entryFeeOf = Comisión de {price} por {item} el {date}
        entryDeposit = Ingreso de {price} el {date}
        entryWithdraw = Retirada de {price} el {date}
        entryTax = Impuesto de {price} el {date}
        entryTaxOf = Impuesto de {price} por {item} el {date}
        entryInterest = Intereses de {price} el {date}
        entryExchange = Cambio de {quantity} a {item} a {price} el {date}
        entryWithFee = comisión {price}
        entryRate = cambio {rate}
        entryAccount = en {account}
        entryMissing = falta: {what}
        entryQuantity = cantidad
        entryFactor = factor, como 4:1
        entryItem = símbolo
        entryPrice = precio
        entryCurrency = divisa
        entryInAccount = cuenta
        deedEnter = operación {name}
        entryChanged = {deed}: cambió en el archivo desde entonces; no se deshizo nada
        enteredInDemo = {what} (demo, no se guarda)
        transactionsNotSaved = No se pudo guardar la última operación en transactions.csv
        noPositionsYet = Sin posiciones: {key:positions.add} anota una, fxterm transactions import ARCHIVO muchas
        statusBrace = falta «{other}» para «{brace}»; para el signo en sí, escriba {brace}{brace}
        statusUnknown = «{text}» no es una divisa, ciudad ni acción conocida
        statusNoField = {item} no tiene «{text}»; se espera {choices}
        wordText = TEXTO
        aboutStatus = imprime con lo guardado una línea para una barra de estado
        aboutStatusFormat = texto con elementos entre llaves (man fxterm-print)
        aboutBars = marcas para esa barra
        aboutFollow = sigue en marcha; una línea por cada cambio
        aboutFields = los campos que imprimir, en este orden
        aboutOffline = solo lo guardado; sin consultar nada
        aboutRequire = falla si faltan datos, o datos en tiempo real
        aboutMCP = atiende a un asistente de IA por Model Context Protocol
        aboutMCPPositions = permite que el asistente vea sus posiciones
        aboutLength = duración mínima en minutos (predeterminada: 60)
        nothingStored = aún no hay nada guardado; sin --offline se consulta
        valueIsAtHome = El valor está en su divisa; los precios no se ajustan
        scaleStaysPercent = Importes ocultos: la escala sigue en porcentaje
        helpHeadlines = elegir un titular en los detalles; {key:details.open} muestra su dirección
        helpCopy = copiar el precio o la dirección de un titular
        copied = {text} copiado
        nothingToCopy = Aún no hay nada que copiar
        noClipboard = Este terminal no tiene portapapeles
        noHeadlines = Aquí no hay titulares
        headlineWithoutAddress = Este titular no tiene dirección
        noNewsOf = sin noticias de {symbol}
        noEventsAhead = sin eventos en estos días
        printTitle = titular
        printPublisher = medio
        printAge = hace
        printAddress = dirección
        alertAbove = cuando {item} alcance o supere {level}
        alertBelow = cuando {item} alcance {level} o baje más
        alertPerUnits = {level} por {count} {base}
        alertChangeOf = la variación de {item} {since}
        alertMoves = cuando {item} suba o baje {percent} o más {since}
        alertSinceClose = desde el cierre anterior
        sinceAgo = desde el cierre de hace {time}
        sinceWeek = desde el último cierre antes de esta semana
        sinceMonth = desde el último cierre antes de este mes
        sinceQuarter = desde el último cierre antes de este trimestre
        sinceYear = desde el último cierre antes de este año
        sinceDay = desde el cierre del {day}
        alertWithin = en {time}
        alertGainOf = la ganancia de {item}
        alertValueOf = el valor de {item}
        alertAllPositions = todas las posiciones
        alertHigh = cuando {item} alcance su máximo en {span}
        alertLow = cuando {item} alcance su mínimo en {span}
        alertTradingDays = {count} sesión | {count} sesiones
        alertWeeks = {count} semana | {count} semanas
        alertMonths = {count} mes | {count} meses
        alertYears = {count} año | {count} años
        alertDays = {count} día | {count} días
        alertCrosses = cuando {item} cruce {average}
        alertSimpleAverage = su media de {count} días | su media de {count} días
        alertExponentialAverage = su media exponencial de {count} días | su media exponencial de {count} días
        alertTime = a las {time} en {item}
        alertTimeOn = a las {time} en {item}, {days}
        alertOpens = cuando abra {exchange}
        alertOpensIn = {time} antes de que abra {exchange}
        alertCloses = cuando cierre {exchange}
        alertClosesIn = {time} antes de que cierre {exchange}
        alertClocksChange = a las {time} del día antes del cambio de hora en {item}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count} día | {count} días
        alertEvent = en el próximo evento de {item}
        alertEventIn = {time} antes del próximo evento de {item}
        alertExDividend = el día ex-dividendo de {item}
        alertExDividendIn = {time} antes del día ex-dividendo de {item}
        alertResults = cuando {item} publique resultados
        alertResultsIn = {time} antes de los resultados de {item}
        alertDigest = los eventos del día, a las {time} en {item}
        alertDigestOn = los eventos del día, a las {time} en {item}, {days}
        alertDigestNone = hoy no hay eventos
        alertEventLate = debía avisarse a las {time}, avisado con retraso
        alertAgainBelow = se reactiva por debajo de {level}
        alertAgainAbove = se reactiva por encima de {level}
        alertAgainBack = se reactiva tras retroceder {margin}
        alertAgainAway = se reactiva tras alejarse {margin}
        alertPoints = {size} puntos porcentuales
        alertOnce = una sola vez
        alertDaily = como mucho una vez al día
        alertNew = espera datos
        alertArmed = activa
        alertBeyond = ya superado; se reactiva al volver
        alertFired = disparada; se reactiva al volver
        alertDone = disparada; terminada
        alertWaits = espera: {why}
        alertSample = datos de muestra
        alertStale = los datos están obsoletos
        alertUnconfirmed = salto sin confirmar
        alertDisputed = las fuentes difieren más del 1 %
        alertMissing = sin datos que comparar
        alertBacktest = se habría disparado una vez en el último año, según cierres diarios | se habría disparado {count} veces en el último año, según cierres diarios
        alertBacktestUnknown = los cierres diarios no muestran cuántas veces se habría disparado
        alertLate = cruzado a las {time}, avisado con retraso
        alertCount = {count} alerta | {count} alertas
        alertExpected = escriba una condición, como {example}
        alertSideMissing = falta > o <
        alertPercentMissing = falta %
        alertSpanMissing = falta un plazo, como {example}
        alertOutOfRange = {text} es demasiado pequeño o grande
        alertNoSuchTime = {text} no es una hora
        alertNoSuchItem = no hay ningún elemento {text} con que comparar
        alertUnfit = esta condición no se aplica a {item}
        valueLacks = Faltan precios de {code} en parte de este periodo
        settingQuietHours = Horas sin notificaciones de alertas, como "22:00-07:00 Taipei"; "off" para ninguna.
        alertTest = Alerta de prueba de fxterm
        helpAlert = alerta cuando el elemento elegido llegue a un nivel o una hora
        keyAlert = alerta
        helpAlerts = ver todas las alertas y las disparadas
        keyAlerts = alertas
        keyEdit = editar
        keyAlertLog = lista/historial
        alertQuestion = Alerta de {item}:
        alertsTitle = Alertas
        alertLogTitle = Alertas disparadas
        noAlerts = Aún no hay alertas. {key:alert.add} en una tarjeta crea una.
        noFirings = Aún no se ha disparado ninguna alerta.
        alertFiredAt = {item} en {value}
        alertNeedsItem = Elija antes una tarjeta; {key:alert.add} le pone una alerta
        alertThere = Esa alerta ya existe
        alertGone = {deed}: ya no existe; no se deshizo nada
        deedAlert = alerta {name}
        deedRemoveAlert = quitar la alerta {name}
        alertItemHeading = elemento
        alertConditionHeading = condición
        alertStateHeading = estado
        alertLastHeading = último
        alertDistanceHeading = falta
        alertYearHeading = últ. año
        alertFiredHeading = último disparo
        alertMark = alerta
        labelAlert = Alerta
        settingNotify = Cómo se avisa de las alertas: "auto" (escritorio o, si no, terminal), "desktop", "terminal", "bell" u "off".
        noSuchAlert = No hay ninguna alerta {number}
        alertToldDesktop = Enviada como notificación del escritorio
        alertToldTerminal = Sonó la campana del terminal: aquí no hay notificaciones del escritorio
        alertToldQuiet = Sin notificar: horas de silencio
        alertToldNobody = Sin entregar: no respondieron ni el recolector ni el escritorio
        alertNoReceiver = no hay ningún servicio {name} en alerts.to; servicios: {names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = enviada a {name}
        alertSentTwice = enviada a {name}, quizá dos veces
        alertToSend = aún sin enviar a {name}
        alertToSendAgain = aún sin enviar a {name}: {reason}; se reintentará
        alertNotSent = no enviada a {name}: {reason}
        aboutAlertTo = prueba este servicio de alerts.to
        settingAlertsTo = Servicios a los que se envían las alertas: { name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }; o gotify, telegram, slack, discord, json.
        wordNumber = NÚMERO
        aboutAlerts = lista, añade, quita y prueba alertas
        aboutFigures = también una línea por cada cambio de precio
        boardOpenElsewhere = Ese tablero está abierto en otro fxterm
        noSuchBoard = no hay ningún tablero «{name}»; hay: {names}
        boardsFull = ya hay {count} tableros, el máximo

        # Several boards.
        boardsTitle = Tableros
        boardsHint = escriba un nombre
        sendTo = Enviar {name} a
        newBoardCalled = Tablero nuevo «{name}»
        boardEmpty = vacío
        boardStandard = tarjetas estándar
        boardRemoved = quitado
        boardNew = nuevo
        boardPassing = sin guardar
        keyBoards = tableros
        keySend = enviar
        keyGo = abrir
        keyNew = nuevo
        keyCopy = copiar
        keyRename = renombrar
        keyOrder = ordenar
        helpBoards = tableros: cambiar, crear, renombrar, quitar
        helpBoardNumbers = ir a ese tablero
        helpSendCard = enviar la tarjeta a otro tablero
        helpBoardsNew = en la lista de tableros: tablero nuevo
        helpBoardsCopy = copia del elegido
        helpBoardsRename = renombrar el elegido
        nameOfBoard = Nombre del tablero:
        boardNeedsName = Escriba un nombre de tablero; {key:back} cancela
        boardExists = Ya hay un tablero «{name}»; elija otro nombre
        boardLimit = Puede haber como máximo {count} tableros
        lastBoard = Es el único tablero; no se puede quitar
        removedBoard = Quitado el tablero {name}; {key:board.undo} lo recupera
        restoredBoard = El tablero {name} ha vuelto
        movedBoard = {name} es ahora el tablero {number}
        madeBoard = Tablero nuevo: {name}
        selectToSend = Elija antes una tarjeta; {key:board.send} la envía a otro tablero
        onlyBoard = Aún no hay otro tablero; {key:boards.open} crea uno
        sent = {name} está ahora en {board}; {key:board.undo} lo recupera
        sentWasThere = {board} ya tenía {name}; {key:board.undo} lo recupera aquí
        noBoardNumber = No hay un tablero {number}; {key:boards.open} los muestra
        boardChangedSince = No se puede deshacer: {deed}; los tableros han cambiado desde entonces
        deedMakeBoard = crear el tablero {name}
        deedRemoveBoard = quitar el tablero {name}
        deedRestoreBoard = recuperar el tablero {name}
        deedMoveBoard = mover el tablero {name}
        deedSend = enviar {name}

        filterMistake = Carácter {place}: {problem}
        filterQuoteOpen = faltan las comillas de cierre
        filterFieldMissing = falta aquí una condición, como price < 100
        filterNoField = «{text}» no es un campo; campos: {fields}
        filterNoBaseline = «{text}» no es una referencia; ejemplos: change(ytd), change(3m), change(2024-03-01)
        filterNoComparison = tras «{text}», use uno de {signs}
        filterNoValue = falta un valor tras {text}
        filterNoNumber = «{text}» no es un número como {examples}
        filterNoSpan = «{text}» no es un plazo como {examples}
        filterIsText = {field} es texto; use {signs}
        filterIsNumber = {field} es un número; use {signs}
        filterUnexpected = «{text}» no va aquí
        filterParenthesisOpen = este paréntesis no está cerrado
        filterNeedsText = Escriba primero una búsqueda y luego guárdela
        filterNeedsName = Escriba un nombre de filtro; {key:back} cancela
        filterExists = Ya hay un filtro «{name}»; elija otro nombre
        filterIsOn = Filtro «{name}» activado; {key:back} vuelve a mostrar todas las tarjetas
        filterIsOff = {panel}: de nuevo todas las tarjetas
        filteredSoNoMove = Filtro «{name}» activado; {key:back} muestra todas las tarjetas; luego mueva o agrupe
        pastSoNoMove = Solo se ven las posiciones de ese día; {key:back} vuelve a hoy, y entonces mueva o agrupe
        deedFilter = filtro {name}
        deedRemoveFilter = quitar el filtro {name}
        helpFilters = filtros guardados: activar, desactivar, renombrar, quitar
        helpJump = ir a una tarjeta por las primeras letras de su código o nombre
        keyNext = siguiente
        keyAllCards = ver todas
        hintFilter = un nombre o {example}
        hintAllBoards = / en todos los tableros
        hintKeepFilter = {key:filter.keep} guardar
        nameOfFilter = Nombre del filtro:
        filtersTitle = Filtros
        noFilters = Aún no hay: {key:board.filter} una condición, {key:filter.keep} la guarda
        searchTitle = Buscar en todos los tableros
        jumpQuestion = Ir a:
        hintJump = {key:jump.next} siguiente · {key:prompt.accept} aquí · {key:back} volver
        helpPanelList = paneles del tablero: mostrar, ocultar, ordenar, tamaño
        panelsTitle = Paneles de este tablero
        keyAutomatic = automático
        keyWidth = ancho
        keyHeight = alto
        panelIsHidden = {panel}: oculto en este tablero; {key:panels.open} lo muestra
        lastPanelStays = Debe quedar al menos un panel
        sizesNeedRoom = Aquí se ve un panel a la vez; cambiar el tamaño requiere {size}
        deedPanels = mostrar u ocultar paneles
        deedPanelSize = cambiar el tamaño de los paneles
        helpOptions = ver y cambiar la configuración
        optionsTitle = Configuración
        optionsHint = buscar en la configuración
        keyChange = cambiar
        keyReset = restablecer
        settingDefault = predeterminado
        settingInside = cambiado aquí
        settingOfFile = {file}, línea {line}
        settingByLocale = según su región
        settingByTerminal = según el terminal
        settingByBoard = según este tablero
        settingFileWins = Definido en {file}, línea {line}; el archivo tiene prioridad: cámbielo allí
        settingInFile = Se cambia solo en {file}
        settingBoardTheme = Este tablero tiene su propio tema, {name}; {key:theme.next} lo cambia
        settingKept = Los cambios hechos aquí se conservan; {file} tiene prioridad
        settingLeftOut = {problem}; se ignora el ajuste
        deedSetting = ajuste {name}

        helpMeeting = buscar horas de reunión para todas las ciudades del tablero
        keyMeeting = reunión
        keyMeetingSave = guardar
        keyPanels = paneles
        keyColumns = columnas
        keyMap = mapa
        keyTheme = tema
        # Writes a transaction into the file of positions.
        keyTrade = operación
        keyLength = duración
        keyCity = ciudad
        meetingTitle = Horas de reunión
        # The title of a saved meeting.
        meetingOf = Reunión: {cities}
        meetingLength = {span} o más
        meetingSuitsAll = todos en horario
        # A meeting time comes again on these weekdays.
        meetingAgain = también {days}
        meetingOutside = fuera de horario: {names}
        meetingAsleep = durmiendo: {names}
        noMeeting = No hay hora común en los próximos 7 días. Pruebe una reunión más corta o menos ciudades.
        weekendWord = fin de semana
        settingWork = Horario laboral, "09:00-18:00", o por ciudad { "default": "09:00-17:00", "Taipei": "09:00-18:00" }.
        helpColumns = columnas de acciones y posiciones: elegir, ordenar
        columnsTitle = Columnas de la tabla de acciones
        positionColumnsTitle = Variaciones de las posiciones
        columnName = Nombre
        columnDayRange = Rango del día
        columnExtended = Fuera de horario
        extendedHeading = Fuera hor.
        columnAge = Antigüedad
        columnChart = Gráfico
        yearColumn = 52 semanas
        volumeColumn = volumen
        extendedColumn = fuera hor.
        columnNoRoom = no cabe
        priceColumnStays = La columna de precio no se puede ocultar
        deedColumns = cambiar las columnas
        keyMove = mover
        wordBoard = TABLERO
        aboutBoardOption = el tablero (predeterminado: el último)
        noSuchCommandOrItem = {text} no es un comando, divisa, ciudad ni acción conocida
        aboutCompletion = imprime un script de autocompletado para la shell
        aboutBoards = lista, muestra, quita, comparte, exporta o importa tableros
        aboutImport = importa la lista de otro programa como tablero
        aboutAs = nombre del tablero (predeterminado: el del archivo)
        aboutReplace = reemplaza un tablero existente con ese nombre
        aboutFrom = programa de origen (predeterminado: detectado)
        aboutDesk = prepara, comprueba o supervisa el servidor del equipo
        aboutPrintSQL = imprime el SQL para psql, sin cambiar nada
        aboutKeep = guarda las velas: 30d, 10y o forever
        aboutMost = máximo de elementos/tableros por miembro
        needsDesk = {command} necesita la dirección del servidor del equipo, como {example}
        boardThere = ya hay un tablero «{name}»; --replace lo reemplaza
        boardGone = Se quitó el tablero «{name}»
        importPut = En el tablero «{name}»: {items}
        importWouldPut = Irían al tablero «{name}»: {items}. No se escribe nada
        importNothing = nada de {file} se puede añadir a un tablero
        importUnknown = no se sabe qué programa escribió {file}; use --from
        importLeftOut = Omitido:
        leftPresent = ya presentes
        leftText = títulos, encabezados y notas
        leftInformation = no son operaciones
        leftTotal = totales
        leftDetail = detalles de otras filas
        leftSweep = movimientos internos del bróker
        leftUnexecuted = no ejecutadas
        leftDuplicate = duplicados de otras filas
        leftEmpty = importe 0
        leftTransfer = acciones o criptomonedas traspasadas; anótelas a mano
        leftContract = opciones, operaciones a crédito y otros contratos
        leftCorporate = fusiones, escisiones y cambios de nombre; anótelos a mano
        leftHalf = falta la otra mitad del par
        leftCoins = una criptomoneda por otra, sin precio
        leftSplit = splits de acciones cuyas compras faltan; importe antes los extractos anteriores
        leftNameless = sin símbolo ni ISIN
        leftUnknown = tipo desconocido {word}
        importOwnName = un nombre que solo {program} conoce; use un símbolo, como {example}
        importTwice = repetido en el archivo
        importIsThere = ya está en el tablero
        importNoSymbol = sin símbolo
        importLots = lotes: impórtelos con «fxterm transactions import {file}»
        importSetting = un ajuste de {program}
        boardFileHead = Un tablero de fxterm {version}; impórtelo con fxterm board import ARCHIVO
        startTaiwan = Taiwán
        startJapan = Japón
        startEurope = Europa
        startUnitedStates = Estados Unidos
        startCoins = Criptomonedas
        startTravel = Viajes
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = escribe el tablero como página web
        aboutOut = la carpeta para index.html
        aboutAmounts = muestra los importes de las posiciones
        aboutPageFollow = sigue en marcha; reescribe la página si cambia
        pageNeedsOut = indique la carpeta de la página: «fxterm page --out CARPETA»
        courseRose = sube {share}
        courseFell = baja {share}
        courseLevel = sin cambios
        courseOfSpan = {span}: {course}, mínimo {low}, máximo {high}
        courseOfDays = {span}: {course}, mínimo {low} el {lowDay}, máximo {high} el {highDay}
        aboutKiosk = solo muestra el tablero: sin escribir, sin archivos
        kioskOnlyShows = Solo lectura: este tablero solo se puede ver
        aboutReader = para lectores de pantalla: una línea por elemento
        settingReader = Para lectores de pantalla: un elemento por línea, sin marcos
        settingReaderPause = Segundos entre cambios leídos en voz alta
        readerOffer = ¿Usa un lector de pantalla? fxterm --reader muestra un elemento por línea
        readerFolded = plegado
        readerPanel = {panel}, panel {number} de {count}
        readerMore = {count} cambio más | {count} cambios más
        doctorCertificates = certificados
        certificatesMissing = Faltan las autoridades de certificación: instale ca-certificates. Mientras tanto, https no funciona
        certificateFileMissing = {file} falta o no se puede leer: corrija SSL_CERT_FILE o elimínela. Mientras tanto, https no funciona
        boardIsFollowed = Solo lectura: usted sigue este tablero de {name}
        shareOver = {name} ya no se comparte; su copia se conserva
        sharedMoved = {name} movió {item}
        sharedAdded = {name} añadió {item}
        sharedRenamed = {name} cambió el nombre de {former} a {item}
        sharedRemoved = {name} quitó {item}
        sharedBase = {name} puso {item} como divisa base
        sharedBaseline = {name} cambió la referencia a {item}
        sharedMany = Cambios de otros: {count}, el último de {name}
        sharedReplacedYours = {name} cambió {item} a la vez; el cambio hecho aquí se reemplazó
        sharedReplacedTheirs = Su cambio de {item} reemplazó uno de {name} hecho a la vez
        sharedTheBase = la divisa base
        sharedTheBaseline = la referencia
        undidSome = Deshecho: {deed}; los cambios posteriores de otros se conservan
        redidSome = Rehecho: {deed}; los cambios posteriores de otros se conservan
        alertOfBoard = Alerta del tablero {board}, publicado por {name}
        alertReadOnly = Solo lectura: {name} la comparte con el tablero {board}; «fxterm board mute» la silencia aquí
        alertForAll = para todos en {board}
        alertBoardHeading = tablero
        aboutEdit = todos pueden editarlo, no solo seguirlo
        aboutAlertsToo = comparte sus alertas con todos los del tablero
        shareAlerts = {count} alerta llega a todos los de este tablero | {count} alertas llegan a todos los de este tablero
        shareMuted = Las alertas de «{name}» están silenciadas aquí; «fxterm board unmute» las reactiva
        shareUnmuted = Las alertas de «{name}» ya no están silenciadas
        sharePublished = «{name}» está publicado; otros lo obtienen con «fxterm board follow»
        shareFollowed = «{name}» de {owner} es ahora uno de sus tableros
        shareUnpublished = «{name}» ya no está publicado
        shareUnfollowed = «{name}» es ahora un tablero suyo
        shareWaits = El servidor del equipo no responde; se hará cuando responda
        shareRefused = «{name}»: {problem}
        shareTaken = otro tablero del servidor del equipo tiene ese nombre
        shareMissing = no hay ningún tablero con ese nombre en el servidor del equipo
        shareForbidden = no tiene permiso; sus últimos cambios no se guardaron
        shareFull = se superan los límites del servidor del equipo; sus últimos cambios no se guardaron
        shareNotYours = «{name}» lo publica {owner}; solo {owner} puede hacerlo
        shareNotShared = «{name}» no se comparte
        shareOwn = «{name}» es suyo; «fxterm board unpublish» deja de compartirlo
        shareThere = ya hay un tablero «{name}»; --as da otro nombre a este
        shareOffers = En el servidor del equipo: {names} («fxterm board follow NOMBRE»)
        printOwner = propietario
        printRole = rol
        roleOwner = propietario
        roleEditor = editor
        roleFollower = seguidor
        """#
}
