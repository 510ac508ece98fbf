package import Market
package import Words

extension Holiday {
    /// The holiday's name.
    package var phrase: Phrase {
        switch self {
        case .newYear: .holidayNewYear
        case .newYearsEve: .holidayNewYearsEve
        case .lunarNewYear: .holidayLunarNewYear
        case .tombSweeping: .holidayTombSweeping
        case .labourDay: .holidayLabourDay
        case .dragonBoat: .holidayDragonBoat
        case .midAutumn: .holidayMidAutumn
        case .chuseok: .holidayChuseok
        case .doubleNinth: .holidayDoubleNinth
        case .nationalDay: .holidayNationalDay
        case .independenceDay: .holidayIndependenceDay
        case .constitutionDay: .holidayConstitutionDay
        case .republicDay: .holidayRepublicDay
        case .christmas: .holidayChristmas
        case .christmasEve: .holidayChristmasEve
        case .boxingDay: .holidayBoxingDay
        case .maundyThursday: .holidayMaundyThursday
        case .goodFriday: .holidayGoodFriday
        case .easterMonday: .holidayEasterMonday
        case .ascension: .holidayAscension
        case .whitMonday: .holidayWhitMonday
        case .epiphany: .holidayEpiphany
        case .midsummer: .holidayMidsummer
        case .allSouls: .holidayAllSouls
        case .corpusChristi: .holidayCorpusChristi
        case .carnival: .holidayCarnival
        case .thanksgiving: .holidayThanksgiving
        case .martinLutherKing: .holidayMartinLutherKing
        case .presidentsDay: .holidayPresidentsDay
        case .memorialDay: .holidayMemorialDay
        case .juneteenth: .holidayJuneteenth
        case .bankHoliday: .holidayBankHoliday
        case .kingsBirthday: .holidayKingsBirthday
        case .anzacDay: .holidayAnzacDay
        case .eidAlFitr: .holidayEidAlFitr
        case .eidAlAdha: .holidayEidAlAdha
        case .islamicNewYear: .holidayIslamicNewYear
        case .diwali: .holidayDiwali
        case .vesak: .holidayVesak
        case .songkran: .holidaySongkran
        case .childrensDay: .holidayChildrensDay
        case .peaceMemorial: .holidayPeaceMemorial
        case .teachersDay: .holidayTeachersDay
        case .restorationDay: .holidayRestorationDay
        case .comingOfAge: .holidayComingOfAge
        case .foundationDay: .holidayFoundationDay
        case .emperorsBirthday: .holidayEmperorsBirthday
        case .equinox: .holidayEquinox
        case .goldenWeek: .holidayGoldenWeek
        case .marineDay: .holidayMarineDay
        case .mountainDay: .holidayMountainDay
        case .labourThanksgiving: .holidayLabourThanksgiving
        case .other: .holidayOther
        }
    }
}
