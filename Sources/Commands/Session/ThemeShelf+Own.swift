internal import Store
internal import Themes
internal import Words

extension ThemeShelf {
    /// The shipped themes and those of the user's folder, with the names of the latter that cannot be read and why, a line
    /// each.
    ///
    /// - Parameter old: Themes of which one stands in for a file that cannot be read any more.
    static func filled(
        from folder: ThemeFolder?, keeping old: ThemeShelf? = nil
    ) -> (shelf: ThemeShelf, broken: [(name: String, problem: Saying)]) {
        var own: [Theme] = []
        var broken: [(name: String, problem: Saying)] = []
        for file in folder?.files() ?? [] {
            switch file.text {
            case .failure(let problem):
                let values: [String: Saying] = ["file": .verbatim(file.path), "reason": problem.reason]
                let problem = Saying.phrase(.nameUnreadable, values)
                broken.append((file.name, .phrase(.themeLeftOut, ["problem": problem])))
            case .success(let text):
                do throws(ThemeError) {
                    own.append(try Theme(text, name: file.name, file: file.path))
                } catch {
                    broken.append((file.name, .phrase(.themeLeftOut, ["problem": error.saying])))
                }
            }
        }
        own += broken.compactMap { old?.own[$0.name] }
        return (ThemeShelf(own: own), broken)
    }
}
