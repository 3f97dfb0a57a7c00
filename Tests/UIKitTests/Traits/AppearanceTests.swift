import Stage
import Testing
import UIKit

@MainActor @Suite("Views show another appearance in the next frame")
struct AppearanceTests {
  @Test(
    "A view that becomes dark looks like one that was created dark, and light again", arguments: AppearanceKind.allCases
  )
  func restyling(_ kind: AppearanceKind) throws {
    let (stage, created) = (Self.stage(kind, .light), Self.stage(kind, .dark))
    let (light, dark) = (stage.render().digest, created.render().digest)
    #expect(light != dark, "the kind does not depend on the appearance")
    stage.userInterfaceStyle = .dark
    #expect(stage.render().digest == dark)
    stage.userInterfaceStyle = .light
    #expect(stage.render().digest == light)
  }

  @Test(
    "A view out of a window comes back in the present appearance, and one that was not shown before has it too",
    arguments: AppearanceKind.allCases, [true, false])
  func returning(_ kind: AppearanceKind, wasShown: Bool) throws {
    let (stage, created) = (Self.stage(wasShown ? kind : nil, .light), Self.stage(kind, .dark))
    let root = try #require(stage.window.rootViewController?.view)
    let view = stage.perform { root.subviews.first ?? kind.make() }
    stage.perform { view.removeFromSuperview() }
    stage.userInterfaceStyle = .dark
    stage.advance(by: 1 / 60)
    stage.perform { root.addSubview(view) }
    stage.advance(by: 1 / 60)
    #expect(stage.render().digest == created.render().digest)
  }

  @Test("The background that is read is the one that was set, also after a change of the appearance")
  func background() {
    let stage = Self.stage(.plain, .light)
    stage.perform {
      let view = UIView()
      stage.window.addSubview(view)
      for color in [UIColor.systemBackground, .red, UIColor.label.withAlphaComponent(0.3), UIColor { _ in .blue }] {
        view.backgroundColor = color
        stage.userInterfaceStyle = stage.userInterfaceStyle == .dark ? .light : .dark
        stage.advance(by: 1 / 60)
        #expect(view.backgroundColor == color)
      }
    }
  }

  @Test("A layer's colour that a client set by itself stays as it was resolved")
  func ownLayerColor() {
    let stage = Self.stage(.plain, .light)
    stage.perform {
      let view = UIView()
      stage.window.addSubview(view)
      view.layer.backgroundColor = UIColor.systemBackground.cgColor
      view.layer.borderColor = UIColor.label.cgColor
      let before = (view.layer.backgroundColor, view.layer.borderColor)
      stage.userInterfaceStyle = .dark
      stage.advance(by: 1 / 60)
      #expect(view.layer.backgroundColor == before.0 && view.layer.borderColor == before.1)
    }
  }

  @Test("In an animation block the colours of an update move to those of the other appearance")
  func animated() {
    let stage = Self.stage(.plain, .light)
    stage.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .systemBackground
      stage.window.addSubview(view)
      stage.advance(by: 1 / 60)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.overrideUserInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
      }
      stage.advance(by: 0.5)
      #expect((1...254).contains(stage.render()[10, 10].r))
      stage.advance(by: 0.6)
      #expect(stage.render()[10, 10].r == 0)
    }
  }

  /// Creates a stage of this style with a view of `kind`, if any.
  static func stage(_ kind: AppearanceKind?, _ style: UIUserInterfaceStyle) -> Stage {
    let stage = Stage(size: CGSize(width: 120, height: 90))
    stage.userInterfaceStyle = style
    stage.advance(by: 1 / 60)
    stage.perform {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      stage.window.rootViewController = controller
      stage.advance(by: 1 / 60)
      if let kind { controller.view.addSubview(kind.make()) }
    }
    stage.advance(by: 1 / 60)
    return stage
  }
}
