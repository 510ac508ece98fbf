internal import CivilTime

extension MarketEvent {
    /// The title in English, for printed formats and calendars: `Ex-dividend 5.0 TWD`.
    package var plainTitle: String {
        switch happening {
        case .text(let title): title
        case .exDividend(let cash, let currency, let shares):
            [
                "Ex-dividend", cash.map { ["\($0)", currency].compactMap(\.self).joined(separator: " ") },
                shares.map { "\($0) shares" },
            ]
            .compactMap(\.self).joined(separator: " ")
        case .exRights(let shares, let price):
            ["Ex-rights", shares.map { "\($0) shares" }, price.map { "at \($0)" }]
                .compactMap(\.self).joined(separator: " ")
        case .results(let time, let eps):
            ["Results", time?.plainWords, eps.map { "(\($0) a share expected)" }]
                .compactMap(\.self).joined(separator: " ")
        case .holiday(let holiday, let exchanges): "\(exchanges) closed: \(holiday.plainName)"
        case .earlyClose(let close, let exchanges): "\(exchanges): early close at \(close.hoursAndMinutes)"
        case .clockChange(let seconds):
            "Clocks go \(seconds < 0 ? "back" : "forward") \(Self.plainSpan(abs(seconds)))"
        }
    }

    /// The start for machines and logs: a day of the event's zone, or a moment in UTC.
    package var plainTime: String {
        switch timing {
        case .days(let day, _): day.description
        case .moment(let moment, _): moment.iso8601
        }
    }

    private static func plainSpan(_ seconds: Int) -> String {
        if seconds % 3600 == 0 { return seconds == 3600 ? "1 hour" : "\(seconds / 3600) hours" }
        return seconds % 60 == 0 ? "\(seconds / 60) minutes" : "\(seconds) seconds"
    }
}

extension MarketEvent.ResultsTime {
    fileprivate var plainWords: String {
        switch self {
        case .beforeOpen: "before the open"
        case .duringTrading: "during trading"
        case .afterClose: "after the close"
        }
    }
}

extension Holiday {
    package var plainName: String {
        switch self {
        case .newYear: "New Year's Day"
        case .newYearsEve: "New Year's Eve"
        case .lunarNewYear: "Lunar New Year"
        case .tombSweeping: "Tomb-Sweeping Day"
        case .labourDay: "Labour Day"
        case .dragonBoat: "Dragon Boat Festival"
        case .midAutumn: "Mid-Autumn Festival"
        case .chuseok: "Chuseok"
        case .doubleNinth: "Double Ninth Festival"
        case .nationalDay: "National Day"
        case .independenceDay: "Independence Day"
        case .constitutionDay: "Constitution Day"
        case .republicDay: "Republic Day"
        case .christmas: "Christmas"
        case .christmasEve: "Christmas Eve"
        case .boxingDay: "Boxing Day"
        case .maundyThursday: "Maundy Thursday"
        case .goodFriday: "Good Friday"
        case .easterMonday: "Easter Monday"
        case .ascension: "Ascension Day"
        case .whitMonday: "Whit Monday"
        case .epiphany: "Epiphany"
        case .midsummer: "Midsummer"
        case .allSouls: "All Souls' Day"
        case .corpusChristi: "Corpus Christi"
        case .carnival: "Carnival"
        case .thanksgiving: "Thanksgiving"
        case .martinLutherKing: "Martin Luther King Day"
        case .presidentsDay: "Presidents' Day"
        case .memorialDay: "Memorial Day"
        case .juneteenth: "Juneteenth"
        case .bankHoliday: "Bank holiday"
        case .kingsBirthday: "King's Birthday"
        case .anzacDay: "Anzac Day"
        case .eidAlFitr: "Eid al-Fitr"
        case .eidAlAdha: "Eid al-Adha"
        case .islamicNewYear: "Islamic New Year"
        case .diwali: "Diwali"
        case .vesak: "Buddha's Birthday"
        case .songkran: "Songkran"
        case .childrensDay: "Children's Day"
        case .peaceMemorial: "Peace Memorial Day"
        case .teachersDay: "Teachers' Day"
        case .restorationDay: "Restoration Day"
        case .comingOfAge: "Coming of Age Day"
        case .foundationDay: "Foundation Day"
        case .emperorsBirthday: "Emperor's Birthday"
        case .equinox: "Equinox Day"
        case .goldenWeek: "Golden Week"
        case .marineDay: "Marine Day"
        case .mountainDay: "Mountain Day"
        case .labourThanksgiving: "Labour Thanksgiving"
        case .other: "Holiday"
        }
    }
}
