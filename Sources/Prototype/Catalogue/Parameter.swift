import CoreGraphics
import Foundation
import UIKit

/// One figure of a transition: what is said of it, and where it is among the others.
@MainActor struct Parameter<Figures> {
  let description: ParameterDescription
  let get: (Figures) -> ParameterValue
  /// Takes values of the described kind and range; others are passed over.
  let set: (inout Figures, ParameterValue) -> Void

  private init(
    _ description: ParameterDescription, get: @escaping (Figures) -> ParameterValue,
    set: @escaping (inout Figures, ParameterValue) -> Void
  ) {
    (self.description, self.get, self.set) = (description, get, set)
  }

  /// A number at `path`.
  static func number<Number: FigureNumber>(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, Number>, _ range: ClosedRange<Double>,
    _ unit: ParameterDescription.Unit, in section: ParameterDescription.Section, help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .number(range, unit)),
      get: { .number($0[keyPath: path].figure) },
      set: { figures, value in
        guard case .number(let number) = value, range.contains(number) else { return }
        figures[keyPath: path] = Number(figure: number)
      })
  }

  /// A yes or no at `path`.
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

  /// One of the values in `choices` at `path`, each with its word and its label.
  static func choice<Value: Equatable>(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, Value>,
    _ choices: [(value: Value, name: String, label: String)], in section: ParameterDescription.Section, help: String
  ) -> Self {
    let words = choices.map { ParameterDescription.Choice(name: $0.name, label: $0.label) }
    return Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .choice(words)),
      get: { figures in .choice(choices.first { $0.value == figures[keyPath: path] }?.name ?? "") },
      set: { figures, value in
        guard case .choice(let name) = value, let choice = choices.first(where: { $0.name == name }) else { return }
        figures[keyPath: path] = choice.value
      })
  }

  /// A colour at `path`, which stays as transparent as it is.
  static func color(
    _ key: String, _ label: String, _ path: WritableKeyPath<Figures, UIColor>, in section: ParameterDescription.Section,
    help: String
  ) -> Self {
    Self(
      ParameterDescription(key: key, label: label, help: help, section: section, kind: .color),
      get: { .color($0[keyPath: path]) },
      set: { figures, value in
        guard case .color(let color) = value else { return }
        figures[keyPath: path] = color.withAlphaComponent(figures[keyPath: path].cgColor.alpha)
      })
  }
}

/// A number that a figure is kept as.
protocol FigureNumber {
  init(figure: Double)
  var figure: Double { get }
}

extension Double: FigureNumber {
  init(figure: Double) { self = figure }
  var figure: Double { self }
}

extension Float: FigureNumber {
  init(figure: Double) { self = Float(figure) }
  /// As its digits say it: 0.1 is not to become 0.10000000149.
  var figure: Double { Double(description) ?? Double(self) }
}

extension CGFloat: FigureNumber {
  init(figure: Double) { self = figure }
  var figure: Double { native }
}
