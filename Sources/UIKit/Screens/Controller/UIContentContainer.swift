public import Foundation

/// An object that contains others, and arranges them by the sizes that they prefer: a view controller or a presentation
/// controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container prefers in another.
  var preferredContentSize: CGSize { get }
  /// Tells the container that a child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Tells the container that the size that fits a child changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a parent of the given size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells the container that its view is about to have another size, because the window is resized.
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
