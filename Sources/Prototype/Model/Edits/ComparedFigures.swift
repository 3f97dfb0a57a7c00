/// What is compared with the present figures: a transition, which can be another one, and its edited figures.
struct ComparedFigures: Equatable, Sendable {
  /// The name of the transition.
  var transition: String
  /// The figures that differ from the published ones.
  var figures: FigureEdits
  /// The published figures of the user's own code, which is not in the catalogue.
  var own: [String: ParameterValue] = [:]
}

extension ComparedFigures {
  /// The transition of the catalogue; nil for the user's own code.
  @MainActor private var entry: CatalogueEntry? { Catalogue.entry(named: transition) }

  /// Returns the value of the figure with a key; nil if the transition has no such figure.
  @MainActor func value(_ key: String) -> ParameterValue? {
    figures[key] ?? own[key] ?? entry?.parameters.first { $0.description.key == key }?.initial
  }
}
