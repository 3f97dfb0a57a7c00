import CoreGraphics
public import Foundation
import QuartzCore

/// The view at the top of a hierarchy, which events come to first.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The application whose window this is, once it was shown, and before that the one it was made in.
  final unowned(safe) let owner: UIApplication
  /// In front of which other windows it lies.
  @ViewSetting open var windowLevel: Level = .normal { didSet { if isShown { show() } } }
  private var isShown: Bool { owner.windows.contains { $0 === self } }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// A window of the current world with this frame on its screen.
  public override init(frame: CGRect) {
    owner = .shared
    super.init(frame: frame)
    isHidden = true
  }

  /// Not to be had from archives.
  ///
  /// Gives an empty window.
  public required init?(coder: NSCoder) {
    owner = .shared
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { owner }

  /// The screen the window is on.
  open var screen: UIScreen {
    get { owner.screen }
    set {}
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  /// Whether it is the window that keyboard events go to.
  open var isKeyWindow: Bool { owner.keyWindow === self }

  /// Has keyboard events go to this window.
  open func makeKey() {
    guard !isKeyWindow else { return }
    owner.keyWindow?.resignKey()
    owner.keyWindow = self
    becomeKey()
  }

  /// Shows the window in front of the others of its level and has keyboard events go to it.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { show() }
    makeKey()
  }

  /// The window has become the one that keyboard events go to; by default nothing happens.
  open func becomeKey() {}

  /// The window is no longer the one that keyboard events go to; by default nothing happens.
  open func resignKey() {}

  /// Hands an event's touches to recognisers and views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  private func show() {
    owner.windows.removeAll { $0 === self }
    let place = owner.windows.firstIndex { $0.windowLevel > windowLevel } ?? owner.windows.endIndex
    let above = place < owner.windows.endIndex ? owner.windows[place].layer : nil
    owner.windows.insert(self, at: place)
    if let above {
      owner.rootLayer.insertSublayer(layer, below: above)
    } else {
      owner.rootLayer.addSublayer(layer)
    }
    showRoot()
  }

  private func hide() {
    let dispatcher = owner.touchDispatcher
    dispatcher.cancel(dispatcher.touches.filter { $0.window === self }, at: owner.world.now)
    owner.windows.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    if owner.keyWindow === self { owner.keyWindow = nil }
  }

  private func replaceRoot(_ old: UIViewController?) {
    if let old { removeRoot(old) }
    if isShown { showRoot() }
  }
}

extension UIWindow {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number; higher is farther in front.
    public var rawValue: CGFloat

    /// The level of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of ordinary windows.
    public static let normal = Self(0)
    /// That of status bars.
    public static let statusBar = Self(1000)
    /// That of alerts.
    public static let alert = Self(2000)

    /// Whether `lhs` lies behind `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
