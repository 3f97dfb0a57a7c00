public import CoreGraphics

/// A layer that scrolls by changing the origin of its bounds.
open class CAScrollLayer: CALayer {
  public final var scrollMode: CAScrollLayerScrollMode = .both

  override func didInitialize() { masksToBounds = true }

  /// Scrolls to make `p` the origin of the bounds, along the axes of the scroll mode.
  public final func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the least distance that makes all of `r` visible.
  public final func scroll(to r: CGRect) {
    func nearest(_ low: CGFloat, _ size: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(low, end - size), start)
    }
    scroll(
      to: CGPoint(
        x: nearest(bounds.minX, bounds.width, r.minX, r.maxX), y: nearest(bounds.minY, bounds.height, r.minY, r.maxY)))
  }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAScrollLayer.self ? CAScrollLayer(layer: self) : nil
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    if let source = source as? CAScrollLayer { scrollMode = source.scrollMode }
  }
}

/// The axes along which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name; with an unknown name the layer does not scroll.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not scroll.
  public static let none = Self(rawValue: "none")
  public static let vertically = Self(rawValue: "vertically")
  public static let horizontally = Self(rawValue: "horizontally")
  /// The layer scrolls along both axes.
  public static let both = Self(rawValue: "both")
}
