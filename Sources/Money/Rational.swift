internal import CGMP
internal import Glibc

/// An exact fraction, stored by GMP. All money is computed in fractions and only rounded for display.
package struct Rational: Sendable {
    private let fraction: Fraction

    private init(_ fill: (mpq_ptr) -> Void) { fraction = Fraction(fill) }

    package init(_ number: Int) { self.init { __gmpq_set_si($0, number, 1) } }

    package static let zero = Rational(0)

    package static let one = Rational(1)

    /// Reads `1250.50`, `-3` or `.5`: digits with at most one point and a minus, as in files. Nil for more
    /// than `places` decimals or 38 digits in all, the limit of 128 bits.
    package init?(decimal text: some StringProtocol, places: Int = 20) {
        var digits = ""
        var decimals: UInt?
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where index == 0: break
            case UInt8(ascii: ".") where decimals == nil: decimals = 0
            case 48...57:
                digits.unicodeScalars.append(Unicode.Scalar(byte))
                if let count = decimals { decimals = count + 1 }
            default: return nil
            }
        }
        guard !digits.isEmpty, decimals ?? 0 <= places, digits.utf8.drop(while: { $0 == 48 }).count <= 38
        else { return nil }
        self.init {
            rational_set_decimal(
                $0, (text.utf8.first == UInt8(ascii: "-") ? "-" : "") + digits, decimals ?? 0)
        }
    }

    /// The shortest decimal form that reads back as the number; nil if it is not finite.
    package init?(_ number: Double) {
        guard number.isFinite else { return nil }
        let parts = "\(number)".split(separator: "e")
        guard let digits = Rational(decimal: parts[0]) else { return nil }
        guard parts.count == 2, let exponent = Int(parts[1]) else {
            self = digits
            return
        }
        let power = Rational(tenTo: exponent.magnitude)
        self = exponent < 0 ? digits / power : digits * power
    }

    init(tenTo exponent: UInt) {
        self.init { rational_set_decimal($0, "1" + String(repeating: "0", count: Int(exponent)), 0) }
    }

    /// For charts and figures other than money.
    package var double: Double { __gmpq_get_d(fraction.pointer) }

    package var sign: Int { Int(rational_sign(fraction.pointer)) }

    package var magnitude: Rational { sign < 0 ? -self : self }

    /// Half to even.
    package func rounded(places: Int) -> Rational {
        Rational { rational_set_rounded($0, fraction.pointer, UInt(places)) }
    }

    /// Rounded to 100 places if its denominator exceeds 1,024 bits. Each rate between two currencies has
    /// another denominator, and a sum's is a multiple of them all: after thousands of rows an addition would
    /// take milliseconds.
    var trimmed: Rational { rational_denominator_bits(fraction.pointer) > 1024 ? rounded(places: 100) : self }

    /// With exactly `places` decimals: `-0.50`.
    package func text(places: Int) -> String {
        var digits = wholeText(places: places)
        let isNegative = digits.hasPrefix("-")
        if isNegative { digits.removeFirst() }
        if places > 0 {
            digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
        }
        return isNegative ? "-" + digits : digits
    }

    /// Without trailing zeros: `-0.5`.
    package func shortText(places: Int) -> String {
        var text = text(places: places)
        guard places > 0 else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    /// `250`, or `125/6` for a fraction.
    package var fractionText: String {
        guard let text = __gmpq_get_str(nil, 10, fraction.pointer) else { return "0" }
        defer { free(text) }
        return String(cString: text)
    }

    /// Reads `fractionText`; nil for parts of more than 38 digits.
    package init?(exact text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let numerator = Rational(decimal: parts[0], places: 0) else { return nil }
        guard parts.count == 2 else {
            self = numerator
            return
        }
        guard let denominator = Rational(decimal: parts[1], places: 0), denominator.sign > 0 else {
            return nil
        }
        self = numerator / denominator
    }

    package var isWithin128Bits: Bool {
        fractionText.split(separator: "/").allSatisfy { $0.utf8.count { $0 != UInt8(ascii: "-") } <= 38 }
    }

    /// Correctly rounded, for other programs.
    package var nearest: Double { Double(text(places: 40)) ?? double }

    private func wholeText(places: Int) -> String {
        var whole = __mpz_struct()
        defer { __gmpz_clear(&whole) }
        __gmpz_init(&whole)
        rational_round(&whole, fraction.pointer, UInt(places))
        guard let text = __gmpz_get_str(nil, 10, &whole) else { return "0" }
        defer { free(text) }
        return String(cString: text)
    }
}

extension Rational: Hashable, Comparable, ExpressibleByIntegerLiteral {
    package init(integerLiteral number: Int) { self.init(number) }

    package static func == (a: Rational, b: Rational) -> Bool {
        __gmpq_equal(a.fraction.pointer, b.fraction.pointer) != 0
    }

    package static func < (a: Rational, b: Rational) -> Bool {
        __gmpq_cmp(a.fraction.pointer, b.fraction.pointer) < 0
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(double) }
}

extension Rational {
    package static func + (a: Rational, b: Rational) -> Rational {
        Rational { __gmpq_add($0, a.fraction.pointer, b.fraction.pointer) }
    }

    package static func - (a: Rational, b: Rational) -> Rational {
        Rational { __gmpq_sub($0, a.fraction.pointer, b.fraction.pointer) }
    }

    package static func * (a: Rational, b: Rational) -> Rational {
        Rational { __gmpq_mul($0, a.fraction.pointer, b.fraction.pointer) }
    }

    /// The divisor must not be 0.
    package static func / (a: Rational, b: Rational) -> Rational {
        precondition(b.sign != 0)
        return Rational { __gmpq_div($0, a.fraction.pointer, b.fraction.pointer) }
    }

    package static prefix func - (a: Rational) -> Rational {
        Rational { __gmpq_neg($0, a.fraction.pointer) }
    }

    package static func += (a: inout Rational, b: Rational) { a = a + b }

    package static func -= (a: inout Rational, b: Rational) { a = a - b }
}

private final class Fraction: @unchecked Sendable {
    let pointer: mpq_ptr

    init(_ fill: (mpq_ptr) -> Void) {
        pointer = .allocate(capacity: 1)
        __gmpq_init(pointer)
        fill(pointer)
    }

    deinit {
        __gmpq_clear(pointer)
        pointer.deallocate()
    }
}
