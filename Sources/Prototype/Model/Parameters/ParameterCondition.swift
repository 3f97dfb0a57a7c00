import Motion
import UIKit

/// When a parameter has an effect, depending on other parameters of the transition.
package indirect enum ParameterCondition: Equatable, Sendable {
  case isOn(String)
  /// The choice with this key has one of these names.
  case choice(String, [String])
  case differs(String, Double)
  /// The words say what makes the parameter useless.
  case never(String)
  case any([ParameterCondition])
  case all([ParameterCondition])

  /// A parameter that the transition does not have prevents nothing.
  package func holds(_ value: (String) -> ParameterValue?) -> Bool {
    switch self {
    case .isOn(let key): value(key) != .isOn(false)
    case .choice(let key, let names): names.contains { value(key) == .choice($0) } || value(key) == nil
    case .differs(let key, let number): value(key) != .number(number)
    case .never: false
    case .any(let conditions): conditions.contains { $0.holds(value) }
    case .all(let conditions): conditions.allSatisfy { $0.holds(value) }
    }
  }

  package var remedy: [(key: String, value: ParameterValue)] {
    switch self {
    case .isOn(let key): [(key, .isOn(true))]
    case .choice(let key, let names): names.first.map { [(key, .choice($0))] } ?? []
    case .differs(let key, let number): [(key, .number(number == 1 ? 0.5 : 1))]
    case .never: []
    case .any(let conditions): conditions.first?.remedy ?? []
    case .all(let conditions): conditions.flatMap(\.remedy)
    }
  }

  /// In the words of files, for instance "release.rule = projection".
  package var text: String {
    switch self {
    case .isOn(let key): "\(key) = true"
    case .choice(let key, let names): names.map { "\(key) = \($0)" }.joined(separator: " or ")
    case .differs(let key, let number): "\(key) ≠ \(number)"
    case .never(let words): "not with \(words)"
    case .any(let conditions): conditions.map(\.text).joined(separator: " or ")
    case .all(let conditions): conditions.map { "(\($0.text))" }.joined(separator: " and ")
    }
  }
}

extension ParameterSet {
  /// Returns whether a parameter has an effect with the current ones.
  func applies(_ description: ParameterDescription) -> Bool {
    description.condition?.holds { self[$0]?.current } ?? true
  }
}

/// The parameters of a transition, accessed by key.
@MainActor protocol ParameterSet: AnyObject {
  var descriptions: [ParameterDescription] { get }
  /// Returns nil if there is no such parameter.
  subscript(key: String) -> (current: ParameterValue, initial: ParameterValue)? { get }
  /// Ignored if there is no such parameter or it does not accept the value.
  func set(_ key: String, to value: ParameterValue)
  /// Sets several parameters in one change, in order; ignores unknown ones and values that are not accepted.
  func set(_ values: [(key: String, value: ParameterValue)])
  /// The rule with the current parameters; nil if no drag ends the transition.
  func releaseRule(for start: DragStart) -> ReleaseRule?
}

extension ParameterSet {
  /// The rule for a drag that begins away from the edge.
  var releaseRule: ReleaseRule? { releaseRule(for: DragStart()) }
}

/// How a drag began, as far as its rule depends on that.
struct DragStart {
  /// The distance of the press from the edge that the drag leads away from, in points.
  var distanceFromEdge = Double.infinity
  /// The width of the screen, in points.
  var width = 390.0
  /// The version of iOS on the phone.
  var systemVersion = SystemVersion.iOS27
}
