import Market
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
}
