import Foundation

// The figures of iOS, light appearance.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { SystemColor.systemRed }
  /// The system's orange.
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  /// The system's yellow.
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  /// The system's green.
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  /// The system's mint.
  public class var systemMint: UIColor { SystemColor.systemMint }
  /// The system's teal.
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  /// The system's cyan.
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  /// The system's blue.
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  /// The system's indigo.
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  /// The system's purple.
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  /// The system's pink.
  public class var systemPink: UIColor { SystemColor.systemPink }
  /// The system's brown.
  public class var systemBrown: UIColor { SystemColor.systemBrown }
  /// The system's gray.
  public class var systemGray: UIColor { SystemColor.systemGray }
  /// The system's gray 2.
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  /// The system's gray 3.
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  /// The system's gray 4.
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  /// The system's gray 5.
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  /// The system's gray 6.
  public class var systemGray6: UIColor { SystemColor.systemGray6 }
}

/// The colours of the system, made once.
private enum SystemColor {
  nonisolated(unsafe) static let systemRed = UIColor.of(255, 59, 48)
  nonisolated(unsafe) static let systemOrange = UIColor.of(255, 149, 0)
  nonisolated(unsafe) static let systemYellow = UIColor.of(255, 204, 0)
  nonisolated(unsafe) static let systemGreen = UIColor.of(52, 199, 89)
  nonisolated(unsafe) static let systemMint = UIColor.of(0, 199, 190)
  nonisolated(unsafe) static let systemTeal = UIColor.of(48, 176, 199)
  nonisolated(unsafe) static let systemCyan = UIColor.of(50, 173, 230)
  nonisolated(unsafe) static let systemBlue = UIColor.of(0, 122, 255)
  nonisolated(unsafe) static let systemIndigo = UIColor.of(88, 86, 214)
  nonisolated(unsafe) static let systemPurple = UIColor.of(175, 82, 222)
  nonisolated(unsafe) static let systemPink = UIColor.of(255, 45, 85)
  nonisolated(unsafe) static let systemBrown = UIColor.of(162, 132, 94)
  nonisolated(unsafe) static let systemGray = UIColor.of(142, 142, 147)
  nonisolated(unsafe) static let systemGray2 = UIColor.of(174, 174, 178)
  nonisolated(unsafe) static let systemGray3 = UIColor.of(199, 199, 204)
  nonisolated(unsafe) static let systemGray4 = UIColor.of(209, 209, 214)
  nonisolated(unsafe) static let systemGray5 = UIColor.of(229, 229, 234)
  nonisolated(unsafe) static let systemGray6 = UIColor.of(242, 242, 247)
}
