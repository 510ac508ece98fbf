package import CivilTime
package import Figures
package import Words

package struct Writing: Hashable, Sendable {
    package let words: Words
    package let figures: FigureText
    package let times: TimeText
    /// For names of currencies and cities.
    package let language: String
    package let terminal: TerminalTraits
    package let showsFlags: Bool
    /// A changed figure gets a background; otherwise a mark.
    package let tintsMoves: Bool

    /// `Mon 09:00`; the date instead of the weekday if it is a week or more away.
    package func dayAndTime(_ local: LocalMoment, from today: Day) -> String {
        let time = times.minute(local.time)
        return abs(local.day - today) < 7
            ? words.weekdayTime(local.day, time) : "\(words.date(local.day)) \(time)"
    }
}

extension Model {
    package var writing: Writing {
        Writing(
            words: words, figures: figureText, times: timeText, language: language, terminal: terminal,
            showsFlags: settings.flags,
            tintsMoves: settings.motion && terminal.hasTints && !terminal.hasReader)
    }
}
