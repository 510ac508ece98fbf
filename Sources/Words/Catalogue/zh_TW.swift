extension Catalogue {
    /// Traditional Chinese. How to edit it: docs/TRANSLATING.md.
    static let traditionalChinese: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 匯率
        clocks = 時鐘
        worldClocks = 世界時鐘
        stocks = 股票
        deck = 牌組
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}（非現在）
        currencyCount = {count} 種貨幣
        clockCount = {count} 個時鐘
        stockCount = {count} 檔股票
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 這裡沒有貨幣，按 a 新增。
        noClocks = 這裡沒有時鐘，按 a 新增。
        noStocks = 這裡沒有股票，按 a 新增。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}／{count}
        linesOf = 第 {part} 行，共 {count} 行
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = 依{column}
        symbolColumn = 代號
        priceColumn = 股價
        changeColumn = 漲跌幅
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm 需要 {size}，現在是 {present}
        needsSizeShort = 需要 {size}

        # How old figures are.
        live = 即時
        cached = 快取
        stale = 過時
        offline = 離線
        # Made-up figures: this must be seen at once.
        sampleData = 範例資料
        demoData = 展示 · 範例資料
        asking = 詢問中…
        noFiguresYet = 尚無數據
        noAnswer = 沒有回應
        paused = 已暫停
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveAgo = 即時，{age}前
        offlineOf = 離線，{moment}的數據
        staleOf = 過時，{moment}的數據
        cachedOf = 快取，{moment}的數據

        # Spans of time.
        seconds = {count} 秒
        minutes = {count} 分鐘
        hours = {count} 小時
        days = {count} 天
        hoursMinutes = {hours} 小時 {minutes} 分
        daysHours = {days} 天 {hours} 小時
        ago = {span}前
        ahead = {span}後

        # Words for the keys at the bottom of the screen.
        keySelect = 選取
        keyPanel = 面板
        keyPickUp = 拿起
        keyDetails = 詳情
        keyAdd = 新增
        keyRemove = 移除
        keyUndo = 復原
        keyDeck = 牌組
        keyBaseline = 基準日
        keySort = 排序
        keyHelp = 說明
        keyQuit = 離開
        keyCarry = 搬移
        keyDrop = 放下
        keyPutBack = 放回原位
        keyOneDay = 前 1 個交易日
        keyFiveDays = 前 5 個交易日
        keySwap = 對調
        keyLeave = 維持不變
        keyChoose = 挑選
        keyAddAndGoOn = 新增並繼續
        keyClose = 關閉
        keyNameIt = 命名
        keyCancel = 取消
        keyShowIt = 顯示
        keyScroll = 捲動
        keyBack = 返回
        keySkip = 略過
        keyKeep = 保留
        keyLater = 稍後
        keyBoard = 看板
        keyRefill = 重新放入
        keyOtherCards = 其他卡片
        keyOnOffBoard = 看板上／外

        # The help: its groups, and a sentence for each key.
        keys = 按鍵
        escCloses = esc 關閉
        groupMove = 移動
        groupArrange = 整理
        groupDeck = 牌組
        groupTime = 其他時刻
        groupFigures = 數據
        groupProgram = 程式
        helpSelect = 移動選取
        helpSelectVi = 移動選取，同 vi
        helpEnds = 第一張與最後一張（或 Home、End）
        helpPages = 上下翻一頁
        helpPanels = 下一個面板；Shift-Tab 上一個
        helpPanelNumbers = 匯率、時鐘、股票
        helpPickUp = 拿起卡片：方向鍵搬移，Enter 放下，Esc 放回
        helpShift = 將卡片移動一格（或 Shift 加方向鍵）
        helpOpen = 所選卡片的完整資料；在標題上則摺疊群組
        helpAdd = 在面板新增貨幣、城市或股票
        helpRemove = 從看板移除卡片（或 Delete）
        helpUndo = 復原上一個變更；Ctrl-R 重做
        helpCompact = 切換匯率卡片大小；再按一次則全部切換
        helpName = 從所選卡片開始新群組，或重新命名群組
        helpFold = 摺疊或展開群組（或在標題按 Enter）
        helpDeck = 逐張瀏覽面板上沒有的項目（或 4）
        helpQuarters = 所有時鐘撥前或撥後 15 分鐘；Esc 回到現在
        helpDays = 所有時鐘撥前或撥後一天
        helpTime = 所有時鐘撥到輸入的時刻，例如 9am in New York
        helpBaseline = 與前 1 或前 5 個交易日收盤相比的漲跌；dd 對調
        helpSort = 依漲跌幅排序股票；再按反轉
        helpSortNext = 依下一欄排序
        helpHandOrder = 回到自訂順序
        helpBase = 以所選貨幣為基準貨幣
        helpRefresh = 立即更新數據
        helpPause = 暫停更新；再按恢復
        helpTheme = 下一個佈景主題
        helpHelp = 這份按鍵說明
        helpQuit = 離開（或 Ctrl-C）
        helpRedraw = 重新繪製畫面
        helpSuspend = 移到背景
        helpCancel = 退出目前開啟的項目
        helpSkip = 略過最上面的卡片，或從看板取下（或向左拖曳）
        helpKeep = 保留最上面的卡片：放上或留在看板（或向右拖曳）
        helpLater = 將最上面的卡片移到最下面
        helpDeckDetails = 最上面卡片的完整資料（或 Enter）
        helpDeckUndo = 收回上一次滑動，次數不限
        helpRefill = 再看一次先前略過的卡片
        helpOtherCards = 貨幣、股票或城市；也可按 1 2 3
        helpOnOffBoard = 瀏覽看板上的項目；再按瀏覽看板外的

        # The first keys, told in a corner at the first start.
        welcome = 歡迎
        greetingCarry = space 拿起卡片，方向鍵搬移，enter 放下
        greetingAdd = a 新增，enter 看詳情，u 復原
        greetingHelp = ? 顯示所有按鍵；本提示會自動消失

        # Days and dates.
        today = 今天
        tomorrow = 明天
        yesterday = 昨天
        inDays = {count} 天後
        daysAgo = {count} 天前
        monday = 週一
        tuesday = 週二
        wednesday = 週三
        thursday = 週四
        friday = 週五
        saturday = 週六
        sunday = 週日
        january = 1
        february = 2
        march = 3
        april = 4
        may = 5
        june = 6
        july = 7
        august = 8
        september = 9
        october = 10
        november = 11
        december = 12
        # {month} is one of the names above: 20 Nov. It stands below charts and in tables: no longer than it must be.
        date = {month}/{day}
        dateWithYear = {year}/{month}/{day}
        dateWithWeekday = {date} {weekday}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset}小時
        hoursOffset = {offset}小時
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 上午{time}
        timePM = 下午{time}
        am = 上午
        pm = 下午

        # World clocks.
        noSuchZoneHere = 系統沒有這個時區
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = 本地 {when}，{distance} · esc：現在
        visitedNow = {when} · esc：現在
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}起{difference}：當地時鐘撥快
        backThere = {when}起{difference}：當地時鐘撥慢
        forwardHere = {when}起{difference}：本地時鐘撥快
        backHere = {when}起{difference}：本地時鐘撥慢
        differenceFrom = {when}起{difference}

        # What an exchange is doing.
        marketOpen = 開盤
        marketAuction = 競價
        marketLunch = 午休
        marketClosed = 收盤
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}，{span}後開盤
        closesIn = {exchange} {word}，{span}後收盤
        auctionIn = {exchange} {word}，{span}後競價
        lunchIn = {exchange} {word}，{span}後午休
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = （假日不明）

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}換{base}
        staleFor = 過時 {age}
        noFigure = 尚無數據
        notInFeed = 來源無此貨幣
        noSuchStock = 查無此股票
        symbolHeading = 代號
        baseDayHeading = 基準日
        priceHeading = 股價
        changeHeading = 漲跌幅

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = esc 返回
        # The right end of a chart.
        now = 現在
        closesBack = 往前各交易日、收盤價與至今漲跌
        labelRate = 匯率
        labelPrice = 股價
        labelDay = 當日
        labelMonth = 近一月
        # {baseline} is d1 or d5.
        labelSince = 較 {baseline}
        labelSource = 來源
        labelMadeAt = 報價時間
        labelReceived = 收到時間
        labelBut = 但是
        labelMarket = 市場
        labelExchange = 交易所
        labelLastError = 最近錯誤
        labelTime = 時間
        labelDate = 日期
        labelFromHere = 與本地
        labelFromUTC = 與 UTC
        labelZone = 時區
        labelSoon = 即將
        labelClocks = 時鐘調整
        noneYet = 尚無
        noCloseToMeasure = 沒有可比較的收盤
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 收盤 {close}
        monthAtClose = {low} – {high}（收盤）
        madeAgo = {moment}，{ago}
        rivalSays = {source} 報 {figure}（{share}）
        rivalMadeAt = 報價時間 {moment}；何者正確無從得知
        currenciesOpen = 交易中，週日至週五 17:00（紐約）
        currenciesClosed = 週末休市
        exchangeHoursUnknown = 交易時間不明
        exchangeState = {place}，{state}；當地 {time}
        zoneUnknown = 系統沒有這個時區
        clocksForward = {date} {time} 撥快，改為 {zone}
        clocksBack = {date} {time} 撥慢，改為 {zone}
        noClockChange = 未來沒有已知的調整
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}，{state}
        sample = 範例

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = 每 {base} 兌 {code}
        fromClose = 收盤 {close}
        onDate = （{date}）
        noFigureYet = 尚無數據
        sourceAgo = {source}，{age}前
        sourceCached = {source}，快取 {moment}
        sourceStale = {source}，過時，{moment}
        # Stamped onto a card on its way out.
        stampKeep = 保留
        stampSkip = 略過
        stampTakeOff = 移除
        stampLater = 稍後
        # The same words beside the stack, and in small letters.
        hintKeep = 保留
        hintSkip = 略過
        hintTakeOff = 移除
        leftCount = 剩 {count}
        keptCount = 保留 {count}
        skippedCount = 略過 {count}
        takenOffCount = 移除 {count}
        kept = 保留
        skipped = 略過
        takenOff = 移除
        notOnBoard = 不在看板上
        onBoard = 在看板上
        currencies = 貨幣
        cities = 城市
        hereBar = 本地
        thereBar = 當地
        # Where a card is traded, and whether it is now.
        banksOpen = 銀行間交易中
        banksClosed = 週末休市
        closesFriday = ，{span}後收盤，紐約週五 17:00
        opensSunday = ，{span}後開盤，紐約週日 17:00
        timeInCity = {exchange}，{city} {time}
        officeHours = 上班時間
        morning = 早晨
        freeDay = 假日
        evening = 傍晚
        night = 深夜
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = 全部看完

        # The end of a deck that is used up.
        noneOnBoardRates = 看板上沒有貨幣
        noneOnBoardClocks = 看板上沒有城市
        noneOnBoardStocks = 看板上沒有股票
        noOtherRates = 沒有其他已知的貨幣
        noOtherClocks = 沒有其他已知的城市
        noOtherStocks = 沒有其他已知的股票
        # After a key: r goes once more through those skipped.
        againSkipped = 再看一次略過的卡片
        againKept = 再看一次保留的卡片
        lastSwipeBack = 收回上一次滑動
        throughOnBoard = 瀏覽看板上的項目
        throughNotOnBoard = 瀏覽看板外的項目
        theBoard = 回到看板
        """#
}
