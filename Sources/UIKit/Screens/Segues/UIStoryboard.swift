public import Foundation

/// Kept for sources that name it: archives are not supported, and an empty controller stands for each screen.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Reports that archives are not supported.
  open func instantiateInitialViewController() -> UIViewController? {
    report("its initial controller")
    return UIViewController()
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report("the controller \"\(identifier)\"")
    return UIViewController()
  }

  private func report(_ part: String) {
    UIApplication.shared.report(
      "The storyboard \"\(name)\" cannot be read, because archives are not supported; \(part) is empty")
  }
}
