public import Board
public import CivilTime
public import Market
public import Words

/// Messages as tests write them, without what they concern; the enums tell what each means.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Message {
    public static func focus(_ panel: Panel) -> Message { .user(.focus(panel)) }
    public static func select(_ panel: Panel, _ cursor: Cursor) -> Message { .user(.select(panel, cursor)) }
    public static func scroll(_ panel: Panel, _ cursor: Cursor) -> Message { .user(.scroll(panel, cursor)) }
    public static var open: Message { .user(.open) }
    public static var fold: Message { .user(.fold) }
    public static func setBaseline(_ baseline: Baseline?) -> Message { .user(.setBaseline(baseline)) }
    public static var sortByChange: Message { .user(.sortBy(.change)) }
    public static func sortBy(_ column: Sort.Column?) -> Message { .user(.sortBy(column)) }
    public static var handOrder: Message { .user(.handOrder) }
    public static var nextTheme: Message { .user(.nextTheme) }
    public static func moveClocks(_ step: TimeStep) -> Message { .user(.moveClocks(step)) }
    public static var refresh: Message { .user(.refresh) }
    public static var pause: Message { .user(.pause) }
    public static var cancel: Message { .user(.cancel) }
    public static func say(_ text: String) -> Message { .user(.say(.verbatim(text))) }
    public static var redraw: Message { .user(.redraw) }
    public static var suspend: Message { .user(.suspend) }
    public static var quit: Message { .user(.quit) }

    public static func add(_ text: String) -> Message { .edit(.add(text)) }
    public static var remove: Message { .edit(.remove) }
    public static var makeBase: Message { .edit(.makeBase) }
    public static func makeCompact(_ isCompact: Bool) -> Message { .edit(.makeCompact(isCompact)) }
    public static var undo: Message { .edit(.undo) }
    public static var redo: Message { .edit(.redo) }

    public static var pickUp: Message { .carry(.pickUp) }
    public static func hold(_ cursor: Cursor) -> Message { .carry(.hold(cursor)) }
    public static var drop: Message { .carry(.drop) }
    public static var putBack: Message { .carry(.putBack) }
    public static func shift(_ cursor: Cursor) -> Message { .carry(.shift(cursor)) }
    public static func press(_ panel: Panel, _ cursor: Cursor, grip: Spot) -> Message {
        .carry(.press(panel, cursor, grip: grip))
    }
    public static func drag(_ cursor: Cursor, pointer: Spot, edge: Int) -> Message {
        .carry(.drag(cursor, pointer: pointer, edge: edge))
    }
    public static var release: Message { .carry(.release) }

    public static func known(_ known: Known) -> Message { .figures(.known(known)) }
    public static func recalled(_ quotes: [Seen<Quote>]) -> Message { .figures(.recalled(quotes)) }
    public static func digested(_ digest: Digest) -> Message { .figures(.digested(digest)) }
    public static var ratesDue: Message { .figures(.ratesDue) }
    public static var stocksDue: Message { .figures(.stocksDue) }
    public static var searchDue: Message { .figures(.searchDue) }
    public static func finished(_ subject: FeedSubject) -> Message {
        .figures(.changed(FigureChanges(finished: [subject]), at: Instant(0)))
    }

    public static func tick(_ now: Instant, here: Zone) -> Message { .clock(.tick(now, here: here)) }
    public static func zonesRenewed(_ zones: [ClockID: Zone]) -> Message { .clock(.zonesRenewed(zones)) }

    public static func pastKnown(_ past: Past, of arrangement: Arrangement) -> Message {
        .disk(.pastKnown(past, of: arrangement))
    }
    public static func notSaved(_ why: Saying) -> Message { .disk(.notSaved(why)) }
    public static func boardIs(_ readOnly: ReadOnly?) -> Message { .disk(.boardIs(readOnly)) }
    public static func boardChanged(_ arrangement: Arrangement, _ past: Past) -> Message {
        .disk(.boardChanged(arrangement, past))
    }
    public static func settingsChanged(
        _ settings: Settings, _ locale: UserLocale, themes: [String]
    ) -> Message {
        .disk(.settingsChanged(settings, locale, themes: themes))
    }

    public static var start: Message { .program(.start) }
    public static var greet: Message { .program(.greet) }
    public static var greeted: Message { .program(.greeted) }
    public static var noticeExpired: Message { .program(.noticeExpired) }
    public static func paperIs(isLight: Bool) -> Message { .program(.paperIs(isLight: isLight)) }
}
