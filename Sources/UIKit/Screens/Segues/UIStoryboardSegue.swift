public import Foundation

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private var performHandler: (() -> Void)?

  /// A subclass overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  open func perform() {
    if let performHandler { return performHandler() }
    UIApplication.shared.report("\(type(of: self)) does nothing when performed; override perform()")
  }
}

/// A segue back to a controller lower on the same stack, or to a presenting controller.
final class UnwindSegue: UIStoryboardSegue {
  override func perform() {
    if let navigation = destination.navigationController, source.navigationController === navigation {
      navigation.popToViewController(destination, animated: true)
    } else {
      destination.dismiss(animated: true)
    }
  }
}

extension UIViewController {
  /// `other` is this controller or one that it contains or presents.
  private func leads(to other: UIViewController) -> Bool {
    self === other || children.contains { $0.leads(to: other) }
      || (modal.presentation?.presented.leads(to: other) ?? false)
  }

  /// `source` was reached from here.
  final func mayBeUnwound(to source: UIViewController) -> Bool {
    if leads(to: source) { return self !== source }
    guard let navigation = navigationController, let here = navigation.stack.firstIndex(where: { $0 === self }) else {
      return false
    }
    return navigation.stack[(here + 1)...].contains { $0.leads(to: source) }
  }
}
