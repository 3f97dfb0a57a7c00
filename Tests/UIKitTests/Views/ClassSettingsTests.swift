import Stage
import Testing
import UIKit

private final class Bar: UINavigationBar {}

@MainActor @Suite("Settings for all instances of a class") struct ClassSettingsTests {
  private let stage = Stage()

  private func shown(_ navigation: UINavigationController = UINavigationController()) -> UINavigationController {
    stage.perform {
      stage.window.rootViewController = navigation
      stage.window.layoutIfNeeded()
    }
    return navigation
  }

  @Test("A bar that enters a window has what was set for its class, also what a method sets") func bars() {
    stage.perform {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
      UINavigationBar.appearance().tintColor = .blue
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    }
    let bar = shown().navigationBar
    #expect(bar.barTintColor == .red && bar.tintColor == .blue)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    #expect(bar.backgroundImage(for: .default) != nil)
  }

  @Test("The last value counts, and an instance's own value before it") func values() {
    stage.perform {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().barTintColor = .green
    }
    #expect(shown().navigationBar.barTintColor == .green)
    let own = UINavigationController()
    own.navigationBar.barTintColor = .blue
    #expect(shown(own).navigationBar.barTintColor == .blue)
    own.navigationBar.barTintColor = .black
    #expect(own.navigationBar.barTintColor == .black)
  }

  @Test("Subclasses get it too, a special class's setting counts more, and other stages nothing") func classes() {
    let label = UILabel()
    stage.perform {
      UIView.appearance().tintColor = .red
      UILabel.appearance().tintColor = .green
      UILabel.appearance().backgroundColor = .orange
      UINavigationBar.appearance().barTintColor = .blue
      stage.window.addSubview(label)
    }
    #expect(label.tintColor == .green && label.backgroundColor == .orange)
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(shown(navigation).navigationBar is Bar)
    #expect(navigation.navigationBar.barTintColor == .blue && navigation.navigationBar.tintColor == .red)
    let other = Stage()
    let bar = other.perform {
      let bar = UINavigationBar()
      other.window.addSubview(bar)
      return bar
    }
    #expect(bar.barTintColor == nil)
  }

  @Test("Within other classes only what lies in them is meant") func containers() {
    stage.perform {
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIScrollView.self]).textColor = .red
    }
    let (inside, outside, half) = (UILabel(), UILabel(), UILabel())
    stage.perform {
      let (scroll, stack) = (UIScrollView(), UIStackView(arrangedSubviews: [inside]))
      scroll.addSubview(stack)
      scroll.addSubview(half)
      for view in [scroll, outside] { stage.window.addSubview(view) }
    }
    #expect(inside.textColor == .red && outside.textColor != .red && half.textColor != .red)
  }

  @Test("Items of bars have the attributes and the colour of their class") func items() {
    stage.perform {
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    }
    let (tab, button) = (UITabBarItem(), UIBarButtonItem())
    stage.perform {
      #expect(tab.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
      tab.setTitleTextAttributes([:], for: .normal)
      #expect(tab.titleTextAttributes(for: .normal)?.isEmpty == true)
    }
  }
}
