import CoreGraphics
public import Foundation

/// Keeps a point of an item at a distance from an anchor or from a point of another item, as a rod does, or as a spring
/// where there is a frequency; at a distance of 0 they are pinned together.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  /// From the middles of the items, as they lie without a rotation.
  private let offsets: [SIMD2<Double>]

  open var items: [any UIDynamicItem] { members }
  open var attachedBehaviorType: AttachmentType { members.count > 1 ? .items : .anchor }
  open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { changed() } } }
  /// At first the distance of the points.
  open var length: CGFloat = 0 { didSet { changed() } }
  /// The damping ratio of the spring.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// In hertz; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// Stored, and not applied.
  open var frictionTorque: CGFloat = 0

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor point: CGPoint
  ) { self.init([item], [offset.vector], anchor: point) }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset = .zero, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset = .zero
  ) { self.init([item1, item2], [offset1.vector, offset2.vector], anchor: .zero) }

  private init(_ items: [any UIDynamicItem], _ offsets: [SIMD2<Double>], anchor: CGPoint) {
    self.offsets = offsets
    super.init(of: items)
    anchorPoint = anchor
    let ends = zip(items, offsets).map { $0.center.vector + $1.turned(by: $0.angle) } + [anchor.vector]
    let distance = (ends[1] - ends[0]).length
    // Rounding makes no rod of what is pinned.
    length = CGFloat(distance < 1e-6 ? 0 : distance)
  }

  override func act(on simulation: inout DynamicSimulation) {
    let other = members.count > 1 ? members[1] : nil
    simulation.hold(
      members[0], offsets[0], to: other, offsets.count > 1 ? offsets[1] : anchorPoint.vector, at: Double(length),
      frequency: Double(frequency), damping: Double(damping))
  }
}
