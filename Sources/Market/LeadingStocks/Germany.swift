extension LeadingStocks {
    /// The DAX, all forty.
    ///
    /// As of April 2026. Source: STOXX, the index's components.
    static let germany = LeadingStocks(
        suffix: ".DE",
        """
        SAP SIE ALV DTE AIR MUV2 RHM DBK BMW MBG VOW3 BAS BAYN ADS IFX ENR DHL EOAN DB1 RWE MRK HNR1 CBK
        MTX DTG SHL HEN3 VNA HEI FRE CON BEI FME G1A SY1 QIA BNR G24 ZAL PAH3
        """)
}
