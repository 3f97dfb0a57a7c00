import CoreGraphics
import QuartzCore

// Presentations that take another style in a narrow window.

extension UIPresentationController {
  /// The width of windows that are not narrow, in points: less than that of a tablet's.
  private static let leastWidth: CGFloat = 600

  /// Returns the presentation controller to use over `presenter`: this one, or in a narrow window one of another style,
  /// which may present another controller.
  final func adapted(over presenter: UIViewController) -> UIPresentationController {
    guard let window = presenter.viewIfLoaded?.window, window.bounds.width < Self.leastWidth else { return self }
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: window.traitCollection) ?? style
    guard let style = adaptedStyle(wanted) else { return self }
    let shown = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let made = controller(of: style, for: shown ?? presentedViewController, over: presenter)
    made.delegate = delegate
    made.givenTraits = givenTraits
    made.style = style
    delegate?.presentationController(self, prepare: made)
    return made
  }

  /// Returns the style to use if the delegate wants `wanted`; nil if the presentation keeps its own.
  private func adaptedStyle(_ wanted: UIModalPresentationStyle) -> UIModalPresentationStyle? {
    let isPopover = self is UIPopoverPresentationController
    guard isPopover || self is UISheetPresentationController, wanted != .none else { return nil }
    if wanted == .fullScreen || wanted == .overFullScreen { return wanted }
    // A popover becomes a sheet unless the delegate says otherwise; sheets of both styles are the same here.
    return isPopover ? wanted == .formSheet ? .formSheet : .pageSheet : nil
  }

  private func controller(
    of style: UIModalPresentationStyle, for shown: UIViewController, over presenter: UIViewController
  ) -> UIPresentationController {
    guard style == .pageSheet || style == .formSheet else {
      return UIPresentationController(presentedViewController: shown, presenting: presenter)
    }
    let given = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    if let given, shown === presentedViewController { return given }
    let sheet = UISheetPresentationController(presentedViewController: shown, presenting: presenter)
    if let given { sheet.takeSettings(of: given) }
    return sheet
  }
}

extension UISheetPresentationController {
  /// Takes the settings of a sheet that presents another controller.
  final func takeSettings(of other: UISheetPresentationController) {
    detents = other.detents
    selectedDetentIdentifier = other.selectedDetentIdentifier
    preferredCornerRadius = other.preferredCornerRadius
    prefersGrabberVisible = other.prefersGrabberVisible
    prefersScrollingExpandsWhenScrolledToEdge = other.prefersScrollingExpandsWhenScrolledToEdge
  }
}
