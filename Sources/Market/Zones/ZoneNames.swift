/// The zone database's names that mean the same place.
enum ZoneNames {
    /// Other names for the zone called `name`, the preferred one first: systems differ in which they keep.
    static func others(_ name: String) -> [String] { [] }
}
