public import CoreGraphics
public import Foundation

/// Moves items by the laws of mechanics; kept so that sources compile: nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The delegate, which is told of nothing.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinate system counts.
  public private(set) final var referenceView: UIView?
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves; always false.
  open var isRunning: Bool { false }
  /// The time since the animator began, in seconds; always 0.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator without a view.
  public override init() { super.init() }

  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    UIApplication.kept("UIDynamicAnimator", "nothing moves")
    behaviors.append(behavior)
    behavior.owner = self
    behavior.willMove(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.owner = nil
    behavior.willMove(to: nil)
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items of the behaviours that are in a rectangle: none.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }

  /// Does nothing.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Is told when items begin and stop to move; kept so that sources compile: it is told of nothing.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells the delegate that items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells the delegate that items stopped.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Something that behaviours move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the item.
  var center: CGPoint { get set }
  /// The bounds of the item.
  var bounds: CGRect { get }
  /// The transform of the item.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// What decides about the movement of items; kept so that sources compile.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  final weak var owner: UIDynamicAnimator?
  /// The behaviours inside this one.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// Called while items move; never called.
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { owner }

  public override init() { super.init() }

  /// Adds a behaviour inside this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour inside this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Tells the behaviour that it is added to an animator, or removed if that is nil; by default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
