import Stage
import Testing
import UIKit

@MainActor @Suite("A change of the appearance does not break a transition")
struct AppearanceTransitionTests {
  /// What an animator stages.
  enum Staging: CaseIterable {
    case nothing, fixedColor, dynamicColor, fadedColor, noColor, text, tint, style, added

    @MainActor func stage(_ context: any UIViewControllerContextTransitioning, _ label: UILabel) {
      let view = context.fromView
      switch self {
      case .nothing: break
      case .fixedColor: view.backgroundColor = .red
      case .dynamicColor: view.backgroundColor = .systemBackground
      case .fadedColor: view.backgroundColor = .label.withAlphaComponent(0.4)
      case .noColor: view.backgroundColor = nil
      case .text: label.textColor = .secondaryLabel
      case .tint: view.tintColor = .systemRed
      case .style: view.overrideUserInterfaceStyle = .light
      case .added:
        let shade = UIView(frame: context.containerView.bounds)
        shade.backgroundColor = .systemFill
        context.containerView.addSubview(shade)
      }
    }
  }

  /// A stack of two screens with dynamic colours.
  @MainActor private final class Screens {
    let scene: NavigationScene
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

    init(_ style: UIUserInterfaceStyle) throws {
      scene = try NavigationScene()
      scene.stage.userInterfaceStyle = style
      scene.stage.perform {
        for screen in scene.screens { screen.view.backgroundColor = .secondarySystemBackground }
        label.text = "Label"
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
        for view in [label, button] { scene.screens[1].view.addSubview(view) }
      }
      try scene.stage.settle()
    }

    var picture: String { scene.stage.render().digest }

    func drag(_ staging: Staging) -> UIPercentDrivenInteractiveTransition {
      scene.dragPop(to: 0.4) { [label] context in
        context.fromView.transform = CGAffineTransform(translationX: 390, y: 0)
        staging.stage(context, label)
      }
    }
  }

  @Test("Cancelled, everything looks as if it had been dark from the beginning", arguments: Staging.allCases)
  func cancelled(_ staging: Staging) throws {
    let (screens, dark) = (try Screens(.light), try Screens(.dark).picture)
    let light = screens.picture
    let interaction = screens.drag(staging)
    screens.scene.stage.userInterfaceStyle = .dark
    screens.scene.stage.advance(by: 0.05)
    interaction.update(0.3)
    screens.scene.stage.advance(by: 0.05)
    interaction.cancel()
    try screens.scene.stage.settle()
    #expect(screens.picture == dark && screens.scene.screens[1].view.backgroundColor == .secondarySystemBackground)
    screens.scene.stage.userInterfaceStyle = .light
    #expect(screens.picture == light)
  }

  @Test("Changed back before it is cancelled, everything is as before", arguments: Staging.allCases)
  func thereAndBack(_ staging: Staging) throws {
    let screens = try Screens(.light)
    let before = screens.picture
    let interaction = screens.drag(staging)
    let held = screens.picture
    screens.scene.stage.userInterfaceStyle = .dark
    screens.scene.stage.advance(by: 0.05)
    #expect(screens.picture != held)
    screens.scene.stage.userInterfaceStyle = .light
    #expect(screens.picture == held)
    interaction.cancel()
    try screens.scene.stage.settle()
    #expect(screens.picture == before)
  }

  @Test("Finished, the other screen looks as if it had been dark from the beginning", arguments: Staging.allCases)
  func finished(_ staging: Staging) throws {
    let (screens, dark) = (try Screens(.light), try Screens(.dark))
    for (each, changes) in [(screens, true), (dark, false)] {
      let interaction = each.drag(staging)
      if changes { each.scene.stage.userInterfaceStyle = .dark }
      each.scene.stage.advance(by: 0.05)
      interaction.finish()
      try each.scene.stage.settle()
    }
    #expect(screens.picture == dark.picture)
  }

  @Test(
    "A colour that an animator leaves stays dynamic, wherever it ends",
    arguments: [UIViewAnimatingPosition.start, .end])
  func animator(_ position: UIViewAnimatingPosition) throws {
    let stage = AppearanceTests.stage(.plain, .light)
    try stage.perform {
      let view = try #require(stage.window.rootViewController?.view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.backgroundColor = .secondarySystemBackground
      }
      animator.startAnimation()
      stage.advance(by: 0.5)
      stage.userInterfaceStyle = .dark
      stage.advance(by: 0.1)
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      let expected = position == .start ? UIColor.systemBackground : .secondarySystemBackground
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(view.backgroundColor == expected)
      #expect(view.layer.backgroundColor == expected.resolvedColor(with: dark).cgColor)
      stage.userInterfaceStyle = .light
      stage.advance(by: 1 / 60)
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(view.layer.backgroundColor == expected.resolvedColor(with: light).cgColor)
    }
  }
}
