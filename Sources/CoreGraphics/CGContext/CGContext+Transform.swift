public import Foundation

extension CGContext {
  /// The transform from the user space, which all figures are given in, to pixels, y up.
  public var ctm: CGAffineTransform { state.ctm }

  /// Puts a transform between the figures that follow and the present user space.
  public func concatenate(_ transform: CGAffineTransform) {
    let product = transform.concatenating(state.ctm)
    guard product.isFinite else { return }
    state.ctm = product
  }

  /// Moves the origin of the user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the user space, by an angle in radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The transform from the user space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// A point's place in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// A pixel's place in the user space; unchanged when the transform cannot be undone.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// A size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// A size in pixels as one of the user space; unchanged when the transform cannot be undone.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// The rectangle of pixels around a rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// The rectangle of the user space around one of pixels; unchanged when the transform cannot be undone.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// From the user space to the drawing's pixels, y down.
  var drawingTransform: CGAffineTransform { state.ctm.concatenating(flip) }
}
