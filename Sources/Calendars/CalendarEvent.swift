internal import CICal
internal import CivilTime
private import Substrings

/// The contents of a VEVENT, with local times.
struct CalendarEvent {
    /// The zone is nil for floating times.
    struct Time {
        var wall: WallTime
        var zone: String?
    }

    /// A RDATE: a time, and for a period its end or length.
    struct Extra {
        var start: Time
        var end: Time?
        var duration: CalendarDuration?
    }

    var uid = ""
    var title = ""
    var item: String?
    var sequence = 0
    var isCancelled = false
    var isTentative = false
    var start: Time?
    var end: Time?
    var duration: CalendarDuration?
    var rules: [String] = []
    var extras: [Extra] = []
    var exceptions: [Time] = []
    /// The occurrence that this event replaces.
    var recurrence: Time?
    /// It also moves all later occurrences.
    var isForFuture = false
    /// True if a part was unreadable, without which the event would be shown wrong.
    var isBroken = false

    init(_ component: OpaquePointer, _ ical: fxterm_ical) {
        for property in ical.properties(of: component) { read(property, ical) }
    }

    private mutating func read(_ property: OpaquePointer, _ ical: fxterm_ical) {
        switch ical.name(of: property) {
        case "UID": uid = ical.text(of: property)
        case "SUMMARY": title = ical.text(of: property)
        case "X-FXTERM-CITY": item = "city " + ical.text(of: property)
        case "X-FXTERM-ITEM": item = ical.text(of: property)
        case "SEQUENCE": sequence = Int(ical.value(of: property)) ?? 0
        case "STATUS":
            let status = ical.value(of: property).uppercased()
            (isCancelled, isTentative) = (status == "CANCELLED", status == "TENTATIVE")
        case "DTSTART": start = time(ical.value(of: property), property, ical)
        case "DTEND": end = time(ical.value(of: property), property, ical)
        case "DURATION": duration = CalendarDuration(ical.value(of: property))
        case "RRULE": rules.append(ical.value(of: property))
        case "RDATE": extras += extra(property, ical).map { [$0] } ?? []
        case "EXDATE": exceptions += time(ical.value(of: property), property, ical).map { [$0] } ?? []
        case "RECURRENCE-ID":
            recurrence = time(ical.value(of: property), property, ical)
            isForFuture = ical.parameter("RANGE", of: property)?.uppercased() == "THISANDFUTURE"
            isBroken = isBroken || recurrence == nil
        case "X-LIC-ERROR":
            // libical's note of a line that it could not read, with the line's value at its end.
            let note = ical.text(of: property)
            if note.contains("RRULE") {
                // An empty rule is none; libical refuses some others that are valid.
                let value = String(
                    note[(note.firstRange(of: "property:")?.upperBound ?? note.endIndex)...].drop {
                        $0 == " "
                    })
                if !value.isEmpty { rules.append(value) }
            }
            isBroken = isBroken || note.contains("RECURRENCE-ID")
        default: break
        }
    }

    private func time(_ text: String, _ property: OpaquePointer, _ ical: fxterm_ical) -> Time? {
        guard let wall = WallTime(text) else { return nil }
        return Time(wall: wall, zone: wall.isUTC ? "UTC" : ical.parameter("TZID", of: property))
    }

    private func extra(_ property: OpaquePointer, _ ical: fxterm_ical) -> Extra? {
        let parts = ical.value(of: property).split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let start = time(first, property, ical) else { return nil }
        guard parts.count == 2 else { return Extra(start: start) }
        return Extra(
            start: start, end: time(parts[1], property, ical), duration: CalendarDuration(parts[1]))
    }
}

extension fxterm_ical {
    func properties(of component: OpaquePointer) -> [OpaquePointer] {
        Array(
            sequence(first: icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY)) { _ in
                icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)
            }.prefix { $0 != nil }.compactMap(\.self))
    }

    func components(of component: OpaquePointer, _ kind: icalcomponent_kind) -> [OpaquePointer] {
        Array(
            sequence(first: icalcomponent_get_first_component(component, kind)) { _ in
                icalcomponent_get_next_component(component, kind)
            }.prefix { $0 != nil }.compactMap(\.self))
    }

    func name(of property: OpaquePointer) -> String { string(icalproperty_get_property_name(property)) }

    func value(of property: OpaquePointer) -> String { string(icalproperty_get_value_as_string(property)) }

    /// Without escapes of commas and line breaks.
    func text(of property: OpaquePointer) -> String {
        guard let value = icalproperty_get_value(property) else { return "" }
        switch icalvalue_isa(value) {
        case ICAL_TEXT_VALUE: return string(icalvalue_get_text(value))
        default: return self.value(of: property)
        }
    }

    func parameter(_ name: String, of property: OpaquePointer) -> String? {
        icalproperty_get_parameter_as_string(property, name).map { String(cString: $0) }
    }

    private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
