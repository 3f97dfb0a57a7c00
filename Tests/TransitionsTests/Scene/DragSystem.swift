import Stage
import Testing
import Transitions
import UIKit

/// A navigation of the catalogue that drags pop, with its looks on or off, and what it takes to test what holds of all.
struct DragSystem: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Where a drag begins.
  let startX: CGFloat
  /// A scene of so many screens.
  let scene: @MainActor @Sendable (_ depth: Int) throws -> DragScene<UINavigationController>
  /// How far the upper screen is seen to be gone, 0...1.
  let seenProgress: @MainActor @Sendable (UIView) -> Double
  /// An animator in the place of that of the push or pop under way, with twice the figures' duration.
  let slower:
    @MainActor @Sendable (UINavigationController.Operation, UINavigationController) -> (any CatchableAnimating)?
  /// Whether it puts views of its own beside the screens.
  var addsViews = true

  static let all: [DragSystem] =
    [true, false].flatMap { [sink($0), sharedElement($0), pushDown($0), grow($0)] } + [fadeSlide]

  private static func sink(_ hasLooks: Bool) -> DragSystem {
    let figures: @MainActor @Sendable () -> SinkFigures = {
      var figures = SinkFigures.exaggerated
      figures.shadow.isOn = hasLooks
      figures.dimming.isOn = hasLooks
      return figures
    }
    return DragSystem(
      testDescription: "sink, looks \(hasLooks)", startX: 5,
      scene: { depth in
        let navigation = SinkNavigationController()
        navigation.figures = figures()
        return try DragScene(navigation, depth: depth)
      },
      seenProgress: { (Double($0.seenCenter.x) - 195) / 390 },
      slower: { operation, _ in
        var slow = figures()
        slow.duration *= 2
        slow.scale = 0.5
        return SinkAnimator(operation: operation, figures: slow)
      })
  }

  private static func sharedElement(_ hasLooks: Bool) -> DragSystem {
    let figures: @MainActor @Sendable () -> SharedElementFigures = {
      var figures = SharedElementFigures()
      figures.dimming.isOn = hasLooks
      return figures
    }
    return DragSystem(
      testDescription: "shared element, looks \(hasLooks)", startX: 5,
      scene: { depth in
        let navigation = SharedElementNavigationController()
        navigation.figures = figures()
        return try DragScene(navigation, depth: depth, of: PatchScreen.self)
      },
      seenProgress: { 1 - $0.seenAlpha },
      slower: { operation, _ in
        var slow = figures()
        slow.duration *= 2
        return SharedElementAnimator(operation: operation, figures: slow)
      })
  }

  private static func pushDown(_ hasLooks: Bool) -> DragSystem {
    let figures: @MainActor @Sendable () -> PushDownFigures = {
      var figures = PushDownFigures()
      figures.shadow.isOn = hasLooks
      figures.dimming.isOn = hasLooks
      return figures
    }
    return DragSystem(
      testDescription: "push down, looks \(hasLooks)", startX: 100,
      scene: { depth in
        let navigation = PushDownNavigationController()
        navigation.figures = figures()
        return try DragScene(navigation, depth: depth, of: PushedScreen.self)
      },
      seenProgress: { (Double($0.seenCenter.y) - 422) / 844 },
      slower: { operation, _ in
        var slow = figures()
        slow.duration *= 2
        return PushDownAnimator(operation: operation, figures: slow)
      })
  }

  private static let fadeSlide: DragSystem = {
    let figures: @MainActor @Sendable () -> FadeSlideFigures = {
      var figures = FadeSlideFigures()
      figures.duration = 1
      return figures
    }
    return DragSystem(
      testDescription: "fade and slide", startX: 5,
      scene: { depth in
        let scene = try DragScene(UINavigationController(), depth: depth)
        scene.stage.perform { scene.navigation.addCustomTransitioning() }
        scene.navigation.transitionCoordinatorHelper?.figures = figures()
        return scene
      },
      seenProgress: { (Double($0.seenCenter.x) - 195) / 390 },
      slower: { operation, _ in
        var slow = figures()
        slow.duration *= 2
        return FadeSlideAnimator(operation: operation, figures: slow)
      }, addsViews: false)
  }()

  private static func grow(_ hasLooks: Bool) -> DragSystem {
    let figures: @MainActor @Sendable () -> GrowFigures = {
      var figures = GrowFigures()
      figures.shadow.isOn = hasLooks
      figures.dimming.isOn = hasLooks
      return figures
    }
    return DragSystem(
      testDescription: "grow, looks \(hasLooks)", startX: 5,
      scene: { depth in
        let navigation = GrowNavigationController()
        navigation.figures = figures()
        return try DragScene(navigation, depth: depth, of: GrownScreen.self)
      },
      seenProgress: { view in
        let others = view.siblings(besides: [view]).compactMap { $0.next as? GrownScreen }
        guard let button = others.first?.button else { return .nan }
        let small = Double(button.convert(button.bounds, to: view.superview).width / view.bounds.width)
        return (1 - view.seenScale) / (1 - small)
      },
      slower: { operation, navigation in
        guard let animator = navigation.currentAnimator as? GrowAnimator else { return nil }
        var slow = figures()
        slow.duration *= 2
        return GrowAnimator(operation: operation, source: animator.source, figures: slow)
      })
  }
}
