import Market
import Places
import Testing

@Suite("City")
struct CityTests {
    @Test(
        "A zone is called by its city, and by its state where it has three parts",
        arguments: [
            ("America/New_York", "New York"), ("Asia/Taipei", "Taipei"), ("Asia/Ho_Chi_Minh", "Ho Chi Minh"),
            ("America/Indiana/Indianapolis", "Indianapolis, Indiana"),
            ("America/Argentina/Buenos_Aires", "Buenos Aires, Argentina"),
            ("America/North_Dakota/New_Salem", "New Salem, North Dakota"),
            ("America/Port-au-Prince", "Port-au-Prince"), ("Etc/GMT+8", "GMT+8"), ("UTC", "UTC"), ("", ""),
            ("/", "/"), ("Asia/", "Asia/"),
        ])
    func names(zone: String, city: String) {
        #expect(City.name(ofZone: zone) == city)
    }

    @Test(
        "No city is called by the name of another whose clocks agree with its own",
        arguments: ["zh_TW", "zh_CN", "ja", "ko", "id", "de", "es"])
    func namesakes(language: String) {
        var zones: [String: [String]] = [:]
        for zone in Set(CitySearch.all().map(\.id.zone)).sorted() {
            zones[City.name(ofZone: zone, language: language), default: []].append(zone)
        }
        for (name, zones) in zones where zones.count > 1 {
            let english = Set(zones.map { City.name(ofZone: $0, language: "en") })
            #expect(english.count == 1, "\(name): \(zones)")
        }
    }

    @Test(
        "Cities are called as their people's languages have it",
        arguments: [
            ("Europe/London", "id", "London"), ("Europe/Berlin", "de", "Berlin"),
            ("Europe/Amsterdam", "de", "Amsterdam"), ("Asia/Kuala_Lumpur", "es", "Kuala Lumpur"),
            ("Asia/Kolkata", "de", "Kalkutta"), ("Asia/Yangon", "ja", "ヤンゴン"),
            ("Africa/Asmara", "zh_TW", "阿斯瑪拉"), ("Europe/Zurich", "es", "Zúrich"),
        ])
    func translated(zone: String, language: String, name: String) {
        #expect(City.name(ofZone: zone, language: language) == name)
    }

    @Test("Every exchange is in a city of the table")
    func exchanges() {
        let cities = Set(CitySearch.all().map(\.id))
        for exchange in Exchange.all { #expect(cities.contains(exchange.clock), "\(exchange.clock)") }
    }
}
