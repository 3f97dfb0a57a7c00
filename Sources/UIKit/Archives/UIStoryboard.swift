public import Foundation

/// Scenes that Interface Builder describes, read from the document as Xcode saves it.
///
/// The file is searched for where pictures are.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let document: ArchiveDocument?

  /// A missing file is reported; then every controller is empty.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(name, ArchiveDocument.find(name, "storyboard", in: storyboardBundleOrNil))
  }

  init(_ name: String, _ document: ArchiveDocument?) {
    (self.name, self.document) = (name, document)
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

  /// Nil if the storyboard has no initial controller; `creator` can return nil to leave it to the controller's class.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { initialController(creator) as? ViewController }

  /// A missing controller is reported, and an empty one is returned; on iOS that is an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, nil)
  }

  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator)
    guard let fitting = made as? ViewController else {
      preconditionFailure("The controller “\(identifier)” of \(name) is a \(type(of: made)), no \(ViewController.self)")
    }
    return fitting
  }

  // MARK: Scenes

  private func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document else { return UIViewController() }
    guard let id = document.root["initialViewController"] else {
      UIApplication.shared.report("\(document.fileName) has no initial controller")
      return nil
    }
    return controller(id: id, creator: creator)
  }

  private func controller(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let document else { return UIViewController() }
    guard let element = document.controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
      UIApplication.shared.report("\(document.fileName) has no controller “\(identifier)”; an empty one stands for it")
      return UIViewController()
    }
    return make(element, document, creator)
  }

  /// Nil if there is no such scene.
  func controller(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let document, let element = document.element(id) else { return nil }
    return make(element, document, creator)
  }

  private func make(
    _ element: ArchiveElement, _ document: ArchiveDocument, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let scene = "\(document.fileName) \(element.id ?? "")"
    guard Self.making.insert(scene).inserted else { return endless }
    defer { Self.making.remove(scene) }
    guard element.name == "viewControllerPlaceholder" else {
      return ArchiveLoad.makeController(element, in: self, document, creator: creator)
    }
    let other = UIStoryboard(name: element["storyboardName"] ?? "", bundle: document.bundle)
    if let identifier = element["referencedIdentifier"] { return other.controller(identifier, creator) }
    return other.initialController(creator) ?? UIViewController()
  }

  /// The scenes that are being made.
  private static var making: Set<String> = []

  /// What stands for a controller that contains itself.
  var endless: UIViewController {
    UIApplication.shared.report("\(name).storyboard has a controller in itself; an empty one stands for it")
    return UIViewController()
  }
}
