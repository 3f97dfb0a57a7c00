import CoreGraphics
import Motion
import Transitions
import UIKit

/// The current parameters of a transition, with the table that describes them.
@MainActor final class LiveParameters<Values>: ParameterSet {
  private(set) var values: Values
  var changed: (Values) -> Void = { _ in }
  private let initial: Values
  private let parameters: [Parameter<Values>]
  private let indices: [String: Int]
  private let release: ReleaseSource<Values>?

  /// Creates a set whose defaults are `values`; `release` returns the release rule for them.
  init(_ values: Values, _ parameters: [Parameter<Values>], release: ReleaseSource<Values>?) {
    (self.values, initial, self.parameters, self.release) = (values, values, parameters, release)
    indices = Dictionary(uniqueKeysWithValues: parameters.enumerated().map { ($1.description.key, $0) })
  }

  var descriptions: [ParameterDescription] { parameters.map(\.description) }

  func releaseRule(for start: DragStart) -> ReleaseRule? { release?.rule(values, start) }

  subscript(key: String) -> (current: ParameterValue, initial: ParameterValue)? {
    indices[key].map { (parameters[$0].get(values), parameters[$0].get(initial)) }
  }

  func set(_ key: String, to value: ParameterValue) { set([(key, value)]) }

  func set(_ values: [(key: String, value: ParameterValue)]) {
    var isChanged = false
    for (key, value) in values {
      guard let index = indices[key] else { continue }
      let before = parameters[index].get(self.values)
      parameters[index].set(&self.values, value)
      if parameters[index].get(self.values) != before { isChanged = true }
    }
    if isChanged { changed(self.values) }
  }
}

/// The source of the rule that decides at release.
@MainActor struct ReleaseSource<Parameters> {
  /// The rule for a drag, with the current parameters.
  let rule: (Parameters, DragStart) -> ReleaseRule

  /// The rule of the drag parameters at `path`.
  static func parameters(_ path: KeyPath<Parameters, DragParameters>) -> Self {
    Self { $0[keyPath: path].beginning(CGFloat($1.distanceFromEdge)).releaseRule }
  }

  /// The rule of UIKit's own pop, which has no parameters.
  static var system: Self {
    Self { $1.systemVersion.popRule(isAtEdge: $1.distanceFromEdge < GestureThresholds.edgeWidth.native) }
  }
}
