/// The smallest stretch in which two lists differ, with both of its wordings.
package struct Splice<Element: Hashable & Sendable>: Hashable, Sendable {
    /// Where the stretch begins.
    package var place: Int
    /// What stands there in the first list.
    package var old: [Element]
    /// What stands there in the second list.
    package var new: [Element]

    /// The difference between two lists; nil when there is none.
    package init?(from old: [Element], to new: [Element]) {
        guard old != new else { return nil }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let common = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(common).prefix { $0 == $1 }.count
        place = start
        self.old = Array(old[start..<(old.count - end)])
        self.new = Array(new[start..<(new.count - end)])
    }

    package init(place: Int, old: [Element], new: [Element]) {
        (self.place, self.old, self.new) = (place, old, new)
    }

    /// The way back.
    package var reversed: Splice { Splice(place: place, old: new, new: old) }

    /// The second list, made of the first; nil when it is made of neither.
    package func applied(to list: [Element]) -> [Element]? {
        // The place may come from a file, and be any number.
        guard place >= 0, place <= list.count, old.count <= list.count - place else { return nil }
        let end = place + old.count
        guard Array(list[place..<end]) == old else { return nil }
        return Array(list[..<place]) + new + Array(list[end...])
    }
}
