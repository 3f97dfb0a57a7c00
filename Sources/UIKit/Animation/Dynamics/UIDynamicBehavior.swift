import CoreGraphics
public import Foundation

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  final weak var owner: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// The items that it acts on.
  final var members: [any UIDynamicItem] = [] { didSet { changed() } }
  /// Called in each frame.
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

  public override init() { super.init() }

  init(of items: [any UIDynamicItem]) {
    super.init()
    members = items
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.parent = self
    behavior.willMove(to: dynamicAnimator)
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    behavior.willMove(to: nil)
    changed()
  }

  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  final func changed() { dynamicAnimator?.changed() }

  /// Does what happens once, after a behavior of the animator has changed.
  func prepare(_ simulation: inout DynamicSimulation, of animator: UIDynamicAnimator) {}

  /// Does what happens in each step.
  func act(on simulation: inout DynamicSimulation) {}
}

/// A behavior whose items change.
@preconcurrency @MainActor open class DynamicItemsBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { members }

  open func addItem(_ item: any UIDynamicItem) { members.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { members.removeAll { $0 === item } }
}

/// Draws the middle of an item to a point by a damped spring, and the item upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, which swings the most, to 1, which does not.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// In hertz, and the damping ratios for a damping of 0 and 1; guesses.
  private static let frequency = 2.5, ratios = (low: 0.3, high: 1.0)

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init(of: [item])
  }

  override func act(on simulation: inout DynamicSimulation) {
    let ratio = Self.ratios.low + (Self.ratios.high - Self.ratios.low) * Double(min(max(damping, 0), 1))
    let pace = 2 * Double.pi * Self.frequency * DynamicSimulation.step
    // Implicit, so that it is never too stiff.
    let (share, pull) = (1 / (1 + 2 * ratio * pace + pace * pace), pace * pace * DynamicSimulation.rate)
    for item in members {
      guard let state = simulation[item]?.state else { continue }
      simulation[item]?.state.velocity = (state.velocity + pull * (snapPoint.vector - state.position)) * share
      simulation[item]?.state.spin = (state.spin - pull * remainder(state.angle, 2 * .pi)) * share
    }
  }
}
