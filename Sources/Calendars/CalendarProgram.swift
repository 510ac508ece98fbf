internal import CICal
internal import CivilTime
private import Glibc
internal import Market

/// Reads the head `START END ZONE` and a calendar on standard input, and writes its occurrences.
package enum CalendarProgram {
    package static func run() -> Never {
        var ical = fxterm_ical()
        guard fxterm_ical_open(&ical) != 0 else { exit(CalendarReader.Status.noLibrary) }
        // The limit is in addition to the memory that the process has already mapped.
        guard
            fxterm_ical_limit(
                CalendarReader.processor, CalendarReader.memory, UInt(mappedPages * Int(getpagesize()))) == 0,
            let input = readAll(), let head = input.firstIndex(of: 10)
        else { exit(1) }
        let words = String(decoding: input[..<head], as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 3, let start = Int(words[0]), let end = Int(words[1]) else { exit(1) }
        let calendars = calendars(in: input[(head + 1)...], ical)
        if calendars.isEmpty { exit(CalendarReader.Status.notACalendar) }
        var lines: [String] = []
        var (name, leftOut): (String?, Int) = (nil, 0)
        for calendar in calendars {
            do throws(CalendarExpansion.TooMany) {
                let contents = try contents(
                    of: calendar, from: Instant(start), to: Instant(end), zone: Zone(words[2]) ?? .here, ical)
                name = name ?? contents.name
                leftOut += contents.leftOut
                lines += contents.occurrences.map(\.line)
            } catch {
                exit(CalendarReader.Status.tooLarge)
            }
        }
        let first = "calendar\t\(CleanText.line(name ?? "") ?? "")"
        write(([first] + lines + ["end\t\(leftOut)", ""]).joined(separator: "\n"))
        exit(0)
    }

    /// libical reads text up to a NUL, and takes a byte order mark for a part of `BEGIN`.
    private static func calendars(in bytes: ArraySlice<UInt8>, _ ical: fxterm_ical) -> [OpaquePointer] {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = bytes.dropFirst(isMarked ? 3 : 0).map { $0 == 0 ? CChar(32) : CChar(bitPattern: $0) } + [0]
        guard let root = text.withUnsafeBufferPointer({ ical.icalparser_parse_string($0.baseAddress) }) else {
            return []
        }
        if ical.icalcomponent_isa(root) == ICAL_VCALENDAR_COMPONENT { return [root] }
        return ical.components(of: root, ICAL_VCALENDAR_COMPONENT)
    }

    private static func contents(
        of calendar: OpaquePointer, from start: Instant, to end: Instant, zone: Zone, _ ical: fxterm_ical
    ) throws(CalendarExpansion.TooMany) -> CalendarContents {
        var (name, floating): (String?, String?) = (nil, nil)
        for property in ical.properties(of: calendar) {
            switch ical.name(of: property) {
            case "X-WR-TIMEZONE": floating = ical.text(of: property)
            case "X-WR-CALNAME", "NAME": name = name ?? ical.text(of: property)
            default: break
            }
        }
        var (own, places): ([String: OpaquePointer], [String: String]) = ([:], [:])
        for component in ical.components(of: calendar, ICAL_VTIMEZONE_COMPONENT) {
            var (id, place): (String?, String?) = (nil, nil)
            for property in ical.properties(of: component) {
                switch ical.name(of: property) {
                case "TZID": id = CalendarZones.plain(ical.text(of: property))
                case "X-LIC-LOCATION", "LOCATION": place = ical.text(of: property)
                default: break
                }
            }
            guard let id, let zone = ical.icaltimezone_new(),
                ical.icaltimezone_set_component(zone, component) != 0
            else { continue }
            (own[id], places[id]) = (zone, place)
        }
        let zones = CalendarZones(own: own, places: places, floating: floating, else: zone, ical)
        var expansion = CalendarExpansion(from: start, to: end, zones, ical)
        try expansion.add(
            ical.components(of: calendar, ICAL_VEVENT_COMPONENT).map { CalendarEvent($0, ical) })
        var contents = expansion.contents
        contents.name = name
        return contents
    }

    private static var mappedPages: Int {
        let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &buffer, buffer.count)
        return Int(String(decoding: buffer.prefix { $0 != 32 }.prefix(max(0, count)), as: UTF8.self)) ?? 0
    }

    private static func readAll() -> [UInt8]? {
        let room = CalendarReader.largest + 4096
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= room {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
        }
        return nil
    }

    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR { exit(1) }
            written += max(0, count)
        }
    }
}
