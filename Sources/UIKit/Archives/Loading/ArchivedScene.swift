import CoreGraphics
import Foundation

/// What a controller keeps of the archive that it comes from.
@MainActor final class ArchivedScene {
  /// Nil for a controller that owns a xib.
  let storyboard: UIStoryboard?
  /// The controller's.
  let element: ArchiveElement
  let load: ArchiveLoad
  /// Recognisers and other objects that nothing else keeps.
  private var topObjects: [NSObject] = []

  init(_ storyboard: UIStoryboard?, _ element: ArchiveElement, _ load: ArchiveLoad) {
    (self.storyboard, self.element, self.load) = (storyboard, element, load)
  }

  /// Everything of the scene.
  private var around: ArchiveElement { element.parent ?? element }

  func segue(_ identifier: String) -> ArchiveElement? {
    around.descendants.first { $0.name == "segue" && $0["identifier"] == identifier }
  }

  /// Loads the view and all that belongs to it, and connects it.
  func loadView(of controller: UIViewController) -> Bool {
    guard let root = element.viewOfController, let view = load.makeView(root) else { return false }
    controller.view = view
    for guide in element.child("layoutGuides")?.children ?? [] where guide.name == "viewControllerLayoutGuide" {
      let support = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      if let support = support as? UILayoutGuide { load.name(support, guide.id) }
    }
    if let refresh = element.child("refreshControl"), let table = controller as? UITableViewController {
      table.refreshControl = load.makeView(refresh) as? UIRefreshControl
    }
    complete(controller)
    return true
  }

  /// Connects the controller and the other objects of its scene.
  func complete(_ controller: UIViewController) {
    for other in around.children where other !== element && around.name == "objects" {
      load.makeObject(other).map { topObjects.append($0) }
    }
    load.add(controller, element)
    load.finish()
  }
}

extension ArchiveElement {
  /// Nil for a controller that makes its view itself.
  var viewOfController: ArchiveElement? {
    children.first { ["view", "tableView", "collectionView"].contains($0.key) && $0["sceneMemberID"] == nil }
  }
}
