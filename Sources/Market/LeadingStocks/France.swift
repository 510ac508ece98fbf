extension LeadingStocks {
    /// The leading members of the CAC 40.
    ///
    /// As of June 2025. Source: Euronext, the index's composition.
    static let france = LeadingStocks(
        suffix: ".PA",
        """
        MC OR RMS TTE SAN AIR SU AI SAF EL BNP CS DG HO BN KER ENGI SGO LR ORA GLE ACA CAP RI ML STMPA
        STLAP DSY PUB VIE EN CA AC RNO BVI
        """)
}
