import Foundation

extension NSLayoutConstraint {
  final func report(_ sentence: String) {
    (first.item?.itemView?.application ?? .shared).report("\(readableDescription): \(sentence)")
  }

  /// The attributes can be compared.
  final var isMeaningful: Bool { problem == nil }

  private var problem: String? {
    guard let axis = first.axis else { return "its first attribute is none" }
    guard let second else { return first.isSize ? nil : "a position needs a second item" }
    guard second.axis == axis else { return "its attributes belong to different axes" }
    guard first.isSize == second.isSize else { return "it compares a size with a position" }
    let attributes = [first.attribute, second.attribute]
    if attributes.contains(where: \.isDirectional), attributes.contains(where: \.isLeftOrRight) {
      return "it compares leading or trailing with left or right"
    }
    return multiplier == 0 && !first.isSize ? "its multiplier is 0" : nil
  }

  final func checkOperands() {
    // A width can be that of the other axis: an aspect ratio.
    if let second, first.attribute.isSize, second.attribute.isSize { return }
    if let problem { report("\(problem); it has no effect") }
  }

  private var isRatio: Bool { second.map { first.attribute.isSize && $0.attribute.isSize } ?? false }

  /// `given` retains the constraint, or the nearest view that contains both items if that is nil.
  final func activate(on given: UIView?) {
    guard holder == nil, isMeaningful || isRatio else { return }
    let views = first.views + (second?.views ?? [])
    guard let start = views.first else { return report("its item does not exist any more; it is not activated") }
    var common: UIView? = start
    for view in views.dropFirst() {
      while let candidate = common, !view.isDescendant(of: candidate) { common = candidate.superview }
    }
    guard let common else { return report("no view contains both items; it is not activated") }
    if let given, !common.isDescendant(of: given) {
      return report("\(type(of: given)) does not contain its items; it is not added")
    }
    let holder = given ?? common
    recordChange(of: .activation, createdWith: common)
    self.holder = holder
    holder.layoutInUse.constraints.append(self)
    for view in uniqueViews { view.layoutInUse.references.append(self) }
    schedule()
  }

  final func deactivate() {
    guard let holder else { return }
    recordChange(of: .activation, createdWith: holder)
    scope?.drop(self)
    scope = nil
    self.holder = nil
    holder.layoutState?.constraints.removeObject(self)
    for view in uniqueViews { view.layoutState?.references.removeObject(self) }
  }

  /// Each once.
  final var uniqueViews: [UIView] {
    var found: [UIView] = []
    for view in first.views + (second?.views ?? []) where !found.contains(where: { $0 === view }) { found.append(view) }
    return found
  }

  /// Only if the constraint is about the size of one view alone.
  final var ownView: UIView? {
    guard let view = first.item as? UIView, first.startItem == nil, first.attribute.isSize else { return nil }
    guard let second else { return view }
    return second.item === view && second.attribute.isSize ? view : nil
  }

  /// The scope computes the constraint.
  final func schedule() {
    guard let holder else { return }
    scope?.drop(self)
    let inner = ownView.flatMap { $0.superview } ?? ownView ?? holder
    let root = inner.scopeRoot
    for view in uniqueViews {
      view.markLayoutInUse()
      view.joinScope(below: inner)
    }
    let scope = root.layoutInUse.scope(of: root)
    self.scope = scope
    scope.add(self)
  }
}

extension Array where Element: AnyObject {
  /// Quick near an end.
  mutating func removeObject(_ object: Element) {
    if let index = index(ofObject: object) { remove(at: index) }
  }
}
