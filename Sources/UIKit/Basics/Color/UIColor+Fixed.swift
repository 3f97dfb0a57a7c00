import Foundation

// Each is the same object every time, as on iOS.
extension UIColor {
  /// Black.
  public class var black: UIColor { Fixed.black }
  /// A gray with a third of the brightness of white.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// A gray with two thirds of the brightness of white.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White.
  public class var white: UIColor { Fixed.white }
  /// A gray with half the brightness of white.
  public class var gray: UIColor { Fixed.gray }
  /// Red.
  public class var red: UIColor { Fixed.red }
  /// Green.
  public class var green: UIColor { Fixed.green }
  /// Blue.
  public class var blue: UIColor { Fixed.blue }
  /// Full green and blue.
  public class var cyan: UIColor { Fixed.cyan }
  /// Full red and green.
  public class var yellow: UIColor { Fixed.yellow }
  /// Full red and blue.
  public class var magenta: UIColor { Fixed.magenta }
  /// Full red with half of green.
  public class var orange: UIColor { Fixed.orange }
  /// Half of red and half of blue.
  public class var purple: UIColor { Fixed.purple }
  /// Brown.
  public class var brown: UIColor { Fixed.brown }
  /// Black with an opacity of 0.
  public class var clear: UIColor { Fixed.clear }
}

/// The fixed colours, each created once.
private enum Fixed {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
