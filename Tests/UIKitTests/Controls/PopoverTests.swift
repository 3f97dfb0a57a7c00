import Stage
import Testing
import UIKit

/// A wide stage whose root presents a popover from a small view.
@MainActor private final class PopoverScene: NSObject, UIPopoverPresentationControllerDelegate {
  let stage: Stage
  let root: UIViewController
  let source: UIView
  let content: UIViewController
  var adaptiveStyle = UIModalPresentationStyle.none
  var allowsDismissal = true
  var log: [String] = []

  init(width: CGFloat = 800, source frame: CGRect = CGRect(x: 100, y: 100, width: 40, height: 20)) {
    let stage = Stage(size: CGSize(width: width, height: 600))
    self.stage = stage
    (root, source, content) = stage.perform { (UIViewController(), UIView(frame: frame), UIViewController()) }
    super.init()
    stage.window.rootViewController = root
    root.view.addSubview(source)
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.delegate = self
    stage.advance(by: 0.1)
  }

  func present() throws {
    root.present(content, animated: true)
    try stage.settle()
  }

  func click(_ x: CGFloat, _ y: CGFloat) throws {
    stage.click(CGPoint(x: x, y: y))
    try stage.settle()
  }

  var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { adaptiveStyle }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { log.append("prepare") }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allowsDismissal }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
}

@MainActor @Suite("Popovers")
struct PopoverTests {
  @Test("A popover has its preferred size and lies below what it points at, at an arrow's distance")
  func below() throws {
    let scene = PopoverScene()
    try scene.present()
    #expect(scene.frame == CGRect(x: 20, y: 133, width: 200, height: 120))
    #expect(scene.content.popoverPresentationController?.arrowDirection == .up && scene.log == ["prepare"])
  }

  @Test(
    "A popover takes the first permitted direction with room, and stays within the window",
    arguments: [
      (CGRect(x: 100, y: 560, width: 40, height: 20), .any, .down),
      (CGRect(x: 770, y: 100, width: 20, height: 20), .any, .up),
      (CGRect(x: 770, y: 300, width: 20, height: 20), [.left, .right], .right),
      (CGRect(x: 10, y: 300, width: 20, height: 20), [.left, .right], .left),
    ] as [(CGRect, UIPopoverArrowDirection, UIPopoverArrowDirection)])
  func directions(source: CGRect, permitted: UIPopoverArrowDirection, expected: UIPopoverArrowDirection) throws {
    let scene = PopoverScene(source: source)
    scene.content.popoverPresentationController?.permittedArrowDirections = permitted
    try scene.present()
    #expect(scene.content.popoverPresentationController?.arrowDirection == expected)
    let room = CGRect(x: 10, y: 10, width: 780, height: 580)
    #expect(room.contains(scene.frame) && !scene.frame.intersects(source))
  }

  @Test("A click outside dismisses the popover if the delegate allows it, and does nothing else; one inside does not")
  func outside() throws {
    let scene = PopoverScene()
    try scene.present()
    try scene.click(60, 200)
    #expect(scene.root.presentedViewController === scene.content)
    scene.allowsDismissal = false
    try scene.click(700, 500)
    #expect(scene.root.presentedViewController === scene.content)
    scene.allowsDismissal = true
    try scene.click(700, 500)
    #expect(scene.root.presentedViewController == nil && scene.log == ["prepare", "will", "did"])
    #expect(scene.content.view.window == nil)
  }

  @Test("Escape dismisses the popover, also from a text field in it")
  func escape() throws {
    let scene = PopoverScene()
    try scene.present()
    let field = scene.stage.perform { UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30)) }
    scene.content.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(scene.stage.keyDown(.escape))
    try scene.stage.settle()
    #expect(scene.root.presentedViewController == nil && scene.stage.caretRect == nil)
  }

  @Test("Views that let presses through receive them while the popover is shown")
  func passing() throws {
    let scene = PopoverScene()
    let button = scene.stage.perform { UIButton(frame: CGRect(x: 600, y: 400, width: 50, height: 50)) }
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    scene.root.view.addSubview(button)
    scene.content.popoverPresentationController?.passthroughViews = [button]
    try scene.present()
    try scene.click(620, 420)
    #expect(count == 1 && scene.root.presentedViewController === scene.content)
  }

  @Test("In a narrow window a popover is a sheet, unless the delegate's style is none")
  func narrow() throws {
    for (style, isPopover) in [(UIModalPresentationStyle.none, true), (.automatic, false)] {
      let scene = PopoverScene(width: 390)
      scene.adaptiveStyle = style
      try scene.present()
      #expect((scene.frame.width == 200) == isPopover)
      #expect((scene.content.presentationController is UISheetPresentationController) == !isPopover)
    }
  }
}
