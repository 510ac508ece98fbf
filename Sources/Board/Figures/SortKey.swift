/// What a row is sorted by: a figure as a number that is compared at once, and its place in the order made by hand.
///
/// With thousands of rows, comparing is most of the work.
struct SortKey: Comparable, Hashable {
    private let rank: UInt64
    /// The place in the order made by hand, which decides between equals.
    let place: Int

    /// The key of `value`; nil comes at the end either way.
    init(_ value: Double?, isDescending: Bool, place: Int) {
        self.place = place
        guard let value, !value.isNaN else {
            rank = .max
            return
        }
        // The bits of numbers above zero are in their order, those below it in the opposite one; both zeros are equal.
        let bits = (value == 0 ? 0 : value).bitPattern
        let ascending = value < 0 ? ~bits : bits | 1 << 63
        rank = isDescending ? ~ascending : ascending
    }

    /// Whether `a` comes before `b`.
    static func < (a: SortKey, b: SortKey) -> Bool {
        a.rank == b.rank ? a.place < b.place : a.rank < b.rank
    }
}
