public import Foundation

extension UIImage {
  /// Several colours of a palette or a hierarchy are shown as the first of them.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Equatable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var color: UIColor?
    }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init()
    }

    public convenience override init() { self.init(values: Values()) }
    public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(font: UIFont) { self.init(values: Values(pointSize: font.pointSize)) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(values: Values(pointSize: font.pointSize, scale: scale))
    }
    public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(color: hierarchicalColor)) }
    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(color: paletteColors.first)) }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return unsafeDowncast(SymbolConfiguration(values: values.applying(other.values)), to: Self.self)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    public override var hash: Int { (values.pointSize ?? 0).hashValue ^ (values.weight?.hashValue ?? 0) }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  public final var configuration: Configuration? { symbolConfiguration }
  public final var symbolConfiguration: SymbolConfiguration? {
    content.symbol.map { SymbolConfiguration(values: $0.configuration) }
  }

  /// Of an image that is no symbol, a configuration changes nothing.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  /// Nil if the image is no symbol.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured { $0.applying(configuration.values) }
  }

  /// The image's own configuration takes precedence; nil if the image is no symbol.
  final func preferring(_ configuration: SymbolConfiguration) -> UIImage? {
    configured { configuration.values.applying($0) }
  }

  private final func configured(
    _ change: (SymbolConfiguration.Values) -> SymbolConfiguration.Values
  ) -> UIImage? {
    guard var symbol = content.symbol else { return nil }
    symbol.configuration = change(symbol.configuration)
    guard let made = symbol.content() else { return nil }
    return with {
      ($0.picture, $0.dynamicPicture, $0.scale, $0.symbol) = (
        made.picture, made.dynamicPicture, made.scale, made.symbol
      )
      if symbol.configuration.color != nil { $0.renderingMode = made.renderingMode }
    }
  }
}

extension UIImage.SymbolConfiguration.Values {
  /// The other's values replace those that it has.
  func applying(_ other: Self) -> Self {
    Self(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
      color: other.color ?? color)
  }

  /// Points to a side of a square of a symbol's grid: a symbol is slightly larger than letters of its point size.
  var pointsPerUnit: CGFloat {
    let share: CGFloat =
      switch scale {
      case .small: 0.8
      case .large: 1.28
      default: 1
      }
    let size = pointSize ?? Self.usualPointSize
    return max(1, size.isFinite ? min(size, Self.largest) : Self.usualPointSize) * share * 1.3 / SymbolDrawing.side
  }

  /// In units of the grid.
  var lineWidth: CGFloat {
    switch weight ?? .unspecified {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.7
    case .heavy: 3.1
    case .black: 3.5
    }
  }

  /// That of body text.
  private static let usualPointSize: CGFloat = 17
  private static let largest: CGFloat = 1000
}
