import CoreGraphics
public import Foundation
import LayoutSolver

@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  open var identifier = ""
  final weak var owner: UIView?

  public nonisolated override init() { super.init() }

  public required nonisolated init?(coder: NSCoder) { super.init() }

  /// Setting it moves the guide.
  open weak var owningView: UIView? {
    get { owner }
    set {
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// In the coordinate system of the owning view; zero until the guide has taken part in a layout.
  open var layoutFrame: CGRect {
    guard let owner, let box = owner.layoutState?.box(of: self) else { return .zero }
    return box.roundedRect(in: owner)
  }

  /// The constraints allow other rectangles; for use while looking for mistakes.
  open var hasAmbiguousLayout: Bool { isAmbiguous(along: nil) }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  final var boxContainer: UIView? { owner }
  final var itemView: UIView? { owner }

  /// What the owning view decides; nil for a guide that only constraints decide.
  func placement(in view: UIView) -> LayoutPlacement? { nil }
}

/// A rectangle as a function of the size of what contains it.
struct LayoutPlacement: Equatable {
  /// `factor × length of the container + constant`.
  struct Part: Equatable {
    var factor: CGFloat
    var constant: CGFloat

    init(_ factor: CGFloat, _ constant: CGFloat) { (self.factor, self.constant) = (factor, constant) }
  }

  var x: Part?
  var y: Part?
  var width: Part?
  var height: Part?

  init(inset insets: UIEdgeInsets) {
    x = Part(0, insets.left)
    y = Part(0, insets.top)
    width = Part(1, -insets.left - insets.right)
    height = Part(1, -insets.top - insets.bottom)
  }

  init(x: Part?, y: Part?, width: Part?, height: Part?) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var parts: [Part?] { [x, y, width, height] }
}

/// A guide whose rectangle follows from its view.
final class SystemLayoutGuide: UILayoutGuide {
  enum Kind { case safeArea, margins, scrollContent, scrollFrame }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owner = view
    identifier =
      switch kind {
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .scrollContent: "UIScrollViewContentLayoutGuide"
      case .scrollFrame: "UIScrollViewFrameLayoutGuide"
      }
  }

  required nonisolated init?(coder: NSCoder) { nil }

  override func placement(in view: UIView) -> LayoutPlacement? {
    switch kind {
    case .safeArea: return LayoutPlacement(inset: view.safeAreaInsets)
    case .margins: return LayoutPlacement(inset: view.layoutMargins)
    case .scrollContent:
      return LayoutPlacement(x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(0, 0), width: nil, height: nil)
    case .scrollFrame:
      let origin = view.bounds.origin
      return LayoutPlacement(
        x: LayoutPlacement.Part(0, origin.x), y: LayoutPlacement.Part(0, origin.y), width: LayoutPlacement.Part(1, 0),
        height: LayoutPlacement.Part(1, 0))
    }
  }
}

@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// There is no keyboard on screen: the guide is the part of the view below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Stored, without effect.
  open var followsUndockedKeyboard = false
  /// Stored, without effect.
  open var keyboardDismissPadding: CGFloat = 0
  /// Otherwise the guide ends at the view's bottom edge.
  open var usesBottomSafeArea = true { didSet { owner?.layoutSurroundingsChanged() } }

  override func placement(in view: UIView) -> LayoutPlacement? {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return LayoutPlacement(
      x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(1, -height), width: LayoutPlacement.Part(1, 0),
      height: LayoutPlacement.Part(0, height))
  }
}

@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Covered at the top or at the bottom.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    owner = view
  }

  required nonisolated init?(coder: NSCoder) { nil }

  var length: CGFloat { isTop ? owner?.safeAreaInsets.top ?? 0 : owner?.safeAreaInsets.bottom ?? 0 }

  override func placement(in view: UIView) -> LayoutPlacement? {
    LayoutPlacement(
      x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(isTop ? 0 : 1, isTop ? 0 : -length),
      width: LayoutPlacement.Part(1, 0), height: LayoutPlacement.Part(0, length))
  }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

  public final var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

  private func barGuide(isTop: Bool) -> BarLayoutGuide {
    loadViewIfNeeded()
    let view = loadedView ?? UIView()
    let state = view.layoutInUse
    let name = isTop ? \ViewLayout.topGuide : \ViewLayout.bottomGuide
    if let guide = state[keyPath: name] { return guide }
    let guide = BarLayoutGuide(isTop: isTop, of: view)
    state[keyPath: name] = guide
    return guide
  }
}

extension UIScrollView {
  /// Constraints can decide the size of the content by it.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(\.contentGuide, .scrollContent) }
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(\.frameGuide, .scrollFrame) }

  /// The constraints decide the size of the content.
  final func applyContentGuide(of scope: LayoutScope) {
    guard let guide = layoutState?.contentGuide, let box = scope.boxes[ObjectIdentifier(guide)] else { return }
    let size = box.roundedRect(in: self).size
    var wanted = contentSize
    if !box.solver.isAmbiguous(box.width) { wanted.width = size.width }
    if !box.solver.isAmbiguous(box.height) { wanted.height = size.height }
    if wanted != contentSize { contentSize = wanted }
  }
}
