internal import Board
internal import TUI

/// A layer on the screen: what keys and mouse mean while it is on top, and how it is drawn.
protocol LayerScreen {
    /// What `command` asks for here; nil for what it usually asks for.
    func message(for command: Command) -> Message?
    /// What a key does that has no command here.
    func message(forUnbound key: Key) -> Message?
    /// What the mouse does at `point`, where the user saw `target`.
    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message?
    /// What it asks at the bottom of the screen; nil for nothing.
    var prompt: Prompt? { get }
    /// Where it lies as a sheet, which hides all that is below it but the board; nil for what is none.
    var sheet: Rect? { get }
    /// Whether nothing of what is below it is seen.
    var fillsScreen: Bool { get }
    /// Draws it over what lies below it.
    func draw(into frame: inout Frame<Target>)
}

extension LayerScreen {
    func message(for command: Command) -> Message? { nil }
    func message(forUnbound key: Key) -> Message? { nil }
    var prompt: Prompt? { nil }
    var sheet: Rect? { nil }
    var fillsScreen: Bool { false }
    func draw(into frame: inout Frame<Target>) {}
}

extension Model {
    func screen(_ layout: Layout) -> any LayerScreen {
        layers.last?.screen(self, layout) ?? BoardScreen(self, layout)
    }
}

extension Layer {
    func screen(_ model: Model, _ layout: Layout) -> any LayerScreen {
        switch self {
        case .deck: DeckLayerScreen(model, layout)
        case .details(let details): DetailsScreen(details, model, layout)
        case .chart(let chart): ChartScreen(chart, model, layout)
        case .indicators(let place): IndicatorsScreen(place, model, layout)
        case .comparison(let place): ComparisonScreen(place, model, layout)
        case .baseline: BaselineScreen(model, layout)
        case .picker(let picker): PickerScreen(picker, model, layout)
        case .naming(let naming): NamingScreen(naming, model, layout)
        case .timing(let timing): TimingScreen(timing, model, layout)
        case .amount(let text): AmountScreen(text, model, layout)
        case .entering(let entering): EnteringScreen(entering, model, layout)
        case .alert(let typing): AlertScreen(typing, model, layout)
        case .alerts(let list): AlertListScreen(list, model, layout)
        case .filter(let filter): FilterScreen(filter, model, layout)
        case .boards(let list): BoardListScreen(list, model, layout)
        case .boardNaming(let naming): BoardNamingScreen(naming, model, layout)
        case .filters(let list): FilterListScreen(list, model, layout)
        case .search(let search): SearchScreen(search, model, layout)
        case .jump(let jump): JumpScreen(jump, model, layout)
        case .meeting(let meeting): MeetingScreen(meeting, model, layout)
        case .panels(let list): PanelListScreen(list, model, layout)
        case .columns(let list): ColumnListScreen(list, model, layout)
        case .help(let help): HelpScreen(help, layout, model)
        case .palette(let palette): PaletteScreen(palette, model, layout)
        case .options(let options): OptionsScreen(options, model, layout)
        }
    }
}

/// A layer that is a box in the middle of the screen, which the wheel scrolls and a click beside closes.
protocol SheetScreen: LayerScreen {
    /// Where it lies.
    var rect: Rect { get }
    /// What so many rows of scrolling ask for.
    func message(forScrolling rows: Int) -> Message?
    /// What a click on one of its rows asks for.
    func message(forRow index: Int, isDouble: Bool) -> Message?
    /// What a click anywhere else in it asks for.
    var messageForClick: Message? { get }
    /// What a click beside it asks for.
    var messageForClickBeside: Message { get }
}

extension SheetScreen {
    var sheet: Rect? { rect }
    func message(forRow index: Int, isDouble: Bool) -> Message? { nil }
    var messageForClick: Message? { nil }
    var messageForClickBeside: Message { .user(.cancel) }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        switch action {
        case .wheelUp: return message(forScrolling: -3)
        case .wheelDown: return message(forScrolling: 3)
        case .release, .drag, .menu: return nil
        case .press, .doublePress:
            guard let target else { return messageForClickBeside }
            if case .option(let row) = target {
                return message(forRow: row, isDouble: action == .doublePress)
            }
            return target == .layer ? messageForClick : messageForClickBeside
        }
    }
}
