import CoreGraphics
public import Foundation
import QuartzCore

@preconcurrency @MainActor open class UIWindow: UIView {
  /// The application in which the window was created.
  @WeakApplication final var owner: UIApplication
  /// Windows of a higher level lie in front.
  @ViewSetting open var windowLevel: Level = .normal {
    didSet {
      if acceptsNumbers(of: \UIWindow.windowLevel, named: "windowLevel", old: oldValue), isShown { show() }
    }
  }
  private var isShown: Bool { owner.windows.index(ofObject: self) != nil }

  /// Nil again when a container or another window takes the controller.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// Hidden until it is shown; the frame is in the coordinates of the screen.
  public override init(frame: CGRect) {
    owner = .shared
    super.init(frame: frame)
  }

  /// Hidden until it is shown; as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) {
    owner = .shared
    super.init(coder: coder)
  }

  /// Hidden until it is shown; fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    owner = .shared
    super.init(frame: windowScene.screen.bounds)
  }

  override func setUp() {
    super.setUp()
    layer.keepAnimationsOutsideTree()
    isHidden = true
  }

  /// Always the application's; setting it has no effect.
  open var windowScene: UIWindowScene? {
    get { owner.scene }
    set {}
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { owner }

  /// Setting it has no effect.
  open var screen: UIScreen {
    get { owner.screen }
    set {}
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      TransitionJournal.withoutRecording {
        super.isHidden = newValue
        if newValue { hide() } else { show() }
      }
    }
  }

  open var isKeyWindow: Bool { owner.keyWindow === self }

  open func makeKey() {
    guard !isKeyWindow else { return }
    owner.keyWindow?.resignKey()
    owner.keyWindow = self
    becomeKey()
  }

  /// In front of the others of its level.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { show() }
    makeKey()
  }

  open func becomeKey() {}

  open func resignKey() {}

  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { deliver(presses: event) } else { deliver(event) }
  }

  private func show() {
    if let index = owner.windows.index(ofObject: self) { owner.windows.remove(at: index) }
    var index = owner.windows.endIndex
    while index > 0, owner.windows[index - 1].windowLevel > windowLevel { index -= 1 }
    let above = index < owner.windows.endIndex ? owner.windows[index].layer : nil
    owner.windows.insert(self, at: index)
    if let above {
      owner.rootLayer.insertSublayer(layer, below: above)
    } else {
      owner.rootLayer.addSublayer(layer)
    }
    adoptTraits()
    showRoot()
  }

  private func hide() {
    let dispatcher = owner.touchDispatcher
    dispatcher.cancel(dispatcher.touches.filter { $0.window === self }, at: owner.world.now)
    endTransitions()
    // A callback of a transition that ended may have shown it again.
    guard isHidden else { return }
    if let index = owner.windows.index(ofObject: self) { owner.windows.remove(at: index) }
    layer.removeFromSuperlayer()
    if owner.keyWindow === self { owner.keyWindow = nil }
  }

  private func replaceRoot(_ old: UIViewController?) {
    TransitionJournal.withoutRecording {
      let (new, former) = (rootViewController, rootViewController?.rootWindow)
      new?.rootWindow = self
      if let old { removeRoot(old) }
      // A callback may have replaced it again.
      guard rootViewController === new else { return }
      new?.leaveHolder(former === self ? nil : former)
      new?.dropPresentations()
      guard rootViewController === new else { return }
      if isShown { showRoot() }
    }
  }
}

extension UIWindow {
  /// The position of a window from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Self(0)
    public static let statusBar = Self(1000)
    public static let alert = Self(2000)

    public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue + rhs) }
    public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue - rhs) }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension UIWindow {
  /// The part of the screen's safe area insets that covers the window.
  final var safeAreaOfScreen: UIEdgeInsets {
    let (insets, frame) = (screen.safeAreaInsets, frame)
    let free = screen.bounds.inset(by: insets)
    // An edge of the screen without an inset covers nothing, wherever the window is.
    return UIEdgeInsets(
      top: insets.top > 0 ? max(0, free.minY - frame.minY) : 0,
      left: insets.left > 0 ? max(0, free.minX - frame.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, frame.maxY - free.maxY) : 0,
      right: insets.right > 0 ? max(0, frame.maxX - free.maxX) : 0)
  }

  /// Lays out everything in the window again.
  final func safeAreaOfScreenChanged() {
    updateSafeArea()
    for view in [self] + subviews { view.setNeedsLayout() }
    rootViewController?.layOutForSafeArea()
  }
}

extension UIViewController {
  /// Lays out this controller's view, those of its children, and what it presents.
  final func layOutForSafeArea() {
    viewIfLoaded?.setNeedsLayout()
    for child in children { child.layOutForSafeArea() }
    modal.presentation?.container.setNeedsLayout()
    modal.presentation?.presented.layOutForSafeArea()
  }
}

extension UIWindow {
  final func deliver(_ event: UIEvent) {
    let changed = event.changed.filter { $0.window === self }
    if !changed.isEmpty { owner.touchDispatcher.deliver(changed, in: event) }
  }
}

extension UIWindow {
  /// Each to the responder that was told of its beginning.
  final func deliver(presses event: UIPressesEvent) {
    for press in event.changedPresses where press.window === self {
      guard let responder = press.responder else {
        event.isUnhandled = true
        continue
      }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }
}

extension UIApplication {
  /// Hit tests use what is seen instead of the model while screens move.
  static var testsTouchesByPresentation: Bool {
    let dispatcher = shared.touchDispatcher
    return dispatcher.isHitTesting && dispatcher.screensMove()
  }
}

extension UIWindow {
  /// Also calls the controller's appearance methods.
  final func showRoot() {
    guard let root = rootViewController, let view = root.view, view.superview !== self else { return }
    // What the root presents may have replaced its view while the window was hidden.
    guard !root.isReplaced else { return }
    // Loading the view may have replaced the root.
    guard rootViewController === root else { return }
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearance(true, animated: false)
    guard rootViewController === root else { return }
    insertSubview(view, at: 0)
    owner.beforeTurnEnds { [weak self, weak root] in
      guard let self, let root, self.rootViewController === root, root.appearance.state == .appearing else { return }
      self.layoutIfNeeded()
      root.endAppearance()
    }
  }

  /// Called before the window is hidden: animations do not run in a hidden window.
  ///
  /// A transition that a finger holds goes back to its beginning, as one whose container is removed does.
  final func endTransitions() {
    for transition in owner.transitions where transition.containerView.window === self { transition.abandon() }
  }

  /// Removes it together with everything that it presents.
  final func removeRoot(_ old: UIViewController) {
    old.dropPresentations()
    old.beginAppearance(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    // A callback may have presented something meanwhile.
    old.dropPresentations()
    old.endAppearance()
  }
}
