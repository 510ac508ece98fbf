extension Catalogue {
    /// Korean. How to edit it: docs/howto/translate.md.
    static let korean: StaticString = #"""
        # One line for each phrase, in the order of Phrase.swift.

        # The panels and what they hold.
        rates = 환율
        clocks = 시계
        worldClocks = 세계 시계
        stocks = 주식
        deck = 카드 덱
        # Stands in the clocks' border while they are moved to another moment.
        panelNotNow = {panel}(지정 시각)
        currencyCount = 통화 {count}개
        clockCount = 시계 {count}개
        stockCount = 종목 {count}개
        # The mean change of a group of stocks.
        mean = 평균
        noCurrencies = 통화가 없습니다. {key:board.add} 키로 추가하세요.
        noClocks = 시계가 없습니다. {key:board.add} 키로 추가하세요.
        noStocks = 종목이 없습니다. {key:board.add} 키로 추가하세요.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part}/{count}
        linesOf = {part}/{count}줄
        # Items of a list, one after another: EUR, JPY, TWD.
        nextInList = {some}, {next}
        # How the stock table is sorted, after a dot: d1 · by change ▼
        sortedBy = {column}순
        symbolColumn = 종목 코드
        priceColumn = 현재가
        changeColumn = 등락률
        quantityColumn = 수량
        valueColumn = 평가금액
        gainColumn = 평가손익
        gainShareColumn = 수익률
        # The screen is too small; the shorter one where the first does not fit.
        needsSize = 창이 너무 작습니다({present}). fxterm은 {size} 이상이어야 합니다
        needsSizeShort = {size} 필요

        # How old figures are.
        live = 실시간
        # A bank's rate of a day, at which nobody trades; said where others are live.
        referenceRate = 고시 환율
        cached = 캐시
        stale = 오래됨
        # The state of a figure of a past day that the user asked for.
        past = 과거
        # At the top of the board: all figures are closes of that day.
        asOfDay = {day} 기준
        asOfDayBack = {day} 기준 · {key:back} 현재로
        # Items whose closes have arrived, of those requested.
        closesProgress = {done}/{count}
        offline = 오프라인
        # Made-up figures: this must be seen at once.
        sampleData = 예시 데이터
        demoData = 데모 · 예시 데이터
        asking = 불러오는 중…
        noFiguresYet = 아직 데이터 없음
        noAnswer = 응답 없음
        paused = 일시 정지
        # How long ago: 12 s, 5 min, 3 h, 2 d.
        liveOf = 실시간, {moment}
        offlineOf = 오프라인, {moment} 기준
        staleOf = 오래됨, {moment} 기준
        cachedOf = 캐시, {moment} 기준
        # A feed's service refuses to answer, and another feed stands in: Yahoo refused; CNBC since 14:02.
        refusedStandIn = {source} 접속 거부, {moment}부터 {other} 사용
        failingStandIn = {source} 장애, {moment}부터 {other} 사용

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
        keyBase = 기준 통화
        keyInverse = 반대로
        keyTime = 시각
        # Shows the board as it was on a past day.
        keyDay = 과거 날짜
        # Keys that move a past day on by one day.
        keyByDay = 하루씩
        keyByWeek = 1주씩
        keyHelp = 도움말
        keyQuit = 종료
        keyCarry = 옮기기
        keyDrop = 놓기
        keyPutBack = 취소
        keyOneDay = 1거래일 전
        keyFiveDays = 5거래일 전
        keySwap = 바꾸기
        # A key to type a baseline such as 3m.
        keyTypeOne = 직접 입력
        keyLeave = 그대로 두기
        keyChoose = 선택
        keyAddAndGoOn = 계속 추가
        keyClose = 닫기
        keyNameIt = 저장
        keyCancel = 취소
        keyShowIt = 보기
        keyScroll = 스크롤
        keyBack = 뒤로
        keySkip = 건너뛰기
        keyKeep = 남기기
        keyLater = 나중에
        keyBoard = 보드
        keyRefill = 다시 보기
        keyOtherCards = 다른 카드
        keyOnOffBoard = 새 카드/보드
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
        groupTime = 시각·날짜 지정
        groupFigures = 시세
        groupProgram = 일반
        helpSelect = 선택 이동
        helpEnds = 첫 카드/마지막 카드
        helpPages = 이전 페이지/다음 페이지
        helpPanels = 다음 패널과 이전 패널
        helpPanelNumbers = 환율, 시계, 주식으로 이동
        helpPickUp = 카드 집기: 방향키로 옮기고 {key:carry.drop} 키로 놓고 {key:back} 키로 되돌리기
        helpShift = 카드를 한 칸 이동
        helpMarkCards = 카드 표시 후 이동: {key:group.name} 키로 선택한 카드와 묶기
        helpOpen = 선택한 카드의 상세 보기(제목에서는 그룹 접기)
        helpNeighbours = 상세에서: 이전/다음 카드
        helpFilter = 이 패널에서 카드 찾기({key:board.filter} 한 번 더: 모든 보드)
        helpAdd = 패널에 통화, 도시, 종목 추가
        helpRemove = 카드를 보드에서 삭제
        helpUndo = 마지막 변경 되돌리기
        helpRedo = 되돌린 변경 다시 실행
        helpCompact = 환율 카드를 크게/작게, 한 번 더 누르면 전체
        helpDensity = 카드나 행의 크기: 자동, 작게, 크게
        helpMap = 히트맵, 등락률 색 구분(보유 종목은 평가금액 크기, 다음은 균등)
        helpName = 선택하고 표시한 카드 묶기 또는 그룹 이름 변경
        helpFold = 그룹 접기/펼치기(제목에서 {key:details.open} 키도 가능)
        helpDeck = 추가할 항목을 한 장씩 보기
        helpQuarters = 시계를 15분, 과거 날짜를 하루 앞뒤로, {key:back} 키로 현재로
        helpDays = 시계를 하루, 과거 날짜를 1주 앞뒤로
        helpTime = 모든 시계를 지정한 시각으로, 예: 9am in New York
        helpDay = 과거 날짜의 보드: 2020-03-20, last friday, -1y, {key:back} 키로 현재로
        helpBaseline = 1·5거래일 전, 연초, 임의의 날과 비교({key:baseline.choose}{key:baseline.swap} 전환)
        helpSort = 표를 등락률로 정렬, 다시 누르면 역순
        helpSortNext = 다음 열로 정렬
        helpHandOrder = 직접 정한 순서로 되돌리기
        helpBase = 선택한 통화를 기준 통화로 설정
        helpInverse = 환율을 반대로 표시: 1 JPY당 USD
        helpInverseAll = 모든 환율을 반대로 표시
        helpUnits = 환율을 1·100·1,000 단위로 표시
        helpRefresh = 지금 업데이트
        helpPause = 업데이트 일시 정지 또는 재개
        helpTheme = 다음 테마
        helpHelp = 이 도움말 표시
        helpPalette = 이름으로 명령을 찾아 실행
        helpQuit = 종료
        helpRedraw = 화면 다시 그리기
        helpSuspend = fxterm 일시 중지, 셸에서 fg로 재개
        helpCancel = 열린 창이나 입력란 닫기
        helpSkip = 맨 위 카드를 건너뛰거나 보드에서 삭제(왼쪽으로 끌기도 가능)
        helpKeep = 맨 위 카드 남기기(오른쪽으로 끌기도 가능)
        helpLater = 나중에: 카드를 맨 아래로 이동
        helpDeckDetails = 맨 위 카드의 상세 정보
        helpDeckUndo = 스와이프를 하나씩 되돌리기
        helpRefill = 건너뛴 카드 다시 보기
        helpOtherCards = 통화, 종목, 도시 전환({key:panel.1} {key:panel.2} {key:panel.3} 키도 가능)
        helpOnOffBoard = 새 카드와 보드의 카드 전환
        commands = 명령
        paletteHint = 명령 입력(예: sort, undo)

        # The first keys, told in a corner at the first start.
        welcome = 환영합니다
        greetingCarry = {key:carry.pickUp} 키로 집고, 방향키로 옮기고, {key:carry.drop} 키로 놓기
        greetingAdd = {key:board.add} 추가, {key:details.open} 상세 보기, {key:board.undo} 되돌리기
        greetingDeck = {key:deck.open} 카드 덱 열기, {key:deck.keep} 남기기, {key:deck.skip} 건너뛰기
        greetingHelp = {key:help.open} 모든 단축키, {key:boards.open} 다른 보드, 이 안내는 자동으로 사라집니다

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS.
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
        visitedHere = 여기 {when}, {distance} · {key:back}: 현재로
        visitedNow = {when} · {key:back}: 현재로
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}부터 {difference}: 현지 시계가 앞당겨짐
        backThere = {when}부터 {difference}: 현지 시계가 늦춰짐
        forwardHere = {when}부터 {difference}: 여기 시계가 앞당겨짐
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

        # Rate cards and the stock table.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} 지남
        # A figure of an earlier run, and when it was made: cached 12 Nov 14:59.
        cachedAt = 캐시 {moment}
        noFigure = 데이터 없음
        notInFeed = 제공 안 됨
        noSuchStock = 없는 종목
        symbolHeading = 종목
        closeHeading = 종가
        # With a mark behind it where it sorts: Change ▼
        priceHeading = 현재가
        timeHeading = 시각
        changeHeading = 등락률

        # Details of an item: first the labels, then their values.
        escGoesBack = {key:back} 뒤로
        # The right end of a chart.
        now = 현재
        closesBack = 지난 거래일의 종가와 그 이후 등락률
        labelRate = 환율
        labelAmount = 금액
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
        labelChanges = 등락률
        labelSource = 제공처
        labelMadeAt = 기준 시각
        labelThroughDollar = USD 경유
        labelReceived = 수신 시각
        labelBut = 다른 제공처
        labelMarket = 시장
        labelExchange = 거래소
        labelLastError = 마지막 오류
        labelTime = 시각
        labelDate = 날짜
        labelFromHere = 현지 시차
        labelFromUTC = UTC 시차
        labelZone = 시간대
        labelSoon = 서머타임
        labelClocks = 시계 변경
        labelHolidays = 휴장일
        noneYet = 아직 없음
        noCloseToMeasure = 비교할 종가 없음
        noChangeDisputed = 등락률 숨김: 제공처마다 값이 다름
        noChangeJump = 등락률 숨김: 종가와 10배 넘게 차이
        noChangeAhead = 등락률 숨김: 기준 시각이 현재보다 늦음
        noCloseBefore = {day} 이전 종가 없음
        noCloseThatDay = 그날 종가가 제공처에 없음
        noPastNotBefore = 기준일이 시세 날짜보다 앞서야 함
        noPastFeed = 설정된 제공처에 더 오래된 종가가 없음
        noCloseOfSource = 등락률 미계산: 당시 종가는 {source} 제공
        closesLoading = 이전 종가를 불러오는 중
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 종가 {close}
        monthAtClose = {low} – {high}(종가)
        madeAgo = {moment}, {ago}
        otherFeedSays = {source}: {figure}({share})
        otherFeedMadeAt = {moment} 기준. 어느 쪽이 맞는지 알 수 없습니다
        currenciesOpen = 거래 중, 일요일~금요일 {time}(뉴욕 시간)
        currenciesClosed = 주말 휴장
        exchangeHoursUnknown = 거래 시간 정보 없음
        openAlways = 24시간 거래
        onePriceADay = 하루 한 번 고시
        exchangeState = {place}, {state}, 현지 {time}
        zoneUnknown = 이 시스템에 없는 시간대
        clocksForward = {date} {time}에 앞당겨 {zone} 적용
        clocksBack = {date} {time}에 늦춰 {zone} 적용
        noClockChange = 예정된 시계 변경 없음
        # A figure's source, and how far it is to be trusted: rter, live.
        sourceState = {source}, {state}
        sample = 예시

        # The deck.
        # What lies on the right of a card's figure: JPY per USD.
        unitPer = 1 {base}당 {code}
        unitPerMany = {count} {base}당 {code}
        fromClose = 종가 {close}
        onDate = ({date})
        noFigureYet = 아직 데이터 없음
        sourceAgo = {source}, {age} 전
        sourceCached = {source}, 캐시 {moment}
        sourceStale = {source}, 오래됨, {moment}
        # Stamped onto a card on its way out.
        stampKeep = 남김
        stampSkip = 건너뜀
        stampTakeOff = 삭제
        stampLater = 나중에
        # The same words beside the deck, and in small letters.
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
        banksOpen = 은행 간 시장 거래 중
        banksClosed = 주말 휴장
        closesFriday = , {span} 후 마감(뉴욕 시간 금요일 {time})
        opensSunday = , {span} 후 개장(뉴욕 시간 일요일 {time})
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
        throughOnBoard = 보드에 있는 카드 보기
        throughNotOnBoard = 보드에 없는 카드 보기
        theBoard = 보드로

        # What the keys answer, at the bottom of the screen.
        nothingToPickUp = 여기에는 집을 카드가 없습니다
        nothingToMove = 여기에는 옮길 카드가 없습니다
        nothingToRemove = 여기에는 삭제할 카드가 없습니다
        nothingToOpen = 여기에는 열 항목이 없습니다. {key:board.add} 키로 추가하세요
        noCardYet = 아직 카드가 없습니다. {key:board.add} 키로 추가하세요
        sortedSoNoMove = {column}순 정렬 중입니다. {key:stocks.ownOrder} 키로 직접 정한 순서로 바꾼 뒤 옮기세요
        sortedSoNoGroup = {column}순 정렬 중입니다. {key:stocks.ownOrder} 키로 직접 정한 순서로 바꾼 뒤 묶으세요
        groupNeedsName = 그룹 이름을 입력하세요. {key:back} 키로 취소합니다
        groupExists = ‘{name}’ 그룹이 이미 있습니다. 다른 이름을 쓰세요
        groupsFull = 패널 하나에는 그룹을 {count}개까지만 둘 수 있습니다
        cardInNoGroup = 이 카드는 그룹에 없습니다. {key:group.name} 키로 만드세요
        groupBegun = ‘{name}’ 그룹을 만들었습니다
        marked = 표시됨: {names}. {key:group.name} 키로 선택한 카드와 묶습니다
        groupRenamed = {old}의 이름을 {name}(으)로 바꿨습니다
        groupUnchanged = 이미 ‘{name}’(이)라는 이름입니다
        folded = {name}을(를) 접었습니다. {key:group.fold} 키로 펼칩니다
        unfolded = {name}을(를) 펼쳤습니다
        onlyRateCards = 크기를 바꿀 수 있는 것은 환율 카드뿐입니다. {key:panel.1} 키로 환율로 이동
        allCompact = 모든 카드가 이미 작습니다. {key:card.tall} 키로 이 카드를 키웁니다
        allTall = 모든 카드가 이미 큽니다. {key:card.compact} 키로 이 카드를 줄입니다
        allMadeCompact = 모든 카드를 작게 했습니다
        allMadeTall = 모든 카드를 크게 했습니다
        madeCompact = {name} 카드를 작게 했습니다. {key:card.compact} 키를 다시 누르면 전체
        madeTall = {name} 카드를 크게 했습니다. {key:card.tall} 키를 다시 누르면 전체
        densityAutomatic = {panel}: 자동 크기
        densityCompact = {panel}: 작게, 한 줄씩
        densityLarge = {panel}: 큰 숫자
        mapShown = {panel}: 히트맵, 등락률로 색 구분
        mapByValue = {panel}: 히트맵, 크기는 평가금액
        mapEqual = {panel}: 히트맵, 모두 같은 크기
        mapHidden = {panel}: 히트맵 끔
        noMapHere = 히트맵은 환율, 주식, 보유 종목에만 있습니다. {key:panel.1} 키로 환율로
        ownOrderAlready = 이미 직접 정한 순서입니다
        ownOrderNow = {panel}: 직접 정한 순서로 되돌렸습니다
        groupedByAccount = 보유 종목을 계좌별로 묶었습니다
        groupedByCurrency = 보유 종목을 통화별로 묶었습니다
        groupedNot = 보유 종목을 묶지 않고 표시합니다
        groupingImpossible = 모든 보유 종목이 한 계좌, 한 통화입니다
        # {mark} is ▼ where the largest comes first, else ▲.
        panelSorted = {panel}: {column}순 정렬 {mark}. {key:stocks.ownOrder} 키로 직접 정한 순서로 되돌립니다
        selectRateFirst = 먼저 환율 카드를 선택하세요. {key:rates.base} 키로 기준 통화로 설정합니다
        noRateForBase = {code} 환율이 아직 없어 기준 통화가 될 수 없습니다
        baseIs = 기준 통화를 {code}(으)로 바꿨습니다
        ratesInverse = 환율을 반대로 표시합니다. {key:rates.invertAll} 키로 원래대로 돌아갑니다
        ratesDirect = 환율을 원래 방향으로 표시합니다
        ratesFor = 환율을 {count} 단위로 표시합니다
        baselineAlready = 이미 {baseline}이(가) 기준일입니다
        baselineIs = {baseline}: {since} 등락률
        # The title of a list of days.
        baselineTitle = 등락률 기준일
        # What is typed follows.
        baselineQuestion = 기준일:
        notABaseline = ‘{text}’은(는) 기준일이 아닙니다. d1~d250, wtd, mtd, qtd, ytd, 3m, 10y, 2024-03-01처럼 입력하세요
        removed = {name}을(를) 삭제했습니다. {key:board.undo} 키로 되돌립니다
        removedHeading = 제목 {name}을(를) 삭제했습니다. 카드는 남습니다. {key:board.undo} 키로 되돌립니다
        noOtherTheme = 다른 테마가 없습니다
        themeIs = 테마: {name}
        nothingToUndo = 되돌릴 변경이 없습니다
        nothingToRedo = 다시 실행할 변경이 없습니다
        # {deed} is one of those below.
        undid = 되돌림: {deed}
        redid = 다시 실행함: {deed}
        deedMove = {name} 이동
        deedMoveGroup = {name} 그룹 이동
        deedGroup = {name} 그룹 만들기
        deedGroupPositions = 보유 종목 묶기
        deedRename = {name} 이름 변경
        deedFold = {name} 접기
        deedUnfold = {name} 펼치기
        deedSize = {name} 크기 변경
        deedSizeOfAll = 모든 카드의 크기 변경
        deedMap = 히트맵 전환
        deedBaseline = 기준일 변경
        deedSort = 정렬
        deedBase = 기준 통화 변경
        deedInverse = 환율 방향 변경
        deedUnits = 환율 단위 변경
        deedTheme = 테마 변경
        deedRemove = {name} 삭제
        deedRemoveGroup = {name} 그룹 삭제
        deedAdd = {name} 추가
        deedKeep = {name} 남기기
        deedTakeOff = {name} 삭제
        notACurrency = ‘{text}’은(는) JPY 같은 통화 코드나 EUR/JPY 같은 통화쌍이 아닙니다
        notACity = ‘{text}’은(는) Tokyo나 Asia/Tokyo 같은 도시나 시간대가 아닙니다
        notASymbol = ‘{text}’은(는) AAPL이나 2330.TW 같은 종목 코드가 아닙니다
        nothingAdded = {problem}. 추가하지 않았습니다
        panelFull = 패널 하나에는 {count}개까지만 둘 수 있습니다
        isTheBase = {code}은(는) 기준 통화라서 카드가 없습니다
        onBoardAlready = {name}은(는) 이미 보드에 있습니다
        added = {name}을(를) 추가했습니다
        addedUnquoted = {name}을(를) 추가했습니다. 아직 시세를 주는 제공처가 없습니다
        addedNotInDemo = {name}을(를) 추가했습니다. 데모에는 시세가 없습니다
        askingFeeds = 업데이트하는 중입니다
        pausedUntil = 업데이트를 일시 정지했습니다. {key:feeds.pause} 키로 재개합니다
        askedAgain = 업데이트를 재개했습니다
        boardIsYours = 보드를 다시 바꿀 수 있습니다
        boardTaken = 읽기 전용: 이 보드는 다른 fxterm에서 열려 있습니다
        boardTakenBy = 읽기 전용: 이 보드는 다른 fxterm(프로세스 {process})에서 열려 있습니다
        notATime = ‘{text}’은(는) 9am, tomorrow 14:30, 9am in New York 같은 시각이 아닙니다
        twelveUnclear = ‘{text}’은(는) 정오일 수도 자정일 수도 있습니다. 12:00 또는 0:00으로 입력하세요
        noPlaceCalled = ‘{text}’에 맞는 도시나 시간대가 없습니다
        placeMayBe = ‘{text}’에 맞는 곳: {names}. 더 입력하세요
        noSuchZoneCalled = 이 시스템에 없는 시간대입니다: {zone}
        timeOnDay = {day} {time}
        timeSkipped = {place}에는 {wall}이(가) 없습니다. 시계가 건너뛰는 시각입니다
        timeTwice = {place}에서는 {wall}이(가) 두 번 있습니다. 첫 번째({zone})를 표시합니다
        tooFarOff = 너무 멉니다. 100년 이내의 날짜를 선택하세요
        notADay = ‘{text}’은(는) 2020-03-20, last friday, 어제, -3m, -1y 같은 날짜가 아닙니다
        dayTooEarly = 제공처에 {day} 이전의 종가가 없습니다
        dayIsNow = 아직 끝나지 않은 날이므로 현재를 표시합니다
        setAsideNone = 건너뛴 카드가 없습니다
        cardsAgain = 카드 {count}장을 다시 표시합니다
        terminalTooSlow = 터미널이 느려 애니메이션을 껐습니다
        deckIsThrough = 모두 보았습니다. {key:deck.refill} 건너뛴 카드 다시 보기, {key:back} 보드로
        noSwipe = 되돌릴 스와이프가 없습니다
        heldBack = {code}: {source} 값이 갑자기 {figure}(으)로 바뀌어 확인될 때까지 무시합니다
        heldBackMore = {code} 외 {others}개 값이 급변해 확인될 때까지 무시합니다
        # A key that means nothing where it was pressed.
        keyDoesNothing = {key}: 여기서는 쓸 수 없습니다. {key:help.open} 키로 단축키 보기
        keyDoesNothingInDeck = {key}: 여기서는 쓸 수 없습니다. {key:deck.skip} 건너뛰기, {key:deck.keep} 남기기, {key:back} 보드로
        keyDoesNothingInPile = {key}: 여기서는 쓸 수 없습니다. {key:deck.skip} 삭제, {key:deck.keep} 남기기, {key:back} 보드로
        keyDoesNothingInDetails = {key}: 여기서는 쓸 수 없습니다. {key:back} 보드로
        thatKey = 이 키
        putDownFirst = 먼저 카드를 놓으세요. {key:carry.drop} 놓기, {key:back} 되돌리기
        nothingHereYet = 아직 아무것도 없습니다. {key:board.add} 키로 추가하세요

        # Questions at the bottom of the screen, and looking for what to add.
        newNameFor = {name}의 새 이름:
        nameOfGroup = 그룹 이름:
        hintName = {key:prompt.accept} 저장 · {key:back} 취소
        whenItIsHere = 표시할 시각(여기):
        whenItIsIn = 표시할 시각({place}):
        # Times that may be typed there; each is understood in every language.
        whenExamples = 오후 3시 반 · 내일 14:30 · 9시 뉴욕
        # What is typed follows.
        dayQuestion = 표시할 날짜:
        # The words friday and last are English in all languages.
        dayExamples = 2020-03-20 · last friday · 어제 · -3m · -1y
        findIn = {panel}에서 찾기:
        addCurrency = 통화 추가
        addClock = 시계 추가
        addStock = 종목 추가
        addCurrencyHint = 코드, 이름, 나라, EUR/JPY 같은 통화쌍
        addClockHint = 도시, 나라, 시간대. {key:select.left} {key:select.right} 키로 머리글자 이동
        addStockHint = 종목 코드나 회사 이름
        inAllCount = 총 {count}개
        foundCount = {count}개 찾음
        addedCount = {count}개 추가
        foundAskingMore = {found}, 온라인 검색 중…
        foundNoAnswer = 오프라인에서 {found}, 제공처 응답 없음
        nothingFoundFor = ‘{text}’ 검색 결과가 없습니다.
        askingFor = ‘{text}’ 찾는 중…
        noAnswerBecause = 응답 없음: {problem}
        enterAddsAsTyped = {key:picker.add} 키로 {text}을(를) 그대로 추가합니다.
        asTyped = 입력한 그대로

        # What went wrong with a feed, and what is done about it.
        # What happened, and what comes next.
        whatAndNext = {what}. {next}
        askingAgainNext = 다음 업데이트 때 다시 시도합니다
        askingAgainIn = {span} 후 다시 시도합니다
        nextRequest = 다음 {source} 조회: {span} 후
        failUnreachable = {source}에 연결할 수 없습니다
        failTimedOut = {source}: 응답 시간이 초과되었습니다
        failTooMany = {source}: 요청이 너무 많습니다
        failAtFirst = {source}: {host}이(가) 첫 요청을 거부했습니다(HTTP 429)
        failUnknownSymbol = {source}에 {symbol}이(가) 없습니다
        thisSymbol = 이 종목
        failRefused = {source}: 접근이 거부되었습니다(HTTP {code})
        failNothingThere = {source}: 주소를 찾을 수 없습니다(HTTP {code})
        checkSettings = 설정을 확인하세요
        checkSpelling = 표기를 확인하세요
        didYouMean = {names}을(를) 찾으셨나요?
        failOutOfOrder = {source}: 제공처에 장애가 있습니다(HTTP {code})
        failNoAnswer = {source}: 쓸 수 있는 응답이 없습니다(HTTP {code})
        failTooLarge = {source}: 응답이 {size}보다 커서 무시했습니다
        failRedirect = {source}: 다른 호스트로 리디렉션되어 따르지 않았습니다
        failMalformed = {source}: 응답 형식이 예상과 다릅니다
        failInsecure = {source}: http는 이 컴퓨터에서만 쓸 수 있습니다. 설정에서 https로 바꾸세요
        # key: a name such as TIINGO_API_KEY, perhaps with an address in brackets.
        failNoKey = {source}: API 키 {key}이(가) 없습니다
        failOpenKeys = {source}: 다른 사용자가 {file}을(를) 읽을 수 있어 사용하지 않습니다
        bytesSize = {count}바이트

        # A change that an earlier version made.
        deedOther = 기타 변경

        # Headings of what fxterm print and fxterm time print.
        printCode = 코드
        printName = 이름
        printRate = 환율
        printBaseDay = 기준일
        printBaseRate = 기준일 환율
        printBaseClose = 기준일 종가
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
        printSession = 장 구분
        printBought = 매수일
        printSold = 매도일
        # How many days a share was held before it was sold.
        printDaysHeld = 보유일수
        # What a sale brought, without fees.
        printProceeds = 매도금액
        # What the sold shares had cost, without fees.
        printCost = 매입금액
        printKind = 유형
        printYear = 연도
        # Dividends and interest together.
        printEarnings = 배당·이자
        incomeDividend = 배당
        incomeInterest = 이자
        # The last line of the list of gains.
        gainsNotAdvice = 목록일 뿐, 세무 조언이 아닙니다.
        printItem = 종목
        printAccount = 계좌
        printQuantity = 수량
        printValue = 평가금액
        printDayChange = 전일대비
        printPriceGain = 주가손익
        printCurrencyGain = 환차손익
        printIncome = 배당
        printFees = 수수료
        printTaxes = 세금
        printGroup = 그룹
        printMarket = 시장
        # A heading: the part of today's change that came from currencies.
        printFromCurrency = 오늘 환율 효과
        printTotal = 총손익
        printYearly = 연수익률
        printWeight = 비중

        # What fxterm doctor says of the feeds.
        doctorRates = 환율
        doctorStocks = 주식
        doctorHistory = 과거 시세
        doctorEvents = 일정
        doctorAlerts = 알림 서비스
        doctorHeldBack = 다음 응답으로 확인될 때까지 보류 중
        doctorState = 상태
        doctorKey = 키
        doctorNoKeyNeeded = 필요 없음
        doctorKeyFound = {key} 있음
        doctorLastAnswer = 마지막 응답
        doctorLastError = 마지막 오류
        # Before the service's own words.
        doctorSaid = 응답 내용
        # Before an age, such as: 5 min ago.
        doctorFailingSince = 장애 시작
        # Before the feeds that answer for one that fails.
        doctorStandIn = 대체 제공처
        doctorStandInFor = {source}, {span} 동안
        doctorWarning = 경고
        doctorEnds = 서비스가 {day}에 종료됩니다. 다른 제공처를 선택하세요
        doctorNextTry = 다음 시도
        doctorPace = 간격
        doctorWhatToDo = 조치 방법
        doctorAlsoAsks [18] = 함께 접속하는 곳
        doctorNotAsked = 이 버전에서는 쓰지 않음
        feedServes = 제공 데이터
        feedQuota = 남은 요청
        feedQuotaOf = 하루 {most}회 중 {left}회
        feedQuotaOfHour = 시간당 {most}회 중 {left}회
        feedRecipes = 템플릿(recipe)
        feedNoneCalled = {name}(이)라는 제공처가 없습니다. 있는 제공처: {names}
        feedSaved = {file}을(를) 저장했습니다
        doctorNone = 없음
        doctorNoAnswerYet = 아직 없음
        doctorNextRefresh = 다음 업데이트 때
        doctorStart = fxterm이나 fxterm print를 실행하면 가져옵니다
        doctorFallback = 없음. 앞의 제공처가 실패할 때만 사용합니다
        doctorNothing = 없음
        doctorWait = 잠시 기다리세요
        # When it is asked again, and why not sooner: in 5 min, as it asked.
        doctorAsItAsked = {span} 후, 서버 요청에 따라
        doctorRest = {span} 후, 실패 후 대기
        doctorIn = {span} 후
        doctorPaceSet = {span}마다, 설정에 따라
        doctorPaceFloor = {span}마다: fxterm은 {source}에 같은 데이터를 더 자주 조회하지 않습니다
        doctorPaceShared = {span}마다: 시간당 {budget}회 중 {count}회를 사용했고 나머지는 고르게 나눕니다
        doctorPaceSpent = 일시 중지: 이번 시간의 {budget}회를 모두 사용했습니다
        justNow = 방금
        doctorTime = 시각
        adviceUnreachable = 네트워크와 설정의 주소를 확인하세요
        adviceTimedOut = 잠시 기다리세요. 계속되면 네트워크를 확인하세요
        adviceTooMany = 잠시 기다리세요. 다시 발생하면 설정의 refresh를 늘리세요
        adviceAtFirst = 기다려도 해결되지 않습니다. 이 제공처에 agent를 지정하거나 다른 제공처를 추가하세요
        adviceSymbol = 종목 코드를 확인하세요
        adviceRefused = 이 제공처는 거부합니다. 설정에서 다른 제공처를 앞에 두세요
        adviceAddress = 설정의 주소를 확인하세요
        adviceOutOfOrder = 서비스 자체의 장애입니다. 잠시 기다리세요
        adviceChanged = 주소를 확인하세요. 맞다면 서비스가 바뀐 것이니 fxterm을 업데이트하세요
        adviceRedirect = 신뢰할 수 있으면 새 주소를 설정에 쓰세요
        adviceInsecure = 설정에 https://로 쓰세요
        adviceNoKey = config.json 옆의 keys 파일에 NAME=값을 쓰거나(chmod 600) 환경 변수를 설정하세요
        adviceOpenKeys = API 키 파일에 chmod 600을 실행하세요
        doctorDesk = 팀 서버
        adviceDesk = 계속되면 팀 서버 관리자에게 fxterm desk check 실행을 요청하세요

        # What the command line answers.
        outputNotWritten = 출력할 수 없습니다. 받는 쪽이 닫혔거나 가득 찼습니다
        noFiguresNetwork = 아직 데이터가 없습니다. 네트워크를 확인하세요
        noFiguresLately = 아직 데이터가 없습니다. 방금 제공처에 조회했지만 값이 없었습니다
        stillOnTheWay = 아직 응답이 없습니다: {names}. --wait 60을 쓰면 더 기다립니다
        noFeedsSet = 데이터가 없습니다. 설정에 제공처가 없습니다
        noBarsOf = {code}: 과거 시세가 없습니다
        noSuchCurrency = {code} 통화는 없습니다
        noRateOf = {code} 환율을 제공한 곳이 없습니다
        noClocksOnBoard = 보드에 시계가 없습니다. ‘fxterm time Tokyo’처럼 도시를 쓰세요
        tzdataHasNoZone = 시스템 tzdata에 ‘{zone}’ 시간대가 없습니다
        noCityCalled = ‘{text}’(이)라는 도시나 시간대가 없습니다
        sayWhich = ‘{text}’은(는) {names} 중 무엇입니까?
        expectedTime = --at ‘{text}’: 시각이어야 합니다. 예: "2026-11-23 09:00 New York", "9am UTC"
        wallTwice = {place}에서는 {wall}이(가) 두 번 있습니다. 첫 번째({zone})를 씁니다
        tryHelp = ‘fxterm --help’를 참고하세요.

        # What fxterm time answers to a time that is not there.
        atSkipped = --at: {place}에는 {wall}이(가) 없습니다. 시계가 건너뛰는 시각입니다

        # Holidays of exchanges.
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
        holidayBankHoliday = 은행 휴일
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
        expectedFound = {wanted}이(가) 와야 하는데 {found}입니다
        # What is wrong with a path such as $.a[0] or with a pattern of times.
        textWrongAt = {text}: {place}번째 글자에는 {wanted}이(가) 와야 합니다
        feedNameTaken = {name}은(는) fxterm에 내장된 제공처입니다. 다른 이름을 쓰세요
        feedNameTwice = 이름이 {name}인 제공처가 둘입니다. 한쪽 이름을 바꾸세요
        expectedAfter = {key} 다음에는 {wanted}이(가) 와야 하는데 {found}입니다
        textNeedsQuotes = 값이 와야 하는데 {found}입니다. 텍스트는 따옴표로 묶으세요
        keyNeedsQuotes = {found}(으)로 시작하는 키는 따옴표로 묶으세요
        unexpectedExtra = 끝난 뒤에 {found}이(가) 있습니다. 삭제하세요
        tooDeep = 중첩이 너무 깊습니다
        valueMissing = 끝에 값이 없습니다
        # A bracket or comment that was opened: the [ of line 3 has no ]
        notClosed = {line}행의 {open}에 {close}이(가) 없습니다
        textNotClosed = 텍스트를 닫는 {close}이(가) 없습니다
        givenTwice = {key}이(가) 두 번 나옵니다. 처음은 {line}행입니다
        noEscape = {escape}은(는) 올바른 이스케이프가 아닙니다
        escapeNeedsDigits = {escape}에는 16진 숫자 {digits}개가 필요합니다
        halfPair = 서로게이트 쌍의 한쪽뿐임
        # What may be expected or found.
        anObject = 객체 {example}
        aList = 목록 {example}
        aKey = 키
        aValue = 값
        someText = 텍스트
        someASCII = 1~200자의 ASCII 텍스트
        aNumber = 숫자
        plainObject = 객체
        plainList = 목록
        theEnd = 끝
        unshowable = 보이지 않는 문자
        secondsRange = {low}~{high}초
        noSuchBinding = 없는 명령입니다. 전체 목록: fxterm config default
        noSuchKeyName = {text}은(는) 키가 아닙니다. 예: {examples}
        keyTaken = {key}이(가) {one}, {other} 모두에 지정되어 있습니다. 한쪽에 다른 키를 지정하세요
        keyIsTyped = {command}을(를) 쓰는 곳에서 {key}은(는) 글자로 입력됩니다. enter나 ctrl-s 같은 키를 지정하세요
        commandNeedsKey = {command}에는 키가 필요합니다
        backNeedsKey = back에는 esc처럼 글자를 입력하지 않는 키가 필요합니다

        # What is wrong with the settings or with a theme; file, line and key stand before it.
        unknownKey = 알 수 없는 키입니다. 여기서 쓸 수 있는 키: {keys}
        keyMissing = {key}이(가) 없습니다
        keyMissingOneOf = {key}이(가) 없습니다. {choices}을(를) 쓰세요
        fileUnreadable = 읽을 수 없습니다: {reason}
        noSuchFile = 파일이 없습니다. 경로를 확인하세요
        saveAsUTF8 = UTF-8 텍스트가 아닙니다. 파일을 UTF-8로 저장하세요
        fileEmpty = 파일이 비어 있습니다. 기본값을 쓰려면 {example}을(를) 쓰거나 파일을 삭제하세요
        addressEmpty = 비어 있습니다. 주소를 쓰세요
        controlCharacter = 제어 문자가 있습니다. 삭제하세요
        deskSecret = 주소에 비밀번호가 있습니다. 삭제하고 ~/.pgpass나 서비스 파일에 넣으세요
        deskUnverified = 다른 컴퓨터의 팀 서버에는 sslmode=verify-full이 필요합니다. 그렇게 쓰거나 sslmode를 빼세요
        notAnAddress = 주소가 아닙니다: {text}. {example}처럼 쓰세요
        notAnAddressBegin = 주소가 아닙니다: {text}. {example}(으)로 시작해야 합니다
        plainHTTPOnlyHere = http는 이 컴퓨터에서만 쓸 수 있습니다. https://로 쓰세요
        mustBe = {key}은(는) {choices}이어야 합니다
        themeMustBe = 테마는 객체 {example}이어야 합니다
        noSuchRole = {name}은(는) 역할이 아닙니다. 쓸 수 있는 것: {names}
        noSuchPart = {name}은(는) 역할의 항목이 아닙니다. 쓸 수 있는 것: {names}
        notAColour = {key}: 색은 {example}, ANSI 색 0~15 또는 {standard}이어야 합니다
        themeLeftOut = {problem}. 이 테마는 건너뜁니다
        nameUnreadable = {file}을(를) 읽을 수 없습니다({reason})

        # Why a file cannot be read or kept: it stands in brackets or after a colon.
        isFolder = 폴더임
        isNoPlainFile = 일반 파일이 아님
        isTooLarge = {size}보다 큼
        fileKeepsChanging = 다른 프로그램이 파일을 계속 변경하고 있습니다. 끝난 뒤 다시 시도하세요
        isGone = 삭제됨
        isNotUTF8 = UTF-8 텍스트가 아님
        pathNotUTF8 = 경로가 UTF-8이 아닙니다. 이름을 바꾸세요
        isNotJSON = JSON이 아님
        isNoBoard = 보드 파일이 아님
        isAnothers = 다른 프로그램의 파일임
        isOfVersion = 버전이 {version}임
        isWrongType = {key}의 형식이 다름
        isNull = {key}이(가) null임
        tooManySetAside = 옆에 보관된 파일이 너무 많습니다. 몇 개를 삭제하세요

        # What is said of the files that the program keeps.
        diskFull = {file}: 디스크가 가득 찼습니다. 공간을 비우면 저장됩니다
        notPermitted = {file}: 권한이 없습니다. 파일과 폴더에 쓰기 권한을 주세요
        fileInUse = {file}: 다른 프로그램이 사용 중입니다. 끝나면 저장됩니다
        fileDamaged = {file}: 손상되었습니다. 다른 곳으로 옮기고 fxterm을 다시 시작하세요
        diskSilent = {file}: 디스크가 응답하지 않습니다. 마지막 변경이 사라질 수 있습니다
        fileFailed = {file}: {reason}. 해결될 때까지 저장할 수 없습니다
        notSavedYet = 아직 저장되지 않았습니다: {what}({reason})
        savedAgain = {file}: 다시 저장됩니다
        noHome = 홈 폴더가 없습니다. HOME을 설정하세요
        fileSetAside = {file}을(를) 읽을 수 없어({reason}) {name}(으)로 옮겼습니다
        fileLeftAlone = {file}을(를) 읽을 수도({reason}) 옮길 수도 없습니다. 옮길 때까지 그곳에 저장하지 않습니다
        fileIsNewer = {file}은(는) 더 새로운 fxterm(버전 {version})이 쓴 파일입니다. 업데이트할 때까지 그곳에 저장하지 않습니다
        folderIsOpen = 다른 사용자가 {file}에 접근할 수 있습니다. chmod 700으로 막으세요
        entriesLeftOut = {file}: 잘못된 항목 {count}개를 건너뛰었습니다

        # Why feeds cannot be asked, in brackets after the sentence on the feed.
        feedsMissing = fxterm-collector가 없음: fxterm을 다시 설치하세요
        feedsUnfit = fxterm-collector를 시작할 수 없음: fxterm을 다시 설치하세요
        feedsNoRoom = fxterm-collector에 쓸 프로세스나 스레드가 시스템에 없습니다. 다른 프로그램을 닫으세요
        feedsStopped = 수집기가 멈췄습니다. 로그를 확인하세요
        feedsSilent = fxterm-collector가 응답하지 않습니다. 30초 후 다시 시작합니다
        feedsOutOfReach = fxterm-collector가 응답하지 않으며, 다른 컨테이너처럼 이 fxterm이 멈출 수 없는 곳에서 실행 중입니다
        proxyNotFound = 프록시를 찾을 수 없음
        noNetwork = 네트워크 없음
        noConnection = 연결할 수 없음
        nameNotKnown = 호스트를 찾을 수 없음(오프라인?)
        certificateNotTrusted = 알 수 없는 인증 기관의 인증서
        certificateOutOfDate = 인증서 유효 기간이 아니거나 시계가 맞지 않음
        certificateOfOther = 다른 호스트의 인증서
        certificatesUnreadable = 인증 기관 목록을 읽을 수 없음(fxterm doctor 참고)
        noSecureConnection = 보안 연결을 할 수 없음
        connectionBrokeOff = 연결이 끊김
        breaksOff = 응답이 불완전함
        figuresLeftOut = 쓸 수 없는 항목 {count}개를 건너뜀

        # Why nothing comes from the team server, in the same brackets.
        deskGone = 팀 서버의 데이터베이스가 응답하지 않음
        deskIsNewer = 팀 서버 버전이 더 새로움: fxterm을 업데이트하세요
        deskIsOlder = 팀 서버 버전이 오래됨: 관리자가 fxterm desk migrate를 실행해야 합니다
        deskIsNone = 해당 데이터베이스에 팀 서버가 없음: 관리자가 fxterm desk init을 실행해야 합니다
        deskRefuses = 팀 서버가 로그인을 거부함
        deskNoPassword = 팀 서버 비밀번호를 찾을 수 없음: ~/.pgpass에 쓰세요
        deskOpenPasswordFile = 다른 사용자가 비밀번호 파일을 읽을 수 있어 사용하지 않음: chmod 600 ~/.pgpass를 실행하세요
        deskWrongPassword = 팀 서버가 비밀번호를 거부함: ~/.pgpass를 수정하세요
        deskNoDatabase = 팀 서버에 해당 데이터베이스가 없음: 설정의 desk를 수정하세요
        deskBadAddress = 팀 서버 주소가 올바르지 않음: 설정의 desk를 수정하세요
        deskUntrusted = 팀 서버의 인증서를 신뢰할 수 없음: 인증 기관의 인증서를 ~/.postgresql/root.crt에 두세요
        deskIdle = 팀 서버에 게시하는 수집기가 없음

        # What else is said on the screen.
        pasteDoesNothing = 먼저 {key:board.add} 키를 누른 뒤 이름을 붙여 넣으세요
        settingsReloaded = 설정을 다시 불러왔습니다
        listInSettings = 설정의 목록
        zonesInFolder = {folder}의 tzdata {version}
        zonesMissing = 시간대 데이터베이스가 없습니다. tzdata를 설치할 때까지 UTC만 쓸 수 있습니다
        unknownVersion = (버전 알 수 없음)

        # Wrong usage, and a terminal that will not do.
        optionNeedsValue = 옵션 {option}에는 값이 필요합니다
        noSuchOption = {option}은(는) 옵션이 아니거나 값을 받지 않습니다
        # Options, and the command that they are for.
        onlyWith = {options}: {command}에서만 쓸 수 있습니다
        takesNoMore = {command}은(는) {options}만 받습니다
        noBaseHere = {command}에는 --base를 쓸 수 없습니다. 환율도 합계도 없습니다
        noSuchCommand = 알 수 없는 명령: {text}
        optionExpected = {option} {text}: {choices}이어야 합니다
        cannotPrint = {text}은(는) 출력할 수 없습니다. {choices}이어야 합니다
        needsItem = {command}에는 {example} 같은 항목이 필요합니다
        noDescriptors = 시스템에 남은 파일 디스크립터가 없습니다. 다른 프로그램을 닫으세요
        noThreads = 스레드가 부족해 이 보드가 업데이트되지 않습니다. 다른 프로그램을 닫으세요
        noWatches = 시스템에 남은 파일 감시가 없어 변경을 1초마다 확인합니다. 다른 프로그램을 닫거나 fs.inotify.max_user_instances를 늘리세요
        stoppedByFault = fxterm {version}이(가) 비정상 종료되었습니다. 자세한 내용은 {file} 끝에 있습니다. 신고할 곳: {place}
        notATerminal = {stream}이(가) 터미널이 아닙니다. fxterm print는 터미널 없이 쓸 수 있습니다
        standardInput = 표준 입력
        standardOutput = 표준 출력
        terminalTooSimple = 터미널 종류 {type}은(는) 커서를 옮길 수 없습니다. TERM을 올바르게 설정하세요
        terminalUnknown = 터미널 종류 {type}의 설명이 없습니다. ncurses-base를 설치하거나 TERM을 설정하세요

        # What fxterm --help says, a line a phrase. Commands, options and their fixed words stay as they are.
        usage = 사용법:
        # What stands for what the user fills in: --config FILE.
        wordFile = 파일
        wordItem = 항목
        wordCity = 도시
        wordTime = 시각
        wordCommand = 명령
        aboutProgram = 터미널 시세 보드: 환율 카드, 세계 시계, 주식 표.
        aboutPrint = 보드나 그 일부를 출력
        aboutWatch = 발생한 알림을 한 줄씩 출력
        aboutCollect = 백그라운드에서 시세를 계속 업데이트
        aboutTime = 다른 도시의 시각 표시
        aboutDoctor = 각 제공처의 상태 표시(조회하지 않음)
        aboutFeeds = 제공처 목록, 테스트, 응답 저장
        aboutSettings = 설정 파일의 위치 표시, 검사, 기본값 출력
        aboutConfig = 이 설정 파일을 사용
        aboutDemo = 예시 데이터로 시장을 재현, 저장하지 않음
        aboutFormat = 출력 형식(기본값: table)
        aboutLineFormat = 출력 형식(기본값: lines)
        aboutAt = 표시할 시각, 여기 또는 지정한 곳:
        aboutBaseline = 기준일: d1, d5, ytd, 1y, 날짜(여러 개 가능)
        aboutBase = 환율과 합계의 기준 통화
        aboutWait = 응답을 기다릴 시간(초)
        aboutRange = 조회 기간(기본값: 1mo)
        aboutInterval = 봉 하나의 길이(기본값: 기간에 따름)
        aboutYear = 매도 연도(기본값: 전체)
        aboutDays = 며칠 뒤까지 표시할지(기본값: 30)
        aboutMethod = 매도에 쓰는 매입내역(기본값: 설정)
        aboutPricesFrom = 가격의 첫날
        aboutPriceFormat = 출력 형식(기본값: ledger)
        aboutJournalFormat = 다른 프로그램용(기본값: 파일 그대로)
        aboutWatchPrices = 이 파일의 가격을 최신으로 유지
        # Of transactions that are exported for another program.
        journalLacks = {items}의 통화를 알 수 없어 해당 행을 제외했습니다
        aboutHome = 합계 통화(기본값: 기본 통화)
        aboutOnDay = 그날 마감 기준
        aboutBy = 통화(기본값), 계좌, 그룹, 시장별 합계
        aboutWhatIf = 환율이나 가격이 바뀐 경우: 'EUR -10%'
        aboutPrintOn = 과거 날짜의 종가
        aboutChartFrom = 차트의 첫날
        aboutChartTo = 차트의 마지막 날
        aboutHelp = 이 도움말 표시
        aboutVersion = 버전 표시
        aboutKeys = 보드에서 {key:help.open} 키를 누르면 단축키가 보입니다. 설정 파일:
        aboutExit = 종료 코드: 0 성공, 1 실패, 2 사용법 오류.
        collecting = 시세를 계속 업데이트합니다. Ctrl-C로 끝냅니다.
        aboutCollectDesk = 팀의 시세를 이 팀 서버에 게시
        # Lines of the log of a collector that publishes to a team server.
        publisherLeads = 이 수집기가 이제 팀 서버에 게시합니다.
        publisherWaits = 다른 수집기({name})가 팀 서버에 게시 중입니다. 끝날 때까지 기다립니다.
        publisherGone = 팀 서버에 연결할 수 없습니다. 다시 시도합니다: {reason}
        publisherLate = 팀 서버가 데이터를 받지 않습니다. 나중에 게시합니다: {reason}
        publisherRefused = 팀 서버가 {count}개 행을 거부했습니다(첫 항목 {item}). 나머지는 모두 게시되었습니다: {reason}
        publisherRecovered = 팀 서버가 다시 데이터를 받습니다.
        publisherNoDesk = 이 데이터베이스에는 게시할 수 없습니다. fxterm desk check를 실행하세요: {reason}
        publisherNewer = 이 프로그램은 버전 {version} 팀 서버에 쓸 수 없습니다. fxterm을 업데이트하세요

        # What fxterm config says, and its comments on each setting.
        settingsFine = {file}: 이상 없음
        settingsNone = {file}: 파일이 없어 기본값을 사용합니다
        settingsFileHead = fxterm 설정과 기본값. 생략한 항목에는 기본값이 적용됩니다.
        settingRates = 환율 제공처. 첫 번째를 먼저 조회하고, 실패하면 다음을 사용합니다.
        settingStocks = 주가 제공처(우선순위 순): yahoo, twse, twse-day, kraken, coinbase, cnbc, tencent, dash. User-Agent를 거부하는 제공처에는 agent로 다른 이름을 지정합니다.
        settingHistory = 과거 환율 제공처. 등락률과 차트에 사용합니다.
        settingEvents = 다가올 일정의 제공처: 거래소 배당, 실적, 캘린더(.ics).
        settingRatesRefresh = 환율 조회 간격(초).
        settingStocksRefresh = 주가 조회 간격(초).
        settingDesk = 팀 서버의 주소 postgresql://…. off이면 제공처에 직접 조회합니다.
        settingDeskOnly = 팀 서버가 멈춘 동안 제공처로 전환하지 않습니다.
        settingColours = 상승 색: "auto"(로캘에 따름), "red-up"(빨강), "green-up"(초록).
        settingColourDepth = 색상 수: "auto"(터미널에 따름), "24bit", "256", "16". 시작할 때 읽습니다.
        settingGraphics = 픽셀로 그리는 차트: "auto"(터미널이 kitty나 sixel을 지원하고 SSH가 아닐 때), "off". 시작할 때 읽습니다.
        settingFlags = 환율 카드의 국기 표시.
        settingSeconds = 시계의 초 표시.
        settingHours = 시간 표기: 12, 24, "auto"(로캘에 따름).
        settingLanguage = 언어: "auto"(로캘에 따름), en, zh_TW, zh_CN, ja, ko, id, de, es. de_AT처럼 국가도 지정할 수 있습니다.
        settingNames = 종목 이름. auto는 사용자의 언어 또는 영어, local은 각 시장의 언어.
        settingTheme = 테마: "default"는 터미널에 맞춰 어둡거나 밝습니다. 다른 테마는 보드에서 {key:theme.next} 키를 눌러 볼 수 있습니다.
        settingMouse = 마우스. false면 터미널에서 텍스트를 선택할 수 있습니다.
        settingASCII = true면 ASCII로만 그립니다. "auto"는 로캘이 UTF-8이 아닐 때만 ASCII로 그립니다.
        settingAmbiguousWidth = 너비가 모호한 문자의 칸 수. 터미널이 두 칸으로 표시하면 2.
        settingMotion = 덱 카드 애니메이션.
        settingKeys = 각 명령의 키. []는 키 없음.
        groupChart = 차트
        helpChart = 카드의 차트를 전체 화면으로 열기/닫기
        keyChart = 차트
        helpChartRange = 차트 기간: 1일~10년
        keyRange = 기간
        helpChartMax = 전체 기간의 차트
        helpChartShape = 차트 종류: 캔들, 라인, 영역
        keyShape = 종류
        helpChartScale = 차트 눈금: 일반, 로그, 퍼센트
        keyScale = 눈금
        helpIndicators = 보조 지표: 이동평균선, 볼린저 밴드, RSI, MACD
        keyIndicators = 지표
        helpMark = 십자선의 봉에 표시하고 그때부터의 등락률 보기
        keyMark = 표시
        helpZoom = 십자선을 중심으로 확대와 축소
        keyZoom = 확대/축소
        helpPan = 차트를 이전 또는 이후 기간으로 이동
        keyRead = 십자선
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
        chartOfCloses = 일별 종가만 표시: 장중 데이터를 주는 제공처가 없습니다
        chartAsking = 차트 불러오는 중…
        chartBegins = {date}부터 데이터 있음
        keyOnOff = 켜기/끄기
        helpCompare = 주식, 통화, 가상자산, 통화쌍과 등락률로 비교
        keyCompare = 비교
        helpChartCurrency = 차트를 기준 통화로 표시
        keyCurrency = 통화
        compareTitle = 비교할 항목
        # The empty field above the list of what a chart can be compared with.
        compareHint = 종목 코드, 통화, 통화쌍: AAPL, ^N225, BTC, EUR/JPY
        notComparable = ‘{text}’은(는) AAPL, BTC, EUR/JPY 같은 종목 코드, 통화, 통화쌍이 아닙니다
        comparesNoMore = 한 차트에서 {count}개까지 비교할 수 있습니다
        noOtherCurrency = 이미 기준 통화로 된 가격입니다
        noCommonDays = 공통 거래일이 없습니다
        chartAtEnd = 최신 봉입니다
        chartAtLimit = 이 방향으로는 더 갈 수 없습니다
        aboutChart = 항목의 차트를 그리거나 여러 항목을 비교
        aboutType = 차트 종류(기본값: candles)
        aboutScale = 가격 눈금(기본값: linear)
        aboutSize = 열과 행 수(기본값: 터미널 크기)
        aboutSVG = SVG를 파일에 저장, -는 표준 출력
        positions = 보유 종목
        noPositions = 아직 보유 종목이 없습니다
        positionsComeOfFile = 보유 종목은 거래 파일에서 계산합니다. {key:positions.add} 키로 거래를 입력합니다
        positionCount = 보유 종목 {count}개
        noAccount = 계좌 없음
        # Money in an account.
        cash = 현금
        # Of cash below 0.
        cashOverdrawn = 마이너스 잔액
        # A title: how much of the positions is in each currency, account, group or market.
        exposure = 익스포저
        helpExposure = 통화·계좌별 평가금액, 비중, 오늘의 환율 효과
        # A key that goes on from the sums by currency to those by account, group and market.
        keyExposureBy = 분류
        byCurrency = 통화별
        byAccount = 계좌별
        byGroup = 그룹별
        byMarket = 시장별
        noGroup = 그룹 없음
        # Of positions that no exchange in the table trades.
        otherMarket = 기타
        fundsByQuote = 펀드는 편입 자산이 아니라 가격 표시 통화로 집계합니다.
        exposureEmpty = 보유 종목이 없습니다.
        # The state of a figure under assumed rates and prices.
        whatIf = 가정
        helpWhatIf = 환율이나 주가가 바뀐다면: EUR -10%, stocks -8%
        keyWhatIf = 가정
        whatIfQuestion = 가정:
        whatIfExamples = EUR -10% · USD/JPY 130 · 2330.TW +5%, stocks -8%
        whatIfEnded = 실제 환율과 가격으로 돌아왔습니다
        whatIfUnknown = {code}의 환율이나 가격을 알 수 없습니다
        whatIfIsNow = 가정은 현재 값에만 적용됩니다. {key:back} 키로 현재로 돌아가세요
        whatIfTooLow = {text}: 100% 이상 하락은 지정할 수 없습니다
        helpPositions = 보유 종목 패널(비어 있으면 입력 방법 표시)
        helpHideAmounts = 보유 종목의 금액 숨기기 또는 표시
        keyHideAmounts = 금액 숨기기
        amountsHidden = 금액을 숨겼습니다 · {key:amounts.hide} 키로 표시
        amountsShown = 금액을 표시합니다
        quantityHeading = 수량
        valueHeading = 평가금액
        todayHeading = 전일대비
        gainHeading = 평가손익
        weightHeading = 비중
        labelCost = 매입금액
        # Before the time-weighted return of positions.
        labelTimeWeighted = 시간가중수익률
        # How much more a comparison would be worth than the positions.
        benchmarkMore = ({amount} 많음)
        # How much less a comparison would be worth than the positions.
        benchmarkLess = ({amount} 적음)
        labelPriceGain = 주가손익
        labelCurrencyGain = 환차손익
        labelIncome = 배당
        labelFees = 수수료
        labelTaxes = 세금
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
        sumWithout = {what} 제외
        leftOutLine = {line}행
        sumsLeaveOut = 합계에서 제외: {what}
        helpAdjustment = 주가 조정: 분할, 분할과 배당, 조정 없음
        adjustedSplits = 분할 조정
        adjustedTotal = 배당 포함
        adjustedNot = 조정 없음
        eventDividend = 배당 {amount}
        eventSplit = 주식 분할 {ratio}
        # A panel: what comes next, such as results, dividends and days without trading.
        events = 일정
        eventCount = 일정 {count}개
        noEventsYet = 일정이 없습니다. {key:board.add} 키로 내 일정을 추가합니다
        helpEvents = 일정: 다가올 일정과 시각
        helpEventEdit = 내 일정 편집
        # Asks for an event to add; an example follows.
        eventQuestion = 일정:
        # Times are typed in English or in this language.
        eventExamples = 12월 4일 14:00 서울: 회의 · 12월 25일: 월세
        eventNeedsTitle = 시각 뒤에 콜론과 제목을 입력하세요(예: {example})
        eventNeedsTime = ‘{text}’은(는) 12월 4일 14:00 서울 같은 시각도, 12월 25일 같은 날짜도 아닙니다
        eventNotYours = 이 일정은 {source}에서 온 것입니다. 내 일정만 바꿀 수 있습니다
        # Where holidays and clock changes come from.
        eventRules = 거래 시간과 시간대
        eventRepeats = 반복 일정은 events.ics에서 편집하세요
        eventEdited = {name}을(를) 변경했습니다
        selectEventFirst = 먼저 내 일정을 선택하세요. {key:panel.events} 키로 표시합니다
        eventsByTime = 일정은 시간순입니다
        eventsEverywhere = 일정은 모든 보드에서 같습니다
        eventChanged = 그 사이 일정이 바뀌었습니다
        isNoCalendar = iCalendar 파일이 아님
        eventsNotSaved = 마지막 일정을 events.ics에 저장하지 못했습니다
        deedEvent = {name} 일정 추가
        deedRemoveEvent = {name} 일정 삭제
        deedEditEvent = {name} 일정 편집
        # The first day on which a share trades without its dividend; an amount follows.
        eventExDividend = 배당락
        # A dividend in shares: how many for each one held.
        eventNewShares = 1주당 신주 {count}주
        # The first day on which a share trades without its right to buy new shares.
        eventExRights = 권리락
        # A company publishes its results of a quarter or year.
        eventResults = 실적 발표
        # Follows «Results».
        eventBeforeOpen = 개장 전
        eventDuringTrading = 장중
        eventAfterClose = 장 마감 후
        eventEarlyClose = {exchange} 조기 마감: {time}
        # Clocks go forward or back by a span, such as 1 h; the city comes first.
        eventForward = 시계 {span} 앞당김
        eventBack = 시계 {span} 늦춤
        # A day that is not confirmed yet.
        eventExpected = 예상
        eventConfirmed = 확정
        eventUntil = {date}까지
        eventAllDay = 종일
        # Before what of today is over.
        eventsOver = 지남:
        # In the line of today, if there is no event.
        eventsToday = 오늘 없음
        # On cards, before a day: ex-div Thu.
        shortDividend = 배당락
        shortRights = 권리락
        # On cards, before a day: results Thu.
        shortResults = 실적
        shortTonight = 오늘 밤
        # On clocks, before a day: closed Thu.
        shortClosed = 휴장
        # On clocks, before a day.
        shortEarlyClose = {time} 마감
        # On clocks, before a day: their difference from now on.
        shortClocks = 시계 {offset}
        # In details, before the next event of the item.
        labelNext = 다음 일정
        labelWhen = 일시
        # The time of an event by the user's own clock.
        labelHere = 여기 시각
        # The stock, city or currency of an event.
        labelWhose = 대상
        # Before expected or confirmed.
        labelCertainty = 날짜
        untoldSplit = {date}: 제공처가 알리지 않은 {ratio} 주식 분할 가능성
        aboutAdjust = 과거 가격 조정(기본값: splits)
        # What is wrong in the file of transactions, and what its commands say.
        rowTooLong = 행이 {size}보다 깁니다
        textBehindQuote = 닫는 따옴표 뒤에 글자가 있습니다. 따옴표 안의 따옴표는 ""로 쓰세요
        tooManyFields = 머리글은 {columns}열인데 값이 {count}개입니다. 구분 기호가 든 값은 따옴표로 묶으세요
        tooFewFields = 파일이 이 행 중간에서 끝났습니다. 머리글은 {columns}열인데 값이 {count}개입니다
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
        splitsOutOfRange = 이전 분할과 합친 비율이 범위를 벗어났습니다. 이 종목의 분할을 확인하세요
        lotNotUnderstood = {example} 같은 행이 필요합니다
        notYahoos = {text}은(는) Yahoo Finance 종목 코드가 아닙니다. {example}처럼 쓰세요
        canMeanTwo = {text}은(는) 두 가지로 읽힙니다. {option}(으)로 지정하세요
        columnNotInFile = 파일에 {column} 열이 없습니다
        noRowAtLine = {line}행에서 시작하는 거래가 없습니다
        rowChanged = 다른 프로그램이 {line}행의 거래를 바꿨습니다
        transactionsFine = {file}: 거래 {count}건, 오류 없음
        transactionsNone = {file}: 아직 없습니다. 첫 거래 때 만들어집니다
        importAdded = {file}: 거래 {count}건을 추가했습니다
        importWouldAdd = {file}: 거래 {count}건이 추가됩니다
        importKnown = {count}건은 이미 있습니다
        # A broker's file that import reads.
        importRows = {file}: {broker}, {count}행
        # Rows of a broker's file that import leaves out; {reason} is one of the phrases below.
        importRowsLeftOut = {count}행 제외: {reason}({lines}행)
        importStopped = 가져오지 않았습니다. 먼저 이 행들을 수정하세요
        importNeedsMap = 가져오지 않았습니다. 다른 프로그램의 파일이라면 열 이름을 지정하세요: --map date=날짜,item=종목,quantity=수량,price=가격
        isinsUnlisted = {isins}의 종목 코드가 아직 없습니다. 찾기: {command}
        isinsListed = 모든 ISIN에 종목 코드가 있습니다
        isinChoose = 상장된 곳이 여러 곳입니다. 하나를 선택하세요: {command}
        isinNotFound = 찾지 못했습니다. 종목 코드를 입력하세요: {command}
        aboutTransactions = 거래 가져오기, 내보내기, 검사 또는 파일 위치 표시
        aboutImportFormat = 파일 형식(기본값: 이름으로 판단)
        aboutMap = 증권사의 열과 유형: date=거래일,buy=매수
        aboutFromBroker = 증권사 또는 설명 파일(기본값: 머리글로 판단)
        aboutAccount = 계좌가 없는 행에 쓸 계좌
        aboutLotDay = 가져올 매입내역의 날짜(기본값: 오늘)
        aboutDecimal = 가져올 파일의 소수점 기호
        aboutDates = 3/4/2024 같은 날짜에서 먼저 오는 것(일 또는 월)
        aboutDryRun = 가져올 내용만 표시하고 쓰지 않음

        # Amounts of money in other currencies.
        keyAmount = 금액
        keyNoAmount = 금액 지우기
        helpAmount = 250 EUR 같은 금액을 모든 환율 카드에 환산해 표시
        helpInvert = 반대로 환산: 각 통화로 250
        amountQuestion = 금액:
        amountCleared = 금액을 지웠습니다 · {key:amount.open} 새 금액
        noAmountToInvert = 금액이 없습니다 · {key:amount.open} 입력
        dayToCome = {day}은(는) 미래의 날짜입니다
        noRateOfDay = {date} 환율 없음
        demoRatesBegin = 데모의 환율은 {date}부터 있습니다
        notAskedYet = {source}에 조회하지 않았습니다. 시간당 최대 {budget}회이며 다음은 {time}부터 가능합니다
        amountNumberMissing = 숫자가 빠졌습니다
        amountUnexpected = ‘{text}’은(는) 여기에 쓸 수 없습니다
        amountUnclosed = 괄호가 닫히지 않았습니다
        amountDivisionByZero = 0으로 나눌 수 없습니다
        amountTooLarge = 숫자가 38자리를 넘습니다
        amountTooLong = 너무 깁니다
        amountAmbiguous = {text}은(는) 소수일 수도 천 단위일 수도 있습니다
        amountGrouping = {text}: 천 단위는 세 자리입니다
        amountDayMissing = 날짜가 빠졌습니다(예: 2024-03-01)
        amountNoSuchDay = {text}은(는) 날짜가 아닙니다. 2024-03-01처럼 쓰세요
        amountMargin = 환전 수수료는 100% 미만이어야 합니다({text}%는 안 됨)
        mistakeAt = {what}({place}번째 글자)
        settingMargin = 환산할 때의 환전 수수료(%). 0 이상 100 미만.
        percentRange = 0 이상 100 미만의 숫자
        aboutConvert = 금액을 현재 또는 지정한 날의 환율로 환산
        aboutOn = 이 과거 날짜의 환율을 사용
        aboutMargin = 환전 수수료(%), 예: 2.5
        wordAmount = 금액
        wordDay = 날짜
        printAmount = 금액
        needsAmount = {command}에는 {example} 같은 금액이 필요합니다
        settingHome = 보유 종목의 기본 통화(예: "TWD"). "auto"는 보드의 기준 통화.
        settingCostMethod = 매도 원가: "fifo"는 선입선출, "average"는 평균.
        aboutPrivate = 보유 종목의 금액 숨기기
        aboutPrivateEvents = 보유 종목에만 있는 종목은 제외
        helpEnter = 거래 입력(예: buy 10 AAPL 187.40)
        helpGroupPositions = 보유 종목을 계좌별, 통화별로 묶거나 묶지 않음
        entryQuestion = 거래:
        entryBuy = {date} {item} {quantity} 매수, 단가 {price}
        entrySell = {date} {item} {quantity} 매도, 단가 {price}
        entryDividend = {date} {item} {quantity} 배당, 주당 {price}
        entrySplit = {date} {item} 주식 분할, 1주를 {quantity}주로
        entryFee = {date} 수수료 {price}
        entryFeeOf = {date} {item} 수수료 {price}
        entryDeposit = {date} {price} 입금
        entryWithdraw = {date} {price} 출금
        entryTax = {date} 세금 {price}
        entryTaxOf = {date} {item} 세금 {price}
        entryInterest = {date} 이자 {price}
        entryExchange = {date} {quantity} → {item} 환전, 환율 {price}
        entryWithFee = 수수료 {price}
        entryRate = 환율 {rate}
        entryAccount = 계좌 {account}
        entryMissing = 아직 필요함: {what}
        entryQuantity = 수량
        entryFactor = 비율(예: 4:1)
        entryItem = 종목
        entryPrice = 가격
        entryCurrency = 통화
        entryInAccount = 계좌
        deedEnter = {name} 거래 입력
        entryChanged = 되돌릴 수 없습니다. 파일의 거래가 바뀌었습니다: {deed}
        enteredInDemo = {what}(데모, 저장 안 됨)
        transactionsNotSaved = 마지막으로 입력한 거래를 transactions.csv에 저장하지 못했습니다
        noPositionsYet = 보유 종목 없음: {key:positions.add} 추가, fxterm transactions import 파일 한꺼번에
        statusBrace = ‘{brace}’에 짝이 되는 ‘{other}’이(가) 없습니다. 중괄호 자체는 {brace}{brace}로 씁니다
        statusUnknown = ‘{text}’은(는) 통화, 도시, 알려진 종목이 아닙니다
        statusNoField = {item}에는 ‘{text}’이(가) 없습니다. {choices}이어야 합니다
        wordText = 텍스트
        aboutStatus = 저장된 데이터로 상태 표시줄용 한 줄을 출력
        aboutStatusFormat = 중괄호로 항목을 넣은 텍스트(man fxterm-print)
        aboutBars = 이 표시줄용 마크업 출력
        aboutFollow = 계속 실행하며 바뀔 때마다 한 줄 출력
        aboutFields = 출력할 항목(이 순서대로)
        aboutOffline = 저장된 데이터만 사용, 조회하지 않음
        aboutRequire = 값(또는 실시간 값)이 없는 항목이 있으면 실패
        aboutMCP = Model Context Protocol로 AI 어시스턴트에 응답
        aboutMCPPositions = 어시스턴트에 보유 종목 공개
        aboutLength = 최소 길이(분, 기본값: 60)
        nothingStored = 아직 저장된 것이 없습니다. --offline 없이 실행하면 가져옵니다
        valueIsAtHome = 평가금액은 기본 통화로만 표시하며 조정은 할 수 없습니다
        scaleStaysPercent = 금액을 숨기는 동안 눈금은 퍼센트로 유지됩니다
        helpHeadlines = 상세에서 뉴스 선택, {key:details.open} 키로 주소 표시
        helpCopy = 값 또는 뉴스 주소 복사
        copied = {text}을(를) 복사했습니다
        nothingToCopy = 아직 복사할 것이 없습니다
        noClipboard = 이 터미널에는 클립보드가 없습니다
        noHeadlines = 여기에는 뉴스가 없습니다
        headlineWithoutAddress = 이 뉴스에는 주소가 없습니다
        noNewsOf = {symbol} 뉴스가 없습니다
        noEventsAhead = 이 기간에는 일정이 없습니다
        printTitle = 제목
        printPublisher = 언론사
        printAge = 경과
        printAddress = 주소
        alertAbove = {item}이(가) {level} 이상이 되면
        alertBelow = {item}이(가) {level} 이하가 되면
        alertPerUnits = {count} {base}당 {level}
        alertChangeOf = {item}의 {since} 등락률
        alertMoves = {item}의 {since} 등락률이 위아래로 {percent} 이상이 되면
        alertSinceClose = 전 거래일 종가 대비
        sinceAgo = {time} 전 종가 대비
        sinceWeek = 지난주 마지막 종가 대비
        sinceMonth = 지난달 마지막 종가 대비
        sinceQuarter = 지난 분기 마지막 종가 대비
        sinceYear = 작년 마지막 종가 대비
        sinceDay = {day} 종가 대비
        alertWithin = {time} 이내
        alertGainOf = {item}의 평가손익
        alertValueOf = {item}의 평가금액
        alertAllPositions = 전체 보유 종목
        alertHigh = {item}이(가) {span} 신고가를 기록하면
        alertLow = {item}이(가) {span} 신저가를 기록하면
        alertTradingDays = {count}거래일
        alertWeeks = {count}주
        alertMonths = {count}개월
        alertYears = {count}년
        alertDays = {count}일
        alertCrosses = {item}이(가) {average}선과 교차하면
        alertSimpleAverage = {count}일 이동평균
        alertExponentialAverage = {count}일 지수이동평균
        alertTime = {item} {time}
        alertTimeOn = {item} {time}({days})
        alertOpens = {exchange} 개장 시
        alertOpensIn = {exchange} 개장 {time} 전
        alertCloses = {exchange} 장 마감 시
        alertClosesIn = {exchange} 장 마감 {time} 전
        alertClocksChange = {item} 시계 변경 전날 {time}
        # A time before an event, as in "2 days before the ex-dividend day".
        alertDaysBefore = {count}일
        alertEvent = {item} 다음 일정 시
        alertEventIn = {item} 다음 일정 {time} 전
        alertExDividend = {item} 배당락일
        alertExDividendIn = {item} 배당락일 {time} 전
        alertResults = {item} 실적 발표 시
        alertResultsIn = {item} 실적 발표 {time} 전
        alertDigest = 오늘의 일정, {item} {time}
        alertDigestOn = 오늘의 일정, {item} {time}({days})
        alertDigestNone = 오늘 일정 없음
        alertEventLate = {time} 예정, 늦게 알림
        alertAgainBelow = {level} 아래로 내려간 뒤 다시 알림
        alertAgainAbove = {level} 위로 올라간 뒤 다시 알림
        alertAgainBack = {margin} 되돌아온 뒤 다시 알림
        alertAgainAway = {margin} 벗어난 뒤 다시 알림
        alertPoints = {size}%p
        alertOnce = 한 번만
        alertDaily = 하루 한 번까지
        alertNew = 첫 시세 대기 중
        alertArmed = 감시 중
        alertBeyond = 이미 도달, 되돌아오면 감시
        alertFired = 발생함, 되돌아오면 다시 감시
        alertDone = 발생함, 종료
        alertWaits = 보류: {why}
        alertSample = 예시 데이터
        alertStale = 시세가 오래됨
        alertUnconfirmed = 급변 확인 대기
        alertDisputed = 제공처 간 차이 1% 초과
        alertMissing = 비교할 값 없음
        alertBacktest = 일별 종가 기준 지난 1년간 {count}회 발생
        alertBacktestUnknown = 일별 종가로는 발생 횟수를 알 수 없습니다
        alertLate = {time}에 도달, 늦게 알림
        alertCount = 알림 {count}건
        alertExpected = 조건 입력(예: {example})
        alertSideMissing = > 또는 <이 빠졌습니다
        alertPercentMissing = %가 빠졌습니다
        alertSpanMissing = 기간이 빠졌습니다(예: {example})
        alertOutOfRange = {text}은(는) 범위를 벗어났습니다
        alertNoSuchTime = {text}은(는) 시각이 아닙니다
        alertNoSuchItem = 비교할 항목 {text}이(가) 없습니다
        alertUnfit = {item}에 쓸 수 없는 조건입니다
        valueLacks = 이 기간 일부에 {code} 시세가 없습니다
        settingQuietHours = 알림을 보내지 않는 시간. 예: "22:00-07:00 Taipei". 없으면 "off".
        alertTest = fxterm의 테스트 알림
        helpAlert = 선택한 항목이 값이나 시각에 도달하면 알림
        keyAlert = 알림
        helpAlerts = 모든 알림과 알림 기록 보기
        keyAlerts = 알림 목록
        keyEdit = 편집
        keyAlertLog = 목록/기록
        alertQuestion = {item} 알림:
        alertsTitle = 알림
        alertLogTitle = 알림 기록
        noAlerts = 알림이 없습니다. 카드에서 {key:alert.add} 키로 추가합니다.
        noFirings = 아직 발생한 알림이 없습니다.
        alertFiredAt = {item} {value}
        alertNeedsItem = 먼저 카드를 선택하세요. {key:alert.add} 키로 알림을 추가합니다
        alertThere = 이 알림은 이미 있습니다
        alertGone = 되돌릴 수 없습니다. 알림이 더 이상 없습니다: {deed}
        deedAlert = {name} 알림 설정
        deedRemoveAlert = {name} 알림 삭제
        alertItemHeading = 항목
        alertConditionHeading = 조건
        alertStateHeading = 상태
        alertLastHeading = 현재값
        alertDistanceHeading = 남음
        alertYearHeading = 최근 1년
        alertFiredHeading = 최근 발생
        alertMark = 알림
        labelAlert = 알림
        settingNotify = 알림 방법: "auto"(데스크톱, 없으면 터미널), "desktop", "terminal", "bell", "off".
        noSuchAlert = {number}번 알림이 없습니다
        alertToldDesktop = 데스크톱 알림을 보냈습니다
        alertToldTerminal = 터미널 벨을 울렸습니다. 데스크톱 알림을 쓸 수 없습니다
        alertToldQuiet = 알리지 않았습니다. 지금은 알림을 보내지 않는 시간입니다
        alertToldNobody = 알리지 못했습니다. 수집기와 데스크톱이 모두 응답하지 않습니다
        alertNoReceiver = alerts.to에 {name} 서비스가 없습니다. 있는 서비스: {names}
        # A service of the settings that alerts are sent to, such as a phone.
        alertSentTo = {name}(으)로 보냄
        alertSentTwice = {name}(으)로 보냄(두 번 갔을 수 있음)
        alertToSend = 아직 {name}(으)로 보내지 않음
        alertToSendAgain = 아직 {name}(으)로 보내지 못함: {reason}. 다시 시도합니다
        alertNotSent = {name}(으)로 보내지 못함: {reason}
        aboutAlertTo = alerts.to의 이 서비스를 테스트
        settingAlertsTo = 알림을 보낼 서비스: { name: "phone", kind: "ntfy", url: "https://ntfy.sh/topic" }. gotify, telegram, slack, discord, json도 가능합니다.
        wordNumber = 번호
        aboutAlerts = 알림 목록, 추가, 삭제, 테스트
        aboutFigures = 시세가 바뀔 때도 한 줄 출력
        boardOpenElsewhere = 그 보드는 다른 fxterm에서 열려 있습니다
        noSuchBoard = ‘{name}’ 보드가 없습니다. 있는 보드: {names}
        boardsFull = 보드가 이미 최대 개수인 {count}개입니다

        # Several boards.
        boardsTitle = 보드
        boardsHint = 이름 입력
        sendTo = {name} 보낼 곳
        newBoardCalled = 새 보드 ‘{name}’
        boardEmpty = 비어 있음
        boardStandard = 기본 카드
        boardRemoved = 삭제됨
        boardNew = 새 보드
        boardPassing = 저장 안 됨
        keyBoards = 보드
        keySend = 보내기
        keyGo = 열기
        keyNew = 새로 만들기
        keyCopy = 복제
        keyRename = 이름 변경
        keyOrder = 순서 변경
        helpBoards = 보드: 전환, 만들기, 이름 변경, 삭제
        helpBoardNumbers = 해당 번호의 보드로 이동
        helpSendCard = 카드를 다른 보드로 보내기
        helpBoardsNew = 보드 목록에서: 새 보드
        helpBoardsCopy = 선택한 보드 복제
        helpBoardsRename = 선택한 보드 이름 변경
        nameOfBoard = 보드 이름:
        boardNeedsName = 보드 이름을 입력하세요. {key:back} 키로 취소합니다
        boardExists = ‘{name}’ 보드가 이미 있습니다. 다른 이름을 쓰세요
        boardLimit = 보드는 {count}개까지 만들 수 있습니다
        lastBoard = 보드가 하나뿐이라 삭제할 수 없습니다
        removedBoard = {name} 보드를 삭제했습니다. {key:board.undo} 키로 되돌립니다
        restoredBoard = {name} 보드를 복원했습니다
        movedBoard = {name}: 이제 {number}번째 보드입니다
        madeBoard = 새 보드: {name}
        selectToSend = 먼저 카드를 선택하세요. {key:board.send} 키로 다른 보드로 보냅니다
        onlyBoard = 다른 보드가 아직 없습니다. {key:boards.open} 키로 만드세요
        sent = {name}을(를) {board}(으)로 보냈습니다. {key:board.undo} 키로 되돌립니다
        sentWasThere = {board}에 이미 {name}이(가) 있습니다. {key:board.undo} 키로 되돌립니다
        noBoardNumber = {number}번 보드가 없습니다. {key:boards.open} 키로 목록을 봅니다
        boardChangedSince = 되돌릴 수 없습니다. 보드가 바뀌었습니다: {deed}
        deedMakeBoard = {name} 보드 만들기
        deedRemoveBoard = {name} 보드 삭제
        deedRestoreBoard = {name} 보드 복원
        deedMoveBoard = {name} 보드 이동
        deedSend = {name} 보내기

        filterMistake = {place}번째 글자: {problem}
        filterQuoteOpen = 닫는 따옴표가 없습니다
        filterFieldMissing = 여기에 조건이 필요합니다(예: price < 100)
        filterNoField = ‘{text}’ 항목이 없습니다. 쓸 수 있는 항목: {fields}
        filterNoBaseline = ‘{text}’은(는) 기준일이 아닙니다. 예: change(ytd), change(3m), change(2024-03-01)
        filterNoComparison = ‘{text}’ 뒤에는 {signs} 중 하나가 필요합니다
        filterNoValue = {text} 뒤에 값이 필요합니다
        filterNoNumber = ‘{text}’은(는) 숫자가 아닙니다(예: {examples})
        filterNoSpan = ‘{text}’은(는) 시간 길이가 아닙니다(예: {examples})
        filterIsText = {field}은(는) 텍스트입니다. 쓸 수 있는 기호: {signs}
        filterIsNumber = {field}은(는) 숫자입니다. 쓸 수 있는 기호: {signs}
        filterUnexpected = 여기에는 ‘{text}’을(를) 쓸 수 없습니다
        filterParenthesisOpen = 이 괄호가 닫히지 않았습니다
        filterNeedsText = 먼저 검색어를 입력한 뒤 저장하세요
        filterNeedsName = 필터 이름을 입력하세요. {key:back} 키로 취소합니다
        filterExists = ‘{name}’ 필터가 이미 있습니다. 다른 이름을 쓰세요
        filterIsOn = ‘{name}’ 필터를 켰습니다. {key:back} 키로 모든 카드를 표시합니다
        filterIsOff = {panel}: 모든 카드를 다시 표시합니다
        filteredSoNoMove = ‘{name}’ 필터가 켜져 있습니다. {key:back} 키로 모든 카드를 표시한 뒤 옮기거나 묶으세요
        pastSoNoMove = 그날 보유한 종목만 표시 중입니다. {key:back} 키로 현재로 돌아온 뒤 옮기거나 묶으세요
        deedFilter = {name} 필터 저장
        deedRemoveFilter = {name} 필터 삭제
        helpFilters = 저장한 필터: 켜기, 끄기, 이름 변경, 삭제
        helpJump = 코드나 이름의 첫 글자로 카드로 이동
        keyNext = 다음
        keyAllCards = 모두 표시
        hintFilter = 이름 또는 {example}
        hintAllBoards = / 모든 보드에서 찾기
        hintKeepFilter = {key:filter.keep} 저장
        nameOfFilter = 필터 이름:
        filtersTitle = 필터
        noFilters = 필터가 없습니다. {key:board.filter} 조건 입력 후 {key:filter.keep} 저장
        searchTitle = 모든 보드에서 찾기
        jumpQuestion = 이동:
        hintJump = {key:jump.next} 다음 · {key:prompt.accept} 선택 · {key:back} 뒤로
        helpPanelList = 이 보드의 패널: 표시, 숨기기, 순서, 크기
        panelsTitle = 이 보드의 패널
        keyAutomatic = 자동
        keyWidth = 너비
        keyHeight = 높이
        panelIsHidden = {panel}: 이 보드에서 숨김 상태입니다. {key:panels.open} 키로 표시합니다
        lastPanelStays = 패널이 하나는 있어야 합니다
        sizesNeedRoom = 여기서는 패널을 하나씩 표시합니다. 크기 변경에는 {size}이(가) 필요합니다
        deedPanels = 패널 표시 또는 숨기기
        deedPanelSize = 패널 크기 변경
        helpOptions = 설정 보기와 변경
        optionsTitle = 설정
        optionsHint = 설정 검색
        keyChange = 변경
        keyReset = 기본값
        settingDefault = 기본값
        settingInside = 여기서 변경함
        settingOfFile = {file} {line}행
        settingByLocale = 로캘에 따름
        settingByTerminal = 터미널에 따름
        settingByBoard = 이 보드에 따름
        settingFileWins = {file} {line}행에 설정되어 있습니다. 파일이 우선하므로 거기서 바꾸세요
        settingInFile = {file}에서만 바꿀 수 있습니다
        settingBoardTheme = 이 보드에는 자체 테마 {name}이(가) 있습니다. {key:theme.next} 키로 바꿉니다
        settingKept = 여기서 바꾼 값은 저장됩니다. {file}이(가) 우선합니다
        settingLeftOut = {problem}. 이 설정은 건너뜁니다
        deedSetting = {name} 설정 변경

        helpMeeting = 보드의 모든 도시에 맞는 회의 시간 찾기
        keyMeeting = 회의
        keyMeetingSave = 저장
        keyPanels = 패널
        keyColumns = 열
        keyMap = 히트맵
        keyTheme = 테마
        # Writes a transaction into the file of positions.
        keyTrade = 거래 입력
        keyLength = 길이
        keyCity = 도시
        meetingTitle = 회의 시간
        # The title of a saved meeting.
        meetingOf = 회의: {cities}
        meetingLength = {span} 이상
        meetingSuitsAll = 모두 근무 시간
        # A meeting time comes again on these weekdays.
        meetingAgain = {days}에도
        meetingOutside = 근무 시간 외: {names}
        meetingAsleep = 수면 중: {names}
        noMeeting = 앞으로 7일 안에 공통 시간이 없습니다. 회의를 짧게 하거나 도시를 줄여 보세요.
        weekendWord = 주말
        settingWork = 근무 시간. "09:00-18:00" 또는 도시별로 { "default": "09:00-17:00", "Taipei": "09:00-18:00" }.
        helpColumns = 주식과 보유 종목 표의 열: 선택, 순서
        columnsTitle = 주식 표의 열
        positionColumnsTitle = 보유 종목의 등락률
        columnName = 종목명
        columnDayRange = 당일 범위
        columnExtended = 시간외
        extendedHeading = 시간외
        columnAge = 경과
        columnChart = 차트
        yearColumn = 52주
        volumeColumn = 거래량
        extendedColumn = 시간외
        columnNoRoom = 자리 없음
        priceColumnStays = 현재가 열은 숨길 수 없습니다
        deedColumns = 열 변경
        keyMove = 이동
        wordBoard = 보드
        aboutBoardOption = 이 이름의 보드(기본값: 마지막 보드)
        noSuchCommandOrItem = {text}은(는) 명령, 통화, 도시, 알려진 종목이 아닙니다
        aboutCompletion = 셸 자동 완성 스크립트 출력
        aboutBoards = 보드 목록, 보기, 삭제, 공유, 내보내기, 가져오기
        aboutImport = 다른 프로그램의 목록을 보드로 가져오기
        aboutAs = 보드 이름(기본값: 파일 이름)
        aboutReplace = 이 이름의 기존 보드를 바꿈
        aboutFrom = 원래 프로그램(기본값: 자동 판단)
        aboutDesk = 팀 서버 설정, 점검, 모니터링
        aboutPrintSQL = psql용 SQL만 출력하고 바꾸지 않음
        aboutKeep = 봉 보관 기간: 30d, 10y, forever
        aboutMost = 멤버당 최대 항목 수 또는 보드 수
        needsDesk = {command}에는 {example} 같은 팀 서버 주소가 필요합니다
        boardThere = ‘{name}’ 보드가 이미 있습니다. --replace로 바꿀 수 있습니다
        boardGone = ‘{name}’ 보드를 삭제했습니다
        importPut = ‘{name}’ 보드: {items}
        importWouldPut = ‘{name}’ 보드에 추가될 항목: {items}. 아무것도 쓰지 않습니다
        importNothing = {file}에는 보드에 추가할 수 있는 것이 없습니다
        importUnknown = {file}이(가) 어느 프로그램의 파일인지 알 수 없습니다. --from으로 지정하세요
        importLeftOut = 제외된 항목:
        leftPresent = 이미 있음
        leftText = 제목, 머리글, 안내문
        leftInformation = 거래가 아님
        leftTotal = 합계
        leftDetail = 다른 행의 세부 내역
        leftSweep = 증권사 내부 이체
        leftUnexecuted = 미체결
        leftDuplicate = 다른 행과 중복
        leftEmpty = 금액 0
        leftTransfer = 주식·코인 입출고. 직접 입력하세요
        leftContract = 옵션, 신용 거래, 기타 계약
        leftCorporate = 합병, 기업 분할, 종목 변경. 직접 입력하세요
        leftHalf = 짝이 되는 행이 없음
        leftCoins = 코인 간 교환, 가격 없음
        leftSplit = 매수 내역이 없는 주식의 분할. 이전 내역을 먼저 가져오세요
        leftNameless = 종목 코드도 ISIN도 없음
        leftUnknown = 알 수 없는 유형 {word}
        importOwnName = {program}에서만 쓰는 이름입니다. {example} 같은 종목 코드를 쓰세요
        importTwice = 파일에 두 번 있음
        importIsThere = 이미 보드에 있음
        importNoSymbol = 종목 코드가 아님
        importLots = 매입내역: ‘fxterm transactions import {file}’로 가져올 수 있습니다
        importSetting = {program}의 설정
        boardFileHead = fxterm {version}의 보드. fxterm board import 파일 로 가져옵니다
        startTaiwan = 대만
        startJapan = 일본
        startEurope = 유럽
        startUnitedStates = 미국
        startCoins = 가상자산
        startTravel = 여행
        # A web page, a board that is only shown, and a board for screen readers.
        aboutPage = 보드를 웹 페이지로 저장
        aboutOut = index.html을 저장할 폴더
        aboutAmounts = 보유 종목의 금액 표시
        aboutPageFollow = 계속 실행하며 바뀔 때마다 다시 저장
        pageNeedsOut = 페이지를 저장할 폴더를 지정하세요: ‘fxterm page --out 폴더’
        courseRose = {share} 상승
        courseFell = {share} 하락
        courseLevel = 보합
        courseOfSpan = {span}: {course}, 저가 {low}, 고가 {high}
        courseOfDays = {span}: {course}, 저가 {low}({lowDay}), 고가 {high}({highDay})
        aboutKiosk = 보드 보기 전용: 입력과 파일 없음
        kioskOnlyShows = 읽기 전용: 이 보드는 보기만 할 수 있습니다
        aboutReader = 스크린 리더용: 한 줄에 한 항목, 테두리 없음
        settingReader = 스크린 리더용: 한 줄에 한 항목, 테두리 없음
        settingReaderPause = 변동을 읽어 주는 간격(초)
        readerOffer = 스크린 리더를 쓰시나요? fxterm --reader는 한 줄에 한 항목을 보여 줍니다
        readerFolded = 접힘
        readerPanel = {panel}, 패널 {number}/{count}
        readerMore = 그 밖에 {count}건 변동
        doctorCertificates = 인증서
        certificatesMissing = 인증 기관 목록이 없습니다. ca-certificates를 설치할 때까지 https를 쓸 수 없습니다
        certificateFileMissing = {file} 파일이 없거나 읽을 수 없습니다. SSL_CERT_FILE을 수정하거나 해제할 때까지 https를 쓸 수 없습니다
        boardIsFollowed = 읽기 전용: {name} 님의 보드를 팔로우하고 있습니다
        shareOver = {name} 공유가 끝났습니다. 사본은 그대로 남습니다
        sharedMoved = {name} 님이 이동함: {item}
        sharedAdded = {name} 님이 추가함: {item}
        sharedRenamed = {name} 님이 이름을 바꿈: {former} → {item}
        sharedRemoved = {name} 님이 삭제함: {item}
        sharedBase = {name} 님이 기준 통화를 바꿈: {item}
        sharedBaseline = {name} 님이 기준일을 바꿈: {item}
        sharedMany = 다른 사람의 변경 {count}건, 마지막은 {name} 님
        sharedReplacedYours = {name} 님이 동시에 바꿔 내 변경이 대체됨: {item}
        sharedReplacedTheirs = 내 변경이 {name} 님의 동시 변경을 대체함: {item}
        sharedTheBase = 기준 통화
        sharedTheBaseline = 기준일
        undidSome = 되돌림: {deed}(다른 사람의 이후 변경은 유지)
        redidSome = 다시 실행함: {deed}(다른 사람의 이후 변경은 유지)
        alertOfBoard = {name} 님이 게시한 {board} 보드의 알림
        alertReadOnly = 읽기 전용: {name} 님이 {board} 보드로 공유한 알림입니다. ‘fxterm board mute’로 끌 수 있습니다
        alertForAll = {board} 보드의 모두에게
        alertBoardHeading = 보드
        aboutEdit = 팔로우뿐 아니라 모두에게 편집도 허용
        aboutAlertsToo = 보드의 모두와 알림을 공유
        shareAlerts = 알림 {count}건이 이 보드의 모두에게 전달됩니다
        shareMuted = ‘{name}’ 보드 알림을 껐습니다. ‘fxterm board unmute’로 다시 켭니다
        shareUnmuted = ‘{name}’ 보드 알림을 다시 켰습니다
        sharePublished = ‘{name}’ 보드를 게시했습니다. 다른 사람은 ‘fxterm board follow’로 가져옵니다
        shareFollowed = {owner} 님의 ‘{name}’ 보드를 내 보드에 추가했습니다
        shareUnpublished = ‘{name}’ 보드 게시를 끝냈습니다
        shareUnfollowed = ‘{name}’ 보드는 이제 나만의 보드입니다
        shareWaits = 팀 서버가 응답하지 않습니다. 응답하면 처리합니다
        shareRefused = ‘{name}’: {problem}
        shareTaken = 팀 서버에 이 이름의 보드가 이미 있습니다
        shareMissing = 팀 서버에 이 이름의 보드가 없습니다
        shareForbidden = 권한이 없어 마지막 변경이 저장되지 않았습니다
        shareFull = 팀 서버의 한도를 넘어 마지막 변경이 저장되지 않았습니다
        shareNotYours = ‘{name}’ 보드를 게시한 {owner} 님만 할 수 있습니다
        shareNotShared = ‘{name}’ 보드는 공유되지 않습니다
        shareOwn = ‘{name}’ 보드는 내 것입니다. ‘fxterm board unpublish’로 공유를 중지합니다
        shareThere = ‘{name}’ 보드가 이미 있습니다. --as로 다른 이름을 지정하세요
        shareOffers = 팀 서버: {names}(‘fxterm board follow 이름’)
        printOwner = 소유자
        printRole = 역할
        roleOwner = 소유자
        roleEditor = 편집자
        roleFollower = 팔로워
        """#
}
