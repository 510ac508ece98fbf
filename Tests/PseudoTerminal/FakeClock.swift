import Glibc

package enum FakeClock {
    /// True if it was built and processes may be traced. A sanitizer's program is too slow under it.
    package static var isAvailable: Bool {
        guard !Sanitizer.isOn, let path = try? BuiltProduct.path(of: "FakeClock") else { return false }
        return system("\(path) 0 /bin/true 2>/dev/null") == 0
    }

    /// Words before a command. The moment is in seconds since 1970.
    package static func beginning(at moment: Int) throws -> [String] {
        [try BuiltProduct.path(of: "FakeClock"), "@\(moment)"]
    }
}
