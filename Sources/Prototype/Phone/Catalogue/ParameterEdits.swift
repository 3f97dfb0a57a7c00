/// The parameters of one transition that differ from the published ones.
package struct ParameterEdits: Equatable, Sendable {
  private var values: [String: ParameterValue] = [:]

  package init() {}

  /// The changed value; nil if the parameter has its published value.
  package subscript(key: String) -> ParameterValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  package var isEmpty: Bool { values.isEmpty }

  package var count: Int { values.count }

  /// A published value is not an edit.
  @MainActor package mutating func set(_ key: String, to value: ParameterValue, in entry: CatalogueEntry) {
    guard let parameter = entry.parameters.first(where: { $0.description.key == key }),
      parameter.description.accepts(value)
    else { return }
    values[key] = value == parameter.initial ? nil : value
  }

  @MainActor package func ordered(
    in entry: CatalogueEntry
  ) -> [(description: ParameterDescription, value: ParameterValue)] {
    entry.parameters.compactMap { parameter in
      values[parameter.description.key].map { (parameter.description, $0) }
    }
  }

  /// The edits of `others` override these.
  func merged(with others: Self) -> Self {
    var merged = self
    merged.values.merge(others.values) { $1 }
    return merged
  }
}
