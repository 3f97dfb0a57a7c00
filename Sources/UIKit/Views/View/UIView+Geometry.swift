public import CoreGraphics
import QuartzCore

extension UIView {
  /// Where `point` of this view is in `view`, or in the window for nil.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? conversionRoot).layer)
  }

  /// Where `point` of `view`, or of the window for nil, is in this view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? conversionRoot).layer)
  }

  /// The smallest rectangle around where `rect` of this view is in `view`, or in the window for nil.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? conversionRoot).layer)
  }

  /// The smallest rectangle around where `rect` of `view`, or of the window for nil, is in this view.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? conversionRoot).layer)
  }

  /// The window, or the topmost view where there is none.
  private var conversionRoot: UIView {
    var root: UIView = self
    while let above = root.parent { root = above }
    return root
  }

  /// The point of the view that `center` places, as a fraction of the bounds.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The pixels to a point of what the view draws.
  public final var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// A view whose alpha this one is seen in.
  public final var mask: UIView? {
    get { maskView }
    set {
      newValue?.removeFromSuperview()
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  final func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds.size = size
    // What is seen stays where its top left corner is.
  }

  /// Follows the superview's size: what is flexible shares the difference, each in proportion to its length.
  final func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let own = frame
    let x = Self.shared(
      (own.minX, own.width, old.width - own.maxX), new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let y = Self.shared(
      (own.minY, own.height, old.height - own.maxY), new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    let wanted = CGRect(x: x.start, y: y.start, width: max(0, x.length), height: max(0, y.length))
    // Through bounds and centre, so that a transform is not disturbed.
    let center = CGPoint(x: self.center.x + wanted.midX - own.midX, y: self.center.y + wanted.midY - own.midY)
    if layer.affineTransform().isIdentity { frame = wanted } else { self.center = center }
  }

  /// Start and length along one axis after `change`, of the margin before, the length and the margin after.
  private static func shared(
    _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), _ change: CGFloat,
    _ isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let weights = [
      isFlexible.before ? max(0, parts.before) : 0, isFlexible.length ? max(0, parts.length) : 0,
      isFlexible.after ? max(0, parts.after) : 0,
    ]
    let count = [isFlexible.before, isFlexible.length, isFlexible.after].count { $0 }
    guard count > 0 else { return (parts.before, parts.length) }
    let total = weights.reduce(0, +)
    // Where all that is flexible has no length there is no proportion: each has the same share.
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * weights[index] / total : change / CGFloat(count)
    }
    return (parts.before + share(0, isFlexible.before), parts.length + share(1, isFlexible.length))
  }
}

extension UIView: UICoordinateSpace {
  /// Where `point` of this view is in `coordinateSpace`.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(convert(point, to: nil as UIView?), from: conversionRoot)
  }

  /// The smallest rectangle around where `rect` of this view is in `coordinateSpace`.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(convert(rect, to: nil as UIView?), from: conversionRoot)
  }

  /// Where `point` of `coordinateSpace` is in this view.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self)
  }

  /// The smallest rectangle around where `rect` of `coordinateSpace` is in this view.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self)
  }
}
