internal import Board
internal import TUI

/// How much a panel of clocks says of each, by the room there is for all of them.
struct ClockForm {
    /// Rows of a clock: 1 for a line; 2 with the day below it; 4 and 7 with the time in large figures above the day.
    let rows: Int
    /// Free rows below each clock.
    var gap: Int { rows > 1 ? 1 : 0 }
    private let columns: Int

    /// Rows of a form, the columns of cells that it is of use in where clocks stand alone and where they stand side by
    /// side, and the most that are filled by one.
    private static let forms = [
        (rows: 7, least: 76, beside: 76, most: 92), (rows: 4, least: 54, beside: 54, most: 80),
        (rows: 2, least: 38, beside: 60, most: 90),
    ]

    /// The most that can be said where all of `lines` are to be in sight in an area of `size`.
    init(_ lines: Lines, _ size: Size) {
        let (extra, cards) = lines.extent
        func fits(_ rows: Int, _ columns: Int) -> Bool {
            let deep = lines.sections.reduce(0) { $0 + ($1.cards.count + columns - 1) / columns }
            return extra + (rows + 1) * deep <= size.height
        }
        for form in ClockForm.forms where cards > 0 && size.width >= form.least {
            let few = max(1, (size.width + 1) / (form.most + 1))
            let many = max(1, (size.width + 1) / (form.beside + 1))
            if let columns = (few...max(few, many)).first(where: { fits(form.rows, min($0, cards)) }) {
                (rows, self.columns) = (form.rows, min(columns, cards))
                return
            }
        }
        (rows, columns) = (1, 1)
    }

    /// Columns of cells that each clock has at least in an area of `width`.
    func width(in width: Int) -> Int { max(1, (width + gap) / columns - gap) }
}
