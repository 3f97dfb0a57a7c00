import Stage
import UIKit

/// Something that a client's code does, by name.
struct Deed: Sendable, CustomStringConvertible {
  let description: String
  /// Whether it lets time go by, so that it cannot be a part of one turn.
  var takesTime = false
  let work: @MainActor @Sendable (ReentryScene) -> Void

  init(_ name: String, takesTime: Bool = false, _ work: @escaping @MainActor @Sendable (ReentryScene) -> Void) {
    (description, self.takesTime, self.work) = (name, takesTime, work)
  }

  // MARK: Several

  /// These in one turn.
  static func all(_ deeds: Deed...) -> Deed {
    Deed("\(deeds)") { for deed in deeds { deed.work($0) } }
  }
  /// Each of these in a turn of its own.
  static func steps(_ deeds: Deed...) -> Deed {
    Deed("\(deeds)", takesTime: true) { for deed in deeds { $0.perform([deed]) } }
  }
  static func at(_ moment: String, _ deeds: Deed...) -> Deed {
    Deed("at \(moment) \(deeds)") { $0.wait(for: moment, deeds) }
  }
  static func alongside(_ deeds: Deed...) -> Deed {
    Deed("alongside \(deeds)") { scene in
      scene.coordinator?.animate { [weak scene] _ in if let scene { for deed in deeds { deed.work(scene) } } }
    }
  }
  static func whenOver(_ deeds: Deed...) -> Deed {
    Deed("when it is over \(deeds)") { scene in
      scene.coordinator?.animate(alongsideTransition: nil) { [weak scene] _ in
        if let scene { for deed in deeds { deed.work(scene) } }
      }
    }
  }

  // MARK: Scenes

  /// Shows `controller` in the stage's window; nothing for nil.
  static func root(_ controller: String?) -> Deed {
    Deed("root \(controller ?? "nil")") { scene in scene.stage.window.rootViewController = controller.map { scene[$0] }
    }
  }
  /// Makes a container of these controllers, without showing it.
  static func make(_ container: String, _ names: String) -> Deed {
    Deed("make \(container) of \(names)") {
      if let tabs = $0[container] as? UITabBarController {
        tabs.viewControllers = $0.list(names)
      } else {
        $0.navigation(container).viewControllers = $0.list(names)
      }
    }
  }
  static func stack(_ names: String) -> Deed { .all(.make("nav", names), .root("nav")) }
  static func tabs(_ names: String) -> Deed { .all(.make("tabs", names), .root("tabs")) }
  /// A further window that shows `controller`.
  static func window(_ controller: String, isHidden: Bool = false) -> Deed {
    Deed("a window of \(controller)") {
      $0.window("other").rootViewController = $0[controller]
      $0.window("other").isHidden = isHidden
    }
  }
  static let showOther = Deed("show the other window") { $0.window("other").isHidden = false }
  /// Lets delegates supply animators, which slide.
  static let slides = Deed.slides(0.4)
  static func slides(_ duration: Double) -> Deed {
    Deed("own animators of \(duration) s") { scene in
      scene.makeAnimator = { [log = scene.log] leaves in
        let slide = SlideAnimator(log)
        (slide.isPop, slide.duration, slide.restores) = (leaves, duration, true)
        return slide
      }
    }
  }
  static let system = Deed("the system's animators") { ($0.makeAnimator, $0.isDriven) = (nil, false) }
  /// Lets delegates supply interaction controllers, too.
  static let driven = Deed.all(.slides, Deed("driven") { $0.isDriven = true })
  /// Lets delegates supply animators that complete at once.
  static func completing(_ completes: Bool) -> Deed {
    Deed("animators that complete at once") {
      $0.makeAnimator = { _ in
        ClosureAnimator { context in
          if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
          context.completeTransition(completes)
        }
      }
    }
  }

  // MARK: Stacks and tabs

  static func push(_ screen: String, onto navigation: String = "nav", animated: Bool = true) -> Deed {
    Deed("push \(screen)\(animated ? "" : " at once")") {
      $0.navigation(navigation).pushViewController($0[screen], animated: animated)
    }
  }
  static func pop(animated: Bool = true) -> Deed {
    Deed("pop\(animated ? "" : " at once")") { $0.navigation().popViewController(animated: animated) }
  }
  static func popToRoot(animated: Bool = true) -> Deed {
    Deed("pop to the root") { $0.navigation().popToRootViewController(animated: animated) }
  }
  static func setStack(_ names: String, animated: Bool = false) -> Deed {
    Deed("stack \(names)") { $0.navigation().setViewControllers($0.list(names), animated: animated) }
  }
  static func select(_ index: Int) -> Deed { Deed("select \(index)") { $0.tabs().selectedIndex = index } }
  static func setTabs(_ names: String, animated: Bool = false) -> Deed {
    Deed("tabs \(names)") { $0.tabs().setViewControllers($0.list(names), animated: animated) }
  }

  // MARK: Children

  static func add(_ child: String, to parent: String) -> Deed {
    Deed("add \(child) to \(parent)") {
      let (child, parent) = ($0[child], $0[parent])
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }
  static func addChild(_ child: String, to parent: String) -> Deed {
    Deed("make \(child) a child of \(parent)") { $0[parent].addChild($0[child]) }
  }
  static func addView(_ screen: String, to parent: String) -> Deed {
    Deed("add the view of \(screen)") { $0[parent].view.addSubview($0[screen].view) }
  }
  static func exchange(_ old: String, _ new: String, in parent: String, duration: Double) -> Deed {
    Deed("exchange \(old) for \(new)") {
      let old = $0[old]
      $0[parent].addChild($0[new])
      $0[parent].transition(from: old, to: $0[new], duration: duration, animations: nil) { _ in old.removeFromParent() }
    }
  }
  static func leave(_ screen: String) -> Deed {
    Deed("remove \(screen) from its parent") { $0[screen].removeFromParent() }
  }
  static func removeView(_ screen: String) -> Deed {
    Deed("remove the view of \(screen)") { $0[screen].viewIfLoaded?.removeFromSuperview() }
  }
  static func remove(_ screen: String) -> Deed {
    .all(Deed("") { $0[screen].willMove(toParent: nil) }, .removeView(screen), .leave(screen))
  }
  /// Sets the stack that is left without `screen`.
  static func drop(_ screen: String, animated: Bool) -> Deed {
    Deed("take \(screen) off the stack") { scene in
      let rest = scene.navigation().viewControllers.filter { $0 !== scene[screen] }
      scene.navigation().setViewControllers(rest, animated: animated)
    }
  }

  // MARK: Presentations

  static func present(
    _ screen: String, _ style: UIModalPresentationStyle = .fullScreen, by presenter: String? = nil,
    animated: Bool = true
  ) -> Deed {
    Deed("present \(screen) \(style)\(animated ? "" : " at once")") { scene in
      let presented = scene[screen]
      presented.modalPresentationStyle = style
      let presenter = presenter.map { scene[$0] } ?? scene.stage.window.rootViewController
      if style == .popover {
        presented.popoverPresentationController?.delegate = scene
        presented.popoverPresentationController?.sourceView = presenter?.view
      }
      presenter?.present(presented, animated: animated) { [weak scene] in scene?.tell("presented \(screen)") }
    }
  }
  static func dismiss(_ screen: String, animated: Bool = true, note: String? = nil) -> Deed {
    Deed("dismiss \(screen)\(animated ? "" : " at once")") { scene in
      scene[screen].dismiss(animated: animated) { [weak scene] in
        if let note { scene?.log.note(note) }
        scene?.tell("dismissed")
      }
    }
  }
  static func defineContext(_ screen: String) -> Deed {
    Deed("\(screen) defines the context") { $0[screen].definesPresentationContext = true }
  }

  // MARK: Windows, touches, time

  static let hide = Deed("hide the window") { $0.stage.window.isHidden = true }
  static let show = Deed("show the window") { $0.stage.window.isHidden = false }
  static let hideAndShow = Deed.all(.hide, .show)
  static let resize = Deed("resize") { $0.stage.resize(to: CGSize(width: 500, height: 400), scale: 0.25) }
  static let cancelTouches = Deed("cancel the touches") { $0.stage.send(.cancel) }
  static func press(_ x: Double) -> Deed {
    Deed("press at \(x)", takesTime: true) { $0.stage.send(.down(CGPoint(x: x, y: 400))) }
  }
  static func lift(_ x: Double) -> Deed {
    Deed("lift at \(x)", takesTime: true) { $0.stage.send(.up(CGPoint(x: x, y: 400))) }
  }
  static func pass(_ seconds: Double) -> Deed {
    Deed("wait \(seconds) s", takesTime: true) { $0.stage.advance(by: seconds) }
  }
  /// Pulls the top screen to the right from the edge and holds it.
  static let swipe = Deed("swipe", takesTime: true) { scene in
    scene.stage.send(.down(CGPoint(x: 4, y: 400)))
    for step in 1...17 {
      scene.stage.advance(by: 1 / 60)
      scene.press = CGPoint(x: 4 + 10 * step, y: 400)
      scene.stage.send(.move(CGPoint(x: 4 + 10 * step, y: 400)))
    }
  }
}
