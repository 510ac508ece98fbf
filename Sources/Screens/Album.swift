internal import Board
internal import Market
internal import TUI
internal import Words

/// Pictures of cards, rows and lines as they were drawn last: what still shows the same is copied into the next picture
/// of the screen instead of being drawn anew.
///
/// With an album a picture costs what has changed since the one before; which cells it has, an album never changes.
public struct Album {
    /// What all pictures depend on, beside their faces.
    private final class Setting {
        let settings: Settings
        let words: Words
        let terminal: TerminalTraits
        let here: Zone

        init(_ model: Model) {
            (settings, words, terminal) = (model.settings, model.words, model.terminal)
            here = model.here
        }

        func holds(_ model: Model) -> Bool {
            here == model.here && settings == model.settings && words == model.words
                && terminal == model.terminal
        }
    }

    /// The ages of the panels, and what they depend on.
    private final class Ages {
        let face: AgesFace
        let ages: PanelAges

        init(_ model: Model) {
            face = AgesFace(model)
            ages = PanelAges(model)
        }
    }

    /// Pictures of the screen that one in the album stays for without being in them.
    private static let patience = 64

    var header = Pages<Int, HeaderFace>()
    var keyLine = Pages<Int, KeyLineFace>()
    var panels = Pages<Panel, PanelFace>()
    var shots: [Panel: PanelShot] = [:]
    var screen: ScreenShot?
    let cards = CardPictures()
    var rates = Pages<String, RateFace>()
    var clocks = Pages<String, ClockFace>()
    var stocks = Pages<StockPlace, StockFace>()
    /// Where the columns of the grid stand.
    var stockFields: StockFields?
    /// What exchanges are doing at the moment of the picture.
    var exchanges: ExchangeMoment
    // Classes, for looking at them in place takes nothing out of them.
    private var ages: Ages?
    private var setting: Setting?
    private var number = 0

    /// An album without pictures.
    public init() { exchanges = ExchangeMoment(Instant(0), .english) }

    /// The ages of the figures of all panels.
    mutating func ages(of model: Model) -> PanelAges {
        if let ages, ages.ages.life.contains(model.now), ages.face.holds(model) { return ages.ages }
        let made = Ages(model)
        ages = made
        return made.ages
    }

    /// Whether pictures are still drawn under the setting that those in the album were.
    func isOfSetting(_ model: Model) -> Bool {
        setting?.holds(model) ?? false
    }

    /// Begins another picture of the screen: throws away what was drawn under another setting, and what has not been
    /// in sight for long.
    mutating func turn(to model: Model) {
        if !isOfSetting(model) {
            self = Album()
            setting = Setting(model)
            exchanges = ExchangeMoment(model.now, model.words)
        }
        exchanges.move(to: model.now)
        number += 1
        guard number % Album.patience == 0 else { return }
        rates.forget()
        clocks.forget()
        stocks.forget()
    }
}

/// The pictures of one kind, each in its place and kept by its face: what it shows, which is all that its drawing
/// depends on.
///
/// Drawn between two calls, not in a closure: a closure that captures a model copies it for each card.
struct Pages<Place: Hashable, Face: Hashable> {
    // A class, for a look at one takes nothing out of it.
    private final class Page {
        let face: Face
        let picture: Frame
        var wasSeen = true

        init(_ face: Face, _ picture: Frame) {
            self.face = face
            self.picture = picture
        }
    }

    private var pages: [Place: Page] = [:]

    /// Puts the picture of `face` into `frame` at `rect`; false if there is none.
    func paste(_ face: Face, _ place: Place, in rect: Rect, onto frame: inout Frame) -> Bool {
        guard let page = pages[place], page.picture.size == rect.size, page.face == face else { return false }
        frame.paste(page.picture, at: rect.origin)
        page.wasSeen = true
        return true
    }

    /// Puts `picture`, the new one of `face`, into `frame` at `rect`, and keeps it.
    mutating func paste(
        new picture: Frame, of face: Face, _ place: Place, in rect: Rect, onto frame: inout Frame
    ) {
        frame.paste(picture, at: rect.origin)
        pages[place] = Page(face, picture)
    }

    /// Drops the pictures that have not been asked for since the last call.
    mutating func forget() {
        pages = pages.filter { $0.value.wasSeen }
        for page in pages.values { page.wasSeen = false }
    }
}
