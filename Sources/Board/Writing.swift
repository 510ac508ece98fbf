package import CivilTime
package import Figures
package import Words

/// The user's formats for figures, times and names, and the available signs.
package struct Writing: Hashable, Sendable {
    /// The words that the user reads.
    package let words: Words
    package let figures: FigureText
    package let times: TimeText
    /// The locale for names of currencies and cities.
    package let language: String
    package let terminal: TerminalTraits
    /// True if rate cards show flags.
    package let showsFlags: Bool
    /// True if a figure that has just changed gets a background; otherwise it gets a mark.
    package let tintsMoves: Bool

    /// Weekday and time of a moment, `Mon 09:00`; the date instead of the weekday if it is a week or more
    /// away.
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
