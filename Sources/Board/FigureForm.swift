/// How a figure is written.
public enum FigureForm: Hashable, Sendable {
    /// A rate of one unit of the base, written for so many.
    case rate(units: Int)
    case price
}
