extension Catalogue {
    /// Indonesian. How to edit it: docs/howto/translate.md.
    static let indonesian: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = Kurs
        clocks = Jam
        worldClocks = Jam dunia
        stocks = Saham
        deck = Tumpukan
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel} · waktu lain
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
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}, {next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = menurut {column}
        symbolColumn = kode
        priceColumn = harga
        changeColumn = perubahan
        quantityColumn = jumlah
        valueColumn = nilai
        gainColumn = laba/rugi
        gainShareColumn = laba/rugi %
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = Jendela terlalu kecil ({present}); fxterm perlu {size}
        needsSizeShort = perlu {size}

        # How old figures are.
        live = real-time
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = kurs acuan
        cached = cache
        stale = data lama
        # The state of a figure of a past day that the user asked for.
        past = lampau
        # At the top of the board: all figures are closes of that day.
        asOfDay = per {day}
        asOfDayBack = per {day} · {key:back} sekarang
        # Items whose closes have arrived, of those requested.
        closesProgress = {done} dari {count}
        offline = offline
        # Made-up figures: this must be seen at once.
        sampleData = DATA CONTOH
        demoData = DEMO · DATA CONTOH
        asking = memuat…
        noFiguresYet = belum ada data
        noAnswer = tidak ada respons
        paused = dijeda
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = real-time, {moment}
        offlineOf = offline, per {moment}
        staleOf = data lama, per {moment}
        cachedOf = cache, {moment}
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} menolak; {other} sejak {moment}
        failingStandIn = {source} gagal; {other} sejak {moment}

        # Spans of time.
        seconds = {count} dtk
        minutes = {count} mnt
        hours = {count} jam
        days = {count} hari
        hoursMinutes = {hours} jam {minutes} mnt
        daysHours = {days} hari {hours} jam
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
        keyInverse = balik
        keyTime = waktu
        # Shows the board as it was on a past day.
        keyDay = hari lalu
        # Keys that move a past day on by one day.
        keyByDay = per hari
        keyByWeek = per minggu
        keyHelp = bantuan
        keyQuit = keluar
        keyCarry = bawa
        keyDrop = taruh
        keyPutBack = batal
        keyOneDay = 1 hari bursa lalu
        keyFiveDays = 5 hari bursa lalu
        keySwap = tukar
        # A key to type a baseline such as 3m.
        keyTypeOne = ketik
        keyLeave = biarkan
        keyChoose = pilih
        keyAddAndGoOn = tambah dan lanjut
        keyClose = tutup
        keyNameIt = simpan
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
        keyOnOffBoard = baru/di papan
        keySearch = cari
        keyCommands = perintah
        keyRun = jalankan

        # The help: its groups, and a sentence for each key.
        keys = Tombol
        escCloses = {key:back} menutup
        noSuchKey = Tidak ada tombol untuk “{text}”; {key:back} menampilkan semua
        groupMove = Navigasi
        groupArrange = Menata
        groupDeck = Tumpukan
        groupTime = Jelajah waktu
        groupFigures = Harga dan kurs
        groupProgram = Umum
        helpSelect = memindahkan pilihan
        helpEnds = kartu pertama / terakhir
        helpPages = satu halaman ke atas / bawah
        helpPanels = panel berikutnya / sebelumnya
        helpPanelNumbers = ke kurs, jam, saham
        helpPickUp = mengangkat kartu: panah membawa, {key:carry.drop} menaruh, {key:back} mengembalikan
        helpShift = menggeser kartu satu tempat
        helpMarkCards = menandai kartu dan lanjut: {key:group.name} mengelompokkannya
        helpOpen = rincian kartu terpilih; pada judul, menciutkan grupnya
        helpNeighbours = di rincian: kartu sebelumnya / berikutnya
        helpFilter = mencari kartu di panel ini; {key:board.filter} lagi: di semua papan
        helpAdd = menambah mata uang, kota, atau saham ke panel
        helpRemove = menghapus kartu dari papan
        helpUndo = mengurungkan perubahan terakhir
        helpRedo = mengulangi yang diurungkan
        helpCompact = memperbesar / memperkecil kartu kurs; sekali lagi: semua kartu
        helpDensity = ukuran kartu atau baris: otomatis, ringkas, besar
        helpMap = heatmap menurut perubahan (posisi: menurut nilai, lalu sama besar)
        helpName = mengelompokkan kartu terpilih dan bertanda, atau mengganti nama grup
        helpFold = menciutkan atau membuka grup (juga {key:details.open} pada judulnya)
        helpDeck = menelusuri kartu yang bisa ditambahkan, satu per satu
        helpQuarters = menggeser jam 15 menit, atau hari lalu satu hari; {key:back}: sekarang
        helpDays = menggeser jam satu hari, atau hari lalu satu minggu
        helpTime = mengatur semua jam ke suatu waktu, misalnya 9am in New York
        helpDay = papan pada tanggal lalu: 2020-03-20, last friday, -1y; {key:back}: sekarang
        helpBaseline = acuan: 1 atau 5 hari bursa lalu, awal tahun, hari apa pun; {key:baseline.choose}{key:baseline.swap} menukar
        helpSort = mengurutkan tabel menurut perubahan; lagi untuk membalik
        helpSortNext = mengurutkan menurut kolom berikutnya
        helpHandOrder = kembali ke urutan buatan sendiri
        helpBase = menjadikan mata uang terpilih sebagai mata uang dasar
        helpInverse = menampilkan kurs terbalik: USD per JPY
        helpInverseAll = menampilkan semua kurs terbalik
        helpUnits = menampilkan kurs per 1, 100, atau 1.000 satuan
        helpRefresh = memperbarui sekarang
        helpPause = menjeda atau melanjutkan pembaruan
        helpTheme = tema berikutnya
        helpHelp = menampilkan bantuan ini
        helpPalette = mencari perintah dan menjalankannya
        helpQuit = keluar
        helpRedraw = menggambar ulang layar
        helpSuspend = menangguhkan fxterm; fg di shell melanjutkannya
        helpCancel = menutup jendela atau isian yang terbuka
        helpSkip = melewati kartu teratas, atau menghapusnya (atau seret ke kiri)
        helpKeep = menyimpan kartu teratas di papan (atau seret ke kanan)
        helpLater = nanti: menaruh kartu di paling bawah
        helpDeckDetails = rincian kartu teratas
        helpDeckUndo = mengurungkan geseran, satu per satu
        helpRefill = menampilkan lagi kartu yang dilewati
        helpOtherCards = beralih mata uang, saham, kota; juga {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = beralih antara kartu baru dan papan Anda
        commands = Perintah
        paletteHint = ketik perintah, misalnya sort atau undo

        # The first keys, told in a corner at the first start.
        welcome = Selamat datang
        greetingCarry = {key:carry.pickUp} mengangkat, panah membawa, {key:carry.drop} menaruh
        greetingAdd = {key:board.add} menambah, {key:details.open} menampilkan rincian, {key:board.undo} mengurungkan
        greetingDeck = {key:deck.open} membuka tumpukan kartu: {key:deck.keep} menyimpan, {key:deck.skip} melewati
        greetingHelp = {key:help.open} menampilkan semua tombol, {key:boards.open} papan lain; ini hilang sendiri

        # Days and dates.
        today = Hari ini
        tomorrow = Besok
        yesterday = Kemarin
        inDays = +{count} hari
        daysAgo = −{count} hari
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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset = {offset} jam
        hoursOffset = {offset} jam
        sameTime = waktu sama
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = {time} AM
        timePM = {time} PM
        am = AM
        pm = PM

        # World clocks.
        noSuchZoneHere = zona waktu tak dikenal
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = {when} di sini, {distance}; {key:back}: sekarang
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

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} lalu
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt = cache {moment}
        noFigure = tidak ada harga
        notInFeed = tidak tersedia
        noSuchStock = saham tidak dikenal
        symbolHeading = Kode
        closeHeading = Penutupan
        # With a mark behind it where it sorts: Change ▼
        priceHeading = Harga
        timeHeading = Waktu
        changeHeading = Perub.

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} kembali
        # The right end of a chart.
        now = sekarang
        closesBack = Harga penutupan dan perubahan sejak itu
        labelRate = Kurs
        labelAmount = Nominal
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
        labelChanges = Perubahan
        labelSource = Sumber
        labelMadeAt = Waktu
        labelThroughDollar = Via USD
        labelReceived = Diterima
        labelBut = Sumber lain
        labelMarket = Pasar
        labelExchange = Bursa
        labelLastError = Kesalahan
        labelTime = Waktu
        labelDate = Tanggal
        labelFromHere = Selisih
        labelFromUTC = Selisih UTC
        labelZone = Zona waktu
        labelSoon = Ubah jam
        labelClocks = Jam
        labelHolidays = Libur
        noneYet = belum ada
        noCloseToMeasure = tidak ada penutupan pembanding
        noChangeDisputed = perubahan disembunyikan: dua sumber berbeda
        noChangeJump = perubahan disembunyikan: penutupan berbeda lebih dari 10×
        noChangeAhead = perubahan disembunyikan: waktunya di masa depan
        noCloseBefore = tidak ada penutupan sebelum {day}
        noCloseThatDay = sumber tidak punya penutupan hari itu
        noPastNotBefore = harga ini tidak lebih baru dari acuan
        noPastFeed = tidak ada sumber di pengaturan yang punya penutupan lebih lama
        noCloseOfSource = perubahan disembunyikan: penutupan masa itu dari {source}
        closesLoading = penutupan lama sedang dimuat
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = dari {close} pada {date}
        monthAtClose = {low} – {high}, penutupan
        madeAgo = {moment}, {ago}
        otherFeedSays = {source} mencatat {figure} ({share})
        otherFeedMadeAt = per {moment}; belum jelas mana yang benar
        currenciesOpen = buka Minggu hingga Jumat pukul {time}, waktu New York
        currenciesClosed = tutup akhir pekan
        exchangeHoursUnknown = jam bursa tidak diketahui
        openAlways = buka 24 jam
        onePriceADay = satu harga per hari
        exchangeState = {place}, {state}; {time} di sana
        zoneUnknown = sistem ini tidak mengenal zona waktu itu
        clocksForward = maju pada {date} pukul {time}, ke {zone}
        clocksBack = mundur pada {date} pukul {time}, ke {zone}
        noClockChange = tidak ada perubahan jam terjadwal
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = contoh

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code} per {base}
        unitPerMany = {code} per {count} {base}
        fromClose = dari {close}
        onDate = pada {date}
        noFigureYet = belum ada harga
        sourceAgo = {source}, {age} lalu
        sourceCached = {source}, cache {moment}
        sourceStale = {source}, data lama, per {moment}
        # Stamped onto a card on its way out.
        stampKeep = SIMPAN
        stampSkip = LEWATI
        stampTakeOff = HAPUS
        stampLater = NANTI
        # The same words beside the deck, and in small letters.
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
        banksOpen = Pasar antarbank buka
        banksClosed = Tutup akhir pekan
        closesFriday = , tutup {span} lagi, Jumat pukul {time} di New York
        opensSunday = , buka {span} lagi, Minggu pukul {time} di New York
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
        noOtherRates = Tidak ada mata uang lagi
        noOtherClocks = Tidak ada kota lagi
        noOtherStocks = Tidak ada saham lagi
        # After a key: r goes once more through those skipped.
        againSkipped = menampilkan lagi yang dilewati
        againKept = menampilkan lagi yang disimpan
        lastSwipeBack = mengurungkan geseran terakhir
        throughOnBoard = menampilkan kartu di papan
        throughNotOnBoard = menampilkan kartu yang tidak di papan
        theBoard = ke papan

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = Tidak ada yang bisa diangkat di sini
        nothingToMove = Tidak ada yang bisa digeser di sini
        nothingToRemove = Tidak ada yang bisa dihapus di sini
        nothingToOpen = Tidak ada yang bisa dibuka di sini; {key:board.add} menambah item
        noCardYet = Belum ada kartu; {key:board.add} menambah kartu
        sortedSoNoMove = Tabel diurutkan menurut {column}; tekan {key:stocks.ownOrder} untuk urutan sendiri, lalu geser
        sortedSoNoGroup = Tabel diurutkan menurut {column}; tekan {key:stocks.ownOrder} untuk urutan sendiri, lalu kelompokkan
        groupNeedsName = Ketik nama grup; {key:back} membatalkan
        groupExists = Grup “{name}” sudah ada; pilih nama lain
        groupsFull = Satu panel memuat paling banyak {count} grup
        cardInNoGroup = Kartu ini tidak ada dalam grup; {key:group.name} membuat grup
        groupBegun = Grup “{name}” dibuat
        marked = Ditandai: {names}; {key:group.name} mengelompokkannya dengan kartu terpilih
        groupRenamed = {old} sekarang bernama {name}
        groupUnchanged = Grup sudah bernama “{name}”
        folded = {name} diciutkan; {key:group.fold} membukanya
        unfolded = {name} dibuka
        onlyRateCards = Hanya kartu kurs punya dua ukuran; tekan {key:panel.1} untuk kurs
        allCompact = Semua kartu sudah ringkas; {key:card.tall} memperbesar yang ini
        allTall = Semua kartu sudah besar; {key:card.compact} meringkas yang ini
        allMadeCompact = Semua kartu sekarang ringkas
        allMadeTall = Semua kartu sekarang besar
        madeCompact = {name} sekarang ringkas; {key:card.compact} lagi untuk semua kartu
        madeTall = {name} sekarang besar; {key:card.tall} lagi untuk semua kartu
        densityAutomatic = {panel}: ukuran otomatis
        densityCompact = {panel}: ringkas, satu baris
        densityLarge = {panel}: angka besar
        mapShown = {panel}: heatmap, warna menurut perubahan
        mapByValue = {panel}: heatmap, ukuran petak menurut nilainya
        mapEqual = {panel}: heatmap, semua petak sama besar
        mapHidden = {panel}: heatmap ditutup
        noMapHere = Hanya kurs, saham, dan posisi punya heatmap; tekan {key:panel.1} untuk kurs
        ownOrderAlready = Tabel sudah dalam urutan sendiri
        ownOrderNow = {panel} kembali ke urutan sendiri
        groupedByAccount = Posisi menurut rekening
        groupedByCurrency = Posisi menurut mata uang
        groupedNot = Posisi tanpa grup
        groupingImpossible = Semua posisi ada di satu rekening dan satu mata uang
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel} diurutkan menurut {column} {mark}; {key:stocks.ownOrder} kembali ke urutan sendiri
        selectRateFirst = Pilih kartu kurs dulu: {key:rates.base} menjadikannya mata uang dasar
        noRateForBase = {code} belum punya kurs, jadi tidak bisa menjadi mata uang dasar
        baseIs = {code} sekarang mata uang dasar
        ratesInverse = Kurs kini terbalik; {key:rates.invertAll} mengembalikannya
        ratesDirect = Kurs kembali ke arah biasa
        ratesFor = Kurs kini per {count} satuan
        baselineAlready = {baseline} sudah menjadi acuan
        baselineIs = {baseline}: perubahan {since}
        # The title of a list of days.
        baselineTitle = Ukur perubahan sejak
        # What is typed follows.
        baselineQuestion = Ukur sejak:
        notABaseline = “{text}” bukan acuan: ketik d1 sampai d250, wtd, mtd, qtd, ytd, 3m, 10y, atau 2024-03-01
        removed = {name} dihapus; {key:board.undo} mengembalikannya
        removedHeading = Judul {name} dihapus, kartunya tetap; {key:board.undo} mengembalikannya
        noOtherTheme = Tidak ada tema lain
        themeIs = Tema: {name}
        nothingToUndo = Tidak ada yang bisa diurungkan
        nothingToRedo = Tidak ada yang bisa diulangi
        # {deed} is one of those below.
        undid = Diurungkan: {deed}
        redid = Diulangi: {deed}
        deedMove = pindahkan {name}
        deedMoveGroup = pindahkan grup {name}
        deedGroup = buat grup {name}
        deedGroupPositions = kelompokkan posisi
        deedRename = ganti nama {name}
        deedFold = ciutkan {name}
        deedUnfold = buka {name}
        deedSize = ubah ukuran {name}
        deedSizeOfAll = ubah ukuran semua kartu
        deedMap = ganti tampilan heatmap
        deedBaseline = ubah acuan
        deedSort = urutkan
        deedBase = ubah mata uang dasar
        deedInverse = balik arah kurs
        deedUnits = ubah satuan kurs
        deedTheme = ubah tema
        deedRemove = hapus {name}
        deedRemoveGroup = hapus grup {name}
        deedAdd = tambah {name}
        deedKeep = simpan {name}
        deedTakeOff = hapus {name}
        notACurrency = “{text}” bukan kode mata uang seperti JPY atau pasangan seperti EUR/JPY
        notACity = “{text}” bukan kota atau zona waktu seperti Tokyo atau Asia/Tokyo
        notASymbol = “{text}” bukan kode saham seperti AAPL atau 2330.TW
        nothingAdded = {problem}; tidak ada yang ditambahkan
        panelFull = Satu panel memuat paling banyak {count} item
        isTheBase = {code} adalah mata uang dasar, jadi tidak punya kartu
        onBoardAlready = {name} sudah di papan
        added = {name} ditambahkan
        addedUnquoted = {name} ditambahkan; belum ada sumber yang memberi harganya
        addedNotInDemo = {name} ditambahkan; demo tidak punya harganya
        askingFeeds = Memperbarui
        pausedUntil = Pembaruan dijeda; {key:feeds.pause} melanjutkan
        askedAgain = Pembaruan dilanjutkan
        boardIsYours = Papan bisa diubah lagi
        boardTaken = Hanya baca: papan ini terbuka di fxterm lain
        boardTakenBy = Hanya baca: papan ini terbuka di fxterm lain (proses {process})
        notATime = “{text}” bukan waktu seperti 9am, tomorrow 14:30, atau 9am in New York
        twelveUnclear = “{text}” bisa berarti tengah hari atau tengah malam: ketik 12:00 atau 0:00
        noPlaceCalled = Tidak ada kota atau zona waktu yang cocok dengan “{text}”
        placeMayBe = “{text}” cocok dengan {names}; ketik lebih lengkap
        noSuchZoneCalled = Sistem ini tidak mengenal zona waktu {zone}
        timeOnDay = {time} pada {day}
        timeSkipped = {wall} tidak ada di {place}: jam dimajukan
        timeTwice = {wall} terjadi dua kali di {place}; ditampilkan yang pertama, {zone}
        tooFarOff = Terlalu jauh: pilih tanggal dalam 100 tahun
        notADay = “{text}” bukan hari seperti 2020-03-20, last friday, kemarin, -3m, atau -1y
        dayTooEarly = Sumber tidak punya penutupan sebelum {day}
        dayIsNow = Hari itu belum berakhir: papan menampilkan keadaan sekarang
        setAsideNone = Tidak ada kartu yang dilewati
        cardsAgain = {count} kartu kembali
        terminalTooSlow = Animasi dimatikan: terminal ini terlalu lambat
        deckIsThrough = Semua sudah dilihat; {key:deck.refill} menampilkan lagi yang dilewati, {key:back} ke papan
        noSwipe = Tidak ada geseran untuk diurungkan
        heldBack = {code}: {source} tiba-tiba mencatat {figure}; diabaikan sampai terkonfirmasi
        heldBackMore = {code} dan {others} lainnya melonjak; diabaikan sampai terkonfirmasi
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} tidak berfungsi di sini; {key:help.open} menampilkan tombol
        keyDoesNothingInDeck = {key} tidak berfungsi di sini; {key:deck.skip} melewati, {key:deck.keep} menyimpan, {key:back} ke papan
        keyDoesNothingInPile = {key} tidak berfungsi di sini; {key:deck.skip} menghapus, {key:deck.keep} menyimpan, {key:back} ke papan
        keyDoesNothingInDetails = {key} tidak berfungsi di sini; {key:back} kembali ke papan
        thatKey = Tombol itu
        putDownFirst = Taruh dulu kartunya: {key:carry.drop} menaruh, {key:back} mengembalikan
        nothingHereYet = Belum ada apa-apa; {key:board.add} menambah item

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = Nama baru untuk {name}:
        nameOfGroup = Nama grup:
        hintName = {key:prompt.accept} simpan · {key:back} batal
        whenItIsHere = Atur jam ke (waktu Anda):
        whenItIsIn = Atur jam ke (waktu {place}):
        # Times that may be typed there; each is understood in every language.
        whenExamples = pukul 15.30 · besok 14:30 · 9:00 New York
        # What is typed follows.
        dayQuestion = Tampilkan papan per:
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · kemarin · -3m · -1y
        findIn = Cari di {panel}:
        addCurrency = Tambah mata uang
        addClock = Tambah jam
        addStock = Tambah saham
        addCurrencyHint = kode, nama, atau negara; pasangan seperti EUR/JPY
        addClockHint = kota, negara, atau zona waktu; {key:select.left} {key:select.right} menurut huruf
        addStockHint = kode atau nama perusahaan
        inAllCount = {count} semuanya
        foundCount = {count} ditemukan
        addedCount = {count} ditambahkan
        foundAskingMore = {found}, mencari online…
        foundNoAnswer = {found} secara offline, sumber tidak merespons
        nothingFoundFor = “{text}” tidak ditemukan.
        askingFor = Mencari “{text}”…
        noAnswerBecause = Tidak ada respons: {problem}
        enterAddsAsTyped = {key:picker.add} menambah {text} seperti diketik.
        asTyped = seperti diketik

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}; {next}
        askingAgainNext = dicoba lagi pada pembaruan berikutnya
        askingAgainIn = dicoba lagi dalam {span}
        nextRequest = Permintaan berikutnya ke {source} dalam {span}
        failUnreachable = {source} tidak dapat dihubungi
        failTimedOut = {source}: waktu habis
        failTooMany = {source}: terlalu banyak permintaan
        failAtFirst = {source}: {host} menolak permintaan pertama (HTTP 429)
        failUnknownSymbol = {source} tidak mengenal {symbol}
        thisSymbol = kode ini
        failRefused = {source}: akses ditolak (HTTP {code})
        failNothingThere = {source}: alamat tidak ditemukan (HTTP {code})
        checkSettings = periksa di pengaturan
        checkSpelling = periksa ejaannya
        didYouMean = maksud Anda {names}?
        failOutOfOrder = {source}: sumber sedang gangguan (HTTP {code})
        failNoAnswer = {source}: tidak ada respons yang dapat dipakai (HTTP {code})
        failTooLarge = {source}: respons lebih besar dari {size}, diabaikan
        failRedirect = {source}: dialihkan ke host lain, tidak diikuti
        failMalformed = {source}: format tak terduga
        failInsecure = {source}: http hanya untuk komputer ini; pakai https di pengaturan
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}: tidak ada kunci API {key}
        failOpenKeys = {source}: orang lain dapat membaca {file}, jadi tidak dipakai
        bytesSize = {count} byte

        # A change that an earlier version made.
        deedOther = perubahan lain

        # Headings of what fxterm print and fxterm time print.
        printCode = kode
        printName = nama
        printRate = kurs
        printBaseDay = hari acuan
        printBaseRate = kurs acuan
        printBaseClose = tutup acuan
        printChange = perubahan
        printQuotedAt = waktu
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
        printBought = beli
        printSold = jual
        # How many days a share was held before it was sold.
        printDaysHeld = lama (hari)
        # What a sale brought, without fees.
        printProceeds = hasil jual
        # What the sold shares had cost, without fees.
        printCost = modal
        printKind = jenis
        printYear = tahun
        # Dividends and interest together.
        printEarnings = pendapatan
        incomeDividend = dividen
        incomeInterest = bunga
        # The last line of the list of gains.
        gainsNotAdvice = Hanya daftar, bukan nasihat pajak.
        printItem = item
        printAccount = rekening
        printQuantity = jumlah
        printValue = nilai
        printDayChange = hari ini
        printPriceGain = dari harga
        printCurrencyGain = dari kurs
        printIncome = dividen
        printFees = biaya
        printTaxes = pajak
        printGroup = grup
        printMarket = bursa
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = efek kurs harian
        printTotal = total
        printYearly = disetahunkan
        printWeight = bobot

        # What fxterm doctor says of the feeds.
        doctorRates = kurs
        doctorStocks = saham
        doctorHistory = riwayat
        doctorEvents = acara
        doctorAlerts = layanan peringatan
        doctorHeldBack = diabaikan sampai respons kedua mengonfirmasi
        doctorState = status
        doctorKey = kunci
        doctorNoKeyNeeded = tidak perlu
        doctorKeyFound = {key} ditemukan
        doctorLastAnswer = respons terakhir
        doctorLastError = kesalahan terakhir
        # Before the service's own words.
        doctorSaid = pesan
        # Before an age, such as: 5 min ago.
        doctorFailingSince = gagal sejak
        # Before the feeds that answer for one that fails.
        doctorStandIn = pengganti
        doctorStandInFor = {source}, selama {span}
        doctorWarning = peringatan
        doctorEnds = sumber ini berakhir pada {day}; pilih sumber lain
        doctorNextTry = coba berikutnya
        doctorPace = interval
        doctorWhatToDo = tindakan
        doctorAlsoAsks [18] = juga menghubungi
        doctorNotAsked = tidak dipakai versi ini
        feedServes = menyediakan
        feedQuota = sisa permintaan
        feedQuotaOf = {left} dari {most} per hari
        feedQuotaOfHour = {left} dari {most} per jam
        feedRecipes = Templat
        feedNoneCalled = tidak ada sumber bernama {name}; sumber: {names}
        feedSaved = {file} disimpan
        doctorNone = tidak ada
        doctorNoAnswerYet = belum ada
        doctorNextRefresh = pada pembaruan berikutnya
        doctorStart = jalankan fxterm atau fxterm print untuk mengambilnya
        doctorFallback = tidak ada; hanya dipakai bila sumber sebelumnya gagal
        doctorNothing = tidak ada
        doctorWait = tunggu
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span} lagi, sesuai permintaan server
        doctorRest = {span} lagi, menunggu setelah gagal
        doctorIn = {span} lagi
        doctorPaceSet = setiap {span}, sesuai pengaturan
        doctorPaceFloor = setiap {span}: fxterm tidak meminta data yang sama dari {source} lebih sering
        doctorPaceShared = setiap {span}: {count} dari {budget} permintaan jam ini terpakai; sisanya dibagi merata
        doctorPaceSpent = sekarang tidak ada: semua {budget} permintaan jam ini terpakai
        justNow = baru saja
        doctorTime = waktu
        adviceUnreachable = periksa jaringan dan alamat di pengaturan
        adviceTimedOut = tunggu; jika berlanjut, periksa jaringan
        adviceTooMany = tunggu; jika berulang, naikkan refresh di pengaturan
        adviceAtFirst = menunggu tidak membantu: atur agent untuk sumber ini, atau tambahkan sumber lain
        adviceSymbol = periksa kodenya
        adviceRefused = sumber ini menolak akses: taruh sumber lain di depannya di pengaturan
        adviceAddress = periksa alamat di pengaturan
        adviceOutOfOrder = tunggu: sumbernya sedang gangguan
        adviceChanged = periksa alamat; jika benar, sumbernya berubah: perbarui fxterm
        adviceRedirect = jika tepercaya, tulis alamat baru di pengaturan
        adviceInsecure = tulis https:// di pengaturan
        adviceNoKey = tambahkan NAMA=nilai ke berkas keys di samping config.json (chmod 600), atau atur variabelnya
        adviceOpenKeys = jalankan chmod 600 pada berkas kunci
        doctorDesk = server tim
        adviceDesk = jika berlanjut, minta administrator server tim menjalankan fxterm desk check

        # What the command line answers.
        outputNotWritten = keluaran tidak dapat ditulis: ujung lainnya tertutup atau penuh
        noFiguresNetwork = belum ada data; periksa jaringan
        noFiguresLately = belum ada data: sumber baru saja dihubungi dan tidak memberi data
        stillOnTheWay = belum ada respons: {names}; --wait 60 menunggu lebih lama
        noFeedsSet = tidak ada data: pengaturan tidak menyebut sumber
        noBarsOf = {code}: tidak ada riwayat harga
        noSuchCurrency = mata uang {code} tidak dikenal
        noRateOf = tidak ada sumber yang punya kurs {code}
        noClocksOnBoard = tidak ada jam di papan; sebutkan kota, misalnya “fxterm time Tokyo”
        tzdataHasNoZone = tzdata sistem tidak punya zona waktu “{zone}”
        noCityCalled = tidak ada kota atau zona waktu yang cocok dengan “{text}”
        sayWhich = “{text}” bisa berarti {names}; sebutkan yang mana
        expectedTime = --at “{text}”: harus waktu seperti "2026-11-23 09:00 New York" atau "9am UTC"
        wallTwice = {wall} terjadi dua kali di {place}; dipakai yang pertama, {zone}
        tryHelp = Coba “fxterm --help”.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: {wall} tidak ada di {place}: jam dimajukan

        # Holidays of exchanges.
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
        holidayKingsBirthday = Hari Ulang Tahun Raja
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
        holidayEmperorsBirthday = Hari Ulang Tahun Kaisar
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
        expectedFound = seharusnya {wanted}, ditemukan {found}
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}: seharusnya {wanted} pada karakter {place}
        feedNameTaken = {name} adalah sumber bawaan fxterm; pakai nama lain
        feedNameTwice = dua sumber bernama {name}; ganti nama salah satunya
        expectedAfter = setelah {key} seharusnya {wanted}, ditemukan {found}
        textNeedsQuotes = seharusnya nilai, ditemukan {found}; teks perlu tanda kutip
        keyNeedsQuotes = kunci yang diawali {found} perlu tanda kutip
        unexpectedExtra = ada {found} setelah akhir; hapus
        tooDeep = bersarang terlalu dalam
        valueMissing = nilai di akhir belum ada
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {open} di baris {line} tidak punya {close}
        textNotClosed = teks tidak punya penutup {close}
        givenTwice = {key} ada dua kali, pertama di baris {line}
        noEscape = {escape} bukan escape yang valid
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
        unshowable = karakter tak terlihat
        secondsRange = {low} sampai {high} detik
        noSuchBinding = perintah itu tidak ada; fxterm config default menampilkan semuanya
        noSuchKeyName = {text} bukan tombol; tulis misalnya {examples}
        keyTaken = {key} punya dua arti, {one} dan {other}; beri salah satunya tombol lain
        keyIsTyped = {key} diketik sebagai teks di tempat {command} berlaku; pakai tombol seperti enter atau ctrl-s
        commandNeedsKey = {command} memerlukan tombol
        backNeedsKey = back memerlukan tombol yang tidak mengetik karakter, seperti esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = kunci tidak dikenal; yang ada: {keys}
        keyMissing = {key} tidak ada
        keyMissingOneOf = {key} tidak ada; tulis {choices}
        fileUnreadable = tidak dapat dibaca: {reason}
        noSuchFile = berkas itu tidak ada; periksa jalurnya
        saveAsUTF8 = bukan teks UTF-8; simpan berkas sebagai UTF-8
        fileEmpty = berkas kosong; tulis {example} untuk bawaan, atau hapus berkasnya
        addressEmpty = kosong; berikan alamat
        controlCharacter = memuat karakter kontrol; hapus
        deskSecret = alamat memuat kata sandi; hapus dan taruh di ~/.pgpass atau berkas service
        deskUnverified = server tim di komputer lain perlu sslmode=verify-full; tulis itu atau hilangkan sslmode
        notAnAddress = bukan alamat: {text}; seharusnya seperti {example}
        notAnAddressBegin = bukan alamat: {text}; seharusnya diawali {example}
        plainHTTPOnlyHere = http tanpa s hanya untuk komputer ini; tulis https://
        mustBe = {key} harus {choices}
        themeMustBe = tema harus berupa objek {example}
        noSuchRole = {name} bukan peran; yang ada: {names}
        noSuchPart = {name} bukan bagian peran; yang ada: {names}
        notAColour = {key}: warna harus {example}, warna ANSI 0 sampai 15, atau {standard}
        themeLeftOut = {problem}; tema ini diabaikan
        nameUnreadable = {file} tidak dapat dibaca ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = ini folder
        isNoPlainFile = bukan berkas biasa
        isTooLarge = lebih besar dari {size}
        fileKeepsChanging = program lain terus mengubah berkas ini; coba lagi setelah selesai
        isGone = sudah dihapus
        isNotUTF8 = bukan teks UTF-8
        pathNotUTF8 = jalurnya bukan UTF-8; ganti namanya
        isNotJSON = bukan JSON
        isNoBoard = bukan berkas papan
        isAnothers = milik program lain
        isOfVersion = versinya {version}
        isWrongType = tipe {key} salah
        isNull = {key} bernilai null
        tooManySetAside = terlalu banyak berkas disisihkan di sampingnya; hapus sebagian

        # What is said of the files that the program keeps.
        diskFull = {file}: disk penuh; kosongkan ruang, lalu akan disimpan
        notPermitted = {file}: izin ditolak; jadikan berkas dan foldernya dapat ditulis
        fileInUse = {file}: dipakai program lain; disimpan setelah program itu selesai
        fileDamaged = {file}: rusak; pindahkan lalu jalankan fxterm lagi
        diskSilent = {file}: disk tidak merespons; perubahan terakhir mungkin hilang
        fileFailed = {file}: {reason}; tidak ada yang bisa disimpan di sana sampai diperbaiki
        notSavedYet = belum tersimpan: {what} ({reason})
        savedAgain = {file}: bisa disimpan lagi
        noHome = tidak ada folder utama pengguna; atur HOME
        fileSetAside = {file} tidak dapat dibaca ({reason}); dipindahkan ke {name}
        fileLeftAlone = {file} tidak dapat dibaca ({reason}) atau dipindahkan; tidak ada yang disimpan di sana sampai Anda memindahkannya
        fileIsNewer = {file} ditulis fxterm yang lebih baru (versi {version}); tidak ada yang disimpan di sana sampai Anda memperbarui
        folderIsOpen = {file} terbuka bagi pengguna lain; tutup dengan chmod 700
        entriesLeftOut = {file}: {count} entri tidak valid dilewati

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector tidak ada: pasang ulang fxterm
        feedsUnfit = fxterm-collector tidak dapat dijalankan: pasang ulang fxterm
        feedsNoRoom = sistem kehabisan proses atau thread untuk fxterm-collector; tutup program lain
        feedsStopped = pengumpul data berhenti; lihat log
        feedsSilent = fxterm-collector tidak merespons; setelah 30 dtk dijalankan lagi
        feedsOutOfReach = fxterm-collector tidak merespons dan berjalan di tempat yang tidak bisa dihentikan fxterm ini, misalnya kontainer lain
        proxyNotFound = proxy tidak ditemukan
        noNetwork = tidak ada jaringan
        noConnection = tidak ada koneksi
        nameNotKnown = host tidak ditemukan (offline?)
        certificateNotTrusted = sertifikatnya dari otoritas yang tidak dikenal
        certificateOutOfDate = sertifikatnya tidak berlaku, atau jamnya salah
        certificateOfOther = sertifikatnya milik host lain
        certificatesUnreadable = daftar otoritas sertifikat tidak terbaca, lihat fxterm doctor
        noSecureConnection = tidak ada koneksi aman
        connectionBrokeOff = koneksi terputus
        breaksOff = respons tidak lengkap
        figuresLeftOut = {count} entri tidak dapat dipakai dan dilewati

        # Why nothing comes from the team server, in the same brackets.
        deskGone = basis data server tim tidak merespons
        deskIsNewer = server tim lebih baru: perbarui fxterm
        deskIsOlder = server tim lebih lama: administratornya perlu menjalankan fxterm desk migrate
        deskIsNone = tidak ada server tim di basis data itu: administratornya perlu menjalankan fxterm desk init
        deskRefuses = server tim menolak login
        deskNoPassword = server tim meminta kata sandi dan tidak ditemukan: tulis di ~/.pgpass
        deskOpenPasswordFile = orang lain dapat membaca berkas kata sandi sehingga tidak dipakai: chmod 600 ~/.pgpass
        deskWrongPassword = server tim menolak kata sandi: perbaiki di ~/.pgpass
        deskNoDatabase = server tim tidak punya basis data itu: perbaiki desk di pengaturan
        deskBadAddress = alamat server tim tidak valid: perbaiki desk di pengaturan
        deskUntrusted = sertifikat server tim tidak dipercaya: simpan otoritasnya di ~/.postgresql/root.crt
        deskIdle = tidak ada pengumpul data yang menerbitkan di server tim

        # What else is said on the screen.
        pasteDoesNothing = Tekan {key:board.add} dulu, lalu tempel nama
        settingsReloaded = Pengaturan dimuat ulang
        listInSettings = daftar di pengaturan
        zonesInFolder = tzdata {version} di {folder}
        zonesMissing = Basis data zona waktu tidak ada: pasang tzdata. Sementara hanya ada UTC
        unknownVersion = (versi tidak diketahui)

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = opsi {option} perlu nilai
        noSuchOption = {option} bukan opsi, atau tidak menerima nilai
        # Options, and the command that they are for.
        onlyWith = {options}: hanya dengan {command}
        takesNoMore = {command} hanya menerima {options}
        noBaseHere = --base tidak berlaku untuk {command}: tidak ada kurs maupun total
        noSuchCommand = perintah {text} tidak dikenal
        optionExpected = {option} {text}: harus {choices}
        cannotPrint = tidak dapat mencetak {text}: harus {choices}
        needsItem = {command} perlu item, misalnya {example}
        noDescriptors = sistem kehabisan deskriptor berkas; tutup program lain
        noThreads = sistem kehabisan thread: papan ini tidak diperbarui; tutup program lain
        noWatches = sistem kehabisan pemantau berkas: perubahan dicek sekali per detik; tutup program lain atau naikkan fs.inotify.max_user_instances
        stoppedByFault = fxterm {version} berhenti tiba-tiba. Rinciannya di akhir {file}; tempat melapor: {place}
        notATerminal = {stream} bukan terminal; fxterm print berjalan tanpa terminal
        standardInput = masukan standar
        standardOutput = keluaran standar
        terminalTooSimple = jenis terminal {type} tidak dapat menempatkan kursor; atur TERM dengan benar
        terminalUnknown = tidak ada deskripsi jenis terminal {type}; pasang ncurses-base atau atur TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = Pemakaian:
        # What stands for what the user fills in: --config FILE.
        wordFile = BERKAS
        wordItem = ITEM
        wordCity = KOTA
        wordTime = WAKTU
        wordCommand = PERINTAH
        aboutProgram = Papan pasar di terminal: kartu kurs, jam dunia, dan tabel saham.
        aboutPrint = mencetak papan, atau sebagiannya
        aboutWatch = mencetak satu baris untuk tiap peringatan yang terpicu
        aboutCollect = memperbarui harga di latar belakang
        aboutTime = menampilkan waktu di kota lain
        aboutDoctor = menampilkan status tiap sumber; tanpa meminta data
        aboutFeeds = mendaftar sumber, menguji satu, atau menyimpan responsnya
        aboutSettings = menampilkan lokasi pengaturan, memeriksa, mencetak bawaannya
        aboutConfig = memakai berkas pengaturan ini
        aboutDemo = pasar simulasi dengan data contoh; tidak disimpan
        aboutFormat = format keluaran (bawaan: table)
        aboutLineFormat = format keluaran (bawaan: lines)
        aboutAt = waktu yang ditampilkan, di sini atau di tempat itu:
        aboutBaseline = membandingkan dengan d1, d5, ytd, 1y, atau tanggal
        aboutBase = mata uang dasar kurs dan total
        aboutWait = berapa detik menunggu respons
        aboutRange = rentang waktu (bawaan: 1mo)
        aboutInterval = lama satu bar (bawaan: menurut rentang)
        aboutYear = tahun penjualan (bawaan: semua)
        aboutDays = berapa hari ke depan (bawaan: 30)
        aboutMethod = lot yang diambil penjualan (bawaan: pengaturan)
        aboutPricesFrom = hari pertama harga
        aboutPriceFormat = format keluaran (bawaan: ledger)
        aboutJournalFormat = untuk program lain (bawaan: berkas apa adanya)
        aboutWatchPrices = terus memperbarui harga di berkas ini
        # Of transactions that are exported for another program.
        journalLacks = Mata uang {items} tidak diketahui; barisnya dilewati
        aboutHome = mata uang total (bawaan: milik sendiri)
        aboutOnDay = keadaan pada akhir hari itu
        aboutBy = per mata uang (bawaan), rekening, grup, atau bursa
        aboutWhatIf = seandainya kurs atau harga berubah: 'EUR -10%'
        aboutPrintOn = penutupan suatu hari lalu
        aboutChartFrom = hari pertama grafik
        aboutChartTo = hari terakhir grafik
        aboutHelp = menampilkan bantuan ini
        aboutVersion = menampilkan versi
        aboutKeys = Di papan, {key:help.open} menampilkan tombol. Pengaturan ada di
        aboutExit = Status keluar: 0 berhasil, 1 gagal, 2 salah pakai.
        collecting = Harga terus diperbarui; akhiri dengan Ctrl-C.
        aboutCollectDesk = menerbitkan data untuk tim di server tim ini
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = Pengumpul data ini sekarang menerbitkan di server tim.
        publisherWaits = Pengumpul data lain menerbitkan di server tim ({name}); yang ini menunggu sampai selesai.
        publisherGone = Server tim tidak dapat dihubungi; dicoba lagi: {reason}
        publisherLate = Server tim tidak menerima data saat ini; diterbitkan nanti: {reason}
        publisherRefused = Server tim menolak {count} baris, yang pertama {item}; semua yang lain diterbitkan: {reason}
        publisherRecovered = Server tim menerima data lagi.
        publisherNoDesk = Tidak dapat menerbitkan di basis data itu; jalankan fxterm desk check: {reason}
        publisherNewer = Server tim berversi {version}, yang tidak dapat ditulis program ini: perbarui fxterm

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: OK
        settingsNone = {file}: tidak ada; nilai bawaan yang dipakai
        settingsFileHead = Pengaturan fxterm beserta nilai bawaannya. Yang tidak ditulis memakai nilai bawaan.
        settingRates = Sumber kurs, menurut urutan: sumber dipakai bila yang sebelumnya gagal.
        settingStocks = Sumber saham, juga menurut urutan: yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. Bila sumber menolak User-Agent program ini, agent menggantinya.
        settingHistory = Sumber kurs historis, untuk perubahan dan grafik.
        settingEvents = Sumber acara mendatang: dividen bursa, laporan keuangan, dan kalender (.ics).
        settingRatesRefresh = Jeda antarpermintaan kurs, dalam detik.
        settingStocksRefresh = Jeda antarpermintaan saham, dalam detik.
        settingDesk = Alamat server tim, postgresql://…; off untuk menghubungi sumber.
        settingDeskOnly = Jangan beralih ke sumber selama server tim tidak tersedia.
        settingColours = Warna saat naik: "auto" menurut wilayah, "red-up" (merah) atau "green-up" (hijau).
        settingColourDepth = Jumlah warna: "auto" menurut terminal, "24bit", "256" atau "16". Dibaca saat program dimulai.
        settingGraphics = Grafik dalam piksel: "auto" jika terminal mampu (kitty, sixel) dan bukan lewat SSH, atau "off". Dibaca saat program dimulai.
        settingFlags = Bendera pada kartu kurs.
        settingSeconds = Detik pada jam.
        settingHours = Format jam: 12, 24, atau "auto" menurut wilayah.
        settingLanguage = Bahasa: "auto" menurut wilayah, en, zh_TW, zh_CN, ja, ko, id, de, es, atau dengan negara seperti de_AT.
        settingNames = Nama saham: auto untuk bahasa Anda atau Inggris; local untuk bahasa pasarnya.
        settingTheme = Tema: "default" gelap atau terang mengikuti terminal; {key:theme.next} di papan menampilkan yang lain.
        settingMouse = Mouse; false menyerahkannya kepada terminal, untuk memilih teks.
        settingASCII = true hanya menggambar dengan ASCII; "auto" bila locale bukan UTF-8.
        settingAmbiguousWidth = Lebar karakter berlebar ambigu, dalam kolom; 2 bila terminal menampilkannya lebar.
        settingMotion = Animasi kartu pada tumpukan.
        settingKeys = Tombol tiap perintah; [] berarti tanpa tombol.
        groupChart = Grafik
        helpChart = grafik kartu terpilih di seluruh layar; sekali lagi: tutup
        keyChart = grafik
        helpChartRange = rentang grafik, dari satu hari sampai sepuluh tahun
        keyRange = rentang
        helpChartMax = grafik seluruh riwayat
        helpChartShape = menggambar grafik sebagai candle, garis, atau area
        keyShape = jenis
        helpChartScale = skala grafik: linear, logaritmik, atau persen
        keyScale = skala
        helpIndicators = indikator: moving average, Bollinger Bands, RSI, MACD
        keyIndicators = indikator
        helpMark = menandai bar pada kursor, lalu mengukur dari situ
        keyMark = tandai
        helpZoom = memperbesar dan memperkecil di sekitar kursor
        keyZoom = zoom
        helpPan = menggeser grafik ke waktu sebelumnya atau sesudahnya
        keyRead = kursor
        noChartOf = Tidak ada grafik untuk {name}
        indicatorsTitle = Indikator
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
        chartOfCloses = Hanya penutupan harian: tidak ada sumber dengan data intraday
        chartAsking = Memuat grafik…
        chartBegins = Riwayat mulai {date}
        keyOnOff = aktif/tidak
        helpCompare = membandingkan dengan saham, mata uang, kripto, atau pasangan, dalam persen
        keyCompare = bandingkan
        helpChartCurrency = grafik dalam mata uang dasar
        keyCurrency = mata uang
        compareTitle = Bandingkan dengan
        # The empty field above the list of what a chart can be compared with.
        compareHint = kode, mata uang, atau pasangan: AAPL, BTC, EUR/JPY
        notComparable = “{text}” bukan kode saham, mata uang, atau pasangan seperti AAPL, BTC, atau EUR/JPY
        comparesNoMore = Satu grafik membandingkan paling banyak {count} item
        noOtherCurrency = Harga sudah dalam mata uang dasar
        noCommonDays = Tidak ada hari bursa yang sama
        chartAtEnd = Ini bar yang terbaru
        chartAtLimit = Tidak bisa lebih jauh
        aboutChart = menggambar grafik satu item, atau membandingkan beberapa
        aboutType = jenis grafik (bawaan: candles)
        aboutScale = skala harga (bawaan: linear)
        aboutSize = kolom dan baris (bawaan: menurut terminal)
        aboutSVG = menulis SVG ke berkas; - untuk keluaran standar
        positions = Posisi
        noPositions = Belum ada posisi
        positionsComeOfFile = Posisi berasal dari berkas transaksi Anda; {key:positions.add} menambah transaksi
        positionCount = {count} posisi
        noAccount = tanpa rekening
        # Money in an account.
        cash = kas
        # Of cash below 0.
        cashOverdrawn = saldo negatif
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = Eksposur
        helpExposure = nilai, bobot, dan efek kurs hari ini per mata uang, rekening…
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = lihat per
        byCurrency = per mata uang
        byAccount = per rekening
        byGroup = per grup
        byMarket = per bursa
        noGroup = tanpa grup
        # Of positions that no exchange in the table trades.
        otherMarket = lainnya
        fundsByQuote = Reksa dana dihitung menurut mata uang harganya, bukan isinya.
        exposureEmpty = Tidak ada posisi.
        # The state of a figure under assumed rates and prices.
        whatIf = andaian
        helpWhatIf = seandainya kurs atau harga berubah: EUR -10%, stocks -8%
        keyWhatIf = andaian
        whatIfQuestion = Seandainya:
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = Kembali ke kurs dan harga sebenarnya
        whatIfUnknown = Kurs atau harga {code} tidak diketahui
        whatIfIsNow = Andaian memakai harga hari ini; {key:back} meninggalkan hari lalu
        whatIfTooLow = {text}: tidak ada yang bisa turun 100% atau lebih
        helpPositions = posisi; panel kosong menjelaskan cara mengisinya
        helpHideAmounts = menyembunyikan atau menampilkan nominal posisi
        keyHideAmounts = tutup nominal
        amountsHidden = Nominal disembunyikan · {key:amounts.hide} menampilkannya
        amountsShown = Nominal ditampilkan
        quantityHeading = Jumlah
        valueHeading = Nilai
        todayHeading = Hari ini
        gainHeading = Laba/rugi
        weightHeading = Bobot
        labelCost = Modal
        # Before the time-weighted return of positions.
        labelTimeWeighted = tertimbang waktu
        # How much more a comparison would be worth than the positions.
        benchmarkMore = (lebih {amount})
        # How much less a comparison would be worth than the positions.
        benchmarkLess = (kurang {amount})
        labelPriceGain = Dari harga
        labelCurrencyGain = Dari kurs
        labelIncome = Dividen
        labelFees = Biaya
        labelTaxes = Pajak
        labelTotalReturn = Total
        labelYearlyReturn = Setahun
        labelAverageCost = Rata-rata
        labelLots = Lot
        missingPrice = harga {code} tidak ada
        missingClose = harga penutupan {code} tidak ada
        missingCurrency = mata uang {code} tidak diketahui
        missingRate = kurs {code} pada {day} tidak ada
        missingRow = baris {line} berkas tidak dapat dipakai
        rowsWithMistakes = {count} baris tidak dapat dipakai
        sumWithout = tanpa {what}
        leftOutLine = baris {line}
        sumsLeaveOut = Total tidak mencakup {what}
        helpAdjustment = menyesuaikan harga: split, split dan dividen, atau tidak
        adjustedSplits = disesuaikan split
        adjustedTotal = disesuaikan dividen
        adjustedNot = tanpa penyesuaian
        eventDividend = Dividen {amount}
        eventSplit = Split {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = Agenda
        eventCount = {count} acara
        noEventsYet = Belum ada acara. {key:board.add} menambah acara Anda sendiri
        helpEvents = agenda: apa berikutnya, dan kapan
        helpEventEdit = mengubah acara Anda sendiri
        # Asks for an event to add; an example follows.
        eventQuestion = Acara:
        # Times are typed in English or in this language.
        eventExamples = jumat 14:00 New York: rapat · 12 des: sewa
        eventNeedsTitle = Ketik titik dua dan judul setelah waktu, seperti {example}
        eventNeedsTime = “{text}” bukan waktu seperti jumat 14:00 New York, bukan pula hari seperti 12 des
        eventNotYours = Acara ini berasal dari {source}; hanya acara Anda sendiri yang dapat diubah
        # Where holidays and clock changes come from.
        eventRules = jam bursa dan zona waktu
        eventRepeats = Acara ini berulang: ubah di events.ics
        eventEdited = {name} diubah
        selectEventFirst = Pilih dulu acara Anda sendiri; {key:panel.events} menampilkannya
        eventsByTime = Acara diurutkan menurut waktu
        eventsEverywhere = Acara sama di semua papan
        eventChanged = acara itu sudah diubah di sana
        isNoCalendar = bukan berkas iCalendar
        eventsNotSaved = Acara terakhir tidak dapat disimpan di events.ics
        deedEvent = acara {name}
        deedRemoveEvent = hapus acara {name}
        deedEditEvent = ubah acara {name}
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = Ex-dividen
        # A dividend in shares: how many for each one held.
        eventNewShares = {count} saham baru per saham
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = Ex-rights
        # A company publishes its results of a quarter or year.
        eventResults = Laporan keuangan
        # Follows «Results».
        eventBeforeOpen = sebelum bursa buka
        eventDuringTrading = saat perdagangan
        eventAfterClose = setelah bursa tutup
        eventEarlyClose = {exchange} tutup lebih awal: {time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = jam maju {span}
        eventBack = jam mundur {span}
        # A day that is not confirmed yet.
        eventExpected = perkiraan
        eventConfirmed = pasti
        eventUntil = sampai {date}
        eventAllDay = sehari
        # Before what of today is over.
        eventsOver = selesai:
        # In the line of today, if there is no event.
        eventsToday = kosong hari ini
        # On cards, before a day: ex-div Thu.
        shortDividend = ex-div
        shortRights = ex-rights
        # On cards, before a day: results Thu.
        shortResults = laporan
        shortTonight = malam ini
        # On clocks, before a day: closed Thu.
        shortClosed = libur
        # On clocks, before a day.
        shortEarlyClose = tutup {time}
        # On clocks, before a day: their difference from now on.
        shortClocks = jam {offset}
        # In details, before the next event of the item.
        labelNext = Berikutnya
        labelWhen = Kapan
        # The time of an event by the user's own clock.
        labelHere = Di sini
        # The stock, city or currency of an event.
        labelWhose = Untuk
        # Before expected or confirmed.
        labelCertainty = Status
        untoldSplit = {date}: mungkin split {ratio} yang tidak dilaporkan
        aboutAdjust = menyesuaikan harga lama (bawaan: splits)
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = baris lebih panjang dari {size}
        textBehindQuote = ada teks setelah tanda kutip penutup; tulis "" untuk tanda kutip di dalam teks
        tooManyFields = {count} nilai untuk {columns} kolom; beri tanda kutip pada nilai yang memuat pemisah
        tooFewFields = berkas berakhir di tengah baris ini: {count} nilai untuk {columns} kolom
        headerExpected = seharusnya ada baris judul seperti {example}
        columnMissing = baris judul tidak memuat kolom {column}
        columnTwice = baris judul memuat kolom {column} dua kali
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
        splitsOutOfRange = bersama split sebelumnya, faktornya di luar batas; periksa split item ini
        lotNotUnderstood = seharusnya baris seperti {example}
        notYahoos = {text} bukan kode saham Yahoo Finance; tulis seperti {example}
        canMeanTwo = {text} dapat dibaca dengan dua cara; tentukan dengan {option}
        columnNotInFile = berkas tidak memiliki kolom {column}
        noRowAtLine = tidak ada transaksi yang dimulai di baris {line}
        rowChanged = program lain telah mengubah transaksi di baris {line}
        transactionsFine = {file}: {count} transaksi, tanpa kesalahan
        transactionsNone = {file}: belum ada; transaksi pertama akan membuatnya
        importAdded = {file}: {count} transaksi ditambahkan
        importWouldAdd = {file}: {count} transaksi akan ditambahkan
        importKnown = {count} sudah ada
        # A broker's file that import reads.
        importRows = {file}: {broker}, {count} baris
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = {count} dilewati: {reason} (baris {lines})
        importStopped = tidak ada yang diimpor; perbaiki dulu baris-baris ini
        importNeedsMap = tidak ada yang diimpor; jika berkas ini dari program lain, sebutkan kolomnya: --map date=Tanggal,item=Kode,quantity=Jumlah,price=Harga
        isinsUnlisted = {isins} belum punya kode saham; cari dengan: {command}
        isinsListed = semua ISIN punya kode saham
        isinChoose = ada beberapa pencatatan; pilih satu: {command}
        isinNotFound = tidak ditemukan; berikan kode sahamnya: {command}
        aboutTransactions = mengimpor, mengekspor, memeriksa transaksi, atau lokasinya
        aboutImportFormat = format berkas (bawaan: menurut nama)
        aboutMap = kolom dan jenis dari broker: date=Tanggal,buy=Beli
        aboutFromBroker = broker atau deskripsi (bawaan: menurut baris judul)
        aboutAccount = rekening untuk baris impor yang tidak menyebutnya
        aboutLotDay = tanggal lot impor (bawaan: hari ini)
        aboutDecimal = tanda desimal di berkas impor
        aboutDates = hari atau bulan dulu pada tanggal seperti 3/4/2024
        aboutDryRun = menampilkan yang akan diimpor; tidak menulis

        # Amounts of money in other currencies.
        keyAmount = nominal
        keyNoAmount = hapus nominal
        helpAmount = menampilkan nominal seperti 250 EUR di setiap kartu kurs
        helpInvert = mengonversi sebaliknya: 250 dari setiap mata uang
        amountQuestion = Nominal:
        amountCleared = Nominal dihapus · {key:amount.open} nominal baru
        noAmountToInvert = Belum ada nominal · {key:amount.open} ketik nominal
        dayToCome = {day} belum tiba
        noRateOfDay = tidak ada kurs {date}
        demoRatesBegin = demo punya kurs mulai {date}
        notAskedYet = {source} tidak dihubungi: paling banyak {budget} permintaan per jam; berikutnya bisa pukul {time}
        amountNumberMissing = angkanya kurang
        amountUnexpected = “{text}” tidak cocok di sini
        amountUnclosed = tanda kurung belum ditutup
        amountDivisionByZero = pembagian dengan nol
        amountTooLarge = angkanya lebih dari 38 digit
        amountTooLong = teksnya terlalu panjang
        amountAmbiguous = {text}: desimal atau ribuan?
        amountGrouping = {text}: ribuan terdiri dari tiga digit
        amountDayMissing = tanggalnya kurang, misalnya 2024-03-01
        amountNoSuchDay = {text} bukan tanggal; tulis seperti 2024-03-01
        amountMargin = margin harus di bawah 100%, bukan {text}%
        mistakeAt = {what} (posisi {place})
        settingMargin = Margin bank untuk konversi dalam persen, 0 sampai kurang dari 100.
        percentRange = angka dari 0 sampai kurang dari 100
        aboutConvert = mengonversi uang, sekarang atau dengan kurs suatu hari
        aboutOn = memakai kurs hari lalu itu
        aboutMargin = margin bank dalam persen, misalnya 2.5
        wordAmount = NOMINAL
        wordDay = HARI
        printAmount = nominal
        needsAmount = {command} perlu nominal, misalnya {example}
        settingHome = Mata uang posisi, misalnya "TWD"; "auto" adalah mata uang dasar papan.
        settingCostMethod = Modal penjualan: "fifo" lot tertua dulu, atau "average".
        aboutPrivate = menyembunyikan nominal posisi
        aboutPrivateEvents = tanpa saham yang hanya ada di posisi
        helpEnter = mencatat transaksi, misalnya buy 10 AAPL 187.40
        helpGroupPositions = mengelompokkan posisi menurut rekening, mata uang, atau tidak
        entryQuestion = Transaksi:
        entryBuy = Beli {quantity} {item} seharga {price} pada {date}
        entrySell = Jual {quantity} {item} seharga {price} pada {date}
        entryDividend = Dividen {price} per saham untuk {quantity} {item} pada {date}
        entrySplit = Split {item} pada {date}, {quantity} untuk 1
        entryFee = Biaya {price} pada {date}
        entryFeeOf = Biaya {price} untuk {item} pada {date}
        entryDeposit = Setor {price} pada {date}
        entryWithdraw = Tarik {price} pada {date}
        entryTax = Pajak {price} pada {date}
        entryTaxOf = Pajak {price} untuk {item} pada {date}
        entryInterest = Bunga {price} pada {date}
        entryExchange = Tukar {quantity} ke {item} pada kurs {price}, {date}
        entryWithFee = biaya {price}
        entryRate = kurs {rate}
        entryAccount = di {account}
        entryMissing = belum ada: {what}
        entryQuantity = jumlah
        entryFactor = rasio seperti 4:1
        entryItem = kode
        entryPrice = harga
        entryCurrency = mata uang
        entryInAccount = rekening
        deedEnter = transaksi {name}
        entryChanged = {deed}: sudah berubah di berkas; tidak ada yang diurungkan
        enteredInDemo = {what} (demo, tidak disimpan)
        transactionsNotSaved = Transaksi terakhir tidak dapat disimpan di transactions.csv
        noPositionsYet = Belum ada posisi: {key:positions.add} mencatat, fxterm transactions import BERKAS mengimpor
        statusBrace = “{brace}” tanpa “{other}”; tulis {brace}{brace} untuk tandanya sendiri
        statusUnknown = “{text}” bukan mata uang, kota, atau saham yang dikenal
        statusNoField = {item} tidak punya “{text}”; harus {choices}
        wordText = TEKS
        aboutStatus = mencetak satu baris untuk bilah status dari data tersimpan
        aboutStatusFormat = teks dengan item dalam kurawal (man fxterm-print)
        aboutBars = markup untuk bilah itu
        aboutFollow = terus berjalan, satu baris tiap perubahan
        aboutFields = bidang yang dicetak, sesuai urutan ini
        aboutOffline = hanya data tersimpan, tanpa permintaan
        aboutRequire = gagal bila ada yang tanpa data, atau data real-time
        aboutMCP = melayani asisten AI lewat Model Context Protocol
        aboutMCPPositions = mengizinkan asisten melihat posisi Anda
        aboutLength = lama minimum dalam menit (bawaan: 60)
        nothingStored = belum ada data tersimpan; tanpa --offline data diambil
        valueIsAtHome = Nilai posisi dalam mata uang Anda; harga tidak disesuaikan
        scaleStaysPercent = Nominal disembunyikan: skala tetap persen
        helpHeadlines = memilih berita di rincian; {key:details.open} menampilkan alamatnya
        helpCopy = menyalin harga, atau alamat berita
        copied = {text} disalin
        nothingToCopy = Belum ada yang bisa disalin
        noClipboard = Terminal ini tidak punya papan klip
        noHeadlines = Tidak ada berita di sini
        headlineWithoutAddress = Berita ini tidak punya alamat
        noNewsOf = tidak ada berita tentang {symbol}
        noEventsAhead = tidak ada acara pada hari-hari ini
        printTitle = judul
        printPublisher = penerbit
        printAge = usia
        printAddress = alamat
        alertAbove = saat {item} mencapai {level} atau lebih
        alertBelow = saat {item} turun ke {level} atau kurang
        alertPerUnits = {level} per {count} {base}
        alertChangeOf = perubahan {item} {since}
        alertMoves = saat {item} naik atau turun {percent} atau lebih {since}
        alertSinceClose = sejak penutupan sebelumnya
        sinceAgo = sejak penutupan {time} lalu
        sinceWeek = sejak penutupan terakhir sebelum minggu ini
        sinceMonth = sejak penutupan terakhir sebelum bulan ini
        sinceQuarter = sejak penutupan terakhir sebelum kuartal ini
        sinceYear = sejak penutupan terakhir sebelum tahun ini
        sinceDay = sejak penutupan {day}
        alertWithin = dalam {time}
        alertGainOf = laba/rugi {item}
        alertValueOf = nilai {item}
        alertAllPositions = semua posisi
        alertHigh = saat {item} mencapai level tertinggi dalam {span}
        alertLow = saat {item} mencapai level terendah dalam {span}
        alertTradingDays = {count} hari bursa
        alertWeeks = {count} minggu
        alertMonths = {count} bulan
        alertYears = {count} tahun
        alertDays = {count} hari
        alertCrosses = saat {item} memotong {average}
        alertSimpleAverage = rata-rata {count} hari
        alertExponentialAverage = rata-rata eksponensial {count} hari
        alertTime = pukul {time} di {item}
        alertTimeOn = pukul {time} di {item}, {days}
        alertOpens = saat {exchange} buka
        alertOpensIn = {time} sebelum {exchange} buka
        alertCloses = saat {exchange} tutup
        alertClosesIn = {time} sebelum {exchange} tutup
        alertClocksChange = pukul {time} sehari sebelum jam berubah di {item}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count} hari
        alertEvent = pada acara {item} berikutnya
        alertEventIn = {time} sebelum acara {item} berikutnya
        alertExDividend = pada hari ex-dividen {item}
        alertExDividendIn = {time} sebelum hari ex-dividen {item}
        alertResults = saat {item} merilis laporan keuangan
        alertResultsIn = {time} sebelum {item} merilis laporan keuangan
        alertDigest = acara hari itu, pukul {time} di {item}
        alertDigestOn = acara hari itu, pukul {time} di {item}, {days}
        alertDigestNone = tidak ada acara hari ini
        alertEventLate = seharusnya pukul {time}, terlambat diberitahukan
        alertAgainBelow = aktif lagi di bawah {level}
        alertAgainAbove = aktif lagi di atas {level}
        alertAgainBack = aktif lagi setelah kembali {margin}
        alertAgainAway = aktif lagi setelah menjauh {margin}
        alertPoints = {size} poin persentase
        alertOnce = sekali saja
        alertDaily = paling banyak sekali sehari
        alertNew = menunggu data
        alertArmed = aktif
        alertBeyond = sudah terlewati; aktif lagi saat kembali
        alertFired = sudah terpicu; aktif lagi saat kembali
        alertDone = sudah terpicu; selesai
        alertWaits = menunggu: {why}
        alertSample = data contoh
        alertStale = data lama
        alertUnconfirmed = lonjakan belum terkonfirmasi
        alertDisputed = sumber berbeda lebih dari 1%
        alertMissing = belum ada data pembanding
        alertBacktest = akan terpicu {count} kali dalam setahun terakhir menurut penutupan harian
        alertBacktestUnknown = penutupan harian tidak dapat menunjukkan berapa kali akan terpicu
        alertLate = tercapai pukul {time}, terlambat diberitahukan
        alertCount = {count} peringatan
        alertExpected = ketik syarat seperti {example}
        alertSideMissing = > atau < belum ada
        alertPercentMissing = % belum ada
        alertSpanMissing = jangka waktu belum ada, seperti {example}
        alertOutOfRange = {text} terlalu kecil atau terlalu besar
        alertNoSuchTime = {text} bukan waktu
        alertNoSuchItem = tidak ada item {text} untuk dibandingkan
        alertUnfit = syarat ini tidak berlaku untuk {item}
        valueLacks = Harga {code} tidak ada di sebagian rentang ini
        settingQuietHours = Jam tanpa notifikasi peringatan, misalnya "22:00-07:00 Taipei"; "off" untuk tidak ada.
        alertTest = Peringatan uji dari fxterm
        helpAlert = peringatan saat item terpilih mencapai nilai atau waktu
        keyAlert = peringatan
        helpAlerts = mendaftar semua peringatan dan yang sudah terpicu
        keyAlerts = peringatan
        keyEdit = ubah
        keyAlertLog = daftar/riwayat
        alertQuestion = Peringatan {item}:
        alertsTitle = Peringatan
        alertLogTitle = Peringatan terpicu
        noAlerts = Belum ada peringatan. {key:alert.add} pada kartu menambahnya.
        noFirings = Belum ada peringatan yang terpicu.
        alertFiredAt = {item} di {value}
        alertNeedsItem = Pilih kartu dulu; {key:alert.add} menambah peringatan untuknya
        alertThere = Peringatan itu sudah ada
        alertGone = {deed}: sudah tidak ada; tidak ada yang diurungkan
        deedAlert = peringatan {name}
        deedRemoveAlert = hapus peringatan {name}
        alertItemHeading = item
        alertConditionHeading = syarat
        alertStateHeading = status
        alertLastHeading = terakhir
        alertDistanceHeading = sisa
        alertYearHeading = setahun
        alertFiredHeading = terakhir terpicu
        alertMark = peringatan
        labelAlert = Peringatan
        settingNotify = Cara peringatan disampaikan: "auto" (desktop, jika tidak terminal), "desktop", "terminal", "bell", atau "off".
        noSuchAlert = Tidak ada peringatan {number}
        alertToldDesktop = Dikirim sebagai notifikasi desktop
        alertToldTerminal = Bel terminal dibunyikan: tidak ada notifikasi desktop di sini
        alertToldQuiet = Tidak diberitahukan: jam tenang
        alertToldNobody = Tidak tersampaikan: pengumpul data dan desktop tidak merespons
        alertNoReceiver = tidak ada layanan {name} di alerts.to; layanan: {names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = terkirim ke {name}
        alertSentTwice = terkirim ke {name}, mungkin dua kali
        alertToSend = belum terkirim ke {name}
        alertToSendAgain = belum terkirim ke {name}: {reason}; akan dicoba lagi
        alertNotSent = tidak terkirim ke {name}: {reason}
        aboutAlertTo = mencoba layanan ini dari alerts.to
        settingAlertsTo = Layanan tujuan peringatan: { name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }; atau gotify, telegram, slack, discord, json.
        wordNumber = NOMOR
        aboutAlerts = mendaftar, menambah, menghapus, dan menguji peringatan
        aboutFigures = juga satu baris untuk tiap perubahan harga
        boardOpenElsewhere = Papan itu terbuka di fxterm lain
        noSuchBoard = tidak ada papan “{name}”; yang ada: {names}
        boardsFull = sudah ada {count} papan, jumlah maksimum

        # Several boards.
        boardsTitle = Papan
        boardsHint = ketik nama
        sendTo = Kirim {name} ke
        newBoardCalled = Papan baru “{name}”
        boardEmpty = kosong
        boardStandard = kartu standar
        boardRemoved = dihapus
        boardNew = baru
        boardPassing = tidak disimpan
        keyBoards = papan
        keySend = kirim
        keyGo = buka
        keyNew = baru
        keyCopy = salin
        keyRename = ganti nama
        keyOrder = urutkan
        helpBoards = papan: pindah, buat, ganti nama, hapus
        helpBoardNumbers = pindah ke papan itu
        helpSendCard = mengirim kartu ke papan lain
        helpBoardsNew = di daftar papan: papan baru
        helpBoardsCopy = salinan papan terpilih
        helpBoardsRename = mengganti nama papan terpilih
        nameOfBoard = Nama papan:
        boardNeedsName = Ketik nama papan; {key:back} membatalkan
        boardExists = Papan “{name}” sudah ada; pilih nama lain
        boardLimit = Paling banyak {count} papan
        lastBoard = Ini satu-satunya papan; tidak bisa dihapus
        removedBoard = Papan {name} dihapus; {key:board.undo} mengembalikannya
        restoredBoard = Papan {name} sudah kembali
        movedBoard = {name} kini papan {number}
        madeBoard = Papan baru: {name}
        selectToSend = Pilih kartu dulu; {key:board.send} mengirimnya ke papan lain
        onlyBoard = Belum ada papan lain; {key:boards.open} membuatnya
        sent = {name} kini di {board}; {key:board.undo} mengembalikannya
        sentWasThere = {board} sudah punya {name}; {key:board.undo} mengembalikannya ke sini
        noBoardNumber = Tidak ada papan {number}; {key:boards.open} menampilkan semuanya
        boardChangedSince = Tidak bisa mengurungkan: {deed}; papan sudah berubah
        deedMakeBoard = buat papan {name}
        deedRemoveBoard = hapus papan {name}
        deedRestoreBoard = pulihkan papan {name}
        deedMoveBoard = pindahkan papan {name}
        deedSend = kirim {name}

        filterMistake = Karakter {place}: {problem}
        filterQuoteOpen = tanda kutip penutup tidak ada
        filterFieldMissing = syarat di sini belum ada, misalnya price < 100
        filterNoField = “{text}” bukan bidang; bidang: {fields}
        filterNoBaseline = “{text}” bukan acuan; contoh: change(ytd), change(3m), change(2024-03-01)
        filterNoComparison = setelah “{text}”, pakai salah satu dari {signs}
        filterNoValue = nilai setelah {text} belum ada
        filterNoNumber = “{text}” bukan angka seperti {examples}
        filterNoSpan = “{text}” bukan rentang waktu seperti {examples}
        filterIsText = {field} adalah teks; pakai {signs}
        filterIsNumber = {field} adalah angka; pakai {signs}
        filterUnexpected = “{text}” tidak cocok di sini
        filterParenthesisOpen = kurung ini belum ditutup
        filterNeedsText = Ketik pencarian dulu, lalu simpan
        filterNeedsName = Ketik nama filter; {key:back} membatalkan
        filterExists = Filter “{name}” sudah ada; pilih nama lain
        filterIsOn = Filter “{name}” aktif; {key:back} menampilkan semua kartu lagi
        filterIsOff = {panel}: semua kartu ditampilkan lagi
        filteredSoNoMove = Filter “{name}” aktif; {key:back} menampilkan semua kartu, lalu geser atau kelompokkan
        pastSoNoMove = Hanya posisi hari itu yang tampak; {key:back} kembali ke sekarang, lalu geser atau kelompokkan
        deedFilter = filter {name}
        deedRemoveFilter = hapus filter {name}
        helpFilters = filter tersimpan: nyalakan, matikan, ganti nama, hapus
        helpJump = melompat ke kartu lewat huruf awal kode atau namanya
        keyNext = berikutnya
        keyAllCards = semua kartu
        hintFilter = nama, atau {example}
        hintAllBoards = / di semua papan
        hintKeepFilter = {key:filter.keep} simpan
        nameOfFilter = Nama filter:
        filtersTitle = Filter
        noFilters = Belum ada filter: {key:board.filter} syarat, {key:filter.keep} menyimpan
        searchTitle = Cari di semua papan
        jumpQuestion = Lompat ke:
        hintJump = {key:jump.next} lagi · {key:prompt.accept} di sini · {key:back} kembali
        helpPanelList = panel papan ini: tampilkan, sembunyikan, urutkan, ubah ukuran
        panelsTitle = Panel papan ini
        keyAutomatic = otomatis
        keyWidth = lebar
        keyHeight = tinggi
        panelIsHidden = {panel} disembunyikan di papan ini; {key:panels.open} menampilkannya
        lastPanelStays = Setidaknya satu panel harus tampil
        sizesNeedRoom = Hanya satu panel tampil di sini; ubah ukuran perlu {size}
        deedPanels = tampilkan atau sembunyikan panel
        deedPanelSize = ubah ukuran panel
        helpOptions = melihat dan mengubah pengaturan
        optionsTitle = Pengaturan
        optionsHint = cari pengaturan
        keyChange = ubah
        keyReset = bawaan
        settingDefault = bawaan
        settingInside = diubah di sini
        settingOfFile = {file}, baris {line}
        settingByLocale = menurut wilayah Anda
        settingByTerminal = menurut terminal
        settingByBoard = menurut papan ini
        settingFileWins = Diatur di {file}, baris {line}; berkas itu didahulukan, ubahlah di sana
        settingInFile = Hanya dapat diubah di {file}
        settingBoardTheme = Papan ini punya tema sendiri, {name}; {key:theme.next} mengubahnya
        settingKept = Perubahan di sini disimpan; {file} didahulukan
        settingLeftOut = {problem}; pengaturan ini diabaikan
        deedSetting = pengaturan {name}

        helpMeeting = mencari waktu rapat untuk semua kota di papan
        keyMeeting = rapat
        keyMeetingSave = simpan
        keyPanels = panel
        keyColumns = kolom
        keyMap = heatmap
        keyTheme = tema
        # Writes a transaction into the file of positions.
        keyTrade = transaksi
        keyLength = lama
        keyCity = kota
        meetingTitle = Waktu rapat
        # The title of a saved meeting.
        meetingOf = Rapat: {cities}
        meetingLength = {span} atau lebih
        meetingSuitsAll = semua di jam kerja
        # A meeting time comes again on these weekdays.
        meetingAgain = juga {days}
        meetingOutside = di luar jam kerja: {names}
        meetingAsleep = tidur: {names}
        noMeeting = Tidak ada waktu bersama dalam 7 hari ke depan. Coba rapat lebih singkat atau kota lebih sedikit.
        weekendWord = akhir pekan
        settingWork = Jam kerja, "09:00-18:00", atau per kota { "default": "09:00-17:00", "Taipei": "09:00-18:00" }.
        helpColumns = kolom saham dan posisi: pilih, urutkan
        columnsTitle = Kolom tabel saham
        positionColumnsTitle = Perubahan harga posisi
        columnName = Nama
        columnDayRange = Rentang hari ini
        columnExtended = Di luar jam bursa
        extendedHeading = Luar jam
        columnAge = Usia
        columnChart = Grafik
        yearColumn = 52 minggu
        volumeColumn = volume
        extendedColumn = luar jam
        columnNoRoom = tidak muat
        priceColumnStays = Kolom harga tidak dapat disembunyikan
        deedColumns = ubah kolom
        keyMove = geser
        wordBoard = PAPAN
        aboutBoardOption = papan (bawaan: yang terakhir)
        noSuchCommandOrItem = {text} bukan perintah, mata uang, kota, atau saham yang dikenal
        aboutCompletion = mencetak skrip pelengkap perintah untuk shell
        aboutBoards = mendaftar, menampilkan, menghapus, membagi, ekspor, impor papan
        aboutImport = mengimpor daftar program lain sebagai papan
        aboutAs = nama papan (bawaan: nama berkas)
        aboutReplace = mengganti papan yang sudah ada dengan nama ini
        aboutFrom = program asal (bawaan: dikenali otomatis)
        aboutDesk = menyiapkan, memeriksa, atau memantau server tim
        aboutPrintSQL = mencetak SQL untuk psql; tidak mengubah apa pun
        aboutKeep = menyimpan bar: 30d, 10y, atau forever
        aboutMost = maksimum item atau papan per anggota
        needsDesk = {command} perlu alamat server tim, misalnya {example}
        boardThere = papan “{name}” sudah ada; --replace menggantinya
        boardGone = Papan “{name}” dihapus
        importPut = Di papan “{name}”: {items}
        importWouldPut = Akan ditaruh di papan “{name}”: {items}. Tidak ada yang ditulis
        importNothing = tidak ada isi {file} yang bisa ditambahkan ke papan
        importUnknown = tidak jelas program apa yang menulis {file}; pakai --from
        importLeftOut = Dilewati:
        leftPresent = sudah ada
        leftText = judul, baris judul, dan catatan
        leftInformation = bukan transaksi
        leftTotal = total
        leftDetail = rincian baris lain
        leftSweep = pemindahan di dalam broker
        leftUnexecuted = tidak terlaksana
        leftDuplicate = duplikat baris lain
        leftEmpty = nominal 0
        leftTransfer = saham atau kripto yang pindah masuk atau keluar; catat sendiri
        leftContract = opsi, transaksi margin, dan kontrak lain
        leftCorporate = merger, pemisahan, dan ganti nama; catat sendiri
        leftHalf = pasangannya tidak ada
        leftCoins = kripto ditukar kripto, tanpa harga
        leftSplit = split tanpa pembelian sahamnya; impor dulu laporan yang lebih lama
        leftNameless = tanpa kode saham atau ISIN
        leftUnknown = jenis tidak dikenal {word}
        importOwnName = nama yang hanya dikenal {program}; pakai kode saham seperti {example}
        importTwice = dua kali dalam berkas
        importIsThere = sudah ada di papan
        importNoSymbol = tanpa kode saham
        importLots = lot: impor dengan “fxterm transactions import {file}”
        importSetting = pengaturan {program}
        boardFileHead = Papan fxterm {version}; impor dengan fxterm board import BERKAS
        startTaiwan = Taiwan
        startJapan = Jepang
        startEurope = Eropa
        startUnitedStates = Amerika Serikat
        startCoins = Kripto
        startTravel = Perjalanan
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = menulis papan sebagai halaman web
        aboutOut = folder untuk index.html
        aboutAmounts = menampilkan nominal posisi
        aboutPageFollow = terus berjalan, tulis ulang tiap perubahan
        pageNeedsOut = sebutkan folder untuk halaman: “fxterm page --out FOLDER”
        courseRose = naik {share}
        courseFell = turun {share}
        courseLevel = tetap
        courseOfSpan = {span}: {course}, terendah {low}, tertinggi {high}
        courseOfDays = {span}: {course}, terendah {low} pada {lowDay}, tertinggi {high} pada {highDay}
        aboutKiosk = hanya menampilkan papan: tanpa ketikan, tanpa berkas
        kioskOnlyShows = Hanya baca: papan ini hanya untuk dilihat
        aboutReader = untuk pembaca layar: satu item per baris
        settingReader = Untuk pembaca layar: satu item per baris, tanpa bingkai
        settingReaderPause = Detik antara perubahan yang dibacakan
        readerOffer = Memakai pembaca layar? fxterm --reader menampilkan satu item per baris
        readerFolded = diciutkan
        readerPanel = {panel}, panel {number} dari {count}
        readerMore = {count} lagi berubah
        doctorCertificates = sertifikat
        certificatesMissing = Otoritas sertifikat tidak ada: pasang ca-certificates. Sementara https tidak berfungsi
        certificateFileMissing = {file} tidak ada atau tidak terbaca: perbaiki atau hapus SSL_CERT_FILE. Sementara https tidak berfungsi
        boardIsFollowed = Hanya baca: Anda mengikuti papan {name} ini
        shareOver = {name} tidak lagi dibagikan; salinan Anda tetap ada
        sharedMoved = {name} memindahkan {item}
        sharedAdded = {name} menambahkan {item}
        sharedRenamed = {name} mengubah nama {former} menjadi {item}
        sharedRemoved = {name} menghapus {item}
        sharedBase = {name} menjadikan {item} sebagai mata uang dasar
        sharedBaseline = {name} mengubah acuan menjadi {item}
        sharedMany = Perubahan orang lain: {count}, terakhir oleh {name}
        sharedReplacedYours = {name} mengubah {item} pada saat yang sama; perubahan Anda tergantikan
        sharedReplacedTheirs = Perubahan {item} Anda menggantikan perubahan {name} pada saat yang sama
        sharedTheBase = mata uang dasar
        sharedTheBaseline = acuan
        undidSome = Diurungkan: {deed}; perubahan orang lain sesudahnya tetap
        redidSome = Diulangi: {deed}; perubahan orang lain sesudahnya tetap
        alertOfBoard = Peringatan papan {board} yang diterbitkan {name}
        alertReadOnly = Hanya baca: {name} membagikannya lewat papan {board}; “fxterm board mute” membisukannya di sini
        alertForAll = untuk semua di {board}
        alertBoardHeading = papan
        aboutEdit = semua boleh mengubahnya, tidak hanya mengikuti
        aboutAlertsToo = membagikan peringatannya ke semua di papan
        shareAlerts = {count} peringatan sampai ke semua di papan ini
        shareMuted = Peringatan “{name}” dibisukan di sini; “fxterm board unmute” mengembalikannya
        shareUnmuted = Peringatan “{name}” tidak lagi dibisukan
        sharePublished = “{name}” diterbitkan; orang lain mengambilnya dengan “fxterm board follow”
        shareFollowed = “{name}” milik {owner} kini salah satu papan Anda
        shareUnpublished = “{name}” tidak lagi diterbitkan
        shareUnfollowed = “{name}” kini papan Anda sendiri
        shareWaits = Server tim tidak merespons; ini dilakukan begitu merespons
        shareRefused = “{name}”: {problem}
        shareTaken = papan lain di server tim memakai nama ini
        shareMissing = tidak ada papan dengan nama ini di server tim
        shareForbidden = Anda tidak punya izin; perubahan terakhir tidak disimpan
        shareFull = melebihi batas server tim; perubahan terakhir tidak disimpan
        shareNotYours = “{name}” diterbitkan {owner}; hanya {owner} yang bisa
        shareNotShared = “{name}” tidak dibagikan
        shareOwn = “{name}” milik Anda; “fxterm board unpublish” berhenti membagikannya
        shareThere = papan “{name}” sudah ada; --as memberi nama lain
        shareOffers = Di server tim: {names} (“fxterm board follow NAMA”)
        printOwner = pemilik
        printRole = peran
        roleOwner = pemilik
        roleEditor = editor
        roleFollower = pengikut
        """#
}
