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
    buffer = PixelBuffer(width: Int(stage.screenSize.width), height: Int(stage.screenSize.height))
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
      let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
      let rows = Rows(style: .plain)
      stage.perform { stage.window.rootViewController = UINavigationController(rootViewController: rows) }
      return StepScene(stage) { $0.drag(at: CGPoint(x: 195, y: 422), along: \.y, $1) }
    case "blur":
      let scene = BlurScene(UIBlurEffect(style: .systemMaterial))
      return StepScene(scene.stage) { _, _ in scene.move() }
    default: return nil
    }
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
