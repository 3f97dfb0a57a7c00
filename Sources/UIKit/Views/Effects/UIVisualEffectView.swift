import CoreGraphics
public import Foundation
import QuartzCore

/// The effect can be animated, from none to a blur and between blurs; rounded corners take `cornerRadius` together with
/// `clipsToBounds`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let tone = UIView()
  private let contents = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    for view in [backdrop, tone, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    tone.isUserInteractionEnabled = false
  }

  open var contentView: UIView { contents }

  @ViewSetting open var effect: UIVisualEffect? { didSet { applyEffect() } }

  override func appearanceChanged() {
    super.appearanceChanged()
    applyEffect()
  }

  /// How much of glass is there: it appears and disappears by its blur, wash and rim, and is never half transparent.
  final var effectShare: CGFloat = 1 { didSet { if effectShare != oldValue { applyEffect() } } }

  /// Glass is a capsule unless the view has a corner radius.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard effect is UIGlassEffect else { return }
    let size = bounds.size
    let radius = layer.cornerRadius > 0 ? layer.cornerRadius : min(size.width, size.height) / 2
    for layer in [backdrop.layer, tone.layer] { layer.cornerRadius = radius }
    backdrop.layer.shadowPath = CGPath(
      roundedRect: CGRect(origin: .zero, size: size), cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  private func applyEffect() {
    let look = effect?.look(for: traits.current) ?? EffectLook()
    if let layer = backdrop.layer as? BackdropLayer {
      let glass = look.glass
      let share = glass == nil ? 1 : effectShare
      layer.blurRadius = look.radius * share
      let wash = UIAccessibility.isReduceTransparencyEnabled ? glass?.wash.withAlphaComponent(0.98) : glass?.wash
      layer.tint = wash.map { resolved($0, share) }
      // What the wash leaves of the colours, so that they are no stronger on the way there.
      let rest = 1 - (wash?.resolvedColor(with: traits.current).cgColor.alpha ?? 0)
      layer.saturation = 1 + (look.saturation * rest - 1) * share
      (layer.shadowOpacity, layer.shadowRadius) = (Float((glass?.shadow ?? 0) * share), 10)
      layer.shadowOffset = CGSize(width: 0, height: 4)
      tone.layer.borderWidth = glass?.rimWidth ?? 0
      tone.layer.borderColor = glass.map { resolved($0.rim, share) }
    }
    tone.backgroundColor = look.tint
    contents.alpha = look.contentAlpha
    contents.tintColor = look.contentColor
  }
}

extension UIVisualEffectView {
  /// With a share of its opacity.
  private func resolved(_ color: UIColor, _ share: CGFloat) -> CGColor {
    let color = color.resolvedColor(with: traits.current)
    return color.withAlphaComponent(color.cgColor.alpha * share).cgColor
  }
}

@MainActor private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}

open class UIBlurEffect: UIVisualEffect {
  final let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override func look(for traits: UITraitCollection) -> EffectLook { style.appearance(for: traits).look }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  open override var hash: Int { style.hashValue }

  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  func appearance(for traits: UITraitCollection) -> Self {
    guard traits.userInterfaceStyle == .dark else { return self }
    return switch self {
    case .regular: .dark
    case .prominent: .extraDark
    case .systemUltraThinMaterial: .systemUltraThinMaterialDark
    case .systemThinMaterial: .systemThinMaterialDark
    case .systemMaterial: .systemMaterialDark
    case .systemThickMaterial: .systemThickMaterialDark
    case .systemChromeMaterial: .systemChromeMaterialDark
    default: self
    }
  }

  var isDark: Bool { self == .dark || self == .extraDark || rawValue >= Self.systemUltraThinMaterialDark.rawValue }

  /// Matched to iOS by eye.
  var look: EffectLook {
    let (white, alpha): (CGFloat, CGFloat) =
      switch self {
      case .extraLight: (0.97, 0.82)
      case .light: (1, 0.3)
      case .dark: (0.11, 0.73)
      case .extraDark: (0.05, 0.85)
      case .regular: (0.97, 0.6)
      case .prominent: (0.97, 0.82)
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (0.97, 0.44)
      case .systemThinMaterial, .systemThinMaterialLight: (0.97, 0.6)
      case .systemMaterial, .systemMaterialLight: (0.97, 0.74)
      case .systemThickMaterial, .systemThickMaterialLight: (0.97, 0.86)
      case .systemChromeMaterial, .systemChromeMaterialLight: (0.98, 0.82)
      case .systemUltraThinMaterialDark: (0.15, 0.44)
      case .systemThinMaterialDark: (0.15, 0.6)
      case .systemMaterialDark: (0.15, 0.74)
      case .systemThickMaterialDark: (0.15, 0.86)
      case .systemChromeMaterialDark: (0.12, 0.82)
      }
    let radius: CGFloat = rawValue < Self.systemUltraThinMaterial.rawValue ? 20 : 30
    return EffectLook(radius: radius, saturation: 1.8, tint: UIColor(white: white, alpha: alpha))
  }
}

open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  override func look(for traits: UITraitCollection) -> EffectLook {
    let isDark = blur.style.appearance(for: traits).isDark
    return EffectLook(contentColor: isDark ? .white : .black, contentAlpha: style.alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blur == blur && other.style == style
  }

  open override var hash: Int { blur.hash ^ style.hashValue }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7

  fileprivate var alpha: CGFloat { [0.85, 0.6, 0.4, 0.25, 0.4, 0.3, 0.2, 0.3][rawValue] }
}

open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the values that describe how the effect looks on an interface with `traits`.
  func look(for traits: UITraitCollection) -> EffectLook { EffectLook() }
}

struct EffectLook {
  /// The standard deviation, in points.
  var radius: CGFloat = 0
  /// A factor, for colors behind the view.
  var saturation: CGFloat = 1
  /// Laid over the blur.
  var tint: UIColor?
  /// Nil for the usual tint.
  var contentColor: UIColor?
  var contentAlpha: CGFloat = 1
  /// Nil for a blur.
  var glass: Glass?

  struct Glass {
    /// Mixed with the colours behind.
    let wash: UIColor
    let rim: UIColor
    /// In points.
    let rimWidth: CGFloat
    /// Opacity.
    let shadow: CGFloat
  }
}
