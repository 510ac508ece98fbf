extension LeadingStocks {
    /// The leading members of the AEX.
    ///
    /// As of June 2025. Source: Euronext, the index's composition.
    static let netherlands = LeadingStocks(
        suffix: ".AS",
        """
        ASML INGA PRX ADYEN HEIA AD PHIA WKL UMG ASM DSFIR KPN NN MT ABN
        """)
}
