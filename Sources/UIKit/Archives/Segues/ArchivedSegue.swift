import CoreGraphics
import Foundation
import QuartzCore

/// A segue of a storyboard, from the controller of its scene.
@MainActor struct ArchivedSegue {
  private let element: ArchiveElement
  private let source: UIViewController
  /// The view that an embedded controller's view is added to.
  private let container: UIView?

  init(_ element: ArchiveElement, from source: UIViewController, container: UIView? = nil) {
    (self.element, self.source, self.container) = (element, source, container)
  }

  private var kind: String { element["kind"] ?? "show" }
  private var identifier: String? { element["identifier"] }
  private var isAnimated: Bool { element["animates"] != "NO" }

  /// A control asks first; code that performs the segue by name does not.
  func ask(sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(sender: sender)
  }

  func perform(sender: Any?) {
    if kind == "unwind" { return unwind(sender: sender) }
    guard let destination = destination(sender: sender) else {
      return UIApplication.shared.report("\(type(of: source)) has the segue “\(identifier ?? "")”, which leads nowhere")
    }
    let segue = segue(to: destination, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func destination(sender: Any?) -> UIViewController? {
    guard let storyboard = source.storyboard, let id = element["destination"] else { return nil }
    if kind == "embed", source.isArchived(id, in: storyboard) { return storyboard.endless }
    let classes = UIApplication.shared.archivedClasses
    return storyboard.controller(id: id) { coder in
      element["destinationCreationSelector"].flatMap {
        classes.create($0, by: source, coder, sender, identifier)
      }
    }
  }

  private func segue(to destination: UIViewController, sender: Any?) -> UIStoryboardSegue {
    if let name = element["customClass"] {
      let made = UIApplication.shared.archivedClasses.makeSegue(
        name, module: element["customModule"], identifier, source, destination)
      if let made { return made }
      UIApplication.shared.report("The segue “\(identifier ?? "")” has the class \(name), which is not there")
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      [self, weak anchor = sender as AnyObject?] in
      show(destination, anchor: anchor)
    }
  }

  private func show(_ destination: UIViewController, anchor: AnyObject?) {
    switch kind {
    case "embed": embed(destination)
    case "presentation", "modal", "popoverPresentation", "popover": present(destination, anchor: anchor)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
    default:
      let navigation = source as? UINavigationController ?? source.navigationController
      if let navigation, !(destination is UINavigationController) {
        if isAnimated { return source.show(destination, sender: source) }
        return navigation.pushViewController(destination, animated: false)
      }
      present(destination, anchor: anchor)
    }
  }

  private func present(_ destination: UIViewController, anchor: AnyObject?) {
    element["modalPresentationStyle"].flatMap { ArchiveChoices.presentations[$0] }
      .map { destination.modalPresentationStyle = $0 }
    element["modalTransitionStyle"].flatMap { ArchiveChoices.transitions[$0] }
      .map { destination.modalTransitionStyle = $0 }
    if kind.hasPrefix("popover") {
      destination.modalPresentationStyle = .popover
      let anchorView = element["popoverAnchorView"].flatMap { source.archive?.load.object($0) } as? UIView
      let popover = destination.popoverPresentationController
      popover?.barButtonItem = anchor as? UIBarButtonItem
      popover?.sourceView = anchorView ?? anchor as? UIView ?? source.view
      if let view = popover?.sourceView { popover?.sourceRect = view.bounds }
    }
    source.present(destination, animated: isAnimated)
  }

  private func embed(_ destination: UIViewController) {
    guard let container else { return }
    source.addChild(destination)
    destination.view.frame = container.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    destination.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(destination.view)
    destination.didMove(toParent: source)
  }

  // MARK: Unwinding

  private func unwind(sender: Any?) {
    let name = element["unwindAction"] ?? ""
    let classes = UIApplication.shared.archivedClasses
    for candidate in source.controllersBefore {
      guard let action = classes.action(name, of: candidate),
        candidate.canPerformUnwindSegueAction(action, from: source, sender: sender)
      else { continue }
      let custom = element["customClass"].flatMap {
        classes.makeSegue($0, module: element["customModule"], identifier, source, candidate)
      }
      guard let segue = custom ?? candidate.segueForUnwinding(to: candidate, from: source, identifier: identifier)
      else { continue }
      source.prepare(for: segue, sender: sender)
      action.perform(on: candidate, with: segue)
      candidate.unwind(for: segue, towards: candidate)
      return segue.perform()
    }
    UIApplication.shared.report("No controller before \(type(of: source)) has the method “\(name)” for unwinding")
  }
}

extension UIViewController {
  /// Whether this controller, or one that contains it, is this scene.
  fileprivate func isArchived(_ id: String, in storyboard: UIStoryboard) -> Bool {
    archive?.element.id == id && archive?.storyboard === storyboard || parent?.isArchived(id, in: storyboard) == true
  }

  /// Where unwinding can lead, the nearest first: lower on the stack, the containers, and what presents them.
  fileprivate var controllersBefore: [UIViewController] {
    var (found, current): ([UIViewController], UIViewController?) = ([], self)
    while let controller = current {
      if let navigation = controller.parent as? UINavigationController {
        let index = navigation.stack.firstIndex { $0 === controller } ?? 0
        found += navigation.stack[..<index].reversed()
      } else if let parent = controller.parent {
        found += parent.children.filter { $0 !== controller }
      }
      guard let next = controller.parent ?? controller.modal.presentedBy?.presenter else { break }
      found.append(next)
      // What presents a stack is its container; the screen that asked is on top of it.
      if controller.parent == nil { found += next.contents }
      current = next
    }
    return found
  }

  /// The controllers that this one shows, from the top.
  private var contents: [UIViewController] {
    let shown =
      (self as? UINavigationController)?.stack.reversed()
      ?? (self as? UITabBarController)?.selectedViewController.map { [$0] } ?? children
    return shown.flatMap { [$0] + $0.contents }
  }
}

/// Performs a segue when a control, an item or a recogniser asks for it.
@MainActor final class SegueTrigger: NSObject {
  private let element: ArchiveElement
  private weak var controller: UIViewController?
  private weak var sender: NSObject?

  init(_ element: ArchiveElement, _ controller: UIViewController, _ sender: NSObject) {
    (self.element, self.controller, self.sender) = (element, controller, sender)
  }

  func fire() {
    if let recognizer = sender as? UIGestureRecognizer, ![.began, .ended].contains(recognizer.state) { return }
    if let controller { ArchivedSegue(element, from: controller).ask(sender: sender) }
  }
}

/// Calls the method with a name of the first object in the responder chain that has it.
@MainActor final class ChainAction: NSObject {
  private let name: String
  private weak var sender: NSObject?

  init(_ name: String, _ sender: NSObject) { (self.name, self.sender) = (name, sender) }

  func fire() {
    let application = UIApplication.shared
    var responder = application.firstResponder ?? sender as? UIResponder ?? application.keyWindow?.rootViewController
    while let found = responder {
      if let action = application.archivedClasses.action(name, of: found) {
        action.perform(on: found, with: sender)
        return
      }
      responder = found.next
    }
  }
}

/// The segues that an object triggers, which it keeps.
@MainActor final class SegueTriggers {
  var kept: [NSObject] = []
  /// A cell's, when people choose it.
  var selection: SegueTrigger?

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: NSObject) -> SegueTriggers {
    if let known = known(of: object) { return known }
    let made = SegueTriggers()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  static func known(of object: NSObject) -> SegueTriggers? {
    objc_getAssociatedObject(object, key) as? SegueTriggers
  }
}
