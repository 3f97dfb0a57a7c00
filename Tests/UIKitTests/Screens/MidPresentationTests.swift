import Foundation
import Stage
import Testing
import UIKit

/// A screen that runs a closure, once, when it is told that it will appear.
@MainActor private final class NestingController: LoggingController {
  var work: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let work = work
    self.work = nil
    work?()
  }
}

@MainActor @Suite("Stacks and tabs that change in the middle of a presentation")
struct MidPresentationTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
  private let log = CallLog()
  private let stage = Stage(scale: 0.25)

  private func screen(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> NestingController {
    let screen = stage.perform { NestingController(name, log) }
    screen.modalPresentationStyle = style
    return screen
  }

  /// Expects that these screens and no others have appeared, and that everything else has disappeared.
  private func expectSeen(_ names: [String], _ comment: Comment = "") {
    #expect(log.imbalance == nil, comment)
    #expect(log.seen(at: []) == names, "\(comment): \(log.lines)")
  }

  @Test("A pop and a push alongside a presentation or a dismissal are performed, and it ends", arguments: styles)
  func alongside(_ style: UIModalPresentationStyle) throws {
    for isDismissal in [false, true] {
      log.lines = []
      let (first, second, third, cover) = (screen("A"), screen("B"), screen("C"), screen("P", style))
      let navigation = stage.perform { UINavigationController() }
      navigation.viewControllers = [first, second]
      stage.window.rootViewController = navigation
      try stage.settle()
      if isDismissal {
        stage.perform { navigation.present(cover, animated: false) }
        try stage.settle()
      }
      stage.perform {
        if isDismissal {
          navigation.dismiss(animated: true)
        } else {
          navigation.present(cover, animated: true)
        }
        cover.transitionCoordinator?.animate { _ in
          navigation.popViewController(animated: true)
          navigation.pushViewController(third, animated: true)
        }
      }
      try stage.settle()
      #expect(navigation.viewControllers == [first, third])
      #expect((cover.view.window != nil) == !isDismissal)
      expectSeen(isDismissal ? ["C"] : style == .fullScreen ? ["P"] : ["C", "P"], "dismissal \(isDismissal)")
      stage.perform { navigation.dismiss(animated: true) }
      try stage.settle()
      expectSeen(["C"])
      stage.window.rootViewController = nil
      try stage.settle()
    }
  }

  /// What changes in the middle.
  enum Change: CaseIterable, Sendable { case selects, replaces, replacesNested, selectsNested, hides }

  @Test(
    "Tabs that change in the middle of a presentation or a dismissal show the new tab alone",
    arguments: Change.allCases,
    styles)
  func tabs(_ change: Change, _ style: UIModalPresentationStyle) throws {
    for isDismissal in [false, true] {
      log.lines = []
      let (first, second, third, cover) = (screen("A"), screen("B"), screen("C"), screen("P", style))
      let tabs = stage.perform { UITabBarController() }
      tabs.viewControllers = [first, second]
      stage.window.rootViewController = tabs
      try stage.settle()
      if isDismissal { stage.perform { tabs.present(cover, animated: false) } }
      try stage.settle()
      stage.perform {
        if isDismissal { tabs.dismiss(animated: true) } else { tabs.present(cover, animated: true) }
      }
      stage.advance(by: 0.1)
      stage.perform {
        switch change {
        case .selects: tabs.selectedIndex = 1
        case .replaces: tabs.setViewControllers([third, second], animated: true)
        case .replacesNested:
          second.work = { tabs.setViewControllers([third], animated: false) }
          tabs.setViewControllers([second], animated: false)
        case .selectsNested:
          second.work = { tabs.selectedIndex = 0 }
          tabs.selectedIndex = 1
        case .hides:
          stage.window.isHidden = true
          stage.window.isHidden = false
        }
      }
      try stage.settle()
      let comment: Comment = "dismissal \(isDismissal)"
      #expect((cover.view.window != nil) == !isDismissal, comment)
      if !isDismissal { stage.perform { tabs.dismiss(animated: true) } }
      try stage.settle()
      // A tab that is not seen is not told, and changes nothing then.
      let shown = tabs.selectedViewController as? NestingController
      expectSeen([shown?.name ?? "none"], comment)
      #expect(shown?.view.window != nil && [first, second, third].filter { $0.viewIfLoaded?.window != nil }.count == 1)
      #expect(tabs.presentedViewController == nil && stage.window.subviews == [tabs.view], comment)
      stage.window.rootViewController = nil
      try stage.settle()
    }
  }
}
