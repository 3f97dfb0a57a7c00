import CoreGraphics
public import Foundation

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
