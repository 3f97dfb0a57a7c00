package import CoreGraphics

package struct PhoneDevice: Equatable, Sendable {
  package let name: String
  package let title: String
  package let size: CGSize
  let cutout: Cutout
  let statusBarHeight: CGFloat
  /// Whether a bar at the lower edge replaces the home button.
  let hasHomeIndicator: Bool
  let cornerRadius: CGFloat
  /// What the body has above and below the screen beside its rim, with a home button, in points.
  var chin: CGFloat = 0

  package enum Cutout: String, CaseIterable, Sendable {
    case none, notch, island, hole

    var title: String {
      switch self {
      case .none: "None"
      case .notch: "Notch"
      case .island: "Island"
      case .hole: "Hole"
      }
    }

    /// The smallest height of a status bar around it, in points.
    var least: CGFloat {
      switch self {
      case .none: 0
      case .notch: 47
      case .island: 59
      case .hole: 40
      }
    }
  }

  /// Rather than a tablet, whose bars are the same on its side.
  var isPhone: Bool { size.width < 700 }

  /// A screen with nothing on it.
  package static let plain = device("plain", "Plain", 390, 844, .none, 0, radius: 28, hasHomeIndicator: false)

  /// In the order of the menu: the plain one, then by size.
  package static let all: [PhoneDevice] = [
    plain, iPhoneSE,
    device("iphone-13-mini", "iPhone 13 mini", 375, 812, .notch, 50, radius: 44),
    device("iphone-14", "iPhone 14", 390, 844, .notch, 47, radius: 47),
    device("iphone-16", "iPhone 16", 393, 852, .island, 59, radius: 55),
    device("iphone-16-pro", "iPhone 16 Pro", 402, 874, .island, 62, radius: 62),
    device("iphone-16-plus", "iPhone 16 Plus", 430, 932, .island, 59, radius: 55),
    device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, .island, 62, radius: 62),
    device("pixel-9", "Pixel 9", 412, 923, .hole, 52, radius: 48),
    device("ipad-mini", "iPad mini", 744, 1133, .none, 24, radius: 22),
    device("ipad", "iPad Air", 820, 1180, .none, 24, radius: 18),
  ]

  private static let iPhoneSE: Self = {
    var phone = device("iphone-se", "iPhone SE", 375, 667, .none, 20, radius: 0, hasHomeIndicator: false)
    phone.chin = 88
    return phone
  }()

  private static func device(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, _ cutout: Cutout, _ statusBar: CGFloat,
    radius: CGFloat, hasHomeIndicator: Bool = true
  ) -> Self {
    Self(
      name: name, title: title, size: CGSize(width: width, height: height), cutout: cutout, statusBarHeight: statusBar,
      hasHomeIndicator: hasHomeIndicator, cornerRadius: radius)
  }

  package static func named(_ name: String) -> Self? { all.first { $0.name == name } }

  /// Throws an error that suggests the nearest name.
  package static func find(_ name: String) throws(StartFault) -> Self {
    if let device = named(name) { return device }
    let names = all.map(\.name)
    let suggestion = NearestName.suggestion(for: name, among: names)
    throw StartFault(
      .usage, "--device \(name): there is no such device\(suggestion) There are \(names.joined(separator: ", ")).")
  }

  package static func plain(_ size: CGSize) -> Self {
    device("plain", "Plain", size.width, size.height, .none, 0, radius: plain.cornerRadius, hasHomeIndicator: false)
  }

  /// Reads a text such as "390x844"; nil unless both sides are 50...3000 points.
  package static func size(_ text: String) -> CGSize? {
    let sides = text.split(whereSeparator: { "x×".contains($0) }).compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy((50...3000).contains) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }
}

extension CGSize {
  /// Whether this is a device's screen of another size on its side.
  func isTurned(from size: CGSize) -> Bool { self != size && width == size.height && height == size.width }
}
