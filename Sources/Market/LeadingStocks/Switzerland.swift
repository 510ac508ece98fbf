extension LeadingStocks {
    /// The leading members of the SMI.
    ///
    /// As of June 2025. Source: SIX, the index's composition.
    static let switzerland = LeadingStocks(
        suffix: ".SW",
        """
        NESN ROG NOVN UBSG ZURN CFR ABBN SREN LONN HOLN SIKA GIVN ALC SCMN GEBN PGHN SLHN KNIN
        """)
}
