import Stage
import Testing
import UIKit

/// A screen that gives its view a wrong frame just before it appears.
@MainActor private final class MisplacedController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.frame = CGRect(x: 40, y: 90, width: 200, height: 300)
  }
}

@MainActor @Suite("The system's animators give arriving screens their final frame")
struct SystemFrameTests {
  private let full = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test(
    "A frame that is set in viewWillAppear does not last, during the transition nor after it",
    arguments: [true, false], [true, false])
  func navigation(_ pushes: Bool, _ cancels: Bool) throws {
    let stage = Stage()
    stage.systemVersion = .iOS18
    let (root, new) = (MisplacedController(), MisplacedController())
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    try stage.settle()
    if pushes {
      navigation.pushViewController(new, animated: true)
    } else {
      navigation.pushViewController(new, animated: false)
      try stage.settle()
      navigation.popViewController(animated: true)
    }
    stage.advance(by: 0.1)
    let arriving: UIView = pushes ? new.view : root.view
    #expect(arriving.bounds.size == full.size && abs(arriving.center.y - full.midY) < 1e-9)
    if cancels {
      stage.dragFinger(CGPoint(x: 300, y: 500), to: CGPoint(x: pushes ? 380 : 40, y: 500))
    }
    try stage.settle()
    let top = try #require(navigation.topViewController)
    #expect(top === (pushes != cancels ? new : root))
    #expect(top.view.frame == full)
  }

  @Test("So with full-screen presentations and dismissals")
  func modal() throws {
    let stage = Stage()
    let (root, new) = (MisplacedController(), MisplacedController())
    stage.window.rootViewController = root
    try stage.settle()
    new.modalPresentationStyle = .fullScreen
    for arriving in [new, root] {
      if arriving === new { root.present(new, animated: true) } else { new.dismiss(animated: true) }
      stage.advance(by: 0.1)
      #expect(arriving.view.bounds.size == full.size)
      try stage.settle()
      #expect(arriving.view.frame == full)
    }
  }
}
