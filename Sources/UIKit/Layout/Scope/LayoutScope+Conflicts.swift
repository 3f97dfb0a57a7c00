import CoreGraphics
import LayoutSolver

extension LayoutScope {
  /// Which of constraints that cannot all hold is broken, as measured on iOS: it does not depend on the order in which
  /// they were activated.
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

  /// Chooses the constraint that is broken, and reports it.
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
