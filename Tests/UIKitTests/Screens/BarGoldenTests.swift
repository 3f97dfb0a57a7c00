import GoldenPictures
import Raster
import Stage
import Testing
import UIKit

@MainActor @Suite("How bars look, at five instants of a swipe and of a push")
struct BarGoldenTests {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, color) in [UIColor.systemTeal, .systemOrange, .systemPink, .systemIndigo].enumerated() {
        let stripe = UIView(frame: CGRect(x: 40 + 60 * index, y: 0, width: 24, height: 300))
        stripe.backgroundColor = color
        view.addSubview(stripe)
      }
    }
  }

  private func page(_ title: String, _ color: UIColor, _ items: [UIBarButtonItem]) -> UIViewController {
    let page = Page()
    page.view.backgroundColor = color
    (page.title, page.navigationItem.rightBarButtonItems) = (title, items)
    return page
  }

  private func symbol(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
  }

  private func navigation(_ version: SystemVersion, _ style: UIUserInterfaceStyle) throws -> (
    Stage, UINavigationController
  ) {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    (stage.systemVersion, stage.safeAreaInsets) = (version, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.userInterfaceStyle = style
    let navigation = stage.perform { UINavigationController() }
    stage.perform {
      navigation.navigationBar.prefersLargeTitles = true
      let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      navigation.viewControllers = [
        page("Mailboxes", .systemBackground, [edit]),
        page("Inbox", .systemBackground, [symbol("trash"), symbol("folder")]),
      ]
      navigation.viewControllers[1].navigationItem.largeTitleDisplayMode = .never
      stage.window.rootViewController = navigation
    }
    try stage.settle()
    return (stage, navigation)
  }

  /// The upper part of the screen, five times, one below the other.
  private func strip(_ stage: Stage, _ advance: (Int) -> Void) throws -> PixelBuffer {
    let strip = try #require(PixelBuffer(width: 300, height: 5 * 132))
    let frame = try #require(PixelBuffer(width: 300, height: 400))
    for index in 0..<5 {
      advance(index)
      _ = try stage.draw(into: frame, everything: true)
      (strip.memory + index * 132 * strip.stride).copyMemory(from: frame.memory, byteCount: 130 * frame.stride)
    }
    return strip
  }

  @Test("A swipe back to a large title", arguments: SystemVersion.allCases, [UIUserInterfaceStyle.light, .dark])
  func swipe(_ version: SystemVersion, _ style: UIUserInterfaceStyle) throws {
    let (stage, _) = try navigation(version, style)
    stage.send(.down(CGPoint(x: 4, y: 300)))
    let strip = try strip(stage) { index in
      if index < 3 {
        stage.moveFinger(
          CGPoint(x: 4 + 80 * index, y: 300), to: CGPoint(x: 84 + 80 * index, y: 300), steps: 8, frame: 1 / 60)
      } else {
        if index == 3 { stage.send(.up(CGPoint(x: 244, y: 300))) }
        stage.advance(by: 0.12)
      }
    }
    try expectGolden(strip, "bar-ios\(version.rawValue)-\(style == .dark ? "dark" : "light")")
  }

  @Test(
    "Backgrounds cross-fade on iOS 18 without a pale veil, and a bar goes with its screen", arguments: [true, false])
  func backgrounds(_ hides: Bool) throws {
    let (stage, navigation) = try navigation(.iOS18, .light)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    navigation.viewControllers[1].navigationItem.scrollEdgeAppearance = clear
    let blue = UINavigationBarAppearance()
    blue.backgroundColor = .systemBlue
    let next = hides ? Hiding() : page("Blue", .white, [])
    next.view.backgroundColor = .white
    next.navigationItem.standardAppearance = blue
    try stage.settle()
    stage.perform { navigation.pushViewController(next, animated: true) }
    try expectGolden(try strip(stage) { _ in stage.advance(by: 0.06) }, hides ? "bar-hides" : "bar-backgrounds")
  }

  private final class Hiding: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }
}
