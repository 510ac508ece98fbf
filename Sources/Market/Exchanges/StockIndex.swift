package struct StockIndex: Hashable, Sendable {
    package let symbol: Symbol
    /// The zone of its market, which short answers omit.
    package let zone: String
    /// The name, with the local one if people search for that.
    package let name: String

    package static let all: [StockIndex] = TextTable(table).lines.compactMap { line in
        Symbol(line.string(0)).map { StockIndex(symbol: $0, zone: line.string(1), name: line.string(2)) }
    }

    package static let names = Dictionary(
        all.map { ($0.symbol, $0.name) }, uniquingKeysWith: { first, _ in first })

    static let zones = Dictionary(
        all.map { ($0.symbol.text, $0.zone) }, uniquingKeysWith: { first, _ in first })

    private static let table: StaticString = """
        ^GSPC\tAmerica/New_York\tS&P 500
        ^DJI\tAmerica/New_York\tDow Jones Industrial Average
        ^IXIC\tAmerica/New_York\tNasdaq Composite
        ^NDX\tAmerica/New_York\tNasdaq 100
        ^RUT\tAmerica/New_York\tRussell 2000
        ^NYA\tAmerica/New_York\tNYSE Composite
        ^GSPTSE\tAmerica/Toronto\tS&P/TSX Composite
        ^MXX\tAmerica/Mexico_City\tS&P/BMV IPC
        ^BVSP\tAmerica/Sao_Paulo\tIbovespa
        ^TWII\tAsia/Taipei\tTAIEX 加權指數
        ^TWOII\tAsia/Taipei\tTPEx 櫃買指數
        ^N225\tAsia/Tokyo\tNikkei 225 日経平均
        ^HSI\tAsia/Hong_Kong\tHang Seng 恒生指數
        ^HSCE\tAsia/Hong_Kong\tHang Seng China Enterprises
        ^KS11\tAsia/Seoul\tKOSPI 코스피
        ^KQ11\tAsia/Seoul\tKOSDAQ 코스닥
        ^STI\tAsia/Singapore\tStraits Times Index
        ^JKSE\tAsia/Jakarta\tIDX Composite (IHSG)
        ^KLSE\tAsia/Kuala_Lumpur\tFTSE Bursa Malaysia KLCI
        ^NSEI\tAsia/Kolkata\tNifty 50
        ^NSEBANK\tAsia/Kolkata\tNifty Bank
        ^BSESN\tAsia/Kolkata\tBSE Sensex
        ^AXJO\tAustralia/Sydney\tS&P/ASX 200
        ^AORD\tAustralia/Sydney\tAll Ordinaries
        ^NZ50\tPacific/Auckland\tS&P/NZX 50
        ^FTSE\tEurope/London\tFTSE 100
        ^FTMC\tEurope/London\tFTSE 250
        ^GDAXI\tEurope/Berlin\tDAX
        ^MDAXI\tEurope/Berlin\tMDAX
        ^FCHI\tEurope/Paris\tCAC 40
        ^AEX\tEurope/Amsterdam\tAEX
        ^BFX\tEurope/Brussels\tBEL 20
        ^IBEX\tEurope/Madrid\tIBEX 35
        ^SSMI\tEurope/Zurich\tSMI
        ^OMX\tEurope/Stockholm\tOMX Stockholm 30
        ^ATX\tEurope/Vienna\tATX
        """
}
