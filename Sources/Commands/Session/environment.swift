internal import Glibc

/// The variables of the environment. Bytes that are not UTF-8 come as U+FFFD, and a path with one is refused (`DiskFile`).
func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var place = environ
    while let line = place.pointee {
        place += 1
        guard let equals = strchr(line, 61) else { continue }
        let name = UnsafeRawBufferPointer(start: line, count: equals - line)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
    }
    return variables
}
