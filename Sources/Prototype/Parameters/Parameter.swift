import CoreGraphics
import Foundation
import UIKit

/// A row of a table of parameters: the description of one figure, and access to it.
@MainActor struct Parameter<Figures> {
  private(set) var description: ParameterDescription
  /// Returns the figure's value.
  let get: (Figures) -> ParameterValue
  /// Sets the figure; values outside the described kind or range are ignored.
  let set: (inout Figures, ParameterValue) -> Void

  private init(
    _ description: ParameterDescription, get: @escaping (Figures) -> ParameterValue,
    set: @escaping (inout Figures, ParameterValue) -> Void
  ) {
    (self.description, self.get) = (description, get)
    self.set = { figures, value in
      if description.accepts(value) { set(&figures, value) }
    }
  }

  /// Creates a parameter for a number at `path`.
  static func number<Number: FigureNumber>(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, Number>, _ range: ClosedRange<Double>,
    _ unit: ParameterDescription.Unit, in section: ParameterDescription.Section, help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .number(range, unit)),
      get: { .number($0[keyPath: path].figure) },
      set: { figures, value in
        if case .number(let number) = value { figures[keyPath: path] = Number(figure: number) }
      })
  }

  /// Creates a parameter for a Boolean value at `path`.
  static func toggle(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, Bool>, in section: ParameterDescription.Section,
    help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .toggle),
      get: { .isOn($0[keyPath: path]) },
      set: { figures, value in
        if case .isOn(let isOn) = value { figures[keyPath: path] = isOn }
      })
  }

  /// Creates a parameter for one of several values at `path`, each with its name and label.
  static func choice<Value: Equatable>(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, Value>,
    _ choices: [(value: Value, name: String, label: String)], in section: ParameterDescription.Section, help: String
  ) -> Self {
    let described = choices.map { ParameterDescription.Choice(name: $0.name, label: $0.label) }
    return Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .choice(described)),
      get: { figures in .choice(choices.first { $0.value == figures[keyPath: path] }?.name ?? "") },
      set: { figures, value in
        guard case .choice(let name) = value, let choice = choices.first(where: { $0.name == name }) else { return }
        figures[keyPath: path] = choice.value
      })
  }

  /// Creates a parameter for a colour at `path`; setting it keeps the alpha.
  static func color(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, UIColor>, in section: ParameterDescription.Section,
    help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .color),
      get: { .color($0[keyPath: path].withAlphaComponent(1)) },
      set: { figures, value in
        guard case .color(let color) = value else { return }
        figures[keyPath: path] = color.withAlphaComponent(figures[keyPath: path].cgColor.alpha)
      })
  }

  /// Returns the parameter with one more condition for its effect.
  func when(also condition: FigureCondition) -> Self {
    when(description.condition.map { .all([condition, $0]) } ?? condition)
  }

  /// Returns the parameter with a condition under which it has an effect.
  func when(_ condition: FigureCondition) -> Self {
    var parameter = self
    parameter.description.condition = condition
    return parameter
  }
}

extension [ParameterDescription] {
  /// The description with a key; nil if there is none.
  package subscript(key key: String) -> ParameterDescription? { first { $0.key == key } }
}
