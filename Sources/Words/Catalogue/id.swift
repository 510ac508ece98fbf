extension Catalogue {
    /// Indonesian. How to edit it: docs/TRANSLATING.md.
    static let indonesian: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = Kurs
        clocks = Jam
        worldClocks = Jam dunia
        stocks = Saham
        deck = Tumpukan
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}, bukan sekarang
        currencyCount = {count} mata uang
        clockCount = {count} jam
        stockCount = {count} saham
        # The mean change of a group of stocks.
        mean = rata-rata
        noCurrencies = Belum ada mata uang. Tekan {key:board.add} untuk menambah.
        noClocks = Belum ada jam. Tekan {key:board.add} untuk menambah.
        noStocks = Belum ada saham. Tekan {key:board.add} untuk menambah.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part} dari {count}
        linesOf = baris {part} dari {count}
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = menurut {column}
        symbolColumn = kode
        priceColumn = harga
        changeColumn = perubahan
        quantityColumn = jumlah
        valueColumn = nilai
        gainColumn = untung
        gainShareColumn = untung dalam %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm perlu {size}; ini {present}
        needsSizeShort = perlu {size}

        # How old figures are.
        live = real-time
        cached = cache
        stale = data lama
        offline = offline
        # Made-up figures: this must be seen at once.
        sampleData = DATA CONTOH
        demoData = DEMO · DATA CONTOH
        asking = memuat…
        noFiguresYet = belum ada data
        noAnswer = tidak ada jawaban
        paused = dijeda
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = real-time, {moment}
        offlineOf = offline, dari {moment}
        staleOf = data lama, dari {moment}
        cachedOf = cache, dari {moment}

        # Spans of time.
        seconds = {count} dtk
        minutes = {count} mnt
        hours = {count} jam
        days = {count} hr
        hoursMinutes = {hours} jam {minutes} mnt
        daysHours = {days} hr {hours} jam
        ago = {span} lalu
        ahead = {span} lagi

        # Words for the keys at the bottom of the screen.
        keySelect = pilih
        keyPanel = panel
        keyPickUp = angkat
        keyDetails = rincian
        keyAdd = tambah
        keyRemove = hapus
        keyUndo = urungkan
        keyDeck = tumpukan
        keyBaseline = acuan
        keySort = urutkan
        keyFold = ciutkan
        keyNow = sekarang
        keyBase = dasar
        keyTime = waktu
        keyHelp = bantuan
        keyQuit = keluar
        keyCarry = bawa
        keyDrop = taruh
        keyPutBack = kembalikan
        keyOneDay = 1 hari bursa lalu
        keyFiveDays = 5 hari bursa lalu
        keySwap = tukar
        keyLeave = biarkan
        keyChoose = pilih
        keyAddAndGoOn = tambah dan lanjut
        keyClose = tutup
        keyNameIt = beri nama
        keyCancel = batal
        keyShowIt = tampilkan
        keyScroll = gulir
        keyBack = kembali
        keySkip = lewati
        keyKeep = simpan
        keyLater = nanti
        keyBoard = papan
        keyRefill = tampilkan lagi
        keyOtherCards = kartu lain
        keyOnOffBoard = di/luar papan
        keySearch = cari
        keyCommands = perintah
        keyRun = jalankan

        # The help: its groups, and a sentence for each key.
        keys = Tombol
        escCloses = {key:back} menutup
        noSuchKey = Tidak ada tombol untuk “{text}”; {key:back} menampilkan semua
        groupMove = Berpindah
        groupArrange = Menata
        groupDeck = Tumpukan kartu
        groupTime = Waktu lain
        groupFigures = Data
        groupProgram = Program
        helpSelect = memindahkan pilihan
        helpEnds = pertama dan terakhir
        helpPages = satu layar ke atas dan ke bawah
        helpPanels = panel berikutnya dan sebelumnya
        helpPanelNumbers = kurs, jam, saham
        helpPickUp = mengangkat kartu: panah membawa, {key:carry.drop} menaruh, {key:back} mengembalikan
        helpShift = menggeser kartu satu tempat
        helpOpen = rincian kartu terpilih; pada judul, menciutkan grupnya
        helpNeighbours = di rincian: kartu sebelum atau sesudahnya
        helpFilter = mencari kartu di panel ini sambil mengetik
        helpAdd = menambah mata uang, kota, atau saham ke panel
        helpRemove = menghapus kartu dari papan
        helpUndo = mengurungkan perubahan terakhir
        helpRedo = mengulangi yang diurungkan
        helpCompact = membuat kartu kurs tinggi atau ringkas; sekali lagi, semuanya
        helpDensity = ukuran semua kartu atau baris: otomatis, ringkas, besar
        helpName = memulai grup di kartu terpilih, atau mengganti nama grup
        helpFold = menciutkan atau membuka grup (juga {key:details.open} pada judulnya)
        helpDeck = menelusuri yang tidak ada di panel, kartu demi kartu
        helpQuarters = semua jam mundur atau maju 15 menit; {key:back} kembali ke sekarang
        helpDays = semua jam mundur atau maju sehari
        helpTime = semua jam ke waktu yang diketik, misalnya 9am in New York
        helpBaseline = perubahan sejak penutupan 1 atau 5 hari bursa lalu; {key:baseline.choose}{key:baseline.swap} menukar
        helpSort = mengurutkan tabel menurut perubahan; lagi untuk membalik
        helpSortNext = mengurutkan menurut kolom berikutnya
        helpHandOrder = kembali ke urutan buatan sendiri
        helpBase = menjadikan mata uang terpilih sebagai dasar
        helpRefresh = memperbarui data sekarang
        helpPause = menjeda pembaruan; lagi untuk melanjutkan
        helpTheme = tema berikutnya
        helpHelp = tombol-tombol ini
        helpPalette = mencari perintah dan menjalankannya
        helpQuit = keluar
        helpRedraw = menggambar ulang layar
        helpSuspend = pindah ke latar belakang
        helpCancel = keluar dari apa pun yang terbuka
        helpSkip = melewati kartu teratas, atau menghapusnya (juga seret ke kiri)
        helpKeep = menyimpan kartu teratas: ke papan, atau tetap di sana (juga seret ke kanan)
        helpLater = menaruh kartu teratas di bawah tumpukan
        helpDeckDetails = rincian kartu teratas
        helpDeckUndo = membatalkan geseran terakhir, berapa kali pun
        helpRefill = menampilkan lagi yang dilewati
        helpOtherCards = mata uang, saham, atau kota; juga {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = beralih antara kartu baru dan papan Anda
        commands = Perintah
        paletteHint = bagian perintah, misalnya sort atau undo

        # The first keys, told in a corner at the first start.
        welcome = Selamat datang
        greetingCarry = {key:carry.pickUp} mengangkat, panah membawa, {key:carry.drop} menaruh
        greetingAdd = {key:board.add} menambah, {key:details.open} merinci, {key:board.undo} mengurungkan
        greetingHelp = {key:help.open} menampilkan semua tombol; ini hilang sendiri

        # Days and dates.
        today = Hari ini
        tomorrow = Besok
        yesterday = Kemarin
        inDays = {count} hr lagi
        daysAgo = {count} hr lalu
        monday = Sen
        tuesday = Sel
        wednesday = Rab
        thursday = Kam
        friday = Jum
        saturday = Sab
        sunday = Min
        january = Jan
        february = Feb
        march = Mar
        april = Apr
        may = Mei
        june = Jun
        july = Jul
        august = Agu
        september = Sep
        october = Okt
        november = Nov
        december = Des
        # {month} is one of the names above: 20 Nov. It stands below charts and in tables: no longer than it must be.
        date = {day} {month}
        dateWithYear = {day} {month} {year}
        dateWithWeekday = {weekday}, {date}
        weekdayTime = {weekday} {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset} jam
        hoursOffset = {offset} jam
        sameTime = waktu sama
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = {time} AM
        timePM = {time} PM
        am = AM
        pm = PM

        # World clocks.
        noSuchZoneHere = zona tidak dikenal
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = {when} di sini, {distance} · {key:back}: sekarang
        visitedNow = {when} · {key:back}: sekarang
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {difference} sejak {when}: jam di sana maju
        backThere = {difference} sejak {when}: jam di sana mundur
        forwardHere = {difference} sejak {when}: jam di sini maju
        backHere = {difference} sejak {when}: jam di sini mundur
        differenceFrom = {difference} sejak {when}

        # What an exchange is doing.
        marketOpen = buka
        marketAuction = lelang
        marketLunch = istirahat
        marketClosed = tutup
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}, buka {span} lagi
        opensAt = {exchange} {word}, buka {moment}
        closedFor = {exchange} libur: {holiday}
        closedForOpensIn = {exchange} libur: {holiday}, buka {span} lagi
        closedForOpensAt = {exchange} libur: {holiday}, buka {moment}
        closesIn = {exchange} {word}, tutup {span} lagi
        auctionIn = {exchange} {word}, lelang {span} lagi
        lunchIn = {exchange} {word}, istirahat {span} lagi
        # The same where there is no room for what it is doing.
        opensNext = {exchange} buka {span} lagi
        opensNextAt = {exchange} buka {moment}
        closesNext = {exchange} tutup {span} lagi
        auctionNext = {exchange} lelang {span} lagi
        lunchNext = {exchange} istirahat {span} lagi
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = (hari libur tidak diketahui)

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} lalu
        cachedAt = cache {moment}
        noFigure = tidak ada data
        notInFeed = tidak tersedia
        noSuchStock = saham tidak dikenal
        symbolHeading = Kode
        closeHeading = Penutupan
        # With a mark behind it where it sorts: Change ▼
        priceHeading = Harga
        timeHeading = Waktu
        changeHeading = Perub.

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} kembali
        # The right end of a chart.
        now = sekarang
        closesBack = Harga penutupan dan perubahan sejak itu
        labelRate = Kurs
        labelPrice = Harga
        labelTrial = Indikatif
        labelDay = Hari ini
        labelMonth = 1 bulan
        beforeHours = Pre-market
        afterHours = After-hours
        labelYear = 52 minggu
        labelVolume = Volume
        labelNews = Berita
        # {baseline} is d1 or d5.
        labelSince = vs {baseline}
        labelSource = Sumber
        labelMadeAt = Dikutip
        labelReceived = Diterima
        labelBut = Sumber lain
        labelMarket = Pasar
        labelExchange = Bursa
        labelLastError = Kesalahan
        labelTime = Waktu
        labelDate = Tanggal
        labelFromHere = Selisih
        labelFromUTC = Dari UTC
        labelZone = Zona waktu
        labelSoon = Segera
        labelClocks = Jam
        labelHolidays = Libur
        noneYet = belum ada
        noCloseToMeasure = tidak ada penutupan pembanding
        noChangeDisputed = perubahan tidak dihitung: sumber berbeda
        noChangeJump = perubahan tidak dihitung: penutupan berbeda lebih dari 10×
        noChangeAhead = perubahan tidak dihitung: waktunya di masa depan
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = dari {close} pada {date}
        monthAtClose = {low} – {high}, penutupan
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} menyebut {figure} ({share})
        otherFeedMadeAt = dibuat {moment}; mana yang benar tidak diketahui
        currenciesOpen = buka, Minggu hingga Jumat {time} New York
        currenciesClosed = tutup akhir pekan
        exchangeHoursUnknown = jam bursa tidak diketahui
        openAlways = buka 24 jam
        onePriceADay = satu harga per hari
        exchangeState = {place}, {state}; {time} di sana
        zoneUnknown = sistem ini tidak mengenal zona itu
        clocksForward = maju pada {date} pukul {time}, ke {zone}
        clocksBack = mundur pada {date} pukul {time}, ke {zone}
        noClockChange = tidak ada perubahan terjadwal
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = contoh

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code} per {base}
        unitPerHundred = {code} per 100 {base}
        fromClose = dari {close}
        onDate = pada {date}
        noFigureYet = belum ada data
        sourceAgo = {source}, {age} lalu
        sourceCached = {source}, cache {moment}
        sourceStale = {source}, data lama, {moment}
        # Stamped onto a card on its way out.
        stampKeep = SIMPAN
        stampSkip = LEWATI
        stampTakeOff = HAPUS
        stampLater = NANTI
        # The same words beside the stack, and in small letters.
        hintKeep = simpan
        hintSkip = lewati
        hintTakeOff = hapus
        leftCount = sisa {count}
        keptCount = {count} disimpan
        skippedCount = {count} dilewati
        takenOffCount = {count} dihapus
        kept = disimpan
        skipped = dilewati
        takenOff = dihapus
        notOnBoard = tidak di papan
        onBoard = di papan
        currencies = Mata uang
        cities = Kota
        hereBar = sini
        thereBar = sana
        stripAsleep = tidur
        stripAwake = bangun
        stripAtWork = jam kerja
        # Where a card is traded, and whether it is now.
        banksOpen = Antarbank buka
        banksClosed = Tutup akhir pekan
        closesFriday = , tutup {span} lagi, Jumat {time} di New York
        opensSunday = , buka {span} lagi, Minggu {time} di New York
        timeInCity = {exchange}, {time} di {city}
        officeHours = Jam kerja
        morning = Pagi
        freeDay = Hari libur
        evening = Malam
        night = Larut malam
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = Semua sudah dilihat

        # The end of a deck that is used up.
        noneOnBoardRates = Tidak ada mata uang di papan
        noneOnBoardClocks = Tidak ada kota di papan
        noneOnBoardStocks = Tidak ada saham di papan
        noOtherRates = Tidak ada mata uang lain
        noOtherClocks = Tidak ada kota lain
        noOtherStocks = Tidak ada saham lain
        # After a key: r goes once more through those skipped.
        againSkipped = menelusuri lagi yang dilewati
        againKept = menelusuri lagi yang disimpan
        lastSwipeBack = membatalkan geseran terakhir
        throughOnBoard = menelusuri yang ada di papan
        throughNotOnBoard = menelusuri yang tidak di papan
        theBoard = ke papan

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = Tidak ada yang bisa diangkat di sini
        nothingToMove = Tidak ada yang bisa digeser di sini
        nothingToRemove = Tidak ada yang bisa dihapus di sini
        nothingToOpen = Tidak ada yang bisa dibuka di sini; {key:board.add} menambah yang pertama
        noCardYet = Belum ada kartu; {key:board.add} menambah yang pertama
        sortedSoNoMove = Tabel diurutkan menurut {column}; tekan {key:stocks.ownOrder} untuk urutan sendiri, lalu geser
        sortedSoNoGroup = Tabel diurutkan menurut {column}; tekan {key:stocks.ownOrder} untuk urutan sendiri, lalu grupkan
        groupNeedsName = Grup perlu nama; {key:back} membiarkan semuanya
        groupExists = Grup “{name}” sudah ada; beri nama lain
        groupsFull = Satu panel memuat paling banyak {count} grup
        cardInNoGroup = Kartu ini tidak berada dalam grup; {key:group.name} memulai grup di sini
        groupBegun = Grup “{name}” dibuat
        groupRenamed = {old} sekarang bernama {name}
        groupUnchanged = Grup sudah bernama “{name}”
        folded = {name} diciutkan; {key:group.fold} membukanya
        unfolded = {name} dibuka
        onlyRateCards = Hanya kartu kurs punya dua ukuran; tekan {key:panel.1} untuk kurs
        allCompact = Semua kartu sudah ringkas; {key:card.tall} meninggikan yang ini
        allTall = Semua kartu sudah tinggi; {key:card.compact} meringkas yang ini
        allMadeCompact = Semua kartu sekarang ringkas
        allMadeTall = Semua kartu sekarang tinggi
        madeCompact = {name} sekarang ringkas; {key:card.compact} lagi untuk semua kartu
        madeTall = {name} sekarang tinggi; {key:card.tall} lagi untuk semua kartu
        densityAutomatic = {panel}: ukuran otomatis
        densityCompact = {panel}: ringkas, satu baris
        densityLarge = {panel}: angka besar
        ownOrderAlready = Tabel sudah dalam urutan sendiri
        ownOrderNow = {panel} kembali ke urutan sendiri
        panelSorted = {panel} diurutkan menurut {column} {mark}; {key:stocks.ownOrder} kembali ke urutan sendiri
        selectRateFirst = Pilih kartu kurs dulu: {key:rates.base} menjadikannya mata uang dasar
        noRateForBase = {code} belum punya kurs, jadi tidak bisa menjadi dasar
        baseIs = {code} sekarang mata uang dasar
        baselineIsOne = d1: perubahan sejak penutupan sebelumnya
        baselineIsFive = d5: perubahan sejak penutupan 5 hari bursa lalu
        baselineAlready = {baseline} sudah menjadi hari acuan
        removed = {name} dihapus; {key:board.undo} mengembalikannya
        removedHeading = Judul {name} dihapus, kartunya tetap; {key:board.undo} mengembalikannya
        noOtherTheme = Tidak ada tema lain
        themeIs = Tema: {name}
        nothingToUndo = Tidak ada yang bisa diurungkan
        nothingToRedo = Tidak ada yang bisa diulangi
        # {deed} is one of those below.
        undid = Diurungkan: {deed}
        redid = Diulangi: {deed}
        deedMove = pemindahan {name}
        deedMoveGroup = pemindahan grup {name}
        deedGroup = grup {name}
        deedRename = penggantian nama {name}
        deedFold = penciutan {name}
        deedUnfold = pembukaan {name}
        deedSize = ukuran {name}
        deedSizeOfAll = ukuran semua kartu
        deedBaseline = hari acuan
        deedSort = pengurutan
        deedBase = mata uang dasar
        deedTheme = tema
        deedRemove = penghapusan {name}
        deedRemoveGroup = penghapusan grup {name}
        deedAdd = penambahan {name}
        deedKeep = penyimpanan {name}
        deedTakeOff = penghapusan {name}
        notACurrency = “{text}” bukan kode mata uang seperti JPY
        notACity = “{text}” bukan kota atau zona seperti Tokyo atau Asia/Tokyo
        notASymbol = “{text}” bukan kode saham seperti AAPL atau 2330.TW
        nothingAdded = {problem}; tidak ada yang ditambahkan
        panelFull = Satu panel memuat paling banyak {count} item
        isTheBase = {code} adalah dasar semua kurs
        onBoardAlready = {name} sudah di papan
        added = {name} ditambahkan
        askingFeeds = Memperbarui data
        pausedUntil = Dijeda: tidak ada data diminta sampai {key:feeds.pause} ditekan
        askedAgain = Data diminta lagi
        boardIsYours = Papan bisa diubah lagi
        boardTaken = Hanya baca: papan ini terbuka di fxterm lain
        boardTakenBy = Hanya baca: papan ini terbuka di fxterm lain (proses {process})
        notATime = “{text}” bukan waktu seperti 9am, tomorrow 14:30, atau 9am in New York
        twelveUnclear = “{text}” bisa berarti tengah hari atau tengah malam: ketik 12:00 atau 0:00
        noPlaceCalled = Tidak ada kota atau zona bernama “{text}”
        placeMayBe = “{text}” bisa berarti {names}: tulis lebih lengkap
        noSuchZoneCalled = Sistem ini tidak mengenal zona {zone}
        timeOnDay = {time} pada {day}
        timeSkipped = Tidak ada {wall} di {place}: jam maju melewatinya
        timeTwice = {wall} terjadi dua kali di {place}; ini yang pertama, {zone}
        tooFarOff = Terlalu jauh: zona tidak direncanakan seratus tahun ke depan
        setAsideNone = Tidak ada yang dilewati
        cardsAgain = {count} kartu muncul lagi
        terminalTooSlow = Terminal ini terlalu lambat: kartu melompat, tidak terbang
        deckIsThrough = Semua sudah dilihat; {key:deck.refill} menampilkan lagi yang dilewati, {key:back} ke papan
        noSwipe = Tidak ada geseran untuk dibatalkan
        heldBack = {code}: {source} tiba-tiba menyebut {figure}; diabaikan sampai terkonfirmasi
        heldBackMore = {code} dan {others} lainnya berubah tidak wajar; diabaikan sampai terkonfirmasi
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} tidak berfungsi di sini; {key:help.open} menampilkan tombol
        keyDoesNothingInDeck = {key} tidak berfungsi di sini; {key:deck.skip} melewati, {key:deck.keep} menyimpan, {key:back} ke papan
        keyDoesNothingInPile = {key} tidak berfungsi di sini; {key:deck.skip} menghapus, {key:deck.keep} menyimpan, {key:back} ke papan
        keyDoesNothingInDetails = {key} tidak berfungsi di sini; {key:back} kembali ke papan
        thatKey = Tombol itu
        putDownFirst = Taruh dulu kartunya: {key:carry.drop} menaruh, {key:back} mengembalikan
        nothingHereYet = Belum ada apa-apa: {key:board.add} menambah yang pertama

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = Nama baru untuk {name}:
        nameOfGroup = Nama grup:
        hintName = {key:prompt.accept} beri nama · {key:back} batal
        whenItIsHere = Atur jam ke (waktu Anda):
        whenItIsIn = Atur jam ke (waktu {place}):
        hintShow = {key:prompt.accept} tampilkan · {key:back} batal
        # Times that may be typed there; each is understood in every language.
        whenExamples = pukul 15.30 · besok 14:30 · 9:00 New York
        findIn = Cari di {panel}:
        hintFind = {key:prompt.accept} pilih · {key:back} batal
        addCurrency = Tambah mata uang
        addClock = Tambah jam
        addStock = Tambah saham
        addCurrencyHint = kode, nama, atau negara
        addClockHint = kota, negara, zona, atau IST; {key:select.left} {key:select.right} menurut huruf
        addStockHint = kode atau nama perusahaan
        inAllCount = {count} semuanya
        foundCount = {count} ditemukan
        addedCount = {count} ditambahkan
        foundAskingMore = {found}, mencari lagi
        foundNoAnswer = {found} di sini, sumber tidak menjawab
        nothingFoundFor = “{text}” tidak ditemukan.
        askingFor = Mencari “{text}”…
        noAnswerBecause = Tidak ada jawaban: {problem}
        enterAddsAsTyped = {key:picker.add} menambah {text} seperti diketik, jika itu kode saham.
        asTyped = seperti diketik

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = dicoba lagi pada pembaruan berikutnya
        askingAgainIn = dicoba lagi dalam {span}
        failUnreachable = {source} tidak dapat dihubungi
        failTimedOut = {source}: waktu habis tanpa jawaban
        failTooMany = {source}: terlalu banyak permintaan
        failAtFirst = {source}: {host} menolak permintaan pertama (HTTP 429)
        failUnknownSymbol = {source} tidak mengenal {symbol}
        thisSymbol = kode ini
        failRefused = {source}: sumber menolak menjawab (HTTP {code})
        failNothingThere = {source}: tidak ada apa-apa di alamat ini (HTTP {code})
        checkSettings = periksa di pengaturan
        checkSpelling = periksa penulisannya
        didYouMean = maksud Anda {names}?
        failOutOfOrder = {source}: sumber sedang bermasalah (HTTP {code})
        failNoAnswer = {source}: sumber tidak memberi jawaban (HTTP {code})
        failTooLarge = {source}: jawaban lebih besar dari {size} dan dibuang
        failRedirect = {source}: sumber menunjuk ke tempat lain, tidak diikuti
        failMalformed = {source}: jawaban tidak seperti biasanya
        failInsecure = {source}: http hanya untuk mesin ini; pakai https di pengaturan
        bytesSize = {count} byte

        # A change that an earlier version made.
        deedOther = perubahan

        # Headings of what fxterm print and fxterm time print.
        printCode = kode
        printName = nama
        printRate = kurs
        printBaseDay = hari acuan
        printBaseRate = kurs acuan
        printBaseClose = tutup acuan
        printChange = perubahan
        printQuotedAt = dikutip
        printSource = sumber
        printState = status
        printZone = zona
        printCity = kota
        printDay = hari
        printOffset = selisih
        printTime = waktu
        printSymbol = kode
        printCurrency = mata uang
        printPrice = harga
        printOpen = buka
        printHigh = tertinggi
        printLow = terendah
        printClose = tutup
        printVolume = volume
        printSession = sesi
        printItem = item
        printAccount = akun
        printQuantity = jumlah
        printValue = nilai
        printDayChange = hari ini
        printPriceGain = dari harga
        printCurrencyGain = dari kurs
        printIncome = dividen
        printFees = biaya
        printTotal = total
        printYearly = per tahun
        printWeight = bobot

        # What fxterm doctor says of the feeds.
        doctorRates = kurs
        doctorStocks = saham
        doctorHistory = riwayat
        doctorHeldBack = ditahan sampai jawaban kedua mengonfirmasi
        doctorState = status
        doctorLastAnswer = jawaban terakhir
        doctorLastError = kesalahan terakhir
        doctorNextTry = coba berikutnya
        doctorWhatToDo = tindakan
        doctorAlsoAsks [18] = juga bertanya ke
        doctorNotAsked = tidak diminta oleh versi ini
        doctorNone = tidak ada
        doctorNoAnswerYet = belum ada
        doctorNextRefresh = pada pembaruan berikutnya
        doctorStart = jalankan fxterm, atau fxterm print, yang memintanya
        doctorFallback = tidak ada; diminta bila yang sebelumnya gagal
        doctorNothing = tidak ada
        doctorWait = tunggu
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span} lagi, sesuai permintaannya
        doctorRest = {span} lagi, jeda setelah kegagalan
        justNow = baru saja
        doctorTime = waktu
        adviceUnreachable = periksa jaringan dan alamat di pengaturan
        adviceTimedOut = tidak ada, jika berlalu; jika tidak, periksa jaringan
        adviceTooMany = tunggu; perpanjang refresh di pengaturan jika berulang
        adviceAtFirst = bertanya lebih jarang tidak menolong: atur agent-nya di pengaturan, atau tambahkan sumber lain
        adviceSymbol = periksa kodenya
        adviceRefused = taruh sumber lain di depannya: yang ini menolak
        adviceAddress = periksa alamat di pengaturan
        adviceOutOfOrder = tunggu: layanannya sedang bermasalah
        adviceChanged = periksa alamat; jika benar, layanannya berubah: cari fxterm baru
        adviceRedirect = tulis alamat tujuannya di pengaturan, jika tepercaya
        adviceInsecure = tulis https:// di pengaturan

        # What the command line answers.
        outputNotWritten = keluaran tidak dapat ditulis: ujung lainnya tertutup atau penuh
        noFiguresNetwork = belum ada data; apakah ada jaringan?
        noFiguresLately = belum ada data: sumber baru saja ditanya dan tidak memberi data
        noFeedsSet = tidak ada data: pengaturan tidak menyebut sumber
        noBarsOf = {code}: belum ada bar
        noSuchCurrency = tidak ada mata uang {code}
        noRateOf = tidak ada sumber yang memberi kurs {code}
        noClocksOnBoard = tidak ada jam di papan; sebutkan kota, seperti 'fxterm time Tokyo'
        tzdataHasNoZone = tzdata sistem tidak punya zona “{zone}”
        noCityCalled = tidak ada kota atau zona bernama “{text}”
        sayWhich = “{text}” bisa berarti {names}; sebutkan yang mana
        expectedTime = --at “{text}”: harus waktu seperti "2026-11-23 09:00 New York" atau "9am UTC"
        wallTwice = {wall} terjadi dua kali di {place}; dimaksud yang pertama, {zone}
        tryHelp = Coba 'fxterm --help'.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: tidak ada {wall} di {place}: jam maju melewatinya

        holidayNewYear = Tahun Baru
        holidayNewYearsEve = Malam Tahun Baru
        holidayLunarNewYear = Tahun Baru Imlek
        holidayTombSweeping = Qingming
        holidayLabourDay = Hari Buruh
        holidayDragonBoat = Festival Perahu Naga
        holidayMidAutumn = Festival Kue Bulan
        holidayChuseok = Chuseok
        holidayDoubleNinth = Festival Chung Yeung
        holidayNationalDay = Hari Nasional
        holidayIndependenceDay = Hari Kemerdekaan
        holidayConstitutionDay = Hari Konstitusi
        holidayRepublicDay = Hari Republik
        holidayChristmas = Natal
        holidayChristmasEve = Malam Natal
        holidayBoxingDay = Boxing Day
        holidayMaundyThursday = Kamis Putih
        holidayGoodFriday = Jumat Agung
        holidayEasterMonday = Senin Paskah
        holidayAscension = Kenaikan Yesus Kristus
        holidayWhitMonday = Senin Pentakosta
        holidayEpiphany = Epifani
        holidayMidsummer = Pertengahan Musim Panas
        holidayAllSouls = Hari Arwah
        holidayCorpusChristi = Corpus Christi
        holidayCarnival = Karnaval
        holidayThanksgiving = Thanksgiving
        holidayMartinLutherKing = Hari Martin Luther King
        holidayPresidentsDay = Hari Presiden
        holidayMemorialDay = Memorial Day
        holidayJuneteenth = Juneteenth
        holidayBankHoliday = Libur Bank
        holidayKingsBirthday = Hari Lahir Raja
        holidayAnzacDay = Hari Anzac
        holidayEidAlFitr = Idulfitri
        holidayEidAlAdha = Iduladha
        holidayIslamicNewYear = Tahun Baru Islam
        holidayDiwali = Diwali
        holidayVesak = Waisak
        holidaySongkran = Songkran
        holidayChildrensDay = Hari Anak
        holidayPeaceMemorial = Hari Perdamaian
        holidayTeachersDay = Hari Guru
        holidayRestorationDay = Hari Restorasi Taiwan
        holidayComingOfAge = Hari Kedewasaan
        holidayFoundationDay = Hari Pendirian Negara
        holidayEmperorsBirthday = Hari Lahir Kaisar
        holidayEquinox = Hari Ekuinoks
        holidayGoldenWeek = Golden Week
        holidayMarineDay = Hari Laut
        holidayMountainDay = Hari Gunung
        holidayLabourThanksgiving = Hari Syukur Pekerja
        holidayOther = hari libur

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = “{text}”
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} atau {last}
        expectedFound = diharapkan {wanted}, ternyata {found}
        expectedAfter = setelah {key} diharapkan {wanted}, ternyata {found}
        textNeedsQuotes = diharapkan nilai, ternyata {found}; teks perlu tanda kutip
        keyNeedsQuotes = kunci yang diawali {found} perlu tanda kutip
        unexpectedExtra = ada {found} setelah akhir; hapuslah
        tooDeep = bersarang terlalu dalam
        valueMissing = di akhir kurang sebuah nilai
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {open} di baris {line} tidak punya {close}
        textNotClosed = teks tidak punya penutup {close}
        givenTwice = {key} ada dua kali, pertama di baris {line}
        noEscape = {escape} bukan escape
        escapeNeedsDigits = {escape} perlu {digits} digit heksadesimal
        halfPair = separuh pasangan surrogate
        # What may be expected or found.
        anObject = objek {example}
        aList = daftar {example}
        aKey = kunci
        aValue = nilai
        someText = teks
        someASCII = teks ASCII 1 sampai 200 karakter
        aNumber = angka
        plainObject = objek
        plainList = daftar
        theEnd = akhir
        unshowable = karakter yang tidak tampak
        secondsRange = {low} sampai {high} detik
        noSuchBinding = tidak ada perintah itu; fxterm config default menampilkan semuanya
        noSuchKeyName = {text} bukan tombol; tulis misalnya {examples}
        keyTaken = {key} punya dua arti, {one} dan {other}; beri salah satunya tombol lain
        keyIsTyped = {key} diketik sebagai teks di tempat {command} berlaku; pakai tombol seperti enter atau ctrl-s
        commandNeedsKey = {command} memerlukan tombol
        backNeedsKey = back memerlukan tombol yang tidak mengetik karakter, seperti esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = kunci tidak dikenal; yang dikenal di sini: {keys}
        keyMissing = {key} tidak ada
        keyMissingOneOf = {key} tidak ada; tulis {choices}
        fileUnreadable = tidak dapat dibaca: {reason}
        noSuchFile = tidak ada berkas itu; periksa jalurnya
        saveAsUTF8 = bukan teks UTF-8; simpan berkas sebagai UTF-8
        fileEmpty = berkas kosong; tulis {example} untuk bawaan, atau hapus berkasnya
        addressEmpty = kosong; berikan alamat
        controlCharacter = ada karakter kendali; hapuslah
        notAnAddress = bukan alamat: {text}; seharusnya seperti {example}
        notAnAddressBegin = bukan alamat: {text}; seharusnya diawali {example}
        plainHTTPOnlyHere = http polos hanya untuk mesin ini; tulis https://
        mustBe = {key} adalah {choices}
        themeMustBe = tema adalah objek {example}
        noSuchRole = {name} bukan peran; yang ada: {names}
        noSuchPart = {name} bukan bagian peran; yang ada: {names}
        notAColour = {key}: warna adalah {example}, warna ANSI 0 sampai 15, atau {standard}
        themeLeftOut = {problem}; tema ini dilewati
        nameUnreadable = {file} tidak dapat dibaca ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = itu folder
        isNoPlainFile = bukan berkas biasa
        isTooLarge = lebih besar dari {size}
        isGone = sudah tidak ada
        isNotUTF8 = bukan teks UTF-8
        isNotJSON = bukan JSON
        isNoBoard = bukan papan
        isAnothers = milik program lain
        isOfVersion = versinya {version}
        isWrongType = tipe {key} salah
        isNull = {key} bernilai null
        tooManySetAside = terlalu banyak berkas tersisih di sampingnya; hapus sebagian

        # What is said of the files that the program keeps.
        diskFull = {file}: disk penuh; kosongkan tempat, perubahan berikutnya disimpan lagi
        notPermitted = {file}: tidak diizinkan; buat berkas dan foldernya dapat Anda tulis
        fileInUse = {file}: dipakai program lain; tutuplah, perubahan berikutnya disimpan lagi
        fileDamaged = {file}: rusak; pindahkan lalu mulai fxterm lagi
        diskSilent = {file}: disk tidak menjawab; perubahan terakhir mungkin tidak tersimpan
        fileFailed = {file}: {reason}; tidak ada yang disimpan di sana sampai diperbaiki
        noHome = tidak ada folder rumah; setel HOME
        fileSetAside = {file} tidak dapat dibaca ({reason}); disimpan sebagai {name}
        fileLeftAlone = {file} tidak dapat dibaca ({reason}) atau disisihkan; tidak ada yang disimpan di sana sampai dipindahkan
        fileIsNewer = {file} dari fxterm yang lebih baru (versi {version}); tidak ada yang disimpan di sana sampai itu dipakai
        folderIsOpen = {file} terbuka bagi pengguna lain; tutup dengan chmod 700
        entriesLeftOut = {file}: {count} entri tidak bermakna dilewati

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = program fxterm-collector tidak ada: pasang lagi
        feedsUnfit = fxterm-collector tidak dapat dijalankan: pasang lagi
        feedsNoRoom = sistem kehabisan proses atau utas untuk fxterm-collector; tutup program lain
        feedsStopped = program pengumpul berhenti, lihat log
        feedsSilent = fxterm-collector tidak merespons dan dihentikan
        proxyNotFound = proxy tidak ditemukan
        noNetwork = tidak ada jaringan
        noConnection = tidak ada sambungan
        nameNotKnown = host tidak ditemukan (offline?)
        certificateNotTrusted = sertifikatnya tidak dipercaya
        noSecureConnection = tidak ada sambungan aman
        connectionBrokeOff = sambungan terputus
        breaksOff = terputus di tengah jalan
        figuresLeftOut = {count} entri tidak dapat dipakai dan dilewati

        # What else is said on the screen.
        pasteDoesNothing = Teks tempelan tidak berguna di sini: {key:board.add} menambah dengan nama, dan menerimanya
        settingsReloaded = Pengaturan dimuat ulang
        listInSettings = daftar di pengaturan
        zonesInFolder = tzdata {version} di {folder}
        zonesMissing = Basis data zona waktu tidak ada: pasang tzdata. Sementara hanya ada UTC
        unknownVersion = versi tidak diketahui

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = opsi {option} perlu nilai
        noSuchOption = {option} bukan opsi, atau tidak menerima nilai
        # Options, and the command that they are for.
        onlyWith = {options}: hanya dengan {command}
        takesNoMore = {command} hanya menerima {options}
        noSuchCommand = perintah {text} tidak dikenal
        optionExpected = {option} {text}: harus {choices}
        cannotPrint = tidak dapat mencetak {text}: harus {choices}
        needsItem = {command} perlu item, misalnya {example}
        noDescriptors = sistem kehabisan deskriptor berkas; tutup program lain
        noThreads = sistem kehabisan utas: papan ini tidak diperbarui; tutup program lain
        stoppedByFault = fxterm {version} berhenti mendadak. Rinciannya di akhir {file}; tempat melapor: {place}
        notATerminal = {stream} bukan terminal; fxterm print berjalan tanpa terminal
        standardInput = masukan standar
        standardOutput = keluaran standar
        terminalTooSimple = jenis terminal {type} tidak dapat menempatkan kursor; setel TERM sesuai terminalnya
        terminalUnknown = tidak ada deskripsi jenis terminal {type}; pasang ncurses-base atau setel TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Pemakaian:
        # What stands for what the user fills in: --config FILE.
        wordFile = BERKAS
        wordItem = ITEM
        wordCity = KOTA
        wordTime = WAKTU
        wordCommand = PERINTAH
        aboutProgram = Papan pasar di terminal: kartu kurs, jam dunia, dan tabel saham.
        aboutPrint = mencetak papan, atau sebagiannya, sekali
        aboutWatch = mencetak satu baris untuk tiap angka yang berubah
        aboutCollect = memperbarui angka papan tanpa menampilkan papan
        aboutTime = menampilkan waktu di sana, sekarang atau pada saat lain
        aboutDoctor = menampilkan status tiap sumber; tanpa meminta data
        aboutSettings = lokasi pengaturan, pemeriksaannya, atau nilai bawaannya
        aboutConfig = membaca pengaturan dari situ
        aboutDemo = menjalankan pasar dengan data contoh; tidak disimpan
        aboutFormat = format; bawaannya table
        aboutLineFormat = format; bawaannya lines
        aboutAt = saat lain, di sini atau di tempat yang disebutnya:
        aboutBaseline = perubahan sejak penutupan 1 atau 5 hari bursa lalu
        aboutRange = seberapa jauh ke belakang; bawaannya 1mo
        aboutInterval = lama satu bar; bawaannya menurut range
        aboutHome = mata uang jumlah; jika tidak, milik sendiri
        aboutOnDay = keadaan pada akhir suatu hari
        aboutHelp = teks ini
        aboutVersion = versinya
        aboutKeys = Di papan, {key:help.open} menampilkan tombol. Pengaturan ada di
        aboutExit = Status keluar: 0 selesai, 1 tidak dapat dilakukan, 2 salah pakai.
        collecting = Angka papan terus diperbarui; akhiri dengan Ctrl-C.

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: tidak ada masalah
        settingsNone = {file}: tidak ada; nilai bawaan yang dipakai
        settingsFileHead = Pengaturan fxterm beserta nilai bawaannya. Yang tidak ditulis memakai nilai bawaan.
        settingRates = Sumber kurs. Yang pertama ditanya lebih dulu; yang lain menggantikannya bila gagal.
        settingStocks = Sumber saham, juga menurut urutan: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Bila sumber menolak User-Agent program ini, agent menggantinya.
        settingHistory = Sumber kurs hari-hari lalu, untuk perubahan dan grafik.
        settingRatesRefresh = Jeda antarpermintaan kurs, dalam detik.
        settingStocksRefresh = Jeda antarpermintaan saham, dalam detik.
        settingColours = Warna saat naik: "auto" menurut locale, "red-up" (merah) atau "green-up" (hijau).
        settingColourDepth = Jumlah warna: "auto" menurut terminal, "24bit", "256" atau "16". Dibaca saat program dimulai.
        settingGraphics = Grafik dalam piksel: "auto" jika terminal mampu (kitty, sixel) dan bukan lewat SSH, atau "off". Dibaca saat program dimulai.
        settingFlags = Bendera pada kartu kurs.
        settingSeconds = Detik pada jam.
        settingHours = Format jam: 12, 24, atau "auto" menurut locale.
        settingLanguage = Bahasa: "auto" menurut locale, en, zh_TW, zh_CN, ja, ko, id, de, es, atau dengan negara seperti de_AT.
        settingTheme = Tema: "default" gelap atau terang mengikuti terminal; tombol {key:theme.next} menampilkan yang lain.
        settingMouse = Mouse; false menyerahkannya kepada terminal, untuk memilih teks.
        settingASCII = true hanya menggambar dengan ASCII; "auto" bila locale bukan UTF-8.
        settingAmbiguousWidth = Lebar karakter berlebar ambigu, dalam kolom; 2 bila terminal menampilkannya lebar.
        settingMotion = Animasi kartu pada tumpukan.
        settingKeys = Tombol tiap perintah; [] menghapus semuanya.
        groupChart = Grafik
        helpChart = grafik kartu terpilih di seluruh layar; sekali lagi: kembali
        keyChart = grafik
        helpChartRange = rentang: dari satu hari sampai sepuluh tahun
        keyRange = rentang
        helpChartMax = seluruh riwayat
        helpChartShape = candle, garis, atau area
        keyShape = jenis
        helpChartScale = linear, logaritmik, atau persen
        keyScale = skala
        helpIndicators = moving average, Bollinger Bands, RSI, MACD
        keyIndicators = indikator
        helpMark = menandai bar pada kursor, lalu mengukur dari situ
        keyMark = tandai
        helpZoom = memperbesar dan memperkecil di sekitar kursor
        keyZoom = zoom
        helpPan = bergeser ke waktu sebelum dan sesudahnya
        keyRead = lihat nilai
        noChartOf = Tidak ada grafik untuk {name}
        indicatorsTitle = Indikator teknikal
        shapeCandles = candle
        shapeLine = garis
        shapeArea = area
        scaleLinear = linear
        scaleLog = logaritmik
        scalePercent = persen
        rangeDays = {count}H
        rangeMonths = {count}B
        rangeYears = {count}T
        rangeYTD = YTD
        rangeMax = Maks
        barOpen = Buka
        barHigh = Tinggi
        barLow = Rendah
        barClose = Tutup
        barVolume = Vol
        daysApart = {count} hari
        chartOfCloses = Hanya harga penutupan: belum ada bar dari sumber
        chartAsking = Memuat bar…
        chartBegins = Riwayat mulai {date}
        keyOnOff = aktif/tidak
        helpCompare = membandingkan dengan yang lain di papan, dalam persen
        keyCompare = bandingkan
        helpChartCurrency = harga dalam mata uang dasar
        keyCurrency = mata uang
        compareTitle = Bandingkan dengan
        comparesNoMore = Satu grafik membandingkan paling banyak {count} item
        noOtherCurrency = Harganya sudah dalam mata uang dasar
        noCommonDays = Belum ada hari saat semuanya diperdagangkan
        chartAtEnd = Ini bar yang terbaru
        chartAtLimit = Tidak bisa lebih jauh
        aboutChart = menggambar grafik satu item, atau membandingkan beberapa
        aboutType = bentuk grafik; bawaannya candles
        aboutScale = skala harga; bawaannya linear
        aboutSize = kolom dan baris; bawaannya menurut terminal
        aboutSVG = simpan gambar; - untuk keluaran standar
        positions = Portofolio
        noPositions = Belum ada posisi
        positionsComeOfFile = Posisi berasal dari berkas transaksi; {key:positions.add} mencatat transaksi
        positionCount = {count} posisi
        helpPositions = posisi, jika ada berkas transaksi
        helpHideAmounts = sembunyikan atau tampilkan nilai posisi
        keyHideAmounts = nilai
        amountsHidden = Nilai disembunyikan · {key:amounts.hide} menampilkannya
        amountsShown = Nilai ditampilkan
        quantityHeading = Jumlah
        valueHeading = Nilai
        todayHeading = Hari ini
        gainHeading = Untung
        weightHeading = Bobot
        labelCost = Modal
        labelPriceGain = Dari harga
        labelCurrencyGain = Dari kurs
        labelIncome = Dividen
        labelFees = Biaya
        labelTotalReturn = Total
        labelYearlyReturn = Per tahun
        labelAverageCost = Rata-rata
        labelLots = Lot
        missingPrice = harga {code} tidak ada
        missingClose = harga penutupan {code} tidak ada
        missingCurrency = mata uang {code} tidak diketahui
        missingRate = kurs {code} pada {day} tidak ada
        missingRow = baris {line} berkas tidak dapat dipakai
        rowsWithMistakes = {count} baris tidak dapat dipakai
        helpAdjustment = sesuaikan harga dengan split, dividen juga, atau tidak
        adjustedSplits = disesuaikan split
        adjustedTotal = dengan dividen
        adjustedNot = tanpa penyesuaian
        eventDividend = Dividen {amount}
        eventSplit = Stock split {ratio}
        untoldSplit = {date}: mungkin split {ratio} yang tidak dilaporkan
        aboutAdjust = penyesuaian harga lama; bawaannya splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = baris lebih panjang dari {size}
        textBehindQuote = ada teks setelah tanda kutip penutup; tulis "" untuk tanda kutip di dalam teks
        tooManyFields = {count} nilai untuk {columns} kolom; beri tanda kutip pada nilai yang memuat pemisah
        headerExpected = seharusnya ada judul kolom seperti {example}
        columnMissing = judul tidak memuat kolom {column}
        columnTwice = judul memuat kolom {column} dua kali
        valueNeeded = nilai wajib diisi
        valueNeededBy = baris berjenis {type} memerlukan nilai
        valueUnused = baris berjenis {type} tidak memakai nilai ini; kosongkan
        exampleLike = misalnya {example}
        noSuchDay = tanggal {day} tidak ada
        dayOutOfRange = {day} tidak berada antara {first} dan {last}
        commaInNumber = {text} memuat koma; tulis angka seperti {example}
        isNegative = tidak boleh negatif
        isZero = harus lebih dari 0
        tooManyDecimals = memiliki lebih dari {most} angka desimal
        tooManyDigits = memiliki lebih dari {most} digit
        textTooLong = lebih panjang dari {most} karakter
        moreThanHeld = menjual lebih dari {quantity} yang dimiliki
        otherCurrency = dalam {currency}, padahal harga item ini dalam {unit}
        lotNotUnderstood = seharusnya baris seperti {example}
        notYahoos = {text} bukan simbol Yahoo Finance; tulis seperti {example}
        canMeanTwo = {text} dapat dibaca dengan dua cara; tentukan dengan {option}
        columnNotInFile = file tidak memiliki kolom {column}
        noRowAtLine = tidak ada transaksi yang dimulai di baris {line}
        rowChanged = program lain telah mengubah transaksi di baris {line}
        transactionsFine = {file}: {count} transaksi, tanpa kesalahan
        transactionsNone = {file}: belum ada; transaksi pertama akan membuatnya
        importAdded = {file}: {count} transaksi ditambahkan
        importWouldAdd = {file}: {count} transaksi akan ditambahkan
        importKnown = {count} sudah ada
        importStopped = tidak ada yang diimpor; perbaiki dulu baris-baris ini
        aboutTransactions = impor, ekspor, atau periksa transaksi, atau sebutkan lokasinya
        aboutImportFormat = jenis file; jika tidak, menurut namanya
        aboutMap = kolom dan jenis dari broker: date=Tanggal,buy=Beli
        aboutAccount = akun untuk baris impor yang tidak menyebutnya
        aboutLotDay = hari pembelian lot impor; jika tidak, hari ini
        aboutDecimal = tanda desimal pada angka yang diimpor
        aboutDates = yang lebih dulu pada tanggal seperti 3/4/2024
        aboutDryRun = tampilkan yang akan diimpor; tidak menulis apa pun
        keyAmount = jumlah
        keyNoAmount = hapus jumlah
        helpAmount = menampilkan jumlah seperti 250 EUR di setiap kartu kurs
        helpInvert = menghitung sebaliknya: 250 dari setiap mata uang
        amountQuestion = Jumlah:
        amountCleared = Jumlah dihapus · {key:amount.open} jumlah baru
        noAmountToInvert = Belum ada jumlah · {key:amount.open} ketik jumlah
        dayToCome = {day} belum tiba
        noRateOfDay = tidak ada kurs {date}
        amountNumberMissing = angkanya kurang
        amountUnexpected = “{text}” tidak cocok di sini
        amountUnclosed = tanda kurung belum ditutup
        amountDivisionByZero = pembagian dengan nol
        amountTooLarge = angkanya lebih dari 38 digit
        amountTooLong = teksnya terlalu panjang
        amountAmbiguous = {text}: desimal atau ribuan?
        amountGrouping = {text}: ribuan terdiri dari tiga digit
        amountDayMissing = tanggalnya kurang, misalnya 2024-03-01
        amountNoSuchDay = tidak ada tanggal {text}; tulis seperti 2024-03-01
        amountMargin = margin kurang dari 100%, bukan {text}%
        mistakeAt = {what} (posisi {place})
        settingMargin = Persen yang diambil bank dari jumlah, 0 sampai kurang dari 100.
        percentRange = angka dari 0 sampai kurang dari 100
        aboutConvert = menghitung jumlah uang, sekarang atau dengan kurs suatu hari
        aboutOn = hari lalu yang kursnya dipakai
        aboutMargin = persen yang diambil bank, misalnya 2.5
        wordAmount = JUMLAH
        wordDay = HARI
        printAmount = jumlah
        needsAmount = {command} perlu jumlah, misalnya {example}
        settingHome = Mata uang untuk posisi, misalnya "TWD"; "auto" adalah dasar papan.
        settingCostMethod = Lot yang diambil penjualan: "fifo" yang tertua dulu, "average" sebagian dari semua.
        aboutPrivate = sembunyikan nilai posisi
        helpEnter = mencatat transaksi, misalnya buy 10 AAPL 187.40
        entryQuestion = Transaksi:
        entryBuy = Beli {quantity} {item} seharga {price} pada {date}
        entrySell = Jual {quantity} {item} seharga {price} pada {date}
        entryDividend = Dividen {price} per saham untuk {quantity} {item} pada {date}
        entrySplit = Stock split {item} pada {date}, {quantity} untuk setiap saham
        entryFee = Biaya {price} pada {date}
        entryFeeOf = Biaya {price} untuk {item} pada {date}
        entryDeposit = Setor {price} pada {date}
        entryWithdraw = Tarik {price} pada {date}
        entryWithFee = biaya {price}
        entryRate = kurs {rate}
        entryAccount = di {account}
        entryMissing = masih kurang: {what}
        entryQuantity = jumlah
        entryFactor = rasio seperti 4:1
        entryItem = kode
        entryPrice = harga
        entryCurrency = mata uang
        entryInAccount = rekening
        deedEnter = transaksi {name}
        entryChanged = {deed} tidak lagi ada di berkas seperti saat dicatat; tidak ada yang diurungkan
        enteredInDemo = {what} (demo, tidak disimpan)
        transactionsNotSaved = Catatan terakhir tidak dapat disimpan di transactions.csv
        noPositionsYet = Belum ada posisi; {key:positions.add} mencatat transaksi
        """#
}
