package import Arrangement
package import Board
package import CivilTime
package import Figures
package import Market
package import Words

/// Short forms of messages for tests; the enums describe them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Message {
    package static func focus(_ panel: Panel) -> Message { .user(.focus(panel)) }
    package static func select(_ panel: Panel, _ cursor: Cursor) -> Message { .user(.select(panel, cursor)) }
    package static func scroll(_ panel: Panel, _ cursor: Cursor) -> Message { .user(.scroll(panel, cursor)) }
    package static var open: Message { .user(.open) }
    package static var fold: Message { .user(.fold) }
    package static func setBaseline(_ baseline: Baseline?) -> Message { .user(.setBaseline(baseline)) }
    package static var sortByChange: Message { .user(.sortBy(.change)) }
    package static func sortBy(_ column: Sort.Column?) -> Message { .user(.sortBy(column)) }
    package static var handOrder: Message { .user(.handOrder) }
    package static var nextTheme: Message { .user(.nextTheme) }
    package static func moveClocks(_ step: TimeStep) -> Message { .user(.moveClocks(step)) }
    package static var refresh: Message { .user(.refresh) }
    package static var pause: Message { .user(.pause) }
    package static var cancel: Message { .user(.cancel) }
    package static func say(_ text: String) -> Message { .user(.say(.verbatim(text))) }
    package static var redraw: Message { .user(.redraw) }
    package static var suspend: Message { .user(.suspend) }
    package static var quit: Message { .user(.quit) }

    package static func add(_ text: String) -> Message { .edit(.add(text)) }
    package static var remove: Message { .edit(.remove) }
    package static var makeBase: Message { .edit(.makeBase) }
    package static func makeCompact(_ isCompact: Bool) -> Message { .edit(.makeCompact(isCompact)) }
    package static var undo: Message { .edit(.undo) }
    package static var redo: Message { .edit(.redo) }

    package static var pickUp: Message { .carry(.pickUp) }
    package static func hold(_ cursor: Cursor) -> Message { .carry(.hold(cursor)) }
    package static var drop: Message { .carry(.drop) }
    package static var putBack: Message { .carry(.putBack) }
    package static func shift(_ cursor: Cursor) -> Message { .carry(.shift(cursor)) }
    package static func press(_ panel: Panel, _ cursor: Cursor, grip: Spot) -> Message {
        .carry(.press(panel, cursor, grip: grip))
    }
    package static func drag(_ cursor: Cursor, pointer: Spot, edge: Int) -> Message {
        .carry(.drag(cursor, pointer: pointer, edge: edge))
    }
    package static var release: Message { .carry(.release) }

    package static func known(_ known: Known) -> Message { .figures(.known(known)) }
    package static func recalled(_ quotes: [Seen<Quote>]) -> Message { .figures(.recalled(quotes)) }
    package static func digested(_ digest: Digest) -> Message { .figures(.digested(digest)) }
    package static var ratesDue: Message { .figures(.ratesDue) }
    package static var stocksDue: Message { .figures(.stocksDue) }
    package static var searchDue: Message { .figures(.searchDue) }
    package static func finished(_ subject: FeedSubject) -> Message {
        .figures(.changed(FigureChanges(finished: [subject]), at: Instant(0)))
    }

    package static func tick(_ now: Instant, here: Zone) -> Message { .clock(.tick(now, here: here)) }
    package static func zonesRenewed(_ zones: [ClockID: Zone]) -> Message { .clock(.zonesRenewed(zones)) }

    package static func pastKnown(_ past: Past, of arrangement: Arrangement) -> Message {
        .disk(.pastKnown(past, of: arrangement))
    }
    package static func notSaved(_ why: Saying) -> Message { .disk(.notSaved(why)) }
    package static func boardIs(_ readOnly: ReadOnly?) -> Message { .disk(.boardIs(readOnly)) }
    package static func boardChanged(_ arrangement: Arrangement, _ past: Past) -> Message {
        .disk(.boardChanged(arrangement, past))
    }
    package static func settingsChanged(
        _ settings: Settings, _ locale: UserLocale, themes: [String]
    ) -> Message {
        .disk(.settingsChanged(settings, locale, themes: themes))
    }

    package static var start: Message { .program(.start) }
    package static var greet: Message { .program(.greet) }
    package static var greeted: Message { .program(.greeted) }
    package static var noticeExpired: Message { .program(.noticeExpired) }
    package static func paperIs(isLight: Bool) -> Message { .program(.paperIs(isLight: isLight)) }
}
