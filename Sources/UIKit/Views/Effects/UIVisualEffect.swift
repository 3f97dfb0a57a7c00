import CoreGraphics
public import Foundation

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
}
