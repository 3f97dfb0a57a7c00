/// The figures of a transition, by their names.
@MainActor protocol FigureSet: AnyObject {
  /// What there is, in order.
  var descriptions: [ParameterDescription] { get }
  /// What the figure called `key` is set to, and was at first.
  subscript(key: String) -> (now: ParameterValue, usual: ParameterValue)? { get }
  /// Sets the figure called `key`, if it takes `value`.
  func set(_ key: String, to value: ParameterValue)
}

/// The figures of one transition, behind the table that describes them.
@MainActor final class Figures<Values>: FigureSet {
  /// What they are.
  private(set) var values: Values
  /// Called with the figures whenever one of them is another.
  var changed: (Values) -> Void = { _ in }
  private let usual: Values
  private let parameters: [Parameter<Values>]
  private let places: [String: Int]

  init(_ values: Values, _ parameters: [Parameter<Values>]) {
    (self.values, usual, self.parameters) = (values, values, parameters)
    places = Dictionary(uniqueKeysWithValues: parameters.enumerated().map { ($1.description.key, $0) })
  }

  var descriptions: [ParameterDescription] { parameters.map(\.description) }

  subscript(key: String) -> (now: ParameterValue, usual: ParameterValue)? {
    places[key].map { (parameters[$0].get(values), parameters[$0].get(usual)) }
  }

  func set(_ key: String, to value: ParameterValue) {
    guard let place = places[key] else { return }
    let before = parameters[place].get(values)
    parameters[place].set(&values, value)
    if parameters[place].get(values) != before { changed(values) }
  }
}
