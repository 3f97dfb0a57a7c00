import CoreGraphics
public import Foundation
import QuartzCore

/// In a narrow window a popover is presented as a sheet, unless the delegate's adaptive style is `.none`; a press
/// outside dismisses it, and so does Escape.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// In the coordinate system of the source view; null for all of it.
  open var sourceRect = CGRect.null
  /// Only if a view shows the button.
  open var barButtonItem: UIBarButtonItem?
  /// The first that fits is used: up, down, left, right.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Unknown until the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Stored, without effect.
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  /// Nil for the system's.
  open var backgroundColor: UIColor? { didSet { chrome.fill = backgroundColor } }
  /// The least distances from the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private let chrome = PopoverChrome()
  private let outside = PopoverOutside()

  /// Replaces the popover in a narrow window.
  public final private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  /// In points, as measured on iOS 26.
  private static let arrowLength: CGFloat = 13
  /// Kept from the sides in addition to the margins, in points, as measured.
  private static let sideRoom: CGFloat = 9
  /// The size of a popover whose controller has no preferred size, in points.
  private static let usualSize = CGSize(width: 320, height: 240)

  open override var presentedView: UIView? { chrome }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return arrange(in: containerView).frame
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView, let content = presentedViewController.view else { return }
    outside.frame = containerView.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.popover = self
    containerView.insertSubview(outside, at: 0)
    chrome.dismiss = { [weak self] in self?.dismissByUser() }
    chrome.content = content
    chrome.fill = backgroundColor
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { outside.removeFromSuperview() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { outside.removeFromSuperview() }
  }

  open override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    let arranged = arrange(in: containerView)
    arrowDirection = arranged.direction
    chrome.show(arranged.direction, tip: arranged.tip, length: Self.arrowLength)
  }

  override func preferredSizeChanged() {
    guard containerView != nil, presentation?.transition == nil else { return }
    containerView?.setNeedsLayout()
    presentation?.layOutPresentedView()
  }

  /// Reports a popover that points at nothing.
  final func prepare() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return }
    let name = type(of: presentedViewController)
    UIApplication.shared.report(
      "The popover of \(name) has neither a sourceView nor a barButtonItem; it is shown in the middle")
  }

  /// Dismisses the popover for a press outside or the Escape key, if the delegate allows it.
  final func dismissByUser() {
    guard presentation?.transition == nil, allowsDismissalByUser() else { return }
    presentingViewController.dismiss(animated: true, completion: beginDismissalByUser())
  }

  private func target(in container: UIView) -> CGRect {
    guard let sourceView, sourceView.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The platter with its arrow, the arrow's direction and the position of its tip along its edge.
  private func arrange(in container: UIView) -> (frame: CGRect, direction: UIPopoverArrowDirection, tip: CGFloat) {
    let room = container.bounds.inset(by: popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    var size = wanted.width > 0 && wanted.height > 0 ? wanted : Self.usualSize
    let (target, length) = (target(in: container), Self.arrowLength)
    let choices: [(UIPopoverArrowDirection, CGFloat)] = [
      (.up, room.maxY - target.maxY - length - size.height), (.down, target.minY - room.minY - length - size.height),
      (.left, room.maxX - target.maxX - length - size.width), (.right, target.minX - room.minX - length - size.width),
    ]
    let allowed = choices.filter { permittedArrowDirections.contains($0.0) }
    let best = allowed.first { $0.1 >= 0 } ?? allowed.max { $0.1 < $1.1 } ?? choices[0]
    let direction = best.0
    let isVertical = direction == .up || direction == .down
    if best.1 < 0 {
      if isVertical { size.height = max(1, size.height + best.1) } else { size.width = max(1, size.width + best.1) }
    }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    var frame = CGRect(origin: .zero, size: size)
    if isVertical {
      frame.size.height += length
      let (least, most) = (room.minX + Self.sideRoom, room.maxX - Self.sideRoom - size.width)
      frame.origin.x = (most < least ? room.minX : max(least, min(target.midX - size.width / 2, most))).rounded()
      frame.origin.y = direction == .up ? target.maxY : target.minY - frame.height
    } else {
      frame.size.width += length
      frame.origin.y = max(room.minY, min(target.midY - size.height / 2, room.maxY - size.height)).rounded()
      frame.origin.x = direction == .left ? target.maxX : target.minX - frame.width
    }
    return (frame, direction, isVertical ? target.midX - frame.minX : target.midY - frame.minY)
  }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewController {
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
