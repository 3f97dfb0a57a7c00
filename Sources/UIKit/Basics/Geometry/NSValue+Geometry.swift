public import Foundation

/// Geometry in an object, as animations are given it by sources that keep to `NSValue`.
extension NSValue {
  /// A value that holds `point`.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A value that holds `size`.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A value that holds `rect`.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the value holds; zero where it holds something else.
  public var cgPointValue: CGPoint { boxesAs(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size that the value holds; zero where it holds something else.
  public var cgSizeValue: CGSize { boxesAs(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The rectangle that the value holds; zero where it holds something else.
  public var cgRectValue: CGRect { boxesAs(NSValue(rect: .zero)) ? rectValue : .zero }

  /// Whether this holds the same kind of value as `other`: taking out another kind writes over other memory.
  private func boxesAs(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}
