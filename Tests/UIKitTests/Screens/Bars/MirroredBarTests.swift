import Stage
import Testing
import UIKit

@MainActor @Suite("Bars from right to left")
struct MirroredBarTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// The middles of what shows labels or a back button, by their texts.
  private func middles(_ version: SystemVersion, _ direction: UIUserInterfaceLayoutDirection) throws -> [String:
    CGFloat]
  {
    (stage.systemVersion, stage.application.layoutDirection) = (version, direction)
    let (root, top) = (UIViewController(), UIViewController())
    (root.title, top.title) = ("Back", "A title")
    top.navigationItem.rightBarButtonItems = [item("One"), item("Two")]
    top.toolbarItems = [item("Three"), item("Four"), .flexibleSpace()]
    let navigation = stage.perform { UINavigationController() }
    stage.perform {
      navigation.viewControllers = [root, top]
      navigation.isToolbarHidden = false
      stage.window.rootViewController = navigation
    }
    try stage.settle()
    var found: [String: CGFloat] = [:]
    for label in navigation.navigationBar.labels + navigation.toolbar.labels {
      found[label.text ?? ""] = label.convert(label.bounds, to: stage.window).midX
    }
    return found
  }

  @Test("Buttons and titles are mirrored, and the arrow points to the other side", arguments: SystemVersion.allCases)
  func mirrored(_ version: SystemVersion) throws {
    let (usual, mirrored) = (try middles(version, .leftToRight), try middles(version, .rightToLeft))
    for text in ["Back", "A title", "One", "Two", "Three", "Four"] {
      let (left, right) = (try #require(usual[text]), try #require(mirrored[text]))
      #expect(abs(left + right - 300) < 0.01, "\(text)")
    }
    #expect(usual["Two"] ?? 0 > 150 && mirrored["Two"] ?? 300 < 150)
    #expect(usual["\u{2039}"] != nil && mirrored["\u{203A}"] != nil)
  }
}
