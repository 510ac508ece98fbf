internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

/// The words under the level axis of a chart: round times in the exchange's own zone.
struct ChartTimes {
    let slots: [ChartSlot]
    let zone: Zone
    let interval: BarInterval
    let words: Words
    let times: TimeText

    /// Steps of minutes that are round.
    private static let steps = [360, 180, 120, 60, 30, 15, 5]

    /// As many labels as have room in `columns`, those of the longest time first. A kind of time is either told throughout or
    /// not at all, so that their distances are even.
    func labels(in columns: Int) -> [Chart.SlotLabel] {
        var labels: [Chart.SlotLabel] = []
        for level in levels {
            let all = labels + level.filter { new in !labels.contains { $0.slot == new.slot } }
            let cells = all.map { CellWidth.of($0.text) }.max() ?? 0
            if all.count * (cells + 3) > columns, !labels.isEmpty || all.count > 1 { break }
            labels = all
        }
        return labels
    }

    /// Labels of years, months, days and times of day, the longest first.
    private var levels: [[Chart.SlotLabel]] {
        let moments = slots.indices.compactMap { slot in
            slots[slot].start.map { (slot: slot, local: zone.local($0)) }
        }
        /// A label wherever `key` changes, and at the first slot too where the span begins with it.
        func changes<Key: Equatable>(
            _ key: (LocalMoment) -> Key, where isWanted: (LocalMoment) -> Bool = { _ in true },
            _ text: (LocalMoment) -> String
        ) -> [Chart.SlotLabel] {
            zip(moments.dropFirst(), moments).compactMap { moment, before in
                key(moment.local) != key(before.local) && isWanted(moment.local)
                    ? Chart.SlotLabel(moment.slot, text(moment.local)) : nil
            }
        }
        let years = changes({ $0.day.civil.year }) { String($0.day.civil.year) }
        func month(_ local: LocalMoment) -> Int { local.day.civil.month }
        func months(_ step: Int) -> [Chart.SlotLabel] {
            changes(month, where: { (month($0) - 1) % step == 0 }) { words.month($0.day) }
        }
        let weeks = changes({ ($0.day.number + 3) / 7 }) { words.date($0.day) }
        let days = changes(\.day) { words.date($0.day) }
        if interval == .month || interval == .week {
            let decades = changes({ $0.day.civil.year }, where: { $0.day.civil.year % 10 == 0 }) {
                String($0.day.civil.year)
            }
            let fifths = changes({ $0.day.civil.year }, where: { $0.day.civil.year % 5 == 0 }) {
                String($0.day.civil.year)
            }
            return [decades, fifths, years, months(6), months(3), months(1)]
        }
        guard interval.isIntraday else { return [years, months(6), months(3), months(1), weeks, days] }
        let dayNames = changes(\.day) { words.dateWithWeekday($0.day) }
        return [dayNames]
            + ChartTimes.steps.map { step in
                changes({ $0.time.second / 60 / step }, where: { $0.time.second / 60 % step == 0 }) {
                    times.minute($0.time)
                }
            }
    }
}
