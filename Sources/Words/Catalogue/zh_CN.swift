extension Catalogue {
    /// Simplified Chinese. How to edit it: docs/howto/translate.md.
    static let simplifiedChinese: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 汇率
        clocks = 时钟
        worldClocks = 世界时钟
        stocks = 股票
        deck = 卡组
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}（指定时间）
        currencyCount = {count} 种货币
        clockCount = {count} 个时钟
        stockCount = {count} 只股票
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 这里没有货币，按 {key:board.add} 添加。
        noClocks = 这里没有时钟，按 {key:board.add} 添加。
        noStocks = 这里没有股票，按 {key:board.add} 添加。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}/{count}
        linesOf = 第 {part} 行，共 {count} 行
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}、{next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = 按{column}
        symbolColumn = 代码
        priceColumn = 现价
        changeColumn = 涨跌幅
        quantityColumn = 数量
        valueColumn = 市值
        gainColumn = 盈亏
        gainShareColumn = 盈亏比例
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = 窗口太小（{present}），fxterm 需要 {size}
        needsSizeShort = 需要 {size}

        # How old figures are.
        live = 实时
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = 参考汇率
        cached = 缓存
        stale = 过时
        # The state of a figure of a past day that the user asked for.
        past = 过去
        # At the top of the board: all figures are closes of that day.
        asOfDay = 截至 {day}
        asOfDayBack = 截至 {day} · {key:back} 现在
        # Items whose closes have arrived, of those requested.
        closesProgress = {done}/{count}
        offline = 离线
        # Made-up figures: this must be seen at once.
        sampleData = 示例数据
        demoData = 演示 · 示例数据
        asking = 加载中…
        noFiguresYet = 尚无数据
        noAnswer = 没有响应
        paused = 已暂停
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = 实时，{moment}
        offlineOf = 离线，{moment}的数据
        staleOf = 过时，{moment}的数据
        cachedOf = 缓存，{moment}的数据
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} 拒绝连接，{moment} 起改用 {other}
        failingStandIn = {source} 异常，{moment} 起改用 {other}

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
        keyBase = 基准货币
        keyInverse = 反向
        keyTime = 时间
        # Shows the board as it was on a past day.
        keyDay = 过去某日
        # Keys that move a past day on by one day.
        keyByDay = 逐日
        keyByWeek = 逐周
        keyHelp = 帮助
        keyQuit = 退出
        keyCarry = 移动
        keyDrop = 放下
        keyPutBack = 取消
        keyOneDay = 前 1 个交易日
        keyFiveDays = 前 5 个交易日
        keySwap = 对调
        # A key to type a baseline such as 3m.
        keyTypeOne = 输入
        keyLeave = 保持不变
        keyChoose = 选择
        keyAddAndGoOn = 继续添加
        keyClose = 关闭
        keyNameIt = 保存
        keyCancel = 取消
        keyShowIt = 显示
        keyScroll = 滚动
        keyBack = 返回
        keySkip = 跳过
        keyKeep = 保留
        keyLater = 稍后
        keyBoard = 看板
        keyRefill = 找回跳过
        keyOtherCards = 其他卡片
        keyOnOffBoard = 新卡片／看板
        keySearch = 搜索
        keyCommands = 命令
        keyRun = 运行

        # The help: its groups, and a sentence for each key.
        keys = 按键
        escCloses = {key:back} 关闭
        noSuchKey = 没有“{text}”的按键；{key:back} 显示全部
        groupMove = 移动
        groupArrange = 整理
        groupDeck = 卡组
        groupTime = 指定时间
        groupFigures = 价格和汇率
        groupProgram = 通用
        helpSelect = 移动所选项目
        helpEnds = 第一张／最后一张卡片
        helpPages = 上一页／下一页
        helpPanels = 下一个和上一个面板
        helpPanelNumbers = 前往汇率、时钟、股票
        helpPickUp = 拿起卡片：方向键移动，{key:carry.drop} 放下，{key:back} 放回
        helpShift = 将卡片移动一格
        helpMarkCards = 标记卡片并移至下一张；按 {key:group.name} 与所选卡片分为一组
        helpOpen = 所选卡片的详情；在标题上则折叠分组
        helpNeighbours = 详情中：上一张／下一张卡片
        helpFilter = 边输入边搜索此面板的卡片；再按 {key:board.filter} 搜索所有看板
        helpAdd = 在面板添加货币、城市或股票
        helpRemove = 从看板移除卡片
        helpUndo = 撤销上一个更改
        helpRedo = 重做已撤销的更改
        helpCompact = 切换汇率卡片大小；再按一次则全部切换
        helpDensity = 卡片或行的大小：自动、紧凑、大
        helpMap = 热力图，按涨跌幅着色（持仓：面积按市值，再按一次则相同）
        helpName = 将所选和已标记的卡片分为一组，或重命名所选分组
        helpFold = 折叠或展开分组（或在标题按 {key:details.open}）
        helpDeck = 逐张浏览可添加的项目
        helpQuarters = 时钟前后拨 15 分钟，过去日期前后移一天；{key:back} 回到现在
        helpDays = 时钟前后拨一天，过去日期前后移一周
        helpTime = 将所有时钟调到指定时间，例如 9am in New York
        helpDay = 过去某日的看板：2020-03-20、last friday、-1y；{key:back} 回到现在
        helpBaseline = 与前 1、5 个交易日、年初或任意日比较；{key:baseline.choose}{key:baseline.swap} 对调
        helpSort = 按涨跌幅排序表格；再按一次反向排序
        helpSortNext = 按下一列排序
        helpHandOrder = 回到自定义顺序
        helpBase = 将所选货币设为基准货币
        helpInverse = 反向显示汇率：1 JPY 兑 USD
        helpInverseAll = 反向显示所有汇率
        helpUnits = 按 1、100 或 1,000 单位显示汇率
        helpRefresh = 立即更新数据
        helpPause = 暂停或恢复更新
        helpTheme = 下一个主题
        helpHelp = 显示此帮助
        helpPalette = 按名称搜索命令并运行
        helpQuit = 退出
        helpRedraw = 重新绘制屏幕
        helpSuspend = 挂起 fxterm；在 shell 中输入 fg 恢复
        helpCancel = 关闭当前的窗口或输入栏
        helpSkip = 跳过最上面的卡片，或从看板移除（或向左拖动）
        helpKeep = 将最上面的卡片保留在看板上（或向右拖动）
        helpLater = 稍后：将卡片移到最下面
        helpDeckDetails = 最上面卡片的详情
        helpDeckUndo = 逐次撤销滑动
        helpRefill = 找回跳过的卡片
        helpOtherCards = 切换货币、股票、城市；也可按 {key:panel.1} {key:panel.2} {key:panel.3}
        helpOnOffBoard = 切换新卡片和看板上的卡片
        commands = 命令
        paletteHint = 输入命令，例如 sort 或 undo

        # The first keys, told in a corner at the first start.
        welcome = 欢迎
        greetingCarry = {key:carry.pickUp} 拿起卡片，方向键移动，{key:carry.drop} 放下
        greetingAdd = {key:board.add} 添加，{key:details.open} 看详情，{key:board.undo} 撤销
        greetingDeck = {key:deck.open} 打开卡组逐张浏览：{key:deck.keep} 保留，{key:deck.skip} 跳过
        greetingHelp = {key:help.open} 显示所有按键，{key:boards.open} 更多看板；本提示会自动消失

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset = {offset}小时
        hoursOffset = {offset}小时
        sameTime = 时间相同
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 上午{time}
        timePM = 下午{time}
        am = 上午
        pm = 下午

        # World clocks.
        noSuchZoneHere = 未知时区
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

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age}未更新
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt = 缓存 {moment}
        noFigure = 尚无数据
        notInFeed = 未提供
        noSuchStock = 查无此股票
        symbolHeading = 代码
        closeHeading = 收盘价
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 现价
        timeHeading = 时间
        changeHeading = 涨跌幅

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} 返回
        # The right end of a chart.
        now = 现在
        closesBack = 历史收盘价及至今涨跌幅
        labelRate = 汇率
        labelAmount = 金额
        labelPrice = 现价
        labelTrial = 虚拟参考价
        labelDay = 当日
        labelMonth = 近一月
        beforeHours = 盘前
        afterHours = 盘后
        labelYear = 52 周
        labelVolume = 成交量
        labelNews = 新闻
        # {baseline} is d1 or d5.
        labelSince = 较 {baseline}
        labelChanges = 涨跌幅
        labelSource = 来源
        labelMadeAt = 报价时间
        labelThroughDollar = 经美元
        labelReceived = 更新时间
        labelBut = 其他来源
        labelMarket = 市场
        labelExchange = 交易所
        labelLastError = 最近错误
        labelTime = 时间
        labelDate = 日期
        labelFromHere = 与本地时差
        labelFromUTC = UTC 时差
        labelZone = 时区
        labelSoon = 夏令时
        labelClocks = 时钟调整
        labelHolidays = 休市日
        noneYet = 尚无
        noCloseToMeasure = 没有可比较的收盘价
        noChangeDisputed = 不显示涨跌幅：两个来源不一致
        noChangeJump = 不显示涨跌幅：与收盘价相差超过 10 倍
        noChangeAhead = 不显示涨跌幅：报价时间晚于现在
        noCloseBefore = {day} 之前没有收盘价
        noCloseThatDay = 数据源没有当天的收盘价
        noPastNotBefore = 基准日须早于数据日期
        noPastFeed = 设置中的数据源没有更早的收盘价
        noCloseOfSource = 不计算涨跌：当时的收盘价来自{source}
        closesLoading = 正在加载更早的收盘价
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 收盘价 {close}
        monthAtClose = {low} – {high}（收盘价）
        madeAgo = {moment}，{ago}
        otherFeedSays = {source} 报 {figure}（{share}）
        otherFeedMadeAt = 报价时间 {moment}；无法判断哪个正确
        currenciesOpen = 交易中，周日至周五 {time}（纽约时间）
        currenciesClosed = 周末休市
        exchangeHoursUnknown = 交易时间未知
        openAlways = 24 小时交易
        onePriceADay = 每日仅一次报价
        exchangeState = {place}，{state}；当地 {time}
        zoneUnknown = 此系统没有这个时区
        clocksForward = {date} {time} 拨快，改为 {zone}
        clocksBack = {date} {time} 拨慢，改为 {zone}
        noClockChange = 没有预定的时钟调整
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}，{state}
        sample = 示例

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = 1 {base} 兑 {code}
        unitPerMany = {count} {base} 兑 {code}
        fromClose = 收盘价 {close}
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
        # The same words beside the deck, and in small letters.
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
        banksOpen = 银行间市场交易中
        banksClosed = 周末休市
        closesFriday = ，{span}后收盘（纽约时间周五 {time}）
        opensSunday = ，{span}后开盘（纽约时间周日 {time}）
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
        lastSwipeBack = 撤销上一次滑动
        throughOnBoard = 浏览看板上的卡片
        throughNotOnBoard = 浏览不在看板上的卡片
        theBoard = 回到看板

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = 这里没有可拿起的卡片
        nothingToMove = 这里没有可移动的卡片
        nothingToRemove = 这里没有可移除的卡片
        nothingToOpen = 这里没有可打开的项目；按 {key:board.add} 添加
        noCardYet = 还没有卡片；按 {key:board.add} 添加
        sortedSoNoMove = 表格按{column}排序；先按 {key:stocks.ownOrder} 回到自定义顺序，再移动
        sortedSoNoGroup = 表格按{column}排序；先按 {key:stocks.ownOrder} 回到自定义顺序，再分组
        groupNeedsName = 请输入分组名称；按 {key:back} 取消
        groupExists = 分组“{name}”已存在；请换一个名称
        groupsFull = 每个面板最多可有 {count} 个分组
        cardInNoGroup = 这张卡片不在分组中；按 {key:group.name} 新建分组
        groupBegun = 已新建“{name}”分组
        marked = 已标记：{names}；按 {key:group.name} 与所选卡片分为一组
        groupRenamed = {old} 已重命名为 {name}
        groupUnchanged = 分组名称已是“{name}”
        folded = 已折叠 {name}；按 {key:group.fold} 展开
        unfolded = 已展开 {name}
        onlyRateCards = 只有汇率卡片有两种大小；按 {key:panel.1} 前往汇率
        allCompact = 所有卡片都已缩小；按 {key:card.tall} 放大这张
        allTall = 所有卡片都已放大；按 {key:card.compact} 缩小这张
        allMadeCompact = 所有卡片已缩小
        allMadeTall = 所有卡片已放大
        madeCompact = {name} 已缩小；再按 {key:card.compact} 缩小全部
        madeTall = {name} 已放大；再按 {key:card.tall} 放大全部
        densityAutomatic = {panel}：自动大小
        densityCompact = {panel}：紧凑，每项一行
        densityLarge = {panel}：大号数字
        mapShown = {panel}：热力图，按涨跌幅着色
        mapByValue = {panel}：热力图，面积按市值
        mapEqual = {panel}：热力图，大小相同
        mapHidden = {panel}：已关闭热力图
        noMapHere = 只有汇率、股票和持仓有热力图；按 {key:panel.1} 前往汇率
        ownOrderAlready = 表格已是自定义顺序
        ownOrderNow = {panel}已回到自定义顺序
        groupedByAccount = 持仓按账户分组
        groupedByCurrency = 持仓按货币分组
        groupedNot = 持仓不分组
        groupingImpossible = 所有持仓都在同一账户、同一货币
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel}已按{column}排序 {mark}；按 {key:stocks.ownOrder} 回到自定义顺序
        selectRateFirst = 请先选择汇率卡片：{key:rates.base} 将其货币设为基准货币
        noRateForBase = {code} 尚无汇率，不能设为基准货币
        baseIs = 基准货币已设为 {code}
        ratesInverse = 已反向显示汇率；按 {key:rates.invertAll} 恢复
        ratesDirect = 已恢复原来的汇率方向
        ratesFor = 汇率现按 {count} 单位显示
        baselineAlready = 基准日已是 {baseline}
        baselineIs = {baseline}：{since}的涨跌幅
        # The title of a list of days.
        baselineTitle = 涨跌幅的基准日
        # What is typed follows.
        baselineQuestion = 基准日：
        notABaseline = “{text}”不是基准日：请输入 d1 到 d250、wtd、mtd、qtd、ytd、3m、10y 或 2024-03-01
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
        deedGroupPositions = 将持仓分组
        deedRename = 重命名 {name}
        deedFold = 折叠 {name}
        deedUnfold = 展开 {name}
        deedSize = 调整 {name} 的大小
        deedSizeOfAll = 调整所有卡片的大小
        deedMap = 切换热力图
        deedBaseline = 更改基准日
        deedSort = 排序
        deedBase = 更改基准货币
        deedInverse = 切换汇率方向
        deedUnits = 更改汇率单位
        deedTheme = 更改主题
        deedRemove = 移除 {name}
        deedRemoveGroup = 移除分组 {name}
        deedAdd = 添加 {name}
        deedKeep = 保留 {name}
        deedTakeOff = 移除 {name}
        notACurrency = “{text}”不是货币代码（如 JPY）或货币对（如 EUR/JPY）
        notACity = “{text}”不是城市或时区，例如 Tokyo、Asia/Tokyo
        notASymbol = “{text}”不是股票代码，例如 AAPL、2330.TW
        nothingAdded = {problem}；未添加任何项目
        panelFull = 每个面板最多可放 {count} 项
        isTheBase = {code} 是基准货币，因此没有卡片
        onBoardAlready = {name} 已在看板上
        added = 已添加 {name}
        addedUnquoted = 已添加 {name}，尚无数据源提供报价
        addedNotInDemo = 已添加 {name}，演示数据中没有它的价格
        askingFeeds = 正在更新数据
        pausedUntil = 已暂停更新；按 {key:feeds.pause} 恢复
        askedAgain = 已恢复更新
        boardIsYours = 可以再次更改看板
        boardTaken = 只读：此看板已在另一个 fxterm 中打开
        boardTakenBy = 只读：此看板已在另一个 fxterm（进程 {process}）中打开
        notATime = “{text}”不是时刻，例如 9am、tomorrow 14:30、9am in New York
        twelveUnclear = “{text}”可能是中午，也可能是午夜：请输入 12:00 或 0:00
        noPlaceCalled = 没有匹配“{text}”的城市或时区
        placeMayBe = “{text}”匹配 {names}；请输入更多字
        noSuchZoneCalled = 此系统没有这个时区：{zone}
        timeOnDay = {day} {time}
        timeSkipped = {place} 没有 {wall}：时钟拨快，跳过这个时刻
        timeTwice = {place} 的 {wall} 会出现两次；显示第一次（{zone}）
        tooFarOff = 日期太远：请选择 100 年内的日期
        notADay = “{text}”不是日期，例如 2020-03-20、last friday、昨天、-3m、-1y
        dayTooEarly = 数据源没有 {day} 之前的收盘价
        dayIsNow = 那一天还没有结束，因此显示现在
        setAsideNone = 没有跳过的卡片
        cardsAgain = 已找回 {count} 张卡片
        terminalTooSlow = 终端太慢，已关闭动画
        deckIsThrough = 全部看完；按 {key:deck.refill} 找回跳过的卡片，{key:back} 回到看板
        noSwipe = 没有可撤销的滑动
        heldBack = {code}：{source} 突然报 {figure}，确认前不采用
        heldBackMore = {code} 和其他 {others} 项报价突然大幅变动，确认前不采用
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} 在此无作用；{key:help.open} 显示所有按键
        keyDoesNothingInDeck = {key} 在此无作用；{key:deck.skip} 跳过，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInPile = {key} 在此无作用；{key:deck.skip} 移除，{key:deck.keep} 保留，{key:back} 回到看板
        keyDoesNothingInDetails = {key} 在此无作用；{key:back} 回到看板
        thatKey = 这个按键
        putDownFirst = 请先放下卡片：{key:carry.drop} 放下，{key:back} 放回
        nothingHereYet = 这里还没有项目；按 {key:board.add} 添加

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name} 的新名称：
        nameOfGroup = 分组名称：
        hintName = {key:prompt.accept} 保存 · {key:back} 取消
        whenItIsHere = 将时钟调到（本地时间）：
        whenItIsIn = 将时钟调到（{place}时间）：
        # Times that may be typed there; each is understood in every language.
        whenExamples = 下午3:30 · 明天14:30 · 9:00 纽约
        # What is typed follows.
        dayQuestion = 显示哪一天的看板：
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · 昨天 · -3m · -1y
        findIn = 在{panel}中搜索：
        addCurrency = 添加货币
        addClock = 添加时钟
        addStock = 添加股票
        addCurrencyHint = 代码、名称、国家，或货币对如 EUR/JPY
        addClockHint = 城市、国家或时区；{key:select.left} {key:select.right} 按首字母跳转
        addStockHint = 代码或公司名称
        inAllCount = 共 {count} 项
        foundCount = 找到 {count} 项
        addedCount = 已添加 {count} 项
        foundAskingMore = {found}，在线搜索中…
        foundNoAnswer = 离线{found}，数据源没有响应
        nothingFoundFor = 找不到“{text}”。
        askingFor = 正在搜索“{text}”…
        noAnswerBecause = 没有响应：{problem}
        enterAddsAsTyped = 按 {key:picker.add} 直接添加 {text}。
        asTyped = 按输入内容

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}；{next}
        askingAgainNext = 下次更新时重试
        askingAgainIn = {span}后重试
        nextRequest = {span}后再次查询 {source}
        failUnreachable = 无法连接到 {source}
        failTimedOut = {source}：连接超时
        failTooMany = {source}：请求过多
        failAtFirst = {source}：{host} 拒绝了第一次请求（HTTP 429）
        failUnknownSymbol = {source} 中未找到 {symbol}
        thisSymbol = 这个代码
        failRefused = {source}：拒绝访问（HTTP {code}）
        failNothingThere = {source}：找不到网址（HTTP {code}）
        checkSettings = 请检查设置
        checkSpelling = 请检查拼写
        didYouMean = 您是不是要找 {names}？
        failOutOfOrder = {source}：数据源故障（HTTP {code}）
        failNoAnswer = {source}：没有可用的响应（HTTP {code}）
        failTooLarge = {source}：响应超过 {size}，已忽略
        failRedirect = {source}：重定向到其他主机，未继续连接
        failMalformed = {source}：响应格式不符合预期
        failInsecure = {source}：http 仅限本机；请在设置中改用 https
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}：没有密钥 {key}
        failOpenKeys = {source}：其他用户可以读取 {file}，因此不使用
        bytesSize = {count} 字节

        # A change that an earlier version made.
        deedOther = 其他更改

        # Headings of what fxterm print and fxterm time print.
        printCode = 代码
        printName = 名称
        printRate = 汇率
        printBaseDay = 基准日
        printBaseRate = 基准日汇率
        printBaseClose = 基准日收盘价
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
        printBought = 买入日
        printSold = 卖出日
        # How many days a share was held before it was sold.
        printDaysHeld = 持有天数
        # What a sale brought, without fees.
        printProceeds = 卖出金额
        # What the sold shares had cost, without fees.
        printCost = 成本
        printKind = 类型
        printYear = 年度
        # Dividends and interest together.
        printEarnings = 股息和利息
        incomeDividend = 股息
        incomeInterest = 利息
        # The last line of the list of gains.
        gainsNotAdvice = 仅为清单，不构成税务建议。
        printItem = 项目
        printAccount = 账户
        printQuantity = 数量
        printValue = 市值
        printDayChange = 今日涨跌
        printPriceGain = 价格盈亏
        printCurrencyGain = 汇兑盈亏
        printIncome = 股息
        printFees = 费用
        printTaxes = 税款
        printGroup = 分组
        printMarket = 市场
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = 今日汇率影响
        printTotal = 总盈亏
        printYearly = 年化收益率
        printWeight = 占比

        # What fxterm doctor says of the feeds.
        doctorRates = 汇率
        doctorStocks = 股票
        doctorHistory = 历史汇率
        doctorEvents = 日程
        doctorAlerts = 提醒服务
        doctorHeldBack = 待第二次响应确认后采用
        doctorState = 状态
        doctorKey = 密钥
        doctorNoKeyNeeded = 无需
        doctorKeyFound = 已找到 {key}
        doctorLastAnswer = 最近响应
        doctorLastError = 最近错误
        # Before the service's own words.
        doctorSaid = 响应内容
        # Before an age, such as: 5 min ago.
        doctorFailingSince = 故障开始
        # Before the feeds that answer for one that fails.
        doctorStandIn = 备用数据源
        doctorStandInFor = {source}，已持续 {span}
        doctorWarning = 警告
        doctorEnds = 服务将于 {day} 结束；请换一个数据源
        doctorNextTry = 下次尝试
        doctorPace = 间隔
        doctorWhatToDo = 建议操作
        doctorAlsoAsks [18] = 也会连接
        doctorNotAsked = 此版本不使用
        feedServes = 提供数据
        feedQuota = 剩余请求
        feedQuotaOf = 每天 {most} 次，剩 {left} 次
        feedQuotaOfHour = 每小时 {most} 次，剩 {left} 次
        feedRecipes = 模板（recipe）
        feedNoneCalled = 没有名为 {name} 的数据源；现有：{names}
        feedSaved = 已保存 {file}
        doctorNone = 无
        doctorNoAnswerYet = 尚无
        doctorNextRefresh = 下次更新时
        doctorStart = 运行 fxterm 或 fxterm print 以获取
        doctorFallback = 无；仅在前面的数据源失败时使用
        doctorNothing = 无需处理
        doctorWait = 请稍候
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span}后，按服务器要求
        doctorRest = {span}后，失败后暂缓
        doctorIn = {span}后
        doctorPaceSet = 每 {span}，按设置
        doctorPaceFloor = 每 {span}：fxterm 不会更频繁地向 {source} 查询相同数据
        doctorPaceShared = 每 {span}：每小时 {budget} 次请求已用 {count} 次，其余平均分配
        doctorPaceSpent = 暂停：本小时的 {budget} 次请求已用完
        justNow = 刚刚
        doctorTime = 时间
        adviceUnreachable = 请检查网络和设置中的网址
        adviceTimedOut = 请稍候；若持续发生，请检查网络
        adviceTooMany = 请稍候；若再次发生，请调高设置中的 refresh
        adviceAtFirst = 等待无效：请为此数据源设置 agent，或添加其他数据源
        adviceSymbol = 请检查股票代码
        adviceRefused = 此数据源拒绝响应：请在设置中将其他数据源排在前面
        adviceAddress = 请检查设置中的网址
        adviceOutOfOrder = 请稍候：服务本身故障
        adviceChanged = 请检查网址；若无误则是服务已更改，请更新 fxterm
        adviceRedirect = 若信任新网址，请填入设置
        adviceInsecure = 请在设置中写 https://
        adviceNoKey = 在 config.json 旁的 keys 文件中写上 NAME=值（chmod 600），或设置环境变量
        adviceOpenKeys = 对密钥文件运行 chmod 600
        doctorDesk = 团队服务器
        adviceDesk = 若持续发生，请团队服务器的管理员运行 fxterm desk check

        # What the command line answers.
        outputNotWritten = 无法写入输出：另一端已关闭或已满
        noFiguresNetwork = 尚无数据；请检查网络
        noFiguresLately = 尚无数据：刚才已查询数据源，但没有取得
        stillOnTheWay = 尚未收到：{names}；--wait 60 可等待更久
        noFeedsSet = 没有数据：设置中没有数据源
        noBarsOf = {code}：没有历史价格
        noSuchCurrency = 没有 {code} 这种货币
        noRateOf = 没有数据源提供 {code} 的汇率
        noClocksOnBoard = 看板上没有时钟；请指定城市，例如“fxterm time Tokyo”
        tzdataHasNoZone = 系统的 tzdata 没有时区“{zone}”
        noCityCalled = 没有名为“{text}”的城市或时区
        sayWhich = “{text}”可能是 {names}；请指明
        expectedTime = --at“{text}”：应为时间，例如 "2026-11-23 09:00 New York" 或 "9am UTC"
        wallTwice = {place} 的 {wall} 会出现两次；采用第一次（{zone}）
        tryHelp = 请运行“fxterm --help”。

        # What fxterm time answers to a time that is not there.
        atSkipped = --at：{place} 没有 {wall}：时钟拨快，跳过这个时刻

        # Holidays of exchanges.
        holidayNewYear = 元旦
        holidayNewYearsEve = 新年前夕
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
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}：第 {place} 个字符应为 {wanted}
        feedNameTaken = {name} 是 fxterm 内置的数据源；请换一个名称
        feedNameTwice = 有两个数据源名为 {name}；请重命名其中一个
        expectedAfter = {key}之后应为 {wanted}，却是{found}
        textNeedsQuotes = 应为值，却是{found}；文本需加引号
        keyNeedsQuotes = 以{found}开头的键需加引号
        unexpectedExtra = 结尾之后多了{found}；请删除
        tooDeep = 嵌套层数过多
        valueMissing = 结尾缺少值
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = 第 {line} 行的 {open} 没有 {close}
        textNotClosed = 文本缺少结尾的 {close}
        givenTwice = {key}出现两次，第一次在第 {line} 行
        noEscape = {escape} 不是有效的转义字符
        escapeNeedsDigits = {escape} 后需 {digits} 位十六进制数字
        halfPair = 只有一半的代理对
        # What may be expected or found.
        anObject = 对象 {example}
        aList = 列表 {example}
        aKey = 键
        aValue = 值
        someText = 文本
        someASCII = 1 到 200 个 ASCII 字符
        aNumber = 数字
        plainObject = 对象
        plainList = 列表
        theEnd = 结尾
        unshowable = 不可见字符
        secondsRange = {low} 到 {high} 秒
        noSuchBinding = 没有这个命令；fxterm config default 列出全部
        noSuchKeyName = {text} 不是按键；请写成 {examples} 等
        keyTaken = {key} 同时用于 {one} 和 {other}；请为其中一个改用其他按键
        keyIsTyped = 在 {command} 生效之处，{key} 会作为文本输入；请改用 enter 或 ctrl-s 等按键
        commandNeedsKey = {command} 必须有按键
        backNeedsKey = back 必须有一个不输入字符的按键，例如 esc

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 未知的键；此处可用：{keys}
        keyMissing = 缺少 {key}
        keyMissingOneOf = 缺少 {key}；请填 {choices}
        fileUnreadable = 无法读取：{reason}
        noSuchFile = 没有这个文件；请检查路径
        saveAsUTF8 = 不是 UTF-8 文本；请将文件存为 UTF-8
        fileEmpty = 文件是空的；写 {example} 表示采用默认值，或删除文件
        addressEmpty = 空白；请填地址
        controlCharacter = 含有控制字符；请删除
        deskSecret = 地址中含有密码；请移到 ~/.pgpass 或服务文件
        deskUnverified = 其他计算机上的团队服务器需要 sslmode=verify-full；请写上，或省略 sslmode
        notAnAddress = 不是地址：{text}；应类似 {example}
        notAnAddressBegin = 不是地址：{text}；应以 {example} 开头
        plainHTTPOnlyHere = http 只限本机；请写 https://
        mustBe = {key} 应为 {choices}
        themeMustBe = 主题应为对象 {example}
        noSuchRole = {name}不是有效的角色；可用：{names}
        noSuchPart = {name}不是角色的项目；可用：{names}
        notAColour = {key}：颜色应为 {example}、ANSI 颜色 0 到 15 或 {standard}
        themeLeftOut = {problem}；跳过此主题
        nameUnreadable = 无法读取 {file}（{reason}）

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = 是文件夹
        isNoPlainFile = 不是普通文件
        isTooLarge = 大于 {size}
        fileKeepsChanging = 另一个程序正在不断修改该文件；请在其完成后重试
        isGone = 已被删除
        isNotUTF8 = 不是 UTF-8 文本
        pathNotUTF8 = 路径不是 UTF-8；请重命名
        isNotJSON = 不是 JSON
        isNoBoard = 不是看板文件
        isAnothers = 属于别的程序
        isOfVersion = 版本为 {version}
        isWrongType = {key} 的类型不对
        isNull = {key} 是 null
        tooManySetAside = 旁边保留的备份文件太多；请删除一些

        # What is said of the files that the program keeps.
        diskFull = {file}：磁盘已满；腾出空间后会保存
        notPermitted = {file}：没有权限；请将文件和其所在文件夹设为可写
        fileInUse = {file}：另一个程序使用中；结束后会保存
        fileDamaged = {file}：已损坏；请移走后重新启动 fxterm
        diskSilent = {file}：磁盘没有响应；最后的更改可能丢失
        fileFailed = {file}：{reason}；解决之前无法保存
        notSavedYet = 尚未保存：{what}（{reason}）
        savedAgain = {file}：已恢复保存
        noHome = 没有主目录；请设置 HOME
        fileSetAside = 无法读取 {file}（{reason}）；已移至 {name}
        fileLeftAlone = 无法读取（{reason}）也无法移动 {file}；移走之前不会保存到该文件
        fileIsNewer = {file} 由较新的 fxterm（版本 {version}）写入；更新 fxterm 之前不会保存到该文件
        folderIsOpen = 其他用户可以访问 {file}；请运行 chmod 700
        entriesLeftOut = {file}：跳过 {count} 个无效的条目

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = 缺少 fxterm-collector：请重新安装 fxterm
        feedsUnfit = 无法启动 fxterm-collector：请重新安装 fxterm
        feedsNoRoom = 系统已无进程或线程可供 fxterm-collector 使用；请关闭其他程序
        feedsStopped = 采集程序已停止，请看日志
        feedsSilent = fxterm-collector 没有响应；30 秒后重新启动
        feedsOutOfReach = fxterm-collector 没有响应，并运行在此 fxterm 无法终止它的地方，例如另一个容器
        proxyNotFound = 找不到代理服务器
        noNetwork = 没有网络
        noConnection = 无法连接
        nameNotKnown = 找不到主机（可能离线）
        certificateNotTrusted = 证书来自未知的证书颁发机构
        certificateOutOfDate = 证书不在有效期内，或时钟有误
        certificateOfOther = 证书属于另一主机
        certificatesUnreadable = 无法读取证书颁发机构列表，见 fxterm doctor
        noSecureConnection = 无法建立安全连接
        connectionBrokeOff = 连接已中断
        breaksOff = 响应不完整
        figuresLeftOut = 跳过 {count} 个不可用的条目

        # Why nothing comes from the team server, in the same brackets.
        deskGone = 团队服务器的数据库没有响应
        deskIsNewer = 团队服务器版本较新：请更新 fxterm
        deskIsOlder = 团队服务器版本较旧：管理员须运行 fxterm desk migrate
        deskIsNone = 该数据库中没有团队服务器：管理员须运行 fxterm desk init
        deskRefuses = 团队服务器拒绝登录
        deskNoPassword = 团队服务器需要密码，但没有找到：请写入 ~/.pgpass
        deskOpenPasswordFile = 其他用户可以读取密码文件，因此不使用：请运行 chmod 600 ~/.pgpass
        deskWrongPassword = 团队服务器拒绝此密码：请在 ~/.pgpass 中更正
        deskNoDatabase = 团队服务器没有这个数据库：请更正设置中的 desk
        deskBadAddress = 团队服务器的地址无效：请更正设置中的 desk
        deskUntrusted = 团队服务器的证书不受信任：请将其证书颁发机构放入 ~/.postgresql/root.crt
        deskIdle = 没有采集程序发布到团队服务器

        # What else is said on the screen.
        pasteDoesNothing = 请先按 {key:board.add}，再粘贴名称
        settingsReloaded = 已重新加载设置
        listInSettings = 设置中的列表
        zonesInFolder = {folder} 的 tzdata {version}
        zonesMissing = 没有时区数据库：请安装 tzdata。在此之前只有 UTC 可用
        unknownVersion = （版本未知）

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = 选项{option}需要值
        noSuchOption = {option}不是选项，或不接受值
        # Options, and the command that they are for.
        onlyWith = {options}：只用于 {command}
        takesNoMore = {command} 只接受 {options}
        noBaseHere = {command} 不支持 --base：没有汇率或合计
        noSuchCommand = 没有{text}这个命令
        optionExpected = {option} {text}：应为 {choices}
        cannotPrint = 无法输出{text}：应为 {choices}
        needsItem = {command} 需要项目，例如 {example}
        noDescriptors = 系统已无文件描述符；请关闭其他程序
        noThreads = 线程已用尽，此看板不会更新；请关闭其他程序
        noWatches = 系统已无文件监视，改为每秒检查一次；请关闭其他程序或调高 fs.inotify.max_user_instances
        stoppedByFault = fxterm {version} 意外退出。详情在 {file} 的末尾；反馈位置：{place}
        notATerminal = {stream}不是终端；fxterm print 不需要终端
        standardInput = 标准输入
        standardOutput = 标准输出
        terminalTooSimple = 终端类型{type}无法定位光标；请正确设置 TERM
        terminalUnknown = 没有终端类型{type}的描述；请安装 ncurses-base 或设置 TERM

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 用法：
        # What stands for what the user fills in: --config FILE.
        wordFile = 文件
        wordItem = 项目
        wordCity = 城市
        wordTime = 时间
        wordCommand = 命令
        aboutProgram = 终端里的行情看板：汇率卡片、世界时钟和股票表格。
        aboutPrint = 输出看板或其中一部分
        aboutWatch = 逐行输出触发的提醒
        aboutCollect = 在后台持续更新数据
        aboutTime = 显示其他城市的时间
        aboutDoctor = 显示各数据源的状态；不发出请求
        aboutFeeds = 列出数据源、测试其中一个，或保存各数据源的响应
        aboutSettings = 显示设置文件位置、检查设置文件，或输出默认值
        aboutConfig = 使用此设置文件
        aboutDemo = 以示例数据模拟行情；不保存任何内容
        aboutFormat = 输出格式（默认：table）
        aboutLineFormat = 输出格式（默认：lines）
        aboutAt = 要显示的时间，本地或指定地点：
        aboutBaseline = 基准日：d1、d5、ytd、1y、日期，可多个
        aboutBase = 汇率和合计的基准货币
        aboutWait = 等待响应的秒数
        aboutRange = 回溯区间（默认：1mo）
        aboutInterval = 每根 K 线的周期（默认：按区间）
        aboutYear = 卖出的年度（默认：全部）
        aboutDays = 往后显示的天数（默认：30）
        aboutMethod = 卖出时取用哪些买入明细（默认：设置值）
        aboutPricesFrom = 价格的第一天
        aboutPriceFormat = 输出格式（默认：ledger）
        aboutJournalFormat = 供其他程序使用（默认：原文件）
        aboutWatchPrices = 让此文件中的价格保持最新
        # Of transactions that are exported for another program.
        journalLacks = {items} 的货币未知，已跳过其交易
        aboutHome = 合计所用的货币（默认：您的本币）
        aboutOnDay = 某一天结束时的情况
        aboutBy = 按货币（默认）、账户、分组或市场汇总
        aboutWhatIf = 假设汇率或价格变动：'EUR -10%'
        aboutPrintOn = 过去某一天的收盘价
        aboutChartFrom = 走势图的第一天
        aboutChartTo = 走势图的最后一天
        aboutHelp = 显示此帮助
        aboutVersion = 显示版本
        aboutKeys = 在看板上按 {key:help.open} 显示按键。设置文件：
        aboutExit = 退出代码：0 成功，1 失败，2 用法错误。
        collecting = 持续更新数据；按 Ctrl-C 结束。
        aboutCollectDesk = 将数据发布到此团队服务器
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = 此采集程序现在负责发布到团队服务器。
        publisherWaits = 另一个采集程序（{name}）正在发布到团队服务器；此程序会等它结束。
        publisherGone = 无法连接到团队服务器；将重试：{reason}
        publisherLate = 团队服务器目前不接受数据；稍后再发布：{reason}
        publisherRefused = 团队服务器拒绝了 {count} 行（首个为 {item}），其余均已发布：{reason}
        publisherRecovered = 团队服务器已恢复接受数据。
        publisherNoDesk = 无法发布到该数据库；请运行 fxterm desk check：{reason}
        publisherNewer = 此程序无法写入版本 {version} 的团队服务器：请更新 fxterm

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}：没有问题
        settingsNone = {file}：没有这个文件，采用默认值
        settingsFileHead = fxterm 的设置和默认值，未填的项目采用默认值。
        settingRates = 汇率的数据源，优先使用第一个，失败时改用下一个。
        settingStocks = 股价的数据源，按优先顺序：yahoo、twse、twse-day、kraken、coinbase、cnbc、tencent、dash。若数据源拒绝本程序的 User-Agent，可用 agent 另行指定。
        settingHistory = 历史汇率的数据源，用于涨跌幅和走势图。
        settingEvents = 日程的数据源：交易所除息、财报和日历（.ics）。
        settingRatesRefresh = 汇率更新间隔（秒）。
        settingStocksRefresh = 股价更新间隔（秒）。
        settingDesk = 团队服务器的地址 postgresql://…；off 表示直接查询数据源。
        settingDeskOnly = 团队服务器不可用时，不改为查询数据源。
        settingColours = 上涨的颜色："auto"（按地区）、"red-up"（红）或 "green-up"（绿）。
        settingColourDepth = 颜色数量："auto"（按终端）、"24bit"、"256" 或 "16"。启动时读取。
        settingGraphics = 以像素绘制走势图："auto"（终端支持 kitty 或 sixel，且非 SSH 连接时）或 "off"。启动时读取。
        settingFlags = 汇率卡片显示国旗。
        settingSeconds = 时钟显示秒数。
        settingHours = 时制：12、24，或 "auto"（按地区）。
        settingLanguage = 语言："auto"（按地区）、en、zh_TW、zh_CN、ja、ko、id、de、es，也可加上国家，如 de_AT。
        settingNames = 股票名称：auto 用您的语言或英语，local 用各市场当地语言。
        settingTheme = 主题："default" 随终端为深色或浅色；在看板上按 {key:theme.next} 可浏览其他主题。
        settingMouse = 鼠标；设为 false 时由终端处理，可选择文本。
        settingASCII = true 只用 ASCII 绘制；"auto" 仅在区域设置不是 UTF-8 时如此。
        settingAmbiguousWidth = 歧义宽度字符所占的列数；终端以全角显示时设为 2。
        settingMotion = 卡组卡片的动画。
        settingKeys = 各命令的按键；[] 表示不设按键。
        groupChart = 走势图
        helpChart = 全屏显示所选卡片的走势图；再按一次关闭
        keyChart = 走势图
        helpChartRange = 走势图的区间：一天到十年
        keyRange = 区间
        helpChartMax = 显示全部历史的走势图
        helpChartShape = 走势图类型：K 线、折线或面积
        keyShape = 类型
        helpChartScale = 走势图坐标：线性、对数或百分比
        keyScale = 坐标
        helpIndicators = 技术指标：移动平均线、布林带、RSI、MACD
        keyIndicators = 指标
        helpMark = 标记十字光标处的 K 线，并从该处计算涨跌幅
        keyMark = 标记
        helpZoom = 以十字光标为中心放大或缩小
        keyZoom = 缩放
        helpPan = 将走势图移到更早或更晚的时间
        keyRead = 十字光标
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
        chartOfCloses = 仅有每日收盘价：没有数据源提供日内数据
        chartAsking = 正在加载走势图…
        chartBegins = 数据始于 {date}
        keyOnOff = 开／关
        helpCompare = 与任意股票、货币、加密货币或货币对比较涨跌幅
        keyCompare = 比较
        helpChartCurrency = 以基准货币显示走势图
        keyCurrency = 货币
        compareTitle = 比较对象
        # The empty field above the list of what a chart can be compared with.
        compareHint = 代码、货币或货币对：AAPL、^N225、BTC、EUR/JPY
        notComparable = “{text}”不是 AAPL、BTC 或 EUR/JPY 这样的代码、货币或货币对
        comparesNoMore = 一张走势图最多比较 {count} 个项目
        noOtherCurrency = 价格已以基准货币显示
        noCommonDays = 没有共同的交易日
        chartAtEnd = 已是最新的 K 线
        chartAtLimit = 这个方向已到尽头
        aboutChart = 绘制一个项目的走势图，或比较多个项目
        aboutType = 走势图类型（默认：candles）
        aboutScale = 价格坐标（默认：linear）
        aboutSize = 列数和行数（默认：按终端）
        aboutSVG = 将 SVG 写入文件，- 表示标准输出
        positions = 持仓
        noPositions = 还没有持仓
        positionsComeOfFile = 持仓由交易记录文件得出；按 {key:positions.add} 记录交易
        positionCount = {count} 项持仓
        noAccount = 无账户
        # Money in an account.
        cash = 现金
        # Of cash below 0.
        cashOverdrawn = 透支
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = 敞口
        helpExposure = 按货币、账户等显示市值、占比和今日汇率影响
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = 分类
        byCurrency = 按货币
        byAccount = 按账户
        byGroup = 按分组
        byMarket = 按市场
        noGroup = 未分组
        # Of positions that no exchange in the table trades.
        otherMarket = 其他
        fundsByQuote = 基金按其报价货币计算，不看其持有的资产。
        exposureEmpty = 没有任何持仓。
        # The state of a figure under assumed rates and prices.
        whatIf = 假设
        helpWhatIf = 假设汇率或股价变动：EUR -10%, stocks -8%
        keyWhatIf = 假设
        whatIfQuestion = 假设：
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = 已恢复实际汇率和价格
        whatIfUnknown = 没有 {code} 的汇率或价格
        whatIfIsNow = 假设只适用于当前数据；按 {key:back} 回到现在
        whatIfTooLow = {text}：跌幅不能达到或超过 100%
        helpPositions = 持仓面板；为空时说明如何添加
        helpHideAmounts = 隐藏或显示持仓金额
        keyHideAmounts = 隐藏金额
        amountsHidden = 金额已隐藏 · 按 {key:amounts.hide} 显示
        amountsShown = 金额已显示
        quantityHeading = 数量
        valueHeading = 市值
        todayHeading = 今日涨跌
        gainHeading = 盈亏
        weightHeading = 占比
        labelCost = 成本
        # Before the time-weighted return of positions.
        labelTimeWeighted = 时间加权收益率
        # How much more a comparison would be worth than the positions.
        benchmarkMore = （多{amount}）
        # How much less a comparison would be worth than the positions.
        benchmarkLess = （少{amount}）
        labelPriceGain = 价格盈亏
        labelCurrencyGain = 汇兑盈亏
        labelIncome = 股息
        labelFees = 费用
        labelTaxes = 税款
        labelTotalReturn = 总盈亏
        labelYearlyReturn = 年化收益率
        labelAverageCost = 平均成本
        labelLots = 买入明细
        missingPrice = 没有 {code} 的报价
        missingClose = 没有 {code} 的收盘价
        missingCurrency = {code} 的货币未知
        missingRate = 没有 {day} 的 {code} 汇率
        missingRow = 文件第 {line} 行无法使用
        rowsWithMistakes = {count} 行无法使用
        sumWithout = 不含 {what}
        leftOutLine = 第 {line} 行
        sumsLeaveOut = 合计不含 {what}
        helpAdjustment = 复权方式：拆股、拆股和股息，或不复权
        adjustedSplits = 拆股复权
        adjustedTotal = 前复权
        adjustedNot = 不复权
        eventDividend = 股息 {amount}
        eventSplit = 拆股 {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = 日程
        eventCount = {count} 项日程
        noEventsYet = 没有日程。按 {key:board.add} 添加自己的日程
        helpEvents = 日程：接下来的日程和时间
        helpEventEdit = 编辑自己的日程
        # Asks for an event to add; an example follows.
        eventQuestion = 日程：
        # Times are typed in English or in this language.
        eventExamples = 12月4日 14:00 上海：会议 · 12月25日：房租
        eventNeedsTitle = 在时间后输入冒号和标题，例如 {example}
        eventNeedsTime = “{text}”既不是 12月4日 14:00 上海 这样的时间，也不是 12月25日 这样的日期
        eventNotYours = 该日程来自 {source}；只能更改自己的日程
        # Where holidays and clock changes come from.
        eventRules = 交易时间和时区
        eventRepeats = 重复的日程请在 events.ics 中编辑
        eventEdited = 已更改 {name}
        selectEventFirst = 请先选择自己的日程；按 {key:panel.events} 显示
        eventsByTime = 日程按时间排列
        eventsEverywhere = 所有看板的日程相同
        eventChanged = 该日程之后已被更改
        isNoCalendar = 不是 iCalendar 文件
        eventsNotSaved = 您最后输入的日程无法保存到 events.ics
        deedEvent = 添加日程 {name}
        deedRemoveEvent = 移除日程 {name}
        deedEditEvent = 编辑日程 {name}
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = 除息
        # A dividend in shares: how many for each one held.
        eventNewShares = 每股送 {count} 股
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = 除权
        # A company publishes its results of a quarter or year.
        eventResults = 财报
        # Follows «Results».
        eventBeforeOpen = 盘前
        eventDuringTrading = 盘中
        eventAfterClose = 盘后
        eventEarlyClose = {exchange} 提前收盘：{time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = 时钟拨快 {span}
        eventBack = 时钟拨慢 {span}
        # A day that is not confirmed yet.
        eventExpected = 预计
        eventConfirmed = 已确认
        eventUntil = 至 {date}
        eventAllDay = 全天
        # Before what of today is over.
        eventsOver = 已过：
        # In the line of today, if there is no event.
        eventsToday = 今天没有
        # On cards, before a day: ex-div Thu.
        shortDividend = 除息
        shortRights = 除权
        # On cards, before a day: results Thu.
        shortResults = 财报
        shortTonight = 今晚
        # On clocks, before a day: closed Thu.
        shortClosed = 休市
        # On clocks, before a day.
        shortEarlyClose = {time} 收盘
        # On clocks, before a day: their difference from now on.
        shortClocks = 时钟 {offset}
        # In details, before the next event of the item.
        labelNext = 下一项
        labelWhen = 时间
        # The time of an event by the user's own clock.
        labelHere = 本地
        # The stock, city or currency of an event.
        labelWhose = 对象
        # Before expected or confirmed.
        labelCertainty = 日期
        untoldSplit = {date}：可能有数据源未通报的 {ratio} 拆股
        aboutAdjust = 历史价格的复权（默认：splits）
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = 这一行超过 {size}
        textBehindQuote = 右引号后面还有内容；引号内的引号请写成 ""
        tooManyFields = 表头有 {columns} 列，这里有 {count} 个值；含分隔符的值请加引号
        tooFewFields = 文件在这一行中间结束：表头有 {columns} 列，这里只有 {count} 个值
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
        splitsOutOfRange = 加上之前的拆股，比例超出范围；请检查该项目的拆股
        lotNotUnderstood = 应为类似 {example} 的一行
        notYahoos = {text} 不是 Yahoo Finance 的代码；请写成类似 {example}
        canMeanTwo = {text} 有两种解读；请用 {option} 指定
        columnNotInFile = 文件中没有 {column} 列
        noRowAtLine = 第 {line} 行不是交易的开头
        rowChanged = 第 {line} 行的交易已被其他程序修改
        transactionsFine = {file}：{count} 笔交易，没有错误
        transactionsNone = {file}：尚不存在，记录第一笔交易时创建
        importAdded = {file}：已添加 {count} 笔交易
        importWouldAdd = {file}：将添加 {count} 笔交易
        importKnown = {count} 笔已经存在
        # A broker's file that import reads.
        importRows = {file}：{broker}，{count} 行
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = 跳过 {count} 行：{reason}（第 {lines} 行）
        importStopped = 未导入任何交易；请先更正这些行
        importNeedsMap = 未导入任何交易；如果这是其他程序的文件，请指明各列：--map date=日期,item=代码,quantity=数量,price=价格
        isinsUnlisted = {isins} 还没有代码，搜索命令：{command}
        isinsListed = 所有 ISIN 都有代码
        isinChoose = 有多个上市地，请选一个：{command}
        isinNotFound = 没有找到，请给出代码：{command}
        aboutTransactions = 导入、导出或检查交易记录，或显示其位置
        aboutImportFormat = 文件格式（默认：按文件名）
        aboutMap = 券商的列名和类型：date=成交日期,buy=买入
        aboutFromBroker = 券商或描述文件（默认：按表头）
        aboutAccount = 导入的行未注明账户时所用的账户
        aboutLotDay = 导入买入明细的日期（默认：今天）
        aboutDecimal = 导入文件的小数点符号
        aboutDates = 3/4/2024 这类日期中，先写日或月
        aboutDryRun = 只显示将导入的内容，不写入

        # Amounts of money in other currencies.
        keyAmount = 金额
        keyNoAmount = 清除金额
        helpAmount = 在每张汇率卡片上换算金额，例如 250 EUR
        helpInvert = 反向换算：每种货币各 250
        amountQuestion = 金额：
        amountCleared = 已清除金额 · {key:amount.open} 输入新金额
        noAmountToInvert = 还没有金额 · {key:amount.open} 输入
        dayToCome = {day} 是未来的日期
        noRateOfDay = 没有 {date} 的汇率
        demoRatesBegin = 演示数据的汇率从 {date} 开始
        notAskedYet = 未查询 {source}：每小时最多 {budget} 次，{time} 起可再次查询
        amountNumberMissing = 缺少数字
        amountUnexpected = “{text}”不能写在这里
        amountUnclosed = 括号没有闭合
        amountDivisionByZero = 不能除以零
        amountTooLarge = 数字超过 38 位
        amountTooLong = 输入内容过长
        amountAmbiguous = {text} 可能是小数，也可能是千位分隔
        amountGrouping = {text}：千位分隔是三位一组
        amountDayMissing = 缺少日期，例如 2024-03-01
        amountNoSuchDay = {text} 不是日期；请写成 2024-03-01
        amountMargin = 银行加价须小于 100%，不能是 {text}%
        mistakeAt = {what}（第 {place} 个字符）
        settingMargin = 换算时的银行加价（%），0 到 100（不含）。
        percentRange = 0 到 100（不含）的数字
        aboutConvert = 按现在或某一天的汇率换算金额
        aboutOn = 采用过去这一天的汇率
        aboutMargin = 银行加价的百分比，例如 2.5
        wordAmount = 金额
        wordDay = 日期
        printAmount = 金额
        needsAmount = {command} 需要金额，例如 {example}
        settingHome = 持仓的本币，例如 "TWD"；"auto" 为看板的基准货币。
        settingCostMethod = 卖出的成本计算："fifo" 先进先出，或 "average" 平均成本。
        aboutPrivate = 隐藏持仓金额
        aboutPrivateEvents = 不含仅在持仓中的股票
        helpEnter = 记录交易，例如 buy 10 AAPL 187.40
        helpGroupPositions = 持仓按账户分组、按货币分组，或不分组
        entryQuestion = 交易：
        entryBuy = {date} 买入 {item} {quantity}，价格 {price}
        entrySell = {date} 卖出 {item} {quantity}，价格 {price}
        entryDividend = {date} {item} {quantity} 的股息，每股 {price}
        entrySplit = {date} {item} 拆股，每股变为 {quantity} 股
        entryFee = {date} 费用 {price}
        entryFeeOf = {date} {item} 的费用 {price}
        entryDeposit = {date} 存入 {price}
        entryWithdraw = {date} 取出 {price}
        entryTax = {date} 税款 {price}
        entryTaxOf = {date} {item} 的税款 {price}
        entryInterest = {date} 利息 {price}
        entryExchange = {date} 将 {quantity} 换成 {item}，汇率 {price}
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
        deedEnter = 记录交易 {name}
        entryChanged = 未撤销“{deed}”：文件中的这笔交易已更改
        enteredInDemo = {what}（演示，不保存）
        transactionsNotSaved = 您最后记录的交易无法保存到 transactions.csv
        noPositionsYet = 还没有持仓：按 {key:positions.add} 添加，或用 fxterm transactions import 文件
        statusBrace = “{brace}”缺少对应的“{other}”；要输入花括号请写 {brace}{brace}
        statusUnknown = “{text}”不是货币、城市或已知的股票
        statusNoField = {item} 没有“{text}”；应为 {choices}
        wordText = 文本
        aboutStatus = 用已存数据输出一行，供状态栏使用
        aboutStatusFormat = 用花括号填入项目的文本（man fxterm-print）
        aboutBars = 输出此状态栏的标记
        aboutFollow = 持续运行，每次更改输出一行
        aboutFields = 要输出的字段，按此顺序
        aboutOffline = 只用已存数据，不发出请求
        aboutRequire = 有项目没有数据（或实时数据）时失败
        aboutMCP = 通过 Model Context Protocol 为 AI 助手提供数据
        aboutMCPPositions = 允许助手查看持仓
        aboutLength = 最短时长（分钟，默认：60）
        nothingStored = 尚无已存数据；去掉 --offline 即可获取
        valueIsAtHome = 投资组合市值以本币显示；价格不复权
        scaleStaysPercent = 金额已隐藏：坐标保持百分比
        helpHeadlines = 在详情中选择新闻；{key:details.open} 显示网址
        helpCopy = 复制价格、汇率或新闻的网址
        copied = 已复制 {text}
        nothingToCopy = 还没有可复制的内容
        noClipboard = 此终端没有剪贴板
        noHeadlines = 这里没有新闻
        headlineWithoutAddress = 这条新闻没有网址
        noNewsOf = 没有 {symbol} 的新闻
        noEventsAhead = 这段时间内没有日程
        printTitle = 标题
        printPublisher = 媒体
        printAge = 距今
        printAddress = 网址
        alertAbove = {item} 达到或高于 {level} 时
        alertBelow = {item} 达到或低于 {level} 时
        alertPerUnits = {count} {base} 兑 {level}
        alertChangeOf = {item} {since}的涨跌幅
        alertMoves = {item} {since}涨跌幅达 {percent} 时
        alertSinceClose = 较前一交易日收盘价
        sinceAgo = 较{time}前收盘价
        sinceWeek = 较上周最后收盘价
        sinceMonth = 较上月最后收盘价
        sinceQuarter = 较上季最后收盘价
        sinceYear = 较去年最后收盘价
        sinceDay = 较 {day} 收盘价
        alertWithin = {time}内
        alertGainOf = {item} 的盈亏
        alertValueOf = {item} 的市值
        alertAllPositions = 全部持仓
        alertHigh = {item} 创{span}新高时
        alertLow = {item} 创{span}新低时
        alertTradingDays = {count} 个交易日
        alertWeeks = {count} 周
        alertMonths = {count} 个月
        alertYears = {count} 年
        alertDays = {count} 天
        alertCrosses = {item} 穿越 {average}时
        alertSimpleAverage = {count} 日均线
        alertExponentialAverage = {count} 日指数均线
        alertTime = {item}时间 {time}
        alertTimeOn = {item}时间 {time}（{days}）
        alertOpens = {exchange} 开盘时
        alertOpensIn = {exchange} 开盘前 {time}
        alertCloses = {exchange} 收盘时
        alertClosesIn = {exchange} 收盘前 {time}
        alertClocksChange = {item} 调整时钟前一天 {time}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count} 天
        alertEvent = {item} 下一个日程时
        alertEventIn = {item} 下一个日程前 {time}
        alertExDividend = {item} 除息日
        alertExDividendIn = {item} 除息日前 {time}
        alertResults = {item} 公布财报时
        alertResultsIn = {item} 公布财报前 {time}
        alertDigest = 当天日程，{item}时间 {time}
        alertDigestOn = 当天日程，{item}时间 {time}（{days}）
        alertDigestNone = 今天没有日程
        alertEventLate = 应于 {time} 通知，延迟通知
        alertAgainBelow = 低于 {level} 后再次提醒
        alertAgainAbove = 高于 {level} 后再次提醒
        alertAgainBack = 反向变动 {margin} 后再次提醒
        alertAgainAway = 偏离 {margin} 后再次提醒
        alertPoints = {size} 个百分点
        alertOnce = 只提醒一次
        alertDaily = 每天最多一次
        alertNew = 等待首个数据
        alertArmed = 监控中
        alertBeyond = 已达到；价格退回后生效
        alertFired = 已触发；价格退回后再次生效
        alertDone = 已触发；结束
        alertWaits = 等待：{why}
        alertSample = 示例数据
        alertStale = 数据已过时
        alertUnconfirmed = 数据骤变待确认
        alertDisputed = 来源相差超过 1%
        alertMissing = 没有可比较的数据
        alertBacktest = 按每日收盘价，过去一年会触发 {count} 次
        alertBacktestUnknown = 按每日收盘价无法得知会触发几次
        alertLate = 于 {time} 达到，延迟通知
        alertCount = {count} 条提醒
        alertExpected = 输入条件，例如 {example}
        alertSideMissing = 缺少 > 或 <
        alertPercentMissing = 缺少 %
        alertSpanMissing = 缺少期间，例如 {example}
        alertOutOfRange = {text} 超出范围
        alertNoSuchTime = {text} 不是时间
        alertNoSuchItem = 没有可比较的项目 {text}
        alertUnfit = 此条件不适用于 {item}
        valueLacks = 此区间部分时间没有 {code} 的价格
        settingQuietHours = 不发出提醒通知的时段，例如 "22:00-07:00 Taipei"；"off" 表示没有。
        alertTest = 来自 fxterm 的测试提醒
        helpAlert = 所选项目达到某价位或时间时提醒
        keyAlert = 提醒
        helpAlerts = 查看全部提醒和触发记录
        keyAlerts = 提醒列表
        keyEdit = 编辑
        keyAlertLog = 列表／记录
        alertQuestion = {item} 提醒：
        alertsTitle = 提醒
        alertLogTitle = 已触发的提醒
        noAlerts = 还没有提醒。在卡片上按 {key:alert.add} 添加。
        noFirings = 还没有提醒触发过。
        alertFiredAt = {item} {value}
        alertNeedsItem = 请先选择卡片，再按 {key:alert.add} 添加提醒
        alertThere = 此提醒已存在
        alertGone = 无法撤销“{deed}”：提醒已不存在
        deedAlert = 设置提醒 {name}
        deedRemoveAlert = 移除提醒 {name}
        alertItemHeading = 项目
        alertConditionHeading = 条件
        alertStateHeading = 状态
        alertLastHeading = 最新
        alertDistanceHeading = 差距
        alertYearHeading = 近一年
        alertFiredHeading = 上次触发
        alertMark = 提醒
        labelAlert = 提醒
        settingNotify = 提醒的通知方式："auto"（桌面，否则终端）、"desktop"、"terminal"、"bell" 或 "off"。
        noSuchAlert = 没有提醒 {number}
        alertToldDesktop = 已通过桌面通知发出
        alertToldTerminal = 已用终端响铃提醒：没有桌面通知可用
        alertToldQuiet = 未通知：现在是勿扰时段
        alertToldNobody = 未能通知：采集程序和桌面都没有响应
        alertNoReceiver = alerts.to 中没有名为 {name} 的服务；现有：{names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = 已发送到 {name}
        alertSentTwice = 已发送到 {name}，可能重复
        alertToSend = 尚未发送到 {name}
        alertToSendAgain = 尚未发送到 {name}：{reason}；将重试
        alertNotSent = 无法发送到 {name}：{reason}
        aboutAlertTo = 测试 alerts.to 中的此服务
        settingAlertsTo = 接收提醒的服务：{ name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }；或 gotify、telegram、slack、discord、json。
        wordNumber = 编号
        aboutAlerts = 列出、添加、移除和测试提醒
        aboutFigures = 价格变动时也输出一行
        boardOpenElsewhere = 该看板已在另一个 fxterm 中打开
        noSuchBoard = 没有看板“{name}”；现有：{names}
        boardsFull = 已达上限：{count} 个看板

        # Several boards.
        boardsTitle = 看板
        boardsHint = 输入名称
        sendTo = 将 {name} 发送到
        newBoardCalled = 新看板“{name}”
        boardEmpty = 空白
        boardStandard = 默认卡片
        boardRemoved = 已移除
        boardNew = 新看板
        boardPassing = 不保存
        keyBoards = 看板
        keySend = 发送
        keyGo = 打开
        keyNew = 新建
        keyCopy = 复制
        keyRename = 重命名
        keyOrder = 调整顺序
        helpBoards = 看板：切换、新建、重命名、移除
        helpBoardNumbers = 切换到该看板
        helpSendCard = 将卡片发送到另一个看板
        helpBoardsNew = 看板列表中：新建看板
        helpBoardsCopy = 复制所选看板
        helpBoardsRename = 重命名所选看板
        nameOfBoard = 看板名称：
        boardNeedsName = 请输入看板名称；按 {key:back} 取消
        boardExists = 看板“{name}”已存在；请换一个名称
        boardLimit = 最多可有 {count} 个看板
        lastBoard = 这是唯一的看板，无法移除
        removedBoard = 已移除看板 {name}；按 {key:board.undo} 撤销
        restoredBoard = 看板 {name} 已恢复
        movedBoard = {name} 现在是第 {number} 个看板
        madeBoard = 新看板：{name}
        selectToSend = 请先选择卡片；按 {key:board.send} 发送到另一个看板
        onlyBoard = 还没有其他看板；按 {key:boards.open} 新建
        sent = {name} 已发送到 {board}；按 {key:board.undo} 撤销
        sentWasThere = {board} 上已有 {name}；按 {key:board.undo} 撤销
        noBoardNumber = 没有看板 {number}；按 {key:boards.open} 查看列表
        boardChangedSince = 无法撤销“{deed}”：看板已有更改
        deedMakeBoard = 新建看板 {name}
        deedRemoveBoard = 移除看板 {name}
        deedRestoreBoard = 恢复看板 {name}
        deedMoveBoard = 移动看板 {name}
        deedSend = 发送 {name}

        filterMistake = 第 {place} 个字符：{problem}
        filterQuoteOpen = 缺少结尾的引号
        filterFieldMissing = 这里缺少条件，例如 price < 100
        filterNoField = 没有“{text}”字段；可用：{fields}
        filterNoBaseline = “{text}”不是基准日；例如 change(ytd)、change(3m)、change(2024-03-01)
        filterNoComparison = “{text}”后面请用 {signs} 之一
        filterNoValue = {text} 后面缺少值
        filterNoNumber = “{text}”不是数字，例如 {examples}
        filterNoSpan = “{text}”不是时长，例如 {examples}
        filterIsText = {field} 是文本；请用 {signs}
        filterIsNumber = {field} 是数字；请用 {signs}
        filterUnexpected = 这里不能用“{text}”
        filterParenthesisOpen = 这个括号没有闭合
        filterNeedsText = 请先输入搜索内容，再保存
        filterNeedsName = 请输入筛选器名称；按 {key:back} 取消
        filterExists = 筛选器“{name}”已存在；请换一个名称
        filterIsOn = 已应用筛选器“{name}”；按 {key:back} 显示全部卡片
        filterIsOff = {panel}：已显示全部卡片
        filteredSoNoMove = 已应用筛选器“{name}”；先按 {key:back} 显示全部卡片，再移动或分组
        pastSoNoMove = 只显示当日的持仓；先按 {key:back} 回到现在，再移动或分组
        deedFilter = 保存筛选器 {name}
        deedRemoveFilter = 移除筛选器 {name}
        helpFilters = 已保存的筛选器：开关、重命名、移除
        helpJump = 输入代码或名称的开头，跳到卡片
        keyNext = 下一个
        keyAllCards = 显示全部
        hintFilter = 名称，或 {example}
        hintAllBoards = / 搜索所有看板
        hintKeepFilter = {key:filter.keep} 保存
        nameOfFilter = 筛选器名称：
        filtersTitle = 筛选器
        noFilters = 还没有筛选器：按 {key:board.filter} 输入条件，{key:filter.keep} 保存
        searchTitle = 在所有看板中搜索
        jumpQuestion = 跳到：
        hintJump = {key:jump.next} 下一个 · {key:prompt.accept} 确定 · {key:back} 返回
        helpPanelList = 此看板的面板：显示、隐藏、顺序、大小
        panelsTitle = 此看板的面板
        keyAutomatic = 自动
        keyWidth = 宽度
        keyHeight = 高度
        panelIsHidden = {panel}在此看板上已隐藏；按 {key:panels.open} 可显示
        lastPanelStays = 至少要保留一个面板
        sizesNeedRoom = 这里一次只显示一个面板；调整大小需要 {size}
        deedPanels = 显示或隐藏面板
        deedPanelSize = 调整面板大小
        helpOptions = 查看并更改设置
        optionsTitle = 设置
        optionsHint = 搜索设置
        keyChange = 更改
        keyReset = 默认值
        settingDefault = 默认值
        settingInside = 已在此更改
        settingOfFile = {file} 第 {line} 行
        settingByLocale = 按区域设置
        settingByTerminal = 按终端
        settingByBoard = 按此看板
        settingFileWins = 已在 {file} 第 {line} 行设置；以该文件为准，请在那里更改
        settingInFile = 只能在 {file} 中更改
        settingBoardTheme = 此看板有自己的主题 {name}；按 {key:theme.next} 更改
        settingKept = 在此所做的更改会保留；以 {file} 为准
        settingLeftOut = {problem}；跳过此设置
        deedSetting = 更改设置 {name}

        helpMeeting = 查找适合看板上所有城市的会议时间
        keyMeeting = 会议
        keyMeetingSave = 保存
        keyPanels = 面板
        keyColumns = 列
        keyMap = 热力图
        keyTheme = 主题
        # Writes a transaction into the file of positions.
        keyTrade = 记录交易
        keyLength = 时长
        keyCity = 城市
        meetingTitle = 会议时间
        # The title of a saved meeting.
        meetingOf = 会议：{cities}
        meetingLength = {span}以上
        meetingSuitsAll = 所有人都在上班
        # A meeting time comes again on these weekdays.
        meetingAgain = 还有{days}
        meetingOutside = 非上班时间：{names}
        meetingAsleep = 睡眠中：{names}
        noMeeting = 未来 7 天内没有共同的时间。请缩短会议或减少城市。
        weekendWord = 周末
        settingWork = 上班时间："09:00-18:00"，或按城市 { "default": "09:00-17:00", "Taipei": "09:00-18:00" }。
        helpColumns = 股票和持仓的列：选择、顺序
        columnsTitle = 股票表格的列
        positionColumnsTitle = 持仓的涨跌幅
        columnName = 名称
        columnDayRange = 当日区间
        columnExtended = 盘前盘后
        extendedHeading = 盘前盘后
        columnAge = 距今
        columnChart = 走势图
        yearColumn = 52 周
        volumeColumn = 成交量
        extendedColumn = 盘前盘后
        columnNoRoom = 放不下
        priceColumnStays = 现价列无法隐藏
        deedColumns = 更改列
        keyMove = 移动
        wordBoard = 看板
        aboutBoardOption = 此名称的看板（默认：上次打开的看板）
        noSuchCommandOrItem = {text}不是命令、货币、城市或已知的股票
        aboutCompletion = 输出 shell 的命令补全脚本
        aboutBoards = 列出、显示、移除、共享、导出或导入看板
        aboutImport = 将其他程序的列表导入为看板
        aboutAs = 看板名称（默认：文件名）
        aboutReplace = 替换现有的同名看板
        aboutFrom = 来源程序（默认：自动判断）
        aboutDesk = 设置、检查或监视团队服务器
        aboutPrintSQL = 输出供 psql 使用的 SQL，不作更改
        aboutKeep = K 线保留多久：30d、10y 或 forever
        aboutMost = 每位成员的项目或看板上限
        needsDesk = {command} 需要团队服务器的地址，例如 {example}
        boardThere = 看板“{name}”已存在；--replace 可替换它
        boardGone = 已移除看板“{name}”
        importPut = 看板“{name}”上：{items}
        importWouldPut = 将加入看板“{name}”：{items}。不写入任何内容
        importNothing = {file} 中没有可加入看板的项目
        importUnknown = 无法判断 {file} 由哪个程序写入；请用 --from 指定
        importLeftOut = 未导入：
        leftPresent = 已存在
        leftText = 标题、表头和说明
        leftInformation = 不是交易
        leftTotal = 合计
        leftDetail = 其他行的明细
        leftSweep = 券商内部划转
        leftUnexecuted = 未成交
        leftDuplicate = 与其他行重复
        leftEmpty = 金额为 0
        leftTransfer = 股票或加密货币转入、转出，请手动录入
        leftContract = 期权、融资融券和其他合约
        leftCorporate = 合并、分拆和更名，请手动录入
        leftHalf = 缺少配对的另一行
        leftCoins = 币币兑换，没有价格
        leftSplit = 缺少买入记录的拆股，请先导入更早的对账单
        leftNameless = 没有代码或 ISIN
        leftUnknown = 未知类型 {word}
        importOwnName = 只有 {program} 认得的名称；请用代码，例如 {example}
        importTwice = 文件中重复
        importIsThere = 已在看板上
        importNoSymbol = 不是股票代码
        importLots = 买入明细：用“fxterm transactions import {file}”导入
        importSetting = {program} 的设置
        boardFileHead = fxterm {version} 的看板；用 fxterm board import 文件 导入
        startTaiwan = 台湾
        startJapan = 日本
        startEurope = 欧洲
        startUnitedStates = 美国
        startCoins = 加密货币
        startTravel = 旅行
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = 将看板输出为网页
        aboutOut = 放置 index.html 的文件夹
        aboutAmounts = 显示持仓金额
        aboutPageFollow = 持续运行，每次更改重写网页
        pageNeedsOut = 请指定网页的文件夹：“fxterm page --out 文件夹”
        courseRose = 上涨 {share}
        courseFell = 下跌 {share}
        courseLevel = 持平
        courseOfSpan = {span}：{course}，最低 {low}，最高 {high}
        courseOfDays = {span}：{course}，最低 {low}（{lowDay}），最高 {high}（{highDay}）
        aboutKiosk = 仅展示看板：不接受输入、不读写文件
        kioskOnlyShows = 只读：此看板仅供查看
        aboutReader = 供屏幕阅读器：每行一项，无边框
        settingReader = 供屏幕阅读器：每行一项，无边框
        settingReaderPause = 朗读变动的间隔秒数
        readerOffer = 使用屏幕阅读器吗？fxterm --reader 每行显示一项
        readerFolded = 已折叠
        readerPanel = {panel}，面板 {number}/{count}
        readerMore = 另有 {count} 项变动
        doctorCertificates = 证书
        certificatesMissing = 没有证书颁发机构：请安装 ca-certificates。在此之前无法使用 https
        certificateFileMissing = {file} 不存在或无法读取：请更正或取消 SSL_CERT_FILE。在此之前无法使用 https
        boardIsFollowed = 只读：您正在关注 {name} 的这个看板
        shareOver = {name} 已不再共享；您的副本保留
        sharedMoved = {name} 移动了 {item}
        sharedAdded = {name} 添加了 {item}
        sharedRenamed = {name} 将 {former} 重命名为 {item}
        sharedRemoved = {name} 移除了 {item}
        sharedBase = {name} 将基准货币设为 {item}
        sharedBaseline = {name} 将基准日设为 {item}
        sharedMany = 他人的更改：{count} 项，最近一项来自 {name}
        sharedReplacedYours = {name} 同时更改了 {item}；您的更改已被替换
        sharedReplacedTheirs = 您对 {item} 的更改替换了 {name} 同时做的更改
        sharedTheBase = 基准货币
        sharedTheBaseline = 基准日
        undidSome = 已撤销：{deed}；他人此后的更改保留
        redidSome = 已重做：{deed}；他人此后的更改保留
        alertOfBoard = 看板 {board} 的提醒，由 {name} 发布
        alertReadOnly = 只读：{name} 通过看板 {board} 共享；用“fxterm board mute”在此静音
        alertForAll = {board} 的所有人都会收到
        alertBoardHeading = 看板
        aboutEdit = 允许所有人编辑，而不只是关注
        aboutAlertsToo = 与看板的所有人共享其提醒
        shareAlerts = {count} 条提醒会发给此看板的所有人
        shareMuted = “{name}”的提醒已在此静音；用“fxterm board unmute”恢复
        shareUnmuted = “{name}”的提醒已取消静音
        sharePublished = “{name}”已发布；其他人可用“fxterm board follow”获取
        shareFollowed = {owner} 的“{name}”现在是您的看板之一
        shareUnpublished = “{name}”已停止发布
        shareUnfollowed = “{name}”现在是您自己的看板
        shareWaits = 团队服务器没有响应；恢复后就会执行
        shareRefused = “{name}”：{problem}
        shareTaken = 团队服务器上已有同名的看板
        shareMissing = 团队服务器上没有这个名称的看板
        shareForbidden = 您没有权限；最近的更改未保存
        shareFull = 超出团队服务器的上限；最近的更改未保存
        shareNotYours = “{name}”由 {owner} 发布；只有对方可以执行
        shareNotShared = “{name}”未共享
        shareOwn = “{name}”是您自己的；用“fxterm board unpublish”停止共享
        shareThere = 看板“{name}”已存在；用 --as 另取名称
        shareOffers = 团队服务器上：{names}（“fxterm board follow 名称”）
        printOwner = 所有者
        printRole = 角色
        roleOwner = 所有者
        roleEditor = 编辑者
        roleFollower = 关注者
        """#
}
