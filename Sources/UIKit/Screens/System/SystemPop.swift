import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// The system's own way to pop: by a pan from the left edge or, where enabled, from anywhere; and catching the
/// system's pushes and pops while they settle.
@MainActor final class SystemPop: NSObject, UIGestureRecognizerDelegate {
  let edge: UIScreenEdgePanGestureRecognizer
  let content: UIPanGestureRecognizer
  private weak var owner: UINavigationController?
  private var interaction: SystemInteraction?
  /// Set while a pop is being asked for that this object is to drive.
  private var requested: SystemInteraction?
  private var caught: Caught?

  /// A press that took up a settling transition.
  private struct Caught {
    weak var touch: UITouch?
    let startX: CGFloat
    let progress: CGFloat
    var tracker: VelocityTracker
  }

  init(_ navigation: UINavigationController, in view: UIView) {
    owner = navigation
    edge = UIScreenEdgePanGestureRecognizer()
    content = UIPanGestureRecognizer()
    super.init()
    edge.edges = .left
    content.isEnabled = false
    for recognizer in [edge, content] {
      recognizer.addTarget(self, action: Selector(Self.panned(_:)))
      recognizer.maximumNumberOfTouches = 1
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// What is to drive the pop that is being requested, if that is by a pan.
  func takeRequest() -> SystemInteraction? {
    defer { requested = nil }
    return requested
  }

  // MARK: Pans

  /// With its own delegate a pan does not begin where there is no way back to be seen, or where the navigation's
  /// delegate has an animator of its own.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = owner, canPop, let from = navigation.stack.last, let to = navigation.stack.dropLast().last
    else { return false }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === content {
      let velocity = pan.velocity(in: navigation.view)
      guard velocity.x > 0, abs(velocity.x) >= abs(velocity.y) else { return false }
    }
    let item = from.navigationItem
    let leftReplaces = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    guard !navigation.barIsHidden, !leftReplaces else { return false }
    return navigation.delegate?.navigationController(
      navigation, animationControllerFor: .pop, from: from, to: to) == nil
  }

  private var canPop: Bool { owner.map { $0.stack.count > 1 && $0.transition == nil } ?? false }

  /// The width that a finger has to go from one end to the other, in points.
  private var width: CGFloat { max(owner?.view.bounds.width ?? 0, 1) }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: owner?.view).x / width
    switch pan.state {
    case .began:
      // The recogniser's delegate may be anybody: at the root nothing begins all the same.
      guard canPop else { return }
      let interaction = SystemInteraction(wantsInteractiveStart: true)
      self.interaction = interaction
      requested = interaction
      owner?.popViewController(animated: true)
      requested = nil
      interaction.update(progress)
    case .changed: interaction?.update(progress)
    case .ended:
      let release = Release(
        progress: progress.native, pointsPerSecond: pan.velocity(in: owner?.view).x.native, width: width.native)
      let finishes = SystemTransition.rule.verdict(for: release).finishes
      interaction?.release(velocity: release.progressPerSecond, finishes: finishes)
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  // MARK: Catching

  /// Takes up the system's transition that is settling, at a press; whether there was one.
  func catchSettling(_ touches: Set<UITouch>) -> Bool {
    guard caught?.touch == nil, let touch = touches.first, let transition = owner?.transition,
      transition.state.isRunning, !transition.isInteractive,
      let interaction = transition.interactor as? SystemInteraction
    else { return false }
    interaction.pause()
    var tracker = VelocityTracker()
    let x = touch.location(in: owner?.view).x
    tracker.add(x.native, at: touch.timestamp)
    caught = Caught(touch: touch, startX: x, progress: interaction.percentComplete, tracker: tracker)
    return true
  }

  func moveCaught(_ touches: Set<UITouch>) {
    guard var caught, let touch = caught.touch, touches.contains(touch),
      let interaction = owner?.transition?.interactor as? SystemInteraction
    else { return }
    let x = touch.location(in: owner?.view).x
    caught.tracker.add(x.native, at: touch.timestamp)
    self.caught = caught
    interaction.update(progress(of: caught, at: x))
  }

  /// A press lets go what it took up: where it did not move, the transition goes on to its end.
  func releaseCaught(_ touches: Set<UITouch>, cancelled: Bool) {
    guard let caught, let touch = caught.touch, touches.contains(touch) else { return }
    self.caught = nil
    guard let interaction = owner?.transition?.interactor as? SystemInteraction else { return }
    if cancelled { return interaction.cancel() }
    let velocity = caught.tracker.velocity(at: touch.timestamp).x
    let progress = progress(of: caught, at: touch.location(in: owner?.view).x)
    let release = Release(progress: progress.native, pointsPerSecond: velocity * direction, width: width.native)
    interaction.release(
      velocity: release.progressPerSecond, finishes: SystemTransition.rule.verdict(for: release).finishes)
  }

  /// 1 where a movement to the right leads to the transition's end, as in a pop; −1 in a push.
  private var direction: Double { owner?.transition?.isOpening == false ? 1 : -1 }

  private func progress(of caught: Caught, at x: CGFloat) -> CGFloat {
    caught.progress + CGFloat(direction) * (x - caught.startX) / width
  }
}
