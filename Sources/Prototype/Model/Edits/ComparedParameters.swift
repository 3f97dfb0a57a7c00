/// What is compared with the present parameters: a transition, which can be another one, and its edited parameters.
struct ComparedParameters: Equatable, Sendable {
  /// The name of the transition.
  var transition: String
  /// The parameters that differ from the published ones.
  var parameters: ParameterEdits
  /// The published parameters of the user's own code, which is not in the catalogue.
  var own: [String: ParameterValue] = [:]
}

extension ComparedParameters {
  /// The transition of the catalogue; nil for the user's own code.
  @MainActor private var entry: CatalogueEntry? { Catalogue.entry(named: transition) }

  /// Returns the value of the parameter with a key; nil if the transition has no such parameter.
  @MainActor func value(_ key: String) -> ParameterValue? {
    parameters[key] ?? own[key] ?? entry?.parameters.first { $0.description.key == key }?.initial
  }
}
