import Alerts
import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Money
import Words

/// 2026-11-20 15:04:22 UTC, a Friday.
let friday = Instant(1_795_187_062)

func smallBoard(isDemo: Bool = false, hasMotion: Bool = true, events: [FeedSource] = []) -> Model {
    var settings = Settings()
    settings.motion = hasMotion
    settings.feeds.events = events
    let arrangement = Arrangement(
        rates: ["JPY", "TWD", "EUR"], clocks: ["Asia/Taipei", "Asia/Kathmandu", "Europe/London"],
        stocks: ["2330.TW", "AAPL", "7203.T"])
    return Model(
        arrangement: arrangement, settings: settings, isDemo: isDemo, now: friday, here: .utc)
}

func rate(_ code: String, _ perDollar: Double, at time: Instant = friday + -60) -> Rate {
    Rate(code: CurrencyCode(stringLiteral: code), perDollar: perDollar, quotedAt: time, source: "test")
}

/// In Taipei, New York or Tokyo; the newest close is last.
func quote(_ symbol: String, _ price: Double?, closes: [Double] = [], at time: Instant = friday + -60)
    -> Quote
{
    let day = Day(number: 20_777)
    var days: [DailyClose] = []
    var cursor = day
    for close in closes.reversed() {
        repeat { cursor = cursor + -1 } while cursor.weekday > 4
        days.insert(DailyClose(day: cursor, close: close), at: 0)
    }
    return Quote(
        symbol: Symbol(stringLiteral: symbol), name: "Name of \(symbol)", currency: "USD", price: price,
        time: price == nil ? nil : time,
        zone: "UTC", closes: days, source: "test")
}

extension Model {
    /// With a disk that saves everything at once.
    func after(_ messages: Message...) -> Model {
        var model = self
        for message in messages {
            for saying in model.update(message).compactMap(\.saying) {
                _ = model.update(.disk(.saved(saying)))
            }
        }
        return model
    }

    func effects(of message: Message) -> [Effect] {
        var model = self
        return model.update(message)
    }
}

extension [Effect] {
    /// Without requests for closes of long ago and for calendars.
    var besidesPast: [Effect] {
        filter { effect in
            switch effect {
            case .readPast, .readKinds: false
            case .ask(.kind(let question), _): question.kind != MarketEvent.kind
            default: true
            }
        }
    }
    /// Without calendars.
    var asked: [FeedSubject] {
        besidesPast.compactMap { if case .ask(let subject, _) = $0 { subject } else { nil } }
    }
}

extension Effect {
    var alertEdit: AlertEdit? { if case .editAlerts(let edit, saying: _) = self { edit } else { nil } }

    func isSaving(_ document: TransactionDocument, madeFrom base: TransactionDocument) -> Bool {
        if case .saveTransactions(document, madeFrom: base, saying: _) = self { true } else { false }
    }

    var saying: Saying? {
        switch self {
        case .editAlerts(_, let saying): saying
        case .saveTransactions(_, madeFrom: _, let saying): saying
        case .editEvents(_, let saying): saying
        default: nil
        }
    }
}

extension FeedSubject {
    static let smallBoardRates = FeedSubject.rates(of: ["EUR", "JPY", "TWD", "USD"])
}
