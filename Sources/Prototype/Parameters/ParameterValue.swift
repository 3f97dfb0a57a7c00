package import UIKit

/// The value of a parameter.
package enum ParameterValue: Sendable {
  case number(Double)
  case isOn(Bool)
  /// The name of one of the parameter's choices.
  case choice(String)
  case color(UIColor)
}

extension ParameterValue: Equatable {
  /// Returns whether two values are equal; colours are if their red, green and blue are, in steps of 1/255.
  package static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.number(let one), .number(let two)): one == two
    case (.isOn(let one), .isOn(let two)): one == two
    case (.choice(let one), .choice(let two)): one == two
    case (.color(let one), .color(let two)): one.hexDigits == two.hexDigits
    default: false
    }
  }
}
