import Stage
import Testing
import UIKit

@MainActor @Suite("Controllers hear of other sizes")
struct ContentContainerTests {
  /// A controller that logs the sizes of which it hears, and what its coordinator calls.
  @MainActor final class Resized: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var width: Int { Int(viewIfLoaded?.bounds.width ?? -1) }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.note("\(name) \(width) to \(Int(size.width)) × \(Int(size.height)), animated \(coordinator.isAnimated)")
      let isQueued = coordinator.animate { [self] context in
        log.note("\(name) alongside \(width), \(context.percentComplete)")
      } completion: { [self] _ in
        log.note("\(name) completion \(width)")
      }
      #expect(isQueued && coordinator.containerView === viewIfLoaded?.window)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      log.note("\(name) hears \(Int(container.preferredContentSize.width))")
    }
  }

  @Test("Controllers are told before the window is resized, with a coordinator that runs all when it has its size")
  func resizing() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let log = CallLog()
    let (root, child, sheet) = stage.perform { (Resized("root", log), Resized("child", log), Resized("sheet", log)) }
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.autoresizingMask = .flexibleWidth
    child.didMove(toParent: root)
    sheet.modalPresentationStyle = .overFullScreen
    try stage.settle()
    stage.perform { root.present(sheet, animated: false) }
    try stage.settle()
    stage.resize(to: CGSize(width: 600, height: 800), scale: 1)
    #expect(
      log.take() == [
        "child 400 to 300 × 800, animated false", "sheet 400 to 600 × 800, animated false",
        "root 400 to 600 × 800, animated false", "child alongside 600, 1.0", "sheet alongside 600, 1.0",
        "root alongside 600, 1.0", "child completion 600", "sheet completion 600", "root completion 600",
      ])
    stage.resize(to: CGSize(width: 600, height: 800), scale: 2)
    #expect(log.lines == [], "another scale is no other size")
  }

  @Test("A parent hears of the size that its child prefers, once for each change")
  func preferredSizes() {
    let log = CallLog()
    let stage = Stage()
    stage.perform {
      let (parent, child) = (Resized("parent", log), Resized("child", log))
      child.preferredContentSize.width = 10
      parent.addChild(child)
      child.preferredContentSize.width = 20
      child.preferredContentSize.width = 20
      child.preferredContentSize.width = 30
    }
    #expect(log.lines == ["parent hears 20", "parent hears 30"])
  }
}
