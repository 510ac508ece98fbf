extension Catalogue {
    /// Japanese. How to edit it: docs/howto/translate.md.
    static let japanese: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 為替
        clocks = 時計
        worldClocks = 世界時計
        stocks = 株式
        deck = デッキ
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}（指定時刻）
        currencyCount = {count}通貨
        clockCount = 時計{count}個
        stockCount = {count}銘柄
        # The mean change of a group of stocks.
        mean = 平均
        noCurrencies = 通貨がありません。{key:board.add} で追加します。
        noClocks = 時計がありません。{key:board.add} で追加します。
        noStocks = 銘柄がありません。{key:board.add} で追加します。
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}/{count}
        linesOf = {part}/{count}行
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}、{next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = {column}順
        symbolColumn = コード
        priceColumn = 現在値
        changeColumn = 騰落率
        quantityColumn = 数量
        valueColumn = 評価額
        gainColumn = 評価損益
        gainShareColumn = 損益率
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = 画面が小さすぎます（{present}）。fxterm には {size} が必要です
        needsSizeShort = {size} が必要

        # How old figures are.
        live = リアルタイム
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = 参考レート
        cached = キャッシュ
        stale = 更新遅れ
        # The state of a figure of a past day that the user asked for.
        past = 過去
        # At the top of the board: all figures are closes of that day.
        asOfDay = {day} 時点
        asOfDayBack = {day} 時点 · {key:back} 現在へ
        # Items whose closes have arrived, of those requested.
        closesProgress = {done}/{count}
        offline = オフライン
        # Made-up figures: this must be seen at once.
        sampleData = サンプルデータ
        demoData = デモ · サンプルデータ
        asking = 読み込み中…
        noFiguresYet = データ未取得
        noAnswer = 応答なし
        paused = 一時停止中
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = リアルタイム、{moment}
        offlineOf = オフライン、{moment}現在
        staleOf = 更新遅れ、{moment}現在
        cachedOf = キャッシュ、{moment}現在
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} が接続を拒否、{moment}から {other}
        failingStandIn = {source} で障害発生、{moment}から {other}

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
        keyBase = 基準通貨
        keyInverse = 逆向き
        keyTime = 時刻
        # Shows the board as it was on a past day.
        keyDay = 過去の日
        # Keys that move a past day on by one day.
        keyByDay = 1日ずつ
        keyByWeek = 1週ずつ
        keyHelp = ヘルプ
        keyQuit = 終了
        keyCarry = 移動
        keyDrop = 置く
        keyPutBack = キャンセル
        keyOneDay = 1営業日前
        keyFiveDays = 5営業日前
        keySwap = 入れ替え
        # A key to type a baseline such as 3m.
        keyTypeOne = 入力
        keyLeave = 変更しない
        keyChoose = 選択
        keyAddAndGoOn = 続けて追加
        keyClose = 閉じる
        keyNameIt = 保存
        keyCancel = キャンセル
        keyShowIt = 表示
        keyScroll = スクロール
        keyBack = 戻る
        keySkip = スキップ
        keyKeep = 残す
        keyLater = あとで
        keyBoard = ボード
        keyRefill = 再表示
        keyOtherCards = 他のカード
        keyOnOffBoard = 新規／ボード
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
        groupTime = 時刻・日付の指定
        groupFigures = 価格とレート
        groupProgram = 一般
        helpSelect = 選択を移動
        helpEnds = 最初／最後のカード
        helpPages = 前のページ／次のページ
        helpPanels = 次と前のパネル
        helpPanelNumbers = 為替・時計・株式へ移動
        helpPickUp = カードをつかむ：矢印キーで移動、{key:carry.drop} で置く、{key:back} で元の位置へ
        helpShift = カードを1つ移動
        helpMarkCards = カードに印を付けて次へ：{key:group.name} で選択中のカードとグループ化
        helpOpen = カードの詳細（見出しではグループの折りたたみ）
        helpNeighbours = 詳細で：前／次のカード
        helpFilter = パネル内のカードを検索（再度 {key:board.filter} で全ボード）
        helpAdd = パネルに通貨・都市・銘柄を追加
        helpRemove = カードをボードから削除
        helpUndo = 直前の変更を元に戻す
        helpRedo = 元に戻した変更をやり直す
        helpCompact = 為替カードを大小に切り替え、もう一度で全部
        helpDensity = カードや行の大きさ：自動、コンパクト、大
        helpMap = ヒートマップ：騰落率で色分け（保有銘柄：面積は評価額、次に均等）
        helpName = 選択中と印付きのカードをグループ化、またはグループ名を変更
        helpFold = グループの折りたたみと展開（見出しで {key:details.open} も可）
        helpDeck = 追加できる項目を1枚ずつ見る
        helpQuarters = 時計を15分、過去の日を1日、戻す／進める（{key:back} で現在へ）
        helpDays = 時計を1日、過去の日を1週間、戻す／進める
        helpTime = すべての時計を指定した時刻にする（例：9am in New York）
        helpDay = 過去の日のボード：2020-03-20、last friday、-1y（{key:back} で現在へ）
        helpBaseline = 1・5営業日前、年初、任意の日と比較（{key:baseline.choose}{key:baseline.swap}：入れ替え）
        helpSort = 表を騰落率で並べ替え、もう一度で逆順
        helpSortNext = 次の列で並べ替え
        helpHandOrder = 手動の並び順に戻す
        helpBase = 選択した通貨を基準通貨にする
        helpInverse = レートを逆向きに表示：1 JPYあたりUSD
        helpInverseAll = すべてのレートを逆向きに表示
        helpUnits = レートを1・100・1,000単位で表示
        helpRefresh = 今すぐ更新
        helpPause = 更新の一時停止／再開
        helpTheme = 次のテーマ
        helpHelp = このヘルプを表示
        helpPalette = コマンドを名前で検索して実行
        helpQuit = 終了
        helpRedraw = 画面を描き直す
        helpSuspend = fxterm を一時停止（シェルの fg で再開）
        helpCancel = 開いている画面や入力欄を閉じる
        helpSkip = 一番上のカードをスキップ、またはボードから削除（左へドラッグも可）
        helpKeep = 一番上のカードを残す（右へドラッグも可）
        helpLater = あとで：カードを一番下へ移動
        helpDeckDetails = 一番上のカードの詳細
        helpDeckUndo = スワイプを1回ずつ元に戻す
        helpRefill = スキップしたカードを再表示
        helpOtherCards = 通貨・銘柄・都市の切り替え（{key:panel.1} {key:panel.2} {key:panel.3} も可）
        helpOnOffBoard = 新しいカードとボードのカードを切り替え
        commands = コマンド
        paletteHint = コマンドを入力（例：sort、undo）

        # The first keys, told in a corner at the first start.
        welcome = ようこそ
        greetingCarry = {key:carry.pickUp} でつかみ、矢印キーで移動、{key:carry.drop} で置く
        greetingAdd = {key:board.add} で追加、{key:details.open} で詳細、{key:board.undo} で元に戻す
        greetingDeck = {key:deck.open} でデッキを開いて1枚ずつ：{key:deck.keep} で残す、{key:deck.skip} でスキップ
        greetingHelp = {key:help.open} でキー一覧、{key:boards.open} で他のボード（この案内は自動で消えます）

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
        hourOffset = {offset}時間
        hoursOffset = {offset}時間
        sameTime = 同時刻
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 午前{time}
        timePM = 午後{time}
        am = 午前
        pm = 午後

        # World clocks.
        noSuchZoneHere = 不明な時間帯
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
        holidaysUnknown = （休場日は不明）

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = 更新遅れ {age}
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
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

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} で戻る
        # The right end of a chart.
        now = 現在
        closesBack = 過去の終値とその後の騰落率
        labelRate = レート
        labelAmount = 金額
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
        labelChanges = 騰落率
        labelSource = 配信元
        labelMadeAt = データ時刻
        labelThroughDollar = USD 経由
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
        labelSoon = 夏時間切替
        labelClocks = 時計の変更
        labelHolidays = 休場日
        noneYet = まだありません
        noCloseToMeasure = 比較する終値がありません
        noChangeDisputed = 騰落率は非表示：配信元によって値が異なります
        noChangeJump = 騰落率は非表示：終値と10倍以上の差があります
        noChangeAhead = 騰落率は非表示：データの時刻が未来です
        noCloseBefore = {day} より前の終値がありません
        noCloseThatDay = その日の終値が配信元にありません
        noPastNotBefore = 基準日がデータの日付より前ではありません
        noPastFeed = 設定した配信元にはこれより古い終値がありません
        noCloseOfSource = 騰落率は計算しません：その時期の終値は{source}のものです
        closesLoading = 過去の終値を読み込み中
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 終値 {close}
        monthAtClose = {low} – {high}（終値）
        madeAgo = {moment}、{ago}
        otherFeedSays = {source} は {figure}（{share}）
        otherFeedMadeAt = {moment} 時点。どちらが正しいかは判断できません
        currenciesOpen = 取引中、日曜〜金曜 {time}（ニューヨーク時間）
        currenciesClosed = 週末は休場
        exchangeHoursUnknown = 取引時間は不明
        openAlways = 24時間取引
        onePriceADay = 価格は1日1回更新
        exchangeState = {place}、{state}、現地 {time}
        zoneUnknown = このシステムにない時間帯です
        clocksForward = {date} {time} に進み {zone} へ
        clocksBack = {date} {time} に戻り {zone} へ
        noClockChange = 時計の変更予定なし
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}、{state}
        sample = サンプル

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = 1 {base}あたり{code}
        unitPerMany = {count} {base}あたり{code}
        fromClose = 終値 {close}
        onDate = （{date}）
        noFigureYet = データ未取得
        sourceAgo = {source}、{age}前
        sourceCached = {source}、キャッシュ {moment}
        sourceStale = {source}、更新遅れ {moment}
        # Stamped onto a card on its way out.
        stampKeep = 残す
        stampSkip = スキップ
        stampTakeOff = 削除
        stampLater = あとで
        # The same words beside the deck, and in small letters.
        hintKeep = 残す
        hintSkip = スキップ
        hintTakeOff = 削除
        leftCount = 残り {count}
        keptCount = 残す {count}
        skippedCount = スキップ {count}
        takenOffCount = 削除 {count}
        kept = 残す
        skipped = スキップ
        takenOff = 削除
        notOnBoard = ボード未追加
        onBoard = ボードに追加済み
        currencies = 通貨
        cities = 都市
        hereBar = こちら
        thereBar = 現地
        stripAsleep = 就寝
        stripAwake = 活動
        stripAtWork = 勤務
        # Where a card is traded, and whether it is now.
        banksOpen = インターバンク市場 取引中
        banksClosed = 週末は休場
        closesFriday = 、{span}後に取引終了（ニューヨーク時間 金曜 {time}）
        opensSunday = 、{span}後に取引開始（ニューヨーク時間 日曜 {time}）
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
        noOtherRates = 他の通貨はありません
        noOtherClocks = 他の都市はありません
        noOtherStocks = 他の銘柄はありません
        # After a key: r goes once more through those skipped.
        againSkipped = スキップしたカードをもう一度見る
        againKept = 残したカードをもう一度見る
        lastSwipeBack = 直前のスワイプを元に戻す
        throughOnBoard = ボードのカードを見る
        throughNotOnBoard = ボードにないカードを見る
        theBoard = ボードに戻る

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = ここにはつかめるカードがありません
        nothingToMove = ここには移動できるカードがありません
        nothingToRemove = ここには削除できるカードがありません
        nothingToOpen = ここには開ける項目がありません。{key:board.add} で追加します
        noCardYet = まだカードがありません。{key:board.add} で追加します
        sortedSoNoMove = {column}順です。{key:stocks.ownOrder} で手動の並び順に戻してから移動してください
        sortedSoNoGroup = {column}順です。{key:stocks.ownOrder} で手動の並び順に戻してからグループ化してください
        groupNeedsName = グループ名を入力してください。{key:back} でキャンセルします
        groupExists = グループ「{name}」はすでにあります。別の名前にしてください
        groupsFull = 1つのパネルに作れるグループは{count}個までです
        cardInNoGroup = このカードはグループに入っていません。{key:group.name} で作成します
        groupBegun = グループ「{name}」を作成しました
        marked = 印付き：{names}。{key:group.name} で選択中のカードとグループ化します
        groupRenamed = {old} の名前を {name} に変更しました
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
        densityCompact = {panel}：コンパクト、1行ずつ
        densityLarge = {panel}：大きな数字
        mapShown = {panel}：ヒートマップ、騰落率で色分け
        mapByValue = {panel}：ヒートマップ、面積は評価額
        mapEqual = {panel}：ヒートマップ、面積は均等
        mapHidden = {panel}：ヒートマップを終了
        noMapHere = ヒートマップは為替・株式・保有銘柄だけです。{key:panel.1} で為替へ
        ownOrderAlready = すでに手動の並び順です
        ownOrderNow = {panel}を手動の並び順に戻しました
        groupedByAccount = 保有銘柄を口座別にグループ化しました
        groupedByCurrency = 保有銘柄を通貨別にグループ化しました
        groupedNot = 保有銘柄をグループ化せずに表示します
        groupingImpossible = 保有銘柄はすべて同じ口座・同じ通貨です
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel}を{column}順に並べました {mark}。{key:stocks.ownOrder} で手動の並び順に戻します
        selectRateFirst = 先に為替カードを選んでください。{key:rates.base} で基準通貨にします
        noRateForBase = {code} にはまだレートがないため、基準通貨にできません
        baseIs = 基準通貨を {code} にしました
        ratesInverse = レートを逆向きに表示しています。{key:rates.invertAll} で元に戻ります
        ratesDirect = レートを通常の向きに戻しました
        ratesFor = レートを{count}単位で表示します
        baselineAlready = すでに {baseline} が基準日です
        baselineIs = {baseline}：{since}騰落率
        # The title of a list of days.
        baselineTitle = 騰落率の基準日
        # What is typed follows.
        baselineQuestion = 基準日：
        notABaseline = 「{text}」は基準日ではありません。d1〜d250、wtd、mtd、qtd、ytd、3m、10y、2024-03-01 のように入力します
        removed = {name} を削除しました。{key:board.undo} で元に戻します
        removedHeading = 見出し {name} を削除しました。カードは残ります。{key:board.undo} で元に戻します
        noOtherTheme = 他のテーマはありません
        themeIs = テーマ：{name}
        nothingToUndo = 元に戻す変更はありません
        nothingToRedo = やり直す変更はありません
        # {deed} is one of those below.
        undid = 元に戻しました：{deed}
        redid = やり直しました：{deed}
        deedMove = {name} の移動
        deedMoveGroup = グループ {name} の移動
        deedGroup = グループ {name} の作成
        deedGroupPositions = 保有銘柄のグループ化
        deedRename = {name} の名前の変更
        deedFold = {name} の折りたたみ
        deedUnfold = {name} の展開
        deedSize = {name} のサイズ変更
        deedSizeOfAll = すべてのカードのサイズ変更
        deedMap = ヒートマップの切り替え
        deedBaseline = 基準日の変更
        deedSort = 並べ替え
        deedBase = 基準通貨の変更
        deedInverse = レートの向きの変更
        deedUnits = レートの単位の変更
        deedTheme = テーマの変更
        deedRemove = {name} の削除
        deedRemoveGroup = グループ {name} の削除
        deedAdd = {name} の追加
        deedKeep = {name} を残す
        deedTakeOff = {name} の削除
        notACurrency = 「{text}」は JPY のような通貨コードでも EUR/JPY のような通貨ペアでもありません
        notACity = 「{text}」は Tokyo や Asia/Tokyo のような都市・時間帯ではありません
        notASymbol = 「{text}」は AAPL や 2330.TW のような銘柄コードではありません
        nothingAdded = {problem}。何も追加していません
        panelFull = 1つのパネルに置けるのは{count}件までです
        isTheBase = {code} は基準通貨のため、カードはありません
        onBoardAlready = {name} はすでにボードにあります
        added = {name} を追加しました
        addedUnquoted = {name} を追加しました（価格のある配信元はまだありません）
        addedNotInDemo = {name} を追加しました（デモには価格がありません）
        askingFeeds = 更新しています
        pausedUntil = 更新を一時停止しました。{key:feeds.pause} で再開します
        askedAgain = 更新を再開しました
        boardIsYours = ボードを再び変更できます
        boardTaken = 読み取り専用：このボードは別の fxterm で開いています
        boardTakenBy = 読み取り専用：このボードは別の fxterm（プロセス {process}）で開いています
        notATime = 「{text}」は 9am や tomorrow 14:30、9am in New York のような時刻ではありません
        twelveUnclear = 「{text}」は正午とも深夜とも取れます。12:00 か 0:00 と入力してください
        noPlaceCalled = 「{text}」に一致する都市や時間帯はありません
        placeMayBe = 「{text}」に一致するのは {names}。もう少し入力してください
        noSuchZoneCalled = このシステムにない時間帯です：{zone}
        timeOnDay = {day} {time}
        timeSkipped = {place} に {wall} は存在しません（時計が進むため）
        timeTwice = {place} では {wall} が2回あります。最初の方（{zone}）を表示します
        tooFarOff = 遠すぎます。100年以内の日付を選んでください
        notADay = 「{text}」は 2020-03-20 や last friday、昨日、-3m、-1y のような日ではありません
        dayTooEarly = 配信元に {day} より前の終値はありません
        dayIsNow = その日はまだ終わっていないため、現在を表示します
        setAsideNone = スキップしたカードはありません
        cardsAgain = カード{count}枚を再表示します
        terminalTooSlow = 端末が遅いため、アニメーションをオフにしました
        deckIsThrough = すべて見ました。{key:deck.refill} でスキップしたカードを再表示、{key:back} でボードへ
        noSwipe = 元に戻すスワイプはありません
        heldBack = {code}：{source} の値が急に {figure} になりました。確認できるまで使いません
        heldBackMore = {code} 他{others}件の値が急変しました。確認できるまで使いません
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
        hintName = {key:prompt.accept} で保存 · {key:back} でキャンセル
        whenItIsHere = 表示する時刻（こちら）：
        whenItIsIn = 表示する時刻（{place}）：
        # Times that may be typed there; each is understood in every language.
        whenExamples = 午後3時半 · 明日14:30 · 9時 ニューヨーク
        # What is typed follows.
        dayQuestion = 表示する日：
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · 昨日 · -3m · -1y
        findIn = {panel}から検索：
        addCurrency = 通貨を追加
        addClock = 時計を追加
        addStock = 銘柄を追加
        addCurrencyHint = コード、名前、国、EUR/JPY のような通貨ペア
        addClockHint = 都市、国、時間帯。{key:select.left} {key:select.right} で頭文字へ
        addStockHint = コードまたは会社名
        inAllCount = 全{count}件
        foundCount = {count}件
        addedCount = 追加{count}件
        foundAskingMore = {found}、オンラインで検索中…
        foundNoAnswer = オフラインで {found}、配信元は応答なし
        nothingFoundFor = 「{text}」は見つかりません。
        askingFor = 「{text}」を検索中…
        noAnswerBecause = 応答なし：{problem}
        enterAddsAsTyped = {key:picker.add} で {text} をそのまま追加します。
        asTyped = 入力どおり

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}。{next}
        askingAgainNext = 次の更新で再試行します
        askingAgainIn = {span}後に再試行します
        nextRequest = {source} への次の問い合わせは{span}後
        failUnreachable = {source} に接続できません
        failTimedOut = {source}：タイムアウトしました
        failTooMany = {source}：リクエストが多すぎます
        failAtFirst = {source}：{host} が最初のリクエストを拒否しました（HTTP 429）
        failUnknownSymbol = {source} に {symbol} はありません
        thisSymbol = この銘柄
        failRefused = {source}：アクセスが拒否されました（HTTP {code}）
        failNothingThere = {source}：アドレスが見つかりません（HTTP {code}）
        checkSettings = 設定を確認してください
        checkSpelling = 表記を確認してください
        didYouMean = もしかして：{names}
        failOutOfOrder = {source}：配信元で障害が発生しています（HTTP {code}）
        failNoAnswer = {source}：有効な応答がありません（HTTP {code}）
        failTooLarge = {source}：応答が {size} を超えたため無視しました
        failRedirect = {source}：別のホストへのリダイレクトには従いません
        failMalformed = {source}：応答の形式が想定と異なります
        failInsecure = {source}：http はこのコンピュータ内でのみ使えます。設定で https にしてください
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}：API キー {key} がありません
        failOpenKeys = {source}：他のユーザーが {file} を読めるため使いません
        bytesSize = {count}バイト

        # A change that an earlier version made.
        deedOther = その他の変更

        # Headings of what fxterm print and fxterm time print.
        printCode = コード
        printName = 名前
        printRate = レート
        printBaseDay = 基準日
        printBaseRate = 基準日レート
        printBaseClose = 基準日終値
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
        printSession = 取引時間帯
        printBought = 取得日
        printSold = 売却日
        # How many days a share was held before it was sold.
        printDaysHeld = 保有日数
        # What a sale brought, without fees.
        printProceeds = 売却金額
        # What the sold shares had cost, without fees.
        printCost = 取得金額
        printKind = 種類
        printYear = 年
        # Dividends and interest together.
        printEarnings = 配当・利息
        incomeDividend = 配当
        incomeInterest = 利息
        # The last line of the list of gains.
        gainsNotAdvice = 一覧であり、税務に関する助言ではありません。
        printItem = 銘柄
        printAccount = 口座
        printQuantity = 数量
        printValue = 評価額
        printDayChange = 前日比
        printPriceGain = 価格損益
        printCurrencyGain = 為替損益
        printIncome = 配当
        printFees = 手数料
        printTaxes = 税金
        printGroup = グループ
        printMarket = 市場
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = 本日の為替影響
        printTotal = 損益合計
        printYearly = 年率換算
        printWeight = 構成比

        # What fxterm doctor says of the feeds.
        doctorRates = 為替
        doctorStocks = 株式
        doctorHistory = 過去のレート
        doctorEvents = 予定
        doctorAlerts = アラートの送信先
        doctorHeldBack = 次の応答で確認できるまで保留中
        doctorState = 状態
        doctorKey = キー
        doctorNoKeyNeeded = 不要
        doctorKeyFound = {key} あり
        doctorLastAnswer = 最終応答
        doctorLastError = 最終エラー
        # Before the service's own words.
        doctorSaid = 応答の内容
        # Before an age, such as: 5 min ago.
        doctorFailingSince = 障害発生
        # Before the feeds that answer for one that fails.
        doctorStandIn = 代替の配信元
        doctorStandInFor = {source}、{span}前から
        doctorWarning = 警告
        doctorEnds = サービスは{day}に終了します。別の配信元を選んでください
        doctorNextTry = 次の試行
        doctorPace = 間隔
        doctorWhatToDo = 対処
        doctorAlsoAsks [18] = 他の接続先
        doctorNotAsked = このバージョンでは使いません
        feedServes = 提供データ
        feedQuota = 残り回数
        feedQuotaOf = 1日{most}回のうち残り{left}回
        feedQuotaOfHour = 1時間{most}回のうち残り{left}回
        feedRecipes = テンプレート（recipe）
        feedNoneCalled = 配信元 {name} はありません。使用可能：{names}
        feedSaved = {file} を保存しました
        doctorNone = なし
        doctorNoAnswerYet = まだありません
        doctorNextRefresh = 次の更新時
        doctorStart = fxterm か fxterm print を実行すると取得します
        doctorFallback = なし。前の配信元が失敗したときだけ使います
        doctorNothing = なし
        doctorWait = お待ちください
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span}後（サーバーの指定）
        doctorRest = {span}後（失敗のため待機中）
        doctorIn = {span}後
        doctorPaceSet = {span}ごと（設定どおり）
        doctorPaceFloor = {span}ごと：fxterm は {source} に同じデータをこれより頻繁に問い合わせません
        doctorPaceShared = {span}ごと：1時間あたり{budget}回のうち{count}回を使用済み、残りは均等に配分
        doctorPaceSpent = 休止中：この1時間の{budget}回をすべて使用済み
        justNow = たった今
        doctorTime = 時刻
        adviceUnreachable = ネットワークと設定のアドレスを確認してください
        adviceTimedOut = お待ちください。続くようならネットワークを確認してください
        adviceTooMany = お待ちください。繰り返す場合は設定の refresh を長くしてください
        adviceAtFirst = 待っても解決しません。この配信元に agent を設定するか、別の配信元を追加してください
        adviceSymbol = 銘柄コードを確認してください
        adviceRefused = この配信元は拒否しています。設定で別の配信元を先に置いてください
        adviceAddress = 設定のアドレスを確認してください
        adviceOutOfOrder = サービス側の障害です。お待ちください
        adviceChanged = アドレスを確認してください。正しければサービスが変わっています。fxterm を更新してください
        adviceRedirect = 信頼できる場合は、新しいアドレスを設定に書いてください
        adviceInsecure = 設定に https:// と書いてください
        adviceNoKey = config.json と同じ場所のファイル keys に NAME=値 と書くか（chmod 600）、環境変数を設定してください
        adviceOpenKeys = API キーのファイルに chmod 600 を実行してください
        doctorDesk = チームサーバー
        adviceDesk = 続く場合は、チームサーバーの管理者に fxterm desk check の実行を依頼してください

        # What the command line answers.
        outputNotWritten = 出力できません。出力先が閉じているか、空き容量がありません
        noFiguresNetwork = まだデータがありません。ネットワークを確認してください
        noFiguresLately = まだデータがありません。配信元に先ほど問い合わせましたが、取得できませんでした
        stillOnTheWay = まだ応答がありません：{names}。--wait 60 で長く待ちます
        noFeedsSet = データがありません。設定に配信元がありません
        noBarsOf = {code}：過去の価格がありません
        noSuchCurrency = {code} という通貨はありません
        noRateOf = {code} のレートを提供する配信元がありませんでした
        noClocksOnBoard = ボードに時計がありません。「fxterm time Tokyo」のように都市を指定してください
        tzdataHasNoZone = システムの tzdata に「{zone}」がありません
        noCityCalled = 「{text}」という都市や時間帯はありません
        sayWhich = 「{text}」は {names} のどれですか
        expectedTime = --at「{text}」：時刻が必要です。例："2026-11-23 09:00 New York"、"9am UTC"
        wallTwice = {place} では {wall} が2回あります。最初の方（{zone}）を使います
        tryHelp = 「fxterm --help」をご覧ください。

        # What fxterm time answers to a time that is not there.
        atSkipped = --at：{place} に {wall} は存在しません（時計が進むため）

        # Holidays of exchanges.
        holidayNewYear = 元日
        holidayNewYearsEve = 大晦日
        holidayLunarNewYear = 旧正月
        holidayTombSweeping = 清明節
        holidayLabourDay = 労働者の日
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
        expectedFound = {wanted} が必要ですが、{found} です
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}：{place}文字目に {wanted} が必要です
        feedNameTaken = {name} は fxterm 内蔵の配信元です。別の名前にしてください
        feedNameTwice = 配信元 {name} が2つあります。どちらかの名前を変えてください
        expectedAfter = {key} の後には {wanted} が必要ですが、{found} です
        textNeedsQuotes = 値が必要ですが、{found} です。文字列は引用符で囲んでください
        keyNeedsQuotes = {found}で始まるキーは引用符で囲んでください
        unexpectedExtra = 終わりの後に {found} があります。削除してください
        tooDeep = 入れ子が深すぎます
        valueMissing = 終わりに値がありません
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {line}行目の {open} に {close} がありません
        textNotClosed = 文字列を閉じる {close} がありません
        givenTwice = {key}が2回あります。最初は{line}行目です
        noEscape = {escape} は有効なエスケープではありません
        escapeNeedsDigits = {escape} には16進数字が{digits}桁必要です
        halfPair = サロゲートペアの片方だけです
        # What may be expected or found.
        anObject = オブジェクト {example}
        aList = リスト {example}
        aKey = キー
        aValue = 値
        someText = 文字列
        someASCII = 1〜200文字の ASCII 文字列
        aNumber = 数値
        plainObject = オブジェクト
        plainList = リスト
        theEnd = 終わり
        unshowable = 見えない文字
        secondsRange = {low}〜{high}秒
        noSuchBinding = そのコマンドはありません。一覧は fxterm config default
        noSuchKeyName = {text} というキーはありません。{examples} などを使ってください
        keyTaken = {key} が {one} と {other} の両方に割り当てられています。どちらかに別のキーを割り当ててください
        keyIsTyped = {command} が使える場面では {key} は文字として入力されます。enter や ctrl-s などにしてください
        commandNeedsKey = {command} にはキーが必要です
        backNeedsKey = back には esc のような、文字を入力しないキーが必要です

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 不明なキーです。使用可能：{keys}
        keyMissing = {key} がありません
        keyMissingOneOf = {key} がありません。{choices} を書いてください
        fileUnreadable = 読み取れません：{reason}
        noSuchFile = ファイルがありません。パスを確認してください
        saveAsUTF8 = UTF-8 のテキストではありません。UTF-8 で保存してください
        fileEmpty = ファイルが空です。既定のままなら {example} と書くか、削除してください
        addressEmpty = 空です。アドレスを書いてください
        controlCharacter = 制御文字があります。削除してください
        deskSecret = アドレスにパスワードがあります。削除し、~/.pgpass かサービスファイルに書いてください
        deskUnverified = 別のコンピュータにあるチームサーバーには sslmode=verify-full が必要です。そう書くか、sslmode を省いてください
        notAnAddress = アドレスではありません：{text}。{example} のように書きます
        notAnAddressBegin = アドレスではありません：{text}。{example} で始めます
        plainHTTPOnlyHere = http はこのコンピュータ内でのみ使えます。https:// と書いてください
        mustBe = {key} は {choices} にしてください
        themeMustBe = テーマはオブジェクト {example} で書いてください
        noSuchRole = {name}という役割はありません。使用可能：{names}
        noSuchPart = 役割に{name}という項目はありません。使用可能：{names}
        notAColour = {key}：色は {example}、ANSI の色 0〜15、または {standard} です
        themeLeftOut = {problem}。このテーマは使いません
        nameUnreadable = {file} を読み取れません（{reason}）

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = フォルダです
        isNoPlainFile = 普通のファイルではありません
        isTooLarge = {size} を超えています
        fileKeepsChanging = 別のプログラムがファイルを変更し続けています。終わってからもう一度お試しください
        isGone = 削除されています
        isNotUTF8 = UTF-8 のテキストではありません
        pathNotUTF8 = パスが UTF-8 ではありません。名前を変えてください
        isNotJSON = JSON ではありません
        isNoBoard = ボードのファイルではありません
        isAnothers = 別のプログラムのものです
        isOfVersion = バージョンは {version} です
        isWrongType = {key} の型が違います
        isNull = {key} が null です
        tooManySetAside = 退避したファイルが多すぎます。いくつか削除してください

        # What is said of the files that the program keeps.
        diskFull = {file}：ディスクの空き容量がありません。空きができれば保存します
        notPermitted = {file}：権限がありません。ファイルとフォルダを書き込み可能にしてください
        fileInUse = {file}：別のプログラムが使用中です。使用が終わると保存します
        fileDamaged = {file}：破損しています。別の場所へ移し、fxterm を再起動してください
        diskSilent = {file}：ディスクが応答しません。最後の変更が失われる可能性があります
        fileFailed = {file}：{reason}。解決するまで保存できません
        notSavedYet = 未保存：{what}（{reason}）
        savedAgain = {file}：保存を再開しました
        noHome = ホームフォルダがありません。HOME を設定してください
        fileSetAside = {file} を読み取れないため（{reason}）、{name} に移しました
        fileLeftAlone = {file} を読み取ることも（{reason}）移すこともできません。移すまでここには保存しません
        fileIsNewer = {file} は新しい fxterm（バージョン {version}）が書いたものです。更新するまでここには保存しません
        folderIsOpen = {file} に他のユーザーがアクセスできます。chmod 700 を実行してください
        entriesLeftOut = {file}：無効な項目{count}件を除きました

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector がありません。fxterm を再インストールしてください
        feedsUnfit = fxterm-collector を起動できません。fxterm を再インストールしてください
        feedsNoRoom = fxterm-collector に使えるプロセスやスレッドがありません。他のプログラムを閉じてください
        feedsStopped = 収集プログラムが停止しました。ログをご覧ください
        feedsSilent = fxterm-collector が応答しません。30秒後に再起動します
        feedsOutOfReach = fxterm-collector が応答せず、別のコンテナなど、この fxterm から停止できない場所で動いています
        proxyNotFound = プロキシが見つかりません
        noNetwork = ネットワークなし
        noConnection = 接続できません
        nameNotKnown = ホストが見つかりません（オフライン？）
        certificateNotTrusted = 証明書の認証局が不明です
        certificateOutOfDate = 証明書の有効期間外か、時計が誤っています
        certificateOfOther = 証明書が別のホストのものです
        certificatesUnreadable = 認証局の一覧を読めません（fxterm doctor を参照）
        noSecureConnection = 安全な接続ができません
        connectionBrokeOff = 接続が切れました
        breaksOff = 応答が途中で切れています
        figuresLeftOut = 使えない項目{count}件を除きました

        # Why nothing comes from the team server, in the same brackets.
        deskGone = チームサーバーのデータベースが応答しません
        deskIsNewer = チームサーバーの方が新しいバージョンです。fxterm を更新してください
        deskIsOlder = チームサーバーが古いバージョンです。管理者が fxterm desk migrate を実行する必要があります
        deskIsNone = そのデータベースにチームサーバーがありません。管理者が fxterm desk init を実行する必要があります
        deskRefuses = チームサーバーがログインを拒否しました
        deskNoPassword = チームサーバーのパスワードが見つかりません。~/.pgpass に書いてください
        deskOpenPasswordFile = 他のユーザーがパスワードファイルを読めるため使いません。chmod 600 ~/.pgpass を実行してください
        deskWrongPassword = チームサーバーがパスワードを拒否しました。~/.pgpass を修正してください
        deskNoDatabase = チームサーバーにそのデータベースがありません。設定の desk を修正してください
        deskBadAddress = チームサーバーのアドレスが正しくありません。設定の desk を修正してください
        deskUntrusted = チームサーバーの証明書を信頼できません。認証局の証明書を ~/.postgresql/root.crt に置いてください
        deskIdle = チームサーバーに公開している収集プログラムがありません

        # What else is said on the screen.
        pasteDoesNothing = 先に {key:board.add} を押してから名前を貼り付けてください
        settingsReloaded = 設定を再読み込みしました
        listInSettings = 設定にあるリスト
        zonesInFolder = {folder} の tzdata {version}
        zonesMissing = 時間帯データベースがありません（tzdata が必要です）。UTC のみ使えます
        unknownVersion = （バージョン不明）

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = オプション{option}には値が必要です
        noSuchOption = {option}というオプションはないか、値をとりません
        # Options, and the command that they are for.
        onlyWith = {options} は {command} でだけ使えます
        takesNoMore = {command} で使えるのは {options} だけです
        noBaseHere = {command} では --base は使えません（レートも合計もありません）
        noSuchCommand = {text}というコマンドはありません
        optionExpected = {option} {text}：{choices} のいずれかを指定してください
        cannotPrint = {text}は出力できません。{choices} のいずれかを指定してください
        needsItem = {command} には {example} のような項目が必要です
        noDescriptors = ファイルディスクリプタが不足しています。他のプログラムを閉じてください
        noThreads = スレッドが不足しているため、このボードは更新されません。他のプログラムを閉じてください
        noWatches = ファイル監視の枠が不足しているため、変更を1秒ごとに確認します。他のプログラムを閉じるか fs.inotify.max_user_instances を増やしてください
        stoppedByFault = fxterm {version} が異常終了しました。詳細は {file} の末尾にあります。報告先：{place}
        notATerminal = {stream}は端末ではありません。fxterm print は端末なしで動作します
        standardInput = 標準入力
        standardOutput = 標準出力
        terminalTooSimple = 端末種別{type}ではカーソルを動かせません。TERM を正しく設定してください
        terminalUnknown = 端末種別{type}の定義がありません。ncurses-base をインストールするか TERM を設定してください

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 使い方：
        # What stands for what the user fills in: --config FILE.
        wordFile = ファイル
        wordItem = 項目
        wordCity = 都市
        wordTime = 時刻
        wordCommand = コマンド
        aboutProgram = 端末で見る相場ボード：為替カード、世界時計、株式の表。
        aboutPrint = ボードまたはその一部を出力
        aboutWatch = アラートの通知を1行ずつ出力
        aboutCollect = バックグラウンドで価格を更新し続ける
        aboutTime = 他の都市の時刻を表示
        aboutDoctor = 各配信元の状態を表示（問い合わせはしない）
        aboutFeeds = 配信元の一覧、テスト、応答の保存
        aboutSettings = 設定ファイルの場所の表示、確認、既定値の出力
        aboutConfig = この設定ファイルを使う
        aboutDemo = サンプルデータで相場を再現（保存しない）
        aboutFormat = 出力形式（既定：table）
        aboutLineFormat = 出力形式（既定：lines）
        aboutAt = 表示する時刻。こちら、または指定した場所：
        aboutBaseline = 基準日：d1、d5、ytd、1y、日付（複数可）
        aboutBase = レートと合計の基準通貨
        aboutWait = 応答を待つ秒数
        aboutRange = さかのぼる期間（既定：1mo）
        aboutInterval = 足1本の長さ（既定：期間による）
        aboutYear = 売却の年（既定：すべて）
        aboutDays = 何日先まで表示するか（既定：30）
        aboutMethod = 売却に充てる取得明細（既定：設定の値）
        aboutPricesFrom = 価格の最初の日
        aboutPriceFormat = 出力形式（既定：ledger）
        aboutJournalFormat = 他のプログラム用（既定：ファイルのまま）
        aboutWatchPrices = このファイルの価格を最新に保つ
        # Of transactions that are exported for another program.
        journalLacks = {items} の通貨が不明なため、その行を除きました
        aboutHome = 合計の通貨（既定：自国通貨）
        aboutOnDay = その日の終わりの状態
        aboutBy = 通貨（既定）、口座、グループ、市場ごとの合計
        aboutWhatIf = レートや価格が変わった場合：'EUR -10%'
        aboutPrintOn = 過去の日の終値
        aboutChartFrom = チャートの最初の日
        aboutChartTo = チャートの最後の日
        aboutHelp = このヘルプを表示
        aboutVersion = バージョンを表示
        aboutKeys = ボードでは {key:help.open} でキー一覧を表示。設定ファイル：
        aboutExit = 終了コード：0 成功、1 失敗、2 使い方の誤り。
        collecting = 価格を更新し続けます。Ctrl-C で終了します。
        aboutCollectDesk = データをこのチームサーバーに公開
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = この収集プログラムがチームサーバーに公開しています。
        publisherWaits = 別の収集プログラム（{name}）がチームサーバーに公開中です。終わるまで待ちます。
        publisherGone = チームサーバーに接続できません。再試行します：{reason}
        publisherLate = チームサーバーがデータを受け付けていません。後で公開します：{reason}
        publisherRefused = チームサーバーが{count}行を拒否しました（最初は {item}）。他はすべて公開済みです：{reason}
        publisherRecovered = チームサーバーが再びデータを受け付けています。
        publisherNoDesk = このデータベースには公開できません。fxterm desk check を実行してください：{reason}
        publisherNewer = チームサーバーのバージョン {version} にこのプログラムは書き込めません。fxterm を更新してください

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}：問題ありません
        settingsNone = {file}：ファイルがないため、既定値を使います
        settingsFileHead = fxterm の設定と既定値。省略した項目は既定値になります。
        settingRates = 為替レートの配信元。先頭を優先し、失敗したときは次を使います。
        settingStocks = 株価の配信元（優先順）：yahoo、twse、twse-day、kraken、coinbase、cnbc、tencent、dash。User-Agent が拒否される場合は agent で別の名前を指定できます。
        settingHistory = 過去の為替レートの配信元。騰落率とチャートに使います。
        settingEvents = 今後の予定の配信元：取引所の配当、決算、カレンダー（.ics）。
        settingRatesRefresh = 為替レートの更新間隔（秒）。
        settingStocksRefresh = 株価の更新間隔（秒）。
        settingDesk = チームサーバーのアドレス postgresql://…。off なら配信元に問い合わせます。
        settingDeskOnly = チームサーバーの停止中に配信元へ切り替えません。
        settingColours = 値上がりの色："auto"（ロケールに従う）、"red-up"（赤）、"green-up"（緑）。
        settingColourDepth = 色数："auto"（端末に従う）、"24bit"、"256"、"16"。起動時に読み込みます。
        settingGraphics = チャートをピクセルで描画："auto"（端末が kitty か sixel に対応し、SSH 経由でない場合）、"off"。起動時に読み込みます。
        settingFlags = 為替カードの国旗。
        settingSeconds = 時計の秒表示。
        settingHours = 時刻表記：12、24、"auto"（ロケールに従う）。
        settingLanguage = 言語："auto"（ロケールに従う）、en、zh_TW、zh_CN、ja、ko、id、de、es。de_AT のように国も指定できます。
        settingNames = 銘柄名。auto は利用者の言語または英語、local は各市場の言語。
        settingTheme = テーマ："default" は端末に合わせて暗色か明色。他のテーマはボードで {key:theme.next} を押すと表示されます。
        settingMouse = マウス操作。false にすると、端末で文字を選択できます。
        settingASCII = true なら ASCII だけで描画。"auto" はロケールが UTF-8 でないときだけ ASCII にします。
        settingAmbiguousWidth = 曖昧な幅の文字の桁数。端末が全角で表示するなら 2。
        settingMotion = デッキのカードのアニメーション。
        settingKeys = 各コマンドのキー。[] はキーなし。
        groupChart = チャート
        helpChart = カードのチャートを全画面で開く／閉じる
        keyChart = チャート
        helpChartRange = チャートの期間：1日〜10年
        keyRange = 期間
        helpChartMax = 全期間のチャート
        helpChartShape = チャートの種類：ローソク足、ライン、エリア
        keyShape = 種類
        helpChartScale = チャートの目盛り：通常、対数、パーセント
        keyScale = 目盛り
        helpIndicators = テクニカル指標：移動平均線、ボリンジャーバンド、RSI、MACD
        keyIndicators = 指標
        helpMark = 十字線の足に印を付け、そこからの騰落率を表示
        keyMark = 印を付ける
        helpZoom = 十字線を中心に拡大・縮小
        keyZoom = 拡大縮小
        helpPan = チャートを前後の期間へ移動
        keyRead = 十字線
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
        chartOfCloses = 日次の終値のみ：日中データを提供する配信元がありません
        chartAsking = チャートを読み込み中…
        chartBegins = {date} 以降のデータ
        keyOnOff = オン／オフ
        helpCompare = 株式・通貨・暗号資産・通貨ペアと騰落率で比較
        keyCompare = 比較
        helpChartCurrency = チャートを基準通貨で表示
        keyCurrency = 通貨
        compareTitle = 比較対象
        # The empty field above the list of what a chart can be compared with.
        compareHint = 銘柄コード・通貨・通貨ペア：AAPL、^N225、BTC、EUR/JPY
        notComparable = 「{text}」は AAPL、BTC、EUR/JPY のような銘柄コード・通貨・通貨ペアではありません
        comparesNoMore = 比較できるのは{count}件までです
        noOtherCurrency = すでに基準通貨の価格です
        noCommonDays = 共通の営業日がありません
        chartAtEnd = 最新の足です
        chartAtLimit = この方向にはこれ以上進めません
        aboutChart = 項目のチャートを描画、または複数を比較
        aboutType = チャートの種類（既定：candles）
        aboutScale = 価格の目盛り（既定：linear）
        aboutSize = 桁数と行数（既定：端末に合わせる）
        aboutSVG = SVG をファイルに書き出す。- は標準出力
        positions = 保有銘柄
        noPositions = 保有銘柄はまだありません
        positionsComeOfFile = 保有銘柄は取引ファイルから計算します。{key:positions.add} で取引を記録します
        positionCount = 保有{count}銘柄
        noAccount = 口座なし
        # Money in an account.
        cash = 現金
        # Of cash below 0.
        cashOverdrawn = マイナス残高
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = エクスポージャー
        helpExposure = 通貨や口座ごとの評価額・構成比・本日の為替影響
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = 分類
        byCurrency = 通貨別
        byAccount = 口座別
        byGroup = グループ別
        byMarket = 市場別
        noGroup = グループなし
        # Of positions that no exchange in the table trades.
        otherMarket = その他
        fundsByQuote = 投資信託は組入資産ではなく、表示価格の通貨で集計します。
        exposureEmpty = 保有銘柄はありません。
        # The state of a figure under assumed rates and prices.
        whatIf = 仮定
        helpWhatIf = 為替や株価が変わったら：EUR -10%, stocks -8%
        keyWhatIf = 仮定
        whatIfQuestion = もし：
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = 実際のレートと価格に戻りました
        whatIfUnknown = {code} のレートも価格もありません
        whatIfIsNow = 仮定は現在の値にだけ使えます。{key:back} で現在に戻ってください
        whatIfTooLow = {text}：100%以上の下落は指定できません
        helpPositions = 保有銘柄パネル（空のときは入力方法を表示）
        helpHideAmounts = 保有銘柄の金額の表示／非表示
        keyHideAmounts = 金額を隠す
        amountsHidden = 金額を隠しています · {key:amounts.hide} で表示
        amountsShown = 金額を表示しています
        quantityHeading = 数量
        valueHeading = 評価額
        todayHeading = 前日比
        gainHeading = 評価損益
        weightHeading = 構成比
        labelCost = 取得金額
        # Before the time-weighted return of positions.
        labelTimeWeighted = 時間加重収益率
        # How much more a comparison would be worth than the positions.
        benchmarkMore = （{amount}多い）
        # How much less a comparison would be worth than the positions.
        benchmarkLess = （{amount}少ない）
        labelPriceGain = 価格損益
        labelCurrencyGain = 為替損益
        labelIncome = 配当
        labelFees = 手数料
        labelTaxes = 税金
        labelTotalReturn = 損益合計
        labelYearlyReturn = 年率換算
        labelAverageCost = 取得単価
        labelLots = 取得明細
        missingPrice = {code} の価格なし
        missingClose = {code} の終値なし
        missingCurrency = {code} の通貨が不明
        missingRate = {day} の {code} レートなし
        missingRow = ファイルの{line}行目が使えません
        rowsWithMistakes = {count}行が使えません
        sumWithout = {what} を除く
        leftOutLine = {line}行目
        sumsLeaveOut = 合計に含まれません：{what}
        helpAdjustment = 株価の調整：分割、分割と配当、調整なし
        adjustedSplits = 分割調整済み
        adjustedTotal = 配当込み
        adjustedNot = 未調整
        eventDividend = 配当 {amount}
        eventSplit = 株式分割 {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = 予定
        eventCount = 予定{count}件
        noEventsYet = 予定はありません。{key:board.add} で自分の予定を追加します
        helpEvents = 予定：今後の予定と日時
        helpEventEdit = 自分の予定を編集
        # Asks for an event to add; an example follows.
        eventQuestion = 予定：
        # Times are typed in English or in this language.
        eventExamples = 12月4日 14:00 東京：会議 · 12月25日：家賃
        eventNeedsTitle = 時刻の後にコロンと件名を入力してください（例：{example}）
        eventNeedsTime = 「{text}」は 12月4日 14:00 東京 のような時刻でも、12月25日 のような日でもありません
        eventNotYours = この予定は {source} のものです。変更できるのは自分の予定だけです
        # Where holidays and clock changes come from.
        eventRules = 取引時間と時間帯データ
        eventRepeats = 繰り返しの予定は events.ics で編集します
        eventEdited = {name} を変更しました
        selectEventFirst = 先に自分の予定を選んでください。{key:panel.events} で表示します
        eventsByTime = 予定は時刻順です
        eventsEverywhere = 予定はすべてのボードで共通です
        eventChanged = 予定はその間に変更されました
        isNoCalendar = iCalendar ファイルではありません
        eventsNotSaved = 最後の予定を events.ics に保存できませんでした
        deedEvent = 予定 {name} の追加
        deedRemoveEvent = 予定 {name} の削除
        deedEditEvent = 予定 {name} の編集
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = 配当落ち
        # A dividend in shares: how many for each one held.
        eventNewShares = 1株につき新株{count}株
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = 権利落ち
        # A company publishes its results of a quarter or year.
        eventResults = 決算発表
        # Follows «Results».
        eventBeforeOpen = 寄り前
        eventDuringTrading = 取引時間中
        eventAfterClose = 引け後
        eventEarlyClose = {exchange} 短縮取引：{time}まで
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = 時計が{span}進む
        eventBack = 時計が{span}戻る
        # A day that is not confirmed yet.
        eventExpected = 見込み
        eventConfirmed = 確定
        eventUntil = {date}まで
        eventAllDay = 終日
        # Before what of today is over.
        eventsOver = 終了：
        # In the line of today, if there is no event.
        eventsToday = 今日はなし
        # On cards, before a day: ex-div Thu.
        shortDividend = 配当落ち
        shortRights = 権利落ち
        # On cards, before a day: results Thu.
        shortResults = 決算
        shortTonight = 今夜
        # On clocks, before a day: closed Thu.
        shortClosed = 休場
        # On clocks, before a day.
        shortEarlyClose = {time}まで
        # On clocks, before a day: their difference from now on.
        shortClocks = 時計 {offset}
        # In details, before the next event of the item.
        labelNext = 次の予定
        labelWhen = 日時
        # The time of an event by the user's own clock.
        labelHere = こちら
        # The stock, city or currency of an event.
        labelWhose = 対象
        # Before expected or confirmed.
        labelCertainty = 日付
        untoldSplit = {date}：配信元にない {ratio} の株式分割の可能性
        aboutAdjust = 過去の価格の調整（既定：splits）
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = この行は {size} を超えています
        textBehindQuote = 閉じ引用符の後に文字があります。引用符の中の引用符は "" と書いてください
        tooManyFields = 見出しは{columns}列ですが、値が{count}個あります。区切り文字を含む値は引用符で囲んでください
        tooFewFields = ファイルがこの行の途中で終わっています。見出しは{columns}列、値は{count}個です
        headerExpected = {example} のような見出し行が必要です
        columnMissing = 見出しに列 {column} がありません
        columnTwice = 見出しに列 {column} が2回あります
        valueNeeded = 値が必要です
        valueNeededBy = 種類が {type} の行には値が必要です
        valueUnused = 種類が {type} の行にこの値はありません。空にしてください
        exampleLike = {example} のような値
        noSuchDay = {day} という日付はありません
        dayOutOfRange = {day} は {first} から {last} の範囲にありません
        commaInNumber = {text} にコンマがあります。数値は {example} のように書いてください
        isNegative = 負の値は使えません
        isZero = 0より大きい値が必要です
        tooManyDecimals = 小数点以下が{most}桁を超えています
        tooManyDigits = {most}桁を超えています
        textTooLong = {most}文字を超えています
        moreThanHeld = 保有数量 {quantity} を超えて売却しています
        splitsOutOfRange = これまでの分割と合わせた倍率が範囲外です。この銘柄の分割を確認してください
        lotNotUnderstood = {example} のような行が必要です
        notYahoos = {text} は Yahoo Finance の銘柄コードではありません。{example} のように書いてください
        canMeanTwo = {text} は2通りに読めます。{option} で指定してください
        columnNotInFile = ファイルに列 {column} がありません
        noRowAtLine = {line}行目から始まる取引はありません
        rowChanged = {line}行目の取引は別のプログラムが変更しました
        transactionsFine = {file}：取引{count}件、問題ありません
        transactionsNone = {file}：まだありません。最初の取引で作成されます
        importAdded = {file}：取引を{count}件追加しました
        importWouldAdd = {file}：取引が{count}件追加されます
        importKnown = {count}件はすでにあります
        # A broker's file that import reads.
        importRows = {file}：{broker}、{count}行
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = {count}行を除外：{reason}（{lines}行目）
        importStopped = 取り込みませんでした。先にこれらの行を修正してください
        importNeedsMap = 取り込みませんでした。他のプログラムのファイルなら、列の名前を指定してください：--map date=日付,item=銘柄,quantity=数量,price=単価
        isinsUnlisted = {isins} の銘柄コードがまだありません。検索するには：{command}
        isinsListed = すべての ISIN に銘柄コードがあります
        isinChoose = 上場先が複数あります。一つ選んでください：{command}
        isinNotFound = 見つかりません。銘柄コードを指定してください：{command}
        aboutTransactions = 取引の取り込み・書き出し・確認、または場所の表示
        aboutImportFormat = ファイル形式（既定：名前で判断）
        aboutMap = 証券会社の列名と種類：date=約定日,buy=買付
        aboutFromBroker = 証券会社または説明ファイル（既定：見出しで判断）
        aboutAccount = 口座名のない取り込み行の口座
        aboutLotDay = 取り込む取得明細の取得日（既定：今日）
        aboutDecimal = 取り込むファイルの小数点
        aboutDates = 3/4/2024 のような日付で先に来るのは日か月か
        aboutDryRun = 取り込む内容を表示するだけで、書き込まない

        # Amounts of money in other currencies.
        keyAmount = 金額
        keyNoAmount = 金額を消す
        helpAmount = 250 EUR のような金額をすべての為替カードで換算
        helpInvert = 逆向きに換算：各通貨で 250
        amountQuestion = 金額：
        amountCleared = 金額を消しました · {key:amount.open} 新しい金額
        noAmountToInvert = 金額がありません · {key:amount.open} 入力
        dayToCome = {day} は未来の日付です
        noRateOfDay = {date} のレートなし
        demoRatesBegin = デモのレートは {date} 以降です
        notAskedYet = {source} には問い合わせていません：1時間に{budget}回までのため、次は {time} から可能です
        amountNumberMissing = 数値がありません
        amountUnexpected = 「{text}」はここに書けません
        amountUnclosed = 括弧が閉じていません
        amountDivisionByZero = 0では割れません
        amountTooLarge = 数値が38桁を超えています
        amountTooLong = 長すぎます
        amountAmbiguous = {text} は小数とも桁区切りとも読めます
        amountGrouping = {text}：桁区切りは3桁ごとです
        amountDayMissing = 日付がありません（例：2024-03-01）
        amountNoSuchDay = {text} は日付ではありません。2024-03-01 のように書いてください
        amountMargin = 為替手数料は100%未満です（{text}% は不可）
        mistakeAt = {what}（{place}文字目）
        settingMargin = 換算時の為替手数料（%）。0以上100未満。
        percentRange = 0以上100未満の数値
        aboutConvert = 金額を現在または指定日のレートで換算
        aboutOn = この過去の日のレートを使う
        aboutMargin = 為替手数料（%、例：2.5）
        wordAmount = 金額
        wordDay = 日付
        printAmount = 金額
        needsAmount = {command} には {example} のような金額が必要です
        settingHome = 保有銘柄の自国通貨（例："TWD"）。"auto" はボードの基準通貨。
        settingCostMethod = 売却時の取得原価："fifo" は先入先出、"average" は平均。
        aboutPrivate = 保有銘柄の金額を隠す
        aboutPrivateEvents = 保有銘柄だけにある銘柄を除く
        helpEnter = 取引を記録（例：buy 10 AAPL 187.40）
        helpGroupPositions = 保有銘柄のグループ化：口座別、通貨別、なし
        entryQuestion = 取引：
        entryBuy = {date} 買付：{item} {quantity}、単価 {price}
        entrySell = {date} 売却：{item} {quantity}、単価 {price}
        entryDividend = {date} 配当：{item} {quantity}、1株あたり {price}
        entrySplit = {date} 株式分割：{item}、1株を {quantity} 株に
        entryFee = {date} 手数料：{price}
        entryFeeOf = {date} 手数料：{item} {price}
        entryDeposit = {date} 入金：{price}
        entryWithdraw = {date} 出金：{price}
        entryTax = {date} 税金：{price}
        entryTaxOf = {date} 税金：{item} {price}
        entryInterest = {date} 利息：{price}
        entryExchange = {date} 両替：{quantity} → {item}、レート {price}
        entryWithFee = 手数料 {price}
        entryRate = 為替レート {rate}
        entryAccount = 口座 {account}
        entryMissing = 未入力：{what}
        entryQuantity = 数量
        entryFactor = 比率（例：4:1）
        entryItem = コード
        entryPrice = 価格
        entryCurrency = 通貨
        entryInAccount = 口座
        deedEnter = 取引 {name} の記録
        entryChanged = 元に戻せません。ファイル内の取引が変更されています：{deed}
        enteredInDemo = {what}（デモ、保存しません）
        transactionsNotSaved = 最後に記録した取引を transactions.csv に保存できませんでした
        noPositionsYet = 保有銘柄なし：{key:positions.add} で追加、fxterm transactions import ファイル で一括
        statusBrace = 「{brace}」に対応する「{other}」がありません。波括弧そのものは {brace}{brace} と書きます
        statusUnknown = 「{text}」は通貨・都市・既知の銘柄ではありません
        statusNoField = {item} に「{text}」はありません。{choices} のいずれかを指定してください
        wordText = 文字列
        aboutStatus = 保存済みのデータからステータスバー用の1行を出力
        aboutStatusFormat = 波括弧で項目を入れた文字列（man fxterm-print）
        aboutBars = このバー用のマークアップを出力
        aboutFollow = 実行を続け、変わるたびに1行出力
        aboutFields = 出力する項目（この順）
        aboutOffline = 保存済みのデータだけを使い、問い合わせない
        aboutRequire = 値（またはリアルタイムの値）がない項目があれば失敗
        aboutMCP = Model Context Protocol で AI アシスタントに応答
        aboutMCPPositions = アシスタントに保有銘柄を見せる
        aboutLength = 最短の長さ（分、既定：60）
        nothingStored = まだ何も保存されていません。--offline を外すと取得します
        valueIsAtHome = 評価額は自国通貨で表示され、価格の調整はできません
        scaleStaysPercent = 金額を隠しているため、目盛りはパーセントのままです
        helpHeadlines = 詳細でニュースを選択（{key:details.open} でアドレスを表示）
        helpCopy = 値、またはニュースのアドレスをコピー
        copied = {text} をコピーしました
        nothingToCopy = コピーできるものがまだありません
        noClipboard = この端末にはクリップボードがありません
        noHeadlines = ここにニュースはありません
        headlineWithoutAddress = このニュースにはアドレスがありません
        noNewsOf = {symbol} のニュースはありません
        noEventsAhead = この期間に予定はありません
        printTitle = 見出し
        printPublisher = 媒体
        printAge = 経過時間
        printAddress = アドレス
        alertAbove = {item} が {level} 以上になったとき
        alertBelow = {item} が {level} 以下になったとき
        alertPerUnits = {count} {base}あたり {level}
        alertChangeOf = {item} の{since}騰落率
        alertMoves = {item} の{since}騰落率が上下 {percent} 以上になったとき
        alertSinceClose = 前日比の
        sinceAgo = {time}前比の
        sinceWeek = 前週末比の
        sinceMonth = 前月末比の
        sinceQuarter = 前四半期末比の
        sinceYear = 前年末比の
        sinceDay = {day} 終値比の
        alertWithin = {time}以内の
        alertGainOf = {item} の評価損益
        alertValueOf = {item} の評価額
        alertAllPositions = 全保有銘柄
        alertHigh = {item} が過去{span}の高値を更新したとき
        alertLow = {item} が過去{span}の安値を更新したとき
        alertTradingDays = {count}営業日
        alertWeeks = {count}週間
        alertMonths = {count}か月
        alertYears = {count}年
        alertDays = {count}日
        alertCrosses = {item} が{average}と交差したとき
        alertSimpleAverage = {count}日移動平均
        alertExponentialAverage = {count}日指数移動平均
        alertTime = {item} の {time}
        alertTimeOn = {item} の {time}（{days}）
        alertOpens = {exchange} の開場時
        alertOpensIn = {exchange} の開場 {time}前
        alertCloses = {exchange} の引け
        alertClosesIn = {exchange} の引け {time}前
        alertClocksChange = {item} の時計が変わる前日の {time}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count}日
        alertEvent = {item} の次の予定の時刻
        alertEventIn = {item} の次の予定の{time}前
        alertExDividend = {item} の配当落ち日
        alertExDividendIn = {item} の配当落ち日の{time}前
        alertResults = {item} の決算発表時
        alertResultsIn = {item} の決算発表の{time}前
        alertDigest = その日の予定（{item} の {time}）
        alertDigestOn = その日の予定（{item} の {time}、{days}）
        alertDigestNone = 今日の予定なし
        alertEventLate = {time} の予定（遅れて通知）
        alertAgainBelow = {level} を下回った後に再通知
        alertAgainAbove = {level} を上回った後に再通知
        alertAgainBack = {margin} 戻った後に再通知
        alertAgainAway = {margin} 離れた後に再通知
        alertPoints = {size} ポイント
        alertOnce = 1回だけ
        alertDaily = 1日1回まで
        alertNew = 最初のデータ待ち
        alertArmed = 監視中
        alertBeyond = 到達済み。戻ると有効
        alertFired = 通知済み。戻ると再び有効
        alertDone = 通知済み・終了
        alertWaits = 待機中：{why}
        alertSample = サンプルデータ
        alertStale = データの更新遅れ
        alertUnconfirmed = 急変の確認待ち
        alertDisputed = 配信元の差が1%超
        alertMissing = 比較する値がありません
        alertBacktest = 日次の終値では過去1年に{count}回通知
        alertBacktestUnknown = 日次の終値では過去の通知回数が分かりません
        alertLate = {time} に到達（遅れて通知）
        alertCount = アラート{count}件
        alertExpected = 条件を入力（例：{example}）
        alertSideMissing = > か < がありません
        alertPercentMissing = % がありません
        alertSpanMissing = 期間がありません（例：{example}）
        alertOutOfRange = {text} は範囲外です
        alertNoSuchTime = {text} は時刻ではありません
        alertNoSuchItem = 比較する項目 {text} がありません
        alertUnfit = この条件は {item} に使えません
        valueLacks = この期間の一部で {code} の価格がありません
        settingQuietHours = アラートを通知しない時間。例："22:00-07:00 Taipei"。"off" はなし。
        alertTest = fxterm からのテストアラート
        helpAlert = 選択した項目が指定の値や時刻に達したらアラート
        keyAlert = アラート
        helpAlerts = アラートの一覧と通知の履歴を表示
        keyAlerts = アラート一覧
        keyEdit = 編集
        keyAlertLog = 一覧／履歴
        alertQuestion = {item} のアラート：
        alertsTitle = アラート
        alertLogTitle = 通知の履歴
        noAlerts = アラートはまだありません。カードで {key:alert.add} を押すと追加します。
        noFirings = まだ通知はありません。
        alertFiredAt = {item} {value}
        alertNeedsItem = 先にカードを選んでください。{key:alert.add} でアラートを追加します
        alertThere = このアラートはすでにあります
        alertGone = 元に戻せません。アラートがもうありません：{deed}
        deedAlert = アラート {name} の設定
        deedRemoveAlert = アラート {name} の削除
        alertItemHeading = 項目
        alertConditionHeading = 条件
        alertStateHeading = 状態
        alertLastHeading = 現在値
        alertDistanceHeading = 残り
        alertYearHeading = 過去1年
        alertFiredHeading = 最終通知
        alertMark = アラート
        labelAlert = アラート
        settingNotify = アラートの通知方法："auto"（デスクトップ、なければ端末）、"desktop"、"terminal"、"bell"、"off"。
        noSuchAlert = アラート {number} はありません
        alertToldDesktop = デスクトップ通知を送りました
        alertToldTerminal = 端末のベルを鳴らしました（デスクトップ通知は使えません）
        alertToldQuiet = 通知しませんでした（通知しない時間です）
        alertToldNobody = 通知できませんでした。収集プログラムもデスクトップも応答しません
        alertNoReceiver = alerts.to に {name} という送信先はありません。使用可能：{names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = {name} に送信しました
        alertSentTwice = {name} に送信しました（重複の可能性あり）
        alertToSend = {name} にはまだ送信していません
        alertToSendAgain = {name} にはまだ送信できていません：{reason}。再試行します
        alertNotSent = {name} に送信できませんでした：{reason}
        aboutAlertTo = alerts.to のこの送信先を試す
        settingAlertsTo = アラートの送信先：{ name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }。gotify、telegram、slack、discord、json も可。
        wordNumber = 番号
        aboutAlerts = アラートの一覧・追加・削除・テスト
        aboutFigures = 価格が変わるたびにも1行出力
        boardOpenElsewhere = そのボードは別の fxterm で開いています
        noSuchBoard = ボード「{name}」はありません。現在のボード：{names}
        boardsFull = ボードはすでに上限の{count}個あります

        # Several boards.
        boardsTitle = ボード
        boardsHint = 名前を入力
        sendTo = {name} の送り先
        newBoardCalled = 新しいボード「{name}」
        boardEmpty = 空
        boardStandard = 標準のカード
        boardRemoved = 削除済み
        boardNew = 新しいボード
        boardPassing = 保存されません
        keyBoards = ボード
        keySend = 送る
        keyGo = 開く
        keyNew = 新規
        keyCopy = 複製
        keyRename = 名前を変更
        keyOrder = 順序を変更
        helpBoards = ボード：切り替え、作成、名前の変更、削除
        helpBoardNumbers = その番号のボードへ移動
        helpSendCard = カードを別のボードへ送る
        helpBoardsNew = ボード一覧で：新しいボード
        helpBoardsCopy = 選択したボードを複製
        helpBoardsRename = 選択したボードの名前を変更
        nameOfBoard = ボードの名前：
        boardNeedsName = ボード名を入力してください。{key:back} でキャンセルします
        boardExists = ボード「{name}」はすでにあります。別の名前にしてください
        boardLimit = ボードは{count}個まで作れます
        lastBoard = ボードがこれしかないため、削除できません
        removedBoard = ボード {name} を削除しました。{key:board.undo} で元に戻します
        restoredBoard = ボード {name} を元に戻しました
        movedBoard = {name} は{number}番目のボードになりました
        madeBoard = 新しいボード：{name}
        selectToSend = 先にカードを選んでください。{key:board.send} で別のボードへ送ります
        onlyBoard = 他のボードがまだありません。{key:boards.open} で作れます
        sent = {name} を {board} へ送りました。{key:board.undo} で元に戻します
        sentWasThere = {name} はすでに {board} にあります。{key:board.undo} でこちらに戻します
        noBoardNumber = ボード {number} はありません。{key:boards.open} で一覧を表示します
        boardChangedSince = 元に戻せません。ボードが変更されています：{deed}
        deedMakeBoard = ボード {name} の作成
        deedRemoveBoard = ボード {name} の削除
        deedRestoreBoard = ボード {name} の復元
        deedMoveBoard = ボード {name} の移動
        deedSend = {name} の送信

        filterMistake = {place}文字目：{problem}
        filterQuoteOpen = 閉じ引用符がありません
        filterFieldMissing = ここに条件が必要です（例：price < 100）
        filterNoField = 「{text}」という項目はありません。使用可能：{fields}
        filterNoBaseline = 「{text}」は基準日ではありません。例：change(ytd)、change(3m)、change(2024-03-01)
        filterNoComparison = 「{text}」の後には {signs} のいずれかが必要です
        filterNoValue = {text} の後に値が必要です
        filterNoNumber = 「{text}」は数値ではありません（例：{examples}）
        filterNoSpan = 「{text}」は時間の長さではありません（例：{examples}）
        filterIsText = {field} は文字の項目です。使用可能：{signs}
        filterIsNumber = {field} は数値の項目です。使用可能：{signs}
        filterUnexpected = ここに「{text}」は使えません
        filterParenthesisOpen = この括弧が閉じていません
        filterNeedsText = 先に検索内容を入力してから保存してください
        filterNeedsName = フィルター名を入力してください。{key:back} でキャンセルします
        filterExists = フィルター「{name}」はすでにあります。別の名前にしてください
        filterIsOn = フィルター「{name}」を適用中。{key:back} ですべてのカードを表示します
        filterIsOff = {panel}：すべてのカードを再び表示しています
        filteredSoNoMove = フィルター「{name}」を適用中。{key:back} ですべてのカードを表示してから、移動やグループ化をしてください
        pastSoNoMove = その日に保有していた銘柄だけを表示中です。{key:back} で現在に戻してから移動やグループ化をしてください
        deedFilter = フィルター {name} の保存
        deedRemoveFilter = フィルター {name} の削除
        helpFilters = 保存したフィルター：適用、解除、名前の変更、削除
        helpJump = コードや名前の先頭の文字でカードへ移動
        keyNext = 次へ
        keyAllCards = すべて表示
        hintFilter = 名前、または {example}
        hintAllBoards = / ですべてのボードを検索
        hintKeepFilter = {key:filter.keep} で保存
        nameOfFilter = フィルターの名前：
        filtersTitle = フィルター
        noFilters = まだありません。{key:board.filter} で条件を入力し、{key:filter.keep} で保存
        searchTitle = すべてのボードから検索
        jumpQuestion = 移動先：
        hintJump = {key:jump.next} で次 · {key:prompt.accept} で決定 · {key:back} で戻る
        helpPanelList = このボードのパネル：表示、非表示、順序、サイズ変更
        panelsTitle = このボードのパネル
        keyAutomatic = 自動
        keyWidth = 幅
        keyHeight = 高さ
        panelIsHidden = {panel}はこのボードで非表示です。{key:panels.open} で表示できます
        lastPanelStays = 少なくとも1つのパネルが必要です
        sizesNeedRoom = ここではパネルを1つずつ表示します。サイズ変更には {size} が必要です
        deedPanels = パネルの表示・非表示
        deedPanelSize = パネルのサイズ変更
        helpOptions = 設定の表示と変更
        optionsTitle = 設定
        optionsHint = 設定を検索
        keyChange = 変更
        keyReset = 既定値
        settingDefault = 既定値
        settingInside = ここで変更
        settingOfFile = {file} {line}行目
        settingByLocale = ロケールに従う
        settingByTerminal = 端末に従う
        settingByBoard = このボードに従う
        settingFileWins = {file} の{line}行目で設定されています。ファイルが優先されるため、そちらで変更してください
        settingInFile = {file} でのみ変更できます
        settingBoardTheme = このボードには専用のテーマ {name} があります。{key:theme.next} で変更できます
        settingKept = ここでの変更は保存されます。{file} の設定が優先されます
        settingLeftOut = {problem}。この設定は使いません
        deedSetting = 設定 {name} の変更

        helpMeeting = ボードの全都市の会議時間を探す
        keyMeeting = 会議
        keyMeetingSave = 保存
        keyPanels = パネル
        keyColumns = 列
        keyMap = ヒートマップ
        keyTheme = テーマ
        # Writes a transaction into the file of positions.
        keyTrade = 取引を記録
        keyLength = 長さ
        keyCity = 都市
        meetingTitle = 会議時間
        # The title of a saved meeting.
        meetingOf = 会議：{cities}
        meetingLength = {span}以上
        meetingSuitsAll = 全員が勤務中
        # A meeting time comes again on these weekdays.
        meetingAgain = {days}も
        meetingOutside = 勤務時間外：{names}
        meetingAsleep = 睡眠中：{names}
        noMeeting = 今後7日間に共通の時間がありません。会議を短くするか、都市を減らしてください。
        weekendWord = 週末
        settingWork = 勤務時間。"09:00-18:00"、または都市ごとに { "default": "09:00-17:00", "Taipei": "09:00-18:00" }。
        helpColumns = 株式と保有銘柄の列：選択、順序
        columnsTitle = 株式表の列
        positionColumnsTitle = 保有銘柄の騰落率
        columnName = 銘柄名
        columnDayRange = 当日の値幅
        columnExtended = 時間外取引
        extendedHeading = 時間外
        columnAge = 経過時間
        columnChart = チャート
        yearColumn = 52週
        volumeColumn = 出来高
        extendedColumn = 時間外
        columnNoRoom = 幅が不足
        priceColumnStays = 現在値の列は非表示にできません
        deedColumns = 列の変更
        keyMove = 移動
        wordBoard = ボード
        aboutBoardOption = この名前のボード（既定：最後に開いたもの）
        noSuchCommandOrItem = {text}というコマンド・通貨・都市・銘柄はありません
        aboutCompletion = シェルの補完スクリプトを出力
        aboutBoards = ボードの一覧・表示・削除・共有・書き出し・取り込み
        aboutImport = 他のプログラムのリストをボードとして取り込む
        aboutAs = ボード名（既定：ファイル名）
        aboutReplace = 同じ名前の既存のボードを置き換える
        aboutFrom = 元のプログラム（既定：自動判別）
        aboutDesk = チームサーバーの設定・点検・監視
        aboutPrintSQL = psql 用の SQL を出力し、何も変更しない
        aboutKeep = 足の保存期間：30d、10y、forever
        aboutMost = メンバー1人の項目またはボードの上限
        needsDesk = {command} には {example} のようなチームサーバーのアドレスが必要です
        boardThere = ボード「{name}」はすでにあります。--replace で置き換えます
        boardGone = ボード「{name}」を削除しました
        importPut = ボード「{name}」：{items}
        importWouldPut = ボード「{name}」に追加される項目：{items}。何も書き込みません
        importNothing = {file} にはボードに追加できるものがありません
        importUnknown = {file} がどのプログラムのものか判別できません。--from で指定してください
        importLeftOut = 取り込まないもの：
        leftPresent = すでに登録済み
        leftText = 表題、見出し、注記
        leftInformation = 取引ではない行
        leftTotal = 合計
        leftDetail = 他の行の内訳
        leftSweep = 証券会社内の振替
        leftUnexecuted = 未約定
        leftDuplicate = 他の行と重複
        leftEmpty = 金額 0
        leftTransfer = 株式や暗号資産の入出庫。手動で入力してください
        leftContract = オプション、信用取引などの契約
        leftCorporate = 合併、会社分割、銘柄変更。手動で入力してください
        leftHalf = 対になる行がない
        leftCoins = 暗号資産どうしの交換、価格なし
        leftSplit = 買付の記録がない株式の分割。先に以前の明細を取り込んでください
        leftNameless = 銘柄コードも ISIN もない
        leftUnknown = 不明な種類 {word}
        importOwnName = {program} だけが使う名前です。{example} のような銘柄コードを使ってください
        importTwice = ファイル内で重複
        importIsThere = すでにボードにあります
        importNoSymbol = 銘柄コードではありません
        importLots = 取得明細：「fxterm transactions import {file}」で取り込めます
        importSetting = {program} の設定です
        boardFileHead = fxterm {version} のボード。fxterm board import ファイル で取り込めます
        startTaiwan = 台湾
        startJapan = 日本
        startEurope = ヨーロッパ
        startUnitedStates = アメリカ
        startCoins = 暗号資産
        startTravel = 旅行
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = ボードをウェブページとして書き出す
        aboutOut = index.html を置くフォルダ
        aboutAmounts = 保有銘柄の金額を表示する
        aboutPageFollow = 実行を続け、変わるたびに書き直す
        pageNeedsOut = ページを置くフォルダを指定してください：「fxterm page --out フォルダ」
        courseRose = {share} 上昇
        courseFell = {share} 下落
        courseLevel = 変わらず
        courseOfSpan = {span}：{course}、安値 {low}、高値 {high}
        courseOfDays = {span}：{course}、安値 {low}（{lowDay}）、高値 {high}（{highDay}）
        aboutKiosk = ボードを表示するだけ（入力もファイルも使わない）
        kioskOnlyShows = 読み取り専用：このボードは閲覧専用です
        aboutReader = スクリーンリーダー向け：1行に1項目、罫線なし
        settingReader = スクリーンリーダー向け：1行に1項目、罫線なし
        settingReaderPause = 読み上げる変化の間隔（秒）
        readerOffer = スクリーンリーダーをお使いですか？ fxterm --reader は1行に1項目で表示します
        readerFolded = 折りたたみ
        readerPanel = {panel}、パネル {number}/{count}
        readerMore = 他{count}件が変化
        doctorCertificates = 証明書
        certificatesMissing = 認証局の証明書がありません。ca-certificates をインストールするまで https は使えません
        certificateFileMissing = {file} がないか、読み取れません。SSL_CERT_FILE を修正または解除するまで https は使えません
        boardIsFollowed = 読み取り専用：{name} さんのボードをフォローしています
        shareOver = {name} の共有は終了しました。コピーは残ります
        sharedMoved = {name} さんが {item} を移動しました
        sharedAdded = {name} さんが {item} を追加しました
        sharedRenamed = {name} さんが {former} の名前を {item} に変更しました
        sharedRemoved = {name} さんが {item} を削除しました
        sharedBase = {name} さんが基準通貨を {item} にしました
        sharedBaseline = {name} さんが基準日を {item} にしました
        sharedMany = 他の人の変更：{count}件、最後は {name} さん
        sharedReplacedYours = {name} さんが同時に {item} を変更したため、自分の変更は置き換えられました
        sharedReplacedTheirs = {item} への自分の変更が、同時に行われた {name} さんの変更を置き換えました
        sharedTheBase = 基準通貨
        sharedTheBaseline = 基準日
        undidSome = 元に戻しました：{deed}（その後の他の人の変更は残ります）
        redidSome = やり直しました：{deed}（その後の他の人の変更は残ります）
        alertOfBoard = {name} さんが公開したボード {board} のアラート
        alertReadOnly = 読み取り専用：{name} さんがボード {board} で共有しています。「fxterm board mute」でミュートできます
        alertForAll = {board} の全員に届きます
        alertBoardHeading = ボード
        aboutEdit = フォローだけでなく、全員に編集も許可
        aboutAlertsToo = ボードの全員とアラートを共有
        shareAlerts = アラート{count}件がこのボードの全員に届きます
        shareMuted = 「{name}」のアラートをミュートしました。「fxterm board unmute」で元に戻せます
        shareUnmuted = 「{name}」のアラートのミュートを解除しました
        sharePublished = 「{name}」を公開しました。他の人は「fxterm board follow」で取り込めます
        shareFollowed = {owner} さんの「{name}」をボードに加えました
        shareUnpublished = 「{name}」の公開を終了しました
        shareUnfollowed = 「{name}」は自分だけのボードになりました
        shareWaits = チームサーバーが応答しません。応答があり次第、実行します
        shareRefused = 「{name}」：{problem}
        shareTaken = チームサーバーに同じ名前のボードがあります
        shareMissing = チームサーバーにこの名前のボードはありません
        shareForbidden = 権限がないため、最後の変更は保存されませんでした
        shareFull = チームサーバーの上限を超えたため、最後の変更は保存されませんでした
        shareNotYours = 「{name}」を公開した {owner} さんだけが実行できます
        shareNotShared = 「{name}」は共有されていません
        shareOwn = 「{name}」は自分のボードです。「fxterm board unpublish」で共有を停止します
        shareThere = ボード「{name}」はすでにあります。--as で別の名前にできます
        shareOffers = チームサーバー：{names}（「fxterm board follow 名前」）
        printOwner = オーナー
        printRole = 役割
        roleOwner = オーナー
        roleEditor = 編集者
        roleFollower = フォロワー
        """#
}
