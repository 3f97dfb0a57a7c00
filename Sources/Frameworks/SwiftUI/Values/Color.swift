public import UIKit

/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
  /// What this is in an environment.
  @MainActor func paint(_ environment: EnvironmentValues) -> Paint
}

/// A color, a gradient or a blurred background.
public struct Paint: Sendable {
  enum Kind: Sendable {
    case color(UIColor)
    case gradient(Gradient, GradientShape)
  }
  var kind: Kind
  var opacity: CGFloat = 1

  init(_ kind: Kind) { self.kind = kind }

  /// The color that stands for it where only one can be drawn.
  var color: UIColor {
    switch kind {
    case .color(let color): opacity < 1 ? color.withAlphaComponent(color.cgColor.alpha * opacity) : color
    case .gradient(let gradient, _): gradient.stops.first?.color.uiColor ?? .clear
    }
  }
}

enum GradientShape: Sendable {
  case linear(UnitPoint, UnitPoint)
  case radial(UnitPoint, CGFloat, CGFloat)
}

public struct Color: ShapeStyle, Hashable, Sendable {
  let uiColor: UIColor
  /// The foreground style, or the tint, of where it is.
  private enum Meaning { case itself, tint }
  private var meaning = Meaning.itself

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ color: UIColor) { uiColor = color }
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  public init(_ name: String, bundle: Bundle? = nil) { uiColor = UIColor(named: name) ?? .clear }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    let base = uiColor
    return Color(
      UIColor { traits in
        let color = base.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      })
  }

  public var gradient: LinearGradient {
    LinearGradient(
      colors: [mix(.white, by: 0.2), self], startPoint: .top, endPoint: .bottom)
  }

  private func mix(_ other: Color, by fraction: Double) -> Color {
    let (from, to) = (uiColor, other.uiColor)
    return Color(
      UIColor { traits in
        let (first, second) = (from.resolvedColor(with: traits).parts, to.resolvedColor(with: traits).parts)
        let mixed = first + (second - first) * fraction
        return UIColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
      })
  }

  public func paint(_ environment: EnvironmentValues) -> Paint {
    Paint(.color(meaning == .tint ? environment.tintColor.uiColor : uiColor))
  }

  public static let clear = Color(.clear)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(.systemGray)
  public static let red = Color(.systemRed)
  public static let green = Color(.systemGreen)
  public static let blue = Color(.systemBlue)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let pink = Color(.systemPink)
  public static let purple = Color(.systemPurple)
  public static let indigo = Color(.systemIndigo)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let mint = Color(.systemMint)
  public static let brown = Color(.systemBrown)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let accentColor = {
    var color = Color(.systemBlue)
    color.meaning = .tint
    return color
  }()
}

extension UIColor {
  /// Red, green, blue and opacity.
  var parts: SIMD4<Double> {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return SIMD4(red.native, green.native, blue.native, alpha.native)
  }

  public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var pink: Color { Color.pink }
  public static var purple: Color { Color.purple }
  public static var indigo: Color { Color.indigo }
  public static var teal: Color { Color.teal }
  public static var mint: Color { Color.mint }
  public static var brown: Color { Color.brown }
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var tertiary: Color { Color(.tertiaryLabel) }
  public static var tint: Color { Color.accentColor }
  public static var accentColor: Color { Color.accentColor }
  public static var background: Color { Color(.systemBackground) }
}

// MARK: Gradients

public struct Gradient: ShapeStyle {
  public struct Stop: Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func paint(_ environment: EnvironmentValues) -> Paint { Paint(.gradient(self, .linear(.top, .bottom))) }
}

public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public func paint(_ environment: EnvironmentValues) -> Paint { Paint(.gradient(gradient, .linear(start, end))) }
}

public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let shape: GradientShape

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, shape) = (gradient, .radial(center, startRadius, endRadius))
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public func paint(_ environment: EnvironmentValues) -> Paint { Paint(.gradient(gradient, shape)) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
