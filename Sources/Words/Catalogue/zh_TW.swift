extension Catalogue {
    /// Traditional Chinese. How to edit it: docs/howto/translate.md.
    static let traditionalChinese: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 匯率
        clocks = 時鐘
        worldClocks = 世界時鐘
        stocks = 股票
        deck = 牌組
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}（指定時間）
        currencyCount = {count} 種貨幣
        clockCount = {count} 個時鐘
        stockCount = {count} 檔股票
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 這裡沒有貨幣，按 {key:board.add} 新增。
        noClocks = 這裡沒有時鐘，按 {key:board.add} 新增。
        noStocks = 這裡沒有股票，按 {key:board.add} 新增。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}/{count}
        linesOf = 第 {part} 行，共 {count} 行
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}、{next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = 依{column}
        symbolColumn = 代號
        priceColumn = 成交價
        changeColumn = 漲跌幅
        quantityColumn = 數量
        valueColumn = 市值
        gainColumn = 損益
        gainShareColumn = 損益率
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = 視窗太小（{present}），fxterm 需要 {size}
        needsSizeShort = 需要 {size}

        # How old figures are.
        live = 即時
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = 參考匯率
        cached = 快取
        stale = 過時
        # The state of a figure of a past day that the user asked for.
        past = 過去
        # At the top of the board: all figures are closes of that day.
        asOfDay = 截至 {day}
        asOfDayBack = 截至 {day} · {key:back} 現在
        # Items whose closes have arrived, of those requested.
        closesProgress = {done}/{count}
        offline = 離線
        # Made-up figures: this must be seen at once.
        sampleData = 範例資料
        demoData = 示範 · 範例資料
        asking = 載入中…
        noFiguresYet = 尚無報價
        noAnswer = 沒有回應
        paused = 已暫停
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = 即時，{moment}
        offlineOf = 離線，{moment}的報價
        staleOf = 過時，{moment}的報價
        cachedOf = 快取，{moment}的報價
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} 拒絕連線，{moment} 起改用 {other}
        failingStandIn = {source} 異常，{moment} 起改用 {other}

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
        keyBaseline = 比較日
        keySort = 排序
        keyFold = 收合
        keyNow = 現在
        keyBase = 基準貨幣
        keyInverse = 反向
        keyTime = 時間
        # Shows the board as it was on a past day.
        keyDay = 過去某日
        # Keys that move a past day on by one day.
        keyByDay = 逐日
        keyByWeek = 逐週
        keyHelp = 說明
        keyQuit = 離開
        keyCarry = 搬移
        keyDrop = 放下
        keyPutBack = 取消
        keyOneDay = 前 1 個交易日
        keyFiveDays = 前 5 個交易日
        keySwap = 對調
        # A key to type a baseline such as 3m.
        keyTypeOne = 輸入
        keyLeave = 維持不變
        keyChoose = 選擇
        keyAddAndGoOn = 繼續新增
        keyClose = 關閉
        keyNameIt = 儲存
        keyCancel = 取消
        keyShowIt = 顯示
        keyScroll = 捲動
        keyBack = 返回
        keySkip = 略過
        keyKeep = 保留
        keyLater = 稍後
        keyBoard = 看板
        keyRefill = 找回略過
        keyOtherCards = 其他卡片
        keyOnOffBoard = 新卡片／看板
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
        groupTime = 指定時間
        groupFigures = 股價與匯率
        groupProgram = 一般
        helpSelect = 移動選取項目
        helpEnds = 第一張／最後一張卡片
        helpPages = 上一頁／下一頁
        helpPanels = 下一個與上一個面板
        helpPanelNumbers = 前往匯率、時鐘、股票
        helpPickUp = 拿起卡片：方向鍵搬移，{key:carry.drop} 放下，{key:back} 放回
        helpShift = 將卡片移動一格
        helpMarkCards = 標記卡片並移至下一張；按 {key:group.name} 與所選卡片組成群組
        helpOpen = 所選卡片的詳情；在標題上則收合群組
        helpNeighbours = 詳情中：上一張／下一張卡片
        helpFilter = 邊輸入邊搜尋此面板的卡片；再按 {key:board.filter} 搜尋所有看板
        helpAdd = 在面板新增貨幣、城市或股票
        helpRemove = 從看板移除卡片
        helpUndo = 復原上一個變更
        helpRedo = 重做已復原的變更
        helpCompact = 切換匯率卡片大小；再按一次則全部切換
        helpDensity = 卡片或列的大小：自動、精簡、大
        helpMap = 熱力圖，依漲跌幅著色（庫存：面積依市值，再按一次則相同）
        helpName = 將所選與已標記的卡片組成群組，或重新命名所選群組
        helpFold = 收合或展開群組（或在標題按 {key:details.open}）
        helpDeck = 逐張瀏覽可新增的項目
        helpQuarters = 時鐘前後撥 15 分鐘，過去日期前後移一天；{key:back} 回到現在
        helpDays = 時鐘前後撥一天，過去日期前後移一週
        helpTime = 將所有時鐘調到指定時間，例如 9am in New York
        helpDay = 過去某日的看板：2020-03-20、last friday、-1y；{key:back} 回到現在
        helpBaseline = 與前 1、5 個交易日、年初或任意日比較；{key:baseline.choose}{key:baseline.swap} 對調
        helpSort = 依漲跌幅排序表格；再按一次反向排序
        helpSortNext = 依下一欄排序
        helpHandOrder = 回到自訂順序
        helpBase = 將所選貨幣設為基準貨幣
        helpInverse = 反向顯示匯率：1 JPY 兌 USD
        helpInverseAll = 反向顯示所有匯率
        helpUnits = 以 1、100 或 1,000 單位顯示匯率
        helpRefresh = 立即更新報價
        helpPause = 暫停或恢復更新
        helpTheme = 下一個佈景主題
        helpHelp = 顯示這份說明
        helpPalette = 依名稱搜尋指令並執行
        helpQuit = 離開
        helpRedraw = 重新繪製畫面
        helpSuspend = 暫停 fxterm；在 shell 輸入 fg 恢復
        helpCancel = 關閉目前的視窗或輸入列
        helpSkip = 略過最上面的卡片，或從看板移除（或向左拖曳）
        helpKeep = 將最上面的卡片保留在看板上（或向右拖曳）
        helpLater = 稍後：將卡片移到最下面
        helpDeckDetails = 最上面卡片的詳情
        helpDeckUndo = 逐次復原滑動
        helpRefill = 找回略過的卡片
        helpOtherCards = 切換貨幣、股票、城市；也可按 {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = 切換新卡片與看板上的卡片
        commands = 指令
        paletteHint = 輸入指令，例如 sort 或 undo

        # The first keys, told in a corner at the first start.
        welcome = 歡迎
        greetingCarry = {key:carry.pickUp} 拿起卡片，方向鍵搬移，{key:carry.drop} 放下
        greetingAdd = {key:board.add} 新增，{key:details.open} 看詳情，{key:board.undo} 復原
        greetingDeck = {key:deck.open} 開啟牌組逐張瀏覽：{key:deck.keep} 保留，{key:deck.skip} 略過
        greetingHelp = {key:help.open} 顯示所有按鍵，{key:boards.open} 更多看板；本提示會自動消失

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset = {offset}小時
        hoursOffset = {offset}小時
        sameTime = 時間相同
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 上午{time}
        timePM = 下午{time}
        am = 上午
        pm = 下午

        # World clocks.
        noSuchZoneHere = 無此時區
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

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age}未更新
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt = 快取 {moment}
        noFigure = 尚無報價
        notInFeed = 未提供
        noSuchStock = 查無此股票
        symbolHeading = 代號
        closeHeading = 收盤價
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 成交價
        timeHeading = 時間
        changeHeading = 漲跌幅

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} 返回
        # The right end of a chart.
        now = 現在
        closesBack = 歷史收盤價及至今漲跌幅
        labelRate = 匯率
        labelAmount = 金額
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
        labelChanges = 漲跌幅
        labelSource = 來源
        labelMadeAt = 報價時間
        labelThroughDollar = 經美元
        labelReceived = 更新時間
        labelBut = 其他來源
        labelMarket = 市場
        labelExchange = 交易所
        labelLastError = 最近錯誤
        labelTime = 時間
        labelDate = 日期
        labelFromHere = 與本地時差
        labelFromUTC = UTC 時差
        labelZone = 時區
        labelSoon = 夏令時間
        labelClocks = 時鐘調整
        labelHolidays = 休市日
        noneYet = 尚無
        noCloseToMeasure = 沒有可比較的收盤價
        noChangeDisputed = 不顯示漲跌幅：兩個來源不一致
        noChangeJump = 不顯示漲跌幅：與收盤價相差超過 10 倍
        noChangeAhead = 不顯示漲跌幅：報價時間晚於現在
        noCloseBefore = {day} 之前沒有收盤價
        noCloseThatDay = 資料來源沒有當天的收盤價
        noPastNotBefore = 比較日須早於報價日
        noPastFeed = 設定中的資料來源沒有更早的收盤價
        noCloseOfSource = 不計算漲跌：當時的收盤價來自{source}
        closesLoading = 正在載入更早的收盤價
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 收盤價 {close}
        monthAtClose = {low} – {high}（收盤價）
        madeAgo = {moment}，{ago}
        otherFeedSays = {source} 報 {figure}（{share}）
        otherFeedMadeAt = 報價時間 {moment}；無法判斷何者正確
        currenciesOpen = 交易中，週日至週五 {time}（紐約時間）
        currenciesClosed = 週末休市
        exchangeHoursUnknown = 交易時間不明
        openAlways = 24 小時交易
        onePriceADay = 每日僅一次報價
        exchangeState = {place}，{state}；當地 {time}
        zoneUnknown = 此系統沒有這個時區
        clocksForward = {date} {time} 撥快，改為 {zone}
        clocksBack = {date} {time} 撥慢，改為 {zone}
        noClockChange = 沒有預定的時鐘調整
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}，{state}
        sample = 範例

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = 1 {base} 兌 {code}
        unitPerMany = {count} {base} 兌 {code}
        fromClose = 收盤價 {close}
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
        # The same words beside the deck, and in small letters.
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
        banksOpen = 銀行間市場交易中
        banksClosed = 週末休市
        closesFriday = ，{span}後收盤（紐約時間週五 {time}）
        opensSunday = ，{span}後開盤（紐約時間週日 {time}）
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
        lastSwipeBack = 復原上一次滑動
        throughOnBoard = 瀏覽看板上的卡片
        throughNotOnBoard = 瀏覽不在看板上的卡片
        theBoard = 回到看板

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = 這裡沒有可拿起的卡片
        nothingToMove = 這裡沒有可移動的卡片
        nothingToRemove = 這裡沒有可移除的卡片
        nothingToOpen = 這裡沒有可開啟的項目；按 {key:board.add} 新增
        noCardYet = 還沒有卡片；按 {key:board.add} 新增
        sortedSoNoMove = 表格依{column}排序；先按 {key:stocks.ownOrder} 回到自訂順序，再移動
        sortedSoNoGroup = 表格依{column}排序；先按 {key:stocks.ownOrder} 回到自訂順序，再分組
        groupNeedsName = 請輸入群組名稱；按 {key:back} 取消
        groupExists = 群組「{name}」已存在；請換一個名稱
        groupsFull = 每個面板最多可有 {count} 個群組
        cardInNoGroup = 這張卡片不在群組中；按 {key:group.name} 建立群組
        groupBegun = 已建立「{name}」群組
        marked = 已標記：{names}；按 {key:group.name} 與所選卡片組成群組
        groupRenamed = {old} 已重新命名為 {name}
        groupUnchanged = 群組名稱已是「{name}」
        folded = 已收合 {name}；按 {key:group.fold} 展開
        unfolded = 已展開 {name}
        onlyRateCards = 只有匯率卡片有兩種大小；按 {key:panel.1} 前往匯率
        allCompact = 所有卡片都已縮小；按 {key:card.tall} 放大這張
        allTall = 所有卡片都已放大；按 {key:card.compact} 縮小這張
        allMadeCompact = 所有卡片已縮小
        allMadeTall = 所有卡片已放大
        madeCompact = {name} 已縮小；再按 {key:card.compact} 縮小全部
        madeTall = {name} 已放大；再按 {key:card.tall} 放大全部
        densityAutomatic = {panel}：自動大小
        densityCompact = {panel}：精簡，每項一列
        densityLarge = {panel}：大號數字
        mapShown = {panel}：熱力圖，依漲跌幅著色
        mapByValue = {panel}：熱力圖，面積依市值
        mapEqual = {panel}：熱力圖，大小相同
        mapHidden = {panel}：已關閉熱力圖
        noMapHere = 只有匯率、股票與庫存有熱力圖；按 {key:panel.1} 前往匯率
        ownOrderAlready = 表格已是自訂順序
        ownOrderNow = {panel}已回到自訂順序
        groupedByAccount = 庫存已依帳戶分組
        groupedByCurrency = 庫存已依幣別分組
        groupedNot = 庫存不分組
        groupingImpossible = 所有庫存都在同一帳戶、同一幣別
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel}已依{column}排序 {mark}；按 {key:stocks.ownOrder} 回到自訂順序
        selectRateFirst = 請先選取匯率卡片：{key:rates.base} 將其貨幣設為基準貨幣
        noRateForBase = {code} 尚無匯率，不能設為基準貨幣
        baseIs = 基準貨幣已設為 {code}
        ratesInverse = 已反向顯示匯率；按 {key:rates.invertAll} 恢復
        ratesDirect = 已恢復原本的匯率方向
        ratesFor = 匯率現以 {count} 單位顯示
        baselineAlready = 比較日已是 {baseline}
        baselineIs = {baseline}：{since}的漲跌幅
        # The title of a list of days.
        baselineTitle = 漲跌幅的比較日
        # What is typed follows.
        baselineQuestion = 比較日：
        notABaseline = 「{text}」不是比較日：請輸入 d1 到 d250、wtd、mtd、qtd、ytd、3m、10y 或 2024-03-01
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
        deedGroup = 建立群組 {name}
        deedGroupPositions = 將庫存分組
        deedRename = 重新命名 {name}
        deedFold = 收合 {name}
        deedUnfold = 展開 {name}
        deedSize = 調整 {name} 的大小
        deedSizeOfAll = 調整所有卡片的大小
        deedMap = 切換熱力圖
        deedBaseline = 變更比較日
        deedSort = 排序
        deedBase = 變更基準貨幣
        deedInverse = 切換匯率方向
        deedUnits = 變更匯率單位
        deedTheme = 變更佈景主題
        deedRemove = 移除 {name}
        deedRemoveGroup = 移除群組 {name}
        deedAdd = 新增 {name}
        deedKeep = 保留 {name}
        deedTakeOff = 移除 {name}
        notACurrency = 「{text}」不是貨幣代碼（如 JPY）或貨幣對（如 EUR/JPY）
        notACity = 「{text}」不是城市或時區，例如 Tokyo、Asia/Tokyo
        notASymbol = 「{text}」不是股票代號，例如 AAPL、2330.TW
        nothingAdded = {problem}；未新增任何項目
        panelFull = 每個面板最多可放 {count} 個項目
        isTheBase = {code} 是基準貨幣，因此沒有卡片
        onBoardAlready = {name} 已在看板上
        added = 已新增 {name}
        addedUnquoted = 已新增 {name}，尚無資料來源提供報價
        addedNotInDemo = 已新增 {name}，示範資料中沒有它的價格
        askingFeeds = 正在更新報價
        pausedUntil = 已暫停更新；按 {key:feeds.pause} 恢復
        askedAgain = 已恢復更新
        boardIsYours = 可以再次變更看板
        boardTaken = 唯讀：此看板已在另一個 fxterm 中開啟
        boardTakenBy = 唯讀：此看板已在另一個 fxterm（程序 {process}）中開啟
        notATime = 「{text}」不是時刻，例如 9am、tomorrow 14:30、9am in New York
        twelveUnclear = 「{text}」可能是中午，也可能是午夜：請輸入 12:00 或 0:00
        noPlaceCalled = 沒有符合「{text}」的城市或時區
        placeMayBe = 「{text}」符合 {names}；請輸入更多字
        noSuchZoneCalled = 此系統沒有這個時區：{zone}
        timeOnDay = {day} {time}
        timeSkipped = {place} 沒有 {wall}：時鐘撥快，略過這個時刻
        timeTwice = {place} 的 {wall} 會出現兩次；顯示第一次（{zone}）
        tooFarOff = 日期太遠：請選擇 100 年內的日期
        notADay = 「{text}」不是日期，例如 2020-03-20、last friday、昨天、-3m、-1y
        dayTooEarly = 資料來源沒有 {day} 之前的收盤價
        dayIsNow = 那一天還沒有結束，因此顯示現在
        setAsideNone = 沒有略過的卡片
        cardsAgain = 已找回 {count} 張卡片
        terminalTooSlow = 終端機太慢，已關閉動畫
        deckIsThrough = 全部看完；按 {key:deck.refill} 找回略過的卡片，{key:back} 回到看板
        noSwipe = 沒有可復原的滑動
        heldBack = {code}：{source} 突然報 {figure}，確認前不採用
        heldBackMore = {code} 與其他 {others} 項報價突然大幅變動，確認前不採用
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} 在此無作用；{key:help.open} 顯示所有按鍵
        keyDoesNothingInDeck = {key} 在此無作用；{key:deck.skip} 略過，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInPile = {key} 在此無作用；{key:deck.skip} 移除，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInDetails = {key} 在此無作用；{key:back} 回到看板
        thatKey = 這個按鍵
        putDownFirst = 請先放下卡片：{key:carry.drop} 放下，{key:back} 放回
        nothingHereYet = 這裡還沒有項目；按 {key:board.add} 新增

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name} 的新名稱：
        nameOfGroup = 群組名稱：
        hintName = {key:prompt.accept} 儲存 · {key:back} 取消
        whenItIsHere = 將時鐘調到（本地時間）：
        whenItIsIn = 將時鐘調到（{place}時間）：
        # Times that may be typed there; each is understood in every language.
        whenExamples = 下午3:30 · 明天14:30 · 9:00 紐約
        # What is typed follows.
        dayQuestion = 顯示哪一天的看板：
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · 昨天 · -3m · -1y
        findIn = 在{panel}中搜尋：
        addCurrency = 新增貨幣
        addClock = 新增時鐘
        addStock = 新增股票
        addCurrencyHint = 代碼、名稱、國家，或貨幣對如 EUR/JPY
        addClockHint = 城市、國家或時區；{key:select.left} {key:select.right} 依首字母跳轉
        addStockHint = 代號或公司名稱
        inAllCount = 共 {count} 項
        foundCount = 找到 {count} 項
        addedCount = 已新增 {count} 項
        foundAskingMore = {found}，線上搜尋中…
        foundNoAnswer = 離線{found}，資料來源沒有回應
        nothingFoundFor = 找不到「{text}」。
        askingFor = 正在搜尋「{text}」…
        noAnswerBecause = 沒有回應：{problem}
        enterAddsAsTyped = 按 {key:picker.add} 直接新增 {text}。
        asTyped = 照輸入內容

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}；{next}
        askingAgainNext = 下次更新時重試
        askingAgainIn = {span}後重試
        nextRequest = {span}後再次查詢 {source}
        failUnreachable = 無法連線到 {source}
        failTimedOut = {source}：連線逾時
        failTooMany = {source}：請求過多
        failAtFirst = {source}：{host} 拒絕了第一次請求（HTTP 429）
        failUnknownSymbol = {source} 查無 {symbol}
        thisSymbol = 這個代號
        failRefused = {source}：拒絕存取（HTTP {code}）
        failNothingThere = {source}：找不到網址（HTTP {code}）
        checkSettings = 請檢查設定
        checkSpelling = 請檢查拼字
        didYouMean = 您是不是要找 {names}？
        failOutOfOrder = {source}：資料來源故障（HTTP {code}）
        failNoAnswer = {source}：沒有可用的回應（HTTP {code}）
        failTooLarge = {source}：回應超過 {size}，已忽略
        failRedirect = {source}：重新導向到其他主機，未繼續連線
        failMalformed = {source}：回應格式不符預期
        failInsecure = {source}：http 僅限本機；請在設定中改用 https
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}：沒有金鑰 {key}
        failOpenKeys = {source}：其他使用者可以讀取 {file}，因此不使用
        bytesSize = {count} 位元組

        # A change that an earlier version made.
        deedOther = 其他變更

        # Headings of what fxterm print and fxterm time print.
        printCode = 代碼
        printName = 名稱
        printRate = 匯率
        printBaseDay = 比較日
        printBaseRate = 比較日匯率
        printBaseClose = 比較日收盤價
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
        printCurrency = 幣別
        printPrice = 成交價
        printOpen = 開盤
        printHigh = 最高
        printLow = 最低
        printClose = 收盤
        printVolume = 成交量
        printSession = 時段
        printBought = 買進日
        printSold = 賣出日
        # How many days a share was held before it was sold.
        printDaysHeld = 持有天數
        # What a sale brought, without fees.
        printProceeds = 賣出金額
        # What the sold shares had cost, without fees.
        printCost = 成本
        printKind = 類型
        printYear = 年度
        # Dividends and interest together.
        printEarnings = 股利及利息
        incomeDividend = 股利
        incomeInterest = 利息
        # The last line of the list of gains.
        gainsNotAdvice = 僅為清單，不構成稅務建議。
        printItem = 項目
        printAccount = 帳戶
        printQuantity = 數量
        printValue = 市值
        printDayChange = 今日漲跌
        printPriceGain = 價差損益
        printCurrencyGain = 匯兌損益
        printIncome = 股利
        printFees = 費用
        printTaxes = 稅款
        printGroup = 群組
        printMarket = 市場
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = 今日匯率影響
        printTotal = 總損益
        printYearly = 年化報酬率
        printWeight = 比重

        # What fxterm doctor says of the feeds.
        doctorRates = 匯率
        doctorStocks = 股票
        doctorHistory = 歷史匯率
        doctorEvents = 行程
        doctorAlerts = 提醒服務
        doctorHeldBack = 待第二次回應確認才採用
        doctorState = 狀態
        doctorKey = 金鑰
        doctorNoKeyNeeded = 不需要
        doctorKeyFound = 已找到 {key}
        doctorLastAnswer = 最近回應
        doctorLastError = 最近錯誤
        # Before the service's own words.
        doctorSaid = 回應內容
        # Before an age, such as: 5 min ago.
        doctorFailingSince = 故障開始
        # Before the feeds that answer for one that fails.
        doctorStandIn = 備援來源
        doctorStandInFor = {source}，已持續 {span}
        doctorWarning = 警告
        doctorEnds = 服務將於 {day} 結束；請換一個資料來源
        doctorNextTry = 下次嘗試
        doctorPace = 間隔
        doctorWhatToDo = 建議做法
        doctorAlsoAsks [18] = 也會連線
        doctorNotAsked = 此版本不使用
        feedServes = 提供資料
        feedQuota = 剩餘請求
        feedQuotaOf = 每天 {most} 次，剩 {left} 次
        feedQuotaOfHour = 每小時 {most} 次，剩 {left} 次
        feedRecipes = 範本（recipe）
        feedNoneCalled = 沒有名為 {name} 的資料來源；現有：{names}
        feedSaved = 已儲存 {file}
        doctorNone = 無
        doctorNoAnswerYet = 尚無
        doctorNextRefresh = 下次更新時
        doctorStart = 執行 fxterm 或 fxterm print 以取得
        doctorFallback = 無；僅在前面的資料來源失敗時使用
        doctorNothing = 無須處理
        doctorWait = 請稍候
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span}後，依伺服器要求
        doctorRest = {span}後，失敗後暫緩
        doctorIn = {span}後
        doctorPaceSet = 每 {span}，依設定
        doctorPaceFloor = 每 {span}：fxterm 不會更頻繁地向 {source} 查詢相同資料
        doctorPaceShared = 每 {span}：每小時 {budget} 次請求已用 {count} 次，其餘平均分配
        doctorPaceSpent = 暫停：本小時的 {budget} 次請求已用完
        justNow = 剛剛
        doctorTime = 時間
        adviceUnreachable = 請檢查網路與設定中的網址
        adviceTimedOut = 請稍候；若持續發生，請檢查網路
        adviceTooMany = 請稍候；若再次發生，請調高設定中的 refresh
        adviceAtFirst = 等待無效：請為此資料來源設定 agent，或新增其他資料來源
        adviceSymbol = 請檢查股票代號
        adviceRefused = 此資料來源拒絕回應：請在設定中將其他資料來源排在前面
        adviceAddress = 請檢查設定中的網址
        adviceOutOfOrder = 請稍候：服務本身故障
        adviceChanged = 請檢查網址；若無誤則是服務已變更，請更新 fxterm
        adviceRedirect = 若信任新網址，請填入設定
        adviceInsecure = 請在設定中寫 https://
        adviceNoKey = 在 config.json 旁的 keys 檔案中寫上 NAME=值（chmod 600），或設定環境變數
        adviceOpenKeys = 對金鑰檔案執行 chmod 600
        doctorDesk = 團隊伺服器
        adviceDesk = 若持續發生，請團隊伺服器的管理員執行 fxterm desk check

        # What the command line answers.
        outputNotWritten = 無法寫入輸出：另一端已關閉或已滿
        noFiguresNetwork = 尚無報價；請檢查網路
        noFiguresLately = 尚無報價：剛才已查詢資料來源，但沒有取得
        stillOnTheWay = 尚未收到：{names}；--wait 60 可等待更久
        noFeedsSet = 沒有報價：設定中沒有資料來源
        noBarsOf = {code}：沒有歷史價格
        noSuchCurrency = 沒有 {code} 這種貨幣
        noRateOf = 沒有資料來源提供 {code} 的匯率
        noClocksOnBoard = 看板上沒有時鐘；請指定城市，例如「fxterm time Tokyo」
        tzdataHasNoZone = 系統的 tzdata 沒有時區「{zone}」
        noCityCalled = 沒有名為「{text}」的城市或時區
        sayWhich = 「{text}」可能是 {names}；請指明
        expectedTime = --at「{text}」：應為時間，例如 "2026-11-23 09:00 New York" 或 "9am UTC"
        wallTwice = {place} 的 {wall} 會出現兩次；採用第一次（{zone}）
        tryHelp = 請執行「fxterm --help」。

        # What fxterm time answers to a time that is not there.
        atSkipped = --at：{place} 沒有 {wall}：時鐘撥快，略過這個時刻

        # Holidays of exchanges.
        holidayNewYear = 元旦
        holidayNewYearsEve = 新年前夕
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
        holidayRestorationDay = 台灣光復節
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
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}：第 {place} 個字元應為 {wanted}
        feedNameTaken = {name} 是 fxterm 內建的資料來源；請換一個名稱
        feedNameTwice = 有兩個資料來源名為 {name}；請將其中一個重新命名
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
        noEscape = {escape} 不是有效的跳脫字元
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
        unshowable = 看不見的字元
        secondsRange = {low} 到 {high} 秒
        noSuchBinding = 沒有這個指令；fxterm config default 會列出全部
        noSuchKeyName = {text} 不是按鍵；請寫成 {examples} 等
        keyTaken = {key} 同時用於 {one} 與 {other}；請為其中一個改用其他按鍵
        keyIsTyped = 在 {command} 生效之處，{key} 會當成文字輸入；請改用 enter 或 ctrl-s 等按鍵
        commandNeedsKey = {command} 必須有按鍵
        backNeedsKey = back 必須有一個不輸入字元的按鍵，例如 esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 不明的鍵；此處可用：{keys}
        keyMissing = 缺少 {key}
        keyMissingOneOf = 缺少 {key}；請填 {choices}
        fileUnreadable = 無法讀取：{reason}
        noSuchFile = 沒有這個檔案；請檢查路徑
        saveAsUTF8 = 不是 UTF-8 文字；請將檔案存為 UTF-8
        fileEmpty = 檔案是空的；寫 {example} 表示採用預設值，或刪除檔案
        addressEmpty = 空白；請填位址
        controlCharacter = 含有控制字元；請刪除
        deskSecret = 位址中含有密碼；請移到 ~/.pgpass 或服務檔
        deskUnverified = 其他電腦上的團隊伺服器需要 sslmode=verify-full；請寫上，或省略 sslmode
        notAnAddress = 不是位址：{text}；應類似 {example}
        notAnAddressBegin = 不是位址：{text}；應以 {example} 開頭
        plainHTTPOnlyHere = http 只限本機；請寫 https://
        mustBe = {key} 應為 {choices}
        themeMustBe = 佈景主題應為物件 {example}
        noSuchRole = {name}不是有效的角色；可用：{names}
        noSuchPart = {name}不是角色的項目；可用：{names}
        notAColour = {key}：顏色應為 {example}、ANSI 顏色 0 到 15 或 {standard}
        themeLeftOut = {problem}；略過此佈景主題
        nameUnreadable = 無法讀取 {file}（{reason}）

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = 是資料夾
        isNoPlainFile = 不是一般檔案
        isTooLarge = 大於 {size}
        fileKeepsChanging = 另一個程式正在不斷修改該檔案；請在其完成後再試一次
        isGone = 已被刪除
        isNotUTF8 = 不是 UTF-8 文字
        pathNotUTF8 = 路徑不是 UTF-8；請重新命名
        isNotJSON = 不是 JSON
        isNoBoard = 不是看板檔案
        isAnothers = 屬於別的程式
        isOfVersion = 版本為 {version}
        isWrongType = {key} 的類型不對
        isNull = {key} 是 null
        tooManySetAside = 旁邊保留的備份檔太多；請刪除一些

        # What is said of the files that the program keeps.
        diskFull = {file}：磁碟已滿；騰出空間後會儲存
        notPermitted = {file}：沒有權限；請將檔案與其資料夾設為可寫入
        fileInUse = {file}：另一個程式使用中；結束後會儲存
        fileDamaged = {file}：已損壞；請移走後重新啟動 fxterm
        diskSilent = {file}：磁碟沒有回應；最後的變更可能遺失
        fileFailed = {file}：{reason}；解決之前無法儲存
        notSavedYet = 尚未儲存：{what}（{reason}）
        savedAgain = {file}：已恢復儲存
        noHome = 沒有家目錄；請設定 HOME
        fileSetAside = 無法讀取 {file}（{reason}）；已移至 {name}
        fileLeftAlone = 無法讀取（{reason}）也無法移動 {file}；移走之前不會儲存至該檔案
        fileIsNewer = {file} 由較新的 fxterm（版本 {version}）寫入；更新 fxterm 之前不會儲存至該檔案
        folderIsOpen = 其他使用者可以存取 {file}；請執行 chmod 700
        entriesLeftOut = {file}：略過 {count} 個無效的項目

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = 缺少 fxterm-collector：請重新安裝 fxterm
        feedsUnfit = 無法啟動 fxterm-collector：請重新安裝 fxterm
        feedsNoRoom = 系統已無程序或執行緒可供 fxterm-collector 使用；請關閉其他程式
        feedsStopped = 收集程式已停止，請看紀錄檔
        feedsSilent = fxterm-collector 沒有回應；30 秒後重新啟動
        feedsOutOfReach = fxterm-collector 沒有回應，且在此 fxterm 無法結束它的地方執行，例如另一個容器
        proxyNotFound = 找不到代理伺服器
        noNetwork = 沒有網路
        noConnection = 無法連線
        nameNotKnown = 找不到主機（可能離線）
        certificateNotTrusted = 憑證來自不明的憑證授權單位
        certificateOutOfDate = 憑證不在有效期內，或時鐘有誤
        certificateOfOther = 憑證屬於另一部主機
        certificatesUnreadable = 無法讀取憑證授權單位清單，請見 fxterm doctor
        noSecureConnection = 無法建立安全連線
        connectionBrokeOff = 連線已中斷
        breaksOff = 回應不完整
        figuresLeftOut = 略過 {count} 個無法使用的項目

        # Why nothing comes from the team server, in the same brackets.
        deskGone = 團隊伺服器的資料庫沒有回應
        deskIsNewer = 團隊伺服器版本較新：請更新 fxterm
        deskIsOlder = 團隊伺服器版本較舊：管理員須執行 fxterm desk migrate
        deskIsNone = 該資料庫中沒有團隊伺服器：管理員須執行 fxterm desk init
        deskRefuses = 團隊伺服器拒絕登入
        deskNoPassword = 團隊伺服器需要密碼，但找不到密碼：請寫入 ~/.pgpass
        deskOpenPasswordFile = 其他使用者可以讀取密碼檔，因此不使用：請執行 chmod 600 ~/.pgpass
        deskWrongPassword = 團隊伺服器拒絕此密碼：請在 ~/.pgpass 中更正
        deskNoDatabase = 團隊伺服器沒有這個資料庫：請更正設定中的 desk
        deskBadAddress = 團隊伺服器的位址無效：請更正設定中的 desk
        deskUntrusted = 團隊伺服器的憑證不受信任：請將其憑證授權單位放入 ~/.postgresql/root.crt
        deskIdle = 沒有收集程式發布到團隊伺服器

        # What else is said on the screen.
        pasteDoesNothing = 請先按 {key:board.add}，再貼上名稱
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
        noBaseHere = {command} 不支援 --base：沒有匯率或合計
        noSuchCommand = 沒有{text}這個指令
        optionExpected = {option} {text}：應為 {choices}
        cannotPrint = 無法輸出{text}：應為 {choices}
        needsItem = {command} 需要項目，例如 {example}
        noDescriptors = 系統已無檔案描述元；請關閉其他程式
        noThreads = 執行緒已用盡，此看板不會更新；請關閉其他程式
        noWatches = 系統已無檔案監看，改為每秒檢查一次；請關閉其他程式或調高 fs.inotify.max_user_instances
        stoppedByFault = fxterm {version} 意外結束。詳情在 {file} 的結尾；回報位置：{place}
        notATerminal = {stream}不是終端機；fxterm print 不需要終端機
        standardInput = 標準輸入
        standardOutput = 標準輸出
        terminalTooSimple = 終端機類型{type}無法定位游標；請正確設定 TERM
        terminalUnknown = 沒有終端機類型{type}的描述；請安裝 ncurses-base 或設定 TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 用法：
        # What stands for what the user fills in: --config FILE.
        wordFile = 檔案
        wordItem = 項目
        wordCity = 城市
        wordTime = 時間
        wordCommand = 指令
        aboutProgram = 終端機裡的行情看板：匯率卡片、世界時鐘與股票表格。
        aboutPrint = 輸出看板或其中一部分
        aboutWatch = 逐行輸出觸發的提醒
        aboutCollect = 在背景持續更新報價
        aboutTime = 顯示其他城市的時間
        aboutDoctor = 顯示各資料來源的狀態；不發出請求
        aboutFeeds = 列出資料來源、測試其中一個，或儲存各來源的回應
        aboutSettings = 顯示設定檔位置、檢查設定檔，或輸出預設值
        aboutConfig = 使用此設定檔
        aboutDemo = 以範例資料模擬行情；不儲存任何內容
        aboutFormat = 輸出格式（預設：table）
        aboutLineFormat = 輸出格式（預設：lines）
        aboutAt = 要顯示的時間，本地或指定地點：
        aboutBaseline = 比較日：d1、d5、ytd、1y、日期，可多個
        aboutBase = 匯率和合計的基準貨幣
        aboutWait = 等待回應的秒數
        aboutRange = 回溯區間（預設：1mo）
        aboutInterval = 每根 K 線的長度（預設：依區間）
        aboutYear = 賣出的年度（預設：全部）
        aboutDays = 往後顯示的天數（預設：30）
        aboutMethod = 賣出時取用哪些買進明細（預設：設定值）
        aboutPricesFrom = 價格的第一天
        aboutPriceFormat = 輸出格式（預設：ledger）
        aboutJournalFormat = 供其他程式使用（預設：原檔案）
        aboutWatchPrices = 讓此檔案中的價格保持最新
        # Of transactions that are exported for another program.
        journalLacks = {items} 的幣別不明，已略過其交易
        aboutHome = 合計所用的貨幣（預設：您的本幣）
        aboutOnDay = 某一天結束時的狀況
        aboutBy = 依幣別（預設）、帳戶、群組或市場加總
        aboutWhatIf = 假設匯率或價格變動：'EUR -10%'
        aboutPrintOn = 過去某一天的收盤價
        aboutChartFrom = 走勢圖的第一天
        aboutChartTo = 走勢圖的最後一天
        aboutHelp = 顯示這份說明
        aboutVersion = 顯示版本
        aboutKeys = 在看板上按 {key:help.open} 顯示按鍵。設定檔：
        aboutExit = 結束代碼：0 成功，1 失敗，2 用法錯誤。
        collecting = 持續更新報價；按 Ctrl-C 結束。
        aboutCollectDesk = 將報價發布到此團隊伺服器
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = 此收集程式現在負責發布到團隊伺服器。
        publisherWaits = 另一個收集程式（{name}）正在發布到團隊伺服器；此程式會等它結束。
        publisherGone = 無法連線到團隊伺服器；將重試：{reason}
        publisherLate = 團隊伺服器目前不接受報價；稍後再發布：{reason}
        publisherRefused = 團隊伺服器拒絕了 {count} 列（第一個為 {item}），其餘皆已發布：{reason}
        publisherRecovered = 團隊伺服器已恢復接受報價。
        publisherNoDesk = 無法發布到該資料庫；請執行 fxterm desk check：{reason}
        publisherNewer = 此程式無法寫入版本 {version} 的團隊伺服器：請更新 fxterm

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}：沒有問題
        settingsNone = {file}：沒有這個檔案，採用預設值
        settingsFileHead = fxterm 的設定與預設值，未填的項目採用預設值。
        settingRates = 匯率的資料來源，優先使用第一個，失敗時改用下一個。
        settingStocks = 股價的資料來源，依優先順序：yahoo、twse、twse-day、kraken、coinbase、cnbc、tencent、dash。若資料來源拒絕本程式的 User-Agent，可用 agent 另外指定。
        settingHistory = 歷史匯率的資料來源，用於漲跌幅與走勢圖。
        settingEvents = 行程的資料來源：交易所除息、財報與行事曆（.ics）。
        settingRatesRefresh = 匯率更新間隔（秒）。
        settingStocksRefresh = 股價更新間隔（秒）。
        settingDesk = 團隊伺服器的位址 postgresql://…；off 表示直接查詢資料來源。
        settingDeskOnly = 團隊伺服器無法使用時，不改為查詢資料來源。
        settingColours = 上漲的顏色："auto"（依地區）、"red-up"（紅）或 "green-up"（綠）。
        settingColourDepth = 色彩數："auto"（依終端機）、"24bit"、"256" 或 "16"。啟動時讀取。
        settingGraphics = 以像素繪製走勢圖："auto"（終端機支援 kitty 或 sixel，且非 SSH 連線時）或 "off"。啟動時讀取。
        settingFlags = 匯率卡片顯示國旗。
        settingSeconds = 時鐘顯示秒數。
        settingHours = 時制：12、24，或 "auto"（依地區）。
        settingLanguage = 語言："auto"（依地區）、en、zh_TW、zh_CN、ja、ko、id、de、es，也可加上國家，如 de_AT。
        settingNames = 股票名稱：auto 用您的語言或英文，local 用各市場當地語言。
        settingTheme = 佈景主題："default" 隨終端機為深色或淺色；在看板上按 {key:theme.next} 可瀏覽其他主題。
        settingMouse = 滑鼠；設為 false 時由終端機處理，可選取文字。
        settingASCII = true 只用 ASCII 繪製；"auto" 僅在地區設定不是 UTF-8 時如此。
        settingAmbiguousWidth = 寬度不明確字元所占的欄數；終端機以全形顯示時設為 2。
        settingMotion = 牌組卡片的動畫。
        settingKeys = 各指令的按鍵；[] 表示不設按鍵。
        groupChart = 走勢圖
        helpChart = 全螢幕顯示所選卡片的走勢圖；再按一次關閉
        keyChart = 走勢圖
        helpChartRange = 走勢圖的區間：一天到十年
        keyRange = 區間
        helpChartMax = 顯示全部歷史的走勢圖
        helpChartShape = 走勢圖類型：K 線、折線或面積
        keyShape = 類型
        helpChartScale = 走勢圖座標：線性、對數或百分比
        keyScale = 座標
        helpIndicators = 技術指標：移動平均線、布林通道、RSI、MACD
        keyIndicators = 指標
        helpMark = 標記十字線上的 K 線，並從該處計算漲跌幅
        keyMark = 標記
        helpZoom = 以十字線為中心放大或縮小
        keyZoom = 縮放
        helpPan = 將走勢圖移到較早或較晚的時間
        keyRead = 十字線
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
        chartOfCloses = 僅有每日收盤價：沒有資料來源提供盤中資料
        chartAsking = 正在載入走勢圖…
        chartBegins = 資料始於 {date}
        keyOnOff = 開／關
        helpCompare = 與任意股票、貨幣、加密貨幣或貨幣對比較漲跌幅
        keyCompare = 比較
        helpChartCurrency = 以基準貨幣顯示走勢圖
        keyCurrency = 幣別
        compareTitle = 比較對象
        # The empty field above the list of what a chart can be compared with.
        compareHint = 代號、貨幣或貨幣對：AAPL、^N225、BTC、EUR/JPY
        notComparable = 「{text}」不是 AAPL、BTC 或 EUR/JPY 這樣的代號、貨幣或貨幣對
        comparesNoMore = 一張走勢圖最多比較 {count} 個項目
        noOtherCurrency = 價格已以基準貨幣顯示
        noCommonDays = 沒有共同的交易日
        chartAtEnd = 已是最新的 K 線
        chartAtLimit = 這個方向已到盡頭
        aboutChart = 繪製一個項目的走勢圖，或比較多個項目
        aboutType = 走勢圖類型（預設：candles）
        aboutScale = 價格座標（預設：linear）
        aboutSize = 欄數與列數（預設：依終端機）
        aboutSVG = 將 SVG 寫入檔案，- 表示標準輸出
        positions = 庫存
        noPositions = 目前沒有庫存
        positionsComeOfFile = 庫存由交易紀錄檔計算；按 {key:positions.add} 記錄交易
        positionCount = {count} 檔庫存
        noAccount = 無帳戶
        # Money in an account.
        cash = 現金
        # Of cash below 0.
        cashOverdrawn = 透支
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = 曝險
        helpExposure = 依幣別、帳戶等顯示市值、比重與今日匯率影響
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = 分類
        byCurrency = 依幣別
        byAccount = 依帳戶
        byGroup = 依群組
        byMarket = 依市場
        noGroup = 未分組
        # Of positions that no exchange in the table trades.
        otherMarket = 其他
        fundsByQuote = 基金按其報價幣別計算，不看其持有的資產。
        exposureEmpty = 沒有任何庫存。
        # The state of a figure under assumed rates and prices.
        whatIf = 假設
        helpWhatIf = 假設匯率或股價變動：EUR -10%, stocks -8%
        keyWhatIf = 假設
        whatIfQuestion = 假設：
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = 已恢復實際匯率與價格
        whatIfUnknown = 沒有 {code} 的匯率或價格
        whatIfIsNow = 假設只適用於目前的報價；按 {key:back} 回到現在
        whatIfTooLow = {text}：跌幅不能達到或超過 100%
        helpPositions = 庫存面板；空白時說明如何加入
        helpHideAmounts = 隱藏或顯示庫存金額
        keyHideAmounts = 隱藏金額
        amountsHidden = 金額已隱藏 · 按 {key:amounts.hide} 顯示
        amountsShown = 金額已顯示
        quantityHeading = 數量
        valueHeading = 市值
        todayHeading = 今日漲跌
        gainHeading = 損益
        weightHeading = 比重
        labelCost = 成本
        # Before the time-weighted return of positions.
        labelTimeWeighted = 時間加權報酬率
        # How much more a comparison would be worth than the positions.
        benchmarkMore = （多{amount}）
        # How much less a comparison would be worth than the positions.
        benchmarkLess = （少{amount}）
        labelPriceGain = 價差損益
        labelCurrencyGain = 匯兌損益
        labelIncome = 股利
        labelFees = 費用
        labelTaxes = 稅款
        labelTotalReturn = 總損益
        labelYearlyReturn = 年化報酬率
        labelAverageCost = 平均成本
        labelLots = 買進明細
        missingPrice = 沒有 {code} 的報價
        missingClose = 沒有 {code} 的收盤價
        missingCurrency = {code} 的幣別不明
        missingRate = 沒有 {day} 的 {code} 匯率
        missingRow = 檔案第 {line} 行無法使用
        rowsWithMistakes = {count} 列無法使用
        sumWithout = 不含 {what}
        leftOutLine = 第 {line} 行
        sumsLeaveOut = 合計不含 {what}
        helpAdjustment = 還原方式：分割、分割與股利，或不還原
        adjustedSplits = 還原分割
        adjustedTotal = 還原權息
        adjustedNot = 未還原
        eventDividend = 股利 {amount}
        eventSplit = 股票分割 {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = 行事曆
        eventCount = {count} 項行程
        noEventsYet = 沒有行程。按 {key:board.add} 新增自己的行程
        helpEvents = 行事曆：接下來的行程與時間
        helpEventEdit = 編輯自己的行程
        # Asks for an event to add; an example follows.
        eventQuestion = 行程：
        # Times are typed in English or in this language.
        eventExamples = 12月4日 14:00 台北：會議 · 12月25日：房租
        eventNeedsTitle = 在時間後輸入冒號與標題，例如 {example}
        eventNeedsTime = 「{text}」既不是 12月4日 14:00 台北 這樣的時間，也不是 12月25日 這樣的日期
        eventNotYours = 此行程來自 {source}；只能變更自己的行程
        # Where holidays and clock changes come from.
        eventRules = 交易時間與時區
        eventRepeats = 重複的行程請在 events.ics 中編輯
        eventEdited = 已變更 {name}
        selectEventFirst = 請先選擇自己的行程；按 {key:panel.events} 顯示
        eventsByTime = 行程依時間排列
        eventsEverywhere = 所有看板的行程相同
        eventChanged = 該行程之後已變更
        isNoCalendar = 不是 iCalendar 檔案
        eventsNotSaved = 您最後輸入的行程無法儲存至 events.ics
        deedEvent = 新增行程 {name}
        deedRemoveEvent = 移除行程 {name}
        deedEditEvent = 編輯行程 {name}
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = 除息
        # A dividend in shares: how many for each one held.
        eventNewShares = 每股配 {count} 股
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = 除權
        # A company publishes its results of a quarter or year.
        eventResults = 財報
        # Follows «Results».
        eventBeforeOpen = 盤前
        eventDuringTrading = 盤中
        eventAfterClose = 盤後
        eventEarlyClose = {exchange} 提早收盤：{time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = 時鐘撥快 {span}
        eventBack = 時鐘撥慢 {span}
        # A day that is not confirmed yet.
        eventExpected = 預計
        eventConfirmed = 已確認
        eventUntil = 至 {date}
        eventAllDay = 整天
        # Before what of today is over.
        eventsOver = 已過：
        # In the line of today, if there is no event.
        eventsToday = 今天沒有
        # On cards, before a day: ex-div Thu.
        shortDividend = 除息
        shortRights = 除權
        # On cards, before a day: results Thu.
        shortResults = 財報
        shortTonight = 今晚
        # On clocks, before a day: closed Thu.
        shortClosed = 休市
        # On clocks, before a day.
        shortEarlyClose = {time} 收盤
        # On clocks, before a day: their difference from now on.
        shortClocks = 時鐘 {offset}
        # In details, before the next event of the item.
        labelNext = 下一項
        labelWhen = 時間
        # The time of an event by the user's own clock.
        labelHere = 本地
        # The stock, city or currency of an event.
        labelWhose = 對象
        # Before expected or confirmed.
        labelCertainty = 日期
        untoldSplit = {date}：可能有資料來源未通報的 {ratio} 股票分割
        aboutAdjust = 歷史價格的還原（預設：splits）
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = 這一列超過 {size}
        textBehindQuote = 右引號後面還有文字；引號內的引號請寫成 ""
        tooManyFields = 標題列有 {columns} 欄，這裡有 {count} 個值；含分隔符號的值請加引號
        tooFewFields = 檔案在這一列中間結束：標題列有 {columns} 欄，這裡只有 {count} 個值
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
        splitsOutOfRange = 加上先前的股票分割，比例超出範圍；請檢查該項目的股票分割
        lotNotUnderstood = 應為類似 {example} 的一行
        notYahoos = {text} 不是 Yahoo Finance 的代號；請寫成類似 {example}
        canMeanTwo = {text} 有兩種解讀；請用 {option} 指定
        columnNotInFile = 檔案中沒有 {column} 欄
        noRowAtLine = 第 {line} 行不是交易的開頭
        rowChanged = 第 {line} 行的交易已被其他程式修改
        transactionsFine = {file}：{count} 筆交易，沒有錯誤
        transactionsNone = {file}：尚不存在，記錄第一筆交易時建立
        importAdded = {file}：已新增 {count} 筆交易
        importWouldAdd = {file}：將新增 {count} 筆交易
        importKnown = {count} 筆已經存在
        # A broker's file that import reads.
        importRows = {file}：{broker}，{count} 列
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = 略過 {count} 列：{reason}（第 {lines} 行）
        importStopped = 未匯入任何交易；請先更正這些行
        importNeedsMap = 未匯入任何交易；若這是其他程式的檔案，請指明各欄：--map date=日期,item=代號,quantity=數量,price=價格
        isinsUnlisted = {isins} 還沒有代號，搜尋指令：{command}
        isinsListed = 所有 ISIN 都有代號
        isinChoose = 有多個掛牌地，請選一個：{command}
        isinNotFound = 找不到，請提供代號：{command}
        aboutTransactions = 匯入、匯出或檢查交易紀錄，或顯示其位置
        aboutImportFormat = 檔案格式（預設：依檔名）
        aboutMap = 券商的欄名與類型：date=成交日,buy=買進
        aboutFromBroker = 券商或描述檔（預設：依欄名）
        aboutAccount = 匯入的列未註明帳戶時所用的帳戶
        aboutLotDay = 匯入買進明細的日期（預設：今天）
        aboutDecimal = 匯入檔案的小數點符號
        aboutDates = 3/4/2024 這類日期中，先寫日或月
        aboutDryRun = 只顯示將匯入的內容，不寫入

        # Amounts of money in other currencies.
        keyAmount = 金額
        keyNoAmount = 清除金額
        helpAmount = 在每張匯率卡片上換算金額，例如 250 EUR
        helpInvert = 反向換算：每種貨幣各 250
        amountQuestion = 金額：
        amountCleared = 已清除金額 · {key:amount.open} 輸入新金額
        noAmountToInvert = 還沒有金額 · {key:amount.open} 輸入
        dayToCome = {day} 是未來的日期
        noRateOfDay = 沒有 {date} 的匯率
        demoRatesBegin = 示範資料的匯率自 {date} 起
        notAskedYet = 未查詢 {source}：每小時最多 {budget} 次，{time} 起可再次查詢
        amountNumberMissing = 缺少數字
        amountUnexpected = 「{text}」不能寫在這裡
        amountUnclosed = 括號沒有閉合
        amountDivisionByZero = 不能除以零
        amountTooLarge = 數字超過 38 位
        amountTooLong = 輸入內容過長
        amountAmbiguous = {text} 可能是小數，也可能是千分位
        amountGrouping = {text}：千分位是三位一組
        amountDayMissing = 缺少日期，例如 2024-03-01
        amountNoSuchDay = {text} 不是日期；請寫成 2024-03-01
        amountMargin = 銀行加價須小於 100%，不能是 {text}%
        mistakeAt = {what}（第 {place} 個字元）
        settingMargin = 換算時的銀行加價（%），0 到 100（不含）。
        percentRange = 0 到 100（不含）的數字
        aboutConvert = 依現在或某一天的匯率換算金額
        aboutOn = 採用過去這一天的匯率
        aboutMargin = 銀行加價的百分比，例如 2.5
        wordAmount = 金額
        wordDay = 日期
        printAmount = 金額
        needsAmount = {command} 需要金額，例如 {example}
        settingHome = 庫存的本幣，例如 "TWD"；"auto" 為看板的基準貨幣。
        settingCostMethod = 賣出的成本計算："fifo" 先進先出，或 "average" 平均成本。
        aboutPrivate = 隱藏庫存金額
        aboutPrivateEvents = 不含只在庫存中的股票
        helpEnter = 記錄交易，例如 buy 10 AAPL 187.40
        helpGroupPositions = 庫存依帳戶分組、依幣別分組，或不分組
        entryQuestion = 交易：
        entryBuy = {date} 買進 {item} {quantity}，價格 {price}
        entrySell = {date} 賣出 {item} {quantity}，價格 {price}
        entryDividend = {date} {item} {quantity} 的股利，每股 {price}
        entrySplit = {date} {item} 股票分割，每股變為 {quantity} 股
        entryFee = {date} 費用 {price}
        entryFeeOf = {date} {item} 的費用 {price}
        entryDeposit = {date} 存入 {price}
        entryWithdraw = {date} 提出 {price}
        entryTax = {date} 稅款 {price}
        entryTaxOf = {date} {item} 的稅款 {price}
        entryInterest = {date} 利息 {price}
        entryExchange = {date} 將 {quantity} 換成 {item}，匯率 {price}
        entryWithFee = 費用 {price}
        entryRate = 匯率 {rate}
        entryAccount = 帳戶 {account}
        entryMissing = 還缺：{what}
        entryQuantity = 數量
        entryFactor = 比例，例如 4:1
        entryItem = 代號
        entryPrice = 價格
        entryCurrency = 幣別
        entryInAccount = 帳戶
        deedEnter = 記錄交易 {name}
        entryChanged = 未復原「{deed}」：檔案中的這筆交易已變更
        enteredInDemo = {what}（示範，不儲存）
        transactionsNotSaved = 您最後記錄的交易無法儲存至 transactions.csv
        noPositionsYet = 目前沒有庫存：按 {key:positions.add} 新增，或用 fxterm transactions import 檔案
        statusBrace = 「{brace}」缺少對應的「{other}」；要輸入大括號請寫 {brace}{brace}
        statusUnknown = 「{text}」不是貨幣、城市或已知的股票
        statusNoField = {item} 沒有「{text}」；應為 {choices}
        wordText = 文字
        aboutStatus = 以已存資料輸出一行，供狀態列使用
        aboutStatusFormat = 以大括號填入項目的文字（man fxterm-print）
        aboutBars = 輸出此狀態列的標記
        aboutFollow = 持續執行，每次變更輸出一行
        aboutFields = 要輸出的欄位，依此順序
        aboutOffline = 只用已存資料，不發出請求
        aboutRequire = 有項目沒有資料（或即時資料）時失敗
        aboutMCP = 透過 Model Context Protocol 為 AI 助理提供資料
        aboutMCPPositions = 允許助理查看庫存
        aboutLength = 最短時長（分鐘，預設：60）
        nothingStored = 尚無已存資料；不加 --offline 便會取得
        valueIsAtHome = 投資組合市值以本幣顯示；價格不還原
        scaleStaysPercent = 金額已隱藏：座標維持百分比
        helpHeadlines = 在詳情中選取新聞；{key:details.open} 顯示網址
        helpCopy = 複製報價，或新聞的網址
        copied = 已複製 {text}
        nothingToCopy = 還沒有可複製的內容
        noClipboard = 此終端機沒有剪貼簿
        noHeadlines = 這裡沒有新聞
        headlineWithoutAddress = 這則新聞沒有網址
        noNewsOf = 沒有 {symbol} 的新聞
        noEventsAhead = 這段期間沒有行程
        printTitle = 標題
        printPublisher = 媒體
        printAge = 距今
        printAddress = 網址
        alertAbove = {item} 達到或高於 {level} 時
        alertBelow = {item} 達到或低於 {level} 時
        alertPerUnits = {count} {base} 兌 {level}
        alertChangeOf = {item} {since}的漲跌幅
        alertMoves = {item} {since}漲跌幅達 {percent} 時
        alertSinceClose = 較前一交易日收盤價
        sinceAgo = 較{time}前收盤價
        sinceWeek = 較上週最後收盤價
        sinceMonth = 較上月最後收盤價
        sinceQuarter = 較上季最後收盤價
        sinceYear = 較去年最後收盤價
        sinceDay = 較 {day} 收盤價
        alertWithin = {time}內
        alertGainOf = {item} 的損益
        alertValueOf = {item} 的市值
        alertAllPositions = 全部庫存
        alertHigh = {item} 創{span}新高時
        alertLow = {item} 創{span}新低時
        alertTradingDays = {count} 個交易日
        alertWeeks = {count} 週
        alertMonths = {count} 個月
        alertYears = {count} 年
        alertDays = {count} 天
        alertCrosses = {item} 穿越 {average}時
        alertSimpleAverage = {count} 日均線
        alertExponentialAverage = {count} 日指數均線
        alertTime = {item}時間 {time}
        alertTimeOn = {item}時間 {time}（{days}）
        alertOpens = {exchange} 開盤時
        alertOpensIn = {exchange} 開盤前 {time}
        alertCloses = {exchange} 收盤時
        alertClosesIn = {exchange} 收盤前 {time}
        alertClocksChange = {item} 調整時鐘前一天 {time}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count} 天
        alertEvent = {item} 下一個行程時
        alertEventIn = {item} 下一個行程前 {time}
        alertExDividend = {item} 除息日
        alertExDividendIn = {item} 除息日前 {time}
        alertResults = {item} 公布財報時
        alertResultsIn = {item} 公布財報前 {time}
        alertDigest = 當天行程，{item}時間 {time}
        alertDigestOn = 當天行程，{item}時間 {time}（{days}）
        alertDigestNone = 今天沒有行程
        alertEventLate = 應於 {time} 通知，延遲通知
        alertAgainBelow = 低於 {level} 後再次提醒
        alertAgainAbove = 高於 {level} 後再次提醒
        alertAgainBack = 反向變動 {margin} 後再次提醒
        alertAgainAway = 偏離 {margin} 後再次提醒
        alertPoints = {size} 個百分點
        alertOnce = 只提醒一次
        alertDaily = 每天最多一次
        alertNew = 等待第一筆報價
        alertArmed = 監控中
        alertBeyond = 已達到；價格退回後生效
        alertFired = 已觸發；價格退回後再次生效
        alertDone = 已觸發；結束
        alertWaits = 等待：{why}
        alertSample = 範例資料
        alertStale = 報價已過時
        alertUnconfirmed = 報價驟變待確認
        alertDisputed = 來源相差超過 1%
        alertMissing = 沒有可比較的報價
        alertBacktest = 依每日收盤價，過去一年會觸發 {count} 次
        alertBacktestUnknown = 依每日收盤價無法得知會觸發幾次
        alertLate = 於 {time} 達到，延遲通知
        alertCount = {count} 則提醒
        alertExpected = 輸入條件，例如 {example}
        alertSideMissing = 缺少 > 或 <
        alertPercentMissing = 缺少 %
        alertSpanMissing = 缺少期間，例如 {example}
        alertOutOfRange = {text} 超出範圍
        alertNoSuchTime = {text} 不是時間
        alertNoSuchItem = 沒有可比較的項目 {text}
        alertUnfit = 此條件不適用於 {item}
        valueLacks = 此區間部分時間沒有 {code} 的價格
        settingQuietHours = 不發出提醒通知的時段，例如 "22:00-07:00 Taipei"；"off" 表示沒有。
        alertTest = 來自 fxterm 的測試提醒
        helpAlert = 所選項目達到某價位或時間時提醒
        keyAlert = 提醒
        helpAlerts = 查看全部提醒與觸發紀錄
        keyAlerts = 提醒清單
        keyEdit = 編輯
        keyAlertLog = 清單／紀錄
        alertQuestion = {item} 提醒：
        alertsTitle = 提醒
        alertLogTitle = 已觸發的提醒
        noAlerts = 還沒有提醒。在卡片上按 {key:alert.add} 新增。
        noFirings = 還沒有提醒觸發過。
        alertFiredAt = {item} {value}
        alertNeedsItem = 請先選取卡片，再按 {key:alert.add} 新增提醒
        alertThere = 此提醒已存在
        alertGone = 無法復原「{deed}」：提醒已不存在
        deedAlert = 設定提醒 {name}
        deedRemoveAlert = 移除提醒 {name}
        alertItemHeading = 項目
        alertConditionHeading = 條件
        alertStateHeading = 狀態
        alertLastHeading = 最新
        alertDistanceHeading = 差距
        alertYearHeading = 近一年
        alertFiredHeading = 上次觸發
        alertMark = 提醒
        labelAlert = 提醒
        settingNotify = 提醒的通知方式："auto"（桌面，否則終端機）、"desktop"、"terminal"、"bell" 或 "off"。
        noSuchAlert = 沒有提醒 {number}
        alertToldDesktop = 已透過桌面通知發出
        alertToldTerminal = 已以終端機鈴聲提醒：沒有桌面通知可用
        alertToldQuiet = 未通知：現在是勿擾時段
        alertToldNobody = 未能通知：收集程式與桌面都沒有回應
        alertNoReceiver = alerts.to 中沒有名為 {name} 的服務；現有：{names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = 已傳送到 {name}
        alertSentTwice = 已傳送到 {name}，可能重複
        alertToSend = 尚未傳送到 {name}
        alertToSendAgain = 尚未傳送到 {name}：{reason}；將重試
        alertNotSent = 無法傳送到 {name}：{reason}
        aboutAlertTo = 測試 alerts.to 中的此服務
        settingAlertsTo = 接收提醒的服務：{ name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }；或 gotify、telegram、slack、discord、json。
        wordNumber = 編號
        aboutAlerts = 列出、新增、移除與測試提醒
        aboutFigures = 價格變動時也輸出一行
        boardOpenElsewhere = 該看板已在另一個 fxterm 中開啟
        noSuchBoard = 沒有看板「{name}」；現有：{names}
        boardsFull = 已達上限：{count} 個看板

        # Several boards.
        boardsTitle = 看板
        boardsHint = 輸入名稱
        sendTo = 將 {name} 傳送到
        newBoardCalled = 新看板「{name}」
        boardEmpty = 空白
        boardStandard = 預設卡片
        boardRemoved = 已移除
        boardNew = 新看板
        boardPassing = 不儲存
        keyBoards = 看板
        keySend = 傳送
        keyGo = 開啟
        keyNew = 新增
        keyCopy = 複製
        keyRename = 重新命名
        keyOrder = 調整順序
        helpBoards = 看板：切換、新增、重新命名、移除
        helpBoardNumbers = 切換到該看板
        helpSendCard = 將卡片傳送到另一個看板
        helpBoardsNew = 看板清單中：新增看板
        helpBoardsCopy = 複製所選看板
        helpBoardsRename = 重新命名所選看板
        nameOfBoard = 看板名稱：
        boardNeedsName = 請輸入看板名稱；按 {key:back} 取消
        boardExists = 看板「{name}」已存在；請換一個名稱
        boardLimit = 最多可有 {count} 個看板
        lastBoard = 這是唯一的看板，無法移除
        removedBoard = 已移除看板 {name}；按 {key:board.undo} 復原
        restoredBoard = 看板 {name} 已還原
        movedBoard = {name} 現在是第 {number} 個看板
        madeBoard = 新看板：{name}
        selectToSend = 請先選取卡片；按 {key:board.send} 傳送到另一個看板
        onlyBoard = 還沒有其他看板；按 {key:boards.open} 新增
        sent = {name} 已傳送到 {board}；按 {key:board.undo} 復原
        sentWasThere = {board} 上已有 {name}；按 {key:board.undo} 復原
        noBoardNumber = 沒有看板 {number}；按 {key:boards.open} 查看清單
        boardChangedSince = 無法復原「{deed}」：看板已有變更
        deedMakeBoard = 新增看板 {name}
        deedRemoveBoard = 移除看板 {name}
        deedRestoreBoard = 還原看板 {name}
        deedMoveBoard = 移動看板 {name}
        deedSend = 傳送 {name}

        filterMistake = 第 {place} 個字元：{problem}
        filterQuoteOpen = 缺少結尾的引號
        filterFieldMissing = 這裡缺少條件，例如 price < 100
        filterNoField = 沒有「{text}」欄位；可用：{fields}
        filterNoBaseline = 「{text}」不是比較日；例如 change(ytd)、change(3m)、change(2024-03-01)
        filterNoComparison = 「{text}」後面請用 {signs} 其中之一
        filterNoValue = {text} 後面缺少值
        filterNoNumber = 「{text}」不是數字，例如 {examples}
        filterNoSpan = 「{text}」不是時間長度，例如 {examples}
        filterIsText = {field} 是文字；請用 {signs}
        filterIsNumber = {field} 是數字；請用 {signs}
        filterUnexpected = 這裡不能用「{text}」
        filterParenthesisOpen = 這個括號沒有閉合
        filterNeedsText = 請先輸入搜尋內容，再儲存
        filterNeedsName = 請輸入篩選器名稱；按 {key:back} 取消
        filterExists = 篩選器「{name}」已存在；請換一個名稱
        filterIsOn = 已套用篩選器「{name}」；按 {key:back} 顯示全部卡片
        filterIsOff = {panel}：已顯示全部卡片
        filteredSoNoMove = 已套用篩選器「{name}」；先按 {key:back} 顯示全部卡片，再移動或分組
        pastSoNoMove = 只顯示當日的庫存；先按 {key:back} 回到現在，再移動或分組
        deedFilter = 儲存篩選器 {name}
        deedRemoveFilter = 移除篩選器 {name}
        helpFilters = 已儲存的篩選器：開關、重新命名、移除
        helpJump = 輸入代碼或名稱的開頭，跳到卡片
        keyNext = 下一個
        keyAllCards = 顯示全部
        hintFilter = 名稱，或 {example}
        hintAllBoards = / 搜尋所有看板
        hintKeepFilter = {key:filter.keep} 儲存
        nameOfFilter = 篩選器名稱：
        filtersTitle = 篩選器
        noFilters = 還沒有篩選器：按 {key:board.filter} 輸入條件，{key:filter.keep} 儲存
        searchTitle = 在所有看板中搜尋
        jumpQuestion = 跳到：
        hintJump = {key:jump.next} 下一個 · {key:prompt.accept} 確定 · {key:back} 返回
        helpPanelList = 此看板的面板：顯示、隱藏、順序、大小
        panelsTitle = 此看板的面板
        keyAutomatic = 自動
        keyWidth = 寬度
        keyHeight = 高度
        panelIsHidden = {panel}在此看板上已隱藏；按 {key:panels.open} 可顯示
        lastPanelStays = 至少要保留一個面板
        sizesNeedRoom = 這裡一次只顯示一個面板；調整大小需要 {size}
        deedPanels = 顯示或隱藏面板
        deedPanelSize = 調整面板大小
        helpOptions = 檢視並變更設定
        optionsTitle = 設定
        optionsHint = 搜尋設定
        keyChange = 變更
        keyReset = 預設值
        settingDefault = 預設值
        settingInside = 已在此變更
        settingOfFile = {file} 第 {line} 行
        settingByLocale = 依地區設定
        settingByTerminal = 依終端機
        settingByBoard = 依此看板
        settingFileWins = 已在 {file} 第 {line} 行設定；以該檔案為準，請在那裡變更
        settingInFile = 只能在 {file} 中變更
        settingBoardTheme = 此看板有自己的佈景主題 {name}；按 {key:theme.next} 變更
        settingKept = 在此所做的變更會保留；以 {file} 為準
        settingLeftOut = {problem}；略過此設定
        deedSetting = 變更設定 {name}

        helpMeeting = 尋找適合看板上所有城市的會議時間
        keyMeeting = 會議
        keyMeetingSave = 儲存
        keyPanels = 面板
        keyColumns = 欄位
        keyMap = 熱力圖
        keyTheme = 佈景主題
        # Writes a transaction into the file of positions.
        keyTrade = 記錄交易
        keyLength = 時長
        keyCity = 城市
        meetingTitle = 會議時間
        # The title of a saved meeting.
        meetingOf = 會議：{cities}
        meetingLength = {span}以上
        meetingSuitsAll = 所有人都在上班
        # A meeting time comes again on these weekdays.
        meetingAgain = 還有{days}
        meetingOutside = 非上班時間：{names}
        meetingAsleep = 睡眠中：{names}
        noMeeting = 未來 7 天內沒有共同的時間。請縮短會議或減少城市。
        weekendWord = 週末
        settingWork = 上班時間："09:00-18:00"，或依城市 { "default": "09:00-17:00", "Taipei": "09:00-18:00" }。
        helpColumns = 股票與庫存的欄位：選擇、順序
        columnsTitle = 股票表格的欄位
        positionColumnsTitle = 庫存的漲跌幅
        columnName = 名稱
        columnDayRange = 當日區間
        columnExtended = 盤前盤後
        extendedHeading = 盤前盤後
        columnAge = 距今
        columnChart = 走勢圖
        yearColumn = 52 週
        volumeColumn = 成交量
        extendedColumn = 盤前盤後
        columnNoRoom = 放不下
        priceColumnStays = 成交價欄位無法隱藏
        deedColumns = 變更欄位
        keyMove = 移動
        wordBoard = 看板
        aboutBoardOption = 此名稱的看板（預設：上次開啟的看板）
        noSuchCommandOrItem = {text}不是指令、貨幣、城市或已知的股票
        aboutCompletion = 輸出 shell 自動完成的指令碼
        aboutBoards = 列出、顯示、移除、共用、匯出或匯入看板
        aboutImport = 將其他程式的清單匯入為看板
        aboutAs = 看板名稱（預設：檔名）
        aboutReplace = 取代現有的同名看板
        aboutFrom = 來源程式（預設：自動判斷）
        aboutDesk = 設定、檢查或監看團隊伺服器
        aboutPrintSQL = 輸出供 psql 使用的 SQL，不作變更
        aboutKeep = K 線保留多久：30d、10y 或 forever
        aboutMost = 每位成員的項目或看板上限
        needsDesk = {command} 需要團隊伺服器的位址，例如 {example}
        boardThere = 看板「{name}」已存在；--replace 可取代它
        boardGone = 已移除看板「{name}」
        importPut = 看板「{name}」上：{items}
        importWouldPut = 將加入看板「{name}」：{items}。不寫入任何內容
        importNothing = {file} 中沒有可加入看板的項目
        importUnknown = 無法判斷 {file} 由哪個程式寫入；請用 --from 指定
        importLeftOut = 未匯入：
        leftPresent = 已存在
        leftText = 標題、欄名與說明
        leftInformation = 不是交易
        leftTotal = 合計
        leftDetail = 其他列的明細
        leftSweep = 券商內部調撥
        leftUnexecuted = 未成交
        leftDuplicate = 與其他列重複
        leftEmpty = 金額為 0
        leftTransfer = 股票或加密貨幣轉入、轉出，請自行輸入
        leftContract = 選擇權、信用交易與其他合約
        leftCorporate = 合併、分拆與更名，請自行輸入
        leftHalf = 缺少配對的另一列
        leftCoins = 幣幣兌換，沒有價格
        leftSplit = 缺少買進紀錄的分割，請先匯入更早的對帳單
        leftNameless = 沒有代號或 ISIN
        leftUnknown = 未知類型 {word}
        importOwnName = 只有 {program} 認得的名稱；請用代號，例如 {example}
        importTwice = 檔案中重複
        importIsThere = 已在看板上
        importNoSymbol = 不是股票代號
        importLots = 買進明細：用「fxterm transactions import {file}」匯入
        importSetting = {program} 的設定
        boardFileHead = fxterm {version} 的看板；用 fxterm board import 檔案 匯入
        startTaiwan = 台灣
        startJapan = 日本
        startEurope = 歐洲
        startUnitedStates = 美國
        startCoins = 加密貨幣
        startTravel = 旅遊
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = 將看板輸出為網頁
        aboutOut = 放置 index.html 的資料夾
        aboutAmounts = 顯示庫存金額
        aboutPageFollow = 持續執行，每次變更重寫網頁
        pageNeedsOut = 請指定網頁的資料夾：「fxterm page --out 資料夾」
        courseRose = 上漲 {share}
        courseFell = 下跌 {share}
        courseLevel = 持平
        courseOfSpan = {span}：{course}，最低 {low}，最高 {high}
        courseOfDays = {span}：{course}，最低 {low}（{lowDay}），最高 {high}（{highDay}）
        aboutKiosk = 僅展示看板：不接受輸入、不讀寫檔案
        kioskOnlyShows = 唯讀：此看板僅供檢視
        aboutReader = 供螢幕報讀軟體：每行一項，無邊框
        settingReader = 供螢幕報讀軟體：每行一項，無邊框
        settingReaderPause = 朗讀變動的間隔秒數
        readerOffer = 使用螢幕報讀軟體嗎？fxterm --reader 每行顯示一項
        readerFolded = 已收合
        readerPanel = {panel}，面板 {number}/{count}
        readerMore = 另有 {count} 項變動
        doctorCertificates = 憑證
        certificatesMissing = 沒有憑證授權單位：請安裝 ca-certificates。在此之前無法使用 https
        certificateFileMissing = {file} 不存在或無法讀取：請更正或取消 SSL_CERT_FILE。在此之前無法使用 https
        boardIsFollowed = 唯讀：您正在追蹤 {name} 的這個看板
        shareOver = {name} 已不再共用；您的副本保留
        sharedMoved = {name} 移動了 {item}
        sharedAdded = {name} 新增了 {item}
        sharedRenamed = {name} 將 {former} 重新命名為 {item}
        sharedRemoved = {name} 移除了 {item}
        sharedBase = {name} 將基準貨幣設為 {item}
        sharedBaseline = {name} 將比較日設為 {item}
        sharedMany = 他人的變更：{count} 項，最近一項來自 {name}
        sharedReplacedYours = {name} 同時變更了 {item}；您的變更已被取代
        sharedReplacedTheirs = 您對 {item} 的變更取代了 {name} 同時做的變更
        sharedTheBase = 基準貨幣
        sharedTheBaseline = 比較日
        undidSome = 已復原：{deed}；他人之後的變更保留
        redidSome = 已重做：{deed}；他人之後的變更保留
        alertOfBoard = 看板 {board} 的提醒，由 {name} 發布
        alertReadOnly = 唯讀：{name} 透過看板 {board} 共用；用「fxterm board mute」在此靜音
        alertForAll = {board} 的所有人都會收到
        alertBoardHeading = 看板
        aboutEdit = 允許所有人編輯，而不只是追蹤
        aboutAlertsToo = 與看板的所有人共用其提醒
        shareAlerts = {count} 則提醒會傳給此看板的所有人
        shareMuted = 「{name}」的提醒已在此靜音；用「fxterm board unmute」恢復
        shareUnmuted = 「{name}」的提醒已取消靜音
        sharePublished = 「{name}」已發布；其他人可用「fxterm board follow」取得
        shareFollowed = {owner} 的「{name}」現在是您的看板之一
        shareUnpublished = 「{name}」已停止發布
        shareUnfollowed = 「{name}」現在是您自己的看板
        shareWaits = 團隊伺服器沒有回應；恢復後就會執行
        shareRefused = 「{name}」：{problem}
        shareTaken = 團隊伺服器上已有同名的看板
        shareMissing = 團隊伺服器上沒有這個名稱的看板
        shareForbidden = 您沒有權限；最近的變更未儲存
        shareFull = 超出團隊伺服器的上限；最近的變更未儲存
        shareNotYours = 「{name}」由 {owner} 發布；只有對方可以執行
        shareNotShared = 「{name}」未共用
        shareOwn = 「{name}」是您自己的；用「fxterm board unpublish」停止共用
        shareThere = 看板「{name}」已存在；用 --as 另取名稱
        shareOffers = 團隊伺服器上：{names}（「fxterm board follow 名稱」）
        printOwner = 擁有者
        printRole = 角色
        roleOwner = 擁有者
        roleEditor = 編輯者
        roleFollower = 追蹤者
        """#
}
