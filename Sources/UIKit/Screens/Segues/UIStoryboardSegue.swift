public import Foundation

/// A change from one controller to another that has a name and is carried out when performed.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public final let identifier: String?
  /// The controller it leaves.
  public final let source: UIViewController
  /// The controller it leads to.
  public final let destination: UIViewController
  private var performHandler: (() -> Void)?

  /// A segue from `source` to `destination`; a subclass says what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// A segue that does what `performHandler` does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Carries the change out.
  open func perform() {
    if let performHandler { return performHandler() }
    UIApplication.shared.report("\(type(of: self)) does nothing when performed; override perform()")
  }
}
