import Stage
import Testing
import UIKit

/// A delegate that gives a style, may wrap the presented controller in a navigation controller, and logs its calls.
@MainActor final class AdaptiveDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var style: UIModalPresentationStyle?
  var wraps = false
  var refuses = false
  var log: [String] = []
  /// What is asked and told of dismissals.
  var dismissals: [String] = []

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    log.append("style for \(controller.presentationStyle)")
    return style ?? controller.presentationStyle
  }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.append("controller for \(style)")
    return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptive: UIPresentationController
  ) { log.append("prepare \(adaptive.presentationStyle)") }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    log.append("popover")
  }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    dismissals.append("should")
    return !refuses
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { dismissals.append("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { dismissals.append("did") }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    dismissals.append("attempt")
  }
}

/// Holds presentations in a narrow window to what was measured on iOS 26.1, section 2.4, and to their delegate.
@MainActor @Suite("Presentations that take another style in a narrow window, section 2.4")
struct AdaptivePresentationTests {
  @MainActor private struct Scene {
    let stage: Stage
    let root: UIViewController
    let content: UIViewController
    let delegate = AdaptiveDelegate()

    init(_ width: CGFloat = 393, style: UIModalPresentationStyle = .popover) throws {
      let stage = Stage(size: CGSize(width: width, height: 852), scale: 1)
      stage.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
      self.stage = stage
      (root, content) = stage.perform { (UIViewController(), UIViewController()) }
      stage.window.rootViewController = root
      content.modalPresentationStyle = style
      content.presentationController?.delegate = delegate
      try stage.settle()
    }

    func present() throws {
      stage.perform { root.present(content, animated: true) }
      try stage.settle()
    }

    var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }
  }

  @Test("2.4: On a phone a popover is a large sheet, and needs no source")
  func popover() throws {
    let scene = try Scene()
    scene.content.popoverPresentationController?.delegate = nil
    try scene.present()
    #expect(scene.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(scene.content.presentationController is UISheetPresentationController && scene.stage.diagnostics.isEmpty)
  }

  @Test("2.4: On a tablet a popover without a source, which raises on iOS, is shown in the middle and reported")
  func withoutSource() throws {
    let scene = try Scene(820)
    scene.content.preferredContentSize = CGSize(width: 200, height: 100)
    try scene.present()
    #expect(abs(scene.frame.midX - 410) <= 0.5 && scene.stage.diagnostics.count == 1)
    #expect(scene.stage.diagnostics.first?.contains("sourceView") == true)
  }

  @Test("2.4: A popover keeps 19 points from the sides of the window", arguments: [0.0, 800])
  func sides(_ x: Double) throws {
    let scene = try Scene(820)
    scene.content.preferredContentSize = CGSize(width: 200, height: 100)
    let source = scene.stage.perform { UIView(frame: CGRect(x: x, y: 300, width: 20, height: 20)) }
    scene.root.view.addSubview(source)
    scene.content.popoverPresentationController?.sourceView = source
    try scene.present()
    #expect(scene.frame == CGRect(x: x == 0 ? 19 : 820 - 19 - 200, y: 333, width: 200, height: 100))
    scene.stage.perform { scene.content.preferredContentSize = CGSize(width: 300, height: 150) }
    try scene.stage.settle()
    #expect(scene.frame == CGRect(x: x == 0 ? 19 : 820 - 19 - 300, y: 333, width: 300, height: 150))
  }

  /// A style that the delegate gives, and the one that is used for a popover and for a page sheet.
  nonisolated static let styles: [(UIModalPresentationStyle?, UIModalPresentationStyle, UIModalPresentationStyle)] = [
    (nil, .pageSheet, .pageSheet), (.automatic, .pageSheet, .pageSheet), (.formSheet, .formSheet, .pageSheet),
    (.fullScreen, .fullScreen, .fullScreen), (.overFullScreen, .overFullScreen, .overFullScreen),
    (UIModalPresentationStyle.none, .popover, .pageSheet), (.popover, .pageSheet, .pageSheet),
  ]

  @Test("The delegate's style is used in a narrow window, and not asked for in a wide one", arguments: styles)
  func styles(_ given: UIModalPresentationStyle?, _ popover: UIModalPresentationStyle, _ page: UIModalPresentationStyle)
    throws
  {
    for (style, expected) in [(UIModalPresentationStyle.popover, popover), (.pageSheet, page)] {
      let scene = try Scene(style: style)
      scene.delegate.style = given
      let source = scene.root.view
      scene.content.popoverPresentationController?.sourceView = source
      try scene.present()
      #expect(scene.content.presentationController?.presentationStyle == expected)
      let isFull = expected == .fullScreen || expected == .overFullScreen
      #expect((scene.frame == scene.stage.window.bounds) == isFull)
      #expect((scene.root.view.window == nil) == (expected == .fullScreen))
      let changes = expected == style ? [] : ["controller for \(expected)", "prepare \(expected)"]
      #expect(scene.delegate.log == ["style for \(style)"] + changes + (expected == .popover ? ["popover"] : []))
      scene.stage.perform { scene.root.dismiss(animated: true) }
      try scene.stage.settle()
      #expect(scene.root.view.window != nil && scene.content.view.window == nil && scene.stage.diagnostics.isEmpty)

      let wide = try Scene(820, style: style)
      wide.delegate.style = given
      wide.content.popoverPresentationController?.sourceView = wide.root.view
      try wide.present()
      #expect(wide.content.presentationController?.presentationStyle == style)
      #expect(wide.delegate.log == (style == .popover ? ["popover"] : []))
    }
  }

  @Test("A delegate may wrap the presented controller, whose sheet keeps the detents of the popover's")
  func wrapped() throws {
    let scene = try Scene()
    scene.delegate.wraps = true
    scene.content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    try scene.present()
    let wrapper = try #require(scene.root.presentedViewController as? UINavigationController)
    #expect(wrapper.viewControllers == [scene.content] && scene.content.view.window != nil)
    #expect(wrapper.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    #expect((wrapper.presentationController?.presentedView?.frame.minY ?? 0) > 300)
    scene.stage.perform { scene.content.dismiss(animated: true) }
    try scene.stage.settle()
    #expect(scene.root.presentedViewController == nil && scene.stage.diagnostics.isEmpty)
  }

  @Test("The sheet of a popover has the settings that were made before, without a wrapper too")
  func sheetSettings() throws {
    let scene = try Scene()
    let sheet = scene.content.popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.custom { _ in 200 }]
    try scene.present()
    #expect(scene.content.presentationController === sheet && scene.frame.minY > 500)
  }
}
