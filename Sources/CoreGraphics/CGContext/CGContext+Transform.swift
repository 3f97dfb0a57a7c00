public import Foundation

extension CGContext {
  /// The transform from user space, in which all arguments are given, to pixels with y up.
  public var ctm: CGAffineTransform { state.ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    let product = transform.concatenating(state.ctm)
    guard product.isFinite else { return }
    state.ctm = product
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// In radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Returns the point unchanged if the transform has no inverse.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// Returns the size unchanged if the transform has no inverse.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the rectangle unchanged if the transform has no inverse.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// The transform from user space to the drawing's pixels, y down.
  var drawingTransform: CGAffineTransform { state.ctm.concatenating(flip) }
}
