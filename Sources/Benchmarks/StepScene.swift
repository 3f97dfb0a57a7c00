import CoreGraphics
import Prototype
import Raster
import Stage
import UIKit

/// What a person does most, step by step as the window does it: an event, a frame, its pixels.
///
/// `.ci/gates/instructions` counts the steps' instructions, which depend on no clock and no load.
@MainActor final class StepScene {
  private let stage: Stage
  private let buffer: PixelBuffer?
  /// Does what comes before the frame of a step.
  private let act: (StepScene, Int) -> Void
  private var count = 0

  /// What `act` keeps lives as long.
  private init(_ stage: Stage, _ act: @escaping (StepScene, Int) -> Void) {
    (self.stage, self.act) = (stage, act)
    let (size, scale) = (stage.screenSize, stage.window.traitCollection.displayScale)
    buffer = PixelBuffer(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  /// Nil if there is no such scene.
  static func named(_ name: String) -> StepScene? {
    switch name {
    case "bare", "panel":
      let app = PrototypeApp(options: PrototypeOptions(showsPanel: name == "panel"))
      return StepScene(app.stage) { [app] in
        _ = app
        $0.drag(at: CGPoint(x: 80, y: 500), along: \.x, $1)
      }
    case "push":
      let app = PrototypeApp(options: PrototypeOptions(showsPanel: false))
      return StepScene(app.stage) { _, step in if step % 60 == 0 { _ = app.keyDown(.space, isRepeat: false) } }
    case "list":
      return StepScene(lists(1, at: 1)) { $0.drag(at: CGPoint(x: 195, y: 422), along: \.y, $1) }
    // A pop in a phone's sharp pixels, with bars of glass and without.
    case "glass", "flat":
      return StepScene(lists(2, at: 2, name == "glass" ? .iOS26 : .iOS18)) {
        $0.drag(at: CGPoint(x: 4, y: 422), along: \.x, $1)
      }
    case "blur":
      let scene = BlurScene(UIBlurEffect(style: .systemMaterial))
      return StepScene(scene.stage) { _, _ in scene.move() }
    default: return nil
    }
  }

  /// A stack of lists that are scrolled beneath their bars, if there are several.
  private static func lists(_ count: Int, at scale: CGFloat, _ version: SystemVersion = .iOS27) -> Stage {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: scale)
    stage.systemVersion = version
    let navigation = stage.perform { UINavigationController() }
    stage.perform {
      navigation.viewControllers = (0..<count).map { _ in Rows(style: .plain) }
      stage.window.rootViewController = navigation
      for case let rows as Rows in navigation.viewControllers where count > 1 {
        let symbols = ["trash", "folder"].map { UIImage(systemName: $0) }
        rows.navigationItem.rightBarButtonItems = symbols.map {
          UIBarButtonItem(image: $0, style: .plain, target: nil, action: nil)
        }
        (rows.title, rows.tableView.contentOffset.y) = ("Rows", 200)
      }
    }
    return stage
  }

  func step() {
    act(self, count)
    count += 1
    stage.step(to: stage.now + 1 / 120, interval: 1 / 120)
    if let buffer { _ = try? stage.draw(into: buffer) }
  }

  /// 60 steps of five points there, and as many back.
  private func drag(at start: CGPoint, along axis: WritableKeyPath<CGPoint, CGFloat>, _ step: Int) {
    var point = start
    point[keyPath: axis] += CGFloat(5 * min(step % 120, 120 - step % 120))
    stage.send(step == 0 ? .down(point) : .move(point), pointer: 0, at: stage.now)
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}
