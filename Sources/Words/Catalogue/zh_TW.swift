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
        panelNotNow = {panel}（其他時刻）
        currencyCount = {count} 種貨幣
        clockCount = {count} 個時鐘
        stockCount = {count} 檔股票
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 這裡沒有貨幣，按 {key:board.add} 新增。
        noClocks = 這裡沒有時鐘，按 {key:board.add} 新增。
        noStocks = 這裡沒有股票，按 {key:board.add} 新增。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}／{count}
        linesOf = 第 {part} 行，共 {count} 行
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = 依{column}
        symbolColumn = 代號
        priceColumn = 成交價
        changeColumn = 漲跌幅
        quantityColumn = 數量
        valueColumn = 市值
        gainColumn = 損益
        gainShareColumn = 損益率
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
        asking = 查詢中…
        noFiguresYet = 尚無報價
        noAnswer = 沒有回應
        paused = 已暫停
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = 即時，{moment}
        offlineOf = 離線，{moment}的報價
        staleOf = 過時，{moment}的報價
        cachedOf = 快取，{moment}的報價

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
        keyFold = 收合
        keyNow = 現在
        keyBase = 基準
        keyTime = 時間
        keyHelp = 說明
        keyQuit = 離開
        keyCarry = 搬移
        keyDrop = 放下
        keyPutBack = 放回原位
        keyOneDay = 前 1 個交易日
        keyFiveDays = 前 5 個交易日
        keySwap = 對調
        keyLeave = 維持不變
        keyChoose = 選擇
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
        keyRefill = 重看略過
        keyOtherCards = 其他卡片
        keyOnOffBoard = 看板上／外
        keySearch = 搜尋
        keyCommands = 指令
        keyRun = 執行

        # The help: its groups, and a sentence for each key.
        keys = 按鍵
        escCloses = {key:back} 關閉
        noSuchKey = 沒有「{text}」的按鍵；{key:back} 顯示全部
        groupMove = 移動
        groupArrange = 整理
        groupDeck = 牌組
        groupTime = 其他時刻
        groupFigures = 報價
        groupProgram = 程式
        helpSelect = 移動選取項目
        helpEnds = 第一張與最後一張
        helpPages = 上下翻一頁
        helpPanels = 下一個與上一個面板
        helpPanelNumbers = 匯率、時鐘、股票
        helpPickUp = 拿起卡片：方向鍵搬移，{key:carry.drop} 放下，{key:back} 放回
        helpShift = 將卡片移動一格
        helpOpen = 所選卡片的詳情；在標題上則收合群組
        helpNeighbours = 在詳情中：上一張、下一張卡片
        helpFilter = 邊輸入邊搜尋此面板的卡片
        helpAdd = 在面板新增貨幣、城市或股票
        helpRemove = 從看板移除卡片
        helpUndo = 復原上一個變更
        helpRedo = 重做已復原的變更
        helpCompact = 切換匯率卡片大小；再按一次則全部切換
        helpDensity = 卡片或列的大小：自動、精簡、大
        helpName = 從所選卡片開始新群組，或重新命名群組
        helpFold = 收合或展開群組（或在標題按 {key:details.open}）
        helpDeck = 逐張瀏覽面板上沒有的項目
        helpQuarters = 所有時鐘撥前或撥後 15 分鐘；{key:back} 回到現在
        helpDays = 所有時鐘撥前或撥後一天
        helpTime = 所有時鐘撥到輸入的時刻，例如 9am in New York
        helpBaseline = 與前 1 或前 5 個交易日收盤相比的漲跌；{key:baseline.choose}{key:baseline.swap} 對調
        helpSort = 依漲跌幅排序表格；再按反轉
        helpSortNext = 依下一欄排序
        helpHandOrder = 回到自訂順序
        helpBase = 以所選貨幣為基準貨幣
        helpRefresh = 立即更新報價
        helpPause = 暫停更新；再按恢復
        helpTheme = 下一個佈景主題
        helpHelp = 這份按鍵說明
        helpPalette = 搜尋並執行指令
        helpQuit = 離開
        helpRedraw = 重新繪製畫面
        helpSuspend = 移到背景
        helpCancel = 退出目前開啟的項目
        helpSkip = 略過最上面的卡片，或從看板移除（或向左拖曳）
        helpKeep = 保留最上面的卡片：放上或留在看板（或向右拖曳）
        helpLater = 將最上面的卡片移到最下面
        helpDeckDetails = 最上面卡片的詳情
        helpDeckUndo = 收回上一次滑動，次數不限
        helpRefill = 再看一次先前略過的卡片
        helpOtherCards = 貨幣、股票或城市；也可按 {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = 切換瀏覽新卡片與看板上的卡片
        commands = 指令
        paletteHint = 指令的一部分，例如 sort 或 undo

        # The first keys, told in a corner at the first start.
        welcome = 歡迎
        greetingCarry = {key:carry.pickUp} 拿起卡片，方向鍵搬移，{key:carry.drop} 放下
        greetingAdd = {key:board.add} 新增，{key:details.open} 看詳情，{key:board.undo} 復原
        greetingHelp = {key:help.open} 顯示所有按鍵；本提示會自動消失

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
        weekdayTime = {weekday} {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset}小時
        hoursOffset = {offset}小時
        sameTime = 時間相同
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 上午{time}
        timePM = 下午{time}
        am = 上午
        pm = 下午

        # World clocks.
        noSuchZoneHere = 系統沒有這個時區
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = 本地 {when}，{distance} · {key:back}：現在
        visitedNow = {when} · {key:back}：現在
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}起{difference}：當地時鐘撥快
        backThere = {when}起{difference}：當地時鐘撥慢
        forwardHere = {when}起{difference}：本地時鐘撥快
        backHere = {when}起{difference}：本地時鐘撥慢
        differenceFrom = {when}起{difference}

        # What an exchange is doing.
        marketOpen = 交易中
        marketAuction = 集合競價
        marketLunch = 午休
        marketClosed = 已收盤
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}，{span}後開盤
        opensAt = {exchange} {word}，{moment} 開盤
        closedFor = {exchange} 休市：{holiday}
        closedForOpensIn = {exchange} 休市：{holiday}，{span}後開盤
        closedForOpensAt = {exchange} 休市：{holiday}，{moment} 開盤
        closesIn = {exchange} {word}，{span}後收盤
        auctionIn = {exchange} {word}，{span}後集合競價
        lunchIn = {exchange} {word}，{span}後午休
        # The same where there is no room for what it is doing.
        opensNext = {exchange} {span}後開盤
        opensNextAt = {exchange} {moment} 開盤
        closesNext = {exchange} {span}後收盤
        auctionNext = {exchange} {span}後集合競價
        lunchNext = {exchange} {span}後午休
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = （休市日不明）

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}／{base}
        staleFor = 過時 {age}
        cachedAt = 快取 {moment}
        noFigure = 尚無報價
        notInFeed = 來源無此貨幣
        noSuchStock = 查無此股票
        symbolHeading = 代號
        closeHeading = 收盤
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 成交價
        timeHeading = 時間
        changeHeading = 漲跌幅

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} 返回
        # The right end of a chart.
        now = 現在
        closesBack = 歷史收盤價與至今漲跌
        labelRate = 匯率
        labelPrice = 成交價
        labelTrial = 試撮價格
        labelDay = 當日
        labelMonth = 近一個月
        beforeHours = 盤前
        afterHours = 盤後
        labelYear = 52 週
        labelVolume = 成交量
        labelNews = 新聞
        # {baseline} is d1 or d5.
        labelSince = 較 {baseline}
        labelSource = 來源
        labelMadeAt = 報價時間
        labelReceived = 更新時間
        labelBut = 其他來源
        labelMarket = 市場
        labelExchange = 交易所
        labelLastError = 最近錯誤
        labelTime = 時間
        labelDate = 日期
        labelFromHere = 與本地差
        labelFromUTC = 與 UTC 差
        labelZone = 時區
        labelSoon = 即將調整
        labelClocks = 時鐘調整
        labelHolidays = 休市日
        noneYet = 尚無
        noCloseToMeasure = 沒有可比較的收盤
        noChangeDisputed = 不計算漲跌：兩個來源不一致
        noChangeJump = 不計算漲跌：與收盤價相差超過十倍
        noChangeAhead = 不計算漲跌：報價時間在未來
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 收盤 {close}
        monthAtClose = {low} – {high}（收盤）
        madeAgo = {moment}，{ago}
        otherFeedSays = {source} 報 {figure}（{share}）
        otherFeedMadeAt = 報價時間 {moment}；何者正確無從得知
        currenciesOpen = 交易中，週日至週五 {time}（紐約）
        currenciesClosed = 週末休市
        exchangeHoursUnknown = 交易時間不明
        openAlways = 全天候交易
        onePriceADay = 每日僅一次報價
        exchangeState = {place}，{state}；當地 {time}
        zoneUnknown = 系統沒有這個時區
        clocksForward = {date} {time} 撥快，改為 {zone}
        clocksBack = {date} {time} 撥慢，改為 {zone}
        noClockChange = 沒有預定的調整
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}，{state}
        sample = 範例

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code}／{base}
        unitPerHundred = {code}／100 {base}
        fromClose = 收盤 {close}
        onDate = （{date}）
        noFigureYet = 尚無報價
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
        stripAsleep = 睡眠
        stripAwake = 清醒
        stripAtWork = 上班
        # Where a card is traded, and whether it is now.
        banksOpen = 銀行間交易中
        banksClosed = 週末休市
        closesFriday = ，{span}後收盤，紐約週五 {time}
        opensSunday = ，{span}後開盤，紐約週日 {time}
        timeInCity = {exchange}，{city} {time}
        officeHours = 上班時間
        morning = 早上
        freeDay = 假日
        evening = 晚上
        night = 深夜
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = 全部看完

        # The end of a deck that is used up.
        noneOnBoardRates = 看板上沒有貨幣
        noneOnBoardClocks = 看板上沒有城市
        noneOnBoardStocks = 看板上沒有股票
        noOtherRates = 沒有其他貨幣了
        noOtherClocks = 沒有其他城市了
        noOtherStocks = 沒有其他股票了
        # After a key: r goes once more through those skipped.
        againSkipped = 再看一次略過的卡片
        againKept = 再看一次保留的卡片
        lastSwipeBack = 收回上一次滑動
        throughOnBoard = 瀏覽看板上的項目
        throughNotOnBoard = 瀏覽看板外的項目
        theBoard = 回到看板

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = 這裡沒有可拿起的卡片
        nothingToMove = 這裡沒有可移動的卡片
        nothingToRemove = 這裡沒有可移除的卡片
        nothingToOpen = 這裡沒有內容；按 {key:board.add} 新增第一張
        noCardYet = 這裡還沒有卡片；按 {key:board.add} 新增第一張
        sortedSoNoMove = 表格依{column}排序；先按 {key:stocks.ownOrder} 回到自訂順序，再移動
        sortedSoNoGroup = 表格依{column}排序；先按 {key:stocks.ownOrder} 回到自訂順序，再分組
        groupNeedsName = 群組需要名稱；{key:back} 維持原狀
        groupExists = 已有「{name}」群組；請換一個名稱
        groupsFull = 每個面板最多可有 {count} 個群組
        cardInNoGroup = 這張卡片不在群組中；按 {key:group.name} 在此開始新群組
        groupBegun = 已建立「{name}」群組
        groupRenamed = {old} 已更名為 {name}
        groupUnchanged = 群組名稱已是「{name}」
        folded = 已收合 {name}；按 {key:group.fold} 展開
        unfolded = 已展開 {name}
        onlyRateCards = 只有匯率卡片有兩種大小；按 {key:panel.1} 到匯率
        allCompact = 所有卡片都已縮小；按 {key:card.tall} 放大這張
        allTall = 所有卡片都已放大；按 {key:card.compact} 縮小這張
        allMadeCompact = 所有卡片已縮小
        allMadeTall = 所有卡片已放大
        madeCompact = {name} 已縮小；再按 {key:card.compact} 縮小全部
        madeTall = {name} 已放大；再按 {key:card.tall} 放大全部
        densityAutomatic = {panel}：自動大小
        densityCompact = {panel}：精簡，每項一列
        densityLarge = {panel}：大號數字
        ownOrderAlready = 表格已是自訂順序
        ownOrderNow = {panel}已回到自訂順序
        panelSorted = {panel}已依{column}排序 {mark}；按 {key:stocks.ownOrder} 回到自訂順序
        selectRateFirst = 請先選取匯率卡片：{key:rates.base} 以其貨幣為基準
        noRateForBase = {code} 尚無匯率，不能作為基準
        baseIs = 已以 {code} 為基準貨幣
        baselineIsOne = d1：與前 1 個交易日收盤相比的漲跌
        baselineIsFive = d5：與前 5 個交易日收盤相比的漲跌
        baselineAlready = 基準日已是 {baseline}
        removed = 已移除 {name}；按 {key:board.undo} 復原
        removedHeading = 已移除標題 {name}，卡片保留；按 {key:board.undo} 復原
        noOtherTheme = 沒有其他佈景主題
        themeIs = 佈景主題：{name}
        nothingToUndo = 沒有可復原的變更
        nothingToRedo = 沒有可重做的變更
        # {deed} is one of those below.
        undid = 已復原：{deed}
        redid = 已重做：{deed}
        deedMove = 移動 {name}
        deedMoveGroup = 移動群組 {name}
        deedGroup = 新增群組 {name}
        deedRename = 重新命名 {name}
        deedFold = 收合 {name}
        deedUnfold = 展開 {name}
        deedSize = {name} 的大小
        deedSizeOfAll = 所有卡片的大小
        deedBaseline = 基準日
        deedSort = 排序
        deedBase = 基準貨幣
        deedTheme = 佈景主題
        deedRemove = 移除 {name}
        deedRemoveGroup = 移除群組 {name}
        deedAdd = 新增 {name}
        deedKeep = 保留 {name}
        deedTakeOff = 移除 {name}
        notACurrency = 「{text}」不是貨幣代碼，例如 JPY
        notACity = 「{text}」不是城市或時區，例如 Tokyo、Asia/Tokyo
        notASymbol = 「{text}」不是股票代號，例如 AAPL、2330.TW
        nothingAdded = {problem}；未新增任何項目
        panelFull = 每個面板最多可放 {count} 個項目
        isTheBase = {code} 是所有匯率的基準貨幣
        onBoardAlready = {name} 已在看板上
        added = 已新增 {name}
        askingFeeds = 正在更新報價
        pausedUntil = 已暫停：按 {key:feeds.pause} 之前不會更新
        askedAgain = 已恢復更新
        boardIsYours = 看板可以再次編輯
        boardTaken = 唯讀：此看板已在另一個 fxterm 開啟
        boardTakenBy = 唯讀：此看板已在另一個 fxterm（行程 {process}）開啟
        notATime = 「{text}」不是時刻，例如 9am、tomorrow 14:30、9am in New York
        twelveUnclear = 「{text}」可能是中午，也可能是午夜：請輸入 12:00 或 0:00
        noPlaceCalled = 沒有名為「{text}」的城市或時區
        placeMayBe = 「{text}」可能是 {names}；請輸入更完整的名稱
        noSuchZoneCalled = 系統沒有這個時區：{zone}
        timeOnDay = {day} {time}
        timeSkipped = {place} 沒有 {wall}：時鐘撥快時跳過
        timeTwice = {place} 的 {wall} 有兩次；這是第一次，{zone}
        tooFarOff = 太遠了：時區不會規劃到百年之後
        setAsideNone = 沒有略過的卡片
        cardsAgain = {count} 張卡片重新出現
        terminalTooSlow = 終端機太慢，卡片改為直接切換
        deckIsThrough = 全部看完；按 {key:deck.refill} 重看略過的，{key:back} 回到看板
        noSwipe = 沒有可收回的滑動
        heldBack = {code}：{source} 突然報 {figure}，待再次確認才採用
        heldBackMore = {code} 與其他 {others} 項報價異常，待再次確認才採用
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} 在此無作用；{key:help.open} 顯示所有按鍵
        keyDoesNothingInDeck = {key} 在此無作用；{key:deck.skip} 略過，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInPile = {key} 在此無作用；{key:deck.skip} 移除，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInDetails = {key} 在此無作用；{key:back} 回到看板
        thatKey = 這個按鍵
        putDownFirst = 請先放下卡片：{key:carry.drop} 放下，{key:back} 放回
        nothingHereYet = 這裡還沒有內容：按 {key:board.add} 新增

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name} 的新名稱：
        nameOfGroup = 群組名稱：
        hintName = {key:prompt.accept} 命名 · {key:back} 取消
        whenItIsHere = 將時鐘撥到（本地時間）：
        whenItIsIn = 將時鐘撥到（{place}時間）：
        hintShow = {key:prompt.accept} 顯示 · {key:back} 取消
        # Times that may be typed there; each is understood in every language.
        whenExamples = 下午3:30 · 明天14:30 · 9:00 紐約
        findIn = 在{panel}中搜尋：
        hintFind = {key:prompt.accept} 選取 · {key:back} 取消
        addCurrency = 新增貨幣
        addClock = 新增時鐘
        addStock = 新增股票
        addCurrencyHint = 代碼、名稱或國家
        addClockHint = 城市、國家、時區或 IST；{key:select.left} {key:select.right} 依字首跳轉
        addStockHint = 代號或公司名稱
        inAllCount = 共 {count} 項
        foundCount = 找到 {count} 項
        addedCount = 已新增 {count} 項
        foundAskingMore = {found}，繼續搜尋中
        foundNoAnswer = 本機{found}，來源沒有回應
        nothingFoundFor = 找不到「{text}」。
        askingFor = 搜尋「{text}」中…
        noAnswerBecause = 沒有回應：{problem}
        enterAddsAsTyped = 若 {text} 是股票代號，按 {key:picker.add} 直接新增。
        asTyped = 照輸入的代號

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}；{next}
        askingAgainNext = 下次更新時重試
        askingAgainIn = {span}後重試
        failUnreachable = {source} 無法連線
        failTimedOut = {source}：逾時未回應
        failTooMany = {source}：請求過多
        failAtFirst = {source}：{host} 拒絕了第一次請求（HTTP 429）
        failUnknownSymbol = {source} 查無 {symbol}
        thisSymbol = 這個代號
        failRefused = {source}：來源拒絕回應（HTTP {code}）
        failNothingThere = {source}：此網址沒有內容（HTTP {code}）
        checkSettings = 請檢查設定
        checkSpelling = 請檢查代號
        didYouMean = 您是不是要找 {names}？
        failOutOfOrder = {source}：來源故障（HTTP {code}）
        failNoAnswer = {source}：來源未提供資料（HTTP {code}）
        failTooLarge = {source}：回應超過 {size}，已捨棄
        failRedirect = {source}：來源重新導向到其他網址，未跟隨
        failMalformed = {source}：回應格式與平常不同
        failInsecure = {source}：http 僅限本機；請在設定改用 https
        bytesSize = {count} 位元組

        # A change that an earlier version made.
        deedOther = 一項變更

        # Headings of what fxterm print and fxterm time print.
        printCode = 代碼
        printName = 名稱
        printRate = 匯率
        printBaseDay = 基準日
        printBaseRate = 基準匯率
        printBaseClose = 基準收盤
        printChange = 漲跌幅
        printQuotedAt = 報價時間
        printSource = 來源
        printState = 狀態
        printZone = 時區
        printCity = 城市
        printDay = 日期
        printOffset = 時差
        printTime = 時間
        printSymbol = 代號
        printCurrency = 貨幣
        printPrice = 成交價
        printOpen = 開盤
        printHigh = 最高
        printLow = 最低
        printClose = 收盤
        printVolume = 成交量
        printSession = 時段
        printItem = 標的
        printAccount = 帳戶
        printQuantity = 數量
        printValue = 市值
        printDayChange = 今日
        printPriceGain = 價差損益
        printCurrencyGain = 匯兌損益
        printIncome = 股利
        printFees = 費用
        printTotal = 總損益
        printYearly = 年化報酬
        printWeight = 比重

        # What fxterm doctor says of the feeds.
        doctorRates = 匯率
        doctorStocks = 股票
        doctorHistory = 歷史
        doctorHeldBack = 待再次確認才採用
        doctorState = 狀態
        doctorLastAnswer = 最近回應
        doctorLastError = 最近錯誤
        doctorNextTry = 下次嘗試
        doctorWhatToDo = 建議處理
        doctorAlsoAsks [18] = 也會查詢
        doctorNotAsked = 此版本不使用
        doctorNone = 無
        doctorNoAnswerYet = 尚無
        doctorNextRefresh = 下次更新時
        doctorStart = 啟動 fxterm 或 fxterm print 以查詢
        doctorFallback = 無；前面的來源失敗時才查詢
        doctorNothing = 無
        doctorWait = 等待
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span}後，依來源要求
        doctorRest = {span}後，因失敗暫緩
        justNow = 剛剛
        doctorTime = 時間
        adviceUnreachable = 檢查網路與設定中的網址
        adviceTimedOut = 若自行恢復則無需處理；否則檢查網路
        adviceTooMany = 等待；若再發生，將設定中的 refresh 調長
        adviceAtFirst = 降低頻率無濟於事：在設定中指定 agent，或加入其他來源
        adviceSymbol = 檢查代號
        adviceRefused = 在設定中把其他來源排在前面：此來源拒絕回應
        adviceAddress = 檢查設定中的網址
        adviceOutOfOrder = 等待：服務本身故障
        adviceChanged = 檢查網址；否則是服務已變更，請找新版 fxterm
        adviceRedirect = 若信任，將它指向的網址填入設定
        adviceInsecure = 在設定中改用 https://

        # What the command line answers.
        outputNotWritten = 無法寫出結果：另一端已關閉或已滿
        noFiguresNetwork = 尚無任何報價；網路是否連線？
        noFiguresLately = 尚無任何報價：剛才已查詢過來源，但未取得
        noFeedsSet = 沒有報價：設定裡沒有任何來源
        noBarsOf = {code}：沒有 K 線資料
        noSuchCurrency = 沒有 {code} 這種貨幣
        noRateOf = 沒有來源提供 {code} 的匯率
        noClocksOnBoard = 看板上沒有時鐘；請指定城市，例如 'fxterm time Tokyo'
        tzdataHasNoZone = 系統的 tzdata 沒有時區「{zone}」
        noCityCalled = 沒有名為「{text}」的城市或時區
        sayWhich = 「{text}」可能是 {names}；請指明
        expectedTime = --at「{text}」：應為時刻，例如 "2026-11-23 09:00 New York" 或 "9am UTC"
        wallTwice = {place} 的 {wall} 有兩次；取第一次，{zone}
        tryHelp = 請執行 'fxterm --help'。

        # What fxterm time answers to a time that is not there.
        atSkipped = --at：{place} 沒有 {wall}：時鐘撥快時跳過

        holidayNewYear = 元旦
        holidayNewYearsEve = 年終休市
        holidayLunarNewYear = 春節
        holidayTombSweeping = 清明節
        holidayLabourDay = 勞動節
        holidayDragonBoat = 端午節
        holidayMidAutumn = 中秋節
        holidayChuseok = 韓國中秋節
        holidayDoubleNinth = 重陽節
        holidayNationalDay = 國慶日
        holidayIndependenceDay = 獨立紀念日
        holidayConstitutionDay = 憲法紀念日
        holidayRepublicDay = 共和國日
        holidayChristmas = 聖誕節
        holidayChristmasEve = 平安夜
        holidayBoxingDay = 節禮日
        holidayMaundyThursday = 濯足節
        holidayGoodFriday = 耶穌受難日
        holidayEasterMonday = 復活節星期一
        holidayAscension = 耶穌升天日
        holidayWhitMonday = 聖靈降臨節
        holidayEpiphany = 主顯節
        holidayMidsummer = 仲夏節
        holidayAllSouls = 萬靈節
        holidayCorpusChristi = 基督聖體節
        holidayCarnival = 狂歡節
        holidayThanksgiving = 感恩節
        holidayMartinLutherKing = 馬丁路德金恩紀念日
        holidayPresidentsDay = 總統日
        holidayMemorialDay = 陣亡將士紀念日
        holidayJuneteenth = 六月節
        holidayBankHoliday = 銀行假日
        holidayKingsBirthday = 國王誕辰
        holidayAnzacDay = 澳紐軍團日
        holidayEidAlFitr = 開齋節
        holidayEidAlAdha = 宰牲節
        holidayIslamicNewYear = 伊斯蘭新年
        holidayDiwali = 排燈節
        holidayVesak = 佛誕
        holidaySongkran = 潑水節
        holidayChildrensDay = 兒童節
        holidayPeaceMemorial = 和平紀念日
        holidayTeachersDay = 教師節
        holidayRestorationDay = 臺灣光復節
        holidayComingOfAge = 成人之日
        holidayFoundationDay = 建國紀念日
        holidayEmperorsBirthday = 天皇誕生日
        holidayEquinox = 春分／秋分
        holidayGoldenWeek = 黃金週
        holidayMarineDay = 海之日
        holidayMountainDay = 山之日
        holidayLabourThanksgiving = 勤勞感謝日
        holidayOther = 假日

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = 「{text}」
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} 或 {last}
        expectedFound = 應為 {wanted}，卻是{found}
        expectedAfter = {key}之後應為 {wanted}，卻是{found}
        textNeedsQuotes = 應為值，卻是{found}；文字需加引號
        keyNeedsQuotes = 以{found}開頭的鍵需加引號
        unexpectedExtra = 結尾之後多了{found}；請刪除
        tooDeep = 巢狀層數過多
        valueMissing = 結尾缺少值
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = 第 {line} 行的 {open} 沒有 {close}
        textNotClosed = 文字缺少結尾的 {close}
        givenTwice = {key}出現兩次，第一次在第 {line} 行
        noEscape = {escape} 不是跳脫字元
        escapeNeedsDigits = {escape} 後需 {digits} 位十六進位數字
        halfPair = 只有一半的代理對
        # What may be expected or found.
        anObject = 物件 {example}
        aList = 清單 {example}
        aKey = 鍵
        aValue = 值
        someText = 文字
        someASCII = 1 到 200 個 ASCII 字元
        aNumber = 數字
        plainObject = 物件
        plainList = 清單
        theEnd = 結尾
        unshowable = 無法顯示的字元
        secondsRange = {low} 到 {high} 秒
        noSuchBinding = 沒有這個指令；fxterm config default 會列出全部
        noSuchKeyName = {text} 不是按鍵；請寫成 {examples} 等
        keyTaken = {key} 同時用於 {one} 和 {other}；請為其中一個改用其他按鍵
        keyIsTyped = 在 {command} 生效之處，{key} 會當成文字輸入；請改用 enter 或 ctrl-s 等按鍵
        commandNeedsKey = {command} 必須有按鍵
        backNeedsKey = back 必須有一個不輸入字元的按鍵，例如 esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 不認得的鍵；此處可用：{keys}
        keyMissing = 缺少 {key}
        keyMissingOneOf = 缺少 {key}；請填 {choices}
        fileUnreadable = 無法讀取：{reason}
        noSuchFile = 沒有這個檔案；請檢查路徑
        saveAsUTF8 = 不是 UTF-8 文字；請將檔案存為 UTF-8
        fileEmpty = 檔案是空的；寫 {example} 表示採用預設值，或刪除檔案
        addressEmpty = 空白；請填位址
        controlCharacter = 含有控制字元；請刪除
        notAnAddress = 不是位址：{text}；應類似 {example}
        notAnAddressBegin = 不是位址：{text}；應以 {example} 開頭
        plainHTTPOnlyHere = http 只限本機；請寫 https://
        mustBe = {key} 應為 {choices}
        themeMustBe = 佈景主題應為物件 {example}
        noSuchRole = 沒有{name}這個角色；有 {names}
        noSuchPart = 角色沒有{name}這一項；有 {names}
        notAColour = {key}：顏色應為 {example}、ANSI 顏色 0 到 15 或 {standard}
        themeLeftOut = {problem}；略過此佈景主題
        nameUnreadable = 無法讀取 {file}（{reason}）

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = 是資料夾
        isNoPlainFile = 不是一般檔案
        isTooLarge = 大於 {size}
        isGone = 已經不在
        isNotUTF8 = 不是 UTF-8 文字
        isNotJSON = 不是 JSON
        isNoBoard = 不是看板
        isAnothers = 屬於別的程式
        isOfVersion = 版本為 {version}
        isWrongType = {key} 的類型不對
        isNull = {key} 是 null
        tooManySetAside = 旁邊已有太多備份檔；請刪除一些

        # What is said of the files that the program keeps.
        diskFull = {file}：磁碟已滿；請騰出空間，下次變更會再儲存
        notPermitted = {file}：沒有權限；請將檔案與其資料夾設為可寫入
        fileInUse = {file}：另一個程式使用中；關閉後下次變更會再儲存
        fileDamaged = {file}：已損壞；請移走後重新啟動 fxterm
        diskSilent = {file}：磁碟沒有回應；最後的變更可能未儲存
        fileFailed = {file}：{reason}；修復前無法儲存
        noHome = 沒有家目錄；請設定 HOME
        fileSetAside = 無法讀取 {file}（{reason}）；已保留為 {name}
        fileLeftAlone = 無法讀取 {file}（{reason}），也無法移開；移走之前不會存入該檔
        fileIsNewer = {file} 來自較新的 fxterm（版本 {version}）；改用該版之前不會存入該檔
        folderIsOpen = 其他使用者也能開啟 {file}；請以 chmod 700 關閉
        entriesLeftOut = {file}：略過 {count} 個無效的項目

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = 缺少 fxterm-collector 程式：請重新安裝
        feedsUnfit = 無法啟動 fxterm-collector：請重新安裝
        feedsNoRoom = 系統已無行程或執行緒可供 fxterm-collector 使用；請關閉其他程式
        feedsStopped = 收集程式已停止，請看紀錄檔
        feedsSilent = fxterm-collector 沒有回應，已強制結束
        proxyNotFound = 找不到代理伺服器
        noNetwork = 沒有網路
        noConnection = 無法連線
        nameNotKnown = 找不到主機（可能離線）
        certificateNotTrusted = 憑證不受信任
        noSecureConnection = 無法建立安全連線
        connectionBrokeOff = 連線中斷
        breaksOff = 內容中途中斷
        figuresLeftOut = 略過 {count} 個無法使用的項目

        # What else is said on the screen.
        pasteDoesNothing = 在此貼上沒有作用：按 {key:board.add} 依名稱新增時可貼上
        settingsReloaded = 已重新載入設定
        listInSettings = 設定中的清單
        zonesInFolder = {folder} 的 tzdata {version}
        zonesMissing = 沒有時區資料庫：請安裝 tzdata。在此之前只有 UTC 可用
        unknownVersion = （版本不明）

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = 選項{option}需要值
        noSuchOption = {option}不是選項，或不接受值
        # Options, and the command that they are for.
        onlyWith = {options}：只用於 {command}
        takesNoMore = {command} 只接受 {options}
        noSuchCommand = 沒有{text}這個指令
        optionExpected = {option} {text}：應為 {choices}
        cannotPrint = 無法輸出{text}：應為 {choices}
        needsItem = {command} 需要項目，例如 {example}
        noDescriptors = 系統已無檔案描述元；請關閉其他程式
        noThreads = 系統已無可用的執行緒，此看板不會更新；請關閉其他程式
        stoppedByFault = fxterm {version} 異常終止。詳情在 {file} 的結尾；回報方式見 {place}
        notATerminal = {stream}不是終端機；fxterm print 不需要終端機
        standardInput = 標準輸入
        standardOutput = 標準輸出
        terminalTooSimple = 終端機類型{type}無法移動游標；請將 TERM 設為實際的終端機
        terminalUnknown = 沒有終端機類型{type}的描述；請安裝 ncurses-base 或設定 TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 用法：
        # What stands for what the user fills in: --config FILE.
        wordFile = 檔案
        wordItem = 項目
        wordCity = 城市
        wordTime = 時刻
        wordCommand = 指令
        aboutProgram = 終端機裡的行情桌面：匯率卡片、世界時鐘與股票表格。
        aboutPrint = 將看板或其中一部分輸出一次
        aboutWatch = 逐行輸出變動的報價
        aboutCollect = 不開啟看板，持續更新其報價
        aboutTime = 顯示各地現在或另一時刻的時間
        aboutDoctor = 顯示各來源的狀態；不連線查詢
        aboutSettings = 顯示設定檔位置、檢查設定檔，或輸出預設值
        aboutConfig = 從該檔案讀取設定
        aboutDemo = 以範例資料模擬行情；不儲存任何內容
        aboutFormat = 格式；預設為 table
        aboutLineFormat = 格式；預設為 lines
        aboutAt = 現在以外的時刻，當地或所指地點的時間：
        aboutBaseline = 漲跌以前 1 或 5 個交易日的收盤為準
        aboutRange = K 線往回多遠；預設為 1mo
        aboutInterval = 每根 K 線的長度；預設依 range 而定
        aboutHome = 合計所用幣別；預設為本幣
        aboutOnDay = 某一天結束時的狀況
        aboutHelp = 本說明
        aboutVersion = 版本
        aboutKeys = 在看板上按 {key:help.open} 顯示按鍵。設定檔：
        aboutExit = 結束代碼：0 完成，1 無法完成，2 用法錯誤。
        collecting = 持續更新看板的報價；按 Ctrl-C 結束。

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}：沒有問題
        settingsNone = {file}：沒有這個檔案，使用預設值
        settingsFileHead = fxterm 的設定與預設值，未填的項目採用預設值。
        settingRates = 匯率來源，優先使用第一個，失敗時改用下一個。
        settingStocks = 股價來源，依優先順序：yahoo、twse、twse-day、kraken、coinbase、cnbc、tencent、dash。若來源拒絕本程式的 User-Agent，可用 agent 另外指定。
        settingHistory = 歷史匯率來源，用於漲跌幅與走勢圖。
        settingRatesRefresh = 匯率更新間隔（秒）。
        settingStocksRefresh = 股價更新間隔（秒）。
        settingColours = 上漲的顏色："auto"（依地區）、"red-up"（紅）或 "green-up"（綠）。
        settingColourDepth = 色彩數："auto"（依終端機）、"24bit"、"256" 或 "16"。啟動時讀取。
        settingGraphics = 以像素繪製走勢圖："auto"（終端機支援 kitty 或 sixel，且非 SSH 連線時）或 "off"。啟動時讀取。
        settingFlags = 匯率卡片顯示國旗。
        settingSeconds = 時鐘顯示秒數。
        settingHours = 時制：12、24，或 "auto"（依地區）。
        settingLanguage = 語言："auto"（依地區）、en、zh_TW、zh_CN、ja、ko、id、de、es，也可加上國家，如 de_AT。
        settingTheme = 佈景主題："default" 隨終端機為深色或淺色；在看板上按 {key:theme.next} 可瀏覽其他主題。
        settingMouse = 滑鼠；設為 false 時由終端機處理，可選取文字。
        settingASCII = true 只用 ASCII 繪製；"auto" 僅在地區設定不是 UTF-8 時如此。
        settingAmbiguousWidth = 寬度不明確字元所占的欄數；終端機以全形顯示時設為 2。
        settingMotion = 牌組卡片的動畫。
        settingKeys = 各指令的按鍵；[] 表示不設按鍵。
        groupChart = 走勢圖
        helpChart = 全螢幕顯示所選卡片的走勢圖；再按一次返回
        keyChart = 走勢圖
        helpChartRange = 區間：一天到十年
        keyRange = 區間
        helpChartMax = 全部歷史
        helpChartShape = K 線、折線或面積圖
        keyShape = 類型
        helpChartScale = 線性、對數或百分比
        keyScale = 座標
        helpIndicators = 移動平均線、布林通道、RSI、MACD
        keyIndicators = 指標
        helpMark = 標記十字線上的 K 線，計算其後的漲跌
        keyMark = 標記
        helpZoom = 以十字線為中心放大、縮小
        keyZoom = 縮放
        helpPan = 移到較早、較晚的時間
        keyRead = 查價
        noChartOf = 沒有 {name} 的走勢圖
        indicatorsTitle = 技術指標
        shapeCandles = K 線
        shapeLine = 折線
        shapeArea = 面積
        scaleLinear = 線性
        scaleLog = 對數
        scalePercent = 百分比
        rangeDays = {count}日
        rangeMonths = {count}月
        rangeYears = {count}年
        rangeYTD = 今年
        rangeMax = 全部
        barOpen = 開
        barHigh = 高
        barLow = 低
        barClose = 收
        barVolume = 成交量
        daysApart = {count} 天
        chartOfCloses = 只有每日收盤價：尚無 K 線資料
        chartAsking = 正在取得 K 線…
        chartBegins = 資料始於 {date}
        keyOnOff = 開／關
        helpCompare = 與看板上的其他項目比較漲跌幅
        keyCompare = 比較
        helpChartCurrency = 以基準貨幣顯示價格
        keyCurrency = 貨幣
        compareTitle = 比較對象
        comparesNoMore = 一張走勢圖最多比較 {count} 個項目
        noOtherCurrency = 已用基準貨幣計價
        noCommonDays = 沒有這些項目都有交易的日期
        chartAtEnd = 已是最新的 K 線
        chartAtLimit = 已到盡頭
        aboutChart = 繪製一個項目的走勢圖，或比較多個項目
        aboutType = 走勢圖類型；預設為 candles
        aboutScale = 座標；預設為 linear
        aboutSize = 欄數和列數；預設依終端機而定
        aboutSVG = 將圖片寫入檔案；- 為標準輸出
        positions = 庫存
        noPositions = 目前沒有庫存
        positionsComeOfFile = 庫存由交易紀錄檔計算；{key:positions.add} 記錄交易
        positionCount = {count} 檔庫存
        helpPositions = 庫存（有交易紀錄檔時）
        helpHideAmounts = 隱藏或顯示庫存金額
        keyHideAmounts = 金額
        amountsHidden = 金額已隱藏 · 按 {key:amounts.hide} 顯示
        amountsShown = 金額已顯示
        quantityHeading = 數量
        valueHeading = 市值
        todayHeading = 今日
        gainHeading = 損益
        weightHeading = 比重
        labelCost = 成本
        labelPriceGain = 價差損益
        labelCurrencyGain = 匯兌損益
        labelIncome = 股利
        labelFees = 費用
        labelTotalReturn = 總損益
        labelYearlyReturn = 年化報酬
        labelAverageCost = 平均成本
        labelLots = 買進明細
        missingPrice = 沒有 {code} 的股價
        missingClose = 沒有 {code} 的收盤價
        missingCurrency = 不知道 {code} 的幣別
        missingRate = 沒有 {day} 的 {code} 匯率
        missingRow = 檔案第 {line} 行無法使用
        rowsWithMistakes = {count} 行無法使用
        helpAdjustment = 還原方式：僅分割、含股利或不還原
        adjustedSplits = 分割調整
        adjustedTotal = 還原股價
        adjustedNot = 未還原
        eventDividend = 股利 {amount}
        eventSplit = 股票分割 {ratio}
        untoldSplit = {date}：可能有未公布的股票分割（{ratio}）
        aboutAdjust = 歷史價格的還原；預設為 splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = 這一列超過 {size}
        textBehindQuote = 右引號後面還有文字；引號內的引號請寫成 ""
        tooManyFields = 標題有 {columns} 欄，這裡有 {count} 個值；含分隔符號的值請加引號
        headerExpected = 應有標題列，例如 {example}
        columnMissing = 標題列缺少 {column} 欄
        columnTwice = 標題列的 {column} 欄出現兩次
        valueNeeded = 需要填寫
        valueNeededBy = 類型為 {type} 的列需要填寫
        valueUnused = 類型為 {type} 的列沒有這一項，請留白
        exampleLike = 類似 {example} 的內容
        noSuchDay = 沒有 {day} 這一天
        dayOutOfRange = {day} 不在 {first} 到 {last} 之間
        commaInNumber = {text} 中有逗號；數字請寫成 {example}
        isNegative = 不能為負數
        isZero = 必須大於 0
        tooManyDecimals = 小數超過 {most} 位
        tooManyDigits = 超過 {most} 位數
        textTooLong = 超過 {most} 個字元
        moreThanHeld = 賣出超過持有的 {quantity}
        otherCurrency = 幣別為 {currency}，但該項目以 {unit} 報價
        lotNotUnderstood = 應為類似 {example} 的一行
        notYahoos = {text} 不是 Yahoo Finance 的代號；請寫成類似 {example}
        canMeanTwo = {text} 有兩種讀法；請用 {option} 指明
        columnNotInFile = 檔案中沒有 {column} 欄
        noRowAtLine = 第 {line} 行沒有交易
        rowChanged = 第 {line} 行的交易已被其他程式修改
        transactionsFine = {file}：{count} 筆交易，沒有錯誤
        transactionsNone = {file}：尚不存在，記下第一筆交易時建立
        importAdded = {file}：已新增 {count} 筆交易
        importWouldAdd = {file}：將新增 {count} 筆交易
        importKnown = {count} 筆已經存在
        importStopped = 沒有匯入；請先改正這些列
        aboutTransactions = 匯入、匯出或檢查交易紀錄，或顯示其位置
        aboutImportFormat = 檔案格式；預設依檔名判斷
        aboutMap = 券商的欄名與類型：date=成交日,buy=買進
        aboutAccount = 未註明帳戶的匯入列所用的帳戶
        aboutLotDay = 匯入持股的日期；預設為今天
        aboutDecimal = 匯入數字的小數點
        aboutDates = 3/4/2024 這類日期中先寫的是什麼
        aboutDryRun = 只顯示將匯入的內容，不寫入
        keyAmount = 金額
        keyNoAmount = 清除金額
        helpAmount = 在每張匯率卡片上換算金額，例如 250 EUR
        helpInvert = 反向換算：每種貨幣各 250
        amountQuestion = 金額：
        amountCleared = 已清除金額 · {key:amount.open} 輸入新金額
        noAmountToInvert = 還沒有金額 · {key:amount.open} 輸入
        dayToCome = {day} 還沒到
        noRateOfDay = 沒有 {date} 的匯率
        amountNumberMissing = 缺少數字
        amountUnexpected = 「{text}」不能寫在這裡
        amountUnclosed = 括號沒有關閉
        amountDivisionByZero = 不能除以零
        amountTooLarge = 數字超過 38 位
        amountTooLong = 文字太長
        amountAmbiguous = {text}：分不清是小數還是千位
        amountGrouping = {text}：千分位是三位一組
        amountDayMissing = 缺少日期，例如 2024-03-01
        amountNoSuchDay = 沒有 {text} 這一天；寫作 2024-03-01
        amountMargin = 加價須小於 100%，不能是 {text}%
        mistakeAt = {what}（第 {place} 個字元）
        settingMargin = 銀行從換算金額中收取的百分比，0 到 100（不含）。
        percentRange = 0 到 100（不含）的數字
        aboutConvert = 按現在或某一天的匯率換算金額
        aboutOn = 採用哪一天的匯率
        aboutMargin = 銀行收取的百分比，例如 2.5
        wordAmount = 金額
        wordDay = 日期
        printAmount = 金額
        needsAmount = {command} 需要金額，例如 {example}
        settingHome = 庫存所用的幣別，如 "TWD"；"auto" 為看板的基準幣別。
        settingCostMethod = 賣出的成本算法："fifo" 先進先出，"average" 平均成本。
        aboutPrivate = 隱藏庫存金額
        helpEnter = 記錄交易，例如 buy 10 AAPL 187.40
        entryQuestion = 交易：
        entryBuy = {date} 買進 {item} {quantity}，價格 {price}
        entrySell = {date} 賣出 {item} {quantity}，價格 {price}
        entryDividend = {date} {item} {quantity} 股利，每股 {price}
        entrySplit = {date} {item} 股票分割，每股變為 {quantity} 股
        entryFee = {date} 費用 {price}
        entryFeeOf = {date} {item} 的費用 {price}
        entryDeposit = {date} 存入 {price}
        entryWithdraw = {date} 提出 {price}
        entryWithFee = 費用 {price}
        entryRate = 匯率 {rate}
        entryAccount = 帳戶 {account}
        entryMissing = 還缺：{what}
        entryQuantity = 數量
        entryFactor = 比例，例如 4:1
        entryItem = 代號
        entryPrice = 價格
        entryCurrency = 貨幣
        entryInAccount = 帳戶
        deedEnter = 交易 {name}
        entryChanged = {deed}已不再以輸入時的樣子存在於檔案中；未復原任何內容
        enteredInDemo = {what}（展示，不儲存）
        transactionsNotSaved = 無法將最後記錄的交易儲存至 transactions.csv
        noPositionsYet = 目前沒有庫存；{key:positions.add} 記錄交易
        """#
}
