import CoreGraphics
import LayoutSolver

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
