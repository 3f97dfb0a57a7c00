public import CoreGraphics
import Foundation

extension UIImage {
  /// Draws the picture in the current context, its upper left corner at `point`.
  public final func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the picture in the current context, its upper left corner at `point`, using `blendMode`.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in the current context, resized to `rect`.
  public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture in the current context, resized to `rect`, using `blendMode`.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    // The context's own opacity stays in effect unless the caller gives another.
    if alpha != 1 { context.setAlpha(alpha) }
    drawResized(in: rect, of: context)
    context.restoreGState()
  }

  /// Fills `rect` in the current context with the picture, repeated from the context's origin.
  public final func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = uprightPicture else { return }
    context.saveGState()
    context.clip(to: rect)
    UprightPicture.draw(picture, in: CGRect(origin: .zero, size: size), of: context, tiled: true)
    context.restoreGState()
  }

  private func drawResized(in rect: CGRect, of context: CGContext) {
    guard let picture = uprightPicture else { return }
    guard content.isResizable, rect.width > 0, rect.height > 0 else {
      return UprightPicture.draw(picture, in: rect, of: context)
    }
    for row in strips(from: rect.minY, rect.height, of: size.height, caps: (capInsets.top, capInsets.bottom)) {
      for column in strips(from: rect.minX, rect.width, of: size.width, caps: (capInsets.left, capInsets.right)) {
        let isTiled = resizingMode == .tile && (row.isMiddle || column.isMiddle)
        draw(picture, row, column, isTiled: isTiled, context)
      }
    }
  }

  /// A part of the picture along one axis, in points, and the part of the rectangle that it fills.
  private struct Strip {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    let isMiddle: Bool
  }

  /// Returns the caps and the part between them; caps that do not fit are shortened in proportion.
  private func strips(
    from start: CGFloat, _ room: CGFloat, of length: CGFloat, caps: (CGFloat, CGFloat)
  ) -> [Strip] {
    let (first, last) = (min(max(0, caps.0), length), min(max(0, caps.1), length - min(max(0, caps.0), length)))
    let squeeze = first + last > room ? room / (first + last) : 1
    let (before, after) = (first * squeeze, last * squeeze)
    return [
      Strip(source: 0...first, target: start...start + before, isMiddle: false),
      Strip(source: first...length - last, target: start + before...start + max(before, room - after), isMiddle: true),
      Strip(source: length - last...length, target: start + room - after...start + room, isMiddle: false),
    ].filter { $0.source.lowerBound < $0.source.upperBound && $0.target.lowerBound < $0.target.upperBound }
  }

  private func draw(_ picture: CGImage, _ row: Strip, _ column: Strip, isTiled: Bool, _ context: CGContext) {
    let (left, top) = (column.source.lowerBound, row.source.lowerBound)
    let (width, height) = (column.source.upperBound - left, row.source.upperBound - top)
    let source = CGRect(x: left * scale, y: top * scale, width: width * scale, height: height * scale)
    guard let part = picture.cropping(to: source) else { return }
    let target = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound,
      width: column.target.upperBound - column.target.lowerBound,
      height: row.target.upperBound - row.target.lowerBound)
    guard isTiled else { return UprightPicture.draw(part, in: target, of: context) }
    let tile = CGRect(
      x: target.minX, y: target.minY, width: column.isMiddle ? width : target.width,
      height: row.isMiddle ? height : target.height)
    context.saveGState()
    context.clip(to: target)
    UprightPicture.draw(part, in: tile, of: context, tiled: true)
    context.restoreGState()
  }
}
