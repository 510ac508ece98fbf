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
        stockCount = {count}종목
        # The mean change of a group of stocks.
        mean = 평균
        noCurrencies = 통화가 없습니다. a 키로 추가하세요.
        noClocks = 시계가 없습니다. a 키로 추가하세요.
        noStocks = 종목이 없습니다. a 키로 추가하세요.
        # Which of all lines are shown: 5–12 of 40.
        partOf = {part} / {count}
        linesOf = {part} / {count}줄
        # How the stock grid is sorted, after a dot: d1 · by change ▼
        sortedBy = {column}순
        symbolColumn = 종목 코드
        priceColumn = 주가
        changeColumn = 등락률
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
        liveAgo = 실시간, {age} 전
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
        keyUndo = 취소
        keyDeck = 덱
        keyBaseline = 기준일
        keySort = 정렬
        keyHelp = 도움말
        keyQuit = 종료
        keyCarry = 옮기기
        keyDrop = 놓기
        keyPutBack = 되돌려 놓기
        keyOneDay = 1거래일 전
        keyFiveDays = 5거래일 전
        keySwap = 바꾸기
        keyLeave = 그대로 두기
        keyChoose = 고르기
        keyAddAndGoOn = 추가하고 계속
        keyClose = 닫기
        keyNameIt = 이름 짓기
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

        # The help: its groups, and a sentence for each key.
        keys = 단축키
        escCloses = esc 닫기
        groupMove = 이동
        groupArrange = 정리
        groupDeck = 카드 덱
        groupTime = 다른 시각
        groupFigures = 시세
        groupProgram = 프로그램
        helpSelect = 선택 이동
        helpSelectVi = 선택 이동 (vi 방식)
        helpEnds = 처음과 끝 (Home, End도 가능)
        helpPages = 한 화면씩 위아래로
        helpPanels = 다음 패널, Shift-Tab은 이전 패널
        helpPanelNumbers = 환율, 시계, 주식
        helpPickUp = 카드 집기: 화살표로 옮기고 Enter로 놓고 Esc로 되돌림
        helpShift = 카드를 한 칸 이동 (Shift+화살표도 가능)
        helpOpen = 선택한 카드의 모든 정보, 제목에서는 그룹 접기
        helpAdd = 패널에 통화, 도시, 종목 추가
        helpRemove = 카드를 보드에서 빼기 (Delete도 가능)
        helpUndo = 마지막 변경 취소, Ctrl-R로 다시 실행
        helpCompact = 환율 카드를 크게/작게, 한 번 더 누르면 전체
        helpName = 선택한 카드에서 그룹 시작, 또는 그룹 이름 바꾸기
        helpFold = 그룹 접기/펼치기 (제목에서 Enter도 가능)
        helpDeck = 패널에 없는 것을 한 장씩 보기 (4도 가능)
        helpQuarters = 모든 시계를 15분 앞뒤로, Esc는 현재로
        helpDays = 모든 시계를 하루 앞뒤로
        helpTime = 입력한 시각으로, 예: 9am in New York
        helpBaseline = 1거래일 또는 5거래일 전 종가 대비 등락, dd로 전환
        helpSort = 등락률로 정렬, 다시 누르면 역순
        helpSortNext = 다음 열로 정렬
        helpHandOrder = 직접 정한 순서로 되돌리기
        helpBase = 선택한 통화를 기준 통화로
        helpRefresh = 지금 데이터 새로 고침
        helpPause = 업데이트 멈춤, 다시 누르면 재개
        helpTheme = 다음 테마
        helpHelp = 이 단축키 목록
        helpQuit = 종료 (Ctrl-C도 가능)
        helpRedraw = 화면 다시 그리기
        helpSuspend = 백그라운드로 전환
        helpCancel = 열려 있는 것 닫기
        helpSkip = 맨 위 카드를 건너뛰거나 보드에서 빼기 (왼쪽으로 끌기도 가능)
        helpKeep = 맨 위 카드 남기기: 보드에 올리거나 그대로 둠 (오른쪽으로 끌기도 가능)
        helpLater = 맨 위 카드를 더미 밑으로
        helpDeckDetails = 맨 위 카드의 모든 정보 (Enter도 가능)
        helpDeckUndo = 마지막 스와이프 취소, 횟수 제한 없음
        helpRefill = 건너뛴 카드를 다시 보기
        helpOtherCards = 통화, 종목, 도시. 1 2 3도 가능
        helpOnOffBoard = 보드에 있는 것 보기, 다시 누르면 없는 것 보기

        # The first keys, told in a corner at the first start.
        welcome = 환영합니다
        greetingCarry = space로 집고, 화살표로 옮기고, enter로 놓기
        greetingAdd = a 추가, enter 상세 보기, u 취소
        greetingHelp = ? 모든 단축키, 이 안내는 저절로 사라집니다

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
        # How far a place's clocks are from ours: +1 HR for one hour, −2:15 HRS, +0 HRS.
        hourOffset = {offset}시간
        hoursOffset = {offset}시간
        # A time by twice twelve hours: 3:04:22 pm.
        timeAM = 오전 {time}
        timePM = 오후 {time}
        am = 오전
        pm = 오후

        # World clocks.
        noSuchZoneHere = 알 수 없는 시간대
        # The moment that all clocks were moved to, and how to get back; {when} is a date and a time, {distance} as in 2 h ago.
        visitedHere = 여기 {when}, {distance} · esc: 지금
        visitedNow = {when} · esc: 지금
        # A change of clocks ahead: +13 HRS from Sun 1 Nov 14:00: clocks go back there.
        forwardThere = {when}부터 {difference}: 현지 시계가 빨라짐
        backThere = {when}부터 {difference}: 현지 시계가 늦춰짐
        forwardHere = {when}부터 {difference}: 이곳 시계가 빨라짐
        backHere = {when}부터 {difference}: 이곳 시계가 늦춰짐
        differenceFrom = {when}부터 {difference}

        # What an exchange is doing.
        marketOpen = 개장
        marketAuction = 동시호가
        marketLunch = 점심 휴장
        marketClosed = 폐장
        # What comes next, after {exchange} {word}: TWSE open, closes in 1 h 21 min
        opensIn = {exchange} {word}, {span} 후 개장
        closesIn = {exchange} {word}, {span} 후 폐장
        auctionIn = {exchange} {word}, {span} 후 동시호가
        lunchIn = {exchange} {word}, {span} 후 점심 휴장
        # Added to one of those above where the exchange's holidays of that year are not known.
        holidaysUnknown = (휴장일 불명)

        # Rate cards and the stock grid.
        # The title of a rate card: the currency, and the base that it is counted against.
        cardTitle = {code}
        staleFor = {age} 지남
        noFigure = 데이터 없음
        notInFeed = 제공 안 됨
        noSuchStock = 없는 종목
        symbolHeading = 종목
        baseDayHeading = 기준일
        priceHeading = 주가
        changeHeading = 등락률

        # The sheet with all that is known of an item. First the labels, then what stands beside them.
        escGoesBack = esc 뒤로
        # The right end of a chart.
        now = 지금
        closesBack = 지난 거래일의 종가와 그 이후 등락률
        labelRate = 환율
        labelPrice = 주가
        labelDay = 당일
        labelMonth = 1개월
        # {baseline} is d1 or d5.
        labelSince = {baseline} 대비
        labelSource = 출처
        labelMadeAt = 기준 시각
        labelReceived = 수신
        labelBut = 다만
        labelMarket = 시장
        labelExchange = 거래소
        labelLastError = 최근 오류
        labelTime = 시각
        labelDate = 날짜
        labelFromHere = 이곳 대비
        labelFromUTC = UTC 대비
        labelZone = 시간대
        labelSoon = 곧
        labelClocks = 시계 변경
        noneYet = 아직 없음
        noCloseToMeasure = 비교할 종가 없음
        # After the change since then: +0.42 % from 148.61 on 20 Nov
        fromOn = {date} 종가 {close}
        monthAtClose = {low} – {high} (종가)
        madeAgo = {moment}, {ago}
        rivalSays = {source}: {figure} ({share})
        rivalMadeAt = {moment} 기준. 어느 쪽이 맞는지는 알 수 없음
        currenciesOpen = 거래 중, 일요일~금요일 17:00 (뉴욕)
        currenciesClosed = 주말 휴장
        exchangeHoursUnknown = 거래 시간 정보 없음
        exchangeState = {place}, {state}; 현지 {time}
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
        fromClose = 종가 {close}
        onDate = ({date})
        noFigureYet = 아직 데이터 없음
        sourceAgo = {source}, {age} 전
        sourceCached = {source}, 저장 {moment}
        sourceStale = {source}, 오래됨, {moment}
        # Stamped onto a card on its way out.
        stampKeep = 남김
        stampSkip = 건너뜀
        stampTakeOff = 빼기
        stampLater = 나중에
        # The same words beside the stack, and in small letters.
        hintKeep = 남기기
        hintSkip = 건너뛰기
        hintTakeOff = 빼기
        leftCount = {count} 남음
        keptCount = {count} 남김
        skippedCount = {count} 건너뜀
        takenOffCount = {count} 뺌
        kept = 남김
        skipped = 건너뜀
        takenOff = 뺌
        notOnBoard = 보드에 없음
        onBoard = 보드에 있음
        currencies = 통화
        cities = 도시
        hereBar = 여기
        thereBar = 거기
        # Where a card is traded, and whether it is now.
        banksOpen = 은행 간 거래 중
        banksClosed = 주말 휴장
        closesFriday = , {span} 후 마감, 뉴욕 금요일 17:00
        opensSunday = , {span} 후 개장, 뉴욕 일요일 17:00
        timeInCity = {exchange}, {city} {time}
        officeHours = 근무 시간
        morning = 아침
        freeDay = 휴일
        evening = 저녁
        night = 밤
        # The end of a deck: what was decided, and how to go on.
        allGoneThrough = 모두 훑어봄

        # The end of a deck that is used up.
        noneOnBoardRates = 보드에 통화가 없습니다
        noneOnBoardClocks = 보드에 도시가 없습니다
        noneOnBoardStocks = 보드에 종목이 없습니다
        noOtherRates = 알려진 다른 통화가 없습니다
        noOtherClocks = 알려진 다른 도시가 없습니다
        noOtherStocks = 알려진 다른 종목이 없습니다
        # After a key: r goes once more through those skipped.
        againSkipped = 건너뛴 카드를 다시 보기
        againKept = 남긴 카드를 다시 보기
        lastSwipeBack = 마지막 스와이프 취소
        throughOnBoard = 보드에 있는 것 보기
        throughNotOnBoard = 보드에 없는 것 보기
        theBoard = 보드로
        """#
}
