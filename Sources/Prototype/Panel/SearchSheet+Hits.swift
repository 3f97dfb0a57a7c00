/// Something that the search can do.
struct SearchCommand {
  /// What it does.
  let title: String
  /// The keys that do the same; empty if none do.
  let keys: String
  /// Further words by which it is found.
  var words = ""
}

extension SearchSheet {
  /// Returns what matches a text, the likeliest first: transitions by their titles, figures of the shown transition by
  /// their labels and keys, commands, figures of the other transitions; then all of these by the words of their help.
  ///
  /// All words of the text have to occur, each as it is or as a word that means the same.
  static func hits(_ text: String, in session: EditSession, commands: [SearchCommand] = []) -> [Hit] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let query = Query(words)
    var hits = session.entries.filter { query.finds($0.title, $0.name) }.map(Self.hit)
    guard !words.isEmpty else { return hits }
    func add(_ more: [Hit]) { hits += more.filter { !hits.contains($0) } }
    let others = session.entries.filter { $0.name != session.entry.name }
    let actions = commands.enumerated().filter { query.finds($1.title, $1.words) }.map { index, command in
      Hit(title: command.title, detail: command.keys, transition: "", key: nil, command: index)
    }
    add(figures(of: [session.entry]) { query.finds($0.section.rawValue, $0.label, $0.key, $1.title) })
    add(actions)
    add(figures(of: others) { query.finds($0.section.rawValue, $0.label, $0.key, $1.title) })
    let similar = query.withSynonyms
    add(figures(of: [session.entry]) { similar.finds($0.section.rawValue, $0.label, $0.key, $0.help, $1.title) })
    add(session.entries.filter { similar.finds($0.title, $0.name, $0.sentence) }.map(Self.hit))
    add(figures(of: others) { similar.finds($0.section.rawValue, $0.label, $0.key, $0.help, $1.title) })
    return hits
  }

  /// Returns what is said if nothing matches a text.
  static func nothingFound(_ text: String) -> String {
    let known = Catalogue.entries.flatMap { [$0.name, $0.title] } + Query.synonyms.keys.sorted()
    let nearest = NearestName.of(text, among: known).map { " Did you mean \($0)?" } ?? ""
    return
      "Nothing matches “\(text)”.\(nearest) Search for a transition, a figure or a command by its name, or by what it "
      + "does: bounce, flick, edge, undo."
  }

  private static func hit(_ entry: CatalogueEntry) -> Hit {
    Hit(title: entry.title, detail: entry.group.rawValue, transition: entry.name, key: nil)
  }

  /// Returns the figures of some transitions for which `matches` holds.
  private static func figures(
    of entries: [CatalogueEntry], _ matches: (ParameterDescription, CatalogueEntry) -> Bool
  ) -> [Hit] {
    entries.flatMap { entry in
      entry.parameters.map(\.description).filter { matches($0, entry) }.map { description in
        Hit(
          title: "\(description.section.rawValue): \(description.label)", detail: entry.title, transition: entry.name,
          key: description.key)
      }
    }
  }

  /// The words of a search, each with those that mean the same.
  private struct Query {
    /// For each word, the words of which one has to occur.
    private let words: [[String]]

    init(_ words: [String]) { self.words = words.map { [$0] } }

    private init(alternatives: [[String]]) { words = alternatives }

    /// Whether every word occurs in the parts of a text.
    func finds(_ parts: String...) -> Bool {
      let line = parts.joined(separator: " ").lowercased()
      return words.allSatisfy { alternatives in alternatives.contains { line.contains($0) } }
    }

    /// The query that also finds words that mean the same.
    var withSynonyms: Query {
      Query(
        alternatives: words.map { alternatives in
          alternatives
            + alternatives.flatMap { word in
              Self.synonyms.filter { word.count > 2 && $0.key.hasPrefix(word) }.flatMap(\.value)
            }
        })
    }

    /// Words that people use, and those by which the help texts say the same.
    static let synonyms: [String: [String]] = [
      "bounce": ["damping", "overshoot"], "bouncy": ["damping", "overshoot"], "rubber": ["limit", "does not move"],
      "elastic": ["spring"], "speed": ["velocity", "duration"], "slow": ["duration", "speed"],
      "fast": ["duration", "velocity"], "flick": ["velocity", "flick"], "fling": ["velocity", "flick"],
      "swipe": ["drag"], "threshold": ["finishes"], "dark": ["dimming"], "blur": ["radius"], "time": ["duration"],
      "ease": ["curve"], "easing": ["curve"], "edge": ["region"], "tension": ["stiffness"], "friction": ["damping"],
      "fade": ["opacity", "alpha"], "depth": ["parallax"], "dead": ["slop"], "hysteresis": ["slop"],
    ]
  }
}
