import CoreGraphics
public import Foundation

/// An effect that a visual effect view applies to what is behind it.
///
/// Effects are immutable.
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that does nothing.
  public override init() { super.init() }

  /// Returns the effect itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the values that describe how the effect looks on an interface with `traits`.
  func look(for traits: UITraitCollection) -> EffectLook { EffectLook() }
}

/// The values that describe how an effect looks.
struct EffectLook {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat = 0
  /// The factor for the saturation of colors behind the view.
  var saturation: CGFloat = 1
  /// The color laid over the blur; nil for none.
  var tint: UIColor?
  /// The tint color of the contents; nil for the usual one.
  var contentColor: UIColor?
  /// The opacity of the contents.
  var contentAlpha: CGFloat = 1
}
