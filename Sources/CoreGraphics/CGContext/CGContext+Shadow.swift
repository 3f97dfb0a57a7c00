public import Foundation

extension CGContext {
  /// Sets the shadow of the following operations, in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the shadow of the following operations.
  ///
  /// A nil colour removes the shadow. The offset and the blur are in the context's base space, which later transforms
  /// do not affect: in points with y down in a context of UIKit, in pixels with y up in others. A blur below 0 becomes
  /// 0.
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
