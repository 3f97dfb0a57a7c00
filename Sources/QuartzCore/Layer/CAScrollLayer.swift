public import CoreGraphics

open class CAScrollLayer: CALayer {
  public final var scrollMode: CAScrollLayerScrollMode = .both

  override func didInitialize() { masksToBounds = true }

  public final func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

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

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let vertically = Self(rawValue: "vertically")
  public static let horizontally = Self(rawValue: "horizontally")
  public static let both = Self(rawValue: "both")
}
