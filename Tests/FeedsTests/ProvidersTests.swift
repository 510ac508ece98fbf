import Literals
import Market
import Testing

@testable import Feeds

struct ProvidersTests {
    @Test("The kinds said to be asked are those that there is a provider for")
    func asked() {
        let kinds =
            Providers.rates.map(\.kind) + Providers.stocks.map(\.kind) + Providers.history.map(\.kind)
            + Providers.kinds.map(\.kind)
        #expect(Set(kinds) == Set(FeedID.services))
    }
}
