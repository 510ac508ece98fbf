extension Catalogue {
    /// Spanish. How to edit it: docs/TRANSLATING.md.
    static let spanish: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = Divisas
        clocks = Relojes
        worldClocks = Relojes del mundo
        stocks = Acciones
        deck = Mazo
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}, no ahora
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
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = por {column}
        symbolColumn = símbolo
        priceColumn = precio
        changeColumn = variación
        quantityColumn = cantidad
        valueColumn = valor
        gainColumn = ganancia
        gainShareColumn = ganancia en %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm necesita {size}; esto es {present}
        needsSizeShort = necesita {size}

        # How old figures are.
        live = tiempo real
        cached = en caché
        stale = desfasado
        offline = sin conexión
        # Made-up figures: this must be seen at once.
        sampleData = DATOS DE MUESTRA
        demoData = DEMO · DATOS DE MUESTRA
        asking = consultando…
        noFiguresYet = aún sin datos
        noAnswer = sin respuesta
        paused = en pausa
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = tiempo real, {moment}
        offlineOf = sin conexión, de {moment}
        staleOf = desfasado, de {moment}
        cachedOf = en caché, de {moment}

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
        keyBaseline = día base
        keySort = ordenar
        keyFold = plegar
        keyNow = ahora
        keyBase = base
        keyTime = hora
        keyHelp = ayuda
        keyQuit = salir
        keyCarry = llevar
        keyDrop = soltar
        keyPutBack = devolver
        keyOneDay = hace 1 sesión
        keyFiveDays = hace 5 sesiones
        keySwap = cambiar
        keyLeave = dejar así
        keyChoose = elegir
        keyAddAndGoOn = añadir y seguir
        keyClose = cerrar
        keyNameIt = nombrar
        keyCancel = cancelar
        keyShowIt = mostrar
        keyScroll = desplazar
        keyBack = volver
        keySkip = omitir
        keyKeep = guardar
        keyLater = después
        keyBoard = tablero
        keyRefill = recuperar
        keyOtherCards = otras tarjetas
        keyOnOffBoard = dentro/fuera
        keySearch = buscar
        keyCommands = comandos
        keyRun = ejecutar

        # The help: its groups, and a sentence for each key.
        keys = Teclas
        escCloses = {key:back} cierra
        noSuchKey = Ninguna tecla para «{text}»; {key:back} las muestra todas
        groupMove = Moverse
        groupArrange = Organizar
        groupDeck = El mazo
        groupTime = Otra hora
        groupFigures = Datos
        groupProgram = Programa
        helpSelect = mover la selección
        helpEnds = primera y última
        helpPages = una pantalla arriba y abajo
        helpPanels = panel siguiente y anterior
        helpPanelNumbers = divisas, relojes, acciones
        helpPickUp = levantar: flechas mueven, {key:carry.drop} suelta, {key:back} devuelve
        helpShift = mover la tarjeta un lugar
        helpOpen = detalles de la tarjeta elegida; en un título, plegar su grupo
        helpNeighbours = en los detalles: la tarjeta anterior o la siguiente
        helpFilter = buscar una tarjeta en este panel al escribir
        helpAdd = añadir una divisa, ciudad o acción al panel
        helpRemove = quitar la tarjeta del tablero
        helpUndo = deshacer el último cambio
        helpRedo = rehacer lo deshecho
        helpCompact = tarjeta de divisa alta o compacta; otra vez, todas
        helpDensity = tamaño de tarjetas o filas: automático, compacto, grande
        helpName = empezar un grupo en la tarjeta elegida, o renombrar el grupo
        helpFold = plegar o desplegar el grupo (también {key:details.open} en su título)
        helpDeck = repasar lo que no está en el panel, tarjeta a tarjeta
        helpQuarters = todos los relojes 15 minutos atrás o adelante; {key:back} vuelve a ahora
        helpDays = todos los relojes un día atrás o adelante
        helpTime = todos los relojes a la hora escrita, p. ej. 9am in New York
        helpBaseline = variación desde el cierre de hace 1 o 5 sesiones; {key:baseline.choose}{key:baseline.swap} cambia
        helpSort = ordenar la tabla por variación; otra vez, al revés
        helpSortNext = ordenar por la columna siguiente
        helpHandOrder = volver a su propio orden
        helpBase = hacer de la divisa elegida la base
        helpRefresh = actualizar los datos ahora
        helpPause = pausar la actualización; otra vez, reanudar
        helpTheme = el tema siguiente
        helpHelp = estas teclas
        helpPalette = buscar un comando y ejecutarlo
        helpQuit = salir
        helpRedraw = redibujar la pantalla
        helpSuspend = pasar a segundo plano
        helpCancel = salir de lo que esté abierto
        helpSkip = omitir la tarjeta superior, o quitarla (también arrastrar a la izquierda)
        helpKeep = guardar la tarjeta superior en el tablero (también arrastrar a la derecha)
        helpLater = poner la tarjeta superior debajo del mazo
        helpDeckDetails = detalles de la tarjeta superior
        helpDeckUndo = deshacer el último gesto, cuantas veces se quiera
        helpRefill = recuperar lo omitido
        helpOtherCards = divisas, acciones o ciudades; también {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = alternar entre tarjetas nuevas y su tablero
        commands = Comandos
        paletteHint = parte de un comando, como sort o undo

        # The first keys, told in a corner at the first start.
        welcome = Bienvenido
        greetingCarry = {key:carry.pickUp} levanta, las flechas mueven, {key:carry.drop} suelta
        greetingAdd = {key:board.add} añade, {key:details.open} muestra más, {key:board.undo} deshace
        greetingHelp = {key:help.open} muestra todas las teclas; esto se va solo

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset} h
        hoursOffset = {offset} h
        sameTime = misma hora
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = {time} a.m.
        timePM = {time} p.m.
        am = a.m.
        pm = p.m.

        # World clocks.
        noSuchZoneHere = zona desconocida
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

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} antiguo
        cachedAt = en caché {moment}
        noFigure = sin dato
        notInFeed = no disponible
        noSuchStock = acción desconocida
        symbolHeading = Símbolo
        closeHeading = Cierre
        # With a mark behind it where it sorts: Change ▼
        priceHeading = Último
        timeHeading = Hora
        changeHeading = Var.

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} vuelve
        # The right end of a chart.
        now = ahora
        closesBack = Cierres anteriores y variación desde entonces
        labelRate = Cambio
        labelPrice = Precio
        labelTrial = Indicativo
        labelDay = Día
        labelMonth = Mes
        beforeHours = Preapertura
        afterHours = Tras cierre
        labelYear = 52 semanas
        labelVolume = Volumen
        labelNews = Noticias
        # {baseline} is d1 or d5.
        labelSince = Frente a {baseline}
        labelSource = Fuente
        labelMadeAt = Cotizado
        labelReceived = Recibido
        labelBut = Otra fuente
        labelMarket = Mercado
        labelExchange = Bolsa
        labelLastError = Error
        labelTime = Hora
        labelDate = Fecha
        labelFromHere = Diferencia
        labelFromUTC = Desde UTC
        labelZone = Zona
        labelSoon = Pronto
        labelClocks = Relojes
        labelHolidays = Festivos
        noneYet = aún ninguno
        noCloseToMeasure = sin cierre con que comparar
        noChangeDisputed = variación sin calcular: las fuentes discrepan
        noChangeJump = variación sin calcular: el cierre difiere más de 10×
        noChangeAhead = variación sin calcular: la hora está en el futuro
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = desde {close} el {date}
        monthAtClose = {low} – {high}, al cierre
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} dice {figure} ({share})
        otherFeedMadeAt = de {moment}; no se sabe cuál es correcto
        currenciesOpen = abierto, de domingo a viernes {time} Nueva York
        currenciesClosed = cerrado el fin de semana
        exchangeHoursUnknown = horario desconocido
        openAlways = abierto las 24 horas
        onePriceADay = un precio al día
        exchangeState = {place}, {state}; allí {time}
        zoneUnknown = este sistema no conoce esa zona
        clocksForward = se adelantan el {date} a las {time}, a {zone}
        clocksBack = se atrasan el {date} a las {time}, a {zone}
        noClockChange = ningún cambio previsto
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = muestra

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code} por {base}
        unitPerHundred = {code} por 100 {base}
        fromClose = desde {close}
        onDate = el {date}
        noFigureYet = aún sin dato
        sourceAgo = {source}, hace {age}
        sourceCached = {source}, en caché {moment}
        sourceStale = {source}, desfasado, de {moment}
        # Stamped onto a card on its way out.
        stampKeep = GUARDAR
        stampSkip = OMITIR
        stampTakeOff = QUITAR
        stampLater = DESPUÉS
        # The same words beside the stack, and in small letters.
        hintKeep = guardar
        hintSkip = omitir
        hintTakeOff = quitar
        leftCount = quedan {count}
        keptCount = {count} guardadas
        skippedCount = {count} omitidas
        takenOffCount = {count} quitadas
        kept = guardadas
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
        banksOpen = Abierto entre bancos
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
        allGoneThrough = Todo repasado

        # The end of a deck that is used up.
        noneOnBoardRates = No hay divisas en el tablero
        noneOnBoardClocks = No hay ciudades en el tablero
        noneOnBoardStocks = No hay acciones en el tablero
        noOtherRates = No hay otras divisas
        noOtherClocks = No hay otras ciudades
        noOtherStocks = No hay otras acciones
        # After a key: r goes once more through those skipped.
        againSkipped = repasa otra vez las omitidas
        againKept = repasa otra vez las guardadas
        lastSwipeBack = deshace el último gesto
        throughOnBoard = repasa las del tablero
        throughNotOnBoard = repasa las que no están
        theBoard = al tablero

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = Aquí no hay nada que levantar
        nothingToMove = Aquí no hay nada que mover
        nothingToRemove = Aquí no hay nada que quitar
        nothingToOpen = Aquí no hay nada que abrir; {key:board.add} añade la primera
        noCardYet = Aún no hay ninguna tarjeta; {key:board.add} añade la primera
        sortedSoNoMove = La tabla está ordenada por {column}; pulse {key:stocks.ownOrder} para su orden y mueva
        sortedSoNoGroup = La tabla está ordenada por {column}; pulse {key:stocks.ownOrder} para su orden y agrupe
        groupNeedsName = Un grupo necesita un nombre; {key:back} deja todo como estaba
        groupExists = Ya hay un grupo «{name}»; póngale otro nombre
        groupsFull = Un panel no admite más de {count} grupos
        cardInNoGroup = Esta tarjeta no está en ningún grupo; {key:group.name} empieza uno aquí
        groupBegun = Grupo «{name}» creado
        groupRenamed = {old} se llama ahora {name}
        groupUnchanged = El grupo ya se llama «{name}»
        folded = {name} plegado; {key:group.fold} lo despliega
        unfolded = {name} desplegado
        onlyRateCards = Solo las tarjetas de divisas tienen dos tamaños; pulse {key:panel.1}
        allCompact = Todas las tarjetas ya son compactas; {key:card.tall} agranda esta
        allTall = Todas las tarjetas ya son altas; {key:card.compact} compacta esta
        allMadeCompact = Todas las tarjetas son ahora compactas
        allMadeTall = Todas las tarjetas son ahora altas
        madeCompact = {name} es compacta; {key:card.compact} otra vez para todas
        madeTall = {name} es alta; {key:card.tall} otra vez para todas
        densityAutomatic = {panel}: tamaño automático
        densityCompact = {panel}: compacto, una línea cada uno
        densityLarge = {panel}: cifras grandes
        ownOrderAlready = La tabla ya está en su propio orden
        ownOrderNow = {panel}: de nuevo en su propio orden
        panelSorted = {panel}: orden por {column} {mark}; {key:stocks.ownOrder} vuelve a su orden
        selectRateFirst = Elija antes una divisa: {key:rates.base} la convierte en la base
        noRateForBase = {code} aún no tiene cambio y no puede ser la base
        baseIs = {code} es ahora la base
        baselineIsOne = d1: variación desde el cierre anterior
        baselineIsFive = d5: variación desde el cierre de hace cinco sesiones
        baselineAlready = {baseline} ya es el día base
        removed = {name} quitado; {key:board.undo} lo recupera
        removedHeading = Título {name} quitado, sus tarjetas quedan; {key:board.undo} lo recupera
        noOtherTheme = No hay otro tema
        themeIs = Tema: {name}
        nothingToUndo = Nada que deshacer
        nothingToRedo = Nada que rehacer
        # {deed} is one of those below.
        undid = Deshecho: {deed}
        redid = Rehecho: {deed}
        deedMove = el traslado de {name}
        deedMoveGroup = el traslado del grupo {name}
        deedGroup = el grupo {name}
        deedRename = el cambio de nombre de {name}
        deedFold = el pliegue de {name}
        deedUnfold = el despliegue de {name}
        deedSize = el tamaño de {name}
        deedSizeOfAll = el tamaño de todas las tarjetas
        deedBaseline = el día base
        deedSort = la ordenación
        deedBase = la divisa base
        deedTheme = el tema
        deedRemove = la retirada de {name}
        deedRemoveGroup = la retirada del grupo {name}
        deedAdd = la adición de {name}
        deedKeep = la conservación de {name}
        deedTakeOff = la retirada de {name}
        notACurrency = «{text}» no es un código de divisa como JPY
        notACity = «{text}» no es una ciudad o zona como Tokyo o Asia/Tokyo
        notASymbol = «{text}» no es un símbolo como AAPL o 2330.TW
        nothingAdded = {problem}; no se añadió nada
        panelFull = Un panel no admite más de {count} elementos
        isTheBase = {code} es la base de todos los cambios
        onBoardAlready = {name} ya está en el tablero
        added = {name} añadido
        askingFeeds = Actualizando los datos
        pausedUntil = En pausa: {key:feeds.pause} reanuda la actualización
        askedAgain = Actualización reanudada
        boardIsYours = El tablero se puede volver a editar
        boardTaken = Solo lectura: este tablero está abierto en otro fxterm
        boardTakenBy = Solo lectura: este tablero está abierto en otro fxterm (proceso {process})
        notATime = «{text}» no es una hora como 9am, tomorrow 14:30 o 9am in New York
        twelveUnclear = «{text}» puede ser mediodía o medianoche: escriba 12:00 o 0:00
        noPlaceCalled = Ninguna ciudad o zona se llama «{text}»
        placeMayBe = «{text}» puede ser {names}: escriba más
        noSuchZoneCalled = Este sistema no conoce la zona {zone}
        timeOnDay = {time} del {day}
        timeSkipped = No existe {wall} en {place}: los relojes se adelantan
        timeTwice = {wall} ocurre dos veces en {place}; esta es la primera, {zone}
        tooFarOff = Demasiado lejos: las zonas no se planean a cien años
        setAsideNone = No se omitió nada
        cardsAgain = Vuelve una tarjeta | Vuelven {count} tarjetas
        terminalTooSlow = Este terminal es lento: las tarjetas saltan en vez de volar
        deckIsThrough = Todo repasado; {key:deck.refill} recupera lo omitido, {key:back} vuelve al tablero
        noSwipe = Ningún gesto que deshacer
        heldBack = {code}: {source} da de pronto {figure}; ignorado hasta confirmarse
        heldBackMore = {code} y {others} más con valores inverosímiles; ignorados hasta confirmarse
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} no hace nada aquí; {key:help.open} muestra las teclas
        keyDoesNothingInDeck = {key} no hace nada aquí; {key:deck.skip} omite, {key:deck.keep} guarda, {key:back} vuelve al tablero
        keyDoesNothingInPile = {key} no hace nada aquí; {key:deck.skip} quita, {key:deck.keep} guarda, {key:back} vuelve al tablero
        keyDoesNothingInDetails = {key} no hace nada aquí; {key:back} vuelve al tablero
        thatKey = Esa tecla
        putDownFirst = Primero suelte la tarjeta: {key:carry.drop} la suelta, {key:back} la devuelve
        nothingHereYet = Aún no hay nada: {key:board.add} añade la primera

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = Nuevo nombre de {name}:
        nameOfGroup = Nombre del grupo:
        hintName = {key:prompt.accept} nombrar · {key:back} cancelar
        whenItIsHere = Poner relojes a (hora local):
        whenItIsIn = Poner relojes a (hora de {place}):
        hintShow = {key:prompt.accept} mostrar · {key:back} cancelar
        # Times that may be typed there; each is understood in every language.
        whenExamples = 9:30 · mañana 14:30 · 9:00 Nueva York
        findIn = Buscar en {panel}:
        hintFind = {key:prompt.accept} elegir · {key:back} cancelar
        addCurrency = Añadir divisa
        addClock = Añadir reloj
        addStock = Añadir acción
        addCurrencyHint = código, nombre o país
        addClockHint = ciudad, país, zona o IST; {key:select.left} {key:select.right} por letras
        addStockHint = símbolo o empresa
        inAllCount = {count} en total
        foundCount = {count} encontrados
        addedCount = {count} añadidos
        foundAskingMore = {found}, buscando más
        foundNoAnswer = {found} aquí, la fuente no responde
        nothingFoundFor = No se encontró nada para «{text}».
        askingFor = Buscando «{text}»…
        noAnswerBecause = Sin respuesta: {problem}
        enterAddsAsTyped = {key:picker.add} añade {text} tal cual, si es un símbolo.
        asTyped = tal como se escribe

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = se reintentará en la próxima consulta
        askingAgainIn = se reintentará en {span}
        failUnreachable = no se puede conectar con {source}
        failTimedOut = {source}: sin respuesta a tiempo
        failTooMany = {source}: demasiadas consultas
        failAtFirst = {source}: {host} rechazó la primera consulta (HTTP 429)
        failUnknownSymbol = {source} no conoce {symbol}
        thisSymbol = este símbolo
        failRefused = {source}: la fuente se niega a responder (HTTP {code})
        failNothingThere = {source}: no hay nada en esa dirección (HTTP {code})
        checkSettings = compruébela en la configuración
        checkSpelling = compruebe cómo se escribe
        didYouMean = ¿quiso decir {names}?
        failOutOfOrder = {source}: la fuente no funciona (HTTP {code})
        failNoAnswer = {source}: la fuente no dio respuesta (HTTP {code})
        failTooLarge = {source}: la respuesta supera {size} y se descartó
        failRedirect = {source}: la fuente apunta a otro sitio, que no se sigue
        failMalformed = {source}: la respuesta no es la habitual
        failInsecure = {source}: http es solo para esta máquina; use https en la configuración
        bytesSize = {count} bytes

        # A change that an earlier version made.
        deedOther = un cambio

        # Headings of what fxterm print and fxterm time print.
        printCode = código
        printName = nombre
        printRate = cambio
        printBaseDay = día base
        printBaseRate = cambio base
        printBaseClose = cierre base
        printChange = variación
        printQuotedAt = cotizado
        printSource = fuente
        printState = estado
        printZone = zona
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
        printItem = valor
        printAccount = cuenta
        printQuantity = cantidad
        printValue = valor total
        printDayChange = hoy
        printPriceGain = por precio
        printCurrencyGain = por divisa
        printIncome = dividendos
        printFees = comisiones
        printTotal = total
        printYearly = por año
        printWeight = peso

        # What fxterm doctor says of the feeds.
        doctorRates = divisas
        doctorStocks = acciones
        doctorHistory = historial
        doctorHeldBack = retenidos hasta que otra respuesta los confirme
        doctorState = estado
        doctorLastAnswer = última respuesta
        doctorLastError = último error
        doctorNextTry = próximo intento
        doctorWhatToDo = qué hacer
        doctorAlsoAsks [18] = también a
        doctorNotAsked = esta versión no la consulta
        doctorNone = ninguno
        doctorNoAnswerYet = aún ninguna
        doctorNextRefresh = en la próxima consulta
        doctorStart = inicie fxterm, o fxterm print, que la consulta
        doctorFallback = nada; se consulta cuando fallan las anteriores
        doctorNothing = nada
        doctorWait = esperar
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = en {span}, como pidió
        doctorRest = en {span}, un descanso tras fallos
        justNow = ahora mismo
        doctorTime = hora
        adviceUnreachable = compruebe la red y la dirección en la configuración
        adviceTimedOut = nada, si pasa; si no, compruebe la red
        adviceTooMany = espere; si se repite, alargue refresh en la configuración
        adviceAtFirst = consultar menos no ayuda: fije su agent en la configuración o añada otra fuente
        adviceSymbol = compruebe el símbolo
        adviceRefused = ponga otra fuente delante: esta se niega
        adviceAddress = compruebe la dirección en la configuración
        adviceOutOfOrder = espere: el servicio no funciona
        adviceChanged = compruebe la dirección; si no, el servicio cambió: busque un fxterm nuevo
        adviceRedirect = ponga la dirección a la que apunta, si confía en ella
        adviceInsecure = escriba https:// en la configuración

        # What the command line answers.
        outputNotWritten = no se pudo escribir la salida: el otro extremo está cerrado o lleno
        noFiguresNetwork = aún no hay datos; ¿hay red?
        noFiguresLately = aún no hay datos: se acaba de consultar a las fuentes y no dieron ninguno
        noFeedsSet = no hay datos: la configuración no nombra ninguna fuente
        noBarsOf = {code}: no hay velas
        noSuchCurrency = no existe la divisa {code}
        noRateOf = ninguna fuente ha dado el tipo de cambio de {code}
        noClocksOnBoard = no hay relojes en el tablero; nombre una ciudad, como 'fxterm time Tokyo'
        tzdataHasNoZone = el tzdata del sistema no tiene la zona «{zone}»
        noCityCalled = ninguna ciudad o zona se llama «{text}»
        sayWhich = «{text}» puede ser {names}; diga cuál
        expectedTime = --at «{text}»: se espera una hora como "2026-11-23 09:00 New York" o "9am UTC"
        wallTwice = {wall} ocurre dos veces en {place}; se toma la primera, {zone}
        tryHelp = Pruebe 'fxterm --help'.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: no existe {wall} en {place}: los relojes se adelantan

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
        holidayMemorialDay = Memorial Day
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
        expectedFound = se espera {wanted}, pero hay {found}
        expectedAfter = tras {key} se espera {wanted}, pero hay {found}
        textNeedsQuotes = se espera un valor, pero hay {found}; el texto va entre comillas
        keyNeedsQuotes = una clave que empieza por {found} va entre comillas
        unexpectedExtra = sobra {found} tras el final; quítelo
        tooDeep = anidado demasiado
        valueMissing = falta un valor al final
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {open} de la línea {line} no tiene {close}
        textNotClosed = al texto le falta {close} al final
        givenTwice = {key} está dos veces, la primera en la línea {line}
        noEscape = {escape} no es una secuencia de escape
        escapeNeedsDigits = {escape} necesita {digits} dígitos hexadecimales
        halfPair = la mitad de un par subrogado
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
        unshowable = un carácter que no se ve
        secondsRange = de {low} a {high} segundos
        noSuchBinding = no existe ese comando; fxterm config default los muestra todos
        noSuchKeyName = {text} no es una tecla; escriba una como {examples}
        keyTaken = {key} tiene dos significados, {one} y {other}; dé otra tecla a uno de ellos
        keyIsTyped = {key} se escribe como texto donde actúa {command}; use una tecla como enter o ctrl-s
        commandNeedsKey = {command} necesita una tecla
        backNeedsKey = back necesita una tecla que no escriba un carácter, como esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = clave desconocida; aquí se conocen: {keys}
        keyMissing = falta {key}
        keyMissingOneOf = falta {key}; escriba {choices}
        fileUnreadable = no se pudo leer: {reason}
        noSuchFile = no existe ese archivo; compruebe la ruta
        saveAsUTF8 = no es texto UTF-8; guarde el archivo como UTF-8
        fileEmpty = el archivo está vacío; escriba {example} para lo predeterminado, o bórrelo
        addressEmpty = vacío; dé una dirección
        controlCharacter = contiene un carácter de control; quítelo
        notAnAddress = no es una dirección: {text}; debe ser como {example}
        notAnAddressBegin = no es una dirección: {text}; debe empezar por {example}
        plainHTTPOnlyHere = http sin s es solo para este equipo; escriba https://
        mustBe = {key} es {choices}
        themeMustBe = un tema es un objeto {example}
        noSuchRole = {name} no es un papel; hay {names}
        noSuchPart = {name} no es parte de un papel; hay {names}
        notAColour = {key}: un color es {example}, un color ANSI de 0 a 15, o {standard}
        themeLeftOut = {problem}; se omite el tema
        nameUnreadable = no se pudo leer {file} ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = es una carpeta
        isNoPlainFile = no es un archivo normal
        isTooLarge = es mayor de {size}
        isGone = ya no está
        isNotUTF8 = no es texto UTF-8
        isNotJSON = no es JSON
        isNoBoard = no es un tablero
        isAnothers = es de otro programa
        isOfVersion = es de la versión {version}
        isWrongType = {key} es de otro tipo
        isNull = {key} es null
        tooManySetAside = hay demasiados archivos apartados al lado; borre algunos

        # What is said of the files that the program keeps.
        diskFull = {file}: el disco está lleno; haga sitio y el próximo cambio se guardará
        notPermitted = {file}: sin permiso; haga que pueda escribir en el archivo y su carpeta
        fileInUse = {file}: lo usa otro programa; ciérrelo y el próximo cambio se guardará
        fileDamaged = {file}: dañado; muévalo y reinicie fxterm
        diskSilent = {file}: el disco no responde; quizá no se guardó el último cambio
        fileFailed = {file}: {reason}; nada se guarda ahí hasta que se arregle
        noHome = no hay carpeta personal; defina HOME
        fileSetAside = no se pudo leer {file} ({reason}); se conserva como {name}
        fileLeftAlone = no se pudo leer {file} ({reason}) ni apartarlo; ahí no se guarda nada hasta que lo mueva
        fileIsNewer = {file} es de un fxterm más nuevo (versión {version}); ahí no se guarda nada hasta usar ese
        folderIsOpen = {file} está abierta a otros usuarios; ciérrela con chmod 700
        entriesLeftOut = {file}: se omite {count} entrada no válida | {file}: se omiten {count} entradas no válidas

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = falta el programa fxterm-collector: reinstálelo
        feedsUnfit = no se puede iniciar fxterm-collector: reinstálelo
        feedsNoRoom = al sistema no le quedan procesos ni hilos para fxterm-collector; cierre otros programas
        feedsStopped = el recolector se detuvo, vea el registro
        feedsSilent = fxterm-collector no respondía y se cerró
        proxyNotFound = no se encontró el proxy
        noNetwork = sin red
        noConnection = sin conexión
        nameNotKnown = no se encuentra el servidor (¿sin conexión?)
        certificateNotTrusted = su certificado no es de confianza
        noSecureConnection = sin conexión segura
        connectionBrokeOff = la conexión se cortó
        breaksOff = se corta a la mitad
        figuresLeftOut = se omite {count} entrada no válida | se omiten {count} entradas no válidas

        # What else is said on the screen.
        pasteDoesNothing = Pegar no hace nada aquí: {key:board.add} añade por nombre, y lo acepta
        settingsReloaded = Configuración recargada
        listInSettings = la lista de la configuración
        zonesInFolder = tzdata {version} en {folder}
        zonesMissing = Falta la base de zonas horarias: instale tzdata. Mientras tanto, solo UTC
        unknownVersion = de versión desconocida

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = la opción {option} necesita un valor
        noSuchOption = {option} no es una opción, o no lleva valor
        # Options, and the command that they are for.
        onlyWith = {options}: solo con {command}
        takesNoMore = {command} solo admite {options}
        noSuchCommand = comando desconocido {text}
        optionExpected = {option} {text}: se espera {choices}
        cannotPrint = no se puede imprimir {text}: se espera {choices}
        needsItem = {command} necesita un elemento, como {example}
        noDescriptors = al sistema no le quedan descriptores de archivo; cierre otros programas
        noThreads = al sistema no le quedan hilos: este tablero no se actualiza; cierre otros programas
        stoppedByFault = fxterm {version} falló. Los detalles están al final de {file}; dónde comunicarlo: {place}
        notATerminal = {stream} no es un terminal; fxterm print no lo necesita
        standardInput = la entrada estándar
        standardOutput = la salida estándar
        terminalTooSimple = el tipo de terminal {type} no puede situar el cursor; ponga en TERM el terminal que es
        terminalUnknown = no hay descripción del tipo de terminal {type}; instale ncurses-base o defina TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Uso:
        # What stands for what the user fills in: --config FILE.
        wordFile = ARCHIVO
        wordItem = ELEMENTO
        wordCity = CIUDAD
        wordTime = HORA
        wordCommand = COMANDO
        aboutProgram = Una mesa de mercado en el terminal: divisas, relojes del mundo y acciones.
        aboutPrint = imprime el tablero, o una parte, una vez
        aboutWatch = imprime una línea por cada cifra que cambia
        aboutCollect = mantiene al día los datos del tablero sin mostrarlo
        aboutTime = dice qué hora es allí, ahora o en otro momento
        aboutDoctor = muestra el estado de cada fuente; no consulta nada
        aboutSettings = dónde está la configuración, si es válida, o valores iniciales
        aboutConfig = lee de ahí la configuración
        aboutDemo = simula un mercado con datos de muestra, sin guardar
        aboutFormat = formato; por omisión, table
        aboutLineFormat = formato; por omisión, lines
        aboutAt = otro momento, aquí o en el lugar que nombre:
        aboutBaseline = cambios respecto al cierre de 1 o 5 sesiones atrás
        aboutRange = cuánto atrás van las velas; por omisión, 1mo
        aboutInterval = duración de cada vela; por omisión, según range
        aboutHome = la divisa de las sumas; si no, la propia
        aboutOnDay = cómo estaba al final de un día
        aboutHelp = este texto
        aboutVersion = la versión
        aboutKeys = En el tablero, {key:help.open} muestra las teclas. La configuración está en
        aboutExit = Estado de salida: 0 hecho, 1 no se pudo, 2 uso incorrecto.
        collecting = Los datos del tablero se mantienen al día; Ctrl-C lo termina.

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: correcto
        settingsNone = {file}: no existe; se aplican los valores por omisión
        settingsFileHead = Configuración de fxterm con sus valores por omisión. Lo que falte toma el suyo.
        settingRates = Fuentes de tipos de cambio. Se consulta primero la primera; las demás la suplen si falla.
        settingStocks = Fuentes de acciones, también por orden de preferencia: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Si una fuente rechaza el User-Agent del programa, agent fija otro.
        settingHistory = Fuentes de tipos de cambio pasados, para variaciones y gráficos.
        settingRatesRefresh = Segundos entre dos consultas de tipos de cambio.
        settingStocksRefresh = Segundos entre dos consultas de acciones.
        settingColours = Color de las subidas: "auto" según la región, "red-up" (rojo) o "green-up" (verde).
        settingColourDepth = Número de colores: "auto" según el terminal, "24bit", "256" o "16". Se lee al iniciar.
        settingGraphics = Gráficos en píxeles: "auto" si el terminal puede (kitty, sixel) y no es por SSH, u "off". Se lee al iniciar.
        settingFlags = Banderas en las tarjetas de divisas.
        settingSeconds = Segundos en los relojes.
        settingHours = Horas: 12, 24 o "auto" según la región.
        settingLanguage = Idioma: "auto" según la región, en, zh_TW, zh_CN, ja, ko, id, de, es, o con país, como de_AT.
        settingTheme = Tema: "default" es oscuro o claro como el terminal; {key:theme.next} muestra los demás en el tablero.
        settingMouse = Ratón; false lo deja al terminal, para seleccionar texto.
        settingASCII = true dibuja solo en ASCII; "auto" lo hace cuando la configuración regional no es UTF-8.
        settingAmbiguousWidth = Columnas de los caracteres de ancho ambiguo; 2 si el terminal los muestra anchos.
        settingMotion = Animación de las tarjetas del mazo.
        settingKeys = Teclas de cada comando; [] se las quita todas.
        groupChart = Gráficos
        helpChart = gráfico de la tarjeta elegida en toda la pantalla; otra vez: volver
        keyChart = gráfico
        helpChartRange = período: de un día a diez años
        keyRange = período
        helpChartMax = todo el historial
        helpChartShape = velas, línea o área
        keyShape = tipo
        helpChartScale = lineal, logarítmica o en porcentaje
        keyScale = escala
        helpIndicators = medias móviles, bandas de Bollinger, RSI, MACD
        keyIndicators = indicadores
        helpMark = marcar la vela del cursor y medir desde ella
        keyMark = marcar
        helpZoom = acercar y alejar alrededor del cursor
        keyZoom = zoom
        helpPan = ir a fechas anteriores o posteriores
        keyRead = consultar
        noChartOf = No hay gráfico de {name}
        indicatorsTitle = Indicadores técnicos
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
        chartOfCloses = Solo cierres diarios: ninguna fuente da velas
        chartAsking = Consultando velas…
        chartBegins = El historial empieza el {date}
        keyOnOff = sí/no
        helpCompare = comparar con otros del tablero, en porcentaje
        keyCompare = comparar
        helpChartCurrency = precios en la divisa base
        keyCurrency = divisa
        compareTitle = Comparar con
        comparesNoMore = Un gráfico compara como máximo {count} elementos
        noOtherCurrency = Los precios ya están en la divisa base
        noCommonDays = No hay días conocidos en que todos cotizaran
        chartAtEnd = Estas son las velas más recientes
        chartAtLimit = No se puede ir más lejos
        aboutChart = dibuja el gráfico de un elemento, o compara varios
        aboutType = cómo se dibujan las velas; por omisión, candles
        aboutScale = escala de precios; por omisión, linear
        aboutSize = columnas y filas; por omisión, las del terminal
        aboutSVG = guarda la imagen; - para la salida estándar
        positions = Posiciones
        noPositions = Aún no hay posiciones
        positionsComeOfFile = Las posiciones salen del archivo de operaciones; {key:positions.add} anota una
        positionCount = {count} posición | {count} posiciones
        helpPositions = posiciones, si hay un archivo de operaciones
        helpHideAmounts = ocultar o mostrar los importes de las posiciones
        keyHideAmounts = importes
        amountsHidden = Los importes están ocultos · {key:amounts.hide} los muestra
        amountsShown = Los importes se muestran
        quantityHeading = Cantidad
        valueHeading = Valor
        todayHeading = Hoy
        gainHeading = Ganancia
        weightHeading = Peso
        labelCost = Coste
        labelPriceGain = Por precio
        labelCurrencyGain = Por divisa
        labelIncome = Dividendos
        labelFees = Comisiones
        labelTotalReturn = Total
        labelYearlyReturn = Por año
        labelAverageCost = Coste medio
        labelLots = Lotes
        missingPrice = sin precio de {code}
        missingClose = sin cierre de {code}
        missingCurrency = divisa de {code} desconocida
        missingRate = sin cambio de {code} el {day}
        missingRow = la línea {line} del archivo no sirve
        rowsWithMistakes = {count} fila no sirve | {count} filas no sirven
        helpAdjustment = ajustar precios por splits, también por dividendos o nada
        adjustedSplits = ajustado por splits
        adjustedTotal = con dividendos
        adjustedNot = sin ajustar
        eventDividend = Dividendo {amount}
        eventSplit = Split {ratio}
        untoldSplit = {date}: posible split {ratio} que ninguna fuente indica
        aboutAdjust = ajuste de precios anteriores; por omisión, splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = la fila tiene más de {size}
        textBehindQuote = hay texto tras las comillas de cierre; escribe "" para unas comillas dentro del texto
        tooManyFields = {count} valores para {columns} columnas; pon entre comillas los valores con separador
        headerExpected = se esperaba un encabezado como {example}
        columnMissing = al encabezado le falta la columna {column}
        columnTwice = el encabezado repite la columna {column}
        valueNeeded = falta un valor
        valueNeededBy = una fila de tipo {type} necesita un valor
        valueUnused = una fila de tipo {type} no lleva este valor; déjalo vacío
        exampleLike = algo como {example}
        noSuchDay = el día {day} no existe
        dayOutOfRange = {day} no está entre {first} y {last}
        commaInNumber = {text} lleva una coma; escribe los números como {example}
        isNegative = no puede ser negativo
        isZero = debe ser mayor que 0
        tooManyDecimals = tiene más de {most} decimales
        tooManyDigits = tiene más de {most} cifras
        textTooLong = tiene más de {most} caracteres
        moreThanHeld = vende más de las {quantity} que hay
        otherCurrency = está en {currency}, pero los precios del valor están en {unit}
        lotNotUnderstood = se esperaba una línea como {example}
        notYahoos = {text} no es un símbolo de Yahoo Finance; escríbelo como {example}
        canMeanTwo = {text} se puede leer de dos maneras; indica cuál con {option}
        columnNotInFile = el archivo no tiene la columna {column}
        noRowAtLine = ninguna operación empieza en la línea {line}
        rowChanged = otro programa ha cambiado la operación de la línea {line}
        transactionsFine = {file}: {count} operación, sin errores | {file}: {count} operaciones, sin errores
        transactionsNone = {file}: aún no existe; la primera operación lo crea
        importAdded = {file}: {count} operación añadida | {file}: {count} operaciones añadidas
        importWouldAdd = {file}: se añadiría {count} operación | {file}: se añadirían {count} operaciones
        importKnown = {count} ya estaba | {count} ya estaban
        importStopped = no se ha importado nada; corrige antes estas líneas
        aboutTransactions = importar, exportar o comprobar operaciones, o decir dónde están
        aboutImportFormat = qué es el archivo; si no, según su nombre
        aboutMap = columnas y tipos del bróker: date=Fecha,buy=Compra
        aboutAccount = cuenta de las filas importadas que no la indican
        aboutLotDay = día de los lotes importados; si no, hoy
        aboutDecimal = signo decimal de las cifras importadas
        aboutDates = qué va primero en fechas como 3/4/2024
        aboutDryRun = mostrar qué se importaría, sin escribir nada
        keyAmount = importe
        keyNoAmount = quitar importe
        helpAmount = mostrar un importe, como 250 EUR, en cada tarjeta de divisas
        helpInvert = convertir al revés: 250 de cada divisa
        amountQuestion = Importe:
        amountCleared = Importe borrado · {key:amount.open} nuevo importe
        noAmountToInvert = Aún no hay importe · {key:amount.open} escribir uno
        dayToCome = {day} aún no ha llegado
        noRateOfDay = sin cambio del {date}
        amountNumberMissing = falta un número
        amountUnexpected = «{text}» no va aquí
        amountUnclosed = el paréntesis no está cerrado
        amountDivisionByZero = división entre cero
        amountTooLarge = el número tiene más de 38 cifras
        amountTooLong = el texto es demasiado largo
        amountAmbiguous = {text}: ¿decimales o millares?
        amountGrouping = {text}: los millares llevan tres cifras
        amountDayMissing = falta el día, como 2024-03-01
        amountNoSuchDay = no existe el día {text}; se escribe 2024-03-01
        amountMargin = un margen es menor del 100 %, no del {text} %
        mistakeAt = {what} (posición {place})
        settingMargin = Por ciento que un banco se queda de los importes, de 0 a menos de 100.
        percentRange = un número de 0 a menos de 100
        aboutConvert = convierte un importe, ahora o con el cambio de un día
        aboutOn = día pasado cuyo cambio se aplica
        aboutMargin = por ciento que se queda un banco, como 2.5
        wordAmount = IMPORTE
        wordDay = DÍA
        printAmount = importe
        needsAmount = {command} necesita un importe, como {example}
        settingHome = Divisa propia de las posiciones, p. ej. "TWD"; "auto" es la base del tablero.
        settingCostMethod = Lotes que toma una venta: "fifo" los más antiguos, "average" una parte de todos.
        aboutPrivate = oculta los importes de las posiciones
        helpEnter = anotar una operación, como buy 10 AAPL 187.40
        entryQuestion = Operación:
        entryBuy = Compra de {quantity} {item} a {price} el {date}
        entrySell = Venta de {quantity} {item} a {price} el {date}
        entryDividend = Dividendo de {price} por acción, {quantity} {item}, el {date}
        entrySplit = Split de {item} el {date}, {quantity} por cada una
        entryFee = Comisión de {price} el {date}
        entryFeeOf = Comisión de {price} por {item} el {date}
        entryDeposit = Ingreso de {price} el {date}
        entryWithdraw = Retirada de {price} el {date}
        entryWithFee = comisión {price}
        entryRate = cambio {rate}
        entryAccount = en {account}
        entryMissing = aún falta: {what}
        entryQuantity = cantidad
        entryFactor = factor, como 4:1
        entryItem = símbolo
        entryPrice = precio
        entryCurrency = divisa
        entryInAccount = cuenta
        deedEnter = la operación {name}
        entryChanged = {deed} ya no está en el archivo como se anotó; no se deshizo nada
        enteredInDemo = {what} (demo, no se guarda)
        transactionsNotSaved = No se pudo guardar en transactions.csv lo último que anotó
        noPositionsYet = Aún no hay posiciones; {key:positions.add} anota una operación
        """#
}
