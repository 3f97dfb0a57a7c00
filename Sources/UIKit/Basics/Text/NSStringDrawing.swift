import CoreGraphics
public import Foundation
import QuartzCore

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without this option the text has one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Always so.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Without effect.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// Stub, so that sources compile.
open class NSStringDrawingContext: NSObject {
  /// Stored, without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  @preconcurrency @MainActor public final func size() -> CGSize { label.measuredSize(in: .unbounded, lines: 1) }

  /// The rectangle begins at (0, 0).
  @preconcurrency @MainActor public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
    // As on iOS, where a length of 0 is no limit.
    let width = size.width > 0 ? size.width : CGSize.unbounded.width
    let measured = label.measuredSize(in: CGSize(width: width, height: CGSize.unbounded.height), lines: 0)
    let height =
      options.contains(.truncatesLastVisibleLine) && size.height > 0
      ? min(measured.height, size.height) : measured.height
    return CGRect(x: 0, y: 0, width: measured.width, height: height)
  }

  @preconcurrency @MainActor public final func draw(at point: CGPoint) {
    let label = label
    label.numberOfLines = 1
    label.draw(in: CGRect(origin: point, size: size()))
  }

  @preconcurrency @MainActor public final func draw(in rect: CGRect) {
    let height = boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil).height
    label.draw(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(height, rect.height)))
  }

  @preconcurrency @MainActor public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  @MainActor private var label: UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    // UIKit measures and draws in 12 points where no font is given.
    label.font = .systemFont(ofSize: 12)
    label.textColor = .black
    label.attributedText = self
    return label
  }
}

extension NSString {
  @preconcurrency @MainActor public final func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    -> CGSize
  {
    with(attrs).size()
  }

  /// The rectangle begins at (0, 0).
  @preconcurrency @MainActor public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { with(attributes).boundingRect(with: size, options: options, context: context) }

  @preconcurrency @MainActor public final func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { with(attrs).draw(at: point) }

  @preconcurrency @MainActor public final func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { with(attrs).draw(in: rect) }

  private final func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: "\(self)", attributes: attributes)
  }
}

// Apple's compiler finds the methods of NSString in String.
extension String {
  @preconcurrency @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(at: point) }

  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(in: rect) }
}

extension CGSize {
  fileprivate static let unbounded = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UILabel {
  /// In place of the label's own frame.
  fileprivate final func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    frame = rect
    layer.displayIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    layer.render(in: context)
    context.restoreGState()
  }
}
