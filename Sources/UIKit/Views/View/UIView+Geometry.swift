public import CoreGraphics
import QuartzCore

extension UIView {
  /// A nil `view` stands for the window here and below; without a window, for the topmost ancestor.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? conversionRoot).layer)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? conversionRoot).layer)
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? conversionRoot).layer)
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? conversionRoot).layer)
  }

  private var conversionRoot: UIView {
    var root: UIView = self
    while let above = root.parent { root = above }
    return root
  }

  /// The point of the view that lies at `center`, as a fraction of the bounds.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  public final var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The view whose alpha channel masks this view; nil for none.
  public final var mask: UIView? {
    get { maskView }
    set {
      if let newValue, isDescendant(of: newValue) {
        return application.report(
          "\(name(of: newValue)) cannot mask itself or one of its descendants; the mask stays as it was")
      }
      newValue?.removeFromSuperview()
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Keeps the upper left corner of the frame.
  final func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    setFrameIgnoringTransform(CGRect(origin: frameIgnoringTransform.origin, size: size))
  }

  /// The flexible parts share the difference between `old` and `new` in proportion to their lengths.
  final func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let transform = layer.affineTransform()
    // What the view covers, without a scale; a quarter turn exchanges its lengths.
    let isTurned = abs(transform.a) < 1e-9 && abs(transform.d) < 1e-9 && transform.b * transform.c != 0
    let own = isTurned ? frameIgnoringTransform.turned : frameIgnoringTransform
    let x = Self.shared(
      (own.minX, own.width, old.width - own.maxX), new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let y = Self.shared(
      (own.minY, own.height, old.height - own.maxY), new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    let newFrame = CGRect(x: x.start, y: y.start, width: max(0, x.length), height: max(0, y.length))
    if transform.isIdentity {
      frame = newFrame
    } else {
      setFrameIgnoringTransform(isTurned ? newFrame.turned : newFrame)
    }
  }

  /// The start and the length along one axis after the superview grew by `change`.
  static func shared(
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
    // If the flexible parts have no length there is no proportion, and the parts share equally.
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * weights[index] / total : change / CGFloat(count)
    }
    return (parts.before + share(0, isFlexible.before), parts.length + share(1, isFlexible.length))
  }
}

extension CGRect {
  /// By a quarter, around the middle.
  fileprivate var turned: CGRect { CGRect(x: midX - height / 2, y: midY - width / 2, width: height, height: width) }
}

// As measured on iOS 26.1, a coordinate space other than a view stands for the root of the hierarchy, and is not asked.
extension UIView: UICoordinateSpace {
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view)
  }

  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view)
  }

  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view)
  }

  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view)
  }
}

extension UICoordinateSpace {
  /// Not inlined: the release build of Swift 6.3 fails where this cast is.
  @inline(never) fileprivate var view: UIView? { self as? UIView }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    /// The layer's gravity for this mode; a layer's top is where y is greatest, as on Apple's platforms.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
