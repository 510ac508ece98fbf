extension Catalogue {
    /// Simplified Chinese. How to edit it: docs/TRANSLATING.md.
    static let simplifiedChinese: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 汇率
        clocks = 时钟
        worldClocks = 世界时钟
        stocks = 股票
        deck = 卡组
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}（其他时刻）
        currencyCount = {count} 种货币
        clockCount = {count} 个时钟
        stockCount = {count} 只股票
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 这里没有货币，按 {key:board.add} 添加。
        noClocks = 这里没有时钟，按 {key:board.add} 添加。
        noStocks = 这里没有股票，按 {key:board.add} 添加。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}／{count}
        linesOf = 第 {part} 行，共 {count} 行
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = 按{column}
        symbolColumn = 代码
        priceColumn = 现价
        changeColumn = 涨跌幅
        quantityColumn = 数量
        valueColumn = 市值
        gainColumn = 盈亏
        gainShareColumn = 盈亏率
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm 需要 {size}，现在是 {present}
        needsSizeShort = 需要 {size}

        # How old figures are.
        live = 实时
        cached = 缓存
        stale = 过时
        offline = 离线
        # Made-up figures: this must be seen at once.
        sampleData = 示例数据
        demoData = 演示 · 示例数据
        asking = 查询中…
        noFiguresYet = 尚无数据
        noAnswer = 没有响应
        paused = 已暂停
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = 实时，{moment}
        offlineOf = 离线，{moment}的数据
        staleOf = 过时，{moment}的数据
        cachedOf = 缓存，{moment}的数据

        # Spans of time.
        seconds = {count} 秒
        minutes = {count} 分钟
        hours = {count} 小时
        days = {count} 天
        hoursMinutes = {hours} 小时 {minutes} 分
        daysHours = {days} 天 {hours} 小时
        ago = {span}前
        ahead = {span}后

        # Words for the keys at the bottom of the screen.
        keySelect = 选择
        keyPanel = 面板
        keyPickUp = 拿起
        keyDetails = 详情
        keyAdd = 添加
        keyRemove = 移除
        keyUndo = 撤销
        keyDeck = 卡组
        keyBaseline = 基准日
        keySort = 排序
        keyFold = 折叠
        keyNow = 现在
        keyBase = 基准
        keyTime = 时间
        keyHelp = 帮助
        keyQuit = 退出
        keyCarry = 移动
        keyDrop = 放下
        keyPutBack = 放回原位
        keyOneDay = 前 1 个交易日
        keyFiveDays = 前 5 个交易日
        keySwap = 对调
        keyLeave = 保持不变
        keyChoose = 选择
        keyAddAndGoOn = 添加并继续
        keyClose = 关闭
        keyNameIt = 命名
        keyCancel = 取消
        keyShowIt = 显示
        keyScroll = 滚动
        keyBack = 返回
        keySkip = 跳过
        keyKeep = 保留
        keyLater = 稍后
        keyBoard = 看板
        keyRefill = 重看跳过
        keyOtherCards = 其他卡片
        keyOnOffBoard = 看板上／外
        keySearch = 搜索
        keyCommands = 命令
        keyRun = 执行

        # The help: its groups, and a sentence for each key.
        keys = 按键
        escCloses = {key:back} 关闭
        noSuchKey = 没有“{text}”的按键；{key:back} 显示全部
        groupMove = 移动
        groupArrange = 整理
        groupDeck = 卡组
        groupTime = 其他时刻
        groupFigures = 数据
        groupProgram = 程序
        helpSelect = 移动所选项目
        helpEnds = 第一张与最后一张
        helpPages = 上下翻一页
        helpPanels = 下一个与上一个面板
        helpPanelNumbers = 汇率、时钟、股票
        helpPickUp = 拿起卡片：方向键移动，{key:carry.drop} 放下，{key:back} 放回
        helpShift = 将卡片移动一格
        helpOpen = 所选卡片的详情；在标题上则折叠分组
        helpNeighbours = 在详情中：上一张、下一张卡片
        helpFilter = 边输入边搜索此面板的卡片
        helpAdd = 在面板添加货币、城市或股票
        helpRemove = 从看板移除卡片
        helpUndo = 撤销上一个更改
        helpRedo = 重做已撤销的更改
        helpCompact = 切换汇率卡片大小；再按一次则全部切换
        helpDensity = 卡片或行的大小：自动、紧凑、大
        helpName = 从所选卡片开始新分组，或重命名分组
        helpFold = 折叠或展开分组（或在标题按 {key:details.open}）
        helpDeck = 逐张浏览面板上没有的项目
        helpQuarters = 所有时钟拨前或拨后 15 分钟；{key:back} 回到现在
        helpDays = 所有时钟拨前或拨后一天
        helpTime = 所有时钟拨到输入的时刻，例如 9am in New York
        helpBaseline = 与前 1 或前 5 个交易日收盘相比的涨跌；{key:baseline.choose}{key:baseline.swap} 对调
        helpSort = 按涨跌幅排序表格；再按反转
        helpSortNext = 按下一列排序
        helpHandOrder = 回到自定顺序
        helpBase = 以所选货币为基准货币
        helpRefresh = 立即刷新数据
        helpPause = 暂停更新；再按恢复
        helpTheme = 下一个主题
        helpHelp = 这份按键说明
        helpPalette = 搜索并执行命令
        helpQuit = 退出
        helpRedraw = 重新绘制屏幕
        helpSuspend = 转入后台
        helpCancel = 退出当前打开的项目
        helpSkip = 跳过最上面的卡片，或从看板移除（或向左拖动）
        helpKeep = 保留最上面的卡片：放上或留在看板（或向右拖动）
        helpLater = 将最上面的卡片移到最下面
        helpDeckDetails = 最上面卡片的详情
        helpDeckUndo = 收回上一次滑动，次数不限
        helpRefill = 再看一次先前跳过的卡片
        helpOtherCards = 货币、股票或城市；也可按 {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = 切换浏览新卡片与看板上的卡片
        commands = 命令
        paletteHint = 命令的一部分，例如 sort 或 undo

        # The first keys, told in a corner at the first start.
        welcome = 欢迎
        greetingCarry = {key:carry.pickUp} 拿起卡片，方向键移动，{key:carry.drop} 放下
        greetingAdd = {key:board.add} 添加，{key:details.open} 看详情，{key:board.undo} 撤销
        greetingHelp = {key:help.open} 显示所有按键；本提示会自动消失

        # Days and dates.
        today = 今天
        tomorrow = 明天
        yesterday = 昨天
        inDays = {count} 天后
        daysAgo = {count} 天前
        monday = 周一
        tuesday = 周二
        wednesday = 周三
        thursday = 周四
        friday = 周五
        saturday = 周六
        sunday = 周日
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
        hourOffset = {offset}小时
        hoursOffset = {offset}小时
        sameTime = 时间相同
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 上午{time}
        timePM = 下午{time}
        am = 上午
        pm = 下午

        # World clocks.
        noSuchZoneHere = 系统没有这个时区
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = 本地 {when}，{distance} · {key:back}：现在
        visitedNow = {when} · {key:back}：现在
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}起{difference}：当地时钟拨快
        backThere = {when}起{difference}：当地时钟拨慢
        forwardHere = {when}起{difference}：本地时钟拨快
        backHere = {when}起{difference}：本地时钟拨慢
        differenceFrom = {when}起{difference}

        # What an exchange is doing.
        marketOpen = 交易中
        marketAuction = 集合竞价
        marketLunch = 午休
        marketClosed = 已收盘
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}，{span}后开盘
        opensAt = {exchange} {word}，{moment} 开盘
        closedFor = {exchange} 休市：{holiday}
        closedForOpensIn = {exchange} 休市：{holiday}，{span}后开盘
        closedForOpensAt = {exchange} 休市：{holiday}，{moment} 开盘
        closesIn = {exchange} {word}，{span}后收盘
        auctionIn = {exchange} {word}，{span}后集合竞价
        lunchIn = {exchange} {word}，{span}后午休
        # The same where there is no room for what it is doing.
        opensNext = {exchange} {span}后开盘
        opensNextAt = {exchange} {moment} 开盘
        closesNext = {exchange} {span}后收盘
        auctionNext = {exchange} {span}后集合竞价
        lunchNext = {exchange} {span}后午休
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = （休市日未知）

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = 过时 {age}
        cachedAt = 缓存 {moment}
        noFigure = 尚无数据
        notInFeed = 来源无此货币
        noSuchStock = 查无此股票
        symbolHeading = 代码
        closeHeading = 收盘
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 现价
        timeHeading = 时间
        changeHeading = 涨跌幅

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} 返回
        # The right end of a chart.
        now = 现在
        closesBack = 历史收盘价与至今涨跌
        labelRate = 汇率
        labelPrice = 现价
        labelTrial = 试撮价格
        labelDay = 当日
        labelMonth = 近一月
        beforeHours = 盘前
        afterHours = 盘后
        labelYear = 52 周
        labelVolume = 成交量
        labelNews = 新闻
        # {baseline} is d1 or d5.
        labelSince = 较 {baseline}
        labelSource = 来源
        labelMadeAt = 报价时间
        labelReceived = 更新时间
        labelBut = 其他来源
        labelMarket = 市场
        labelExchange = 交易所
        labelLastError = 最近错误
        labelTime = 时间
        labelDate = 日期
        labelFromHere = 与本地差
        labelFromUTC = 与 UTC 差
        labelZone = 时区
        labelSoon = 即将调整
        labelClocks = 时钟调整
        labelHolidays = 休市日
        noneYet = 尚无
        noCloseToMeasure = 没有可比较的收盘
        noChangeDisputed = 不计算涨跌：两个来源不一致
        noChangeJump = 不计算涨跌：与收盘价相差超过十倍
        noChangeAhead = 不计算涨跌：报价时间在未来
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 收盘 {close}
        monthAtClose = {low} – {high}（收盘）
        madeAgo = {moment}，{ago}
        otherFeedSays = {source} 报 {figure}（{share}）
        otherFeedMadeAt = 报价时间 {moment}；何者正确无从得知
        currenciesOpen = 交易中，周日至周五 {time}（纽约）
        currenciesClosed = 周末休市
        exchangeHoursUnknown = 交易时间不明
        openAlways = 全天候交易
        onePriceADay = 每日仅一次报价
        exchangeState = {place}，{state}；当地 {time}
        zoneUnknown = 系统没有这个时区
        clocksForward = {date} {time} 拨快，改为 {zone}
        clocksBack = {date} {time} 拨慢，改为 {zone}
        noClockChange = 没有预定的调整
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}，{state}
        sample = 示例

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = 1 {base} 兑 {code}
        unitPerHundred = 100 {base} 兑 {code}
        fromClose = 收盘 {close}
        onDate = （{date}）
        noFigureYet = 尚无数据
        sourceAgo = {source}，{age}前
        sourceCached = {source}，缓存 {moment}
        sourceStale = {source}，过时，{moment}
        # Stamped onto a card on its way out.
        stampKeep = 保留
        stampSkip = 跳过
        stampTakeOff = 移除
        stampLater = 稍后
        # The same words beside the stack, and in small letters.
        hintKeep = 保留
        hintSkip = 跳过
        hintTakeOff = 移除
        leftCount = 剩 {count}
        keptCount = 保留 {count}
        skippedCount = 跳过 {count}
        takenOffCount = 移除 {count}
        kept = 保留
        skipped = 跳过
        takenOff = 移除
        notOnBoard = 不在看板上
        onBoard = 在看板上
        currencies = 货币
        cities = 城市
        hereBar = 本地
        thereBar = 当地
        stripAsleep = 睡眠
        stripAwake = 清醒
        stripAtWork = 上班
        # Where a card is traded, and whether it is now.
        banksOpen = 银行间交易中
        banksClosed = 周末休市
        closesFriday = ，{span}后收盘，纽约周五 {time}
        opensSunday = ，{span}后开盘，纽约周日 {time}
        timeInCity = {exchange}，{city} {time}
        officeHours = 上班时间
        morning = 早上
        freeDay = 休息日
        evening = 晚上
        night = 深夜
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = 全部看完

        # The end of a deck that is used up.
        noneOnBoardRates = 看板上没有货币
        noneOnBoardClocks = 看板上没有城市
        noneOnBoardStocks = 看板上没有股票
        noOtherRates = 没有其他货币了
        noOtherClocks = 没有其他城市了
        noOtherStocks = 没有其他股票了
        # After a key: r goes once more through those skipped.
        againSkipped = 再看一次跳过的卡片
        againKept = 再看一次保留的卡片
        lastSwipeBack = 收回上一次滑动
        throughOnBoard = 浏览看板上的项目
        throughNotOnBoard = 浏览看板外的项目
        theBoard = 回到看板

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = 这里没有可拿起的卡片
        nothingToMove = 这里没有可移动的卡片
        nothingToRemove = 这里没有可移除的卡片
        nothingToOpen = 这里没有内容；按 {key:board.add} 添加第一张
        noCardYet = 这里还没有卡片；按 {key:board.add} 添加第一张
        sortedSoNoMove = 表格按{column}排序；先按 {key:stocks.ownOrder} 回到自定顺序，再移动
        sortedSoNoGroup = 表格按{column}排序；先按 {key:stocks.ownOrder} 回到自定顺序，再分组
        groupNeedsName = 分组需要名称；{key:back} 保持原状
        groupExists = 已有“{name}”分组；请换一个名称
        groupsFull = 一个面板最多容纳 {count} 个分组
        cardInNoGroup = 这张卡片不在分组中；按 {key:group.name} 在此开始新分组
        groupBegun = 已新建“{name}”分组
        groupRenamed = {old} 已更名为 {name}
        groupUnchanged = 分组名称已是“{name}”
        folded = 已折叠 {name}；按 {key:group.fold} 展开
        unfolded = 已展开 {name}
        onlyRateCards = 只有汇率卡片有两种大小；按 {key:panel.1} 到汇率
        allCompact = 所有卡片都已缩小；按 {key:card.tall} 放大这张
        allTall = 所有卡片都已放大；按 {key:card.compact} 缩小这张
        allMadeCompact = 所有卡片已缩小
        allMadeTall = 所有卡片已放大
        madeCompact = {name} 已缩小；再按 {key:card.compact} 缩小全部
        madeTall = {name} 已放大；再按 {key:card.tall} 放大全部
        densityAutomatic = {panel}：自动大小
        densityCompact = {panel}：紧凑，每项一行
        densityLarge = {panel}：大号数字
        ownOrderAlready = 表格已是自定顺序
        ownOrderNow = {panel}已回到自定顺序
        panelSorted = {panel}已按{column}排序 {mark}；按 {key:stocks.ownOrder} 回到自定顺序
        selectRateFirst = 请先选择汇率卡片：{key:rates.base} 以其货币为基准
        noRateForBase = {code} 尚无汇率，不能作为基准
        baseIs = 已以 {code} 为基准货币
        baselineIsOne = d1：与前 1 个交易日收盘相比的涨跌
        baselineIsFive = d5：与前 5 个交易日收盘相比的涨跌
        baselineAlready = 基准日已是 {baseline}
        removed = 已移除 {name}；按 {key:board.undo} 撤销
        removedHeading = 已移除标题 {name}，卡片保留；按 {key:board.undo} 撤销
        noOtherTheme = 没有其他主题
        themeIs = 主题：{name}
        nothingToUndo = 没有可撤销的更改
        nothingToRedo = 没有可重做的更改
        # {deed} is one of those below.
        undid = 已撤销：{deed}
        redid = 已重做：{deed}
        deedMove = 移动 {name}
        deedMoveGroup = 移动分组 {name}
        deedGroup = 新建分组 {name}
        deedRename = 重命名 {name}
        deedFold = 折叠 {name}
        deedUnfold = 展开 {name}
        deedSize = {name} 的大小
        deedSizeOfAll = 所有卡片的大小
        deedBaseline = 基准日
        deedSort = 排序
        deedBase = 基准货币
        deedTheme = 主题
        deedRemove = 移除 {name}
        deedRemoveGroup = 移除分组 {name}
        deedAdd = 添加 {name}
        deedKeep = 保留 {name}
        deedTakeOff = 移除 {name}
        notACurrency = “{text}”不是货币代码，例如 JPY
        notACity = “{text}”不是城市或时区，例如 Tokyo、Asia/Tokyo
        notASymbol = “{text}”不是股票代码，例如 AAPL、2330.TW
        nothingAdded = {problem}；未添加任何项目
        panelFull = 一个面板最多容纳 {count} 项
        isTheBase = {code} 是所有汇率的基准货币
        onBoardAlready = {name} 已在看板上
        added = 已添加 {name}
        askingFeeds = 正在刷新数据
        pausedUntil = 已暂停：按 {key:feeds.pause} 之前不会更新
        askedAgain = 已恢复更新
        boardIsYours = 看板可以再次编辑
        boardTaken = 只读：此看板已在另一个 fxterm 中打开
        boardTakenBy = 只读：此看板已在另一个 fxterm（进程 {process}）中打开
        notATime = “{text}”不是时刻，例如 9am、tomorrow 14:30、9am in New York
        twelveUnclear = “{text}”可能是中午，也可能是午夜：请输入 12:00 或 0:00
        noPlaceCalled = 没有名为“{text}”的城市或时区
        placeMayBe = “{text}”可能是 {names}；请输入更完整的名称
        noSuchZoneCalled = 系统没有这个时区：{zone}
        timeOnDay = {day} {time}
        timeSkipped = {place} 没有 {wall}：时钟拨快时跳过
        timeTwice = {place} 的 {wall} 有两次；这是第一次，{zone}
        tooFarOff = 太远了：时区不会规划到百年之后
        setAsideNone = 没有跳过的卡片
        cardsAgain = {count} 张卡片重新出现
        terminalTooSlow = 终端太慢，卡片改为直接切换
        deckIsThrough = 全部看完；按 {key:deck.refill} 重看跳过的，{key:back} 回到看板
        noSwipe = 没有可收回的滑动
        heldBack = {code}：{source} 突然报 {figure}，待再次确认后采用
        heldBackMore = {code} 与其他 {others} 项报价异常，待再次确认后采用
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} 在此无作用；{key:help.open} 显示所有按键
        keyDoesNothingInDeck = {key} 在此无作用；{key:deck.skip} 跳过，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInPile = {key} 在此无作用；{key:deck.skip} 移除，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInDetails = {key} 在此无作用；{key:back} 回到看板
        thatKey = 这个按键
        putDownFirst = 请先放下卡片：{key:carry.drop} 放下，{key:back} 放回
        nothingHereYet = 这里还没有内容：按 {key:board.add} 添加

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name} 的新名称：
        nameOfGroup = 分组名称：
        hintName = {key:prompt.accept} 命名 · {key:back} 取消
        whenItIsHere = 将时钟拨到（本地时间）：
        whenItIsIn = 将时钟拨到（{place}时间）：
        hintShow = {key:prompt.accept} 显示 · {key:back} 取消
        # Times that may be typed there; each is understood in every language.
        whenExamples = 下午3:30 · 明天14:30 · 9:00 纽约
        findIn = 在{panel}中搜索：
        hintFind = {key:prompt.accept} 选择 · {key:back} 取消
        addCurrency = 添加货币
        addClock = 添加时钟
        addStock = 添加股票
        addCurrencyHint = 代码、名称或国家
        addClockHint = 城市、国家、时区或 IST；{key:select.left} {key:select.right} 按首字母跳转
        addStockHint = 代码或公司名称
        inAllCount = 共 {count} 项
        foundCount = 找到 {count} 项
        addedCount = 已添加 {count} 项
        foundAskingMore = {found}，继续搜索中
        foundNoAnswer = 本机{found}，来源没有响应
        nothingFoundFor = 找不到“{text}”。
        askingFor = 搜索“{text}”中…
        noAnswerBecause = 没有响应：{problem}
        enterAddsAsTyped = 若 {text} 是股票代码，按 {key:picker.add} 直接添加。
        asTyped = 按输入的代码

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}；{next}
        askingAgainNext = 下次更新时重试
        askingAgainIn = {span}后重试
        failUnreachable = {source} 无法连接
        failTimedOut = {source}：超时未响应
        failTooMany = {source}：请求过多
        failAtFirst = {source}：{host} 拒绝了第一次请求（HTTP 429）
        failUnknownSymbol = {source} 查无 {symbol}
        thisSymbol = 这个代码
        failRefused = {source}：来源拒绝响应（HTTP {code}）
        failNothingThere = {source}：此网址没有内容（HTTP {code}）
        checkSettings = 请检查设置
        checkSpelling = 请检查代码
        didYouMean = 您是不是要找 {names}？
        failOutOfOrder = {source}：来源故障（HTTP {code}）
        failNoAnswer = {source}：来源未提供数据（HTTP {code}）
        failTooLarge = {source}：响应超过 {size}，已舍弃
        failRedirect = {source}：来源重定向到其他地址，未跟随
        failMalformed = {source}：响应格式与平常不同
        failInsecure = {source}：http 仅限本机；请在设置改用 https
        bytesSize = {count} 字节

        # A change that an earlier version made.
        deedOther = 一项更改

        # Headings of what fxterm print and fxterm time print.
        printCode = 代码
        printName = 名称
        printRate = 汇率
        printBaseDay = 基准日
        printBaseRate = 基准汇率
        printBaseClose = 基准收盘
        printChange = 涨跌幅
        printQuotedAt = 报价时间
        printSource = 来源
        printState = 状态
        printZone = 时区
        printCity = 城市
        printDay = 日期
        printOffset = 时差
        printTime = 时间
        printSymbol = 代码
        printCurrency = 货币
        printPrice = 现价
        printOpen = 开盘
        printHigh = 最高
        printLow = 最低
        printClose = 收盘
        printVolume = 成交量
        printSession = 时段
        printItem = 品种
        printAccount = 账户
        printQuantity = 数量
        printValue = 市值
        printDayChange = 今日
        printPriceGain = 价格盈亏
        printCurrencyGain = 汇兑盈亏
        printIncome = 股息
        printFees = 费用
        printTotal = 总盈亏
        printYearly = 年化收益
        printWeight = 占比

        # What fxterm doctor says of the feeds.
        doctorRates = 汇率
        doctorStocks = 股票
        doctorHistory = 历史
        doctorHeldBack = 待再次确认后采用
        doctorState = 状态
        doctorLastAnswer = 最近响应
        doctorLastError = 最近错误
        doctorNextTry = 下次尝试
        doctorWhatToDo = 建议操作
        doctorAlsoAsks [18] = 也会查询
        doctorNotAsked = 此版本不使用
        doctorNone = 无
        doctorNoAnswerYet = 尚无
        doctorNextRefresh = 下次更新时
        doctorStart = 启动 fxterm 或 fxterm print 以查询
        doctorFallback = 无；前面的来源失败时才查询
        doctorNothing = 无
        doctorWait = 等待
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span}后，依来源要求
        doctorRest = {span}后，因失败暂缓
        justNow = 刚刚
        doctorTime = 时间
        adviceUnreachable = 检查网络与设置中的网址
        adviceTimedOut = 若自行恢复则无需处理；否则检查网络
        adviceTooMany = 等待；若再发生，将设置中的 refresh 调长
        adviceAtFirst = 降低频率无济于事：在设置中指定 agent，或加入其他来源
        adviceSymbol = 检查代码
        adviceRefused = 在设置中把其他来源排在前面：此来源拒绝响应
        adviceAddress = 检查设置中的网址
        adviceOutOfOrder = 等待：服务本身故障
        adviceChanged = 检查网址；否则是服务已变更，请找新版 fxterm
        adviceRedirect = 若信任，将它指向的网址填入设置
        adviceInsecure = 在设置中改用 https://

        # What the command line answers.
        outputNotWritten = 无法写出结果：另一端已关闭或已满
        noFiguresNetwork = 尚无任何数据；网络是否连接？
        noFiguresLately = 还没有数据：刚才已查询过来源，但没有得到
        noFeedsSet = 没有数据：设置里没有来源
        noBarsOf = {code}：没有 K 线数据
        noSuchCurrency = 没有 {code} 这种货币
        noRateOf = 没有来源提供 {code} 的汇率
        noClocksOnBoard = 看板上没有时钟；请指定城市，例如 'fxterm time Tokyo'
        tzdataHasNoZone = 系统的 tzdata 没有时区“{zone}”
        noCityCalled = 没有名为“{text}”的城市或时区
        sayWhich = “{text}”可能是 {names}；请指明
        expectedTime = --at“{text}”：应为时刻，例如 "2026-11-23 09:00 New York" 或 "9am UTC"
        wallTwice = {place} 的 {wall} 有两次；取第一次，{zone}
        tryHelp = 请运行 'fxterm --help'。

        # What fxterm time answers to a time that is not there.
        atSkipped = --at：{place} 没有 {wall}：时钟拨快时跳过

        holidayNewYear = 元旦
        holidayNewYearsEve = 年末休市
        holidayLunarNewYear = 春节
        holidayTombSweeping = 清明节
        holidayLabourDay = 劳动节
        holidayDragonBoat = 端午节
        holidayMidAutumn = 中秋节
        holidayChuseok = 韩国中秋节
        holidayDoubleNinth = 重阳节
        holidayNationalDay = 国庆节
        holidayIndependenceDay = 独立日
        holidayConstitutionDay = 宪法日
        holidayRepublicDay = 共和国日
        holidayChristmas = 圣诞节
        holidayChristmasEve = 平安夜
        holidayBoxingDay = 节礼日
        holidayMaundyThursday = 濯足节
        holidayGoodFriday = 耶稣受难日
        holidayEasterMonday = 复活节星期一
        holidayAscension = 耶稣升天日
        holidayWhitMonday = 圣灵降临节
        holidayEpiphany = 主显节
        holidayMidsummer = 仲夏节
        holidayAllSouls = 万灵节
        holidayCorpusChristi = 基督圣体节
        holidayCarnival = 狂欢节
        holidayThanksgiving = 感恩节
        holidayMartinLutherKing = 马丁·路德·金纪念日
        holidayPresidentsDay = 总统日
        holidayMemorialDay = 阵亡将士纪念日
        holidayJuneteenth = 六月节
        holidayBankHoliday = 银行假日
        holidayKingsBirthday = 国王诞辰
        holidayAnzacDay = 澳新军团日
        holidayEidAlFitr = 开斋节
        holidayEidAlAdha = 宰牲节
        holidayIslamicNewYear = 伊斯兰新年
        holidayDiwali = 排灯节
        holidayVesak = 佛诞
        holidaySongkran = 泼水节
        holidayChildrensDay = 儿童节
        holidayPeaceMemorial = 和平纪念日
        holidayTeachersDay = 教师节
        holidayRestorationDay = 台湾光复节
        holidayComingOfAge = 成人节
        holidayFoundationDay = 建国纪念日
        holidayEmperorsBirthday = 天皇诞生日
        holidayEquinox = 春分／秋分
        holidayGoldenWeek = 黄金周
        holidayMarineDay = 海之日
        holidayMountainDay = 山之日
        holidayLabourThanksgiving = 劳动感谢日
        holidayOther = 假日

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = “{text}”
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} 或 {last}
        expectedFound = 应为 {wanted}，却是{found}
        expectedAfter = {key}之后应为 {wanted}，却是{found}
        textNeedsQuotes = 应为值，却是{found}；文字需加引号
        keyNeedsQuotes = 以{found}开头的键需加引号
        unexpectedExtra = 结尾之后多了{found}；请删除
        tooDeep = 嵌套层数过多
        valueMissing = 结尾缺少值
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = 第 {line} 行的 {open} 没有 {close}
        textNotClosed = 文字缺少结尾的 {close}
        givenTwice = {key}出现两次，第一次在第 {line} 行
        noEscape = {escape} 不是转义字符
        escapeNeedsDigits = {escape} 后需 {digits} 位十六进制数字
        halfPair = 只有一半的代理对
        # What may be expected or found.
        anObject = 对象 {example}
        aList = 列表 {example}
        aKey = 键
        aValue = 值
        someText = 文字
        someASCII = 1 到 200 个 ASCII 字符
        aNumber = 数字
        plainObject = 对象
        plainList = 列表
        theEnd = 结尾
        unshowable = 无法显示的字符
        secondsRange = {low} 到 {high} 秒
        noSuchBinding = 没有这个命令；fxterm config default 列出全部
        noSuchKeyName = {text} 不是按键；请写成 {examples} 等
        keyTaken = {key} 同时用于 {one} 和 {other}；请为其中一个改用其他按键
        keyIsTyped = 在 {command} 生效之处，{key} 会作为文字输入；请改用 enter 或 ctrl-s 等按键
        commandNeedsKey = {command} 必须有按键
        backNeedsKey = back 必须有一个不输入字符的按键，例如 esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 不认得的键；此处可用：{keys}
        keyMissing = 缺少 {key}
        keyMissingOneOf = 缺少 {key}；请填 {choices}
        fileUnreadable = 无法读取：{reason}
        noSuchFile = 没有这个文件；请检查路径
        saveAsUTF8 = 不是 UTF-8 文字；请将文件存为 UTF-8
        fileEmpty = 文件是空的；写 {example} 表示采用默认值，或删除文件
        addressEmpty = 空白；请填地址
        controlCharacter = 含有控制字符；请删除
        notAnAddress = 不是地址：{text}；应类似 {example}
        notAnAddressBegin = 不是地址：{text}；应以 {example} 开头
        plainHTTPOnlyHere = http 只限本机；请写 https://
        mustBe = {key} 应为 {choices}
        themeMustBe = 主题应为对象 {example}
        noSuchRole = 没有{name}这个角色；有 {names}
        noSuchPart = 角色没有{name}这一项；有 {names}
        notAColour = {key}：颜色应为 {example}、ANSI 颜色 0 到 15 或 {standard}
        themeLeftOut = {problem}；略过此主题
        nameUnreadable = 无法读取 {file}（{reason}）

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = 是文件夹
        isNoPlainFile = 不是普通文件
        isTooLarge = 大于 {size}
        isGone = 已经不在
        isNotUTF8 = 不是 UTF-8 文字
        isNotJSON = 不是 JSON
        isNoBoard = 不是看板
        isAnothers = 属于别的程序
        isOfVersion = 版本为 {version}
        isWrongType = {key} 的类型不对
        isNull = {key} 是 null
        tooManySetAside = 旁边已有太多备份文件；请删除一些

        # What is said of the files that the program keeps.
        diskFull = {file}：磁盘已满；请腾出空间，下次更改会再保存
        notPermitted = {file}：没有权限；请将文件与其文件夹设为可写
        fileInUse = {file}：另一个程序使用中；关闭后下次更改会再保存
        fileDamaged = {file}：已损坏；请移走后重新启动 fxterm
        diskSilent = {file}：磁盘没有响应；最后的更改可能未保存
        fileFailed = {file}：{reason}；修复前无法保存
        noHome = 没有主目录；请设置 HOME
        fileSetAside = 无法读取 {file}（{reason}）；已保留为 {name}
        fileLeftAlone = 无法读取 {file}（{reason}），也无法移开；移走之前不会存入该文件
        fileIsNewer = {file} 来自较新的 fxterm（版本 {version}）；改用该版之前不会存入该文件
        folderIsOpen = 其他用户也能打开 {file}；请用 chmod 700 关闭
        entriesLeftOut = {file}：略过 {count} 个无效的条目

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = 缺少 fxterm-collector 程序：请重新安装
        feedsUnfit = 无法启动 fxterm-collector：请重新安装
        feedsNoRoom = 系统已无进程或线程可供 fxterm-collector 使用；请关闭其他程序
        feedsStopped = 采集程序已停止，请看日志
        feedsSilent = fxterm-collector 没有响应，已被终止
        proxyNotFound = 找不到代理服务器
        noNetwork = 没有网络
        noConnection = 无法连接
        nameNotKnown = 找不到主机（可能离线）
        certificateNotTrusted = 证书不受信任
        noSecureConnection = 无法建立安全连接
        connectionBrokeOff = 连接中断
        breaksOff = 内容中途中断
        figuresLeftOut = 略过 {count} 个不可用的条目

        # What else is said on the screen.
        pasteDoesNothing = 在此粘贴没有作用：按 {key:board.add} 按名称添加时可粘贴
        settingsReloaded = 已重新加载设置
        listInSettings = 设置中的列表
        zonesInFolder = {folder} 的 tzdata {version}
        zonesMissing = 没有时区数据库：请安装 tzdata。在此之前只有 UTC 可用
        unknownVersion = （版本不明）

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = 选项{option}需要值
        noSuchOption = {option}不是选项，或不接受值
        # Options, and the command that they are for.
        onlyWith = {options}：只用于 {command}
        takesNoMore = {command} 只接受 {options}
        noSuchCommand = 没有{text}这个命令
        optionExpected = {option} {text}：应为 {choices}
        cannotPrint = 无法打印{text}：应为 {choices}
        needsItem = {command} 需要项目，例如 {example}
        noDescriptors = 系统已无文件描述符；请关闭其他程序
        noThreads = 系统已无可用线程，此看板不会更新；请关闭其他程序
        stoppedByFault = fxterm {version} 异常退出。详情在 {file} 的末尾；反馈方式见 {place}
        notATerminal = {stream}不是终端；fxterm print 不需要终端
        standardInput = 标准输入
        standardOutput = 标准输出
        terminalTooSimple = 终端类型{type}无法移动光标；请将 TERM 设为实际的终端
        terminalUnknown = 没有终端类型{type}的描述；请安装 ncurses-base 或设置 TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 用法：
        # What stands for what the user fills in: --config FILE.
        wordFile = 文件
        wordItem = 项目
        wordCity = 城市
        wordTime = 时刻
        wordCommand = 命令
        aboutProgram = 终端里的行情桌面：汇率卡片、世界时钟与股票表格。
        aboutPrint = 将看板或其中一部分打印一次
        aboutWatch = 逐行打印变动的数值
        aboutCollect = 不打开看板，持续更新其数值
        aboutTime = 显示各地现在或另一时刻的时间
        aboutDoctor = 显示各来源的状态；不联网查询
        aboutSettings = 显示设置文件位置、检查设置文件，或输出默认值
        aboutConfig = 从该文件读取设置
        aboutDemo = 以示例数据模拟行情；不保存任何内容
        aboutFormat = 格式；默认为 table
        aboutLineFormat = 格式；默认为 lines
        aboutAt = 现在以外的时刻，当地或所指地点的时间：
        aboutBaseline = 涨跌以前 1 或 5 个交易日的收盘为准
        aboutRange = K 线往回多远；默认为 1mo
        aboutInterval = 每根 K 线的周期；默认按 range 而定
        aboutHome = 合计所用货币；默认为本币
        aboutOnDay = 某一天结束时的情况
        aboutHelp = 本说明
        aboutVersion = 版本
        aboutKeys = 在看板上按 {key:help.open} 显示按键。设置文件：
        aboutExit = 退出代码：0 完成，1 无法完成，2 用法错误。
        collecting = 持续更新看板数值；按 Ctrl-C 结束。

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}：没有问题
        settingsNone = {file}：没有这个文件，使用默认值
        settingsFileHead = fxterm 的设置与默认值，未填的项目采用默认值。
        settingRates = 汇率来源，优先使用第一个，失败时改用下一个。
        settingStocks = 股价来源，按优先顺序：yahoo、twse、twse-day、kraken、coinbase、cnbc、tencent、dash。若来源拒绝本程序的 User-Agent，可用 agent 另行指定。
        settingHistory = 历史汇率来源，用于涨跌幅和走势图。
        settingRatesRefresh = 汇率更新间隔（秒）。
        settingStocksRefresh = 股价更新间隔（秒）。
        settingColours = 上涨的颜色："auto"（按地区）、"red-up"（红）或 "green-up"（绿）。
        settingColourDepth = 颜色数量："auto"（按终端）、"24bit"、"256" 或 "16"。启动时读取。
        settingGraphics = 以像素绘制走势图："auto"（终端支持 kitty 或 sixel，且非 SSH 连接时）或 "off"。启动时读取。
        settingFlags = 汇率卡片显示国旗。
        settingSeconds = 时钟显示秒数。
        settingHours = 时制：12、24，或 "auto"（按地区）。
        settingLanguage = 语言："auto"（按地区）、en、zh_TW、zh_CN、ja、ko、id、de、es，也可加上国家，如 de_AT。
        settingTheme = 主题："default" 随终端为深色或浅色；在看板上按 {key:theme.next} 可浏览其他主题。
        settingMouse = 鼠标；设为 false 时由终端处理，可选择文字。
        settingASCII = true 只用 ASCII 绘制；"auto" 仅在区域设置不是 UTF-8 时如此。
        settingAmbiguousWidth = 宽度不明确字符所占的列数；终端以全角显示时设为 2。
        settingMotion = 卡组卡片的动画。
        settingKeys = 各命令的按键；[] 表示不设按键。
        groupChart = 走势图
        helpChart = 全屏显示所选卡片的走势图；再按一次返回
        keyChart = 走势图
        helpChartRange = 区间：一天到十年
        keyRange = 区间
        helpChartMax = 全部历史
        helpChartShape = K 线、折线或面积图
        keyShape = 类型
        helpChartScale = 线性、对数或百分比
        keyScale = 坐标
        helpIndicators = 移动平均线、布林带、RSI、MACD
        keyIndicators = 指标
        helpMark = 标记十字光标处的 K 线，计算其后的涨跌
        keyMark = 标记
        helpZoom = 以十字光标为中心放大、缩小
        keyZoom = 缩放
        helpPan = 移到更早、更晚的时间
        keyRead = 查看
        noChartOf = 没有 {name} 的走势图
        indicatorsTitle = 技术指标
        shapeCandles = K 线
        shapeLine = 折线
        shapeArea = 面积
        scaleLinear = 线性
        scaleLog = 对数
        scalePercent = 百分比
        rangeDays = {count}日
        rangeMonths = {count}月
        rangeYears = {count}年
        rangeYTD = 今年
        rangeMax = 全部
        barOpen = 开
        barHigh = 高
        barLow = 低
        barClose = 收
        barVolume = 成交量
        daysApart = {count} 天
        chartOfCloses = 只有每日收盘价：尚无 K 线数据
        chartAsking = 正在获取 K 线…
        chartBegins = 数据始于 {date}
        keyOnOff = 开／关
        helpCompare = 与看板上的其他项目比较涨跌幅
        keyCompare = 比较
        helpChartCurrency = 以基准货币显示价格
        keyCurrency = 货币
        compareTitle = 比较对象
        comparesNoMore = 一张走势图最多比较 {count} 个项目
        noOtherCurrency = 已用基准货币计价
        noCommonDays = 没有这些项目都有交易的日期
        chartAtEnd = 已是最新的 K 线
        chartAtLimit = 已到尽头
        aboutChart = 绘制一个项目的走势图，或比较多个项目
        aboutType = 走势图类型；默认为 candles
        aboutScale = 坐标；默认为 linear
        aboutSize = 列数和行数；默认按终端而定
        aboutSVG = 将图片写入文件；- 为标准输出
        positions = 持仓
        noPositions = 还没有持仓
        positionsComeOfFile = 持仓由交易记录文件得出；{key:positions.add} 记录交易
        positionCount = {count} 个持仓
        helpPositions = 持仓（有交易记录文件时）
        helpHideAmounts = 隐藏或显示持仓金额
        keyHideAmounts = 金额
        amountsHidden = 金额已隐藏 · 按 {key:amounts.hide} 显示
        amountsShown = 金额已显示
        quantityHeading = 数量
        valueHeading = 市值
        todayHeading = 今日
        gainHeading = 盈亏
        weightHeading = 占比
        labelCost = 成本
        labelPriceGain = 价格盈亏
        labelCurrencyGain = 汇兑盈亏
        labelIncome = 股息
        labelFees = 费用
        labelTotalReturn = 总盈亏
        labelYearlyReturn = 年化收益
        labelAverageCost = 平均成本
        labelLots = 买入批次
        missingPrice = 没有 {code} 的价格
        missingClose = 没有 {code} 的收盘价
        missingCurrency = 不知道 {code} 的货币
        missingRate = 没有 {day} 的 {code} 汇率
        missingRow = 文件第 {line} 行无法使用
        rowsWithMistakes = {count} 行无法使用
        helpAdjustment = 复权方式：仅拆股、含派息或不复权
        adjustedSplits = 拆股调整
        adjustedTotal = 前复权
        adjustedNot = 不复权
        eventDividend = 派息 {amount}
        eventSplit = 拆股 {ratio}
        untoldSplit = {date}：可能有未公布的拆股（{ratio}）
        aboutAdjust = 历史价格的复权；默认为 splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = 这一行超过 {size}
        textBehindQuote = 右引号后面还有文字；引号内的引号请写成 ""
        tooManyFields = 表头有 {columns} 列，这里有 {count} 个值；含分隔符的值请加引号
        headerExpected = 应有表头，例如 {example}
        columnMissing = 表头缺少 {column} 列
        columnTwice = 表头中 {column} 列出现两次
        valueNeeded = 需要填写
        valueNeededBy = 类型为 {type} 的行需要填写
        valueUnused = 类型为 {type} 的行没有这一项，请留空
        exampleLike = 类似 {example} 的内容
        noSuchDay = 没有 {day} 这一天
        dayOutOfRange = {day} 不在 {first} 到 {last} 之间
        commaInNumber = {text} 中有逗号；数字请写成 {example}
        isNegative = 不能为负数
        isZero = 必须大于 0
        tooManyDecimals = 小数超过 {most} 位
        tooManyDigits = 超过 {most} 位数
        textTooLong = 超过 {most} 个字符
        moreThanHeld = 卖出超过持有的 {quantity}
        otherCurrency = 币种为 {currency}，但该项目以 {unit} 报价
        lotNotUnderstood = 应为类似 {example} 的一行
        notYahoos = {text} 不是 Yahoo Finance 的代码；请写成类似 {example}
        canMeanTwo = {text} 有两种读法；请用 {option} 指明
        columnNotInFile = 文件中没有 {column} 列
        noRowAtLine = 第 {line} 行没有交易
        rowChanged = 第 {line} 行的交易已被其他程序修改
        transactionsFine = {file}：{count} 笔交易，没有错误
        transactionsNone = {file}：尚不存在，记下第一笔交易时创建
        importAdded = {file}：已添加 {count} 笔交易
        importWouldAdd = {file}：将添加 {count} 笔交易
        importKnown = {count} 笔已经存在
        importStopped = 没有导入；请先改正这些行
        aboutTransactions = 导入、导出或检查交易记录，或显示其位置
        aboutImportFormat = 文件格式；默认按文件名判断
        aboutMap = 券商的列名和类型：date=成交日期,buy=买入
        aboutAccount = 未注明账户的导入行所用的账户
        aboutLotDay = 导入持仓的日期；默认为今天
        aboutDecimal = 导入数字的小数点
        aboutDates = 3/4/2024 这类日期中先写的是什么
        aboutDryRun = 只显示将导入的内容，不写入
        keyAmount = 金额
        keyNoAmount = 清除金额
        helpAmount = 在每张汇率卡片上换算金额，例如 250 EUR
        helpInvert = 反向换算：每种货币各 250
        amountQuestion = 金额：
        amountCleared = 已清除金额 · {key:amount.open} 输入新金额
        noAmountToInvert = 还没有金额 · {key:amount.open} 输入
        dayToCome = {day} 还没到
        noRateOfDay = 没有 {date} 的汇率
        amountNumberMissing = 缺少数字
        amountUnexpected = “{text}”不能写在这里
        amountUnclosed = 括号没有闭合
        amountDivisionByZero = 不能除以零
        amountTooLarge = 数字超过 38 位
        amountTooLong = 文字太长
        amountAmbiguous = {text}：分不清是小数还是千位
        amountGrouping = {text}：千位分隔是三位一组
        amountDayMissing = 缺少日期，例如 2024-03-01
        amountNoSuchDay = 没有 {text} 这一天；写作 2024-03-01
        amountMargin = 加点须小于 100%，不能是 {text}%
        mistakeAt = {what}（第 {place} 个字符）
        settingMargin = 银行从换算金额中收取的百分比，0 到 100（不含）。
        percentRange = 0 到 100（不含）的数字
        aboutConvert = 按现在或某一天的汇率换算金额
        aboutOn = 采用哪一天的汇率
        aboutMargin = 银行收取的百分比，例如 2.5
        wordAmount = 金额
        wordDay = 日期
        printAmount = 金额
        needsAmount = {command} 需要金额，例如 {example}
        settingHome = 持仓所用的货币，如 "TWD"；"auto" 为看板的基准货币。
        settingCostMethod = 卖出的成本算法："fifo" 先进先出，"average" 平均成本。
        aboutPrivate = 隐藏持仓金额
        helpEnter = 记录交易，例如 buy 10 AAPL 187.40
        entryQuestion = 交易：
        entryBuy = {date} 买入 {item} {quantity}，价格 {price}
        entrySell = {date} 卖出 {item} {quantity}，价格 {price}
        entryDividend = {date} {item} {quantity} 派息，每股 {price}
        entrySplit = {date} {item} 拆股，每股变为 {quantity} 股
        entryFee = {date} 费用 {price}
        entryFeeOf = {date} {item} 的费用 {price}
        entryDeposit = {date} 存入 {price}
        entryWithdraw = {date} 取出 {price}
        entryWithFee = 费用 {price}
        entryRate = 汇率 {rate}
        entryAccount = 账户 {account}
        entryMissing = 还缺：{what}
        entryQuantity = 数量
        entryFactor = 比例，例如 4:1
        entryItem = 代码
        entryPrice = 价格
        entryCurrency = 货币
        entryInAccount = 账户
        deedEnter = 交易 {name}
        entryChanged = {deed}已不再按输入时的样子存在于文件中；未撤销任何内容
        enteredInDemo = {what}（演示，不保存）
        transactionsNotSaved = 无法将最后记录的交易保存到 transactions.csv
        noPositionsYet = 还没有持仓；{key:positions.add} 记录交易
        """#
}
