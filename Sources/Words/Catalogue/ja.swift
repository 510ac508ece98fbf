extension Catalogue {
    /// Japanese. How to edit it: docs/TRANSLATING.md.
    static let japanese: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 為替
        clocks = 時計
        worldClocks = 世界時計
        stocks = 株式
        deck = デッキ
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}（現在ではない）
        currencyCount = {count} 通貨
        clockCount = 時計 {count} 個
        stockCount = {count} 銘柄
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 通貨がありません。{key:board.add} で追加します。
        noClocks = 時計がありません。{key:board.add} で追加します。
        noStocks = 銘柄がありません。{key:board.add} で追加します。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}／{count}
        linesOf = {part}／{count} 行
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = {column}順
        symbolColumn = コード
        priceColumn = 現在値
        changeColumn = 騰落率
        quantityColumn = 数量
        valueColumn = 評価額
        gainColumn = 評価損益
        gainShareColumn = 損益率
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm には {size} が必要です（現在 {present}）
        needsSizeShort = 要 {size}

        # How old figures are.
        live = リアルタイム
        cached = キャッシュ
        stale = 古い値
        offline = オフライン
        # Made-up figures: this must be seen at once.
        sampleData = サンプルデータ
        demoData = デモ · サンプルデータ
        asking = 取得中…
        noFiguresYet = データ未取得
        noAnswer = 応答なし
        paused = 一時停止中
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = リアルタイム、{moment}
        offlineOf = オフライン、{moment}現在
        staleOf = 古い値、{moment}現在
        cachedOf = キャッシュ、{moment}現在

        # Spans of time.
        seconds = {count}秒
        minutes = {count}分
        hours = {count}時間
        days = {count}日
        hoursMinutes = {hours}時間{minutes}分
        daysHours = {days}日{hours}時間
        ago = {span}前
        ahead = {span}後

        # Words for the keys at the bottom of the screen.
        keySelect = 選択
        keyPanel = パネル
        keyPickUp = つかむ
        keyDetails = 詳細
        keyAdd = 追加
        keyRemove = 削除
        keyUndo = 元に戻す
        keyDeck = デッキ
        keyBaseline = 基準日
        keySort = 並べ替え
        keyFold = 折りたたむ
        keyNow = 現在
        keyBase = 基準
        keyTime = 時刻
        keyHelp = ヘルプ
        keyQuit = 終了
        keyCarry = 移動
        keyDrop = 置く
        keyPutBack = 元の位置へ
        keyOneDay = 1営業日前
        keyFiveDays = 5営業日前
        keySwap = 入れ替え
        keyLeave = 変更しない
        keyChoose = 選択
        keyAddAndGoOn = 追加して続ける
        keyClose = 閉じる
        keyNameIt = 名前を付ける
        keyCancel = キャンセル
        keyShowIt = 表示
        keyScroll = スクロール
        keyBack = 戻る
        keySkip = スキップ
        keyKeep = 残す
        keyLater = あとで
        keyBoard = ボード
        keyRefill = 再表示
        keyOtherCards = ほかのカード
        keyOnOffBoard = ボードの内外
        keySearch = 検索
        keyCommands = コマンド
        keyRun = 実行

        # The help: its groups, and a sentence for each key.
        keys = キー
        escCloses = {key:back} で閉じる
        noSuchKey = 「{text}」のキーはありません。{key:back} ですべて表示
        groupMove = 移動
        groupArrange = 整理
        groupDeck = デッキ
        groupTime = 別の時刻
        groupFigures = 数値
        groupProgram = プログラム
        helpSelect = 選択を移動
        helpEnds = 最初と最後
        helpPages = 1画面ずつ上下へ
        helpPanels = 次と前のパネル
        helpPanelNumbers = 為替、時計、株式
        helpPickUp = カードをつかむ：矢印で移動、{key:carry.drop} で置く、{key:back} で元の位置へ
        helpShift = カードを1つ移動
        helpOpen = 選択したカードの詳細、見出しではグループを折りたたむ
        helpNeighbours = 詳細では前や次のカード
        helpFilter = 入力しながらこのパネルのカードを検索
        helpAdd = パネルに通貨・都市・銘柄を追加
        helpRemove = カードをボードから削除
        helpUndo = 直前の変更を元に戻す
        helpRedo = 元に戻した変更をやり直す
        helpCompact = 為替カードを大小に切り替え、もう一度で全部
        helpDensity = カードや行の大きさ：自動、コンパクト、大
        helpName = 選択したカードからグループを作る、またはグループ名を変える
        helpFold = グループの折りたたみと展開（見出しで {key:details.open} も可）
        helpDeck = パネルにないものを1枚ずつ見る
        helpQuarters = すべての時計を15分戻す・進める、{key:back} で現在へ
        helpDays = すべての時計を1日戻す・進める
        helpTime = すべての時計を入力した時刻へ（例：9am in New York）
        helpBaseline = 1または5営業日前の終値からの騰落率、{key:baseline.choose}{key:baseline.swap} で入れ替え
        helpSort = 表を騰落率で並べ替え、もう一度で逆順
        helpSortNext = 次の列で並べ替え
        helpHandOrder = 手動の並び順に戻す
        helpBase = 選択した通貨を基準通貨にする
        helpRefresh = 今すぐデータを取得
        helpPause = 更新を一時停止、もう一度で再開
        helpTheme = 次のテーマ
        helpHelp = このキー一覧
        helpPalette = コマンドを検索して実行
        helpQuit = 終了
        helpRedraw = 画面を描き直す
        helpSuspend = バックグラウンドへ
        helpCancel = 開いているものを閉じる
        helpSkip = 一番上をスキップ、またはボードから削除（左へドラッグも可）
        helpKeep = 一番上を残す：ボードに載せる、または残す（右へドラッグも可）
        helpLater = 一番上を山の下へ回す
        helpDeckDetails = 一番上のカードの詳細
        helpDeckUndo = 直前のスワイプを元に戻す（何度でも）
        helpRefill = スキップしたものをもう一度見る
        helpOtherCards = 通貨・銘柄・都市、{key:panel.1} {key:panel.2} {key:panel.3} も可
        helpOnOffBoard = 新しいカードとボードのカードを切り替え
        commands = コマンド
        paletteHint = コマンドの一部（sort、undo など）

        # The first keys, told in a corner at the first start.
        welcome = ようこそ
        greetingCarry = {key:carry.pickUp} でつかみ、矢印で移動、{key:carry.drop} で置く
        greetingAdd = {key:board.add} で追加、{key:details.open} で詳細、{key:board.undo} で元に戻す
        greetingHelp = {key:help.open} で全キー一覧、この案内は自然に消えます

        # Days and dates.
        today = 今日
        tomorrow = 明日
        yesterday = 昨日
        inDays = {count}日後
        daysAgo = {count}日前
        monday = 月
        tuesday = 火
        wednesday = 水
        thursday = 木
        friday = 金
        saturday = 土
        sunday = 日
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
        dateWithWeekday = {date}({weekday})
        weekdayTime = {weekday}曜 {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset}時間
        hoursOffset = {offset}時間
        sameTime = 同時刻
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 午前{time}
        timePM = 午後{time}
        am = 午前
        pm = 午後

        # World clocks.
        noSuchZoneHere = この時間帯は不明
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = こちらの {when}、{distance} · {key:back}：現在
        visitedNow = {when} · {key:back}：現在
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}から{difference}：現地の時計が進む
        backThere = {when}から{difference}：現地の時計が戻る
        forwardHere = {when}から{difference}：こちらの時計が進む
        backHere = {when}から{difference}：こちらの時計が戻る
        differenceFrom = {when}から{difference}

        # What an exchange is doing.
        marketOpen = 取引中
        marketAuction = 板寄せ
        marketLunch = 昼休み
        marketClosed = 取引終了
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}、{span}後に開場
        opensAt = {exchange} {word}、{moment} 開場
        closedFor = {exchange} 休場：{holiday}
        closedForOpensIn = {exchange} 休場：{holiday}、{span}後に開場
        closedForOpensAt = {exchange} 休場：{holiday}、{moment} 開場
        closesIn = {exchange} {word}、{span}後に引け
        auctionIn = {exchange} {word}、{span}後に板寄せ
        lunchIn = {exchange} {word}、{span}後に昼休み
        # The same where there is no room for what it is doing.
        opensNext = {exchange} {span}後に開場
        opensNextAt = {exchange} {moment} 開場
        closesNext = {exchange} {span}後に引け
        auctionNext = {exchange} {span}後に板寄せ
        lunchNext = {exchange} {span}後に昼休み
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = （休日は不明）

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age}前の値
        cachedAt = キャッシュ {moment}
        noFigure = データなし
        notInFeed = 配信対象外
        noSuchStock = 該当銘柄なし
        symbolHeading = コード
        closeHeading = 終値
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 現在値
        timeHeading = 時刻
        changeHeading = 騰落率

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} で戻る
        # The right end of a chart.
        now = 現在
        closesBack = 過去の終値と、そこからの騰落率
        labelRate = レート
        labelPrice = 現在値
        labelTrial = 寄前気配
        labelDay = 当日
        labelMonth = 1か月
        beforeHours = 寄り前
        afterHours = 引け後
        labelYear = 52週
        labelVolume = 出来高
        labelNews = ニュース
        # {baseline} is d1 or d5.
        labelSince = {baseline} 比
        labelSource = 配信元
        labelMadeAt = データ時刻
        labelReceived = 取得時刻
        labelBut = 他の配信元
        labelMarket = 市場
        labelExchange = 取引所
        labelLastError = 最終エラー
        labelTime = 時刻
        labelDate = 日付
        labelFromHere = 時差
        labelFromUTC = UTC 時差
        labelZone = 時間帯
        labelSoon = まもなく
        labelClocks = 時計の変更
        labelHolidays = 休場日
        noneYet = まだありません
        noCloseToMeasure = 比べる終値がありません
        noChangeDisputed = 騰落率は計算しません：配信元が一致しません
        noChangeJump = 騰落率は計算しません：終値と10倍以上の差があります
        noChangeAhead = 騰落率は計算しません：時刻が未来です
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 終値 {close}
        monthAtClose = {low} – {high}（終値）
        madeAgo = {moment}、{ago}
        otherFeedSays = {source} は {figure}（{share}）
        otherFeedMadeAt = {moment} の値。どちらが正しいかは分かりません
        currenciesOpen = 取引中、日曜〜金曜 {time}（ニューヨーク）
        currenciesClosed = 週末は休場
        exchangeHoursUnknown = 取引時間は不明
        openAlways = 24時間取引
        onePriceADay = 価格は1日1回更新
        exchangeState = {place}、{state}、現地 {time}
        zoneUnknown = このシステムにない時間帯です
        clocksForward = {date} {time} に進み {zone} へ
        clocksBack = {date} {time} に戻り {zone} へ
        noClockChange = 今後の変更予定なし
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}、{state}
        sample = サンプル

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {code}／1 {base}
        unitPerHundred = {code}／100 {base}
        fromClose = 終値 {close}
        onDate = （{date}）
        noFigureYet = データ未取得
        sourceAgo = {source}、{age}前
        sourceCached = {source}、キャッシュ {moment}
        sourceStale = {source}、古い値 {moment}
        # Stamped onto a card on its way out.
        stampKeep = 残す
        stampSkip = スキップ
        stampTakeOff = 削除
        stampLater = あとで
        # The same words beside the stack, and in small letters.
        hintKeep = 残す
        hintSkip = スキップ
        hintTakeOff = 削除
        leftCount = 残り {count}
        keptCount = {count} 残した
        skippedCount = {count} スキップ
        takenOffCount = {count} 削除
        kept = 残した
        skipped = スキップ
        takenOff = 削除
        notOnBoard = ボードにないもの
        onBoard = ボードにあるもの
        currencies = 通貨
        cities = 都市
        hereBar = こちら
        thereBar = 現地
        stripAsleep = 就寝
        stripAwake = 活動
        stripAtWork = 勤務
        # Where a card is traded, and whether it is now.
        banksOpen = 銀行間で取引中
        banksClosed = 週末は休場
        closesFriday = 、{span}後に引け（ニューヨーク 金曜 {time}）
        opensSunday = 、{span}後に開場（ニューヨーク 日曜 {time}）
        timeInCity = {exchange}、{city} {time}
        officeHours = 勤務時間
        morning = 朝
        freeDay = 休日
        evening = 夜
        night = 深夜
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = すべて見ました

        # The end of a deck that is used up.
        noneOnBoardRates = ボードに通貨がありません
        noneOnBoardClocks = ボードに都市がありません
        noneOnBoardStocks = ボードに銘柄がありません
        noOtherRates = ほかの通貨はありません
        noOtherClocks = ほかの都市はありません
        noOtherStocks = ほかの銘柄はありません
        # After a key: r goes once more through those skipped.
        againSkipped = スキップしたものをもう一度見る
        againKept = 残したものをもう一度見る
        lastSwipeBack = 直前のスワイプを元に戻す
        throughOnBoard = ボードにあるものを見る
        throughNotOnBoard = ボードにないものを見る
        theBoard = ボードへ

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = ここにはつかむものがありません
        nothingToMove = ここには移動するものがありません
        nothingToRemove = ここには削除するものがありません
        nothingToOpen = ここには何もありません。{key:board.add} で追加します
        noCardYet = まだカードがありません。{key:board.add} で追加します
        sortedSoNoMove = {column}順です。{key:stocks.ownOrder} で手動の並び順に戻してから移動してください
        sortedSoNoGroup = {column}順です。{key:stocks.ownOrder} で手動の並び順に戻してからグループにしてください
        groupNeedsName = グループには名前が必要です。{key:back} でキャンセルします
        groupExists = グループ「{name}」はすでにあります。別の名前にしてください
        groupsFull = 1 つのパネルに作れるグループは {count} 個までです
        cardInNoGroup = このカードはグループにありません。{key:group.name} で作ります
        groupBegun = グループ「{name}」を作りました
        groupRenamed = {old} を {name} に変えました
        groupUnchanged = すでに「{name}」という名前です
        folded = {name} を折りたたみました。{key:group.fold} で展開します
        unfolded = {name} を展開しました
        onlyRateCards = 大きさを変えられるのは為替カードだけです。{key:panel.1} で為替へ
        allCompact = すべて小さいカードです。{key:card.tall} でこれを大きくします
        allTall = すべて大きいカードです。{key:card.compact} でこれを小さくします
        allMadeCompact = すべてのカードを小さくしました
        allMadeTall = すべてのカードを大きくしました
        madeCompact = {name} を小さくしました。もう一度 {key:card.compact} ですべて
        madeTall = {name} を大きくしました。もう一度 {key:card.tall} ですべて
        densityAutomatic = {panel}：自動サイズ
        densityCompact = {panel}：コンパクト、1 行ずつ
        densityLarge = {panel}：大きな数字
        ownOrderAlready = すでに手動の並び順です
        ownOrderNow = {panel}を手動の並び順に戻しました
        panelSorted = {panel}を{column}順に並べました {mark}。{key:stocks.ownOrder} で手動の並び順に戻します
        selectRateFirst = 先に為替カードを選んでください。{key:rates.base} で基準通貨にします
        noRateForBase = {code} にはまだレートがなく、基準にできません
        baseIs = 基準通貨を {code} にしました
        baselineIsOne = d1：前営業日の終値からの騰落率
        baselineIsFive = d5：5営業日前の終値からの騰落率
        baselineAlready = すでに {baseline} が基準日です
        removed = {name} を削除しました。{key:board.undo} で元に戻します
        removedHeading = 見出し {name} を削除しました。カードは残ります。{key:board.undo} で元に戻します
        noOtherTheme = ほかのテーマはありません
        themeIs = テーマ：{name}
        nothingToUndo = 元に戻すものはありません
        nothingToRedo = やり直すものはありません
        # {deed} is one of those below.
        undid = 元に戻しました：{deed}
        redid = やり直しました：{deed}
        deedMove = {name} の移動
        deedMoveGroup = グループ {name} の移動
        deedGroup = グループ {name}
        deedRename = {name} の改名
        deedFold = {name} の折りたたみ
        deedUnfold = {name} の展開
        deedSize = {name} の大きさ
        deedSizeOfAll = すべてのカードの大きさ
        deedBaseline = 基準日
        deedSort = 並べ替え
        deedBase = 基準通貨
        deedTheme = テーマ
        deedRemove = {name} の削除
        deedRemoveGroup = グループ {name} の削除
        deedAdd = {name} の追加
        deedKeep = {name} を残す操作
        deedTakeOff = {name} の削除
        notACurrency = 「{text}」は JPY のような通貨コードではありません
        notACity = 「{text}」は Tokyo や Asia/Tokyo のような都市・時間帯ではありません
        notASymbol = 「{text}」は AAPL や 2330.TW のような銘柄コードではありません
        nothingAdded = {problem}。何も追加していません
        panelFull = 1 つのパネルに置けるのは {count} 件までです
        isTheBase = {code} はすべてのレートの基準通貨です
        onBoardAlready = {name} はすでにボードにあります
        added = {name} を追加しました
        askingFeeds = データを取得しています
        pausedUntil = 一時停止中：{key:feeds.pause} を押すまで取得しません
        askedAgain = 取得を再開しました
        boardIsYours = ボードを再び編集できます
        boardTaken = 読み取り専用：このボードは別の fxterm で開いています
        boardTakenBy = 読み取り専用：このボードは別の fxterm（プロセス {process}）で開いています
        notATime = 「{text}」は 9am や tomorrow 14:30、9am in New York のような時刻ではありません
        twelveUnclear = 「{text}」は正午とも深夜とも取れます。12:00 か 0:00 と入力してください
        noPlaceCalled = 「{text}」という都市や時間帯はありません
        placeMayBe = 「{text}」は {names} の可能性があります。もう少し詳しく入力してください
        noSuchZoneCalled = このシステムにない時間帯です：{zone}
        timeOnDay = {day} {time}
        timeSkipped = {place} に {wall} はありません。時計が進むため飛ばされます
        timeTwice = {place} では {wall} が2度あります。これは最初、{zone}
        tooFarOff = 遠すぎます。時間帯は百年先まで決まっていません
        setAsideNone = スキップしたものはありません
        cardsAgain = {count} 枚がもう一度出ます
        terminalTooSlow = 端末が遅いため、カードは飛ばずに切り替わります
        deckIsThrough = すべて見ました。{key:deck.refill} でスキップしたものを戻し、{key:back} でボードへ
        noSwipe = 元に戻すスワイプはありません
        heldBack = {code}：{source} の値が急に {figure} になりました。確認できるまで使いません
        heldBackMore = {code} ほか {others} 件の値が急変しました。次の応答で確認できるまで使いません
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} はここでは使えません。{key:help.open} でキー一覧
        keyDoesNothingInDeck = {key} はここでは使えません。{key:deck.skip} スキップ、{key:deck.keep} 残す、{key:back} でボードへ
        keyDoesNothingInPile = {key} はここでは使えません。{key:deck.skip} 削除、{key:deck.keep} 残す、{key:back} でボードへ
        keyDoesNothingInDetails = {key} はここでは使えません。{key:back} でボードへ
        thatKey = このキー
        putDownFirst = 先にカードを置いてください。{key:carry.drop} で置き、{key:back} で戻します
        nothingHereYet = まだ何もありません。{key:board.add} で追加します

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name} の新しい名前：
        nameOfGroup = グループの名前：
        hintName = {key:prompt.accept} で決定 · {key:back} でキャンセル
        whenItIsHere = 表示する時刻（こちら）：
        whenItIsIn = 表示する時刻（{place}）：
        hintShow = {key:prompt.accept} で表示 · {key:back} でキャンセル
        # Times that may be typed there; each is understood in every language.
        whenExamples = 午後3時半 · 明日14:30 · 9時 ニューヨーク
        findIn = {panel}から検索：
        hintFind = {key:prompt.accept} で選択 · {key:back} でキャンセル
        addCurrency = 通貨を追加
        addClock = 時計を追加
        addStock = 銘柄を追加
        addCurrencyHint = コード、名前、国
        addClockHint = 都市、国、時間帯、IST。{key:select.left} {key:select.right} で頭文字へ
        addStockHint = コードまたは会社名
        inAllCount = 全 {count} 件
        foundCount = {count} 件
        addedCount = {count} 件追加
        foundAskingMore = {found}、さらに検索中
        foundNoAnswer = 手元に {found}、配信元は応答なし
        nothingFoundFor = 「{text}」は見つかりません。
        askingFor = 「{text}」を検索中…
        noAnswerBecause = 応答なし：{problem}
        enterAddsAsTyped = {text} が銘柄コードなら、{key:picker.add} でそのまま追加します。
        asTyped = 入力どおり

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}。{next}
        askingAgainNext = 次の更新で再試行します
        askingAgainIn = {span}後に再試行します
        failUnreachable = {source} に接続できません
        failTimedOut = {source}：時間内に応答なし
        failTooMany = {source}：リクエストが多すぎます
        failAtFirst = {source}：{host} が最初のリクエストを拒否しました（HTTP 429）
        failUnknownSymbol = {source} に {symbol} はありません
        thisSymbol = この銘柄
        failRefused = {source}：配信元が拒否しました（HTTP {code}）
        failNothingThere = {source}：このアドレスには何もありません（HTTP {code}）
        checkSettings = 設定を確認してください
        checkSpelling = 表記を確認してください
        didYouMean = もしかして：{names}
        failOutOfOrder = {source}：配信元で障害（HTTP {code}）
        failNoAnswer = {source}：配信元が値を返しません（HTTP {code}）
        failTooLarge = {source}：応答が {size} を超えたため破棄しました
        failRedirect = {source}：転送先が示されましたが、従いません
        failMalformed = {source}：応答の形式がいつもと違います
        failInsecure = {source}：http はこのコンピュータ内だけです。設定で https にしてください
        bytesSize = {count} バイト

        # A change that an earlier version made.
        deedOther = 変更

        # Headings of what fxterm print and fxterm time print.
        printCode = コード
        printName = 名前
        printRate = レート
        printBaseDay = 基準日
        printBaseRate = 基準レート
        printBaseClose = 基準終値
        printChange = 騰落率
        printQuotedAt = データ時刻
        printSource = 配信元
        printState = 状態
        printZone = 時間帯
        printCity = 都市
        printDay = 日付
        printOffset = 時差
        printTime = 時刻
        printSymbol = コード
        printCurrency = 通貨
        printPrice = 現在値
        printOpen = 始値
        printHigh = 高値
        printLow = 安値
        printClose = 終値
        printVolume = 出来高
        printSession = 取引区分
        printItem = 銘柄
        printAccount = 口座
        printQuantity = 数量
        printValue = 評価額
        printDayChange = 前日比
        printPriceGain = 値上がり益
        printCurrencyGain = 為替損益
        printIncome = 配当
        printFees = 手数料
        printTotal = 損益合計
        printYearly = 年率
        printWeight = 比率

        # What fxterm doctor says of the feeds.
        doctorRates = 為替
        doctorStocks = 株式
        doctorHistory = 履歴
        doctorHeldBack = 次の応答で確認できるまで保留中
        doctorState = 状態
        doctorLastAnswer = 最後の応答
        doctorLastError = 最後のエラー
        doctorNextTry = 次の試行
        doctorWhatToDo = 対処
        doctorAlsoAsks [18] = 他の接続先
        doctorNotAsked = このバージョンでは使いません
        doctorNone = なし
        doctorNoAnswerYet = まだなし
        doctorNextRefresh = 次の更新時
        doctorStart = fxterm か fxterm print を実行すると取得します
        doctorFallback = なし。前の配信元が失敗すると使います
        doctorNothing = なし
        doctorWait = お待ちください
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span}後（配信元の指定）
        doctorRest = {span}後（失敗のため休止中）
        justNow = たった今
        doctorTime = 時刻
        adviceUnreachable = ネットワークと設定のアドレスを確認してください
        adviceTimedOut = 続くようならネットワークを確認してください
        adviceTooMany = お待ちください。繰り返すなら設定の refresh を長くしてください
        adviceAtFirst = 間隔を延ばしても直りません。設定で agent を指定するか、別の配信元を加えてください
        adviceSymbol = コードを確認してください
        adviceRefused = この配信元は拒否しています。設定で別の配信元を前に置いてください
        adviceAddress = 設定のアドレスを確認してください
        adviceOutOfOrder = サービス側の障害です。お待ちください
        adviceChanged = アドレスを確認してください。正しければ新しい fxterm をお試しください
        adviceRedirect = 信頼できるなら、転送先を設定に書いてください
        adviceInsecure = 設定に https:// と書いてください

        # What the command line answers.
        outputNotWritten = 出力できません。出力先が閉じているか一杯です
        noFiguresNetwork = まだデータがありません。ネットワークに接続していますか
        noFiguresLately = まだデータがありません。配信元に先ほど問い合わせましたが、取得できませんでした
        noFeedsSet = データがありません。設定に配信元がありません
        noBarsOf = {code}：足のデータがありません
        noSuchCurrency = {code} という通貨はありません
        noRateOf = どの配信元からも {code} のレートが届きませんでした
        noClocksOnBoard = ボードに時計がありません。'fxterm time Tokyo' のように都市を指定してください
        tzdataHasNoZone = システムの tzdata に「{zone}」がありません
        noCityCalled = 「{text}」という都市や時間帯はありません
        sayWhich = 「{text}」は {names} のどれですか
        expectedTime = --at「{text}」：時刻ではありません。例 "2026-11-23 09:00 New York"、"9am UTC"
        wallTwice = {place} では {wall} が2度あります。最初の {zone} とします
        tryHelp = 'fxterm --help' をご覧ください。

        # What fxterm time answers to a time that is not there.
        atSkipped = --at：{place} に {wall} はありません。時計が進むため飛ばされます

        holidayNewYear = 元日
        holidayNewYearsEve = 大納会後の休場
        holidayLunarNewYear = 旧正月
        holidayTombSweeping = 清明節
        holidayLabourDay = メーデー
        holidayDragonBoat = 端午節
        holidayMidAutumn = 中秋節
        holidayChuseok = 秋夕
        holidayDoubleNinth = 重陽節
        holidayNationalDay = 国慶節・建国記念日
        holidayIndependenceDay = 独立記念日
        holidayConstitutionDay = 憲法記念日
        holidayRepublicDay = 共和国記念日
        holidayChristmas = クリスマス
        holidayChristmasEve = クリスマスイブ
        holidayBoxingDay = ボクシングデー
        holidayMaundyThursday = 聖木曜日
        holidayGoodFriday = 聖金曜日
        holidayEasterMonday = イースターマンデー
        holidayAscension = 昇天祭
        holidayWhitMonday = 聖霊降臨祭
        holidayEpiphany = 公現祭
        holidayMidsummer = 夏至祭
        holidayAllSouls = 死者の日
        holidayCorpusChristi = 聖体祭
        holidayCarnival = カーニバル
        holidayThanksgiving = 感謝祭
        holidayMartinLutherKing = キング牧師記念日
        holidayPresidentsDay = プレジデンツデー
        holidayMemorialDay = メモリアルデー
        holidayJuneteenth = ジューンティーンス
        holidayBankHoliday = バンクホリデー
        holidayKingsBirthday = 国王誕生日
        holidayAnzacDay = アンザックデー
        holidayEidAlFitr = イード・アル＝フィトル
        holidayEidAlAdha = イード・アル＝アドハー
        holidayIslamicNewYear = イスラム暦新年
        holidayDiwali = ディワリ
        holidayVesak = 仏誕節
        holidaySongkran = ソンクラーン
        holidayChildrensDay = こどもの日
        holidayPeaceMemorial = 平和記念日
        holidayTeachersDay = 教師の日
        holidayRestorationDay = 台湾光復節
        holidayComingOfAge = 成人の日
        holidayFoundationDay = 建国記念の日
        holidayEmperorsBirthday = 天皇誕生日
        holidayEquinox = 春分・秋分の日
        holidayGoldenWeek = ゴールデンウィーク
        holidayMarineDay = 海の日
        holidayMountainDay = 山の日
        holidayLabourThanksgiving = 勤労感謝の日
        holidayOther = 祝日

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = 「{text}」
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} または {last}
        expectedFound = {wanted} のはずが {found} です
        expectedAfter = {key} の後は {wanted} のはずが {found} です
        textNeedsQuotes = 値のはずが {found} です。文字列には引用符が必要です
        keyNeedsQuotes = {found}で始まるキーには引用符が必要です
        unexpectedExtra = 終わりの後に {found} があります。削除してください
        tooDeep = 入れ子が深すぎます
        valueMissing = 終わりに値がありません
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {line} 行目の {open} に {close} がありません
        textNotClosed = 文字列を閉じる {close} がありません
        givenTwice = {key}が2度あります。最初は {line} 行目です
        noEscape = {escape} というエスケープはありません
        escapeNeedsDigits = {escape} には16進数字が {digits} 桁必要です
        halfPair = サロゲートペアの片方だけです
        # What may be expected or found.
        anObject = オブジェクト {example}
        aList = リスト {example}
        aKey = キー
        aValue = 値
        someText = 文字列
        someASCII = 1～200 文字の ASCII 文字列
        aNumber = 数
        plainObject = オブジェクト
        plainList = リスト
        theEnd = 終わり
        unshowable = 表示できない文字
        secondsRange = {low} から {high} 秒
        noSuchBinding = そのコマンドはありません。一覧は fxterm config default
        noSuchKeyName = {text} というキーはありません。例：{examples}
        keyTaken = {key} が {one} と {other} の両方に割り当てられています。どちらかを別のキーにしてください
        keyIsTyped = {command} が使える場面では {key} は文字として入力されます。enter や ctrl-s などにしてください
        commandNeedsKey = {command} にはキーが必要です
        backNeedsKey = back には esc のような、文字を入力しないキーが必要です

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 不明なキーです。使えるのは {keys}
        keyMissing = {key} がありません
        keyMissingOneOf = {key} がありません。{choices} を書いてください
        fileUnreadable = 読めません：{reason}
        noSuchFile = ファイルがありません。パスを確認してください
        saveAsUTF8 = UTF-8 ではありません。UTF-8 で保存してください
        fileEmpty = ファイルが空です。既定のままなら {example} と書くか、削除してください
        addressEmpty = 空です。アドレスを書いてください
        controlCharacter = 制御文字があります。削除してください
        notAnAddress = アドレスではありません：{text}。{example} のように書きます
        notAnAddressBegin = アドレスではありません：{text}。{example} で始めます
        plainHTTPOnlyHere = http はこのコンピュータ内だけです。https:// と書いてください
        mustBe = {key} は {choices} です
        themeMustBe = テーマはオブジェクト {example} です
        noSuchRole = {name}という役はありません。あるのは {names}
        noSuchPart = 役に{name}という項目はありません。あるのは {names}
        notAColour = {key}：色は {example}、ANSI の色 0 から 15、または {standard} です
        themeLeftOut = {problem}。このテーマは使いません
        nameUnreadable = {file} が読めません（{reason}）

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = フォルダーです
        isNoPlainFile = 普通のファイルではありません
        isTooLarge = {size} を超えています
        isGone = もうありません
        isNotUTF8 = UTF-8 ではありません
        isNotJSON = JSON ではありません
        isNoBoard = ボードではありません
        isAnothers = 別のプログラムのものです
        isOfVersion = バージョンは {version} です
        isWrongType = {key} の型が違います
        isNull = {key} が null です
        tooManySetAside = 退避したファイルが多すぎます。いくつか削除してください

        # What is said of the files that the program keeps.
        diskFull = {file}：ディスクが一杯です。空ければ次の変更から保存します
        notPermitted = {file}：権限がありません。ファイルとフォルダーを書き込み可能にしてください
        fileInUse = {file}：別のプログラムが使用中です。閉じれば次の変更から保存します
        fileDamaged = {file}：壊れています。よそへ移し、fxterm を起動し直してください
        diskSilent = {file}：ディスクが応答しません。最後の変更は保存されていないかもしれません
        fileFailed = {file}：{reason}。直るまで保存できません
        noHome = ホームフォルダーがありません。HOME を設定してください
        fileSetAside = {file} が読めません（{reason}）。{name} として残しました
        fileLeftAlone = {file} が読めず（{reason}）、退避もできません。移すまでここには保存しません
        fileIsNewer = {file} は新しい fxterm（バージョン {version}）のものです。そちらを使うまでここには保存しません
        folderIsOpen = {file} がほかのユーザーに開かれています。chmod 700 で閉じてください
        entriesLeftOut = {file}：無効な項目 {count} 件を除きました

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector がありません。再インストールしてください
        feedsUnfit = fxterm-collector を起動できません。再インストールしてください
        feedsNoRoom = fxterm-collector に使えるプロセスやスレッドがありません。他のプログラムを閉じてください
        feedsStopped = 収集プログラムが停止しました。ログをご覧ください
        feedsSilent = fxterm-collector が応答しないため終了しました
        proxyNotFound = プロキシが見つかりません
        noNetwork = ネットワークなし
        noConnection = 接続できません
        nameNotKnown = ホストが見つかりません（オフライン？）
        certificateNotTrusted = 証明書が信頼できません
        noSecureConnection = 安全な接続ができません
        connectionBrokeOff = 接続が切れました
        breaksOff = 途中で切れています
        figuresLeftOut = 使えない項目 {count} 件を除きました

        # What else is said on the screen.
        pasteDoesNothing = ここでは貼り付けできません。{key:board.add} の追加欄でどうぞ
        settingsReloaded = 設定を再読み込みしました
        listInSettings = 設定にあるリスト
        zonesInFolder = {folder} の tzdata {version}
        zonesMissing = 時間帯データベースがありません（tzdata が必要です）。UTC のみ使えます
        unknownVersion = （バージョン不明）

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = {option}には値が必要です
        noSuchOption = {option}というオプションはないか、値をとりません
        # Options, and the command that they are for.
        onlyWith = {options} は {command} でだけ使えます
        takesNoMore = {command} がとるのは {options} だけです
        noSuchCommand = {text}というコマンドはありません
        optionExpected = {option} {text}：{choices} のどれかです
        cannotPrint = {text}は出力できません。{choices} のどれかです
        needsItem = {command} には {example} のような項目が必要です
        noDescriptors = ファイル記述子が尽きました。他のプログラムを閉じてください
        noThreads = スレッドが尽きたため、このボードは更新されません。他のプログラムを閉じてください
        stoppedByFault = fxterm {version} が異常終了しました。詳細は {file} の末尾、報告先は {place}
        notATerminal = {stream}が端末ではありません。fxterm print なら端末なしで動きます
        standardInput = 標準入力
        standardOutput = 標準出力
        terminalTooSimple = 端末種別{type}ではカーソルを動かせません。TERM を実際の端末に合わせてください
        terminalUnknown = 端末種別{type}の記述がありません。ncurses-base を入れるか TERM を設定してください

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 使い方：
        # What stands for what the user fills in: --config FILE.
        wordFile = ファイル
        wordItem = 項目
        wordCity = 都市
        wordTime = 時刻
        wordCommand = コマンド
        aboutProgram = 端末で見る相場：為替レートのカード、世界時計、株価の表。
        aboutPrint = ボードかその一部を一度だけ出力
        aboutWatch = 変わった数値を1行ずつ出力
        aboutCollect = ボードを開かずに数値を更新し続ける
        aboutTime = 各地の現在または指定した時刻を表示
        aboutDoctor = 各配信元の状態を表示。問い合わせはしない
        aboutSettings = 設定ファイルの場所の表示、確認、既定値の出力
        aboutConfig = 設定をそこから読む
        aboutDemo = サンプルデータで相場を再現。何も保存しない
        aboutFormat = 形式。省略時は table
        aboutLineFormat = 形式。省略時は lines
        aboutAt = 別の時刻。こちらか、指定した場所の時刻：
        aboutBaseline = 1 または 5 営業日前の終値からの騰落率
        aboutRange = 足をさかのぼる期間。省略時は 1mo
        aboutInterval = 足 1 本の長さ。省略時は range に応じる
        aboutHome = 合計の通貨（省略時は自国通貨）
        aboutOnDay = その日の終わりの状態
        aboutHelp = このヘルプ
        aboutVersion = バージョン
        aboutKeys = ボードでは {key:help.open} でキー一覧。設定ファイルは
        aboutExit = 終了コード：0 完了、1 失敗、2 使い方の誤り。
        collecting = ボードの数値を更新し続けます。Ctrl-C で終了。

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}：問題ありません
        settingsNone = {file}：ファイルがないため、既定値を使います
        settingsFileHead = fxterm の設定と既定値。省いた項目は既定値になります。
        settingRates = 為替レートの配信元。先頭を優先し、失敗したら次を使います。
        settingStocks = 株価の配信元（優先順）：yahoo、twse、twse-day、kraken、coinbase、cnbc、tencent、dash。User-Agent が拒否される場合は agent で別の名前を指定できます。
        settingHistory = 過去の為替レートの配信元。騰落率とチャートに使います。
        settingRatesRefresh = 為替レートの更新間隔（秒）。
        settingStocksRefresh = 株価の更新間隔（秒）。
        settingColours = 値上がりの色："auto"（ロケールに従う）、"red-up"（赤）、"green-up"（緑）。
        settingColourDepth = 色数："auto"（端末に従う）、"24bit"、"256"、"16"。起動時に読み込みます。
        settingGraphics = チャートをピクセルで描画："auto"（端末が kitty か sixel に対応し、SSH 経由でない場合）、"off"。起動時に読み込みます。
        settingFlags = 為替カードの国旗。
        settingSeconds = 時計の秒表示。
        settingHours = 時刻表記：12、24、"auto"（ロケールに従う）。
        settingLanguage = 言語："auto"（ロケールに従う）、en、zh_TW、zh_CN、ja、ko、id、de、es。de_AT のように国も指定できます。
        settingTheme = テーマ："default" は端末に合わせて暗色か明色。ほかのテーマはボードで {key:theme.next} を押すと表示されます。
        settingMouse = マウス操作。false にすると、端末側で文字を選択できます。
        settingASCII = true なら ASCII だけで描画。"auto" はロケールが UTF-8 でないときだけ ASCII にします。
        settingAmbiguousWidth = 曖昧な幅の文字の桁数。端末が全角で表示するなら 2。
        settingMotion = デッキのカードのアニメーション。
        settingKeys = 各コマンドのキー。[] ですべて外します。
        groupChart = チャート
        helpChart = 選択したカードのチャートを全画面で表示、もう一度で戻る
        keyChart = チャート
        helpChartRange = 期間：1日から10年まで
        keyRange = 期間
        helpChartMax = すべての期間
        helpChartShape = ローソク足・ライン・エリア
        keyShape = 種類
        helpChartScale = 通常・対数・パーセント
        keyScale = 目盛り
        helpIndicators = 移動平均線・ボリンジャーバンド・RSI・MACD
        keyIndicators = 指標
        helpMark = 十字線の足に印を付け、そこからの騰落率を表示
        keyMark = マーク
        helpZoom = 十字線を中心に拡大・縮小
        keyZoom = 拡大縮小
        helpPan = 前後の期間へ移動
        keyRead = 足を選択
        noChartOf = {name} のチャートはありません
        indicatorsTitle = テクニカル指標
        shapeCandles = ローソク足
        shapeLine = ライン
        shapeArea = エリア
        scaleLinear = 通常
        scaleLog = 対数
        scalePercent = パーセント
        rangeDays = {count}日
        rangeMonths = {count}か月
        rangeYears = {count}年
        rangeYTD = 年初来
        rangeMax = 全期間
        barOpen = 始値
        barHigh = 高値
        barLow = 安値
        barClose = 終値
        barVolume = 出来高
        daysApart = {count}日
        chartOfCloses = 終値のみ：足のデータがまだありません
        chartAsking = 足のデータを取得中…
        chartBegins = {date} 以降のデータ
        keyOnOff = オン／オフ
        helpCompare = ボードのほかの項目と騰落率で比較
        keyCompare = 比較
        helpChartCurrency = 基準通貨で価格を表示
        keyCurrency = 通貨
        compareTitle = 比較対象
        comparesNoMore = 比較できるのは {count} 件までです
        noOtherCurrency = すでに基準通貨の価格です
        noCommonDays = すべてが取引された日のデータがありません
        chartAtEnd = 最新の足です
        chartAtLimit = これ以上は変えられません
        aboutChart = 項目のチャートを描画。複数なら比較
        aboutType = チャートの種類。省略時は candles
        aboutScale = 価格の目盛り。省略時は linear
        aboutSize = 桁数と行数。省略時は端末に合わせる
        aboutSVG = 画像をファイルに保存。- なら標準出力へ
        positions = 保有
        noPositions = 保有はまだありません
        positionsComeOfFile = 保有は取引ファイルから計算されます。{key:positions.add} で取引を記録
        positionCount = {count} 件
        helpPositions = 保有（取引ファイルがあるとき）
        helpHideAmounts = 保有の金額を隠す・表示する
        keyHideAmounts = 金額
        amountsHidden = 金額を隠しています · {key:amounts.hide} で表示
        amountsShown = 金額を表示しています
        quantityHeading = 数量
        valueHeading = 評価額
        todayHeading = 前日比
        gainHeading = 評価損益
        weightHeading = 比率
        labelCost = 取得額
        labelPriceGain = 値上がり益
        labelCurrencyGain = 為替損益
        labelIncome = 配当
        labelFees = 手数料
        labelTotalReturn = 損益合計
        labelYearlyReturn = 年率
        labelAverageCost = 平均取得価
        labelLots = 取得明細
        missingPrice = {code} の株価なし
        missingClose = {code} の終値なし
        missingCurrency = {code} の通貨が不明
        missingRate = {day} の {code} 相場なし
        missingRow = ファイルの {line} 行目が使えません
        rowsWithMistakes = {count} 行が使えません
        helpAdjustment = 価格を分割で調整、配当も含めて調整、調整なし
        adjustedSplits = 分割調整済み
        adjustedTotal = 配当込み
        adjustedNot = 未調整
        eventDividend = 配当 {amount}
        eventSplit = 株式分割 {ratio}
        untoldSplit = {date}：未確認の株式分割の可能性（{ratio}）
        aboutAdjust = 過去の価格の調整。省略時は splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = この行は {size} を超えています
        textBehindQuote = 閉じ引用符の後に文字があります。引用符の中の引用符は "" と書いてください
        tooManyFields = 見出しは {columns} 列ですが、値が {count} 個あります。区切り文字を含む値は引用符で囲んでください
        headerExpected = {example} のような見出し行が必要です
        columnMissing = 見出しに列 {column} がありません
        columnTwice = 見出しに列 {column} が 2 回あります
        valueNeeded = 値が必要です
        valueNeededBy = 種類が {type} の行には値が必要です
        valueUnused = 種類が {type} の行にこの値はありません。空にしてください
        exampleLike = {example} のような値
        noSuchDay = {day} という日付はありません
        dayOutOfRange = {day} は {first} から {last} の範囲にありません
        commaInNumber = {text} にコンマがあります。数値は {example} のように書いてください
        isNegative = 負の値にはできません
        isZero = 0 より大きい値が必要です
        tooManyDecimals = 小数点以下が {most} 桁を超えています
        tooManyDigits = {most} 桁を超えています
        textTooLong = {most} 文字を超えています
        moreThanHeld = 保有数量 {quantity} を超えて売却しています
        otherCurrency = {currency} ですが、この銘柄の価格は {unit} です
        lotNotUnderstood = {example} のような行が必要です
        notYahoos = {text} は Yahoo Finance の銘柄コードではありません。{example} のように書いてください
        canMeanTwo = {text} は 2 通りに読めます。{option} で指定してください
        columnNotInFile = ファイルに列 {column} がありません
        noRowAtLine = {line} 行目から始まる取引はありません
        rowChanged = {line} 行目の取引は別のプログラムが変更しました
        transactionsFine = {file}: 取引 {count} 件、問題ありません
        transactionsNone = {file}: まだありません。最初の取引で作成されます
        importAdded = {file}: 取引を {count} 件追加しました
        importWouldAdd = {file}: 取引が {count} 件追加されます
        importKnown = {count} 件はすでにあります
        importStopped = 取り込みませんでした。先にこれらの行を直してください
        aboutTransactions = 取引の取り込み・書き出し・検査、または場所の表示
        aboutImportFormat = ファイルの形式。省略時は名前で判断
        aboutMap = 証券会社の列名と種類: date=約定日,buy=買付
        aboutAccount = 口座名のない取り込み行の口座
        aboutLotDay = 取り込む建玉の日付。省略時は今日
        aboutDecimal = 取り込む数値の小数点
        aboutDates = 3/4/2024 のような日付で先に来るもの
        aboutDryRun = 取り込む内容を表示し、書き込まない
        keyAmount = 金額
        keyNoAmount = 金額を消す
        helpAmount = 250 EUR のような金額をすべての為替カードで換算
        helpInvert = 逆向きに換算：各通貨で 250
        amountQuestion = 金額：
        amountCleared = 金額を消しました · {key:amount.open} 新しい金額
        noAmountToInvert = 金額がありません · {key:amount.open} 入力
        dayToCome = {day} は未来の日付です
        noRateOfDay = {date} のレートなし
        amountNumberMissing = 数値がありません
        amountUnexpected = 「{text}」はここに書けません
        amountUnclosed = 括弧が閉じていません
        amountDivisionByZero = 0 では割れません
        amountTooLarge = 数値が 38 桁を超えています
        amountTooLong = 長すぎます
        amountAmbiguous = {text} は小数とも桁区切りとも読めます
        amountGrouping = {text}：桁区切りは 3 桁ごとです
        amountDayMissing = 日付がありません（例：2024-03-01）
        amountNoSuchDay = {text} という日付はありません。2024-03-01 のように書きます
        amountMargin = 手数料は 100% 未満です（{text}% は不可）
        mistakeAt = {what}（{place} 文字目）
        settingMargin = 銀行が換算額から差し引く手数料（%）。0 以上 100 未満。
        percentRange = 0 以上 100 未満の数
        aboutConvert = 金額を現在または指定した日のレートで換算
        aboutOn = レートに使う過去の日
        aboutMargin = 銀行が差し引く %（例：2.5）
        wordAmount = 金額
        wordDay = 日付
        printAmount = 金額
        needsAmount = {command} には {example} のような金額が必要です
        settingHome = 保有を表す通貨（例："TWD"）。"auto" はボードの基準通貨。
        settingCostMethod = 売却の計算方法："fifo" は先入先出、"average" は平均。
        aboutPrivate = 保有の金額を隠す
        helpEnter = 取引を記録（例：buy 10 AAPL 187.40）
        entryQuestion = 取引：
        entryBuy = {date} に {item} を {price} で {quantity} 買い
        entrySell = {date} に {item} を {price} で {quantity} 売り
        entryDividend = {date} に {item} {quantity} の配当、1 株あたり {price}
        entrySplit = {date} に {item} を株式分割、1 株を {quantity} 株に
        entryFee = {date} に手数料 {price}
        entryFeeOf = {date} に {item} の手数料 {price}
        entryDeposit = {date} に {price} を入金
        entryWithdraw = {date} に {price} を出金
        entryWithFee = 手数料 {price}
        entryRate = 為替 {rate}
        entryAccount = 口座 {account}
        entryMissing = あと必要：{what}
        entryQuantity = 数量
        entryFactor = 比率（例 4:1）
        entryItem = コード
        entryPrice = 価格
        entryCurrency = 通貨
        entryInAccount = 口座
        deedEnter = 取引 {name}
        entryChanged = {deed} は記録したときのままファイルにありません。元に戻していません
        enteredInDemo = {what}（デモ、保存されません）
        transactionsNotSaved = 最後に記録した取引を transactions.csv に保存できませんでした
        noPositionsYet = 保有はまだありません。{key:positions.add} で取引を記録
        """#
}
