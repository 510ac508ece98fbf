import CivilTime
import Market

@testable import Store

extension FigureStore {
    func intraday(ofRate code: CurrencyCode, since time: Instant) throws(StoreError) -> [IntradayPoint] {
        try onDisk { database throws(SQLiteFailure) in
            try database.intraday(of: code.text, .rate, since: time)
        }
    }

    func intraday(ofStock symbol: Symbol, since time: Instant) throws(StoreError) -> [IntradayPoint] {
        try onDisk { database throws(SQLiteFailure) in
            try database.intraday(of: symbol.text, .stock, since: time)
        }
    }
}
