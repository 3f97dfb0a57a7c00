public import Foundation

// No menu opens by a long press, and no preview by a firm one.

@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UIApplication.stub("UIContextMenuInteraction", "no menu opens by a long press")
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias ContentPreviewProvider = () -> UIViewController?
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public final let identifier: any NSCopying

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) { self.identifier = identifier ?? NSUUID() }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

open class UIPreviewParameters: NSObject {
  public final var backgroundColor: UIColor?
  public final var visiblePath: UIBezierPath?
  public final var shadowPath: UIBezierPath?
}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect = CGRect.zero
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
  }
}

extension UIViewController {
  @discardableResult public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    UIApplication.stub("UIViewController.registerForPreviewing(with:sourceView:)", "no preview opens by a firm press")
    return Previewing(delegate, sourceView)
  }

  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
