import Stage
import Testing
import UIKit

@MainActor @Suite("Changes of traits are told")
struct TraitCallTests {
  @Test("Each object below a change is told once, from the outside in, by its own traits, and of nothing else")
  func order() {
    let scene = TraitScene()
    scene.stage.userInterfaceStyle = .dark
    #expect(scene.log.take().isEmpty)
    scene.turn()
    #expect(scene.log.take() == ["root ldd", "root.view ldd", "child ldd", "child.view ldd", "view ldd", "leaf ldd"])
    scene.turn()
    #expect(scene.log.take().isEmpty)
  }

  @Test("What keeps its own style is not told, and neither is anything below it")
  func stops() {
    let scene = TraitScene()
    scene.stage.perform { scene.child.overrideUserInterfaceStyle = .light }
    scene.turn()
    #expect(scene.log.take().isEmpty)
    scene.stage.perform { scene.root.overrideUserInterfaceStyle = .dark }
    scene.turn()
    #expect(scene.log.take() == ["root ldd", "root.view ldd"])
  }

  @Test("A style that changes and changes back within a turn is not told")
  func backAndForth() {
    let scene = TraitScene()
    scene.stage.perform {
      scene.root.overrideUserInterfaceStyle = .dark
      scene.root.overrideUserInterfaceStyle = .unspecified
    }
    scene.turn()
    #expect(scene.log.take().isEmpty)
  }

  @Test("A view that enters a window with other traits is told then, with those that it was created with")
  func entering() {
    let scene = TraitScene()
    scene.stage.perform {
      scene.root.overrideUserInterfaceStyle = .dark
      scene.root.updateTraitsIfNeeded()
      _ = scene.log.take()
      let late = LoggingTraitsView("late", scene.log)
      scene.root.view.addSubview(late)
      #expect(scene.log.take() == ["late ldd"])
    }
    scene.turn()
    #expect(scene.log.take().isEmpty)
  }

  @Test("An observer hears of its traits only, after the object, until it is removed")
  func observers() {
    let scene = TraitScene()
    let log = scene.log
    scene.stage.perform {
      let style = scene.leaf.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: LoggingTraitsView, previous) in
        log.note("style \(letter(previous))\(letter(view.traitCollection))\(letter(.current))")
      }
      scene.child.registerForTraitChanges([Mood.self, UITraitDisplayScale.self]) {
        (controller: LoggingTraitsController, previous: UITraitCollection) in
        log.note("mood \(previous[Mood.self]) \(controller.traitCollection[Mood.self])")
      }
      scene.view.overrideUserInterfaceStyle = .dark
      scene.turn()
      #expect(log.take() == ["view ldd", "leaf ldd", "style ldd"])
      scene.leaf.unregisterForTraitChanges(style)
      scene.view.overrideUserInterfaceStyle = .light
      scene.turn()
      #expect(log.take() == ["view dll", "leaf dll"])
      scene.root.traitOverrides[Mood.self] = "glad"
      scene.turn()
      #expect(log.take().contains("mood calm glad"))
    }
  }

  @Test("A selector's method hears with no argument, the object, or the object and its previous traits")
  func selectors() {
    let scene = TraitScene()
    let target = TraitTarget()
    scene.stage.perform {
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
      scene.leaf.registerForTraitChanges(traits, target: target, action: Selector(TraitTarget.hearNothing))
      scene.leaf.registerForTraitChanges(traits, target: target, action: Selector(TraitTarget.hearView(_:)))
      scene.leaf.registerForTraitChanges(traits, target: target, action: Selector(TraitTarget.hearBoth(_:_:)))
      scene.leaf.registerForTraitChanges(traits, action: Selector(UIView.setNeedsLayout))
      scene.leaf.overrideUserInterfaceStyle = .dark
      scene.leaf.updateTraitsIfNeeded()
      #expect(target.heard == ["", "leaf", "leaf l"])
    }
  }

  @Test("Layout, drawing, tint and observers see the view's traits as the current ones")
  func current() {
    let scene = TraitScene()
    let asking = scene.stage.perform { AskingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    scene.stage.perform {
      scene.view.overrideUserInterfaceStyle = .dark
      scene.view.addSubview(asking)
    }
    scene.turn()
    scene.turn()
    #expect(Set(asking.asked) == ["layout d", "draw d", "tint d", "change d"])
    scene.stage.perform { #expect(letter(.current) == "l") }
  }

  @Test("Traits that a client makes current stay so until the turn ends, or its closure does")
  func setCurrent() {
    let scene = TraitScene()
    scene.stage.perform {
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { #expect(letter(.current) == "d") }
      #expect(letter(.current) == "l")
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      #expect(letter(.current) == "d")
    }
    scene.turn()
    scene.stage.perform { #expect(letter(.current) == "l") }
  }
}

/// A target whose methods note what they are given.
@MainActor final class TraitTarget: NSObject {
  var heard: [String] = []

  func hearNothing() { heard.append("") }
  func hearView(_ view: UIView) { heard.append("leaf") }
  func hearBoth(_ view: UIView, _ previous: UITraitCollection) { heard.append("leaf \(letter(previous))") }
}

/// A view that notes the current style when it is asked to lay out, to draw, and when its traits change.
@MainActor private final class AskingView: UIView {
  var asked: [String] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    asked.append("layout \(letter(.current))")
  }

  override func draw(_ rect: CGRect) { asked.append("draw \(letter(.current))") }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if window != nil { asked.append("tint \(letter(.current))") }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    asked.append("change \(letter(.current))")
  }
}
