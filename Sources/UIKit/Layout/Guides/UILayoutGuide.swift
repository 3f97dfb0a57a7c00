import CoreGraphics
public import Foundation

/// A rectangle of a view that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  open var identifier = ""
  final weak var owner: UIView?

  /// Creates a guide that belongs to no view.
  public nonisolated override init() { super.init() }

  /// Archives are not supported; creates a guide that belongs to no view.
  public required nonisolated init?(coder: NSCoder) { super.init() }

  /// The view that the guide belongs to; setting it moves the guide.
  open weak var owningView: UIView? {
    get { owner }
    set {
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The rectangle, in the coordinate system of the owning view; zero until the guide has taken part in a layout.
  open var layoutFrame: CGRect {
    guard let owner, let box = owner.layoutState?.box(of: self) else { return .zero }
    return box.roundedRect(in: owner)
  }

  /// Whether the constraints allow other rectangles; for use while looking for mistakes.
  open var hasAmbiguousLayout: Bool { isAmbiguous(along: nil) }

  /// Returns the constraints that decide the rectangle along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  final var boxContainer: UIView? { owner }
  final var itemView: UIView? { owner }

  /// Returns the parts of the rectangle that the owning view decides; nil for a guide that only constraints decide.
  func placement(in view: UIView) -> LayoutPlacement? { nil }
}
