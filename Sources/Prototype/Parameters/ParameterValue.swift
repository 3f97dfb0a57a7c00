package import UIKit

/// The value of a parameter.
package enum ParameterValue: Equatable {
  case number(Double)
  case isOn(Bool)
  /// The name of one of the parameter's choices.
  case choice(String)
  case color(UIColor)
}
