extension Catalogue {
    /// Korean. How to edit it: docs/TRANSLATING.md.
    static let korean: StaticString = #"""
        # A line a phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 환율
        clocks = 시계
        worldClocks = 세계 시계
        stocks = 주식
        deck = 카드 덱
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel} (현재 아님)
        currencyCount = 통화 {count}개
        clockCount = 시계 {count}개
        stockCount = 종목 {count}개
        # The mean change of a group of stocks.
        mean = 평균
        noCurrencies = 통화가 없습니다. {key:board.add} 키로 추가하세요.
        noClocks = 시계가 없습니다. {key:board.add} 키로 추가하세요.
        noStocks = 종목이 없습니다. {key:board.add} 키로 추가하세요.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part} / {count}
        linesOf = {part} / {count}줄
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = {column}순
        symbolColumn = 종목 코드
        priceColumn = 현재가
        changeColumn = 등락률
        quantityColumn = 수량
        valueColumn = 평가금액
        gainColumn = 평가손익
        gainShareColumn = 수익률
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = fxterm은 {size} 이상이 필요합니다 (현재 {present})
        needsSizeShort = {size} 필요

        # How old figures are.
        live = 실시간
        cached = 저장됨
        stale = 오래됨
        offline = 오프라인
        # Made-up figures: this must be seen at once.
        sampleData = 예시 데이터
        demoData = 데모 · 예시 데이터
        asking = 조회 중…
        noFiguresYet = 아직 데이터 없음
        noAnswer = 응답 없음
        paused = 일시 정지
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = 실시간, {moment}
        offlineOf = 오프라인, {moment} 기준
        staleOf = 오래됨, {moment} 기준
        cachedOf = 저장됨, {moment} 기준

        # Spans of time.
        seconds = {count}초
        minutes = {count}분
        hours = {count}시간
        days = {count}일
        hoursMinutes = {hours}시간 {minutes}분
        daysHours = {days}일 {hours}시간
        ago = {span} 전
        ahead = {span} 후

        # Words for the keys at the bottom of the screen.
        keySelect = 선택
        keyPanel = 패널
        keyPickUp = 집기
        keyDetails = 상세
        keyAdd = 추가
        keyRemove = 삭제
        keyUndo = 되돌리기
        keyDeck = 덱
        keyBaseline = 기준일
        keySort = 정렬
        keyFold = 접기
        keyNow = 현재
        keyBase = 기준
        keyTime = 시각
        keyHelp = 도움말
        keyQuit = 종료
        keyCarry = 옮기기
        keyDrop = 놓기
        keyPutBack = 제자리로
        keyOneDay = 1거래일 전
        keyFiveDays = 5거래일 전
        keySwap = 바꾸기
        keyLeave = 그대로 두기
        keyChoose = 선택
        keyAddAndGoOn = 추가하고 계속
        keyClose = 닫기
        keyNameIt = 이름 지정
        keyCancel = 취소
        keyShowIt = 보기
        keyScroll = 스크롤
        keyBack = 뒤로
        keySkip = 건너뛰기
        keyKeep = 남기기
        keyLater = 나중에
        keyBoard = 보드
        keyRefill = 다시 채우기
        keyOtherCards = 다른 카드
        keyOnOffBoard = 보드 안/밖
        keySearch = 검색
        keyCommands = 명령
        keyRun = 실행

        # The help: its groups, and a sentence for each key.
        keys = 단축키
        escCloses = {key:back} 닫기
        noSuchKey = ‘{text}’에 맞는 키가 없습니다. {key:back} 키로 모두 보기
        groupMove = 이동
        groupArrange = 정리
        groupDeck = 카드 덱
        groupTime = 다른 시각
        groupFigures = 시세
        groupProgram = 프로그램
        helpSelect = 선택 이동
        helpEnds = 처음과 끝
        helpPages = 한 화면씩 위아래로
        helpPanels = 다음 패널과 이전 패널
        helpPanelNumbers = 환율, 시계, 주식
        helpPickUp = 카드 집기: 화살표로 옮기고 {key:carry.drop} 키로 놓고 {key:back} 키로 제자리
        helpShift = 카드를 한 칸 이동
        helpOpen = 선택한 카드의 상세 정보, 제목에서는 그룹 접기
        helpNeighbours = 상세 정보에서 이전 카드, 다음 카드
        helpFilter = 입력하면서 이 패널의 카드 찾기
        helpAdd = 패널에 통화, 도시, 종목 추가
        helpRemove = 카드를 보드에서 삭제
        helpUndo = 마지막 변경 되돌리기
        helpRedo = 되돌린 변경 다시 실행
        helpCompact = 환율 카드를 크게/작게, 한 번 더 누르면 전체
        helpDensity = 카드나 행의 크기: 자동, 작게, 크게
        helpName = 선택한 카드에서 그룹 시작, 또는 그룹 이름 바꾸기
        helpFold = 그룹 접기/펼치기 (제목에서 {key:details.open} 키도 가능)
        helpDeck = 패널에 없는 것을 한 장씩 보기
        helpQuarters = 모든 시계를 15분 앞뒤로, {key:back} 키는 현재로
        helpDays = 모든 시계를 하루 앞뒤로
        helpTime = 입력한 시각으로, 예: 9am in New York
        helpBaseline = 1거래일 또는 5거래일 전 종가 대비 등락, {key:baseline.choose}{key:baseline.swap} 키로 전환
        helpSort = 표를 등락률로 정렬, 다시 누르면 역순
        helpSortNext = 다음 열로 정렬
        helpHandOrder = 직접 정한 순서로 되돌리기
        helpBase = 선택한 통화를 기준 통화로
        helpRefresh = 지금 데이터 새로 고침
        helpPause = 업데이트 일시 정지, 다시 누르면 재개
        helpTheme = 다음 테마
        helpHelp = 이 단축키 목록
        helpPalette = 명령을 찾아 실행
        helpQuit = 종료
        helpRedraw = 화면 다시 그리기
        helpSuspend = 백그라운드로 전환
        helpCancel = 열려 있는 것 닫기
        helpSkip = 맨 위 카드를 건너뛰거나 보드에서 삭제 (왼쪽으로 끌기도 가능)
        helpKeep = 맨 위 카드 남기기: 보드에 올리거나 그대로 둠 (오른쪽으로 끌기도 가능)
        helpLater = 맨 위 카드를 더미 밑으로
        helpDeckDetails = 맨 위 카드의 상세 정보
        helpDeckUndo = 마지막 스와이프 되돌리기, 횟수 제한 없음
        helpRefill = 건너뛴 카드를 다시 보기
        helpOtherCards = 통화, 종목, 도시. {key:panel.1} {key:panel.2} {key:panel.3} 키도 가능
        helpOnOffBoard = 새 카드와 보드의 카드 전환
        commands = 명령
        paletteHint = 명령의 일부 (예: sort, undo)

        # The first keys, told in a corner at the first start.
        welcome = 환영합니다
        greetingCarry = {key:carry.pickUp} 키로 집고, 화살표로 옮기고, {key:carry.drop} 키로 놓기
        greetingAdd = {key:board.add} 추가, {key:details.open} 상세 보기, {key:board.undo} 되돌리기
        greetingHelp = {key:help.open} 모든 단축키, 이 안내는 저절로 사라집니다

        # Days and dates.
        today = 오늘
        tomorrow = 내일
        yesterday = 어제
        inDays = {count}일 후
        daysAgo = {count}일 전
        monday = 월
        tuesday = 화
        wednesday = 수
        thursday = 목
        friday = 금
        saturday = 토
        sunday = 일
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
        weekdayTime = {weekday}요일 {time}
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset}시간
        hoursOffset = {offset}시간
        sameTime = 같은 시각
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 오전 {time}
        timePM = 오후 {time}
        am = 오전
        pm = 오후

        # World clocks.
        noSuchZoneHere = 알 수 없는 시간대
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = 여기 {when}, {distance} · {key:back}: 지금
        visitedNow = {when} · {key:back}: 지금
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}부터 {difference}: 현지 시계가 빨라짐
        backThere = {when}부터 {difference}: 현지 시계가 늦춰짐
        forwardHere = {when}부터 {difference}: 여기 시계가 빨라짐
        backHere = {when}부터 {difference}: 여기 시계가 늦춰짐
        differenceFrom = {when}부터 {difference}

        # What an exchange is doing.
        marketOpen = 거래 중
        marketAuction = 동시호가
        marketLunch = 점심 휴장
        marketClosed = 장 마감
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}, {span} 후 개장
        opensAt = {exchange} {word}, {moment} 개장
        closedFor = {exchange} 휴장: {holiday}
        closedForOpensIn = {exchange} 휴장: {holiday}, {span} 후 개장
        closedForOpensAt = {exchange} 휴장: {holiday}, {moment} 개장
        closesIn = {exchange} {word}, {span} 후 마감
        auctionIn = {exchange} {word}, {span} 후 동시호가
        lunchIn = {exchange} {word}, {span} 후 점심 휴장
        # The same where there is no room for what it is doing.
        opensNext = {exchange} {span} 후 개장
        opensNextAt = {exchange} {moment} 개장
        closesNext = {exchange} {span} 후 마감
        auctionNext = {exchange} {span} 후 동시호가
        lunchNext = {exchange} {span} 후 점심 휴장
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = (휴장일 정보 없음)

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} 지남
        cachedAt = 저장 {moment}
        noFigure = 데이터 없음
        notInFeed = 제공 안 됨
        noSuchStock = 없는 종목
        symbolHeading = 종목
        closeHeading = 종가
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 현재가
        timeHeading = 시각
        changeHeading = 등락률

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = {key:back} 뒤로
        # The right end of a chart.
        now = 지금
        closesBack = 지난 거래일의 종가와 그 이후 등락률
        labelRate = 환율
        labelPrice = 현재가
        labelTrial = 예상 체결가
        labelDay = 당일
        labelMonth = 1개월
        beforeHours = 프리마켓
        afterHours = 애프터마켓
        labelYear = 52주
        labelVolume = 거래량
        labelNews = 뉴스
        # {baseline} is d1 or d5.
        labelSince = {baseline} 대비
        labelSource = 제공처
        labelMadeAt = 기준 시각
        labelReceived = 수신
        labelBut = 다른 제공처
        labelMarket = 시장
        labelExchange = 거래소
        labelLastError = 최근 오류
        labelTime = 시각
        labelDate = 날짜
        labelFromHere = 시차
        labelFromUTC = UTC 시차
        labelZone = 시간대
        labelSoon = 곧
        labelClocks = 시계 변경
        labelHolidays = 휴장일
        noneYet = 아직 없음
        noCloseToMeasure = 비교할 종가 없음
        noChangeDisputed = 등락 미계산: 제공처마다 값이 다름
        noChangeJump = 등락 미계산: 종가와 10배 넘게 차이
        noChangeAhead = 등락 미계산: 시각이 미래임
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 종가 {close}
        monthAtClose = {low} – {high} (종가)
        madeAgo = {moment}, {ago}
        otherFeedSays = {source}: {figure} ({share})
        otherFeedMadeAt = {moment} 기준. 어느 쪽이 맞는지는 알 수 없음
        currenciesOpen = 거래 중, 일요일~금요일 {time} (뉴욕)
        currenciesClosed = 주말 휴장
        exchangeHoursUnknown = 거래 시간 정보 없음
        openAlways = 24시간 거래
        onePriceADay = 하루 한 번 고시
        exchangeState = {place}, {state}, 현지 {time}
        zoneUnknown = 이 시스템이 모르는 시간대
        clocksForward = {date} {time}에 앞당겨 {zone}
        clocksBack = {date} {time}에 늦춰 {zone}
        noClockChange = 예정된 변경 없음
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = 예시

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = {base}당 {code}
        unitPerHundred = 100 {base}당 {code}
        fromClose = 종가 {close}
        onDate = ({date})
        noFigureYet = 아직 데이터 없음
        sourceAgo = {source}, {age} 전
        sourceCached = {source}, 저장 {moment}
        sourceStale = {source}, 오래됨, {moment}
        # Stamped onto a card on its way out.
        stampKeep = 남김
        stampSkip = 건너뜀
        stampTakeOff = 삭제
        stampLater = 나중에
        # The same words beside the stack, and in small letters.
        hintKeep = 남기기
        hintSkip = 건너뛰기
        hintTakeOff = 삭제
        leftCount = {count} 남음
        keptCount = {count} 남김
        skippedCount = {count} 건너뜀
        takenOffCount = {count} 삭제
        kept = 남김
        skipped = 건너뜀
        takenOff = 삭제
        notOnBoard = 보드에 없음
        onBoard = 보드에 있음
        currencies = 통화
        cities = 도시
        hereBar = 여기
        thereBar = 현지
        stripAsleep = 수면
        stripAwake = 활동
        stripAtWork = 근무
        # Where a card is traded, and whether it is now.
        banksOpen = 은행 간 거래 중
        banksClosed = 주말 휴장
        closesFriday = , {span} 후 마감, 뉴욕 금요일 {time}
        opensSunday = , {span} 후 개장, 뉴욕 일요일 {time}
        timeInCity = {exchange}, {city} {time}
        officeHours = 근무 시간
        morning = 아침
        freeDay = 휴일
        evening = 저녁
        night = 밤
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = 모두 확인함

        # The end of a deck that is used up.
        noneOnBoardRates = 보드에 통화가 없습니다
        noneOnBoardClocks = 보드에 도시가 없습니다
        noneOnBoardStocks = 보드에 종목이 없습니다
        noOtherRates = 다른 통화가 없습니다
        noOtherClocks = 다른 도시가 없습니다
        noOtherStocks = 다른 종목이 없습니다
        # After a key: r goes once more through those skipped.
        againSkipped = 건너뛴 카드를 다시 보기
        againKept = 남긴 카드를 다시 보기
        lastSwipeBack = 마지막 스와이프 되돌리기
        throughOnBoard = 보드에 있는 것 보기
        throughNotOnBoard = 보드에 없는 것 보기
        theBoard = 보드로

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = 여기에는 집을 것이 없습니다
        nothingToMove = 여기에는 옮길 것이 없습니다
        nothingToRemove = 여기에는 삭제할 것이 없습니다
        nothingToOpen = 여기에는 열 것이 없습니다. {key:board.add} 키로 추가하세요
        noCardYet = 아직 카드가 없습니다. {key:board.add} 키로 추가하세요
        sortedSoNoMove = {column}순 정렬 중입니다. {key:stocks.ownOrder} 키로 직접 정한 순서로 바꾼 뒤 옮기세요
        sortedSoNoGroup = {column}순 정렬 중입니다. {key:stocks.ownOrder} 키로 직접 정한 순서로 바꾼 뒤 묶으세요
        groupNeedsName = 그룹에는 이름이 필요합니다. {key:back} 키로 취소
        groupExists = ‘{name}’ 그룹이 이미 있습니다. 다른 이름을 쓰세요
        groupsFull = 패널 하나에는 그룹을 {count}개까지만 둘 수 있습니다
        cardInNoGroup = 이 카드는 그룹에 없습니다. {key:group.name} 키로 시작하세요
        groupBegun = ‘{name}’ 그룹을 만들었습니다
        groupRenamed = {old}의 이름을 {name}(으)로 바꿨습니다
        groupUnchanged = 이미 ‘{name}’(이)라는 이름입니다
        folded = {name} 접음. {key:group.fold} 키로 펼칩니다
        unfolded = {name} 펼침
        onlyRateCards = 두 가지 크기는 환율 카드에만 있습니다. {key:panel.1} 키로 환율로
        allCompact = 모든 카드가 이미 작습니다. {key:card.tall} 키로 이 카드를 크게
        allTall = 모든 카드가 이미 큽니다. {key:card.compact} 키로 이 카드를 작게
        allMadeCompact = 모든 카드를 작게 했습니다
        allMadeTall = 모든 카드를 크게 했습니다
        madeCompact = {name} 카드를 작게 했습니다. {key:card.compact} 키를 다시 누르면 전체
        madeTall = {name} 카드를 크게 했습니다. {key:card.tall} 키를 다시 누르면 전체
        densityAutomatic = {panel}: 자동 크기
        densityCompact = {panel}: 작게, 한 줄씩
        densityLarge = {panel}: 큰 숫자
        ownOrderAlready = 이미 직접 정한 순서입니다
        ownOrderNow = {panel}: 직접 정한 순서로 되돌렸습니다
        panelSorted = {panel}: {column}순 정렬 {mark}. {key:stocks.ownOrder} 키로 직접 정한 순서로 되돌립니다
        selectRateFirst = 먼저 환율 카드를 선택하세요. {key:rates.base} 키로 기준 통화가 됩니다
        noRateForBase = {code} 환율이 아직 없어 기준이 될 수 없습니다
        baseIs = 기준 통화를 {code}(으)로 바꿨습니다
        baselineIsOne = d1: 전 거래일 종가 대비 등락
        baselineIsFive = d5: 5거래일 전 종가 대비 등락
        baselineAlready = 이미 {baseline}이(가) 기준일입니다
        removed = {name} 삭제함. {key:board.undo} 키로 되돌립니다
        removedHeading = 제목 {name} 삭제함, 카드는 남습니다. {key:board.undo} 키로 되돌립니다
        noOtherTheme = 다른 테마가 없습니다
        themeIs = 테마: {name}
        nothingToUndo = 되돌릴 것이 없습니다
        nothingToRedo = 다시 실행할 것이 없습니다
        # {deed} is one of those below.
        undid = 되돌림: {deed}
        redid = 다시 실행함: {deed}
        deedMove = {name} 이동
        deedMoveGroup = 그룹 {name} 이동
        deedGroup = 그룹 {name}
        deedRename = {name} 이름 변경
        deedFold = {name} 접기
        deedUnfold = {name} 펼치기
        deedSize = {name} 크기
        deedSizeOfAll = 모든 카드의 크기
        deedBaseline = 기준일
        deedSort = 정렬
        deedBase = 기준 통화
        deedTheme = 테마
        deedRemove = {name} 삭제
        deedRemoveGroup = 그룹 {name} 삭제
        deedAdd = {name} 추가
        deedKeep = {name} 남기기
        deedTakeOff = {name} 삭제
        notACurrency = ‘{text}’은(는) JPY 같은 통화 코드가 아닙니다
        notACity = ‘{text}’은(는) Tokyo나 Asia/Tokyo 같은 도시나 시간대가 아닙니다
        notASymbol = ‘{text}’은(는) AAPL이나 2330.TW 같은 종목 코드가 아닙니다
        nothingAdded = {problem}. 추가하지 않았습니다
        panelFull = 패널 하나에는 {count}개까지만 넣을 수 있습니다
        isTheBase = {code}은(는) 모든 환율의 기준 통화입니다
        onBoardAlready = {name}은(는) 이미 보드에 있습니다
        added = {name} 추가함
        askingFeeds = 데이터를 새로 고칩니다
        pausedUntil = 일시 정지: {key:feeds.pause} 키를 누를 때까지 조회하지 않습니다
        askedAgain = 다시 조회합니다
        boardIsYours = 보드를 다시 편집할 수 있습니다
        boardTaken = 읽기 전용: 이 보드는 다른 fxterm에서 열려 있습니다
        boardTakenBy = 읽기 전용: 이 보드는 다른 fxterm(프로세스 {process})에서 열려 있습니다
        notATime = ‘{text}’은(는) 9am, tomorrow 14:30, 9am in New York 같은 시각이 아닙니다
        twelveUnclear = ‘{text}’은(는) 정오일 수도 자정일 수도 있습니다. 12:00 또는 0:00으로 입력하세요
        noPlaceCalled = ‘{text}’(이)라는 도시나 시간대가 없습니다
        placeMayBe = ‘{text}’은(는) {names} 중 하나일 수 있습니다. 더 입력하세요
        noSuchZoneCalled = 이 시스템이 모르는 시간대: {zone}
        timeOnDay = {day} {time}
        timeSkipped = {place}에는 {wall}이(가) 없습니다. 시계가 앞당겨집니다
        timeTwice = {place}에서는 {wall}이(가) 두 번입니다. 이것은 첫 번째, {zone}
        tooFarOff = 너무 멉니다. 시간대는 백 년 뒤까지 정해져 있지 않습니다
        setAsideNone = 건너뛴 것이 없습니다
        cardsAgain = 카드 {count}장이 다시 나옵니다
        terminalTooSlow = 터미널이 느려 카드가 날지 않고 바로 바뀝니다
        deckIsThrough = 모두 확인함. {key:deck.refill} 건너뛴 것 다시 보기, {key:back} 보드로
        noSwipe = 되돌릴 스와이프가 없습니다
        heldBack = {code}: {source} 값이 갑자기 {figure}(으)로 바뀌어 확인될 때까지 무시합니다
        heldBackMore = {code} 외 {others}개 값이 급변해 다음 응답으로 확인될 때까지 무시합니다
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key} 키는 여기서 쓰이지 않습니다. {key:help.open} 키로 단축키 보기
        keyDoesNothingInDeck = {key} 키는 여기서 쓰이지 않습니다. {key:deck.skip} 건너뛰기, {key:deck.keep} 남기기, {key:back} 보드로
        keyDoesNothingInPile = {key} 키는 여기서 쓰이지 않습니다. {key:deck.skip} 삭제, {key:deck.keep} 남기기, {key:back} 보드로
        keyDoesNothingInDetails = {key} 키는 여기서 쓰이지 않습니다. {key:back} 보드로
        thatKey = 이 키
        putDownFirst = 먼저 카드를 놓으세요. {key:carry.drop} 놓기, {key:back} 제자리로
        nothingHereYet = 아직 아무것도 없습니다. {key:board.add} 키로 추가하세요

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name}의 새 이름:
        nameOfGroup = 그룹 이름:
        hintName = {key:prompt.accept} 정하기 · {key:back} 취소
        whenItIsHere = 표시할 시각 (여기):
        whenItIsIn = 표시할 시각 ({place}):
        hintShow = {key:prompt.accept} 보기 · {key:back} 취소
        # Times that may be typed there; each is understood in every language.
        whenExamples = 오후 3시 반 · 내일 14:30 · 9시 뉴욕
        findIn = {panel}에서 찾기:
        hintFind = {key:prompt.accept} 선택 · {key:back} 취소
        addCurrency = 통화 추가
        addClock = 시계 추가
        addStock = 종목 추가
        addCurrencyHint = 코드, 이름, 나라
        addClockHint = 도시, 나라, 시간대, IST. {key:select.left} {key:select.right} 키로 머리글자 이동
        addStockHint = 종목 코드나 회사 이름
        inAllCount = 모두 {count}개
        foundCount = {count}개 찾음
        addedCount = {count}개 추가함
        foundAskingMore = {found}, 더 찾는 중
        foundNoAnswer = 여기서 {found}, 제공처 응답 없음
        nothingFoundFor = ‘{text}’을(를) 찾지 못했습니다.
        askingFor = ‘{text}’ 찾는 중…
        noAnswerBecause = 응답 없음: {problem}
        enterAddsAsTyped = {text}이(가) 종목 코드라면 {key:picker.add} 키로 그대로 추가합니다.
        asTyped = 입력한 그대로

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}. {next}
        askingAgainNext = 다음 업데이트 때 다시 조회
        askingAgainIn = {span} 후 다시 조회
        failUnreachable = {source}에 연결할 수 없음
        failTimedOut = {source}: 제시간에 응답 없음
        failTooMany = {source}: 요청이 너무 많음
        failAtFirst = {source}: {host}이(가) 첫 요청을 거부함(HTTP 429)
        failUnknownSymbol = {source}에 {symbol}이(가) 없음
        thisSymbol = 이 종목
        failRefused = {source}: 제공처가 응답을 거부함 (HTTP {code})
        failNothingThere = {source}: 이 주소에 아무것도 없음 (HTTP {code})
        checkSettings = 설정을 확인하세요
        checkSpelling = 표기를 확인하세요
        didYouMean = {names}을(를) 찾으셨나요?
        failOutOfOrder = {source}: 제공처 장애 (HTTP {code})
        failNoAnswer = {source}: 제공처가 응답하지 않음 (HTTP {code})
        failTooLarge = {source}: 응답이 {size}보다 커서 버림
        failRedirect = {source}: 다른 곳으로 안내하지만 따르지 않음
        failMalformed = {source}: 응답 형식이 평소와 다름
        failInsecure = {source}: http는 이 컴퓨터에서만 됩니다. 설정에서 https를 쓰세요
        bytesSize = {count}바이트

        # A change that an earlier version made.
        deedOther = 변경

        # Headings of what fxterm print and fxterm time print.
        printCode = 코드
        printName = 이름
        printRate = 환율
        printBaseDay = 기준일
        printBaseRate = 기준 환율
        printBaseClose = 기준 종가
        printChange = 등락률
        printQuotedAt = 기준 시각
        printSource = 제공처
        printState = 상태
        printZone = 시간대
        printCity = 도시
        printDay = 날짜
        printOffset = 시차
        printTime = 시각
        printSymbol = 종목
        printCurrency = 통화
        printPrice = 현재가
        printOpen = 시가
        printHigh = 고가
        printLow = 저가
        printClose = 종가
        printVolume = 거래량
        printSession = 세션
        printItem = 종목
        printAccount = 계좌
        printQuantity = 수량
        printValue = 평가금액
        printDayChange = 오늘
        printPriceGain = 주가손익
        printCurrencyGain = 환차손익
        printIncome = 배당
        printFees = 수수료
        printTotal = 총손익
        printYearly = 연수익률
        printWeight = 비중

        # What fxterm doctor says of the feeds.
        doctorRates = 환율
        doctorStocks = 주식
        doctorHistory = 과거 시세
        doctorHeldBack = 다음 응답으로 확인될 때까지 보류 중
        doctorState = 상태
        doctorLastAnswer = 마지막 응답
        doctorLastError = 마지막 오류
        doctorNextTry = 다음 시도
        doctorWhatToDo = 할 일
        doctorAlsoAsks [18] = 함께 묻는 곳
        doctorNotAsked = 이 버전은 사용하지 않음
        doctorNone = 없음
        doctorNoAnswerYet = 아직 없음
        doctorNextRefresh = 다음 업데이트 때
        doctorStart = fxterm이나 fxterm print를 실행하면 조회합니다
        doctorFallback = 없음. 앞의 제공처가 실패하면 조회합니다
        doctorNothing = 없음
        doctorWait = 기다리기
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span} 후, 제공처 요청에 따라
        doctorRest = {span} 후, 실패 뒤의 휴식
        justNow = 방금
        doctorTime = 시각
        adviceUnreachable = 네트워크와 설정의 주소를 확인하세요
        adviceTimedOut = 저절로 나아지지 않으면 네트워크를 확인하세요
        adviceTooMany = 기다리세요. 반복되면 설정의 refresh를 늘리세요
        adviceAtFirst = 간격을 늘려도 소용없습니다. 설정에서 agent를 지정하거나 다른 제공처를 추가하세요
        adviceSymbol = 종목 코드를 확인하세요
        adviceRefused = 설정에서 다른 제공처를 앞에 두세요. 이곳은 거부합니다
        adviceAddress = 설정의 주소를 확인하세요
        adviceOutOfOrder = 기다리세요. 서비스 자체의 장애입니다
        adviceChanged = 주소를 확인하고, 맞다면 새 fxterm을 찾으세요
        adviceRedirect = 믿을 만하면 그 주소를 설정에 쓰세요
        adviceInsecure = 설정에 https://로 쓰세요

        # What the command line answers.
        outputNotWritten = 출력할 수 없습니다. 상대가 닫혔거나 가득 찼습니다
        noFiguresNetwork = 아직 데이터가 없습니다. 네트워크가 연결되어 있습니까?
        noFiguresLately = 아직 데이터가 없습니다. 방금 제공처에 조회했지만 값이 없었습니다
        noFeedsSet = 데이터가 없습니다. 설정에 제공처가 없습니다
        noBarsOf = {code}: 봉 데이터가 없습니다
        noSuchCurrency = {code} 통화는 없습니다
        noRateOf = {code} 환율을 보내 준 제공처가 없습니다
        noClocksOnBoard = 보드에 시계가 없습니다. 'fxterm time Tokyo'처럼 도시를 쓰세요
        tzdataHasNoZone = 시스템 tzdata에 ‘{zone}’ 시간대가 없습니다
        noCityCalled = ‘{text}’(이)라는 도시나 시간대가 없습니다
        sayWhich = ‘{text}’은(는) {names} 중 무엇입니까?
        expectedTime = --at ‘{text}’: 시각이어야 합니다. 예: "2026-11-23 09:00 New York", "9am UTC"
        wallTwice = {place}에서는 {wall}이(가) 두 번입니다. 첫 번째인 {zone}(으)로 합니다
        tryHelp = 'fxterm --help'를 참고하세요.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: {place}에는 {wall}이(가) 없습니다. 시계가 앞당겨집니다

        holidayNewYear = 신정
        holidayNewYearsEve = 연말 휴장
        holidayLunarNewYear = 설날
        holidayTombSweeping = 청명절
        holidayLabourDay = 노동절
        holidayDragonBoat = 단오절
        holidayMidAutumn = 중추절
        holidayChuseok = 추석
        holidayDoubleNinth = 중양절
        holidayNationalDay = 국경일
        holidayIndependenceDay = 독립기념일
        holidayConstitutionDay = 헌법 기념일
        holidayRepublicDay = 공화국의 날
        holidayChristmas = 크리스마스
        holidayChristmasEve = 크리스마스 이브
        holidayBoxingDay = 박싱 데이
        holidayMaundyThursday = 성목요일
        holidayGoodFriday = 성금요일
        holidayEasterMonday = 부활절 월요일
        holidayAscension = 주님 승천일
        holidayWhitMonday = 성령강림 월요일
        holidayEpiphany = 주현절
        holidayMidsummer = 하지 축제
        holidayAllSouls = 위령의 날
        holidayCorpusChristi = 성체 축일
        holidayCarnival = 카니발
        holidayThanksgiving = 추수감사절
        holidayMartinLutherKing = 마틴 루터 킹의 날
        holidayPresidentsDay = 대통령의 날
        holidayMemorialDay = 메모리얼 데이
        holidayJuneteenth = 준틴스
        holidayBankHoliday = 뱅크 홀리데이
        holidayKingsBirthday = 국왕 탄신일
        holidayAnzacDay = 앤잭 데이
        holidayEidAlFitr = 이드 알피트르
        holidayEidAlAdha = 이드 알아드하
        holidayIslamicNewYear = 이슬람 새해
        holidayDiwali = 디왈리
        holidayVesak = 부처님오신날
        holidaySongkran = 송끄란
        holidayChildrensDay = 어린이날
        holidayPeaceMemorial = 평화기념일
        holidayTeachersDay = 스승의 날
        holidayRestorationDay = 대만 광복절
        holidayComingOfAge = 성년의 날
        holidayFoundationDay = 건국기념일
        holidayEmperorsBirthday = 일왕 탄생일
        holidayEquinox = 춘분·추분
        holidayGoldenWeek = 골든 위크
        holidayMarineDay = 바다의 날
        holidayMountainDay = 산의 날
        holidayLabourThanksgiving = 근로감사의 날
        holidayOther = 공휴일

        # How a file of settings, a theme or a board is said to be wrong: pieces of sentences.
        # Something that a file or the command line says.
        inQuotes = ‘{text}’
        # Several things, one of which is meant: auto, red-up or green-up.
        either = {some} 또는 {last}
        expectedFound = {wanted} 자리에 {found}
        expectedAfter = {key} 다음은 {wanted} 자리인데 {found}
        textNeedsQuotes = 값 자리에 {found}. 글자에는 따옴표를 붙이세요
        keyNeedsQuotes = {found}(으)로 시작하는 키에는 따옴표를 붙이세요
        unexpectedExtra = 끝난 뒤에 {found}. 지우세요
        tooDeep = 너무 깊이 겹쳐 있음
        valueMissing = 끝에 값이 없음
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {line}번째 줄의 {open}에 {close}이(가) 없음
        textNotClosed = 글자를 닫는 {close}이(가) 없음
        givenTwice = {key}이(가) 두 번 나옴, 처음은 {line}번째 줄
        noEscape = {escape}은(는) 이스케이프가 아님
        escapeNeedsDigits = {escape}에는 16진 숫자 {digits}개가 필요함
        halfPair = 서로게이트 쌍의 반쪽
        # What may be expected or found.
        anObject = 객체 {example}
        aList = 목록 {example}
        aKey = 키
        aValue = 값
        someText = 글자
        someASCII = 1~200자의 ASCII 글자
        aNumber = 수
        plainObject = 객체
        plainList = 목록
        theEnd = 끝
        unshowable = 보이지 않는 문자
        secondsRange = {low}~{high}초
        noSuchBinding = 그런 명령이 없습니다. 전체 목록: fxterm config default
        noSuchKeyName = {text}은(는) 키가 아닙니다. 예: {examples}
        keyTaken = {key}이(가) {one}, {other} 모두에 지정되어 있습니다. 한쪽에 다른 키를 지정하세요
        keyIsTyped = {command}을(를) 쓰는 곳에서 {key}는 글자로 입력됩니다. enter나 ctrl-s 같은 키를 지정하세요
        commandNeedsKey = {command}에는 키가 필요합니다
        backNeedsKey = back에는 esc처럼 글자를 입력하지 않는 키가 필요합니다

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 모르는 키. 여기서 쓸 수 있는 키: {keys}
        keyMissing = {key}이(가) 없음
        keyMissingOneOf = {key}이(가) 없음. {choices}을(를) 쓰세요
        fileUnreadable = 읽을 수 없음: {reason}
        noSuchFile = 그런 파일이 없음. 경로를 확인하세요
        saveAsUTF8 = UTF-8 글자가 아님. 파일을 UTF-8로 저장하세요
        fileEmpty = 파일이 비어 있음. 기본값이면 {example}을(를) 쓰거나 파일을 지우세요
        addressEmpty = 비어 있음. 주소를 쓰세요
        controlCharacter = 제어 문자가 있음. 지우세요
        notAnAddress = 주소가 아님: {text}. {example}처럼 쓰세요
        notAnAddressBegin = 주소가 아님: {text}. {example}(으)로 시작해야 함
        plainHTTPOnlyHere = http는 이 컴퓨터 안에서만 됨. https://로 쓰세요
        mustBe = {key}은(는) {choices}이어야 함
        themeMustBe = 테마는 객체 {example}
        noSuchRole = {name}이라는 역할은 없음. 있는 것: {names}
        noSuchPart = 역할에 {name}이라는 항목은 없음. 있는 것: {names}
        notAColour = {key}: 색은 {example}, ANSI 색 0~15, 또는 {standard}
        themeLeftOut = {problem}. 이 테마는 뺍니다
        nameUnreadable = {file}을(를) 읽을 수 없음 ({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = 폴더임
        isNoPlainFile = 일반 파일이 아님
        isTooLarge = {size}보다 큼
        isGone = 사라짐
        isNotUTF8 = UTF-8 글자가 아님
        isNotJSON = JSON이 아님
        isNoBoard = 보드가 아님
        isAnothers = 다른 프로그램의 파일임
        isOfVersion = 버전이 {version}임
        isWrongType = {key}의 형식이 다름
        isNull = {key}이(가) null임
        tooManySetAside = 옆에 치워 둔 파일이 너무 많음. 몇 개 지우세요

        # What is said of the files that the program keeps.
        diskFull = {file}: 디스크가 가득 참. 비우면 다음 변경부터 저장됩니다
        notPermitted = {file}: 권한이 없음. 파일과 폴더에 쓸 수 있게 하세요
        fileInUse = {file}: 다른 프로그램이 쓰는 중. 닫으면 다음 변경부터 저장됩니다
        fileDamaged = {file}: 손상됨. 다른 곳으로 옮기고 fxterm을 다시 시작하세요
        diskSilent = {file}: 디스크가 응답하지 않음. 마지막 변경이 저장되지 않았을 수 있음
        fileFailed = {file}: {reason}. 고칠 때까지 저장되지 않습니다
        noHome = 홈 폴더가 없음. HOME을 설정하세요
        fileSetAside = {file}을(를) 읽을 수 없어 ({reason}) {name}(으)로 남겨 둠
        fileLeftAlone = {file}을(를) 읽지도 ({reason}) 치우지도 못함. 옮길 때까지 그곳에 저장하지 않습니다
        fileIsNewer = {file}은(는) 더 새로운 fxterm (버전 {version})의 것. 그것을 쓸 때까지 그곳에 저장하지 않습니다
        folderIsOpen = {file}을(를) 다른 사용자가 열 수 있음. chmod 700으로 막으세요
        entriesLeftOut = {file}: 뜻이 없는 항목 {count}개를 뺌

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector 프로그램이 없음: 다시 설치하세요
        feedsUnfit = fxterm-collector를 시작할 수 없음: 다시 설치하세요
        feedsNoRoom = fxterm-collector에 쓸 프로세스나 스레드가 시스템에 없음. 다른 프로그램을 닫으세요
        feedsStopped = 수집 프로그램이 멈춤, 로그를 보세요
        feedsSilent = fxterm-collector가 응답하지 않아 종료함
        proxyNotFound = 프록시를 찾을 수 없음
        noNetwork = 네트워크 없음
        noConnection = 연결 안 됨
        nameNotKnown = 호스트를 찾을 수 없음 (오프라인?)
        certificateNotTrusted = 인증서를 신뢰할 수 없음
        noSecureConnection = 보안 연결 안 됨
        connectionBrokeOff = 연결이 끊김
        breaksOff = 중간에서 끊김
        figuresLeftOut = 쓸 수 없는 항목 {count}개를 뺌

        # What else is said on the screen.
        pasteDoesNothing = 여기에는 붙여 넣을 수 없습니다. {key:board.add} 키로 추가할 때 붙여 넣으세요
        settingsReloaded = 설정을 다시 불러왔습니다
        listInSettings = 설정의 목록
        zonesInFolder = {folder}의 tzdata {version}
        zonesMissing = 시간대 데이터베이스가 없습니다. tzdata를 설치할 때까지 UTC만 씁니다
        unknownVersion = (버전 모름)

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = 옵션 {option}에는 값이 필요합니다
        noSuchOption = {option}은(는) 옵션이 아니거나 값을 받지 않습니다
        # Options, and the command that they are for.
        onlyWith = {options}: {command}에서만 쓸 수 있습니다
        takesNoMore = {command}은(는) {options}만 받습니다
        noSuchCommand = 모르는 명령 {text}
        optionExpected = {option} {text}: {choices}이어야 합니다
        cannotPrint = {text}은(는) 출력할 수 없습니다: {choices}이어야 합니다
        needsItem = {command}에는 {example} 같은 항목이 필요합니다
        noDescriptors = 시스템에 남은 파일 서술자가 없음. 다른 프로그램을 닫으세요
        noThreads = 시스템에 남은 스레드가 없어 이 보드는 갱신되지 않음. 다른 프로그램을 닫으세요
        stoppedByFault = fxterm {version}이(가) 비정상 종료되었습니다. 자세한 내용은 {file} 끝에 있습니다. 알릴 곳: {place}
        notATerminal = {stream}이(가) 터미널이 아닙니다. fxterm print는 터미널 없이도 됩니다
        standardInput = 표준 입력
        standardOutput = 표준 출력
        terminalTooSimple = 터미널 종류 {type}은(는) 커서를 옮길 수 없습니다. TERM을 실제 터미널로 설정하세요
        terminalUnknown = 터미널 종류 {type}의 설명이 없습니다. ncurses-base를 설치하거나 TERM을 설정하세요

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 사용법:
        # What stands for what the user fills in: --config FILE.
        wordFile = 파일
        wordItem = 항목
        wordCity = 도시
        wordTime = 시각
        wordCommand = 명령
        aboutProgram = 터미널의 시세판: 환율 카드, 세계 시계, 주식 표.
        aboutPrint = 보드나 그 일부를 한 번 출력
        aboutWatch = 바뀌는 수치를 한 줄씩 출력
        aboutCollect = 보드를 열지 않고 수치를 계속 갱신
        aboutTime = 지금이나 다른 순간 그곳의 시각
        aboutDoctor = 각 제공처의 상태 표시. 조회하지 않음
        aboutSettings = 설정 파일의 위치 표시, 검사, 기본값 출력
        aboutConfig = 설정을 그 파일에서 읽음
        aboutDemo = 예시 데이터로 시장을 흉내 냄. 저장하지 않음
        aboutFormat = 형식. 기본값은 table
        aboutLineFormat = 형식. 기본값은 lines
        aboutAt = 지금이 아닌 순간, 여기나 적은 곳의 시각:
        aboutBaseline = 1 또는 5거래일 전 종가 대비 변동
        aboutRange = 봉을 거슬러 올라갈 기간. 기본값은 1mo
        aboutInterval = 봉 하나의 길이. 기본값은 range에 따름
        aboutHome = 합계 통화(생략 시 자국 통화)
        aboutOnDay = 그날 마감 기준
        aboutHelp = 이 설명
        aboutVersion = 버전
        aboutKeys = 보드에서 {key:help.open} 키를 누르면 단축키가 보입니다. 설정 파일:
        aboutExit = 종료 코드: 0 완료, 1 할 수 없음, 2 잘못된 사용.
        collecting = 보드의 수치를 계속 갱신합니다. Ctrl-C로 끝냅니다.

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: 이상 없음
        settingsNone = {file}: 파일이 없어 기본값을 사용합니다
        settingsFileHead = fxterm 설정과 기본값. 생략한 항목에는 기본값이 적용됩니다.
        settingRates = 환율 제공처. 첫 번째를 먼저 조회하고, 실패하면 다음을 사용합니다.
        settingStocks = 주가 제공처(우선순위 순): yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. User-Agent를 거부하는 제공처에는 agent로 다른 이름을 지정합니다.
        settingHistory = 과거 환율 제공처. 등락률과 차트에 사용합니다.
        settingRatesRefresh = 환율 조회 간격(초).
        settingStocksRefresh = 주가 조회 간격(초).
        settingColours = 상승 색: "auto"(로캘에 따름), "red-up"(빨강), "green-up"(초록).
        settingColourDepth = 색상 수: "auto"(터미널에 따름), "24bit", "256", "16". 시작할 때 읽습니다.
        settingGraphics = 픽셀로 그리는 차트: "auto"(터미널이 kitty나 sixel을 지원하고 SSH가 아닐 때), "off". 시작할 때 읽습니다.
        settingFlags = 환율 카드의 국기 표시.
        settingSeconds = 시계의 초 표시.
        settingHours = 시간 표기: 12, 24, "auto"(로캘에 따름).
        settingLanguage = 언어: "auto"(로캘에 따름), en, zh_TW, zh_CN, ja, ko, id, de, es. de_AT처럼 국가도 지정할 수 있습니다.
        settingTheme = 테마: "default"는 터미널에 맞춰 어둡거나 밝습니다. 다른 테마는 보드에서 {key:theme.next} 키를 눌러 볼 수 있습니다.
        settingMouse = 마우스. false면 터미널에서 텍스트를 선택할 수 있습니다.
        settingASCII = true면 ASCII로만 그립니다. "auto"는 로캘이 UTF-8이 아닐 때만 ASCII로 그립니다.
        settingAmbiguousWidth = 너비가 모호한 문자의 칸 수. 터미널이 두 칸으로 표시하면 2.
        settingMotion = 덱 카드 애니메이션.
        settingKeys = 각 명령의 키. []이면 모두 없앱니다.
        groupChart = 차트
        helpChart = 선택한 카드의 차트를 전체 화면으로, 다시 누르면 돌아가기
        keyChart = 차트
        helpChartRange = 기간: 1일부터 10년까지
        keyRange = 기간
        helpChartMax = 전체 기간
        helpChartShape = 캔들, 라인, 영역
        keyShape = 종류
        helpChartScale = 일반, 로그, 퍼센트
        keyScale = 눈금
        helpIndicators = 이동평균선, 볼린저 밴드, RSI, MACD
        keyIndicators = 지표
        helpMark = 십자선의 봉에 표시하고 그때부터의 등락률 보기
        keyMark = 표시
        helpZoom = 십자선을 중심으로 확대와 축소
        keyZoom = 확대/축소
        helpPan = 이전 기간, 이후 기간으로 이동
        keyRead = 봉 선택
        noChartOf = {name} 차트가 없습니다
        indicatorsTitle = 보조 지표
        shapeCandles = 캔들
        shapeLine = 라인
        shapeArea = 영역
        scaleLinear = 일반
        scaleLog = 로그
        scalePercent = 퍼센트
        rangeDays = {count}일
        rangeMonths = {count}개월
        rangeYears = {count}년
        rangeYTD = 올해
        rangeMax = 전체
        barOpen = 시가
        barHigh = 고가
        barLow = 저가
        barClose = 종가
        barVolume = 거래량
        daysApart = {count}일
        chartOfCloses = 일별 종가만 있음: 봉 데이터가 아직 없습니다
        chartAsking = 봉 데이터 조회 중…
        chartBegins = {date}부터 데이터 있음
        keyOnOff = 켜기/끄기
        helpCompare = 보드의 다른 항목과 등락률로 비교
        keyCompare = 비교
        helpChartCurrency = 기준 통화로 가격 보기
        keyCurrency = 통화
        compareTitle = 비교할 항목
        comparesNoMore = 한 차트에서 {count}개까지 비교할 수 있습니다
        noOtherCurrency = 이미 기준 통화로 된 가격입니다
        noCommonDays = 모두 거래된 날의 데이터가 없습니다
        chartAtEnd = 최신 봉입니다
        chartAtLimit = 더 이상 갈 수 없습니다
        aboutChart = 항목의 차트를 그리거나 여럿을 비교
        aboutType = 차트 종류. 기본값은 candles
        aboutScale = 가격 눈금. 기본값은 linear
        aboutSize = 열과 행 수. 기본값은 터미널 크기
        aboutSVG = 그림을 파일로 저장. -는 표준 출력
        positions = 보유
        noPositions = 보유 종목이 없습니다
        positionsComeOfFile = 보유 종목은 거래 파일에서 계산됩니다. {key:positions.add} 거래 입력
        positionCount = {count}개 보유
        helpPositions = 보유 종목 (거래 파일이 있을 때)
        helpHideAmounts = 보유 금액 숨기기 또는 표시
        keyHideAmounts = 금액
        amountsHidden = 금액을 숨겼습니다 · {key:amounts.hide} 키로 표시
        amountsShown = 금액을 표시합니다
        quantityHeading = 수량
        valueHeading = 평가금액
        todayHeading = 오늘
        gainHeading = 평가손익
        weightHeading = 비중
        labelCost = 매입금액
        labelPriceGain = 주가손익
        labelCurrencyGain = 환차손익
        labelIncome = 배당
        labelFees = 수수료
        labelTotalReturn = 총손익
        labelYearlyReturn = 연수익률
        labelAverageCost = 평균단가
        labelLots = 매입내역
        missingPrice = {code} 시세 없음
        missingClose = {code} 종가 없음
        missingCurrency = {code} 통화를 알 수 없음
        missingRate = {day} {code} 환율 없음
        missingRow = 파일 {line}행을 쓸 수 없음
        rowsWithMistakes = {count}행을 쓸 수 없음
        helpAdjustment = 주가를 분할 조정, 배당 포함, 조정 없이 표시
        adjustedSplits = 분할 조정
        adjustedTotal = 배당 포함
        adjustedNot = 조정 없음
        eventDividend = 배당 {amount}
        eventSplit = 주식 분할 {ratio}
        untoldSplit = {date}: 확인되지 않은 주식 분할 가능성({ratio})
        aboutAdjust = 과거 가격 조정. 기본값은 splits
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = 행이 {size}보다 깁니다
        textBehindQuote = 닫는 따옴표 뒤에 글자가 있습니다. 따옴표 안의 따옴표는 ""로 쓰세요
        tooManyFields = 머리글은 {columns}열인데 값이 {count}개입니다. 구분 기호가 든 값은 따옴표로 묶으세요
        headerExpected = {example} 같은 머리글이 필요합니다
        columnMissing = 머리글에 {column} 열이 없습니다
        columnTwice = 머리글에 {column} 열이 두 번 있습니다
        valueNeeded = 값이 필요합니다
        valueNeededBy = 유형이 {type}인 행에는 값이 필요합니다
        valueUnused = 유형이 {type}인 행에는 이 값이 없습니다. 비워 두세요
        exampleLike = {example} 같은 값
        noSuchDay = {day}은(는) 없는 날짜입니다
        dayOutOfRange = {day}은(는) {first}~{last} 범위를 벗어납니다
        commaInNumber = {text}에 쉼표가 있습니다. 숫자는 {example}처럼 쓰세요
        isNegative = 음수일 수 없습니다
        isZero = 0보다 커야 합니다
        tooManyDecimals = 소수점 아래가 {most}자리를 넘습니다
        tooManyDigits = {most}자리를 넘습니다
        textTooLong = {most}자를 넘습니다
        moreThanHeld = 보유 수량 {quantity}보다 많이 매도합니다
        otherCurrency = {currency}인데 이 종목의 가격은 {unit}입니다
        lotNotUnderstood = {example} 같은 줄이 필요합니다
        notYahoos = {text}은(는) Yahoo Finance 종목 코드가 아닙니다. {example}처럼 쓰세요
        canMeanTwo = {text}은(는) 두 가지로 읽힙니다. {option}(으)로 정하세요
        columnNotInFile = 파일에 {column} 열이 없습니다
        noRowAtLine = {line}번째 줄에서 시작하는 거래가 없습니다
        rowChanged = 다른 프로그램이 {line}번째 줄의 거래를 바꿨습니다
        transactionsFine = {file}: 거래 {count}건, 오류 없음
        transactionsNone = {file}: 아직 없습니다. 첫 거래 때 만들어집니다
        importAdded = {file}: 거래 {count}건을 추가했습니다
        importWouldAdd = {file}: 거래 {count}건이 추가됩니다
        importKnown = {count}건은 이미 있습니다
        importStopped = 가져오지 않았습니다. 먼저 이 줄들을 고치세요
        aboutTransactions = 거래를 가져오거나 내보내거나 검사하고, 파일 위치를 표시
        aboutImportFormat = 파일 형식. 생략하면 이름으로 판단
        aboutMap = 증권사의 열과 유형: date=거래일,buy=매수
        aboutAccount = 계좌가 없는 행에 쓸 계좌
        aboutLotDay = 가져올 보유 종목의 날짜. 생략하면 오늘
        aboutDecimal = 가져올 숫자의 소수점 기호
        aboutDates = 3/4/2024 같은 날짜에서 먼저 오는 것
        aboutDryRun = 가져올 내용만 표시하고 쓰지 않음
        keyAmount = 금액
        keyNoAmount = 금액 지우기
        helpAmount = 250 EUR 같은 금액을 모든 환율 카드에 표시
        helpInvert = 반대로 환산: 각 통화로 250
        amountQuestion = 금액:
        amountCleared = 금액을 지웠습니다 · {key:amount.open} 새 금액
        noAmountToInvert = 금액이 없습니다 · {key:amount.open} 입력
        dayToCome = {day}은(는) 미래의 날짜입니다
        noRateOfDay = {date} 환율 없음
        amountNumberMissing = 숫자가 빠졌습니다
        amountUnexpected = “{text}”은(는) 여기에 쓸 수 없습니다
        amountUnclosed = 괄호가 닫히지 않았습니다
        amountDivisionByZero = 0으로 나눌 수 없습니다
        amountTooLarge = 숫자가 38자리를 넘습니다
        amountTooLong = 너무 깁니다
        amountAmbiguous = {text}: 소수인지 천 단위인지 알 수 없습니다
        amountGrouping = {text}: 천 단위는 세 자리입니다
        amountDayMissing = 날짜가 빠졌습니다, 예: 2024-03-01
        amountNoSuchDay = {text}(이)라는 날짜는 없습니다. 2024-03-01처럼 씁니다
        amountMargin = 마진은 100% 미만입니다({text}%는 안 됨)
        mistakeAt = {what} ({place}번째 글자)
        settingMargin = 은행이 금액에서 떼는 비율(%). 0 이상 100 미만.
        percentRange = 0 이상 100 미만의 수
        aboutConvert = 금액을 지금 또는 어느 날의 환율로 환산
        aboutOn = 환율을 쓸 지난 날
        aboutMargin = 은행이 떼는 비율(%), 예: 2.5
        wordAmount = 금액
        wordDay = 날짜
        printAmount = 금액
        needsAmount = {command}에는 {example} 같은 금액이 필요합니다
        settingHome = 보유 종목을 나타내는 통화(예: "TWD"). "auto"는 보드의 기준 통화.
        settingCostMethod = 매도 계산 방식: "fifo"는 선입선출, "average"는 평균.
        aboutPrivate = 보유 금액을 숨깁니다
        helpEnter = 거래 입력 (예: buy 10 AAPL 187.40)
        entryQuestion = 거래:
        entryBuy = {date} {item} {quantity} 매수, 단가 {price}
        entrySell = {date} {item} {quantity} 매도, 단가 {price}
        entryDividend = {date} {item} {quantity} 배당, 주당 {price}
        entrySplit = {date} {item} 주식 분할, 1주를 {quantity}주로
        entryFee = {date} 수수료 {price}
        entryFeeOf = {date} {item} 수수료 {price}
        entryDeposit = {date} {price} 입금
        entryWithdraw = {date} {price} 출금
        entryWithFee = 수수료 {price}
        entryRate = 환율 {rate}
        entryAccount = 계좌 {account}
        entryMissing = 더 필요함: {what}
        entryQuantity = 수량
        entryFactor = 비율 (예: 4:1)
        entryItem = 종목
        entryPrice = 가격
        entryCurrency = 통화
        entryInAccount = 계좌
        deedEnter = 거래 {name}
        entryChanged = {deed}: 입력한 그대로 파일에 없어 되돌리지 않았습니다
        enteredInDemo = {what} (데모, 저장 안 됨)
        transactionsNotSaved = 마지막으로 입력한 거래를 transactions.csv에 저장하지 못했습니다
        noPositionsYet = 보유 종목이 없습니다. {key:positions.add} 거래 입력
        """#
}
