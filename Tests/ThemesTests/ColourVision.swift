import Foundation

enum ColourVision {
    typealias Linear = (red: Double, green: Double, blue: Double)

    /// Of 0xRRGGBB (IEC 61966-2-1).
    static func linear(_ value: UInt32) -> Linear {
        func part(_ channel: UInt32) -> Double {
            let share = Double(channel & 255) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return (part(value >> 16), part(value >> 8), part(value))
    }

    /// In OKLab (Björn Ottosson, “A perceptual color space for image processing”, 2020): 0 to 1.
    static func distance(_ a: Linear, _ b: Linear) -> Double {
        let (p, q) = (lab(a), lab(b))
        return (pow(p.0 - q.0, 2) + pow(p.1 - q.1, 2) + pow(p.2 - q.2, 2)).squareRoot()
    }

    private static func lab(_ c: Linear) -> (Double, Double, Double) {
        let l = cbrt(0.4122214708 * c.red + 0.5363325363 * c.green + 0.0514459929 * c.blue)
        let m = cbrt(0.2119034982 * c.red + 0.6806995451 * c.green + 0.1073969566 * c.blue)
        let s = cbrt(0.0883024619 * c.red + 0.2817188376 * c.green + 0.6299787005 * c.blue)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    /// Sight without one kind of cone (Machado, Oliveira and Fernandes, “A Physiologically-based Model for
    /// Simulation of Color Vision Deficiency”, 2009; severity 1.0).
    enum Deficiency: CaseIterable {
        case protanopia, deuteranopia, tritanopia

        private var rows: [[Double]] {
            switch self {
            case .protanopia:
                [
                    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                    [-0.003882, -0.048116, 1.051998],
                ]
            case .deuteranopia:
                [
                    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                    [-0.011820, 0.042940, 0.968881],
                ]
            case .tritanopia:
                [
                    [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                    [0.004733, 0.691367, 0.303900],
                ]
            }
        }

        func seen(_ colour: Linear) -> Linear {
            let parts = rows.map { row in
                max(0, min(1, row[0] * colour.red + row[1] * colour.green + row[2] * colour.blue))
            }
            return (parts[0], parts[1], parts[2])
        }
    }
}
