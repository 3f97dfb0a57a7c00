import CoreGraphics
import LayoutSolver

extension UIScrollView {
  /// The guide of the content, whose size constraints can decide.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(\.contentGuide, .scrollContent) }
  /// The guide of the part of the content that is seen.
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(\.frameGuide, .scrollFrame) }

  /// Takes the size of the content that the constraints decide.
  final func applyContentGuide(of scope: LayoutScope) {
    guard let guide = layoutState?.contentGuide, let box = scope.boxes[ObjectIdentifier(guide)] else { return }
    let size = box.roundedRect(in: self).size
    var wanted = contentSize
    if !box.solver.isAmbiguous(box.width) { wanted.width = size.width }
    if !box.solver.isAmbiguous(box.height) { wanted.height = size.height }
    if wanted != contentSize { contentSize = wanted }
  }
}
