package import CoreGraphics
package import Foundation
import QuartzCore
package import UIKit

/// A view of one stage that shows another, as large as fits and in the middle, and passes on the touches in it.
///
/// The two are drawn as one list. The stage that is shown keeps a world and a clock of its own, which goes along with
/// that of the stage around it, `timeScale` times as fast; the speeds of fingers are not slowed with it.
package final class StageView: UIView, WheelTarget {
  /// The stage that is shown.
  package let stage: Stage
  /// How many seconds pass on the stage that is shown for each around it; 0 and above.
  package var timeScale = 1.0 { didSet { if timeScale != oldValue { rebase() } } }
  /// The instants that belong together: around it, and on the stage that is shown.
  private var base = (outer: 0.0, inner: 0.0)
  private let picture = WorldLayer()
  private weak var place: Stage?

  /// A view that shows `stage`.
  package init(stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    picture.shownWorld = stage.application.world
    layer.addSublayer(picture)
  }

  package required init?(coder: NSCoder) { nil }

  /// Where the picture of the stage is in the view.
  package var pictureFrame: CGRect {
    let (size, screen) = (bounds.size, stage.screenSize)
    let factor = max(0, min(size.width / screen.width, size.height / screen.height))
    let fitted = CGSize(width: screen.width * factor, height: screen.height * factor)
    // Whole pixels, so that nothing is blurred that need not be.
    let scale = application.screen.scale
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return CGRect(
      x: bounds.minX + whole((size.width - fitted.width) / 2),
      y: bounds.minY + whole((size.height - fitted.height) / 2), width: whole(fitted.width),
      height: whole(fitted.height))
  }

  package override func layoutSubviews() {
    picture.screenSize = stage.screenSize
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.frame = pictureFrame
    CATransaction.commit()
  }

  package override func didMoveToWindow() {
    place?.dismiss(self)
    place = window == nil ? nil : application.host as? Stage
    place?.welcome(self)
    rebase()
  }

  // MARK: Time

  private func rebase() { base = (place?.now ?? 0, stage.now) }

  /// The instant of the stage that is shown at `instant` around it.
  private func inner(_ instant: TimeInterval) -> TimeInterval { base.inner + (instant - base.outer) * timeScale }

  func step(to instant: TimeInterval, interval: TimeInterval) {
    stage.step(to: inner(instant), interval: interval * timeScale)
    picture.update()
  }

  /// Stands at `instant`, without a frame.
  func wait(until instant: TimeInterval) { stage.wait(until: inner(instant)) }

  func finishTurn() {
    stage.perform { stage.finishTurn() }
    picture.update()
  }

  /// When the picture is another, in the time around it.
  var outlook: Stage.Outlook {
    guard timeScale > 0 else { return .still }
    guard case .waiting(let instant) = stage.outlook else { return stage.outlook }
    return .waiting(until: base.outer + (instant - base.inner) / timeScale)
  }

  // MARK: Touches

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { pictureFrame.contains(point) }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { .down($0) } }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { .move($0) } }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { .up($0) } }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { _ in .cancel }
  }

  private func pass(_ touches: Set<UITouch>, _ event: (CGPoint) -> PointerEvent) {
    for touch in touches.sorted(by: { $0.pointer < $1.pointer }) {
      stage.send(event(stagePoint(touch.location(in: self))), pointer: touch.pointer, at: touch.timestamp)
    }
  }

  /// Passes a wheel on.
  package func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    let (frame, screen) = (pictureFrame, stage.screenSize)
    guard frame.width > 0, frame.height > 0, frame.contains(point) else { return false }
    let inner = CGVector(dx: delta.dx / frame.width * screen.width, dy: delta.dy / frame.height * screen.height)
    stage.wheel(by: inner, at: stagePoint(point))
    return true
  }

  /// Where `point` of the view is on the stage that is shown.
  package func stagePoint(_ point: CGPoint) -> CGPoint {
    let (frame, screen) = (pictureFrame, stage.screenSize)
    guard frame.width > 0, frame.height > 0 else { return .zero }
    return CGPoint(
      x: (point.x - frame.minX) / frame.width * screen.width, y: (point.y - frame.minY) / frame.height * screen.height)
  }
}

extension Stage {
  /// The size of the screen, in points.
  package var screenSize: CGSize { application.screen.bounds.size }

  /// Moves the clock on to `instant` without a frame.
  fileprivate func wait(until instant: TimeInterval) {
    application.world.advance(to: instant)
    clock.move(to: now)
    for guest in guests { guest.view?.wait(until: now) }
  }
}
