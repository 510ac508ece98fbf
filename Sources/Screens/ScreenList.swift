internal import Board

package struct ScreenList: Sendable {
    private var panels: [any PanelScreen]
    private var layers: [any LayerScreen.Type]

    /// New kinds of panels and new layers join here.
    package static let standard = ScreenList(
        panels: [RatesScreen(), ClocksScreen(), StocksScreen(), PositionsScreen(), EventsScreen()],
        layers: [
            DeckLayerScreen.self, DetailsScreen.self, ChartScreen.self, IndicatorsScreen.self,
            ComparisonScreen.self, BaselineScreen.self, DayScreen.self, PickerScreen.self, NamingScreen.self,
            TimingScreen.self, WhatIfScreen.self, ExposureScreen.self, AmountScreen.self, EnteringScreen.self,
            EventScreen.self,
            AlertScreen.self,
            AlertListScreen.self, FilterScreen.self, BoardListScreen.self, BoardNamingScreen.self,
            FilterListScreen.self, SearchScreen.self, JumpScreen.self, MeetingScreen.self,
            PanelListScreen.self, ColumnListScreen.self, HelpScreen.self, PaletteScreen.self,
            OptionsScreen.self,
        ])

    func adding(_ screen: any PanelScreen) -> ScreenList {
        ScreenList(panels: panels + [screen], layers: layers)
    }

    func adding(_ screen: any LayerScreen.Type) -> ScreenList {
        ScreenList(panels: panels, layers: layers + [screen])
    }

    var order: [Panel] { panels.map(\.panel) }

    subscript(panel: Panel) -> (any PanelScreen)? { panels.first { $0.panel == panel } }

    func screen(of top: AnyLayer, _ model: Model, _ layout: Layout) -> (any TopScreen)? {
        // Not lazily: a lazy sequence would compute its first element twice.
        for screen in layers { if let shown = screen.shown(top.layer, model, layout) { return shown } }
        return nil
    }
}
