import Stage
import Testing
import UIKit

@MainActor @Suite("Subtitles of navigation bars")
struct SubtitleTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))
  private let root = UIViewController()
  private var item: UINavigationItem { root.navigationItem }

  private func navigation(_ version: SystemVersion, large: Bool) -> UINavigationController {
    stage.systemVersion = version
    (root.title, item.subtitle) = ("Inbox", "Updated just now")
    return stage.perform {
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = large
      stage.window.rootViewController = navigation
      stage.window.layoutIfNeeded()
      return navigation
    }
  }

  /// The labels with a text, by their texts.
  private func shown(_ navigation: UINavigationController) -> [String: CGRect] {
    stage.perform { navigation.view.layoutIfNeeded() }
    var found: [String: CGRect] = [:]
    for label in navigation.navigationBar.labels where !label.isHidden {
      found[label.text ?? ""] = label.convert(label.bounds, to: navigation.navigationBar)
    }
    return found
  }

  @Test("A subtitle is below the title since iOS 26, in the same middle")
  func small() throws {
    let found = shown(navigation(.iOS26, large: false))
    let (title, subtitle) = (try #require(found["Inbox"]), try #require(found["Updated just now"]))
    #expect(abs(title.midX - 150) <= 1 && abs(subtitle.midX - 150) <= 1)
    #expect(title.midY == 15 && subtitle.midY == 32)
  }

  @Test("iOS 18 shows no subtitle, and its bar is no higher", arguments: [true, false])
  func before(_ large: Bool) throws {
    let navigation = navigation(.iOS18, large: large)
    #expect(shown(navigation).keys.sorted() == ["Inbox"])
    #expect(navigation.navigationBar.frame.height == (large ? 96 : 44))
  }

  @Test("A large title's subtitle makes the bar higher, and the content begins below it")
  func large() throws {
    let navigation = navigation(.iOS27, large: true)
    item.largeSubtitle = "12 unread"
    let found = shown(navigation)
    let (title, subtitle) = (try #require(found["Inbox"]), try #require(found["12 unread"]))
    #expect(found["Updated just now"] == nil, "it is the inline title's")
    #expect(title.minX == 16 && subtitle.minX == 16 && subtitle.minY == title.maxY)
    #expect(navigation.navigationBar.frame.height == 54 + 52 + subtitle.height)
    #expect(root.view.safeAreaInsets.top == 10 + navigation.navigationBar.frame.height)
    item.largeSubtitle = nil
    #expect(shown(navigation)["Updated just now"]?.minX == 16, "a large subtitle that is nil is the subtitle")
    item.subtitle = ""
    #expect(shown(navigation).count == 1 && navigation.navigationBar.frame.height == 106)
  }

  @Test("On a tablet large titles and their subtitles are 20 points from the edge, as measured on iOS 26.1")
  func tablet() throws {
    stage.resize(to: CGSize(width: 820, height: 1180), scale: 1)
    #expect(shown(navigation(.iOS26, large: true)).values.map(\.minX) == [20, 20])
  }

  @Test("A view stands for the subtitle, as large as its constraints make it, and can be pressed")
  func views() throws {
    let navigation = navigation(.iOS26, large: true)
    var presses = 0
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Filter") { _ in presses += 1 })
    item.largeSubtitleView = button
    stage.advance(by: 0.1)
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.minX == 16)
    #expect(navigation.navigationBar.frame.height == 106 + button.frame.height)
    stage.tapFinger(button.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(presses == 1)
  }

  @Test("Subtitles travel with their titles")
  func travels() throws {
    let navigation = navigation(.iOS26, large: false)
    try stage.settle()
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    stage.advance(by: 0.15)
    func x(_ text: String) -> CGFloat? {
      navigation.navigationBar.labels.first { $0.text == text }?.superview?.layer.presentation()?.frame.minX
    }
    let moved = try #require(x("Updated just now"))
    #expect(moved < -20 && moved == x("Inbox"))
  }
}
