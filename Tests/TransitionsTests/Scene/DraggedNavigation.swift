import Stage
import Testing
import Transitions
import UIKit

/// A navigation of the catalogue that a drag pops, with its shadow and dimming on or off.
struct DraggedNavigation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Where a drag begins, in points from the left.
  let startX: CGFloat
  /// The published progress past which a release at rest pops.
  let threshold: Double
  /// Where a drag may begin, as published.
  let region: DragParameters.Region
  /// Creates a scene with a number of screens.
  let scene: @MainActor @Sendable (_ depth: Int) throws -> DragScene<UINavigationController>
  /// Sets where a drag may begin.
  let setRegion: @MainActor @Sendable (UINavigationController, DragParameters.Region) -> Void
  /// Returns the progress at which the upper screen is seen, 0...1.
  let seenProgress: @MainActor @Sendable (UIView) -> Double
  /// Returns an animator with twice the duration, to replace that of the transition in progress.
  let slower:
    @MainActor @Sendable (_ isOpening: Bool, UINavigationController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Whether the transition adds views beside the screens.
  let addsViews: Bool

  static let all = [true, false].flatMap { [sink($0), sharedElement($0), pushDown($0), grow($0)] } + [fadeSlide]
  /// One of each, and the back swipe.
  static let each = [sink(true), sharedElement(true), pushDown(true), grow(true), fadeSlide, backSwipe]
  static let engines = Engine.allCases.map(engine)

  /// All of them, also those with rules of release of their own.
  static let every = all + [backSwipe] + engines

  /// Creates the description of a transition with `parameters`, which `set` gives to its navigation.
  private init<Navigation: UINavigationController, Parameters: TransitionParameters>(
    _ description: String, startX: CGFloat = 5, threshold: Double = 0.5, region: DragParameters.Region = .edge,
    of kind: ColourScreen.Type = ColourScreen.self, addsViews: Bool = true,
    in navigation: @escaping @MainActor @Sendable () -> Navigation,
    parameters: @escaping @MainActor @Sendable () -> Parameters,
    set: @escaping @MainActor @Sendable (Navigation, Parameters) -> Void,
    setRegion: @escaping @MainActor @Sendable (Navigation, DragParameters.Region) -> Void,
    seenProgress: @escaping @MainActor @Sendable (UIView) -> Double,
    animator:
      @escaping @MainActor @Sendable (Bool, Parameters, Navigation) -> (any UIViewControllerAnimatedTransitioning)?
  ) {
    testDescription = description
    (self.startX, self.threshold, self.region, self.addsViews) = (startX, threshold, region, addsViews)
    self.seenProgress = seenProgress
    scene = { depth in
      let navigation = navigation()
      let scene = try DragScene(navigation as UINavigationController, depth: depth, of: kind)
      scene.stage.perform { set(navigation, parameters()) }
      return scene
    }
    self.setRegion = { navigation, region in
      if let navigation = navigation as? Navigation { setRegion(navigation, region) }
    }
    slower = { isOpening, navigation in
      var slow = parameters()
      slow.duration *= 2
      return (navigation as? Navigation).flatMap { animator(isOpening, slow, $0) }
    }
  }

  private static func sink(_ isShaded: Bool) -> DraggedNavigation {
    DraggedNavigation(
      "sink, shaded \(isShaded)", addsViews: isShaded, in: { SinkNavigation() },
      parameters: {
        var parameters = SinkParameters.exaggerated
        (parameters.shadow.isOn, parameters.dimming.isOn) = (isShaded, isShaded)
        return parameters
      },
      set: { $0.parameters = $1 }, setRegion: { $0.parameters.drag.region = $1 },
      seenProgress: { (Double($0.seenCenter.x) - 195) / 390 },
      animator: { isOpening, parameters, _ in
        var parameters = parameters
        parameters.scale = 0.5
        return SinkAnimator(isOpening: isOpening, parameters: parameters)
      })
  }

  private static func sharedElement(_ isShaded: Bool) -> DraggedNavigation {
    DraggedNavigation(
      "shared element, shaded \(isShaded)", of: PatchScreen.self, in: { SharedElementNavigationController() },
      parameters: {
        var parameters = SharedElementParameters()
        parameters.dimming.isOn = isShaded
        return parameters
      },
      set: { $0.parameters = $1 }, setRegion: { $0.parameters.drag.region = $1 }, seenProgress: { 1 - $0.seenAlpha },
      animator: { isOpening, parameters, _ in SharedElementAnimator(isOpening: isOpening, parameters: parameters) })
  }

  private static func pushDown(_ isShaded: Bool) -> DraggedNavigation {
    DraggedNavigation(
      "push down, shaded \(isShaded)", startX: 100, threshold: 0.4, region: .anywhere, of: PushedScreen.self,
      addsViews: isShaded, in: { PushDownNavigationController() },
      parameters: {
        var parameters = PushDownParameters()
        (parameters.shadow.isOn, parameters.dimming.isOn) = (isShaded, isShaded)
        return parameters
      },
      set: { $0.parameters = $1 }, setRegion: { $0.parameters.drag.region = $1 },
      seenProgress: { (Double($0.seenCenter.y) - 422) / 844 },
      animator: { isOpening, parameters, _ in PushDownAnimator(isOpening: isOpening, parameters: parameters) })
  }

  private static let fadeSlide = DraggedNavigation(
    "fade and slide", addsViews: false, in: { UINavigationController() },
    parameters: {
      var parameters = FadeSlideParameters()
      parameters.duration = 1
      return parameters
    },
    set: { navigation, parameters in
      navigation.addCustomTransitioning()
      navigation.transitionCoordinatorHelper?.parameters = parameters
    },
    setRegion: { $0.transitionCoordinatorHelper?.parameters.drag.region = $1 },
    seenProgress: { (Double($0.seenCenter.x) - 195) / 390 },
    animator: { isOpening, parameters, _ in FadeSlideAnimator(isOpening: isOpening, parameters: parameters) })

  private static func grow(_ isShaded: Bool) -> DraggedNavigation {
    DraggedNavigation(
      "grow, shaded \(isShaded)", of: GrownScreen.self, addsViews: isShaded, in: { GrowNavigationController() },
      parameters: {
        var parameters = GrowParameters()
        (parameters.shadow.isOn, parameters.dimming.isOn) = (isShaded, isShaded)
        return parameters
      },
      set: { $0.parameters = $1 }, setRegion: { $0.parameters.drag.region = $1 },
      seenProgress: { view in
        let others = view.siblings(except: [view]).compactMap { $0.next as? GrownScreen }
        guard let button = others.first?.button else { return .nan }
        let small = Double(button.convert(button.bounds, to: view.superview).width / view.bounds.width)
        return (1 - view.seenScale) / (1 - small)
      },
      animator: { isOpening, parameters, navigation in
        (navigation.currentAnimator as? GrowAnimator).map {
          GrowAnimator(isOpening: isOpening, source: $0.source, parameters: parameters)
        }
      })
  }

  static let backSwipe = DraggedNavigation(
    "back swipe", startX: 100, region: .anywhere, in: { SwipeNavigation() },
    parameters: { BackSwipeParameters() }, set: { $0.parameters = $1 }, setRegion: { $0.parameters.drag.region = $1 },
    seenProgress: { (Double($0.seenCenter.x) - 195) / 390 },
    animator: { isOpening, parameters, _ in BackSwipeAnimator(isOpening: isOpening, parameters: parameters) })

  private static func engine(_ engine: Engine) -> DraggedNavigation {
    DraggedNavigation(
      engine.rawValue, addsViews: engine.dimming > 0, in: { EngineNavigationController() },
      parameters: { engine.parameters }, set: { $0.parameters = $1 }, setRegion: { $0.parameters.drag.region = $1 },
      seenProgress: { (Double($0.seenCenter.x) - 195) / 390 }, animator: { _, _, _ in nil })
  }
}
