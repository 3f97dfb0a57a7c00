import Stage
import Testing

@testable import UIKit

/// A stage of 390 × 844 points, and archives that are written in a test.
@MainActor final class ArchiveScene {
  let stage = Stage()
  /// What the classes of the storyboard made last have told.
  static var log: [String] = []

  init() {
    stage.perform { Self.register(in: UIApplication.shared.archivedClasses) }
  }

  func storyboard(_ scenes: [String], initial: String = "first", strings: [String: String] = [:]) throws -> UIStoryboard
  {
    Self.log = []
    let text =
      "<document initialViewController=\"\(initial)\"><scenes>"
      + scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined() + "</scenes></document>"
    let root = try ArchiveReader.read(Array(text.utf8))
    return stage.perform {
      UIStoryboard("Main", ArchiveDocument(root, fileName: "Main.storyboard", strings: strings))
    }
  }

  func root(_ board: UIStoryboard) throws -> UIViewController {
    try #require(stage.perform { board.instantiateInitialViewController() })
  }

  /// A controller `first` with these views, with its view loaded.
  func controller(_ subviews: String, _ more: String = "") throws -> UIViewController {
    let made = try root(storyboard([Self.screen("first", subviews, more)]))
    stage.perform { made.loadViewIfNeeded() }
    return made
  }

  /// The first view of the controller `first`.
  func view<View: UIView>(_ text: String, _ more: String = "") throws -> View {
    let controller = try controller(text, more)
    return try #require(controller.view.subviews.first as? View)
  }

  static func screen(
    _ id: String, _ subviews: String = "", _ more: String = "", attributes: String = "", viewMore: String = ""
  ) -> String {
    "<viewController id=\"\(id)\" storyboardIdentifier=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)>"
      + "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"\(id)-top\"/></layoutGuides>"
      + "<view key=\"view\" id=\"\(id)-view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
      + "<subviews>\(subviews)</subviews>\(viewMore)</view>\(more)</viewController>"
  }

  func show(_ controller: UIViewController?) {
    stage.perform { stage.window.rootViewController = controller }
    stage.advance(by: 0.02)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.click(CGPoint(x: x, y: y))
    stage.advance(by: 1)
  }
}

// What the pass would write.
extension ArchiveScene {
  static func register(in classes: ArchivedClasses) {
    var controller = ArchivedClass("ArchivedTestController", ArchivedTestController.self)
    controller.properties["label"] = { object, value in
      (object as? ArchivedTestController)?.label = value as? UILabel
      return value is UILabel
    }
    controller.properties["all"] = { object, value in
      (object as? ArchivedTestController)?.all = value as? [UIView] ?? []
      return value is [UIView]
    }
    controller.actions["tapped:"] = Selector(ArchivedTestController.tapped(_:))
    controller.actions["back:"] = Selector(ArchivedTestController.back(_:))
    classes.add(controller)
    classes.add(ArchivedClass("ArchivedTestSubclass", ArchivedTestSubclass.self))
    var view = ArchivedClass("ArchivedTestView", ArchivedTestView.self)
    view.properties["size"] = { object, value in
      (object as? ArchivedTestView)?.size = (value as? NSNumber)?.doubleValue ?? 0
      return true
    }
    classes.add(view)
    var segue = ArchivedClass("ArchivedTestSegue", ArchivedTestSegue.self)
    segue.makeSegue = { ArchivedTestSegue(identifier: $0, source: $1, destination: $2) }
    classes.add(segue)
  }
}

class ArchivedTestController: UIViewController {
  var label: UILabel?
  var all: [UIView] = []
  var allowsSegues = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init, view \(isViewLoaded)")
  }

  override func awakeFromNib() { note("awake") }
  override func viewDidLoad() { note("viewDidLoad, label \(label?.text ?? "nil")") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note(
      "prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "nil"), view \(segue.destination.isViewLoaded)"
    )
  }

  func tapped(_ sender: UIButton) { note("tapped \(sender.tag)") }
  func back(_ segue: UIStoryboardSegue) { note("back from \(segue.source.title ?? "nil")") }

  func note(_ text: String) { ArchiveScene.log.append("\(title ?? "nil"): \(text)") }
}

final class ArchivedTestSubclass: ArchivedTestController {}

final class ArchivedTestView: UIView {
  var size = 0.0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    ArchiveScene.log.append("view init \(frame.width), subviews \(subviews.count), size \(size)")
  }

  override func awakeFromNib() { ArchiveScene.log.append("view awake, size \(size)") }
}

final class ArchivedTestSegue: UIStoryboardSegue {
  override func perform() {
    ArchiveScene.log.append("perform \(identifier ?? "nil")")
    source.present(destination, animated: false)
  }
}
