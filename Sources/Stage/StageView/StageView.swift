package import CoreGraphics
package import Foundation
import QuartzCore
package import UIKit

/// A view that shows another stage, scaled to fit and centred, and passes touches to it.
///
/// The outer stage is the one whose window holds the view; the inner stage is the one that the view shows. Both are
/// drawn as one display list. The inner stage has its own world, and its own clock, which runs `timeScale` times as
/// fast as the outer stage's. Touches keep their own timestamps, so that slow motion does not change the velocity of
/// fingers.
package final class StageView: UIView, WheelTarget, HoverTarget, KeyRelay {
  package let stage: Stage
  /// The seconds that pass on the inner stage for each second on the outer one; 0 or more.
  ///
  /// At 0 the inner stage has no frames; it still handles events.
  package var timeScale = 1.0 {
    didSet {
      if timeScale != oldValue { rebase() }
      mirrorView?.timeScale = timeScale
    }
  }
  /// Its time runs as fast as this one's.
  package weak var mirrorView: StageView? { didSet { mirrorView?.timeScale = timeScale } }
  /// In the outer stage's time; until then nothing is handled or drawn.
  var stallEnd: TimeInterval?
  /// In the order in which it came.
  var stalledWork: [() -> Void] = []
  /// Plays on the inner stage while its time passes.
  package var player: DragPlayer?
  /// Decides what the inner stage gets of the fingers on the view; without it, everything.
  package weak var hand: (any StageHand)?
  /// The same moment on the outer stage's clock and the inner stage's.
  private var base = (outer: 0.0, inner: 0.0)
  /// Called in the outer stage's world, after the view took the keys or gave them up.
  package var keysChanged: () -> Void = {}
  /// Called in the outer stage's world, after each frame of the inner stage.
  package var stepped: () -> Void = {}
  private let picture = WorldLayer()
  private var coverView: StageView?
  private(set) weak var outerStage: Stage?

  package init(stage: Stage) {
    self.stage = stage
    super.init(frame: .zero)
    wantsHover = true
    isMultipleTouchEnabled = true
    picture.shownWorld = stage.application.world
    layer.addSublayer(picture)
    stage.application.firstResponderChanged = { [weak self] in self?.followFirstResponder() }
  }

  package required init?(coder: NSCoder) { nil }

  /// The frame of the inner stage's screen in the view.
  package var pictureFrame: CGRect {
    let (size, screen) = (bounds.size, stage.screenSize)
    let factor = max(0, min(size.width / screen.width, size.height / screen.height))
    let fitted = CGSize(width: screen.width * factor, height: screen.height * factor)
    // On whole pixels, a picture at its own size is not blurred.
    let scale = application.screen.scale
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return CGRect(
      x: bounds.minX + rounded((size.width - fitted.width) / 2),
      y: bounds.minY + rounded((size.height - fitted.height) / 2), width: rounded(fitted.width),
      height: rounded(fitted.height))
  }

  package override func layoutSubviews() {
    picture.screenSize = stage.screenSize
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.frame = pictureFrame
    CATransaction.commit()
    coverView?.frame = bounds
  }

  /// A stage that is shown in place of this one, and whose time something else moves.
  package var cover: Stage? {
    didSet {
      guard cover !== oldValue else { return }
      coverView?.removeFromSuperview()
      coverView = cover.map(StageView.init)
      guard let coverView else { return }
      (coverView.timeScale, coverView.isUserInteractionEnabled, coverView.frame) = (0, false, bounds)
      addSubview(coverView)
    }
  }

  package override func didMoveToWindow() {
    outerStage?.removeEmbedded(self)
    outerStage = window == nil ? nil : application.host as? Stage
    outerStage?.addEmbedded(self)
    rebase()
    stage.outerStyle = window == nil ? .unspecified : traitCollection.userInterfaceStyle
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if window != nil { stage.outerStyle = traitCollection.userInterfaceStyle }
  }

  // MARK: Time

  /// Goes on from the inner stage's present instant, for instance because it was advanced by itself.
  package func rebase() { base = (outerStage?.now ?? 0, stage.now) }

  private func inner(_ instant: TimeInterval) -> TimeInterval { base.inner + (instant - base.outer) * timeScale }

  func step(to instant: TimeInterval, interval: TimeInterval) {
    if isStalled(at: instant) { return }
    if timeScale > 0 {
      player?.send(until: inner(instant))
      stage.step(to: inner(instant), interval: interval * timeScale)
      picture.update()
    } else {
      finishTurn()
    }
    stepped()
  }

  /// `instant` is the outer stage's time; runs no frame.
  func wait(until instant: TimeInterval) {
    guard !isStalled(at: instant) else { return }
    if timeScale > 0 { player?.send(until: inner(instant)) }
    stage.wait(until: inner(instant))
  }

  func finishTurn() {
    guard stallEnd == nil else { return }
    stage.perform { stage.finishTurn() }
    picture.update()
  }

  /// In the outer stage's time.
  var outlook: Stage.Outlook {
    if let stallEnd { return .waiting(until: stallEnd) }
    guard timeScale > 0 else { return .still }
    var outlook = stage.outlook
    if let instant = player?.nextInstant { outlook = .earlier(outlook, .waiting(until: instant)) }
    guard case .waiting(let instant) = outlook else { return outlook }
    return .waiting(until: base.outer + (instant - base.inner) / timeScale)
  }

  var isIdle: Bool { stage.isIdle && player?.isOver ?? true && stallEnd == nil }

  var busyReasons: [String] {
    stage.busyReasons + (player?.isOver ?? true ? [] : ["a drag is being played"])
      + (stallEnd == nil ? [] : ["it is stalled"])
  }

  // MARK: Keys

  package override var canBecomeFirstResponder: Bool { true }

  /// No text of the inner stage is edited any more.
  @discardableResult package override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard stage.perform({ stage.application.endEditing() }) else { return false }
    defer { keysChanged() }
    return !isFirstResponder || super.resignFirstResponder()
  }

  /// Takes the keys when a responder of the inner stage takes them, and gives them up with it.
  private func followFirstResponder() {
    let takesKeys = stage.application.takesKeys
    outerStage?.perform {
      if takesKeys { becomeFirstResponder() } else if isFirstResponder { super.resignFirstResponder() }
      keysChanged()
    }
  }

  package func relay(_ key: KeyInput) -> Bool { stage.turn { stage.application.key(key) } }

  package func relay(text: String) { stage.insertText(text) }

  package func relay(markedText: String, selection: Range<Int>) {
    stage.setMarkedText(markedText, selection: selection)
  }

  package var relayedCaret: CGRect? {
    guard let caret = stage.caretRect else { return nil }
    let (frame, screen) = (pictureFrame, stage.screenSize)
    guard screen.width > 0, screen.height > 0 else { return nil }
    let toView = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: frame.width / screen.width, y: frame.height / screen.height)
    return convert(caret.applying(toView), to: nil)
  }

  // MARK: Touches

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { pictureFrame.contains(point) }

  /// A press beside the picture, which a view around it may pass on, is one at the nearest edge.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let size = stage.screenSize
    pass(touches) { .down(CGPoint(x: min(max($0.x, 0), size.width - 0.5), y: min(max($0.y, 0), size.height - 0.5))) }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { .move($0) } }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { .up($0) } }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { _ in .cancel }
  }

  private func pass(_ touches: Set<UITouch>, _ event: (CGPoint) -> PointerEvent) {
    for touch in touches.sorted(by: { $0.pointer < $1.pointer }) {
      pass(event(stagePoint(touch.location(in: self))), of: touch.pointer, at: touch.timestamp)
    }
  }

  /// Passes an event of a finger to the inner stage, as its hand decides; during a stall it waits.
  package func pass(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval) {
    if stallEnd != nil { return stalledWork.append { [unowned self] in pass(event, of: pointer, at: instant) } }
    guard let hand else { return stage.send(event, pointer: pointer, at: instant) }
    guard let passed = hand.pass(event, of: pointer, at: instant) else { return }
    stage.send(passed.event, pointer: passed.pointer, at: instant)
  }

  package func hover(at point: CGPoint) { stage.hover(at: stagePoint(point)) }

  package func hoverEnded() { stage.hover(at: nil) }

  /// Returns whether `point` is in the inner stage's picture.
  package func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    let (frame, screen) = (pictureFrame, stage.screenSize)
    guard frame.width > 0, frame.height > 0, frame.contains(point) else { return false }
    let inner = CGVector(dx: delta.dx / frame.width * screen.width, dy: delta.dy / frame.height * screen.height)
    stage.wheel(by: inner, at: stagePoint(point))
    return true
  }

  package func stagePoint(_ point: CGPoint) -> CGPoint {
    let (frame, screen) = (pictureFrame, stage.screenSize)
    guard frame.width > 0, frame.height > 0 else { return .zero }
    return CGPoint(
      x: (point.x - frame.minX) / frame.width * screen.width, y: (point.y - frame.minY) / frame.height * screen.height)
  }
}

extension Stage {
  /// In points.
  package var screenSize: CGSize { application.screen.bounds.size }

  /// Runs no frame.
  fileprivate func wait(until instant: TimeInterval) {
    application.world.advance(to: instant)
    clock.move(to: now)
    for embedded in embeddedStages { embedded.view?.wait(until: now) }
  }
}

extension StageView {
  /// The time is in seconds of the outer stage; afterwards everything is handled and drawn at once.
  package func stall(for seconds: TimeInterval) {
    guard let outerStage, seconds > 0 else { return }
    stallEnd = outerStage.now + seconds
    // The outer stage runs a turn at the end, which draws what waited.
    outerStage.perform { outerStage.application.after(seconds) { [weak self] in self?.endStall() } }
  }

  /// Ends a stall that is over.
  func isStalled(at instant: TimeInterval) -> Bool {
    guard let stallEnd else { return false }
    if instant < stallEnd { return true }
    endStall()
    return false
  }

  private func endStall() {
    guard stallEnd != nil else { return }
    stallEnd = nil
    let work = stalledWork
    stalledWork = []
    for each in work { each() }
  }
}

/// An object between the fingers on a stage view and the stage that the view shows.
@MainActor package protocol StageHand: AnyObject {
  /// Takes an event in the inner stage's coordinates, and returns what that stage gets of it; nil for nothing.
  func pass(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval) -> (event: PointerEvent, pointer: Int)?
}
