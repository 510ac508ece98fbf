internal import Board

/// How each kind of panel is shown.
package struct PanelScreens: Sendable {
    private let screens: [any PanelScreen]

    /// The kinds of the program. A new one joins here.
    package static let standard = PanelScreens([
        RatesScreen(), ClocksScreen(), StocksScreen(), PositionsScreen(),
    ])

    init(_ screens: [any PanelScreen]) { self.screens = screens }

    func adding(_ screen: any PanelScreen) -> PanelScreens { PanelScreens(screens + [screen]) }

    subscript(panel: Panel) -> (any PanelScreen)? { screens.first { $0.panel == panel } }
}
