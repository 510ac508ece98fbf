package import Figures
package import Market
package import Money

/// The user's settings, or the defaults.
package struct Settings: Hashable, Sendable {
    /// The colour of a rise.
    package enum Colours: String, Hashable, Sendable, CaseIterable {
        case auto
        case redUp = "red-up"
        case greenUp = "green-up"
    }

    /// The kind of name shown for stocks.
    package enum Names: String, Hashable, Sendable, CaseIterable {
        /// The one in the user's language, else the English one.
        case auto
        /// The one in the language of its market.
        case local
    }

    /// How many colours are used.
    package enum ColourDepth: String, Hashable, Sendable, CaseIterable {
        /// As many as the terminal reports.
        case auto
        /// Red, green and blue of eight bits each.
        case full = "24bit"
        /// The sixteen, the cube and the greys of xterm.
        case indexed = "256"
        case sixteen = "16"
    }

    /// When to draw charts in pixels.
    package enum Graphics: String, Hashable, Sendable, CaseIterable {
        /// On, if the terminal answers that it can.
        case auto
        case off
    }

    /// How to notify the user of an alert, in addition to the mark on its card.
    package enum Notify: String, Hashable, Sendable, CaseIterable {
        /// By the desktop, else by the terminal, else by its bell.
        case auto
        case desktop
        case terminal
        case bell
        case off

        /// True if it sends desktop notifications.
        package var usesDesktop: Bool {
            switch self {
            case .auto, .desktop: true
            case .terminal, .bell, .off: false
            }
        }

        /// True if it sends nothing to terminals.
        var isSilent: Bool {
            switch self {
            case .desktop, .off: true
            case .auto, .terminal, .bell: false
            }
        }
    }

    /// 12 or 24 hours.
    package enum Hours: Int, Hashable, Sendable, CaseIterable {
        /// 3:04 p.m.
        case twelve = 12
        case twentyFour = 24
    }

    /// The width in cells of characters of ambiguous width.
    package enum AmbiguousWidth: Int, Hashable, Sendable, CaseIterable {
        case one = 1
        case two = 2
    }

    /// The name for the theme that fits the terminal.
    package static let standardTheme = "default"

    /// The sources of figures.
    package var feeds = FeedSettings()
    /// How often we request them.
    package var refresh = RefreshSettings()
    /// Percent deducted from amounts, as a bank does.
    package var margin = Rational.zero
    /// The currency for positions; nil for the board's base currency.
    package var home: CurrencyCode?
    /// The user's own home currency, which rows' rates are in, if `home` is another for this run; nil if not.
    package var rowsHome: CurrencyCode?
    /// The order in which a sale uses lots.
    package var costMethod = CostMethod.fifo
    /// When to keep alerts quiet; nil for never.
    package var quietHours: QuietHours?
    /// When people work in each city.
    package var work = WorkSettings()
    package var colours = Colours.auto
    /// How many colours to use, if any.
    package var colourDepth = ColourDepth.auto
    package var graphics = Graphics.auto
    /// How to notify the user of alerts.
    package var notify = Notify.auto
    /// The services that alerts are sent to.
    package var alertReceivers: [AlertReceiver] = []
    /// True if rate cards show flags.
    package var flags = true
    /// True if clocks show seconds.
    package var seconds = true
    /// The hours clocks use; nil for the locale's way.
    package var hours: Hours?
    /// The language, as a locale's identifier such as `zh_TW`; nil for the environment's.
    package var language: String?
    package var names = Names.auto
    /// The theme's name.
    package var theme = Settings.standardTheme
    /// True if we draw only ASCII; nil to draw all that the locale's character set can show.
    package var ascii: Bool?
    /// The width in cells of characters of ambiguous width on this terminal.
    package var ambiguousWidth = AmbiguousWidth.one
    /// The keys.
    package var keymap = Keymap.standard
    /// True if we read the mouse; if not, the terminal's own selection works.
    package var mouse = true
    /// True if cards of the deck fly; if not, they jump.
    package var motion = true

    /// The default settings.
    package init() {}
}
