import Stage
import Testing
import Transitions
import UIKit

@MainActor final class Told: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a); log.append("wa") }
  override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); log.append("da") }
  override func viewWillDisappear(_ a: Bool) { super.viewWillDisappear(a); log.append("wd") }
  override func viewDidDisappear(_ a: Bool) { super.viewDidDisappear(a); log.append("dd") }
}

@MainActor @Suite("TEMPAPPEAR") struct TempTests {
  @Test("TEMPAPPEAR", arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .pageSheet], [0, 1, 2, 3, 4, 5, 6, 7])
  func temp(style: UIModalPresentationStyle, mask: Int) throws {
    let stage = Stage(scale: 1)
    let (root, child, screen) = (Told(), Told(), Told())
    let nav = UINavigationController(rootViewController: screen)
    var keep: AnyObject?
    stage.perform {
      stage.window.rootViewController = root
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    stage.advance(by: 0.2)
    stage.perform {
      if mask & 4 == 0 { keep = SidePresentation(nav) }
      nav.modalPresentationStyle = style
      child.present(nav, animated: true)
    }
    stage.advance(by: 0.1)
    stage.perform { if mask & 1 != 0 { screen.addChild(root) } }
    stage.perform { if mask & 2 != 0 { nav.pushViewController(Told(), animated: true) } }
    try stage.settle()
    stage.advance(by: 1)
    let problem = WindowCheck([stage.window], [root, child, screen, nav]).problem
    print("TEMP", style.rawValue, mask, root.log, child.log, root.view.window == nil, problem ?? "-", stage.diagnostics)
    _ = keep
  }
}
