import Stage
import Testing
import UIKit

@MainActor @Suite("Traits are inherited")
struct TraitInheritanceTests {
  /// What overrides the style.
  enum Source: CaseIterable {
    case screen, window, root, rootView, child, childView, view

    @MainActor func set(_ style: UIUserInterfaceStyle, in scene: TraitScene) {
      scene.stage.perform {
        switch self {
        case .screen: scene.stage.userInterfaceStyle = style
        case .window: scene.stage.window.overrideUserInterfaceStyle = style
        case .root: scene.root.overrideUserInterfaceStyle = style
        case .rootView: scene.root.view.overrideUserInterfaceStyle = style
        case .child: scene.child.overrideUserInterfaceStyle = style
        case .childView: scene.child.view.overrideUserInterfaceStyle = style
        case .view: scene.view.overrideUserInterfaceStyle = style
        }
      }
    }

    /// The styles of window, root, its view, child, its view, view and leaf then.
    var expected: String {
      switch self {
      case .screen, .window: "ddddddd"
      case .root: "ldddddd"
      // The child's view lies in the root's view, so the child has its style, too; the root has not.
      case .rootView: "llddddd"
      case .child: "llldddd"
      case .childView: "llllddd"
      case .view: "llllldd"
      }
    }
  }

  @Test("2.6: An override reaches everything below it, and nothing above", arguments: Source.allCases)
  func override(_ source: Source) {
    let scene = TraitScene()
    #expect(scene.styles == "lllllll")
    source.set(.dark, in: scene)
    scene.turn()
    #expect(scene.styles == source.expected)
    source.set(.unspecified, in: scene)
    scene.turn()
    #expect(scene.styles == "lllllll")
  }

  @Test("The innermost override counts", arguments: Source.allCases.dropLast())
  func innermost(_ source: Source) {
    let scene = TraitScene()
    source.set(.dark, in: scene)
    scene.stage.perform { scene.view.overrideUserInterfaceStyle = .light }
    scene.turn()
    #expect(scene.styles == source.expected.dropLast(2) + "ll")
  }

  @Test("2.6: A controller's override does not load its view, and counts at once")
  func unloaded() {
    let scene = TraitScene()
    scene.stage.perform {
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = .dark
      #expect(controller.traitCollection.userInterfaceStyle == .dark && !controller.isViewLoaded)
      controller.overrideUserInterfaceStyle = .unspecified
      #expect(controller.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("2.6: A subview follows before the turn ends, not at once; asked to update, it follows at once")
  func sameTurn() {
    let scene = TraitScene()
    scene.stage.perform {
      scene.root.overrideUserInterfaceStyle = .dark
      #expect(scene.styles == "ldlllll")
      scene.root.updateTraitsIfNeeded()
      #expect(scene.styles == "ldddddd")
      scene.root.overrideUserInterfaceStyle = .unspecified
      #expect(scene.leaf.traitCollection.userInterfaceStyle == .dark)
    }
    scene.turn()
    #expect(scene.styles == "lllllll")
  }

  @Test("2.6: A view in no window keeps the traits that it had until it is in a window again")
  func detached() {
    let scene = TraitScene()
    scene.stage.perform {
      scene.view.removeFromSuperview()
      scene.root.overrideUserInterfaceStyle = .dark
    }
    scene.turn()
    #expect(scene.view.traitCollection.userInterfaceStyle == .light)
    let holder = scene.stage.perform { UIView() }
    scene.stage.perform {
      holder.overrideUserInterfaceStyle = .dark
      holder.addSubview(scene.view)
      scene.leaf.updateTraitsIfNeeded()
    }
    scene.turn()
    #expect(holder.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.leaf.traitCollection.userInterfaceStyle == .light)
    scene.stage.perform {
      scene.child.view.addSubview(scene.view)
      #expect(scene.leaf.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test("A view that enters a window brings every view below it up to date, also below one that needs no change")
  func deep() {
    let scene = TraitScene()
    scene.stage.perform {
      scene.root.overrideUserInterfaceStyle = .dark
      scene.root.updateTraitsIfNeeded()
      let light = UIView()
      var dark = UIView()
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { dark = UIView() }
      #expect(light.traitCollection.userInterfaceStyle == .light && dark.traitCollection.userInterfaceStyle == .dark)
      dark.addSubview(light)
      scene.child.view.addSubview(dark)
      #expect(light.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test("A parent overrides the traits of a child until the child is removed")
  func forChild() {
    let scene = TraitScene()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    scene.stage.perform {
      scene.root.setOverrideTraitCollection(dark, forChild: scene.child)
      #expect(scene.child.traitCollection.userInterfaceStyle == .dark)
    }
    scene.turn()
    #expect(scene.styles == "llldddd" && scene.root.overrideTraitCollection(forChild: scene.child) == dark)
    scene.stage.perform {
      scene.child.removeFromParent()
      scene.root.addChild(scene.child)
      #expect(scene.root.overrideTraitCollection(forChild: scene.child) == nil)
      scene.root.view.addSubview(scene.child.view)
    }
    scene.turn()
    #expect(scene.styles == "lllllll" && scene.stage.diagnostics.isEmpty)
    scene.stage.perform { scene.child.setOverrideTraitCollection(dark, forChild: scene.root) }
    #expect(scene.stage.diagnostics.count == 1)
  }

  @Test("A trait of a client is inherited, and its override can be removed")
  func ownTrait() {
    let scene = TraitScene()
    scene.stage.perform { scene.root.traitOverrides[Mood.self] = "glad" }
    scene.turn()
    #expect(scene.leaf.traitCollection[Mood.self] == "glad" && scene.stage.window.traitCollection[Mood.self] == "calm")
    #expect(
      scene.root.traitOverrides.contains(Mood.self) && !scene.root.traitOverrides.contains(UITraitDisplayScale.self))
    scene.stage.perform { scene.root.traitOverrides.remove(Mood.self) }
    scene.turn()
    #expect(scene.leaf.traitCollection[Mood.self] == "calm" && !scene.root.traitOverrides.contains(Mood.self))
  }

  @Test("The style of a view is one of its overrides")
  func sameOverride() {
    let scene = TraitScene()
    scene.stage.perform {
      scene.view.traitOverrides.userInterfaceStyle = .dark
      #expect(scene.view.overrideUserInterfaceStyle == .dark)
      scene.view.overrideUserInterfaceStyle = .unspecified
      #expect(!scene.view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    }
  }

  @Test("A sheet is elevated, and a presentation's overrides reach what it presents, not the presenter")
  func presentation() throws {
    let scene = TraitScene()
    let sheet = scene.stage.perform { LoggingTraitsController("sheet", scene.log) }
    scene.stage.perform {
      sheet.modalPresentationStyle = .pageSheet
      sheet.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      scene.root.present(sheet, animated: false)
    }
    scene.turn()
    try scene.stage.settle()
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(scene.styles == "lllllll" && scene.view.traitCollection.userInterfaceLevel == .base)
    scene.stage.perform { sheet.presentationController?.traitOverrides.userInterfaceStyle = .unspecified }
    scene.turn()
    #expect(sheet.view.traitCollection.userInterfaceStyle == .light)
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("Two stages have traits of their own")
  func worlds() {
    let (one, other) = (TraitScene(), TraitScene())
    one.stage.userInterfaceStyle = .dark
    one.turn()
    other.turn()
    #expect(one.styles == "ddddddd" && other.styles == "lllllll")
    one.stage.perform { #expect(letter(.current) == "d") }
    other.stage.perform { #expect(letter(.current) == "l") }
    let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
    one.stage.perform { #expect(UIColor.systemBackground.cgColor == black) }
    other.stage.perform { #expect(UIColor.label.cgColor == black) }
  }
}
