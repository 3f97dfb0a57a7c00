/// The parameters of one transition that differ from the published ones.
package struct ParameterEdits: Equatable, Sendable {
  private var values: [String: ParameterValue] = [:]

  /// Creates edits without a parameter.
  package init() {}

  /// The changed value of the parameter with a key; nil if it has its published value.
  package subscript(key: String) -> ParameterValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Whether all parameters have their published values.
  package var isEmpty: Bool { values.isEmpty }

  /// The number of changed parameters.
  package var count: Int { values.count }

  /// Sets a parameter of a transition; a published value is no edit.
  @MainActor package mutating func set(_ key: String, to value: ParameterValue, in entry: CatalogueEntry) {
    guard let parameter = entry.parameters.first(where: { $0.description.key == key }),
      parameter.description.accepts(value)
    else { return }
    values[key] = value == parameter.initial ? nil : value
  }

  /// Returns the edits in the order of a transition's table.
  @MainActor package func ordered(
    in entry: CatalogueEntry
  ) -> [(description: ParameterDescription, value: ParameterValue)] {
    entry.parameters.compactMap { parameter in
      values[parameter.description.key].map { (parameter.description, $0) }
    }
  }

  /// Returns these edits with those of `others` over them.
  func merged(with others: Self) -> Self {
    var merged = self
    merged.values.merge(others.values) { $1 }
    return merged
  }
}
