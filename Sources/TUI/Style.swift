/// Screens use roles; a `Palette` defines how each looks.
@usableFromInline package enum Role: UInt8, CaseIterable, Sendable {
    case text
    case faint
    case title
    case border
    case focusedBorder
    case key
    case selection
    case up
    case down
    case level
    case live
    case warning
    case label
    case shadow
    case carried
    case keep
    case skip
    case line1
    case line2
    case line3
    case line4
    case line5
    /// The paper of selections, if there are enough colours to read everything on it.
    case tint
    case upArea
    case downArea
    case levelArea
    /// The paper of a figure that has just changed.
    case changed
    /// The paper of hours when people sleep.
    case asleep
    case awake
    case atWork
    /// The paper of the largest rise; it fades into that of no change.
    case rise
    case fall
    case flat
    /// Black or white, whichever is readable on those three.
    case tile
}

@usableFromInline package struct Traits: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable package static var bold: Traits { Traits(rawValue: 1) }
    @inlinable package static var dim: Traits { Traits(rawValue: 2) }
    @inlinable package static var underline: Traits { Traits(rawValue: 4) }
    @inlinable package static var reverse: Traits { Traits(rawValue: 8) }
}

/// The colour of ink or paper: a role's, or for pictures a colour of its own.
@usableFromInline package struct Paint: Hashable, Sendable {
    /// 0x00RRGGBB for a colour; for a role's 0x01000000, plus 0x100 a sixteenth of fading, plus the role.
    @usableFromInline let raw: UInt32

    @inlinable init(raw: UInt32) { self.raw = raw }

    @inlinable package static func role(_ role: Role) -> Paint {
        Paint(raw: 0x0100_0000 | UInt32(role.rawValue))
    }

    /// Fades by sixteenths, 0 to 15, into the common paper.
    package static func role(_ role: Role, fading: Int) -> Paint {
        Paint(raw: 0x0100_0000 | UInt32(max(0, min(15, fading))) << 8 | UInt32(role.rawValue))
    }

    @inlinable package var fading: Int { raw & 0x0100_0000 == 0 ? 0 : Int(raw >> 8 & 15) }

    /// 0xRRGGBB, for pictures only.
    package static func rgb(_ value: UInt32) -> Paint { Paint(raw: value & 0xFF_FFFF) }

    /// Nil for a colour of its own.
    @inlinable package var role: Role? {
        raw & 0x0100_0000 == 0 ? nil : Role(rawValue: UInt8(truncatingIfNeeded: raw))
    }

    /// 0xRRGGBB; nil for a role's colour.
    @inlinable package var rgb: UInt32? { raw & 0x0100_0000 == 0 ? raw : nil }
}

/// Ink, paper and traits of a cell in one word, so that comparing two frames means comparing numbers.
@usableFromInline package struct Style: Hashable, Sendable {
    /// From the lowest bit: 28 of ink, 28 of paper, 8 of traits.
    @usableFromInline var bits: UInt64

    @inlinable package var ink: Paint {
        get { Paint(raw: UInt32(truncatingIfNeeded: bits) & 0x0FFF_FFFF) }
        set { bits = bits & ~0x0FFF_FFFF | UInt64(newValue.raw) }
    }

    @inlinable package var paper: Paint {
        get { Paint(raw: UInt32(truncatingIfNeeded: bits >> 28) & 0x0FFF_FFFF) }
        set { bits = bits & ~(0x0FFF_FFFF << 28) | UInt64(newValue.raw) << 28 }
    }

    @inlinable package var traits: Traits {
        get { Traits(rawValue: UInt8(truncatingIfNeeded: bits >> 56)) }
        set { bits = bits & (1 << 56 - 1) | UInt64(newValue.rawValue) << 56 }
    }

    @inlinable package init(_ ink: Role = .text, on paper: Role = .text, _ traits: Traits = []) {
        self.init(ink: .role(ink), paper: .role(paper), traits: traits)
    }

    @inlinable package init(ink: Paint, paper: Paint, traits: Traits = []) {
        bits = UInt64(ink.raw) | UInt64(paper.raw) << 28 | UInt64(traits.rawValue) << 56
    }

    package func on(_ role: Role) -> Style { Style(ink: ink, paper: .role(role), traits: traits) }

    package func with(_ more: Traits) -> Style {
        Style(ink: ink, paper: paper, traits: traits.union(more))
    }

    /// Far behind something else. Lines, strips and pictures are quiet already.
    var dimmed: Style {
        switch ink.role {
        case .border, .focusedBorder: Style(.border)
        case .text, .faint, .title, .key, .selection, .up, .down, .level, .live, .warning, .label, .carried,
            .keep, .skip:
            Style(.faint)
        case .line1, .line2, .line3, .line4, .line5, .shadow, .tint, .upArea, .downArea, .levelArea, .changed,
            .asleep, .awake, .atWork, .rise, .fall, .flat, .tile, nil:
            self
        }
    }
}
