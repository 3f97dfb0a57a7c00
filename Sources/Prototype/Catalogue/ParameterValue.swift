package import UIKit

/// What a parameter is set to.
package enum ParameterValue: Equatable {
  case number(Double)
  case isOn(Bool)
  /// One of the words that the parameter takes.
  case choice(String)
  case color(UIColor)
}
