public import CoreGraphics

/// A layer whose bounds are moved to show another part of its sublayers.
open class CAScrollLayer: CALayer {
  /// In which directions it scrolls.
  public final var scrollMode: CAScrollLayerScrollMode = .both

  override func didInitialize() { masksToBounds = true }

  /// Moves the bounds so that `p` is at their origin, as far as the mode lets it.
  public final func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves the bounds as little as shows all of `r`.
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

/// In which directions a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by name; an unknown one does not scroll.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Everywhere.
  public static let both = Self(rawValue: "both")
}
