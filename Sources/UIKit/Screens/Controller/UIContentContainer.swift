public import Foundation

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// Tells what contains the controller that it prefers another size: its parent, or its presentation.
  final func announcePreferredSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    guard let presentation = modal.presentedBy else { return }
    presentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller.preferredSizeChanged()
  }
}
