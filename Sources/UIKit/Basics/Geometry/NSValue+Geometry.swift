public import CoreGraphics
public import Foundation
import QuartzCore

/// Points, sizes and rectangles in objects, for sources that pass them to animations as `NSValue`.
extension NSValue {
  /// Creates a value that holds `point`.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds `size`.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that holds `rect`.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that holds `transform`.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Creates a value that holds `vec`.
  public convenience init(cgVector vec: CGVector) { self.init(numbers: [vec.dx, vec.dy]) }

  /// Creates a value that holds `insets`.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a value that holds `insets`.
  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }

  /// The point that the value holds; zero if it holds another kind of value.
  public var cgPointValue: CGPoint { boxesAs(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size that the value holds; zero if it holds another kind of value.
  public var cgSizeValue: CGSize { boxesAs(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The rectangle that the value holds; zero if it holds another kind of value.
  public var cgRectValue: CGRect { boxesAs(NSValue(rect: .zero)) ? rectValue : .zero }

  /// The transform that the value holds; the identity if it holds another kind of value.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  /// The vector that the value holds; zero if it holds another kind of value.
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  /// The insets that the value holds; zero if it holds another kind of value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The offset that the value holds; zero if it holds another kind of value.
  public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }

  /// Returns whether this holds the same kind of value as `other`; reading another kind would overwrite memory.
  private func boxesAs(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}
