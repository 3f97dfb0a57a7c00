import CoreGraphics
import LayoutSolver

/// What is solved together: the constraints and boxes below a view whose frame does not depend on constraints.
///
/// The *root* is such a view: one that follows its autoresizing mask, a controller's view in its container, or one
/// without a superview. Its size is given. Every view below it that is laid out by constraints has a box here, in the
/// coordinates of its superview; a view below that is laid out otherwise is the root of a scope of its own, and has a
/// box here only if a constraint is about its frame. Views that no constraint is about have none, and cost nothing.
@MainActor final class LayoutScope {
  private(set) weak var root: UIView?
  let solver = LayoutSolver()
  /// The root has no given size, and no view is changed.
  let isMeasuring: Bool
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The boxes by the numbers of their variables.
  var boxOfVariable: [LayoutBox?] = []
  /// Also those with content whose height depends on its width.
  var placedBoxes: [LayoutBox] = []
  var wrappingBoxes: [LayoutBox] = []
  var staleContents: [LayoutBox] = []
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// The active constraint of each constraint of the solver, by its number.
  var constraintOfIndex: [NSLayoutConstraint?] = []
  var pending: [NSLayoutConstraint] = []
  var changedConstants: [NSLayoutConstraint] = []
  var removed: [InstalledConstraint] = []
  /// Guides of the system take part from the next layout.
  var requestedGuides: [UILayoutGuide] = []
  var isDirty = true
  var isUpdating = false
  var isApplying = false
  /// Being laid out, and has yet to ask for a solution, so that what changes needs no other layout.
  private var awaited: ObjectIdentifier?
  /// Since that view is being laid out.
  private var isRequestDeferred = false
  /// Placements have to be compared with the views again.
  var placementsAreStale = true
  var nextRank = 0
  /// Pixels in a point.
  private(set) var scale: CGFloat = 1

  struct InstalledConstraint {
    let index: LayoutSolver.Constraint
    let boxes: [LayoutBox]
    /// The constant of the solver's constraint without the constraint's own.
    var base: Double
    let hasBaseline: Bool
    let isDirectional: Bool
  }

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    solver.chooseBroken = { [weak self] in self?.chosen(from: $0) }
  }

  // MARK: Requests

  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    requestLayout()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    if let found = installed.removeValue(forKey: ObjectIdentifier(constraint)) {
      constraintOfIndex[Int(found.index.index)] = nil
      removed.append(found)
    } else {
      pending.removeObject(constraint)
    }
    requestLayout()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] != nil else { return }
    changedConstants.append(constraint)
    requestLayout()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] != nil else { return }
    drop(constraint)
    add(constraint)
  }

  /// The natural size of the view's content changed.
  func contentChanged(of box: LayoutBox) {
    guard !box.content.isStale else { return }
    box.content.isStale = true
    staleContents.append(box)
    requestLayout()
  }

  /// Compares placements with the views at the next layout.
  func placementChanged() {
    guard !isApplying else { return }
    placementsAreStale = true
    requestLayout()
  }

  func request(_ guide: UILayoutGuide) {
    requestedGuides.append(guide)
    requestLayout()
  }

  private func requestLayout() {
    isDirty = true
    if awaited == nil { root?.setNeedsLayout() } else { isRequestDeferred = true }
  }

  /// The view asks for a solution in its turn; returns the one that did so before.
  func begin(layingOut view: UIView) -> ObjectIdentifier? {
    defer { (awaited, isRequestDeferred) = (ObjectIdentifier(view), false) }
    return awaited
  }

  /// Or of none.
  func end(layingOut view: UIView, inside outer: ObjectIdentifier?) {
    // A class that does not call its superclass's method has not asked.
    if awaited == ObjectIdentifier(view), isRequestDeferred { root?.setNeedsLayout() }
    awaited = outer
  }

  // MARK: Solving

  /// `view`, which gives its subviews their frames afterwards, is not asked for another layout.
  func update(for view: UIView? = nil) {
    guard !isUpdating, let root else { return }
    if let view, awaited == ObjectIdentifier(view) { awaited = nil }
    scale = max(root.window?.screen.scale ?? UIScreen.main.scale, 0.1)
    let rootChanged = boxes[ObjectIdentifier(root)].map { $0.placement != placement(of: root) } ?? false
    guard isDirty || rootChanged else { return }
    isUpdating = true
    isDirty = false
    removeDropped()
    applyConstants()
    if placementsAreStale || rootChanged { updatePlacements() }
    restoreWrapped()
    updateContents()
    solver.solve()
    installPending()
    wrapContents()
    isUpdating = false
    announceChanges(except: view)
  }

  private func removeDropped() {
    guard !removed.isEmpty else { return }
    for constraint in removed {
      solver.remove(constraint.index)
      for box in constraint.boxes { release(box) }
    }
    removed.removeAll(keepingCapacity: true)
  }

  private func applyConstants() {
    for constraint in changedConstants {
      guard let found = installed[ObjectIdentifier(constraint)] else { continue }
      solver.setConstant(found.base - constraint.givenConstant.native, of: found.index)
    }
    changedConstants.removeAll(keepingCapacity: true)
  }

  private func installPending() {
    // Content sizes that change while constraints are added belong to boxes that are added with them.
    var position = 0
    while position < pending.count {
      let constraint = pending[position]
      position += 1
      if constraint.scope === self || isMeasuring { install(constraint) }
    }
    pending.removeAll(keepingCapacity: true)
    for guide in requestedGuides where guide.owner != nil { retain(box(for: guide)) }
    requestedGuides.removeAll(keepingCapacity: true)
    updateContents()
    solver.solve()
  }

  /// The views contain boxes whose rectangles changed.
  private func announceChanges(except view: UIView?) {
    solver.takeChanges { variable in
      guard Int(variable.index) < boxOfVariable.count, let box = boxOfVariable[Int(variable.index)] else { return }
      guard !isMeasuring, let container = box.item?.boxContainer, container !== view else { return }
      // A view that is placed otherwise is given no frame.
      guard awaited != ObjectIdentifier(container), box.placement == nil || box.isDisplaced else { return }
      container.setNeedsLayout()
    }
  }

  func apply(to view: UIView, _ box: LayoutBox) {
    guard box.scope === self, box.uses > 0, box.placement == nil || box.isDisplaced else { return }
    let frame = box.roundedRect(in: view, outset: view.alignmentRectInsets)
    guard !view.fills(frame) else { return }
    isApplying = true
    view.setFrameIgnoringTransform(frame)
    isApplying = false
  }
}

extension LayoutScope {
  /// As measured on iOS, what is broken does not depend on the order in which constraints were activated.
  private struct BreakKey: Comparable {
    /// The rank of the item that comes later in the hierarchy, then of the other one.
    var ranks: (Int, Int)
    /// 0 for an equation, 1 for at least, 2 for at most, as seen from the later item.
    var relation: Int
    var attribute: Int
    var constant: CGFloat

    static func < (lhs: Self, rhs: Self) -> Bool {
      if lhs.ranks != rhs.ranks { return lhs.ranks < rhs.ranks }
      return (lhs.relation, lhs.attribute, lhs.constant) < (rhs.relation, rhs.attribute, rhs.constant)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) && !(rhs < lhs) }
  }

  /// Reports the constraint that is broken.
  func chosen(from indices: [LayoutSolver.Constraint]) -> LayoutSolver.Constraint? {
    let ranks = itemRanks()
    var named: [(index: LayoutSolver.Constraint, constraint: NSLayoutConstraint)] = []
    for index in indices {
      let known = Int(index.index) < constraintOfIndex.count ? constraintOfIndex[Int(index.index)] : nil
      if let constraint = known, !constraint.isInternal { named.append((index, constraint)) }
    }
    guard let broken = named.max(by: { key(of: $0.constraint, ranks) < key(of: $1.constraint, ranks) }) else {
      return nil
    }
    report(named.map(\.constraint), indices.count > named.count, broken.constraint)
    return broken.index
  }

  private func report(_ constraints: [NSLayoutConstraint], _ isFrameInvolved: Bool, _ broken: NSLayoutConstraint) {
    guard !isMeasuring else { return }
    let list = constraints.map(\.readableDescription).joined(separator: ", ")
    let frames = isFrameInvolved ? ", together with the sizes and frames that are given" : ""
    root?.application.report(
      "These constraints cannot all hold\(frames): \(list). \(broken.readableDescription) is broken.")
  }

  /// The position of each item: by depth, then among its siblings; the guides of a view follow its subviews.
  private func itemRanks() -> [ObjectIdentifier: Int] {
    guard let root else { return [:] }
    var ranks: [ObjectIdentifier: Int] = [ObjectIdentifier(root): 0]
    var level = [root]
    while !level.isEmpty {
      for view in level {
        let guides: [UILayoutGuide] = view.layoutState?.allGuides ?? []
        for item in view.subviews as [AnyObject] + guides as [AnyObject] { ranks[ObjectIdentifier(item)] = ranks.count }
      }
      level = level.flatMap(\.subviews)
    }
    return ranks
  }

  private func key(of constraint: NSLayoutConstraint, _ ranks: [ObjectIdentifier: Int]) -> BreakKey {
    func rank(_ item: AnyObject?) -> Int { item.flatMap { ranks[ObjectIdentifier($0)] } ?? -1 }
    let (first, second) = (rank(constraint.firstItem), rank(constraint.secondItem))
    let secondIsLater = second > first
    // Written for the later item, the other side of an inequality is turned round.
    var relation = constraint.relation.rawValue
    if secondIsLater { relation = -relation }
    return BreakKey(
      ranks: secondIsLater ? (second, first) : (first, second), relation: relation == 0 ? 0 : relation > 0 ? 1 : 2,
      attribute: (secondIsLater ? constraint.secondAttribute : constraint.firstAttribute).rawValue,
      constant: secondIsLater ? -constraint.givenConstant : constraint.givenConstant)
  }
}
