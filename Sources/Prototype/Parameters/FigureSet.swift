import Motion

/// The figures of a transition, accessed by their keys.
@MainActor protocol FigureSet: AnyObject {
  /// The descriptions of all figures, in order.
  var descriptions: [ParameterDescription] { get }
  /// The current value and the default value of the figure with `key`; nil if there is no such figure.
  subscript(key: String) -> (current: ParameterValue, initial: ParameterValue)? { get }
  /// Sets the figure with `key`; ignored if there is no such figure or it does not accept `value`.
  func set(_ key: String, to value: ParameterValue)
  /// Sets several figures in one change, in order; those that there are not, or that do not accept their value, are
  /// ignored.
  func set(_ values: [(key: String, value: ParameterValue)])
  /// The rule that decides at release with the current figures; nil if no drag ends the transition.
  var releaseRule: ReleaseRule? { get }
}
