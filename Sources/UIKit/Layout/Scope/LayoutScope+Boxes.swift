import CoreGraphics
import LayoutSolver

extension LayoutScope {
  /// Made if there is none.
  func box(for item: any LayoutItem) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = LayoutBox(item, in: self, rank: nextRank)
    nextRank += 1
    boxes[ObjectIdentifier(item)] = box
    for variable in box.variables { set(box, at: Int(variable.index)) }
    if !isMeasuring, item !== root { (item as? UIView)?.layoutInUse.box = box }
    addPlacement(of: box)
    if let view = item as? UIView, view !== root || isMeasuring {
      staleContents.append(box)
      if !isMeasuring { view.enqueueConstraintUpdate() }
    }
    return box
  }

  private func set(_ box: LayoutBox?, at index: Int) {
    while boxOfVariable.count <= index { boxOfVariable.append(nil) }
    boxOfVariable[index] = box
  }

  func retain(_ box: LayoutBox) { box.uses += 1 }

  /// No constraint contains the box any more.
  func release(_ box: LayoutBox) {
    box.uses -= 1
    guard box.uses <= 0 else { return }
    for constraint in box.placed + box.content.hugging + box.content.resistance {
      if let constraint { solver.remove(constraint) }
    }
    for variable in box.variables {
      set(nil, at: Int(variable.index))
      solver.remove(variable)
    }
    placedBoxes.removeObject(box)
    wrappingBoxes.removeObject(box)
    staleContents.removeObject(box)
    if boxes[box.key] === box { boxes[box.key] = nil }
    if let view = box.item as? UIView, view.layoutState?.box === box { view.layoutState?.box = nil }
    if let container = box.placementContainer { release(container) }
  }

  // MARK: Placements

  /// What constraints do not decide; nil if they decide all of it.
  func placement(of item: any LayoutItem) -> LayoutPlacement? {
    if let guide = item as? UILayoutGuide { return guide.owner.flatMap { guide.placement(in: $0) } }
    guard let view = item as? UIView else { return nil }
    if view === root {
      guard !isMeasuring else { return nil }
      let insets = view.alignmentRectInsets
      let size = view.bounds.size
      return LayoutPlacement(
        x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(0, 0),
        width: LayoutPlacement.Part(0, size.width - insets.left - insets.right),
        height: LayoutPlacement.Part(0, size.height - insets.top - insets.bottom))
    }
    return view.isPlacedByFrame ? view.autoresizingPlacement : nil
  }

  /// Placements of an item refer to its size.
  private func container(of item: any LayoutItem) -> UIView? { item === root ? nil : item.boxContainer }

  private func addPlacement(of box: LayoutBox) {
    guard let item = box.item, let placement = placement(of: item) else { return }
    box.placement = placement
    placedBoxes.append(box)
    for part in 0..<4 { box.placed[part] = addPart(part, of: box) }
  }

  private func addPart(_ part: Int, of box: LayoutBox) -> LayoutSolver.Constraint? {
    guard let item = box.item, let wanted = box.placement?.parts[part] else { return nil }
    var terms: [(variable: LayoutSolver.Variable, factor: Double)] = [(box.variables[part], 1)]
    var constant = wanted.constant.native
    if wanted.factor != 0, let container = container(of: item) {
      let outer = self.box(for: container)
      if box.placementContainer == nil {
        box.placementContainer = outer
        retain(outer)
      }
      let insets = container.alignmentRectInsets
      terms.append((part % 2 == 0 ? outer.width : outer.height, -wanted.factor.native))
      constant += (wanted.factor * (part % 2 == 0 ? insets.left + insets.right : insets.top + insets.bottom)).native
    }
    // A view without a superview that is laid out by constraints keeps its size only where they say nothing.
    let isLoose = item === root && root?.superview == nil && root?.translatesAutoresizingMaskIntoConstraints == false
    return solver.add(terms, -constant, .exactly, priority: isLoose && part > 1 ? 1 : LayoutSolver.required)
  }

  /// The frames and surroundings of views changed.
  func updatePlacements() {
    placementsAreStale = false
    for box in placedBoxes {
      guard let item = box.item, let new = placement(of: item), new != box.placement else { continue }
      let old = box.placement?.parts ?? []
      box.placement = new
      for (part, wanted) in new.parts.enumerated() where old[part] != wanted {
        if let constraint = box.placed[part], let wanted, old[part]?.factor == wanted.factor {
          solver.setConstant(-constant(of: wanted, part, item), of: constraint)
        } else {
          if let constraint = box.placed[part] { solver.remove(constraint) }
          box.placed[part] = addPart(part, of: box)
        }
      }
    }
  }

  private func constant(of part: LayoutPlacement.Part, _ index: Int, _ item: any LayoutItem) -> Double {
    guard part.factor != 0, let insets = container(of: item)?.alignmentRectInsets else { return part.constant.native }
    let both = index % 2 == 0 ? insets.left + insets.right : insets.top + insets.bottom
    return (part.constant + part.factor * both).native
  }

  /// Whether the view is placed by its frame may have changed.
  func placementKindChanged(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    for (part, constraint) in box.placed.enumerated() {
      if let constraint { solver.remove(constraint) }
      box.placed[part] = nil
    }
    placedBoxes.removeObject(box)
    box.placement = nil
    addPlacement(of: box)
    contentChanged(of: box)
    placementChanged()
  }

  // MARK: Content

  /// Asks the views whose content changed for their natural size.
  func updateContents() {
    while let box = staleContents.popLast() {
      box.content.isStale = false
      guard let view = box.item as? UIView else { continue }
      // A view that is placed by its frame has no use for a natural size.
      updateWrapping(of: box, view)
      let size = box.placement == nil ? view.naturalAlignmentSize : CGSize(width: -1, height: -1)
      box.content.unlimited = size
      box.content.wrapped = nil
      setContentSize(size, of: box, view)
    }
  }

  /// Whether the height of a view's content depends on its width can change.
  private func updateWrapping(of box: LayoutBox, _ view: UIView) {
    guard view.wrapsContent != box.content.wraps else { return }
    box.content.wraps = view.wrapsContent
    if view.wrapsContent { wrappingBoxes.append(box) } else { wrappingBoxes.removeObject(box) }
    // Its constraints share the space in another manner.
    for constraint in box.content.hugging + box.content.resistance {
      if let constraint { solver.remove(constraint) }
    }
    (box.content.hugging, box.content.resistance) = ([nil, nil], [nil, nil])
  }

  /// Gives content that wraps its natural size again, before the width that it gets is computed.
  func restoreWrapped() {
    for box in wrappingBoxes where box.content.size != box.content.unlimited {
      if let view = box.item as? UIView { setContentSize(box.content.unlimited, of: box, view) }
    }
  }

  /// Limits the natural size of content that wraps to the width that it gets.
  func wrapContents() {
    guard !wrappingBoxes.isEmpty else { return }
    var changed = false
    for box in wrappingBoxes {
      guard let view = box.item as? UIView, box.placement == nil else { continue }
      let width = CGFloat(solver.value(of: box.width))
      guard width > 0, width < box.content.unlimited.width - 1e-3 else { continue }
      if box.content.wrapped?.width != width {
        box.content.wrapped = (width, view.naturalAlignmentSize(inWidth: width))
      }
      if let size = box.content.wrapped?.size {
        setContentSize(size, of: box, view)
        changed = true
      }
    }
    if changed { solver.solve() }
  }

  private func setContentSize(_ size: CGSize, of box: LayoutBox, _ view: UIView) {
    let (hugging, resistance) = (view.huggingPriorities, view.resistancePriorities)
    box.content.size = size
    for axis in 0..<2 {
      let length = axis == 0 ? size.width : size.height
      let variable = axis == 0 ? box.width : box.height
      box.content.hugging[axis] = hold(
        box.content.hugging[axis], variable, length, .atMost, hugging[axis], box, view.wrapsContent)
      box.content.resistance[axis] = hold(
        box.content.resistance[axis], variable, length, .atLeast, resistance[axis], box, view.wrapsContent)
    }
  }

  /// A negative length removes the constraint.
  private func hold(
    _ constraint: LayoutSolver.Constraint?, _ variable: LayoutSolver.Variable, _ length: CGFloat,
    _ relation: LayoutSolver.Relation, _ priority: Float, _ box: LayoutBox, _ yields: Bool
  ) -> LayoutSolver.Constraint? {
    // A content size that is said to be required yields to what must hold, as measured.
    let priority = priority >= 1000 ? LayoutSolver.nearlyRequired : Double(priority)
    guard length >= 0 else {
      if let constraint { solver.remove(constraint) }
      return nil
    }
    guard let constraint else {
      return solver.add(
        [(variable, 1)], -length.native, relation, priority: priority,
        preference: Preference(rank: box.rank, yields: yields))
    }
    solver.setConstant(-length.native, of: constraint)
    solver.setPriority(priority, of: constraint)
    return constraint
  }
}
