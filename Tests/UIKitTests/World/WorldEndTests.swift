import Stage
import Testing

@testable import UIKit

/// The kinds of objects that a client may keep after its stage has ended.
enum StageObject: String, CaseIterable, Sendable {
  case window, view, touchedView, layer, recognizer, touch, displayLink, timer, animator, pausedAnimator, block, screen
  case transition, presentation, scrollView, controls, pictures
}

@MainActor @Suite("Objects that outlive their stage")
struct WorldEndTests {
  @Test("An object whose stage has ended can still be used", arguments: StageObject.allCases, [true, false])
  func use(_ object: StageObject, whileAnotherIsCurrent: Bool) throws {
    weak var application: UIApplication?
    var use: () -> Void = {}
    var next: Stage?
    try {
      let stage = Stage()
      application = stage.application
      use = try keep(object, of: stage)
      if whileAnotherIsCurrent {
        next = Stage()
        next?.perform {}
      }
    }()
    #expect(application == nil)
    use()
    next?.advance(by: 0.1)
    use()
    withExtendedLifetime(next) {}
  }

  private final class Target {
    var count = 0
    func tick() { count += 1 }
    func act(_ sender: UIGestureRecognizer) { count += 1 }
  }

  /// Takes an object out of `stage`, which is busy with it, and returns uses of it that a client may make later.
  private func keep(_ object: StageObject, of stage: Stage) throws -> () -> Void {
    switch object {
    case .window: keepWindow(stage)
    case .view, .touchedView: keepView(stage, touched: object == .touchedView)
    case .layer: keepLayer(stage)
    case .recognizer: keepRecognizer(stage)
    case .touch: keepTouch(stage)
    case .displayLink: keepDisplayLink(stage)
    case .timer: keepTimer(stage)
    case .animator, .pausedAnimator: keepAnimator(stage, paused: object == .pausedAnimator)
    case .block: keepBlock(stage)
    case .screen: keepScreen(stage)
    case .transition: try keepNavigation(stage)
    case .presentation: keepPresentation(stage)
    case .scrollView: keepScrollView(stage)
    case .controls: keepControls(stage)
    case .pictures: keepPictures(stage)
    }
  }

  private func keepWindow(_ stage: Stage) -> () -> Void {
    let window = stage.window
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    second.makeKeyAndVisible()
    return {
      for window in [window, second] {
        #expect(window.screen.bounds.width > 0 && window.next != nil)
        window.windowLevel = .alert
        window.isHidden.toggle()
        window.isHidden.toggle()
        window.makeKeyAndVisible()
        window.resignKey()
        window.rootViewController = UIViewController()
        window.rootViewController = nil
        _ = (window.isKeyWindow, window.becomeFirstResponder(), window.safeAreaInsets)
        window.sendEvent(UIEvent([], changed: [], at: 0))
        window.addSubview(UIView())
        window.layoutIfNeeded()
        window.isHidden = true
      }
    }
  }

  private func keepView(_ stage: Stage, touched: Bool) -> () -> Void {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let below = UIView(frame: view.bounds)
    view.addSubview(below)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    if touched { stage.send(.down(CGPoint(x: 150, y: 150))) }
    return {
      _ = (view.window, view.application, view.convert(CGPoint.zero, to: nil))
      _ = (view.snapshotView(afterScreenUpdates: true), view.hitTest(.zero, with: nil))
      _ = (view.becomeFirstResponder(), view.resignFirstResponder())
      UIView.animate(withDuration: 1) { view.center.x += 10 }
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.alpha = 0.5 })
      view.layoutIfNeeded()
      view.insertSubview(view, at: 0)
      below.removeFromSuperview()
      view.removeFromSuperview()
      view.addSubview(below)
    }
  }

  private func keepLayer(_ stage: Stage) -> () -> Void {
    let (layer, root) = (CALayer(), stage.application.rootLayer)
    stage.window.layer.addSublayer(layer)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    stage.advance(by: 0.1)
    return {
      _ = (layer.presentation(), layer.convertTime(1, from: nil), layer.animationKeys(), root.sublayers?.count)
      layer.add(CABasicAnimation(keyPath: "position"), forKey: "move")
      layer.removeAllAnimations()
      layer.opacity = 0.5
      root.addSublayer(CALayer())
      root.layoutIfNeeded()
      layer.removeFromSuperlayer()
    }
  }

  private func keepRecognizer(_ stage: Stage) -> () -> Void {
    let (target, view) = (Target(), UIView(frame: stage.window.bounds))
    let kinds: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ]
    for kind in kinds {
      kind.addTarget(target, action: Selector(Target.act(_:)))
      view.addGestureRecognizer(kind)
    }
    stage.window.addSubview(view)
    stage.send(.down(CGPoint(x: 150, y: 150)))
    stage.advance(by: 0.02)
    stage.send(.move(CGPoint(x: 180, y: 150)))
    return {
      for kind in kinds {
        _ = (kind.location(in: view), kind.location(in: nil), kind.location(ofTouch: 0, in: view), kind.state)
        kind.state = .began
        kind.state = .changed
        kind.isEnabled = false
        kind.isEnabled = true
        kind.state = .ended
        view.removeGestureRecognizer(kind)
        view.addGestureRecognizer(kind)
      }
      _ = target.count
    }
  }

  private func keepTouch(_ stage: Stage) -> () -> Void {
    stage.send(.down(CGPoint(x: 150, y: 150)))
    let touches = stage.application.touchDispatcher.touches
    let event = UIEvent(touches, changed: touches, at: 0)
    let window = stage.window
    #expect(touches.count == 1)
    return {
      for touch in touches {
        _ = (touch.location(in: window), touch.previousLocation(in: nil), touch.gestureRecognizers, touch.view)
        _ = (event.touches(for: window), event.coalescedTouches(for: touch), event.allTouches)
      }
      window.sendEvent(event)
      UIApplication.shared.sendEvent(event)
    }
  }

  private func keepDisplayLink(_ stage: Stage) -> () -> Void {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.tick))
    stage.perform { link.add(to: .main, forMode: .common) }
    stage.advance(by: 0.1)
    return {
      link.isPaused.toggle()
      link.remove(from: .main, forMode: .common)
      link.add(to: .main, forMode: .common)
      _ = target.count
    }
  }

  private func keepTimer(_ stage: Stage) -> () -> Void {
    let target = Target()
    let timer = stage.perform {
      DispatchQueue.main.async { preconditionFailure("work of a stage that has ended") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { preconditionFailure("work of a stage that has ended") }
      return Timer.scheduledTimer(
        timeInterval: 1, target: target, selector: Selector(Target.tick), userInfo: nil, repeats: true)
    }
    return {
      timer.fire()
      timer.invalidate()
    }
  }

  private func keepAnimator(_ stage: Stage, paused: Bool) -> () -> Void {
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x += 100 }
    animator.addCompletion { _ in }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.1)
    if paused { animator.pauseAnimation() }
    return {
      _ = (animator.isRunning, animator.fractionComplete, animator.state, animator.copy())
      animator.pauseAnimation()
      animator.fractionComplete = 0.7
      animator.isReversed.toggle()
      animator.addAnimations { view.alpha = 0.5 }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
      animator.addAnimations { view.alpha = 1 }
      animator.startAnimation()
    }
  }

  private func keepBlock(_ stage: Stage) -> () -> Void {
    let view = UIView()
    stage.window.addSubview(view)
    stage.perform {
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0.5
      UIView.animate(withDuration: 1, animations: { view.center.x += 1 }, completion: { _ in view.alpha = 1 })
    }
    return {
      UIView.setAnimationDuration(1)
      UIView.commitAnimations()
      UIView.performWithoutAnimation { view.alpha = 0.1 }
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0.2 }
    }
  }

  private func keepScreen(_ stage: Stage) -> () -> Void {
    let screen = stage.application.screen
    return {
      _ = (screen.nativeBounds, screen.displayLink(withTarget: screen, selector: Selector { (_: UIScreen) in }))
      _ = (UIScreen.main.bounds, UIApplication.shared.windows, CACurrentMediaTime())
    }
  }

  private func keepNavigation(_ stage: Stage) throws -> () -> Void {
    let log = CallLog()
    let navigation = UINavigationController()
    let delegate = LoggingDelegate(log)
    navigation.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    try stage.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    var kept: (any UIViewControllerContextTransitioning)?
    delegate.interaction = interaction
    delegate.animator = ClosureAnimator { context in
      kept = context
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      UIView.animate(withDuration: 0.4) {
        context.fromView.center.x += 390
      } completion: { _ in
        context.complete()
      }
    }
    navigation.popViewController(animated: true)
    stage.advance(by: 0.05)
    interaction.update(0.3)
    let coordinator = navigation.transitionCoordinator
    #expect(kept != nil && coordinator != nil)
    return {
      coordinator?.animate(alongsideTransition: { _ in }, completion: nil)
      interaction.update(0.5)
      interaction.pause()
      interaction.finish()
      kept?.completeTransition(true)
      navigation.pushViewController(LoggingController("C", log), animated: true)
      navigation.popToRootViewController(animated: false)
      navigation.setNavigationBarHidden(true, animated: true)
      _ = (navigation.transitionCoordinator, navigation.view.window, log.take())
      withExtendedLifetime(delegate) {}
    }
  }

  private func keepPresentation(_ stage: Stage) -> () -> Void {
    let (below, sheet) = (UIViewController(), UIViewController())
    stage.window.rootViewController = below
    stage.advance(by: 0.1)
    below.present(sheet, animated: true) {}
    stage.advance(by: 0.1)
    return {
      sheet.dismiss(animated: true) {}
      below.present(UIViewController(), animated: true) {}
      sheet.present(below, animated: false)
      _ = (below.presentedViewController, sheet.presentationController?.containerView)
    }
  }

  private func keepScrollView(_ stage: Stage) -> () -> Void {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 5_000)
    stage.window.addSubview(scroll)
    stage.drag(CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 350), steps: 5, rate: 100)
    stage.advance(by: 0.05)
    return {
      _ = (scroll.isDecelerating, scroll.contentOffset)
      scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
      scroll.setContentOffset(.zero, animated: false)
      scroll.removeFromSuperview()
    }
  }

  private func keepControls(_ stage: Stage) -> () -> Void {
    let controls = [UIButton(type: .system), UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"])]
    for control in controls { stage.window.addSubview(control) }
    stage.advance(by: 0.1)
    return {
      for control in controls {
        control.isEnabled.toggle()
        control.isHighlighted.toggle()
        control.sendActions(for: .valueChanged)
        control.layoutIfNeeded()
        (control as? UISwitch)?.setOn(true, animated: true)
        (control as? UISlider)?.setValue(0.5, animated: true)
      }
    }
  }

  private func keepPictures(_ stage: Stage) -> () -> Void {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    stage.window.addSubview(label)
    let picture = stage.perform { ViewSettingTable.picture(.red, 4) }
    stage.advance(by: 0.1)
    return {
      label.text = (label.text ?? "") + "!"
      _ = (label.intrinsicContentSize, picture.pngData(), UIColor.red.cgColor, UIColor.label)
      _ = UIImage(data: Data([1, 2, 3]))
      _ = UIImage(named: "nothing")
      _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    }
  }
}
