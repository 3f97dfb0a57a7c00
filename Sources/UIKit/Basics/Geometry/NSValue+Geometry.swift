// swift-format-ignore-file: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation, AvoidRetroactiveConformances

public import CoreGraphics
public import Foundation
import QuartzCore

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  public convenience init(cgVector vec: CGVector) { self.init(numbers: [vec.dx, vec.dy]) }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }

  /// Zero, as the others, if the value is of another kind.
  public var cgPointValue: CGPoint { boxesAs(NSValue(point: .zero)) ? pointValue : .zero }

  public var cgSizeValue: CGSize { boxesAs(NSValue(size: .zero)) ? sizeValue : .zero }

  public var cgRectValue: CGRect { boxesAs(NSValue(rect: .zero)) ? rectValue : .zero }

  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }

  /// Reading another kind would overwrite memory.
  private func boxesAs(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}

/// `as NSNumber` works as on Apple's systems; Foundation here bridges the other numbers only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
