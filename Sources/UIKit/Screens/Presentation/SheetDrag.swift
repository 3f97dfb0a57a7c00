import CoreGraphics
import Motion
import QuartzCore

/// Between the detents the top edge follows the finger and the bottom edge stays; below the lowest detent the sheet
/// moves down, which is an interactive dismissal; above the highest it stays.
struct SheetDrag {
  /// The sheet's top edge at the beginning, in the container.
  let start: CGFloat
  /// Nil while the sheet keeps its height.
  var resized: SheetLayout.Rest?
  var dismissal: SystemInteraction?
  /// The client refused a dismissal during this drag.
  var isRefused = false
  /// The distance that the sheet has moved below its lowest detent, in points.
  var excess: CGFloat = 0
}

extension UISheetPresentationController {
  final func follow(_ pan: UIPanGestureRecognizer) {
    let speed = pan.velocity(in: containerView).y
    switch pan.state {
    case .began:
      beginDrag()
      move(by: pan.translation(in: containerView).y)
    case .changed: move(by: pan.translation(in: containerView).y)
    case .ended: release(speed: speed)
    default: release(speed: nil)
    }
  }

  private func beginDrag() {
    guard presentation?.transition == nil else { return }
    let top = presentedView?.layer.presentation()?.frame.minY ?? frameOfPresentedViewInContainerView.minY
    drag = SheetDrag(start: top, resized: settling == nil ? nil : layout.stretched(top: top))
    stopSettling()
  }

  private func move(by translation: CGFloat) {
    guard let drag, let highest = rests.last?.rest.frame.minY, let lowest = rests.first?.rest.frame.minY else { return }
    let top = max(min(highest, drag.start), drag.start + translation)
    self.drag?.excess = max(0, top - lowest)
    guard top > lowest else { return resize(to: top) }
    if presentation?.transition == nil { moveDown() }
    // The dismissal moves the sheet by the distance to the edge of the screen.
    self.drag?.dismissal?.update((top - lowest) / dismissalDistance)
  }

  private var dismissalDistance: CGFloat { max(layout.size.height - (rests.first?.rest.frame.minY ?? 0), 1) }

  /// Moves the top edge of the sheet, if it has detents to move between or was caught on its way to one.
  private func resize(to top: CGFloat) {
    if let dismissal = drag?.dismissal {
      // The finger came back: the dismissal ends where it began.
      dismissal.update(0)
      dismissal.cancel()
      drag?.dismissal = nil
    }
    guard presentation?.transition == nil, rests.count > 1 || drag?.resized != nil else { return }
    drag?.resized = layout.stretched(top: top)
    arrange()
  }

  /// Gives the sheet its lowest height, and requests the dismissal that moves it on.
  private func moveDown() {
    guard let presentation, drag?.dismissal == nil, drag?.isRefused == false else { return }
    if drag?.resized != nil || selection != rests.first?.identifier {
      drag?.resized = nil
      if let lowest = rests.first { select(lowest.identifier) }
      arrange()
    }
    let interaction = SystemInteraction(wantsInteractiveStart: true)
    if dismiss(presentation, by: interaction) { drag?.dismissal = interaction } else { drag?.isRefused = true }
  }

  /// The drag moves down at `speed` points per second; without a speed the sheet goes back.
  private func release(speed: CGFloat?) {
    guard let drag else { return }
    self.drag = nil
    if let dismissal = drag.dismissal {
      guard let speed else { return dismissal.release(velocity: 0, finishes: false) }
      let release = Release(
        translation: drag.excess.native, pointsPerSecond: speed.native, width: dismissalDistance.native)
      let limit = rest.frame.height * SheetMetrics.dismissalFraction / dismissalDistance
      // A speed at the limit counts, unlike in the rule.
      let flick = VelocityLimit.pointsPerSecond(SheetMetrics.flickSpeed.native.nextDown)
      dismissal.release(release, by: .distanceOrVelocity(threshold: limit.native, velocity: flick))
    } else if let top = drag.resized?.frame.minY {
      let rests = rests
      let index = speed.flatMap { SheetLayout.landing(from: top, speed: $0, among: rests.map(\.rest.frame.minY)) }
      if let index { select(rests[index].identifier) }
      settle(speed: speed ?? 0)
    }
  }

  /// The identifier of the detent at which the sheet rests.
  private var selection: Detent.Identifier? {
    let rests = rests
    return (rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first)?.identifier
  }

  /// Selects a detent for the user, which moves nothing by itself, and tells the delegate.
  private func select(_ identifier: Detent.Identifier) {
    guard selection != identifier else { return }
    changesSelectionItself = true
    selectedDetentIdentifier = identifier
    changesSelectionItself = false
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func dismiss(_ presentation: Presentation, by interaction: SystemInteraction) -> Bool {
    guard presentation.transition == nil, presentation.presented.modal.presentation == nil,
      allowsDismissalByUser()
    else { return false }
    presentation.dismiss(
      Dismissal(animated: true, completions: [beginDismissalByUser()], interaction: interaction))
    return true
  }

  // MARK: Settling

  /// Moves the sheet to its detent by the system's spring, which takes over a downward `speed` in points per second.
  final func settle(speed: CGFloat) {
    stopSettling()
    guard let sheet = presentedView else { return }
    sheet.layoutIfNeeded()
    let distance = rest.frame.minY - sheet.frame.minY
    let velocity = distance == 0 ? 0 : speed / distance
    let spring = SystemTransition.spring
    let parameters = UISpringTimingParameters(
      mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
      initialVelocity: CGVector(dx: velocity, dy: velocity))
    let animator = UIViewPropertyAnimator(duration: SystemTransition.duration, timingParameters: parameters)
    animator.addAnimations { [weak self] in self?.arrange() }
    animator.addCompletion { [weak self, weak animator] _ in
      if self?.settling === animator { self?.settling = nil }
    }
    settling = animator
    animator.startAnimation()
  }

  /// Leaves the sheet where it is on its way to a detent.
  private func stopSettling() {
    settling?.stopAnimation(true)
    settling = nil
  }

  /// Brings the sheet to the detent to which it moves.
  final func finishSettling() {
    guard settling != nil else { return }
    stopSettling()
    arrange()
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
