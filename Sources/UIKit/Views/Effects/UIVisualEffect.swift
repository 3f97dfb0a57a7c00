import CoreGraphics
public import Foundation

/// What a visual effect view does to what is seen through it.
///
/// It never changes.
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// The effect itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What it looks like.
  var look: EffectLook { EffectLook() }
}

/// What an effect looks like, in figures.
struct EffectLook {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat = 0
  /// How strong colours beneath are by what they were.
  var saturation: CGFloat = 1
  /// What is laid over it; nil for nothing.
  var tint: UIColor?
  /// The colour of contents that take the tint's; nil for the usual one.
  var contentColor: UIColor?
  /// How much is seen of the contents.
  var contentAlpha: CGFloat = 1
}
