import Foundation

// The values of iOS in its light appearance.
extension UIColor {
  /// The red of iOS.
  public class var systemRed: UIColor { SystemColor.systemRed }
  /// The orange of iOS.
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  /// The yellow of iOS.
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  /// The green of iOS.
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  /// The mint of iOS.
  public class var systemMint: UIColor { SystemColor.systemMint }
  /// The teal of iOS.
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  /// The cyan of iOS.
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  /// The blue of iOS.
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  /// The indigo of iOS.
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  /// The purple of iOS.
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  /// The pink of iOS.
  public class var systemPink: UIColor { SystemColor.systemPink }
  /// The brown of iOS.
  public class var systemBrown: UIColor { SystemColor.systemBrown }
  /// The gray of iOS.
  public class var systemGray: UIColor { SystemColor.systemGray }
  /// Gray 2 of iOS; a higher number is lighter.
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  /// Gray 3 of iOS; a higher number is lighter.
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  /// Gray 4 of iOS; a higher number is lighter.
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  /// Gray 5 of iOS; a higher number is lighter.
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  /// Gray 6 of iOS; a higher number is lighter.
  public class var systemGray6: UIColor { SystemColor.systemGray6 }
}

/// The system colours, each created once.
private enum SystemColor {
  static let systemRed = UIColor.of(255, 59, 48)
  static let systemOrange = UIColor.of(255, 149, 0)
  static let systemYellow = UIColor.of(255, 204, 0)
  static let systemGreen = UIColor.of(52, 199, 89)
  static let systemMint = UIColor.of(0, 199, 190)
  static let systemTeal = UIColor.of(48, 176, 199)
  static let systemCyan = UIColor.of(50, 173, 230)
  static let systemBlue = UIColor.of(0, 122, 255)
  static let systemIndigo = UIColor.of(88, 86, 214)
  static let systemPurple = UIColor.of(175, 82, 222)
  static let systemPink = UIColor.of(255, 45, 85)
  static let systemBrown = UIColor.of(162, 132, 94)
  static let systemGray = UIColor.of(142, 142, 147)
  static let systemGray2 = UIColor.of(174, 174, 178)
  static let systemGray3 = UIColor.of(199, 199, 204)
  static let systemGray4 = UIColor.of(209, 209, 214)
  static let systemGray5 = UIColor.of(229, 229, 234)
  static let systemGray6 = UIColor.of(242, 242, 247)
}
