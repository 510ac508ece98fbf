extension [String] {
    /// Whether each text stands once, as far as that can be told at little cost: true is sure, false may mean nothing.
    ///
    /// A set would answer the same for twice the work, which thousands of stocks make one notice.
    var areSurelyDistinct: Bool {
        let bits = Swift.max(4, Int.bitWidth - count.leadingZeroBitCount + 1)
        // The places of texts by their hashes, each at the first free place from there on; 0 is a free one.
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << bits) { places in
            places.initialize(repeating: 0)
            for index in indices {
                guard let hash = self[index].plainHash else { return false }
                var place = Int(truncatingIfNeeded: hash >> UInt64(UInt64.bitWidth - bits))
                while places[place] != 0 {
                    if self[Int(places[place]) - 1] == self[index] { return false }
                    place = (place + 1) & (1 << bits - 1)
                }
                places[place] = Int32(truncatingIfNeeded: index + 1)
            }
            return true
        }
    }
}

extension String {
    /// A hash whose highest bits tell texts apart; nil for one that is not all ASCII, of which others with other bytes
    /// may be the same.
    fileprivate var plainHash: UInt64? {
        @inline(__always) get {
            utf8.withContiguousStorageIfAvailable { bytes in
                var hash: UInt64 = 0xCBF2_9CE4_8422_2325
                for byte in bytes {
                    if byte >= 0x80 { return nil }
                    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
                }
                return hash &* 0x9E37_79B9_7F4A_7C15
            } ?? nil
        }
    }
}
