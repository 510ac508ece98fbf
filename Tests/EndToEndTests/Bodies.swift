import CivilTime
import Foundation
import Loopback
import Market

struct Bodies {
    /// The trading days before today, newest last.
    static let closes = [1000.0, 1010, 1005, 990, 995, 1002.5, 1008]
    static let price = 1020.0

    let now = Date()
    var rates: [String: Double] = [
        "JPY": 149.23, "TWD": 32.105, "EUR": 0.8652, "KRW": 1395.4, "CNY": 7.122, "HKD": 7.785, "SGD": 1.298,
        "THB": 32.42, "MYR": 4.213, "PHP": 57.21, "CAD": 1.385, "IDR": 16425.5,
    ]

    var rter: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let time = formatter.string(from: now.addingTimeInterval(-60))
        let entries = rates.map { "\"USD\($0.key)\": {\"Exrate\": \($0.value), \"UTC\": \"\(time)\"}" }
        return "{" + (entries + ["\"USD\": {\"Exrate\": 1, \"UTC\": \"\(time)\"}"]).joined(separator: ", ")
            + "}"
    }

    /// Trading days before today; weekdays if the zone has no exchange.
    func days(_ zone: TimeZone) -> [Date] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let hours = Exchange.all.first { $0.clock.zone == zone.identifier }?.hours
        var day = calendar.startOfDay(for: now)
        var days: [Date] = []
        while days.count < Bodies.closes.count {
            day = calendar.date(byAdding: .day, value: -1, to: day) ?? day
            let civil = Day(number: (Int(day.timeIntervalSince1970) + zone.secondsFromGMT(for: day)) / 86_400)
            let isHoliday = hours?.holidays(in: civil...civil).isEmpty == false
            if !calendar.isDateInWeekend(day), !isHoliday {
                days.insert(day.addingTimeInterval(9 * 3600), at: 0)
            }
        }
        return days
    }

    func chart(_ symbol: String, name: String, currency: String, zone: String) -> String {
        let time = Int(now.timeIntervalSince1970) - 60
        let days = days(TimeZone(identifier: zone) ?? .gmt).map { String(Int($0.timeIntervalSince1970)) }
        let closes = Bodies.closes.map { "\($0)" }
        let stamps = [String(Int(days[0], radix: 10).map { $0 - 86_400 } ?? 0)] + days + [String(time)]
        let values = ["null"] + closes + ["\(Bodies.price)"]
        return """
            {"chart":{"result":[{"meta":{"currency":"\(currency)","symbol":"\(symbol)","longName":"\(name)",
            "exchangeTimezoneName":"\(zone)","gmtoffset":0,"regularMarketPrice":\(Bodies.price),
            "regularMarketTime":\(time),"dataGranularity":"1d","range":"1mo"},"timestamp":[\(stamps.joined(separator: ","))],
            "indicators":{"quote":[{"close":[\(values.joined(separator: ","))]}]}}],"error":null}}
            """
    }

    /// A row a weekday, newest last: 140, 141, … up to the last weekday before today.
    var pastRates: String {
        let days = days(.gmt)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd"
        let rows = days.enumerated().map { index, day in
            "{\"date\":\"\(formatter.string(from: day))\",\"base\":\"USD\",\"quote\":\"JPY\",\"rate\":\(140 + index)}"
        }
        return "[" + rows.joined(separator: ",") + "]"
    }

    /// Without NVDA.
    var all: [String: [UInt8]] {
        let stocks = [
            ("2330.TW", "台積電", "TWD", "Asia/Taipei"), ("2317.TW", "鴻海", "TWD", "Asia/Taipei"),
            ("6488.TWO", "環球晶", "TWD", "Asia/Taipei"), ("AAPL", "Apple Inc.", "USD", "America/New_York"),
            ("7203.T", "Toyota Motor Corporation", "JPY", "Asia/Tokyo"),
        ]
        var bodies = ["/capi.php": Array(rter.utf8), "/v2/rates": Array(pastRates.utf8)]
        for (symbol, name, currency, zone) in stocks {
            bodies["/v8/finance/chart/\(symbol)"] = Array(
                chart(symbol, name: name, currency: currency, zone: zone).utf8)
        }
        return bodies
    }
}
