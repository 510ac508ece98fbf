internal import Board
internal import TUI

extension Settings.ColourDepth {
    /// The most colours to use; nil for as many as there are.
    var most: ColourDepth? {
        switch self {
        case .auto: nil
        case .full: .direct
        case .indexed: .indexed
        case .sixteen: .sixteen
        }
    }
}
