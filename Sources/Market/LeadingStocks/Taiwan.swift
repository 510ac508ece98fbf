extension LeadingStocks {
    /// The leading members of the FTSE TWSE Taiwan 50.
    ///
    /// As of the review of 6 March 2026. Source: Taiwan Index Plus, announcements of the reviews.
    static let taiwan = LeadingStocks(
        suffix: ".TW",
        """
        2330 2317 2454 2308 2881 2882 2382 2891 2412 3711 2303 2886 2884 1216 2357 2885 2345 3231 6669 2383
        2892 2880 2890 5880 3017 2327 2883 3008 2002 1303 3045 2603 1301 2395 2207 4904 2887 3661 2301 2059
        3653 2360 2408 2368 7769 2449 3037 2344
        """)
}
