/// The rules that the program was built with, for systems without a zoneinfo folder. They age with it.
enum ZoneTable {
    private static let table = TextTable(zones)

    /// The rules of the zone called `name`, under this name or another one of the zone database's for the same zone; nil where
    /// there is none.
    static func rules(_ name: String) -> ZoneRules? {
        for candidate in [name] + ZoneNames.others(name) {
            guard let line = table.line(candidate),
                let file = base64(line.bytes(1))
            else { continue }
            return try? ZoneRules.reading(tzif: file)
        }
        return nil
    }
}
