public import Foundation

extension CGContext {
  /// Sets the shadow all drawing that follows casts: black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the shadow all drawing that follows casts, or with a nil colour none.
  ///
  /// Offset and blur are in the space the context was made with, which later transforms do not reach: in points,
  /// down the screen, in a context of UIKit's; in pixels, upwards, in others. A blur below 0 counts as 0.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.compositing.shadow = nil
      return
    }
    let base = baseTransform.concatenating(flip)
    let displacement = offset.applying(base)
    let radius = max(Double(blur), 0) * Double(abs(base.determinant).squareRoot())
    guard displacement.width.isFinite, displacement.height.isFinite, radius.isFinite else { return }
    state.compositing.shadow = CGDrawing.Shadow(
      offset: SIMD2(Double(displacement.width), Double(displacement.height)), blur: radius, color: color.rgba)
  }
}
