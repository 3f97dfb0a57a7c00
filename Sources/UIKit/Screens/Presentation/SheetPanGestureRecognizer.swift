import CoreGraphics

/// The recognizer of the drag that resizes or dismisses a sheet.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  /// Whether a drag in the present direction moves the sheet.
  var movesSheet: Bool {
    guard abs(path.y) >= abs(path.x), path.y != 0, let sheet else { return false }
    return path.y > 0 || sheet.canGrow
  }

  /// Returns whether a drag of `scrollView` along `path` enlarges the sheet before the content scrolls.
  func takes(_ path: SIMD2<Double>, from scrollView: UIScrollView?) -> Bool {
    guard let sheet, let scrollView, sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
    let isUpward = path.y < 0 && abs(path.y) >= abs(path.x)
    return isUpward && sheet.canGrow && !scrollView.canScroll(1, towardsEnd: false)
  }
}
