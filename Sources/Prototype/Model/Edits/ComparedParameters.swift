/// The other side of a comparison, perhaps another transition.
struct ComparedParameters: Equatable, Sendable {
  var transition: String
  var parameters: ParameterEdits
  /// The published parameters of the user's code, which is not in the catalogue.
  var own: [String: ParameterValue] = [:]
}

extension ComparedParameters {
  @MainActor private var entry: CatalogueEntry? { Catalogue.entry(named: transition) }

  @MainActor func value(_ key: String) -> ParameterValue? {
    parameters[key] ?? own[key] ?? entry?.parameters.first { $0.description.key == key }?.initial
  }
}
