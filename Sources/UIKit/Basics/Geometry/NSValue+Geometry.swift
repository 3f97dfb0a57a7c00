public import Foundation

/// Points, sizes and rectangles in objects, for sources that pass them to animations as `NSValue`.
extension NSValue {
  /// Creates a value that holds `point`.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds `size`.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that holds `rect`.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the value holds; zero if it holds another kind of value.
  public var cgPointValue: CGPoint { boxesAs(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size that the value holds; zero if it holds another kind of value.
  public var cgSizeValue: CGSize { boxesAs(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The rectangle that the value holds; zero if it holds another kind of value.
  public var cgRectValue: CGRect { boxesAs(NSValue(rect: .zero)) ? rectValue : .zero }

  /// Returns whether this holds the same kind of value as `other`; reading another kind would overwrite memory.
  private func boxesAs(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}
