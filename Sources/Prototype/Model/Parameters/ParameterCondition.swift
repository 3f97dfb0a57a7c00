import Motion
import UIKit

/// The condition under which a parameter has an effect, in terms of the other parameters of its transition.
package indirect enum ParameterCondition: Equatable, Sendable {
  /// The switch with a key is on.
  case isOn(String)
  /// The choice with a key has one of several names.
  case choice(String, [String])
  /// The number with a key differs from a value.
  case differs(String, Double)
  /// Never; the words say with what the parameter is not used.
  case never(String)
  /// At least one of several conditions holds.
  case any([ParameterCondition])
  /// All of several conditions hold.
  case all([ParameterCondition])

  /// Returns whether the condition holds for the parameters that `value` returns; a parameter that the transition does not
  /// have forbids nothing.
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

  /// The key of the parameter that fails the condition for the parameters that `value` returns; nil if the condition holds.
  package func culprit(_ value: (String) -> ParameterValue?) -> String? {
    guard !holds(value) else { return nil }
    switch self {
    case .isOn(let key), .choice(let key, _), .differs(let key, _): return key
    case .never: return nil
    case .any(let conditions): return conditions.first?.culprit(value)
    case .all(let conditions): return conditions.first { !$0.holds(value) }?.culprit(value)
    }
  }

  /// The parameters that make the condition hold.
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

  /// The condition in the words of files, for instance "release.rule = projection".
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
  /// Returns whether the parameter with a description has an effect with the current parameters.
  func applies(_ description: ParameterDescription) -> Bool {
    description.condition?.holds { self[$0]?.current } ?? true
  }

  /// Returns the words for the present choice by which the parameter with a description has no effect, for instance
  /// "Spring"; nil if the parameter has one.
  func reasonAgainst(_ description: ParameterDescription) -> String? {
    if case .never(let words)? = description.condition { return words }
    guard let key = description.condition?.culprit({ self[$0]?.current }),
      let other = descriptions.first(where: { $0.key == key }), let value = self[key]?.current
    else { return nil }
    switch (other.kind, value) {
    case (.choice(let choices), .choice(let name)): return choices.first { $0.name == name }?.label
    default: return "\(other.label) \(ParameterText.text(value, other))"
    }
  }
}

/// The parameters of a transition, accessed by their keys.
@MainActor protocol ParameterSet: AnyObject {
  /// The descriptions of all parameters, in order.
  var descriptions: [ParameterDescription] { get }
  /// The current value and the default value of the parameter with `key`; nil if there is no such parameter.
  subscript(key: String) -> (current: ParameterValue, initial: ParameterValue)? { get }
  /// Sets the parameter with `key`; ignored if there is no such parameter or it does not accept `value`.
  func set(_ key: String, to value: ParameterValue)
  /// Sets several parameters in one change, in order; those that there are not, or that do not accept their value, are
  /// ignored.
  func set(_ values: [(key: String, value: ParameterValue)])
  /// Returns the rule that decides at release with the current parameters; nil if no drag ends the transition.
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
  /// The version of iOS on the phone.
  var systemVersion = SystemVersion.iOS27
}
