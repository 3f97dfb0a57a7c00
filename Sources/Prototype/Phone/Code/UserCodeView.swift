import CoreGraphics
import Stage
import UIKit
import Workshop

/// The picture of the user's code on the phone; it forwards touches, keys and the wheel.
@MainActor final class UserCodeView: PlainView, WheelTarget, HoverTarget, KeyRelay {
  let session: UserCodeSession
  private let report = UserCodeReport()
  let remark = UserCodeRemarkView()
  private weak var stage: Stage?
  private var link: CADisplayLink?
  private var turn = 0
  /// Whether the user pressed here since the keys were the window's.
  private var wasPressed = false
  var decided: () -> Void = {}

  init(_ session: UserCodeSession) {
    self.session = session
    super.init(frame: .zero)
    wantsHover = true
    isMultipleTouchEnabled = true
    backgroundColor = .black
    addSubview(remark)
    addSubview(report)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    (stage, link) = (nil, nil)
    guard window != nil, let stage = application.host as? Stage else { return }
    self.stage = stage
    // Another view may replace the closure before this one leaves the window.
    stage.beforeDrawing = { [weak self] in self?.prepare() }
    let link = CADisplayLink(target: FrameDemand(), selector: Selector(FrameDemand.tick))
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    self.link = link
    session.changed = { [weak self] in self?.show() }
    session.drawn = { [weak self] in self?.perform { $0.layer.contents = $0.session.picture } }
    session.decided = { [weak self] in self?.decided() }
    session.progressed = { [weak self] in self?.perform { $0.followProgress() } }
    session.outlookChanged = { [weak self] isMoving, delay in self?.perform { $0.follow(isMoving, delay) } }
    session.begin(at: stage.now)
    session.setNeedsFrame()
    layer.contents = session.picture
    show()
  }

  /// Runs `work` in the phone's world, to which the view belongs.
  private func perform(_ work: (UserCodeView) -> Void) { stage?.perform { work(self) } }

  func show() {
    perform {
      $0.report.show($0.session.state, isCovering: $0.session.picture != nil)
      $0.remark.show($0.session.remarks)
      $0.setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    let height = min(report.height(in: bounds.width), bounds.height)
    remark.arrange(in: bounds.inset(by: safeAreaInsets))
    let isWhole = session.picture == nil
    report.frame =
      isWhole ? bounds : CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func prepare() {
    guard let stage else { return }
    session.prepareFrame(at: stage.now, ChildMessage.screen(of: stage, scale: session.shownScale()))
  }

  /// Gives the phone another frame, so that its tools notice the child's progress.
  private func followProgress() {
    application.after(0) {}
    followKeys()
  }

  private func follow(_ isMoving: Bool, _ delay: Double?) {
    link?.isPaused = !isMoving
    turn += 1
    guard let delay else { return }
    let own = turn
    application.after(delay) { [weak self] in
      guard let self, turn == own else { return }
      session.setNeedsFrame()
      setNeedsLayout()
    }
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, PointerEvent.down) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, PointerEvent.move) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches, PointerEvent.up) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pass(touches) { _ in .cancel } }

  private func pass(_ touches: Set<UITouch>, _ event: (CGPoint) -> PointerEvent) {
    if !wasPressed {
      wasPressed = true
      followKeys()
    }
    for touch in touches.sorted(by: { $0.pointer < $1.pointer }) {
      let event = event(touch.location(in: self))
      session.send(
        Drag.Event(time: touch.timestamp, event, finger: touch.pointer), now: stage?.now ?? touch.timestamp)
      if event == .cancel { return }
    }
  }

  func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    session.wheel(by: delta, at: point, now: stage?.now ?? 0)
    return true
  }

  func hover(at point: CGPoint) { session.hover(at: point) }

  func hoverEnded() { session.hover(at: nil) }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// Takes the keys if the user has pressed here and the user's code wants them; otherwise gives them up.
  private func followKeys() {
    let takesKeys = wasPressed && session.finger.status.wantsKeys
    if takesKeys, !isFirstResponder { becomeFirstResponder() }
    if !session.finger.status.wantsKeys, isFirstResponder { super.resignFirstResponder() }
  }

  /// Returns the keys to the window, which also ends text editing.
  @discardableResult override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    wasPressed = false
    session.act(ChildMessage(.endEditing))
    return super.resignFirstResponder()
  }

  func relay(_ key: KeyInput) -> Bool {
    session.key(key)
    return true
  }

  func relay(text: String) { session.type(text) }

  func relay(markedText: String, selection: Range<Int>) {}

  var relayedCaret: CGRect? { isFirstResponder && session.isEditing ? convert(bounds, to: nil) : nil }
}

extension ChildMessage {
  /// The messages that set up a child's screen; a `scale` of 0 means the stage's.
  @MainActor static func screen(of stage: Stage, scale: CGFloat) -> [ChildMessage] {
    let (size, insets) = (stage.screenSize, stage.safeAreaInsets)
    let own = stage.userInterfaceStyle
    let isDark = (own == .unspecified ? stage.window.traitCollection.userInterfaceStyle : own) == .dark
    return [
      ChildMessage(
        .screen, index: isDark ? 1 : 0,
        numbers: SIMD4(size.width.native, size.height.native, (scale > 0 ? scale : stage.screenScale).native, 0)),
      ChildMessage(
        .safeArea,
        numbers: SIMD4(insets.top.native, insets.left.native, insets.bottom.native, insets.right.native)),
    ]
  }
}

/// Keeps the window drawing, and asks for the next frame.
///
/// A link retains its target, so the view that retains the link cannot be the target.
@MainActor private final class FrameDemand {
  func tick() {}
}
