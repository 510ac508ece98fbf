import Market

@testable import Feeds

struct PopulationFeed: KindProvider {
    let kind = FeedID.dash
    let manners = Manners()

    func question(about key: Country, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address else { return nil }
        return base.below("/population/\(key.text)").map { Question(address: .web($0)) }
    }

    func figures(of key: Country, in body: [UInt8]) throws(FeedFailure.Cause) -> [Population] {
        let answer = try JSON.object(body)
        guard let people = answer["people"]?.number, let time = answer["at"]?.instant else {
            throw .malformed(.said("no number of people in it"))
        }
        return [Population(people: people, countedAt: time, source: answer["source"]?.plainLine(limit: 40))]
    }
}
