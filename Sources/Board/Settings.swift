package import Figures
package import Market
package import Money

package struct Settings: Hashable, Sendable {
    package enum Colours: String, Hashable, Sendable, CaseIterable {
        case auto
        case redUp = "red-up"
        case greenUp = "green-up"
    }

    package enum Names: String, Hashable, Sendable, CaseIterable {
        /// In the user's language, else English.
        case auto
        /// In the language of its market.
        case local
    }

    package enum ColourDepth: String, Hashable, Sendable, CaseIterable {
        /// As many as the terminal reports.
        case auto
        /// Eight bits each for red, green and blue.
        case full = "24bit"
        /// The sixteen, the cube and the greys of xterm.
        case indexed = "256"
        case sixteen = "16"
    }

    package enum Graphics: String, Hashable, Sendable, CaseIterable {
        /// If the terminal answers that it can.
        case auto
        case off
    }

    /// How to notify the user of an alert, in addition to the mark on the card.
    package enum Notify: String, Hashable, Sendable, CaseIterable {
        /// The desktop, else the terminal, else its bell.
        case auto
        case desktop
        case terminal
        case bell
        case off

        package var usesDesktop: Bool {
            switch self {
            case .auto, .desktop: true
            case .terminal, .bell, .off: false
            }
        }

        var isSilent: Bool {
            switch self {
            case .desktop, .off: true
            case .auto, .terminal, .bell: false
            }
        }
    }

    package enum Hours: Int, Hashable, Sendable, CaseIterable {
        case twelve = 12
        case twentyFour = 24
    }

    /// In cells, for characters of ambiguous width.
    package enum AmbiguousWidth: Int, Hashable, Sendable, CaseIterable {
        case one = 1
        case two = 2
    }

    package static let standardTheme = "default"

    package var feeds = FeedSettings()
    package var refresh = RefreshSettings()
    /// Percent deducted from amounts, as a bank does.
    package var margin = Rational.zero
    /// Nil for the board's base currency.
    package var home: CurrencyCode?
    /// Rows' rates are in it if `home` is another for this run; nil if not.
    package var rowsHome: CurrencyCode?
    package var costMethod = CostMethod.fifo
    package var quietHours: QuietHours?
    package var work = WorkSettings()
    package var colours = Colours.auto
    package var colourDepth = ColourDepth.auto
    package var graphics = Graphics.auto
    package var notify = Notify.auto
    package var alertReceivers: [AlertReceiver] = []
    package var flags = true
    package var seconds = true
    /// Nil for the locale's way.
    package var hours: Hours?
    /// A locale's identifier such as `zh_TW`; nil for the environment's.
    package var language: String?
    package var names = Names.auto
    package var theme = Settings.standardTheme
    /// Nil to draw all that the locale's character set can show.
    package var ascii: Bool?
    package var ambiguousWidth = AmbiguousWidth.one
    package var keymap = Keymap.standard
    /// Without the mouse, the terminal's own selection works.
    package var mouse = true
    /// Cards fly; otherwise they jump.
    package var motion = true
    /// True for a board that a screen reader reads.
    package var reader = false
    /// Seconds between two changes of such a board that no key asked for.
    package var readerPause = 30

    package init() {}
}
