import CoreGraphics
import LayoutSolver

/// The rectangle of a view or a layout guide in a scope; a view's is its alignment rectangle.
@MainActor final class LayoutBox {
  private(set) weak var item: (any LayoutItem)?
  let x: LayoutSolver.Variable
  let y: LayoutSolver.Variable
  let width: LayoutSolver.Variable
  let height: LayoutSolver.Variable
  private(set) weak var scope: LayoutScope?
  let solver: LayoutSolver
  let key: ObjectIdentifier
  var uses = 0
  /// Boxes are preferred in this order when constraints of one priority cannot all hold.
  let rank: Int
  /// What does not depend on a client's constraints, with the constraints that hold it.
  var placement: LayoutPlacement?
  var placed: [LayoutSolver.Constraint?] = [nil, nil, nil, nil]
  var content = ContentConstraints()
  /// A constraint is about a baseline of the view.
  var hasBaseline = false
  /// The placement refers to its size.
  var placementContainer: LayoutBox?

  init(_ item: any LayoutItem, in scope: LayoutScope, rank: Int) {
    self.item = item
    self.scope = scope
    self.rank = rank
    key = ObjectIdentifier(item)
    solver = scope.solver
    let solver = scope.solver
    (x, y) = (solver.addVariable(), solver.addVariable())
    (width, height) = (solver.addVariable(), solver.addVariable())
  }

  var variables: [LayoutSolver.Variable] { [x, y, width, height] }

  /// In the coordinate system of the container.
  var rect: CGRect {
    CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: max(0, solver.value(of: width)),
      height: max(0, solver.value(of: height)))
  }

  /// Origin and size are at whole pixels, each by itself, as measured.
  func roundedRect(in view: UIView, outset insets: UIEdgeInsets = .zero) -> CGRect {
    let scale = scope?.scale ?? 1
    let rect = rect
    func round(_ number: CGFloat) -> CGFloat {
      // A number between two pixels is not moved by rounding errors.
      let scaled = number * scale
      return (abs(scaled - scaled.rounded()) < 1e-6 ? scaled.rounded() : (scaled + 1e-9).rounded()) / scale
    }
    return CGRect(
      x: round(rect.minX - insets.left), y: round(rect.minY - insets.top),
      width: round(rect.width + insets.left + insets.right), height: round(rect.height + insets.top + insets.bottom))
  }

  /// A constraint that places the box was broken.
  var isDisplaced: Bool { placed.contains { $0.map(solver.isBroken) ?? false } }
}

/// They hold the natural size of a view's content.
@MainActor struct ContentConstraints {
  /// At most the natural length, and at least that, for each axis; nil for an axis without one.
  var hugging: [LayoutSolver.Constraint?] = [nil, nil]
  var resistance: [LayoutSolver.Constraint?] = [nil, nil]
  /// Negative for none.
  var size = CGSize(width: -1, height: -1)
  /// The natural size without a limit of the width, for content that wraps.
  var unlimited = CGSize(width: -1, height: -1)
  /// What the wrapped size was computed for.
  var wrapped: (width: CGFloat, size: CGSize)?
  /// The height depends on the width.
  var wraps = false
  /// The natural size has to be asked for.
  var isStale = true
}
